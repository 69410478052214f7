"""What lies where before the first worker (p. 4)."""

from __future__ import annotations

from scorers.core.game import opening
from scorers.core.ledger import Key
from scorers.core.msg import BOX, TABLE
from scorers.core.setup import Setup
from scorers.little_town.checks import check_setup
from scorers.little_town.flow import FIRST_GAME
from scorers.little_town.model import Town, TownFlow
from scorers.little_town.printed import CUBES, INFO, OBJECTIVES, TILES, box, share


def begin(setup: Setup) -> Town:
    """Workers, houses, objectives and three coins each; the rest is the reserve (p. 4)."""
    check_setup(setup)
    amounts = {**_seats(setup), **_reserve(setup), **_tiles(setup)}
    amounts |= {(TABLE, f"card.{card}"): 1 for card in OBJECTIVES}
    return opening(INFO, setup, TownFlow(first=setup.first), amounts)


def _seats(setup: Setup) -> dict[Key, int]:
    given = share(setup.players)
    each = {
        "worker": given.workers,
        "house": given.houses,
        "objective": given.objectives,
        "coin": given.coins,
        **dict.fromkeys(CUBES, 0),
    }
    return {(seat, thing): n for seat in setup.ids for thing, n in each.items()}


def _reserve(setup: Setup) -> dict[Key, int]:
    coins = box("coin") - share(setup.players).coins * setup.players
    return {(TABLE, "coin"): coins, **{(TABLE, cube): box(cube) for cube in CUBES}}


def _tiles(setup: Setup) -> dict[Key, int]:
    """Wheat fields always; of the others any may be on the market, in a first game those with the robin (p. 4)."""
    robin_only = setup.variant == FIRST_GAME
    found = {}
    for tile in TILES.values():
        here = tile.copies > 1 or tile.robin or not robin_only
        found[TABLE, f"tile.{tile.id}"] = tile.copies if here else 0
        found[BOX, f"tile.{tile.id}"] = 0 if here else tile.copies
    return found
