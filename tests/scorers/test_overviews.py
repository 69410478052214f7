"""The rounds of the evening: every place one can jump to lies in one of them, and what is printed there is right."""

from __future__ import annotations

from typing import Any

import pytest

from companion.text import texts
from scorers.core.amount import known
from scorers.core.core_moves import JUMP_MOVE, form
from scorers.core.game import apply
from scorers.core.glance import Fact, Overview
from scorers.core.msg import Msg
from scorers.core.registry import game
from scorers.core.state import State
from tests.e2e.staged import agreed, over
from tests.scorers.builders.playing import COINS, EVERYTHING, LIGHTEST, Playing
from tests.scorers.le_havre.harbourside import ALL, LIGHT, SETUPS, Harbourside
from tests.scorers.little_town.playing import Playing as Town

GAMES = ("le_havre", "little_town", "builders")


def places(overview: Overview) -> list[str]:
    return [stop.key for row in overview.rounds for stop in row.stops]


def overview_of(slug: str, state: State[Any]) -> Overview:
    found = game(slug).view(state, None).track.overview
    assert found is not None
    return found


@pytest.mark.parametrize("slug", GAMES)
def test_wherever_one_can_jump_the_overview_leads_and_stands(slug: str) -> None:
    shown, state = game(slug), game(slug).begin(agreed(slug))
    for place in shown.jumps(state):
        event = form(shown, state, JUMP_MOVE, {"to": (place.key,)}).event
        there = state if event is None else apply(shown, state, event)
        overview = overview_of(slug, there)
        assert sorted(places(overview)) == sorted(position.key for position in shown.jumps(there))
        here = overview.rounds[overview.at]
        assert shown.position(there).key in {stop.key for stop in here.stops}
        assert all(len(row.facts) in (0, len(overview.columns)) for row in overview.rounds)


@pytest.mark.parametrize("slug", GAMES)
def test_it_speaks_both_languages(slug: str) -> None:
    overview = overview_of(slug, game(slug).begin(agreed(slug)))
    facts = [fact for row in overview.rounds for fact in row.facts if fact]
    said: list[Msg | None] = [overview.head, *(c.label for c in overview.columns), *(fact.label for fact in facts)]
    said += [stop.label for row in overview.rounds for stop in row.stops]
    for language in ("en", "pl"):
        for message in said:
            assert message is None or f"{slug}-" not in texts(language)(message, {})


@pytest.mark.parametrize(("variant", "players"), SETUPS)
def test_the_round_card_of_every_table_of_le_havre(variant: str, players: int) -> None:
    state = Harbourside.new(players, ALL, variant=variant).state
    overview = overview_of("le_havre", state)
    cards = state.flow.rounds
    assert [row.n for row in overview.rounds] == [*range(1, cards + 1), 0]
    assert [stop.n for stop in overview.rounds[0].stops] == [*range(1, 8), 0]
    assert {len(row.stops) for row in overview.rounds[1:-1]} == {8}, "any turn of any round is one jump"


def test_le_havre_prints_food_harvest_city_and_ship() -> None:
    row = overview_of("le_havre", Harbourside.new(4, ALL).state).rounds[9]
    food, harvest, city, ship = row.facts
    assert food == Fact("food", known(5), Msg("le_havre-food", (("n", 5),)))
    assert harvest is not None
    assert harvest.sign == "grain"
    assert city is not None
    assert city.sign == "hammer"
    assert ship is not None
    assert (ship.sign, ship.tint) == ("ship", "iron")
    assert row.first == row.stops[0].seat == "s4"


def test_where_rounds_are_counted_nobody_asks_for_turns() -> None:
    overview = overview_of("le_havre", Harbourside.new(3, LIGHT, options={"pace": "rounds"}).state)
    assert {len(row.stops) for row in overview.rounds[:-1]} == {2}


def test_who_begins_in_little_town() -> None:
    four = overview_of("little_town", Town.new(4).state)
    assert [row.first for row in four.rounds] == ["s1", "s2", "s3", "s4"]
    three = overview_of("little_town", Town.new(3, first="s2").state)
    assert [row.first for row in three.rounds] == ["s2", "s3", "s1", None], "fewest points begin round four"
    notes = [row.facts[2].label.id if row.facts[2] and row.facts[2].label else "" for row in three.rounds]
    assert notes == ["", "", "", "little_town-mark-fewest"]
    assert [row.facts[2] is None for row in four.rounds] == [True, True, True, False]


def test_builders_race_seat_by_seat() -> None:
    known_ = overview_of("builders", Playing.new(3, COINS, first="s2").state)
    assert [row.seat for row in known_.rounds] == ["s2", "s3", "s1", None]
    assert known_.at == 0
    points, coins, left = known_.rounds[0].facts
    assert points is not None
    assert coins is not None
    assert left is not None
    assert (points.n, coins.n, left.n) == (known(0), known(10), known(17))
    lightest = overview_of("builders", Playing.new(2, LIGHTEST).state)
    assert [row.label is None for row in lightest.rounds] == [False, True, True, False]
    assert lightest.rounds[1].facts[1] is None, "no coins are kept"
    assert overview_of("builders", Playing.new(2, EVERYTHING).state).at == 0


def test_points_nobody_knows_are_no_fact() -> None:
    play = Playing.new(2, ())
    assert overview_of("builders", play.state).rounds[1].facts == (None, None, None)


def test_the_end_is_the_last_row() -> None:
    shown = game("builders")
    state = Playing.new(2, COINS).state
    event = form(shown, state, JUMP_MOVE, {"to": ("over",)}).event
    assert event is not None
    ended = apply(shown, state, event)
    assert over(ended)
    assert overview_of("builders", ended).at == 2
