"""The people of a table not yet begun, and what may be done about them; what is being typed counts at the next tap."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import flet as ft

from companion.ui.state import use_optional_state
from companion.ui.views.new_table.draft import Draft

Change = Callable[[Callable[[Draft], Draft]], None]
"""Takes what to do with the draft."""

LOT: Final = -1
"""Opened is not a chair, but who starts."""


@dataclass(frozen=True)
class Seating:
    """What is drawn of the people, and what may be done."""

    draft: Draft
    change: Change
    """Changes the table; what was typed until then counts first."""
    settled: Callable[[], Draft]
    """Returns the table with what was typed, for whoever begins it now."""
    typed: Callable[[int, str], None]
    opened: int | None
    """The chair that is opened, or LOT."""
    open: Callable[[int | None], None]


def use_seating(draft: Draft, set_draft: Change) -> Seating:
    """Return how people are seated here. A screen reader taps without leaving the line it types in: its name counts."""
    opened, open_ = use_optional_state(int)
    typing: ft.MutableRef[tuple[int, str] | None] = ft.use_ref(None)

    def typed(at: int, name: str) -> None:
        typing.current = (at, name)

    def settled() -> Draft:
        return _named(draft, typing.current)

    def change(do: Callable[[Draft], Draft]) -> None:
        name, typing.current = typing.current, None
        set_draft(lambda found: do(_named(found, name)))

    def turn_to(at: int | None) -> None:
        if typing.current is not None:  # the line goes, and what it says when it is left may come too late
            change(lambda found: found)
        open_(at)

    return Seating(draft, change, settled, typed, opened, turn_to)


def _named(draft: Draft, typed: tuple[int, str] | None) -> Draft:
    return draft.named(*typed) if typed and typed[0] < len(draft.chairs) else draft


def changing(change: Change, do: Callable[..., Draft], *given: object) -> None:
    """Change the table by one of the things a draft can do."""
    change(lambda draft: do(draft, *given))
