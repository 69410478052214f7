"""The points of a table so far: what is kept is counted, what is not is said to be missing."""

from __future__ import annotations

import flet as ft

from companion.ui import routes
from companion.ui.components.buttons import big_button, quiet_button
from companion.ui.components.issues import notice
from companion.ui.components.shell import margin, view
from companion.ui.components.stack import stack
from companion.ui.components.words import Words
from companion.ui.guard import screen
from companion.ui.page_session import PageSession
from companion.ui.views.at_table import use_table
from companion.ui.views.score.result import Result
from scorers.core.issues import Level
from scorers.core.sheet import SheetForm


@screen
def Points() -> ft.View:
    """Draw the points so far."""
    here, route, key, session, w = use_table()
    shown = session.points()
    width = here.layout.width - 2 * margin(here.layout.width)
    title = w.t(f"{session.game.slug}-title")
    body = [
        *_missing(w, session.closing()),
        Result(
            w, here, shown, title, (w.t("app-so-far"),), width, moment=False, so_far=True, key=f"{key}/{session.number}"
        ),
        ft.Container(height=16),
    ]
    return view(
        w,
        route,
        w.t("app-so-far"),
        body,
        width=here.layout.width,
        back=lambda: here.go(routes.table(key)),
        foot=_foot(w, here, key, over=session.over),
    )


def _missing(w: Words, form: SheetForm) -> list[ft.Control]:
    """Draw what nobody has told the app yet."""
    labels = tuple(asked.label for asked in form.open)
    return [notice(w.t("app-not-counted", what=labels), Level.HINT)] if labels else []


def _foot(w: Words, here: PageSession, key: str, *, over: bool) -> ft.Control:
    """On to the end of the play: loudly when it is over, quietly before."""
    end = lambda: here.go(routes.finish(key))  # noqa: E731
    button = (
        big_button(w, w.t("app-finish"), end, key="finish")
        if over
        else quiet_button(w, w.t("app-finish-now"), end, key="finish")
    )
    return stack([button], 10)
