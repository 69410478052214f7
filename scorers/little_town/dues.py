"""Feeding: what each seat owes, how it could pay, and who gets the marker afterwards (p. 7-8)."""

from __future__ import annotations

from collections.abc import Iterable

from scorers.core.amount import Amount
from scorers.core.due import UNLIMITED, Due, Means, Opens, Payment, Way, best
from scorers.core.msg import TABLE, Msg
from scorers.core.settle import Part
from scorers.little_town.flow import feed_key, feeding, fewest, next_first
from scorers.little_town.model import Meal, Town, keeps_goods, track_points, workers
from scorers.little_town.printed import NUMBERS
from scorers.little_town.words import heap, say

FOOD = "food"
"""The way of fish and wheat: compulsory, as far as it reaches (p. 7)."""

COINS = "coins"
"""The way of three coins a cube, where this table plays so (ruling)."""

HUNGER = "hunger"
"""The way of three points back a worker, when no food is left (p. 7)."""

TRIPLE = "triple"
"""Three coins, standing in for one food."""

HUNGRY = "hungry"
"""A worker that gets nothing."""


def due(state: Town, seat: str, round_: int) -> Due:
    """One food for each worker; only when no food is left does a worker stay hungry (p. 7)."""
    eaten = tuple(Means(food, state.ledger.get(seat, food)) for food in NUMBERS.food)
    ways = [Way(FOOD, eaten, workers(state))]
    if state.rulings["coins_as_food"] == "yes":
        triples = Means(TRIPLE, _triples(state.ledger.get(seat, "coin")), points=1)
        ways.append(Way(COINS, (triples,), opens=Opens.EXHAUSTED, gives_up=True))
    hungry = Means(HUNGRY, UNLIMITED, points=NUMBERS.hunger)
    ways.append(Way(HUNGER, (hungry,), opens=Opens.EXHAUSTED, gives_up=True))
    return Due(feed_key(round_, seat), seat, TABLE, tuple(ways))


def _triples(coins: Amount) -> Amount:
    return Amount(None if coins.n is None else coins.n // NUMBERS.coins_per_cube, exact=coins.exact)


def proposal(state: Town, seat: str, round_: int) -> Payment | None:
    """How the seat would feed as shown; nothing if its food is not known."""
    if not keeps_goods(state):
        return None
    found = best(due(state, seat, round_))
    return None if found.guess else found


def meal_of(seat: str, payment: Payment) -> Meal:
    """A payment as a meal."""
    return Meal(
        seat=seat,
        fish=payment.n("fish"),
        wheat=payment.n("wheat"),
        coins=payment.n(TRIPLE) * NUMBERS.coins_per_cube,
        hungry=payment.n(HUNGRY),
    )


def parts_of(meal: Meal) -> tuple[Part, ...]:
    """A meal as the parts of a payment."""
    found = (
        (FOOD, "fish", meal.fish or 0),
        (FOOD, "wheat", meal.wheat or 0),
        (COINS, TRIPLE, meal.coins // NUMBERS.coins_per_cube),
        (HUNGER, HUNGRY, meal.hungry),
    )
    return tuple(part for part in found if part[2])


def has_choice(state: Town, seat: str) -> bool:
    """Whether the seat could eat otherwise: more food than needed, of both kinds, or coins instead of points."""
    fish, wheat = (state.ledger.n(seat, food) or 0 for food in NUMBERS.food)
    need = workers(state)
    coins = state.rulings["coins_as_food"] == "yes" and (state.ledger.n(seat, "coin") or 0) >= NUMBERS.coins_per_cube
    return (fish > 0 and wheat > 0 and fish + wheat > need) or (coins and fish + wheat < need)


def sweepable(state: Town) -> list[tuple[str, Payment]]:
    """Seats that can all be settled as shown: nobody of them loses points or sells anything."""
    shown = ((seat, proposal(state, seat, state.flow.round)) for seat in feeding(state))
    return [(seat, payment) for seat, payment in shown if payment and not payment.gives_up]


def eaten(meal: Meal) -> Msg:
    """What a meal takes: "2 fish and 1 wheat", "1 hungry: -3"."""
    food = {"fish": meal.fish or 0, "wheat": meal.wheat or 0, "coin": meal.coins}
    found = heap(food)
    return (
        say("eats", what=(*found, hungry(meal.hungry)) if meal.hungry else found)
        if found or meal.hungry
        else say("fed")
    )


def hungry(n: int) -> Msg:
    """So many hungry, and what that costs (p. 7)."""
    return say("hungry", n=n, points=-NUMBERS.hunger * n)


def prepares(state: Town, meals: Iterable[Meal]) -> str | None:
    """Who gets the marker, if these meals end a round and the next can begin with the same tap (p. 8)."""
    fed = {meal.seat: meal.hungry for meal in meals}
    if state.flow.round == NUMBERS.rounds or not set(feeding(state)) <= fed.keys():
        return None
    tied = fewest(state, {seat: _after(state, seat, fed.get(seat, 0)) for seat in state.setup.ids})
    return None if tied is None else next_first(state, tied)


def _after(state: Town, seat: str, starving: int) -> int | None:
    now = track_points(state, seat)
    return None if now is None else now - NUMBERS.hunger * starving
