"""The house: every table, person and play behind the screens, kept in the store. Knows no screen, no game by name."""

from __future__ import annotations

import uuid
from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any, Final

from pydantic import JsonValue

from companion.services.plays import play_of, result_of
from companion.storage.envelope import Envelope
from companion.storage.envelope import Kind as LineKind
from companion.storage.errors import Notice, StorageError
from companion.storage.journal import Journal
from companion.storage.records import LastSeat, LastTable, Person, PrintedValues, Settings, TableClock, TableEntry
from companion.storage.store import Store
from companion.table.live import LiveTable
from companion.table.model import Kind, Line
from companion.table.table import Table
from scorers.core import registry
from scorers.core.game import Game
from scorers.core.setup import Setup
from timers.clock import Clock, SystemClock
from timers.turn_clock import TurnClock

UNDO_DELETE_FOR: Final = timedelta(days=30)
"""How long something put away can be brought back."""


def new_id() -> str:
    """An id nobody else has."""
    return uuid.uuid4().hex


def app_version() -> str:
    """The version of this app; nothing where it runs without being installed."""
    try:
        return version("tableside")
    except PackageNotFoundError:
        return ""


class StoredJournal:
    """A table's journal on the disk; opened again by itself when a finished play is taken up once more."""

    def __init__(self, store: Store, key: str, journal: Journal) -> None:
        """Write to this open journal."""
        self._store = store
        self._key = key
        self._journal = journal

    def append(self, line: Line) -> None:
        """Keep a line; returns when it is on the disk."""
        if not self._journal.is_open:
            self._journal = self._store.open_table(self._key).journal
        self._journal.append(
            Envelope(
                n=line.n,
                id=line.id,
                at=line.at,
                who=line.who,
                kind=LineKind(line.kind.value),
                event=None if line.event is None else dict(line.event),
                merge=line.merge,
                digest=line.digest,
            )
        )


class House:
    """One data folder and everything alive in it. One per process; pages share it."""

    def __init__(self, store: Store, clock: Clock | None = None) -> None:
        """Take over an open store."""
        self.store = store
        self.clock = clock or SystemClock()
        self._live: dict[str, LiveTable] = {}
        store.purge(self.clock.now() - UNDO_DELETE_FOR)

    @classmethod
    def open(cls, folder: Path, clock: Clock | None = None) -> House:
        """Open a data folder, or raise a StorageError that says why not."""
        return cls(Store.open(folder, clock=clock, app_version=app_version()), clock)

    def notices(self) -> tuple[Notice, ...]:
        """What happened to files, to be told once."""
        return self.store.notices.take()

    # Games and people

    def games(self) -> tuple[Game[Any], ...]:
        """The shelf."""
        return registry.shelf().games

    def broken_games(self) -> tuple[str, ...]:
        """Return what is wrong with the titles that cannot be played, a line each."""
        return tuple(str(error) for error in registry.shelf().broken)

    def game(self, slug: str) -> Game[Any]:
        """One game."""
        return registry.game(slug)

    def people(self) -> tuple[Person, ...]:
        """Everybody who has played here, the latest first."""
        longest_ago = datetime.min.replace(tzinfo=UTC)
        return tuple(sorted(self.store.people.all(), key=lambda p: p.last_played or longest_ago, reverse=True))

    def meet(self, name: str, colour: str | None = None, symbol: str | None = None) -> Person:
        """Remember somebody new; one who is known by that name already stays the same person."""
        known = next((p for p in self.store.people.all() if p.name.casefold() == name.strip().casefold()), None)
        person = Person(
            id=known.id if known else new_id(),
            name=name.strip(),
            colour=colour or (known.colour if known else None),
            symbol=symbol or (known.symbol if known else None),
            last_played=known.last_played if known else None,
        )
        self.store.people.put(person)
        return person

    def last_table(self, slug: str) -> LastTable | None:
        """Who played this last, and how."""
        return self.store.last_tables.get(slug)

    def printed_values(self, slug: str) -> Mapping[str, Any]:
        """Values the table has read off its own box before."""
        found = self.store.printed.get(slug)
        return found.values if found else {}

    # Tables

    def start(self, setup: Setup) -> LiveTable:
        """Lay out a new table, remember its people and how they play."""
        key, game, now = new_id(), registry.game(setup.slug), self.clock.now()
        start: dict[str, JsonValue] = {
            "slug": setup.slug,
            "schema": game.info.schema_,
            "ruleset": setup.ruleset,
            "setup": setup.model_dump(mode="json"),
        }
        line = Envelope(n=0, id=new_id(), at=now, who="", kind=LineKind.START, event=start)
        journal = self.store.new_table(self._entry(key, setup, now), line)
        self._remember(setup, now)
        live = LiveTable(key, Table(game, setup, StoredJournal(self.store, key, journal), self.clock))
        self._live[key] = live
        return live

    def table(self, key: str) -> LiveTable:
        """A table, folded from its journal the first time somebody asks for it."""
        if key not in self._live:
            self._live[key] = self._opened(key)
        return self._live[key]

    def open_tables(self) -> tuple[TableEntry, ...]:
        """The tables being played, the last touched first."""
        known = {game.slug for game in self.games()}
        return tuple(entry for entry in self.store.open_tables() if entry.slug in known)

    def put_away(self, key: str) -> None:
        """Take a table off Home without an end; `bring_back` undoes it."""
        self._live.pop(key, None)
        self.store.put_away(key)

    def bring_back(self, key: str) -> None:
        """Undo `put_away`."""
        self.store.bring_back(key)

    def changed(self, live: LiveTable) -> None:
        """After every change: a scored play goes to the plays, one taken up again comes back; the pages are told."""
        table = live.table
        if table.state.finished and not live.recorded:
            self._record(live)
        elif live.recorded and not table.state.finished:
            self.store.reopen(self._entry(live.key, table.setup, self.clock.now()))
            live.recorded = False
        live.tell()

    def played_seconds(self, live: LiveTable) -> int:
        """Time at the table without pauses: the clock's, where it ran; else what the steps show."""
        if live.clock != TurnClock():
            return int(live.clock.table_time(self.clock.now()).total_seconds())
        return int(live.table.played().total_seconds())

    def keep_clock(self, live: LiveTable) -> None:
        """Remember a clock that was started, switched or stopped."""
        kept = TableClock.model_validate({"id": live.key, "clock": live.clock.to_dict()})
        try:
            self.store.clocks.put(kept)
        except StorageError as error:  # the turn itself is safe, and goes on
            self.store.notices.add(error.code, **error.params)

    def wake(self) -> None:
        """A page has come back from sleep: whatever it missed, it reads now."""
        for live in tuple(self._live.values()):
            live.tell()

    # Devices

    def settings(self, device: str) -> Settings:
        """What a device prefers."""
        return self.store.settings.get(device) or Settings(device=device)

    def keep_settings(self, settings: Settings) -> None:
        """Remember what a device prefers."""
        self.store.settings.put(settings)

    def close(self) -> None:
        """Close every file and free the folder."""
        self.store.close()

    # Behind the door

    def _opened(self, key: str) -> LiveTable:
        opened = self.store.open_table(key)
        first, *lines = opened.envelopes
        start = first.event or {}
        game, schema = registry.game(str(start["slug"])), start["schema"]
        journal = StoredJournal(self.store, key, opened.journal)
        table = Table(game, Setup.model_validate(start["setup"]), journal, self.clock, first.at)
        table.replay(map(line_of, lines), schema if isinstance(schema, int) else 1)
        live = LiveTable(key, table, recorded=self.store.tables.get(key) is None)
        clock = self.store.clocks.get(key)
        if clock is not None:
            live.clock = TurnClock.from_dict(clock.clock)
        if table.state.finished and not live.recorded:  # the app died between the last answer and the list of plays
            self._record(live)
        return live

    def _record(self, live: LiveTable) -> None:
        """Put a scored play on the list of plays; what fails here is done when the table is next opened."""
        table = live.table
        breakdown = table.game.score(table.setup, table.state.sheet or {}, table.state.rulings)
        try:
            self.store.finish(play_of(live, breakdown, self.played_seconds(live)), result_of(live, breakdown))
        except StorageError as error:
            self.store.notices.add(error.code, **error.params)
        else:
            live.recorded = True

    def _entry(self, key: str, setup: Setup, now: datetime) -> TableEntry:
        names = tuple(seat.name for seat in setup.seats)
        return TableEntry(id=key, slug=setup.slug, title=setup.slug, players=names, updated=now)

    def _remember(self, setup: Setup, now: datetime) -> None:
        seats = []
        for seat in setup.seats:
            if seat.person is not None:  # a seat without one is called by its colour, in the language of each device
                person = self.meet(seat.name, seat.colour, seat.symbol)
                self.store.people.put(Person.model_validate({**person.model_dump(), "last_played": now}))
            seats.append(LastSeat(person=seat.person, colour=seat.colour, symbol=seat.symbol))
        choices = setup.model_dump(mode="json", include={"variant", "options", "rulings", "keeps", "values"})
        self.store.last_tables.put(LastTable(slug=setup.slug, seats=tuple(seats), choices=choices))
        if setup.values:
            printed = {"slug": setup.slug, "values": {**self.printed_values(setup.slug), **setup.values}}
            self.store.printed.put(PrintedValues.model_validate(printed))


def line_of(envelope: Envelope) -> Line:
    """A stored line, as the table means it."""
    return Line(
        envelope.n,
        envelope.id,
        envelope.at,
        envelope.who,
        Kind(envelope.kind.value),
        envelope.event,
        envelope.merge,
        envelope.digest,
    )


class Door:
    """Opens the house once for the whole process, and tries again where that failed."""

    def __init__(self, folder: Path) -> None:
        """Nothing is opened before somebody comes."""
        self._folder = folder
        self._house: House | None = None

    def house(self) -> House:
        """The house, or a StorageError that says why it stays closed."""
        if self._house is None:
            self._house = House.open(self._folder)
        return self._house

    def announce(self, address: str) -> None:
        """Let a second Tableside on this folder say where the first one is."""
        self.house().store.announce(address)

    def close(self) -> None:
        """Close every file and free the folder."""
        if self._house is not None:
            self._house.close()
            self._house = None
