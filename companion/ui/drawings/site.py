"""A site under construction: a column of bricks for each material, as many as it still needs and already has."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from companion.ui.drawings.figures import middle
from companion.ui.drawings.svg import at, glyph, rect, sheet, stroke
from companion.ui.drawings.values import Sign

COLUMN: Final = 48
BRICK: Final = (32, 13)
GAP: Final = 3
ROOM: Final = 61
"""How high the bricks may stand: four of them."""

HEIGHT: Final = 111
"""Bricks, sign and figure."""


class Need(NamedTuple):
    """What a site needs of one material, has of it, and would get by the step in question."""

    sign: Sign
    need: int
    has: int
    added: int = 0


class Clay(NamedTuple):
    """The colours around the bricks: what is missing, what would be added, the figure, the tick."""

    missing: str
    added: str
    ink: str
    done: str


@lru_cache(maxsize=256)
def columns(needs: tuple[Need, ...], colours: Clay, tick: tuple[str, ...]) -> str:
    """Draw a column of bricks per material: dashed = needed, filled = there, with a rim = would be added."""
    drawn = [at(k * COLUMN, 0, _column(need, colours, tick)) for k, need in enumerate(needs)]
    return sheet(max(len(needs), 1) * COLUMN, HEIGHT, *drawn)


def _column(need: Need, colours: Clay, tick: tuple[str, ...]) -> str:
    if not need.need:
        return at(0, 0, glyph(need.sign.paths, need.sign.colour, 12, ROOM + 6, 24), more='opacity="0.3"')
    bricks = "".join(_brick(need, k, colours) for k in range(need.need))
    return bricks + glyph(need.sign.paths, need.sign.colour, 12, ROOM + 6, 24) + _state(need, colours, tick)


def _brick(need: Need, k: int, colours: Clay) -> str:
    """Return brick `k` from the ground; a column of many is of lower bricks."""
    step = min(BRICK[1] + GAP, (ROOM + GAP) / need.need)
    wide, high, x, y = BRICK[0], step - GAP, (COLUMN - BRICK[0]) / 2, ROOM - (k + 1) * step + GAP
    if k < need.has:
        return rect(x, y, wide, high, need.sign.colour, 3)
    if k < need.has + need.added:
        return rect(x + 1.25, y + 1.25, wide - 2.5, high - 2.5, need.sign.colour, 2, stroke(colours.added, 2.5))
    return rect(x + 0.75, y + 0.75, wide - 1.5, high - 1.5, "none", 2.5, stroke(colours.missing, 1.25, dash=3))


def _state(need: Need, colours: Clay, tick: tuple[str, ...]) -> str:
    there = need.has + need.added
    if there >= need.need:
        return glyph(tick, colours.done, COLUMN / 2 - 9, ROOM + 33, 18)
    return middle(f"{there}/{need.need}", COLUMN / 2, ROOM + 41.5, 15, colours.ink)
