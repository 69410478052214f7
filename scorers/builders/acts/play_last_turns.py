"""Everybody has had the last turn, in a play that does not follow turns (Koniec gry)."""

from dataclasses import replace
from typing import Final, Literal

from scorers.builders.flow import LAST_TURNS
from scorers.builders.model import BuildersFlow, BuildersState, end_trigger, follows_turns
from scorers.core.api import Act, Answers, Event, Form, Issues, MoveKey, Moves, Msg, Place, TaskKeys, impossible, msg


class LastTurnsPlayed(Event):
    """The table says that everybody has had the last turn."""

    kind: Literal["last_turns_played"] = "last_turns_played"


class PlayLastTurns(Act[BuildersFlow, LastTurnsPlayed]):
    """Tell that the play is over."""

    event, moves = LastTurnsPlayed, ("close",)

    def form(self, state: BuildersState, move: MoveKey, answers: Answers) -> Form:
        """Return the end of the play."""
        return Form(str(move), msg("builders-close-title"), (), msg("builders-close"), event=self.made(state))

    def settles(self, state: BuildersState, event: LastTurnsPlayed) -> TaskKeys:
        """Yield the last turns: two people pressing at once end the play once."""
        yield LAST_TURNS

    def issues(self, state: BuildersState, event: LastTurnsPlayed) -> Issues:
        """Yield that the round of turns in which somebody had 17 is not complete (BD-V11)."""
        if follows_turns(state) or end_trigger(state) is None:
            yield impossible("builders-turns-unequal")

    def then(self, state: BuildersState, event: LastTurnsPlayed) -> BuildersFlow:
        """Return the end."""
        return replace(state.flow, over=True)

    def label(self, event: LastTurnsPlayed) -> Msg:
        """Return that all last turns are played."""
        return msg("builders-log-last-turns")

    def offered(self, state: BuildersState) -> Moves:
        """Yield it under the thumb."""
        yield self.move(label=msg("builders-close"), place=Place.PRIMARY)


PLAY_LAST_TURNS: Final = PlayLastTurns()
