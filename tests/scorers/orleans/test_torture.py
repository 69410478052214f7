"""Torture: the cheapest there is, against trying everything; sums of its own, typed from the rulebook."""

from collections.abc import Iterator, Mapping
from random import Random
from typing import Final

import pytest

from scorers.orleans.printed import level
from scorers.orleans.torture import Estate, after, cheapest, loss, points, sorrow, steps_back

GOODS: Final = {"brocade": 5, "wool": 4, "wine": 3, "cheese": 2, "grain": 1}
LEVELS: Final = (1,) * 4 + (2,) * 5 + (3,) * 6 + (4,) * 7 + (5,) * 8 + (6,)
"""The level of every space, written out (digest 4.2)."""
BACK: Final = (0, *range(1, 7), 0, 0, 1, 2, 3, 0, 0, *range(1, 12), 0, 0, 1, 2, 3, 4)
"""How far back from every space (digest 5)."""
HELD: Final = (*GOODS, "bread", "station", "unbuilt", "follower", "building", "technology")


def final(estate: Estate) -> int:
    """The points of the rulebook's last page, coins aside."""
    held, citizens = estate.held, estate.citizens
    if estate.rival is not None and held.get("station", 0) > estate.rival:
        citizens += 1
    goods = sum(worth * held.get(good, 0) for good, worth in GOODS.items())
    return goods + LEVELS[estate.position] * (held.get("station", 0) + citizens + held.get("bread", 0))


def every(most: Mapping[str, int], short: int) -> Iterator[dict[str, int]]:
    """Every way to hand over so many pieces."""
    if not most:
        if short == 0:
            yield {}
        return
    (means, n), *others = most.items()
    for given in range(min(n, short) + 1):
        for rest in every(dict(others), short - given):
            yield {means: given, **rest} if given else rest


def brute(estate: Estate, short: int) -> tuple[int, int, int]:
    """What the best of all ways costs: coins left open, points, sorrow."""
    most = {**estate.held, "step": BACK[estate.position]}
    paid = min(short, sum(most.values()))
    before = final(estate)
    tried = ((before - final(after(estate, given)), sorrow(given)) for given in every(most, paid))
    return short - paid, *min(tried)


def dealt(rnd: Random) -> tuple[Estate, int]:
    """A position as it may come about, and what somebody is short there."""
    held = {means: rnd.randint(0, 3) for means in rnd.sample((*HELD, "step"), rnd.randint(0, len(HELD)))}
    rival = rnd.choice((None, 0, 1, 2, 3))
    return Estate(held, rnd.randint(0, 30), rnd.randint(0, 6), rival), rnd.choice((1, 1, 2, 2, 2, 3, 3, 4, 5))


def check_random(times: int, seed: int) -> None:
    rnd = Random(seed)
    for _ in range(times):
        estate, short = dealt(rnd)
        found = cheapest(estate, short)
        assert (found.open, found.points, sorrow(found.given)) == brute(estate, short), (estate, short)
        assert sum(found.given.values()) + found.open == short
        assert found.points == final(estate) - final(after(estate, found.given))


def test_the_cheapest_torture_is_the_cheapest_there_is() -> None:
    check_random(1_500, 1)


@pytest.mark.torture
def test_the_cheapest_torture_is_the_cheapest_there_is_a_hundred_thousand_times() -> None:
    check_random(100_000, 2)


@pytest.mark.parametrize("position", range(31))
def test_the_printed_track(position: int) -> None:
    assert level(position) == LEVELS[position]
    assert steps_back(position) == BACK[position]


def test_a_marker_leaves_a_coin_space_only_by_ruling() -> None:
    assert [steps_back(at, leave=True) for at in (6, 7, 8, 12, 25, 30)] == [6, 7, 0, 4, 12, 4]


def test_digest_9_five_stations_and_two_citizens_at_level_four_are_28() -> None:
    assert points(Estate({"station": 5}, 15, 2)) == 28


def test_p11_a_follower_two_stations_and_two_steps_pay_five_coins() -> None:
    estate = Estate({"follower": 1, "station": 2}, 6)
    given = {"follower": 1, "station": 2, "step": 2}
    assert after(estate, given) == Estate({"follower": 0, "station": 0}, 4)
    assert loss(estate, given) == 4
    assert cheapest(estate, 5).given == {"step": 5}, "down to level 1 both stations still score"


@pytest.mark.parametrize(
    ("estate", "short", "given", "lost"),
    [
        pytest.param(Estate({"unbuilt": 4, "grain": 2}, 11), 2, {"unbuilt": 2}, 0, id="what nobody counts"),
        pytest.param(Estate({"grain": 1, "wine": 1}, 11), 2, {"step": 2}, 0, id="steps within a level"),
        pytest.param(Estate({"grain": 2, "station": 5}, 15, 2), 2, {"grain": 2}, 2, id="rather grain than a star"),
        pytest.param(Estate({"brocade": 1, "station": 1}, 15), 1, {"step": 1}, 1, id="rather a star than brocade"),
        pytest.param(Estate({"station": 3, "brocade": 1}, 12, 0, 2), 1, {"brocade": 1}, 5, id="the last citizen kept"),
        pytest.param(Estate({"bread": 1, "wine": 1}, 7), 1, {"bread": 1}, 2, id="bread is worth the level"),
        pytest.param(Estate({"building": 1, "follower": 1}, 7), 1, {"building": 1}, 0, id="a follower last"),
        pytest.param(Estate({"technology": 1, "grain": 1}, 7), 3, {"technology": 1, "grain": 1}, 1, id="nothing left"),
        pytest.param(Estate({"grain": 1}, 3), 0, {}, 0, id="nothing short"),
    ],
)
def test_what_is_given_first(estate: Estate, short: int, given: dict[str, int], lost: int) -> None:
    found = cheapest(estate, short)
    assert (dict(found.given), found.points) == (given, lost)
    assert found.open == short - sum(given.values())
