"""Where a play of Craftsmen stands, and what is worked out of what is held (digest 3)."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Final, Self, TypeAlias

from scorers.core.api import TABLE, Amount, Flow, Key, Setup, State, place, seat_of, total
from scorers.craftsmen.printed import FINAL, GRANARY, INFO, LINES, NUMBERS


class Phase(StrEnum):
    """The parts of a round: helpers, the six stages and the end phase; in winter two stages and the year's end."""

    ORDER = "order"
    HELPERS = "helpers"
    BANK = "bank"
    BUILD = "build"
    NOTARY = "notary"
    CRAFT = "craft"
    MERCHANT = "merchant"
    HALL = "hall"
    CLOSE = "close"
    SHIPS = "ships"
    COLOURS = "colours"
    GRANARY = "granary"
    INVEST = "invest"
    END = "end"


STAGES: Final = (Phase.BANK, Phase.BUILD, Phase.NOTARY, Phase.CRAFT, Phase.MERCHANT, Phase.HALL)
"""The buildings with their queues; each is a stage (digest 3.3)."""

YEAR: Final = (Phase.SHIPS, Phase.COLOURS, Phase.GRANARY, Phase.INVEST)
"""The four steps of a year's end (digest 5)."""

Told: TypeAlias = Mapping[str, tuple[int, ...]]
"""What one part of a year's end was told or counted as, by seat (`scorers/craftsmen/year.py` says what of each)."""


@dataclass(frozen=True)
class CraftFlow(Flow):
    """Which round and phase it is, in which order they play, and what has happened in it so far."""

    round: int = 1
    phase: Phase = Phase.ORDER
    order: tuple[str, ...] = ()
    """The track of turn order; empty until it is known."""
    acting: str = ""
    turn: int = 0
    """How many helpers were sent, and passes, in this round."""
    passed: frozenset[str] = frozenset()
    used: tuple[str, ...] = ()
    """A seat for each privilege used in this season."""
    changed: tuple[str, ...] = ()
    """Who stands on the track that changes the order, from the left."""
    spent: tuple[str, ...] = ()
    """A seat for each work point spent in this stage, "s1+" for one the privilege left; "s1/raw", "s1/token"."""
    made: tuple[tuple[str, str], ...] = ()
    """Everything with points that was produced in this play: (good, seat)."""
    valued: int = 0
    """How often printed values were told; what was scored with them changed, so only undo brings them back."""
    told: Mapping[str, Told] = field(default_factory=dict)
    """The years' ends: "2/ship3", "1/granary"."""
    ends: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The upper and lower colours at the left and the right end of a seat's row."""

    def without_marks(self) -> Self:
        """Return the mere position: what is produced and built in a stage moves no phase."""
        return replace(self, done=frozenset(), reopened=frozenset(), spent=(), made=(), ends={})

    @property
    def year(self) -> int:
        """The year, from 1."""
        return (self.round - 1) // NUMBERS.seasons + 1

    @property
    def season(self) -> int:
        """The season of the year, from 1."""
        return (self.round - 1) % NUMBERS.seasons + 1

    @property
    def winter(self) -> bool:
        """Whether it is winter: no helpers, two stages, and the year's end (digest 3.5)."""
        return self.season == NUMBERS.seasons


Craft: TypeAlias = State[CraftFlow]
"""A play of Craftsmen."""


def order_of(state: Craft) -> tuple[str, ...]:
    """Return the seats in turn order; as they sit, until it is known."""
    return state.flow.order or state.setup.clockwise(state.setup.first)


def two(setup: Setup) -> bool:
    """Return whether the rules for two players hold (digest 3.6)."""
    return setup.players == INFO.players.min


def points(state: Craft, seat: str) -> Amount:
    """Return the points of a seat on the track."""
    return total(state.ledger.get(seat, line) for line in LINES)


def tokens(state: Craft, *seats: str) -> tuple[str, ...]:
    """Return the bonus tokens recorded for some seats: "bonus.wine"."""
    every = (f"bonus.{product}" for product in FINAL)
    return tuple(token for token in every if any(state.ledger.n(seat, token) for seat in seats))


def value(state: Craft, key: str) -> int | None:
    """Return a printed value; `None`: nobody has told it, and it is never taken for zero (digest 10.3)."""
    return state.values.get(key, INFO.values.get(key))


# ---------------------------------------------------------------------------------------------------- what lies where

Disc: TypeAlias = tuple[str, str]
"""A helper: the place where it stands ("bank.0.1": building, space, layer) and whose it is."""


def discs(state: Craft, building: str = "") -> tuple[Disc, ...]:
    """Return the helpers in a building, or in all, in the order in which they act: left to right, below to top."""
    found = _lying(state, "helper")
    return tuple(sorted(disc for disc in found if disc[0].startswith(f"{building}.") or not building))


def _lying(state: Craft, thing: str) -> Iterator[tuple[str, str]]:
    """Yield where pieces of a kind lie on the board, and whose they are."""
    for (owner, what), n in state.ledger.values.items():
        if what == thing and n.n:
            seat, _, where = owner.partition("@")
            yield where, seat


def queue(state: Craft, building: str) -> tuple[tuple[str, ...], ...]:
    """Return who stands on each space of a queue, from below (digest 3.2)."""
    found, spaces = discs(state, building), range(NUMBERS.queue_spaces[state.setup.players])
    return tuple(tuple(seat for where, seat in found if where.split(".")[1] == str(at)) for at in spaces)


def unused(state: Craft, seat: str) -> int:
    """Return how many helpers a seat still has before it, those on the order-change track not counted."""
    return NUMBERS.helpers - sum(owner == seat for _, owner in discs(state))


def lying(state: Craft, where: str) -> tuple[str, str]:
    """Return who has a cube in the two places of a row: granary upper and lower, hold right and left; "" is free."""
    first, second = (_cube(state, f"{where}.{side}") for side in (0, 1))
    return first, second


def _cube(state: Craft, spot: str) -> str:
    return next((seat for seat in (*state.setup.ids, TABLE) if state.ledger.n(place(seat, spot), "cube")), "")


HEAP: Final = place(TABLE, "heap")
"""Where the natural cubes are as long as nobody has told what lies in the granary."""


def goods_told(state: Craft) -> bool:
    """Return whether it is known what lies in the granary: goods are kept, from the start or since it was told."""
    return state.ledger.keeps("cube") and not state.ledger.n(HEAP, "cube")


def kept_as(state: Craft, keep: str) -> dict[Key, int]:
    """Return the full granary, where no good can be made yet; later a heap, as nobody knows which cube lies where."""
    early = state.flow.round == 1 and state.flow.phase in (Phase.ORDER, Phase.HELPERS, *STAGES[:3])
    return {} if keep != "goods" else GRANARY if early else {(HEAP, "cube"): len(GRANARY)}


def at_fair(state: Craft, seat: str) -> int:
    """Return how many cubes a seat has at the fair (digest 4.6)."""
    return state.ledger.n(place(seat, "fair"), "cube") or 0


def cubes_out(state: Craft, seat: str) -> int:
    """Return how many cubes of a seat lie on the board."""
    values = state.ledger.values.items()
    return sum(n.n or 0 for (owner, what), n in values if what == "cube" and seat_of(owner) == seat)


def loaded(state: Craft) -> tuple[tuple[int, str, int, str], ...]:
    """Return every marker in the holds: ship, product, place (0 = right), seat."""
    found = ((*where.split("."), seat) for where, seat in _lying(state, "cube") if where[:1].isdigit())
    return tuple(sorted((int(ship), good, int(side), seat) for ship, good, side, seat in found))
