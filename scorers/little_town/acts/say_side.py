"""Which side of the board is up, said once before the first worker (p. 4)."""

from typing import Final

from scorers.core.api import Answers, Form, Issues, MoveKey, Msg, Option, Pick, Valued, impossible, picked
from scorers.little_town import printed, words
from scorers.little_town.acts.base import TownAct
from scorers.little_town.model import Town


class SaySide(TownAct[Valued]):
    """The side of the board, as a printed value: 1 or 2."""

    event, moves = Valued, ("side",)

    def form(self, state: Town, move: MoveKey, answers: Answers) -> Form:
        """Return the form that asks which side."""
        names, chosen = tuple(printed.BOARDS.sides), picked(answers, "side")
        options = tuple(Option(name, words.option_name("side", name)) for name in names)
        event = self.made(state, key="side", n=names.index(chosen[0]) + 1) if chosen else None
        asks = (Pick("side", words.say("side-title"), options, chosen),)
        return Form(str(move), words.say("side-title"), asks, words.say("side-confirm"), event=event)

    def issues(self, _state: Town, event: Valued) -> Issues:
        """Yield that the board has no such side."""
        if event.key != "side" or not 0 < event.n <= len(printed.BOARDS.sides):
            yield impossible("little_town-no-such-side")

    def label(self, event: Valued) -> Msg:
        """Return which side it is."""
        return words.say("log-side", what=words.option_name("side", f"side_{event.n}"))


SAY_SIDE: Final = SaySide()
