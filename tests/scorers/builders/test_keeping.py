"""Keeping less and more again in mid-play: what was not followed is asked, never made up."""

from __future__ import annotations

import pytest

from scorers.builders import GAME
from scorers.builders.printed import CARDS
from scorers.core.core_moves import form
from scorers.core.forms import Answer
from tests.scorers.builders.playing import APPRENTICES, COINS, Playing

INN = "building.inn"


def switch(play: Playing, keep: str, **counted: Answer) -> Playing:
    """Stop keeping something, or start."""
    event = form(GAME, play.state, f"core/keep/{keep}", counted).event
    assert event is not None
    return play.take(event)


# --------------------------------------------------------------------------------------------------------------- coins


def test_where_turns_are_not_followed_any_more_anybody_finishes() -> None:
    play = switch(Playing.new(3, COINS), "coins")
    for seat, card in (("s2", "building.chapel"), ("s3", "building.church"), ("s1", "building.abbey")):
        play.do(f"finish/{seat}", coins=(str(CARDS[card].coins),), card=(card,))
    assert [play.n(seat, "vp") for seat in ("s2", "s3", "s1")] == [
        CARDS[f"building.{name}"].vp for name in ("chapel", "church", "abbey")
    ]


def test_coins_kept_again_ask_whose_turn_it_is() -> None:
    play = Playing.new(3, COINS).do("take/1")
    switch(switch(play, "coins"), "coins", coin={"s1": 4, "s2": 5, "s3": 6})
    assert (play.state.flow.seat, play.actions) == ("", 0)
    assert play.view.now.headline.id == "builders-now-whose-turn"
    play.do("turn/s3")
    assert (play.state.flow.seat, play.actions, play.n("s3", "coin")) == ("s3", 3, 6)


def test_a_play_that_is_over_stays_over_when_coins_are_kept_again() -> None:
    play = switch(Playing.new(2, COINS), "coins")
    play.take(form(GAME, play.state, "core/jump", {"to": ("over",)}).event)  # type: ignore[arg-type]
    switch(play, "coins", coin={"s1": 4, "s2": 5})
    assert play.state.flow.over


# --------------------------------------------------------------------------------------------------- workers and sites


def at_work() -> Playing:
    """An inn under construction, with a worker there."""
    return Playing.dealt(2).start(INN, 12).send(APPRENTICES[0], INN)


def lay_inn(play: Playing) -> Playing:
    return play.lay("s1", {INN: (APPRENTICES[0],)})


@pytest.mark.parametrize(
    ("keep", "counted"), [("points", {"vp": {"s1": 0, "s2": 0}}), ("coins", {"coin": {"s1": 8, "s2": 10}})]
)
def test_what_lies_there_is_asked_again_once_the_keep_it_needs_is_back(keep: str, counted: dict[str, Answer]) -> None:
    play = switch(switch(at_work(), keep), keep, **counted)
    if keep == "coins":
        play.do("turn/s1")
    assert [task.key for task in play.view.now.tasks] == ["crew/s1", "crew/s2"]
    lay_inn(play)
    (site,) = play.yard("s1").sites
    assert [card.thing for card in site.crew] == [APPRENTICES[0]]
    assert [task.key for task in play.view.now.tasks] == ["crew/s2"]


def test_a_keep_that_is_off_itself_is_not_brought_back() -> None:
    play = switch(switch(at_work(), "crew"), "points")
    switch(play, "points", vp={"s1": 0, "s2": 0})
    assert APPRENTICES[0] not in play.state.ledger.kept
    assert not play.view.now.tasks
    switch(play, "crew")
    assert [task.key for task in play.view.now.tasks] == ["crew/s1", "crew/s2"]


def test_crews_dealt_and_dropped_in_one_turn_can_be_told_again() -> None:
    play = switch(switch(Playing.dealt(2), "crew"), "crew")
    for seat, card in zip(("s1", "s2"), APPRENTICES, strict=False):
        play.do(f"deal/{seat}", card=(card,))
    assert play.view.now.tasks == ()


def test_crews_laid_and_dropped_in_one_turn_can_be_told_again() -> None:
    play = switch(switch(at_work(), "crew"), "crew")
    lay_inn(play)
    switch(switch(play, "crew"), "crew")
    lay_inn(play)
    assert [task.key for task in play.view.now.tasks] == ["crew/s2"]
