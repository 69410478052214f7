"""Any action of a turn is taken back while nothing rests on it: its actions, its prices and its coins come again."""

from __future__ import annotations

import pytest

from companion.table.model import Command, InHand
from companion.table.table import Table
from scorers.builders import GAME
from scorers.builders.acts.take_coins import CoinsTaken
from scorers.builders.model import BuildersFlow
from scorers.core.events import Event, Jumped
from scorers.core.ledger import Transfer
from scorers.core.msg import TABLE
from scorers.core.state import State
from tests.companion.table.support import MemoryJournal
from tests.scorers.builders.playing import APPRENTICES, COINS, Playing
from tests.scorers.builders.test_rulebook import CASTLE, CHAPEL, CRAFTSMAN, SHACK, rich
from timers.clock import FakeClock

ONE, OTHER = APPRENTICES[0], CRAFTSMAN


class AtTable:
    """A play of the Builders, move by move at a table with its journal."""

    def __init__(self, play: Playing) -> None:
        self.play, self.journal = play, MemoryJournal()
        self.table = Table(GAME, play.state.setup, self.journal, FakeClock())
        for event in play.events:
            self.take(event)

    def take(self, event: Event) -> int:
        """Record a fact and return its line."""
        outcome = self.table.do(Command(f"c{self.table.n}", event, self.table.n, f"hand {self.table.n}"))
        assert outcome.n is not None, outcome
        return outcome.n

    def do(self, move: str, **answers: tuple[str, ...]) -> int:
        """Do a move and return its line."""
        self.play.state = self.table.state
        return self.take(self.play.do(move, **answers).events[-1])

    def hand(self, n: int) -> InHand:
        """Return a step in hand."""
        found = self.table.in_hand(n)
        assert found is not None
        return found

    def why(self, n: int) -> str:
        """Return why a step stays; nothing where it can be taken back or undone."""
        why = self.hand(n).why
        return why.id if why else ""

    def back(self, n: int) -> None:
        """Take a step back, as the foot of the log offers."""
        assert self.hand(n).can_take_back, self.hand(n)
        assert self.table.take_back(n, f"b{self.table.n}", self.table.n).taken
        again = Table(GAME, self.play.state.setup, MemoryJournal(), FakeClock())
        again.replay(self.journal.lines, 1)
        assert again.state == self.state
        assert again.differs == []

    @property
    def state(self) -> State[BuildersFlow]:
        """What is so now."""
        return self.table.state

    @property
    def actions(self) -> int:
        """How many the turn has left."""
        return self.state.flow.actions

    @property
    def coins(self) -> int | None:
        """How many the first player has."""
        return self.state.ledger.n("s1", "coin")


def turn(actions: int = 6) -> AtTable:
    """A first turn with that many actions, a castle begun and two workers free: four less are left."""
    play = rich(actions=actions).start(CASTLE, 20).start(CHAPEL, 18).hire(CRAFTSMAN, 4)
    return AtTable(play)


@pytest.mark.parametrize(
    ("move", "answers"),
    [
        ("start", {"coins": ("8",), "card": (SHACK,)}),
        ("take/2", {}),
        ("buy", {}),
        (f"send/{ONE}", {"site": (CASTLE,)}),
    ],
    ids=["a building started", "coins taken", "an action bought", "a worker sent"],
)
def test_an_action_taken_back_leaves_the_turn_as_it_was(move: str, answers: dict[str, tuple[str, ...]]) -> None:
    at = turn()
    before = at.state
    n = at.do(move, **answers)
    assert at.state.flow != before.flow
    at.back(n)
    assert at.state.flow.without_marks() == before.flow.without_marks()
    assert (at.actions, at.state.flow.sent, at.state.flow.taken) == (before.flow.actions, (), 0)
    assert at.state.ledger == before.ledger


def test_a_slip_three_steps_ago_is_taken_back_and_the_rest_stays() -> None:
    at = turn()
    sent = at.do(f"send/{ONE}", site=(CASTLE,))
    at.do("take/1")
    at.do("buy")
    at.back(sent)
    assert (at.actions, at.state.flow.sent, at.state.flow.taken) == (3, (), 1)
    assert at.state.ledger.n("s1", ONE) == 1


def test_what_was_used_already_rests() -> None:
    at = turn(4)
    bought = at.do("buy")
    assert at.actions == 2
    at.do("take/2")
    assert at.why(bought) == "core-fixed-used"
    assert not at.table.take_back(bought, "b", at.table.n).taken


def test_who_was_sent_there_since_cost_more_because_of_it() -> None:
    at = turn()
    first = at.do(f"send/{ONE}", site=(CASTLE,))
    second = at.do(f"send/{OTHER}", site=(CASTLE,))
    assert at.why(first) == "core-fixed-used"
    at.back(second)
    at.back(first)
    assert (at.actions, at.state.flow.sent) == (3, ())


def test_a_hired_worker_who_is_at_work_rests() -> None:
    at = turn()
    hired = at.table.n
    at.do(f"send/{OTHER}", site=(CASTLE,))
    assert at.why(hired) == "core-fixed-rests"


def test_once_the_turn_has_gone_on_only_what_changed_hands_comes_back() -> None:
    at = turn()
    taken = at.do("take/3")
    at.do("end")
    before = at.actions
    at.back(taken)
    assert at.actions == before
    assert at.state.flow.taken == 0


def test_what_was_used_in_a_turn_that_has_ended_no_longer_holds_its_step() -> None:
    at = turn(4)
    bought = at.do("buy")
    at.do("take/2")
    for _ in at.state.setup.ids:
        at.do("end")
    at.do("take/3")
    assert (at.state.flow.seat, at.actions) == ("s1", 0)
    assert at.why(bought) == ""
    at.back(bought)
    assert at.actions == 0, "of another turn"


def test_where_the_table_has_said_the_turn_begins_again_no_action_comes_back() -> None:
    at = turn()
    taken = at.do("take/1")
    at.take(Jumped(to="turn-s1"))
    before = at.actions
    at.back(taken)
    assert at.actions == before


def test_who_ended_the_turn_has_moved_the_game() -> None:
    at = turn(3)
    ended = at.do("end")
    assert at.hand(ended).can_undo
    at.do("take/1")
    assert at.why(ended) == "core-fixed-moved"


def test_coins_that_are_counted_as_one_step_rest_on_each_other() -> None:
    play = Playing.dealt(3, rulings={"take_coins_split": "cumulative_in_turn"})
    at = AtTable(play)
    first = at.do("take/1")
    at.do("take/1")
    assert at.why(first) == "core-fixed-used"
    alone = AtTable(Playing.dealt(3, rulings={"take_coins_split": "cumulative_in_turn"}))
    alone.back(alone.do("take/2"))
    assert (alone.actions, alone.coins) == (3, 10)


def test_what_was_done_out_of_turn_gives_no_action_back() -> None:
    at = turn()
    before = at.state
    out = CoinsTaken(
        seat="s2",
        actions=1,
        coins=1,
        transfers=(Transfer(src=TABLE, dst="s2", thing="coin"),),
        overruled=("core-not-their-turn",),
    )
    at.back(at.take(out))
    assert at.state.flow == before.flow
    assert at.state.ledger == before.ledger


def test_a_worker_nobody_follows_comes_back_with_the_actions_and_the_wage() -> None:
    at = AtTable(Playing.new(2, COINS))
    sent = at.do("send", actions=("2",), wage=("3",))
    assert (at.actions, at.coins) == (1, 7)
    at.back(sent)
    assert (at.actions, at.coins) == (3, 10)


def test_a_site_somebody_works_on_rests() -> None:
    at = turn()
    begun = at.do("start", coins=("8",), card=(SHACK,))
    sent = at.do(f"send/{ONE}", site=(CASTLE,))
    assert at.why(begun) == "", "nobody is there"
    at.back(sent)
    sent = at.do(f"send/{ONE}", site=(SHACK,))
    assert at.why(begun) == "core-fixed-used"
    assert not at.table.take_back(begun, "b", at.table.n).taken
    at.back(sent)
    at.back(begun)
    assert at.state.ledger.n("s1", ONE) == 1


def test_a_hired_worker_who_has_worked_and_is_free_again_rests() -> None:
    at = AtTable(rich(actions=8).start(SHACK, 8))
    hired = at.do("hire", wage=("4",), card=("worker.craftsman_03",))
    at.do("send/worker.craftsman_03", site=(SHACK,))
    assert at.state.ledger.n("s1", "worker.craftsman_03") == 1, "it is finished, and the worker free"
    assert at.why(hired) == "core-fixed-used"
    assert not at.table.take_back(hired, "b", at.table.n).taken
