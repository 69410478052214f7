"""Two devices at one table: a finger means what its own screen shows, however late the news is on its way there."""

from __future__ import annotations

import asyncio

import pytest

from companion.table.digest import digest
from companion.table.live import LiveTable
from companion.table.model import Command
from companion.text import texts
from companion.ui import routes
from companion.ui.views.table.model import TableModel
from scorers.core.core_moves import JUMP_MOVE, form
from tests.wire.client import Client
from tests.wire.conftest import Site, so
from tests.wire.tables import a_table


async def two_at(site: Site, live: LiveTable) -> tuple[Client, Client]:
    """Two devices that show the same."""
    return (
        await site.open("d-1", routes.table(live.key), "door/log"),
        await site.open("d-2", routes.table(live.key), "door/log"),
    )


async def press(live: LiveTable, client: Client, key: str) -> None:
    """Press, and wait for the line in the journal."""
    n = live.table.n
    await client.tap(key)
    await so(lambda: live.table.n > n)
    await asyncio.sleep(0.35)  # what means something else now is locked for a moment


async def late(client: Client, key: str) -> None:
    """Press with a finger that was on its way when the news came, and let the news in."""
    await client.tap(key)
    await asyncio.sleep(0.1)
    await client.listen()
    await asyncio.sleep(0.1)


async def test_whoever_taps_is_answered_before_the_others_are_drawn(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = a_table(site.library)
    pages = [await site.open(f"d-{n}", routes.table(live.key), "door/log") for n in range(5)]
    await asyncio.sleep(0.1)
    drawn, refresh = list[TableModel](), TableModel.refresh

    def noted(model: TableModel) -> None:
        drawn.append(model)
        refresh(model)

    monkeypatch.setattr(TableModel, "refresh", noted)
    await pages[2].tap("primary")
    await pages[2].until(lambda: (pages[2].find("undo") or {}).get("on_click"))
    assert len(set(drawn)) <= 2  # its own, and the next at most
    for page in pages:
        await page.until(lambda page=page: (page.find("undo") or {}).get("on_click"))  # type: ignore[misc]
    assert len(set(drawn)) == 5


async def test_both_press_undo_and_one_step_is_undone(site: Site) -> None:
    live = a_table(site.library)
    one, other = await two_at(site, live)
    for _ in range(2):
        await press(live, one, "primary")
    await other.until(lambda: other.find("undo"))
    other.deaf = True
    await press(live, one, "undo")
    await late(other, "undo")
    assert live.table.n == 3
    assert live.table.undo_step
    assert texts("en").t("core-undo-gone") in other.words()
    await press(live, other, "undo")
    assert live.table.undo_step is None


async def test_both_press_redo_and_one_step_comes_again(site: Site) -> None:
    live = a_table(site.library)
    one, other = await two_at(site, live)
    for key in ("primary", "primary", "undo", "undo"):
        await press(live, one, key)
    await other.until(lambda: other.find("redo"))
    other.deaf = True
    await press(live, one, "redo")
    await late(other, "redo")
    assert live.table.n == 5
    assert live.table.redo_step


async def test_both_press_next_and_it_advances_once(site: Site) -> None:
    live = a_table(site.library)
    one, other = await two_at(site, live)
    other.deaf = True
    await press(live, one, "primary")
    await late(other, "primary")
    assert live.table.n == 1
    await press(live, other, "primary")
    assert live.table.n == 2


async def test_three_take_the_same_and_it_is_taken_once(site: Site) -> None:
    live = a_table(site.library, "builders", preset=-1)
    one, other = await two_at(site, live)
    third = await site.open("d-3", routes.table(live.key), "door/log")
    other.deaf = third.deaf = True
    await press(live, one, "move/take/1")
    await late(other, "move/take/1")
    await late(third, "move/take/1")
    assert live.table.n == 1
    assert any(said.startswith("Meanwhile") for said in other.words())
    await press(live, third, "move/take/1")
    assert live.table.n == 2


async def test_two_feed_at_once_and_both_succeed(site: Site) -> None:
    live, calm = feeding(site), feeding(site)
    rows = [task.moves[0].key for task in live.table.game.view(live.table.state, None).now.tasks]
    one, other = await two_at(site, live)
    mine, yours = (f"move/{row}" for row in rows)
    assert {mine, yours} <= set(one.shown_keys())
    other.deaf = True
    await press(live, one, mine)
    await late(other, yours)
    for row in rows:
        event = form(calm.table.game, calm.table.state, row, {}).event
        assert event
        assert calm.table.do(Command(row, event, calm.table.n)).taken
    assert live.table.n == 3
    assert digest(live.table.state) == digest(calm.table.state), "one after the other it comes to the same"


def feeding(site: Site) -> LiveTable:
    """A table at which everybody has to be fed."""
    live = a_table(site.library, preset=-1)
    table = live.table
    to = next(place.key for place in table.game.jumps(table.state) if "feed" in place.key)
    event = form(table.game, table.state, JUMP_MOVE, {"to": (to,)}).event
    assert event
    assert table.do(Command("jump", event, table.n)).taken
    return live


async def test_a_finger_on_its_way_does_nothing_in_the_turn_of_the_next(site: Site) -> None:
    live = a_table(site.library, "builders", preset=-1)
    one, other = await two_at(site, live)
    for key in ("move/end", "move/take/1"):
        other.deaf = True
        n = live.table.n
        await press(live, one, "move/end")
        await late(other, key)
        assert live.table.n == n + 1
