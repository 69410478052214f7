"""One page at a table: what a tap means on a device that is behind, what is asked twice, what is let go knowingly."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest

from companion.app.hands import Hand, May
from companion.app.library import Library
from companion.app.session import END, TableSession
from companion.app.sights import Sight, handed_over
from companion.table.live import LiveTable
from scorers.core import core_moves, registry
from scorers.core.forms import Form, Move, Place
from scorers.core.msg import TABLE, msg
from scorers.core.sheet import Sheet
from scorers.core.view import TableView
from tests.scorers.kernel_game import GAME, RoundClosed, new_setup
from tests.scorers.kernel_game.model import KernelState
from tests.scorers.playing import agreed
from tests.wire.tables import a_table
from timers.clock import FakeClock

pytestmark = pytest.mark.usefixtures("kernel")


def two_at(library: Library, live: LiveTable) -> tuple[TableSession, TableSession]:
    """A phone and a tablet that have the same before their eyes."""
    both = TableSession(library, live, "phone"), TableSession(library, live, "tablet")
    assert not any(one.behind for one in both)
    return both


def counted(seated: TableSession, seat: str, thing: str, n: int) -> None:
    """Somebody corrects what a seat holds."""
    assert seated.do(seated.form(core_moves.count_move(seat, thing), {"n": {"n": n}})).taken


def at(seated: TableSession, place: str) -> None:
    """The table says where it is."""
    assert seated.do(seated.form(core_moves.JUMP_MOVE, {"to": (place,)})).taken


def feast_of(seated: TableSession, seat: str) -> str:
    """The move with which a seat meets the feast."""
    return next(task.moves[0].key for task in seated.view.now.tasks if task.seat == seat)


def all_feast(seated: TableSession) -> None:
    """Everybody meets the feast as proposed."""
    for seat in seated.setup.ids:
        assert seated.do(seated.form(feast_of(seated, seat), {})).taken


def paid(form: Form) -> list[tuple[str, int]]:
    """What a form would hand over."""
    assert form.event is not None
    return [(t.thing, t.n) for t in form.event.transfers]


def answered(seated: TableSession) -> Sheet:
    """The closing answers: as known, else one."""
    asked = seated.closing().asked
    return {f.key: {seat: (f.known or {}).get(seat, 1) for seat in f.seats} for f in asked}


# ---------------------------------------------------------------------------------------------- a device that is behind


def test_the_last_to_feed_closes_the_round_though_their_device_was_behind(library: Library) -> None:
    live = a_table(library, "little_town", preset=-1)
    phone, tablet = two_at(library, live)
    at(phone, next(place.key for place in live.table.game.jumps(live.table.state) if "feed" in place.key))
    tablet.showed(live.table.n)
    mine, yours = (task.moves[0].key for task in phone.view.now.tasks)
    alone = tablet.meant(yours, {})
    assert phone.do(phone.meant(mine, {})).taken
    assert tablet.behind
    last = tablet.meant(yours, {})
    assert last.event == tablet.form(yours, {}).event
    assert last.event != alone.event, "it brings the workers home as well"
    assert tablet.do(last).taken
    assert tablet.view.track != tablet.shown.view.track


def test_a_payment_is_made_as_it_was_shown_though_another_would_be_proposed_by_now(library: Library) -> None:
    live = library.start(new_setup(2))
    phone, tablet = two_at(library, live)
    at(phone, "r1/feast")
    counted(phone, "s2", "grain", 1)
    tablet.showed(live.table.n)
    feast = feast_of(tablet, "s2")
    shown = tablet.meant(feast, {})
    assert paid(shown) == [("grain", 1)]
    counted(phone, "s2", "grain", 0)
    counted(phone, "s2", "coin", 9)
    assert paid(tablet.form(feast, {})) == [("coin", 5)]
    assert tablet.meant(feast, {}).event == shown.event


def test_a_form_that_was_shown_unanswered_is_not_answered_by_what_others_do(library: Library) -> None:
    live = library.start(new_setup(2, keeps=()))
    phone, tablet = two_at(library, live)
    at(phone, "r1/feast")
    all_feast(phone)
    tablet.showed(live.table.n)
    assert tablet.meant("close", {}).event is None
    assert phone.do(phone.form(core_moves.keep_move("points"), {"vp": {"s1": 2, "s2": 3}})).taken
    assert tablet.form("close", {}).event is not None
    assert tablet.meant("close", {}).event is None


def test_a_form_that_was_shown_answered_is_recorded_though_it_would_be_asked_by_now(library: Library) -> None:
    live = library.start(new_setup(2))
    phone, tablet = two_at(library, live)
    at(phone, "r1/feast")
    all_feast(phone)
    tablet.showed(live.table.n)
    shown = tablet.meant("close", {})
    assert phone.do(phone.form(core_moves.keep_move("points"), {})).taken
    assert tablet.form("close", {}).event is None
    assert tablet.meant("close", {}).event == shown.event is not None


def test_a_round_that_is_closed_late_is_the_last_where_somebody_has_come_to_the_goal(library: Library) -> None:
    live = library.start(new_setup(2))
    phone, tablet = two_at(library, live)
    at(phone, "r1/feast")
    all_feast(phone)
    tablet.showed(live.table.n)
    assert not _closing(tablet.meant("close", {})).reached
    counted(phone, "s1", "vp", 12)
    assert _closing(tablet.meant("close", {})).reached


def _closing(form: Form) -> RoundClosed:
    assert isinstance(form.event, RoundClosed)
    return form.event


def test_a_turn_on_its_way_is_not_the_turn_of_a_later_round(library: Library) -> None:
    phone, tablet = two_at(library, library.start(new_setup(2)))
    at(phone, "r2/work")
    assert tablet.form("rest/s1", {}).event is not None
    late = tablet.do(tablet.meant("rest/s1", {}))
    assert late.why is not None
    assert not late.taken
    assert phone.view.track.acting == ("s1",)


def test_two_who_turn_the_same_switch_turn_it_once(library: Library) -> None:
    phone, tablet = two_at(library, library.start(new_setup(2, keeps=("points",))))
    switch = core_moves.keep_move("points")
    assert phone.do(phone.meant(switch, {})).taken
    tablet.do(tablet.meant(switch, {}))
    assert phone.live.table.state.keeps == frozenset()


def test_two_who_count_at_once_leave_the_rest_of_the_box(library: Library) -> None:
    phone, tablet = two_at(library, library.start(new_setup(2)))
    for seated, seat, n in ((phone, "s1", 1), (tablet, "s2", 4)):
        assert seated.do(seated.meant(core_moves.count_move(seat, "coin"), {"n": {"n": n}})).taken
    ledger = phone.live.table.state.ledger
    assert [ledger.n(owner, "coin") for owner in ("s1", "s2", TABLE)] == [1, 4, 25], "thirty are in the box"


# -------------------------------------------------------------------------------------------------------- what is asked


def test_a_form_is_worked_out_once_for_the_same_answers_and_anew_for_others(library: Library) -> None:
    phone, _ = two_at(library, library.start(new_setup(2)))
    move = core_moves.count_move("s1", "coin")
    first = phone.form(move, {"n": {"n": 7}})
    assert phone.form(move, {"n": {"n": 7}}) is first
    other = phone.form(move, {"n": {"n": 8}})
    assert other.event is not None
    assert other.event != first.event


def test_what_happened_against_the_rules_is_taken_with_the_rule_that_was_let_go(library: Library) -> None:
    phone, _ = two_at(library, library.start(new_setup(2)))
    at(phone, "r1/feast")
    all_feast(phone)
    form = phone.form("close", {"reached": ("yes",)})
    [issue] = form.issues
    told: list[int] = []
    phone.watch(lambda: told.append(phone.number))
    assert not phone.do(form).taken
    assert (phone.over, told) == (False, []), "nothing has happened, and nobody is told"
    assert phone.do(form, overrule=True).taken
    assert phone.over
    step = phone.live.table.undo_step
    assert step is not None
    assert step.event.overruled == (issue.code,)


def test_a_table_where_nothing_has_happened_has_nothing_to_take_back(library: Library) -> None:
    phone, _ = two_at(library, library.start(new_setup(2)))
    assert (phone.undo_label, phone.redo_label, phone.answers) == (None, None, {})
    assert phone.undo().why == msg("core-undo-gone")
    assert phone.redo().why == msg("core-redo-gone")


def test_what_is_asked_at_the_end_follows_from_the_answers_so_far(library: Library) -> None:
    plain = new_setup(2)
    setup = type(plain).model_validate({**plain.model_dump(), "options": {"length": "long"}})
    phone, _ = two_at(library, library.start(setup))
    assert phone.closing()["crest"].seats == ("s1", "s2")
    assert phone.closing({"estate": {"s1": ()}})["crest"].seats == ("s2",)


def test_the_pinned_button_leads_to_the_count_and_then_to_the_result(library: Library) -> None:
    phone, _ = two_at(library, library.start(new_setup(2)))
    at(phone, "r3/feast")
    all_feast(phone)
    assert all(move.key != END for move in phone.view.now.moves)
    assert phone.do(phone.form("close", {})).taken
    for label in ("app-finish", "app-result"):
        [*_, move] = phone.view.now.moves
        assert (move.key, move.label, move.place, move.leads) == (END, msg(label), Place.PRIMARY, True)
        phone.finish(answered(phone))


@pytest.mark.parametrize("over", [False, True])
@pytest.mark.parametrize("pinned", [False, True])
def test_it_is_pinned_only_where_nothing_else_is_left_to_press(library: Library, *, over: bool, pinned: bool) -> None:
    def view(state: KernelState, viewer: str | None) -> TableView:
        found = GAME.view(state, viewer)
        mine = (Move("mine", msg("kernel-title"), Place.PRIMARY),) if pinned else ()
        return replace(found, now=replace(found.now, moves=mine))

    live = library.start(new_setup(2))
    live.table.game = replace(GAME, view=view)
    phone = TableSession(library, live, "phone")
    at(phone, "r3/feast")
    all_feast(phone)
    if over:
        assert phone.do(phone.form("close", {})).taken
    assert phone.over is over
    assert [move.key for move in phone.view.now.moves] == (["mine"] if pinned else [END] if over else [])


@pytest.mark.parametrize("pinned", ["pitch/s1", "rest/s1", ""])
def test_a_board_the_pinned_act_asks_about_is_laid_out_for_who_only_looks(library: Library, pinned: str) -> None:
    def view(state: KernelState, viewer: str | None) -> TableView:
        found = GAME.view(state, viewer)
        mine = (Move(pinned, msg("kernel-title"), Place.PRIMARY),) if pinned else ()
        return replace(found, now=replace(found.now, moves=mine))

    live = library.start(new_setup(2))
    live.table.game = replace(GAME, view=view)
    host, tv = TableSession(library, live, "host"), TableSession(library, live, Hand("tv", "", lambda: May.LOOK))
    assert host.view.primary == next(iter(host.view.now.moves), None)
    assert tv.view.primary is None
    assert host.board is None
    assert (tv.board and [ask.key for ask in tv.board.asks]) == (["where"] if pinned == "pitch/s1" else None)


# ------------------------------------------------------------------------------------------------- what changes hands


def moved(before: Sight, now: Sight) -> list[tuple[str, str, str, int]] | None:
    """What one step has handed over, as it is drawn."""
    found = handed_over(before, now)
    return None if found is None else [(t.src, t.dst, t.thing, t.n) for t in found]


def test_what_a_step_hands_over_goes_back_where_it_is_undone(library: Library) -> None:
    phone, _ = two_at(library, library.start(new_setup(2)))
    sights = [phone.present]
    assert phone.do(phone.form("build/s1", {})).taken
    for act in (phone.undo, phone.redo):
        sights.append(phone.present)
        assert act().taken
    sights.append(phone.present)
    there = [("s1", TABLE, "stall", 1), ("s1", TABLE, "coin", 2), (TABLE, "s1", "vp", 3)]
    back = [(dst, src, thing, n) for src, dst, thing, n in reversed(there)]
    assert [moved(*pair) for pair in pairwise(sights)] == [there, back, there]
    assert moved(sights[0], sights[2]) is None, "two steps at once"
    assert moved(sights[1], sights[1]) is None


def test_what_is_brought_again_goes_there_though_more_is_still_undone(library: Library) -> None:
    phone, _ = two_at(library, library.start(new_setup(2)))
    assert phone.do(phone.form("build/s1", {})).taken
    assert phone.do(phone.form("rest/s2", {})).taken
    assert phone.undo().taken
    assert phone.undo().taken
    before = phone.present
    assert phone.redo().taken
    assert phone.present.redo is not None
    assert (moved(before, phone.present) or [])[0] == ("s1", TABLE, "stall", 1)


def test_only_what_is_kept_is_seen_to_change_hands(library: Library) -> None:
    phone, _ = two_at(library, library.start(new_setup(2, keeps=("purse",))))
    before = phone.present
    assert phone.do(phone.form("build/s1", {})).taken
    assert moved(before, phone.present) == [("s1", TABLE, "coin", 2)]


def test_where_the_table_says_it_is_somewhere_else_nothing_changes_hands(library: Library) -> None:
    phone, _ = two_at(library, library.start(new_setup(2)))
    before = phone.present
    at(phone, "r2/work")
    jumped = phone.present
    assert moved(before, jumped) is None
    assert phone.undo().taken
    assert moved(jumped, phone.present) is None


def test_the_first_step_undone_at_a_table_that_was_read_anew_hands_nothing_over(library: Library) -> None:
    phone, _ = two_at(library, library.start(new_setup(2)))
    assert phone.do(phone.form("build/s1", {})).taken
    before = phone.present
    assert phone.undo().taken
    now = phone.present
    assert now.undo is None
    assert now.redo is not None
    assert moved(before, replace(now, redo=replace(now.redo))) is None


# ------------------------------------------------------------------------------------------------------------ the clock


def test_whoever_looks_is_told_that_the_clock_was_started(library: Library, clock: FakeClock) -> None:
    phone, tablet = two_at(library, library.start(new_setup(2)))
    told: list[bool] = []
    tablet.watch(lambda: told.append(tablet.clocks().running))
    phone.run_clock(on=True)
    clock.advance(5)
    phone.run_clock(on=False)
    assert told == [True, False]
    assert tablet.clocks().table.total_seconds() == 5


def test_what_has_ended_is_not_ended_again_when_the_page_goes(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = library.start(new_setup(2))
    phone, _ = two_at(library, live)
    ended: list[str] = []
    for name in ("gone", "stays"):
        monkeypatch.setattr(live, "watch", lambda _told, name=name: lambda: ended.append(name))
        end = phone.watch(lambda: None)
        if name == "gone":
            end()
    phone.close()
    assert ended == ["gone", "stays"]


def test_the_setup_of_a_table_lays_out_what_its_options_bring(library: Library) -> None:
    found = {}
    for extras in ("no", "yes"):
        setup = agreed(registry.game("orleans").info, 2, (), options={"extras": extras})
        session = TableSession(library, library.start(setup), "d-1")
        found[extras] = {step.key for step in session.checklist().steps}
    assert found["yes"] - found["no"] == {"buildings/extras"}
