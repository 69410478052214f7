# ruff: noqa: N802, PLC0415 - components; the bare page must not load ours
"""The pages that are measured against each other, each served by a process of its own."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import nullcontext
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


def main(name: str, port: int) -> None:
    """Serve one of them: the bare page, or a table of a title by its slug; the made-up game is one of these."""
    if name == "bare":
        _serve(bare, port)
        return
    from benchmarks.ui_tables import laid, real
    from companion.ui.flet_edge import patch_flet
    from tests.scorers.kernel_game import installed

    with installed() if name == "kernel" else nullcontext():
        laid(name)  # the house is open before the first page comes
        patch_flet()  # as the app does before it serves a page
        _serve(partial(real, slug=name), port)


def _serve(page: Callable[[ft.Page], None], port: int) -> None:
    ft.run(page, view=None, host="127.0.0.1", port=port, no_cdn=True)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
