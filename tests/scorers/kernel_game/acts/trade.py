"""The market beside the ford: a coin buys a good, and later in the year grain is swapped for fish."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal

from scorers.core.act import Act
from scorers.core.events import Event
from scorers.core.forms import Answers, Form, Move, Place
from scorers.core.issues import Issue, against, impossible
from scorers.core.keys import MoveKey
from scorers.core.ledger import Transfer
from scorers.core.msg import Msg, Player, msg
from tests.scorers.kernel_game.flow import on_turn
from tests.scorers.kernel_game.model import KernelFlow, KernelState, give, say, take

GOODS: Final = ("grain", "fish")
PRICES: Final = {"grain": ("coin", 1), "fish": ("coin", 1), "swap": ("grain", 1)}
SWAP_FROM: Final = 2
"""The round from which grain is taken for fish."""


class Traded(Event):
    """What was bought; `swap` is a fish for a grain."""

    kind: Literal["traded"] = "traded"
    seat: str
    what: str


class Trade(Act[KernelFlow, Traded]):
    """As often as one likes while it is one's turn; it is no turn of its own."""

    event = Traded
    moves = ("buy", "swap")

    def form(self, state: KernelState, move: MoveKey, answers: Answers) -> Form:
        """Return the form of "buy/s1/grain" or "swap/s1"; it asks nothing, so one tap is enough."""
        what = "swap" if move.word == "swap" else move.args[1]
        title = msg("kernel-move-swap") if what == "swap" else msg("kernel-move-buy", what=say(what, 1))
        return Form(str(move), title, confirm=title, event=self.made(state, seat=move.args[0], what=what))

    def offered_to(self, seat: str) -> tuple[Move, ...]:
        """Return the goods, to be touched themselves, and the swap beside them."""
        goods = (
            self.move(seat, thing, label=_buys(thing), place=Place.THING, seat=seat, thing=thing) for thing in GOODS
        )
        return (*goods, self.move(seat, label=msg("kernel-move-swap"), seat=seat, word="swap"))

    def transfers(self, state: KernelState, event: Traded) -> Iterator[Transfer]:
        """Yield the price, and the good."""
        thing, n = PRICES.get(event.what, ("coin", 0))
        yield from give(event.seat, thing, n)
        if event.what in PRICES:
            yield from take(event.seat, "fish" if event.what == "swap" else event.what)

    def turn(self, state: KernelState, event: Traded) -> tuple[str, ...]:
        """Return whose turn it is."""
        return on_turn(state)

    def issues(self, state: KernelState, event: Traded) -> Iterator[Issue]:
        """Yield that nobody sells that, or takes grain for fish so early."""
        if event.what not in PRICES:
            yield impossible("kernel-not-for-sale")
        elif event.what == "swap" and state.flow.round < SWAP_FROM:
            yield against("kernel-swap-early", at=SWAP_FROM)

    def label(self, event: Traded) -> Msg:
        """Return who traded."""
        if event.what == "swap":
            return msg("kernel-log-swapped", who=Player(event.seat))
        return msg("kernel-log-bought", who=Player(event.seat), what=say(event.what, 1))


def _buys(thing: str) -> Msg:
    return msg("kernel-move-buy", what=say(thing, 1))


TRADE: Final = Trade()
