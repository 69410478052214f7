"""A turn is over; the next begins, or the play ends (Przebieg gry, Koniec gry)."""

from dataclasses import replace
from typing import Final, Literal

from scorers.builders import flow, printed, words
from scorers.builders.model import BuildersFlow, BuildersState, after, brings_end, end_trigger, has_goal, turn_order
from scorers.core.act import Act, Issues, Moves, Msgs, TaskKeys
from scorers.core.api import Answers, Event, Form, MoveKey, Msg, Place, Player, Whole, against, hint, impossible, msg


class TurnEnded(Event):
    """A turn is over. Says whether it brings the end, whose turn is next, and with how many actions."""

    kind: Literal["turn_ended"] = "turn_ended"
    seat: str
    seventeen: bool = False
    then: str | None = None
    actions: Whole


class EndTurn(Act[BuildersFlow, TurnEnded]):
    """End the running turn."""

    event, moves, log = TurnEnded, ("end",), "builders-log-ended"

    def form(self, state: BuildersState, move: MoveKey, answers: Answers) -> Form:
        """Return the end of the turn and what follows from it."""
        seventeen, then, actions = _follows(state)
        event = self.made(state, seat=state.flow.seat, seventeen=seventeen, then=then, actions=actions)
        confirm = None if state.flow.actions else _name(state)  # the act itself says how many stay unused
        return Form(str(move), msg("builders-end-title"), (), confirm, event=event)

    def settles(self, state: BuildersState, event: TurnEnded) -> TaskKeys:
        """Yield the running turn."""
        yield flow.turn_task(state.flow)

    def issues(self, state: BuildersState, event: TurnEnded) -> Issues:
        """Yield that no such turn runs, or that other follows than does (BD-V11, BD-V12, BD-V14)."""
        now = state.flow
        if not now.seat or now.seat != event.seat or now.over:
            yield impossible("builders-no-such-turn", who=Player(event.seat))
            return
        follows = _follows(state)
        if event.seventeen and not follows[0]:
            yield impossible("builders-no-goal", who=Player(event.seat), n=printed.NUMBERS.goal)
        if (event.seventeen, event.then, event.actions) != follows:
            yield impossible("builders-turns-unequal")
        if now.actions:
            # Whether all must be used is for the table to say.
            weigh = against if state.rulings["unused_actions"] == "forbid" else hint
            yield weigh("builders-unused-actions", who=Player(event.seat), n=now.actions)

    def then(self, state: BuildersState, event: TurnEnded) -> BuildersFlow:
        """Return the next turn; a round begins with the first player's."""
        now = replace(state.flow, seventeen=event.seat) if event.seventeen else state.flow
        if event.then is None:
            return replace(now, over=True, actions=0, sent=(), taken=0, refill="")
        again = event.then == state.setup.first
        return flow.turn_of(replace(now, round=now.round + again), event.then, event.actions)

    def loud(self, state: BuildersState, event: TurnEnded) -> Msgs:
        """Yield that the end is near, or there."""
        if event.seventeen:
            yield words.end_msg(state, event.seat)
        elif event.then is None:
            yield msg("builders-loud-all-played")

    def offered(self, state: BuildersState) -> Moves:
        """Yield it under the thumb once nothing is left to do; before that it would give actions away."""
        left = state.flow.actions
        forbidden = left and state.rulings["unused_actions"] == "forbid"
        because = msg("builders-because-unused", n=left) if forbidden else None
        place = Place.BUTTON if left else Place.PRIMARY
        move = self.move(label=_name(state), place=place, seat=state.flow.seat, because=because)
        yield replace(move, anyway=True)


END_TURN: Final = EndTurn()


def _follows(state: BuildersState) -> tuple[bool, str | None, int]:
    """Return whether the running turn brings the end, whose turn follows, and with how many actions."""
    seat = state.flow.seat
    later = after(state, seat)
    if later:
        return brings_end(state, seat), later[0], state.flow.per_turn
    if end_trigger(state) is not None or has_goal(state, seat):
        return brings_end(state, seat), None, 0
    return False, turn_order(state)[0], state.flow.per_turn


def _name(state: BuildersState) -> Msg:
    """Return the words for it: that it ends the game, or begins the last turns; what is left unused is said too."""
    seventeen, then, _ = _follows(state)
    if then is None:
        return msg("builders-end-game", n=state.flow.actions)
    if seventeen:
        return msg("builders-end-last", n=state.flow.actions)
    return msg("builders-end-unused", n=state.flow.actions) if state.flow.actions else msg("builders-end")
