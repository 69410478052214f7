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
def pile(good: Good, count: int, width: float, height: float, *, ghost: str, rim: str = "") -> str:
    """Draw `count` tokens of a good on each other, the face on top; none is a dashed ring in `ghost`.

    `rim` is a thin line of that colour around goods that would sink into a dark ground.
    """
    if count <= 0:
        return sheet(width, height, _nothing(good, width, height, ghost))
    slabs = min(count, MOST) - 1
    step = min(STEP, (height - FACE - 2) / slabs) if slabs else 0
    left = width / 2
    drawn = [_slab(good, left - 19 + (1.5 if k % 2 else -1), height - 10 - k * step, rim) for k in range(slabs)]
    top = height - slabs * step - FACE - 2
    face = disc(good, left - FACE / 2, top, FACE)
    edge = circle(left, top + FACE * 11.2 / 24, FACE * 10.8 / 24, more=_faint(rim)) if rim else ""
    return sheet(width, height, *drawn, face, edge)


def _slab(good: Good, x: float, y: float, rim: str) -> str:
    return rect(x, y, 38, 10, good.edge, 3) + rect(x, y - 1, 38, 8, good.fill, 2.5, _faint(rim) if rim else "")


def _faint(rim: str) -> str:
    return f'{stroke(rim, 1)} stroke-opacity="0.45"'


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
