"""Time on the table: a quiet sign in the track until it is tapped, then minutes and seconds."""

from __future__ import annotations

import asyncio
from datetime import timedelta

import flet as ft

from companion.ui.components.touch import Style, icon_button, text, touch
from companion.ui.components.words import Words
from companion.ui.flet_edge import lives
from companion.ui.theme import LID_INK, LID_INK2
from companion.ui.views.table.model import TableModel
from companion.ui.views.table.shown import Kind

TICK = 0.5
"""Seconds between two looks at the clock; the time itself is computed, never counted."""


@ft.component
def TableClock(w: Words, m: TableModel, *, key: str | None = None) -> ft.Control:  # noqa: ARG001 - Flet takes the key before
    """Off until tapped; a running one shows the time and opens its sheet."""
    clocks, page = m.port.clocks(), ft.context.page
    shown, show = ft.use_state(clock_text(clocks.table))
    on, switch = ft.use_state(clocks.running or clocks.table > timedelta())

    async def tick() -> None:
        while on and lives(page):
            show(clock_text(m.port.clocks().table))
            await asyncio.sleep(TICK)

    ft.use_effect(tick, [on], cleanup=lambda: None)

    def start() -> None:
        m.run_clock(on=True)
        switch(True)

    if not on:
        return icon_button(ft.Icons.TIMER_OUTLINED, w.t("ui-clock-start"), start, key="clock/start", colour=LID_INK2)
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
