"""Many faces: found by the numbers printed on them, or by name."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.ui.components.face import face, found
from companion.ui.components.kept import use_kept
from companion.ui.components.keyboard import typed_in
from companion.ui.components.soon import use_soon
from companion.ui.components.touch import Style, Tap, quiet_button, tap, text, text_button
from companion.ui.components.words import Words
from companion.ui.theme import TARGET
from scorers.core.forms import Option
from scorers.core.view import Face

STRETCH = ft.CrossAxisAlignment.STRETCH

FIRST = 12
"""So many are drawn at first, the likely ones; the rest is a tap away, and a search looks through all of them."""

SEEN = 5
"""So many fit on the screen of a phone; what is below is drawn a moment later."""


@ft.component
def FaceSearch(
    w: Words,
    options: tuple[Option, ...],
    chosen: tuple[str, ...],
    choose: Callable[[str], Any],
    *,
    here: str = "faces",
    most: int | None = None,
    search: bool = True,
) -> ft.Control:
    """A search line and the faces that answer it; what is chosen stays on top.

    Once all `most` are chosen the rest folds away, so that what follows from the choice comes into sight.
    """
    asked, set_asked = ft.use_state("")
    unfolded, unfold = ft.use_state("")
    whole, show_whole = ft.use_state(False)
    choice = " ".join(chosen)
    folded = len(chosen) == most and not asked and unfolded != choice
    by_face = {option.face.key: option for option in options if option.face}
    hits = [by_face[hit.key] for hit in found(w, tuple(o.face for o in options if o.face), asked)]
    hits.sort(key=lambda option: (option.key not in chosen, option.because is not None))
    soon = use_soon()
    kept = use_kept()
    lines = [
        kept.row(option.key, (w, option, count), partial(option_line, w, here, option, count, choose))
        for option in (hits if whole else hits[: FIRST if soon else SEEN])
        for count in [chosen.count(option.key)]
        if count or not folded
    ]
    if folded:
        other = text_button(w, w.t("ui-choose-other"), lambda: unfold(choice), key=f"{here}/other")
        return _stacked([*lines, other])
    field = [_search(w, asked, set_asked, here, soon=soon)] if search else []
    rest = 0 if whole or not soon else len(hits) - FIRST
    return _listed(w, field, lines, rest, lambda: show_whole(True), here)


@ft.component
def Catalogue(w: Words, faces: tuple[Face, ...], *, here: str = "catalogue") -> ft.Control:
    """All faces of the game, with who owns what now."""
    asked, set_asked = ft.use_state("")
    whole, show_whole = ft.use_state(False)
    hits = found(w, faces, asked)
    soon = use_soon()
    kept = use_kept()
    lines = [
        kept.row(shown.key, (w, shown), partial(face, w, shown, key=f"{here}/{shown.key}"))
        for shown in (hits if whole else hits[: FIRST if soon else SEEN])
    ]
    rest = 0 if whole or not soon else len(hits) - FIRST
    return _listed(w, [_search(w, asked, set_asked, here, soon=soon)], lines, rest, lambda: show_whole(True), here)


def option_line(w: Words, here: str, option: Option, count: int, choose: Callable[[str], Any]) -> ft.Control:
    """A face to pick."""
    return face(
        w,
        option.face or Face(option.key, option.label),
        tap(choose, option.key),
        key=f"{here}/{option.key}",
        selected=count > 0,
        reason=w.say(option.because),
        count=count,
    )


def _listed(w: Words, search: list[ft.Control], lines: list[ft.Control], rest: int, show: Tap, here: str) -> ft.Control:
    """A search line, what it has found, and the way to the `rest` of it."""
    end: list[ft.Control] = []
    if rest > 0:
        end = [quiet_button(w, w.t("ui-show-rest", n=rest), show, key=f"{here}/rest")]
    elif not lines:
        end = [text(w.t("ui-none-found"), Style.BODY_MEDIUM, ft.Colors.ON_SURFACE_VARIANT)]
    # Each in a list of its own: what is already there is not drawn anew when the rest comes.
    parts = [_stacked(lines[:SEEN]), _stacked(lines[SEEN:]), _stacked(end)]
    return _stacked([*search, *[part for part in parts if part.controls]])


def _stacked(parts: list[ft.Control]) -> ft.Column:
    return ft.Column(parts, spacing=8, tight=True, horizontal_alignment=STRETCH)


def _search(w: Words, asked: str, ask: Callable[[str], Any], here: str, *, soon: bool) -> ft.Control:
    """The search line, or the room for it: a line to type in takes as long to draw as the faces in sight."""
    if soon:
        return _stacked([search_field(w, asked, ask, key=f"{here}/search")])
    return _stacked(
        [ft.Container(height=TARGET * w.scale, border=ft.Border.all(1, ft.Colors.OUTLINE), border_radius=4)]
    )


def search_field(w: Words, asked: str, ask: Callable[[str], Any], *, key: str) -> ft.Control:
    """Numbers first: that is what one reads off a card on the table."""
    line = ft.TextField(
        value=asked,
        key=key,
        label=w.t("ui-search"),
        hint_text=w.t("ui-search-hint"),
        prefix_icon=ft.Icons.SEARCH,
        dense=True,
        on_change=lambda e: ask(e.control.value or ""),
    )
    return typed_in(line)
