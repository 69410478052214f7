"""What the referee knows by heart: typed from the rulebook and the digest, nothing read from the title's own data."""

from __future__ import annotations

from typing import Final

FOLLOWERS: Final = ("farmer", "boatman", "craftsman", "trader", "knight", "scholar", "monk")
GOODS: Final = {"grain": 1, "cheese": 2, "wine": 3, "wool": 4, "brocade": 5}
"""What each is worth at the end (p. 9)."""
BOX: Final = {"grain": 24, "cheese": 21, "wine": 18, "wool": 15, "brocade": 12}
FOOD: Final = ("grain", "cheese", "wine", "bread")
TECHNOLOGIES: Final = 16
STATIONS: Final = 10
ROUNDS: Final = 18

SUPPLY: Final = {
    2: (12, 6, 6, 6, 8, 8, 8),
    3: (14, 8, 8, 8, 11, 11, 11),
    4: (16, 10, 10, 10, 14, 14, 14),
}
"""Neutral followers by number of players, in the order of `FOLLOWERS` (p. 3)."""
ON_THE_MAP: Final = {2: 43, 3: 48, 4: 52}
IN_THE_MARKET: Final = {2: 35, 3: 36, 4: 38}

EVENTS: Final = ("pilgrimage", "income", "harvest", "taxes", "trading_day", "plague")
COPIES: Final = 3
SHIELDED: Final = ("harvest", "taxes", "plague")
"""What a monk in the Sacristy keeps off (p. 13)."""
NO_FOOD: Final = 5

FARMERS: Final = ("grain", "grain", "cheese", "cheese", "wine", "wine", "wool", "brocade")
BOATMEN: Final = (2, 3, 4, 5)
DRAWS: Final = (4, 5, 6, 7, 7, 8)
SCHOLARS: Final = (2, 3, 4, 5, 6)
ENDS: Final = {"farmer": 8, "boatman": 5, "craftsman": 5, "trader": 5, "knight": 5, "scholar": 5}
MARKET_SPACES: Final = 8

STARS: Final = (0, 4, 9, 15, 22, 30)
"""Where the levels 1 to 6 begin."""
COIN_SPACES: Final = {7: 3, 12: 4, 25: 5}
CITIZEN_SPACES: Final = (3, 18, 28)
SUMMIT: Final = 30
BACK: Final = (0, 1, 2, 3, 4, 5, 6, 0, 0, 1, 2, 3, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 0, 0, 1, 2, 3, 4)
"""How many steps back torture may take from each space (digest 5)."""

DEEDS: Final = {
    "city_wall": (1, {"knight": 3, "trader": 1, "farmer": 3, "craftsman": 3}),
    "papal_conclave": (3, {"knight": 1, "monk": 2}),
    "plague": (2, {"scholar": 2, "boatman": 1, "farmer": 1, "trader": 1}),
    "astronomy": (1, {"scholar": 2, "trader": 1}),
    "boatmen_guild": (1, {"boatman": 3, "scholar": 1}),
    "cathedral": (2, {"craftsman": 2, "monk": 2, "trader": 2}),
    "peace_treaty": (2, {"monk": 1, "scholar": 1, "knight": 2}),
    "canalisation": (1, {"boatman": 3, "trader": 2, "farmer": 3, "craftsman": 2}),
}
"""Coins for each follower, and places by kind."""

STACK_1: Final = (
    "hayrick",
    "cheese_factory",
    "winery",
    "wool_manufacturer",
    "tailor_shop",
    "brewery",
    "windmill",
    "library",
    "sacristy",
    "herb_garden",
    "hospital",
    "bathhouse",
)
STACK_2: Final = (
    "shipping_line",
    "pharmacy",
    "cellar",
    "office",
    "laboratory",
    "gunpowder_tower",
    "school",
    "horse_wagon",
)
EXTRAS: Final = (
    "bakery",
    "goldsmith",
    "hideaway",
    "barracks",
    "tribunal",
    "theatre",
)

MAKES: Final = {
    "hayrick": "grain",
    "cheese_factory": "cheese",
    "winery": "wine",
    "wool_manufacturer": "wool",
    "tailor_shop": "brocade",
}
PLAIN: Final = {
    "scriptorium": (0, 1),
    "shipping_line": (0, 1),
    "brewery": (2, 0),
    "windmill": (2, 1),
    "library": (0, 2),
    "cellar": (4, 0),
}
"""Coins and development points of the places that bring nothing else (p. 8, 12)."""
RECRUITS: Final = {"farm_house": "farmer", "university": "scholar", "castle": "knight", "monastery": "monk"}
VILLAGE: Final = ("boatman", "craftsman", "trader")
TRAVELS: Final = ("ship", "wagon", "horse_wagon")
OWN_BOARD: Final = (*RECRUITS, "village", "ship", "wagon", "guildhall", "scriptorium", "town_hall")
NO_ACTION: Final = ("sacristy", "herb_garden", "school", "bathhouse", "barracks")
HIDEAWAY: Final = ("farmer", "craftsman", "trader", "boatman", "scholar")


def level(position: int) -> int:
    """The development level on a space.

    >>> [level(space) for space in (0, 3, 4, 8, 9, 14, 15, 21, 22, 29, 30)]
    [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6]
    """
    return sum(1 for star in STARS if position >= star)
