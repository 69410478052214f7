"""Every row of the digest's list of bad input: what is refused, and by which sentence."""

import pytest
from pydantic import ValidationError

from scorers.core.acts.elsewhere import DoneElsewhere
from scorers.core.acts.piece import PieceMoved
from scorers.core.acts.points import PointsGained
from scorers.core.core_moves import form
from scorers.core.events import Count, Counted, Event, Valued
from scorers.core.issues import Level
from scorers.little_town import GAME
from scorers.little_town.acts.build import TileBuilt
from scorers.little_town.acts.feed import Meal, WorkersFed
from scorers.little_town.acts.next_round import RoundPrepared
from scorers.little_town.acts.place_worker import WorkerPlaced, WorkersOut
from scorers.little_town.acts.put_right import FirstMoved
from scorers.little_town.acts.set_up import MarketLaid
from scorers.little_town.acts.show_objective import ObjectiveShown
from scorers.little_town.acts.use_special import Special, SpecialsDone
from scorers.little_town.model import Phase, Use
from tests.scorers.little_town.playing import EVERYTHING, Playing, at, emptied, holding, made, setup, town

KEY = ("r1/turn/0",)


def full(players: int = 4, **kwargs: object) -> Playing:
    return Playing.new(players, EVERYTHING, **kwargs)


def placed(play: Playing, seat: str = "s1", cell: str | None = "e3", **decided: object) -> WorkerPlaced:
    settles = decided.pop("settles", KEY)
    return made(play.state, WorkerPlaced, round=1, seat=seat, cell=cell, settles=settles, **decided)


def built(play: Playing, tile: str, cell: str | None = "e3", **decided: object) -> TileBuilt:
    settles = decided.pop("settles", KEY)
    return made(play.state, TileBuilt, round=1, seat="s1", tile=tile, cell=cell, settles=settles, **decided)


def test_lt_v03_a_turn_out_of_order() -> None:
    play = full()
    event = placed(play, "s2")
    assert play.refused(event) == {"core-not-their-turn"}
    anyway = event.model_copy(update={"overruled": ("core-not-their-turn",)})
    assert play.refused(anyway) == set()
    play.take(anyway)
    assert [play.n(seat, "worker") for seat in ("s1", "s2")] == [3, 2]


def test_lt_v03_one_action_a_turn() -> None:
    play = full()
    event = placed(play)
    play.take(event)
    assert "core-task-done" in play.refused(built(play, "wheat_field"))
    assert play.refused(placed(play, settles=("r1/turn/1", "r1/turn/0"))) >= {"core-task-done"}
    assert full().refused(placed(full(), settles=())) == {"core-not-as-shown"}


def test_lt_v04_no_worker_left() -> None:
    play = emptied(full(), "s1")
    assert play.refused(placed(play, settles=("r1/turn/1",))) == {"core-below-zero", "little_town-no-worker"}


@pytest.mark.parametrize(
    ("cell", "code"),
    [
        ("a1", "little_town-not-meadow"),
        ("c4", "little_town-taken-by-tile"),
        ("c5", "little_town-taken-by-worker"),
        ("z9", "little_town-no-such-space"),
    ],
)
def test_lt_v05_only_empty_meadow(cell: str, code: str) -> None:
    play = holding(town(full(), bakery="s2@c4"), "s3@c5", worker=1)
    assert play.refused(placed(play, cell=cell)) == {code}
    assert play.refused(built(holding(play, "s1", wood=1), "wheat_field", cell)) == {code}


def test_lt_v06_without_the_cost() -> None:
    assert full().refused(built(full(), "barn")) == {"core-below-zero"}


def test_lt_v06_without_a_house() -> None:
    play = holding(full(), "s1", wood=4, house=0)
    assert play.refused(built(play, "barn")) == {"core-below-zero"}


def test_lt_v06_not_on_the_market() -> None:
    play = holding(full(variant="first_game"), "s1", stone=4, wheat=2)
    assert play.refused(built(play, "bar")) == {"core-not-in-box"}
    assert play.refused(made(play.state, FirstMoved, seat="s9")) == {"core-no-such-seat"}


def test_lt_v06_no_such_tile() -> None:
    play = full()
    event = TileBuilt(round=1, seat="s1", tile="tavern", settles=KEY)
    assert play.refused(event) == {"little_town-no-such-tile"}
    use = WorkerPlaced(round=1, seat="s1", cell="e3", uses=(Use(tile="tavern", owner="s1"),), settles=KEY)
    assert play.refused(use) == {"little_town-no-such-tile"}


def test_lt_v06_a_sixth_wheat_field() -> None:
    play = holding(full(), "s1", wood=1)
    for cell in ("a2", "b2", "c2", "d2", "e2"):
        town(play, wheat_field=f"s2@{cell}")
    assert play.refused(built(play, "wheat_field")) == {"core-not-in-box"}


def test_lt_v06_turns_are_followed() -> None:
    play = full()
    told = made(play.state, TileBuilt, round=1, seat="s1", tile="barn", told=True)
    assert play.refused(told) == {"little_town-build-in-turn"}


def test_lt_v07_the_same_building_twice() -> None:
    play = town(full(), well="s1@e4")
    twice = (Use(tile="well", owner="s1@e4"),) * 2
    assert play.refused(placed(play, uses=twice)) == {"little_town-used-twice"}
    forged = (Use(tile="well", owner="s1@e4"), Use(tile="well", owner="s2@e4"))
    assert "little_town-used-twice" in play.refused(placed(play, uses=forged)), "there is one Well, whoever owns it"
    fields = town(full(), wheat_field="s1@e4")
    town(fields, wheat_field="s1@d4")
    both = tuple(Use(tile="wheat_field", owner=f"s1@{cell}") for cell in ("e4", "d4"))
    assert fields.refused(placed(fields, uses=both)) == set()
    goods = Playing.new(4, ("goods",))
    six = (Use(tile="wheat_field", owner="s1"),) * 6
    assert goods.refused(placed(goods, cell=None, uses=six)) == {"little_town-used-twice"}
    assert goods.refused(placed(goods, cell=None, uses=six[:5])) == set()


def test_lt_v08_another_players_building_without_a_coin() -> None:
    play = holding(town(full(), well="s2@e4"), "s1", coin=0)
    assert play.refused(placed(play, uses=(Use(tile="well", owner="s2@e4"),))) == {"core-below-zero"}


def test_lt_v08_paying_for_ones_own() -> None:
    play = town(full(), well="s1@e4")
    fair = placed(play, uses=(Use(tile="well", owner="s1@e4"),))
    fee = fair.transfers[0].model_copy(update={"src": "s1", "dst": "s2", "thing": "coin"})
    assert play.refused(fair.model_copy(update={"transfers": (*fair.transfers, fee)})) == {"core-not-as-shown"}


@pytest.mark.parametrize("tile", ["castle", "watchtower", "statue", "residence", "cathedral"])
def test_lt_v09_what_a_worker_never_uses(tile: str) -> None:
    play = town(full(), **{tile: "s1@e4"})
    assert "little_town-never-used" in play.refused(placed(play, uses=(Use(tile=tile, owner="s1@e4"),)))


def test_lt_v10_a_bought_cube_left_unspent() -> None:
    play = holding(full(), "s1", wood=1)
    assert play.refused(built(play, "wheat_field", bought={"stone": 1})) == {"little_town-bought-unspent"}
    assert play.refused(built(play, "wheat_field", bought={"coin": 1})) >= {"little_town-bought-unspent"}
    shop = town(full(), shop="s1@e4")
    use = Use(tile="shop", owner="s1@e4", bought={"wood": 1})
    assert shop.refused(placed(shop, uses=(use,))) >= {"little_town-bought-unspent"}


def test_lt_v10_coins_go_by_threes() -> None:
    play = holding(full(), "s1", coin=8)
    fair = built(play, "well", bought={"wood": 1, "stone": 1})
    cheap = tuple(t.model_copy(update={"n": 5}) if t.thing == "coin" else t for t in fair.transfers)
    assert play.refused(fair.model_copy(update={"transfers": cheap})) == {"core-not-as-shown"}
    assert "little_town-exchange" in refused_meals(Meal(seat="s1", fish=3, wheat=0, coins=2))


@pytest.mark.parametrize(
    "decided",
    [{"gathered": {"wood": -1}}, {"gathered": {"wood": 1.5}}, {"gathered": {"wood": "many"}}, {"round": 0}],
)
def test_lt_v11_negative_or_broken_numbers(decided: dict[str, object]) -> None:
    with pytest.raises(ValidationError):
        WorkerPlaced.model_validate({"round": 1, "seat": "s1", **decided})


def test_lt_v12_more_than_the_box_holds() -> None:
    play = full()
    holding(play, "s2", fish=14)
    assert play.refused(placed(play, cell="e5", gathered={"fish": 2})) == {"core-not-in-box"}
    sheet = {"coins": {"s1": 21, "s2": 20}}
    assert [issue.code for issue in GAME.check_sheet(setup(2), sheet)] == ["core-sheet-more-than-box"]


def feeding(**food: int) -> Playing:
    play = emptied(at(full(), 1, Phase.FEEDING), "s1", "s2", "s3", "s4")
    return holding(play, "s1", **food)


def refused_meals(*meals: Meal, play: Playing | None = None, **decided: object) -> set[str]:
    play = play or feeding(fish=3)
    settles = tuple(f"r1/feed/{meal.seat}" for meal in meals)
    fields = {"round": 1, "settles": settles, **decided}
    return play.refused(made(play.state, WorkersFed, meals=meals, **fields))


def test_lt_v13_more_than_owned() -> None:
    assert refused_meals(Meal(seat="s1", fish=2, wheat=1)) == {"core-below-zero", "core-pay-not-held"}


def test_lt_v13_more_than_workers() -> None:
    assert "core-pay-spare" not in refused_meals(Meal(seat="s1", fish=3, wheat=0))
    assert refused_meals(Meal(seat="s1", hungry=4)) == {"little_town-too-many-hungry"}


def test_lt_v13_hungry_while_holding_food() -> None:
    assert refused_meals(Meal(seat="s1", fish=2, wheat=0, hungry=1)) == {"core-pay-first"}


def test_lt_v13_too_little() -> None:
    assert refused_meals(Meal(seat="s1", fish=2, wheat=0)) == {"core-pay-too-little"}


def test_lt_v14_before_the_special_buildings() -> None:
    play = at(Playing.new(4), 1, Phase.SPECIAL)
    meals = tuple(Meal(seat=seat) for seat in play.state.setup.ids)
    assert refused_meals(*meals, play=play) == {"core-task-done"}


def test_lt_v14_twice_in_a_round() -> None:
    play = feeding(fish=6)
    meal = Meal(seat="s1", fish=3, wheat=0)
    assert "little_town-fed-twice" in refused_meals(meal, meal, play=play)
    play.do("fed/r1/feed/s1")
    assert "core-task-done" in refused_meals(meal, play=play)


def test_lt_v14_not_all_have_fed() -> None:
    assert "little_town-not-all-fed" in refused_meals(Meal(seat="s1", fish=3, wheat=0), prepares="s2")


@pytest.mark.parametrize("count", [-1, 9])
def test_lt_v15_eight_spaces_lie_around(count: int) -> None:
    with pytest.raises(ValidationError):
        Special(tile="cathedral", seat="s1", count=count)
    codes = [issue.code for issue in GAME.check_sheet(setup(2), {"watchtower": {"s1": count}})]
    assert codes == ["core-sheet-too-low" if count < 0 else "core-sheet-too-high"]


def test_lt_v15_castle_no_more_than_own_buildings_besides_it() -> None:
    assert [issue.code for issue in GAME.check_sheet(setup(3), {"castle": {"s1": 6}})] == [
        "little_town-castle-too-many"
    ]
    assert GAME.check_sheet(setup(3), {"castle": {"s1": 5}}) == ()
    assert GAME.check_sheet(setup(3, (), rulings={"castle_counts": "any_owner"}), {"castle": {"s1": 8}}) == ()


def test_lt_v16_two_owners_for_one_tile() -> None:
    assert [issue.code for issue in GAME.check_sheet(setup(2), {"castle": {"s1": 1, "s2": 1}})] == [
        "core-sheet-one-owner"
    ]
    play = holding(town(full(), barn="s2@a2"), "s1", wood=4)
    assert play.refused(built(play, "barn")) == {"core-not-in-box"}


def test_lt_v17_objectives() -> None:
    play = full()
    shown = made(play.state, ObjectiveShown, seat="s1", vp=3, card="obj_01")
    play.take(shown)
    assert play.refused(shown) == {"core-not-in-box"}
    play.do("objective/s1", card=("vp2",))
    assert play.refused(made(play.state, ObjectiveShown, seat="s1", vp=2)) == {"core-below-zero"}
    assert play.refused(made(play.state, ObjectiveShown, seat="s2", vp=4)) == {"little_town-objective-points"}
    assert play.refused(made(play.state, ObjectiveShown, seat="s2", vp=2, card="obj_99")) >= {
        "little_town-objective-points"
    }
    assert play.refused(made(play.state, ObjectiveShown, seat="s2", vp=2, card="obj_04")) == {
        "little_town-objective-worth"
    }
    assert play.refused(made(play.state, ObjectiveShown, seat="s2", vp=3, card="obj_07")) == set()


def test_lt_v18_four_rounds_and_no_fifth() -> None:
    with pytest.raises(ValidationError):
        WorkersOut(round=5)
    play = at(Playing.new(2), 3, Phase.NEXT)
    assert play.refused(RoundPrepared(round=3, first="s1", settles=("r3/next",))) == {"little_town-no-such-round"}
    assert play.refused(RoundPrepared(round=4, first="s1", settles=("r3/next",))) == {"little_town-first-is"}
    assert play.refused(RoundPrepared(round=4, first="s2", settles=("r3/next",))) == set()
    assert play.refused(RoundPrepared(round=4, first="s2")) == {"core-not-as-shown"}
    assert play.refused(WorkersOut(round=4)) == {"core-not-as-shown"}


def test_lt_v19_what_is_fine() -> None:
    play = Playing.new(2, ("points",)).do("points/s1", n={"n": -7}).do("track/s2", n={"n": 75})
    assert GAME.projection(play.state).of("s1", "use")[0].points.n == -7
    assert play.state.ledger.n("s2", "vp.other") == 75


def test_gathering_has_limits() -> None:
    play = full()
    assert play.refused(placed(play, cell="e3", gathered={"wood": 1})) == {"little_town-gathered-too-much"}
    assert play.refused(placed(play, cell="e5", gathered={"wheat": 1})) == {"little_town-not-gathered"}
    goods = Playing.new(4, ("goods",))
    assert goods.refused(placed(goods, cell=None, gathered={"wood": 9})) == {"little_town-gathered-too-much"}


def test_buildings_have_places_and_owners() -> None:
    play = town(full(), well="s2@h4", bar="s2@e4")
    assert play.refused(placed(play, uses=(Use(tile="well", owner="s2@h4"),))) == {"little_town-not-around"}
    assert play.refused(placed(play, uses=(Use(tile="bar", owner="s1@e4"),))) == {"little_town-not-theirs"}
    assert play.refused(placed(play, uses=(Use(tile="bar", owner="nobody"),))) >= {"little_town-no-such-tile"}
    more = Use(tile="bar", owner="s2@e4", took={"vp": 9})
    assert play.refused(placed(play, uses=(more,))) == {"little_town-use-amounts"}
    swap = town(full(), pawnshop="s1@e4")
    odd = Use(tile="pawnshop", owner="s1@e4", gave={"wood": 1}, took={"wood": 1})
    assert "little_town-use-amounts" in swap.refused(placed(swap, uses=(odd,)))
    coins = Use(tile="pawnshop", owner="s1@e4", gave={"coin": 2}, took={"wood": 2})
    assert swap.refused(placed(swap, uses=(coins,))) == {"little_town-use-amounts"}
    more = Use(tile="pawnshop", owner="s1@e4", gave={"fish": 2}, took={"wood": 2, "stone": 1})
    assert swap.refused(placed(holding(swap, "s1", fish=2), uses=(more,))) == {"little_town-use-amounts"}, "two for two"


def test_special_buildings_belong_to_their_owners() -> None:
    play = at(emptied(town(full(), cathedral="s1@e3", residence="s1@g3"), "s1", "s2", "s3", "s4"), 1, Phase.SPECIAL)

    def special(*used: Special) -> set[str]:
        keys = tuple(dict.fromkeys(f"r1/special/{one.tile}" for one in used))
        return play.refused(made(play.state, SpecialsDone, round=1, used=used, settles=keys))

    mine = Special(tile="cathedral", seat="s1", count=3)
    assert special(mine) == set()
    assert special(mine, mine) == {"little_town-special-twice"}
    assert special(Special(tile="cathedral", seat="s2", count=3)) == {"little_town-not-theirs"}
    assert special(Special(tile="residence", seat="s1", gathered={"fish": 1})) == {"little_town-not-gathered"}
    assert play.refused(SpecialsDone(round=1, used=(mine,), transfers=())) == {"core-not-as-shown"}
    fish = {"fish": 1}
    play.do("core/ruling/residence_effect", value=("use_buildings_and_gather_terrain_around",))
    assert special(Special(tile="residence", seat="s1", gathered=fish)) == {"little_town-gathered-too-much"}
    assert special(Special(tile="cathedral", seat="s1", count=3, gathered=fish)) >= {"little_town-use-amounts"}


def test_special_buildings_are_done_with_once_and_by_name() -> None:
    play = at(emptied(town(full(), cathedral="s1@e3"), "s1", "s2", "s3", "s4"), 1, Phase.SPECIAL)
    key = ("r1/special/cathedral",)
    left = made(play.state, SpecialsDone, round=1, unused=("cathedral",))
    assert (left.settles, play.refused(left)) == (key, set())
    assert play.refused(made(play.state, SpecialsDone, round=1, absent=("cathedral",))) == {"core-not-as-shown"}
    both = made(play.state, SpecialsDone, round=1, unused=("cathedral",), absent=("cathedral",))
    assert play.refused(both.model_copy(update={"settles": key})) >= {"little_town-special-twice"}


def test_a_space_that_is_none_has_nothing_around() -> None:
    play = town(full(), well="s1@e4")
    assert "little_town-no-such-space" in play.refused(placed(play, cell="z9", uses=(Use(tile="well", owner="s1@e4"),)))


def test_a_worker_nobody_knows_of_takes_no_space() -> None:
    play = full().do("place", cell=("d4",), uses=())
    assert "little_town-taken-by-worker" in play.refused(placed(play, cell="d4", seat="s2", settles=("r1/turn/1",)))
    play.take(Counted(count=Count(owner="s1@d4", thing="worker", n=None)))
    assert "little_town-taken-by-worker" not in play.refused(placed(play, cell="d4", seat="s2", settles=("r1/turn/1",)))


def test_the_board_has_two_sides() -> None:
    play = full(options={})
    assert [play.refused(Valued(key="side", n=n)) for n in (1, 2)] == [set(), set()]
    assert play.refused(Valued(key="side", n=0)) == {"little_town-no-such-side"}
    assert play.refused(Valued(key="side", n=3)) == {"little_town-no-such-side"}
    assert play.refused(Valued(key="moon", n=1)) == {"little_town-no-such-side"}


def test_a_building_is_left_alone_by_name_in_older_facts_too() -> None:
    old = {"kind": "specials_done", "round": 1, "settles": ["r1/special/cathedral", "r1/special/residence"]}
    used = [{"tile": "cathedral", "seat": "s1", "count": 2}]
    assert GAME.upgrade(old, 1)["unused"] == ["cathedral", "residence"]
    assert GAME.upgrade({**old, "used": used}, 1)["unused"] == ["residence"]
    assert GAME.upgrade({**old, "absent": ["cathedral", "residence"]}, 1)["unused"] == []
    for today in ({**old, "unused": []}, {"kind": "workers_out", "round": 1}):
        assert GAME.upgrade(today, 1) is today


def test_the_rest_is_refused_too() -> None:
    play = full()
    assert play.refused(made(play.state, PointsGained, seat="s1", n=1, reason="luck")) >= {"core-no-such-reason"}
    assert play.refused(made(play.state, MarketLaid, tiles=("bar",) * 12)) >= {"little_town-market-size"}
    assert play.refused(DoneElsewhere(key="r1/feed/s1", settles=("r1/feed/s1",))) >= {"core-task-done"}
    town(play, bar="s1@e3", well="s1@e4")
    moved = made(play.state, PieceMoved, thing="tile.bar", src="s1@e3", dst="s1@e4")
    assert play.refused(moved) == {"little_town-taken-by-tile"}
    for thing, dst in (("coin", "s2"), ("tile.bar", "s2@e5")):
        stolen = made(play.state, PieceMoved, thing=thing, src="s1" if thing == "coin" else "s1@e3", dst=dst)
        assert play.refused(stolen) == {"core-no-such-piece"}


def test_a_sheet_is_judged() -> None:
    def codes(sheet: dict[str, dict[str, object]]) -> list[str]:
        return [issue.code for issue in GAME.check_sheet(setup(2), sheet)]  # type: ignore[arg-type]

    assert codes({"meeples": {"s1": 1}}) == ["core-sheet-no-question"]
    assert codes({"coins": {"s9": 1}}) == ["core-no-such-seat"]
    assert codes({"coins": {"s1": ("many",)}}) == ["core-sheet-no-number"]
    assert codes({"coins": {"s1": -1}}) == ["core-sheet-too-low"]
    assert codes({"track": {"s1": 10**7}}) == ["core-sheet-too-high"]
    assert codes({"track": {"s1": -12, "s2": 99}, "vp.use": {"s1": 2}}) == []


def test_what_is_against_the_rules_can_happen_anyway() -> None:
    play = full()
    event: Event = placed(play, cell="a1")
    found = form(GAME, play.state, "place", {"cell": ("a1",)})
    assert [issue.level for issue in found.issues] == [Level.AGAINST]
    assert play.refused(event.model_copy(update={"overruled": ("little_town-not-meadow",)})) == set()
