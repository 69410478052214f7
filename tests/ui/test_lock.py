from __future__ import annotations

import pytest

from companion.ui.layout import Layout
from companion.ui.views.table import lock
from companion.ui.views.table.lock import Locks
from companion.ui.views.table.model import TableModel
from companion.ui.views.table.screen import TableScreen
from tests.ui.fair import Fair, fair_words, kinds, play
from tests.ui.harness import Screen


class Seconds:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_place_is_locked_only_while_its_meaning_is_new() -> None:
    seconds = Seconds()
    locks = Locks(seconds)
    locks.means("primary", "next")
    assert locks.free("primary"), "what was there from the start is not new"
    locks.means("primary", "feed")
    assert not locks.free("primary")
    seconds.now = 0.31
    locks.means("primary", "feed")
    assert locks.free("primary")


def test_a_double_tap_closes_one_phase_not_two(fair: Fair) -> None:
    table, seconds = fair.lay(), Seconds()
    model = TableModel(table, seconds)
    model.confirm("bell", pinned=True)
    model.confirm("grace", pinned=True)
    assert kinds(table) == ["rung"]
    seconds.now += 0.31
    model.confirm("grace", pinned=True)
    assert kinds(table) == ["rung", "grace_said"]


def test_the_second_tap_on_a_sheet_does_not_fall_through(fair: Fair) -> None:
    table, seconds = fair.lay(), Seconds()
    play(table, "buy/s1/grain")
    model = TableModel(table, seconds)
    model.press("swap/s1")
    seconds.now += 1
    model.confirm("swap/s1", overrule=True)
    model.confirm("bell", pinned=True)
    assert kinds(table) == ["traded", "traded"]


@pytest.mark.parametrize("first", ["buy/s1/grain", "borrow/s1"], ids=["against the rules", "impossible"])
def test_what_the_rules_speak_against_is_not_even_tried(fair: Fair, first: str) -> None:
    table, seconds = fair.lay(), Seconds()
    play(table, first)
    model = TableModel(table, seconds)
    model.press("swap/s1")
    seconds.now += 1
    model.confirm("swap/s1")
    assert len(kinds(table)) == 1
    assert model.screen.refusal is None


async def test_a_button_that_somebody_else_changed_is_not_hit(fair: Fair, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lock, "LOCKED_FOR", 60.0)
    table = fair.lay()
    beside = fair.beside(table)
    mine = await Screen.show(TableScreen, fair_words(), table, Layout(400, 800), print)
    theirs = await Screen.show(TableScreen, fair_words(), beside, Layout(400, 800), print)
    await theirs.tap("primary")
    await mine.settle()
    await mine.tap("primary")
    assert kinds(table) == ["rung"]
    mine.close()
    theirs.close()
