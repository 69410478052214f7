"""Orléans as a hand meets it on a phone: a marker goes where one touches, torture is a few boxes."""

from __future__ import annotations

from typing import Any

import pytest

from companion.app.library import Library, new_id
from companion.app.session import TableSession
from companion.table.model import Command
from companion.ui import routes
from companion.ui.views.table import regions, sheets
from scorers.core.registry import game
from tests.e2e.staged import agreed, hourglasses, taxed
from tests.ui.visits import Visit, visit

pytestmark = pytest.mark.usefixtures("unlocked")


async def at_the_taxes(house: Library) -> tuple[Visit, TableSession]:
    """Four sit where the second taxes are due, and points are kept."""
    setup = agreed("orleans").model_copy(update={"keeps": game("orleans").info.presets[1].keeps})
    live = house.start(setup)
    for event in hourglasses(setup, taxed):
        assert live.table.do(Command(new_id(), event, live.table.n, "d-1")).taken
    page = await visit(house)
    await page.go(routes.table(live.key))
    return page, TableSession(house, live, "d-2")


def held(table: TableSession, seat: str, thing: str) -> int | None:
    return table.live.table.state.ledger.n(seat, thing)


async def test_what_each_pays_is_said_in_its_row_and_not_once_more(house: Library) -> None:
    page, _ = await at_the_taxes(house)
    assert any("goods, has" in said for said in page.screen.texts("task/r11/event/s3")), page.screen.keys("task/")
    assert not page.screen.keys("change/")


async def test_a_marker_goes_to_the_space_that_is_touched_and_back(house: Library) -> None:
    page, table = await at_the_taxes(house)
    for to in (14, 9):
        await page.tap("seat/s2")
        await page.tap("move/develop/s2")
        await page.tap(f"to/{to}")
        assert held(table, "s2", "development") == to


async def test_a_place_that_lacks_a_follower_says_so_and_asks_once_more(house: Library) -> None:
    live = house.start(agreed("orleans").model_copy(update={"keeps": game("orleans").info.presets[2].keeps}))
    table = TableSession(house, live, "d-2")
    for key in ("turn/pilgrimage", "plan"):
        event = table.form(key, {}).event
        assert event is not None
        assert live.table.do(Command(new_id(), event, live.table.n, "d-1")).taken
    page, seat = await visit(house), live.table.state.flow.acting
    await page.go(routes.table(live.key))
    for place in ("ship", "wagon", "guildhall"):
        assert "Missing: 1 knight" in page.screen.texts(f"move/act/{place}")
    await page.tap("move/act/guildhall")
    assert held(table, seat, "station") == 0, "it asks first"
    await page.tap("confirm")
    assert held(table, seat, "station") == 1


async def test_torture_takes_the_pieces_that_are_touched_coins_left_aside(house: Library) -> None:
    page, table = await at_the_taxes(house)
    await page.tap("move/event/r11/s2")
    assert page.screen.texts("paid/total") == ["2 of 2"]
    assert not page.screen.keys("paid/coin")
    for piece in ("unbuilt", "grain", "cheese"):
        await page.tap(f"paid/{piece}")
    assert page.screen.texts("paid/total") == ["2 of 2"]
    await page.tap("confirm")
    assert [held(table, "s2", thing) for thing in ("grain", "cheese", "station")] == [1, 4, 3]


async def test_a_sheet_is_told_the_room_below_a_high_lid(house: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else it keeps room free below choices it cuts off: the stair takes a third of a phone."""
    told: list[float] = []

    def contents(*given: Any, **more: Any) -> Any:  # noqa: ANN401 - handed on as it comes
        told.append(given[4].height)
        return sheets.contents(*given, **more)

    monkeypatch.setattr(regions, "contents", contents)
    page, _ = await at_the_taxes(house)
    await page.tap("move/event/r11/s2")
    assert told[-1] < 892 - 300


async def test_a_chapter_is_looked_up_behind_its_own_door(house: Library) -> None:
    page, _ = await at_the_taxes(house)
    await page.tap("door/look_up")
    await page.tap("chapter/hourglass")
    assert "catalogue/search" not in page.screen.keys("catalogue/"), "six are seen at once"
    await page.tap("catalogue/event.harvest")
    assert page.screen.texts("about") == ["Harvest", "1 of 7 still to come"]
    await page.tap("sheet/close")
    await page.tap("chapter/buildings")
    assert "catalogue/search" in page.screen.keys("catalogue/")
