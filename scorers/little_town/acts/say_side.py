"""Which side of the board is up, said once before the first worker (p. 4)."""

from collections.abc import Iterator
from typing import Final

from scorers.core.api import Answers, Form, Issue, MoveKey, Msg, Option, Pick, Valued, impossible, picked
from scorers.little_town.acts.base import TownAct
from scorers.little_town.model import Town
from scorers.little_town.printed import BOARDS, SLUG
from scorers.little_town.words import option_name, say


class SaySide(TownAct[Valued]):
    """The side of the board, as a printed value: 1 or 2."""

    event = Valued
    moves = ("side",)

    def form(self, state: Town, move: MoveKey, answers: Answers) -> Form:
        """Return the form that asks which side."""
        names, chosen = tuple(BOARDS.sides), picked(answers, "side")
        options = tuple(Option(name, option_name("side", name)) for name in names)
        event = self.made(state, key="side", n=names.index(chosen[0]) + 1) if chosen else None
        asks = (Pick("side", say("side-title"), options, chosen),)
        return Form(str(move), say("side-title"), asks, say("side-confirm"), event=event)

    def issues(self, _state: Town, event: Valued) -> Iterator[Issue]:
        """Yield that the board has no such side."""
        if event.key != "side" or not 0 < event.n <= len(BOARDS.sides):
            yield impossible(f"{SLUG}-no-such-side")

    def label(self, event: Valued) -> Msg:
        """Return which side it is."""
        return say("log-side", what=option_name("side", f"side_{event.n}"))


SAY_SIDE: Final = SaySide()
