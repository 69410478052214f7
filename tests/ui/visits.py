"""Somebody visits the whole app without a browser, with a device that remembers what it was asked."""

from __future__ import annotations

import flet as ft

from companion.app.library import Library
from companion.services.ports import PickedFile, Services, Sound
from companion.storage.records import Settings
from companion.ui import routes
from companion.ui.app import App
from companion.ui.layout import Layout
from companion.ui.page_session import PageSession
from scorers.core.msg import Param, msg
from tests.ui.harness import Screen

GAME = "little_town"


class Device:
    """A device that does everything at once and remembers what it was asked."""

    def __init__(self) -> None:
        self.said: list[tuple[str, object]] = []
        self.file: PickedFile | None = None

    async def identity(self) -> str | None:
        return "d-1"

    async def language(self) -> str | None:
        return "en"

    async def heard(self) -> bool:
        return True

    async def still(self) -> bool:
        return False

    async def copy(self, text: str) -> bool:
        self.said.append(("copy", text))
        return True

    async def share(self, text: str, title: str) -> bool:
        self.said.append(("share", (title, text)))
        return True

    async def hold(self) -> None:
        self.said.append(("awake", True))

    async def release(self) -> None:
        self.said.append(("awake", False))

    async def tap(self) -> None:
        self.said.append(("knock", True))

    async def refuse(self) -> None:
        self.said.append(("knock", False))

    async def play(self, sound: Sound) -> None:
        self.said.append(("play", sound))

    async def save(self, name: str, data: bytes) -> bool:
        self.said.append(("save", (name, data)))
        return True

    async def pick(self) -> PickedFile | None:
        return self.file

    def services(self) -> Services:
        return Services(self, self, self, self, self, self, self)


class Visit:
    """One page of the app over a folder of its own."""

    def __init__(self, screen: Screen, here: PageSession, device: Device) -> None:
        self.screen, self.here, self.device = screen, here, device

    async def tap(self, key: str) -> None:
        await self.screen.tap(key)
        await self.screen.settle(30)

    async def sit(self, players: int) -> None:
        """Plus or minus until so many sit there."""
        while (count := len(self.screen.keys("chair/"))) != players:
            await self.tap(f"players/{count + (1 if players > count else -1)}")

    async def go(self, route: str) -> None:
        self.here.go(route)
        await self.screen.settle(30)

    @property
    def route(self) -> str:
        return str(self.here.page.route)

    def sees(self, words: str) -> bool:
        return any(words in text for text in self.screen.texts())

    def t(self, id_: str, **params: Param) -> str:
        return self.here.texts(msg(id_, **params))


async def visit(
    house: Library, *, width: int = 412, height: int = 892, text_size: int = 100, language: str | None = None
) -> Visit:
    device = Device()
    made: list[PageSession] = []

    def before(page: ft.Page) -> None:
        settings = Settings(device="d-1", text_size=text_size, language=language)
        layout = Layout.of(width, height)
        made.append(PageSession(page, house, device.services(), settings=settings, system="en", layout=layout))

    screen = await Screen.show(_root, made, width=width, height=height, views=True, before=before)
    await screen.settle(30)
    return Visit(screen, made[0], device)


@ft.component
def _root(made: list[PageSession]) -> ft.Control:
    return App(made[0])


async def started(page: Visit, players: int = 2) -> str:
    """A table laid out; its key."""
    await page.go(routes.new(GAME))
    await page.sit(players)
    await page.tap("starts")
    await page.tap("first/0")
    await page.tap("start")
    return page.route.split("/")[2]
