"""Many faces: found by the numbers printed on them, or by name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, TypeVar

import flet as ft

from companion.ui.components.buttons import quiet_button, text_button
from companion.ui.components.deferred import use_second_frame
from companion.ui.components.face import face, found
from companion.ui.components.keyboard import track_typing
from companion.ui.components.row_cache import use_row_cache
from companion.ui.components.stack import stack
from companion.ui.components.touch import Style, Tap, tap, text
from companion.ui.components.words import Words
from scorers.core.forms import Option
from scorers.core.view import Face

H = TypeVar("H")

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
    key: str | None = None,  # noqa: ARG001 - Flet takes the key before
) -> ft.Control:
    """Draw a search line and the faces that answer it; what is chosen stays on top. `key` is what the list is about.

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
    soon = use_second_frame()
    line = _use_search(w, asked, set_asked, here, soon=soon)
    cache = use_row_cache()
    lines = [
        cache.row((at < SEEN, folded, option.key), option_line, w, here, option, count, choose)
        for at, option in enumerate(_shown(hits, whole=whole, soon=soon))
        for count in [chosen.count(option.key)]
        if count or not folded
    ]
    if folded:
        other = text_button(w, w.t("ui-choose-other"), lambda: unfold(choice), key=f"{here}/other")
        return stack([*lines, other])
    field = [line] if search else []
    end = _end(w, len(hits), lambda: show_whole(True), here, whole=whole) if soon else []
    return _listed(field, lines, end)


@ft.component
def Catalogue(w: Words, faces: tuple[Face, ...], *, here: str = "catalogue") -> ft.Control:
    """All faces of the game, with who owns what now."""
    asked, set_asked = ft.use_state("")
    whole, show_whole = ft.use_state(False)
    hits = found(w, faces, asked)
    soon = use_second_frame()
    line = _use_search(w, asked, set_asked, here, soon=soon)
    cache = use_row_cache()
    lines = [
        cache.row((at < SEEN, shown.key), face, w, shown, key=f"{here}/{shown.key}")
        for at, shown in enumerate(_shown(hits, whole=whole, soon=soon))
    ]
    end = _end(w, len(hits), lambda: show_whole(True), here, whole=whole) if soon else []
    return _listed([line], lines, end)


def option_line(w: Words, here: str, option: Option, count: int, choose: Callable[[str], Any]) -> ft.Control:
    """Draw a face to pick; one that a player has already carries their symbol."""
    shown = option.face or Face(option.key, option.label)
    return face(
        w,
        replace(shown, owner=option.seat) if option.seat else shown,
        tap(choose, option.key),
        key=f"{here}/{option.key}",
        selected=count > 0,
        reason=w.say(option.because),
        count=count,
    )


def _shown(hits: Sequence[H], *, whole: bool, soon: bool) -> Sequence[H]:
    """Return what is drawn of all that was found: what fits on the screen, the likely ones, or all of it."""
    return hits[: SEEN if not soon else len(hits) if whole else FIRST]


def _end(w: Words, hits: int, show: Tap, here: str, *, whole: bool) -> list[ft.Control]:
    """Draw the way to the rest, or that nothing was found."""
    if not hits:
        return [text(w.t("ui-none-found"), Style.BODY_MEDIUM, ft.Colors.ON_SURFACE_VARIANT)]
    if whole or hits <= FIRST:
        return []
    return [quiet_button(w, w.t("ui-show-rest", n=hits - FIRST), show, key=f"{here}/rest")]


def _listed(search: list[ft.Control], lines: list[ft.Control], end: list[ft.Control]) -> ft.Control:
    """Each in a list of its own: what is already there is not drawn anew when the rest comes."""
    parts = [stack(part) for part in (search, lines[:SEEN], lines[SEEN:], end) if part]
    return stack(parts)


def _use_search(w: Words, asked: str, ask: Callable[[str], Any], here: str, *, soon: bool) -> ft.Control:
    """Return the search line, the same one at every keystroke.

    What is typed stands in the browser before the page hears of it. A line drawn anew with the letters known so far
    would take the last ones away from whoever types fast on a slow network.
    """
    return ft.use_memo(lambda: _search(w, asked, ask, here, soon=soon), [w, here, soon])


def _search(w: Words, asked: str, ask: Callable[[str], Any], here: str, *, soon: bool) -> ft.Control:
    """Draw the search line: numbers first, that is what one reads off a card on the table.

    A line to type in takes as long to draw as the faces in sight. First there is only the room for it, as high as Flet
    makes the line, so that nothing moves when it comes.
    """
    if not soon:
        return ft.Container(height=28 + 20 * w.scale, border=ft.Border.all(1, ft.Colors.OUTLINE), border_radius=4)
    line = ft.TextField(
        value=asked,
        key=f"{here}/search",
        label=w.t("ui-search"),
        hint_text=w.t("ui-search-hint"),
        prefix_icon=ft.Icons.SEARCH,
        dense=True,
        on_change=lambda e: ask(e.control.value or ""),
    )
    return track_typing(line)
