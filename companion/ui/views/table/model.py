"""The table screen's own state: which sheet is open, what is half answered. All of it stays on this device."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import timedelta

from companion.app.session import TableSession
from companion.app.values import Outcome
from companion.ui.components.ask_amounts import Keystroke, answered
from companion.ui.components.ask_pick import toggled
from companion.ui.components.ask_text import Letters
from companion.ui.components.board_pieces import is_laid_out
from companion.ui.components.cell import Cell
from companion.ui.views.table.contents import content
from companion.ui.views.table.lock import Locks
from companion.ui.views.table.motion import Motion
from companion.ui.views.table.shown import (
    Ahead,
    BoardPieces,
    ByHand,
    Head,
    Kind,
    Pinned,
    Reading,
    Refusal,
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
from companion.ui.views.table.ways import Go
from scorers.core.core_moves import CORE, JUMP_MOVE
from scorers.core.forms import Amounts, Answer, Form, Move, Option, Pick, Place
from scorers.core.issues import Level
from scorers.core.msg import Msg
from scorers.core.view import SeatView, TableView, Track


def nothing(_what: object) -> None:
    """Let it be."""


class TableModel:
    """Reads the port, cuts the view into regions, and takes every tap. One per page."""

    def __init__(
        self,
        port: TableSession,
        now: Callable[[], float] = time.monotonic,
        *,
        leave: Callable[[Go], object] = nothing,
        done: Callable[[Outcome], object] = nothing,
    ) -> None:
        """Read the table once; `now` counts for the locks, `leave` goes elsewhere, `done` hears what taps came to."""
        self.port = port
        self._leave = leave
        self._done = done
        self._locks = Locks(now)
        self.drafts: dict[str, dict[str, Answer]] = {}
        """What is half answered: by move and ask."""
        self._sheets: tuple[Sheet, ...] = ()
        self._ticked: frozenset[Msg] = frozenset()
        self._laid: frozenset[str] = frozenset()
        self.acting = False
        """Whether this page itself is changing the table just now."""
        self._rule_open: set[str] = set()
        self._place: Track | None = None
        self._reading = Reading()
        self._refusal: Refusal | None = None
        self.cell = Cell(self._screen())
        """All a screen shows: when any of it changes the screen is drawn again."""
        self.motion = Motion(port)
        """What moves for a moment; no part of what is shown."""

    @property
    def screen(self) -> Screen:
        """What is shown now."""
        return self.cell.value

    # What is shown

    def refresh(self) -> None:
        """Read the table again; a screen that shows nothing else is not drawn again."""
        was = self.screen
        if self.cell.show(self._screen()):
            self.motion.see(self.port.present, was)

    def _screen(self) -> Screen:
        """Read the table: what each region shows, and what each touchable place means now."""
        view = self.port.view
        self._move_on(view)
        there, opened = self._in_hand(board_pieces(view.now)), self._sheet(view)
        by_hand = ByHand(view.now.by_hand, self._ticked & frozenset(view.now.by_hand), view.now.stages)
        asked, pinned = self._primary(view, still_by_hand(by_hand))
        return Screen(
            track=view.track,
            timed=self._timed(),
            strip=self._tiles(view),
            alarm=view.now.alarm,
            head=self._head(view),
            tasks=_tasks(view, there),
            pieces=there,
            asked=asked,
            instead=instead(view.now),
            pinned=pinned,
            by_hand=by_hand,
            ahead=Ahead(view.now.coming, view.now.ending),
            steps=Steps(self.port.undo_label, self.port.redo_label),
            sheet=None if there.asking else opened,
            door=self._sheets[0] if self._sheets else None,
            refusal=self._refusal,
        )

    def _timed(self) -> bool:
        clocks = self.port.clocks()
        return clocks.running or clocks.table > timedelta()

    def _move_on(self, view: TableView) -> None:
        """Another turn or phase: what was half answered is void, and a rule that was shown is known."""
        if self._place is not None and view.track != self._place:
            kept = self._sheets[-1].of if self._sheets and self._sheets[-1].kind is Kind.FORM else ""
            self.drafts = {key: draft for key, draft in self.drafts.items() if key == kept}
            self._ticked = frozenset()
        shown = self.screen.head.rule if self._place is not None else None
        if shown is not None and (view.track != self._place or view.now.rule != shown):
            self.port.see(shown.key)
            self._rule_open.discard(shown.key)
        self._place = view.track
        quiet = (move for move in view.now.moves if move.place != "primary")
        meant = tuple(task.key for task in view.now.tasks), tuple((move.key, move.seat) for move in quiet)
        self._locks.means("tasks", meant)

    def _tiles(self, view: TableView) -> tuple[Tile, ...]:
        return tuple(self._tile(view, seat) for seat in strip(view.seats))

    def _tile(self, view: TableView, seat: SeatView) -> Tile:
        opened = bool(self._sheets) and self._sheets[0] == Sheet(Kind.SEAT, seat.seat)
        return Tile(glanced(view, seat), seat.seat in view.track.acting, opened, seat.seat == view.track.first)

    def _head(self, view: TableView) -> Head:
        rule = view.now.rule
        new = rule is not None and not self.port.seen(rule.key)
        shown = rule is not None and new != (rule.key in self._rule_open)
        return Head(view.now.headline, view.now.detail, rule, shown, new, view.now.brought)

    def _primary(self, view: TableView, left: Msg | None) -> tuple[Form | None, Pinned | None]:
        """Return the act with its questions; `left`: what it would leave undone, as its second line."""
        move = view.primary
        if move is None:
            self._locks.means("primary", None)
            awaits = view.now.awaits
            return None, Pinned("", awaits, enabled=False, anyway=False) if awaits else None
        if move.leads:
            self._locks.means("primary", move.key)
            return None, Pinned(move.key, move.label, enabled=True, anyway=False)
        form = self._form(move.key)
        anyway = _level(form) is Level.AGAINST
        ready = form.event is not None and _level(form) is Level.HINT and move.because is None
        self._locks.means("primary", (move.key, self.port.number, bool(self._sheets)))
        words = form.confirm or move.label
        follows = missing(form) or left or form.follows or move.follows
        return form, Pinned(move.key, words, ready, anyway, form.brings, follows)

    def _form(self, move: str) -> Form:
        return self.port.form(move, self.drafts.get(move, {}))

    def _meant(self, move: str) -> Form:
        """Return the form a finger is on; what others have done since is drawn, but not yet before anybody's eyes."""
        return self.port.meant(move, self.drafts.get(move, {}))

    def _free(self, place: str) -> bool:
        """Whether a tap there is meant for what stands there; one that came before the news means what stood there."""
        return self.port.behind or self._locks.free(place)

    def _do(self, form: Form, *, overrule: bool = False) -> Outcome:
        """Record a form as this page shows it."""
        return self._act(lambda: self.port.do(form, overrule=overrule))

    def _act(self, act: Callable[[], Outcome]) -> Outcome:
        """Do something ourselves: the news of it is no news here, the screen is read again right after."""
        self.acting = True
        try:
            return act()
        finally:
            self.acting = False

    # Sheets

    def _sheet(self, view: TableView) -> SheetShown | None:
        if not self._sheets:
            self._locks.means("sheet", None)
            return None
        top = self._sheets[-1]
        self._locks.means("sheet", (top, self.port.number))
        if top.kind is Kind.FORM:
            overview = view.track.overview if top.of == JUMP_MOVE else None
            who = next((seat for seat in view.seats if seat.seat in top.of.split("/")), None)
            return SheetShown(top, self._form(top.of), overview, None if who is None else figures_of(who))
        return SheetShown(top, content(self.port, view, top, self._reading, self._laid))

    def _in_hand(self, there: BoardPieces) -> BoardPieces:
        """Return what is laid out, with the open form that is answered on it instead of in a sheet."""
        if len(self._sheets) != 1 or self._sheets[0].kind is not Kind.FORM or not there.held:
            return there
        if self._sheets[0].of not in {move.key for move in there.moves}:
            return there
        form = self._form(self._sheets[0].of)
        return replace(there, asking=form) if is_laid_out(form, there.held) else there

    def choose(self, move: str, ask: str, option: str) -> None:
        """Answer the form of the move in hand with something laid out."""
        self.answer(move, ask, option)

    def open(self, kind: Kind, of: str = "", *, on_top: bool = False) -> None:
        """Open a sheet, alone or on top of the open one; tapping its door again closes it."""
        sheet = Sheet(kind, of)
        if self._sheets == (sheet,):
            self._sheets = ()
        else:
            self._sheets = (*self._sheets, sheet) if on_top else (sheet,)
            self._reading = self._reading if on_top else Reading()
        self._refusal = None
        self.refresh()

    def close(self) -> None:
        """Close the sheet on top; what lay under it comes back."""
        if self._sheets and self._sheets[-1].kind is Kind.FORM:
            self.drafts.pop(self._sheets[-1].of, None)
        self._sheets = self._sheets[:-1]
        self.refresh()

    # Taps

    def answer(self, move: str, ask: str, given: Answer) -> None:
        """Take an answer; the form is made anew from all of them. In a sheet the last one may record it."""
        asked = next((a for a in self._form(move).asks if a.key == ask), None)
        typing = isinstance(given, Keystroke | Letters)
        if isinstance(asked, Amounts) and isinstance(given, Mapping):
            given = answered(asked, given)
        elif isinstance(asked, Pick) and isinstance(given, str):
            given = toggled(asked, given)
        self.drafts[move] = {**self.drafts.get(move, {}), ask: given}
        form = self._meant(move)
        opened = self._sheets[-1:] == (Sheet(Kind.FORM, move),)
        if opened and not typing and _by_itself(form) and self._free("sheet"):
            self._take(move, self._do(form))
        else:
            self.refresh()

    def press(self, move: str) -> None:
        """Do a move at once if there is nothing to ask and nothing against it; else open its form."""
        if not self._free("tasks"):
            return
        form = self._meant(move)
        if form.event is not None and not form.asks and _level(form) is Level.HINT:
            self._take(move, self._do(form))
        else:
            self.open(Kind.FORM, move, on_top=bool(self._sheets) and not self.screen.pieces.asking)

    def cards(self, move: Move) -> tuple[Option, ...]:
        """Return the cards of a move that lie open where there is room."""
        asked = next((ask for ask in self._form(move.key).asks if ask.key == move.opens), None)
        return asked.options if isinstance(asked, Pick) else ()

    def press_with(self, move: str, ask: str, option: str) -> None:
        """Begin a move with a card that lies open as its first answer."""
        if self._free("tasks"):
            self.drafts.pop(move, None)
            self.open(Kind.FORM, move)
            self.answer(move, ask, option)

    def touch(self, spot: str) -> None:
        """Touch a thing: do the move that sits there."""
        moves = self.port.shown.view.now.moves
        move = next((move for move in moves if move.spot == spot and move.place != "primary"), None)
        if move is not None:
            self.press(move.key)

    def confirm(self, move: str, *, overrule: bool = False, pinned: bool = False) -> None:
        """Record a form: the one under the thumb, or the one in the sheet."""
        primary = self.port.shown.view.primary
        if pinned and primary and primary.leads:
            self._leave(Go.SCORE)
            return
        form = self._shown_form(move, pinned=pinned)
        if form is None or not self._free("primary" if pinned else "sheet"):
            return
        level = _level(form)
        if form.event is None or level is Level.IMPOSSIBLE or (level is Level.AGAINST and not overrule):
            return
        self._take(move, self._do(form, overrule=overrule))

    def _shown_form(self, move: str, *, pinned: bool) -> Form | None:
        """Return the form as it stands before the person's eyes."""
        if self.port.behind:
            primary = self.port.shown.view.primary
            return self._meant(move) if not pinned else self._meant(primary.key) if primary else None
        opened = self.screen.sheet.content if self.screen.sheet else self.screen.pieces.asking
        shown = self.screen.asked if pinned else opened if isinstance(opened, Form) else None
        return shown if shown and shown.key == move else None

    def undo(self) -> None:
        """Take back the last step."""
        self._after(self._act(self.port.undo))

    def redo(self) -> None:
        """Bring it again."""
        self._after(self._act(self.port.redo))

    def take_back(self, n: int) -> None:
        """Undo an earlier step."""
        self._reading = self._reading.taking(None)
        self._after(self._act(lambda: self.port.take_back(n)))

    def ask_where(self) -> None:
        """Ask where we are."""
        self.where()

    def where(self, to: str = "") -> None:
        """Ask where we are, perhaps with the answer."""
        if to:
            self.drafts[JUMP_MOVE] = {"to": (to,)}
        self.open(Kind.FORM, JUMP_MOVE, on_top=bool(to))

    def tick(self, *steps: Msg) -> None:
        """Tick something done by hand, or not."""
        self._ticked ^= set(steps)
        self.refresh()

    def lay(self, step: str) -> None:
        """Tick a step of the setup, or not."""
        self._laid ^= {step}
        self.refresh()

    def toggle_rule(self) -> None:
        """Show the full rule, or only its line."""
        rule = self.port.view.now.rule
        if rule is not None:
            self._rule_open ^= {rule.key}
            self.refresh()

    def fold(self, key: str) -> None:
        """Open or close a round of the log."""
        self._read(self._reading.folded(key))

    def read_on(self) -> None:
        """Show the steps before these."""
        self._read(self._reading.further())

    def take_in_hand(self, n: int) -> None:
        """Choose a step of the log: what can be done with it stands in the foot."""
        self._read(self._reading.taking(n))

    def _read(self, reading: Reading) -> None:
        self._reading = reading
        self.refresh()

    def run_clock(self, *, on: bool) -> None:
        """Start or pause the time on the table."""
        self.port.run_clock(on=on)
        self.refresh()

    def dismiss_refusal(self) -> None:
        """Take the sentence away that has been read."""
        self._refusal = None
        self.refresh()

    def _take(self, move: str, outcome: Outcome) -> None:
        """Drop the draft and the sheet of what was recorded; corrections leave the sheet they came from."""
        self._done(outcome)
        if outcome.taken:
            self.drafts.pop(move, None)
            corrects = move.startswith(CORE) and move != JUMP_MOVE
            self._sheets = self._sheets[:-1] if corrects else ()
        self._after(outcome)

    def _after(self, outcome: Outcome) -> None:
        why = outcome.why
        self._refusal = Refusal(why, Level.AGAINST) if why and not outcome.taken else None
        self.refresh()


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


def _by_itself(form: Form) -> bool:
    """Whether a form without a button is complete, and nothing speaks against it."""
    return form.confirm is None and form.event is not None and _level(form) is Level.HINT


def _level(form: Form) -> Level:
    """Return the level of the heaviest issue of a form; a hint where it has none."""
    found = {issue.level for issue in form.issues}
    return next((level for level in (Level.IMPOSSIBLE, Level.AGAINST) if level in found), Level.HINT)
