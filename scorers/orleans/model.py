"""Where a play of Orléans stands, and what is worked out of what is held."""

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Annotated, Final, Self, TypeAlias

from pydantic import Field

from scorers.core.api import TABLE, UNKNOWN, Amount, Flow, SeatId, Setup, State, known, place, total
from scorers.orleans.printed import BAKERY, DEEDS, GOODS, INFO, NUMBERS, TILES, TOP, level

Round: TypeAlias = Annotated[int, Field(ge=1, le=NUMBERS.rounds)]
"""There are eighteen rounds (p. 4)."""

DEV: Final = "development"
"""The thing that is the position on the track of development."""


class Phase(StrEnum):
    """The parts of a round that wait for somebody (p. 4-5); drawing followers and the start player ride along."""

    VARIANT = "variant"
    HOURGLASS = "hourglass"
    CENSUS = "census"
    PLANNING = "planning"
    ACTIONS = "actions"
    EVENT = "event"
    END = "end"


@dataclass(frozen=True)
class OrleansFlow(Flow):
    """Which round and phase it is, the events so far, and whose turn it is."""

    round: int = 1
    phase: Phase = Phase.HOURGLASS
    turned: tuple[str, ...] = ()
    """The events of all rounds up to this one; empty where nobody has told."""
    census: tuple[str, str] = ("", "")
    """Who was alone in front and alone behind at the last census."""
    counted: int = 0
    """The round of that census."""
    turn: int = 0
    """How many actions and passes there were in this round."""
    acting: str = ""
    passed: frozenset[str] = frozenset()
    drawn: tuple[tuple[str, str], ...] = ()
    """What the plague has drawn in this round: (seat, kind of follower)."""
    used: frozenset[tuple[str, str]] = frozenset()
    """Who has acted where in this round: the followers of that place are in the bag again (p. 5)."""
    won: tuple[tuple[str, str], ...] = ()
    """Who won which citizen with the last action."""
    dry: bool = False
    """Whether the bank has no coins at the moment (p. 11)."""

    @property
    def event(self) -> str:
        """The event of this round, once it is turned."""
        return self.turned[self.round - 1] if len(self.turned) >= self.round else ""

    def without_marks(self) -> Self:
        """Return the mere position: a bank that runs dry moves no phase."""
        return replace(self, done=frozenset(), reopened=frozenset(), drawn=(), used=frozenset(), dry=False)


Orleans: TypeAlias = State[OrleansFlow]
"""A play of Orléans."""


def starter(state: Orleans, round_: int = 0) -> SeatId:
    """Return who has the start player marker in a round: it goes to the left (p. 5)."""
    order = state.setup.clockwise(state.setup.first)
    return order[((round_ or state.flow.round) - 1) % len(order)]


def order_of(state: Orleans) -> tuple[SeatId, ...]:
    """Return the seats in the order of this round."""
    return state.setup.clockwise(starter(state))


def extras(setup: Setup) -> bool:
    """Return whether the tiles sold apart are in this play (p. 14)."""
    return setup.options.get("extras", "no") == "yes"


def position(state: Orleans, seat: str) -> int | None:
    """Return the space of a seat on the track of development."""
    return state.ledger.n(seat, DEV)


def ahead(state: Orleans, seat: str) -> int:
    """Return how many spaces of the track of development lie before a seat, all where nobody knows (p. 9)."""
    return TOP - (position(state, seat) or 0)


def level_of(state: Orleans, seat: str) -> Amount:
    """Return the level of development of a seat (p. 9)."""
    at = position(state, seat)
    return UNKNOWN if at is None else known(level(at))


def built(state: Orleans, seat: str) -> Amount:
    """Return how many stations a seat has on the map."""
    return state.ledger.get(seat, "station")


def tortured(seat: str) -> str:
    """Return where the stations of a seat are that torture took: out of the game, and nobody's any more (p. 11)."""
    return place(TABLE, f"lost.{seat}")


def unbuilt(state: Orleans, seat: str) -> Amount:
    """Return how many stations a seat still has before it: ten, less those on the map and those lost (p. 11)."""
    on_map, given = state.ledger.n(seat, "station"), state.ledger.n(tortured(seat), "station")
    if on_map is None or given is None:
        return UNKNOWN
    return known(max(0, NUMBERS.stations - on_map - given))


def citizens(state: Orleans, seat: str) -> Amount:
    """Return how many citizens a seat has."""
    return total(state.ledger.get(seat, f"citizen.{source}") for source in SOURCES)


def bread(state: Orleans, seat: str) -> Amount:
    """Return the grain that was baked on the Bakery (p. 14)."""
    return state.ledger.get(place(seat, BAKERY), "grain")


def goods(state: Orleans, seat: str) -> Amount:
    """Return all goods of a seat, bread included (p. 10, 14)."""
    return total((*(state.ledger.get(seat, good) for good in GOODS), bread(state, seat)))


def tiles(state: Orleans, owner: str) -> tuple[str, ...]:
    """Return the building tiles of a seat, or of the Table, as far as they are kept."""
    return tuple(tile for tile in TILES if state.ledger.n(owner, f"tile.{tile}"))


def is_free(state: Orleans, source: str) -> bool:
    """Return whether nobody has taken a citizen yet, as far as is known."""
    return state.ledger.n(TABLE, f"citizen.{source}") != 0


def sent(state: Orleans, deed: str, kind: str) -> int:
    """Return how many followers of a kind lie on a deed (p. 8)."""
    return sum(state.ledger.n(place(seat, deed), kind) or 0 for seat in state.setup.ids)


def slots_left(state: Orleans, deed: str) -> dict[str, int]:
    """Return the places of a deed that nobody has filled, by kind of follower (p. 8)."""
    return {kind: n - sent(state, deed, f"follower.{kind}") for kind, n in DEEDS[deed].slots.items()}


SOURCES: Final = tuple(thing.id.removeprefix("citizen.") for thing in INFO.things if thing.id.startswith("citizen."))
"""Where the thirteen citizens of the boards lie; the fourteenth waits for the end (p. 3)."""
