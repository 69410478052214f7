"""Cards as one recognises them on the table: value, price, fee, icons, materials, and what they do."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from functools import lru_cache
from itertools import chain
from typing import Final

from scorers.core.api import UNKNOWN, Msg, Option, Player, Row, known, msg, plain
from scorers.core.display import Face, Sign
from scorers.core.msg import chained
from scorers.le_havre.cards import CARDS, Card, Effect, Line
from scorers.le_havre.printed import GOODS, SHIPS, ShipType, ship_type
from scorers.le_havre.words import amount_msg, name, so_many, things


@lru_cache(maxsize=256)
def face(thing: str) -> Face:
    """Return one card of the box."""
    return _ship_face(thing) if thing in SHIPS else _building_face(CARDS[thing])


Rulings = tuple[tuple[str, str], ...]
"""What a table has agreed on, in order: the same of two tables is the same key."""


@lru_cache(maxsize=512)
def face_at(thing: str, players: int, variant: str, rulings: Rulings = ()) -> Face:
    """Return a card as it counts at a table: the food of a ship for so many, what is printed on their own cards."""
    if thing in SHIPS:
        return _fed(thing, players)
    card = CARDS[thing].ruled(dict(rulings))
    found = face(thing) if card == CARDS[thing] else replace(_building_face(card), state=msg("le_havre-own-card"))
    short = _SHORT.get(card.id) if variant == "short" else None
    return replace(found, text=short) if short else found


_SHORT: Final = {"marketplace": msg("le_havre-does-marketplace-short")}
"""What a card says in the short game, which has no special buildings to look at (p. 10)."""


@lru_cache(maxsize=8)
def faces_at(players: int, variant: str, rulings: Rulings) -> tuple[Face, ...]:
    """Return the catalogue as one table sees it."""
    return tuple(face_at(thing, players, variant, rulings) for thing in (*CARDS, *SHIPS))


def _fed(thing: str, players: int) -> Face:
    """Return a ship with the food it brings each round at a table of so many (p. 7)."""
    found, kind = face(thing), ship_type(thing)
    if not kind.carries:
        return found
    food = kind.food[str(players)]
    signs = _signs(food=food)
    text = msg("le_havre-text-ship", food=amount_msg("food", food), n=kind.carries)
    return replace(found, signs=(*found.signs, *signs), text=text, worth=(*signs, *found.worth))


@lru_cache(maxsize=1)
def faces() -> tuple[Face, ...]:
    """Return the catalogue: buildings by number, then special ones, then ships."""
    return tuple(face(thing) for thing in (*CARDS, *SHIPS))


def options(things: Iterable[str]) -> tuple[Option, ...]:
    """Return things to pick from; a card shows its face, a good its piece."""
    return tuple(
        Option(t, name(t), face(t)) if t in CARDS or t in SHIPS else Option(t, name(t), sign=t) for t in things
    )


def row(thing: str, n: int | None, low: int = 0, high: int | None = None) -> Row:
    """Return the number of a thing, as a form asks for it."""
    return Row(thing, name(thing), n, low, high, thing=thing)


def guests(where: Mapping[str, str]) -> tuple[Option, ...]:
    """Return seats to pick from, by the buildings their discs stand in."""
    return tuple(
        Option(seat, msg("le_havre-use-stands", who=Player(seat), what=name(card)), face(card))
        for seat, card in where.items()
    )


def _building_face(card: Card) -> Face:
    group = msg("le_havre-type-ship") if card.is_ship else msg(f"le_havre-type-{card.type}", n=1)
    cost, value = card.cost or {}, None if card.unknown else card.value
    price = None if card.price == card.value else card.price
    icons = ("hammer",) * card.hammers + ("fisherman",) * card.fishermen
    takes, gives = _effect_signs(card.effect) if card.effect else ((), ())
    return Face(
        card.thing,
        name(card.thing),
        _signs(
            number=card.number or None,
            value=value,
            price=price,
            hammer=card.hammers or None,
            fisherman=card.fishermen or None,
            **cost,
        ),
        group=group,
        text=_text(card),
        our_words=card.our_words,
        number=card.code or (f"{card.number:02}" if card.number else ""),
        kind=LINER if card.is_ship else card.type,
        icons=icons,
        value=None if value is None else Sign("value", known(value)),
        fee=tuple(sign for way in card.fee or () for sign in _signs(**way)),
        fee_said=_entry(card),
        worth=_signs(price=price),
        cost=_signs(**cost),
        takes=takes,
        brings=gives,
    )


LINER: Final = "luxury"
"""A special building that is a ship looks like the largest of them."""


def _entry(card: Card) -> Msg | None:
    """Return the entry in words where nothing is paid: free, or none."""
    if card.unknown or card.fee:
        return None
    return msg("le_havre-entry-none" if card.fee is None else "le_havre-entry-free")


def entered(shown: Face, owner: str | None, *, own: bool, there: str | None) -> Face:
    """Return a building as who wants to enter it sees it: whose it is, who stands there, what it does, not its cost."""
    fee, said = ((), msg("le_havre-entry-own")) if own else (shown.fee, shown.fee_said)
    return replace(shown, owner=owner, there=there, fee=fee, fee_said=said, worth=(), cost=())


def for_sale(shown: Face, price: int) -> Face:
    """Return a card as who wants to buy it sees it: for how much, and what it does."""
    feeds = tuple(sign for sign in shown.worth if sign.symbol == "food")
    return replace(shown, fee=(), fee_said=None, worth=(*feeds, *_signs(price=price)), cost=())


def to_build(shown: Face) -> Face:
    """Return a card as who wants to build it sees it: what it is built of."""
    return replace(shown, fee=(), fee_said=None, worth=(), takes=(), brings=())


def counted(shown: Face) -> Face:
    """Return a card as it is counted in the end: what it does no longer matters."""
    return replace(to_build(shown), text=None, state=None, cost=(), icons=())


def _signs(**numbers: int | None) -> tuple[Sign, ...]:
    """Return what is printed as symbols with their numbers."""
    return tuple(Sign(symbol, known(n)) for symbol, n in numbers.items() if n is not None)


def _bare(*symbols: str) -> tuple[Sign, ...]:
    """Return symbols whose numbers vary."""
    return tuple(Sign(symbol, UNKNOWN) for symbol in dict.fromkeys(symbols))


MOST: Final = 8
"""So many goods to choose from find room on a card."""


def pool(effect: Effect) -> list[str]:
    """Return the goods an effect lets one choose from."""
    return [good.id for good in GOODS.values() if effect.pool in (good.kind, "all") and good.id not in effect.without]


_Exchange = tuple[tuple[Sign, ...], tuple[Sign, ...]]

_KINDS: Final[Mapping[str, tuple[tuple[str, ...], tuple[str, ...]]]] = {
    "build": ((), ("building",)),
    "shipping": (("ship",), ("franc",)),
    "steps": (("wood",), ("franc",)),
    "guests": ((), ("franc",)),
    "office": ((), ("steel", "charcoal", "leather", "brick")),
    "haulage": ((), ("franc",)),
    "court": (("loan",), ()),
    "zoo": (("cattle", "fish"), ("franc",)),
}
"""What the effects with rules of their own take and give, where signs can say it."""


def _effect_signs(effect: Effect) -> _Exchange:
    """Return what an effect takes and gives, where signs can say it."""
    if effect.lines:
        return _line_signs(effect)
    if effect.kind == "wharf":
        return (), _signs(ship=1)
    if effect.gain:
        return (), _signs(**effect.gain)
    each = [*effect.per_hammer, *effect.per_fisherman, *(thing for heap in effect.per_type.values() for thing in heap)]
    if each:
        return (), _bare(*each)
    takes, gives = _KINDS.get(effect.kind, ((), ()))
    if effect.kind == "choose":
        goods = pool(effect)
        return (), _bare(*goods) if len(goods) <= MOST else ()
    n = effect.count or effect.francs
    return _bare(*takes), _signs(**dict.fromkeys(gives, n)) if n else _bare(*gives)


def _line_signs(effect: Effect) -> _Exchange:
    """Return the signs of an exchange; of several only what they are about."""
    first, *others = effect.lines
    if others:
        return _bare(*chain(*(line.give for line in effect.lines))), _bare(*chain(*(line.get for line in effect.lines)))
    energy, per = first.energy
    fuel = () if not energy else _signs(energy=energy) if per == 1 else _bare("energy")
    return (*_signs(**first.give), *fuel), _signs(**{**first.get, **effect.gain})


def _ship_face(thing: str) -> Face:
    ship, kind = SHIPS[thing], ship_type(thing)
    signs = _signs(value=ship.value, price=kind.price, **kind.cost, energy=kind.energy)
    return Face(
        thing,
        name(thing),
        signs,
        group=msg("le_havre-type-ship"),
        text=_ship_text(ship.type, kind),
        kind=ship.type,
        value=Sign("value", known(ship.value)),
        worth=_signs(price=kind.price),
        cost=_signs(**kind.cost, energy=kind.energy),
    )


def _ship_text(type_: str, kind: ShipType) -> Msg:
    if not kind.carries:
        return msg("le_havre-text-liner")
    food = tuple(plain(str(n)) for n in kind.food.values())
    return msg(f"le_havre-text-ship-{type_}", food=food, n=kind.carries)


def _text(card: Card) -> Msg:
    """Return the effect; what no exchange describes has its own words."""
    sentences = list(_effect_texts(card, card.effect)) if card.effect is not None else []
    if card.effect is None or card.passive or card.bonus or card.guest:
        sentences.append(msg(f"le_havre-does-{card.id}"))
    return msg("le_havre-sentences", all=chained("le_havre-then", sentences))


def _effect_texts(card: Card, effect: Effect) -> Iterator[Msg]:
    if effect.kind not in ("gain", "lines", "none"):
        yield msg(f"le_havre-does-{card.id}")
        return
    yield from _gain_texts(effect)
    yield from (text for line in effect.lines for text in _line_texts(line))
    if effect.either:
        yield msg("le_havre-does-either")
    if effect.energy_once:
        yield msg("le_havre-does-energy-once", n=effect.energy_once)
    if effect.kind == "none":
        yield msg("le_havre-does-nothing")


def _gain_texts(effect: Effect) -> Iterator[Msg]:
    named = {"needs": effect.needs, "gain": effect.gain, "per-hammer": effect.per_hammer}
    named |= {"per-fisherman": effect.per_fisherman, "any-hammer": effect.any_hammer}
    yield from (msg(f"le_havre-does-{what}", what=things(heap)) for what, heap in named.items() if heap)
    for type_, heap in effect.per_type.items():
        yield msg("le_havre-does-per-type", type=msg(f"le_havre-type-{type_}", n=1), what=things(heap))


def _line_texts(line: Line) -> Iterator[Msg]:
    energy, per = line.energy
    given = things(line.give)
    yield msg("le_havre-does-swap", give=given or (amount_msg("energy", energy),), get=things(line.get))
    if given and energy:
        yield msg("le_havre-does-energy", n=energy, per=per)
    for thing, every in line.bonus.items():
        yield msg("le_havre-does-bonus", what=amount_msg(thing, 1), n=every)
    if line.most is not None:
        yield msg("le_havre-does-most", n=line.most)
    for good, n in line.most_by.items():
        yield msg("le_havre-does-most-by", n=n, what=so_many(good, 1))
