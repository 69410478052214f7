"""The table seen from above, its places, and what is shown where there is nothing yet."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from companion.ui.drawings.pieces import disc
from companion.ui.drawings.svg import circle, path, rect, sheet, stroke
from companion.ui.drawings.values import Good


class Wood(NamedTuple):
    """The colours of the table."""

    wood: str
    edge: str
    grain: str


@lru_cache(maxsize=16)
def table(width: float, height: float, colours: Wood) -> str:
    """Draw the table: round ends, an edge of 6 below, a line of grain inside."""
    high = height - 6
    return sheet(
        width,
        height,
        rect(0, 6, width, high, colours.edge, min(74, high / 2)),
        rect(0, 0, width, high, colours.wood, min(74, high / 2)),
        rect(13, 11, width - 26, high - 22, "none", min(63, high / 2 - 11), stroke(colours.grain, 2)),
    )


def places(seats: int, width: float, height: float, plate: tuple[float, float]) -> tuple[tuple[float, float], ...]:
    """Return where the plates lie around a table, clockwise from the upper left; an odd one sits above.

    >>> places(3, 300, 200, (100, 50))
    ((16.67, 0), (183.33, 0), (100.0, 150))
    """
    above = -(-seats // 2)
    upper, lower = _spread(above, width, plate[0]), _spread(seats - above, width, plate[0])
    return tuple((x, 0) for x in upper) + tuple((x, height - plate[1]) for x in reversed(lower))


def _spread(count: int, width: float, plate: float) -> list[float]:
    """Return the left edges of some plates: one in the middle, more of them towards the ends."""
    free = width - count * plate
    side = free / 2 if count < TWO else free / (3 * count)
    gap = (free - 2 * side) / max(count - 1, 1)
    return [round(side + k * (plate + gap), 2) for k in range(count)]


TWO: Final = 2


@lru_cache(maxsize=64)
def heap(goods: tuple[Good, ...], width: float, height: float, ground: str) -> str:
    """Draw what a table keeps, as pieces: up to two large ones beside each other, three or four in a square."""
    size = 36 if len(goods) <= LARGE else 28
    columns, gap = (max(len(goods), 1), 4) if len(goods) <= LARGE else (2, 2)
    rows = -(-len(goods) // columns) or 1
    left = (width - columns * (size + gap) + gap) / 2
    top = (height - rows * (size + gap) + gap) / 2
    spots = [(left + k % columns * (size + gap), top + k // columns * (size + gap)) for k in range(len(goods))]
    pieces = [disc(good, x, y, size) for good, (x, y) in zip(goods, spots, strict=True)]
    return sheet(width, height, rect(0, 0, width, height, ground), *pieces)


LARGE: Final = 2


class Nothing(NamedTuple):
    """The colours of a picture of nothing yet: dashed lines, the lamp, its light, a flat shape."""

    line: str
    lamp: str
    light: str
    shape: str


@lru_cache(maxsize=16)
def no_plays(colours: Nothing) -> str:
    """Draw a podium nobody stands on, 280 x 160: three dashed columns in the light."""
    drawn = [circle(140, 76, 70, colours.light)]
    for x, top in ((60, 84), (114, 54), (168, 104)):
        cap = rect(x, top, 48, 5, colours.lamp if top == HIGHEST else colours.shape, 2)
        drawn += (_dashed(x + 0.75, top + 7, 46.5, 152 - top - 7, colours, 8), cap)
    return sheet(280, 160, *drawn, _ground(colours))


HIGHEST: Final = 54


@lru_cache(maxsize=16)
def no_people(colours: Nothing) -> str:
    """Draw a table with empty places, 280 x 160."""
    board = rect(70, 48, 140, 70, colours.shape, 35) + circle(140, 83, 16, colours.lamp)
    chairs = "".join(_dashed(x, y, 52, 34, colours, 9) for x, y in ((58, 8), (170, 8), (58, 122), (170, 122)))
    return sheet(280, 160, circle(140, 83, 74, colours.light), board, chairs)


@lru_cache(maxsize=16)
def no_steps(colours: Nothing) -> str:
    """Draw a line of time on which nothing has happened, 280 x 160: the lamp at its head, dashed places below."""
    drawn = [circle(92, 38, 34, colours.light), rect(91, 38, 2, 114, colours.shape)]
    drawn.append(circle(92, 38, 13, colours.lamp))
    for y, wide in ((29, 92), (75, 64), (121, 78)):
        drawn.append(rect(122, y, wide, 8, colours.shape, 4))
        drawn.append(rect(122, y + 13, wide * 0.6, 6, colours.shape, 3))
    drawn += (_dashed(78, y, 28, 28, colours, 7) for y in (70, 116))
    return sheet(280, 160, *drawn)


@lru_cache(maxsize=16)
def nothing_found(colours: Nothing) -> str:
    """Draw cards that are not there and the glass that looked for them, 280 x 160."""
    drawn = [circle(140, 80, 70, colours.light)]
    drawn += (_dashed(x, y, 62, 84, colours, 9) for x, y in ((52, 34), (166, 34)))
    glass = circle(134, 74, 26, colours.shape, stroke(colours.lamp, 7))
    handle = path("M154 96L178 122", "none", f'{stroke(colours.lamp, 9)} stroke-linecap="round"')
    return sheet(280, 160, *drawn, handle, glass)


def _dashed(x: float, y: float, width: float, height: float, colours: Nothing, radius: float) -> str:
    return rect(x, y, width, height, "none", radius, stroke(colours.line, 1.5, dash=5))


def _ground(colours: Nothing) -> str:
    return rect(24, 152, 232, 3, colours.line, 1.5)
