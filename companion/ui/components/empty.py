"""Where there is nothing yet: a picture of it, one sentence, one act."""

from __future__ import annotations

from typing import Final

import flet as ft

from companion.ui.components.buttons import big_button
from companion.ui.components.printed import drawn
from companion.ui.components.touch import Style, Tap, text
from companion.ui.components.words import Words
from companion.ui.drawings.shades import shades
from companion.ui.drawings.table import Nothing

BROAD: Final = 420
"""The act gets no wider than this."""


def nothing(w: Words) -> Nothing:
    """Return the colours of what is not there yet."""
    return shades(w.slug, "nothing", Nothing, dark=w.dark)


def empty(w: Words, picture: str, said: str, act: str, on_click: Tap, *, key: str) -> ft.Control:
    """Invite: a drawing of 280 x 160, a sentence, and the way to fill it."""
    way = ft.Container(big_button(w, act, on_click, key=key), width=BROAD)
    column = ft.Column(
        [drawn(picture), text(said, Style.TITLE_LARGE, align=ft.TextAlign.CENTER), way],
        spacing=20,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    return ft.Container(column, padding=ft.Padding.only(top=32), alignment=ft.Alignment.TOP_CENTER)
