"""The regions of the table screen. What shows nothing new is handed over as it stands, and costs nothing."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import NamedTuple

import flet as ft

from companion.ui.components.ahead import ahead, glance_of
from companion.ui.components.ask_grid import Room
from companion.ui.components.asks import asks
from companion.ui.components.board_pieces import board_rows
from companion.ui.components.buttons import big_button, quiet_button
from companion.ui.components.changes import changes
from companion.ui.components.dues import stage_tiles
from companion.ui.components.fit import Fit
from companion.ui.components.flight import air
from companion.ui.components.instead import instead_bar
from companion.ui.components.issues import issues, notice
from companion.ui.components.measure import high
from companion.ui.components.now import Headline, by_hand, hand_band, headline, pill, quiet_moves, rule_line, task_row
from companion.ui.components.open_cards import open_cards
from companion.ui.components.panels import Panel
from companion.ui.components.quay import quay
from companion.ui.components.row_cache import RowCache
from companion.ui.components.sheet import sheet
from companion.ui.components.stack import stack
from companion.ui.components.symbols import disc, seat_mark
from companion.ui.components.touch import Bound, tap
from companion.ui.components.track import lid_fit, track, wears_flag
from companion.ui.components.uses import are_uses, uses
from companion.ui.components.words import Words
from companion.ui.layout import Layout
from companion.ui.theme import LARGE
from companion.ui.views.table import frame
from companion.ui.views.table.clock import TableClock
from companion.ui.views.table.model import TableModel
from companion.ui.views.table.more import Leave
from companion.ui.views.table.picker import Picker, picks
from companion.ui.views.table.sheets import contents, form_foot
from companion.ui.views.table.shown import (
    Ahead,
    BoardPieces,
    ByHand,
    Head,
    Instead,
    Kind,
    Pinned,
    Refusal,
    Screen,
    Sheet,
    SheetShown,
    Steps,
    Tasks,
    Tile,
)
from scorers.core.forms import Form, Move, Option, Pick, Place, Task
from scorers.core.glance import Ending
from scorers.core.msg import TABLE
from scorers.core.view import Track

STRETCH = ft.CrossAxisAlignment.STRETCH

SQUARE = ft.RoundedRectangleBorder(radius=0)

_BOTTOM = ft.Alignment.BOTTOM_CENTER

PANEL = 480
"""The width of a sheet at the right of Now."""

WHOLE = (Kind.FORM, Kind.CATALOGUE)
"""Sheets that take all the room there is."""

CLOCK = 72
"""The room a running clock takes on the lid."""

MOST_TOKENS = 3
"""So many discs leave room for the words of an act."""

ACT = 320
"""How wide the act is where it shares the foot."""

FOOT_USES = 2
"""So many buildings stand beside each other in the foot."""


class _Now(NamedTuple):
    """What the part that scrolls shows."""

    head: Head
    tasks: Tasks
    asked: Form | None
    instead: Instead | None
    pieces: BoardPieces
    by_hand: ByHand
    ahead: Ahead


class Regions:
    """All regions of one screen, in one language and one layout: another one draws everything anew.

    They stand in one component, so that a tap is answered by one message and one frame.
    """

    def __init__(self, w: Words, m: TableModel) -> None:
        """Nothing has been drawn."""
        self._w, self._m, self._shown, self._below = w, m, m.screen, m.screen
        self._regions, self._now = RowCache(), RowCache()
        self._tiles, self._tasks, self._asked, self._pieces, self._moves = (RowCache() for _ in range(5))
        self._doors, self._sheet, self._used, self._shelf, self._cards = (RowCache() for _ in range(5))

    def begin(self, shown: Screen, below: Screen) -> Regions:
        """Begin to draw the screen once more, as it is to be shown now; `below` the headline as it was before."""
        self._shown, self._below = shown, below
        self._regions.begin()
        return self

    @property
    def is_laid(self) -> bool:
        """Whether a board lies in Now, and what follows from it in the foot."""
        return has_ground(self._shown.asked)

    @property
    def is_covered(self) -> bool:
        """Whether a sheet lies over Now."""
        shown = self._shown.sheet
        return shown is not None and shown.content is not None

    @property
    def is_picking(self) -> bool:
        """Whether cards to pick from lie over the whole screen."""
        return picks(self._shown.sheet) is not None

    @property
    def people(self) -> int:
        """How many play."""
        return sum(1 for tile in self._shown.strip if tile.shown.seat != TABLE)

    def track(self, layout: Layout) -> ft.Control:
        """Where we are."""
        return self._regions.row("track", self._track, self._shown.track, self._shown.timed, layout)

    def _track(self, shown: Track, timed: bool, layout: Layout) -> ft.Control:
        w, m = self._w, self._m
        clock = TableClock(w, m, key="clock") if timed else None
        return track(w, shown, m.ask_where, lid_fit(layout), layout.width - (CLOCK if timed else 0), clock)

    def strip(self, width: float) -> ft.Control:
        """Draw the seats side by side."""
        flag, moving = wears_flag(self._shown.track), self._m.motion.wanted.value
        return self._regions.row("strip", self._strip, self._shown.strip, flag, width, moving)

    def _strip(self, shown: tuple[Tile, ...], flag: bool, width: float, moving: bool) -> ft.Control:
        return frame.plates_of(self._w, self._m, shown, width, self._tiles.begin(), flag=flag, moving=moving)

    def seats(self, panel: Panel) -> ft.Control:
        """Draw the seats one under the other, where there is room beside Now."""
        return self._regions.row("strip", self._seats, self._shown.strip, panel, self._m.motion.wanted.value)

    def _seats(self, shown: tuple[Tile, ...], panel: Panel, moving: bool) -> ft.Control:
        return frame.panels_of(self._w, self._m, shown, panel, self._tiles.begin(), moving=moving)

    def alarm(self) -> ft.Control:
        """Say, once and to everybody, that the end of the game has come into sight."""
        return self._regions.row(
            "alarm", frame.alarm_band, self._w, self._shown.alarm, moving=self._m.motion.wanted.value
        )

    def now(self, room: Room, fit: Fit, *, beside: bool = False) -> ft.Control:
        """Draw Now, which scrolls: headline and rule, the quay, tasks, questions, what to do by hand, quiet moves.

        `beside`: the seats stand beside it, and what follows from a board stands in the foot.
        """
        shown = self._below
        later = Ahead() if self._is_ahead_pinned(fit) else shown.ahead
        now = _Now(self._shown.head, shown.tasks, shown.asked, shown.instead, shown.pieces, shown.by_hand, later)
        room = room._replace(moving=self._m.motion.wanted.value)
        return self._regions.row("now", self._scrolling, now, room, fit, beside=beside, covered=self.is_covered)

    def _scrolling(self, shown: _Now, room: Room, fit: Fit, *, beside: bool, covered: bool) -> ft.Control:
        w, m, cache = self._w, self._m, self._now.begin()
        laid, sides = has_ground(shown.asked), ft.Padding.symmetric(horizontal=fit.margin)
        head = cache.row(
            "head", _head, w, m, shown.head, fit, short=laid and shown.instead is not None and not fit.tall
        )
        parts = [
            ft.Container(head, padding=ft.Padding.only(left=fit.margin, right=4)),
            cache.row("shelf", _shelf, w, m, shown.tasks.shelf, fit, self._shelf),
            ft.Container(self._parts(shown, room, fit, beside=beside), padding=sides),
        ]
        inner = ft.Container(stack(parts, 0), padding=ft.Padding.only(top=6 if laid else 14, bottom=8 if laid else 24))
        said = hidden(inner, covered=covered)
        return ft.Column([said], scroll=ft.ScrollMode.AUTO, expand=True, horizontal_alignment=STRETCH, key="now")

    def _parts(self, shown: _Now, room: Room, fit: Fit, *, beside: bool) -> ft.Control:
        w, m, cache = self._w, self._m, self._now
        laid = has_ground(shown.asked)
        asked = without_uses(shown.asked) if beside and not fit.low else shown.asked
        bar = None if laid and beside else shown.instead
        # A board takes all the room of a phone: what else is to be known and done shares a line above and one below it.
        snug = laid and shown.instead is not None and not beside and not fit.roomy
        quiet = self._not_open(shown.tasks.moves, fit)
        near = _first_quiet(quiet) if snug else None
        parts = [
            cache.row("stages", _stages, w, m, shown.by_hand),
            cache.row("tasks", _tasks, w, m, shown.tasks.tasks, self._tasks),
            cache.row("band", _hand_band, w, m, shown.by_hand if snug else ByHand()),
            cache.row("instead", _instead, w, m, bar, laid=laid),
            cache.row("asked", _asked, w, m, asked, room, self._asked),
            cache.row("pieces", _pieces, w, m, shown.pieces, room.width, self._pieces),
            cache.row("glance", _glance, w, m, shown.ahead.ending if snug else None, near),
            cache.row("hand", _by_hand, w, m, ByHand() if snug else shown.by_hand),
            *self._open_cards(shown.tasks.moves, fit),
            cache.row("moves", _moves, w, m, _without(quiet, near), fit.width, self._moves),
            cache.row("ahead", _ahead, w, shown.ahead, fit),
        ]
        return stack(parts, 0)

    def _open_cards(self, moves: tuple[Move, ...], fit: Fit) -> list[ft.Control]:
        """Draw the cards of the move that has some, where there is room; what holds them stays."""
        if not fit.tall:
            return []
        move = next(filter(_opens, moves), None)
        shown = self._m.cards(move) if move else ()
        return [self._now.row("cards", _cards, self._w, self._m, move, shown, fit.width, self._cards)]

    @staticmethod
    def _not_open(moves: tuple[Move, ...], fit: Fit) -> tuple[Move, ...]:
        return tuple(move for move in moves if not (fit.tall and _opens(move)))

    def _is_ahead_pinned(self, fit: Fit) -> bool:
        """Whether what lies ahead stands over the act and does not scroll: where the quay is all that is above it."""
        return bool(self._below.tasks.shelf) and not fit.low and self._w.scale < LARGE

    def ahead(self, fit: Fit) -> ft.Control:
        """Draw the next turns and the end of this round over the act."""
        shown = self._below.ahead if self._is_ahead_pinned(fit) else Ahead()
        return self._regions.row("ahead", self._pinned_ahead, shown, fit)

    def _pinned_ahead(self, shown: Ahead, fit: Fit) -> ft.Control:
        parts = ahead(self._w, shown.coming, shown.ending, fit)
        around = ft.Padding.only(left=fit.margin, right=fit.margin, top=8, bottom=8) if parts else None
        return ft.Container(_column(parts, 10), padding=around)

    def pinned(
        self,
        margin: float = 16,
        width: float | None = None,
        expand: int | None = None,
        *,
        beside: bool = False,
        low: bool = False,
    ) -> ft.Control:
        """Draw the act, the one thing to do, under the thumb; `beside`: with what follows from a board.

        `low`: where height lacks there is room in the foot for the act only, and for what can be done instead.
        """
        shown = self._shown
        laid = beside and self.is_laid
        asked, other = (shown.asked, shown.instead) if laid else (None, None)
        around, hand = ft.Padding.symmetric(horizontal=margin, vertical=8), shown.pieces.asking
        act = shown.pinned
        return self._regions.row("pinned", self._pinned, act, asked, other, hand, around, width, expand, low=low)

    def _pinned(
        self,
        pinned: Pinned | None,
        asked: Form | None,
        other: Instead | None,
        hand: Form | None,
        around: ft.Padding,
        width: float | None,
        expand: int | None,
        *,
        low: bool,
    ) -> ft.Control:
        parts = _primary(self._w, self._m, pinned)
        if asked is not None:
            width, parts = None, [self._foot(asked, other, parts, low=low)]
        elif hand is not None:
            parts = [*_speaking(self._w, hand), *form_foot(self._w, self._m, hand)]
        if not parts:
            return ft.Container(expand=expand)
        return ft.Container(_column(parts, 8), padding=around, width=width, expand=expand)

    def said(self, margin: float = 16) -> ft.Control:
        """Draw the sentence that says what happened instead."""
        return self._regions.row("said", self._said, self._shown.refusal, margin)

    def _said(self, refusal: Refusal | None, margin: float) -> ft.Control:
        parts = frame.refusal(self._w, self._m, refusal)
        around = ft.Padding.only(left=margin, right=margin, top=8) if parts else None
        return ft.Container(_column(parts), padding=around)

    def _foot(self, asked: Form, other: Instead | None, act: list[ft.Control], *, low: bool) -> ft.Control:
        """Draw what follows from a board beside the act: the buildings used, and what can be done instead."""
        w, m, cache = self._w, self._m, self._used.begin()
        found = uses_ask(asked)
        answer = Bound(m.answer, asked.key)
        used = uses(w, found, Bound(answer, found.key), cache, FOOT_USES) if found and not low else []
        quiet = [_quiet(w, m, other.other)] if other else []
        slab = ft.Container(_column(act), width=None if low else ACT, expand=low)
        if low:
            return ft.Row([*quiet, slab], spacing=12)
        parts = [ft.Container(_column(used, 8), expand=True), *quiet, slab]
        return ft.Row(parts, spacing=12, vertical_alignment=ft.CrossAxisAlignment.CENTER)

    def bar(self, width: float, expand: int | None = None) -> ft.Control:
        """Undo, and the three places that are always there."""
        return self._regions.row("bar", self._bar, self._shown.steps, self._shown.door, width, expand)

    def _bar(self, steps: Steps, door: Sheet | None, width: float, expand: int | None) -> ft.Control:
        drawn = frame.bottom(self._w, self._m, steps, door, self._doors.begin(), width, rim=expand is None)
        return ft.Container(drawn, expand=expand)

    def sheet(self, leave: Leave, width: float, *, side: bool = False, low: bool = False) -> ft.Control:
        """Draw the open sheet over Now; nothing where none is open. `side`: what asks nothing at its right.

        What holds it stays: a region that came and went would have everything around it drawn anew.
        """
        return self._regions.row("sheet", self._held, self._shown.sheet, leave, width, side=side, low=low)

    def _held(self, shown: SheetShown | None, leave: Leave, width: float, *, side: bool, low: bool) -> ft.Control:
        beside = side and shown is not None and (shown.sheet.kind not in WHOLE or shown.overview is not None)
        panel = self._panel(shown, leave, min(width, PANEL) if beside else width, beside=beside, low=low)
        lies: list[ft.Control] = []
        if panel is not None and beside:
            panel.right = panel.top = panel.bottom = 0
            panel.width = min(width, PANEL)
            lies = [panel]
        elif panel is not None:
            lies = [ft.Container(panel, alignment=_BOTTOM, left=0, top=0, right=0, bottom=0)]
        return ft.Stack(lies, left=0, top=0, right=0, bottom=0)

    def cover(self, layout: Layout) -> ft.Control:
        """Draw the cards to pick from over the whole screen; nothing where none are."""
        shown = self._shown.sheet
        return self._regions.row("cover", _cover, self._w, self._m, shown if picks(shown) else None, layout)

    def air(self) -> ft.Control:
        """Draw the air over the table, through which discs fly."""
        return self._regions.row("air", air, self._w, self._m.motion.flight)

    def high(self, part: str, width: float) -> float:
        """Guess how high a part of the screen is drawn: a region, the headline, a seat's panel."""
        found = (cache.drawn(part) for cache in (self._regions, self._now, self._tiles))
        return high(next((one for one in found if one), None), width, self._w.scale)

    def _panel(
        self, shown: SheetShown | None, leave: Leave, width: float, *, beside: bool, low: bool
    ) -> ft.Container | None:
        w, m = self._w, self._m
        if shown is None or shown.content is None or picks(shown):
            return None
        title, body, foot = contents(w, m, shown, leave, width, self._sheet.begin())
        lead = seat_mark(w, shown.sheet.of, 28) if shown.sheet.kind is Kind.SEAT else None
        key = f"{shown.sheet.kind}/{shown.sheet.of}"
        return sheet(
            w,
            title,
            body,
            m.close,
            key=key,
            width=width,
            lead=lead,
            foot=foot,
            beside=beside,
            low=low,
            lid=shown.sheet.kind is Kind.LOG,
        )


def _cover(w: Words, m: TableModel, shown: SheetShown | None, layout: Layout) -> ft.Control:
    """Hold the picker; what holds it stays."""
    if shown is None:
        return ft.Stack([], left=0, top=0, right=0, bottom=0)
    key = f"sheet/{shown.sheet.kind}/{shown.sheet.of}"
    picker = ft.Container(Picker(w, m, shown, layout, key=key), key=key, left=0, top=0, right=0, bottom=0)
    return ft.Stack([picker], left=0, top=0, right=0, bottom=0)


def hidden(below: ft.Control, *, covered: bool) -> ft.Control:
    """Keep from a screen reader what a sheet lies over: its taps would go through. Nothing is drawn anew for it.

    The card draws nothing; without it everything below would be read as one.
    """
    apart = ft.Card(below, semantic_container=False, elevation=0, margin=0, bgcolor=ft.Colors.TRANSPARENT, shape=SQUARE)
    return ft.Semantics(content=apart, exclude_semantics=covered)


def has_ground(form: Form | None) -> bool:
    """Return whether a form asks for a place on a board that is drawn in colour."""
    return form is not None and any(isinstance(ask, Pick) and ask.grid and ask.grid.ground for ask in form.asks)


def uses_ask(form: Form) -> Pick | None:
    """Return the question which buildings are used."""
    return next((ask for ask in form.asks if isinstance(ask, Pick) and are_uses(ask)), None)


def without_uses(form: Form | None) -> Form | None:
    """Return a form without the question that stands in the foot."""
    found = uses_ask(form) if form and has_ground(form) else None
    return replace(form, asks=tuple(ask for ask in form.asks if ask is not found)) if form and found else form


def _speaking(w: Words, form: Form) -> list[ft.Control]:
    """Draw what is to be known of the move in hand, and what speaks against it."""
    return [*([notice(w.say(form.note))] if form.note else []), *issues(w, form.issues)]


def _instead(w: Words, m: TableModel, shown: Instead | None, *, laid: bool) -> ft.Control:
    """Draw the primary and what can be done instead of it."""
    if shown is None:
        return _column([])
    bar = instead_bar(w, shown.here, shown.other, m.press, w.say(shown.headline) if laid else "")
    return _column([bar], above=0 if laid else 16)


def _quiet(w: Words, m: TableModel, move: Move) -> ft.Control:
    blocked = move.because is not None
    return quiet_button(w, w.say(move.label), lambda: m.press(move.key), key=f"move/{move.key}", disabled=blocked)


def _head(w: Words, m: TableModel, head: Head, fit: Fit, *, short: bool = False) -> ft.Control:
    """Draw the headline and its rule; `short`: the bar over the board says it, and a rule that is new is a line."""
    if short:
        new = head.rule if head.rule_new else None
        return _column([rule_line(w, new, m.toggle_rule, whole=not head.rule_open)] if new else [])
    shown = Headline(head.headline, head.detail, head.brought, head.rule, head.rule_open, head.new)
    return _column(headline(w, shown, m.toggle_rule, fit), 4)


def _shelf(w: Words, m: TableModel, shown: tuple[Move, ...], fit: Fit, cache: RowCache) -> ft.Control:
    """Draw the quay with its piles."""
    return _column([quay(w, shown, m.touch, fit, cache.begin())] if shown else [])


def _stages(w: Words, m: TableModel, shown: ByHand) -> ft.Control:
    """Draw the steps of the end of the round."""
    return _column(stage_tiles(w, shown.stages, shown.steps, shown.ticked, m.tick), 8, above=12)


def _ahead(w: Words, shown: Ahead, fit: Fit) -> ft.Control:
    """Draw what lies ahead, where it scrolls with the rest."""
    return _column(ahead(w, shown.coming, shown.ending, fit), 10, above=24)


def _tasks(w: Words, m: TableModel, shown: tuple[Task, ...], cache: RowCache) -> ft.Control:
    """Who has to act, one row each."""
    rows, gap = cache.begin(), 0 if all(task.owes for task in shown) else 8
    return _column([rows.row(at, task_row, w, task, m.press) for at, task in enumerate(shown)], gap, above=12)


def _opens(move: Move) -> bool:
    """Return whether the cards of a move lie open where there is room."""
    return bool(move.opens) and move.because is None


def _cards(
    w: Words, m: TableModel, move: Move | None, shown: tuple[Option, ...], width: float, cache: RowCache
) -> ft.Control:
    """Draw the cards that lie open."""
    if move is None or not shown:
        return _column([])
    on_card, on_all = Bound(m.press_with, move.key, move.opens), tap(m.press, move.key)
    return _column(open_cards(w, w.say(move.label), shown, on_all, on_card, width, cache.begin()), 10, above=18)


def _moves(w: Words, m: TableModel, shown: tuple[Move, ...], width: float, cache: RowCache) -> ft.Control:
    """Draw the quiet moves."""
    return _column(quiet_moves(w, shown, m.press, m.touch, cache.begin(), width), 8, above=14)


def _asked(w: Words, m: TableModel, form: Form | None, room: Room, cache: RowCache) -> ft.Control:
    """Draw the questions of the pinned move, what would change hands, and what speaks against it."""
    if form is None:
        return _column([])
    first, *others = asks(w, form, Bound(m.answer, form.key), room, cache.begin()) or [_column([])]
    # What a choice brings stands in a list of its own: a list that gets longer is drawn anew with all that is in it,
    # and the first question may be a whole board.
    after = [
        *others,
        *([notice(w.say(form.note))] if form.note else []),
        *changes(w, form.changes),
        *issues(w, form.issues),
    ]
    above = 6 if has_ground(form) else 16
    return _column([first, _column(after, above=4 if has_ground(form) else 12)], 0, above=above)


def _pieces(w: Words, m: TableModel, shown: BoardPieces, width: float, cache: RowCache) -> ft.Control:
    """Draw what the moves on things sit on: sites with their prices, the workers to send."""
    why, rows = Bound(m.open, Kind.WHY), cache.begin()
    parts = board_rows(w, shown.held, shown.moves, m.press, why, rows, width, shown.asking, m.choose)
    return _column(parts, 8, above=16)


def _by_hand(w: Words, m: TableModel, shown: ByHand) -> ft.Control:
    """Draw what the app cannot move."""
    return _column(by_hand(w, shown.steps, shown.ticked, m.tick, shown.stages), 0, above=16)


def _hand_band(w: Words, m: TableModel, shown: ByHand) -> ft.Control:
    """Draw what the app cannot move as one line."""
    return _column(hand_band(w, shown.steps, shown.ticked, m.tick), 0)


def _first_quiet(moves: tuple[Move, ...]) -> Move | None:
    """Return the first of the moves that are quiet acts."""
    return next((move for move in moves if move.place is Place.BUTTON and move.because is None), None)


def _without(moves: tuple[Move, ...], one: Move | None) -> tuple[Move, ...]:
    return tuple(move for move in moves if move is not one)


def _glance(w: Words, m: TableModel, ending: Ending | None, move: Move | None) -> ft.Control:
    """Draw in one line who has what the end of the round asks for, and a quiet act."""
    needs = glance_of(w, ending.needs) if ending else None
    parts = [*([needs] if needs else []), *([pill(w, move, m.press)] if move else [])]
    line = ft.Row(parts, alignment=ft.MainAxisAlignment.SPACE_BETWEEN, wrap=True, spacing=8, run_spacing=8)
    return _column([line] if parts else [], above=6)


def _primary(w: Words, m: TableModel, pinned: Pinned | None) -> list[ft.Control]:
    if pinned is None:
        return []
    if pinned.anyway:
        anyway = partial(m.confirm, pinned.move, overrule=True, pinned=True)
        return [quiet_button(w, w.t("ui-anyway"), anyway, key="primary/anyway")]
    words = w.say(pinned.words)
    confirm = partial(m.confirm, pinned.move, pinned=True)
    second, lead = w.say(pinned.follows), _tokens(w, pinned.brings)
    return [big_button(w, words, confirm, key="primary", disabled=not pinned.enabled, second=second, lead=lead)]


def _tokens(w: Words, things: tuple[str, ...]) -> ft.Control | None:
    """Draw the things an act brings; with large text its words alone say it."""
    found = [shown for thing in things if (shown := disc(w, thing, 28))] if w.scale < LARGE else []
    return ft.Row([*found[:MOST_TOKENS]], spacing=8, tight=True) if found else None


def _column(parts: list[ft.Control], spacing: float = 12, above: float = 0) -> ft.Control:
    """Draw a part of Now, with the gap above it if there is anything in it.

    Empty, it is no taller than nothing: one that comes and goes would have everything around it drawn anew.
    """
    gap = ft.Margin.only(top=above) if parts and above else None
    return ft.Column(parts, spacing=spacing, tight=True, horizontal_alignment=STRETCH, margin=gap)
