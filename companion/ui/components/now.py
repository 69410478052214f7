"""The one thing to do now: headline, rule, who has to act, what to do by hand."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import flet as ft

from companion.ui.components.buttons import quiet_button
from companion.ui.components.choice import chip
from companion.ui.components.row_cache import RowCache
from companion.ui.components.stack import STRETCH, stack
from companion.ui.components.symbols import seat_mark, token
from companion.ui.components.touch import Style, Tap, icon_button, surface, tap, text, touch
from companion.ui.components.words import Words
from companion.ui.theme import ACC, INK2, LARGE
from scorers.core.forms import Move, Place, Task
from scorers.core.msg import Msg
from scorers.core.view import Rule

Press = Callable[[str], object]
"""Takes the key of a move."""


def headline(w: Words, words: Msg, detail: Msg | None = None) -> list[ft.Control]:
    """Draw what the phase waits for, in a few words."""
    head = ft.Semantics(header=True, live_region=True, content=text(w.say(words), Style.HEADLINE_MEDIUM))
    return [head, *([text(w.say(detail), Style.BODY_LARGE)] if detail else [])]


def rule_line(w: Words, rule: Rule, on_toggle: Tap, *, shown: bool) -> ft.Control:
    """One line and [?]; the full text where it is new, or asked for."""
    words: list[ft.Control] = [
        text(w.say(rule.text if shown else rule.brief), Style.BODY_MEDIUM, ft.Colors.ON_SURFACE_VARIANT)
    ]
    if shown and rule.page:
        words.append(text(w.t("ui-page", page=rule.page), Style.BODY_SMALL, ft.Colors.ON_SURFACE_VARIANT))
    more = icon_button(
        ft.Icons.EXPAND_LESS if shown else ft.Icons.HELP_OUTLINE,
        w.t("ui-rule-less" if shown else "ui-rule"),
        on_toggle,
        key="rule",
    )
    return ft.Row(
        [ft.Column(words, spacing=4, tight=True, expand=True), more],
        spacing=8,
        vertical_alignment=ft.CrossAxisAlignment.START if shown else ft.CrossAxisAlignment.CENTER,
    )


def task_row(w: Words, task: Task, press: Press) -> ft.Control:
    """One seat's part, or everybody's: a tap does what is proposed, or asks; further ways stand below."""
    first, others = (task.moves[0], task.moves[1:]) if task.moves else (None, ())
    now = tap(press, first.key) if first and not first.because and not task.done else None
    row = surface(
        _task_words(w, task, first),
        now,
        key=f"task/{task.key}",
        padding=ft.Padding.symmetric(vertical=15, horizontal=12),
        flat=now is None,
        hint=w.say(first.label) if first else None,
    )
    ways = [small_move(w, move, press) for move in others if not task.done]
    if not ways:
        return row
    below = ft.Container(ft.Row(ways, spacing=8, run_spacing=8, wrap=True), padding=ft.Padding.only(left=48))
    return stack([row, below])


def _task_words(w: Words, task: Task, first: Move | None) -> ft.Control:
    quiet = ft.Colors.ON_SURFACE_VARIANT
    lines: list[ft.Control] = [text(w.say(task.label), Style.TITLE_SMALL, quiet if task.done else None)]
    if task.detail:
        lines.append(text(w.say(task.detail), Style.BODY_MEDIUM, ft.Colors.TERTIARY if task.warn else quiet))
    if first and first.because:
        lines.append(text(w.say(first.because), Style.BODY_SMALL, ft.Colors.TERTIARY))
    mark = [seat_mark(w, task.seat, 28)] if task.seat else []
    return ft.Row([*mark, ft.Column(lines, spacing=2, tight=True, expand=True), *_task_end(w, task, first)], spacing=12)


def _task_end(w: Words, task: Task, first: Move | None) -> list[ft.Control]:
    """Draw what a tap will do, or that it is done."""
    if task.done:
        return [ft.Icon(ft.Icons.CHECK_CIRCLE, color=ft.Colors.PRIMARY, size=22, semantics_label=w.t("ui-done"))]
    if first is None or first.because:
        return []
    return [text(w.say(first.label), Style.TITLE_SMALL, ACC)]


def small_move(w: Words, move: Move, press: Press) -> ft.Control:
    """Draw a further way: a quiet act, or why it cannot be done now."""
    key, words = f"move/{move.key}", w.say(move.label)
    if move.because:
        return chip(w, words, None, key=key, reason=w.say(move.because))
    return quiet_button(w, words, lambda: press(move.key), key=key)


def quiet_moves(w: Words, moves: tuple[Move, ...], press: Press, touched: Press, cache: RowCache) -> list[ft.Control]:
    """Draw the quiet moves: things to touch first, then buttons. `touched` takes the spot of a thing."""
    things = [move for move in moves if move.place is Place.THING]
    buttons = [move for move in moves if move.place not in (Place.THING, Place.PRIMARY)]
    kinds = (_in_rows(w, things, touched, cache), [part for move in buttons for part in _button(w, move, press)])
    # Each in a column of its own: where a button is exchanged for another, the things are not drawn anew.
    return [stack(parts) for parts in kinds if parts]


def _in_rows(w: Words, things: list[Move], touched: Press, cache: RowCache) -> list[ft.Control]:
    """Two tiles to a line, equally large; one where the text is large."""
    many = 2 if w.scale < LARGE else 1
    spots = [replace(move, key=move.spot, seat=None) for move in things]  # whose move it is changes nothing here
    rows = [tuple(spots[at : at + many]) for at in range(0, len(spots), many)]
    return [cache.row(at, _row, w, row, many, touched) for at, row in enumerate(rows)]


def _row(w: Words, row: tuple[Move, ...], many: int, touched: Press) -> ft.Control:
    tiles = [thing_move(w, move, touched) for move in row]
    empty = [ft.Container(expand=1)] * (many - len(tiles))
    return ft.Row([*tiles, *empty], spacing=8, intrinsic_height=True, vertical_alignment=STRETCH)


def _button(w: Words, move: Move, press: Press) -> list[ft.Control]:
    if move.seat and w.say(move.label) == w.owner(move.seat):
        return [_player_button(w, move, move.seat, press)]
    blocked = move.because is not None
    button = quiet_button(w, w.say(move.label), lambda: press(move.key), key=f"move/{move.key}", disabled=blocked)
    return [button, *([text(w.say(move.because), Style.BODY_SMALL, ft.Colors.ON_SURFACE_VARIANT)] if blocked else [])]


def _player_button(w: Words, move: Move, seat: str, press: Press) -> ft.Control:
    """Draw a player to tap, with colour and symbol."""
    words: list[ft.Control] = [text(w.say(move.label), Style.TITLE_SMALL)]
    if move.because:
        words.append(text(w.say(move.because), Style.BODY_SMALL, ft.Colors.TERTIARY))
    return surface(
        ft.Row([seat_mark(w, seat, 28), ft.Column(words, spacing=2, tight=True, expand=True)], spacing=12),
        None if move.because else lambda: press(move.key),
        key=f"move/{move.key}",
        padding=ft.Padding.symmetric(vertical=14, horizontal=12),
        flat=move.because is not None,
    )


def thing_move(w: Words, move: Move, touched: Press) -> ft.Control:
    """Draw the thing itself: touch the wood to take it. `move` is known by its spot, whoever may take it now."""
    symbol = token(w, move.thing or "", 36)
    blocked = move.because is not None
    words: list[ft.Control] = [text(w.say(move.label), Style.TITLE_MEDIUM, INK2 if blocked else None, lines=3)]
    if blocked:
        words.append(text(w.say(move.because), Style.BODY_SMALL, ft.Colors.TERTIARY, lines=2))
    inner = ft.Row([*([symbol] if symbol else []), ft.Column(words, spacing=2, tight=True, expand=True)], spacing=12)
    return surface(
        inner,
        None if blocked else tap(touched, move.key),
        key=f"move/{move.key}",
        expand=1,
        alignment=ft.Alignment.CENTER_LEFT,
        flat=blocked,
    )


def by_hand(
    w: Words, steps: tuple[Msg, ...], ticked: frozenset[Msg], tick: Callable[[Msg], object]
) -> list[ft.Control]:
    """Draw what the app cannot move: tick it or not, it gates nothing."""
    if not steps:
        return []
    head = text(w.t("ui-by-hand"), Style.TITLE_SMALL, ft.Colors.ON_SURFACE_VARIANT)
    return [head, *[_tick(w, at, step, step in ticked, tick) for at, step in enumerate(steps)]]


def _tick(w: Words, at: int, step: Msg, ticked: bool, tick: Callable[[Msg], object]) -> ft.Control:
    icon = ft.Icons.CHECK_BOX if ticked else ft.Icons.CHECK_BOX_OUTLINE_BLANK
    quiet = ft.Colors.ON_SURFACE_VARIANT
    words = text(w.say(step), Style.BODY_LARGE, quiet if ticked else None, expand=True)
    return touch(
        ft.Row([ft.Icon(icon, color=ft.Colors.PRIMARY if ticked else quiet, size=24), words], spacing=12),
        lambda: tick(step),
        key=f"hand/{at}",
        selected=ticked,
        padding=ft.Padding.symmetric(vertical=12, horizontal=4),
    )
