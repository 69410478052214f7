"""The catalogue: tiles and objective cards by the numbers printed on them (p. 2, 5-6)."""

from functools import lru_cache

from scorers.core.api import UNKNOWN, Msg, known, perhaps, thing_msg
from scorers.core.display import Face, Sign
from scorers.little_town.model import Heap
from scorers.little_town.printed import LOOK, OBJECTIVES, SLUG, TILES, Tile
from scorers.little_town.words import heap, say, tile_name


def symbol(name: str) -> Sign:
    """Return a sign that is a symbol alone, without a number."""
    return Sign(name, UNKNOWN)


@lru_cache(maxsize=64)
def tile_face(tile: str) -> Face:
    """Return the face of a tile: cost first, then the points in its corner, then what it does."""
    data = TILES[tile]
    cost = signs_of(data.cost)
    signs, group = (*cost, Sign("vp", perhaps(data.vp))), say(f"group-{data.trigger}")
    return Face(
        f"tile.{tile}",
        tile_name(tile),
        signs,
        group=group,
        text=effect(data),
        our_words=data.our_words,
        value=Sign("vp", perhaps(data.vp)),
        cost=cost,
        takes=signs_of(data.needs),
        brings=signs_of(data.gives) or (symbol(_sign(tile)),),
    )


def _sign(tile: str) -> str:
    """Return the sign of a tile that brings nothing one could count beforehand."""
    return tile if tile in LOOK.symbols else "house"


def signs_of(things: Heap) -> tuple[Sign, ...]:
    """Return a heap as signs, as printed on a tile."""
    return tuple(Sign(thing, known(n)) for thing, n in things.items() if n)


def effect(tile: Tile) -> Msg:
    """Return what a tile does, in a line (p. 5-6)."""
    if tile.swap:
        return say("does-swap", n=tile.swap)
    if tile.each:
        return say(f"does-{tile.id}", n=tile.each)
    if tile.needs:
        return say("does-convert", give=heap(tile.needs, "acc"), get=heap(tile.gives, "acc"))
    if tile.gives:
        return say("does-gain", get=heap(tile.gives, "acc"))
    return say("does-residence" if tile.trigger == "round_end" else "does-nothing")


@lru_cache(maxsize=64)
def objective_face(card: str) -> Face:
    """Return the face of an objective card: its points and its condition in our words."""
    data = OBJECTIVES[card]
    signs = (Sign("vp", known(data.vp)), *((symbol("warning"),) if data.mark else ()))
    name, group, text = thing_msg(SLUG, f"card.{card}", 1, "name"), say("group-objective"), say(f"does-{card}")
    state = say("inferred") if data.inferred else None
    value, ours = Sign("vp", known(data.vp)), data.our_words
    return Face(f"card.{card}", name, signs, group=group, text=text, state=state, our_words=ours, value=value)


@lru_cache(maxsize=1)
def faces() -> tuple[Face, ...]:
    """All tiles, then all objectives."""
    return (*(tile_face(tile) for tile in TILES), *(objective_face(card) for card in OBJECTIVES))
