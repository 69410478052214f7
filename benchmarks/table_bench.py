"""A tap on the disk: check, append, fsync and apply, against a bare write and fsync of the same bytes.

Prints ratios measured in one run, with 10 and with 10,000 finished plays stored, and how long it takes to open a
table of 1,000 events. Taps and bare writes take turns, so that a busy disk slows both.
"""

import os
import statistics
import tempfile
import time
from collections.abc import Iterator
from datetime import timedelta
from itertools import cycle
from pathlib import Path
from typing import Final

from companion.app.library import Library
from companion.storage.documents import serialise
from companion.storage.records import Play, PlaySeat
from companion.table.live import LiveTable
from companion.table.model import Command
from scorers.core import core_moves
from scorers.core.msg import SeatId
from scorers.core.registry import game, slugs
from scorers.core.setup import Seat, Setup
from timers.clock import SystemClock

TAPS: Final = 600
EVENTS: Final = 1_000
PLAYS: Final = (10, 10_000)


def main() -> None:
    """Print the figures."""
    for slug in slugs():
        per_plays = [_measured(slug, plays) for plays in PLAYS]
        for plays, (tap, bare, opened) in zip(PLAYS, per_plays, strict=True):
            print(
                f"{slug:12} {plays:>6} plays: tap {tap * 1e6:6.0f} us, bare write+fsync {bare * 1e6:6.0f} us, "
                f"ratio {tap / bare:.2f} (goal <= 1.5); open {EVENTS} events {opened * 1e3:.0f} ms"
            )
        few, many = (tap / bare for tap, bare, _ in per_plays)
        print(f"{slug:12} {PLAYS[1]} plays against {PLAYS[0]}: ratio {many / few:.2f} (goal <= 1.1)")


def _measured(slug: str, plays: int) -> tuple[float, float, float]:
    """(median tap, median bare write, time to open a long table) in seconds."""
    with tempfile.TemporaryDirectory(dir=Path.cwd()) as folder:
        store_plays(Path(folder), plays)
        house = Library.open(Path(folder))
        assert len(house.plays()) == plays
        live = house.start(fullest(slug))
        tap, bare = _taps(live, Path(folder))
        key = live.key
        house.close()
        return tap, bare, _opening(Path(folder), key)


def _taps(live: LiveTable, folder: Path) -> tuple[float, float]:
    """Correct a count again and again, which every game knows, and write the same bytes bare in between."""
    journal = folder / "tables" / f"{live.key}.jsonl"
    fd = os.open(folder / "bare", os.O_CREAT | os.O_APPEND | os.O_WRONLY)
    taps, bares = [], []
    for command in _commands(live):
        size = journal.stat().st_size
        began = time.perf_counter()
        outcome = live.table.do(command)
        taps.append(time.perf_counter() - began)
        assert outcome.taken, outcome
        line = b"x" * (journal.stat().st_size - size - 1) + b"\n"
        began = time.perf_counter()
        os.write(fd, line)
        os.fsync(fd)
        bares.append(time.perf_counter() - began)
    os.close(fd)
    return statistics.median(taps[:TAPS]), statistics.median(bares[:TAPS])


def _commands(live: LiveTable) -> Iterator[Command]:
    """Corrections of what a seat holds, each by another hand so that none is merged."""
    table = live.table
    thing = next(t.id for t in table.game.info.things if t.id in table.state.ledger.kept and (t.box or 99) > 1)
    values = cycle((1, 2))
    for number in range(EVENTS):
        move = core_moves.count_move(table.setup.seats[0].id, thing)
        event = core_moves.form(table.game, table.state, move, {"n": {"n": next(values)}}).event
        if event is None:  # it lay so already
            event = core_moves.form(table.game, table.state, move, {"n": {"n": next(values)}}).event
        assert event is not None
        yield Command(f"c{number}", event, table.n, f"hand {number}")


def _opening(folder: Path, key: str) -> float:
    house = Library.open(folder)
    began = time.perf_counter()
    live = house.table(key)
    seconds = time.perf_counter() - began
    assert live.table.n >= EVENTS
    house.close()
    return seconds


def fullest(slug: str) -> Setup:
    """Return the fullest table there is, with everything kept."""
    info = game(slug).info
    colours = info.colours[: info.players.max]
    seats = tuple(
        Seat(id=SeatId(f"s{n}"), name=f"Player {n}", colour=colour.id, symbol=colour.symbol)
        for n, colour in enumerate(colours, 1)
    )
    keeps = tuple(keep.id for keep in info.keeps)
    variant = info.variants[0]
    return Setup(slug=slug, ruleset=info.ruleset, seats=seats, first=seats[0].id, variant=variant, keeps=keeps)


def store_plays(folder: Path, plays: int) -> None:
    """Finished plays of other evenings."""
    now = SystemClock().now()
    seats = tuple(PlaySeat(name=f"Player {n}", points=40 + n, rank=n) for n in range(1, 5))
    rows = {}
    for n in range(plays):
        ended = now - timedelta(hours=n)
        play = Play(id=f"play{n}", slug="some", title="some", started_at=ended, finished_at=ended, seats=seats)
        rows[play.key] = play.to_row()
    (folder / f"{Play.KIND}.json").write_bytes(serialise({Play.KIND: rows}))
