"""Who sits where, and what was agreed before the first move."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Self

from pydantic import Field, model_validator

from scorers.core.base import Frozen
from scorers.core.msg import BOX, TABLE, SeatId


class Seat(Frozen):
    """A place at the table: a person with a colour of the box and a symbol that needs no colour."""

    id: SeatId
    name: str = Field(min_length=1, max_length=40)
    colour: str
    symbol: str
    person: str | None = None


class Setup(Frozen):
    """Everything agreed before the first move; the first line of a table's journal."""

    slug: str
    ruleset: str
    seats: tuple[Seat, ...]
    first: SeatId
    variant: str = "standard"
    options: Mapping[str, str] = {}
    rulings: Mapping[str, str] = {}
    keeps: tuple[str, ...] = ()
    values: Mapping[str, int] = {}

    @model_validator(mode="after")
    def _distinct(self) -> Self:
        """No two seats share an id, a name or a colour; the first player sits at the table."""
        for what in ("id", "name", "colour"):
            found = [getattr(seat, what).casefold().strip() for seat in self.seats]
            if len(set(found)) < len(found) or "" in found:
                raise ValueError(f"seats: every {what} must be given and differ")
        # An owner is written "s1", "s1@chapel" or "table", and a move may name one between slashes.
        strange = [seat.id for seat in self.seats if seat.id in (TABLE, BOX) or set(seat.id) & set("@/ ")]
        if strange:
            raise ValueError(f"seats: {strange[0]!r} cannot be a seat's id")
        if self.first not in self.ids:
            raise ValueError(f"first: no seat {self.first!r}")
        return self

    @property
    def ids(self) -> tuple[SeatId, ...]:
        """The seats in seating order, clockwise."""
        return tuple(seat.id for seat in self.seats)

    @property
    def players(self) -> int:
        """How many sit at the table."""
        return len(self.seats)

    def seat(self, seat_id: str) -> Seat:
        """Return the seat of that id."""
        return next(seat for seat in self.seats if seat.id == seat_id)

    def clockwise(self, start: str) -> tuple[SeatId, ...]:
        """All seats in turn order, beginning with `start`."""
        ids = self.ids
        at = ids.index(SeatId(start))
        return ids[at:] + ids[:at]

    def left_of(self, seat_id: str) -> SeatId:
        """Return the next seat clockwise."""
        return self.clockwise(seat_id)[1 % self.players]
