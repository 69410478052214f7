"""The one thing to do now, phase by phase, and what was left open before (p. 4-5, 9-11)."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Any, Final

from scorers.core.acts.elsewhere import ELSEWHERE
from scorers.core.api import NONE, Move, MoveKey, Moves, Msg, Place, Player, Task, TaskKey, known, msg, names, owner_msg
from scorers.core.display import Face, Now, Sign, card_row, rule_page
from scorers.core.glance import Fact
from scorers.core.payments import UNLIMITED, best
from scorers.orleans.acts import ACTS
from scorers.orleans.acts.action import ACTION, won_said
from scorers.orleans.acts.round import TURN_HOURGLASS, census_said, census_title
from scorers.orleans.acts.settle import drawn_name, gains, may_lift, sweepable
from scorers.orleans.dues import NEGATIVE, PAID, TORTURE, due, owed, proposal, swept, what_for
from scorers.orleans.faces import place_face
from scorers.orleans.flow import PILGRIMAGE, followed, key_of, returning, tasks, waiting
from scorers.orleans.model import Orleans, Phase, built, goods, order_of, starter, tiles
from scorers.orleans.outcome import BARRED, lacks, mine, shut
from scorers.orleans.printed import NUMBERS, SLUG, TILES
from scorers.orleans.words import listed, say, thing

_PAGES: Final = {"hourglass": "4", "census": "4", "planning": "4", "actions": "5", "event": "10", "end": "9"}
RULES: Final = {key: rule_page(SLUG, key, page) for key, page in {**_PAGES, "torture": "11"}.items()}
"""The pages of the rules."""


def now(state: Orleans) -> Now:
    """Return the one thing to do now with its rule, and what was left open before."""
    found = _PHASES[state.flow.phase](state)
    full = ACTS.move("bank", label=say("bank-full"))
    dry = (Task("bank", say("bank-dry"), moves=(full,)),) if state.flow.dry and not state.flow.over else ()
    return replace(found, tasks=(*found.tasks, *_reopened(state), *dry), rule=RULES.get(state.flow.phase))


def _variant(state: Orleans) -> Now:
    """Return whose turn it is to put a building back, and who comes then (p. 9)."""
    first, *then = returning(state).values()
    left = say("return-then", who=names(then)) if then else None
    return Now(say("return-title", who=Player(first)), left, moves=(_pinned("return", "gain-confirm"),))


def _hourglass(state: Orleans) -> Now:
    moves, first = tuple(TURN_HOURGLASS.offered(state)), Player(starter(state))
    awaits = say("turn") if len(moves) > 1 else None
    return Now(say("hourglass-title", n=state.flow.round), say("starts", who=first), moves=moves, awaits=awaits)


def _census(state: Orleans) -> Now:
    """Return the census as the table tells it, or the fine of who has no coin (p. 4, 11)."""
    key = key_of(state.flow.round, "fine", state.flow.census[1])
    if key in tasks(state):
        return Now(say("census-fine", who=Player(state.flow.census[1])), tasks=(_due_row(state, TaskKey.read(key)),))
    return Now(census_title(state), moves=(_pinned("census", "census-confirm"),))


def _pinned(word: str, label: str) -> Move:
    """Return the act under the thumb."""
    return ACTS.move(word, label=say(label), place=Place.PRIMARY)


def _planning(state: Orleans) -> Now:
    """Return planning: how many followers each may draw and why, and who is ready (p. 4)."""
    waits = waiting(state, "plan")
    rows = tuple(_plan_row(state, seat, done=seat not in waits) for seat in order_of(state))
    return Now(say("planning-title"), _planning_detail(state), rows, (_pinned("plan", "plan-all"),))


def _planning_detail(state: Orleans) -> Msg | None:
    """Return what the census has just done, where it was taken, and the ruling for the Town Hall."""
    told = state.flow.counted == state.flow.round
    said = next(iter(census_said(state, *state.flow.census)), None) if told else None
    hall = say("planning-hall") if state.rulings["technology_on_town_hall"] == "yes" else None
    return msg("core-then", a=said, b=hall) if said and hall else said or hall


def _row(task: TaskKey, detail: Msg | None, *moves: Move, **more: Any) -> Task:  # noqa: ANN401 - the fields of a task
    """Return the row of a seat."""
    return Task(str(task), owner_msg(task.seat), task.seat, detail, moves, **more)


def _plan_row(state: Orleans, seat: str, *, done: bool) -> Task:
    task, n = TaskKey.of_round(state.flow.round, "plan", seat), state.ledger.n(seat, "track.knight")
    if done:
        return _row(task, say("settled"), done=True)
    market = NUMBERS.market + sum(TILES[tile].effect.market for tile in tiles(state, seat))
    bath = "yes" if "bathhouse" in tiles(state, seat) else "no"
    detail = say("draws", n=NUMBERS.draw[n], market=market, bath=bath) if n is not None else say("draws-told")
    detail = say("draws-none") if state.flow.round == 1 else detail
    return _row(task, detail, ACTS.move("plan", seat, label=say("plan-ready"), seat=seat))


def _actions(state: Orleans) -> Now:
    """Return the actions: one at a time where they are followed, all at once else (p. 5)."""
    barred = say("monks-barred") if state.flow.event == PILGRIMAGE else None
    out = names(one for one in order_of(state) if one in state.flow.passed)
    if not followed(state):
        return Now(say("actions-title"), barred or say("actions-detail"), moves=(_pinned("passed", "all-passed"),))
    seat = state.flow.acting
    passes = ACTS.move("pass", seat, label=say("pass"), place=Place.PRIMARY, seat=seat)
    moves = (passes, *ACTION.offered(state))
    laid = card_row("place", say("places"), (_place(state, seat, at) for at in mine(state, seat)))
    detail = next(iter(won_said(state.flow.won)), say("have-passed", who=out) if out else barred)
    return Now(say("turn-headline", who=Player(seat)), detail, moves=moves, holdings=(laid,))


def _place(state: Orleans, seat: str, at: str) -> Face:
    """Return a place with the whole chain of what it would bring, where nothing has to be chosen (p. 6-9)."""
    face, form = place_face(at), ACTION.form(state, MoveKey("act", (seat, at)), {})
    got = form.event.transfers if form.event and not form.asks else ()
    brings = tuple(Sign(t.thing, known(t.n)) for t in got if t.dst == seat and not t.thing.startswith("track."))
    missing = lacks(state, seat, at)
    doubt = BARRED if shut(state, seat, at) == BARRED else say("missing", what=missing) if missing else None
    doubt = say("used-here") if (seat, at) in state.flow.used else doubt
    worth = () if doubt else face.worth  # they would take its line
    return replace(face, brings=brings or face.brings, state=doubt or face.state, fee_said=doubt, worth=worth)


def _event(state: Orleans) -> Now:
    """Return the event: a row for each seat, and one tap for all who pay as shown (p. 10)."""
    event = state.flow.event
    waits, sweeps = waiting(state, "event"), sweepable(state)
    rows = tuple(_event_row(state, seat, done=seat not in waits) for seat in order_of(state))
    primary = (ACTS.move("settle", label=_settling(state, waits, sweeps), place=Place.PRIMARY),) if sweeps else ()
    headline = say(f"event-{event}-{'none' if _nobody(state) else 'does'}")
    return Now(headline, tasks=rows, moves=primary, awaits=None if sweeps else say("event-awaits"))


def _nobody(state: Orleans) -> bool:
    """Return whether it is known that taxes or the trading day are nothing to anybody."""
    found = {"taxes": lambda seat: owed(state, seat, "taxes"), "trading_day": lambda seat: built(state, seat)}
    of = found.get(state.flow.event)
    return of is not None and all(of(seat).known == 0 for seat in state.setup.ids)


def _settling(state: Orleans, waits: tuple[str, ...], sweeps: tuple[str, ...]) -> Msg:
    """Return what one tap says of all it settles; where no coins are kept nothing is shown that could be paid."""
    event = state.flow.event
    if not state.ledger.keeps("coin"):
        return say("settle-told" if len(sweeps) == len(state.setup.ids) else "settle-told-others", event=event)
    if len(sweeps) < len(waits):
        return say("settle-some", who=names(sweeps))
    return say("settle-all", what=say(f"event-{event}"))


def _event_row(state: Orleans, seat: str, *, done: bool) -> Task:
    task = TaskKey.of_round(state.flow.round, "event", seat)
    if done:
        drawn, owes = dict(state.flow.drawn).get(seat), Fact("coin", NONE) if state.flow.event in PAID else None
        return _row(task, drawn_name(drawn) if drawn else say("settled"), done=True, owes=owes)
    if state.flow.event in PAID:
        return _due_row(state, task)
    if state.flow.event == "plague":
        safe = seat in sweepable(state) and state.ledger.keeps("follower.monk")
        return _row(task, say("plague-safe")) if safe else _row(task, say("plague-draw"), *_other_moves(state, task))
    got = tuple(gains(state, seat))
    pays = tuple(Fact("coin", known(t.n), thing("coin", t.n)) for t in got)
    return _row(task, say("gets", what=listed((t.thing, t.n) for t in got)) if got else None, pays=pays)


def _due_row(state: Orleans, task: TaskKey) -> Task:
    """Return what a seat owes, how it would pay, and what it may do instead."""
    owing, what, seat = due(state, task), what_for(state, task), task.seat
    found, paid = best(owing), proposal(state, owing)
    n, asked = owed(state, seat, what), any(means.have != UNLIMITED for way in owing.ways for means in way.means)
    pieces = sum(n for way, _, n in paid if way == TORTURE)
    paying = say("gives" if pieces else "pays", what=listed((name, n) for _, name, n in paid))
    detail = paying if paid and asked and not found.guess else None
    detail = say("pays-nothing") if n.known == 0 else detail
    label = say("pay-else" if swept(owing) else "give-up" if pieces else "pay")
    pay = ACTS.move(task.kind, task.at, seat, label=label, seat=seat)
    handed = tuple(Fact(name, known(n), thing(name, n)) for _, name, n in paid) if detail and what == "harvest" else ()
    moves = (*((replace(pay, edits=swept(owing)),) if asked and n.n != 0 else ()), *_other_moves(state, task))
    short = say("falls-short", n=pieces) if pieces else say("no-food") if found.gives_up else None
    owes = Fact("harvest", known(1)) if what == "harvest" else Fact("coin", n)
    sum_ = _sum(state, seat) if what == "taxes" else None
    return _row(task, detail, *moves, due=owing, warn=found.gives_up, owes=owes, pays=handed, short=short, sum=sum_)


def _sum(state: Orleans, seat: str) -> Msg | None:
    """Return what a tax is worked out from and what there is to pay it with, where both are known (p. 10)."""
    found, coins = goods(state, seat).known, state.ledger.n(seat, "coin")
    return None if found is None or coins is None else say("tax-sum", n=found, has=coins)


def _other_moves(state: Orleans, task: TaskKey) -> Moves:
    """Yield what is open beside paying: torture where coins are not kept, the Sacristy, the draw of the plague."""
    what, seat = what_for(state, task), task.seat
    if task.kind == "event" and what in PAID and not state.ledger.keeps("coin"):
        yield ACTS.move("short", task.at, seat, label=say("cannot-pay"), seat=seat)
    if what == "plague" and state.ledger.keeps("follower.monk"):
        yield ACTS.move("drawn", task.at, seat, label=say("drawn-tell"), seat=seat)
    owes = what == "plague" or owed(state, seat, what).n != 0
    if what in NEGATIVE and owes and may_lift(state, seat) and state.keeps & {"coins", "goods", "followers"}:
        yield ACTS.move("lifted", task.at, seat, label=say("lift"), seat=seat)


def _reopened(state: Orleans) -> Iterator[Task]:
    """Yield the tasks taken back, or skipped by a jump: to be done now, or done at the table already."""
    for text in sorted(state.flow.reopened - tasks(state)):
        key = TaskKey.read(text)
        what = what_for(state, key)
        label = say("left-open", n=key.round or 0, what=say(f"task-{key.kind}"))
        if key.kind in ("event", "fine") and what in PAID:
            row = _due_row(state, key)
            yield replace(row, label=label, moves=(*row.moves, *ELSEWHERE.row(text, label).moves))
        else:
            again = _other_moves(state, key) if key.kind == "event" else ()
            yield ELSEWHERE.row(text, label, key.seat or None, *again)


_PHASES: Final[Mapping[Phase, Callable[[Orleans], Now]]] = {
    Phase.VARIANT: _variant,
    Phase.HOURGLASS: _hourglass,
    Phase.CENSUS: _census,
    Phase.PLANNING: _planning,
    Phase.ACTIONS: _actions,
    Phase.EVENT: _event,
    Phase.END: lambda _: Now(say("end-title"), say("end-detail")),
}
