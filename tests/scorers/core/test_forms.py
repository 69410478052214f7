"""What a task, a move and an ask say when nobody says more."""

import pytest

from scorers.core.events import Jumped
from scorers.core.forms import (
    Amounts,
    Answers,
    Ask,
    Column,
    Form,
    Move,
    Option,
    Order,
    Pick,
    Place,
    Row,
    Task,
    Text,
    numbers,
    open_ask,
    per_player,
    picked,
    players,
    words,
)
from scorers.core.glance import Stop
from scorers.core.ledger import owner_msg
from scorers.core.msg import msg

LABEL = msg("core-plain", text="x")


def test_a_task_is_open_and_harmless_a_move_quiet_and_possible() -> None:
    task, move = Task("r1/feed/s1", LABEL), Move("feed/s1", LABEL)
    assert (task.done, task.warn, task.moves, task.due) == (False, False, (), None)
    assert (move.place, move.because, move.leads, move.edits, move.anyway) == (Place.BUTTON, None, False, False, False)


def test_a_pick_is_one_of_its_options_once() -> None:
    pick = Pick("p", LABEL, (Option("a", LABEL),))
    assert (pick.least, pick.most, pick.repeats, pick.other) == (1, 1, False, False)
    assert not pick.options[0].anyway
    assert (Row("r", LABEL, None).low, Row("r", LABEL, None).high) == (0, None)
    assert (Column("c", LABEL).low, Column("c", LABEL).high) == (0, None)
    assert (Text("t", LABEL).least, Text("t", LABEL).most) == (0, 60)


def test_numbers_are_tapped_unless_a_sheet_is_read_off() -> None:
    asked = Amounts("a", LABEL, ())
    assert (asked.total, asked.typed, asked.pieces) == (None, False, False)


def test_a_stop_has_a_number_only_if_it_says_so() -> None:
    assert Stop("r1/feast").n == 0


def test_a_form_shows_what_changes_hands() -> None:
    assert (Form("f", LABEL).said, Form("f", LABEL).grows) == (False, 0)


@pytest.mark.parametrize(
    ("ask", "waits"),
    [
        (Pick("a", LABEL, (Option("x", LABEL),)), True),
        (Pick("a", LABEL, (Option("x", LABEL),), chosen=("x",)), False),
        (Amounts("a", LABEL, (Row("r", LABEL, None),)), True),
        (Amounts("a", LABEL, (Row("r", LABEL, 2),), total=(3, 3)), True),
        (Amounts("a", LABEL, (Row("r", LABEL, 3),), total=(3, 3)), False),
        (Amounts("a", LABEL, (Row("r", LABEL, 4),), total=(3, 3)), True),
        (Amounts("a", LABEL, (Row("r", LABEL, 2), Row("q", LABEL, 2)), total=(3, 4)), False),
        (Amounts("a", LABEL, (Row("r", LABEL, 3), Row("q", LABEL, None)), total=(3, 4)), True),
        (Amounts("a", LABEL, (Row("r", LABEL, 0),), total=(0, 0)), False),
        (Amounts("a", LABEL, (Row("r", LABEL, 0),)), False),
        (Text("a", LABEL, least=1), True),
        (Text("a", LABEL), False),
        (Pick("a", LABEL, (), least=0), False),
        (Pick("a", LABEL, (), chosen=("x",), least=2), True),
        (Text("a", LABEL, "x", least=1), False),
        (Order("a", LABEL, (), ()), False),
    ],
)
def test_a_form_waits_for_its_first_question_without_an_answer(ask: Ask, waits: bool) -> None:  # noqa: FBT001
    assert open_ask(Form("f", LABEL, asks=(ask,))) == (ask if waits else None)


def test_where_something_is_recorded_already_nothing_is_open() -> None:
    asks = (Pick("a", LABEL, (), ("x",)), Pick("b", LABEL, ()), Pick("c", LABEL, ()))
    assert open_ask(Form("f", LABEL, asks)) == asks[1]
    assert open_ask(Form("f", LABEL, asks, event=Jumped(to="r1"))) is None


def test_the_same_move_of_another_seat_stands_on_the_same_spot() -> None:
    assert Move("take/s1/wood", LABEL, seat="s1").spot == Move("take/s2/wood", LABEL, seat="s2").spot == "take/wood"


def test_answers_of_another_kind_are_none() -> None:
    given: Answers = {"n": {"a": 2}, "p": ("x",), "t": "  boat "}
    assert (numbers(given, "n"), numbers(given, "p"), numbers(given, "z")) == ({"a": 2}, {}, {})
    assert (picked(given, "p"), picked(given, "n"), picked(given, "z")) == (("x",), (), ())
    assert (words(given, "t"), words(given, "p"), words(given, "z")) == ("boat", "", "")


def test_players_are_options_and_each_has_a_line() -> None:
    assert [(one.key, one.label, one.seat) for one in players(("s2",))] == [("s2", owner_msg("s2"), "s2")]
    (row,) = per_player({"s1": None}, 1, 9)
    assert (row.key, row.label, row.value, row.low, row.high, row.seat) == ("s1", owner_msg("s1"), None, 1, 9, "s1")
