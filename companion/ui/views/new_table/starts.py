"""Who starts: by lot for all to see, by a tap, or by the game's own rule."""

from __future__ import annotations

import secrets

import flet as ft

from companion.ui.components.choice import chip
from companion.ui.components.symbols import player_mark
from companion.ui.components.touch import Style, tap, text
from companion.ui.components.words import Words
from companion.ui.theme import INK, INK2
from companion.ui.views.new_table.chairs import chair_look
from companion.ui.views.new_table.draft import Draft
from companion.ui.views.new_table.seats import Seating, changing
from scorers.core.game_info import GameInfo


def starts(w: Words, info: GameInfo, seats: Seating) -> list[ft.Control]:
    """Draw a chip for chance and one for everybody."""
    draft = seats.draft
    lot = chip(
        w,
        w.t("app-draw-again" if draft.drawn else "app-draw"),
        tap(changing, seats.change, Draft.draw, secrets.randbelow),
        key="draw",
        selected=draft.first is None,
        lead=ft.Icon(ft.Icons.CASINO_OUTLINED, size=24 * w.scale, color=INK),
    )
    people = [_starter(w, info, seats, at) for at in range(len(draft.chairs))]
    rule = [text(w.t(f"{info.slug}-first-player"), Style.BODY_MEDIUM)] if info.first_player == "rule" else []
    return [
        *rule,
        ft.Row([lot, *people], spacing=8, run_spacing=8, wrap=True),
        text(_said(w, info, draft), Style.BODY_MEDIUM, INK2),
    ]


def _starter(w: Words, info: GameInfo, seats: Seating, at: int) -> ft.Control:
    look = chair_look(w, info, at, seats.draft.chairs[at])
    return chip(
        w,
        look.name,
        tap(chosen, seats, at),
        key=f"first/{at}",
        selected=seats.draft.first == at,
        lead=player_mark(look, 28 * w.scale),
    )


def chosen(seats: Seating, at: int) -> None:
    """Answer who starts."""
    seats.change(lambda draft: draft.starting(at))
    seats.open(None)


def _said(w: Words, info: GameInfo, draft: Draft) -> str:
    """Return what will be, or what chance has said."""
    if draft.first is None:
        return w.t("app-drawn-unless-told" if info.first_player == "rule" else "app-drawn-at-start")
    who = chair_look(w, info, draft.first, draft.chairs[draft.first]).name
    return w.t("app-was-drawn" if draft.drawn else "app-starts", who=who)
