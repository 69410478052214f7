"""No fact that was tampered with passes unsaid, in any state, whatever is kept."""

from __future__ import annotations

from random import Random

import pytest

from scorers.orleans import GAME
from scorers.orleans.acts.gain import GAIN
from tests.data_old.evening import Evening
from tests.scorers.forging import Forgery
from tests.scorers.orleans.playing import EVERYTHING, POINTS, Playing, setup

KEEPS = {
    "nothing": (),
    "points": POINTS,
    "coins": ("coins",),
    "no coins": ("goods", "development"),
    "actions": ("actions", "buildings"),
    "everything": EVERYTHING,
}

CHOICES = {
    ("hourglass_turned", "event"),
    ("census_taken", "most"),
    ("census_taken", "least"),
    ("planned", "seats"),
    ("acted", "place"),
    ("acted", "follower"),
    ("acted", "good"),
    ("acted", "gives"),
    ("acted", "tile"),
    ("acted", "sends"),
    ("acted", "points"),
    ("acted", "n"),
    ("acted", "other"),
    ("settled", "seat"),
    ("settled", "round"),
    ("settled", "paid"),
    ("settled", "missing"),
    ("plague_drawn", "seat"),
    ("plague_drawn", "round"),
    ("plague_drawn", "drawn"),
    ("lifted", "seat"),
    ("lifted", "round"),
    ("gained", "seat"),
    ("gained", "things"),
    ("gained", "citizens"),
    ("gained", "back"),
    ("developed", "seat"),
    ("developed", "to"),
    ("tile_returned", "tile"),
    ("done_elsewhere", "key"),
}
"""What somebody decides; everything else in a fact follows from it.

The round is decided only where an event of an earlier one is open again."""


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("keeps", KEEPS.values(), ids=KEEPS)
def test_what_is_forged_is_said(keeps: tuple[str, ...], players: int) -> None:
    forgery = Forgery(GAME, Random(players), CHOICES)
    assert [str(found) for found in forgery.walk(keeps, players, steps=25)] == []


def at_the_plague(keeps: tuple[str, ...]) -> Evening:
    """A table that has come to the plague, with the Sacristy and followers in somebody's hands."""
    evening = Evening(GAME, setup(3, keeps, variant="fewer_buildings"), Random(1), eager=True)
    if "buildings" in keeps:
        for _ in range(3):
            evening._try("return", tries=3)
    begun = Playing(evening.table.state)
    begun.to("plague")
    if "followers" in keeps:  # whoever has only starting ones has nothing to tell
        begun.has("s1", follower__knight=1).has("s2", follower__monk=1)
    assert all(evening.send(event).taken for event in begun.events)
    return evening


def test_every_act_is_forged() -> None:
    forgery = Forgery(GAME, Random(1), CHOICES)
    for keeps in (*KEEPS.values(), *[EVERYTHING] * 4):
        assert [str(found) for found in forgery.walk(keeps, 3, steps=40, each=1)] == []
    fewer = Evening(GAME, setup(3, EVERYTHING, variant="fewer_buildings"), Random(1), eager=True)
    assert [str(found) for found in forgery.go_on(fewer, steps=3)] == []
    for keeps in (POINTS, EVERYTHING):
        assert [str(found) for found in forgery.go_on(at_the_plague(keeps), steps=4)] == []
    assert set(forgery.seen) == {act.event for act in GAME.acts.all}


def test_a_hole_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAIN, "transfers", lambda _state, event: event.transfers)
    found = " ".join(str(one) for one in Forgery(GAME, Random(1), CHOICES).walk(("coins",), 2, steps=40))
    assert " added: Gained" in found
