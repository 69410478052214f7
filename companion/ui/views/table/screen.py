"""The table: track, seats, Now, the button under the thumb, the bar; sheets lie over Now and block nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import flet as ft

from companion.app.session import TableSession
from companion.app.values import Outcome
from companion.services.ports import Device
from companion.ui.components import deferred
from companion.ui.components.ask_grid import Room
from companion.ui.components.cell import Cell
from companion.ui.components.words import Words
from companion.ui.flet_edge import run_on_page
from companion.ui.layout import Layout
from companion.ui.page_session import PageSession, PageSessionContext
from companion.ui.theme import GROUND
from companion.ui.views.table.by_key import use_keys
from companion.ui.views.table.model import TableModel, nothing
from companion.ui.views.table.regions import PANEL, SEATS, Regions
from companion.ui.views.table.shown import Screen
from companion.ui.views.table.ways import Go

SIDEWAYS = 640
"""From this width on a phone held sideways has its seats beside Now."""

THREE = 1180
"""From this width on a sheet stands beside Now instead of over it."""

MEASURE = 560
"""No line of Now gets longer than this."""

ABOVE_AND_BELOW = 421
"""What stands above and below a board on a phone: lid, bar of what to do, buildings around, act, bar."""

BESIDE = 230
"""What stands above and below a board where the seats stand beside it."""

STRETCH = ft.CrossAxisAlignment.STRETCH


@ft.component
def TableScreen(
    w: Words,
    port: TableSession,
    layout: Layout,
    leave: Callable[[Go], object],
    done: Callable[[Outcome], object] = nothing,
) -> ft.Control:
    """One table. `w`, `port` and `layout` are values: another language, size or table draws everything anew."""
    m = ft.use_memo(lambda: TableModel(port, leave=leave, done=done), [port])
    _listen(m, port)
    use_keys(m)
    return _Drawn(w, m, layout, leave, m.cell)


@ft.component
def _Drawn(
    w: Words,
    m: TableModel,
    layout: Layout,
    leave: Callable[[Go], object],
    _cell: Cell[Screen],  # Flet watches what it is given
) -> ft.Control:
    regions = ft.use_memo(lambda: Regions(w, m), [w, m, layout]).begin(m.screen)
    side = layout.wide or (layout.low and layout.width >= SIDEWAYS)
    return (_beside if side else _upright)(regions, layout, leave)


def _listen(m: TableModel, port: TableSession) -> None:
    """Read the table again whenever anybody has changed it, on this page's own behalf."""
    page = ft.context.page
    here: PageSession | None = ft.use_context(PageSessionContext)
    ending: ft.MutableRef[Callable[[], None] | None] = ft.use_ref(None)

    async def again() -> None:
        m.refresh()
        if here:
            await catch_up(port, here.services.device)

    def start() -> None:
        ending.current = port.watch(lambda: None if m.acting else run_on_page(page, again))

    def stop() -> None:
        if ending.current:
            ending.current()

    ft.use_effect(start, [port], cleanup=stop)
    ft.use_effect(again, cleanup=lambda: None)  # a page that slept has missed the news and reads it when it comes back


async def catch_up(port: TableSession, device: Device) -> None:
    """Wait until the device has drawn what others have done; until then its taps are about what it showed before."""
    while port.behind:
        number = port.number
        await asyncio.sleep(deferred.FRAME)  # by then what was read is drawn and on its way
        if not await device.heard():
            return
        port.showed(number)


def _upright(regions: Regions, layout: Layout, leave: Callable[[Go], object]) -> ft.Control:
    """Phone order, from top to bottom."""
    now = _filled(
        [
            regions.now(_room(layout, layout.width, ABOVE_AND_BELOW), _measure(layout.width)),
            regions.pinned(_measure(layout.width)),
        ]
    )
    return _filled(
        [
            regions.track(),
            regions.strip(layout.width),
            ft.Stack([now, regions.sheet(leave, layout.width)], expand=True),
            regions.bar(),
        ]
    )


def _beside(regions: Regions, layout: Layout, leave: Callable[[Go], object]) -> ft.Control:
    """Seats beside Now; with a lot of room the sheet stands beside it as well."""
    three = layout.width >= THREE
    room = layout.width - SEATS - (PANEL if three else 0)
    wide = room if regions.is_sheet_open else layout.width - SEATS
    scrolling = regions.now(_room(layout, wide, BESIDE), _measure(room), beside=True)
    now = scrolling if layout.low else _filled([scrolling, regions.pinned(_measure(room), beside=True)])
    panel = regions.sheet(leave, PANEL if three else room, beside=three)
    middle: list[ft.Control] = [now, panel] if three else [ft.Stack([now, panel], expand=True)]
    return _filled(
        [
            regions.track(),
            ft.Row(
                [regions.seats(), *middle], spacing=0, expand=True, vertical_alignment=ft.CrossAxisAlignment.STRETCH
            ),
            _low_foot(regions) if layout.low else regions.bar(),
        ]
    )


def _low_foot(regions: Regions) -> ft.Control:
    """Where height lacks, the pinned button stands in the line of the bar."""
    row = ft.Row([regions.bar(expand=3), regions.pinned(None, expand=2)], spacing=0)
    return ft.Container(row, bgcolor=GROUND)


def _filled(parts: list[ft.Control]) -> ft.Control:
    return ft.Column(parts, spacing=0, expand=True, horizontal_alignment=STRETCH)


def _measure(room: float) -> float | None:
    """How wide Now may be; nothing where it takes all there is."""
    return MEASURE if room > MEASURE else None


def _room(layout: Layout, width: float, taken: float) -> Room:
    """Return the room for a board in Now, less what stands above and below it."""
    return Room(width - 32, max(1.0, layout.height - taken), upright=layout.height > layout.width)
