"""What is owed and with what it may be paid, piece by piece (p. 4, 10, 11, 13, 14)."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from scorers.core.amount import UNKNOWN, known
from scorers.core.keys import TaskKey
from scorers.core.msg import BOX
from scorers.core.payments import UNLIMITED, Due, Opens
from scorers.orleans.dues import counted, due, estate, items, owed, proposal, swept
from scorers.orleans.outcome import shut
from scorers.orleans.words import name_of, say
from tests.scorers.orleans import tables as t
from tests.scorers.orleans.playing import EVERYTHING, LIGHTEST, POINTS, Playing


def owing(event: str, held: Mapping[str, int] | None = None, keeps: tuple[str, ...] = EVERYTHING) -> Playing:
    """Round 2, in phase 6; this s1 has."""
    return Playing.of(3, keeps, extras="yes").to(event).has("s1", **(held or {}))


def of(play: Playing, missing: int | None = None) -> Due:
    return due(play.state, TaskKey.of_round(2, "event", "s1"), missing)


# --------------------------------------------------------------------------------------------------- what is owed


@pytest.mark.parametrize(
    ("what", "n"), [("census", 1), ("harvest", 5), ("taxes", 2), ("plague", 0), ("income", 0), ("trading_day", 0)]
)
def test_p4_and_10_so_many_coins_are_owed(what: str, n: int) -> None:
    """A coin for each three goods, bread included (p. 14); five without food."""
    play = owing("taxes", {"grain": 4, "wool": 1}).has("s1@bakery", grain=3)
    assert owed(play.state, "s1", what) == known(n)
    assert owed(owing("taxes", keeps=LIGHTEST).state, "s1", "taxes").n is None


# ---------------------------------------------------------------------------------------------------- torture


def test_p11_what_torture_takes_where_it_goes_and_what_it_costs() -> None:
    """Out of the game, all but the steps; at level 3 a station or a loaf costs three points."""
    held = {"station": 2, "development": 11, "wine": 1, "follower__knight": 2, "tile__brewery": 1, "technology": 1}
    play = owing("taxes", held).has("s1@bakery", grain=1)
    found = {means.thing: means for means in items(play.state, "s1")}
    assert {key: (one.have.n, one.points, one.src, one.dst) for key, one in found.items()} == {
        "unbuilt": (8, 0, BOX, "table@lost.s1"),
        "station": (2, 3, "", "table@lost.s1"),
        "step": (3, 0, "", ""),
        **{good: (int(good == "wine"), n, "", BOX) for good, n in t.GOODS.items()},
        "bread": (1, 3, "s1@bakery", BOX),
        "follower.knight": (2, 0, "", BOX),
        "tile.brewery": (1, 0, "", BOX),
        "technology": (1, 0, "", BOX),
    }
    assert [key for key, one in found.items() if one.blind] == ["follower.knight"], "drawn blind from the bag"
    assert {key: one.really for key, one in found.items() if one.really} == {
        "unbuilt": ("station", 1),
        "step": ("development", 1),
        "bread": ("grain", 1),
    }


def test_p11_nobody_hands_over_what_nobody_keeps_for_certain() -> None:
    found = {means.thing: means.have for means in items(owing("taxes", keeps=POINTS).state, "s1")}
    assert (found["follower"], found["building"], found["technology"]) == (UNKNOWN, UNKNOWN, UNKNOWN)
    assert {means.have for means in items(owing("taxes", keeps=LIGHTEST).state, "s1")} == {UNKNOWN}


@pytest.mark.parametrize(
    ("at", "stations", "losses"),
    [
        pytest.param(11, 2, (0, 0, 3), id="the third step back crosses a star"),
        pytest.param(9, 2, (3,), id="the first does"),
        pytest.param(6, 0, (0, 0, 1, 1, 1, 1), id="a citizen alone"),
        pytest.param(7, 2, (), id="never off a space with coins"),
    ],
)
def test_p11_each_step_back_costs_a_level_of_all_that_counts_it(
    at: int, stations: int, losses: tuple[int, ...]
) -> None:
    """Stations, one citizen, no bread."""
    play = owing("taxes", {"development": at, "station": stations}).tap("gain/s1", citizens=("dev_28",))
    assert counted(play.state, "s1") == stations + 1
    (step,) = (means for means in items(play.state, "s1") if means.thing == "step")
    assert (step.have, step.points_for) == (known(len(losses)), losses)


@pytest.mark.parametrize(
    ("others", "rival"), [({"s2": 3, "s3": 1}, 3), ({"s2": 0, "s3": 0}, 0), ({"s2": 1, "s3": 2}, 2)]
)
def test_p9_the_most_stations_of_another_keep_the_last_citizen(others: Mapping[str, int], rival: int) -> None:
    play = owing(
        "taxes", {"station": 1, "follower__knight": 2, "follower__monk": 1, "tile__brewery": 1, "tile__library": 1}
    )
    for seat, n in others.items():
        play.has(seat, station=n)
    found = estate(play.state, "s1")
    assert found.rival == rival
    assert (found.n("follower"), found.n("building"), found.n("station"), found.n("unbuilt")) == (3, 2, 1, 9)
    assert estate(owing("taxes", keeps=LIGHTEST).state, "s1").rival is None


# ------------------------------------------------------------------------------------------------------- the ways


@pytest.mark.parametrize(
    ("event", "held", "paid"),
    [
        pytest.param("harvest", {"grain": 1, "wine": 1}, [("food", "grain", 1)], id="the food that is worth least"),
        pytest.param("harvest", {"wine": 1, "wool": 1}, [("food", "wine", 1)], id="wool is no food"),
        pytest.param("harvest", {"coin": 5}, [("coins", "coin", 5)], id="no food: five coins"),
        pytest.param(
            "harvest", {"coin": 3}, [("coins", "coin", 3), ("torture", "unbuilt", 2)], id="what is missing by torture"
        ),
        pytest.param("harvest", {"coin": 0}, [("torture", "unbuilt", 5)], id="all of it"),
        pytest.param("taxes", {"coin": 5, "wool": 6}, [("coins", "coin", 2)], id="two coins of six goods"),
        pytest.param("taxes", {"coin": 5, "wool": 2}, [], id="no coin of two"),
    ],
)
def test_p10_and_11_food_then_coins_then_torture(event: str, held: dict[str, int], paid: list[object]) -> None:
    play = owing(event, held)
    assert [*proposal(play.state, of(play))] == paid


@pytest.mark.parametrize(
    ("event", "held", "sweeps"),
    [
        pytest.param("harvest", {"grain": 1}, True, id="food"),
        pytest.param("harvest", {"coin": 5}, True, id="no food, and coins enough"),
        pytest.param("harvest", {"coin": 4}, False, id="torture is nobody else's to choose"),
        pytest.param("taxes", {"coin": 1, "wool": 3}, True, id="a coin of one"),
        pytest.param("taxes", {"coin": 0, "wool": 3}, False, id="no coin"),
        pytest.param("taxes", {"coin": 0}, True, id="nothing owed"),
    ],
)
def test_what_one_tap_for_all_may_settle(event: str, held: dict[str, int], sweeps: bool) -> None:  # noqa: FBT001 - a row
    assert swept(of(owing(event, held))) == sweeps


def test_p11_where_coins_are_not_kept_the_table_tells_how_many_are_missing() -> None:
    play = owing("taxes", {"grain": 9}, ("goods",))
    (coins,) = of(play).ways
    assert (coins.key, coins.means[0].have, coins.amount) == ("coins", UNLIMITED, 3)
    coins, torture = of(play, 1).ways
    assert (coins.means[0].have, torture.amount, torture.opens) == (known(2), None, Opens.EXHAUSTED)
    (torture,) = of(play, 3).ways
    assert (torture.key, torture.amount, torture.opens, torture.gives_up) == ("torture", 3, Opens.CHOICE, True)


# ------------------------------------------------------------------------------------------------ shut places


@pytest.mark.parametrize(
    ("at", "held", "said"),
    [
        ("guildhall", {"station": 10}, say("no-station-left")),
        ("guildhall", {"station": 9}, None),
        ("town_hall", {}, say("nobody-to-send")),
        ("town_hall", {"follower__monk": 1}, None),
        ("farm_house", {"track__farmer": 8}, say("track-end", what=name_of("track.farmer"))),
        ("village", {"track__boatman": 5, "track__trader": 5}, None),
        (
            "village",
            {"track__boatman": 5, "track__trader": 5, "track__craftsman": 5},
            say("track-end", what=name_of("track.boatman")),
        ),
        ("laboratory", {"technology": 16}, say("stack-empty", what=name_of("technology"))),
        ("laboratory", {"technology": 15}, None),
        ("ship", {}, None),
    ],
)
def test_p5_to_11_why_a_place_is_of_no_use_now(at: str, held: dict[str, int], said: object) -> None:
    play = Playing.of(3).round("pilgrimage").has("s1", **held)
    assert shut(play.state, "s1", at) == said


def test_p10_and_11_no_monk_on_a_pilgrimage_and_none_from_an_empty_stack() -> None:
    play = Playing.of(3).round("pilgrimage")
    assert shut(play.state, "s1", "monastery") == say("monks-barred")
    play = play.passed().round("income")
    assert shut(play.state, "s2", "monastery") is None
    empty = play.has("table", follower__monk=0)
    assert shut(empty.state, "s2", "monastery") == say("stack-empty", what=name_of("follower.monk"))
