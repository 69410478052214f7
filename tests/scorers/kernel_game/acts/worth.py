"""What goods are worth at the market: a calculator, which records nothing."""

from __future__ import annotations

from typing import Final

from scorers.core.act import Tool
from scorers.core.forms import Amounts, Answers, Form, Row, numbers
from scorers.core.keys import MoveKey
from scorers.core.msg import msg
from tests.scorers.kernel_game.model import KernelFlow, KernelState, say


class Worth(Tool[KernelFlow]):
    """A tool has a form, and no button to record anything."""

    moves = ("worth",)

    def form(self, state: KernelState, move: MoveKey, answers: Answers) -> Form:
        """Return the form that counts as one answers."""
        given, title = numbers(answers, "hand"), msg("kernel-worth")
        things = ("grain", "fish", "coin")
        rows = tuple(Row(thing, say(thing, 2, "name"), given.get(thing, 0), 0, 20, thing=thing) for thing in things)
        return Form(str(move), title, (Amounts("hand", title, rows),), note=say("coin", sum(given.values())))


WORTH: Final = Worth()
MOVE: Final = WORTH.move(label=msg("kernel-worth"))
