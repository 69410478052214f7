"""The sums of the rulebook, one function each, without a table around them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import product

from tests.scorers.craftsmen import tables as t


class Foul(Exception):
    """The rulebook says no."""


def rule(holds: object, words: str) -> None:
    """Cry foul where something does not hold."""
    if not holds:
        raise Foul(words)


Hand = Sequence[tuple[str, int]]
"""Capital cards: colour and face."""
Halves = Sequence[tuple[str, str]]
"""Built cards: upper and lower colour."""
Cell = tuple[int, int, str]
"""A marker in a hold: row from the top, column from the left, whose."""


def worth(hand: Hand) -> int:
    """The most a hand can pay: by colour the faces, or five for each card but one (digest 4.2)."""
    found = 0
    for colour in t.COLOURS:
        faces = [face for one, face in hand if one == colour]
        found += max(sum(faces), 5 * (len(faces) - 1))
    return found


def order(sums: Mapping[str, int], youngest: Sequence[str]) -> list[str]:
    """Turn order: the lowest sum first, the younger on a tie (digest 2.3)."""
    return sorted(sums, key=lambda seat: (sums[seat], youngest.index(seat)))


def sets(built: Halves, *, both: bool = True) -> int:
    """Sets of four colours; `both`: two halves of a card may lie in one set (digest 5.2)."""
    most = min(Counter(colour for card in built for colour in card)[colour] for colour in t.COLOURS)
    if both:
        return most
    return next(n for n in range(most, -1, -1) if _dealt(list(built), n))


def _dealt(built: list[tuple[str, str]], n: int) -> bool:
    """Whether `n` sets can be dealt out, no card twice in one of them: card by card, whatever is still possible."""
    found = {tuple(frozenset[str]() for _ in range(n))}
    for upper, lower in built:
        found |= {
            tuple(sorted((_with(_with(have, at, upper), below, lower)), key=sorted))
            for have in found
            for at, below in product(range(-1, n), repeat=2)
            if at != below or at < 0
        }
    return any(all(len(one) == len(t.COLOURS) for one in have) for have in found)


def _with(have: tuple[frozenset[str], ...], at: int, colour: str) -> tuple[frozenset[str], ...]:
    """A half laid into one of the sets, or into none."""
    return have if at < 0 else (*have[:at], have[at] | {colour}, *have[at + 1 :])


def ranked(cells: Sequence[Cell]) -> list[str]:
    """Who comes before whom on a ship: most markers, then the higher, then further left (digest 5.1)."""
    count = Counter(seat for _, _, seat in cells)
    best = {seat: min((row, column) for row, column, one in cells if one == seat) for seat in count}
    return sorted(count, key=lambda seat: (-count[seat], best[seat]))


def majority(ship: int, cells: Sequence[Cell]) -> dict[str, int]:
    """The bonuses of a ship (digest 5.1)."""
    return dict(zip(ranked(cells), t.BONUS[ship], strict=False))


def fewest(used: Mapping[str, int]) -> list[str]:
    """Who used the fewest privileges: nobody on a tie of two players (digest 3.4, 3.6)."""
    found = [seat for seat, n in used.items() if n == min(used.values())]
    return [] if len(used) == len(found) == 2 else found


def granted(entitled: Sequence[str], held: Mapping[str, int], pool: int, *, stays: bool = False) -> list[str]:
    """Who gets a token, in order, as far as they reach; who has three gets none (digest 3.4)."""
    if not stays:
        entitled = [seat for seat in entitled if held[seat] < t.MOST_TOKENS]
    return [seat for seat in entitled[:pool] if held[seat] < t.MOST_TOKENS]


def reordered(now: Sequence[str], track: Sequence[str]) -> list[str]:
    """The next order: the discs of the order-change track first (digest 3.4)."""
    ahead = list(dict.fromkeys(track))
    return [*ahead, *(seat for seat in now if seat not in ahead)]


def winners(points: Mapping[str, int], cards: Mapping[str, int], now: Sequence[str]) -> list[str]:
    """The ranking: points, then cards, then further back (digest 6)."""
    return sorted(points, key=lambda seat: (points[seat], cards[seat], now.index(seat)), reverse=True)


def least_bid(offer: int, *, level: bool = False) -> int:
    """What must be bid to have the card against the mayor (digest 4.5)."""
    return offer if level else offer + 1


def auction(
    seats: Sequence[str], bids: Sequence[tuple[str, int]], offer: int = 0, *, level: bool = False
) -> tuple[str, int] | None:
    """Who gets the card, and for how much; a bid of 0 is dropping out, an `offer` the mayor's (CR-V09, digest 4.5)."""
    starter, best = bids[0]
    rule(best >= 1, "an opening bid below 1")
    holder, still = starter, list(seats)
    for seat, bid in bids[1:]:
        rule(seat in still, f"{seat} is out")
        rule(bid == 0 or bid > best, f"{bid} is not above {best}")
        if bid:
            holder, best = seat, bid
        else:
            still.remove(seat)
    rule(still == [holder], "bids go on until one is left")
    raised = any(bid for seat, bid in bids if seat != starter)
    return (holder, best) if raised or best >= least_bid(offer, level=level) else None
