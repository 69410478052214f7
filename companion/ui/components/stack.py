"""Things one below the other, as wide as there is room: the shape of nearly everything on a phone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import flet as ft

STRETCH: Final = ft.CrossAxisAlignment.STRETCH


def stack(parts: Sequence[ft.Control], spacing: float = 8) -> ft.Column:
    """Put controls one below the other, no higher than they are."""
    return ft.Column(list(parts), spacing=spacing, tight=True, horizontal_alignment=STRETCH)
