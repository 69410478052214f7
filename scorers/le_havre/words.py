"""Parts of sentences: things with and without a number, seats, supply tiles, what the court does."""

from collections.abc import Mapping
from functools import lru_cache, partial
from typing import Final

from scorers.core.api import Msg, msg, thing_msg
from scorers.le_havre.printed import FRANC, LOAN, SLUG, TILES

so_many: Final = partial(thing_msg, SLUG)
"""So many of a thing: `so_many("fish", 3)`."""


@lru_cache(maxsize=512)
def name(thing: str) -> Msg:
    """Return a thing without a number."""
    return so_many(thing, 1, "name")


@lru_cache(maxsize=512)
def amount_msg(thing: str, n: int) -> Msg:
    """Return so many of a thing; food and energy are no things but count like ones."""
    return msg(f"le_havre-{thing}", n=n) if thing in ("food", "energy") else so_many(thing, n)


def things(amounts: Mapping[str, int]) -> tuple[Msg, ...]:
    """Return so many of each thing, as a list in a sentence."""
    return tuple(amount_msg(thing, n) for thing, n in amounts.items() if n)


francs: Final = partial(so_many, FRANC)
"""So many francs."""

loans: Final = partial(so_many, LOAN)
"""So many loans."""


def lacks(missing: Mapping[str, int]) -> Msg | None:
    """Return what is missing; nothing where nothing is."""
    return msg("le_havre-lacks", what=things(missing)) if missing else None


@lru_cache(maxsize=16)
def tile_msg(tile: str) -> Msg:
    """Return the two tokens of a supply tile; the one with interest says so."""
    found = TILES[tile]
    a, b = (name(offer) for offer in found.pair)
    return msg("le_havre-tile-interest" if found.interest else "le_havre-tile", a=a, b=b)


def court_msg(back: int, paid: int) -> Msg:
    """Return what the court does: loans back, and francs with them."""
    if paid:
        return msg("le_havre-court-francs", loans=loans(back), francs=francs(paid))
    return msg("le_havre-court-back", loans=loans(back))
