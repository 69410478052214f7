"""Facts as older journals have them: what was decided is read from what changed hands.

The first version kept only what changed hands. Of a visit and of a meal that does not say what was answered: those stay
without it, and fold as they always did.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final

from scorers.core.api import TABLE, TaskKey
from scorers.le_havre.model import PAWN
from scorers.le_havre.printed import FRANC, LOAN

Stored = dict[str, Any]

SAYS_ALL: Final = 2
"""From this schema on a fact carries its whole decision."""


def upgrade(event: Stored, schema: int) -> Stored:
    """Return a fact as it is written today."""
    work = _KINDS.get(str(event.get("kind")))
    return event if schema >= SAYS_ALL or work is None else {**event, **work(event)}


def _moved(event: Stored, src: str, dst: str) -> dict[str, int]:
    """Return how many of each thing went from one to another."""
    found: dict[str, int] = {}
    for t in event.get("transfers", ()):
        if (t["src"], t["dst"]) == (src, dst):
            found[t["thing"]] = found.get(t["thing"], 0) + t.get("n", 1)
    return found


def _offer(event: Stored) -> Stored:
    """Return how much lay on the offer, and whether the hotel paid: its francs are a transfer of their own."""
    got = [t for t in event.get("transfers", ()) if (t["src"], t["dst"]) == (TABLE, event["seat"])]
    n = next((t.get("n", 1) for t in got if t["thing"] == event["offer"]), 0)
    lodged = sum(t["thing"] == FRANC for t in got) > (event["offer"] == FRANC and n > 0)
    return {"n": n, "lodged": lodged}


def _interest(event: Stored) -> Stored:
    due = next((TaskKey.read(key) for key in event.get("settles", ())), None)
    loan = any(t["thing"] == LOAN for t in event.get("transfers", ()))
    return {"loan": loan, "round": due.round if due else None}


def _taken(event: Stored) -> Stored:
    """Return what was paid for a card: it went before the card."""
    before: Stored = {}
    for t in event.get("transfers", ()):
        if t["thing"] == event["card"]:
            break
        before[t["thing"]] = before.get(t["thing"], 0) + t.get("n", 1)
    return {"paid": before}


def _passed(event: Stored) -> Stored:
    return {"final": any(key.startswith("final/") for key in event.get("settles", ()))}


def _redeemed(event: Stored) -> Stored:
    return {"goods": _moved(event, PAWN + event["seat"], event["seat"])}


def _elsewhere(event: Stored) -> Stored:
    return {"key": next(iter(event.get("settles", ())), "")}


_KINDS: Final[Mapping[str, Callable[[Stored], Stored]]] = MappingProxyType(
    {
        "offer_taken": _offer,
        "interest_paid": _interest,
        "card_taken": _taken,
        "turn_passed": _passed,
        "redeemed": _redeemed,
        "done_elsewhere": _elsewhere,
    }
)
"""What each kind of fact is read anew by."""
