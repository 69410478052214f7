"""What a seat has at a glance: one picture in fixed columns, read aloud as a list."""

from __future__ import annotations

from typing import Final

import flet as ft

from companion.ui.components.symbols import picture
from companion.ui.components.words import Words
from companion.ui.drawings.holdings import Grid, Kept, grid_height
from companion.ui.drawings.holdings import holdings as drawn
from scorers.core.view import Held

COLUMNS: Final = 4


def grid(w: Words, things: tuple[Held, ...], width: float, *, marks: bool) -> list[ft.Control]:
    """Draw things in four columns, fewer where the text is large: flat discs, or where there are few, marks."""
    found = [(held, kept) for held in things if (kept := _kept(w, held, marks=marks))]
    if not found:
        return []
    size = min(w.scale, COLUMNS / 2)
    columns = max(2, int(COLUMNS / size))
    shape = Grid(columns, width, 20 * size, 16 * size, 6) if marks else Grid(columns, width, 30 * size, 22 * size, 10)
    lying = tuple(kept for _, kept in found)
    return [picture(drawn(lying, shape, w.light.ink), width, grid_height(len(lying), shape), label=named(w, found))]


def _kept(w: Words, held: Held, *, marks: bool) -> Kept | None:
    """Return one thing as it is drawn; what nobody knows is absent."""
    amount = held.figure.amount
    good = None if marks else w.good(held.thing)
    face = good or w.sign(held.thing)
    if amount.n is None or face is None:
        return None
    return Kept(face, w.amount(amount) if amount.n else "", good is not None and w.sinks(good))


def named(w: Words, found: list[tuple[Held, Kept]]) -> str:
    """Say what there is of what."""
    return ", ".join(f"{w.say(held.label)} {kept.figure}" for held, kept in found if kept.figure)
