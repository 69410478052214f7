"""The year's end, a row for a sentence: ships painted or typed, colours, granary, what comes home (digest 5)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import pytest

from scorers.core.amount import known
from scorers.core.forms import Amounts, Answer, Form, Pick
from scorers.core.spots import Paint
from scorers.craftsmen import GAME
from scorers.craftsmen.acts.year_end import YearScored
from scorers.craftsmen.model import Phase
from scorers.craftsmen.printed import FINAL, MEAT, SHIPPED
from scorers.craftsmen.words import say
from scorers.craftsmen.year import cell_of
from tests.scorers.craftsmen import tables as t
from tests.scorers.craftsmen.playing import EVERYTHING, LIGHTEST, PRINTED, Playing
from tests.scorers.craftsmen.test_told import caused

Told = Mapping[str, tuple[int, ...]]


def sailing(players: int = 3, keeps: tuple[str, ...] = LIGHTEST, round_: int = 4, **agreed: object) -> Playing:
    """At the ships of a year."""
    return Playing.of(players, keeps, **agreed).until(Phase.SHIPS, round_)


def offered(play: Playing) -> list[str]:
    return [move.key for move in GAME.view(play.state, None).now.moves]


def behind(play: Playing, seat: str) -> list[str]:
    """The moves behind a name."""
    return [move.key for one in GAME.view(play.state, None).seats if one.seat == seat for move in one.moves]


def painting(found: Form) -> Paint:
    (ask,) = (ask for ask in found.asks if isinstance(ask, Paint))
    return ask


def gains(play: Playing, key: str, **answers: Answer) -> dict[str, int]:
    """What each gains or loses when this is tapped."""
    before = play.points()
    play.tap(key, **answers)
    return {seat: n for seat, was in before.items() if (n := (play.points()[seat] or 0) - (was or 0))}


# ----------------------------------------------------------------------------------------------------- the ships

ALL_ON_ONE = {
    **{f"hold.1.{kind}.row": row for row, kind in enumerate(SHIPPED, start=1)},
    **{f"hold.1.{kind}.{side}": 1 for kind in SHIPPED for side in ("left", "right")},
}
"""A ship with a hold for everything."""

FIRST, SECOND = SHIPPED[:2]
MEAT_RIGHT, MEAT_LEFT = (cell_of(FIRST, side) for side in (0, 1))
LAST = cell_of(FINAL[-1], 1)


@pytest.mark.parametrize(
    ("ship", "told", "refused"),
    [
        pytest.param(1, {"s1": (1, 4, 1, MEAT_RIGHT)}, False, id="the first place there is"),
        pytest.param(4, {"s1": (1, 4, 1, LAST)}, False, id="the last one"),
        pytest.param(1, {"s1": (2, 8, 1, 0, 1), "s2": (1, 4, 2, 2)}, False, id="three markers"),
        pytest.param(1, {"s1": (1, 4, 1, 1), "s2": (1, 4, 2, 1)}, True, id="two on one place"),
        pytest.param(1, {"s1": (1, 0, 1, LAST)}, True, id="a product the ship has no hold for"),
        pytest.param(1, {"s1": (2, 0, 1, 0, LAST)}, True, id="one of two"),
        pytest.param(1, {"s1": (1, 0, 1, LAST + 1)}, True, id="no product"),
        pytest.param(1, {"s1": (2, 4, 1, 0)}, True, id="counted otherwise than it lies"),
        pytest.param(1, {"s1": (1, 5, 1, 0)}, True, id="more cargo than it brings"),
        pytest.param(1, {"s1": (1, 4, 2, 0), "s2": (1, 4, 1, 1)}, False, id="5.1: further left comes first"),
        pytest.param(1, {"s1": (1, 4, 1, 0), "s2": (1, 4, 2, 1)}, True, id="5.1: not further right"),
    ],
)
def test_v15_what_painted_cells_can_be(ship: int, told: Told, refused: bool) -> None:  # noqa: FBT001 - a row
    everybody = {**dict.fromkeys(("s1", "s2", "s3"), (0, 0, 0)), **told}
    event = caused(sailing(values=PRINTED), YearScored(year=1, told={f"ship{ship}": everybody}))
    assert ("core-not-as-shown" in sailing(values=PRINTED).judge(event)) == refused


@pytest.mark.parametrize(("cells", "refused"), [(range(18), False), ((*range(18), 17), True)])
def test_v15_two_places_of_nine_products_all_of_one_seat(cells: Iterable[int], refused: bool) -> None:  # noqa: FBT001 - a row
    play, own = sailing(values=ALL_ON_ONE), tuple(cells)
    told = {"s1": (len(own), len(own), 1, *own), "s2": (0, 0, 0), "s3": (0, 0, 0)}
    assert bool(play.judge(caused(play, YearScored(year=1, told={"ship1": told})))) == refused


@pytest.mark.parametrize(("n", "refused"), [(8, False), (9, True)])
def test_v15_eighteen_markers_on_a_ship_whose_holds_nobody_knows(n: int, refused: bool) -> None:  # noqa: FBT001 - a row
    told: dict[str, tuple[int, ...]] = {"s1": (10, 0, 1), "s2": (n, 0, 2), "s3": (0, 0, 0)}
    issues = sailing().judge(caused(sailing(), YearScored(year=1, told={"ship1": told})))
    assert [*issues] == ["craftsmen-too-many-markers"] * refused


@pytest.mark.parametrize(
    ("ship", "markers", "asked"),
    [
        pytest.param(1, (1, 1, 0), ["1"], id="one bonus, two level"),
        pytest.param(1, (2, 1, 1), [], id="one bonus, and it is taken"),
        pytest.param(2, (2, 1, 1), ["1"], id="the second bonus hangs on it"),
        pytest.param(2, (2, 2, 1), ["2"], id="who is first of two"),
        pytest.param(3, (2, 2, 2), ["2"], id="all level"),
        pytest.param(4, (3, 2, 1), [], id="nobody level"),
        pytest.param(4, (0, 0, 0), [], id="nobody there"),
    ],
)
def test_digest_5_1_a_tie_is_asked_where_a_bonus_hangs_on_it(
    ship: int, markers: tuple[int, ...], asked: list[str]
) -> None:
    play = sailing()
    for before in range(1, ship):
        play.tap(f"score/ship{before}")
    found, _ = play.filled(f"score/ship{ship}", {f"ship{ship}/n": dict(zip(("s1", "s2", "s3"), markers, strict=True))})
    assert [ask.key for ask in found.asks if isinstance(ask, Pick)] == [f"ship{ship}/tie/{n}" for n in asked]
    assert (found.event is None) == any(markers), "their cargo is not told"


def test_digest_5_1_nothing_is_scored_before_ties_and_cargo_are_told() -> None:
    play = sailing()
    plain: dict[str, Answer] = {"ship1/n": {"s1": 1, "s2": 1}}
    cargo: dict[str, Answer] = {"ship1/cargo": {"s1": 2, "s2": 3}}
    tie: dict[str, Answer] = {"ship1/tie/1": ("s2",)}
    events = [play.form("score/ship1", **plain, **more).event for more in (cargo, tie, {**cargo, **tie})]
    assert [event is None for event in events] == [True, True, False]
    assert gains(play, "score/ship1", **plain, **cargo, **tie) == {"s1": 2, "s2": 3 + 4}


@pytest.mark.parametrize(
    ("values", "lies", "step"),
    [
        pytest.param(PRINTED, {}, "ships", id="all holds are known"),
        pytest.param({}, {}, "ship1", id="none is"),
        pytest.param({key: n for key, n in PRINTED.items() if "hold.4" not in key}, {}, "ship1", id="one ship is not"),
        pytest.param({**PRINTED, "hold.1.meat.left": 0}, {}, "ships", id="a hold that brings nothing"),
        pytest.param(
            {key: n for key, n in PRINTED.items() if key != "hold.1.meat.left"}, {}, "ship1", id="one nobody knows"
        ),
        pytest.param(PRINTED, {"_1_meat_0": "s1"}, "ships", id="a marker in a hold it knows"),
        pytest.param(PRINTED, {"_1_bread_0": "s1"}, "ship1", id="a marker in a hold nobody told of"),
    ],
)
def test_digest_10_3_ships_are_painted_where_their_holds_are_known(
    values: Mapping[str, int], lies: Mapping[str, str], step: str
) -> None:
    keeps = EVERYTHING if lies else LIGHTEST
    assert offered(sailing(keeps=keeps, values=values).lays(**lies)) == [f"score/{step}"]


def test_digest_10_3_ships_typed_one_by_one_go_on_one_by_one() -> None:
    play = sailing().tap("score/ship1", ship1__n={"s1": 1}, ship1__cargo={"s1": 0})
    play.tap("printed/profile", profile=" ".join(f"{key}={n}" for key, n in PRINTED.items()))
    assert offered(play) == ["score/ship2"]
    assert isinstance(play.form("again", which=("1/ship1",)).asks[1], Amounts), "typed, so typed again"


def test_digest_10_3_what_a_hold_brings_is_never_taken_for_nothing() -> None:
    """A hold is told after the ships were painted, what it brings is not: the cargo is typed from there on."""
    play = sailing(values=PRINTED).tap("score/ships", holds=("@s1", "1.meat.0@s1"))
    assert isinstance(play.form("again", which=("1/ship1",)).asks[1], Paint)
    play.tap("printed/ship1", rows__1=(*SHIPPED[:3], "bread"))
    again = [ask.key for ask in play.form("again", which=("1/ship1",)).asks]
    assert again == ["which", "ship1/n", "ship1/cargo"]


def test_digest_4_6_holds_are_shown_from_the_left_with_what_both_places_bring() -> None:
    values = {**PRINTED, f"hold.1.{SECOND}.left": 7}
    ask = painting(sailing(values=values).form("score/ships"))
    rows = {row.key: row for row in ask.spots.rows}
    assert [spot.key for spot in rows["1.meat"].spots] == ["1.meat.1", "1.meat.0"]
    assert [rows[f"1.{kind}"].n for kind in (FIRST, SECOND)] == [known(4), None]
    assert rows["1.meat"].group == say("part", part="ship1")
    assert rows[f"4.{FINAL[-1]}"].group == say("part", part="ship4")
    assert {one.partition(".")[0]: [*rows].index(one) for one in reversed(rows)} == {"1": 0, "2": 3, "3": 6, "4": 8}


def test_digest_5_1_what_the_cargo_comes_to_stands_beside_each_name() -> None:
    """Ola: three markers on two ships, first on both; Jan one, second on ship 2; Ewa none."""
    holds = (
        "@s1",
        "1.meat.0@s1",
        "2.tools.0@s1",
        f"2.{SHIPPED[3]}.0@s1",
        f"2.{SHIPPED[4]}.1@s1",
        f"2.{SHIPPED[5]}.0@s2",
    )
    facts = painting(sailing(values=PRINTED).form("score/ships", holds=holds)).sums
    said = {fact.seat: (fact.n, dict(fact.label.params), fact.note) for fact in facts if fact.label}
    assert said == {
        "s1": (known(3 * 4 + 4 + 5), {"n": 3, "cargo": 12}, say("plus", n=9)),
        "s2": (known(4 + 3), {"n": 1, "cargo": 4}, say("plus", n=3)),
    }


def test_digest_5_1_markers_sail_with_their_ship_and_no_other() -> None:
    play = sailing(keeps=EVERYTHING).lays(_2_wine_0="s1", _4_beer_1="s2")
    play.tap("score/ship2", ship2__cargo={"s1": 3})
    assert [play.n("s1@2.wine.0", "cube"), play.n("s2@4.beer.1", "cube")] == [0, 1]
    play.tap("score/ship4", ship4__cargo={"s2": 3})
    assert play.n("s2@4.beer.1", "cube") == 0


def test_cr_v21_putting_a_ship_of_last_year_right_moves_no_marker_of_this_one() -> None:
    play = sailing(keeps=EVERYTHING).lays(_1_wine_0="s1").tap("score/ship1", ship1__cargo={"s1": 3})
    play.until(Phase.CRAFT, 8).lays(_1_wine_0="s2")
    play.tap("again", which=("1/ship1",), ship1__cargo={"s1": 5})
    assert play.n("s2@1.wine.0", "cube") == 1


def test_what_was_scored_is_put_right_once_anything_was() -> None:
    play = sailing()
    assert "again" not in behind(play, "table")
    play.tap("score/ship1")
    assert "again" in behind(play, "table")
    which = play.form("again")
    assert which.event is None
    assert [option.key for ask in which.asks if isinstance(ask, Pick) for option in ask.options] == ["1/ship1"]
    assert play.form("again", which=("1/ship1",)).event is None, "nothing is changed"
    assert len(play.form("again", which=("3/ship1",)).asks) == 1, "nobody has scored that"


# ----------------------------------------------------------------------------- colours, granary, investment


def built(players: int = 2) -> Playing:
    """Everybody has a sawmill, Ola two cards more."""
    play = Playing.of(players).tap("built/s1", top=("red",), bottom=("blue",))
    for seat in play.state.setup.ids[1:]:
        play.tap(f"built/{seat}", top=("red",), bottom=("red",))
    play.to(Phase.BUILD).stands("build", "s1")
    play.tap("built/s1", card=("basic",), top=("red",), bottom=("green",), side=("right",))
    return play.tap("built/s1", card=("basic",), top=("red",), bottom=("purple",), side=("right",))


def test_digest_5_2_what_was_built_is_scored_by_a_tap() -> None:
    play = built().until(Phase.COLOURS, 4)
    found = play.form("score/colours")
    assert (found.asks, found.confirm) == ((), None)
    assert gains(play, "score/colours") == {"s1": 3}
    assert play.state.flow.told["1/colours"] == {"s1": (1, 1, 1, 3), "s2": (0, 0, 0, 2)}
    play.until(Phase.HELPERS, 5)
    (ask,) = (ask for ask in play.form("again", which=("1/colours",)).asks if isinstance(ask, Amounts))
    assert {row.key: row.value for row in ask.rows} == {"s1": 1, "s2": 0}, "sets, and no halves"


def test_digest_5_2_sets_are_typed_where_a_sawmill_is_not_told() -> None:
    play = Playing.of(2).tap("built/s1", top=("red",), bottom=("blue",)).until(Phase.COLOURS, 4)
    assert [ask.key for ask in play.form("score/colours").asks] == ["colours"]


@pytest.mark.parametrize(
    ("part", "told", "refused"),
    [
        ("colours", {"s1": (2,), "s2": (0,), "s3": (0,)}, False),
        ("colours", {"s1": (2, 2, 2, 2), "s2": (0,), "s3": (1, 1, 0, 0)}, False),
        ("colours", {"s1": (1, 0, 0, 0), "s2": (0,), "s3": (0,)}, True),
        ("colours", {"s1": (1, 1, 1), "s2": (0,), "s3": (0,)}, True),
        ("granary", {"s1": (14,), "s2": (0,), "s3": (0,)}, False),
        ("granary", {"s1": (14,), "s2": (1,), "s3": (0,)}, True),
        ("granary", {"s1": (1, 1), "s2": (0,), "s3": (0,)}, True),
        ("invest", {"s1": (4,), "s2": (12,), "s3": (0,)}, False),
        ("invest", {"s1": (3,), "s2": (0,), "s3": (0,)}, True),
        ("invest", {"s1": (-1,), "s2": (0,), "s3": (0,)}, True),
        ("invest", {"s1": (4, 4), "s2": (0,), "s3": (0,)}, True),
        ("invest", {"s1": (4,), "s2": (0,)}, True),
        ("invest", {"s1": (4,), "s2": (0,), "s9": (0,), "s3": (0,)}, True),
    ],
)
def test_v16_to_v18_a_part_as_it_can_be_told(part: str, told: Told, refused: bool) -> None:  # noqa: FBT001 - a row
    play = Playing.of(3, LIGHTEST).until(Phase(part), 4)
    assert bool(play.judge(caused(play, YearScored(year=1, told={part: dict(told)})))) == refused


@pytest.mark.parametrize(
    ("year", "part", "refused"),
    [(1, "invest", False), (2, "invest", True), (1, "granary", False), (2, "granary", True)],
)
def test_only_what_is_due_or_was_scored_is_scored(year: int, part: str, refused: bool) -> None:  # noqa: FBT001 - a row
    play = Playing.of(3, LIGHTEST).until(Phase.INVEST, 4)
    told: dict[str, tuple[int, ...]] = {"s1": (4,), "s2": (0,), "s3": (0,)}
    assert ("core-not-as-shown" in play.judge(caused(play, YearScored(year=year, told={part: told})))) == refused


def test_digest_5_3_a_point_for_each_marker_and_they_come_home() -> None:
    play = Playing.of(3).until(Phase.GRANARY, 4).has("table@flour.0", "cube", 0).has("table@rope.1", "cube", 0)
    play.lays(flour_0="s1", rope_1="s2")
    assert gains(play, "score/granary") == {"s1": 1, "s2": 1}
    places = ("s1@flour.0", "s2@rope.1", "table@flour.1", "table@flour.0")
    assert [play.n(place, "cube") for place in places] == [0, 0, 1, 0], "natural ones stay, and none comes yet"


@pytest.mark.parametrize(
    ("fill", "natural"),
    [
        ("all", {"flour.0": 1, "flour.1": 1, "rope.0": 1, "rope.1": 1, "iron.0": 1, "iron.1": 1}),
        ("missing", {"flour.0": 1, "flour.1": 0, "rope.0": 0, "rope.1": 1, "iron.0": 1, "iron.1": 0}),
    ],
)
def test_amb20_natural_cubes_come_back(fill: str, natural: Mapping[str, int]) -> None:
    """No flour, one rope below, one iron above."""
    play = Playing.of(3, rulings={"granary_fill": fill}).until(Phase.INVEST, 4)
    for where in ("flour.0", "flour.1", "rope.0", "iron.1"):
        play.has(f"table@{where}", "cube", 0)
    play.tap("score/invest")
    assert {where: play.n(f"table@{where}", "cube") or 0 for where in natural} == natural


def test_no_cube_comes_or_goes_where_goods_are_not_kept() -> None:
    play = Playing.of(3, LIGHTEST).until(Phase.SHIPS, 4).until(Phase.HELPERS, 5)
    assert "cube" not in {moved.thing for event in play.events for moved in event.transfers}


def test_the_granary_has_fourteen_fields_and_each_ship_its_product() -> None:
    state = Playing.of(2).state
    lying = [where for (where, what), n in state.ledger.values.items() if what == "cube" and n.n]
    assert sorted(lying) == sorted(f"table@{kind}.{side}" for kind in t.STORED for side in (0, 1))
    assert (FIRST, {*SHIPPED}) == (MEAT, {*t.SHIPPED})


def test_a_marker_put_right_counts_from_all_it_has_moved_for() -> None:
    play = sailing(values=PRINTED).tap("score/ships", holds=("@s1", "1.meat.0@s1"))
    before = play.points()["s1"]
    assert before
    (ask,) = play.form("track/s1").asks
    assert isinstance(ask, Amounts)
    assert ask.rows[0].value == before, "the year's end too"
    play.tap("track/s1", n={"n": before + 2})
    assert play.points()["s1"] == before + 2


def test_points_are_shown_in_the_order_in_which_they_are_entered() -> None:
    play = sailing().tap("reorder", order=("s3", "s1"))
    told: dict[str, Answer] = {"ship1/n": {"s1": 1, "s3": 2}, "ship1/cargo": {"s1": 3, "s3": 4}}
    found = play.filled("score/ship1", told)[0]
    (markers, *_) = (ask for ask in found.asks if isinstance(ask, Amounts))
    assert [row.seat for row in markers.rows] == ["s3", "s1", "s2"]
    assert [change.owner for change in found.changes] == ["s3", "s1"]
