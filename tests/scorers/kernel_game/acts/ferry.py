"""The ferry over the ford: whose goods lie where on it is painted; one more is put into a place, touched there."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final, Literal

from scorers.core.act import Act
from scorers.core.events import Event
from scorers.core.forms import Answers, Form, Move, Option, Pick, Place, picked
from scorers.core.issues import Issue, impossible
from scorers.core.keys import MoveKey
from scorers.core.msg import TABLE, Msg, msg
from scorers.core.spots import Spots, paint, painted
from tests.scorers.kernel_game.faces import ferry
from tests.scorers.kernel_game.model import KernelFlow, KernelState


class Ferried(Event):
    """What lies on the ferry now: places, and whose goods lie in each."""

    kind: Literal["ferried"] = "ferried"
    places: tuple[str, ...]
    seats: tuple[str, ...]


class Ferry(Act[KernelFlow, Ferried]):
    """Told at any time, behind the Table."""

    event = Ferried
    moves = ("load", "ship")

    def form(self, state: KernelState, move: MoveKey, answers: Answers) -> Form:
        """Return what is painted, or where one more goes."""
        holds, title = ferry(state), msg(f"kernel-move-{move.word}")
        if move.word == "load":
            given, seats = answers.get("hold"), tuple(state.setup.ids)
            lies = painted(given, holds, seats)
            event = self.made(state, places=tuple(lies), seats=tuple(lies.values()))
            return Form(
                str(move), title, (paint("hold", msg("kernel-ask-hold"), holds, seats, given),), title, event=event
            )
        where = picked(answers, "where")
        return Form(str(move), title, (_where(holds, where),), event=self._shipped(state, where, move.args[0]))

    def _shipped(self, state: KernelState, where: tuple[str, ...], seat: str) -> Ferried | None:
        lies = {**dict(state.flow.ferry), **dict.fromkeys(where, seat)}
        return self.made(state, places=tuple(lies), seats=tuple(lies.values())) if where else None

    def offered_to_table(self) -> Move:
        """Return the move that tells the whole ferry anew."""
        return self.move(label=msg("kernel-move-load"), place=Place.SEAT, seat=TABLE)

    def issues(self, state: KernelState, event: Ferried) -> Iterator[Issue]:
        """Yield that there is no such place, or that two lie in one."""
        there = {spot.key for spot in ferry(state)}
        if not there.issuperset(event.places) or len(set(event.places)) < len(event.places):
            yield impossible("kernel-no-spot")

    def then(self, state: KernelState, event: Ferried) -> KernelFlow:
        """Return the ferry as it is now."""
        return replace(state.flow, ferry=tuple(zip(event.places, event.seats, strict=False)))

    def label(self, event: Ferried) -> Msg:
        """Return how many lie there."""
        return msg("kernel-log-ferried", n=len(event.places))


def _where(holds: Spots, where: tuple[str, ...]) -> Pick:
    """Return the question which place; one that is taken says so."""
    options = tuple(
        Option(spot.key, row.label, because=msg("kernel-taken") if spot.pieces else None)
        for row in holds.rows
        for spot in row.spots
    )
    return Pick("where", msg("kernel-ask-hold"), options, where, spots=holds)


FERRY: Final = Ferry()
