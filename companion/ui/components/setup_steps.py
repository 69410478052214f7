"""The setup as a list to tick: in groups one person can take on, quantities large, how far we are."""

from __future__ import annotations

from collections.abc import Callable
from itertools import cycle
from typing import Final

import flet as ft

from companion.ui.components.choice import DOT, dot
from companion.ui.components.fitting import whole
from companion.ui.components.keyboard import has_keyboard_navigation
from companion.ui.components.stack import stack
from companion.ui.components.symbols import player_mark, thing_symbol
from companion.ui.components.touch import Style, bare, line, tap, text
from companion.ui.components.words import SeatLook, Words
from companion.ui.theme import ACC, GOOD, INK, INK2, LARGE, RADIUS, WELL
from scorers.core.checklist import Checklist, SetupGroup, SetupStep, Take

Ticked = frozenset[str]

AROUND: Final = 56
"""What a step leaves free left and right of it, and between its square and its words."""

SYMBOL: Final = 32
QUIET: Final = 22
"""The sign of what one takes: of what depends on how many play, and of what never changes."""


def checklist(w: Words, steps: Checklist, ticked: Ticked, on_tick: Callable[[str], object]) -> list[ft.Control]:
    """All groups, each with how much of it is done and who might see to it: one after the other round the table."""
    shared, people = [found.key for found in steps.groups if not found.each], w.seats if len(w.seats) > 1 else ()
    helper = dict(zip(shared, cycle(people), strict=False))
    return [group(w, found, ticked, on_tick, helper.get(found.key)) for found in steps.groups]


def progress(w: Words, steps: Checklist, ticked: Ticked) -> ft.Control:
    """How many steps are done, as words and as a bar."""
    done, all_ = sum(step.key in ticked for step in steps.steps), len(steps.steps)
    bar = ft.ProgressBar(
        value=done / all_ if all_ else 1.0,
        bar_height=8,
        border_radius=4,
        color=ACC,
        bgcolor=WELL,
    )
    words = text(w.t("app-steps-done", n=done, of=all_), Style.BODY_MEDIUM, INK2)
    return stack([words, bar], 4)


def group(
    w: Words, found: SetupGroup, ticked: Ticked, on_tick: Callable[[str], object], helper: SeatLook | None = None
) -> ft.Control:
    """Draw steps that one person can take on: a title, hairlines, and how much of it is done."""
    done = sum(one.key in ticked for one in found.steps)
    head = ft.Semantics(content=text(w.say(found.label), Style.TITLE_LARGE), header=True, heading_level=2, expand=True)
    count = text(f"{done}/{len(found.steps)}", Style.TITLE_SMALL, GOOD if done == len(found.steps) else INK2)
    beside = [_helper(w, helper)] if helper and w.scale < LARGE else []
    below = [_helper(w, helper)] if helper and not beside else []
    title = ft.Row([head, *beside, count], spacing=12)
    rows: list[ft.Control] = [ft.Container(stack([title, *below], 4), padding=ft.Padding.only(bottom=6))]
    for one in found.steps:
        rows += [line(), step(w, one, one.key in ticked, tap(on_tick, one.key))]
    return stack(rows, 0)


def _helper(w: Words, who: SeatLook) -> ft.Control:
    """Draw whose part it is; the others have theirs."""
    return ft.Row([player_mark(who, 22 * w.scale), text(who.name, Style.TITLE_SMALL)], spacing=6, tight=True)


def step(w: Words, one: SetupStep, done: bool, on_click: Callable[[], object]) -> ft.Control:
    """One thing to do, and what to take for it."""
    ink = INK2 if done else INK
    takes = _takes(w, [take(w, t, done) for t in one.takes])
    said = whole(w, text(w.say(one.text), Style.BODY_LARGE, ink), AROUND + DOT * w.scale)
    words = ft.Column([said, *takes], spacing=4, tight=True, expand=True)
    place = ft.Container(
        ft.Row(
            [dot(w, chosen=done, some=True), words],
            spacing=14,
            vertical_alignment=ft.CrossAxisAlignment.START,
        ),
        key=f"step/{one.key}",
        on_click=bare(on_click),
        ink=has_keyboard_navigation(),
        border_radius=RADIUS,
        padding=ft.Padding.symmetric(vertical=12, horizontal=4),
    )
    return ft.Semantics(content=place, checked=done, container=True)


def _takes(w: Words, found: list[ft.Control]) -> list[ft.Control]:
    """Side by side; one under the other where the text is large, so that it can break."""
    if w.scale > LARGE:
        return found
    return [ft.Row(found, spacing=20, run_spacing=4, wrap=True)] if found else []


def take(w: Words, found: Take, done: bool) -> ft.Control:
    """So many of this; readable from across the table where it depends on how many play."""
    symbol = thing_symbol(w, found.thing, SYMBOL if found.varies else QUIET)
    style, ink = (Style.LABEL_LARGE, INK) if found.varies else (Style.BODY_MEDIUM, INK2)
    large = w.scale > LARGE
    words = text(w.say(found.label), style, INK2 if done else ink, expand=True)
    words.expand_loose = not large  # takes no more than its words, and breaks them where they are too long
    whole(w, words, AROUND + (DOT + SYMBOL) * w.scale + 8)
    return ft.Row([*([symbol] if symbol else []), words], spacing=8, tight=not large)
