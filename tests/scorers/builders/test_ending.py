"""The end is said before it comes, in every preset: 17 points, what the button ends, who brought it."""

from __future__ import annotations

import pytest

from scorers.core.events import Count, Counted
from scorers.core.msg import Msg, Player, msg
from tests.scorers.builders.playing import COINS, EVERYTHING, LIGHTEST, Playing


def at_seventeen(keeps: tuple[str, ...], seat: str) -> Playing:
    play = Playing.dealt(2) if keeps == EVERYTHING else Playing.new(2, keeps)
    if seat == "s2" and keeps != LIGHTEST:
        play.end()
    return play.take(Counted(count=Count(owner=seat, thing="vp", n=17)))


def end_label(play: Playing) -> Msg:
    return play.moves()["end"].label


@pytest.mark.parametrize("keeps", [COINS, EVERYTHING])
def test_seventeen_points_are_said_within_the_turn(keeps: tuple[str, ...]) -> None:
    alarm = at_seventeen(keeps, "s1").view.now.alarm
    assert alarm is not None
    assert alarm.headline == msg("builders-alarm", who=Player("s1"))
    assert alarm.detail is not None
    last = at_seventeen(keeps, "s2").view.now.alarm
    assert last is not None
    assert last.detail is None


@pytest.mark.parametrize(("seat", "says"), [("s1", "goal-last"), ("s2", "goal-end")])
def test_where_turns_are_not_followed_points_put_right_are_said_as_loudly(seat: str, says: str) -> None:
    play = at_seventeen(LIGHTEST, seat)
    now = play.view.now
    assert now.alarm is not None
    assert (now.alarm.headline, now.alarm.detail is None) == (msg("builders-alarm", who=Player(seat)), seat == "s2")
    assert play.view.primary is not None
    assert play.view.primary.label == msg(f"builders-{says}", who=Player(seat))
    play.do(f"goal/{seat}")
    assert play.view.now.alarm == now.alarm, "told, it is said as before"


@pytest.mark.parametrize("keeps", [COINS, EVERYTHING])
def test_the_button_says_what_it_brings(keeps: tuple[str, ...]) -> None:
    play = at_seventeen(keeps, "s1")
    assert end_label(play) == msg("builders-end-last", n=3)
    assert end_label(play.end()) == msg("builders-end-game", n=3)
    assert end_label(at_seventeen(keeps, "s2").do("take/3")) == msg("builders-end-game", n=0)


def test_the_end_names_nobody_where_several_have_the_points() -> None:
    play = at_seventeen(EVERYTHING, "s2")
    play.take(Counted(count=Count(owner="s1", thing="vp", n=17)))
    play.do("end")
    assert play.view.now.headline.id == "builders-now-over"


@pytest.mark.parametrize("keeps", [LIGHTEST, COINS, EVERYTHING])
def test_the_end_names_who_brought_it(keeps: tuple[str, ...]) -> None:
    play = at_seventeen(keeps, "s2")
    for key in ("goal/s2", "close") if keeps == LIGHTEST else ("end",):
        play.do(key)
    assert play.view.now.headline.id == "builders-now-over-goal"
    assert "17" in str(play.view.now.headline)
