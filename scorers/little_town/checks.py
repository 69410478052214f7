"""What speaks against a fact by the rules of this game (p. 4-8, LT-V01 to LT-V20)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import singledispatch

from scorers.core import info
from scorers.core.events import Event
from scorers.core.issues import Issue, RuleViolation, against, hint, impossible
from scorers.core.ledger import seat_of
from scorers.core.msg import Player
from scorers.core.settle import judge
from scorers.core.setup import Setup
from scorers.little_town.board import MEADOW, Side, built, cell_of, lying_on, owner_of, side, side_name, usable_around
from scorers.little_town.dues import due, parts_of, prepares
from scorers.little_town.effects import effects
from scorers.little_town.flow import acting, feed_key, fewest, in_hand, next_first, next_key, out_key, special_key
from scorers.little_town.model import (
    OWN_EVENTS,
    DoneElsewhere,
    FirstMoved,
    MarketLaid,
    Meal,
    ObjectiveShown,
    Phase,
    PieceMoved,
    PointsGained,
    RoundPrepared,
    SpecialsDone,
    TileBuilt,
    Town,
    Use,
    WorkerPlaced,
    WorkersFed,
    WorkersOut,
    keeps_board,
    keeps_goods,
    keeps_tiles,
    track_points,
    workers,
)
from scorers.little_town.printed import BOARDS, CUBES, INFO, NUMBERS, OBJECTIVES, REASONS, SLUG, SPECIALS, TILES
from scorers.little_town.words import thing, tile_name

PIECES = frozenset({"worker", *(f"tile.{tile}" for tile in TILES)})
"""What lies on the spaces of the board."""


def check_setup(setup: Setup) -> None:
    """Two to four play, with what the box has (p. 4, LT-V01)."""
    found = info.check_setup(INFO, setup)
    if found:
        raise RuleViolation(*found)


def check(state: Town, event: Event) -> tuple[Issue, ...]:
    """All that speaks against it; with nothing else wrong, that it causes what it causes and closes what it closes."""
    found = tuple(judged(event, state))
    if found or not isinstance(event, OWN_EVENTS) or _fits(state, event):
        return found
    return (impossible(f"{SLUG}-changed"),)


def _fits(state: Town, event: Event) -> bool:
    """Whether the transfers are those of the decision, and the tasks those of the fact."""
    return _closes(state, event) and tuple(effects(event, state)) == event.transfers


def _closes(state: Town, event: Event) -> bool:
    """Whether an event that moves the play on settles the task it belongs to."""
    keys = event.settles
    match event:
        case WorkersOut(round=n):
            return keys == (out_key(n),)
        case WorkerPlaced(round=n) | TileBuilt(round=n, told=False):
            return len(keys) == 1 and keys[0].startswith(f"r{n}/turn/")
        case SpecialsDone(round=n, used=used):
            return (
                {special_key(n, special.tile) for special in used} <= set(keys) <= {special_key(n, t) for t in SPECIALS}
            )
        case WorkersFed(round=n, meals=meals):
            return keys == tuple(feed_key(n, meal.seat) for meal in meals)
        case RoundPrepared(round=n):
            return keys == (next_key(n - 1),)
        case DoneElsewhere(key=key):
            return keys == (key,) and key in state.flow.reopened
        case _:
            return not keys


@singledispatch
def judged(_event: Event, _state: Town) -> Iterator[Issue]:
    """Nothing speaks against most facts."""
    yield from ()


def _seats(state: Town, *seats: str) -> Iterator[Issue]:
    """Everybody named sits at the table."""
    if not set(seats) <= set(state.setup.ids):
        yield impossible(f"{SLUG}-no-such-seat")


def _turn(state: Town, event: WorkerPlaced | TileBuilt) -> Iterator[Issue]:
    """Clockwise, one worker each (p. 5, LT-V03, LT-V04)."""
    yield from _seats(state, event.seat)
    if not keeps_goods(state) or not event.settles:
        return
    if event.seat in state.setup.ids and not in_hand(state, event.seat):
        yield impossible(f"{SLUG}-no-worker", who=Player(event.seat))
    elif event.seat != (now := acting(state)) and now:
        yield against(f"{SLUG}-not-their-turn", who=Player(now))


def _cell(state: Town, cell: str | None) -> Iterator[Issue]:
    """Only an empty meadow space: no terrain, no tile, no worker (p. 5-6, LT-V05)."""
    name = side_name(state)
    if cell is None:
        return
    if cell not in side(name or next(iter(BOARDS.sides))).terrain:
        yield impossible(f"{SLUG}-no-such-space", cell=cell.upper())
        return
    if name and side(name).terrain[cell] != MEADOW:
        yield against(f"{SLUG}-not-meadow", cell=cell.upper())
    there = lying_on(state, cell)
    if there:
        yield against(f"{SLUG}-taken-by-tile" if there.tile else f"{SLUG}-taken-by-worker", cell=cell.upper())


@judged.register
def _(event: WorkerPlaced, state: Town) -> Iterator[Issue]:
    """A worker placed (p. 5)."""
    yield from _turn(state, event)
    yield from _cell(state, event.cell)
    yield from _gathered(state, event)
    yield from _uses(state, event.uses, event.cell)


def _gathered(state: Town, event: WorkerPlaced) -> Iterator[Issue]:
    """One cube a terrain space, and only cubes of the reserve (p. 5)."""
    if not set(event.gathered) <= set(NUMBERS.terrain.values()):
        yield impossible(f"{SLUG}-not-gathered")
    elif sum(event.gathered.values()) > NUMBERS.around:
        yield against(f"{SLUG}-gathered-too-much")
    elif (board := _board(state)) and event.cell and event.cell in board.terrain:
        around = board.gather(event.cell)
        if any(n > around.get(cube, 0) for cube, n in event.gathered.items()):
            yield against(f"{SLUG}-gathered-too-much")


def _board(state: Town) -> Side | None:
    name = side_name(state)
    return side(name) if name and keeps_board(state) else None


def _uses(state: Town, uses: tuple[Use, ...], cell: str | None) -> Iterator[Issue]:
    """Each building once, only those that lie around, only those that can be used (p. 5-6)."""
    for use in uses:
        tile = TILES.get(use.tile)
        if tile is None or use.seat not in state.setup.ids:
            yield impossible(f"{SLUG}-no-such-tile")
            return
        if not tile.usable:
            yield against(f"{SLUG}-never-used", what=tile_name(tile.id))
        yield from _amounts(use)
    yield from _twice(uses)
    yield from _nearby(state, uses, cell)


def _amounts(use: Use) -> Iterator[Issue]:
    """What was taken, handed in and bought fits the tile (p. 6-7, LT-V10)."""
    tile = TILES[use.tile]
    cost = use.gave if tile.swap else tile.needs
    took = tile.gives if use.took is None else use.took
    if tile.swap:
        fits = sum(use.gave.values()) == tile.swap and sum(took.values()) <= tile.swap
        fits = fits and {*use.gave, *took} <= set(CUBES)
    else:
        fits = not use.gave and all(n <= tile.gives.get(thing, 0) for thing, n in took.items())
    if not fits:
        yield against(f"{SLUG}-use-amounts", what=tile_name(tile.id))
    if any(n > cost.get(cube, 0) or cube not in CUBES for cube, n in use.bought.items()):
        yield against(f"{SLUG}-bought-unspent")


def _twice(uses: tuple[Use, ...]) -> Iterator[Issue]:
    """A worker uses a building at most once (p. 5, LT-V07)."""
    keys = [(use.tile, use.owner if TILES[use.tile].copies > 1 else "") for use in uses]
    double = next((tile for n, (tile, place) in enumerate(keys) if _again(keys, n, tile, place)), None)
    if double:
        yield against(f"{SLUG}-used-twice", what=tile_name(double))


def _again(keys: list[tuple[str, str]], n: int, tile: str, place: str) -> bool:
    """Whether it is among the earlier ones; several wheat fields of one seat differ by their space only."""
    if place and not cell_of(place):
        return keys[: n + 1].count((tile, place)) > TILES[tile].copies
    return (tile, place) in keys[:n]


def _nearby(state: Town, uses: tuple[Use, ...], cell: str | None) -> Iterator[Issue]:
    """Buildings on the eight spaces around, and their owners (p. 5)."""
    if not uses or not keeps_tiles(state):
        return
    board, everywhere = _board(state), set(built(state))
    around = set(usable_around(state, cell)) if board and cell is not None and cell in board.around else everywhere
    for use in uses:
        if (use.owner, use.tile) not in everywhere:
            yield against(f"{SLUG}-not-theirs", what=tile_name(use.tile))
        elif cell_of(use.owner) and (use.owner, use.tile) not in around:
            yield against(f"{SLUG}-not-around", what=tile_name(use.tile))


@judged.register
def _(event: TileBuilt, state: Town) -> Iterator[Issue]:
    """A tile of the market, on an empty meadow space (p. 6, LT-V06)."""
    if event.tile not in TILES:
        yield impossible(f"{SLUG}-no-such-tile")
        return
    yield from _turn(state, event)
    yield from _cell(state, event.cell)
    if event.told and keeps_goods(state):
        yield against(f"{SLUG}-build-in-turn")
    cost = TILES[event.tile].cost
    if any(n > cost.get(cube, 0) or cube not in CUBES for cube, n in event.bought.items()):
        yield against(f"{SLUG}-bought-unspent")


@judged.register
def _(event: SpecialsDone, state: Town) -> Iterator[Issue]:
    """Owners use their own special building once, at the end of a round (p. 7)."""
    for special in event.used:
        yield from _seats(state, special.seat)
        yield from _uses(state, special.uses, cell_of(owner_of(state, special.tile) or "") or None)
        if keeps_tiles(state) and seat_of(owner_of(state, special.tile) or special.seat) != special.seat:
            yield against(f"{SLUG}-not-theirs", what=tile_name(special.tile))
        if special.gathered and state.rulings["residence_effect"] == INFO.ruling("residence_effect").default:
            yield against(f"{SLUG}-not-gathered")
    if len({special.tile for special in event.used}) < len(event.used):
        yield impossible(f"{SLUG}-special-twice")


@judged.register
def _(event: WorkersFed, state: Town) -> Iterator[Issue]:
    """Everybody once, after the special buildings, with all food there is (p. 7, LT-V13, LT-V14)."""
    yield from _seats(state, *(meal.seat for meal in event.meals))
    if len({meal.seat for meal in event.meals}) < len(event.meals):
        yield impossible(f"{SLUG}-fed-twice")
    if event.round == state.flow.round and state.flow.phase in (Phase.TURNS, Phase.SPECIAL):
        yield impossible(f"{SLUG}-too-early")
    for meal in event.meals:
        yield from _meal(state, meal, event.round)
    if event.prepares and event.prepares != prepares(state, event.meals):
        yield impossible(f"{SLUG}-not-all-fed")


def _meal(state: Town, meal: Meal, round_: int) -> Iterator[Issue]:
    """No more hungry than there are workers; with food at hand nobody stays hungry (LT-V13)."""
    if meal.hungry > workers(state):
        yield impossible(f"{SLUG}-too-many-hungry", n=workers(state))
    elif meal.coins % NUMBERS.coins_per_cube:
        yield impossible(f"{SLUG}-exchange")
    elif keeps_goods(state) and meal.seat in state.setup.ids:
        yield from judge(due(state, meal.seat, round_), parts_of(meal), thing)


@judged.register
def _(event: RoundPrepared, state: Town) -> Iterator[Issue]:
    """The marker goes to the left, or to whoever has fewest points (p. 8)."""
    yield from _seats(state, event.first)
    tied = fewest(state, {seat: track_points(state, seat) for seat in state.setup.ids})
    if event.round != state.flow.round + 1:
        yield impossible(f"{SLUG}-no-such-round")
    elif tied is not None and event.first != (right := next_first(state, tied)):
        yield against(f"{SLUG}-first-is", who=Player(right))


@judged.register
def _(event: PointsGained, state: Town) -> Iterator[Issue]:
    """Any number, for a reason of the rulebook or another."""
    yield from _seats(state, event.seat)
    if event.reason not in REASONS:
        yield impossible(f"{SLUG}-no-such-reason")


@judged.register
def _(event: ObjectiveShown, state: Town) -> Iterator[Issue]:
    """A card is worth what is printed on it: two or three (p. 2, LT-V17)."""
    yield from _seats(state, event.seat)
    card = OBJECTIVES.get(event.card or "")
    if event.vp not in NUMBERS.objective_points or (event.card and card is None):
        yield impossible(f"{SLUG}-objective-points", n=event.vp)
    elif card and card.vp != event.vp:
        yield (hint if card.inferred else against)(f"{SLUG}-objective-worth", n=card.vp)


@judged.register
def _(event: MarketLaid, _state: Town) -> Iterator[Issue]:
    """Twelve different tiles beside the wheat fields (p. 4)."""
    single = {tile.id for tile in TILES.values() if tile.copies == 1}
    if len(set(event.tiles)) != NUMBERS.market or not set(event.tiles) <= single:
        yield impossible(f"{SLUG}-market-size", n=NUMBERS.market)


@judged.register
def _(event: FirstMoved, state: Town) -> Iterator[Issue]:
    """Somebody who sits here."""
    yield from _seats(state, event.seat)


@judged.register
def _(event: PieceMoved, state: Town) -> Iterator[Issue]:
    """A tile or a worker of one seat, to a space that is free."""
    if event.thing not in PIECES or seat_of(event.src) != seat_of(event.dst):
        yield impossible(f"{SLUG}-no-such-tile")
    yield from _cell(state, cell_of(event.dst) or None)
