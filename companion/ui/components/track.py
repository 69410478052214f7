"""Where we are: year, round, phase, turn, and who starts. A tap asks "Where are we?"."""

from __future__ import annotations

import flet as ft

from companion.ui.components.row_cache import RowCache
from companion.ui.components.symbols import seat_mark
from companion.ui.components.touch import Style, Tap, pad, text, touch
from companion.ui.components.words import Words
from companion.ui.theme import LAMP, LID, LID2, LID_INK, LID_INK2
from scorers.core.view import Step, Track

MOST_DOTS = 20

HUGE = 1.5
"""From this text size on, what frames Now grows less, so that Now keeps some room."""


def track(
    w: Words, shown: Track, on_click: Tap | None, clock: ft.Control | None = None, cache: RowCache | None = None
) -> ft.Control:
    """Draw the track: the line on top of the table."""
    words = [_step(w, step, first=not at) for at, step in enumerate(shown.steps)]
    dots = _dots(shown.steps, cache or RowCache())
    where = touch(
        ft.Column(
            [ft.Row(words, spacing=12, run_spacing=0, wrap=True), *dots],
            spacing=4,
            tight=True,
        ),
        on_click,
        key="track",
        hint=w.t("ui-where"),
        padding=ft.Padding.symmetric(vertical=pad(w) - (4 if dots else 0), horizontal=16),
        radius=0,
        expand=True,
    )
    parts = [where, *_start_player(w, shown.first), *([clock] if clock else [])]
    return ft.Container(ft.Row(parts, spacing=0), bgcolor=LID)


def step_words(w: Words, step: Step) -> str:
    """Round 2 of 4; Round 2; or just Feeding."""
    if step.at is None:
        return w.say(step.label)
    if step.of is None:
        return w.t("ui-step", what=step.label, at=step.at)
    return w.t("ui-step-of", what=step.label, at=step.at, of=step.of)


def _step(w: Words, step: Step, *, first: bool) -> ft.Control:
    large = w.scale >= HUGE
    if first:
        return text(step_words(w, step), Style.TITLE_SMALL if large else Style.TITLE_LARGE, LID_INK)
    style = Style.BODY_SMALL if large else Style.BODY_MEDIUM
    return text(step_words(w, step), style, LID_INK2)


def _dots(steps: tuple[Step, ...], cache: RowCache) -> list[ft.Control]:
    """Draw a short bar per round: done, now, to come; a mark stands out."""
    step = steps[0] if steps else None
    if step is None or step.at is None or step.of is None or not 1 < step.of <= MOST_DOTS:
        return []
    marked = {mark.at for mark in step.marks}
    return [cache.row("dots", _dot_row, step.at, step.of, marked)]


def _dot_row(at: int, of: int, marked: set[int]) -> ft.Control:
    return ft.Row([_dot(n, at, n in marked) for n in range(1, of + 1)], spacing=4)


def _dot(n: int, at: int, marked: bool) -> ft.Control:
    colour = LAMP if n == at else LID_INK2 if n < at else LID2
    return ft.Container(
        width=16 if n == at else 8,
        height=8 if marked else 4,
        border_radius=2,
        bgcolor=colour,
    )


def _start_player(w: Words, first: str | None) -> list[ft.Control]:
    look = w.seat(first) if first else None
    if look is None:
        return []
    flag = ft.Icon(ft.Icons.FLAG, size=16 * w.scale, color=LAMP)
    mark = ft.Row([flag, seat_mark(w, look.seat, 20, lid=True)], spacing=2, tight=True)
    named = ft.Semantics(content=mark, label=w.t("ui-first", who=look.name), container=True)
    return [ft.Container(named, padding=ft.Padding.only(right=12))]
