"""The categories of the count as tabs on the lid, ticked where nothing is left to ask."""

from __future__ import annotations

from typing import Final

import flet as ft

from companion.ui.components.fitting import unbroken
from companion.ui.components.printed import group_disc
from companion.ui.components.symbols import drawing, sign
from companion.ui.components.touch import tap, touch
from companion.ui.components.words import Words
from companion.ui.flet_edge import try_asking
from companion.ui.theme import BOLD, LID, LID_INK, NIGHT, PLATE, PLATE_INK, letters
from companion.ui.views.score.counting import Counting
from scorers.core.msg import Msg
from scorers.core.questions import Question

GAP: Final = 4
LEAST: Final = 64
"""Narrower than this no name fits; then the row is drawn aside."""
LETTER: Final = 6.9
"""How wide a letter of a name is, about."""


@ft.component
def TabRow(w: Words, counting: Counting, width: float) -> ft.Control:
    """Draw a tab for each page; who cannot see them hears how far we are. What does not fit follows its page."""
    pages, least = counting.pages, LEAST * max(1.0, w.scale * 0.85)
    fit = least * len(pages) + GAP * (len(pages) - 1) <= width - 16
    each = (width - 16 - GAP * (len(pages) - 1)) / len(pages) if fit else least
    names = {key: w.say(_short(counting.form[key].label)) for key in pages}
    lines = 2 if any(len(name) * LETTER * w.scale > each for name in names.values()) else 1
    high = max(51 + 15 * lines, 10 + (30 + 15 * lines) * w.scale)
    tabs = [_tab(w, counting, counting.form[key], names[key], (each, high), fit=fit) for key in pages]
    row = ft.Row(tabs, key="tabs", spacing=GAP, scroll=None if fit else ft.ScrollMode.HIDDEN)
    offset = max(0.0, counting.number * (each + GAP) - (width - 16 - each) / 2)

    async def follow() -> None:
        if not fit:
            await try_asking(row.scroll_to(offset=offset, duration=0))

    ft.use_effect(follow, [counting.at, fit, each], cleanup=lambda: None)
    return ft.Semantics(
        content=ft.Container(row, padding=ft.Padding.only(top=4)),
        label=w.t("app-question-of", n=counting.number + 1, of=len(pages)),
        container=True,
    )


def _short(label: Msg) -> Msg:
    """Return what a category is called where there is little room; what goes by the name of a thing keeps it."""
    return label if label.case else label.in_case("tab")


def _tab(
    w: Words, counting: Counting, question: Question, said: str, box: tuple[float, float], *, fit: bool
) -> ft.Control:
    """Draw one tab; `fit`: all of them share the width."""
    width, high = box
    whole = w.say(question.label)
    here = question.key == counting.at
    ink = PLATE_INK if here else LID_INK
    lead = group_disc(w, question.key, 30) or drawing(w.look.emblem, 30, ink)
    name = ft.Text(
        said,
        style=letters(BOLD, unbroken(said, 13 * w.scale, width - 4), 1.15),
        color=ink,
        text_align=ft.TextAlign.CENTER,
        max_lines=2,
    )
    shown = ft.Column(
        [lead, name],
        spacing=4,
        tight=True,
        alignment=ft.MainAxisAlignment.CENTER,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    ticked = [_tick(width)] if counting.done(question.key) and not here else []
    return touch(
        ft.Stack([ft.Container(shown, alignment=ft.Alignment.CENTER, width=width, height=high), *ticked]),
        tap(counting.turn_to, question.key),
        key=f"page/{question.key}",
        label=whole if whole != said else None,
        selected=here,
        expand=fit,
        alignment=ft.Alignment.CENTER,
        padding=0,
        bgcolor=PLATE if here else None,
        radius=14,
    )


def _tick(width: float) -> ft.Control:
    return ft.Container(
        sign("check", 14, LID),
        width=20,
        height=20,
        border_radius=10,
        bgcolor=NIGHT.good,
        alignment=ft.Alignment.CENTER,
        left=width / 2 + 8,
        top=4,
    )
