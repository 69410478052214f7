"""Laying out the box: for a table that has just begun, and from the shelf without any."""

from __future__ import annotations

from typing import Any

import flet as ft

from companion.ui import routes
from companion.ui.components.buttons import big_button
from companion.ui.components.choice import chip
from companion.ui.components.setup_steps import Ticked, checklist, progress
from companion.ui.components.shell import card, view
from companion.ui.components.symbols import player_mark
from companion.ui.components.touch import Style, tap, text
from companion.ui.components.words import SeatLook, Words
from companion.ui.guard import screen
from companion.ui.page_session import PageSession
from companion.ui.state import use_typed_state
from companion.ui.views.at_table import use_game, use_table
from companion.ui.views.new_table.agreed import variants
from scorers.core.game import Game

NOTHING: Ticked = frozenset()


@screen
def TableSetup() -> ft.View:
    """Draw the setup of a table; nothing of it has to be ticked."""
    here, route, key, session, w = use_table()
    setup = session.setup
    ticked, set_ticked = use_typed_state(lambda: here.ticked(key))

    def tick(step: str) -> None:
        now = ticked ^ {step}
        here.tick(key, now)
        set_ticked(now)

    steps = session.checklist()
    first = w.seat(setup.first)
    body = [
        *([starter(w, first)] if first else []),
        progress(w, steps, ticked),
        *checklist(w, steps, ticked, tick),
        ft.Container(height=16),
    ]
    return view(
        w,
        route,
        w.t("app-setup", n=setup.players),
        body,
        width=here.layout.width,
        back=lambda: here.go(routes.table(key)),
        foot=big_button(w, w.t("app-set-up"), lambda: play(here, key), key="set-up"),
    )


def play(here: PageSession, key: str) -> None:
    """Go to the table, now that the box is laid out; its clock runs where this device wants one."""
    if here.settings.clocks:
        here.session(key).run_clock(on=True)
    here.go(routes.table(key))


def starter(w: Words, first: SeatLook) -> ft.Control:
    """Who starts, for everybody to see."""
    row = ft.Row(
        [
            player_mark(first, 40 * w.scale),
            text(w.t("app-starts", who=first.name), Style.TITLE_LARGE, ft.Colors.ON_PRIMARY_CONTAINER, expand=True),
        ],
        spacing=16,
    )
    return card(ft.Semantics(content=row, live_region=True), warm=True)


@screen
def CheckSetup() -> ft.View:
    """Draw the setup of any count and variant, from the shelf."""
    here, route, game = use_game()
    info = game.info
    last = here.library.last_table(game.slug)
    players, set_players = use_typed_state(lambda: max(info.players.min, len(last.seats)) if last else info.players.min)
    variant, set_variant = use_typed_state(lambda: info.variants[0])
    ticked, set_ticked = use_typed_state(lambda: NOTHING)
    w = Words(here.language, here.texts, look=game.look, symbol_of=symbols(game), scale=here.scale, dark=here.dark)
    steps = game.checklist(players, variant)
    chips = [
        chip(
            w,
            w.t("app-players", n=n),
            tap(set_players, n),
            key=f"players/{n}",
            selected=n == players,
        )
        for n in range(info.players.min, info.players.max + 1)
    ]
    body = [
        ft.Row(chips, spacing=8, run_spacing=8, wrap=True),
        *([variants(w, info, variant, set_variant)] if len(info.variants) > 1 else []),
        progress(w, steps, ticked),
        *checklist(w, steps, ticked, lambda step: set_ticked(ticked ^ {step})),
        ft.Container(height=16),
    ]
    title = w.t("app-setup-of", game=w.t(f"{game.slug}-title"))
    return view(w, route, title, body, width=here.layout.width, back=lambda: here.go(routes.HOME))


def symbols(game: Game[Any]) -> dict[str, str]:
    """Return the symbol of every thing of a game."""
    return {thing.id: thing.symbol or thing.id.partition(".")[0] for thing in game.info.things}
