"""What must be paid, the ways to pay it, and the payment that wastes least.

A due has ordered ways. A way is open by choice, or only when everything before it is used up and still does
not cover: all food and francs first, then loans. A way without an amount of its own carries on with what the
ways before could not cover; one with an amount replaces them (no food at all: 5 coins instead).

What is not known is never blocked: it counts as being there, and the payment says that it is a guess.
Whether another payment is allowed, and what it wastes, is told by `settle`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from scorers.core.amount import Amount, known
from scorers.core.msg import Msg

UNLIMITED: Final = Amount(10**6)
"""As many as are needed: loans, where cards never run out."""


class Opens(StrEnum):
    """When a way may be used."""

    CHOICE = "choice"
    """At any time, as the payer likes."""
    EXHAUSTED = "exhausted"
    """Only when the ways before it cannot cover."""


@dataclass(frozen=True, slots=True)
class Means:
    """Something that can be paid with."""

    thing: str
    have: Amount
    worth: int = 1
    change: bool = False
    """Money: what is too much comes back."""
    blind: bool = False
    """Drawn without looking: which one it is shows only afterwards."""
    points: int = 0
    """Final points given up with each."""
    points_for: tuple[int, ...] = ()
    """Final points given up with the first one, the first two, ... where not all cost the same: the step back that
    crosses a star. Instead of `points`; there are no more of it than numbers given."""
    dear: int = 0
    """How sorry one is to give up each, where all else is equal: the meat one could sell, rather than the fish."""
    really: tuple[str, int] | None = None
    """What changes hands for each, where that is something else: three coins that stand in for one food."""
    brings: str = ""
    """What comes in with each, worth as much, before it is paid out again: a loan brings francs."""
    src: str = ""
    """Where it lies, if not with the payer: the monk in the chapel."""
    dst: str = ""
    """Where it goes, if not to the payee: out of the game."""

    @property
    def most(self) -> int | None:
        """How many there can be at most, as far as is known."""
        return self.have.n if self.have.exact else None

    @property
    def sure(self) -> int:
        """How many there are for certain."""
        return max(0, self.have.n or 0)

    def points_of(self, n: int) -> int:
        """Return the final points given up with so many."""
        if self.points_for:
            return self.points_for[min(n, len(self.points_for)) - 1] if n else 0
        return self.points * n

    def useful(self, owed: int) -> int:
        """How many could ever be of use: never more than cover the whole."""
        limits = (-(-owed // self.worth), self.most, len(self.points_for) or None)
        return max(0, min(limit for limit in limits if limit is not None))


@dataclass(frozen=True, slots=True)
class Way:
    """One way to pay: how much, and with what."""

    key: str
    means: tuple[Means, ...]
    amount: int | None = None
    """`None`: what the ways before have left open."""
    opens: Opens = Opens.CHOICE
    gives_up: bool = False
    """It costs something a player would not want swept away: a loan, a penalty, a sale."""
    label: Msg | None = None
    waives: bool = False
    """A privilege that lifts the whole due. Nobody has to use it, so it keeps no later way shut."""

    def surely(self) -> Way:
        """Return the way with no more than is certainly there."""
        return replace(self, means=tuple(replace(means, have=known(means.sure)) for means in self.means))


@dataclass(frozen=True, slots=True)
class Due:
    """Who owes whom; the ways in order."""

    key: str
    payer: str
    payee: str
    ways: tuple[Way, ...]

    @property
    def choices(self) -> tuple[Way, ...]:
        """The ways open as the payer likes."""
        return tuple(way for way in self.ways if way.opens is Opens.CHOICE)

    @property
    def fallbacks(self) -> tuple[Way, ...]:
        """The ways that open only when what comes before cannot cover."""
        return tuple(way for way in self.ways if way.opens is Opens.EXHAUSTED)


@dataclass(frozen=True, slots=True)
class Paid:
    """So many of a thing, on one way."""

    way: str
    thing: str
    n: int
    worth: int


@dataclass(frozen=True, slots=True)
class Payment:
    """One complete way out of a due."""

    paid: tuple[Paid, ...]
    over: int = 0
    """Worth that is lost because nothing smaller was at hand."""
    back: int = 0
    """Worth that comes back as change."""
    open: int = 0
    """Worth nobody can pay: the rules, or the table, decide."""
    points: int = 0
    gives_up: bool = False
    guess: bool = False
    """It counts on something nobody has told the app: possible, but not certain."""

    @property
    def pieces(self) -> int:
        """How many pieces change hands."""
        return sum(part.n for part in self.paid)

    @property
    def cost(self) -> tuple[int, int, int, int]:
        """What makes a payment worse: something left open, worth wasted, points given up, pieces."""
        return self.open, self.over, self.points, self.pieces

    @property
    def way(self) -> str:
        """The way it begins with; empty when nothing is paid."""
        return self.paid[0].way if self.paid else ""

    def n(self, thing: str) -> int:
        """How many of a thing are paid."""
        return sum(part.n for part in self.paid if part.thing == thing)


def proposals(due: Due, most: int = 3) -> tuple[Payment, ...]:
    """Return the best payment by each way that is open by choice, best first, at most three.

    >>> from scorers.core.amount import known
    >>> larder = (Means("fish", known(3)), Means("meat", known(1), worth=3))
    >>> [part.thing for part in proposals(Due("d", "s1", "table", (Way("food", larder, 3),)))[0].paid]
    ['meat']
    """
    found: dict[tuple[Paid, ...], Payment] = {}
    for payment in _payments(due):
        found.setdefault(payment.paid, payment)
    privileges = {way.key for way in due.choices if way.waives}
    return tuple(sorted(found.values(), key=lambda payment: _rank(payment, privileges))[:most])


def best(due: Due) -> Payment:
    """Least overpaid, then fewest final points given up, then what one can best spare, then fewest pieces."""
    found = proposals(due, 1)
    return found[0] if found else Payment(())


def _rank(payment: Payment, privileges: set[str]) -> tuple[int | bool, ...]:
    """Order proposals by cost, but never a loan or a penalty, nor a guess, before what does as well without."""
    still, over, points, pieces = payment.cost
    lucky = payment.guess and payment.way in privileges
    return still, payment.gives_up, lucky, over, payment.guess, points, pieces


def _payments(due: Due) -> Iterator[Payment]:
    """Each way out: by a choice that covers, or, where none does, down the chain of fallbacks."""
    tried = [(way, cheapest(way, way.amount or 0)) for way in due.choices]
    yield from (payment for _, payment in tried if not payment.open)
    binding = [(way, payment) for way, payment in tried if not way.waives]
    for way, payment in binding:
        if payment.open and all(other.open for _, other in binding):
            yield _settle((way, *due.fallbacks))
    if due.fallbacks and not binding:
        yield _settle(due.fallbacks)
    elif due.fallbacks and due.fallbacks[0].amount is not None and all(p.open or p.guess for _, p in binding):
        # Nobody knows whether the ways before can cover, so what replaces them may be needed as well.
        yield from (_settle((way.surely(), *due.fallbacks), guess=True) for way, p in binding if not p.open)


def _settle(chain: Sequence[Way], *, guess: bool = False) -> Payment:
    """Pay by the first way; what it cannot cover falls to the next."""
    steps: list[Payment] = []
    owed = 0
    for at, way in enumerate(chain):
        if way.amount is not None and (not at or owed > 0):
            steps, owed = [], way.amount
        if owed <= 0:
            break
        steps.append(cheapest(_without(way, steps), owed))
        owed = steps[-1].open
    return _joined(steps, guess=guess)


def _without(way: Way, steps: Sequence[Payment]) -> Way:
    """Return what is left for a way after the ways before it took their part."""
    gone = {means.thing: sum(step.n(means.thing) for step in steps) for means in way.means}
    if not any(gone.values()):
        return way
    return replace(way, means=tuple(replace(m, have=m.have.shifted(-gone[m.thing], floor=True)) for m in way.means))


def _joined(steps: Sequence[Payment], *, guess: bool) -> Payment:
    """Several ways, one after the other, as one payment. Only the last of them can be too much or too little."""
    if not steps:
        return Payment((), guess=guess)
    return Payment(
        tuple(part for step in steps for part in step.paid),
        steps[-1].over,
        steps[-1].back,
        steps[-1].open,
        sum(step.points for step in steps),
        any(step.gives_up for step in steps),
        guess or any(step.guess for step in steps),
    )


def cheapest(way: Way, owed: int) -> Payment:
    """Return the exact cheapest payment of `owed` by one way; everything it has where that is not enough.

    Of payments that cost the same, the one with more of what is listed first, and with less money.
    """
    if owed <= 0:
        return Payment(())
    limits = [means.useful(owed) for means in way.means]
    have = sum(means.worth * n for means, n in zip(way.means, limits, strict=True))
    return weigh_way(way, limits if have < owed else _search(way.means, limits, owed), owed)


def weigh_way(way: Way, counts: Sequence[int], owed: int) -> Payment:
    """Return what paying so many of each of a way's means comes to."""
    used = [(means, n) for means, n in zip(way.means, counts, strict=True) if n]
    worth = sum(means.worth * n for means, n in used)
    money = sum(means.worth * n for means, n in used if means.change)
    over = max(0, worth - money - owed)
    return Payment(
        tuple(Paid(way.key, means.thing, n, means.worth * n) for means, n in used),
        over=over,
        back=max(0, worth - owed - over),
        open=max(0, owed - worth),
        points=sum(means.points_of(n) for means, n in used),
        gives_up=way.gives_up and bool(used),
        guess=any(means.most is None and n > means.sure for means, n in used),
    )


_DIGITS: Final = 20
"""Room for each part of a cost: guessed pieces, points, what is dear, pieces - one number, compared part by part."""
_NEVER: Final = 1 << 4 * _DIGITS
"""Dearer than any payment: this worth cannot be reached."""

_Pick = tuple[int, int, "_Pick"] | None
"""(which means, how many, and the pick before): the bundles that make up a worth, the last one first."""


def _cost(guessed: int, points: int, dear: int, pieces: int) -> int:
    return ((guessed << _DIGITS | points) << _DIGITS | dear) << _DIGITS | pieces


@dataclass(frozen=True, slots=True)
class _Bundle:
    """So many of one means, taken whole or not at all."""

    index: int
    n: int
    worth: int
    cost: int


def _search(means: Sequence[Means], limits: Sequence[int], owed: int) -> list[int]:
    """Bounded change-making: how many of each, where all together are enough.

    Money is reached for apart, because it wastes nothing: what it has to add is at least the rest. What gives no
    change wastes all that goes past `owed`; past that by a whole piece, some piece could be left out.
    """
    choice = [(index, m, n) for index, (m, n) in enumerate(zip(means, limits, strict=True)) if n]
    goods, picks = _reach([entry for entry in choice if not entry[1].change], owed)
    money, coins = _reach([entry for entry in choice if entry[1].change], owed)
    rest = _at_least(money)
    reached = ((worth, cost + money[rest[max(0, owed - worth)]]) for worth, cost in enumerate(goods))
    _, _, less = min((max(0, worth - owed), cost, -worth) for worth, cost in reached if cost < _NEVER)
    counts = [0] * len(means)
    for picked in (picks[-less], coins[rest[max(0, owed + less)]]):
        left = picked
        while left:
            index, n, left = left
            counts[index] += n
    return counts


def _at_least(costs: Sequence[int]) -> list[int]:
    """For each worth, the cheapest worth that is no less."""
    found = list(range(len(costs)))
    for worth in range(len(costs) - 2, -1, -1):
        if costs[found[worth + 1]] < costs[worth]:
            found[worth] = found[worth + 1]
    return found


def _reach(choice: Sequence[tuple[int, Means, int]], owed: int) -> tuple[list[int], list[_Pick]]:
    """Return the cheapest cost of every worth that could be of use, and what makes it up."""
    top = owed + max((means.worth for _, means, _ in choice), default=1) - 1
    costs = [0] + [_NEVER] * top
    picks: list[_Pick] = [None] * (top + 1)
    reached = 0
    for offer in (offer for entry in choice for offer in _bundles(*entry)):
        reached = min(top, reached + offer[-1].worth)
        # From the top down, so that what is read has not been given this offer yet.
        for worth in range(reached, offer[0].worth - 1, -1):
            for bundle in offer:
                if bundle.worth > worth:
                    break
                cost = costs[worth - bundle.worth] + bundle.cost
                if cost < costs[worth]:
                    costs[worth] = cost
                    picks[worth] = (bundle.index, bundle.n, picks[worth - bundle.worth])
    return costs, picks


def _bundles(index: int, means: Means, n: int) -> Iterator[tuple[_Bundle, ...]]:
    """Every number from 0 to n of a means: of each of these offers one bundle, or none."""
    sure = min(n, means.sure)
    if means.points_for:
        counts = range(1, n + 1)
        costs = (_cost(max(0, k - sure), means.points_of(k), means.dear * k, k) for k in counts)
        bundles = tuple(_Bundle(index, k, means.worth * k, cost) for k, cost in zip(counts, costs, strict=True))
        yield bundles
        return
    for guessed, most in ((0, sure), (1, n - sure)):
        for size in _sizes(most):
            cost = _cost(guessed * size, means.points * size, means.dear * size, size)
            yield (_Bundle(index, size, means.worth * size, cost),)


def _sizes(n: int) -> Iterator[int]:
    """1, 2, 4, ... and the rest: every number from 0 to n is a sum of some of them, and n costs log n rounds.

    >>> [*_sizes(10)], [*_sizes(0)]
    ([1, 2, 4, 3], [])
    """
    size = 1
    while n > 0:
        yield min(size, n)
        n -= size
        size *= 2
