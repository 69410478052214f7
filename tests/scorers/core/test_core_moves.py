"""The forms every game has, and what the shared facts are called."""

from dataclasses import replace

import pytest

from scorers.core import core_moves
from scorers.core.act import UnknownMoveError
from scorers.core.amount import UNKNOWN, at_least, known
from scorers.core.core_moves import (
    JUMP_MOVE,
    count_move,
    form,
    keep_move,
    label,
    owner_msg,
    ruling_move,
    score_event,
    take_back,
)
from scorers.core.events import Count, Counted, Event, Jumped, KeepChanged, Ruled, Scored, Valued
from scorers.core.forms import Amounts, Answers, Form, Pick, numbers, picked, words
from scorers.core.game import apply
from scorers.core.game_info import GameInfo
from scorers.core.keeping import rest_after
from scorers.core.ledger import Transfer
from scorers.core.msg import TABLE, Msg, Player, msg, plain
from scorers.core.sheet import SheetForm
from scorers.core.view import Now, TableView, Track
from tests.scorers.kernel_game import GAME, Built, new_setup
from tests.scorers.kernel_game.model import KernelState

START = GAME.begin(new_setup(2))
BARE = GAME.begin(new_setup(2, preset="light"))
DOUBTED = msg("core-sheet-doubted")


def counted(answers: Answers, state: KernelState = START, owner: str = "s1", thing: str = "coin") -> Form:
    return form(GAME, state, count_move(owner, thing), answers)


def rows(found: Form, ask: str) -> dict[str, int | None]:
    (amounts,) = (a for a in found.asks if a.key == ask)
    assert isinstance(amounts, Amounts)
    return {row.key: row.value for row in amounts.rows}


def test_answers_are_read_by_their_kind() -> None:
    answers: Answers = {"n": {"n": 3}, "to": ("r1",), "name": " Ala "}
    assert (numbers(answers, "n"), picked(answers, "to"), words(answers, "name")) == ({"n": 3}, ("r1",), "Ala")
    assert (numbers(answers, "to"), picked(answers, "n"), words(answers, "n")) == ({}, (), "")
    assert (numbers(answers, "x"), picked(answers, "x"), words(answers, "x")) == ({}, (), "")


# -------------------------------------------------------------------------------------------------------------- count


def test_a_count_starts_with_what_is_known() -> None:
    found = counted({})
    assert (rows(found, "n"), found.event, found.issues) == ({"n": 3}, None, ())
    assert counted({"n": {"n": 3}}).event is None


def test_a_count_goes_down_to_none() -> None:
    (ask,) = counted({}).asks
    assert isinstance(ask, Amounts)
    assert [(row.low, row.high) for row in ask.rows] == [(0, 30)]


def test_a_count_is_recorded_with_what_is_left() -> None:
    found = counted({"n": {"n": 5}})
    assert found.event == Counted(
        count=Count(owner="s1", thing="coin", n=5), rest=Count(owner=TABLE, thing="coin", n=22)
    )
    assert (found.issues, found.confirm) == ((), msg("core-count-confirm", what=GAME.thing("coin", 5)))
    assert counted({"n": {"n": 0}}).confirm == msg("core-count-confirm", what=GAME.thing("coin", 0))
    assert counted({}, BARE).confirm == msg("core-count-first"), "no number is named before one is given"


@pytest.mark.parametrize(("n", "rest"), [(29, 1), (30, 0), (31, 0)])
def test_where_others_have_none_the_rest_of_the_box_is_left_and_never_less_than_none(n: int, rest: int) -> None:
    poor = replace(START, ledger=START.ledger.with_counts({("s2", "coin"): known(0)}))
    assert rest_after(GAME, poor, "s1", "coin", n) == Count(owner=TABLE, thing="coin", n=rest)


def test_a_count_beyond_the_box_is_refused_with_where_to_look() -> None:
    (issue,) = counted({"n": {"n": 28}}).issues
    assert issue.code == "core-more-than-box"


def test_where_others_are_unknown_so_is_the_rest() -> None:
    unsure = replace(START, ledger=START.ledger.with_counts({("s2", "coin"): at_least(2)}))
    found = counted({"n": {"n": 5}}, unsure).event
    assert isinstance(found, Counted)
    assert found.rest == Count(owner=TABLE, thing="coin", n=None)


@pytest.mark.parametrize(("owner", "thing"), [("s1", "fish"), ("s1@chapel", "monk"), (TABLE, "coin")])
def test_without_a_limited_reserve_nothing_follows(owner: str, thing: str) -> None:
    found = counted({"n": {"n": 7}}, owner=owner, thing=thing).event
    assert found == Counted(count=Count(owner=owner, thing=thing, n=7))


def test_of_what_comes_from_nowhere_nothing_is_left() -> None:
    coin = GAME.info.thing("coin").model_copy(update={"rest": ""})
    things = tuple(coin if thing.id == "coin" else thing for thing in GAME.info.things)
    game = replace(GAME, info=GAME.info.model_copy(update={"things": things}))
    assert rest_after(game, START, "s1", "coin", 5) is None


def test_of_what_strays_the_rest_is_reckoned_only_where_it_was_known() -> None:
    coin = GAME.info.thing("coin").model_copy(update={"strays": True})
    things = tuple(coin if thing.id == "coin" else thing for thing in GAME.info.things)
    game = replace(GAME, info=GAME.info.model_copy(update={"things": things}))
    assert rest_after(game, START, "s1", "coin", 5) == Count(owner=TABLE, thing="coin", n=22)
    unsure = replace(START, ledger=START.ledger.with_counts({(TABLE, "coin"): UNKNOWN}))
    assert rest_after(game, unsure, "s1", "coin", 5) is None
    assert rest_after(GAME, unsure, "s1", "coin", 5) == Count(owner=TABLE, thing="coin", n=22)
    begun = form(game, BARE, keep_move("purse"), {"coin": {"s1": 4, "s2": 0}}).event
    assert isinstance(begun, KeepChanged)
    assert [count.n for count in begun.counts if count.owner == TABLE] == [None], "it may lie elsewhere by then"


def test_what_is_not_kept_or_only_a_lower_bound_is_asked() -> None:
    unsure = replace(START, ledger=START.ledger.with_counts({("s1", "coin"): at_least(3)}))
    assert rows(counted({}, unsure), "n") == {"n": None}
    assert isinstance(counted({"n": {"n": 3}}, unsure).event, Counted)
    found = counted({"n": {"n": 4}}, BARE)
    assert found.event == Counted(count=Count(owner="s1", thing="coin", n=4))


def test_points_are_counted_below_zero() -> None:
    (ask,) = counted({}, thing="vp").asks
    assert isinstance(ask, Amounts)
    assert ask.rows[0].low < 0
    assert isinstance(counted({"n": {"n": -3}}, thing="vp").event, Counted)


# --------------------------------------------------------------------------------------------------------------- keep


def test_stopping_needs_no_question() -> None:
    found = form(GAME, START, keep_move("points"), {})
    assert (found.event, found.asks) == (KeepChanged(keep="points", on=False, things=("vp",)), ())
    assert found.note == Msg("kernel-keep-points", (), "gain")


def test_a_keep_that_is_of_no_use_alone_names_what_it_needs() -> None:
    alone = GAME.begin(new_setup(2, keeps=("stores",)))
    found = form(GAME, alone, keep_move("bag"), {})
    assert found.event is None
    assert [issue.text for issue in found.issues] == [msg("core-keep-needs", what=(msg("kernel-keep-people"),))]


def test_what_lapses_with_a_keep_goes_with_it_as_far_as_it_is_kept() -> None:
    keeps = tuple(keep.model_copy(update={"lapses": keep.id == "bag"}) for keep in GAME.info.keeps)
    info = GAME.info.model_copy(update={"keeps": keeps})
    assert info.lapsing("people", frozenset({"people", "bag"})) == ("follower",)
    assert info.lapsing("people", frozenset({"people"})) == ()


def test_data_without_a_number_is_of_the_first_schema() -> None:
    assert GameInfo.model_validate(GAME.info.model_dump(exclude={"schema_"})).schema_ == 1


def test_what_another_keep_follows_stays_when_one_stops() -> None:
    both = GAME.begin(new_setup(2, keeps=("stores", "purse")))
    found = form(GAME, both, keep_move("purse"), {}).event
    assert found == KeepChanged(keep="purse", on=False, things=())
    assert found is not None
    assert apply(GAME, both, found).ledger.n("s1", "coin") == 3


def test_what_another_keep_follows_is_not_asked_again() -> None:
    purse = GAME.begin(new_setup(2, keeps=("purse",)))
    found = form(GAME, purse, keep_move("stores"), {})
    assert [ask.key for ask in found.asks] == ["grain", "fish", "loan"]


def test_starting_asks_what_lies_where_now() -> None:
    answers: Answers = {"grain": {"s1": 2, "s2": 0}, "coin": {"s1": 4}}
    found = form(GAME, BARE, keep_move("stores"), answers)
    assert [ask.key for ask in found.asks] == ["grain", "fish", "coin", "loan"]
    assert rows(found, "coin") == {"s1": 4, "s2": None}
    assert found.note == Msg("kernel-keep-stores", (), "price")
    assert isinstance(found.event, KeepChanged)
    books = apply(GAME, BARE, found.event).ledger
    assert [books.get(o, "grain") for o in ("s1", "s2", TABLE)] == [known(2), known(0), known(18)]
    assert [books.get(o, "coin") for o in ("s1", "s2", TABLE)] == [known(4), UNKNOWN, UNKNOWN]


@pytest.mark.parametrize(("held", "left"), [(19, 1), (20, 0), (21, 0)])
def test_what_is_left_of_the_box_is_never_less_than_none(held: int, left: int) -> None:
    event = form(GAME, BARE, keep_move("stores"), {"grain": {"s1": held, "s2": 0}}).event
    assert isinstance(event, KeepChanged)
    assert [count.n for count in event.counts if (count.owner, count.thing) == (TABLE, "grain")] == [left]


def test_only_what_may_be_owed_is_asked_below_zero() -> None:
    def bounds(keep: str) -> dict[str, set[tuple[int, int | None]]]:
        asks = form(GAME, BARE, keep_move(keep), {}).asks
        return {ask.key: {(row.low, row.high) for row in ask.rows} for ask in asks if isinstance(ask, Amounts)}

    assert bounds("points") == {"vp": {(-999, None)}}
    assert bounds("purse") == {"coin": {(0, 30)}}


def test_starting_asks_who_holds_which_card() -> None:
    answers: Answers = {"cards/s1": ("relic.crown",), "omen.sun": {"s1": 1, "s2": 0}}
    found = form(GAME, BARE, keep_move("cards"), answers)
    picks = {ask.key: ask for ask in found.asks if isinstance(ask, Pick)}
    assert [option.key for option in picks["cards/s1"].options] == ["relic.crown", "relic.ring"]
    assert [option.key for option in picks["cards/s2"].options] == ["relic.ring"]
    assert picks["cards/s2"].options[0].face == GAME.faces()[1]
    assert {(ask.least, ask.most) for ask in picks.values()} == {(0, 2)}
    assert found.event is not None
    books = apply(GAME, BARE, found.event).ledger
    assert [books.n(o, "relic.crown") for o in ("s1", "s2", TABLE)] == [1, 0, 0]
    assert [books.n(o, "relic.ring") for o in ("s1", "s2", TABLE)] == [0, 0, 1]
    assert books.n(TABLE, "omen.sun") == 3
    assert books.get("s1", "omen.moon") == UNKNOWN


def test_only_what_the_game_wants_is_asked() -> None:
    stores = GAME.info.keep("stores").model_copy(update={"asked": ("fish",)})
    info = GAME.info.model_copy(update={"keeps": (stores,)})
    found = form(replace(GAME, info=info), BARE, keep_move("stores"), {})
    assert [ask.key for ask in found.asks] == ["fish"]


def test_what_only_the_table_holds_is_asked_of_the_table() -> None:
    coin = GAME.info.thing("coin").model_copy(update={"at_table": True, "rest": ""})
    things = tuple(coin if thing.id == "coin" else thing for thing in GAME.info.things)
    game = replace(GAME, info=GAME.info.model_copy(update={"things": things}))
    found = form(game, BARE, keep_move("purse"), {"coin": {TABLE: 9}})
    assert rows(found, "coin") == {TABLE: 9}
    assert isinstance(found.event, KeepChanged)
    assert found.event.counts == (Count(owner=TABLE, thing="coin", n=9),)


# ------------------------------------------------------------------------------------------------------ ruling, jump


def test_a_ruling_changes_when_another_answer_is_picked() -> None:
    found = form(GAME, START, ruling_move("grain_feeds"), {})
    assert (found.event, found.asks[0].key) == (None, "value")
    chosen = form(GAME, START, ruling_move("grain_feeds"), {"value": ("no",)})
    assert chosen.event == Ruled(ruling="grain_feeds", value="no")


def test_where_are_we() -> None:
    here = form(GAME, START, JUMP_MOVE, {})
    assert isinstance(here.asks[0], Pick)
    assert (here.event, here.asks[0].chosen) == (None, ("r1/work",))
    assert form(GAME, START, JUMP_MOVE, {"to": ("r2/feast",)}).event == Jumped(to="r2/feast", skips="r1/work")


@pytest.mark.parametrize(
    ("to", "note"), [("r2/work", None), ("r3/work", "core-jump-note"), ("r1/feast", "core-jump-back-note")]
)
def test_only_the_way_ahead_warns_of_steps_that_are_skipped(to: str, note: str | None) -> None:
    there = apply(GAME, START, event_of(START, "r2/work"))
    found = form(GAME, there, JUMP_MOVE, {"to": (to,)}).note
    assert (found and found.id) == note


def test_what_was_kept_before_turns_were_skipped_is_asked_in_the_end() -> None:
    """A winner may hang on what happened meanwhile: never as if sure, but filled in with what was last known."""
    ahead = apply(GAME, START, event_of(START, "r2/feast"))
    asked = GAME.closing(ahead, {})
    sure = {question.key for question in GAME.closing(START, {}).asked} - {q.key for q in GAME.closing(START, {}).open}
    assert sure
    assert asked.open == asked.asked
    assert asked.prefilled() == GAME.closing(START, {}).prefilled()
    assert asked.page(asked["coin"], asked.prefilled()).note == DOUBTED
    hinted = replace(GAME.closing(START, {})["coin"], hint=plain("Without the bank's"))
    assert SheetForm((hinted,)).doubted()["coin"].hint == msg("core-then", a=plain("Without the bank's"), b=DOUBTED)


def test_only_the_way_back_to_where_it_began_skips_nothing() -> None:
    skipped = apply(GAME, START, event_of(START, "r3/work"))
    half = apply(GAME, skipped, event_of(skipped, "r2/feast"))
    assert half.skipped == "r1/work"
    assert apply(GAME, half, event_of(half, "r1/work")) == START


def test_where_nothing_is_kept_a_jump_leaves_nothing_in_doubt() -> None:
    assert not apply(GAME, BARE, event_of(BARE, "r2/feast")).skipped


def event_of(state: KernelState, to: str) -> Event:
    event = form(GAME, state, JUMP_MOVE, {"to": (to,)}).event
    assert event is not None
    return event


def test_a_move_of_the_game_is_its_own() -> None:
    found = form(GAME, START, "build/s1", {})
    assert isinstance(found.event, Built)
    assert [(c.thing, c.delta) for c in found.changes] == [("stall", -1), ("coin", -2), ("vp", 3)]


# -------------------------------------------------------------------------------------------------------------- labels

COIN = Count(owner="s1", thing="coin", n=5)


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (Counted(count=COIN), msg("core-log-counted", who=owner_msg("s1"), what=GAME.thing("coin", 5))),
        (
            Counted(count=Count(owner=TABLE, thing="coin", n=None)),
            msg(
                "core-log-counted",
                who=owner_msg(TABLE),
                what=msg("core-log-unknown", what=GAME.thing("coin", 2, "name")),
            ),
        ),
        (KeepChanged(keep="purse", on=True, things=()), msg("core-log-keep-on", what=msg("kernel-keep-purse"))),
        (KeepChanged(keep="purse", on=False, things=()), msg("core-log-keep-off", what=msg("kernel-keep-purse"))),
        (
            Ruled(ruling="grain_feeds", value="no"),
            msg(
                "core-log-ruled",
                what=msg("kernel-ruling-grain_feeds"),
                value=Msg("kernel-ruling-grain_feeds", (), "no"),
            ),
        ),
        (Jumped(to="r2/work"), msg("core-log-jumped", where=msg("kernel-jump", to="r2/work"))),
        (Scored(entries={}), msg("core-log-scored")),
        (Valued(key="relic.crown", n=3), msg("kernel-log-valued")),
        (Built(seat="s1"), msg("kernel-log-built", who=Player("s1"))),
        (
            take_back(GAME, 3, Built(seat="s1", transfers=(Transfer(src="s1", dst=TABLE, thing="stall"),))),
            msg("core-log-taken-back", what=msg("kernel-log-built", who=Player("s1"))),
        ),
    ],
)
def test_every_fact_has_a_name(event: Event, said: Msg) -> None:
    assert label(GAME, event) == said


def test_the_sheet_becomes_a_fact() -> None:
    assert score_event({"vp": {"s1": 3}}) == Scored(entries={"vp": {"s1": 3}})
    assert core_moves.CORE == "core/"


def test_a_table_without_a_primary_move_pins_none() -> None:
    assert TableView(Track(()), Now(msg("x")), ()).primary is None


def test_a_misspelt_move_is_named_with_those_there_are() -> None:
    with pytest.raises(UnknownMoveError, match=r"kernel: no form answers the move 'core/coutn/s1/coin'; .*count, keep"):
        form(GAME, START, "core/coutn/s1/coin", {})
    with pytest.raises(UnknownMoveError, match="kernel: no act answers the move 'gahter/s1'"):
        form(GAME, START, "gahter/s1", {})
