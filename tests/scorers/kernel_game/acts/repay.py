"""A seat gives a loan back for five coins, at any time but the end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal

from scorers.core.act import Act
from scorers.core.events import Event
from scorers.core.forms import Answers, Form
from scorers.core.issues import Issue, against
from scorers.core.keys import MoveKey
from scorers.core.ledger import Transfer
from scorers.core.msg import Msg, Player, msg
from tests.scorers.kernel_game.dues import LOAN
from tests.scorers.kernel_game.model import KernelFlow, KernelState, give

PRICE: Final = LOAN + 1


class Repaid(Event):
    """One loan less."""

    kind: Literal["repaid"] = "repaid"
    seat: str


class Repay(Act[KernelFlow, Repaid]):
    """A side move: anybody's, whoever's turn it is."""

    event = Repaid
    moves = ("repay",)

    def form(self, state: KernelState, move: MoveKey, answers: Answers) -> Form:
        """Return a form that asks nothing."""
        title = msg("kernel-move-repay", who=Player(move.args[0]))
        return Form(str(move), title, confirm=msg("kernel-confirm"), event=self.made(state, seat=move.args[0]))

    def transfers(self, state: KernelState, event: Repaid) -> Iterator[Transfer]:
        """Yield the coins and the loan."""
        yield from (*give(event.seat, "coin", PRICE), *give(event.seat, "loan"))

    def issues(self, state: KernelState, event: Repaid) -> Iterator[Issue]:
        """Yield that it is too late."""
        if state.flow.over:
            yield against("kernel-repay-late", who=Player(event.seat))

    def label(self, event: Repaid) -> Msg:
        """Return who paid."""
        return msg("kernel-log-repaid", who=Player(event.seat))


REPAY: Final = Repay()
