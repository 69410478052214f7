"""One finished play: its points as they were shown that evening, and its log."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, Final

import flet as ft

from companion.app.values import Play
from companion.ui import routes
from companion.ui.components.buttons import big_button, quiet_button
from companion.ui.components.log import LogTaps, log
from companion.ui.components.row_cache import use_row_cache
from companion.ui.components.stack import stack
from companion.ui.components.touch import Style, Tap, tap, text
from companion.ui.components.words import Words
from companion.ui.dates import day_and_time, lasting
from companion.ui.guard import screen
from companion.ui.page_session import PageSession, use_page_session
from companion.ui.state import use_typed_state
from companion.ui.theme import INK2, LID
from companion.ui.views.game_theme import use_game_theme
from companion.ui.views.people import symbols
from companion.ui.views.plays.lists import bring_back, known, seat_look
from companion.ui.views.score.finish import correct, play_on
from companion.ui.views.score.lid import back_row, below, foot_of, ground, lid_view
from companion.ui.views.score.result import Result, Told
from companion.ui.views.table.contents import log_shown
from companion.ui.views.table.shown import Reading
from scorers.core.game import Game
from scorers.core.issues import CompanionError
from scorers.core.msg import msg
from scorers.core.score import Breakdown

ONLY_COUNTED: Final = 2
"""So many lines has a journal in which nothing was played: its beginning and the count."""


@screen
def PlayView() -> ft.View:
    """Draw a play that is over."""
    here = use_page_session()
    route = ft.use_view_path()
    key = ft.use_route_params()["key"]
    found = ft.use_memo(lambda: _found(here, key), [key, here.version])
    ft.use_effect(lambda: here.go(routes.table(key)) if found is None else None, [found is None])
    if found is None:
        return lid_view(route, [])
    play, shown = found
    game = known(here).get(play.slug)
    use_game_theme(here, game.look.colours if game else None)
    w = play_words(here, play, game)
    title = w.t(f"{play.slug}-title") if game else play.title
    when = day_and_time(w, play.finished_at, here.library.clock.now())
    facts = tuple(part for part in (when, lasting(w, play.seconds)) if part)
    back = lambda: here.go(here.behind(route) or routes.PLAYS)  # noqa: E731
    if play.deleted_at is not None:
        said = [text(" · ".join(facts), Style.BODY_MEDIUM, INK2), text(w.t("app-play-is-deleted"), Style.BODY_LARGE)]
        act = big_button(w, w.t("app-bring-back"), tap(bring_back, here, play), key="bring-back")
        return _plain(w, here, route, title, said, act)
    if shown is None:
        said = [text(" · ".join(facts), Style.BODY_MEDIUM, INK2), text(w.t("app-no-result"), Style.BODY_LARGE)]
        rest = [*said, _Log(w, here, key, key=f"log/{key}"), *([] if here.visit else [_delete(w, here, play)])]
        return _plain(w, here, route, title, rest, _again(w, here, play, game))
    mend = partial(correct, here, key) if game and here.visit is None else None
    result = Result(
        w,
        here,
        shown,
        Told(title, back, facts),
        here.layout,
        act=lambda: _again(w, here, play, game),
        more=lambda: [*_correct(w, mend), *(_on(w, here, play) if mend else [])],
        after=lambda: [_Log(w, here, key, key=f"log/{key}"), *([] if here.visit else [_delete(w, here, play)])],
        on_correct=mend,
        moment=here.rises(key),
        key=f"result/{key}",
    )
    return lid_view(route, [result])


def _found(here: PageSession, key: str) -> tuple[Play, Breakdown | None] | None:
    """Return a play and its points; nothing where it is being played on: then its table is the place to be."""
    try:
        return here.library.play(key)
    except CompanionError:
        if here.session(key).finished:
            raise
        return None


def _plain(
    w: Words, here: PageSession, route: str, title: str, parts: Sequence[ft.Control], act: ft.Control | None
) -> ft.View:
    """Draw a play without its points."""
    way = back_row(w, lambda: here.go(here.behind(route) or routes.PLAYS), title)
    head = ft.Container(way, bgcolor=LID, padding=ft.Padding.only(left=4, right=16, top=8, bottom=8))
    feet = [foot_of(act, here.layout.width)] if act else []
    return lid_view(route, [head, ground([below(parts, here.layout.width), *feet])])


def _again(w: Words, here: PageSession, play: Play, game: Game[Any] | None) -> ft.Control | None:
    """Draw the act: the same game once more, where it still is in the house."""
    if game is None or here.visit is not None:  # a device that was invited has this table only
        return None
    return big_button(w, w.t("app-play-again"), lambda: here.go(routes.new(play.slug)), key="again")


def play_words(here: PageSession, play: Play, game: Game[Any] | None) -> Words:
    """Return the words of a play: its people as they were called."""
    seats = tuple(seat_look(here.words, seat, game, f"s{at}") for at, seat in enumerate(play.seats, start=1))
    if game is None:
        return Words(here.language, here.texts, seats, scale=here.scale, dark=here.dark)
    return Words(here.language, here.texts, seats, game.look, symbols(game), game.slug, here.scale, dark=here.dark)


def remove(here: PageSession, play: Play) -> None:
    """Delete it, with a way back."""

    def bring_back() -> None:
        here.library.restore_play(play.id)
        here.changed()

    if here.attempt(lambda: here.library.delete_play(play.id)):
        here.go(routes.PLAYS)
        here.changed()
        here.tell(msg("app-play-deleted"), undo=bring_back)


@ft.component
def _Log(w: Words, here: PageSession, table: str, *, key: str | None = None) -> ft.Control:  # noqa: ARG001 - Flet takes the key before
    """Draw the log of a play; it is read only when somebody wants to see it."""
    shown, show = use_typed_state(bool)
    reading, read = use_typed_state(Reading)
    cache = use_row_cache()
    button = quiet_button(w, w.t("app-hide-log" if shown else "app-show-log"), lambda: show(not shown), key="show-log")
    parts: list[ft.Control] = [ft.Row([button])]
    if shown:
        session = here.session(table)
        found = log_shown(session, session.view, reading)
        taps = LogTaps(lambda key: read(reading.folded(key)), lambda: read(reading.further()))
        parts.append(log(w, found.log, taps, cache, overview=found.overview, side=0))
    return stack(parts)


def _delete(w: Words, here: PageSession, play: Play) -> ft.Control:
    """Draw the way to delete it, apart from all that is done with it."""
    return ft.Row([quiet_button(w, w.t("app-delete-play"), lambda: remove(here, play), key="delete")])


def _correct(w: Words, on_correct: Tap | None) -> list[ft.Control]:
    """Draw the way back to the questions, with all answers still there, for a number that was wrong."""
    return [quiet_button(w, w.t("app-correct-count"), on_correct, key="correct")] if on_correct else []


def _on(w: Words, here: PageSession, play: Play) -> list[ft.Control]:
    """Draw the way back into a play that was ended too soon; one that was only counted has nothing to go back to."""
    if play.steps == ONLY_COUNTED:
        return []
    return [quiet_button(w, w.t("app-play-on"), lambda: play_on(here, play.id), key="play-on")]
