"""Asking for a space of the board, and what speaks against one (p. 5-6)."""

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache

from scorers.core.api import Answers, Grid, Issue, Option, Pick, Player, against, impossible, picked
from scorers.core.display import Face
from scorers.little_town.board import COLUMNS, MEADOW, Lying, lying, side, side_name
from scorers.little_town.faces import symbol, tile_face
from scorers.little_town.model import Town, keeps_board
from scorers.little_town.printed import BOARDS, SLUG
from scorers.little_town.words import cell_name, heap, say, tile_name


def cell_ask(state: Town, answers: Answers) -> tuple[Pick, ...]:
    """Return the ask for a space, on the board as it lies there; nothing where the board is not kept."""
    name = side_name(state)
    if not (keeps_board(state) and name):
        return ()
    there = lying(state)
    options = tuple(_space(bare, cell, there.get(cell)) for cell, bare in _bare(name).items())
    grid = Grid(COLUMNS, tuple(option.key for option in options))
    return (Pick("cell", say("which-space"), options, picked(answers, "cell"), grid=grid),)


def _space(bare: Option, cell: str, piece: Lying | None) -> Option:
    """Return one space: empty meadow can be picked, anything else says why not (LT-V05)."""
    if piece is None:
        return bare
    if piece.tile:
        face = replace(tile_face(piece.tile), key=cell, owner=piece.seat)
        return Option(cell, tile_name(piece.tile), face, say("taken-by-tile", cell=cell.upper()))
    worker = Face(cell, say("worker-of", who=Player(piece.seat)), (symbol("worker"),), owner=piece.seat)
    return Option(cell, worker.name, worker, say("taken-by-worker", cell=cell.upper()))


@lru_cache(maxsize=4)
def _bare(name: str) -> dict[str, Option]:
    """Return all spaces of a side with nothing on them; terrain goes by its symbol, so that it is drawn."""
    return {cell: _empty(name, cell) for cell in side(name).terrain}


def _empty(name: str, cell: str) -> Option:
    board = side(name)
    terrain = board.terrain[cell]
    if terrain == MEADOW:
        what = heap(board.gather(cell))
        return Option(cell, say("space-gathers", what=what) if what else say("space-bare"), Face(cell, cell_name(cell)))
    face = Face(cell, say(f"terrain-{terrain}"), (symbol(terrain),))
    return Option(f"{terrain}@{cell}", face.name, face, say("not-meadow", cell=cell.upper()))


def cell_taken(state: Town, cell: str) -> Iterator[Issue]:
    """Yield that it is no empty meadow space: terrain, a tile or a worker is there (LT-V05)."""
    name = side_name(state)
    if cell not in side(name or next(iter(BOARDS.sides))).terrain:
        yield impossible(f"{SLUG}-no-such-space", cell=cell.upper())
        return
    if name and side(name).terrain[cell] != MEADOW:
        yield against(f"{SLUG}-not-meadow", cell=cell.upper())
    if there := lying(state).get(cell):
        yield against(f"{SLUG}-taken-by-tile" if there.tile else f"{SLUG}-taken-by-worker", cell=cell.upper())
