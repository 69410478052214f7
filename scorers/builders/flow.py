"""How a play begins, what must be done now, where we are, and where one can jump to."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from scorers.builders import model
from scorers.builders.model import BuildersFlow, BuildersState, end_trigger, follows_turns, turn_order
from scorers.builders.prices import box_issues
from scorers.builders.printed import CARDS, COIN, INFO, NUMBERS, VP, WORKER
from scorers.core.api import TABLE, Event, Issues, Jumped, Key, Player, Position, Setup, hint, msg, opening, seat_of

LAST_TURNS: Final = "last-turns"
"""The task of telling that everybody has had the last turn."""

UNTOLD: Final = "turn"
"""The place of a turn nobody has said whose it is."""

UNSEEN: Final = "cards"
"""Where the play was, but what lies before the players is not known any more."""


def begin(setup: Setup) -> BuildersState:
    """Return the first state: everybody has 10 coins and no points; every card lies on the table (Przygotowanie)."""
    amounts: dict[Key, int] = {(TABLE, thing): 1 for thing in CARDS}
    given = {COIN: NUMBERS.start_coins, VP: 0}
    amounts |= {(seat, thing): n for seat in setup.ids for thing, n in given.items()}
    state = opening(INFO, setup, BuildersFlow(per_turn=NUMBERS.actions), amounts)
    return replace(state, flow=turn_of(state.flow, setup.first)) if follows_turns(state) else state


def turn_of(flow: BuildersFlow, seat: str, actions: int | None = None) -> BuildersFlow:
    """Begin a turn: all actions, nothing sent, nothing taken."""
    given = flow.per_turn if actions is None else actions
    nothing: frozenset[str] = frozenset()
    return replace(flow, seat=seat, actions=given, sent=(), taken=0, refill="", done=nothing, reopened=nothing)


def on_turn(state: BuildersState) -> tuple[str, ...] | None:
    """Return whose turn it is; `None` where turns are not followed, or all are played."""
    flow = state.flow
    return (flow.seat,) if follows_turns(state) and flow.seat and not flow.over else None


# --------------------------------------------------------------------------------------------------------------- tasks


def turn_task(flow: BuildersFlow) -> str:
    """Return the task of ending this turn: two people pressing at once end it once."""
    return f"turn/{flow.round}/{flow.seat}"


def crew_task(seat: str) -> str:
    """Return the task of telling which workers a player has."""
    return f"crew/{seat}"


def unknown_crews(state: BuildersState) -> tuple[str, ...]:
    """Return the seats of which no worker is known, though everybody has one from the start (Uczeń)."""
    if not model.follows_crew(state) or state.flow.over:
        return ()
    has = {seat_of(owner) for owner, thing in state.ledger.values if thing.startswith(WORKER)}
    return tuple(seat for seat in state.setup.ids if seat not in has)


def only_apprentice(state: BuildersState, seat: str) -> bool:
    """Return whether a seat has had no turn yet, so that nothing but the apprentice can lie there."""
    flow, order = state.flow, turn_order(state)
    if flow.told or flow.round > 1 or not flow.seat:
        return False
    ahead = order.index(seat) - order.index(flow.seat)
    return ahead > 0 or (ahead == 0 and flow.actions == flow.per_turn)


def tasks(state: BuildersState) -> frozenset[str]:
    """Return the keys of the tasks open now."""
    return frozenset(_tasks(state)) - state.flow.done


def _tasks(state: BuildersState) -> Iterator[str]:
    yield from (crew_task(seat) for seat in unknown_crews(state))
    if not state.flow.over and follows_turns(state):
        yield turn_task(state.flow)
    elif not state.flow.over and end_trigger(state) is not None:
        yield LAST_TURNS


# -------------------------------------------------------------------------------------------------------------- places

OVER: Final = Position("over", msg("builders-at-over"))
PLAY: Final = Position("play", msg("builders-at-play"))


def position(state: BuildersState) -> Position:
    """Return where we are, for the log: the round of turns, where turns are followed."""
    flow, seat = state.flow, end_trigger(state)
    if flow.over:
        return OVER
    if follows_turns(state) and flow.seat:
        return _turn(flow, flow.seat)
    return PLAY if seat is None else _last(seat)


def _turn(flow: BuildersFlow, seat: str) -> Position:
    label = msg("builders-at-turn", n=flow.round, who=Player(seat))
    return Position(f"turn-{seat}", label, f"round-{flow.round}", msg("core-round-at", n=flow.round))


def _last(seat: str) -> Position:
    return Position(f"last-{seat}", msg("builders-at-last", who=Player(seat)), round="last")


def kept_from(state: BuildersState, keep: str) -> str:
    """Return that nobody knows whose turn it is once turns are followed from here on; else only what lies there."""
    return "" if state.flow.over else UNTOLD if keep == model.COINS_KEPT else UNSEEN


def jumps(state: BuildersState) -> tuple[Position, ...]:
    """Return where "Where are we?" can take us: anybody's turn, the last turns somebody has brought, the end."""
    order = turn_order(state)
    begun = tuple(_turn(state.flow, seat) for seat in order) if follows_turns(state) else (PLAY,)
    return (*begun, *map(_last, order), OVER)


def of_every(state: BuildersState, event: Event) -> Issues:
    """Yield more coins than there are (BD-V14), and a jump to an end nobody has the points for (BD-V12)."""
    yield from box_issues(state, event)
    kind, _, seat = event.to.partition("-") if isinstance(event, Jumped) else ("", "", "")
    n = model.points(state, seat) if kind == "last" else None
    if n is not None and n < NUMBERS.goal:
        yield hint("builders-goal-not-counted", who=Player(seat), n=n)


def jump(state: BuildersState, to: str) -> BuildersFlow:
    """Return the flow there. "last-s2": s2 has just brought the end, the turn is that of the next."""
    kind, _, seat = to.partition("-")
    flow = replace(state.flow, over=kind == "over")
    if to == UNSEEN:
        return replace(flow, done=flow.done - {crew_task(seat) for seat in state.setup.ids})
    if to == UNTOLD:
        return replace(turn_of(flow, "", 0), told=True)
    if kind == "turn":
        return turn_of(flow, seat)
    if kind == "last":
        flow = replace(flow, seventeen=seat)
        return turn_of(flow, seat) if follows_turns(state) else flow
    return replace(flow, seventeen=None) if kind == "play" else flow
