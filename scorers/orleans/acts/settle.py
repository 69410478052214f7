"""The census and the event of a round are settled: paid, drawn, kept off, or all as shown (p. 10-13)."""

from dataclasses import replace
from functools import partial
from typing import Final, Generic, Literal, TypeVar

from scorers.core.api import Issues, MoveKey, Msg, Msgs, Player, PositiveInt, TaskKey, TaskKeys, Transfers, impossible
from scorers.core.forms import Amounts, Answers, Form, Option, Pick, Row, numbers, picked
from scorers.core.ledger import names
from scorers.core.payments import Due, PaidPart, Till, given, handed_over, judge
from scorers.orleans import flow
from scorers.orleans.acts.round import Course, OfRound
from scorers.orleans.dues import NEGATIVE, PAID, TORTURE, due, lost, owed, proposal, swept, what_for
from scorers.orleans.model import Orleans, OrleansFlow, built, level_of, position
from scorers.orleans.printed import FOLLOWERS, SACRISTY, level
from scorers.orleans.rewards import gain, give
from scorers.orleans.words import listed, name_of, say, thing

SHORT: Final = "short"
"""The ask for the coins that are missing, where coins are not kept."""

MOST_SHORT: Final = 30
"""More coins than any tax asks."""

SHOWN_SHORT: Final = 9
"""So many coins that are missing can be touched, where nobody knows what is owed."""


class OfSeat(OfRound):
    """The base of what settles the census or the event for one seat."""

    seat: str
    of: Literal["fine", "event"] = "event"

    @property
    def task(self) -> TaskKey:
        """The task it settles."""
        return TaskKey.of_round(self.round, self.of, self.seat)


S = TypeVar("S", bound=OfSeat)


class SettleOne(Course[S], Generic[S]):
    """The base of the acts that settle it."""

    def settles(self, _state: Orleans, event: S) -> TaskKeys:
        """Yield the due of the seat."""
        yield str(event.task)


class Settled(OfSeat):
    """What a seat paid: parts of ways, and the coins it lacked where only the table knows that."""

    kind: Literal["settled"] = "settled"
    paid: tuple[PaidPart, ...] = ()
    missing: PositiveInt | None = None


class Settle(SettleOne[Settled]):
    """Paid as shown or otherwise ("event/r3/s1", "fine/r3/s1"); short of coins nobody keeps ("short/r3/s1")."""

    event, moves = Settled, ("event", "fine", SHORT)

    def form(self, state: Orleans, move: MoveKey, answers: Answers) -> Form:
        """Return the form of a payment; every number can be changed."""
        if move.word != SHORT:
            return self._paying(state, move, task_of(move, move.word), answers, None)
        task, missing = task_of(move), numbers(answers, SHORT).get(SHORT)
        most = owed(state, task.seat, what_for(state, task)).known or SHOWN_SHORT
        row = Row(SHORT, say("short-ask"), missing, 1, most, thing="coin")
        ask = Amounts(SHORT, say("short-ask"), (row,), typed=True)
        if missing is None:
            return Form(str(move), say("torture-title", who=Player(task.seat)), (ask,), note=say("torture-note"))
        found = self._paying(state, move, task, answers, missing)
        return replace(found, asks=(ask, *found.asks))

    def _paying(self, state: Orleans, move: MoveKey, task: TaskKey, answers: Answers, missing: int | None) -> Form:
        owing = due(state, task, missing)
        shown = proposal(state, owing)
        n = sum(n for way, _, n in shown if way == TORTURE)
        title = say("torture-title", who=Player(task.seat)) if n else title_of(state, task)
        first = tuple(part for part in shown if part[0] != TORTURE) if n else ()
        asked = _tortured(owing, n) if n else owing
        paid = (*first, *given(asked, answers, shown))
        total = (n, n) if n else None
        note = partial(_note, state, task.seat)
        till = Till(title, name_of, note, n > 0, total, {"unbuilt": "unbuilt"}, pieces=n > 0)
        confirm = say("pay-what", what=listed((thing, n) for _, thing, n in paid)) if owing.ways else None
        made = self.made(state, round=task.round, seat=task.seat, of=task.kind, paid=paid, missing=missing)
        said, follows = say("torture-note") if n else None, _costs(state, task.seat, paid)
        return Form(str(move), title, till.ask(asked, paid), confirm, said, made, said=n > 0, follows=follows)

    def transfers(self, state: Orleans, event: Settled) -> Transfers:
        """Yield the payment."""
        yield from handed_over(due(state, event.task, event.missing), event.paid)

    def issues(self, state: Orleans, event: Settled) -> Issues:
        """Yield what speaks against the payment (digest 5)."""
        what = what_for(state, event.task)
        if what not in PAID or (event.missing and state.ledger.keeps("coin")):
            yield impossible("core-not-as-shown")
        elif event.missing and event.missing > (owed(state, event.seat, what).known or MOST_SHORT):
            yield impossible("orleans-too-short", who=Player(event.seat))
        else:
            yield from judge(due(state, event.task, event.missing), event.paid, thing)

    def label(self, event: Settled) -> Msg:
        """Return what was paid."""
        what = listed((thing, n) for _, thing, n in event.paid)
        if event.missing and not what:
            return say("log-short", who=Player(event.seat), n=event.missing)
        return say("log-paid", who=Player(event.seat), what=what)

    def loud(self, state: Orleans, event: Settled) -> Msgs:
        """Yield torture, and what begins."""
        n = sum(n for way, _, n in event.paid if way == TORTURE) or event.missing
        if n:
            yield say("loud-torture", who=Player(event.seat), n=n)
        yield from super().loud(state, event)


def task_of(move: MoveKey, kind: str = "event") -> TaskKey:
    """Return the task of a move: "r3/event/s1" of "short/r3/s1"."""
    return TaskKey(kind, move.args[1:], move.args[0])


def title_of(state: Orleans, task: TaskKey) -> Msg:
    """Return what a seat settles."""
    what = what_for(state, task)
    return say("due-title", who=Player(task.seat), what=say("census") if what == "census" else say(f"event-{what}"))


def _tortured(owing: Due, n: int) -> Due:
    """Return the part of a due that torture settles, so many coins: the others go first, so they are not asked."""
    return replace(owing, ways=tuple(replace(way, amount=n) for way in owing.ways if way.key == TORTURE))


def _costs(state: Orleans, seat: str, paid: tuple[PaidPart, ...]) -> Msg | None:
    """Return what torture costs at the end, the coins a point each, with the level where it falls (p. 9, 11)."""
    steps, coins = (sum(n for _, thing, n in paid if thing == what) for what in ("step", "coin"))
    n, at = lost(state, seat, paid) + coins, position(state, seat)
    if at is not None and level(at - steps) < level(at):
        return say("costs-level", points=n, now=level(at), then=level(at - steps), coins=coins)
    return say("costs", points=n, coins=coins) if any(way == TORTURE for way, _, _ in paid) else None


def _note(state: Orleans, seat: str, name: str, n: int) -> Msg | None:
    """Return what so many of a thing cost at the end, beside it."""
    points = lost(state, seat, ((TORTURE, name, max(1, n)),)) if name != "coin" else 0
    return say("costs", points=points, coins=0) if points else None


class EventSettled(OfRound):
    """The event of a round, for these seats as shown."""

    kind: Literal["event_settled"] = "event_settled"
    seats: tuple[str, ...]


class SettleAll(Course[EventSettled]):
    """One tap; who is short, or draws a follower that is kept, stays open."""

    event, moves = EventSettled, ("settle",)

    def form(self, state: Orleans, move: MoveKey, _answers: Answers) -> Form:
        """Return the form; it asks nothing."""
        seats = sweepable(state)
        event = self.made(state, round=state.flow.round, seats=seats) if seats else None
        return Form(str(move), say(f"event-{state.flow.event}") if event else say("phase-event"), event=event)

    def transfers(self, state: Orleans, event: EventSettled) -> Transfers:
        """Yield what each gets or pays."""
        for seat in event.seats:
            yield from gains(state, seat)
            if state.flow.event in PAID:
                owing = due_of(state, seat)
                yield from handed_over(owing, proposal(state, owing))

    def settles(self, _state: Orleans, event: EventSettled) -> TaskKeys:
        """Yield the due of each."""
        yield from (flow.key_of(event.round, "event", seat) for seat in event.seats)

    def issues(self, state: Orleans, event: EventSettled) -> Issues:
        """Yield that others can be settled as shown."""
        if not event.seats or event.seats != sweepable(state):
            yield impossible("core-not-as-shown")

    def label(self, event: EventSettled) -> Msg:
        """Return for whom."""
        return say("log-event", n=event.round, who=names(event.seats))


def due_of(state: Orleans, seat: str) -> Due:
    """Return what the event of this round asks of a seat."""
    return due(state, TaskKey.of_round(state.flow.round, "event", seat))


def gains(state: Orleans, seat: str) -> Transfers:
    """Yield the coins of Income and Trading day (p. 10)."""
    each = {"income": level_of, "trading_day": built}.get(state.flow.event)
    if each:
        yield from gain(state, seat, "coin", each(state, seat).known or 0)


def sweepable(state: Orleans) -> tuple[str, ...]:
    """Return the seats whose event can be settled as shown."""
    waiting = flow.waiting(state, "event")
    if state.flow.event == "plague":
        told = state.ledger.keeps("follower.monk")
        return tuple(seat for seat in waiting if not (told and drawable(state, seat)))
    return waiting if state.flow.event not in PAID else tuple(s for s in waiting if swept(due_of(state, s)))


NOTHING: Final = ("starter", "empty")
"""What costs nothing: a follower of one's own goes back, from an empty bag none can be drawn (p. 10)."""


class PlagueDrawn(OfSeat):
    """What a seat drew."""

    kind: Literal["plague_drawn"] = "plague_drawn"
    of: Literal["event"] = "event"
    drawn: str


class DrawPlague(SettleOne[PlagueDrawn]):
    """A neutral follower goes back to the supply, its track stays (p. 10)."""

    event, moves = PlagueDrawn, ("drawn",)

    def form(self, state: Orleans, move: MoveKey, answers: Answers) -> Form:
        """Return the form of "drawn/r3/s1": which follower it was."""
        task, chosen = task_of(move), picked(answers, "drawn")
        options = tuple(Option(what, drawn_name(what)) for what in (*drawable(state, task.seat), *NOTHING))
        event = self.made(state, round=task.round, seat=task.seat, drawn=chosen[0]) if chosen else None
        return Form(str(move), title_of(state, task), (Pick("drawn", say("drawn-ask"), options, chosen),), event=event)

    def transfers(self, _state: Orleans, event: PlagueDrawn) -> Transfers:
        """Yield the follower, back to the supply."""
        if event.drawn not in NOTHING:
            yield from give(event.seat, f"follower.{event.drawn}")

    def issues(self, state: Orleans, event: PlagueDrawn) -> Issues:
        """Yield that there is no plague, or no such follower."""
        if what_for(state, event.task) != "plague":
            yield impossible("core-not-as-shown")
        elif event.drawn not in (*drawable(state, event.seat), *NOTHING):
            yield impossible("orleans-no-such-follower", who=Player(event.seat))

    def then(self, state: Orleans, event: PlagueDrawn) -> OrleansFlow:
        """Return what follows, and remember the draw as long as the event lasts."""
        drawn = {**dict(state.flow.drawn), event.seat: event.drawn}
        return flow.stepped(replace(state, flow=replace(state.flow, drawn=(*drawn.items(),))))

    def label(self, event: PlagueDrawn) -> Msg:
        """Return what was drawn."""
        return say("log-drawn", who=Player(event.seat), what=drawn_name(event.drawn))


def drawable(state: Orleans, seat: str) -> tuple[str, ...]:
    """Return the kinds of neutral followers a seat has, as far as is known."""
    return tuple(kind for kind in FOLLOWERS if state.ledger.get(seat, f"follower.{kind}").n != 0)


def drawn_name(drawn: str) -> Msg:
    """Return what a seat drew."""
    return say(f"drawn-{drawn}") if drawn in NOTHING else thing(f"follower.{drawn}", 1)


class Lifted(OfSeat):
    """A monk goes from the Sacristy to the bag, and the event does not touch its owner (p. 13)."""

    kind: Literal["lifted"] = "lifted"
    of: Literal["event"] = "event"


class Lift(SettleOne[Lifted]):
    """One tap: "lifted/r3/s1"."""

    event, moves, log = Lifted, ("lifted",), "orleans-log-lifted"

    def form(self, state: Orleans, move: MoveKey, _answers: Answers) -> Form:
        """Return the form; it asks nothing."""
        task = task_of(move)
        return Form(str(move), title_of(state, task), event=self.made(state, round=task.round, seat=task.seat))

    def issues(self, state: Orleans, event: Lifted) -> Issues:
        """Yield that the event is no negative one, or that no monk can be on the Sacristy."""
        if what_for(state, event.task) not in NEGATIVE:
            yield impossible("core-not-as-shown")
        elif not may_lift(state, event.seat):
            yield impossible("orleans-no-sacristy", who=Player(event.seat))


def may_lift(state: Orleans, seat: str) -> bool:
    """Return whether a seat may have a monk on the Sacristy: it has both, deeds aside, or nobody knows (p. 8, 13)."""
    return 0 not in (state.ledger.n(seat, f"tile.{SACRISTY}"), state.ledger.n(seat, "follower.monk"))


SETTLE: Final = Settle()
ACTS: Final = (SettleAll(), SETTLE, Lift(), DrawPlague())
