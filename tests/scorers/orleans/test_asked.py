"""What each question lets one answer, and what every action can be: the numbers of rulebook and boards as bounds."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from scorers.core.amount import known
from scorers.core.core_moves import count_move
from scorers.core.events import Event
from scorers.core.forms import Amounts, Answer, Form, Pick
from scorers.core.issues import Level
from scorers.core.ledger import Transfer
from scorers.core.msg import BOX, TABLE, Msg
from scorers.core.questions import Numbers
from scorers.core.sheet import Sheet
from scorers.orleans import GAME
from scorers.orleans.acts.action import ACTION
from scorers.orleans.acts.gain import DEVELOP, GAIN, Developed, Gained, offered_behind
from scorers.orleans.model import Phase
from scorers.orleans.outcome import counts
from scorers.orleans.printed import PLACES
from scorers.orleans.words import name_of, say, thing
from tests.scorers.orleans import tables as t
from tests.scorers.orleans.playing import EVERYTHING, LIGHTEST, POINTS, Playing, setup


def acting(players: int = 3, keeps: tuple[str, ...] = EVERYTHING, **agreed: str) -> Playing:
    """Round 1, in phase 5; s1 comes first."""
    return Playing.of(players, keeps, **agreed).round("pilgrimage")


def rows(found: Form, key: str) -> dict[str, tuple[int | None, int, int | None]]:
    """What each row of a question of numbers is filled in with, its least and its most."""
    (ask,) = (ask for ask in found.asks if isinstance(ask, Amounts) and ask.key == key)
    return {row.key: (row.value, row.low, row.high) for row in ask.rows}


def pick(found: Form, key: str) -> Pick:
    (ask,) = (ask for ask in found.asks if isinstance(ask, Pick) and ask.key == key)
    return ask


def keys(found: Form, key: str) -> list[str]:
    return [option.key for option in pick(found, key).options]


def asks(found: Form) -> list[str]:
    return [ask.key for ask in found.asks]


# ------------------------------------------------------------------------------------------------ at the beginning


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("extras", ["no", "yes"])
def test_p3_what_lies_where_before_the_first_round(players: int, extras: str) -> None:
    play = Playing.of(players, extras=extras)
    supply = dict(zip(t.FOLLOWERS, t.SUPPLY[players], strict=True))
    whole = dict(zip(t.FOLLOWERS, t.SUPPLY[4], strict=True))
    for kind in t.FOLLOWERS:
        assert (play.n(TABLE, f"follower.{kind}"), play.n(BOX, f"follower.{kind}")) == (
            supply[kind],
            whole[kind] - supply[kind],
        )
    assert (play.n(TABLE, "technology"), play.n("s1", "coin"), play.n("s2", "station")) == (t.TECHNOLOGIES, 5, 0)
    for tile in (*t.STACK_1, *t.STACK_2, *t.EXTRAS):
        here = tile not in t.EXTRAS or extras == "yes"
        assert (play.n(TABLE, f"tile.{tile}"), play.n(BOX, f"tile.{tile}")) == (int(here), int(not here))
    citizens = [key for (owner, key), n in play.state.ledger.values.items() if owner == TABLE and "citizen." in key]
    assert len(citizens) == 13
    assert {play.n(TABLE, one) for one in citizens} == {1}


@pytest.mark.parametrize(("players", "seats"), [(2, "s1 s2 s1 s2"), (3, "s1 s2 s3"), (4, "s1 s2 s3 s4")])
def test_p9_who_puts_tiles_back_and_how_many(players: int, seats: str) -> None:
    play, found = Playing.of(players, variant="fewer_buildings"), []
    while play.state.flow.phase is Phase.VARIANT:
        (task,) = GAME.tasks(play.state)
        found.append(task.split("/")[1])
        play.tap("return", tile=("nobody",))
    assert " ".join(found) == seats
    assert play.state.flow.phase is Phase.HOURGLASS


def test_p9_nothing_is_put_back_where_buildings_are_not_kept() -> None:
    assert Playing.of(3, POINTS, variant="fewer_buildings").state.flow.phase is Phase.HOURGLASS


# ------------------------------------------------------------------------------------------------------ the course


def test_p5_every_action_is_a_turn_of_its_own() -> None:
    play, turns = acting(), list[str]()
    for key in ("act/s1/farm_house", "pass/s2", "act/s3/farm_house", "act/s1/scriptorium", "pass/s3", "pass/s1"):
        turns += GAME.tasks(play.state)
        play.tap(key)
    assert turns == [f"r1t{n}/act/{seat}" for n, seat in enumerate(("s1", "s2", "s3", "s1", "s3", "s1"), start=1)]
    assert (play.state.flow.round, play.state.flow.phase, play.state.flow.passed) == (2, Phase.HOURGLASS, frozenset())


def test_p5_the_start_player_goes_round() -> None:
    play, firsts = Playing.of(3, LIGHTEST), []
    for event in ("pilgrimage", "income", "income", "income"):
        firsts.append(GAME.view(play.state, None).track.flag)
        play.round(event).passed()
        if play.state.flow.phase is Phase.EVENT:
            play.tap("settle")
    assert firsts == ["s1", "s2", "s3", "s1"]


@pytest.mark.parametrize(
    ("farmers", "census"),
    [
        pytest.param({"s1": 3, "s2": 2, "s3": 1}, ("s1", "s3"), id="one in front, one behind"),
        pytest.param({"s1": 3, "s2": 3, "s3": 1}, ("", "s3"), id="two in front"),
        pytest.param({"s1": 3, "s2": 1, "s3": 1}, ("s1", ""), id="two behind"),
        pytest.param({"s1": 2, "s2": 2, "s3": 2}, ("", ""), id="all level"),
    ],
)
def test_p4_who_is_alone_in_front_and_behind(farmers: Mapping[str, int], census: tuple[str, str]) -> None:
    play = acting().passed()
    for seat, n in farmers.items():
        play.has(seat, track__farmer=n)
    assert play.tap("turn/income").state.flow.census == census
    assert play.state.flow.counted == 2


def test_p4_with_two_nobody_is_behind() -> None:
    play = acting(2).passed().has("s1", track__farmer=2).has("s2", track__farmer=1).tap("turn/income")
    assert play.state.flow.census == ("s1", "")


@pytest.mark.parametrize(
    ("phase", "jumps"),
    [
        pytest.param(Phase.HOURGLASS, ["r1", "r2", "r3"], id="the event is not known"),
        pytest.param(Phase.PLANNING, ["r1", "r2", "r2-planning", "r2-actions", "r2-event", "r3"], id="it is"),
    ],
)
def test_where_one_can_say_to_be(phase: Phase, jumps: list[str]) -> None:
    play = Playing.of(3, LIGHTEST).round("pilgrimage").passed()
    if phase is Phase.PLANNING:
        play.tap("turn/taxes").tap("census")
    found = [one.key for one in GAME.jumps(play.state)]
    assert found[: len(jumps)] == jumps
    assert found[-2:] == ["r18", "r18-end"]
    assert len({*found}) == len(found)


def test_a_pilgrimage_has_no_part_of_its_own() -> None:
    found = [one.key for one in GAME.jumps(Playing.of(3, LIGHTEST).tap("turn/pilgrimage").state)]
    assert found[:4] == ["r1", "r1-planning", "r1-actions", "r2"]


def test_the_census_can_be_jumped_to_while_it_is_taken() -> None:
    play = Playing.of(3, LIGHTEST).round("pilgrimage").passed().tap("turn/taxes")
    assert [one.key for one in GAME.jumps(play.state)][1:6] == [
        "r2",
        "r2-census",
        "r2-planning",
        "r2-actions",
        "r2-event",
    ]
    assert GAME.position(play.state).key == "r2-census"


@pytest.mark.parametrize(
    ("to", "turned", "acting_"),
    [
        pytest.param("r2", 1, "", id="begun anew, its event is turned once more"),
        pytest.param("r2-planning", 2, "", id="planned anew"),
        pytest.param("r2-actions", 2, "s2", id="the actions begin with who starts"),
        pytest.param("r5", 4, "", id="rounds nobody told of"),
        pytest.param("r18-end", 2, "", id="the end"),
    ],
)
def test_what_a_jump_keeps(to: str, turned: int, acting_: str) -> None:
    play = Playing.of(3, EVERYTHING).round("pilgrimage").passed().round("taxes").passed()
    flow = play.tap("core/jump", to=(to,)).state.flow
    assert (len(flow.turned), flow.acting, flow.over) == (turned, acting_, to == "r18-end")


# ------------------------------------------------------------------------------------------------- beyond its track


@pytest.mark.parametrize(
    ("thing_", "most"),
    [("development", 30), ("station", 10)] + [(f"track.{kind}", n) for kind, n in t.ENDS.items()],
)
def test_p2_nothing_stands_beyond_its_track(thing_: str, most: int) -> None:
    play = acting()
    assert not play.refused(count_move("s1", thing_), n={"n": most})
    assert play.refused(count_move("s1", thing_), n={"n": most + 1}) == {"orleans-beyond"}


def test_p11_a_station_that_torture_took_lies_nowhere_any_more() -> None:
    play = (
        Playing.of(3)
        .to("harvest")
        .has("s1", coin=3, station=1)
        .tap("event/r2/s1", paid={"unbuilt": 1, "step": 0, "station": 1})
    )
    assert play.n("table@lost.s1", "station") == 2
    move = count_move("s1", "station")
    assert not play.refused(move, n={"n": 8})
    issues = play.form(move, n={"n": 9}).issues
    assert [(issue.code, dict(issue.text.params)["n"]) for issue in issues] == [("orleans-beyond", 8)]
    assert not play.refused(count_move("s2", "station"), n={"n": 10})


@pytest.mark.parametrize(("brocade", "refused"), [(0, False), (1, True)])
def test_p3_exactly_the_goods_in_a_play_of_two(brocade: int, refused: bool) -> None:  # noqa: FBT001 - a row
    play = acting(2, POINTS).has("s1", grain=24, cheese=21, wine=18, wool=15)
    assert bool(play.refused(count_move("s2", "brocade"), n={"n": brocade})) == refused
    assert not play.refused(count_move(TABLE, "brocade"), n={"n": 12}), "what nobody has is not counted"


# ---------------------------------------------------------------------------------------------------- the actions


@pytest.mark.parametrize(
    ("at", "found"),
    [
        ("farm_house", []),
        ("scriptorium", []),
        ("guildhall", []),
        ("village", ["follower"]),
        ("ship", ["good"]),
        ("town_hall", ["sends"]),
        ("pharmacy", ["n"]),
        ("bakery", ["n"]),
        ("theatre", ["n"]),
        ("goldsmith", ["gives"]),
        ("hideaway", ["gives", "follower"]),
        ("tribunal", ["other", "good"]),
    ],
)
def test_p6_to_14_what_a_place_asks(at: str, found: list[str]) -> None:
    play = acting(extras="yes").has("s1", follower__knight=1, follower__scholar=1, wine=1, grain=3)
    play.has("s1", **{f"tile__{at}": 1} if at not in t.OWN_BOARD else {})
    form = play.form(f"act/s1/{at}")
    assert asks(form) == found
    assert form.note == say(f"does-{at}")
    waits = bool({"sends", "n"} & {*found})
    assert (form.confirm is not None) == waits, "what is chosen by one touch is recorded by it"
    assert (form.event is not None) == (found in ([], ["n"]))


@pytest.mark.parametrize(("at", "least", "most"), [("pharmacy", 1, 3), ("bakery", 1, 3), ("theatre", 1, 6)])
def test_p12_to_14_how_many_coins_loaves_or_followers(at: str, least: int, most: int) -> None:
    play = acting(extras="yes").has("s1", grain=5, coin=9, follower__knight=2, **{f"tile__{at}": 1})
    assert rows(play.form(f"act/s1/{at}"), "n") == {"n": (least, least, most)}
    for n in (least - 1, least, most, most + 1):
        made = ACTION.made(play.state, seat="s1", place=at, n=n) if n >= 0 else None
        assert made is None or ("core-not-as-shown" in play.judge(made)) == (not least <= n <= most)


@pytest.mark.parametrize(
    ("at", "forged", "refused"),
    [
        ("farm_house", {"follower": "farmer"}, False),
        ("farm_house", {"follower": "knight"}, True),
        ("farm_house", {"follower": ""}, True),
        ("farm_house", {"follower": "farmer", "good": "wine"}, True),
        ("farm_house", {"follower": "farmer", "gives": "wine"}, True),
        ("farm_house", {"follower": "farmer", "other": "s2"}, True),
        ("farm_house", {"follower": "farmer", "points": 1}, True),
        ("village", {"follower": "trader", "tile": "hayrick"}, False),
        ("village", {"follower": "trader"}, True),
        ("village", {"follower": "trader", "tile": "palace"}, True),
        ("village", {"follower": "boatman", "tile": "hayrick"}, True),
        ("goldsmith", {"gives": "wine"}, False),
        ("goldsmith", {"gives": "bread"}, False),
        ("goldsmith", {"gives": ""}, True),
        ("hideaway", {"gives": "wine", "follower": "monk"}, True),
        ("hideaway", {"gives": "wine", "follower": "farmer"}, False),
        ("tribunal", {"other": "s2", "good": "wool"}, False),
        ("tribunal", {"other": "s2"}, False),
        ("tribunal", {"other": "s1"}, True),
        ("tribunal", {"other": ""}, True),
        ("town_hall", {"sends": ()}, True),
        ("town_hall", {"sends": (("city_wall", "knight"),)}, False),
        ("town_hall", {"sends": (("city_wall", "knight"),) * 2}, False),
        ("town_hall", {"sends": (("city_wall", "knight"),) * 3}, True),
        ("town_hall", {"sends": (("city_wall", "knight"),), "points": 1}, True),
        ("town_hall", {"sends": (("canalisation", "trader"),), "points": 1}, False),
        ("town_hall", {"sends": (("canalisation", "trader"),), "points": 2}, True),
        ("sacristy", {}, True),
        ("palace", {}, True),
    ],
)
def test_p6_to_14_an_action_answers_what_it_asks_and_nothing_else(
    at: str,
    forged: Mapping[str, Any],
    refused: bool,  # noqa: FBT001 - a row
) -> None:
    play = acting(extras="yes").has("s1", follower__knight=3, follower__trader=1, wine=1, grain=3)
    play.has("s1@bakery", grain=1)
    play.has("s1", **{f"tile__{at}": 1} if at not in (*t.OWN_BOARD, "palace") else {})
    found = play.judge(acted(play, at, forged))
    assert ("core-not-as-shown" in found) == refused


def acted(play: Playing, at: str, forged: Mapping[str, Any]) -> Event:
    """The fact with all it would move; a place that nobody knows moves what another does."""
    if at in PLACES:
        return ACTION.made(play.state, seat="s1", place=at, **forged)
    known_ = ACTION.made(play.state, seat="s1", place="farm_house", follower="farmer")
    return known_.model_copy(update={"place": at})


@pytest.mark.parametrize(
    ("sends", "points", "coins", "steps"),
    [
        ((("cathedral", "trader"),), 0, 2, 0),
        ((("papal_conclave", "knight"), ("cathedral", "trader")), 0, 5, 0),
        ((("canalisation", "trader"),), 0, 1, 0),
        ((("canalisation", "trader"),), 1, 0, 1),
        ((("canalisation", "trader"), ("canalisation", "boatman")), 1, 1, 1),
        ((("canalisation", "trader"), ("papal_conclave", "knight")), 1, 3, 1),
    ],
)
def test_p8_a_coin_or_a_point_for_each_follower_sent(
    sends: tuple[tuple[str, str], ...], points: int, coins: int, steps: int
) -> None:
    play = acting().has("s1", follower__trader=1, follower__knight=1, follower__boatman=1)
    slots = tuple("/".join(one) for one in sends)
    play.tap("act/s1/town_hall", sends=slots, **({"points": {"points": points}} if points else {}))
    assert (play.n("s1", "coin"), play.n("s1", "development")) == (5 + coins, steps)
    assert {kind: play.n(f"s1@{deed}", f"follower.{kind}") for deed, kind in sends} == {kind: 1 for _, kind in sends}


def test_p8_whom_a_deed_takes_and_how_many_points_instead_of_coins() -> None:
    play = acting().has("s1", follower__boatman=2, follower__trader=0)
    found = play.form("act/s1/town_hall")
    assert keys(found, "sends") == ["plague/boatman", "boatmen_guild/boatman", "canalisation/boatman"]
    assert (pick(found, "sends").least, pick(found, "sends").most, pick(found, "sends").repeats) == (1, 2, True)
    two = play.form("act/s1/town_hall", sends=("canalisation/boatman", "canalisation/boatman"))
    assert rows(two, "points") == {"points": (0, 0, 2)}
    assert asks(play.form("act/s1/town_hall", sends=("plague/boatman",))) == ["sends"]
    play.has("s2@plague", follower__boatman=1)
    assert "plague/boatman" not in keys(play.form("act/s1/town_hall"), "sends"), "its only place is taken"


def test_p8_who_fills_a_deed_takes_its_citizen_and_nobody_else() -> None:
    play = acting().has("s1", follower__monk=2).has("s2", follower__knight=1)
    play.tap("act/s1/town_hall", sends=("papal_conclave/monk", "papal_conclave/monk"))
    assert (play.n("s1", "citizen.papal_conclave"), play.n(TABLE, "citizen.papal_conclave")) == (0, 1)
    play.tap("act/s2/town_hall", sends=("papal_conclave/knight",))
    assert (play.n("s2", "citizen.papal_conclave"), play.n(TABLE, "citizen.papal_conclave")) == (1, 0)


@pytest.mark.parametrize(
    ("at", "held", "moved"),
    [
        ("scriptorium", {}, {"development": 1}),
        ("guildhall", {}, {"station": 1}),
        ("brewery", {}, {"coin": 2}),
        ("windmill", {}, {"coin": 2, "development": 1}),
        ("library", {}, {"development": 2}),
        ("cellar", {}, {"coin": 4}),
        ("laboratory", {}, {"technology": 1}),
        ("office", {"station": 3}, {"coin": 3}),
        ("hospital", {"development": 9}, {"coin": 3}),
        ("tailor_shop", {}, {"brocade": 1}),
        ("goldsmith", {"station": 2, "wine": 1}, {"development": 2, "wine": -1}),
        ("hideaway", {"wine": 1}, {"track.farmer": 1, "grain": 1, "wine": -1}),
        ("tribunal", {}, {"coin": -1, "wool": 1}),
        ("pharmacy", {}, {"coin": -2, "development": 2}),
        ("bakery", {"grain": 3}, {"coin": -2, "grain": -2}),
        ("theatre", {}, {"coin": 2}),
    ],
)
def test_p6_to_14_what_an_action_moves(at: str, held: dict[str, int], moved: Mapping[str, int]) -> None:
    play = acting(extras="yes").has("s1", **held)
    play.has("s1", **{f"tile__{at}": 1} if at not in t.OWN_BOARD else {})
    before = dict(play.state.ledger.values)
    told: dict[str, Answer] = {"gives": ("wine",), "follower": ("farmer",), "other": ("s2",), "good": ("wool",)}
    play.tap(f"act/s1/{at}", **told, n={"n": 2})
    now = play.state.ledger.values
    changed = {key[1] for key in {*before, *now} if key[0] == "s1" and before.get(key) != now.get(key)}
    found = {
        one: (play.n("s1", one) or 0) - ((before[("s1", one)].n or 0) if ("s1", one) in before else 0)
        for one in changed
    }
    assert found == moved
    assert play.n("s1@bakery", "grain") == (2 if at == "bakery" else 0)
    assert play.n("s2", "coin") == (6 if at == "tribunal" else 5), "for the merchant of somebody else"


@pytest.mark.parametrize(
    ("kind", "at", "note"),
    [
        ("boatman", 0, thing("coin", 2)),
        ("boatman", 4, say("a-citizen")),
        ("craftsman", 0, thing("technology", 1)),
        ("trader", 0, say("a-building")),
        ("boatman", 5, None),
    ],
)
def test_p6_what_the_next_space_brings_is_said(kind: str, at: int, note: object) -> None:
    found = pick(acting().has("s1", **{f"track__{kind}": at}).form("act/s1/village"), "follower")
    (option,) = (one for one in found.options if one.key == kind)
    assert option.note == note
    assert (option.because is not None) == (at == t.ENDS[kind])


@pytest.mark.parametrize(
    ("at", "answers", "told"),
    [
        ("town_hall", {"sends": ("city_wall/knight", "city_wall/knight")}, [thing("follower.knight", 2)]),
        ("gunpowder_tower", {"sends": ("city_wall/trader",)}, [thing("follower.trader", 1)]),
        ("bakery", {"n": {"n": 2}}, [thing("grain", 2)]),
        ("pharmacy", {"n": {"n": 2}}, []),
    ],
)
def test_p8_and_14_what_is_spent_though_it_stays_ones_own_is_said_on_the_button(
    at: str, answers: dict[str, Any], told: list[Msg]
) -> None:
    play = acting(extras="yes").has("s1", follower__knight=3, follower__trader=1, grain=3)
    play.has("s1", **{f"tile__{at}": 1} if at not in t.OWN_BOARD else {})
    found = play.form(f"act/s1/{at}", **answers).follows
    assert found == (say("act-follows", at=at, what=tuple(told)) if told else None)


def test_p7_the_buildings_of_the_stack_come_first() -> None:
    play = acting()
    first = keys(play.form("act/s1/village", follower=("trader",)), "tile")
    assert {*first[: len(t.STACK_1)]} == {*t.STACK_1}
    assert {*first[len(t.STACK_1) :]} == {*t.STACK_2}
    later = keys(play.has("s1", track__trader=1).form("act/s1/village", follower=("trader",)), "tile")
    assert {*later} == {*t.STACK_1, *t.STACK_2}


@pytest.mark.parametrize(
    ("held", "goods"), [({}, []), ({"wine": 1}, ["wine"]), ({"grain": 1, "wool": 2}, ["grain", "wool"])]
)
def test_p14_only_goods_one_has_pay(held: dict[str, int], goods: list[str]) -> None:
    play = acting(extras="yes").has("s1", tile__goldsmith=1, **held)
    assert keys(play.form("act/s1/goldsmith"), "gives") == goods
    assert keys(play.has("s1@bakery", grain=1).form("act/s1/goldsmith"), "gives") == [*goods, "bread"]


@pytest.mark.parametrize(
    ("at", "held", "most", "why"),
    [
        ("pharmacy", {"development": 28}, 2, None),
        ("pharmacy", {"development": 29}, 1, None),
        ("pharmacy", {"development": 30}, 0, say("track-end", what=name_of("development"))),
        ("pharmacy", {"coin": 2}, 2, None),
        ("pharmacy", {"coin": 0}, 0, say("nothing-to-pay")),
        ("bakery", {"grain": 2}, 2, None),
        ("bakery", {"grain": 0}, 0, say("nothing-to-pay")),
        ("bakery", {"grain": 3, "coin": 1}, 3, say("nothing-to-pay")),
        ("theatre", {"follower__knight": 1, "follower__farmer": 2}, 7, None),
        ("theatre", {"follower__knight": 9}, 12, None),
        ("goldsmith", {}, 0, say("nothing-to-pay")),
        ("goldsmith", {"wine": 1}, 0, None),
        ("hideaway", {}, 0, say("nothing-to-pay")),
    ],
)
def test_p12_to_14_no_more_than_there_is_and_why_nothing_can_be_done(
    at: str, held: dict[str, int], most: int, why: object
) -> None:
    play = acting(extras="yes").has("s1", **{"grain": 0, f"tile__{at}": 1, **held})
    assert counts(play.state, "s1", PLACES[at].effect)[1] == most
    (move,) = (one for one in GAME.view(play.state, None).now.moves if one.thing == at)
    assert move.because == why
    if why:
        made = ACTION.made(play.state, seat="s1", place=at, n=1 if most else 0, gives="grain" * (at == "goldsmith"))
        assert play.judge(made)


def test_p12_where_nothing_is_kept_a_number_may_be_what_is_printed() -> None:
    play = Playing.of(3, ("actions",), extras="yes").round("pilgrimage")
    found = {at: counts(play.state, "s1", PLACES[at].effect) for at in ("pharmacy", "bakery", "theatre")}
    assert found == {"pharmacy": (1, 3), "bakery": (1, 3), "theatre": (1, 12)}


def test_p14_the_hideaway_names_tracks_for_it_gives_no_follower() -> None:
    play = acting(extras="yes").has("s1", wine=1, tile__hideaway=1)
    found = pick(play.form("act/s1/hideaway", gives=("wine",)), "follower")
    assert [option.label for option in found.options] == [name_of(f"track.{kind}") for kind in t.HIDEAWAY]


def test_p10_the_monastery_can_be_touched_under_pilgrimage_and_says_what_is_against_it() -> None:
    play = acting()
    (move,) = (one for one in GAME.view(play.state, None).now.moves if one.thing == "monastery")
    (face,) = (one for one in GAME.view(play.state, None).now.holdings[0].faces if one.key == "monastery")
    assert (move.because, face.fee_said) == (None, say("monks-barred"))
    issues = {issue.code: issue.level for issue in play.form("act/s1/monastery").issues}
    assert issues["orleans-cannot-act"] is Level.AGAINST
    empty = acting().has(TABLE, follower__monk=0)
    (move,) = (one for one in GAME.view(empty.state, None).now.moves if one.thing == "monastery")
    assert move.because == say("stack-empty", what=name_of("follower.monk"))


# ------------------------------------------------------------------------------------- what no other fact brings


@pytest.mark.parametrize(
    ("keeps", "extras", "found"),
    [
        (LIGHTEST, "no", None),
        (POINTS, "no", {"coin": (-7, 40), "grain": (-3, 40), "cheese": (0, 40), "wine": (0, 40), "wool": (0, 40)}),
        (POINTS, "yes", {"coin": (-7, 40), "bread": (-2, 3), "station": (0, 8), "brocade": (0, 40)}),
    ],
)
def test_how_much_can_be_told_of_a_seat(
    keeps: tuple[str, ...], extras: str, found: Mapping[str, tuple[int, int]] | None
) -> None:
    play = Playing.of(3, keeps, extras=extras).tap("turn/pilgrimage")
    if found is None:
        assert not _told_by(play)
        return
    play.has("s1", coin=7, grain=3, station=2)
    if extras == "yes":
        play.has("s1@bakery", grain=2)
    told = {key: (low, high) for key, (_, low, high) in rows(play.form("gain/s1"), "things").items()}
    assert {key: told[key] for key in found} == found
    assert ("bread" in told) == (extras == "yes")
    assert _told_by(play) == ["s1", "s2", "s3"]


def _told_by(play: Playing) -> list[str]:
    """Behind whose names gains can be told."""
    moves = (move for seat in play.state.setup.ids for move in offered_behind(play.state, seat))
    return [move.seat or "" for move in moves if move.key.startswith("gain/")]


@pytest.mark.parametrize(
    ("event", "code"),
    [
        (Gained(seat="s1", things={"coin": 40}), ""),
        (Gained(seat="s1", things={"coin": 41}), "orleans-too-much"),
        (Gained(seat="s1", things={"coin": -5}), ""),
        (Gained(seat="s1", things={"coin": -6}), "orleans-too-much"),
        (Gained(seat="s1", things={"coin": 0}), "core-not-as-shown"),
        (Gained(seat="s1"), "core-not-as-shown"),
        (Gained(seat="s1", things={"follower.monk": 1}), "core-not-as-shown"),
        (Gained(seat="s1", citizens=("dev_3",)), ""),
        (Gained(seat="s1", citizens=("dev_3", "dev_3")), "core-not-as-shown"),
        (Gained(seat="s1", citizens=("dev_4",)), "core-not-as-shown"),
        (Gained(seat="s1", back=("dev_3",)), "core-not-as-shown"),
        (Gained(seat="s1", back=("dev_18",)), ""),
        (Gained(seat="s1", things={"coin": 1}, citizens=("dev_3",), back=("dev_18",)), ""),
    ],
)
def test_what_can_be_gained_or_given(event: Gained, code: str) -> None:
    play = Playing.of(3, POINTS).tap("turn/pilgrimage").tap("gain/s1", citizens=("dev_18",))
    made = GAIN.made(play.state, **event.model_dump(exclude_unset=True)) if code != "core-not-as-shown" else event
    found = play.judge(made)
    assert (code in found) if code else not found


def test_p3_goods_and_stations_come_from_beside_the_board_and_coins_from_the_bank() -> None:
    play = Playing.of(3, POINTS, extras="yes").tap("turn/pilgrimage").has("s1", grain=3)
    made = GAIN.made(play.state, seat="s1", things={"coin": 2, "wine": 1, "station": 1, "bread": 2, "grain": -1})
    assert {*made.transfers} == {
        Transfer(src=TABLE, dst="s1", thing="coin", n=2),
        Transfer(src=BOX, dst="s1", thing="wine", n=1),
        Transfer(src=BOX, dst="s1", thing="station", n=1),
        Transfer(src="s1", dst="s1@bakery", thing="grain", n=2),
        Transfer(src="s1", dst=BOX, thing="grain", n=1),
    }
    baked = play.has("s1@bakery", grain=1)
    (back,) = GAIN.made(baked.state, seat="s1", things={"bread": -1}).transfers
    assert back == Transfer(src="s1@bakery", dst=BOX, thing="grain", n=1)


@pytest.mark.parametrize(("to", "refused"), [(0, False), (3, False), (5, True), (30, False), (31, True), (-1, True)])
def test_p9_the_marker_of_development_stands_on_one_of_thirty_spaces(to: int, refused: bool) -> None:  # noqa: FBT001
    play = Playing.of(3, POINTS).tap("turn/pilgrimage").has("s1", development=5)
    made = DEVELOP.made(play.state, seat="s1", to=to) if not refused else Developed(seat="s1", to=to)
    codes = {*play.judge(made)}
    assert ("core-not-as-shown" in codes) == refused
    assert ("orleans-moved-back" in codes) == (to < 5 and not refused)


def test_p9_every_space_but_ones_own_can_be_touched() -> None:
    found = Playing.of(3, POINTS).tap("turn/pilgrimage").has("s1", development=5).form("develop/s1")
    assert keys(found, "to") == [str(n) for n in range(31) if n != 5]
    stair = pick(found, "to").stair
    assert stair
    assert [(one.at, one.sign, one.n) for one in stair.lying if one.sign == "coin"] == [
        (7, "coin", 3),
        (12, "coin", 4),
        (25, "coin", 5),
    ]
    assert [one.at for one in stair.lying if one.sign == "citizen"] == [3, 18, 28]
    assert [one.at for one in stair.lying] == sorted(one.at for one in stair.lying)


@pytest.mark.parametrize(
    ("at", "to", "coins", "citizens"),
    [
        (0, 2, 0, 0),
        (0, 3, 0, 1),
        (6, 7, 3, 0),
        (7, 8, 0, 0),
        (6, 12, 7, 0),
        (2, 30, 12, 3),
        (17, 18, 0, 1),
        (8, 5, 0, 0),
    ],
)
def test_p9_what_lies_on_the_way(at: int, to: int, coins: int, citizens: int) -> None:
    play = Playing.of(3, POINTS).tap("turn/pilgrimage").has("s1", development=at)
    play.tap("develop/s1", to=(str(to),))
    found = sum(n.n or 0 for (owner, key), n in play.state.ledger.values.items() if owner == "s1" and "citizen." in key)
    assert (play.n("s1", "development"), play.n("s1", "coin"), found) == (to, 5 + coins, citizens)


# ------------------------------------------------------------------------------------------------ the closing sheet


def test_p9_what_the_sheet_asks_and_how_much_there_can_be() -> None:
    questions = {one.key: one for one in GAME.sheet(setup(3, extras="yes"), None).questions if isinstance(one, Numbers)}
    assert {key: (one.low, one.high, one.box) for key, one in questions.items()} == {
        "coins": (0, None, None),
        **{good: (0, n, n) for good, n in t.BOX.items()},
        "bread": (0, 24, None),
        "position": (0, 30, None),
        "stations": (0, 10, None),
        "citizens": (0, 13, 13),
    }
    assert questions["coins"].adds == (10, 5)


@pytest.mark.parametrize(
    ("grain", "bread", "refused"), [(20, 4, False), (20, 5, True), (0, 24, False), (24, 1, True), (1, 24, True)]
)
def test_p14_bread_is_grain(grain: int, bread: int, refused: bool) -> None:  # noqa: FBT001 - a row
    told: Sheet = {"grain": {"s1": grain}, "bread": {"s2": bread}}
    codes = {issue.code for issue in GAME.check_sheet(setup(3, extras="yes"), told)}
    assert ("orleans-bread-and-grain" in codes) == refused


@pytest.mark.parametrize(
    ("bread", "said"), [({"s1": 3}, False), ({"s1": 0, "s2": 3}, False), ({"s1": 1, "s2": 3}, True)]
)
def test_p14_bread_lies_with_one_for_there_is_one_bakery(bread: dict[str, int], said: bool) -> None:  # noqa: FBT001 - a row
    found = {issue.code: issue.blocks for issue in GAME.check_sheet(setup(3, extras="yes"), {"bread": bread})}
    assert found == ({"orleans-bread-of-two": True} if said else {})


def test_p9_every_point_is_taken_apart() -> None:
    told: Sheet = {
        "coins": {"s1": 7},
        "position": {"s1": 15},
        "stations": {"s1": 5, "s2": 5},
        "citizens": {"s1": 2},
        "grain": {"s1": 1},
        "brocade": {"s1": 2},
        "bread": {"s1": 3},
    }
    zero = dict.fromkeys(("s1", "s2"), 0)
    asked = [one.key for one in GAME.sheet(setup(2, extras="yes"), None).questions]
    found = GAME.score(setup(2, extras="yes"), {key: {**zero, **told.get(key, {})} for key in asked}, {})
    mine = {(line.group, line.item): line.points for line in found.lines if line.seat == "s1"}
    assert mine == {
        ("coins", None): known(7),
        ("goods", name_of("grain")): known(1),
        ("goods", name_of("brocade")): known(10),
        ("stations", None): known(20),
        ("citizens", None): known(8),
        ("bread", None): known(12),
    }
    assert found.total("s1") == known(7 + 1 + 10 + 20 + 8 + 12)
    times = {
        line.group: line.why.parts[0].times for line in found.lines if line.seat == "s1" and line.why and line.why.parts
    }
    assert times == {"goods": (2, 5), "stations": (5, 4), "citizens": (2, 4), "bread": (3, 4)}


# -------------------------------------------------------------------------------------------------------- the tools


def test_digest_2_1_the_most_of_everything_one_can_type_in() -> None:
    found = rows(Playing.of(2, LIGHTEST).form("tool/pay"), "have")
    assert {key: (low, high) for key, (_, low, high) in found.items()} == {
        "coin": (0, 99),
        "development": (0, 30),
        **dict.fromkeys(("station", "unbuilt"), (0, 10)),
        "citizen": (0, 13),
        **dict.fromkeys(t.GOODS, (0, 24)),
        "follower": (0, 30),
        "building": (0, 20),
        "technology": (0, 16),
    }
    assert rows(Playing.of(2, LIGHTEST).form("tool/pay"), "owed") == {"coin": (None, 1, None)}
    worth = rows(Playing.of(2, LIGHTEST, extras="yes").form("tool/worth"), "have")
    most = {key: high for key, (_, _, high) in worth.items()}
    assert most == {"development": 30, **dict.fromkeys(("station", "rival"), 10), "citizen": 13, "bread": 24}
    assert "bread" not in rows(Playing.of(2, LIGHTEST).form("tool/worth"), "have")


# ------------------------------------------------------------------------------------------------- what is owed


@pytest.mark.parametrize(
    ("start", "ways"),
    [
        pytest.param(lambda: Playing.of(3).to("harvest"), {"food", "coins", "torture"}, id="p. 10: all is kept"),
        pytest.param(lambda: Playing.of(3).to("taxes"), {"coins", "torture"}, id="p. 10: no food pays a tax"),
        pytest.param(lambda: Playing.of(3, LIGHTEST).to("harvest"), {"food"}, id="nobody knows who has none"),
        pytest.param(lambda: Playing.of(3, LIGHTEST).to("taxes"), {"coins"}, id="nor what is owed"),
    ],
)
def test_p10_how_an_event_can_be_paid(start: Callable[[], Playing], ways: set[str]) -> None:
    (row, *_) = GAME.view(start().state, None).now.tasks
    assert row.due
    assert {way.key for way in row.due.ways} == ways


@pytest.mark.parametrize(
    ("goods", "detail", "owes"), [(0, say("pays-nothing"), 0), (3, say("pays", what=(thing("coin", 1),)), 1)]
)
def test_p10_what_each_owes_of_a_tax(goods: int, detail: object, owes: int) -> None:
    play = Playing.of(3).to("taxes").has("s1", grain=goods)
    row = {task.seat: task for task in GAME.view(play.state, None).now.tasks}["s1"]
    assert (row.detail, row.owes and row.owes.n) == (detail, known(owes))
    coins = play.state.ledger.n("s1", "coin")
    assert coins is not None
    assert row.sum == say("tax-sum", n=goods, has=coins)
    assert bool(row.moves) == bool(goods)
