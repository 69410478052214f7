"""A seat turns a stall and two coins into three points."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal

from scorers.core.ledger import Transfer
from tests.scorers.kernel_game.acts.work import Work, Worked
from tests.scorers.kernel_game.model import KernelState, give, take

PRICE: Final = 2
POINTS: Final = 3


class Built(Worked):
    """The stall stands."""

    kind: Literal["built"] = "built"


class Build(Work[Built]):
    """Points for coins."""

    event = Built
    moves = ("build",)
    said = "built"

    def transfers(self, state: KernelState, event: Built) -> Iterator[Transfer]:
        """Yield the stall and its price, and the points."""
        yield from (*give(event.seat, "stall"), *give(event.seat, "coin", PRICE), *take(event.seat, "vp", POINTS))


BUILD: Final = Build()
