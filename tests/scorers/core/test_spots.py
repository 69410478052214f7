"""Places that hold pieces: what can be touched, how they are grouped, laid out anew and painted."""

from __future__ import annotations

import pytest

from scorers.core.msg import plain
from scorers.core.spots import Paint, Spot, SpotRow, Spots, paint

SHIP, CART = plain("ship"), plain("cart")
TWO = SpotRow("wine", plain("Wine"), (Spot("left", ("s2", "s1")), Spot("right")), group=SHIP)
ONE = SpotRow("fish", plain("Fish"), (Spot("hold"),), group=SHIP)
LAST = SpotRow("hay", plain("Hay"), (Spot("rack", ("s2",)),), group=CART)
ALL = Spots((TWO, ONE, LAST), "hull")


def test_every_row_and_every_place_can_be_touched() -> None:
    assert ALL.keys == {"wine", "fish", "hay", "left", "right", "hold", "rack"}
    assert [spot.key for spot in ALL] == ["left", "right", "hold", "rack"]


def test_rows_of_one_group_stand_together_on_the_same_ground() -> None:
    assert ALL.groups == (Spots((TWO, ONE), "hull"), Spots((LAST,), "hull"))


def test_laid_anew_each_place_holds_one_piece_or_none() -> None:
    laid = ALL.laid({"left": "s2", "hold": "s1", "rack": ""})
    assert [spot.pieces for spot in laid] == [("s2",), (), ("s1",), ()]
    assert laid.keys == ALL.keys


@pytest.mark.parametrize(
    ("answer", "brush", "lies"),
    [
        (None, "s1", ["s1", None, None, "s2"]),
        ((), "s1", [None] * 4),
        (("@s2", "hold@s2"), "s2", [None, None, "s2", None]),
        (("@", "left@s1"), "", ["s1", None, None, None]),
        (("@s9", "left@s9"), "", [None] * 4),
        ({"left": 1}, "s1", ["s1", None, None, "s2"]),
    ],
    ids=["nobody answered", "all gone", "a colour taken", "the rubber", "a colour nobody has", "an answer of numbers"],
)
def test_what_is_painted_is_laid_and_a_colour_is_in_hand(answer: object, brush: str, lies: list[str | None]) -> None:
    asked = paint("hold", plain("Whose?"), ALL, ("s1", "s2"), answer)
    assert asked.brush == brush
    assert [spot.pieces for spot in asked.spots] == [(piece,) if piece else () for piece in lies]


def test_without_colours_there_is_only_the_rubber() -> None:
    assert paint("hold", plain("Whose?"), ALL, (), None).brush == ""


def test_a_touch_lays_the_colour_on_top_or_takes_it_away() -> None:
    ask = Paint("hold", plain("Whose?"), ALL, ("s1", "s2"), "s1")
    assert ask.dabbed("left") == ("@s1", "rack@s2")
    assert ask.dabbed("rack") == ("@s1", "left@s1", "rack@s1")
    assert Paint("hold", plain("Whose?"), ALL, ("s1", "s2")).dabbed("rack") == ("@", "left@s1"), "with the rubber"
