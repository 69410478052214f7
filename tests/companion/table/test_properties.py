"""For any course of a play: undo^n redo^n is nothing, and the journal folds to what was seen."""

from __future__ import annotations

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule

from scorers.core import core_moves
from tests.companion.table.logs import folds
from tests.companion.table.support import Play
from tests.scorers.kernel_game import GAME, new_setup

MOVES = ("rest", "build", "repay", "pray")


class AnyCourse(RuleBasedStateMachine):
    """People tap whatever the view offers, correct counts, step back and forth."""

    def __init__(self) -> None:
        super().__init__()
        self.play = Play(new_setup(2))

    @rule(data=st.data())
    def tap(self, data: st.DataObject) -> None:
        view = GAME.view(self.play.table.state, None)
        moves = [move for task in view.now.tasks for move in task.moves]
        moves += [*view.now.moves, *(move for seat in view.seats for move in seat.moves)]
        if not moves:
            return
        form = core_moves.form(GAME, self.play.table.state, data.draw(st.sampled_from(moves)).key, {})
        if form.event is not None:
            self.play.send(form.event)

    @rule(seat=st.sampled_from(("s1", "s2")), thing=st.sampled_from(("coin", "loan")), n=st.integers(0, 9))
    def count(self, seat: str, thing: str, n: int) -> None:
        self.play.count(seat, thing, n)

    @rule()
    def undo(self) -> None:
        self.play.undo()

    @rule()
    def redo(self) -> None:
        self.play.redo()

    @rule(n=st.integers(1, 6))
    def back_and_forth(self, n: int) -> None:
        before = self.play.table.state
        steps = sum(self.play.undo().taken for _ in range(n))
        assert all(self.play.redo().taken for _ in range(steps))
        assert self.play.table.state == before

    @rule(seconds=st.integers(0, 20))
    def wait(self, seconds: int) -> None:
        self.play.clock.advance(seconds)

    @invariant()
    def folds_to_the_same(self) -> None:
        again = self.play.reopened()
        assert again.state == self.play.table.state
        assert again.differs == []
        assert again.n == self.play.table.n
        assert folds(again) == folds(self.play.table)


AnyCourse.TestCase.settings = settings(max_examples=25, stateful_step_count=25, deadline=None)
TestAnyCourse = AnyCourse.TestCase
