"""The four rounds: how they begin, who is next, what is open, and what follows what (p. 4-8)."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import product
from typing import Final

from scorers.core.api import Event, Position, Setup, TaskKey, Transfers, agree, opening, per_state
from scorers.core.ledger import Key, Transfer, place, seat_of
from scorers.core.msg import BOX, TABLE, Msg, SeatId, msg
from scorers.little_town.board import owner_of
from scorers.little_town.model import TOWN, Phase, Town, TownFlow, track_points, workers
from scorers.little_town.printed import CUBES, FIRST_GAME, INFO, NUMBERS, OBJECTIVES, SPECIALS, TILES, box, share


def begin(setup: Setup) -> Town:
    """Return what lies where before the first worker; what no seat has is the reserve (p. 4)."""
    agree(INFO, setup)
    each = {**share(setup.players), **dict.fromkeys(CUBES, 0)}
    amounts = {(str(seat), thing): n for seat in setup.ids for thing, n in each.items()}
    amounts |= {(TABLE, thing): box(thing) - each[thing] * setup.players for thing in ("coin", *CUBES)}
    amounts |= {(TABLE, f"card.{card}"): 1 for card in OBJECTIVES}
    return opening(INFO, setup, TownFlow(first=setup.first), amounts | _tiles(setup))


def _tiles(setup: Setup) -> dict[Key, int]:
    """Return the tiles: of those that exist once any may be on the market, in a first game those with the robin."""
    found = {}
    for tile in TILES.values():
        here = tile.copies > 1 or tile.robin or setup.variant != FIRST_GAME
        found[TABLE, f"tile.{tile.id}"] = tile.copies if here else 0
        found[BOX, f"tile.{tile.id}"] = 0 if here else tile.copies
    return found


def in_hand(state: Town, seat: str) -> int:
    """Return how many workers a seat has not placed yet; where nobody knows, those whose turns are not recorded."""
    n = state.ledger.n(seat, "worker")
    if n is not None:
        return n
    keys = map(TaskKey.read, state.flow.done)
    turns = sum(1 for key in keys if key.kind == "turn" and _turn_seat(state, key) == seat)
    return max(0, workers(state) - turns)


@per_state
def acting(state: Town) -> str | None:
    """Return whose turn it is: clockwise from the first player, one worker each (p. 5)."""
    order = state.setup.clockwise(state.flow.first)
    hands = [in_hand(state, seat) for seat in order]
    most = max(hands)
    return order[hands.index(most)] if most else None


def turn_key(state: Town, seat: str) -> str:
    """Return the task of a seat's next worker; one that was taken back is done first."""
    for text in sorted(state.flow.reopened):
        key = TaskKey.read(text)
        if (key.kind, key.round) == ("turn", state.flow.round) and _turn_seat(state, key) == seat:
            return text
    order = state.setup.clockwise(state.flow.first)
    number = (workers(state) - in_hand(state, seat)) * len(order) + order.index(state.setup.seat(seat).id)
    return _key(state.flow.round, "turn", str(number))


def _turn_seat(state: Town, key: TaskKey) -> str:
    order = state.setup.clockwise(state.flow.first)
    return order[int(key.args[0]) % len(order)]


def _key(round_: int, kind: str, *args: str) -> str:
    return str(TaskKey.of_round(round_, kind, *args))


def out_key(round_: int) -> str:
    """Return the task of placing all workers, where turns are not followed."""
    return _key(round_, "out")


def feed_key(round_: int, seat: str) -> str:
    """Return the task of feeding a seat's workers."""
    return _key(round_, "feed", seat)


def special_key(round_: int, tile: str) -> str:
    """Return the task of using a special building."""
    return _key(round_, "special", tile)


def next_key(round_: int) -> str:
    """Return the task of preparing the next round."""
    return _key(round_, "next")


def feeding(state: Town) -> list[str]:
    """Return the seats that still have to feed, from the first player clockwise (p. 7)."""
    flow = state.flow
    return [s for s in state.setup.clockwise(flow.first) if feed_key(flow.round, s) not in flow.done]


def specials(state: Town) -> list[str]:
    """Return Cathedral and Residence as far as somebody may have them and they are not done with this round (p. 7)."""
    return [t for t in SPECIALS if special_key(state.flow.round, t) not in state.flow.done and may_act(state, t)]


def may_act(state: Town, tile: str) -> bool:
    """Return whether somebody may have a special building, as far as is known.

    A table that tells what is built, as another building shows, tells of this one as well.
    """
    if "tiles" in state.keeps:
        return owner_of(state, tile) is not None
    told = dict(state.flow.specials)
    if told.keys() - set(SPECIALS):
        return tile in told
    return on_offer(state, tile) is not False


def on_offer(state: Town, tile: str) -> bool | None:
    """Return whether a tile is on the market of this play, as far as anybody has said."""
    if tile in state.flow.absent:
        return False
    if state.setup.variant == FIRST_GAME:
        return TILES[tile].robin
    return {"yes": True, "no": False}.get(state.setup.options.get(tile, "unknown"))


def tasks(state: Town) -> frozenset[str]:
    """Return what is open now."""
    flow = state.flow
    match flow.phase:
        case Phase.TURNS:
            seat = acting(state) if "goods" in state.keeps else None
            return frozenset({turn_key(state, seat) if seat else out_key(flow.round)})
        case Phase.SPECIAL:
            return frozenset(special_key(flow.round, tile) for tile in specials(state))
        case Phase.FEEDING:
            return frozenset(feed_key(flow.round, seat) for seat in feeding(state))
        case _:
            return frozenset({next_key(flow.round)} if flow.phase is Phase.NEXT else ())


def stepped(state: Town, event: Event) -> TownFlow:
    """Return where the play is after a fact: who has taken a "60", and the next phase once this one is done."""
    flow = state.flow
    gaining = {t.dst for t in event.transfers if t.thing.startswith("vp.")} if "points" in state.keeps else set[str]()
    over = {seat for seat in gaining - {TABLE} if (track_points(state, seat) or 0) >= NUMBERS.track}
    if not over <= flow.sixty:
        flow = replace(flow, sixty=flow.sixty | over)
    here = any(TaskKey.read(key).round == flow.round for key in event.settles)
    return _closed(replace(state, flow=flow)) if here else flow


def owned_by(flow: TownFlow, owners: Mapping[str, str]) -> TownFlow:
    """Return the flow, with who owns Cathedral and Residence remembered."""
    found = tuple({**dict(flow.specials), **owners}.items())
    return flow if found == flow.specials else replace(flow, specials=found)


def _closed(state: Town) -> TownFlow:
    """Return the next phase, when everything of this one is done."""
    flow = state.flow
    if flow.phase is Phase.TURNS and _all_out(state):
        return _after_turns(state)
    if flow.phase is Phase.SPECIAL and not specials(state):
        return replace(flow, phase=Phase.FEEDING, done=frozenset())
    if flow.phase is Phase.FEEDING and not feeding(state):
        last = flow.round == NUMBERS.rounds
        return replace(flow, phase=Phase.END if last else Phase.NEXT, done=frozenset(), over=last)
    return flow


def _all_out(state: Town) -> bool:
    return out_key(state.flow.round) in state.flow.done or ("goods" in state.keeps and acting(state) is None)


def _after_turns(state: Town) -> TownFlow:
    """Return special buildings first, if there may be any, then feeding (p. 7)."""
    now = replace(state.flow, phase=Phase.SPECIAL, done=frozenset())
    return now if specials(replace(state, flow=now)) else replace(now, phase=Phase.FEEDING)


def begun(flow: TownFlow, first: str) -> TownFlow:
    """Return the beginning of the next round."""
    return replace(flow, round=flow.round + 1, phase=Phase.TURNS, first=first, done=frozenset())


def fewest(state: Town, lost: Mapping[str, int]) -> tuple[str, ...] | None:
    """Return who has fewest points after these losses, if that decides: three players, before round 4 (p. 8).

    Nobody, if it does not matter; nothing at all, if it does and is not known.
    """
    rule = NUMBERS.fewest_points_first
    if state.setup.players != rule.players or state.flow.round + 1 != rule.round:
        return ()
    now = {seat: track_points(state, seat) for seat in state.setup.ids}
    known = {seat: n - lost.get(seat, 0) for seat, n in now.items() if n is not None}
    if len(known) < len(now):
        return None
    return tuple(seat for seat, n in known.items() if n == min(known.values()))


def next_first(state: Town, tied: tuple[str, ...]) -> str:
    """Return who begins the next round: to the left, or one of those with fewest points (p. 8)."""
    now = state.flow.first
    if not tied or len(tied) == state.setup.players:
        return state.setup.left_of(now)
    if now in tied and state.rulings["three_player_tie_with_current_first_player"] == "current_first_player":
        return now
    order = state.setup.clockwise(state.setup.left_of(now))
    return next(seat for seat in order if seat in tied)


def workers_home(state: Town) -> Transfers:
    """Yield all workers going home (p. 8), those included that were placed before the app followed them."""
    if "goods" not in state.keeps:
        return
    missing = {seat: workers(state) - (state.ledger.n(seat, "worker") or 0) for seat in state.setup.ids}
    for (owner, thing), amount in state.ledger.values.items():
        if thing == "worker" and "@" in owner and amount.n:
            missing[SeatId(seat_of(owner))] -= amount.n
            yield Transfer(src=owner, dst=seat_of(owner), thing=thing, n=amount.n)
    for seat, n in missing.items():
        if n > 0:
            yield Transfer(src=TABLE, dst=seat, thing="worker", n=n)


_PARTS: Final = tuple(product(range(1, NUMBERS.rounds + 1), (Phase.TURNS, Phase.SPECIAL, Phase.FEEDING, Phase.NEXT)))
_POSITIONS: Final = (*_PARTS[:-1], (NUMBERS.rounds, Phase.END))
"""All parts of all rounds, in order."""


def position_of(round_: int, phase: Phase) -> Position:
    """Return a part of a round, as one can jump to it."""
    key = f"r{round_}-{phase}"
    return Position(key, msg("little_town-jump", to=key), f"r{round_}", msg("core-round-at", n=round_))


def position(state: Town) -> Position:
    """Return where we are."""
    return position_of(state.flow.round, state.flow.phase)


def jumps(state: Town) -> tuple[Position, ...]:
    """Return any part of any round; "r4-turns@s2" says who gets the marker, where the points decide that (p. 8)."""
    asks = state.setup.players == NUMBERS.fewest_points_first.players
    tied = fewest(state, {})
    named = f"@{next_first(state, tied)}" if tied else ""
    places = ((n, position_of(n, phase)) for n, phase in _POSITIONS if asks or phase is not Phase.NEXT)
    return tuple(replace(found, key=found.key + named) if n > state.flow.round else found for n, found in places)


def bare(to: str) -> str:
    """Return the part of a round alone, without who gets the marker."""
    return to.partition("@")[0]


def _target(to: str) -> tuple[int, Phase]:
    return next(at for at in _POSITIONS if position_of(*at).key == bare(to))


def place_name(to: str) -> Msg:
    """Return what a place is called."""
    return position_of(*_target(to)).label


def jump(state: Town, to: str) -> TownFlow:
    """Return the flow there. Meals that were skipped stay open where their cost would be missed."""
    flow, (round_, phase) = state.flow, _target(to)
    if (flow.round, flow.phase) == (round_, phase):
        return flow
    first = flow.first
    for _ in range((round_ - flow.round) % state.setup.players):
        first = state.setup.left_of(first)
    named = to.partition("@")[2]
    first = named if named in state.setup.ids else first
    before = frozenset(key for key in flow.reopened if (TaskKey.read(key).round or 0) < round_)
    flow = replace(flow, round=round_, phase=phase, first=first, done=frozenset(), over=phase is Phase.END)
    return replace(flow, reopened=before.union(_skipped(state, (round_, phase))))


def _skipped(state: Town, target: tuple[int, Phase]) -> Iterator[str]:
    """Yield the meals between here and there that nobody has recorded."""
    if not ("goods" in state.keeps or "points" in state.keeps):
        return
    here = _POSITIONS.index((state.flow.round, state.flow.phase))
    for round_, phase in _POSITIONS[here : _POSITIONS.index(target)]:
        if phase is Phase.FEEDING:
            for seat in feeding(state) if round_ == state.flow.round else state.setup.ids:
                yield feed_key(round_, seat)


def jump_transfers(state: Town, to: str) -> tuple[Transfer, ...]:
    """Return the workers coming home where turns are still to be played, and going out where these are over."""
    if "goods" not in state.keeps:
        return ()
    if _target(to)[1] is Phase.TURNS:
        return tuple(workers_home(state))
    out = ((seat, state.ledger.n(seat, "worker") or 0) for seat in state.setup.ids)
    return tuple(Transfer(src=seat, dst=place(seat, TOWN), thing="worker", n=n) for seat, n in out if n)
