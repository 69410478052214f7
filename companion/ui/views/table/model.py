"""A page at a table: what it shows just now, and what each tap comes to."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping

from companion.app.session import TableSession
from companion.app.values import Half, Outcome
from companion.ui.components.ask_amounts import Beyond, Keystroke, answered
from companion.ui.components.ask_pick import toggled
from companion.ui.components.ask_text import Letters
from companion.ui.components.cell import Cell
from companion.ui.repaints import Repaints
from companion.ui.views.table.lock import Locks
from companion.ui.views.table.motion import Motion
from companion.ui.views.table.own import Own
from companion.ui.views.table.reader import Reader, level
from companion.ui.views.table.shown import Kind, Reading, Refusal, Screen, Sheet, has_ground
from companion.ui.views.table.ways import Go
from scorers.core.core_moves import CORE, JUMP_MOVE
from scorers.core.forms import Amounts, Answer, Form, Move, Option, Pick
from scorers.core.issues import Level
from scorers.core.msg import Msg, msg
from scorers.core.spots import Paint
from scorers.core.view import TableView, Track


def nothing(_what: object) -> None:
    """Let it be."""


class TableModel:
    """Keeps what a page shows of a table, and takes every tap. One per page."""

    def __init__(
        self,
        port: TableSession,
        now: Callable[[], float] = time.monotonic,
        *,
        leave: Callable[[Go], object] = nothing,
        done: Callable[[Outcome], object] = nothing,
        repaints: Repaints | None = None,
    ) -> None:
        """Read the table once; `now` counts for the locks, `leave` goes elsewhere, `done` hears what taps came to."""
        self.port = port
        self.repaints = repaints or Repaints()
        """Where this page waits until it is drawn, with all others."""
        self.own = Own()
        self.acting = False
        """Whether this page itself is changing the table just now."""
        self._leave = leave
        self._done = done
        self._locks = Locks(now)
        self._reader = Reader(port, self.own, self._locks)
        self._place: Track | None = None
        self._number = port.number
        """The last step this page has read."""
        self._bring_back(port.half_left())
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
        since, self._number = self._number, self.port.number
        if undone := self.port.undone(since):
            self.own.refusal = Refusal(undone, Level.HINT)
        if self.cell.show(self._screen()):
            self.motion.see(self.port.present, was)
        self.port.keep_half(self._half())

    def _half(self) -> Half:
        """Return what is half answered of the moves of this table; what a tool was told is nobody's business."""
        there = _offered(self.port.view) if self.own.drafts or self.own.form else ()
        drafts = {move: dict(draft) for move, draft in self.own.drafts.items() if move in there}
        form = self.own.form
        return Half(drafts=drafts, form=form if form and form in there else "")

    def _bring_back(self, half: Half) -> None:
        """Go on with what was half answered when the app ended, where it is still asked."""
        there = _offered(self.port.view)
        self.own.drafts = {move: dict(draft) for move, draft in half.drafts.items() if move in there}
        if half.form in there:
            self.own.open(Sheet(Kind.FORM, half.form), on_top=False)

    def _screen(self) -> Screen:
        view = self.port.view
        self._move_on(view)
        return self._reader.screen(view)

    def _move_on(self, view: TableView) -> None:
        """Another turn or phase: what was half answered is void; another step, and a rule that was shown is known.

        Over a board a rule is one line that takes its room: there a turn is enough to have read it.
        """
        was, shown = self._place, self.screen.head.rule if self._place is not None else None
        if was is not None and view.track != was:
            if self.own.refusal == self.cell.value.refusal:  # it was said in the turn before
                self.own.refusal = None
            if self.own.sheets and view.track.acting != was.acting:
                self._leave_anothers()
            self.own.begin_turn()
        gone = was is not None and (
            view.now.rule != shown
            or view.track.steps != was.steps
            or (view.track != was and has_ground(self.screen.asked))
        )
        if shown is not None and gone:
            self.port.see(shown.key)
            self.own.rules -= {shown.key}
        self._place = view.track

    def _leave_anothers(self) -> None:
        """Close a form that was begun for one seat and is another's now: the next tap would act for the wrong one."""
        found = self.screen.pieces.asking or (self.screen.sheet.content if self.screen.sheet else None)
        if isinstance(found, Form) and self.own.form == found.key and self._reader.form(found.key).title != found.title:
            self.own.close()
            self.own.refusal = Refusal(msg("ui-turn-went"), Level.HINT)

    def _meant(self, move: str) -> Form:
        """Return the form a finger is on; what others have done since is drawn, but not yet before anybody's eyes."""
        return self.port.meant(move, self.own.draft(move))

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

    def choose(self, move: str, ask: str, option: str) -> None:
        """Answer the form of the move in hand with something laid out."""
        self.answer(move, ask, option)

    def open(self, kind: Kind, of: str = "", *, on_top: bool = False) -> None:
        """Open a sheet, alone or on top of the open one; tapping its door again closes it."""
        self.own.open(Sheet(kind, of), on_top=on_top)
        self.refresh()

    def close(self) -> None:
        """Close the sheet on top; what lay under it comes back."""
        self.own.close()
        self.refresh()

    # Taps

    def answer(self, move: str, ask: str, given: Answer) -> None:
        """Take an answer; the form is made anew from all of them. In a sheet the last one may record it.

        Where all was answered before, only the last question does: whoever goes back to another has not finished.
        """
        before = self._reader.form(move)
        asked = next((a for a in before.asks if a.key == ask), None)
        mends = before.event is not None and asked is not before.asks[-1]
        typing = isinstance(given, Keystroke | Letters)
        if isinstance(asked, Amounts) and isinstance(given, Mapping):
            if not typing:
                self._tell_bounds(asked, given)
            given = answered(asked, given)
        elif isinstance(asked, Pick) and isinstance(given, str):
            given = toggled(asked, given)
        elif isinstance(asked, Paint) and isinstance(given, str):
            given = asked.dabbed(given)
        self.own.answer(move, ask, given)
        form = self._meant(move)
        opened = self.own.form == move
        if opened and not (typing or mends) and _by_itself(form) and self._free("sheet"):
            self._take(move, self._do(form))
        else:
            self.refresh()

    def _tell_bounds(self, asked: Amounts, given: Mapping[str, int | None]) -> None:
        """Say what a number is at most or at least that was typed beyond; it is not recorded with the same touch."""
        said = None
        if isinstance(given, Beyond):
            (key, n), *_ = given.items()
            row = next(row for row in asked.rows if row.key == key)
            bound = "ui-most-is" if n == row.high else "ui-least-is"
            said = Refusal(msg(bound, what=row.label, n=n or 0), Level.AGAINST)
            for place in ("primary", "sheet"):
                self._locks.hold(place)
        self.own.refusal = said

    def press(self, move: str) -> None:
        """Do a move at once if there is nothing to ask, nothing against it, no hint to confirm; else open its form."""
        if not self._free("tasks"):
            return
        form = self._meant(move)
        hinted = form.issues and form.confirm
        if form.event is not None and not form.asks and level(form) is Level.HINT and not hinted:
            self._take(move, self._do(form))
        else:
            self.open(Kind.FORM, move, on_top=bool(self.own.sheets) and not self.screen.pieces.asking)

    def cards(self, move: Move) -> tuple[Option, ...]:
        """Return the cards of a move that lie open where there is room."""
        asked = next((ask for ask in self._reader.form(move.key).asks if ask.key == move.opens), None)
        return asked.options if isinstance(asked, Pick) else ()

    def press_with(self, move: str, ask: str, option: str) -> None:
        """Begin a move with a card that lies open as its first answer."""
        if self._free("tasks"):
            self.own.drafts.pop(move, None)
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
        heaviest = level(form)
        if form.event is None or heaviest is Level.IMPOSSIBLE or (heaviest is Level.AGAINST and not overrule):
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

    def undo_to(self, n: int) -> None:
        """Undo a step with all that came after it, one by one: each stays a step of redo."""
        self.own.reading = self.own.reading.taking(None)
        outcome = Outcome(None, msg("core-undo-gone"))
        while (step := self.port.shown.undo) is not None and step.n >= n:
            outcome = self._act(self.port.undo)
            if not outcome.taken:
                break
        self._after(outcome)

    def redo(self) -> None:
        """Bring it again."""
        self._after(self._act(self.port.redo))

    def take_back(self, n: int) -> None:
        """Undo an earlier step."""
        self.own.reading = self.own.reading.taking(None)
        self._after(self._act(lambda: self.port.take_back(n)))

    def ask_where(self) -> None:
        """Ask where we are."""
        self.where()

    def where(self, to: str = "") -> None:
        """Ask where we are, perhaps with the answer."""
        if to:
            self.own.drafts[JUMP_MOVE] = {"to": (to,)}
        self.open(Kind.FORM, JUMP_MOVE, on_top=bool(to))

    def tick(self, *steps: Msg) -> None:
        """Tick something done by hand, or not."""
        self.own.ticked ^= set(steps)
        self.refresh()

    def lay(self, step: str) -> None:
        """Tick a step of the setup, or not."""
        self.own.laid ^= {step}
        self.refresh()

    def toggle_rule(self) -> None:
        """Show the full rule, or only its line."""
        rule = self.port.view.now.rule
        if rule is not None:
            self.own.rules ^= {rule.key}
            self.refresh()

    def fold(self, key: str) -> None:
        """Open or close a round of the log."""
        self._read(self.own.reading.folded(key))

    def read_on(self) -> None:
        """Show the steps before these."""
        self._read(self.own.reading.further())

    def take_in_hand(self, n: int) -> None:
        """Choose a step of the log: what can be done with it stands in the foot."""
        self._read(self.own.reading.taking(n))

    def _read(self, reading: Reading) -> None:
        self.own.reading = reading
        self.refresh()

    def run_clock(self, *, on: bool) -> None:
        """Start or pause the time on the table."""
        self._after(self.port.run_clock(on=on))

    def dismiss_refusal(self) -> None:
        """Take the sentence away that has been read."""
        self.own.refusal = None
        self.refresh()

    def _take(self, move: str, outcome: Outcome) -> None:
        """Drop the draft and the sheet of what was recorded; corrections leave the sheet they came from."""
        self._done(outcome)
        if outcome.taken:
            self.own.drafts.pop(move, None)
            corrects = move.startswith(CORE) and move != JUMP_MOVE
            self.own.sheets = self.own.sheets[:-1] if corrects else ()
        self._after(outcome)

    def _after(self, outcome: Outcome) -> None:
        why = outcome.why
        self.own.refusal = Refusal(why, Level.AGAINST) if why and not outcome.taken else None
        self.refresh()


def _offered(view: TableView) -> set[str]:
    """Return the moves of a table, tools apart."""
    found = [view.now.moves, *(task.moves for task in view.now.tasks), *(seat.moves for seat in view.seats)]
    return {move.key for moves in found for move in moves}


def _by_itself(form: Form) -> bool:
    """Whether a form without a button is complete, and nothing speaks against it."""
    return form.confirm is None and form.event is not None and level(form) is Level.HINT
