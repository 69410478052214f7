"""A figure taken apart: what was counted, how, by which page, and how sure that is."""

from __future__ import annotations

from typing import Final

import flet as ft

from companion.ui.components.buttons import quiet_button
from companion.ui.components.printed import group_disc, type_badge
from companion.ui.components.stack import stack
from companion.ui.components.touch import Style, Tap, numeral, text
from companion.ui.components.words import Words
from companion.ui.theme import INK, INK2, LARGE, LINE, SHORT
from scorers.core.view import Part, Standing, Why

HIGH: Final = 52
"""The least height of a line."""

RESULT: Final = 56
"""How wide the column of results is."""


def why(w: Words, shown: Why, *, on_correct: Tap | None = None) -> list[ft.Control]:
    """Draw the parts, the sum, the rule; `on_correct`: the way back to the answers, where there is one."""
    rule = [text(w.say(shown.rule), Style.BODY_MEDIUM, INK2)] if shown.rule else []
    page = text(source(w, shown), Style.BODY_SMALL, INK2, expand=True)
    mend = [quiet_button(w, w.t("ui-correct"), on_correct, key="why/correct")] if on_correct else []
    rows = stack([*[_part(w, part) for part in shown.parts], _sum(w, w.amount(shown.amount), bare=not shown.parts)], 0)
    return [rows, *rule, ft.Row([page, *mend], spacing=8)]


def source(w: Words, shown: Why) -> str:
    """Return the page, and where the number comes from if not from the rulebook."""
    page = w.cited(shown.page)
    standing = "" if shown.standing is Standing.RULEBOOK and page else w.t(f"ui-standing-{shown.standing}")
    return " · ".join(part for part in (page, standing) if part)


def _part(w: Words, part: Part) -> ft.Control:
    """Draw a line: its sign, what it is, so many times so much, what that makes."""
    lead = _sign(w, part.sign)
    below = [text(w.say(part.detail), Style.BODY_SMALL, INK2)] if part.detail else []
    words = ft.Column([text(w.say(part.label), Style.TITLE_MEDIUM), *below], spacing=0, tight=True, expand=True)
    times = [text(" × ".join(w.number(n) for n in part.times), Style.LABEL_LARGE, INK2)] if part.times else []
    result = numeral(w, w.amount(part.amount), 24, SHORT if (part.amount.n or 0) < 0 else INK)
    result.text_align = ft.TextAlign.RIGHT
    figures: list[ft.Control] = [
        *times,
        ft.Container(result, width=RESULT * max(1.0, w.scale), alignment=ft.Alignment.CENTER_RIGHT),
    ]
    if w.scale > LARGE:
        line: ft.Control = stack([ft.Row([*lead, words], spacing=12), ft.Row(figures, alignment=_END, spacing=12)], 4)
    else:
        line = ft.Row([*lead, words, *figures], spacing=12)
    return _ruled(line, HIGH, _HAIR)


def _sign(w: Words, name: str) -> list[ft.Control]:
    """Draw what a line counts: the badge of a type of cards, or the disc of a thing or a category."""
    found = (type_badge(w, name) or group_disc(w, name)) if name else None
    return [found] if found else []


def _sum(w: Words, amount: str, *, bare: bool) -> ft.Control:
    """Draw the total below a double line, or alone where there is nothing to add."""
    shown = numeral(w, amount, 36) if amount else text(w.t("ui-not-known"), Style.BODY_LARGE)
    row = ft.Row([text(w.t("ui-total"), Style.TITLE_MEDIUM, expand=True), shown], spacing=12)
    return _ruled(row, HIGH + 8, _HAIR if bare else _DOUBLE)


def _ruled(content: ft.Control, high: float, border: ft.Border) -> ft.Control:
    """Put a line above a row that is at least so high."""
    return ft.Container(
        ft.Row([ft.Container(content, expand=True), ft.Container(width=0, height=high - 12)], spacing=0),
        border=border,
        padding=ft.Padding.symmetric(vertical=6),
    )


_END: Final = ft.MainAxisAlignment.END
_HAIR: Final = ft.Border.only(top=ft.BorderSide(1, LINE))
_DOUBLE: Final = ft.Border.only(top=ft.BorderSide(2.5, INK))
