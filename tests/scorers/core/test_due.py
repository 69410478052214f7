"""The cheapest payment: the rules of the two hardest games, and exactness against brute force."""

import random
from collections.abc import Iterator
from itertools import accumulate, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scorers.core.amount import UNKNOWN, Amount, at_least, known
from scorers.core.due import UNLIMITED, Due, Means, Opens, Payment, Way, best, cheapest, proposals, weigh_way


def due(*ways: Way) -> Due:
    return Due("d", "s1", "table", ways)


def paid(payment: Payment) -> dict[str, int]:
    return {part.thing: part.n for part in payment.paid}


# ------------------------------------------------------------------------------------------------------- exactness


def brute(means: tuple[Means, ...], owed: int) -> tuple[int, int, int] | None:
    """Try everything: (overpaid, points, pieces) of the best, or nothing if all together is too little."""
    kinds = [[(*_worth(m, n), m.points_of(n), n) for n in range(m.useful(owed) + 1)] for m in means]
    costs = (_cost(taken, owed) for taken in product(*kinds))
    return min((cost for cost in costs if cost is not None), default=None)


Taken = tuple[int, int, int, int]
"""Of one kind: worth as goods, worth as money, points given up, pieces."""


def _worth(means: Means, n: int) -> tuple[int, int]:
    return (0, means.worth * n) if means.change else (means.worth * n, 0)


def _cost(taken: tuple[Taken, ...], owed: int) -> tuple[int, int, int] | None:
    goods, money, points, pieces = map(sum, zip(*taken, strict=True))
    return (max(0, goods - owed), points, pieces) if goods + money >= owed else None


def check_exact(means: tuple[Means, ...], owed: int) -> None:
    found, expected = cheapest(Way("w", means), owed), brute(means, owed)
    worth = sum(part.worth for part in found.paid)
    assert worth == owed + found.over + found.back - found.open
    if expected is None:
        assert found.open > 0
        assert paid(found) == {m.thing: m.useful(owed) for m in means if m.useful(owed)}
    else:
        assert (found.over, found.points, found.pieces) == expected
        assert found.open == 0


def larders(seed: int, n: int) -> Iterator[tuple[tuple[Means, ...], int]]:
    dice = random.Random(seed)
    for _ in range(n):
        yield tuple(_means(dice, f"t{i}") for i in range(dice.randint(1, 4))), dice.randint(1, 14)


def _means(dice: random.Random, thing: str) -> Means:
    uneven = tuple(accumulate(dice.randint(0, 3) for _ in range(dice.randint(1, 4)))) if dice.random() < 0.1 else ()
    return Means(
        thing,
        known(dice.randint(0, 4)),
        worth=dice.choice((1, 1, 2, 3, 4, 5)),
        change=dice.random() < 0.3,
        points=0 if uneven else dice.randint(0, 2),
        points_for=uneven,
    )


some_means = st.builds(
    Means,
    st.just("t"),
    st.integers(0, 5).map(known),
    worth=st.integers(1, 6),
    change=st.booleans(),
    points=st.integers(0, 3),
    points_for=st.just(()) | st.lists(st.integers(0, 3), min_size=1, max_size=4).map(lambda x: tuple(accumulate(x))),
)


@given(st.lists(some_means, min_size=1, max_size=4), st.integers(1, 20))
@settings(max_examples=300)
def test_no_payment_is_cheaper(kinds: list[Means], owed: int) -> None:
    fields = ("have", "worth", "change", "blind", "points", "points_for")
    means = tuple(Means(f"t{i}", *(getattr(m, name) for name in fields)) for i, m in enumerate(kinds))
    check_exact(means, owed)


def test_no_payment_is_cheaper_in_100000_random_larders() -> None:
    for means, owed in larders(seed=20260801, n=100_000):
        check_exact(means, owed)


@pytest.mark.torture
def test_no_payment_is_cheaper_in_2000000_random_larders() -> None:
    for means, owed in larders(seed=7, n=2_000_000):
        check_exact(means, owed)


def test_nothing_owed_is_nothing_paid() -> None:
    assert cheapest(Way("w", (Means("fish", known(3)),)), 0) == Payment(())


def test_of_equal_payments_the_one_with_more_of_what_is_listed_first_and_less_money() -> None:
    fish, grain = Means("fish", known(2)), Means("grain", known(2))
    franc = Means("franc", known(2), change=True)
    assert paid(cheapest(Way("w", (franc, grain, fish)), 2)) == {"grain": 2}


# ------------------------------------------------------------------------------------------ Le Havre: food, then loans


def larder(
    owed: int,
    *,
    fish: int = 0,
    smoked: int = 0,
    bread: int = 0,
    meat: int = 0,
    francs: Amount = known(0),  # noqa: B008
) -> Due:
    food = (
        Means("fish", known(fish)),
        Means("smoked_fish", known(smoked), 2),
        Means("bread", known(bread), 2),
        Means("meat", known(meat), 3),
        Means("franc", francs, change=True, points=1),
    )
    loans = Way("loans", (Means("loan", UNLIMITED, 4, change=True, points=7),), opens=Opens.EXHAUSTED, gives_up=True)
    return due(Way("food", food, owed), loans)


@pytest.mark.parametrize(
    ("owed", "held", "expected", "over", "back"),
    [
        (3, {"fish": 1, "meat": 1}, {"meat": 1}, 0, 0),
        (4, {"meat": 2, "fish": 1}, {"meat": 1, "fish": 1}, 0, 0),
        # Meat gives no change: a franc with it is better than a second piece.
        (4, {"meat": 2, "francs": known(1)}, {"meat": 1, "franc": 1}, 0, 0),
        (4, {"meat": 2}, {"meat": 2}, 2, 0),
        # Final points before pieces: two fish rather than two francs, and three fish rather than one.
        (2, {"fish": 2, "francs": known(9)}, {"fish": 2}, 0, 0),
        # All food and all francs first, then as many loans as the gap needs.
        (10, {"meat": 1, "francs": known(2)}, {"meat": 1, "franc": 2, "loan": 2}, 0, 3),
        (9, {"fish": 1}, {"fish": 1, "loan": 2}, 0, 0),
        (9, {}, {"loan": 3}, 0, 3),
        (0, {"fish": 4}, {}, 0, 0),
    ],
)
def test_le_havre_feeding(owed: int, held: dict[str, int], expected: dict[str, int], over: int, back: int) -> None:
    found = best(larder(owed, **held))  # type: ignore[arg-type]
    assert (paid(found), found.over, found.back, found.open) == (expected, over, back, 0)
    assert found.gives_up == ("loan" in expected)
    assert len(proposals(larder(owed, **held))) == 1  # type: ignore[arg-type]


@given(st.integers(1, 40), st.integers(0, 9), st.integers(0, 9), st.integers(0, 40))
def test_with_francs_enough_nothing_is_ever_wasted(owed: int, meat: int, bread: int, francs: int) -> None:
    found = best(larder(owed, meat=meat, bread=bread, francs=known(francs)))
    total = 3 * meat + 2 * bread + francs
    if total < owed:
        assert found.n("loan") == -(-(owed - total) // 4)
        assert (found.n("meat"), found.n("bread"), found.n("franc")) == (meat, bread, francs)
    elif francs >= owed:
        assert (found.over, found.n("loan")) == (0, 0)


def test_unknown_francs_are_counted_on_but_said_to_be_a_guess() -> None:
    found = best(larder(9, fish=1, meat=1, francs=UNKNOWN))
    assert (paid(found), found.guess, found.gives_up) == ({"fish": 1, "meat": 1, "franc": 5}, True, False)


def test_what_is_certainly_there_is_no_guess() -> None:
    assert not best(larder(5, fish=1, francs=at_least(4))).guess
    assert best(larder(6, fish=1, francs=at_least(4))).guess


def test_a_certain_payment_comes_before_a_guess_that_costs_as_little() -> None:
    way = Way("w", (Means("bread", UNKNOWN, 2), Means("fish", known(2), points=1)), 2)
    assert paid(best(due(way))) == {"fish": 2}


# ----------------------------------------------------- Orleans: food, else 5 coins, else what is there


def harvest(
    *,
    monk: Amount = known(0),  # noqa: B008
    grain: Amount = known(0),  # noqa: B008
    coins: Amount = known(0),  # noqa: B008
    stations: int = 0,
    follower: Amount = known(0),  # noqa: B008
    steps: tuple[int, ...] = (),
) -> Due:
    torture = (
        Means("station", known(stations)),
        Means("follower", follower, blind=True),
        Means("step", known(len(steps)), points_for=steps),
    )
    return due(
        Way("sacristy", (Means("monk", monk),), 1, waives=True),
        Way("food", (Means("grain", grain, points=1), Means("wine", known(0), points=4)), 1),
        Way("coins", (Means("coin", coins, change=True, points=1),), 5, Opens.EXHAUSTED),
        Way("torture", torture, opens=Opens.EXHAUSTED, gives_up=True),
    )


def test_food_is_paid_with_food_and_nothing_else() -> None:
    assert [paid(p) for p in proposals(harvest(grain=known(2), coins=known(9)))] == [{"grain": 1}]


def test_the_sacristy_is_a_choice_beside_the_food() -> None:
    found = proposals(harvest(monk=known(1), grain=known(2), coins=known(9)))
    assert [(p.way, paid(p)) for p in found] == [("sacristy", {"monk": 1}), ("food", {"grain": 1})]


def test_without_food_five_coins_take_its_place() -> None:
    found = proposals(harvest(coins=known(7)))
    assert [paid(p) for p in found] == [{"coin": 5}]


def test_the_sacristy_need_not_be_used_before_the_coins() -> None:
    assert [paid(p) for p in proposals(harvest(monk=known(1), coins=known(7)))] == [{"monk": 1}, {"coin": 5}]


def test_each_missing_coin_is_one_thing_given_up() -> None:
    found = best(harvest(coins=known(2), stations=1, follower=known(1), steps=(0, 0, 7)))
    assert found.n("coin") == 2
    assert (found.pieces, found.points, found.open, found.gives_up) == (5, 2, 0, True)
    # The rulebook's own example: owes 5, holds none: 1 follower, 2 stations, 2 steps.
    found = best(harvest(stations=2, follower=known(1), steps=(0, 0, 7)))
    assert paid(found) == {"station": 2, "follower": 1, "step": 2}


def test_a_step_over_a_star_is_the_last_to_go() -> None:
    found = best(harvest(coins=known(2), stations=2, steps=(0, 7, 7, 7)))
    assert paid(found) == {"coin": 2, "station": 2, "step": 1}
    # Three steps cost no more than two, so a station can be saved; but points come first, then pieces.
    assert paid(best(harvest(coins=known(2), stations=1, steps=(0, 7)))) == {"coin": 2, "station": 1, "step": 2}


def test_nothing_left_leaves_it_open() -> None:
    found = best(harvest(coins=known(1), stations=1))
    assert (paid(found), found.open) == ({"coin": 1, "station": 1}, 3)


def test_a_follower_from_a_bag_nobody_knows_is_possible_but_comes_last() -> None:
    found = best(harvest(coins=known(3), stations=1, follower=UNKNOWN))
    assert (paid(found), found.guess) == ({"coin": 3, "station": 1, "follower": 1}, True)
    assert not best(harvest(coins=known(3), stations=2, follower=UNKNOWN)).guess


def test_where_food_is_unknown_what_replaces_it_is_offered_too() -> None:
    found = proposals(harvest(grain=UNKNOWN, coins=known(5)))
    assert [(paid(p), p.guess) for p in found] == [({"grain": 1}, True), ({"coin": 5}, True)]
    assert [paid(p) for p in proposals(harvest(grain=at_least(1), coins=known(5)))] == [{"grain": 1}]


def test_a_privilege_nobody_knows_of_is_not_proposed_first() -> None:
    found = proposals(harvest(monk=UNKNOWN, grain=UNKNOWN, coins=UNKNOWN))
    assert [p.way for p in found] == ["food", "coins", "sacristy"]


def test_a_privilege_nobody_has_leads_nowhere() -> None:
    assert [p.way for p in proposals(harvest(grain=known(1)))] == ["food"]


# --------------------------------------------------------------------------------------------------------- the chains


def choice(key: str, have: int, amount: int, **more: object) -> Way:
    return Way(key, (Means(key, known(have)),), amount, **more)  # type: ignore[arg-type]


def test_while_one_way_covers_no_fallback_opens() -> None:
    last = Way("last", (Means("last", UNLIMITED),), opens=Opens.EXHAUSTED)
    assert [paid(p) for p in proposals(due(choice("a", 1, 2), choice("b", 2, 2), last))] == [{"b": 2}]
    found = proposals(due(choice("a", 1, 2), choice("b", 1, 3), last))
    assert [paid(p) for p in found] == [{"a": 1, "last": 1}, {"b": 1, "last": 2}]


def test_without_a_fallback_the_rest_stays_open() -> None:
    found = best(due(choice("a", 1, 3)))
    assert (paid(found), found.open) == ({"a": 1}, 2)


def test_a_penalty_is_never_proposed_before_what_does_without() -> None:
    found = best(due(choice("penalty", 1, 1, gives_up=True), Way("coin", (Means("coin", known(1), 3),), 1)))
    assert (paid(found), found.over) == ({"coin": 1}, 2)


def test_only_fallbacks_left() -> None:
    found = proposals(due(Way("coins", (Means("coin", known(3)),), 2, Opens.EXHAUSTED)))
    assert [paid(p) for p in found] == [{"coin": 2}]


def test_no_way_at_all() -> None:
    assert best(due()) == Payment(())
    assert best(due()).way == ""


def test_a_privilege_alone_cannot_be_owed() -> None:
    assert proposals(due(choice("sacristy", 0, 1, waives=True))) == ()


def test_nothing_owed_first_needs_nothing_after() -> None:
    last = Way("last", (Means("last", UNLIMITED),), opens=Opens.EXHAUSTED)
    assert best(due(choice("tax", 0, 0), last)) == Payment(())
    assert best(due(Way("tax", (), None), last)) == best(due(last)) == Payment(())


def test_what_one_way_took_is_gone_for_the_next() -> None:
    goods = Means("goods", known(3))
    chain = due(Way("tax", (Means("goods", known(3)),), 5), Way("rest", (goods,), opens=Opens.EXHAUSTED))
    found = best(chain)
    assert (paid(found), found.open) == ({"goods": 3}, 2)


def test_the_chain_ends_where_it_is_covered() -> None:
    found = best(
        due(choice("a", 1, 2), choice("b", 3, 1, opens=Opens.EXHAUSTED), choice("c", 9, 9, opens=Opens.EXHAUSTED))
    )
    assert paid(found) == {"b": 1}


def test_the_same_payment_is_proposed_once() -> None:
    last = Way("last", (Means("last", UNLIMITED),), opens=Opens.EXHAUSTED)
    assert len(proposals(due(choice("a", 0, 2), choice("b", 0, 2), last))) == 1


def test_at_most_three_are_proposed() -> None:
    ways = [choice(key, 5, n) for n, key in enumerate("abcde", 1)]
    assert [p.way for p in proposals(due(*ways))] == ["a", "b", "c"]
    assert best(due(*ways)).cost == (0, 0, 0, 1)


@pytest.mark.parametrize(("counts", "gives_up"), [((0,), False), ((2,), True)])
def test_whoever_takes_no_loan_gives_nothing_up(counts: tuple[int, ...], gives_up: bool) -> None:  # noqa: FBT001
    loans = Way("loans", (Means("loan", UNLIMITED, 4, change=True, brings="coin"),), gives_up=True)
    assert weigh_way(loans, counts, 3).gives_up is gives_up


@pytest.mark.parametrize(("change", "over", "back"), [(False, 1, 0), (True, 0, 1)])
def test_what_the_last_way_wastes_or_gives_back_is_that_of_the_payment(change: bool, over: int, back: int) -> None:  # noqa: FBT001
    food = Way("food", (Means("fish", known(2)),), 5)
    last = Way("last", (Means("gold", UNLIMITED, 2, change=change),), opens=Opens.EXHAUSTED)
    payment = best(due(food, last))
    assert (paid(payment), payment.over, payment.back, payment.open) == ({"fish": 2, "gold": 2}, over, back, 0)
