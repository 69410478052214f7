"""How the box is laid out for two, three and four (p. 2-3, 9), against the numbers typed from the rulebook."""

from __future__ import annotations

import pytest

from scorers.core.sheet import Sheet
from scorers.orleans import GAME
from tests.scorers.orleans import tables as t
from tests.scorers.orleans.playing import LIGHTEST, setup

WHOLE = dict(zip(t.FOLLOWERS, t.SUPPLY[4], strict=True))


def taken(players: int, variant: str = "standard") -> dict[str, dict[str, int]]:
    """What each step takes, by its name."""
    steps = GAME.checklist(players, variant).steps
    return {step.key.rpartition("/")[2]: {take.thing: take.n for take in step.takes} for step in steps}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_p3_followers_and_goods_are_removed_and_route_spaces_left_empty(players: int) -> None:
    steps = taken(players)
    left = dict(zip(t.FOLLOWERS, t.SUPPLY[players], strict=True))
    assert steps["followers"] == {f"follower.{kind}": n for kind, n in left.items()}
    out = {f"follower.{kind}": WHOLE[kind] - n for kind, n in left.items() if n < WHOLE[kind]}
    assert steps.get("followers-out", {}) == out
    goods_out = steps.get("goods-out", {}).get("part.good", 0)
    on_map = steps["goods-map" if players == 4 else f"goods-map-{players}"]["part.good"]
    assert (on_map, steps["market"]["part.good"]) == (t.ON_THE_MAP[players], t.IN_THE_MARKET[players])
    assert goods_out + on_map + steps["market"]["part.good"] == sum(t.BOX.values())
    assert len([step for step in steps if step.startswith("goods-map")]) == 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_p2_what_is_the_same_for_all_and_the_pilgrimage_on_top(players: int) -> None:
    steps = taken(players)
    order = list(steps)
    assert order.index("pilgrimage") == order.index("hourglass") + 1
    assert steps["hourglass"]["part.hourglass"] + steps["pilgrimage"]["part.pilgrimage"] == t.ROUNDS
    assert steps["citizens"] == {"part.citizen": 13}
    assert steps["technology"] == {"technology": t.TECHNOLOGIES}
    assert steps["stacks"] == {"part.building": len((*t.STACK_1, *t.STACK_2))}
    assert (steps["kit"]["station"], steps["kit"]["coin"], steps["starters"]["part.starter"]) == (t.STATIONS, 5, 4)
    assert "fewer" not in steps


@pytest.mark.parametrize(("players", "each"), [(2, 2), (3, 1), (4, 1)])
def test_p9_fewer_buildings(players: int, each: int) -> None:
    assert taken(players, "fewer_buildings")["fewer"] == {"part.building": each}


def test_p14_the_tiles_sold_apart_are_off_unless_asked_for() -> None:
    (extras,) = (option for option in GAME.info.options if option.id == "extras")
    assert extras.default == "no"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_p14_the_tiles_sold_apart_are_laid_out_where_they_are_played_with(players: int) -> None:
    takes = {
        wanted: {step.key: step.takes for step in GAME.checklist(players, "standard", {"extras": wanted}).steps}
        for wanted in ("no", "yes")
    }
    (more,) = takes["yes"].keys() - takes["no"].keys()
    assert [(take.thing, take.n) for take in takes["yes"][more]] == [("part.building", len(t.EXTRAS))]
    keys = [*takes["yes"]]
    assert keys.index(more) == keys.index("buildings/stacks") + 1


@pytest.mark.parametrize(("players", "room"), [(2, 20), (3, 25), (4, 26)])
def test_more_stations_than_towns_are_a_hint(players: int, room: int) -> None:
    """One for each other town, and in Orléans one for each player; the towns are from one source only."""
    agreed = setup(players, LIGHTEST)

    def said(*stations: int) -> list[tuple[str, bool]]:
        sheet: Sheet = {"stations": dict(zip(agreed.ids, stations, strict=False))}
        return [(issue.code, issue.blocks) for issue in GAME.check_sheet(agreed, sheet)]

    most = (t.STATIONS, t.STATIONS, room - 2 * t.STATIONS)
    assert said(*most) == []
    if players > 2:  # two have no more than their twenty
        assert said(*most[:2], most[2] + 1) == [("orleans-too-many-stations", False)]
