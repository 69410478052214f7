"""No fact that was tampered with passes unsaid, in any state, whatever is kept."""

from __future__ import annotations

from random import Random

import pytest

from scorers.little_town import GAME
from scorers.little_town.acts.show_objective import SHOW_OBJECTIVE
from tests.scorers.forging import Forgery
from tests.scorers.little_town.playing import EVERYTHING

KEEPS = {
    "nothing": (),
    "points": ("points",),
    "goods": ("goods",),
    "tiles": ("tiles", "points"),
    "no board": ("points", "goods", "tiles"),
    "objectives": ("points", "goods", "objectives"),
    "everything": EVERYTHING,
}

CHOICES = {
    ("worker_placed", "cell"),
    ("worker_placed", "uses"),
    ("worker_placed", "gathered"),
    ("tile_built", "seat"),
    ("tile_built", "tile"),
    ("tile_built", "cell"),
    ("tile_built", "bought"),
    ("tile_built", "noted"),
    ("specials_done", "used"),
    ("specials_done", "unused"),
    ("specials_done", "absent"),
    ("workers_fed", "meals"),
    ("workers_fed", "round"),
    ("workers_fed", "prepares"),
    ("round_prepared", "first"),
    ("points_gained", "seat"),
    ("points_gained", "n"),
    ("points_gained", "reason"),
    ("objective_shown", "seat"),
    ("objective_shown", "card"),
    ("objective_shown", "vp"),
    ("market_laid", "tiles"),
    ("first_moved", "seat"),
    ("piece_moved", "thing"),
    ("piece_moved", "src"),
    ("piece_moved", "dst"),
    ("valued", "n"),
    ("done_elsewhere", "key"),
}
"""What somebody decides; everything else in a fact follows from it.

A round is decided only where a meal of another one is open again, and who gets the marker only where points are not
kept; the last meals of a round may go without preparing the next, when two feed at once. Which of the meals that are
open again was eaten without the app is for the table to say. That a building is noted is memory alone: older tables had
none."""


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("keeps", KEEPS.values(), ids=KEEPS)
def test_what_is_forged_is_said(keeps: tuple[str, ...], players: int) -> None:
    forgery = Forgery(GAME, Random(players), CHOICES)
    assert [str(found) for found in forgery.walk(keeps, players, steps=25)] == []


def test_every_act_is_forged() -> None:
    forgery, every = Forgery(GAME, Random(1), CHOICES), {act.event for act in GAME.acts.all}
    for n, keeps in enumerate((*KEEPS.values(), *[EVERYTHING] * 20)):
        assert [str(found) for found in forgery.walk(keeps, 3, steps=40, each=1)] == []
        if n >= len(KEEPS) and every == set(forgery.seen):
            break
    assert set(forgery.seen) == every


def test_a_hole_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SHOW_OBJECTIVE, "transfers", lambda _state, event: event.transfers)
    found = " ".join(str(one) for one in Forgery(GAME, Random(1), CHOICES).walk(("points",), 2, steps=10))
    assert " added: ObjectiveShown" in found
