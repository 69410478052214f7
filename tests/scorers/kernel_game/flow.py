"""How the kernel game goes on: what is open, and where one can be."""

from __future__ import annotations

from scorers.core.game import Position
from scorers.core.keys import TaskKey
from scorers.core.msg import msg
from tests.scorers.kernel_game.dues import feast_key
from tests.scorers.kernel_game.model import ROUNDS, KernelFlow, KernelState, Phase


def work_key(round_: int, seat: str) -> str:
    """The turn of a seat in the work of a round."""
    return str(TaskKey.of_round(round_, "turn", seat))


def close_key(round_: int) -> str:
    """Closing a round."""
    return str(TaskKey.of_round(round_, "close"))


def acting(state: KernelState) -> str:
    """Whose turn it is to work."""
    return state.setup.clockwise(state.setup.first)[state.flow.turn]


def on_turn(state: KernelState) -> tuple[str, ...]:
    """Who may do what belongs to a turn; nobody while all feast."""
    return (acting(state),) if state.flow.phase is Phase.WORK and not state.flow.over else ()


def tasks(state: KernelState) -> frozenset[str]:
    """What is open now: one turn, or one feast for each seat and then the close of the round."""
    flow = state.flow
    if flow.over:
        return frozenset()
    if flow.phase is Phase.WORK:
        return frozenset({work_key(flow.round, acting(state))})
    feasts = frozenset(feast_key(flow.round, seat) for seat in state.setup.ids)
    return (feasts - flow.done) or frozenset({close_key(flow.round)})


def position(state: KernelState) -> Position:
    """Where we are, for the log."""
    flow = state.flow
    place = "over" if flow.over else f"r{flow.round}/{flow.phase}"
    return Position(place, msg("kernel-jump", to=place), round=f"r{flow.round}")


def jumps(_state: KernelState) -> tuple[Position, ...]:
    """Where one can say to be."""
    places = [(f"r{n}", f"r{n}/{phase}") for n in range(1, ROUNDS + 1) for phase in Phase]
    return tuple(Position(place, msg("kernel-jump", to=place), round=number) for number, place in places)


def jump(state: KernelState, to: str) -> KernelFlow:
    """The flow at a place of the track; the first seat begins there."""
    number, _, phase = to.partition("/")
    return KernelFlow(reopened=state.flow.reopened, round=int(number[1:]), phase=Phase(phase))
