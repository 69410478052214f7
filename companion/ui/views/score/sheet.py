"""The closing questions: a tab for each category on the lid, below it what is asked of all it concerns."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import flet as ft

from companion.ui.components.ask_grid import Room
from companion.ui.components.asks import asks, one_ask
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
from companion.ui.views.score.keypad import keypad, use_keyboard
from companion.ui.views.score.lid import BESIDE, TABLET, below, column, foot_of, ground, lid_head, side
from companion.ui.views.score.lines import number_lines, typed
from companion.ui.views.score.tabs import TabRow
from scorers.core.forms import Ask, Form
from scorers.core.issues import Level
from scorers.core.questions import WHOSE, Cards
from scorers.core.sheet import Sheet

PAD: Final = 320
"""How wide the keys are where they stand beside the lines."""

MEASURE: Final = 720
"""The lines get no wider than this."""


def use_counting(
    count: Count, given: Sheet | None, again: object, *, everything: bool, about: tuple[str, str] = ("", "")
) -> tuple[Counting, RowCache]:
    """Return the questions of this screen and its row cache; begun anew when `again` changes."""
    _, shown = use_typed_state(int)

    def draw() -> None:
        shown(lambda times: times + 1)

    counting = ft.use_memo(lambda: Counting(count, given, draw, everything=everything, about=about), [again])
    use_keyboard(counting)
    return counting, use_row_cache()


def sheet_screen(
    w: Words,
    counting: Counting,
    cache: RowCache,
    layout: Layout,
    title: str,
    back: Tap,
    first: Sequence[ft.Control] = (),
    missing: Sequence[ft.Control] = (),
) -> ft.Control:
    """Draw the whole screen: the lid with its tabs, the page being asked, the keys where a number is typed.

    `first`: what can be done on the first page instead of going back, in the foot where there is room; `missing`: what
    to do where a card is not among those to pick.
    """
    width = float(layout.width)
    lid = lid_head(w, back, title, [TabRow(w, counting, width)] if counting.pages else ())
    beside = width >= BESIDE or (layout.low and width >= 2 * PAD)
    ask = typed(counting)
    inner = min(MEASURE, width - (PAD + 24 if beside and ask else 0) - 2 * side(width))
    low = layout.height < SMALL or w.scale >= LARGE
    tight = ask is not None and len(ask.rows) > ROOMY and layout.height < SMALL and w.scale < LARGE
    brief = ask is not None and not low
    beside_it = first if counting.number == 0 else ()
    under_it = beside_it if w.scale >= LARGE else missing if isinstance(counting.asked, Cards) else ()
    held = _whose(counting) if stays(layout, counting, w.scale) else None
    body = below([*questions(w, counting, cache, inner, brief=brief, tight=tight, held=held), *under_it], width)
    body.key = f"page/{counting.at}/lines"  # else one would begin where the page before was left
    foot = sheet_foot(w, counting, () if w.scale >= LARGE else beside_it, quiet=ask is not None)
    foot = foot_of(stack([*_handed(w, counting), foot]), width, ruled=True)
    if ask is None:
        return column([lid, ground([*_held(w, counting, held, width, cache), body, foot])])
    keys = keypad(w, counting, ask, low=low)
    if not beside:
        under = ft.Container(keys, padding=ft.Padding.only(left=side(width), right=side(width), bottom=10))
        return column([lid, ground([body, under, foot])])
    pad_ = ft.Container(ft.Column([keys], scroll=ft.ScrollMode.AUTO), width=PAD + 16, padding=_KEYS)
    # Where height lacks, the way on stands below the lines, and the keys have all of it.
    lines = column([body, foot] if layout.low else [body])
    both: list[ft.Control] = [ft.Container(lines, expand=True), pad_]
    page = ft.Row(both, spacing=0, expand=True, vertical_alignment=ft.CrossAxisAlignment.STRETCH)
    return column([lid, ground([page] if layout.low else [page, foot])])


def questions(
    w: Words,
    counting: Counting,
    cache: RowCache,
    width: float,
    *,
    brief: bool,
    tight: bool,
    held: Ask | None = None,
) -> list[ft.Control]:
    """Draw the page being asked: what counts, a line per player.

    `brief`: what counts is said beside the keys; `tight`: all is low, so that every line is in sight; `held`: what
    of it stays above what scrolls.
    """
    page = counting.page
    if page is not None and held is not None:
        page = replace(page, asks=tuple(ask for ask in page.asks if ask != held))
    said = [notice(w.say(one), Level.AGAINST, key=f"said/{at}") for at, one in enumerate(counting.said)]
    if page is None:
        return [text(w.t("app-all-known"), Style.BODY_LARGE), *said]
    number = typed(counting)
    said_below = any(ask.label == page.title for ask in page.asks if ask != number)
    head = _head(w, page, named=not said_below, brief=brief, tight=tight)
    return [*head, *said, *_asked(w, counting, page, cache, width, tight=tight)]


def stays(layout: Layout, counting: Counting, scale: float) -> bool:
    """Tell whether there is height for what stays above the cards: whose they are."""
    seats = len(counting.asked.seats) if counting.asked else 0
    few = seats <= ROOMY or (layout.height >= SMALL and (seats <= ROOMY + 1 or layout.width >= TABLET))
    return few and not layout.low and scale < LARGE


def _whose(counting: Counting) -> Ask | None:
    """Return the ask whose cards are being picked."""
    asked = counting.page.asks if counting.page else ()
    return next((ask for ask in asked if ask.key.endswith(f"/{WHOSE}")), None)


def _held(w: Words, counting: Counting, held: Ask | None, width: float, cache: RowCache) -> list[ft.Control]:
    """Draw what stays in place while the cards scroll."""
    if held is None or counting.page is None:
        return []
    drawn = one_ask(w, counting.page, held, counting.give, Room(width), cache)
    return [ft.Container(drawn, padding=ft.Padding.only(left=side(width), right=side(width), top=12, bottom=6))]


def _head(w: Words, page: Form, *, named: bool, brief: bool, tight: bool) -> list[ft.Control]:
    """Draw what is entered on this page, and what of it counts."""
    name = text(w.say(page.title), Style.TITLE_MEDIUM if tight else Style.TITLE_LARGE)
    title = [ft.Semantics(content=name, header=True, heading_level=2)] if named else []
    small = Style.BODY_SMALL if tight else Style.BODY_MEDIUM
    note = [text(w.say(page.note), small, INK2, expand=tight or None)] if page.note and not brief else []
    if not title and not note:
        return []
    return [ft.Row([*title, *note], spacing=10) if tight else stack([*title, *note], 2)]


def _asked(w: Words, counting: Counting, page: Form, cache: RowCache, width: float, *, tight: bool) -> list[ft.Control]:
    """Draw each ask in a column of its own; numbers that are typed as the lines of the count."""
    number, room = typed(counting), Room(width)
    if number is None:
        return asks(w, page, counting.give, room, cache)
    at = page.asks.index(number)
    lines = ft.Container(number_lines(w, counting, number, cache, tight=tight), key=f"ask/{page.key}/{number.key}")
    before, after = (replace(page, asks=some) for some in (page.asks[:at], page.asks[at + 1 :]))
    return [*asks(w, before, counting.give, room, cache), lines, *asks(w, after, counting.give, room, cache)]


def sheet_foot(w: Words, counting: Counting, first: Sequence[ft.Control] = (), *, quiet: bool) -> ft.Control:
    """On to the next category, named on the button; quietly back to the one before, or what there is on the `first`.

    `quiet`: the act of the page is among the keys.
    """
    following = counting.following
    last = "app-count-anyway" if counting.warned else "app-count-up"
    label = w.t("app-next-field", what=following.label) if following else w.t(last)
    lead = group_disc(w, following.key, 24) if following else None
    draw = _pill if quiet and following else _slab
    forth = draw(w, label, counting.forth, lead)
    back = [quiet_button(w, w.t("app-previous"), counting.back, key="previous")] if counting.number else [*first]
    if w.scale > LARGE or not back:
        return stack([forth, *back])
    return ft.Row([*back, ft.Container(forth, expand=True)], spacing=8)


def _handed(w: Words, counting: Counting) -> list[ft.Control]:
    """Say whose card the last touch has taken, where it shifts nothing."""
    if counting.handed.said is None:
        return []
    said = text(w.say(counting.handed.said), Style.BODY_MEDIUM, INK2)
    return [ft.Semantics(content=said, live_region=True, key="handed")]


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
"""A window less high than this has keys of the least height; so has one with large text."""

ROOMY: Final = 3
"""More lines than so many must be lower to be in sight in a small window."""

_KEYS: Final = ft.Padding.only(right=16, top=12)
