"""Who is drawn for next."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from companion.ui import repaints
from companion.ui.repaints import For, Repaints

Drawn = list[str]

ROUNDS = repaints.ANSWER


@pytest.fixture(autouse=True)
def rounds(monkeypatch: pytest.MonkeyPatch, no_moment: None) -> None:  # noqa: ARG001 - the last word is ours
    """Wait here as often as the app does, however long that takes a busy machine."""
    monkeypatch.setattr(repaints, "ANSWER", ROUNDS)
    monkeypatch.setattr(repaints, "AT_MOST", 60.0)


def _page(line: Repaints, drawn: Drawn) -> Callable[[str, For], asyncio.Task[None]]:
    """Let pages come to the line; they note when they are drawn."""

    async def drawing(name: str, what: For) -> None:
        await line.wait(what)
        drawn.append(name)

    return lambda name, what: asyncio.create_task(drawing(name, what))


async def test_news_come_before_what_stands_below_and_the_first_before_the_next() -> None:
    drawn = Drawn()
    page = _page(Repaints(), drawn)
    wishes = ("rows", For.BELOW), ("news", For.NEWS), ("more rows", For.BELOW), ("more news", For.NEWS)
    await asyncio.gather(*(page(name, what) for name, what in wishes))
    assert drawn == ["news", "more news", "rows", "more rows"]


async def test_a_tap_is_answered_before_the_next_is_drawn() -> None:
    drawn = Drawn()
    page = _page(Repaints(), drawn)
    told = [page(f"page {n}", For.NEWS) for n in range(3)]
    await told[0]
    for _ in range(ROUNDS - 2):  # a tap is read, handed on, recorded, drawn and sent
        await asyncio.sleep(0)
    assert drawn == ["page 0"]
    await asyncio.gather(*told)
    assert drawn == ["page 0", "page 1", "page 2"]


async def test_nobody_waits_for_strangers_that_knock_all_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(repaints, "AT_MOST", -1.0)  # every round takes too long
    drawn = Drawn()
    page = _page(Repaints(), drawn)
    told = [page(f"page {n}", For.NEWS) for n in range(2)]
    await told[0]
    for _ in range(3):
        await asyncio.sleep(0)
    assert drawn == ["page 0", "page 1"]


async def test_news_of_another_table_overtake_rows_that_wait() -> None:
    drawn = Drawn()
    page = _page(Repaints(), drawn)
    told = [page(f"rows {n}", For.BELOW) for n in range(3)]
    await told[0]
    await asyncio.gather(*told, page("news", For.NEWS))
    assert drawn == ["rows 0", "news", "rows 1", "rows 2"]


async def test_a_page_that_has_gone_meanwhile_is_passed_over() -> None:
    drawn = Drawn()
    page = _page(Repaints(), drawn)
    going, staying = page("gone", For.NEWS), page("here", For.NEWS)
    await asyncio.sleep(0)
    going.cancel()
    await staying
    assert drawn == ["here"]


async def test_who_comes_when_nobody_waits_any_more_is_called() -> None:
    drawn = Drawn()
    page = _page(Repaints(), drawn)
    await page("first", For.BELOW)
    await asyncio.sleep(0)
    await page("later", For.BELOW)
    assert drawn == ["first", "later"]
