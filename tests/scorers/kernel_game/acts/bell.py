"""The bell rings: all have worked. Whoever does not count every turn has this one tap for a whole phase."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final, Literal

from scorers.core.act import Act
from scorers.core.events import Event
from scorers.core.forms import Answers, Form, Place
from scorers.core.keys import MoveKey
from scorers.core.msg import Msg, msg
from tests.scorers.kernel_game.flow import acting, work_key
from tests.scorers.kernel_game.model import KernelFlow, KernelState, Phase


class Rung(Event):
    """The work of this round is done."""

    kind: Literal["rung"] = "rung"


class Bell(Act[KernelFlow, Rung]):
    """The button under the thumb while all work."""

    event = Rung
    moves = ("bell",)

    def form(self, state: KernelState, move: MoveKey, answers: Answers) -> Form:
        """Return a form that asks nothing; its button says what is recorded."""
        return Form(str(move), msg("kernel-bell"), confirm=msg("kernel-bell"), event=self.made(state))

    def settles(self, state: KernelState, event: Rung) -> Iterator[str]:
        """Yield the turn that was open."""
        yield work_key(state.flow.round, acting(state))

    def then(self, state: KernelState, event: Rung) -> KernelFlow:
        """Return the feast."""
        return replace(state.flow, phase=Phase.FEAST, turn=0, done=frozenset())

    def label(self, event: Rung) -> Msg:
        """Return that all have worked."""
        return msg("kernel-bell")


BELL: Final = Bell()
MOVE: Final = BELL.move(label=msg("kernel-bell"), place=Place.PRIMARY)
