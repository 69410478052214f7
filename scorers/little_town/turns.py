"""A worker's turn: onto the board, or to the construction yard (p. 5-6)."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from scorers.core.forms import Answers, Form, Grid, Option, Pick, picked
from scorers.core.msg import TABLE, Msg, Player
from scorers.core.view import Face
from scorers.little_town.board import COLUMNS, MEADOW, Lying, lying, side, side_name
from scorers.little_town.effects import made
from scorers.little_town.faces import symbol, tile_face
from scorers.little_town.flow import acting, turn_key
from scorers.little_town.model import TileBuilt, Town, WorkerPlaced, keeps_board
from scorers.little_town.printed import NUMBERS, TILES
from scorers.little_town.uses import Price, price, purse
from scorers.little_town.words import cell_name, heap, say, tile_name
from scorers.little_town.work import Work, gather_ask, work_asks


def cell_ask(state: Town, answers: Answers) -> tuple[Pick, ...]:
    """Which space, on the board as it lies there; nothing where the board is not kept."""
    name = side_name(state)
    if not (keeps_board(state) and name):
        return ()
    there = lying(state)
    options = tuple(_space(bare, cell, there.get(cell)) for cell, bare in _bare(name).items())
    grid = Grid(COLUMNS, tuple(option.key for option in options))
    return (Pick("cell", say("which-space"), options, picked(answers, "cell"), grid=grid),)


def _space(bare: Option, cell: str, piece: Lying | None) -> Option:
    """One space: empty meadow can be picked, anything else says why not (p. 5-6, LT-V05)."""
    if piece is None:
        return bare
    if piece.tile:
        face = replace(tile_face(piece.tile), key=cell, owner=piece.seat)
        return Option(cell, tile_name(piece.tile), face, say("taken-by-tile", cell=cell.upper()))
    worker = Face(cell, say("worker-of", who=Player(piece.seat)), (symbol("worker"),), owner=piece.seat)
    return Option(cell, worker.name, worker, say("taken-by-worker", cell=cell.upper()))


@lru_cache(maxsize=4)
def _bare(name: str) -> dict[str, Option]:
    """All spaces of a side with nothing on them; terrain goes by its symbol, so that it is drawn."""
    return {cell: _empty(name, cell) for cell in side(name).terrain}


def _empty(name: str, cell: str) -> Option:
    board = side(name)
    terrain = board.terrain[cell]
    if terrain == MEADOW:
        what = heap(board.gather(cell))
        return Option(cell, say("space-gathers", what=what) if what else say("space-bare"), Face(cell, cell_name(cell)))
    face = Face(cell, say(f"terrain-{terrain}"), (symbol(terrain),))
    return Option(f"{terrain}@{cell}", face.name, face, say("not-meadow", cell=cell.upper()))


def place(state: Town, key: str, _rest: str, answers: Answers) -> Form:
    """A worker on an empty meadow space: cubes from the terrain around, buildings around used (p. 5)."""
    seat = acting(state)
    title = say("place-title", who=Player(seat or ""))
    asks: tuple[Pick, ...] = cell_ask(state, answers)
    cell = picked(answers, "cell")
    if seat is None or (asks and not cell):
        return Form(key, title, asks, say("record"))
    work = Work.of(state, seat, cell[0] if asks else None, answers, gathers=True)
    event = _placed(state, seat, work) if work.answered else None
    found = (*asks, *gather_ask(work), *work_asks(state, work))
    return Form(key, title, found, _record(work), work.note, event, work.issues)


def _record(work: Work) -> Msg:
    """The words on the button: what the worker brings in and uses."""
    what = (*heap(work.gathered), *(tile_name(use.tile) for use in work.uses))
    return say("record-what", what=what) if what else say("record")


def _placed(state: Town, seat: str, work: Work) -> WorkerPlaced:
    return made(
        state,
        WorkerPlaced,
        round=state.flow.round,
        seat=seat,
        cell=work.cell,
        gathered=work.gathered,
        uses=work.uses,
        settles=(turn_key(state, seat),),
    )


def build(state: Town, key: str, _rest: str, answers: Answers) -> Form:
    """A tile of the market paid for and put on an empty meadow space (p. 6)."""
    seat = acting(state)
    if seat is None:
        return Form(key, say("build-title", who=Player("")))
    title, has = say("build-title", who=Player(seat)), purse(state, seat)
    prices = {tile: price(has, TILES[tile].cost) for tile in market(state)}
    chosen = picked(answers, "tile")
    order = sorted(prices, key=lambda tile: bool(prices[tile].lacking))
    options = tuple(_tile_option(tile, prices[tile]) for tile in order)
    asks = (Pick("tile", say("which-tile"), options, chosen), *(cell_ask(state, answers) if chosen else ()))
    if not chosen:
        return Form(key, title, asks, say("record"))
    found = prices.get(chosen[0], Price({}, {}))
    cell = picked(answers, "cell")
    ready = cell or len(asks) == 1
    event = _built(state, seat, chosen[0], cell[0] if cell else None, found) if ready else None
    confirm = say("build-confirm", what=tile_name(chosen[0]), n=TILES[chosen[0]].vp or 0)
    return Form(key, title, asks, confirm, bought_note(found), event)


def _built(state: Town, seat: str, tile: str, cell: str | None, found: Price) -> TileBuilt:
    return made(
        state,
        TileBuilt,
        round=state.flow.round,
        seat=seat,
        tile=tile,
        cell=cell,
        bought=found.bought,
        settles=(turn_key(state, seat),),
    )


def market(state: Town) -> list[str]:
    """The tiles one can build: those on the market, as far as that is known (p. 4, 6)."""
    return [tile for tile in TILES if state.ledger.n(TABLE, f"tile.{tile}") != 0]


def _tile_option(tile: str, found: Price) -> Option:
    because = say("lacks", what=heap(found.lacking)) if found.lacking else None
    return Option(tile, tile_name(tile), tile_face(tile), because)


def bought_note(found: Price) -> Msg | None:
    """Three coins for each missing cube (p. 7)."""
    n = sum(found.bought.values())
    return say("buys", what=heap(found.bought), coins=n * NUMBERS.coins_per_cube) if n else None
