"""All workers are on the board, where their turns are not followed one by one (p. 5)."""

from collections.abc import Iterator
from typing import Final, Literal

from scorers.core.api import Answers, Event, Form, MoveKey, Msg
from scorers.little_town.acts.base import TownAct
from scorers.little_town.flow import out_key
from scorers.little_town.model import Round, Town
from scorers.little_town.words import say


class WorkersOut(Event):
    """All workers are on the board (p. 5)."""

    kind: Literal["workers_out"] = "workers_out"
    round: Round


class AllOut(TownAct[WorkersOut]):
    """One tap for all turns of a round."""

    event = WorkersOut
    moves = ("out",)

    def form(self, state: Town, move: MoveKey, _answers: Answers) -> Form:
        """Return the form; it asks nothing."""
        event = self.made(state, round=state.flow.round)
        return Form(str(move), say("out-title"), (), say("out-confirm"), event=event)

    def settles(self, _state: Town, event: WorkersOut) -> Iterator[str]:
        """Yield the turns of the round, as one task."""
        yield out_key(event.round)

    def label(self, event: WorkersOut) -> Msg:
        """Return that the workers of a round are placed."""
        return say("log-out", round=event.round)


ALL_OUT: Final = AllOut()
