"""Wearing a game's colour while one of its screens is the one in front."""

from __future__ import annotations

import flet as ft

from companion.ui.page_session import PageSession
from scorers.core.look import Colours


def use_game_theme(here: PageSession, colours: Colours | None = None) -> None:
    """Dress the page when this screen comes to the front; in the house's own colours where no game has a say."""
    in_front = ft.use_route_location() == ft.use_view_path()
    ft.use_effect(lambda: here.apply_theme(colours) if in_front else None, [in_front, colours], cleanup=lambda: None)
