"""A seat pitches a booth on the meadow: which one, by its face; where, on a board."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal

from scorers.core.forms import Answers, Form, Option, Pick, picked
from scorers.core.issues import Issue, impossible
from scorers.core.keys import MoveKey
from scorers.core.ledger import Transfer, place
from scorers.core.msg import TABLE, Msg, Player, msg, plain
from tests.scorers.kernel_game.acts.work import Work, Worked
from tests.scorers.kernel_game.faces import booth, name, pitched
from tests.scorers.kernel_game.model import BOOTHS, GROUND, KernelState, give, take

MEADOW: Final = tuple(cell for cell in GROUND.cells if cell.startswith("meadow"))


class Pitched(Worked):
    """Which booth, and where; one that nobody has printed is called as the table typed it."""

    kind: Literal["pitched"] = "pitched"
    booth: str
    where: str


class Pitch(Work[Pitched]):
    """Points for coins, and a place of one's own at the ford."""

    event = Pitched
    moves = ("pitch",)

    def form(self, state: KernelState, move: MoveKey, answers: Answers) -> Form:
        """Return the form with both questions; a spot that is taken says so."""
        which, where = picked(answers, "which"), picked(answers, "where")
        taken = pitched(state)
        booths = tuple(Option(key, name(key), booth(state, key)) for key in BOOTHS)
        spots = tuple(
            Option(cell, msg("kernel-meadow"), because=msg("kernel-taken") if cell in taken else None)
            for cell in MEADOW
        )
        asks = (
            Pick("which", msg("kernel-ask-booth"), booths, which, other=True),
            Pick("where", msg("kernel-ask-where"), spots, where, grid=GROUND),
        )
        event = self.made(state, seat=move.args[0], booth=which[0], where=where[0]) if which and where else None
        confirm = msg("kernel-pitch", what=_called(which[0])) if which else msg("kernel-move-pitch")
        return Form(str(move), msg("kernel-move-pitch"), asks, confirm, event=event)

    def transfers(self, state: KernelState, event: Pitched) -> Iterator[Transfer]:
        """Yield price and points as printed, and the booth to its spot."""
        printed = BOOTHS.get(event.booth)
        if printed is not None:
            yield from (*give(event.seat, "coin", printed.coins), *take(event.seat, "vp", printed.points))
            yield Transfer(src=TABLE, dst=place(event.seat, event.where), thing=event.booth)

    def issues(self, state: KernelState, event: Pitched) -> Iterator[Issue]:
        """Yield that nothing can stand there."""
        if event.where not in MEADOW or event.where in pitched(state):
            yield impossible("kernel-no-spot")

    def label(self, event: Pitched) -> Msg:
        """Return who pitched which."""
        return msg("kernel-log-pitched", who=Player(event.seat), what=_called(event.booth))


def _called(key: str) -> Msg:
    return name(key) if key in BOOTHS else plain(key)


PITCH: Final = Pitch()
