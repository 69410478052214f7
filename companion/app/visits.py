"""What a device that has come in has of the app: its own table, what it is called there, and its own settings."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from companion.app.doors import Doors, Guest
from companion.app.hands import Hand, May
from companion.app.library import Library
from companion.app.values import Half, Play, Settings
from companion.storage.errors import StorageCode, StorageError
from companion.table.live import LiveTable
from scorers.core.game import Game
from scorers.core.msg import Msg
from scorers.core.score import Breakdown
from timers.clock import Clock


class Visit:
    """One device at the table it has come to."""

    def __init__(self, doors: Doors, guest: Guest) -> None:
        """Come in."""
        self._doors = doors
        self.id, self.table = guest.id, guest.table

    @property
    def guest(self) -> Guest | None:
        """Who it is; nothing once it was put out or the door was closed."""
        return self._doors.by_id(self.id)

    @property
    def seat(self) -> str:
        """Who sits there; nobody where it only looks on."""
        found = self.guest
        return found.seat if found else ""

    @property
    def taken(self) -> frozenset[str]:
        """The seats at which other devices sit that are here just now."""
        door = self._doors.door(self.table)
        guests = door.guests if door else ()
        return frozenset(one.seat for one in guests if one.seat and one.pages and one.id != self.id)

    def watch(self, told: Callable[[], object]) -> Callable[[], None]:
        """Be told who comes, goes and sits where, until the returned function is called or `told` says False."""
        return self._doors.watch(told, self.table)

    def hand(self) -> Hand:
        """Return what it is at its table, as it sits there now."""
        return Hand(self.id, self.seat, self.may, invited=True)

    def may(self) -> May:
        """Return what it may do: nothing where it only looks on, or has been put out."""
        if not self.seat:
            return May.LOOK
        return May.OWN if self._doors.own_only(self.table) else May.ALL

    def sit(self, seat: str) -> None:
        """Be somebody of the table; nobody: only look on."""
        self._doors.sit(self.id, seat)


class OneTable:
    """As much of the library as a device needs that has come to one table. What is not here it cannot reach."""

    def __init__(self, whole: Library, table: str) -> None:
        """Let it have that table, open or finished."""
        self._whole, self._table = whole, table

    @property
    def clock(self) -> Clock:
        """The time."""
        return self._whole.clock

    @property
    def is_checked(self) -> bool:
        """Whether there is nothing more to be told: what is wrong with files is told to the host."""
        return True

    def notices(self) -> tuple[Msg, ...]:
        """Return nothing: what happened to files is the host's."""
        return ()

    def game(self, slug: str) -> Game[Any]:
        """Return the game that is played; its rules and numbers are no secret."""
        return self._whole.game(slug)

    def games(self) -> tuple[Game[Any], ...]:
        """Return the shelf."""
        return self._whole.games()

    def table(self, key: str) -> LiveTable:
        """Return its own table; of others there is none."""
        return self._whole.table(self._own(key))

    def committed(self, live: LiveTable) -> None:
        """Tell everybody what was done."""
        self._whole.committed(live)

    def keep_clock(self, live: LiveTable) -> None:
        """Remember a clock that was started, switched or stopped."""
        self._whole.keep_clock(live)

    def half_left(self, live: LiveTable, who: str) -> Half:
        """Return what was half answered here when the app ended."""
        return self._whole.half_left(live, who)

    def keep_half(self, live: LiveTable, who: str, half: Half) -> None:
        """Remember what is half answered here."""
        self._whole.keep_half(live, who, half)

    def play(self, key: str) -> tuple[Play, Breakdown | None]:
        """Return its own play, once it is finished."""
        return self._whole.play(self._own(key))

    def keep_times(self, before: Play) -> None:
        """Let a play that was counted anew be as long, and as long ago, as it was."""
        self._own(before.id)
        self._whole.keep_times(before)

    def settings(self, device: str) -> Settings:
        """Return what it prefers."""
        return self._whole.settings(device)

    def keep_settings(self, settings: Settings) -> None:
        """Remember what it prefers."""
        self._whole.keep_settings(settings)

    def wake(self) -> None:
        """Read its table again: it has come back from sleep."""
        self._whole.table(self._table).tell()

    def _own(self, key: str) -> str:
        if key != self._table:
            raise StorageError(StorageCode.NOT_FOUND, file=key)
        return key
