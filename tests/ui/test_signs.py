"""The small signs: each a whole picture that can be read as such, and the same for the same thing."""

from __future__ import annotations

from xml.etree.ElementTree import Element, fromstring

import pytest

from companion.ui.drawings import signs
from companion.ui.drawings.signs import SHAPES
from companion.ui.drawings.values import Good, Player, Sign
from scorers.core.faults import is_drawing
from scorers.core.game_info import SEAT_SYMBOLS

WOOD = Good("#8A5530", "#FFFFFF", "#5B3518", ("M4 8h13v8H4z",))
COIN = WOOD._replace(ring=True)
LOAN = WOOD._replace(upright=True)
RED = Player("#C8372D", "#FFFFFF", "#8E1F17", SHAPES["circle"])


def parsed(picture: str) -> Element:
    return fromstring(picture)  # noqa: S314 - the same


@pytest.mark.parametrize("picture", [signs.disc(WOOD), signs.disc(LOAN), signs.token(COIN), signs.token(LOAN)])
def test_a_good_lies_in_a_square(picture: str) -> None:
    assert parsed(picture).get("viewBox") == "0 0 24 24"


def test_only_a_piece_has_an_edge() -> None:
    assert WOOD.edge in signs.token(WOOD)
    assert WOOD.edge not in signs.disc(WOOD)


def test_a_coin_has_a_ring_and_what_is_nearly_black_a_rim() -> None:
    assert signs.token(COIN).count("<circle") == signs.token(WOOD).count("<circle") + 1
    assert "stroke" not in signs.disc(WOOD)
    assert "stroke" in signs.disc(WOOD, rim=True)


def test_a_mark_is_bare() -> None:
    assert "circle" not in signs.mark(Sign(WOOD.paths, "#112233"))


@pytest.mark.parametrize("symbol", SEAT_SYMBOLS)
def test_every_symbol_of_a_seat_is_on_its_plate(symbol: str) -> None:
    picture = signs.plate(RED._replace(shape=SHAPES[symbol]))
    assert parsed(picture).get("viewBox") == "0 0 28 28"
    assert SHAPES[symbol] in picture


def test_the_rim_of_a_plate_is_light_on_a_lid() -> None:
    assert RED.edge in signs.plate(RED)
    assert RED.edge not in signs.plate(RED, lit=True)


def test_the_signs_of_the_house_are_drawings() -> None:
    for name, paths in signs.signs().items():
        assert paths, name
        assert all(is_drawing(path) for path in paths), name
