"""Drawings: the signs of the seats, of things, of a game, of the house. One image each; no font needed."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import flet as ft

from companion.ui.components.words import SeatLook, Words
from companion.ui.drawings import signs
from companion.ui.theme import ACC, INK2, LID_INK

SMALL: Final = 22
"""Below this a disc cannot be read, and a thing is its bare mark."""


@lru_cache(maxsize=512)
def svg(paths: tuple[str, ...]) -> str:
    """Return the SVG of some paths, black; `ft.Image(color=...)` dyes it."""
    drawn = "".join(f'<path d="{path}" fill-rule="evenodd"/>' for path in paths)
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">{drawn}</svg>'


def drawing(paths: tuple[str, ...], size: float, colour: str | None = None, *, label: str = "") -> ft.Control:
    """Draw the paths of a symbol in one colour; without a label a screen reader passes over it."""
    return ft.Image(
        src=svg(paths).encode(),
        width=size,
        height=size,
        color=colour or INK2,
        semantics_label=label or None,
        exclude_from_semantics=not label,
    )


def picture(svg: str, width: float, height: float | None = None, *, label: str = "") -> ft.Control:
    """Show a drawing that has colours of its own; without a label a screen reader passes over it."""
    return ft.Image(
        src=svg.encode(),
        width=width,
        height=width if height is None else height,
        semantics_label=label or None,
        exclude_from_semantics=not label,
    )


def sign(name: str, size: float = 24, colour: str | None = None, *, label: str = "") -> ft.Control:
    """Draw a sign of the house: undo, tick, bell..."""
    return drawing(signs.signs()[name], size, colour, label=label)


def thing_symbol(w: Words, thing: str, size: float = 24, *, label: str = "") -> ft.Control | None:
    """Draw a thing: its disc, or its bare mark where a disc could not be read; nothing where nobody drew one."""
    return mark(w, thing, size, label=label) if size < SMALL else disc(w, thing, size, label=label)


def disc(w: Words, thing: str, size: float = 28, *, label: str = "") -> ft.Control | None:
    """Draw a thing as a flat disc, a loan as a small card: a fact, nothing to touch."""
    good = w.good(thing)
    if good is None:
        return mark(w, thing, size, label=label)
    return picture(signs.disc(good, rim=good.sinks), size * w.scale, label=label)


def token(w: Words, thing: str, size: float = 32, *, label: str = "") -> ft.Control | None:
    """Draw a thing as the piece it is on the table, with its edge: on what can be touched."""
    good = w.good(thing)
    return (
        mark(w, thing, size, label=label) if good is None else picture(signs.token(good), size * w.scale, label=label)
    )


def mark(w: Words, thing: str, size: float = 20, *, label: str = "") -> ft.Control | None:
    """Draw the bare mark of a thing, in its colour for this light."""
    found = w.sign(thing)
    return None if found is None else picture(signs.mark(found), size * w.scale, label=label)


def figure_sign(w: Words, thing: str, size: float, *, lid: bool | None = None, label: str = "") -> ft.Control | None:
    """Draw what a figure counts: money and loans as the pieces they are, points as a bare mark.

    `lid`: in the colours of the dark lid, or not even in the dark: on the lit plate.
    """
    good = w.good(thing)
    if good is not None and (good.ring or good.upright):
        return picture(signs.disc(good, rim=good.sinks), size * w.scale, label=label)
    found = w.sign(thing, dark=lid)
    return None if found is None else picture(signs.mark(found), size * w.scale, label=label)


def emblem(w: Words, size: float = 48) -> ft.Control:
    """Draw the sign of the game."""
    return drawing(w.look.emblem, size, ACC)


def seat_mark(w: Words, seat: str, size: float = 24, *, lid: bool = False) -> ft.Control:
    """Draw a player's plate; the Table has a table. `lid`: it lies on the lid."""
    look = w.seat(seat)
    if look is None:
        return table_mark(size * w.scale, LID_INK if lid else INK2)
    return picture(signs.plate(look.player, lit=lid or w.dark), size * w.scale)


def player_mark(look: SeatLook, size: float, *, lit: bool = False) -> ft.Control:
    """Draw the plate of a player, whoever asks; `lit`: on a lid or in the dark."""
    return picture(signs.plate(look.player, lit=lit), size)


def table_mark(size: float, colour: str = INK2) -> ft.Control:
    """Draw the sign of the Table: bank, market, decks."""
    return sign("table", size, colour)
