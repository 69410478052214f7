"""Each seat and the Table: what lies there, what may be done at any moment, what each figure is made of (p. 3-8)."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace

from scorers.core.api import TABLE, UNKNOWN, Amount, Move, MoveKey, Msg, Place, known, seat_of, total
from scorers.core.display import Face, Figure, Held, Part, SeatView, Shape, Why, card_row, counter, owned
from scorers.little_town.board import built, kept_side, own_buildings
from scorers.little_town.faces import faces, tile_face
from scorers.little_town.model import SIXTY_RETURNED, Town, track_points
from scorers.little_town.printed import CUBES, NUMBERS, REASONS, TILES, box, share
from scorers.little_town.scoring import marker_note
from scorers.little_town.words import name_of, say, tile_name


def seat_view(state: Town, seat: str) -> SeatView:
    """Return what is seen of a player: points in the strip, what lies there, what can be done at any moment."""
    n = track_points(state, seat)
    figure = None if n is None else Figure(known(n), f"track/{seat}", "vp.other")
    notes = () if n is None else tuple(_marker_notes(state, seat, n))
    return SeatView(seat, figure, tuple(_holdings(state, seat, figure)), tuple(_moves(state, seat)), notes)


def _marker_notes(state: Town, seat: str, n: int) -> Iterator[Msg]:
    """Yield a word about the "60" token (p. 8); below 60 again it goes back, unless by ruling."""
    kept = state.rulings[SIXTY_RETURNED] == "no" and seat in state.flow.sixty
    if n >= NUMBERS.track or kept:
        yield say("has-60", space=n % NUMBERS.track)
    elif n < 0:
        yield say("below-zero", space=n % NUMBERS.track)


def _holdings(state: Town, seat: str, points: Figure | None) -> Iterator[Held]:
    """Yield what a seat holds, in the order of the rulebook."""
    if points:
        right = str(MoveKey("track", (seat,)))
        yield Held("vp", name_of("vp.other"), points, Shape.TRACK, count_move=right)
    yield from _counters(state, seat, ("coin", *CUBES, "worker", "house", "objective"))
    if "tiles" in state.keeps:
        row = card_row(
            "tile", say("buildings"), (replace(tile_face(t), owner=seat) for t in own_buildings(state, seat))
        )
        yield replace(row, figure=replace(row.figure, why=f"built/{seat}", thing="house"))


def _counters(state: Town, owner: str, things: Iterable[str]) -> Iterator[Held]:
    for thing in things:
        if state.ledger.keeps(thing):
            yield counter(state, owner, thing, f"thing/{owner}/{thing}")


def _moves(state: Town, seat: str) -> Iterator[Move]:
    """Yield the moves behind a name, as far as they are of use now."""
    of_use = {
        "objective": True,
        "built": "goods" not in state.keeps,
        "points": True,
        "track": "points" in state.keeps,
        "piece": kept_side(state) is not None,
        "first": state.flow.first != seat,
    }
    for word, now in of_use.items():
        if now:
            yield Move(str(MoveKey(word, (seat,))), say(f"move-{word}"), Place.SEAT, seat)


def table_view(state: Town) -> SeatView:
    """Return what is seen of the reserve."""
    return SeatView(TABLE, holdings=tuple(_counters(state, TABLE, ("coin", *CUBES))))


def catalogue(state: Town) -> tuple[Face, ...]:
    """Return all tiles and objectives; who owns what, where that is kept."""
    if "tiles" not in state.keeps:
        return faces()
    owners = {f"tile.{tile}": seat_of(owner) for owner, tile in built(state) if TILES[tile].copies == 1}
    keys = {f"tile.{tile}" for tile in TILES} - owners.keys()
    off = {key for key in keys if state.ledger.n(TABLE, key) == 0}
    return owned((replace(f, state=say("not-on-market")) if f.key in off else f for f in faces()), owners)


def why(state: Town, figure: str) -> Why:
    """Return what a figure is made of; figures are named by `view`."""
    key = MoveKey.read(figure)
    return _KINDS[key.word](state, *key.args)


def _track(state: Town, seat: str) -> Why:
    """Return where the points on the track came from (p. 6-8)."""
    found = {reason: state.ledger.get(seat, f"vp.{reason}") for reason in REASONS}
    parts = tuple(Part(say(f"group-{reason}"), n) for reason, n in found.items() if n.n != 0)
    amount = total(found.values())
    n = amount.known
    rule = None if n is None else marker_note(seat, n)
    return Why(say("field-track"), amount, parts, rule, "6")


def _thing(state: Town, owner: str, thing: str) -> Why:
    """Return why a count is what it is: what there was at the start, and what has come or gone since (p. 4)."""
    start, now = _start(state, owner, thing), state.ledger.get(owner, thing)
    parts = (Part(say("at-start"), known(start)), Part(say("since"), now + -start))
    return Why(name_of(thing), now, parts, say("in-box", n=box(thing)), "4")


def _start(state: Town, owner: str, thing: str) -> int:
    n = share(state.setup.players).get(thing, 0)
    return box(thing) - n * state.setup.players if owner == TABLE else n


def _built(state: Town, seat: str) -> Why:
    """Return why a seat has its points of buildings: each building and their points when built (p. 6)."""
    own = own_buildings(state, seat)
    parts = tuple(Part(tile_name(tile), _printed(tile)) for tile in own)
    return Why(say("buildings"), known(len(own)), parts, say("rule-build"), "6")


def _printed(tile: str) -> Amount:
    """Return the points in the corner of a tile; a question mark is counted at the end (p. 6)."""
    vp = TILES[tile].vp
    return UNKNOWN if vp is None else known(vp)


_KINDS: Mapping[str, Callable[..., Why]] = {"track": _track, "thing": _thing, "built": _built}
