"""What the table sees: the whole vocabulary of the screens. Plain values, equal when nothing changed."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from scorers.core.amount import Amount
from scorers.core.forms import Move, Task
from scorers.core.glance import Alarm, Coming, Ending, Fact, Line, Overview, Pieces, Stage, Turns
from scorers.core.msg import Msg
from scorers.core.spots import Spots


class Standing(StrEnum):
    """How sure a number or a rule is."""

    RULEBOOK = "rulebook"
    RULING = "ruling"
    INFERRED = "inferred"
    TYPED = "typed"


@dataclass(frozen=True, slots=True)
class Figure:
    """A number with a way to ask why."""

    amount: Amount
    why: str = ""
    """What `game.why` is asked; empty when there is nothing to explain."""
    thing: str = ""
    """The thing counted, for its symbol."""


@dataclass(frozen=True, slots=True)
class Part:
    """One line of a why: what was counted, and how it was worked out."""

    label: Msg
    amount: Amount
    detail: Msg | None = None
    times: tuple[int, int] | None = None
    """So many times so much, where the amount is that."""
    sign: str = ""
    """The thing or the type of card that is counted."""


@dataclass(frozen=True, slots=True)
class Why:
    """A figure taken apart."""

    title: Msg
    amount: Amount
    parts: tuple[Part, ...] = ()
    rule: Msg | None = None
    page: str = ""
    """The rulebook page, as printed."""
    standing: Standing = Standing.RULEBOOK


@dataclass(frozen=True, slots=True)
class Sign:
    """A symbol with a number, as printed on a card."""

    symbol: str
    n: Amount


@dataclass(frozen=True, slots=True)
class Meter:
    """Have so many of so many needed."""

    symbol: str
    have: int
    need: int
    added: int = 0
    """What the step in question would add."""


@dataclass(frozen=True, slots=True)
class Face:
    """A card, tile, ship or site, as one recognises it on the table: by its numbers first, by name second."""

    key: str
    name: Msg
    signs: tuple[Sign, ...] = ()
    meters: tuple[Meter, ...] = ()
    group: Msg | None = None
    text: Msg | None = None
    """What it does."""
    owner: str | None = None
    state: Msg | None = None
    our_words: tuple[str, ...] = ()
    """The languages in which the name is our own translation: to be checked against the card."""
    number: str = ""
    """Its printed number, as on its rail: "03", "B1"."""
    kind: str = ""
    """Its type, by the game's look (`kinds`): colour, sign and letters of the rail."""
    icons: tuple[str, ...] = ()
    """Small signs printed on its rail, each as often as it stands there: hammers, fishermen."""
    value: Sign | None = None
    """The number one looks for first: what it is worth, its points."""
    fee: tuple[Sign, ...] = ()
    """Ways to pay the entry, one sign each: 2 food or 1 franc."""
    fee_said: Msg | None = None
    """The entry in words where no sign says it: free, no entry."""
    worth: tuple[Sign, ...] = ()
    """What it costs or brings besides: its price, its coins, a wage."""
    cost: tuple[Sign, ...] = ()
    """What it is built of, in the fixed columns of the look."""
    takes: tuple[Sign, ...] = ()
    """What its use costs, where signs can say it; without a number where that varies."""
    brings: tuple[Sign, ...] = ()
    """What its use, or a day of its work, brings; without a number where that varies."""
    there: str | None = None
    """The seat whose piece stands on it."""


class Shape(StrEnum):
    """How a holding is drawn."""

    COUNTER = "counter"
    ROW = "row"
    TRACK = "track"
    DECK = "deck"
    RACK = "rack"


@dataclass(frozen=True, slots=True)
class Held:
    """One line of what a seat or the Table holds."""

    thing: str
    label: Msg
    figure: Figure
    shape: Shape = Shape.COUNTER
    faces: tuple[Face, ...] = ()
    count_move: str = ""
    """The move that corrects it: "what lies here is ..."."""
    spots: Spots | None = None
    """The places in which it lies; a move sits on one of them by its key, or on a row."""


@dataclass(frozen=True, slots=True)
class SeatView:
    """One player, or the Table (`seat == "table"`)."""

    seat: str
    figure: Figure | None = None
    """The one number in the strip; absent when it is not kept."""
    holdings: tuple[Held, ...] = ()
    moves: tuple[Move, ...] = ()
    notes: tuple[Msg, ...] = ()
    beside: tuple[Figure, ...] = ()
    """Smaller figures beside the one in the strip: coins, loans."""
    needs: tuple[Fact, ...] = ()
    """What is due from it at the end of this round, and whether it has it."""


@dataclass(frozen=True, slots=True)
class Mark:
    """Something to know about a position of the track: harvest, interest, last round."""

    at: int
    label: Msg


@dataclass(frozen=True, slots=True)
class Step:
    """One level of the track: year, round, phase or turn."""

    key: str
    label: Msg
    at: int | None = None
    of: int | None = None
    marks: tuple[Mark, ...] = ()


@dataclass(frozen=True, slots=True)
class Track:
    """Where we are, who acts, who starts."""

    steps: tuple[Step, ...]
    acting: tuple[str, ...] = ()
    first: str | None = None
    line: Line | None = None
    turns: Turns | None = None
    pieces: Pieces | None = None
    overview: Overview | None = None
    event: Fact | None = None
    """What this round is played under, beside its number: the event that was turned."""
    starts: str | None = None
    """Who starts this round, where that goes round without the flag being handed on."""

    @property
    def flag(self) -> str | None:
        """Return who has the flag: whoever starts now."""
        return self.starts or self.first


@dataclass(frozen=True, slots=True)
class Rule:
    """A page of the rules that matters now: one line, and the full text behind it."""

    key: str
    brief: Msg
    text: Msg
    page: str | Msg = ""
    """Where it stands in the rulebook: the number of a page, or the name of a chapter."""


@dataclass(frozen=True, slots=True)
class Now:
    """The one thing to do now."""

    headline: Msg
    detail: Msg | None = None
    tasks: tuple[Task, ...] = ()
    moves: tuple[Move, ...] = ()
    """At most one of them primary; the primary's form is shown inline."""
    rule: Rule | None = None
    by_hand: tuple[Msg, ...] = ()
    """What the app cannot move: tickable, gates nothing."""
    holdings: tuple[Held, ...] = ()
    """What the moves on things sit on, laid out here: the sites and the free workers of whoever's turn it is."""
    brought: tuple[Fact, ...] = ()
    """What has just arrived, as tokens in the line under the headline."""
    shelf: str = ""
    """How the moves on things lie, by the game's look: "quay" draws them as piles on a quay."""
    ending: Ending | None = None
    alarm: Alarm | None = None
    coming: tuple[Coming, ...] = ()
    """The next turns and what they bring."""
    stages: tuple[Stage, ...] = ()
    """The steps of the end of the round, where that has come."""
    awaits: Msg | None = None
    """What has to come first, on the button under the thumb, where no move is pinned there."""
    gist: Msg | None = None
    """The rule in a few words, instead of a detail, while its text is not shown in full."""


@dataclass(frozen=True, slots=True)
class Chapter:
    """Faces one looks up together, behind a door of their own: what is left of a deck, deeds and who fills them."""

    key: str
    label: Msg
    faces: tuple[Face, ...]


@dataclass(frozen=True, slots=True)
class TableView:
    """Everything a table screen shows, for one viewer."""

    track: Track
    now: Now
    seats: tuple[SeatView, ...]
    faces: tuple[Face, ...] = ()
    """The catalogue, with who owns what now."""
    rules: tuple[Rule, ...] = ()
    tools: tuple[Move, ...] = ()
    """Pure calculators; their forms never end in an event."""
    chapters: tuple[Chapter, ...] = ()
    """What there is to look up beside the catalogue."""

    @property
    def primary(self) -> Move | None:
        """The pinned move."""
        return next((move for move in self.now.moves if move.place == "primary"), None)
