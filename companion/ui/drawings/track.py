"""The line on the lid: bars of what is due, tiles of turns, a wall of points."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from companion.ui.drawings.figures import middle
from companion.ui.drawings.plates import standing
from companion.ui.drawings.svg import at, circle, glyph, rect, sheet, stroke
from companion.ui.drawings.values import Player, Sign

SIGN: Final = 11
"""How large a sign below a bar is."""

ABOVE: Final = 8
"""The room above the highest bar for its dot."""


class Bars(NamedTuple):
    """The colours of a row of bars."""

    done: str
    now: str
    coming: str
    dot: str
    sign: str
    line: str


@lru_cache(maxsize=64)
def bars(
    heights: tuple[int, ...],
    dots: tuple[bool, ...],
    signs: tuple[tuple[str, ...], ...],
    now: int,
    width: float,
    height: float,
    colours: Bars,
) -> str:
    """Draw one bar a round as high as what is due; a dot above and a sign below where something more happens.

    `now` is the place of the present round, 0 for the first; the sheet is `height` + 24 high.
    """
    cell, most = width / max(len(heights), 1), max(heights, default=1) or 1
    drawn: list[str] = []
    for k, due in enumerate(heights):
        colour = colours.now if k == now else colours.done if k < now else colours.coming
        high = 3 + due / most * (height - 6)
        middle_ = (k + 0.5) * cell
        drawn.append(rect(k * cell + cell * 0.16, height - high, cell * 0.68, high, colour, 1.5))
        if dots[k]:
            drawn.append(circle(middle_, height - high - 4.5, 2.2, _after(k, now, colours, colours.dot)))
        if signs[k]:
            colour = _after(k, now, colours, colours.sign)
            drawn.append(glyph(signs[k], colour, middle_ - SIGN / 2, height + 5, SIGN))
    return sheet(width, height + 24, *drawn, rect(0, height, width, 1.5, colours.line), top=-ABOVE)


def _after(k: int, now: int, colours: Bars, coming: str) -> str:
    return colours.now if k == now else colours.done if k < now else coming


class Tiles(NamedTuple):
    """The colours of a row of tiles."""

    done: str
    done_ink: str
    now: str
    now_ink: str
    line: str
    ink: str


@lru_cache(maxsize=128)
def tiles(
    count: int,
    now: int,
    size: float,
    colours: Tiles,
    *,
    gap: float = 3,
    sign: tuple[str, ...] = (),
    marks: tuple[tuple[int, str], ...] = (),
) -> str:
    """Draw one square a turn: those done filled, the present one under the lamp, those to come outlined.

    `sign` stands on the present one; `marks` writes a few letters on a tile ("%", "3"), by its place from 0.
    """
    step, written = size + gap, dict(marks)
    drawn = [_tile(k * step, k - now, size, colours, sign, written.get(k, "")) for k in range(count)]
    return sheet(max(count * step - gap, 1), size, *drawn)


def _tile(x: float, ahead: int, size: float, colours: Tiles, sign: tuple[str, ...], mark: str) -> str:
    round_ = size / 4
    if ahead > 0:
        box = rect(x + 0.6, 0.6, size - 1.2, size - 1.2, "none", round_, stroke(colours.line, 1.2))
    else:
        box = rect(x, 0, size, size, colours.done if ahead else colours.now, round_)
    if sign and not ahead:
        return box + glyph(sign, colours.now_ink, x + 3, 3, size - 6)
    ink = colours.ink if ahead > 0 else colours.done_ink if ahead else colours.now_ink
    large = size * (0.6 if not ahead else 0.54)
    return box + (middle(mark, x + size / 2, size / 2, large, ink) if mark else "")


@lru_cache(maxsize=64)
def left(sign: Sign, left_: int, of: int, size: float) -> str:
    """Draw so many signs side by side: those that are left, then what is gone as ghosts."""
    step = size + 2
    drawn = (
        at(0, 0, glyph(sign.paths, sign.colour, k * step, 0, size), more="" if k < left_ else GONE) for k in range(of)
    )
    return sheet(max(of * step - 2, 1), size, *drawn)


GONE: Final = 'opacity="0.3"'


class Stones(NamedTuple):
    """The colours of a wall."""

    laid: str
    coming: str
    goal: str
    ink: str
    coming_ink: str
    rim: str


@lru_cache(maxsize=64)
def wall(
    stones: int, stands: tuple[tuple[Player, int], ...], width: float, colours: Stones, *, named: tuple[int, ...]
) -> str:
    """Draw a wall as long as the points that end the game, and the plate of each player above the stone reached.

    Stones that are laid are filled, those to come outlined.

    Who has none stands before the wall; who has more than the wall, on its end. 56 high.
    """
    cell = width / (stones + 0.6)
    lead = max((points for _, points in stands), default=0)
    drawn = [_stone(k, cell, k == stones, k <= lead, k in named, colours) for k in range(1, stones + 1)]
    above = [(player, (min(points, stones) - 0.5) * cell) for player, points in stands]
    return sheet(width, 56, *drawn, *standing(above, width, colours.rim, 32))


def _stone(k: int, cell: float, goal: bool, laid: bool, named: bool, colours: Stones) -> str:
    top, x = 34 if k % 2 else 31, (k - 1) * cell
    ink = colours.ink if goal or laid else colours.coming_ink
    stone = rect(x + 1, top, cell - 2, 54 - top, colours.goal if goal else colours.laid, 3)
    if not (goal or laid):
        stone = rect(x + 1.6, top + 0.6, cell - 3.2, 52.8 - top, "none", 3, stroke(colours.coming, 1.2))
    return stone + (middle(str(k), x + cell / 2, 44.5, min(13, cell * 0.6), ink) if named else "")
