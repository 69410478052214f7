"""A seat takes a loan for four coins; `repay.py` gives it back for five."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal

from scorers.core.act import Act
from scorers.core.events import Event
from scorers.core.forms import Answers, Form, Move, Place
from scorers.core.keys import MoveKey
from scorers.core.ledger import Transfer
from scorers.core.msg import Msg, Player, msg
from tests.scorers.kernel_game.dues import LOAN
from tests.scorers.kernel_game.flow import on_turn
from tests.scorers.kernel_game.model import KernelFlow, KernelState, take


class Borrowed(Event):
    """One loan more."""

    kind: Literal["borrowed"] = "borrowed"
    seat: str


class Borrow(Act[KernelFlow, Borrowed]):
    """A move that sits on the coins themselves, where they are laid out."""

    event = Borrowed
    moves = ("borrow",)

    def form(self, state: KernelState, move: MoveKey, answers: Answers) -> Form:
        """Return a form that asks nothing."""
        title = msg("kernel-move-borrow")
        return Form(str(move), title, confirm=title, event=self.made(state, seat=move.args[0]))

    def offered_to(self, seat: str) -> Move:
        """Return the move on the coins."""
        return self.move(seat, label=msg("kernel-move-borrow"), place=Place.THING, seat=seat, thing="coin")

    def transfers(self, state: KernelState, event: Borrowed) -> Iterator[Transfer]:
        """Yield the loan, and the coins it brings."""
        yield from (*take(event.seat, "loan"), *take(event.seat, "coin", LOAN))

    def turn(self, state: KernelState, event: Borrowed) -> tuple[str, ...]:
        """Return whose turn it is."""
        return on_turn(state)

    def label(self, event: Borrowed) -> Msg:
        """Return who borrowed."""
        return msg("kernel-log-borrowed", who=Player(event.seat))


BORROW: Final = Borrow()
