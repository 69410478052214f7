"""Buildings around a worker: what they move, an order that makes them affordable, what speaks against (p. 5-7)."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from scorers.core.api import TABLE, Issues, Ledger, Transfer, Transfers, against, impossible
from scorers.little_town.board import built, cell_of, kept_side, usable_around
from scorers.little_town.model import Heap, Town, Use
from scorers.little_town.printed import CUBES, NUMBERS, TILES
from scorers.little_town.words import tile_name


def purse(state: Town, seat: str) -> Ledger:
    """Return what the seat and the reserve hold now, apart from all else: a plan tries many ways to spend it."""
    now = state.ledger
    keys = [(owner, thing) for owner in (seat, TABLE) for thing in (*CUBES, "coin") if now.keeps(thing)]
    return Ledger(frozenset(thing for _, thing in keys), {key: now.get(*key) for key in keys})


def short(has: Ledger, owner: str, heap: Heap) -> dict[str, int]:
    """Return what an owner is known to lack of a heap."""
    held = {thing: has.n(owner, thing) for thing in heap}
    return {thing: n - now for thing, n in heap.items() if (now := held[thing]) is not None and now < n}


def limited(has: Ledger, heap: Heap, owner: str = TABLE) -> dict[str, int]:
    """Return a heap as far as it is there: a gain takes what is left in the reserve (p. 5, LT-V20)."""
    lacking = short(has, owner, heap)
    return {thing: max(0, n - lacking.get(thing, 0)) for thing, n in heap.items()}


@dataclass(frozen=True, slots=True)
class Price:
    """What a cost takes: cubes to buy for coins first, and what is lacking even so."""

    bought: Heap
    lacking: Heap


def price(has: Ledger, seat: str, cost: Heap) -> Price:
    """Return whether a cost can be paid; three coins stand in for any cube that is missing (p. 7)."""
    lacking = short(has, seat, cost)
    cubes = {thing: n for thing, n in lacking.items() if thing in CUBES}
    coins = cost.get("coin", 0) + sum(cubes.values()) * NUMBERS.coins_per_cube
    if short(has, TABLE, cubes) or short(has, seat, {"coin": coins}):
        return Price({}, lacking)
    return Price(cubes, {})


def after(has: Ledger, seat: str, use: Use) -> tuple[Ledger, Use] | None:
    """Return what is held once a building is used, and the use as it then is; nothing if it cannot be paid."""
    tile, fee = TILES[use.tile], _fee(seat, use)
    if any(short(has, seat, {"coin": coin.n}) for coin in fee):
        return None
    now = has.post(fee)
    found = price(now, seat, use.gave or tile.needs)
    if found.lacking:
        return None
    now = now.post(_paying(seat, use, found.bought))
    took = limited(now, use.took or tile.gives)
    now = now.post(pay(TABLE, seat, took))
    return now, Use(tile=use.tile, owner=use.owner, gave=use.gave, bought=found.bought, took=_unlike(took, tile.gives))


def _unlike(took: Heap, printed: Heap) -> Heap | None:
    return None if dict(took) == dict(printed) else took


@dataclass(frozen=True, slots=True)
class Plan:
    """Buildings in an order that works, or as far as one does."""

    uses: tuple[Use, ...]
    has: Ledger
    complete: bool

    @property
    def bought(self) -> int:
        """Return how many cubes are bought on the way."""
        return sum(sum(use.bought.values()) for use in self.uses)

    @property
    def took(self) -> int:
        """Return how much the buildings give, which is less where the reserve runs out."""
        return sum(sum((TILES[use.tile].gives if use.took is None else use.took).values()) for use in self.uses)

    def beats(self, other: "Plan") -> bool:
        """Return whether it buys fewer cubes, or as many and takes more out of a short reserve."""
        return (self.bought, -self.took) < (other.bought, -other.took)


def plan(has: Ledger, seat: str, wanted: Iterable[Use]) -> Plan:
    """Return an order in which all buildings can be used: fewest cubes bought, then most taken, then gains first.

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
                if key not in grown or found.beats(grown[key]):
                    grown[key] = found
    return grown


def pay(src: str, dst: str, heap: Heap) -> Transfers:
    """Yield a heap of things handed over; points stay what they are: points for a use."""
    for thing, n in heap.items():
        if n:
            yield Transfer(src=src, dst=dst, thing="vp.use" if thing == "vp" else thing, n=n)


def buying(seat: str, bought: Heap) -> Transfers:
    """Yield three coins for any one cube of the reserve (p. 7)."""
    yield from pay(seat, TABLE, {"coin": sum(bought.values()) * NUMBERS.coins_per_cube})
    yield from pay(TABLE, seat, bought)


def _fee(seat: str, use: Use) -> tuple[Transfer, ...]:
    """Return one coin to another owner, which comes first (p. 5-6)."""
    return () if use.seat == seat else (Transfer(src=seat, dst=use.seat, thing="coin", n=NUMBERS.fee),)


def _paying(seat: str, use: Use, bought: Heap) -> Transfers:
    """Yield what the action takes, cubes bought for it included."""
    yield from buying(seat, bought)
    yield from pay(seat, TABLE, use.gave or TILES[use.tile].needs)


def working(has: Ledger, seat: str, gathered: Heap, uses: Iterable[Use]) -> Transfers:
    """Yield what is gathered, then for each building the fee, what its action takes and what it gives (p. 5-6).

    What the reserve does not have at first is gathered at the end: buildings may have handed it back.
    """
    at_once = limited(has, gathered)
    yield from pay(TABLE, seat, at_once)
    for use in uses:
        yield from _fee(seat, use)
        yield from _paying(seat, use, use.bought)
        yield from pay(TABLE, seat, TILES[use.tile].gives if use.took is None else use.took)
    yield from pay(TABLE, seat, {thing: n - at_once[thing] for thing, n in gathered.items()})


def overgathered(state: Town, gathered: Heap, cell: str | None) -> Issues:
    """Yield that it is more than one cube for each terrain space around (p. 5)."""
    board = kept_side(state)
    if not set(gathered) <= set(NUMBERS.terrain.values()):
        yield impossible("little_town-not-gathered")
    elif sum(gathered.values()) > NUMBERS.around:
        yield against("little_town-gathered-too-much")
    elif board and cell and cell in board.terrain:
        around = board.gather(cell)
        if any(n > around.get(cube, 0) for cube, n in gathered.items()):
            yield against("little_town-gathered-too-much")


def misused(state: Town, uses: tuple[Use, ...], cell: str | None) -> Issues:
    """Yield that a building is used twice, does not lie around, or cannot be used like that (p. 5-6)."""
    for use in uses:
        tile = TILES.get(use.tile)
        if tile is None or use.seat not in state.setup.ids:
            yield impossible("little_town-no-such-tile")
            return
        if not tile.usable:
            yield against("little_town-never-used", what=tile_name(tile.id))
        yield from _amounts(use)
    yield from _same_cubes(state, uses)
    yield from _twice(uses)
    yield from _nearby(state, uses, cell)


def _amounts(use: Use) -> Issues:
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
        yield against("little_town-use-amounts", what=tile_name(tile.id))
    yield from unspent(use.bought, cost)


def most_of_a_cube(state: Town, n: int) -> int:
    """Return how many of those taken at the Pawnshop may be of one kind (p. 5, ruling)."""
    return 1 if state.rulings["pawnshop_takes"] == "different" else n


def _same_cubes(state: Town, uses: tuple[Use, ...]) -> Issues:
    """Yield that the Pawnshop gives too many of one kind (p. 5, ruling)."""
    for use in uses:
        swap, took = TILES[use.tile].swap, use.took or {}
        if swap and max(took.values(), default=0) > most_of_a_cube(state, swap):
            yield against("little_town-pawnshop-different", what=tile_name(use.tile))


def unspent(bought: Heap, cost: Heap) -> Issues:
    """Yield that a cube was bought which the cost does not take (p. 7, LT-V10)."""
    if any(n > cost.get(cube, 0) or cube not in CUBES for cube, n in bought.items()):
        yield against("little_town-bought-unspent")


def _twice(uses: tuple[Use, ...]) -> Issues:
    """Yield that a worker uses a building more than once (p. 5, LT-V07)."""
    keys = [(use.tile, use.owner if TILES[use.tile].copies > 1 else "") for use in uses]
    double = next((tile for n, (tile, place) in enumerate(keys) if _again(keys, n, tile, place)), None)
    if double:
        yield against("little_town-used-twice", what=tile_name(double))


def _again(keys: list[tuple[str, str]], n: int, tile: str, place: str) -> bool:
    """Return whether it is among the earlier ones; wheat fields of one seat differ by their space only."""
    if place and not cell_of(place):
        return keys[: n + 1].count((tile, place)) > TILES[tile].copies
    return (tile, place) in keys[:n]


def _nearby(state: Town, uses: tuple[Use, ...], cell: str | None) -> Issues:
    """Yield that a building does not lie around, or is another's (p. 5)."""
    if not uses or "tiles" not in state.keeps:
        return
    board, everywhere = kept_side(state), set(built(state))
    around = set(usable_around(state, cell)) if board and cell is not None and cell in board.around else everywhere
    for use in uses:
        if (use.owner, use.tile) not in everywhere:
            yield against("little_town-not-theirs", what=tile_name(use.tile))
        elif cell_of(use.owner) and (use.owner, use.tile) not in around:
            yield against("little_town-not-around", what=tile_name(use.tile))
