"""Copies somebody has changed: refused with the place and the reason, or taken and then all of it can be shown."""

from __future__ import annotations

import json
import logging
import shutil
from pathlib import Path
from random import Random

import pytest

from companion.app.library import Library
from companion.app.session import TableSession
from companion.app.values import Preview
from companion.storage.errors import StorageCode, StorageError
from companion.text import texts
from companion.ui import routes
from tests.hostile.house import a_copy, named, trials
from tests.hostile.mutations import changed
from tests.ui.visits import visit
from timers.clock import FakeClock

VISITED = 20
"""After every so many copies somebody goes to every screen; after all others everything is only asked for."""


async def visited(library: Library, caplog: pytest.LogCaptureFixture) -> None:
    """Go everywhere, as somebody who has just brought the copy in."""
    page = await visit(library)
    ways = [routes.HOME, routes.SETTINGS, routes.PLAYS]
    ways += [way(game.slug) for game in library.games() for way in (routes.new, routes.count)]
    for entry in library.open_tables():
        ways += [way(entry.id) for way in (routes.table, routes.setup, routes.points, routes.finish, routes.show)]
    ways += [routes.play(play.id) for play in library.plays()]
    try:
        for way in ways:
            await page.go(way)
            said = [record.getMessage() for record in caplog.records if record.name.startswith("companion")]
            assert not [line for line in said if "screen" in line or "failed" in line], f"{way}: {said}"
            for key in ("door/log", "show-log"):
                if page.screen.maybe(key):
                    await page.tap(key)
    finally:
        page.screen.close()


def a_part(rnd: Random) -> bytes:
    """A copy with one or two tables: so that it is soon looked at, and more of it is changed."""
    row = json.loads(a_copy())
    row["tables"] = rnd.sample(row["tables"], rnd.choice((1, 2)))
    return json.dumps(row).encode()


def looked_at(library: Library, data: bytes) -> Preview | None:
    """What a file would bring; nothing where it is refused in so many words."""
    try:
        return library.preview_import(data)
    except StorageError as error:
        if error.code not in (StorageCode.BAD_IMPORT, StorageCode.NEWER_VERSION):
            raise
        return None


def shown(library: Library) -> None:
    """Ask for all that the screens ask for, and say it."""
    say = texts("pl")
    for entry in library.open_tables():
        session = TableSession(library, library.table(entry.id), "phone")
        names = {str(seat.id): seat.name for seat in session.setup.seats}
        for fold in session.log(rows=1000).folds:
            say(fold.heading, names)
            for step in fold.entries or ():
                say(step.label, names)
        for known in (session.undo_label, session.redo_label, *(switch.label for switch in session.keeps)):
            assert known is None or say(known, names)
        assert session.view.seats
        session.checklist()
        session.points().ranking()
        session.closing(session.answers)
        session.clocks()
    for play in library.plays():
        _, points = library.play(play.id)
        if points is not None:
            for line in points.lines:
                say(line.category)
            points.ranking()


async def attempt(folder: Path, caplog: pytest.LogCaptureFixture, trial: int) -> bool:
    """Bring one changed copy in; whether it was taken."""
    rnd = Random(trial)
    library = Library.open(folder, FakeClock())
    try:
        found = looked_at(library, changed(a_part(rnd), rnd))
        if found is None:
            return False
        library.bring_in(found)
        known = {entry.id for entry in library.open_tables()} | {play.id for play in library.plays()}
        tables = found.archive.tables
        away = {t.id for t in tables for row in (t.entry, t.play) if row is not None and row.deleted_at}
        assert known | away == {table.id for table in tables}, "what was taken is open or a play"
        shown(library)
        if trial % VISITED == 0:
            await visited(library, caplog)
        return True
    finally:
        library.close()
        caplog.clear()
        shutil.rmtree(folder)


@pytest.mark.parametrize("trial", range(40))
async def test_what_is_taken_can_be_shown(tmp_path: Path, caplog: pytest.LogCaptureFixture, trial: int) -> None:
    caplog.set_level(logging.WARNING)
    await attempt(tmp_path / "data", caplog, trial)


@pytest.mark.torture
async def test_thousands_of_changed_copies(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)
    taken = 0
    for trial in trials("IMPORTS", 20_000):
        with named(trial):
            taken += await attempt(tmp_path / str(trial), caplog, trial)
    print(f"imports: {taken} were taken")
