"""What steps are called in the log and on the undo button, and what the rules did loudly."""

from __future__ import annotations

from collections.abc import Iterator

from scorers.core.events import Event
from scorers.core.msg import BOX, TABLE, Msg, Player, msg, plain, thing_msg
from scorers.le_havre.cards import PREFIX
from scorers.le_havre.due_forms import name
from scorers.le_havre.flow import debtors, next_round, next_turn
from scorers.le_havre.model import (
    CITY,
    GONE,
    Borrowed,
    BuildingUsed,
    CardSold,
    CardTaken,
    CardWritten,
    Evicted,
    Fed,
    HavreState,
    InterestPaid,
    OfferTaken,
    Phase,
    Redeemed,
    Repaid,
    RoundClosed,
    RoundPlayed,
    StacksLaid,
    TileTurned,
    Turn,
    TurnPassed,
)
from scorers.le_havre.printed import LOAN, SLUG, round_card
from scorers.le_havre.turns import tile_msg


def label(event: Event) -> Msg:
    """The name of a step."""
    match event:
        case TileTurned(tile=tile):
            return msg("le_havre-log-tile", tile=tile_msg(tile))
        case OfferTaken(seat=seat, offer=offer):
            return msg("le_havre-log-offer", who=Player(seat), what=_gained(event, seat) or (name(offer),))
        case BuildingUsed(seat=seat, building=building):
            return msg("le_havre-log-used", who=Player(seat), what=name(building))
        case TurnPassed(seat=seat):
            return msg("le_havre-log-turn", who=Player(seat))
        case CardTaken() | CardSold() | Repaid() | Borrowed():
            return _traded(event)
        case InterestPaid(seats=seats):
            return msg("le_havre-log-interest", who=_players(seats))
        case Fed(seat=seat):
            return _fed(event, seat)
        case Redeemed(seat=seat, n=n):
            return msg("le_havre-log-redeemed", who=Player(seat), n=n)
        case Evicted(seat=seat, guest=guest):
            return msg("le_havre-log-evicted", who=Player(seat), guest=Player(guest))
        case _:
            return _round(event)


def _round(event: Event) -> Msg:
    match event:
        case RoundClosed():
            return msg("le_havre-log-closed")
        case RoundPlayed():
            return msg("le_havre-log-played")
        case CardWritten(written=written):
            return msg("le_havre-log-written", what=plain(written.name))
        case StacksLaid():
            return msg("le_havre-log-stacks")
        case _:
            return msg("le_havre-log-elsewhere")


def _traded(event: CardTaken | CardSold | Repaid | Borrowed) -> Msg:
    who = Player(event.seat)
    match event:
        case CardTaken(card=card, how=how):
            return msg(f"le_havre-log-{how}", who=who, what=name(card))
        case CardSold(card=card):
            return msg("le_havre-log-sold", who=who, what=name(card))
        case Repaid(n=n, free=free):
            return msg("le_havre-log-court" if free else "le_havre-log-repaid", who=who, loans=thing_msg(SLUG, LOAN, n))
        case _:
            return msg("le_havre-log-borrowed", who=who, loans=thing_msg(SLUG, LOAN, event.n))


def _fed(event: Event, seat: str) -> Msg:
    loans = sum(t.n for t in event.transfers if t.thing == LOAN and t.dst == seat)
    if loans:
        return msg("le_havre-log-fed-loans", who=Player(seat), loans=thing_msg(SLUG, LOAN, loans))
    return msg("le_havre-log-fed", who=Player(seat))


def _gained(event: Event, seat: str) -> tuple[Msg, ...]:
    return tuple(thing_msg(SLUG, t.thing, t.n) for t in event.transfers if t.dst == seat and t.src == TABLE)


def _players(seats: tuple[str, ...]) -> tuple[Msg, ...]:
    return tuple(msg("core-owner-seat", who=Player(seat)) for seat in seats)


def loud(state: HavreState, event: Event) -> tuple[Msg, ...]:
    """What came by itself with a step."""
    return tuple(_loud(state, event))


def _loud(state: HavreState, event: Event) -> Iterator[Msg]:
    if isinstance(event, RoundClosed):
        yield from _round_end(state, event)
    if isinstance(event, RoundClosed | Turn | TileTurned):
        yield from _arrived(event)
        yield from _interest(state, event)
    if isinstance(event, Turn | RoundPlayed):
        yield from _harvest(state, event)
    if isinstance(event, Turn):
        yield from _by_cards(event)


def _round_end(state: HavreState, event: RoundClosed) -> Iterator[Msg]:
    card = round_card(state.setup, state.flow.round)
    if event.ordinary or event.special:
        yield msg("le_havre-loud-city", what=name(event.ordinary or event.special))
    elif card.builds:
        yield msg(f"le_havre-by-hand-{card.builds}")
    yield msg("le_havre-loud-ship", what=name(f"ship.{card.ship}"))


def _arrived(event: Event) -> Iterator[Msg]:
    """What lies on the offers now that did not before."""
    new = tuple(name(t.thing.removeprefix("offer.")) for t in event.transfers if t.src == BOX and t.dst == TABLE)
    if new:
        yield msg("le_havre-loud-supply", what=new)


def _interest(state: HavreState, event: Event) -> Iterator[Msg]:
    flow = state.flow
    match event:
        case TileTurned(tile=tile):
            here = tile
        case RoundClosed():
            here = next_round(flow).tile
        case Turn(tile=tile) if flow.phase is not Phase.FINAL:
            here = next_turn(flow, tile).tile
        case _:
            return
    if here == flow.interest and debtors(state):
        yield msg("le_havre-loud-interest", who=_players(debtors(state)))


def _by_cards(event: Turn) -> Iterator[Msg]:
    """What special buildings do by themselves: one comes along, one leaves, a strike begins."""
    for t in event.transfers:
        if t.thing.startswith(PREFIX) and t.dst == GONE:
            yield msg("le_havre-loud-gone", what=name(t.thing))
        elif t.thing.startswith(PREFIX) and t.src == CITY and t.thing not in getattr(event, "built", ()):
            yield msg("le_havre-loud-comes", who=Player(t.dst), what=name(t.thing))
    if isinstance(event, BuildingUsed) and event.strikers:
        yield msg("le_havre-loud-strike", who=_players(event.strikers))


def _harvest(state: HavreState, event: Event) -> Iterator[Msg]:
    """What grew: it comes from the box, straight to the seats."""
    for seat in state.setup.ids:
        reaped = tuple(thing_msg(SLUG, t.thing, t.n) for t in event.transfers if t.src == BOX and t.dst == seat)
        if reaped:
            yield msg("le_havre-loud-harvest", who=Player(seat), what=reaped)
