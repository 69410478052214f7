"""Spots: places that hold pieces in order - a queue with covering, holds of two, the fields of a granary, a display.

What lies where is shown (`Held.spots`), one place is picked (`Pick.spots`), or all of it is painted (`Paint`): a colour
once, then a touch for each piece of it. How pieces come and go is told below, once for all games.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Final

from scorers.core.amount import Amount
from scorers.core.glance import Fact
from scorers.core.msg import Msg

RUBBER: Final = ""
"""The colour that takes pieces away; also what lies in a place that is free."""

CARD: Final = "card"
"""The kind of a place that is a card, with its number on it: pieces there are counted."""

BETWEEN: Final = "@"
"""Parts a place from what is painted there; before it nothing: the colour in hand."""


@dataclass(frozen=True, slots=True)
class Spot:
    """One place, and what lies there from below to the top: seats, or things."""

    key: str
    pieces: tuple[str, ...] = ()
    kind: str = ""
    """How the place itself is drawn, by the game's drawings: a golden rim."""
    label: Msg | None = None
    """What it is called beside its row: left, first; on a card its number."""
    thing: str = ""
    """What belongs there, drawn pale while nothing of it does."""


@dataclass(frozen=True, slots=True)
class SpotRow:
    """Places beside each other that belong together: the queue of a building, the two holds of a product."""

    key: str
    label: Msg
    spots: tuple[Spot, ...]
    sign: str = ""
    """A symbol of the game, or a thing."""
    seat: str | None = None
    """Whose row it is, where the rows are those of the seats."""
    n: Amount | None = None
    """What a piece there is worth."""
    note: Msg | None = None
    """What there is to say of it, small: "4 of 6"."""
    group: Msg | None = None
    """What it belongs to together with the rows around it: one of several ships."""


@dataclass(frozen=True, slots=True)
class Spots:
    """Rows of places as they lie on the table."""

    rows: tuple[SpotRow, ...]
    ground: str = ""
    """What they lie on: "hull" draws a ship around them."""

    def __iter__(self) -> Iterator[Spot]:
        """Yield every place, row by row."""
        return (spot for row in self.rows for spot in row.spots)

    @property
    def keys(self) -> frozenset[str]:
        """Everything a move or an option can sit on: every row, every place."""
        return frozenset(row.key for row in self.rows) | {spot.key for spot in self}

    @property
    def groups(self) -> tuple[Spots, ...]:
        """Return the rows of each group as places of their own."""
        found = groupby(self.rows, lambda row: row.group)
        return tuple(replace(self, rows=tuple(rows)) for _, rows in found)

    def laid(self, pieces: Mapping[str, str]) -> Spots:
        """Return the same places with one piece each, or none."""
        rows = (
            replace(row, spots=tuple(_holding(spot, pieces.get(spot.key)) for spot in row.spots)) for row in self.rows
        )
        return replace(self, rows=tuple(rows))


def _holding(spot: Spot, piece: str | None) -> Spot:
    return replace(spot, pieces=(piece,) if piece else ())


@dataclass(frozen=True, slots=True)
class Paint:
    """Ask what lies where: a colour is taken in hand, then every place touched that it holds."""

    key: str
    label: Msg
    spots: Spots
    colours: tuple[str, ...]
    """The seats and things there are pieces of; the rubber is always there."""
    brush: str = RUBBER
    """The colour in hand."""
    sums: tuple[Fact, ...] = ()
    """What it comes to, for each seat."""

    def dabbed(self, touched: str) -> tuple[str, ...]:
        """Return the whole answer after a touch on a colour ("@s1") or on a place; a piece touched again goes.

        >>> from scorers.core.msg import plain
        >>> row = SpotRow("wine", plain("Wine"), (Spot("left"), Spot("right", ("s2", "s1"))))
        >>> ask = Paint("hold", plain("Whose?"), Spots((row,)), ("s1", "s2"), "s1")
        >>> ask.dabbed("left"), ask.dabbed("right"), ask.dabbed("@s2")
        (('@s1', 'left@s1', 'right@s1'), ('@s1',), ('@s2', 'right@s1'))
        """
        lies = {spot.key: spot.pieces[-1] for spot in self.spots if spot.pieces}
        brush = touched.removeprefix(BETWEEN) if touched.startswith(BETWEEN) else self.brush
        if not touched.startswith(BETWEEN):
            lies[touched] = RUBBER if lies.get(touched) == brush else brush
        painted = (f"{spot.key}{BETWEEN}{lies[spot.key]}" for spot in self.spots if lies.get(spot.key))
        return (f"{BETWEEN}{brush}", *painted)


def painted(answer: object, spots: Spots, colours: Sequence[str]) -> dict[str, str]:
    """Return what lies on top in each place that is not free: as answered, and as it was where nobody answered.

    >>> from scorers.core.msg import plain
    >>> two = Spots((SpotRow("wine", plain("Wine"), (Spot("left"), Spot("right", ("s2", "s1")))),))
    >>> painted(None, two, ("s1", "s2")), painted(("@s2", "left@s2", "left@s7", "up@s1"), two, ("s1", "s2"))
    ({'right': 's1'}, {'left': 's2'})
    """
    if not isinstance(answer, tuple):
        return {spot.key: spot.pieces[-1] for spot in spots if spot.pieces}
    there = {spot.key for spot in spots}
    pairs = (str(part).rpartition(BETWEEN) for part in answer)
    return {place: piece for place, _, piece in pairs if place in there and piece in colours}


def paint(  # noqa: PLR0913 - a question's own fields
    key: str, label: Msg, spots: Spots, colours: tuple[str, ...], answer: object, *, sums: tuple[Fact, ...] = ()
) -> Paint:
    """Return the question with what has been painted; the colour in hand is the first where nobody took another."""
    first = str(answer[0]) if isinstance(answer, tuple) and answer else f"{BETWEEN}{next(iter(colours), RUBBER)}"
    brush = first.removeprefix(BETWEEN)
    known = brush if brush in (*colours, RUBBER) else RUBBER
    return Paint(key, label, spots.laid(painted(answer, spots, colours)), colours, known, sums)


Places = tuple[str, ...]
"""What lies in places one after the other, the one that is filled first in front; a free one holds `RUBBER`."""


def pushed(row: Places, piece: str) -> tuple[Places, str]:
    """Return a row after one more piece, and what falls out of it at its end where it was full.

    >>> pushed(("", ""), "s1"), pushed(("s1", ""), "s2"), pushed(("s1", "s2"), "s3")
    ((('s1', ''), ''), (('s1', 's2'), ''), (('s3', 's1'), 's2'))
    """
    if RUBBER in row:
        free = row.index(RUBBER)
        return (*row[:free], piece, *row[free + 1 :]), RUBBER
    return (piece, *row[:-1]), row[-1]


def pulled(row: Places) -> tuple[Places, str]:
    """Return a row after its last piece was taken, the others moved on to the end; and that piece.

    >>> pulled(("s1", "s2")), pulled(("s1", "")), pulled(("", "s2")), pulled(("", ""))
    ((('', 's1'), 's2'), (('', ''), 's1'), (('', ''), 's2'), (('', ''), ''))
    """
    last = max((at for at, piece in enumerate(row) if piece), default=None)
    if last is None:
        return row, RUBBER
    rest = row[:last]
    return (RUBBER, *rest, *row[last + 1 :]), row[last]


Stacks = tuple[tuple[str, ...], ...]
"""Pieces lying on each other in places one after the other, each from below to the top."""


def free(stacks: Stacks) -> int | None:
    """Return the first place in which nothing lies; none where all hold something and can only be covered.

    >>> free((("s1",), (), ())), free((("s1",), ("s2",)))
    (1, None)
    """
    return next((at for at, stack in enumerate(stacks) if not stack), None)


def covers(stacks: Stacks, high: int) -> tuple[int, ...]:
    """Return the places in which one more piece can be laid on others, so many high at most; none while one is free.

    >>> covers((("s1",), ("s2", "s1")), 2), covers((("s1",), ()), 2)
    ((0,), ())
    """
    if free(stacks) is not None:
        return ()
    return tuple(at for at, stack in enumerate(stacks) if len(stack) < high)


def put(stacks: Stacks, at: int, piece: str) -> Stacks:
    """Return the places with one more piece on top of what lies in one of them.

    >>> put((("s1",), ()), 0, "s2")
    (('s1', 's2'), ())
    """
    return (*stacks[:at], (*stacks[at], piece), *stacks[at + 1 :])


def in_order(stacks: Stacks) -> tuple[str, ...]:
    """Return all pieces from the first place to the last, in each from below to the top.

    >>> in_order((("s1", "s2"), (), ("s1",)))
    ('s1', 's2', 's1')
    """
    return tuple(piece for stack in stacks for piece in stack)
