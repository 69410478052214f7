"""What history costs: opening the library, finishing a play and Home with 10 finished plays and with 10,000.

Prints ratios measured in one run; the two folders take turns, so that a busy machine slows both.
"""

import os
import statistics
import tempfile
import time
from collections.abc import Callable, Mapping
from contextlib import ExitStack
from pathlib import Path
from typing import Final

from benchmarks.table_bench import fullest, store_plays
from companion.app.library import Library
from companion.app.session import TableSession
from companion.storage.records import PlayResult
from companion.storage.repositories import serialise_result
from scorers.core.registry import slugs

PLAYS: Final = (10, 10_000)
ROUNDS: Final = 15
GOAL: Final = 1.2


def main() -> None:
    """Print the figures."""
    with ExitStack() as folders:
        kept = {}
        for plays in PLAYS:
            folder = Path(folders.enter_context(tempfile.TemporaryDirectory(dir=Path.cwd())))
            store_evenings(folder, plays)
            kept[plays] = folder
        os.sync()  # what was written for the benchmark is no part of it
        for name, measured in (("start", _opening), ("finish a play", _finishing), ("Home", _home)):
            _print(name, _taking_turns(kept, measured))


def _taking_turns(folders: Mapping[int, Path], measured: Callable[[Path], float]) -> tuple[float, float]:
    """Return the medians for few and for many plays."""
    times: dict[int, list[float]] = {plays: [] for plays in folders}
    for _ in range(ROUNDS):
        for plays, folder in folders.items():
            times[plays].append(measured(folder))
    few, many = (statistics.median(found) for found in times.values())
    return few, many


def _print(name: str, figures: tuple[float, float]) -> None:
    few, many = figures
    print(
        f"{name:14} {few * 1e3:6.1f} ms with {PLAYS[0]} plays, {many * 1e3:6.1f} ms with {PLAYS[1]}: "
        f"ratio {many / few:.2f} (goal <= {GOAL})"
    )


def _opening(folder: Path) -> float:
    began = time.perf_counter()
    library = Library.open(folder)
    seconds = time.perf_counter() - began
    library.close()
    return seconds


def _finishing(folder: Path) -> float:
    library = Library.open(folder)
    session = TableSession(library, library.start(fullest(slugs()[0])), "bench")
    sheet = session.closing().prefilled()
    began = time.perf_counter()
    outcome = session.finish(sheet)
    library.play(session.live.key)
    seconds = time.perf_counter() - began
    assert outcome.taken, outcome
    library.close()
    return seconds


def _home(folder: Path) -> float:
    """Ask what Home asks of the library."""
    library = Library.open(folder)
    began = time.perf_counter()
    assert library.games()
    for _ in range(20):
        library.open_tables()
    seconds = time.perf_counter() - began
    library.close()
    return seconds


def store_evenings(folder: Path, plays: int) -> None:
    """Finished plays of other evenings, each with its points and its journal."""
    store_plays(folder, plays)
    (folder / "plays").mkdir()
    for n in range(plays):
        result = PlayResult(id=f"play{n}", slug="some", ruleset="1", breakdown={"lines": []})
        (folder / "plays" / f"play{n}.json").write_bytes(serialise_result(result))
        (folder / "plays" / f"play{n}.jsonl").write_bytes(b'{"n":0}\n')
