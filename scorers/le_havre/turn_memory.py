"""What a turn leaves for later: cards traded, buildings still to be used in its action, offers owed to a strike."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final, Self

ANY: Final = ""
"""Any building, without its fee (digest 7.2: main station)."""


@dataclass(frozen=True)
class TurnMemory:
    """What the rules still ask about after an action is over; everything in a fixed order."""

    bought: tuple[str, ...] = ()
    """Cards bought in this turn: they are not sold in it."""
    sold: tuple[str, ...] = ()
    """Cards sold in this turn: they are not bought back in it."""
    onward: tuple[tuple[str, str], ...] = ()
    """(seat, building) still to be used in the same action; `ANY` is any building, without its fee."""
    strikers: tuple[str, ...] = ()
    """Seats that must take an offer in their next turn (digest 7.2: picket line)."""

    def buying(self, card: str) -> Self:
        """Return the memory with a card bought."""
        return replace(self, bought=_with(self.bought, (card,)))

    def selling(self, card: str) -> Self:
        """Return the memory with a card sold."""
        return replace(self, sold=_with(self.sold, (card,)))

    def onward_of(self, seat: str) -> tuple[str, ...]:
        """Return the buildings a seat still uses in its action, those it must enter first at the front."""
        return tuple(card for owner, card in reversed(self.onward) if owner == seat)

    def after_action(self, seat: str, onward: Iterable[str] = (), strikers: Iterable[str] = ()) -> Self:
        """Return the memory after a main action: where it leads, and that its seat owes no strike an offer."""
        others = (step for step in self.onward if step[0] != seat)
        owing = (other for other in self.strikers if other != seat)
        steps = tuple(sorted({*others, *((seat, card) for card in onward)}))
        return replace(self, onward=steps, strikers=_with(owing, strikers))

    def after_turn(self) -> Self:
        """Return what is still remembered when the turn is over: who has to take an offer next."""
        return replace(self, bought=(), sold=(), onward=())


def _with(known: Iterable[str], more: Iterable[str]) -> tuple[str, ...]:
    """Return all of it once, in order, so that equal memories are equal."""
    return tuple(sorted({*known, *more}))
