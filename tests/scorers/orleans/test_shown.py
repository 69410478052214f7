"""What the table sees and is told, and what cannot be said of it at all."""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion.text import texts
from scorers.core.acts.elsewhere import ELSEWHERE
from scorers.core.amount import NONE, UNKNOWN, Amount, known
from scorers.core.core_moves import count_move, label
from scorers.core.forms import Amounts, Pick, Place
from scorers.core.glance import Bars, Fact
from scorers.core.ledger import owner_msg
from scorers.core.msg import Player, SeatId, msg, plain
from scorers.core.view import Face, Meter, Shape, Sign
from scorers.orleans import GAME, scoring, words
from scorers.orleans.acts.round import TAKE_CENSUS, Planned, TileReturned
from scorers.orleans.acts.settle import EventSettled, Settled
from scorers.orleans.faces import place_face
from scorers.orleans.flow import jump, place_name
from scorers.orleans.model import Phase
from scorers.orleans.now import RULES
from scorers.orleans.printed import BOARD, INFO, LOOK
from scorers.orleans.words import say, thing
from tests.scorers.orleans import tables as t
from tests.scorers.orleans.playing import EVERYTHING, LIGHTEST, POINTS, Playing


def test_the_score_so_far_is_taken_apart() -> None:
    play = Playing.of(2, POINTS).round("pilgrimage").has("s1", coin=4, wine=2, development=15, station=3)
    why = GAME.why(play.state, "points/s1")
    assert why.amount.n == 4 + 2 * 3 + 4 * (3 + 1)  # most stations: the last citizen as well
    assert [(part.amount.n, part.times) for part in why.parts if part.times] == [(6, (2, 3)), (12, (3, 4)), (4, (1, 4))]
    assert why.rule == say("last-citizen-now", who=Player(SeatId("s1"))), "of the one citizen nobody sees a tile"
    assert GAME.why(play.state, "points/s2").rule == say("why-formula")


@pytest.mark.parametrize(("thing", "n"), [("development", 31), ("station", 11), ("track.knight", 6)])
def test_nothing_stands_beyond_its_track(thing: str, n: int) -> None:
    assert "orleans-beyond" in Playing.of(3).tap("turn/pilgrimage").refused(count_move("s1", thing), n={"n": n})


def test_no_more_goods_than_are_in_a_play_of_two() -> None:
    play = Playing.of(2, POINTS).tap("turn/pilgrimage").has("s1", grain=24, cheese=21, wine=18, wool=14)
    assert "orleans-too-many-goods" in play.refused(count_move("s2", "brocade"), n={"n": 2})


def test_bread_and_grain_are_the_same_tiles() -> None:
    setup = Playing.of(2, LIGHTEST, extras="yes").state.setup
    found = GAME.check_sheet(setup, {"grain": {"s1": 20}, "bread": {"s2": 5}})
    assert "orleans-bread-and-grain" in {issue.code for issue in found}


def test_the_end_says_so_and_asks_nothing() -> None:
    play = Playing.of(2, LIGHTEST)
    over = play.state.with_ledger(play.state.ledger, jump(play.state, "r18-end"))
    now = GAME.view(over, None).now
    assert (now.headline, now.moves, GAME.tasks(over)) == (say("end-title"), (), frozenset())
    assert GAME.position(over).key == "r18-end"
    assert place_name("r18-end").params == (("n", 18), ("phase", "end"))


def test_an_empty_stack_shuts_its_place() -> None:
    play = Playing.of(3).round("pilgrimage").has("table", grain=0, technology=0)
    play.state = play.state.with_ledger(
        play.state.ledger.with_counts(
            {
                ("s1", f"tile.{tile}"): play.state.ledger.get("table", f"tile.{tile}")
                for tile in ("hayrick", "laboratory")
            }
        ),
        play.state.flow,
    )
    because = {move.thing: move.because for move in GAME.view(play.state, None).now.moves}
    assert because["hayrick"] == because["farm_house"]
    assert because["laboratory"] is not None
    assert because["town_hall"] == say("nobody-to-send")


def test_a_coin_of_the_tribunal_is_paid_by_torture_where_the_table_plays_so() -> None:
    play = (
        Playing.of(3, EVERYTHING, extras="yes", rulings={"tribunal_coin": "torture"})
        .round("pilgrimage")
        .has("s1", coin=0)
    )
    owned = {("s1", "tile.tribunal"): play.state.ledger.get("table", "tile.tribunal")}
    play.state = play.state.with_ledger(play.state.ledger.with_counts(owned), play.state.flow)
    form = play.form("act/s1/tribunal", other=("s2",), good=("nothing",))
    assert {issue.code for issue in form.issues} == {"orleans-tribunal-torture"}
    assert form.event is not None
    assert form.event.transfers == ()


def test_every_step_has_its_words() -> None:
    play = Playing.of(3, POINTS).round("pilgrimage")
    play.tap("gain/s1", things={"coin": -2}).tap("gain/s2", things={"coin": 1, "grain": 1}).tap(
        "gain/s2", things={"grain": -1, "coin": 2}
    )
    said = [label(GAME, event).id for event in play.events[-3:]]
    assert said == ["orleans-log-gave", "orleans-log-gained", "orleans-log-both"]
    light = Playing.of(3, LIGHTEST).to("taxes").tap("short/r2/s1", short={"short": 2})
    assert label(GAME, light.events[-1]).id == "orleans-log-short"


def test_what_was_left_open_is_done_at_the_table() -> None:
    play = Playing.of(2, LIGHTEST).round("pilgrimage")
    left = replace(play.state.flow, phase=Phase.HOURGLASS, round=2, reopened=frozenset({"r1/plan/s2"}))
    (row,) = GAME.view(play.state.with_ledger(play.state.ledger, left), None).now.tasks
    assert [move.key for move in row.moves] == [str(ELSEWHERE.row("r1/plan/s2", row.label).moves[0].key)]


def test_a_step_of_a_track_is_not_added_to_the_follower() -> None:
    symbols = {thing.id: thing.symbol for thing in INFO.things}
    tracks = {thing: symbol for thing, symbol in symbols.items() if thing.startswith("track.")}
    assert set(tracks.values()) == {"track"}
    assert "track" in LOOK.symbols
    assert "track" not in {symbol for thing, symbol in symbols.items() if thing not in tracks}


def test_the_row_of_a_seat_counts_followers_and_leaves_the_tracks_behind_the_name() -> None:
    play = Playing.of(3).round("pilgrimage").tap("act/s1/castle")
    held = {one.thing: one for one in GAME.view(play.state, None).seats[0].holdings}
    assert (held["follower.knight"].shape, held["track.knight"].shape) == (Shape.COUNTER, Shape.TRACK)
    assert held["track.knight"].count_move, "it can be put right there"


def test_the_fine_of_the_census_says_who_is_last() -> None:
    play = Playing.of(3, EVERYTHING).round("pilgrimage").passed()
    play.has("s1", track__farmer=1, coin=0).has("s2", track__farmer=2).has("s3", track__farmer=3)
    now = GAME.view(play.tap("turn/income").state, None).now
    assert (now.headline, now.rule) == (say("census-fine", who=Player("s1")), RULES["census"])


def test_a_place_on_a_deed_says_what_it_brings_and_how_many_are_left() -> None:
    play = Playing.of(3).round("pilgrimage").has("s1", follower__trader=1, follower__boatman=1)
    (ask,) = play.form("act/s1/town_hall").asks
    assert isinstance(ask, Pick)
    notes = {option.key: option.note for option in ask.options}
    assert notes["cathedral/trader"] == say("slot-left", what=thing("coin", 2), n=2)
    either = say("slot-either", coin=thing("coin", 1), step=thing("development", 1))
    assert notes["canalisation/boatman"] == say("slot-left", what=either, n=3)
    asks = play.form("act/s1/town_hall", sends=("canalisation/boatman",)).asks
    (points,) = (ask for ask in asks if isinstance(ask, Amounts))
    assert points.label != points.rows[0].label


def test_the_plague_asks_only_who_may_lose_somebody_and_keeps_what_was_drawn() -> None:
    play = Playing.of(3).to("plague").has("s2", follower__knight=1)
    rows = {row.seat: row for row in GAME.view(play.state, None).now.tasks}
    assert rows["s1"].detail == say("plague-safe")
    assert [bool(rows[seat].moves) for seat in ("s1", "s2", "s3")] == [False, True, False]
    play.tap("settle")
    assert [task for task in GAME.tasks(play.state) if task.startswith("r2/event")] == ["r2/event/s2"]

    play = Playing.of(3).to("plague").has("s2", follower__knight=1).has("s1", follower__monk=1)
    play.tap("drawn/r2/s2", drawn=("knight",))
    done = {row.seat: row.detail for row in GAME.view(play.state, None).now.tasks if row.done}
    assert done == {"s2": thing("follower.knight", 1)}
    assert play.tap("drawn/r2/s1", drawn=("starter",)).tap("settle").state.flow.drawn == ()


def test_who_has_passed_is_said() -> None:
    play = Playing.of(3).round("pilgrimage").tap("pass/s1")
    assert GAME.view(play.state, None).now.detail == say("have-passed", who=(owner_msg("s1"),))


def test_a_building_says_its_stack_and_the_first_of_stack_two_waits_with_a_hint() -> None:
    for tile, stack, hint in (("winery", "I", say("sure-hint")), ("laboratory", "II", None)):
        face, laid = place_face(tile, f"tile.{tile}"), place_face(tile)
        assert face.name == say("tile", what=words.place_name(tile), n=stack)
        assert laid.name == words.place_name(tile), "what lies there has left its stack"
        assert face.state == laid.state == hint
    play = Playing.of(3).round("pilgrimage")
    first, second = (play.form("act/s1/village", follower=("trader",), tile=(t,)) for t in ("winery", "laboratory"))
    assert (first.confirm, first.issues) == (None, ())
    assert [issue.code for issue in second.issues] == ["orleans-first-from-one"]
    assert second.confirm == say("act-confirm", what=words.place_name("village")), "it waits, so that the hint is seen"
    later = play.has("s1", track__trader=1).form("act/s1/village", follower=("trader",), tile=("laboratory",))
    assert (later.confirm, later.issues) == (None, ())


def test_putting_back_is_recorded_by_a_statement() -> None:
    (move,) = GAME.view(Playing.of(3, variant="fewer_buildings").state, None).now.moves
    assert move.label == say("gain-confirm")


@pytest.mark.parametrize(
    ("place", "brings"),
    [
        ("scriptorium", {"development": 1}),
        ("windmill", {"coin": 2, "development": 1}),
        ("hospital", {"coin": None}),
        ("office", {"coin": None}),
        ("pharmacy", {"development": None}),
        ("goldsmith", {"development": None}),
        ("theatre", {"coin": None}),
    ],
)
def test_p12_to_14_what_is_counted_only_then_is_shown_without_a_number(
    place: str, brings: dict[str, int | None]
) -> None:
    assert {sign.symbol: sign.n.n for sign in place_face(place).brings} == brings


def test_a_place_at_which_something_is_chosen_shows_what_is_printed() -> None:
    play = Playing.of(3).round("pilgrimage").has("s1", tile__pharmacy=1, tile__hospital=1)
    (laid,) = GAME.view(play.state, None).now.holdings
    brings = {face.key: [(sign.symbol, sign.n.n) for sign in face.brings] for face in laid.faces}
    assert brings["pharmacy"] == [("development", None)], "one to three, as one pays"
    assert brings["hospital"] == [("coin", 1)], "a coin at level 1"


def test_p3_the_first_hourglass_lies_under_the_thumb_and_later_one_of_several_is_touched() -> None:
    play = Playing.of(3)
    (first,) = GAME.view(play.state, None).now.moves
    assert (first.key, first.place) == ("turn/pilgrimage", Place.PRIMARY)
    later = GAME.view(play.round("pilgrimage").passed().state, None).now.moves
    assert {move.place for move in later} == {Place.THING}


@pytest.mark.parametrize(
    ("event", "key", "owes"), [("taxes", "event/r2/s1", Fact("coin", NONE)), ("plague", "drawn/r2/s1", None)]
)
def test_p10_who_has_settled_owes_no_coins_where_coins_were_due(event: str, key: str, owes: Fact | None) -> None:
    play = Playing.of(3).to(event).has("s1", grain=3, follower__knight=1).has("s2", grain=3, follower__knight=1)
    play.tap(key, **({"drawn": ("knight",)} if event == "plague" else {}))
    assert {row.seat: row.owes for row in GAME.view(play.state, None).now.tasks if row.done}["s1"] == owes


def test_the_score_so_far_stands_at_each_name_where_it_is_known() -> None:
    known_, light = Playing.of(2, POINTS).tap("turn/pilgrimage").has("s1", wine=2), Playing.of(2, LIGHTEST)
    shown = [seat.figure for seat in GAME.view(known_.state, None).seats[:2]]
    assert [figure and figure.amount.n for figure in shown] == [5 + 2 * 3, 5]
    assert [seat.figure for seat in GAME.view(light.state, None).seats[:2]] == [None, None]


def test_every_event_says_how_many_are_left() -> None:
    play = Playing.of(3).round("pilgrimage").passed()
    left = {move.thing: move.follows for move in GAME.view(play.state, None).now.moves}
    assert (left["pilgrimage"], left["plague"]) == (say("left-of", n=2), say("left-of", n=3))


def test_the_score_so_far_says_that_it_is_as_if_the_game_ended_now() -> None:
    why, say_en = GAME.why(Playing.of(2, POINTS).state, "points/s1"), texts("en")
    assert why.rule is not None
    assert "if the game ended now" in say_en(why.title, {})
    assert "the 14th" in say_en(why.rule, {})


def chapters(play: Playing) -> dict[str, dict[str, Face]]:
    """What there is to look up."""
    found = GAME.view(play.state, None).chapters
    return {chapter.key: {face.key: face for face in chapter.faces} for chapter in found}


def test_a_deed_is_looked_up_with_its_places_who_fills_them_and_its_citizen() -> None:
    play = Playing.of(3).round("pilgrimage").has("s1", follower__scholar=2).has("s2", follower__trader=1)
    play.tap("act/s1/town_hall", sends=("astronomy/scholar", "astronomy/scholar"))
    deed = chapters(play)["deeds"]["deed.astronomy"]
    assert deed.meters == (Meter("follower.scholar", 2, 2), Meter("follower.trader", 0, 1))
    sent = say("deed-sent", who=Player("s1"), what=(thing("follower.scholar", 2),))
    assert (deed.text, deed.state) == (say("deed-brings", what=thing("coin", 1)), say("deed-filled", parts=(sent,)))
    assert (deed.owner, deed.our_words) == (None, ("pl",))
    play.tap("act/s2/town_hall", sends=("astronomy/trader",))
    assert chapters(play)["deeds"]["deed.astronomy"].owner == "s2", "whoever fills it takes its citizen"


def test_where_followers_are_not_kept_a_deed_says_what_is_printed() -> None:
    deed = chapters(Playing.of(2, LIGHTEST))["deeds"]["deed.papal_conclave"]
    assert (deed.meters, deed.state) == ((), None)
    assert deed.worth == (Sign("follower.knight", known(1)), Sign("follower.monk", known(2)))


def test_the_hourglass_is_looked_up_harvest_two_of_thirteen() -> None:
    play = Playing.of(2, LIGHTEST)
    for event in ("pilgrimage", "harvest", "income", "taxes", "plague"):
        play.round(event).passed()
        if play.state.flow.phase is Phase.EVENT:
            play.tap("settle")
    harvest = chapters(play)["hourglass"]["event.harvest"]
    assert (harvest.worth, harvest.text) == ((Sign("harvest", known(2)),), say("hourglass-left", n=2, of=13))


def test_buildings_are_looked_up_with_their_needs_and_how_sure_these_are() -> None:
    found = chapters(Playing.of(2))["buildings"]
    assert found["castle"].worth == tuple(Sign(f"follower.{kind}", UNKNOWN) for kind in ("farmer", "boatman", "trader"))
    sure = {key: found[key].state for key in ("castle", "tile.sacristy", "tile.cellar")}
    assert sure == {"castle": None, "tile.sacristy": None, "tile.cellar": say("sure-hint")}
    assert found["tile.cellar"].name == say("tile", what=words.place_name("cellar"), n="II")
    assert "tile.bakery" not in found
    assert chapters(Playing.of(2, extras="yes"))["buildings"]["tile.bakery"].state == say("sure-unknown")


def test_p10_a_tax_paid_in_coins_is_named_and_nothing_is_loud() -> None:
    play = Playing.of(3, POINTS).to("taxes").has("s1", grain=3)
    before = play.state
    paid = play.tap("event/r2/s1").events[-1]
    assert label(GAME, paid) == say("log-paid", who=Player("s1"), what=(thing("coin", 1),))
    assert GAME.loud(before, paid) == ()


# ------------------------------------------------------------------------------------------------ keep by keep


@pytest.mark.parametrize(
    ("keeps", "held", "table"),
    [
        (LIGHTEST, [], []),
        (
            POINTS,
            ["coin", *t.GOODS, "development", "station", "citizen"],
            [*t.GOODS],
        ),
        (
            EVERYTHING,
            ["coin", *t.GOODS, "development", "station", "technology", "citizen", "building"],
            [*t.GOODS, "technology", *(f"follower.{kind}" for kind in t.FOLLOWERS)],
        ),
    ],
)
def test_what_is_held_is_shown_as_far_as_it_is_kept(keeps: tuple[str, ...], held: list[str], table: list[str]) -> None:
    *seats, board = GAME.view(Playing.of(3, keeps).state, None).seats
    assert [one.thing for one in seats[1].holdings] == held
    assert [one.thing for one in board.holdings] == table
    assert [figure.thing for figure in seats[1].beside] == ["coin"] * ("coin" in held)
    assert [note.id for note in seats[1].notes] == ["orleans-level-at"] * ("development" in held)


def test_p14_bread_a_seat_has_is_shown_and_put_right() -> None:
    play = Playing.of(3, extras="yes").round("pilgrimage")
    assert "bread" not in {one.thing for one in GAME.view(play.state, None).seats[0].holdings}
    play.has("s1@bakery", grain=2)
    (bread,) = (one for one in GAME.view(play.state, None).seats[0].holdings if one.thing == "bread")
    assert (bread.figure.amount, bread.count_move) == (known(2), count_move("s1@bakery", "grain"))


def test_p11_the_bank_is_told_dry_and_full_again() -> None:
    play = Playing.of(3, POINTS).tap("turn/pilgrimage")
    shown = []
    for _ in "ab":
        view = GAME.view(play.state, None)
        rows = [(row.label, *(move.label for move in row.moves)) for row in view.now.tasks if row.key == "bank"]
        shown.append((rows, view.seats[-1].moves[0].label))
        play.tap("bank")
    assert shown == [([], say("bank-told")), ([(say("bank-dry"), say("bank-full"))], say("bank-full"))]
    assert not play.state.flow.dry


def test_p11_an_empty_bank_is_said_in_every_phase_until_it_is_told_full() -> None:
    play = Playing.of(3, variant="fewer_buildings").tap("bank")
    for moves in (["return"] * 3, ["turn/pilgrimage"], ["plan"], ["pass/s1", "pass/s2", "pass/s3"], ["turn/income"]):
        assert GAME.view(play.state, None).now.tasks[-1].key == "bank", play.state.flow.phase
        for move in moves:
            play.tap(move, **({"tile": ("nobody",)} if move == "return" else {}))
    over = play.state.with_ledger(play.state.ledger, jump(play.state, "r18-end"))
    assert GAME.view(over, None).now.tasks == ()


def test_p6_the_boatmens_track_promises_no_coins_while_the_bank_is_empty() -> None:
    play = Playing.of(3).round("pilgrimage").tap("bank")
    (ask,) = play.form("act/s1/village").asks
    assert isinstance(ask, Pick)
    notes = {option.key: option.note for option in ask.options}
    assert (notes["boatman"], notes["craftsman"]) == (say("bank-told"), thing("technology", 1))


@pytest.mark.parametrize(("players", "then"), [(2, "s2 s1 s2"), (3, "s2 s3")])
def test_p9_whose_turn_it_is_to_put_a_building_back_and_who_comes_then(players: int, then: str) -> None:
    play, left = Playing.of(players, variant="fewer_buildings"), then.split()
    for seat in ("s1", *left):
        now = GAME.view(play.state, None).now
        assert now.headline == say("return-title", who=Player(seat))
        assert now.detail == (say("return-then", who=tuple(map(owner_msg, left))) if left else None)
        left = left[1:]
        play.tap("return", tile=("nobody",))
    assert play.state.flow.phase is Phase.HOURGLASS


@pytest.mark.parametrize(("round_", "at"), [(1, 0), (2, 1), (3, 2)])
def test_p4_all_eighteen_rounds_are_looked_over_with_their_events(round_: int, at: int) -> None:
    play, events = Playing.of(2, LIGHTEST), ["pilgrimage", "pilgrimage", "income"]
    for event in events[: round_ - 1]:
        play.round(event).passed()
    play.tap(f"turn/{events[round_ - 1]}")
    overview = GAME.view(play.state, None).track.overview
    assert overview
    assert (overview.at, len(overview.rounds), [stop.key for stop in overview.rounds[-1].stops]) == (
        at,
        19,
        ["r18-end"],
    )
    found = [row.facts[0].sign if row.facts[0] else "" for row in overview.rounds[:4]]
    assert found == [*events[:round_], *[""] * (4 - round_)]


def test_p5_where_nothing_is_kept_the_hourglasses_show_how_far_it_is() -> None:
    play = Playing.of(2, LIGHTEST).round("pilgrimage").passed().tap("turn/taxes")
    track = GAME.view(play.state, None).track
    assert [(step.key, step.at, step.of) for step in track.steps] == [("round", 2, 18), ("phase", None, None)]
    assert isinstance(track.line, Bars)
    assert (len(track.line.heights), track.line.at, track.line.signs) == (18, 2, ((1, "pilgrimage"), (2, "taxes")))
    assert track.event == Fact("taxes", label=say("event-taxes"))


def test_who_still_has_to_say_something_is_shown() -> None:
    play = Playing.of(3).tap("turn/pilgrimage")
    assert GAME.view(play.state, None).track.acting == ("s1", "s2", "s3")
    play.tap("plan/s2")
    assert GAME.view(play.state, None).track.acting == ("s1", "s3")
    rows = GAME.view(play.state, None).now.tasks
    assert [(row.seat, row.done, len(row.moves)) for row in rows] == [
        ("s1", False, 1),
        ("s2", True, 0),
        ("s3", False, 1),
    ]
    play.tap("plan")
    assert GAME.view(play.state, None).track.acting == ("s1",)
    light = Playing.of(3, LIGHTEST).round("pilgrimage")
    assert GAME.view(light.state, None).track.acting == ()


@pytest.mark.parametrize("at", range(6))
def test_p4_how_many_followers_are_drawn(at: int) -> None:
    """Four, and more along the knights' track; eight spaces on the market."""
    play = Playing.of(2).round("pilgrimage").passed().has("s1", track__knight=at).tap("turn/income")
    rows = {row.seat: row.detail for row in GAME.view(play.state, None).now.tasks}
    assert rows["s1"] == say("draws", n=t.DRAWS[at], market=t.MARKET_SPACES, bath="no")
    light = Playing.of(2, LIGHTEST).round("pilgrimage").passed().tap("turn/income").tap("census")
    assert {row.detail for row in GAME.view(light.state, None).now.tasks} == {say("draws-told")}


def test_p12_13_tiles_that_change_the_draw_are_said() -> None:
    """The Gunpowder Tower has two spaces more; with the Bathhouse two more are drawn, of whom one stays."""
    play = Playing.of(3).round("pilgrimage").passed()
    play.has("s1", tile__bathhouse=1).has("s2", tile__gunpowder_tower=1).tap("turn/income")
    rows = {row.seat: row.detail for row in GAME.view(play.state, None).now.tasks}
    told = {"s1": (8, "yes"), "s2": (10, "no"), "s3": (8, "no")}
    assert rows == {seat: say("draws", n=4, market=spaces, bath=bath) for seat, (spaces, bath) in told.items()}


@pytest.mark.parametrize(("hall", "said"), [("no", False), ("yes", True)])
def test_a_ruling_for_the_town_hall_is_said_while_one_plans(hall: str, said: bool) -> None:  # noqa: FBT001 - a row
    play = Playing.of(2, rulings={"technology_on_town_hall": hall}).tap("turn/pilgrimage")
    ruling, census = say("planning-hall"), say("census-tie")
    assert GAME.view(play.state, None).now.detail == (ruling if said else None)
    play.tap("plan").passed().tap("turn/income")
    assert GAME.view(play.state, None).now.detail == (msg("core-then", a=census, b=ruling) if said else census)


def test_p10_a_pilgrimage_says_that_no_monk_is_gained() -> None:
    for event, said in (("pilgrimage", say("monks-barred")), ("income", None)):
        play = Playing.of(3).round("pilgrimage")
        play = play if event == "pilgrimage" else play.passed().round(event)
        assert GAME.view(play.state, None).now.detail == said
    light = Playing.of(3, LIGHTEST).round("pilgrimage").passed().round("income")
    now = GAME.view(light.state, None).now
    assert (now.detail, [move.key for move in now.moves]) == (say("actions-detail"), ["passed"])


def test_p6_every_place_lies_there_with_the_pass_under_the_thumb() -> None:
    play = Playing.of(3).round("pilgrimage").has("s1", tile__brewery=1, tile__sacristy=1)
    now = GAME.view(play.state, None).now
    assert [move.key for move in now.moves] == ["pass/s1", *(f"act/s1/{at}" for at in (*BOARD, "brewery"))]
    faces = {face.key: face for held in now.holdings for face in held.faces}
    assert [*faces] == [*BOARD, "brewery"], "what has no action lies nowhere"
    assert [(sign.symbol, sign.n) for sign in faces["farm_house"].brings] == [
        ("follower.farmer", known(1)),
        ("grain", known(1)),
    ]
    assert faces["scriptorium"].worth == (), "what is missing takes its line"
    assert faces["farm_house"].worth


@pytest.mark.parametrize(("event", "gets"), [("income", {"s1": 3, "s2": 1}), ("trading_day", {"s1": 2, "s2": 0})])
def test_p10_what_each_gets(event: str, gets: dict[str, int]) -> None:
    play = Playing.of(2).to(event).has("s1", development=9, station=2)
    rows = {row.seat: row for row in GAME.view(play.state, None).now.tasks}
    for seat, n in gets.items():
        assert rows[seat].detail == (say("gets", what=(thing("coin", n),)) if n else None)
        assert [fact.n for fact in rows[seat].pays] == [known(n)] * bool(n)
    play.tap("settle")
    assert {seat: play.n(seat, "coin") for seat in gets} == {seat: 5 + n for seat, n in gets.items()}


def test_p10_where_nobody_can_pay_as_shown_it_is_waited_for() -> None:
    play = Playing.of(2).to("harvest").has("s1", coin=0).has("s2", coin=0)
    now = GAME.view(play.state, None).now
    assert (now.moves, now.awaits) == ((), say("event-awaits"))
    play.has("s1", grain=1)
    now = GAME.view(play.state, None).now
    assert ([move.key for move in now.moves], now.awaits) == (["settle"], None)


def test_p10_and_11_the_rows_of_a_harvest() -> None:
    """Food; coins, as one has no food; torture for what is missing."""
    play = Playing.of(3).to("harvest").has("s1", wine=1).has("s3", coin=3)
    rows = {row.seat: row for row in GAME.view(play.state, None).now.tasks}
    assert {seat: (row.warn, row.short, row.detail) for seat, row in rows.items()} == {
        "s1": (False, None, say("pays", what=(thing("wine", 1),))),
        "s2": (True, say("no-food"), say("pays", what=(thing("coin", 5),))),
        "s3": (True, say("falls-short", n=2), say("gives", what=(thing("coin", 3), thing("unbuilt", 2)))),
    }
    assert {seat: [(fact.sign, fact.n) for fact in row.pays] for seat, row in rows.items()} == {
        "s1": [("wine", known(1))],
        "s2": [("coin", known(5))],
        "s3": [("coin", known(3)), ("unbuilt", known(2))],
    }
    assert {row.owes for row in rows.values()} == {Fact("harvest", known(1))}
    assert {seat: [(move.key, move.label, move.edits) for move in row.moves] for seat, row in rows.items()} == {
        "s1": [("event/r2/s1", say("pay-else"), True)],
        "s2": [("event/r2/s2", say("pay-else"), True)],
        "s3": [("event/r2/s3", say("give-up"), False)],
    }


def test_p13_nobody_lifts_a_harvest_without_the_sacristy() -> None:
    play = Playing.of(3).to("harvest").has("s1", tile__sacristy=1, follower__monk=1).has("s2", follower__monk=1)
    moves = {row.seat: [move.key for move in row.moves] for row in GAME.view(play.state, None).now.tasks}
    assert moves == {
        "s1": ["event/r2/s1", "lifted/r2/s1"],
        "s2": ["event/r2/s2"],
        "s3": ["event/r2/s3"],
    }
    light = Playing.of(3, LIGHTEST).to("harvest")
    moves = {row.seat: [move.key for move in row.moves] for row in GAME.view(light.state, None).now.tasks}
    assert moves == {seat: [f"short/r2/{seat}"] for seat in ("s1", "s2", "s3")}


@pytest.mark.parametrize(("keeps", "n"), [(LIGHTEST, 9), (("goods",), 2)])
def test_p10_so_many_coins_can_be_missing(keeps: tuple[str, ...], n: int) -> None:
    play = Playing.of(2, keeps).to("taxes")
    if "goods" in keeps:
        play.has("s1", grain=8)
    (ask,) = play.form("short/r2/s1").asks
    assert isinstance(ask, Amounts)
    assert [(row.low, row.high) for row in ask.rows] == [(1, n)]


def test_p11_torture_is_asked_in_pieces_and_says_what_it_costs() -> None:
    play = Playing.of(2).to("harvest").has("s1", coin=2, development=9, station=10)
    form = play.form("event/r2/s1")
    (ask,) = form.asks
    assert isinstance(ask, Amounts)
    assert (ask.total, ask.pieces, form.said) == ((3, 3), True, True)
    assert form.follows == say("costs", points=3 * 3 + 2, coins=2), "three stations, and the coins"
    step = play.form("event/r2/s1", paid={"station": 2, "step": 1})
    lost = 3 * (10 + 1) - 2 * (8 + 1)  # the last citizen as well
    assert step.follows == say("costs-level", points=lost + 2, now=3, then=2, coins=2)


def test_p10_what_the_plague_can_draw() -> None:
    play = Playing.of(2).to("plague").has("s1", follower__knight=1, follower__monk=2)
    (ask,) = play.form("drawn/r2/s1").asks
    assert isinstance(ask, Pick)
    assert [option.key for option in ask.options] == ["knight", "monk", "starter", "empty"]
    assert play.form("drawn/r2/s1").event is None
    assert "orleans-no-such-follower" in play.refused("drawn/r2/s1", drawn=("scholar",))
    assert "orleans-no-such-follower" in play.refused("drawn/r2/s2", drawn=("knight",))
    assert not play.refused("drawn/r2/s2", drawn=("starter",))


# ---------------------------------------------------------------------------------------------- what cannot be told


@pytest.mark.parametrize(
    ("event", "codes"),
    [
        pytest.param(Planned(round=1, seats=("s1", "s3")), [], id="two of three"),
        pytest.param(Planned(round=1, seats=("s3", "s1")), ["core-not-as-shown"], id="in another order"),
        pytest.param(Planned(round=1, seats=()), ["core-not-as-shown"], id="nobody"),
    ],
)
def test_p4_who_can_have_planned(event: Planned, codes: list[str]) -> None:
    play = Playing.of(3).tap("turn/pilgrimage")
    act = GAME.acts.of(event)
    assert act
    made = act.made(play.state, **event.model_dump(exclude_unset=True))
    assert [*play.judge(made)] == codes


@pytest.mark.parametrize(
    ("most", "least", "codes"),
    [
        ("s1", "s2", []),
        ("s1", "", []),
        ("", "", []),
        ("s1", "s1", ["orleans-census-both"]),
    ],
)
def test_p4_nobody_is_both_in_front_and_behind(most: str, least: str, codes: list[str]) -> None:
    play = Playing.of(3, LIGHTEST).round("pilgrimage").passed().tap("turn/taxes")
    made = TAKE_CENSUS.made(play.state, round=2, most=most, least=least)
    assert [*play.judge(made)] == codes


@pytest.mark.parametrize(("tile", "refused"), [("library", False), ("", False), ("bakery", True), ("palace", True)])
def test_p9_a_tile_is_put_back_that_lies_there(tile: str, refused: bool) -> None:  # noqa: FBT001 - a row
    play = Playing.of(3, variant="fewer_buildings")
    event = TileReturned(seat="s1", tile=tile)
    act = GAME.acts.of(event)
    assert act
    made = act.made(play.state, seat="s1", tile=tile)
    assert ("core-not-as-shown" in play.judge(made)) == refused
    begun = Playing.of(3)
    late = act.made(begun.state, seat="s1", tile=tile)
    assert "core-not-as-shown" in begun.judge(late), "only before the first round of the variant"


@pytest.mark.parametrize(("seats", "refused"), [(("s2", "s3", "s1"), False), (("s2", "s3"), True), ((), True)])
def test_p10_one_tap_settles_all_who_can_be(seats: tuple[str, ...], refused: bool) -> None:  # noqa: FBT001 - a row
    play = Playing.of(3).to("taxes")
    event = EventSettled(round=2, seats=seats)
    act = GAME.acts.of(event)
    assert act
    made = act.made(play.state, round=2, seats=seats)
    assert ("core-not-as-shown" in play.judge(made)) == refused


# --------------------------------------------------------------------------------------------- what is said and shown


@pytest.mark.parametrize(
    ("dry", "farmers", "said"),
    [
        (False, (3, 2, 1), ["census-two-coins"]),
        (True, (3, 2, 1), ["census-least"]),
        (True, (3, 1, 1), []),
        (False, (1, 1, 1), ["census-tie"]),
        (True, (1, 1, 1), []),
    ],
)
def test_p11_a_dry_bank_gives_nothing_for_the_census(dry: bool, farmers: tuple[int, ...], said: list[str]) -> None:  # noqa: FBT001 - a row
    play = Playing.of(3).round("pilgrimage").passed()
    for seat, n in zip(play.state.setup.ids, farmers, strict=True):
        play.has(seat, track__farmer=n)
    play = play.tap("bank") if dry else play
    before = play.state
    play.tap("turn/income")
    assert [line.id.removeprefix("orleans-") for line in GAME.loud(before, play.events[-1])] == said
    assert play.n("s1", "coin") == 5 + (said == ["census-two-coins"])


def test_p8_where_followers_are_not_kept_any_place_on_a_deed_can_be_filled() -> None:
    play = Playing.of(3, ("actions", "buildings")).round("pilgrimage")
    (ask,) = play.form("act/s1/town_hall").asks
    assert isinstance(ask, Pick)
    assert len(ask.options) == sum(len(slots) for _, slots in t.DEEDS.values())
    assert {option.key: option.note for option in ask.options}["cathedral/trader"] == thing("coin", 2)


def test_p3_the_hourglass_holds_one_less_once_it_is_turned() -> None:
    play = Playing.of(2, LIGHTEST)
    assert chapters(play)["hourglass"]["event.plague"].text == say("hourglass-left", n=3, of=18)
    play.tap("turn/pilgrimage")
    assert chapters(play)["hourglass"]["event.plague"].text == say("hourglass-left", n=3, of=17)


def test_what_is_over_is_moved_by_nobody() -> None:
    play = Playing.of(2, POINTS).tap("turn/pilgrimage")
    over = play.state.with_ledger(play.state.ledger, jump(play.state, "r18-end"))
    shown = GAME.view(over, None)
    assert [seat.moves for seat in shown.seats] == [(), (), ()]
    assert (shown.track.event, shown.track.acting) == (None, ())
    assert shown.track.overview
    assert shown.track.overview.at == 18


def test_rounds_nobody_told_of_show_no_event() -> None:
    play = Playing.of(2, LIGHTEST).round("pilgrimage").tap("core/jump", to=("r5",)).tap("turn/taxes")
    track = GAME.view(play.state, None).track
    assert isinstance(track.line, Bars)
    assert track.line.signs == ((1, "pilgrimage"), (5, "taxes"))
    assert track.overview
    assert [row.facts[0] is not None for row in track.overview.rounds[:6]] == [True, False, False, False, True, False]


def test_citizens_alone_can_be_told() -> None:
    play = Playing.of(2, ("citizens",)).tap("turn/pilgrimage")
    (ask,) = play.form("gain/s1").asks
    assert isinstance(ask, Pick)
    assert (ask.key, ask.least, ask.most) == ("citizens", 0, 13)
    play.tap("gain/s1", citizens=("dev_3",))
    assert [one.key for one in play.form("gain/s1").asks] == ["citizens", "back"]
    assert play.form("gain/s1").event is None


# ------------------------------------------------------------------------------------------------------ the points


@pytest.mark.parametrize(
    ("sheet", "stations", "citizens"),
    [
        pytest.param({"stations": {"s1": 2, "s2": 2}, "citizens": {"s1": 1}}, None, None, id="no space known"),
        pytest.param({"stations": {"s1": 0, "s2": 0}, "citizens": {"s1": 0}}, 0, 0, id="none of either"),
        pytest.param(
            {"stations": {"s1": 2, "s2": 2}, "citizens": {"s1": 1}, "position": {"s1": 9}}, 6, 3, id="level 3"
        ),
    ],
)
def test_p9_what_nobody_knows_is_never_taken_for_nothing(
    sheet: dict[str, dict[str, int]], stations: int | None, citizens: int | None
) -> None:
    found = GAME.score(Playing.of(2, LIGHTEST).state.setup, sheet, {})
    points = {line.group: line.points.known for line in found.lines if line.seat == "s1"}
    assert (points["stations"], points["citizens"]) == (stations, citizens)
    assert GAME.score(Playing.of(2, LIGHTEST).state.setup, {"stations": {"s1": 0, "s2": 0}}, {}).notes == ()


def test_p9_citizens_are_at_least_so_many_while_the_last_one_is_open() -> None:
    told = {"stations": {"s1": 2}, "citizens": {"s1": 1}, "position": {"s1": 9}}
    found = GAME.score(Playing.of(2, LIGHTEST).state.setup, told, {})
    (line,) = (line for line in found.lines if (line.seat, line.group) == ("s1", "citizens"))
    assert (line.points.n, line.points.exact) == (3, False)


@pytest.mark.parametrize(("owed", "said"), [(5, "tool-enough"), (6, "tool-least")])
def test_p11_coins_that_are_just_enough_are_enough(owed: int, said: str) -> None:
    note = Playing.of(2, POINTS).form("tool/pay/s1", owed={"coin": owed}).note
    assert note
    assert note.id == f"orleans-{said}"


def test_a_tool_knows_who_asks_only_where_anything_of_them_is_kept() -> None:
    light = GAME.view(Playing.of(2, LIGHTEST).state, SeatId("s1")).tools
    kept = GAME.view(Playing.of(2, POINTS).state, SeatId("s1")).tools
    assert [[move.key for move in tools] for tools in (light, kept)] == [
        ["tool/pay", "tool/worth"],
        ["tool/pay/s1", "tool/worth/s1"],
    ]


def test_p13_who_has_the_sacristy_may_keep_the_plague_off() -> None:
    play = Playing.of(2).to("plague").has("s1", follower__knight=1, tile__sacristy=1)
    for monks, moves in ((0, ["drawn/r2/s1"]), (1, ["drawn/r2/s1", "lifted/r2/s1"])):
        play.has("s1", follower__monk=monks)
        rows = {row.seat: [move.key for move in row.moves] for row in GAME.view(play.state, None).now.tasks}
        assert rows["s1"] == moves
    told = Playing.of(2, ("coins", "goods", "buildings")).to("harvest").has("s1", tile__sacristy=1)
    rows = {row.seat: [move.key for move in row.moves] for row in GAME.view(told.state, None).now.tasks}
    assert "lifted/r2/s1" in rows["s1"]


def test_the_score_so_far_names_what_it_is_made_of() -> None:
    why = GAME.why(Playing.of(2, POINTS).tap("turn/pilgrimage").has("s1", wine=1).state, "points/s1")
    assert [part.label for part in why.parts][:2] == [words.name_of("coin"), words.name_of("wine")]


def test_a_place_and_a_building_have_their_names() -> None:
    assert words.place_name("castle") == say("place-castle")
    assert words.place_name("brewery") == words.name_of("tile.brewery")


def test_p11_what_torture_took_is_named_though_coins_were_missing() -> None:
    paid = Settled(round=2, seat="s1", missing=2, paid=(("torture", "unbuilt", 2),))
    assert label(GAME, paid) == say("log-paid", who=Player("s1"), what=(thing("unbuilt", 2),))


@pytest.mark.parametrize(
    ("n", "level", "points", "times"),
    [
        (known(3), known(2), known(6), (3, 2)),
        (known(3), UNKNOWN, UNKNOWN, None),
        (UNKNOWN, known(2), UNKNOWN, None),
        (NONE, UNKNOWN, NONE, None),
    ],
    ids=["three at level 2", "three at a level nobody knows", "nobody knows how many", "none, whatever the level"],
)
def test_p9_what_stands_on_a_level_nobody_knows(
    n: Amount, level: Amount, points: Amount, times: tuple[int, int] | None
) -> None:
    told = scoring._why(plain("Stations"), n, level, "station", plain("Each counts as much as the level."))
    assert (told.amount, told.parts[0].amount, told.parts[0].times) == (points, points, times)
