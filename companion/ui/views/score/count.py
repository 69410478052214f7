"""Just count the points: who played, one category at a time, podium. No table, no rounds."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import flet as ft

from companion.ui import routes
from companion.ui.components.buttons import big_button, quiet_button
from companion.ui.components.issues import notice
from companion.ui.components.shell import margin, room, section
from companion.ui.components.touch import Tap
from companion.ui.components.words import Words
from companion.ui.guard import screen
from companion.ui.page_session import PageSession
from companion.ui.state import use_typed_state
from companion.ui.views.at_table import use_game
from companion.ui.views.new_table.agreed import scoring, variants
from companion.ui.views.new_table.begin import first_draft, known_people, make_setup
from companion.ui.views.new_table.draft import Draft, default_choices
from companion.ui.views.new_table.seating import seating
from companion.ui.views.new_table.seats import Change, use_seating
from companion.ui.views.people import game_words, table_words
from companion.ui.views.score.counting import Count
from companion.ui.views.score.finish import end
from companion.ui.views.score.lid import column, ground, lid_head, lid_view
from companion.ui.views.score.result import Cell, Correct, Result, Told
from companion.ui.views.score.sheet import sheet_screen, use_counting
from scorers.core.game import Game
from scorers.core.issues import Level
from scorers.core.setup import Setup
from scorers.core.sheet import Sheet


@screen
def CountPoints() -> ft.View:
    """First who, then what, then who won."""
    here, route, game = use_game()
    at, show = use_typed_state(lambda: here.half_done(route) or Counted(None))
    draft, set_draft = use_typed_state(lambda: at.draft or _first(here, game))

    def go_on(**changes: object) -> None:
        left: Counted = here.half_done(route) or at
        here.leave(route, replace(left, draft=draft, **changes))  # type: ignore[arg-type]
        show(here.half_done(route))

    def empty() -> None:
        here.leave(route)
        show(Counted(None))

    if at.setup is None:
        anew = empty if at.sheet is not None else None
        part = _People(here, game, draft, set_draft, lambda setup: go_on(setup=setup), anew, key="people")
    elif not at.done or at.sheet is None:
        part = _Questions(here, route, game, at, at.setup, go_on, key="questions")
    else:
        part = _Shown(
            here,
            route,
            game,
            at.setup,
            at.sheet,
            lambda *about: go_on(done=False, about=about or ("", "")),
            empty,
            key="counted",
        )
    return lid_view(route, [part])


def _first(here: PageSession, game: Game[Any]) -> Draft:
    """Return who is likely to have played; which variant it was the last table does not tell."""
    plain = default_choices(game.info)
    return first_draft(here.library, game.info).starting(0).choosing(variant=plain.variant, options=plain.options)


@dataclass(frozen=True, slots=True)
class Counted:
    """How far a count is; who leaves it goes on there."""

    draft: Draft | None
    setup: Setup | None = None
    sheet: Sheet | None = None
    done: bool = False
    about: Cell = ("", "")
    """Which number of the result is to be put right: its category and whose it is."""


@ft.component
def _People(
    here: PageSession,
    game: Game[Any],
    draft: Draft,
    change: Change,
    begin: Callable[[Setup], None],
    anew: Tap | None,
    *,
    key: str | None = None,  # noqa: ARG001 - Flet takes the key before
) -> ft.Control:
    """Draw who played; the people of last time are there already. `anew`: answers given before can be dropped."""
    seats = use_seating(draft, change)
    w, info, width = game_words(here, game), game.info, here.layout.width
    problems = draft.problems(info)
    people = ft.use_memo(lambda: known_people(here.library, draft), [draft, here.version])
    several = len(info.variants) > 1
    body = [
        *seating(w, info, seats, people, w.t("app-who-played"), width - 2 * margin(width), lot=False),
        *(
            [section(w.t("app-variant")), variants(w, info, draft.choices.variant, _varied(seats.change))]
            if several
            else []
        ),
        *scoring(w, info, draft, seats.change),
        *[notice(w.say(problem), Level.AGAINST, key=f"problem/{at}") for at, problem in enumerate(problems)],
        *_anew(w, anew),
    ]
    foot = big_button(
        w,
        w.t("app-to-sheet"),
        lambda: here.attempt(lambda: begin(make_setup(here.library, game, seats.settled(), w))),
        key="to-sheet",
        disabled=bool(problems),
    )
    head = lid_head(w, lambda: here.go(routes.HOME), count_title(w, game))
    return column([head, ground([room(body, width=width, foot=foot)])])


def count_title(w: Words, game: Game[Any]) -> str:
    """Return what the screen is called."""
    return w.t("app-count-of", game=w.t(f"{game.slug}-title"))


def _varied(change: Change) -> Callable[[str], None]:
    return lambda variant: change(lambda draft: draft.choosing(variant=variant))


@ft.component
def _Questions(
    here: PageSession,
    route: str,
    game: Game[Any],
    at: Counted,
    setup: Setup,
    go_on: Callable[..., None],
    *,
    key: str | None = None,  # noqa: ARG001 - Flet takes the key before
) -> ft.Control:
    """Draw one category at a time; the answers stay for whoever goes back to the seats, or away."""
    w = table_words(here, game, setup)
    alone = Count(
        lambda sheet: game.sheet(setup, None, sheet),
        lambda sheet: game.check_sheet(setup, sheet),
        lambda sheet: game.score(setup, sheet, setup.rulings),
    )
    counting, cache = use_counting(alone, at.sheet, setup, everything=True, about=at.about)
    counting.on_done = lambda found: go_on(sheet=found, done=True)
    counting.on_given = lambda: here.leave(route, replace(at, sheet=counting.answers()))
    several, seats = len(game.info.variants) > 1, lambda: go_on(setup=None)
    title = f"{w.t(f'{game.slug}-title')}, {_small(w.t(f'{game.slug}-variant-{setup.variant}'))}"
    missing = [quiet_button(w, w.t("app-card-missing"), seats, key="card-missing")] if several else []
    title = title if several else count_title(w, game)
    return sheet_screen(w, counting, cache, here.layout, title, seats, missing=[ft.Row(missing)])


def _small(words: str) -> str:
    return words[:1].lower() + words[1:]


@ft.component
def _Shown(
    here: PageSession,
    route: str,
    game: Game[Any],
    setup: Setup,
    sheet: Sheet,
    correct: Correct,
    anew: Callable[[], None],
    *,
    key: str | None = None,  # noqa: ARG001 - Flet takes the key before
) -> ft.Control:
    """Draw the podium, the way back to the answers, and a place among the plays for who wants it."""
    w = table_words(here, game, setup)
    shown = ft.use_memo(lambda: game.score(setup, sheet, setup.rulings), [setup, sheet])
    return Result(
        w,
        here,
        shown,
        Told(w.t(f"{game.slug}-title"), lambda: correct("", "")),
        here.layout,
        act=lambda: big_button(w, w.t("app-keep-result"), lambda: keep(here, route, setup, sheet), key="keep-result"),
        more=lambda: [
            quiet_button(w, w.t("app-correct-count"), lambda: correct("", ""), key="correct"),
            *_anew(w, anew),
        ],
        on_correct=correct,
        moment=True,
    )


def _anew(w: Words, anew: Tap | None) -> list[ft.Control]:
    """Draw the way to a count without the answers of this one."""
    return [quiet_button(w, w.t("app-count-anew"), anew, key="anew")] if anew else []


def keep(here: PageSession, route: str, setup: Setup, sheet: Sheet) -> None:
    """Put the result among the plays, as a table that was scored at once."""
    started: list[str] = []
    if here.attempt(lambda: started.append(here.library.start(setup).key)):
        here.leave(route)
        end(here, here.session(started[0]), sheet, moment=False)
