"""The log: rounds that fold, steps one takes in hand, pages of them, and what the words need not say."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime

import flet as ft
import pytest

from companion.app.values import LogEntry, Moved, Standing
from companion.ui.components.log import LogTaps, log
from companion.ui.components.log_step import log_step, without_name
from companion.ui.components.row_cache import RowCache
from companion.ui.theme import AGAINST, GOOD, SHORT, SHORT_BAND, SOFT
from scorers.core.amount import known
from scorers.core.glance import Column, Fact, Overview, RoundRow, Stop
from scorers.core.msg import TABLE, Player, msg
from tests.ui.conftest import Show
from tests.ui.fair import Fair, fair_words, kinds, play
from tests.ui.harness import _walk

W = fair_words()
NOON = datetime(2026, 7, 1, 12, tzinfo=UTC)
RESTED = msg("kernel-log-rested", who=Player("s1"))
STEP = LogEntry(3, NOON, "s1", RESTED, (), (), Standing.DONE, costs=False, overruled=False)


def texts(shown: ft.Control) -> list[str]:
    return [part.value for part in _walk(shown) if isinstance(part, ft.Text)]


def inks(shown: ft.Control, words: str) -> list[object]:
    return [part.color for part in _walk(shown) if isinstance(part, ft.Text) and part.value == words]


async def test_a_step_is_taken_in_hand_and_taken_back(show: Show, fair: Fair) -> None:
    table = fair.lay()
    screen = await show(table)
    await screen.tap("move/buy/grain")
    await screen.tap("move/buy/fish")
    await screen.tap("door/log")
    assert not screen.keys("back/")
    await screen.tap("log/1")
    await screen.tap("log/2")
    await screen.tap("log/1")
    await screen.tap("back/1")
    held = table.live.table.state.ledger
    assert [held.n("s1", thing) for thing in ("grain", "fish", "coin")] == [0, 1, 2]
    assert screen.keys("log/") == ["log/3", "log/2", "log/1"]
    assert not screen.keys("back/"), "nothing is in hand any more"
    await screen.tap("log/1")
    assert not screen.keys("back/")
    assert any("does not count any more" in said for said in screen.texts())
    await screen.tap("log/1")
    assert not any("does not count any more" in said for said in screen.texts()), "the same tap lets go"


async def test_the_last_step_is_undone_and_an_earlier_one_says_why_it_stays(show: Show, fair: Fair) -> None:
    table = fair.lay()
    play(table, "rest/s1", "rest/s2")
    screen = await show(table)
    await screen.tap("door/log")
    await screen.tap("log/1")
    assert not screen.keys("back/")
    assert any("The game went on" in said for said in screen.texts())
    await screen.tap("log/2")
    await screen.tap("undo/2")
    assert kinds(table) == ["rested"]


async def test_one_touch_undoes_as_far_as_a_step_and_redo_brings_each_again(show: Show, fair: Fair) -> None:
    table = fair.lay()
    play(table, "rest/s1", "rest/s2", "rest/s3")
    screen = await show(table)
    await screen.tap("door/log")
    await screen.tap("log/2")
    assert "Undo as far as here" in screen.texts()
    await screen.tap("undo/2")
    assert kinds(table) == ["rested"]
    table.redo()
    assert kinds(table) == ["rested", "rested"]


async def test_rounds_fold_and_the_newest_lies_open(show: Show, fair: Fair) -> None:
    table = fair.lay()
    play(table, "bell", "grace", "close", "bell")
    screen = await show(table)
    await screen.tap("door/log")
    assert screen.keys("fold/") == ["fold/4", "fold/1"]
    assert screen.keys("log/") == ["log/4"]
    await screen.tap("fold/1")
    assert screen.keys("log/") == ["log/4", "log/3", "log/2", "log/1"]
    await screen.tap("fold/4")
    assert screen.keys("log/") == ["log/3", "log/2", "log/1"]


async def test_a_head_leads_back_to_its_round(show: Show, fair: Fair) -> None:
    table = fair.lay()
    play(table, "bell", "grace", "close", "bell")
    screen = await show(table)
    await screen.tap("door/log")
    await screen.tap("jump/1")
    assert screen.keys("sheet/form") == ["sheet/form/core/jump"]
    await screen.tap("confirm")
    assert table.game.position(table.live.table.state).key == "r1/work"


async def test_a_long_log_is_read_page_by_page(show: Show, fair: Fair) -> None:
    table = fair.lay()
    for n in range(100):
        play(table, f"core/count/s{n % 2 + 1}/vp", answers={"n": {"n": n + 1}})
    screen = await show(table)
    await screen.tap("door/log")
    assert len(screen.keys("log/")) == 40
    await screen.tap("log/earlier")
    assert len(screen.keys("log/")) == 80
    await screen.tap("log/earlier")
    assert "log/1" in screen.keys("log/")
    assert "log/earlier" not in screen.keys("log/")
    await screen.tap("door/log")
    await screen.tap("door/log")
    assert len(screen.keys("log/")) == 40, "it opens at its end"


async def test_nothing_has_happened_yet(show: Show, fair: Fair) -> None:
    screen = await show(fair.lay())
    await screen.tap("door/log")
    assert "Nothing has happened yet." in screen.texts()


def test_what_changed_hands_is_drawn_with_its_sign_each_seat_on_a_line() -> None:
    moved = (Moved("s1", "grain", -4), Moved("s2", "coin", 1), Moved("s1", "coin", 2))
    shown = log_step(W, replace(STEP, moved=moved), None)
    said = texts(shown)
    assert said[2:] == ["−4", "+2", f"{W.owner('s2')}:", "+1"]
    assert inks(shown, "−4") == [SHORT]
    assert inks(shown, "+2") == [GOOD]


def test_what_nobody_drew_is_named() -> None:
    assert texts(log_step(W, replace(STEP, moved=(Moved("s1", "mystery", 1),)), None))[2:] == ["mystery", "+1"]


@pytest.mark.parametrize("standing", [Standing.UNDONE, Standing.TAKEN_BACK])
def test_a_step_that_does_not_count_is_struck_through_and_says_how(standing: Standing) -> None:
    entry = replace(STEP, standing=standing, loud=(msg("core-log-scored"),), costs=True)
    shown = log_step(W, entry, None)
    (words,) = [part for part in _walk(shown) if isinstance(part, ft.Text) and part.value == texts(shown)[0]]
    assert isinstance(words.style, ft.TextStyle)
    assert words.style.decoration is ft.TextDecoration.LINE_THROUGH
    assert texts(shown)[-1] == {"undone": "undone", "taken_back": "taken back"}[standing]
    assert W.t("core-log-scored") not in texts(shown)
    assert SHORT_BAND not in grounds(shown)


def grounds(shown: ft.Control) -> list[object]:
    return [part.bgcolor for part in _walk(shown) if isinstance(part, ft.Container)]


def test_what_costs_stands_on_the_band_and_what_is_in_hand_is_soft() -> None:
    assert SHORT_BAND in grounds(log_step(W, replace(STEP, costs=True), None))
    assert SHORT_BAND not in grounds(log_step(W, STEP, None))
    assert SOFT in grounds(log_step(W, replace(STEP, costs=True), None, chosen=True))


def test_what_was_against_the_rules_says_so() -> None:
    words = W.t("ui-log-against")
    assert inks(log_step(W, replace(STEP, overruled=True), None), words) == [AGAINST]
    assert words not in texts(log_step(W, STEP, None))


@pytest.mark.parametrize(
    ("said", "left"),
    [
        ("{}: 3 fish", "3 fish"),
        ("{}, feeding: 2", "Feeding: 2"),
        ("{} hires somebody", "Hires somebody"),
        ("Now {}", "Now {}"),
    ],
)
def test_the_words_need_not_begin_with_the_name_on_the_plate(said: str, left: str) -> None:
    name = W.owner("s1")
    entry = replace(STEP, label=msg("core-plain", text=said.format(name)))
    assert without_name(W, entry) == left.format(name)
    assert without_name(W, replace(entry, seat=TABLE)) == said.format(name)


async def test_a_head_says_what_its_round_has_brought(fair: Fair) -> None:
    table = fair.lay()
    play(table, "bell", "grace", "close", "bell")
    facts = (Fact("grain", known(5)), None, Fact("coin", label=msg("core-log-scored")), Fact("fish", known(9)))
    columns = (*[Column(msg("core-round-name"))] * 3, Column(msg("core-round-name"), wide=True))
    rows = (RoundRow(1, facts, None, (Stop("r1/work"),)), RoundRow(2, seat="s1", facts=facts, stops=(Stop("r2/work"),)))
    taps = LogTaps(print, print)
    overview = Overview(msg("core-round-name"), columns, rows, 1)
    newest, _step, first = log(W, table.log(), taps, RowCache(), overview=overview).controls
    assert texts(first) == ["r1/work", "5"]
    assert texts(newest) == ["r2/work"], "the row of a seat is no round"
    assert texts(log(W, table.log(), taps, RowCache()).controls[2]) == ["r1/work"]
