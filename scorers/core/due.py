"""What must be paid, the ways to pay it, and the payment that wastes least.

A due has ordered ways. A way is open by choice, or only when everything before it is used up and still does
not cover: all food and francs first, then loans. A way without an amount of its own carries on with what the
ways before could not cover; one with an amount replaces them (no food at all: 5 coins instead).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from scorers.core.amount import Amount
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

    @property
    def most(self) -> int | None:
        """How many there can be at most, as far as is known."""
        return self.have.n if self.have.exact else None


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


@dataclass(frozen=True, slots=True)
class Due:
    """Who owes whom; the ways in order."""

    key: str
    payer: str
    payee: str
    ways: tuple[Way, ...]


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

    def n(self, thing: str) -> int:
        """How many of a thing are paid."""
        return sum(part.n for part in self.paid if part.thing == thing)


def proposals(due: Due, most: int = 3) -> tuple[Payment, ...]:
    """The best payment by each way that is open by choice, best first, at most three.

    >>> from scorers.core.amount import known
    >>> fish = Means("fish", known(3)); meat = Means("meat", known(1), worth=3)
    >>> [part.thing for part in proposals(Due("d", "s1", "table", (Way("food", (fish, meat), 3),)))[0].paid]
    ['meat']
    """
    chains = [tuple(chain) for chain in _chains(due.ways)]
    found = [_settle(chain) for chain in chains if chain]
    return tuple(sorted(found, key=lambda p: p.cost)[:most])


def best(due: Due) -> Payment:
    """Least overpaid, then fewest final points given up, then fewest pieces."""
    found = proposals(due, 1)
    return found[0] if found else Payment(())


def _chains(ways: Sequence[Way]) -> Iterator[list[Way]]:
    """Each way open by choice, with the fallbacks that follow it up to the end."""
    fallbacks = [way for way in ways if way.opens is Opens.EXHAUSTED]
    choices = [way for way in ways if way.opens is Opens.CHOICE]
    for way in choices:
        yield [way, *fallbacks]
    if not choices and fallbacks:
        yield fallbacks


def _settle(chain: Sequence[Way]) -> Payment:
    """Pay by the first way; what it cannot cover falls to the next."""
    parts: list[Paid] = []
    owed, back, over, points, gives_up, guess = 0, 0, 0, 0, False, False
    for way in chain:
        if way.amount is not None:
            if parts and owed:
                parts, points = [], 0
            owed = way.amount
        if owed <= 0:
            break
        found = cheapest(way, owed)
        parts += found.paid
        points += found.points
        guess = guess or found.guess
        gives_up = gives_up or (way.gives_up and bool(found.paid))
        owed, over, back = found.open, found.over, found.back
    return Payment(tuple(parts), over, back, owed, points, gives_up, guess)


def cheapest(way: Way, owed: int) -> Payment:
    """The exact cheapest payment of `owed` by one way; everything it has where that is not enough."""
    bounded = [_bounded(means, owed) for means in way.means]
    have = sum(means.worth * n for means, n in bounded)
    if have < owed:
        return _pay(way.key, [(means, n) for means, n in bounded if n], owed)
    return _pay(way.key, _search(bounded, owed), owed)


def _bounded(means: Means, owed: int) -> tuple[Means, int]:
    """How many of it could ever be of use: never more than cover the whole."""
    enough = -(-owed // means.worth)
    return means, enough if means.most is None else max(0, min(means.most, enough))


def _pay(way: str, used: Iterable[tuple[Means, int]], owed: int) -> Payment:
    used = list(used)
    worth = sum(means.worth * n for means, n in used)
    excess = max(0, worth - owed)
    coins = max((means.worth for means, n in used if means.change and n), default=0)
    back = excess if coins else 0
    return Payment(
        tuple(Paid(way, means.thing, n, means.worth * n) for means, n in used if n),
        over=excess - back,
        back=back,
        open=max(0, owed - worth),
        points=sum(means.points * n for means, n in used),
        guess=any(means.most is None and n for means, n in used),
    )


_Cost = tuple[int, int]
"""(final points given up, pieces) of the cheapest way to reach a worth."""


def _search(bounded: Sequence[tuple[Means, int]], owed: int) -> list[tuple[Means, int]]:
    """Bounded change-making over the worths up to `owed` plus the largest piece.

    Counts go in as powers of two, so a heap of n pieces costs log n rounds; `chosen` remembers the bundle that
    made each worth cheapest. Worths past the top of the table can never be best: some piece could be left out.
    """
    top = owed + max((means.worth for means, n in bounded if n), default=0) - 1
    costs: list[_Cost | None] = [(0, 0)] + [None] * top
    picks: list[tuple[tuple[int, int], ...]] = [()] * (top + 1)
    for index, (means, n) in enumerate(bounded):
        for bundle in _bundles(n):
            _add(costs, picks, index, means, bundle)
    reached = [worth for worth in range(owed, top + 1) if costs[worth] is not None]
    best_worth = min(reached, key=lambda worth: (_wasted(worth - owed, picks[worth], bounded), costs[worth]))
    counts = [0] * len(bounded)
    for index, n in picks[best_worth]:
        counts[index] += n
    return [(means, counts[index]) for index, (means, _) in enumerate(bounded)]


def _bundles(n: int) -> Iterator[int]:
    """1, 2, 4, ... and the rest: every number from 0 to n is a sum of some of them."""
    size = 1
    while n > 0:
        yield min(size, n)
        n -= size
        size *= 2


def _add(
    costs: list[_Cost | None], picks: list[tuple[tuple[int, int], ...]], index: int, means: Means, bundle: int
) -> None:
    """Offer one bundle to every worth, from the top down so that it is used once."""
    worth, points = means.worth * bundle, means.points * bundle
    for reached in range(len(costs) - 1, worth - 1, -1):
        before = costs[reached - worth]
        if before is None:
            continue
        cost = (before[0] + points, before[1] + bundle)
        now = costs[reached]
        if now is None or cost < now:
            costs[reached] = cost
            picks[reached] = (*picks[reached - worth], (index, bundle))


def _wasted(excess: int, pick: tuple[tuple[int, int], ...], bounded: Sequence[tuple[Means, int]]) -> int:
    """What is lost of an excess: nothing, if some of it was money and comes back."""
    return 0 if any(bounded[index][0].change for index, _ in pick) else excess


