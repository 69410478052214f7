"""The end of the game: points of buildings and machines, coins in tens, ties; and counting without a play."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from scorers.builders import GAME
from scorers.builders.words import short_name
from scorers.core.events import Count, Counted
from scorers.core.questions import Cards, Numbers
from scorers.core.score import Breakdown
from scorers.core.setup import Setup
from scorers.core.sheet import Sheet
from tests.scorers.builders.bot import play_out
from tests.scorers.builders.playing import LIGHTEST, Playing, setup

TABLE = setup(3)


def score(
    vp: dict[str, int] | None = None,
    coin: dict[str, int] | None = None,
    cards: dict[str, tuple[str, ...]] | None = None,
    ruling: str | None = None,
    table: Setup = TABLE,
) -> Breakdown:
    sheet = {key: found for key, found in (("vp", vp), ("coin", coin), ("cards", cards)) if found is not None}
    return GAME.score(table, sheet, {} if ruling is None else {"tie_break": ruling})


def totals(found: Breakdown) -> dict[str, tuple[int | None, bool]]:
    return {seat: (found.total(seat).n, found.total(seat).exact) for seat in found.seats}


@pytest.mark.parametrize(("coins", "points"), [(0, 0), (9, 0), (10, 1), (19, 1), (20, 2), (100, 10)])
def test_koniec_gry_one_point_for_every_ten_coins(coins: int, points: int) -> None:
    found = score({"s1": 17, "s2": 0, "s3": 0}, {"s1": coins, "s2": 0, "s3": 0})
    assert totals(found)["s1"] == (17 + points, True)


def test_koniec_gry_most_points_win() -> None:
    found = score({"s1": 17, "s2": 19, "s3": 12}, {"s1": 9, "s2": 10, "s3": 40})
    assert found.ranking().winners == ("s2",)
    assert [rank.seat for rank in found.ranking().places] == ["s2", "s1", "s3"]


def test_finished_cards_instead_of_a_number() -> None:
    cards = {"s1": ("building.chapel", "machine.saw_2", "building.bower"), "s2": (), "s3": ("building.castle",)}
    found = score(cards=cards, coin={"s1": 0, "s2": 0, "s3": 0})
    assert totals(found) == {"s1": (7, True), "s2": (0, True), "s3": (7, True)}
    assert found.groups() == ("buildings", "machines", "coins")
    assert [line.points.n for line in found.of("s1", "machines")] == [2]
    assert found.of("s1", "buildings")[1].points.n == 0


def test_cards_and_a_number_the_rest_is_a_line_of_its_own() -> None:
    found = score({"s1": 12}, {"s1": 0}, {"s1": ("building.chapel",)})
    assert [line.points.n for line in found.of("s1", "buildings")] == [5, 7]
    assert totals(found)["s1"] == (12, True)


def test_cards_worth_the_number_exactly_leave_no_rest() -> None:
    found = score({"s1": 5}, {"s1": 0}, {"s1": ("building.chapel",)})
    assert len(found.of("s1", "buildings")) == 1


def test_what_is_not_told_leaves_the_total_open() -> None:
    found = score({"s1": 17, "s3": 3}, {"s1": 20, "s2": 10})
    assert totals(found) == {"s1": (19, True), "s2": (1, False), "s3": (3, False)}
    assert found.ranking().winners == ()


# ----------------------------------------------------------------------------------------------------------------- ties


def test_tie_break_shared_with_the_original_edition_as_a_note() -> None:
    found = score({"s1": 17, "s2": 18, "s3": 3}, {"s1": 20, "s2": 10, "s3": 0}, ruling="shared")
    assert found.ranking().winners == ("s1", "s2")
    assert [note.id for note in found.notes] == ["builders-tie-shared", "builders-tie-original"]
    note = dict(found.notes[1].params)
    assert (note["who"].seat, note["what"].id) == ("s2", "builders-tie-vp")  # type: ignore[union-attr]


def test_tie_break_shared_is_the_default() -> None:
    assert score({"s1": 17, "s2": 18, "s3": 3}, {"s1": 20, "s2": 10, "s3": 0}).ranking().winners == ("s1", "s2")


@pytest.mark.parametrize(
    ("vp", "coin", "winners", "decided"),
    [
        ((17, 18, 3), (20, 10, 0), ("s2",), [True]),
        ((18, 18, 3), (12, 15, 0), ("s2",), [False, True]),
        ((18, 18, 3), (12, 12, 0), ("s1", "s2"), [False, False]),
    ],
    ids=["more building points", "then more coins", "else shared"],
)
def test_tie_break_original_edition(
    vp: tuple[int, ...], coin: tuple[int, ...], winners: tuple[str, ...], decided: list[bool]
) -> None:
    seats = ("s1", "s2", "s3")
    found = score(dict(zip(seats, vp, strict=True)), dict(zip(seats, coin, strict=True)), ruling="original_edition")
    ranking = found.ranking()
    assert ranking.winners == winners
    assert [step.decided for step in ranking.ties] == decided
    assert found.notes == ()


def test_a_tie_nobody_breaks_is_only_shared() -> None:
    found = score({"s1": 18, "s2": 18, "s3": 0}, {"s1": 12, "s2": 12, "s3": 0})
    assert [note.id for note in found.notes] == ["builders-tie-shared"]


def test_no_tie_no_note() -> None:
    assert score({"s1": 18, "s2": 1, "s3": 1}, {"s1": 0, "s2": 0, "s3": 0}).notes == ()


# -------------------------------------------------------------------------------------------------------- bad answers


@pytest.mark.parametrize(
    ("sheet", "codes"),
    [
        ({"coin": {"s1": -1}}, {"core-sheet-too-low": "impossible"}),
        ({"vp": {"s2": -1}}, {"core-sheet-too-low": "impossible"}),
        ({"coin": {"s1": 60, "s2": 41}}, {"builders-more-than-box": "hint"}),
        ({"coin": {"s1": 60, "s2": 40}}, {}),
        ({"cards": {"s1": ("building.chapel",), "s2": ("building.chapel",)}}, {"core-sheet-card-twice": "impossible"}),
        ({"cards": {"s1": ("building.chapel", "building.chapel")}}, {"core-sheet-card-twice": "impossible"}),
        ({"cards": {"s1": ("building.pyramid",)}}, {"core-sheet-no-card": "impossible"}),
        ({"cards": {"s1": ("worker.master_01",)}}, {"core-sheet-no-card": "impossible"}),
        ({"vp": {"s1": 4}, "cards": {"s1": ("building.chapel",)}}, {"builders-cards-say-more": "impossible"}),
        ({"vp": {"s1": 6}, "cards": {"s1": ("building.chapel",)}}, {}),
    ],
)
def test_bd_v09_v10_v14_what_a_sheet_cannot_say(sheet: dict[str, dict[str, int]], codes: dict[str, str]) -> None:
    found = GAME.check_sheet(TABLE, sheet)
    assert {issue.code: issue.level.value for issue in found} == codes


# ------------------------------------------------------------------------------------------------------ what is asked


def test_just_count_the_points_asks_points_or_cards_and_coins() -> None:
    form = GAME.sheet(TABLE, None)
    assert [(asked.key, asked.known) for asked in form.open] == [("vp", None), ("cards", None), ("coin", None)]
    vp, cards = form["vp"], form["cards"]
    assert isinstance(vp, Numbers)
    assert isinstance(cards, Cards)
    assert (vp.high, len(cards.cards)) == (122, 42)


def test_cards_are_asked_only_of_who_gives_no_number() -> None:
    assert GAME.sheet(TABLE, None, {"vp": {"s2": 17}})["cards"].seats == ("s1", "s3")
    told = {"vp": {"s1": 0, "s2": 17, "s3": 3}}
    assert [asked.key for asked in GAME.sheet(TABLE, None, told).asked] == ["vp", "coin"]


def test_what_is_left_empty_is_none_once_the_table_has_seen_it() -> None:
    by_cards: Sheet = {"vp": {"s2": 17}, "cards": {"s1": ("building.chapel",)}}
    form = GAME.sheet(TABLE, None, by_cards)
    seen = form.settled(by_cards)
    assert seen == {**by_cards, "cards": {"s1": ("building.chapel",), "s3": ()}, "coin": {"s1": 0, "s2": 0, "s3": 0}}
    found = GAME.score(TABLE, seen, {})
    assert (totals(found), found.open) == ({"s1": (5, True), "s2": (17, True), "s3": (0, True)}, ())


def test_everything_kept_nothing_is_asked() -> None:
    play = Playing.dealt(2)
    sheet = GAME.sheet(play.state.setup, play.state)
    assert sheet.open == ()
    assert sheet.prefilled() == {
        "vp": {"s1": 0, "s2": 0},
        "cards": {"s1": (), "s2": ()},
        "coin": {"s1": 10, "s2": 10},
    }


def test_koniec_gry_finished_cards_that_explain_all_the_points_are_lines_of_their_own() -> None:
    play = Playing.new(2, LIGHTEST)
    play.do("finish/s1", coins=("18",), card=("building.chapel",))
    sheet = GAME.sheet(play.state.setup, play.state).prefilled()
    assert (sheet["vp"]["s1"], sheet["cards"]["s1"]) == (5, ("building.chapel",))
    lines = GAME.score(play.state.setup, {**sheet, "coin": {"s1": 0, "s2": 0}}, {}).of("s1", "buildings")
    assert [(line.points.n, line.item is not None) for line in lines] == [(5, True)]


def test_cards_that_say_more_than_the_corrected_points_are_left_out() -> None:
    play = Playing.new(2, LIGHTEST)
    play.do("finish/s1", coins=("18",), card=("building.chapel",))
    play.take(Counted(count=Count(owner="s1", thing="vp", n=3)))
    assert GAME.sheet(play.state.setup, play.state).prefilled()["cards"] == {"s1": (), "s2": ()}


def test_the_projection_is_open_where_nothing_is_kept() -> None:
    play = Playing.new(2, LIGHTEST)
    play.do("finish/s1", coins=("18",), card=("building.chapel",))
    found = GAME.projection(play.state)
    assert totals(found) == {"s1": (5, False), "s2": (0, False)}


def test_every_line_can_say_why() -> None:
    found = score({"s1": 12}, {"s1": 25}, {"s1": ("building.chapel",)})
    whys = [line.why for line in found.lines if line.seat == "s1"]
    assert all(whys)
    coins = found.of("s1", "coins")[0].why
    assert coins is not None
    assert [(part.amount.n, part.detail.id if part.detail else "") for part in coins.parts] == [
        (25, "builders-why-tens")
    ]


def test_all_named_cards_of_a_whole_play_stand_in_the_count() -> None:
    play = play_out(Playing.dealt(3), Random(7))
    found = play.score()
    for seat in found.seats:
        built = (*play.yard(seat).done, *play.yard(seat).machines)
        assert built
        names = Counter(line.item for line in found.lines if line.seat == seat and line.group != "coins")
        assert names == Counter(short_name(card) for card in built)
