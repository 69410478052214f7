"""The end of a table: what the app cannot know is asked, then the play is over."""

from __future__ import annotations

import flet as ft

from companion.app.session import TableSession
from companion.ui import routes
from companion.ui.components.shell import view
from companion.ui.components.touch import quiet_button
from companion.ui.desk import Desk, use_desk
from companion.ui.guard import screen
from companion.ui.state import remember
from companion.ui.views.dressed import use_dress
from companion.ui.views.people import table_words
from companion.ui.views.score.sheet import questions, sheet_foot, use_sheet
from companion.ui.views.score.tally import Tally
from scorers.core.score import Sheet


@screen
def Finish() -> ft.View:
    """The closing questions of a table."""
    desk = use_desk()
    route = ft.use_view_path()
    key = ft.use_route_params()["key"]
    session = desk.session(key)
    game, setup = session.game, session.setup
    use_dress(desk, game.look.seed)
    everything, ask_all = remember(bool)
    w = table_words(desk, game, setup)
    form = session.closing()
    state = use_sheet(
        lambda: Tally.of(form, everything=everything, answers=desk.recall(key)),
        lambda sheet: game.check_sheet(setup, sheet),
        lambda tally: end(desk, session, tally.sheet()),
        (session.number, everything),
    )
    known = len(form.open_fields) < sum(bool(asked.seats) for asked in form.fields)
    more = quiet_button(w, w.t("app-ask-all"), lambda: ask_all(True), key="ask-all")
    body = [*questions(w, state), *([more] if known and not everything else [])]
    return view(
        w,
        route,
        w.t("app-finish"),
        body,
        width=desk.layout.width,
        back=lambda: desk.go(routes.table(key)),
        foot=sheet_foot(w, state),
    )


def end(desk: Desk, session: TableSession, sheet: Sheet, *, moment: bool = True) -> None:
    """Record the answers: the play is over and stands among the plays. `moment`: they have not been counted up yet."""
    key = session.live.key
    desk.keep_answers(key, sheet)
    outcome = session.finish(sheet)
    if outcome.taken:
        desk.changed()
        desk.fresh(key if moment else "")
        desk.go(routes.play(key))
    elif outcome.why is not None:
        w = table_words(desk, session.game, session.setup)
        desk.tell(outcome.why, names={seat.seat: seat.name for seat in w.seats})
