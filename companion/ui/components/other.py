"""Another, not listed: the table is right, and may type what lies there.

A door kept open for Orléans: no title on the shelf asks so yet.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.ui.components.choice import chip
from companion.ui.components.keyboard import track_typing
from companion.ui.components.words import Words
from scorers.core.forms import Answer, Pick


@ft.component
def OtherAsk(w: Words, ask: Pick, give: Callable[[str, Answer], Any], *, key: str | None = None) -> ft.Control:  # noqa: ARG001 - Flet takes the key before
    """Draw a chip that turns into a line to type in."""
    listed = {option.key for option in ask.options}
    own = next((chosen for chosen in ask.chosen if chosen not in listed), "")
    typing, set_typing = ft.use_state(False)
    raw, set_raw = ft.use_state(own)

    def leave(e: ft.Event[ft.TextField]) -> None:
        set_typing(False)
        said = (e.control.value or "").strip()
        if said and said != own:
            give(ask.key, (*[c for c in ask.chosen if c in listed], said)[-ask.most :])

    if not typing:
        return ft.Row(
            [chip(w, own or w.t("ui-other"), lambda: set_typing(True), key=f"{ask.key}/other", selected=bool(own))]
        )
    line = ft.TextField(
        value=raw,
        key=f"{ask.key}/other/field",
        label=w.t("ui-other"),
        autofocus=True,
        max_length=60,
        on_change=lambda e: set_raw(e.control.value or ""),
        on_submit=leave,
    )
    return track_typing(line, leave)
