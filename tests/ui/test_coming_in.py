"""A page that is gone before it could say who it is comes in anew when it is back."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from companion.services.house import House
from companion.ui import app
from tests.ui.visits import Device


class Door:
    """Opens the same house for everybody."""

    def __init__(self, house: House) -> None:
        self._house = house

    def house(self) -> House:
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

    def seen(_page: Any, _house: House, _services: Any, _settings: Any, system: str | None) -> None:  # noqa: ANN401
        found.append(system)

    device = Silent()
    monkeypatch.setattr(app, "flet_services", lambda _page: device.services())
    monkeypatch.setattr(app, "_come_in", seen)
    return found


def page_with(connection: object) -> Any:  # noqa: ANN401 - a page of no more than this
    return SimpleNamespace(session=SimpleNamespace(connection=connection), theme_animation_style=None, on_connect=None)


async def test_a_page_that_said_nothing_is_asked_once_more(came_in: list[str | None], tmp_path: Path) -> None:
    house = House.open(tmp_path)
    await app.create_app(Door(house))(page_with(object()))  # type: ignore[arg-type]
    assert came_in == ["pl"]
    house.close()


async def test_a_page_that_has_gone_comes_in_when_it_is_back(came_in: list[str | None], tmp_path: Path) -> None:
    house, page = House.open(tmp_path), page_with(None)
    await app.create_app(Door(house))(page)  # type: ignore[arg-type]
    assert came_in == []
    page.session.connection = object()
    await asyncio.ensure_future(page.on_connect())
    assert came_in == ["pl"]
    house.close()
