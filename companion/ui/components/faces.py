"""Many faces: found by the numbers printed on them, or by name."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.ui.components.face import face, found
from companion.ui.components.kept import use_kept
from companion.ui.components.touch import Style, tap, text, text_button
from companion.ui.components.words import Words
from scorers.core.forms import Option
from scorers.core.view import Face

STRETCH = ft.CrossAxisAlignment.STRETCH

MOST = 40
"""So many are drawn at once; a search narrows the rest down."""


@ft.component
def FaceSearch(
    w: Words,
    options: tuple[Option, ...],
    chosen: tuple[str, ...],
    choose: Callable[[str], Any],
    *,
    here: str = "faces",
    most: int | None = None,
) -> ft.Control:
    """A search line and the faces that answer it; what is chosen stays on top.

    Once all `most` are chosen the rest folds away, so that what follows from the choice comes into sight.
    """
    asked, set_asked = ft.use_state("")
    unfolded, unfold = ft.use_state("")
    choice = " ".join(chosen)
    folded = len(chosen) == most and not asked and unfolded != choice
    by_face = {option.face.key: option for option in options if option.face}
    hits = [by_face[hit.key] for hit in found(w, tuple(o.face for o in options if o.face), asked)]
    hits.sort(key=lambda option: (option.key not in chosen, option.because is not None))
    kept = use_kept()
    lines = [
        kept.row(option.key, (w, option, count), partial(option_line, w, here, option, count, choose))
        for option in hits[:MOST]
        for count in [chosen.count(option.key)]
        if count or not folded
    ]
    if folded:
        other = text_button(w, w.t("ui-choose-other"), lambda: unfold(choice), key=f"{here}/other")
        return ft.Column([*lines, other], spacing=8, tight=True, horizontal_alignment=STRETCH)
    return _listed(w, asked, set_asked, lines, len(hits), here)


@ft.component
def Catalogue(w: Words, faces: tuple[Face, ...], *, here: str = "catalogue") -> ft.Control:
    """All faces of the game, with who owns what now."""
    asked, set_asked = ft.use_state("")
    hits = found(w, faces, asked)
    lines = [face(w, shown, key=f"{here}/{shown.key}") for shown in hits[:MOST]]
    return _listed(w, asked, set_asked, lines, len(hits), here)


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


def _listed(
    w: Words, asked: str, ask: Callable[[str], Any], lines: list[ft.Control], hits: int, here: str
) -> ft.Control:
    rest = w.t("ui-none-found") if not hits else w.t("ui-more-found", n=hits - MOST) if hits > MOST else ""
    note = [text(rest, Style.BODY_MEDIUM, ft.Colors.ON_SURFACE_VARIANT)] if rest else []
    return ft.Column(
        [search_field(w, asked, ask, key=f"{here}/search"), *lines, *note],
        spacing=8,
        tight=True,
        horizontal_alignment=STRETCH,
    )


def search_field(w: Words, asked: str, ask: Callable[[str], Any], *, key: str) -> ft.Control:
    """Numbers first: that is what one reads off a card on the table."""
    return ft.TextField(
        value=asked,
        key=key,
        label=w.t("ui-search"),
        hint_text=w.t("ui-search-hint"),
        prefix_icon=ft.Icons.SEARCH,
        dense=True,
        on_change=lambda e: ask(e.control.value or ""),
    )
