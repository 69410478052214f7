"""What each region of the table screen shows: small values that are equal when nothing changed."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum

from companion.app.sights import Clocks, Switch
from companion.app.values import InHand, Log
from scorers.core.checklist import Checklist
from scorers.core.forms import Amounts, Form, Move, Pick, Place, Task, open_ask
from scorers.core.glance import Alarm, Coming, Ending, Fact, Overview, Stage
from scorers.core.issues import Level
from scorers.core.msg import TABLE, Msg, msg
from scorers.core.view import Chapter, Face, Figure, Held, Now, Rule, SeatView, Shape, TableView, Track, Why


@dataclass(frozen=True, slots=True)
class Tile:
    """One seat: its plate in the strip, or its panel beside Now."""

    shown: SeatView
    acting: bool
    opened: bool
    first: bool = False
    """Whether it is the start player."""
    own: bool = False
    """Whether it sits at this device."""

    @property
    def figures(self) -> tuple[Figure, ...]:
        """What stands on the plate: the one figure, and those beside it."""
        return *((self.shown.figure,) if self.shown.figure else ()), *self.shown.beside


@dataclass(frozen=True, slots=True)
class Head:
    """The top of Now."""

    headline: Msg
    detail: Msg | None
    rule: Rule | None
    rule_open: bool
    rule_new: bool = False
    """Whether nobody at this device has seen it yet."""
    brought: tuple[Fact, ...] = ()
    others: bool = False
    """Whether it is the turn of another than who sits here."""


@dataclass(frozen=True, slots=True)
class Pinned:
    """The button under the thumb."""

    move: str
    words: Msg
    enabled: bool
    anyway: bool
    """Rules speak against it: only "It happened anyway" is left."""
    brings: tuple[str, ...] = ()
    """The things it brings, shown beside its words."""
    follows: Msg | None = None
    """Its second line."""


@dataclass(frozen=True, slots=True)
class ByHand:
    """What the app cannot move, and what of it is ticked."""

    steps: tuple[Msg, ...] = ()
    ticked: frozenset[Msg] = frozenset()
    stages: tuple[Stage, ...] = ()
    """The steps of the end of the round; those by hand are ticked there."""


@dataclass(frozen=True, slots=True)
class Ahead:
    """What lies ahead: the next turns, and the end of this round."""

    coming: tuple[Coming, ...] = ()
    ending: Ending | None = None


@dataclass(frozen=True, slots=True)
class Steps:
    """Undo and redo."""

    undo: Msg | None
    redo: Msg | None
    looks: bool = False
    """Whether somebody only looks here."""
    barred: bool = False
    """Whether what would be undone is another's to undo."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """A sentence from the table: what happened instead."""

    words: Msg
    level: Level


class Kind(StrEnum):
    """What a sheet is about."""

    SEAT = "seat"
    FORM = "form"
    WHY = "why"
    LOOK_UP = "look_up"
    LOG = "log"
    MORE = "more"
    TIME = "time"
    CHECKLIST = "checklist"
    CATALOGUE = "catalogue"


@dataclass(frozen=True, slots=True)
class Sheet:
    """An open sheet: what about, and of what."""

    kind: Kind
    of: str = ""


@dataclass(frozen=True, slots=True)
class Reading:
    """How far somebody has read in the log: the folds a tap has changed, the pages, the step in hand."""

    folds: frozenset[str] = frozenset()
    pages: int = 1
    chosen: int | None = None

    def folded(self, key: str) -> Reading:
        """Open a fold, or close it."""
        return replace(self, folds=self.folds ^ {key})

    def further(self) -> Reading:
        """Read on in what was before."""
        return replace(self, pages=self.pages + 1)

    def taking(self, n: int | None) -> Reading:
        """Take a step in hand; the same again lets go of it."""
        return replace(self, chosen=None if n == self.chosen else n)


@dataclass(frozen=True, slots=True)
class LogShown:
    """The log as far as it is read, and the step in hand."""

    log: Log
    hand: InHand | None
    overview: Overview | None


@dataclass(frozen=True, slots=True)
class LookUp:
    """What anybody wants to know."""

    rules: tuple[Rule, ...]
    tools: tuple[Move, ...]
    rulings: tuple[Switch, ...]
    catalogue: bool
    chapters: tuple[Chapter, ...] = ()


@dataclass(frozen=True, slots=True)
class Faces:
    """The catalogue, or a chapter by its name."""

    faces: tuple[Face, ...]
    label: Msg | None = None


@dataclass(frozen=True, slots=True)
class More:
    """What one rarely needs."""

    keeps: tuple[Switch, ...]
    finished: bool
    invited: bool = False
    """Whether the device has come in by a code, and has this table only."""


@dataclass(frozen=True, slots=True)
class Laying:
    """The setup, and what of it is laid out."""

    checklist: Checklist
    laid: frozenset[str]


FACED = (Shape.ROW, Shape.RACK)
"""What is drawn by its faces, not by a number."""

Content = SeatView | Form | Why | LogShown | LookUp | Faces | More | Laying | Clocks


@dataclass(frozen=True, slots=True)
class SheetShown:
    """An open sheet with all it shows."""

    sheet: Sheet
    content: Content | None
    overview: Overview | None = None
    """The rounds of the evening, where they are asked for."""
    who: SeatView | None = None
    """The seat a form is about."""


@dataclass(frozen=True, slots=True)
class Tasks:
    """Who has to act."""

    tasks: tuple[Task, ...] = ()
    moves: tuple[Move, ...] = ()
    shelf: tuple[Move, ...] = ()
    """The moves on things that lie as piles on a quay."""


@dataclass(frozen=True, slots=True)
class BoardPieces:
    """What is laid out in Now, and the moves that sit on it: one on each face, one on each line."""

    held: tuple[Held, ...] = ()
    moves: tuple[Move, ...] = ()
    asking: Form | None = None
    """The form of the move in hand, where what is laid out answers it."""


@dataclass(frozen=True, slots=True)
class Instead:
    """What is pinned, and what can be done instead of it: two halves of one bar."""

    here: Move
    other: Move
    headline: Msg


@dataclass(frozen=True, slots=True)
class Screen:
    """Everything a table screen shows, as one value: equal when nothing changed."""

    track: Track
    timed: bool
    """Whether anybody has started the clock."""
    strip: tuple[Tile, ...]
    alarm: Alarm | None
    head: Head
    tasks: Tasks
    pieces: BoardPieces
    asked: Form | None
    instead: Instead | None
    pinned: Pinned | None
    by_hand: ByHand
    ahead: Ahead
    steps: Steps
    sheet: SheetShown | None
    door: Sheet | None
    refusal: Refusal | None

    def begins(self, was: Screen) -> bool:
        """Whether something else is shown from its top: another turn, round or phase, not a step within one."""
        acting, before = (tuple(tile.shown.seat for tile in one.strip if tile.acting) for one in (self, was))
        moved = acting != before and self.head.headline != was.head.headline
        return moved or (self.track.steps, self.track.turns) != (was.track.steps, was.track.turns)


def board_pieces(now: Now) -> BoardPieces:
    """Return what is laid out in Now; a second move on the same thing stays a move of its own."""
    lines = {held.thing for held in now.holdings if held.shape not in FACED}
    things = lines | {face.key for held in now.holdings for face in held.faces}
    things |= {key for held in now.holdings if held.spots for key in held.spots.keys}
    there: dict[str, Move] = {}
    for move in now.moves if things else ():
        if move.place is Place.THING and move.thing in things:
            there.setdefault(move.thing, move)
    return BoardPieces(now.holdings, tuple(there.values()))


def instead(now: Now) -> Instead | None:
    """Return the two halves of the bar, where something can be done instead of the primary."""
    here = next((move for move in now.moves if move.place is Place.PRIMARY), None)
    other = next((move for move in now.moves if move.place is Place.INSTEAD), None)
    return Instead(here, other, now.headline) if here and other else None


def missing(form: Form) -> Msg | None:
    """Return what an act that is off waits for: the first question nobody has answered, unless the title asks it."""
    ask = open_ask(form)
    if ask is None or ask.label == form.title:
        return None
    rows = ask.rows if isinstance(ask, Amounts) else ()
    row = next((row for row in rows if row.value is None), None)
    return msg("ui-ask-of" if row and row.seat else "ui-ask-first", what=row.label if row else ask.label)


def still_by_hand(shown: ByHand) -> Msg | None:
    """Return which steps of the end of a round nobody has ticked: what the act would leave undone."""
    left = tuple(stage.label for stage in shown.stages if stage.hand and stage.hand not in shown.ticked)
    return msg("ui-still-by-hand", what=left) if left else None


def has_ground(form: Form | None) -> bool:
    """Return whether a form asks for a place on a board that is drawn in colour."""
    return form is not None and any(isinstance(ask, Pick) and ask.grid and ask.grid.ground for ask in form.asks)


def own_of(shown: tuple[Tile, ...]) -> str:
    """Return the seat that sits at this device, if any."""
    return next((tile.shown.seat for tile in shown if tile.own), "")


def strip(seats: tuple[SeatView, ...]) -> tuple[SeatView, ...]:
    """Return the seats in the strip; the Table only where it has something to show."""
    return tuple(s for s in seats if s.seat != TABLE or s.holdings or s.moves or s.notes)


def glanced(view: TableView, seat: SeatView) -> SeatView:
    """Return what is seen of a seat without opening it; what lies in Now already is not shown a second time."""
    there = {move.thing for move in view.now.moves if move.place is Place.THING} if seat.seat == TABLE else ()
    lying = tuple(held for held in seat.holdings if held.thing not in there)
    return SeatView(seat.seat, seat.figure, lying, beside=seat.beside, needs=seat.needs)
