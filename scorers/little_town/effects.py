"""Every transfer a fact causes, worked out from the fact: nothing changes hands that was not decided (p. 4-8)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import singledispatch
from typing import TypeVar

from scorers.core.events import Event
from scorers.core.ledger import Transfer, place, seat_of
from scorers.core.msg import BOX, TABLE, SeatId
from scorers.little_town.model import (
    SHOWN,
    TOWN,
    YARD,
    Heap,
    MarketLaid,
    Meal,
    ObjectiveShown,
    PieceMoved,
    PointsGained,
    RoundPrepared,
    Special,
    SpecialsDone,
    TileBuilt,
    Town,
    Use,
    WorkerPlaced,
    WorkersFed,
    keeps_goods,
    workers,
)
from scorers.little_town.printed import NUMBERS, TILES

E = TypeVar("E", bound=Event)


def made(state: Town, kind: type[E], /, **decided: object) -> E:
    """A fact with all it causes."""
    event = kind.model_validate(decided)
    found = tuple(effects(event, state))
    return kind.model_validate({**decided, "transfers": found}) if found else event


@singledispatch
def effects(_event: Event, _state: Town) -> Iterable[Transfer]:
    """What changes hands; most facts only say where we are."""
    return ()


def points(seat: str, reason: str, n: int) -> Iterator[Transfer]:
    """Forward on the track, or back (p. 6-7)."""
    if n > 0:
        yield Transfer(src=TABLE, dst=seat, thing=f"vp.{reason}", n=n)
    elif n < 0:
        yield Transfer(src=seat, dst=TABLE, thing=f"vp.{reason}", n=-n)


def pay(src: str, dst: str, heap: Heap) -> Iterator[Transfer]:
    """A heap of things handed over; points stay what they are: points for a use."""
    for thing, n in heap.items():
        if n:
            yield Transfer(src=src, dst=dst, thing="vp.use" if thing == "vp" else thing, n=n)


def buying(seat: str, bought: Heap) -> Iterator[Transfer]:
    """Three coins for any one cube of the reserve (p. 7)."""
    n = sum(bought.values())
    if n:
        yield Transfer(src=seat, dst=TABLE, thing="coin", n=n * NUMBERS.coins_per_cube)
    yield from pay(TABLE, seat, bought)


def using(seat: str, use: Use) -> Iterator[Transfer]:
    """One coin to another owner first, then the action (p. 5-6)."""
    tile = TILES[use.tile]
    if use.seat != seat:
        yield Transfer(src=seat, dst=use.seat, thing="coin", n=NUMBERS.fee)
    yield from buying(seat, use.bought)
    yield from pay(seat, TABLE, use.gave or tile.needs)
    yield from pay(TABLE, seat, tile.gives if use.took is None else use.took)


def _working(seat: str, gathered: Heap, uses: Iterable[Use]) -> Iterator[Transfer]:
    yield from pay(TABLE, seat, gathered)
    for use in uses:
        yield from using(seat, use)


@effects.register
def _(event: WorkerPlaced, _state: Town) -> Iterator[Transfer]:
    """The worker to the board, cubes from the reserve, then the buildings in their order (p. 5)."""
    yield Transfer(src=event.seat, dst=place(event.seat, event.cell or TOWN), thing="worker")
    yield from _working(event.seat, event.gathered, event.uses)


@effects.register
def _(event: TileBuilt, _state: Town) -> Iterator[Transfer]:
    """The worker to the yard, the cost to the reserve, tile and house to the board, points (p. 6)."""
    tile, there = TILES[event.tile], place(event.seat, event.cell or TOWN)
    if not event.told:
        yield Transfer(src=event.seat, dst=place(event.seat, YARD), thing="worker")
        yield from buying(event.seat, event.bought)
        yield from pay(event.seat, TABLE, tile.cost)
    yield Transfer(src=TABLE, dst=there, thing=f"tile.{tile.id}")
    yield Transfer(src=event.seat, dst=there, thing="house")
    yield from points(event.seat, "tile", tile.vp or 0)


@effects.register
def _(event: SpecialsDone, _state: Town) -> Iterator[Transfer]:
    """What Cathedral and Residence bring their owners (p. 7)."""
    for special in event.used:
        yield from _special(special)


def _special(special: Special) -> Iterator[Transfer]:
    yield from points(special.seat, "cathedral", (special.count or 0) * TILES[special.tile].each)
    yield from _working(special.seat, special.gathered, special.uses)


@effects.register
def _(event: WorkersFed, state: Town) -> Iterator[Transfer]:
    """Food to the reserve, three points back for each hungry worker; the last meal may prepare the round (p. 7-8)."""
    for meal in event.meals:
        yield from _meal(meal)
    if event.prepares:
        yield from workers_home(state)


def _meal(meal: Meal) -> Iterator[Transfer]:
    eaten = {"fish": meal.fish or 0, "wheat": meal.wheat or 0, "coin": meal.coins}
    yield from pay(meal.seat, TABLE, eaten)
    yield from points(meal.seat, "hunger", -NUMBERS.hunger * meal.hungry)


def workers_home(state: Town) -> Iterator[Transfer]:
    """Everybody takes the workers back (p. 8), those included that were placed before the app followed them."""
    if not keeps_goods(state):
        return
    missing = {seat: workers(state) - (state.ledger.n(seat, "worker") or 0) for seat in state.setup.ids}
    for (owner, thing), amount in state.ledger.values.items():
        if thing == "worker" and "@" in owner and amount.n:
            missing[SeatId(seat_of(owner))] -= amount.n
            yield Transfer(src=owner, dst=seat_of(owner), thing=thing, n=amount.n)
    for seat, n in missing.items():
        if n > 0:
            yield Transfer(src=TABLE, dst=seat, thing="worker", n=n)


@effects.register
def _(_event: RoundPrepared, state: Town) -> Iterator[Transfer]:
    """Everybody takes the workers back (p. 8)."""
    yield from workers_home(state)


@effects.register
def _(event: PointsGained, _state: Town) -> Iterator[Transfer]:
    """The marker moves."""
    yield from points(event.seat, event.reason, event.n)


@effects.register
def _(event: ObjectiveShown, _state: Town) -> Iterator[Transfer]:
    """The card is shown and its points taken at once (p. 7)."""
    shown = place(event.seat, SHOWN)
    yield Transfer(src=event.seat, dst=shown, thing="objective")
    if event.card:
        yield Transfer(src=TABLE, dst=shown, thing=f"card.{event.card}")
    yield from points(event.seat, "objective", event.vp)


@effects.register
def _(event: MarketLaid, state: Town) -> Iterator[Transfer]:
    """The tiles that are not on the market stay in the box (p. 4)."""
    for tile in TILES.values():
        here = state.ledger.n(TABLE, f"tile.{tile.id}") != 0
        if here and tile.copies == 1 and tile.id not in event.tiles:
            yield Transfer(src=TABLE, dst=BOX, thing=f"tile.{tile.id}")


@effects.register
def _(event: PieceMoved, state: Town) -> Iterator[Transfer]:
    """A tile or worker lies elsewhere; a tile takes the house on it along."""
    yield Transfer(src=event.src, dst=event.dst, thing=event.thing)
    if event.thing.startswith("tile.") and "@" in event.src and state.ledger.n(event.src, "house"):
        yield Transfer(src=event.src, dst=event.dst, thing="house")
