"""A round is over, in a game whose rounds the app counts and no more."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final, Literal

from scorers.core.api import Act, Answers, Event, Form, Issue, Move, MoveKey, Msg, Place, impossible, msg
from scorers.core.rounds import place_name, round_task
from scorers.core.state import State


class RoundPlayed(Event):
    """A round is over."""

    kind: Literal["round_played"] = "round_played"
    number: int


class PlayRound(Act[Any, RoundPlayed]):
    """End a round; behind the last one the points are counted."""

    event = RoundPlayed
    moves = ("round",)

    def form(self, state: State[Any], move: MoveKey, answers: Answers) -> Form:
        """Return the end of this round; nothing is asked."""
        event = self.made(state, number=state.flow.round)
        return Form(str(move), place_name(f"r{event.number}"), (), self.label(event), event=event)

    def settles(self, state: State[Any], event: RoundPlayed) -> Iterator[str]:
        """Yield the round's task: two people pressing at once end it once."""
        yield round_task(event.number)

    def issues(self, state: State[Any], event: RoundPlayed) -> Iterator[Issue]:
        """Yield that another round is played, or none."""
        if state.flow.over or event.number != state.flow.round:
            yield impossible("core-task-done")

    def then(self, state: State[Any], event: RoundPlayed) -> Any:  # noqa: ANN401 - the game's own flow
        """Return the next round, or the end."""
        flow, last = state.flow, event.number == state.flow.of
        return replace(flow, round=event.number + (not last), over=last, done=frozenset(), reopened=frozenset())

    def label(self, event: RoundPlayed) -> Msg:
        """Return which round is over."""
        return msg("core-round-played", n=event.number)

    def offered(self, state: State[Any]) -> Iterator[Move]:
        """Yield it under the thumb as long as there is a round."""
        if not state.flow.over:
            yield self.move(label=msg("core-round-played", n=state.flow.round), place=Place.PRIMARY)


PLAY_ROUND: Final[Any] = PlayRound()
"""The one of its kind, whatever the game's flow."""
