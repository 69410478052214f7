"""The facts a play of Little Town is made of, and where it stands."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Annotated, Final, Literal, TypeAlias

from pydantic import Field, TypeAdapter

from scorers.core.events import Event, event_adapter
from scorers.core.ledger import seat_of
from scorers.core.model import Frozen
from scorers.core.state import Flow, State
from scorers.little_town.printed import NUMBERS, REASONS, share

Number: TypeAlias = Annotated[int, Field(ge=0)]
"""A count: whole and not below zero (LT-V11)."""

Around: TypeAlias = Annotated[int, Field(ge=0, le=NUMBERS.around)]
"""So many of the spaces around a tile (LT-V15)."""

Round: TypeAlias = Annotated[int, Field(ge=1, le=NUMBERS.rounds)]
"""There are four rounds (p. 5, LT-V18)."""

Heap: TypeAlias = Mapping[str, Number]
"""So many of each thing."""


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


class WorkersOut(Event):
    """All workers are on the board (p. 5)."""

    kind: Literal["workers_out"] = "workers_out"
    round: Round


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


class WorkerPlaced(Event):
    """A worker on the board, what it gathered and the buildings it used, in order (p. 5-6)."""

    kind: Literal["worker_placed"] = "worker_placed"
    round: Round
    seat: str
    cell: str | None = None
    gathered: Heap = {}
    uses: tuple[Use, ...] = ()


class TileBuilt(Event):
    """A building: with a worker and paid for, or only told (p. 6)."""

    kind: Literal["tile_built"] = "tile_built"
    round: Round
    seat: str
    tile: str
    cell: str | None = None
    told: bool = False
    """Built within a round whose turns are not followed one by one: nothing is paid here."""
    bought: Heap = {}
    """Cubes bought for three coins each and spent on it at once (p. 7)."""


class Special(Frozen):
    """The Cathedral or the Residence used at the end of a round (p. 7)."""

    tile: Literal["cathedral", "residence"]
    seat: str
    count: Around | None = None
    """Workers around the Cathedral."""
    gathered: Heap = {}
    uses: tuple[Use, ...] = ()


class SpecialsDone(Event):
    """Special buildings are done with: used, or not used, or used without the app (p. 7)."""

    kind: Literal["specials_done"] = "specials_done"
    round: Round
    used: tuple[Special, ...] = ()
    absent: tuple[str, ...] = ()
    """Tiles that are not in this play and need not be asked about again."""


class Meal(Frozen):
    """How one seat fed its workers (p. 7). What is not kept is not told, but the hungry are."""

    seat: str
    fish: Number | None = None
    wheat: Number | None = None
    coins: Number = 0
    """Coins spent instead of food, where this table plays so."""
    hungry: Number = 0


class WorkersFed(Event):
    """Some or all have fed their workers; the last ones of a round may prepare the next with it (p. 7-8)."""

    kind: Literal["workers_fed"] = "workers_fed"
    round: Round
    meals: tuple[Meal, ...]
    prepares: str | None = None
    """Who gets the first player marker, if the next round begins with this."""


class RoundPrepared(Event):
    """Workers home, round marker on, first player marker passed (p. 8)."""

    kind: Literal["round_prepared"] = "round_prepared"
    round: Round
    """The round that begins."""
    first: str


class PointsGained(Event):
    """Points on the track that no other fact brings about."""

    kind: Literal["points_gained"] = "points_gained"
    seat: str
    n: int
    reason: str = REASONS[-1]


class ObjectiveShown(Event):
    """An objective card is shown and scored (p. 7)."""

    kind: Literal["objective_shown"] = "objective_shown"
    seat: str
    vp: int
    card: str | None = None


class MarketLaid(Event):
    """Which twelve tiles lie on the market beside the wheat fields (p. 4)."""

    kind: Literal["market_laid"] = "market_laid"
    tiles: tuple[str, ...]


class FirstMoved(Event):
    """The first player marker lies with somebody else than the app thinks."""

    kind: Literal["first_moved"] = "first_moved"
    seat: str


class PieceMoved(Event):
    """A tile or worker lies on another space than the app thinks."""

    kind: Literal["piece_moved"] = "piece_moved"
    thing: str
    src: str
    dst: str


class DoneElsewhere(Event):
    """A task left open was done at the table without the app."""

    kind: Literal["done_elsewhere"] = "done_elsewhere"
    key: str


OWN_EVENTS = (
    WorkersOut,
    WorkerPlaced,
    TileBuilt,
    SpecialsDone,
    WorkersFed,
    RoundPrepared,
    PointsGained,
    ObjectiveShown,
    MarketLaid,
    FirstMoved,
    PieceMoved,
    DoneElsewhere,
)
"""The facts of this game."""

EVENTS: Final[TypeAdapter[Event]] = event_adapter(*OWN_EVENTS)
"""Their parser."""


@dataclass(frozen=True)
class TownFlow(Flow):
    """Which round and phase it is, and who has the first player marker."""

    round: int = 1
    phase: Phase = Phase.TURNS
    first: str = ""
    specials: tuple[tuple[str, str], ...] = ()
    """Who is known to own Cathedral or Residence though tiles are not kept: (tile, seat)."""
    absent: frozenset[str] = frozenset()
    """Special buildings that are not in this play."""
    sixty: frozenset[str] = frozenset()
    """Who has ever taken a "60" token (p. 8)."""

    def without_marks(self) -> TownFlow:
        """The mere position: remembering an owner or a token moves no phase."""
        return replace(self, done=frozenset(), reopened=frozenset(), specials=(), sixty=frozenset())


Town: TypeAlias = State[TownFlow]
"""A play of Little Town."""


def workers(state: Town) -> int:
    """How many workers each player has, so many mouths to feed (p. 4, 7)."""
    return share(state.setup.players).workers


def keeps_goods(state: Town) -> bool:
    """Whether coins and goods are kept, and so every turn."""
    return "goods" in state.keeps


def keeps_tiles(state: Town) -> bool:
    """Whether the app knows who has built what."""
    return "tiles" in state.keeps


def keeps_points(state: Town) -> bool:
    """Whether the track is kept."""
    return "points" in state.keeps


def keeps_board(state: Town) -> bool:
    """Whether the app knows what lies on which space; that takes turns and tiles as well."""
    return state.keeps >= {"board", "goods", "tiles"}


def track_points(state: Town, seat: str) -> int | None:
    """Where a seat stands on the track, if that is known (p. 6-8)."""
    found = [state.ledger.n(seat, f"vp.{reason}") for reason in REASONS]
    known = [n for n in found if n is not None]
    return sum(known) if len(known) == len(found) else None
