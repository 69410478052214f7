"""What work points buy, where a good goes, and the merchants: a row for a sentence (digest 4.6, 4.7)."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from companion.text import texts
from scorers.core.core_moves import label
from scorers.core.forms import Form, Option, Pick
from scorers.core.msg import Msg
from scorers.craftsmen import GAME
from scorers.craftsmen.model import Phase
from scorers.craftsmen.words import say
from tests.scorers.craftsmen import tables as t
from tests.scorers.craftsmen.playing import EVERYTHING, LIGHTEST, PRINTED, Playing

SHIPS = ("ship1", "ship2", "ship3", "ship4")


def working(*seats: str, keeps: tuple[str, ...] = EVERYTHING, **agreed: object) -> Playing:
    """In the craft guild, these helpers there."""
    play = Playing.of(3, keeps, **agreed).to(Phase.CRAFT)
    return play.stands("craft", *seats) if "queue" in keeps else play


def asks(found: Form) -> list[str]:
    return [ask.key for ask in found.asks]


def options(found: Form, ask: str) -> dict[str, Option]:
    (asked,) = (one for one in found.asks if isinstance(one, Pick) and one.key == ask)
    return {option.key: option for option in asked.options}


def raw(play: Playing, times: int) -> Playing:
    """So many raw goods, each onto an own building."""
    for _ in range(times):
        play.tap("make/s1", good=("wood",), to=("onward",), paid=("double",))
    return play


# ------------------------------------------------------------------------------------ what a good is made with


@pytest.mark.parametrize(
    ("seats", "privileges", "work", "good", "paid"),
    [
        pytest.param("s2 s1", 0, 0, "wood", None, id="3.3: no gold, no token"),
        pytest.param("s1 s2", 0, 0, "wood", ["double"], id="3.3: on gold two raw goods for a point"),
        pytest.param("s1 s2", 0, 0, "flour", ["double"], id="3.3: which leaves one for anything"),
        pytest.param("s2 s1", 1, 0, "wood", ["double"], id="3.3: a privilege token does as gold does"),
        pytest.param("s2 s1", 0, 1, "wood", ["token"], id="3.3: a work token is a work point"),
        pytest.param("s2 s1", 0, 1, "flour", ["token"], id="3.3: for any use of it"),
        pytest.param("s1 s2", 0, 1, "wood", ["double", "token"], id="3.3: either"),
    ],
)
def test_v10_what_is_left_when_the_work_points_are_spent(
    seats: str, privileges: int, work: int, good: str, paid: list[str] | None
) -> None:
    play = raw(working(*seats.split()), 3).has("s1", "privilege", privileges).has("s1", "work", work)
    found = play.form("make/s1", good=(good,), to=("onward",))
    if paid is None:
        assert {issue.code for issue in found.issues} == {"craftsmen-no-work-points"}
    elif paid == ["double"] and not privileges:
        assert asks(found) == ["good", "to"], "nothing to choose, and it costs nothing"
        assert found.event
        assert found.event.model_dump()["paid"] == paid[0]
    else:
        assert [*options(found, "paid")] == paid


@pytest.mark.parametrize(
    ("made", "then", "refused"),
    [
        pytest.param("flour flour flour", "wood", True, id="one raw good is no pair"),
        pytest.param("flour flour wood", "wood", False, id="two are, also in the end"),
        pytest.param("wood flour wood", "flour", False, id="and in between"),
        pytest.param("wood wood flour wood", "wood", True, id="once for each helper"),
    ],
)
def test_digest_3_3_with_the_privilege_one_point_makes_two_raw_goods(made: str, then: str, *, refused: bool) -> None:
    play = working("s1", "s2")
    for product in made.split():
        play.tap("make/s1", good=(product,), to=("onward",))
    found = play.form("make/s1", good=(then,), to=("onward",))
    assert {issue.code for issue in found.issues} == ({"craftsmen-no-work-points"} if refused else set())


def test_what_the_privilege_leaves_is_said_and_spent() -> None:
    play = working("s1", "s2")
    told = []
    for product in ("wood", "flour", "wood", "flour"):
        play.tap("make/s1", good=(product,), to=("onward",))
        told += [row.detail for row in GAME.view(play.state, None).now.tasks if row.seat == "s1"]
    left = [say("work-left", n=n, of=3) for n in (2, 1, 0)]
    assert told == [*left[:2], say("work-freed", of=3), left[2]]


@pytest.mark.parametrize(
    ("seats", "privileges", "doubles"), [("s1 s2", 0, 1), ("s1 s2", 1, 1), ("s2 s1", 2, 1), ("s1 s1", 1, 2)]
)
def test_v10_one_double_for_gold_or_a_privilege_token_once_for_a_helper(
    seats: str, privileges: int, doubles: int
) -> None:
    play = raw(working(*seats.split()).has("s1", "privilege", privileges), 3 * seats.count("s1") + doubles)
    assert play.state.flow.spent.count("s1+") == doubles
    assert play.refused("make/s1", good=("wood",), to=("onward",)) == {"craftsmen-no-work-points"}


def test_v10_who_has_no_helper_there_doubles_nothing() -> None:
    play = working("s2").has("s1", "privilege", 1)
    assert play.refused("make/s1", good=("wood",), to=("onward",)) == {"craftsmen-no-work-points"}


@pytest.mark.parametrize(("round_", "points"), [(4, 3), (8, 4), (12, 5)])
def test_digest_3_5_in_winter_everybody_works_as_one_helper(round_: int, points: int) -> None:
    play = Playing.of(2).until(Phase.CRAFT, round_)
    for _ in range(points):
        play.tap("make/s2", good=("flour",), to=("onward",))
    assert play.refused("make/s2", good=("flour",), to=("onward",)) == {"craftsmen-no-work-points"}


def test_digest_3_3_a_work_token_is_used_between_the_stages() -> None:
    """It goes back to the pool, and gives the one point there is outside the craft guild."""
    play = Playing.of(3).to(Phase.BANK).has("s1", "work", 1)
    pool = play.n("table", "work") or 0
    play.tap("make/s1", good=("wood",), to=("onward",), paid=("token",))
    assert (play.n("s1", "work"), play.n("table", "work"), play.state.flow.spent) == (0, pool + 1, ())
    assert play.refused("make/s1", good=("wood",), to=("onward",)) == {"craftsmen-no-work-points"}


def test_a_double_taken_back_is_there_again() -> None:
    play = raw(working("s1", "s2"), 4)
    made = play.events[-1]
    flow = GAME.back(play.state, made)
    assert flow
    assert flow.spent == ("s1", "s1/raw") * 3


# ------------------------------------------------------------------------------------------------ where it goes


@pytest.mark.parametrize(
    ("keeps", "good", "to"),
    [
        (EVERYTHING, "wood", ("fair", "onward")),
        (EVERYTHING, "flour", ("granary", "onward")),
        (EVERYTHING, "meat", (*SHIPS, "lost")),
        (EVERYTHING, "wine", (*SHIPS, "lost")),
        (LIGHTEST, "meat", ("made", "lost")),
        (LIGHTEST, "wine", ("made", "lost")),
    ],
)
def test_digest_4_6_where_a_good_may_go(keeps: tuple[str, ...], good: str, to: tuple[str, ...]) -> None:
    found = working("s1", keeps=keeps).form("make/s1", good=(good,))
    assert (*options(found, "to"),) == to


def test_digest_4_6_only_onto_ships_with_a_hold_for_it_where_that_is_known() -> None:
    found = working("s1", values=PRINTED).form("make/s1", good=("meat",))
    assert (*options(found, "to"),) == ("ship1", "lost")


def test_what_can_go_one_way_only_is_not_asked() -> None:
    assert asks(working("s1").has("s1@fair", "cube", 1).form("make/s1", good=("trade",))) == ["good"]
    found = working(keeps=LIGHTEST).form("make/s1", good=("flour",))
    assert asks(found) == ["good"]
    assert found.event


@pytest.mark.parametrize(("good", "printed"), [("flour", False), ("beer", True)])
def test_digest_10_3_the_button_is_there_where_a_value_is_typed(good: str, printed: bool) -> None:  # noqa: FBT001 - a row
    found = working(keeps=LIGHTEST).form("make/s1", good=(good,), to=("made",))
    assert bool(found.confirm) == printed
    assert (found.event is None) == printed


def test_digest_10_3_what_is_lost_asks_no_value_and_what_brings_nothing_changes_nothing() -> None:
    play = working(keeps=LIGHTEST)
    before = play.points()
    assert asks(play.form("make/s1", good=("beer",), to=("lost",))) == ["good", "to"]
    play.tap("make/s1", good=("beer",), to=("made",), printed={"points.beer": 0})
    assert play.points() == before
    play.tap("printed/points", points={"points.beer": 5})
    assert play.points() == {**before, "s1": (before["s1"] or 0) + 5}


@pytest.mark.parametrize(
    ("keeps", "good", "to", "said"),
    [
        (LIGHTEST, "flour", "made", say("to-made")),
        (LIGHTEST, "wine", "made", say("to-aboard")),
        (LIGHTEST, "wine", "lost", say("to-lost")),
        (EVERYTHING, "clothes", "ship3", say("to-ship", n=3)),
        (EVERYTHING, "wood", "fair", say("to-fair")),
    ],
)
def test_where_a_good_went_is_said(keeps: tuple[str, ...], good: str, to: str, said: Msg) -> None:
    play = working("s1", keeps=keeps).tap("make/s1", good=(good,), to=(to,), printed={"points.wine": 2})
    assert dict(label(GAME, play.events[-1]).params)["to"] == said


def test_digest_4_6_a_captain_takes_a_card_only_where_a_hold_is_full() -> None:
    play = working("s1").lays(_1_wine_0="s2", _2_wine_0="s3", _2_wine_1="s2", _3_wine_0="s3", _3_wine_1="s1")
    ways = options(play.form("make/s1", good=("wine",)), "to")
    assert {key: way.note.id if way.note else "" for key, way in ways.items()} == {
        "ship1": "",
        "ship2": "craftsmen-bribe",
        "ship3": "craftsmen-bribe",
        "ship4": "",
        "lost": "",
    }
    assert {key: way.because for key, way in ways.items() if way.because} == {"ship3": say("own-out")}


@pytest.mark.parametrize(("cubes", "because"), [(2, None), (3, say("fair-full"))])
def test_v11_a_full_fair_is_said(cubes: int, because: Msg | None) -> None:
    play = working("s1").has("s1@fair", "cube", cubes).has("table@flour.0", "cube", 0).has("table@flour.1", "cube", 0)
    play.lays(flour_0="s2", flour_1="s1")
    assert options(play.form("make/s1", good=("wood",)), "to")["fair"].because == because
    assert options(play.form("make/s1", good=("flour",)), "to")["granary"].because is None, "pushed out oneself"


@pytest.mark.parametrize(
    ("good", "to", "hint"), [("wood", "fair", True), ("flour", "granary", True), ("wood", "onward", False)]
)
def test_v22_the_twentieth_cube_lies_on_the_board(good: str, to: str, hint: bool) -> None:  # noqa: FBT001 - a row
    play = working("s1").has("s1@fair", "cube", 1)
    for n, kind in enumerate(t.STORED[:-1]):
        play.has(f"table@{kind}.0", "cube", 0).has(f"table@{kind}.1", "cube", 0)
        play.lays(**{f"{kind}_0": "s1", f"{kind}_1": "s1", f"_1_{t.FINAL[n]}_0": "s1"})
    found = play.form("make/s1", good=(good,), to=(to,))
    assert not found.issues, "nineteen"
    play.lays(_2_wine_0="s1")
    found = play.form("make/s1", good=(good,), to=(to,))
    assert [issue.code for issue in found.issues] == ["craftsmen-no-cubes"] * hint


# -------------------------------------------------------------------------------------------------- the merchants


def selling(**lies: str) -> Playing:
    """In the merchants' stage, Ola there on gold; these lie in the granary, and nothing else of that kind."""
    play = Playing.of(3).to(Phase.MERCHANT).stands("merchant", "s1")
    for where in ("leather.0", "leather.1"):
        play.has(f"table@{where}", "cube", 0)
    return play.lays(**lies)


@pytest.mark.parametrize(
    ("lies", "note", "because"),
    [
        pytest.param({"leather_1": "table"}, "pays-nobody", "", id="a natural one"),
        pytest.param({"leather_1": "s2"}, "pays-owner", "", id="another's"),
        pytest.param({"leather_1": "s2", "leather_0": "s1"}, "pays-owner", "", id="the lower one is taken"),
        pytest.param({"leather_1": "s1", "leather_0": "s2"}, "", "own-marker", id="the lower one is one's own"),
        pytest.param({}, "", "nothing-there", id="none"),
    ],
)
def test_digest_4_7_what_can_be_bought_and_who_is_paid(lies: Mapping[str, str], note: str, because: str) -> None:
    option = options(selling(**lies).form("buy/s1"), "good")["leather"]
    said = [one.id.removeprefix("craftsmen-") if one else "" for one in (option.note, option.because)]
    assert said == [note, because]


@pytest.mark.parametrize(("cubes", "after"), [(2, 3), (3, 3)])
def test_v11_no_fourth_cube_on_the_fair_of_who_is_paid(cubes: int, after: int) -> None:
    play = selling(leather_1="s2").has("s1@fair", "cube", 1).has("s2@fair", "cube", cubes)
    play.tap("buy/s1", good=("leather",), pays=("fair",))
    assert (play.n("s1@fair", "cube"), play.n("s2@fair", "cube")) == (0, after)


def test_digest_4_7_how_it_is_paid_is_asked_of_who_has_a_cube_at_the_fair() -> None:
    play = selling(leather_1="s2")
    found = play.form("buy/s1", good=("leather",))
    assert (asks(found), found.grows) == (["good"], 0)
    assert found.event
    play.has("s1@fair", "cube", 1)
    assert (asks(play.form("buy/s1")), play.form("buy/s1").grows) == (["good"], 1)
    found = play.form("buy/s1", good=("leather",))
    assert asks(found) == ["good", "pays"]
    assert found.event is None


@pytest.mark.parametrize(
    ("round_", "english", "polish"),
    [
        (1, "3 work points for each helper.", "3 punkty pracy za każdego pomocnika."),
        (4, "3 work points for each player.", "3 punkty pracy na każdą osobę."),
        (12, "5 work points for each player.", "5 punktów pracy na każdą osobę."),
    ],
)
def test_digest_3_5_work_points_are_said_for_each_helper_and_in_winter_for_each_player(
    round_: int, english: str, polish: str
) -> None:
    play = Playing.of(3, LIGHTEST).until(Phase.CRAFT, round_)
    gist = GAME.view(play.state, None).now.gist
    assert [gist and texts(language)(gist) for language in ("en", "pl")] == [english, polish]
