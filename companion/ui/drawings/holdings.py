"""What somebody has, in fixed columns: one picture, so that a whole table of seats is a handful of images."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from companion.ui.drawings.figures import CAP, figures
from companion.ui.drawings.signs import BOX, disc_shapes
from companion.ui.drawings.svg import at, glyph, sheet
from companion.ui.drawings.values import Good, Sign

GHOST: Final = 0.22
"""How much is seen of what one has none of."""


class Kept(NamedTuple):
    """One thing and how many of it: as a flat disc, or as its bare mark."""

    face: Good | Sign
    figure: str
    rim: bool = False


class Grid(NamedTuple):
    """How large it is drawn."""

    columns: int
    width: float
    sign: float
    figure: float
    gap: float


def grid_height(count: int, grid: Grid) -> float:
    """Return how high so many things stand."""
    rows = -(-count // grid.columns)
    return max(0.0, rows * (grid.sign + grid.gap) - grid.gap)


@lru_cache(maxsize=256)
def holdings(kept: tuple[Kept, ...], grid: Grid, ink: str) -> str:
    """Draw things with their numbers row by row; none of a thing is a ghost at its place, so that columns stand."""
    step = grid.width / grid.columns
    cells = (
        at(place % grid.columns * step, place // grid.columns * (grid.sign + grid.gap), _cell(one, grid, ink))
        for place, one in enumerate(kept)
    )
    return sheet(grid.width, grid_height(len(kept), grid), *cells)


def _cell(one: Kept, grid: Grid, ink: str) -> str:
    face = one.face
    shapes = disc_shapes(face, rim=one.rim) if isinstance(face, Good) else glyph(face.paths, face.colour, 0, 0, BOX)
    drawn = at(0, 0, shapes, grid.sign / BOX, more="" if one.figure else f'opacity="{GHOST}"')
    line = (grid.sign + CAP * grid.figure) / 2
    return drawn + figures(one.figure, grid.sign + grid.sign / 5, line, grid.figure, ink, anchor=0)
