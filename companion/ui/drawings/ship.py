"""A ship seen from the side: the hull with room for its holds, and what lies in one."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from companion.ui.drawings.svg import at, n, path, rect, sheet, stroke
from companion.ui.drawings.values import Player

DECK: Final = 34
"""Where the hull begins, below the flag."""

WATER: Final = 52


class Hull(NamedTuple):
    """The colours of a ship and the water it lies in."""

    wood: str
    rail: str
    plank: str
    mast: str
    flag: str
    water: str
    wave: str


@lru_cache(maxsize=32)
def hull(width: float, height: float, planks: int, colours: Hull) -> str:
    """Draw a ship with a plank below each of its rows of holds, deep in the water."""
    low = height - 16
    side = f"M4 {DECK}H{n(width - 4)}L{n(width - 20)} {n(low)}H22Z"
    rows = (DECK + 6 + k * (low - 40 - DECK) / planks for k in range(1, planks + 1))
    lines = "".join(f"M{n(_edge(y, low))} {n(y)}H{n(width - _edge(y, low))}" for y in rows)
    return sheet(
        width,
        height,
        rect(0, height - WATER, width, WATER, colours.water),
        *_flag(width / 2 - 4, colours),
        path(side, colours.wood),
        path(f"M4 {DECK}H{n(width - 4)}l-2 14H6Z", colours.rail),
        path(lines, "none", stroke(colours.plank, 2)) if planks else "",
        _sea(width, height, colours.wave),
    )


def _edge(y: float, low: float) -> float:
    """Return how far from the side of the picture the hull begins at this height."""
    return 4 + 18 * (y - DECK) / (low - DECK)


def _flag(x: float, colours: Hull) -> tuple[str, str]:
    return rect(x, 0, 8, DECK + 6, colours.mast), at(x + 8, 2, path("M0 0H56L44 11L56 22H0Z", colours.flag))


def _sea(width: float, height: float, wave: str) -> str:
    """Return the water before the ship, its edge in waves of 52."""
    halves = int(width / 52) + 1
    return path(f"M0 {n(height - 32)}q26 -14 52 0{'t52 0' * (halves - 1)}V{n(height)}H0Z", wave)


@lru_cache(maxsize=64)
def hold(player: Player | None, width: float, height: float, *, empty: str, line: str) -> str:
    """Draw one hold: the marker of who filled it, or a dashed hollow."""
    return sheet(width, height, field(player, width, height, empty=empty, line=line))


def field(player: Player | None, width: float, height: float, *, empty: str, line: str) -> str:
    """Return the shapes of a place with a marker in it, or of a dashed hollow."""
    if player is None:
        return rect(1, 1, width - 2, height - 2, empty, 9, stroke(line, 2, dash=6))
    edge, size = min(4.0, height / 14), min(28.0, height * 0.55)
    face = rect(0, 0, width, height, player.edge, 10) + rect(0, 0, width, height - edge, player.fill, 10)
    return face + at((width - size) / 2, (height - edge - size) / 2, path(player.shape, player.ink), size / 24)
