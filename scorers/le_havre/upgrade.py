"""Facts as older journals have them: what was decided is read from what changed hands.

The first version kept only what changed hands. Of a visit and of a meal that does not say what was answered: those stay
without it, and fold as they always did.
"""

from collections.abc import Iterable
from itertools import takewhile
from typing import Any, Final

from scorers.core.api import TABLE, TaskKey
from scorers.le_havre.model import PAWN
from scorers.le_havre.printed import FRANC, LOAN

Stored = dict[str, Any]

SAYS_ALL: Final = 2
"""From this schema on a fact carries its whole decision."""


def upgrade(event: Stored, schema: int) -> Stored:
    """Return a fact as it is written today."""
    return event if schema >= SAYS_ALL else {**event, **_decided(event)}


def _decided(event: Stored) -> Stored:
    """Return what was decided, as far as it shows in what changed hands and in the tasks that were closed."""
    moved, settled = event.get("transfers", ()), event.get("settles", ())
    match event.get("kind"):
        case "offer_taken":
            return _offer(event)
        case "interest_paid":
            due = next((TaskKey.read(key) for key in settled), None)
            return {"loan": any(t["thing"] == LOAN for t in moved), "round": due.round if due else None}
        case "card_taken":
            return {"paid": _amounts(takewhile(lambda t: t["thing"] != event["card"], moved))}
        case "turn_passed":
            return {"final": any(key.startswith("final/") for key in settled)}
        case "redeemed":
            back = (PAWN + event["seat"], event["seat"])
            return {"goods": _amounts(t for t in moved if (t["src"], t["dst"]) == back)}
        case "done_elsewhere":
            return {"key": next(iter(settled), "")}
        case _:
            return {}


def _offer(event: Stored) -> Stored:
    """Return how much lay on the offer, and whether the hotel paid: its francs are a transfer of their own."""
    got = [t for t in event.get("transfers", ()) if (t["src"], t["dst"]) == (TABLE, event["seat"])]
    n = next((t.get("n", 1) for t in got if t["thing"] == event["offer"]), 0)
    lodged = sum(t["thing"] == FRANC for t in got) > (event["offer"] == FRANC and n > 0)
    return {"n": n, "lodged": lodged}


def _amounts(transfers: Iterable[Stored]) -> dict[str, int]:
    """Return how many of each thing changed hands; what was paid for a card went before it."""
    found: dict[str, int] = {}
    for t in transfers:
        found[t["thing"]] = found.get(t["thing"], 0) + t.get("n", 1)
    return found
