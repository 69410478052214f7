"""What is printed: tiles, objective cards, board sides and the numbers of the rulebook, read from data once."""

from collections.abc import Mapping
from typing import Final, Literal

from scorers.core.api import Frozen, GameInfo, Look, load

SLUG: Final = "little_town"
"""The game's own name for itself."""

FIRST_GAME: Final = "first_game"
"""The variant in which only tiles with the robin are on the market (p. 4)."""

CUBES: Final = ("wood", "stone", "fish", "wheat")
"""The four resources, in the order of the rulebook (p. 3)."""


class Tile(Frozen):
    """A building tile: its cost, its points and what it does (p. 5-6)."""

    id: str
    copies: int
    cost: Mapping[str, int]
    vp: int | None
    """`None`: a question mark, counted at the end of the game."""
    trigger: Literal["worker", "none", "round_end", "game_end"]
    robin: bool = False
    """Marked with a robin: for a first game (p. 4)."""
    our_words: tuple[str, ...] = ()
    """The languages in which its name is our own translation."""
    needs: Mapping[str, int] = {}
    gives: Mapping[str, int] = {}
    swap: int = 0
    """So many cubes of any kind for as many others."""
    each: int = 0
    """Points for each thing counted around it."""

    @property
    def usable(self) -> bool:
        """Whether a placed worker can use it."""
        return self.trigger == "worker"


class Tiles(Frozen):
    """data/games/little_town/tiles.json."""

    source: str
    tiles: tuple[Tile, ...]


class Objective(Frozen):
    """An objective card (p. 4, 7)."""

    id: str
    vp: int
    mark: bool = False
    """Needs a certain kind of tile on the market."""
    tiles: tuple[str, ...] = ()
    """The tiles that make it possible."""
    inferred: bool = False
    our_words: tuple[str, ...] = ()


class Objectives(Frozen):
    """data/games/little_town/objectives.json."""

    source: str
    objectives: tuple[Objective, ...]


class Boards(Frozen):
    """data/games/little_town/boards.json: both sides, row by row, one letter a space."""

    source: str
    legend: Mapping[str, str]
    sides: Mapping[str, tuple[str, ...]]


class FewestFirst(Frozen):
    """When the marker goes to whoever has fewest points (p. 8)."""

    players: int
    round: int


class Numbers(Frozen):
    """data/games/little_town/table.json: the numbers of the rulebook."""

    source: str
    by_players: Mapping[str, Mapping[str, int]]
    rounds: int
    market: int
    terrain: Mapping[str, str]
    food: tuple[str, ...]
    hunger: int
    fee: int
    coins_per_cube: int
    coins_per_point: int
    around: int
    track: int
    objective_points: tuple[int, ...]
    fewest_points_first: FewestFirst


INFO: Final[GameInfo] = load(SLUG, "game.json", GameInfo)
"""What the game is, as data."""

LOOK: Final[Look] = load(SLUG, "look.json", Look)
"""What it looks like."""

NUMBERS: Final[Numbers] = load(SLUG, "table.json", Numbers)
"""The numbers of the rulebook."""

BOARDS: Final[Boards] = load(SLUG, "boards.json", Boards)
"""Both sides of the board."""

TILES: Final[Mapping[str, Tile]] = {tile.id: tile for tile in load(SLUG, "tiles.json", Tiles).tiles}
"""Every kind of tile by its id, in the order of the catalogue."""

OBJECTIVES: Final[Mapping[str, Objective]] = {
    card.id: card for card in load(SLUG, "objectives.json", Objectives).objectives
}
"""Every objective card by its id."""

SINGLE: Final = tuple(tile.id for tile in TILES.values() if tile.copies == 1)
"""Tiles that exist once: all but the wheat fields (p. 4)."""

USABLE: Final = tuple(tile.id for tile in TILES.values() if tile.usable)
"""Tiles a worker can use; Castle, Watchtower, Statue, Residence and Cathedral are not among them (p. 6)."""

SPECIALS: Final = tuple(tile.id for tile in TILES.values() if tile.trigger == "round_end")
"""Cathedral and Residence: used at the end of a round (p. 6-7)."""

REASONS: Final = ("tile", "use", "objective", "cathedral", "hunger", "other")
"""Where points on the track come from."""


def share(players: int) -> Mapping[str, int]:
    """Return how many of each thing a player takes at this count (p. 4)."""
    return NUMBERS.by_players[str(players)]


def box(thing: str) -> int:
    """Return how many of a thing exist, of things that are limited."""
    return INFO.thing(thing).box or 0
