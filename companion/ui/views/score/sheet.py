"""The closing questions: a tab for each category on the lid, below it what is asked of all it concerns."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import flet as ft

from companion.ui.components.ask_grid import Room
from companion.ui.components.asks import asks
from companion.ui.components.buttons import big_button, quiet_button
from companion.ui.components.issues import notice
from companion.ui.components.printed import group_disc
from companion.ui.components.row_cache import RowCache, use_row_cache
from companion.ui.components.stack import stack
from companion.ui.components.touch import Style, Tap, pad, text, touch
from companion.ui.components.words import Words
from companion.ui.layout import Layout
from companion.ui.state import use_typed_state
from companion.ui.theme import ACC, INK2, LARGE, TARGET
from companion.ui.views.score.counting import Count, Counting
from companion.ui.views.score.keypad import keypad
from companion.ui.views.score.lid import BESIDE, below, column, foot_of, ground, lid_head, side
from companion.ui.views.score.lines import number_lines, typed
from companion.ui.views.score.tabs import tab_row
from scorers.core.forms import Form
from scorers.core.issues import Level
from scorers.core.sheet import Sheet

PAD: Final = 320
"""How wide the keys are where they stand beside the lines."""

MEASURE: Final = 720
"""The lines get no wider than this."""


def use_counting(count: Count, given: Sheet | None, again: object, *, everything: bool) -> tuple[Counting, RowCache]:
    """Return the questions of this screen and its row cache; begun anew when `again` changes."""
    _, shown = use_typed_state(int)

    def draw() -> None:
        shown(lambda times: times + 1)

    counting = ft.use_memo(lambda: Counting(count, given, draw, everything=everything), [again])
    return counting, use_row_cache()


def sheet_screen(
    w: Words,
    counting: Counting,
    cache: RowCache,
    layout: Layout,
    title: str,
    back: Tap,
    more: Sequence[ft.Control] = (),
) -> ft.Control:
    """Draw the whole screen: the lid with its tabs, the page being asked, the keys where a number is typed."""
    width = float(layout.width)
    lid = lid_head(w, back, title, [tab_row(w, counting, width)] if counting.pages else ())
    beside = width >= BESIDE or (layout.low and width >= 2 * PAD)
    ask = typed(counting)
    inner = min(MEASURE, width - (PAD + 24 if beside and ask else 0) - 2 * side(width))
    low = layout.height < SMALL
    body = below([*questions(w, counting, cache, inner, brief=ask is not None and not low), *more], width)
    foot = foot_of(sheet_foot(w, counting, quiet=ask is not None), width, ruled=True)
    if ask is None:
        return column([lid, ground([body, foot])])
    keys = keypad(w, counting, ask, low=low)
    if not beside:
        under = ft.Container(keys, padding=ft.Padding.only(left=side(width), right=side(width), bottom=10))
        return column([lid, ground([body, under, foot])])
    pad_ = ft.Container(ft.Column([keys], scroll=ft.ScrollMode.AUTO), width=PAD + 16, padding=_KEYS)
    both: list[ft.Control] = [ft.Container(body, expand=True), pad_]
    page = ft.Row(both, spacing=0, expand=True, vertical_alignment=ft.CrossAxisAlignment.STRETCH)
    return column([lid, ground([page, foot])])


def questions(w: Words, counting: Counting, cache: RowCache, width: float, *, brief: bool) -> list[ft.Control]:
    """Draw the page being asked: what counts, a line per player. `brief`: what counts is said beside the keys."""
    page = counting.page
    said = [notice(w.say(one), Level.AGAINST, key=f"said/{at}") for at, one in enumerate(counting.said)]
    if page is None:
        return [text(w.t("app-all-known"), Style.BODY_LARGE), *said]
    head = [text(w.say(page.note), Style.BODY_MEDIUM, INK2)] if page.note and not brief else []
    return [*head, *said, *_asked(w, counting, page, cache, width)]


def _asked(w: Words, counting: Counting, page: Form, cache: RowCache, width: float) -> list[ft.Control]:
    """Draw each ask in a column of its own; numbers that are typed as the lines of the count."""
    number, room = typed(counting), Room(width)
    if number is None:
        return asks(w, page, counting.give, room, cache)
    at = page.asks.index(number)
    lines = ft.Container(number_lines(w, counting, number, cache), key=f"ask/{page.key}/{number.key}")
    before, after = (replace(page, asks=some) for some in (page.asks[:at], page.asks[at + 1 :]))
    return [*asks(w, before, counting.give, room, cache), lines, *asks(w, after, counting.give, room, cache)]


def sheet_foot(w: Words, counting: Counting, *, quiet: bool) -> ft.Control:
    """On to the next category, named on the button; quietly back to the one before.

    `quiet`: the act of the page is among the keys.
    """
    following = counting.following
    last = "app-count-anyway" if counting.warned else "app-count-up"
    label = w.t("app-next-field", what=following.label) if following else w.t(last)
    lead = group_disc(w, following.key, 24) if following else None
    draw = _pill if quiet and following else _slab
    forth = draw(w, label, counting.forth, lead)
    if counting.number == 0:
        return stack([forth])
    back = quiet_button(w, w.t("app-previous"), counting.back, key="previous")
    if w.scale > LARGE:
        return stack([forth, back])
    return ft.Row([back, ft.Container(forth, expand=True)], spacing=8)


def _slab(w: Words, label: str, on_click: Tap, lead: ft.Control | None) -> ft.Control:
    return big_button(w, label, on_click, key="forth", lead=lead)


def _pill(w: Words, label: str, on_click: Tap, lead: ft.Control | None) -> ft.Control:
    """Draw the way on as a wide pill, with the sign of what comes next."""
    words = text(label, Style.TITLE_SMALL, ACC, align=ft.TextAlign.CENTER)
    words.expand, words.expand_loose = True, True
    row = ft.Row([*([lead] if lead else []), words], spacing=10, alignment=ft.MainAxisAlignment.CENTER)
    return touch(
        row,
        on_click,
        key="forth",
        padding=ft.Padding.symmetric(vertical=min(12.0, pad(w, Style.TITLE_SMALL)), horizontal=16),
        border=ft.Border.all(1.5, ACC),
        radius=TARGET / 2,
    )


SMALL: Final = 800
"""A window less high than this has keys of the least height."""

_KEYS: Final = ft.Padding.only(right=16, top=12)
