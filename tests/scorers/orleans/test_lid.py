"""What the lid shows of Orléans: the track of development where it is kept, else the hourglasses; the event."""

from scorers.core.glance import Bars, Fact, Stair
from scorers.core.view import Track
from scorers.orleans import GAME
from scorers.orleans.words import say
from tests.scorers.orleans.playing import LIGHTEST, POINTS, Playing


def track(play: Playing) -> Track:
    return GAME.view(play.state, None).track


def test_the_stair_has_what_lies_on_it_and_who_stands_where() -> None:
    play = Playing.of(3, POINTS).has("s1", development=23).has("s2", citizen__dev_18=1).has("table", citizen__dev_18=0)
    line = track(play).line
    assert isinstance(line, Stair)
    assert (line.levels, line.last) == ((0, 4, 9, 15, 22, 30), 30)
    assert line.standing == (("s1", 23), ("s2", 0), ("s3", 0))
    assert {lying.at: lying.n for lying in line.lying if not lying.once} == {7: 3, 12: 4, 25: 5}
    citizens = {lying.at: lying for lying in line.lying if lying.once}
    assert {at: lying.gone for at, lying in citizens.items()} == {3: False, 18: True, 28: False}
    assert all("citizen" in lying.sign for lying in citizens.values())


def test_where_development_is_not_kept_the_hourglasses_tell_which_events_there_were() -> None:
    play = Playing.of(3, LIGHTEST)
    assert track(play).line == Bars((1,) * 18, 1)
    assert track(play).event is None
    play.round("pilgrimage").passed().round("taxes")
    assert track(play).line == Bars((1,) * 18, 2, signs=((1, "pilgrimage"), (2, "taxes")))
    assert track(play).event == Fact("taxes", label=say("event-taxes"))
