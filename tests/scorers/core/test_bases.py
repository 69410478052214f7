"""What a base leaves to a game or to its kinds says so, instead of answering something."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from scorers.core.act import Tool
from scorers.core.acts.piece import MovePiece
from scorers.core.api import MoveKey, Player, TaskKey, msg
from scorers.core.due import Due
from scorers.core.msg import SeatId
from scorers.core.paying import Pay
from scorers.core.questions import Question, _Apart
from tests.scorers.kernel_game import GAME, Feasted, KernelFlow, new_setup
from tests.scorers.kernel_game.model import KernelState

STATE = GAME.begin(new_setup(2))
DUE = Due("r1/feast/s1", "s1", "table", ())
QUESTION = Question("land", msg("kernel-score-estate"), seats=("s1",))
APART = _Apart("land", msg("kernel-score-estate"), seats=("s1",))


class Bare(Pay[KernelFlow, Feasted]):
    event = Feasted
    moves = ("feast",)


PAY, PIECE = Bare(), MovePiece[KernelFlow]()


@pytest.mark.parametrize(
    "asked",
    [
        lambda: Tool[KernelFlow]().form(STATE, MoveKey("look"), {}),
        lambda: PAY.due(STATE, TaskKey("feast"), {}),
        lambda: PAY.due_of(STATE, Feasted(seat="s1")),
        lambda: PAY.say("fish", 1),
        lambda: PAY.till(STATE, DUE),
        lambda: PAY.title(STATE, TaskKey("feast")),
        lambda: PAY.confirm(STATE, DUE, ()),
        lambda: PIECE.pieces(STATE, "s1"),
        lambda: PIECE.spaces(STATE, {}),
        lambda: PIECE.taken(STATE, "a1"),
        lambda: QUESTION.asks(None, ""),
        lambda: QUESTION.answered({}, "land", ()),
        lambda: QUESTION.settled({}),
        lambda: QUESTION.wrong(Player(SeatId("s1")), 1),
        lambda: APART.ask({}, "s1"),
    ],
)
def test_what_is_left_open_is_said(asked: Callable[[], Any]) -> None:
    with pytest.raises(NotImplementedError):
        asked()


def test_a_question_of_each_seat_has_nothing_wrong_together() -> None:
    assert list(QUESTION.wrong_together({})) == []


def test_a_tool_offers_nothing_by_itself() -> None:
    assert tuple(Tool[KernelFlow]().offered(STATE)) == ()


def test_a_payment_becomes_a_fact_that_names_payer_and_task() -> None:
    class Free(Bare):
        def due_of(self, state: KernelState, event: Feasted) -> Due:  # noqa: ARG002 - the same whatever was paid
            return DUE

    assert Free().fact(STATE, DUE, (), {}) == Feasted(seat="s1", settles=("r1/feast/s1",))
