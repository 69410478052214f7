"""Numbers: chips where there are few values, steppers or lines to type in else; a line per seat with its symbol."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import flet as ft

from companion.ui.components.ask_pieces import boxes
from companion.ui.components.choice import number_chip
from companion.ui.components.fitting import NARROWEST, longest
from companion.ui.components.number import NumberCell
from companion.ui.components.row_cache import RowCache
from companion.ui.components.stack import stack
from companion.ui.components.symbols import seat_mark, thing_symbol
from companion.ui.components.touch import Style, icon_button, tap, text
from companion.ui.components.words import Words
from companion.ui.theme import LARGE, text_size
from scorers.core.forms import Amounts, Answer, Row

CHIPS = 7
"""Up to so many values they are all shown; more are counted with a stepper."""

FEW = 9
"""Where the others are typed, so many values are still quicker to tap."""

WIDE = 5
"""Chips for more than so many values stand below their name."""

MOST = 6
"""Chips beyond so many may need a second line on a phone."""

Give = Callable[[str, Answer | Mapping[str, int | None]], object]
"""Takes the key of an ask and the row that has another number; `None`: its line is empty now."""


class Keystroke(dict[str, int | None]):
    """The number of a row while it is typed: an answer like any other, for which nothing must be drawn."""


class Beyond(dict[str, int | None]):
    """The number nearest to what was typed for a row and cannot be: whoever typed it is told."""


def amounts(
    w: Words, ask: Amounts, give: Give, *, named: bool = True, cache: RowCache | None = None
) -> list[ft.Control]:
    """Draw the rows, and how much is missing where they must add up. A tap gives only the row it changes."""
    rows = cache or RowCache()
    named = named and [w.say(row.label) for row in ask.rows] != [w.say(ask.label)]  # the row alone asks it
    head = text(w.say(ask.label) if named else "", Style.TITLE_SMALL, expand=True)
    total = [_total(w, ask)] if ask.total else []
    if ask.pieces:
        return [*([ft.Row([head, *total])] if named or total else []), *boxes(w, ask, give, rows)]
    lines = [rows.row((ask.key, row.key), amount_row, w, ask.key, row, give, ask.typed) for row in ask.rows]
    return [*([ft.Row([head, *total])] if named or total else []), *lines]


def amount_row(w: Words, ask: str, row: Row, give: Give, typed: bool = False) -> ft.Control:
    """One number: who or what, and the ways to say how many. `typed`: beyond a few it would be typed."""
    span = None if row.high is None else row.high - row.low
    few = span is not None and span < (FEW if typed else CHIPS)
    inputs = _chips(w, ask, row, give) if few else _stepper(w, ask, row, give)
    label, wide = _label(w, row), few and span is not None and (span >= WIDE or _crowded(w, row, span + 1))
    if wide or w.scale > LARGE:
        named = ft.Row(label, spacing=12)
        return stack([named, inputs, *([_adds(w, ask, row, give)] if row.adds else [])], 4)
    line = ft.Row([*label, inputs], spacing=12)
    return stack([line, _adds(w, ask, row, give)], 8) if row.adds else line


def _adds(w: Words, ask: str, row: Row, give: Give) -> ft.Control:
    """Draw what adds many at once."""
    chips = [
        number_chip(
            w,
            n,
            tap(give, ask, {row.key: bounded(row, (row.value or 0) + n)}),
            key=f"{ask}/{row.key}/+{n}",
            selected=False,
            adds=True,
        )
        for n in row.adds
    ]
    return ft.Row(chips, spacing=4, wrap=True, run_spacing=4, alignment=ft.MainAxisAlignment.END)


def _crowded(w: Words, row: Row, chips: int) -> bool:
    """Return whether so many chips beside a name would break it on the smallest phone."""
    name = longest(w.say(row.label), text_size(Style.BODY_LARGE)) * w.scale
    return name + BESIDE + CHIP * chips > NARROWEST - MARGINS


BESIDE, CHIP, MARGINS = 24 + 2 * 12, 52, 32
"""What stands beside a name, how wide a chip is with its gap, and the margins of a page."""


def _label(w: Words, row: Row) -> list[ft.Control]:
    """Whose number, or of what, and what it means."""
    symbol = seat_mark(w, row.seat) if row.seat else thing_symbol(w, row.thing) if row.thing else None
    name: ft.Control = text(w.say(row.label), Style.BODY_LARGE, lines=2, expand=True)
    if row.note:
        note = text(w.say(row.note), Style.BODY_SMALL, ft.Colors.TERTIARY)
        name = ft.Column([text(w.say(row.label), Style.BODY_LARGE, lines=2), note], spacing=0, tight=True, expand=True)
    return [symbol, name] if symbol else [name]


def _chips(w: Words, ask: str, row: Row, give: Give) -> ft.Control:
    buttons = [
        number_chip(w, n, tap(give, ask, {row.key: n}), key=f"{ask}/{row.key}/{n}", selected=row.value == n)
        for n in range(row.low, (row.high or 0) + 1)
    ]
    return ft.Row(buttons, spacing=4, run_spacing=4, wrap=w.scale > LARGE or len(buttons) > MOST, tight=True)


def _stepper(w: Words, ask: str, row: Row, give: Give) -> ft.Control:
    """Less, the number itself (tap to type), more."""
    here = f"{ask}/{row.key}"
    name = w.say(row.label)

    def say(n: int) -> object:
        kept = bounded(row, n)
        return give(ask, (dict if kept == n else Beyond)({row.key: kept}))

    at = row.value or 0
    less = icon_button(
        ft.Icons.REMOVE,
        w.t("ui-less", what=name),
        lambda: say(row.low if row.value is None else at - 1),
        key=f"{here}/less",
        disabled=row.value is not None and at <= row.low,
        tip=False,
    )
    more = icon_button(
        ft.Icons.ADD,
        w.t("ui-more-of", what=name),
        lambda: say(at + 1),
        key=f"{here}/more",
        disabled=row.high is not None and at >= row.high,
        tip=False,
    )

    def hear(n: int | None) -> int | None:
        kept = n if n is None else bounded(row, n)
        give(ask, Keystroke({row.key: kept}))
        return kept

    cell = NumberCell(w, row.value, say, name, here=here, on_type=hear, key=here)
    return ft.Row([less, cell, more], spacing=0, tight=True)


def bounded(row: Row, n: int) -> int:
    """Keep a number within what can be answered."""
    n = max(row.low, n)
    return n if row.high is None else min(row.high, n)


def answered(ask: Amounts, given: Mapping[str, int | None]) -> dict[str, int]:
    """Return the whole answer with some rows changed; what nobody answered is left away."""
    rows = {**{row.key: row.value for row in ask.rows}, **given}
    return {row: n for row, n in rows.items() if n is not None}


def _total(w: Words, ask: Amounts) -> ft.Control:
    least, most = ask.total or (0, 0)
    n = sum(row.value or 0 for row in ask.rows)
    fits = least <= n <= most
    what = w.t("ui-of", n=n, of=most)
    return text(what, Style.TITLE_SMALL, ft.Colors.PRIMARY if fits else ft.Colors.ERROR, key=f"{ask.key}/total")
