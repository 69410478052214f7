"""Keys of our own for the numbers of the count: the table stays in sight, and the next player is a key."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

import flet as ft

from companion.ui.components.stack import stack
from companion.ui.components.symbols import sign
from companion.ui.components.touch import Style, Tap, numeral, pad, tap, text, touch
from companion.ui.components.words import Words
from companion.ui.keys import ERASE, MINUS, NEXT
from companion.ui.page_session import PageSession, PageSessionContext
from companion.ui.theme import ACC, ACC_EDGE, CARD, HEAVY, INK, INK2, ON_ACC, TARGET, THING_EDGE, WELL, letters
from companion.ui.views.score.counting import Counting
from companion.ui.views.score.lines import active, after, go_on, typed
from scorers.core.forms import Amounts, Row
from scorers.core.questions import ADDS, Numbers

HIGH: Final = 56
CORNERS: Final = 14
MOST: Final = 99_999
"""No larger number is typed."""

_SIDE: Final = ft.BoxShadow(blur_radius=0, offset=ft.Offset(0, 3), color=ACC_EDGE)


def keypad(w: Words, counting: Counting, ask: Amounts, *, low: bool) -> ft.Control:
    """Draw the keys for the line being typed. `low`: there is no height to spare."""
    row = active(counting, ask)
    high = TARGET if low else HIGH
    digits = [_row([_digit(w, counting, ask, first + n, high) for n in range(3)]) for first in (1, 4, 7)]
    erase = _key(
        sign("erase", 26, INK),
        tap(press, counting, ask.key, row.key, -1),
        "erase",
        high,
        label=w.t("ui-erase"),
        ground=WELL,
    )
    last = _row([erase, _digit(w, counting, ask, 0, high), _next(w, counting, ask, row, high)])
    more = [] if low else [_more(w, counting, ask, row)]
    return stack([*more, *digits, last], 6)


def _row(keys: list[ft.Control]) -> ft.Control:
    return ft.Row(keys, spacing=8)


def _more(w: Words, counting: Counting, ask: Amounts, row: Row) -> ft.Control:
    """Draw what adds many at once, and what an empty line means."""
    asked = counting.asked
    pills = [
        touch(
            text(f"+{n}", Style.TITLE_SMALL, ACC),
            tap(add, counting, ask.key, row.key, n),
            key=f"keypad/+{n}",
            padding=ft.Padding.symmetric(vertical=pad(w, Style.TITLE_SMALL), horizontal=15),
            border=ft.Border.all(1.5, ACC),
            radius=TARGET / 2,
            stop=False,
        )
        for n in (asked.adds if isinstance(asked, Numbers) else ADDS)
    ]
    none = [w.t("app-empty-is-none")] if isinstance(asked, Numbers) and asked.empty == 0 else []
    told = "\n".join([*([w.say(asked.hint)] if asked and asked.hint else []), *none])
    said = text(told, Style.BODY_MEDIUM, INK2, expand=True, align=ft.TextAlign.END)
    return ft.Row([*pills, said], spacing=8)


def _digit(w: Words, counting: Counting, ask: Amounts, n: int, high: float) -> ft.Control:
    row = active(counting, ask)
    shown = numeral(w, str(n), 26 / max(1.0, w.scale / 1.3))
    return _key(shown, tap(press, counting, ask.key, row.key, n), str(n), high)


def _next(w: Words, counting: Counting, ask: Amounts, row: Row, high: float) -> ft.Control:
    """Draw the key that goes on to the next player, by name; from the last one to the next category."""
    following = after(ask, row)
    name = w.say(following.label) if following else w.t("app-page-done")
    words = ft.Text(
        name,
        style=letters(HEAVY, 17, 1.2),
        color=ON_ACC,
        max_lines=1,
        overflow=ft.TextOverflow.ELLIPSIS,
        expand=True,
        expand_loose=True,
    )
    content = ft.Row([words, sign("next", 18, ON_ACC)], spacing=4, alignment=ft.MainAxisAlignment.CENTER)
    on_click = tap(counting.look_at, following.key) if following else counting.forth
    return _key(content, on_click, "next", high, ground=ACC, edge=_SIDE)


def _key(
    content: ft.Control,
    on_click: Tap,
    name: str,
    high: float,
    *,
    label: str | None = None,
    ground: str = CARD,
    edge: ft.BoxShadow = THING_EDGE,
) -> ft.Control:
    return touch(
        content,
        on_click,
        key=f"keypad/{name}",
        label=label,
        height=high,
        padding=ft.Padding.symmetric(horizontal=4),
        alignment=ft.Alignment.CENTER,
        bgcolor=ground,
        radius=CORNERS,
        shadow=edge,
        margin=ft.Margin.only(bottom=3),
        expand=True,
        stop=False,  # who has a keyboard types, and Enter would press the last key again
    )


def use_keyboard(counting: Counting) -> None:
    """Let what is typed on a keyboard go to the line that is lit, whatever was clicked last."""
    here: PageSession | None = ft.use_context(PageSessionContext)
    route = ft.use_view_path()
    ending: ft.MutableRef[Callable[[], None] | None] = ft.use_ref(None)

    def start() -> None:
        ending.current = here.keys.take_figures(route, partial(hear, counting)) if here else None

    def stop() -> None:
        if ending.current:
            ending.current()

    def stay() -> None:
        ask = typed(counting)
        if here is not None and ask is not None:
            here.keys.stay_at(f"{ask.key}/{active(counting, ask).key}")

    ft.use_effect(start, [counting, route], cleanup=stop)
    ft.use_effect(stay, [counting.at, counting.whose, counting.begun, counting.sheet.get(counting.at)])


def hear(counting: Counting, figure: str) -> None:
    """Do what a key of a keyboard means for the line that is lit."""
    ask = typed(counting)
    if ask is None:
        return
    row = active(counting, ask)
    if figure == NEXT:
        go_on(counting)
    elif figure == MINUS:
        turn(counting, ask.key, row)
    else:
        press(counting, ask.key, row.key, -1 if figure == ERASE else int(figure))


def turn(counting: Counting, ask: str, row: Row) -> None:
    """Let a number be below zero, or not; before its first figure that is remembered."""
    if row.low >= 0:
        return
    if row.value and counting.begun == row.key:
        counting.base = 0
        counting.give(ask, {row.key: -row.value})
    else:
        counting.minus = not counting.minus


def press(counting: Counting, ask: str, row: str, digit: int) -> None:
    """Add a figure to the number of a line, the first one in its stead; -1 takes the last one away.

    What is typed after a key that adds many is added to it: +50, then 3 is 53.
    """
    now = _now(counting, ask, row) if digit < 0 or counting.begun == row else None
    if counting.begun != row or (digit < 0 and now == counting.base):
        counting.base = 0
    base, counting.begun = counting.base, row
    low = not base and (counting.minus or (now is not None and now < 0))
    counting.minus = False
    whole = str(abs(now - base)) if now is not None else ""
    written = whole[:-1] if digit < 0 else f"{whole}{digit}"
    n = base + int(f"{'-' if low else ''}{written or 0}") if written or base else None
    if n is None or n <= MOST:
        counting.give(ask, {row: n})


def add(counting: Counting, ask: str, row: str, n: int) -> None:
    """Add so many to the number of a line."""
    counting.begun, counting.base = row, min(MOST, (_now(counting, ask, row) or 0) + n)
    counting.give(ask, {row: counting.base})


def _now(counting: Counting, ask: str, row: str) -> int | None:
    """Return the number of a line as it is when the finger lands."""
    asks = counting.page.asks if counting.page else ()
    rows = [one for found in asks if isinstance(found, Amounts) and found.key == ask for one in found.rows]
    return next((one.value for one in rows if one.key == row), None)
