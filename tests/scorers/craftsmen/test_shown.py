"""What the table sees: the track, each stage, the seats, the board, the tools, the closing sheet."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from scorers.core.amount import known
from scorers.core.core_moves import count_move
from scorers.core.display import Now, SeatView, Shape, Standing
from scorers.core.forms import Answer, Pick, Place
from scorers.core.msg import TABLE, Player, SeatId
from scorers.core.questions import Numbers
from scorers.core.sheet import Sheet
from scorers.core.spots import Paint
from scorers.craftsmen import GAME
from scorers.craftsmen.acts.lay import Laid
from scorers.craftsmen.model import Phase
from scorers.craftsmen.printed import INFO, LINES
from scorers.craftsmen.words import good, name_of, say
from tests.scorers.craftsmen import tables as t
from tests.scorers.craftsmen.playing import EVERYTHING, LIGHTEST, MORE, PRINTED, Playing, setup


def now(play: Playing) -> Now:
    return GAME.view(play.state, None).now


def seat(play: Playing, whose: str) -> SeatView:
    (found,) = (one for one in GAME.view(play.state, None).seats if one.seat == whose)
    return found


def moves(play: Playing, whose: str) -> list[str]:
    return [move.key.partition("/")[0] for move in seat(play, whose).moves]


def buttons(play: Playing) -> dict[str, list[str]]:
    """What can be told of whom in this stage, in order."""
    return {task.seat or "": [move.key for move in task.moves] for task in now(play).tasks}


# ---------------------------------------------------------------------------------------------------- the track


@pytest.mark.parametrize(
    ("round_", "year", "season", "sign"),
    [(1, 1, 1, "spring"), (2, 1, 2, "summer"), (4, 1, 4, "winter"), (7, 2, 3, "autumn"), (12, 3, 4, "winter")],
)
def test_digest_3_1_year_and_season(round_: int, year: int, season: int, sign: str) -> None:
    play = Playing.of(2, LIGHTEST).until(Phase.BUILD, round_)
    track = GAME.view(play.state, None).track
    assert [(step.key, step.at, step.of) for step in track.steps] == [
        ("year", year, t.YEARS),
        ("season", season, 4),
        ("phase", None, None),
    ]
    assert track.steps[1].label == say("season", season=season)
    assert [(mark.at, mark.label) for mark in track.steps[1].marks] == [(4, say("mark-winter"))]
    assert track.turns
    assert (track.turns.at, len(track.turns.tiles), track.turns.here) == (season, 4, sign)
    assert track.overview
    assert (track.overview.at, len(track.overview.rounds)) == (round_ - 1, 12 + 1)


def test_the_end_stands_below_the_last_season() -> None:
    overview = GAME.view(Playing.of(2, LIGHTEST).until(Phase.END).state, None).track.overview
    assert overview
    assert overview.at == 12
    assert [stop.key for stop in overview.rounds[-1].stops] == ["r12-end"]


@pytest.mark.parametrize(
    ("phase", "keeps", "acting"),
    [
        (Phase.HELPERS, MORE, ("s1",)),
        (Phase.HELPERS, LIGHTEST, ()),
        (Phase.BANK, MORE, ("s2",)),
        (Phase.BANK, LIGHTEST, ()),
        (Phase.CLOSE, MORE, ()),
    ],
)
def test_digest_3_3_who_acts(phase: Phase, keeps: tuple[str, ...], acting: tuple[str, ...]) -> None:
    play = Playing.of(3, keeps)
    play = play.until(phase) if phase is Phase.HELPERS else play.to(phase)
    if phase is Phase.BANK and "queue" in keeps:
        play.stands("bank", "s2")
    assert GAME.view(play.state, None).track.acting == acting


def test_digest_3_5_in_winter_all_act_in_turn_order() -> None:
    play = Playing.of(3, MORE).until(Phase.CRAFT, 4)
    assert GAME.view(play.state, None).track.acting == play.state.flow.order
    assert GAME.view(play.state, None).track.starts == play.state.flow.order[0]


def test_digest_3_4_stages_nobody_stands_in_are_said_and_no_season_is() -> None:
    play = Playing.of(3, MORE).stands("bank", "s1").stands("craft", "s1").to(Phase.BANK)
    follows = play.form("done").follows
    assert follows == say("passed-by", what=(say("phase-build"), say("phase-notary")))
    play.tap("done").to(Phase.HALL)
    assert play.form("done").follows is None


# ------------------------------------------------------------------------------------------------- what is due


@pytest.mark.parametrize(
    ("eight", "phases"),
    [("before", {Phase.CLOSE, Phase.SHIPS}), ("after", {Phase.CLOSE, Phase.INVEST})],
)
def test_amb19_the_hand_limit_is_said_when_it_is_due(eight: str, phases: set[Phase]) -> None:
    """Eight cards at the end of every season (4.4)."""
    play, found = Playing.of(2, LIGHTEST, rulings={"winter_eight": eight}), set[Phase]()
    while play.state.flow.round < 5:
        said = now(play).by_hand
        assert said in ((), (say("hand-limit", n=t.KEPT_CARDS),))
        found |= {play.state.flow.phase} if said else set()
        play.onward()
    assert found == phases


@pytest.mark.parametrize(("keeps", "laid"), [(MORE, True), (LIGHTEST, False)])
def test_the_queue_of_a_stage_is_laid_out_where_it_is_told(keeps: tuple[str, ...], laid: bool) -> None:  # noqa: FBT001 - a row
    assert [held.thing for held in now(Playing.of(3, keeps).to(Phase.BANK)).holdings] == ["queue"] * laid
    assert now(Playing.of(3, keeps).until(Phase.BUILD, 4)).holdings == ()


def test_digest_4_6_the_work_points_left_of_each() -> None:
    play = Playing.of(3).to(Phase.CRAFT).stands("craft", "s1", "s2", "s1")
    for _ in range(2):
        play.tap("make/s1", good=("wood",), to=("onward",))
    assert {task.seat: task.detail for task in now(play).tasks} == {
        "s1": say("work-left", n=4, of=6),
        "s2": say("work-left", n=3, of=3),
    }
    winter = Playing.of(3).until(Phase.BUILD, 4)
    assert {task.detail for task in now(winter).tasks} == {None}, "no work at the builders'"


@pytest.mark.parametrize(
    ("phase", "keeps", "found"),
    [
        (Phase.BUILD, EVERYTHING, ["built/s1", "bonus/s1"]),
        (Phase.BUILD, MORE, ["bonus/s1"]),
        (Phase.CRAFT, EVERYTHING, ["make/s1"]),
        (Phase.MERCHANT, EVERYTHING, ["buy/s1"]),
        (Phase.MERCHANT, MORE, None),
        (Phase.NOTARY, EVERYTHING, None),
    ],
)
def test_digest_3_3_what_can_be_told_in_a_stage(phase: Phase, keeps: tuple[str, ...], found: list[str] | None) -> None:
    play = Playing.of(3, keeps).to(phase).stands(phase, "s1")
    assert buttons(play) == ({"s1": found} if found else {})


def test_anybody_may_stand_anywhere_where_helpers_are_not_told() -> None:
    assert buttons(Playing.of(2, LIGHTEST).until(Phase.CRAFT)) == {"s1": ["make/s1"], "s2": ["make/s2"]}


def test_digest_2_3_the_sawmills_are_told_before_the_first_season() -> None:
    """The sums and equal sums come first: the sawmills stand among the quiet moves, which come below the questions."""
    play = Playing(GAME.begin(setup(2)))
    assert buttons(play) == {}
    quiet = {move.key: move.label for move in now(play).moves if move.place is Place.BUTTON}
    assert quiet == {f"built/{one}": say("sawmill-of", who=Player(SeatId(one))) for one in ("s1", "s2")}
    assert [move.key for move in now(play.tap("built/s1", top=("red",), bottom=("red",))).moves] == [
        "order",
        "built/s2",
    ]
    assert [move.key for move in now(Playing(GAME.begin(setup(2, MORE)))).moves] == ["order"]


@pytest.mark.parametrize(("players", "detail"), [(2, False), (3, True)])
def test_digest_3_6_two_pay_no_fee(players: int, detail: bool) -> None:  # noqa: FBT001 - a row
    assert (now(Playing.of(players, LIGHTEST)).detail is not None) == detail


def test_digest_3_2_how_many_helpers_are_left() -> None:
    play = Playing.of(2, MORE).sends("bank", "hall")
    assert now(play).detail == say("helpers-left", n=4)
    assert [move.key for move in now(play).moves][-1] == "pass/s1"
    assert len(now(play).moves) == 6 + 1


# --------------------------------------------------------------------------------------------- seats and board


@pytest.mark.parametrize(
    ("keeps", "held"),
    [
        ((), []),
        (LIGHTEST, ["vp"]),
        (MORE, ["vp", "privilege", "work"]),
        (EVERYTHING, ["vp", "privilege", "work", "fair", "half.purple", "half.green", "half.blue", "half.red"]),
    ],
)
def test_what_a_seat_holds(keeps: tuple[str, ...], held: list[str]) -> None:
    found = seat(Playing.of(3, keeps), "s2")
    assert [one.thing for one in found.holdings] == held
    assert (found.figure is not None) == ("vp" in held)
    assert [figure.thing for figure in found.beside] == ["privilege"] * ("privilege" in held)


def test_points_and_cubes_of_a_seat_can_be_put_right() -> None:
    play = Playing.of(3).has("s2@fair", "cube", 2)
    holdings = {one.thing: one for one in seat(play, "s2").holdings}
    assert (holdings["vp"].shape, holdings["vp"].count_move) == (Shape.TRACK, "track/s2")
    assert holdings["vp"].figure == seat(play, "s2").figure
    assert (holdings["fair"].figure.amount, holdings["fair"].count_move) == (known(2), count_move("s2@fair", "cube"))


def test_digest_3_3_the_bonus_tokens_of_a_seat() -> None:
    play = Playing.of(3, LIGHTEST).has("s2", "bonus.wine", 1).has("s2", "bonus.beer", 1)
    (held,) = (one for one in seat(play, "s2").holdings if one.thing == "bonus")
    assert (held.figure.amount, held.label) == (known(2), say("bonus-own", what=(good("wine"), good("beer"))))
    assert "bonus" not in {one.thing for one in seat(play, "s1").holdings}


@pytest.mark.parametrize(
    ("keeps", "values", "held"),
    [
        (LIGHTEST, PRINTED, []),
        (MORE, {}, ["privilege", "work"]),
        (EVERYTHING, {}, ["privilege", "work", "granary"]),
        (EVERYTHING, PRINTED, ["privilege", "work", "granary", "holds"]),
    ],
)
def test_what_lies_on_the_board(keeps: tuple[str, ...], values: Mapping[str, int], held: list[str]) -> None:
    play = Playing.of(3, keeps, values=values)
    found = seat(play, TABLE)
    assert [one.thing for one in found.holdings] == held
    assert (say("granary-fields") in found.notes) == ("granary" in held)
    laid = [move.key for move in found.moves if move.key.startswith("laid/")]
    assert laid == [f"laid/{where}" for where in held if where in ("granary", "holds")]


def test_the_turn_order_is_said_and_put_right_once_it_is_known() -> None:
    before, after = Playing(GAME.begin(setup(3, LIGHTEST))), Playing.of(3, LIGHTEST)
    assert (len(seat(before, TABLE).notes), len(seat(after, TABLE).notes)) == (0, 1)
    assert ("reorder" in moves(before, TABLE), "reorder" in moves(after, TABLE)) == (False, True)
    assert "printed" in moves(before, TABLE)
    assert "reorder" in moves(Playing.of(2, LIGHTEST).until(Phase.END), TABLE), "it breaks the last tie"


def test_what_stands_behind_a_name() -> None:
    assert moves(Playing.of(3).to(Phase.BANK), "s1") == ["make", "built", "token", "points"]
    assert moves(Playing.of(3, LIGHTEST), "s1") == ["fee", "points"]
    assert moves(Playing.of(3, LIGHTEST).until(Phase.END), "s1") == ["bonus", "points"]


def test_points_are_taken_apart_by_what_they_were_for() -> None:
    play = Playing.of(3, LIGHTEST).tap("points/s2", n={"n": 3}, reason=("other",))
    why = GAME.why(play.state, "points/s2")
    assert [part.amount for part in why.parts] == [known(1), known(3)]
    assert why.amount == known(4)


# ------------------------------------------------------------------------------------------------- the granary


def test_digest_4_6_the_granary_is_painted_with_each_colour_and_natural_cubes() -> None:
    play = Playing.of(2)
    rows = {row.key: row for held in seat(play, TABLE).holdings if held.spots for row in held.spots.rows}
    assert [spot.key for spot in rows["flour"].spots] == ["flour.0", "flour.1"]
    assert {spot.pieces for row in rows.values() for spot in row.spots} == {("natural",)}
    play.has("table@flour.0", "cube", 0)
    play.tap("laid/granary", lies=("@s2", "flour.0@s2", "rope.0@natural", "iron.1@s1"))
    places = ("s2@flour.0", "table@flour.1", "table@rope.0", "table@rope.1", "s1@iron.1")
    assert [play.n(place, "cube") or 0 for place in places] == [1, 0, 1, 0, 1]


def test_digest_4_6_all_fourteen_fields_can_be_painted() -> None:
    fields = [f"{kind}.{side}" for kind in t.STORED for side in (0, 1)]
    same = Laid(where="granary", lies=dict.fromkeys(fields, "natural"))
    assert [*Playing.of(2).judge(same)] == ["core-not-as-shown"], "nothing is laid otherwise"
    play = Playing.of(2).tap("laid/granary", lies=("@s1", *(f"{field}@s1" for field in fields)))
    assert [play.n(f"s1@{field}", "cube") for field in fields] == [1] * 14


def granary(play: Playing) -> dict[str, tuple[str, ...]]:
    """What lies on its fields."""
    laid = (held.spots for held in seat(play, TABLE).holdings if held.thing == "granary" and held.spots)
    return {spot.key: spot.pieces for spots in laid for spot in spots}


def in_now(play: Playing) -> list[str]:
    return [move.key for move in GAME.view(play.state, None).now.moves]


@pytest.mark.parametrize("phase", [Phase.ORDER, Phase.HELPERS, Phase.NOTARY])
def test_digest_2_2_goods_kept_before_any_is_made_begin_with_a_full_granary(phase: Phase) -> None:
    play = Playing(GAME.begin(setup(3, LIGHTEST)))
    play = play if phase is Phase.ORDER else Playing.of(3, LIGHTEST).until(phase)
    play.tap("core/keep/goods")
    assert {*granary(play).values()} == {("natural",)}
    assert "laid/granary" not in in_now(play)


@pytest.mark.parametrize(("phase", "round_"), [(Phase.CRAFT, 1), (Phase.HELPERS, 2), (Phase.HELPERS, 5)])
def test_what_lies_in_the_granary_is_asked_where_goods_are_kept_from_later_on(phase: Phase, round_: int) -> None:
    play = Playing.of(3, LIGHTEST).until(phase, round_).tap("core/keep/goods")
    assert (granary(play), "laid/granary" in in_now(play)) == ({}, True), "what nobody knows is not shown as empty"
    play.until(Phase.CRAFT).tap("make/s1", good=("flour",), to=("granary",))
    assert "laid/granary" in in_now(play), "one cube more tells nothing of the others"
    (ask,) = play.form("laid/granary").asks
    assert isinstance(ask, Paint)
    proposed = {spot.key: spot.pieces for spot in ask.spots}
    assert proposed == {**dict.fromkeys(proposed, ("natural",)), "flour.0": ("s1",)}
    assert granary(play.tap("laid/granary")) == proposed
    assert "laid/granary" not in in_now(play)
    assert (play.form("laid/granary").event, play.form("laid/granary").note) == (None, None)


def test_a_granary_nobody_told_of_is_neither_bought_from_nor_counted() -> None:
    play = Playing.of(3, LIGHTEST).until(Phase.MERCHANT).tap("core/keep/goods")
    assert "buy" not in moves(play, "s1")
    assert "buy" in moves(Playing.of(3, LIGHTEST).tap("core/keep/goods").until(Phase.MERCHANT), "s1")
    play.until(Phase.SHIPS, 4)
    assert in_now(play)[0] == "score/ship1", "ships may carry what was loaded before"
    play.until(Phase.GRANARY, 4)
    assert [ask.key for ask in play.form("score/granary").asks] == ["granary"]


def test_a_granary_in_which_nothing_lies_is_told_as_well() -> None:
    play = Playing.of(3, LIGHTEST).until(Phase.CRAFT).tap("core/keep/goods").tap("laid/granary", lies=("@s1",))
    assert ({*granary(play).values()}, "laid/granary" in in_now(play)) == ({()}, False)


def test_digest_4_6_no_natural_cube_lies_in_a_hold() -> None:
    play = Playing.of(2, values=PRINTED)
    assert {getattr(ask, "colours", ()) for ask in play.form("laid/holds").asks} == {("s1", "s2")}
    assert {getattr(ask, "colours", ()) for ask in play.form("laid/granary").asks} == {("s1", "s2", "natural")}


# ----------------------------------------------------------------------------------------------- the auction


@pytest.mark.parametrize("answers", [{"who": ("s1",)}, {"kind": ("basic",)}])
def test_digest_4_5_an_auction_needs_who_begins_and_what_for(answers: Mapping[str, Answer]) -> None:
    assert [ask.key for ask in Playing.of(3, LIGHTEST).form("tool/auction", **answers).asks] == ["who", "kind"]


@pytest.mark.parametrize(
    ("bids", "asked"),
    [
        pytest.param("", {"bid/0": range(1, 7)}, id="the first bid is one or more"),
        pytest.param("2", {"bid/1": range(3, 9)}, id="above the last, or out"),
        pytest.param("2 2", {"bid/1": range(3, 9)}, id="as much is no bid"),
        pytest.param("2 out", {"bid/2": range(3, 9)}, id="the last stands"),
        pytest.param("2 out 5", {"bid/3": range(6, 12)}, id="higher and higher"),
    ],
)
def test_v09_the_bids_that_are_offered(bids: str, asked: Mapping[str, range]) -> None:
    answers: dict[str, Answer] = {"who": ("s2",), "kind": ("basic",)}
    answers |= {f"bid/{n}": (bid,) for n, bid in enumerate(bids.split())}
    last = Playing.of(3, LIGHTEST).form("tool/auction", **answers).asks[-1]
    assert isinstance(last, Pick)
    higher = [option.key for option in last.options if option.key != "out"]
    assert {last.key: higher} == {key: [str(n) for n in found] for key, found in asked.items()}
    assert ("out" in {option.key for option in last.options}) == bool(bids), "who begins bids"


@pytest.mark.parametrize(
    ("bid", "offer", "said"),
    [(2, 1, "auction-won"), (1, 1, "mayor-leads"), (3, 9, "mayor-leads"), (6, 5, "auction-won")],
)
def test_digest_4_5_the_mayor_is_beaten_by_more_only(bid: int, offer: int, said: str) -> None:
    answers: dict[str, Answer] = {"who": ("s1",), "kind": ("advanced",), "bid/0": (str(bid),), "bid/1": ("out",)}
    answers |= {"bid/2": ("out",), "mayor": {"mayor": offer}}
    note = Playing.of(3, LIGHTEST).form("tool/auction", **answers).note
    assert note
    assert (note.id, dict(note.params)["n"]) == (f"craftsmen-{said}", bid if said == "auction-won" else offer)


def test_digest_4_5_the_mayor_draws_as_many_cards_as_the_card_is_worth() -> None:
    for kind, n in t.DRAWN.items():
        answers: dict[str, Answer] = {"who": ("s1",), "kind": (kind,), "bid/0": ("1",), "bid/1": ("out",)}
        found = Playing.of(2, LIGHTEST).form("tool/auction", **answers)
        assert found.note == say("mayor-ask", n=n, counts="faces")


# ------------------------------------------------------------------------------------------ the closing sheet


def asked(play: Playing | None = None, given: Sheet | None = None, players: int = 3) -> dict[str, Numbers]:
    """The questions of the sheet, of a play or of nothing but points."""
    state = play.state if play else None
    found = GAME.sheet(state.setup if state else setup(players), state, given or {})
    return {one.key: one for one in found.questions if isinstance(one, Numbers)}


def test_what_a_touch_adds_on_the_sheet() -> None:
    questions = asked()
    assert (questions["track"].adds, questions["bonus"].adds) == ((50, 10, 1), (5, 1))


@pytest.mark.parametrize(
    ("key", "n", "refused"),
    [
        *(("cards", 0, False), ("cards", 10, False), ("cards", 11, True), ("cards", -1, True)),
        *(("order", 1, False), ("order", 3, False), ("order", 4, True), ("order", 0, True)),
    ],
)
def test_digest_6_what_breaks_a_tie_can_be(key: str, n: int, refused: bool) -> None:  # noqa: FBT001 - a row
    """Ten cards at most are in a hand (4.4), three seats on the track."""
    level: Sheet = {"track": {"s1": 5, "s2": 5, "s3": 1}, "cards": {"s1": 2, "s2": 2}, "order": {"s2": 2}}
    told: Sheet = {**level, key: {**level[key], "s1": n}}
    assert bool(GAME.check_sheet(setup(3), told)) == refused


def test_digest_6_only_what_is_not_known_is_asked() -> None:
    play = Playing.of(3, LIGHTEST).until(Phase.END).tap("bonus/s1", good=("wine",), printed={"bonus.wine": 0})
    questions = asked(play)
    assert [key for key, one in questions.items() if one.open and one.seats] == ["cards"]
    assert questions["cards"].seats == ("s2", "s3"), "one point each"
    assert {"track", "bonus", "order"} <= GAME.sheet(play.state.setup, play.state).prefilled().keys()
    assert questions["track"].known == {"s1": 0, "s2": 1, "s3": 1}
    assert questions["bonus"].known == {"s1": 0, "s2": 0, "s3": 0}
    assert questions["order"].known == {"s1": 1, "s2": 2, "s3": 3}


def test_digest_6_bonus_tokens_are_asked_at_the_end_where_none_was_recorded() -> None:
    play = Playing.of(3, LIGHTEST).until(Phase.END)
    bonus = asked(play)["bonus"]
    assert (bonus.open, bonus.known, GAME.view(play.state, None).now.detail) == (True, None, say("end-detail"))
    assert play.points() == {"s1": 0, "s2": 1, "s3": 1}, "so far they bring nothing"
    play.tap("bonus/s1", good=("wine",), printed={"bonus.wine": 5})
    bonus = asked(play)["bonus"]
    assert (bonus.open, bonus.known, GAME.view(play.state, None).now.detail) == (
        False,
        {"s1": 5, "s2": 0, "s3": 0},
        None,
    )
    assert play.points() == {"s1": 5, "s2": 1, "s3": 1}


def test_digest_6_what_nobody_knows_of_one_is_known_of_the_others() -> None:
    play = Playing.of(3, LIGHTEST).tap("core/keep/points").tap("core/keep/points", **{"vp.other": {"s1": 7, "s2": 8}})
    assert asked(play)["track"].known == {"s1": 7, "s2": 8}
    assert asked(Playing.of(3, ()))["track"].known is None


def test_digest_6_the_track_and_the_tokens_are_the_score() -> None:
    told: Sheet = {"track": {"s1": 40, "s2": 45, "s3": 0}, "bonus": {"s1": 6, "s2": 0, "s3": 0}}
    found = GAME.score(setup(3), told, {})
    assert {one: found.total(SeatId(one)) for one in ("s1", "s2", "s3")} == {
        "s1": known(46),
        "s2": known(45),
        "s3": known(0),
    }
    standing = {line.group: line.why.standing for line in found.lines if line.why}
    assert standing == {"track": Standing.TYPED, "bonus": Standing.RULEBOOK}
    assert {line.item for line in found.lines} == {None}
    assert {line.why.title for line in found.lines if line.why} == {say("field-track"), say("field-bonus")}


def test_digest_6_points_that_were_kept_stand_by_what_they_came_from() -> None:
    """What was moved on the track by hand at the very end counts as other points."""
    none = {line: {"s1": 0, "s2": 0} for line in LINES[:-1]}
    told: Sheet = {**none, "track": {"s1": 12, "s2": 3}, LINES[0]: {"s1": 4, "s2": 3}, LINES[2]: {"s1": 5, "s2": 0}}
    lines = {(line.seat, line.group): line for line in GAME.score(setup(2), told, {}).lines if line.group != "bonus"}
    assert {key: line.points for key, line in lines.items()} == {
        ("s1", "helpers"): known(4),
        ("s1", "ships"): known(5),
        ("s1", "other"): known(3),
        ("s2", "helpers"): known(3),
    }
    why = lines["s1", "helpers"].why
    assert why
    assert (why.title, [part.amount for part in why.parts]) == (name_of(LINES[0]), [known(4)])


@pytest.mark.parametrize(
    ("cards", "winner"),
    [({"s1": 0, "s2": 1}, "s2"), ({"s1": 1, "s2": 1}, "s1"), ({"s1": 0, "s2": 0}, "s1"), ({"s1": 2, "s2": 1}, "s1")],
)
def test_digest_6_the_most_cards_then_further_back(cards: Mapping[str, int], winner: str) -> None:
    none = {"bonus": {"s1": 0, "s2": 0}}
    told: Sheet = {**none, "track": {"s1": 9, "s2": 9}, "cards": cards, "order": {"s1": 2, "s2": 1}}
    assert GAME.score(setup(2), told, {}).ranking().winners == (winner,)


def test_where_points_are_not_kept_no_total_is_said_to_change() -> None:
    play = Playing.of(2, ()).until(Phase.CRAFT).tap("make/s1", good=("wine",), to=("made",), printed={"points.wine": 3})
    before = play.state
    play.tap("printed/points", points={"points.wine": 5})
    assert GAME.loud(before, play.events[-1]) == ()


def test_digest_2_2_tokens_out_of_play_are_in_the_box() -> None:
    for players, n in t.TOKENS.items():
        play = Playing.of(players, MORE)
        for token in ("privilege", "work"):
            assert (play.n(TABLE, token), play.n("box", token)) == (n, 10 - n)
    assert {INFO.box(token) for token in ("privilege", "work")} == {10}


def test_each_token_has_its_sign() -> None:
    (ask,) = Playing.of(2).form("token/s1").asks
    assert isinstance(ask, Pick)
    signs = {option.key: option.sign for option in ask.options}
    assert signs == {
        "privilege": "privilege",
        "work": "work",
        "privilege-back": "privilege",
        "work-back": "work",
    }
