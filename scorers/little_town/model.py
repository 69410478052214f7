"""Where a play of Little Town stands, and what its facts are made of."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Annotated, Final, Self, TypeAlias

from pydantic import Field

from scorers.core.api import Flow, Frozen, State, Whole, seat_of
from scorers.little_town.printed import NUMBERS, REASONS, share

Around: TypeAlias = Annotated[int, Field(ge=0, le=NUMBERS.around)]
"""So many of the spaces around a tile (LT-V15)."""

Round: TypeAlias = Annotated[int, Field(ge=1, le=NUMBERS.rounds)]
"""There are four rounds (p. 5, LT-V18)."""

Heap: TypeAlias = Mapping[str, Whole]
"""So many of each thing (LT-V11)."""


SIXTY_RETURNED: Final = "token_60_returned"
"""The ruling about points that fall below 60 again."""


class Phase(StrEnum):
    """The parts of a round (p. 5, 7, 8)."""

    TURNS = "turns"
    SPECIAL = "special"
    FEEDING = "feeding"
    NEXT = "next"
    END = "end"


YARD: Final = "yard"
"""Where the worker of a builder stands: the construction yard (p. 6)."""

TOWN: Final = "town"
"""Somewhere on the board, where the spaces are not kept."""

SHOWN: Final = "shown"
"""Where an objective lies that has been shown."""


class Use(Frozen):
    """A building used by a worker or by the Residence (p. 5-6)."""

    tile: str
    owner: str
    """The seat, with the space where the board is kept: "s2@c4"."""
    bought: Heap = {}
    """Cubes bought for three coins each and spent on it at once (p. 7)."""
    took: Heap | None = None
    """What came of it where that is not what is printed: the reserve is short, or cubes of one's choice."""
    gave: Heap = {}
    """Cubes of one's choice handed in."""

    @property
    def seat(self) -> str:
        """Whose building it is."""
        return seat_of(self.owner)


@dataclass(frozen=True)
class TownFlow(Flow):
    """Which round and phase it is, and who has the first player marker."""

    round: int = 1
    phase: Phase = Phase.TURNS
    first: str = ""
    specials: tuple[tuple[str, str], ...] = ()
    """Who is known to own Cathedral or Residence, or any other tile told where tiles are not kept: (tile, seat)."""
    absent: frozenset[str] = frozenset()
    """Special buildings that are not in this play."""
    sixty: frozenset[str] = frozenset()
    """Who has ever taken a "60" token (p. 8)."""

    def without_marks(self) -> Self:
        """Return the mere position: remembering an owner or a token moves no phase."""
        return replace(self, done=frozenset(), reopened=frozenset(), specials=(), sixty=frozenset())


Town: TypeAlias = State[TownFlow]
"""A play of Little Town."""


def workers(state: Town) -> int:
    """Return how many workers each player has, so many mouths to feed (p. 4, 7)."""
    return share(state.setup.players)["worker"]


def keeps_board(state: Town) -> bool:
    """Return whether the app knows what lies on which space; that takes turns and tiles as well."""
    return state.keeps >= {"board", "goods", "tiles"}


def track_points(state: Town, seat: str) -> int | None:
    """Return where a seat stands on the track, if that is known (p. 6-8)."""
    found = [state.ledger.n(seat, f"vp.{reason}") for reason in REASONS]
    known = [n for n in found if n is not None]
    return sum(known) if len(known) == len(found) else None
