"""Many faces: a grid of cards, found by the numbers printed on them, by name, by type."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Final, NamedTuple

import flet as ft

from companion.ui.components.buttons import quiet_button, text_button
from companion.ui.components.choice import chip, tick
from companion.ui.components.face import face, found, is_low, least_width
from companion.ui.components.keyboard import track_typing
from companion.ui.components.printed import type_badge
from companion.ui.components.row_cache import RowCache, use_row_cache
from companion.ui.components.stack import stack
from companion.ui.components.symbols import drawing
from companion.ui.components.touch import Style, Tap, pad, tap, text, touch
from companion.ui.components.words import Words
from companion.ui.drawings.face import PENCIL
from companion.ui.theme import ACC, INK, INK2, LARGE, RADIUS, SOFT, TARGET
from scorers.core.forms import Option
from scorers.core.msg import Msg
from scorers.core.view import Face

FIRST: Final = 24
"""So many are drawn at first, the likely ones; the rest is a tap away, and a search looks through all of them."""

GAP: Final = 10
"""Between two cards beside each other."""

RUN: Final = 8
"""Between two rows, the edge of the upper one aside."""

LINE: Final = ft.OutlineInputBorder(side=ft.BorderSide(1.5, INK2), border_radius=RADIUS)
_FREE: Final = ft.Border.all(1.5, INK2)
_CHOSEN: Final = ft.Border.all(2, ACC)

WIDE: Final = 640
"""From this room on cards are as wide as on a table, not as narrow as two on a phone may be."""


class Grid(NamedTuple):
    """How the cards lie: how many beside each other, and how wide each is."""

    columns: int
    width: float


def grid_of(w: Words, faces: Sequence[Face], room: float) -> Grid:
    """Return how cards lie in so much room: as many beside each other as can be read, no name broken.

    Two on a phone, three where they are only counted; four on a tablet, five on a desktop.
    """
    low = bool(faces) and all(is_low(shown) for shown in faces)
    wish = (130 if low else 185) if room >= WIDE else 100 if low else 150
    least = max((least_width(w, shown) for shown in faces), default=0)
    columns = max(1, int((room + GAP) // (max(wish, least) * w.scale + GAP)))
    return Grid(columns, (room - GAP * (columns - 1)) / columns)


def lay(parts: Sequence[ft.Control]) -> ft.Control:
    """Lay cards beside each other, and on as far as they go; one list, so that each stays itself when others go."""
    return ft.Row(list(parts), wrap=True, spacing=GAP, run_spacing=RUN)


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
    room: float = 360,
    fold: bool = True,
    about: bool = False,
    key: str | None = None,  # noqa: ARG001 - Flet takes the key before
) -> ft.Control:
    """Draw a search line and the faces that answer it; a pick clears the search. `key` is what the list is about.

    Once all `most` are chosen the rest folds away (`fold`), so that what follows from the choice comes into sight.
    `about`: what the chosen one does is told below its row.
    """
    sought, seek = ft.use_state(Sought())
    unfolded, unfold = ft.use_state("")
    whole, show_whole = ft.use_state(False)
    choice = " ".join(chosen)
    folded = fold and len(chosen) == most and not sought.asked and unfolded != choice
    hits = sought.among(w, options)
    grid = grid_of(w, [option.face for option in options if option.face], room)
    field = [_use_search(w, sought, seek, options, here)] if search else []
    cache = use_row_cache()
    shown = [option for option in hits if option.key in chosen] if folded else _shown(hits, chosen, whole=whole)

    def pick(key: str) -> object:
        seek(lambda last: last.cleared())
        return choose(key)

    taken = ft.use_callback(pick, [choose])
    cards = [_card(cache, w, here, option, chosen, taken, grid.width) for option in shown]
    if about:
        cards = _told(w, cards, shown, chosen, grid)
    if folded:
        other = text_button(w, w.t("ui-choose-other"), lambda: unfold(choice), key=f"{here}/other")
        return stack([lay(cards), other])
    return stack([*field, lay(cards), *_end(w, len(hits), lambda: show_whole(True), here, whole=whole)], 12)


@ft.component
def Catalogue(w: Words, faces: tuple[Face, ...], *, here: str = "catalogue", room: float = 360) -> ft.Control:
    """All faces of the game, with who owns what now; a tap tells what one does."""
    opened, set_opened = ft.use_state("")
    options = ft.use_memo(lambda: tuple(Option(shown.key, shown.name, shown) for shown in faces), [faces])
    touch = ft.use_callback(lambda key: set_opened(lambda last: "" if last == key else key), [])
    chosen = (opened,) if opened else ()
    return FaceSearch(w, options, chosen, touch, here=here, room=room, fold=False, about=True)


class Sought(NamedTuple):
    """What is looked for: words, only what can be had, a type; how often it was cleared."""

    asked: str = ""
    free: bool = False
    kinds: bool = False
    """Whether the types stand there to choose from."""
    kind: str = ""
    turn: int = 0

    def cleared(self) -> Sought:
        """Return the same without its words; the line to type in is another one then."""
        return self._replace(asked="", turn=self.turn + 1) if self.asked else self

    def among(self, w: Words, options: tuple[Option, ...]) -> list[Option]:
        """Return the options that answer it, what cannot be had last."""
        by_face = {option.face.key: option for option in options if option.face}
        hits = [by_face[hit.key] for hit in found(w, tuple(o.face for o in options if o.face), self.asked)]
        hits = [hit for hit in hits if not (self.free and hit.because)]
        hits = [hit for hit in hits if not self.kind or (hit.face and hit.face.kind == self.kind)]
        return sorted(hits, key=lambda option: option.because is not None)


def option_line(
    w: Words, here: str, option: Option, count: int, choose: Callable[[str], Any], width: float
) -> ft.Control:
    """Draw a face to pick; one that a player has already carries their plate."""
    shown = option.face or Face(option.key, option.label)
    return face(
        w,
        replace(shown, owner=option.seat) if option.seat else shown,
        tap(choose, option.key),
        key=f"{here}/{option.key}",
        width=width,
        selected=count > 0,
        reason=w.say(option.because),
        count=count,
    )


def _card(
    cache: RowCache,
    w: Words,
    here: str,
    option: Option,
    chosen: tuple[str, ...],
    choose: Callable[[str], Any],
    width: float,
) -> ft.Control:
    return cache.row(option.key, option_line, w, here, option, chosen.count(option.key), choose, width)


def _shown(hits: list[Option], chosen: tuple[str, ...], *, whole: bool) -> list[Option]:
    """Return what is drawn of all that was found: the likely ones, with what is chosen on top, or all of it."""
    if whole or len(hits) <= FIRST:
        return hits
    below = [hit for hit in hits[FIRST:] if hit.key in chosen]
    return [*below, *hits[: FIRST - len(below)]]


def _told(
    w: Words, cards: list[ft.Control], shown: list[Option], chosen: tuple[str, ...], grid: Grid
) -> list[ft.Control]:
    """Put what the chosen card does below its row."""
    for at, option in enumerate(shown):
        if option.key in chosen and option.face:
            after = (at // grid.columns + 1) * grid.columns
            room = grid.columns * (grid.width + GAP) - GAP
            return [*cards[:after], ft.Container(about_face(w, option.face), width=room, key="about"), *cards[after:]]
    return cards


def about_face(w: Words, shown: Face) -> ft.Control:
    """Say in full what a card does, and what there is to know of it."""
    said = [words for words in (w.say(shown.text), w.say(shown.state)) if words]
    ours = [w.t("ui-our-words")] if w.language in shown.our_words else []
    lines: list[ft.Control] = [text(w.say(shown.name), Style.TITLE_LARGE, INK)]
    lines += [text(words, Style.BODY_LARGE, INK) for words in said]
    return stack([*lines, *(text(words, Style.BODY_SMALL, INK2) for words in ours)], 4)


def _end(w: Words, hits: int, show: Tap, here: str, *, whole: bool) -> list[ft.Control]:
    """Draw the way to the rest, or that nothing was found."""
    if not hits:
        return [text(w.t("ui-none-found"), Style.BODY_MEDIUM, INK2)]
    if whole or hits <= FIRST:
        return []
    return [quiet_button(w, w.t("ui-show-rest", n=hits - FIRST), show, key=f"{here}/rest")]


def _use_search(
    w: Words, sought: Sought, seek: Callable[[Any], Any], options: tuple[Option, ...], here: str
) -> ft.Control:
    """Draw the search line and the filters; the line is the same one at every keystroke, until a pick clears it.

    What is typed stands in the browser before the page hears of it. A line drawn anew with the letters known so far
    would take the last ones away from whoever types fast on a slow network.
    """
    line = ft.use_memo(lambda: _search(w, sought.asked, seek, here), [w, here, sought.turn])
    kinds = tuple(dict.fromkeys(option.face.kind for option in options if option.face and option.face.kind))
    off = {option.because is not None for option in options}
    filters = [
        *([_filter(w, "free", w.t("ui-only-free"), sought.free, seek, here)] if len(off) > 1 else []),
        *([_filter(w, "kinds", w.t("ui-kinds"), bool(sought.kind), seek, here)] if len(kinds) > 1 else []),
    ]
    parts: list[ft.Control] = [ft.Row([line, *filters], spacing=8)]
    if w.scale >= LARGE:
        parts = [line, ft.Row(filters, spacing=8, wrap=True)] if filters else [line]
    if sought.kinds:
        parts.append(_kinds(w, kinds, sought, seek, here))
    if any(option.face and w.language in option.face.our_words for option in options):
        parts.append(_ours(w))
    return stack(parts)


def _search(w: Words, asked: str, seek: Callable[[Any], Any], here: str) -> ft.Control:
    """Draw the line to type in: numbers first, that is what one reads off a card on the table."""
    line = ft.TextField(
        value=asked,
        key=f"{here}/search",
        label=w.t("ui-search"),
        prefix_icon=ft.Icons.SEARCH,
        dense=True,
        border=LINE,
        content_padding=ft.Padding.symmetric(vertical=(TARGET - 20) / 2, horizontal=8),
        expand=None if w.scale >= LARGE else True,
        on_change=lambda e: seek(lambda last, asked=e.control.value or "": last._replace(asked=asked)),
    )
    return track_typing(line)


def _filter(w: Words, name: str, words: str, on: bool, seek: Callable[[Any], Any], here: str) -> ft.Control:
    def turn() -> None:
        seek(lambda last: last._replace(**{name: not getattr(last, name), **({"kind": ""} if name == "kinds" else {})}))

    label = text(words, Style.TITLE_SMALL, INK)
    return touch(
        ft.Row([*([tick()] if on else []), label], spacing=4, tight=True),
        turn,
        key=f"{here}/{name}",
        selected=on,
        padding=ft.Padding.symmetric(vertical=pad(w, Style.TITLE_SMALL), horizontal=12),
        bgcolor=SOFT if on else None,
        border=_CHOSEN if on else _FREE,
    )


def _kinds(w: Words, kinds: tuple[str, ...], sought: Sought, seek: Callable[[Any], Any], here: str) -> ft.Control:
    """Draw the types of cards to choose one from."""

    def choose(kind: str) -> None:
        seek(lambda last: last._replace(kind="" if last.kind == kind else kind))

    return ft.Row(
        [
            chip(
                w,
                w.say(Msg(f"{w.slug}-kind-{kind}", (), "short")),
                tap(choose, kind),
                key=f"{here}/kind/{kind}",
                selected=sought.kind == kind,
                lead=type_badge(w, kind, 20, 27),
            )
            for kind in kinds
        ],
        spacing=8,
        run_spacing=8,
        wrap=True,
    )


def _ours(w: Words) -> ft.Control:
    """Say once what the pencil on a card means."""
    return ft.Row([drawing(PENCIL, 14 * w.scale), text(w.t("ui-our-words"), Style.BODY_SMALL, INK2)], spacing=6)
