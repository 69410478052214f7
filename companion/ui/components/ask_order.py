"""A sequence: every line has a button up and a button down; nothing needs to be dragged.

A door kept open for Orléans: no title on the shelf asks for a sequence yet.
"""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from companion.ui.components.symbols import seat_mark
from companion.ui.components.touch import Style, icon_button, text
from companion.ui.components.words import Words
from scorers.core.forms import Answer, Option, Order


def order(w: Words, ask: Order, give: Callable[[str, Answer], object], *, named: bool = True) -> list[ft.Control]:
    """Draw the options from first to last."""
    options = {option.key: option for option in ask.options}
    chosen = [options[key] for key in (*ask.chosen, *[key for key in options if key not in ask.chosen])]
    keys = tuple(option.key for option in chosen)
    lines = [_line(w, ask, option, at, keys, give) for at, option in enumerate(chosen)]
    return [*([text(w.say(ask.label), Style.TITLE_SMALL)] if named else []), *lines]


def _line(
    w: Words, ask: Order, option: Option, at: int, keys: tuple[str, ...], give: Callable[[str, Answer], object]
) -> ft.Control:
    name = w.say(option.label)
    mark = [seat_mark(w, option.key)] if w.seat(option.key) else []
    up = icon_button(
        ft.Icons.KEYBOARD_ARROW_UP,
        w.t("ui-earlier", what=name),
        lambda: give(ask.key, reordered(keys, at, -1)),
        key=f"{ask.key}/{option.key}/up",
        disabled=at == 0,
    )
    down = icon_button(
        ft.Icons.KEYBOARD_ARROW_DOWN,
        w.t("ui-later", what=name),
        lambda: give(ask.key, reordered(keys, at, 1)),
        key=f"{ask.key}/{option.key}/down",
        disabled=at == len(keys) - 1,
    )
    place = text(f"{at + 1}.", Style.TITLE_MEDIUM, ft.Colors.ON_SURFACE_VARIANT)
    return ft.Row([place, *mark, text(name, Style.BODY_LARGE, expand=True), up, down], spacing=8)


def reordered(keys: tuple[str, ...], at: int, by: int) -> tuple[str, ...]:
    """Return the sequence with one place changed.

    >>> reordered(("a", "b", "c"), 2, -1)
    ('a', 'c', 'b')
    """
    rest = [*keys[:at], *keys[at + 1 :]]
    rest.insert(at + by, keys[at])
    return tuple(rest)
