"""A task that was taken back, or skipped by a jump, has been done at the table without the app."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, Literal

from scorers.core.act import Act
from scorers.core.events import Event
from scorers.core.forms import Answers, Form, Move, Task
from scorers.core.issues import Issue, impossible
from scorers.core.keys import MoveKey
from scorers.core.msg import Msg, msg
from scorers.core.state import Flow, State


class DoneElsewhere(Event):
    """The table says so; nothing changes hands here."""

    kind: Literal["done_elsewhere"] = "done_elsewhere"
    key: str = ""
    """The task. Without it, as older journals have it, `settles` names it alone."""


class Elsewhere(Act[Flow, DoneElsewhere]):
    """The quiet move of every row that was opened again."""

    event = DoneElsewhere
    moves = ("elsewhere",)

    def form(self, state: State[Any], move: MoveKey, _answers: Answers) -> Form:
        """Return the form of "elsewhere/r3/feed/s1"; it asks nothing."""
        event = self.made(state, key=move.rest)
        return Form(str(move), msg("core-elsewhere-title"), (), msg("core-elsewhere-confirm"), event=event)

    def settles(self, _state: State[Any], event: DoneElsewhere) -> Iterator[str]:
        """Yield the task itself."""
        yield event.key

    def issues(self, state: State[Any], event: DoneElsewhere) -> Iterator[Issue]:
        """Yield that a task of the present phase is done in the app, not beside it."""
        if event.key not in state.flow.reopened:
            yield impossible("core-task-done")

    def label(self, _event: DoneElsewhere) -> Msg:
        """Return that it was done at the table."""
        return msg("core-log-elsewhere")

    def row(self, key: str, label: Msg, seat: str | None = None, *again: Move) -> Task:
        """Return the row of a task opened again: do it now, where the app can, or say that it was done at the table."""
        done = self.move(key, label=msg("core-elsewhere-confirm"), seat=seat)
        return Task(key, label, seat, msg("core-reopened"), (*again, done), warn=True)


ELSEWHERE: Final[Any] = Elsewhere()
"""The one of its kind, whatever the game's flow."""
