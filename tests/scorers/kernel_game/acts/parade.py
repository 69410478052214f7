"""The parade: who walks in which order, under what name, and how many points the crowd gives. All of it is told."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal

from scorers.core.act import Act
from scorers.core.acts.points import gained
from scorers.core.events import Event
from scorers.core.forms import Amounts, Answers, Form, Move, Option, Order, Place, Row, Text, numbers, picked, words
from scorers.core.issues import Issue, against
from scorers.core.keys import MoveKey
from scorers.core.ledger import Transfer
from scorers.core.msg import Msg, Player, msg, plain
from tests.scorers.kernel_game.model import KernelFlow, KernelState, say

LEAST, MOST = -20, 99


class Paraded(Event):
    """What the table told."""

    kind: Literal["paraded"] = "paraded"
    seat: str
    n: int
    order: tuple[str, ...] = ()
    name: str = ""


class Parade(Act[KernelFlow, Paraded]):
    """A side move behind each player's name, at any time."""

    event = Paraded
    moves = ("parade",)

    def form(self, state: KernelState, move: MoveKey, answers: Answers) -> Form:
        """Return the form that asks for a number, a sequence and words."""
        seats, (seat,) = state.setup.ids, move.args
        n, order, name = numbers(answers, "n").get("n"), picked(answers, "order") or seats, words(answers, "name")
        row = Row("n", say("vp", 2, "name"), n, LEAST, MOST, thing="vp")
        options = tuple(Option(one, msg("core-owner-seat", who=Player(one))) for one in seats)
        asks = (
            Amounts("n", msg("kernel-ask-points"), (row,)),
            Order("order", msg("kernel-ask-order"), options, order),
            Text("name", msg("kernel-ask-name"), name),
        )
        event = None if n is None else self.made(state, seat=seat, n=n, order=order, name=name)
        title = msg("kernel-move-parade")
        return Form(str(move), title, asks, title, event=event)

    def offered_to(self, seat: str) -> Move:
        """Return the move of a seat."""
        return self.move(seat, label=msg("kernel-move-parade"), place=Place.SEAT, seat=seat)

    def transfers(self, state: KernelState, event: Paraded) -> Iterator[Transfer]:
        """Yield the points, which the crowd may take as well."""
        yield from gained(event.seat, "vp", event.n)

    def issues(self, state: KernelState, event: Paraded) -> Iterator[Issue]:
        """Yield that not everybody walks once."""
        if sorted(event.order) != sorted(state.setup.ids):
            yield against("kernel-parade-order")

    def label(self, event: Paraded) -> Msg:
        """Return whose float, and what it brought."""
        return msg("kernel-log-paraded", who=Player(event.seat), what=plain(event.name), points=say("vp", event.n))


PARADE: Final = Parade()
