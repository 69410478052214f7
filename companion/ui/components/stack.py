"""Things one below the other, as wide as there is room: the shape of nearly everything on a phone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import flet as ft

STRETCH: Final = ft.CrossAxisAlignment.STRETCH

PAIR: Final = 600
"""From this width on two lines stand side by side: on a phone held sideways there is width, and no height to spare."""

BETWEEN: Final = 24


def stack(parts: Sequence[ft.Control], spacing: float = 8) -> ft.Column:
    """Put controls one below the other, no higher than they are."""
    return ft.Column(list(parts), spacing=spacing, tight=True, horizontal_alignment=STRETCH)


def reserved(parts: Sequence[ft.Control], high: float) -> ft.Control:
    """Put what comes and goes one below the other in a place as high as it mostly takes: nothing else moves."""
    return ft.Stack([ft.Container(height=high), stack(parts)], key="said")


def pairs(parts: Sequence[ft.Control], room: float, least: float = PAIR, between: float = BETWEEN) -> list[ft.Control]:
    """Put lines side by side, two and two, where there is room; else as they are."""
    if room < least:
        return list(parts)
    held = [ft.Container(part, expand=1) for part in (*parts, *([ft.Container()] if len(parts) % 2 else []))]
    lines = [list[ft.Control](held[at : at + 2]) for at in range(0, len(held), 2)]
    return [ft.Row(line, spacing=between, vertical_alignment=ft.CrossAxisAlignment.START) for line in lines]


def gaps(n: int) -> list[ft.Control]:
    """Leave room for so many more beside each other.

    Each is a control of its own: of one that stands somewhere twice the client keeps one when both are to go.
    """
    return [ft.Container(expand=1) for _ in range(n)]


def half(room: float, least: float, between: float) -> float:
    """Return how wide one of a pair is; all there is where there is no room for pairs."""
    return room if room < least else (room - between) / 2
