"""A page that has gone hurts nobody, and nothing of it stays."""

from __future__ import annotations

import asyncio
import gc
import tracemalloc

import pytest

from companion.app import doors
from companion.services import adapters
from companion.table.live import LiveTable
from companion.ui import routes
from tests.wire.client import Client
from tests.wire.conftest import Site, forget_pages, sessions, so
from tests.wire.phones import Evening
from tests.wire.tables import a_table

PAGES = 20
MOMENT = 0.5
A_PAGE = 20_000
"""Bytes a page that has gone may leave behind: what many pages share, divided among them."""


async def test_whoever_stays_plays_on_after_another_page_was_forgotten(site: Site) -> None:
    live = a_table(site.library)
    gone, tapping, watching = [await site.open(f"d-{n}", routes.table(live.key), "undo") for n in range(3)]
    await site.leave(gone)
    await forget_pages()
    before = [page.words() for page in (tapping, watching)]
    await tapping.tap("primary")
    await tapping.until(lambda: live.table.n == 1 and tapping.words() != before[0])
    await watching.until(lambda: watching.words() != before[1])
    assert not tapping.crashes
    assert not watching.crashes


async def test_an_answer_for_a_control_that_has_gone_ends_no_page(site: Site) -> None:
    live = a_table(site.library)
    page = await site.open("d-0", routes.table(live.key), "undo")
    before = page.words()
    await page.answer_for(10**9)
    await page.tap("primary")
    await page.until(lambda: live.table.n == 1 and page.words() != before)


async def test_a_page_that_goes_while_it_is_told_something_is_let_go(site: Site) -> None:
    live = a_table(site.library)
    for n in range(8):
        page = await site.open(f"d-{n}", routes.table(live.key), "undo")
        await page.tap("primary" if n % 2 == 0 else "undo")
        await site.leave(page)


async def test_nothing_of_a_page_that_has_gone_stays(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(adapters.asked, "__defaults__", (MOMENT,))  # a question keeps its page until its time is over
    live = a_table(site.library, preset=-1)
    await _visited(site, live, 3)  # what all pages share is there from now on
    tracemalloc.start()
    before = _held()
    await _visited(site, live, PAGES)
    left = (_held() - before) / PAGES
    tracemalloc.stop()
    assert left < A_PAGE, f"{left:.0f} bytes a page"


async def test_nothing_of_a_phone_that_came_looked_and_went_is_held(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doors, "PHONES", 3)
    gc.disable()  # what is held by nobody is gone at its next look; what somebody holds stays
    try:
        for _ in range(8):
            page = await evening.phone()
            await page.tap("look-on")
            await page.until(lambda page=page: page.find("door/log"))  # type: ignore[misc]
            await page.close()
            await so(lambda: not any(guest.pages for guest in evening.guests))
        await so(lambda: len(sessions()) == 3)
        listeners = evening.phones.doors._listeners
        await so(lambda: len(listeners) == 1 + 3)
    finally:
        gc.enable()


async def _visited(site: Site, live: LiveTable, pages: int) -> None:
    """Pages come to a table, look around and go."""
    for n in range(pages):
        await _visit(site, await site.open(f"d-{n}", routes.table(live.key), "undo"))
    await forget_pages()
    await asyncio.sleep(2 * MOMENT)


async def _visit(site: Site, client: Client) -> None:
    await client.tap("door/log")
    await client.until(lambda: client.find("sheet/close"))
    if client.find("clock/start"):
        await client.tap("clock/start")
    await site.leave(client)


def _held() -> int:
    gc.collect()
    return tracemalloc.get_traced_memory()[0]
