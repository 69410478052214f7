"""The points of a table so far: what is kept is counted, what is not is said to be missing."""

from __future__ import annotations

import flet as ft

from companion.ui import routes
from companion.ui.components.buttons import big_button, quiet_button
from companion.ui.components.issues import notice
from companion.ui.components.words import Words
from companion.ui.guard import screen
from companion.ui.page_session import PageSession
from companion.ui.views.at_table import use_table
from companion.ui.views.score.lid import lid_view
from companion.ui.views.score.result import Result, Told
from scorers.core.issues import Level
from scorers.core.sheet import SheetForm


@screen
def Points() -> ft.View:
    """Draw the points so far."""
    here, route, key, session, w = use_table()
    result = Result(
        w,
        here,
        session.points(),
        Told(w.t(f"{session.game.slug}-title"), lambda: here.go(routes.table(key)), (w.t("app-so-far"),)),
        here.layout,
        act=lambda: _act(w, here, key, over=session.over) if session.counts else None,
        above=lambda: _missing(w, session.closing()),
        moment=False,
        so_far=True,
        key=f"{key}/{session.number}",
    )
    return lid_view(route, [result])


def _missing(w: Words, form: SheetForm) -> list[ft.Control]:
    """Draw what nobody has told the app yet, and what was counted before turns were skipped."""
    missing = tuple(asked for asked in form.open if asked.lacks(asked.known or {}))
    doubted = tuple(asked for asked in form.open if asked not in missing)
    said = (("app-not-counted", missing), ("app-counted-before", doubted))
    return [notice(w.t(id_, what=tuple(asked.label for asked in what)), Level.HINT) for id_, what in said if what]


def _act(w: Words, here: PageSession, key: str, *, over: bool) -> ft.Control:
    """On to the end of the play: loudly when it is over, quietly before."""
    end = lambda: here.go(routes.finish(key))  # noqa: E731
    if over:
        return big_button(w, w.t("app-finish"), end, key="finish")
    return quiet_button(w, w.t("app-finish-now"), end, key="finish")
