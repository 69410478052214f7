"""The first player marker lies with somebody else than the app thinks (p. 8)."""

from dataclasses import replace
from typing import Final, Literal

from scorers.core.api import Answers, Event, Form, MoveKey, Player
from scorers.little_town.acts.base import TownAct
from scorers.little_town.model import Town, TownFlow
from scorers.little_town.words import say


class FirstMoved(Event):
    """The first player marker lies with somebody else than the app thinks."""

    kind: Literal["first_moved"] = "first_moved"
    seat: str


class MoveFirst(TownAct[FirstMoved]):
    """The table is right."""

    event, moves, log = FirstMoved, ("first",), "little_town-log-first"

    def form(self, state: Town, move: MoveKey, _answers: Answers) -> Form:
        """Return the form of "first/s2"; it asks nothing."""
        (seat,) = move.args
        title, event = say("first-title", who=Player(seat)), self.made(state, seat=seat)
        return Form(str(move), title, (), say("first-confirm"), event=event)

    def then(self, state: Town, event: FirstMoved) -> TownFlow:
        """Return the same place, seen from another first player."""
        return replace(state.flow, first=event.seat)


MOVE_FIRST: Final = MoveFirst()
