"""The asks, each drawn the way its answer is quickest to give."""

from __future__ import annotations

from typing import Final, assert_never

import flet as ft

from companion.ui.components.ask_amounts import Give, amounts
from companion.ui.components.ask_grid import Room
from companion.ui.components.ask_list import listing
from companion.ui.components.ask_order import order
from companion.ui.components.ask_paint import paint
from companion.ui.components.ask_pick import pick
from companion.ui.components.ask_text import TextAsk
from companion.ui.components.row_cache import RowCache
from companion.ui.components.words import Words
from scorers.core.forms import Amounts, Ask, Form, Listing, Order, Pick, Text
from scorers.core.spots import Paint

ANY: Final = Room(360)
"""A board on the narrowest phone."""


def asks(w: Words, form: Form, give: Give, room: Room = ANY, cache: RowCache | None = None) -> list[ft.Control]:
    """All questions of a form, each in a column of its own. `room` is for boards.

    Numbers are given row by row, options one by one (`answered` and `toggled` make the whole answer of them).
    """
    return [one_ask(w, form, ask, give, room, cache) for ask in form.asks]


def one_ask(w: Words, form: Form, ask: Ask, give: Give, room: Room, cache: RowCache | None) -> ft.Control:
    """Draw one of the questions of a form."""
    return ft.Column(
        _ask(w, form, ask, give, room, cache),
        spacing=12,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        key=f"ask/{form.key}/{ask.key}",  # what is typed in one form must not lie in the next
    )


def _ask(w: Words, form: Form, ask: Ask, give: Give, room: Room, cache: RowCache | None) -> list[ft.Control]:
    named = ask.label != form.title
    match ask:
        case Amounts():
            return amounts(w, ask, give, named=named, cache=cache)
        case Pick():
            return pick(w, ask, give, named=named, room=room, cache=cache, alone=len(form.asks) == 1)
        case Order():
            return order(w, ask, give, named=named)
        case Text():
            return [TextAsk(w, ask, give, key=f"{form.key}/{ask.key}")]
        case Listing():
            return listing(w, ask, give, named=named, cache=cache)
        case Paint():
            return paint(w, ask, give, room.width, cache or RowCache())
        case _:
            assert_never(ask)
