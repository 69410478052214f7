"""A list that grows one by one: any number of entries, each with the same few numbers."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from companion.ui.components.ask_amounts import amount_row
from companion.ui.components.buttons import quiet_button
from companion.ui.components.row_cache import RowCache
from companion.ui.components.touch import Bound, Style, icon_button, tap, text
from companion.ui.components.words import Words
from scorers.core.forms import Answer, Listing, Row
from scorers.core.msg import msg

Give = Callable[[str, Answer], object]

Entries = tuple[tuple[int, ...], ...]


def listing(
    w: Words, ask: Listing, give: Give, *, named: bool = True, cache: RowCache | None = None
) -> list[ft.Control]:
    """Draw the entries, each with its numbers and a way to take it away, and the way to one more."""
    rows = cache or RowCache()
    head = [text(w.say(ask.label), Style.TITLE_SMALL)] if named else []
    lines = [rows.row((ask.key, at), _entry, w, ask, at, give) for at in range(len(ask.entries))]
    fresh = tuple(column.low for column in ask.columns)
    more = quiet_button(
        w,
        w.t("ui-one-more"),
        tap(give, ask.key, (*ask.entries, fresh)),
        key=f"{ask.key}/more",
        icon=ft.Icons.ADD,
    )
    return [*head, *lines, more]


def _entry(w: Words, ask: Listing, at: int, give: Give) -> ft.Control:
    """One entry: what it comes to, and a row for each of its numbers."""
    fewer = tap(give, ask.key, without(ask.entries, at))
    name = w.t("ui-take-away", n=at + 1)
    head = ft.Row(
        [
            text(f"{at + 1}.", Style.TITLE_SMALL),
            text(w.say(ask.notes[at]) if at < len(ask.notes) else "", Style.TITLE_SMALL, expand=True),
            icon_button(ft.Icons.CLOSE, name, fewer, key=f"{ask.key}/{at}/fewer", tip=False),
        ],
        spacing=12,
    )
    numbers = [
        amount_row(w, f"{ask.key}/{at}", _row(ask, at, of), Bound(_changed, give, ask, at))
        for of in range(len(ask.columns))
    ]
    return ft.Column([head, *numbers], spacing=4, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _row(ask: Listing, at: int, of: int) -> Row:
    column = ask.columns[of]
    label = msg("ui-of-entry", n=at + 1, what=column.label)
    return Row(column.key, label, ask.entries[at][of], column.low, column.high, thing=column.thing)


def _changed(give: Give, ask: Listing, at: int, _here: str, given: dict[str, int]) -> object:
    """One number of one entry is another."""
    numbers = zip(ask.columns, ask.entries[at], strict=True)
    entry = tuple(given.get(column.key, n) for column, n in numbers)
    return give(ask.key, (*ask.entries[:at], entry, *ask.entries[at + 1 :]))


def without(entries: Entries, at: int) -> Entries:
    """Return the list without one of its entries.

    >>> without(((3, 1), (2, 2)), 0)
    ((2, 2),)
    """
    return entries[:at] + entries[at + 1 :]
