"""What the table screen needs of a table. Everything it is given is an immutable value."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import timedelta
from enum import StrEnum
from typing import Any, Protocol

from companion.table.model import LogEntry, Outcome, Step
from scorers.core.checklist import Checklist
from scorers.core.forms import Answers, Form
from scorers.core.msg import Msg
from scorers.core.state import State
from scorers.core.view import TableView, Why


class Go(StrEnum):
    """Where the table screen leads to."""

    HOME = "home"
    SCORE = "score"
    """The points so far, and the end of the play."""
    SETTINGS = "settings"
    EXPORT = "export"
    NEW_PAGE = "new_page"
    """This table on another page or device."""


@dataclass(frozen=True, slots=True)
class Switch:
    """Something agreed for this table that a move can change: a keep, a ruling."""

    move: str
    label: Msg
    note: Msg | None = None
    """What it costs and gains, or what is agreed now."""
    on: bool | None = None
    """For what is on or off."""


@dataclass(frozen=True, slots=True)
class Clocks:
    """Time on the table."""

    running: bool
    table: timedelta
    seats: tuple[tuple[str, timedelta], ...] = ()
    """How long each seat has acted so far."""


@dataclass(frozen=True, slots=True)
class Sight:
    """A table as it is after one line of its journal."""

    n: int
    state: State[Any]
    view: TableView
    undo: Step | None
    """What undo takes back."""
    redo: Step | None
    """What redo brings again."""


class TablePort(Protocol):
    """One table as one device sees it. All calls are quick and on the page's own loop."""

    @property
    def view(self) -> TableView:
        """What to show."""
        ...

    @property
    def number(self) -> int:
        """The number of the last step; another one means that something has happened."""
        ...

    @property
    def shown(self) -> Sight:
        """The table as this device has it before its eyes: what others have done may be on its way there."""
        ...

    @property
    def behind(self) -> bool:
        """Whether the device has not yet taken in what others have done."""
        ...

    def showed(self, number: int) -> None:
        """Take note that the device has drawn the table as it was after that step."""
        ...

    @property
    def undo_label(self) -> Msg | None:
        """The step that undo takes back."""
        ...

    @property
    def redo_label(self) -> Msg | None:
        """The step that redo brings again."""
        ...

    @property
    def finished(self) -> bool:
        """Whether the play is over."""
        ...

    @property
    def keeps(self) -> tuple[Switch, ...]:
        """What the app can keep account of."""
        ...

    @property
    def rulings(self) -> tuple[Switch, ...]:
        """How this table plays doubtful rules."""
        ...

    def log(self) -> tuple[LogEntry, ...]:
        """Every step, the first one first."""
        ...

    def checklist(self) -> Checklist:
        """How to lay out the box for this table."""
        ...

    def form(self, move: str, answers: Answers) -> Form:
        """A move on its way to an event. Pure; asked again after every answer."""
        ...

    def meant(self, move: str, answers: Answers) -> Form:
        """The same, based on what the device has before its eyes: what a tap is about."""
        ...

    def why(self, key: str) -> Why:
        """A figure taken apart."""
        ...

    def do(self, form: Form, *, overrule: bool = False) -> Outcome:
        """Record the form's event; `overrule`: it happened anyway, against the rules the form names."""
        ...

    def undo(self) -> Outcome:
        """Take back the last step."""
        ...

    def redo(self) -> Outcome:
        """Bring it again."""
        ...

    def take_back(self, n: int) -> Outcome:
        """Undo an earlier step out of turn."""
        ...

    def watch(self, told: Callable[[], bool | None]) -> Callable[[], None]:
        """Be told of every change, whoever made it, until the returned function is called or `told` says False.

        `told` may be called on any page's behalf: whoever listens hops to its own page first.
        """
        ...

    def clocks(self) -> Clocks:
        """Time on the table, now."""
        ...

    def run_clock(self, *, on: bool) -> None:
        """Start or pause it."""
        ...

    def seen(self, rule: str) -> bool:
        """Whether this device has shown the full text of a rule at this table."""
        ...

    def see(self, rule: str) -> None:
        """Remember that it has."""
        ...
