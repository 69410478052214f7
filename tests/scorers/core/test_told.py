"""What the table says is right: points nobody else brings about, a marker and a piece that lie elsewhere."""

from collections.abc import Iterator

import pytest

from scorers.core.acts.piece import MovePiece, PieceMoved, space_of
from scorers.core.acts.points import PointsGained, TellPoints
from scorers.core.api import Acts, Answers, Event, Issue, MoveKey, Option, Pick, impossible, msg
from scorers.core.forms import Amounts, Form
from scorers.core.ledger import Transfer
from scorers.core.msg import TABLE
from tests.scorers.kernel_game import GAME, new_setup
from tests.scorers.kernel_game.model import KernelFlow, KernelState

START: KernelState = GAME.begin(new_setup(3))
TELL = TellPoints[KernelFlow]("kernel", {"feast": "vp", "other": "vp"}, ("feast", "other"), 20)


class MoveStall(MovePiece[KernelFlow]):
    """A stall of the fair, with the follower that sleeps in it."""

    slug = "kernel"

    def pieces(self, state: KernelState, seat: str) -> Iterator[tuple[str, str]]:
        yield from ((owner, thing) for owner, thing, _ in state.ledger.held(seat, "stall"))

    def spaces(self, _state: KernelState, _answers: Answers) -> tuple[Pick, ...]:
        return (Pick("cell", msg("core-piece-which"), (Option("a1", msg("core-plain")),)),)

    def taken(self, _state: KernelState, space: str) -> Iterator[Issue]:
        if space != "a1":
            yield impossible("core-no-such-piece")

    def along(self, _state: KernelState, event: PieceMoved) -> Iterator[str]:
        if space_of(event.src):
            yield "follower"


MOVE = MoveStall()
ACTS = Acts[KernelFlow](TELL, MOVE)


def form(key: str, answers: Answers | None = None, state: KernelState = START) -> Form:
    return ACTS.form(state, key, answers or {})


def codes(event: Event, state: KernelState = START) -> list[str]:
    return [issue.code for issue in ACTS.check(state, event)]


def moved(event: Event | None) -> list[tuple[str, str, str, int]]:
    assert event is not None
    return [(t.src, t.dst, t.thing, t.n) for t in event.transfers]


def test_points_are_told_with_their_reason() -> None:
    asked = form("points/s1")
    assert asked.event is None
    assert [ask.key for ask in asked.asks] == ["n", "reason"]
    event = form("points/s1", {"n": {"n": 4}, "reason": ("feast",)}).event
    assert isinstance(event, PointsGained)
    assert (event.seat, event.n, event.reason, moved(event)) == ("s1", 4, "feast", [(TABLE, "s1", "vp", 4)])
    assert TELL.label(event).id == "core-log-points"
    assert codes(event) == []


def test_points_go_back_as_well() -> None:
    assert moved(form("points/s2", {"n": {"n": -3}}).event) == [("s2", TABLE, "vp", 3)]


@pytest.mark.parametrize(
    ("told", "n", "transfers"), [(6, 4, [(TABLE, "s1", "vp", 4)]), (-1, -3, [("s1", TABLE, "vp", 3)])]
)
def test_a_marker_is_put_where_it_stands(told: int, n: int, transfers: list[tuple[str, str, str, int]]) -> None:
    two = START.with_ledger(START.ledger.post([Transfer(src=TABLE, dst="s1", thing="vp", n=2)]), START.flow)
    single = TellPoints[KernelFlow]("kernel", {"other": "vp"}, ("other",), 20)
    before = single.form(two, MoveKey("track", ("s1",)), {})
    (ask,) = before.asks
    assert isinstance(ask, Amounts)
    assert (ask.rows[0].value, before.event) == (2, None)
    event = single.form(two, MoveKey("track", ("s1",)), {"n": {"n": told}}).event
    assert isinstance(event, PointsGained)
    assert (event.n, event.reason, moved(event)) == (n, "other", transfers)


def test_nobody_gives_points_for_that() -> None:
    assert codes(TELL.made(START, seat="s1", n=1, reason="luck")) == ["core-no-such-reason"]
    assert codes(TELL.made(START, seat="s9", n=1)) == ["core-no-such-seat"]
    assert codes(PointsGained(seat="s1", n=1)) == ["core-not-as-shown"]


def test_a_piece_is_put_where_it_lies() -> None:
    assert [option.key for ask in form("piece/s1").asks if isinstance(ask, Pick) for option in ask.options] == [
        "s1/stall"
    ]
    assert [ask.key for ask in form("piece/s1", {"piece": ("s1/stall",)}).asks] == ["piece", "cell"]
    event = form("piece/s1", {"piece": ("s1/stall",), "cell": ("a1",)}).event
    assert isinstance(event, PieceMoved)
    assert moved(event) == [("s1", "s1@a1", "stall", 1)]
    assert (codes(event), MOVE.label(event).id) == ([], "core-log-piece")
    assert tuple(MovePiece.along(MOVE, START, event)) == ()


def test_what_lies_on_a_piece_goes_along() -> None:
    there = START.with_ledger(START.ledger.post([Transfer(src="s1", dst="s1@b2", thing="stall")]), START.flow)
    asked = form("piece/s1", {"piece": ("s1@b2/stall",), "cell": ("a1",)}, there)
    assert moved(asked.event) == [("s1@b2", "s1@a1", "stall", 1), ("s1@b2", "s1@a1", "follower", 1)]
    assert isinstance(asked.asks[0], Pick)
    assert [option.label.id for option in asked.asks[0].options] == ["kernel-thing-stall", "core-piece-at"]


@pytest.mark.parametrize(
    ("thing", "src", "dst"),
    [("coin", "s1", "s1@a1"), ("stall", "s1", "s2@a1"), ("stall", "s1@c3", "s1@a1"), ("stall", "s1", "s1@b1")],
)
def test_what_is_no_piece_or_no_space_is_refused(thing: str, src: str, dst: str) -> None:
    assert codes(MOVE.made(START, thing=thing, src=src, dst=dst)) == ["core-no-such-piece"]
