"""A seat draws a card only it may see."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal

from scorers.core.forms import Answers, Form, picked
from scorers.core.keys import MoveKey
from scorers.core.ledger import Transfer
from tests.scorers.kernel_game.acts.work import Work, Worked, which
from tests.scorers.kernel_game.model import OMENS, KernelState, take


class OmenDrawn(Worked):
    """The card; a table that keeps secrets shows others only how many."""

    kind: Literal["omen_drawn"] = "omen_drawn"
    card: str


class Omen(Work[OmenDrawn]):
    """A secret for the end of the game."""

    event = OmenDrawn
    moves = ("omen",)
    said = "omen-drawn"

    def form(self, state: KernelState, move: MoveKey, answers: Answers) -> Form:
        """Return the form that asks which card."""
        chosen = picked(answers, "card")
        event = self.made(state, seat=move.args[0], card=chosen[0]) if chosen else None
        return self.titled(move, event, which("card", OMENS, chosen))

    def transfers(self, state: KernelState, event: OmenDrawn) -> Iterator[Transfer]:
        """Yield the card, from the Table."""
        yield from take(event.seat, event.card)


OMEN: Final = Omen()
