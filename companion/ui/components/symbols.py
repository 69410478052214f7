"""Drawings: the symbols of the seats, of things, of a game. SVG paths in a box of 24 x 24, no font needed."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import flet as ft

from companion.ui.components.words import SeatLook, Words
from companion.ui.theme import ink_on

SEAT_SYMBOLS: Final[dict[str, str]] = {
    "circle": "M12 4a8 8 0 1 0 0 16a8 8 0 1 0 0-16z",
    "square": "M5 5h14v14H5z",
    "triangle": "M12 3.500L21.500 20h-19z",
    "diamond": "M12 2.500L21.500 12L12 21.500L2.500 12z",
    "cross": "M9 3h6v6h6v6h-6v6H9v-6H3V9h6z",
    "star": "M12 2l2.900 6.600 7.100.700-5.400 4.700 1.600 7L12 17.300 5.800 21l1.600-7L2 9.300l7.100-.700z",
    "hexagon": "M12 2l8.700 5v10L12 22l-8.700-5V7z",
    "drop": "M12 2c4 5 6.500 8.300 6.500 12a6.500 6.500 0 0 1-13 0C5.500 10.300 8 7 12 2z",
}
"""A shape for every seat, told apart without any colour."""

TABLE_SYMBOL: Final = "M3 7h18v3H3zM5 11h3v8H5zM16 11h3v8h-3z"


@lru_cache(maxsize=512)
def svg(paths: tuple[str, ...]) -> str:
    """Return the SVG of some paths, black; `ft.Image(color=...)` dyes it."""
    drawn = "".join(f'<path d="{path}" fill-rule="evenodd"/>' for path in paths)
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">{drawn}</svg>'


def drawing(paths: tuple[str, ...], size: float, colour: str | None = None, *, label: str = "") -> ft.Control:
    """Draw the paths of a symbol in one colour; without a label a screen reader passes over it."""
    return ft.Image(
        src=svg(paths),
        width=size,
        height=size,
        color=colour or ft.Colors.ON_SURFACE_VARIANT,
        semantics_label=label or None,
        exclude_from_semantics=not label,
    )


def thing_symbol(w: Words, thing: str, size: float = 24, *, label: str = "") -> ft.Control | None:
    """Draw the symbol of a thing in its own colour; nothing where nobody drew one."""
    paths = w.drawing(thing)
    return drawing(paths, size * w.scale, w.tint(thing), label=label) if paths else None


def emblem(w: Words, size: float = 48) -> ft.Control:
    """Draw the sign of the game."""
    return drawing(w.look.emblem, size, ft.Colors.PRIMARY)


def seat_mark(w: Words, seat: str, size: float = 24) -> ft.Control:
    """Draw a player's colour as a tile with the symbol in it; the Table has a table."""
    look = w.seat(seat)
    return table_mark(size * w.scale) if look is None else player_mark(look, size * w.scale)


def player_mark(look: SeatLook, size: float) -> ft.Control:
    """Draw the tile of a player, whoever asks."""
    return ft.Image(src=_player_svg(look.symbol, look.colour), width=size, height=size, exclude_from_semantics=True)


def table_mark(size: float) -> ft.Control:
    """Draw the sign of the Table: bank, market, decks."""
    return drawing((TABLE_SYMBOL,), size, ft.Colors.ON_SURFACE_VARIANT)


@lru_cache(maxsize=128)
def _player_svg(symbol: str, colour: str) -> str:
    """Band, rim and symbol in one drawing; the rim keeps white and black players visible in both lights."""
    shape = SEAT_SYMBOLS.get(symbol, SEAT_SYMBOLS["circle"])
    ink = ink_on(colour)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">'
        f'<rect x=".5" y=".5" width="23" height="23" rx="6" fill="{colour}" stroke="#8A7D6B"/>'
        f'<path transform="translate(4.6 4.6) scale(.617)" d="{shape}" fill="{ink}"/></svg>'
    )
