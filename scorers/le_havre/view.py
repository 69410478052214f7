"""What the table sees of Le Havre."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import lru_cache

from scorers.core.amount import Amount, known
from scorers.core.common import count_move
from scorers.core.forms import Move, Place
from scorers.core.msg import TABLE, Msg, Player, msg
from scorers.core.score import Breakdown
from scorers.core.setup import Setup
from scorers.core.view import Face, Figure, Held, Mark, Part, SeatView, Shape, Step, TableView, Track, Why
from scorers.le_havre.acts.calculators import CALCULATORS
from scorers.le_havre.acts.enter_cards import LAY_STACKS, WRITE_CARD
from scorers.le_havre.acts.redeem import pawned
from scorers.le_havre.faces import faces
from scorers.le_havre.flow import acting, finals_left, owing, phase_of, seat_at
from scorers.le_havre.holdings import (
    Owned,
    afloat,
    buildings,
    face_now,
    fishermen,
    hammers,
    of_type,
    open_ships,
    owned,
    tops,
    unread,
)
from scorers.le_havre.model import CITY, HavreState, Phase
from scorers.le_havre.now import RULES, now
from scorers.le_havre.printed import FRANC, LOAN, goods, offer_things, round_cards
from scorers.le_havre.scoring import category
from scorers.le_havre.sheets import projection
from scorers.le_havre.side_moves import side_moves
from scorers.le_havre.words import name, things, tile_msg

COUNTED_TYPES = ("Rz", "Go", "Pr", "Pu")
"""Types that some card counts."""


def view(state: HavreState, _viewer: str | None) -> TableView:
    """Return everything a table screen shows; nothing of this game is secret."""
    own = owned(state)
    so_far = projection(state) if keeps_fortune(state) else None
    seats = tuple(_seat(state, seat, own[seat], so_far) for seat in state.setup.ids)
    return TableView(
        _track(state), now(state, own), (*seats, _table(state, own)), _catalogue(own, state.setup), RULES, TOOLS
    )


TOOLS = CALCULATORS.all()
"""Calculators: what a building pays, and how a larder feeds best."""


def _track(state: HavreState) -> Track:
    flow = state.flow
    rounds = Step(
        "round", msg("le_havre-step-round"), flow.round, flow.rounds, _marks(state.setup.variant, state.setup.players)
    )
    if phase_of(state) in (Phase.FINAL, Phase.OVER):
        return Track((Step("final", msg("le_havre-at-final")),), _acting(state), state.setup.first)
    if flow.by_round:
        return Track((rounds,), (), seat_at(state.setup, flow.round, 1))
    turn = flow.turns if flow.phase is Phase.FEED else flow.turn
    turns = Step("turn", msg("le_havre-step-turn"), turn, flow.turns, _interest_mark(state))
    return Track((rounds, turns), _acting(state), state.setup.first)


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


def _interest_mark(state: HavreState) -> tuple[Mark, ...]:
    flow = state.flow
    if flow.interest not in flow.tiles:
        return ()
    return (Mark(flow.tiles.index(flow.interest) + 1, msg("le_havre-mark-interest")),)


def _seat(state: HavreState, seat: str, held: tuple[str, ...], so_far: Breakdown | None) -> SeatView:
    fortune = () if so_far is None else (_fortune(seat, so_far),)
    holdings = (*fortune, *_holdings(state, seat, held))
    there = pawned(state, seat)
    notes = (msg("le_havre-pawned", what=things(there)),) if there else ()
    return SeatView(seat, _strip(state, seat), holdings, side_moves(state, seat, held), notes)


def _fortune(seat: str, so_far: Breakdown) -> Held:
    """Return what a seat would have if the play ended now."""
    return Held("fortune", msg("le_havre-fortune"), Figure(so_far.total(seat), f"fortune/{seat}"))


def keeps_fortune(state: HavreState) -> bool:
    """Return whether everything that counts is kept."""
    return state.keeps >= {"francs", "cards", "ships", "loans"}


def _strip(state: HavreState, seat: str) -> Figure | None:
    """Return the one number beside a name: francs, or the loans one still has."""
    if FRANC in state.ledger.kept:
        return Figure(state.ledger.get(seat, FRANC), thing=FRANC)
    loans = state.ledger.get(seat, LOAN)
    return Figure(loans, thing=LOAN) if loans.n else None


def _holdings(state: HavreState, seat: str, held: tuple[str, ...]) -> Iterator[Held]:
    """Yield what one has first: money, goods, cards; then the goods one has none of, to be put right."""
    for thing in (FRANC, LOAN):
        if thing in state.ledger.kept:
            yield _counter(seat, thing, state.ledger.get(seat, thing))
    here = {good: state.ledger.get(seat, good) for good in goods()} if "goods" in state.keeps else {}
    nothing = known(0)
    yield from (_counter(seat, good, amount) for good, amount in here.items() if amount != nothing)
    if "ships" in state.keeps:
        yield _cards(state, "ship", afloat(held))
    if "cards" in state.keeps:
        yield _cards(state, "building", buildings(held))
        yield from _icons(state, held)
    yield from (_counter(seat, good, amount) for good, amount in here.items() if amount == nothing)


@lru_cache(maxsize=1024)
def _counter(owner: str, thing: str, amount: Amount) -> Held:
    """Return the line of a thing one counts; most of them stay as they are from tap to tap."""
    return Held(thing, _name(thing), Figure(amount, thing=thing), Shape.COUNTER, (), count_move(owner, thing))


@lru_cache(maxsize=64)
def _name(thing: str) -> Msg:
    return name(thing)


def _cards(state: HavreState, thing: str, held: tuple[str, ...]) -> Held:
    """Return cards that lie open, each to be read."""
    figure = Figure(known(len(held)), thing=thing)
    return Held(thing, msg(f"le_havre-held-{thing}"), figure, Shape.ROW, tuple(face_now(state, card) for card in held))


def _icons(state: HavreState, held: tuple[str, ...]) -> Iterator[Held]:
    """Return hammers, fishermen and the types that some card counts, where there are any."""
    counts = {"hammer": hammers(state, held), "fisherman": fishermen(state, held)}
    counts |= {type_: of_type(state, held, type_) for type_ in COUNTED_TYPES}
    for what, n in counts.items():
        if n:
            yield Held(what, _name(what), Figure(known(n), thing=what))


def _table(state: HavreState, own: Owned) -> SeatView:
    holdings, moves = tuple(_table_holdings(state, own)), tuple(_table_moves(state, own))
    return SeatView(TABLE, holdings=holdings, moves=moves, notes=tuple(_tiles(state)))


def _table_moves(state: HavreState, own: Owned) -> Iterator[Move]:
    """Yield what is entered once for all."""
    if "stacks" in state.keeps and not state.flow.stacks:
        yield LAY_STACKS.move(label=msg("le_havre-move-stacks"), place=Place.SEAT, seat=TABLE)
    if "cards" in state.keeps and any(unread(state, card) for held in own.values() for card in held):
        yield WRITE_CARD.move(label=msg("le_havre-move-write"), place=Place.SEAT, seat=TABLE)


def _table_holdings(state: HavreState, own: Owned) -> Iterator[Held]:
    if "offers" in state.keeps:
        yield from (_counter(TABLE, offer, state.ledger.get(TABLE, offer)) for offer in offer_things())
    if "ships" in state.keeps:
        yield _cards(state, "ship", open_ships(state))
    if "cards" in state.keeps:
        yield _cards(state, "city", own.get(CITY, ()))
        yield _proposals(state)


def _proposals(state: HavreState) -> Held:
    """Return the top cards where the stacks were entered; else how many cards may lie there."""
    top = tops(state)
    if "stacks" in state.keeps and state.flow.stacks:
        return _cards(state, "proposals", top)
    return Held("proposals", msg("le_havre-held-proposals"), Figure(known(len(top)), thing="proposals"), Shape.DECK)


def _tiles(state: HavreState) -> Iterator[Msg]:
    """Yield the supply tiles as they lie, turn by turn."""
    for turn, tile in enumerate(state.flow.tiles, start=1):
        if tile:
            yield msg("le_havre-tile-at", turn=turn, tile=tile_msg(tile))


def _catalogue(own: Owned, setup: Setup) -> tuple[Face, ...]:
    """Return every card of the box, with its owner."""
    owners = {card: seat for seat in setup.ids for card in own[seat]}
    if not owners:
        return faces()
    return tuple(replace(f, owner=owners[f.key]) if f.key in owners else f for f in faces())


def why(state: HavreState, key: str) -> Why:
    """Return a fortune taken apart: what each group adds (p. 9)."""
    seat = key.partition("/")[2]
    found = projection(state)
    parts = tuple(
        Part(category(group), _sum(line.points for line in found.of(seat, group))) for group in found.groups()
    )
    title = msg("le_havre-why-fortune", who=Player(seat))
    return Why(title, found.total(seat), parts, msg("le_havre-rule-fortune"), "9")


def _sum(amounts: Iterable[Amount]) -> Amount:
    total = known(0)
    for amount in amounts:
        total += amount
    return total
