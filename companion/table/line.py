"""What stands in a journal: its lines, and the first one, with which a table begins."""

from datetime import UTC, datetime
from enum import StrEnum
from typing import Annotated, Any, Final, NamedTuple, Self

from pydantic import AfterValidator, AwareDatetime, BaseModel, ConfigDict, Field, JsonValue, model_validator

from scorers.core.base import Frozen
from scorers.core.game import Game
from scorers.core.setup import Setup


def _in_utc(moment: datetime) -> datetime:
    return moment.astimezone(UTC)


Moment = Annotated[AwareDatetime, AfterValidator(_in_utc)]
"""A moment in UTC; one without its zone is refused."""


BELONGS: Final = "@"
"""Stands between a device and the seat it belongs to; no id of a device has one."""


class Author(NamedTuple):
    """Who gave a command: a device, and the seat it belongs to, where it is somebody's phone."""

    device: str
    seat: str = ""


def signed(author: Author) -> str:
    """Return who gave a command, as a line says it.

    >>> signed(Author("d-1", "s2")), signed(Author("d-1"))
    ('d-1@s2', 'd-1')
    """
    return BELONGS.join(filter(None, author))


def author_of(who: str) -> Author:
    """Return who gave a command, from what a line says; older journals name the device alone.

    >>> author_of("d-1@s2"), author_of("d-1")
    (Author(device='d-1', seat='s2'), Author(device='d-1', seat=''))
    """
    device, _, seat = who.partition(BELONGS)
    return Author(device, seat)


class Kind(StrEnum):
    """What a line does to the table."""

    START = "start"
    DO = "do"
    UNDO = "undo"
    REDO = "redo"


class Line(Frozen):
    """One line of a journal: who did what, when. What `event` means only the game knows."""

    n: int = Field(ge=0)
    """The place in the journal: 0 is the start, then one by one."""
    id: str = Field(min_length=1, max_length=80)
    """The command's id: a command sent twice is taken once."""
    at: Moment
    who: str
    """Who gave the command, as `signed` writes it: a device, and the seat it belongs to."""
    kind: Kind
    event: dict[str, JsonValue] | None = None
    """start: see `Start`; do: the game's event; undo, redo: nothing."""
    merge: bool = False
    """Belongs to the step before (the same value edited again within 10 s)."""
    digest: str | None = None
    """The state's digest after this line, at the close of a round."""

    @model_validator(mode="after")
    def _carries_its_event(self) -> Self:
        """Refuse a start or a do without an event: it could not be folded."""
        if self.event is None and self.kind in (Kind.START, Kind.DO):
            msg = f"a line of kind {self.kind} needs an event"
            raise ValueError(msg)
        return self


class Start(BaseModel):
    """What the first line says: which game, as which version of it writes its events, and who sits where."""

    model_config = ConfigDict(frozen=True, populate_by_name=True)

    slug: str
    schema_: int = Field(alias="schema")
    ruleset: str = ""
    setup: Setup

    @classmethod
    def of(cls, game: Game[Any], setup: Setup) -> Self:
        """Return how a new table of a game begins."""
        return cls(slug=setup.slug, schema_=game.info.schema_, ruleset=setup.ruleset, setup=setup)

    @classmethod
    def read(cls, line: Line) -> Self:
        """Read the first line of a journal; ValueError if it begins no table."""
        return cls.model_validate(line.event)

    def plain(self) -> dict[str, JsonValue]:
        """Return what the first line keeps of it."""
        return self.model_dump(mode="json", by_alias=True)
