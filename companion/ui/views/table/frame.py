"""What stands around Now: the plates and panels of the seats, the alarm, what happened instead, the bar."""

from __future__ import annotations

from dataclasses import replace

import flet as ft

from companion.ui.components.bar import bar, place, undo_button
from companion.ui.components.facts import alarm
from companion.ui.components.issues import notice
from companion.ui.components.panels import Panel, seat_panel, table_panel
from companion.ui.components.row_cache import RowCache
from companion.ui.components.seats import Plate, seat_tile
from companion.ui.components.stack import stack
from companion.ui.components.touch import icon_button, line, tap
from companion.ui.components.words import Words
from companion.ui.views.table.model import TableModel
from companion.ui.views.table.shown import Kind, Refusal, Sheet, Steps, Tile
from scorers.core.glance import Alarm
from scorers.core.msg import TABLE
from scorers.core.view import SeatView


def bare(tile: Tile) -> Tile:
    """Return what a plate shows of a seat: what lies there is behind it."""
    return replace(tile, shown=SeatView(tile.shown.seat, tile.shown.figure, beside=tile.shown.beside))


def plate(w: Words, m: TableModel, tile: Tile, first: bool, size: Plate) -> ft.Control:
    """Draw a plate on the lid."""
    seat, opens = tile.shown.seat, tap(m.open, Kind.SEAT, tile.shown.seat)
    return seat_tile(w, seat, tile.figures, opens, acting=tile.acting, opened=tile.opened, first=first, plate=size)


def panel(w: Words, m: TableModel, tile: Tile, size: Panel) -> ft.Control:
    """Draw a seat beside Now, or the Table, with a hairline below."""
    opens = tap(m.open, Kind.SEAT, tile.shown.seat)
    if tile.shown.seat == TABLE:
        return table_panel(w, tile.shown, opens, opened=tile.opened, panel=size)
    drawn = seat_panel(w, tile.shown, opens, acting=tile.acting, opened=tile.opened, panel=size)
    return stack([drawn, line()], 0)


def alarm_band(w: Words, shown: Alarm | None) -> ft.Control:
    """Draw the alarm from edge to edge; nothing where there is none."""
    if shown is None:
        return ft.Container()
    detail = w.say(shown.detail) if shown.detail else ""
    return alarm(w, w.say(shown.headline), w.amount(shown.n), detail, key="alarm")


def bottom(w: Words, m: TableModel, steps: Steps, door: Sheet | None, cache: RowCache, *, rim: bool) -> ft.Control:
    """Draw undo, and the three places that are always there."""
    opened = door.kind if door else None
    undo = w.t("ui-undo", what=steps.undo) if steps.undo else ""
    redo = w.t("ui-redo", what=steps.redo) if steps.redo else ""
    doors = (
        (Kind.LOOK_UP, "book", "ui-look-up"),
        (Kind.LOG, "log", "ui-log"),
        (Kind.MORE, "more", "ui-more"),
    )
    places = [
        cache.row(kind, place, w, icon, w.t(name), tap(m.open, kind), kind, opened=opened is kind)
        for kind, icon, name in doors
    ]
    return bar(w, undo_button(w, undo, m.undo, redo, m.redo), places, rim=rim)


def refusal(w: Words, m: TableModel, said: Refusal | None) -> list[ft.Control]:
    """Draw the sentence that says what happened instead, to be taken away."""
    if said is None:
        return []
    close = icon_button(ft.Icons.CLOSE, w.t("ui-close"), m.dismiss_refusal, key="said/close")
    return [notice(w.say(said.words), said.level, key="said", end=close)]
