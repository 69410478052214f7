"""The podium: two circles of lamp light, and a column as high as the points for everybody."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from companion.ui.drawings.svg import at, circle, n, path, sheet
from companion.ui.drawings.values import Player

LEAST: Final = 60
"""The lowest column is so high, or its figure would not fit."""


def heights(points: tuple[int, ...], room: float, *, least: float = LEAST) -> tuple[float, ...]:
    """Return how high each column is: true to the points, as long as none is below `least`.

    Where one would be, all stand on a step of that height and are true to the points above it.

    >>> heights((100, 50, 40), 200)
    (200.0, 100.0, 80.0)
    >>> heights((100, 20, 0), 200)
    (200.0, 88.0, 60.0)
    """
    parts = [max(0, one) / max((1, *points)) for one in points]
    step = least if min(parts) * room < least else 0
    return tuple(step + part * (room - step) for part in parts)


class Lamp(NamedTuple):
    """The colours of the light on a lid: the wide circle, the one in it."""

    outer: str
    inner: str


@lru_cache(maxsize=16)
def lamp(width: float, height: float, x: float, y: float, radius: float, colours: Lamp) -> str:
    """Draw the light behind the winner: two discs around one place, the inner one a third smaller."""
    return sheet(width, height, circle(x, y, radius, colours.outer), circle(x, y, radius * 104 / 150, colours.inner))


@lru_cache(maxsize=64)
def column(
    player: Player, width: float, height: float, cap: str, *, cap_opacity: float = 1, symbol: float = 26, below: float
) -> str:
    """Draw the column of one player: round on top, a cap of light, the symbol `below` the top.

    The figure between cap and symbol is a text of its own: it counts up. A column too low for it has no symbol.
    """
    faint = f'fill-opacity="{n(cap_opacity)}"' if cap_opacity != 1 else ""
    arch = f"M0 {n(height)}V10A10 10 0 0 1 10 0H{n(width - 10)}A10 10 0 0 1 {n(width)} 10V{n(height)}Z"
    over = f"M0 10A10 10 0 0 1 10 0H{n(width - 10)}A10 10 0 0 1 {n(width)} 10"
    brow = f"{over}A10 5 0 0 0 {n(width - 10)} 5H10A10 5 0 0 0 0 10Z"
    if height < below + symbol:
        return sheet(width, height, path(arch, player.fill), path(brow, cap, faint))
    sign = at((width - symbol) / 2, below, path(player.shape, player.ink), symbol / 24)
    return sheet(width, height, path(arch, player.fill), path(brow, cap, faint), sign)
