"""Setting up the box for exactly this count: groups of steps with quantities, read from data."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from scorers.core.base import Frozen
from scorers.core.data import load
from scorers.core.msg import Msg, msg, thing_msg


class Quantity(Frozen):
    """So many of a thing; either always, or by player count, or by "variant/count"."""

    thing: str
    n: int | None = None
    by_players: Mapping[str, int] = {}

    def of(self, variant: str, players: int) -> int | None:
        """How many for this table; `None`: this thing is not used."""
        found = self.by_players.get(f"{variant}/{players}", self.by_players.get(str(players)))
        return self.n if found is None else found


class StepData(Frozen):
    """One step: its id, what to take, and when it applies."""

    id: str
    takes: tuple[Quantity, ...] = ()
    variants: tuple[str, ...] = ()
    players: tuple[int, ...] = ()


class GroupData(Frozen):
    """Steps that one person can take on."""

    id: str
    steps: tuple[StepData, ...]


class ChecklistData(Frozen):
    """data/games/<slug>/checklist.json."""

    source: str
    groups: tuple[GroupData, ...]


@dataclass(frozen=True, slots=True)
class Take:
    """So many of this."""

    thing: str
    n: int
    label: Msg


@dataclass(frozen=True, slots=True)
class SetupStep:
    """Something to do once, tickable."""

    key: str
    text: Msg
    takes: tuple[Take, ...] = ()


@dataclass(frozen=True, slots=True)
class SetupGroup:
    """A part of the table to lay out."""

    key: str
    label: Msg
    steps: tuple[SetupStep, ...]


@dataclass(frozen=True, slots=True)
class Checklist:
    """The whole setup, for this count and variant."""

    groups: tuple[SetupGroup, ...]

    @property
    def steps(self) -> tuple[SetupStep, ...]:
        """All steps in order."""
        return tuple(step for group in self.groups for step in group.steps)


def read_checklist(slug: str, players: int, variant: str = "standard") -> Checklist:
    """Return the checklist of a game for this table.

    Texts: `<slug>-setup-<step>` with `$players`, groups `<slug>-setup-group-<id>`.
    """
    return lay_out(slug, load(slug, "checklist.json", ChecklistData), players, variant)


def lay_out(slug: str, data: ChecklistData, players: int, variant: str = "standard") -> Checklist:
    """Return what of the data applies to this table; a group without a step is left out."""
    groups = (_group(slug, group, players, variant) for group in data.groups)
    return Checklist(tuple(group for group in groups if group.steps))


def _group(slug: str, group: GroupData, players: int, variant: str) -> SetupGroup:
    steps = tuple(
        SetupStep(
            f"{group.id}/{step.id}",
            msg(f"{slug}-setup-{step.id}", players=players),
            _takes(slug, step, players, variant),
        )
        for step in group.steps
        if (not step.variants or variant in step.variants) and (not step.players or players in step.players)
    )
    return SetupGroup(group.id, msg(f"{slug}-setup-group-{group.id}"), steps)


def _takes(slug: str, step: StepData, players: int, variant: str) -> tuple[Take, ...]:
    found = ((q.thing, q.of(variant, players)) for q in step.takes)
    return tuple(Take(thing, n, thing_msg(slug, thing, n)) for thing, n in found if n)
