"""Pieces: a token, a player's plate, a worker, as shapes to be laid into a drawing; workers also alone."""

from __future__ import annotations

from functools import lru_cache

from companion.ui.drawings.svg import at, circle, glyph, n, path, rect, sheet
from companion.ui.drawings.values import Good, Player

WORKER = (
    "M12 1.5A4.2 4.2 0 0 1 15.4 8.2L21.5 12L19.5 15.5L17 14.6L20 23H13.5L12 18.5L10.500 23H4L7 14.6L4.5 15.5"
    "L2.5 12L8.6 8.2A4.2 4.2 0 0 1 12 1.5Z"
)
"""Somebody with open arms, in a box of 24 x 24."""


def disc(good: Good, x: float, y: float, size: float) -> str:
    """Return a token with its edge below, a card for what is a card."""
    if good.upright:
        return at(
            x,
            y,
            rect(3, 1.5, 18, 22.5, good.edge, 3) + rect(3, 0, 18, 22, good.fill, 3) + rect(7.5, 9.6, 9, 2.8, good.ink),
            size / 24,
        )
    ring = circle(12, 11.2, 8.9, more=f'stroke="{good.edge}"') if good.ring else ""
    face = circle(12, 12.8, 11.2, good.edge) + circle(12, 11.2, 11.2, good.fill) + ring
    return at(x, y, face + glyph(good.paths, good.ink, 4.8, 4, 14.4), size / 24)


def square(player: Player, x: float, y: float, size: float, rim: str, rim_opacity: float = 1) -> str:
    """Return a player's plate: the colour, the symbol, a rim that shows on this ground."""
    faint = f' stroke-opacity="{n(rim_opacity)}"' if rim_opacity != 1 else ""
    face = rect(1, 1, 26, 26, player.fill, 7, f'stroke="{rim}" stroke-width="1.5"{faint}')
    return at(x, y, face + at(6.2, 6.2, path(player.shape, player.ink), 0.65), size / 28)


def figure(player: Player, x: float, y: float, size: float, rim: str) -> str:
    """Return a worker of a player: figure with the symbol on its chest, a rim, an edge below."""
    body = at(0, 1.6, path(WORKER, player.edge)) + path(WORKER, player.fill, f'stroke="{rim}" stroke-width="0.8"')
    return at(x, y, body + at(8.7, 9.7, path(player.shape, player.ink), 0.28), size / 24)


@lru_cache(maxsize=128)
def worker(player: Player, size: float, rim: str, *, lit: str = "") -> str:
    """Draw a worker as wide as `size`; with `lit` it stands on a disc of that colour: the one just placed."""
    high = size * 26 / 24
    if not lit:
        return sheet(size, high, figure(player, 0, 0, size, rim))
    room = size * 50 / 40
    under = circle(size * 23 / 40, size * 26 / 40, size * 21 / 40, lit)
    return sheet(size * 46 / 40, room, under, figure(player, size * 3 / 40, size * 3 / 40, size, rim))


@lru_cache(maxsize=64)
def workers(player: Player, left: int, of: int, size: float, rim: str) -> str:
    """Draw the workers of a player: those that went out are ghosts, those that are left stand."""
    step = size + 2
    drawn = (
        at(k * step, 0, figure(player, 0, 0, size, rim), more='opacity="0.35"' if k < of - left else "")
        for k in range(of)
    )
    return sheet(max(of * step - 2, 1), size * 26 / 24, *drawn)
