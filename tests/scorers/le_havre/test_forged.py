"""No fact that was tampered with passes unsaid, in any state, whatever is kept."""

from __future__ import annotations

from random import Random

import pytest

from scorers.core.acts.elsewhere import DoneElsewhere
from scorers.le_havre import GAME
from scorers.le_havre.acts.special_cards import Evict
from scorers.le_havre.acts.take_offer import TakeOffer
from scorers.le_havre.acts.use_building import BuildingUsed, UseBuilding
from scorers.le_havre.printed import FRANC
from tests.data_old.evening import Evening
from tests.scorers.forging import Forgery
from tests.scorers.le_havre.harbourside import ALL, Harbourside
from tests.scorers.le_havre.specials import at_sea, b, use

EVERYTHING = tuple(keep.id for keep in GAME.info.keeps)
KEEPS = {**{preset.id: preset.keeps for preset in GAME.info.presets}, "nothing": (), "everything": EVERYTHING}

CHOICES = {
    ("tile_turned", "tile"),
    ("offer_taken", "seat"),
    ("offer_taken", "offer"),
    ("offer_taken", "n"),
    ("offer_taken", "lodged"),
    ("offer_taken", "tile"),
    ("building_used", "seat"),
    ("building_used", "building"),
    ("building_used", "answers"),
    ("building_used", "tile"),
    ("turn_passed", "tile"),
    ("interest_paid", "seats"),
    ("interest_paid", "loan"),
    ("interest_paid", "round"),
    ("fed", "seat"),
    ("fed", "paid"),
    ("fed", "owed"),
    ("fed", "round"),
    ("round_closed", "fed"),
    ("round_closed", "special"),
    ("card_taken", "seat"),
    ("card_taken", "card"),
    ("card_taken", "how"),
    ("card_taken", "paid"),
    ("card_sold", "seat"),
    ("card_sold", "card"),
    ("repaid", "seat"),
    ("repaid", "n"),
    ("repaid", "free"),
    ("borrowed", "seat"),
    ("borrowed", "n"),
    ("redeemed", "seat"),
    ("redeemed", "n"),
    ("redeemed", "goods"),
    ("card_written", "written"),
    ("stacks_laid", "stacks"),
    ("cards_put_right", "seat"),
    ("cards_put_right", "what"),
    ("cards_put_right", "cards"),
}
"""What somebody decides; everything else in a fact follows from it.

Whose action it is is decided only where a round is played as one; a round, only where a due of it is open again."""


@pytest.mark.parametrize("players", [1, 3, 5])
@pytest.mark.parametrize("keeps", KEEPS.values(), ids=KEEPS)
def test_what_is_forged_is_said(keeps: tuple[str, ...], players: int) -> None:
    forgery = Forgery(GAME, Random(players), CHOICES)
    assert [str(found) for found in forgery.walk(keeps, players, steps=20, each=2)] == []


def evening_of(table: Harbourside, rnd: Random) -> Evening:
    return Evening(GAME, table.state.setup, rnd).follow(table.events)


def evicting() -> Harbourside:
    """The owner of the tobacco factory may send a disc home."""
    table = at_sea((*ALL, "discs")).own("s3", b("045"), b("fishery"), b("gh04")).own("s1", b("joinery"))
    use(table, "s1", "fishery").do("tile/T1")
    return use(table, "s2", "gh04", fee=("1franc",)).do("tile/T2")


def pawning() -> Harbourside:
    """A seat has goods with the pawnbroker, a loan, and a card nobody has read out."""
    table = at_sea().own("s1", b("040"), b("gh33")).count("s1", fish=2, wood=1, loan=2)
    return use(table, "s1", "040", pawned=("fish", "wood")).do("tile/T1")


def test_every_act_is_forged() -> None:
    forgery, every = Forgery(GAME, Random(4), CHOICES), {act.event for act in GAME.acts.all}
    tables = (Harbourside.new(2, (*ALL, "stacks")), evicting(), pawning(), at_sea(("loans", "ships", "francs")))
    for keeps in KEEPS.values():
        assert [str(found) for found in forgery.walk(keeps, 2, steps=30, each=3)] == []
    for n, table in enumerate(tables * 20):
        assert [str(found) for found in forgery.go_on(evening_of(table, forgery.rnd), steps=1, each=20)] == []
        if n >= 3 * len(tables) and every - set(forgery.seen) <= {DoneElsewhere}:
            break
    assert every - set(forgery.seen) <= {DoneElsewhere}, "that needs a step taken back"


def test_a_hole_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TakeOffer, "transfers", lambda _act, _state, event: event.transfers)
    found = " ".join(str(one) for one in Forgery(GAME, Random(3), CHOICES).walk(ALL, 2, steps=60))
    assert " added: OfferTaken" in found


def test_a_visit_without_its_answers_or_with_other_consequences_is_refused() -> None:
    table = at_sea().own("s1", b("joinery")).count("s1", wood=3)
    event = table.form(f"use/s1/{b('joinery')}").event
    assert isinstance(event, BuildingUsed)
    assert table.judge(event) == {}
    for forged in (
        event.model_copy(update={"answers": None}),
        event.model_copy(update={"answers": {"times": {"wood": 1}}}),
        event.model_copy(update={"answers": {"nothing": ("asked",)}}),
        event.model_copy(update={"built": ("building.bank",)}),
        event.model_copy(update={"onward": (b("fishery"),)}),
        event.model_copy(update={"strikers": ("s2",)}),
    ):
        assert "core-not-as-shown" in table.judge(forged), forged
    assert UseBuilding().made(table.state, seat="s1", building=b("joinery"), answers={}) == event
    assert table.n("s1", FRANC) == 5


def test_nobody_is_sent_home_from_a_building_that_is_in_no_box() -> None:
    table = evicting()
    assert table.judge(Evict().made(table.state, seat="s3", guest="s1", building=b("fishery"))) == {}
    found = table.judge(Evict().made(table.state, seat="s3", guest="s1", building="building.lighthouse"))
    assert found["le_havre-no-such-card"].blocks
    assert "le_havre-not-your-building" not in found, "nothing more is said of it"
