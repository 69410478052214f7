"""The four rounds: who is next, what is open, and what follows what (p. 5-8)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache

from scorers.core.events import Event
from scorers.core.game import Position
from scorers.core.ledger import Transfer, place, seat_of
from scorers.core.msg import TABLE, msg
from scorers.little_town.board import built, owner_of
from scorers.little_town.effects import workers_home
from scorers.little_town.model import (
    TOWN,
    DoneElsewhere,
    FirstMoved,
    Phase,
    RoundPrepared,
    SpecialsDone,
    TileBuilt,
    Town,
    TownFlow,
    WorkersFed,
    keeps_goods,
    keeps_points,
    keeps_tiles,
    track_points,
    workers,
)
from scorers.little_town.printed import NUMBERS, SLUG, SPECIALS, TILES

FIRST_GAME = "first_game"
"""The variant in which only tiles with the robin are on the market (p. 4)."""


def in_hand(state: Town, seat: str) -> int:
    """Workers a seat has not placed yet; where nobody knows, those whose turns are not recorded."""
    n = state.ledger.n(seat, "worker")
    if n is not None:
        return n
    turns = sum(1 for key in state.flow.done if "/turn/" in key and _turn_seat(state, key) == seat)
    return max(0, workers(state) - turns)


def acting(state: Town) -> str | None:
    """Whose turn it is: clockwise from the first player, one worker each (p. 5)."""
    order = state.setup.clockwise(state.flow.first)
    hands = [in_hand(state, seat) for seat in order]
    most = max(hands)
    return order[hands.index(most)] if most else None


def turn_key(state: Town, seat: str) -> str:
    """The task of a seat's next worker; one that was taken back is done first."""
    for key in sorted(state.flow.reopened):
        if key.startswith(f"r{state.flow.round}/turn/") and _turn_seat(state, key) == seat:
            return key
    order = state.setup.clockwise(state.flow.first)
    number = (workers(state) - in_hand(state, seat)) * len(order) + order.index(state.setup.seat(seat).id)
    return f"r{state.flow.round}/turn/{number}"


def _turn_seat(state: Town, key: str) -> str:
    order = state.setup.clockwise(state.flow.first)
    return order[int(key.rpartition("/")[2]) % len(order)]


def out_key(round_: int) -> str:
    """The task of placing all workers, where turns are not followed."""
    return f"r{round_}/out"


def feed_key(round_: int, seat: str) -> str:
    """The task of feeding a seat's workers."""
    return f"r{round_}/feed/{seat}"


def special_key(round_: int, tile: str) -> str:
    """The task of using a special building."""
    return f"r{round_}/special/{tile}"


def next_key(round_: int) -> str:
    """The task of preparing the next round."""
    return f"r{round_}/next"


def feeding(state: Town) -> list[str]:
    """Seats that still have to feed, from the first player clockwise (p. 7)."""
    flow = state.flow
    return [s for s in state.setup.clockwise(flow.first) if feed_key(flow.round, s) not in flow.done]


def specials(state: Town) -> list[str]:
    """Cathedral and Residence as far as they may be in somebody's hands and are not done with this round (p. 7)."""
    return [t for t in SPECIALS if special_key(state.flow.round, t) not in state.flow.done and _may_act(state, t)]


def _may_act(state: Town, tile: str) -> bool:
    if keeps_tiles(state):
        return owner_of(state, tile) is not None
    return on_offer(state, tile) is not False


def on_offer(state: Town, tile: str) -> bool | None:
    """Whether a tile is on the market of this play, as far as anybody has said."""
    if tile in state.flow.absent:
        return False
    if state.setup.variant == FIRST_GAME:
        return TILES[tile].robin
    return {"yes": True, "no": False}.get(state.setup.options.get(tile, "unknown"))


def follows_turns(state: Town) -> bool:
    """Whether each worker is its own step."""
    return keeps_goods(state) and acting(state) is not None


def tasks(state: Town) -> frozenset[str]:
    """What is open now."""
    flow = state.flow
    match flow.phase:
        case Phase.TURNS:
            seat = acting(state) if keeps_goods(state) else None
            return frozenset({turn_key(state, seat) if seat else out_key(flow.round)})
        case Phase.SPECIAL:
            return frozenset(special_key(flow.round, tile) for tile in specials(state))
        case Phase.FEEDING:
            return frozenset(feed_key(flow.round, seat) for seat in feeding(state))
        case _:
            return frozenset({next_key(flow.round)} if flow.phase is Phase.NEXT else ())


def advance(state: Town, event: Event) -> TownFlow:
    """Where we are after a fact (p. 5-8)."""
    state = replace(state, flow=_remembered(state, event))
    match event:
        case DoneElsewhere():
            return state.flow
        case WorkersFed(prepares=first) if first:
            return _prepared(state.flow, first)
        case RoundPrepared(first=first):
            return _prepared(state.flow, first)
        case FirstMoved(seat=seat):
            return replace(state.flow, first=seat)
        case _:
            now = f"r{state.flow.round}/"
            return _closed(state) if any(key.startswith(now) for key in event.settles) else state.flow


def _remembered(state: Town, event: Event) -> TownFlow:
    """Who owns a special building, and who has reached 60."""
    flow = state.flow
    owners = dict(flow.specials)
    match event:
        case TileBuilt(tile=tile, seat=seat) if tile in SPECIALS:
            owners[tile] = seat
        case SpecialsDone(used=used, absent=absent):
            owners |= {special.tile: special.seat for special in used}
            flow = replace(flow, absent=flow.absent | set(absent)) if absent else flow
        case _:
            pass
    gaining = {t.dst for t in event.transfers if t.thing.startswith("vp.")} if keeps_points(state) else set[str]()
    over = {seat for seat in gaining - {TABLE} if (track_points(state, seat) or 0) >= NUMBERS.track}
    if over <= flow.sixty and len(owners) == len(flow.specials):
        return flow
    return replace(flow, specials=tuple(owners.items()), sixty=flow.sixty | over)


def _closed(state: Town) -> TownFlow:
    """The next phase, when everything of this one is done."""
    flow = state.flow
    if flow.phase is Phase.TURNS and _all_out(state):
        return after_turns(state)
    if flow.phase is Phase.SPECIAL and not specials(state):
        return replace(flow, phase=Phase.FEEDING, done=frozenset())
    if flow.phase is Phase.FEEDING and not feeding(state):
        last = flow.round == NUMBERS.rounds
        return replace(flow, phase=Phase.END if last else Phase.NEXT, done=frozenset(), over=last)
    return flow


def _all_out(state: Town) -> bool:
    return out_key(state.flow.round) in state.flow.done or (keeps_goods(state) and acting(state) is None)


def after_turns(state: Town) -> TownFlow:
    """Special buildings first, if there may be any, then feeding (p. 7)."""
    now = replace(state.flow, phase=Phase.SPECIAL, done=frozenset())
    return now if specials(replace(state, flow=now)) else replace(now, phase=Phase.FEEDING)


def _prepared(flow: TownFlow, first: str) -> TownFlow:
    return replace(flow, round=flow.round + 1, phase=Phase.TURNS, first=first, done=frozenset())


def fewest(state: Town, points: dict[str, int | None]) -> tuple[str, ...] | None:
    """Who has fewest points, if that decides about the marker: three players, before round 4 (p. 8).

    Nobody, if it does not matter; nothing at all, if it does and is not known.
    """
    rule = NUMBERS.fewest_points_first
    if state.setup.players != rule.players or state.flow.round + 1 != rule.round:
        return ()
    known = {seat: n for seat, n in points.items() if n is not None}
    if len(known) < len(points):
        return None
    return tuple(seat for seat, n in known.items() if n == min(known.values()))


def next_first(state: Town, tied: tuple[str, ...]) -> str:
    """Who begins the next round: to the left, or one of those with fewest points (p. 8)."""
    now = state.flow.first
    if not tied or len(tied) == state.setup.players:
        return state.setup.left_of(now)
    if now in tied and state.rulings["three_player_tie_with_current_first_player"] == "current_first_player":
        return now
    order = state.setup.clockwise(state.setup.left_of(now))
    return next(seat for seat in order if seat in tied)


PHASES = (Phase.TURNS, Phase.SPECIAL, Phase.FEEDING, Phase.NEXT)
"""The parts of a round in order."""


@lru_cache(maxsize=1)
def _positions() -> tuple[tuple[int, Phase], ...]:
    rounds = range(1, NUMBERS.rounds + 1)
    all_of_them = ((n, phase) for n in rounds for phase in PHASES if (n, phase) != (NUMBERS.rounds, Phase.NEXT))
    return (*all_of_them, (NUMBERS.rounds, Phase.END))


@lru_cache(maxsize=64)
def _position(round_: int, phase: Phase) -> Position:
    key = f"r{round_}-{phase}"
    return Position(key, msg(f"{SLUG}-jump", to=key), f"r{round_}")


def position(state: Town) -> Position:
    """Where we are."""
    return _position(state.flow.round, state.flow.phase)


def jumps(state: Town) -> tuple[Position, ...]:
    """Any part of any round."""
    found = _positions()
    if state.setup.players != NUMBERS.fewest_points_first.players:
        found = tuple(at for at in found if at[1] is not Phase.NEXT)
    return tuple(_position(*at) for at in found)


def _target(to: str) -> tuple[int, Phase]:
    return next(at for at in _positions() if _position(*at).key == to)


def jump(state: Town, to: str) -> TownFlow:
    """The flow there. Feeding that was skipped stays open where its cost would be missed, until somebody does it."""
    target = _target(to)
    flow = state.flow
    here = (flow.round, flow.phase)
    if here == target:
        return flow
    first = flow.first
    for _ in range((target[0] - flow.round) % state.setup.players):
        first = state.setup.left_of(first)
    skipped = frozenset(_skipped(state, target))
    later = frozenset(key for key in flow.reopened if int(key[1 : key.index("/")]) >= target[0])
    over = target[1] is Phase.END
    return replace(
        flow,
        round=target[0],
        phase=target[1],
        first=first,
        done=frozenset(),
        over=over,
        reopened=(flow.reopened - later) | skipped,
    )


def _skipped(state: Town, target: tuple[int, Phase]) -> Iterator[str]:
    """Meals between here and there that nobody has recorded."""
    if not (keeps_goods(state) or keeps_points(state)):
        return
    order = _positions()
    here = order.index((state.flow.round, state.flow.phase))
    for round_, phase in order[here : order.index(target)]:
        if phase is Phase.FEEDING:
            for seat in feeding(state) if round_ == state.flow.round else state.setup.ids:
                yield feed_key(round_, seat)


def jump_transfers(state: Town, to: str) -> tuple[Transfer, ...]:
    """Workers come home where turns are still to be played, and are out somewhere where they are over."""
    if not keeps_goods(state):
        return ()
    if _target(to)[1] is Phase.TURNS:
        return tuple(workers_home(state))
    out = ((seat, state.ledger.n(seat, "worker") or 0) for seat in state.setup.ids)
    return tuple(Transfer(src=seat, dst=place(seat, TOWN), thing="worker", n=n) for seat, n in out if n)


def own_buildings(state: Town, seat: str) -> int:
    """How many buildings a seat has built."""
    return sum(1 for owner, _ in built(state) if seat_of(owner) == seat)
