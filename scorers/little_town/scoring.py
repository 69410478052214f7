"""The end of the game: what is asked, and every point explained (p. 8)."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Final

from scorers.core.api import Amount, Issue, Issues, Msg, Msgs, Player, Setup, against, agree, at_least, known, perhaps
from scorers.core.display import Breakdown, Entries, Holder, Line, Numbers, Part, Standing, Why
from scorers.core.keeping import LOW
from scorers.core.ledger import seat_of
from scorers.core.sheet import Sheet, SheetForm, amount, by_seat, kept, number, so_far, traced
from scorers.little_town.board import castle_count, located, own_buildings, owner_of, watchtower_count
from scorers.little_town.model import Town, keeps_board, track_points
from scorers.little_town.printed import FIRST_GAME, INFO, NUMBERS, REASONS, TILES, box, share
from scorers.little_town.words import name_of, say, tile_name

TRACK, CASTLE, TOWER, COINS = "track", "castle", "watchtower", "coins"
"""The questions of the sheet."""

LINES: Final = tuple(f"vp.{reason}" for reason in REASONS)
"""What the points on the track are kept as."""

_PAGE: Final = "8"
_COUNTS: Final = {CASTLE: castle_count, TOWER: watchtower_count}


def sheet(setup: Setup, state: Town | None, given: Sheet | None = None, /) -> SheetForm:  # noqa: ARG001 - all are always asked
    """Return what is left to ask: the track, Castle, Watchtower, coins (p. 8)."""
    agree(INFO, setup)
    label, note = say("field-track"), say("hint-track")
    track = Numbers(TRACK, label, note, setup.ids, by_seat(state, _track), low=LOW, adds=(NUMBERS.track, 10))
    label, note = say("field-coins"), say("hint-coins")
    coins = Numbers(COINS, label, note, setup.ids, kept(state, "coin"), 0, box("coin"), "coin", box("coin"))
    return SheetForm((track, *_parts(state), _holder(setup, state, CASTLE), _holder(setup, state, TOWER), coins))


def _track(state: Town, seat: str) -> Amount:
    return perhaps(track_points(state, seat))


def _parts(state: Town | None) -> Iterator[Numbers]:
    """Yield where the points on the track came from: known, never asked."""
    found = state if state and "points" in state.keeps else None
    for reason, line in zip(REASONS, LINES, strict=True):
        yield Numbers(line, say(f"group-{reason}"), known=kept(found, line), low=LOW)


def _holder(setup: Setup, state: Town | None, tile: str) -> Holder:
    """Return who has it and how many count: worked out where the board is kept, known where it was told."""
    seats: tuple[str, ...] = setup.ids
    known_: Entries | None = None
    if setup.variant == FIRST_GAME and not TILES[tile].robin:
        seats, known_ = (), {}
    elif state is not None and "tiles" in state.keeps:
        where = owner_of(state, tile)
        owner = seat_of(where) if where else ""
        seats, known_ = ((owner,), {owner: ()}) if where else ((), {})
        if state.skipped:  # somebody may have built it meanwhile
            seats = setup.ids
        if where and keeps_board(state) and located(state, tile):
            known_ = {owner: _COUNTS[tile](state, where)}
    elif state is not None and (told := dict(state.flow.specials).get(tile)):
        seats, known_ = (told,), {told: ()}
    high = _most(setup, state, tile, seats)
    whose = (state.rulings if state else setup.rulings).get(f"{tile}_counts", "own_only")
    hint = say(f"hint-{tile}", each=TILES[tile].each, whose=whose)
    return Holder(tile, tile_name(tile), hint, seats, known_, high=high)


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
    """Return what no table can hold: a tile twice, more coins than the box, more than eight around (LT-V12, V15)."""
    return (*_limits(setup).wrong(setup.ids, found), *_doubts(setup, found))


def _limits(setup: Setup) -> SheetForm:
    """Return the sheet with what no table can exceed: how many the Castle counts may differ, eight lie around."""
    asked = sheet(setup, None).questions
    return SheetForm(tuple(replace(q, high=NUMBERS.around) if isinstance(q, Holder) else q for q in asked))


def _doubts(setup: Setup, found: Sheet) -> Issues:
    most = _most(setup, None, CASTLE, ())
    for seat in setup.ids:
        if most < (number(found, CASTLE, seat) or 0) <= NUMBERS.around:
            yield against("little_town-castle-too-many", who=Player(seat), n=most)


def score(setup: Setup, found: Sheet, rulings: Mapping[str, str]) -> Breakdown:
    """Return track + 4 x Castle + 2 x Watchtower + coins / 3 (p. 8); ties share the win."""
    agree(INFO, setup)
    chosen = {choice.id: rulings.get(choice.id, choice.default) for choice in INFO.rulings}
    lines = (*_track_lines(setup, found), *_tile_lines(setup, found, chosen), *_coin_lines(setup, found))
    notes = tuple(_notes(Breakdown(setup.ids, lines)))
    return Breakdown(setup.ids, lines, issues=tuple(_doubts(setup, found)), notes=notes)


def _track_lines(setup: Setup, found: Sheet) -> Iterator[Line]:
    """Yield the points of the track; where it was kept, by what they came from (p. 6-7)."""
    if not any(map(found.get, LINES)):
        for seat in setup.ids:
            told = amount(found, TRACK, seat)
            why = Why(say("field-track"), told, (), say("why-track"), _PAGE, Standing.TYPED)
            yield Line(seat, TRACK, say("field-track"), told, why=why)
        return
    for line, seat, n in traced(found, TRACK, LINES, setup.ids):
        reason = line.removeprefix("vp.")
        yield Line(seat, reason, say(f"group-{reason}"), perhaps(n), why=_reason_why(reason, n))


def _reason_why(reason: str, n: int | None) -> Why:
    page = {"tile": "6", "use": "6", "objective": "7", "cathedral": "7", "hunger": "7"}.get(reason, _PAGE)
    standing = Standing.INFERRED if reason == "cathedral" else Standing.RULEBOOK
    return Why(say(f"group-{reason}"), perhaps(n), _reason_parts(reason, n), say(f"why-{reason}"), page, standing)


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
                n = number(found, tile, seat)
                points = at_least(0) if n is None else known(n * TILES[tile].each)
                yield Line(seat, tile, tile_name(tile), points, why=around_why(tile, n, rulings))


def around_why(tile: str, n: int | None, rulings: Mapping[str, str]) -> Why:
    """So many around, so much each; what counts is a ruling, since the help sheet was not at hand."""
    ruling = f"{tile}_counts"
    part = Part(say(f"counted-{tile}"), perhaps(n), say("each", n=TILES[tile].each))
    standing = Standing.RULING if rulings[ruling] != INFO.ruling(ruling).default else Standing.INFERRED
    asked = say(f"ruling-{ruling}")
    rule = say("ruled", asked=asked, answer=asked.in_case(rulings[ruling]))
    return Why(tile_name(tile), perhaps(n).times(TILES[tile].each), (part,), rule, _PAGE, standing)


def _coin_lines(setup: Setup, found: Sheet) -> Iterator[Line]:
    """1 point for every 3 coins (p. 8)."""
    for seat in setup.ids:
        why = coin_why(number(found, COINS, seat))
        yield Line(seat, COINS, why.title, why.amount, why=why)


def coin_why(n: int | None) -> Why:
    """Coins, three for a point."""
    points = perhaps(None if n is None else n // NUMBERS.coins_per_point)
    part = Part(name_of("coin"), perhaps(n), say("per", n=NUMBERS.coins_per_point))
    return Why(say("field-coins"), points, (part,), say("why-coins"), _PAGE)


def _notes(result: Breakdown) -> Msgs:
    """Where a marker ends that has left the track, and who needs a "60" token (p. 8)."""
    for seat in result.seats:
        n = result.total(seat).known
        if n is not None and not 0 <= n < NUMBERS.track:
            yield marker_note(seat, n)


def marker_note(seat: str, n: int) -> Msg:
    """Return the space of the marker: the track runs from 0 to 59, and minus 5 lies on 55 (p. 8)."""
    id_ = "marker-60" if n >= NUMBERS.track else "marker"
    return say(id_, who=Player(seat), n=n, space=n % NUMBERS.track)


def projection(state: Town) -> Breakdown:
    """Return the points so far, from what is kept; after the count, as they were counted (p. 8).

    The markers stand without what counts at the end only: nothing is said of them before.
    """
    found = so_far(sheet, score, state)
    return found if state.finished else replace(found, notes=())
