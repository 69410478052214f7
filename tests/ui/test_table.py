# ruff: noqa: ANN401 - Flet's controls come in every shape
from __future__ import annotations

from typing import Any

import flet as ft
import pytest

from companion.storage.halves import Halves
from companion.ui.components.seats import seat_tile
from companion.ui.components.words import Words
from companion.ui.views.table import frame
from companion.ui.views.table.ways import Go
from tests.ui.afresh import Watch
from tests.ui.conftest import Show
from tests.ui.fair import Fair, facts, fair_words, kinds, play
from tests.ui.harness import Screen, _walk


async def test_phone_order_from_top_to_bottom(show: Show, fair: Fair) -> None:
    screen = await show(fair.lay())
    keys = screen.keys()
    order = ["track", "seat/s1", "rule", "hand/0", "move/pitch/s1", "primary", "undo", "door/look_up", "door/more"]
    assert [key for key in keys if key in order] == order


async def test_a_complete_move_without_questions_is_one_tap(show: Show, fair: Fair) -> None:
    table = fair.lay()
    screen = await show(table)
    await screen.tap("move/buy/grain")
    assert kinds(table) == ["traded"]
    assert table.live.table.state.ledger.n("s1", "grain") == 1
    assert not screen.keys("sheet/")


async def test_the_pinned_button_records_its_inline_form(show: Show, fair: Fair) -> None:
    table = fair.lay()
    screen = await show(table)
    await screen.tap("primary")
    await screen.tap("hungry/s2/2")
    assert screen.texts("primary") == ["Done: Bo −6"]
    await screen.tap("primary")
    assert kinds(table) == ["rung", "grace_said"]
    assert table.live.table.state.ledger.n("s2", "vp") == -6


async def test_what_would_change_hands_is_shown_before(show: Show, fair: Fair) -> None:
    table = fair.lay()
    play(table, "core/count/s2/vp", answers={"n": {"n": 12}})
    screen = await show(table)
    await screen.tap("primary")
    assert not screen.keys("change/")
    await screen.tap("hungry/s2/1")
    assert screen.texts("change/s2") == ["−3", "12 \N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK} 9"]


async def test_a_row_settles_one_seat_and_stays_as_done(show: Show, fair: Fair) -> None:
    table = fair.lay()
    play(table, "pray/s1")
    screen = await show(table)
    await screen.tap("primary")
    await screen.tap("task/r1/feast/s1")
    assert facts(table)[-1].settles == ("r1/feast/s1",)
    assert not screen.keys("sheet/")
    assert screen.find("task/r1/feast/s1").on_click is None
    await screen.tap("task/r1/feast/s3")
    assert screen.keys("sheet/form") == ["sheet/form/feast/r1/s3"], "who has not prayed is asked what to pay with"
    assert kinds(table) == ["prayed", "rung", "feasted"]


async def test_a_form_with_questions_opens_over_now_and_leaves_the_rest_touchable(show: Show, fair: Fair) -> None:
    table = fair.lay()
    screen = await show(table)
    await screen.tap("move/pitch/s1")
    assert screen.keys("sheet/form") == ["sheet/form/pitch/s1"]
    assert screen.find("confirm").disabled
    assert screen.texts("confirm")[1:] == ["First: Which booth?"], "an act that is off says why"
    await screen.tap("which/booth.mill")
    await screen.tap("where/meadow@1-0")
    assert len(screen.texts("confirm")) == 1
    await screen.tap("confirm")
    assert kinds(table) == ["pitched"]
    assert not screen.keys("sheet/")


async def test_half_an_answer_stays_on_the_device_and_goes_when_the_sheet_is_closed(show: Show, fair: Fair) -> None:
    table = fair.lay()
    screen, other = await show(table), await show(fair.beside(table))
    await screen.tap("move/pitch/s1")
    await screen.tap("which/booth.mill")
    assert not other.keys("which/")
    await screen.tap("sheet/close")
    await screen.tap("move/pitch/s1")
    await screen.tap("where/meadow@1-0")
    assert screen.find("confirm").disabled


async def test_what_was_half_answered_when_the_app_ended_is_there_when_it_begins(show: Show, fair: Fair) -> None:
    table = fair.lay()
    screen = await show(table)
    await screen.tap("move/pitch/s1")
    await screen.tap("which/booth.mill")
    fair.library.halves = Halves(fair.library.folder)
    other, screen = await show(fair.beside(table)), await show(fair.beside(table, "d-1"))
    assert not other.keys("sheet/"), "it was another device"
    assert screen.keys("sheet/form") == ["sheet/form/pitch/s1"]
    await screen.tap("where/meadow@1-0")
    await screen.tap("confirm")
    assert kinds(table) == ["pitched"]
    assert not list((fair.library.folder / "halves").iterdir())


async def test_what_a_tool_was_told_is_kept_nowhere(show: Show, fair: Fair) -> None:
    table = fair.lay()
    screen = await show(table)
    await screen.tap("door/look_up")
    await screen.tap(screen.keys("tool/")[0])
    shown = screen.keys()
    more = next(key for key in shown if key.endswith("/more") and key != "door/more")
    await screen.tap(more)
    assert not (fair.library.folder / "halves").exists()


async def test_against_the_rules_is_refused_with_its_reason_until_it_happened_anyway(show: Show, fair: Fair) -> None:
    table = fair.lay()
    play(table, "buy/s1/grain")
    screen = await show(table)
    await screen.tap("move/swap/s1")
    assert kinds(table) == ["traded"]
    assert screen.texts("issue/kernel-swap-early")
    assert screen.maybe("said") is None, "nobody has tried it, so nobody was refused"
    assert screen.maybe("confirm") is None
    keys = screen.keys()
    assert keys[keys.index("confirm/anyway") - 1] == "issue/kernel-swap-early", "the reason stands by the act"
    await screen.tap("confirm/anyway")
    assert kinds(table) == ["traded"] * 2
    assert facts(table)[-1].overruled == ("kernel-swap-early",)


async def test_the_impossible_cannot_be_recorded(show: Show, fair: Fair) -> None:
    table = fair.lay()
    screen = await show(table)
    await screen.tap("move/swap/s1")
    assert screen.texts("issue/core-below-zero")
    assert screen.maybe("said") is None
    assert screen.find("confirm").disabled
    assert screen.maybe("confirm/anyway") is None
    assert not facts(table)


async def test_a_move_that_is_not_offered_now_says_why(show: Show, fair: Fair) -> None:
    screen = await show(fair.lay())
    assert screen.find("move/repay/s1").disabled
    assert "Nobody has lent Ala anything." in screen.texts()


async def test_unknown_is_absent_never_zero(show: Show, fair: Fair) -> None:
    screen = await show(fair.lay(preset="light"))
    assert screen.texts("seat/s1") == ["Ala"]
    table = fair.lay()
    play(table, "core/keep/stores", "core/keep/stores")
    play(table, "gather/s1", answers={"goods": {"grain": 2}})
    kept = await show(table)
    await kept.tap("seat/s1")
    said = kept.texts("sheet/seat/s1")
    assert said[said.index("fish") + 1] == "coins", "nobody has said how many"
    assert said[said.index("grain") + 1] == "2+"


async def test_a_seat_opens_with_what_it_has_and_may_do(show: Show, fair: Fair) -> None:
    table = fair.lay()
    screen = await show(table)
    await screen.tap("seat/s2")
    assert screen.find("move/parade/s2")
    said = [screen.find(key).content.semantics_label for key in screen.keys("why/")]
    assert len(set(said)) == len(said), "each number is called by what it counts"
    await screen.tap("why/vp")
    assert "Rulebook, p. 7" in screen.texts("sheet/why/vp/s2")
    await screen.tap("sheet/close")
    assert screen.keys("sheet/seat") == ["sheet/seat/s2"]
    await screen.tap("seat/s2")
    assert not screen.keys("sheet/")


async def test_a_number_is_counted_up_or_typed_in(show: Show, fair: Fair) -> None:
    table = fair.lay()
    screen = await show(table)
    await screen.tap("seat/s1")
    await screen.tap("move/parade/s1")
    await screen.tap("n/n/more")
    assert screen.texts("n/n/number") == ["1"]
    await screen.tap("n/n/number")
    await screen.enter("n/n/field", "17", then="submit")
    assert screen.texts("n/n/number") == ["17"]
    await screen.enter("name/field", "Ox cart ")  # no Enter, no leaving the line: a screen reader taps on
    await screen.tap("confirm")
    assert [fact.plain().get("name") for fact in facts(table)] == ["Ox cart"]
    assert kinds(table) == ["paraded"]
    assert table.live.table.state.ledger.n("s1", "vp") == 17
    assert not screen.keys("sheet/"), "a side move leads back to Now"


async def test_undo_is_named_and_takes_back(show: Show, fair: Fair) -> None:
    table = fair.lay()
    screen = await show(table)
    assert screen.find("undo").on_click is None
    await screen.tap("primary")
    assert screen.texts("undo") == ["Undo: All have worked: ring the bell"]
    await screen.tap("undo")
    assert not facts(table)
    await screen.tap("redo")
    assert kinds(table) == ["rung"]


async def test_the_track_asks_where_we_are(show: Show, fair: Fair) -> None:
    table = fair.lay()
    screen = await show(table)
    await screen.tap("track")
    await screen.tap("to/r2/feast")
    await screen.tap("confirm")
    assert table.game.position(table.live.table.state).key == "r2/feast"


async def test_by_hand_is_ticked_gates_nothing_and_is_forgotten_in_the_next_phase(show: Show, fair: Fair) -> None:
    table = fair.lay()
    screen = await show(table)
    await screen.tap("hand/0")
    assert _ticked(screen) == [True, False]
    for _ in ("bell", "grace", "close"):
        await screen.tap("primary")
    assert _ticked(screen) == [False, False]


def _ticked(screen: Screen) -> list[bool]:
    boxes = [control for key in screen.keys("hand/") for control in _walk(screen.find(key))]
    return [box.icon == ft.Icons.CHECK_BOX for box in boxes if isinstance(box, ft.Icon)]


async def test_the_full_rule_is_shown_once_then_its_line(show: Show, fair: Fair) -> None:
    table = fair.lay()
    screen = await show(table)
    assert any(said.startswith("Gather, draw") for said in screen.texts())
    for _ in ("bell", "grace", "close"):
        await screen.tap("primary")
    assert not any(said.startswith("Gather, draw") for said in screen.texts())
    await screen.tap("rule")
    assert any(said.startswith("Gather, draw") for said in screen.texts())


async def test_somebody_was_faster(show: Show, fair: Fair) -> None:
    table = fair.lay()
    screen = await show(table)
    play(fair.beside(table), "bell")
    await screen.tap("primary")
    assert screen.texts("said") == ["Meanwhile: All have worked: ring the bell"]
    await screen.tap("said/close")
    assert screen.maybe("said") is None


async def test_two_pages_see_the_same_table(show: Show, fair: Fair) -> None:
    table = fair.lay()
    one, other = await show(table), await show(fair.beside(table))
    await one.tap("primary")
    await other.settle()
    assert "Feast" in other.texts("track")


async def test_look_up_more_and_the_ways_out(show: Show, fair: Fair) -> None:
    left: list[Go] = []
    screen = await show(fair.lay(), leave=left.append)
    await screen.tap("door/look_up")
    await screen.tap("go/ui-catalogue")
    await screen.enter("catalogue/search", "18")
    assert screen.keys("catalogue/") == ["catalogue/search", "catalogue/booth.chapel"]
    await screen.tap("door/look_up")
    await screen.tap("tool/worth")
    await screen.tap("hand/fish/more")
    assert screen.maybe("confirm") is None, "a tool records nothing"
    await screen.tap("door/more")
    await screen.tap("go/ui-home")
    assert left == [Go.HOME]


async def test_the_clock_is_off_until_tapped(show: Show, fair: Fair) -> None:
    table = fair.lay()
    screen = await show(table)
    assert screen.maybe("clock") is None
    for key in ("door/more", "go/ui-clock", "clock/run"):
        await screen.tap(key)
    assert table.clocks().running
    await screen.tap("sheet/close")
    await screen.tap("sheet/close")
    await screen.tap("clock")
    await screen.tap("clock/run")
    assert not table.clocks().running


@pytest.mark.parametrize(("width", "height"), [(360, 740), (740, 360), (820, 1180), (1280, 800)])
@pytest.mark.parametrize("scale", [1.0, 2.0])
async def test_every_size_has_everything(show: Show, fair: Fair, width: int, height: int, scale: float) -> None:
    screen = await show(fair.lay(5), fair_words(5, "pl", scale), width, height)
    for key in ("track", "seat/s5", "primary", "undo", "door/log"):
        assert screen.find(key)


async def test_only_what_changed_is_drawn_again(
    show: Show, fair: Fair, monkeypatch: pytest.MonkeyPatch, watch: Watch
) -> None:
    watch.stop()  # which draws everything once more
    drawn: list[str] = []

    def tile(w: Words, seat: str, *given: Any, **named: Any) -> ft.Control:
        drawn.append(seat)
        return seat_tile(w, seat, *given, **named)

    monkeypatch.setattr(frame, "seat_tile", tile)
    table = fair.lay()
    play(table, "rest/s1", "pray/s2")
    screen = await show(table)
    await screen.tap("primary")
    drawn.clear()
    await screen.tap("task/r1/feast/s2")
    assert drawn == ["s2"], "the others' seats are untouched"
    drawn.clear()
    await screen.tap("hungry/s1/3")
    assert drawn == []


async def test_a_small_change_is_a_small_message(show: Show, fair: Fair) -> None:
    screen = await show(fair.lay(5))
    await screen.tap("primary")
    before = len(screen.wire.sent)
    await screen.tap("hungry/s1/1")
    assert sum(len(packed) for _, packed in screen.wire.sent[before:]) < 4000


async def test_what_is_half_typed_in_a_sheet_is_not_thrown_away_by_the_act_beside_it(show: Show, fair: Fair) -> None:
    screen = await show(fair.lay())
    assert not screen.find("primary").disabled
    await screen.tap("seat/s1")
    await screen.tap(screen.keys("count/")[0])
    assert not screen.find("primary").disabled, "nothing is typed yet"
    await screen.tap("n/n/more")
    assert screen.texts("primary")[-1].startswith("First record or close: ")
    assert screen.find("primary").disabled
    await screen.tap("sheet/close")
    assert not screen.find("primary").disabled
