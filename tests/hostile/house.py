"""A house somebody has lived in: evenings of every title, open and finished, and all that is remembered beside them."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from companion.app.library import Library
from companion.app.values import Settings, Theme
from companion.storage import PrintedValues, Store
from companion.storage.archive import Archive, read_archive
from companion.storage.envelope import encode_all, scan
from companion.table.line import Line
from scorers.core.registry import game, slugs
from scorers.core.setup import Seat, Setup
from tests.data_old.evening import Evening, agreed
from timers.clock import FakeClock

STEPS = 14


def trials(name: str, many: int) -> Iterator[int]:
    """Yield trials nobody has made yet: so many, or TORTURE_<NAME>, from TORTURE_SEED on. Says how far it is."""
    begin = int(os.environ.get("TORTURE_SEED", time.time_ns() // 1_000_000))
    count = int(os.environ.get(f"TORTURE_{name}", many))
    for trial in range(begin, begin + count):
        if (trial - begin) % 1000 == 0:
            print(f"{name.lower()}: {trial - begin} of {count} from {begin}", flush=True)
        yield trial


@contextmanager
def named(trial: int) -> Iterator[None]:
    """Say which trial it was that failed: `-k "[<trial>]"` does not know it, TORTURE_SEED does."""
    try:
        yield
    except Exception as error:
        raise AssertionError(f"trial {trial}: {error}") from error


def live_in(folder: Path) -> None:
    """Fill a data folder."""
    (folder / "tables").mkdir(parents=True)
    for slug in slugs():
        for at, over in enumerate((False, True, True)):
            found, rnd = game(slug), Random(f"{slug} {at}")
            keeps = found.info.presets[-1 - at % len(found.info.presets)].keeps
            evening = Evening(found, agreed(found, keeps, found.info.players.min + 1, rnd), rnd)
            evening.play(STEPS, to_the_end=over)
            name = f"{slug.replace('_', '-')}-{at}"
            (folder / "tables" / f"{name}.jsonl").write_bytes(_of_its_own(bytes(evening.lines.data), name))
    with Store.open(folder) as store:
        store.printed.put(PrintedValues(slug="le_havre", values={"ship": 3}))
    library = Library.open(folder, FakeClock())
    library.notices()
    for slug in slugs():
        _remember(library, slug)
    open_ = [library.table(entry.id) for entry in library.open_tables()]
    for live in open_:  # the finished ones are listed among the plays by that
        if not live.recorded:
            live.clock = live.clock.resume(library.clock.now()).switch("s1", library.clock.now())
            library.keep_clock(live)
    library.delete_play(library.plays()[0].id)
    library.put_away(library.open_tables()[0].id)
    library.keep_settings(Settings(device="phone", language="pl", theme=Theme.DARK))
    library.keep_settings(Settings(device="desk", text_size=150, sounds=True))
    library.close()


def _of_its_own(data: bytes, name: str) -> bytes:
    """Return a journal whose commands have ids nobody else has, as in life."""
    lines = scan(data, name).envelopes
    return encode_all([Line.model_validate({**line.model_dump(), "id": f"{name}-{line.id}"}) for line in lines])


def _remember(library: Library, slug: str) -> None:
    """Lay out a table with people of a name and values read off the box."""
    info = library.game(slug).info
    seats = tuple(
        Seat.model_validate(
            {"id": f"s{n}", "name": name, "colour": c.id, "symbol": c.symbol, "person": library.meet(name, c.id).id}
        )
        for n, (name, c) in enumerate(zip(("Ala", "Żółw"), info.colours, strict=False), 1)
    )
    library.start(
        Setup(
            slug=slug,
            ruleset=info.ruleset,
            seats=seats,
            first=seats[0].id,
            variant=info.variants[0],
            keeps=info.presets[0].keeps,
            values=info.values,
        )
    )


@lru_cache(maxsize=1)
def lived_in() -> dict[str, bytes]:
    """Every file of such a folder."""
    with TemporaryDirectory() as place:
        folder = Path(place) / "data"
        live_in(folder)
        return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def lay_out(folder: Path) -> None:
    """Write such a folder."""
    for name, data in lived_in().items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)


@lru_cache(maxsize=1)
def a_copy() -> bytes:
    """Everything of such a folder as one file."""
    with TemporaryDirectory() as place:
        lay_out(Path(place) / "data")
        library = Library.open(Path(place) / "data", FakeClock())
        data = library.export_all()
        library.close()
        return data


def content(library: Library) -> Archive:
    """All that a library holds."""
    return read_archive(library.export_all())
