"""All workers are on the board, where their turns are not followed one by one (p. 5)."""

from typing import Final, Literal

from scorers.core.api import Answers, Event, Form, MoveKey, TaskKeys
from scorers.little_town import flow, words
from scorers.little_town.acts.base import TownAct
from scorers.little_town.model import Round, Town


class WorkersOut(Event):
    """All workers are on the board (p. 5)."""

    kind: Literal["workers_out"] = "workers_out"
    round: Round


class AllOut(TownAct[WorkersOut]):
    """One tap for all turns of a round."""

    event, moves, log = WorkersOut, ("out",), "little_town-log-out"

    def form(self, state: Town, move: MoveKey, _answers: Answers) -> Form:
        """Return the form; it asks nothing."""
        event = self.made(state, round=state.flow.round)
        return Form(str(move), words.say("out-title"), (), words.say("out-confirm"), event=event)

    def settles(self, _state: Town, event: WorkersOut) -> TaskKeys:
        """Yield the turns of the round, as one task."""
        yield flow.out_key(event.round)


ALL_OUT: Final = AllOut()
