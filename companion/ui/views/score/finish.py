"""The end of a table: what the app cannot know is asked, then the play is over."""

from __future__ import annotations

from typing import Any

import flet as ft

from companion.services.house import new_id
from companion.table.live import LiveTable
from companion.table.model import Command, Outcome
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
from scorers.core import common
from scorers.core.events import Event
from scorers.core.game import Game
from scorers.core.issues import Level
from scorers.core.score import Sheet


@screen
def Finish() -> ft.View:
    """The closing questions of a table."""
    desk = use_desk()
    route = ft.use_view_path()
    key = ft.use_route_params()["key"]
    live = desk.house.table(key)
    table = live.table
    game: Game[Any] = table.game
    use_dress(desk, game.look.seed)
    everything, ask_all = remember(bool)
    w = table_words(desk, game, table.setup)
    form = game.sheet(table.setup, table.state)
    state = use_sheet(
        lambda: Tally.of(form, everything=everything, answers=desk.recall(key)),
        lambda sheet: game.check_sheet(table.setup, sheet),
        lambda tally: end(desk, live, tally.sheet()),
        (table.n, everything),
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


def end(desk: Desk, live: LiveTable, sheet: Sheet, *, moment: bool = True) -> None:
    """Record the answers: the play is over and stands among the plays. `moment`: they have not been counted up yet."""
    desk.keep_answers(live.key, sheet)
    found: list[Outcome] = []
    if not desk.attempt(lambda: found.append(record(desk, live, sheet))):
        return
    outcome = found[0]
    if outcome.taken:
        desk.changed()
        desk.fresh(live.key if moment else "")
        desk.go(routes.play(live.key))
    elif outcome.why is not None:
        w = table_words(desk, live.table.game, live.table.setup)
        desk.tell(outcome.why, names={seat.seat: seat.name for seat in w.seats})


def record(desk: Desk, live: LiveTable, sheet: Sheet) -> Outcome:
    """Do it; what the rules say against ending here is what the table says happened."""
    table = live.table
    event: Event = common.score_event(sheet)
    codes = tuple(i.code for i in table.game.check(table.state, event) if i.level is Level.AGAINST)
    event = type(event).model_validate({**event.model_dump(), "overruled": codes}) if codes else event
    outcome = table.do(Command(new_id(), event, table.n, desk.settings.device))
    if outcome.taken:
        desk.house.changed(live)
    return outcome
