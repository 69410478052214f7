"""Hearing of what others do, for as long as something is drawn."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import flet as ft

End = Callable[[], None]


def use_watch(begin: Callable[[], End | None], on: Sequence[object]) -> None:
    """Begin to watch when something is drawn, and anew when it is drawn of anything else; end when it goes.

    `begin` returns by what the watching ends; nothing where there is nothing to watch.
    """
    ending: ft.MutableRef[End | None] = ft.use_ref(None)

    def start() -> None:
        ending.current = begin()

    def stop() -> None:
        if ending.current:
            ending.current()

    ft.use_effect(start, list(on), cleanup=stop)
