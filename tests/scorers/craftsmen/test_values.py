"""Values printed on the table's own box: how sure each is, and a profile of them pasted in (digest 10.3)."""

from __future__ import annotations

import pytest

from scorers.core.forms import Amounts
from scorers.core.msg import plain
from scorers.craftsmen.printed import INFO
from scorers.craftsmen.words import say
from tests.scorers.craftsmen.playing import LIGHTEST, Playing


@pytest.mark.parametrize(
    ("page", "key", "said"),
    [
        ("points", "points.flour", "rulebook"),
        ("points", "points.wine", "unknown"),
        ("points", "points.beer", "typed"),
        ("points", "points.clothes", "typed"),
        ("majority", "majority.3.3", "inferred"),
        ("bonus", "bonus.wine", "unknown"),
    ],
)
def test_every_value_says_how_sure_it_is(page: str, key: str, said: str) -> None:
    play = Playing.of(3, LIGHTEST).tap("printed/points", points={"points.beer": 3, "points.clothes": 5})
    rows = [row for ask in play.form(f"printed/{page}").asks if isinstance(ask, Amounts) for row in ask.rows]
    notes = {row.key: row.note for row in rows}
    assert notes[key] == say(f"badge-{said}")


def test_a_profile_pasted_in_brings_what_it_knows_and_leaves_the_rest() -> None:
    play = Playing.of(3, LIGHTEST).tap("printed/points", points={"points.beer": 3})
    play.tap("printed/profile", profile="copied from Ewa: points.wine=5 points.mead=4 bonus.wine= majority.1.1=6.")
    known = {key: n for key, n in play.state.values.items() if n != INFO.values.get(key)}
    assert known == {"points.beer": 3, "points.wine": 5, "majority.1.1": 6}
    assert play.refused("printed/profile", profile="points.wine=51") == {"craftsmen-no-such-value"}


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("hold.2.meat.left=3", {"left": 3, "right": 3}),
        ("hold.2.meat.right=1 hold.2.meat.left=3", {"left": 3, "right": 1}),
        ("hold.2.meat.right=4", {"right": 4}),
    ],
)
def test_in_a_profile_too_the_right_place_brings_what_the_left_one_does(text: str, told: dict[str, int]) -> None:
    play = Playing.of(3, LIGHTEST).tap("printed/profile", profile=text)
    assert {key.rpartition(".")[2]: n for key, n in play.state.values.items() if ".meat." in key} == told
    play.tap("printed/profile", profile="hold.2.meat.left=5")
    assert play.state.values["hold.2.meat.right"] == told.get("right"), "what is told stays"


@pytest.mark.parametrize(
    ("text", "strange"),
    [
        ("from Ewa: points.wine=5, foo.bar=3; bonus.wine=", "foo.bar=3 bonus.wine="),
        ("points.wine=123", "points.wine=123"),
        ("a=1 b=2 c=3 d=4", "a=1 b=2 c=3"),
    ],
)
def test_what_of_a_profile_was_not_understood_is_said(text: str, strange: str) -> None:
    note = Playing.of(3, LIGHTEST).form("printed/profile", profile=text).note
    assert note == say("printed-strange", what=tuple(map(plain, strange.split())))
    note = Playing.of(3, LIGHTEST).form("printed/profile", profile="points.wine=5").note
    assert note == say("printed-note", which="profile")
