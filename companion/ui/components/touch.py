"""Everything a finger can hit, at least 48 dp, named for a screen reader, reachable by keyboard.

Four roles, each unmistakable. The *act* does it now: a slab with a hard edge, one a screen (`buttons.big_button`); what
is done beside it is a quiet act, an outlined pill (`quiet_button`). A *choice* answers a question: an outlined box,
soft and ticked when chosen (`choice.choice`, `two_way`, small ones `chip`). A *thing* lies on the table and has an edge
(`surface`), a *seat* is a plate (`symbols.seat_mark`). What has none of this is printed (`facts`).
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any, Final

import flet as ft

from companion.ui.components.keyboard import has_keyboard_navigation
from companion.ui.components.words import Words
from companion.ui.theme import (
    ACC,
    CARD,
    HEAVY,
    INK,
    INK2,
    LINE,
    RADIUS,
    SOFT,
    SPEAKS,
    TARGET,
    THING_EDGE,
    letters,
    line_height,
)

Tap = Callable[[], Any]
Style = ft.TextThemeStyle

SHORT: Final = 3
"""Words with fewer letters need more room beside them to be hit: "no"."""

_FLAT: Final = ft.Border.all(1, LINE)
_TAKEN: Final = ft.Border.all(3, ACC)
_UNDER: Final = ft.Margin.only(bottom=3)


def bare(on_click: Tap | None) -> Tap | None:
    """Return the same tap taking nothing: Flet hands its event to whatever takes an argument, a default or not."""
    if on_click is None or inspect.iscoroutinefunction(on_click):
        return on_click
    return lambda: on_click()  # noqa: PLW0108 - what it wraps may take something by default


class Bound:
    """Work with the first values it is given; equal to another that does the same, so that its row can be cached."""

    __slots__ = ("given", "work")

    def __init__(self, work: Callable[..., Any], *given: object) -> None:
        """Remember what to do, and with what."""
        self.work, self.given = work, given

    def __call__(self, *more: object) -> Any:  # noqa: ANN401 - whatever the work returns
        """Do it; `more` is what only the tap knows."""
        return self.work(*self.given, *more)

    def __eq__(self, other: object) -> bool:
        """Whether the other does the same."""
        return isinstance(other, Bound) and self.work == other.work and self.given == other.given

    def __hash__(self) -> int:
        """Agree with equality."""
        return hash((self.work, self.given))

    def __repr__(self) -> str:
        """Say what it does."""
        return f"Bound({self.work!r}, {self.given!r})"


tap: Final = Bound
"""A tap with what it does and to what: `tap(m.open, Kind.SEAT, "s1")`."""


def text(
    words: str,
    style: Style = Style.BODY_MEDIUM,
    colour: str | None = None,
    *,
    lines: int | None = None,
    expand: bool | int | None = None,
    align: ft.TextAlign = ft.TextAlign.START,
    key: str | None = None,
) -> ft.Text:
    """Words in a style of the theme, which carries the size."""
    return ft.Text(
        words,
        theme_style=style,
        color=colour,
        max_lines=lines,
        overflow=ft.TextOverflow.ELLIPSIS if lines else ft.TextOverflow.CLIP,
        expand=expand,
        text_align=align,
        key=key,
    )


def numeral(w: Words, words: str, size: float, colour: str | None = None, *, speaks: bool = False) -> ft.Text:
    """Draw a figure of any size, to be read from afar; figures of one width, except where it `speaks`."""
    shown = ft.Text(words, style=letters(SPEAKS if speaks else HEAVY, size * w.scale), max_lines=1)
    shown.color = colour or INK
    return shown


def touch(
    content: ft.Control | None,
    on_click: Tap | None,
    *,
    key: str | None = None,
    label: str | None = None,
    selected: bool | None = None,
    expanded: bool | None = None,
    padding: ft.PaddingValue | None = 8,
    bgcolor: str | None = None,
    border: ft.Border | None = None,
    radius: ft.BorderRadiusValue = RADIUS,
    expand: bool | int | None = None,
    width: float | None = None,
    height: float | None = None,
    alignment: ft.Alignment | None = None,
    hint: str | None = None,
    shadow: ft.BoxShadow | None = None,
    margin: ft.MarginValue | None = None,
    clip: bool = False,
    rim: ft.Border | None = None,
    stop: bool = True,
) -> ft.Control:
    """Draw a touchable place; without a handler it only shows. The name is what is written in it, plus `label`.

    A `rim` is a border that lies over what is in it and takes no room. `stop`: whether Tab stops there.

    No ink: a ripple holds back the answer to the tap until its own next frame, and the answer is what one looks for.
    Only ink can be focused, though, so whoever moves about by Tab gets it.
    """
    # Without a node of its own it would be read together with its neighbours, as no button, and no key would reach it.
    spoken = on_click is not None or label or selected or expanded is not None or hint
    place = ft.Container(
        content,
        key=key,
        on_click=bare(on_click),
        ink=stop and on_click is not None and has_keyboard_navigation(),
        padding=padding,
        bgcolor=bgcolor,
        border=border,
        border_radius=radius,
        foreground_decoration=ft.BoxDecoration(border=rim, border_radius=radius) if rim else None,
        shadow=shadow,
        margin=margin,
        # Where nothing reaches beyond it: a rounded clip is dear on every frame.
        clip_behavior=ft.ClipBehavior.ANTI_ALIAS if clip else ft.ClipBehavior.NONE,
        width=width,
        height=height,
        alignment=alignment,
        expand=None if spoken else expand,
    )
    if not spoken:
        return place
    return ft.Semantics(
        content=place,
        button=True if on_click else None,
        container=True,
        label=label,
        selected=selected or None,
        expanded=expanded,
        hint_text=hint,
        expand=expand,
    )


def pad(w: Words, style: Style = Style.BODY_LARGE, target: int = TARGET) -> float:
    """Return the space above and below one line of text that makes it tall enough to hit."""
    return max(4.0, (target - line_height(style) * w.scale) / 2)


def surface(
    content: ft.Control,
    on_click: Tap | None,
    *,
    key: str | None = None,
    selected: bool = False,
    flat: bool = False,
    padding: ft.PaddingValue | None = 12,
    radius: ft.BorderRadiusValue = RADIUS,
    expand: bool | int | None = None,
    width: float | None = None,
    height: float | None = None,
    alignment: ft.Alignment | None = None,
    label: str | None = None,
    hint: str | None = None,
) -> ft.Control:
    """Lay a thing on the table: a card with an edge. Chosen it is outlined; `flat`: not to be had now, only printed."""
    return touch(
        content,
        on_click,
        key=key,
        label=label,
        selected=selected,
        padding=padding,
        bgcolor=SOFT if selected else None if flat else CARD,
        border=_TAKEN if selected else _FLAT if flat else None,
        radius=radius,
        shadow=None if flat or selected else THING_EDGE,
        margin=_UNDER,
        expand=expand,
        width=width,
        height=height,
        alignment=alignment,
        hint=hint,
    )


def icon_button(
    icon: ft.IconData | ft.Control,
    name: str,
    on_click: Tap | None,
    *,
    key: str,
    disabled: bool = False,
    selected: bool = False,
    colour: str | None = None,
    tip: bool = True,
) -> ft.Control:
    """Draw a sign that can be tapped; its name is read aloud and shown on a long press.

    `tip`: not where it stands in every line and explains itself: a tooltip is dearer than all the rest.
    """
    tint = INK2 if disabled else ACC if selected else colour
    place = ft.Container(
        icon if isinstance(icon, ft.Control) else ft.Icon(icon, color=tint),
        key=key,
        tooltip=name if tip else None,
        on_click=None if disabled else bare(on_click),
        ink=not disabled and has_keyboard_navigation(),
        disabled=disabled,
        width=TARGET,
        height=TARGET,
        alignment=ft.Alignment.CENTER,
        border_radius=TARGET / 2,
        clip_behavior=ft.ClipBehavior.NONE,
    )
    return ft.Semantics(content=place, button=True, container=True, label=None if tip else name)  # a tooltip names it


def line(colour: str = LINE) -> ft.Control:
    """Draw a hairline: the only thing that parts one thing from another."""
    return ft.Container(height=1, bgcolor=colour)
