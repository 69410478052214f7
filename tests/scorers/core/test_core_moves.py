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
from scorers.core.ledger import Transfer
from scorers.core.msg import TABLE, Msg, Player, msg
from scorers.core.view import Now, TableView, Track
from tests.scorers.kernel_game import GAME, Built, new_setup
from tests.scorers.kernel_game.model import KernelState

START = GAME.begin(new_setup(2))
BARE = GAME.begin(new_setup(2, preset="light"))


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


def test_a_count_is_recorded_with_what_is_left() -> None:
    found = counted({"n": {"n": 5}})
    assert found.event == Counted(
        count=Count(owner="s1", thing="coin", n=5), rest=Count(owner=TABLE, thing="coin", n=22)
    )
    assert (found.issues, found.confirm) == ((), msg("core-count-confirm", what=GAME.thing("coin", 5)))


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


def test_starting_asks_who_holds_which_card() -> None:
    answers: Answers = {"cards/s1": ("relic.crown",), "omen.sun": {"s1": 1, "s2": 0}}
    found = form(GAME, BARE, keep_move("cards"), answers)
    picks = {ask.key: ask for ask in found.asks if isinstance(ask, Pick)}
    assert [option.key for option in picks["cards/s1"].options] == ["relic.crown", "relic.ring"]
    assert [option.key for option in picks["cards/s2"].options] == ["relic.ring"]
    assert picks["cards/s2"].options[0].face == GAME.faces()[1]
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
    assert form(GAME, START, JUMP_MOVE, {"to": ("r2/feast",)}).event == Jumped(to="r2/feast")


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
