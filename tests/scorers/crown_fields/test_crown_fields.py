"""The small title plays as it says, and its count asks and warns of nothing it does not need."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from companion.text import texts
from companion.ui.views.score.counting import Count, Counting
from scorers.core.amount import known
from scorers.core.core_moves import form, label
from scorers.core.forms import Answers, Listing
from scorers.core.game import apply, check
from scorers.core.msg import Player, SeatId, msg
from scorers.core.score import Breakdown
from scorers.core.setup import Seat, Setup
from scorers.core.sheet import Sheet
from scorers.core.state import State
from tests.scorers.crown_fields import GAME
from tests.scorers.crown_fields.flow import FieldsFlow, acting
from tests.scorers.crown_fields.printed import INFO, ROUNDS
from tests.scorers.forging import Forgery
from tests.scorers.plugged import plugged

Fields = State[FieldsFlow]
HERE = Path(__file__).resolve().parent


def new_setup(players: int = 3, **options: str) -> Setup:
    seats = tuple(
        Seat(id=SeatId(f"s{n}"), name=f"P{n}", colour=colour.id, symbol=colour.symbol)
        for n, colour in enumerate(INFO.colours[:players], 1)
    )
    return Setup(slug=INFO.slug, ruleset=INFO.ruleset, seats=seats, first=SeatId("s2"), options=options)


def done(state: Fields, move: str, answers: Answers | None = None) -> Fields:
    event = form(GAME, state, move, answers or {}).event
    assert event is not None
    assert check(GAME, state, event) == ()
    return apply(GAME, state, event)


@pytest.fixture
def shelved() -> Iterator[None]:
    with plugged(HERE, INFO.slug):
        yield


def lines(state: Fields, *rounds: dict[str, int]) -> Fields:
    """Take the fields of some rounds, whoever is first to choose."""
    for taken in rounds:
        for _ in taken:
            seat = acting(state)
            state = done(state, f"take/{seat}/{taken[seat]}")
    return state


START: Fields = GAME.begin(new_setup())


def test_everybody_takes_a_field_in_turn_and_the_higher_one_chooses_first_next_time() -> None:
    assert [move.key for move in GAME.view(START, None).now.moves] == ["take/s2/1", "take/s2/2", "take/s2/3"]
    after = lines(START, {"s2": 3, "s3": 1, "s1": 2})
    assert (after.flow.round, after.flow.order) == (2, ("s3", "s1", "s2"))
    assert GAME.view(after, None).track.acting == ("s3",)


def test_a_field_that_is_gone_is_no_choice() -> None:
    state = done(START, "take/s2/1")
    assert [move.key for move in GAME.view(state, None).now.moves] == ["take/s3/2", "take/s3/3"]
    for field in (1, 0, 4):
        assert [i.code for i in form(GAME, state, f"take/s3/{field}", {}).issues] == ["crown_fields-gone"]
    assert [i.code for i in form(GAME, state, "take/s1/2", {}).issues] == ["core-not-their-turn"]


def test_the_twelfth_round_is_the_last() -> None:
    state = lines(START, *[{"s1": 1, "s2": 2, "s3": 3}] * ROUNDS)
    assert (state.flow.over, GAME.tasks(state), GAME.view(state, None).now.moves) == (True, frozenset(), ())


def test_a_step_says_who_took_which() -> None:
    event = form(GAME, START, "take/s2/2", {}).event
    assert event is not None
    assert label(GAME, event) == msg("crown_fields-log-taken", who=Player("s2"), n=2)


def test_where_are_we_goes_to_any_round_before_anybody_has_chosen() -> None:
    state = done(done(START, "take/s2/2"), "core/jump", {"to": ("r7",)})
    assert state.flow.round == 7
    assert GAME.tasks(state) == {"r7/take/s2"}
    assert not state.flow.taken
    assert done(state, "core/jump", {"to": ("over",)}).flow.over


@pytest.mark.parametrize("seed", range(4))
def test_what_is_forged_is_said(seed: int) -> None:
    forgery = Forgery(GAME, Random(seed), {("field_taken", "field")})
    assert [str(found) for found in forgery.walk((), 2 + seed % 3, steps=12)] == []


# -------------------------------------------------------------------------------------------------------- the points


def score(setup: Setup, given: Sheet) -> Breakdown:
    assert GAME.check_sheet(setup, given) == ()
    return GAME.score(setup, given, {})


LAND = {"s1": ((5, 2), (3, 1)), "s2": ((6, 2), (1, 1)), "s3": ()}


def test_a_property_counts_its_squares_once_for_each_crown() -> None:
    found = score(new_setup(), {"land": LAND})
    assert {seat: found.total(seat) for seat in found.seats} == {"s1": known(13), "s2": known(13), "s3": known(0)}


def test_the_largest_property_then_the_crowns_break_a_tie() -> None:
    found = score(new_setup(), {"land": LAND}).ranking()
    assert (found.winners, [tie.values for tie in found.ties]) == (("s2",), [(6, 5)])
    equal = {"s1": ((6, 2), (1, 1)), "s2": ((6, 2), (1, 0), (1, 1)), "s3": ((6, 2), (1, 1))}
    assert score(new_setup(), {"land": equal}).ranking().winners == ("s1", "s2", "s3")


def test_extras_count_where_the_table_has_agreed_on_them() -> None:
    given: Sheet = {"land": LAND, "middle": {"s1": 1, "s2": 0, "s3": 0}, "harmony": {"s1": 0, "s2": 1, "s3": 1}}
    both = score(new_setup(middle="yes", harmony="yes"), given)
    assert {seat: both.total(seat).n for seat in both.seats} == {"s1": 23, "s2": 18, "s3": 5}
    assert [question.key for question in GAME.sheet(new_setup(middle="yes"), None).asked] == ["land", "middle"]


def test_properties_appear_one_by_one_and_the_count_ends_without_a_warning() -> None:
    setup, shown = new_setup(harmony="yes"), []
    ended: list[Sheet] = []
    count = Count(
        lambda sheet: GAME.sheet(setup, None, sheet),
        lambda sheet: GAME.check_sheet(setup, sheet),
        lambda sheet: GAME.score(setup, sheet, {}),
    )
    counting = Counting(count, None, lambda: shown.append(1))
    counting.on_done = ended.append
    for land in (((5, 2),), ((5, 2), (3, 1))):
        counting.give("land/s1", land)
    assert counting.page is not None
    (asked,) = (ask for ask in counting.page.asks if isinstance(ask, Listing))
    assert (asked.entries, [dict(note.params)["n"] for note in asked.notes]) == (((5, 2), (3, 1)), [10, 3])
    counting.forth()
    counting.give("harmony", "s2")
    counting.forth()
    assert (counting.said, len(ended)) == ((), 1)
    found = score(setup, ended[0])
    assert (found.ranking().winners, found.total("s2"), found.total("s3")) == (("s1",), known(5), known(0))


def test_a_property_that_cannot_be_is_named() -> None:
    wrong: Sheet = {"land": {"s1": ((0, 2),), "s2": ((49, 1),), "s3": ((1, -1),), "s9": ()}}
    assert [issue.code for issue in GAME.check_sheet(new_setup(), wrong)] == [
        "core-sheet-too-low",
        "core-sheet-too-high",
        "core-sheet-too-low",
        "core-no-such-seat",
    ]


# ------------------------------------------------------------------------------------------------------- on the shelf


@pytest.mark.usefixtures("shelved")
@pytest.mark.parametrize("language", ["en", "pl"])
def test_it_speaks_both_languages(language: str) -> None:
    said = texts(language)
    over = done(START, "core/jump", {"to": ("over",)})
    steps = (step for group in GAME.checklist(3, "standard").groups for step in group.steps)
    shown = [GAME.view(START, None).now.headline, GAME.view(over, None).now.headline, *(step.text for step in steps)]
    shown += [line.category for line in score(new_setup(middle="yes", harmony="yes"), {"land": LAND}).lines]
    assert not [words for message in shown if (words := said(message, {"s2": "Ala"})) == message.id or "{" in words]
