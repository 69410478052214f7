"""From a tap to a fact: the moves of a turn."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from scorers.builders import crew, finishing, tools
from scorers.builders.effects import (
    Price,
    finishes,
    from_bank,
    made,
    next_action_price,
    price,
    taken_coins,
    turn_end,
)
from scorers.builders.faces import card_option, site_with
from scorers.builders.flow import turn_task
from scorers.builders.model import (
    ActionsBought,
    BuildersState,
    BuildingStarted,
    CardSent,
    CoinsTaken,
    Site,
    WorkerHired,
    follows_crew,
    holder,
    yard,
)
from scorers.builders.prices import buy_confirm, end_label, refused
from scorers.builders.printed import CARDS, CREW, NUMBERS, WORKERS, Card
from scorers.builders.words import card_msg, coins_msg, short_name, thing
from scorers.core.events import Event
from scorers.core.forms import Answers, Form, Option, Pick, picked
from scorers.core.msg import Msg, msg

Maker = Callable[[BuildersState, str, str, Answers], Form]
"""(state, key, what follows the first word of the key, answers) -> form."""


def form(state: BuildersState, key: str, answers: Answers) -> Form:
    """The form of a move of this game."""
    kind, _, rest = key.partition("/")
    return _FORMS[kind](state, key, rest, answers)


# ---------------------------------------------------------------------------------------------------- start and hire


def _start(state: BuildersState, key: str, _rest: str, answers: Answers) -> Form:
    """One action: a building of the row, found by its printed coins, then by its needs (Rozpoczęcie budowy)."""
    seat, cost, title = state.flow.seat, price(state, 1), msg("builders-start-title")
    if not follows_crew(state):
        told = made(state, BuildingStarted(seat=seat, bought=cost.bought))
        return Form(key, title, (), buy_confirm(cost) or msg("builders-start"), event=told)
    asks = finishing.printed_asks(state, answers)
    card = finishing.answered(asks)
    event = made(state, BuildingStarted(seat=seat, card=card, bought=cost.bought)) if card else None
    return Form(key, title, asks, buy_confirm(cost), event=event)


def _hire(state: BuildersState, key: str, _rest: str, answers: Answers) -> Form:
    """One action: a worker of the row, found by wage, then by materials (Najęcie Robotnika)."""
    seat, cost, title = state.flow.seat, price(state, 1), msg("builders-hire-title")
    if not follows_crew(state):
        told = made(state, WorkerHired(seat=seat, bought=cost.bought))
        return Form(key, title, (), buy_confirm(cost) or msg("builders-hire"), event=told)
    asks = _wage_asks(state, picked(answers, "wage"), picked(answers, "card"))
    card = finishing.answered(asks)
    event = made(state, WorkerHired(seat=seat, card=card, bought=cost.bought)) if card else None
    return Form(key, title, asks, buy_confirm(cost), event=event)


def _wage_asks(state: BuildersState, wage: tuple[str, ...], card: tuple[str, ...]) -> tuple[Pick, ...]:
    ranks = dict.fromkeys((card.wage, card.rank) for card in WORKERS)
    wages = tuple(Option(str(n), _rank(rank, n)) for n, rank in ranks)
    first = Pick("wage", msg("builders-ask-wage"), wages, wage)
    if not wage:
        return (first,)
    shown = tuple(card_option(found, holder(state, found.thing)) for found in WORKERS if str(found.wage) == wage[0])
    return first, Pick("card", msg("builders-ask-worker"), shown, card)


def _rank(rank: str, wage: int) -> Msg:
    return msg("builders-wage-option", rank=msg(f"builders-rank-{rank}"), coins=coins_msg(wage))


# -------------------------------------------------------------------------------------------------------------- send


def _send(state: BuildersState, key: str, rest: str, answers: Answers) -> Form:
    """A worker or machine to a site: each site with its price and what it would then lack (Wysłanie Robotnika)."""
    if not follows_crew(state):
        return _send_unseen(state, key, answers)
    seat, card, to = state.flow.seat, CARDS[rest], picked(answers, "site")
    sites = yard(state, seat).sites
    options = tuple(_site_option(state, seat, site, card) for site in sites)
    title = msg("builders-send-title", what=card_msg(rest))
    ask = Pick("site", title, options, to)
    site = next((site for site in sites if site.card.thing in to), None)
    if site is None:
        return Form(key, title, (ask,))
    cost = _sending(state, site, card)
    return Form(key, title, (ask,), buy_confirm(cost), event=_sent(state, seat, card, site, cost))


def _sending(state: BuildersState, site: Site, card: Card) -> Price:
    return price(state, next_action_price(state, site.card.thing), card.wage)


def _site_option(state: BuildersState, seat: str, site: Site, card: Card) -> Option:
    cost = _sending(state, site, card)
    because = refused(state, seat, cost)
    face, words = site_with(site, card, (cost.actions, cost.coins)), _cost_msg(cost)
    face = replace(face, text=words) if cost.bought else face
    label = msg("builders-send-option", site=short_name(site.card), cost=words)
    return Option(site.card.thing, label, face, because)


def _cost_msg(cost: Price) -> Msg:
    """What a card to this site costs: actions and wage, and what has to be bought."""
    parts = (thing("action", cost.actions), coins_msg(cost.wage))
    if not cost.bought:
        return msg("builders-cost", parts=parts)
    bought = thing("action", cost.bought)
    return msg("builders-cost-bought", parts=parts, bought=bought, coins=coins_msg(cost.coins - cost.wage))


def _sent(state: BuildersState, seat: str, card: Card, site: Site, cost: Price) -> Event:
    event = CardSent(
        seat=seat,
        card=card.thing,
        site=site.card.thing,
        actions=cost.actions,
        wage=cost.wage,
        bought=cost.bought,
        finished=finishes(site, card),
    )
    return made(state, event)


def _send_unseen(state: BuildersState, key: str, answers: Answers) -> Form:
    """Where crews are not kept: the price in actions, then the wage."""
    seat, actions, wage = state.flow.seat, picked(answers, "actions"), picked(answers, "wage")
    asks = _price_asks(state, seat, actions, wage)
    title = msg("builders-send-any-title")
    if not actions or not wage:
        return Form(key, title, asks)
    cost = price(state, int(actions[0]), int(wage[0]))
    event = CardSent(seat=seat, actions=cost.actions, wage=cost.wage, bought=cost.bought)
    return Form(key, title, asks, buy_confirm(cost), event=made(state, event))


def _price_asks(state: BuildersState, seat: str, actions: tuple[str, ...], wage: tuple[str, ...]) -> tuple[Pick, ...]:
    steps = range(1, len(NUMBERS.coins_for) + 1)
    prices = tuple(Option(str(n), thing("action", n), because=refused(state, seat, price(state, n))) for n in steps)
    first = Pick("actions", msg("builders-ask-actions"), prices, actions)
    if not actions:
        return (first,)
    wages = sorted({card.wage for card in CREW})
    costs = tuple(_wage_option(state, seat, int(actions[0]), n) for n in wages)
    return first, Pick("wage", msg("builders-ask-wage"), costs, wage)


def _wage_option(state: BuildersState, seat: str, actions: int, wage: int) -> Option:
    label = coins_msg(wage) if wage else msg("builders-no-wage")
    return Option(str(wage), label, because=refused(state, seat, price(state, actions, wage)))


# --------------------------------------------------------------------------------------------- coins, actions, the end


def _take(state: BuildersState, key: str, rest: str, _answers: Answers) -> Form:
    """Coins for one, two or three actions (Wzięcie Monet)."""
    actions = int(rest)
    gained = from_bank(state, taken_coins(state, actions))
    event = made(state, CoinsTaken(seat=state.flow.seat, actions=actions, coins=gained))
    confirm = msg("builders-take", actions=thing("action", actions), coins=coins_msg(gained))
    return Form(key, msg("builders-take-title"), (), confirm, event=event)


def _buy(state: BuildersState, key: str, _rest: str, _answers: Answers) -> Form:
    """One action more for five coins, at any moment of the turn (Przebieg gry)."""
    event = made(state, ActionsBought(seat=state.flow.seat))
    return Form(
        key, msg("builders-buy-title"), (), msg("builders-buy", coins=coins_msg(NUMBERS.action_price)), event=event
    )


def _end(state: BuildersState, key: str, _rest: str, _answers: Answers) -> Form:
    """The turn is over."""
    event = turn_end(state, (turn_task(state.flow),))
    return Form(key, msg("builders-end-title"), (), end_label(state), event=event)


_FORMS: Final[Mapping[str, Maker]] = MappingProxyType(
    {
        "start": _start,
        "hire": _hire,
        "send": _send,
        "take": _take,
        "buy": _buy,
        "end": _end,
        "finish": finishing.finish,
        "goal": finishing.goal,
        "close": finishing.close,
        "turn": finishing.turn,
        "deal": crew.deal,
        "lay": crew.lay,
        "tool": tools.can_finish,
    }
)
"""Every move of this game by the first word of its key."""
