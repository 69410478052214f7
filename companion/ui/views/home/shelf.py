"""The shelf: every game with its two doors, and a look into the box."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.ui import routes
from companion.ui.components.buttons import big_button, text_button
from companion.ui.components.shell import card
from companion.ui.components.stack import stack
from companion.ui.components.touch import Style, text
from companion.ui.components.words import Words
from companion.ui.views.tile import game_tile
from scorers.core.game import Game
from scorers.core.game_info import GameInfo

NARROW = 400
"""On a narrower window the name of a game is smaller, so that no word of it breaks."""

LARGE = 1.4
"""From this text size on the button goes below the name."""


def box(w: Words, game: Game[Any], go: Callable[[str], None], width: int) -> ft.Control:
    """One game: its sign, how many play how long, Start, and the quiet doors."""
    slug, tight = game.slug, width < NARROW
    start = big_button(w, w.t("app-start"), lambda: go(routes.new(slug)), key=f"start/{slug}")
    quiet: list[ft.Control] = [
        text_button(w, w.t("app-just-count"), lambda: go(routes.count(slug)), key=f"count/{slug}"),
        text_button(w, w.t("app-check-setup"), lambda: go(routes.check(slug)), key=f"check/{slug}"),
    ]
    name = ft.Column(
        [
            text(w.t(f"{slug}-title"), Style.TITLE_MEDIUM if tight or w.scale > LARGE else Style.TITLE_LARGE),
            text(_facts(w, game.info), Style.BODY_MEDIUM, ft.Colors.ON_SURFACE_VARIANT),
        ],
        spacing=2,
        tight=True,
        expand=True,
    )
    sign = game_tile(game, (48 if tight else 56) * min(w.scale, LARGE))
    head = (
        [ft.Row([sign, name], spacing=12), start]
        if w.scale > LARGE
        else [ft.Row([sign, name, start], spacing=12 if tight else 16)]
    )
    doors = ft.Row(quiet, spacing=0, run_spacing=0, wrap=True)
    whole = card(
        stack([*head, doors], 4),
        padding=ft.Padding.only(left=16, right=16, top=16, bottom=4),
    )
    # Three games, three buttons called Start: the group says of which.
    return ft.Semantics(content=whole, label=w.t(f"{slug}-title"), container=True)


def _facts(w: Words, info: GameInfo) -> str:
    """2-4 players, 30-45 min."""
    return " · ".join(
        (
            w.t("app-players-range", least=info.players.min, most=info.players.max),
            w.t("app-minutes-range", least=info.minutes.min, most=info.minutes.max)
            if info.minutes.min != info.minutes.max
            else w.t("app-minutes", n=info.minutes.min),
        )
    )
