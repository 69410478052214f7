"""The one loud moment: the columns rise one after the other, the lowest first. Nobody has to wait for it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

import flet as ft

from companion.ui.page_session import PageSession
from companion.ui.state import use_typed_state

PACE: Final = 0.5
"""Seconds until the next column rises."""


def use_moment(here: PageSession, last: int, *, moment: bool) -> tuple[int, Callable[[], None]]:
    """Return how many columns stand by now, and a way to have them all at once.

    Where the device asks for less motion they all stand at once.
    """
    at, go = use_typed_state(lambda: 0 if moment else last)

    async def rise() -> None:
        if await here.services.device.still():
            go(last)
            return
        for step in range(1, last + 1):
            await asyncio.sleep(PACE)
            go(_from(step))

    ft.use_effect(rise if moment else _nothing, [moment], cleanup=lambda: None)
    return at, lambda: go(last)


def _from(step: int) -> Callable[[int], int]:
    """At least so far: who has seen all at once is not led back."""
    return lambda now: max(now, step)


def _nothing() -> None:
    """All stand already."""
