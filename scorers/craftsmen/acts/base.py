"""What the acts of Craftsmen share: tasks of a round that end a phase, orders told by tapping, points to and fro."""

from abc import abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import ClassVar, Generic, TypeVar

from scorers.core.acts.points import gained
from scorers.core.api import TABLE, Act, E, Event, Moves, Msg, Msgs, Player, TaskKeys, Transfer, Transfers, names
from scorers.core.forms import Amounts, Answers, Ask, Option, Pick, Place, Row, numbers, picked, players
from scorers.craftsmen import flow
from scorers.craftsmen.model import Craft, CraftFlow, Phase, discs, order_of, points, value
from scorers.craftsmen.printed import LINES, MOST
from scorers.craftsmen.words import say

T = TypeVar("T")


class Course(Act[CraftFlow, E], Generic[E]):
    """The base of what may be the last thing of its phase."""

    at: ClassVar[tuple[Phase, ...]] = ()
    """The phases whose one task it settles; in any other it settles what is not open."""

    def turn(self, state: Craft, event: E) -> tuple[str, ...]:
        """Return whose turn it is; of all it stops those alone who send helpers, the others name no seat."""
        return flow.on_turn(state)

    def settles(self, state: Craft, event: E) -> TaskKeys:
        """Yield the task of the phase."""
        yield from flow.tasks(state) if state.flow.phase in self.at else ("none",)

    def thumb(self, _state: Craft) -> Msg:
        """Return the words under the thumb."""
        return say(f"{self.moves[0]}-confirm")

    def offered(self, state: Craft) -> Moves:
        """Yield it under the thumb, as what its phases wait for."""
        if state.flow.phase in self.at:
            yield self.move(label=self.thumb(state), place=Place.PRIMARY)

    def then(self, state: Craft, event: E) -> CraftFlow:
        """Return the next phase, once everything of this one is done."""
        return flow.stepped(state)

    def loud(self, state: Craft, event: E) -> Msgs:
        """Yield the next season, in which order where that is another, or the end."""
        there = self.there(state, event)
        if what := flow.passed_by(state, there):
            yield say("passed-by", what=what)
        if there.over and not state.flow.over:
            yield say("end-title")
        elif there.round != state.flow.round:
            if there.order != order_of(state):
                yield say("log-moved", who=names(there.order))
            yield say("round-begins", what=flow.place_name(f"r{there.round}"), who=Player(there.order[0]))


class Behind(Act[CraftFlow, E], Generic[E]):
    """The base of what stands behind every name, where it can be done."""

    rows: ClassVar[tuple[Phase, ...]] = ()
    """The phases in which it stands in the row of each player as well."""

    def may(self, state: Craft) -> bool:
        """Return whether it can be told now."""
        return state.flow.phase in self.rows

    def why(self, _state: Craft, _seat: str) -> Msg | None:
        """Return what speaks against it for a seat, as far as is kept; it may happen anyway."""
        return None

    def offered(self, state: Craft) -> Moves:
        """Yield it behind every name."""
        for seat in state.setup.ids if self.may(state) else ():
            label, why = say(f"{self.moves[0]}-move"), self.why(state, seat)
            yield replace(self.move(seat, label=label, place=Place.SEAT, seat=seat, because=why), anyway=bool(why))


class Acting(Behind[E], Generic[E]):
    """The base of what a helper does in its stage: remembered as long as that lasts, also how a privilege was paid."""

    @abstractmethod
    def marks(self, event: E) -> tuple[str, ...]:
        """Return what is remembered of it."""

    def then(self, state: Craft, event: E) -> CraftFlow:
        """Return the flow that remembers it."""
        return replace(state.flow, spent=(*state.flow.spent, *self.marks(event), *_given(event)))

    def back(self, state: Craft, event: E) -> CraftFlow | None:
        """Return the flow in which it was not done in this stage either."""
        flow = self.gone(state, event)
        return flow and replace(flow, spent=without(flow.spent, *self.marks(event), *_given(event)))


def ordered(key: str, label: Msg, group: tuple[str, ...], answers: Answers) -> tuple[Pick, tuple[str, ...] | None]:
    """Return the question in which order some seats come, told by tapping all, or all but the last; and the answer."""
    chosen, least = tuple(seat for seat in picked(answers, key) if seat in group), len(group) - 1
    told = (*chosen, *(seat for seat in group if seat not in chosen)) if len(chosen) >= least else None
    return Pick(key, label, numbered(group, told or chosen), chosen, least, least + 1), told


def numbered(seats: Iterable[str], told: Sequence[str]) -> tuple[Option, ...]:
    """Return players as options, those whose place is told with its number."""
    places = {seat: say("placed", n=at, who=Player(seat)) for at, seat in enumerate(told, start=1)}
    return tuple(replace(one, label=places.get(one.key, one.label)) for one in players(seats))


def moved(line: str, found: Mapping[str, int]) -> Transfers:
    """Yield so many points more or less of a line, for each seat."""
    for seat, n in found.items():
        yield from gained(seat, line, n)


def told(state: Craft, key: str, answers: Answers) -> tuple[tuple[Ask, ...], dict[str, int] | None, Msg | None]:
    """Return the question for a printed value nobody has told yet; what is told, nothing while it is open; the button.

    Without a button the first touch on plus would record it as 1, and every later good would have it.
    """
    if not key or value(state, key) is not None:
        return (), {}, None
    n, on = numbers(answers, "printed").get(key), key.partition(".")[0]
    label = say("printed-points", on=on)
    ask = Amounts("printed", label, (Row(key, label, n, 0, MOST, thing="vp.goods", note=say("printed-ask")),))
    return (ask,), None if n is None else {key: n}, say("printed-do", on=on)


def told_right(state: Craft, event: Event, key: str) -> bool:
    """Return whether a fact tells the one value it was asked for, where nobody has told it yet; "" is none."""
    asked = {key} if key and value(state, key) is None else set[str]()
    return {*event.printed} == asked and all(0 <= n <= MOST for n in event.printed.values())


def totals(state: Craft, event: Event) -> Msgs:
    """Yield whose points a fact changes, from how many to how many."""
    for seat in state.setup.ids:
        ways = ((t.dst == seat) - (t.src == seat) for t in event.transfers for _ in range(t.n) if t.thing in LINES)
        n, was = sum(ways), points(state, seat).known
        if n and was is not None:
            yield say("changed", who=Player(seat), was=was, now=was + n)


def golden(where: str) -> bool:
    """Return whether a helper stands on the golden space, the first, where the privilege is free."""
    return where.partition(".")[2].startswith("0.")


def actions(state: Craft, seat: str, phase: Phase) -> int | None:
    """Return how often a seat acts in a stage: once for each helper, in winter once (3.5); `None`: nobody knows."""
    if state.flow.phase is not phase or state.flow.winter:
        return int(state.flow.phase is phase)
    return sum(owner == seat for _, owner in discs(state, phase)) if state.ledger.keeps("helper") else None


def privileges(state: Craft, seat: str) -> tuple[int, int]:
    """Return how many privileges a seat was recorded with in this stage: on gold, and for a token that is given."""
    given = state.flow.spent.count(f"{seat}/token")
    return sum(state.flow.spent.count(f"{seat}{mark}") for mark in ("/free", "+")) - given, given


def privilege(state: Craft, seat: str) -> str:
    """Return what one more privilege is used by, as far as is kept: "gold", a "token", nothing (3.3, 3.5)."""
    gold = sum(owner == seat and golden(where) for where, owner in discs(state, state.flow.phase))
    told = state.flow.winter or state.ledger.keeps("helper")
    if not told or privileges(state, seat)[0] < gold * (not state.flow.winter):
        return "gold"
    return "token" if state.ledger.n(seat, "privilege") != 0 else ""


def pay_privilege(state: Craft, seat: str, *, used: bool) -> Transfers:
    """Yield the token for a privilege that is used away from gold."""
    if used and privilege(state, seat) == "token":
        yield Transfer(src=seat, dst=TABLE, thing="privilege")


def _given(event: Event) -> tuple[str, ...]:
    """Return the mark of a privilege token that was given."""
    return tuple(f"{t.src}/token" for t in event.transfers if t.thing == "privilege")


def by(event: Event, said: Msg, *, free: bool, paid: str = "free") -> Msg:
    """Return what was done with what it was done by, beyond a helper: a privilege, the point it saved, a token."""
    return say("log-by", made=said, by=say(f"by-{paid}", by="token" if _given(event) else "gold")) if free else said


def without(found: tuple[T, ...], *gone: T) -> tuple[T, ...]:
    """Return what is left without the last of each of these."""
    for one in gone:
        at = len(found) - 1 - found[::-1].index(one) if one in found else len(found)
        found = found[:at] + found[at + 1 :]
    return found
