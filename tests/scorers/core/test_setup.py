"""Who sits where, and what this box cannot do."""

from typing import Any

import pytest
from pydantic import ValidationError

from scorers.core.game_info import UnknownIdError, check_setup
from scorers.core.msg import SeatId
from scorers.core.setup import Seat, Setup
from tests.scorers.kernel_game import GAME, new_setup


def seat(n: int, **changes: str) -> Seat:
    fields = {"id": f"s{n}", "name": f"Player {n}", "colour": f"colour{n}", "symbol": "circle"} | changes
    return Seat.model_validate(fields)


def table(*seats: Seat, first: str = "s1") -> Setup:
    return Setup(slug="kernel", ruleset="1", seats=seats, first=SeatId(first))


def test_turn_order_goes_clockwise() -> None:
    found = table(seat(1), seat(2), seat(3))
    assert found.clockwise("s2") == ("s2", "s3", "s1")
    assert (found.left_of("s3"), found.players, found.seat("s2").name) == ("s1", 3, "Player 2")
    assert table(seat(1)).left_of("s1") == "s1"
    assert found.model_copy() == found
    assert Setup.model_validate_json(found.model_dump_json()) == found


@pytest.mark.parametrize(
    ("seats", "first", "said"),
    [
        ((seat(1), seat(1, name="B", colour="b")), "s1", "every id"),
        ((seat(1, name="Ala"), seat(2, name="ala ")), "s1", "every name"),
        ((seat(1, name="  "),), "s1", "every name"),
        ((seat(1), seat(2, colour="Colour1")), "s1", "every colour"),
        ((seat(1),), "s9", "no seat 's9'"),
        ((), "s1", "no seat 's1'"),
        ((seat(1, id="table"),), "table", "'table' cannot be"),
        ((seat(1, id="s1@home"),), "s1@home", "'s1@home' cannot be"),
        ((seat(1, id="a/b"),), "a/b", "'a/b' cannot be"),
    ],
)
def test_a_table_that_cannot_be(seats: tuple[Seat, ...], first: str, said: str) -> None:
    with pytest.raises(ValidationError, match=said):
        table(*seats, first=first)


def test_a_name_has_an_end() -> None:
    with pytest.raises(ValidationError):
        seat(1, name="x" * 41)


def test_the_box_can_do_what_it_says() -> None:
    assert [check_setup(GAME.info, new_setup(n)) for n in (2, 3, 4)] == [(), (), ()]


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"seats": (seat(1, colour="red"),)}, "core-setup-players"),
        ({"seats": (seat(1, colour="red"), seat(2, colour="mauve"))}, "core-setup-colour"),
        ({"variant": "solo"}, "core-setup-variant"),
        ({"keeps": ("bones",)}, "core-setup-keep"),
        ({"rulings": {"grain_feeds": "maybe"}}, "core-setup-ruling"),
        ({"rulings": {"rain": "yes"}}, "core-setup-ruling"),
        ({"options": {"length": "endless"}}, "core-setup-option"),
    ],
)
def test_what_the_box_cannot_do_is_named(changes: dict[str, Any], code: str) -> None:
    setup = Setup.model_validate(dict(new_setup(2)) | changes)
    assert [issue.code for issue in check_setup(GAME.info, setup)] == [code]


def test_an_old_journal_may_name_what_is_gone() -> None:
    for look_up in (GAME.info.thing, GAME.info.things_of, GAME.info.ruling, GAME.info.keep):
        with pytest.raises(UnknownIdError, match=r"kernel: no .* 'bones'"):
            look_up("bones")
