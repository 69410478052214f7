"""Facts: what was decided, and every transfer it caused. One tap, one event, one step of undo."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import reduce
from operator import or_
from typing import Annotated, Any, Literal

from pydantic import Field, TypeAdapter

from scorers.core.amount import UNKNOWN, Amount, known
from scorers.core.base import Frozen
from scorers.core.ledger import Key, Transfer

Entry = int | tuple[str, ...] | tuple[tuple[int, ...], ...]
"""What a person answered for one seat: a number, the cards picked, or a list of entries with a few numbers each."""


class Event(Frozen):
    """The base of every fact. A game's own events add a `kind` literal and what was decided."""

    settles: tuple[str, ...] = ()
    """Keys of the tasks this closes."""
    transfers: tuple[Transfer, ...] = ()
    """All that changed hands because of it, in order."""
    overruled: tuple[str, ...] = ()
    """Codes of rules the table knowingly let go: "it happened anyway"."""
    printed: Mapping[str, int] = {}
    """Values printed on the table's own box, told with it and known from then on."""

    def plain(self) -> dict[str, Any]:
        """Return the event as a journal keeps it: what is not as it begins, and its kind."""
        return {**self.model_dump(mode="json", exclude_defaults=True), "kind": getattr(self, "kind", "")}


class Count(Frozen):
    """So many of a thing lie with an owner; `None`: nobody knows."""

    owner: str
    thing: str
    n: int | None


def amounts_of(counts: Iterable[Count]) -> dict[Key, Amount]:
    """Return what was counted, as the ledger holds it."""
    return {(c.owner, c.thing): UNKNOWN if c.n is None else known(c.n) for c in counts}


class Counted(Event):
    """The table says what lies there, and the table is right."""

    kind: Literal["counted"] = "counted"
    count: Count
    rest: Count | None = None
    """What therefore is left of a limited reserve."""

    @property
    def amounts(self) -> dict[Key, Amount]:
        """What lies where, as the ledger holds it."""
        return amounts_of((self.count,) if self.rest is None else (self.count, self.rest))


class KeepChanged(Event):
    """The app starts or stops to keep account of a group of things."""

    kind: Literal["keep_changed"] = "keep_changed"
    keep: str
    on: bool
    things: tuple[str, ...]
    counts: tuple[Count, ...] = ()
    to: str = ""
    """Where the play is from then on, as a jump says it; without it, where it was."""

    @property
    def amounts(self) -> dict[Key, Amount]:
        """What lies where, as the ledger holds it."""
        return amounts_of(self.counts)


class Ruled(Event):
    """From here on this table plays a doubtful rule this way."""

    kind: Literal["ruled"] = "ruled"
    ruling: str
    value: str


class Valued(Event):
    """A value printed on a card or board, told by the table."""

    kind: Literal["valued"] = "valued"
    key: str
    n: int


class TakenBack(Event):
    """An earlier event is undone out of turn: its transfers run backwards and its tasks open again."""

    kind: Literal["taken_back"] = "taken_back"
    of: int
    """The journal number of the event."""
    reopens: tuple[str, ...] = ()
    what: dict[str, Any]
    """The event itself, so that the log can name it."""
    here: bool = False
    """Whether the play is still where the event happened: what it used up there comes back as well."""


class Jumped(Event):
    """The table says where the play is. What was skipped is done at the table, or left unknown."""

    kind: Literal["jumped"] = "jumped"
    to: str
    """A position the game offers, as its key."""
    forget: tuple[tuple[str, str], ...] = ()
    """(owner, thing) whose amounts the skipped steps have made unknown."""
    skips: str | None = None
    """The position from which on turns are skipped in which what is kept may have changed; "" once none are."""


class Scored(Event):
    """The closing questions are answered; the play is over."""

    kind: Literal["scored"] = "scored"
    entries: dict[str, dict[str, Entry]]


CORE_EVENTS = (Counted, KeepChanged, Ruled, Valued, TakenBack, Jumped, Scored)
"""The facts every game shares."""


def event_adapter(*own: type[Event]) -> TypeAdapter[Event]:
    """Return the parser of one game's events: the shared ones and its own, told apart by `kind`."""
    union: Any = reduce(or_, (*CORE_EVENTS, *own))
    return TypeAdapter(Annotated[union, Field(discriminator="kind")])
