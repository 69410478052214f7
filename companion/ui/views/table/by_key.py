"""The table by keyboard: the same undo, redo and close that can be tapped."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import flet as ft

from companion.ui.keys import Key
from companion.ui.page_session import PageSession, PageSessionContext
from companion.ui.views.table.model import TableModel


def use_keys(m: TableModel) -> None:
    """Act on the keys of this page while the table is in front."""
    here: PageSession | None = ft.use_context(PageSessionContext)
    route = ft.use_view_path()
    ending: ft.MutableRef[Callable[[], None] | None] = ft.use_ref(None)

    def start() -> None:
        ending.current = here.keys.take(route, partial(act, m)) if here else None

    def stop() -> None:
        if ending.current:
            ending.current()

    ft.use_effect(start, [m, route], cleanup=stop)


def act(m: TableModel, key: Key) -> None:
    """Do it where it can be tapped as well. With nothing open Esc only takes a notice away."""
    match key:
        case Key.UNDO if m.screen.steps.undo:
            m.undo()
        case Key.REDO if m.screen.steps.redo:
            m.redo()
        case Key.BACK if m.screen.sheet or m.screen.pieces.asking:
            m.close()
        case Key.BACK:
            m.dismiss_refusal()
