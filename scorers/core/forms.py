"""Tasks, moves and forms: what somebody must do now, what they may do, and what is still asked."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from scorers.core.amount import Amount
from scorers.core.glance import Fact, Stair
from scorers.core.issues import Issue
from scorers.core.ledger import owner_msg
from scorers.core.msg import Msg
from scorers.core.spots import Paint, Spots

if TYPE_CHECKING:
    from scorers.core.due import Due
    from scorers.core.events import Event
    from scorers.core.view import Face

Answer = int | str | tuple[str, ...] | tuple[tuple[int, ...], ...] | Mapping[str, int]
"""amounts: numbers by row; pick and order: keys; text: words; a list: the numbers of each entry; paint: its dabs."""
Answers = Mapping[str, Answer]
"""What has been answered so far, by ask. Half-given answers live on the device, never in the journal."""


class Place(StrEnum):
    """Where a move sits on the screen."""

    PRIMARY = "primary"
    """Pinned under the thumb: the one thing the phase waits for."""
    BUTTON = "button"
    """Beside the primary, quiet."""
    SEAT = "seat"
    """Behind a player's name: what this seat may do at any moment."""
    THING = "thing"
    """On the thing itself: touch the card to use it."""
    INSTEAD = "instead"
    """The other half of the primary, in one bar with it: to build instead of placing a worker."""


@dataclass(frozen=True, slots=True)
class Move:
    """Something that can be done now. `game.form` says what it still asks."""

    key: str
    label: Msg
    place: Place = Place.BUTTON
    seat: str | None = None
    thing: str | None = None
    because: Msg | None = None
    """Why it is visibly not offered at this moment."""
    leads: bool = False
    """Whether it leads to another screen and records nothing: the way to the points, which the app adds itself."""
    n: Amount | None = None
    """How many lie on the thing it sits on, for the pile that is drawn."""
    follows: Msg | None = None
    """What it costs or brings, as the second line on the button."""
    pieces: tuple[str, ...] = ()
    """What is printed on the thing it sits on, where that shows pieces: the two goods of a supply tile."""
    edits: bool = False
    """Whether it changes what is proposed, and another move does it."""
    opens: str = ""
    """The question of its form whose cards lie open where there is room: a touch on one answers it."""
    anyway: bool = False
    """Whether a touch asks once more all the same: only a rule speaks against it, and tables play their own way."""

    @property
    def spot(self) -> str:
        """Its key without the seat: the next player takes the same wood from the same place."""
        return "/".join(part for part in self.key.split("/") if part != self.seat)


@dataclass(frozen=True, slots=True)
class Task:
    """One thing somebody must do now. Its key is stable: "r7/feed/s3"."""

    key: str
    label: Msg
    seat: str | None = None
    detail: Msg | None = None
    """What is proposed: "pays 2 fish, 1 wheat"."""
    moves: tuple[Move, ...] = ()
    due: Due | None = None
    done: bool = False
    warn: bool = False
    """The proposal costs the seat something it would not want to miss: a penalty, a loan."""
    owes: Fact | None = None
    """What is due from the seat, as a sign and a number."""
    sum: Msg | None = None
    """How that number comes about: "5 - 2 from ships"."""
    pays: tuple[Fact, ...] = ()
    """What it hands in as proposed, piece by piece."""
    short: Msg | None = None
    """What is missing, where the seat cannot pay."""


@dataclass(frozen=True, slots=True)
class Option:
    """One thing to pick: a face, or just words."""

    key: str
    label: Msg
    face: Face | None = None
    because: Msg | None = None
    """Why it cannot be picked now; shown, greyed, with the reason."""
    seat: str | None = None
    """The player it stands for; their symbol is shown."""
    note: Msg | None = None
    """What stands beside it, small: how many cards this player has."""
    sign: str = ""
    """A symbol of the game that stands for it, where it has no face."""
    group: Msg | None = None
    """The heading it stands below together with its neighbours, where there are many in no other order."""
    anyway: bool = False
    """Whether it can be picked all the same, as of a move."""


@dataclass(frozen=True, slots=True)
class Row:
    """One number of an amounts ask."""

    key: str
    label: Msg
    value: int | None
    low: int = 0
    high: int | None = None
    seat: str | None = None
    thing: str | None = None
    """The thing counted, for its symbol."""
    note: Msg | None = None
    """What the number means, said beside it: "-3 points"."""
    adds: tuple[int, ...] = ()
    """What a touch adds to it at once."""


@dataclass(frozen=True, slots=True)
class Amounts:
    """Ask for numbers: chips where there are few, steppers else."""

    key: str
    label: Msg
    rows: tuple[Row, ...]
    total: tuple[int, int] | None = None
    """Least and most the numbers must add up to, where they must."""
    typed: bool = False
    """Whether large numbers are read off the table one after the other: each has a line to type in."""
    blank: bool = False
    """Whether any line may stay empty: then nothing is said to be missing."""
    pieces: bool = False
    """Whether a few pieces are put together out of many kinds: each kind is a box, a touch puts one in."""


@dataclass(frozen=True, slots=True)
class Grid:
    """The shape of options that lie on a board: how many columns, and what each cell shows."""

    columns: int
    cells: tuple[str, ...]
    """One look-up name per cell, row by row; the option with the same key sits in it."""
    ground: tuple[str, ...] = ()
    """What each row is made of, a letter a cell, by the lands of the game's drawings."""
    piece: Face | None = None
    """What goes onto the chosen cell."""


@dataclass(frozen=True, slots=True)
class Pick:
    """Ask for a choice: chips, a list, or searchable faces."""

    key: str
    label: Msg
    options: tuple[Option, ...]
    chosen: tuple[str, ...] = ()
    least: int = 1
    most: int = 1
    repeats: bool = False
    other: bool = False
    """Whether "another, not listed" may be typed in; it answers with the words themselves."""
    grid: Grid | None = None
    stair: Stair | None = None
    """The track its options are spaces of, each by its number."""
    spots: Spots | None = None
    """The places its options are, each by its key; or the key of a whole row."""


@dataclass(frozen=True, slots=True)
class Order:
    """Ask for a sequence. A door: no title on the shelf asks for one yet."""

    key: str
    label: Msg
    options: tuple[Option, ...]
    chosen: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Text:
    """Ask for words."""

    key: str
    label: Msg
    value: str = ""
    least: int = 0
    most: int = 60


@dataclass(frozen=True, slots=True)
class Column:
    """One of the numbers every entry of a list has: the squares of a property."""

    key: str
    label: Msg
    low: int = 0
    high: int | None = None
    thing: str = ""
    """The thing counted, for its symbol."""


@dataclass(frozen=True, slots=True)
class Listing:
    """Ask for any number of entries with the same few numbers each: properties, by squares and crowns."""

    key: str
    label: Msg
    columns: tuple[Column, ...]
    entries: tuple[tuple[int, ...], ...] = ()
    notes: tuple[Msg, ...] = ()
    """What each entry comes to, where that is known: "= 12"."""


Ask = Amounts | Pick | Order | Text | Listing | Paint


@dataclass(frozen=True, slots=True)
class Change:
    """What changes hands, before it does: shown under every form. Amounts are unknown for things nobody keeps."""

    owner: str
    thing: str
    label: Msg
    delta: int
    before: Amount
    after: Amount


@dataclass(frozen=True, slots=True)
class Form:
    """A move on its way to an event: what is still asked, what would happen, and what speaks against it."""

    key: str
    title: Msg
    asks: tuple[Ask, ...] = ()
    confirm: Msg | None = None
    """The words on the button, saying what will be recorded. Without them the last answer records the event at once,
    unless something speaks against it. A move that asks nothing and meets no issue is recorded by its own tap."""
    note: Msg | None = None
    event: Event | None = None
    issues: tuple[Issue, ...] = ()
    changes: tuple[Change, ...] = ()
    said: bool = False
    """Whether the rows above already say what changes hands: then no preview repeats it."""
    brings: tuple[str, ...] = ()
    """The things it brings, shown on the button beside its words."""
    follows: Msg | None = None
    """What it costs or leads to, as the second line of the button."""
    grows: int = 0
    """About how many questions there can be after the first: their room is kept free from the start."""


def open_ask(form: Form) -> Ask | None:
    """Return the first question that still lacks an answer, where a form waits for one."""
    return None if form.event is not None else next((ask for ask in form.asks if _is_open(ask)), None)


def _is_open(ask: Ask) -> bool:
    match ask:
        case Pick():
            return len(ask.chosen) < ask.least
        case Amounts():
            given = [row.value for row in ask.rows]
            if ask.total is None or None in given:
                return None in given and not ask.blank
            least, most = ask.total
            return not least <= sum(filter(None, given)) <= most
        case Text():
            return len(ask.value) < ask.least
        case _:
            return False


def players(seats: Iterable[str]) -> tuple[Option, ...]:
    """Return players as options."""
    return tuple(Option(seat, owner_msg(seat), seat=seat) for seat in seats)


def per_player(found: Mapping[str, int | None], low: int = 0, high: int | None = None) -> tuple[Row, ...]:
    """Return a number to be answered for each player, filled in as far as it is known."""
    return tuple(Row(seat, owner_msg(seat), n, low, high, seat) for seat, n in found.items())


def numbers(answers: Answers, ask: str) -> Mapping[str, int]:
    """Return the answered rows of an amounts ask."""
    found = answers.get(ask, {})
    return found if isinstance(found, Mapping) else {}


def picked(answers: Answers, ask: str) -> tuple[str, ...]:
    """Return the answered keys of a pick or an order."""
    found = answers.get(ask, ())
    return tuple(key for key in found if isinstance(key, str)) if isinstance(found, tuple) else ()


def words(answers: Answers, ask: str) -> str:
    """Return the answered text."""
    found = answers.get(ask, "")
    return found.strip() if isinstance(found, str) else ""
