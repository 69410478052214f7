"""What a page is shown of a table: frozen values."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import timedelta
from typing import Any

from companion.table.model import Step
from scorers.core.events import Jumped
from scorers.core.ledger import Transfer
from scorers.core.msg import Msg
from scorers.core.state import State
from scorers.core.view import Step as Level
from scorers.core.view import TableView, Track


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
    hidden: frozenset[str] = frozenset()
    """The things nobody sees change hands."""


@dataclass(frozen=True, slots=True)
class Switch:
    """Something agreed for this table that a move can change: a keep, a ruling."""

    move: str
    """Empty where this device may not change it."""
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
    fixed: bool = False
    """Whether this device may only look at it."""


def begins_marked(before: Track, after: Track) -> bool:
    """Tell whether something has begun that the track marks: interest, the last round. Going back begins nothing."""
    return any(_is_marked(step) and _is_new(before.steps, after.steps[: at + 1]) for at, step in enumerate(after.steps))


def _is_marked(step: Level) -> bool:
    return any(mark.at == step.at for mark in step.marks)


def _is_new(before: tuple[Level, ...], path: tuple[Level, ...]) -> bool:
    """Tell whether a place is further on than where we were; a mark that was set just now makes it new as well."""
    there = before[: len(path)]
    was, now = (tuple(step.at or 0 for step in steps) for steps in (there, path))
    return now > was or (now == was and not _is_marked(there[-1]))


def handed_over(before: Sight, now: Sight) -> tuple[Transfer, ...] | None:
    """Return what the one step between two sights has handed over; undone, it goes back.

    Nothing where it is not one step, or one by which the table has only said where the play is.
    """
    if now.n != before.n + 1:
        return None
    back = now.redo is not None and now.redo is before.undo
    step = now.redo if back else now.undo
    if step is None or isinstance(step.event, Jumped):
        return None
    kept = tuple(t for t in step.event.transfers if t.thing in now.state.ledger.kept and t.thing not in now.hidden)
    return tuple(t.reversed() for t in reversed(kept)) if back else kept
