"""Buildings around a worker: what they move, an order that makes them affordable, what speaks against (p. 5-7)."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from scorers.core.api import TABLE, Issue, Transfer, against, impossible
from scorers.core.ledger import seat_of
from scorers.little_town.board import built, cell_of, kept_side, usable_around
from scorers.little_town.model import Heap, Town, Use
from scorers.little_town.printed import CUBES, NUMBERS, SLUG, TILES
from scorers.little_town.words import tile_name

Purse = Mapping[str, int]
"""What a seat holds of each thing, the reserve beside it under "table/..."; a thing nobody knows is missing."""

_GOODS = (*CUBES, "coin")


def purse(state: Town, seat: str) -> dict[str, int]:
    """Return what the seat and the reserve hold now, as far as it is known."""
    found = {}
    for thing in _GOODS:
        for name, owner in ((thing, seat), (f"table/{thing}", TABLE)):
            n = state.ledger.n(owner, thing)
            if n is not None:
                found[name] = n
    return found


def moved(has: Purse, heap: Heap, sign: int) -> dict[str, int]:
    """Return the purse after taking a heap from the reserve (+1) or putting it back (-1)."""
    now = dict(has)
    for thing, n in heap.items():
        for name, delta in ((thing, n * sign), (f"table/{thing}", -n * sign)):
            if name in now:
                now[name] += delta
    return now


def limited(has: Purse, heap: Heap) -> dict[str, int]:
    """Return a gain, as far as the reserve reaches: take what is left (p. 5, LT-V20)."""
    return {thing: min(n, max(0, has.get(f"table/{thing}", n))) for thing, n in heap.items()}


@dataclass(frozen=True, slots=True)
class Price:
    """What a cost takes: cubes to buy for coins first, and what is lacking even so."""

    bought: Heap
    lacking: Heap


def price(has: Purse, cost: Heap) -> Price:
    """Return whether a cost can be paid; three coins stand in for any cube that is missing (p. 7)."""
    short = {thing: n - has[thing] for thing, n in cost.items() if has.get(thing, n) < n}
    cubes = {thing: n for thing, n in short.items() if thing in CUBES}
    coins = cost.get("coin", 0) + sum(cubes.values()) * NUMBERS.coins_per_cube
    in_reserve = all(has.get(f"table/{thing}", n) >= n for thing, n in cubes.items())
    if in_reserve and has.get("coin", coins) >= coins:
        return Price(cubes, {})
    return Price({}, short)


def pay_for(has: Purse, cost: Heap, bought: Heap) -> dict[str, int]:
    """Return the purse after buying and paying."""
    coins = {"coin": sum(bought.values()) * NUMBERS.coins_per_cube}
    return moved(moved(moved(has, coins, -1), bought, 1), cost, -1)


def after(has: Purse, seat: str, use: Use) -> tuple[dict[str, int], Use] | None:
    """Return the purse once a building is used, and the use as it then is; nothing if it cannot be paid."""
    tile = TILES[use.tile]
    fee = 0 if seat_of(use.owner) == seat else NUMBERS.fee
    now = dict(has)
    if fee and "coin" in now:
        now["coin"] -= fee
        if now["coin"] < 0:
            return None
    cost = use.gave if tile.swap else tile.needs
    found = price(now, cost)
    if found.lacking:
        return None
    now = pay_for(now, cost, found.bought)
    gain = use.took if tile.swap and use.took else tile.gives
    took = limited(now, gain)
    done = Use(tile=use.tile, owner=use.owner, bought=found.bought, gave=use.gave, took=_took(took, tile.gives))
    return moved(now, took, 1), done


def _took(took: Heap, printed: Heap) -> Heap | None:
    return None if dict(took) == dict(printed) else took


@dataclass(frozen=True, slots=True)
class Plan:
    """Buildings in an order that works, or as far as one does."""

    uses: tuple[Use, ...]
    has: Purse
    complete: bool

    @property
    def bought(self) -> int:
        """Return how many cubes are bought on the way."""
        return sum(sum(use.bought.values()) for use in self.uses)


def plan(has: Purse, seat: str, wanted: Iterable[Use]) -> Plan:
    """Return an order in which all buildings can be used, with the fewest cubes bought; then with gains first.

    What is held after some buildings hardly depends on their order, so the best way to each *set* of them is enough:
    eight buildings around a worker are 256 sets, never 40,320 orders.
    """
    uses = sorted(wanted, key=lambda use: bool(TILES[use.tile].needs) or bool(TILES[use.tile].swap))
    layer = best = {frozenset[int](): Plan((), has, complete=True)}
    for _ in uses:
        layer = _grow(layer, seat, uses)
        best = best | layer
    found = max(best.values(), key=lambda plan: len(plan.uses))
    return Plan(found.uses, found.has, complete=len(found.uses) == len(uses))


def _grow(layer: Mapping[frozenset[int], Plan], seat: str, uses: list[Use]) -> dict[frozenset[int], Plan]:
    """Return one more building after each of these sets."""
    grown: dict[frozenset[int], Plan] = {}
    for done, before in layer.items():
        for at, use in enumerate(uses):
            step = None if at in done else after(before.has, seat, use)
            if step:
                found = Plan((*before.uses, step[1]), step[0], complete=False)
                key = done | {at}
                if key not in grown or found.bought < grown[key].bought:
                    grown[key] = found
    return grown


def pay(src: str, dst: str, heap: Heap) -> Iterator[Transfer]:
    """Yield a heap of things handed over; points stay what they are: points for a use."""
    for thing, n in heap.items():
        if n:
            yield Transfer(src=src, dst=dst, thing="vp.use" if thing == "vp" else thing, n=n)


def buying(seat: str, bought: Heap) -> Iterator[Transfer]:
    """Yield three coins for any one cube of the reserve (p. 7)."""
    yield from pay(seat, TABLE, {"coin": sum(bought.values()) * NUMBERS.coins_per_cube})
    yield from pay(TABLE, seat, bought)


def working(seat: str, gathered: Heap, uses: Iterable[Use]) -> Iterator[Transfer]:
    """Yield what is gathered, then for each building one coin to another owner first, then its action (p. 5-6)."""
    yield from pay(TABLE, seat, gathered)
    for use in uses:
        tile = TILES[use.tile]
        if use.seat != seat:
            yield Transfer(src=seat, dst=use.seat, thing="coin", n=NUMBERS.fee)
        yield from buying(seat, use.bought)
        yield from pay(seat, TABLE, use.gave or tile.needs)
        yield from pay(TABLE, seat, tile.gives if use.took is None else use.took)


def overgathered(state: Town, gathered: Heap, cell: str | None) -> Iterator[Issue]:
    """Yield that it is more than one cube for each terrain space around (p. 5)."""
    board = kept_side(state)
    if not set(gathered) <= set(NUMBERS.terrain.values()):
        yield impossible(f"{SLUG}-not-gathered")
    elif sum(gathered.values()) > NUMBERS.around:
        yield against(f"{SLUG}-gathered-too-much")
    elif board and cell and cell in board.terrain:
        around = board.gather(cell)
        if any(n > around.get(cube, 0) for cube, n in gathered.items()):
            yield against(f"{SLUG}-gathered-too-much")


def misused(state: Town, uses: tuple[Use, ...], cell: str | None) -> Iterator[Issue]:
    """Yield that a building is used twice, does not lie around, or cannot be used like that (p. 5-6)."""
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
    """Yield that what was taken, handed in and bought does not fit the tile (p. 6-7, LT-V10)."""
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
    yield from unspent(use.bought, cost)


def unspent(bought: Heap, cost: Heap) -> Iterator[Issue]:
    """Yield that a cube was bought which the cost does not take (p. 7, LT-V10)."""
    if any(n > cost.get(cube, 0) or cube not in CUBES for cube, n in bought.items()):
        yield against(f"{SLUG}-bought-unspent")


def _twice(uses: tuple[Use, ...]) -> Iterator[Issue]:
    """Yield that a worker uses a building more than once (p. 5, LT-V07)."""
    keys = [(use.tile, use.owner if TILES[use.tile].copies > 1 else "") for use in uses]
    double = next((tile for n, (tile, place) in enumerate(keys) if _again(keys, n, tile, place)), None)
    if double:
        yield against(f"{SLUG}-used-twice", what=tile_name(double))


def _again(keys: list[tuple[str, str]], n: int, tile: str, place: str) -> bool:
    """Return whether it is among the earlier ones; wheat fields of one seat differ by their space only."""
    if place and not cell_of(place):
        return keys[: n + 1].count((tile, place)) > TILES[tile].copies
    return (tile, place) in keys[:n]


def _nearby(state: Town, uses: tuple[Use, ...], cell: str | None) -> Iterator[Issue]:
    """Yield that a building does not lie around, or is another's (p. 5)."""
    if not uses or "tiles" not in state.keeps:
        return
    board, everywhere = kept_side(state), set(built(state))
    around = set(usable_around(state, cell)) if board and cell is not None and cell in board.around else everywhere
    for use in uses:
        if (use.owner, use.tile) not in everywhere:
            yield against(f"{SLUG}-not-theirs", what=tile_name(use.tile))
        elif cell_of(use.owner) and (use.owner, use.tile) not in around:
            yield against(f"{SLUG}-not-around", what=tile_name(use.tile))
