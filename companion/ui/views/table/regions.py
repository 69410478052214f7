"""The regions of the table screen. What shows nothing new is handed over as it stands, and costs nothing."""

from __future__ import annotations

import flet as ft

from companion.ui.components.ahead import ahead
from companion.ui.components.ask_grid import Room, beyond
from companion.ui.components.fit import Fit
from companion.ui.components.flight import air
from companion.ui.components.measure import high
from companion.ui.components.panels import Panel
from companion.ui.components.row_cache import RowCache
from companion.ui.components.sheet import sheet
from companion.ui.components.strip import ABOVE, BELOW
from companion.ui.components.strip import high as plate_high
from companion.ui.components.symbols import seat_mark
from companion.ui.components.touch import Bound
from companion.ui.components.track import high as track_high
from companion.ui.components.track import lid_fit, track, wears_flag
from companion.ui.components.uses import BETWEEN, HIGH, height, uses
from companion.ui.components.words import Words
from companion.ui.flet_edge import try_asking
from companion.ui.layout import Layout
from companion.ui.theme import LARGE
from companion.ui.views.table import frame, parts
from companion.ui.views.table.clock import TableClock
from companion.ui.views.table.model import TableModel
from companion.ui.views.table.more import Leave
from companion.ui.views.table.now import NowRegion, NowShown
from companion.ui.views.table.picker import Picker, picks
from companion.ui.views.table.sheets import SheetRoom, contents, form_foot
from companion.ui.views.table.shown import (
    Ahead,
    Instead,
    Kind,
    Pinned,
    Refusal,
    Screen,
    Sheet,
    SheetShown,
    Steps,
    Tile,
    has_ground,
)
from scorers.core.forms import Form, Pick, open_ask
from scorers.core.glance import Ending
from scorers.core.msg import TABLE
from scorers.core.view import Track

_BOTTOM = ft.Alignment.BOTTOM_CENTER

PANEL = 480
"""The width of a sheet at the right of Now."""

BAR = 66
"""What stands below a sheet on a phone; above it stand lid and seats, higher in one game than in another."""

BESIDE = 200
"""What stands around a sheet where the seats stand beside it, with the gaps around what is pinned there."""

WHOLE = (Kind.FORM, Kind.CATALOGUE)
"""Sheets that take all the room there is."""

OVER = 96
"""Over the act of a picker."""

CLOCK = 72
"""The room a running clock takes on the lid."""

ACT = 320
"""How wide the act is where it shares the foot."""

FOOT_USES = 2
"""So many buildings stand beside each other in the foot."""

OVER_ACT = 136
"""So high they stand over the act at most: two rows, and enough of a third to see that there is one."""

ALL_OVER_ACT = 224
"""And on a tablet held upright: all there can be around a space, but with large text."""

COUNTED = 2 * (HIGH + BETWEEN)
"""The two rows that are taken off the room of a board."""


class Regions:
    """All regions of one screen, in one language and one layout: another one draws everything anew.

    They stand in one component, so that a tap is answered by one message and one frame.
    """

    def __init__(self, w: Words, m: TableModel) -> None:
        """Nothing has been drawn."""
        self._w, self._m, self._shown, self._below = w, m, m.screen, m.screen
        self.is_covered = False
        """Whether a sheet lies over Now."""
        self.is_picking = False
        """Whether cards to pick from lie over the whole screen."""
        self._now = NowRegion(w, m)
        self._regions, self._tiles, self._doors, self._sheet, self._used = (RowCache() for _ in range(5))

    def begin(self, shown: Screen, below: Screen) -> Regions:
        """Begin to draw the screen once more, as it is to be shown now; `below` the headline as it was before."""
        self._shown, self._below = shown, below
        self.is_picking = picks(shown.sheet) is not None
        self.is_covered = not self.is_picking and shown.sheet is not None and shown.sheet.content is not None
        self._regions.begin()
        return self

    @property
    def is_laid(self) -> bool:
        """Whether a board lies in Now, and what follows from it in the foot."""
        return has_ground(self._shown.asked)

    @property
    def is_noted(self) -> bool:
        """Whether a line over the board tells a rule that is new, or whose turn it is."""
        head = self._shown.head
        return self.is_laid and (head.rule_new or head.others) and self._shown.instead is not None

    @property
    def people(self) -> int:
        """How many play."""
        return sum(1 for tile in self._shown.strip if tile.shown.seat != TABLE)

    async def to_top(self) -> None:
        """Show Now from its top."""
        now = self._regions.drawn("now")
        if isinstance(now, ft.Column):
            await try_asking(now.scroll_to(offset=0, duration=0))

    async def further(self, by: float) -> None:
        """Show Now from further down."""
        now = self._regions.drawn("now")
        if isinstance(now, ft.Column):
            await try_asking(now.scroll_to(delta=by, duration=0))

    async def show(self, ask: str) -> None:
        """Show Now from one of the questions below a board."""
        now = self._regions.drawn("now")
        if isinstance(now, ft.Column):
            await try_asking(now.scroll_to(scroll_key=ask, duration=0))

    def open_below(self, before: str) -> str:
        """Return the question below a board that a choice has brought; `before` as long as it is asked."""
        asked = self._shown.asked if self.is_laid else None
        if asked is None or any(ask.key == before for ask in asked.asks):
            return before if asked else ""
        found = open_ask(asked)
        return found.key if found and not isinstance(found, Pick) else ""

    def covers(self, room: Room, fit: Fit, head: float) -> float:
        """Return how far a board goes up for the buildings over the act, where a space in its lower half is chosen.

        `head`: what of the headline is taken off its room; more of it, and what is done by hand, leave it less.
        """
        asked = self._shown.asked
        found = parts.uses_ask(asked) if asked else None
        if asked is None or found is None:
            return 0
        taken = min(_most_over(fit), height(self._w, found, FOOT_USES))
        above = self.high("head", fit.width) + self.high("band", fit.width)
        left = room.height + COUNTED - taken - max(0, above - head)
        return min(taken, max(beyond(ask, room, left) for ask in asked.asks if isinstance(ask, Pick)))

    def track(self, layout: Layout) -> ft.Control:
        """Where we are."""
        return self._regions.row("track", self._track, self._shown.track, self._shown.timed, layout)

    def _track(self, shown: Track, timed: bool, layout: Layout) -> ft.Control:
        w, m = self._w, self._m
        clock = TableClock(w, m, key="clock") if timed else None
        return track(w, shown, m.ask_where, lid_fit(layout, w.scale), layout.width - (CLOCK if timed else 0), clock)

    def strip(self, width: float) -> ft.Control:
        """Draw the seats side by side."""
        flag, moving = wears_flag(self._shown.track), self._m.motion.wanted.value
        return self._regions.row("strip", self._strip, self._shown.strip, flag, width, moving)

    def _strip(self, shown: tuple[Tile, ...], flag: bool, width: float, moving: bool) -> ft.Control:
        return frame.plates_of(self._w, self._m, shown, width, self._tiles.begin(), flag=flag, moving=moving)

    def seats(self, panel: Panel, fit: Fit) -> ft.Control:
        """Draw the seats one under the other, where there is room beside Now; what a board has no room for, below."""
        ending = self._below.ahead.ending if self._is_ending_beside(fit) else None
        return self._regions.row("strip", self._seats, self._shown.strip, panel, ending, self._m.motion.wanted.value)

    def _seats(self, shown: tuple[Tile, ...], panel: Panel, ending: Ending | None, moving: bool) -> ft.Control:
        return frame.panels_of(self._w, self._m, shown, panel, ending, self._tiles.begin(), moving=moving)

    def _is_ending_beside(self, fit: Fit) -> bool:
        """Whether the end of the round stands below the seats: where a board takes all of Now."""
        return fit.tall and has_ground(self._below.asked)

    def alarm(self) -> ft.Control:
        """Say, once and to everybody, that the end of the game has come into sight."""
        return self._regions.row(
            "alarm", frame.alarm_band, self._w, self._shown.alarm, moving=self._m.motion.wanted.value
        )

    def now(self, room: Room, fit: Fit, *, beside: bool = False, used_below: bool = False) -> ft.Control:
        """Draw Now, which scrolls: headline and rule, the quay, tasks, questions, what to do by hand, quiet moves.

        `beside`: the seats stand beside it, and what can be done instead stands in the foot; `used_below`: so do the
        buildings used.
        """
        shown = self._below
        later = Ahead() if self._is_ahead_pinned(fit) or self._is_ending_beside(fit) else shown.ahead
        now = NowShown(shown.tasks, shown.asked, shown.instead, shown.pieces, shown.by_hand, later)
        head, room = self._shown.head, room._replace(moving=self._m.motion.wanted.value)
        covered = self.is_covered
        return self._regions.row(
            "now", self._now.draw, head, now, room, fit, beside=beside, used_below=used_below, covered=covered
        )

    def _is_ahead_pinned(self, fit: Fit) -> bool:
        """Whether what lies ahead stands over the act and does not scroll: where the quay is all that is above it.

        An open rule takes its room: what can be done must not be hidden behind what is only to be known.
        """
        below = self._below
        return bool(below.tasks.shelf) and not below.head.rule_open and not fit.low and self._w.scale < LARGE

    def ahead(self, fit: Fit) -> ft.Control:
        """Draw the next turns and the end of this round over the act."""
        shown = self._below.ahead if self._is_ahead_pinned(fit) else Ahead()
        return self._regions.row("ahead", self._pinned_ahead, shown, fit)

    def _pinned_ahead(self, shown: Ahead, fit: Fit) -> ft.Control:
        drawn = ahead(self._w, shown.coming, shown.ending, fit)
        around = ft.Padding.only(left=fit.margin, right=fit.margin, top=8, bottom=8) if drawn else None
        return ft.Container(parts.column(drawn, 10), padding=around)

    def pinned(
        self,
        margin: float = 16,
        width: float | None = None,
        expand: int | None = None,
        *,
        beside: bool = False,
        over: Fit | None = None,
        low: bool = False,
    ) -> ft.Control:
        """Draw the act, the one thing to do, under the thumb; `beside`, `over`: where what follows from a board stands.

        `low`: where height lacks there is room in the foot for the act only, and for what can be done instead.
        """
        shown = self._shown
        asked, other = (shown.asked, shown.instead) if beside and self.is_laid else (None, None)
        around, hand = ft.Padding.symmetric(horizontal=margin, vertical=8), shown.pieces.asking
        act, used = shown.pinned, (shown.asked, _most_over(over)) if over and shown.asked and self.is_laid else None
        return self._regions.row("pinned", self._pinned, act, asked, other, used, hand, around, width, expand, low=low)

    def _pinned(
        self,
        pinned: Pinned | None,
        asked: Form | None,
        other: Instead | None,
        used: tuple[Form, float] | None,
        hand: Form | None,
        around: ft.Padding,
        width: float | None,
        expand: int | None,
        *,
        low: bool,
    ) -> ft.Control:
        drawn = parts.primary(self._w, self._m, pinned)
        if asked is not None:
            width, drawn = None, [self._foot(asked, other, drawn, low=low)]
        elif used is not None:
            drawn = [*self._over(*used), *drawn]
        elif hand is not None:
            drawn = [*parts.speaking(self._w, hand), *form_foot(self._w, self._m, hand)]
        if not drawn:
            return ft.Container(expand=expand)
        return ft.Container(parts.column(drawn, 8), padding=around, width=width, expand=expand)

    def said(self, margin: float = 16) -> ft.Control:
        """Draw the sentence that says what happened instead; a sheet that covers this place says it itself."""
        said = None if self.is_covered or self.is_picking else self._shown.refusal
        return self._regions.row("said", self._said, said, margin)

    def _said(self, refusal: Refusal | None, margin: float) -> ft.Control:
        drawn = frame.refusal(self._w, self._m, refusal)
        around = ft.Padding.only(left=margin, right=margin, top=8) if drawn else None
        return ft.Container(parts.column(drawn), padding=around)

    def _foot(self, asked: Form, other: Instead | None, act: list[ft.Control], *, low: bool) -> ft.Control:
        """Draw what follows from a board beside the act: the buildings used, and what can be done instead."""
        w, m = self._w, self._m
        used = [] if low else self._uses(asked)
        quiet = [parts.quiet(w, m, other.other)] if other else []
        slab = ft.Container(parts.column(act), width=None if low else ACT, expand=low)
        if low:
            return ft.Row([*quiet, slab], spacing=12)
        drawn = [ft.Container(parts.column(used, BETWEEN), expand=True), *quiet, slab]
        return ft.Row(drawn, spacing=12, vertical_alignment=ft.CrossAxisAlignment.CENTER)

    def _uses(self, asked: Form) -> list[ft.Control]:
        """Draw the buildings used."""
        found, cache = parts.uses_ask(asked), self._used.begin()
        answer = Bound(self._m.answer, asked.key)
        return uses(self._w, found, Bound(answer, found.key), cache, FOOT_USES) if found else []

    def _over(self, asked: Form, most: float) -> list[ft.Control]:
        """Draw the buildings used over the act; more rows than the board can spare room for scroll."""
        found = parts.uses_ask(asked)
        if found is None:
            return []
        column = parts.column(self._uses(asked), BETWEEN)
        if height(self._w, found, FOOT_USES) > most:
            column.height, column.scroll = most, ft.ScrollMode.AUTO
        return [column]

    def bar(self, width: float, expand: int | None = None) -> ft.Control:
        """Undo, and the three places that are always there."""
        return self._regions.row("bar", self._bar, self._shown.steps, self._shown.door, width, expand)

    def _bar(self, steps: Steps, door: Sheet | None, width: float, expand: int | None) -> ft.Control:
        drawn = frame.bottom(self._w, self._m, steps, door, self._doors.begin(), width, rim=expand is None)
        return ft.Container(drawn, expand=expand)

    def sheet(self, leave: Leave, layout: Layout, width: float, *, side: bool = False, low: bool = False) -> ft.Control:
        """Draw the open sheet over Now; nothing where none is open. `side`: what asks nothing at its right.

        What holds it stays: a region that came and went would have everything around it drawn anew.
        """
        shown, height = self._shown.sheet, self._room(layout)
        said = self._shown.refusal if self.is_covered else None
        return self._regions.row("sheet", self._held, shown, said, leave, height, width, side=side, low=low)

    def _room(self, layout: Layout) -> float:
        """Return how high a sheet may stand."""
        if layout.beside:
            return layout.height - BESIDE
        lid = track_high(self._w, self._shown.track, lid_fit(layout, self._w.scale))
        return layout.height - lid - ABOVE - plate_high(self._w) - BELOW - BAR

    def _held(
        self,
        shown: SheetShown | None,
        said: Refusal | None,
        leave: Leave,
        height: float,
        width: float,
        *,
        side: bool,
        low: bool,
    ) -> ft.Control:
        beside = side and shown is not None and (shown.sheet.kind not in WHOLE or shown.overview is not None)
        width = min(width, PANEL) if beside else width
        room = SheetRoom(width, height)
        panel = self._panel(shown, said, leave, room, beside=beside, low=low)
        lies: list[ft.Control] = []
        if panel is not None and beside:
            panel.right = panel.top = panel.bottom = 0
            panel.width = width
            lies = [panel]
        elif panel is not None:
            lies = [ft.Container(panel, alignment=_BOTTOM, left=0, top=0, right=0, bottom=0)]
        return ft.Stack(lies, left=0, top=0, right=0, bottom=0)

    def cover(self, layout: Layout) -> ft.Control:
        """Draw the cards to pick from over the whole screen; nothing where none are."""
        shown, said = (self._shown.sheet, self._shown.refusal) if self.is_picking else (None, None)
        return self._regions.row("cover", _cover, self._w, self._m, shown, said, layout)

    def air(self) -> ft.Control:
        """Draw the air over the table, through which discs fly."""
        return self._regions.row("air", air, self._w, self._m.motion.flight)

    def high(self, part: str, width: float) -> float:
        """Guess how high a part of the screen is drawn: a region, the headline, a seat's panel."""
        found = (cache.drawn(part) for cache in (self._regions, self._now, self._tiles))
        return high(next((one for one in found if one), None), width, self._w.scale)

    def _panel(
        self, shown: SheetShown | None, said: Refusal | None, leave: Leave, room: SheetRoom, *, beside: bool, low: bool
    ) -> ft.Container | None:
        w, m = self._w, self._m
        if shown is None or shown.content is None or picks(shown):
            return None
        title, body, foot = contents(w, m, shown, leave, room, self._sheet.begin(), low=low)
        lead = seat_mark(w, shown.sheet.of, 28) if shown.sheet.kind is Kind.SEAT else None
        key = f"{shown.sheet.kind}/{shown.sheet.of}"
        return sheet(
            w,
            title,
            body,
            m.close,
            key=key,
            width=room.width,
            lead=lead,
            foot=[*frame.refusal(w, m, said), *foot],
            beside=beside,
            low=low,
            lid=shown.sheet.kind is Kind.LOG,
        )


def _most_over(fit: Fit) -> float:
    return ALL_OVER_ACT if fit.tall else OVER_ACT


def _cover(w: Words, m: TableModel, shown: SheetShown | None, said: Refusal | None, layout: Layout) -> ft.Control:
    """Hold the picker, and over its foot what happened instead; what holds it stays."""
    if shown is None:
        return ft.Stack([], left=0, top=0, right=0, bottom=0)
    key = f"sheet/{shown.sheet.kind}/{shown.sheet.of}"
    picker = ft.Container(Picker(w, m, shown, layout, key=key), key=key, left=0, top=0, right=0, bottom=0)
    notices = [ft.Container(one, left=16, right=16, bottom=OVER) for one in frame.refusal(w, m, said)]
    return ft.Stack([picker, *notices], left=0, top=0, right=0, bottom=0)
