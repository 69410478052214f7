"""Objective cards whose condition the app can see: a doubt is said before they are paid (rulebook p. 7)."""

import pytest

from scorers.core.forms import Pick
from scorers.little_town.conditions import unmet
from scorers.little_town.faces import objective_face
from scorers.little_town.words import say
from tests.scorers.little_town.playing import EVERYTHING, NO_SPECIALS, Playing, holding, town


def full(**tiles: str) -> Playing:
    return town(Playing.new(3, EVERYTHING), **tiles)


@pytest.mark.parametrize(
    ("card", "doubted", "met"),
    [
        (
            "obj_01",
            {"bar": "s1@c4", "well": "s1@d4", "barn": "s1@f4"},
            {"bar": "s1@c4", "well": "s1@d4", "barn": "s1@d3"},
        ),
        (
            "obj_01",
            {"bar": "s1@c4", "well": "s2@d4", "barn": "s1@e4"},
            {"bar": "s1@c4", "well": "s1@e4", "barn": "s1@d4"},
        ),
        (
            "obj_02",
            {"bar": "s1@c4", "well": "s1@d4", "barn": "s1@f4", "pier": "s1@g4"},
            {"bar": "s1@c4", "well": "s1@d4", "barn": "s1@f4", "pier": "s1@g4", "shop": "s1@h4"},
        ),
        ("obj_04", {"bar": "s1@c2"}, {"bar": "s1@b2"}),
        ("obj_08", {"bar": "s1@c4"}, {"pier": "s1@c4"}),
        ("obj_09", {"bakery": "s1@c4"}, {"bakery": "s1@c4", "fountain": "s1@d4"}),
        ("obj_10", {"pier": "s1@c4"}, {"workshop": "s1@c4"}),
        ("obj_10", {"pier": "s1@c4"}, {"pawnshop": "s1@c4"}),
        ("obj_11", {"bar": "s1@c4"}, {"statue": "s1@c4"}),
        ("obj_18", {"bar": "s1@c4"}, {"barn": "s1@c4"}),
    ],
)
def test_p7_what_lies_on_the_board_speaks_for_or_against_a_card(
    card: str, doubted: dict[str, str], met: dict[str, str]
) -> None:
    assert unmet(full(**doubted).state, "s1", card)
    assert not unmet(full(**met).state, "s1", card)


@pytest.mark.parametrize(
    ("card", "doubted", "met"),
    [
        ("obj_03", {"fish": 4, "wheat": 3}, {"fish": 4, "wheat": 4}),
        ("obj_12", {"coin": 1}, {"coin": 0}),
        ("obj_13", {"coin": 5}, {"coin": 6}),
    ],
)
def test_p7_what_a_seat_holds_speaks_for_or_against_a_card(
    card: str, doubted: dict[str, int], met: dict[str, int]
) -> None:
    assert unmet(holding(full(), "s1", **doubted).state, "s1", card)
    assert not unmet(holding(full(), "s1", **met).state, "s1", card)


def test_p7_nothing_is_said_of_what_is_not_kept_or_is_about_one_turn() -> None:
    play = Playing.new(3, ("points", "objectives"), options=NO_SPECIALS)
    assert not any(unmet(play.state, "s1", f"obj_{n:02}") for n in range(1, 19))
    assert not any(unmet(full().state, "s1", f"obj_{n:02}") for n in (5, 6, 7, 14, 15, 16, 17))
    assert not unmet(full(bar="s1@c2", well="s1@town").state, "s1", "obj_04"), "one of them lies nobody knows where"


def test_p7_a_doubted_card_takes_a_button_and_a_card_that_is_met_its_own_tap() -> None:
    play = full(bar="s1@c4", well="s1@d4", barn="s1@f4")
    form = play.form("objective/s1", {"card": ("obj_01",)})
    assert [issue.code for issue in form.issues] == ["little_town-objective-unmet"]
    assert (form.confirm is None, form.event is None) == (False, False)
    for card in ("obj_05", "vp3"):
        form = play.form("objective/s1", {"card": (card,)})
        assert (form.confirm, form.issues) == (None, ())
    (asked,) = form.asks
    assert isinstance(asked, Pick)
    doubted = {option.key: option.because for option in asked.options if option.anyway}
    assert "obj_01" in doubted, "a card that is not met is none of those that are possible now, and can be shown still"
    assert {*doubted.values()} == {say("not-met")}
    assert doubted.keys().isdisjoint({"obj_05", "vp2", "vp3"}), "nobody knows"
    play.do("objective/s1", card=("obj_01",))
    assert play.n("s1", "vp.objective") == 3, "the table is right"


def test_that_the_names_of_objectives_are_ours_is_said_once_not_on_each_card() -> None:
    form = Playing.new(3, ("points", "objectives"), options=NO_SPECIALS).form("objective/s1")
    (ask,) = form.asks
    assert form.note == say("objective-names")
    assert isinstance(ask, Pick)
    assert not any(option.face.our_words for option in ask.options if option.face)
    assert objective_face("obj_01").our_words == ("en", "pl"), (
        "each card still has its mark to be taken away, in the data"
    )
    assert Playing.new(3, ("points",), options=NO_SPECIALS).form("objective/s1").note is None, "no card is named"
