"""What the table sees of the kernel game."""

from __future__ import annotations

from typing import Final

from scorers.core.amount import known
from scorers.core.core_moves import count_move
from scorers.core.due import best
from scorers.core.forms import Move, Place, Task
from scorers.core.keys import TaskKey
from scorers.core.msg import TABLE, Player, msg, thing_msg
from scorers.core.view import Chapter, Figure, Held, Mark, Now, Rule, SeatView, Shape, Step, TableView, Track
from tests.scorers.kernel_game.acts import bell, grace, worth
from tests.scorers.kernel_game.acts.borrow import BORROW
from tests.scorers.kernel_game.acts.feast import FEAST
from tests.scorers.kernel_game.acts.ferry import FERRY
from tests.scorers.kernel_game.acts.parade import PARADE
from tests.scorers.kernel_game.acts.pitch import PITCH
from tests.scorers.kernel_game.acts.send import SEND
from tests.scorers.kernel_game.acts.trade import TRADE
from tests.scorers.kernel_game.dues import due, feast_key
from tests.scorers.kernel_game.faces import faces, ferry, helper, seat_booths, site, waiting
from tests.scorers.kernel_game.flow import acting, on_turn, work_key
from tests.scorers.kernel_game.model import FEASTS, INFO, OMENS, RELICS, ROUNDS, SITES, KernelState, Phase, say

OPEN: Final = ("vp", "grain", "fish", "coin", "loan", "stall", "monk", "follower", *RELICS)
EXPLAINED: Final = ("vp", "coin")
"""The figures that can be taken apart."""
WORK: Final = ("gather", "omen", "pray", "build", "claim", "rest")


def view(state: KernelState, _viewer: str | None) -> TableView:
    """The whole table; what is secret the app itself veils."""
    rules = tuple(map(_rule, Phase))
    sites = Chapter("sites", msg("kernel-sites"), tuple(site(state, key) for key in SITES))
    return TableView(_track(state), _now(state), _seats(state), faces(state), rules, (worth.MOVE,), (sites,))


def _rule(phase: Phase) -> Rule:
    return Rule(phase, msg(f"kernel-rule-{phase}"), msg(f"kernel-rule-{phase}-text"), "3")


def _track(state: KernelState) -> Track:
    flow = state.flow
    marks = tuple(Mark(n, msg(f"kernel-feast-{feast}")) for n, feast in enumerate(FEASTS, 1))
    steps = (
        Step("round", msg("kernel-step-round", n=flow.round), flow.round, ROUNDS, marks),
        Step("phase", msg(f"kernel-phase-{flow.phase}")),
    )
    feasting = flow.phase is Phase.FEAST and not flow.over
    return Track(steps, grace.GRACE.waiting(state) if feasting else on_turn(state), state.setup.first)


def _now(state: KernelState) -> Now:
    flow = state.flow
    if flow.over:
        return Now(msg("kernel-now-over"))
    return _working(state) if flow.phase is Phase.WORK else _feasting(state)


def _working(state: KernelState) -> Now:
    """One seat's turn: the ways to work, the market and the helpers, and the bell for whoever counts no turns."""
    seat = acting(state)
    beside = PITCH.move(seat, label=msg("kernel-move-pitch"), seat=seat)
    moves = (bell.MOVE, BORROW.offered_to(seat), *SEND.offered_to(state, seat), *TRADE.offered_to(seat), beside)
    return Now(
        msg("kernel-now-work"),
        msg("kernel-now-work-detail"),
        (*_reopened(state), *_work(state)),
        (*moves, _repay(state, seat, Place.BUTTON)),
        _rule(Phase.WORK),
        (msg("kernel-hand-flag"), msg("kernel-hand-market")),
        _laid_out(state, seat),
    )


def _laid_out(state: KernelState, seat: str) -> tuple[Held, ...]:
    """What is touched to be used: the coins of whose turn it is, the sites, and the helpers who wait or are away."""
    away = tuple(helper(who) for who, _ in state.flow.sent)
    there, here = tuple(site(state, key) for key in SITES), tuple(waiting(state))
    return (
        Held("coin", say("coin", 2, "name"), Figure(state.ledger.get(seat, "coin"), f"coin/{seat}", "coin")),
        Held("site", msg("kernel-sites"), Figure(known(len(there))), Shape.ROW, there),
        Held("helper", msg("kernel-helpers"), Figure(known(len(here))), Shape.RACK, here),
        Held("away", msg("kernel-away"), Figure(known(len(away))), Shape.ROW, away),
    )


def _repay(state: KernelState, seat: str, place: Place) -> Move:
    """A loan can be given back at any time; whoever has none sees why not."""
    none = msg("kernel-repay-none", who=Player(seat)) if state.ledger.n(seat, "loan") == 0 else None
    return Move(f"repay/{seat}", msg("kernel-move-repay", who=Player(seat)), place, seat, because=none)


def _feasting(state: KernelState) -> Now:
    """Everybody's feast; grace ends it for those who wait, then the round can be closed."""
    tasks = (*_reopened(state), *_feasts(state))
    moves = (Move("close", msg("kernel-move-close"), Place.PRIMARY),) if all(task.done for task in tasks) else ()
    moves = (grace.MOVE,) if grace.GRACE.waiting(state) else moves
    return Now(msg("kernel-now-feast"), tasks=tasks, moves=moves, rule=_rule(Phase.FEAST))


def _work(state: KernelState) -> tuple[Task, ...]:
    seat = acting(state)
    moves = tuple(_way(state, kind, seat) for kind in WORK)
    return (Task(work_key(state.flow.round, seat), msg("kernel-task-work", who=Player(seat)), seat, moves=moves),)


def _way(state: KernelState, kind: str, seat: str) -> Move:
    """One of the ways to work; a monk that is away cannot be sent."""
    gone = msg("kernel-monk-away") if kind == "pray" and state.ledger.n(seat, "monk") == 0 else None
    return Move(f"{kind}/{seat}", msg(f"kernel-move-{kind}", who=Player(seat)), seat=seat, because=gone)


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


def _seats(state: KernelState) -> tuple[SeatView, ...]:
    return tuple(_seat(state, owner) for owner in (*state.setup.ids, TABLE))


def _seat(state: KernelState, owner: str) -> SeatView:
    held = [_held(state, owner, thing) for thing in (*OPEN, *OMENS) if state.ledger.keeps(thing)]
    points = Figure(state.ledger.get(owner, "vp"), f"vp/{owner}", "vp")
    figure = points if state.ledger.keeps("vp") and owner != TABLE else None
    if owner == TABLE:
        held.append(Held("ferry", msg("kernel-ferry"), Figure(known(len(state.flow.ferry))), spots=ferry(state)))
        return SeatView(owner, None, tuple(held), (FERRY.offered_to_table(),))
    booths = seat_booths(state, owner)
    if booths:
        held.append(Held("booth", msg("kernel-booths"), Figure(known(len(booths))), Shape.ROW, booths))
    notes = (msg("kernel-no-stall"),) if state.ledger.n(owner, "stall") == 0 else ()
    moves = (PARADE.offered_to(owner), _repay(state, owner, Place.SEAT))
    return SeatView(owner, figure, tuple(held), moves, notes)


def _held(state: KernelState, owner: str, thing: str) -> Held:
    why = f"{thing}/{owner}" if thing in EXPLAINED and owner != TABLE else ""
    figure = Figure(state.ledger.get(owner, thing), why, thing)
    return Held(thing, thing_msg(INFO.slug, thing, 2, "name"), figure, count_move=count_move(owner, thing))
