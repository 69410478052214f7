"""The steps of a table as one device is told them: what of them it may see, who did them, which it may take back."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from companion.app.hands import Hand, May, against
from companion.app.veil import Veil
from companion.table.line import Author, author_of
from companion.table.live import LiveTable
from companion.table.log import PAGE
from companion.table.model import Fold, InHand, Log, LogEntry, Outcome, Step
from scorers.core.events import Event
from scorers.core.msg import Msg, Player, msg, speaks_of


class History:
    """What has happened at a table, for one device."""

    def __init__(self, live: LiveTable, hand: Hand, veil: Veil) -> None:
        """Read this table."""
        self._live, self._hand, self._veil = live, hand, veil

    def log(self, opened: Collection[str] = (), rows: int = PAGE) -> Log:
        """Return the newest steps in folds, in so many rows; `opened` names the folds a tap has opened or closed."""
        log = self._live.table.log(opened, rows)
        return replace(log, folds=tuple(map(self._fold, log.folds))) if self._looks or self._is_veiled else log

    def in_hand(self, n: int) -> InHand | None:
        """Return a step of the log with what can be done about it here; what came from this device does not say so."""
        table = self._live.table
        if (step := table.step(n)) is None or (found := table.in_hand(n)) is None:
            return None
        steps = (step,) if found.can_take_back else table.since(n) if found.can_undo else ()
        barred = next(filter(None, (self.barred(one.event) for one in steps)), None)
        return replace(
            found,
            entry=self._entry(found.entry),
            who="" if self._is_here(step) else found.who,
            can_take_back=found.can_take_back and barred is None,
            can_undo=found.can_undo and barred is None,
            why=barred or found.why,
        )

    def label(self, step: Step | None) -> Msg | None:
        """Return what undo or redo calls a step, and where it came from; nothing where somebody only looks."""
        if step is None or self._looks:
            return None
        author = author_of(step.who)
        told = self._told(step, author)
        return told if author.seat or author.device == self._hand.device else msg("ui-by-other", what=told)

    def barred(self, event: Event, move: str = "") -> Msg | None:
        """Return why this device may not do, undo or bring again a step; nothing where it may."""
        table = self._live.table
        return None if self._hand.may is None else against(self._hand, table.game, table.setup.ids, event, move)

    def undone(self, since: int) -> Msg | None:
        """Return what another device has undone after a line of what came from this one, and who did."""
        table, here = self._live.table, self._hand.device
        found = [(one, author_of(one.who)) for one in table.undone(since) if author_of(one.step.who).device == here]
        one, by = next(((one, by) for one, by in reversed(found) if by.device != here), (None, None))
        if one is None or by is None:
            return None
        what = self._label(one.step)
        if by.seat in table.setup.ids:
            return msg("ui-undid", who=Player(by.seat), what=what)
        return msg("ui-undid-elsewhere", what=what)

    def refused(self, event: Event, move: str = "") -> Outcome | None:
        """Return the refusal of what this device may not do, undo or bring again; nothing where it may."""
        why = self.barred(event, move)
        return Outcome(None, why) if why else None

    def instead(self, outcome: Outcome) -> Outcome:
        """Return a refusal that says what happened instead, and who did it."""
        step = outcome.instead
        if step is None:
            return outcome
        return replace(outcome, why=msg("core-happened-instead", what=self._told(step, author_of(step.who))))

    def unsaid(self, event: Event, outcome: Outcome) -> Outcome:
        """Return what became of a command, without the reasons only its holder may know: "has none of it" tells."""
        if outcome.taken or outcome.instead or not (self._is_veiled and self._veil.hides(event)):
            return outcome
        return Outcome(None, msg("core-not-as-shown"))

    @property
    def _looks(self) -> bool:
        return self._hand.may is not None and self._hand.may() is May.LOOK

    @property
    def _is_veiled(self) -> bool:
        """Whether there is anything at this table that not everybody may see."""
        return bool(self._veil.secrets) and not self._live.table.state.flow.over

    def _fold(self, fold: Fold) -> Fold:
        entries = fold.entries and tuple(map(self._entry, fold.entries))
        return replace(fold, jump=None if self._looks else fold.jump, entries=entries)

    def _entry(self, entry: LogEntry) -> LogEntry:
        step = self._live.table.step(entry.n) if self._is_veiled else None
        return self._veil.entry(entry, step.event) if step else entry

    def _told(self, step: Step, author: Author) -> Msg:
        """Return what a step is called, with the person whose phone it came from, unless its words name them."""
        table, seat = self._live.table, author.seat
        what = self._label(step)
        if author.device == self._hand.device or seat not in table.setup.ids or speaks_of(what, seat):
            return what
        return msg("ui-by-seat", who=Player(seat), what=what)

    def _label(self, step: Step) -> Msg:
        return self._veil.label(step.event) if self._is_veiled else self._live.table.label(step.event)

    def _is_here(self, step: Step) -> bool:
        return author_of(step.who).device == self._hand.device
