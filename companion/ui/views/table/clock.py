"""Time on the table: minutes and seconds on the lid, once it is started."""

from __future__ import annotations

import asyncio
from datetime import timedelta

import flet as ft

from companion.ui.components.touch import Style, text, touch
from companion.ui.components.words import Words
from companion.ui.flet_edge import lives
from companion.ui.theme import LID_INK
from companion.ui.views.table.model import TableModel
from companion.ui.views.table.shown import Kind

TICK = 0.5
"""Seconds between two looks at the clock; the time itself is computed, never counted."""


@ft.component
def TableClock(w: Words, m: TableModel, *, key: str | None = None) -> ft.Control:  # noqa: ARG001 - Flet takes the key before
    """Show the time on the table; a tap opens its sheet. Before anybody starts it there is none."""
    page = ft.context.page
    shown, show = ft.use_state(clock_text(m.port.clocks().table))

    async def tick() -> None:
        while lives(page):
            show(clock_text(m.port.clocks().table))
            await asyncio.sleep(TICK)

    ft.use_effect(tick, [], cleanup=lambda: None)
    return touch(
        text(shown, Style.TITLE_SMALL, LID_INK),
        lambda: m.open(Kind.TIME),
        key="clock",
        label=w.t("ui-clock"),
        padding=ft.Padding.symmetric(vertical=15, horizontal=12),
    )


def clock_text(time: timedelta) -> str:
    """Minutes and seconds, hours when there are any.

    >>> clock_text(timedelta(minutes=7, seconds=5)), clock_text(timedelta(hours=1, minutes=2))
    ('7:05', '1:02:00')
    """
    minutes, seconds = divmod(int(time.total_seconds()), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"
