"""What the table sees of Le Havre."""

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache

from scorers.core import display
from scorers.core.api import NONE, TABLE, Amount, Move, Place, Player, known, msg
from scorers.core.core_moves import count_move
from scorers.core.display import Figure, Held, Mark, Part, SeatView, Shape, Step, TableView, Track, Why
from scorers.core.glance import Bars, Fact, Tone, Turns
from scorers.le_havre import holdings
from scorers.le_havre.acts import ACTS
from scorers.le_havre.acts.calculators import CALCULATORS
from scorers.le_havre.automatic import unwelcome
from scorers.le_havre.cards import game_cards
from scorers.le_havre.dues import food_at_hand, net_food, repayable
from scorers.le_havre.flow import acting, finals_left, owing, phase_of, seat_at, trading
from scorers.le_havre.holdings import Owned, afloat, buildings, open_ships, owned, tops
from scorers.le_havre.market import COURT, TOY_FAIR, may_sell, unsellable
from scorers.le_havre.model import CITY, Harbour, HavreState, Phase
from scorers.le_havre.now import RULES, entries, now
from scorers.le_havre.overview import CITY_SIGNS, overview
from scorers.le_havre.printed import FRANC, LOAN, OFFERS, round_cards
from scorers.le_havre.scoring import category, projection
from scorers.le_havre.words import name, things, tile_msg

SHOWN_ICONS = ("hammer", "fisherman", "Rz", "Go", "Pr", "Pu")
"""What some card counts: hammers, fishermen and types."""

TOOLS = CALCULATORS.all()
"""Calculators: what a building pays, and how a larder feeds best."""


def view(state: HavreState, _viewer: str | None) -> TableView:
    """Return everything a table screen shows; nothing of this game is secret."""
    own, ids = owned(state), state.setup.ids
    fortunes = projection(state) if keeps_fortune(state) else None
    seats = (*(_seat(state, seat, own[seat], fortunes) for seat in ids), _table(state, own))
    catalogue = display.owned(holdings.faces_now(state), {card: seat for seat in ids for card in own[seat]})
    return TableView(_track(state), now(state), seats, catalogue, RULES, TOOLS)


# ----------------------------------------------------------------------------------------------------------- the track


def _track(state: HavreState) -> Track:
    return replace(_line(state), overview=overview(state))


def _line(state: HavreState) -> Track:
    flow = state.flow
    marks = _marks(state.setup.variant, state.setup.players)
    rounds = Step("round", msg("le_havre-step-round"), flow.round, flow.rounds, marks)
    if phase_of(state) in (Phase.FINAL, Phase.OVER):
        line = hunger(state.setup.variant, state.setup.players, flow.rounds + 1)
        return Track((Step("final", msg("le_havre-at-final")),), _acting(state), state.setup.first, line)
    line = hunger(state.setup.variant, state.setup.players, flow.round)
    if flow.by_round:
        return Track((rounds,), (), seat_at(state.setup, flow.round, 1), line)
    turn = flow.turns if flow.phase is Phase.FEED else flow.turn
    interest = tuple(
        Mark(at, msg("le_havre-mark-interest")) for at, tile in enumerate(flow.tiles, start=1) if tile == flow.interest
    )
    turns = Step("turn", msg("le_havre-step-turn"), turn, flow.turns, interest)
    return Track((rounds, turns), _acting(state), state.setup.first, line, _turns(flow))


def _turns(flow: Harbour) -> Turns:
    """Return the turns of the round as the tiles on the board: where the ship is, and on which interest falls due."""
    signs = tuple("%" if tile and tile == flow.interest else "" for tile in flow.tiles)
    return Turns(flow.turns + 1 if flow.phase is Phase.FEED else flow.turn, signs, "ship")


@lru_cache(maxsize=64)
def hunger(variant: str, players: int, at: int) -> Bars:
    """Return the food due at the end of each round, with its harvests and the buildings of the city (round cards)."""
    cards_ = tuple(enumerate(round_cards(variant, players), start=1))
    built = tuple((number, CITY_SIGNS[card.builds]) for number, card in cards_ if card.builds)
    harvests = tuple(number for number, card in cards_ if card.harvest)
    return Bars(tuple(card.food for _, card in cards_), at, harvests, built)


def _acting(state: HavreState) -> tuple[str, ...]:
    match phase_of(state):
        case Phase.INTEREST:
            return owing(state)
        case Phase.FINAL:
            return tuple(dict.fromkeys(key.seat for key in finals_left(state)))
        case _:
            seat = acting(state)
            return () if seat is None else (seat,)


@lru_cache(maxsize=16)
def _marks(variant: str, players: int) -> tuple[Mark, ...]:
    """Return the rounds without a harvest; the city builds in most others, which the round end itself says."""
    rounds = enumerate(round_cards(variant, players), start=1)
    return tuple(Mark(number, msg("le_havre-no-harvest")) for number, card in rounds if not card.harvest)


# ------------------------------------------------------------------------------------------------------------- a seat


def _seat(state: HavreState, seat: str, held: tuple[str, ...], fortunes: display.Breakdown | None) -> SeatView:
    worth = Figure(fortunes.total(seat), f"fortune/{seat}") if fortunes else None
    fortune = (Held("fortune", msg("le_havre-fortune"), worth),) if worth else ()
    there = holdings.pawned(state, seat)
    notes = (msg("le_havre-pawned", what=things(there)),) if there else ()
    lines, moves = (*fortune, *_holdings(state, seat, held)), _side_moves(state, seat, held)
    return SeatView(seat, _strip(state, seat), lines, moves, notes, _beside(state, seat), _needs(state, seat))


def keeps_fortune(state: HavreState) -> bool:
    """Return whether everything that counts is kept."""
    return state.keeps >= {"francs", "cards", "ships", "loans"}


def _strip(state: HavreState, seat: str) -> Figure | None:
    """Return the one number beside a name: francs, or the loans one still has."""
    if FRANC in state.ledger.kept:
        return Figure(state.ledger.get(seat, FRANC), thing=FRANC)
    loans = state.ledger.get(seat, LOAN)
    return Figure(loans, thing=LOAN) if loans.n else None


def _beside(state: HavreState, seat: str) -> tuple[Figure, ...]:
    """Return the loans beside the francs, or else the ships that feed, as far as there are any."""
    if FRANC in state.ledger.kept:
        loans = state.ledger.get(seat, LOAN)
        return (Figure(loans, thing=LOAN),) if loans.n else ()
    fleet = len(afloat(owned(state)[seat])) if "ships" in state.keeps else 0
    return (Figure(known(fleet), thing="ship"),) if fleet else ()


def _needs(state: HavreState, seat: str) -> tuple[Fact, ...]:
    """Return the food due at the end of the round, less what ships bring, and whether a seat has as much (p. 7-8)."""
    net = None if phase_of(state) in (Phase.FINAL, Phase.OVER) else net_food(state, seat)
    if net is None:
        return ()
    due, owns = Fact("food", known(net), msg("le_havre-needs", n=net)), food_at_hand(state, seat)
    if owns is None:
        return (due,)
    if owns < net:
        return due, Fact("", known(net - owns), msg("le_havre-needs-short", n=net - owns), tone=Tone.SHORT)
    return due, Fact("", known(owns), msg("le_havre-needs-has", n=owns), tone=Tone.GOOD)


def _holdings(state: HavreState, seat: str, held: tuple[str, ...]) -> tuple[Held, ...]:
    """Return what one has first: money, goods, cards; then the goods one has none of, to be put right."""
    money = (thing for thing in (FRANC, LOAN) if thing in state.ledger.kept)
    goods = [_counter(seat, good, amount) for good, amount in holdings.stock(state, seat).items()]
    return (
        *(_counter(seat, thing, state.ledger.get(seat, thing)) for thing in money),
        *(line for line in goods if line.figure.amount != NONE),
        *((_own_cards(state, seat, "ship", afloat(held)),) if "ships" in state.keeps else ()),
        *(
            (_own_cards(state, seat, "building", buildings(held)), *_icons(state, held))
            if "cards" in state.keeps
            else ()
        ),
        *(line for line in goods if line.figure.amount == NONE),
    )


@lru_cache(maxsize=1024)
def _counter(owner: str, thing: str, amount: Amount) -> Held:
    """Return the line of a thing one counts; most of them stay as they are from tap to tap."""
    return Held(thing, name(thing), Figure(amount, thing=thing), Shape.COUNTER, (), count_move(owner, thing))


def _cards(state: HavreState, thing: str, held: tuple[str, ...]) -> Held:
    """Return cards that lie open, each to be read."""
    figure, shown = Figure(known(len(held)), thing=thing), tuple(holdings.face_now(state, card) for card in held)
    return Held(thing, msg(f"le_havre-held-{thing}"), figure, Shape.ROW, shown)


def _own_cards(state: HavreState, seat: str, thing: str, held: tuple[str, ...]) -> Held:
    """Return the cards before a seat, with the pencil that puts them right at any moment."""
    return replace(_cards(state, thing, held), count_move=f"has/{seat}/{thing}")


def _icons(state: HavreState, held: tuple[str, ...]) -> tuple[Held, ...]:
    """Return hammers, fishermen and the types that some card counts, where there are any."""
    counts = holdings.icons(state, held)
    shown = {what: counts[what] for what in SHOWN_ICONS if what in counts}
    return tuple(Held(what, name(what), Figure(known(n), thing=what)) for what, n in shown.items() if n)


def _side_moves(state: HavreState, seat: str, held: tuple[str, ...]) -> tuple[Move, ...]:
    """Return what a seat may do beside the turn; only what the rules allow at this moment."""
    whole, trades, followed = state.flow.phase is Phase.ROUND, seat in trading(state), "cards" in state.keeps
    acts, buys = whole and state.keeps & {"francs", "goods"}, followed and (trades or whole)
    evicts, sell = trades and tuple(unwelcome(state, seat)), msg("le_havre-move-sell")
    sold = [card for card in held if unsellable(state, card) is None] if may_sell(state, seat) else []
    return (
        *_offered(seat, take=acts, use=acts, buy=buys, build=buys, get=followed),
        *(() if followed else _without_cards(state, seat, may_buy=trades or whole)),
        *(ACTS.move("sell", seat, card, label=sell, place=Place.THING, seat=seat, thing=card) for card in sold),
        *_offered(seat, repay=repayable(state, seat), redeem=holdings.redeemable(state, seat), evict=evicts),
    )


def _offered(seat: str, **words: object) -> tuple[Move, ...]:
    """Return the moves of these words, as far as something speaks for them."""
    return tuple(
        ACTS.move(word, seat, label=msg(f"le_havre-move-{word}"), place=Place.SEAT, seat=seat)
        for word, offered in words.items()
        if offered
    )


def _without_cards(state: HavreState, seat: str, *, may_buy: bool) -> Iterator[Move]:
    """Yield ships and loans, where buildings the app does not follow change them."""
    inside = game_cards(state.setup)
    if "ships" in state.keeps and (may_buy or state.flow.phase is Phase.FINAL) and open_ships(state):
        yield ACTS.move("get", seat, label=msg("le_havre-move-get-ship"), place=Place.SEAT, seat=seat)
    owes = state.ledger.n(seat, LOAN) and COURT in inside
    yield from _offered(seat, court=may_buy and owes, borrow=may_buy and TOY_FAIR in inside)


# ---------------------------------------------------------------------------------------------------------- the table


def _table(state: HavreState, own: Owned) -> SeatView:
    tiles = (
        msg("le_havre-tile-at", turn=turn, tile=tile_msg(tile))
        for turn, tile in enumerate(state.flow.tiles, start=1)
        if tile
    )
    lines, moves = _table_holdings(state, own), tuple(entries(state, Place.SEAT))
    return SeatView(TABLE, holdings=lines, moves=moves, notes=tuple(tiles))


def _table_holdings(state: HavreState, own: Owned) -> tuple[Held, ...]:
    offers = OFFERS if "offers" in state.keeps else ()
    return (
        *(_counter(TABLE, offer, state.ledger.get(TABLE, offer)) for offer in offers),
        *((_cards(state, "ship", open_ships(state)),) if "ships" in state.keeps else ()),
        *((_cards(state, "city", own.get(CITY, ())), _proposals(state)) if "cards" in state.keeps else ()),
    )


def _proposals(state: HavreState) -> Held:
    """Return the top cards where the stacks were entered; else how many cards may lie there."""
    top = tops(state)
    if "stacks" in state.keeps and state.flow.stacks:
        return _cards(state, "proposals", top)
    return Held("proposals", msg("le_havre-held-proposals"), Figure(known(len(top)), thing="proposals"), Shape.DECK)


def why(state: HavreState, key: str) -> Why:
    """Return a fortune taken apart: what each group adds (p. 9)."""
    seat = key.partition("/")[2]
    found = projection(state)
    parts = tuple(Part(category(group), found.cell(seat, group) or NONE) for group in found.groups())
    title = msg("le_havre-why-fortune", who=Player(seat))
    return Why(title, found.total(seat), parts, msg("le_havre-rule-fortune"), "9")
