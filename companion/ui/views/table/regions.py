"""The regions of the table screen. Each reads its own cells, so each draws again only for itself."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import flet as ft

from companion.ui.components.asks import asks
from companion.ui.components.bar import bar, place, undo_button
from companion.ui.components.cell import Cell
from companion.ui.components.changes import changes
from companion.ui.components.issues import issues, notice
from companion.ui.components.kept import Kept, use_kept
from companion.ui.components.lying import laid_out
from companion.ui.components.now import by_hand, headline, quiet_moves, rule_line, task_row
from companion.ui.components.seats import GAP, seat_tile, tile_width
from companion.ui.components.touch import big_button, icon_button, quiet_button, tap
from companion.ui.components.track import track
from companion.ui.components.words import Words
from companion.ui.views.table.clock import TableClock
from companion.ui.views.table.model import TableModel
from companion.ui.views.table.shown import ByHand, Head, Kind, Lying, Pinned, Said, Sheet, Steps, Tasks, Tile
from scorers.core.forms import Form
from scorers.core.view import Track

STRETCH = ft.CrossAxisAlignment.STRETCH


@ft.component
def TrackRegion(w: Words, m: TableModel, cell: Cell[Track]) -> ft.Control:
    """Where we are."""
    return track(w, cell.value, m.ask_where, TableClock(w, m, key="clock"))


@ft.component
def StripRegion(w: Words, m: TableModel, cell: Cell[tuple[Tile, ...]], width: float, *, wide: bool) -> ft.Control:
    """The seats: side by side, or one under the other where there is room beside Now. Unchanged tiles are kept."""
    kept, tiles = use_kept(), cell.value
    size = (None, False) if wide else tile_width(w, len(tiles), width - 16)
    drawn = [
        kept.row(
            tile.seat, (w, tile if wide else replace(tile, held=()), wide, size), partial(_tile, w, m, tile, wide, size)
        )
        for tile in tiles
    ]
    if wide:
        return ft.Column(drawn, spacing=4, scroll=ft.ScrollMode.AUTO, expand=True, horizontal_alignment=STRETCH)
    row = ft.Row(drawn, spacing=GAP, scroll=ft.ScrollMode.AUTO if size[0] else None)
    return ft.Container(row, padding=ft.Padding.symmetric(horizontal=8, vertical=4))


def _tile(w: Words, m: TableModel, tile: Tile, wide: bool, size: tuple[float | None, bool]) -> ft.Control:
    width, narrow = size
    return seat_tile(
        w,
        tile.seat,
        w.amount(tile.amount),
        tap(m.open, Kind.SEAT, tile.seat),
        acting=tile.acting,
        opened=tile.opened,
        wide=wide,
        width=width,
        narrow=narrow,
        held=tile.held if wide else (),
    )


@ft.component
def NowRegion(
    w: Words,
    m: TableModel,
    head: Cell[Head],
    tasks: Cell[Tasks],
    asked: Cell[Form | None],
    lying: Cell[Lying],
    hand: Cell[ByHand],
    width: float,
) -> ft.Control:
    """All of Now, so that a step changes it in one go; its parts and the rows in them are kept while equal."""
    kept = use_kept()
    rows = ft.use_memo(lambda: tuple(Kept() for _ in range(3)), [])
    parts: tuple[tuple[object, Callable[[], ft.Control]], ...] = (
        (head.value, lambda: _head(w, m, head.value)),
        (tasks.value.tasks, lambda: _tasks(w, m, tasks.value, rows[0].begin())),
        ((asked.value, width), lambda: _asked(w, m, asked.value, width, rows[1].begin())),
        (lying.value, lambda: _lying(w, m, lying.value, rows[2].begin())),
        (hand.value, lambda: _by_hand(w, m, hand.value)),
        (tasks.value.moves, lambda: _column(quiet_moves(w, tasks.value.moves, m.press), 8)),
    )
    drawn = [kept.row(at, (w, value), build) for at, (value, build) in enumerate(parts)]
    return ft.Column(drawn, spacing=16, tight=True, horizontal_alignment=STRETCH)


def _head(w: Words, m: TableModel, head: Head) -> ft.Control:
    """What to do now, and its rule."""
    rule = [rule_line(w, head.rule, m.toggle_rule, shown=head.rule_open)] if head.rule else []
    return _column([*headline(w, head.headline, head.detail), *rule])


def _tasks(w: Words, m: TableModel, shown: Tasks, kept: Kept) -> ft.Control:
    """Who has to act, one row each."""
    rows = [kept.row(at, (w, task), partial(task_row, w, task, m.press)) for at, task in enumerate(shown.tasks)]
    return _column(rows, 8)


def _asked(w: Words, m: TableModel, form: Form | None, width: float, kept: Kept) -> ft.Control:
    """The questions of the pinned move, what would change hands, and what speaks against it."""
    if form is None:
        return _column([])
    return _column(
        [
            *asks(w, form, partial(m.answer, form.key), width, kept),
            *([notice(w.say(form.note))] if form.note else []),
            *changes(w, form.changes),
            *issues(w, form.issues),
        ]
    )


def _lying(w: Words, m: TableModel, shown: Lying, kept: Kept) -> ft.Control:
    """What the moves on things sit on: sites with their prices, the workers to send."""
    return _column(laid_out(w, shown.held, shown.moves, m.press, lambda key: m.open(Kind.WHY, key), kept), 8)


def _by_hand(w: Words, m: TableModel, shown: ByHand) -> ft.Control:
    """What the app cannot move."""
    return _column(by_hand(w, shown.steps, shown.ticked, m.tick), 0)


@ft.component
def PinnedRegion(
    w: Words, m: TableModel, cell: Cell[Pinned | None], said: Cell[Said | None], width: float | None
) -> ft.Control:
    """The one thing to do, under the thumb; above it a sentence when something happened instead."""
    pinned = cell.value
    parts = _said(w, m, said.value)
    if pinned is not None and pinned.anyway:
        parts.append(
            quiet_button(
                w, w.t("ui-anyway"), lambda: m.confirm(pinned.move, overrule=True, pinned=True), key="primary/anyway"
            )
        )
    elif pinned is not None:
        words = w.say(pinned.words)
        parts.append(
            big_button(
                w, words, lambda: m.confirm(pinned.move, pinned=True), key="primary", disabled=not pinned.enabled
            )
        )
    if not parts:
        return ft.Container()
    inner = ft.Container(_column(parts, 8), padding=ft.Padding.symmetric(horizontal=16, vertical=8), width=width)
    return ft.Row([inner], alignment=ft.MainAxisAlignment.CENTER) if width else inner


def _said(w: Words, m: TableModel, said: Said | None) -> list[ft.Control]:
    if said is None:
        return []
    close = icon_button(ft.Icons.CLOSE, w.t("ui-close"), m.hush, key="said/close")
    line = notice(w.say(said.words), said.level, key="said")
    line.expand = True
    return [ft.Row([line, close], spacing=4)]


@ft.component
def BarRegion(w: Words, m: TableModel, cell: Cell[Steps], door: Cell[Sheet | None]) -> ft.Control:
    """Undo, and the three places that are always there."""
    steps, opened = cell.value, door.value.kind if door.value else None
    undo = w.t("ui-undo", what=steps.undo) if steps.undo else ""
    redo = w.t("ui-redo", what=steps.redo) if steps.redo else ""
    doors = (
        (Kind.LOOK_UP, ft.Icons.MENU_BOOK, "ui-look-up"),
        (Kind.LOG, ft.Icons.HISTORY, "ui-log"),
        (Kind.MORE, ft.Icons.MORE_HORIZ, "ui-more"),
    )
    places = [
        place(w, icon, w.t(name), tap(m.open, kind), key=f"door/{kind}", opened=opened is kind)
        for kind, icon, name in doors
    ]
    return bar(w, undo_button(w, undo, m.undo, redo, m.redo), places)


def _column(parts: list[ft.Control], spacing: float = 12) -> ft.Control:
    return ft.Column(parts, spacing=spacing, tight=True, horizontal_alignment=STRETCH, visible=bool(parts))
