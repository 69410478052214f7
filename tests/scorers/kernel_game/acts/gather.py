"""A seat takes up to three goods."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal

from scorers.core.forms import Amounts, Answers, Form, Row, numbers
from scorers.core.issues import Issue, against, impossible
from scorers.core.keys import MoveKey
from scorers.core.ledger import Transfer
from scorers.core.msg import Msg, Player, msg, thing_msg
from tests.scorers.kernel_game.acts.work import Work, Worked
from tests.scorers.kernel_game.model import INFO, KernelState, say, take

MOST: Final = 3


class Gathered(Worked):
    """So much of each."""

    kind: Literal["gathered"] = "gathered"
    grain: int = 0
    fish: int = 0


class Gather(Work[Gathered]):
    """Goods for the feast."""

    event = Gathered
    moves = ("gather",)

    def form(self, state: KernelState, move: MoveKey, answers: Answers) -> Form:
        """Return the form that asks how many of each."""
        given = numbers(answers, "goods")
        rows = tuple(
            Row(thing, thing_msg(INFO.slug, thing, 2, "name"), given.get(thing, 0), high=MOST, thing=thing)
            for thing in ("grain", "fish")
        )
        event = self.made(state, seat=move.args[0], **given) if given else None
        found = self.titled(move, event)
        return Form(
            found.key,
            found.title,
            (Amounts("goods", msg("kernel-ask-goods"), rows, (1, MOST)),),
            found.confirm,
            event=event,
        )

    def transfers(self, state: KernelState, event: Gathered) -> Iterator[Transfer]:
        """Yield the goods, from the Table."""
        yield from take(event.seat, "grain", max(0, event.grain))
        yield from take(event.seat, "fish", max(0, event.fish))

    def issues(self, state: KernelState, event: Gathered) -> Iterator[Issue]:
        """Yield that it is between one and three."""
        if event.grain < 0 or event.fish < 0:
            yield impossible("kernel-gather-negative")
        elif not 1 <= event.grain + event.fish <= MOST:
            yield against("kernel-gather-amount", most=MOST)

    def label(self, event: Gathered) -> Msg:
        """Return who took what."""
        what = tuple(say(t.thing, t.n) for t in event.transfers)
        return msg("kernel-log-gathered", who=Player(event.seat), what=what)


GATHER: Final = Gather()
