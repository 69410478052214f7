# ruff: noqa: N802, PLC0415 - components; the bare page must not load ours
"""The two pages that are measured against each other, each served by a process of its own."""

from __future__ import annotations

import sys

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
    """The real thing."""
    from benchmarks.ui_town import town as real

    real(page)


def main(name: str, port: int) -> None:
    """Serve one of them."""
    pages = {"bare": bare, "table": table, "town": town}
    if name == "town":
        from benchmarks.ui_town import laid

        laid()  # the house is open before the first page comes
    ft.run(pages[name], view=None, host="127.0.0.1", port=port, no_cdn=True)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
