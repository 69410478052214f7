"""Le Havre's own facts, and where a play of it stands."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final, Literal

from scorers.core.events import Event, event_adapter
from scorers.core.model import Frozen
from scorers.core.state import Flow, State

CITY: Final = "table@city"
"""The buildings the city owns."""

PROPOSALS: Final = "table@proposals"
"""The three stacks of ordinary buildings."""

STACKS: Final = "table@ships"
"""The open ship cards."""

SPOT: Final = "table@spot"
"""Where a revealed special building waits to be built: the stadium (building list: Stadion)."""

GONE: Final = "table@gone"
"""Cards that have left the game for good."""

PAWN: Final = "table@pawn/"
"""Before a seat's name: its goods with the pawnbroker."""


class Phase(StrEnum):
    """What the table waits for."""

    TILE = "tile"
    """The supply tile of this turn still lies face down."""
    INTEREST = "interest"
    """The ship has reached the interest tile and somebody owes."""
    MAIN = "main"
    """The main action of the acting seat."""
    ROUND = "round"
    """All seven turns of a round, for a table that goes round by round."""
    FEED = "feed"
    """The end of a round: everybody feeds."""
    FINAL = "final"
    """One final action each."""
    OVER = "over"
    """Count the fortunes."""


class Written(Frozen):
    """A special building the table has written or read out: the blank cards and what no list covers."""

    card: str
    name: str
    type: str = "Ps"
    value: int = 0
    price: int | None = None
    hammers: int = 0
    fishermen: int = 0
    bonus: int = 0
    """What its plus symbol adds at the end, told by the table."""


@dataclass(frozen=True)
class Harbour(Flow):
    """Round, turn and phase, and what lies on the board that has an order."""

    phase: Phase = Phase.TILE
    round: int = 1
    turn: int = 1
    rounds: int = 1
    tiles: tuple[str, ...] = ()
    """The supply tile of each turn; "" while it lies face down."""
    all_tiles: tuple[str, ...] = ()
    interest: str = ""
    """The tile on which interest falls due."""
    spared: tuple[str, ...] = ()
    """Cards whose owner pays no interest."""
    twice: tuple[str, ...] = ()
    """Cards whose owner has two final actions."""
    deck: tuple[str, ...] = ()
    """The ships in the order in which they arrive, one at the end of each round."""
    ships: tuple[str, ...] = ()
    """Ships in the order in which they came onto their stacks; the last of a type that still lies there is on top."""
    by_round: bool = False
    stacks: tuple[tuple[str, ...], ...] = ()
    """The three stacks of proposals, top card first, where somebody has entered them."""
    modern: frozenset[str] = frozenset()
    """Wharves with a brick on them."""
    traded: frozenset[str] = frozenset()
    """What a turn remembers: "bought:card", "sold:card", since nobody does both, and what `marks` keeps here."""
    written: tuple[Written, ...] = ()

    @property
    def turns(self) -> int:
        """How many turns make a round."""
        return len(self.tiles)

    @property
    def tile(self) -> str:
        """The supply tile of this turn, if it is known."""
        return self.tiles[self.turn - 1] if 0 < self.turn <= self.turns else ""

    @property
    def spot(self) -> str:
        """Where we are, as a key: "r3t5"."""
        return f"r{self.round}t{self.turn}"

    @property
    def tiles_left(self) -> tuple[str, ...]:
        """The supply tiles nobody has turned yet."""
        return tuple(tile for tile in self.all_tiles if tile not in self.tiles)


HavreState = State[Harbour]


class Turn(Event):
    """The base of everything that ends a turn. What the next turn brings rides along."""

    seat: str
    tile: str = ""
    """The supply tile of the next turn, where it is turned with the same tap."""


class TileTurned(Event):
    """In the first round: the supply tile of this turn, turned face up for good (p. 4)."""

    kind: Literal["tile_turned"] = "tile_turned"
    tile: str


class TurnPassed(Turn):
    """A main action the app keeps nothing of."""

    kind: Literal["turn_passed"] = "turn_passed"


class OfferTaken(Turn):
    """Main action A: everything of one offer (p. 5)."""

    kind: Literal["offer_taken"] = "offer_taken"
    offer: str


class BuildingUsed(Turn):
    """Main action B: a building entered, its fee paid, its effect taken (p. 5)."""

    kind: Literal["building_used"] = "building_used"
    building: str
    built: tuple[str, ...] = ()
    """Buildings or the ship it built."""
    modernised: bool = False
    onward: tuple[str, ...] = ()
    """Buildings still to be used in this action: "" is any of them, without its fee."""
    strikers: tuple[str, ...] = ()
    """Who must take an offer in the next turn: the picket line."""


class RoundPlayed(Event):
    """All seven turns of the round at once."""

    kind: Literal["round_played"] = "round_played"


class InterestPaid(Event):
    """Seats with loans pay their franc (p. 4)."""

    kind: Literal["interest_paid"] = "interest_paid"
    seats: tuple[str, ...]


class Fed(Event):
    """One seat has fed its workers (p. 7)."""

    kind: Literal["fed"] = "fed"
    seat: str


class RoundClosed(Event):
    """The round card is resolved: all others have fed, the city has built, a ship has arrived (p. 7-8)."""

    kind: Literal["round_closed"] = "round_closed"
    fed: tuple[str, ...] = ()
    """Who fed with this tap."""
    special: str = ""
    """The special building that was revealed."""
    ordinary: str = ""
    """The ordinary building the city built."""
    onto: int | None = None
    """The stack of proposals the special building was laid on."""


class CardTaken(Event):
    """A building or ship changes to a seat: bought, built or otherwise come by."""

    kind: Literal["card_taken"] = "card_taken"
    seat: str
    card: str
    how: Literal["bought", "built", "given"] = "bought"


class CardSold(Event):
    """A building or ship sold to the city for half its value (p. 6)."""

    kind: Literal["card_sold"] = "card_sold"
    seat: str
    card: str


class Repaid(Event):
    """Loans paid back (p. 10)."""

    kind: Literal["repaid"] = "repaid"
    seat: str
    n: int
    free: bool = False
    """Given back without paying: the court."""


class Borrowed(Event):
    """Loans taken outside a due (p. 10; only special cards allow it)."""

    kind: Literal["borrowed"] = "borrowed"
    seat: str
    n: int


class Redeemed(Event):
    """Goods fetched back from the pawnbroker, at any moment (digest 7.2)."""

    kind: Literal["redeemed"] = "redeemed"
    seat: str
    n: int


class Evicted(Event):
    """A disc sent home by the owner of the building, who owns the tobacco factory too (digest 7.2)."""

    kind: Literal["evicted"] = "evicted"
    seat: str
    guest: str
    building: str


class CardWritten(Event):
    """What is printed on a card that no list covers."""

    kind: Literal["card_written"] = "card_written"
    written: Written


class StacksLaid(Event):
    """The three stacks of proposals as they lie, each from the top."""

    kind: Literal["stacks_laid"] = "stacks_laid"
    stacks: tuple[tuple[str, ...], ...]


class DoneElsewhere(Event):
    """A task that was taken back has been done at the table, without the app."""

    kind: Literal["done_elsewhere"] = "done_elsewhere"


EVENTS = event_adapter(
    TileTurned,
    TurnPassed,
    OfferTaken,
    BuildingUsed,
    RoundPlayed,
    InterestPaid,
    Fed,
    RoundClosed,
    CardTaken,
    CardSold,
    Repaid,
    Borrowed,
    Redeemed,
    Evicted,
    CardWritten,
    StacksLaid,
    DoneElsewhere,
)
"""The parser of all facts of this game."""
