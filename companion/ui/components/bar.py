"""The bar at the bottom: undo with its step named, and the three places that are always there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import flet as ft

from companion.ui.components.symbols import sign
from companion.ui.components.touch import Style, Tap, icon_button, text, touch
from companion.ui.components.words import Words
from companion.ui.theme import ACC, BOLD, GROUND, INK, INK2, LARGE, LINE, TARGET, letters


def bar(w: Words, undo: ft.Control, places: Sequence[ft.Control], *, rim: bool = True) -> ft.Control:
    """One line; two when the text is large."""
    if w.scale < LARGE:
        content: ft.Control = ft.Row([undo, *places], spacing=0)
    else:
        content = ft.Column(
            [ft.Row([undo], spacing=0), ft.Row(list(places), spacing=0, alignment=ft.MainAxisAlignment.SPACE_EVENLY)],
            spacing=0,
            tight=True,
        )
    return ft.Container(
        content, border=RIM if rim else None, bgcolor=GROUND, padding=ft.Padding.only(left=8, right=8, top=3, bottom=3)
    )


RIM: Final = ft.Border.only(top=ft.BorderSide(1, LINE))


def undo_button(w: Words, undo: str, on_undo: Tap, redo: str = "", on_redo: Tap | None = None) -> ft.Control:
    """Undo: the step it takes back; nothing to undo, nothing to tap. Redo appears only when there is one."""
    colour = INK if undo else INK2
    lines = 2 if w.scale < LARGE else 1
    words = ft.Text(
        undo or w.t("ui-nothing-to-undo"),
        style=letters(BOLD, 14 * w.scale, 1.2),
        color=colour,
        max_lines=lines,
        overflow=ft.TextOverflow.ELLIPSIS,
        expand=True,
    )
    line = ft.Row([sign("undo", 24, colour), words], spacing=10)
    button = touch(line, on_undo if undo else None, key="undo", padding=_upright(w), expand=True)
    again = [icon_button(ft.Icons.REDO, redo, on_redo, key="redo")] if redo else []
    return ft.Row([button, *again], spacing=0, expand=True)


def place(w: Words, icon: str, name: str, on_click: Tap, door: str, *, opened: bool) -> ft.Control:
    """Draw a sign with its word below."""
    colour = ACC if opened else INK
    content = ft.Column(
        [sign(icon, 22, colour), text(name, Style.LABEL_SMALL, colour, lines=1)],
        spacing=2,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    least = 64 if w.scale < LARGE else None
    return touch(
        content,
        on_click,
        key=f"door/{door}",
        expanded=opened,
        width=least,
        padding=ft.Padding.symmetric(vertical=7, horizontal=4),
    )


def _upright(_w: Words) -> ft.Padding:
    return ft.Padding.symmetric(vertical=max(8.0, (TARGET - 22) / 2), horizontal=8)
