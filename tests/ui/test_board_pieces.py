"""What is laid out in Now: touched there, refused there; and forms that the last answer records."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from companion.app.session import TableSession
from companion.ui.components.board_pieces import board_rows
from companion.ui.views.table.model import TableModel
from companion.ui.views.table.shown import BoardPieces, board_pieces
from scorers.core.forms import Move, Place
from scorers.core.issues import Level
from scorers.core.msg import Player, msg
from scorers.core.view import Held, TableView
from tests.scorers.kernel_game import GAME
from tests.ui.afresh import Watch
from tests.ui.conftest import Show
from tests.ui.fair import Fair, facts, fair_words, kinds, play
from tests.ui.test_lock import Seconds
from tests.ui.walk import Where

ANN = "send/s1/ann"


def model(fair: Fair) -> tuple[TableSession, TableModel, Seconds]:
    table, seconds = fair.lay(), Seconds()
    return table, TableModel(table, seconds), seconds


# -------------------------------------------------------------------------------------- forms the last answer records


async def test_the_last_answer_records_a_form_without_a_button(show: Show, fair: Fair) -> None:
    table = fair.lay()
    screen = await show(table)
    await screen.tap("move/send/ann")
    assert not screen.keys("sheet/form"), "the sites lie there: they are the answers"
    assert screen.maybe("confirm") is None
    await screen.tap("site/orchard")
    assert kinds(table) == ["sent"]
    assert not screen.keys("sheet/")
    assert screen.maybe("move/send/ann") is None, "whoever was sent no longer lies there"


async def test_what_is_against_the_rules_waits_for_it_happened_anyway(show: Show, fair: Fair) -> None:
    table = fair.lay()
    play(table, "send/s1/bob", answers={"site": ("orchard",)})
    screen = await show(table)
    await screen.tap("move/send/ann")
    await screen.tap("site/orchard")
    assert kinds(table) == ["sent"]
    assert screen.texts("issue/kernel-site-full")
    assert screen.maybe("said") is None, "nobody has tried it, so nobody was refused"
    assert screen.maybe("confirm") is None
    await screen.tap("confirm/anyway")
    assert facts(table)[1].overruled == ("kernel-site-full",)


async def test_the_impossible_is_not_recorded_by_the_last_answer_either(show: Show, fair: Fair) -> None:
    table = fair.lay()
    play(table, "claim/s1", answers={"relic": ("relic.ring",)})
    screen = await show(table)
    await screen.tap("move/send/ann")
    await screen.tap("site/shrine")
    assert screen.keys("issue/"), "the ring is gone"
    assert kinds(table) == ["claimed"]
    assert screen.maybe("said") is None
    assert screen.maybe("confirm") is None
    assert screen.maybe("confirm/anyway") is None


def test_a_hint_holds_nothing_up(fair: Fair) -> None:
    table, screen, seconds = model(fair)
    assert [issue.level for issue in table.form(ANN, {"site": ("shrine",)}).issues] == [Level.HINT]
    screen.press(ANN)
    seconds.now += 1
    screen.answer(ANN, "site", "shrine")
    assert kinds(table) == ["sent"]


def test_a_double_tap_that_opens_a_sheet_does_not_answer_in_it(fair: Fair) -> None:
    table, screen, seconds = model(fair)
    screen.press(ANN)
    screen.answer(ANN, "site", "orchard")
    assert not facts(table), "the finger was still on the helper"
    seconds.now += 1
    screen.answer(ANN, "site", "orchard")
    assert kinds(table) == ["sent"]


async def test_an_answer_that_came_too_early_can_still_be_confirmed(
    show: Show, fair: Fair, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = fair.lay()
    screen = await show(table)
    await screen.tap("move/send/ann")
    monkeypatch.setattr("companion.ui.views.table.lock.LOCKED_FOR", 60.0)
    await screen.tap("site/orchard")
    assert not facts(table)
    monkeypatch.setattr("companion.ui.views.table.lock.LOCKED_FOR", 0.0)
    await screen.tap("confirm")
    assert kinds(table) == ["sent"]


def test_an_answer_outside_an_open_sheet_records_nothing(fair: Fair) -> None:
    table, screen, _ = model(fair)
    screen.answer(ANN, "site", "orchard")
    assert not facts(table)


def test_somebody_was_faster_and_the_sheet_stays(fair: Fair) -> None:
    table, screen, seconds = model(fair)
    screen.press(ANN)
    seconds.now += 1
    play(fair.beside(table), ANN, answers={"site": ("orchard",)})
    screen.answer(ANN, "site", "orchard")
    assert kinds(table) == ["sent"]
    assert screen.screen.refusal is not None
    assert screen.screen.sheet is not None


def test_the_same_button_of_the_next_player_is_not_hit(fair: Fair) -> None:
    table, seconds = fair.laid(Where("builders", "everything", 2).setup()), Seconds()
    screen = TableModel(table, seconds)
    assert [move.key for move in table.view.now.moves if move.key == "end"] == ["end"]
    screen.press("end")
    screen.press("end")
    assert kinds(table) == ["turn_ended"]
    seconds.now += 0.31
    screen.press("end")
    assert kinds(table) == ["turn_ended"] * 2


# ------------------------------------------------------------------------------------------------- laid out in Now


def test_nothing_laid_out_costs_nothing(fair: Fair) -> None:
    table, screen, _ = model(fair)
    before = screen.screen.pieces
    assert before.held
    screen.refresh()
    assert screen.screen.pieces is before
    play(table, "bell")
    assert board_pieces(table.view.now) == BoardPieces()


async def test_faces_stand_in_now_with_their_moves(show: Show, fair: Fair) -> None:
    table = fair.lay()
    play(table, "send/s1/bob", answers={"site": ("orchard",)})
    screen = await show(table)
    assert screen.keys("lying/") == ["lying/orchard", "lying/shrine", "lying/dora", "lying/bob"]
    assert screen.find("lying/orchard").on_click is None
    assert screen.texts("lying/orchard") == ["Orchard", "There is no room left."]
    assert "Ann" in screen.texts("move/send/ann")
    assert screen.find("move/send/ann").on_click is not None


async def test_what_cannot_be_paid_is_shown_with_its_reason(show: Show, fair: Fair) -> None:
    screen = await show(fair.lay())
    assert screen.find("move/send/cy").on_click is None
    assert "The wage is 9 coins." in screen.texts("move/send/cy")


async def test_a_line_with_a_number_carries_its_move_too(show: Show, fair: Fair) -> None:
    table = fair.lay()
    screen = await show(table)
    await screen.tap("move/borrow/s1")
    assert kinds(table) == ["borrowed"]


async def test_other_moves_stay_where_they_were(show: Show, fair: Fair) -> None:
    table = fair.lay()
    screen = await show(table)
    keys = screen.keys("move/")
    assert screen.texts().count("Ann") == 1, "what lies there has no second button"
    assert keys.index("move/send/cy") < keys.index("move/buy/grain") < keys.index("move/pitch/s1")
    assert "move/home/ann" in keys, "a second move on the same card keeps a place of its own"
    hire = Move("hire", msg("kernel-helpers"), Place.THING, "s1", "helper")
    now = table.view.now
    assert hire not in board_pieces(replace(now, moves=(*now.moves, hire))).moves, "a rack is no line"


async def test_an_empty_row_has_no_heading(show: Show, fair: Fair) -> None:
    table = fair.lay()
    texts = (await show(table)).texts()
    labels = {held.thing: fair_words().say(held.label) for held in table.view.now.holdings}
    assert labels["helper"] in texts
    assert labels["away"] not in texts


async def test_large_text_has_one_card_to_a_line(show: Show, fair: Fair) -> None:
    screen = await show(fair.lay(), fair_words(4, "en", 2.0))
    assert screen.find("move/send/ann").expand is None


async def test_what_lies_in_now_is_drawn_again_only_when_it_changed(
    show: Show, fair: Fair, monkeypatch: pytest.MonkeyPatch, watch: Watch
) -> None:
    watch.stop()  # which draws everything once more
    drawn: list[tuple[Held, ...]] = []

    def counted(w: object, held: tuple[Held, ...], *given: object) -> object:
        drawn.append(held)
        return board_rows(w, held, *given)  # type: ignore[arg-type]

    monkeypatch.setattr("companion.ui.views.table.parts.board_rows", counted)
    table = fair.lay()
    screen = await show(table)
    drawn.clear()
    for key in ("hand/0", "seat/s2", "move/parade/s2", "n/n/more", "confirm"):
        await screen.tap(key)
    assert kinds(table) == ["paraded"]
    assert drawn == []
    await screen.tap("move/send/ann")
    await screen.tap("site/shrine")
    assert len(drawn) == 2, "once with Ann in hand, once with her gone"


async def test_a_player_to_tap_has_a_symbol(show: Show, fair: Fair) -> None:
    def view(state: Any, viewer: str | None) -> TableView:  # noqa: ANN401 - the state of any game
        found = GAME.view(state, viewer)
        names = {seat: msg("core-owner-seat", who=Player(seat)) for seat in state.setup.ids}
        moves = tuple(Move(f"borrow/{seat}", name, seat=seat) for seat, name in names.items())
        late = Move("late", names["s1"], seat="s1", because=msg("kernel-taken"))
        return replace(found, now=replace(found.now, moves=(*moves, late), holdings=()))

    table = fair.lay()
    play(table, "rest/s1")
    table.live.table.game = replace(GAME, view=view)
    screen = await show(fair.beside(table))
    assert screen.texts("move/borrow/s1") == ["Ala"]
    assert screen.texts("move/late") == ["Ala", "A booth stands here."]
    assert screen.find("move/late").on_click is None
    await screen.tap("move/borrow/s2")
    assert kinds(table) == ["rested", "borrowed"]
    assert facts(table)[1].transfers[0].dst == "s2"
