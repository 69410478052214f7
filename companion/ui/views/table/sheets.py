"""What stands in the sheets: one seat, one form, a why, the log, what can be looked up, and more."""

from __future__ import annotations

from typing import Final, NamedTuple

import flet as ft

from companion.app.sights import Clocks
from companion.ui.components.ask_grid import Room
from companion.ui.components.asks import asks
from companion.ui.components.buttons import big_button, quiet_button
from companion.ui.components.changes import changes
from companion.ui.components.faces import Catalogue
from companion.ui.components.issues import blocked, issues, notice, refused
from companion.ui.components.log import LogTaps, log
from companion.ui.components.log_step import hand_foot
from companion.ui.components.measure import high
from companion.ui.components.row_cache import RowCache
from companion.ui.components.seats import opened_seat
from companion.ui.components.sheet import INSET
from companion.ui.components.stack import reserved, stack
from companion.ui.components.touch import Bound, Style, text
from companion.ui.components.where import Where, where_high
from companion.ui.components.why import why
from companion.ui.components.words import Words
from companion.ui.theme import INK2, PRIMARY
from companion.ui.views.table.model import TableModel
from companion.ui.views.table.more import Body, Leave, checklist, look_up, more, time_sheet
from companion.ui.views.table.shown import Content, Faces, Kind, Laying, LogShown, LookUp, More, SheetShown, missing
from scorers.core.forms import Amounts, Form, Pick
from scorers.core.glance import Overview
from scorers.core.view import SeatView, Why

_Sheet = tuple[str, list[ft.Control], list[ft.Control]]
"""Title, what scrolls, what is pinned."""

SEEN = 8
"""So many faces of a chapter are looked through as fast as one could search among them."""


QUESTION: Final = 84
"""How high the place is for each question an answer can bring: in sight, below the first one, which scrolls."""

FIRST: Final = 0.75
"""A first question that takes no more of its sheet is seen whole; a longer one scrolls by itself."""

UNDER: Final = 16
"""What stands around the act of a sheet, which may come as late as the last question."""

SAID: Final = 76
"""How high the place is for what changes hands and one word against it, where several numbers are given."""


class SheetRoom(NamedTuple):
    """How much room there is for a sheet."""

    width: float
    height: float

    def spare(self, w: Words, body: list[ft.Control], wish: float, foot: list[ft.Control]) -> float:
        """Return how much of what is wished, and an act, can be kept free without cutting off what is asked.

        A sheet that takes all the room there is grows no more: nothing in it moves, whatever comes below.
        """
        act = PRIMARY + UNDER
        left = self.height - HEAD * w.scale - high(stack(body, 12), self.width - INSET, w.scale)
        return max(0.0, min(wish + act, left) - (act if foot else 0))

    def is_cut(self, w: Words, first: ft.Control, after: list[ft.Control]) -> bool:
        """Return whether what follows from a short first question would cut it off: then all of it scrolls."""
        wide, room = self.width - INSET, self.height - HEAD * w.scale
        asked, whole = (high(stack(parts), wide, w.scale) for parts in ([first], [first, *after]))
        return asked < FIRST * room and whole > room


HEAD: Final = 72
"""What the title of a sheet takes, and the gaps around what is in it."""


def contents(
    w: Words, m: TableModel, shown: SheetShown, leave: Leave, room: SheetRoom, cache: RowCache, *, low: bool = False
) -> _Sheet:
    """Return what stands in the open panel; `low`: there is no height to spare."""
    width = room.width
    content, of = shown.content, shown.sheet.of
    if isinstance(content, Form):
        if shown.overview is not None:
            return _where(w, m, content, shown.overview, width)
        return _form(w, m, content, room, cache, low=low)
    if isinstance(content, LogShown):
        return _log(w, m, content, cache)
    return *_body(w, m, of, content, leave, width - INSET), []


def _log(w: Words, m: TableModel, shown: LogShown, cache: RowCache) -> _Sheet:
    """Draw the log; the step in hand stands in its foot."""
    taps, hand = LogTaps(m.fold, m.read_on, m.take_in_hand, m.where), shown.hand
    if not shown.log.folds:
        empty = ft.Container(notice(w.t("ui-log-empty")), padding=ft.Padding.symmetric(horizontal=16))
        return w.t("ui-log"), [empty], []
    chosen = hand.entry.n if hand else None
    lines = log(w, shown.log, taps, cache, overview=shown.overview, chosen=chosen)
    return w.t("ui-log"), [lines], hand_foot(w, hand, m.take_back, m.undo_to) if hand else []


def _body(w: Words, m: TableModel, of: str, content: Content | None, leave: Leave, room: float) -> Body:
    match content:
        case SeatView():
            return w.owner(of), opened_seat(
                w, content, lambda key: m.open(Kind.WHY, key, on_top=True), m.press, width=room
            )
        case Why():
            return w.say(content.title), why(w, content)
        case Faces():
            search = content.label is None or len(content.faces) > SEEN
            return w.say(content.label) or w.t("ui-catalogue"), [Catalogue(w, content.faces, room=room, search=search)]
        case LookUp():
            return w.t("ui-look-up"), look_up(w, m, content, room)
        case More():
            return w.t("ui-more"), more(w, m, content, leave, room)
        case Laying():
            return w.t("ui-checklist"), checklist(w, m, content)
        case Clocks():
            return w.t("ui-clock"), time_sheet(w, m, content)
        case _:
            return "", []


def _form(w: Words, m: TableModel, form: Form, panel: SheetRoom, cache: RowCache, *, low: bool) -> _Sheet:
    width = panel.width
    note = [text(w.say(form.note), Style.BODY_LARGE)] if form.note else []
    asked = asks(w, form, Bound(m.answer, form.key), Room(width - INSET), cache)
    follows, against = changes(w, form.changes), issues(w, form.issues)
    if form.grows and not low:
        foot, after = form_foot(w, m, form), [*note, *asked[1:], *follows, *against]
        room = panel.spare(w, asked[:1], QUESTION * form.grows * w.scale, foot)
        if panel.is_cut(w, asked[0], after):
            return w.say(form.title), [asked[0], reserved(after, room)], foot
        return w.say(form.title), asked[:1], [reserved(after, room), *foot]
    body = [*note, *asked]
    if low or not counts(form):
        return w.say(form.title), [*body, *follows], [*against, *form_foot(w, m, form)]
    foot = form_foot(w, m, form)
    place = reserved([*follows, *against], min(SAID * w.scale, panel.spare(w, body, SAID * w.scale, foot)))
    return w.say(form.title), body, [place, *foot]


def counts(form: Form) -> bool:
    """Return whether several numbers are given one after the other: what follows must not move them meanwhile."""
    return sum(len(ask.rows) for ask in form.asks if isinstance(ask, Amounts)) > 1


def _where(w: Words, m: TableModel, form: Form, overview: Overview, width: float) -> _Sheet:
    """Draw the rounds; to be where we are already closes the sheet, elsewhere its foot says what that means."""
    ask = jump_ask(form)
    rows = Where(w, overview, ask, Bound(m.answer, form.key, "to"), width, key="where")
    found = ft.Container(rows, data=where_high(w, overview, ask, width))
    if form.event is None and not form.issues:
        return w.say(form.title), [found], [big_button(w, w.say(form.confirm), m.close, key="confirm")]
    note = [text(w.say(form.note), Style.BODY_MEDIUM, INK2)] if form.note else []
    return w.say(form.title), [found, *issues(w, form.issues)], [*note, *form_foot(w, m, form)]


def jump_ask(form: Form) -> Pick:
    """Return the question where we are."""
    return next(ask for ask in form.asks if isinstance(ask, Pick))


def form_foot(w: Words, m: TableModel, form: Form) -> list[ft.Control]:
    """Draw the button that records it; where rules speak against it, only "It happened anyway".

    Without words of its own a form is recorded by its last answer; it has a button only if that answer came too early.
    """
    if form.confirm is None and (form.event is None or blocked(form.issues)):
        return []
    if form.event is not None and refused(form.issues) and not blocked(form.issues):
        return [quiet_button(w, w.t("ui-anyway"), lambda: m.confirm(form.key, overrule=True), key="confirm/anyway")]
    ready = form.event is not None and not blocked(form.issues)
    words = w.say(form.confirm) if form.confirm else w.t("ui-confirm")
    second = w.say(missing(form) or form.follows)
    return [big_button(w, words, lambda: m.confirm(form.key), key="confirm", disabled=not ready, second=second)]
