"""No fact that was tampered with passes unsaid, in any state, whatever is kept."""

from __future__ import annotations

from random import Random

import pytest

from scorers.builders import GAME
from scorers.builders.acts.deal import DEAL
from scorers.builders.acts.take_coins import TAKE_COINS
from tests.data_old.evening import Evening
from tests.scorers.builders.playing import COINS, EVERYTHING, LIGHTEST, setup
from tests.scorers.forging import Forged, Forgery

KEEPS = {"nothing": (), "lightest": LIGHTEST, "coins": COINS, "only coins": ("coins",), "everything": EVERYTHING}

CHOICES = {
    ("building_started", "card"),
    ("worker_hired", "card"),
    ("card_sent", "card"),
    ("card_sent", "site"),
    ("actions_bought", "n"),
    ("building_finished", "seat"),
    ("building_finished", "card"),
    ("seventeen_reached", "seat"),
    ("turn_told", "seat"),
    ("apprentice_dealt", "seat"),
    ("apprentice_dealt", "card"),
    ("crew_laid", "seat"),
    ("crew_laid", "free"),
    ("crew_laid", "sites"),
}
"""What somebody decides; everything else in a fact follows from it."""

TOLD = CHOICES | {
    ("card_sent", "actions"),
    ("card_sent", "wage"),
    ("building_finished", "coins"),
    ("building_finished", "vp"),
}
"""Where no card is known, what is printed on it is told as well."""


def is_told(found: Forged) -> bool:
    """The table has stopped keeping workers on the way: no card is known, and its numbers are told."""
    kind, card = found.event.kind, getattr(found.event, "card", "")  # type: ignore[attr-defined]
    return (kind, found.field) in TOLD and card is None


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("keeps", KEEPS.values(), ids=KEEPS)
def test_what_is_forged_is_said(keeps: tuple[str, ...], players: int) -> None:
    forgery = Forgery(GAME, Random(players), CHOICES if keeps == EVERYTHING else TOLD)
    found = [one for one in forgery.walk(keeps, players, steps=25) if not is_told(one)]
    assert [str(one) for one in found] == []


def test_a_hole_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TAKE_COINS, "issues", lambda *_: ())
    monkeypatch.setattr(DEAL, "settles", lambda _state, event: event.settles)
    found = " ".join(str(one) for one in Forgery(GAME, Random(1), CHOICES).walk(EVERYTHING, 2, steps=10))
    assert "coins +50, made anew" in found
    assert "a task added: ApprenticeDealt" in found
    assert "transfer" not in found.replace("transfers=", "")


def test_every_act_is_forged() -> None:
    forgery = Forgery(GAME, Random(1), TOLD)
    for keeps in KEEPS.values():
        assert [str(found) for found in forgery.walk(keeps, 3, steps=40, each=2)] == []
    # Whose turn it is is told when coins are kept from some moment on.
    table = Evening(GAME, setup(2, LIGHTEST), forgery.rnd)
    assert table._try("core/keep/coins", tries=1)
    assert [str(found) for found in forgery.go_on(table, steps=1)] == []
    assert set(forgery.seen) == {act.event for act in GAME.acts.all}
