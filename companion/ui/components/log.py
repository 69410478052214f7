"""The log as a story: rounds as heads on the lid, each a point to go back to, and the steps along a line of time."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import flet as ft

from companion.app.values import Fold, Log
from companion.ui.components.buttons import quiet_button
from companion.ui.components.fitting import unbroken
from companion.ui.components.log_step import log_step
from companion.ui.components.row_cache import RowCache
from companion.ui.components.stack import stack
from companion.ui.components.symbols import disc, figure_sign
from companion.ui.components.touch import Style, pad, tap, text, touch
from companion.ui.components.words import Words
from companion.ui.theme import BOLD, LARGE, LID, LID_INK, LID_INK2, SPEAKS, TARGET, letters
from scorers.core.glance import Fact, Overview

ROUND: Final = 16
"""The corners of a head."""

NAME: Final = 20
"""How large a round is named."""

PILL: Final = 40
"""How high the way back to a round is drawn; a finger hits a little more."""

MOST_FACTS: Final = 3
"""So many signs leave room for the name of the round."""

LEAST: Final = 54
"""And so much of it, on the smallest phone."""


@dataclass(frozen=True)
class LogTaps:
    """What can be done in the log."""

    fold: Callable[[str], object]
    more: Callable[[], object]
    choose: Callable[[int], object] | None = None
    jump: Callable[[str], object] | None = None


def log(
    w: Words,
    shown: Log,
    taps: LogTaps,
    cache: RowCache,
    *,
    overview: Overview | None = None,
    chosen: int | None = None,
    side: float = 16,
) -> ft.Column:
    """Draw the log, the newest round first; `side` is the space at its sides, over which a band reaches.

    `overview` knows what each round has brought; `chosen` is the step in hand.
    """
    rows: list[ft.Control] = []
    for fold in shown.folds:
        rows.append(cache.row(f"fold/{fold.key}", _head, w, fold_head(fold, overview), taps, side))
        for entry in fold.entries or ():
            is_chosen = entry.n == chosen
            rows.append(cache.row(f"log/{entry.n}", log_step, w, entry, taps.choose, chosen=is_chosen, side=side))
    if shown.earlier:
        rows.append(cache.row("log/earlier", _earlier, w, taps, side))
    return stack(rows, 0)


@dataclass(frozen=True)
class FoldHead:
    """What the head of a fold is drawn from."""

    fold: Fold
    opened: bool
    facts: tuple[Fact, ...]


def fold_head(fold: Fold, overview: Overview | None) -> FoldHead:
    """Return the head of a fold, with what its round has brought; its steps are drawn below it."""
    bare = Fold(fold.key, fold.heading, fold.places, fold.jump, None)
    return FoldHead(bare, fold.entries is not None, _facts(fold, overview))


def _facts(fold: Fold, overview: Overview | None) -> tuple[Fact, ...]:
    """Return what the overview says of a round in its narrow columns."""
    for row in overview.rounds if overview else ():
        if row.seat is None and any(stop.key in fold.places for stop in row.stops):
            columns = overview.columns if overview else ()
            found = (fact for column, fact in zip(columns, row.facts, strict=False) if not column.wide)
            return tuple(fact for fact in found if fact is not None and fact.sign)[:MOST_FACTS]
    return ()


def _head(w: Words, head: FoldHead, taps: LogTaps, side: float) -> ft.Control:
    """Draw the head of a round on the lid: a tap folds it, and the quiet act leads back to it."""
    fold, large = head.fold, w.scale >= LARGE
    said = w.say(fold.heading)
    tight = not large and len(head.facts) == MOST_FACTS
    size = unbroken(said, NAME, LEAST, speaks=True) if tight else NAME * w.scale
    name = ft.Text(said, style=letters(SPEAKS, size), color=LID_INK, expand=True, expand_loose=True)
    name.semantics_label = ", ".join([said, *(w.say(fact.label) for fact in head.facts if fact.n is None)])
    facts = [] if large else [_fact(w, fact) for fact in head.facts]
    more = [] if head.opened else [ft.Icon(ft.Icons.EXPAND_MORE, size=20, color=LID_INK2)]
    folds = touch(
        ft.Row([name, *facts, *more], spacing=6 if tight else 12),
        tap(taps.fold, fold.key),
        key=f"fold/{fold.key}",
        expanded=head.opened,
        padding=ft.Padding.only(left=16, right=8, top=pad(w, Style.TITLE_LARGE), bottom=pad(w, Style.TITLE_LARGE)),
        expand=not large or fold.jump is None,
    )
    pill = [_back(w, said, fold.key, tap(taps.jump, fold.jump))] if taps.jump and fold.jump else []
    parts = [folds, *pill]
    lid = ft.Container(
        stack(parts, 4) if large and pill else ft.Row(parts, spacing=8),
        bgcolor=LID,
        border_radius=ROUND,
        padding=ft.Padding.symmetric(vertical=2, horizontal=8 if pill else 0),
    )
    return ft.Container(lid, padding=ft.Padding.only(left=side, right=side, top=6, bottom=4))


def _fact(w: Words, fact: Fact) -> ft.Control:
    """Draw what a round has brought: so much food is due, a harvest."""
    if fact.n is None:
        return figure_sign(w, fact.sign, 20, lid=True) or ft.Container()
    figure = ft.Text(w.amount(fact.n), style=letters(BOLD, 17 * w.scale), color=LID_INK)
    figure.semantics_label = w.say(fact.label) or None
    drawn = disc(w, fact.sign, 22)
    return ft.Row([*([drawn] if drawn else []), figure], spacing=5, tight=True)


def _back(w: Words, where: str, key: str, jump: Callable[[], object]) -> ft.Control:
    words = text(w.t("ui-jump-here"), Style.TITLE_SMALL, LID_INK, align=ft.TextAlign.CENTER)
    words.semantics_label = w.t("ui-jump", where=where)
    pill = ft.Container(
        words,
        padding=ft.Padding.symmetric(vertical=pad(w, Style.TITLE_SMALL, PILL), horizontal=14),
        border=ft.Border.all(1.5, LID_INK2),
        border_radius=PILL / 2 * w.scale,
    )
    return touch(pill, jump, key=f"jump/{key}", padding=ft.Padding.symmetric(vertical=(TARGET - PILL) / 2))


def _earlier(w: Words, taps: LogTaps, side: float) -> ft.Control:
    """Draw the way to the steps before these."""
    button = quiet_button(w, w.t("ui-log-earlier"), taps.more, key="log/earlier")
    return ft.Container(
        button, padding=ft.Padding.symmetric(vertical=12, horizontal=side), alignment=ft.Alignment.CENTER
    )
