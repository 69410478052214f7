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
TIGHT: Final = 50
"""How high a line is, and where many have little room."""


def typed(counting: Counting) -> Amounts | None:
    """Return the ask of this page whose numbers are typed; none where all are quicker to tap."""
    asks = counting.page.asks if counting.page else ()
    return next((ask for ask in asks if isinstance(ask, Amounts) and ask.typed and not _few(ask)), None)


def _few(ask: Amounts) -> bool:
    return all(row.high is not None and row.high - row.low < FEW for row in ask.rows)


def active(counting: Counting, ask: Amounts) -> Row:
    """Return the line being typed: the one touched last, else the first."""
    return next((row for row in ask.rows if row.key == counting.whose), ask.rows[0])


def number_lines(w: Words, counting: Counting, ask: Amounts, cache: RowCache, *, tight: bool) -> ft.Control:
    """Draw a line for each player."""
    here = active(counting, ask)
    what, left = w.say(ask.label), any(not counting.done(key) for key in counting.pages if key != counting.at)
    sums = {row.key: _sum(w, counting.sums.get(row.key), not tight and (left or row.value is None)) for row in ask.rows}
    high = TIGHT if tight else HIGH
    rows = [
        cache.row((ask.key, row.key), number_line, w, counting, ask.key, row, what, sums[row.key], row == here, high)
        for row in ask.rows
    ]
    return stack(rows, 0)


def _sum(w: Words, points: int | None, open_: bool) -> str:
    """Say what everything comes to; `open_`: that something is still to be counted."""
    return "" if points is None else w.t("app-sum-so-far" if open_ else "app-sum", n=w.number(points))


def number_line(
    w: Words,
    counting: Counting,
    ask: str,
    row: Row,
    what: str,
    sum_: str,
    here: bool,
    high: int,
) -> ft.Control:
    """Draw whose number it is, what everything comes to so far, and the number."""
    key = f"{ask}/{row.key}"
    name = w.say(row.label)
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
        on_next=Bound(go_on, counting, row.key),
        below_zero=w.t("ui-below-zero", what=row.label) if row.low < 0 else "",
        lit=here,
        key=f"{key}/line",
    )
    upright = max(1.0 if high < HIGH else 6.0, (high - 48 * w.scale) / 2)
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
        stop=False,  # the number in it is one
    )


def go_on(counting: Counting, row: str = "") -> None:
    """Go on from a line, else from the one that is lit, to the next player; from the last one to the next category."""
    ask = typed(counting)
    if ask is None:
        return
    following = after(ask, next((one for one in ask.rows if one.key == row), active(counting, ask)))
    if following is None:
        counting.forth()
    else:
        counting.look_at(following.key)


def after(ask: Amounts, row: Row) -> Row | None:
    """Return the line below a line."""
    at = [one.key for one in ask.rows].index(row.key)
    return ask.rows[at + 1] if at + 1 < len(ask.rows) else None


def _typed(counting: Counting, ask: str, row: str, n: int | None) -> None:
    counting.begun, counting.base = row, 0
    counting.give(ask, Keystroke({row: n}))


def _left(counting: Counting, ask: str, row: str, n: int | None) -> None:
    counting.base = 0
    counting.give(ask, {row: n})
