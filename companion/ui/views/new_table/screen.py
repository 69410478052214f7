"""A new table, three taps away from playing for people who played last week."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any, Final

import flet as ft

from companion.ui import routes
from companion.ui.components.buttons import big_button, text_button
from companion.ui.components.issues import notice
from companion.ui.components.shell import bare_view, margin, room, section
from companion.ui.components.stack import stack
from companion.ui.components.words import Words
from companion.ui.guard import screen
from companion.ui.page_session import PageSession
from companion.ui.state import use_typed_state
from companion.ui.views.at_table import use_game
from companion.ui.views.lid import lid
from companion.ui.views.new_table.agreed import Folds, agreed, presets, quiet_door, summary, variants
from companion.ui.views.new_table.begin import first_draft, known_people, make_setup
from companion.ui.views.new_table.draft import Draft
from companion.ui.views.new_table.seating import seating
from companion.ui.views.new_table.seats import Change, use_seating
from companion.ui.views.people import game_words
from scorers.core.game import Game
from scorers.core.issues import Level

BROAD: Final = 1000
"""From this width on what is agreed stands beside the table."""

MEASURE: Final = (720, 1120)

NOTHING: Final[frozenset[str]] = frozenset()


@screen
def NewTable() -> ft.View:
    """Who sits here, who starts, and go."""
    here, route, game = use_game()
    draft, set_draft = use_typed_state(lambda: here.half_done(route) or first_draft(here.library, game.info))
    ft.use_effect(lambda: here.leave(route, draft), [draft])
    seats = use_seating(draft, set_draft)
    folds = Folds(*use_typed_state(lambda: NOTHING))
    known = ft.use_memo(lambda: known_people(here.library, draft), [draft, here.version])
    w, layout = game_words(here, game), here.layout
    shown, door = folds.of("agreed")
    broad = layout.width >= BROAD
    measure = MEASURE[broad]
    width = layout.width - 2 * margin(layout.width, measure)
    people = seating(
        w,
        game.info,
        seats,
        known,
        w.t("app-who-sits"),
        (width - 40) / 2 if broad else width,
        lot=game.info.players.max > 1,
    )
    rules = [
        *_agreed(w, game, draft, seats.change),
        quiet_door(w.t("app-agreed"), summary(w, game.info, draft), door, key="agreed", shown=shown),
        *(agreed(w, game.info, draft, seats.change, folds) if shown else []),
        text_button(w, w.t("app-check-setup"), lambda: here.go(routes.check(game.slug)), key=f"check/{game.slug}"),
    ]
    foot = _foot(w, game, seats.heard, lambda: begin(here, game, seats.settled(), seats.change))
    body = [_beside(people, rules)] if broad else [*people, *rules]
    return bare_view(
        route,
        [
            lid(w, layout, w.t("app-new-table"), lambda: _home(here, route, seats.settled())),
            room(body, width=layout.width, foot=foot, measure=measure),
        ],
    )


def _home(here: PageSession, route: str, draft: Draft) -> None:
    here.leave(route, draft)
    here.go(routes.HOME)


def _beside(left: list[ft.Control], right: list[ft.Control]) -> ft.Control:
    """Draw the people at the left, what is agreed at the right."""
    columns = [
        ft.Column(part, spacing=16, expand=1, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
        for part in (left, right)
    ]
    return ft.Row(list[ft.Control](columns), spacing=40, vertical_alignment=ft.CrossAxisAlignment.START)


def _agreed(w: Words, game: Game[Any], draft: Draft, change: Change) -> list[ft.Control]:
    """Draw what every table decides: what the app remembers, and how long it is."""
    info = game.info
    parts: list[ft.Control] = []
    if info.presets:
        parts.append(stack([section(w.t("app-remembers")), presets(w, info, draft, change)], 8))
    if len(info.variants) > 1:
        parts.append(variants(w, info, draft.choices.variant, lambda v: change(lambda d: d.choosing(variant=v))))
    return [stack(parts, 8)] if parts else []


def _foot(w: Words, game: Game[Any], draft: Draft, on_start: Callable[[], None]) -> ft.Control:
    """Lay out the box, or why not yet."""
    problems = draft.problems(game.info)
    said = [notice(w.say(problem), Level.AGAINST, key=f"problem/{at}") for at, problem in enumerate(problems)]
    words = w.t("app-lay-out", n=len(draft.chairs))
    return stack([*said, big_button(w, words, on_start, key="start", disabled=bool(problems))])


def begin(here: PageSession, game: Game[Any], draft: Draft, change: Change) -> None:
    """Lay out the table; whoever starts is drawn now if nobody was chosen."""
    if draft.problems(game.info):  # typed a moment ago: said on the page, like any other
        change(lambda found: found)
        return
    known = draft.first is not None or game.info.first_player == "play"
    ready = draft if known else draft.draw(secrets.randbelow)
    started: list[str] = []

    def start() -> None:
        setup = make_setup(here.library, game, ready, here.words)
        started.append(here.library.start(setup).key)

    if here.attempt(start):
        here.leave(routes.new(game.slug))
        here.changed()
        here.go(routes.setup(started[0]))
