"""The acts every game can have: points the table tells, a piece that lies elsewhere."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from scorers.core.acts.piece import MovePiece, PieceMoved
from scorers.core.acts.points import TellPoints, gained
from scorers.core.amount import UNKNOWN, Amount, known
from scorers.core.forms import Answers, Option, Pick, numbers, picked
from scorers.core.issues import Issue, impossible
from scorers.core.keys import MoveKey
from scorers.core.ledger import Transfer
from scorers.core.msg import TABLE, Msg, Player, msg, thing_msg
from scorers.core.state import State
from tests.scorers.kernel_game import GAME, KernelFlow, new_setup

Kernel = State[KernelFlow]
START: Kernel = GAME.begin(new_setup(3))
POINTS = TellPoints[KernelFlow]("kernel", {"other": "vp", "feast": "vp"}, ("other", "feast"), 9)


def of(form: str, answers: Answers) -> tuple[Transfer, ...] | None:
    event = POINTS.form(START, MoveKey.read(form), answers).event
    return None if event is None else event.transfers


@pytest.mark.parametrize(
    ("n", "moved"),
    [
        (3, (Transfer(src=TABLE, dst="s1", thing="vp", n=3),)),
        (1, (Transfer(src=TABLE, dst="s1", thing="vp", n=1),)),
        (-1, (Transfer(src="s1", dst=TABLE, thing="vp", n=1),)),
        (-4, (Transfer(src="s1", dst=TABLE, thing="vp", n=4),)),
        (0, None),
    ],
)
def test_points_told_move_the_marker_on_or_back(n: int, moved: tuple[Transfer, ...] | None) -> None:
    assert of("points/s1", {"n": {"n": n}}) == moved


def test_a_marker_put_right_moves_by_the_difference() -> None:
    there = Transfer(src=TABLE, dst="s1", thing="vp", n=5)
    state = START.with_ledger(START.ledger.post([there]), START.flow)
    one = TellPoints[KernelFlow]("kernel", {"other": "vp"}, ("other",), 9)
    form = one.form(state, MoveKey.read("track/s1"), {})
    assert [row.label for row in form.asks[0].rows] == [thing_msg("kernel", "vp", 2, "name")]  # type: ignore[union-attr]
    assert [(row.value, row.low, row.high) for row in form.asks[0].rows] == [(5, -999, None)]  # type: ignore[union-attr]
    assert form.event is None, "it stands there already"
    back = one.form(state, MoveKey.read("track/s1"), {"n": {"n": 2}}).event
    assert back is not None
    assert back.transfers == (Transfer(src="s1", dst=TABLE, thing="vp", n=3),)


@pytest.mark.parametrize("there", [known(0), UNKNOWN])
def test_a_marker_that_has_not_moved_or_that_nobody_knows_begins_at_zero(there: Amount) -> None:
    state = START.with_ledger(START.ledger.with_counts({("s1", "vp"): there}), START.flow)
    form = POINTS.form(state, MoveKey.read("track/s1"), {})
    assert (form.asks[0].rows[0].value, form.event) == (0, None)  # type: ignore[union-attr]
    event = POINTS.form(state, MoveKey.read("track/s1"), {"n": {"n": 1}}).event
    assert event is not None
    assert event.transfers == (Transfer(src=TABLE, dst="s1", thing="vp", n=1),)
    assert tuple(gained("s1", "vp", 0)) == ()


def test_points_are_told_within_bounds_and_for_the_first_reason_unless_another_is_picked() -> None:
    form = POINTS.form(START, MoveKey.read("points/s1"), {"n": {"n": 2}, "reason": ("feast",)})
    amounts, why = form.asks
    assert [(row.value, row.low, row.high) for row in amounts.rows] == [(2, -9, 9)]  # type: ignore[union-attr]
    assert [row.adds for row in amounts.rows] == [(1, 2, 3, 4, 5)]  # type: ignore[union-attr]
    assert why.chosen == ("feast",)  # type: ignore[union-attr]
    assert POINTS.form(START, MoveKey.read("points/s1"), {}).asks[1].chosen == ("other",)  # type: ignore[union-attr]
    assert POINTS.form(START, MoveKey.read("points/s1"), {}).event is None


def test_nobody_gives_points_for_what_the_game_does_not_know() -> None:
    assert list(POINTS.issues(START, POINTS.made(START, seat="s1", n=1, reason="feast"))) == []
    strange = POINTS.made(START, seat="s1", n=1, reason="beauty")
    assert list(POINTS.issues(START, strange)) == [impossible("core-no-such-reason")]


class Walk(MovePiece[KernelFlow]):
    """Monks on a board of two spaces; a stall stands under each and goes along."""

    slug = "kernel"

    def pieces(self, state: Kernel, seat: str) -> Iterable[tuple[str, str]]:
        return [(owner, thing) for owner, thing, _ in state.ledger.held(seat, "monk")]

    def spaces(self, _state: Kernel, answers: Answers) -> tuple[Pick, ...]:
        cells = tuple(Option(cell, msg("core-plain", text=cell)) for cell in ("a1", "b2"))
        return (Pick("cell", msg("core-plain", text="?"), cells, picked(answers, "cell")),)

    def taken(self, _state: Kernel, space: str) -> Iterable[Issue]:
        return () if space in ("a1", "b2") else (impossible("core-no-such-piece"),)

    def along(self, _state: Kernel, _event: PieceMoved) -> Iterable[str]:
        return ("stall",)


WALK = Walk()
MONK = {("s1@a1", "monk"): known(1), ("s1@a1", "stall"): known(1), ("s1", "monk"): known(1)}
BOARD: Kernel = START.with_ledger(START.ledger.with_counts(MONK), START.flow)


def test_a_piece_goes_with_what_lies_on_it() -> None:
    event = WALK.form(BOARD, MoveKey.read("piece/s1"), {"piece": ("s1@a1/monk",), "cell": ("b2",)}).event
    assert event is not None
    assert event.transfers == tuple(Transfer(src="s1@a1", dst="s1@b2", thing=thing) for thing in ("monk", "stall"))
    assert list(WALK.issues(BOARD, event)) == []  # type: ignore[arg-type]


def test_first_the_piece_then_the_space() -> None:
    assert numbers({}, "n") == {}
    form = WALK.form(BOARD, MoveKey.read("piece/s1"), {})
    assert [ask.key for ask in form.asks] == ["piece"]
    monk = thing_msg("kernel", "monk", 2, "name")
    named: list[Msg] = [option.label for option in form.asks[0].options]  # type: ignore[union-attr]
    assert set(named) == {monk, msg("core-piece-at", what=monk, space="A1")}
    form = WALK.form(BOARD, MoveKey.read("piece/s1"), {"piece": ("s1@a1/monk",)})
    assert ([ask.key for ask in form.asks], form.event) == (["piece", "cell"], None)
    assert WALK.form(BOARD, MoveKey.read("piece/s1"), {"piece": ("s2@a1/monk",)}).asks[1:] == ()


@pytest.mark.parametrize(
    ("src", "dst", "thing"),
    [("s1@a1", "s2@b2", "monk"), ("s1@b2", "s1@a1", "monk"), ("s1@a1", "s1@b2", "stall"), ("s1@a1", "s1@c3", "monk")],
)
def test_a_piece_of_somebody_else_from_elsewhere_or_to_nowhere_is_none(src: str, dst: str, thing: str) -> None:
    event = PieceMoved(thing=thing, src=src, dst=dst)
    assert list(WALK.issues(BOARD, event)) == [impossible("core-no-such-piece")]


def test_a_piece_is_named_with_its_space_in_the_log() -> None:
    monk = thing_msg("kernel", "monk", 2, "name")
    assert WALK.label(PieceMoved(thing="monk", src="s1@a1", dst="s1@b2")) == msg("core-log-piece", what=monk, cell="B2")
    told = POINTS.label(POINTS.made(START, seat="s1", n=3))
    points, reason = thing_msg("kernel", "vp", 3), msg("kernel-reason-other")
    assert told == msg("core-log-points", who=Player("s1"), points=points, what=reason)
