"""What the lid shows of Little Town: the four rounds, the workers left, and whether there is food."""

from __future__ import annotations

from typing import Final

import pytest

from scorers.core.amount import known
from scorers.core.glance import Fact, Pieces, Squares, Tone
from scorers.core.keys import MoveKey
from scorers.core.view import TableView
from scorers.little_town import GAME
from scorers.little_town.model import Phase
from scorers.little_town.words import say
from tests.scorers.little_town.playing import EVERYTHING, Playing, at, emptied, holding

ANYBODY: Final = ("objective", "built")
"""What any player may do at any moment."""


def seen(play: Playing) -> TableView:
    return GAME.view(play.state, None)


def test_four_squares_and_the_workers_of_whoever_acts() -> None:
    track = seen(Playing.new(4, EVERYTHING)).track
    assert track.line == Squares(4, 1)
    assert track.pieces == Pieces("worker", 3, 3, track.acting[0], say("worker-at", at=1, of=3))
    assert seen(Playing.new(4)).track.pieces is None


def test_whoever_is_on_turn_is_spoken_to_and_the_others_are_told_whose_it_is() -> None:
    state = Playing.new(4, EVERYTHING).state
    said = {viewer: GAME.view(state, viewer).now.headline.id for viewer in (None, "s1", "s2", "onlooker")}
    mine, others = "little_town-turn-headline", "little_town-turn-of"
    assert said == {None: mine, "s1": mine, "s2": others, "onlooker": others}


@pytest.mark.parametrize("keeps", [EVERYTHING, ("points",)])
def test_who_it_is_about_is_not_asked_on_a_device_of_ones_own(keeps: tuple[str, ...]) -> None:
    state = Playing.new(4, keeps).state
    for viewer, asks in ((None, True), ("onlooker", True), ("s2", False)):
        moves = [move.key for move in GAME.view(state, viewer).now.moves if MoveKey.read(move.key).word in ANYBODY]
        asked = [ask.key for key in moves for ask in GAME.form(state, key, {}).asks]
        assert ("who" in asked) is asks, moves
        assert len(moves) == 1 + ("goods" not in keeps)


@pytest.mark.parametrize("keeps", [(), ("points", "objectives")])
def test_a_special_building_stands_ahead_once_somebody_has_it(keeps: tuple[str, ...]) -> None:
    play = Playing.new(2, keeps)
    for tile, expected in ((None, ["wheat"]), ("barn", ["wheat"]), ("residence", ["residence", "wheat"])):
        if tile:
            play.do("built/s1", tile=(tile,))
        ending = seen(play).now.ending
        assert ending is not None
        assert [fact.sign for fact in ending.facts] == expected


def test_what_feeding_will_ask_of_each_seat() -> None:
    play = holding(Playing.new(4, EVERYTHING), "s1", fish=2, wheat=1)
    needs = [seat.needs for seat in seen(play).seats]
    assert needs[0] == (Fact(n=known(3), label=say("needs", n=3, of=3), tone=Tone.GOOD),)
    assert needs[1] == (Fact(n=known(0), label=say("needs", n=0, of=3), note=say("needs-glance", n=0, of=3)),)
    shown = seen(play).now.ending
    assert shown is not None
    assert shown.short is None, "nobody is late before the last workers"
    emptied(play, "s2")
    needs = [seat.needs for seat in seen(play).seats]
    assert needs[1] == (
        Fact(
            n=known(-9),
            label=say("needs-short", n=0, of=3, lost=9),
            tone=Tone.SHORT,
            note=say("needs-glance", n=0, of=3),
        ),
    )
    assert not any(seat.needs for seat in seen(at(play, 1, Phase.NEXT)).seats)
    assert not seen(Playing.new(4)).seats[0].needs
