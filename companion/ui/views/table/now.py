"""Now, the part of the table screen that scrolls: headline and rule, the quay, tasks, questions, quiet moves."""

from __future__ import annotations

from typing import NamedTuple

import flet as ft

from companion.ui.components.ask_grid import Room
from companion.ui.components.fit import Fit
from companion.ui.components.row_cache import RowCache
from companion.ui.components.stack import STRETCH, stack
from companion.ui.components.words import Words
from companion.ui.views.table import parts
from companion.ui.views.table.model import TableModel
from companion.ui.views.table.shown import Ahead, BoardPieces, ByHand, Head, Instead, Tasks, has_ground
from scorers.core.forms import Form, Move, Option


class NowShown(NamedTuple):
    """What it shows below its headline."""

    tasks: Tasks
    asked: Form | None
    instead: Instead | None
    pieces: BoardPieces
    by_hand: ByHand
    ahead: Ahead


Opened = tuple[Move | None, tuple[Option, ...]]
"""A move, and its cards that lie open."""


class NowRegion:
    """Draws Now, in one language; rows that show nothing new are handed over as they stand."""

    def __init__(self, w: Words, m: TableModel) -> None:
        """Nothing has been drawn."""
        self._w, self._m, self._rows, self._inner = w, m, RowCache(), RowCache()
        self._tasks, self._asked, self._pieces, self._moves, self._shelf, self._cards = (RowCache() for _ in range(6))

    def drawn(self, part: str) -> ft.Control | None:
        """Return a part as it was drawn last, to be looked at."""
        return self._rows.drawn(part) or self._inner.drawn(part)

    def draw(
        self, head: Head, shown: NowShown, room: Room, fit: Fit, *, beside: bool, used_below: bool, covered: bool
    ) -> ft.Control:
        """Draw all of it; `covered`: nobody reads it just now."""
        w, m, cache = self._w, self._m, self._rows.begin()
        laid = has_ground(shown.asked)
        top = cache.row("head", parts.head, w, m, head, fit, short=laid and shown.instead is not None and not fit.tall)
        moves = self._open(shown.tasks.moves, fit)
        drawn = [
            ft.Container(top, padding=ft.Padding.only(left=fit.margin, right=4, bottom=8 if laid and fit.tall else 0)),
            cache.row("shelf", parts.shelf, w, m, shown.tasks.shelf, fit, self._shelf),
            cache.row("below", self._parts, shown, moves, room, fit, beside=beside, used_below=used_below),
        ]
        inner = ft.Container(stack(drawn, 0), padding=ft.Padding.only(top=6, bottom=8 if laid else 24))
        said = parts.hidden(inner, covered=covered)
        return ft.Column([said], scroll=ft.ScrollMode.AUTO, expand=True, horizontal_alignment=STRETCH, key="now")

    def _parts(
        self, shown: NowShown, opened: Opened, room: Room, fit: Fit, *, beside: bool, used_below: bool
    ) -> ft.Control:
        w, m, cache = self._w, self._m, self._inner.begin()
        laid = has_ground(shown.asked)
        form = parts.without_changes(shown.asked, shown.tasks.tasks)
        asked = parts.without_uses(form) if used_below else form
        bar = None if laid and beside else shown.instead
        # A board takes all the room of a phone: what else is to be known and done shares a line above and one below it.
        snug = laid and shown.instead is not None and not beside and not fit.roomy
        quiet = tuple(move for move in shown.tasks.moves if not (fit.tall and parts.opens(move)))
        near = parts.first_quiet(quiet) if snug else None
        drawn = [
            cache.row("stages", parts.stages, w, m, shown.by_hand, fit.width),
            cache.row("tasks", parts.tasks, w, m, shown.tasks.tasks, fit.width, self._tasks),
            cache.row("band", parts.band, w, m, shown.by_hand if laid else ByHand()),
            cache.row("instead", parts.instead_of, w, m, bar, laid=laid),
            cache.row("asked", parts.asked, w, m, asked, room, self._asked),
            cache.row("pieces", parts.pieces, w, m, shown.pieces, room.width, self._pieces),
            cache.row("glance", parts.at_a_glance, w, m, shown.ahead.ending if snug else None, near),
            cache.row("hand", parts.hands, w, m, ByHand() if laid else shown.by_hand),
            *([cache.row("cards", parts.cards, w, m, *opened, fit.width, self._cards)] if fit.tall else []),
            cache.row("moves", parts.moves, w, m, parts.without(quiet, near), fit.width, self._moves),
            cache.row("ahead", parts.ahead_in_now, w, shown.ahead, fit),
        ]
        return ft.Container(stack(drawn, 0), padding=ft.Padding.symmetric(horizontal=fit.margin))

    def _open(self, moves: tuple[Move, ...], fit: Fit) -> Opened:
        """Return the move whose cards lie open where there is room, and these."""
        move = next(filter(parts.opens, moves), None) if fit.tall else None
        return move, self._m.cards(move) if move else ()
