"""A line to type in: the raw text stays here until it is finished, so nobody fights for the cursor."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import flet as ft

from companion.ui.components.keyboard import track_typing
from companion.ui.components.touch import icon_button
from companion.ui.theme import RADIUS

LINE: Final = ft.OutlineInputBorder(side=ft.BorderSide(1, ft.Colors.OUTLINE), border_radius=RADIUS)
"""The line around what is typed; without a colour of ours it is black, on dark wood too."""


def text_entry(
    label: str,
    value: str,
    on_done: Callable[[str], object],
    *,
    key: str,
    hint: str = "",
    add: str = "",
) -> ft.Control:
    """Words; finished by Enter or by leaving the line. With `add` only Enter or the button count."""
    # Another value from outside is another line: it starts with that value.
    return _TextEntry(label, value, on_done, hint, add, key, key=f"{key}={value}")


@ft.component
def _TextEntry(
    label: str,
    value: str,
    on_done: Callable[[str], object],
    hint: str,
    add: str,
    name: str,
    key: str | None = None,  # noqa: ARG001 - Flet takes the key before
) -> ft.Control:
    typed = ft.use_ref(value)  # not a state: Enter may come before a keystroke has been drawn

    def done() -> None:
        if typed.current != value:
            on_done(str(typed.current))

    def keep(event: ft.Event[ft.TextField]) -> None:
        typed.current = event.control.value

    field = ft.TextField(
        value=typed.current or "",
        label=label,
        hint_text=hint or None,
        key=f"field/{name}",
        max_length=40,
        counter="",
        capitalization=ft.TextCapitalization.WORDS,
        autocorrect=False,
        on_change=keep,
        on_submit=done,
        expand=True,
        border=LINE,
    )
    track_typing(field, None if add else lambda _: done())
    button = [icon_button(ft.Icons.ADD, add, done, key=f"add/{name}")] if add else []
    return ft.Row([field, *button], spacing=8, vertical_alignment=ft.CrossAxisAlignment.START)
