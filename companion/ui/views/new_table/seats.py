"""The people of a table not yet begun, and what may be done about them; what is being typed counts at the next tap."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

import flet as ft

from companion.ui.flet_edge import run_on_page
from companion.ui.state import use_optional_state
from companion.ui.views.new_table.draft import Draft

Change = Callable[[Callable[[Draft], Draft]], None]
"""Takes what to do with the draft."""

LOT: Final = -1
"""Opened is not a chair, but who starts."""


PAUSE: Final = 0.6
"""Seconds after the last letter until what is wrong with a name is said: half of one may be another's whole."""

Typed = tuple[int, str]
"""The chair whose name is being typed, and how far."""


@dataclass(frozen=True)
class Seating:
    """What is drawn of the people, and what may be done."""

    draft: Draft
    change: Change
    """Changes the table; what was typed until then counts first."""
    settled: Callable[[], Draft]
    """Returns the table with what was typed, for whoever begins it now."""
    heard: Draft
    """The table with what has been typed so far, once the fingers rest: what is wrong with it is said."""
    typed: Callable[[int, str], None]
    opened: int | None
    """The chair that is opened, or LOT."""
    open: Callable[[int | None], None]


def use_seating(draft: Draft, set_draft: Change) -> Seating:
    """Return how people are seated here. A screen reader taps without leaving the line it types in: its name counts."""
    opened, open_ = use_optional_state(int)
    heard, hear = use_optional_state(tuple)
    page = ft.context.page
    typing: ft.MutableRef[Typed | None] = ft.use_ref(None)

    def typed(at: int, name: str) -> None:
        typing.current = now = (at, name)
        if heard is not None and not _named(draft, now).twice:  # a warning that is heeded goes at once
            hear(None)
        run_on_page(page, partial(rest, now))

    async def rest(now: Typed) -> None:
        await asyncio.sleep(PAUSE)
        if typing.current == now:
            hear(now)

    def leave() -> None:
        typing.current = None

    def settled() -> Draft:
        return _named(draft, typing.current)

    def change(do: Callable[[Draft], Draft]) -> None:
        name, typing.current = typing.current, None
        hear(None)
        set_draft(lambda found: do(_named(found, name)))

    def turn_to(at: int | None) -> None:
        if typing.current is not None:  # the line goes, and what it says when it is left may come too late
            change(lambda found: found)
        open_(at)

    ft.use_effect(leave, [], cleanup=leave)
    return Seating(draft, change, settled, _named(draft, heard), typed, opened, turn_to)


def _named(draft: Draft, typed: Typed | None) -> Draft:
    return draft.named(*typed) if typed and typed[0] < len(draft.chairs) else draft


def changing(change: Change, do: Callable[..., Draft], *given: object) -> None:
    """Change the table by one of the things a draft can do."""
    change(lambda draft: do(draft, *given))
