"""The doors of tables: who may come in from another device, by what, and as whom.

A link holds 128 bits of chance; beside it stands a short code (`codes.py`). Of what a device is known by only the hash
is kept.
"""

from __future__ import annotations

import hashlib
import hmac
import logging
import secrets
from collections import Counter
from collections.abc import Callable
from contextvars import ContextVar
from dataclasses import dataclass
from enum import StrEnum
from itertools import count
from typing import Final

from companion.app.codes import Code, Codes
from companion.storage.errors import StorageError
from companion.storage.records import KeptDoor, KeptGuest, KeptKey, Settings
from companion.storage.store import Store
from timers.clock import Clock

log = logging.getLogger(__name__)

PHONES: Final = 24
"""Devices one table holds."""

GONE: Final = 100
"""Of so many devices that were in it is remembered why they are not any more."""

GUEST: Final = "g-"
"""How the id of a device begins that has come in."""

HOST: Final = "host"

OWNER: ContextVar[str] = ContextVar("owner", default=HOST)
"""Whose page the app is busy with: the host's, or the id of a device that has come in."""


class Shut(StrEnum):
    """Why nobody came in."""

    WRONG = "wrong"
    """No table has that link or code, or not any more."""
    TOO_MANY = "too_many"
    """Too many wrong codes in the last minute."""
    FULL = "full"
    """As many devices as a table holds."""
    DISK = "disk"
    """What cannot be written down: nobody is in who is not on the disk."""
    PUT_OUT = "put_out"
    """The host has put this device out."""
    CLOSED = "closed"
    """The host has closed the door."""


@dataclass(frozen=True, slots=True)
class Guest:
    """A device that has come in."""

    id: str
    table: str
    name: str
    """What the host calls it."""
    seat: str
    """Who sits there; nobody while it only looks on, or has not said."""
    pages: int
    """How many pages it has open just now."""


@dataclass(frozen=True, slots=True)
class Gone:
    """A device that was in: why it is not any more, and what it preferred."""

    why: Shut
    settings: Settings | None


@dataclass(frozen=True, slots=True)
class Door:
    """The open door of a table, as the host sees it."""

    table: str
    link: str
    own_only: bool
    address: str
    port: int
    guests: tuple[Guest, ...]


class Doors:
    """All open doors of one data folder. Read once; what changes is on the disk before anybody is told."""

    def __init__(self, store: Store, clock: Clock) -> None:
        """Read nothing before it is asked for: most evenings need no door."""
        self._store, self._clock = store, clock
        self._read: dict[str, KeptDoor] | None = None
        self._known: dict[str, tuple[str, KeptGuest]] = {}
        self._by_id: dict[str, tuple[str, KeptGuest]] = {}
        self._codes = Codes(clock)
        self._pages: Counter[str] = Counter()
        self._over: set[str] = set()
        self._gone: dict[str, Gone] = {}
        self._listeners: dict[int, tuple[str, Callable[[], object]]] = {}
        self._ids = count()
        self._key = ""

    # What the host does

    @property
    def host_key(self) -> str:
        """By what the pages of this machine are known; the same after a restart."""
        if not self._key:
            found = self._store.keys.get(HOST)
            if found is None:
                found = KeptKey(id=HOST, value=secrets.token_urlsafe(24))
                try:
                    self._store.keys.put(found)
                except StorageError as error:  # pages of this start are known all the same
                    self._store.notices.add(error.code, **error.params)
            self._key = found.value
        return self._key

    def open(self, table: str, address: str = "", port: int = 0) -> None:
        """Open the door of a table, or move it to another address; its link and its devices stay."""
        kept = self._kept.get(table) or KeptDoor(id=table, link=_new_link())
        self._put(kept.model_copy(update={"address": address, "port": port}))

    def close(self, *tables: str) -> None:
        """Close doors: everybody is out, and what they came in by opens nothing any more."""
        there = [table for table in tables if table in self._kept]
        if there:
            self._store.doors.remove(*there)
            for table in there:
                self._remember(Shut.CLOSED, *self._kept.pop(table).guests)
                self._codes.forget(table)
            self._changed(*there)
            self._forget()

    def end(self, table: str, *, over: bool) -> None:
        """Take note that a table's last point is counted, and nobody new may come in; or that it is played on."""
        if over != (table in self._over):
            self._over ^= {table}
            self._codes.forget(table)
            self._tell(table)

    @property
    def over(self) -> frozenset[str]:
        """The tables with open doors at which the last point is counted."""
        return frozenset(self._over & self._kept.keys())

    def allow(self, table: str, *, own_only: bool) -> None:
        """Agree on what devices may do: everything, or each for its own seat and what is common."""
        if kept := self._kept.get(table):
            self._put(kept.model_copy(update={"own_only": own_only}))

    def rename(self, guest: str, name: str) -> None:
        """Call a device something else."""
        self._change(guest, name=name.strip()[:40])

    def remove(self, guest: str) -> None:
        """Put a device out at once; what it came in by opens nothing any more, and who else is in stays in."""
        table, found = self._of(guest)
        if found and (kept := self._kept.get(table)):
            rest = tuple(one for one in kept.guests if one.id != guest)
            self._codes.forget(table)
            self._put(kept.model_copy(update={"guests": rest, "link": _new_link()}))
            self._remember(Shut.PUT_OUT, found)
            self._forget()

    def door(self, table: str) -> Door | None:
        """Return the door of a table, if it is open."""
        kept = self._kept.get(table)
        if kept is None:
            return None
        guests = tuple(self._guest(table, one) for one in kept.guests)
        return Door(table, kept.link, kept.own_only, kept.address, kept.port, guests)

    def guests(self) -> frozenset[str]:
        """Return the ids of all devices that are in."""
        _ = self._kept
        return frozenset(self._by_id)

    def tables(self) -> tuple[str, ...]:
        """Return the tables whose doors are open."""
        return tuple(self._kept)

    def code(self, table: str) -> Code | None:
        """Return the short code of an open door; another one where the last has run out."""
        return self._codes.of(table) if table in self._kept and table not in self._over else None

    # Coming in

    def by_link(self, link: str) -> str | Shut:
        """Return the table a link leads to."""
        given = link.encode()
        found = [kept.id for kept in self._kept.values() if hmac.compare_digest(kept.link.encode(), given)]
        return found[0] if found and found[0] not in self._over else Shut.WRONG

    def by_code(self, letters: str, address: str) -> str | Shut:
        """Return the table a code leads to; every wrong one counts, against whoever sent it and against all codes."""
        if self._codes.wears_out(address):
            return Shut.TOO_MANY
        return self._codes.table(letters, address) or Shut.WRONG

    def join(self, table: str, was: str = "") -> str | Shut:
        """Let a new device in; returns the key it is known by from now on.

        `was`: the key by which it was in before; it speaks as it did then.
        """
        kept = self._kept.get(table)
        if kept is None:
            return Shut.WRONG
        guests = self._with_room(kept.guests)
        if len(guests) >= PHONES:
            return Shut.FULL
        key = secrets.token_urlsafe(16)
        guest = KeptGuest(id=f"{GUEST}{secrets.token_hex(8)}", key=_hash(key), since=self._clock.now())
        before = self.gone(was)
        try:
            if before and before.settings:
                self._store.settings.put(before.settings.model_copy(update={"device": guest.id}))
            self._put(kept.model_copy(update={"guests": (*guests, guest)}))
        except StorageError as error:
            self._store.notices.add(error.code, **error.params)
            return Shut.DISK
        if len(guests) < len(kept.guests):
            self._forget()
        return key

    def guest(self, key: str) -> Guest | None:
        """Return the device that is known by a key."""
        _ = self._kept
        found = self._known.get(_hash(key)) if key else None
        return self._guest(*found) if found else None

    def gone(self, key: str) -> Gone | None:
        """Return what is remembered of a device that was in by a key and is not any more, until the app ends."""
        return self._gone.get(_hash(key)) if key else None

    def by_id(self, guest: str) -> Guest | None:
        """Return a device that is in, by its id."""
        table, kept = self._of(guest)
        return self._guest(table, kept) if kept else None

    def sit(self, guest: str, seat: str) -> None:
        """Let a device be somebody's, or nobody's."""
        self._change(guest, seat=seat)

    def came(self, guest: str) -> None:
        """Take note that a page of a device has opened."""
        self._pages[guest] += 1
        self._tell(self._of(guest)[0])

    def went(self, guest: str) -> None:
        """Take note that one has closed."""
        self._pages -= Counter((guest,))
        self._tell(self._of(guest)[0])

    def own_only(self, table: str) -> bool:
        """Tell whether devices act for their own seat only."""
        kept = self._kept.get(table)
        return kept is not None and kept.own_only

    # Being told

    def watch(self, told: Callable[[], object], table: str = "") -> Callable[[], None]:
        """Be told of every change, at one table or at all, until the returned function is called."""
        number = next(self._ids)
        self._listeners[number] = (table, told)

        def end() -> None:
            self._listeners.pop(number, None)

        return end

    def _tell(self, *tables: str) -> None:
        for number, (table, told) in tuple(self._listeners.items()):
            try:
                stays = told() if not table or table in tables else True
            except Exception:
                log.exception("who watches the doors is dropped")
                stays = False
            if stays is False:
                self._listeners.pop(number, None)

    # What is kept

    @property
    def _kept(self) -> dict[str, KeptDoor]:
        if self._read is None:
            self._read = {kept.id: kept for kept in self._store.doors.all()}
            self._index()
        return self._read

    def _put(self, kept: KeptDoor) -> None:
        checked = KeptDoor.model_validate(kept.model_dump())
        self._store.doors.put(checked)
        self._kept[kept.id] = checked
        self._changed(kept.id)

    def _changed(self, *tables: str) -> None:
        self._index()
        self._tell(*tables)

    def _index(self) -> None:
        self._known = {guest.key: (kept.id, guest) for kept in self._kept.values() for guest in kept.guests}
        self._by_id = {guest.id: (table, guest) for table, guest in self._known.values()}

    def _of(self, guest: str) -> tuple[str, KeptGuest | None]:
        _ = self._kept
        return self._by_id.get(guest, ("", None))

    def _change(self, guest: str, **changes: str) -> None:
        table, found = self._of(guest)
        if found is None:
            return
        kept = self._kept[table]
        mended = tuple(one.model_copy(update=changes) if one.id == guest else one for one in kept.guests)
        if mended != kept.guests:
            self._put(kept.model_copy(update={"guests": mended}))

    def _guest(self, table: str, kept: KeptGuest) -> Guest:
        return Guest(kept.id, table, kept.name, kept.seat, self._pages[kept.id])

    def _with_room(self, guests: tuple[KeptGuest, ...]) -> tuple[KeptGuest, ...]:
        """Return the devices without, where there are too many, whoever came, never sat down and left."""
        idle = [one for one in guests if not one.seat and not one.name and not self._pages[one.id]]
        gone = {one.id for one in idle[: max(0, len(guests) - PHONES + 1)]}
        return tuple(one for one in guests if one.id not in gone)

    def _remember(self, why: Shut, *guests: KeptGuest) -> None:
        """Keep in mind why devices are out, so that each can be told in its own language."""
        for one in guests:
            self._gone[one.key] = Gone(why, self._store.settings.get(one.id))
        for key in tuple(self._gone)[:-GONE]:
            self._gone.pop(key)

    def _forget(self) -> None:
        """Forget what devices preferred that are out; what cannot be written now is forgotten with the next."""
        settings = self._store.settings
        try:
            gone = [
                one.device for one in settings.all() if one.device.startswith(GUEST) and one.device not in self._by_id
            ]
            if gone:
                settings.remove(*gone)
        except StorageError:
            log.info("the settings of devices that are out are kept until the next goes")


def _new_link() -> str:
    return secrets.token_urlsafe(16)


def _hash(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()
