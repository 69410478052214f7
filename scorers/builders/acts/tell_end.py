"""The end, as the table tells it: somebody has the 17 points, everybody has had the last turn (Koniec gry)."""

from dataclasses import replace
from typing import Final, Literal

from scorers.builders import model, printed, words
from scorers.builders.flow import LAST_TURNS
from scorers.builders.model import BuildersFlow, BuildersState, end_trigger, follows_turns, has_goal, points, turn_order
from scorers.core.act import Act, Issues, Moves, Msgs, TaskKeys
from scorers.core.api import Answers, Event, Form, MoveKey, Place, Player, impossible, msg


class SeventeenReached(Event):
    """The table says that somebody has the points that bring the end."""

    kind: Literal["seventeen_reached"] = "seventeen_reached"
    seat: str


class ReachGoal(Act[BuildersFlow, SeventeenReached]):
    """Tell who has 17 points."""

    event, moves, log = SeventeenReached, ("goal",), "builders-log-goal"

    def form(self, state: BuildersState, move: MoveKey, answers: Answers) -> Form:
        """Return "goal/s2": s2 has them."""
        seat = move.args[0]
        title, event = msg("builders-goal-title", who=Player(seat)), self.made(state, seat=seat)
        return Form(str(move), title, (), event=event)

    def issues(self, state: BuildersState, event: SeventeenReached) -> Issues:
        """Yield that the end was brought before, or that the points are not there; coins are none (BD-V12)."""
        if end_trigger(state) is not None:
            yield impossible("builders-goal-known")
        if points(state, event.seat) is not None and not has_goal(state, event.seat):
            yield impossible("builders-no-goal", who=Player(event.seat), n=printed.NUMBERS.goal)

    def then(self, state: BuildersState, event: SeventeenReached) -> BuildersFlow:
        """Return the last turns."""
        return replace(state.flow, seventeen=event.seat)

    def loud(self, state: BuildersState, event: SeventeenReached) -> Msgs:
        """Yield who plays a last turn."""
        yield words.end_msg(state, event.seat)

    def offered(self, state: BuildersState) -> Moves:
        """Yield whoever may have 17 unsaid: under the thumb where a correction has brought them."""
        first = next((seat for seat in turn_order(state) if has_goal(state, seat)), None)
        for seat in turn_order(state):
            yield from self.of_seat(state, seat, Place.PRIMARY if seat == first else Place.BUTTON)

    def of_seat(self, state: BuildersState, seat: str, place: Place = Place.BUTTON) -> Moves:
        """Yield the move of one seat, where it may have 17 unsaid."""
        if end_trigger(state) is None and (points(state, seat) is None or has_goal(state, seat)):
            ends = "builders-goal-last" if model.after(state, seat) else "builders-goal-end"
            said = "builders-goal" if points(state, seat) is None else ends
            yield self.move(seat, label=msg(said, who=Player(seat)), place=place, seat=seat)


REACH_GOAL: Final = ReachGoal()


class LastTurnsPlayed(Event):
    """The table says that everybody has had the last turn."""

    kind: Literal["last_turns_played"] = "last_turns_played"


class PlayLastTurns(Act[BuildersFlow, LastTurnsPlayed]):
    """Tell that the play is over."""

    event, moves, log = LastTurnsPlayed, ("close",), "builders-log-last-turns"

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

    def offered(self, state: BuildersState) -> Moves:
        """Yield it under the thumb."""
        yield self.move(label=msg("builders-close"), place=Place.PRIMARY)


PLAY_LAST_TURNS: Final = PlayLastTurns()
