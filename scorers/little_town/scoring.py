"""The end of the game: what is asked, and every point explained (p. 8)."""

from collections.abc import Iterator, Mapping
from typing import Final

from scorers.core.amount import UNKNOWN, Amount, at_least, known
from scorers.core.events import Entry
from scorers.core.issues import Issue, against, impossible
from scorers.core.ledger import seat_of
from scorers.core.msg import Msg, Player
from scorers.core.score import Breakdown, Field, FieldKind, Line, Sheet, SheetForm
from scorers.core.setup import Setup
from scorers.core.view import Part, Standing, Why
from scorers.little_town.board import castle_count, located, own_buildings, owner_of, watchtower_count
from scorers.little_town.model import Town, agreed, keeps_board, track_points
from scorers.little_town.printed import FIRST_GAME, INFO, NUMBERS, REASONS, SLUG, TILES, box, share
from scorers.little_town.words import name_of, say, tile_name

TRACK, CASTLE, TOWER, COINS = "track", "castle", "watchtower", "coins"
"""The fields of the sheet."""

_PAGE: Final = "8"
_COUNTS: Final = {CASTLE: castle_count, TOWER: watchtower_count}


def sheet(setup: Setup, state: Town | None) -> SheetForm:
    """What is left to ask: the track, Castle, Watchtower, coins (p. 8)."""
    agreed(setup)
    parts = _track_parts(state) if state and "points" in state.keeps else ()
    coins = _known(setup, state, "coin")
    return SheetForm(
        (
            Field(TRACK, say("field-track"), say("hint-track"), low=-999, seats=setup.ids, known=_track(setup, state)),
            *parts,
            _holder(setup, state, CASTLE),
            _holder(setup, state, TOWER),
            Field(
                COINS,
                say("field-coins"),
                say("hint-coins"),
                high=box("coin"),
                seats=setup.ids,
                known=coins,
                thing="coin",
            ),
        )
    )


def _track(setup: Setup, state: Town | None) -> Mapping[str, Entry] | None:
    if state is None or "points" not in state.keeps:
        return None
    found = {seat: track_points(state, seat) for seat in setup.ids}
    return {seat: n for seat, n in found.items() if n is not None}


def _known(setup: Setup, state: Town | None, thing_: str) -> Mapping[str, Entry] | None:
    if state is None or not state.ledger.keeps(thing_):
        return None
    found = {seat: state.ledger.n(seat, thing_) for seat in setup.ids}
    return {seat: n for seat, n in found.items() if n is not None}


def _track_parts(state: Town) -> tuple[Field, ...]:
    """Where the points on the track came from: known, never asked."""
    return tuple(
        Field(f"vp.{reason}", say(f"group-{reason}"), known=_known(state.setup, state, f"vp.{reason}"), low=-999)
        for reason in REASONS
    )


def _holder(setup: Setup, state: Town | None, tile: str) -> Field:
    """Who has it and how many are counted; computed where the board is kept, not asked where nobody can have it."""
    seats: tuple[str, ...] = setup.ids
    known_: Mapping[str, Entry] | None = None
    if setup.variant == FIRST_GAME and not TILES[tile].robin:
        seats, known_ = (), {}
    elif state is not None and "tiles" in state.keeps:
        where = owner_of(state, tile)
        seats = (seat_of(where),) if where else ()
        known_ = None if where else {}
        if where and keeps_board(state) and located(state, tile):
            seats, known_ = (), {seat_of(where): _COUNTS[tile](state, where)}
    high = _most(setup, state, tile, seats)
    label, hint = tile_name(tile), say(f"hint-{tile}")
    return Field(tile, label, hint, FieldKind.HOLDER, high=high, seats=seats, known=known_, required=False)


def _most(setup: Setup, state: Town | None, tile: str, seats: tuple[str, ...]) -> int:
    """Eight spaces lie around; around a Castle no more own buildings than there are besides it (LT-V15)."""
    rulings = state.rulings if state else setup.rulings
    if tile != CASTLE or rulings.get("castle_counts", "own_only") != "own_only":
        return NUMBERS.around
    built = share(setup.players)["house"]
    if state and "tiles" in state.keeps and len(seats) == 1:
        built = max(1, len(own_buildings(state, seats[0])))
    return min(NUMBERS.around, built - 1)


def check_sheet(setup: Setup, found: Sheet) -> tuple[Issue, ...]:
    """What no table can hold: a tile twice, more coins than the box has, more than eight around (LT-V12, V15, V16)."""
    return tuple(_sheet_issues(setup, found))


def _sheet_issues(setup: Setup, found: Sheet) -> Iterator[Issue]:
    parts = (Field(f"vp.{reason}", say(f"group-{reason}"), low=-999) for reason in REASONS)
    fields = {field.key: field for field in (*sheet(setup, None).fields, *parts)}
    for key, entries in found.items():
        field = fields.get(key)
        if field is None or not set(entries) <= set(setup.ids):
            yield impossible(f"{SLUG}-no-such-entry", what=key)
            continue
        yield from _entry_issues(field, entries)
    most = _most(setup, None, CASTLE, ())
    for seat, n in found.get(CASTLE, {}).items():
        if isinstance(n, int) and most < n <= NUMBERS.around:
            yield against(f"{SLUG}-castle-too-many", who=Player(seat), n=most)
    coins = [n for n in found.get(COINS, {}).values() if isinstance(n, int)]
    if sum(coins) > box("coin"):
        yield impossible(f"{SLUG}-coins-in-box", n=box("coin"))


def _entry_issues(field: Field, entries: Mapping[str, Entry]) -> Iterator[Issue]:
    for seat, n in entries.items():
        if not isinstance(n, int):
            yield impossible(f"{SLUG}-no-number", who=Player(seat), what=field.label)
        elif n < field.low or n > _limit(field):
            yield impossible(f"{SLUG}-out-of-range", who=Player(seat), what=field.label, n=n)
    if field.kind is FieldKind.HOLDER and len(entries) > 1:
        yield impossible(f"{SLUG}-one-owner", what=field.label)


def _limit(field: Field) -> int:
    """The most a field can hold at any table."""
    if field.kind is FieldKind.HOLDER:
        return NUMBERS.around
    return 10**6 if field.high is None else field.high


def score(setup: Setup, found: Sheet, rulings: Mapping[str, str]) -> Breakdown:
    """Final = track + 4 x Castle + 2 x Watchtower + coins / 3 (p. 8); ties share the win."""
    agreed(setup)
    chosen = {choice.id: rulings.get(choice.id, choice.default) for choice in INFO.rulings}
    lines = (*_track_lines(setup, found), *_tile_lines(setup, found, chosen), *_coin_lines(setup, found))
    result = Breakdown(setup.ids, lines, issues=check_sheet(setup, found))
    return Breakdown(setup.ids, lines, issues=result.issues, notes=tuple(_notes(result)))


def _number(found: Sheet, field: str, seat: str) -> int | None:
    n = found.get(field, {}).get(seat)
    return n if isinstance(n, int) else None


def _amount(n: int | None) -> Amount:
    return UNKNOWN if n is None else known(n)


def _track_lines(setup: Setup, found: Sheet) -> Iterator[Line]:
    """The track as it stands; where it was kept, by what it came from (p. 6-7)."""
    if not any(f"vp.{reason}" in found for reason in REASONS):
        for seat in setup.ids:
            n = _number(found, TRACK, seat)
            why = Why(say("field-track"), _amount(n), (), say("why-track"), _PAGE, Standing.TYPED)
            yield Line(seat, TRACK, say("field-track"), _amount(n), why=why)
        return
    for reason in REASONS:
        for seat in setup.ids:
            n = _part(found, reason, seat)
            if n != 0:
                yield Line(seat, reason, say(f"group-{reason}"), _amount(n), why=_reason_why(reason, n))


def _part(found: Sheet, reason: str, seat: str) -> int | None:
    """Points for one reason; what was typed over on the track counts as other points."""
    n = _number(found, f"vp.{reason}", seat)
    now = _number(found, TRACK, seat)
    if reason != REASONS[-1] or now is None:
        return n
    return now - sum(_number(found, f"vp.{other}", seat) or 0 for other in REASONS[:-1])


def _reason_why(reason: str, n: int | None) -> Why:
    page = {"tile": "6", "use": "6", "objective": "7", "cathedral": "7", "hunger": "7"}.get(reason, _PAGE)
    standing = Standing.INFERRED if reason == "cathedral" else Standing.RULEBOOK
    return Why(say(f"group-{reason}"), _amount(n), _reason_parts(reason, n), say(f"why-{reason}"), page, standing)


def _reason_parts(reason: str, n: int | None) -> tuple[Part, ...]:
    if reason != "hunger" or n is None:
        return ()
    return (Part(say("hungry-workers"), known(-n // NUMBERS.hunger), say("each", n=-NUMBERS.hunger)),)


def _tile_lines(setup: Setup, found: Sheet, rulings: Mapping[str, str]) -> Iterator[Line]:
    """Castle 4 and Watchtower 2 for each counted around, for their owners only (p. 6, 8, help sheet)."""
    for tile in (CASTLE, TOWER):
        entries = found.get(tile)
        for seat in setup.ids:
            if entries is None and not (setup.variant == FIRST_GAME and not TILES[tile].robin):
                yield Line(seat, tile, tile_name(tile), at_least(0))
            elif entries and seat in entries:
                n = _number(found, tile, seat)
                why = around_why(tile, n, rulings)
                yield Line(seat, tile, tile_name(tile), _amount(n).times(TILES[tile].each), why=why)


def around_why(tile: str, n: int | None, rulings: Mapping[str, str]) -> Why:
    """So many around, so much each; what counts is a ruling, since the help sheet was not at hand."""
    ruling = f"{tile}_counts"
    part = Part(say(f"counted-{tile}"), _amount(n), say("each", n=TILES[tile].each))
    standing = Standing.RULING if rulings[ruling] != INFO.ruling(ruling).default else Standing.INFERRED
    rule = Msg(f"{SLUG}-ruling-{ruling}", (), rulings[ruling])
    return Why(tile_name(tile), _amount(n).times(TILES[tile].each), (part,), rule, _PAGE, standing)


def _coin_lines(setup: Setup, found: Sheet) -> Iterator[Line]:
    """1 point for every 3 coins (p. 8)."""
    for seat in setup.ids:
        n = _number(found, COINS, seat)
        points = _amount(None if n is None else n // NUMBERS.coins_per_point)
        yield Line(seat, COINS, say("field-coins"), points, why=coin_why(n))


def coin_why(n: int | None) -> Why:
    """Coins, three for a point."""
    points = _amount(None if n is None else n // NUMBERS.coins_per_point)
    part = Part(name_of("coin"), _amount(n), say("per", n=NUMBERS.coins_per_point))
    return Why(say("field-coins"), points, (part,), say("why-coins"), _PAGE)


def _notes(result: Breakdown) -> Iterator[Msg]:
    """Where each marker ends, and who needs a "60" token (p. 8)."""
    for seat in result.seats:
        n = result.total(seat).known
        if n is not None:
            yield marker_note(seat, n)


def marker_note(seat: str, n: int) -> Msg:
    """The space of the marker: the track runs from 0 to 59, and minus 5 lies on 55 (p. 8)."""
    id_ = "marker-60" if n >= NUMBERS.track else "marker"
    return say(id_, who=Player(seat), n=n, space=n % NUMBERS.track)


def projection(state: Town) -> Breakdown:
    """The points so far, from what is kept (p. 8)."""
    found = state.sheet if state.sheet is not None else sheet(state.setup, state).prefilled()
    return score(state.setup, found, state.rulings)
