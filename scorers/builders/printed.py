"""What is printed: the 84 cards and the numbers of the rulebook, read from data once."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import reduce
from typing import Final, NamedTuple

from scorers.core.api import Frozen, GameInfo, Look, PositiveInt, Whole, load

SLUG: Final = "builders"
COIN: Final = "coin"
VP: Final = "vp"
BUILDING: Final = "building"
MACHINE: Final = "machine"
WORKER: Final = "worker"


class Bundle(NamedTuple):
    """So many of each material, in the order printed on every card, top to bottom."""

    stone: Whole
    wood: Whole
    knowledge: Whole
    tile: Whole


MATERIALS: Final = Bundle._fields
NOTHING: Final = Bundle(0, 0, 0, 0)


class RankData(Frozen):
    """A rank of workers: all cost the same wage."""

    id: str
    wage: PositiveInt
    our_words: tuple[str, ...] = ()


class BuildingData(Frozen):
    """A building: what it needs, pays and counts; a machine also makes something once it is finished."""

    id: str
    needs: Bundle
    makes: Bundle = NOTHING
    coins: Whole
    vp: Whole
    our_words: tuple[str, ...] = ()


class WorkerData(Frozen):
    """A worker card."""

    id: str
    rank: str
    makes: Bundle


class CardsData(Frozen):
    """data/games/builders/cards.json."""

    source: str
    materials: tuple[str, ...]
    ranks: tuple[RankData, ...]
    buildings: tuple[BuildingData, ...]
    machines: tuple[BuildingData, ...]
    workers: tuple[WorkerData, ...]


class Numbers(Frozen):
    """data/games/builders/table.json: the numbers of the rules."""

    source: str
    actions: PositiveInt
    """Actions of a turn."""
    action_price: PositiveInt
    """Coins for one action more."""
    coins_for: tuple[PositiveInt, ...]
    """Coins taken with 1, 2, 3 actions."""
    goal: PositiveInt
    """Points at the end of a turn that bring the end."""
    coins_per_point: PositiveInt
    start_coins: PositiveInt
    coins_in_box: PositiveInt
    dealt_rank: str
    """The rank of the worker everybody begins with."""


@dataclass(frozen=True, slots=True, eq=False)
class Card:
    """One card of the box, by the name of its thing: "building.chapel". There is one of each, so it equals itself."""

    thing: str
    id: str
    """The bare name, which is also the name of its site: "chapel"."""
    kind: str
    needs: Bundle = NOTHING
    makes: Bundle = NOTHING
    coins: int = 0
    vp: int = 0
    wage: int = 0
    rank: str = ""
    our_words: tuple[str, ...] = ()

    @property
    def built(self) -> bool:
        """Whether it has to be built: a building or a machine."""
        return self.kind != WORKER


def _cards(data: CardsData) -> Iterator[Card]:
    ranks = {rank.id: rank for rank in data.ranks}
    for kind, built in ((BUILDING, data.buildings), (MACHINE, data.machines)):
        yield from (Card(f"{kind}.{card.id}", kind=kind, **dict(card)) for card in built)
    for worker in data.workers:
        wage, our_words = ranks[worker.rank].wage, ranks[worker.rank].our_words
        yield Card(f"{WORKER}.{worker.id}", kind=WORKER, wage=wage, our_words=our_words, **dict(worker))


INFO: Final[GameInfo] = load(SLUG, "game.json", GameInfo)
"""What the game is, as data."""

LOOK: Final[Look] = load(SLUG, "look.json", Look)
"""What it looks like."""

NUMBERS: Final[Numbers] = load(SLUG, "table.json", Numbers)
"""The numbers of the rulebook."""

CARDS: Final[Mapping[str, Card]] = {card.thing: card for card in _cards(load(SLUG, "cards.json", CardsData))}
"""Every card by its thing, in the order of the catalogue."""

BUILT: Final = tuple(card for card in CARDS.values() if card.built)
"""Everything that can be built: buildings, then machines."""

WORKERS: Final = tuple(card for card in CARDS.values() if not card.built)
"""All workers, by wage."""

CREW: Final = (*WORKERS, *(card for card in BUILT if card.kind == MACHINE))
"""Everything that can be sent to work: workers by wage, then machines."""


def missing(needs: Bundle, placed: Bundle) -> Bundle:
    """Return what is still short, material by material; what is too much is lost.

    >>> missing(Bundle(3, 2, 2, 3), Bundle(3, 4, 1, 0))
    Bundle(stone=0, wood=0, knowledge=1, tile=3)
    """
    # The search for the cheapest crew lives on this: no loop.
    (a, b, c, d), (e, f, g, h) = needs, placed
    return Bundle(max(0, a - e), max(0, b - f), max(0, c - g), max(0, d - h))


def add(one: Bundle, other: Bundle) -> Bundle:
    """Return both together."""
    return Bundle(*(a + b for a, b in zip(one, other, strict=True)))


def made_by(cards: Iterable[Card]) -> Bundle:
    """Return all that these cards make together."""
    return reduce(add, (card.makes for card in cards), NOTHING)
