# ruff: noqa: N802, PLC0415 - components; the bare page must not load ours
"""The pages that are measured against each other, each served by a process of its own."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial

import flet as ft


@ft.component
def Counter() -> ft.Control:
    """Show the least a Flet page can be: a number and a button."""
    n, set_n = ft.use_state(0)
    return ft.Column([ft.Text(str(n)), ft.Button("Next", on_click=lambda: set_n(n + 1))])


def bare(page: ft.Page) -> None:
    """Serve a bare counter."""
    page.render(Counter)


def table(page: ft.Page) -> None:
    """Serve the table screen on the made-up game, everything kept, five seats, two rounds in the log."""
    from companion.ui.layout import Layout
    from companion.ui.theme import apply_theme
    from companion.ui.views.table.screen import TableScreen
    from tests.ui.fake import FakePort, fake_words

    @ft.component
    def Root() -> ft.View:
        words = ft.use_memo(lambda: fake_words(5), [])
        port = ft.use_memo(lambda: FakePort(5), [])
        layout = Layout.of(page.width, page.height)
        inner = TableScreen(words, port, layout, print)
        return ft.View(route="/", padding=0, controls=[ft.SafeArea(content=inner, expand=True)])

    apply_theme(page, "#1E6F5C")
    page.render_views(Root)


def main(name: str, port: int) -> None:
    """Serve one of them: the bare page, the made-up game, or a real one by its slug."""
    pages: dict[str, Callable[[ft.Page], None]] = {"bare": bare, "table": table}
    if name not in pages:
        from benchmarks.ui_tables import laid, real

        laid(name)  # the house is open before the first page comes
        pages[name] = partial(real, slug=name)
    if name != "bare":
        from companion.ui.flet_edge import patch_flet

        patch_flet()  # as the app does before it serves a page
    ft.run(pages[name], view=None, host="127.0.0.1", port=port, no_cdn=True)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
