"""The quay: a pile for each offer on planks above the water; one touch on its column takes it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

import flet as ft

from companion.ui.components.fit import Fit
from companion.ui.components.printed import pile_of, quay_ground
from companion.ui.components.row_cache import RowCache
from companion.ui.components.stack import stack
from companion.ui.components.touch import Style, Tap, tap, text, touch
from companion.ui.components.words import Words
from companion.ui.theme import AGAINST, BOLD, HEAVY, LARGE, TARGET, letters
from scorers.core.forms import Move

WATER: Final = "#FFFFFF"
"""The ink on the water, in either light."""

ABROAD: Final = 4
"""So many piles stand beside each other where the text is large."""

STEP: Final = 20
"""A window is laid out in steps of so many."""

WIDEST: Final = 88
"""No column is wider: piles that belong together stand together."""


class Berth(NamedTuple):
    """The measures of one column."""

    width: float
    fixed: bool
    """Whether there is more room than piles that belong together need; else they share it."""
    pile: float
    water: float
    figure: float
    name: float


def berth(w: Words, count: int, fit: Fit) -> Berth:
    """Return the measures of the columns where so many share the width."""
    share = fit.bleed // count
    most = WIDEST * w.scale
    width = max(TARGET, min(most, share))
    pile = 150.0 if fit.roomy else 104.0
    figure, name = (40.0 if fit.roomy else 26.0) * w.scale, (14.0 if fit.roomy else 12.5) * w.scale
    return Berth(width, share > most, pile, 26 + figure + 1.3 * name + 10, figure, name)


def quay(w: Words, moves: Sequence[Move], touched: Callable[[str], object], fit: Fit, cache: RowCache) -> ft.Control:
    """Draw the offers along the quay, from edge to edge; what keeps one from all of them is said below."""
    many = ABROAD if w.scale >= LARGE else max(1, len(moves))
    rows = [moves[at : at + many] for at in range(0, len(moves), many)]
    size = berth(w, many, fit)
    lying = [cache.row(("quay", at), _quay, w, tuple(row), size, fit, touched) for at, row in enumerate(rows)]
    return stack([*lying, *_reasons(w, moves, fit)], 8)


def _quay(w: Words, moves: tuple[Move, ...], size: Berth, fit: Fit, touched: Callable[[str], object]) -> ft.Control:
    # A page is laid out in steps: the ground reaches a step further than the room it is told.
    ground = ft.Container(quay_ground(w, fit.bleed + STEP, size.water + 2), bottom=0, left=0)
    columns: list[ft.Control] = [column(w, move, size, tap(touched, move.key)) for move in moves]
    piles = ft.Row(columns, spacing=0, alignment=ft.MainAxisAlignment.CENTER, left=0, right=0, top=0)
    return ft.Stack([ground, piles], height=size.pile + size.water)


def column(w: Words, move: Move, size: Berth, on_click: Tap) -> ft.Control:
    """Draw one pile with its figure and its name on the water; `move` is known by its spot, whoever may take it."""
    thing, blocked = move.thing or "", move.because is not None
    n = move.n.n if move.n else None
    pile = pile_of(w, thing, 1 if n is None else n, size.width, size.pile)
    spoken = ", ".join(part for part in (w.say(move.label), w.say(move.because)) if part)
    words = _on_water(w.amount(move.n), w.kind_of(w.symbol_of.get(thing, thing), n), size, spoken, faint=not n)
    parts = [*([pile] if pile else []), words]
    inner = ft.Column(parts, spacing=0, tight=True, horizontal_alignment=ft.CrossAxisAlignment.CENTER)
    if w.say(move.because) and n:
        inner.opacity = 0.45
    width, expand = (size.width, None) if size.fixed else (None, 1)
    on_take = None if blocked else on_click
    drawn = touch(inner, on_take, key=f"move/{move.key}", padding=0, width=width, expand=expand)
    drawn.key = f"pile/{thing}"
    return drawn


def _on_water(figure: str, name: str, size: Berth, spoken: str, *, faint: bool) -> ft.Control:
    """Draw figure and name as one text, which says the whole offer to who cannot see the pile."""
    colour = ft.Colors.with_opacity(0.65 if faint and figure else 1.0, WATER)
    return ft.Container(
        ft.Text(
            spans=[
                ft.TextSpan(f"{figure}\n", letters(HEAVY, size.figure, 1.1).copy(color=colour)),
                ft.TextSpan(name, letters(BOLD, size.name, 1.3).copy(color=colour)),
            ],
            text_align=ft.TextAlign.CENTER,
            semantics_label=spoken,
            no_wrap=True,
        ),
        height=size.water,
        padding=ft.Padding.only(top=18),
        alignment=ft.Alignment.TOP_CENTER,
    )


def _reasons(w: Words, moves: Sequence[Move], fit: Fit) -> list[ft.Control]:
    """Say why a pile that lies there cannot be taken; an empty place says so itself."""
    why = dict.fromkeys(w.say(move.because) for move in moves if move.because and move.n and move.n.n)
    return [_reason(words, fit) for words in why if words]


def _reason(words: str, fit: Fit) -> ft.Control:
    said = text(words, Style.BODY_SMALL, AGAINST)
    said.margin = ft.Margin.symmetric(horizontal=fit.margin)
    return said
