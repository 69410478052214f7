"""The drawings of a game on one page, as the client shows them: `/<game>/<light>/drawings` of the gallery."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

import flet as ft

from companion.ui.components.buttons import quiet_button
from companion.ui.components.printed import drawn
from companion.ui.components.stack import stack
from companion.ui.theme import CARD, GROUND, LID
from tests.ui import contact

GROUNDS = {"lid": LID, "ground": GROUND, "card": CARD}


def view(slug: str, light: str) -> ft.View:
    """Return the page of a game, or of the house."""
    dark = light == "dark"
    w = contact.words(slug or contact.ANY, dark=dark)
    shown = tuple(contact.of_game(w) if slug else contact.of_the_house(dark=dark))
    back = quiet_button(w, "Drawings", print, key="drawings")
    lines: list[ft.Control] = [ft.Row([back]), *(_line(ground, shown) for ground in GROUNDS)]
    return ft.View(padding=24, bgcolor=GROUND, scroll=ft.ScrollMode.AUTO, controls=[stack(lines)])


def _line(ground: str, shown: Iterable[contact.Shown]) -> ft.Control:
    pictures = [one for _, lies, svgs in shown if lies == ground for one in _each(svgs)]
    row = ft.Row(pictures, spacing=8, run_spacing=8, wrap=True, vertical_alignment=ft.CrossAxisAlignment.END)
    return ft.Container(row, bgcolor=GROUNDS[ground], padding=8)


def _each(svgs: str) -> Iterator[ft.Control]:
    return (drawn(svg) for svg in re.findall(r"<svg.*?</svg>", svgs))
