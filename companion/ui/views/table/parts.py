"""The parts of Now and of the foot, each drawn from the piece of the screen it shows."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import flet as ft

from companion.ui.components.ahead import ahead, glance_of
from companion.ui.components.ask_grid import Room
from companion.ui.components.asks import asks
from companion.ui.components.board_pieces import board_rows
from companion.ui.components.buttons import big_button, quiet_button
from companion.ui.components.changes import changes
from companion.ui.components.dues import stage_tiles
from companion.ui.components.fit import Fit
from companion.ui.components.instead import instead_bar
from companion.ui.components.issues import issues, notice
from companion.ui.components.now import Headline, by_hand, hand_band, headline, pill, quiet_moves, rule_line, task_row
from companion.ui.components.open_cards import open_cards
from companion.ui.components.quay import quay
from companion.ui.components.row_cache import RowCache
from companion.ui.components.symbols import disc
from companion.ui.components.touch import Bound, Style, tap, text
from companion.ui.components.uses import are_uses
from companion.ui.components.words import Words
from companion.ui.flet_edge import whereto
from companion.ui.theme import LARGE
from companion.ui.views.table.model import TableModel
from companion.ui.views.table.shown import Ahead, BoardPieces, ByHand, Head, Instead, Kind, Pinned, has_ground
from scorers.core.forms import Form, Move, Option, Pick, Place, Task
from scorers.core.glance import Ending

STRETCH = ft.CrossAxisAlignment.STRETCH

SQUARE = ft.RoundedRectangleBorder(radius=0)

ALONE = 9
"""Beside the words of a pill that is as wide as they are, and shares its line with what is to be known."""

MOST_TOKENS = 3
"""So many discs leave room for the words of an act."""


def hidden(below: ft.Control, *, covered: bool) -> ft.Control:
    """Keep from a screen reader what a sheet lies over: its taps would go through. Nothing is drawn anew for it.

    The card draws nothing; without it everything below would be read as one.
    """
    apart = ft.Card(below, semantic_container=False, elevation=0, margin=0, bgcolor=ft.Colors.TRANSPARENT, shape=SQUARE)
    return ft.Semantics(content=apart, exclude_semantics=covered)


def uses_ask(form: Form) -> Pick | None:
    """Return the question which buildings are used."""
    return next((ask for ask in form.asks if isinstance(ask, Pick) and are_uses(ask)), None)


def without_uses(form: Form | None) -> Form | None:
    """Return a form without the question that stands in the foot."""
    found = uses_ask(form) if form and has_ground(form) else None
    return replace(form, asks=tuple(ask for ask in form.asks if ask is not found)) if form and found else form


def without_changes(form: Form | None, tasks: tuple[Task, ...]) -> Form | None:
    """Return a form without what would change hands, where the rows of those who owe say so."""
    said = {task.seat for task in tasks if task.owes}
    if form is None or not said or not all(change.owner in said for change in form.changes):
        return form
    return replace(form, changes=())


def speaking(w: Words, form: Form) -> list[ft.Control]:
    """Draw what is to be known of the move in hand, and what speaks against it."""
    return [*([notice(w.say(form.note))] if form.note else []), *issues(w, form.issues)]


def instead_of(w: Words, m: TableModel, shown: Instead | None, *, laid: bool) -> ft.Control:
    """Draw the primary and what can be done instead of it."""
    if shown is None:
        return column([])
    bar = instead_bar(w, shown.here, shown.other, m.press, w.say(shown.headline) if laid else "")
    return column([bar], above=0 if laid else 16)


def quiet(w: Words, m: TableModel, move: Move) -> ft.Control:
    """Draw what can be done instead, as a quiet act."""
    blocked = move.because is not None
    return quiet_button(w, w.say(move.label), lambda: m.press(move.key), key=f"move/{move.key}", disabled=blocked)


def head(w: Words, m: TableModel, head: Head, fit: Fit, *, short: bool = False) -> ft.Control:
    """Draw the headline and its rule; `short`: the bar over the board says it, and a rule that is new is a line.

    The bar says what can be done; where it is another's turn that does not say whose.
    """
    if short and head.others:
        return column([text(w.say(head.headline), Style.TITLE_MEDIUM)])
    if short:
        new = head.rule if head.rule_new else None
        return column([rule_line(w, new, m.toggle_rule, whole=not head.rule_open)] if new else [])
    shown = Headline(head.headline, head.detail, head.brought, head.rule, head.rule_open)
    return column(headline(w, shown, m.toggle_rule, fit), 4)


def shelf(w: Words, m: TableModel, shown: tuple[Move, ...], fit: Fit, cache: RowCache) -> ft.Control:
    """Draw the quay with its piles."""
    return column([quay(w, shown, m.touch, fit, cache.begin())] if shown else [])


def stages(w: Words, m: TableModel, shown: ByHand, room: float) -> ft.Control:
    """Draw the steps of the end of the round."""
    return column(stage_tiles(w, shown.stages, shown.steps, shown.ticked, m.tick, room), 8, above=12)


def ahead_in_now(w: Words, shown: Ahead, fit: Fit) -> ft.Control:
    """Draw what lies ahead, where it scrolls with the rest."""
    return column(ahead(w, shown.coming, shown.ending, fit), 10, above=24)


def tasks(w: Words, m: TableModel, shown: tuple[Task, ...], room: float, cache: RowCache) -> ft.Control:
    """Who has to act, one row each."""
    rows, gap = cache.begin(), 0 if all(task.owes for task in shown) else 8
    return column([rows.row(at, task_row, w, task, m.press, room) for at, task in enumerate(shown)], gap, above=12)


def opens(move: Move) -> bool:
    """Return whether the cards of a move lie open where there is room."""
    return bool(move.opens) and move.because is None


def cards(
    w: Words, m: TableModel, move: Move | None, shown: tuple[Option, ...], width: float, cache: RowCache
) -> ft.Control:
    """Draw the cards that lie open."""
    if move is None or not shown:
        return column([])
    on_card, on_all = Bound(m.press_with, move.key, move.opens), tap(m.press, move.key)
    return column(open_cards(w, w.say(move.label), shown, on_all, on_card, width, cache.begin()), 10, above=18)


def moves(w: Words, m: TableModel, shown: tuple[Move, ...], width: float, cache: RowCache) -> ft.Control:
    """Draw the quiet moves."""
    return column(quiet_moves(w, shown, m.press, m.touch, cache.begin(), width), 8, above=14)


def asked(w: Words, m: TableModel, form: Form | None, room: Room, cache: RowCache) -> ft.Control:
    """Draw the questions of the pinned move, what would change hands, and what speaks against it."""
    if form is None:
        return column([])
    first, *others = asks(w, form, Bound(m.answer, form.key), room, cache.begin()) or [column([])]
    if has_ground(form):  # what follows from a board can lie a screen below it
        others = [ft.Container(one, key=whereto(ask.key)) for ask, one in zip(form.asks[1:], others, strict=True)]
    # What a choice brings stands in a list of its own: a list that gets longer is drawn anew with all that is in it,
    # and the first question may be a whole board.
    after = [
        *others,
        *([notice(w.say(form.note))] if form.note else []),
        *changes(w, form.changes),
        *issues(w, form.issues),
    ]
    above = 6 if has_ground(form) else 16
    return column([first, column(after, above=4 if has_ground(form) else 12)], 0, above=above)


def pieces(w: Words, m: TableModel, shown: BoardPieces, width: float, cache: RowCache) -> ft.Control:
    """Draw what the moves on things sit on: sites with their prices, the workers to send."""
    why, rows = Bound(m.open, Kind.WHY), cache.begin()
    parts = board_rows(w, shown.held, shown.moves, m.press, why, rows, width, shown.asking, m.choose)
    return column(parts, 8, above=12)


def hands(w: Words, m: TableModel, shown: ByHand) -> ft.Control:
    """Draw what the app cannot move."""
    return column(by_hand(w, shown.steps, shown.ticked, m.tick, shown.stages), 0, above=16)


def band(w: Words, m: TableModel, shown: ByHand) -> ft.Control:
    """Draw what the app cannot move as one line."""
    return column(hand_band(w, shown.steps, shown.ticked, m.tick), 0)


def first_quiet(moves: tuple[Move, ...]) -> Move | None:
    """Return the first of the moves that are quiet acts."""
    return next((move for move in moves if move.place is Place.BUTTON and move.because is None), None)


def without(moves: tuple[Move, ...], one: Move | None) -> tuple[Move, ...]:
    """Return all moves but one."""
    return tuple(move for move in moves if move is not one)


def at_a_glance(w: Words, m: TableModel, ending: Ending | None, move: Move | None) -> ft.Control:
    """Draw in one line who has what the end of the round asks for, and a quiet act."""
    needs = glance_of(w, ending) if ending else None
    parts = [*([needs] if needs else []), *([pill(w, move, m.press, ALONE)] if move else [])]
    line = ft.Row(parts, alignment=ft.MainAxisAlignment.SPACE_BETWEEN, wrap=True, spacing=8, run_spacing=8)
    return column([line] if parts else [], above=6)


def primary(w: Words, m: TableModel, pinned: Pinned | None) -> list[ft.Control]:
    """Draw the act, the one thing to do."""
    if pinned is None:
        return []
    if pinned.anyway:
        anyway = partial(m.confirm, pinned.move, overrule=True, pinned=True)
        return [quiet_button(w, w.t("ui-anyway"), anyway, key="primary/anyway")]
    words = w.say(pinned.words)
    confirm = partial(m.confirm, pinned.move, pinned=True)
    second, lead = w.say(pinned.follows), tokens(w, pinned.brings)
    return [big_button(w, words, confirm, key="primary", disabled=not pinned.enabled, second=second, lead=lead)]


def tokens(w: Words, things: tuple[str, ...]) -> ft.Control | None:
    """Draw the things an act brings; with large text its words alone say it."""
    found = [shown for thing in things if (shown := disc(w, thing, 28))] if w.scale < LARGE else []
    return ft.Row([*found[:MOST_TOKENS]], spacing=8, tight=True) if found else None


def column(parts: list[ft.Control], spacing: float = 12, above: float = 0) -> ft.Column:
    """Draw a part of Now, with the gap above it if there is anything in it.

    Empty, it is no taller than nothing: one that comes and goes would have everything around it drawn anew.
    """
    gap = ft.Margin.only(top=above) if parts and above else None
    return ft.Column(parts, spacing=spacing, tight=True, horizontal_alignment=STRETCH, margin=gap)
