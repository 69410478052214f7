"""What a turn leaves for later: buildings still to be used in the same action, and who has to take an offer next.

It is kept among the marks of the turn, where buying and selling are remembered, so that older plays fold as they did.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from scorers.le_havre.model import BuildingUsed, Harbour, Turn

ANY: Final = ""
"""Any building, without its fee (digest 7.2: main station)."""

ONWARD: Final = "onward/"
"""Before seat and building."""

STRIKE: Final = "strike/"
"""Before a seat."""


def onward(flow: Harbour, seat: str) -> tuple[str, ...]:
    """The buildings a seat still uses in its action; those it must enter first."""
    mine = f"{ONWARD}{seat}/"
    return tuple(sorted((mark.removeprefix(mine) for mark in flow.traded if mark.startswith(mine)), reverse=True))


def strikers(flow: Harbour) -> frozenset[str]:
    """Who must take an offer in the next turn (digest 7.2: picket line)."""
    return frozenset(mark.removeprefix(STRIKE) for mark in flow.traded if mark.startswith(STRIKE))


def lasting(marks: Iterable[str]) -> frozenset[str]:
    """What is still remembered when a turn is over."""
    return frozenset(mark for mark in marks if mark.startswith(STRIKE))


def after_turn(marks: frozenset[str], event: Turn) -> frozenset[str]:
    """The marks after a main action: whoever has taken an offer owes none."""
    gone = (f"{ONWARD}{event.seat}/", f"{STRIKE}{event.seat}")
    left = frozenset(mark for mark in marks if not mark.startswith(gone[0]) and mark != gone[1])
    if not isinstance(event, BuildingUsed):
        return left
    more = (*(f"{gone[0]}{card}" for card in event.onward), *(f"{STRIKE}{seat}" for seat in event.strikers))
    return left.union(more)
