"""Whether what the app keeps speaks against an objective card; those about one turn are not judged (digest 5.2)."""

from collections.abc import Callable, Mapping
from typing import Final

from scorers.core.api import seat_of, total
from scorers.little_town.board import MEADOW, built, cell_of, kept_side, own_buildings
from scorers.little_town.model import Town, workers
from scorers.little_town.printed import CUBES, NUMBERS, TILES


def unmet(state: Town, seat: str, card: str) -> bool:
    """Return whether a condition is known not to be met; where something is not kept, nobody knows."""
    return card in _MET and not state.skipped and _MET[card](state, seat) is False


def _side_by_side(state: Town, seat: str) -> bool | None:
    """Return whether three own buildings touch along their sides, all of them in one group."""
    cells = _cells(state, seat)
    return None if cells is None else any(len(_group(cell, frozenset(cells))) >= 3 for cell in cells)  # noqa: PLR2004 - as the card says


def _group(start: str, cells: frozenset[str]) -> frozenset[str]:
    """Return the spaces one reaches from a space without leaving these."""
    found = frozenset({start})
    while (grown := found | {cell for cell in cells if any(_touch(cell, near) for near in found)}) != found:
        found = grown
    return found


def _touch(one: str, other: str) -> bool:
    """Return whether two spaces share a side: a step along a row or a column."""
    return abs(ord(one[0]) - ord(other[0])) + abs(int(one[1:]) - int(other[1:])) == 1


def _more_than_workers(state: Town, seat: str) -> bool | None:
    return len(own_buildings(state, seat)) > workers(state) if "tiles" in state.keeps else None


def _twice_the_food(state: Town, seat: str) -> bool | None:
    food = total(state.ledger.get(seat, thing) for thing in NUMBERS.food).known
    return None if food is None else food >= 2 * workers(state)


def _by_every_terrain(state: Town, seat: str) -> bool | None:
    """Return whether own buildings lie by a lake, a mountain and a forest."""
    cells, board = _cells(state, seat), kept_side(state)
    if cells is None or board is None:
        return None
    return {*board.terrain.values()} - {MEADOW} <= {
        board.terrain[near] for cell in cells for near in board.around[cell]
    }


def _cells(state: Town, seat: str) -> tuple[str, ...] | None:
    """Return the spaces of a seat's buildings; nothing where one of them lies nobody knows where."""
    cells = tuple(cell_of(owner) for owner, _ in built(state) if seat_of(owner) == seat)
    return cells if kept_side(state) and all(cells) else None


def _deals(n: int, *things: str) -> Callable[[Town, str], bool | None]:
    """Return whether so many own buildings give or need one of these; the Pawnshop may be taken for any cube."""

    def met(state: Town, seat: str) -> bool | None:
        own = [TILES[tile] for tile in own_buildings(state, seat)]
        among = [{*tile.needs, *tile.gives, *(CUBES if tile.swap else ())} for tile in own]
        return sum(not found.isdisjoint(things) for found in among) >= n if "tiles" in state.keeps else None

    return met


def _cost_three(cube: str) -> Callable[[Town, str], bool | None]:
    def met(state: Town, seat: str) -> bool | None:
        own = own_buildings(state, seat)
        return any(TILES[tile].cost.get(cube, 0) >= 3 for tile in own) if "tiles" in state.keeps else None  # noqa: PLR2004 - as the card says

    return met


def _coins(fits: Callable[[int], bool]) -> Callable[[Town, str], bool | None]:
    def met(state: Town, seat: str) -> bool | None:
        n = state.ledger.n(seat, "coin")
        return None if n is None else fits(n)

    return met


_MET: Final[Mapping[str, Callable[[Town, str], bool | None]]] = {
    "obj_01": _side_by_side,
    "obj_02": _more_than_workers,
    "obj_03": _twice_the_food,
    "obj_04": _by_every_terrain,
    "obj_08": _deals(1, "fish"),
    "obj_09": _deals(2, "coin"),
    "obj_10": _deals(1, "wood", "stone"),
    "obj_11": _cost_three("stone"),
    "obj_12": _coins(lambda n: n == 0),
    "obj_13": _coins(lambda n: n >= 6),  # noqa: PLR2004 - as the card says
    "obj_18": _cost_three("wood"),
}
