"""The lines of the count: a player, the sum so far, and the number of this category, to be read from a metre."""

from __future__ import annotations

from typing import Final

import flet as ft

from companion.ui.components.ask_amounts import FEW, Keystroke
from companion.ui.components.number import LargeNumber
from companion.ui.components.row_cache import RowCache
from companion.ui.components.stack import stack
from companion.ui.components.symbols import seat_mark
from companion.ui.components.touch import Bound, Style, tap, text, touch
from companion.ui.components.words import Words
from companion.ui.theme import ACC, CARD, INK2, LARGE, LINE
from companion.ui.views.score.counting import Counting
from scorers.core.forms import Amounts, Row

HIGH: Final = 68


def typed(counting: Counting) -> Amounts | None:
    """Return the ask of this page whose numbers are typed; none where all are quicker to tap."""
    asks = counting.page.asks if counting.page else ()
    return next((ask for ask in asks if isinstance(ask, Amounts) and ask.typed and not _few(ask)), None)


def _few(ask: Amounts) -> bool:
    return all(row.high is not None and row.high - row.low < FEW for row in ask.rows)


def active(counting: Counting, ask: Amounts) -> Row:
    """Return the line being typed: the one touched last, else the first."""
    return next((row for row in ask.rows if row.key == counting.whose), ask.rows[0])


def number_lines(w: Words, counting: Counting, ask: Amounts, cache: RowCache) -> ft.Control:
    """Draw a line for each player."""
    here = active(counting, ask)
    what = w.say(ask.label)
    rows = [
        cache.row(
            (ask.key, row.key), number_line, w, counting, ask.key, row, what, counting.sums.get(row.key), row == here
        )
        for row in ask.rows
    ]
    return stack(rows, 0)


def number_line(
    w: Words,
    counting: Counting,
    ask: str,
    row: Row,
    what: str,
    points: int | None,
    here: bool,
) -> ft.Control:
    """Draw whose number it is, what everything comes to so far, and the number."""
    key = f"{ask}/{row.key}"
    name = w.say(row.label)
    open_ = row.value is None
    sum_ = "" if points is None else w.t("app-sum-so-far" if open_ else "app-sum", n=w.number(points))
    words = ft.Column(
        [text(name, Style.TITLE_MEDIUM, lines=1), *([text(sum_, Style.BODY_SMALL, INK2)] if sum_ else [])],
        spacing=0,
        tight=True,
        expand=True,
    )
    number = LargeNumber(
        w,
        row.value,
        Bound(_typed, counting, ask, row.key),
        Bound(_left, counting, ask, row.key),
        Bound(counting.look_at, row.key),
        f"{what}, {name}",
        here=key,
        below_zero=w.t("ui-below-zero", what=row.label) if row.low < 0 else "",
        lit=here,
        key=f"{key}/line",
    )
    upright = max(6.0, (HIGH - 48 * w.scale) / 2)
    parts = [seat_mark(w, row.key, 36), words, number]
    if w.scale > LARGE:  # a name needs the whole width
        shown: ft.Control = stack(
            [ft.Row(parts[:2], spacing=12), ft.Row(parts[2:], alignment=ft.MainAxisAlignment.END)]
        )
    else:
        shown = ft.Row(parts, spacing=12)
    return touch(
        shown,
        tap(counting.look_at, row.key),  # the line being typed, too: another kind of row would take the keyboard away
        key=f"typing/{row.key}",
        padding=ft.Padding.symmetric(vertical=upright, horizontal=9 if here else 12),
        bgcolor=CARD if here else None,
        border=ft.Border.all(2.5, ACC) if here else ft.Border.only(bottom=ft.BorderSide(1, LINE)),
        radius=14 if here else 0,
    )


def _typed(counting: Counting, ask: str, row: str, n: int | None) -> None:
    counting.give(ask, Keystroke({row: n}))


def _left(counting: Counting, ask: str, row: str, n: int | None) -> None:
    counting.give(ask, {row: n})
