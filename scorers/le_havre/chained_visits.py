"""What a disc brings by where it stands: the hotel's francs, and the buildings used in a row from the main station."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from scorers.core.forms import Answers, Ask, Pick, picked
from scorers.core.ledger import Transfer
from scorers.core.msg import TABLE, msg
from scorers.le_havre.cards import Guest, cards
from scorers.le_havre.discs import in_play, standing
from scorers.le_havre.dues import give
from scorers.le_havre.effects.outcome import Use, options
from scorers.le_havre.model import HavreState
from scorers.le_havre.printed import FRANC
from scorers.le_havre.turn_memory import ANY, onward


@dataclass(frozen=True, slots=True)
class Trip:
    """One building of an action, and those still to come in it."""

    asks: tuple[Ask, ...] = ()
    free: bool = False
    """Whether its fee is waived."""
    onward: tuple[str, ...] = ()


def travel(use: Use) -> Trip:
    """The next building of this action, or the first of two on leaving the main station (digest 7.2)."""
    pending, card = onward(use.state.flow, use.seat), use.card.thing
    if pending:
        here = card if card in pending else ANY
        return Trip((), here in pending and here == ANY, _rest(pending, here))
    asks, guest = _guest(use.state, use.seat, use.answers, lambda guest: guest.onward)
    return Trip(asks, guest is not None, () if guest is None else (ANY,))


def _rest(pending: tuple[str, ...], here: str) -> tuple[str, ...]:
    """What is left of the action; nothing, where the table went somewhere else."""
    return tuple(then for then in pending if then != here) if here in pending else ()


def lodging(state: HavreState, seat: str, answers: Answers) -> tuple[tuple[Ask, ...], tuple[Transfer, ...]]:
    """Francs for an offer taken by whoever stands in the hotel (digest 7.2)."""
    if "francs" not in state.keeps:
        return (), ()
    asks, guest = _guest(state, seat, answers, lambda guest: guest.on_offer)
    return asks, () if guest is None else tuple(give(TABLE, seat, {FRANC: guest.on_offer}))


def _guest(
    state: HavreState, seat: str, answers: Answers, able: Callable[[Guest], object]
) -> tuple[tuple[Ask, ...], Guest | None]:
    """Whether a seat stands in a card that does something for its guest: known, or asked while the card is in play."""
    for card in cards().values():
        if card.guest is None or not able(card.guest) or not in_play(state, card.thing):
            continue
        if "discs" in state.keeps:
            return (), card.guest if standing(state, seat) == card.thing else None
        chosen = picked(answers, "lodging")
        ask = Pick("lodging", msg("le_havre-use-lodging"), options((card.thing,)), chosen, 0)
        return (ask,), card.guest if chosen else None
    return (), None
