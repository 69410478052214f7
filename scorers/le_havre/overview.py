"""The rounds of an evening as the round overview card shows them, each with the turns one can say we are at."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from scorers.core.api import Msg, known, msg
from scorers.core.glance import Column, Fact, Overview, RoundRow, Stop
from scorers.le_havre.model import HavreState, Phase
from scorers.le_havre.printed import SHIPS, TABLES, RoundCard, round_cards

CITY_SIGNS: Final = {"ordinary": "hammer", "special": "anchor"}
"""How a round card shows what the city builds."""

TINTS: Final = {"wooden": "wood", "iron": "iron", "steel": "steel", "luxury": "loan"}
"""A ship has the colour of what it is built of; a liner is red as its chimneys."""

COLUMNS: Final = (
    Column(msg("le_havre-column-food")),
    Column(msg("le_havre-column-harvest")),
    Column(msg("le_havre-column-city")),
    Column(msg("le_havre-column-ship"), wide=True),
)


def overview(state: HavreState) -> Overview:
    """Return the round overview card of this table, and where on it we are (round overview cards)."""
    flow, order = state.flow, state.setup.clockwise(state.setup.first)
    at = flow.rounds if flow.phase in (Phase.FINAL, Phase.OVER) else flow.round - 1
    rows = _rows(state.setup.variant, order, 1 if flow.by_round else flow.turns)
    return Overview(Msg("le_havre-step-round"), COLUMNS, rows, at)


@lru_cache(maxsize=64)
def _rows(variant: str, order: tuple[str, ...], turns: int) -> tuple[RoundRow, ...]:
    cards = enumerate(round_cards(variant, len(order)), start=1)
    final = RoundRow(stops=(Stop("final"),), label=msg("le_havre-at-final"))
    return *(_row(n, card, order, turns) for n, card in cards), final


def _row(n: int, card: RoundCard, order: tuple[str, ...], turns: int) -> RoundRow:
    ship = SHIPS[f"ship.{card.ship}"]
    facts = (
        Fact("food", known(card.food), msg("le_havre-food", n=card.food)),
        Fact("grain", label=msg("le_havre-harvest-here")) if card.harvest else None,
        Fact(CITY_SIGNS[card.builds], label=msg(f"le_havre-city-{card.builds}")) if card.builds else None,
        Fact("ship", label=msg(f"le_havre-ship-{ship.type}", n=ship.value), tint=TINTS[ship.type]),
    )
    stops = tuple(_stops(n, order, turns))
    return RoundRow(n, facts, stops[0].seat, stops)


def _stops(n: int, order: tuple[str, ...], turns: int) -> Iterator[Stop]:
    """Yield the turns, each with whose it is, and the end of the round (p. 4)."""
    before = (n - 1) * TABLES.constants.turns
    for turn in range(1, turns + 1):
        yield Stop(f"r{n}t{turn}", turn, seat=order[(before + turn - 1) % len(order)])
    yield Stop(f"r{n}e", label=msg("le_havre-stop-end"), sign="food")
