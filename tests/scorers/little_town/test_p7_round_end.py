"""Rulebook p. 7: objectives, coins for cubes, special buildings, feeding."""

import pytest

from scorers.core.core_moves import count_move
from scorers.core.events import Count, Counted
from scorers.core.forms import Amounts, Pick
from scorers.core.msg import Player, msg, thing_msg
from scorers.little_town import GAME
from scorers.little_town.acts.feed import WorkersFed
from scorers.little_town.acts.use_special import SpecialsDone
from scorers.little_town.model import Phase
from scorers.little_town.words import say, thing, tile_name
from tests.scorers.little_town.playing import EVERYTHING, NO_SPECIALS, Playing, ask, at, emptied, holding, town

POINTS = ("points",)


def feeding(players: int = 4, keeps: tuple[str, ...] = EVERYTHING, **kwargs: object) -> Playing:
    play = at(Playing.new(players, keeps, **kwargs), 1, Phase.FEEDING)
    return emptied(play, *play.state.setup.ids) if "goods" in keeps else play


# Objectives


def test_p7_an_objective_is_scored_at_once_at_any_time() -> None:
    play = Playing.new(4, ("points", "objectives"))
    play.do("objective/s3", card=("obj_01",))
    assert (play.n("s3", "vp.objective"), play.n("s3", "objective"), play.n("s3@shown", "card.obj_01")) == (3, 1, 1)
    at(play, 4, Phase.END, over=True)
    play.do("objective/s3", card=("vp2",))
    assert (play.n("s3", "vp.objective"), play.n("s3", "objective")) == (5, 0)


def test_p7_whose_objective_is_asked_where_no_name_was_tapped_and_the_last_answer_records_it() -> None:
    play = Playing.new(4, ("points", "objectives"))
    form = play.form("objective", {"card": ("vp2",)})
    assert ([ask.key for ask in form.asks], form.event, form.confirm) == (["who", "card"], None, None)
    play.do("objective", who=("s4",), card=("vp2",))
    assert (play.n("s4", "vp.objective"), play.form("objective/s1", {"card": ("vp3",)}).confirm) == (2, None)


def test_p7_what_may_be_done_at_any_moment_stands_in_now() -> None:
    for keeps in ((), ("points", "objectives"), EVERYTHING):
        now = GAME.view(Playing.new(2, keeps).state, None).now
        assert "objective" in [move.key for move in now.moves]
        assert ("built" in [move.key for move in now.moves]) is ("goods" not in keeps)


def test_p7_objectives_not_shown_cost_nothing() -> None:
    play = at(Playing.new(2, EVERYTHING), 4, Phase.END, over=True)
    assert play.points() == {"s1": 1, "s2": 1}


# Special buildings


def test_p7_special_buildings_come_before_feeding() -> None:
    play = Playing.new(4).do("out").do("special")
    assert [state.flow.phase for state in (play.states[-1], play.state)] == [Phase.SPECIAL, Phase.FEEDING]


@pytest.mark.parametrize(
    ("kwargs", "expected"),
    [
        ({"options": NO_SPECIALS}, Phase.FEEDING),
        ({"options": {"cathedral": "no"}}, Phase.SPECIAL),
        ({"options": {"cathedral": "yes", "residence": "no"}}, Phase.SPECIAL),
        ({"variant": "first_game"}, Phase.FEEDING),
        ({}, Phase.SPECIAL),
    ],
)
def test_p7_no_step_where_there_are_none(kwargs: dict[str, object], expected: Phase) -> None:
    assert Playing.new(4, **kwargs).do("out").state.flow.phase is expected


def test_p7_a_tile_that_is_not_in_this_play_is_not_asked_again() -> None:
    play = Playing.new(4).do("out").do("absent/cathedral").do("absent/residence")
    assert play.state.flow.phase is Phase.FEEDING
    play.do("feed").do("out")
    assert play.state.flow.phase is Phase.FEEDING


def test_p7_nobody_has_built_one() -> None:
    play = emptied(Playing.new(2, EVERYTHING), "s2")
    for cell in ("b2", "c2", "d2", "e2", "f2"):
        play.do("place", cell=(cell,), uses=())
    assert play.state.flow.phase is Phase.FEEDING


def special(tiles: dict[str, str], **kwargs: object) -> Playing:
    play = at(town(Playing.new(2, EVERYTHING, **kwargs), **tiles), 1, Phase.SPECIAL)
    return emptied(play, "s1", "s2")


def with_workers(play: Playing, *places: str) -> Playing:
    for place in places:
        holding(play, place, worker=1)
    return play


def test_p7_cathedral_one_point_for_each_worker_around() -> None:
    play = with_workers(special({"cathedral": "s1@e3"}), "s1@d2", "s2@e4", "s2@f3", "s2@a5")
    view = GAME.view(play.state, None)
    assert [task.key for task in view.now.tasks] == ["r1/special/cathedral"]
    assert view.now.detail == say("special-detail", fee=0)
    play.do("special")
    assert (play.n("s1", "vp.cathedral"), play.state.flow.phase) == (3, Phase.FEEDING)


def test_p7_cathedral_own_workers_by_ruling() -> None:
    play = with_workers(special({"cathedral": "s2@e3"}, rulings={"cathedral_counts": "own_only"}), "s1@d2", "s2@e4")
    assert play.do("special").n("s2", "vp.cathedral") == 1


def test_p7_cathedral_can_be_counted_by_hand() -> None:
    play = at(Playing.new(3, POINTS), 1, Phase.SPECIAL)
    form = play.form("cathedral", {"who": ("s2",)})
    assert (form.event, form.confirm) == (None, say("use-cathedral")), "nobody has said how many"
    play.do("cathedral", who=("s2",), count={"count": 4}).do("absent/residence")
    assert play.n("s2", "vp.cathedral") == 4
    play.do("feed").do("out")
    primary = GAME.view(play.state, None).primary
    assert primary is not None
    assert primary.key == "cathedral", "what nobody can count is asked under the thumb"
    play.do("cathedral", count={"count": 2})
    assert play.n("s2", "vp.cathedral") == 6


def test_p7_what_the_cathedral_counts_is_asked_once() -> None:
    form = at(Playing.new(4, POINTS), 1, Phase.SPECIAL).form("cathedral", {"who": ("s2",)})
    found = ask(form, "count")
    assert isinstance(found, Amounts)
    assert (found.label, found.rows[0].label) == (form.title, say("workers-around")), "its row says it"


def test_p7_a_special_building_may_be_left() -> None:
    play = with_workers(special({"cathedral": "s1@e3"}), "s1@d2").do("unused/cathedral")
    assert (play.n("s1", "vp.cathedral"), play.state.flow.phase) == (0, Phase.FEEDING)


def test_p7_residence_uses_the_buildings_around() -> None:
    play = special({"residence": "s1@e3", "well": "s1@e4", "pier": "s2@d3"})
    now = GAME.view(play.state, None).now
    assert [(move.key, move.place) for move in now.moves if move.place == "primary"] == [("residence", "primary")]
    assert now.detail == say("special-detail", fee=1), "not all of it is free"
    form = play.form("residence", {"uses": ()})
    assert (form.event, form.confirm) == (None, say("residence-open")), "with nothing used it is left alone instead"
    assert form.title == say("special-of", what=tile_name("residence"), who=Player("s1"))
    form = play.form("residence", {"uses": ("well:s1@e4", "pier:s2@d3")})
    assert form.confirm == say("take", what=(thing("fish", 2, "acc"), thing("vp", 2)))
    assert (form.brings, form.follows) == (("fish", "vp"), say("pays-for", what=(thing("coin", 1, "acc"),)))
    play.do("residence", uses=("well:s1@e4", "pier:s2@d3"))
    assert [play.n("s1", thing) for thing in ("vp.use", "fish", "coin")] == [2, 2, 2]
    assert play.n("s2", "coin") == 4
    event = play.events[-1]
    assert isinstance(event, SpecialsDone)
    assert play.state.flow.phase is Phase.FEEDING


def test_p7_food_gained_at_the_residence_can_be_eaten() -> None:
    play = special({"residence": "s1@e3", "pier": "s1@d3"}).do("residence")
    assert [sweep.seat for sweep in GAME.view(play.state, None).now.tasks] == ["s1", "s2"]
    holding(play, "s1", wheat=3)
    play.do("fed/r1/feed/s1")
    assert [play.n("s1", thing) for thing in ("fish", "wheat", "vp.hunger")] == [0, 0, 0]


def test_p7_a_residence_proposes_nothing_of_what_the_reserve_lacks() -> None:
    play = special({"residence": "s1@e3", "wheat_field": "s1@d3", "well": "s1@e4"})
    holding(play, "s2", wheat=15)
    used = ask(play.form("residence"), "uses")
    assert isinstance(used, Pick)
    assert (used.chosen, play.form("residence").issues) == (("well:s1@e4",), ())
    assert [option.because for option in used.options] == [None, None], "the table may use it all the same"
    form = play.form("residence", {"uses": ("wheat_field:s1@d3",)})
    assert [issue.text for issue in form.issues] == [
        msg("little_town-reserve-short", what=(thing_msg("little_town", "wheat", 2, "name"),))
    ]


def test_p7_residence_gathers_by_ruling() -> None:
    rulings = {"residence_effect": "use_buildings_and_gather_terrain_around"}
    play = special({"residence": "s1@f5"}, rulings=rulings)
    assert play.form("residence", {"gather": {"fish": 0, "wood": 0}}).event is None
    play.do("residence")
    assert [play.n("s1", cube) for cube in ("fish", "wood")] == [2, 1]


def test_p7_a_residence_with_nothing_around_is_swept() -> None:
    play = special({"residence": "s1@f5", "statue": "s1@f4"}).do("special")
    assert play.state.flow.phase is Phase.FEEDING


def test_p7_residence_by_hand() -> None:
    play = at(Playing.new(3, POINTS), 1, Phase.SPECIAL)
    assert play.form("residence").event is None
    play.do("residence", who=("s3",)).do("unused/cathedral")
    assert play.state.flow.phase is Phase.FEEDING
    play = at(Playing.new(3, ("goods",)), 1, Phase.SPECIAL)
    play.do("residence", who=("s3",), uses=("pier",))
    assert play.n("s3", "fish") == 2


def test_p7_the_table_knows_whose_it_is_from_a_told_building() -> None:
    play = Playing.new(3, POINTS).do("built/s2", tile=("cathedral",)).do("out")
    tasks = {task.key: task.seat for task in GAME.view(play.state, None).now.tasks}
    assert tasks == {"r1/special/cathedral": "s2", "r1/special/residence": None}


# Feeding


def test_p7_the_page_says_who_is_fed() -> None:
    play = feeding()
    assert play.form("feed").title.id == "little_town-feed-title"
    one = next(task for task in GAME.view(play.state, None).now.tasks if task.seat == "s2")
    title = play.form(one.moves[0].key).title
    assert (title.id, dict(title.params)["who"]) == ("little_town-feed-seat", Player("s2"))


def test_p7_one_tap_when_all_are_fed() -> None:
    play = feeding(keeps=()).do("feed")
    assert (play.taps, play.state.flow.round) == (1, 2)


def test_p7_each_hungry_worker_costs_three_points_below_zero_too() -> None:
    play = feeding(keeps=POINTS)
    form = play.form("feed", {"hungry": {"s3": 2}})
    assert form.confirm is not None
    assert form.confirm.id == "little_town-feed-confirm-some"
    play.do("feed", hungry={"s3": 2})
    assert (play.n("s3", "vp.hunger"), play.points()["s3"], play.taps) == (-6, None, 2)


def test_p7_all_hungry_are_named() -> None:
    form = feeding(keeps=()).form("feed", {"hungry": dict.fromkeys(("s1", "s2", "s3", "s4"), 1)})
    assert form.confirm is not None
    assert form.confirm.id == "little_town-feed-confirm-none"
    assert len(form.confirm.params[0][1]) == 4  # type: ignore[arg-type]


def test_lt_ex5_five_workers_one_fish_three_wheat() -> None:
    play = feeding(2)
    holding(play, "s1", fish=1, wheat=3)
    play.do("fed/r1/feed/s1")
    event = play.events[-1]
    assert isinstance(event, WorkersFed)
    assert event.meals[0].hungry == 1
    assert [play.n("s1", thing) for thing in ("fish", "wheat", "vp.hunger")] == [0, 0, -3]


def test_p7_from_the_first_player_clockwise() -> None:
    play = feeding(4, first="s3")
    assert [task.seat for task in GAME.view(play.state, None).now.tasks] == ["s3", "s4", "s1", "s2"]


def rows(play: Playing) -> dict[str, object]:
    return {task.seat or "": task for task in GAME.view(play.state, None).now.tasks}


def test_paper_w2b_settle_all_as_shown_never_sweeps_a_penalty() -> None:
    play = feeding(4)
    holding(play, "s1", fish=2, wheat=2)
    holding(play, "s2", fish=3)
    holding(play, "s3", fish=1, wheat=1)
    holding(play, "s4", wheat=5)
    found = GAME.view(play.state, None).now.tasks
    assert [task.warn for task in found] == [False, False, True, False]
    assert [len(task.moves) for task in found] == [2, 1, 1 + 2, 1], "what lies there can be put right where it is short"
    play.do("feed")
    assert play.taps == 1
    assert [play.n(seat, "vp.hunger") for seat in ("s1", "s2", "s3", "s4")] == [0, 0, 0, 0]
    assert [play.n("s4", "wheat"), play.n("s2", "fish")] == [2, 0]
    assert GAME.view(play.state, None).primary is None
    play.do("fed/r1/feed/s3")
    assert (play.n("s3", "vp.hunger"), play.state.flow.round) == (-3, 2)


def test_p7_a_seat_with_a_choice_chooses() -> None:
    play = feeding(4)
    holding(play, "s1", fish=2, wheat=2)
    play.do("meal/r1/feed/s1", paid={"fish": 1, "wheat": 2, "hungry": 0})
    assert [play.n("s1", food) for food in ("fish", "wheat")] == [1, 0]


def test_p7_a_meal_has_to_add_up() -> None:
    play = feeding(4)
    holding(play, "s1", fish=2, wheat=2)
    form = play.form("meal/r1/feed/s1", {"paid": {"fish": 2, "wheat": 2, "hungry": 0}})
    assert form.event is None
    found = ask(form, "paid")
    assert isinstance(found, Amounts)
    assert found.total == (3, 3)


def test_p7_nobody_starves_with_food_at_hand() -> None:
    play = feeding(4)
    holding(play, "s1", fish=2, wheat=2)
    form = play.form("meal/r1/feed/s1", {"paid": {"fish": 2, "wheat": 0, "hungry": 1}})
    assert [issue.code for issue in form.issues] == ["core-pay-first"]
    assert dict(form.issues[0].text.params)["what"] == (thing("wheat", 1),), "one of the two wheat is enough"


def test_p7_whoever_has_both_kinds_left_hands_in_either() -> None:
    play = feeding(4)
    holding(play, "s1", fish=3, wheat=1)
    form = play.form("meal/r1/feed/s1", {"paid": {"fish": 2, "wheat": 0, "hungry": 1}})
    either = msg("core-either", a=thing("fish", 1), b=thing("wheat", 1))
    assert dict(form.issues[0].text.params)["what"] == (either,)


def test_ruling_coins_as_food() -> None:
    play = feeding(4, rulings={"coins_as_food": "yes"})
    holding(play, "s1", fish=2, coin=4)
    task = GAME.view(play.state, None).now.tasks[0]
    assert (task.warn, len(task.moves)) == (True, 2)
    play.do("fed/r1/feed/s1")
    assert [play.n("s1", thing) for thing in ("fish", "coin", "vp.hunger")] == [0, 1, 0]
    holding(play, "s2", fish=2, coin=4)
    form = play.form("meal/r1/feed/s2", {"paid": {"fish": 2, "wheat": 0, "triple": 0, "hungry": 1}})
    assert form.event is not None
    play.do("meal/r1/feed/s2", paid={"fish": 2, "wheat": 0, "triple": 0, "hungry": 1})
    assert [play.n("s2", thing) for thing in ("coin", "vp.hunger")] == [4, -3], "the exchange is a may"


@pytest.mark.parametrize(
    ("triple", "fish", "hungry", "refused"),
    [
        (1, 1, 1, set()),
        (0, 1, 2, set()),
        (0, 0, 3, {"core-pay-first"}),
        (2, 0, 1, {"core-pay-first"}),
        (3, 0, 0, {"core-pay-first", "core-pay-not-held", "core-below-zero"}),
    ],
)
def test_ruling_coins_may_be_kept_but_no_food(triple: int, fish: int, hungry: int, refused: set[str]) -> None:
    play = holding(feeding(4, rulings={"coins_as_food": "yes"}), "s1", fish=1, coin=7)
    form = play.form("meal/r1/feed/s1", {"paid": {"fish": fish, "wheat": 0, "triple": triple, "hungry": hungry}})
    assert form.event is not None
    assert play.refused(form.event) == refused


def test_ruling_coins_nobody_has_counted_buy_food_all_the_same() -> None:
    play = feeding(4, rulings={"coins_as_food": "yes"})
    for owner in ("s1", "table"):
        play.take(Counted(count=Count(owner=owner, thing="coin", n=None)))
    play.do("meal/r1/feed/s1", paid={"fish": 0, "wheat": 0, "triple": 1, "hungry": 2})
    assert play.n("s1", "vp.hunger") == -6


def test_ruling_coins_as_food_is_off_by_default() -> None:
    play = feeding(4)
    holding(play, "s1", fish=2, coin=9)
    assert play.do("fed/r1/feed/s1").n("s1", "vp.hunger") == -3


def test_p7_two_feed_at_once() -> None:
    play = feeding(2)
    holding(play, "s1", fish=5)
    holding(play, "s2", fish=5)
    both = [play.form(f"fed/r1/feed/{seat}").event for seat in ("s1", "s2")]
    for event in both:
        assert event is not None
        assert play.refused(event) == set()
        play.take(event)
    assert play.state.flow.phase is Phase.NEXT
    play.do("next")
    assert (play.state.flow.round, play.state.flow.first, play.n("s1", "worker")) == (2, "s2", 5)


def test_p7_all_at_once_gives_way_to_one_who_was_faster() -> None:
    play = feeding(2)
    holding(play, "s1", fish=5)
    holding(play, "s2", fish=5)
    slow = play.form("feed").event
    play.do("fed/r1/feed/s1")
    assert slow is not None
    assert "core-task-done" in play.refused(slow)


def test_p7_unknown_food_is_told() -> None:
    play = feeding(4)
    for owner in ("s1", "table"):
        play.take(Counted(count=Count(owner=owner, thing="fish", n=None)))
    task = GAME.view(play.state, None).now.tasks[0]
    assert (task.warn, [move.key for move in task.moves]) == (False, ["meal/r1/feed/s1"])
    assert play.form("fed/r1/feed/s1").event is None
    play.do("meal/r1/feed/s1", paid={"fish": 3, "wheat": 0, "hungry": 0})
    assert play.n("s1", "vp.hunger") == 0


def test_p7_who_has_fed_is_not_asked_again_after_a_jump() -> None:
    play = feeding(3).do("fed/r1/feed/s2")
    assert GAME.jump(play.state, "r2-turns").reopened == {"r1/feed/s1", "r1/feed/s3"}
    assert GAME.jump(play.state, "r3-turns").reopened == {
        "r1/feed/s1",
        "r1/feed/s3",
        *(f"r2/feed/{seat}" for seat in play.state.setup.ids),
    }


@pytest.mark.parametrize(("wheat", "choice"), [(0, False), (1, False), (2, True)])
def test_p7_whoever_has_just_enough_has_nothing_to_choose(wheat: int, choice: bool) -> None:  # noqa: FBT001
    play = feeding(4)
    holding(play, "s1", fish=2, wheat=wheat)
    task = GAME.view(play.state, None).now.tasks[0]
    assert (task.seat, len(task.moves) == 2) == ("s1", choice)


def test_p7_only_hunger_is_said_beside_a_meal() -> None:
    play = holding(at(emptied(Playing.new(2, EVERYTHING), "s1", "s2"), 1, Phase.FEEDING), "s1", fish=4)
    told = ask(play.form("meal/r1/feed/s1", {"paid": {"fish": 4, "hungry": 1}}), "paid")
    fed = ask(play.form("meal/r1/feed/s1", {"paid": {"fish": 4, "hungry": 0}}), "paid")
    assert isinstance(told, Amounts)
    assert isinstance(fed, Amounts)
    assert [row.note is not None for row in told.rows] == [False, False, True]
    assert [row.note for row in fed.rows] == [None, None, None]


def test_p7_where_nothing_is_kept_an_owner_holds_nobody_up() -> None:
    play = at(Playing.new(2), 1, Phase.SPECIAL, specials=(("cathedral", "s1"),))
    primary = GAME.view(play.state, None).primary
    assert primary is not None
    assert primary.key == "special"


def test_p7_a_special_building_is_named_with_its_owner() -> None:
    play = at(emptied(town(Playing.new(2, EVERYTHING), cathedral="s2@e3"), "s1", "s2"), 1, Phase.SPECIAL)
    nobody = at(Playing.new(2), 1, Phase.SPECIAL)
    owned, free = (GAME.view(one.state, None).now.tasks[0] for one in (play, nobody))
    assert (owned.label.id, owned.seat) == ("little_town-special-of", "s2")
    assert (free.label.id, free.seat) == ("little_town-thing-tile-cathedral", None)


def test_p7_the_button_names_who_is_fed_and_who_is_left_and_nobody_is_called_fed_who_was_not() -> None:
    play = feeding(2)
    holding(play, "s1", fish=5)
    form = play.form("feed")
    assert form.confirm is not None
    assert form.follows is not None
    assert (form.confirm.id, form.follows.id) == ("little_town-sweep-some", "little_town-sweep-leaves")
    named = [dict(said.params)["who"] for said in (form.confirm, form.follows)]
    assert named == [(say("who", who=Player(seat)),) for seat in ("s1", "s2")]
    play.do("fed/r1/feed/s2")
    row = next(task for task in GAME.view(play.state, None).now.tasks if task.seat == "s2")
    assert (row.done, row.detail) == (True, say("settled"))


def test_p7_where_all_fall_short_the_button_says_what_comes_first() -> None:
    now = GAME.view(feeding(2).state, None).now
    assert (now.awaits, [move.key for move in now.moves]) == (say("feed-awaits"), ["objective"])


def test_p7_what_lies_on_the_table_is_put_right_in_the_row() -> None:
    play = feeding(2)
    row = GAME.view(play.state, None).now.tasks[0]
    assert [move.key for move in row.moves[1:]] == [count_move("s1", food) for food in ("fish", "wheat")]
    play.do(count_move("s1", "fish"), n={"n": 5})
    assert [move.key for move in GAME.view(play.state, None).now.tasks[0].moves] == ["fed/r1/feed/s1"]


def test_p7_a_table_that_tells_its_buildings_is_not_asked_who_has_a_special_one() -> None:
    play = Playing.new(3, POINTS).do("built/s1", tile=("castle",)).do("built/s2", tile=("barn",)).do("out")
    assert play.state.flow.phase is Phase.FEEDING
    play = Playing.new(3, POINTS).do("built/s1", tile=("castle",)).do("built/s2", tile=("residence",)).do("out")
    assert [task.key for task in GAME.view(play.state, None).now.tasks] == ["r1/special/residence"]
