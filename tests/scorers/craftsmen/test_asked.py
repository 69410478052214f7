"""What each question lets one answer, and what it is filled in with: the numbers of the rulebook as bounds."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pytest

from scorers.core.forms import Amounts, Answer, Form, Pick
from scorers.craftsmen import GAME
from scorers.craftsmen.model import Phase
from scorers.craftsmen.words import say
from tests.scorers.craftsmen import tables as t
from tests.scorers.craftsmen.playing import EVERYTHING, LIGHTEST, MORE, Playing, setup

TOKENS_ONLY = ("points", "tokens")


def at(phase: Phase, players: int = 3, keeps: tuple[str, ...] = LIGHTEST, round_: int = 1) -> Playing:
    """At a phase, everybody having passed."""
    return Playing.of(players, keeps).until(phase, round_)


def unseated() -> Playing:
    """Before the hands are added up."""
    return Playing(GAME.begin(setup(3, LIGHTEST)))


def rows(form: Form, key: str) -> dict[str, tuple[int | None, int, int | None]]:
    """What each row of a question of numbers is filled in with, its least and its most."""
    (ask,) = (ask for ask in form.asks if isinstance(ask, Amounts) and ask.key == key)
    return {row.key: (row.value, row.low, row.high) for row in ask.rows}


def filled(form: Form, key: str) -> dict[str, int | None]:
    return {row: n for row, (n, _, _) in rows(form, key).items()}


def of(play: Playing, key: str, **answers: Answer) -> Form:
    return play.filled(key, answers)[0]


TOUCHED = {"used", "printed", "mayor", "price", "n"}
"""What is small enough for a touch; the rest is read off the table, line by line."""

BID: Mapping[str, Answer] = {"who": ("s1",), "bid/0": ("1",), "bid/1": ("out",), "bid/2": ("out",)}


@pytest.mark.parametrize(
    ("start", "key", "answers", "ask", "bounds"),
    [
        pytest.param(unseated, "order", {}, "sums", (5, 15), id="2.3: five cards of 1 to 3"),
        pytest.param(
            lambda: at(Phase.SHIPS, round_=4), "score/ship2", {}, "ship2/n", (0, 18), id="4.6: two of nine products"
        ),
        pytest.param(
            lambda: at(Phase.SHIPS, round_=4),
            "score/ship2",
            {"ship2/n": {"s1": 1}},
            "ship2/cargo",
            (0, None),
            id="5.1: U-01",
        ),
        pytest.param(lambda: at(Phase.COLOURS, round_=4), "score/colours", {}, "colours", (0, 20), id="5.2"),
        pytest.param(
            lambda: at(Phase.GRANARY, round_=4), "score/granary", {}, "granary", (0, 14), id="5.3: all fourteen"
        ),
        pytest.param(
            lambda: at(Phase.INVEST, round_=4), "score/invest", {}, "invest", (0, 12), id="5.4: four cards of 3"
        ),
        pytest.param(lambda: at(Phase.CLOSE, keeps=TOKENS_ONLY), "close", {}, "used", (0, 5), id="3.4: five helpers"),
        pytest.param(lambda: Playing.of(3, LIGHTEST), "printed/bonus", {}, "bonus", (0, 50), id="10.3: 0 to 50"),
        pytest.param(lambda: Playing.of(3, LIGHTEST), "printed/majority", {}, "majority", (0, 50), id="10.3: 0 to 50"),
        pytest.param(
            lambda: at(Phase.CRAFT), "make/s1", {"good": ("beer",), "to": ("made",)}, "printed", (0, 50), id="U-03"
        ),
        *(
            pytest.param(
                lambda: Playing.of(3, LIGHTEST),
                "tool/auction",
                {**BID, "kind": (kind,)},
                "mayor",
                (1, 3 * n),
                id=f"4.5: {kind}",
            )
            for kind, n in t.DRAWN.items()
        ),
        pytest.param(lambda: Playing.of(3, LIGHTEST), "points/s1", {}, "n", (-50, 50), id="to the next fifty"),
        pytest.param(lambda: Playing.of(3, LIGHTEST), "hand", {}, "price", (0, 60), id="a price, or none yet"),
    ],
)
def test_the_least_and_the_most_of_a_number(
    start: Callable[[], Playing], key: str, answers: Mapping[str, Answer], ask: str, bounds: tuple[int, int | None]
) -> None:
    form = of(start(), key, **answers)
    assert {(least, most) for _, least, most in rows(form, ask).values()} == {bounds}
    typed = {one.key: one.typed for one in form.asks if isinstance(one, Amounts)}
    assert typed[ask] == (ask not in TOUCHED)


@pytest.mark.parametrize(
    ("start", "key", "answers", "ask", "bounds"),
    [
        pytest.param(
            lambda: Playing.of(3, LIGHTEST), "sent", {}, "left", (0, 3), id="3.2: anybody may have helpers left"
        ),
        pytest.param(
            lambda: at(Phase.CLOSE), "close", {}, "changed", (0, 3), id="3.3: three spaces to change the order"
        ),
        pytest.param(
            lambda: Playing.of(4, LIGHTEST).until(Phase.BANK),
            "reorder",
            {},
            "order",
            (3, 4),
            id="all or all but one",
        ),
        pytest.param(
            lambda: Playing.of(3, LIGHTEST), "printed/ship1", {}, "rows/1", (0, 9), id="4.6: nine products for ships"
        ),
        pytest.param(
            lambda: Playing.of(3, LIGHTEST), "hand", {}, "cards", (0, 12), id="4.4: eight, and four of the bank"
        ),
        pytest.param(
            lambda: Playing.of(3, LIGHTEST),
            "hand",
            {"price": {"price": 3}},
            "only",
            (0, 2),
            id="4.5: a card has two colours",
        ),
        pytest.param(
            lambda: at(Phase.BANK, keeps=MORE).stands("bank", "s1", "s2"),
            "done",
            {},
            "used",
            (0, 2),
            id="3.3: who stands there",
        ),
    ],
)
def test_how_many_may_be_chosen(
    start: Callable[[], Playing], key: str, answers: Mapping[str, Answer], ask: str, bounds: tuple[int, int]
) -> None:
    found = {one.key: one for one in of(start(), key, **answers).asks if isinstance(one, Pick)}
    assert (found[ask].least, found[ask].most) == bounds


@pytest.mark.parametrize(
    ("start", "key", "answers", "room"),
    [
        (lambda: at(Phase.CRAFT), "make/s1", {}, 2),
        (lambda: at(Phase.CRAFT), "make/s1", {"good": ("beer",)}, 2),
        (lambda: Playing.of(3, LIGHTEST), "hand", {}, 3),
        (lambda: Playing.of(3, LIGHTEST), "order", {}, 0),
    ],
)
def test_room_is_kept_for_the_questions_to_come(
    start: Callable[[], Playing], key: str, answers: Mapping[str, Answer], room: int
) -> None:
    """Where it goes and what with, or what it brings; what to pay, in which colours, and the answer."""
    assert start().form(key, **answers).grows == room


# --------------------------------------------------------------------------------------------- what is filled in


def test_digest_5_1_a_place_for_each_bonus_of_a_ship() -> None:
    """Ship n has n bonuses, and what they bring stands there already."""
    assert filled(of(Playing.of(3, LIGHTEST), "printed/majority"), "majority") == {
        f"majority.{ship}.{place}": n for ship, all_ in t.BONUS.items() for place, n in enumerate(all_, start=1)
    }
    (ask,) = Playing.of(3, LIGHTEST).form("printed/majority").asks
    assert isinstance(ask, Amounts)
    places = [dict(row.label.params) for row in ask.rows]
    assert places == [{"ship": ship, "place": at} for ship in t.BONUS for at in range(1, ship + 1)]


def test_cr_v21_a_year_put_right_begins_with_what_was_told() -> None:
    """So one number changes, and all others stay as they were."""
    play = at(Phase.SHIPS, round_=4)
    play.tap("score/ship1").tap(
        "score/ship2", ship2__n={"s1": 2, "s2": 2}, ship2__cargo={"s1": 7, "s2": 9}, ship2__tie__2=("s2",)
    )
    play.until(Phase.HELPERS, 5)
    before = play.points()
    found = of(play, "again", which=("1/ship2",))
    assert filled(found, "ship2/n") == {"s1": 2, "s2": 2, "s3": 0}
    assert filled(found, "ship2/cargo") == {"s1": 7, "s2": 9}
    assert [ask.chosen for ask in found.asks if isinstance(ask, Pick) and "/tie/" in ask.key] == [("s2",)]
    assert found.event is None, "nothing is changed yet"
    play.tap("again", which=("1/ship2",), ship2__cargo={"s1": 8})
    assert play.points() == {**before, "s1": (before["s1"] or 0) + 1}


def test_digest_4_6_markers_that_lie_in_a_hold_are_counted_already() -> None:
    play = Playing.of(3).lays(_3_wine_0="s2", _3_wine_1="s2", _3_beer_0="s1", _4_beer_0="s3").until(Phase.SHIPS, 4)
    assert filled(of(play, "score/ship3"), "ship3/n") == {"s1": 1, "s2": 2, "s3": 0}
    assert filled(of(play, "score/ship3"), "ship3/cargo") == {"s1": None, "s2": None}


def test_digest_5_2_the_sets_of_last_year_are_filled_in() -> None:
    """Nothing built is ever taken away."""
    play = at(Phase.COLOURS, round_=4).tap("score/colours", colours={"s2": 2}).until(Phase.GRANARY, 4)
    play.tap("score/granary", granary={"s2": 3}).until(Phase.COLOURS, 8)
    assert filled(of(play, "score/colours"), "colours") == {"s1": 0, "s2": 2, "s3": 0}
    assert filled(of(play.until(Phase.GRANARY, 8), "score/granary"), "granary") == {"s1": 0, "s2": 0, "s3": 0}


def test_helpers_begin_anew_where_they_are_told_from_here_on_and_nothing_else_does() -> None:
    play = Playing.of(3, MORE).sends("-").tap("core/keep/queue").tap("core/keep/queue")
    assert (play.state.flow.acting, play.state.flow.passed) == ("s1", frozenset())
    play = at(Phase.CRAFT).tap("make/s1", good=("flour",))
    spent = play.state.flow
    assert play.tap("core/keep/tokens").tap("core/keep/queue").state.flow == spent


@pytest.mark.parametrize(
    ("key", "on", "page"), [("make/s1", "points", Phase.CRAFT), ("bonus/s1", "bonus", Phase.BUILD)]
)
def test_digest_10_3_the_button_of_a_value_says_what_it_does_and_what_comes_first(
    key: str, on: str, page: Phase
) -> None:
    found = Playing.of(3, LIGHTEST).to(page).form(key, good=("beer",), to=("made",))
    (ask,) = (ask for ask in found.asks if isinstance(ask, Amounts))
    assert (found.confirm, ask.rows[0].label) == (say("printed-do", on=on), say("printed-points", on=on))


def test_digest_3_3_work_tokens_are_spent_by_producing_and_a_token_handed_in_says_so() -> None:
    assert Playing.of(3, MORE).to(Phase.CRAFT).form("token/s1").note == say("token-note")


@pytest.mark.parametrize(("stage", "gold"), [(Phase.BANK, True), (Phase.NOTARY, True), (Phase.BUILD, False)])
def test_digest_3_3_what_is_ticked_from_the_start_is_said(stage: Phase, gold: bool) -> None:  # noqa: FBT001 - a row
    """Where nothing tells who used the privilege, those on gold are ticked; else whoever was recorded with it."""
    play = Playing.of(3, EVERYTHING).to(stage).stands(stage, "s1", "s2")
    (ask,) = play.form("done").asks
    assert isinstance(ask, Pick)
    assert (ask.label, bool(ask.chosen)) == (say("used-ask", shown="gold" if gold else "told"), gold)
