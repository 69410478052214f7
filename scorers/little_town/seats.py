"""Each seat and the Table: what lies there, and what may be done at any moment (p. 3, 7-8)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache

from scorers.core.amount import Amount, known
from scorers.core.common import count_move
from scorers.core.forms import Move, Place
from scorers.core.ledger import seat_of
from scorers.core.msg import TABLE, Msg
from scorers.core.view import Face, Figure, Held, SeatView, Shape
from scorers.little_town.board import built, side_name
from scorers.little_town.faces import faces, tile_face
from scorers.little_town.model import (
    SIXTY_RETURNED,
    Town,
    keeps_board,
    keeps_goods,
    keeps_points,
    keeps_tiles,
    track_points,
)
from scorers.little_town.printed import CUBES, NUMBERS, TILES
from scorers.little_town.words import name_of, say


def seat_view(state: Town, seat: str) -> SeatView:
    """A player: points in the strip, what lies there, what can be done at any moment."""
    n = track_points(state, seat)
    figure = None if n is None else _points_figure(seat, n)
    notes = () if n is None else tuple(marker_notes(state, seat, n))
    return SeatView(seat, figure, tuple(holdings(state, seat, n)), _side_moves(seat, _sides(state, seat)), notes)


@lru_cache(maxsize=512)
def _points_figure(seat: str, n: int) -> Figure:
    return Figure(known(n), f"track/{seat}", "vp.other")


def marker_notes(state: Town, seat: str, n: int) -> Iterator[Msg]:
    """The "60" token (p. 8); below 60 again it goes back, unless by ruling."""
    kept = state.rulings[SIXTY_RETURNED] == "no" and seat in state.flow.sixty
    if n >= NUMBERS.track or kept:
        yield say("has-60", space=n % NUMBERS.track)
    elif n < 0:
        yield say("below-zero", space=n % NUMBERS.track)


def holdings(state: Town, seat: str, n: int | None) -> Iterator[Held]:
    """What a seat holds, in the order of the rulebook."""
    if n is not None:
        yield _points_held(seat, n)
    for thing in ("coin", *CUBES, "worker", "house", "objective"):
        if state.ledger.keeps(thing):
            yield _held(seat, thing, state.ledger.get(seat, thing))
    if keeps_tiles(state):
        own = tuple(tile for owner_, tile in built(state) if seat_of(owner_) == seat)
        yield _tiles_held(seat, own)


@lru_cache(maxsize=512)
def _points_held(seat: str, n: int) -> Held:
    return Held("vp", say("points-name"), _points_figure(seat, n), Shape.TRACK, count_move=f"track/{seat}")


@lru_cache(maxsize=4096)
def _held(owner_: str, thing: str, amount: Amount) -> Held:
    figure = Figure(amount, f"thing/{owner_}/{thing}", thing)
    return Held(thing, name_of(thing), figure, count_move=count_move(owner_, thing))


@lru_cache(maxsize=1024)
def _tiles_held(seat: str, tiles: tuple[str, ...]) -> Held:
    shown_ = tuple(replace(tile_face(tile), owner=seat) for tile in tiles)
    return Held("tile", say("buildings"), Figure(known(len(tiles)), f"built/{seat}", "house"), Shape.ROW, shown_)


def _sides(state: Town, seat: str) -> tuple[str, ...]:
    """The moves behind a name, as far as they are of use now."""
    moves = ["objective"]
    if not keeps_goods(state):
        moves.append("built")
    moves.append("points")
    if keeps_points(state):
        moves.append("track")
    if keeps_board(state) and side_name(state):
        moves.append("piece")
    if state.flow.first != seat:
        moves.append("first")
    return tuple(moves)


@lru_cache(maxsize=128)
def _side_moves(seat: str, kinds: tuple[str, ...]) -> tuple[Move, ...]:
    return tuple(Move(f"{kind}/{seat}", say(f"move-{kind}"), Place.SEAT, seat) for kind in kinds)


def table_view(state: Town) -> SeatView:
    """The reserve."""
    things = (thing for thing in ("coin", *CUBES) if state.ledger.keeps(thing))
    return SeatView(TABLE, holdings=tuple(_held(TABLE, thing, state.ledger.get(TABLE, thing)) for thing in things))


_KEYS = tuple(f"tile.{tile}" for tile in TILES)


def catalogue(state: Town) -> tuple[Face, ...]:
    """All tiles and objectives; who owns what, where that is kept."""
    if not keeps_tiles(state):
        return faces()
    owners = {f"tile.{tile}": seat_of(owner_) for owner_, tile in built(state) if TILES[tile].copies == 1}
    off = frozenset(tile for tile in _KEYS if tile not in owners and state.ledger.n(TABLE, tile) == 0)
    return tuple(_owned(face, owners.get(face.key), face.key in off) for face in faces())


@lru_cache(maxsize=512)
def _owned(face: Face, seat: str | None, off: bool) -> Face:  # noqa: FBT001 - a key of the cache
    if seat:
        return replace(face, owner=seat)
    return replace(face, state=say("not-on-market")) if off else face
