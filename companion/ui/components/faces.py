"""Many faces: a grid of cards, found by the numbers printed on them, by name, by type."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Final, NamedTuple

import flet as ft

from companion.ui.components.buttons import quiet_button, text_button
from companion.ui.components.face import face, high_of, is_low, least_width
from companion.ui.components.row_cache import RowCache, use_row_cache
from companion.ui.components.seek import FREE, Sought, asks_for, use_line
from companion.ui.components.seek import search as search_for
from companion.ui.components.stack import stack
from companion.ui.components.touch import Style, Tap, tap, text
from companion.ui.components.words import Words
from companion.ui.drawings.face import BARE
from companion.ui.theme import INK, INK2
from scorers.core.forms import Option
from scorers.core.view import Face

FIRST: Final = 24
"""So many are drawn at first, the likely ones; the rest is a tap away, and a search looks through all of them."""

LOW: Final = 48
"""Of cards that are only counted so many: all there are to count lie in sight, and nobody has to ask for more."""

FEW: Final = 3

GAP: Final = 10
"""Between two cards beside each other."""

RUN: Final = 8
"""Between two rows, the edge of the upper one aside."""

EDGE: Final = 3
"""The edge of a card, below it."""

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
    left = [
        option for option in sought.among(w, options) if most == 1 or sought.show != FREE or option.key not in chosen
    ]
    hits, many = alike(w, left, chosen, many=most != 1)
    grid = grid_of(w, [option.face for option in options if option.face], room)
    line = use_line(w, sought, seek, here, asks_for(w, options))
    field = [search_for(w, line, sought, seek, options, here, room)] if search else []
    cache = use_row_cache()
    shown = [option for option in hits if option.key in chosen] if folded else drawn_of(hits, chosen, whole=whole)

    def pick(key: str) -> object:
        seek(lambda last: last.cleared())
        return choose(key)

    taken = ft.use_callback(pick, [choose])
    cards = [option_card(cache, w, here, option, chosen, taken, grid.width, many[option.key]) for option in shown]
    if about:
        cards = _told(w, cards, shown, chosen, grid)
    if folded:
        other = text_button(w, w.t("ui-choose-other"), lambda: unfold(choice), key=f"{here}/other")
        return stack([lay(cards), other])
    return stack([*field, lay(cards), *rest(w, hits, lambda: show_whole(True), here, whole=whole)], 12)


@ft.component
def Catalogue(
    w: Words, faces: tuple[Face, ...], *, here: str = "catalogue", room: float = 360, search: bool = True
) -> ft.Control:
    """All faces of the game, or those of a chapter, with who owns what now; a tap tells what one does."""
    opened, set_opened = ft.use_state("")
    options = ft.use_memo(lambda: tuple(Option(shown.key, shown.name, shown) for shown in faces), [faces])
    touch = ft.use_callback(lambda key: set_opened(lambda last: "" if last == key else key), [])
    chosen = (opened,) if opened else ()
    return FaceSearch(w, options, chosen, touch, here=here, search=search, room=room, fold=False, about=True)


def alike(
    w: Words, found: Sequence[Option], chosen: tuple[str, ...], *, many: bool = False
) -> tuple[list[Option], dict[str, int]]:
    """Return each kind of card once, and how many of it there are; those chosen stand apart from the others.

    Where `many` are chosen they stand behind what is left: a second touch at a place takes one more.
    """
    kinds: dict[object, tuple[list[Option], list[Option]]] = {}
    for option in found:
        shown = option.face
        same = (shown.number, shown.kind, shown.value, shown.owner, shown.there, shown.text) if shown else option.key
        here = (w.say(option.label), option.seat, option.because, same)
        kinds.setdefault(here, ([], []))[option.key in chosen].append(option)
    piles = [pile for kind in kinds.values() for pile in (kind if many else kind[::-1]) if pile]
    return [pile[0] for pile in piles], {pile[0].key: len(pile) for pile in piles}


def option_line(
    w: Words, here: str, option: Option, count: int, choose: Callable[[str], Any], width: float, many: int = 1
) -> ft.Control:
    """Draw a face to pick; one that a player has already carries their plate. `many`: so many of it lie there."""
    shown = option.face or Face(option.key, option.label)
    return face(
        w,
        replace(shown, owner=option.seat) if option.seat else shown,
        tap(choose, option.key),
        key=f"{here}/{option.key}",
        width=width,
        selected=count > 0,
        reason=w.say(option.because),
        count=max(count, many),
    )


def option_card(
    cache: RowCache,
    w: Words,
    here: str,
    option: Option,
    chosen: tuple[str, ...],
    choose: Callable[[str], Any],
    width: float,
    many: int = 1,
) -> ft.Control:
    """Draw a face to pick, or hand it over again as it stands."""
    return cache.row(option.key, option_line, w, here, option, chosen.count(option.key), choose, width, many)


def first(hits: Sequence[Option], sight: int | None = None) -> int:
    """Return how many cards are drawn at first, or no more than are in sight; the last few are no tap behind them."""
    most = LOW if any(hit.face and is_low(hit.face) for hit in hits) else FIRST
    most = min(most, sight or most)
    return most if len(hits) > most + FEW else len(hits)


def in_sight(w: Words, hits: Sequence[Option], grid: Grid, height: float) -> int:
    """Return how many cards a screen of this height shows at most before anybody scrolls."""
    least = min((high_of(w, hit.face, w.say(hit.because)) for hit in hits if hit.face), default=BARE) * w.scale
    return grid.columns * math.ceil(height / (least + RUN + EDGE))


def drawn_of(hits: list[Option], chosen: tuple[str, ...], *, whole: bool, sight: int | None = None) -> list[Option]:
    """Return what is drawn of all that was found: the likely ones, with what is chosen on top, or all of it."""
    most = first(hits, sight)
    if whole or len(hits) <= most:
        return hits
    below = [hit for hit in hits[most:] if hit.key in chosen]
    return [*below, *hits[: most - len(below)]]


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


def rest(
    w: Words, hits: Sequence[Option], show: Tap, here: str, *, whole: bool, sight: int | None = None
) -> list[ft.Control]:
    """Draw the way to the rest, or that nothing was found."""
    if not hits:
        return [text(w.t("ui-none-found"), Style.BODY_MEDIUM, INK2)]
    more = len(hits) - first(hits, sight)
    return [] if whole or more <= 0 else [quiet_button(w, w.t("ui-show-rest", n=more), show, key=f"{here}/rest")]
