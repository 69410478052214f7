"""The buildings: what is printed on them, which game they belong to, and who can want what with them."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, Self

from scorers.core.api import Frozen, Setup, load
from scorers.le_havre.printed import SLUG, deck, start_ships

PREFIX: Final = "building."
"""How the thing of a building card begins."""

TYPES: Final = ("Rz", "Go", "Pr", "Pu", "Ps")
"""The building types, as the Polish rulebook abbreviates them."""


class Line(Frozen):
    """One exchange an effect offers, as often as `most` allows."""

    give: Mapping[str, int] = {}
    get: Mapping[str, int] = {}
    most: int | None = None
    most_by: Mapping[str, int] = {}
    """At most so many times for each of a good one owns."""
    energy: tuple[int, int] = (0, 1)
    """Energy for so many exchanges: (1, 2) is half an energy each, rounded up."""
    bonus: Mapping[str, int] = {}
    """One extra for every so many exchanges, rounded down."""


class Effect(Frozen):
    """What a building does for whoever enters it."""

    kind: str
    gain: Mapping[str, int] = {}
    needs: Mapping[str, int] = {}
    per_hammer: Mapping[str, int] = {}
    per_fisherman: Mapping[str, int] = {}
    any_hammer: Mapping[str, int] = {}
    per_type: Mapping[str, Mapping[str, int]] = {}
    """What each own building of a type brings."""
    more_for: Mapping[str, int] = {}
    """How many more may be chosen for each own building of a type."""
    lines: tuple[Line, ...] = ()
    either: bool = False
    energy_once: int = 0
    energy: int = 0
    thing: str = ""
    steps: tuple[int, ...] = ()
    pool: str = ""
    without: tuple[str, ...] = ()
    count: int = 0
    most: int = 0
    loans: int = 0
    saves: Mapping[str, int] = {}
    francs: int = 0
    animals: tuple[str, ...] = ()
    per: int = 1
    pools: tuple[str, ...] = ("all",)
    """Goods of one pool are swapped for others of the same."""
    by_price: bool = False
    """Swapped for the same price, not for the same number."""
    price: Mapping[str, int] = {}
    """Francs for one of a good."""
    each: Mapping[str, int] = {}
    """What every other player gives, by the number of players."""


class Bonus(Frozen):
    """What the plus symbol adds at the end."""

    goods: tuple[int, int] | None = None
    """So many francs for so many goods, rounded down."""
    ships: int = 0
    types: Mapping[str, int] = {}
    cattle: int = 0


class Passive(Frozen):
    """What a card does for its owner without being entered."""

    saves: tuple[str, ...] = ()
    energy: int = 0
    calves: int = 0
    from_: int = 0
    to: int = 0
    fish: Mapping[str, int] = {}
    on_visit: int = 0
    """Francs when another player enters one of the owner's buildings."""
    on_offer: Mapping[str, int] = {}
    """Francs when another player takes an offer."""
    on_built: Mapping[str, int] = {}
    """Francs when another player builds a card."""
    on_sailing: int = 0
    """Francs from each ship another player sends out."""
    no_interest: bool = False
    final_actions: int = 1
    food_as: str = ""
    replaces: str = ""
    """The good that stands in for one material of each building."""
    sails_on: Mapping[str, int] = {}
    """The energy of goods that are fuel for ships only."""
    fine: int = 0
    """Francs of whoever is sent home and so comes here instead."""
    fine_own: int = 0
    """The same for its owner."""
    evicts: bool = False
    """Whether its owner sends discs home from own buildings."""
    taken_with: str = ""
    """The good whose next taker must take the card as well."""


class Guest(Frozen):
    """What a card does for whoever stands in it, whoever owns it."""

    on_offer: int = 0
    """Francs for each offer taken."""
    onward: bool = False
    """Whether leaving it means two buildings in a row, without their fees."""


class Games(Frozen):
    """For which player counts a card is in."""

    in_: tuple[int, ...] = ()
    start: tuple[int, ...] = ()


class Card(Frozen):
    """One building card as printed; doubtful values carry what else was found."""

    id: str
    set: str
    number: int | None = None
    code: str = ""
    type: str
    value: int
    price: int | None
    fee: tuple[Mapping[str, int], ...] | None
    """Alternatives; none: free; `None`: nobody can enter."""
    cost: Mapping[str, int] | None = None
    hammers: int = 0
    fishermen: int = 0
    games: Mapping[str, Games] = {}
    bonus: Bonus | None = None
    effect: Effect | None = None
    passive: Passive | None = None
    guest: Guest | None = None
    is_ship: bool = False
    exchange: str = ""
    """The type of own ship that leaves the game for it at a wharf."""
    sellable: bool = True
    solo: bool = True
    type_listed: str = ""
    fishermen_listed: int | None = None
    cost_scan: Mapping[str, int] | None = None
    check: bool = False
    """Sources disagree: look at the card."""
    our_words: tuple[str, ...] = ()
    """Languages in which the name is our own."""
    unknown: bool = False
    """Nothing printed on it is known: the table writes it."""

    @property
    def thing(self) -> str:
        """Return the card as a thing."""
        return PREFIX + self.id

    @property
    def shelters(self) -> bool:
        """Return whether no disc is sent home from here: nothing happens there (building list: Straż przybrzeżna)."""
        return not self.unknown and (self.fee is None or self.effect is None or self.effect.kind == "none")

    @property
    def special(self) -> bool:
        """Return whether it comes from the face-down stack."""
        return self.set not in ("start", "ordinary")

    def ruled(self, rulings: Mapping[str, str]) -> Self:
        """Return the card as a table reads it where sources disagree; without a ruling the printed card decides."""
        other: dict[str, object] = {}
        if self.type_listed:
            other["type"] = rulings.get(f"type_{self.id}", self.type)
        if self.fishermen_listed is not None and rulings.get("wharf_fisherman") == "one":
            other["fishermen"] = self.fishermen_listed
        if self.cost_scan and rulings.get(f"cost_{self.id}") == "scan":
            other["cost"] = self.cost_scan
        if self.is_ship and self.check and rulings.get("yacht_for_sale") == "no":
            other["price"] = None
        return self.model_copy(update=other) if other else self


class Cards(Frozen):
    """data/games/le_havre/cards.json."""

    source: str
    cards: tuple[Card, ...]


CARDS: Final[Mapping[str, Card]] = {card.thing: card for card in load(SLUG, "cards.json", Cards).cards}
"""Every card by its thing ("building.joinery")."""


@lru_cache(maxsize=16)
def start_cards(variant: str, players: int) -> tuple[str, ...]:
    """Return the buildings the city owns from the start (rulebook p. 3, points 10 and 11)."""
    return tuple(key for key, card in CARDS.items() if players in card.games.get(variant, Games()).start)


@lru_cache(maxsize=16)
def proposal_cards(variant: str, players: int) -> tuple[str, ...]:
    """Return the ordinary buildings that come into the three stacks, lowest number first."""
    found = [card for card in CARDS.values() if players in card.games.get(variant, Games()).in_]
    return tuple(card.thing for card in sorted(found, key=lambda card: card.number or 0))


@lru_cache(maxsize=32)
def special_cards(variant: str, players: int, expansion: bool) -> tuple[str, ...]:  # noqa: FBT001
    """Return the special buildings that may turn up: none in the short variant, two fewer in a game for one."""
    if variant == "short":
        return ()
    sets = {"special", "blank", "hameau", "promo"} if expansion else {"special", "blank"}
    return tuple(key for key, card in CARDS.items() if card.set in sets and (card.solo or players > 1))


def specials_of(setup: Setup) -> tuple[str, ...]:
    """Return the special buildings of this table."""
    return special_cards(setup.variant, setup.players, setup.options.get("expansion") == "yes")


def game_cards(setup: Setup) -> tuple[str, ...]:
    """Return every building that can be owned at this table."""
    variant, players = setup.variant, setup.players
    return (*start_cards(variant, players), *proposal_cards(variant, players), *specials_of(setup))


def all_ships(setup: Setup) -> tuple[str, ...]:
    """Return every ship card that can be owned at this table."""
    return (*start_ships(setup.variant, setup.players), *deck(setup.variant, setup.players))
