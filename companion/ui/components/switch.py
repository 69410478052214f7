"""Something that is on or off, with what it means written beside it; the whole line is the target."""

from __future__ import annotations

import flet as ft

from companion.ui.components.keyboard import has_keyboard_navigation
from companion.ui.components.touch import Style, Tap, bare, pad, text
from companion.ui.components.words import Words
from companion.ui.theme import RADIUS


def switch_row(w: Words, label: str, note: str, on: bool | None, on_click: Tap | None, *, key: str) -> ft.Control:
    """Draw a switch; read aloud as one, with its name and its note. What is neither on nor off has its answer there.

    Without a click it is only to be read.
    """
    quiet = ft.Colors.ON_SURFACE_VARIANT
    below = [text(note, Style.BODY_SMALL, quiet)] if note else []
    words = ft.Column([text(label, Style.BODY_LARGE), *below], spacing=2, tight=True, expand=True)
    icon = ft.Icon(
        ft.Icons.TOGGLE_ON if on else ft.Icons.TOGGLE_OFF_OUTLINED,
        size=40 * min(w.scale, 1.5),
        color=ft.Colors.PRIMARY if on else quiet,
    )
    parts: list[ft.Control] = [words] if on is None else [words, icon]
    place = ft.Container(
        ft.Row(parts, spacing=16),
        key=key,
        on_click=bare(on_click),
        ink=has_keyboard_navigation(),
        border_radius=RADIUS,
        padding=ft.Padding.symmetric(vertical=6 if note else pad(w) - 8, horizontal=4),
    )
    return ft.Semantics(content=place, toggled=on, button=True if on is None and on_click else None, container=True)
