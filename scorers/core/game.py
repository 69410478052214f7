"""A game as the app meets it: a handful of pure functions, and the bookkeeping around them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final, Generic

from pydantic import TypeAdapter

from scorers.core.act import Acts, posted
from scorers.core.amount import UNKNOWN, Amount, known, total
from scorers.core.checklist import Checklist, read_checklist
from scorers.core.conservation import check_sums
from scorers.core.events import Counted, Event, Jumped, KeepChanged, Ruled, Scored, TakenBack, Valued
from scorers.core.forms import Answers, Change, Form
from scorers.core.game_info import GameInfo
from scorers.core.issues import Issue, impossible
from scorers.core.ledger import Key, Ledger, Transfer, seat_of
from scorers.core.look import Look
from scorers.core.msg import BOX, TABLE, Msg, thing_msg
from scorers.core.score import Breakdown
from scorers.core.setup import Setup
from scorers.core.sheet import Closing, Sheet, SheetForm
from scorers.core.state import F, State
from scorers.core.view import Face, TableView, Why


@dataclass(frozen=True)
class Position:
    """A point of the play one can jump to or find again in the log."""

    key: str
    label: Msg
    round: str = ""
    """The fold of the log it belongs to; by itself when empty."""
    heading: Msg | None = None
    """What the log calls that fold; without it, by the place it begins at."""

    @property
    def round_key(self) -> str:
        """What the log folds by."""
        return self.round or self.key


@dataclass(frozen=True)
class Game(Generic[F]):
    """One title. All functions are pure; the state they read is the sum of its events."""

    info: GameInfo
    look: Look
    begin: Callable[[Setup], State[F]]
    """The state before the first event: what the box says each seat and the Table hold."""
    view: Callable[[State[F], str | None], TableView]
    why: Callable[[State[F], str], Why]
    tasks: Callable[[State[F]], frozenset[str]]
    """Keys of the tasks open now."""
    position: Callable[[State[F]], Position]
    """Where we are, for the log."""
    jumps: Callable[[State[F]], tuple[Position, ...]]
    """Where "Where are we?" can take us."""
    jump: Callable[[State[F], str], F]
    """The flow there; tasks that were skipped may be left reopened."""
    sheet: Closing
    """What is asked at the end, given the answers so far; what is kept is filled in."""
    score: Callable[[Setup, Sheet, Mapping[str, str]], Breakdown]
    """Setup, sheet, rulings -> the points, every one explained."""
    projection: Callable[[State[F]], Breakdown]
    """The points so far, from what is kept; open where it is not."""
    check_sheet: Callable[[Setup, Sheet], tuple[Issue, ...]]
    acts: Acts[F] = Acts()  # noqa: RUF009 - immutable
    """All that can happen, a file each."""
    faces: Callable[[], tuple[Face, ...]] = lambda: ()
    """The catalogue."""
    of_every: Callable[[State[F], Event], Iterable[Issue]] = lambda _state, _event: ()
    """What this game says of every fact, corrections included: more coins with the players than the box holds."""
    laid_out: Callable[[int, str], Checklist] | None = None
    """Player count and variant -> how to lay out the box; without it the game's checklist.json says it."""
    jump_transfers: Callable[[State[F], str], tuple[Transfer, ...]] = lambda _state, _to: ()
    """What changes hands when the table says the play is there: everybody's workers come home."""
    kept_from: Callable[[State[F], str], str] = lambda _state, _keep: ""
    """Where a jump takes the play once something is kept from here on: whose turn it is must be asked."""
    kept_as: Callable[[State[F], str], Mapping[Key, int]] = lambda _state, _keep: {}
    """What lies where without being asked, once it is kept from here on: what has not moved since it was laid out."""
    place_name: Callable[[str], Msg] | None = None
    """What a position is called by its key alone; without it `<slug>-jump` says it from `$to`."""
    upgrade: Callable[[dict[str, Any], int], dict[str, Any]] = lambda event, _schema: event
    """An event as an older version of this game wrote it, as it is written today."""

    @property
    def slug(self) -> str:
        """The game's own name for itself."""
        return self.info.slug

    @property
    def events(self) -> TypeAdapter[Event]:
        """The parser of the game's facts, those every game shares included."""
        return self.acts.events

    def thing(self, thing: str, n: int, case: str | None = None) -> Msg:
        """Return so many of a thing: "3 fish"."""
        return thing_msg(self.slug, thing, n, case)

    def checklist(self, players: int, variant: str, options: Mapping[str, str] | None = None) -> Checklist:
        """Return how to lay out the box for this count and variant, with what these options bring."""
        if self.laid_out:
            return self.laid_out(players, variant)
        return read_checklist(self.slug, players, variant, options)

    def closing(self, state: State[F], given: Sheet) -> SheetForm:
        """Return the closing questions; where turns were skipped, what was kept is filled in and asked all the same."""
        found = self.sheet(state.setup, state, given)
        return found.doubted() if state.skipped else found

    def form(self, state: State[F], key: str, answers: Answers) -> Form:
        """Return the form of a move of this game; its preview and issues are filled in by `core_moves.form`."""
        return self.acts.form(state, key, answers)

    def check(self, state: State[F], event: Event) -> tuple[Issue, ...]:
        """Return all that speaks against an event by this game's rules; sums and open tasks are checked by core."""
        found = tuple(self.acts.check(state, event))
        return found if any(issue.blocks for issue in found) else (*found, *self.of_every(state, event))

    def advance(self, state: State[F], event: Event) -> F:
        """Return the flow after an event; transfers are posted and its tasks marked done already."""
        act = self.acts.of(event)
        return state.flow if act is None else act.then(state, event)

    def label(self, event: Event) -> Msg:
        """Return what one of the game's own events is called."""
        act = self.acts.of(event)
        if act is None:
            raise TypeError(f"{self.slug}: no act has the fact {type(event).__name__}")
        return act.label(event)

    def back(self, state: State[F], event: Event) -> F | None:
        """Return the flow once an event is taken back where it happened; nothing where later ones rest on it."""
        act = self.acts.of(event)
        return state.flow if act is None else act.back(state, event)

    def gone(self, state: State[F], event: Event) -> F | None:
        """Return the flow once an event is taken back after the play has gone on; nothing where later ones rest."""
        act = self.acts.of(event)
        return state.flow if act is None else act.gone(state, event)

    def loud(self, state: State[F], event: Event) -> tuple[Msg, ...]:
        """Return what the rules did at once because of an event. The state is the one before it."""
        act = self.acts.of(event)
        return () if act is None else tuple(act.loud(state, event))


def opening(info: GameInfo, setup: Setup, flow: F, amounts: Mapping[Key, int]) -> State[F]:
    """Return the first state: the keeps and rulings of the setup, and the given start amounts of what is kept."""
    kept = info.kept_things(setup.keeps)
    debts = frozenset(t.id for t in info.things if t.below_zero)
    ledger = Ledger(kept, {}, debts).with_counts({key: known(n) for key, n in amounts.items()})
    rulings = {r.id: setup.rulings.get(r.id, r.default) for r in info.rulings}
    return State(setup, ledger, flow, rulings, dict(setup.values), frozenset(setup.keeps))


def apply(game: Game[F], state: State[F], event: Event) -> State[F]:
    """Return the state after an event. Reads nothing but the two; never judges."""
    state = posted(state, event)
    shared = _SHARED.get(type(event))
    if shared is not None:
        return shared(game, state, event)
    flow = game.advance(state, event)
    return state if flow is state.flow else state.with_ledger(state.ledger, flow)


def _counted(_game: Game[F], state: State[F], event: Counted) -> State[F]:
    return replace(state, ledger=state.ledger.with_counts(event.amounts))


def _keep(game: Game[F], state: State[F], event: KeepChanged) -> State[F]:
    if not event.on:
        ledger = state.ledger.dropping(event.things)
        return replace(state, ledger=ledger, keeps=state.keeps - {event.keep})
    flow = game.jump(state, event.to) if event.to else state.flow
    ledger = state.ledger.keeping(event.things, event.amounts)
    return replace(state, ledger=ledger, flow=flow, keeps=state.keeps | {event.keep})


def _ruled(_game: Game[F], state: State[F], event: Ruled) -> State[F]:
    return replace(state, rulings={**state.rulings, event.ruling: event.value})


def _valued(_game: Game[F], state: State[F], event: Valued) -> State[F]:
    return replace(state, values={**state.values, event.key: event.n})


def _taken_back(game: Game[F], state: State[F], event: TakenBack) -> State[F]:
    again = frozenset(event.reopens)
    fact = game.events.validate_python(event.what)
    flow = (game.back if event.here else game.gone)(state, fact) or state.flow
    return replace(state, flow=replace(flow, done=flow.done - again, reopened=flow.reopened | again))


def _jumped(game: Game[F], state: State[F], event: Jumped) -> State[F]:
    ledger = state.ledger.with_counts(dict.fromkeys(event.forget, UNKNOWN))
    skipped = state.skipped if event.skips is None else event.skips
    return replace(state, ledger=ledger, flow=game.jump(state, event.to), skipped=skipped)


def _scored(_game: Game[F], state: State[F], event: Scored) -> State[F]:
    return replace(state, sheet=event.entries)


_SHARED: Final[Mapping[type[Event], Callable[..., State[Any]]]] = {
    Counted: _counted,
    KeepChanged: _keep,
    Ruled: _ruled,
    Valued: _valued,
    TakenBack: _taken_back,
    Jumped: _jumped,
    Scored: _scored,
}
"""What the facts every game shares do to a state."""


def check(game: Game[F], state: State[F], event: Event) -> tuple[Issue, ...]:
    """Return all that speaks against an event, in the order of weight. What the table let go is no issue any more.

    The last judgement of a state is remembered: a form shows it, and the table asks for it again when it is recorded.
    """
    last = state.memo.get(check)
    if last is not None and last[0] is event:
        found: tuple[Issue, ...] = last[1]
        return found
    found = _tasks_open(game, state, event) or tuple(
        issue for issue in _against(game, state, event) if issue.blocks or issue.code not in event.overruled
    )
    state.memo[check] = (event, found)
    return found


def _against(game: Game[F], state: State[F], event: Event) -> Iterator[Issue]:
    yield from check_sums(game.info, state.setup.ids, state.ledger, event)
    yield from game.check(state, event)


def _tasks_open(game: Game[F], state: State[F], event: Event) -> tuple[Issue, ...]:
    """Return that a task is done already, or the play is over; nothing where the event may settle what it settles."""
    if state.finished and not isinstance(event, TakenBack):
        return (impossible("core-play-over"),)
    if not event.settles:
        return ()
    open_now = game.tasks(state) | state.flow.reopened
    return (impossible("core-task-done"),) if not open_now.issuperset(event.settles) else ()


def complete(game: Game[F], state: State[F], form: Form) -> Form:
    """Return a form with its preview and everything that speaks against it filled in."""
    if form.event is None:
        return form
    issues = (*form.issues, *check(game, state, form.event))
    changes = () if form.said else preview(game, state, form.event)
    return replace(form, issues=tuple(dict.fromkeys(issues)), changes=changes)


def preview(game: Game[F], state: State[F], event: Event) -> tuple[Change, ...]:
    """Return what changes hands, netted by owner and thing, Table and box left out; not what only happens beside it."""
    act = game.acts.of(event)
    beside = set(act.beside(state, event)) if act else set()
    deltas: dict[Key, int] = {}
    for t in event.transfers:
        if t in beside:
            continue
        for owner, delta in ((seat_of(t.src), -t.n), (seat_of(t.dst), t.n)):
            if owner not in (TABLE, BOX):
                deltas[owner, t.thing] = deltas.get((owner, t.thing), 0) + delta
    many = {thing for _, thing in deltas if game.info.box(thing) != 1}  # a single card is named by the act itself
    return tuple(_change(game, state, key, delta) for key, delta in deltas.items() if delta and key[1] in many)


def _family(game: Game[F], thing: str) -> tuple[str, ...]:
    """Return all a thing is counted with: points for one reason stand on the track beside those for others."""
    head, dot, _ = thing.partition(".")
    kept = (one.id for one in game.info.things if one.id.startswith(f"{head}."))
    return tuple(kept) if dot and game.info.thing(thing).below_zero else (thing,)


def had(state: State[F], seat: str, thing: str) -> Amount:
    """Return how many a seat has, those on its places included: a helper sent out is still its own."""
    out = (n for owner, kept, n in state.ledger.held(seat, thing) if kept == thing and owner != seat)
    return total((state.ledger.get(seat, thing), *out))


def _change(game: Game[F], state: State[F], key: Key, delta: int) -> Change:
    owner, thing = key
    before = total(had(state, owner, kept) for kept in _family(game, thing))
    floor = thing not in state.ledger.debts
    return Change(owner, thing, game.thing(thing, abs(delta)), delta, before, before.shifted(delta, floor=floor))
