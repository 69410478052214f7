"""What a game says: the id of a sentence and the things it speaks of, in no language yet."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, NewType, TypeAlias

SeatId = NewType("SeatId", str)
"""One place at the table, stable for the whole play: "s1", "s2", ... in seating order."""

TABLE: Final = "table"
"""The owner of everything that belongs to nobody: bank, market, city, decks."""

BOX: Final = "box"
"""Where things go that leave the game."""


@dataclass(frozen=True, slots=True)
class Player:
    """A seat named in a sentence; each device shows its name. No sentence inflects it."""

    seat: str


@dataclass(frozen=True, slots=True)
class Msg:
    """A sentence by its id. `case` picks one attribute of the message (a grammatical case, or `name`)."""

    id: str
    params: tuple[tuple[str, int | str | Player | Msg | tuple[Msg, ...]], ...] = ()
    case: str | None = None

    def in_case(self, case: str) -> Msg:
        """Return the same thing in another grammatical case."""
        return replace(self, case=case)


Param: TypeAlias = int | str | Player | Msg | tuple[Msg, ...]


def msg(id_: str, /, **params: Param) -> Msg:
    """Return a `Msg` written the short way: `msg("core-below-zero", who=Player("s1"), n=3)`."""
    return Msg(id_, tuple(params.items()))


def plain(text: str) -> Msg:
    """Words a person typed, shown as they are."""
    return msg("core-plain", text=text)


def thing_msg(slug: str, thing: str, n: int, case: str | None = None) -> Msg:
    """So many of a thing; `case="name"` is the thing itself, without a number."""
    return Msg(f"{slug}-thing-{thing.replace('.', '-')}", (("n", n),), case)


def chained(id_: str, parts: Sequence[Msg]) -> Msg:
    """Return several messages as one, joined two by two: `core-either` says "2 fish or 2 francs"."""
    first, *rest = parts
    return msg(id_, a=first, b=chained(id_, rest)) if rest else first


def speaks_of(said: Msg, seat: str) -> bool:
    """Return whether a sentence names a player, or one inside it does.

    >>> speaks_of(msg("core-log-taken-back", what=msg("core-owner-seat", who=Player("s1"))), "s1")
    True
    """
    return any(_names(param, seat) for _, param in said.params)


def _names(param: Param, seat: str) -> bool:
    match param:
        case Player(seat=named):
            return named == seat
        case Msg():
            return speaks_of(param, seat)
        case tuple():
            return any(speaks_of(part, seat) for part in param)
        case _:
            return False
