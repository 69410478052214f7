"""Facts of the first version say what was decided, as far as what changed hands tells it."""

from __future__ import annotations

from typing import Any

import pytest

from scorers.le_havre import GAME


def moved(src: str, dst: str, thing: str, n: int = 1) -> dict[str, Any]:
    """A transfer as a journal has it: one is not written."""
    return {"src": src, "dst": dst, "thing": thing, **({} if n == 1 else {"n": n})}


OFFER = (moved("table", "box", "offer.franc", 3), moved("table", "s1", "franc", 3))
REDEEMED = (moved("s1", "table", "franc", 4), moved("table@pawn/s1", "s1", "fish", 2))
LOAN = (moved("table", "s1", "loan"), moved("table", "s1", "franc", 4), moved("s1", "table", "franc"))
BOUGHT = (moved("s1", "table", "franc", 6), moved("table@proposals", "s1", "building.marketplace"))


@pytest.mark.parametrize(
    ("event", "decided"),
    [
        ({"kind": "offer_taken", "seat": "s1", "offer": "franc", "transfers": OFFER}, {"n": 3, "lodged": False}),
        (
            {
                "kind": "offer_taken",
                "seat": "s1",
                "offer": "franc",
                "transfers": (*OFFER, moved("table", "s1", "franc")),
            },
            {"n": 3, "lodged": True},
        ),
        (
            {"kind": "offer_taken", "seat": "s1", "offer": "fish", "transfers": (moved("table", "s1", "franc"),)},
            {"n": 0, "lodged": True},
        ),
        ({"kind": "offer_taken", "seat": "s1", "offer": "fish"}, {"n": 0, "lodged": False}),
        ({"kind": "interest_paid", "seats": ("s1",), "settles": ("r3/interest/s1",)}, {"loan": False, "round": 3}),
        ({"kind": "interest_paid", "seats": ("s1",), "transfers": LOAN}, {"loan": True, "round": None}),
        (
            {"kind": "card_taken", "seat": "s1", "card": "building.marketplace", "transfers": BOUGHT},
            {"paid": {"franc": 6}},
        ),
        ({"kind": "card_taken", "seat": "s1", "card": "ship.S03"}, {"paid": {}}),
        (
            {"kind": "redeemed", "seat": "s1", "n": 2, "transfers": REDEEMED},
            {"goods": {"fish": 2}},
        ),
        ({"kind": "turn_passed", "seat": "s1", "settles": ("final/s1",)}, {"final": True}),
        ({"kind": "turn_passed", "seat": "s1", "settles": ("r1t1/main",)}, {"final": False}),
        ({"kind": "done_elsewhere", "settles": ("r3/feed/s1",)}, {"key": "r3/feed/s1"}),
        ({"kind": "card_sold", "seat": "s1", "card": "ship.S03"}, {}),
    ],
)
def test_an_older_fact_says_what_was_decided(event: dict[str, Any], decided: dict[str, Any]) -> None:
    assert GAME.upgrade(event, 1) == {**event, **decided}
    assert GAME.upgrade(event, 2) is event
    GAME.events.validate_python(GAME.upgrade(event, 1))
