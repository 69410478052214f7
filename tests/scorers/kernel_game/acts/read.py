"""The value printed on a relic, which nobody but the table can see."""

from __future__ import annotations

from typing import Final

from scorers.core.act import Act
from scorers.core.events import Valued
from scorers.core.forms import Amounts, Answers, Form, Row, numbers
from scorers.core.keys import MoveKey
from scorers.core.msg import Msg, msg, thing_msg
from tests.scorers.kernel_game.model import INFO, KernelFlow, KernelState

HIGHEST: Final = 9


class Read(Act[KernelFlow, Valued]):
    """A printed value enters a play as a fact of the kernel; here it gets its form and its words."""

    event = Valued
    moves = ("value",)

    def form(self, state: KernelState, move: MoveKey, answers: Answers) -> Form:
        """Return the form of "value/relic.crown"."""
        relic = move.args[0]
        n = numbers(answers, "n").get("n", state.values.get(relic))
        name = thing_msg(INFO.slug, relic, 1, "name")
        title = msg("kernel-ask-value", what=name)
        ask = Amounts("n", title, (Row("n", name, n, high=HIGHEST),))
        event = None if n is None or n == state.values.get(relic) else self.made(state, key=relic, n=n)
        return Form(str(move), title, (ask,), msg("kernel-confirm"), event=event)

    def label(self, event: Valued) -> Msg:
        """Return that a value was read out."""
        return msg("kernel-log-valued")


READ: Final = Read()
