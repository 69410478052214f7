"""The end of a table: what the app cannot know is asked, then the play is over."""

from __future__ import annotations

import flet as ft

from companion.app.answered import Answered, typed_over
from companion.app.plays import told_otherwise
from companion.app.session import TableSession
from companion.ui import routes
from companion.ui.components.buttons import quiet_button
from companion.ui.guard import screen
from companion.ui.page_session import PageSession
from companion.ui.views.at_table import use_table
from companion.ui.views.people import table_words
from companion.ui.views.score.counting import Count, Counting
from companion.ui.views.score.lid import lid_view
from companion.ui.views.score.result import Cell
from companion.ui.views.score.sheet import sheet_screen, use_counting
from scorers.core.sheet import Sheet


@screen
def Finish() -> ft.View:
    """Draw the closing questions of a table."""
    here, route, key, session, w = use_table()
    game, setup = session.game, session.setup
    recalled = here.recall(key)
    form = session.closing()
    known = form.prefilled()
    about: Cell | None = here.half_done(route) if session.finished else None
    given = recalled and recalled.since(known)
    # Whoever comes back, or typed another number over a known one before, is shown what would be counted.
    looks = recalled is not None and (recalled.known == known or any(typed_over(given or {}, known)))
    again = about is not None or (not form.open and looks)
    count = Count(session.closing, lambda sheet: game.check_sheet(setup, sheet), session.counted)
    counting, cache = use_counting(
        count,
        given,
        (key, None if about else session.number),
        everything=again,
        about=about or ("", ""),
    )
    counting.on_done = lambda sheet: mend(here, session, sheet) if about else end(here, session, sheet)
    _end_at_once(here, session, counting, known=not form.open and not looks, mends=about is not None)
    partly = known and form.open != form.asked and not counting.everything
    everything = [quiet_button(w, w.t("app-ask-all"), counting.ask_everything, key="ask-all")] if partly else []
    asked = sheet_screen(
        w,
        counting,
        cache,
        here.layout,
        w.t("app-finish"),
        lambda: here.go(routes.play(key) if about else routes.table(key)),
        everything,
    )
    return lid_view(route, [asked])


def _end_at_once(here: PageSession, session: TableSession, counting: Counting, *, known: bool, mends: bool) -> None:
    """Count at once where the play is over and the app knows it all: there is nothing to say yes to."""

    def go_on() -> None:
        if mends:
            return
        if session.finished:
            here.go(routes.play(session.live.key))
        elif known and session.over:
            end(here, session, counting.answers())

    ft.use_effect(go_on, [])


def correct(here: PageSession, key: str, group: str = "", seat: str = "") -> None:
    """Lead back to the answers of a finished play; it stays finished until other ones are counted up."""
    here.attempt(lambda: keep(here, here.session(key), here.session(key).answers))
    here.leave(routes.finish(key), (group, seat))
    here.go(routes.finish(key))


def play_on(here: PageSession, key: str) -> None:
    """Undo the count of a finished play: whoever looks at its result is led back to its table.

    What was counted otherwise than the table has it is said: the table goes on with what it has.
    """
    session = here.session(key)
    given, outcome = session.answers, session.correct()
    if outcome.why is not None:
        here.tell(outcome.why)
        return
    here.changed()
    for note in told_otherwise(session.closing(), given):
        here.tell(note, names={seat.id: seat.name for seat in session.setup.seats})


def keep(here: PageSession, session: TableSession, sheet: Sheet) -> None:
    """Remember the answers on this page, and what was known when they were given."""
    here.keep_answers(session.live.key, Answered(sheet, session.closing().prefilled()))


def mend(here: PageSession, session: TableSession, sheet: Sheet) -> None:
    """Count a finished play anew, unless nothing was changed."""
    key = session.live.key
    if sheet != session.answers:
        outcome = session.mend(sheet)
        if outcome.why is not None:
            here.tell(outcome.why)
            return
        keep(here, session, sheet)
        here.changed()
    here.go(routes.play(key))


def end(here: PageSession, session: TableSession, sheet: Sheet, *, moment: bool = True) -> None:
    """Record the answers: the play is over and stands among the plays. `moment`: they have not been counted up yet."""
    key = session.live.key
    keep(here, session, sheet)
    outcome = session.finish(sheet)
    if outcome.taken:
        here.changed()
        here.mark_just_scored(key, rises=moment)
        here.go(routes.play(key))
    elif outcome.why is not None:
        w = table_words(here, session.game, session.setup)
        here.tell(outcome.why, names={seat.seat: seat.name for seat in w.seats})
