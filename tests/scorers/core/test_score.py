"""Breakdown and ranking."""

from collections.abc import Mapping

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorers.core.amount import UNKNOWN, Amount, at_least, known
from scorers.core.msg import msg
from scorers.core.score import Breakdown, Line, TieBreak, rank

SEATS = ("a", "b", "c", "d")
COINS = TieBreak(msg("coins"), {"a": 3, "b": 5, "c": 5, "d": 3})
GOODS = TieBreak(msg("goods"), {"a": 1, "b": 2, "c": 2})


def of(*points: Amount | int) -> dict[str, Amount]:
    return dict(zip(SEATS, (p if isinstance(p, Amount) else known(p) for p in points), strict=False))


def places(totals: Mapping[str, Amount], *chain: TieBreak) -> dict[str, int]:
    return {found.seat: found.place for found in rank(totals, chain).places}


def test_the_most_points_win() -> None:
    found = rank(of(10, 30, 20))
    assert [(r.place, r.seat) for r in found.places] == [(1, "b"), (2, "c"), (3, "a")]
    assert (found.ties, found.certain, found.winners) == ((), True, ("b",))


def test_a_tie_is_broken_by_the_first_step_that_tells_apart() -> None:
    found = rank(of(20, 20), (COINS, GOODS))
    assert places(of(20, 20), COINS, GOODS) == {"b": 1, "a": 2}
    assert [(step.label.id, step.seats, step.values, step.decided) for step in found.ties] == [
        ("coins", ("b", "a"), (5, 3), True)
    ]


def test_only_the_steps_that_were_needed_are_named() -> None:
    found = rank(of(20, 20, 20, 20), (COINS, GOODS))
    assert places(of(20, 20, 20, 20), COINS, GOODS) == {"b": 1, "c": 1, "a": 3, "d": 4}
    assert [(step.label.id, set(step.seats), step.decided) for step in found.ties] == [
        ("coins", set(SEATS), True),
        ("goods", {"b", "c"}, False),
        ("goods", {"a", "d"}, True),
    ]
    assert found.winners == ("b", "c")


def test_what_stays_tied_is_shared_and_the_next_place_is_left_out() -> None:
    assert places(of(20, 30, 30, 10)) == {"b": 1, "c": 1, "a": 3, "d": 4}


@pytest.mark.parametrize(
    ("totals", "certain", "winners"),
    [
        (of(at_least(30), 20, 10), True, ("a",)),
        (of(at_least(20), 20, 10), False, ()),
        (of(at_least(10), 20, 10), False, ()),
        (of(UNKNOWN, 20), False, ()),
        (of(30, at_least(10)), False, ()),
        (of(at_least(30), at_least(10), 5), False, ()),
        (of(at_least(30)), False, ()),
        (of(UNKNOWN, -3), False, ()),
        (of(at_least(0), 0), False, ()),
        (of(at_least(1), 0), True, ("a",)),
        (of(30), True, ("a",)),
    ],
)
def test_no_winner_is_named_while_the_result_can_change(
    totals: dict[str, Amount],
    certain: bool,  # noqa: FBT001
    winners: tuple[str, ...],
) -> None:
    found = rank(totals, (COINS,))
    assert (found.certain, found.winners) == (certain, winners)


def test_a_total_that_can_still_grow_needs_no_tie_break() -> None:
    found = rank(of(at_least(20), 20, 5), (COINS,))
    assert found.ties == ()
    assert [r.place for r in found.places] == [1, 1, 3]


def line(seat: str, group: str, points: Amount | int) -> Line:
    return Line(seat, group, msg(group), points if isinstance(points, Amount) else known(points))


def test_a_category_only_some_have_stands_where_they_count_it() -> None:
    counted = {"a": ("fish", "ships"), "b": ("fish", "bonus", "ships"), "c": ("early", "fish", "late")}
    lines = tuple(line(seat, group, 1) for seat, groups in counted.items() for group in groups)
    assert Breakdown(tuple(counted), lines).groups() == ("early", "fish", "late", "bonus", "ships")


def test_totals_and_groups_come_from_the_lines() -> None:
    lines = (line("a", "fish", 3), line("b", "fish", at_least(1)), line("a", "ships", -1), line("b", "ships", 4))
    found = Breakdown(("a", "b"), lines)
    assert (found.total("a"), found.total("b")) == (known(2), at_least(5))
    assert found.groups() == ("fish", "ships")
    assert found.of("a", "ships") == (lines[2],)
    assert [r.seat for r in found.ranking().places] == ["b", "a"]


rows = st.lists(st.tuples(st.sampled_from(SEATS), st.sampled_from(("x", "y")), st.integers(-20, 20)), max_size=12)
ties = st.fixed_dictionaries({seat: st.integers(0, 2) for seat in SEATS})


@given(rows, ties, st.permutations(SEATS))
def test_permuting_the_players_permutes_the_result(
    found: list[tuple[str, str, int]], coins: dict[str, int], order: list[str]
) -> None:
    new = dict(zip(SEATS, order, strict=True))
    chain = (TieBreak(msg("coins"), coins),)
    moved = (TieBreak(msg("coins"), {new[seat]: n for seat, n in coins.items()}),)
    here = Breakdown(SEATS, tuple(line(*row) for row in found), chain)
    there = Breakdown(tuple(order), tuple(line(new[seat], group, n) for seat, group, n in found), moved)
    assert {new[r.seat]: (r.place, r.total) for r in here.ranking().places} == {
        r.seat: (r.place, r.total) for r in there.ranking().places
    }
    assert sum(here.total(seat).n or 0 for seat in SEATS) == sum(n for _, _, n in found)


def test_what_is_known_is_ranked_whatever_else_is_open() -> None:
    lines = (line("a", "fish", 30), line("a", "loans", UNKNOWN), line("b", "fish", 20), line("c", "fish", at_least(25)))
    found = Breakdown(("a", "b", "c"), lines)
    ranking = found.ranking()
    assert [(r.place, r.seat) for r in ranking.places] == [(1, "a"), (2, "c"), (3, "b")]
    assert (ranking.winners, ranking.leaders) == ((), ("a",))
    assert (found.known("a"), found.known("a", ["loans"]), found.open) == (30, 0, (lines[1], lines[3]))
    assert (found.category("fish"), found.cell("a", "loans"), found.cell("b", "loans")) == (msg("fish"), UNKNOWN, None)
