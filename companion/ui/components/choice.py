"""What answers a question: a box with an outline, a ring for one of them and a square for some; chosen it is ticked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, Final

import flet as ft

from companion.ui.components.fitting import whole
from companion.ui.components.symbols import sign
from companion.ui.components.touch import SHORT, Style, Tap, pad, tap, text, touch
from companion.ui.components.words import Words
from companion.ui.drawings.svg import path, sheet
from companion.ui.theme import ACC, GOOD, INK, INK2, LINE, RADIUS, SOFT, TARGET

DOT: Final = 22
TICK: Final = 18
BESIDE: Final = 6
AROUND: Final = 84
"""What stands around the words of an answer: margins, those of a band as well, and a gap."""

LEAD: Final = 80
"""What leads an answer, where the text is largest."""
_FREE: Final = ft.Border.all(1.5, INK2)
_CHOSEN: Final = ft.Border.all(2, ACC)
_TAKEN: Final = ft.Border.all(3, ACC)
"""Where there is no room for a tick."""
_FLAT: Final = ft.Border.all(1, LINE)


def choice(
    w: Words,
    words: str,
    on_click: Tap | None,
    *,
    key: str,
    selected: bool,
    some: bool = False,
    note: str = "",
    good: bool = False,
    reason: str = "",
    lead: ft.Control | None = None,
    expand: bool | int | None = None,
) -> ft.Control:
    """Draw an answer with its consequence under it; `some`: others can be chosen as well, `good`: it gives something.

    What stands for the answer leads, and the ring goes to the right. What cannot be chosen says why instead.
    """
    taken = AROUND + DOT * w.scale + (LEAD if lead else 0)
    lines: list[ft.Control] = [whole(w, text(words, Style.TITLE_SMALL, INK2 if reason else INK), taken)]
    if reason or note:
        below = text(reason or note, Style.BODY_MEDIUM, GOOD if good and not reason else INK2)
        lines.append(whole(w, below, taken))
    said = ft.Column(lines, spacing=0, tight=True, expand=True)
    mark = dot(w, chosen=selected, some=some)
    parts = [mark, said] if lead is None else [lead, said, mark]
    return choice_box(
        ft.Row(parts, spacing=10),
        None if reason else on_click,
        key=key,
        selected=selected,
        flat=bool(reason),
        padding=ft.Padding.symmetric(vertical=13 if len(lines) == 1 else 8, horizontal=12),
        expand=expand,
    )


def choice_box(
    content: ft.Control,
    on_click: Tap | None,
    *,
    key: str,
    selected: bool,
    flat: bool,
    padding: ft.PaddingValue,
    expand: bool | int | None = 1,
) -> ft.Control:
    """Draw the box of an answer around anything; `flat`: it cannot be chosen now."""
    return touch(
        content,
        on_click,
        key=key,
        selected=selected,
        padding=padding,
        bgcolor=SOFT if selected else None,
        border=_CHOSEN if selected else _FLAT if flat else _FREE,
        radius=RADIUS,
        expand=expand,
    )


def two_way(
    w: Words, answers: Sequence[tuple[str, str]], chosen: str, choose: Callable[[str], Any], *, key: str
) -> ft.Control:
    """Draw one bar split in two (key and words of each): the chosen half is soft and ticked."""
    last = len(answers) - 1
    halves = [
        touch(
            ft.Row(
                [*([tick(20)] if answer == chosen else []), giving_way(text(words, Style.TITLE_SMALL, INK))],
                spacing=8,
                alignment=ft.MainAxisAlignment.CENTER,
            ),
            tap(choose, answer),
            key=f"{key}/{answer}",
            selected=answer == chosen,
            padding=ft.Padding.symmetric(vertical=pad(w, Style.TITLE_SMALL), horizontal=8),
            bgcolor=SOFT if answer == chosen else None,
            border=None if n == last else ft.Border.only(right=ft.BorderSide(1.5, INK2)),
            radius=0,
            expand=1,
        )
        for n, (answer, words) in enumerate(answers)
    ]
    return ft.Container(
        ft.Row(halves, spacing=0),
        border=_FREE,
        border_radius=14,
        clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
    )


def dot(w: Words, *, chosen: bool, some: bool = False) -> ft.Control:
    """Draw the ring of one answer, the square of several; full and ticked when chosen."""
    size = DOT * w.scale
    colour = ACC if chosen else INK2
    return ft.Image(src=_dot(chosen, some).encode(), width=size, height=size, color=colour, exclude_from_semantics=True)


@lru_cache(maxsize=4)
def _dot(chosen: bool, some: bool) -> str:
    """Return the drawing in black; the theme dyes it, and the ground shows through the tick."""
    outer = "M5 1H17A4 4 0 0 1 21 5V17A4 4 0 0 1 17 21H5A4 4 0 0 1 1 17V5A4 4 0 0 1 5 1Z"
    if not some:
        outer = "M11 0A11 11 0 0 1 11 22A11 11 0 0 1 11 0Z" if chosen else "M11 1A10 10 0 0 1 11 21A10 10 0 0 1 11 1Z"
    if not chosen:
        return sheet(DOT, DOT, path(outer, "none", 'stroke="#000000" stroke-width="2"'))
    return sheet(DOT, DOT, path(f"{outer}{_THROUGH}", "#000000", 'fill-rule="evenodd"'))


_THROUGH: Final = "M5.67 11.33L7.13 9.87L9.67 12.33L15 7L16.47 8.47L9.67 15.33Z"
"""The tick, inside the ring."""


def chip(
    w: Words,
    words: str,
    on_click: Tap | None,
    *,
    key: str,
    selected: bool = False,
    lead: ft.Control | None = None,
    note: str = "",
    width: float | None = None,
    reason: str = "",
    anyway: bool = False,
) -> ft.Control:
    """Draw a small answer: soft and ticked when it is the chosen one, flat with its reason when it cannot be.

    `anyway`: it can be chosen against that reason.
    """
    label = text(words, Style.TITLE_SMALL, INK2 if reason else INK, align=ft.TextAlign.CENTER)
    whole(w, label, AROUND)
    small = reason or note
    inner: ft.Control = label
    if small:
        below = text(small, Style.BODY_SMALL, INK2, align=ft.TextAlign.CENTER)
        inner = ft.Column([label, below], spacing=0, tight=True, horizontal_alignment=ft.CrossAxisAlignment.CENTER)
    side = 0.0 if width else 22.0 if len(words) < SHORT else 20.0
    parts = [*([lead] if lead else []), inner]
    if selected and not width:  # the tick takes the room of the padding, so that nothing beside it moves
        parts.append(tick())
        side -= (TICK + BESIDE) / 2
    if len(parts) > 1:
        giving_way(inner)
        inner = ft.Row(parts, spacing=BESIDE, tight=True)
    upright = 8.0 if small else pad(w, Style.TITLE_SMALL)
    return touch(
        inner,
        None if reason and not anyway else on_click,
        key=key,
        selected=selected,
        padding=ft.Padding.symmetric(vertical=upright, horizontal=max(4.0, side)),
        bgcolor=SOFT if selected else None,
        border=_CHOSEN if selected else _FLAT if reason else _FREE,
        width=width,
        alignment=ft.Alignment.CENTER if width else None,
    )


def giving_way(words: ft.Control) -> ft.Control:
    """Let words beside a sign take a second line where there is no room for one."""
    words.expand, words.expand_loose = True, True
    return words


def tick(size: float = TICK, colour: str = ACC) -> ft.Control:
    """Draw the tick of what is chosen or done."""
    return sign("check", size, colour)


def number_chip(w: Words, n: int, on_click: Tap, *, key: str, selected: bool, adds: bool = False) -> ft.Control:
    """Draw a number to choose, or one to add; the chosen one says that it is."""
    return touch(
        text(f"+{n}" if adds else w.number(n), Style.TITLE_MEDIUM, INK),
        on_click,
        key=key,
        selected=selected,
        width=max(TARGET, 28 * w.scale + 16),
        padding=ft.Padding.symmetric(
            vertical=pad(w, Style.TITLE_MEDIUM) - (1.5 if selected else 0)
        ),  # what its line takes
        alignment=ft.Alignment.CENTER,
        bgcolor=SOFT if selected else None,
        border=_TAKEN if selected else _FREE,
    )
