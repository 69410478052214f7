"""How the kernel game goes on: tasks, what each fact leads to, what speaks against it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from scorers.core.events import Event
from scorers.core.game import Position
from scorers.core.issues import Issue, against, hint, impossible
from scorers.core.msg import TABLE, Msg, Player, msg, thing_msg
from scorers.core.settle import judge
from tests.scorers.kernel_game.dues import due, feast_key
from tests.scorers.kernel_game.model import (
    GOAL,
    INFO,
    ROUNDS,
    Built,
    Claimed,
    Feasted,
    Gathered,
    KernelFlow,
    KernelState,
    OmenDrawn,
    Phase,
    Prayed,
    Repaid,
    Rested,
    RoundClosed,
)

MOST_GATHERED = 3


def say(thing: str, n: int) -> Msg:
    """So many of a thing."""
    return thing_msg(INFO.slug, thing, n)


def work_key(round_: int, seat: str) -> str:
    """The turn of a seat in the work of a round."""
    return f"r{round_}/work/{seat}"


def close_key(round_: int) -> str:
    """Closing a round."""
    return f"r{round_}/close"


def acting(state: KernelState) -> str:
    """Whose turn it is to work."""
    return state.setup.clockwise(state.setup.first)[state.flow.turn]


def tasks(state: KernelState) -> frozenset[str]:
    """What is open now: one turn, or one feast for each seat and then the close of the round."""
    flow = state.flow
    if flow.over:
        return frozenset()
    if flow.phase is Phase.WORK:
        return frozenset({work_key(flow.round, acting(state))})
    feasts = frozenset(feast_key(flow.round, seat) for seat in state.setup.ids)
    return (feasts - flow.done) or frozenset({close_key(flow.round)})


def advance(state: KernelState, event: Event) -> KernelFlow:
    """The flow after a fact. A task of an earlier phase, settled again, moves nothing."""
    flow = state.flow
    if isinstance(event, RoundClosed):
        if event.reached or flow.round == ROUNDS:
            return replace(flow, over=True)
        return replace(flow, round=flow.round + 1, phase=Phase.WORK, done=frozenset())
    if flow.phase is not Phase.WORK or work_key(flow.round, acting(state)) not in event.settles:
        return flow
    if flow.turn + 1 < state.setup.players:
        return replace(flow, turn=flow.turn + 1)
    return replace(flow, phase=Phase.FEAST, turn=0, done=frozenset())


def check(state: KernelState, event: Event) -> tuple[Issue, ...]:
    """All that speaks against a fact by the rules of the game."""
    return tuple(_against(state, event))


def _against(state: KernelState, event: Event) -> Iterator[Issue]:
    match event:
        case Gathered(grain=grain, fish=fish) if grain < 0 or fish < 0:
            yield impossible("kernel-gather-negative")
        case Gathered(grain=grain, fish=fish) if not 1 <= grain + fish <= MOST_GATHERED:
            yield against("kernel-gather-amount", most=MOST_GATHERED)
        case Feasted(seat=seat, paid=paid, owed=owed):
            yield from judge(due(state, seat, owed, round_of(event)), paid, say)
        case RoundClosed(reached=reached):
            yield from _end(state, reached=reached)
        case Repaid(seat=seat) if state.flow.over:
            yield against("kernel-repay-late", who=Player(seat))
        case Claimed(relic=relic) if relic not in state.values:
            yield hint("kernel-relic-unread", what=thing_msg(INFO.slug, relic, 1, "name"))
        case _:
            return


def round_of(event: Event) -> int:
    """The round a task belongs to, by its key."""
    return int(event.settles[0].removeprefix("r").partition("/")[0])


def _end(state: KernelState, *, reached: bool) -> Iterator[Issue]:
    """What the table says about the end against what the points say, where they are known."""
    points = [state.ledger.get(seat, "vp") for seat in state.setup.ids]
    if not reached and any((amount.n or 0) >= GOAL for amount in points):
        yield against("kernel-goal-reached", goal=GOAL)
    elif reached and all(amount.known is not None and amount.known < GOAL for amount in points):
        yield against("kernel-goal-open", goal=GOAL)


def label(event: Event) -> Msg:
    """What a fact is called."""
    match event:
        case Gathered(seat=seat):
            return msg("kernel-log-gathered", who=Player(seat), what=tuple(say(t.thing, t.n) for t in event.transfers))
        case Claimed(seat=seat, relic=relic):
            return msg("kernel-log-claimed", who=Player(seat), what=thing_msg(INFO.slug, relic, 1, "name"))
        case Feasted(seat=seat):
            return msg("kernel-log-feasted", who=Player(seat), what=tuple(say(thing, n) for _, thing, n in event.paid))
        case OmenDrawn(seat=seat) | Prayed(seat=seat) | Built(seat=seat) | Rested(seat=seat) | Repaid(seat=seat):
            return msg(f"kernel-log-{event.kind.replace('_', '-')}", who=Player(seat))
        case RoundClosed():
            return msg("kernel-log-closed")
        case _:
            return msg("kernel-log-valued")


def loud(state: KernelState, event: Event) -> tuple[Msg, ...]:
    """What the rules did at once."""
    loans = sum(t.n for t in event.transfers if t.thing == "loan" and t.src == TABLE)
    found = [msg("kernel-loud-loan", n=loans)] if loans else []
    if isinstance(event, RoundClosed) and (event.reached or state.flow.round == ROUNDS):
        found.append(msg("kernel-loud-over"))
    return tuple(found)


def position(state: KernelState) -> Position:
    """Where we are, for the log."""
    flow = state.flow
    place = "over" if flow.over else f"r{flow.round}/{flow.phase}"
    return Position(place, msg("kernel-jump", to=place), round=f"r{flow.round}")


def jumps(_state: KernelState) -> tuple[Position, ...]:
    """Where one can say to be."""
    places = [f"r{n}/{phase}" for n in range(1, ROUNDS + 1) for phase in Phase]
    return tuple(Position(place, msg("kernel-jump", to=place)) for place in places)


def jump(state: KernelState, to: str) -> KernelFlow:
    """The flow at a place of the track; the first seat begins there."""
    number, _, phase = to.partition("/")
    return KernelFlow(reopened=state.flow.reopened, round=int(number[1:]), phase=Phase(phase))
