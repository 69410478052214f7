"""A quay and its piles: so many tokens of a good, on planks above water."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from companion.ui.drawings.pieces import disc
from companion.ui.drawings.svg import circle, glyph, rect, sheet, stroke, waves
from companion.ui.drawings.values import Good

MOST: Final = 7
"""So many tokens of a pile are drawn; the figure below says how many there are."""

FACE: Final = 44
"""How large the token on top is."""

STEP: Final = 11
"""How much a slab adds."""


@lru_cache(maxsize=256)
def pile(good: Good, count: int, width: float, height: float, *, ghost: str) -> str:
    """Draw `count` tokens of a good on each other, the face on top; none is a dashed ring in `ghost`."""
    if count <= 0:
        return sheet(width, height, _nothing(good, width, height, ghost))
    slabs = min(count, MOST) - 1
    step = min(STEP, (height - FACE - 2) / slabs) if slabs else 0
    left = width / 2
    drawn = [_slab(good, left - 19 + (1.5 if k % 2 else -1), height - 10 - k * step) for k in range(slabs)]
    face = disc(good, left - FACE / 2, height - slabs * step - FACE - 2, FACE)
    return sheet(width, height, *drawn, face)


def _slab(good: Good, x: float, y: float) -> str:
    return rect(x, y, 38, 10, good.edge, 3) + rect(x, y - 1, 38, 8, good.fill, 2.5)


def _nothing(good: Good, width: float, height: float, ghost: str) -> str:
    ring = circle(width / 2, height - 20, 17, more=stroke(ghost, 1.5, dash=4))
    return ring + glyph(good.paths, ghost, width / 2 - 9, height - 29, 18)


class Quay(NamedTuple):
    """The colours of a quay."""

    water: str
    wave: str
    plank: str
    shade: str


@lru_cache(maxsize=32)
def quay(width: float, depth: float, colours: Quay) -> str:
    """Draw the ground of the quay: planks on top, water below, `depth` high; piles stand 2 below its upper edge."""
    ground = (
        rect(0, 2, width, depth - 2, colours.water),
        rect(0, 0, width, 8, colours.plank),
        rect(0, 8, width, 6, colours.shade),
        waves(0, depth - 5, width + 20, colours.wave),
    )
    return sheet(width, depth, *ground)
