"""What is remembered outside a table's journal: frozen records, whole ones are written and read."""

import re
from enum import StrEnum
from typing import Annotated, ClassVar, Self

from pydantic import AfterValidator, Field, JsonValue, StringConstraints

from companion.storage.migrations import Row, stamped, upgraded
from companion.table.line import Moment
from scorers.core.base import Frozen
from timers.turn_clock import TurnClock

ID = r"^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$"
"""An id is also a safe file name: an imported file must not be able to write elsewhere."""
SLUG = r"^[a-z][a-z0-9_]{0,63}$"
"""A game's title in snake case."""
RESERVED = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)", re.IGNORECASE)
"""What Windows takes for a device, whatever comes after the dot."""


def _no_device(name: str) -> str:
    if RESERVED.fullmatch(name):
        msg = f"{name} cannot be the name of a file everywhere"
        raise ValueError(msg)
    return name


Id = Annotated[str, StringConstraints(pattern=ID), AfterValidator(_no_device)]
"""An id of a table, person or device."""
Slug = Annotated[str, StringConstraints(pattern=SLUG)]
"""A game's slug."""


class Record(Frozen):
    """A row of a document: it has a key, and a version when written."""

    KIND: ClassVar[str]
    """The document's name, and the name of its chain of migrations."""

    @property
    def key(self) -> str:
        """What the row is found by."""
        raise NotImplementedError

    def to_row(self) -> Row:
        """Return plain JSON values with the version."""
        return stamped(self.KIND, self.model_dump(mode="json"))

    @classmethod
    def from_row(cls, stored: object, file: str) -> Self:
        """Build it from a stored row of any known version; ValueError if it is none."""
        return cls.model_validate(upgraded(cls.KIND, stored, file))


class Theme(StrEnum):
    """Which colours a device shows."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


class Settings(Record):
    """What one device prefers; everything else belongs to a table."""

    KIND: ClassVar[str] = "settings"

    device: Id
    language: str | None = None
    """A language code, or None for the system's."""
    theme: Theme = Theme.SYSTEM
    text_size: int = Field(default=100, ge=50, le=300)
    """Per cent of the system's size."""
    sounds: bool = False
    haptics: bool = True
    clocks: bool = False
    """Show the clocks at the table; off until wanted."""

    @property
    def key(self) -> str:
        """The device."""
        return self.device


class Person(Record):
    """Somebody who has played here."""

    KIND: ClassVar[str] = "people"

    id: Id
    name: str = Field(min_length=1, max_length=80)
    colour: str | None = None
    symbol: str | None = None
    last_played: Moment | None = None

    @property
    def key(self) -> str:
        """The id: two people may share a name."""
        return self.id


class PlaySeat(Frozen):
    """One seat of a finished play, in seating order."""

    name: str
    person: Id | None = None
    colour: str | None = None
    symbol: str | None = None
    points: int | None = None
    """None if they were never known."""
    at_least: bool = False
    """The points are a lower bound."""
    rank: int | None = None
    """From 1, shared by those who tied; None if nobody was ranked."""


class Play(Record):
    """One line of the list of finished plays; its breakdown is a `PlayResult`, its log the table's journal."""

    KIND: ClassVar[str] = "plays"

    id: Id
    """The table's id."""
    slug: Slug
    title: str
    started_at: Moment
    finished_at: Moment
    seats: tuple[PlaySeat, ...]
    variant: str | None = None
    seconds: int | None = Field(default=None, ge=0)
    """Time at the table without pauses; None if it was not measured."""
    steps: int | None = Field(default=None, ge=0)
    """How many lines its journal had at the end; None where it has none, or an older Tableside wrote this."""
    deleted_at: Moment | None = None
    """Set while a deletion can still be undone."""

    @property
    def key(self) -> str:
        """The table's id."""
        return self.id


class PlayResult(Record):
    """How a finished play was scored, as it was shown that evening; a later rule change does not touch it."""

    KIND: ClassVar[str] = "results"

    id: Id
    slug: Slug
    ruleset: str
    breakdown: dict[str, JsonValue]

    @property
    def key(self) -> str:
        """The table's id."""
        return self.id


class PrintedValues(Record):
    """Values read off one game's box that we could not verify; suggested next time, binding only as events."""

    KIND: ClassVar[str] = "printed"

    slug: Slug
    values: dict[str, JsonValue] = Field(default_factory=dict)

    @property
    def key(self) -> str:
        """The game."""
        return self.slug


class LastSeat(Frozen):
    """Who sat where, in seating order."""

    person: Id | None = None
    """Nobody by name: the seat is called by its colour."""
    colour: str | None = None
    symbol: str | None = None


class LastTable(Record):
    """The last table of a game, so that the same people are three taps from playing again."""

    KIND: ClassVar[str] = "last_tables"

    slug: Slug
    seats: tuple[LastSeat, ...] = ()
    choices: dict[str, JsonValue] = Field(default_factory=dict)
    """Variant, rulings and what the app kept, as the setup screen wrote them; opaque here."""
    at: Moment | None = None
    """When it began; of one remembered before that was written down, nothing."""

    @property
    def key(self) -> str:
        """The game."""
        return self.slug


class TableEntry(Record):
    """An open table as Home lists it."""

    KIND: ClassVar[str] = "tables"

    id: Id
    slug: Slug
    title: str
    players: tuple[str, ...] = ()
    updated: Moment
    """When it was listed with `Store.open_tables`: the last tap; as stored: when the row was last written."""
    deleted_at: Moment | None = None
    """Set while putting the table away can still be undone."""

    @property
    def key(self) -> str:
        """The table's id."""
        return self.id


def _as_clock(kept: dict[str, JsonValue]) -> dict[str, JsonValue]:
    """Refuse what no clock wrote."""
    TurnClock.from_dict(kept)
    return kept


class TableClock(Record):
    """A table's turn clock (`TurnClock.to_dict()`), written when a watch starts or stops, never per tick."""

    KIND: ClassVar[str] = "clocks"

    id: Id
    clock: Annotated[dict[str, JsonValue], AfterValidator(_as_clock)]

    @property
    def key(self) -> str:
        """The table's id."""
        return self.id


class KeptGuest(Frozen):
    """A device that has come to a table by its link or code; of its key only the hash is kept."""

    id: Id
    key: str = Field(pattern=r"^[0-9a-f]{64}$")
    name: str = Field(default="", max_length=40)
    """What the host calls it."""
    seat: str = Field(default="", max_length=20)
    """Who sits there; nobody while it only looks on, or has not said."""
    since: Moment


class KeptDoor(Record):
    """The way to one table from other devices: who has come in, and by what the next one may. Never exported."""

    KIND: ClassVar[str] = "doors"

    id: Id
    link: str = Field(pattern=r"^[A-Za-z0-9_-]{22,64}$")
    """The secret part of the address; 128 bits of chance."""
    own_only: bool = False
    """Whether each device acts for its own seat only."""
    address: str = Field(default="", max_length=60)
    port: int = Field(default=0, ge=0, le=65535)
    guests: tuple[KeptGuest, ...] = ()

    @property
    def key(self) -> str:
        """The table's id."""
        return self.id


class KeptKey(Record):
    """By what the pages of this machine are known to the app. Never exported."""

    KIND: ClassVar[str] = "keys"

    id: Id
    value: str = Field(pattern=r"^[A-Za-z0-9_-]{22,64}$")

    @property
    def key(self) -> str:
        """What it opens."""
        return self.id
