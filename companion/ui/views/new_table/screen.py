"""A new table, three taps away from playing for people who played last week."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any

import flet as ft

from companion.ui import routes
from companion.ui.components.buttons import big_button, text_button
from companion.ui.components.issues import notice
from companion.ui.components.shell import section, view
from companion.ui.components.stack import stack
from companion.ui.components.touch import Style, text, touch
from companion.ui.components.words import Words
from companion.ui.guard import screen
from companion.ui.page_session import PageSession
from companion.ui.state import use_optional_state, use_typed_state
from companion.ui.theme import CARD, THING_EDGE
from companion.ui.views.at_table import use_game
from companion.ui.views.new_table.agreed import agreed, summary
from companion.ui.views.new_table.begin import first_draft, known_people, make_setup
from companion.ui.views.new_table.chairs import Change, chair_rows, count_row, more_people
from companion.ui.views.new_table.draft import Draft, Known
from companion.ui.views.new_table.starts import starts
from scorers.core.game import Game
from scorers.core.issues import Level


@screen
def NewTable() -> ft.View:
    """Who sits here, who starts, and go."""
    here, route, game = use_game()
    draft, set_draft = use_typed_state(lambda: first_draft(here.library, game.info))
    opened, open_chair = use_optional_state(int)
    shown, show = use_typed_state(bool)
    people = ft.use_memo(lambda: known_people(here.library, draft), [draft, here.version])
    w = here.words
    change: Change = set_draft
    body = [
        *_people(w, people, game, draft, change, opened, open_chair),
        section(w.t("app-who-starts")),
        *starts(w, game.info, draft, change),
        _quiet_door(w, game, draft, shown, lambda: show(not shown)),
        *(agreed(w, game.info, draft, change) if shown else []),
        text_button(w, w.t("app-check-setup"), lambda: here.go(routes.check(game.slug)), key=f"check/{game.slug}"),
        ft.Container(height=16),
    ]
    foot = _foot(w, game, draft, lambda: begin(here, game, draft))
    return view(
        w,
        route,
        w.t(f"{game.slug}-title"),
        body,
        width=here.layout.width,
        back=lambda: here.go(routes.HOME),
        foot=foot,
    )


def _people(
    w: Words,
    people: tuple[Known, ...],
    game: Game[Any],
    draft: Draft,
    change: Change,
    opened: int | None,
    open_chair: Callable[[int | None], None],
) -> list[ft.Control]:
    """How many, who, in which order, in which colour."""
    info = game.info
    chairs = chair_rows(w, info, draft, change, opened, open_chair)
    return [
        section(w.t("app-who-sits")),
        count_row(w, info, draft, change),
        stack(chairs, 4),
        *more_people(w, info, draft, people, change),
    ]


def _quiet_door(w: Words, game: Game[Any], draft: Draft, shown: bool, on_click: Callable[[], None]) -> ft.Control:
    """Draw the one button in front of everything one may agree on, saying what is agreed now."""
    words = ft.Column(
        [
            text(w.t("app-agreed"), Style.TITLE_SMALL),
            text(summary(w, game.info, draft), Style.BODY_SMALL, ft.Colors.ON_SURFACE_VARIANT),
        ],
        spacing=2,
        tight=True,
        expand=True,
    )
    icon = ft.Icon(ft.Icons.EXPAND_LESS if shown else ft.Icons.EXPAND_MORE)
    return touch(
        ft.Row([words, icon], spacing=16),
        on_click,
        key="agreed",
        expanded=shown,
        padding=ft.Padding.symmetric(vertical=8, horizontal=16),
        bgcolor=CARD,
        shadow=THING_EDGE,
    )


def _foot(w: Words, game: Game[Any], draft: Draft, on_start: Callable[[], None]) -> ft.Control:
    """Start, or why not yet."""
    problems = draft.problems(game.info)
    said = [notice(w.say(problem), Level.AGAINST, key=f"problem/{at}") for at, problem in enumerate(problems)]
    start = big_button(w, w.t("app-start"), on_start, key="start", disabled=bool(problems))
    return stack([*said, start])


def begin(here: PageSession, game: Game[Any], draft: Draft) -> None:
    """Lay out the table; whoever starts is drawn now if nobody was chosen."""
    ready = draft if draft.first is not None else draft.draw(secrets.randbelow)
    started: list[str] = []

    def start() -> None:
        setup = make_setup(here.library, game, ready, here.words)
        started.append(here.library.start(setup).key)

    if here.attempt(start):
        here.changed()
        here.go(routes.setup(started[0]))
