"""Twelve rounds; in each, everybody takes a field in turn."""

from dataclasses import dataclass, replace

from scorers.core import rounds
from scorers.core.api import TaskKey
from scorers.core.rounds import RoundFlow
from scorers.core.state import State


@dataclass(frozen=True)
class FieldsFlow(RoundFlow):
    """Who chooses in which order, and which fields of the line are gone."""

    order: tuple[str, ...] = ()
    taken: tuple[int, ...] = ()
    """The fields taken so far, in the order of choosing."""


Fields = State[FieldsFlow]


def acting(state: Fields) -> str:
    """Return who takes a field now."""
    return state.flow.order[len(state.flow.taken)]


def take_task(state: Fields) -> str:
    """Return the task of the one who takes a field now."""
    return str(TaskKey.of_round(state.flow.round, "take", acting(state)))


def tasks(state: Fields) -> frozenset[str]:
    """Return the one open task."""
    return frozenset() if state.flow.over else frozenset({take_task(state)})


def jump(state: Fields, to: str) -> FieldsFlow:
    """Return the flow at a round, before anybody has taken a field."""
    return replace(rounds.jump(state, to), taken=())
