"""How this game speaks of its things: ids and params only, each device finds the words."""

from collections.abc import Iterable
from typing import Final

from scorers.core.api import Msg, Param, msg, thing_msg
from scorers.little_town.model import Heap
from scorers.little_town.printed import CUBES, NUMBERS, SLUG

_ORDER: Final = {thing: at for at, thing in enumerate((*CUBES, "coin", "vp"))}


def say(id_: str, /, **params: Param) -> Msg:
    """Return a sentence of this game."""
    return msg(f"{SLUG}-{id_}", **params)


def thing(name: str, n: int, case: str | None = None) -> Msg:
    """So many of a thing; points are points, whatever they are for. `case="acc"`: as what somebody takes."""
    return say("points", n=n) if name == "vp" else thing_msg(SLUG, name, n, case)


def name_of(name: str) -> Msg:
    """Return the name of a thing, without a number."""
    return thing_msg(SLUG, name, 2, "name")


def tile_name(tile: str) -> Msg:
    """Return the name of a tile."""
    return thing_msg(SLUG, f"tile.{tile}", 1, "name")


def heap(things: Heap, case: str | None = None) -> tuple[Msg, ...]:
    """Return a heap in words, in the order of the rulebook."""
    return tuple(thing(name, things[name], case) for name in in_order(things) if things[name])


def in_order(things: Iterable[str]) -> list[str]:
    """Return things in the order of the rulebook."""
    return sorted(things, key=_ORDER.__getitem__)


def bought_for(cubes: Heap) -> Msg | None:
    """Return that cubes are bought on the way, three coins each (p. 7)."""
    n = sum(cubes.values())
    return say("buys", what=heap(cubes), coins=n * NUMBERS.coins_per_cube) if n else None


def option_name(option: str, answer: str) -> Msg:
    """Return the name of an answer to a question of the setup."""
    return Msg(f"{SLUG}-option-{option}", (), answer)


def cell_name(cell: str) -> Msg:
    """Return the name of a space of the board: "C4"."""
    return say("cell", cell=cell.upper())
