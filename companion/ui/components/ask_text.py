"""Words: what is typed is the answer when one leaves the line."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.ui.components.keyboard import track_typing
from companion.ui.components.words import Words
from scorers.core.forms import Answer, Text


@ft.component
def TextAsk(w: Words, ask: Text, give: Callable[[str, Answer], Any], *, key: str | None = None) -> ft.Control:  # noqa: ARG001 - Flet takes the key before
    """One line of text."""
    raw, set_raw = ft.use_state(ask.value)

    def leave(e: ft.Event[ft.TextField]) -> None:
        said = (e.control.value or "").strip()
        if said != ask.value:
            give(ask.key, said)

    line = ft.TextField(
        value=raw,
        key=f"{ask.key}/field",
        label=w.say(ask.label),
        max_length=ask.most,
        on_change=lambda e: set_raw(e.control.value or ""),
        on_submit=leave,
    )
    return track_typing(line, leave)
