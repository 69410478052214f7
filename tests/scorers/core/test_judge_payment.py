"""Other payments than the proposals: what is allowed, and what it wastes."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorers.core.amount import UNKNOWN, Amount, at_least, known
from scorers.core.due import UNLIMITED, Due, Means, Opens, Way, proposals
from scorers.core.issues import Level
from scorers.core.judge_payment import PaidPart, judge, parts, weigh
from scorers.core.msg import Msg, Player, msg, thing_msg
from tests.scorers.core.test_due import harvest, larder


def say(thing: str, n: int) -> Msg:
    return thing_msg("kernel", thing, n)


def codes(due: Due, *paid: PaidPart) -> list[str]:
    return [issue.code for issue in judge(due, paid, say)]


FEED = larder(6, fish=2, meat=2, francs=known(3))
SHORT = larder(9, fish=2, francs=known(1))


def food(**counts: int) -> tuple[PaidPart, ...]:
    return tuple(("food", thing, n) for thing, n in counts.items())


@pytest.mark.parametrize(
    ("due", "paid", "expected"),
    [
        pytest.param(FEED, food(meat=2), [], id="exact"),
        pytest.param(FEED, food(fish=2, franc=3, meat=1), ["core-pay-spare"], id="pieces to keep"),
        pytest.param(FEED, food(fish=1, meat=2), ["core-pay-spare"], id="a fish too much"),
        pytest.param(larder(7, meat=3), food(meat=3), ["core-pay-over"], id="no change for meat"),
        pytest.param(FEED, food(meat=1), ["core-pay-too-little"], id="too little"),
        pytest.param(FEED, (), ["core-pay-too-little"], id="nothing at all"),
        pytest.param(FEED, food(meat=3), ["core-pay-not-held", "core-pay-spare"], id="more than held"),
        pytest.param(FEED, food(meat=1, bread=1, franc=1), ["core-pay-not-held"], id="none of it held"),
        pytest.param(FEED, food(wood=1), ["core-pay-not-taken"], id="not food"),
        pytest.param(FEED, (("loans", "fish", 1),), ["core-pay-not-taken"], id="not by this way"),
        pytest.param(FEED, food(fish=-1), ["core-pay-negative"], id="less than nothing"),
        pytest.param(FEED, (*food(fish=2), ("loans", "loan", 1)), ["core-pay-first"], id="a loan to save food"),
        pytest.param(SHORT, (*food(fish=2, franc=1), ("loans", "loan", 2)), [], id="all, then loans"),
        pytest.param(SHORT, (*food(fish=2), ("loans", "loan", 2)), ["core-pay-first"], id="a franc kept back"),
        pytest.param(
            SHORT, (*food(fish=2, franc=1), ("loans", "loan", 3)), ["core-pay-too-many"], id="a loan too many"
        ),
        pytest.param(
            SHORT, (*food(fish=2, franc=1), ("loans", "loan", 1)), ["core-pay-too-little"], id="one loan short"
        ),
        pytest.param(larder(4), (("loans", "loan", 1),), [], id="nothing but a loan"),
        pytest.param(FEED, food(meat=2, fish=0), [], id="none of it is nothing"),
        pytest.param(harvest(grain=known(1)), (("food", "grain", 1),), [], id="food"),
        pytest.param(harvest(monk=known(1), grain=known(1)), (("sacristy", "monk", 1),), [], id="the sacristy"),
        pytest.param(
            harvest(grain=known(1), coins=known(5)), (("coins", "coin", 5),), ["core-pay-first"], id="coins while food"
        ),
        pytest.param(harvest(monk=known(1), coins=known(5)), (("coins", "coin", 5),), [], id="monk kept, coins paid"),
        pytest.param(
            harvest(coins=known(5)), (("coins", "coin", 6),), ["core-pay-not-held", "core-pay-too-many"], id="6"
        ),
        pytest.param(
            harvest(coins=known(5), stations=5), (("torture", "station", 5),), ["core-pay-first"], id="coins withheld"
        ),
        pytest.param(harvest(stations=5), (("torture", "station", 5),), [], id="no coins at all"),
        pytest.param(harvest(stations=9), (("torture", "station", 6),), ["core-pay-too-many"], id="more than missing"),
        pytest.param(
            harvest(coins=known(2), stations=1, steps=(0, 7, 9)),
            (("coins", "coin", 2), ("torture", "step", 3)),
            [],
            id="dearer than need be, but as the payer likes",
        ),
        pytest.param(
            harvest(stations=5, follower=UNKNOWN),
            (("torture", "follower", 5),),
            [],
            id="a blind draw nobody knows is possible",
        ),
        pytest.param(
            harvest(coins=known(1), follower=UNKNOWN), (("coins", "coin", 1),), ["core-pay-nothing-left"], id="all gone"
        ),
        pytest.param(
            harvest(coins=known(1), stations=1), (("coins", "coin", 1),), ["core-pay-too-little"], id="a station left"
        ),
        pytest.param(
            harvest(monk=known(1), grain=known(1)),
            (("sacristy", "monk", 1), ("food", "grain", 1)),
            ["core-pay-two-ways"],
            id="twice",
        ),
        pytest.param(
            harvest(grain=UNKNOWN, coins=known(5)), (("coins", "coin", 5),), [], id="nobody knows of any food"
        ),
        pytest.param(
            harvest(grain=at_least(1), coins=known(5)), (("coins", "coin", 5),), ["core-pay-first"], id="one is known"
        ),
        pytest.param(
            harvest(grain=known(1), stations=1),
            (("food", "grain", 1), ("torture", "station", 1)),
            ["core-pay-too-many"],
            id="given up for nothing",
        ),
    ],
)
def test_what_speaks_against_a_payment(due: Due, paid: tuple[PaidPart, ...], expected: list[str]) -> None:
    assert codes(due, *paid) == expected


def test_what_has_to_go_first_is_named() -> None:
    (issue,) = judge(SHORT, (*food(fish=1), ("loans", "loan", 2)), say)
    assert issue.level is Level.AGAINST
    assert issue.text.params == (("what", (say("fish", 1), say("franc", 1))),)


@pytest.mark.parametrize(
    ("due", "paid", "first"),
    [
        pytest.param(
            larder(3, fish=3, bread=1),
            (*food(fish=2), ("loans", "loan", 1)),
            (msg("core-either", a=say("fish", 1), b=say("bread", 1)),),
            id="one of either is enough",
        ),
        pytest.param(
            larder(7, fish=2, bread=1, meat=2, francs=known(1)),
            (("loans", "loan", 2),),
            (say("fish", 2), say("bread", 1), say("meat", 1)),
            id="as much as is missing",
        ),
        pytest.param(larder(3, meat=2), (("loans", "loan", 1),), (say("meat", 1),), id="no more than is missing"),
        pytest.param(
            harvest(grain=known(1), stations=1),
            (("food", "grain", 1), ("torture", "station", 1)),
            (),
            id="nothing is missing",
        ),
    ],
)
def test_what_has_to_go_first_is_no_more_than_is_missing(
    due: Due, paid: tuple[PaidPart, ...], first: tuple[Msg, ...]
) -> None:
    named = [dict(issue.text.params)["what"] for issue in judge(due, paid, say) if issue.code == "core-pay-first"]
    assert named == ([first] if first else [])


def test_whoever_pays_nothing_owes_what_is_asked_first() -> None:
    assert weigh(harvest(grain=known(1), coins=known(5)), ()).open == 1, "one food, not the five coins instead"


def test_whoever_pays_nothing_owes_the_whole_of_what_replaces_what_is_not_there() -> None:
    assert weigh(harvest(coins=known(2), stations=9), ()).open == 5
    assert weigh(harvest(stations=9), ()).open == 5
    assert weigh(harvest(stations=9), (("torture", "station", 1),)).open == 4
    either = Due(
        "d", "s1", "table", (Way("alms", (Means("coin", known(0)),), 2), Way("toll", (Means("fish", UNKNOWN),), 4))
    )
    assert weigh(either, ()).open == 4, "not by what is not there"


def test_what_the_last_way_wastes_is_said() -> None:
    rest = Way("rest", (Means("stall", known(9), 3),), opens=Opens.EXHAUSTED)
    short = Due("d", "s1", "table", (Way("food", (Means("grain", known(1)),), 2), rest))
    assert codes(short, ("food", "grain", 1), ("rest", "stall", 1)) == ["core-pay-over"]


def test_what_is_lacking_is_named() -> None:
    issue, *_ = judge(FEED, food(meat=5), say)
    assert (issue.code, issue.level) == ("core-pay-not-held", Level.IMPOSSIBLE)
    assert issue.text.params == (("who", Player("s1")), ("what", say("meat", 3)))


def test_what_is_replaced_is_not_paid_as_well() -> None:
    two_food = Due(
        "d",
        "s1",
        "table",
        (
            Way("food", (Means("grain", known(1)),), 2),
            Way("coins", (Means("coin", known(9)),), 5, Opens.EXHAUSTED),
            Way("rest", (Means("stall", known(9)),), opens=Opens.EXHAUSTED),
        ),
    )
    assert codes(two_food, ("coins", "coin", 5)) == []
    assert codes(two_food, ("food", "grain", 1), ("coins", "coin", 5)) == ["core-pay-two-ways"]
    assert codes(two_food, ("coins", "coin", 4), ("rest", "stall", 1)) == ["core-pay-first"]


def test_whoever_leaves_two_ways_out_is_told_of_both() -> None:
    ways = (
        Way("food", (Means("grain", known(2)),), 2),
        Way("coins", (Means("coin", known(5)),), 5, Opens.EXHAUSTED),
        Way("rest", (Means("stall", known(9)),), opens=Opens.EXHAUSTED),
    )
    first, *_ = judge(Due("d", "s1", "table", ways), (("rest", "stall", 1),), say)
    assert (first.code, first.text.params) == ("core-pay-first", (("what", (say("grain", 2), say("coin", 5))),))


def test_what_carries_on_needs_nothing_of_what_was_replaced() -> None:
    """Two food or else five coins: whoever pays coins keeps the grain, though the coins do not reach."""
    ways = (
        Way("food", (Means("grain", known(1)),), 2),
        Way("coins", (Means("coin", known(4)),), 5, Opens.EXHAUSTED),
        Way("rest", (Means("stall", known(9)),), opens=Opens.EXHAUSTED),
    )
    assert codes(Due("d", "s1", "table", ways), ("coins", "coin", 4), ("rest", "stall", 1)) == []


def test_a_thing_of_two_ways_is_held_as_far_as_the_more_generous_says() -> None:
    few, more = Means("coin", known(3)), Means("coin", known(5))
    either = Due("d", "s1", "table", (Way("alms", (few,), 2), Way("toll", (more,), 4)))
    assert codes(either, ("toll", "coin", 4)) == []
    assert codes(either, ("toll", "coin", 6)) == ["core-pay-not-held", "core-pay-spare"]


def test_only_what_carries_on_needs_the_last_crumb_before_it() -> None:
    only = Due("d", "s1", "table", (Way("loans", (Means("loan", UNLIMITED, 4),), opens=Opens.EXHAUSTED),))
    assert codes(only) == []
    assert codes(only, ("loans", "loan", 1)) == ["core-pay-too-many"]
    open_end = Way("gift", (Means("fish", known(2)),))
    gift = Due("d", "s1", "table", (open_end, Way("rest", (Means("stall", known(1)),), opens=Opens.EXHAUSTED)))
    assert codes(gift, ("rest", "stall", 1)) == ["core-pay-first", "core-pay-too-many"]
    assert codes(Due("d", "s1", "table", ())) == []
    assert weigh(Due("d", "s1", "table", ()), ()).open == 0


def test_a_payment_is_weighed() -> None:
    found = weigh(SHORT, (*food(fish=2, franc=1), ("loans", "loan", 2)))
    assert (found.over, found.back, found.open, found.points, found.gives_up, found.guess) == (0, 2, 0, 15, True, False)
    assert weigh(larder(7, meat=3), food(meat=3)).over == 2
    assert weigh(larder(5, francs=UNKNOWN), food(franc=5)).guess
    assert weigh(FEED, food(fish=1)).open == 5


amounts = st.one_of(st.integers(0, 6).map(known), st.integers(0, 4).map(at_least), st.just(UNKNOWN))
some_dues = st.one_of(
    st.builds(
        lambda owed, fish, meat, francs: larder(owed, fish=fish, meat=meat, francs=francs),
        st.integers(0, 12),
        st.integers(0, 3),
        st.integers(0, 2),
        amounts,
    ),
    st.builds(
        lambda monk, grain, coins, stations, follower: harvest(
            monk=monk, grain=grain, coins=coins, stations=stations, follower=follower, steps=(0, 7)
        ),
        amounts,
        amounts,
        amounts,
        st.integers(0, 5),
        amounts,
    ),
)


@given(some_dues)
def test_every_proposal_is_allowed_and_weighs_what_it_said(due: Due) -> None:
    for payment in proposals(due):
        found = judge(due, parts(payment), say)
        assert [issue.code for issue in found if issue.level is not Level.HINT] == []
        again = weigh(due, parts(payment))
        assert (again.over, again.back, again.open, again.points) == (
            payment.over,
            payment.back,
            payment.open,
            payment.points,
        )


@given(some_dues, st.lists(st.tuples(st.integers(0, 9), st.integers(0, 4)), max_size=4))
def test_knowing_less_never_forbids_more(due: Due, tried: list[tuple[int, int]]) -> None:
    """What is allowed with the amounts known is allowed with them forgotten."""
    things = [(way.key, means.thing) for way in due.ways for means in way.means]
    paid = tuple((*things[at % len(things)], n) for at, n in tried)
    if any(issue.level is not Level.HINT for issue in judge(due, paid, say)):
        return
    blind = Due(due.key, due.payer, due.payee, tuple(_forgotten(way) for way in due.ways))
    assert [issue.code for issue in judge(blind, paid, say) if issue.level is not Level.HINT] == []


def _forgotten(way: Way) -> Way:
    means = tuple(
        Means(m.thing, _unknown(m.have), m.worth, m.change, m.blind, m.points, m.points_for) for m in way.means
    )
    return Way(way.key, means, way.amount, way.opens, way.gives_up, way.label, way.waives)


def _unknown(have: Amount) -> Amount:
    return have if have == UNLIMITED else UNKNOWN
