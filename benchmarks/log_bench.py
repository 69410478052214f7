"""What the log of a long evening costs: with 100 lines and with 10,000, for the first time and at every tap since.

Prints ratios measured in one run. The first time, where the rounds begin is looked for in every line.
"""

import statistics
import time
from collections.abc import Callable
from typing import Any, Final

from benchmarks.table_bench import fullest
from companion.table.line import Line
from companion.table.model import Command
from companion.table.table import Table
from scorers.core import core_moves
from scorers.core.events import Event, Jumped
from scorers.core.game import Game
from scorers.core.registry import game, slugs
from timers.clock import SystemClock

LINES: Final = (100, 10_000)
ROUND: Final = 25
"""So many lines, then the table says it is elsewhere."""

TIMES: Final = 50
GOAL: Final = 1.5


class Nowhere:
    """Keeps nothing."""

    def append(self, line: Line) -> None:
        """Let it go."""


def main() -> None:
    """Print the figures."""
    for slug in slugs():
        few, many = (_measured(game(slug), lines) for lines in LINES)
        print(
            f"{slug:12} log of {LINES[0]} lines {few[1] * 1e3:5.2f} ms, of {LINES[1]} {many[1] * 1e3:5.2f} ms: "
            f"ratio {many[1] / few[1]:.2f} (goal <= {GOAL}); for the first time {many[0] * 1e3:.0f} ms"
        )


def _measured(shown: Game[Any], lines: int) -> tuple[float, float]:
    """Return the seconds of the first opening, and the median of those after it."""
    table = Table(shown, fullest(shown.slug), Nowhere(), SystemClock())
    for number in range(lines):
        event = _event(table, number)
        outcome = table.do(Command(f"c{number}", event, table.n, f"hand {number}"))
        assert outcome.taken, outcome
    first = _seconds(table.log)
    return first, statistics.median(_seconds(table.log) for _ in range(TIMES))


def _event(table: Table, number: int) -> Event:
    """Return a correction of what a seat holds; now and then, that the play is elsewhere."""
    if number % ROUND == ROUND - 1:
        here = table.game.position(table.state).key
        to = next(place.key for place in table.game.jumps(table.state) if place.key != here)
        return Jumped(to=to, transfers=table.game.jump_transfers(table.state, to))
    ledger = table.state.ledger
    thing = next(t.id for t in table.game.info.things if t.id in ledger.kept and (t.box or 99) > 1)
    now = ledger.n("s1", thing) or 0
    event = core_moves.form(
        table.game, table.state, core_moves.count_move("s1", thing), {"n": {"n": 3 - now % 2}}
    ).event
    assert event is not None
    return event


def _seconds(work: Callable[[], object]) -> float:
    began = time.perf_counter()
    work()
    return time.perf_counter() - began
