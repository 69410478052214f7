"""What is printed: facts, states and tables of figures. No fill, no outline, no edge: nothing here can be touched."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import flet as ft

from companion.ui.components.stack import stack
from companion.ui.components.symbols import disc, mark, sign
from companion.ui.components.touch import Style, line, numeral, text
from companion.ui.components.words import Words
from companion.ui.drawings.svg import path, sheet
from companion.ui.theme import (
    ALARM,
    ALARM_INK,
    BOLD,
    GOOD,
    INK,
    INK2,
    SHORT,
    SHORT_BAND,
    SHORT_INK,
    SOFT,
    SPEAKS,
    letters,
)

BAND: Final = 6
"""How wide the bar at the left of a band is."""


def fact(words: str, lead: ft.Control | None = None, *, strong: bool = True) -> ft.Control:
    """Draw a short statement behind its sign."""
    said = text(words, Style.TITLE_SMALL if strong else Style.BODY_MEDIUM, INK if strong else INK2)
    return ft.Row([*([lead] if lead else []), said], spacing=6, tight=True)


def counted(w: Words, thing: str, figure: str, size: float = 24, *, colour: str = INK, flat: bool = True) -> ft.Control:
    """Draw so many of a thing: its disc and the figure; never the figure alone. `flat`: its disc, else its mark."""
    lead = disc(w, thing, size * 0.84) if flat else mark(w, thing, size * 0.84)
    return ft.Row(
        [*([lead] if lead else [text(w.thing(thing), Style.BODY_SMALL)]), numeral(w, figure, size, colour)],
        spacing=4,
        tight=True,
    )


def settled(words: str) -> ft.Control:
    """Say that something is done, with its tick."""
    return ft.Row([sign("check", 20, GOOD), text(words, Style.TITLE_SMALL, GOOD)], spacing=6, tight=True)


def short(words: str) -> ft.Control:
    """Say what is missing, with its bell."""
    return ft.Row([sign("bell", 18, SHORT), text(words, Style.TITLE_SMALL, SHORT)], spacing=6, tight=True)


def short_band(content: ft.Control, *, key: str | None = None) -> ft.Control:
    """Draw the band of whoever is short: its ground, and a bar at its left. Its words take `SHORT_INK`."""
    inner = ft.Container(
        content,
        padding=ft.Padding.only(left=12, top=12, right=14, bottom=12),
        border=ft.Border.only(left=ft.BorderSide(BAND, SHORT)),
    )
    return ft.Container(inner, key=key, bgcolor=SHORT_BAND, border_radius=16, clip_behavior=ft.ClipBehavior.ANTI_ALIAS)


def short_words(words: str) -> ft.Control:
    """Draw words on that band."""
    return text(words, Style.TITLE_SMALL, SHORT_INK)


def alarm(w: Words, words: str, figure: str = "", detail: str = "", *, key: str | None = None) -> ft.Control:
    """Draw the band, from edge to edge, that says once that the end of the game has come into sight."""
    said = [ft.Text(words, style=letters(SPEAKS, 20 * w.scale, 1.2), color=ALARM_INK)]
    said += [ft.Text(detail, style=letters(BOLD, 15 * w.scale, 1.2), color=ALARM_INK)] if detail else []
    parts: list[ft.Control] = [
        *([numeral(w, figure, 44, ALARM_INK)] if figure else []),
        ft.Column(list(said), spacing=0, tight=True, expand=True),
    ]
    stripes = ft.Image(
        src=STRIPES.encode(), width=18, fit=ft.BoxFit.COVER, left=0, top=0, bottom=0, exclude_from_semantics=True
    )
    inner = ft.Container(ft.Row(parts, spacing=12), padding=ft.Padding.only(left=32, top=8, right=16, bottom=8))
    band = ft.Container(ft.Stack([inner, stripes]), key=key, bgcolor=ALARM)
    return ft.Semantics(content=band, live_region=True, container=True)


def _stripes(high: int = 240) -> str:
    """Draw the edge of the band, as on a barrier."""
    bars = "".join(f"M0 {y + 18}L18 {y}V{y + 11.3:g}L0 {y + 29.3:g}Z" for y in range(-36, high, 23))
    return sheet(18, high, path(bars, ALARM_INK))


STRIPES: Final = _stripes()


def figures(
    w: Words,
    heads: Sequence[ft.Control],
    rows: Sequence[tuple[ft.Control, Sequence[str]]],
    *,
    width: float = 56,
    size: float = 20,
    chosen: int | None = None,
) -> ft.Control:
    """Draw a table of figures in straight columns, hairlines between the rows; the column `chosen` is soft."""
    drawn: list[ft.Control] = [_row([ft.Container(), *heads], width, chosen)]
    for name, said in rows:
        drawn += [line(), _row([name, *(numeral(w, figure, size) for figure in said)], width, chosen)]
    return stack(drawn, 0)


def _row(cells: Sequence[ft.Control], width: float, chosen: int | None) -> ft.Control:
    name, *others = cells
    name.expand = True
    columns = [
        ft.Container(
            cell,
            width=width,
            padding=ft.Padding.symmetric(vertical=10, horizontal=4),
            alignment=ft.Alignment.CENTER,
            bgcolor=SOFT if at == chosen else None,
        )
        for at, cell in enumerate(others)
    ]
    return ft.Row([name, *columns], spacing=0)
