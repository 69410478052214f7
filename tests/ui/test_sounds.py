"""Nothing is heard until it is wanted; then a tick for what is done here, a chime for what everybody awaits."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import ClassVar

import pytest

from companion.app.library import Library
from companion.app.values import Outcome
from companion.services import adapters
from companion.services.adapters import FletSounds
from companion.services.ports import Sound
from companion.ui import routes
from companion.ui.views.live import feel
from scorers.core import core_moves
from scorers.core.msg import msg
from tests.ui.visits import Visit, started, visit


def heard(page: Visit) -> list[object]:
    return [what for kind, what in page.device.said if kind == "play"]


async def test_nothing_is_heard_until_it_is_wanted(page: Visit) -> None:
    await started(page)
    await page.tap("set-up")
    await page.tap("primary")
    assert heard(page) == []


async def test_turned_on_it_says_so_and_ticks_with_every_step(page: Visit) -> None:
    await page.go(routes.SETTINGS)
    await page.tap("set/sounds")
    assert heard(page) == [Sound.TICK]
    await started(page)
    await page.tap("set-up")
    await page.tap("primary")
    assert heard(page) == [Sound.TICK, Sound.TICK]
    await page.tap("undo")
    assert heard(page) == [Sound.TICK, Sound.TICK]
    await page.go(routes.SETTINGS)
    await page.tap("set/sounds")
    assert heard(page) == [Sound.TICK, Sound.TICK]


async def test_what_is_refused_sounds_dull(page: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    page.here.set(sounds=True)
    live = page.here.library.table(await started(page))
    await page.tap("set-up")
    monkeypatch.setattr(live.table, "do", lambda _: Outcome(None, msg("app-failed")))
    await page.tap("primary")
    assert heard(page) == [Sound.REFUSED]


async def test_a_marked_round_rings_on_every_device_and_nothing_else_of_another_one_does(house: Library) -> None:
    one, other = await visit(house), await visit(house)
    for page in (one, other):
        page.here.set(sounds=True)
    key = await started(one)
    await one.tap("set-up")
    await other.go(routes.table(key))
    live = house.table(key)
    session = one.here.session(key)
    for to in [jump.key for jump in live.table.game.jumps(live.table.state)][1:]:
        one.device.said.clear()
        other.device.said.clear()
        outcome = session.do(session.form(core_moves.JUMP_MOVE, {"to": (to,)}))
        assert outcome.taken
        feel(one.here, outcome)
        await one.screen.settle(30)
        await other.screen.settle(30)
        rings = outcome.begins
        assert heard(one) == [Sound.CHIME if rings else Sound.TICK]
        assert heard(other) == ([Sound.CHIME] if rings else [])
    assert any(mark for step in session.view.track.steps for mark in step.marks)
    one.screen.close()
    other.screen.close()


async def test_the_result_rings_when_all_is_counted(page: Visit) -> None:
    page.here.set(sounds=True)
    key = await started(page)
    await page.go(routes.finish(key))
    while page.route == routes.finish(key):
        await page.tap("forth")
    assert heard(page) == []
    await page.tap("show-all")
    assert heard(page) == [Sound.CHIME]


class Player:
    """A loudspeaker that says what it was made for."""

    made: ClassVar[list[str | bytes]] = []
    heard: ClassVar[list[str | bytes]] = []

    def __init__(self, src: str | bytes, on_loaded: Callable[[], None], **_: object) -> None:
        self.src = src
        self.made.append(src)
        asyncio.get_running_loop().call_soon(on_loaded)

    async def play(self) -> None:
        self.heard.append(self.src)


@pytest.fixture
def player(monkeypatch: pytest.MonkeyPatch) -> type[Player]:
    monkeypatch.setattr(Player, "made", [])
    monkeypatch.setattr(Player, "heard", [])
    monkeypatch.setattr(adapters, "Audio", Player)
    return Player


async def test_a_player_is_made_when_it_is_first_heard_and_kept(page: Visit, player: type[Player]) -> None:
    sounds = FletSounds(page.here.page)
    assert player.made == []
    for _ in range(2):
        await sounds.play(Sound.TICK)
    [made] = player.made
    assert isinstance(made, bytes)
    assert made.startswith(b"RIFF")
    assert player.heard == [made, made]


async def test_a_browser_is_given_an_address(
    page: Visit, player: type[Player], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page.here.page, "web", True)
    await FletSounds(page.here.page).play(Sound.CHIME)
    assert player.heard == ["sounds/chime.wav"]


async def test_a_device_without_a_loudspeaker_is_no_error(
    page: Visit, player: type[Player], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(_: Player) -> None:
        raise RuntimeError("no device")

    monkeypatch.setattr(player, "play", broken)
    await FletSounds(page.here.page).play(Sound.TICK)
    assert player.heard == []


async def test_a_player_that_never_loads_is_given_up(page: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(adapters.asked, "__defaults__", (0.01,))
    await FletSounds(page.here.page).play(Sound.TICK)
