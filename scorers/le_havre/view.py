"""What the table sees of Le Havre."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import lru_cache

from scorers.core import display
from scorers.core.api import NONE, TABLE, Amount, Move, Msg, Place, Player, known, msg
from scorers.core.core_moves import count_move
from scorers.core.display import Figure, Held, Mark, Part, SeatView, Shape, Step, TableView, Track, Why
from scorers.core.glance import Bars, Fact, Tone, Turns
from scorers.le_havre import holdings
from scorers.le_havre.acts import ACTS
from scorers.le_havre.acts.calculators import CALCULATORS
from scorers.le_havre.automatic import unwelcome
from scorers.le_havre.cards import game_cards
from scorers.le_havre.dues import food_balance, repayable
from scorers.le_havre.flow import acting, feed_key, finals_left, owing, phase_of, seat_at, trading
from scorers.le_havre.holdings import Owned, afloat, buildings, open_ships, owned, ships_there, tops
from scorers.le_havre.market import COURT, TOY_FAIR, may_sell, unsellable
from scorers.le_havre.model import CITY, Harbour, HavreState, Phase
from scorers.le_havre.now import RULES, entries, now
from scorers.le_havre.overview import CITY_SIGNS, overview
from scorers.le_havre.printed import FRANC, LOAN, OFFERS, round_cards
from scorers.le_havre.scoring import category, fortunes
from scorers.le_havre.words import name, things, tile_msg

SHOWN_ICONS = ("hammer", "fisherman", "Rz", "Go", "Pr", "Pu")
"""What some card counts: hammers, fishermen and types."""

TOOLS = CALCULATORS.all()
"""Calculators: what a building pays, and how a larder feeds best."""


def view(state: HavreState, _viewer: str | None) -> TableView:
    """Return everything a table screen shows; nothing of this game is secret."""
    own, ids = owned(state), state.setup.ids
    worth, trades = fortunes(state) if keeps_fortune(state) else None, trading(state)
    seats = (*(_seat(state, seat, own[seat], worth, trades=seat in trades) for seat in ids), _table(state, own))
    catalogue = display.owned(holdings.faces_now(state), {card: seat for seat in ids for card in own[seat]})
    return TableView(_track(state), now(state), seats, catalogue, RULES, TOOLS)


# ----------------------------------------------------------------------------------------------------------- the track


def _track(state: HavreState) -> Track:
    return replace(_line(state), overview=overview(state))


def _line(state: HavreState) -> Track:
    flow, variant, players = state.flow, state.setup.variant, state.setup.players
    marks = _marks(variant, players)
    rounds = Step("round", Msg("le_havre-step-round"), flow.round, flow.rounds, marks)
    if flow.phase in (Phase.FINAL, Phase.OVER):
        line = hunger(variant, players, flow.rounds + 1)
        return Track((Step("final", msg("le_havre-at-final")),), _acting(state), state.setup.first, line)
    line = hunger(variant, players, flow.round)
    if flow.by_round:
        return Track((rounds,), (), seat_at(state.setup, flow.round, 1), line)
    turn = flow.turns if flow.phase is Phase.FEED else flow.turn
    interest = tuple(
        Mark(at, msg("le_havre-mark-interest")) for at, tile in enumerate(flow.tiles, start=1) if tile == flow.interest
    )
    turns = Step("turn", Msg("le_havre-step-turn"), turn, flow.turns, interest)
    starts = seat_at(state.setup, flow.round, 1)
    return Track((rounds, turns), _acting(state), state.setup.first, line, _turns(flow), starts=starts)


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


def _seat(
    state: HavreState, seat: str, held: tuple[str, ...], worth: display.Breakdown | None, *, trades: bool
) -> SeatView:
    figure = Figure(worth.total(seat), f"fortune/{seat}") if worth else None
    fortune = (Held("fortune", Msg("le_havre-fortune"), figure),) if figure else ()
    pawned = holdings.pawned(state, seat)
    notes = (msg("le_havre-pawned", what=things(pawned)),) if pawned else ()
    money = state.ledger.all_of(seat, (thing for thing in (FRANC, LOAN) if thing in state.ledger.kept))
    lines = (*fortune, *_holdings(state, seat, held, money))
    moves = _side_moves(state, seat, held, pawned, trades=trades)
    shown, beside = _figures(state, held, money)
    return SeatView(seat, shown, lines, moves, notes, beside, _needs(state, seat))


def keeps_fortune(state: HavreState) -> bool:
    """Return whether everything that counts is kept."""
    return state.keeps >= {"francs", "cards", "ships", "loans"}


def _figures(
    state: HavreState, held: tuple[str, ...], money: Mapping[str, Amount]
) -> tuple[Figure | None, tuple[Figure, ...]]:
    """Return the number below a name, francs or else loans, and beside it the loans or else the ships that feed."""
    owed = money.get(LOAN, NONE)
    loans = (Figure(owed, thing=LOAN),) if owed.n else ()
    if FRANC in money:
        return Figure(money[FRANC], thing=FRANC), loans
    fleet = len(afloat(held)) if "ships" in state.keeps else 0
    return next(iter(loans), None), (Figure(known(fleet), thing="ship"),) if fleet else ()


def _needs(state: HavreState, seat: str) -> tuple[Fact, ...]:
    """Return the food due at the end of the round, less what ships bring, and whether a seat has as much (p. 7-8)."""
    net, owns = (None, None) if state.flow.phase in (Phase.FINAL, Phase.OVER) else food_balance(state)[seat]
    if net is None:
        return ()
    if feed_key(state.flow, seat) in state.flow.done:
        return (Fact("food", known(net), msg("le_havre-feed-done"), tone=Tone.GOOD),)
    due = Fact("food", known(net), msg("le_havre-needs", n=net))
    if owns is None:
        return (due,)
    if owns < net:
        return due, Fact("", known(net - owns), msg("le_havre-needs-short", n=net - owns), tone=Tone.SHORT)
    return due, Fact("", known(owns), msg("le_havre-needs-has", n=owns), tone=Tone.GOOD)


def _holdings(state: HavreState, seat: str, held: tuple[str, ...], money: Mapping[str, Amount]) -> tuple[Held, ...]:
    """Return what one has first: money, goods, cards; then the goods one has none of, to be put right."""
    goods = [_counter(seat, good, amount) for good, amount in holdings.stock(state, seat).items()]
    return (
        *(_counter(seat, thing, amount) for thing, amount in money.items()),
        *(line for line in goods if line.figure.amount != NONE),
        *((_cards(state, "ship", afloat(held), seat),) if "ships" in state.keeps else ()),
        *((_cards(state, "building", buildings(held), seat), *_icons(state, held)) if "cards" in state.keeps else ()),
        *(line for line in goods if line.figure.amount == NONE),
    )


@lru_cache(maxsize=1024)
def _counter(owner: str, thing: str, amount: Amount) -> Held:
    """Return the line of a thing one counts; most of them stay as they are from tap to tap."""
    return Held(thing, name(thing), Figure(amount, thing=thing), Shape.COUNTER, (), count_move(owner, thing))


def _cards(state: HavreState, thing: str, held: tuple[str, ...], seat: str = "") -> Held:
    """Return cards that lie open, each to be read; before a `seat` they can be put right at any moment."""
    figure, shown = Figure(known(len(held)), thing=thing), tuple(holdings.face_now(state, card) for card in held)
    return Held(thing, Msg(f"le_havre-held-{thing}"), figure, Shape.ROW, shown, f"has/{seat}/{thing}" if seat else "")


def _icons(state: HavreState, held: tuple[str, ...]) -> tuple[Held, ...]:
    """Return hammers, fishermen and the types that some card counts, where there are any."""
    counts = holdings.icons(state, held)
    shown = {what: counts[what] for what in SHOWN_ICONS if what in counts}
    return tuple(Held(what, name(what), Figure(known(n), thing=what)) for what, n in shown.items() if n)


def _side_moves(
    state: HavreState, seat: str, held: tuple[str, ...], pawned: Mapping[str, int], *, trades: bool
) -> tuple[Move, ...]:
    """Return what a seat may do beside the turn; only what the rules allow at this moment."""
    whole, followed = state.flow.phase is Phase.ROUND, "cards" in state.keeps
    acts, buys = whole and state.keeps & {"francs", "goods"}, followed and (trades or whole)
    evicts, sell = trades and tuple(unwelcome(state, seat)), Msg("le_havre-move-sell")
    untold = (
        "goods" not in state.keeps
        and "francs" in state.keeps
        and holdings.pawnbroker().thing in holdings.in_play(state)
    )
    sold = [card for card in held if unsellable(state, card) is None] if may_sell(state, seat) else []
    return (
        *_offered(seat, take=acts, use=acts, buy=buys, build=followed and whole, get=followed),
        *(() if followed else _without_cards(state, seat, may_buy=trades or whole)),
        *(ACTS.move("sell", seat, card, label=sell, place=Place.THING, seat=seat, thing=card) for card in sold),
        *_offered(seat, repay=repayable(state, seat), redeem=pawned or untold, evict=evicts),
    )


def _offered(seat: str, **words: object) -> tuple[Move, ...]:
    """Return the moves of these words, as far as something speaks for them."""
    return tuple(
        ACTS.move(word, seat, label=Msg(f"le_havre-move-{word}"), place=Place.SEAT, seat=seat)
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
    offers = state.ledger.all_of(TABLE, OFFERS if "offers" in state.keeps else ())
    return (
        *(_counter(TABLE, offer, amount) for offer, amount in offers.items()),
        *((_ships(state),) if "ships" in state.keeps else ()),
        *((_cards(state, "city", own.get(CITY, ())), _proposals(state)) if "cards" in state.keeps else ()),
    )


def _ships(state: HavreState) -> Held:
    """Return the top ships, and how many lie there with those below them."""
    return replace(
        _cards(state, "ship", open_ships(state)), figure=Figure(known(len(ships_there(state))), thing="ship")
    )


def _proposals(state: HavreState) -> Held:
    """Return the top cards where the stacks were entered; else how many cards may lie there."""
    top = tops(state)
    if "stacks" in state.keeps and state.flow.stacks:
        return _cards(state, "proposals", top)
    return Held("proposals", Msg("le_havre-held-proposals"), Figure(known(len(top)), thing="proposals"), Shape.DECK)


def why(state: HavreState, key: str) -> Why:
    """Return a fortune taken apart: what each group adds (p. 9)."""
    seat = key.partition("/")[2]
    found = fortunes(state)
    parts = tuple(Part(category(group), found.cell(seat, group) or NONE) for group in found.groups())
    title = msg("le_havre-why-fortune", who=Player(seat))
    return Why(title, found.total(seat), parts, msg("le_havre-rule-fortune"), "9")
