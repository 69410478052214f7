"""The end of a table: what the app cannot know is asked, then the play is over."""

from __future__ import annotations

import flet as ft

from companion.app.session import TableSession
from companion.ui import routes
from companion.ui.components.buttons import quiet_button
from companion.ui.guard import screen
from companion.ui.page_session import PageSession
from companion.ui.views.at_table import use_table
from companion.ui.views.people import table_words
from companion.ui.views.score.counting import Count, Counting
from companion.ui.views.score.lid import lid_view
from companion.ui.views.score.sheet import sheet_screen, use_counting
from scorers.core.sheet import Sheet


@screen
def Finish() -> ft.View:
    """Draw the closing questions of a table."""
    here, route, key, session, w = use_table()
    game, setup = session.game, session.setup
    recalled = here.recall(key)
    form = session.closing()
    again = not form.open and recalled is not None
    count = Count(session.closing, lambda sheet: game.check_sheet(setup, sheet), session.counted)
    counting, cache = use_counting(count, recalled, (key, session.number), everything=again)
    counting.on_done = lambda sheet: end(here, session, sheet)
    _end_at_once(here, session, counting, known=not form.open and recalled is None)
    more = [quiet_button(w, w.t("app-ask-all"), counting.ask_everything, key="ask-all")]
    asked = sheet_screen(
        w,
        counting,
        cache,
        here.layout,
        w.t("app-finish"),
        lambda: here.go(routes.table(key)),
        more=more if form.prefilled() and not counting.everything else (),
    )
    return lid_view(route, [asked])


def _end_at_once(here: PageSession, session: TableSession, counting: Counting, *, known: bool) -> None:
    """Count at once where the play is over and the app knows it all: there is nothing to say yes to."""

    def go_on() -> None:
        if session.finished:
            here.go(routes.play(session.live.key))
        elif known and session.over:
            end(here, session, counting.answers())

    ft.use_effect(go_on, [])


def end(here: PageSession, session: TableSession, sheet: Sheet, *, moment: bool = True) -> None:
    """Record the answers: the play is over and stands among the plays. `moment`: they have not been counted up yet."""
    key = session.live.key
    here.keep_answers(key, sheet)
    outcome = session.finish(sheet)
    if outcome.taken:
        here.changed()
        here.mark_just_scored(key if moment else "")
        here.go(routes.play(key))
    elif outcome.why is not None:
        w = table_words(here, session.game, session.setup)
        here.tell(outcome.why, names={seat.seat: seat.name for seat in w.seats})
