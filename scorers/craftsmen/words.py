"""How this game speaks of its things: ids and params only, each device finds the words."""

from functools import partial
from typing import Final

from scorers.core.api import Msg, Param, msg, thing_msg
from scorers.craftsmen.printed import SLUG


def say(id_: str, /, **params: Param) -> Msg:
    """Return a sentence of this game."""
    return msg(f"{SLUG}-{id_}", **params)


thing: Final = partial(thing_msg, SLUG)
"""Returns so many of a thing."""


def name_of(name: str) -> Msg:
    """Return the name of a thing, without a number."""
    return thing_msg(SLUG, name, 2, "name")


def good(name: str) -> Msg:
    """Return the name of a good."""
    return say(f"good-{name}")
