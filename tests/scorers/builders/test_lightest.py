"""Little is kept: finished buildings and the race to 17; or coins and actions as well."""

from __future__ import annotations

import pytest

from scorers.builders import GAME
from scorers.builders.acts.finish import BuildingFinished
from scorers.builders.acts.send import DEAREST
from scorers.builders.acts.tell_turn import TurnTold
from scorers.builders.model import end_trigger
from scorers.core.amount import known
from scorers.core.api import owner_msg
from scorers.core.core_moves import can_take_back, form, take_back
from scorers.core.events import Count, Counted
from scorers.core.msg import msg
from tests.scorers.builders.playing import COINS, LIGHTEST, Playing


def finish(play: Playing, seat: str, card: str, coins: str = "18") -> Playing:
    return play.do(f"finish/{seat}", coins=(coins,), card=(card,))


def test_three_taps_for_a_finished_building_and_nothing_else() -> None:
    play = Playing.new(3)
    finish(play, "s2", "building.chapel")
    assert play.taps == 3
    assert play.n("s2", "vp") == 5
    assert play.n("s2@done", "building.chapel") == 1


def test_the_first_tap_is_a_name() -> None:
    moves = Playing.new(3).view.now.moves
    assert [(move.key, move.label.id) for move in moves] == [(f"finish/s{n}", "core-owner-seat") for n in (1, 2, 3)]


def test_the_second_is_the_printed_coins() -> None:
    (ask,) = Playing.new(3).form("finish/s1").asks
    assert [option.key for option in ask.options] == ["6", "8", "10", "12", "14", "16", "18", "20", "machine"]  # type: ignore[union-attr]


def test_the_third_is_the_card_by_its_needs_or_just_the_points() -> None:
    _, ask = Playing.new(3).form("finish/s1", coins=("18",)).asks
    shown = {o.key: [(s.symbol, s.n.n) for s in o.face.signs] for o in ask.options if o.face}  # type: ignore[union-attr]
    assert list(shown) == [
        "building.abbey",
        "building.church",
        "building.chapel",
        "building.watchtower",
        "building.cloister",
        "points/5",
    ]
    assert shown["building.church"] == [("coin", 18), ("vp", 5), ("stone", 4), ("knowledge", 2), ("tile", 4)]


@pytest.mark.parametrize(("coins", "points"), [("20", [6, 7, 8]), ("machine", [1, 2]), ("8", [0]), ("14", [3])])
def test_just_the_points_that_go_with_the_coins(coins: str, points: list[int]) -> None:
    _, ask = Playing.new(3).form("finish/s1", coins=(coins,)).asks
    unnamed = [option.key for option in ask.options if option.key.startswith("points")]  # type: ignore[union-attr]
    assert unnamed == [f"points/{n}" for n in points]


def test_points_without_a_card() -> None:
    play = finish(Playing.new(3), "s1", "points/8", "20")
    assert play.n("s1", "vp") == 8
    assert play.yard("s1").done == ()
    finish(play, "s1", "points/0", "8")
    assert play.n("s1", "vp") == 8


def test_a_card_somebody_has_stays_visible_with_the_owner() -> None:
    play = finish(Playing.new(3), "s2", "building.chapel")
    _, ask = play.form("finish/s1", coins=("18",)).asks
    assert [option.key for option in ask.options if option.because] == ["building.chapel"]  # type: ignore[union-attr]
    event = BuildingFinished(seat="s1", card="building.chapel", coins=18, vp=5)
    assert play.judge(event)["builders-card-taken"] == "impossible"


def test_another_answer_before_takes_the_card_away() -> None:
    found = Playing.new(3).form("finish/s1", coins=("16",), card=("building.chapel",))
    assert found.event is None


def test_a_machine_is_finished_like_a_building() -> None:
    play = finish(Playing.new(3), "s1", "machine.saw_2", "machine")
    assert play.n("s1", "vp") == 2
    assert [card.thing for card in play.yard("s1").machines] == ["machine.saw_2"]
    said = [line.id for line in GAME.loud(play.states[-1], play.events[-1])]
    assert said == ["builders-loud-machine"]
    done = [held for held in play.view.seats[0].holdings if held.thing == "building"]
    assert [face.key for face in done[0].faces] == ["machine.saw_2"]


# ------------------------------------------------------------------------------------------------- the 17 and the end


def seventeen(seat: str, players: int = 3, first: str = "s1") -> Playing:
    """Four buildings: 18, 18 and 20 printed on them, then one of 16."""
    play = Playing.new(players, first=first)
    for card, coins in (("points/5", "18"), ("points/8", "20"), ("building.farm", "16")):
        finish(play, seat, card, coins)
    return play


def test_bd_ex8_the_alarm_names_who_still_has_a_last_turn() -> None:
    play = seventeen("s1")
    (loud,) = GAME.loud(play.states[-1], play.events[-1])
    assert loud.id == "builders-loud-last-turns"
    assert dict(loud.params)["n"] == 17
    assert len(dict(loud.params)["others"]) == 2  # type: ignore[arg-type]
    alarm = play.view.now.alarm
    assert alarm is not None
    assert (alarm.n, alarm.headline.id) == (known(17), "builders-alarm")
    assert alarm.detail == msg("builders-alarm-last", who=(owner_msg("s2"), owner_msg("s3")))
    assert play.view.track.acting == ("s2", "s3")
    assert [bool(seat.notes) for seat in play.view.seats] == [False, True, True, False]


def test_the_order_follows_from_the_first_player() -> None:
    assert seventeen("s3", first="s2").view.track.acting == ("s1",)
    assert seventeen("s1", first="s2").view.track.acting == ()


def test_bd_ex9_the_last_player_ends_it_at_once() -> None:
    play = seventeen("s3")
    assert play.view.now.alarm is not None
    assert play.view.now.alarm.detail is None, "nobody has a turn left"
    play.do("close")
    assert play.view.now.alarm is None
    assert play.state.flow.over


def test_the_end_is_one_tap_under_the_thumb_and_then_only_coins_are_asked() -> None:
    play = seventeen("s1")
    before = play.taps
    assert play.view.primary is not None
    assert play.view.primary.key == "close"
    play.do("close")
    assert play.taps - before == 1
    sheet = GAME.sheet(play.state.setup, play.state)
    assert [question.key for question in sheet.open] == ["coin"]


def test_what_is_finished_in_a_last_turn_counts_and_the_end_stays_with_the_first() -> None:
    play = seventeen("s1")
    finish(play, "s2", "points/8", "20")
    finish(play, "s2", "points/7", "20")
    finish(play, "s2", "points/6", "20")
    assert play.n("s2", "vp") == 21
    assert play.state.flow.seventeen == "s1"
    assert GAME.loud(play.states[-1], play.events[-1]) == ()


def test_bd_v11_who_has_had_the_last_turn_finishes_nothing_more() -> None:
    play = seventeen("s2")
    assert play.moves()["finish/s1"].because is not None
    found = play.form("finish/s1", coins=("6",), card=("points/1",))
    assert {issue.code: issue.level.value for issue in found.issues} == {"builders-had-last-turn": "against"}
    finish(play, "s3", "points/1", "6")


def test_who_brought_the_end_may_finish_more_in_the_same_turn() -> None:
    play = seventeen("s2")
    assert play.moves()["finish/s2"].because is None
    assert play.form("finish/s2", coins=("6",), card=("points/1",)).issues == ()


def test_bd_v11_two_people_pressing_close_end_it_once() -> None:
    play = seventeen("s1")
    event = play.form("close").event
    assert event is not None
    play.take(event)
    assert play.judge(event)["core-task-done"] == "impossible"


def test_bd_v11_not_before_somebody_has_seventeen() -> None:
    play = Playing.new(2)
    assert "close" not in play.moves()
    found = form(GAME, play.state, "close", {})
    assert {issue.code for issue in found.issues} == {"core-task-done"}
    assert found.event is not None
    assert set(play.judge(found.event.model_copy(update={"settles": ()}))) == {"builders-turns-unequal"}


def test_after_the_end_nothing_is_offered() -> None:
    play = seventeen("s3").do("close")
    assert play.moves().keys() == {"tool/typed"}
    event = BuildingFinished(seat="s1", coins=6, vp=1)
    assert play.judge(event)["builders-over"] == "against"


# ------------------------------------------------------------------------------------------------------ corrections


def test_a_correction_calls_the_alarm_off_and_the_next_rings_again() -> None:
    play = seventeen("s1")
    play.take(Counted(count=Count(owner="s1", thing="vp", n=12)))
    assert play.view.now.headline.id == "builders-now-play"
    for card, coins in (("points/8", "20"), ("points/7", "20"), ("points/2", "10")):
        finish(play, "s3", card, coins)
    assert play.state.flow.seventeen == "s3"


@pytest.mark.parametrize("n", [17, 19])
def test_points_counted_up_to_seventeen_or_more_are_told(n: int) -> None:
    play = Playing.new(2)
    play.take(Counted(count=Count(owner="s2", thing="vp", n=n)))
    assert {"goal/s2"} == {key for key in play.moves() if key.startswith("goal")}
    play.do("goal/s2")
    assert play.view.now.alarm is not None
    assert play.view.now.alarm.n == known(n)
    (loud,) = GAME.loud(play.states[-1], play.events[-1])
    assert loud.id == "builders-loud-end"
    assert play.judge(play.events[-1])["builders-goal-known"] == "impossible"


def test_a_building_before_the_alarm_can_be_taken_back_out_of_turn() -> None:
    play = Playing.new(2)
    finish(play, "s1", "building.chapel")
    finish(play, "s2", "building.church")
    assert can_take_back(play.states[0], play.events[0], play.states[1])
    play.take(take_back(GAME, 1, play.events[0]))
    assert (play.n("s1", "vp"), play.n("s2", "vp")) == (0, 5)
    finish(play, "s2", "building.chapel")


def test_a_worker_sent_nobody_knows_where_gives_the_actions_back() -> None:
    play = Playing.new(2, COINS).do("send", actions=("2",), wage=("3",))
    assert play.actions == 1
    back = GAME.back(play.state, play.events[-1])
    assert back is not None
    assert (back.actions, back.sent) == (3, ())


def test_the_alarm_cannot() -> None:
    play = seventeen("s1")
    assert not can_take_back(play.states[-1], play.events[-1], play.state)


def test_undo_gives_back_the_state_before() -> None:
    play = seventeen("s1")
    before = play.states[-1]
    play.undo()
    assert play.state is before
    assert play.view.now.headline.id == "builders-now-play"


# ------------------------------------------------------------------------------------------------------- nothing kept


def test_with_nothing_kept_the_end_is_told() -> None:
    play = Playing.new(3, ())
    finish(play, "s1", "building.chapel")
    assert play.n("s1", "vp") is None
    assert play.view.seats[0].figure is None
    assert not any(move.key.startswith("goal") for seat in play.view.seats for move in seat.moves), "offered once"
    play.do("goal/s2")
    assert play.view.track.acting == ("s3",)
    play.do("close")
    assert [asked.key for asked in GAME.sheet(play.state.setup, play.state).open] == ["vp", "cards", "coin"]


def test_leaders_are_named() -> None:
    play = Playing.new(3)
    assert play.view.now.detail is None
    finish(play, "s1", "building.chapel")
    finish(play, "s3", "building.church")
    assert play.view.now.detail is not None
    assert len(dict(play.view.now.detail.params)["who"]) == 2
    (goal,) = play.view.track.steps
    assert (goal.at, goal.of) == (5, 17)


# -------------------------------------------------------------------------------------------------- coins and actions


def test_coins_and_actions_every_deed_of_a_turn() -> None:
    play = Playing.new(2, COINS)
    play.do("start").do("hire")
    assert (play.actions, play.taps) == (1, 2)
    play.do("send", actions=("1",), wage=("4",))
    assert (play.actions, play.n("s1", "coin"), play.taps) == (0, 6, 5)
    assert play.view.primary is not None
    play.do("end")
    assert (play.state.flow.seat, play.taps) == ("s2", 6)
    play.do("take/3").do("end")
    assert play.n("s2", "coin") == 16


def test_coins_and_actions_a_finished_building_pays() -> None:
    play = Playing.new(2, COINS)
    finish(play, "s1", "building.chapel")
    assert (play.n("s1", "coin"), play.n("s1", "vp"), play.actions) == (28, 5, 3)
    assert "finish/s2" not in play.moves()


def test_coins_and_actions_an_action_bought_for_it_is_confirmed() -> None:
    play = Playing.new(2, COINS)
    play.do("take/3")
    assert play.form("hire").confirm != play.form("take/1").confirm
    play.do("start")
    assert (play.actions, play.n("s1", "coin")) == (0, 11)
    play.do("hire")
    assert (play.actions, play.n("s1", "coin")) == (0, 6)
    play.do("send", actions=("1",), wage=("0",))
    assert (play.actions, play.n("s1", "coin")) == (0, 1)
    assert play.moves()["send"].because is not None


def test_coins_and_actions_what_cannot_be_paid_is_greyed() -> None:
    play = Playing.new(2, COINS)
    play.take(Counted(count=Count(owner="s1", thing="coin", n=3)))
    play.do("take/1")
    first, second = play.form("send", actions=("2",)).asks
    assert [option.because is None for option in first.options] == [True, True, False]  # type: ignore[union-attr]
    assert [(o.key, o.because is None) for o in second.options] == [  # type: ignore[union-attr]
        ("0", True),
        ("2", True),
        ("3", True),
        ("4", True),
        ("5", False),
    ]
    assert play.form("send").event is None


def test_coins_and_actions_seventeen_counts_at_the_end_of_the_turn() -> None:
    play = Playing.new(2, COINS, first="s2")
    for card, coins in (("points/5", "18"), ("points/8", "20"), ("points/4", "16")):
        finish(play, "s2", card, coins)
    assert play.state.flow.seventeen is None
    play.do("end")
    assert play.view.now.alarm is not None
    play.do("end")
    assert play.state.flow.over


def test_coins_kept_without_points_the_end_is_told_by_a_seat() -> None:
    play = Playing.new(2, ("coins",))
    assert {"goal/s1", "goal/s2"} <= play.moves().keys()
    play.do("goal/s1")
    assert not [key for key in play.moves() if key.startswith("goal")], "once somebody has, nobody else brings the end"
    play.do("end")
    assert not play.state.flow.over
    play.do("end")
    assert play.state.flow.over


def test_coins_not_known_are_not_held_against_anybody() -> None:
    play = Playing.new(2, COINS)
    play.take(Counted(count=Count(owner="s1", thing="coin", n=None)))
    play.do("buy")
    assert play.actions == 4
    assert play.view.seats[-1].holdings == ()


# -------------------------------------------------------------------------------------------- keeping more in mid-play


def test_from_the_lightest_to_everything_in_the_middle_of_a_play() -> None:
    play = finish(Playing.new(2, LIGHTEST), "s1", "building.chapel")
    coins = {"coin": {"s1": 12, "s2": 7}}
    found = form(GAME, play.state, "core/keep/coins", coins)
    assert found.event is not None
    play.take(found.event)
    assert play.view.now.headline.id == "builders-now-whose-turn"
    play.do("turn/s2")
    assert (play.state.flow.seat, play.actions, play.n("s2", "coin")) == ("s2", 3, 7)
    crew = form(GAME, play.state, "core/keep/crew", {})
    assert crew.event is not None
    assert crew.asks == ()
    play.take(crew.event)
    assert [task.key for task in play.view.now.tasks] == ["crew/s1", "crew/s2"]
    assert {"lay/s1", "lay/s2"} <= play.moves().keys()
    play.lay("s2", {"building.inn": ("worker.laborer_03",)}, free=("worker.master_01",))
    (site,) = play.yard("s2").sites
    assert site.missing == (0, 1, 1, 1)
    assert [task.key for task in play.view.now.tasks] == ["crew/s1"]
    play.send("worker.master_01", "building.inn")
    assert play.n("s2", "coin") == 2


def test_bd_v11_no_turn_is_told_when_all_are_played() -> None:
    play = seventeen("s3").do("close")
    play.take(form(GAME, play.state, "core/keep/coins", {"coin": {"s1": 1, "s2": 2, "s3": 3}}).event)  # type: ignore[arg-type]
    assert play.judge(TurnTold(seat="s1", actions=3)) == {"builders-no-such-turn": "impossible"}


def test_a_site_begun_while_crews_were_kept_can_be_finished_when_they_are_not() -> None:
    play = Playing.dealt(2)
    play.start("machine.saw_1").start("building.inn", 12).end()
    play.take(form(GAME, play.state, "core/keep/crew", {}).event)  # type: ignore[arg-type]
    assert play.state.keeps == {"points", "coins"}
    play.do("end")
    finish(play, "s1", "building.inn", "12")
    assert (play.n("s1", "vp"), play.n("s1", "coin"), play.n("s1@done", "building.inn")) == (3, 22, 1)
    finish(play, "s1", "machine.saw_1", "machine")
    assert play.n("s1", "machine.saw_1") == 1


def test_bd_v11_nobody_is_out_of_turn_where_turns_are_not_followed_any_more() -> None:
    play = Playing.new(2, COINS)
    play.take(form(GAME, play.state, "core/keep/coins", {}).event)  # type: ignore[arg-type]
    finish(play, "s2", "building.chapel")
    assert play.n("s2", "vp") == 5


def test_a_machine_at_such_a_site_comes_home() -> None:
    play = Playing.dealt(2)
    play.lay("s1", {"building.inn": ("machine.saw_1",)}, free=("worker.apprentice_01",))
    play.take(form(GAME, play.state, "core/keep/crew", {}).event)  # type: ignore[arg-type]
    finish(play, "s1", "building.inn", "12")
    assert play.n("s1", "machine.saw_1") == 1


def test_a_building_said_to_be_somebodys_is_a_finished_one() -> None:
    play = Playing.new(2)
    play.take(Counted(count=Count(owner="s1", thing="building.chapel", n=1)))
    assert [card.thing for card in play.yard("s1").done] == ["building.chapel"]


# ------------------------------------------------------------------------------------------------ the end, put right


def test_koszt_akcji_a_fourth_card_to_one_site_costs_four_actions() -> None:
    play = Playing.new(2, COINS)
    play.do("send", actions=("4",), wage=("4",))
    assert (play.actions, play.n("s1", "coin")) == (0, 1)
    shown = play.form("send").asks[0]
    assert [option.key for option in shown.options] == ["1", "2", "3"]  # type: ignore[union-attr]


def test_koszt_akcji_dearer_cards_are_on_offer_as_far_as_coins_go() -> None:
    play = Playing.new(2, COINS)
    play.take(Counted(count=Count(owner="s1", thing="coin", n=None)))
    shown = play.form("send").asks[0]
    assert [option.key for option in shown.options] == [str(n) for n in range(1, 7)]  # type: ignore[union-attr]
    assert 1 + 2 + 3 + 4 + 5 + DEAREST <= 3 + 100 // 5 < 1 + 2 + 3 + 4 + 5 + 6 + 7, "the box has 100 coins"


@pytest.mark.parametrize("keeps", [LIGHTEST, COINS])
def test_bd_v12_a_jump_to_an_end_says_that_the_points_of_it_are_not_there(keeps: tuple[str, ...]) -> None:
    play = Playing.new(3, keeps)
    play.take(Counted(count=Count(owner="s2", thing="vp", n=12)))
    found = form(GAME, play.state, "core/jump", {"to": ("last-s2",)})
    assert [issue.code for issue in found.issues] == ["builders-goal-not-counted"]
    play.take(Counted(count=Count(owner="s2", thing="vp", n=17)))
    found = form(GAME, play.state, "core/jump", {"to": ("last-s2",)})
    assert (found.issues, found.event is not None) == ((), True)


@pytest.mark.parametrize("keeps", [LIGHTEST, COINS])
def test_who_had_seventeen_next_brings_the_end_when_the_first_is_put_right(keeps: tuple[str, ...]) -> None:
    play = Playing.new(3, keeps)
    for seat in ("s1", "s2"):
        for card, coins in (("points/8", "20"), ("points/5", "18"), ("points/4", "16")):
            finish(play, seat, card, coins)
        if keeps == COINS:
            play.do("end")
    play.take(Counted(count=Count(owner="s1", thing="vp", n=12)))
    if keeps == LIGHTEST:
        play.do("goal/s2")
    assert end_trigger(play.state) == "s2"
    assert play.view.now.alarm is not None
    play.do("end" if keeps == COINS else "close")
    assert play.state.flow.over
