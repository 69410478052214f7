"""Category by player; every number opens its why."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import flet as ft

from companion.ui.components.choice import chip
from companion.ui.components.stack import stack
from companion.ui.components.symbols import seat_mark
from companion.ui.components.touch import Style, line, tap, text, touch
from companion.ui.components.words import Words
from companion.ui.state import use_typed_state
from companion.ui.theme import LARGE, TARGET, line_height
from companion.ui.views.score.podium import winners_first
from companion.ui.views.score.totals import explain, explain_total
from scorers.core.amount import Amount
from scorers.core.score import Breakdown
from scorers.core.view import Why

LEAST = 56
"""Narrower than this no column of numbers can be read or hit."""

Open = Callable[[str, Why], None]
"""Shows a why: whose, and what."""


@ft.component
def PointsTable(w: Words, shown: Breakdown, width: float, on_why: Open, *, key: str | None = None) -> ft.Control:  # noqa: ARG001 - Flet takes the key before
    """All categories and players; one player at a time where that is too much for the width."""
    seats = winners_first(shown)
    of, choose = use_typed_state(lambda: seats[0])
    label = max(88.0, width * 0.27)
    fits = w.scale <= LARGE and (width - label) / len(seats) >= LEAST
    if fits:
        return _grid(w, shown, seats, label, (width - label) / len(seats), on_why)
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
    return stack(
        [
            ft.Row(chips, spacing=8, run_spacing=8, wrap=True),
            _grid(w, shown, [of], width - 96 * w.scale, 96 * w.scale, on_why),
        ],
        12,
    )


def _grid(w: Words, shown: Breakdown, seats: list[str], label: float, column: float, on_why: Open) -> ft.Control:
    rows: list[ft.Control] = [_heads(w, seats, label, column)] if len(seats) > 1 else []
    for group in shown.groups():
        rows += [_row(w, shown, group, seats, label, column, on_why), line()]
    rows.append(_totals(w, shown, seats, label, column, on_why))
    return ft.Column(rows, spacing=0, tight=True)


def _heads(w: Words, seats: list[str], label: float, column: float) -> ft.Control:
    names = [
        ft.Container(
            ft.Column(
                [seat_mark(w, seat, 24), text(w.owner(seat), Style.LABEL_SMALL, lines=1, align=ft.TextAlign.CENTER)],
                spacing=2,
                tight=True,
                horizontal_alignment=ft.CrossAxisAlignment.CENTER,
            ),
            width=column,
        )
        for seat in seats
    ]
    return ft.Row([ft.Container(width=label), *names], spacing=0)


def _row(
    w: Words, shown: Breakdown, group: str, seats: list[str], label: float, column: float, on_why: Open
) -> ft.Control:
    name = w.say(shown.category(group))
    cells = []
    for seat in seats:
        points = shown.cell(seat, group)
        open_ = None if points is None else partial(_open, on_why, shown, seat, group)
        said = "–" if points is None else short(w, points)
        cells.append(_number(said, f"{w.owner(seat)}, {name}", open_, column, f"cell/{group}/{seat}", Style.BODY_LARGE))
    return ft.Row([_label(name, label), *cells], spacing=0)


def _open(on_why: Open, shown: Breakdown, seat: str, group: str) -> None:
    on_why(seat, explain(shown, seat, group))


def _open_total(on_why: Open, shown: Breakdown, seat: str) -> None:
    on_why(seat, explain_total(shown, seat))


def _totals(w: Words, shown: Breakdown, seats: list[str], label: float, column: float, on_why: Open) -> ft.Control:
    name = w.t("app-total")
    cells = [
        _number(
            short(w, shown.total(seat), shown.known(seat)),
            f"{w.owner(seat)}, {name}",
            partial(_open_total, on_why, shown, seat),
            column,
            f"total/{seat}",
            Style.LABEL_MEDIUM,
        )
        for seat in seats
    ]
    return ft.Row([_label(name, label, Style.TITLE_MEDIUM), *cells], spacing=0)


def short(w: Words, points: Amount, known: int | None = None) -> str:
    """Return a number in a narrow column; a question mark for what is open."""
    if points.n is None:
        return "?" if known is None else f"{w.number(known)} + ?"
    return w.amount(points)


def _label(words: str, width: float, style: Style = Style.BODY_MEDIUM) -> ft.Control:
    return ft.Container(text(words, style), width=width, padding=ft.Padding.only(right=8, top=4, bottom=4))


def _number(
    words: str, label: str, on_click: Callable[[], None] | None, width: float, key: str, style: Style
) -> ft.Control:
    return touch(
        text(words, style, align=ft.TextAlign.CENTER),
        on_click,
        key=key,
        label=label,
        width=width,
        padding=ft.Padding.symmetric(vertical=(TARGET - line_height(style)) / 2, horizontal=0),
        alignment=ft.Alignment.CENTER,
        radius=8,
    )
