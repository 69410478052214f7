"""Laying out the box: for a table that has just begun, and from the shelf without any."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import flet as ft

from companion.ui import routes
from companion.ui.components.buttons import big_button
from companion.ui.components.choice import chip
from companion.ui.components.setup_steps import Ticked, checklist, progress
from companion.ui.components.shell import bare_view, room
from companion.ui.components.stack import stack
from companion.ui.components.symbols import player_mark, sign
from companion.ui.components.touch import Style, tap, text
from companion.ui.components.words import SeatLook, Words
from companion.ui.guard import screen
from companion.ui.layout import Layout
from companion.ui.page_session import PageSession
from companion.ui.state import use_typed_state
from companion.ui.theme import LAMP_EDGE
from companion.ui.views.at_table import use_game, use_table
from companion.ui.views.lid import lid
from companion.ui.views.new_table.agreed import variants
from companion.ui.views.new_table.begin import first_draft
from companion.ui.views.people import game_words
from scorers.core.checklist import Checklist

NOTHING: Ticked = frozenset()

MEASURE: Final = 1200
COLUMN: Final = 380
"""A column of steps is no narrower."""

APART: Final = 32
"""How far columns stand apart."""

TWO: Final = 2


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
    first = None if session.game.info.first_player == "play" else w.seat(setup.first)
    body = [
        *([starter(w, first)] if first else []),
        progress(w, steps, ticked),
        *in_columns(here.layout, steps, checklist(w, steps, ticked, tick)),
    ]
    head = lid(w, here.layout, w.t("app-setup", n=setup.players), lambda: back(here, key))
    foot = big_button(w, w.t("app-set-up"), lambda: play(here, key), key="set-up")
    return bare_view(route, [head, room(body, width=here.layout.width, foot=foot, measure=MEASURE)])


def in_columns(layout: Layout, steps: Checklist, groups: Sequence[ft.Control]) -> list[ft.Control]:
    """Return the groups side by side where there is room, each column about as long as the others."""
    count = min(layout.width // COLUMN, len(groups), 3)
    if count < TWO:
        return list(groups)
    share = len(steps.steps) / count
    columns: list[list[ft.Control]] = [[] for _ in range(count)]
    before = 0
    for group, drawn in zip(steps.groups, groups, strict=True):
        columns[min(int((before + len(group.steps) / 2) / share), count - 1)].append(drawn)
        before += len(group.steps)
    return [
        ft.Row(
            [ft.Column([stack(column, 20)], expand=1) for column in columns if column],
            spacing=APART,
            vertical_alignment=ft.CrossAxisAlignment.START,
        )
    ]


def play(here: PageSession, key: str) -> None:
    """Go to the table, now that the box is laid out; its clock runs where this device wants one."""
    if here.settings.clocks:
        here.session(key).run_clock(on=True)
    here.go(routes.table(key))


def back(here: PageSession, key: str) -> None:
    """Go back to the seats: nothing has been played yet. Where somebody has begun meanwhile, to the table."""
    session = here.session(key)
    setup = session.setup
    if session.number:
        here.go(routes.table(key))
    elif here.attempt(lambda: here.library.clear(key)):
        draft = first_draft(here.library, session.game.info).starting(setup.ids.index(setup.first))
        here.leave(routes.new(setup.slug), draft)
        here.go(routes.new(setup.slug))
        here.changed()


def starter(w: Words, first: SeatLook) -> ft.Control:
    """Who starts, for everybody to see."""
    row = ft.Row(
        [
            sign("flag", 28, LAMP_EDGE),
            player_mark(first, 40 * w.scale, lit=w.dark),
            text(w.t("app-starts", who=first.name), Style.HEADLINE_SMALL),
        ],
        spacing=12,
        run_spacing=4,
        wrap=True,  # in large letters beside the mark a long name would be broken inside
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )
    return ft.Semantics(content=row, live_region=True)


@screen
def CheckSetup() -> ft.View:
    """Draw the setup of any count and variant, from the shelf."""
    here, route, game = use_game()
    info = game.info
    last = here.library.last_table(game.slug)
    players, set_players = use_typed_state(lambda: max(info.players.min, len(last.seats)) if last else info.players.min)
    variant, set_variant = use_typed_state(lambda: info.variants[0])
    ticked, set_ticked = use_typed_state(lambda: NOTHING)
    w = game_words(here, game)
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
        *in_columns(here.layout, steps, checklist(w, steps, ticked, lambda step: set_ticked(ticked ^ {step}))),
    ]
    head = lid(w, here.layout, w.t("app-setup", n=players), lambda: here.go(routes.HOME))
    return bare_view(route, [head, room(body, width=here.layout.width, measure=MEASURE)])
