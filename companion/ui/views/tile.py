"""The sign of a game on a tile of its own colour: what a player looks for on the shelf."""

from __future__ import annotations

from typing import Any

import flet as ft

from companion.ui.components.symbols import drawing
from companion.ui.theme import HOUSE
from scorers.core.game import Game


def game_tile(game: Game[Any], size: float) -> ft.Control:
    """Draw the emblem on the lid of the game."""
    look = game.look
    worn = look.colours or HOUSE
    return ft.Container(
        drawing(look.emblem, size * 0.7, worn.lid_ink),
        width=size,
        height=size,
        alignment=ft.Alignment.CENTER,
        bgcolor=worn.light.lid,
        border_radius=size / 4,
    )
