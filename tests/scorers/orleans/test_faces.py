"""The places as one recognises them (p. 6-8, 12-14)."""

from __future__ import annotations

import pytest

from scorers.orleans.faces import place_face


@pytest.mark.parametrize(
    ("place", "brings", "signs"),
    [
        ("castle", [("follower.knight", 1)], ["farmer 1", "boatman 1", "trader 1"]),
        ("village", [], ["farmer 1", "boatman 1", "craftsman 1"]),
        ("guildhall", [("station", 1)], ["farmer 1", "craftsman 1", "knight 1"]),
        ("cellar", [("coin", 4)], ["scholar 1", "monk 1"]),
        ("cheese_factory", [("cheese", 1)], ["farmer 2"]),
        ("town_hall", [], []),
    ],
)
def test_p6_to_12_a_place_shows_what_it_needs_and_brings(
    place: str, brings: list[tuple[str, int]], signs: list[str]
) -> None:
    face = place_face(place)
    assert [(sign.symbol, sign.n.n) for sign in face.brings] == brings
    assert [f"{sign.symbol.removeprefix('follower.')} {sign.n.n}" for sign in face.signs] == signs
