"""All have feasted: the next round, or the end, when somebody has come to twelve points."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final, Literal

from scorers.core.act import Act
from scorers.core.events import Event
from scorers.core.forms import Answers, Form, Option, Pick, picked
from scorers.core.issues import Issue, against
from scorers.core.keys import MoveKey
from scorers.core.msg import Msg, msg
from tests.scorers.kernel_game.flow import close_key
from tests.scorers.kernel_game.model import GOAL, ROUNDS, KernelFlow, KernelState, Phase


class RoundClosed(Event):
    """`reached`: somebody has come to 12 points."""

    kind: Literal["round_closed"] = "round_closed"
    reached: bool = False


class Close(Act[KernelFlow, RoundClosed]):
    """The one move that moves the round on."""

    event = RoundClosed
    moves = ("close",)

    def form(self, state: KernelState, move: MoveKey, answers: Answers) -> Form:
        """Return the form that asks whether it is over, filled in where the points say it."""
        points = [state.ledger.n(seat, "vp") for seat in state.setup.ids]
        known = "yes" if any((n or 0) >= GOAL for n in points) else None if None in points else "no"
        chosen = picked(answers, "reached") or ((known,) if known else ())
        event = self.made(state, reached=chosen[0] == "yes") if chosen else None
        options = tuple(Option(answer, msg(f"kernel-{answer}")) for answer in ("yes", "no"))
        ask = Pick("reached", msg("kernel-ask-reached", goal=GOAL), options, chosen)
        return Form(str(move), msg("kernel-move-close"), (ask,), msg("kernel-confirm"), event=event)

    def settles(self, state: KernelState, event: RoundClosed) -> Iterator[str]:
        """Yield the close of this round."""
        yield close_key(state.flow.round)

    def issues(self, state: KernelState, event: RoundClosed) -> Iterator[Issue]:
        """Yield what the points, where they are known, say against what the table says about the end."""
        points = [state.ledger.get(seat, "vp") for seat in state.setup.ids]
        if not event.reached and any((amount.n or 0) >= GOAL for amount in points):
            yield against("kernel-goal-reached", goal=GOAL)
        elif event.reached and all(amount.known is not None and amount.known < GOAL for amount in points):
            yield against("kernel-goal-open", goal=GOAL)

    def then(self, state: KernelState, event: RoundClosed) -> KernelFlow:
        """Return the next round, or the end."""
        if self._last(state, event):
            return replace(state.flow, over=True)
        return replace(state.flow, round=state.flow.round + 1, phase=Phase.WORK, done=frozenset(), sent=())

    def _last(self, state: KernelState, event: RoundClosed) -> bool:
        return event.reached or state.flow.round == ROUNDS

    def label(self, event: RoundClosed) -> Msg:
        """Return that the round is over."""
        return msg("kernel-log-closed")

    def loud(self, state: KernelState, event: RoundClosed) -> Iterator[Msg]:
        """Yield that it was the last."""
        if self._last(state, event):
            yield msg("kernel-loud-over")


CLOSE: Final = Close()
