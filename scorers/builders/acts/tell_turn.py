"""The table says whose turn it is, when the app begins to follow turns."""

from dataclasses import replace
from typing import Final, Literal

from scorers.builders.flow import turn_of
from scorers.builders.model import BuildersFlow, BuildersState, follows_turns, turn_order
from scorers.core.act import Act, Issues, Moves
from scorers.core.api import Answers, Event, Form, MoveKey, Player, Whole, impossible, msg, owner_msg


class TurnTold(Event):
    """It is this seat's turn, with all its actions."""

    kind: Literal["turn_told"] = "turn_told"
    seat: str
    actions: Whole


class TellTurn(Act[BuildersFlow, TurnTold]):
    """Tell whose turn it is."""

    event, moves, log = TurnTold, ("turn",), "builders-log-turn"

    def form(self, state: BuildersState, move: MoveKey, answers: Answers) -> Form:
        """Return "turn/s2": a turn of s2 begins."""
        seat = move.args[0]
        event = self.made(state, seat=seat, actions=state.flow.per_turn)
        return Form(str(move), msg("builders-now-whose-turn"), (), msg("builders-turn", who=Player(seat)), event=event)

    def issues(self, state: BuildersState, event: TurnTold) -> Issues:
        """Yield that it is known whose turn it is; else somebody would get one more (BD-V11)."""
        if not follows_turns(state):
            yield impossible("builders-turns-not-kept")
        if state.flow.seat or state.flow.over:
            yield impossible("builders-no-such-turn", who=Player(event.seat))
        if event.actions != state.flow.per_turn:
            yield impossible("core-not-as-shown")

    def then(self, state: BuildersState, event: TurnTold) -> BuildersFlow:
        """Return that turn; nobody knows what happened before."""
        return replace(turn_of(state.flow, event.seat, event.actions), told=True)

    def offered(self, state: BuildersState) -> Moves:
        """Yield everybody, by name."""
        yield from (self.move(seat, label=owner_msg(seat), seat=seat) for seat in turn_order(state))


TELL_TURN: Final = TellTurn()
