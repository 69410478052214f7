"""Everything kept: the taps of a turn, what is offered and why not, the tool, jumps, what is shown."""

from __future__ import annotations

from dataclasses import replace

import pytest

from scorers.builders import GAME
from scorers.builders.acts.buy_action import ActionsBought
from scorers.builders.acts.end_turn import TurnEnded
from scorers.builders.acts.lay import CrewLaid
from scorers.builders.words import coins_msg
from scorers.core.core_moves import JUMP_MOVE, form
from scorers.core.events import Count, Counted
from scorers.core.forms import Pick
from scorers.core.game import apply
from scorers.core.glance import Pieces, Wall
from scorers.core.msg import Msg, msg
from tests.scorers.builders.playing import EVERYTHING, Playing, lying

INN, SHACK, CASTLE = "building.inn", "building.wooden_shack", "building.castle"
CRAFTSMAN, APPRENTICE = "worker.craftsman_16", "worker.apprentice_01"


def coins(play: Playing, n: int, seat: str = "s1") -> Playing:
    return play.take(Counted(count=Count(owner=seat, thing="coin", n=n)))


# --------------------------------------------------------------------------------------------------------------- taps


def taps(play: Playing, key: str, **answers: tuple[str, ...]) -> int:
    before = play.taps
    play.do(key, **answers)
    return play.taps - before


def test_tap_counts_of_a_turn() -> None:
    play = Playing.dealt(2)
    assert taps(play, "start", coins=("12",), card=(INN,)) == 3
    assert taps(play, "hire", wage=("4",), card=(CRAFTSMAN,)) == 3
    assert taps(play, f"send/{CRAFTSMAN}", site=(INN,)) == 2
    assert taps(play, "end") == 1
    assert taps(play, "take/3") == 1
    assert taps(play, "buy") == 1


def test_an_apprentice_is_told_with_two_taps() -> None:
    assert taps(Playing.dealt(2, deal=False), "deal/s1", card=(APPRENTICE,)) == 2


def test_an_action_bought_on_the_way_is_one_tap_more() -> None:
    play = Playing.dealt(2)
    play.start(INN, 12).do("take/2")
    assert taps(play, f"send/{APPRENTICE}", site=(INN,)) == 3
    assert (play.actions, play.n("s1", "coin")) == (0, 13 - 2 - 5)
    said = [line.id for line in GAME.loud(play.states[-1], play.events[-1])]
    assert said == ["builders-loud-bought"]


def test_a_site_that_is_gone_meanwhile_is_asked_again() -> None:
    play = Playing.dealt(2)
    play.start(INN, 12)
    form = play.form(f"send/{APPRENTICE}", site=(SHACK,))
    assert form.event is None
    assert [option.key for ask in form.asks if isinstance(ask, Pick) for option in ask.options] == [INN]


# ------------------------------------------------------------------------------------------------- apprentices, setup


def test_apprentices_are_asked_first_one_task_each_in_any_order() -> None:
    play = Playing.dealt(3, deal=False)
    assert [task.key for task in play.view.now.tasks] == ["crew/s1", "crew/s2", "crew/s3"]
    play.do("deal/s3", card=("worker.apprentice_03",))
    assert [task.key for task in play.view.now.tasks] == ["crew/s1", "crew/s2"]
    offered = play.form("deal/s1").asks[0]
    assert isinstance(offered, Pick)
    assert [option.key for option in offered.options if option.because] == ["worker.apprentice_03"]
    assert len(offered.options) == 6


def test_an_apprentice_can_be_told_until_the_own_turn_is_played() -> None:
    play = Playing.dealt(3, deal=False)
    play.do("take/1")
    tasks = {task.seat: task.moves[0].key for task in play.view.now.tasks}
    assert tasks == {"s1": "lay/s1", "s2": "deal/s2", "s3": "deal/s3"}
    play.do("end").do("end").do("end")
    tasks = {task.seat: task.moves[0].key for task in play.view.now.tasks}
    assert set(tasks.values()) == {"lay/s1", "lay/s2", "lay/s3"}


# -------------------------------------------------------------------------------------------------- offered or greyed


def test_the_price_of_an_action_is_said_before_the_tap_and_in_the_step() -> None:
    play, price = Playing.dealt(2), coins_msg(5)
    assert [play.moves()[key].follows for key in ("start", "hire")] == [None, None]
    play.do("take/3")
    assert [play.moves()[key].follows for key in ("start", "hire")] == [msg("builders-buys", coins=price)] * 2
    play.do("hire", wage=("4",), card=(CRAFTSMAN,))
    said = GAME.label(play.events[-1])
    assert (said.id, dict(said.params)["coins"]) == ("builders-log-for-coins", price)
    assert list(GAME.loud(play.states[-1], play.events[-1])) == [], "the step itself says it"


def test_without_a_site_nobody_can_be_sent() -> None:
    because = Playing.dealt(2).moves()[f"send/{APPRENTICE}"].because
    assert because is not None
    assert because.id == "builders-because-no-site"


@pytest.mark.parametrize(
    ("have", "code"),
    [
        (0, "builders-because-coins"),
        (1, "builders-because-coins"),
        (6, "builders-because-actions"),
        (7, None),
    ],
)
def test_why_a_site_is_greyed(have: int, code: str | None) -> None:
    play = Playing.dealt(2)
    play.start(INN, 12).do("take/2")
    coins(play, have)
    form = play.form(f"send/{APPRENTICE}")
    option = form.asks[0].options[0]  # type: ignore[union-attr]
    assert (option.because.id if option.because else None) == code
    assert form.confirm == (option.because or msg("builders-site-first")), "where no site can take it the act says so"
    because = play.moves()[f"send/{APPRENTICE}"].because
    assert (because.id if because else None) == code


def test_the_wage_is_said_where_an_action_would_have_to_be_bought() -> None:
    play = Playing.dealt(2)
    play.start(INN, 12).do("take/2")
    coins(play, 6)
    because = play.moves()[f"send/{APPRENTICE}"].because
    assert because is not None
    assert dict(because.params)["coins"] == msg("builders-and-wage", coins=coins_msg(5), wage=coins_msg(2))


def test_how_somebody_is_sent_is_said_while_it_is_new() -> None:
    play = Playing.dealt(2)
    assert play.view.now.detail is None, "there is no site yet"
    assert play.start(INN, 12).view.now.detail == msg("builders-now-send")
    play.state = replace(play.state, flow=replace(play.state.flow, round=4))
    assert play.view.now.detail is None


def test_only_coins_that_can_be_taken() -> None:
    play = Playing.dealt(2)
    play.do("take/2")
    offered = {key: move.because is None for key, move in play.moves().items() if key.startswith("take")}
    assert offered == {"take/1": True, "take/2": False, "take/3": False}


def test_starting_and_hiring_without_action_or_coins() -> None:
    play = Playing.dealt(2)
    play.do("take/3")
    assert play.moves()["start"].because is None
    coins(play, 4)
    assert {key for key, move in play.moves().items() if move.because} >= {"start", "hire", "buy", "take/1"}


def test_ending_is_under_the_thumb_only_when_nothing_is_given_up() -> None:
    play = Playing.dealt(2)
    assert play.view.primary is None
    play.do("take/3")
    assert play.view.primary is not None
    assert play.view.primary.key == "end"


def test_another_coin_before_takes_the_card_away() -> None:
    play = Playing.dealt(2)
    assert play.form("start", coins=("18",), card=(INN,)).event is None
    assert play.form("hire", wage=("2",), card=(CRAFTSMAN,)).event is None
    assert play.form("hire").event is None


def test_a_site_shows_what_it_would_then_lack() -> None:
    play = Playing.dealt(2)
    play.start(INN, 12).start(SHACK, 8).hire("worker.laborer_09", 3)
    coins(play, 30)
    offered = play.form("send/worker.laborer_09").asks[0]
    assert isinstance(offered, Pick)
    faces = {option.key: option.face for option in offered.options}
    states = {key: face.state.id for key, face in faces.items() if face and face.state}
    assert states == {INN: "builders-lacks", SHACK: "builders-then-finished"}
    assert all(face.text for face in faces.values() if face)


# --------------------------------------------------------------------------------------------------------- corrections


def test_what_lies_before_a_player_can_be_put_right() -> None:
    play = Playing.dealt(2)
    play.start(INN, 12).hire(CRAFTSMAN, 4).send(CRAFTSMAN, INN)
    found = play.form("lay/s1")
    assert found.event is not None
    assert found.event.transfers == ()
    play.lay("s1", {"machine.saw_1": ("worker.master_01",)})
    assert [t for t in play.events[-1].transfers if t.dst == "table"] != []
    assert {card.thing for card in play.yard("s1").free} == {CRAFTSMAN, APPRENTICE}
    (site,) = play.yard("s1").sites
    assert (site.card.thing, [card.thing for card in site.crew]) == ("machine.saw_1", ["worker.master_01"])
    assert play.n("table", INN) == 1


def test_putting_right_leaves_finished_buildings_alone() -> None:
    play = Playing.dealt(2)
    coins(play, 30)
    play.start("building.bower", 8).hire("worker.laborer_03", 3).send("worker.laborer_03", "building.bower")
    play.lay("s1", {}, free=())
    assert play.n("s1@done", "building.bower") == 1
    offered = next(ask for ask in play.form("lay/s1").asks if ask.key == "sites")
    assert isinstance(offered, Pick)
    assert "building.bower" not in {option.key for option in offered.options}


def test_each_card_has_one_place_and_a_touch_moves_it() -> None:
    play = Playing.dealt(2)
    play.start(INN, 12).hire(CRAFTSMAN, 4).send(CRAFTSMAN, INN).start(SHACK, 8)
    asks = {ask.key: ask for ask in play.form("lay/s1").asks if isinstance(ask, Pick)}
    assert list(asks) == [f"at/{APPRENTICE}", f"at/{CRAFTSMAN}", "rank", "sites"], "the own cards come first"
    assert [asks[f"at/{card}"].chosen for card in (APPRENTICE, CRAFTSMAN)] == [("free",), (INN,)]
    assert {*asks["sites"].chosen} == {option.key for option in asks["sites"].options[:2]} == {INN, SHACK}
    moved = play.form("lay/s1", **{f"at/{CRAFTSMAN}": (SHACK,)}).event
    assert isinstance(moved, CrewLaid)
    assert (moved.free, {site.card: site.crew for site in moved.sites}) == (
        (APPRENTICE,),
        {INN: (), SHACK: (CRAFTSMAN,)},
    )
    left = play.form("lay/s1", sites=(SHACK,)).event
    assert isinstance(left, CrewLaid)
    assert left.free == (APPRENTICE, CRAFTSMAN), "who worked at a site that is none is free"


def test_who_else_lies_there_is_looked_for_among_one_kind() -> None:
    play = Playing.dealt(2).start(INN, 12)
    asked = play.form("lay/s1", rank=("apprentice", "machine")).asks[-2]
    assert isinstance(asked, Pick)
    kinds = {option.key.partition("_")[0] for option in asked.options}
    assert {key.partition(".")[0] for key in kinds} == {"worker", "machine"}
    assert not {APPRENTICE, "worker.apprentice_02"} & {option.key for option in asked.options}, "they lie somewhere"
    *_, more, at, _ = play.form("lay/s1", rank=(), more=("worker.master_01",)).asks
    assert isinstance(more, Pick)
    assert isinstance(at, Pick)
    assert [option.key for option in more.options] == ["worker.master_01"], "who was found stays in sight"
    assert [option.key for option in at.options] == ["free", INN]


# ---------------------------------------------------------------------------------------------------------------- tool


def note(play: Playing, key: str, **answers: object) -> Msg:
    found = play.form(key, **answers)  # type: ignore[arg-type]
    assert found.event is None
    assert found.note is not None
    return found.note


def test_the_tool_names_the_cheapest_crew_and_its_price() -> None:
    play = Playing.dealt(2)
    play.start(SHACK, 8).hire("worker.craftsman_12", 4)
    assert play.form("tool/s1").note is None
    found = note(play, "tool/s1", site=(SHACK,))
    assert found.id == "builders-tool-yes"
    assert [part.id for part in dict(found.params)["crew"]] == ["builders-thing-worker-craftsman_12"]  # type: ignore[union-attr]


def test_the_tool_says_how_many_coins_are_short() -> None:
    play = Playing.dealt(2)
    play.start(SHACK, 8).hire("worker.craftsman_12", 4)
    coins(play, 1)
    assert note(play, "tool/s1", site=(SHACK,)).id == "builders-tool-too-dear"


def test_the_tool_says_what_nobody_brings() -> None:
    play = Playing.dealt(2)
    play.start(SHACK, 8)
    found = note(play, "tool/s1", site=(SHACK,))
    assert found.id == "builders-tool-never"
    assert [part.id for part in dict(found.params)["short"]] == ["builders-thing-knowledge"]  # type: ignore[union-attr]


def test_the_tool_counts_what_is_left_of_the_running_turn() -> None:
    play = Playing.dealt(2)
    play.start(CASTLE, 20).hire("worker.master_01", 5).send("worker.master_01", CASTLE)
    crew = ("worker.master_05", "worker.master_08", "worker.craftsman_14")
    play.lay("s1", {CASTLE: ("worker.master_01",)}, free=crew)
    coins(play, 99)
    site = play.yard("s1").sites[0]
    assert site.missing == (2, 1, 5, 3)
    now = note(play, "tool/s1", site=(CASTLE,))
    assert now.id == "builders-tool-never"
    play.end()
    assert note(play, "tool/s1", site=(CASTLE,)) == now


def test_the_tool_prices_a_site_somebody_was_sent_to_this_turn() -> None:
    play = Playing.dealt(2)
    coins(play, 40)
    play.start(INN, 12).hire("worker.craftsman_05", 4).send(APPRENTICE, INN)
    play.lay("s1", {INN: (APPRENTICE,)}, free=("worker.craftsman_15", "worker.laborer_03"))
    found = dict(note(play, "tool/s1", site=(INN,)).params)["cost"]
    assert isinstance(found, Msg)
    assert found.id == "builders-cost-with-bought"
    play.end()
    later = dict(note(play, "tool/s1", site=(INN,)).params)["cost"]
    assert isinstance(later, Msg)
    assert later.id == "builders-cost"


def test_the_tool_with_everything_typed_in() -> None:
    play = Playing.new(2)
    assert [move.key for move in play.view.tools] == ["tool/typed"]
    assert note(play, "tool/typed").id == "builders-tool-hint"
    typed = {"short": {"knowledge": 1, "tile": 3}, "turn": {"actions": 1}}
    assert note(play, "tool/typed", crew=(CRAFTSMAN,), **typed).id == "builders-tool-yes"
    typed["turn"] = {"actions": 1, "coin": 3}
    assert note(play, "tool/typed", crew=(CRAFTSMAN,), **typed).id == "builders-tool-too-dear"
    assert note(play, "tool/typed", crew=(APPRENTICE,), **typed).id == "builders-tool-never"


def test_a_covered_site_needs_nobody() -> None:
    play = Playing.dealt(2)
    answers = lying(play.state, "s1", {SHACK: ("worker.craftsman_12",)}, free=(APPRENTICE,))
    found = play.form("lay/s1", **answers).event
    assert isinstance(found, CrewLaid)
    play.take(found)
    assert note(play, "tool/s1", site=(SHACK,)).id == "builders-covered"
    (face,) = next(held for held in play.view.now.holdings if held.thing == "site").faces
    assert face.state is not None
    assert face.state.id == "builders-covered"


def test_each_viewer_is_offered_the_own_tool() -> None:
    play = Playing.dealt(3)
    assert [move.key for move in play.view.tools] == ["tool/s1", "tool/s2", "tool/s3", "tool/typed"]
    assert [move.key for move in GAME.view(play.state, "s2").tools] == ["tool/s2", "tool/typed"]


# --------------------------------------------------------------------------------------------------------------- jumps


def jump(play: Playing, to: str) -> Playing:
    found = form(GAME, play.state, JUMP_MOVE, {"to": (to,)})
    assert found.event is not None
    return play.take(found.event)


def test_every_position_can_be_jumped_to() -> None:
    play = Playing.dealt(3, first="s2")
    keys = [position.key for position in GAME.jumps(play.state)]
    assert keys == ["turn-s2", "turn-s3", "turn-s1", "last-s2", "last-s3", "last-s1", "over"]
    jump(play, "turn-s3")
    assert (play.state.flow.seat, play.actions, GAME.position(play.state).key) == ("s3", 3, "turn-s3")
    jump(play, "over")
    assert play.state.flow.over
    assert GAME.position(play.state).key == "over"


def test_a_jump_to_the_last_turns_where_points_are_not_known() -> None:
    play = Playing.dealt(3)
    for seat in ("s1", "s2"):
        play.take(Counted(count=Count(owner=seat, thing="vp", n=None)))
    jump(play, "last-s2")
    assert (play.state.flow.seat, play.state.flow.seventeen) == ("s2", "s2")
    play.end().end()
    assert play.state.flow.over


def test_jumps_of_the_lightest() -> None:
    play = Playing.new(2, ())
    assert [position.key for position in GAME.jumps(play.state)] == ["play", "last-s1", "last-s2", "over"]
    jump(play, "last-s1")
    assert play.view.primary is not None
    assert GAME.position(play.state).key == "last-s1"
    jump(play, "play")
    assert play.view.primary is None
    jump(play, "over")
    assert play.view.now.moves == ()


def test_whose_turn_is_not_known_is_a_place_too() -> None:
    play = Playing.new(2, ("points",))
    play.take(form(GAME, play.state, "core/keep/coins", {"coin": {"s1": 10, "s2": 10}}).event)  # type: ignore[arg-type]
    assert GAME.position(play.state).key == "play"
    assert play.judge(TurnEnded(seat="s1", then="s2", actions=3)) == {"builders-no-such-turn": "impossible"}
    assert play.judge(ActionsBought(seat="s2")) == {"core-not-as-shown": "impossible"}


# ------------------------------------------------------------------------------------------------------------- figures


def test_why_points_card_by_card() -> None:
    play = Playing.dealt(2)
    coins(play, 40)
    play.start("machine.crane_1").hire("worker.laborer_08", 3).send("worker.laborer_08", "machine.crane_1")
    play.take(Counted(count=Count(owner="s1", thing="vp", n=4)))
    why = GAME.why(play.state, "vp/s1")
    assert why.amount.n == 4
    assert [(part.label.id, part.amount.n) for part in why.parts] == [
        ("builders-card-crane_1", 1),
        ("builders-unnamed", 3),
    ]


def test_why_points_that_are_unknown() -> None:
    play = Playing.new(2)
    play.take(Counted(count=Count(owner="s1", thing="vp", n=None)))
    assert GAME.why(play.state, "vp/s1").amount.n is None
    assert GAME.why(play.state, "vp/s1").parts == ()


def test_why_coins_and_bank() -> None:
    play = Playing.dealt(2)
    coins(play, 34)
    assert [part.amount.n for part in GAME.why(play.state, "coin/s1").parts] == [3]
    assert GAME.why(play.state, "bank").amount.n == 100 - 34 - 10
    play.take(Counted(count=Count(owner="s1", thing="coin", n=None)))
    assert [part.amount.n for part in GAME.why(play.state, "coin/s1").parts] == [None]
    assert GAME.why(play.state, "bank").amount.n is None


def test_the_catalogue_says_who_owns_what() -> None:
    play = Playing.dealt(2)
    play.start(INN, 12).hire(CRAFTSMAN, 4).send(CRAFTSMAN, INN)
    owned = {face.key: face.owner for face in play.view.faces if face.owner}
    assert owned == {INN: "s1", CRAFTSMAN: "s1", APPRENTICE: "s1", "worker.apprentice_02": "s2"}
    assert len(play.view.faces) == 84


def test_what_each_seat_shows() -> None:
    play = Playing.dealt(2)
    play.start(INN, 12)
    own, other, table = play.view.seats
    assert [held.thing for held in own.holdings] == ["vp", "coin", "site", "worker"]
    site = own.holdings[2].faces[0]
    assert [sign.symbol for sign in (*site.signs, *site.fee)] == ["vp", "coin", "action"]
    assert other.holdings[2].faces == ()
    assert table.holdings[0].figure.amount.n == 80
    assert [move.key for move in own.moves] == ["lay/s1"]


def _rule(play: Playing) -> str:
    rule = play.view.now.rule
    return "" if rule is None else rule.key


def test_the_track_counts_rounds_and_marks_the_last() -> None:
    play = Playing.dealt(2)
    assert [(step.key, step.at) for step in play.view.track.steps] == [("round", 1), ("actions", None), ("coins", None)]
    assert play.view.track.line == Wall(17, (("s1", 0), ("s2", 0)))
    assert play.view.track.pieces == Pieces("action", 3, 3)
    assert _rule(play) == "turn"
    play.take(Counted(count=Count(owner="s1", thing="vp", n=17)))
    play.end()
    assert play.view.track.line == Wall(17, (("s1", 17), ("s2", 0)))
    assert _rule(play) == "end", "now that is what one asks"
    assert [figure.thing for figure in play.view.seats[0].beside] == ["coin"]
    assert [mark.at for mark in play.view.track.steps[0].marks] == [1]
    assert [bool(seat.notes) for seat in play.view.seats[:2]] == [False, False]
    play.end()
    assert [step.key for step in play.view.track.steps] == ["over"]
    overview = play.view.track.overview
    assert overview is not None
    assert overview.at == len(overview.rounds) - 1
    assert play.view.now.headline.id == "builders-now-over-goal"
    loud = GAME.loud(play.states[-1], play.events[-1])
    assert [line.id for line in loud] == ["builders-loud-all-played"]


def test_the_log_folds_by_rounds() -> None:
    play = Playing.dealt(2)
    first = GAME.position(play.state).round_key
    play.end()
    assert GAME.position(play.state).round_key == first
    play.end()
    assert GAME.position(play.state).round_key != first


def test_a_turn_ends_once() -> None:
    play = Playing.dealt(2)
    event = play.form("end").event
    assert event is not None
    play.take(event)
    assert play.judge(event)["core-task-done"] == "impossible"


def test_replaying_a_step_the_rules_let_go_does_not_judge_again() -> None:
    play = Playing.dealt(2)
    event = ActionsBought(seat="s2")
    assert apply(GAME, play.state, event).flow == play.state.flow


def test_presets_are_the_three_of_the_box() -> None:
    assert [preset.keeps for preset in GAME.info.presets] == [("points",), ("points", "coins"), EVERYTHING]
