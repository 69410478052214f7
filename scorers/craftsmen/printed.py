"""What is printed: the numbers of the rulebook, and which values of cards and board the table has to tell."""

from collections.abc import Mapping
from typing import Final

from scorers.core.api import TABLE, Frozen, GameInfo, Look, load, place

SLUG: Final = "craftsmen"
"""The game's own name for itself."""


class Numbers(Frozen):
    """data/games/craftsmen/table.json: the numbers of the rulebook."""

    source: str
    years: int
    seasons: int
    helpers: int
    own_helpers: int
    high: int
    order_spaces: int
    fair: int
    tokens_held: int
    cubes: int
    hand: int
    hand_any: int
    sums: tuple[int, int]
    start_points: tuple[int, ...]
    queue_spaces: Mapping[int, int]
    cap: Mapping[int, int]
    tokens: Mapping[int, int]
    fee: tuple[int, ...]
    work_points: tuple[int, ...]
    set_points: int
    invest: tuple[int, int]
    raw: tuple[str, ...]
    semi: tuple[str, ...]
    final: tuple[str, ...]
    colours: tuple[str, ...]
    construction: Mapping[str, int]
    mayor: Mapping[str, int]
    inferred: tuple[str, ...]


INFO: Final[GameInfo] = load(SLUG, "game.json", GameInfo)
"""What the game is, as data."""

LOOK: Final[Look] = load(SLUG, "look.json", Look)
"""What it looks like."""

NUMBERS: Final[Numbers] = load(SLUG, "table.json", Numbers)
"""The numbers of the rulebook."""

RAW, SEMI, FINAL = NUMBERS.raw, NUMBERS.semi, NUMBERS.final
"""Raw goods, semi-products, final products (digest 7)."""

SCORED: Final = (*SEMI, *FINAL)
"""The goods that bring points when they are produced (digest 4.6)."""

MEAT: Final = "meat"
"""The semi-product that goes to a ship, and never on to another building (digest 7)."""

STORED: Final = tuple(good for good in SEMI if good != MEAT)
"""What lies in the granary: two fields each (digest 7)."""

GRANARY: Final = {(place(TABLE, f"{good}.{side}"), "cube"): 1 for good in STORED for side in (0, 1)}
"""A natural cube on each field, as the granary is laid out (digest 2.2)."""

SHIPPED: Final = (MEAT, *FINAL)
"""What is loaded onto ships (digest 4.6)."""

PLACES: Final = 2 * len(SHIPPED)
"""The places a ship can have: a hold of two for each product (digest 5.1)."""

SHIPS: Final = (1, 2, 3, 4)
"""The ships from the left (digest 5.1)."""

MOST: Final = 50
"""No printed value is larger (digest 10.3)."""

ROUNDS: Final = NUMBERS.years * NUMBERS.seasons

SEASONS: Final = ("spring", "summer", "autumn", "winter")
"""The rounds of a year (digest 3.1)."""

ALL_SHIPS: Final = tuple(f"ship{ship}" for ship in SHIPS)

PARTS: Final = (*ALL_SHIPS, "colours", "granary", "invest")
"""What is scored at the end of a year, in the order of the rules (digest 5)."""


def line_of(part: str, year: int) -> str:
    """Return the thing that the points of a part of the year are kept as.

    >>> line_of("ship3", 2), line_of("invest", 1)
    ('vp.ships.2', 'vp.invest.1')
    """
    return f"vp.{'ships' if part.startswith('ship') else part}.{year}"


LINES: Final = tuple(thing.id for thing in INFO.things if thing.id.startswith("vp."))
"""What points are kept as, in the order of the final count."""

TOKENS: Final = ("privilege", "work")
