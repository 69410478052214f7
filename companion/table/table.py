"""One table: events go in, states come out, and nothing that was acknowledged is ever lost."""

from __future__ import annotations

from bisect import bisect_left
from collections import deque
from collections.abc import Collection, Iterable
from datetime import datetime, timedelta
from itertools import pairwise
from typing import Any, Final

from companion.table.digest import digest
from companion.table.line import Kind, Line
from companion.table.log import PAGE, Past, Reader, standing
from companion.table.model import Command, InHand, Journal, Log, Outcome, ReplayError, Step, Undone
from scorers.core import core_moves
from scorers.core.events import CORE_EVENTS, Counted, Event, Jumped, TakenBack
from scorers.core.game import Game, apply, check
from scorers.core.ledger import seat_of
from scorers.core.msg import BOX, TABLE, Msg, msg
from scorers.core.setup import Setup
from scorers.core.state import State
from timers.clock import Clock

MERGE_WITHIN: Final = timedelta(seconds=10)
"""Edits of the same value closer together than this are one step of undo."""


REFUSALS: Final = 1000
"""So many refused commands are remembered, should one come twice; those taken are in the journal, all of them."""


TOLD: Final = 50
"""So many undone steps are remembered with who undid them, for pages that are just waking up."""


BREAK: Final = timedelta(minutes=15)
"""A gap between two steps counts as play no longer than this."""


class Table:
    """The history of one play and its present state. Every state stays in memory, so undo is a step back."""

    def __init__(
        self, game: Game[Any], setup: Setup, journal: Journal, clock: Clock, began: datetime | None = None
    ) -> None:
        """Begin before the first event; `replay` adds what a journal already holds."""
        self.game = game
        self.setup = setup
        self.began = began or clock.now()
        self._journal = journal
        self._clock = clock
        self._opening = game.begin(setup)
        self._done: list[Step] = []
        self._redo: list[Step] = []
        self._all: dict[int, Step] = {}
        self._outcomes: dict[str, Outcome] = {}
        self._refused: deque[str] = deque()
        self._undone: deque[Undone] = deque(maxlen=TOLD)
        self.n = 0
        """The number of the last line; a form made now is based on it."""
        self._reader = Reader(game)
        self.differs: list[int] = []
        """Lines after which this version of the game sees another state than the one that wrote them."""

    # What it is now

    @property
    def state(self) -> State[Any]:
        """The present state."""
        return self._done[-1].after if self._done else self._opening

    @property
    def undo_step(self) -> Step | None:
        """The step that undo would take back."""
        return self._done[-1] if self._done else None

    def played(self) -> timedelta:
        """How long people were at it, as the steps show: longer gaps count as a break, not as play."""
        moments = [self.began, *(step.at for step in self._done)]
        gaps = (later - earlier for earlier, later in pairwise(moments))
        return sum((max(timedelta(), min(gap, BREAK)) for gap in gaps), timedelta())

    @property
    def redo_step(self) -> Step | None:
        """The step that redo would bring again."""
        return self._redo[-1] if self._redo else None

    def undone(self, since: int) -> tuple[Undone, ...]:
        """Return the steps undone after a line, out of turn or in it, as far as the app was open then."""
        return tuple(one for one in self._undone if one.n > since)

    def label(self, event: Event) -> Msg:
        """Return what an event is called."""
        return core_moves.label(self.game, event)

    # What people do

    def do(self, command: Command) -> Outcome:
        """Take a command if its id is new, its scope still open, and nothing speaks against it that was not seen."""
        known = self._outcomes.get(command.id)
        if known is not None:
            return known
        event = command.event
        if not event.settles and (instead := self._overtaken(command)):
            return self._refuse(command, instead)
        issues = tuple(issue for issue in check(self.game, self.state, event) if issue.level != "hint")
        if issues:
            happened = self._last_settling(event) if issues[0].code == "core-task-done" else self._since(command.base)
            why = self._instead(happened) if happened else issues[0].text
            return self._outcome(command.id, Outcome(None, why, issues, instead=happened))
        return self._take(command, event)

    def take_back(self, of: int, command_id: str, base: int, who: str = "") -> Outcome:
        """Undo an earlier event out of turn."""
        known = self._outcomes.get(command_id)
        if known is not None:
            return known
        step = self._all.get(of)
        if step is None or self._fixed(step) is not None or self._moved_on(step):
            return self._outcome(command_id, Outcome(None, msg("core-cannot-take-back")))
        return self.do(Command(command_id, self._reverse(step), base, who))

    def undo(self, n: int, command_id: str, who: str = "") -> Outcome:
        """Step back over the step whose last line is `n`; somebody may have been faster."""
        return self._step_history(Kind.UNDO, n, command_id, who)

    def redo(self, n: int, command_id: str, who: str = "") -> Outcome:
        """Bring back the undone step whose last line is `n`."""
        return self._step_history(Kind.REDO, n, command_id, who)

    def _step_history(self, kind: Kind, n: int, command_id: str, who: str) -> Outcome:
        known = self._outcomes.get(command_id)
        if known is not None:
            return known
        src, dst = (self._done, self._redo) if kind is Kind.UNDO else (self._redo, self._done)
        if not src or src[-1].n != n:
            return self._outcome(command_id, Outcome(None, msg(f"core-{kind.value}-gone")))
        line = Line(n=self.n + 1, id=command_id, at=self._clock.now(), who=who, kind=kind)
        self._journal.append(line)
        self.n = line.n
        dst.append(src.pop())
        if kind is Kind.UNDO:
            self._undone.append(Undone(line.n, dst[-1], who))
        return self._outcome(command_id, Outcome(line.n))

    def _take(self, command: Command, event: Event) -> Outcome:
        now = self._clock.now()
        merge = self._merges(event, command.who)
        before = self.state
        after = apply(self.game, before, event)
        fingerprint = None if self._same_place(before, after) else digest(after)
        line = Line(
            n=self.n + 1,
            id=command.id,
            at=now,
            who=command.who,
            kind=Kind.DO,
            event=event.plain(),
            merge=merge,
            digest=fingerprint,
        )
        self._journal.append(line)
        self._push(line, event, after)
        if isinstance(event, TakenBack):
            self._undone.append(Undone(line.n, self._all[event.of], command.who))
        return self._outcome(command.id, Outcome(line.n))

    def _push(self, line: Line, event: Event, after: State[Any]) -> None:
        """Make an event the newest step; undone steps are gone from here on."""
        before, first = self.state, line.n
        if line.merge and self._done:
            merged = self._done.pop()
            before, first = merged.before, merged.first
            self._all.pop(merged.n, None)
        step = Step(line.n, first, line.at, line.who, event, before, after)
        self._done.append(step)
        self._all[step.n] = step
        # What was worked out about it is asked of the present state only; every state stays in memory.
        before.memo.clear()
        self._redo.clear()
        self.n = line.n

    def _same_place(self, before: State[Any], after: State[Any]) -> bool:
        """Whether the round is still the same; a closed round is sealed with a fingerprint."""
        position = self.game.position
        return after.flow is before.flow or position(after).round_key == position(before).round_key

    def _merges(self, event: Event, who: str) -> bool:
        """Whether this corrects the same value that was corrected a moment ago by the same hand."""
        if not isinstance(event, Counted) or not self._done or self._redo:
            return False
        last = self._done[-1]
        same = isinstance(last.event, Counted) and _value_of(last.event) == _value_of(event) and last.who == who
        return same and timedelta() <= self._clock.now() - last.at <= MERGE_WITHIN  # a clock may be set back

    # What others did meanwhile

    def _overtaken(self, command: Command) -> Step | None:
        """Return the step that has touched the same holdings since the form was made, if any."""
        touched = _touches(command.event)
        for step in reversed(self._done):
            if step.n <= command.base:
                break
            if step.event == command.event or touched & _touches(step.event):
                return step
        return None

    def _since(self, base: int) -> Step | None:
        """Return the newest step the form knew nothing of, if any: what speaks against it now may be its doing."""
        return self._done[-1] if self._done and self._done[-1].n > base else None

    def _last_settling(self, event: Event) -> Step | None:
        keys = set(event.settles)
        return next((step for step in reversed(self._done) if keys & set(step.event.settles)), None)

    def _instead(self, step: Step) -> Msg:
        return msg("core-happened-instead", what=self.label(step.event))

    def _refuse(self, command: Command, instead: Step) -> Outcome:
        return self._outcome(command.id, Outcome(None, self._instead(instead), instead=instead))

    def _outcome(self, command_id: str, outcome: Outcome) -> Outcome:
        self._outcomes[command_id] = outcome
        if not outcome.taken:
            self._refused.append(command_id)
            if len(self._refused) > REFUSALS:
                del self._outcomes[self._refused.popleft()]
        return outcome

    # What it was

    def step(self, n: int) -> Step | None:
        """Return the step whose last line is `n`, whether it counts or not."""
        return self._all.get(n)

    def since(self, n: int) -> tuple[Step, ...]:
        """Return the steps undo takes back until the one of line `n` is undone."""
        return tuple(self._done[bisect_left(self._done, n, key=lambda done: done.n) :])

    def log(self, opened: Collection[str] = (), rows: int = PAGE) -> Log:
        """Return the newest steps in folds, the undone ones marked; `opened` names the folds a tap has changed."""
        return self._reader.read(self._past, opened, rows)

    def in_hand(self, n: int) -> InHand | None:
        """Return a step of the log with what can be done about it; nothing where there is none."""
        step = self._all.get(n)
        if step is None:
            return None
        why, last = self._fixed(step) or self._rests(step), step is self.undo_step
        entry = self._reader.entry(self._past, step)
        undoes = why is not None and (last or why.id != "core-fixed-gone")
        return InHand(entry, step.who, why is None, undoes, None if last else why)

    @property
    def _past(self) -> Past:
        return Past(tuple(self._all.values()), self._done, self.state)

    def _fixed(self, step: Step) -> Msg | None:
        """Return why a step can never be taken back on its own; nothing where it can."""
        kept, taken = standing(self._done, step.n)
        if step.n not in kept or step.n in taken:
            return msg("core-fixed-gone")
        if not core_moves.can_take_back(step.before, step.event, step.after):
            return msg("core-fixed-told" if isinstance(step.event, CORE_EVENTS) else "core-fixed-moved")
        back = self.game.back if self._is_here(step) else self.game.gone
        return None if back(self.state, step.event) else msg("core-fixed-used")

    def _rests(self, step: Step) -> Msg | None:
        """Return what now speaks against taking a step back: others may rest on it."""
        issues = check(self.game, self.state, self._reverse(step))
        found = next((issue.text for issue in issues if issue.level != "hint"), None)
        if found:
            return msg("core-fixed-rests", why=found)
        return msg("core-fixed-used") if self._moved_on(step) else None

    def _moved_on(self, step: Step) -> bool:
        """Whether a card of a step has been moved again since, be it to where it lay: it has worked, and come back."""
        cards = {t.thing for t in step.event.transfers if self.game.info.box(t.thing) == 1}
        taken = standing(self._done, step.n)[1]
        later = (s.event for s in self.since(step.n)[1:] if s.n not in taken and not isinstance(s.event, TakenBack))
        return any(t.thing in cards for event in later for t in event.transfers)

    def _reverse(self, step: Step) -> Event:
        return core_moves.take_back(self.game, step.n, step.event, here=self._is_here(step))

    def _is_here(self, step: Step) -> bool:
        """Whether the play has not gone on since a step, nor was said to be elsewhere."""
        here, since = self.game.position(self.state), bisect_left(self._done, step.n, key=lambda done: done.n)
        gone = (
            isinstance(s.event, Jumped) or self.game.position(s.before) != here for s in reversed(self._done[since:])
        )
        return not any(gone)

    # Opening

    def replay(self, lines: Iterable[Line], schema: int) -> None:
        """Fold what a journal holds. The past is not judged again."""
        for line in lines:
            try:
                self._fold(line, schema)
            except (ValueError, LookupError, TypeError) as error:
                raise ReplayError(line.n, str(error)) from error

    def _upgraded(self, event: dict[str, Any], schema: int) -> dict[str, Any]:
        """Return an event as it is written today; one that takes another back carries that one inside."""
        if event.get("kind") == "taken_back":
            return {**event, "what": self.game.upgrade(event["what"], schema)}
        return self.game.upgrade(event, schema)

    def _fold(self, line: Line, schema: int) -> None:
        match line.kind:
            case Kind.UNDO:
                self._redo.append(self._done.pop())
            case Kind.REDO:
                self._done.append(self._redo.pop())
            case Kind.DO:
                event = self.game.events.validate_python(self._upgraded(dict(line.event or {}), schema))
                after = apply(self.game, self.state, event)
                self._push(line, event, after)
                if line.digest is not None and line.digest != digest(after):
                    self.differs.append(line.n)
        # A start line changes nothing: what it says was given to the table when it was made.
        self.n = line.n
        self._outcomes[line.id] = Outcome(line.n)


def _value_of(event: Counted) -> tuple[str, str]:
    return event.count.owner, event.count.thing


def _touches(event: Event) -> frozenset[tuple[str, str]]:
    """Return the holdings of seats an event changes; two players may take from one offer of the Table."""
    found = {(owner, t.thing) for t in event.transfers for owner in (seat_of(t.src), seat_of(t.dst))}
    if isinstance(event, Counted):
        found.add(_value_of(event))
    return frozenset(key for key in found if key[0] not in (TABLE, BOX))
