"""A seat does nothing with its turn, for a point."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal

from scorers.core.ledger import Transfer
from tests.scorers.kernel_game.acts.work import Work, Worked
from tests.scorers.kernel_game.model import KernelState, take


class Rested(Worked):
    """A turn in the sun."""

    kind: Literal["rested"] = "rested"


class Rest(Work[Rested]):
    """One point."""

    event = Rested
    moves = ("rest",)
    said = "rested"

    def transfers(self, state: KernelState, event: Rested) -> Iterator[Transfer]:
        """Yield the point."""
        yield from take(event.seat, "vp")


REST: Final = Rest()
