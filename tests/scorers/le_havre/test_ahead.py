"""What lies ahead of a turn and of the end of a round: who comes, what is brought, who has to settle first."""

from __future__ import annotations

import pytest

from scorers.core.forms import Amounts, Pick, Place
from scorers.core.glance import Tone
from scorers.core.msg import Player, SeatId, msg
from scorers.le_havre.flow import phase_of, seat_at
from scorers.le_havre.holdings import food_due
from scorers.le_havre.model import Phase
from scorers.le_havre.printed import TILES
from scorers.le_havre.words import so_many
from tests.scorers.le_havre.harbourside import ALL, FORTUNE, Harbourside


def ahead(table: Harbourside) -> list[tuple[str, tuple[str, ...], str]]:
    return [(turn.seat, turn.things, turn.sign) for turn in table.view.now.coming]


def test_p4_the_next_four_turns_go_round_and_bring_what_their_tiles_show_once_turned() -> None:
    table = Harbourside.new(3, ALL).do("tile/T7")
    assert ahead(table) == [("s2", (), ""), ("s3", (), ""), ("s1", (), ""), ("s2", (), "")]
    table.to_round_end().do("close")
    setup, tiles, interest = table.state.setup, table.state.flow.tiles, table.state.flow.interest
    assert ahead(table.do("core/jump", to=("r2t5",))) == [
        (seat_at(setup, number, turn), TILES[tiles[turn - 1]].pair, "%" if tiles[turn - 1] == interest else "")
        for number, turn in ((2, 6), (2, 7), (3, 1), (3, 2))
    ]
    owed = table.do("core/jump", to=(f"r3t{7 if tiles[0] == interest else tiles.index(interest)}",)).view.now.coming
    assert [(turn.sign, turn.note) for turn in owed][:2] == [("%", msg("le_havre-mark-interest")), ("", None)]


@pytest.mark.parametrize(("turn", "left"), [(2, 4), (3, 4), (4, 3), (6, 1), (7, 0)])
def test_after_the_last_round_nothing_comes(turn: int, left: int) -> None:
    table = Harbourside.new(3, ALL)
    last = table.state.flow.rounds
    assert len(table.do("core/jump", to=(f"r{last}t{turn}",)).view.now.coming) == left


def test_p7_what_a_seat_lacks_and_has_is_told_with_the_end_of_the_round() -> None:
    table = Harbourside.new(3, ALL)
    ending = table.view.now.ending
    assert ending is not None
    due = ending.needs[0].n
    assert due is not None
    assert due.n
    table.count("s1", franc=due.n, fish=0).count("s2", franc=due.n - 1, fish=0)
    ending = table.view.now.ending
    assert ending is not None
    assert [need.tone for need in ending.needs] == [Tone.GOOD, Tone.SHORT, Tone.GOOD]
    lacks = (msg("le_havre-short-of", who=Player(SeatId("s2")), n=1),)
    assert ending.short == msg("le_havre-ending-short", who=lacks)


def test_p4_interest_is_swept_along_unless_nobody_can_pay_it() -> None:
    table = Harbourside.new(3, ALL).count("s1", loan=1, franc=0).count("s2", loan=1, franc=5).do("tile/T5")
    assert phase_of(table.state) is Phase.INTEREST
    assert [(task.seat, task.warn) for task in table.view.now.tasks] == [("s1", True), ("s2", False)]
    assert [move.key for move in table.view.now.moves] == ["interest"]
    assert table.view.now.awaits is None
    table.count("s2", franc=0)
    assert table.view.now.moves == ()
    rows = tuple(task.label for task in table.view.now.tasks)
    assert table.view.now.awaits == msg("le_havre-close-short", who=rows)


def test_p7_the_round_is_not_closed_while_somebody_would_borrow() -> None:
    table = Harbourside.new(3, ALL).to_round(2).to_round_end()
    for seat in ("s1", "s2", "s3"):
        table.count(seat, franc=30)
    (close,) = table.view.now.moves
    assert (close.key, close.place, table.view.now.awaits) == ("close", Place.PRIMARY, None)
    who = seat_at(table.state.setup, 3, 1)
    assert close.follows == msg("le_havre-round-detail", who=table.view.now.tasks[("s1", "s2", "s3").index(who)].label)
    table.count("s2", **dict.fromkeys(table.goods("s2"), 0))
    assert table.view.now.moves == ()
    assert table.view.now.awaits == msg("le_havre-close-short", who=(table.view.now.tasks[1].label,))


def test_in_the_end_the_last_round_leads_nowhere() -> None:
    table = Harbourside.new(3, FORTUNE)
    table.do("core/jump", to=(f"r{table.state.flow.rounds}e",))
    (close,) = table.view.now.moves
    assert (close.label, close.follows) == (msg("le_havre-close-last"), None)


def test_p7_what_the_harvest_has_brought_to_whom_is_said() -> None:
    table = Harbourside.new(2, ALL).to_round(1)
    table.count("s1", grain=1, cattle=2, franc=20).count("s2", grain=0, cattle=1, franc=20).to_round_end()
    grew = (so_many("grain", 1), so_many("cattle", 1))
    s1 = msg("le_havre-reaped-by", who=Player(SeatId("s1")), what=grew)
    assert table.view.now.detail == msg("le_havre-reaped", who=s1)
    table.count("s1", grain=1, cattle=0)
    assert table.view.now.detail == msg("le_havre-reaped-none"), "one grain has not come of another"


def test_p10_a_calculator_feeds_from_nothing_at_first_and_says_what_wastes_least() -> None:
    table = Harbourside.new(3, ALL)
    due, larder = table.form("tool/feed").asks
    assert isinstance(due, Amounts)
    assert isinstance(larder, Amounts)
    assert [row.value for row in due.rows] == [food_due(table.state)]
    assert {row.value for row in larder.rows} == {0}
    found = table.form("tool/feed", due={"due": 4}, larder={"meat": 1, "franc": 2})
    assert {change.thing: change.delta for change in found.changes} == {"meat": -1, "franc": -1}
    over = table.form("tool/feed", due={"due": 2}, larder={"meat": 1}).note
    assert over == msg("le_havre-tool-over", what=(so_many("meat", 1),), food=msg("le_havre-food", n=1))


def test_of_the_cards_to_put_right_those_here_or_nowhere_stand_first() -> None:
    table = Harbourside.new(3, ALL).own("s1", "building.fishery").own("s2", "building.joinery")
    (pick,) = table.form("has/s1/building").asks
    assert isinstance(pick, Pick)
    assert (pick.chosen, pick.least, pick.most) == (("building.fishery",), 0, len(pick.options))
    assert pick.options[-1].key == "building.joinery", "another has it"
    assert "building.fishery" in [option.key for option in pick.options]
    (none,) = table.form("has/s3/ship").asks
    assert isinstance(none, Pick)
    assert none.options == (), "no ship has come"


def test_p7_what_ships_bring_is_told_where_they_bring_some_and_what_is_handed_in_piece_by_piece() -> None:
    table = Harbourside.new(3, ALL).to_round(2).to_round_end().own("s1", "ship.S02")
    table.count("s2", **dict.fromkeys(table.goods("s2"), 0)).count("s2", franc=1, fish=1).count("s3", franc=9, fish=9)
    rows = table.view.now.tasks
    assert [row.sum for row in rows] == [msg("le_havre-feed-sum", n=2, ships=2), None, None]
    assert [row.owes and row.owes.n and row.owes.n.n for row in rows] == [0, 2, 2]
    assert [[move.key for move in row.moves] for row in rows] == [[], ["feed/s2"], ["feed/s3"]]
    assert rows[1].moves[0].edits
    handed = [[(fact.sign, fact.n.n) for fact in row.pays if fact.n] for row in rows]
    assert handed == [[], [("fish", 1), ("franc", 1)], [("fish", 2)]]
    assert table.do("feed/s1").view.now.tasks[0].sum == msg("le_havre-feed-sum", n=2, ships=2), "also once it is done"


def test_p4_who_cannot_pay_interest_borrows_or_sells_and_who_can_may_repay() -> None:
    table = Harbourside.new(3, ALL).count("s1", loan=1, franc=0).count("s2", loan=1, franc=9).do("tile/T5")
    poor, rich = table.view.now.tasks
    left = msg("le_havre-loan-left", got=so_many("franc", 4), left=3)
    assert [(move.key, move.follows) for move in poor.moves] == [("interest/s1/loan", left)]
    assert (poor.short, poor.warn, poor.pays) == (msg("le_havre-feed-lacks", n=1), True, ())
    assert [move.key for move in rich.moves] == ["interest/s2", "repay/s2"]
    assert (rich.short, rich.warn, [fact.sign for fact in rich.pays]) == (None, False, ["franc"])
    table.own("s1", "building.fishery")
    assert [move.key for move in table.view.now.tasks[0].moves] == ["interest/s1/loan", "sell/s1"]
    light = Harbourside.new(3).count("s1", loan=1).do("tile/T5").view.now.tasks
    assert [move.key for move in light[0].moves] == ["interest/s1", "interest/s1/loan"], "nobody knows the purse"
