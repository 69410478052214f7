"""Cards as one recognises them on the table: printed numbers first, names second."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from scorers.builders import prices, words
from scorers.builders.model import BuildersState, Site, taken_by
from scorers.builders.printed import BUILT, CARDS, COIN, MACHINE, MATERIALS, VP, Bundle, Card
from scorers.core.api import Answers, Msg, Option, Pick, Player, known, msg, picked
from scorers.core.display import Face, Meter, Sign

ACTION: Final = "action"
"""The symbol of an action."""

SITE: Final = "site"
"""The symbol of a building site."""


def _signs(bundle: Bundle) -> tuple[Sign, ...]:
    return tuple(Sign(material, known(n)) for material, n in zip(MATERIALS, bundle, strict=True) if n)


def _printed(card: Card) -> Face:
    """Return a card as the catalogue shows it: coins, points, then needs; wage, then what is made."""
    if not card.built:
        signs = (Sign(COIN, known(card.wage)), *_signs(card.makes))
    elif card.coins:
        signs = (Sign(COIN, known(card.coins)), Sign(VP, known(card.vp)), *_signs(card.needs))
    else:
        signs = (Sign(VP, known(card.vp)), *_signs(card.needs))
    text = msg("builders-makes", what=words.materials_msg(card.makes)) if card.built and any(card.makes) else None
    name, group = words.short_name(card), msg(f"builders-group-{card.kind}")
    return Face(
        card.thing,
        name,
        signs,
        group=group,
        text=text,
        our_words=card.our_words,
        kind=card.kind,
        value=Sign(VP, known(card.vp)) if card.built else None,
        worth=_coins(card.coins if card.built else card.wage),
        cost=_signs(card.needs),
        brings=_signs(card.makes),
    )


def _coins(n: int) -> tuple[Sign, ...]:
    return (Sign(COIN, known(n)),) if n else ()


PRINTED: Final[Mapping[str, Face]] = {thing: _printed(card) for thing, card in CARDS.items()}
"""Every card by its thing."""


def _at_work(card: Card) -> Face:
    """Return a card of the crew: its wage, if it has any, and what it makes; its name was checked when it was hired."""
    signs = (Sign(COIN, known(card.wage)), *_signs(card.makes))
    shown = replace(PRINTED[card.thing], signs=signs, text=None, our_words=())
    return replace(shown, value=None, worth=_coins(card.wage), cost=(), fee_said=None if card.wage else _NO_WAGE)


_NO_WAGE: Final = msg("builders-card-free")


CREW_FACES: Final[Mapping[str, Face]] = {t: _at_work(card) for t, card in CARDS.items() if any(card.makes)}
"""Everything that can be sent to work, by its thing; a machine costs nothing."""


def faces() -> tuple[Face, ...]:
    """Return the catalogue: buildings, machines, workers."""
    return tuple(PRINTED.values())


def _meters(needs: Bundle, placed: Bundle, then: Bundle | None = None) -> tuple[Meter, ...]:
    """Return what lies there of what is needed, and what one more card would add."""
    found = zip(MATERIALS, placed, needs, then or placed, strict=True)
    return tuple(Meter(m, have, need, max(0, later - have)) for m, have, need, later in found if need)


def _lacks(short: Bundle) -> Msg:
    return msg("builders-lacks", what=words.materials_msg(short)) if any(short) else msg("builders-covered")


def site_face(site: Site, price: int | None) -> Face:
    """Return a site: coins, points and the price of the next card in actions; placed and needed; what is missing."""
    card = site.card
    worth = (Sign(symbol, known(n)) for symbol, n in ((VP, card.vp), (COIN, card.coins)) if n or symbol == VP)
    next_card = () if price is None else (Sign(ACTION, known(price)),)
    return replace(_site(site, tuple(worth), _lacks(site.missing)), fee=next_card)


def site_with(site: Site, card: Card, cost: prices.Price) -> Face:
    """Return a site as it would be with one more card; actions and coins it costs."""
    then = site.joined_by(card)
    signs = (Sign(ACTION, known(cost.actions)), Sign(COIN, known(cost.coins)))
    face = _site(then, signs, _finished(site.card) if then.covered else _lacks(then.missing))
    return replace(face, meters=_meters(site.card.needs, site.placed, then.placed))


def _site(site: Site, signs: tuple[Sign, ...], state: Msg) -> Face:
    """Return a site's face: whose it is stands above, and its name was checked against the card when it was started."""
    card = site.card
    return Face(
        card.thing,
        words.short_name(card),
        signs,
        _meters(card.needs, site.placed),
        state=state,
        kind=card.kind,
        worth=signs,
    )


def _finished(card: Card) -> Msg:
    gains = (words.coins_msg(card.coins), words.points_msg(card.vp)) if card.coins else (words.points_msg(card.vp),)
    return msg("builders-then-finished", gains=gains)


# ------------------------------------------------------------------------------------------------- which card is meant


def card_asks(state: BuildersState, answers: Answers, builder: str = "") -> tuple[Pick, ...]:
    """Return the questions for a building: its printed coins, then the card; cards somebody has stay visible.

    "A machine" is the answer for all cards without printed coins. A card that lies with its `builder` is on offer as
    long as it is under construction.
    """
    coins = picked(answers, "coins")
    steps = dict.fromkeys(_printed_coins(card) for card in sorted(BUILT, key=lambda card: (not card.coins, card.coins)))
    first = Pick("coins", msg("builders-ask-coins"), tuple(map(_step, steps)), coins)
    if not coins:
        return (first,)
    options = tuple(card_option(card, taken_by(state, card, builder)) for card in with_coins(coins[0]))
    return first, Pick("card", msg("builders-ask-card"), options, picked(answers, "card"))


def _printed_coins(card: Card) -> str:
    return str(card.coins) if card.coins else MACHINE


def _step(answer: str) -> Option:
    return Option(answer, msg("builders-a-machine") if answer == MACHINE else words.coins_msg(int(answer)))


def with_coins(answer: str) -> tuple[Card, ...]:
    """Return all that is built and has these coins printed on it."""
    return tuple(card for card in BUILT if _printed_coins(card) == answer)


def card_option(card: Card, owner: str | None) -> Option:
    """Return a card to pick; greyed with its owner where somebody has it."""
    because = None if owner is None else msg("builders-because-owned", who=Player(owner))
    return Option(card.thing, words.card_msg(card.thing), PRINTED[card.thing], because, seat=owner)


def points_option(key: str, n: int) -> Option:
    """Return just the points: nobody looks for the card."""
    label = msg("builders-just-points", points=words.points_msg(n))
    return Option(key, label, Face(key, label, (Sign(VP, known(n)),), value=Sign(VP, known(n))))


def crew_option(card: Card) -> Option:
    """Return a card of the crew to pick."""
    return Option(card.thing, words.card_msg(card.thing), CREW_FACES[card.thing])
