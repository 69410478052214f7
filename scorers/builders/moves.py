"""What can be done in a turn; what cannot be paid now stays visible, with the reason."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator
from typing import Final

from scorers.builders.effects import Price, from_bank, next_action_price, price, taken_coins
from scorers.builders.faces import ACTION, CREW_FACES, site_face
from scorers.builders.flow import had_last_turn
from scorers.builders.model import BuildersState, Yard, follows_crew, follows_turns
from scorers.builders.prices import end_label, no_action, refused
from scorers.builders.printed import BUILDING, BUILT, COIN, NUMBERS, WORKER, WORKERS, Card
from scorers.builders.words import card_msg, coins_msg, thing
from scorers.core.amount import known
from scorers.core.forms import Move, Place
from scorers.core.ledger import owner_msg
from scorers.core.msg import Msg, Player, msg
from scorers.core.view import Figure, Held, Shape

SITE: Final = "site"
"""The symbol of a building site."""


def turn_moves(state: BuildersState, yard: Yard, owned: Container[str]) -> Iterator[Move]:
    """Everything whoever's turn it is can do (Przebieg gry)."""
    seat = state.flow.seat
    if follows_crew(state):
        yield from (_send(state, seat, yard, card) for card in yard.free)
    else:
        yield _touch("send", msg("builders-send-any"), seat, SITE, no_action(state, seat))
    yield _touch("start", msg("builders-start"), seat, BUILDING, _no_card(state, seat, BUILT, owned))
    yield _touch("hire", msg("builders-hire"), seat, WORKER, _no_card(state, seat, WORKERS, owned))
    yield from (_take(state, seat, n) for n in range(1, len(NUMBERS.coins_for) + 1))
    yield _buy(state, seat)
    yield from finish_moves(state, Place.BUTTON)
    yield _end(state, seat)


def _touch(key: str, label: Msg, seat: str, thing: str, because: Msg | None) -> Move:
    """A move on what it brings: a building, a worker, coins, an action."""
    return Move(key, label, Place.THING, seat, thing, because)


def _send(state: BuildersState, seat: str, yard: Yard, card: Card) -> Move:
    """Touch the worker, then the site; where the site with the lowest price is too dear, every other is."""
    least = min((next_action_price(state, site.card.thing) for site in yard.sites), default=None)
    if least is None:
        because: Msg | None = msg("builders-because-no-site")
    else:
        because = refused(state, seat, price(state, least, card.wage))
    return Move(f"send/{card.thing}", card_msg(card.thing), Place.THING, seat, card.thing, because)


def _no_card(state: BuildersState, seat: str, cards: Iterable[Card], owned: Container[str]) -> Msg | None:
    """An empty row gives nothing: when a stack runs out, the row shrinks until all cards are with the players."""
    if follows_crew(state) and all(card.thing in owned for card in cards):
        return msg("builders-because-no-card")
    return no_action(state, seat)


def _take(state: BuildersState, seat: str, n: int) -> Move:
    left, gained = state.flow.actions, from_bank(state, taken_coins(state, n))
    because = None if left >= n else msg("builders-because-only-actions", need=n, left=left)
    label = msg("builders-take", actions=thing("action", n), coins=coins_msg(gained))
    return _touch(f"take/{n}", label, seat, COIN, because)


def _buy(state: BuildersState, seat: str) -> Move:
    because = refused(state, seat, Price(0, NUMBERS.action_price))
    return _touch("buy", msg("builders-buy", coins=coins_msg(NUMBERS.action_price)), seat, ACTION, because)


def _end(state: BuildersState, seat: str) -> Move:
    """Under the thumb once nothing is left to do; before that it would give actions away."""
    left = state.flow.actions
    forbidden = bool(left) and state.rulings["unused_actions"] == "forbid"
    because = msg("builders-because-unused", n=left) if forbidden else None
    place = Place.BUTTON if left else Place.PRIMARY
    return Move("end", end_label(state), place, seat, because=because)


def finish_moves(state: BuildersState, place: Place) -> Iterator[Move]:
    """Who has finished something, where it does not follow from the crew."""
    if follows_crew(state) or state.flow.over:
        return
    for seat in state.setup.ids:
        if follows_turns(state) and seat != state.flow.seat:
            continue
        by_name = place is Place.BUTTON and not follows_turns(state)
        because = msg("builders-had-last-turn", who=Player(seat)) if had_last_turn(state, seat) else None
        label = owner_msg(seat) if by_name else msg("builders-finish")
        yield Move(f"finish/{seat}", label, place, seat, because=because)


# ------------------------------------------------------------------------------------------------------ sites and crew


def sites_held(state: BuildersState, seat: str, yard: Yard) -> Held:
    """The sites of a seat, and in its turn the price of the next card to each."""
    prices = {site.card.thing: _price_shown(state, seat, site.card) for site in yard.sites}
    shown = tuple(site_face(site, prices[site.card.thing]) for site in yard.sites)
    return Held(SITE, msg("builders-held-sites"), Figure(known(len(shown))), Shape.ROW, shown)


def _price_shown(state: BuildersState, seat: str, card: Card) -> int | None:
    return next_action_price(state, card.thing) if seat == state.flow.seat else None


def crew_held(yard: Yard) -> Held:
    """Free workers and machines."""
    shown = tuple(CREW_FACES[card.thing] for card in yard.free)
    return Held(WORKER, msg("builders-held-crew"), Figure(known(len(shown))), Shape.RACK, shown)
