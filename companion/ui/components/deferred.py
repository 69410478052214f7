"""What lies below the edge of the screen is drawn a moment after what one looks at."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

import flet as ft

from companion.ui.components.stack import stack

SENT: Final = 0.001
"""Seconds: what was drawn is on its way."""

FRAME: Final = 0.017
"""Seconds: one frame, which shows what there is."""


def use_second_frame() -> bool:
    """Whether the moment after the first drawing has come."""
    come, set_come = ft.use_state(False)

    async def wait() -> None:
        await asyncio.sleep(FRAME)
        set_come(True)

    ft.use_effect(wait, [], cleanup=lambda: None)
    return come


@ft.component
def Deferred(draw: Callable[[], list[ft.Control]], spacing: float) -> ft.Control:
    """Draw what comes below; nothing in the first moment."""
    return stack(draw() if use_second_frame() else [], spacing)
