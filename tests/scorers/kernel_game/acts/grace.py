"""Grace is said: all have feasted. Whoever went without loses points, which the form shows before it happens."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal

from scorers.core.act import Act
from scorers.core.events import Event
from scorers.core.forms import Amounts, Answers, Form, Place, Row, numbers
from scorers.core.issues import Issue, impossible
from scorers.core.keys import MoveKey
from scorers.core.ledger import Transfer
from scorers.core.msg import Msg, Player, SeatId, msg
from tests.scorers.kernel_game.dues import feast_key
from tests.scorers.kernel_game.model import KernelFlow, KernelState, give

MOST: Final = 3
POINTS: Final = 3


class GraceSaid(Event):
    """Who went without, and how often."""

    kind: Literal["grace_said"] = "grace_said"
    hungry: tuple[tuple[str, int], ...] = ()


class Grace(Act[KernelFlow, GraceSaid]):
    """Everybody's feast in one tap; its questions stand in Now, above the button."""

    event = GraceSaid
    moves = ("grace",)

    def form(self, state: KernelState, move: MoveKey, answers: Answers) -> Form:
        """Return the form that asks who goes without; each number says what it costs."""
        given = numbers(answers, "hungry")
        hungry = tuple((seat, n) for seat in self.waiting(state) if (n := given.get(seat, 0)))
        event = self.made(state, hungry=hungry)
        rows = tuple(self._row(seat, given.get(seat, 0)) for seat in self.waiting(state))
        asks = (Amounts("hungry", msg("kernel-ask-hungry"), rows),)
        return Form(str(move), msg("kernel-move-grace"), asks, self.label(event), event=event)

    def _row(self, seat: SeatId, n: int) -> Row:
        note = msg("kernel-hungry-note", n=POINTS * n) if n else None
        return Row(seat, msg("core-owner-seat", who=Player(seat)), n, 0, MOST, seat, note=note)

    def waiting(self, state: KernelState) -> tuple[SeatId, ...]:
        """Return who has not feasted in this round."""
        flow = state.flow
        return tuple(seat for seat in state.setup.ids if feast_key(flow.round, seat) not in flow.done)

    def transfers(self, state: KernelState, event: GraceSaid) -> Iterator[Transfer]:
        """Yield the points, from each who went without."""
        for seat, n in event.hungry:
            yield from give(seat, "vp", POINTS * max(0, n))

    def settles(self, state: KernelState, event: GraceSaid) -> Iterator[str]:
        """Yield every feast still to be met."""
        yield from (feast_key(state.flow.round, seat) for seat in self.waiting(state))

    def issues(self, state: KernelState, event: GraceSaid) -> Iterator[Issue]:
        """Yield that somebody has feasted already, or cannot go without so often."""
        waiting = self.waiting(state)
        for seat, n in event.hungry:
            if seat not in waiting or not 0 < n <= MOST:
                yield impossible("kernel-hungry-wrong", most=MOST)

    def label(self, event: GraceSaid) -> Msg:
        """Return who lost how many points, or that nobody did."""
        who = tuple(msg("kernel-hungry-points", who=Player(SeatId(seat)), n=POINTS * n) for seat, n in event.hungry)
        return msg("kernel-grace-some", who=who) if who else msg("kernel-grace-all")


GRACE: Final = Grace()
MOVE: Final = GRACE.move(label=msg("kernel-move-grace"), place=Place.PRIMARY)
