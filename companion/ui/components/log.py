"""Every step, the last first, folded by round; a heading is a point to go back to."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime

import flet as ft

from companion.app.values import LogEntry
from companion.ui.components.touch import Style, icon_button, text, touch
from companion.ui.components.words import Words


@dataclass(frozen=True)
class LogTaps:
    """What can be done in the log."""

    fold: Callable[[str], object]
    take_back: Callable[[int], object]
    jump: Callable[[str], object] | None = None


def log(w: Words, entries: Sequence[LogEntry], opened: frozenset[str], taps: LogTaps) -> list[ft.Control]:
    """Draw the log in folds, newest first; the newest lies open, `opened` names those where a tap has changed that."""
    parts: list[ft.Control] = []
    for at, fold in enumerate(reversed(folds(entries))):
        shown = (at == 0) != (fold[0].place in opened)
        parts += [_heading(w, fold[0], len(fold), shown, taps)] if fold[0].heading else []
        parts += [log_line(w, entry, taps) for entry in reversed(fold)] if shown or not fold[0].heading else []
    return parts


def folds(entries: Sequence[LogEntry]) -> list[list[LogEntry]]:
    """Return the steps of each round together, in order; an entry with a heading begins a new fold."""
    found: list[list[LogEntry]] = []
    for entry in entries:
        if entry.heading is not None or not found:
            found.append([])
        found[-1].append(entry)
    return found


def _heading(w: Words, entry: LogEntry, count: int, shown: bool, taps: LogTaps) -> ft.Control:
    icon = ft.Icons.EXPAND_LESS if shown else ft.Icons.EXPAND_MORE
    words = text(w.say(entry.heading), Style.TITLE_MEDIUM, expand=True)
    many = text(w.t("ui-steps", n=count), Style.BODY_SMALL, ft.Colors.ON_SURFACE_VARIANT)
    fold = touch(
        ft.Row([ft.Icon(icon, size=20), words, many], spacing=8),
        lambda: taps.fold(entry.place),
        key=f"fold/{entry.place}",
        expanded=shown,
        padding=ft.Padding.symmetric(vertical=14, horizontal=4),
        expand=True,
    )
    jump = taps.jump
    back: list[ft.Control] = []
    if jump and entry.place:
        name = w.t("ui-jump", where=entry.heading or "")
        back = [icon_button(ft.Icons.HISTORY, name, lambda: jump(entry.place), key=f"jump/{entry.place}")]
    return ft.Row([fold, *back], spacing=0)


def log_line(w: Words, entry: LogEntry, taps: LogTaps) -> ft.Control:
    """Draw a step: what happened, when, by whom; what the rules did because of it stands below, loud."""
    quiet = ft.Colors.ON_SURFACE_VARIANT
    undone = [w.t("ui-undone")] if entry.undone else []
    when = " · ".join([clock_time(entry.at), *([w.t("ui-log-other")] if entry.who else []), *undone])
    words = ft.Column(
        [
            text(w.say(entry.label), Style.BODY_LARGE, quiet if entry.undone else None),
            *[text(w.say(said), Style.TITLE_SMALL, ft.Colors.TERTIARY) for said in entry.loud],
            text(when, Style.BODY_SMALL, quiet),
        ],
        spacing=0,
        tight=True,
        expand=True,
    )
    back: list[ft.Control] = []
    if entry.can_take_back:
        name = w.t("ui-take-back", what=entry.label)
        back = [icon_button(ft.Icons.UNDO, name, lambda: taps.take_back(entry.n), key=f"back/{entry.n}")]
    return ft.Container(
        ft.Row([words, *back], spacing=8, vertical_alignment=ft.CrossAxisAlignment.START),
        padding=ft.Padding.only(left=32, bottom=8),
        key=f"log/{entry.n}",
    )


def clock_time(at: datetime) -> str:
    """Return the hour and minute on the wall of this device."""
    return at.astimezone().strftime("%H:%M")
