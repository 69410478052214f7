"""What a disc brings by where it stands: the hotel's francs, and the buildings used in a row from the main station."""

from collections.abc import Callable
from dataclasses import dataclass

from scorers.core.forms import Answers, Ask, Pick, picked
from scorers.core.msg import msg
from scorers.le_havre.cards import Card, Guest, cards
from scorers.le_havre.discs import in_play, standing
from scorers.le_havre.effects.outcome import Use, options
from scorers.le_havre.model import HavreState
from scorers.le_havre.turn_memory import ANY


@dataclass(frozen=True, slots=True)
class Lodging:
    """A card in play that does something for whoever stands in it, and whether a seat does."""

    card: Card | None = None
    here: bool | None = None
    """`None`: discs are not followed, the table tells it."""

    def asks(self, answers: Answers) -> tuple[Ask, ...]:
        """Return the question whether the seat stands there."""
        if self.card is None or self.here is not None:
            return ()
        return (
            Pick("lodging", msg("le_havre-use-lodging"), options((self.card.thing,)), picked(answers, "lodging"), 0),
        )

    def guest(self, *, told: bool) -> Guest | None:
        """Return what the card does for the seat, if it stands there."""
        inside = told if self.here is None else self.here
        return self.card.guest if self.card and inside else None


def hotel(state: HavreState, seat: str) -> Lodging:
    """Return the card that pays its guest for an offer taken (digest 7.2: hotel)."""
    return _lodging(state, seat, lambda guest: guest.on_offer) if "francs" in state.keeps else Lodging()


def _lodging(state: HavreState, seat: str, able: Callable[[Guest], object]) -> Lodging:
    for card in cards().values():
        if card.guest is not None and able(card.guest) and in_play(state, card.thing):
            here = standing(state, seat) == card.thing if "discs" in state.keeps else None
            return Lodging(card, here)
    return Lodging()


@dataclass(frozen=True, slots=True)
class Trip:
    """One building of an action, and those still to come in it."""

    asks: tuple[Ask, ...] = ()
    free: bool = False
    """Whether its fee is waived."""
    onward: tuple[str, ...] = ()


def travel(use: Use) -> Trip:
    """Return the next building of this action, or the first of two on leaving the main station (digest 7.2)."""
    pending, card = use.state.flow.memory.onward_of(use.seat), use.card.thing
    if pending:
        here = card if card in pending else ANY
        return Trip((), here in pending and here == ANY, _rest(pending, here))
    station = _lodging(use.state, use.seat, lambda guest: guest.onward)
    guest = station.guest(told=bool(picked(use.answers, "lodging")))
    return Trip(station.asks(use.answers), guest is not None, () if guest is None else (ANY,))


def _rest(pending: tuple[str, ...], here: str) -> tuple[str, ...]:
    """Return what is left of the action; nothing, where the table went somewhere else."""
    return tuple(then for then in pending if then != here) if here in pending else ()
