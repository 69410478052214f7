"""Workers home, round marker on, first player marker to the left or to the fewest points (p. 8)."""

from typing import Final, Literal

from scorers.core.act import Issues, Msgs, TaskKeys, Transfers
from scorers.core.api import Answers, Event, Form, MoveKey, Msg, Option, Pick, Player, against, impossible, picked
from scorers.little_town import flow, printed, words
from scorers.little_town.acts.base import TownAct
from scorers.little_town.model import Round, Town, TownFlow


class RoundPrepared(Event):
    """Workers home, round marker on, first player marker passed (p. 8)."""

    kind: Literal["round_prepared"] = "round_prepared"
    round: Round
    """The round that begins."""
    first: str

    @property
    def seats(self) -> tuple[str, ...]:
        """Who gets the marker."""
        return (self.first,)


class NextRound(TownAct[RoundPrepared]):
    """Three players before round 4: with whoever has the fewest points; else to the left."""

    event, moves, log = RoundPrepared, ("next",), "little_town-log-prepared"

    def form(self, state: Town, move: MoveKey, answers: Answers) -> Form:
        """Return the form; it asks who has the fewest points where that matters and is not kept."""
        round_, tied = state.flow.round + 1, flow.fewest(state, {})
        title, note = words.say("next-title", round=round_), None
        asks: tuple[Pick, ...] = ()
        if tied is None:
            tied, note = picked(answers, "fewest"), words.say("fewest-note")
            options = tuple(Option(seat, words.say("who", who=Player(seat))) for seat in state.setup.ids)
            asks = (Pick("fewest", words.say("fewest"), options, tied, most=len(options)),)
            if not tied:
                return Form(str(move), title, asks, words.say("next-confirm-open", round=round_), note)
        first = flow.next_first(state, tied)
        event = self.made(state, round=round_, first=first)
        return Form(str(move), title, asks, words.say("next-confirm", round=round_, who=Player(first)), note, event)

    def transfers(self, state: Town, _event: RoundPrepared) -> Transfers:
        """Yield the workers, on their way home."""
        yield from flow.workers_home(state)

    def settles(self, _state: Town, event: RoundPrepared) -> TaskKeys:
        """Yield the end of the round before."""
        yield flow.next_key(event.round - 1)

    def issues(self, state: Town, event: RoundPrepared) -> Issues:
        """Yield that another round comes next, or that the marker goes to somebody else."""
        tied = flow.fewest(state, {})
        if event.round != state.flow.round + 1:
            yield impossible("little_town-no-such-round")
        elif tied is not None and event.first != (right := flow.next_first(state, tied)):
            yield against("little_town-first-is", who=Player(right))

    def then(self, state: Town, event: RoundPrepared) -> TownFlow:
        """Return the first turn of the round."""
        return flow.begun(state.flow, event.first)

    def loud(self, state: Town, event: RoundPrepared) -> Msgs:
        """Yield who begins it, and whether it is the last."""
        yield round_begins(state, event.first)


def round_begins(state: Town, first: str) -> Msg:
    """Return that the next round begins, with whom, and whether it is the last (p. 5, 8)."""
    round_ = state.flow.round + 1
    last = round_ == printed.NUMBERS.rounds
    return words.say("round-begins-last" if last else "round-begins", round=round_, who=Player(first))


NEXT_ROUND: Final = NextRound()
