from __future__ import annotations

from companion.ui.layout import Layout
from companion.ui.views.table.lock import Locks
from companion.ui.views.table.model import TableModel
from companion.ui.views.table.screen import TableScreen
from tests.ui.fake import FakePort, fake_words
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


def test_a_double_tap_closes_one_phase_not_two() -> None:
    port, seconds = FakePort(), Seconds()
    model = TableModel(port, seconds)
    model.confirm("worked", pinned=True)
    model.confirm("fed", pinned=True)
    assert [fact.what for fact, _ in port.facts] == ["worked"]
    seconds.now += 0.31
    model.confirm("fed", pinned=True)
    assert [fact.what for fact, _ in port.facts] == ["worked", "fed"]


def test_the_second_tap_on_a_sheet_does_not_fall_through() -> None:
    port, seconds = FakePort(), Seconds()
    model = TableModel(port, seconds)
    model.press("swap")
    seconds.now += 1
    model.confirm("swap", overrule=True)
    model.confirm("worked", pinned=True)
    assert [fact.what for fact, _ in port.facts] == ["swap"]


async def test_a_button_that_somebody_else_changed_is_not_hit() -> None:
    port = FakePort()
    mine = await Screen.show(TableScreen, fake_words(), port, Layout(400, 800), print)
    theirs = await Screen.show(TableScreen, fake_words(), port, Layout(400, 800), print)
    await theirs.tap("primary")
    await mine.tap("primary")
    assert [fact.what for fact, _ in port.facts] == ["worked"]
    mine.close()
    theirs.close()
