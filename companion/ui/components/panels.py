"""The seats beside Now, each a panel that is read from a metre, and what lies on the Table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import flet as ft

from companion.ui.components.cell import Cell
from companion.ui.components.choice import giving_way
from companion.ui.components.fitting import of_name, unbroken, width_of
from companion.ui.components.flight import glow
from companion.ui.components.holdings import DENSE, FEW_OF_THEM, MANY, Sort, grid
from companion.ui.components.stack import stack
from companion.ui.components.symbols import figure_sign, mark, seat_mark, sign
from companion.ui.components.touch import Style, Tap, numeral, text, touch
from companion.ui.components.track import HUGE
from companion.ui.components.words import Words
from companion.ui.theme import BOLD, CARD, GOOD, INK, LARGE, PLAIN, SHORT, SPEAKS, letters
from scorers.core.glance import Fact, Tone
from scorers.core.msg import TABLE
from scorers.core.view import Face, Figure, Held, SeatView, Shape


class Panel(NamedTuple):
    """How large a panel beside Now is drawn."""

    width: float = 288
    name: float = 24
    figure: float = 44
    plate: float = 36
    much: bool = True
    """Whether what lies there is drawn as well."""
    high: float | None = None
    sort: Sort = MANY
    """How many things are drawn: smaller where every seat is to be in sight; then the cards stay behind a tap."""
    brief: bool = False
    """Whether two lines have room for what is finished, where nothing that is counted takes it."""
    words: float = 15
    """How large it is said what is due."""

    def larger(self) -> Panel:
        """Return how large the panel of who sits here is drawn, where there is room; a name keeps its own."""
        if not self.much or self.sort is DENSE:
            return self
        return self._replace(figure=self.figure * 1.25, plate=self.plate * 1.25, words=17)


BESIDE: Final = Panel()

FADE: Final = ft.Animation(200, ft.AnimationCurve.EASE_OUT)
"""How the colours of whoever acts come."""

AROUND: Final = 52
"""Left and right of plate and name, and between them."""

FEW: Final = 8
"""So many things stand in a line beside the name; more of them below it, as discs."""


def seat_panel(
    w: Words,
    shown: SeatView,
    on_click: Tap | None,
    *,
    acting: bool,
    opened: bool = False,
    panel: Panel = BESIDE,
    lit: Cell[bool] | None = None,
    moving: bool = False,
) -> ft.Control:
    """Draw a seat beside Now, to be read from a metre: name and figure, what is due, what lies there.

    `lit`: the light behind its figure; `moving`: its colours fade.
    """
    inner = panel.width - 40
    things = counters(w, shown)
    few = len(things) <= FEW
    goods = grid(w, things, inner, FEW_OF_THEM if few else panel.sort) if panel.much else []
    needs = _needs(w, shown, panel.words, few=few) if panel.much else []
    whole = panel.much and panel.sort is MANY
    cards = _cards(w, shown, brief=not whole) if whole or (panel.brief and not things) else []
    beside = [part for figure in shown.beside if few for part in _counted(w, figure, max(20, panel.name * 0.8))]
    under = [*([ft.Row(beside, spacing=4, tight=True)] if beside else []), *(needs if few else [])]
    large = w.scale >= LARGE
    line = _title(w, shown, under if panel.much and not large else [], panel, lit)
    rows = [line, *(under if panel.much and large else []), *([] if few else needs), *goods, *cards]
    look = w.seat(shown.seat)
    edge = ft.BorderSide(8, look.colour if acting and look else ft.Colors.TRANSPARENT)
    body = ft.Container(
        ft.Column(rows, spacing=10, tight=True, alignment=ft.MainAxisAlignment.CENTER),
        height=panel.high,
        padding=ft.Padding.only(left=16, right=16, top=12, bottom=12),
        border=ft.Border.only(left=edge),
        animate=FADE if moving else None,
    )
    return touch(
        body,
        on_click,
        key=f"seat/{shown.seat}",
        expanded=opened,
        padding=None,
        radius=0,
        bgcolor=CARD if acting or opened else None,
        hint=w.t("ui-acting") if acting else None,
    )


def _title(
    w: Words, shown: SeatView, under: list[ft.Control], panel: Panel, lit: Cell[bool] | None = None
) -> ft.Control:
    """Draw plate, name and figure; a few things stand right below the name. Large text leaves the name its line."""
    said, size, large = w.owner(shown.seat), panel.name * min(w.scale, HUGE), w.scale >= LARGE
    room = panel.width - AROUND - panel.plate * w.scale
    beside = _figure_wide(w, shown.figure, panel.figure) if shown.figure else 0
    fit = unbroken(said, size, room, speaks=True) if large else of_name(said, size, room - beside, speaks=True)
    name = ft.Text(
        said,
        style=letters(SPEAKS, fit),
        color=INK,
        max_lines=1,
        overflow=ft.TextOverflow.ELLIPSIS,
        expand=True,
        expand_loose=True,
    )
    names = ft.Column([ft.Row([name]), *under], spacing=4, tight=True, expand=True)
    figure = _counted(w, shown.figure, panel.figure) if shown.figure else []
    if figure and lit is not None:
        number = ft.Row(figure, spacing=10, tight=True)
        figure = [ft.Stack([glow(lit, -6, -4), number], clip_behavior=ft.ClipBehavior.NONE)]
    plate = seat_mark(w, shown.seat, panel.plate)
    if not large:
        return ft.Row([plate, names, *figure], spacing=10)
    return stack([ft.Row([plate, names], spacing=10), ft.Row(figure, spacing=10, alignment=ft.MainAxisAlignment.END)])


SMALL: Final = 24
"""Up to this size a figure's sign is as high as the figure."""


def _figure_wide(w: Words, figure: Figure, size: float) -> float:
    """Return how wide a figure is beside a name, with its sign and its gaps."""
    return width_of(w.amount(figure.amount), size) + max(SMALL, size * 0.6) + 2 * 10


def _counted(w: Words, figure: Figure, size: float) -> list[ft.Control]:
    words = w.amount(figure.amount)
    if not words:
        return []
    size = size * min(1, HUGE / w.scale)
    drawn = figure_sign(w, figure.thing, min(size, max(SMALL, size * 0.6)))
    return [*([drawn] if drawn else []), numeral(w, words, size)]


def _needs(w: Words, shown: SeatView, size: float, *, few: bool) -> list[ft.Control]:
    """Draw what is due, and whether it is there; the loans stand beside."""
    facts = [need(w, fact, size) for fact in shown.needs]
    loans = [] if few else [ft.Row(_counted(w, f, 17), spacing=4, tight=True) for f in shown.beside]
    parts = [*facts, *loans]
    return [ft.Row(parts, spacing=12, run_spacing=4, wrap=True)] if parts else []


def need(w: Words, fact: Fact, size: float = 15) -> ft.Control:
    """Draw one thing that is due: its sign, or the tick or bell of how it stands, and the words."""
    ink = {Tone.GOOD: GOOD, Tone.SHORT: SHORT}.get(fact.tone, INK)
    lead = {Tone.GOOD: "check", Tone.SHORT: "bell"}.get(fact.tone)
    drawn = sign(lead, size * 1.33, ink) if lead else mark(w, fact.sign, size * 1.45)
    said = ft.Text(
        w.say(fact.label) if fact.label else w.amount(fact.n), style=letters(BOLD, size * w.scale), color=ink
    )
    return ft.Row([*([drawn] if drawn else []), giving_way(said)], spacing=5, tight=True)


def _cards(w: Words, shown: SeatView, *, brief: bool) -> list[ft.Control]:
    """Write the names of the cards one has, each underlined in the seat's colour; none is broken.

    Where something is only begun, each line says what it is; `brief`: what is finished alone, in two lines.
    """
    look = w.seat(shown.seat)
    rows = [held for held in shown.holdings if held.shape is Shape.ROW and held.faces]
    if brief:
        rows = [held for held in rows if not any(face.meters for face in held.faces)]
    if look is None or not rows:
        return []
    if not any(face.meters for held in rows for face in held.faces):
        return [_names(w, look.colour, [face for held in rows for face in held.faces], lines=2 if brief else None)]
    return [_names(w, look.colour, held.faces, f"{w.say(held.label)}: ") for held in rows]


def _names(w: Words, colour: str, faces: Sequence[Face], of: str = "", lines: int | None = None) -> ft.Control:
    style = letters(BOLD, 13 * w.scale, 1.7)
    under = style.copy(decoration=ft.TextDecoration.UNDERLINE, decoration_color=colour, decoration_thickness=2)
    spans: list[ft.InlineSpan] = [ft.TextSpan(of, style=letters(PLAIN, 13 * w.scale, 1.7))] if of else []
    for face in faces:
        spans += [
            ft.TextSpan(w.say(face.name).replace(" ", "\N{NO-BREAK SPACE}"), style=under),
            ft.TextSpan("   ", style=style),
        ]
    cut = ft.TextOverflow.ELLIPSIS if lines else ft.TextOverflow.CLIP
    return ft.Text(spans=spans[:-1], color=INK, max_lines=lines, overflow=cut)


def counters(w: Words, shown: SeatView) -> tuple[Held, ...]:
    """Return the things one counts that have a drawing, in the order of the game: the same places for everybody."""
    said = {figure.thing for figure in (shown.figure, *shown.beside) if figure}
    order = {thing: at for at, thing in enumerate(w.look.order)}
    found = (
        held
        for held in shown.holdings
        if held.shape is Shape.COUNTER and held.count_move and held.thing not in said and _lies(w, held.thing)
    )
    return tuple(sorted(found, key=lambda held: order.get(held.thing, len(order))))


def _lies(w: Words, thing: str) -> bool:
    """Tell whether a thing has a place among what lies there: a loan is seen only where there is one."""
    good = w.good(thing)
    return bool(w.drawing(thing)) and not (good and good.upright)


def table_panel(
    w: Words, shown: SeatView, on_click: Tap | None, *, opened: bool = False, panel: Panel = BESIDE
) -> ft.Control:
    """Draw what lies on the Table, beside Now: what is counted, then the rows of cards by their number."""
    title = ft.Row(
        [sign("table", 32, INK), ft.Text(w.owner(TABLE), style=letters(SPEAKS, 24 * min(w.scale, HUGE)), color=INK)],
        spacing=10,
    )
    lines = [_lying(w, held) for held in shown.holdings if not held.count_move]
    things = counters(w, shown)
    few = len(things) <= FEW
    goods = grid(w, things, panel.width - 40, FEW_OF_THEM if few else panel.sort, pool=few) if panel.much else []
    body = ft.Column([title, *goods, *(lines if panel.much else [])], spacing=10, tight=True)
    return touch(
        body,
        on_click,
        key=f"seat/{TABLE}",
        expanded=opened,
        padding=ft.Padding.only(left=24, right=16, top=14, bottom=14),
        radius=0,
        bgcolor=CARD if opened else None,
    )


def _lying(w: Words, held: Held) -> ft.Control:
    """Draw a line of the Table: its mark, its name, how many there are."""
    drawn = mark(w, held.thing, 22)
    amount = w.amount(held.figure.amount)
    parts: list[ft.Control] = [*([drawn] if drawn else []), text(w.say(held.label), Style.TITLE_SMALL, expand=True)]
    return ft.Row([*parts, *([numeral(w, amount, 22)] if amount else [])], spacing=8)
