"""What the seven ways to work have in common: one turn each, and after the last of them the feast."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import ClassVar, TypeVar

from scorers.core.act import Act
from scorers.core.events import Event
from scorers.core.forms import Answers, Form, Option, Pick
from scorers.core.keys import MoveKey
from scorers.core.msg import Msg, Player, msg, thing_msg
from tests.scorers.kernel_game.flow import acting, on_turn, work_key
from tests.scorers.kernel_game.model import INFO, KernelFlow, KernelState, Phase


class Worked(Event):
    """The base of the seven facts."""

    seat: str


E = TypeVar("E", bound=Worked)


class Work(Act[KernelFlow, E]):
    """A turn of work. Its form is "rest/s1"."""

    said: ClassVar[str] = ""
    """The end of its sentence in the log."""

    def form(self, state: KernelState, move: MoveKey, answers: Answers) -> Form:
        """Return a form that asks nothing."""
        return self.titled(move, self.made(state, seat=move.args[0]))

    def titled(self, move: MoveKey, event: E | None, *asks: Pick) -> Form:
        """Return the form of a seat's turn."""
        title = msg(f"kernel-move-{move.word}", who=Player(move.args[0]))
        return Form(str(move), title, asks, msg("kernel-confirm"), event=event)

    def settles(self, state: KernelState, event: E) -> Iterator[str]:
        """Yield the turn of the seat."""
        yield work_key(state.flow.round, event.seat)

    def turn(self, state: KernelState, event: E) -> tuple[str, ...]:
        """Return whose turn it is; nobody's while all feast."""
        return on_turn(state)

    def then(self, state: KernelState, event: E) -> KernelFlow:
        """Return the next turn, or the feast. A turn that was not due moves nothing."""
        flow = state.flow
        if flow.phase is not Phase.WORK or work_key(flow.round, acting(state)) not in event.settles:
            return flow
        if flow.turn + 1 < state.setup.players:
            return replace(flow, turn=flow.turn + 1)
        return replace(flow, phase=Phase.FEAST, turn=0, done=frozenset())

    def label(self, event: E) -> Msg:
        """Return who did it."""
        return msg(f"kernel-log-{self.said}", who=Player(event.seat))


def which(key: str, things: tuple[str, ...], chosen: tuple[str, ...]) -> Pick:
    """Return the ask for one of these things."""
    options = tuple(Option(thing, thing_msg(INFO.slug, thing, 1, "name")) for thing in things)
    return Pick(key, msg("kernel-ask-which"), options, chosen)
