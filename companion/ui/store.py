"""The live table as one device sees it: what the table screen asks, answered by the house."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from companion.services.house import House, new_id
from companion.storage.errors import StorageError
from companion.table.live import LiveTable
from companion.table.model import Command, LogEntry, Outcome, Step
from companion.ui.views.table.port import Clocks, Sight, Switch
from scorers.core import common
from scorers.core.checklist import Checklist
from scorers.core.events import Event
from scorers.core.forms import Answers, Form
from scorers.core.issues import Level
from scorers.core.msg import Msg, msg
from scorers.core.state import State
from scorers.core.view import TableView, Why
from timers.turn_clock import TurnClock


class LivePort:
    """One table on one device. Holds no state of the play; everything is read from the table.

    What others do is drawn at once, but a finger lands on what the device has before its eyes: `shown` is the last
    sight it has taken in, and every command is based on that.
    """

    def __init__(self, house: House, live: LiveTable, device: str, viewer: str | None = None) -> None:
        """Look at a table from a device; `viewer` is the seat whose secrets it may show."""
        self.house = house
        self.live = live
        self.device = device
        self.viewer = viewer
        self._forms: dict[str, tuple[object, Answers, Form]] = {}
        self._sight = self.shown = self._look()

    @property
    def view(self) -> TableView:
        """What to show."""
        return self._present.view

    @property
    def _present(self) -> Sight:
        """The table as it is; worked out once for each step."""
        if self._sight.n != self.live.table.n:
            self._sight = self._look()
        return self._sight

    def _look(self) -> Sight:
        table = self.live.table
        return Sight(table.n, table.state, self._view(table.state), table.undo_step, table.redo_step)

    def _view(self, state: State[Any]) -> TableView:
        return self.live.table.game.view(state, self.viewer)

    @property
    def behind(self) -> bool:
        """Whether the device has not yet taken in what others have done."""
        return self.shown.n != self.number

    def showed(self, number: int) -> None:
        """Take note that the device has drawn the table as it was after that step."""
        if number == self.number:
            self.shown = self._present

    @property
    def number(self) -> int:
        """The number of the last step."""
        return self.live.table.n

    @property
    def undo_label(self) -> Msg | None:
        """The step that undo takes back."""
        return self._label(self.live.table.undo_step)

    @property
    def redo_label(self) -> Msg | None:
        """The step that redo brings again."""
        return self._label(self.live.table.redo_step)

    @property
    def finished(self) -> bool:
        """Whether the play is over."""
        return self.live.table.state.finished

    @property
    def keeps(self) -> tuple[Switch, ...]:
        """What the app can keep account of; what it gains while off, what it costs while on."""
        table = self.live.table
        return tuple(
            Switch(
                common.keep_move(keep.id),
                msg(f"{table.game.slug}-keep-{keep.id}"),
                Msg(f"{table.game.slug}-keep-{keep.id}", (), "price" if keep.id in table.state.keeps else "gain"),
                keep.id in table.state.keeps,
            )
            for keep in table.game.info.keeps
        )

    @property
    def rulings(self) -> tuple[Switch, ...]:
        """How this table plays doubtful rules."""
        table = self.live.table
        slug = table.game.slug
        return tuple(
            Switch(
                common.ruling_move(ruling.id),
                msg(f"{slug}-ruling-{ruling.id}"),
                Msg(f"{slug}-ruling-{ruling.id}", (), table.state.rulings[ruling.id]),
            )
            for ruling in table.game.info.rulings
        )

    def log(self) -> tuple[LogEntry, ...]:
        """Every step, the first one first; only what came from another device says so."""
        return tuple(replace(entry, who=self._author(entry.who)) for entry in self.live.table.log())

    def checklist(self) -> Checklist:
        """How to lay out the box for this table."""
        table = self.live.table
        return table.game.checklist(table.setup.players, table.setup.variant)

    def form(self, move: str, answers: Answers) -> Form:
        """A move on its way to an event, as it is to be shown."""
        return self._form(self._present.state, move, answers)

    def meant(self, move: str, answers: Answers) -> Form:
        """A move on its way to an event, as the device has it before its eyes."""
        return self._form(self.shown.state, move, answers)

    def _form(self, state: State[Any], move: str, answers: Answers) -> Form:
        """Work a form out once, though a tap asks for it up to three times."""
        known = self._forms.get(move)
        if known is None or known[0] is not state or known[1] != answers:
            known = state, dict(answers), common.form(self.live.table.game, state, move, answers)
            self._forms[move] = known
        return known[2]

    def why(self, key: str) -> Why:
        """A figure taken apart."""
        table = self.live.table
        return table.game.why(table.state, key)

    def do(self, form: Form, *, overrule: bool = False) -> Outcome:
        """Record the form's event."""
        if form.event is None:
            return Outcome(None, msg("core-not-complete"), form.issues)
        event = _overruled(form) if overrule else form.event
        return self._act(lambda: self.live.table.do(Command(new_id(), event, self.shown.n, self.device)))

    def undo(self) -> Outcome:
        """Take back the step the button names."""
        return self._turn(self.shown.undo, self.live.table.undo, "core-undo-gone")

    def redo(self) -> Outcome:
        """Bring the step the button names again."""
        return self._turn(self.shown.redo, self.live.table.redo, "core-redo-gone")

    def take_back(self, n: int) -> Outcome:
        """Undo an earlier step out of turn."""
        return self._act(lambda: self.live.table.take_back(n, new_id(), self.shown.n, self.device))

    def watch(self, told: Callable[[], bool | None]) -> Callable[[], None]:
        """Be told of every change, whoever made it."""
        return self.live.watch(told)

    def clocks(self) -> Clocks:
        """Time on the table, now."""
        now, clock = self.house.clock.now(), self.live.clock
        seats = tuple((seat, clock.seat_time(seat, now)) for seat in self.live.table.setup.ids)
        return Clocks(clock.running, clock.table_time(now), seats)

    def run_clock(self, *, on: bool) -> None:
        """Start or pause it; the seat whose turn it is goes on."""
        now, clock = self.house.clock.now(), self.live.clock.switch(self._acting(), self.house.clock.now())
        self._keep(clock.resume(now) if on else clock.pause(now))
        self.live.tell()

    def seen(self, rule: str) -> bool:
        """Whether this device has shown the full text of a rule at this table."""
        return (self.device, rule) in self.live.seen

    def see(self, rule: str) -> None:
        """Remember that it has."""
        self.live.seen.add((self.device, rule))

    def _label(self, step: Step | None) -> Msg | None:
        if step is None:
            return None
        what = self.live.table.label(step.event)
        return msg("ui-by-other", what=what) if self._author(step.who) else what

    def _author(self, who: str) -> str:
        """A device that is not this one; people at one table need no more."""
        return "" if who == self.device else who

    def _turn(self, step: Step | None, act: Callable[[int, str, str], Outcome], gone: str) -> Outcome:
        if step is None:
            return Outcome(None, msg(gone))
        return self._act(lambda: act(step.n, new_id(), self.device))

    def _act(self, act: Callable[[], Outcome]) -> Outcome:
        """Do it and tell everybody; what the disk refuses is refused here, with its sentence."""
        try:
            outcome = act()
        except StorageError as error:
            return Outcome(None, Msg(error.message_id, tuple(error.params.items())))
        if outcome.n is not None:
            if self.shown.n == outcome.n - 1:  # whoever did it knows what it does
                self.shown = self._present
            self._pass_the_clock()
            self.house.changed(self.live)
        return outcome

    def _acting(self) -> str | None:
        acting = self.view.track.acting
        return acting[0] if len(acting) == 1 else None

    def _pass_the_clock(self) -> None:
        """While the clock runs it follows the turn."""
        clock, acting = self.live.clock, self._acting() if self.live.clock.running else None
        if clock.running and clock.acting != acting:
            self._keep(clock.switch(acting, self.house.clock.now()))

    def _keep(self, clock: TurnClock) -> None:
        self.live.clock = clock
        self.house.keep_clock(self.live)


def _overruled(form: Form) -> Event:
    """The event, with the rules the table knowingly lets go written into it."""
    event = form.event
    assert event is not None  # noqa: S101 - only asked for a complete form
    codes = tuple(issue.code for issue in form.issues if issue.level is Level.AGAINST)
    return type(event).model_validate(
        {**event.model_dump(), "overruled": tuple(dict.fromkeys(event.overruled + codes))}
    )
