"""What falls due: interest, feeding, entry fees, energy and building materials."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from itertools import product
from types import MappingProxyType
from typing import Final

from scorers.core.api import TABLE, UNKNOWN, Amount, Transfer, known, per_state
from scorers.core.due import weigh_way
from scorers.core.payments import UNLIMITED, Due, Means, Opens, Payment, Way, best, handed_over, parts, proposals
from scorers.le_havre.cards import CARDS, Passive
from scorers.le_havre.flow import feed_key, interest_key
from scorers.le_havre.holdings import food_due, food_of_ships, owned, read
from scorers.le_havre.model import HavreState
from scorers.le_havre.printed import CONSTANTS, FOODS, FRANC, FUELS, GOODS, LOAN, TABLES

FEEDS: Final = {**{good.id: good.food for good in FOODS}, FRANC: 1}
"""What feeds, and how many."""

NOTHING: Final[Mapping[str, int]] = MappingProxyType({})
"""Of nothing any."""


def larder(state: HavreState, seat: str, spent: Mapping[str, int] = NOTHING) -> tuple[Means, ...]:
    """Return everything a seat can feed with: food gives no change, francs do and count at the end (p. 8).

    `spent`: what of it goes for something else.
    """
    found = (*(Means(good.id, state.ledger.get(seat, good.id), good.food) for good in FOODS), purse(state, seat))
    if not spent:
        return found
    return tuple(replace(means, have=means.have.shifted(-spent.get(means.thing, 0), floor=True)) for means in found)


def purse(state: HavreState, seat: str) -> Means:
    """Return the francs of a seat as means to pay."""
    return Means(FRANC, state.ledger.get(seat, FRANC), change=True, points=1)


def loans_way() -> Way:
    """Return loans, four francs each, as many as the gap needs: only when all else is gone (p. 10)."""
    numbers = CONSTANTS
    cost = numbers.penalty - numbers.loan
    means = Means(LOAN, UNLIMITED, numbers.loan, change=True, points=cost, brings=FRANC)
    return Way("loan", (means,), opens=Opens.EXHAUSTED, gives_up=True)


def net_food(state: HavreState, seat: str) -> int | None:
    """Return the food a seat must hand in after its ships; what ships bring too much is lost (p. 7-8)."""
    return food_balance(state)[seat][0]


@per_state
def food_balance(state: HavreState) -> Mapping[str, tuple[int | None, int | None]]:
    """Return of each seat the food it must hand in after its ships, and all the food it has."""
    due, own, followed = food_due(state), owned(state), "ships" in state.keeps
    known_due = followed or not due
    return {
        seat: (max(0, due - food_of_ships(state, own[seat])) if known_due else None, _food_at_hand(state, seat))
        for seat in state.setup.ids
    }


def _food_at_hand(state: HavreState, seat: str) -> int | None:
    """Return all the food a seat has, francs among it; nothing where some of it is not known."""
    held = state.ledger.all_of(seat, FEEDS)
    told = [amount.n * FEEDS[thing] for thing, amount in held.items() if amount.exact and amount.n is not None]
    return sum(told) if len(told) == len(held) else None


def feeding(state: HavreState, seat: str, net: int, *, sparing: bool = True) -> Due:
    """Return the due of feeding of one seat: any mix of food and francs, then, all of it gone, loans (p. 7-8, 10).

    `sparing`: among payments that waste as little, what is worth least in this game goes first.
    """
    means = tuple(replace(m, dear=_DEAR.get(m.thing, 0) if sparing else 0) for m in larder(state, seat))
    return Due(feed_key(state.flow, seat), seat, TABLE, (Way("food", means, net), loans_way()))


_DEAR: Final = {good.id: at * good.food for at, good in enumerate(FOODS, start=1)}
"""Fish goes first, then smoked fish, bread and meat; francs are points."""


def feeding_told(state: HavreState, seat: str, owed: int) -> Due:
    """Return what is owed in francs and loans alone, where the larder is not kept and the table has told it."""
    money = (purse(state, seat),) if "francs" in state.keeps else ()
    return Due(feed_key(state.flow, seat), seat, TABLE, (Way("food", money, owed), loans_way()))


def rate(state: HavreState, seat: str) -> int:
    """Return the interest: one franc in all, two for many loans where loans are expensive (p. 4, 12)."""
    numbers = CONSTANTS
    least = numbers.expensive_from.get(str(state.setup.players))
    if state.setup.options.get("expensive_loans") != "yes" or least is None:
        return numbers.interest
    many = (state.ledger.n(seat, LOAN) or 0) >= least
    return numbers.interest + (numbers.expensive_extra if many else 0)


def repayable(state: HavreState, seat: str) -> int:
    """Return how many loans a seat can give back now, as far as its francs are known (p. 10)."""
    held = state.ledger.n(seat, LOAN)
    own = state.ledger.n(seat, FRANC) if held else None
    return (held or 0) if own is None else min(held or 0, own // CONSTANTS.repay)


def interest(state: HavreState, seat: str) -> Due:
    """Return the interest of a seat: francs, never food; who has none takes one more loan (p. 4)."""
    ways = (Way("francs", (purse(state, seat),), rate(state, seat)), loans_way())
    return Due(interest_key(state.flow, seat), seat, TABLE, ways)


def best_payable(due: Due) -> Payment | None:
    """Return the proposal of a due, unless it costs a loan: that is never swept along."""
    payment = best(due)
    return None if payment.gives_up else payment


def as_proposed(due: Due) -> tuple[Transfer, ...]:
    """Return what changes hands when a due is paid as the app proposes."""
    return handed_over(due, parts(best(due)))


def fees(
    state: HavreState, seat: str, fee: tuple[Mapping[str, int], ...], payee: str
) -> dict[str, tuple[Payment, tuple[Transfer, ...]]]:
    """Return what a visitor can hand over, best first, by a name; nothing is borrowed for it (p. 5, 10).

    An entry fee is food, for which francs stand in as the visitor likes, or francs alone.
    """
    prices, money = ((thing, n) for way in fee for thing, n in way.items()), (purse(state, seat),)
    ways = tuple(Way(thing, larder(state, seat) if thing == "food" else money, n) for thing, n in prices)
    due = Due("fee", seat, payee, ways)
    mixed = (payment for way in ways for payment in _mixed(way))
    found = tuple(payment for payment in (*proposals(due), *mixed) if not payment.open)
    return {
        "+".join(f"{part.n}{part.thing}" for part in payment.paid): (payment, handed_over(due, parts(payment)))
        for payment in found
        if not any(_is_dearer(payment, other) for other in found)
    }


def _is_dearer(payment: Payment, other: Payment) -> bool:
    """Return whether a payment takes all another one takes and more: two francs where one is enough."""
    more, less = (Counter({part.thing: part.n for part in each.paid}) for each in (payment, other))
    return more > less


def _mixed(way: Way) -> Iterator[Payment]:
    """Yield all that pays a fee and of which no piece could be left away, what wastes least first (p. 5)."""
    owed = way.amount or 0
    every = product(*(range(means.useful(owed) + 1) for means in way.means))
    enough = (weigh_way(way, counts, owed) for counts in every)
    yield from sorted((payment for payment in enough if _just(payment, owed)), key=lambda payment: payment.cost)


def _just(payment: Payment, owed: int) -> bool:
    """Return whether a payment is enough, and with any piece less no longer is."""
    worth = sum(part.worth for part in payment.paid)
    return owed <= worth < owed + min((part.worth // part.n for part in payment.paid), default=0)


def energy(
    state: HavreState, seat: str, needed: int, spent: Mapping[str, int], more: Mapping[str, int] = NOTHING
) -> Due:
    """Return energy as a due, paid in fuel: too much is lost, and what sells for least goes first (p. 9).

    `more`: what else burns by one's cards.
    """
    worth = {**{good.id: good.energy for good in FUELS}, **more}
    held = {good: _less(state.ledger.get(seat, good), spent.get(good, 0)) for good in worth}
    means = tuple(Means(good, held[good], n, dear=GOODS[good].price) for good, n in worth.items())
    return Due("energy", seat, TABLE, (Way("energy", means, needed),))


def building_cost(state: HavreState, seat: str, card: str, saves: Mapping[str, int] = NOTHING) -> dict[str, int]:
    """Return building materials, less what sawmill and own cards save: the cheapest there is enough for (digest 7)."""
    cost = dict(read(state, card).cost or {})
    for good, n in saves.items():
        cost[good] -= n
    own = [does for card in owned(state)[seat] if card in CARDS and (does := CARDS[card].passive)]
    ways = [cost, *(way for does in own if does.replaces for way in _replaced(cost, does.replaces))]
    return min(
        (_saved(way, own) for way in ways),
        key=lambda way: (_short(state, seat, way), sum(GOODS[good].price * n for good, n in way.items())),
    )


def _replaced(cost: Mapping[str, int], good: str) -> Iterator[dict[str, int]]:
    """Return another good instead of one of the materials (digest 7.2: wooden crane)."""
    for material, n in cost.items():
        if material != good and n > 0:
            yield {**cost, material: n - 1, good: cost.get(good, 0) + 1}


def _saved(cost: Mapping[str, int], own: Iterable[Passive]) -> dict[str, int]:
    """Return one less of what a card saves, the better good if it saves either (building list: Cech strycharzy)."""
    left = dict(cost)
    for does in own:
        saved = [good for good in does.saves if left.get(good, 0) > 0]
        if saved:
            left[saved[-1]] -= 1
    return {good: n for good, n in left.items() if n > 0}


def _short(state: HavreState, seat: str, cost: Mapping[str, int]) -> int:
    """Return how much of it is known to be missing."""
    held = {good: state.ledger.n(seat, good) for good in cost}
    return sum(max(0, cost[good] - n) for good, n in held.items() if n is not None)


def _less(amount: Amount, n: int) -> Amount:
    return UNKNOWN if amount.known is None else known(max(0, amount.known - n))


def lacking(state: HavreState, seat: str, cost: Mapping[str, int]) -> dict[str, int]:
    """Return what is known to be missing of a cost, brick and steel standing in where they can."""
    held = {good: (n, state.ledger.n(seat, good)) for good, n in materials(state, seat, cost).items()}
    return {good: n - own for good, (n, own) in held.items() if own is not None and own < n}


def materials(state: HavreState, seat: str, cost: Mapping[str, int]) -> dict[str, int]:
    """Return the materials handed in: brick stands in for clay and steel for iron where those are short (p. 6)."""
    paid: Counter[str] = Counter()
    for good, n in cost.items():
        other = TABLES.stands_in.get(good, "")
        spare = (state.ledger.n(seat, other) or 0) - paid[other] - cost.get(other, 0)
        instead = min(_short(state, seat, {good: n}), max(0, spare))
        paid.update({good: n - instead, other: instead})
    return {good: n for good, n in paid.items() if n}


def unpaid(cost: Mapping[str, int], paid: Mapping[str, int]) -> dict[str, int]:
    """Return what is missing of a cost where so much is handed in, brick and steel standing in (p. 6)."""
    held = {good: (n, TABLES.stands_in.get(good, "")) for good, n in cost.items()}
    spare = {good: max(0, paid.get(other, 0) - cost.get(other, 0)) for good, (_, other) in held.items()}
    left = {good: n - paid.get(good, 0) - spare[good] for good, n in cost.items()}
    return {good: n for good, n in left.items() if n > 0}
