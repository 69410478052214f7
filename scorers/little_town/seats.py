"""Each seat and the Table: what lies there, and what may be done at any moment (p. 3, 7-8)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import lru_cache

from scorers.core.amount import UNKNOWN, total
from scorers.core.api import TABLE, Amount, Move, MoveKey, Msg, Place, known
from scorers.core.common import count_move
from scorers.core.ledger import seat_of
from scorers.core.view import Face, Figure, Held, Part, SeatView, Shape, Why
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
from scorers.little_town.printed import CUBES, NUMBERS, REASONS, TILES, box, share
from scorers.little_town.scoring import marker_note
from scorers.little_town.words import name_of, say, tile_name


def seat_view(state: Town, seat: str) -> SeatView:
    """Return what is seen of a player: points in the strip, what lies there, what can be done at any moment."""
    n = track_points(state, seat)
    figure = None if n is None else _points_figure(seat, n)
    notes = () if n is None else tuple(marker_notes(state, seat, n))
    return SeatView(seat, figure, tuple(holdings(state, seat, n)), _side_moves(seat, _sides(state, seat)), notes)


@lru_cache(maxsize=512)
def _points_figure(seat: str, n: int) -> Figure:
    return Figure(known(n), f"track/{seat}", "vp.other")


def marker_notes(state: Town, seat: str, n: int) -> Iterator[Msg]:
    """Yield a word about the "60" token (p. 8); below 60 again it goes back, unless by ruling."""
    kept = state.rulings[SIXTY_RETURNED] == "no" and seat in state.flow.sixty
    if n >= NUMBERS.track or kept:
        yield say("has-60", space=n % NUMBERS.track)
    elif n < 0:
        yield say("below-zero", space=n % NUMBERS.track)


def holdings(state: Town, seat: str, n: int | None) -> Iterator[Held]:
    """Yield what a seat holds, in the order of the rulebook."""
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
    right = str(MoveKey("track", (seat,)))
    return Held("vp", name_of("vp.other"), _points_figure(seat, n), Shape.TRACK, count_move=right)


@lru_cache(maxsize=4096)
def _held(owner_: str, thing: str, amount: Amount) -> Held:
    figure = Figure(amount, f"thing/{owner_}/{thing}", thing)
    return Held(thing, name_of(thing), figure, count_move=count_move(owner_, thing))


@lru_cache(maxsize=1024)
def _tiles_held(seat: str, tiles: tuple[str, ...]) -> Held:
    shown_ = tuple(replace(tile_face(tile), owner=seat) for tile in tiles)
    return Held("tile", say("buildings"), Figure(known(len(tiles)), f"built/{seat}", "house"), Shape.ROW, shown_)


def _sides(state: Town, seat: str) -> tuple[str, ...]:
    """Return the moves behind a name, as far as they are of use now."""
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
    return tuple(Move(str(MoveKey(kind, (seat,))), say(f"move-{kind}"), Place.SEAT, seat) for kind in kinds)


def table_view(state: Town) -> SeatView:
    """Return what is seen of the reserve."""
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


def why(state: Town, figure: str) -> Why:
    """Return what a figure is made of; figures are named by `view`."""
    kind, _, rest = figure.partition("/")
    return _KINDS[kind](state, rest)


def _track(state: Town, seat: str) -> Why:
    """Where the points on the track came from (p. 6-8)."""
    found = {reason: state.ledger.get(seat, f"vp.{reason}") for reason in REASONS}
    parts = tuple(Part(say(f"group-{reason}"), n) for reason, n in found.items() if n.n != 0)
    amount = total(found.values())
    n = amount.known
    rule = None if n is None else marker_note(seat, n)
    return Why(say("field-track"), amount, parts, rule, "6")


def _thing(state: Town, rest: str) -> Why:
    """Return why a count is what it is: what there was at the start, and what has come or gone since (p. 4)."""
    owner, _, thing = rest.partition("/")
    start, now = _start(state, owner, thing), state.ledger.get(owner, thing)
    parts = (Part(say("at-start"), known(start)), Part(say("since"), now + -start))
    return Why(name_of(thing), now, parts, say("in-box", n=box(thing)), "4")


def _start(state: Town, owner: str, thing: str) -> int:
    given = share(state.setup.players)
    each = {"worker": given.workers, "house": given.houses, "objective": given.objectives, "coin": given.coins}
    n = each.get(thing, 0)
    return box(thing) - n * state.setup.players if owner == TABLE else n


def _built(state: Town, seat: str) -> Why:
    """Return why a seat has its points of buildings: each building and their points when built (p. 6)."""
    own = [tile for owner, tile in built(state) if seat_of(owner) == seat]
    parts = tuple(Part(tile_name(tile), _printed(tile)) for tile in own)
    return Why(say("buildings"), known(len(own)), parts, say("rule-build").in_case("brief"), "6")


def _printed(tile: str) -> Amount:
    """Return the points in the corner of a tile; a question mark is counted at the end (p. 6)."""
    vp = TILES[tile].vp
    return UNKNOWN if vp is None else known(vp)


_KINDS: Mapping[str, Callable[[Town, str], Why]] = {"track": _track, "thing": _thing, "built": _built}
