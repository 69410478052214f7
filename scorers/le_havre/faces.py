"""Cards as one recognises them on the table: value, price, fee, icons, materials, and what they do."""

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache

from scorers.core.api import Msg, Option, Player, Row, known, msg, plain
from scorers.core.display import Face, Sign
from scorers.le_havre.cards import CARDS, Card, Effect, Line
from scorers.le_havre.printed import SHIPS, ShipType, ship_type
from scorers.le_havre.words import amount_msg, name, so_many, things


@lru_cache(maxsize=256)
def face(thing: str) -> Face:
    """Return one card of the box."""
    return _ship_face(thing) if thing in SHIPS else _building_face(CARDS[thing])


@lru_cache(maxsize=1)
def faces() -> tuple[Face, ...]:
    """Return the catalogue: buildings by number, then special ones, then ships."""
    return tuple(face(thing) for thing in (*CARDS, *SHIPS))


def options(things: Iterable[str]) -> tuple[Option, ...]:
    """Return things to pick from; a card shows its face."""
    return tuple(Option(t, name(t), face(t) if t in CARDS or t in SHIPS else None) for t in things)


def row(thing: str, n: int | None, low: int = 0, high: int | None = None, seat: str | None = None) -> Row:
    """Return the number of a thing, as a form asks for it."""
    return Row(thing, name(thing), n, low, high, seat, thing)


def guests(where: Mapping[str, str]) -> tuple[Option, ...]:
    """Return seats to pick from, by the buildings their discs stand in."""
    return tuple(
        Option(seat, msg("le_havre-use-stands", who=Player(seat), what=name(card)), face(card))
        for seat, card in where.items()
    )


def _building_face(card: Card) -> Face:
    group = msg("le_havre-type-ship") if card.is_ship else msg(f"le_havre-type-{card.type}", n=1)
    check = msg("le_havre-check-card") if card.doubtful else None
    signs = _signs(
        number=card.number or None,
        value=None if card.unknown else card.value,
        price=None if card.price == card.value else card.price,
        hammer=card.hammers or None,
        fisherman=card.fishermen or None,
        **(card.cost or {}),
    )
    return Face(
        card.thing, name(card.thing), signs, group=group, text=_text(card), state=check, our_words=card.our_words
    )


def _signs(**numbers: int | None) -> tuple[Sign, ...]:
    """Return what is printed as symbols with their numbers."""
    return tuple(Sign(symbol, known(n)) for symbol, n in numbers.items() if n is not None)


def _ship_face(thing: str) -> Face:
    ship, kind = SHIPS[thing], ship_type(thing)
    signs = _signs(value=ship.value, price=kind.price, **kind.cost, energy=kind.energy)
    return Face(thing, name(thing), signs, group=msg("le_havre-type-ship"), text=_ship_text(ship.type, kind))


def _ship_text(type_: str, kind: ShipType) -> Msg:
    if not kind.carries:
        return msg("le_havre-text-liner")
    food = tuple(plain(str(n)) for n in kind.food.values())
    return msg(f"le_havre-text-ship-{type_}", food=food, n=kind.carries)


def fee_msg(card: Card) -> Msg:
    """Return the entry fee in words: "2 food or 1 franc"."""
    if card.fee is None:
        return msg("le_havre-fee-closed")
    if not card.fee:
        return msg("le_havre-fee-free")
    parts = tuple(amount_msg(thing, n) for way in card.fee for thing, n in way.items())
    return msg("le_havre-fee-either", a=parts[0], b=parts[1]) if len(parts) > 1 else msg("le_havre-fee", what=parts[0])


def _text(card: Card) -> Msg:
    """Return fee and effect; what no exchange describes has its own words."""
    sentences = [] if card.unknown else [fee_msg(card)]
    if card.effect is not None:
        sentences += _effect_texts(card, card.effect)
    if card.effect is None or card.passive or card.bonus or card.guest:
        sentences.append(msg(f"le_havre-does-{card.id}"))
    return msg("le_havre-sentences", all=_chain(sentences))


def _chain(sentences: list[Msg]) -> Msg:
    """Return sentences one after the other."""
    first, *rest = sentences
    return msg("le_havre-then", a=first, b=_chain(rest)) if rest else first


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
    give, get = things(line.give), things(line.get)
    if give:
        yield msg("le_havre-does-swap", give=give, get=get)
    else:
        yield msg("le_havre-does-gain", what=get)
    energy, per = line.energy
    if energy:
        yield msg("le_havre-does-energy", n=energy, per=per)
    for thing, every in line.bonus.items():
        yield msg("le_havre-does-bonus", what=amount_msg(thing, 1), n=every)
    if line.most is not None:
        yield msg("le_havre-does-most", n=line.most)
    for good, n in line.most_by.items():
        yield msg("le_havre-does-most-by", n=n, what=so_many(good, 1))
