"""The numbers of the box: goods, offers, supply tiles, ships, round tables and what everybody starts with."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Final

from scorers.core.api import Frozen, Setup, load

SLUG: Final = "le_havre"
"""The game's own name for itself."""

FRANC: Final = "franc"
"""Money; worth one food each, and no good."""

LOAN: Final = "loan"
"""A loan card."""

DISC: Final = "disc"
"""The one disc of each player, on a building or at home."""


class StartShip(Frozen):
    """The kind of ship a short game with one or two players begins with."""

    type: str
    value: int


class Constants(Frozen):
    """The few numbers that are the same in every game."""

    turns: int
    loan: int
    repay: int
    penalty: int
    interest: int
    expensive_extra: int
    expensive_from: Mapping[str, int]
    grain_min: int
    cattle_min: int
    sell_divisor: int
    modernise: Mapping[str, int]
    start_ship: StartShip


class Good(Frozen):
    """One good: what it feeds, how much energy it gives, and what a ship gets for it."""

    id: str
    kind: str
    pair: str
    food: int
    energy: int
    price: int


class Tile(Frozen):
    """A supply tile: the two offers it fills, and whether interest falls due on it."""

    id: str
    pair: tuple[str, str]
    interest: bool = False


class ShipType(Frozen):
    """What all ships of a type share."""

    price: int | None
    cost: Mapping[str, int]
    energy: int
    modern: bool
    food: Mapping[str, int]
    carries: int


class Ship(Frozen):
    """One ship card."""

    id: str
    type: str
    value: int


class StartPlayers(Frozen):
    """What is special about one player count."""

    per_stack: int
    minutes: int
    removed: int
    ships: int = 0
    ships_on_board: int = 0


class Start(Frozen):
    """What lies where before the first turn, for one variant."""

    offers: Mapping[str, int]
    goods: Mapping[str, int]
    specials: int
    players: Mapping[str, StartPlayers]


class Tables(Frozen):
    """data/games/le_havre/tables.json."""

    source: str
    constants: Constants
    goods: tuple[Good, ...]
    stands_in: Mapping[str, str]
    offers: tuple[str, ...]
    tiles: tuple[Tile, ...]
    ship_types: Mapping[str, ShipType]
    ships: tuple[Ship, ...]
    start: Mapping[str, Start]


class RoundCard(Frozen):
    """What happens at the end of one round, for one player count and variant."""

    food: int
    harvest: bool
    builds: str = ""
    """"ordinary", "special" or nothing."""
    ship: str
    card: str


class Rounds(Frozen):
    """data/games/le_havre/rounds.json."""

    source: str
    rounds: Mapping[str, Mapping[str, tuple[RoundCard, ...]]]


TABLES: Final[Tables] = load(SLUG, "tables.json", Tables)
"""all tables, read once."""


CONSTANTS: Final = TABLES.constants
"""The numbers that never vary."""


GOODS: Final = {good.id: good for good in TABLES.goods}
"""The sixteen goods by id."""


TILES: Final = {tile.id: tile for tile in TABLES.tiles}
"""The seven supply tiles by id."""


SHIPS: Final = {f"ship.{ship.id}": ship for ship in TABLES.ships}
"""The twenty ship cards, by the name of the thing ("ship.S01")."""


def by_type(ships: Iterable[str]) -> tuple[str, ...]:
    """Return ships as they lie on their stacks: by type, then by value."""
    order = tuple(TABLES.ship_types)
    return tuple(sorted(ships, key=lambda ship: (order.index(SHIPS[ship].type), SHIPS[ship].value, ship)))


def ship_type(ship: str) -> ShipType:
    """Return what a ship card has in common with its type."""
    return TABLES.ship_types[SHIPS[ship].type]


ROUNDS: Final[Mapping[str, Mapping[str, tuple[RoundCard, ...]]]] = load(SLUG, "rounds.json", Rounds).rounds
"""The round tables of the ten set-ups, by variant and player count (round overview cards)."""


def round_cards(variant: str, players: int) -> tuple[RoundCard, ...]:
    """Return the round table of one of the ten set-ups."""
    return ROUNDS[variant][str(players)]


def round_card(setup: Setup, number: int) -> RoundCard:
    """Return the round card of one round of this table."""
    return ROUNDS[setup.variant][str(setup.players)][number - 1]


@lru_cache(maxsize=16)
def deck(variant: str, players: int) -> tuple[str, ...]:
    """Return the ships that arrive in this game, in order; the start ships of a short game are not among them."""
    return tuple(f"ship.{card.ship}" for card in round_cards(variant, players))


@lru_cache(maxsize=16)
def start_ships(variant: str, players: int) -> tuple[str, ...]:
    """Return the ships of value 2 a short game for one or two begins with (p. 2-3): the seats', then the board's."""
    begin = TABLES.start[variant].players[str(players)]
    wanted, later = CONSTANTS.start_ship, deck(variant, players)
    fitting = (key for key, ship in SHIPS.items() if (ship.type, ship.value) == (wanted.type, wanted.value))
    spare = [key for key in fitting if key not in later]
    return tuple(spare[: begin.ships * players + begin.ships_on_board])


OFFERS: Final = tuple(f"offer.{offer}" for offer in TABLES.offers)
"""The seven offers as things, along the quay."""


FOODS: Final = tuple(sorted((good for good in TABLES.goods if good.food), key=lambda good: good.food))
"""Everything that feeds, cheapest first."""


FUELS: Final = tuple(sorted((good for good in TABLES.goods if good.energy), key=lambda good: good.energy))
"""Everything that gives energy, weakest first."""
