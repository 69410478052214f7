"""Words: what is typed is the answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.ui.components.keyboard import track_typing
from companion.ui.components.words import Words
from scorers.core.forms import Answer, Text


class Letters(str):
    """Words while they are typed: an answer like any other, which nothing is done with yet."""

    __slots__ = ()


@ft.component
def TextAsk(w: Words, ask: Text, give: Callable[[str, Answer], Any], *, key: str | None = None) -> ft.Control:  # noqa: ARG001 - Flet takes the key before
    """One line of text; every letter counts, so that whoever taps on without Enter has said it."""
    raw, set_raw = ft.use_state(ask.value)
    told, key_ = ft.use_ref((give,)), ask.key
    told.current = (give,)  # the line stays as it is, whoever hears it

    def hear(words: str) -> None:
        set_raw(str(words))
        if told.current:
            told.current[0](key_, words)

    found: ft.TextField = ft.use_memo(lambda: _line(raw, key_, ask.most, w.say(ask.label), hear), [w, key_])
    return found


def _line(raw: str, key: str, most: int, label: str, hear: Callable[[str], None]) -> ft.TextField:
    """Draw the line, the same one at every letter."""

    def leave(e: ft.Event[ft.TextField]) -> None:
        hear((e.control.value or "").strip())

    line = ft.TextField(
        value=raw,
        key=f"{key}/field",
        label=label,
        max_length=most,
        on_change=lambda e: hear(Letters(e.control.value or "")),
        on_submit=leave,
    )
    return track_typing(line, leave)
