"""Picking a card: over the whole screen, with who picks and what they have on the lid, the act that names it below."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import flet as ft

from companion.ui.components.ask_grid import Room
from companion.ui.components.ask_pick import FOLD
from companion.ui.components.asks import one_ask
from companion.ui.components.buttons import text_button
from companion.ui.components.choice import dot
from companion.ui.components.faces import alike, drawn_of, grid_of, in_sight, lay, option_card, rest
from companion.ui.components.issues import issues
from companion.ui.components.keyboard import has_keyboard_navigation
from companion.ui.components.printed import type_badge
from companion.ui.components.row_cache import RowCache, use_row_cache
from companion.ui.components.seek import (
    FREE,
    OWN,
    Seek,
    Sought,
    asks_for,
    is_shown,
    kind_name,
    kinds_of,
    search,
    use_line,
)
from companion.ui.components.stack import reserved, stack
from companion.ui.components.symbols import figure_sign, mark, seat_mark
from companion.ui.components.touch import Bound, Style, Tap, icon_button, numeral, text, touch
from companion.ui.components.words import Words
from companion.ui.layout import Layout
from companion.ui.theme import ACC, GROUND, INK, INK2, LID, LID_INK, LINE, SOFT, WELL
from companion.ui.views.table.model import TableModel
from companion.ui.views.table.sheets import counts, form_foot
from companion.ui.views.table.shown import SheetShown
from scorers.core.act import seats_named
from scorers.core.forms import Change, Form, Pick
from scorers.core.view import Face, SeatView

SIDE: Final = 216
"""How wide the filters stand beside the cards where there is room."""

DESK: Final = 1000
"""From this width on there is."""

ABOVE: Final = 152
"""What lid and search take, and the gaps around."""

TAKEN: Final = 480
"""What lid, the card that was picked, and the act take around a board."""

SELDOM: Final = 200
"""Milliseconds between two words of the device that somebody scrolls: only the first brings anything."""

LINE_HIGH: Final = 23
"""How high the line is that says what changes hands."""

_FREE: Final = ft.Border.all(1.5, INK2)
_CHOSEN: Final = ft.Border.all(2, ACC)


def picks(shown: SheetShown | None) -> Pick | None:
    """Return the question of an open form that picks one of many cards; nothing for any other sheet."""
    form = shown.content if shown else None
    ask = form.asks[0] if isinstance(form, Form) and form.asks else None
    if not isinstance(ask, Pick) or ask.grid or len(ask.options) <= FOLD or ask.other:
        return None
    return ask if all(option.face for option in ask.options) else None


@ft.component
def Picker(w: Words, m: TableModel, shown: SheetShown, layout: Layout, *, key: str | None = None) -> ft.Control:  # noqa: ARG001 - Flet takes the key before
    """Draw the lid, the cards, what else the form asks, and the foot."""
    sought, seek = ft.use_state(Sought())
    unfolded, unfold = ft.use_state("")
    whole, show_whole = ft.use_state(False)
    moved, move_on = ft.use_state(False)
    ask, form = picks(shown), shown.content
    if ask is None or not isinstance(form, Form):
        return ft.Container()
    desk = layout.width >= DESK and w.scale == 1
    own = shown.who.seat if shown.who else ""
    field = use_line(w, sought, seek, ask.key, asks_for(w, ask.options), lid=desk)
    choose = ft.use_callback(lambda option: _chosen(m, form.key, ask.key, option, seek), [m, form.key, ask.key])
    folded = (
        len(form.asks) > 1 and len(ask.chosen) == ask.most and not sought.asked and unfolded != " ".join(ask.chosen)
    )
    margin = 16 if layout.width < DESK else 20
    room, cache = layout.width - 2 * margin - (SIDE if desk else 0), use_row_cache()
    hits, many = alike(w, sought.among(w, ask.options, own), ask.chosen)
    hits = [hit for hit in hits if not folded or hit.key in ask.chosen]
    grid = grid_of(w, [option.face for option in ask.options if option.face], room)
    # Whoever looks further down moves on, and gets the rest; drawn at once it held back what is looked at first.
    sight = None if moved or has_keyboard_navigation() else in_sight(w, hits, grid, layout.height - ABOVE)
    cards = [
        option_card(cache, w, ask.key, option, ask.chosen, choose, grid.width, many[option.key])
        for option in drawn_of(hits, ask.chosen, whole=whole, sight=sight)
    ]
    more = rest(w, hits, lambda: show_whole(True), ask.key, whole=whole, sight=sight)
    if folded:
        more = [text_button(w, w.t("ui-choose-other"), lambda: unfold(" ".join(ask.chosen)), key=f"{ask.key}/other")]
    top = [] if folded or desk else [search(w, field, sought, seek, ask.options, ask.key, room)]
    inner = stack([*top, lay(cards), *more, *_others(w, m, form, ask, _around(layout, room), cache)], 12)
    scrolling = _scrolling(form, inner, margin, lambda: move_on(True), desk=desk)
    side = [_side(w, ask, sought, seek, own)] if desk else []
    parts = [scrolling, *_foot(w, m, form, ask, margin, desk=desk)]
    right = ft.Column(parts, spacing=0, expand=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    body = ft.Row([*side, right], spacing=0, expand=True, vertical_alignment=ft.CrossAxisAlignment.STRETCH)
    column = ft.Column(
        [_lid(w, m, form, shown.who, [field] if desk else []), body],
        spacing=0,
        expand=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    return ft.Container(column, bgcolor=GROUND, expand=True)


def _scrolling(form: Form, inner: ft.Control, margin: float, moved: Tap, *, desk: bool) -> ft.Control:
    """Let it scroll; the device says so as long as it stands: without a handler Flet would begin at the top anew."""
    around = ft.Padding.only(left=margin, right=margin, top=12 if not desk else 20, bottom=16)
    return ft.Column(
        [ft.Container(inner, padding=around)],
        scroll=ft.ScrollMode.AUTO,
        on_scroll=moved,
        scroll_interval=SELDOM,
        expand=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        key=f"scroll/form/{form.key}",
    )


def _chosen(m: TableModel, form: str, ask: str, option: str, seek: Seek) -> None:
    """Take a pick, and clear the search."""
    seek(lambda last: last.cleared())
    m.answer(form, ask, option)


def _lid(w: Words, m: TableModel, form: Form, who: SeatView | None, field: list[ft.TextField]) -> ft.Control:
    """Draw who picks and what they have."""
    desk = bool(field)
    said = text(w.say(form.title), Style.HEADLINE_MEDIUM if desk else Style.TITLE_LARGE, LID_INK)
    title = ft.Semantics(header=True, content=said)
    figures = _figures(w, who, 24 if desk else 16)
    plate = [seat_mark(w, who.seat, 40 if desk else 36, lid=True)] if who else []
    if desk:
        for line in field:
            line.width, line.expand = 250, None
        middle: list[ft.Control] = [title, ft.Row(figures, spacing=18, expand=True), *field]
    else:
        middle = [stack([title, *([ft.Row(figures, spacing=12, wrap=True)] if figures else [])], 3)]
        middle[0].expand = True
    close = icon_button(ft.Icons.CLOSE, w.t("ui-close"), m.close, key="sheet/close", colour=LID_INK)
    row = ft.Row([*plate, *middle, close], spacing=16 if desk else 10)
    return ft.Container(row, bgcolor=LID, padding=ft.Padding.only(left=24 if desk else 16, right=8, top=12, bottom=12))


def _figures(w: Words, who: SeatView | None, size: float) -> list[ft.Control]:
    """Draw what is known of whoever picks, with its signs."""
    found = (who.figure, *who.beside) if who else ()
    drawn: list[ft.Control] = []
    for figure in found:
        words = w.amount(figure.amount) if figure else ""
        if figure and words:
            sign = figure_sign(w, figure.thing, size * 1.2, lid=True, label=w.thing(figure.thing))
            drawn.append(ft.Row([*([sign] if sign else []), numeral(w, words, size, LID_INK)], spacing=6, tight=True))
    return drawn


def _side(w: Words, ask: Pick, sought: Sought, seek: Seek, own: str) -> ft.Control:
    """Draw the filters beside the cards: what is shown, with how many there are, and the types."""
    counted = [
        (key, words, sum(is_shown(option, key, own) for option in ask.options))
        for key, words in (("", "ui-all"), (FREE, "ui-only-free"), (OWN, "ui-own"))
    ]
    lines = [_way(w, ask, key, w.t(words), n, sought, seek) for key, words, n in counted if n or key != OWN]
    head = text(w.t("ui-show"), Style.TITLE_SMALL, INK)
    kinds = [_kind(w, ask, kind, sought, seek) for kind in kinds_of(ask.options)]
    types = [ft.Container(height=4), text(w.t("ui-kinds"), Style.TITLE_SMALL, INK), *kinds] if len(kinds) > 1 else []
    column = stack([head, *lines, *types])
    column.scroll = ft.ScrollMode.AUTO
    return ft.Container(column, width=SIDE, bgcolor=WELL, padding=ft.Padding.symmetric(horizontal=16, vertical=20))


def _way(w: Words, ask: Pick, show: str, words: str, n: int, sought: Sought, seek: Seek) -> ft.Control:
    on = sought.show == show
    row = ft.Row(
        [dot(w, chosen=on), text(words, Style.TITLE_SMALL, INK, expand=True), text(str(n), Style.BODY_MEDIUM, INK2)]
    )
    return touch(
        row,
        lambda: seek(lambda last: last.shown_only(show)),
        key=f"{ask.key}/{show or 'all'}",
        selected=on,
        padding=ft.Padding.symmetric(vertical=13, horizontal=10),
        bgcolor=SOFT if on else None,
        border=_CHOSEN if on else _FREE,
    )


def _kind(w: Words, ask: Pick, kind: str, sought: Sought, seek: Seek) -> ft.Control:
    badge, on = type_badge(w, kind), sought.kind == kind
    return touch(
        ft.Row([*([badge] if badge else []), text(kind_name(w, kind), Style.TITLE_SMALL, INK)], spacing=10),
        lambda: seek(lambda last: last.of_kind(kind)),
        key=f"{ask.key}/kind/{kind}",
        selected=on,
        padding=ft.Padding.symmetric(vertical=5, horizontal=4),
        bgcolor=SOFT if on else None,
    )


def _around(layout: Layout, width: float) -> Room:
    """Return the room for a board below the card: it lies as it lies in Now, and where seats stand beside it, whole."""
    return Room(width, max(1.0, layout.height - TAKEN) if layout.beside else 0, upright=layout.height > layout.width)


def _others(w: Words, m: TableModel, form: Form, ask: Pick, room: Room, cache: RowCache) -> list[ft.Control]:
    """Draw what the form asks besides, many numbers below what they are for, where no sign on the card says it."""
    note: list[ft.Control] = [text(w.say(form.note), Style.BODY_LARGE)] if form.note else []
    if counts(form):
        faces = (option.face for option in ask.options if option.face and option.key in ask.chosen)
        note += _does(w, [face for face in faces if not (face.takes or face.brings)])
    give = Bound(m.answer, form.key)
    return [*note, *(one_ask(w, form, other, give, room, cache) for other in form.asks if other is not ask)]


def _foot(w: Words, m: TableModel, form: Form, ask: Pick, margin: float, *, desk: bool) -> list[ft.Control]:
    """Draw what follows from the pick, and the act that names it."""
    act = form_foot(w, m, form)
    said = [*_follows(w, form, ask), *issues(w, form.issues)]
    if not act and not said:
        return []
    if desk:
        line = ft.Row([ft.Container(stack(said, 4), expand=True), ft.Container(stack(act), width=340)], spacing=24)
        return [ft.Container(line, padding=ft.Padding.only(left=margin, right=margin, top=12, bottom=14))]
    rim = ft.Border.only(top=ft.BorderSide(1, LINE))
    around = ft.Padding.only(left=margin, right=margin, top=10, bottom=8)
    return [ft.Container(stack([*said, *act]), border=rim, padding=around)]


def _follows(w: Words, form: Form, ask: Pick) -> list[ft.Control]:
    """Say what changes hands and what is left; below it what the picked card does, unless many numbers are asked."""
    owner = next(iter(seats_named(form.event)), "") if form.event else ""
    own = [change for change in form.changes if change.owner == owner]
    lines: list[ft.Control] = []
    if own:
        parts = [_change(w, change, alone=len(own) == 1) for change in own]
        lines.append(ft.Row(parts, spacing=12, run_spacing=4, wrap=len(own) > 1, key=f"change/{owner}"))
    if counts(form):
        lines = [reserved(lines, LINE_HIGH * w.scale)]
    faces = {option.key: option.face for option in ask.options}
    return [*lines, *([] if counts(form) else _does(w, [faces.get(key) for key in ask.chosen]))]


def _does(w: Words, faces: Sequence[Face | None]) -> list[ft.Control]:
    """Say what the last of these cards does; which one, where it is not the only one."""
    last = faces[-1] if faces else None
    if last is None or not last.text:
        return []
    said = w.t("ui-does", what=last.text) if len(faces) == 1 else w.t("ui-card-does", card=last.name, what=last.text)
    return [text(said, Style.BODY_MEDIUM, INK2)]


def _change(w: Words, change: Change, *, alone: bool) -> ft.Control:
    """Say how much more or less of a thing there is; of one alone also how much is left."""
    sign = mark(w, change.thing, 22)
    much = f"+{change.delta}" if change.delta > 0 else w.number(change.delta)
    name = f"{much} {w.kind_of(change.thing, abs(change.delta))}" if alone else much
    after = w.amount(change.after)
    said = "ui-left" if change.delta < 0 else "ui-will-be"
    left = [text(w.t(said, n=after), Style.TITLE_SMALL, INK2)] if alone and after else []
    parts = [*([sign] if sign else []), text(name, Style.TITLE_SMALL, INK, expand=alone or None), *left]
    return ft.Row(parts, spacing=8, tight=not alone, expand=alone or None)
