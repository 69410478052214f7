"""What a table promises: steps named, undone and brought back without limit, the same after a restart."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from companion.table.line import Kind, Line
from companion.table.model import ReplayError, Standing
from companion.table.table import REFUSALS, Table
from scorers.core.events import Valued
from scorers.core.ledger import Transfer
from scorers.core.msg import TABLE, Player, msg
from tests.companion.table.logs import entries, folds
from tests.companion.table.support import DiskFullError, MemoryJournal, Play, rested
from tests.scorers.kernel_game import GAME


def test_a_step_is_kept_before_it_counts() -> None:
    play = Play()
    n = play.do("rest/s1")
    assert [line.kind for line in play.journal.lines] == [Kind.DO]
    assert n == play.table.n == 1
    assert play.table.undo_step is not None
    assert play.table.label(play.table.undo_step.event).id.startswith("kernel-")


def test_what_the_disk_refuses_has_not_happened() -> None:
    play = Play()
    before = play.table.state
    play.journal.full = True
    with pytest.raises(DiskFullError):
        play.send(rested(play, "s1"), id_="tap")
    assert play.table.state is before
    assert play.table.undo_step is None
    play.journal.full = False
    assert play.send(rested(play, "s1"), id_="tap").taken


def test_undo_and_redo_have_no_limit_and_survive_a_restart() -> None:
    play = Play()
    states = [play.table.state]
    for move in ("rest/s1", "rest/s2", "rest/s3"):
        play.do(move)
        states.append(play.table.state)
    for state in reversed(states[:-1]):
        assert play.undo().taken
        assert play.table.state == state
    assert not play.undo().taken
    again = play.reopened()
    assert again.state == states[0]
    for number, state in enumerate(states[1:]):
        assert again.redo_step is not None
        assert again.redo(again.redo_step.n, f"later{number}").taken
        assert again.state == state
    assert again.redo_step is None


def test_a_new_step_leaves_nothing_to_redo() -> None:
    play = Play()
    play.do("rest/s1")
    play.undo()
    play.do("gather/s1", {"goods": {"grain": 1}})
    outcome = play.redo()
    assert not outcome.taken
    assert outcome.why == msg("core-redo-gone")


def test_what_was_worked_out_about_a_state_is_forgotten_with_the_next_step() -> None:
    play = Play()
    before = play.table.state
    play.do("rest/s1")
    assert play.table.state is not before
    assert before.memo == {}, "every state stays in memory"


def test_undo_says_when_somebody_was_faster() -> None:
    play = Play()
    n = play.do("rest/s1")
    assert play.table.undo(n, "phone").taken
    outcome = play.table.undo(n, "tablet")
    assert outcome.why == msg("core-undo-gone")
    assert play.table.undo(n, "phone").taken, "the same command again is the same answer"


def test_who_undid_a_step_is_known_to_whoever_was_away() -> None:
    play = Play()
    n = play.do("rest/s1")
    assert play.table.undo(n, "u", "phone@s2").taken
    assert [(one.n, one.step.n, one.who) for one in play.table.undone(n)] == [(n + 1, n, "phone@s2")]
    assert play.table.redo(n, "r", "phone@s1").taken
    assert play.table.take_back(n, "t", n + 2, "tablet").taken is False, "a turn was passed with it"
    assert play.table.undone(n + 1) == ()


def test_a_step_that_is_no_longer_the_last_is_not_undone_and_brings_nothing_else_down() -> None:
    play = Play()
    first, second = play.do("rest/s1"), play.do("rest/s2")
    before = play.table.state
    assert play.table.undo(first, "late").why == msg("core-undo-gone")
    assert play.table.state is before
    play.undo()
    play.undo()
    assert play.table.redo(second, "early").why == msg("core-redo-gone")
    assert play.table.redo(first, "next").taken


def test_a_command_sent_twice_counts_once() -> None:
    play = Play()
    event = rested(play, "s1")
    first, second = play.send(event, id_="tap"), play.send(event, id_="tap")
    assert first == second
    assert len(play.journal.lines) == 1


def test_a_command_sent_again_after_a_restart_counts_once() -> None:
    play = Play()
    event = rested(play, "s1")
    first = play.send(event, id_="tap")
    again = Play(play.setup)
    again.table.replay(play.journal.lines, 1)
    assert again.send(event, id_="tap").n == first.n
    assert again.journal.lines == []


def test_a_step_taken_back_twice_by_one_command_is_answered_the_same() -> None:
    play = Play()
    play.everybody_rests()
    n = play.do("feast/r1/s1")
    first, second = (play.table.take_back(n, "tap", play.table.n) for _ in range(2))
    assert first.taken
    assert first == second


def test_so_many_refusals_are_remembered_and_no_more() -> None:
    play = Play()
    event = rested(play, "s1")
    taken = play.send(event, id_="tap")
    refused = play.send(event, id_="late")
    for n in range(REFUSALS - 1):
        assert not play.table.undo(99, f"gone{n}").taken
    assert play.undo().taken
    assert play.send(event, id_="late") == refused, "whoever was told no is told so again"
    for n in range(2 * REFUSALS):
        assert not play.table.undo(99, f"gone{n}").taken
    assert len(play.table._outcomes) <= REFUSALS + len(play.journal.lines)
    assert play.send(event, id_="tap") == taken, "what was taken is taken once, however long ago"


def test_edits_of_one_value_within_ten_seconds_are_one_step() -> None:
    play = Play()
    play.count("s1", "coin", 5)
    play.clock.advance(9)
    play.count("s1", "coin", 7)
    assert play.table.state.ledger.n("s1", "coin") == 7
    assert [line.merge for line in play.journal.lines] == [False, True]
    assert [(entry.n, entry.standing) for entry in entries(play.table)] == [(2, Standing.DONE)]
    again = play.reopened()
    again.undo(2, "u")
    play.undo()
    assert play.table.state.ledger.n("s1", "coin") == again.state.ledger.n("s1", "coin") == 3


@pytest.mark.parametrize(
    ("seconds", "owner", "who"),
    [(11, "s1", "here"), (-86_400, "s1", "here"), (1, "s2", "here"), (1, "s1", "there")],
    ids=["late", "set back", "other", "by"],
)
def test_other_edits_are_steps_of_their_own(seconds: int, owner: str, who: str) -> None:
    play = Play()
    play.count("s1", "coin", 5)
    play.clock.advance(seconds)
    play.count(owner, "coin", 7, who)
    play.undo()
    assert play.table.state.ledger.n("s1", "coin") == 5


def test_ten_seconds_are_still_one_step() -> None:
    play = Play()
    play.count("s1", "coin", 5)
    play.clock.advance(10)
    play.count("s1", "coin", 7)
    assert [line.merge for line in play.journal.lines] == [False, True]


def test_an_edit_whose_step_is_lost_is_a_step_of_its_own() -> None:
    play = Play()
    play.count("s1", "coin", 5)
    torn = play.reopened([line.model_copy(update={"merge": True}) for line in play.journal.lines])
    assert torn.state.ledger.n("s1", "coin") == 5
    assert torn.undo(1, "u").taken


def test_what_is_refused_at_a_table_where_nothing_has_happened_says_what_speaks_against_it() -> None:
    play = Play()
    beyond = Transfer(src="s1", dst=TABLE, thing="coin", n=99)
    refused = play.send(rested(play, "s1").model_copy(update={"transfers": (beyond,)}))
    assert not refused.taken
    assert refused.why == refused.issues[0].text


def test_an_edit_belongs_to_the_step_just_before_it_only() -> None:
    play = Play()
    play.count("s1", "coin", 5)
    play.do("rest/s1")
    play.count("s1", "coin", 7)
    assert [line.merge for line in play.journal.lines] == [False, False, False]


def test_an_edit_after_undo_is_a_step_of_its_own() -> None:
    play = Play()
    play.count("s1", "coin", 5)
    play.count("s2", "coin", 6)
    play.undo()
    play.count("s1", "coin", 7)
    play.undo()
    assert play.table.state.ledger.n("s1", "coin") == 5


def test_a_closed_round_is_sealed_and_a_changed_fold_is_noticed() -> None:
    play = Play()
    play.count("s1", "coin", 5)
    _first_round(play)
    sealed = [line for line in play.journal.lines if line.digest]
    assert len(sealed) == 1
    assert play.reopened().differs == []
    wrong = [line.model_copy(update={"digest": "0" * 16}) if line.digest else line for line in play.journal.lines]
    assert play.reopened(wrong).differs == [sealed[0].n]


def _first_round(play: Play) -> None:
    play.everybody_rests()
    for seat in play.setup.ids:
        play.do(f"feast/r1/{seat}")
    play.do("close")


def test_a_line_that_cannot_be_folded_is_named() -> None:
    play = Play()
    play.do("rest/s1")
    broken = [play.journal.lines[0].model_copy(update={"event": {"kind": "no such thing"}})]
    with pytest.raises(ReplayError, match="line 1") as caught:
        play.reopened(broken)
    assert caught.value.n == 1
    too_many = [Line(n=1, id="u", at=play.clock.now(), who="", kind=Kind.UNDO)]
    with pytest.raises(ReplayError, match="line 1"):
        play.reopened(too_many)


def test_events_of_an_older_version_are_read_as_today_also_inside_a_taking_back() -> None:
    play = Play()
    play.everybody_rests()
    fed = play.do("feast/r1/s1")
    assert play.table.take_back(fed, "back", play.table.n).taken
    old = [line.model_copy(update={"event": _aged(line.event)}) for line in play.journal.lines]

    def upgrade(event: dict[str, Any], schema: int) -> dict[str, Any]:
        assert schema == 0
        return {key.removeprefix("old_"): value for key, value in event.items()}

    table = Table(replace(GAME, upgrade=upgrade), play.setup, MemoryJournal(), play.clock)
    table.replay(old, 0)
    assert table.state == play.table.state
    assert folds(table) == folds(play.table)


def _aged(event: Mapping[str, Any] | None) -> dict[str, Any]:
    """An event as a version wrote it that called the seat otherwise."""
    aged = {f"old_{key}" if key == "seat" else key: value for key, value in (event or {}).items()}
    return {**aged, "what": _aged(aged["what"])} if "what" in aged else aged


def test_the_start_line_folds_to_nothing() -> None:
    play = Play()
    again = play.reopened([Line(n=0, id="start", at=play.clock.now(), who="", kind=Kind.START, event={})])
    assert again.state == play.table.state


def test_play_time_counts_no_breaks() -> None:
    play = Play()
    play.clock.advance(60)
    play.do("rest/s1")
    play.clock.advance(3 * 3600)
    play.do("rest/s2")
    assert play.table.played().total_seconds() == 60 + 15 * 60


class TestTakeBack:
    def test_an_earlier_step_is_taken_back_and_its_task_opens_again(self) -> None:
        play = Play()
        play.everybody_rests()
        fed = play.do("feast/r1/s1")
        before = play.table.state.ledger
        play.do("feast/r1/s2")
        between = play.table.state.ledger
        outcome = play.table.take_back(fed, "back", play.table.n)
        assert outcome.taken
        state = play.table.state
        assert "r1/feast/s1" in play.table.game.tasks(state) | state.flow.reopened
        for owner, thing in before.values:
            if owner == "s1":
                undone = Play()
                undone.everybody_rests()
                assert state.ledger.get(owner, thing) == undone.table.state.ledger.get(owner, thing)
            if owner == "s2":
                assert state.ledger.get(owner, thing) == between.get(owner, thing)
        assert play.reopened().state == state
        play.do("feast/r1/s1")

    def test_it_is_taken_back_once_and_undo_brings_it_again(self) -> None:
        play = Play()
        play.everybody_rests()
        fed = play.do("feast/r1/s1")
        after = play.table.state
        play.table.take_back(fed, "one", play.table.n)
        assert play.table.take_back(fed, "two", play.table.n).why == msg("core-cannot-take-back")
        play.undo()
        assert play.table.state == after

    def test_what_moved_a_phase_or_never_was_cannot_be_taken_back(self) -> None:
        play = Play()
        first = play.do("rest/s1")
        assert not play.table.take_back(first, "a", play.table.n).taken, "the turn has passed on"
        assert not play.table.take_back(99, "b", play.table.n).taken
        play.count("s1", "coin", 9)
        assert not play.table.take_back(play.table.n, "c", play.table.n).taken


class TestSharing:
    """Several people tap at once (design: sharing a table)."""

    def test_two_feed_at_once_and_both_succeed(self) -> None:
        play = Play()
        play.everybody_rests()
        base = play.table.n
        one, two = play.event("feast/r1/s1"), play.event("feast/r1/s2")
        assert play.send(one, base=base, who="phone").taken
        assert play.send(two, base=base, who="tablet").taken

    def test_two_press_next_and_it_advances_once(self) -> None:
        play = Play()
        play.everybody_rests()
        for seat in play.setup.ids:
            play.do(f"feast/r1/{seat}")
        base, close = play.table.n, play.event("close")
        assert play.send(close, base=base, who="phone").taken
        late = play.send(close, base=base, who="tablet")
        assert not late.taken
        closed = msg("core-happened-instead", what=play.table.label(close))
        assert late.why == closed
        assert play.table.state.flow.round == 2
        play.do("rest/s1")
        later = play.send(close, base=base, who="watch")
        assert later.why == closed, "not what has happened since"

    def test_two_repay_the_same_loan_and_it_happens_once(self) -> None:
        play = Play()
        play.count("s1", "loan", 2)
        play.count("s1", "coin", 20)
        base, repay = play.table.n, play.event("repay/s1")
        assert play.send(repay, base=base, who="phone").taken
        late = play.send(repay, base=base, who="tablet")
        assert late.why is not None
        assert late.why.id == "core-happened-instead"
        assert play.table.state.ledger.n("s1", "loan") == 1

    def test_a_second_repayment_asked_for_afterwards_is_another_one(self) -> None:
        play = Play()
        play.count("s1", "loan", 2)
        play.count("s1", "coin", 20)
        play.do("repay/s1")
        play.do("repay/s1")
        assert play.table.state.ledger.n("s1", "loan") == 0

    def test_what_touches_something_else_is_not_in_the_way(self) -> None:
        play = Play()
        base = play.table.n
        play.count("s1", "coin", 9)
        coin = play.event("core/count/s2/coin", {"n": {"n": 4}})
        assert play.send(coin, base=base).taken

    def test_the_same_value_corrected_elsewhere_meanwhile_is_said(self) -> None:
        play = Play()
        base = play.table.n
        mine = play.event("core/count/s1/coin", {"n": {"n": 4}})
        play.count("s1", "coin", 9, "tablet")
        late = play.send(mine, base=base)
        assert not late.taken
        assert late.why is not None
        assert dict(late.why.params).keys() == {"what"}

    def test_a_fact_told_twice_at_once_is_told_once(self) -> None:
        play = Play()
        base = play.table.n
        told = Valued(key="relic.crown", n=4)
        assert play.send(told, base=base).taken
        assert not play.send(told, base=base).taken

    def test_what_cannot_be_is_refused_with_all_its_reasons(self) -> None:
        play = Play()
        play.count("s1", "coin", 0)
        outcome = play.send(play.event("build/s1"))
        assert not outcome.taken
        assert not outcome.begins
        assert outcome.why == outcome.issues[0].text
        assert dict(outcome.why.params).get("who", Player("s1")) == Player("s1")

    def test_a_task_of_nobody_is_refused_in_its_own_words(self) -> None:
        play = Play()
        event = rested(play, "s1").model_copy(update={"settles": ("r9/rest/s1",)})
        assert play.send(event).why == msg("core-task-done")


def test_what_a_form_could_not_know_is_named_by_the_newest_step() -> None:
    play = Play()
    play.count("s2", "coin", 5)
    base, mine = play.table.n, play.event("build/s1")
    play.count("s1", "coin", 0, "tablet")
    outcome = play.send(mine, base=base)
    assert not outcome.taken
    assert play.table.undo_step is not None
    assert outcome.why == msg("core-happened-instead", what=play.table.label(play.table.undo_step.event))
