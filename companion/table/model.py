"""What goes in and out of a table: commands, outcomes, steps, entries of the log."""

from dataclasses import dataclass
from datetime import datetime
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
class Outcome:
    """What became of a command: taken as line `n`, or why not."""

    n: int | None
    why: Msg | None = None
    issues: tuple[Issue, ...] = ()
    begins: bool = False
    """Whether something the track marks has begun by it; what is seen from a session says so."""

    @property
    def taken(self) -> bool:
        """Whether it counts."""
        return self.n is not None


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
class LogEntry:
    """One step as the log shows it."""

    n: int
    at: datetime
    who: str
    label: Msg
    loud: tuple[Msg, ...]
    heading: Msg | None
    """Set where a new fold of the log begins."""
    place: str
    """The position key at this step: a point to go back to."""
    undone: bool
    can_take_back: bool


class ReplayError(CompanionError):
    """A line of a journal cannot be folded; says which and why."""

    def __init__(self, n: int, reason: str) -> None:
        """Name the line."""
        super().__init__(f"line {n}: {reason}")
        self.n = n
        self.reason = reason
