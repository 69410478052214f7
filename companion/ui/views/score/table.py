"""Category by player; every number opens its why."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

import flet as ft

from companion.ui.components.choice import chip
from companion.ui.components.fitting import unbroken, width_of
from companion.ui.components.printed import group_mark
from companion.ui.components.stack import stack
from companion.ui.components.symbols import seat_mark
from companion.ui.components.touch import Style, numeral, tap, text, touch
from companion.ui.components.words import Words
from companion.ui.state import use_typed_state
from companion.ui.theme import HEAVY, INK, INK2, LARGE, LINE, SHORT_INK, SOFT, TARGET, letters
from companion.ui.views.score.lid import TABLET
from companion.ui.views.score.totals import capital, places
from companion.ui.views.score.verdict import short
from scorers.core.amount import Amount
from scorers.core.score import Breakdown

LEAST: Final = 48
"""Narrower than this no column of numbers can be read or hit."""

NARROW: Final = 88
"""Narrower than this no name of a category fits."""

SNUG: Final = 108
"""In less room than this the names are smaller."""

ROOMY: Final = 500
"""From this width on the figures are read from a metre."""

SIDE: Final = 8
"""What a figure leaves free at its right."""

Open = Callable[[str, str], object]
"""Takes a number apart: of which category, of all together, and whose."""


@dataclass(frozen=True, slots=True)
class Columns:
    """What the table is laid out by: whose columns, how wide the names are, how large the figures."""

    seats: tuple[str, ...]
    best: frozenset[str]
    label: float
    each: float
    size: float

    def fit(self, figures: Sequence[str], wanted: float, scale: float) -> float:
        """Return the size at which the widest of some figures fits its column."""
        widest = max((width_of(figure, scale) for figure in figures), default=1.0)
        return min(wanted, (self.each - SIDE - 2) / max(widest, 0.1))


@ft.component
def PointsTable(
    w: Words,
    shown: Breakdown,
    width: float,
    on_why: Open,
    *,
    key: str | None = None,  # noqa: ARG001 - Flet takes the key before
) -> ft.Control:
    """All categories and players; one player at a time where that is too much for the width."""
    seats = tuple(rank.seat for rank in places(shown))
    best = frozenset(shown.ranking().leaders)
    of, choose = use_typed_state(lambda: seats[0])
    label = min(200.0 if width >= TABLET else max(112.0, width * 0.24), width - LEAST * len(seats))
    if w.scale <= LARGE and label >= NARROW:
        size = 26 if width >= ROOMY else 20
        return _grid(w, shown, Columns(seats, best, label, (width - label) / len(seats), size), on_why)
    chips = [
        chip(
            w,
            w.owner(seat),
            tap(choose, seat),
            key=f"points-of/{seat}",
            selected=seat == of,
            lead=seat_mark(w, seat, 24),
        )
        for seat in seats
    ]
    each = SIDE + 4 + max(width_of(figure, 23 * w.scale) for figure in _figures(w, shown, of))
    one = Columns((of,), best, width - each, each, 20)
    return stack([ft.Row(chips, spacing=8, run_spacing=8, wrap=True), _grid(w, shown, one, on_why)], 12)


def _grid(w: Words, shown: Breakdown, at: Columns, on_why: Open) -> ft.Control:
    rows: list[ft.Control] = [_heads(w, at)] if len(at.seats) > 1 else []
    rows += [_row(w, shown, group, at, on_why) for group in shown.groups()]
    rows.append(_totals(w, shown, at, on_why))
    return ft.Column(rows, spacing=0, tight=True)


def _figures(w: Words, shown: Breakdown, seat: str) -> list[str]:
    """Return all the figures of a column."""
    cells = (shown.cell(seat, group) for group in shown.groups())
    return [short(w, shown.total(seat), shown.known(seat)), *(short(w, points) for points in cells if points)]


def _heads(w: Words, at: Columns) -> ft.Control:
    """Draw whose columns these are; the names stand on the podium."""
    plates = [
        ft.Semantics(
            content=ft.Container(
                seat_mark(w, seat, 26),
                height=max(40.0, 30 * w.scale),
                padding=ft.Padding.only(right=8),
                alignment=ft.Alignment.CENTER_RIGHT,
                bgcolor=SOFT if seat in at.best else None,
                border_radius=ft.BorderRadius.only(top_left=10, top_right=10),
            ),
            label=w.owner(seat),
            expand=True,
        )
        for seat in at.seats
    ]
    return ft.Row([ft.Container(width=at.label), *plates], spacing=0)


def _row(w: Words, shown: Breakdown, group: str, at: Columns, on_why: Open) -> ft.Control:
    name = capital(w.say(shown.category(group)))
    cells = []
    figures = {seat: _short(w, shown.cell(seat, group)) for seat in at.seats}
    size = at.fit(tuple(figures.values()), at.size, w.scale)
    for seat, said in figures.items():
        points = shown.cell(seat, group)
        open_ = None if points is None else partial(on_why, group, seat)
        # On the soft ground of the leader red is not enough.
        ink = INK2 if points is None else SHORT_INK if _negative(points) else INK
        label = f"{w.owner(seat)}, {name}"
        cells.append(_cell(numeral(w, said, size, ink), open_, at, seat, label=label, key=f"cell/{group}/{seat}"))
    snug = at.label < SNUG
    mark = group_mark(w, group, 20 if snug else 22)
    words = text(name, Style.LABEL_SMALL if snug else Style.TITLE_SMALL, expand=True)
    words.size = unbroken(name, (12.5 if snug else 15) * w.scale, at.label - (24 if snug else 30) * bool(mark))
    said_row = ft.Row([*([mark] if mark else []), words], spacing=4 if snug else 8, width=at.label)
    return ft.Container(ft.Row([said_row, *cells], spacing=0), border=_HAIR)


def _short(w: Words, points: Amount | None) -> str:
    return "–" if points is None else short(w, points)


def _negative(points: Amount) -> bool:
    return points.n is not None and points.n < 0


def _totals(w: Words, shown: Breakdown, at: Columns, on_why: Open) -> ft.Control:
    name = w.t("app-total")
    figures = {seat: short(w, shown.total(seat), shown.known(seat)) for seat in at.seats}
    size = at.fit(tuple(figures.values()), at.size + 3, w.scale)
    cells = [
        _cell(
            numeral(w, figures[seat], size),
            partial(on_why, "", seat),
            at,
            seat,
            label=f"{w.owner(seat)}, {name}",
            key=f"total/{seat}",
            last=True,
        )
        for seat in at.seats
    ]
    words = ft.Text(name, style=letters(HEAVY, 16 * w.scale, 1.3), width=at.label)
    return ft.Container(ft.Row([words, *cells], spacing=0), border=_DOUBLE)


def _cell(
    figure: ft.Control,
    on_click: Callable[[], object] | None,
    at: Columns,
    seat: str,
    *,
    label: str,
    key: str,
    last: bool = False,
) -> ft.Control:
    """Draw a figure at the right of its column, as high as a finger needs."""
    return touch(
        figure,
        on_click,
        key=key,
        label=label,
        expand=True,
        height=TARGET + 4 if last else TARGET,
        padding=ft.Padding.only(right=SIDE),
        alignment=ft.Alignment.CENTER_RIGHT,
        bgcolor=SOFT if seat in at.best else None,
        radius=ft.BorderRadius.only(bottom_left=10, bottom_right=10) if last else 0,
    )


_HAIR: Final = ft.Border.only(top=ft.BorderSide(1, LINE))
_DOUBLE: Final = ft.Border.only(top=ft.BorderSide(2.5, INK))
