"""Speed of the screen as ratios within one run: a tap, the first usable screen, memory, against a bare counter."""

from __future__ import annotations

import time
from dataclasses import dataclass
from statistics import median

from playwright.sync_api import Browser, Page

from benchmarks.browser import chromium, memory, opened, served, tap

TAPS = 24
"""Measured taps of each kind."""

WARM = 2
"""Rounds that are thrown away first."""

AIM = 2.0

OPENINGS = 5

PAUSE = 0.4
"""Seconds between two taps: a button that means something else now is locked for 0.3."""


@dataclass(frozen=True)
class Cycle:
    """Taps that are measured, and those that lead `back` to where they began; `first` leads there."""

    name: str
    taps: tuple[str, ...]
    back: tuple[str, ...] = ()
    first: tuple[str, ...] = ()


Taken = tuple[float, float]
"""Milliseconds until the first new words, and until the last change on the page."""


def walk(bare: Page, page: Page, cycle: Cycle) -> tuple[list[Taken], list[Taken]]:
    """Tap the bare counter and our page in turns, so that whatever else the machine does slows both alike."""
    for name in cycle.first:
        _tapped(page, name)
    grounds, taken = [], []
    for _ in range(TAPS // len(cycle.taps) + WARM):
        for name in cycle.taps:
            grounds.append(_tapped(bare, "Next"))
            taken.append(_tapped(page, name))
        for name in cycle.back:
            _tapped(page, name)
    cold = WARM * len(cycle.taps)
    return grounds[cold:], taken[cold:]


def openings(browser: Browser, bare: str, page: str) -> tuple[float, float]:
    """First usable screens in turns."""
    both = [(_opening(browser, bare), _opening(browser, page)) for _ in range(OPENINGS)]
    return median(ground for ground, _ in both[1:]), median(taken for _, taken in both[1:])


def _opening(browser: Browser, url: str) -> float:
    page, ready = opened(browser, url)
    page.context.close()
    return ready


def _tapped(page: Page, name: str) -> Taken:
    time.sleep(PAUSE)
    return tap(page, name)


def main() -> None:
    """Measure both pages and print the ratios."""
    command = ("-m", "benchmarks.ui_apps")
    with (
        chromium() as browser,
        served(*command, "bare", "{port}") as (bare, bare_pid),
        served(*command, "kernel", "{port}") as (table, _),
        served(*command, "little_town", "{port}") as (town, town_pid),
        served(*command, "le_havre", "{port}") as (havre, _),
    ):
        ground, *pages = (opened(browser, url)[0] for url in (bare, town, havre, table))
        time.sleep(1)
        used = memory(bare_pid), memory(town_pid)
        walked = [
            (cycle.name, *walk(ground, shown, cycle))
            for shown, cycles in zip(pages, (TOWN, HAVRE, TABLE), strict=True)
            for cycle in cycles
        ]
        # One floor for all: the median of a few taps of the counter swings by half, that of all of them does not.
        floors = [median(tap[at] for _, grounds, _ in walked for tap in grounds) for at in range(2)]
        for name, _, taken in walked:
            for at, what in enumerate((name, "  all settled")):
                _line(what, floors[at], median(tap[at] for tap in taken), "ms", AIM)
        _line("first usable screen", *openings(browser, bare, town), "ms", 1.5)
        _line("memory, one page open", *used, "MB", 2.0)


def _line(name: str, ground: float, taken: float, unit: str, goal: float) -> None:
    print(f"{name:22} {taken:7.1f} {unit}, bare {ground:7.1f}   x {taken / ground:.2f}   goal {goal:.1f}", flush=True)


TOWN = (
    Cycle("town: a space", ("B2 ", "C3 ")),
    Cycle("town: a whole turn", ("B2 ", "Take ", "Undo")),
    Cycle("town: opening a seat", ("Ola",), ("Close",)),
)
"""Taps on Little Town for four, everything kept, fifty-four spaces on the screen."""

HAVRE = (
    Cycle("havre: an offer, undo", (" fish", "Undo")),
    Cycle("havre: which building", ("Enter a building",), ("Close",)),
    Cycle("havre: opening a seat", ("Tom",), ("Close",)),
)
"""Taps on Le Havre for five in its last round, everything kept, 374 steps in the journal."""

TABLE = (
    Cycle("next phase", ("All have worked", "Done: everybody"), back=("Undo", "Undo")),
    Cycle("undo, redo", ("Undo", "Redo"), first=("All have worked",)),
    Cycle("one number of five", ("2", "1")),
    Cycle("one seat's due, undo", ("Ola: feast", "Undo")),
    Cycle("opening a seat", ("Ola",), ("Close",)),
)
"""Taps on the made-up game, five seats, everything kept; one has prayed, whose feast is one tap."""

if __name__ == "__main__":
    main()
