"""Workers home, round marker on, first player marker to the left or to the fewest points (p. 8)."""

from collections.abc import Iterator
from typing import Final, Literal

from scorers.core.api import Event, Issue, MoveKey, Msg, Player, Transfer, against, impossible
from scorers.core.forms import Answers, Form, Option, Pick, picked
from scorers.little_town.acts.base import TownAct
from scorers.little_town.flow import begun, fewest, next_first, next_key, workers_home
from scorers.little_town.model import Round, Town, TownFlow
from scorers.little_town.printed import NUMBERS, SLUG
from scorers.little_town.words import say


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

    event = RoundPrepared
    moves = ("next",)

    def form(self, state: Town, move: MoveKey, answers: Answers) -> Form:
        """Return the form; it asks who has the fewest points where that matters and is not kept."""
        round_, tied = state.flow.round + 1, fewest(state, {})
        title, note = say("next-title", round=round_), None
        asks: tuple[Pick, ...] = ()
        if tied is None:
            tied, note = picked(answers, "fewest"), say("fewest-note")
            options = tuple(Option(seat, say("who", who=Player(seat))) for seat in state.setup.ids)
            asks = (Pick("fewest", say("fewest"), options, tied, most=len(options)),)
            if not tied:
                return Form(str(move), title, asks, say("next-confirm-open", round=round_), note)
        first = next_first(state, tied)
        event = self.made(state, round=round_, first=first)
        return Form(str(move), title, asks, say("next-confirm", round=round_, who=Player(first)), note, event)

    def transfers(self, state: Town, _event: RoundPrepared) -> Iterator[Transfer]:
        """Yield the workers, on their way home."""
        yield from workers_home(state)

    def settles(self, _state: Town, event: RoundPrepared) -> Iterator[str]:
        """Yield the end of the round before."""
        yield next_key(event.round - 1)

    def issues(self, state: Town, event: RoundPrepared) -> Iterator[Issue]:
        """Yield that another round comes next, or that the marker goes to somebody else."""
        tied = fewest(state, {})
        if event.round != state.flow.round + 1:
            yield impossible(f"{SLUG}-no-such-round")
        elif tied is not None and event.first != (right := next_first(state, tied)):
            yield against(f"{SLUG}-first-is", who=Player(right))

    def then(self, state: Town, event: RoundPrepared) -> TownFlow:
        """Return the first turn of the round."""
        return begun(state.flow, event.first)

    def label(self, event: RoundPrepared) -> Msg:
        """Return which round begins."""
        return say("log-prepared", round=event.round)

    def loud(self, state: Town, event: RoundPrepared) -> Iterator[Msg]:
        """Yield who begins it, and whether it is the last."""
        yield round_begins(state, event.first)


def round_begins(state: Town, first: str) -> Msg:
    """Return that the next round begins, with whom, and whether it is the last (p. 5, 8)."""
    round_ = state.flow.round + 1
    last = round_ == NUMBERS.rounds
    return say("round-begins-last" if last else "round-begins", round=round_, who=Player(first))


NEXT_ROUND: Final = NextRound()
