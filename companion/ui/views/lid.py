"""The lid of a game without a table: the way back, what this screen is, and the scene that ends aslant."""

from __future__ import annotations

from typing import Final

import flet as ft

from companion.ui.components.fitting import lines_of, width_of
from companion.ui.components.printed import scene_of
from companion.ui.components.touch import Style, Tap, icon_button, text
from companion.ui.components.words import Words
from companion.ui.layout import Layout
from companion.ui.theme import LID, LID_INK, LID_INK2, SPEAKS, letters, text_size

HIGH: Final = 92
LOW: Final = 64
"""How high the lid is, and how high on a phone held sideways."""

SCENE: Final = (236, 300)
"""How wide the scene is on a phone, and at most."""

LEAST: Final = 96
"""A narrower scene shows nothing."""

ROOMY: Final = 100
"""So much of the scene is worth more than words on one line."""

LETTER: Final = 0.6
"""How wide a letter of Fraunces is, of its size, and a little more."""

MOST: Final = 2
"""A title takes no more lines: rather less of the scene is seen."""

STEP: Final = 8

SHORT: Final = 9
"""Longer words of a title are set smaller."""


def lid(w: Words, layout: Layout, caption: str, back: Tap | None) -> ft.Control:
    """Draw the lid of a game: its title and what is done here; no scene where it would lie behind words."""
    title = w.t(f"{w.slug}-title")
    longest = max(len(word) for word in title.split())
    size = (24 if longest <= SHORT else 20) * w.scale
    height = LOW if layout.low else HIGH
    small = text_size(Style.BODY_SMALL) * w.scale
    said = max(width_of(word, small) for word in caption.split())
    whole = max(width_of(title, size, speaks=True), width_of(caption, small))
    room = layout.width - 60
    needed = whole if room - whole >= ROOMY else max(longest * LETTER * size, said)
    while lines_of(title, size, needed, speaks=True) > MOST and needed < whole:
        needed += STEP
    wide = int(min(max(SCENE[0], layout.width / 2), SCENE[1], room - needed))
    words = ft.Column(
        [ft.Text(title, style=letters(SPEAKS, size), color=LID_INK), text(caption, Style.BODY_SMALL, LID_INK2)],
        spacing=0,
        tight=True,
        alignment=ft.MainAxisAlignment.CENTER,
    )
    head = ft.Semantics(content=words, header=True, heading_level=1, expand=True)
    scene = [scene_of(w.slug, wide, height, corner=w.light.lid)] if wide >= LEAST else []
    way = [icon_button(ft.Icons.ARROW_BACK, w.t("app-back"), back, key="back", colour=LID_INK)] if back else []
    row = ft.Row([*way, head, *scene], spacing=2, vertical_alignment=ft.CrossAxisAlignment.CENTER)
    return ft.Container(row, bgcolor=LID, padding=ft.Padding.only(left=6 if back else 16))
