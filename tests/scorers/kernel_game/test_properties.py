"""Whatever is played, the books stay right: random games of the kernel game, move by move."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from companion.app.veil import Veil
from scorers.core.amount import Amount
from scorers.core.core_moves import can_take_back, form, keep_move, take_back
from scorers.core.due import proposals
from scorers.core.events import Count, Counted, Event, Jumped, Ruled, Valued
from scorers.core.forms import Answers
from scorers.core.game import apply, check
from scorers.core.game_info import GameInfo
from scorers.core.issues import Level
from scorers.core.judge_payment import parts
from scorers.core.ledger import Ledger, Transfer
from scorers.core.msg import BOX, TABLE
from scorers.core.state import State
from tests.scorers.kernel_game import GAME, KernelFlow, Phase, new_setup
from tests.scorers.kernel_game.dues import due, feast_key
from tests.scorers.kernel_game.flow import acting
from tests.scorers.kernel_game.model import OMENS, RELICS
from tests.scorers.kernel_game.moves import build, claim, close, feast, gather, omen, pray, repay, rest

Kernel = State[KernelFlow]
INFO: GameInfo = GAME.info
THINGS = tuple(thing.id for thing in INFO.things)
KEEPS = tuple(keep.id for keep in INFO.keeps)
PROFILE = settings(
    max_examples=60, stateful_step_count=40, deadline=None, suppress_health_check=[HealthCheck.filter_too_much]
)

seats = st.sampled_from(("s1", "s2", "s3"))
owners = st.sampled_from(("s1", "s2", "s3", TABLE, BOX, "s1@chapel"))
things = st.sampled_from(THINGS)


def allowed(state: Kernel, event: Event) -> bool:
    return all(issue.level is Level.HINT for issue in check(GAME, state, event))


def possible(state: Kernel, event: Event) -> bool:
    return not any(issue.blocks for issue in check(GAME, state, event))


def fold(state: Kernel, events: Iterable[Event]) -> Kernel:
    for event in events:
        state = apply(GAME, state, event)
    return state


def sum_of(ledger: Ledger, thing: str) -> int:
    return sum(amount.n or 0 for (_, t), amount in ledger.values.items() if t == thing)


class Play(RuleBasedStateMachine):
    """Random moves of all kinds; only what `check` accepts is recorded."""

    state: Kernel
    start: Kernel
    history: list[tuple[Event, Kernel, Kernel]]

    @initialize()
    def begin(self) -> None:
        self.start = self.state = GAME.begin(new_setup(3))
        self.history = []
        self.live: dict[int, Event] = {}

    def record(self, event: Event, judge: Callable[[Kernel, Event], bool] = allowed) -> bool:
        if not judge(self.state, event):
            return False
        after = apply(GAME, self.state, event)
        self.history.append((event, self.state, after))
        self.live[len(self.history)] = event
        self.state = after
        self.recorded(event)
        return True

    def recorded(self, event: Event) -> None:
        """For machines that watch more closely."""

    # What happens at the table

    @rule(grain=st.integers(0, 3), fish=st.integers(0, 3))
    def work_gathering(self, grain: int, fish: int) -> None:
        self.record(gather(self.state, acting(self.state), grain, fish))

    @rule(card=st.sampled_from(OMENS))
    def work_drawing(self, card: str) -> None:
        self.record(omen(self.state, acting(self.state), card))

    @rule(relic=st.sampled_from(RELICS))
    def work_claiming(self, relic: str) -> None:
        self.record(claim(self.state, acting(self.state), relic))

    @rule(work=st.sampled_from((pray, build, rest)))
    def work(self, work: Callable[[Kernel, str], Event]) -> None:
        self.record(work(self.state, acting(self.state)))

    @precondition(lambda self: self.state.flow.phase is Phase.FEAST)
    @rule(seat=seats, which=st.integers(0, 2))
    def feast_as_proposed(self, seat: str, which: int) -> None:
        found = proposals(due(self.state, seat))
        if found:
            payment = found[which % len(found)]
            self.record(feast(self.state, seat, parts(payment)))

    @precondition(lambda self: self.state.flow.phase is Phase.FEAST)
    @rule(seat=seats, picks=st.lists(st.tuples(st.integers(0, 9), st.integers(1, 4)), max_size=3))
    def feast_otherwise(self, seat: str, picks: list[tuple[int, int]]) -> None:
        means = [(way.key, m.thing) for way in due(self.state, seat).ways for m in way.means]
        paid = {means[at % len(means)]: n for at, n in picks}
        self.record(feast(self.state, seat, tuple((*part, n) for part, n in paid.items())))

    @rule(reached=st.booleans())
    def end_of_round(self, reached: bool) -> None:  # noqa: FBT001
        self.record(close(self.state, reached=reached))

    @rule(seat=seats)
    def repay_a_loan(self, seat: str) -> None:
        self.record(repay(self.state, seat))

    @rule(value=st.sampled_from(("yes", "no")))
    def settle_a_rule(self, value: str) -> None:
        self.record(Ruled(ruling="grain_feeds", value=value))

    @rule(relic=st.sampled_from(RELICS), n=st.integers(0, 9))
    def read_a_card(self, relic: str, n: int) -> None:
        self.record(Valued(key=relic, n=n))

    @precondition(lambda self: self.live)
    @rule(data=st.data())
    def take_an_earlier_step_back(self, data: st.DataObject) -> None:
        number = data.draw(st.sampled_from(sorted(self.live)))
        event, before, after = self.history[number - 1]
        if can_take_back(before, event, after) and self.record(take_back(GAME, number, event)):
            del self.live[number]
            del self.live[len(self.history)]

    # What must hold

    @invariant()
    def nothing_is_below_zero_but_debts(self) -> None:
        for (owner, thing), amount in self.state.ledger.values.items():
            assert thing == "vp" or (amount.n or 0) >= 0, (owner, thing, amount)

    @invariant()
    def no_more_lies_about_than_the_box_holds(self) -> None:
        for thing in THINGS:
            box = INFO.box(thing)
            assert box is None or sum_of(self.state.ledger, thing) <= box

    @invariant()
    def the_facts_read_from_json_fold_to_the_same_state(self) -> None:
        if len(self.history) % 10 == 0:
            written = [GAME.events.dump_json(event) for event, _, _ in self.history]
            again = fold(self.start, [GAME.events.validate_json(line) for line in written])
            assert again == self.state

    @invariant()
    def secrets_show_others_only_how_many(self) -> None:
        for viewer in ("s1", None):
            for seat in Veil(GAME, viewer or "").view(self.state, viewer).seats:
                shown = {held.thing for held in seat.holdings}
                assert (shown & set(OMENS) == set()) == (seat.seat != viewer) or "omen" not in shown

    @invariant()
    def everything_open_can_be_done(self) -> None:
        flow = self.state.flow
        if flow.phase is Phase.FEAST and not flow.over:
            for seat in self.state.setup.ids:
                if feast_key(flow.round, seat) not in flow.done:
                    found = form(GAME, self.state, f"feast/r{flow.round}/{seat}", {})
                    assert found.event is not None or [ask.key for ask in found.asks] == ["owed"]


class Books(Play):
    """Everything kept and only handed over: what is there is the sum of what happened."""

    @invariant()
    def holdings_are_the_sum_of_what_was_not_taken_back(self) -> None:
        moved = [t for event in self.live.values() for t in event.transfers]
        assert self.state.ledger == self.start.ledger.post(moved)

    @invariant()
    def every_limited_thing_is_conserved(self) -> None:
        for thing in INFO.things:
            if thing.rest:
                assert sum_of(self.state.ledger, thing.id) == sum_of(self.start.ledger, thing.id)


class Fewer(Play):
    """The same facts with some things not kept: each figure is the same, or unknown."""

    fewer: tuple[str, ...]
    other: Kernel

    @initialize(keeps=st.sets(st.sampled_from(KEEPS)))
    def begin_with_less(self, keeps: set[str]) -> None:
        self.fewer = tuple(sorted(keeps))
        self.other = GAME.begin(new_setup(3, keeps=self.fewer))

    def recorded(self, event: Event) -> None:
        assert possible(self.other, event)
        self.other = apply(GAME, self.other, event)

    @invariant()
    def no_number_is_another_number(self) -> None:
        if not hasattr(self, "other"):
            return
        assert self.other.flow == self.state.flow
        for owner in (*self.state.setup.ids, "s1@chapel", TABLE):
            for thing in THINGS:
                same_or_open(self.other.ledger.get(owner, thing), self.state.ledger.get(owner, thing))
        here, there = GAME.projection(self.state), GAME.projection(self.other)
        for seat in self.state.setup.ids:
            same_or_open(there.total(seat), here.total(seat))


def same_or_open(fewer: Amount, full: Amount) -> None:
    assert fewer == full or not fewer.exact
    assert fewer.n is None or full.n is None or fewer.exact or fewer.n <= full.n


class Corrected(Play):
    """The table corrects, keeps and drops, jumps, and hands over what it likes."""

    @rule(owner=owners, thing=things, n=st.none() | st.integers(0, 12))
    def count(self, owner: str, thing: str, n: int | None) -> None:
        self.record(Counted(count=Count(owner=owner, thing=thing, n=n)), possible)

    @rule(owner=seats, thing=things, n=st.integers(0, 12))
    def count_as_asked(self, owner: str, thing: str, n: int) -> None:
        found = form(GAME, self.state, f"core/count/{owner}/{thing}", {"n": {"n": n}})
        if found.event is not None:
            self.record(found.event, possible)

    @rule(keep=st.sampled_from(KEEPS), told=st.integers(0, 3), who=seats)
    def keep_or_drop(self, keep: str, told: int, who: str) -> None:
        answers: Answers = {thing: {who: told, "s2": 1} for thing in THINGS}
        answers = {**answers, f"cards/{who}": ("relic.crown",)}
        found = form(GAME, self.state, keep_move(keep), answers)
        if found.event is not None:
            self.record(found.event, possible)

    @rule(
        to=st.sampled_from(("r1/feast", "r2/work", "r3/feast")), forget=st.lists(st.tuples(seats, things), max_size=2)
    )
    def jump(self, to: str, forget: list[tuple[str, str]]) -> None:
        self.record(Jumped(to=to, forget=tuple(forget)))

    @rule(moves=st.lists(st.tuples(owners, owners, things, st.integers(1, 5)), min_size=1, max_size=3))
    def anything_at_all(self, moves: list[tuple[str, str, str, int]]) -> None:
        moved = tuple(Transfer(src=src, dst=dst, thing=thing, n=n) for src, dst, thing, n in moves)
        self.record(Ruled(ruling="grain_feeds", value="yes", transfers=moved), possible)


for machine in (Play, Books, Fewer, Corrected):
    machine.TestCase.settings = PROFILE

TestPlay = Play.TestCase
TestBooks = Books.TestCase
TestFewer = Fewer.TestCase
TestCorrected = Corrected.TestCase


@pytest.mark.torture
@pytest.mark.parametrize("machine", [Books, Fewer, Corrected])
def test_thousands_of_games(machine: type[Play]) -> None:
    run_state_machine_as_test(machine, settings=settings(PROFILE, max_examples=2_000))
