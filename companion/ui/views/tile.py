"""The sign of a game on a tile of its own colour: what a player looks for on the shelf."""

from __future__ import annotations

from typing import Any

import flet as ft

from companion.ui.components.symbols import drawing
from companion.ui.theme import ink_on
from scorers.core.game import Game


def game_tile(game: Game[Any], size: float) -> ft.Control:
    """Draw the emblem, in whichever ink reads on the game's colour."""
    look = game.look
    return ft.Container(
        drawing(look.emblem, size * 0.7, ink_on(look.seed)),
        width=size,
        height=size,
        alignment=ft.Alignment.CENTER,
        bgcolor=look.seed,
        border_radius=size / 4,
    )
