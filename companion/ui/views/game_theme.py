"""Wearing a game's colour while one of its screens is the one in front."""

from __future__ import annotations

import flet as ft

from companion.ui.page_session import PageSession


def use_game_theme(here: PageSession, seed: str) -> None:
    """Dress the page when this screen comes to the front."""
    in_front = ft.use_route_location() == ft.use_view_path()
    ft.use_effect(lambda: here.apply_theme(seed) if in_front else None, [in_front, seed], cleanup=lambda: None)
