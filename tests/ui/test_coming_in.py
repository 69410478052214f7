"""A page that is gone before it could say who it is comes in anew when it is back."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import flet as ft
import pytest

from companion.app.library import Library
from companion.services import adapters
from companion.services.adapters import IDENTITY, FletDevice
from companion.ui import app
from tests.ui.visits import Device


class Opener:
    """Opens the same library for everybody."""

    def __init__(self, house: Library) -> None:
        self._house = house

    def library(self) -> Library:
        return self._house


class Silent(Device):
    """Says nothing the first time it is asked, as a page that is being reloaded."""

    asked = 0

    async def language(self) -> str | None:
        self.asked += 1
        return None if self.asked == 1 else "pl"


@pytest.fixture
def came_in(monkeypatch: pytest.MonkeyPatch) -> list[str | None]:
    """With which language pages came in."""
    found: list[str | None] = []

    def seen(*what: object, **_: object) -> None:
        _page, _house, _services, _settings, system = what
        assert system is None or isinstance(system, str)
        found.append(system)

    device = Silent()
    monkeypatch.setattr(app, "flet_services", lambda _page, _intake: device.services())
    monkeypatch.setattr(app, "_come_in", seen)
    return found


def page_with(connection: object) -> Any:  # noqa: ANN401 - a page of no more than this
    return SimpleNamespace(session=SimpleNamespace(connection=connection), theme_animation_style=None, on_connect=None)


async def test_a_page_that_said_nothing_is_asked_once_more(came_in: list[str | None], tmp_path: Path) -> None:
    house = Library.open(tmp_path)
    await app.create_app(Opener(house))(page_with(object()))  # type: ignore[arg-type]
    assert came_in == ["pl"]
    house.close()


async def test_a_page_that_has_gone_comes_in_when_it_is_back(came_in: list[str | None], tmp_path: Path) -> None:
    house, page = Library.open(tmp_path), page_with(None)
    await app.create_app(Opener(house))(page)  # type: ignore[arg-type]
    assert came_in == []
    page.session.connection = object()
    await asyncio.ensure_future(page.on_connect())
    assert came_in == ["pl"]
    house.close()


class Preferences:
    """What a browser keeps; it can be deaf for a while, as one whose page is being reloaded."""

    def __init__(self) -> None:
        self.kept: dict[str, str] = {}
        self.deaf = False

    async def get(self, key: str) -> str | None:
        if self.deaf:
            raise RuntimeError("the page is gone")
        return self.kept.get(key)

    async def set(self, key: str, value: str) -> bool:
        self.kept[key] = value
        return True


@pytest.fixture
def preferences(monkeypatch: pytest.MonkeyPatch) -> Preferences:
    found = Preferences()
    monkeypatch.setattr("flet.SharedPreferences", lambda: found)
    return found


def a_device() -> FletDevice:
    return FletDevice(page_with(object()))


async def test_a_device_stays_who_it_is(preferences: Preferences) -> None:
    first = await a_device().identity()
    assert first
    assert await a_device().identity() == first
    assert preferences.kept == {IDENTITY: first}


async def test_a_device_that_does_not_answer_is_not_given_another_name(preferences: Preferences) -> None:
    first = await a_device().identity()
    preferences.deaf = True
    assert await a_device().identity() is None
    assert preferences.kept == {IDENTITY: first}


class Nobody(Device):
    """Speaks, but never says who it is."""

    async def identity(self) -> str | None:
        return None


async def test_a_page_that_cannot_say_who_it_is_comes_in_all_the_same(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    met: list[str] = []
    monkeypatch.setattr(app, "flet_services", lambda _page, _intake: Nobody().services())
    monkeypatch.setattr(
        app, "_come_in", lambda _page, _house, _services, settings, _system, **_: met.append(settings.device)
    )
    house = Library.open(tmp_path)
    await app.create_app(Opener(house))(page_with(object()))  # type: ignore[arg-type]
    await app.create_app(Opener(house))(page_with(object()))  # type: ignore[arg-type]
    assert len(set(met)) == 2
    house.close()


class Moving:
    """A page that goes where it is sent, and passes on what its client says."""

    def __init__(self) -> None:
        self.sent: list[str] = []
        self.heard: list[str] = []

    def navigate(self, route: str) -> None:
        self.sent.append(route)

    def before_event(self, event: ft.RouteChangeEvent) -> None:
        self.heard.append(event.route)


def says(page: Any, route: str) -> object:  # noqa: ANN401
    return page.before_event(ft.RouteChangeEvent(name="route_change", control=page, route=route))


def test_a_client_that_is_still_starting_is_not_at_home() -> None:
    page: Any = Moving()
    here: Any = SimpleNamespace(has_navigated=False)
    app._hold(page, here, "/table/1")
    assert says(page, "/") is False
    assert says(page, "/table/1") is None
    assert (page.sent, page.heard) == (["/table/1", "/table/1"], ["/table/1"])
    here.has_navigated = True
    says(page, "/")
    assert page.heard == ["/table/1", "/"]


def test_whoever_goes_back_home_later_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    page: Any = Moving()
    app._hold(page, SimpleNamespace(has_navigated=False), "/table/1")  # type: ignore[arg-type]
    later = time.monotonic() + app.STARTING
    monkeypatch.setattr("time.monotonic", lambda: later)
    says(page, "/")
    assert (page.sent, page.heard) == (["/table/1"], ["/"])


class Answering:
    """What a browser says when it is asked whether it has heard."""

    def __init__(self, says: BaseException | None, *, silent: bool = False) -> None:
        self.says, self.silent = says, silent

    async def contains_key(self, _key: str) -> bool:
        if self.silent:
            await asyncio.Event().wait()
        if self.says:
            raise self.says
        return False


@pytest.mark.parametrize(
    ("device", "heard"),
    [(Answering(None), True), (Answering(RuntimeError("not here")), True), (Answering(None, silent=True), False)],
)
async def test_a_device_has_heard_once_it_answers(
    monkeypatch: pytest.MonkeyPatch, device: Answering, *, heard: bool
) -> None:
    monkeypatch.setattr("flet.SharedPreferences", lambda: device)
    monkeypatch.setattr(adapters, "PATIENCE", 0.01)
    assert await a_device().heard() is heard
