"""Forms of what a seat may do at any moment: buy, sell, build, repay, come by a ship, give loans back at the court."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from scorers.core.forms import Amounts, Answers, Ask, Form, Move, Option, Pick, Place, Row, numbers, picked
from scorers.core.ledger import Transfer
from scorers.core.msg import BOX, TABLE, Msg, Player, msg, thing_msg
from scorers.le_havre.cards import cards, game_cards, price_of
from scorers.le_havre.discs import discs_home
from scorers.le_havre.due_forms import name
from scorers.le_havre.dues import building_cost, give, materials
from scorers.le_havre.faces import face
from scorers.le_havre.favours import favours
from scorers.le_havre.flow import acting, just_acted, owing, phase_of
from scorers.le_havre.holdings import (
    face_now,
    in_city,
    open_ships,
    owned,
    owner_of,
    tops,
    unread,
    value,
    written,
)
from scorers.le_havre.model import (
    CITY,
    SPOT,
    STACKS,
    Borrowed,
    CardSold,
    CardTaken,
    HavreState,
    Phase,
    Repaid,
)
from scorers.le_havre.printed import FRANC, LOAN, SLUG, constants, ship_type, ships

COURT = "building.local_court"
"""Sąd rejonowy."""


TOY_FAIR = "building.e2010"
"""The one card that hands out loans."""


def price(state: HavreState, card: str) -> int | None:
    """What it costs to buy; `None`: never for sale (p. 5-6)."""
    if card in ships():
        return ship_type(card).price
    told = written(state, card)
    return price_of(card, state.rulings) if told is None else told.price


def home_of(state: HavreState, card: str) -> str:
    """Where a card lies now; one that lies nowhere the app knows comes out of the box."""
    return owner_of(state, card) or BOX


def on_sale(state: HavreState) -> tuple[str, ...]:
    """City buildings, top proposals and top ships, as far as they can be bought (p. 5-6)."""
    found = (*in_city(state), *tops(state)) if "cards" in state.keeps else ()
    fleet = open_ships(state) if "ships" in state.keeps else ()
    return tuple(card for card in (*found, *fleet) if price(state, card) is not None)


def buildable(state: HavreState) -> tuple[str, ...]:
    """Top proposals that have a building cost, and the stadium once a stack is empty (p. 9; building list)."""
    found = [card for card in tops(state) if cards()[card].cost]
    spot = [card for card in game_cards(state.setup) if state.ledger.n(SPOT, card) == 1]
    return tuple(found + (spot if a_stack_is_empty(state) else []))


def a_stack_is_empty(state: HavreState) -> bool:
    """Whether one of the three stacks is gone, as far as anybody knows."""
    stacks = state.flow.stacks
    return not stacks or "stacks" not in state.keeps or any(not stack for stack in stacks)


def take(state: HavreState, seat: str, card: str) -> tuple[Transfer, ...]:
    """A card comes to a seat."""
    return (Transfer(src=home_of(state, card), dst=seat, thing=card), *discs_home(state, card))


def buy_form(state: HavreState, key: str, answers: Answers) -> Form:
    """Buy a city building, a top proposal or a top ship (p. 5-6)."""
    seat, chosen = key.split("/")[1], picked(answers, "card")
    title = msg("le_havre-buy-title", who=Player(seat))
    found = (_for_sale(state, seat, card) for card in on_sale(state))
    options = tuple(sorted(found, key=lambda option: option.because is not None))
    asks: list[Ask] = [Pick("card", msg("le_havre-which-card"), options, chosen)]
    if not chosen:
        return Form(key, title, tuple(asks))
    card = chosen[0]
    cost = numbers(answers, "price").get(FRANC, price(state, card) or 0)
    if "francs" in state.keeps:
        asks.append(_amount("price", "le_havre-buy-price", FRANC, cost))
    transfers = (*give(seat, TABLE, {FRANC: cost}), *take(state, seat, card))
    confirm = msg("le_havre-buy-confirm", what=name(card), price=thing_msg(SLUG, FRANC, cost))
    return Form(key, title, tuple(asks), confirm, event=CardTaken(seat=seat, card=card, transfers=transfers))


def _for_sale(state: HavreState, seat: str, card: str) -> Option:
    purse, cost = state.ledger.n(seat, FRANC), price(state, card) or 0
    short = purse is not None and purse < cost
    because = msg("le_havre-costs", what=thing_msg(SLUG, FRANC, cost)) if short else None
    shown = face_now(state, card)
    return Option(card, shown.name, shown, because)


def _amount(ask: str, label: str, thing: str, n: int, low: int = 0) -> Amounts:
    return Amounts(ask, msg(label), (Row(thing, name(thing), n, low, thing=thing),))


def build_form(state: HavreState, key: str, answers: Answers) -> Form:
    """Build a proposal, its materials handed in; the main action itself is not followed (p. 6)."""
    seat, chosen = key.split("/")[1], picked(answers, "card")
    title = msg("le_havre-build-title", who=Player(seat))
    options = tuple(Option(card, name(card), face(card)) for card in buildable(state))
    pick = Pick("card", msg("le_havre-which-card"), options, chosen)
    if not chosen:
        return Form(key, title, (pick,))
    card = chosen[0]
    paid = materials(state, seat, building_cost(state, seat, card))
    asks: tuple[Ask, ...] = (pick,)
    if "goods" in state.keeps:
        paid = {**paid, **numbers(answers, "paid")}
        rows = tuple(Row(good, name(good), n, seat=seat, thing=good) for good, n in paid.items())
        asks = (pick, Amounts("paid", msg("le_havre-build-paid"), rows))
    transfers = (*give(seat, TABLE, paid), *take(state, seat, card))
    event = CardTaken(seat=seat, card=card, how="built", transfers=transfers)
    return Form(key, title, asks, msg("le_havre-build-confirm", what=name(card)), event=event)


def get_form(state: HavreState, key: str, answers: Answers) -> Form:
    """A card for a seat, come by without the app: a ship "get/s2/ship.S04", or any card nobody owns "get/s2"."""
    _, seat, *rest = key.split("/")
    title = msg("le_havre-get-title", who=Player(seat))
    chosen = tuple(rest) or picked(answers, "card")
    asks = () if rest else (Pick("card", title, tuple(Option(c, name(c), face(c)) for c in _ownerless(state)), chosen),)
    if not chosen:
        return Form(key, title, asks)
    event = CardTaken(seat=seat, card=chosen[0], how="given", transfers=take(state, seat, chosen[0]))
    return Form(key, title, asks, msg("le_havre-get-confirm", what=name(chosen[0])), event=event)


def _ownerless(state: HavreState) -> tuple[str, ...]:
    """Every card of this game that no seat owns."""
    own = owned(state)
    taken = {card for seat in state.setup.ids for card in own[seat]}
    inside = (*game_cards(state.setup), *(state.flow.ships if "ships" in state.keeps else ()))
    return tuple(card for card in inside if card not in taken)


def sell_form(state: HavreState, key: str, answers: Answers) -> Form:
    """Sell a building or ship to the city for half its value: one of them, or the one that was touched (p. 6)."""
    _, seat, *touched = key.split("/")
    chosen = picked(answers, "card") or tuple(touched)
    title = msg("le_havre-sell-title", who=Player(seat))
    options = tuple(_sellable(state, card) for card in owned(state)[seat])
    pick = Pick("card", title, options, chosen)
    if not chosen:
        return Form(key, title, (pick,))
    card = chosen[0]
    half = max(0, value(state, card) // constants().sell_divisor)
    home = STACKS if card in ships() else CITY
    transfers = (
        Transfer(src=seat, dst=home, thing=card),
        *discs_home(state, card),
        *give(TABLE, seat, {FRANC: half}),
    )
    confirm = msg("le_havre-sell-confirm", what=name(card), price=thing_msg(SLUG, FRANC, half))
    return Form(key, title, (pick,), confirm, event=CardSold(seat=seat, card=card, transfers=transfers))


def _sellable(state: HavreState, card: str) -> Option:
    shown = face_now(state, card)
    return Option(card, shown.name, shown, _unsellable(state, card))


def _unsellable(state: HavreState, card: str) -> Msg | None:
    """Why a card cannot be sold."""
    if card in cards() and not cards()[card].sellable:
        return msg("le_havre-not-sellable")
    return msg("le_havre-unread") if unread(state, card) else None


def repay_form(state: HavreState, key: str, answers: Answers) -> Form:
    """Pay loans back, five francs each, at any moment (p. 10)."""
    seat = key.split("/")[1]
    title = msg("le_havre-repay-title", who=Player(seat))
    n = numbers(answers, "n").get(LOAN, 1)
    most = state.ledger.n(seat, LOAN)
    ask = Amounts("n", title, (Row(LOAN, name(LOAN), n, 1, most, seat=seat, thing=LOAN),))
    cost = n * constants().repay
    transfers = (*give(seat, TABLE, {FRANC: cost}), *give(seat, TABLE, {LOAN: n}))
    confirm = msg("le_havre-repay-confirm", loans=thing_msg(SLUG, LOAN, n), price=thing_msg(SLUG, FRANC, cost))
    event = Repaid(seat=seat, n=n, transfers=transfers) if n > 0 else None
    return Form(key, title, (ask,), confirm, event=event)


def borrow_form(_state: HavreState, key: str, answers: Answers) -> Form:
    """Loans taken outside a due: only the toy fair allows it (p. 10; digest 7.2)."""
    seat = key.split("/")[1]
    title = msg("le_havre-borrow-title", who=Player(seat))
    n = numbers(answers, "n").get(LOAN, 1)
    ask = Amounts("n", title, (Row(LOAN, name(LOAN), n, 1, seat=seat, thing=LOAN),))
    transfers = tuple(give(TABLE, seat, {LOAN: n, FRANC: n * constants().loan}))
    confirm = msg("le_havre-borrow-confirm", loans=thing_msg(SLUG, LOAN, n))
    event = Borrowed(seat=seat, n=n, transfers=transfers) if n > 0 else None
    return Form(key, title, (ask,), confirm, event=event)


def court_transfers(seat: str, back: int, francs: int) -> tuple[Transfer, ...]:
    """Loans given back at the court, and its two francs."""
    return (*give(seat, TABLE, {LOAN: back}), *give(TABLE, seat, {FRANC: francs}))


def court_ways(loans: int) -> Mapping[str, tuple[int, int]]:
    """What the court offers: (loans back, francs), by how many one has (building list: Sąd rejonowy)."""
    if loans > 2:  # noqa: PLR2004 - two of three or more, or one and two francs
        return {"two": (2, 0), "one": (1, 2)}
    return {"one": (1, 2 if loans == 2 else 0)} if loans else {}  # noqa: PLR2004 - exactly two


def court_form(state: HavreState, key: str, answers: Answers) -> Form:
    """The court, for a table that does not follow its buildings."""
    seat = key.split("/")[1]
    title = msg("le_havre-court-title", who=Player(seat))
    ways = court_ways(state.ledger.n(seat, LOAN) or 0)
    chosen = picked(answers, "way") or tuple(ways)[:1]
    if not chosen:
        return Form(key, title, note=msg("le_havre-court-none"))
    back, francs = ways[chosen[0]]
    options = tuple(Option(way, court_msg(*what)) for way, what in ways.items())
    asks = (Pick("way", title, options, chosen),) if len(ways) > 1 else ()
    event = Repaid(seat=seat, n=back, free=True, transfers=court_transfers(seat, back, francs))
    return Form(key, title, asks, court_msg(back, francs), event=event)


def court_msg(back: int, francs: int) -> Msg:
    """What the court does, in words."""
    loans = thing_msg(SLUG, LOAN, back)
    if francs:
        return msg("le_havre-court-francs", loans=loans, francs=thing_msg(SLUG, FRANC, francs))
    return msg("le_havre-court-back", loans=loans)


def side_moves(state: HavreState, seat: str, held: tuple[str, ...]) -> tuple[Move, ...]:
    """What this seat may do now, beside the turn; only what the rules allow at this moment."""
    return tuple(_side_moves(state, seat, held))


def _side_moves(state: HavreState, seat: str, held: tuple[str, ...]) -> Iterator[Move]:
    keeps, phase = state.keeps, state.flow.phase
    may_buy = seat in (acting(state), just_acted(state)) or phase is Phase.ROUND
    if phase is Phase.ROUND and keeps & {"francs", "goods"}:
        yield _move("take", seat)
        yield _move("use", seat)
    yield from _with_cards(seat, may_buy) if "cards" in keeps else _without_cards(state, seat, may_buy)
    if may_sell(state, seat):
        for_sale = (card for card in held if _unsellable(state, card) is None)
        yield from (
            Move(f"sell/{seat}/{card}", msg("le_havre-move-sell"), Place.THING, seat, card) for card in for_sale
        )
    if state.ledger.n(seat, LOAN):
        yield _move("repay", seat)
    yield from favours(state, seat)


def _with_cards(seat: str, may_buy: bool) -> Iterator[Move]:  # noqa: FBT001
    """Buildings are kept: buy and build in the own turn, come by one in another way at any time."""
    if may_buy:
        yield _move("buy", seat)
        yield _move("build", seat)
    yield _move("get", seat)


def _without_cards(state: HavreState, seat: str, may_buy: bool) -> Iterator[Move]:  # noqa: FBT001
    """Buildings are not kept: ships and loans, where something the app does not follow changes them."""
    inside = game_cards(state.setup)
    if "ships" in state.keeps and (may_buy or state.flow.phase is Phase.FINAL):
        for ship in open_ships(state):
            yield Move(f"get/{seat}/{ship}", msg("le_havre-move-get-ship", what=name(ship)), Place.SEAT, seat, ship)
    if may_buy and state.ledger.n(seat, LOAN) and COURT in inside:
        yield _move("court", seat)
    if may_buy and TOY_FAIR in inside:
        yield _move("borrow", seat)


def may_sell(state: HavreState, seat: str) -> bool:
    """At any time; by the advanced rule outside one's own turn only what one is forced to (p. 6, 12)."""
    if state.setup.options.get("advanced_selling") != "yes":
        return True
    return (
        seat in (acting(state), just_acted(state))
        or state.flow.phase in (Phase.ROUND, Phase.FINAL, Phase.OVER)
        or (
            phase_of(state) in (Phase.FEED, Phase.INTEREST) and (state.flow.phase is Phase.FEED or seat in owing(state))
        )
    )


def _move(kind: str, seat: str) -> Move:
    return Move(f"{kind}/{seat}", msg(f"le_havre-move-{kind}"), Place.SEAT, seat)
