"""What the lid shows of Little Town: the four rounds, the workers left, and whether there is food."""

from __future__ import annotations

from scorers.core.amount import known
from scorers.core.glance import Fact, Pieces, Squares, Tone
from scorers.core.view import TableView
from scorers.little_town import GAME
from scorers.little_town.model import Phase
from scorers.little_town.words import say
from tests.scorers.little_town.playing import EVERYTHING, Playing, at, emptied, holding


def seen(play: Playing) -> TableView:
    return GAME.view(play.state, None)


def test_four_squares_and_the_workers_of_whoever_acts() -> None:
    track = seen(Playing.new(4, EVERYTHING)).track
    assert track.line == Squares(4, 1)
    assert track.pieces == Pieces("worker", 3, 3, track.acting[0], say("worker-at", at=1, of=3))
    assert seen(Playing.new(4)).track.pieces is None


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
    assert needs[1] == (Fact("vp", known(-9), label=say("needs-short", n=0, of=3, lost=9), tone=Tone.SHORT),)
    assert not any(seat.needs for seat in seen(at(play, 1, Phase.NEXT)).seats)
    assert not seen(Playing.new(4)).seats[0].needs
