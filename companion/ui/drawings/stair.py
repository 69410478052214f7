"""A track in levels, one row each: a star with the level at its head, what lies on a space, who stands there."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from companion.ui.drawings.figures import figures, middle
from companion.ui.drawings.figures import width as figure_width
from companion.ui.drawings.pieces import square
from companion.ui.drawings.svg import at, glyph, rect, sheet
from companion.ui.drawings.values import Amount, Player

HEAD: Final = 42
CELL: Final = (40, 42)
STEP: Final = (44, 46)
PLATE: Final = 34
STAR: Final = "M12 2l2.9 6.6 7.1.7-5.4 4.7 1.6 7L12 17.3 5.8 21l1.6-7L2 9.3l7.1-.7z"


class Space(NamedTuple):
    """What lies on a space of the track: its ground, the mark, the figure if there is one."""

    at: int
    fill: str
    amount: Amount


class Stair(NamedTuple):
    """The colours of the track."""

    space: str
    number: str
    star: str
    star_ink: str
    figure: str


@lru_cache(maxsize=64)
def stair(
    levels: tuple[tuple[int, int], ...],
    spaces: tuple[Space, ...],
    stands: tuple[tuple[Player, int], ...],
    colours: Stair,
) -> str:
    """Draw the levels upwards, each from its first space to its last; who shares a space is shown smaller."""
    longest = max((last - first + 1 for first, last in levels), default=0)
    high = len(levels) * STEP[1]
    drawn: list[str] = []
    for k, (first, last) in enumerate(levels):
        top = high - (k + 1) * STEP[1] + 2
        drawn.append(glyph((STAR,), colours.star, 0, top + 1, 40))
        drawn.append(middle(str(k + 1), 20, top + 22, 15, colours.star_ink))
        cells = (_cell(i, spaces, stands, colours) for i in range(first, last + 1))
        drawn += (at(HEAD + j * STEP[0], top, cell) for j, cell in enumerate(cells))
    return sheet(HEAD + max(longest, 1) * STEP[0] - 4, max(high, 1), *drawn)


def _cell(i: int, spaces: tuple[Space, ...], stands: tuple[tuple[Player, int], ...], colours: Stair) -> str:
    found = next((space for space in spaces if space.at == i), None)
    ground = rect(0, 0, *CELL, found.fill if found else colours.space, 9)
    here = [player for player, where in stands if where == i]
    if here:
        return ground + _standing(here)
    number = figures(str(i), 5, 14, 12.5, colours.number, anchor=0)
    return ground + number + (_lying(found.amount, colours.figure) if found else "")


def _standing(here: list[Player]) -> str:
    """Return the plate of who stands on a space; several share it as a square of four."""
    if len(here) == 1:
        return square(here[0], (CELL[0] - PLATE) / 2, (CELL[1] - PLATE) / 2, PLATE, here[0].edge)
    return "".join(square(player, 1 + k % 2 * 19, 2 + k // 2 * 19, 19, player.edge) for k, player in enumerate(here))


def _lying(amount: Amount, ink: str) -> str:
    mark, size = (18, 15) if amount.figure else (20, 15)
    wide = mark + (1 + figure_width(amount.figure, size) if amount.figure else 0)
    left = (CELL[0] - wide) / 2
    drawn = glyph(amount.sign.paths, amount.sign.colour, left, 28 - mark / 2, mark)
    return drawn + middle(amount.figure, left + mark + 1, 28, size, ink, anchor=0)
