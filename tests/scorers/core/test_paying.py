"""A due at the table: what is proposed, asked and handed over, whoever is short."""

from __future__ import annotations

import pytest

from scorers.core.amount import UNKNOWN, Amount, known
from scorers.core.due import UNLIMITED, Due, Means, Opens, Way, best
from scorers.core.forms import Amounts, Row
from scorers.core.judge_payment import parts
from scorers.core.keys import MoveKey, TaskKey
from scorers.core.msg import BOX, TABLE, Msg, msg
from scorers.core.paying import Pay, Till, as_shown, given, handed_over, short, sure
from tests.scorers.kernel_game import GAME, Feasted, KernelFlow, new_setup

LOANS = Way("loan", (Means("loan", UNLIMITED, 4, change=True, brings="franc"),), opens=Opens.EXHAUSTED, gives_up=True)


def meal(owed: int, fish: Amount, meat: Amount, francs: Amount) -> Due:
    larder = (Means("fish", fish), Means("meat", meat, 3), Means("franc", francs, change=True))
    return Due(f"r1/feed/s{owed}", "s1", TABLE, (Way("food", larder, owed), LOANS))


def moved(due: Due, *paid: tuple[str, str, int]) -> list[tuple[str, str, str, int]]:
    return [(t.src, t.dst, t.thing, t.n) for t in handed_over(due, paid)]


def test_food_goes_over_and_money_less_its_change() -> None:
    due = meal(4, known(1), known(1), known(3))
    assert moved(due, ("food", "fish", 1), ("food", "meat", 1)) == [
        ("s1", TABLE, "fish", 1),
        ("s1", TABLE, "meat", 1),
    ]
    # 3 + 3 for 4: two francs stay.
    assert moved(due, ("food", "meat", 1), ("food", "franc", 3)) == [
        ("s1", TABLE, "meat", 1),
        ("s1", TABLE, "franc", 1),
    ]
    # All of the money is change: none of it moves.
    assert moved(due, ("food", "meat", 2), ("food", "franc", 1)) == [("s1", TABLE, "meat", 2)]


def test_a_loan_comes_first_and_pays_with_what_it_brings() -> None:
    due = meal(6, known(1), known(0), known(2))
    assert parts(best(due)) == (("food", "fish", 1), ("food", "franc", 2), ("loan", "loan", 1))
    assert moved(due, *parts(best(due))) == [
        ("s1", TABLE, "fish", 1),
        (TABLE, "s1", "loan", 1),
        (TABLE, "s1", "franc", 4),
        ("s1", TABLE, "franc", 5),
    ]


def test_what_stands_in_and_what_leaves_the_game() -> None:
    triple = Means("triple", known(2), really=("coin", 3))
    monk = Means("monk", known(1), src="s1@chapel", dst="s1")
    stall = Means("stall", known(1), dst=BOX)
    due = Due("d", "s1", TABLE, (Way("all", (triple, monk, stall), 3),))
    assert moved(due, ("all", "triple", 2), ("all", "monk", 1), ("all", "stall", 1)) == [
        ("s1", TABLE, "coin", 6),
        ("s1@chapel", "s1", "monk", 1),
        ("s1", BOX, "stall", 1),
    ]
    assert moved(due, ("all", "stall", 0), ("all", "nothing", 2), ("other", "stall", 1), ("all", "monk", -1)) == []


@pytest.mark.parametrize("fish", range(4))
@pytest.mark.parametrize("francs", range(6))
@pytest.mark.parametrize("owed", range(1, 9))
def test_whatever_is_proposed_nobody_holds_less_than_nothing(owed: int, francs: int, fish: int) -> None:
    due = meal(owed, known(fish), known(0), known(francs))
    held = {"fish": fish, "franc": francs, "loan": 0}
    for transfer in handed_over(due, parts(best(due))):
        held[transfer.thing] += transfer.n if transfer.dst == "s1" else -transfer.n
        assert held[transfer.thing] >= 0
    assert held["franc"] == max(0, francs - max(0, owed - fish)) + 4 * held["loan"] - max(
        0, max(0, owed - fish) - francs
    )


def test_only_what_needs_no_loan_and_no_guess_is_swept() -> None:
    fed, guessed, lacking = (
        meal(2, known(2), known(0), known(0)),
        meal(3, UNKNOWN, known(0), known(0)),
        meal(4, known(0), known(0), known(0)),
    )
    assert [due.key for due, _ in as_shown((fed, guessed, lacking))] == ["r1/feed/s2"]
    assert short((fed, guessed, lacking)) == ("s1",)
    assert sure(guessed) is None
    assert sure(fed) == best(fed)


def rows(ask: tuple[Amounts, ...]) -> list[tuple[str, int | None, int | None]]:
    return [(row.key, row.value, row.high) for amounts in ask for row in amounts.rows]


def test_what_is_not_there_is_not_asked_and_loans_only_once_they_are_used() -> None:
    till = Till(msg("core-plain", text="pays"), lambda thing: msg("core-plain", text=thing))
    due = meal(5, known(2), known(0), known(9))
    assert rows(till.ask(due, parts(best(due)))) == [("fish", 2, 2), ("franc", 3, 9)]
    poor = meal(5, known(0), known(0), known(0))
    assert rows(till.ask(poor, parts(best(poor)))) == [("loan", 2, 2)]
    assert till.ask(meal(0, known(0), known(0), known(0)), ()) == ()


def test_everything_is_asked_where_the_table_wants_to_see_it_all() -> None:
    def note(thing: str, n: int) -> Msg | None:
        return msg("core-plain", text=f"{n} {thing}") if n else None

    till = Till(
        msg("core-plain", text="pays"), lambda t: msg("core-plain", text=t), note, everything=True, total=(3, 3)
    )
    due = Due(
        "d", "s1", TABLE, (Way("food", (Means("fish", known(0)), Means("triple", known(1), really=("coin", 3))), 3),)
    )
    (ask,) = till.ask(due, (("food", "triple", 1),))
    assert ask.total == (3, 3)
    assert ask.rows == (
        Row("fish", msg("core-plain", text="fish"), 0, 0, 0, thing="fish"),
        Row("triple", msg("core-plain", text="triple"), 1, 0, 1, thing="coin", note=msg("core-plain", text="1 triple")),
    )


def test_a_means_is_drawn_as_the_game_says_and_else_as_itself() -> None:
    till = Till(msg("core-plain", text="pays"), lambda t: msg("core-plain", text=t), symbols={"fish": "hungry"})
    (ask,) = till.ask(meal(4, known(9), known(3), known(0)), ())
    assert [(row.key, row.thing) for row in ask.rows] == [("fish", "hungry"), ("meat", "meat")]


def test_no_row_goes_past_what_all_come_to() -> None:
    till = Till(msg("core-plain", text="pays"), lambda t: msg("core-plain", text=t), total=(1, 4))
    assert rows(till.ask(meal(4, known(9), known(3), known(0)), ())) == [("fish", 0, 4), ("meat", 0, 3)]


def test_for_nothing_no_loan_is_taken() -> None:
    till = Till(msg("core-plain", text="pays"), lambda t: msg("core-plain", text=t), everything=True)
    assert rows(till.ask(meal(0, known(2), known(0), known(0)), ()))[-1] == ("loan", 0, 0)


def test_an_answer_changes_its_row_and_leaves_the_rest_as_shown() -> None:
    due = meal(5, known(2), known(1), known(9))
    shown = (("food", "fish", 2), ("food", "franc", 3))
    assert given(due, {}, shown) == shown
    assert given(due, {"paid": {"fish": 0, "meat": 1}}, shown) == (("food", "meat", 1), ("food", "franc", 3))


def test_a_thing_two_ways_take_has_a_row_in_each() -> None:
    coin = Means("coin", known(5), change=True)
    due = Due("d", "s1", TABLE, (Way("one", (coin,), 2), Way("other", (coin, Means("fish", known(1))), 3)))
    assert given(due, {"paid": {"one/coin": 2, "fish": 1}}) == (("one", "coin", 2), ("other", "fish", 1))


def test_a_due_of_its_own_says_what_a_game_must_say() -> None:
    class Bare(Pay[KernelFlow, Feasted]):
        event = Feasted
        moves = ("feast",)

    bare, state = Bare(), GAME.begin(new_setup(2))
    due, task = meal(1, known(1), known(0), known(0)), TaskKey.of_round(1, "feast", "s1")
    asked = (
        lambda: bare.form(state, MoveKey.read("feast/r1/s1"), {}),
        lambda: bare.due(state, task, {}),
        lambda: bare.due_of(state, Feasted(seat="s1")),
        lambda: bare.say("fish", 1),
        lambda: bare.till(state, due),
        lambda: bare.title(state, task),
        lambda: bare.confirm(state, due, ()),
    )
    for one in asked:
        with pytest.raises(NotImplementedError):
            one()
    assert bare.first(state, task, {}) == ()
    assert bare.pay_move(task, msg("core-reopened")).key == "feast/r1/s1"
