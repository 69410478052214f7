"""Parts of a card: the rail of its type, the cost in columns, the badge of a type, what a worker brings."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from companion.ui.drawings.figures import middle
from companion.ui.drawings.figures import width as figure_width
from companion.ui.drawings.svg import circle, glyph, n, path, rect, sheet
from companion.ui.drawings.values import Amount, Sign

RAIL: Final = 42
"""How wide the rail is."""

CORNER: Final = 12
COSTS: Final = 42
"""How high the line of costs is."""

DONE: Final = "done"
"""Instead of a figure: there is all that is needed."""

TICK: Final = ("M4 12.5L6.2 10.3L10 14L18 6L20.2 8.2L10 18.5Z",)


class Kind(NamedTuple):
    """A type of cards: colour and ink of its rail, its sign, its two letters."""

    fill: str
    ink: str
    sign: tuple[str, ...]
    letters: str


class Paper(NamedTuple):
    """The colours of what is printed on a card."""

    ink: str
    ink_2: str
    line: str
    good: str


def rail_shapes(number: str, kind: Kind, width: float, height: float, corner: float) -> tuple[str, ...]:
    """Return the parts of the rail; a low one leaves the letters out."""
    grown = width / RAIL
    sign, letters = 20 * grown, 12 * grown
    side = (
        f"M{n(corner)} 0H{n(width)}V{n(height)}H{n(corner)}A{n(corner)} {n(corner)} 0 0 1 0 {n(height - corner)}"
        f"V{n(corner)}A{n(corner)} {n(corner)} 0 0 1 {n(corner)} 0Z"
    )
    size = _fitting(number, 20 * grown, width - 6)
    upper = height * 0.3 if height < LOW else 19 * grown
    if height < LOW:
        signs = glyph(kind.sign, kind.ink, width / 2 - sign * 0.45, height * 0.72 - sign * 0.45, sign * 0.9)
        return path(side, kind.fill), middle(number, width / 2, upper, size * 0.9, kind.ink), signs
    return (
        path(side, kind.fill),
        middle(number, width / 2, upper, size, kind.ink),
        glyph(kind.sign, kind.ink, (width - sign) / 2, height - 44 * grown, sign),
        middle(kind.letters, width / 2, height - 15.5 * grown, _fitting(kind.letters, letters, width - 4), kind.ink),
    )


LOW: Final = 100
"""A card lower than this shows no letters on its rail."""


def _fitting(text: str, size: float, room: float) -> float:
    """Return the size at which a text still fits."""
    wide = figure_width(text, size)
    return size if wide <= room else size * room / wide


def cost_row(
    columns: tuple[Amount | None, ...], x: float, y: float, width: float, height: float, paper: Paper
) -> list[str]:
    """Draw the columns of a cost at a place."""
    cell, grown = width / max(len(columns), 1), height / 36
    centres = [x + (k + 0.5) * cell for k in range(len(columns))]
    return [_cost(one, centre, y, height, grown, paper) for one, centre in zip(columns, centres, strict=True)]


def _cost(one: Amount | None, x: float, y: float, height: float, grown: float, paper: Paper) -> str:
    if one is None:
        return circle(x, y + height / 2, 2, paper.line)
    sign = glyph(one.sign.paths, one.sign.colour, x - 10 * grown, y, 20 * grown)
    if one.figure == DONE:
        return sign + glyph(TICK, paper.good, x - 9 * grown, y + 20 * grown, 18 * grown)
    return sign + middle(one.figure, x, y + 28.5 * grown, 15 * grown, paper.ink)


@lru_cache(maxsize=64)
def badge(kind: Kind, width: float = 28, height: float = 38) -> str:
    """Draw the sign of a type as a small upright card."""
    sign = width * 20 / 28
    glyphs = glyph(kind.sign, kind.ink, (width - sign) / 2, (height - sign) / 2, sign)
    return sheet(width, height, rect(0, 0, width, height, kind.fill, width * 5 / 28), glyphs)


@lru_cache(maxsize=256)
def slots(
    materials: tuple[Amount | None, ...], width: float, height: float, paper: Paper, *, every: bool = False
) -> str:
    """Draw what a worker brings, in the fixed order of the materials: below each other, from three on in two columns.

    With `every` all slots keep their place and one that is empty has a dot.
    """
    shown = materials if every else tuple(one for one in materials if one)
    columns = 1 if len(shown) <= TWO else 2
    rows = -(-len(shown) // columns) or 1
    drawn = [
        _slot(one, (k % columns + 0.5) * width / columns, (k // columns + 0.5) * height / rows, 28 - 4 * columns, paper)
        for k, one in enumerate(shown)
    ]
    return sheet(width, height, *drawn)


TWO: Final = 2


def _slot(one: Amount | None, x: float, y: float, mark: float, paper: Paper) -> str:
    if one is None:
        return circle(x, y, 2, paper.line)
    size = mark * 0.76
    wide = mark + 3 + figure_width(one.figure, size)
    drawn = glyph(one.sign.paths, one.sign.colour, x - wide / 2, y - mark / 2, mark)
    return drawn + middle(one.figure, x - wide / 2 + mark + 3, y, size, paper.ink, anchor=0)


def counted(sign: Sign, count: int) -> Amount | None:
    """Return so many of something, nothing for none: what a column of costs is told."""
    return Amount(sign, str(count)) if count else None
