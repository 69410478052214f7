# ruff: noqa: N802, PLC0415 - components; the bare page must not load ours
"""The two pages that are measured against each other, each served by a process of its own."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

import flet as ft


@ft.component
def Counter() -> ft.Control:
    """The least a Flet page can be: a number and a button."""
    n, set_n = ft.use_state(0)
    return ft.Column([ft.Text(str(n)), ft.Button("Next", on_click=lambda: set_n(n + 1))])


def bare(page: ft.Page) -> None:
    """A bare counter."""
    page.render(Counter)


def table(page: ft.Page) -> None:
    """The table screen on the made-up game, everything kept, five seats, two rounds in the log."""
    from companion.ui.desk import Layout
    from companion.ui.theme import dress
    from companion.ui.views.table.screen import TableScreen
    from tests.ui.fake import FakePort, fake_words

    @ft.component
    def Root() -> ft.View:
        words = ft.use_memo(lambda: fake_words(5), [])
        port = ft.use_memo(lambda: FakePort(5), [])
        layout = Layout.of(page.width, page.height)
        inner = TableScreen(words, port, layout, print)
        return ft.View(route="/", padding=0, controls=[ft.SafeArea(content=inner, expand=True)])

    dress(page, "#1E6F5C")
    page.render_views(Root)


def town(page: ft.Page) -> None:
    """The real thing: Little Town for four, everything kept, every tap on the disk, 10,000 plays stored."""
    from benchmarks.table_bench import store_plays
    from companion.services.house import House
    from companion.text import texts
    from companion.ui.components.words import words_for
    from companion.ui.desk import Layout
    from companion.ui.store import LivePort
    from companion.ui.theme import dress
    from companion.ui.views.table.screen import TableScreen
    from scorers.core.msg import SeatId
    from scorers.core.setup import Seat, Setup

    folder = Path(tempfile.mkdtemp())
    store_plays(folder, 10_000)
    house = House.open(folder)
    game = house.game("little_town")
    info = game.info
    colours = zip(("Ola", "Jan", "Ewa", "Tom"), info.colours, strict=True)
    seats = tuple(
        Seat(id=SeatId(f"s{n}"), name=name, colour=colour.id, symbol=colour.symbol)
        for n, (name, colour) in enumerate(colours, 1)
    )
    keeps = info.presets[-1].keeps
    options = {"side": "side_1"}
    setup = Setup(slug=info.slug, ruleset=info.ruleset, seats=seats, first=SeatId("s1"), keeps=keeps, options=options)
    live = house.start(setup)

    @ft.component
    def Root() -> ft.View:
        words = ft.use_memo(lambda: words_for(info, game.look, setup, texts("en"), "en"), [])
        port = ft.use_memo(lambda: LivePort(house, live, "bench"), [])
        inner = TableScreen(words, port, Layout.of(page.width, page.height), print)
        return ft.View(route="/", padding=0, controls=[ft.SafeArea(content=inner, expand=True)])

    dress(page, game.look.seed)
    page.render_views(Root)


def main(name: str, port: int) -> None:
    """Serve one of them."""
    pages = {"bare": bare, "table": table, "town": town}
    ft.run(pages[name], view=None, host="127.0.0.1", port=port, no_cdn=True)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
