"""The one thing to do now: headline, rule, who has to act, what to do by hand."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final, NamedTuple

import flet as ft

from companion.ui.components.buttons import quiet_button
from companion.ui.components.choice import chip
from companion.ui.components.dues import due_row
from companion.ui.components.fit import Fit
from companion.ui.components.fitting import in_line, longest, width_of
from companion.ui.components.row_cache import RowCache
from companion.ui.components.stack import STRETCH, gaps, stack
from companion.ui.components.symbols import disc, drawing, seat_mark, token
from companion.ui.components.touch import Style, Tap, icon_button, surface, tap, text, touch
from companion.ui.components.words import Words
from companion.ui.theme import ACC, INK, INK2, LARGE, PLAIN, SPEAKS, TARGET, letters, text_size
from scorers.core.forms import Move, Place, Task
from scorers.core.glance import Fact, Stage
from scorers.core.msg import Msg
from scorers.core.view import Rule

Press = Callable[[str], object]
"""Takes the key of a move."""

TOP: Final = ft.CrossAxisAlignment.START

BETWEEN: Final = 8
"""Between two pills of a line."""

SIDE: Final = 6
"""Beside the words of a pill that shares its line."""

LEADING: Final = 1.14
"""How high a line of the headline is."""

END: Final = 12
"""What a rule leaves free at its end: the sign it stands behind reaches to the edge."""


class Headline(NamedTuple):
    """The top of Now."""

    words: Msg
    detail: Msg | None = None
    brought: tuple[Fact, ...] = ()
    rule: Rule | None = None
    rule_open: bool = False


def headline(w: Words, shown: Headline, on_rule: Tap, fit: Fit) -> list[ft.Control]:
    """Draw what the phase waits for, in a few words, and what has just come; the rule only where it is asked for."""
    said = w.say(shown.words)
    size = in_line(said, fit.speaks * w.scale, fit.width - TARGET)
    words = ft.Text(said, style=letters(SPEAKS, size), color=INK)
    words.margin = ft.Margin.only(top=max(0, (TARGET - LEADING * size) / 2))  # its first line is level with the sign
    head: ft.Control = ft.Semantics(header=True, live_region=True, content=words)
    if shown.detail and not (shown.brought and fit.short):
        head = stack([head, _detail(w, shown, fit)], 5)
    rule = shown.rule
    if rule is None:
        return [head]
    head.expand = True
    ask = _ask_rule(w, on_rule, shown=shown.rule_open)
    row = ft.Row([head, ask], spacing=0, vertical_alignment=TOP)
    told = [ft.Container(_rule(w, rule), padding=ft.Padding.only(right=END))] if shown.rule_open else []
    return [row, *told]


def _detail(w: Words, shown: Headline, fit: Fit) -> ft.Control:
    """Draw the line under the headline; what has come as its pieces among the words."""
    size, words = (17.0 if fit.roomy else 15.0) * w.scale, w.say(shown.detail)
    if not shown.brought:
        return _quiet(words, size)
    said = [w.say(fact.label) for fact in shown.brought]
    parts: list[ft.Control] = [_quiet(words, size)]
    for at, (fact, label) in enumerate(zip(shown.brought, said, strict=True), start=1):
        found = disc(w, fact.sign, 26 if fit.roomy else 22)
        more = at < len(said)
        parts += [*([found] if found else []), _quiet(f"{label} {w.t('ui-and')}" if more else label, size)]
    row = ft.Row(parts, spacing=6, run_spacing=4, wrap=True)
    spoken = " ".join((words, f" {w.t('ui-and')} ".join(said)))
    return ft.Semantics(content=row, label=spoken, container=True, exclude_semantics=True)


def _quiet(words: str, size: float) -> ft.Control:
    return ft.Text(words, style=letters(PLAIN, size), color=INK2)


def _ask_rule(w: Words, on_toggle: Tap, *, shown: bool) -> ft.Control:
    """Draw the sign behind which the rule stands."""
    icon = ft.Icons.EXPAND_LESS if shown else ft.Icons.HELP_OUTLINE
    return icon_button(icon, w.t("ui-rule-less" if shown else "ui-rule"), on_toggle, key="rule")


def rule_line(w: Words, rule: Rule, on_toggle: Tap, *, whole: bool) -> ft.Control:
    """Draw a rule that is new in a line, or in full, where all the room is for something else."""
    said = _rule(w, rule) if whole else text(w.say(rule.brief), Style.BODY_SMALL, INK2)
    said.expand = True
    middle = TOP if whole else ft.CrossAxisAlignment.CENTER
    return ft.Row([said, _ask_rule(w, on_toggle, shown=whole)], spacing=8, vertical_alignment=middle)


def _rule(w: Words, rule: Rule) -> ft.Control:
    """Draw the full rule, and the page it stands on."""
    page = [text(w.cited(rule.page), Style.BODY_SMALL, INK2)] if rule.page else []
    return stack([text(w.say(rule.text), Style.BODY_MEDIUM, INK2), *page], 4)


def task_row(w: Words, task: Task, press: Press, room: float) -> ft.Control:
    """One seat's part, or everybody's: a tap does what is proposed, or asks; further ways stand below."""
    if task.owes is not None:
        return due_row(w, task, press, room)
    first, others = (task.moves[0], task.moves[1:]) if task.moves else (None, ())
    free = first and (first.anyway or not first.because) and not task.done
    now = tap(press, first.key) if first and free else None
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
    end = _task_end(w, task, first)
    if w.scale >= LARGE:  # there is no room for it beside the words
        lines, end = [*lines, *end], []
    return ft.Row([*mark, ft.Column(lines, spacing=2, tight=True, expand=True), *end], spacing=12)


def _task_end(w: Words, task: Task, first: Move | None) -> list[ft.Control]:
    """Draw what a tap will do, or that it is done."""
    if task.done:
        return [ft.Icon(ft.Icons.CHECK_CIRCLE, color=ft.Colors.PRIMARY, size=22, semantics_label=w.t("ui-done"))]
    if first is None or (first.because and not first.anyway):
        return []
    return [text(w.say(first.label), Style.TITLE_SMALL, INK2 if first.because else ACC)]


def small_move(w: Words, move: Move, press: Press) -> ft.Control:
    """Draw a further way: a quiet act, or why it cannot be done now."""
    key, words = f"move/{move.key}", w.say(move.label)
    if move.because:
        return chip(w, words, tap(press, move.key), key=key, reason=w.say(move.because), anyway=move.anyway)
    return quiet_button(w, words, lambda: press(move.key), key=key)


def quiet_moves(
    w: Words, moves: tuple[Move, ...], press: Press, touched: Press, cache: RowCache, width: float
) -> list[ft.Control]:
    """Draw the quiet moves: things to touch first, then buttons. `touched` takes the spot of a thing."""
    things = [move for move in moves if move.place is Place.THING]
    buttons = [move for move in moves if move.place not in (Place.THING, Place.PRIMARY)]
    kinds = (_in_rows(w, things, touched, cache, width), _buttons(w, buttons, press, width))
    # Each in a column of its own: where a button is exchanged for another, the things are not drawn anew.
    return [stack(parts) for parts in kinds if parts]


def _in_rows(w: Words, things: list[Move], touched: Press, cache: RowCache, width: float) -> list[ft.Control]:
    """Two tiles to a line, equally large; one where the text is large."""
    many = 2 if w.scale < LARGE else 1
    spots = [replace(move, key=move.spot, seat=None) for move in things]  # whose move it is changes nothing here
    rows = [tuple(spots[at : at + many]) for at in range(0, len(spots), many)]
    each = (width - 8 * (many - 1)) / many
    return [cache.row(at, _row, w, row, many, touched, each) for at, row in enumerate(rows)]


def _row(w: Words, row: tuple[Move, ...], many: int, touched: Press, width: float) -> ft.Control:
    tiles = [thing_move(w, move, touched, width) for move in row]
    empty = gaps(many - len(tiles))
    return ft.Row([*tiles, *empty], spacing=8, intrinsic_height=True, vertical_alignment=STRETCH)


def _buttons(w: Words, moves: list[Move], press: Press, width: float) -> list[ft.Control]:
    """Draw quiet acts as pills, as many as fit in a line; players stand alone.

    What is blocked keeps its place, so that nothing beside it moves; why stands in it, below its words.
    """
    lines: list[ft.Control] = []
    pills: list[Move] = []
    for move in [*moves, None]:
        alone = move is None or _is_player(w, move)
        full = not alone and move and sum(_wide(w, each) + BETWEEN for each in [*pills, move]) - BETWEEN > width
        if pills and (alone or full):
            lines.append(_pills(w, pills, press))
            pills = []
        if move is not None and alone:
            lines.append(_player_button(w, move, move.seat or "", press))
        elif move is not None:
            pills.append(move)
    return lines


def _is_player(w: Words, move: Move) -> bool:
    return move.seat is not None and w.say(move.label) == w.owner(move.seat)


BROKEN: Final = 0.6
"""What is broken once between its words is seldom wider."""


def _wide(w: Words, move: Move) -> float:
    """Return how wide a pill is: as its words, or so that what stands below them takes two lines."""
    sign = 28 if move.thing and w.drawing(move.thing) else 0
    label = sign + width_of(w.say(move.label), text_size(Style.TITLE_SMALL)) * w.scale
    return 2 * SIDE + 3 + max(label, BROKEN * width_of(_second(w, move), text_size(Style.BODY_SMALL)) * w.scale)


def _second(w: Words, move: Move) -> str:
    """Return what stands below the words of a pill: why it cannot be done now, or what it costs."""
    return w.say(move.because or move.follows)


def _pills(w: Words, moves: list[Move], press: Press) -> ft.Control:
    """Draw a line of pills that share the width, each as its words ask for."""
    drawn = [pill(w, move, press) for move in moves]
    for each, move in zip(drawn, moves, strict=True):
        each.expand = round(_wide(w, move))
    return ft.Row(drawn, spacing=8, vertical_alignment=STRETCH, intrinsic_height=True)


def pill(w: Words, move: Move, press: Press, side: float = SIDE) -> ft.Control:
    """Draw a quiet act with its sign."""
    key, words, spoken, dim = f"move/{move.key}", w.say(move.label), _spoken(w, move), move.because is not None
    icon, off, do = _sign_of(w, move, INK2 if dim else ACC), dim and not move.anyway, tap(press, move.key)
    second = _second(w, move)
    return quiet_button(
        w, words, do, key=key, icon=icon, disabled=off, side=side, spoken=spoken, dim=dim, second=second
    )


def _sign_of(w: Words, move: Move, colour: str) -> ft.Control | None:
    paths = w.drawing(move.thing) if move.thing else ()
    return drawing(paths, 20, colour) if paths else None


def _spoken(w: Words, move: Move) -> str | None:
    """Return what is read aloud where a figure stands for the thing whose sign is beside it: "+3", then "Coins"."""
    words = w.say(move.label)
    return f"{words}\n{w.thing(move.thing)}" if move.thing and words.startswith("+") else None


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


def thing_move(w: Words, move: Move, touched: Press, width: float) -> ft.Control:
    """Draw the thing itself: touch the wood to take it. `move` is known by its spot, whoever may take it now.

    Its words stand beside what is printed on it; below, where a word would be broken there.
    """
    symbol = _printed(w, move)
    blocked = move.because is not None
    words: list[ft.Control] = [text(w.say(move.label), Style.TITLE_MEDIUM, INK2 if blocked else None, lines=3)]
    if blocked:
        words.append(text(w.say(move.because), Style.BODY_SMALL, ft.Colors.TERTIARY, lines=3))
    elif move.follows:
        words.append(text(w.say(move.follows), Style.BODY_SMALL, INK2, lines=2))
    if (width >= AMPLE and len(move.pieces) <= PAIR) or _fits_beside(w, move, width):
        words = [ft.Column(words, spacing=2, tight=True, expand=True)]
        inner: ft.Control = ft.Row([*([symbol] if symbol else []), *words], spacing=12)
    else:
        inner = ft.Column([*([symbol] if symbol else []), *words], spacing=2, tight=True)
    return surface(
        inner,
        None if blocked else tap(touched, move.key),
        key=f"move/{move.key}",
        expand=1,
        alignment=ft.Alignment.CENTER_LEFT,
        flat=blocked,
    )


AMPLE: Final = 180
"""So wide a thing has room for any word beside two pieces."""

PAIR: Final = 2


def _fits_beside(w: Words, move: Move, width: float) -> bool:
    """Return whether every word of a thing is whole beside what is printed on it."""
    room = width - 2 * 12 - 12 - 36 * max(1, len(move.pieces)) * w.scale
    return longest(w.say(move.label), text_size(Style.TITLE_MEDIUM)) * w.scale <= room


def _printed(w: Words, move: Move) -> ft.Control | None:
    """Draw what is printed on a thing: its pieces, or itself."""
    if not move.pieces:
        return token(w, move.thing or "", 36)
    return ft.Row([found for piece in move.pieces if (found := disc(w, piece, 32))], spacing=4, tight=True)


def by_hand(
    w: Words,
    steps: tuple[Msg, ...],
    ticked: frozenset[Msg],
    tick: Callable[[Msg], object],
    stages: tuple[Stage, ...] = (),
) -> list[ft.Control]:
    """Draw what the app cannot move: tick it or not, it gates nothing. What is a step of the round end stands there."""
    elsewhere = {stage.hand for stage in stages}
    own = [(at, step) for at, step in enumerate(steps) if step not in elsewhere]
    if not own:
        return []
    head = text(w.t("ui-by-hand"), Style.TITLE_SMALL, INK2)
    return [head, *[_tick(at, w.say(step), step in ticked, tap(tick, step)) for at, step in own]]


def hand_band(
    w: Words, steps: tuple[Msg, ...], ticked: frozenset[Msg], tick: Callable[..., object]
) -> list[ft.Control]:
    """Draw all that the app cannot move as one line to tick, which then goes: where room is for something else."""
    left = tuple(step for step in steps if step not in ticked)
    words = ", ".join(w.say(step) for step in left)
    return [_tick(0, words, False, tap(tick, *left), Style.BODY_SMALL, 2)] if left else []


def _tick(
    at: int, said: str, ticked: bool, on_tick: Tap, style: Style = Style.BODY_LARGE, upright: float = 12
) -> ft.Control:
    icon = ft.Icons.CHECK_BOX if ticked else ft.Icons.CHECK_BOX_OUTLINE_BLANK
    quiet = ft.Colors.ON_SURFACE_VARIANT
    words = text(said, style, quiet if ticked else None, expand=True)
    mark = ft.Icon(icon, color=ft.Colors.PRIMARY if ticked else quiet, size=24)
    box = ft.Container(mark, height=TARGET - 2 * upright, alignment=ft.Alignment.CENTER)
    return touch(
        ft.Row([box, words], spacing=12),
        on_tick,
        key=f"hand/{at}",
        selected=ticked,
        padding=ft.Padding.symmetric(vertical=upright, horizontal=4),
    )
