"""What the referee knows by heart: typed from the rulebook and the digest, nothing read from the title's own data."""

from __future__ import annotations

from typing import Final

YEARS: Final = 3
SEASONS: Final = ("spring", "summer", "autumn", "winter")
HELPERS: Final = 5
CARDS: Final = 5
"""Capital cards in hand at the start."""
MOST_CARDS: Final = 10
KEPT_CARDS: Final = 8
CUBES: Final = 20

TOKENS: Final = {2: 4, 3: 6, 4: 8, 5: 10}
"""Privilege tokens in play by number of players; as many work tokens."""
MOST_TOKENS: Final = 3
SPACES: Final = {2: ("gold", "silver"), 3: ("gold", "silver", "ribbon")}
CAP: Final = {2: 4, 3: 4, 4: 5, 5: 6}
OWN: Final = 2
START: Final = (0, 1, 1, 2, 2)
ORDER_SPACES: Final = 3

BUILDINGS: Final = ("bankers", "builders", "notary", "craft", "merchants", "hall")
"""Stages I to VI."""
WINTER: Final = ("builders", "craft")
FEE: Final = (1, 2, 3)
"""Points for covering a disc, by year."""
WORK: Final = (3, 4, 5)
"""Work points of a helper, by year."""

COST: Final = {"basic": 2, "extended": 3, "advanced": 6}
PRICE: Final = {"basic": 3, "extended": 5, "advanced": 10}
CARDS_TO_BUILD: Final = {"basic": 24, "extended": 24, "advanced": 16}
DRAWN: Final = {"basic": 1, "extended": 2, "advanced": 3}
"""Cards the mayor draws."""
COLOURS: Final = ("purple", "green", "blue", "red")
FACES: Final = (1, 2, 3)
FAIR: Final = 3

RAW: Final = ("wood", "ore", "flax", "wheat", "cow", "wax", "grapes")
HALF: Final = ("barrel", "rope", "leather", "paper", "iron", "cloth", "meat", "flour")
FINAL: Final = ("weapons", "tools", "clothes", "books", "candles", "wine", "beer", "bread")
STORED: Final = tuple(kind for kind in HALF if kind != "meat")
"""What the granary takes: two of each, fourteen places."""
SHIPPED: Final = (*FINAL, "meat")
MADE: Final = {"flour": 1, "clothes": 4}
"""Points for making, as far as the rulebook shows them."""

BONUS: Final = {1: (4,), 2: (5, 3), 3: (6, 4, 2), 4: (7, 5, 3, 1)}
"""What the places of a ship bring."""
SET: Final = 3
INVESTED: Final = (4, 12)
