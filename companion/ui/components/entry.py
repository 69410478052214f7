"""A line to type in: the raw text stays here until it is finished, so nobody fights for the cursor."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import flet as ft

from companion.ui.components.keyboard import track_typing, use_focus
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
    on_typed: Callable[[str], object] | None = None,
    on_enter: Callable[[], object] | None = None,
    autofocus: bool = False,
) -> ft.Control:
    """Words; finished by Enter or by leaving the line. With `add` only Enter or the button count.

    `on_typed` hears every letter, for what is tapped without leaving the line; `on_enter`: what Enter leads to.
    """
    # Another value from outside is another line: it starts with that value.
    return _TextEntry(label, value, on_done, hint, add, key, on_typed, on_enter, autofocus, key=f"{key}={value}")


@ft.component
def _TextEntry(
    label: str,
    value: str,
    on_done: Callable[[str], object],
    hint: str,
    add: str,
    name: str,
    on_typed: Callable[[str], object] | None,
    on_enter: Callable[[], object] | None,
    autofocus: bool,
    key: str | None = None,  # noqa: ARG001 - Flet takes the key before
) -> ft.Control:
    typed = ft.use_ref(value)  # not a state: Enter may come before a keystroke has been drawn

    def done() -> None:
        if typed.current != value:
            on_done(str(typed.current))

    def keep(event: ft.Event[ft.TextField]) -> None:
        typed.current = event.control.value
        if on_typed is not None:
            on_typed(event.control.value)

    def enter() -> None:
        done()
        if on_enter is not None:
            on_enter()

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
        on_submit=enter,
        autofocus=autofocus,
        expand=True,
        border=LINE,
    )
    track_typing(field, None if add else lambda _: done())
    use_focus(field, on=autofocus)
    button = [icon_button(ft.Icons.ADD, add, done, key=f"add/{name}")] if add else []
    return ft.Row([field, *button], spacing=8, vertical_alignment=ft.CrossAxisAlignment.START)
