"""What the table sees of the kernel game."""

from __future__ import annotations

from typing import Final

from scorers.core.amount import total
from scorers.core.common import count_move
from scorers.core.due import best
from scorers.core.forms import Move, Place, Task
from scorers.core.keys import TaskKey
from scorers.core.msg import TABLE, Player, msg, thing_msg
from scorers.core.view import Figure, Held, Mark, Now, Rule, SeatView, Step, TableView, Track
from tests.scorers.kernel_game.acts.feast import FEAST
from tests.scorers.kernel_game.dues import due, feast_key
from tests.scorers.kernel_game.flow import acting, work_key
from tests.scorers.kernel_game.model import FEASTS, INFO, OMENS, RELICS, ROUNDS, KernelState, Phase, say
from tests.scorers.kernel_game.scoring import faces

OPEN: Final = ("vp", "grain", "fish", "coin", "loan", "stall", "monk", "follower", *RELICS)
WORK: Final = ("gather", "omen", "pray", "build", "claim", "rest")


def view(state: KernelState, viewer: str | None) -> TableView:
    """The whole table for one viewer; what is secret shows others only how many."""
    rule = Rule("feast", msg("kernel-rule-feast"), msg("kernel-rule-feast-text"), "p. 3")
    return TableView(_track(state), _now(state), _seats(state, viewer), faces(), (rule,), ())


def _track(state: KernelState) -> Track:
    flow = state.flow
    marks = tuple(Mark(n, msg(f"kernel-feast-{feast}")) for n, feast in enumerate(FEASTS, 1))
    steps = (
        Step("round", msg("kernel-step-round", n=flow.round), flow.round, ROUNDS, marks),
        Step("phase", msg(f"kernel-phase-{flow.phase}")),
    )
    working = flow.phase is Phase.WORK and not flow.over
    return Track(steps, (acting(state),) if working else (), state.setup.first)


def _now(state: KernelState) -> Now:
    flow = state.flow
    if flow.over:
        return Now(msg("kernel-now-over"))
    tasks = (*_reopened(state), *(_work(state) if flow.phase is Phase.WORK else _feasts(state)))
    closing = flow.phase is Phase.FEAST and all(task.done for task in tasks)
    moves = (Move("close", msg("kernel-move-close"), Place.PRIMARY),) if closing else ()
    return Now(msg(f"kernel-now-{flow.phase}"), tasks=tasks, moves=moves)


def _work(state: KernelState) -> tuple[Task, ...]:
    seat = acting(state)
    moves = tuple(Move(f"{kind}/{seat}", msg(f"kernel-move-{kind}", who=Player(seat)), seat=seat) for kind in WORK)
    return (Task(work_key(state.flow.round, seat), msg("kernel-task-work", who=Player(seat)), seat, moves=moves),)


def _feasts(state: KernelState) -> tuple[Task, ...]:
    return tuple(_feast(state, seat, state.flow.round) for seat in state.setup.ids)


def _reopened(state: KernelState) -> tuple[Task, ...]:
    """What was taken back: the feasts of earlier rounds. A turn taken back is simply played again."""
    found = [TaskKey.read(key) for key in sorted(state.flow.reopened)]
    here = state.flow.round
    return tuple(_feast(state, t.seat, t.round) for t in found if t.kind == "feast" and t.round and t.round != here)


def _feast(state: KernelState, seat: str, number: int) -> Task:
    owed = due(state, seat, round_=number)
    proposal = best(owed)
    key = feast_key(number, seat)
    return Task(
        key,
        msg("kernel-task-feast", who=Player(seat)),
        seat,
        msg("kernel-pays", what=tuple(say(part.thing, part.n) for part in proposal.paid)),
        (FEAST.pay_move(TaskKey.read(key), label=msg("kernel-move-feast", who=Player(seat))),),
        owed,
        done=key in state.flow.done,
        warn=proposal.gives_up,
    )


def _seats(state: KernelState, viewer: str | None) -> tuple[SeatView, ...]:
    return tuple(_seat(state, owner, viewer) for owner in (*state.setup.ids, TABLE))


def _seat(state: KernelState, owner: str, viewer: str | None) -> SeatView:
    held = [_held(state, owner, thing) for thing in OPEN if state.ledger.keeps(thing)]
    if state.ledger.keeps(OMENS[0]):
        held += _omens(state, owner, shown=owner == viewer)
    points = Figure(state.ledger.get(owner, "vp"), f"vp/{owner}", "vp")
    figure = points if state.ledger.keeps("vp") and owner != TABLE else None
    moves = () if owner == TABLE else (Move(f"repay/{owner}", msg("kernel-move-repay", who=Player(owner)), Place.SEAT),)
    return SeatView(owner, figure, tuple(held), moves)


def _held(state: KernelState, owner: str, thing: str) -> Held:
    figure = Figure(state.ledger.get(owner, thing), thing=thing)
    return Held(thing, thing_msg(INFO.slug, thing, 2, "name"), figure, count_move=count_move(owner, thing))


def _omens(state: KernelState, owner: str, *, shown: bool) -> list[Held]:
    """Each kind for the one who holds them; for everybody else, how many there are in all."""
    if shown:
        return [_held(state, owner, card) for card in OMENS]
    return [Held("omen", msg("kernel-omens"), Figure(total(state.ledger.get(owner, card) for card in OMENS)))]
