"""Keeping less and more again in mid-play: what was not followed is asked, never made up."""

from __future__ import annotations

from scorers.builders import GAME
from scorers.builders.printed import CARDS
from scorers.core.core_moves import form
from scorers.core.forms import Answer
from tests.scorers.builders.playing import COINS, Playing


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
