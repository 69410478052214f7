# ruff: noqa: ANN401 - Flet's controls come in every shape
"""What moves for a moment: it comes after the answer, takes no taps, and is gone when its time has passed."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import Any

import flet as ft
import pytest

from companion.app.library import Library
from companion.app.session import TableSession
from companion.app.sights import handed_over
from companion.ui import routes
from companion.ui.components import deferred
from companion.ui.components.flight import FLIGHT, LIFTED, Point
from companion.ui.components.seats import Plate
from companion.ui.components.strip import Span, spans
from companion.ui.theme import PLATE
from companion.ui.views.table import motion
from companion.ui.views.table.frame import alarm_band
from companion.ui.views.table.motion import MOST, discs
from companion.ui.views.table.places import Places
from scorers.core.core_moves import JUMP_MOVE
from scorers.core.glance import Alarm
from scorers.core.ledger import Transfer
from scorers.core.msg import BOX, TABLE, plain
from tests.ui.conftest import Show
from tests.ui.fair import Fair, play
from tests.ui.harness import Screen
from tests.ui.test_lid import words
from tests.ui.visits import Visit, visit
from tests.ui.walk import Where

HARBOUR, TOWN = Where.of("le_havre/all/3"), Where.of("little_town/everything/3")
STRIP = range(100, 200)
"""How far down the strip of a phone lies, about."""


class Time:
    """Time that passes when a test says so."""

    def __init__(self) -> None:
        self.passed: list[float] = []
        self._waiting: list[tuple[float, asyncio.Event]] = []

    async def sleep(self, seconds: float) -> None:
        rung = asyncio.Event()
        self._waiting.append((seconds, rung))
        await rung.wait()

    async def on(self, screen: Screen) -> None:
        """Let everything that waits wait no longer."""
        waiting, self._waiting = self._waiting, []
        for seconds, rung in waiting:
            self.passed.append(seconds)
            rung.set()
        await screen.settle(20)


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    found = Time()
    monkeypatch.setattr(motion, "sleep", found.sleep)
    return found


Laid = Callable[..., Any]


@pytest.fixture
async def laid(house: Library, unlocked: None) -> AsyncIterator[Laid]:  # noqa: ARG001 - taps are quick
    """Lay a table, and sit down at it with a device."""
    pages: list[Visit] = []

    async def at(where: Where | str, width: int = 412, height: int = 892) -> tuple[Visit, str]:
        route = where if isinstance(where, str) else routes.table(house.start(where.setup()).key)
        page = await visit(house, width=width, height=height)
        pages.append(page)
        await page.go(route)
        return page, route

    yield at
    for page in pages:
        page.screen.close()


def flown(page: Visit) -> list[Any]:
    return [one for one in page.screen.all() if isinstance(one, ft.Image) and str(one.key).startswith("flown/")]


def middle(disc: Any) -> tuple[float, float]:
    return disc.left + disc.width / 2, disc.top + disc.height / 2


async def fish(page: Visit, time: Time) -> None:
    """The first turn of Le Havre: everything arrives, the fish are taken."""
    await page.tap("move/tile/T1")
    for _ in range(9):
        await time.on(page.screen)
    await page.tap("move/take/fish")


async def test_what_is_taken_flies_from_its_pile_to_whoever_takes_it_and_is_gone(laid: Laid, time: Time) -> None:
    page, _ = await laid(HARBOUR)
    await fish(page, time)
    assert not flown(page), "first the answer"
    await time.on(page.screen)
    (disc,) = flown(page)
    start = middle(disc)
    assert start[1] > STRIP.stop, "from the quay"
    assert 412 / 7 < start[0] < 2 * 412 / 7, "the fish are its second pile"
    time.passed.clear()
    await time.on(page.screen)
    (disc,) = flown(page)
    end = middle(disc)
    assert end[0] < 412 / 3, "to the first seat"
    assert int(end[1]) in STRIP
    assert disc.animate_position.duration == FLIGHT * 1000
    for _ in range(3):
        await time.on(page.screen)
    assert not flown(page)
    assert sum(time.passed[1:]) >= FLIGHT, "not taken away before it has landed"


async def test_undone_it_flies_back(laid: Laid, time: Time) -> None:
    page, _ = await laid(HARBOUR)
    await fish(page, time)
    ways = [await _way(page, time)]
    for tap in ("undo", "redo"):
        await page.tap(tap)
        ways.append(await _way(page, time))
    (start, end), back, again = ways
    assert start != end
    assert back == (end, start)
    assert again == (start, end)


async def _way(page: Visit, time: Time) -> tuple[float, ...]:
    """From where to where the one disc flies, seen from above."""
    await time.on(page.screen)
    found = [one.left for one in flown(page)]
    await time.on(page.screen)
    found += [one.left for one in flown(page)]
    for _ in range(3):
        await time.on(page.screen)
    assert not flown(page)
    return tuple(found)


async def test_what_others_do_flies_on_every_device(laid: Laid, time: Time) -> None:
    page, route = await laid(HARBOUR)
    other, _ = await laid(route, width=1280, height=800)
    await fish(page, time)
    await other.screen.settle(30)
    await time.on(page.screen)
    await other.screen.settle(30)
    assert len(flown(page)) == len(flown(other)) == 1
    assert middle(flown(other)[0])[0] > 316, "there the quay lies beside the seats"
    await time.on(other.screen)
    assert middle(flown(other)[0])[0] < 316


async def test_under_a_sheet_no_pile_is_seen_and_it_comes_from_the_table(laid: Laid, time: Time) -> None:
    page, route = await laid(HARBOUR)
    other, _ = await laid(route)
    await other.tap("door/log")
    await fish(page, time)
    await other.screen.settle(30)
    await time.on(page.screen)
    await other.screen.settle(30)
    (seen,), (hidden,) = flown(page), flown(other)
    assert middle(seen)[1] > STRIP.stop
    assert int(middle(hidden)[1]) in STRIP


async def test_a_device_that_asks_for_less_motion_gets_none(
    laid: Laid, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def still(_device: object) -> bool:
        return True

    monkeypatch.setattr("tests.ui.visits.Device.still", still)
    page, _ = await laid(HARBOUR)
    await fish(page, time)
    for _ in range(5):
        await time.on(page.screen)
        assert not flown(page)
    assert not time.passed
    moving = ("animate", "animate_position", "animate_size", "animate_scale")
    assert not [c for c in page.screen.all() if any(getattr(c, name, None) for name in moving)]


async def test_nothing_flies_when_a_table_is_opened(laid: Laid, time: Time) -> None:
    page, route = await laid(HARBOUR)
    await fish(page, time)
    again, _ = await laid(route)
    for _ in range(3):
        await time.on(again.screen)
        assert not flown(again)


async def test_a_tap_in_the_middle_of_it_counts_and_clears_the_air(laid: Laid, time: Time) -> None:
    page, _ = await laid(HARBOUR)
    await fish(page, time)
    await time.on(page.screen)
    assert flown(page)
    await page.tap("undo")
    assert not flown(page)
    assert page.screen.find("move/take/fish").on_click


async def test_a_page_that_has_gone_meanwhile_is_left_alone(
    laid: Laid, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    page, _ = await laid(HARBOUR)
    await fish(page, time)
    monkeypatch.setattr(motion, "lives", lambda _page: False)
    time.passed.clear()
    for _ in range(3):
        await time.on(page.screen)
    assert not flown(page)
    assert len(time.passed) == 1, "nothing is waited for after that"


async def test_several_steps_at_once_or_a_jump_hand_nothing_over(fair: Fair) -> None:
    table = fair.lay()
    before = table.present
    play(table, "buy/s1/grain")
    bought = table.present
    assert {t.thing for t in handed_over(before, bought) or ()} >= {"grain"}
    play(table, "buy/s1/grain")
    assert handed_over(before, table.present) is None
    assert handed_over(bought, bought) is None
    there = table.present
    jump = next(option for option in _positions(table) if _is_another(table, option))
    play(table, JUMP_MOVE, answers={"to": (jump,)})
    assert table.number == there.n + 1
    assert handed_over(there, table.present) is None
    jumped = table.present
    table.undo()
    assert handed_over(jumped, table.present) is None, "nor back"


def _positions(table: TableSession) -> list[str]:
    (ask,) = table.form(JUMP_MOVE, {}).asks
    return [option.key for option in getattr(ask, "options", ())]


def _is_another(table: TableSession, position: str) -> bool:
    return table.form(JUMP_MOVE, {"to": (position,)}).event is not None


def test_at_most_three_fly_and_only_between_people_and_the_table() -> None:
    places = Places({"s1": Point(10, 10), "s2": Point(90, 10), TABLE: Point(200, 10)}, {"offer.fish": Point(50, 400)})

    def ways(*handed: tuple[str, str, str]) -> list[tuple[str, float, float]]:
        moved = [Transfer(src=src, dst=dst, thing=thing) for thing, src, dst in handed]
        return [(disc.thing, disc.start.x, disc.end.x) for disc in discs(words(), moved, places)]

    assert ways(("fish", TABLE, "s1")) == [("fish", 200, 10)], "no pile has changed: it comes from the Table"
    assert ways(("offer.fish", TABLE, BOX), ("fish", TABLE, "s1")) == [("fish", 50, 10)]
    assert ways(("franc", "s1", "s2@chapel"), ("franc", "s1", "s1@chapel")) == [("franc", 10, 90)]
    assert ways(("fish", BOX, "s1"), ("fish", "s3", "s1"), ("building.1", "s1", TABLE)) == []
    many = ways(*((thing, TABLE, "s1") for thing in ("fish", "wood", "clay", "iron", "grain")))
    assert [thing for thing, *_ in many] == ["fish", "wood", "clay"]
    assert len({start for _, start, _ in many}) == MOST, "none behind another"


async def test_the_air_takes_no_taps_and_says_nothing(laid: Laid, time: Time) -> None:
    page, _ = await laid(HARBOUR)
    await fish(page, time)
    await time.on(page.screen)
    (disc,) = flown(page)
    assert disc.exclude_from_semantics
    assert not disc.semantics_label
    holds = page.screen.find("row/air")
    assert holds.ignore_interactions


# ------------------------------------------------------------------------------------------------------------ the lid


def test_plates_lie_side_by_side() -> None:
    assert spans((Plate(None, 100), Plate(None, 70, 7))) == (Span(0, 100), Span(104, 70))


def lit(page: Visit) -> Any:
    return page.screen.find("row/lit")


async def test_one_lit_plate_slides_to_whoever_acts(laid: Laid) -> None:
    page, _ = await laid(HARBOUR)
    await page.tap("move/tile/T1")
    before = lit(page).left
    tiles = [page.screen.find(f"seat/s{n}") for n in (1, 2, 3)]
    assert [tile.bgcolor for tile in tiles] == [None] * 3, "the plate lies below them"
    assert lit(page).opacity == 1
    await page.tap("move/take/fish")
    assert lit(page).left > before + lit(page).width
    assert lit(page).animate_position.duration == 200


async def test_where_several_act_each_plate_is_lit_by_itself(show: Show, fair: Fair) -> None:
    table = fair.lay()
    screen = await show(table)
    assert screen.find("row/lit").opacity == 1
    await screen.tap("primary")
    acting = table.view.track.acting
    assert len(acting) > 1
    colours = {f"s{n}": screen.find(f"seat/s{n}").bgcolor for n in range(1, 5)}
    assert {seat for seat, colour in colours.items() if colour == PLATE} == set(acting)
    assert screen.find("row/lit").opacity == 0


def light(page: Visit) -> list[float]:
    """How light it is behind the figures of the seats."""
    holders = [page.screen.find(f"row/('light', 's{n}')") for n in (1, 2, 3)]
    return [holder.content._b.opacity for holder in holders]


async def test_it_is_light_for_a_moment_behind_a_figure_that_has_changed(laid: Laid, time: Time) -> None:
    page, _ = await laid(HARBOUR)
    await page.tap("move/tile/T1")
    for _ in range(9):
        await time.on(page.screen)
    assert light(page) == [0, 0, 0]
    await page.tap("move/take/franc")
    assert light(page) == [0, 0, 0], "first the answer"
    await time.on(page.screen)
    first, *others = light(page)
    assert first > 0
    assert others == [0, 0]
    await time.on(page.screen)
    await time.on(page.screen)
    assert light(page) == [0, 0, 0]


def test_the_band_of_the_alarm_opens_where_things_may_move() -> None:
    shown = Alarm(None, plain("The last round"))
    closed, opened = (alarm_band(words(), one, moving=True) for one in (None, shown))
    assert type(closed) is type(opened), "it is the same band, which grows"
    assert closed.animate_size == opened.animate_size == ft.Animation(200, ft.AnimationCurve.EASE_OUT)
    assert alarm_band(words(), shown, moving=False).animate_size is None


# ---------------------------------------------------------------------------------------------------------- the board


async def test_a_piece_is_laid_down(laid: Laid, monkeypatch: pytest.MonkeyPatch) -> None:
    page, _ = await laid(TOWN)
    await page.tap("side/side_1")
    while not (cells := [key for key in page.screen.keys("cell/") if page.screen.find(key).on_click]):
        await page.tap("primary")
    assert not _moving(page)
    monkeypatch.setattr(deferred, "FRAME", 60.0)
    await page.tap(cells[0])
    (piece,) = _moving(page)
    assert piece.scale == LIFTED
    assert piece.animate_scale.duration == 120
    monkeypatch.setattr(deferred, "FRAME", 0.0)
    await page.tap(cells[1])
    (piece,) = _moving(page)
    assert piece.scale == 1


def _moving(page: Visit) -> list[Any]:
    return [one for one in page.screen.all() if isinstance(one, ft.Container) and one.animate_scale]
