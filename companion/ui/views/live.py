"""A table being played, on this page: the table screen, told how it looks and where it leads."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import flet as ft

from companion.services.ports import Sound
from companion.storage.transfer import export_table
from companion.ui import routes
from companion.ui.components.shell import bare_view
from companion.ui.components.touch import Bound
from companion.ui.desk import Desk, sentence, use_desk
from companion.ui.guard import screen
from companion.ui.hooks import hop
from companion.ui.views.dressed import use_dress
from companion.ui.views.ending import EndPort, begins_marked
from companion.ui.views.people import table_words
from companion.ui.views.table.port import Go
from companion.ui.views.table.screen import TableScreen
from scorers.core.game import Game
from scorers.core.issues import CompanionError
from scorers.core.msg import msg


@screen
def LiveTable() -> ft.View:
    """The table in front of the players; the screen stays awake."""
    desk = use_desk()
    route = ft.use_view_path()
    key = ft.use_route_params()["key"]
    live = desk.house.table(key)
    game: Game[Any] = live.table.game
    use_dress(desk, game.look.seed)
    _stay_awake(desk)
    port = ft.use_memo(lambda: EndPort(desk, live), [live])
    _ring(desk, port)
    setup, language, scale = live.table.setup, desk.language, desk.scale
    w = ft.use_memo(lambda: table_words(desk, game, setup), [live, language, scale, desk.walked])
    return bare_view(route, [TableScreen(w, port, desk.layout, Bound(leave, desk, key))])


def _stay_awake(desk: Desk) -> None:
    """Hold the screen awake while the table is in front."""
    in_front = ft.use_route_location() == ft.use_view_path()

    async def hold() -> None:
        await (desk.services.wakelock.hold() if in_front else desk.services.wakelock.release())

    async def release() -> None:
        await desk.services.wakelock.release()

    ft.use_effect(hold, [in_front], cleanup=release)


def _ring(desk: Desk, port: EndPort) -> None:
    """Where sounds are wanted, what the track marks is heard when it begins, whoever has led there."""
    on = desk.settings.sounds
    heard = ft.use_ref(port.view.track)
    ending: ft.MutableRef[Callable[[], None] | None] = ft.use_ref(None)

    async def listen() -> None:
        before, heard.current = heard.current or port.view.track, port.view.track
        if begins_marked(before, heard.current):
            desk.sound(Sound.CHIME)

    def start() -> None:
        heard.current = port.view.track
        ending.current = port.watch(lambda: hop(desk.page, listen)) if on else None

    def stop() -> None:
        if ending.current:
            ending.current()

    ft.use_effect(start, [port, on], cleanup=stop)


def leave(desk: Desk, key: str, way: Go) -> None:
    """Follow a way out of the table."""
    match way:
        case Go.HOME:
            desk.go(routes.HOME)
        case Go.SETTINGS:
            desk.go(routes.SETTINGS)
        case Go.SCORE:
            state = desk.house.table(key).table.state
            desk.go(
                routes.play(key) if state.finished else routes.finish(key) if state.flow.over else routes.points(key)
            )
        case Go.EXPORT:
            desk.run(lambda: save_table(desk, key))
        case Go.NEW_PAGE:
            desk.run(lambda: open_page(desk, key))


async def save_table(desk: Desk, key: str) -> None:
    """One table as a file: to keep, to show, to go on elsewhere."""
    try:
        data = await asyncio.to_thread(export_table, desk.house.store, key)
    except CompanionError as error:
        desk.tell(sentence(error))
        return
    name = f"tableside-{key[:8]}.json"
    if await desk.services.files.save(name, data):
        desk.tell(msg("app-exported", name=name))


async def open_page(desk: Desk, key: str) -> None:
    """This table on another device: its address, to be opened there."""
    address = f"{address_of(desk.page)}{routes.table(key)}"
    if await desk.services.clipboard.copy(address):
        desk.tell(msg("app-address-copied", address=address))
    else:
        desk.tell(msg("app-address", address=address))


def address_of(page: ft.Page) -> str:
    """Where this page was opened."""
    address = str(page.session.connection.page_url).rstrip("/")
    return f"http{address.removeprefix('ws')}" if address.startswith("ws") else address
