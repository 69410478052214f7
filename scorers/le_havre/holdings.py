"""Who owns what, read from the ledger: cards, icons, types, the ships on their stacks."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from functools import lru_cache
from typing import Final

from scorers.core.api import BOX, NONE, Amount, Transfer, known, per_state, plain
from scorers.core.display import Face, Sign
from scorers.le_havre.cards import CARDS, PREFIX, Card, Passive, game_cards, proposal_cards, specials_of
from scorers.le_havre.faces import Rulings, face, face_at, faces_at
from scorers.le_havre.model import CITY, PAWN, PROPOSALS, STACKS, HavreState, Written
from scorers.le_havre.printed import DISC, GOODS, SHIPS, TABLES, round_card

Owned = Mapping[str, tuple[str, ...]]
"""The cards of each owner: seats, the city, proposals, stacks."""


LAST = 999
"""A number after all numbers: a card without one comes last."""

READ_OUT: Final = {"type", "value", "price", "hammers", "fishermen"}
"""What somebody reads out of a card nobody knows."""


@per_state
def owned(state: HavreState) -> Owned:
    """Return every building and ship with whoever holds it, in one walk through the ledger."""
    found: dict[str, list[str]] = {seat: [] for seat in state.setup.ids}
    for (owner, thing), amount in state.ledger.values.items():
        if amount.n and owner != BOX and thing.startswith((PREFIX, "ship.")):
            found.setdefault(owner, []).append(thing)
    order = _order()
    return {owner: tuple(sorted(held, key=order.__getitem__)) for owner, held in found.items()}


@lru_cache(maxsize=1)
def _order() -> Mapping[str, int]:
    """Return cards as the catalogue lists them."""
    return {thing: at for at, thing in enumerate((*CARDS, *SHIPS))}


def in_order(cards: Iterable[str]) -> tuple[str, ...]:
    """Return cards as the catalogue lists them, each once."""
    return tuple(sorted(set(cards), key=_order().__getitem__))


def buildings(held: Iterable[str]) -> tuple[str, ...]:
    """Return the buildings among these cards."""
    return tuple(card for card in held if card.startswith(PREFIX))


def afloat(held: Iterable[str]) -> tuple[str, ...]:
    """Return the ships among these cards."""
    return tuple(card for card in held if card in SHIPS)


def owner_of(state: HavreState, card: str) -> str | None:
    """Return the seat, or the place of the Table, where a card lies; `None`: face down, or nobody knows."""
    return _places(state).get(card)


@per_state
def _places(state: HavreState) -> Mapping[str, str]:
    """Return where each card lies."""
    return {card: owner for owner, held in owned(state).items() for card in held}


def lies(state: HavreState, where: str, card: str) -> bool:
    """Return whether a card lies in a place of the Table, or may lie there: nobody has said where it is."""
    loose = state.ledger.keeps(card) and state.ledger.n(BOX, card) is None and owner_of(state, card) is None
    return loose or state.ledger.n(where, card) == 1


def in_stacks(state: HavreState) -> tuple[str, ...]:
    """Return the ordinary buildings still in the proposals, lowest number first."""
    values = state.ledger.values
    there = {card for (owner, card), found in values.items() if owner == PROPOSALS and found.exact and found.n == 1}
    placed = {card for (owner, card), found in values.items() if (found.exact if owner == BOX else found.n)}
    there |= state.ledger.kept - placed  # what lies nowhere the app knows may lie there
    setup = state.setup
    left = (card for card in (*proposal_cards(setup.variant, setup.players), *specials_of(setup)) if card in there)
    return tuple(sorted(left, key=lambda card: CARDS[card].number or LAST))


def tops(state: HavreState) -> tuple[str, ...]:
    """Return the proposals that can be bought or built: the top cards, or any where nobody entered the stacks."""
    if state.flow.stacks and "stacks" in state.keeps:
        return tuple(stack[0] for stack in state.flow.stacks if stack)
    return in_stacks(state)


def city_builds_next(state: HavreState) -> str | None:
    """Return what the city builds: the lowest number on top; each stack being sorted, it is the lowest left (p. 8)."""
    return next(iter(in_stacks(state)), None)


def specials_left(state: HavreState) -> tuple[str, ...]:
    """Return the special buildings that have not been revealed."""
    return tuple(card for card in specials_of(state.setup) if lies(state, BOX, card))


def ships_there(state: HavreState) -> tuple[str, ...]:
    """Return the ships that have come and still lie on their stacks."""
    kept = "ships" in state.keeps
    return tuple(ship for ship in state.flow.ships if not kept or lies(state, STACKS, ship))


def open_ships(state: HavreState) -> tuple[str, ...]:
    """Return the top ship of each stack: the last of its type that came and still lies there (p. 8)."""
    top = {SHIPS[ship].type: ship for ship in ships_there(state)}
    return tuple(top[type_] for type_ in TABLES.ship_types if type_ in top)


def food_of_ships(state: HavreState, held: Iterable[str]) -> int:
    """Return what a seat's ships bring at the end of a round (p. 7); the Soup Kitchen feeds like a wooden ship."""
    kinds, players = TABLES.ship_types, str(state.setup.players)
    fleet = [SHIPS[card].type for card in held if card in SHIPS]
    fleet += [does.food_as for card in held if card in CARDS and (does := CARDS[card].passive) and does.food_as]
    return sum(kinds[type_].food[players] for type_ in fleet)


def food_due(state: HavreState) -> int:
    """Return what everybody must hand in this round, before ships (p. 7)."""
    return round_card(state.setup, state.flow.round).food


def written(state: HavreState, card: str) -> Written | None:
    """Return what the table has read out of a card nobody knows."""
    return next((w for w in state.flow.written if PREFIX + w.card == card), None)


def unread(state: HavreState, *held: str) -> tuple[str, ...]:
    """Return those of these cards of which nobody has said yet what is printed on them."""
    return tuple(card for card in held if card in _blanks() and written(state, card) is None)


@lru_cache(maxsize=1)
def _blanks() -> frozenset[str]:
    """Return the cards on which nothing is printed that anybody knows."""
    return frozenset(key for key, card in CARDS.items() if card.unknown)


def face_now(state: HavreState, card: str) -> Face:
    """Return the face of a card at this table: one that somebody has read out has its name and value."""
    told = written(state, card)
    if told is None:
        return face_at(card, *_table(state))
    worth = Sign("value", known(told.value))
    return replace(face(card), name=plain(told.name), signs=(worth,), value=worth)


def faces_now(state: HavreState) -> tuple[Face, ...]:
    """Return the catalogue as this table sees it."""
    return faces_at(*_table(state))


@per_state
def _table(state: HavreState) -> tuple[int, str, Rulings]:
    return state.setup.players, state.setup.variant, tuple(sorted(state.rulings.items()))


@per_state
def read(state: HavreState, card: str) -> Card:
    """Return a building as this table reads it: by its rulings, or as somebody has read out what nobody knows."""
    told = written(state, card)
    if told is None:
        return CARDS[card].ruled(state.rulings)
    return CARDS[card].model_copy(update=told.model_dump(include=READ_OUT))


def value(state: HavreState, card: str) -> int:
    """Return the printed value."""
    return SHIPS[card].value if card in SHIPS else read(state, card).value


def icons(state: HavreState, held: Iterable[str]) -> Mapping[str, int]:
    """Return how many hammers and fishermen these buildings show, and how many of them are of each type."""
    found: Counter[str] = Counter()
    for card in (read(state, building) for building in held if building.startswith(PREFIX)):
        found.update({"hammer": card.hammers, "fisherman": card.fishermen, card.type: 1})
    return found


def stock(state: HavreState, seat: str) -> Mapping[str, Amount]:
    """Return how many of each good a seat has; nothing where goods are not kept."""
    values = state.ledger.values
    return {good: values.get((seat, good), NONE) for good in GOODS} if "goods" in state.keeps else {}


def tokens(state: HavreState, seat: str) -> int | None:
    """Return all goods of a seat together."""
    told = [amount.n for amount in stock(state, seat).values() if amount.exact and amount.n is not None]
    return sum(told) if len(told) == len(GOODS) else None


def in_city(state: HavreState) -> tuple[str, ...]:
    """Return the buildings the city owns."""
    return tuple(card for card in game_cards(state.setup) if lies(state, CITY, card))


@per_state
def in_play(state: HavreState) -> frozenset[str]:
    """Return the cards that are the city's or somebody's, as far as cards are kept."""
    there = owned(state)
    return frozenset(card for owner in (CITY, *state.setup.ids) for card in there.get(owner, ()))


@lru_cache(maxsize=8)
def _able(what: str) -> tuple[tuple[Card, Passive], ...]:
    return tuple((card, card.passive) for card in CARDS.values() if card.passive and getattr(card.passive, what))


def passives(state: HavreState, what: str) -> Iterator[tuple[Card, Passive]]:
    """Yield the cards in play whose passive effect `what` is set, and that effect."""
    there = in_play(state)
    return ((card, does) for card, does in _able(what) if card.thing in there)


def standing(state: HavreState, seat: str) -> str | None:
    """Return the building a seat's disc stands in; `None`: it is at home, or nobody knows."""
    found = (owner.partition("@")[2] for owner, _, _ in state.ledger.held(seat, DISC))
    return next((building for building in found if building), None)


def give(src: str, dst: str, amounts: Mapping[str, int]) -> Iterator[Transfer]:
    """Return so many of each thing from one to the other."""
    return (Transfer(src=src, dst=dst, thing=thing, n=n) for thing, n in amounts.items() if n > 0)


@lru_cache(maxsize=1)
def pawnbroker() -> Card:
    """Return the card on which goods are pawned."""
    return next(card for card in CARDS.values() if card.effect and card.effect.kind == "pawn")


def pawned(state: HavreState, seat: str) -> Mapping[str, int]:
    """Return the goods a seat has with the pawnbroker."""
    owner = PAWN + seat
    if not any(of == owner for of, _ in state.ledger.values):  # as most of the time
        return {}
    return {good: n for good in GOODS if (n := state.ledger.n(owner, good))}
