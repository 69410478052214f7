"""Rounds and nothing finer: where a play is and what goes on, for a game whose rounds the app counts and no more.

A game takes what it needs of it: `Game(tasks=rounds.tasks, position=rounds.position, jumps=rounds.jumps,
jump=rounds.jump, place_name=rounds.place_name, acts=Acts(PLAY_ROUND, ...), ...)`, begins with `RoundFlow(of=12)`, and
shows `rounds.track` and `PLAY_ROUND.offered` (`scorers/core/acts/round.py`). A flow of its own may add to `RoundFlow`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, TypeVar

from scorers.core.game import Position
from scorers.core.keys import TaskKey
from scorers.core.msg import Msg, msg
from scorers.core.state import Flow, State
from scorers.core.view import Mark, Step, Track

OVER: Final = "over"
"""The position behind the last round."""


@dataclass(frozen=True)
class RoundFlow(Flow):
    """Which round it is, and how many there are."""

    round: int = 1
    of: int = 1


R = TypeVar("R", bound=RoundFlow)


def tasks(state: State[R]) -> frozenset[str]:
    """Return the one task of a round: that it is played, "r3/round"."""
    return frozenset() if state.flow.over else frozenset({round_task(state.flow.round)})


def round_task(number: int) -> str:
    """Return the task of a round by its key."""
    return str(TaskKey.of_round(number, "round"))


def position(state: State[R]) -> Position:
    """Return the round, or that all are played."""
    return _position(OVER if state.flow.over else f"r{state.flow.round}")


def jumps(state: State[R]) -> tuple[Position, ...]:
    """Return every round and the end."""
    return tuple(map(_position, (*(f"r{number}" for number in range(1, state.flow.of + 1)), OVER)))


def _position(key: str) -> Position:
    return Position(key, place_name(key))


def place_name(key: str) -> Msg:
    """Return what a position is called: "Round 3"."""
    return msg("core-rounds-over") if key == OVER else msg("core-round-at", n=int(key.removeprefix("r")))


def jump(state: State[R], to: str) -> R:
    """Return the flow there; nothing of that round is done yet."""
    number = state.flow.of if to == OVER else int(to.removeprefix("r"))
    return replace(state.flow, round=number, over=to == OVER, done=frozenset(), reopened=frozenset())


def track(state: State[R], *marks: Mark) -> Track:
    """Return the track: round 3 of 12, with what there is to know about some of them."""
    flow = state.flow
    if flow.over:
        return Track((Step(OVER, msg("core-rounds-over")),), first=state.setup.first)
    return Track((Step("round", msg("core-round-name"), flow.round, flow.of, marks),), first=state.setup.first)
