"""How a table is turned to a seat, and what is left of it for whoever only looks."""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion.app.hands import HOSTS, LOOKS, SEEN, laid_out, looked_at, turned
from scorers.core.forms import Amounts, Form, Grid, Move, Option, Pick, Place, Task
from scorers.core.glance import Stage
from scorers.core.msg import TABLE, Msg, Player, SeatId, msg, plain
from scorers.core.view import Now, SeatView, TableView, Track

WORK = plain("work")
HERS = msg("core-owner-seat", who=Player(SeatId("s1")))


def a_view(*seats: str, acting: tuple[str, ...] = (), said: Msg = WORK) -> TableView:
    """A table with a task of each."""
    tasks = tuple(Task(f"r1/feed/{seat}", WORK, seat) for seat in seats if seat != TABLE)
    return TableView(Track((), acting), Now(said, tasks=tasks), tuple(map(SeatView, seats)))


@pytest.mark.parametrize(
    ("seats", "seat", "around"),
    [
        (("s1", "s2", "s3", TABLE), "s2", ["s2", "s3", "s1", TABLE]),
        (("s1", "s2", "s3", TABLE), "s1", ["s1", "s2", "s3", TABLE]),
        ((TABLE, "s1", "s2", "s3"), "s2", ["s2", "s3", "s1", TABLE]),
        (("s1", "s2", TABLE), "s9", ["s1", "s2", TABLE]),
    ],
)
def test_one_sits_in_front_and_the_others_follow_round_the_table(
    seats: tuple[str, ...], seat: str, around: list[str]
) -> None:
    view = turned(a_view(*seats), seat)
    assert [shown.seat for shown in view.seats] == around
    tasks = [task.seat for task in view.now.tasks]
    others = [other for other in seats if other not in (seat, TABLE)]
    assert tasks == ([seat, *others] if seat in seats else others), "own tasks first, the others as they were"


def test_on_the_device_of_nobody_a_table_lies_as_it_is() -> None:
    view = a_view("s1", "s2", acting=("s1",))
    assert turned(view, "") is view


@pytest.mark.parametrize(
    ("acting", "said", "shown"),
    [
        (("s1",), WORK, msg("ui-by-seat", who=Player(SeatId("s1")), what=WORK)),
        (("s1",), HERS, HERS),
        (("s2",), WORK, WORK),
        (("s1", "s3"), WORK, WORK),
        ((), WORK, WORK),
    ],
)
def test_the_headline_says_whose_turn_it_is_where_it_is_one_others(
    acting: tuple[str, ...], said: Msg, shown: Msg
) -> None:
    assert turned(a_view("s1", "s2", "s3", acting=acting, said=said), "s2").now.headline == shown


MOVES = tuple(Move(f"take/{place}", WORK, place) for place in Place)


@pytest.mark.parametrize(("shelf", "lying"), [("quay", [Place.THING]), ("", [])])
def test_whoever_looks_sees_what_lies_there_and_can_take_nothing(shelf: str, lying: list[Place]) -> None:
    now = Now(WORK, moves=MOVES, shelf=shelf, by_hand=(WORK,), stages=(Stage("", WORK, hand=WORK),), awaits=WORK)
    view = looked_at(replace(a_view(), now=now, seats=(SeatView("s1", moves=MOVES),)))
    assert [(move.place, move.because) for move in view.now.moves] == [(place, SEEN) for place in lying]
    assert (view.now.by_hand, view.now.awaits, [stage.hand for stage in view.now.stages]) == ((), None, [None])
    assert [seat.moves for seat in view.seats] == [()]


@pytest.mark.parametrize(
    ("moves", "done", "detail"), [(MOVES, False, None), (MOVES, True, WORK), ((), False, WORK), ((), True, WORK)]
)
def test_what_is_proposed_is_not_shown_as_done(moves: tuple[Move, ...], done: bool, detail: Msg | None) -> None:  # noqa: FBT001
    now = Now(WORK, tasks=(Task("r1/feed/s1", WORK, "s1", WORK, moves, done=done),))
    (task,) = looked_at(replace(a_view(), now=now)).now.tasks
    assert (task.moves, task.detail, task.done) == ((), detail, done)


def test_only_a_board_is_laid_out_to_be_looked_at() -> None:
    options, grid = (Option("a1", WORK), Option("b1", WORK)), Grid(2, ("a1", "b1"))
    board, plain_pick = Pick("cell", WORK, options, grid=grid), Pick("which", WORK, options)
    found = laid_out(Form("build", WORK, (Amounts("n", WORK, ()), plain_pick, board)), HOSTS)
    assert found == Form("build", WORK, (replace(board, options=tuple(replace(o, because=HOSTS) for o in options)),))
    assert laid_out(Form("build", WORK, (plain_pick,)), LOOKS) is None
