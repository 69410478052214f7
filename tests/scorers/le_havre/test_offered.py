"""What stands behind a player's name and beside the turn: only what the rules allow at that moment (p. 5-6, 9-10)."""

from __future__ import annotations

import pytest

from tests.scorers.le_havre.harbourside import ALL, FORTUNE, LIGHT, Harbourside

LOANS = ("loans",)


def behind(table: Harbourside) -> list[str]:
    """The words of the moves behind each name, the Table's last: who has none has a gap."""
    return [" ".join(move.key.split("/")[0] for move in seat.moves) for seat in table.view.seats]


def beside(table: Harbourside) -> list[str]:
    """The words of the moves beside the turn."""
    words = [move.key.split("/")[0] for move in table.view.now.moves]
    return [word for word in words if word not in ("take", "tile", "next", "use")]


@pytest.mark.parametrize(
    ("keeps", "place", "found"),
    [
        ((), "r3t2", ["", "", "", ""]),
        (LOANS, "r3t2", ["", "", "", ""]),
        (LIGHT, "r1t1", ["", "", "", ""]),
        (LIGHT, "r3t2", ["get", "", "get", ""]),
        (LIGHT, "r3e", ["", "", "get", ""]),
        (LIGHT, "final", ["get", "get", "get", ""]),
        (FORTUNE, "r3t2", ["buy get", "get", "buy get", ""]),
        (FORTUNE, "r3e", ["get", "get", "buy get", ""]),
        (FORTUNE, "final", ["get", "get", "get", ""]),
        ((*ALL, "stacks"), "r3t2", ["buy get", "get", "buy get", "stacks"]),
        ((*LIGHT, "stacks"), "r3e", ["", "", "get", "stacks"]),
    ],
)
def test_p5_who_has_the_turn_or_just_had_it_buys_and_nobody_builds_beside_it(
    keeps: tuple[str, ...], place: str, found: list[str]
) -> None:
    table = Harbourside.new(3, keeps)
    if place != "r1t1":
        table.do("core/jump", to=(place,))
    assert behind(table) == found


@pytest.mark.parametrize(
    ("keeps", "found"),
    [
        ((), ""),
        (LIGHT, ""),
        ((*LIGHT, "francs"), "take use"),
        ((*LIGHT, "goods"), "take use"),
        ((*LIGHT, "cards"), "buy build get"),
        (FORTUNE, "take use buy build get"),
    ],
)
def test_where_a_round_is_played_as_one_everybody_acts_at_any_time(keeps: tuple[str, ...], found: str) -> None:
    assert behind(Harbourside.new(3, keeps, options={"pace": "rounds"})) == [*[found] * 3, ""]


@pytest.mark.parametrize(
    ("variant", "players", "expansion", "before", "words"),
    [
        ("full", 3, "no", "", "court repay"),
        ("short", 3, "no", "", "repay"),
        ("full", 1, "no", "", "repay"),
        ("full", 5, "no", "", "court repay"),
        ("full", 3, "yes", "borrow", "court borrow repay"),
    ],
)
def test_where_buildings_are_not_followed_loans_go_by_the_court_of_this_game_in_ones_own_turn(
    variant: str, players: int, expansion: str, before: str, words: str
) -> None:
    table = Harbourside.new(players, LOANS, variant=variant, options={"expansion": expansion}).do("tile/T7")
    assert behind(table) == [before, *[""] * players]
    for seat in table.state.setup.ids:
        table.count(seat, loan=1)
    assert behind(table) == [words, *["repay"] * (players - 1), ""]
    assert beside(table) == ["repay"]


def test_p6_what_can_be_sold_is_offered_on_the_card_and_by_the_advanced_rule_in_ones_turn_only() -> None:
    def sold(table: Harbourside) -> list[list[str | None]]:
        return [[move.thing for move in seat.moves if move.key.startswith("sell/")] for seat in table.view.seats[:2]]

    for rule, theirs in (("no", ["building.joinery"]), ("yes", [])):
        table = Harbourside.new(3, FORTUNE, options={"advanced_selling": rule}).do("tile/T7")
        assert beside(table) == ["buy"], "there is nothing to sell"
        table.own("s1", "building.fishery").own("s2", "building.joinery")
        assert sold(table) == [["building.fishery"], theirs]
        assert beside(table) == ["buy", "sell"]
    light = Harbourside.new(3, LIGHT).do("core/jump", to=("r3t2",)).do("tile/T1")
    assert beside(light) == ["get"], "a ship, where nobody follows cards"


def test_the_stacks_are_entered_once_and_only_where_they_are_kept() -> None:
    table = Harbourside.new(3, (*ALL, "stacks")).do("tile/T7")
    assert beside(table) == ["buy", "stacks"]
    assert beside(Harbourside.new(3, ALL).do("tile/T7")) == ["buy"]
