"""Cards as one recognises them on the table: printed numbers first, names second."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import lru_cache
from types import MappingProxyType
from typing import Final

from scorers.builders.effects import finishes
from scorers.builders.model import Site, Yard
from scorers.builders.printed import CARDS, COIN, MATERIALS, VP, Bundle, Card, add, missing
from scorers.builders.words import card_msg, coins_msg, materials_msg, points_msg, short_name
from scorers.core.amount import known
from scorers.core.forms import Option
from scorers.core.msg import Msg, Player, msg
from scorers.core.view import Face, Meter, Sign

ACTION: Final = "action"
"""The symbol of an action."""


def _signs(bundle: Bundle) -> tuple[Sign, ...]:
    return tuple(Sign(material, known(n)) for material, n in zip(MATERIALS, bundle, strict=True) if n)


def _printed(card: Card) -> Face:
    """A card as the catalogue shows it: coins, points, then needs; wage, then what is made."""
    if not card.built:
        signs = (Sign(COIN, known(card.wage)), *_signs(card.makes))
    elif card.coins:
        signs = (Sign(COIN, known(card.coins)), Sign(VP, known(card.vp)), *_signs(card.needs))
    else:
        signs = (Sign(VP, known(card.vp)), *_signs(card.needs))
    text = msg("builders-makes", what=materials_msg(card.makes)) if card.built and any(card.makes) else None
    name, group = short_name(card), msg(f"builders-group-{card.kind}")
    return Face(card.thing, name, signs, group=group, text=text, our_words=card.our_words)


PRINTED: Final[Mapping[str, Face]] = MappingProxyType({thing: _printed(card) for thing, card in CARDS.items()})
"""Every card by its thing."""


def _at_work(card: Card) -> Face:
    """A card of the crew: its wage, if it has any, and what it makes; its name was checked when it was hired."""
    wage = (Sign(COIN, known(card.wage)),)
    return replace(PRINTED[card.thing], signs=(*wage, *_signs(card.makes)), text=None, our_words=())


CREW_FACES: Final[Mapping[str, Face]] = MappingProxyType(
    {thing: _at_work(card) for thing, card in CARDS.items() if any(card.makes)}
)
"""Everything that can be sent to work, by its thing; a machine costs nothing."""


def faces() -> tuple[Face, ...]:
    """The catalogue: buildings, machines, workers."""
    return tuple(PRINTED.values())


def owned_faces(yards: Mapping[str, Yard]) -> tuple[Face, ...]:
    """The catalogue with who owns what now."""
    shown = dict(PRINTED)
    for seat, yard in yards.items():
        for card in cards_of(yard):
            shown[card.thing] = _owned(card.thing, seat)
    return tuple(shown.values())


@lru_cache(maxsize=512)
def _owned(thing: str, seat: str) -> Face:
    return replace(PRINTED[thing], owner=seat)


def cards_of(yard: Yard) -> Iterable[Card]:
    """Every card of a seat."""
    yield from yard.free
    yield from yard.done
    for site in yard.sites:
        yield site.card
        yield from site.crew


def _meters(needs: Bundle, placed: Bundle) -> tuple[Meter, ...]:
    found = zip(MATERIALS, placed, needs, strict=True)
    return tuple(Meter(material, have, need) for material, have, need in found if need)


def _lacks(short: Bundle) -> Msg:
    return msg("builders-lacks", what=materials_msg(short)) if any(short) else msg("builders-covered")


def _site(site: Site, placed: Bundle, signs: tuple[Sign, ...], state: Msg) -> Face:
    """It lies with whoever's sites are shown, and its name has been checked against the card when it was started."""
    card = site.card
    return Face(card.thing, short_name(card), signs, _meters(card.needs, placed), state=state)


@lru_cache(maxsize=1024)
def site_face(site: Site, price: int | None) -> Face:
    """A site: coins, points and the price of the next card in actions; placed and needed; what is missing."""
    placed = site.placed
    next_card = () if price is None else (Sign(ACTION, known(price)),)
    signs = (*_worth(site.card), *next_card)
    return _site(site, placed, signs, _lacks(missing(site.card.needs, placed)))


def site_with(site: Site, card: Card, cost: tuple[int, int]) -> Face:
    """A site as it would be with one more card; actions and coins it costs."""
    placed = add(site.placed, card.makes)
    signs = (Sign(ACTION, known(cost[0])), Sign(COIN, known(cost[1])))
    state = _finished(site.card) if finishes(site, card) else _lacks(missing(site.card.needs, placed))
    return _site(site, placed, signs, state)


def _worth(card: Card) -> tuple[Sign, ...]:
    return tuple(Sign(symbol, known(n)) for symbol, n in ((COIN, card.coins), (VP, card.vp)) if n or symbol == VP)


def _finished(card: Card) -> Msg:
    gains = (coins_msg(card.coins), points_msg(card.vp)) if card.coins else (points_msg(card.vp),)
    return msg("builders-then-finished", gains=gains)


def card_option(card: Card, owner: str | None) -> Option:
    """A card to pick; greyed with its owner where somebody has it."""
    because = None if owner is None else msg("builders-because-owned", who=Player(owner))
    return Option(card.thing, card_msg(card.thing), PRINTED[card.thing], because)
