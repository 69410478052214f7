"""The end of a play: the sheet, the breakdown, the ranking and how ties were broken."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import groupby

from scorers.core.amount import Amount, total
from scorers.core.events import Entry
from scorers.core.issues import Issue
from scorers.core.msg import Msg
from scorers.core.view import Face, Why

Sheet = Mapping[str, Mapping[str, Entry]]
"""What was answered: field -> seat -> a number or the cards held."""


class FieldKind(StrEnum):
    """How a field of the sheet is answered."""

    NUMBER = "number"
    """A number for each seat."""
    HOLDER = "holder"
    """At most one seat has it, with a number: who, and how many."""
    CARDS = "cards"
    """The cards each seat holds; a card held by one is not offered to another."""


@dataclass(frozen=True, slots=True)
class Field:
    """One category of the sheet, asked for all seats at once."""

    key: str
    label: Msg
    hint: Msg | None = None
    kind: FieldKind = FieldKind.NUMBER
    low: int = 0
    high: int | None = None
    seats: tuple[str, ...] = ()
    """Whom it concerns; nobody: it is known for all and not asked."""
    known: Mapping[str, Entry] | None = None
    """What is known already, shown as filled in; editable."""
    cards: tuple[Face, ...] = ()
    thing: str = ""
    required: bool = True

    @property
    def open(self) -> bool:
        """Whether something is left to ask: who the one holder is, or what some seat has."""
        if self.known is None or self.kind is not FieldKind.HOLDER:
            return any(seat not in (self.known or {}) for seat in self.seats)
        return False


@dataclass(frozen=True, slots=True)
class SheetForm:
    """The closing questions: what is known is filled in, what is not is asked."""

    fields: tuple[Field, ...]

    @property
    def open_fields(self) -> tuple[Field, ...]:
        """The fields with something left to ask."""
        return tuple(f for f in self.fields if f.open)

    def prefilled(self) -> dict[str, dict[str, Entry]]:
        """All that is known, as a sheet."""
        return {f.key: dict(f.known) for f in self.fields if f.known is not None}


@dataclass(frozen=True, slots=True)
class Line:
    """Points of one player for one reason. `item` names the card where there is one."""

    seat: str
    group: str
    category: Msg
    points: Amount
    item: Msg | None = None
    why: Why | None = None


@dataclass(frozen=True, slots=True)
class TieBreak:
    """One step of the chain: what is compared, highest first."""

    label: Msg
    values: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Rank:
    """One seat's place; several seats may share one."""

    place: int
    seat: str
    total: Amount


@dataclass(frozen=True, slots=True)
class TieStep:
    """A tie-break that was needed: between whom, what was compared, and whether it decided."""

    label: Msg
    seats: tuple[str, ...]
    values: tuple[int, ...]
    decided: bool


@dataclass(frozen=True, slots=True)
class Ranking:
    """The result. While a total is open, `certain` says whether the winner can still change."""

    places: tuple[Rank, ...]
    ties: tuple[TieStep, ...]
    certain: bool

    @property
    def winners(self) -> tuple[str, ...]:
        """All who share the first place; nobody while it is open."""
        return tuple(rank.seat for rank in self.places if rank.place == 1) if self.certain else ()


@dataclass(frozen=True, slots=True)
class Breakdown:
    """All lines of all players; totals and ranking are worked out from them."""

    seats: tuple[str, ...]
    lines: tuple[Line, ...]
    tie_breaks: tuple[TieBreak, ...] = ()
    issues: tuple[Issue, ...] = ()
    notes: tuple[Msg, ...] = ()

    def total(self, seat: str) -> Amount:
        """The sum of a seat's lines."""
        return total(line.points for line in self.lines if line.seat == seat)

    def groups(self) -> tuple[str, ...]:
        """The categories in the order they are counted up."""
        return tuple(dict.fromkeys(line.group for line in self.lines))

    def of(self, seat: str, group: str) -> tuple[Line, ...]:
        """A seat's lines of one category."""
        return tuple(line for line in self.lines if line.seat == seat and line.group == group)

    def ranking(self) -> Ranking:
        """Places by total, ties broken by the chain; what stays tied is shared."""
        return rank({seat: self.total(seat) for seat in self.seats}, self.tie_breaks)


def rank(totals: Mapping[str, Amount], chain: Sequence[TieBreak] = ()) -> Ranking:
    """Order seats by total, then by each step of the chain, noting the steps that were needed."""
    scores = {seat: amount.n if amount.n is not None else -(10**9) for seat, amount in totals.items()}
    ordered = sorted(totals, key=lambda seat: -scores[seat])
    places: list[Rank] = []
    ties: list[TieStep] = []
    for _, group in groupby(ordered, key=lambda seat: scores[seat]):
        tied = tuple(group)
        # A total that can still grow ties with nobody: no step is needed before it is known.
        steps = chain if all(totals[seat].exact for seat in tied) else ()
        for shared in _break(tied, steps, ties):
            place = len(places) + 1
            places.extend(Rank(place, seat, totals[seat]) for seat in shared)
    return Ranking(tuple(places), tuple(ties), certain=_certain(totals))


def _break(tied: tuple[str, ...], chain: Sequence[TieBreak], ties: list[TieStep]) -> list[tuple[str, ...]]:
    """Split seats with equal totals by the first step that tells them apart, then by the rest."""
    if len(tied) == 1 or not chain:
        return [tied]
    step, rest = chain[0], chain[1:]
    value: Callable[[str], int] = lambda seat: step.values.get(seat, 0)  # noqa: E731
    ordered = sorted(tied, key=value, reverse=True)
    parts = [tuple(part) for _, part in groupby(ordered, key=value)]
    ties.append(TieStep(step.label, tuple(ordered), tuple(value(seat) for seat in ordered), decided=len(parts) > 1))
    return [shared for part in parts for shared in _break(part, rest, ties)]


def _certain(totals: Mapping[str, Amount]) -> bool:
    """Whether the leader cannot change: all totals known, or no open one except the leader's own."""
    open_seats = [seat for seat, amount in totals.items() if not amount.exact]
    if not open_seats:
        return True
    if len(totals) == 1 or len(open_seats) > 1 or totals[open_seats[0]].n is None:
        return False
    leader = totals[open_seats[0]].n or 0
    return all(amount.n is not None and amount.n < leader for seat, amount in totals.items() if seat != open_seats[0])
