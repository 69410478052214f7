"""A page with everything on it that must not be: `tests/e2e/test_painted.py` sees that it is found."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

import flet as ft

from companion import ui
from companion.ui.drawings.svg import circle, sheet
from companion.ui.flet_edge import patch_flet
from companion.ui.theme import BOLD, CARD, GROUND, INK, INK2, apply_theme, letters

FAINT: Final = "#B4B4B4"
DOT: Final = sheet(24, 24, circle(12, 12, 9, FAINT))
SIGN: Final = sheet(24, 24, circle(12, 12, 9, "#F2CE6B") + circle(12, 12, 4, "#4A3300"))


def said(words: str, colour: str = INK, size: float = 16) -> ft.Text:
    return ft.Text(words, style=letters(BOLD, size), color=colour)


async def main(page: ft.Page) -> None:
    """Draw what can be read, then what cannot."""
    apply_theme(page, mode=ft.ThemeMode.LIGHT)
    page.bgcolor = GROUND
    short = said("Shortened label")
    short.max_lines, short.overflow = 1, ft.TextOverflow.ELLIPSIS
    name = said("A long name of somebody")
    name.max_lines, name.overflow = 1, ft.TextOverflow.ELLIPSIS
    cut = said("Cut before its end")
    cut.no_wrap = True
    hard = ft.ClipBehavior.HARD_EDGE
    page.add(
        ft.Button("Go"),
        said("Plain words"),
        said("Second line", INK2, 13),
        ft.Container(said("On a card"), bgcolor=CARD),
        ft.Image(src=SIGN, width=24, height=24),
        said("Faint words", FAINT),
        ft.Container(said("Ghostly words"), opacity=0.4),
        ft.Icon(ft.Icons.CLOSE, color=FAINT),
        ft.Image(src=DOT, width=24, height=24),
        ft.Container(short, width=90),
        ft.Container(name, width=90),
        ft.Container(said("Przedsiębiorstwo"), width=80),
        ft.Container(cut, width=60, height=24, clip_behavior=hard),
        ft.Container(ft.Column([said("Lower half is gone", size=30)]), height=14, width=400, clip_behavior=hard),
        ft.Stack([said("One word lies"), ft.Container(said("over another"), left=20, top=4)], width=300, height=30),
        ft.Stack([said("Hidden words", FAINT), ft.Container(bgcolor=CARD, width=200, height=30)], width=300),
        ft.Column([said(f"Line {n}") for n in range(9)], height=60, scroll=ft.ScrollMode.AUTO),
    )


def serve(port: int) -> None:
    """Serve the page until interrupted."""
    patch_flet()
    assets = Path(ui.__file__).resolve().parents[1] / "assets"
    ft.run(main, view=None, host="127.0.0.1", port=port, assets_dir=str(assets), no_cdn=True)


if __name__ == "__main__":
    serve(int(sys.argv[sys.argv.index("--port") + 1]))
