"""What the screen tells without being asked: the census, citizens that are won, what a place lacks, who pays whom."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from pydantic import ValidationError

from scorers.core.forms import Amounts
from scorers.core.ledger import owner_msg
from scorers.core.msg import Msg, Player, SeatId
from scorers.core.view import Now
from scorers.orleans import GAME
from scorers.orleans.acts.action import ACTION
from scorers.orleans.acts.gain import DEVELOP, Developed
from scorers.orleans.acts.round import TAKE_CENSUS, CensusTaken
from scorers.orleans.acts.settle import EventSettled, Settled, sweepable
from scorers.orleans.flow import jump
from scorers.orleans.outcome import Acted, lacks, wrong
from scorers.orleans.scoring import last_citizen
from scorers.orleans.words import name_of, say, thing
from tests.scorers.orleans.playing import EVERYTHING, LIGHTEST, POINTS, Playing


@pytest.mark.parametrize("at", ["pharmacy", "bakery", "theatre"])
def test_a_number_that_is_shown_can_be_confirmed_untouched(at: str) -> None:
    play = Playing.of(3, EVERYTHING, extras="yes").round("pilgrimage").has("s1", grain=3, **{f"tile__{at}": 1})
    form = play.form(f"act/s1/{at}")
    assert form.issues == ()
    play.tap(f"act/s1/{at}")
    assert play.events[-1].model_dump()["n"] == 1


def now(play: Playing) -> Now:
    return GAME.view(play.state, None).now


@pytest.mark.parametrize(
    ("farmers", "said", "who"),
    [
        ((0, 0, 0), "census-tie", {}),
        ((5, 5, 1), "census-least", {"who": Player("s3"), "by": "coin"}),
        ((5, 1, 1), "census-most", {"who": Player("s1")}),
        ((3, 2, 1), "census-two-coins", {"most": Player("s1"), "least": Player("s3"), "by": "coin"}),
    ],
)
def test_p4_planning_begins_with_what_the_census_did(farmers: tuple[int, ...], said: str, who: dict[str, Any]) -> None:
    play = Playing.of().round("pilgrimage").passed()
    assert play.state.flow.round == 2
    for seat, n in zip(play.state.setup.ids, farmers, strict=True):
        play.has(seat, track__farmer=n)
    play.tap("turn/income")
    expected = say(said, **who)
    assert now(play).detail == expected
    assert GAME.loud(play.state, play.events[-1]) == (expected,)


@pytest.mark.parametrize(
    ("coins", "ahead", "said"),
    [
        (0, 0, say("census-least", who=Player("s3"), by="torture")),
        (0, 2, say("census-two-coins", most=Player("s1"), least=Player("s3"), by="torture")),
        (1, 0, say("census-least", who=Player("s3"), by="coin")),
    ],
)
def test_p11_a_census_paid_by_torture_is_not_said_to_be_paid_in_coin(coins: int, ahead: int, said: Msg) -> None:
    play = Playing.of().round("pilgrimage").passed().has("s3", coin=coins)
    before = play.has("s1", track__farmer=1 + ahead).has("s2", track__farmer=1).state
    play.tap("turn/income")
    assert GAME.loud(before, play.events[-1]) == (said,)
    if not coins:
        assert now(play).headline == say("census-fine", who=Player("s3"))
        play.tap("fine/r2/s3", paid={"unbuilt": 1})
    assert now(play).detail == said
    assert play.tap("plan").state.flow.done == frozenset(), "it is forgotten with the planning"


def test_p4_what_the_table_tells_of_the_census_stands_over_planning() -> None:
    play = Playing.of(3, LIGHTEST).tap("turn/pilgrimage")
    assert now(play).detail is None
    play.tap("plan").passed().tap("turn/income")
    assert GAME.loud(play.state, play.events[-1]) == (), "the table has not told yet"
    play.tap("census", most=("s2",), least=("nobody",))
    assert now(play).detail == say("census-most", who=Player("s2"))
    gone = play.state.with_ledger(play.state.ledger, jump(play.state, "r5-planning"))
    assert GAME.view(gone, None).now.detail is None


def test_p8_a_deed_that_is_completed_is_said_before_the_tap_and_who_was_sent_after_it() -> None:
    play = Playing.of(2).round("pilgrimage").has("s1", follower__monk=2, follower__knight=1)
    notes, labels = [], []
    for sent in (("papal_conclave/monk",) * 2, ("papal_conclave/knight",)):
        notes.append(play.form("act/s1/town_hall", sends=sent).note)
        labels.append(GAME.label(play.tap("act/s1/town_hall", sends=sent).events[-1]))
        play = play if play.state.flow.acting == "s1" else play.tap("pass/s2")
    won = say("takes-citizen", who=Player("s1"), what=(name_of("citizen.papal_conclave"),))
    assert notes == [say("does-town_hall"), won]
    deed = say("deed-papal_conclave")
    sends = [(say("slot", what=deed, kind=thing(f"follower.{kind}", n)),) for kind, n in (("monk", 2), ("knight", 1))]
    title = say("act-title", who=Player("s1"), what=say("place-town_hall"))
    assert labels == [say("log-sent", what=title, to=to) for to in sends]


def test_p9_a_citizen_is_said_stands_in_the_row_and_can_be_put_right() -> None:
    play = Playing.of().round("pilgrimage").has("s1", development=2).tap("act/s1/university")
    said = say("takes-citizen", who=Player("s1"), what=(name_of("citizen.dev_3"),))
    assert (GAME.loud(play.state, play.events[-1]), now(play).detail) == ((said,), said)
    play.tap("pass/s2")
    assert now(play).detail == say("have-passed", who=(owner_msg("s2"),))
    (held,) = (one for one in GAME.view(play.state, None).seats[0].holdings if one.thing == "citizen")
    assert held.figure.amount.n == 1
    assert play.refused("gain/s2", back=("dev_3",))
    play.tap(held.count_move, back=("dev_3",))
    assert (play.n("s1", "citizen.dev_3"), play.n("table", "citizen.dev_3")) == (0, 1)


@pytest.mark.parametrize(
    ("at", "held", "missing"),
    [
        ("monastery", {}, ("scholar",)),
        ("guildhall", {}, ("knight",)),
        ("scriptorium", {}, ("knight", "scholar")),
        ("scriptorium", {"follower__monk": 1}, ("knight", "scholar")),
        ("scriptorium", {"follower__monk": 1, "technology": 1}, ("knight", "scholar")),
        ("scriptorium", {"follower__monk": 1, "technology": 2}, ()),
        ("scriptorium", {"technology": 3}, ("knight",)),
        ("scriptorium", {"follower__knight": 1}, ("scholar",)),
        ("monastery", {"follower__scholar": 1}, ()),
        ("guildhall", {"technology": 1}, ("knight",)),
        ("guildhall", {"technology": 2}, ()),
        ("cheese_factory", {"tile__cheese_factory": 1, "technology": 1}, ()),
        ("brewery", {"tile__brewery": 1, "technology": 2}, ("monk",)),
        ("cellar", {"tile__cellar": 1, "follower__scholar": 1, "technology": 2}, ("monk",)),
        ("guildhall", {"tile__school": 1, "follower__scholar": 1}, ()),
        ("guildhall", {"tile__barracks": 1}, ()),
        ("scriptorium", {"tile__barracks": 1}, ("scholar",)),
        ("monastery", {"tile__barracks": 1}, ("scholar",)),
        ("cheese_factory", {"tile__cheese_factory": 1, "tile__herb_garden": 1}, ()),
        ("windmill", {"tile__windmill": 1, "tile__herb_garden": 1}, ()),
        ("monastery", {"tile__herb_garden": 1, "follower__boatman": 3}, ("scholar",)),
        ("farm_house", {}, ()),
        ("town_hall", {"follower__knight": 1}, ()),
        ("cheese_factory", {"tile__cheese_factory": 1}, ("farmer",)),
    ],
)
def test_p6_what_a_place_needs_and_nobody_has_is_said(at: str, held: dict[str, int], missing: tuple[str, ...]) -> None:
    play = Playing.of(3, extras="yes").round("pilgrimage").passed().round("income").has("s2", **held)
    named = tuple(thing(f"follower.{kind}", 1) for kind in missing)
    told = say("lacks", who=Player("s2"), what=named)
    (face,) = (face for face in now(play).holdings[0].faces if face.key == at)
    assert lacks(play.state, "s2", at) == named
    assert (face.fee_said == say("missing", what=named)) is bool(missing)
    hints = [issue.text for issue in play.form(f"act/s2/{at}").issues if issue.code == "orleans-lacks"]
    if at in ("monastery", "guildhall", "scriptorium"):
        assert hints == ([told] if missing else [])


def test_where_followers_are_not_kept_nobody_lacks_any() -> None:
    play = Playing.of(3, tuple(keep for keep in EVERYTHING if keep != "followers")).round("pilgrimage")
    assert lacks(play.state, "s1", "scriptorium") == ()


@pytest.mark.parametrize(
    ("event", "keeps", "held", "said"),
    [
        ("taxes", EVERYTHING, {}, "none"),
        ("taxes", EVERYTHING, {"grain": 2}, "none"),
        ("taxes", EVERYTHING, {"grain": 3}, "does"),
        ("taxes", LIGHTEST, {}, "does"),
        ("trading_day", POINTS, {}, "none"),
        ("trading_day", POINTS, {"station": 1}, "does"),
        ("trading_day", LIGHTEST, {}, "does"),
        ("income", EVERYTHING, {}, "does"),
    ],
)
def test_p10_the_headline_says_whether_anybody_pays(
    event: str, keeps: tuple[str, ...], held: dict[str, int], said: str
) -> None:
    assert now(Playing.of(3, keeps).to(event).has("s2", **held)).headline == say(f"event-{event}-{said}")


def test_p10_the_button_names_whom_it_settles_and_what_is_paid() -> None:
    play = Playing.of(3).to("taxes").has("s1", grain=3).has("s2", grain=3, coin=0)
    assert now(play).moves[0].label == say("settle-some", who=(owner_msg("s3"), owner_msg("s1")))
    assert play.form("event/r2/s1").confirm == say("pay-what", what=(thing("coin", 1),))


def settling(play: Playing) -> tuple[str, object]:
    """What the tap for all says."""
    label = GAME.view(play.state, None).now.moves[0].label
    return label.id, dict(label.params).get("event")


@pytest.mark.parametrize("event", ["taxes", "harvest", "income", "trading_day", "plague"])
def test_where_nothing_is_kept_one_tap_says_what_all_have_done(event: str) -> None:
    play = Playing.of(3, LIGHTEST).to(event)
    assert settling(play) == ("orleans-settle-told", event)
    if event in ("taxes", "harvest"):
        play.tap("short/r2/s1", short={"short": 1})
        assert settling(play) == ("orleans-settle-told-others", event)


@pytest.mark.parametrize(("players", "title"), [(2, "census-title-front"), (3, "census-title")])
def test_the_census_asks_only_what_matters_and_says_what_it_records(players: int, title: str) -> None:
    play = Playing.of(players, LIGHTEST).round("pilgrimage").passed().tap("turn/taxes")
    asked = play.form("census")
    assert (asked.title, asked.confirm) == (say(title), say("census-record", what=say("census-nobody")))
    assert GAME.view(play.state, None).now.headline == say(title)
    told = play.form("census", most=("s1",)).confirm
    assert told == say("census-record", what=(say("census-most-coin", who=Player(SeatId("s1"))),))


def test_the_sacristy_is_offered_only_where_something_is_owed() -> None:
    play = Playing.of(3).to("taxes").has("s1", grain=3, tile__sacristy=1, follower__monk=1)
    play.has("s2", grain=0)
    offers = {
        task.seat: {move.key.partition("/")[0] for move in task.moves} for task in GAME.view(play.state, None).now.tasks
    }
    assert "lifted" in offers["s1"]
    play.has("s1", grain=0)
    rows = GAME.view(play.state, None).now.tasks
    assert not any(move.key.startswith("lifted") for row in rows for move in row.moves)


def test_who_has_no_food_and_enough_coins_pays_with_all_others() -> None:
    play = Playing.of(3).to("harvest").has("s1", coin=7).has("s2", grain=1).has("s3", coin=2)
    assert sweepable(play.state) == ("s2", "s1")
    play.tap("settle")
    assert (play.n("s1", "coin"), play.n("s2", "grain"), play.n("s3", "coin")) == (2, 0, 2)


def test_a_tie_for_the_last_citizen_is_said() -> None:
    setup = Playing.of(2, LIGHTEST).state.setup
    notes = [GAME.score(setup, {"stations": {"s1": 3, "s2": n}}, {}).notes for n in (3, 2)]
    assert [[note.id for note in some] for some in notes] == [["orleans-last-citizen-level"], ["orleans-last-citizen"]]


def test_whose_score_so_far_holds_the_last_citizen_is_said() -> None:
    state = Playing.of(3).has("s1", station=2).has("s2", station=1).state
    told = {seat.seat: [note.id for note in seat.notes] for seat in GAME.view(state, None).seats}
    assert told == {
        "s1": ["orleans-level-at", "orleans-last-citizen-now"],
        "s2": ["orleans-level-at"],
        "s3": ["orleans-level-at"],
        "table": [],
    }
    assert GAME.why(state, "points/s1").rule == say("last-citizen-now", who=Player("s1"))
    over = state.with_ledger(state.ledger, jump(state, "r18-end"))
    assert say("last-citizen", who=Player("s1")) in GAME.view(over, None).seats[0].notes


def test_p11_where_no_coins_are_kept_the_census_says_what_who_has_none_gives() -> None:
    play = Playing.of(3, LIGHTEST).round("pilgrimage").passed().tap("turn/income")
    assert play.form("census", least=("s2",)).note == say("torture-note")
    assert play.form("census", least=("nobody",)).note != say("torture-note")


@pytest.mark.parametrize(
    ("stations", "n"),
    [
        ({"s1": 1}, None),
        ({"s1": 0}, 0),
        ({"s1": 1, "s2": 0, "s3": 0}, 1),
        ({"s1": 1, "s2": 1}, 0),
        ({"s2": 10}, 0),
        ({"s2": 9}, None),
    ],
)
def test_p9_the_last_citizen_is_open_until_nobody_else_can_have_it(stations: dict[str, int], n: int | None) -> None:
    assert last_citizen(Playing.of(3, LIGHTEST).state.setup, {"stations": stations}, "s1") == n


def test_p11_torture_is_said_loudly() -> None:
    play = Playing.of(3, LIGHTEST).to("taxes")
    before = play.state
    play.tap("short/r2/s1", short={"short": 2})
    assert say("loud-torture", who=Player(SeatId("s1")), n=2) in GAME.loud(before, play.events[-1])


def test_p10_the_log_says_what_the_plague_drew() -> None:
    play = Playing.of(3).to("plague").has("s2", follower__knight=1).tap("drawn/r2/s2", drawn=("knight",))
    what = thing("follower.knight", 1)
    assert GAME.label(play.events[-1]) == say("log-drawn", who=Player(SeatId("s2")), what=what)


def test_p9_after_the_last_round_the_end_is_said() -> None:
    play = Playing.of(3, LIGHTEST)
    last = jump(play.state, "r18-actions")
    state = play.state.with_ledger(play.state.ledger, replace(last, turned=("pilgrimage",) * 18))
    event = next(one for one in Playing.of(3, LIGHTEST).tap("turn/pilgrimage").tap("plan").tap("passed").events[-1:])
    found = GAME.loud(state, event.model_copy(update={"round": 18, "settles": ("r18/actions",)}))
    assert found == (say("end-title"),)


def test_p4_a_census_that_the_tracks_deny_is_impossible() -> None:
    play = Playing.of(3).round("pilgrimage").passed()
    play.has("s1", track__farmer=1).has("s2", track__farmer=2).has("s3", track__farmer=3)
    told = Playing.of(3, LIGHTEST).round("pilgrimage").passed().tap("turn/taxes")
    event = told.tap("census", most=("s2",)).events[-1].model_copy(update={"most": "s1", "least": ""})
    assert isinstance(event, CensusTaken)
    assert [issue.code for issue in TAKE_CENSUS.issues(play.state, event)] == ["core-not-as-shown"]


@pytest.mark.parametrize("forged", [{"n": 3}, {"sends": (("cathedral", "trader"),)}])
def test_what_an_action_does_not_ask_for_cannot_be(forged: dict[str, object]) -> None:
    play = Playing.of().round("pilgrimage").tap("act/s1/farm_house")
    event = play.events[-1].model_copy(update=forged)
    assert isinstance(event, Acted)
    assert "core-not-as-shown" in [issue.code for issue in wrong(play.state, event)]


def test_where_development_is_not_kept_no_marker_moves() -> None:
    play = Playing.of(2, POINTS).tap("develop/s1", to=("2",))
    state, event = Playing.of(2, LIGHTEST).state, play.events[-1]
    assert isinstance(event, Developed)
    assert list(DEVELOP.transfers(state, event)) == []


def test_p5_a_place_used_in_this_round_says_so_and_asks_once_more() -> None:
    """The followers of an action go back to the bag at once, and planning is over."""
    play = Playing.of(2).round("pilgrimage")
    first = play.state.flow.acting
    play.tap(f"act/{first}/farm_house")
    play.tap(f"act/{play.state.flow.acting}/farm_house")
    assert play.state.flow.acting == first
    (face,) = (face for face in now(play).holdings[0].faces if face.key == "farm_house")
    form = play.form(f"act/{first}/farm_house")
    assert face.fee_said == say("used-here")
    assert [issue.code for issue in form.issues] == ["orleans-used"]
    assert form.confirm is not None
    assert not play.passed().round("income").state.flow.used


def test_p11_what_torture_takes_says_what_it_costs_at_the_end() -> None:
    play = Playing.of(3).to("taxes").has("s2", grain=6, coin=1, development=5)
    (ask,) = play.form("event/r2/s2").asks
    assert isinstance(ask, Amounts)
    costs = {row.key: dict(row.note.params)["points"] for row in ask.rows if row.note}
    assert costs == {"station": 2, "grain": 1, "cheese": 2, "wine": 3, "wool": 4, "brocade": 5}


@pytest.mark.parametrize(("missing", "refused"), [(30, set()), (31, {"orleans-too-short"})])
def test_where_nobody_knows_what_is_owed_no_more_is_missing_than_any_tax_asks(missing: int, refused: set[str]) -> None:
    play = Playing.of(3, LIGHTEST).to("taxes")
    made = Settled(round=2, seat="s1", missing=missing, settles=("r2/event/s1",))
    assert {code for code in play.judge(made) if code == "orleans-too-short"} == refused


@pytest.mark.parametrize("n", [0, 19])
def test_p4_the_hourglass_has_eighteen_rounds(n: int) -> None:
    last = {"round": 18, "seats": ()}
    assert EventSettled.model_validate(last).round == 18
    with pytest.raises(ValidationError):
        EventSettled.model_validate({**last, "round": n})


def test_p4_which_event_was_turned_is_waited_for_only_where_it_may_be_another() -> None:
    play = Playing.of(3, LIGHTEST)
    assert ([move.key for move in now(play).moves], now(play).awaits) == (["turn/pilgrimage"], None)
    play.round("pilgrimage").passed()
    assert len(now(play).moves) > 1
    assert now(play).awaits == say("turn")


@pytest.mark.parametrize(("good", "refused"), [("wool", False), ("", False), ("coin", True), ("follower.monk", True)])
def test_p7_a_journey_brings_a_good_and_nothing_else(good: str, refused: bool) -> None:  # noqa: FBT001
    play = Playing.of(3).round("pilgrimage")
    made = ACTION.made(play.state, seat="s1", place="ship", good=good)
    assert ("core-not-as-shown" in play.judge(made)) is refused
