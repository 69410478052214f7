"""All seven turns of a round at once, and the interest that fell due on the way (p. 4)."""

from collections.abc import Iterator
from typing import Final, Literal

from scorers.core.api import Act, Answers, Event, Form, Issue, MoveKey, Msg, Transfer, against, msg
from scorers.le_havre.acts.main_action import reaped
from scorers.le_havre.automatic import harvest
from scorers.le_havre.dues import as_proposed, best_payable, interest
from scorers.le_havre.flow import interest_key, owing, played_key, round_over
from scorers.le_havre.model import Harbour, HavreState


class RoundPlayed(Event):
    """The round card is next."""

    kind: Literal["round_played"] = "round_played"


class PlayRound(Act[Harbour, RoundPlayed]):
    """Its move: "round", for a table that goes round by round."""

    event = RoundPlayed
    moves = ("round",)

    def form(self, state: HavreState, move: MoveKey, _answers: Answers) -> Form:
        """Return the form; whoever has to borrow for the interest does that first."""
        title = msg("le_havre-round-title", round=state.flow.round)
        if len(_payable(state)) < len(owing(state)):
            return Form(str(move), title, note=msg("le_havre-interest-short"))
        confirm = msg("le_havre-round-confirm", round=state.flow.round)
        return Form(str(move), title, confirm=confirm, event=self.made(state))

    def transfers(self, state: HavreState, _event: RoundPlayed) -> Iterator[Transfer]:
        """Yield the interest, and what grows."""
        for seat in _payable(state):
            yield from as_proposed(interest(state, seat))
        yield from harvest(state)

    def settles(self, state: HavreState, _event: RoundPlayed) -> Iterator[str]:
        """Yield the round, and the interest."""
        yield played_key(state.flow)
        yield from (interest_key(state.flow, seat) for seat in _payable(state))

    def issues(self, state: HavreState, _event: RoundPlayed) -> Iterator[Issue]:
        """Yield that somebody has to borrow first."""
        if len(_payable(state)) < len(owing(state)):
            yield against("le_havre-interest-short")

    def then(self, state: HavreState, _event: RoundPlayed) -> Harbour:
        """Return the end of the round."""
        return round_over(state.flow)

    def label(self, _event: RoundPlayed) -> Msg:
        """Return that a round was played."""
        return msg("le_havre-log-played")

    def loud(self, state: HavreState, event: RoundPlayed) -> Iterator[Msg]:
        """Yield what grew."""
        return reaped(state, event)


def _payable(state: HavreState) -> tuple[str, ...]:
    """Return who owes interest and can pay it without a loan."""
    return tuple(seat for seat in owing(state) if best_payable(interest(state, seat)))


PLAY_ROUND: Final = PlayRound()
