"""A table of the kernel game on a journal in memory that stores what a file would: plain JSON."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from companion.table.line import Line
from companion.table.model import Command, Outcome
from companion.table.table import Table
from scorers.core import core_moves
from scorers.core.events import Event
from scorers.core.setup import Setup
from tests.scorers.kernel_game import GAME, Rested, new_setup
from timers.clock import FakeClock


class DiskFullError(Exception):
    """What a journal says when nothing could be kept."""


@dataclass
class MemoryJournal:
    """Keeps lines as JSON text, as a file does."""

    lines: list[Line] = field(default_factory=list)
    full: bool = False

    def append(self, line: Line) -> None:
        if self.full:
            raise DiskFullError
        self.lines.append(Line.model_validate_json(line.model_dump_json()))


class Play:
    """A table, its journal and its clock, with short words for what people do."""

    def __init__(self, setup: Setup | None = None) -> None:
        self.setup = setup or new_setup(3)
        self.journal = MemoryJournal()
        self.clock = FakeClock()
        self.table = Table(GAME, self.setup, self.journal, self.clock)
        self._ids = 0

    def event(self, move: str, answers: dict[str, Any] | None = None) -> Event:
        form = core_moves.form(GAME, self.table.state, move, answers or {})
        assert form.event is not None, form
        return form.event

    def send(self, event: Event, *, base: int | None = None, id_: str = "", who: str = "here") -> Outcome:
        self._ids += 1
        base = self.table.n if base is None else base
        return self.table.do(Command(id_ or f"c{self._ids}", event, base, who))

    def do(self, move: str, answers: dict[str, Any] | None = None) -> int:
        outcome = self.send(self.event(move, answers))
        assert outcome.taken, outcome
        assert outcome.n is not None
        return outcome.n

    def undo(self) -> Outcome:
        self._ids += 1
        step = self.table.undo_step
        return self.table.undo(step.n if step else 0, f"u{self._ids}")

    def redo(self) -> Outcome:
        self._ids += 1
        step = self.table.redo_step
        return self.table.redo(step.n if step else 0, f"r{self._ids}")

    def count(self, owner: str, thing: str, n: int, who: str = "here") -> Outcome:
        form = core_moves.form(GAME, self.table.state, core_moves.count_move(owner, thing), {"n": {"n": n}})
        return Outcome(None) if form.event is None else self.send(form.event, who=who)

    def everybody_rests(self) -> None:
        for seat in self.setup.ids:
            self.do(f"rest/{seat}")

    def reopened(self, lines: Iterable[Line] | None = None) -> Table:
        """The same table, folded from its journal by an app that has just started."""
        table = Table(GAME, self.setup, MemoryJournal(), self.clock)
        table.replay(self.journal.lines if lines is None else lines, 1)
        return table


def rested(play: Play, seat: str) -> Event:
    event = play.event(f"rest/{seat}")
    assert isinstance(event, Rested)
    return event
