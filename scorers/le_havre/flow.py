"""Rounds of seven turns, whatever the player count, and what follows what."""

import re
from dataclasses import replace
from functools import lru_cache
from typing import Final

from scorers.core.api import CompanionError, GameInfo, Key, Position, Setup, TaskKey, Transfer, load, opening
from scorers.core.msg import BOX, TABLE, Msg, Player, msg
from scorers.le_havre.cards import CARDS, game_cards, proposal_cards, start_cards
from scorers.le_havre.model import CITY, PROPOSALS, STACKS, Harbour, HavreState, Phase, TurnMemory
from scorers.le_havre.printed import DISC, SHIPS, SLUG, TABLES, TILES, deck, round_cards, start_ships


@lru_cache(maxsize=1)
def info() -> GameInfo:
    """Return data/games/le_havre/game.json."""
    found: GameInfo = load(SLUG, "game.json", GameInfo)
    return found


def begin(setup: Setup) -> HavreState:
    """Return the table as it is laid out (rulebook p. 2-3)."""
    if setup.variant not in TABLES.start or str(setup.players) not in TABLES.start[setup.variant].players:
        raise CompanionError(f"Le Havre is for 1 to 5 players, full or short, not {setup.variant}/{setup.players}.")
    by_round = setup.options.get("pace") == "rounds"
    flow = Harbour(
        phase=Phase.ROUND if by_round else Phase.TILE,
        rounds=len(round_cards(setup.variant, setup.players)),
        tiles=("",) * TABLES.constants.turns,
        interest=next(key for key, tile in TILES.items() if tile.interest),
        spared=tuple(key for key, card in CARDS.items() if card.passive and card.passive.no_interest),
        twice=tuple(key for key, card in CARDS.items() if card.passive and card.passive.final_actions > 1),
        deck=deck(setup.variant, setup.players),
        ships=_on_board(setup),
        by_round=by_round,
    )
    return opening(info(), setup, flow, {**_start_goods(setup), **_start_offers(setup), **_start_cards(setup)})


def _on_board(setup: Setup) -> tuple[str, ...]:
    own = TABLES.start[setup.variant].players[str(setup.players)].ships * setup.players
    return start_ships(setup.variant, setup.players)[own:]


def _start_goods(setup: Setup) -> dict[Key, int]:
    goods = TABLES.start[setup.variant].goods
    return {(seat, thing): n for seat in setup.ids for thing, n in {**goods, DISC: 1}.items()}


def _start_offers(setup: Setup) -> dict[Key, int]:
    """Return what lies on the offers; nobody knows it for long where turns are not followed."""
    if setup.options.get("pace") == "rounds":
        return {}
    return {(TABLE, f"offer.{offer}"): n for offer, n in TABLES.start[setup.variant].offers.items()}


def _start_cards(setup: Setup) -> dict[Key, int]:
    """Return every card where it lies; what is not in this game is nowhere, so that it cannot turn up."""
    variant, players = setup.variant, setup.players
    inside = (*game_cards(setup), *deck(variant, players))
    found: dict[Key, int] = {(BOX, key): int(key in inside) for key in (*CARDS, *SHIPS)}
    own = start_ships(variant, players)
    homes = {**dict.fromkeys(start_cards(variant, players), CITY), **dict.fromkeys(own, STACKS)}
    homes |= dict.fromkeys(proposal_cards(variant, players), PROPOSALS)
    each = TABLES.start[variant].players[str(players)].ships
    homes |= {ship: setup.ids[i] for i, ship in enumerate(own[: each * players])}
    for key, home in homes.items():
        found[BOX, key] = 0
        found[home, key] = 1
    return found


def seat_at(setup: Setup, number: int, turn: int) -> str:
    """Return whose turn it is: seven turns a round, on and on around the table (p. 4, p. 11)."""
    seats = setup.seats
    first = next(at for at, seat in enumerate(seats) if seat.id == setup.first)
    return seats[(first + (number - 1) * TABLES.constants.turns + turn - 1) % len(seats)].id


def acting(state: HavreState) -> str | None:
    """Return the seat whose turn it is, while there are turns."""
    flow = state.flow
    return seat_at(state.setup, flow.round, flow.turn) if flow.phase in (Phase.TILE, Phase.MAIN) else None


def just_acted(state: HavreState) -> str | None:
    """Return the seat whose turn may not be quite over: it can still buy until the next one moves (p. 12)."""
    flow = state.flow
    if flow.phase is Phase.FEED:
        return None if flow.done else seat_at(state.setup, flow.round, flow.turns)
    if flow.phase not in (Phase.TILE, Phase.MAIN) or flow.turn == 1:
        return None
    return seat_at(state.setup, flow.round, flow.turn - 1)


def debtors(state: HavreState) -> tuple[str, ...]:
    """Return who owes interest: every seat with a loan, or whose loans nobody knows (p. 4)."""
    spared = {seat for card in state.flow.spared for seat in state.ledger.owners(card)}
    amounts = ((seat, state.ledger.get(seat, "loan").n) for seat in state.setup.ids if seat not in spared)
    return tuple(seat for seat, n in amounts if n != 0)


def owing(state: HavreState) -> tuple[str, ...]:
    """Return who has not yet paid the interest that is due now."""
    flow = state.flow
    now = flow.phase is Phase.ROUND or (flow.phase is Phase.MAIN and flow.tile == flow.interest)
    if not now:
        return ()
    return tuple(seat for seat in debtors(state) if interest_key(flow, seat) not in flow.done)


def phase_of(state: HavreState) -> Phase:
    """Return what the table waits for: interest, as long as somebody owes it, goes before the main action."""
    return Phase.INTEREST if state.flow.phase is Phase.MAIN and owing(state) else state.flow.phase


def interest_key(flow: Harbour, seat: str) -> str:
    """Return the key of the task of paying interest."""
    return str(TaskKey.of_round(flow.round, "interest", seat))


def feed_key(flow: Harbour, seat: str) -> str:
    """Return the key of the task of feeding."""
    return str(TaskKey.of_round(flow.round, "feed", seat))


def hungry(state: HavreState) -> tuple[str, ...]:
    """Return who has not fed yet."""
    return tuple(seat for seat in state.setup.ids if feed_key(state.flow, seat) not in state.flow.done)


def as_of(state: HavreState, number: int | None) -> HavreState:
    """Return the state as another round would see it: a due that was taken back may be of one long over."""
    if number in (None, state.flow.round):
        return state
    return replace(state, flow=replace(state.flow, round=number))


def turn_key(flow: Harbour, kind: str) -> str:
    """Return the task of this turn: turning its "tile", or its "main" action."""
    return str(TaskKey(kind, at=flow.spot))


def round_key(flow: Harbour, kind: str) -> str:
    """Return the task of this round that concerns all: to have it "played" as a whole, or to "close" it."""
    return str(TaskKey.of_round(flow.round, kind))


def final_keys(state: HavreState) -> tuple[str, ...]:
    """Return the tasks of the final actions, in turn order (p. 9)."""
    twice = {seat for card in state.flow.twice for seat in state.ledger.owners(card)}
    again = {seat: ((seat,), (seat, "2")) if seat in twice else ((seat,),) for seat in state.setup.ids}
    order = state.setup.clockwise(state.setup.first)
    return tuple(str(TaskKey("final", args)) for seat in order for args in again[seat])


def finals_left(state: HavreState) -> tuple[TaskKey, ...]:
    """Return the final actions still to come, in turn order."""
    return tuple(TaskKey.read(key) for key in final_keys(state) if key not in state.flow.done)


def action_keys(state: HavreState, seat: str) -> tuple[str, ...]:
    """Return the task a main action settles: the turn, a final action, or none where a round is played as one."""
    flow = state.flow
    if flow.phase is Phase.ROUND:
        return ()
    return (final_key(state, seat) if flow.phase in (Phase.FINAL, Phase.OVER) else turn_key(flow, "main"),)


def final_key(state: HavreState, seat: str) -> str:
    """Return the final action of a seat that is still to come, or its first one."""
    mine = (str(key) for key in finals_left(state) if key.seat == seat)
    return next(mine, str(TaskKey("final", (seat,))))


def on_turn(state: HavreState) -> tuple[str, ...]:
    """Return the seats that may take a main action now."""
    if state.flow.phase is Phase.ROUND:
        return state.setup.ids
    if state.flow.phase in (Phase.FINAL, Phase.OVER):
        return tuple(key.seat for key in finals_left(state))
    seat = acting(state)
    return () if seat is None else (seat,)


def trading(state: HavreState) -> tuple[str, ...]:
    """Return the seats whose turn it is, or may not be quite over: they can buy, build and send discs home."""
    return tuple(seat for seat in (acting(state), just_acted(state)) if seat is not None)


def tasks(state: HavreState) -> frozenset[str]:
    """Return the keys of the tasks open now."""
    flow = state.flow
    match phase_of(state):
        case Phase.TILE:
            return frozenset({turn_key(flow, "tile")})
        case Phase.INTEREST:
            return frozenset(interest_key(flow, seat) for seat in owing(state))
        case Phase.MAIN:
            return frozenset({turn_key(flow, "main")})
        case Phase.ROUND:
            return frozenset({round_key(flow, "played"), *(interest_key(flow, seat) for seat in owing(state))})
        case Phase.FEED:
            return frozenset({round_key(flow, "close"), *(feed_key(flow, seat) for seat in hungry(state))})
        case Phase.FINAL:
            return frozenset(final_keys(state)) - flow.done
        case _:
            return frozenset()


def off_stacks(flow: Harbour, *taken: str) -> Harbour:
    """Return the flow with the proposals as they lie without the cards that were taken."""
    return replace(flow, stacks=tuple(tuple(c for c in stack if c not in taken) for stack in flow.stacks))


def onto_stack(flow: Harbour, card: str, onto: int | None) -> Harbour:
    """Return the flow with a special building on top of one stack of proposals (digest 7.2: dunny)."""
    stacks = enumerate(flow.stacks)
    return replace(flow, stacks=tuple((card, *stack) if at == onto else stack for at, stack in stacks))


def on_stack(flow: Harbour, ship: str) -> Harbour:
    """Return the flow with a ship on top of its stack."""
    return replace(flow, ships=(*(other for other in flow.ships if other != ship), ship))


def with_tile(flow: Harbour, tile: str) -> Harbour:
    """Return the flow with a supply tile open at this turn, for good."""
    return replace(flow, tiles=tuple(tile if at == flow.turn else t for at, t in enumerate(flow.tiles, start=1)))


def next_turn(flow: Harbour, tile: str = "") -> Harbour:
    """Return the flow at the next turn, or the end of the round; the last supply tile left needs no telling."""
    if flow.turn == flow.turns:
        return round_over(flow)
    return arrive(replace(flow, turn=flow.turn + 1, done=frozenset(), memory=flow.memory.after_turn()), tile)


def arrive(flow: Harbour, tile: str = "") -> Harbour:
    """Return the flow as a turn begins: its tile known, told with the same tap, the only one left, or to be turned."""
    here = flow.tile
    if not here:
        left = flow.tiles_left
        here = tile or (left[0] if len(left) == 1 else "")
        flow = with_tile(flow, here)
    return replace(flow, phase=Phase.MAIN if here else Phase.TILE)


def next_round(flow: Harbour) -> Harbour:
    """Return the flow at the next round, or the final actions; the ship of the round card lies on its stack (p. 8)."""
    landed, memory = on_stack(flow, flow.deck[flow.round - 1]), flow.memory.after_turn()
    fresh = replace(landed, done=frozenset(), jumped=False, memory=memory)
    if flow.round == flow.rounds:
        return replace(fresh, phase=Phase.FINAL, turn=1)
    fresh = replace(fresh, round=flow.round + 1, turn=1)
    return replace(fresh, phase=Phase.ROUND) if flow.by_round else arrive(fresh)


def action_over(state: HavreState, flow: Harbour, tile: str) -> Harbour:
    """Return the flow after a main action: the next turn, or the end once nobody has a final action left (p. 9)."""
    if flow.phase is Phase.ROUND:
        return flow
    if flow.phase in (Phase.FINAL, Phase.OVER):
        return flow if set(final_keys(state)) - flow.done else replace(flow, phase=Phase.OVER, over=True)
    return next_turn(flow, tile)


def round_over(flow: Harbour) -> Harbour:
    """Return the flow at the end of a round, when everybody feeds."""
    return replace(flow, phase=Phase.FEED, turn=flow.turns, done=frozenset(), memory=flow.memory.after_turn())


def position(state: HavreState) -> Position:
    """Return where we are, for the log."""
    flow = state.flow
    if flow.phase in (Phase.FINAL, Phase.OVER):
        return _FINAL
    return _position(state, flow.round, 0 if flow.phase is Phase.FEED else flow.turn)


_FINAL: Final = Position("final", msg("le_havre-at-final"))
"""The final actions, which belong to no round."""


def _position(state: HavreState, number: int, turn: int) -> Position:
    """Return a turn of a round; turn 0 is its end."""
    whole, of = msg("le_havre-at-round", round=number), f"r{number}t1"
    if not turn:
        return Position(f"r{number}e", msg("le_havre-at-end", round=number), of, whole)
    who = Player(seat_at(state.setup, number, turn))
    label = whole if state.flow.by_round else msg("le_havre-at-turn-of", round=number, turn=turn, who=who)
    return Position(f"r{number}t{turn}", label, of, whole)


def _round_turn(key: str) -> tuple[int, int]:
    """Return round and turn of a position; turn 0 is the end of the round, round 0 the final actions."""
    found = re.fullmatch(r"r(\d+)(?:t(\d+)|e)", key)
    return (0, 0) if found is None else (int(found[1]), int(found[2] or 0))


def place_name(key: str) -> Msg:
    """Return what a position is called."""
    number, turn = _round_turn(key)
    if turn:
        return msg("le_havre-at-turn", round=number, turn=turn)
    return msg("le_havre-at-end", round=number) if number else msg("le_havre-at-final")


def jumps(state: HavreState) -> tuple[Position, ...]:
    """Return where "Where are we?" can take us: every turn of every round, its end, and the final actions."""
    flow = state.flow
    turns = (*range(1, 2 if flow.by_round else flow.turns + 1), 0)
    return *(_position(state, number, turn) for number in range(1, flow.rounds + 1) for turn in turns), _FINAL


def jump(state: HavreState, to: str) -> Harbour:
    """Return the flow at a position."""
    flow = replace(state.flow, done=frozenset(), reopened=frozenset(), jumped=False, memory=TurnMemory(), over=False)
    number, turn = _round_turn(to)
    if not number:
        return _ships_until(replace(flow, phase=Phase.FINAL, round=flow.rounds, turn=1), flow.rounds)
    flow = _ships_until(replace(flow, round=number, turn=turn or flow.turns), number - 1)
    if not turn:
        return replace(flow, phase=Phase.FEED, jumped=True)
    return replace(flow, phase=Phase.ROUND) if flow.by_round else arrive(flow)


def _ships_until(flow: Harbour, rounds: int) -> Harbour:
    """Return the flow with the ships of the rounds before on their stacks; later ones have not come yet."""
    came, later = flow.deck[:rounds], flow.deck[rounds:]
    kept = tuple(ship for ship in flow.ships if ship not in later)
    return replace(flow, ships=(*kept, *(ship for ship in came if ship not in kept)))


def jump_transfers(state: HavreState, to: str) -> tuple[Transfer, ...]:
    """Return the ships that came, or have not come yet, where we jump to."""
    there = jump(state, to).ships
    came = (ship for ship in there if state.ledger.n(BOX, ship) == 1)
    back = (ship for ship in state.flow.deck if ship not in there and state.ledger.n(STACKS, ship) == 1)
    return (
        *(Transfer(src=BOX, dst=STACKS, thing=ship) for ship in came),
        *(Transfer(src=STACKS, dst=BOX, thing=ship) for ship in back),
    )
