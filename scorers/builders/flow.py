"""Turns: who begins, what each fact does to the turn, when the end comes, and where one can jump to."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from scorers.builders.model import (
    ACTIONS,
    ActionsBought,
    BuildersFlow,
    BuildersState,
    BuildingFinished,
    BuildingStarted,
    CardSent,
    CoinsTaken,
    LastTurnsPlayed,
    SeventeenReached,
    TurnEnded,
    TurnTold,
    WorkerHired,
    alarm,
    follows_crew,
    follows_turns,
    turn_order,
)
from scorers.builders.printed import CARDS, COIN, INFO, NUMBERS, VP, WORKER
from scorers.core.events import Event
from scorers.core.game import Position, opening
from scorers.core.ledger import Key
from scorers.core.msg import TABLE, Player, msg
from scorers.core.setup import Setup

LAST_TURNS: Final = "last-turns"
"""The task of telling that everybody has had the last turn."""


def begin(setup: Setup) -> BuildersState:
    """Everybody has 10 coins and no points; every card lies on the table (Przygotowanie)."""
    amounts: dict[Key, int] = {(TABLE, thing): 1 for thing in CARDS}
    for seat in setup.ids:
        amounts[seat, COIN] = NUMBERS.start_coins
        amounts[seat, VP] = 0
    state = opening(INFO, setup, BuildersFlow(per_turn=NUMBERS.actions), amounts)
    return replace(state, flow=_turn_of(state.flow, setup.first)) if follows_turns(state) else state


def _turn_of(flow: BuildersFlow, seat: str, actions: int | None = None) -> BuildersFlow:
    """A turn begins: all actions, nothing sent, nothing taken."""
    given = flow.per_turn if actions is None else actions
    nothing: frozenset[str] = frozenset()
    return replace(flow, seat=seat, actions=given, sent=(), taken=0, refill="", done=nothing, reopened=nothing)


def advance(state: BuildersState, event: Event) -> BuildersFlow:
    """The turn after a fact; what was decided stands in the fact itself."""
    if isinstance(event, ACTIONS) and event.seat != state.flow.seat:
        # Out of turn, let go by the table: the actions of whoever's turn it is stay as they are.
        return state.flow
    step = _STEPS.get(type(event))
    return state.flow if step is None else step(state, event)


def _spent(flow: BuildersFlow, actions: int, bought: int, refill: str = "") -> BuildersFlow:
    """Actions used, after those bought; a table that let too many pass has none left."""
    return replace(flow, actions=max(0, flow.actions + bought - actions), refill=refill)


def _ended(state: BuildersState, event: TurnEnded) -> BuildersFlow:
    flow = replace(state.flow, seventeen=event.seat) if event.seventeen else state.flow
    if event.then is None:
        return replace(flow, over=True, actions=0, sent=(), taken=0, refill="")
    again = event.then == state.setup.first
    return _turn_of(replace(flow, round=flow.round + again), event.then, event.actions)


def _started(state: BuildersState, event: BuildingStarted) -> BuildersFlow:
    return _spent(state.flow, 1, event.bought, refill="building")


def _hired(state: BuildersState, event: WorkerHired) -> BuildersFlow:
    return _spent(state.flow, 1, event.bought, refill="worker")


def _sent(state: BuildersState, event: CardSent) -> BuildersFlow:
    flow = _spent(state.flow, event.actions, event.bought)
    return flow if event.site is None else replace(flow, sent=(*flow.sent, event.site))


def _took(state: BuildersState, event: CoinsTaken) -> BuildersFlow:
    return replace(_spent(state.flow, event.actions, 0), taken=state.flow.taken + event.actions)


def _bought(state: BuildersState, event: ActionsBought) -> BuildersFlow:
    return _spent(state.flow, 0, event.n)


def _told(state: BuildersState, event: TurnTold) -> BuildersFlow:
    return replace(_turn_of(state.flow, event.seat, event.actions), told=True)


def _finished(state: BuildersState, event: BuildingFinished) -> BuildersFlow:
    return replace(state.flow, seventeen=event.seat) if event.seventeen else state.flow


def _goal(state: BuildersState, event: SeventeenReached) -> BuildersFlow:
    return replace(state.flow, seventeen=event.seat)


def _played(state: BuildersState, _event: LastTurnsPlayed) -> BuildersFlow:
    return replace(state.flow, over=True)


_STEPS: Final[Mapping[type[Event], Callable[..., BuildersFlow]]] = MappingProxyType(
    {
        BuildingStarted: _started,
        WorkerHired: _hired,
        CardSent: _sent,
        CoinsTaken: _took,
        ActionsBought: _bought,
        TurnEnded: _ended,
        TurnTold: _told,
        BuildingFinished: _finished,
        SeventeenReached: _goal,
        LastTurnsPlayed: _played,
    }
)
"""What each fact does to the turn; what lies before a player changes no turn."""

# --------------------------------------------------------------------------------------------------- tasks and places


def turn_task(flow: BuildersFlow) -> str:
    """The task of ending this turn: two people pressing at once end it once."""
    return f"turn/{flow.round}/{flow.seat}"


def crew_task(seat: str) -> str:
    """The task of telling which workers a player has."""
    return f"crew/{seat}"


def unknown_crews(state: BuildersState) -> tuple[str, ...]:
    """The seats of which no worker is known, though everybody has one from the start (Uczeń)."""
    if not follows_crew(state) or state.flow.over:
        return ()
    has = {owner.partition("@")[0] for owner, thing in state.ledger.values if thing.startswith(WORKER)}
    return tuple(seat for seat in state.setup.ids if seat not in has)


def only_apprentice(state: BuildersState, seat: str) -> bool:
    """Whether a seat has had no turn yet, so that nothing but the apprentice can lie there."""
    flow, order = state.flow, turn_order(state)
    if flow.told or flow.round > 1 or not flow.seat:
        return False
    ahead = order.index(seat) - order.index(flow.seat)
    return ahead > 0 or (ahead == 0 and flow.actions == flow.per_turn)


def tasks(state: BuildersState) -> frozenset[str]:
    """Keys of the tasks open now."""
    found = {crew_task(seat) for seat in unknown_crews(state)}
    if not state.flow.over:
        if follows_turns(state):
            found.add(turn_task(state.flow))
        elif alarm(state) is not None:
            found.add(LAST_TURNS)
    return frozenset(found) - state.flow.done


def position(state: BuildersState) -> Position:
    """Where we are, for the log: the round of turns, where turns are followed."""
    flow = state.flow
    if flow.over:
        return Position("over", msg("builders-at-over"))
    if not follows_turns(state) or not flow.seat:
        seat = alarm(state)
        return Position("play", msg("builders-at-play")) if seat is None else _last(seat, "last")
    return _turn(flow, flow.seat)


def _turn(flow: BuildersFlow, seat: str) -> Position:
    label = msg("builders-at-turn", n=flow.round, who=Player(seat))
    return Position(f"turn-{seat}", label, round=f"round-{flow.round}")


def _last(seat: str, kind: str) -> Position:
    return Position(f"{kind}-{seat}", msg("builders-at-last", who=Player(seat)), round="last")


def jumps(state: BuildersState) -> tuple[Position, ...]:
    """Where "Where are we?" can take us: anybody's turn, the last turns somebody has brought, the end."""
    over = Position("over", msg("builders-at-over"))
    last = tuple(_last(seat, "last") for seat in turn_order(state))
    if follows_turns(state):
        return (*(_turn(state.flow, seat) for seat in turn_order(state)), *last, over)
    return (Position("play", msg("builders-at-play")), *last, over)


def jump(state: BuildersState, to: str) -> BuildersFlow:
    """Go there. "last-s2": s2 has just brought the end, the turn is that of the next."""
    kind, _, seat = to.partition("-")
    flow = replace(state.flow, over=kind == "over")
    if kind == "turn":
        return _turn_of(flow, seat)
    if kind == "last":
        return _last_turns(state, flow, seat)
    return replace(flow, seventeen=None) if kind == "play" else flow


def _last_turns(state: BuildersState, flow: BuildersFlow, seat: str) -> BuildersFlow:
    flow = replace(flow, seventeen=seat)
    return _turn_of(flow, seat) if follows_turns(state) else flow


def had_last_turn(state: BuildersState, seat: str) -> bool:
    """Whether this seat had its last turn before somebody brought the end, in a play that does not follow turns."""
    first = alarm(state)
    if first is None or follows_turns(state):
        return False
    order = turn_order(state)
    return order.index(seat) < order.index(first)
