"""Who owes what: the steps of a round end, and a row for each payer with what is proposed, as one thing to touch."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import flet as ft

from companion.ui.components.buttons import quiet_button
from companion.ui.components.choice import chip, choice
from companion.ui.components.facts import settled, short_band
from companion.ui.components.fitting import lines_of, longest, width_of
from companion.ui.components.stack import PAIR, STRETCH, stack
from companion.ui.components.symbols import disc, mark, seat_mark, sign, token
from companion.ui.components.touch import Style, Tap, icon_button, line, numeral, tap, text, touch
from companion.ui.components.words import Words
from companion.ui.theme import (
    ACC,
    BOLD,
    CARD,
    INK,
    INK2,
    LARGE,
    LINE,
    ON_ACC,
    SHORT_INK,
    SOFT,
    TARGET,
    THING_EDGE,
    letters,
    text_size,
)
from scorers.core.forms import Move, Task
from scorers.core.glance import Fact, Stage
from scorers.core.msg import Msg

Press = Callable[[str], object]
"""Takes the key of a move."""

INDENT: Final = 42
"""Below a name, beside its plate."""

BETWEEN: Final = 10

PIECE: Final = 26
"""How large a piece that is handed in is, with its figure beside it."""

FIGURE: Final = 17

NUMERAL: Final = 28
"""How large what is due is written."""

ASIDE: Final = 10
"""Beside the pieces of a proposal."""

HIGH: Final = 100
"""How high the tile of a step is."""

_NOW: Final = ft.Border.all(2, ACC)
_FLAT: Final = ft.Border.all(1, LINE)
_UNDER: Final = ft.Margin.only(bottom=3)


def due_row(w: Words, task: Task, press: Press, room: float) -> ft.Control:
    """Draw a seat that owes: what and why so much, how it would pay, or what it lacks and how it can get that.

    One line in so much room, unless there is too much to hand in or the text is large.
    """
    first = task.moves[0] if task.moves and not task.done else None
    if task.warn and first:
        return _band(w, task, first, press, room)
    edits = [move for move in task.moves[1:] if move.edits and not task.done]
    paid = [_proposal(w, task, first), *(_pencil(w, move, press) for move in edits)] if first else []
    because = [text(w.say(first.because), Style.BODY_SMALL, INK2)] if first and first.because else []
    parts: list[ft.Control] = [_header(w, task, paid), *because]
    if first and w.scale * (_wide(w, task, first, len(edits))) > room:
        below = ft.Row(paid, spacing=BETWEEN, margin=ft.Margin.only(left=INDENT if w.scale < LARGE else 0))
        parts = [_header(w, task), below, *because]
    row = touch(
        stack(parts, 4),
        tap(press, first.key) if first and not first.because else None,
        key=f"task/{task.key}",
        padding=ft.Padding.symmetric(vertical=0 if edits else 5),
        radius=0,
    )
    return stack([line(), row, *_others(w, task, press)], 0)


def _wide(w: Words, task: Task, first: Move, edits: int) -> float:
    """Return how wide a row is in one line, nearly."""
    name, owes = width_of(w.say(task.label), text_size(Style.TITLE_MEDIUM)), 28 + BETWEEN + width_of("55", NUMERAL)
    said = width_of(_words(w, task, first), text_size(Style.TITLE_SMALL))
    pieces = sum(PIECE + 2 + BETWEEN + width_of(w.amount(fact.n), FIGURE) for fact in task.pays)
    return INDENT + name + 3 * BETWEEN + 2 * ASIDE + said + pieces + 18 + edits * (TARGET + BETWEEN) + owes


def _header(w: Words, task: Task, paid: Sequence[ft.Control] = (), lacks: ft.Control | None = None) -> ft.Control:
    """Draw whose due it is, how it comes about, what is handed in, and how much is due."""
    ink = SHORT_INK if lacks else INK2
    said: list[ft.Control] = [text(w.say(task.label), Style.TITLE_MEDIUM, INK)]
    if task.sum:
        said.append(text(w.say(task.sum), Style.BODY_SMALL, ink))
    named: ft.Control = ft.Row(said, spacing=8, run_spacing=0, wrap=True)
    if lacks is not None:
        named = stack([named, lacks], 0)
    named.expand = True
    plate = [seat_mark(w, task.seat, 32)] if task.seat else []
    return ft.Row([*plate, named, *paid, *_much(w, task)], spacing=BETWEEN)


def _much(w: Words, task: Task) -> list[ft.Control]:
    """Draw how much is due; a tick with its word where nothing is left to do."""
    if task.done or (task.detail and not task.moves):
        return [settled(w.say(task.detail))]
    owes, figure = task.owes, _figure(w, task)
    if owes is None or not figure:
        return []
    found = mark(w, owes.sign, 24)
    return [ft.Row([numeral(w, figure, NUMERAL), *([found] if found else [])], spacing=10, tight=True)]


def _figure(w: Words, task: Task) -> str:
    return w.amount(task.owes.n) if task.owes else ""


def _proposal(w: Words, task: Task, first: Move) -> ft.Control:
    """Draw what is handed in as the pieces it is: one thing, with a pencil where a touch changes it."""
    pieces = [_piece(w, fact) for fact in task.pays]
    words = _words(w, task, first)
    said = [text(words, Style.TITLE_SMALL, INK if first.because else ACC)] if words else []
    end = [sign("pencil", 18 * w.scale, INK2)] if first.edits and not first.because else []
    thing = ft.Container(
        ft.Row([*pieces, *said, *end], spacing=8, tight=True),
        padding=ft.Padding.symmetric(vertical=5, horizontal=ASIDE),
        height=PIECE * w.scale + 10,
        bgcolor=None if first.because else CARD,
        border=_FLAT if first.because else None,
        border_radius=12,
        shadow=None if first.because else THING_EDGE,
        margin=_UNDER,
    )
    spoken = "\n".join(part for part in (w.say(task.detail), w.say(first.label)) if part)
    return ft.Semantics(content=thing, label=spoken, exclude_semantics=True)


def _words(w: Words, task: Task, first: Move) -> str:
    """Return what has to be said of it, where neither its pieces do, nor the pencil beside how much is due."""
    if task.pays or (first.edits and _figure(w, task)):
        return ""
    return w.say(task.detail) if first.edits else w.say(first.label)


def _piece(w: Words, fact: Fact) -> ft.Control:
    """Draw so many of a thing that is handed in."""
    found = token(w, fact.sign, PIECE)
    return ft.Row([*([found] if found else []), numeral(w, w.amount(fact.n), FIGURE)], spacing=2, tight=True)


def _pencil(w: Words, move: Move, press: Press) -> ft.Control:
    """Draw what changes the proposal, where a touch on the row hands it in."""
    named, on_click = w.say(move.label), tap(press, move.key)
    return icon_button(sign("pencil", 20, INK2), named, on_click, key=f"move/{move.key}", tip=False)


def _others(w: Words, task: Task, press: Press) -> list[ft.Control]:
    """Draw the further ways below."""
    ways = [_further(w, move, press) for move in task.moves[1:] if not task.done and not move.edits]
    if not ways:
        return []
    around = ft.Margin.only(left=INDENT if w.scale < LARGE else 0, bottom=10)
    return [ft.Container(ft.Row(ways, spacing=8, run_spacing=8, wrap=True), margin=around)]


def _further(w: Words, move: Move, press: Press) -> ft.Control:
    """Draw one of them; what brings something says what, and what is left of it."""
    if move.follows:
        return _way(w, move, press)
    return quiet_button(w, w.say(move.label), tap(press, move.key), key=f"move/{move.key}", disabled=bool(move.because))


def _band(w: Words, task: Task, first: Move, press: Press, room: float) -> ft.Control:
    """Draw a seat that falls short: what it lacks, and its choices; nothing is done unless one is touched."""
    lacks = text(w.say(task.short or task.detail), Style.TITLE_SMALL, SHORT_INK)
    lacks.semantics_label = w.say(task.detail)
    head = ft.Container(_header(w, task, lacks=lacks), key=f"task/{task.key}")
    borrow, others = _way(w, first, press), [_other(w, move, press) for move in task.moves[1:]]
    row: ft.Control = stack([borrow, *([ft.Row(others, spacing=8, run_spacing=8, wrap=True)] if others else [])])
    if w.scale < LARGE and others and (len(others) == 1 or room >= PAIR):
        borrow.expand = True
        row = ft.Row([borrow, *others], spacing=8, intrinsic_height=True, vertical_alignment=STRETCH)
    return ft.Container(short_band(stack([head, row], 10)), margin=ft.Margin.symmetric(vertical=6))


def _way(w: Words, move: Move, press: Press) -> ft.Control:
    lead = token(w, move.thing, 34) if move.thing else None
    return choice(
        w,
        w.say(move.label),
        tap(press, move.key),
        key=f"move/{move.key}",
        selected=False,
        note=w.say(move.follows),
        good=bool(move.follows),
        reason=w.say(move.because),
        lead=lead,
    )


def _other(w: Words, move: Move, press: Press) -> ft.Control:
    return chip(w, w.say(move.label), tap(press, move.key), key=f"move/{move.key}", reason=w.say(move.because))


def stage_tiles(
    w: Words,
    stages: Sequence[Stage],
    steps: tuple[Msg, ...],
    ticked: frozenset[Msg],
    tick: Callable[[Msg], object],
    room: float,
) -> list[ft.Control]:
    """Draw the steps of a round end in the order of the rules: done, the one in hand, those to tick by hand."""
    many = 2 if w.scale >= LARGE else max(1, len(stages))
    widths = _widths([w.say(stage.label) for stage in stages], many, room / w.scale)
    tiles = [_stage(w, at, stage, steps, ticked, tick, widths[at - 1]) for at, stage in enumerate(stages, start=1)]
    return [ft.Row(tiles[at : at + many], spacing=TILES) for at in range(0, len(tiles), many)]


TILES: Final = 8
"""Between two of them."""

INSIDE: Final = 12
"""Beside the words of one."""

LABEL: Final = 13


def _widths(labels: Sequence[str], many: int, room: float) -> list[float]:
    """Return how wide each tile is: equally, unless a word would be broken; then as their longest words ask for."""
    free = room - TILES * (many - 1)
    needs = [longest(label, LABEL) + INSIDE for label in labels]
    if many != len(labels) or max(needs, default=0.0) <= free / many:
        return [free / many] * len(labels)
    return [free * need / sum(needs) for need in needs]


def _stage(
    w: Words,
    at: int,
    stage: Stage,
    steps: tuple[Msg, ...],
    ticked: frozenset[Msg],
    tick: Callable[[Msg], object],
    width: float,
) -> ft.Control:
    by_hand = stage.hand is not None
    done = stage.done or stage.hand in ticked
    box = [] if stage.now or not (by_hand or done) else [_box(done=done)]
    said = w.say(stage.label)
    less = 8 if lines_of(said, LABEL, width - INSIDE) > 2 else 0  # noqa: PLR2004 - three lines leave the sign less room
    lead = disc(w, stage.sign, 32 - less) if stage.now else mark(w, stage.sign, 30 - less)
    number = ft.Text(str(at), style=letters(BOLD, 13 * w.scale), color=INK2)
    label = ft.Text(said, style=letters(BOLD, LABEL * w.scale, 1.1), color=INK, max_lines=3)
    label.text_align = ft.TextAlign.CENTER
    inner = ft.Column(
        [ft.Row([number, *box], spacing=5, tight=True, height=22 * w.scale), *([lead] if lead else []), label],
        alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        spacing=0,
    )
    on_tick: Tap | None = tap(tick, stage.hand) if stage.hand is not None else None
    return touch(
        ft.Semantics(content=inner, label=w.say(stage.hand or stage.label), exclude_semantics=True),
        on_tick,
        key=f"hand/{steps.index(stage.hand)}" if stage.hand in steps else f"stage/{at}",
        selected=done,
        padding=ft.Padding.symmetric(vertical=8 - less // 4, horizontal=4),
        bgcolor=SOFT if stage.now else CARD if by_hand else None,
        border=_NOW if stage.now else None if by_hand else _FLAT,
        radius=14,
        shadow=THING_EDGE if by_hand else None,
        margin=_UNDER,
        height=HIGH * w.scale,
        alignment=ft.Alignment.CENTER,
        expand=round(width),
    )


def _box(*, done: bool) -> ft.Control:
    """Draw the box to tick."""
    tick = sign("check", 16, ON_ACC) if done else None
    border = None if done else ft.Border.all(2, INK2)
    return ft.Container(
        tick,
        width=22,
        height=22,
        border_radius=6,
        bgcolor=ACC if done else None,
        border=border,
        alignment=ft.Alignment.CENTER,
    )
