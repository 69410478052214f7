"""A seat pays three coins for a relic, of which there is one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal

from scorers.core.forms import Answers, Form, picked
from scorers.core.issues import Issue, hint
from scorers.core.keys import MoveKey
from scorers.core.ledger import Transfer
from scorers.core.msg import Msg, Player, msg, thing_msg
from tests.scorers.kernel_game.acts.work import Work, Worked, which
from tests.scorers.kernel_game.model import INFO, RELICS, KernelState, give, take

PRICE: Final = 3


class Claimed(Worked):
    """Which of them."""

    kind: Literal["claimed"] = "claimed"
    relic: str


class Claim(Work[Claimed]):
    """A relic is worth what is printed on it, which somebody must read out."""

    event = Claimed
    moves = ("claim",)

    def form(self, state: KernelState, move: MoveKey, answers: Answers) -> Form:
        """Return the form that asks which relic."""
        chosen = picked(answers, "relic")
        event = self.made(state, seat=move.args[0], relic=chosen[0]) if chosen else None
        return self.titled(move, event, which("relic", RELICS, chosen))

    def transfers(self, state: KernelState, event: Claimed) -> Iterator[Transfer]:
        """Yield the price, and the relic."""
        yield from (*give(event.seat, "coin", PRICE), *take(event.seat, event.relic))

    def issues(self, state: KernelState, event: Claimed) -> Iterator[Issue]:
        """Yield a word where nobody has read out what it is worth."""
        if event.relic not in state.values:
            yield hint("kernel-relic-unread", what=thing_msg(INFO.slug, event.relic, 1, "name"))

    def label(self, event: Claimed) -> Msg:
        """Return who paid for which."""
        what = thing_msg(INFO.slug, event.relic, 1, "name")
        return msg("kernel-log-claimed", who=Player(event.seat), what=what)


CLAIM: Final = Claim()
