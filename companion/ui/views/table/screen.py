"""The table: track, seats, Now, the button under the thumb, the bar; sheets lie over Now and block nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial

import flet as ft

from companion.app.session import TableSession
from companion.app.values import Outcome
from companion.services.ports import Device
from companion.ui.components import deferred
from companion.ui.components.ask_grid import Room
from companion.ui.components.bar import RIM
from companion.ui.components.cell import Cell
from companion.ui.components.fit import Fit
from companion.ui.components.holdings import DENSE, FEWER, MANY
from companion.ui.components.panels import BESIDE, Panel
from companion.ui.components.stack import stack
from companion.ui.components.words import Words
from companion.ui.flet_edge import run_on_page
from companion.ui.layout import Layout
from companion.ui.page_session import PageSession, PageSessionContext
from companion.ui.repaints import For
from companion.ui.theme import GROUND, TARGET
from companion.ui.views.table.by_key import use_keys
from companion.ui.views.table.model import TableModel, nothing
from companion.ui.views.table.motion import use_motion, use_stillness
from companion.ui.views.table.parts import hidden
from companion.ui.views.table.places import Drawn, Places, beside, upright
from companion.ui.views.table.regions import Regions
from companion.ui.views.table.shown import Screen
from companion.ui.views.table.ways import Go
from companion.ui.watch import use_watch

ONE_FOOT = 1100
"""From this width on the act stands at the right of the foot, and what asks nothing at the right of Now."""

ACT = 388
"""The width of the act there, with its margins."""

WIDE = Panel(316, 22, 52, 44)

AROUND = 170
"""What stands above and below the seats."""

ROOMY = 290
"""How high a seat stands with all that lies there as discs."""

CLOSE = 226
"""And with smaller ones."""

BRIEF = 150
"""And with two lines of cards alone."""

LOW = Panel(240, 17, 24, 24, much=False)

PHONE_TAKES = 460
"""What stands above and below a board on a phone: lid, bar of what to do, two rows of buildings, act, bar."""

SIDE_TAKES = 416
"""What stands above and below a board where the seats stand beside it, two rows of buildings and what lies ahead."""

FOOT_TAKES = 164
"""And where the act stands in the line of the bar."""

HEADLINE = 74
"""How high the headline stands over a board with what is below it, where it is whole."""

STILL = (0.1, 0.4)
"""Seconds after which a new question is shown once more: before a slow device has laid it out, it does nothing."""

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
    here: PageSession | None = ft.use_context(PageSessionContext)
    repaints = here.repaints if here else None
    m = ft.use_memo(lambda: TableModel(port, leave=leave, done=done, repaints=repaints), [port])
    _listen(m, port, here)
    use_keys(m)
    use_stillness(m.motion)
    return _Drawn(w, m, layout, leave, m.cell, m.motion.wanted)


@ft.component
def _Drawn(
    w: Words,
    m: TableModel,
    layout: Layout,
    leave: Callable[[Go], object],
    _cell: Cell[Screen],  # Flet watches what it is given
    _moving: Cell[bool],
) -> ft.Control:
    shown = m.screen
    regions = ft.use_memo(lambda: Regions(w, m), [w, m, layout]).begin(shown, use_late(m, shown))
    under = (_beside if layout.beside else _upright)(regions, layout, leave)
    _use_top(m, shown, regions)
    _use_sight(m, shown, regions, layout)
    use_motion(w, m.motion, shown, partial(_places, w, m, regions, layout))
    table = hidden(under, covered=regions.is_picking)
    return ft.Stack([table, regions.air(), regions.cover(layout)], expand=True)


def use_late(m: TableModel, shown: Screen) -> Screen:
    """Return what stands below the headline: where the game goes on, what stood there until a moment ago.

    Lid, headline and act answer a tap in half the time; a page of rows would hold them back.
    """
    last, show = ft.use_state((m, shown))
    moved_on = last[1].track != shown.track or last[1].head != shown.head

    async def catch_up_below() -> None:
        await asyncio.sleep(deferred.SENT)
        await m.repaints.wait(For.BELOW)
        show((m, shown))

    ft.use_effect(catch_up_below, [m, shown], cleanup=lambda: None)
    return last[1] if last[0] is m and moved_on else shown


def _use_top(m: TableModel, shown: Screen, regions: Regions) -> None:
    """Show what begins from its top: how far down somebody was before says nothing about it."""
    last: ft.MutableRef[Screen] = ft.use_ref(shown)
    was, last.current = last.current, shown

    async def begin() -> None:
        if m.screen.begins(was):
            await regions.to_top()

    ft.use_effect(begin, [m, shown], cleanup=lambda: None)


def _use_sight(m: TableModel, shown: Screen, regions: Regions, layout: Layout) -> None:
    """Keep in sight what is to be done on a board, where something new has come.

    The chosen space: what comes over the act takes room from below, and the board goes up with it. The first question
    that follows from a choice, once: what comes after it must not jump away below a finger; then the board again.
    """
    fit = _fit(layout, _panel(layout, regions.people) if layout.beside else None)
    head = HEADLINE if fit.tall else 0
    taken = 0 if layout.low or _is_one_foot(layout) else regions.covers(_board(regions, layout, fit), fit, head)
    last: ft.MutableRef[tuple[float, str]] = ft.use_ref((taken, ""))
    was, before = last.current
    ask = regions.open_below(before)
    last.current = taken, ask

    async def follow() -> None:
        if ask == before and taken <= was:
            return
        await asyncio.sleep(deferred.FRAME)  # by then there is less room, and it can be scrolled as far
        if ask == before:
            await regions.further(taken - was)
        elif ask:
            await regions.show(ask)
            for later in STILL:
                await asyncio.sleep(later)
                await regions.show(ask)
        else:
            await regions.to_top()
            await regions.further(taken)

    ft.use_effect(follow, [m, shown], cleanup=lambda: None)


def _places(w: Words, m: TableModel, regions: Regions, layout: Layout) -> Places:
    """Work out where things lie, when something is to fly there."""
    panel = _panel(layout, regions.people) if layout.beside else None
    shown = m.screen
    was = m.motion.news.was if m.motion.news else shown
    shelf = () if shown.sheet else shown.tasks.shelf or was.tasks.shelf  # a sheet lies over the quay
    drawn = Drawn(w, shown, shelf, layout, _fit(layout, panel), regions.high)
    return beside(drawn, panel) if panel else upright(drawn)


def _fit(layout: Layout, panel: Panel | None = None) -> Fit:
    """Return the room of Now, alone or beside the seats."""
    if panel is None:
        return Fit.of(layout, layout.width - 32, 16)
    margin = 16 if layout.low else 24
    return Fit.of(layout, layout.width - panel.width - 2 * margin, margin)


def _listen(m: TableModel, port: TableSession, here: PageSession | None) -> None:
    """Read the table again whenever anybody has changed it, on this page's own behalf."""
    page = ft.context.page

    async def again() -> None:
        m.refresh()
        if here:
            await catch_up(port, here.services.device)

    async def told() -> None:
        await m.repaints.wait(For.NEWS)
        await again()

    use_watch(lambda: port.watch(lambda: None if m.acting else run_on_page(page, told)), [port])
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
    fit = _fit(layout)
    over = None if layout.low else fit
    foot = stack([regions.ahead(fit), regions.said(), regions.pinned(over=over)], 0)
    room = _board(regions, layout, fit)
    now = _filled([regions.now(room, fit, used_below=not layout.low), hidden(foot, covered=regions.is_covered)])
    return _filled(
        [
            regions.track(layout),
            regions.strip(layout.width),
            regions.alarm(),
            ft.Stack([now, regions.sheet(leave, layout, layout.width)], expand=True),
            regions.bar(layout.width),
        ]
    )


def _beside(regions: Regions, layout: Layout, leave: Callable[[Go], object]) -> ft.Control:
    """Seats beside Now; where there is room, or height lacks, the act stands in the line of the bar."""
    panel = _panel(layout, regions.people)
    fit = _fit(layout, panel)
    room, margin = layout.width - panel.width, fit.margin
    one_foot, board = _is_one_foot(layout), _board(regions, layout, fit)
    below = [regions.ahead(fit), regions.said(margin), *([] if one_foot else [regions.pinned(margin, over=fit)])]
    beside = regions.now(board, fit, beside=one_foot, used_below=not layout.low)
    now = _filled([beside, hidden(stack(below, 0), covered=regions.is_covered)])
    over = ft.Stack(
        [now, regions.sheet(leave, layout, room, side=layout.width >= ONE_FOOT, low=layout.low)], expand=True
    )
    return _filled(
        [
            regions.track(layout),
            regions.alarm(),
            ft.Row([regions.seats(panel, fit), over], spacing=0, expand=True, vertical_alignment=STRETCH),
            _foot(regions, layout) if one_foot else regions.bar(layout.width),
        ]
    )


def _panel(layout: Layout, seats: int) -> Panel:
    """Return how large the seats beside Now are drawn; where they would not all be seen, what lies there is small."""
    if layout.low:
        return LOW
    panel = WIDE if layout.width >= ONE_FOOT else BESIDE
    room = (layout.height - AROUND) / max(1, seats)
    sort = MANY if room >= ROOMY else FEWER if room >= CLOSE else DENSE
    return panel._replace(sort=sort, brief=room >= BRIEF)


def _foot(regions: Regions, layout: Layout) -> ft.Control:
    """Put the act at the right of the bar, with what follows from a board."""
    if layout.low:
        parts = [regions.bar(layout.width * 0.6, 3), regions.pinned(16, None, expand=2, beside=True, low=True)]
    elif regions.is_laid:
        parts = [regions.bar(layout.width / 3, 2), regions.pinned(24, None, expand=4, beside=True)]
    else:
        parts = [regions.bar(layout.width - ACT - 48, 3), regions.pinned(24, ACT)]
    return ft.Container(ft.Row(parts, spacing=0), bgcolor=GROUND, border=RIM)


def _filled(parts: list[ft.Control]) -> ft.Control:
    return ft.Column(parts, spacing=0, expand=True, horizontal_alignment=STRETCH)


def _is_one_foot(layout: Layout) -> bool:
    """Whether the act stands in the line of the bar: beside the seats, where there is room or height lacks."""
    return layout.beside and (layout.low or layout.width >= ONE_FOOT)


def _board(regions: Regions, layout: Layout, fit: Fit) -> Room:
    """Return the room for a board in Now, less what stands above and below it."""
    if not layout.beside:
        taken = PHONE_TAKES
    elif _is_one_foot(layout):
        taken = FOOT_TAKES + regions.is_noted * TARGET
    else:
        taken = SIDE_TAKES + (HEADLINE if fit.tall else 0)
    return Room(fit.width, max(1.0, layout.height - taken), upright=layout.height > layout.width)
