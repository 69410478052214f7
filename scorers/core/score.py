"""The end of a play: the breakdown, the ranking and how ties were broken."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby

from scorers.core.amount import Amount, total
from scorers.core.issues import Issue
from scorers.core.msg import Msg
from scorers.core.view import Why


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
        return self.leaders if self.certain else ()

    @property
    def leaders(self) -> tuple[str, ...]:
        """All who share the first place by what is known."""
        return tuple(rank.seat for rank in self.places if rank.place == 1)


@dataclass(frozen=True, slots=True)
class Breakdown:
    """All lines of all players; totals and ranking are worked out from them."""

    seats: tuple[str, ...]
    lines: tuple[Line, ...]
    tie_breaks: tuple[TieBreak, ...] = ()
    issues: tuple[Issue, ...] = ()
    notes: tuple[Msg, ...] = ()

    def total(self, seat: str) -> Amount:
        """Return the sum of a seat's lines."""
        return total(line.points for line in self.lines if line.seat == seat)

    def known(self, seat: str, groups: Sequence[str] | None = None) -> int:
        """Return what is known of a seat's points, whatever else is open; of these categories only, if given."""
        mine = (line for line in self.lines if line.seat == seat and (groups is None or line.group in groups))
        return sum(line.points.n or 0 for line in mine)

    def groups(self) -> tuple[str, ...]:
        """Return the categories in the order they are counted up, one that only some have at its place too."""
        order: list[str] = []
        for seat in self.seats:
            at = 0
            for group in dict.fromkeys(line.group for line in self.lines if line.seat == seat):
                if group not in order:
                    order.insert(at, group)
                at = order.index(group) + 1
        return tuple(order)

    def category(self, group: str) -> Msg:
        """Return what a category is called."""
        return next(line.category for line in self.lines if line.group == group)

    def of(self, seat: str, group: str) -> tuple[Line, ...]:
        """Return a seat's lines of one category."""
        return tuple(line for line in self.lines if line.seat == seat and line.group == group)

    def cell(self, seat: str, group: str) -> Amount | None:
        """Return a seat's points in a category; nothing where there is not a line."""
        lines = self.of(seat, group)
        return total(line.points for line in lines) if lines else None

    @property
    def open(self) -> tuple[Line, ...]:
        """The lines that are not known for certain: each leaves a total open."""
        return tuple(line for line in self.lines if not line.points.exact)

    def ranking(self) -> Ranking:
        """Rank by what is known of each total, ties broken by the chain; what stays tied is shared."""
        known = {seat: self.known(seat) for seat in self.seats}
        return rank({seat: self.total(seat) for seat in self.seats}, self.tie_breaks, known)


def rank(
    totals: Mapping[str, Amount], chain: Sequence[TieBreak] = (), known: Mapping[str, int] | None = None
) -> Ranking:
    """Order seats by total, then by each step of the chain, noting the steps that were needed.

    `known`: what is known of each total, where a part of it is not.
    """
    scores = {seat: known[seat] if known else amount.n or 0 for seat, amount in totals.items()}
    ordered = sorted(totals, key=lambda seat: -scores[seat])
    places: list[Rank] = []
    ties: list[TieStep] = []
    for _, group in groupby(ordered, key=lambda seat: scores[seat]):
        tied = tuple(group)
        # A total that can still change ties with nobody: no step is needed before it is known.
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
    """Tell whether the leader cannot change: all totals known, or no open one except the leader's own."""
    open_seats = [seat for seat, amount in totals.items() if not amount.exact]
    if not open_seats:
        return True
    if len(totals) == 1 or len(open_seats) > 1 or totals[open_seats[0]].n is None:
        return False
    leader = totals[open_seats[0]].n or 0
    return all(amount.n is not None and amount.n < leader for seat, amount in totals.items() if seat != open_seats[0])
