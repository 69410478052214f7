"""What a seat has at a glance: one picture in fixed columns, read aloud as a list."""

from __future__ import annotations

from typing import Final, NamedTuple

import flet as ft

from companion.ui.components.symbols import picture
from companion.ui.components.words import Words
from companion.ui.drawings.holdings import Grid, Kept, grid_height
from companion.ui.drawings.holdings import holdings as drawn
from scorers.core.view import Held


class Sort(NamedTuple):
    """How things are drawn: in so many columns, as large as that; as bare marks or as discs."""

    columns: int
    sign: float
    figure: float
    gap: float
    marks: bool


MANY: Final = Sort(4, 30, 22, 10, marks=False)
FEWER: Final = Sort(4, 24, 18, 6, marks=False)
DENSE: Final = Sort(8, 14, 12.5, 8, marks=True)
FEW_OF_THEM: Final = Sort(4, 20, 16, 6, marks=True)


def grid(w: Words, things: tuple[Held, ...], width: float, sort: Sort, *, pool: bool = False) -> list[ft.Control]:
    """Draw things in fixed columns, fewer of them where the text is large; nothing where there is none of anything.

    `pool`: that nothing is left is a number as well.
    """
    found = [(held, kept) for held in things if (kept := _kept(w, held, marks=sort.marks, pool=pool))]
    if not any(kept.figure for _, kept in found):  # ghosts alone say nothing, and nobody can read them
        return []
    size = w.scale
    shape = Grid(max(2, int(sort.columns / size)), width, sort.sign * size, sort.figure * size, sort.gap)
    lying = tuple(kept for _, kept in found)
    return [picture(drawn(lying, shape, w.light.ink), width, grid_height(len(lying), shape), label=named(w, found))]


def _kept(w: Words, held: Held, *, marks: bool, pool: bool) -> Kept | None:
    """Return one thing as it is drawn; what nobody knows is absent."""
    amount = held.figure.amount
    good = None if marks else w.good(held.thing)
    face = good or w.sign(held.thing)
    if amount.n is None or face is None:
        return None
    return Kept(face, w.amount(amount) if amount.n or pool else "", good is not None and good.sinks)


def named(w: Words, found: list[tuple[Held, Kept]]) -> str:
    """Say what there is of what."""
    return ", ".join(f"{w.say(held.label)} {kept.figure}" for held, kept in found if kept.figure)
