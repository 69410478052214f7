"""Setting up the box for exactly this count: groups of steps with quantities, read from data."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import NamedTuple

from scorers.core.base import Frozen
from scorers.core.data import load
from scorers.core.msg import Msg, Player, SeatId, msg, thing_msg


class Quantity(Frozen):
    """So many of a thing; either always, or by player count, or by "variant/count"."""

    thing: str
    n: int | None = None
    by_players: Mapping[str, int] = {}

    def of(self, variant: str, players: int) -> int | None:
        """How many for this table; `None`: this thing is not used."""
        found = self.by_players.get(f"{variant}/{players}", self.by_players.get(str(players)))
        return self.n if found is None else found

    def varies(self, variant: str, counts: frozenset[int]) -> bool:
        """Whether another number of players takes another amount: what is easily got wrong."""
        return len({self.of(variant, players) for players in counts}) > 1


class StepData(Frozen):
    """One step: its id, what to take, and when it applies."""

    id: str
    takes: tuple[Quantity, ...] = ()
    variants: tuple[str, ...] = ()
    players: tuple[int, ...] = ()
    options: Mapping[str, str] = {}
    """What has to be agreed for it: the answers of these options."""
    draws: bool = False
    """Whether it decides who starts; once that is known, its `.known` says what is left to do for `$who`."""


class GroupData(Frozen):
    """Steps that one person can take on."""

    id: str
    steps: tuple[StepData, ...]
    each: bool = False
    """Whether everybody does it for themselves."""


class ChecklistData(Frozen):
    """data/games/<slug>/checklist.json."""

    source: str
    groups: tuple[GroupData, ...]

    @property
    def counts(self) -> frozenset[int]:
        """Every number of players some amount is given for."""
        takes = (quantity for group in self.groups for step in group.steps for quantity in step.takes)
        return frozenset(int(key.rpartition("/")[2]) for quantity in takes for key in quantity.by_players)


@dataclass(frozen=True, slots=True)
class Take:
    """So many of this."""

    thing: str
    n: int
    label: Msg
    varies: bool = False
    """Whether it depends on how many play."""


@dataclass(frozen=True, slots=True)
class SetupStep:
    """Something to do once, tickable."""

    key: str
    text: Msg
    takes: tuple[Take, ...] = ()
    draws: bool = False


@dataclass(frozen=True, slots=True)
class SetupGroup:
    """A part of the table to lay out."""

    key: str
    label: Msg
    steps: tuple[SetupStep, ...]
    each: bool = False

    def starting(self, seat: SeatId) -> SetupGroup:
        """Return the group for a table that knows who starts."""
        known = (("who", Player(seat)),)
        said = (replace(s, text=Msg(s.text.id, s.text.params + known, "known")) if s.draws else s for s in self.steps)
        return replace(self, steps=tuple(said))


@dataclass(frozen=True, slots=True)
class Checklist:
    """The whole setup, for this count and variant."""

    groups: tuple[SetupGroup, ...]

    @property
    def steps(self) -> tuple[SetupStep, ...]:
        """All steps in order."""
        return tuple(step for group in self.groups for step in group.steps)

    def starting(self, seat: SeatId) -> Checklist:
        """Return the setup for a table that knows who starts."""
        return Checklist(tuple(group.starting(seat) for group in self.groups))


def read_checklist(
    slug: str, players: int, variant: str = "standard", options: Mapping[str, str] | None = None
) -> Checklist:
    """Return the checklist of a game for this table.

    Texts: `<slug>-setup-<step>` with `$players`, groups `<slug>-setup-group-<id>`.
    """
    return lay_out(slug, load(slug, "checklist.json", ChecklistData), players, variant, options)


def lay_out(
    slug: str,
    data: ChecklistData,
    players: int,
    variant: str = "standard",
    options: Mapping[str, str] | None = None,
) -> Checklist:
    """Return what of the data applies to this table; a group without a step is left out."""
    table = _Table(slug, variant, players, data.counts, options or {})
    groups = (_group(table, group) for group in data.groups)
    return Checklist(tuple(group for group in groups if group.steps))


class _Table(NamedTuple):
    """For whom the box is laid out."""

    slug: str
    variant: str
    players: int
    counts: frozenset[int]
    options: Mapping[str, str]


def _group(table: _Table, group: GroupData) -> SetupGroup:
    steps = (_step(table, group, step) for step in group.steps)
    label = msg(f"{table.slug}-setup-group-{group.id}")
    return SetupGroup(group.id, label, tuple(step for step in steps if step is not None), group.each)


def _step(table: _Table, group: GroupData, step: StepData) -> SetupStep | None:
    """Return a step as this table does it; nothing where it does not, or where there is nothing to take after all."""
    if (step.variants and table.variant not in step.variants) or (step.players and table.players not in step.players):
        return None
    if not step.options.items() <= table.options.items():
        return None
    found = ((q, n) for q in step.takes if (n := q.of(table.variant, table.players)))
    takes = tuple(
        Take(q.thing, n, thing_msg(table.slug, q.thing, n), q.varies(table.variant, table.counts)) for q, n in found
    )
    if step.takes and not takes:
        return None
    said = msg(f"{table.slug}-setup-{step.id}", players=table.players)
    return SetupStep(f"{group.id}/{step.id}", said, takes, step.draws)
