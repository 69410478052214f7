"""Something of year I put right in year III: exactly as a play in which it was right at once (digest 5, CR-V21)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import pytest

from scorers.core.forms import Answers
from scorers.craftsmen import GAME
from scorers.craftsmen.model import YEAR, Phase
from tests.scorers.craftsmen.playing import LIGHTEST, PRINTED, Playing

TOLD: Final[Mapping[str, Answers]] = {
    "ship1": {"ship1/n": {"s1": 1, "s2": 2, "s3": 0}, "ship1/cargo": {"s1": 3, "s2": 8}},
    "ship2": {"ship2/n": {"s1": 1, "s2": 1, "s3": 0}, "ship2/cargo": {"s1": 2, "s2": 4}, "ship2/tie/1": ("s2",)},
    "ship3": {"ship3/n": {"s1": 0, "s2": 0, "s3": 3}, "ship3/cargo": {"s3": 9}},
    "ship4": {"ship4/n": {"s1": 1, "s2": 2, "s3": 3}, "ship4/cargo": {"s1": 5, "s2": 6, "s3": 9}},
    "ships": {"holds": ("@s1", "1.meat.1@s2", "1.weapons.0@s1", "2.books.0@s3", "4.bread.1@s3")},
    "colours": {"colours": {"s1": 1, "s2": 2, "s3": 3}},
    "granary": {"granary": {"s1": 2, "s2": 0, "s3": 5}},
    "invest": {"invest": {"s1": 9, "s2": 0, "s3": 4}},
}
"""What every year's end is told as: all ships painted where their holds are known, else one after the other."""


def years(first: Mapping[str, Answers], values: Mapping[str, int]) -> Playing:
    """Three years, something of the first told otherwise, up to the colours of the third."""
    play = Playing.of(3, LIGHTEST, values=values)
    while (play.state.flow.round, play.state.flow.phase) != (12, Phase.COLOURS):
        if play.state.flow.phase in YEAR:
            move = GAME.view(play.state, None).now.moves[0].key
            part = move.partition("/")[2]
            play.tap(move, **{**TOLD[part], **(first.get(part, {}) if play.state.flow.year == 1 else {})})
        else:
            play.onward()
    return play


@pytest.mark.parametrize(
    ("part", "wrong", "values"),
    [
        ("ship1", {"ship1/n": {"s1": 2, "s2": 2}, "ship1/cargo": {"s1": 7, "s2": 8}, "ship1/tie/2": ("s1",)}, {}),
        ("ship2", {"ship2/tie/1": ("s1",)}, {}),
        ("ship3", {"ship3/n": {"s2": 1, "s3": 3}, "ship3/cargo": {"s2": 4, "s3": 9}}, {}),
        ("ship4", {"ship4/cargo": {"s1": 5, "s2": 6, "s3": 19}}, {}),
        ("ship1", {"holds": ("@s1", "1.meat.1@s1", "1.tools.0@s1", "2.books.0@s3", "4.bread.1@s3")}, PRINTED),
        ("ship4", {"holds": ("@s1", "1.meat.1@s2", "1.weapons.0@s1", "2.books.0@s3")}, PRINTED),
        ("colours", {"colours": {"s1": 4, "s2": 0, "s3": 3}}, {}),
        ("granary", {"granary": {"s1": 0, "s2": 3, "s3": 5}}, {}),
        ("invest", {"invest": {"s1": 0, "s2": 12, "s3": 4}}, {}),
    ],
)
def test_correcting_year_one_in_year_three_is_as_if_it_had_been_right(
    part: str, wrong: Answers, values: Mapping[str, int]
) -> None:
    asked = "ships" if values else part
    put_right, fresh = years({asked: wrong}, values), years({}, values)
    assert put_right.points() != fresh.points()
    put_right.tap("again", which=(f"1/{part}",), **TOLD[asked])
    assert put_right.points() == fresh.points()
    for play in (put_right, fresh):
        play.until(Phase.END)
    assert put_right.state == fresh.state
    tokens = {"bonus": {"s1": 4, "s2": 0, "s3": 5}}
    assert put_right.score(tokens) == fresh.score(tokens)
