"""Cards that lie open on the page where there is room: a touch on one begins its move, already answered."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

import flet as ft

from companion.ui.components.buttons import quiet_button
from companion.ui.components.face import face
from companion.ui.components.faces import grid_of, lay
from companion.ui.components.row_cache import RowCache
from companion.ui.components.touch import Tap, tap
from companion.ui.components.words import Words
from companion.ui.theme import INK, SPEAKS, letters
from scorers.core.forms import Option
from scorers.core.view import Face

ROWS: Final = 2
"""So many rows lie open; behind the act beside the title are all of them."""


def open_cards(
    w: Words,
    title: str,
    options: Sequence[Option],
    on_all: Tap,
    on_card: Callable[[str], Any],
    width: float,
    cache: RowCache,
) -> list[ft.Control]:
    """Draw those that can be taken, two rows of them at most, under the name of their move."""
    free = [(option.key, option.face) for option in options if option.face and option.because is None]
    grid = grid_of(w, [shown for _, shown in free], width)
    cards = [cache.row(key, _card, w, key, shown, on_card, grid.width) for key, shown in free[: ROWS * grid.columns]]
    words = ft.Text(title, style=letters(SPEAKS, 22 * w.scale), color=INK, expand=True)
    whole = quiet_button(w, w.t("ui-all-cards", n=len(options)), on_all, key="cards/all")
    head = ft.Row([ft.Semantics(content=words, header=True, expand=True), whole], spacing=12)
    return [head, lay(cards)]


def _card(w: Words, key: str, shown: Face, on_card: Callable[[str], Any], width: float) -> ft.Control:
    return face(w, shown, tap(on_card, key), key=f"card/{key}", width=width, mid=True)
