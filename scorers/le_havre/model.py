"""Le Havre's own facts, and where a play of it stands."""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Final, Self

from scorers.core.api import Flow, Frozen, State
from scorers.le_havre.printed import TILES

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


ANY: Final = ""
"""Any building, without its fee (digest 7.2: main station)."""


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


@dataclass(frozen=True)
class TurnMemory:
    """What the rules still ask about after an action is over; everything in a fixed order."""

    bought: tuple[str, ...] = ()
    """Cards bought in this turn: they are not sold in it."""
    sold: tuple[str, ...] = ()
    """Cards sold in this turn: they are not bought back in it."""
    onward: tuple[tuple[str, str], ...] = ()
    """(seat, building) still to be used in the same action; `ANY` is any building, without its fee."""
    strikers: tuple[str, ...] = ()
    """Seats that must take an offer in their next turn (digest 7.2: picket line)."""

    def buying(self, card: str) -> Self:
        """Return the memory with a card bought."""
        return replace(self, bought=_with(self.bought, (card,)))

    def selling(self, card: str) -> Self:
        """Return the memory with a card sold."""
        return replace(self, sold=_with(self.sold, (card,)))

    def onward_of(self, seat: str) -> tuple[str, ...]:
        """Return the buildings a seat still uses in its action, those it must enter first at the front."""
        return tuple(card for owner, card in reversed(self.onward) if owner == seat)

    def after_action(self, seat: str, onward: Iterable[str] = (), strikers: Iterable[str] = ()) -> Self:
        """Return the memory after a main action: where it leads, and that its seat owes no strike an offer."""
        others = (step for step in self.onward if step[0] != seat)
        owing = (other for other in self.strikers if other != seat)
        steps = tuple(sorted({*others, *((seat, card) for card in onward)}))
        return replace(self, onward=steps, strikers=_with(owing, strikers))

    def after_turn(self) -> Self:
        """Return what is still remembered when the turn is over: who has to take an offer next."""
        return replace(self, bought=(), sold=(), onward=())


def _with(known: Iterable[str], more: Iterable[str]) -> tuple[str, ...]:
    """Return all of it once, in order, so that equal memories are equal."""
    return tuple(sorted({*known, *more}))


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


@dataclass(frozen=True, kw_only=True)
class Harbour(Flow):
    """Round, turn and phase, and what lies on the board that has an order."""

    phase: Phase = Phase.TILE
    round: int = 1
    turn: int = 1
    rounds: int
    tiles: tuple[str, ...]
    """The supply tile of each turn; "" while it lies face down."""
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
    jumped: bool = False
    """Whether a jump has led to this end of a round: what grew then, only the table knows."""
    stacks: tuple[tuple[str, ...], ...] = ()
    """The three stacks of proposals, top card first, where somebody has entered them."""
    modern: frozenset[str] = frozenset()
    """Wharves with a brick on them."""
    memory: TurnMemory = field(default_factory=TurnMemory)
    written: tuple[Written, ...] = ()

    def without_marks(self) -> Self:
        """Return the mere position: what was bought or sold in a turn is remembered, and moves none."""
        memory = replace(self.memory, bought=(), sold=())
        return replace(self, done=frozenset(), reopened=frozenset(), memory=memory)

    @property
    def turns(self) -> int:
        """Return how many turns make a round."""
        return len(self.tiles)

    @property
    def tile(self) -> str:
        """Return the supply tile of this turn, if it is known."""
        return self.tiles[self.turn - 1] if 0 < self.turn <= len(self.tiles) else ""

    @property
    def spot(self) -> str:
        """Return where we are, as a key: "r3t5"."""
        return f"r{self.round}t{self.turn}"

    @property
    def tiles_left(self) -> tuple[str, ...]:
        """Return the supply tiles nobody has turned yet."""
        return tuple(tile for tile in TILES if tile not in self.tiles)


HavreState = State[Harbour]
