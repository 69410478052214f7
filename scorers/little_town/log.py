"""What a step is called, and what the rules did by themselves (p. 5-8)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import singledispatch

from scorers.core.events import Event, Valued
from scorers.core.msg import Msg, Player
from scorers.little_town.board import cell_of
from scorers.little_town.dues import eaten
from scorers.little_town.flow import advance
from scorers.little_town.model import (
    SIXTY_RETURNED,
    FirstMoved,
    MarketLaid,
    ObjectiveShown,
    Phase,
    PieceMoved,
    PointsGained,
    RoundPrepared,
    SpecialsDone,
    TileBuilt,
    Town,
    WorkerPlaced,
    WorkersFed,
    WorkersOut,
    track_points,
)
from scorers.little_town.printed import NUMBERS, OBJECTIVES, TILES
from scorers.little_town.words import heap, name_of, option_name, say, tile_name


@singledispatch
def label(_event: Event) -> Msg:
    """What the step is called, on the undo button and in the log; a task done without the app has no other name."""
    return say("log-elsewhere")


@label.register
def _(event: Valued) -> Msg:
    return say("log-side", what=option_name("side", f"side_{event.n}"))


@label.register
def _(event: WorkersOut) -> Msg:
    return say("log-out", round=event.round)


@label.register
def _(event: WorkerPlaced) -> Msg:
    what = (*heap(event.gathered), *(tile_name(use.tile) for use in event.uses))
    return say("log-placed" if what else "log-placed-only", who=Player(event.seat), what=what)


@label.register
def _(event: TileBuilt) -> Msg:
    return say("log-built", who=Player(event.seat), what=tile_name(event.tile), n=TILES[event.tile].vp or 0)


@label.register
def _(event: SpecialsDone) -> Msg:
    if not event.used:
        return say(
            "log-absent" if event.absent else "log-special", what=tuple(tile_name(tile) for tile in event.absent)
        )
    one = event.used[0]
    return say("log-special-used", who=Player(one.seat), what=tuple(tile_name(special.tile) for special in event.used))


@label.register
def _(event: WorkersFed) -> Msg:
    if len(event.meals) == 1:
        return say("log-fed-one", who=Player(event.meals[0].seat), what=eaten(event.meals[0]))
    short = tuple(say("loses", who=Player(m.seat), n=-NUMBERS.hunger * m.hungry) for m in event.meals if m.hungry)
    return say("log-fed-some" if short else "log-fed", round=event.round, who=short)


@label.register
def _(event: RoundPrepared) -> Msg:
    return say("log-prepared", round=event.round)


@label.register
def _(event: PointsGained) -> Msg:
    return say("log-points", who=Player(event.seat), n=event.n, what=say(f"reason-{event.reason}"))


@label.register
def _(event: ObjectiveShown) -> Msg:
    return say("log-objective", who=Player(event.seat), n=event.vp)


@label.register
def _(_event: MarketLaid) -> Msg:
    return say("log-market")


@label.register
def _(event: FirstMoved) -> Msg:
    return say("log-first", who=Player(event.seat))


@label.register
def _(event: PieceMoved) -> Msg:
    return say("log-piece", what=name_of(event.thing), cell=cell_of(event.dst).upper())


def loud(state: Town, event: Event) -> tuple[Msg, ...]:
    """What the rules did at once: penalties, tokens, the round that begins. The state is the one before."""
    return (*_short(event), *_sixty(state, event), *_market(event), *_begins(state, event))


def _short(event: Event) -> Iterator[Msg]:
    """Three points back for each hungry worker (p. 7)."""
    if isinstance(event, WorkersFed):
        for meal in event.meals:
            if meal.hungry:
                yield say("loses", who=Player(meal.seat), n=-NUMBERS.hunger * meal.hungry)


def _sixty(state: Town, event: Event) -> Iterator[Msg]:
    """A "60" token is taken, or given back (p. 8)."""
    gained: dict[str, int] = {}
    for t in event.transfers:
        if t.thing.startswith("vp."):
            gained[t.dst] = gained.get(t.dst, 0) + t.n
            gained[t.src] = gained.get(t.src, 0) - t.n
    for seat in state.setup.ids:
        before = track_points(state, seat) if gained.get(seat) else None
        if before is None:
            continue
        now = before + gained[seat]
        if before < NUMBERS.track <= now and seat not in _holding(state):
            yield say("takes-60", who=Player(seat))
        elif now < NUMBERS.track <= before and state.rulings[SIXTY_RETURNED] == "yes":
            yield say("returns-60", who=Player(seat))


def _holding(state: Town) -> frozenset[str]:
    """Who keeps the token for good once it was taken."""
    return state.flow.sixty if state.rulings[SIXTY_RETURNED] == "no" else frozenset()


def _market(event: Event) -> Iterator[Msg]:
    """Objectives nobody could fulfil with these tiles: their owners draw another (p. 4)."""
    if isinstance(event, MarketLaid):
        there = {*event.tiles, *(tile.id for tile in TILES.values() if tile.copies > 1)}
        for card in OBJECTIVES.values():
            if card.mark and card.tiles and not there & set(card.tiles):
                yield say("redraw", what=name_of(f"card.{card.id}"))


def _begins(state: Town, event: Event) -> Iterator[Msg]:
    """A new round, and who begins it; the last one; the end (p. 5, 8)."""
    first = (
        event.first if isinstance(event, RoundPrepared) else event.prepares if isinstance(event, WorkersFed) else None
    )
    round_ = state.flow.round + 1
    if first:
        last = round_ == NUMBERS.rounds
        yield say("round-begins-last" if last else "round-begins", round=round_, who=Player(first))
    elif isinstance(event, WorkersFed) and _ends(state, event):
        yield say("end-title")


def _ends(state: Town, event: WorkersFed) -> bool:
    done = replace(state, flow=replace(state.flow, done=state.flow.done | set(event.settles)))
    return state.flow.phase is Phase.FEEDING and advance(done, event).over
