"""What can be bought, built and sold, for how much, and what happens to a card that changes hands (p. 5-6, 9)."""

from collections.abc import Mapping
from typing import Final

from scorers.core.api import BOX, Issues, Msg, Player, Setup, Transfer, against, impossible, msg
from scorers.core.forms import Answers, Option, Pick, picked
from scorers.core.payments import best
from scorers.le_havre.automatic import discs_home
from scorers.le_havre.cards import CARDS, all_ships, game_cards
from scorers.le_havre.dues import feeding, interest, net_food, unpaid
from scorers.le_havre.flow import hungry, owing, trading
from scorers.le_havre.holdings import in_city, open_ships, owner_of, read, tops, unread
from scorers.le_havre.model import SPOT, HavreState, Phase
from scorers.le_havre.printed import SHIPS, ship_type
from scorers.le_havre.words import court_msg, name, things

COURT: Final = "building.local_court"
"""The court (building list: Sąd rejonowy)."""

TOY_FAIR: Final = "building.e2010"
"""The one card that hands out loans."""


def price(state: HavreState, card: str) -> int | None:
    """Return what it costs to buy; `None`: never for sale (p. 5-6)."""
    return ship_type(card).price if card in SHIPS else read(state, card).price


def on_sale(state: HavreState) -> tuple[str, ...]:
    """Return the city buildings, top proposals and top ships that can be bought (p. 5-6)."""
    found = (*in_city(state), *tops(state)) if "cards" in state.keeps else ()
    fleet = open_ships(state) if "ships" in state.keeps else ()
    return tuple(card for card in (*fleet, *found) if price(state, card) is not None)


def buildable(state: HavreState) -> tuple[str, ...]:
    """Return the top proposals with a building cost, and the stadium once a stack is empty (p. 9; building list)."""
    found = [card for card in tops(state) if CARDS[card].cost]
    spot = [card for card in game_cards(state.setup) if state.ledger.n(SPOT, card) == 1]
    return tuple(found + (spot if a_stack_is_empty(state) else []))


def a_stack_is_empty(state: HavreState) -> bool:
    """Return whether one of the three stacks is gone, as far as anybody knows."""
    stacks = state.flow.stacks
    return not stacks or "stacks" not in state.keeps or any(not stack for stack in stacks)


def take(state: HavreState, seat: str, card: str) -> tuple[Transfer, ...]:
    """Return how a card comes to a seat, out of the box where it lies nowhere the app knows."""
    return (Transfer(src=owner_of(state, card) or BOX, dst=seat, thing=card), *discs_home(state, card))


def unsellable(state: HavreState, card: str) -> Msg | None:
    """Return why a card cannot be sold."""
    if card in CARDS and not CARDS[card].sellable:
        return msg("le_havre-not-sellable")
    return msg("le_havre-unread") if unread(state, card) else None


def may_sell(state: HavreState, seat: str) -> bool:
    """Return whether a seat may sell: by the advanced rule, outside its turn only if forced to (p. 6, 12)."""
    if state.setup.options.get("advanced_selling") != "yes" or seat in trading(state):
        return True
    return state.flow.phase in (Phase.ROUND, Phase.FINAL, Phase.OVER) or _forced(state, seat)


def _forced(state: HavreState, seat: str) -> bool:
    """Return whether a seat owes more than it has, as far as is known: a sale that covers it was the last (p. 12)."""
    if seat in owing(state):
        owed = best(interest(state, seat))
        return owed.gives_up or owed.guess
    if state.flow.phase is not Phase.FEED or seat not in hungry(state):
        return False
    net = net_food(state, seat)
    if net is None or not state.keeps >= {"goods", "francs"}:
        return True
    return best(feeding(state, seat, net)).gives_up


def pays_now(state: HavreState, seat: str) -> bool:
    """Return whether this is a moment in which a seat may be forced to sell (p. 12)."""
    return state.flow.phase is Phase.FEED or seat in owing(state)


def court_ways(loans: int) -> Mapping[str, tuple[int, int]]:
    """Return what the court offers: (loans back, francs), by how many one has (building list: Sąd rejonowy)."""
    if loans > 2:  # noqa: PLR2004 - two of three or more, or one and two francs
        return {"two": (2, 0), "one": (1, 2)}
    return {"one": (1, 2 if loans == 2 else 0)} if loans else {}  # noqa: PLR2004 - exactly two


def court(loans: int, answers: Answers, title: Msg) -> tuple[tuple[Pick, ...], tuple[int, int]]:
    """Return which of its two ways the court is asked for, and the loans back and francs of it; none without loans."""
    ways = court_ways(loans)
    chosen = next((way for way in picked(answers, "way") if way in ways), next(iter(ways), ""))
    among = tuple(Option(way, court_msg(*what)) for way, what in ways.items())
    asks = (Pick("way", title, among, (chosen,)),) if len(ways) > 1 else ()
    return asks, ways.get(chosen, (0, 0))


def no_such_card(*wanted: str) -> Issues:
    """Return that a card is in no box."""
    return no_such_building(*(card for card in wanted if card not in SHIPS))


def no_such_building(*wanted: str) -> Issues:
    """Return that a building is in no box."""
    return tuple(impossible("le_havre-no-such-card", what=card) for card in wanted if card not in CARDS)


def not_in_game(setup: Setup, *held: tuple[str, str]) -> Issues:
    """Yield that a seat is given a card that belongs to another number of players."""
    inside = {*game_cards(setup), *all_ships(setup)}
    for seat, card in held:
        if card not in inside:
            yield against("le_havre-card-not-in-game", who=Player(seat), what=name(card), players=setup.players)


def not_on_top(state: HavreState, card: str) -> Issues:
    """Yield that a card lies below others of its stack; whatever the city owns lies open."""
    if card in SHIPS:
        if "ships" in state.keeps and card not in open_ships(state):
            yield against("le_havre-not-on-top", what=name(card))
    elif (owner_of(state, card) or "").endswith("@proposals") and card not in tops(state):
        yield against("le_havre-not-on-top", what=name(card))


def materials_short(cost: Mapping[str, int], paid: Mapping[str, int]) -> Issues:
    """Yield that fewer materials are handed in than a building or ship costs (p. 6)."""
    if missing := unpaid(cost, paid):
        yield against("le_havre-materials-short", what=things(missing))
