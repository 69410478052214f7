"""The library: every game, person, table and play behind the screens. The only one that sees the storage."""

from __future__ import annotations

import logging
import uuid
from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from threading import Thread
from typing import Any, Final

from companion.app.doors import Doors
from companion.app.fitness import check_fit
from companion.app.journals import StoredJournal, folded
from companion.app.losses import look_at_plays
from companion.app.plays import breakdown_of, play_of, result_of, scored
from companion.app.reasons import told
from companion.storage import transfer
from companion.storage.errors import StorageCode, StorageError
from companion.storage.halves import Half, Halves
from companion.storage.paths import data_folder
from companion.storage.records import LastSeat, LastTable, Person, Play, PrintedValues, Settings, TableClock, TableEntry
from companion.storage.store import Store
from companion.storage.transfer import Preview
from companion.table.line import Kind, Line, Start
from companion.table.live import LiveTable
from companion.table.table import Table
from scorers.core import registry
from scorers.core.game import Game
from scorers.core.issues import CompanionError
from scorers.core.msg import Msg
from scorers.core.score import Breakdown
from scorers.core.setup import Setup
from timers.clock import Clock, SystemClock
from timers.turn_clock import TurnClock

__all__ = ["Library", "LibraryOpener", "app_version", "data_folder", "new_id"]

log = logging.getLogger(__name__)

UNDO_DELETE_FOR: Final = timedelta(days=30)
"""How long something put away can be brought back."""


def new_id() -> str:
    """Return an id nobody else has."""
    return uuid.uuid4().hex


def app_version() -> str:
    """Return the version of this app; nothing where it runs without being installed."""
    try:
        return version("tableside")
    except PackageNotFoundError:
        return ""


class Library:
    """One data folder and everything alive in it. One per process; pages share it."""

    def __init__(self, store: Store, clock: Clock | None = None) -> None:
        """Take over an open store."""
        self.is_checked = True
        """Whether all finished plays have been looked at, where that was begun."""
        self.clock = clock or SystemClock()
        self._store = store
        self._live: dict[str, LiveTable] = {}
        self.doors = Doors(store, self.clock)
        """The ways in from other devices."""
        self.halves = Halves(store.folder)
        store.purge_tables(store.long_ago(UNDO_DELETE_FOR))
        self.halves.only({entry.id for entry in store.tables.all()})

    @classmethod
    def open(cls, folder: Path, clock: Clock | None = None) -> Library:
        """Open a data folder, or raise a StorageError that says why not."""
        return cls(Store.open(folder, clock=clock, app_version=app_version()), clock)

    @property
    def folder(self) -> Path:
        """Where everything lies."""
        return self._store.folder

    def notices(self) -> tuple[Msg, ...]:
        """Return what happened to files, to be told once."""
        return tuple(told(notice) for notice in self._store.notices.take())

    def announce(self, address: str) -> None:
        """Let a second Tableside on this folder say where this one is."""
        self._store.announce(address)

    def check_plays(self) -> None:
        """Look at every finished play, on a thread of its own: there may be thousands."""
        try:
            look_at_plays(self._store)
        except CompanionError:
            log.exception("not all finished plays could be looked at")
        finally:
            self.is_checked = True

    def close(self) -> None:
        """Close every file and free the folder."""
        self._store.close()

    # Games and people

    def games(self) -> tuple[Game[Any], ...]:
        """Return the shelf."""
        return registry.shelf().games

    def broken_games(self) -> tuple[str, ...]:
        """Return what is wrong with the titles that cannot be played, a line each."""
        return tuple(str(error) for error in registry.shelf().broken)

    def game(self, slug: str) -> Game[Any]:
        """Return one game."""
        return registry.game(slug)

    def people(self) -> tuple[Person, ...]:
        """Return everybody who has played here, the latest first."""
        longest_ago = datetime.min.replace(tzinfo=UTC)
        return tuple(sorted(self._store.people.all(), key=lambda p: p.last_played or longest_ago, reverse=True))

    def meet(self, name: str, colour: str | None = None, symbol: str | None = None) -> Person:
        """Remember somebody new; one who is known by that name already stays the same person."""
        known = next((p for p in self._store.people.all() if p.name.casefold() == name.strip().casefold()), None)
        person = Person(
            id=known.id if known else new_id(),
            name=name.strip(),
            colour=colour or (known.colour if known else None),
            symbol=symbol or (known.symbol if known else None),
            last_played=known.last_played if known else None,
        )
        self._store.people.put(person)
        return person

    def last_table(self, slug: str) -> LastTable | None:
        """Return who played this last, and how."""
        return self._store.last_tables.get(slug)

    def last_played(self) -> tuple[str, ...]:
        """Return the games that were ever begun here, the latest first."""
        longest_ago = datetime.min.replace(tzinfo=UTC)
        tables = sorted(self._store.last_tables.all(), key=lambda table: table.at or longest_ago, reverse=True)
        return tuple(table.slug for table in tables)

    def printed_values(self, slug: str) -> Mapping[str, Any]:
        """Return values the table has read off its own box before."""
        found = self._store.printed.get(slug)
        return found.values if found else {}

    # Tables

    def start(self, setup: Setup) -> LiveTable:
        """Lay out a new table, remember its people and how they play."""
        key, game, now = new_id(), registry.game(setup.slug), self.clock.now()
        line = Line(n=0, id=new_id(), at=now, who="", kind=Kind.START, event=Start.of(game, setup).plain())
        journal = self._store.new_table(self._entry(key, setup, now), line)
        self._remember(setup, now)
        live = LiveTable(key, Table(game, setup, StoredJournal(self._store, key, journal), self.clock))
        self._live[key] = live
        return live

    def table(self, key: str) -> LiveTable:
        """Return a table, folded from its journal the first time somebody asks for it."""
        if key not in self._live:
            self._live[key] = self._opened(key)
        return self._live[key]

    def open_tables(self) -> tuple[TableEntry, ...]:
        """Return the tables being played, the last touched first."""
        return self._known(self._store.open_tables())

    def tables_put_away(self) -> tuple[TableEntry, ...]:
        """Return the tables that can still be brought back, the last touched first."""
        return self._known(self._store.tables_put_away())

    def _known(self, entries: tuple[TableEntry, ...]) -> tuple[TableEntry, ...]:
        """Return those whose game is on the shelf."""
        known = {game.slug for game in self.games()}
        return tuple(entry for entry in entries if entry.slug in known)

    def put_away(self, key: str) -> None:
        """Take a table off Home without an end; `bring_back` undoes it, and so does whoever plays on there."""
        self.doors.close(key)
        self._store.put_away(key)
        self._mark(key, away=True)

    def bring_back(self, key: str) -> None:
        """Undo `put_away`."""
        self._store.bring_back(key)
        self._mark(key, away=False)

    def _mark(self, key: str, *, away: bool) -> None:
        if key in self._live:
            self._live[key].away = away

    def clear(self, key: str) -> None:
        """Forget a table at which nothing has happened yet: its people go back to their seats."""
        self.doors.close(key)
        self._store.forget(key)
        self._live.pop(key, None)

    def committed(self, live: LiveTable) -> None:
        """List a play that was scored, take up again what was listed or put away, and tell every page."""
        table, state = live.table, live.table.state
        if state.values != live.printed:
            self._read_off(live)
        if state.finished and not live.recorded:
            self._record(live)
        elif live.recorded and not state.finished:
            self._store.reopen(self._entry(live.key, table.setup, self.clock.now()))
            live.recorded = False
        elif live.away:
            self.bring_back(live.key)
        self.doors.end(live.key, over=state.finished)
        live.tell()

    def played_seconds(self, live: LiveTable) -> int:
        """Return the time at the table without pauses: the clock's, where it ran; else what the steps show."""
        if live.clock != TurnClock():
            return int(live.clock.table_time(self.clock.now()).total_seconds())
        return int(live.table.played().total_seconds())

    def half_left(self, live: LiveTable, who: str) -> Half:
        """Return what a device had half answered when the app ended, to its first page."""
        return self.halves.take(live.key, who)

    def keep_half(self, live: LiveTable, who: str, half: Half) -> None:
        """Remember what a device has half answered by now."""
        self.halves.keep(live.key, who, half)

    def keep_clock(self, live: LiveTable) -> None:
        """Remember a clock that was started, switched or stopped."""
        kept = TableClock.model_validate({"id": live.key, "clock": live.clock.to_dict()})
        try:
            self._store.clocks.put(kept)
        except StorageError as error:  # the turn itself is safe, and goes on
            self._store.notices.add(error.code, **error.params)

    def wake(self) -> None:
        """Tell every page to read its table again: one has come back from sleep and missed something."""
        for live in tuple(self._live.values()):
            live.tell()

    # Plays

    def plays(self) -> tuple[Play, ...]:
        """Return all finished plays, the newest first; takes its time when there are thousands."""
        return self.all_plays()[0]

    def all_plays(self) -> tuple[tuple[Play, ...], tuple[Play, ...]]:
        """Return all finished plays, and those deleted that can still be restored."""
        return self._store.listed_plays(self._store.long_ago(UNDO_DELETE_FOR))

    def play(self, key: str) -> tuple[Play, Breakdown | None]:
        """Return a play and its points; a play nobody knows is a StorageError."""
        play = self._store.plays.get(key)
        if play is None:
            raise StorageError(StorageCode.NOT_FOUND, file=key)
        result = self._store.plays.result(key)
        return play, None if result is None else breakdown_of(result)

    def keep_times(self, before: Play) -> None:
        """Let a play that was counted anew be as long, and as long ago, as it was."""
        now, result = self._store.plays.get(before.id), self._store.plays.result(before.id)
        if now is not None and result is not None:
            same = {"started_at": before.started_at, "finished_at": before.finished_at, "seconds": before.seconds}
            self._store.plays.add(now.model_copy(update=same), result)

    def delete_play(self, key: str) -> None:
        """Take a play off the list; `restore_play` undoes it."""
        self._store.plays.delete(key)

    def restore_play(self, key: str) -> None:
        """Undo `delete_play`."""
        self._store.plays.restore(key)

    # Out and in

    def export_all(self) -> bytes:
        """Return everything as one file."""
        return transfer.export_all(self._store)

    def export_table(self, key: str) -> bytes:
        """Return one table as a file."""
        return transfer.export_table(self._store, key)

    def preview_import(self, data: bytes) -> Preview:
        """Return what a file would bring; nothing is touched. What could not be shown here is refused."""
        found = transfer.preview_import(self._store, data)
        check_fit(found, self.clock)
        return found

    def bring_in(self, found: Preview) -> Path:
        """Bring in what was previewed; returns where everything is kept as it was before.

        Whoever sits at a table that was replaced goes on at the one that is further on.
        """
        done = transfer.apply_import(self._store, found.archive)
        for key in done.written:
            self._live.pop(key, None)
        return done.safety

    # Devices

    def settings(self, device: str) -> Settings:
        """Return what a device prefers."""
        return self._store.settings.get(device) or Settings(device=device)

    def keep_settings(self, settings: Settings) -> None:
        """Remember what a device prefers."""
        self._store.settings.put(settings)

    # Opening, closing and remembering a table

    def _opened(self, key: str) -> LiveTable:
        self._store.close_journal(key)  # of a table a copy has replaced, where somebody still had a step in hand
        opened = self._store.open_table(key)
        table = folded(opened.envelopes, StoredJournal(self._store, key, opened.journal), self.clock)
        entry = self._store.tables.get(key)
        live = LiveTable(key, table, recorded=entry is None, away=entry is not None and entry.deleted_at is not None)
        clock = self._store.clocks.get(key)
        if clock is not None:
            live.clock = TurnClock.from_dict(clock.clock)
        if table.state.finished and not live.recorded:  # the app died between the last answer and the list of plays
            self._record(live)
        return live

    def _record(self, live: LiveTable) -> None:
        """Put a scored play on the list of plays; what fails here is done when the table is next opened."""
        table = live.table
        breakdown = scored(table)
        try:
            self._store.finish(play_of(live, breakdown, self.played_seconds(live)), result_of(live, breakdown))
        except StorageError as error:
            self._store.notices.add(error.code, **error.params)
        else:
            live.recorded = True

    def _read_off(self, live: LiveTable) -> None:
        """Remember what the table has read off its box for the next one; what it took back is forgotten again."""
        setup, told = live.table.setup, live.table.state.values
        others = {
            k: n for k, n in self.printed_values(setup.slug).items() if k not in live.printed or k in setup.values
        }
        try:
            printed = {"slug": setup.slug, "values": {**others, **told}}
            self._store.printed.put(PrintedValues.model_validate(printed))
        except StorageError as error:  # the step itself is safe
            self._store.notices.add(error.code, **error.params)
        live.printed = told

    def _entry(self, key: str, setup: Setup, now: datetime) -> TableEntry:
        names = tuple(seat.name for seat in setup.seats)
        return TableEntry(id=key, slug=setup.slug, title=setup.slug, players=names, updated=now)

    def _remember(self, setup: Setup, now: datetime) -> None:
        seats = []
        for seat in setup.seats:
            if seat.person is not None:  # a seat without one is called by its colour, in the language of each device
                person = self.meet(seat.name, seat.colour, seat.symbol)
                self._store.people.put(Person.model_validate({**person.model_dump(), "last_played": now}))
            seats.append(LastSeat(person=seat.person, colour=seat.colour, symbol=seat.symbol))
        choices = setup.model_dump(mode="json", include={"variant", "options", "rulings", "keeps", "values"})
        self._store.last_tables.put(LastTable(slug=setup.slug, seats=tuple(seats), choices=choices, at=now))
        if setup.values:
            printed = {"slug": setup.slug, "values": {**self.printed_values(setup.slug), **setup.values}}
            self._store.printed.put(PrintedValues.model_validate(printed))


class LibraryOpener:
    """Opens the library once for the whole process, and tries again where that failed."""

    def __init__(self, folder: Path) -> None:
        """Open nothing before somebody comes."""
        self._folder = folder
        self._library: Library | None = None
        self._checking: Thread | None = None

    def library(self) -> Library:
        """Return the library, or raise a StorageError that says why it stays closed."""
        if self._library is None:
            self._library = Library.open(self._folder)
            self._library.is_checked = False
            self._checking = Thread(target=self._library.check_plays, name="plays are looked at")
            self._checking.start()
        return self._library

    def announce(self, address: str) -> None:
        """Let a second Tableside on this folder say where the first one is."""
        self.library().announce(address)

    def close(self) -> None:
        """Close every file and free the folder."""
        if self._checking is not None:
            self._checking.join()
        if self._library is not None:
            self._library.close()
            self._library = None
