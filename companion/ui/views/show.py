"""A table for a device that stands at its end: big track, big scores, who is on turn. Nothing to do but go back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

import flet as ft

from companion.app.session import TableSession
from companion.ui import routes
from companion.ui.components.facts import alarm
from companion.ui.components.fitting import lines_of
from companion.ui.components.panels import Panel, seat_panel
from companion.ui.components.shell import bare_view
from companion.ui.components.stack import stack
from companion.ui.components.touch import Tap, icon_button, line, tap
from companion.ui.components.track import Fit, high, lid_fit, track
from companion.ui.components.words import Words
from companion.ui.flet_edge import run_on_page
from companion.ui.guard import screen
from companion.ui.layout import Layout
from companion.ui.repaints import For, Repaints
from companion.ui.theme import INK, LARGE, LID, SPEAKS, TARGET, WELL, letters
from companion.ui.views.at_table import use_table
from companion.ui.views.awake import stay_awake
from companion.ui.watch import use_watch
from scorers.core.glance import Alarm
from scorers.core.msg import TABLE
from scorers.core.view import TableView

FAR: Final = Fit(96, 24, 88, 48, 64, 44, 104, 32, 20, zoom=1.8)
"""How large the lid is drawn for eyes far away."""

LEADING: Final = 1.2
"""How high a line of the headline is, in parts of the size of its letters."""

MANY: Final = 3
"""No more lines of it are reckoned with."""

LEAST: Final = 110
MOST: Final = 250
"""How high a seat is at least and at most."""

GAP: Final = 24


@screen
def ShowTable() -> ft.View:
    """Draw the table for everybody around it; the screen stays awake."""
    here, route, key, session, w = use_table()
    stay_awake(here)
    back = tap(here.go, routes.table(key))
    return bare_view(route, [Shown(w, session, here.layout, back, here.repaints)])


@ft.component
def Shown(w: Words, session: TableSession, layout: Layout, back: Tap, repaints: Repaints) -> ft.Control:
    """Show the table as it is, and again whenever anybody has changed it."""
    view, show = ft.use_state(session.view)
    _watch(session, repaints, show)
    width, height = layout.width, layout.height
    fit = FAR._replace(line=width > height) if layout.wide and not layout.low else lid_fit(layout)
    left = height - high(w, view.track, fit) - _head(w, view, layout)
    seats = _seats(w, view, layout, left)
    return ft.Column(
        [
            ft.Container(track(w, view.track, None, fit, width), bgcolor=LID),
            *_alarm(w, view.now.alarm),
            ft.Container(
                _headline(w, view, layout, back), padding=ft.Padding.only(left=GAP, right=8, top=12, bottom=12)
            ),
            ft.Column([seats], scroll=ft.ScrollMode.AUTO, expand=True, horizontal_alignment=_WIDE),
        ],
        spacing=0,
        expand=True,
        horizontal_alignment=_WIDE,
        key="show",
    )


_WIDE: Final = ft.CrossAxisAlignment.STRETCH


def _watch(session: TableSession, repaints: Repaints, show: Callable[[TableView], object]) -> None:
    page = ft.context.page

    async def again() -> None:
        await repaints.wait(For.NEWS)
        show(session.view)

    use_watch(lambda: session.watch(lambda: run_on_page(page, again)), [session])


def _alarm(w: Words, shown: Alarm | None) -> list[ft.Control]:
    if shown is None:
        return []
    return [alarm(w, w.say(shown.headline), w.amount(shown.n), w.say(shown.detail), key="alarm")]


def _speaks(w: Words, layout: Layout) -> float:
    """Return how large the headline is."""
    return (48 if layout.wide and not layout.low else 26) * w.scale


def _head(w: Words, view: TableView, layout: Layout) -> float:
    """Return how high the headline stands, nearly, with what is around it."""
    size = _speaks(w, layout)
    lines = lines_of(w.say(view.now.headline), size, layout.width - 2 * GAP - TARGET, speaks=True)
    return GAP + max(TARGET, LEADING * size * min(lines, MANY))


def _headline(w: Words, view: TableView, layout: Layout, back: Tap) -> ft.Control:
    """Say what the table waits for; at its right the way back."""
    words = ft.Text(w.say(view.now.headline), style=letters(SPEAKS, _speaks(w, layout)), color=INK)
    said = ft.Semantics(content=words, header=True, live_region=True, expand=True)
    away = icon_button(ft.Icons.CLOSE, w.t("app-back"), back, key="show/back")
    return ft.Row([said, away], spacing=8)


def _seats(w: Words, view: TableView, layout: Layout, left: float) -> ft.Control:
    """Draw every seat with its figure and what it needs, as large as there is room; two a row on a wide device."""
    seats = [seat for seat in view.seats if seat.seat != TABLE]
    columns = 2 if layout.width > layout.height else 1
    size = _size(w, layout, layout.width / columns, left / max(1, -(-len(seats) // columns)))
    drawn = [
        seat_panel(w, replace(seat, holdings=()), None, acting=seat.seat in view.track.acting, panel=size)
        for seat in seats
    ]
    rows = [drawn[at : at + columns] for at in range(0, len(drawn), columns)]
    lines = [stack([ft.Row([ft.Container(one, expand=True) for one in row], spacing=0), line()], 0) for row in rows]
    return ft.Container(stack(lines, 0), bgcolor=WELL)


def _size(w: Words, layout: Layout, width: float, room: float) -> Panel:
    """Return how large a seat is drawn, so that all of them fill what the lid and the headline leave."""
    near = not layout.wide or layout.low
    if near and w.scale >= LARGE:
        return Panel(width)
    tall = min(MOST, max(LEAST, room - 1))
    return Panel(
        width,
        min(tall * 0.26, width * 0.075),
        min(tall * 0.66, width * 0.2),
        min(tall * 0.46, width * 0.14),
        high=tall,
        words=max(15 if near else 20, min(tall * 0.13, width * 0.04)),
    )
