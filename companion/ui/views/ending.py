"""The end of a table, pinned under the thumb like every other step: the closing questions, then the result."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from companion.services.ports import Sound
from companion.table.live import LiveTable
from companion.table.model import Outcome
from companion.ui import routes
from companion.ui.desk import Desk
from companion.ui.store import LivePort
from scorers.core import common
from scorers.core.forms import Answers, Form, Move, Place
from scorers.core.msg import Msg, msg
from scorers.core.state import State
from scorers.core.view import Step, TableView, Track

END: Final = "app/end"
"""The move that leads to the closing questions; it records nothing by itself."""


class EndPort(LivePort):
    """A table that, once nothing is left to play, pins the way to its points."""

    def __init__(self, desk: Desk, live: LiveTable) -> None:
        """Look at a table from the device of this desk."""
        self._desk = desk
        super().__init__(desk.house, live, desk.settings.device)

    def _view(self, state: State[Any]) -> TableView:
        """What to show, with the way to the points where the game has nothing to press."""
        shown = super()._view(state)
        if not state.flow.over or shown.primary is not None:
            return shown
        end = Move(END, _end_label(state), Place.PRIMARY)
        return replace(shown, now=replace(shown.now, moves=(*shown.now.moves, end)))

    def _form(self, state: State[Any], move: str, answers: Answers) -> Form:
        """The way to the points asks nothing."""
        if move != END:
            return super()._form(state, move, answers)
        return Form(END, _end_label(state), confirm=_end_label(state), event=common.score_event({}))

    def do(self, form: Form, *, overrule: bool = False) -> Outcome:
        """Go there; everything else is recorded."""
        if form.key != END:
            before = self.view.track
            outcome = super().do(form, overrule=overrule)
            self._desk.knock(taken=outcome.taken)
            if not begins_marked(before, self.view.track):  # that one rings on every device, see `LiveTable`
                self._desk.sound(Sound.TICK if outcome.taken else Sound.REFUSED)
            return outcome
        self._desk.go(score_route(self._desk, self.live.key))
        return Outcome(self.number)

    def watch(self, told: Callable[[], bool | None]) -> Callable[[], None]:
        """Be told of every change, no longer than the page lives."""
        return self._desk.watch(lambda: super(EndPort, self).watch(told))


def _end_label(state: State[Any]) -> Msg:
    return msg("app-result" if state.finished else "app-finish")


def begins_marked(before: Track, after: Track) -> bool:
    """Tell whether something has begun that the track marks: interest, the last round. Going back begins nothing."""
    return any(_is_marked(step) and _is_new(before.steps, after.steps[: at + 1]) for at, step in enumerate(after.steps))


def _is_marked(step: Step) -> bool:
    return any(mark.at == step.at for mark in step.marks)


def _is_new(before: tuple[Step, ...], path: tuple[Step, ...]) -> bool:
    """Whether a place is further on than where we were; a mark that was set just now makes it new as well."""
    there = before[: len(path)]
    was, now = (tuple(step.at or 0 for step in steps) for steps in (there, path))
    return now > was or (now == was and not _is_marked(there[-1]))


def score_route(desk: Desk, key: str) -> str:
    """The points of a table: as they are so far, the closing questions, or the result."""
    state = desk.house.table(key).table.state
    if state.finished:
        return routes.play(key)
    return routes.finish(key) if state.flow.over else routes.points(key)
