"""How this game speaks of its things: ids and params only, each device finds the words."""

from collections.abc import Iterable, Mapping

from scorers.core.api import Msg, Option, Param, Row, msg, owner_msg, thing_msg
from scorers.craftsmen.printed import SLUG


def say(id_: str, /, **params: Param) -> Msg:
    """Return a sentence of this game."""
    return msg(f"{SLUG}-{id_}", **params)


def thing(name: str, n: int) -> Msg:
    """Return so many of a thing."""
    return thing_msg(SLUG, name, n)


def name_of(name: str) -> Msg:
    """Return the name of a thing, without a number."""
    return thing_msg(SLUG, name, 2, "name")


def good(name: str) -> Msg:
    """Return the name of a good."""
    return say(f"good-{name}")


def names(seats: Iterable[str]) -> tuple[Msg, ...]:
    """Return players in a sentence."""
    return tuple(owner_msg(seat) for seat in seats)


def players(seats: Iterable[str]) -> tuple[Option, ...]:
    """Return players as options."""
    return tuple(Option(seat, owner_msg(seat), seat=seat) for seat in seats)


def rows(found: Mapping[str, int | None], low: int, high: int | None) -> tuple[Row, ...]:
    """Return a line to be answered for each player, filled in as far as it is known."""
    return tuple(Row(seat, owner_msg(seat), n, low, high, seat=seat) for seat, n in found.items())
