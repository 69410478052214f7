"""A seat meets the feast: the harvest, the tax or the meal of its round, in a way of its own."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final, Literal

from scorers.core.due import Due
from scorers.core.events import Event
from scorers.core.forms import Amounts, Answers, Form, Row, numbers
from scorers.core.judge_payment import PaidPart
from scorers.core.keys import MoveKey, TaskKey
from scorers.core.msg import TABLE, Msg, Player, msg, thing_msg
from scorers.core.paying import Pay, Till
from tests.scorers.kernel_game.dues import LIFT, due, is_open, round_of
from tests.scorers.kernel_game.model import INFO, KernelFlow, KernelState, say


class Feasted(Event):
    """What was paid, on which way."""

    kind: Literal["feasted"] = "feasted"
    seat: str
    paid: tuple[PaidPart, ...] = ()
    owed: int | None = None
    """A tax nobody could work out, as the table told it."""


class Feast(Pay[KernelFlow, Feasted]):
    """Paid as proposed, or otherwise; in this round, or for one that was taken back."""

    event = Feasted
    moves = ("feast",)

    def form(self, state: KernelState, move: MoveKey, answers: Answers) -> Form:
        """Return the form of a payment; whoever has prayed is asked nothing, the monk comes home by one tap."""
        found = super().form(state, move, answers)
        lifted = isinstance(found.event, Feasted) and any(way == LIFT for way, _, _ in found.event.paid)
        return replace(found, asks=()) if lifted else found

    def due(self, state: KernelState, task: TaskKey, answers: Answers) -> Due | None:
        """Return what the feast of that round asks of the seat."""
        told = _told(answers)
        if told is None and is_open(state, task):
            return None
        return due(state, task.seat, told, task.round)

    def due_of(self, state: KernelState, event: Feasted) -> Due:
        """Return what the fact has paid."""
        return due(state, event.seat, event.owed, round_of(event, state))

    def fact(self, state: KernelState, due: Due, paid: tuple[PaidPart, ...], answers: Answers) -> Feasted:
        """Return the fact; it says what was owed only where the table told it."""
        task = TaskKey.read(due.key)
        owed = _told(answers) if is_open(state, task) else None
        return self.made(state, seat=due.payer, paid=paid, owed=owed, settles=(due.key,))

    def first(self, state: KernelState, task: TaskKey, answers: Answers) -> tuple[Amounts, ...]:
        """Return the ask for a tax nobody can work out."""
        if not is_open(state, task):
            return ()
        return (Amounts("owed", msg("kernel-ask-owed"), (Row("owed", msg("kernel-ask-owed"), _told(answers)),)),)

    def say(self, thing: str, n: int) -> Msg:
        """Return so many of a thing."""
        return say(thing, n)

    def till(self, state: KernelState, due: Due) -> Till:
        """Return how the payment is asked for."""
        return Till(msg("kernel-ask-pay"), lambda thing: thing_msg(INFO.slug, thing, 2, "name"), everything=True)

    def title(self, state: KernelState, task: TaskKey) -> Msg:
        """Return who feasts."""
        return msg("kernel-move-feast", who=Player(task.seat))

    def confirm(self, state: KernelState, due: Due, paid: tuple[PaidPart, ...]) -> Msg:
        """Return the words on the button."""
        return msg("kernel-confirm")

    def label(self, event: Feasted) -> Msg:
        """Return who paid what."""
        what = tuple(say(thing, n) for _, thing, n in event.paid)
        return msg("kernel-log-feasted", who=Player(event.seat), what=what)

    def loud(self, state: KernelState, event: Feasted) -> Iterator[Msg]:
        """Yield that loans were taken."""
        loans = sum(t.n for t in event.transfers if t.thing == "loan" and t.src == TABLE)
        if loans:
            yield msg("kernel-loud-loan", n=loans)


def _told(answers: Answers) -> int | None:
    return numbers(answers, "owed").get("owed")


FEAST: Final = Feast()
