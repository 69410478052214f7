"""What is printed: tracks, spaces, deeds, places and the numbers of the rulebook, read from data once."""

from collections.abc import Mapping
from typing import Final, Literal

from scorers.core.api import Frozen, GameInfo, Look, load

SLUG: Final = "orleans"
"""The game's own name for itself."""

FEWER: Final = "fewer_buildings"
"""The variant in which buildings are put back into the box before round 1 (p. 9)."""

GOODS: Final = ("grain", "cheese", "wine", "wool", "brocade")
"""The goods, as the market shows them (p. 3)."""

FOLLOWERS: Final = ("farmer", "boatman", "craftsman", "trader", "knight", "scholar", "monk")
"""All kinds of followers; monks have no track (p. 2)."""

STARTERS: Final = FOLLOWERS[:4]
"""Those of which everybody has one from the start, which nobody can lose (p. 3)."""

TRACKS: Final = FOLLOWERS[:-1]
"""The six tracks of followers (p. 2)."""

BAKERY: Final = "bakery"
SACRISTY: Final = "sacristy"


class Reward(Frozen):
    """What a space of a track brings to whoever comes to it (p. 6-7)."""

    good: str = ""
    coins: int = 0
    citizen: str = ""
    """For the first to come there."""
    technology: int = 0
    building: tuple[str, ...] = ()
    """The stacks a building is taken from."""
    points: int = 0
    """Points of development."""

    @property
    def things(self) -> dict[str, int]:
        """So many of each thing."""
        found = {self.good: 1, "coin": self.coins, "technology": self.technology, "development": self.points}
        return {thing: n for thing, n in found.items() if thing and n}


class Deed(Frozen):
    """A beneficial deed: who is needed for it, and what each sent there brings (p. 8)."""

    id: str
    slots: Mapping[str, int]
    coins: int
    or_points: int = 0
    our_words: tuple[str, ...] = ()


class Effect(Reward):
    """What the action of a place does, and what it brings (p. 6-8, 12-14)."""

    recruit: tuple[str, ...] = ()
    """One of these followers, with the step on its track."""
    advance: tuple[str, ...] = ()
    """A step on one of these tracks, without a follower."""
    travel: bool = False
    builds: bool = False
    sends: int = 0
    per: Mapping[str, Literal["level", "station"]] = {}
    """One of a thing for each level of development, or each station."""
    buys: int = 0
    """So many points of development at most, a coin each."""
    bakes: int = 0
    costs: int = 0
    pays_good: bool = False
    counts: int = 0
    """A coin for each follower taken off it, so many at most."""
    other: bool = False
    """It is somebody else's merchant that travels, for a coin."""
    passive: bool = False
    market: int = 0
    """So many more spaces of the market."""

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of followers, or of tracks, one is chosen of."""
        return self.recruit or self.advance


class PlaceData(Frozen):
    """A place of the player's board, or a building tile."""

    id: str
    stack: str = ""
    extra: bool = False
    needs: tuple[str, ...] = ()
    sure: Literal["rulebook", "sources", "hint", "unknown"]
    our_words: tuple[str, ...] = ()
    effect: Effect


class Places(Frozen):
    """data/games/orleans/places.json."""

    source: str
    board: tuple[PlaceData, ...]
    tiles: tuple[PlaceData, ...]


class Numbers(Frozen):
    """data/games/orleans/table.json: the numbers of rulebook and boards."""

    source: str
    rounds: int
    copies: int
    coins: int
    stations: int
    draw: tuple[int, ...]
    market: int
    harvest: int
    per_tax: int
    points: Mapping[str, int]
    food: tuple[str, ...]
    events: tuple[str, ...]
    levels: tuple[int, ...]
    coin_spaces: Mapping[int, int]
    citizen_spaces: Mapping[str, Mapping[int, str]]
    tracks: Mapping[str, tuple[Reward, ...]]
    removed: Mapping[str, Mapping[str, int]]
    stations_on_map: Mapping[str, int]
    goods_in_game: Mapping[str, int]
    deeds: tuple[Deed, ...]


INFO: Final[GameInfo] = load(SLUG, "game.json", GameInfo)
"""What the game is, as data."""

LOOK: Final[Look] = load(SLUG, "look.json", Look)
"""What it looks like."""

NUMBERS: Final[Numbers] = load(SLUG, "table.json", Numbers)
"""The numbers of rulebook and boards."""

DEEDS: Final[Mapping[str, Deed]] = {deed.id: deed for deed in NUMBERS.deeds}
"""The deeds by their ids."""

_PLACES: Final = load(SLUG, "places.json", Places)

BOARD: Final = tuple(place.id for place in _PLACES.board)
"""The places everybody has (p. 6-8)."""

TILES: Final[Mapping[str, PlaceData]] = {tile.id: tile for tile in _PLACES.tiles}
"""The building tiles by their ids; the extra ones are sold apart (p. 14)."""

PLACES: Final[Mapping[str, PlaceData]] = {place.id: place for place in (*_PLACES.board, *_PLACES.tiles)}
"""Every place by its id."""

TOP: Final = NUMBERS.levels[-1]
"""The last space of the track of development."""


def level(position: int) -> int:
    """Return the level of development at a space (digest 4.2).

    >>> level(8), level(9)
    (2, 3)
    """
    return sum(position >= start for start in NUMBERS.levels)


def box(thing: str) -> int:
    """Return how many of a thing exist, of things that are limited."""
    return INFO.thing(thing).box or 0
