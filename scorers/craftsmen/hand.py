"""The capital cards in one hand: what they are worth, how a price is paid with the least lost, the best investment.

Cards of one colour that are paid together count their faces, or as a set: two are worth 5, each further one 5 more
(digest 4.2). Change is not given. What is kept counts twice: by its worth, and by the investment of four colours it
still allows (digest 5.4); no way to pay is best in both, so all are told of which none is better in both.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, product
from typing import Final, NamedTuple

COLOURS: Final = ("purple", "green", "blue", "red")
FACES: Final = (1, 2, 3)

SET: Final = 5
"""What a second card of a colour is worth, and each after it."""

Suit = tuple[int, ...]
"""How many cards of one colour, by their faces."""

Hand = tuple[Suit, ...]
"""The cards of every colour."""

NO_CARD: Final[Suit] = (0, 0, 0)


class Way(NamedTuple):
    """One way to pay with some colours, or all."""

    value: int
    keeps: int
    """What the rest is worth."""
    invests: int
    """What could be invested of it, the highest card of each of these colours (0: one is lacking)."""
    paid: Hand
    lost: int = 0
    """How much more it is than the price."""


def held(cards: Iterable[str]) -> Hand:
    """Return a hand of cards by their names.

    >>> held(("red1", "red3", "blue1", "red1"))
    ((0, 0, 0), (0, 0, 0), (1, 0, 0), (2, 0, 1))
    """
    names = tuple(cards)
    return tuple(tuple(names.count(f"{colour}{face}") for face in FACES) for colour in COLOURS)


def faces(suit: Suit) -> int:
    """Return the sum of the printed values."""
    return sum(face * n for face, n in zip(FACES, suit, strict=True))


def values(suit: Suit) -> frozenset[int]:
    """Return what cards of one colour can be worth together: their faces, or their set.

    >>> [sorted(values(suit)) for suit in ((0, 0, 1), (0, 1, 1), (0, 0, 2), (1, 1, 1), (0, 0, 0))]
    [[3], [5], [5, 6], [6, 10], [0]]
    """
    n = sum(suit)
    return frozenset((faces(suit), SET * (n - 1)) if n > 1 else (faces(suit),))


def worth(hand: Hand) -> int:
    """Return the most a hand can pay.

    >>> worth(held(("purple2", "green3", "green3", "blue1", "blue1", "red1", "red2")))
    18
    """
    return sum(max(values(suit)) for suit in hand)


def investment(hand: Hand) -> tuple[int, ...]:
    """Return the faces of the best investment, the highest card of each colour; none where a colour is missing.

    >>> investment(held(("purple2", "green3", "green1", "blue1", "red2"))), investment(held(("red3",)))
    ((2, 3, 1, 2), ())
    """
    tops = tuple(_top(suit) for suit in hand)
    return tuple(top for top in tops if top) if all(tops) else ()


def ways(hand: Hand, price: int, colours: Iterable[str] = COLOURS, *, sets: bool = True) -> tuple[Way, ...]:
    """Return the ways to pay a price in some colours that lose the least, and of which none keeps more in both.

    What is kept is its worth, and the investment it still allows. There is none where the hand cannot pay. Without
    `sets` faces alone are paid with: so a table may rule for the notary.
    """
    allowed = tuple(colours)
    suits = [_paid_of(suit, may=colour in allowed, sets=sets) for colour, suit in zip(COLOURS, hand, strict=True)]
    left, right = _by_value(_joined(suits[0], suits[1])), _by_value(_joined(suits[2], suits[3]))
    for value in range(price, max(left) + max(right) + 1):
        found = [one for at, parts in left.items() for one in _joined(parts, right.get(value - at, ()))]
        if found:
            return tuple(way._replace(lost=value - price) for way in _front(found))
    return ()


def _top(suit: Suit) -> int:
    return max((face for face, n in zip(FACES, suit, strict=True) if n), default=0)


def _paid_of(suit: Suit, *, may: bool, sets: bool) -> tuple[Way, ...]:
    """Return the ways to pay with cards of one colour, without those worse than another; where it may not be: none."""
    counts = product(*(range(n + 1) for n in suit)) if may else (NO_CARD,)
    found = _by_value(part for paid in counts for part in _parts(suit, paid, sets=sets))
    return tuple(chain.from_iterable(found.values()))


def _parts(suit: Suit, paid: Suit, *, sets: bool) -> Iterator[Way]:
    rest = tuple(n - gone for n, gone in zip(suit, paid, strict=True))
    for value in values(paid) if sets else (faces(paid),):
        yield Way(value, max(values(rest)), _top(rest), (paid,))


def _joined(first: Iterable[Way], second: Sequence[Way]) -> Iterator[Way]:
    """Yield every way to pay with some colours beside every way to pay with others."""
    for value, keeps, invests, paid, _ in first:
        for more, kept, others, cards, _ in second:
            yield Way(value + more, keeps + kept, invests + others if invests and others else 0, paid + cards)


def _by_value(ways: Iterable[Way]) -> dict[int, list[Way]]:
    """Return the ways of each value, without those that are worse than another."""
    found: dict[int, list[Way]] = {}
    for way in ways:
        found.setdefault(way.value, []).append(way)
    return {value: _front(same) for value, same in found.items()}


def _front(ways: Iterable[Way]) -> list[Way]:
    """Return the ways of which none is better in both, what keeps the most first; of those alike the first."""
    found: list[Way] = []
    for way in sorted(ways, key=lambda way: (-way.keeps, -way.invests, way.paid)):
        if not found or way.invests > found[-1].invests:
            found.append(way)
    return found
