"""Buildings around a worker: an order that makes them affordable, and what is bought for coins (p. 5-7)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from scorers.core.ledger import seat_of
from scorers.core.msg import TABLE
from scorers.little_town.model import Heap, Town, Use
from scorers.little_town.printed import CUBES, NUMBERS, TILES

Purse = Mapping[str, int]
"""What a seat holds of each thing, the reserve beside it under "table/..."; a thing nobody knows is missing."""

_GOODS = (*CUBES, "coin")


def purse(state: Town, seat: str) -> dict[str, int]:
    """What the seat and the reserve hold now, as far as it is known."""
    found = {}
    for thing in _GOODS:
        for name, owner in ((thing, seat), (f"table/{thing}", TABLE)):
            n = state.ledger.n(owner, thing)
            if n is not None:
                found[name] = n
    return found


def moved(has: Purse, heap: Heap, sign: int) -> dict[str, int]:
    """The purse after taking a heap from the reserve (+1) or putting it back (-1)."""
    now = dict(has)
    for thing, n in heap.items():
        for name, delta in ((thing, n * sign), (f"table/{thing}", -n * sign)):
            if name in now:
                now[name] += delta
    return now


def limited(has: Purse, heap: Heap) -> dict[str, int]:
    """A gain, as far as the reserve reaches: take what is left (p. 5, LT-V20)."""
    return {thing: min(n, max(0, has.get(f"table/{thing}", n))) for thing, n in heap.items()}


@dataclass(frozen=True, slots=True)
class Price:
    """What a cost takes: cubes to buy for coins first, and what is lacking even so."""

    bought: Heap
    lacking: Heap


def price(has: Purse, cost: Heap) -> Price:
    """Whether a cost can be paid; three coins stand in for any cube that is missing (p. 7)."""
    short = {thing: n - has[thing] for thing, n in cost.items() if has.get(thing, n) < n}
    cubes = {thing: n for thing, n in short.items() if thing in CUBES}
    coins = cost.get("coin", 0) + sum(cubes.values()) * NUMBERS.coins_per_cube
    in_reserve = all(has.get(f"table/{thing}", n) >= n for thing, n in cubes.items())
    if in_reserve and has.get("coin", coins) >= coins:
        return Price(cubes, {})
    return Price({}, short)


def pay_for(has: Purse, cost: Heap, bought: Heap) -> dict[str, int]:
    """The purse after buying and paying."""
    coins = {"coin": sum(bought.values()) * NUMBERS.coins_per_cube}
    return moved(moved(moved(has, coins, -1), bought, 1), cost, -1)


def after(has: Purse, seat: str, use: Use) -> tuple[dict[str, int], Use] | None:
    """The purse once a building is used, and the use as it then is; nothing if it cannot be paid."""
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
        """How many cubes are bought on the way."""
        return sum(sum(use.bought.values()) for use in self.uses)


def plan(has: Purse, seat: str, wanted: Iterable[Use]) -> Plan:
    """An order in which all buildings can be used, with the fewest cubes bought; gains first where it is the same.

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
    """One more building after each of these sets."""
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
