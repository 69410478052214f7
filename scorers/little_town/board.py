"""The board: spaces, what lies around them, what is counted there, and asking for one (p. 3, 5-6)."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from scorers.core.api import BOX, TABLE, Issues, Player, against, impossible, per_state, seat_of
from scorers.core.display import Face
from scorers.core.forms import Answers, Grid, Option, Pick, picked
from scorers.little_town.faces import symbol, tile_face
from scorers.little_town.model import SHOWN, TOWN, YARD, Town, keeps_board, workers
from scorers.little_town.printed import BOARDS, NUMBERS, TILES
from scorers.little_town.words import cell_name, heap, say, tile_name

MEADOW: Final = "meadow"
"""The only terrain one can build or stand on (p. 5-6)."""

COLUMNS: Final = len(next(iter(BOARDS.sides.values()))[0])
"""Spaces in a row."""

_LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"
_SEES_WORKERS: Final = frozenset({"cathedral", "watchtower"})
"""Tiles for which it matters where workers stand; Castle and Residence see buildings only."""
_NO_CELL: Final = frozenset({YARD, TOWN, SHOWN, ""})


@dataclass(frozen=True, slots=True)
class Side:
    """One side of the board: the terrain of each space, and the eight spaces around each."""

    terrain: Mapping[str, str]
    around: Mapping[str, tuple[str, ...]]

    def gather(self, cell: str) -> dict[str, int]:
        """Return one cube for each terrain space around, diagonals included (p. 5)."""
        found: dict[str, int] = {}
        for near in self.around[cell]:
            cube = NUMBERS.terrain.get(self.terrain[near])
            if cube:
                found[cube] = found.get(cube, 0) + 1
        return found


@lru_cache(maxsize=4)
def side(name: str) -> Side:
    """Return one side of the board, read row by row: "a1" is the top left space, "i6" the bottom right one."""
    rows = BOARDS.sides[name]
    terrain = {_cell(x, y): BOARDS.legend[letter] for y, row in enumerate(rows) for x, letter in enumerate(row)}
    return Side(terrain, {cell: _around(cell, terrain) for cell in terrain})


def _around(cell: str, terrain: Mapping[str, str]) -> tuple[str, ...]:
    x, y = _LETTERS.index(cell[0]), int(cell[1:]) - 1
    near = (_cell(x + dx, y + dy) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if dx or dy)
    return tuple(name for name in near if name in terrain)


def _cell(x: int, y: int) -> str:
    """Return column and row as on a map; beyond the edge no space has that name."""
    return f"{_LETTERS[x]}{y + 1}" if x >= 0 else ""


def side_name(state: Town) -> str | None:
    """Return which side is up, once somebody has said so."""
    told = state.values.get("side")
    if told:
        return f"side_{told}"
    chosen = state.setup.options.get("side", "unknown")
    return chosen if chosen in BOARDS.sides else None


def kept_side(state: Town) -> Side | None:
    """Return the board, where the app knows what lies on it."""
    name = side_name(state)
    return side(name) if name and keeps_board(state) else None


def cell_of(owner: str) -> str:
    """Return the space of a place: "s1@c4" lies on "c4"; nothing for the yard or a seat."""
    cell = owner.partition("@")[2]
    return "" if cell in _NO_CELL else cell


@dataclass(frozen=True, slots=True)
class Lying:
    """Something on a space."""

    seat: str
    tile: str = ""
    """Empty: a worker."""


@per_state
def lying(state: Town) -> Mapping[str, Lying]:
    """Return what lies on each space: tiles and workers."""
    found: dict[str, Lying] = {}
    for (owner, thing), amount in state.ledger.values.items():
        seat, at, cell = owner.partition("@")
        if not at or cell in _NO_CELL or not amount.n:
            continue
        if thing == "worker":
            found.setdefault(cell, Lying(seat))
        elif thing.startswith("tile."):
            found[cell] = Lying(seat, thing[5:])
    return found


def owner_of(state: Town, tile: str) -> str | None:
    """Return the place where a unique tile lies with a seat: "s1" or "s1@c4"."""
    return next((owner for owner in state.ledger.owners(f"tile.{tile}") if owner not in (TABLE, BOX)), None)


@per_state
def built(state: Town) -> list[tuple[str, str]]:
    """Return every tile built, as (place, tile); a place with two of them comes twice."""
    return [
        (owner, thing[5:])
        for (owner, thing), amount in state.ledger.values.items()
        if thing.startswith("tile.") and owner not in (TABLE, BOX)
        for _ in range(amount.n or 0)
    ]


def own_buildings(state: Town, seat: str) -> tuple[str, ...]:
    """Return the buildings a seat has built."""
    return tuple(tile for owner, tile in built(state) if seat_of(owner) == seat)


def castle_count(state: Town, place: str) -> int:
    """Return the buildings around the Castle: its owner's, or anybody's by ruling (p. 6, help sheet)."""
    return _counted(state, place, "castle_counts", (piece for piece in _near(state, place).values() if piece.tile))


def watchtower_count(state: Town, place: str) -> int:
    """Return the empty meadow spaces around the Watchtower; one with a worker only by ruling (p. 5-6)."""
    workers_are_empty = state.rulings["watchtower_counts"] == "yes"
    board, near = side(side_name(state) or ""), _near(state, place)
    empty = (cell for cell in board.around[cell_of(place)] if board.terrain[cell] == MEADOW)
    return sum(1 for cell in empty if cell not in near or (workers_are_empty and not near[cell].tile))


def cathedral_count(state: Town, place: str) -> int:
    """Return the workers around the Cathedral: everybody's, or only the owner's by ruling (p. 7, help sheet)."""
    return _counted(
        state, place, "cathedral_counts", (piece for piece in _near(state, place).values() if not piece.tile)
    )


def _counted(state: Town, place: str, ruling: str, near: Iterable[Lying]) -> int:
    own_only = state.rulings[ruling] == "own_only"
    return sum(1 for piece in near if not own_only or piece.seat == seat_of(place))


def _near(state: Town, place: str) -> dict[str, Lying]:
    around = side(side_name(state) or "").around[cell_of(place)]
    everywhere = lying(state)
    return {cell: everywhere[cell] for cell in around if cell in everywhere}


def located(state: Town, tile: str) -> str | None:
    """Return the place of a tile, if what lies around can be counted: every piece it counts lies on a known space."""
    place = owner_of(state, tile)
    if not place or not side_name(state) or _astray(state) or (tile in _SEES_WORKERS and _untold(state)):
        return None
    return place


def _astray(state: Town) -> bool:
    """Return whether a tile lies somewhere on the board."""
    return any(not cell_of(owner) for owner, _ in built(state))


def _untold(state: Town) -> bool:
    """Return whether a worker is neither at hand, nor in the yard, nor on a space the app was told about."""
    told: dict[str, int] = dict.fromkeys(state.setup.ids, 0)
    for (owner, thing), amount in state.ledger.values.items():
        seat, _, at = owner.partition("@")
        if thing == "worker" and seat in told and at != TOWN:
            told[seat] += amount.n or 0
    return any(n < workers(state) for n in told.values())


def usable_around(state: Town, cell: str) -> list[tuple[str, str]]:
    """Return the buildings around a space that can be used, as (place, tile), in reading order (p. 5)."""
    everywhere = lying(state)
    near = ((c, everywhere[c]) for c in side(side_name(state) or "").around[cell] if c in everywhere)
    return [(f"{piece.seat}@{c}", piece.tile) for c, piece in near if piece.tile and TILES[piece.tile].usable]


# -------------------------------------------------------------------------------------------------- asking for a space


def cell_ask(state: Town, answers: Answers, piece: Face | None = None) -> tuple[Pick, ...]:
    """Return the ask for a space, on the board as it lies there; nothing where the board is not kept."""
    name = side_name(state)
    if not (keeps_board(state) and name):
        return ()
    there = lying(state)
    gone = frozenset(cube for cube in NUMBERS.terrain.values() if state.ledger.n(TABLE, cube) == 0)
    options = tuple(_space(bare, cell, there.get(cell)) for cell, bare in _bare(name, gone).items())
    grid = Grid(COLUMNS, tuple(option.key for option in options), BOARDS.sides[name], piece)
    return (Pick("cell", say("which-space"), options, picked(answers, "cell"), grid=grid),)


def _space(bare: Option, cell: str, piece: Lying | None) -> Option:
    """Return one space: empty meadow can be picked, anything else says why not (LT-V05)."""
    if piece is None:
        return bare
    if piece.tile:
        face = replace(tile_face(piece.tile), key=cell, owner=piece.seat)
        return Option(cell, tile_name(piece.tile), face, say("taken-by-tile", cell=cell.upper()))
    worker = worker_face(cell, piece.seat)
    return Option(cell, worker.name, worker, say("taken-by-worker", cell=cell.upper()))


def worker_face(cell: str, seat: str) -> Face:
    """Return a worker of a player on a space."""
    return Face(cell, say("worker-of", who=Player(seat)), (symbol("worker"),), there=seat)


@lru_cache(maxsize=16)
def _bare(name: str, gone: frozenset[str]) -> dict[str, Option]:
    """Return all spaces of a side with nothing on them; terrain goes by its symbol, so that it is drawn.

    `gone`: cubes of which the reserve has none left.
    """
    return {cell: _empty(name, cell, gone) for cell in side(name).terrain}


def _empty(name: str, cell: str, gone: frozenset[str]) -> Option:
    board = side(name)
    terrain = board.terrain[cell]
    if terrain == MEADOW:
        what = heap({cube: n for cube, n in board.gather(cell).items() if cube not in gone})
        return Option(cell, say("space-gathers", what=what) if what else say("space-bare"), Face(cell, cell_name(cell)))
    face = Face(cell, say(f"terrain-{terrain}"), (symbol(terrain),))
    return Option(f"{terrain}@{cell}", face.name, face, say("not-meadow", cell=cell.upper()))


def cell_taken(state: Town, cell: str) -> Issues:
    """Yield that it is no empty meadow space: terrain, a tile or a worker is there (LT-V05)."""
    name = side_name(state)
    if cell not in side(next(iter(BOARDS.sides))).terrain:  # both sides have the same spaces
        yield impossible("little_town-no-such-space", cell=cell.upper())
        return
    if name and side(name).terrain[cell] != MEADOW:
        yield against("little_town-not-meadow", cell=cell.upper())
    if there := lying(state).get(cell):
        yield against("little_town-taken-by-tile" if there.tile else "little_town-taken-by-worker", cell=cell.upper())
