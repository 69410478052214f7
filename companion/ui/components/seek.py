"""Finding a card: by the numbers printed on it or its name, only what is free, of one type."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

import flet as ft

from companion.ui.components.choice import chip, tick
from companion.ui.components.face import found
from companion.ui.components.fitting import width_of
from companion.ui.components.keyboard import track_typing
from companion.ui.components.printed import type_badge
from companion.ui.components.stack import stack
from companion.ui.components.symbols import drawing
from companion.ui.components.touch import Style, pad, tap, text, touch
from companion.ui.components.words import Words
from companion.ui.drawings.face import PENCIL
from companion.ui.theme import ACC, INK, INK2, LARGE, LID_INK, LID_INK2, RADIUS, SOFT, TARGET, text_size
from scorers.core.forms import Option
from scorers.core.msg import Msg

LINE: Final = ft.OutlineInputBorder(side=ft.BorderSide(1.5, INK2), border_radius=RADIUS)
_ON_LID: Final = ft.OutlineInputBorder(side=ft.BorderSide(1.5, LID_INK2), border_radius=24)
_FREE: Final = ft.Border.all(1.5, INK2)
_CHOSEN: Final = ft.Border.all(2, ACC)

Seek = Callable[[Any], Any]
"""Takes the next thing that is looked for, or how it follows from the last."""

BESIDE: Final = 48 + 12
"""What stands left and right of what the line says is typed there: the glass and its gaps."""

AROUND: Final = 2 * 12 + 8
"""What stands left and right of the words of a filter, with the gap before it."""

FREE: Final = "free"
OWN: Final = "own"


class Sought(NamedTuple):
    """What is looked for: words, only what can be had, a type; how often it was cleared."""

    asked: str = ""
    show: str = ""
    """All, or only what is free, or one's own."""
    kinds: bool = False
    """Whether the types stand there to choose from."""
    kind: str = ""
    turn: int = 0

    def cleared(self) -> Sought:
        """Return the same without its words; the line to type in is another one then."""
        return self._replace(asked="", turn=self.turn + 1) if self.asked else self

    def shown_only(self, show: str) -> Sought:
        """Return the same with only these, or with all again."""
        return self._replace(show="" if self.show == show else show)

    def unfolded(self) -> Sought:
        """Return the same with the types to choose from, or without."""
        return self._replace(kinds=not self.kinds, kind="")

    def of_kind(self, kind: str) -> Sought:
        """Return the same with only that type, or with all again."""
        return self._replace(kind="" if self.kind == kind else kind)

    def among(self, w: Words, options: tuple[Option, ...], own: str = "") -> list[Option]:
        """Return the options that answer it, what cannot be had last; `own` is the seat that looks."""
        by_face = {option.face.key: option for option in options if option.face}
        hits = [by_face[hit.key] for hit in found(w, tuple(o.face for o in options if o.face), self.asked)]
        hits = [hit for hit in hits if is_shown(hit, self.show, own)]
        hits = [hit for hit in hits if not self.kind or (hit.face and hit.face.kind == self.kind)]
        return sorted(hits, key=lambda option: option.because is not None)


def is_shown(option: Option, show: str, own: str) -> bool:
    """Return whether an option is among what is to be shown: all, what is free, one's own."""
    if show == OWN:
        return option.face is not None and option.face.owner == own
    return show != FREE or (option.because is None and option.seat is None)


def asks_for(w: Words, options: tuple[Option, ...]) -> str:
    """Return what can be typed: numbers first, where any are printed, as one reads them off a card on the table."""
    printed = any(sign.n.n is not None for option in options if option.face for sign in option.face.signs)
    return w.t("ui-search" if printed else "ui-search-name")


def use_line(w: Words, sought: Sought, seek: Seek, here: str, label: str, *, lid: bool = False) -> ft.TextField:
    """Return the line to type in, the same one at every keystroke, until a pick clears it.

    What is typed stands in the browser before the page hears of it. A line drawn anew with the letters known so far
    would take the last ones away from whoever types fast on a slow network.
    """
    found: ft.TextField = ft.use_memo(
        lambda: search_line(w, sought.asked, seek, here, label, lid=lid), [w, here, sought.turn, label, lid]
    )
    return found


def search(
    w: Words, line: ft.TextField, sought: Sought, seek: Seek, options: tuple[Option, ...], here: str, room: float
) -> ft.Control:
    """Draw the search line with the filters beside it; below it where what it says would break."""
    kinds = kinds_of(options)
    off = {is_shown(option, FREE, "") for option in options}
    names = [
        *([(FREE, w.t(_free(options)), sought.show == FREE)] if len(off) > 1 else []),
        *([("kinds", w.t("ui-kinds"), bool(sought.kind))] if len(kinds) > 1 else []),
    ]
    filters = [_filter(w, name, words, on, seek, here) for name, words, on in names]
    taken = sum(width_of(words, text_size(Style.TITLE_SMALL)) + AROUND for _, words, _ in names)
    parts: list[ft.Control] = [ft.Row([line, *filters], spacing=8)]
    least = width_of(asks_for(w, options), text_size(Style.BODY_LARGE)) + BESIDE
    if filters and (w.scale >= LARGE or room - taken < least):
        field = line if w.scale >= LARGE else ft.Row([line])
        parts = [field, ft.Row(list[ft.Control](filters), spacing=8, wrap=True)]
    elif w.scale >= LARGE:
        parts = [line]
    if sought.kinds:
        parts.append(_kinds(w, kinds, sought, seek, here))
    if any(option.face and w.language in option.face.our_words for option in options):
        parts.append(_ours(w))
    return stack(parts)


def kind_name(w: Words, kind: str) -> str:
    """Return what the cards of a type are called."""
    return w.say(Msg(f"{w.slug}-kind-{kind}", (), "short"))


def kinds_of(options: tuple[Option, ...]) -> tuple[str, ...]:
    """Return the types there are among the options."""
    return tuple(dict.fromkeys(option.face.kind for option in options if option.face and option.face.kind))


def search_line(w: Words, asked: str, seek: Seek, here: str, label: str, *, lid: bool = False) -> ft.TextField:
    """Draw the line to type in."""
    line = ft.TextField(
        value=asked,
        key=f"{here}/search",
        label=label,
        prefix_icon=ft.Icon(ft.Icons.SEARCH, color=LID_INK2 if lid else INK2),
        dense=True,
        border=_ON_LID if lid else LINE,
        label_style=ft.TextStyle(color=LID_INK2) if lid else None,
        text_style=ft.TextStyle(color=LID_INK) if lid else None,
        content_padding=ft.Padding.symmetric(vertical=(TARGET - 20) / 2, horizontal=8),
        expand=None if w.scale >= LARGE else True,
        on_change=lambda e: seek(lambda last, asked=e.control.value or "": last._replace(asked=asked)),
    )
    track_typing(line)
    return line


def _free(options: tuple[Option, ...]) -> str:
    """Return what those are called that can be had: where nothing is in the way, those nobody has yet."""
    return "ui-only-free" if any(option.because for option in options) else "ui-nobodys"


def _filter(w: Words, name: str, words: str, on: bool, seek: Seek, here: str) -> ft.Control:
    def turn() -> None:
        seek(lambda last: last.shown_only(FREE) if name == FREE else last.unfolded())

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


def _kinds(w: Words, kinds: tuple[str, ...], sought: Sought, seek: Seek, here: str) -> ft.Control:
    """Draw the types of cards to choose one from."""

    def choose(kind: str) -> None:
        seek(lambda last: last.of_kind(kind))

    return ft.Row(
        [
            chip(
                w,
                kind_name(w, kind),
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
