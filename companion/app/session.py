"""What one page does at a table: the only road by which anything is written into a journal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable
from dataclasses import replace
from types import MappingProxyType
from typing import Any, Final

from companion.app import agreed
from companion.app.hands import LOOKS, Hand, May, its_part, laid_out, looked_at, turned
from companion.app.history import History
from companion.app.library import Library, new_id
from companion.app.reasons import reason
from companion.app.sights import Clocks, Sight, Switch, begins_marked
from companion.app.timing import Timing
from companion.app.veil import Veil
from companion.storage.errors import StorageError
from companion.storage.halves import Half
from companion.table.live import LiveTable
from companion.table.log import PAGE
from companion.table.model import Command, InHand, Log, Outcome
from scorers.core import core_moves
from scorers.core.checklist import Checklist
from scorers.core.events import Counted, Event
from scorers.core.forms import Answers, Form, Move, Place
from scorers.core.game import Game
from scorers.core.issues import Issue, Level
from scorers.core.msg import Msg, Player, msg
from scorers.core.score import Breakdown
from scorers.core.setup import Setup
from scorers.core.sheet import Sheet, SheetForm
from scorers.core.state import State
from scorers.core.view import TableView, Why

END: Final = "app/end"
"""The move that leads to the closing questions."""


class TableSession:
    """One table on one page. Holds no state of the play; everything is read from the table.

    What others do is drawn at once, but a finger lands on what the device has before its eyes: `shown` is the last
    sight it has taken in, and every command is based on that.
    """

    def __init__(self, library: Library, live: LiveTable, hand: Hand | str) -> None:
        """Sit down at a table with a device; by its mere id it is the host's, which may do everything."""
        self.live = live
        self.hand = Hand(hand) if isinstance(hand, str) else hand
        self.device, self.seat = self.hand.device, self.hand.seat
        self._library = library
        self._veil = Veil(live.table.game, self.hand.seat)
        self._history = History(live, self.hand, self._veil)
        self._timing = Timing(library, live)
        self._forms: dict[str, tuple[object, Answers, Form]] = {}
        self._present: Sight | None = None
        self._could = May.ALL
        """What this device might do when the table was drawn."""
        self._pinned: tuple[str, Msg] | None = None
        """The act that is pinned elsewhere and not for this device, and why."""
        self._shown: Sight | None = None
        self._watching: set[Callable[[], None]] = set()

    # What is half answered

    def half_left(self) -> Half:
        """Return what was half answered here when the app ended."""
        return self._library.half_left(self.live, self.hand.who)

    def keep_half(self, half: Half) -> None:
        """Remember what is half answered here."""
        self._library.keep_half(self.live, self.hand.who, half)

    # What is there

    @property
    def looks(self) -> bool:
        """Whether somebody only looks here."""
        return self.hand.may is not None and self.hand.may() is May.LOOK

    @property
    def counts(self) -> bool:
        """Whether the points may be counted from here."""
        return self.hand.may is None or self.hand.may() is May.ALL

    @property
    def game(self) -> Game[Any]:
        """The game that is played."""
        return self.live.table.game

    @property
    def setup(self) -> Setup:
        """Who sits here, and what was agreed."""
        return self.live.table.setup

    @property
    def number(self) -> int:
        """The number of the last step; another one means that something has happened."""
        return self.live.table.n

    @property
    def over(self) -> bool:
        """Whether nothing is left to play."""
        return bool(self.live.table.state.flow.over)

    @property
    def finished(self) -> bool:
        """Whether the play is over and its points are counted."""
        return self.live.table.state.finished

    @property
    def answers(self) -> Sheet:
        """The closing answers of a finished play."""
        return self.live.table.state.sheet or {}

    @property
    def present(self) -> Sight:
        """The table as it is; worked out once for each step."""
        table, may = self.live.table, self.hand.may() if self.hand.may else May.ALL
        if self._present is None or (self._present.n, self._could) != (table.n, may):
            state = table.state
            view, hidden = self._view(state), self._veil.secrets
            self._present = Sight(table.n, state, view, table.undo_step, table.redo_step, hidden)
            self._could = may
        return self._present

    @property
    def view(self) -> TableView:
        """What to show."""
        return self.present.view

    def _view(self, state: State[Any]) -> TableView:
        """Draw a state as this device may see it; where nothing is left to press, the way to the points is pinned."""
        view = turned(self._veil.view(state, self.hand.viewer), self.seat)
        self._pinned = self._out_of_hand(state, view.primary)
        if self.looks:
            return looked_at(view)
        if self._pinned is not None:
            view = its_part(view, self.seat)
        if not state.flow.over or view.primary is not None or not (state.finished or self.counts):
            return view
        end = Move(END, msg("app-result" if state.finished else "app-finish"), Place.PRIMARY, leads=True)
        return replace(view, now=replace(view.now, moves=(*view.now.moves, end)))

    def _out_of_hand(self, state: State[Any], pinned: Move | None) -> tuple[str, Msg] | None:
        """Return the pinned act and why it is not for this device, as far as is known before anything is answered."""
        if pinned is None or self.counts:
            return None
        if self.looks:
            return pinned.key, LOOKS
        whose = pinned.seat or self.seat
        theirs = msg("ui-only-seat", who=Player(whose)) if whose != self.seat else None
        why = theirs or self.barred(self._form(state, pinned.key, {}))
        return (pinned.key, why) if why else None

    def barred(self, form: Form) -> Msg | None:
        """Return why what a form comes to is not for this device to do; nothing where it is, or is not known yet."""
        return self._history.barred(form.event, form.key) if form.event else None

    @property
    def board(self) -> Form | None:
        """What the act that is not for this device asks about a board, to be looked at."""
        return laid_out(self.form(self._pinned[0], {}), self._pinned[1]) if self._pinned else None

    @property
    def undo_label(self) -> Msg | None:
        """The step that undo takes back."""
        return self._history.label(self.live.table.undo_step)

    @property
    def undo_is_barred(self) -> bool:
        """Whether that step is another's to take back; who tries is told whose."""
        step = self.live.table.undo_step
        return step is not None and self._history.barred(step.event) is not None

    @property
    def redo_label(self) -> Msg | None:
        """The step that redo brings again."""
        return self._history.label(self.live.table.redo_step)

    @property
    def keeps(self) -> tuple[Switch, ...]:
        """What the app can keep account of; what it gains while off, what it costs while on."""
        return () if self.looks else agreed.keeps(self.game, self.live.table.state)

    @property
    def rulings(self) -> tuple[Switch, ...]:
        """How this table plays doubtful rules."""
        return agreed.rulings(self.game, self.live.table.state, fixed=self.looks)

    def undone(self, since: int) -> Msg | None:
        """Return what another device has undone after a line of what came from this one, and who did."""
        return self._history.undone(since)

    def log(self, opened: Collection[str] = (), rows: int = PAGE) -> Log:
        """Return the newest steps in folds, in so many rows; `opened` names the folds a tap has opened or closed."""
        return self._history.log(opened, rows)

    def in_hand(self, n: int) -> InHand | None:
        """Return a step of the log with what can be done about it here; what came from this device does not say so."""
        return self._history.in_hand(n)

    def checklist(self) -> Checklist:
        """Return how to lay out the box for this table."""
        setup = self.setup
        return self.game.checklist(setup.players, setup.variant, setup.options).starting(setup.first)

    def why(self, key: str) -> Why:
        """Take a figure apart."""
        return self.game.why(self._state, key)

    def points(self) -> Breakdown:
        """Return the points as far as they are known."""
        return self.game.projection(self._state)

    def closing(self, given: Sheet = MappingProxyType({})) -> SheetForm:
        """Return the closing questions as they stand after the answers given so far, with what is known."""
        return self.game.closing(self._state, given)

    @property
    def _state(self) -> State[Any]:
        """The table as far as this device may know it."""
        return self._veil.state(self.live.table.state)

    def counted(self, given: Sheet) -> Breakdown:
        """Return the points these closing answers come to."""
        return self.game.score(self.setup, given, self.live.table.state.rulings)

    # What the device has before its eyes

    @property
    def shown(self) -> Sight:
        """The table as this device has it before its eyes: what others have done may be on its way there."""
        if self._shown is None or self._shown.n == self.live.table.n:
            self._shown = self.present
        return self._shown

    @property
    def behind(self) -> bool:
        """Whether the device has not yet taken in what others have done."""
        return self.shown.n != self.number

    def showed(self, number: int) -> None:
        """Take note that the device has drawn the table as it was after that step."""
        if number == self.number:
            self._shown = self.present

    def form(self, move: str, answers: Answers) -> Form:
        """Return a move on its way to an event, as it is to be drawn."""
        return self._form(self.present.state, move, answers)

    def meant(self, move: str, answers: Answers) -> Form:
        """Return a move on its way to an event, as the device shows it: what a tap is about.

        A task that is still open is done with all that follows from it by now: the last to feed closes the round. So is
        a count: what it leaves of the box depends on the others.
        """
        shown = self._form(self.shown.state, move, answers)
        if shown.event is None:
            return shown
        now = self.form(move, answers)
        return now if now.event is not None and _includes(now.event, shown.event) else shown

    def _form(self, state: State[Any], move: str, answers: Answers) -> Form:
        """Work a form out once, though a tap asks for it up to three times."""
        known = self._forms.get(move)
        if known is None or known[0] is not state or known[1] != answers:
            known = state, dict(answers), self._veil.form(state, move, answers)
            self._forms[move] = known
        return replace(known[2], event=None) if self.looks else known[2]

    # What people do

    def do(self, form: Form, *, overrule: bool = False) -> Outcome:
        """Record a form's event; `overrule`: it happened anyway, against the rules the form names."""
        if form.event is None:
            return Outcome(None, msg("core-not-complete"), form.issues)
        return self._do(_knowingly(form.event, form.issues) if overrule else form.event, form.key)

    def undo(self) -> Outcome:
        """Take back the step the button names."""
        step, table = self.shown.undo, self.live.table
        if step is None:
            return Outcome(None, msg("core-undo-gone"))
        return self._history.refused(step.event) or self._commit(lambda: table.undo(step.n, new_id(), self.hand.who))

    def redo(self) -> Outcome:
        """Bring the step the button names again."""
        step, table = self.shown.redo, self.live.table
        if step is None:
            return Outcome(None, msg("core-redo-gone"))
        return self._history.refused(step.event) or self._commit(lambda: table.redo(step.n, new_id(), self.hand.who))

    def take_back(self, n: int) -> Outcome:
        """Undo an earlier step out of turn."""
        table = self.live.table
        step, who = table.step(n), self.hand.who
        refused = self._history.refused(step.event) if step else None
        return refused or self._commit(lambda: table.take_back(n, new_id(), self.shown.n, who))

    def finish(self, sheet: Sheet) -> Outcome:
        """Record the closing answers: the play is over. What the rules say against it, the table says happened."""
        event = core_moves.score_event(sheet)
        return self._do(_knowingly(event, self.game.check(self.live.table.state, event)))

    def correct(self) -> Outcome:
        """Undo the count of a finished play, which is then a table again."""
        table = self.live.table
        step = table.undo_step if self.finished else None
        if step is None:
            return Outcome(self.number)
        return self._history.refused(step.event) or self._commit(lambda: table.undo(step.n, new_id(), self.hand.who))

    def mend(self, sheet: Sheet) -> Outcome:
        """Count a finished play by other answers; it was played when it was played.

        Where these cannot be counted, it stays as it was.
        """
        before, _ = self._library.play(self.live.key)
        outcome = self.correct()
        if outcome.taken:
            outcome = self.finish(sheet)
            if not outcome.taken:
                self.redo()
            self._library.keep_times(before)
        return outcome

    def _do(self, event: Event, move: str = "") -> Outcome:
        """Record an event, based on what the device shows."""
        command = Command(new_id(), event, self.shown.n, self.hand.who)
        if refused := self._history.refused(event, move):
            return refused
        return self._history.unsaid(event, self._commit(lambda: self.live.table.do(command)))

    def _commit(self, act: Callable[[], Outcome]) -> Outcome:
        """Write something into the journal; what the disk refuses is refused here, with its sentence.

        Whoever did it knows what it does: its device is shown it without being asked. Everybody else is told.
        """
        before = self.present
        try:
            outcome = act()
        except StorageError as error:
            return Outcome(None, reason(error, invited=self.hand.invited))
        if not outcome.taken:
            return self._history.instead(outcome)
        now = self.present
        if self.shown is before:
            self._shown = now
        self._timing.follow(self._acting())
        self._library.committed(self.live)
        return replace(outcome, begins=begins_marked(before.view.track, now.view.track))

    # Watching

    def watch(self, told: Callable[[], bool | None]) -> Callable[[], None]:
        """Be told of every change, whoever made it, until the returned function is called or `told` says False.

        `told` may be called on any page's behalf: whoever listens hops to its own page first.
        """
        stop = self.live.watch(told)
        self._watching.add(stop)

        def end() -> None:
            self._watching.discard(stop)
            stop()

        return end

    def close(self) -> None:
        """Let go of the table: the page has gone for good, and nobody else ends what it began."""
        for stop in self._watching:
            stop()

    def seen(self, rule: str) -> bool:
        """Tell whether this device has shown the full text of a rule at this table."""
        return (self.device, rule) in self.live.seen

    def see(self, rule: str) -> None:
        """Remember that it has."""
        self.live.seen.add((self.device, rule))

    # Time

    @property
    def timed(self) -> bool:
        """Whether anybody has started the clock."""
        return self._timing.begun

    def clocks(self) -> Clocks:
        """Return the time on the table, now."""
        return self._timing.read(fixed=self.looks)

    def run_clock(self, *, on: bool) -> Outcome:
        """Start or pause it; the seat whose turn it is goes on."""
        if self.looks:
            return Outcome(None, LOOKS)
        self._timing.run(self._acting(), on=on)
        return Outcome(self.number)

    def _acting(self) -> str | None:
        acting = self.view.track.acting
        return acting[0] if len(acting) == 1 else None


def _includes(event: Event, shown: Event) -> bool:
    """Tell whether an event counts the same, or settles the same and hands over all that another does, or more."""
    if isinstance(shown, Counted):
        return True  # the same answer to the same move
    return (
        bool(shown.settles) and event.settles == shown.settles and Counter(shown.transfers) <= Counter(event.transfers)
    )


def _knowingly(event: Event, issues: Iterable[Issue]) -> Event:
    """Return the event with the rules the table knowingly lets go written into it."""
    codes = (issue.code for issue in issues if issue.level is Level.AGAINST)
    overruled = tuple(dict.fromkeys((*event.overruled, *codes)))
    return type(event).model_validate({**event.model_dump(), "overruled": overruled})
