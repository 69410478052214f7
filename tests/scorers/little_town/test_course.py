"""The course of a play: the lightest one, its taps, corrections, jumps, and keeping more or less."""

from dataclasses import replace

import pytest

from scorers.core.amount import UNKNOWN, at_least
from scorers.core.core_moves import can_take_back, count_move, keep_move, label
from scorers.core.forms import Answer
from scorers.core.game import apply
from scorers.core.msg import msg
from scorers.core.view import TableView
from scorers.little_town import GAME, board
from scorers.little_town.acts.use_special import shown, unsettled
from scorers.little_town.flow import in_hand, position_of
from scorers.little_town.model import Phase
from scorers.little_town.overview import overview
from scorers.little_town.printed import INFO, SINGLE
from scorers.little_town.words import say
from tests.scorers.little_town.playing import EVERYTHING, NO_SPECIALS, Playing, at, emptied, holding, town


def seen(play: Playing) -> TableView:
    return GAME.view(play.state, None)


def move_keys(play: Playing) -> list[str]:
    now = seen(play).now
    return [move.key for move in now.moves] + [move.key for task in now.tasks for move in task.moves]


@pytest.mark.parametrize(("players", "asked"), [(2, 0), (3, 2), (4, 0)])
def test_lightest_one_tap_a_phase(players: int, asked: int) -> None:
    play = Playing.new(players, options=NO_SPECIALS)
    while not play.state.flow.over:
        primary = seen(play).primary
        assert primary is not None
        play.do(primary.key, {"fewest": ("s2",)} if primary.key == "next" else {})
    assert play.taps == 4 * 2 + asked
    assert [event.settles for event in play.events][:2] == [
        ("r1/out",),
        tuple(f"r1/feed/s{n + 1}" for n in range(players)),
    ]


def test_lightest_is_the_default() -> None:
    assert (INFO.presets[0].id, INFO.presets[0].keeps) == ("lightest", ())


def test_the_track_says_where_we_are() -> None:
    play = Playing.new(3, EVERYTHING)
    track = seen(play).track
    assert [(step.key, step.at, step.of) for step in track.steps] == [
        ("round", 1, 4),
        ("phase", None, None),
        ("turn", 1, 4),
    ]
    assert [mark.at for mark in track.steps[0].marks] == [4, 4]
    assert (track.acting, track.first) == (("s1",), "s1")
    assert len(seen(Playing.new(4)).track.steps) == 2
    feeding = at(play, 1, Phase.FEEDING)
    assert seen(feeding).track.acting == ("s1", "s2", "s3")


def test_the_side_of_the_board_is_asked_first() -> None:
    play = Playing.new(2, EVERYTHING, options={})
    assert move_keys(play) == ["side"]
    assert play.form("side").event is None
    play.do("side", side=("side_2",))
    assert label(GAME, play.events[-1]).id == "little_town-log-side"
    play.do("place", cell=("h2",), uses=())
    assert [play.n("s1", cube) for cube in ("fish", "wood")] == [2, 1]
    assert play.form("place", {}).asks[0].key == "cell"


def test_without_a_side_nothing_is_assumed() -> None:
    play = Playing.new(2, EVERYTHING, options={})
    assert [found.key for found in play.form("place").asks] == ["gather"]


def test_when_nobody_has_a_worker_left_the_table_says_so() -> None:
    play = emptied(Playing.new(2, EVERYTHING), "s1", "s2")
    assert move_keys(play)[0] == "out"
    assert play.form("place").event is None
    assert play.form("build").event is None
    assert play.do("out").state.flow.phase is Phase.FEEDING


# Behind a name


def sides(play: Playing, seat: int = 1) -> list[str]:
    return [move.key.partition("/")[0] for move in seen(play).seats[seat].moves]


def test_what_is_behind_a_name() -> None:
    assert sides(Playing.new(2)) == ["objective", "built", "points", "first"]
    assert sides(Playing.new(2), 0) == ["objective", "built", "points"]
    assert sides(Playing.new(2, EVERYTHING)) == ["objective", "points", "track", "piece", "first"]


def test_points_need_a_number_and_a_reason() -> None:
    play = Playing.new(2, ("points",))
    assert play.form("points/s1").event is None
    play.do("points/s1", n={"n": 3}, reason=("tile",))
    assert play.n("s1", "vp.tile") == 3
    assert play.form("objective/s1").event is None
    assert play.form("built/s1").event is None


def test_points_of_a_building_used_are_a_name_and_a_number_where_only_points_are_kept() -> None:
    play = Playing.new(2, ("points",)).do("points/s1", n={"n": 9}, reason=("tile",))
    assert [move.key for move in seen(play).now.moves if move.key.startswith("used/")] == ["used/s1", "used/s2"]
    form = play.form("used/s1", {"n": ("5",)})
    assert form.confirm is None, "the number records it"
    assert [(change.before.n, change.after.n) for change in form.changes] == [(9, 14)], "as the seat's points stand"
    play.do("used/s1", n=("5",))
    assert play.n("s1", "vp.use") == 5
    for keeps in ((), EVERYTHING):
        assert not [move for move in seen(Playing.new(2, keeps)).now.moves if move.key.startswith("used/")]


def test_the_act_of_the_market_counts_what_is_chosen() -> None:
    play = Playing.new(2, EVERYTHING)
    eleven = tuple(SINGLE[:11])
    assert play.form("market", {"tiles": eleven}).confirm == say("market-chosen", n=11, of=12)
    assert play.form("market", {"tiles": tuple(SINGLE[:12])}).confirm == msg("core-record")


def test_the_marker_stands_elsewhere() -> None:
    play = Playing.new(2, ("points",)).do("points/s1", n={"n": 3})
    assert play.form("track/s1").event is None
    play.do("track/s1", n={"n": 1})
    assert (play.n("s1", "vp.other"), seen(play).seats[0].figure) == (-2, seen(play).seats[0].holdings[0].figure)


def test_the_first_player_marker_lies_elsewhere() -> None:
    play = Playing.new(3, EVERYTHING).do("first/s3")
    assert (seen(play).track.first, seen(play).track.acting) == ("s3", ("s3",))


def test_a_piece_lies_on_another_space() -> None:
    play = town(Playing.new(2, EVERYTHING), bar="s1@e3", well="s1@town")
    holding(play, "s1@e3", house=1)
    play.do("place", cell=("b2",), uses=())
    assert play.form("piece/s1").event is None
    assert play.form("piece/s1", {"piece": ("s1@e3/tile.bar",)}).event is None
    play.do("piece/s1", piece=("s1@e3/tile.bar",), cell=("e4",))
    play.do("piece/s1", piece=("s1@town/tile.well",), cell=("e3",))
    play.do("piece/s1", piece=("s1@b2/worker",), cell=("b3",))
    assert [play.n("s1@e4", thing) for thing in ("tile.bar", "house")] == [1, 1]
    assert [play.n("s1@e3", thing) for thing in ("tile.well", "house")] == [1, 0]
    assert (play.n("s1@b3", "worker"), play.n("s1@b2", "worker")) == (1, 0)


def test_every_count_can_be_put_right() -> None:
    play = Playing.new(2, EVERYTHING)
    for seat in seen(play).seats:
        for held in seat.holdings:
            if held.count_move.startswith("core/"):
                assert play.form(held.count_move).asks
    play.do(count_move("s1", "fish"), n={"n": 4})
    assert (play.n("s1", "fish"), play.n("table", "fish")) == (4, 11)


# Taken back


def test_a_turn_taken_back_is_played_again() -> None:
    play = Playing.new(2, EVERYTHING)
    for cell in ("b2", "e5", "c2"):
        play.do("place", cell=(cell,), uses=())
    wrong, before, after = play.events[1], play.states[1], play.states[2]
    assert can_take_back(before, wrong, after)
    play.back(wrong)
    assert (play.n("s2", "fish"), play.n("s2", "worker")) == (0, 5)
    assert seen(play).track.acting == ("s2",)
    assert GAME.tasks(play.state) == {"r1/turn/1"}
    play.do("place", cell=("f5",), uses=())
    assert (play.state.flow.reopened, seen(play).track.acting) == (frozenset(), ("s2",))
    assert GAME.tasks(play.state) == {"r1/turn/3"}


def test_a_meal_taken_back_is_listed_later_and_can_be_done() -> None:
    play = at(emptied(Playing.new(2, EVERYTHING), "s1", "s2"), 1, Phase.FEEDING)
    holding(play, "s1", fish=5)
    holding(play, "s2", fish=5)
    assert play.form("fed/r1/feed/s1").asks == (), "as proposed, by one tap"
    play.do("fed/r1/feed/s1")
    meal = play.events[-1]
    play.do("fed/r1/feed/s2")
    play.back(meal)
    left = [task for task in seen(play).now.tasks if task.key == "r1/feed/s1"]
    assert [move.key for move in left[0].moves] == ["fed/r1/feed/s1", "elsewhere/r1/feed/s1"]
    play.do("fed/r1/feed/s1")
    assert (play.n("s1", "fish"), play.state.flow.reopened, play.state.flow.round) == (0, frozenset(), 2)


def test_a_meal_taken_back_in_its_own_phase_is_simply_open_again() -> None:
    play = at(emptied(Playing.new(2, EVERYTHING), "s1", "s2"), 1, Phase.FEEDING)
    play.do("fed/r1/feed/s1").back(play.events[-1])
    assert [(task.key, task.done) for task in seen(play).now.tasks] == [("r1/feed/s1", False), ("r1/feed/s2", False)]


def test_what_was_done_at_the_table_needs_no_more() -> None:
    play = at(
        Playing.new(2, ("points",)),
        3,
        Phase.TURNS,
        reopened=frozenset({"r1/feed/s1", "r2/special/cathedral", "r1/turn/3"}),
    )
    assert [task.key for task in seen(play).now.tasks] == ["r1/feed/s1", "r1/turn/3", "r2/special/cathedral"]
    play.do("meal/r1/feed/s1", paid={"hungry": 1})
    play.do("elsewhere/r2/special/cathedral").do("elsewhere/r1/turn/3")
    assert label(GAME, play.events[-1]).id == "core-log-elsewhere"
    assert (play.n("s1", "vp.hunger"), play.state.flow.reopened, play.state.flow.round) == (-3, frozenset(), 3)


# Where are we?


def test_any_part_of_any_round() -> None:
    play = Playing.new(4)
    assert len(GAME.jumps(play.state)) == 13
    assert len(GAME.jumps(Playing.new(3).state)) == 16
    play.do("core/jump", to=("r3-feeding",))
    assert (play.state.flow.round, play.state.flow.phase, play.state.flow.first) == (3, Phase.FEEDING, "s3")
    assert GAME.position(play.state).key == "r3-feeding"
    play.do("core/jump", to=("r1-turns",))
    assert play.state.flow.first == "s1"
    play.do("core/jump", to=("r4-end",))
    assert play.state.flow.over


@pytest.mark.parametrize(("keeps", "first"), [(("points",), "s1"), ((), "s3")])
def test_a_jump_into_round_four_passes_the_marker_to_the_fewest_points(keeps: tuple[str, ...], first: str) -> None:
    play = at(Playing.new(3, keeps), 3, Phase.TURNS, first="s2")
    if keeps:
        play.do("points/s2", n={"n": 5}).do("points/s3", n={"n": 2})
    to = next(place for place in GAME.jumps(play.state) if place.key.startswith("r4-turns"))
    play.do("core/jump", to=(to.key,))
    assert (GAME.position(play.state).key, play.state.flow.first) == ("r4-turns", first)
    assert (to.label, label(GAME, play.events[-1]).params) == (
        position_of(4, Phase.TURNS).label,
        (("where", to.label),),
    )
    stops = [stop.key for row in overview(play.states[-1]).rounds for stop in row.stops]
    assert sorted(stops) == sorted(place.key for place in GAME.jumps(play.states[-1]))


def test_a_jump_recorded_without_the_marker_goes_where_it_went() -> None:
    play = at(Playing.new(3, ("points",)), 3, Phase.NEXT, first="s2").do("points/s3", n={"n": 2})
    assert [GAME.jump(play.state, to).first for to in ("r4-turns", "r4-turns@s1", "r4-turns@s9")] == ["s3", "s1", "s3"]


def test_a_jump_leaves_skipped_meals_open() -> None:
    play = Playing.new(2, ("points",)).do("core/jump", to=("r2-feeding",))
    assert play.state.flow.reopened == {"r1/feed/s1", "r1/feed/s2"}
    play.do("core/jump", to=("r1-special",))
    assert play.state.flow.reopened == frozenset()
    assert Playing.new(2).do("core/jump", to=("r3-turns",)).state.flow.reopened == frozenset()
    assert GAME.jump(play.state, "r1-special") is play.state.flow


def test_a_jump_to_special_buildings_nobody_has_goes_on() -> None:
    play = Playing.new(2, EVERYTHING).do("core/jump", to=("r2-special",))
    assert GAME.tasks(play.state) == frozenset()
    play.do("special")
    assert (play.state.flow.round, play.state.flow.phase) == (2, Phase.FEEDING)


def test_a_jump_takes_the_workers_along() -> None:
    play = Playing.new(2, EVERYTHING).do("place", cell=("b2",), uses=())
    play.do("core/jump", to=("r1-feeding",))
    assert [in_hand(play.state, seat) for seat in ("s1", "s2")] == [0, 0]
    play.do("core/jump", to=("r2-turns",))
    assert [in_hand(play.state, seat) for seat in ("s1", "s2")] == [5, 5]
    assert GAME.jump_transfers(Playing.new(2).state, "r2-turns") == ()


# Keeping more, keeping less


def test_goods_from_the_middle_on() -> None:
    play = Playing.new(2, ("points",), options=NO_SPECIALS).do("out").do("feed").do("out").do("feed")
    things = ("coin", "wood", "stone", "fish", "wheat")
    now: dict[str, Answer] = {thing: {"s1": 2, "s2": 1} for thing in things}
    play.do(keep_move("goods"), now, worker={"s1": 2, "s2": 3})
    assert (play.n("table", "coin"), play.n("table", "fish")) == (37, 12)
    assert seen(play).track.acting == ("s2",)
    for _ in range(5):
        play.do("place")
    play.do("fed/r3/feed/s1").do("fed/r3/feed/s2")
    assert [play.n(seat, "worker") for seat in ("s1", "s2")] == [5, 5]


def test_points_from_the_middle_on_ask_one_number_a_seat() -> None:
    play = Playing.new(2)
    assert [found.key for found in play.form(keep_move("points")).asks] == ["vp.other"]
    play.do(keep_move("points"), {"vp.other": {"s1": 12, "s2": -3}})
    assert [seat.figure.amount.n for seat in seen(play).seats[:2] if seat.figure] == [12, -3]


def test_buildings_from_the_middle_on_ask_who_has_them() -> None:
    play = Playing.new(2)
    form = play.form(keep_move("tiles"))
    assert [found.key for found in form.asks] == ["house", "tile.wheat_field", "cards/s1", "cards/s2"]
    answers: dict[str, Answer] = {
        "cards/s1": ("tile.cathedral",),
        "cards/s2": (),
        "tile.wheat_field": {"s1": 1, "s2": 0},
    }
    play.do(keep_move("tiles"), answers, house={"s1": 5, "s2": 7})
    assert (play.n("s1", "tile.cathedral"), play.n("table", "tile.wheat_field")) == (1, 4)
    play.do("out")
    assert [task.seat for task in seen(play).now.tasks] == ["s1"]


def test_the_board_from_the_middle_on_counts_nothing_it_does_not_see() -> None:
    play = town(Playing.new(2, ("points", "goods", "tiles")), castle="s1", well="s1").do(keep_move("board"))
    assert [asked.key for asked in GAME.sheet(play.state.setup, play.state).open] == ["castle"]
    form = play.form("place", {"cell": ("e3",)})
    assert [found.key for found in form.asks] == ["cell", "uses"]


def one_worker_each_in_hand(play: Playing) -> Playing:
    """The app starts to follow goods when all but one worker of each seat stand somewhere on the board."""
    seats = play.state.setup.ids
    now: dict[str, Answer] = {thing: dict.fromkeys(seats, 1) for thing in ("coin", "wood", "stone", "fish", "wheat")}
    return play.do(keep_move("goods"), now, worker=dict.fromkeys(seats, 1))


@pytest.mark.parametrize("tile", ["cathedral", "watchtower"])
def test_workers_the_app_was_never_told_about_are_not_absent(tile: str) -> None:
    play = Playing.new(3, ("points", "tiles")).do("built/s1", tile=(tile,))
    one_worker_each_in_hand(play).do(keep_move("board"))
    play.do("piece/s1", piece=(f"s1@town/tile.{tile}",), cell=("e3",))
    assert board.located(play.state, tile) is None
    for cell in ("b2", "c2", "d2"):
        play.do("place", cell=(cell,), uses=())
    if tile == "watchtower":
        assert [asked.key for asked in GAME.sheet(play.state.setup, play.state).open] == ["watchtower"]
        assert GAME.projection(play.state).of("s1", tile)[0].points == at_least(0)
    else:
        assert (shown(play.state, tile), unsettled(play.state)) == (None, "cathedral")
        play.do("cathedral", count={"count": 4})
        assert play.n("s1", "vp.cathedral") == 4
    play.do("core/jump", to=("r2-turns",))
    assert board.located(play.state, tile) == "s1@e3", "all workers are at home again"


def test_what_counts_buildings_only_does_not_mind_workers_nobody_has_told() -> None:
    play = one_worker_each_in_hand(town(Playing.new(2, ("points", "tiles", "board")), castle="s1@e3", bar="s1@e4"))
    assert GAME.projection(play.state).of("s1", "castle")[0].points.n == 4


def test_goods_dropped_and_kept_again_forget_where_the_workers_stood() -> None:
    play = town(Playing.new(2, EVERYTHING), cathedral="s1@e3").do("place", cell=("d2",), uses=())
    assert board.located(play.state, "cathedral")
    one_worker_each_in_hand(play.do(keep_move("goods")))
    assert board.located(play.state, "cathedral") is None


def test_stopping_to_keep_the_goods_brings_the_light_round_back() -> None:
    play = Playing.new(2, EVERYTHING).do(keep_move("goods"))
    assert move_keys(play)[0] == "out"
    assert [held.thing for held in seen(play).seats[0].holdings] == ["vp", "house", "objective", "tile"]


def test_workers_nobody_counts_any_more() -> None:
    play = Playing.new(2, EVERYTHING).do("place", cell=("b2",), uses=())
    ledger = play.state.ledger.with_counts({("s1", "worker"): UNKNOWN})
    play.state = replace(play.state, ledger=ledger)
    assert in_hand(play.state, "s1") == 4


def test_a_ruling_holds_from_its_event_on() -> None:
    play = Playing.new(2).do("core/ruling/castle_counts", value=("any_owner",))
    assert play.state.rulings["castle_counts"] == "any_owner"


def test_the_log_folds_by_round() -> None:
    play = Playing.new(2, options=NO_SPECIALS)
    rounds = [GAME.position(play.state).round_key]
    while not play.state.flow.over:
        primary = seen(play).primary
        play.do(primary.key if primary else "")
        rounds.append(GAME.position(play.state).round_key)
    assert rounds == ["r1", "r1", "r2", "r2", "r3", "r3", "r4", "r4", "r4"]


def test_every_step_folds_to_the_same() -> None:
    play = Playing.new(2, options=NO_SPECIALS).do("out").do("feed", hungry={"s2": 2})
    state = GAME.begin(play.state.setup)
    for event in play.events:
        state = apply(GAME, state, event)
    assert state == play.state


def test_steps_are_named() -> None:
    play = town(Playing.new(2, EVERYTHING), bar="s1@e3")
    play.do("first/s2").do("piece/s1", piece=("s1@e3/tile.bar",), cell=("e4",))
    assert [label(GAME, event).id for event in play.events] == ["little_town-log-first", "core-log-piece"]


def test_a_tile_that_is_on_the_market_for_certain_is_not_called_absent() -> None:
    play = at(Playing.new(2, ("points",), options={"cathedral": "yes", "residence": "no"}), 1, Phase.SPECIAL)
    assert move_keys(play) == ["special", "objective", "cathedral"]


def test_feeding_with_nobody_to_sweep() -> None:
    play = at(emptied(Playing.new(2, EVERYTHING), "s1", "s2"), 1, Phase.FEEDING)
    form = play.form("feed")
    assert (form.event, form.confirm) == (None, None)


def test_what_nobody_knows_is_never_lacking() -> None:
    play = Playing.new(2, EVERYTHING)
    ledger = play.state.ledger.with_counts({(owner, "wood"): UNKNOWN for owner in ("s1", "table")})
    play.state = replace(play.state, ledger=ledger)
    play.do("build", tile=("barn",), cell=("e3",))
    assert (play.n("s1", "wood"), play.n("s1", "vp.tile")) == (None, 6)
