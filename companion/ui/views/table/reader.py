"""Reads a table for one page: what each region shows, and what each touchable place means now."""

from __future__ import annotations

from dataclasses import replace

from companion.app.session import TableSession
from companion.ui.components.board_pieces import is_laid_out
from companion.ui.views.table.contents import content
from companion.ui.views.table.lock import Locks
from companion.ui.views.table.own import Own
from companion.ui.views.table.shown import (
    Ahead,
    BoardPieces,
    ByHand,
    Head,
    Kind,
    Pinned,
    Screen,
    Sheet,
    SheetShown,
    Steps,
    Tasks,
    Tile,
    board_pieces,
    glanced,
    instead,
    missing,
    still_by_hand,
    strip,
)
from scorers.core.core_moves import JUMP_MOVE
from scorers.core.forms import Form, Move, Place
from scorers.core.issues import Level
from scorers.core.msg import Msg, msg
from scorers.core.view import SeatView, TableView


class Reader:
    """Cuts the view of a table into regions, with what this page has of its own."""

    def __init__(self, port: TableSession, own: Own, locks: Locks) -> None:
        """Read this table; `locks` are told what each place means."""
        self._port, self._own, self._locks = port, own, locks

    def screen(self, view: TableView) -> Screen:
        """Return what each region shows."""
        there, opened = self._in_hand(board_pieces(view.now)), self._sheet(view)
        by_hand = ByHand(view.now.by_hand, self._own.ticked & frozenset(view.now.by_hand), view.now.stages)
        self._mean_tasks(view)
        asked, pinned = self._primary(view, still_by_hand(by_hand))
        flag = view.track.flag
        return Screen(
            track=view.track,
            timed=self._port.timed,
            strip=tuple(self._tile(view, seat, flag) for seat in strip(view.seats)),
            alarm=view.now.alarm,
            head=self._head(view),
            tasks=_tasks(view, there),
            pieces=there,
            asked=asked,
            instead=instead(view.now),
            pinned=pinned,
            by_hand=by_hand,
            ahead=Ahead(view.now.coming, view.now.ending),
            steps=Steps(self._port.undo_label, self._port.redo_label, self._port.looks, self._port.undo_is_barred),
            sheet=None if there.asking else opened,
            door=self._own.sheets[0] if self._own.sheets else None,
            refusal=self._own.refusal,
        )

    def form(self, move: str) -> Form:
        """Return the form of a move, with what was answered here."""
        return self._port.form(move, self._own.draft(move))

    def _mean_tasks(self, view: TableView) -> None:
        quiet = (move for move in view.now.moves if move.place != "primary")
        meant = tuple(task.key for task in view.now.tasks), tuple((move.key, move.seat) for move in quiet)
        self._locks.means("tasks", meant)

    def _tile(self, view: TableView, seat: SeatView, flag: str | None) -> Tile:
        opened = self._own.sheets[:1] == (Sheet(Kind.SEAT, seat.seat),)
        acting = seat.seat in view.track.acting
        return Tile(glanced(view, seat), acting, opened, seat.seat == flag, own=seat.seat == self._port.seat)

    def _head(self, view: TableView) -> Head:
        rule = view.now.rule
        new = rule is not None and not self._port.seen(rule.key)
        shown = rule is not None and new != (rule.key in self._own.rules)
        detail = view.now.detail or (None if shown else view.now.gist)
        others = bool(self._port.seat) and len(view.track.acting) == 1 and self._port.seat not in view.track.acting
        return Head(view.now.headline, detail, rule, shown, new, view.now.brought, others)

    def _primary(self, view: TableView, left: Msg | None) -> tuple[Form | None, Pinned | None]:
        """Return the act with its questions; `left`: what it would leave undone, as its second line."""
        move = view.primary
        if move is None:
            self._locks.means("primary", None)
            awaits = view.now.awaits
            return self._port.board, Pinned("", awaits, enabled=False, anyway=False) if awaits else None
        begun = self._begun(move.key)
        if move.leads:
            self._locks.means("primary", move.key)
            return None, Pinned(move.key, move.label, enabled=begun is None, anyway=False, follows=begun)
        form = self.form(move.key)
        barred = self._port.barred(form)
        anyway = level(form) is Level.AGAINST and barred is None
        ready = form.event is not None and level(form) is Level.HINT and move.because is None and barred is None
        if begun is not None:
            ready = anyway = False
        self._locks.means("primary", (move.key, self._port.number, bool(self._own.sheets)))
        words = form.confirm or move.label
        own = any(move.key == one.key for task in view.now.tasks for one in task.moves)
        follows = begun or missing(form) or barred or (None if own else left) or form.follows or move.follows
        return form, Pinned(move.key, words, ready, anyway, form.brings, follows)

    def _begun(self, move: str) -> Msg | None:
        """Return that another form is half answered: where the act stands beside it, a touch would throw that away."""
        open_form = self._own.form
        if open_form is None or open_form == move or not self._own.draft(open_form):
            return None
        return msg("ui-begun-first", what=self.form(open_form).title)

    def _sheet(self, view: TableView) -> SheetShown | None:
        if not self._own.sheets:
            self._locks.means("sheet", None)
            return None
        top = self._own.sheets[-1]
        self._locks.means("sheet", (top, self._port.number))
        if top.kind is Kind.FORM:
            overview = view.track.overview if top.of == JUMP_MOVE else None
            who = next((seat for seat in view.seats if seat.seat in top.of.split("/")), None)
            return SheetShown(top, self.form(top.of), overview, None if who is None else figures_of(who))
        return SheetShown(top, content(self._port, view, top, self._own.reading, self._own.laid))

    def _in_hand(self, there: BoardPieces) -> BoardPieces:
        """Return what is laid out, with the open form that is answered on it instead of in a sheet."""
        move = self._own.form
        if len(self._own.sheets) != 1 or not there.held or move not in {move.key for move in there.moves}:
            return there
        form = self.form(move)
        return replace(there, asking=form) if is_laid_out(form, there.held) else there


def level(form: Form) -> Level:
    """Return the level of the heaviest issue of a form; a hint where it has none."""
    found = {issue.level for issue in form.issues}
    return next((level for level in (Level.IMPOSSIBLE, Level.AGAINST) if level in found), Level.HINT)


def figures_of(seat: SeatView) -> SeatView:
    """Return of a seat what is said where it picks: its figures."""
    return SeatView(seat.seat, seat.figure, beside=seat.beside)


def _tasks(view: TableView, there: BoardPieces) -> Tasks:
    apart = (Place.PRIMARY, Place.INSTEAD)
    moves = tuple(move for move in view.now.moves if move.place not in apart and move not in there.moves)
    shelf = tuple(_bare(move) for move in moves if view.now.shelf and move.place is Place.THING)
    return Tasks(view.now.tasks, tuple(move for move in moves if not shelf or move.place is not Place.THING), shelf)


def _bare(move: Move) -> Move:
    """Return what lies there, whose move it is being of no matter: the next player finds the same things."""
    return replace(move, key=move.spot, seat=None)
