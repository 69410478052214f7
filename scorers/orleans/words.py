"""How this game speaks of its things: ids and params only, each device finds the words."""

from collections.abc import Iterable
from functools import partial
from typing import Final

from scorers.core.api import Msg, Param, msg, thing_msg
from scorers.orleans.printed import SLUG, TILES


def say(id_: str, /, **params: Param) -> Msg:
    """Return a sentence of this game."""
    return msg(f"{SLUG}-{id_}", **params)


thing: Final = partial(thing_msg, SLUG)
"""Returns so many of a thing."""


def name_of(name: str) -> Msg:
    """Return the name of a thing, without a number."""
    return thing_msg(SLUG, name, 2, "name")


def place_name(place: str) -> Msg:
    """Return the name of a place of the board or of a building tile."""
    return name_of(f"tile.{place}") if place in TILES else say(f"place-{place}")


def listed(parts: Iterable[tuple[str, int]]) -> tuple[Msg, ...]:
    """Return so many of each in words."""
    return tuple(thing(name, n) for name, n in parts if n)
