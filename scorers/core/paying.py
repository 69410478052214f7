"""Dues at the table: what is proposed, how one pays otherwise, who falls short, and what changes hands.

A payment is judged by `judge_payment.judge` alone, whoever put it together.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from scorers.core.act import Act
from scorers.core.due import Due, Means, Payment, Way, best
from scorers.core.events import Event
from scorers.core.forms import Amounts, Answers, Ask, Form, Move, Place, Row, numbers
from scorers.core.issues import Issue
from scorers.core.judge_payment import PaidPart, judge, parts, weigh
from scorers.core.keys import MoveKey, TaskKey
from scorers.core.ledger import Transfer
from scorers.core.msg import Msg
from scorers.core.state import F, State

PAID = "paid"
"""The ask for what is paid."""

Note = Callable[[str, int], Msg | None]
"""What so many of a thing mean, said beside the number: "-3 points"."""


def sure(due: Due) -> Payment | None:
    """Return the proposal of a due, unless it counts on something nobody has told the app."""
    payment = best(due)
    return None if payment.guess else payment


def as_shown(dues: Iterable[Due]) -> tuple[tuple[Due, Payment], ...]:
    """Return the dues "all as shown" settles, each with its payment: never a loan, a sale, a penalty or a guess."""
    found = ((due, sure(due)) for due in dues)
    return tuple((due, payment) for due, payment in found if payment is not None and not payment.gives_up)


def short(dues: Iterable[Due]) -> tuple[str, ...]:
    """Return who cannot pay, as far as is known, without what nobody would want swept away."""
    return tuple(due.payer for due in dues if best(due).gives_up)


def handed_over(due: Due, paid: Iterable[PaidPart]) -> tuple[Transfer, ...]:
    """Return what changes hands when a due is paid so, in its order; money goes over once, less the change."""
    return tuple(_handed(due, tuple(part for part in paid if part[2] > 0)))


def _handed(due: Due, used: tuple[PaidPart, ...]) -> Iterator[Transfer]:
    means = {(way.key, m.thing): m for way in due.ways for m in way.means}
    taken = [(means[way, thing], n) for way, thing, n in used if (way, thing) in means]
    last = {_money(m): at for at, (m, _) in enumerate(taken)}
    purse: dict[str, int] = {}
    back = weigh(due, used).back
    for at, (m, n) in enumerate(taken):
        yield from _thing(due, m, n)
        money = _money(m)
        if money:
            purse[money] = purse.get(money, 0) + n * m.worth
        if money and last[money] == at and purse[money] > back:
            yield Transfer(src=due.payer, dst=due.payee, thing=money, n=purse[money] - back)


def _money(means: Means) -> str:
    """Return the money a means is, or brings; most are no money at all."""
    return means.brings or (means.thing if means.change else "")


def _thing(due: Due, means: Means, n: int) -> Iterator[Transfer]:
    """Yield what goes over at once; a loan comes first, and what it brings pays for what is missing."""
    if means.brings:
        yield Transfer(src=due.payee, dst=due.payer, thing=means.thing, n=n)
        yield Transfer(src=due.payee, dst=due.payer, thing=means.brings, n=n * means.worth)
    elif not means.change:
        thing, each = means.really or (means.thing, 1)
        yield Transfer(src=means.src or due.payer, dst=means.dst or due.payee, thing=thing, n=n * each)


def given(due: Due, answers: Answers, shown: Iterable[PaidPart] = ()) -> tuple[PaidPart, ...]:
    """Return the payment of the answers; what is not answered is paid as shown."""
    found = numbers(answers, PAID)
    before = {(way, thing): n for way, thing, n in shown}
    keys = [(way.key, means.thing) for way in due.ways for means in way.means]
    counts = ((way, thing, found.get(_row_key(due, way, thing), before.get((way, thing), 0))) for way, thing in keys)
    return tuple(part for part in counts if part[2])


def _row_key(due: Due, way: str, thing: str) -> str:
    """Return the row of a means: the thing alone, as far as only one way takes it."""
    ways = [other.key for other in due.ways for means in other.means if means.thing == thing]
    return thing if len(ways) == 1 else f"{way}/{thing}"


@dataclass(frozen=True, slots=True)
class Till:
    """How a payment is asked for: in which words, and whether even what is not there is listed."""

    label: Msg
    name: Callable[[str], Msg]
    """A means, without a number."""
    note: Note = lambda _thing, _n: None
    everything: bool = False
    """Whether every means has its row; else only what is held, and loans or penalties only once they are used."""
    total: tuple[int, int] | None = None
    """Least and most that all rows add up to, where they must."""
    symbols: Mapping[str, str] = field(default_factory=dict)
    """What is drawn beside a means instead of itself: the worker that stays hungry."""
    pieces: bool = False
    """Whether a few pieces are put together out of many kinds."""

    def ask(self, due: Due, paid: Iterable[PaidPart]) -> tuple[Amounts, ...]:
        """Return the ask for a payment, filled in so; nothing, where there is nothing to pay with."""
        now = {(way, thing): n for way, thing, n in paid}
        rows = tuple(
            self._row(due, way, means, now.get((way.key, means.thing), 0))
            for way in due.ways
            for means in way.means
            if self.everything or now.get((way.key, means.thing)) or not (way.gives_up or means.have.n == 0)
        )
        return (Amounts(PAID, self.label, rows, self.total, pieces=self.pieces),) if rows else ()

    def _row(self, due: Due, way: Way, means: Means, n: int) -> Row:
        key, thing = _row_key(due, way.key, means.thing), means.really[0] if means.really else means.thing
        limits = (means.useful(_whole(due)) if way.gives_up else means.most, self.total[1] if self.total else None)
        high = min((limit for limit in limits if limit is not None), default=None)
        symbol = self.symbols.get(means.thing)
        note = self.note(means.thing, n)
        return Row(key, self.name(means.thing), n, 0, high, thing=symbol or thing, note=note)


def _whole(due: Due) -> int:
    """Return the most that any way of a due asks."""
    return max((way.amount or 0 for way in due.ways), default=0)


E = TypeVar("E", bound=Event)


class Pay(Act[F, E], Generic[F, E]):
    """The base of an act by which one seat pays one due. Its fact has `seat`, and `paid`: the parts of the payment.

    A move names the round and the seat, "feed/r3/s1" for the task "r3/feed/s1". A game says what is owed, and in which
    words.
    """

    def due(self, state: State[F], task: TaskKey, answers: Answers) -> Due | None:
        """Return what a seat owes; nothing while something about it must be answered first."""
        raise NotImplementedError

    def due_of(self, state: State[F], event: E) -> Due:
        """Return what a fact has paid."""
        raise NotImplementedError

    def fact(self, state: State[F], due: Due, paid: tuple[PaidPart, ...], answers: Answers) -> E:
        """Return the fact of such a payment."""
        return self.made(state, seat=due.payer, paid=paid)

    def say(self, thing: str, n: int) -> Msg:
        """Return so many of a thing, for what speaks against a payment."""
        raise NotImplementedError

    def till(self, state: State[F], due: Due) -> Till:
        """Return how the payment is asked for."""
        raise NotImplementedError

    def title(self, state: State[F], task: TaskKey) -> Msg:
        """Return the heading of the form."""
        raise NotImplementedError

    def confirm(self, state: State[F], due: Due, paid: tuple[PaidPart, ...]) -> Msg | None:
        """Return the words on the button."""
        raise NotImplementedError

    def first(self, state: State[F], task: TaskKey, answers: Answers) -> tuple[Ask, ...]:
        """Return what must be told before anything is known to be owed: a tax nobody can work out."""
        return ()

    def pay_move(self, task: TaskKey, label: Msg, place: Place = Place.BUTTON) -> Move:
        """Return the move that opens the form of a payment."""
        return self.move(task.at, *task.args, label=label, place=place, seat=task.seat, word=task.kind)

    def form(self, state: State[F], move: MoveKey, answers: Answers) -> Form:
        """Return the form of a payment, filled in with the one that wastes least; every number can be changed."""
        task = TaskKey(move.word, move.args[1:], move.args[0])
        title, before = self.title(state, task), self.first(state, task, answers)
        due = self.due(state, task, answers)
        if due is None:
            return Form(str(move), title, before)
        paid = given(due, answers, parts(best(due)))
        asks = (*before, *self.till(state, due).ask(due, paid))
        confirm = self.confirm(state, due, paid)
        return Form(str(move), title, asks, confirm, event=self.fact(state, due, paid, answers))

    def transfers(self, state: State[F], event: E) -> Iterable[Transfer]:
        """Yield the payment."""
        return handed_over(self.due_of(state, event), _paid(event))

    def settles(self, state: State[F], event: E) -> Iterable[str]:
        """Yield the task of the due."""
        return (self.due_of(state, event).key,)

    def issues(self, state: State[F], event: E) -> Iterable[Issue]:
        """Yield what speaks against the payment."""
        return judge(self.due_of(state, event), _paid(event), self.say)


def _paid(event: Any) -> tuple[PaidPart, ...]:  # noqa: ANN401 - every fact of this kind has the field
    found: tuple[PaidPart, ...] = event.paid
    return found
