"""No fact that was tampered with passes unsaid, in any state, whatever is kept."""

from __future__ import annotations

from random import Random

import pytest

from scorers.craftsmen import GAME
from scorers.craftsmen.acts import ACTS
from scorers.craftsmen.model import Phase
from tests.data_old.evening import Evening
from tests.scorers.craftsmen.playing import EVERYTHING, LIGHTEST, MORE, Playing, setup
from tests.scorers.forging import Forgery

KEEPS = {"nothing": (), "lightest": LIGHTEST, "more": MORE, "goods": ("points", "goods"), "everything": EVERYTHING}

CHOICES = {
    ("order_set", "sums"),
    ("order_set", "order"),
    ("placed", "building"),
    ("placed", "spot"),
    ("placed", "fee"),
    ("sent", "left"),
    ("fee_paid", "seat"),
    ("fee_paid", "to"),
    ("phase_done", "used"),
    ("phase_done", "halls"),
    ("season_closed", "used"),
    ("season_closed", "changed"),
    ("token_moved", "seat"),
    ("token_moved", "token"),
    ("token_moved", "back"),
    ("made", "seat"),
    ("made", "good"),
    ("made", "to"),
    ("made", "paid"),
    ("made", "printed"),
    ("bought", "seat"),
    ("bought", "good"),
    ("bought", "fair"),
    ("built", "seat"),
    ("built", "card"),
    ("built", "top"),
    ("built", "bottom"),
    ("built", "side"),
    ("bonus_taken", "seat"),
    ("bonus_taken", "good"),
    ("bonus_taken", "printed"),
    ("year_scored", "year"),
    ("year_scored", "told"),
    ("laid", "lies"),
    ("laid", "where"),
    ("values_told", "printed"),
    ("points_gained", "seat"),
    ("points_gained", "n"),
    ("points_gained", "reason"),
}
"""What somebody decides; everything else in a fact follows from it."""


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("keeps", KEEPS)
def test_nothing_forged_passes_unsaid(keeps: str, players: int) -> None:
    forgery = Forgery(GAME, Random(players), CHOICES)
    assert [str(found) for found in forgery.walk(KEEPS[keeps], players=players, steps=30)] == []


def at_the_years_end(keeps: tuple[str, ...]) -> Evening:
    """A table that has come to the first winter's scoring."""
    agreed = setup(3, keeps)
    evening, play = Evening(GAME, agreed, Random(1), eager=True), Playing(GAME.begin(agreed))
    play.tap("order", sums={"s1": 6, "s2": 7, "s3": 8}).until(Phase.SHIPS, 4)
    assert all(evening.send(event).taken for event in play.events)
    return evening


def test_every_act_of_the_title_was_forged() -> None:
    forgery = Forgery(GAME, Random(7), CHOICES)
    for keeps in (LIGHTEST, EVERYTHING):
        for seed in range(4):
            forgery.rnd.seed(seed)
            assert [str(found) for found in forgery.walk(keeps, players=3, steps=50)] == []
        assert [str(found) for found in forgery.go_on(at_the_years_end(keeps), steps=12)] == []
    missing = {act.event.__name__ for act in ACTS.all} - {event.__name__ for event in forgery.seen}
    assert missing == set()
