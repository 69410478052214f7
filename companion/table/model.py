"""What goes in and out of a table: commands, outcomes, steps, entries of the log."""

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import Any, Protocol

from companion.table.line import Line
from scorers.core.events import Event
from scorers.core.issues import CompanionError, Issue
from scorers.core.msg import Msg
from scorers.core.state import State


class Journal(Protocol):
    """Where lines go. `append` returns when the line is safe, and raises when it is not."""

    def append(self, line: Line) -> None:
        """Keep one line for ever."""
        ...


@dataclass(frozen=True, slots=True)
class Command:
    """What a person wants: the event exactly as it was shown, and the journal number it was made from."""

    id: str
    event: Event
    base: int
    who: str = ""


@dataclass(frozen=True, slots=True)
class Step:
    """One step of undo: an event (or several merged into one) and the states around it."""

    n: int
    """The line of its last event."""
    first: int
    """The line of its first event."""
    at: datetime
    who: str
    event: Event
    before: State[Any]
    after: State[Any]


@dataclass(frozen=True, slots=True)
class Undone:
    """A step that was undone or taken back: by which line, and who did."""

    n: int
    step: Step
    who: str


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of a command: taken as line `n`, or why not."""

    n: int | None
    why: Msg | None = None
    issues: tuple[Issue, ...] = ()
    begins: bool = False
    """Whether something the track marks has begun by it; what is seen from a session says so."""
    instead: Step | None = None
    """What happened instead."""

    @property
    def taken(self) -> bool:
        """Whether it counts."""
        return self.n is not None


class Standing(StrEnum):
    """Whether a step counts."""

    DONE = "done"
    UNDONE = "undone"
    TAKEN_BACK = "taken_back"
    """A later step has reversed it."""


@dataclass(frozen=True, slots=True)
class Moved:
    """So many of a thing that a seat got, or gave: then `n` is below zero."""

    seat: str
    thing: str
    n: int


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One step as the log shows it."""

    n: int
    at: datetime
    seat: str
    """Whose step it is: a seat, or the Table."""
    label: Msg
    loud: tuple[Msg, ...]
    moved: tuple[Moved, ...]
    standing: Standing
    costs: bool
    """Whether somebody had to take a loan, or lost points."""
    overruled: bool
    """Whether it was recorded against the rules."""
    phone: str = ""
    """The seat whose phone it came from."""


@dataclass(frozen=True, slots=True)
class Fold:
    """The steps of one round."""

    key: str
    heading: Msg
    places: tuple[str, str]
    """The key of the position it begins at, and that of its round."""
    jump: str | None
    """The position one can go back to from here."""
    entries: tuple[LogEntry, ...] | None
    """The last first, as far as they are read; nothing where it lies folded."""


@dataclass(frozen=True, slots=True)
class Log:
    """What is read of the log: the newest folds, the last first."""

    folds: tuple[Fold, ...]
    earlier: bool
    """Whether there is more before them."""


@dataclass(frozen=True, slots=True)
class InHand:
    """A step somebody has chosen in the log: what can be done with it, or why nothing can."""

    entry: LogEntry
    who: str
    """Who did it, as its line says: a device, and the seat it belongs to."""
    can_take_back: bool
    can_undo: bool
    """Whether undo leads there, with all that came after it."""
    why: Msg | None


class ReplayError(CompanionError):
    """A line of a journal cannot be folded; says which and why."""

    def __init__(self, n: int, reason: str) -> None:
        """Name the line."""
        super().__init__(f"line {n}: {reason}")
        self.n = n
        self.reason = reason
