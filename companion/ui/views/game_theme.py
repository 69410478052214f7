"""Wearing a game's colour while one of its screens is the one in front."""

from __future__ import annotations

import flet as ft

from companion.ui.desk import Desk


def use_game_theme(desk: Desk, seed: str) -> None:
    """Dress the page when this screen comes to the front."""
    in_front = ft.use_route_location() == ft.use_view_path()
    ft.use_effect(lambda: desk.apply_theme(seed) if in_front else None, [in_front, seed], cleanup=lambda: None)
