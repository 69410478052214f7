"""Everything a finger can hit, at least 48 dp, named for a screen reader, reachable by keyboard."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

import flet as ft

from companion.ui.components.keyboard import has_keyboard_navigation
from companion.ui.components.words import Words
from companion.ui.theme import PRIMARY, RADIUS, TARGET

Tap = Callable[[], Any]
Style = ft.TextThemeStyle

_LINE: Final = {Style.BODY_LARGE: 17, Style.BODY_MEDIUM: 15, Style.LABEL_LARGE: 16, Style.TITLE_MEDIUM: 17}
SHORT: Final = 3
"""Words with fewer letters need more room beside them to be hit: "no"."""

_SHAPE: Final = ft.RoundedRectangleBorder(radius=RADIUS)


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


def tap(work: Callable[..., Any], *given: object) -> Tap:
    """Return a tap with what it does and to what: Flet hands its event to every handler that takes anything."""
    return Bound(work, *given)


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
) -> ft.Control:
    """Draw a touchable place; without a handler it only shows. The name is what is written in it, plus `label`.

    No ink: a ripple holds back the answer to the tap until its own next frame, and the answer is what one looks for.
    Only ink can be focused, though, so whoever moves about by Tab gets it.
    """
    # Without a node of its own it would be read together with its neighbours, as no button, and no key would reach it.
    spoken = on_click is not None or label or selected or expanded is not None or hint
    place = ft.Container(
        content,
        key=key,
        on_click=bare(on_click),
        ink=on_click is not None and has_keyboard_navigation(),
        padding=padding,
        bgcolor=bgcolor,
        border=border,
        border_radius=radius,
        clip_behavior=ft.ClipBehavior.NONE,  # nothing reaches beyond it, and a rounded clip is dear on every frame
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
    return max(4.0, (target - _LINE[style] * 1.3 * w.scale) / 2)


def big_button(w: Words, words: str, on_click: Tap | None, *, key: str, disabled: bool = False) -> ft.Control:
    """Draw the pinned button: the one thing to do now. Grows with its words."""
    label = text(words, Style.LABEL_LARGE, _ink(ft.Colors.ON_PRIMARY, disabled=disabled), align=ft.TextAlign.CENTER)
    upright = pad(w, Style.LABEL_LARGE, PRIMARY)
    if disabled:
        return ft.FilledButton(content=label, key=key, disabled=True, style=_big_style(upright))
    return touch(
        label,
        on_click,
        key=key,
        padding=ft.Padding.symmetric(vertical=upright, horizontal=16),
        alignment=ft.Alignment.CENTER,
        bgcolor=ft.Colors.PRIMARY,
    )


def quiet_button(
    w: Words,
    words: str,
    on_click: Tap | None,
    *,
    key: str,
    icon: ft.IconData | None = None,
    disabled: bool = False,
) -> ft.Control:
    """Draw a quiet button."""
    content = _labelled(words, icon, _ink(ft.Colors.PRIMARY, disabled=disabled))
    upright = pad(w, Style.LABEL_LARGE)
    if disabled:
        return ft.OutlinedButton(content=content, key=key, disabled=True, style=_quiet_style(upright))
    return touch(
        content,
        on_click,
        key=key,
        padding=ft.Padding.symmetric(vertical=upright, horizontal=16),
        border=ft.Border.all(1, ft.Colors.OUTLINE),
    )


def text_button(w: Words, words: str, on_click: Tap | None, *, key: str) -> ft.Control:
    """Words that can be tapped."""
    upright = pad(w, Style.LABEL_LARGE)
    padding = ft.Padding.symmetric(vertical=upright, horizontal=16)
    return touch(_labelled(words, None, ft.Colors.PRIMARY), on_click, key=key, padding=padding)


def _labelled(words: str, icon: ft.IconData | None, colour: str) -> ft.Control:
    """Draw the words of a button in its middle, behind their sign."""
    label = text(words, Style.LABEL_LARGE, colour, align=ft.TextAlign.CENTER)
    if icon is None:
        return label
    return ft.Row(
        [ft.Icon(icon, size=20, color=colour), label], spacing=8, alignment=ft.MainAxisAlignment.CENTER, tight=True
    )


def icon_button(
    icon: ft.IconData,
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
    tint = ft.Colors.OUTLINE if disabled else ft.Colors.PRIMARY if selected else colour
    place = ft.Container(
        ft.Icon(icon, color=tint),
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
) -> ft.Control:
    """Draw a small answer: filled when it is the chosen one, greyed with its reason when it cannot be."""
    colour = ft.Colors.ON_PRIMARY if selected else ft.Colors.ON_SURFACE
    quiet = ft.Colors.ON_SURFACE_VARIANT
    label = text(words, Style.LABEL_LARGE, quiet if reason else colour, align=ft.TextAlign.CENTER)
    small = reason or note
    inner: ft.Control = label
    if small:
        below = text(small, Style.BODY_SMALL, ft.Colors.ON_PRIMARY if selected else quiet, align=ft.TextAlign.CENTER)
        inner = ft.Column([label, below], spacing=0, tight=True, horizontal_alignment=ft.CrossAxisAlignment.CENTER)
    if lead is not None:
        inner = ft.Row([lead, inner], spacing=8, tight=True)
    upright = 8.0 if small else pad(w, Style.LABEL_LARGE)
    return touch(
        inner,
        None if reason else on_click,
        key=key,
        selected=selected,
        padding=ft.Padding.symmetric(vertical=upright, horizontal=0 if width else 18 if len(words) < SHORT else 14),
        bgcolor=ft.Colors.PRIMARY if selected else ft.Colors.SURFACE_CONTAINER_HIGHEST if not reason else None,
        border=ft.Border.all(1, ft.Colors.OUTLINE_VARIANT) if reason else None,
        width=width,
        alignment=ft.Alignment.CENTER if width else None,
    )


def number_chip(w: Words, n: int, on_click: Tap, *, key: str, selected: bool) -> ft.Control:
    """Draw a number to choose; the chosen one says that it is."""
    colour = ft.Colors.ON_PRIMARY if selected else ft.Colors.ON_SURFACE
    return touch(
        text(w.number(n), Style.LABEL_LARGE, colour),
        on_click,
        key=key,
        selected=selected,
        width=max(TARGET, 28 * w.scale + 16),
        padding=ft.Padding.symmetric(vertical=pad(w, Style.LABEL_LARGE)),
        alignment=ft.Alignment.CENTER,
        bgcolor=ft.Colors.PRIMARY if selected else ft.Colors.SURFACE_CONTAINER_HIGHEST,
    )


def line(colour: str = ft.Colors.OUTLINE_VARIANT) -> ft.Control:
    """Draw a hairline: the only thing that parts one thing from another."""
    return ft.Container(height=1, bgcolor=colour)


def _ink(colour: str, *, disabled: bool) -> str:
    """Return the colour of a button's words: a style of the theme brings its own and must be told."""
    return ft.Colors.ON_SURFACE_VARIANT if disabled else colour


@lru_cache(maxsize=32)
def _big_style(upright: float) -> ft.ButtonStyle:
    return ft.ButtonStyle(
        shape=_SHAPE,
        padding=ft.Padding.symmetric(vertical=upright, horizontal=16),
        bgcolor={
            ft.ControlState.DISABLED: ft.Colors.SURFACE_CONTAINER_HIGHEST,
            ft.ControlState.DEFAULT: ft.Colors.PRIMARY,
        },
        color={
            ft.ControlState.DISABLED: ft.Colors.ON_SURFACE_VARIANT,
            ft.ControlState.DEFAULT: ft.Colors.ON_PRIMARY,
        },
    )


@lru_cache(maxsize=32)
def _quiet_style(upright: float) -> ft.ButtonStyle:
    return ft.ButtonStyle(
        shape=_SHAPE,
        padding=ft.Padding.symmetric(vertical=upright, horizontal=16),
        side=ft.BorderSide(1, ft.Colors.OUTLINE),
        color={ft.ControlState.DISABLED: ft.Colors.ON_SURFACE_VARIANT},
    )
