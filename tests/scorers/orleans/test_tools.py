"""Look up: the payment that loses least, and what one more is worth, from what is kept or typed in."""

import pytest

from scorers.core.api import Amounts, Answer, Msg
from scorers.core.core_moves import count_move, form
from scorers.core.game import apply
from scorers.core.keys import TaskKey
from scorers.core.msg import SeatId
from scorers.core.registry import game
from scorers.core.setup import Seat, Setup
from scorers.orleans.dues import due, estate, proposal
from scorers.orleans.model import Orleans
from scorers.orleans.tools import LOOK_UP
from scorers.orleans.words import listed, say, thing

GAME = game("orleans")
LIGHTEST, POINTS, EVERYTHING = (preset.keeps for preset in GAME.info.presets)


def table(keeps: tuple[str, ...], s1: dict[str, int], s2: dict[str, int] | None = None, **rulings: str) -> Orleans:
    """Two players of whom this is counted."""
    colours = GAME.info.colours
    seats = tuple(
        Seat(id=SeatId(seat), name=seat, colour=colours[n].id, symbol=colours[n].symbol)
        for n, seat in enumerate(("s1", "s2"))
    )
    setup = Setup(slug="orleans", ruleset=GAME.info.ruleset, seats=seats, first=seats[0].id, keeps=keeps)
    state: Orleans = GAME.begin(setup.model_copy(update={"rulings": rulings}))
    for seat, counts in (("s1", s1), ("s2", s2 or {})):
        for name, n in counts.items():
            event = form(GAME, state, count_move(seat, name), {"n": {"n": n}}).event
            state = apply(GAME, state, event) if event else state
    return state


def answer(state: Orleans, key: str, **answers: Answer) -> Msg | None:
    found = GAME.form(state, key, answers)
    assert found.event is None, "a tool records nothing"
    return found.note


def least(short: int, given: dict[str, int], n: int, was: int = 0, now: int = 0, coins: int = 3) -> Msg:  # noqa: PLR0917
    """What is lost with these and the coins, which go first and are a point each."""
    cost = say("tool-cost", n=n + coins, coins=coins)
    cost = say("tool-cost-level", n=n + coins, was=was, now=now, coins=coins) if was else cost
    return say("tool-least", short=thing("coin", short), what=listed(given.items()), cost=cost)


LATE = {"coin": 3, "development": 15, "station": 10, "grain": 2, "wine": 1}
"""Ten stations built, level 4: nothing can be spared for nothing."""


def test_coins_that_are_enough_are_said_so() -> None:
    assert answer(table(POINTS, LATE), "tool/pay/s1", owed={"coin": 2}) == say("tool-enough", left=thing("coin", 1))


@pytest.mark.parametrize(
    ("owed", "said"),
    [
        (5, least(2, {"grain": 2}, 2)),
        (6, least(3, {"grain": 2, "wine": 1}, 5)),
        (7, least(4, {"grain": 2, "wine": 1, "station": 1}, 9)),
        (12, least(9, {"step": 2, "grain": 2, "wine": 1, "station": 4}, 28, 4, 3)),
    ],
)
def test_the_least_loss_with_its_points_and_levels(owed: int, said: Msg) -> None:
    assert answer(table(POINTS, LATE), "tool/pay/s1", owed={"coin": owed}) == said


def test_where_nothing_is_left_the_table_decides() -> None:
    nothing = {"station": 0, "unbuilt": 0}
    state = table(LIGHTEST, {})
    assert answer(state, "tool/pay", owed={"coin": 2}, have=nothing) == say("tool-nothing", short=thing("coin", 2))
    some = answer(state, "tool/pay", owed={"coin": 3}, have={**nothing, "coin": 1, "cheese": 1})
    cost = say("tool-cost", n=2 + 1, coins=1)
    left = thing("coin", 1)
    what = listed([("cheese", 1)])
    assert some == say("tool-open", short=thing("coin", 2), what=what, cost=cost, open=left)


@pytest.mark.parametrize(
    ("have", "unbuilt"), [({}, 10), ({"station": 3}, 7), ({"station": 3, "unbuilt": 5}, 5), ({"station": 12}, 0)]
)
def test_stations_that_are_not_built_are_what_the_others_leave_until_it_is_said(
    have: dict[str, int], unbuilt: int
) -> None:
    state = table(LIGHTEST, {})
    assert have_rows(state, "tool/pay", have)["unbuilt"] == unbuilt
    assert "unbuilt" not in have_rows(state, "tool/worth", have), "which are not worth anything"


def have_rows(state: Orleans, key: str, have: dict[str, int]) -> dict[str, int | None]:
    """What is filled in of what somebody has."""
    found = next(ask for ask in GAME.form(state, key, {"have": have}).asks if ask.key == "have")
    assert isinstance(found, Amounts)
    return {row.key: row.value for row in found.rows}


def test_p3_nobody_has_more_than_the_box_holds() -> None:
    """Digest 2.1: of the 14 citizens 13 are won on the way; ten stations each, 16 technology tiles, 20 buildings."""
    found = next(ask for ask in GAME.form(table(LIGHTEST, {}), "tool/pay", {}).asks if ask.key == "have")
    assert isinstance(found, Amounts)
    most = {row.key: row.high for row in found.rows}
    wanted = {"citizen": 13, "development": 30, "station": 10, "unbuilt": 10, "technology": 16, "building": 20}
    assert {key: most[key] for key in wanted} == wanted


def test_whom_it_is_about_is_asked_where_anything_is_kept() -> None:
    state = table(POINTS, LATE)
    assert [ask.key for ask in GAME.form(state, "tool/pay", {}).asks] == ["who"]
    assert [ask.key for ask in GAME.form(state, "tool/pay/s1", {}).asks] == ["who", "owed"]
    assert [ask.key for ask in GAME.form(state, "tool/pay", {"who": ("typed",)}).asks] == ["who", "owed", "have"]
    assert [ask.key for ask in GAME.form(table(LIGHTEST, {}), "tool/worth", {}).asks] == ["have"]
    assert [move.key for move in LOOK_UP.offered_to(state, "s2")] == ["tool/pay/s2", "tool/worth/s2"]
    assert [move.key for move in LOOK_UP.offered_to(state, None)] == ["tool/pay", "tool/worth"]


def adds(station: int, citizen: int, step: int, level: tuple[int, int, int] | None = None) -> Msg:
    parts = [say("tool-adds-station", n=station), say("tool-adds-citizen", n=citizen), say("tool-adds-step", n=step)]
    if level:
        parts.append(say("tool-adds-level", level=level[0], steps=thing("step", level[1]), n=level[2]))
    return say("tool-adds", parts=tuple(parts))


@pytest.mark.parametrize(
    ("s1", "s2", "said"),
    [
        ({}, {}, adds(2, 1, 0, (2, 4, 2))),
        ({"development": 11, "station": 3}, {"station": 1}, adds(3, 3, 4, (4, 4, 8))),
        ({"development": 11, "station": 3}, {"station": 3}, adds(6, 3, 4, (4, 4, 7))),
        ({"development": 17, "station": 2}, {"station": 5}, adds(4, 4, 4, (5, 5, 7))),
        ({"development": 29, "station": 2}, {"station": 5}, adds(5, 5, 2)),
    ],
    ids=["the first citizen on the way", "coins on the way", "the last citizen", "a citizen next", "the last level"],
)
def test_what_one_more_adds(s1: dict[str, int], s2: dict[str, int], said: Msg) -> None:
    assert answer(table(POINTS, s1, s2), "tool/worth/s1") == said


def test_at_the_end_of_everything_only_citizens_add() -> None:
    state = table(POINTS, {"development": 30, "station": 10})
    assert answer(state, "tool/worth/s1") == say("tool-adds", parts=(say("tool-adds-citizen", n=6),))


def test_the_proposal_of_a_due_takes_what_loses_least_all_together() -> None:
    state = table(EVERYTHING, {**LATE, "coin": 0, "grain": 3, "cheese": 2, "wine": 1, "technology": 0})
    assert estate(state, "s1").rival == 0
    paid = proposal(state, due(state, TaskKey.of_round(1, "event", "s1"), 2))
    assert {(way, name): n for way, name, n in paid} == {("torture", "grain"): 2}


def test_only_what_torture_takes_is_asked_so_many_pieces_and_no_more() -> None:
    state = table(POINTS, {"coin": 1, "development": 11, "station": 2, "grain": 9})
    event = form(GAME, state, "turn/pilgrimage", {}).event
    for key in ("plan", "passed"):
        state = apply(GAME, state, event) if event else state
        event = form(GAME, state, key, {}).event
    state = apply(GAME, state, event) if event else state
    for key in ("turn/taxes", "plan", "passed"):
        event = form(GAME, state, key, {}).event
        assert event is not None, key
        state = apply(GAME, state, event)
    found = form(GAME, state, "event/r2/s1", {})
    (ask,) = found.asks
    assert isinstance(ask, Amounts)
    assert (ask.pieces, ask.total) == (True, (2, 2))
    assert {row.key: row.high for row in ask.rows if row.key in {"unbuilt", "step", "grain"}} == {
        "unbuilt": 2,
        "step": 2,
        "grain": 2,
    }
    assert "coin" not in {row.key for row in ask.rows}


def test_a_ruling_lets_a_marker_leave_a_coin_space() -> None:
    at_twelve = {"coin": 0, "development": 12, "station": 10}
    printed, ruled = (
        answer(table(POINTS, at_twelve, leave_coin_space=ruling), "tool/pay/s1", owed={"coin": 1})
        for ruling in ("no", "yes")
    )
    assert printed == least(1, {"station": 1}, 3, coins=0)
    assert ruled == least(1, {"step": 1}, 0, coins=0)
