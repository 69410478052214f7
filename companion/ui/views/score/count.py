"""Just count the points: who played, one category at a time, podium. No table, no rounds."""

from __future__ import annotations

from collections.abc import Callable
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
from companion.ui.state import use_optional_state, use_typed_state
from companion.ui.views.at_table import use_game
from companion.ui.views.new_table.agreed import scoring, variants
from companion.ui.views.new_table.begin import first_draft, known_people, make_setup
from companion.ui.views.new_table.draft import Draft
from companion.ui.views.new_table.seating import seating
from companion.ui.views.new_table.seats import Change, use_seating
from companion.ui.views.people import game_words, table_words
from companion.ui.views.score.counting import Count
from companion.ui.views.score.finish import end
from companion.ui.views.score.lid import column, ground, lid_head, lid_view
from companion.ui.views.score.result import Result, Told
from companion.ui.views.score.sheet import sheet_screen, use_counting
from scorers.core.game import Game
from scorers.core.issues import Level
from scorers.core.setup import Setup
from scorers.core.sheet import Sheet


@screen
def CountPoints() -> ft.View:
    """First who, then what, then who won."""
    here, route, game = use_game()
    setup, begin = use_optional_state(Setup)
    draft, set_draft = use_typed_state(lambda: first_draft(here.library, game.info).starting(0))
    sheet, keep_sheet = use_typed_state(_no_sheet)
    done, finish = use_typed_state(bool)
    given: ft.MutableRef[Sheet | None] = ft.use_ref(None)

    def count(found: Sheet) -> None:
        keep_sheet(found)
        finish(True)

    def ask_again_who() -> None:
        keep_sheet(given.current)
        begin(None)

    if setup is None:
        part = _People(here, game, draft, set_draft, begin, key="people")
    elif not done or sheet is None:
        part = _Questions(here, game, setup, sheet, given, count, ask_again_who, key="questions")
    else:
        part = _Counted(here, game, setup, sheet, lambda: finish(False), key="counted")
    return lid_view(route, [part])


def _no_sheet() -> Sheet | None:
    """Nothing is answered yet."""
    return None


@ft.component
def _People(
    here: PageSession,
    game: Game[Any],
    draft: Draft,
    change: Change,
    begin: Callable[[Setup], None],
    *,
    key: str | None = None,  # noqa: ARG001 - Flet takes the key before
) -> ft.Control:
    """Draw who played; the people of last time are there already."""
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
    game: Game[Any],
    setup: Setup,
    sheet: Sheet | None,
    given: ft.MutableRef[Sheet | None],
    count: Callable[[Sheet], None],
    back: Tap,
    *,
    key: str | None = None,  # noqa: ARG001 - Flet takes the key before
) -> ft.Control:
    """Draw one category at a time; `given` holds the answers for whoever goes back to the seats."""
    w = table_words(here, game, setup)
    alone = Count(
        lambda sheet: game.sheet(setup, None, sheet),
        lambda sheet: game.check_sheet(setup, sheet),
        lambda sheet: game.score(setup, sheet, setup.rulings),
    )
    counting, cache = use_counting(alone, sheet, setup, everything=True)
    counting.on_done = count
    given.current = counting.answers()
    return sheet_screen(w, counting, cache, here.layout, count_title(w, game), back)


@ft.component
def _Counted(
    here: PageSession,
    game: Game[Any],
    setup: Setup,
    sheet: Sheet,
    correct: Callable[[], None],
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
        Told(w.t(f"{game.slug}-title"), correct),
        here.layout,
        act=lambda: big_button(w, w.t("app-keep-result"), lambda: keep(here, setup, sheet), key="keep-result"),
        more=lambda: [quiet_button(w, w.t("app-correct-count"), correct, key="correct")],
        on_correct=correct,
        moment=True,
    )


def keep(here: PageSession, setup: Setup, sheet: Sheet) -> None:
    """Put the result among the plays, as a table that was scored at once."""
    started: list[str] = []
    if here.attempt(lambda: started.append(here.library.start(setup).key)):
        end(here, here.session(started[0]), sheet, moment=False)
