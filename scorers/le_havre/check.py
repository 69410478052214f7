"""What speaks against a fact, by the rules of this game. Sums and open tasks are checked by core."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any, Final

from scorers.core.due import best
from scorers.core.events import Event
from scorers.core.issues import Issue, against, hint, impossible
from scorers.core.ledger import place
from scorers.core.msg import TABLE, Player, msg, thing_msg
from scorers.le_havre.cards import cards, game_cards
from scorers.le_havre.discs import evictable
from scorers.le_havre.due_forms import name, unable
from scorers.le_havre.dues import EATEN, feeding, net_food, rate
from scorers.le_havre.flow import acting, just_acted
from scorers.le_havre.holdings import open_ships, owner_of, tops
from scorers.le_havre.model import (
    BuildingUsed,
    CardSold,
    CardTaken,
    Evicted,
    Fed,
    HavreState,
    InterestPaid,
    OfferTaken,
    Phase,
    Repaid,
    RoundClosed,
    TileTurned,
    Turn,
)
from scorers.le_havre.printed import DISC, FRANC, LOAN, SLUG, constants, deck, goods, ships, start_ships
from scorers.le_havre.side import buildable, may_sell, price
from scorers.le_havre.turn_memory import ANY, onward, strikers

Found = Iterator[Issue]


def check(state: HavreState, event: Event) -> tuple[Issue, ...]:
    """All that speaks against an event."""
    rule = _RULES.get(type(event))
    found = () if rule is None else tuple(rule(state, event))
    return (*found, *_tile_told(state, event)) if isinstance(event, Turn) and event.tile else found


def _tile_told(state: HavreState, event: Turn | TileTurned) -> Found:
    """Each supply tile lies in one place, for good (p. 4)."""
    if event.tile not in state.flow.tiles_left:
        yield impossible("le_havre-tile-lies-elsewhere", tile=event.tile)


def _paid(event: Event, seat: str) -> Mapping[str, int]:
    """What a seat gave away, less what it got."""
    found: dict[str, int] = {}
    for t in event.transfers:
        if t.src == seat:
            found[t.thing] = found.get(t.thing, 0) + t.n
        if t.dst == seat:
            found[t.thing] = found.get(t.thing, 0) - t.n
    return found


def _interest(state: HavreState, event: InterestPaid) -> Found:
    for seat in event.seats:
        loans = -_paid(event, seat).get(LOAN, 0)
        francs = state.ledger.n(seat, FRANC)
        if loans > 0 and francs is not None and francs >= rate(state, seat):
            yield against("le_havre-loan-not-needed", who=Player(seat))
        if any(thing not in (FRANC, LOAN) for thing in _paid(event, seat)):
            yield against("le_havre-only-francs", who=Player(seat))


def _fed(state: HavreState, event: Fed) -> Found:
    """Food and francs only; loans never earlier and never more than the gap needs (p. 7-8, 10)."""
    paid = _paid(event, event.seat)
    for thing in paid:
        if thing not in (*EATEN, FRANC, LOAN):
            yield against("le_havre-not-food", who=Player(event.seat), what=name(thing))
    state = _as_of(state, event)
    net = net_food(state, event.seat)
    if net is None or not state.keeps >= {"goods", "francs"}:
        return
    worth = sum(goods()[thing].food * paid.get(thing, 0) for thing in EATEN)
    loans = -paid.get(LOAN, 0)
    covered = worth + paid.get(FRANC, 0) + loans * constants().loan
    if covered < net:
        yield against("le_havre-not-enough", who=Player(event.seat), n=net - covered)
    yield from _loans(state, event.seat, net, loans, paid) if loans > 0 else _waste(state, event.seat, net, worth)


def _as_of(state: HavreState, event: Event) -> HavreState:
    """The round whose food is paid: one that was taken back may be long over."""
    number = next((int(key.split("/")[0][1:]) for key in event.settles if "/feed/" in key), state.flow.round)
    return state if number == state.flow.round else replace(state, flow=replace(state.flow, round=number))


def _loans(state: HavreState, seat: str, net: int, loans: int, paid: Mapping[str, int]) -> Found:
    francs = state.ledger.n(seat, FRANC) or 0
    food = sum(goods()[thing].food * (state.ledger.n(seat, thing) or 0) for thing in EATEN)
    gap = net - food - francs
    if gap <= 0:
        yield against("le_havre-loan-not-needed", who=Player(seat))
    elif loans > -(-gap // constants().loan):
        yield against(
            "le_havre-loan-too-many", who=Player(seat), loans=thing_msg(SLUG, LOAN, -(-gap // constants().loan))
        )
    if any(paid.get(thing, 0) < (state.ledger.n(seat, thing) or 0) for thing in EATEN):
        yield against("le_havre-loan-food-left", who=Player(seat))


def _waste(state: HavreState, seat: str, net: int, worth: int) -> Found:
    """Food gives no change: say what is lost, if less could be (p. 8)."""
    over, least = max(0, worth - net), best(feeding(state, seat, net)).over
    if over > least:
        yield hint("le_havre-wasteful", who=Player(seat), food=msg("le_havre-food", n=over), least=least)


def _closed(state: HavreState, event: RoundClosed) -> Found:
    for seat in unable(state):
        if seat in event.fed:
            yield against("le_havre-not-fed", who=Player(seat))


def _taken(state: HavreState, event: CardTaken) -> Found:
    """Bought in one's own turn, from the top, what is for sale (p. 5-6, 9)."""
    yield from _in_game(state, event.seat, event.card)
    if event.how == "given":
        return
    if state.flow.phase is Phase.FINAL and event.how == "bought":
        yield against("le_havre-final-no-buying", who=Player(event.seat))
    elif event.seat not in (acting(state), just_acted(state)) and state.flow.phase not in (Phase.ROUND, Phase.FINAL):
        yield against("le_havre-not-your-turn", who=Player(event.seat))
    if event.how == "bought" and price(state, event.card) is None:
        yield against("le_havre-never-for-sale", what=name(event.card))
    if f"sold:{event.card}" in state.flow.traded:
        yield against("le_havre-sold-this-turn", what=name(event.card))
    if event.how == "built" and event.card in cards() and event.card not in buildable(state):
        yield against("le_havre-not-buildable", what=name(event.card))
    yield from _on_top(state, event.card)


def _on_top(state: HavreState, card: str) -> Found:
    """Only the top card of a stack; whatever the city owns lies open."""
    if card in ships():
        if "ships" in state.keeps and card not in open_ships(state):
            yield against("le_havre-not-on-top", what=name(card))
    elif (owner_of(state, card) or "").endswith("@proposals") and card not in tops(state):
        yield against("le_havre-not-on-top", what=name(card))


def _in_game(state: HavreState, seat: str, card: str) -> Found:
    setup = state.setup
    variant, players = setup.variant, setup.players
    if card not in (*game_cards(setup), *deck(variant, players), *start_ships(variant, players)):
        yield against("le_havre-card-not-in-game", who=Player(seat), what=name(card), players=players)


def _sold(state: HavreState, event: CardSold) -> Found:
    """To the city only; never what was bought this turn (p. 6, 12)."""
    if event.card in cards() and not cards()[event.card].sellable:
        yield against("le_havre-not-sellable-card", what=name(event.card))
    if f"bought:{event.card}" in state.flow.traded:
        yield against("le_havre-bought-this-turn", what=name(event.card))
    if not may_sell(state, event.seat):
        yield against("le_havre-advanced-selling", who=Player(event.seat))


def _repaid(state: HavreState, event: Repaid) -> Found:
    loans = state.ledger.n(event.seat, LOAN)
    if loans is not None and event.n > loans:
        yield impossible("le_havre-loans-too-few", who=Player(event.seat), loans=thing_msg(SLUG, LOAN, loans))


def _offer(state: HavreState, event: OfferTaken) -> Found:
    """Everything of one offer; an empty one is nothing to take (p. 5; digest 3.2)."""
    if onward(state.flow, event.seat):
        yield against("le_havre-onward-building", who=Player(event.seat))
    if state.ledger.n(TABLE, f"offer.{event.offer}") == 0:
        yield against("le_havre-offer-empty", what=name(event.offer))


def _used(state: HavreState, event: BuildingUsed) -> Found:
    """An open building one does not stand in yet, alone but for the final actions (p. 5, 9)."""
    card, seat = event.building, event.seat
    yield from _in_game(state, seat, card)
    if cards()[card].fee is None and not cards()[card].unknown:
        yield against("le_havre-no-entry", what=name(card))
    if "cards" in state.keeps and (owner_of(state, card) or "").endswith(("@proposals", "@spot")):
        yield against("le_havre-not-built", what=name(card))
    if state.ledger.n(place(seat, card), DISC):
        yield against("le_havre-standing-there", who=Player(seat), what=name(card))
    elif state.flow.phase is not Phase.FINAL:
        yield from _occupied(state, card)
    yield from _out_of_turn(state, event)
    yield from _needs(state, event)
    for built in event.built:
        yield from _may_build(state, event, built)


def _occupied(state: HavreState, card: str) -> Found:
    for other in state.setup.ids:
        if state.ledger.n(place(other, card), DISC):
            yield against("le_havre-occupied", who=Player(other), what=name(card))


def _out_of_turn(state: HavreState, event: BuildingUsed) -> Found:
    """Where an action leads, and when none leads into a building (digest 7.2: main station, picket line)."""
    pending, card = onward(state.flow, event.seat), cards()[event.building]
    first = pending[0] if pending else ANY
    if first and first != card.thing:
        yield against("le_havre-onward-first", what=name(first))
    if ANY in pending and card.guest and card.guest.onward:
        yield against("le_havre-onward-not-back", what=name(card.thing))
    if event.seat in strikers(state.flow):
        yield against("le_havre-strike", who=Player(event.seat))
    last = state.flow.round == state.flow.rounds or state.flow.phase is Phase.FINAL
    if card.effect and card.effect.kind == "picket" and last:
        yield against("le_havre-strike-late", what=name(card.thing))


def _evicted(state: HavreState, event: Evicted) -> Found:
    """The owner of the tobacco factory, in the own turn, from own buildings (digest 7.2)."""
    if event.seat not in (acting(state), just_acted(state)):
        yield against("le_havre-not-your-turn", who=Player(event.seat))
    if owner_of(state, event.building) != event.seat:
        yield against("le_havre-not-your-building", who=Player(event.seat), what=name(event.building))
    if (event.guest, event.building) not in evictable(state, event.seat):
        yield against("le_havre-nobody-there")


def _needs(state: HavreState, event: BuildingUsed) -> Found:
    """What one must have to show: bread and fish in the church, francs for the leather industry."""
    effect = cards()[event.building].effect
    for thing, n in (effect.needs if effect else {}).items():
        held = state.ledger.n(event.seat, thing)
        if held is not None and held < n:
            yield against("le_havre-must-have", what=thing_msg(SLUG, thing, n))


def _may_build(state: HavreState, event: BuildingUsed, built: str) -> Found:
    if built in ships() or cards()[built].exchange:
        yield from _on_top(state, built)
        return
    earlier = event.built[: event.built.index(built)]
    stacks = (tuple(c for c in stack if c not in earlier) for stack in state.flow.stacks)
    uncovered = {stack[0] for stack in stacks if stack}
    if "cards" in state.keeps and built not in buildable(state) and built not in uncovered:
        yield against("le_havre-not-buildable", what=name(built))


def _turned(state: HavreState, event: TileTurned) -> Found:
    yield from _tile_told(state, event)


_RULES: Final[Mapping[type[Event], Callable[[HavreState, Any], Found]]] = MappingProxyType(
    {
        TileTurned: _turned,
        InterestPaid: _interest,
        Fed: _fed,
        RoundClosed: _closed,
        CardTaken: _taken,
        CardSold: _sold,
        Repaid: _repaid,
        OfferTaken: _offer,
        BuildingUsed: _used,
        Evicted: _evicted,
    }
)
"""The rule of each fact."""
