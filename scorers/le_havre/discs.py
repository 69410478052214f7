"""Where the discs stand, and what happens to one that is sent home (p. 5-6; digest 7: harbour watch, dive bar)."""

from collections.abc import Iterator
from functools import lru_cache

from scorers.core.ledger import Transfer, place
from scorers.core.msg import TABLE
from scorers.le_havre.cards import Card, Passive, cards
from scorers.le_havre.holdings import owner_of
from scorers.le_havre.model import CITY, HavreState
from scorers.le_havre.printed import DISC, FRANC


def in_play(state: HavreState, card: str) -> bool:
    """Return whether a building is the city's or somebody's, as far as cards are kept."""
    return "cards" in state.keeps and owner_of(state, card) in (CITY, *state.setup.ids)


@lru_cache(maxsize=8)
def _able(what: str) -> tuple[tuple[Card, Passive], ...]:
    return tuple((card, card.passive) for card in cards().values() if card.passive and getattr(card.passive, what))


def passives(state: HavreState, what: str) -> Iterator[tuple[Card, Passive]]:
    """Yield the cards in play whose passive effect `what` is set, and that effect."""
    return ((card, does) for card, does in _able(what) if in_play(state, card.thing))


def standing(state: HavreState, seat: str) -> str | None:
    """Return the building a seat's disc stands in; `None`: it is at home, or nobody knows."""
    found = (owner.partition("@")[2] for owner, _, _ in state.ledger.held(seat, DISC))
    return next((building for building in found if building), None)


def discs_home(state: HavreState, card: str) -> Iterator[Transfer]:
    """Yield the way home of who stands on a building that changes hands (p. 6)."""
    for seat in state.setup.ids:
        if state.ledger.n(place(seat, card), DISC):
            yield from sent_home(state, seat, card)


def sent_home(state: HavreState, seat: str, card: str) -> Iterator[Transfer]:
    """Yield a disc on its way home, or to the dive bar with as much of its price as there is (digest 7.2)."""
    bar = next((found for found in passives(state, "fine") if found[0].thing != card), None)
    home = seat if bar is None else place(seat, bar[0].thing)
    if "discs" in state.keeps:
        yield Transfer(src=place(seat, card), dst=home, thing=DISC)
    if bar is not None:
        fine = bar[1].fine_own if owner_of(state, bar[0].thing) == seat else bar[1].fine
        purse = state.ledger.n(seat, FRANC)
        n = fine if purse is None else min(fine, purse)
        if n:
            yield Transfer(src=seat, dst=TABLE, thing=FRANC, n=n)


def evictable(state: HavreState, seat: str) -> Iterator[tuple[str, str]]:
    """Yield the seats whose discs can be sent home, and from where: never from a building without an action."""
    found = ((other, standing(state, other)) for other in state.setup.ids if other != seat)
    return ((other, building) for other, building in found if building and not cards()[building].shelters)
