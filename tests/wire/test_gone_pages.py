"""A page that has gone hurts nobody, and nothing of it stays."""

from __future__ import annotations

import asyncio
import gc
import tracemalloc

import pytest

from companion.services import adapters
from companion.table.live import LiveTable
from companion.ui import routes
from tests.wire.client import Client
from tests.wire.conftest import Site, forget_pages
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
