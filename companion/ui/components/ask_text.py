"""Words: what is typed is the answer, letter by letter, or when one leaves the line, where the answer records."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.ui.components.keyboard import track_typing
from companion.ui.components.words import Words
from scorers.core.forms import Answer, Text


@ft.component
def TextAsk(
    w: Words,
    ask: Text,
    give: Callable[[str, Answer], Any],
    *,
    at_once: bool,
    key: str | None = None,  # noqa: ARG001 - Flet takes the key before
) -> ft.Control:
    """One line of text."""
    raw, set_raw = ft.use_state(ask.value)

    def leave(e: ft.Event[ft.TextField]) -> None:
        said = (e.control.value or "").strip()
        if said != ask.value:
            give(ask.key, said)

    def typed(e: ft.Event[ft.TextField]) -> None:
        set_raw(e.control.value or "")
        if at_once:  # who taps on without leaving the line, as a screen reader does, is understood
            leave(e)

    line = ft.TextField(
        value=raw,
        key=f"{ask.key}/field",
        label=w.say(ask.label),
        max_length=ask.most,
        on_change=typed,
        on_submit=leave,
    )
    return track_typing(line, leave)
