"""Who holds what. Only this module changes a balance, so nothing is made or lost by accident.

An owner is a seat ("s1"), a place that belongs to a seat ("s1@chapel": on that site), the Table or the box.
A thing that nobody keeps account of is simply not in the ledger: its amounts are unknown.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace

from pydantic import Field

from scorers.core.amount import NONE, UNKNOWN, Amount
from scorers.core.base import Frozen
from scorers.core.msg import BOX, TABLE, Msg, Player, msg

Key = tuple[str, str]
"""(owner, thing)"""


class Transfer(Frozen):
    """So many of a thing go from one owner to another."""

    src: str
    dst: str
    thing: str
    n: int = Field(default=1, gt=0)

    def reversed(self) -> Transfer:
        """Return the same thing handed back."""
        return Transfer(src=self.dst, dst=self.src, thing=self.thing, n=self.n)


def place(seat: str, where: str) -> str:
    """Return a place that belongs to a seat."""
    return f"{seat}@{where}"


def seat_of(owner: str) -> str:
    """Whose place it is: the seat of "s1@chapel" is "s1"."""
    return owner.partition("@")[0]


def owner_msg(owner: str) -> Msg:
    """Return an owner in a sentence: a player, the Table or the box."""
    whose = seat_of(owner)
    if whose in (TABLE, BOX):
        return msg(f"core-owner-{whose}")
    return msg("core-owner-seat", who=Player(whose))


def names(owners: Iterable[str]) -> tuple[Msg, ...]:
    """Return several owners in a sentence."""
    return tuple(map(owner_msg, owners))


@dataclass(frozen=True, slots=True)
class Ledger:
    """All holdings that are kept, as an immutable value.

    The Table and the box are followed only for things they were given an amount of at the start
    (a limited reserve); anything else there is without limit.
    """

    kept: frozenset[str] = frozenset()
    values: Mapping[Key, Amount] = field(default_factory=dict)
    debts: frozenset[str] = frozenset()
    """Things of which a seat may hold less than nothing (victory points in some games)."""

    def keeps(self, thing: str) -> bool:
        """Whether every change of this thing is recorded."""
        return thing in self.kept

    def get(self, owner: str, thing: str) -> Amount:
        """How many of it this owner holds."""
        if thing not in self.kept:
            return UNKNOWN
        found = self.values.get((owner, thing))
        if found is not None:
            return found
        return UNKNOWN if owner in (TABLE, BOX) else NONE

    def all_of(self, owner: str, things: Iterable[str]) -> dict[str, Amount]:
        """How many of each of these things this owner holds."""
        none = UNKNOWN if owner in (TABLE, BOX) else NONE
        return {thing: self.values.get((owner, thing), none) if thing in self.kept else UNKNOWN for thing in things}

    def n(self, owner: str, thing: str) -> int | None:
        """Return the number if it is exactly known."""
        # Asked hundreds of times for one screen, so it looks by itself.
        if thing not in self.kept:
            return None
        found = self.values.get((owner, thing))
        if found is None:
            return None if owner in (TABLE, BOX) else 0
        return found.n if found.exact else None

    def held(self, seat: str, prefix: str = "") -> Iterator[tuple[str, str, Amount]]:
        """(owner, thing, amount) of all a seat holds, its places included, whose name starts so."""
        for (owner, thing), amount in self.values.items():
            if thing.startswith(prefix) and seat_of(owner) == seat and amount.n != 0:
                yield owner, thing, amount

    def owners(self, thing: str) -> tuple[str, ...]:
        """All that hold at least one of it."""
        return tuple(o for (o, t), amount in self.values.items() if t == thing and (amount.n or 0) > 0)

    def post(self, transfers: Iterable[Transfer]) -> Ledger:
        """Hand things over; things not kept leave no trace."""
        values = None
        for transfer in transfers:
            if transfer.thing not in self.kept:
                continue
            if values is None:
                values = dict(self.values)
            self._move(values, transfer.src, transfer.thing, -transfer.n)
            self._move(values, transfer.dst, transfer.thing, transfer.n)
        return self if values is None else Ledger(self.kept, values, self.debts)

    def _move(self, values: dict[Key, Amount], owner: str, thing: str, delta: int) -> None:
        before = values.get((owner, thing))
        if before is None:
            if owner in (TABLE, BOX):
                return
            before = NONE
        _put(values, (owner, thing), before.shifted(delta, floor=thing not in self.debts))

    def with_counts(self, counts: Mapping[Key, Amount]) -> Ledger:
        """Return the ledger with these amounts: the table is right. What nobody keeps leaves no trace."""
        values = dict(self.values)
        for key, amount in counts.items():
            if key[1] in self.kept:
                _put(values, key, amount)
        return replace(self, values=values)

    def keeping(self, things: Iterable[str], counts: Mapping[Key, Amount]) -> Ledger:
        """Start to follow these things, from the given amounts on."""
        return Ledger(self.kept | set(things), self.values, self.debts).with_counts(counts)

    def dropping(self, things: Iterable[str]) -> Ledger:
        """Stop to follow these things: their amounts become unknown."""
        gone = frozenset(things)
        rest = {key: amount for key, amount in self.values.items() if key[1] not in gone}
        return Ledger(self.kept - gone, rest, self.debts)


def _put(values: dict[Key, Amount], key: Key, amount: Amount) -> None:
    """Write an amount; a seat without an entry holds none, so that equal holdings are equal ledgers."""
    if amount == NONE and key[0] not in (TABLE, BOX):
        values.pop(key, None)
    else:
        values[key] = amount
