"""What the three ways to spend a turn share: whose it is, what it closes, and what follows by itself (p. 4-5)."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Generic, TypeVar

from scorers.core.api import Act, Event, Issue, Msg, Player, impossible, msg
from scorers.core.msg import BOX, TABLE, thing_msg
from scorers.le_havre.cards import PREFIX
from scorers.le_havre.flow import action_keys, action_over, debtors, next_turn, on_turn
from scorers.le_havre.model import CITY, GONE, Harbour, HavreState, Phase
from scorers.le_havre.printed import SLUG
from scorers.le_havre.words import name, seats_msg


class Turn(Event):
    """The base of everything that ends a turn. What the next turn brings rides along."""

    seat: str
    tile: str = ""
    """The supply tile of the next turn, where it is turned with the same tap."""


T = TypeVar("T", bound=Turn)


class MainAction(Act[Harbour, T], Generic[T]):
    """The base of an offer taken, a building used and a turn passed."""

    def settles(self, state: HavreState, event: T) -> tuple[str, ...]:
        """Return the turn, or the final action, of the seat."""
        return action_keys(state, event.seat)

    def turn(self, state: HavreState, _event: T) -> tuple[str, ...]:
        """Return the seats that may take a main action now."""
        return on_turn(state)

    def issues(self, state: HavreState, event: T) -> Iterable[Issue]:
        """Return that the tile turned with it lies elsewhere."""
        return tile_issues(state, event.tile) if event.tile else ()

    def then(self, state: HavreState, event: T) -> Harbour:
        """Return the next turn, or the end of the round or the play."""
        memory = state.flow.memory.after_action(event.seat)
        return action_over(state, replace(state.flow, memory=memory), event.tile)

    def loud(self, state: HavreState, event: T) -> Iterator[Msg]:
        """Yield the new supply, the interest that falls due, the harvest, and what special buildings do."""
        yield from arrivals(event)
        if state.flow.phase is not Phase.FINAL:
            yield from interest_falls_due(state, next_turn(state.flow, event.tile).tile)
        yield from reaped(state, event)
        yield from _by_cards(event)


def tile_issues(state: HavreState, tile: str) -> Iterator[Issue]:
    """Yield that each supply tile lies in one place, for good (p. 4)."""
    if tile not in state.flow.tiles_left:
        yield impossible("le_havre-tile-lies-elsewhere", tile=tile)


def arrivals(event: Event) -> Iterator[Msg]:
    """Yield what lies on the offers now that did not before."""
    new = tuple(name(t.thing.removeprefix("offer.")) for t in event.transfers if t.src == BOX and t.dst == TABLE)
    if new:
        yield msg("le_havre-loud-supply", what=new)


def interest_falls_due(state: HavreState, tile: str) -> Iterator[Msg]:
    """Yield who owes interest, where the tile the ship has come to asks for it."""
    if tile == state.flow.interest and debtors(state):
        yield msg("le_havre-loud-interest", who=seats_msg(debtors(state)))


def reaped(state: HavreState, event: Event) -> Iterator[Msg]:
    """Yield what grew: it comes from the box, straight to the seats."""
    for seat in state.setup.ids:
        grown = tuple(thing_msg(SLUG, t.thing, t.n) for t in event.transfers if t.src == BOX and t.dst == seat)
        if grown:
            yield msg("le_havre-loud-harvest", who=Player(seat), what=grown)


def _by_cards(event: Turn) -> Iterator[Msg]:
    """Yield what special buildings do by themselves: one comes along, one leaves."""
    built: Iterable[str] = getattr(event, "built", ())
    for t in event.transfers:
        if t.thing.startswith(PREFIX) and t.dst == GONE:
            yield msg("le_havre-loud-gone", what=name(t.thing))
        elif t.thing.startswith(PREFIX) and t.src == CITY and t.thing not in built:
            yield msg("le_havre-loud-comes", who=Player(t.dst), what=name(t.thing))
