"""Phones at the table: under attack, at a hundred tables in one process, fifty at one, and thousands that come and go.

Prints ratios measured in one run. What is compared takes turns, so that a busy machine slows both. The tries come from
a process that steps back, as if from another machine. `PHONES_TRIES=2000 PHONES_TABLES=10 PHONES_MANY=10
PHONES_JOINS=500` is a quick look.
"""

import asyncio
import os
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import Final

from benchmarks.browser import memory, served
from companion.app.library import Library
from companion.ui import routes
from tests.e2e.serve import free_port
from tests.wire.attacks import House, besieged, besieged_from_within
from tests.wire.client import Client, cookie_of
from tests.wire.tables import a_table

TRIES: Final = int(os.environ.get("PHONES_TRIES", "100000"))
TABLES: Final = int(os.environ.get("PHONES_TABLES", "100"))
MANY: Final = int(os.environ.get("PHONES_MANY", "50"))
JOINS: Final = int(os.environ.get("PHONES_JOINS", "10000"))

DEVICES: Final = 4
"""At each table."""

TURNS: Final = 10
"""How often what is compared takes turns."""

TAPS: Final = 20
"""Measured in each turn of the quiet table."""

PAUSE: Final = 0.4
"""Seconds between two taps at one table: a button that means something else now is locked for 0.3."""

EACH: Final = 30.0
"""Seconds in which every one of the tables takes a step, one with another: faster than people play."""

WARM: Final = 0.05
"""The share of the joins after which memory is read first."""

AT_ONCE: Final = 4
"""Devices that come at the same time."""


@dataclass(frozen=True)
class Running:
    """A Tableside that runs in a process of its own, with the doors of its tables open."""

    own: str
    """Where this machine's own pages are."""
    address: str
    """Where phones find it."""
    tables: dict[str, str]
    """By table, the path its link leads to."""
    data: Path
    log: Path
    pid: int

    async def phone(self, table: str, seat: str = "") -> Client:
        """Scan and sit down, or look on."""
        page = Client(self.address, cookie=await cookie_of(self.address, self.tables[table]))
        await page.open("look-on")
        await page.tap(f"be/{seat}" if seat else "look-on")
        await page.until(lambda: page.find("door/log"))
        return page

    async def page(self, table: str, device: str) -> Client:
        """Open a page of this machine's own at a table: a door lets fewer in."""
        return await Client(self.own, device, route=routes.table(table)).open("door/log")


@contextmanager
def running(tables: int) -> Iterator[Running]:
    """Lay tables, open their doors, and serve them."""
    with tempfile.TemporaryDirectory() as folder:
        data, log, port = Path(folder) / "data", Path(folder) / "log", free_port()
        library = Library.open(data)
        keys = [a_table(library, players=DEVICES).key for _ in range(tables)]
        for key in keys:
            library.doors.open(key, "127.0.0.1", port)
        links = {door.table: f"/j/{door.link}" for door in map(library.doors.door, keys) if door}
        library.close()
        words = ("-m", "companion", "--web", "--no-open", "--port", "{port}", "--data", str(data))
        with served(*words, log=log, besides=(port,)) as (own, pid):
            yield Running(own, f"http://127.0.0.1:{port}", links, data, log, pid)


@asynccontextmanager
async def sat_down(there: Running, *tables: str) -> AsyncIterator[dict[str, list[Client]]]:
    """Bring a device to each seat of these tables."""
    seats = [f"s{n}" for n in range(1, DEVICES + 1)]
    pages = {table: [await there.phone(table, seat) for seat in seats] for table in tables}
    yield pages
    for page in (page for devices in pages.values() for page in devices):
        await page.close()


async def step(devices: list[Client], rnd: Random) -> float:
    """Take a step on one device, or undo the last one; seconds until another shows it, ten where it never does."""
    by, other = rnd.sample(devices, 2)
    was = _can_undo(by)
    began = time.perf_counter()
    await by.tap("undo" if was else "primary")
    with suppress(TimeoutError):
        await other.until(lambda: _can_undo(other) is not was)
    took = time.perf_counter() - began
    for page in devices:  # the next begins when all of them agree
        with suppress(TimeoutError):
            await page.until(lambda page=page: _can_undo(page) is not was)  # type: ignore[misc]
    return took


def _can_undo(page: Client) -> bool:
    return bool((page.find("undo") or {}).get("on_click"))


async def one_by_one(devices: list[Client], rnd: Random, taps: int) -> list[float]:
    """Take steps at one table."""
    found = []
    for _ in range(taps):
        await asyncio.sleep(PAUSE)
        found.append(await step(devices, rnd))
    return found


# ------------------------------------------------------------------------------------------------------- under attack


def attack(house: House, seed: int, tries: int) -> dict[str, int]:
    """Try to get in, a fifth of it as a device that is in and wants more; what was got, and how often."""

    async def both() -> dict[str, int]:
        within = tries // 5
        tried = besieged(house, _dice(seed), tries - within)
        found, _ = await asyncio.gather(tried, besieged_from_within(house, _dice(seed), within))
        return dict(found)

    return asyncio.run(both())


async def attacked() -> None:
    """Take steps at a table, quiet and under attack in turns; then look who has got in and what was written."""
    rnd, idle, busy, got, took = _dice(1), list[float](), list[float](), dict[str, int](), 0.0
    with running(1) as there, ProcessPoolExecutor(1, get_context("spawn"), os.nice, (10,)) as others:
        (table,) = there.tables
        host = await Client(there.own, "host", route=routes.phones(table)).open()  # where the code is shown
        async with sat_down(there, table) as pages:
            onlooker = await there.phone(table)
            await onlooker.close()
            house, devices = House(there.address, onlooker.cookie), pages[table]
            for turn in range(TURNS):
                idle += await one_by_one(devices, rnd, TAPS)
                began, tried = time.perf_counter(), others.submit(attack, house, turn, TRIES // TURNS)
                while not tried.done():
                    busy += await one_by_one(devices, rnd, 1)
                took += time.perf_counter() - began
                got |= tried.result()
        await host.close()
        tracebacks = there.log.read_text(encoding="utf-8").count("Traceback")
        steps = _steps(there.data, table)
    assert steps == len(idle) + len(busy), "a step nobody took"
    print(
        f"{TRIES} tries, {TRIES / took:.0f} a second: {sum(got.values())} in, {tracebacks} tracebacks (goal 0, 0)", got
    )
    _ratio("tap under attack", idle, busy)


def _steps(data: Path, table: str) -> int:
    """Return how many lines a journal has, once the app has ended."""
    return len((data / "tables" / f"{table}.jsonl").read_bytes().splitlines()) - 1


# ------------------------------------------------------------------------------------------------------- many tables


async def crowded() -> None:
    """Take steps at a table that has an app to itself and at many in one process, in turns."""
    rnd = _dice(2)
    alone, among = list[float](), list[float]()
    with running(1) as quiet, running(TABLES) as full:
        async with sat_down(quiet, *quiet.tables) as few:
            empty = memory(full.pid)
            async with sat_down(full, *full.tables) as many:
                each = (memory(full.pid) - empty) / (TABLES * DEVICES)
                for _ in range(TURNS // 2):
                    for devices in few.values():
                        alone += await one_by_one(devices, rnd, TAPS)
                    among += await _evening(list(many.values()), rnd)
    print(f"{TABLES} tables with {DEVICES} devices each: {each:.2f} MB for each device, of {empty:.0f} MB without any")
    _ratio(f"tap at one of {TABLES} tables", alone, among)


async def _evening(tables: list[list[Client]], rnd: Random) -> list[float]:
    """Take a step at every table, at any moment, whatever happens at the others."""
    rnd.shuffle(tables)
    began = []
    for devices in tables:
        await asyncio.sleep(rnd.expovariate(len(tables) / EACH))
        began.append(asyncio.create_task(step(devices, rnd)))
    return list(await asyncio.gather(*began))


# ------------------------------------------------------------------------------------------------- many at one table


async def shared() -> None:
    """Take steps at a table with one device and at one with many, in turns, until all of them show it."""
    rnd = _dice(3)
    alone, first, last = list[float](), list[float](), list[float]()
    with running(2) as there:
        lone, full = there.tables
        one = [await there.page(lone, "alone")]
        many = [await there.page(full, f"one of many {n}") for n in range(MANY)]
        for _ in range(TURNS * 4):
            await asyncio.sleep(PAUSE)
            alone.append((await _told(one, rnd))[1])
            own, everybody = await _told(many, rnd)
            first.append(own)
            last.append(everybody)
        for page in (*one, *many):
            await page.close()
    one_takes, own, everybody = (median(times) * 1e3 for times in (alone, first, last))
    print(
        f"{MANY} devices at one table: whoever taps is told after {own:.1f} ms, all after {everybody:.1f}; "
        f"one alone {one_takes:.1f}: ratio {everybody / one_takes:.1f} (goal <= 3)",
        flush=True,
    )


async def _told(devices: list[Client], rnd: Random) -> tuple[float, float]:
    """Take a step on one device; seconds until it shows it, and until all do."""
    by = rnd.choice(devices)
    was = _can_undo(by)
    told = [
        asyncio.create_task(page.until(lambda page=page: _can_undo(page) is not was))  # type: ignore[misc]
        for page in devices
    ]
    await asyncio.sleep(0)
    began = time.perf_counter()
    await by.tap("undo" if was else "primary")
    await told[devices.index(by)]
    own = time.perf_counter() - began
    await asyncio.gather(*told)
    return own, time.perf_counter() - began


# --------------------------------------------------------------------------------------------------- coming and going


async def come_and_gone() -> None:
    """Let devices come by the link, look on and leave, one after the other."""
    with running(1) as there:
        (table,) = there.tables
        async with sat_down(there, table):
            read = [
                await _let_come(there, table, n) for n in (int(JOINS * WARM), int(JOINS * (0.5 - WARM)), JOINS // 2)
            ]
    grown = (read[-1] / read[0] - 1) * 100
    told = ", ".join(f"{one:.1f}" for one in read)
    print(f"memory after {JOINS} joins and leaves: {told} MB at {WARM:.0%}, half, all: {grown:+.1f} % (goal <= 5)")


async def _let_come(there: Running, table: str, joins: int) -> float:
    """Let so many devices come and go; megabytes afterwards."""
    todo = iter(range(joins))

    async def one_after_the_other() -> None:
        for _ in todo:
            page = await there.phone(table)
            await page.close()

    await asyncio.gather(*(one_after_the_other() for _ in range(AT_ONCE)))
    await asyncio.sleep(2)
    return memory(there.pid)


def _dice(seed: int) -> Random:
    return Random(seed)  # noqa: S311 - the same steps every time, no secret


def _ratio(name: str, floor: list[float], taken: list[float]) -> None:
    ground, found = (quantiles(times, n=20)[-1] * 1e3 for times in (floor, taken))
    print(
        f"{name:24} p95 {found:6.1f} ms, median {median(taken) * 1e3:6.1f}; "
        f"quiet p95 {ground:6.1f} ms, median {median(floor) * 1e3:6.1f}: ratio {found / ground:.2f} (goal <= 2)",
        flush=True,
    )


def main() -> None:
    """Print the figures."""
    for measured in (attacked, crowded, shared, come_and_gone):
        asyncio.run(measured())


if __name__ == "__main__":
    main()
