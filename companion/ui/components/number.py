"""A number one can type: raw text while typing, an answer on submit or when left."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.ui.components.keyboard import typed_in
from companion.ui.components.touch import Style, text, touch
from companion.ui.components.words import Words


@ft.component
def NumberCell(
    w: Words,
    value: int | None,
    on_answer: Callable[[int], Any],
    name: str,
    *,
    here: str = "",
    key: str | None = None,  # noqa: ARG001 - Flet takes the key before
) -> ft.Control:
    """Shows the number; a tap opens a field for it."""
    typing, set_typing = ft.use_state(False)
    raw, set_raw = ft.use_state("")

    def leave(e: ft.Event[ft.TextField]) -> None:
        set_typing(False)
        n = number_of(e.control.value or "")
        if n is not None and n != value:
            on_answer(n)

    def start() -> None:
        set_raw("" if value is None else str(value))
        set_typing(True)

    if typing:
        line = ft.TextField(
            value=raw,
            key=f"{here}/field",
            label=None,
            autofocus=True,
            width=72 * w.scale,
            text_align=ft.TextAlign.CENTER,
            keyboard_type=ft.KeyboardType.NUMBER,
            input_filter=ft.InputFilter(allow=True, regex_string=r"^-?[0-9]{0,4}$", replacement_string=raw),
            content_padding=8,
            on_change=lambda e: set_raw(e.control.value or ""),
            on_submit=leave,
        )
        return typed_in(line, leave)
    shown = "" if value is None else w.number(value)
    return touch(
        text(shown or "–", Style.TITLE_LARGE, None if shown else ft.Colors.OUTLINE, align=ft.TextAlign.CENTER),
        start,
        key=f"{here}/number",
        label=name,
        hint=w.t("ui-type"),
        width=64 * w.scale,
        padding=ft.Padding.symmetric(vertical=max(4.0, 24 - 13 * w.scale)),
        alignment=ft.Alignment.CENTER,
    )


def number_of(raw: str) -> int | None:
    """The number in a field, if it is one.

    >>> number_of("-3"), number_of("-"), number_of("")
    (-3, None, None)
    """
    try:
        return int(raw)
    except ValueError:
        return None
