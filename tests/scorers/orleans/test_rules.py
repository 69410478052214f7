"""One row for a sentence of the rulebook: what must be refused (OR-V01 to OR-V22), what it shows (OR-EX1 to OR-EX8)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from pydantic import ValidationError

from scorers.core.core_moves import score_event, take_back
from scorers.core.forms import Amounts, Answer
from scorers.core.issues import RuleViolation
from scorers.core.score import Breakdown
from scorers.core.setup import Setup
from scorers.core.sheet import Sheet
from scorers.orleans import GAME, flow, model
from scorers.orleans.acts.settle import SETTLE
from scorers.orleans.words import say
from tests.scorers.orleans import tables as t
from tests.scorers.orleans.playing import EVERYTHING, LIGHTEST, POINTS, Playing, setup


def acting(event: str = "income", players: int = 3, keeps: tuple[str, ...] = EVERYTHING, **agreed: str) -> Playing:
    """Round 2, in phase 5; s2 comes first."""
    return Playing.of(players, keeps, **agreed).round("pilgrimage").passed().round(event)


def owing(event: str, keeps: tuple[str, ...] = EVERYTHING) -> Playing:
    """Round 2, in phase 6."""
    return Playing.of(3, keeps).to(event)


def details(play: Playing) -> list[tuple[str, dict[str, object]]]:
    """What the rows of Now say."""
    return [(task.detail.id, dict(task.detail.params)) for task in play_tasks(play) if task.detail]


def play_tasks(play: Playing) -> tuple[Any, ...]:
    return GAME.view(play.state, None).now.tasks


def score(players: int, **sheet: Mapping[str, int]) -> Breakdown:
    ids = setup(players).ids
    asked = ("coins", "position", "stations", "citizens", "grain", "cheese", "wine", "wool", "brocade")
    full: Sheet = {key: {str(seat): sheet.get(key, {}).get(seat, 0) for seat in ids} for key in asked}
    return GAME.score(setup(players), full, {})


def wrong(players: int, **sheet: Mapping[str, int]) -> dict[str, bool]:
    """What the closing sheet says against such counts, and whether it blocks."""
    return {issue.code: issue.blocks for issue in GAME.check_sheet(setup(players), sheet)}


# ----------------------------------------------------------------------------------------- OR-V01 to OR-V03: the course


@pytest.mark.parametrize("players", [1, 5])
def test_p2_two_to_four_players(players: int) -> None:
    with pytest.raises((RuleViolation, IndexError)):
        GAME.begin(setup(players))


def test_p2_a_colour_is_taken_once() -> None:
    plain = setup(3).model_dump()
    plain["seats"][1]["colour"] = plain["seats"][0]["colour"]
    with pytest.raises(ValidationError):
        Setup.model_validate(plain)


@pytest.mark.parametrize("round_", [0, 19, -1])
def test_p4_there_are_eighteen_rounds(round_: int) -> None:
    with pytest.raises(ValidationError):
        GAME.events.validate_python({"kind": "hourglass_turned", "round": round_, "event": "income"})


@pytest.mark.parametrize("key", ["settle", "passed", "plan", "census"])
def test_p4_no_phase_is_skipped(key: str) -> None:
    play = Playing.of(3, LIGHTEST)
    assert play.form(key).event is None or play.refused(key)


def test_p3_round_1_is_a_pilgrimage() -> None:
    play = Playing.of()
    assert not play.form("turn/pilgrimage").asks
    event = play.form("turn/pilgrimage").event
    assert event
    assert "orleans-first-is-pilgrimage" in play.judge(event.model_copy(update={"event": "harvest"}))


def test_p10_there_are_three_of_each_event() -> None:
    play = Playing.of(3, LIGHTEST).tap("turn/pilgrimage").tap("plan").tap("passed")
    for event in ("income", "income", "pilgrimage", "income", "pilgrimage"):
        play.tap(f"turn/{event}").tap("census").tap("plan").tap("passed")
        if play.state.flow.phase == "event":
            play.tap("settle")
    assert play.refused("turn/income") == {"orleans-no-such-event"}
    assert play.refused("turn/pilgrimage") == {"orleans-no-such-event"}
    assert not play.refused("turn/plague")


# ------------------------------------------------------------------------------------ OR-V04 to OR-V12: what is counted


@pytest.mark.parametrize("n", [-1, -6])
def test_nobody_gives_more_than_is_there(n: int) -> None:
    assert Playing.of().refused("gain/s1", things={"grain": n})


@pytest.mark.parametrize(("good", "most"), [("grain", 24), ("cheese", 21), ("wine", 18), ("wool", 15), ("brocade", 12)])
def test_p3_goods_are_those_of_the_box(good: str, most: int) -> None:
    assert not wrong(4, **{good: {"s1": most - 1, "s2": 1}})
    assert any(wrong(4, **{good: {"s1": most, "s2": 1}}).values())
    assert any(wrong(4, **{good: {"s1": -1}}).values())


def test_p3_a_good_more_than_the_box_has_is_refused_in_play() -> None:
    play = acting().has("s1", grain=20).has("s3", grain=4)
    assert play.refused("act/s2/farm_house")


@pytest.mark.parametrize(("players", "most"), [(2, 78), (3, 84), (4, 90)])
def test_p3_goods_in_the_game(players: int, most: int) -> None:
    goods = {"grain": 24, "cheese": 21, "wine": 18, "wool": 15, "brocade": 12 - (90 - most)}
    assert not wrong(players, **{good: {"s1": n} for good, n in goods.items()})
    goods["brocade"] += 1
    if most < 90:
        assert wrong(players, **{good: {"s1": n} for good, n in goods.items()})["orleans-too-many-goods"]


def test_p9_thirteen_citizens_before_the_last_one() -> None:
    assert not wrong(3, citizens={"s1": 12, "s2": 1})
    assert any(wrong(3, citizens={"s1": 13, "s2": 1}).values())


def test_a_citizen_is_taken_once() -> None:
    play = Playing.of(3, POINTS).tap("turn/pilgrimage")
    play.tap("gain/s1", citizens=("knight_track",))
    assert play.refused("gain/s2", citizens=("knight_track",))


def test_p2_ten_stations_each() -> None:
    assert any(wrong(3, stations={"s1": 11}).values())
    play = acting().has("s2", station=10)
    assert play.refused("act/s2/guildhall") == {"orleans-cannot-act"}


def test_stations_lost_to_torture_are_not_built() -> None:
    play = owing("harvest").has("s2", coin=0)
    play.tap("event/r2/s2", paid={"unbuilt": 5})
    assert play.has("s2", station=5).refused("gain/s2", things={"station": 1})
    counted = {n: play.judge(score_event({"stations": {"s1": 10, "s2": n}})) for n in (5, 6)}
    assert {n: {code: issue.blocks for code, issue in found.items()} for n, found in counted.items()} == {
        5: {},
        6: {"orleans-beyond": True},
    }, "nor counted at the end"


@pytest.mark.parametrize("to", ["31", "-1", "0"])
def test_p9_development_has_thirty_steps(to: str) -> None:
    assert "core-not-as-shown" in Playing.of(3, POINTS).tap("turn/pilgrimage").refused("develop/s1", to=(to,))


def test_p9_beyond_the_last_space_nobody_goes() -> None:
    play = acting().has("s2", development=29, track__scholar=4)
    play.tap("act/s2/university")
    assert play.n("s2", "development") == 30


@pytest.mark.parametrize(
    ("place", "kind", "end"),
    [("farm_house", "farmer", 8), ("university", "scholar", 5), ("castle", "knight", 5)],
)
def test_p6_at_the_end_of_a_track_its_action_is_off(place: str, kind: str, end: int) -> None:
    play = acting()
    play.has("s2", **{f"track__{kind}": end - 1})
    assert not play.refused(f"act/s2/{place}")
    play.has("s2", **{f"track__{kind}": end})
    assert play.refused(f"act/s2/{place}") == {"orleans-cannot-act"}


@pytest.mark.parametrize("kind", ["boatman", "craftsman", "trader"])
def test_p6_at_the_end_of_a_track_the_village_has_no_such_follower(kind: str) -> None:
    play = acting().has("s2", **{f"track__{kind}": 5})
    assert play.refused("act/s2/village", follower=(kind,)) == {"orleans-cannot-act"}


# ---------------------------------------------------------------------------- OR-V13, OR-V14: what is owed, and torture


def paying(play: Playing, *paid: tuple[str, str, int]) -> set[str]:
    """What speaks against s2 paying so, hints apart."""
    event = SETTLE.made(play.state, round=2, seat="s2", of="event", paid=paid)
    return {code for code, issue in play.judge(event).items() if issue.level != "hint"}


def tortured(**things: int) -> tuple[tuple[str, str, int], ...]:
    return tuple(("torture", thing.replace("__", "."), n) for thing, n in things.items())


@pytest.mark.parametrize(
    ("paid", "code"),
    [
        (tortured(unbuilt=4), "core-pay-too-little"),
        (tortured(unbuilt=6), "core-pay-too-many"),
        (tortured(unbuilt=4, station=1), "core-pay-not-held"),
        (tortured(unbuilt=3, step=2), "core-pay-not-held"),
        (tortured(unbuilt=4, technology=1), "core-pay-not-held"),
        (tortured(unbuilt=4, cheese=1), "core-pay-not-held"),
        (tortured(unbuilt=4, follower__knight=1), "core-pay-not-taken"),
        (tortured(unbuilt=4, citizen__dev_3=1), "core-pay-not-taken"),
        (tortured(unbuilt=6, step=-1), "core-pay-negative"),
        ((*tortured(unbuilt=4), ("coins", "coin", 1)), "core-pay-not-held"),
    ],
)
def test_p11_torture_takes_what_is_missing_and_what_is_there(paid: tuple[tuple[str, str, int], ...], code: str) -> None:
    play = owing("harvest").has("s2", coin=0, development=8)
    assert code in paying(play, *paid)
    assert not paying(play, *tortured(unbuilt=5))


def test_p11_torture_is_named_on_its_sheet() -> None:
    play = owing("harvest").has("s2", coin=5)
    assert (play.form("event/r2/s2").title.id, play.form("event/r2/s2").note) == ("orleans-due-title", None)
    short = play.has("s2", coin=3).form("event/r2/s2")
    assert (short.title.id, short.note) == ("orleans-torture-title", say("torture-note"))


def test_p11_coins_are_not_held_back() -> None:
    play = owing("harvest").has("s2", coin=3)
    assert "core-pay-first" in paying(play, *tortured(unbuilt=5))
    assert "core-pay-first" in paying(play, ("coins", "coin", 1), *tortured(unbuilt=4))
    assert not paying(play, ("coins", "coin", 3), *tortured(unbuilt=2))


@pytest.mark.parametrize(("at", "most"), [(6, 6), (7, 0), (8, 0), (11, 3), (12, 0), (13, 0), (20, 7), (25, 0), (30, 4)])
def test_p11_steps_back_stop_before_coins(at: int, most: int) -> None:
    play = owing("harvest").has("s2", coin=0, development=at)
    for steps in range(1, 6):
        paid = tortured(unbuilt=5 - steps, step=steps)
        assert (not paying(play, *(part for part in paid if part[2]))) is (steps <= most)


def test_p11_a_ruling_lets_one_leave_a_space_with_coins() -> None:
    play = owing("harvest").has("s2", coin=4, development=7)
    assert play.refused("event/r2/s2", paid={"unbuilt": 0, "step": 1})
    play.tap("core/ruling/leave_coin_space", value=("yes",))
    assert not play.refused("event/r2/s2", paid={"unbuilt": 0, "step": 1})


def test_p10_food_goes_before_coins() -> None:
    play = owing("harvest").has("s2", wine=1)
    assert "core-pay-first" in paying(play, ("coins", "coin", 5))
    assert not paying(play, ("food", "wine", 1))


@pytest.mark.parametrize("good", ["wool", "brocade"])
def test_p10_wool_is_no_food(good: str) -> None:
    play = owing("harvest").has("s2", **{good: 1})
    assert paying(play, ("food", good, 1)) == {"core-pay-not-taken"}
    assert not paying(play.has("s2", coin=4), ("coins", "coin", 4), *tortured(**{good: 1}))


# ------------------------------------------------------------------------------ OR-V15 to OR-V19: actions, deeds, tiles


def test_p10_nobody_gains_a_monk_on_a_pilgrimage() -> None:
    assert acting("pilgrimage").refused("act/s2/monastery") == {"orleans-cannot-act"}
    assert not acting("income").refused("act/s2/monastery")


def test_p10_the_table_may_let_a_monk_be_gained_but_none_comes_from_an_empty_stack() -> None:
    """What an event forbids can have happened; what is not there cannot (p. 11)."""
    made = acting("income").form("act/s2/monastery").event
    assert made
    barred, empty = acting("pilgrimage"), acting("income").has("table", follower__monk=0)
    found = [play.judge(made)["orleans-cannot-act"] for play in (barred, empty)]
    assert [issue.blocks for issue in found] == [False, True]


@pytest.mark.parametrize(("n", "coins"), [(1, 6), (4, 9)])
def test_p14_a_coin_for_each_follower_in_the_theatre(n: int, coins: int) -> None:
    play = acting(extras="yes").has("s2", tile__theatre=1).tap("act/s2/theatre", n={"n": n})
    assert play.n("s2", "coin") == coins


def test_p6_sixteen_technology_tiles() -> None:
    play = acting().has("s1", technology=16)
    assert play.n("table", "technology") == 0
    assert "orleans-cannot-act" in play.refused("act/s2/village", follower=("craftsman",))


def test_p11_an_empty_stack_shuts_its_action() -> None:
    play = acting().has("s1", follower__knight=11)
    assert play.n("table", "follower.knight") == 0
    assert "orleans-cannot-act" in play.refused("act/s2/castle")
    assert play.refused("act/s2/university") == set()


def test_a_building_has_one_owner() -> None:
    play = acting().tap("act/s2/village", follower=("trader",), tile=("brewery",))
    assert play.refused("act/s3/village", follower=("trader",), tile=("brewery",))
    assert play.refused("act/s3/brewery") == {"orleans-not-theirs"}


def test_p9_a_building_put_back_is_not_taken() -> None:
    play = Playing.of(3, variant="fewer_buildings")
    for tile in ("library", "nobody", "office"):
        play.tap("return", tile=(tile,))
    play.round("pilgrimage").passed().round("income")
    assert play.refused("act/s2/village", follower=("trader",), tile=("library",))
    assert not play.refused("act/s2/village", follower=("trader",), tile=("hayrick",))


def test_p14_no_bread_without_the_tiles_sold_apart() -> None:
    assert acting().has("s2", grain=2).refused("gain/s2", things={"bread": 1})
    assert "bread" not in {question.key for question in GAME.sheet(setup(3), None).questions}
    assert acting(extras="yes").has("s2", grain=2).refused("act/s2/bakery", n={"n": 1})


@pytest.mark.parametrize(
    ("deed", "kind", "n"), [("papal_conclave", "knight", 1), ("astronomy", "trader", 1), ("plague", "scholar", 2)]
)
def test_p8_a_deed_has_so_many_places(deed: str, kind: str, n: int) -> None:
    play = acting().has("s2", **{f"follower__{kind}": n + 1})
    if n > 1:
        play.has(f"s1@{deed}", **{f"follower__{kind}": n})
    sends = (f"{deed}/{kind}",) * (1 if n > 1 else 2)
    assert play.refused("act/s2/town_hall", sends=sends) == {"orleans-deed-full"}


@pytest.mark.parametrize(("deed", "kind"), [("papal_conclave", "farmer"), ("astronomy", "monk"), ("tower", "monk")])
def test_p8_a_deed_takes_its_own_kinds(deed: str, kind: str) -> None:
    play = acting().has("s2", **{f"follower__{kind}": 1})
    made = play.has("s2", follower__knight=1).form("act/s2/town_hall", sends=("papal_conclave/knight",)).event
    assert made
    forged = made.model_copy(update={"sends": ((deed, kind),)})
    assert "orleans-no-such-slot" in play.judge(forged)


def test_p8_nobody_sends_a_follower_twice() -> None:
    play = acting().has("s2", follower__monk=1)
    assert play.refused("act/s2/town_hall", sends=("papal_conclave/monk", "cathedral/monk"))


# -------------------------------------------------------------------- OR-V20 to OR-V22: census, the end, without a fuss


@pytest.mark.parametrize(
    ("stations", "citizens"),
    [((3, 2, 2), (1, 0, 0)), ((3, 3, 2), (0, 0, 0)), ((0, 0, 0), (0, 0, 0)), ((0, 0, 1), (0, 0, 1))],
)
def test_p9_the_last_citizen(stations: tuple[int, ...], citizens: tuple[int, ...]) -> None:
    ids = setup(3).ids
    found = score(3, stations=dict(zip(ids, stations, strict=True)), position=dict.fromkeys(ids, 30))
    counted = {line.seat: line.points.known for line in found.lines if line.group == "citizens"}
    assert counted == {seat: 6 * n for seat, n in zip(ids, citizens, strict=True)}


def test_p9_level_on_points_further_right_wins_then_both() -> None:
    found = score(3, coins={"s1": 9, "s2": 9, "s3": 9}, position={"s1": 5, "s2": 6, "s3": 6})
    assert set(found.ranking().winners) == {"s2", "s3"}


def test_p4_with_two_players_nobody_pays() -> None:
    play = Playing.of(2, LIGHTEST).round("pilgrimage").passed()
    made = play.tap("turn/income").form("census").event
    assert made
    assert [ask.key for ask in play.form("census").asks] == ["most"]
    assert "orleans-census-two" in play.judge(made.model_copy(update={"least": "s2"}))


@pytest.mark.parametrize(
    ("farmers", "coins"),
    [((0, 0, 0), (5, 5, 5)), ((5, 5, 1), (5, 5, 4)), ((5, 1, 1), (6, 5, 5)), ((3, 2, 1), (6, 5, 4))],
)
def test_p4_the_census_by_the_tracks(farmers: tuple[int, ...], coins: tuple[int, ...]) -> None:
    play = Playing.of().round("pilgrimage").passed()
    for seat, n in zip(play.state.setup.ids, farmers, strict=True):
        play.has(seat, track__farmer=n)
    play.tap("turn/income")
    assert tuple(play.n(seat, "coin") for seat in play.state.setup.ids) == coins


def test_p11_a_census_without_coins_is_torture_for_one() -> None:
    play = (
        Playing.of()
        .round("pilgrimage")
        .passed()
        .has("s1", track__farmer=2)
        .has("s2", track__farmer=1)
        .has("s3", coin=0)
    )
    play.tap("turn/income")
    assert play.state.flow.phase == "census"
    assert play.refused("fine/r2/s3", paid={"unbuilt": 2})
    play.tap("fine/r2/s3", paid={"unbuilt": 1})
    assert (play.state.flow.phase, play.n("s3", "coin"), play.n("s1", "coin")) == ("planning", 0, 6)


@pytest.mark.parametrize(("goods", "tax"), [(0, 0), (2, 0), (3, 1), (5, 1), (8, 2)])
def test_p10_taxes_of_so_many_goods(goods: int, tax: int) -> None:
    play = owing("taxes").has("s2", grain=goods // 2, brocade=goods - goods // 2).tap("settle")
    assert play.n("s2", "coin") == 5 - tax
    assert play.state.flow.round == 3


def test_p11_an_empty_bank_gives_nothing() -> None:
    play = owing("income").tap("bank").tap("settle")
    assert play.n("s1", "coin") == 5
    play.tap("bank")
    assert not play.state.flow.dry


def test_p9_several_rewards_in_one_move() -> None:
    play = acting().has("s2", development=2, track__scholar=4).tap("act/s2/university")
    assert (play.n("s2", "development"), play.n("s2", "citizen.dev_3"), play.n("s2", "coin")) == (8, 1, 8)


def test_p10_a_plague_leaves_the_track() -> None:
    play = owing("plague").has("s2", follower__knight=1, track__knight=1)
    before = play.n("table", "follower.knight")
    play.tap("drawn/r2/s2", drawn=("knight",)).tap("drawn/r2/s3", drawn=("starter",)).tap(
        "drawn/r2/s1", drawn=("empty",)
    )
    assert (play.n("s2", "follower.knight"), play.n("s2", "track.knight")) == (0, 1)
    assert play.n("table", "follower.knight") == (before or 0) + 1
    assert play.state.flow.round == 3


@pytest.mark.parametrize("event", ["harvest", "taxes", "plague"])
def test_p13_a_monk_in_the_sacristy(event: str) -> None:
    play = owing(event).has("s3", grain=3, follower__monk=1).has("s2", tile__sacristy=1)
    assert play.refused("lifted/r2/s3") == {"orleans-no-sacristy"}
    assert play.refused("lifted/r2/s2") == {"orleans-no-sacristy"}
    play.has("s2@papal_conclave", follower__monk=1)
    assert play.refused("lifted/r2/s2") == {"orleans-no-sacristy"}
    play.has("s2", follower__monk=1)
    play.tap("lifted/r2/s2")
    assert (play.n("s2", "coin"), play.n("s2", "grain")) == (5, 0)


@pytest.mark.parametrize("event", ["income", "trading_day"])
def test_p13_the_sacristy_is_no_help_against_what_is_good(event: str) -> None:
    assert owing(event).has("s2", tile__sacristy=1, follower__monk=1).refused("lifted/r2/s2") == {"core-not-as-shown"}


def test_p11_with_nothing_chosen_all_five_coins_are_still_missing() -> None:
    play = owing("harvest").has("s2", coin=0)
    for unbuilt, still in ((0, 5), (1, 4), (4, 1)):
        form = play.form("event/r2/s2", paid={"unbuilt": unbuilt})
        assert [(issue.code, dict(issue.text.params)["n"]) for issue in form.issues] == [("core-pay-too-little", still)]


def test_p11_where_nothing_is_left_the_table_decides() -> None:
    play = owing("harvest").has("s2", coin=2, station=0)
    play.post(
        SETTLE.made(play.state, round=2, seat="s2", of="event", paid=(("coins", "coin", 2), *tortured(unbuilt=3)))
    )
    assert play.n("table@lost.s2", "station") == 3
    poor = owing("harvest").has("s2", coin=0).has("table@lost.s2", station=8)
    assert not paying(poor, *tortured(unbuilt=2))
    assert "core-pay-too-little" in paying(poor, *tortured(unbuilt=1))


# ---------------------------------------------------------------------------- OR-EX1 to OR-EX8: the rulebook's examples


def test_p9_five_stations_and_two_citizens_at_level_4() -> None:
    found = score(3, stations={"s1": 5, "s2": 5}, citizens={"s1": 2}, position={"s1": 18})
    lines = {line.group: line.points.known or 0 for line in found.lines if line.seat == "s1"}
    assert lines["stations"] + lines["citizens"] == 28


def test_p11_five_coins_by_a_follower_two_stations_and_two_steps() -> None:
    play = owing("harvest").has("s2", coin=0, development=6, follower__knight=1)
    play.tap("event/r2/s2", paid={"unbuilt": 2, "step": 2, "follower.knight": 1})
    assert play.n("table@lost.s2", "station") == 2
    assert (play.n("s2", "development"), play.n("s2", "follower.knight")) == (4, 0)
    assert play.n("table", "follower.knight") == 10  # eleven less the one that left the game


def test_p4_draws_of_four_six_six_and_eight() -> None:
    play = Playing.of(4).round("pilgrimage").passed()
    for seat, at in zip(play.state.setup.ids, (0, 2, 2, 5), strict=True):
        play.has(seat, track__knight=at)
    play.tap("turn/income")
    assert [params["n"] for _, params in details(play)] == [6, 6, 8, 4]  # s2 begins


def test_p4_round_1_draws_nothing() -> None:
    assert {what for what, _ in details(Playing.of().tap("turn/pilgrimage"))} == {"orleans-draws-none"}


def test_p7_the_fourth_knight() -> None:
    play = acting().has("s2", track__knight=3).has("s3", track__knight=3)
    play.tap("act/s2/castle").tap("act/s3/castle")
    assert (play.n("s2", "citizen.knight_track"), play.n("s3", "citizen.knight_track")) == (1, 0)


def test_p7_the_last_boatman_brings_a_citizen_to_the_first_only() -> None:
    play = acting().has("s2", track__boatman=4).has("s3", track__boatman=4)
    for seat in ("s2", "s3"):
        play.tap(f"act/{seat}/village", follower=("boatman",))
    assert [play.n(seat, "coin") for seat in ("s2", "s3")] == [5, 5]
    assert (play.n("s2", "citizen.boatman_track"), play.n("s3", "citizen.boatman_track")) == (1, 0)


@pytest.mark.parametrize(("ruling", "at"), [("s18_28", 18), ("s19_29", 19)])
def test_p9_where_the_second_citizen_lies(ruling: str, at: int) -> None:
    play = Playing.of(3, POINTS, rulings={"citizen_spaces": ruling}).tap("turn/pilgrimage").has("s1", development=17)
    if at > 18:
        play.tap("develop/s1", to=("18",))
    assert play.n("s1", "citizen.dev_18") == 0
    play.tap("develop/s1", to=(str(at),))
    assert play.n("s1", "citizen.dev_18") == 1


@pytest.mark.parametrize("without", ["goods", "development", "stations"])
def test_coins_are_kept_only_with_what_brings_and_takes_them(without: str) -> None:
    """Taxes count goods, Income the level, Trading day stations: without them coins would be wrong, not unknown."""
    play = Playing.of(3, POINTS).tap("turn/pilgrimage")
    play.tap(f"core/keep/{without}")
    assert play.n("s1", "coin") is None
    bare = Playing.of(3, tuple({*POINTS} - {"coins", without})).tap("turn/pilgrimage")
    assert "core-keep-needs" in bare.refused("core/keep/coins")


# ------------------------------------------------------------------------------------------------------ budgets in taps


def taps(play: Playing, *steps: tuple[str, dict[str, Answer]]) -> int:
    before = play.taps
    for key, answers in steps:
        play.tap(key, **answers)
    return play.taps - before


def test_the_lightest_round_takes_five_taps_and_two_for_each_who_is_short() -> None:
    play = Playing.of(4, LIGHTEST).round("pilgrimage").passed()
    opening: list[tuple[str, dict[str, Answer]]] = [("turn/taxes", {}), ("census", {}), ("plan", {})]
    assert taps(play, *opening, ("passed", {}), ("settle", {})) == 5
    short: list[tuple[str, dict[str, Answer]]] = [
        (f"short/r3/{seat}", {"short": {"short": 2}}) for seat in ("s3", "s4", "s1")
    ]
    assert taps(play, *opening, ("passed", {}), *short, ("settle", {})) == 5 + 6


def test_with_everything_kept_an_action_takes_three_taps_at_most() -> None:
    play = Playing.of(3).round("pilgrimage").passed()
    assert taps(play, ("turn/income", {})) == 1
    play.tap("plan").has("s2", follower__knight=2).has("s1", follower__knight=1)
    assert taps(play, ("act/s2/castle", {})) == 1
    assert taps(play, ("act/s3/village", {"follower": ("trader",), "tile": ("hayrick",)})) == 3
    assert taps(play, ("act/s1/ship", {"good": ("wine",)})) == 2
    assert taps(play, ("act/s2/town_hall", {"sends": ("papal_conclave/knight",)})) == 3
    assert taps(play, *((f"pass/{seat}", {}) for seat in ("s3", "s1", "s2"))) == 3
    assert taps(play, ("settle", {})) == 1


# ---------------------------------------------------------------------------------------------- what is put right later


@pytest.mark.parametrize("last", [True, False], ids=["round 3 has begun", "others still owe"])
def test_a_payment_is_taken_back_and_made_otherwise(*, last: bool) -> None:
    play = owing("taxes").has("s2", coin=0, grain=6, development=6).has("s1", coin=1)
    if last:
        play.tap("settle")
    play.tap("event/r2/s2", paid={"unbuilt": 0, "step": 2})
    tortured_ = play.events[-1]
    assert (play.n("s2", "development"), play.state.flow.round) == (4, 3 if last else 2)
    play.post(take_back(GAME, len(play.events), tortured_))
    assert play.n("s2", "development") == 6
    assert "r2/event/s2" in {task.key for task in play_tasks(play) if not task.done}
    play.tap("event/r2/s2", paid={"unbuilt": 2})
    assert (play.n("s2", "development"), play.n("table@lost.s2", "station")) == (6, 2)


@pytest.mark.parametrize("keeps", [LIGHTEST, POINTS, EVERYTHING], ids=["lightest", "points", "everything"])
def test_three_rounds_are_jumped_over(keeps: tuple[str, ...]) -> None:
    play = Playing.of(3, keeps).round("pilgrimage").passed().round("income").passed().tap("settle")
    play.tap("core/jump", to=("r6",))
    assert (play.state.flow.round, model.starter(play.state)) == (6, "s3")
    assert flow.left(play.state) == {
        event: {"pilgrimage": 2, "income": 2}.get(event, 3) for event in flow.left(play.state)
    }
    play.round("plague").passed()
    assert play.state.flow.phase == "event"


def started(play: Playing, **held: dict[str, dict[str, int] | tuple[str, ...]]) -> Playing:
    """Keep everything from now on; nobody has anything but what is said here."""
    for keep in ("goods", "development", "stations", "coins", "actions", *EVERYTHING):
        if keep not in play.state.keeps:
            asks = play.form(f"core/keep/{keep}").asks
            none: dict[str, Answer] = {
                ask.key: dict.fromkeys(play.state.setup.ids, 0) for ask in asks if ask.key[:5] != "cards"
            }
            play.tap(f"core/keep/{keep}", **none, **held.get(keep, {}))
    return play


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_begins_in_mid_play_is_known_or_unknown_never_wrong(players: int) -> None:
    play = started(Playing.of(players, LIGHTEST).round("pilgrimage").passed())
    for kind, here in zip(t.FOLLOWERS, t.SUPPLY[players], strict=True):
        assert play.n("table", f"follower.{kind}") is None  # some may lie on deeds, or have left the game
        assert (play.n("box", f"follower.{kind}") or 0) == t.SUPPLY[4][t.FOLLOWERS.index(kind)] - here
    assert play.n("table", "technology") is None
    assert play.n("table", "tile.bakery") == 0
    play.round("income").has("s2", follower__knight=2)
    assert play.n("table", "follower.knight") is None
    assert not play.refused("act/s2/village", follower=("trader",), tile=("hayrick",))
    play.tap("act/s2/castle")
    assert play.n("s2", "follower.knight") == 3
    play.has("table", follower__knight=0)
    assert "orleans-cannot-act" in play.refused(f"act/{play.state.flow.acting}/castle")


def test_coins_missing_for_a_tax_are_touched_where_nobody_knows_the_goods() -> None:
    (asked,) = Playing.of(2, LIGHTEST).to("taxes").form("short/r2/s1").asks
    assert isinstance(asked, Amounts)
    assert asked.typed, "up to nine chips: a stepper would record the first coin"
    assert (asked.rows[0].low, asked.rows[0].high) == (1, 9)
