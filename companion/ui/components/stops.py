"""The places of one round to choose from: its turns by number, whose the meant one is, and its parts in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

import flet as ft

from companion.ui.components.keyboard import has_keyboard_navigation
from companion.ui.components.stack import stack
from companion.ui.components.symbols import picture, sign
from companion.ui.components.touch import Style, bare, numeral, tap, text
from companion.ui.components.words import Words
from companion.ui.drawings import signs
from companion.ui.theme import ACC, BOLD, INK, INK2, ON_ACC, RADIUS, SOFT, TARGET, letters
from scorers.core.glance import Stop

_FREE: Final = ft.Border.all(1.5, INK2)
_CHOSEN: Final = ft.Border.all(2.5, ACC)

Choose = Callable[[str], object]


class Stops(NamedTuple):
    """The places of a round, as they are asked for."""

    stops: Sequence[Stop]
    chosen: str
    names: Mapping[str, str]
    """What each is called in full."""
    choose: Choose


def places(w: Words, shown: Stops, room: float) -> ft.Control:
    """Draw all of them, the turns in one line where there is room."""
    numbered = [stop for stop in shown.stops if stop.n]
    squares = [_square(w, stop, shown) for stop in numbered]
    boxes = [_box(w, stop, shown) for stop in shown.stops if not stop.n]
    fits = room >= len(squares) * (TARGET + 1) - 1 and w.scale == 1
    plays = _plays(w, numbered, shown.chosen, fits=fits)
    below = [ft.Row([*plays, *boxes], spacing=8, run_spacing=8, wrap=not plays)] if boxes else []
    line = ft.Row(
        squares,
        alignment=ft.MainAxisAlignment.SPACE_BETWEEN if fits and len(squares) > 2 else ft.MainAxisAlignment.START,  # noqa: PLR2004
        spacing=1 if fits else 8,
        run_spacing=8,
        wrap=not fits,
    )
    parts = [*([line] if squares else []), *below]
    return ft.Container(stack(parts, 8), padding=ft.Padding.only(left=10, top=10, right=10, bottom=12))


def _plays(w: Words, stops: list[Stop], chosen: str, *, fits: bool) -> list[ft.Control]:
    """Say whose the meant turn is, below it."""
    if not stops:
        return []
    at = next((at for at, stop in enumerate(stops) if stop.key == chosen), None)
    look = w.seat(stops[at].seat or "") if at is not None else None
    words = w.t("ui-where-plays", who=look.name) if look else ""
    shown = ft.Text(words, style=letters(BOLD, 13 * w.scale), color=INK2, expand=True, max_lines=1)
    shown.margin = ft.Margin.only(left=min(at or 0, 2) * (TARGET - 4) if fits else 0)
    return [shown]


def _square(w: Words, stop: Stop, shown: Stops) -> ft.Control:
    """Draw a turn to choose."""
    size = TARGET * min(w.scale, 1.5)
    box = _answer(stop, shown, numeral(w, str(stop.n), 18), size=size)
    return _ticked(box, meant=stop.key == shown.chosen)


def _box(w: Words, stop: Stop, shown: Stops) -> ft.Control:
    """Draw a part of a round to choose: feeding, its end."""
    own = w.sign(stop.sign)
    lead = [picture(signs.mark(own), 18 * w.scale)] if own else []
    said = text(w.say(stop.label), Style.TITLE_SMALL, INK)
    words = ft.Row([*lead, said], spacing=6, tight=True, alignment=ft.MainAxisAlignment.CENTER)
    upright = max(4.0, (TARGET - 19.5 * w.scale) / 2)
    box = _answer(stop, shown, words, padding=ft.Padding.symmetric(vertical=upright, horizontal=10))
    return _ticked(box, meant=stop.key == shown.chosen)


def _answer(
    stop: Stop,
    shown: Stops,
    content: ft.Control,
    *,
    size: float | None = None,
    padding: ft.PaddingValue | None = None,
) -> ft.Control:
    meant = stop.key == shown.chosen
    place = ft.Container(
        content,
        on_click=bare(tap(shown.choose, stop.key)),
        ink=has_keyboard_navigation(),
        key=f"to/{stop.key}",
        width=size,
        height=size,
        padding=padding,
        alignment=ft.Alignment.CENTER if size else None,
        bgcolor=SOFT if meant else None,
        border=_CHOSEN if meant else _FREE,
        border_radius=RADIUS,
    )
    return ft.Semantics(
        content=place, button=True, container=True, label=shown.names.get(stop.key), selected=meant or None
    )


def _ticked(box: ft.Control, *, meant: bool) -> ft.Control:
    """Draw the tick of what is meant on its corner: nothing beside it moves."""
    badge = ft.Container(
        sign("check", 14, ON_ACC),
        width=20,
        height=20,
        border_radius=10,
        bgcolor=ACC,
        alignment=ft.Alignment.CENTER,
        right=-6,
        top=-6,
        visible=meant,
    )
    return ft.Stack([box, badge], clip_behavior=ft.ClipBehavior.NONE)
