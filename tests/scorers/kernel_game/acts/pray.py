"""A seat lays its monk into the chapel; it can lift a feast later."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal

from scorers.core.ledger import Transfer
from tests.scorers.kernel_game.acts.work import Work, Worked
from tests.scorers.kernel_game.dues import chapel
from tests.scorers.kernel_game.model import KernelState


class Prayed(Worked):
    """The monk is away."""

    kind: Literal["prayed"] = "prayed"


class Pray(Work[Prayed]):
    """The monk goes."""

    event = Prayed
    moves = ("pray",)
    said = "prayed"

    def transfers(self, state: KernelState, event: Prayed) -> Iterator[Transfer]:
        """Yield the monk, to a place of the seat's own."""
        yield Transfer(src=event.seat, dst=chapel(event.seat), thing="monk")


PRAY: Final = Pray()
