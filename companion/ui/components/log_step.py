"""One step in the log: whose it is, what happened, when, and what changed hands; and the step in hand, with its act."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from datetime import datetime
from itertools import groupby
from typing import Final

import flet as ft

from companion.app.values import InHand, LogEntry, Moved, Standing
from companion.ui.components.buttons import quiet_button
from companion.ui.components.symbols import disc, seat_mark, sign
from companion.ui.components.touch import Style, line, tap, text, touch
from companion.ui.components.words import Words
from companion.ui.theme import (
    ACC,
    AGAINST,
    BOLD,
    GOOD,
    GROUND,
    INK,
    INK2,
    LINE,
    SHORT,
    SHORT_BAND,
    SHORT_INK,
    SOFT,
    WELL,
    letters,
    text_size,
)
from scorers.core.msg import TABLE

PLATE: Final = 32
"""How large a plate on the line of time is."""

DISC: Final = 22
"""How large what changed hands is."""

MOST: Final = 6
"""So many kinds of things are drawn for a seat; the words say the rest."""

SPENT: Final = 0.55
"""So faintly is drawn what does not count."""


def log_step(
    w: Words, entry: LogEntry, choose: Callable[[int], object] | None, *, chosen: bool = False, side: float = 16
) -> ft.Control:
    """Draw a step on the line of time; a tap takes it in hand. What costs stands on the band of whoever is short."""
    counts = entry.standing is Standing.DONE
    band = SHORT_BAND if entry.costs and counts else None
    ground = SOFT if chosen else band
    below = _below(w, entry)
    lines = ft.Column([_said(w, entry), *below], spacing=4, tight=True, expand=True)
    more = 0 if below else 5  # one line alone is as high as a finger needs, too
    words = ft.Container(lines, padding=ft.Padding.only(top=8 + more, bottom=10 + more), expand=True)
    wide = PLATE * w.scale
    row = ft.Row([_plate(w, entry, ground), words], spacing=12, vertical_alignment=ft.CrossAxisAlignment.START)
    time = ft.Container(width=2, bgcolor=LINE, left=wide / 2 - 1, top=0, bottom=0)
    return touch(
        ft.Stack([time, row]),
        tap(choose, entry.n) if choose else None,
        key=f"log/{entry.n}",
        selected=chosen,
        padding=ft.Padding.symmetric(horizontal=side),
        bgcolor=ground,
        radius=0,
    )


def _plate(w: Words, entry: LogEntry, ground: str | None) -> ft.Control:
    """Draw whose step it is, parted from the line of time by a little of the ground."""
    drawn = _table(w) if entry.seat == TABLE else seat_mark(w, entry.seat, PLATE)
    faint = 1.0 if entry.standing is Standing.DONE else SPENT
    named = ft.Semantics(label=w.owner(entry.seat), content=ft.Container(drawn, opacity=faint))
    return ft.Container(named, padding=ft.Padding.symmetric(vertical=4), bgcolor=ground or GROUND)


def _table(w: Words, size: float = PLATE) -> ft.Control:
    """Draw the Table where a plate stands."""
    side = size * w.scale
    table = sign("table", side * 0.6, INK)
    return ft.Container(table, width=side, height=side, bgcolor=WELL, border_radius=side / 4, alignment=_CENTER)


def _said(w: Words, entry: LogEntry) -> ft.Control:
    """Draw the words of a step, struck through where it does not count, and the hour."""
    counts = entry.standing is Standing.DONE
    words = text(without_name(w, entry), Style.TITLE_MEDIUM, INK if counts else INK2, expand=True)
    if not counts:
        words.theme_style = None
        words.style = letters(BOLD, text_size(Style.TITLE_MEDIUM) * w.scale).copy(decoration=_THROUGH)
    hour = ft.Container(text(clock_time(entry.at), Style.BODY_MEDIUM, INK2), padding=ft.Padding.only(top=2))
    return ft.Row([words, hour], spacing=8, vertical_alignment=ft.CrossAxisAlignment.START)


def without_name(w: Words, entry: LogEntry) -> str:
    """Return the words of a step; the plate says whose it is, so they need not begin with the name."""
    said, name = w.say(entry.label), "" if entry.seat == TABLE else w.owner(entry.seat)
    for follows in (": ", ", ", " "):
        rest = said.removeprefix(name + follows)
        if name and rest != said and rest:
            return rest[0].upper() + rest[1:]
    return said


def _below(w: Words, entry: LogEntry) -> list[ft.Control]:
    """Draw what changed hands, what the rules did because of it, and whether it counts."""
    counts, loud = entry.standing is Standing.DONE, SHORT_INK if entry.costs else INK2
    own = [moved for moved in entry.moved if moved.seat == entry.seat]
    found = [*([_moved(w, own)] if own else []), *_others(w, entry)]
    hands = found if counts else [ft.Container(part, opacity=SPENT) for part in found]
    said = [text(w.say(said), Style.TITLE_SMALL, loud) for said in entry.loud] if counts else []
    return [*hands, *said, *_phone(w, entry), *_marks(w, entry)]


def _phone(w: Words, entry: LogEntry) -> list[ft.Control]:
    """Draw whose phone a step came from, where the plate does not say it."""
    if entry.phone in ("", entry.seat):
        return []
    return [text(w.t("ui-log-phone", who=w.owner(entry.phone)), Style.BODY_MEDIUM, INK2)]


def _others(w: Words, entry: LogEntry) -> list[ft.Control]:
    """Draw what others got and gave by it, a line for each."""
    others = sorted((m for m in entry.moved if m.seat != entry.seat), key=lambda moved: moved.seat)
    return [_moved(w, list(theirs), w.owner(seat)) for seat, theirs in groupby(others, key=lambda m: m.seat)]


def _moved(w: Words, found: Sequence[Moved], name: str = "") -> ft.Control:
    lead = [text(f"{name}:", Style.TITLE_SMALL, INK2)] if name else []
    parts = [*lead, *(_one(w, moved) for moved in found[:MOST])]
    return ft.Row(parts, spacing=14, run_spacing=4, wrap=True)


def _one(w: Words, moved: Moved) -> ft.Control:
    """Draw so much of a thing; it is read aloud as one, in its place among the words."""
    name, drawn = w.thing(moved.thing), disc(w, moved.thing, DISC)
    plus = "+" if moved.n > 0 else ""
    figure = ft.Text(f"{plus}{w.number(moved.n)}", style=letters(BOLD, 16 * w.scale), color=GOOD if plus else SHORT)
    figure.semantics_label = f"{name} {figure.value}" if drawn else None
    return ft.Row([drawn or text(name, Style.BODY_MEDIUM), figure], spacing=4, tight=True)


def _marks(w: Words, entry: LogEntry) -> Iterable[ft.Control]:
    """Draw that a step does not count, or was recorded against the rules."""
    if entry.standing is not Standing.DONE:
        yield _mark("undo", w.t(f"ui-log-{entry.standing.replace('_', '-')}"), INK2)
    if entry.overruled:
        yield _mark("bell", w.t("ui-log-against"), AGAINST)


def _mark(name: str, words: str, colour: str) -> ft.Control:
    said = text(words, Style.TITLE_SMALL, colour, expand=True)
    return ft.Row([sign(name, 18, colour), said], spacing=8)


def clock_time(at: datetime) -> str:
    """Return the hour and minute on the wall of this device."""
    return at.astimezone().strftime("%H:%M")


def hand_foot(
    w: Words, hand: InHand, take_back: Callable[[int], object], undo: Callable[[int], object]
) -> list[ft.Control]:
    """Draw the step in hand with its act, or why there is none."""
    entry = hand.entry
    plate = _table(w, 28) if entry.seat == TABLE else seat_mark(w, entry.seat, 28)
    phone = w.t("ui-log-phone", who=w.owner(entry.phone)) if entry.phone else w.t("ui-log-other")
    quiet = [*([w.say(hand.why)] if hand.why else []), *([phone] if hand.who else [])]
    said = [text(w.say(entry.label), Style.TITLE_MEDIUM), *(text(words, Style.BODY_MEDIUM, INK2) for words in quiet)]
    words = ft.Column(list(said), spacing=2, tight=True, expand=True)
    act: list[ft.Control] = []
    if hand.can_take_back:
        act = [_act(w, w.t("ui-take-back"), tap(take_back, entry.n), f"back/{entry.n}")]
    elif hand.can_undo:
        act = [_act(w, w.t("ui-undo-here" if hand.why else "ui-undo-step"), tap(undo, entry.n), f"undo/{entry.n}")]
    return [line(), ft.Row([plate, words, *act], spacing=12)]


def _act(w: Words, words: str, on_click: Callable[[], object], key: str) -> ft.Control:
    return quiet_button(w, words, on_click, key=key, icon=sign("undo", 20, ACC))


_THROUGH: Final = ft.TextDecoration.LINE_THROUGH
_CENTER: Final = ft.Alignment.CENTER
