"""The table: track, seats, Now, the button under the thumb, the bar; sheets lie over Now and block nothing."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from companion.ui.components.words import Words
from companion.ui.desk import Layout
from companion.ui.hooks import hop
from companion.ui.views.table.model import TableModel
from companion.ui.views.table.port import Go, TablePort
from companion.ui.views.table.regions import BarRegion, NowRegion, PinnedRegion, StripRegion, TrackRegion
from companion.ui.views.table.sheets import PANEL, SheetRegion

SEATS = 288
"""The width of the seats beside Now."""

SIDEWAYS = 640
"""From this width on a phone held sideways has its seats beside Now."""

THREE = 1180
"""From this width on a sheet stands beside Now instead of over it."""

MEASURE = 560
"""No line of Now gets longer than this."""

STRETCH = ft.CrossAxisAlignment.STRETCH


@ft.component
def TableScreen(w: Words, port: TablePort, layout: Layout, leave: Callable[[Go], object]) -> ft.Control:
    """One table. `w`, `port` and `layout` are values: another language, size or table draws everything anew."""
    m = ft.use_memo(lambda: TableModel(port), [port])
    _listen(m, port)
    side = layout.wide or (layout.low and layout.width >= SIDEWAYS)
    return _beside(w, m, layout, leave) if side else _upright(w, m, layout, leave)


def _listen(m: TableModel, port: TablePort) -> None:
    """Read the table again whenever anybody has changed it, on this page's own behalf."""
    page = ft.context.page
    ending: ft.MutableRef[Callable[[], None] | None] = ft.use_ref(None)

    async def again() -> None:
        m.refresh()

    def start() -> None:
        ending.current = port.watch(lambda: None if m.acting else hop(page, again))

    def stop() -> None:
        if ending.current:
            ending.current()

    ft.use_effect(start, [port], cleanup=stop)
    ft.use_effect(m.refresh)  # a page that slept has missed the news; it is drawn anew when it comes back


def _upright(w: Words, m: TableModel, layout: Layout, leave: Callable[[Go], object]) -> ft.Control:
    """Phone order, from top to bottom."""
    pinned = PinnedRegion(w, m, m.pinned, m.said, _measure(layout.width))
    now = _filled([_now(w, m, layout.width), pinned])
    return _filled(
        [
            TrackRegion(w, m, m.track),
            StripRegion(w, m, m.strip, layout.width, wide=False),
            ft.Stack([now, SheetRegion(w, m, m.sheet, leave, layout.width, beside=False)], expand=True),
            BarRegion(w, m, m.steps, m.door),
        ]
    )


def _beside(w: Words, m: TableModel, layout: Layout, leave: Callable[[Go], object]) -> ft.Control:
    """Seats beside Now; with a lot of room the sheet stands beside it as well."""
    three = layout.width >= THREE
    room = layout.width - SEATS - (PANEL if three else 0)
    pinned = PinnedRegion(w, m, m.pinned, m.said, None if layout.low else _measure(room))
    now = _now(w, m, room) if layout.low else _filled([_now(w, m, room), pinned])
    seats = ft.Container(
        StripRegion(w, m, m.strip, SEATS, wide=True), width=SEATS, padding=8, bgcolor=ft.Colors.SURFACE_CONTAINER_LOW
    )
    panel = SheetRegion(w, m, m.sheet, leave, PANEL if three else room, beside=three)
    middle: list[ft.Control] = [now, panel] if three else [ft.Stack([now, panel], expand=True)]
    bar = BarRegion(w, m, m.steps, m.door)
    return _filled(
        [
            TrackRegion(w, m, m.track),
            ft.Row([seats, *middle], spacing=0, expand=True, vertical_alignment=ft.CrossAxisAlignment.STRETCH),
            _low_foot(bar, pinned) if layout.low else bar,
        ]
    )


def _low_foot(bar: ft.Control, pinned: ft.Control) -> ft.Control:
    """Where height lacks, the pinned button stands in the line of the bar."""
    row = ft.Row([ft.Container(bar, expand=3), ft.Container(pinned, expand=2)], spacing=0)
    return ft.Container(row, bgcolor=ft.Colors.SURFACE_CONTAINER)


def _filled(parts: list[ft.Control]) -> ft.Control:
    return ft.Column(parts, spacing=0, expand=True, horizontal_alignment=STRETCH)


def _measure(room: float) -> float | None:
    """How wide Now may be; nothing where it takes all there is."""
    return MEASURE if room > MEASURE else None


def _now(w: Words, m: TableModel, room: float) -> ft.Control:
    """What scrolls: headline and rule, who has to act, the questions, what to do by hand, what else can be done."""
    width = min(room, MEASURE) - 32
    parts = NowRegion(w, m, m.head, m.tasks, m.asked, m.lying, m.by_hand, width)
    inner = ft.Container(
        parts,
        padding=ft.Padding.only(left=16, right=16, top=16, bottom=24),
        width=_measure(room),
    )
    return ft.Column(
        [inner],
        scroll=ft.ScrollMode.AUTO,
        expand=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER if room > MEASURE else STRETCH,
        key="now",
    )
