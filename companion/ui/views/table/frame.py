"""What stands around Now: the plates and panels of the seats, the alarm, what happened instead, the bar."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import flet as ft

from companion.ui.components.ahead import ending_block
from companion.ui.components.bar import Undo, bar, place, place_of, undo_button
from companion.ui.components.cell import Cell
from companion.ui.components.facts import alarm
from companion.ui.components.fit import Fit
from companion.ui.components.issues import notice
from companion.ui.components.panels import Panel, seat_panel, table_panel
from companion.ui.components.row_cache import RowCache
from companion.ui.components.seats import Plate, plates, seat_tile
from companion.ui.components.stack import STRETCH, stack
from companion.ui.components.strip import SIDE, Span, is_shared, light, lit_plate, spans, strip
from companion.ui.components.touch import icon_button, line, tap
from companion.ui.components.words import Words
from companion.ui.theme import WELL
from companion.ui.views.table.model import TableModel
from companion.ui.views.table.shown import Kind, Refusal, Sheet, Steps, Tile, own_of
from scorers.core.glance import Alarm, Ending
from scorers.core.msg import TABLE, Msg
from scorers.core.view import SeatView

ASIDE: Final = 24
"""Left and right of what stands below the seats."""

OPEN: Final = ft.Animation(200, ft.AnimationCurve.EASE_OUT)


def bare(tile: Tile) -> Tile:
    """Return what a plate shows of a seat: what lies there is behind it."""
    return replace(tile, shown=SeatView(tile.shown.seat, tile.shown.figure, beside=tile.shown.beside))


def plate(w: Words, m: TableModel, tile: Tile, first: bool, size: Plate, *, lit: bool) -> ft.Control:
    """Draw a plate on the lid; `lit`: by itself, and not by the one below it."""
    seat, opens = tile.shown.seat, tap(m.open, Kind.SEAT, tile.shown.seat)
    acting, opened = tile.acting, tile.opened
    return seat_tile(
        w, seat, tile.figures, opens, acting=acting, opened=opened, first=first, own=tile.own, plate=size, lit=lit
    )


def panel(w: Words, m: TableModel, tile: Tile, size: Panel, glow: Cell[bool] | None, *, moving: bool) -> ft.Control:
    """Draw a seat beside Now, or the Table, with a hairline below."""
    opens = tap(m.open, Kind.SEAT, tile.shown.seat)
    if tile.shown.seat == TABLE:
        return table_panel(w, tile.shown, opens, opened=tile.opened, panel=size)
    drawn = seat_panel(
        w, tile.shown, opens, acting=tile.acting, opened=tile.opened, panel=size, lit=glow, moving=moving
    )
    return stack([drawn, line()], 0)


def plates_of(
    w: Words, m: TableModel, shown: tuple[Tile, ...], width: float, rows: RowCache, *, flag: bool, moving: bool
) -> ft.Control:
    """Draw the seats side by side on the lid; whoever acts alone is lit by the plate that lies below all of them."""
    sizes = plates(w, tuple(tile.shown.seat for tile in shown), width - 2 * SIDE, own_of(shown))
    alone = is_shared(sizes) and sum(tile.acting for tile in shown) == 1
    drawn = [
        rows.row(tile.shown.seat, plate, w, m, bare(tile), flag and tile.first, size, lit=tile.acting and not alone)
        for tile, size in zip(shown, sizes, strict=True)
    ]
    return strip(drawn, sizes, _below(w, m, shown, spans(sizes), rows, lit=alone, moving=moving))


def _below(
    w: Words,
    m: TableModel,
    shown: tuple[Tile, ...],
    lying: tuple[Span, ...],
    rows: RowCache,
    *,
    lit: bool,
    moving: bool,
) -> list[ft.Control]:
    """Draw what lies below the plates: the lit one, and the light behind each figure."""
    glows, at = m.motion.glows, next((at for at, tile in enumerate(shown) if tile.acting), 0)
    lights = [
        rows.row(("light", seat), light, w, glows[seat], span)
        for tile, span in zip(shown, lying, strict=True)
        if (seat := tile.shown.seat) in glows
    ]
    return [rows.row("lit", lit_plate, w, shown[at].shown.seat, lying[at], lit=lit, moving=moving), *lights]


def panels_of(
    w: Words,
    m: TableModel,
    shown: tuple[Tile, ...],
    size: Panel,
    ending: Ending | None,
    rows: RowCache,
    *,
    moving: bool,
) -> ft.Control:
    """Draw the seats one under the other, beside Now; below them the end of the round, where it stands there."""
    drawn = [
        rows.row(tile.shown.seat, panel, w, m, tile, sized, m.motion.glows.get(tile.shown.seat), moving=moving)
        for tile in shown
        for sized in [size.larger() if tile.own else size]
    ]
    if ending is not None:
        block = stack(ending_block(w, ending, Fit(size.width - 2 * ASIDE)), 10)
        drawn += [line(), ft.Container(block, padding=ft.Padding.symmetric(vertical=14, horizontal=ASIDE))]
    column = ft.Column(drawn, spacing=0, scroll=ft.ScrollMode.AUTO, expand=True, horizontal_alignment=STRETCH)
    return ft.Container(column, width=size.width, bgcolor=WELL)


def alarm_band(w: Words, shown: Alarm | None, *, moving: bool) -> ft.Column:
    """Draw the alarm from edge to edge, which opens once; nothing where there is none."""
    parts: list[ft.Control] = []
    if shown is not None:
        detail = w.say(shown.detail) if shown.detail else ""
        parts = [alarm(w, w.say(shown.headline), w.amount(shown.n), detail, key="alarm")]
    holds = stack(parts, 0)
    holds.animate_size = OPEN if moving else None  # which a container does not listen to
    return holds


def bottom(
    w: Words, m: TableModel, steps: Steps, door: Sheet | None, cache: RowCache, width: float, *, rim: bool
) -> ft.Control:
    """Draw undo, and the three places that are always there."""
    opened = door.kind if door else None
    redo = w.t("ui-redo", what=steps.redo) if steps.redo else ""
    doors = (
        (Kind.LOOK_UP, "book", "ui-look-up"),
        (Kind.LOG, "log", "ui-log"),
        (Kind.MORE, "more", "ui-more"),
    )
    each = place_of(width)
    places = [
        cache.row(kind, place, w, icon, w.t(name), tap(m.open, kind), kind, opened=opened is kind, width=each)
        for kind, icon, name in doors
    ]
    looks = w.t("ui-only-look") if steps.looks else ""
    undo = undo_button(w, _undo(w, steps.undo, barred=steps.barred), m.undo, redo, m.redo, width=width, instead=looks)
    return bar(w, undo, places, rim=rim)


def _undo(w: Words, step: Msg | None, *, barred: bool) -> Undo | None:
    """Say what undo takes back; in fewer words without who did it elsewhere, or only that it takes back."""
    if step is None:
        return None
    plain = dict(step.params).get("what") if step.id in ("ui-by-other", "ui-by-seat") else None
    shorter = [w.t("ui-undo", what=plain)] if plain else []
    return Undo(w.t("ui-undo", what=step), (*shorter, w.t("ui-undo-short")), barred=barred)


def refusal(w: Words, m: TableModel, said: Refusal | None) -> list[ft.Control]:
    """Draw the sentence that says what happened instead, to be taken away."""
    if said is None:
        return []
    close = icon_button(ft.Icons.CLOSE, w.t("ui-close"), m.dismiss_refusal, key="said/close")
    return [notice(w.say(said.words), said.level, key="said", end=close)]
