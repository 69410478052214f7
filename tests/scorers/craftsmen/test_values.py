"""Values printed on the table's own box: how sure each is, and a profile of them pasted in (digest 10.3)."""

from __future__ import annotations

import pytest

from scorers.core.forms import Amounts
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
