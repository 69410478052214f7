# ruff: noqa: N802 - a component
"""The real table for the benchmark: Little Town for four with everything kept, every tap on the disk."""

from __future__ import annotations

import tempfile
from functools import lru_cache
from pathlib import Path

import flet as ft

from benchmarks.table_bench import store_plays
from companion.services.house import House
from companion.table.live import LiveTable
from companion.text import texts
from companion.ui.components.words import words_for
from companion.ui.desk import Layout
from companion.ui.store import LivePort
from companion.ui.theme import dress
from companion.ui.views.table.screen import TableScreen
from scorers.core.msg import SeatId
from scorers.core.setup import Seat, Setup


@lru_cache(maxsize=1)
def laid() -> tuple[House, LiveTable]:
    """Little Town for four with everything kept, 10,000 plays stored; laid once, as the app opens its house once."""
    folder = Path(tempfile.mkdtemp())
    store_plays(folder, 10_000)
    house = House.open(folder)
    info = house.game("little_town").info
    colours = zip(("Ola", "Jan", "Ewa", "Tom"), info.colours, strict=True)
    seats = tuple(
        Seat(id=SeatId(f"s{n}"), name=name, colour=colour.id, symbol=colour.symbol)
        for n, (name, colour) in enumerate(colours, 1)
    )
    keeps, options = info.presets[-1].keeps, {"side": "side_1"}
    setup = Setup(slug=info.slug, ruleset=info.ruleset, seats=seats, first=SeatId("s1"), keeps=keeps, options=options)
    return house, house.start(setup)


def town(page: ft.Page) -> None:
    """The real thing: the board on the screen, every tap on the disk."""
    house, live = laid()
    game = live.table.game

    @ft.component
    def Root() -> ft.View:
        words = ft.use_memo(lambda: words_for(game.info, game.look, live.table.setup, texts("en"), "en"), [])
        port = ft.use_memo(lambda: LivePort(house, live, "bench"), [])
        inner = TableScreen(words, port, Layout.of(page.width, page.height), print)
        return ft.View(route="/", padding=0, controls=[ft.SafeArea(content=inner, expand=True)])

    dress(page, game.look.seed)
    page.render_views(Root)
