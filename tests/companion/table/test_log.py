"""The log: folds by round, pages, whose step it is, what changed hands, and what can be done with a step."""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion.table.log import PAGE, Past, Reader
from companion.table.model import InHand, LogEntry, Moved, Standing, Step
from companion.table.table import Table
from scorers.core import core_moves
from scorers.core.events import Event
from scorers.core.game import Game, Position
from scorers.core.ledger import Transfer
from scorers.core.look import Cut
from scorers.core.msg import BOX, TABLE, Msg, msg
from tests.companion.table.logs import ALL, entries, folds
from tests.companion.table.support import MemoryJournal, Play, rested
from tests.scorers.kernel_game import GAME, Rested, new_setup
from tests.scorers.kernel_game.model import KernelFlow, KernelState
from timers.clock import FakeClock


def first_round(play: Play) -> None:
    play.everybody_rests()
    for seat in play.setup.ids:
        play.do(f"feast/r1/{seat}")
    play.do("close")


def hand(play: Play, n: int) -> InHand:
    found = play.table.in_hand(n)
    assert found is not None
    return found


def why(play: Play, n: int) -> str:
    found = hand(play, n).why
    return "" if found is None else found.id


def last(play: Play) -> LogEntry:
    return entries(play.table)[-1]


class TestFolds:
    def test_the_newest_lies_open_and_the_others_wait_for_a_tap(self) -> None:
        play = Play()
        first_round(play)
        play.do("rest/s1")
        log = play.table.log()
        second, first = log.folds
        assert [entry.n for entry in second.entries or ()] == [8]
        assert not log.earlier, "a folded round is there, too"
        assert first.entries is None
        opened = play.table.log({first.key}).folds
        assert [entry.n for entry in opened[1].entries or ()] == [7, 6, 5, 4, 3, 2, 1]
        closed = play.table.log({second.key}).folds
        assert closed[0].entries is None

    def test_what_was_undone_is_marked_and_stays(self) -> None:
        play = Play()
        first_round(play)
        play.do("rest/s1")
        play.undo()
        log = entries(play.table)
        assert [entry.standing for entry in log] == [*[Standing.DONE] * (len(log) - 1), Standing.UNDONE]
        play.undo()
        play.undo()
        assert [entry.standing for entry in entries(play.table)][-3:] == [Standing.UNDONE] * 3
        assert log[0].label == play.table.label(rested(Play(), "s1"))

    def test_a_fold_is_called_as_the_game_heads_it_else_by_where_it_begins(self) -> None:
        def headed(state: KernelState) -> Position:
            return replace(GAME.position(state), heading=msg("kernel-title"))

        play = Play()
        play.do("rest/s1")
        assert folds(play.table)[0].heading == GAME.position(GAME.begin(play.setup)).label
        table = Table(replace(GAME, position=headed), play.setup, MemoryJournal(), play.clock)
        table.replay(play.journal.lines, 1)
        assert folds(table)[0].heading == msg("kernel-title")

    def test_a_fold_keeps_its_key_while_it_grows_and_a_round_played_again_has_its_own(self) -> None:
        play = Play()
        play.count("s1", "coin", 5)
        (before,) = folds(play.table)
        play.count("s1", "coin", 6)
        first_round(play)
        play.send(play.event("core/jump", {"to": ("r1/work",)}))
        play.do("rest/s1")
        found = folds(play.table)
        assert found[0].key == before.key
        assert len({fold.key for fold in found}) == len(found) == 3
        assert found[0].places == found[2].places == ("r1/work", "r1")

    def test_one_goes_back_to_where_a_round_begins_not_to_where_one_is(self) -> None:
        play = Play()
        play.do("rest/s1")
        assert [fold.jump for fold in folds(play.table)] == [None]
        play.do("rest/s2")
        play.do("rest/s3")
        assert [fold.jump for fold in folds(play.table)] == ["r1/work"]

    def test_a_round_one_cannot_go_to_leads_nowhere(self) -> None:
        play = Play()
        first_round(play)
        table = Table(replace(GAME, jumps=lambda _state: ()), play.setup, MemoryJournal(), play.clock)
        table.replay(play.journal.lines, 1)
        assert [fold.jump for fold in folds(table)] == [None]


class TestPages:
    def test_so_many_rows_are_read_and_the_rest_waits(self) -> None:
        play = Play()
        for n in range(1, 101):
            play.count("s1", "coin", n % 2 + 5, f"hand {n}")
        first = play.table.log()
        assert [entry.n for entry in first.folds[0].entries or ()] == list(range(100, 100 - PAGE + 1, -1))
        assert first.earlier
        whole = play.table.log(rows=ALL)
        assert len(whole.folds[0].entries or ()) == 100
        assert not whole.earlier

    def test_heads_count_as_well(self) -> None:
        play = Play()
        for n in range(60):
            play.send(play.event("core/jump", {"to": (f"r{2 - n % 2}/feast",)}))
        found = play.table.log()
        assert len(found.folds) == PAGE - 1
        assert found.earlier
        assert len(play.table.log(rows=2 * PAGE).folds) == 60

    def test_only_what_is_read_is_worked_out(self, monkeypatch: pytest.MonkeyPatch) -> None:
        play = Play()
        for n in range(1, 101):
            play.count("s1", "coin", n % 2 + 5, f"hand {n}")
        asked: list[Event] = []
        label = core_moves.label

        def named(game: Game[KernelFlow], event: Event) -> Msg:
            asked.append(event)
            return label(game, event)

        monkeypatch.setattr(core_moves, "label", named)
        play.table.log()
        assert len(asked) == PAGE - 1

    def test_a_table_where_nothing_happened_has_none(self) -> None:
        found = Play().table.log()
        assert found.folds == ()
        assert not found.earlier


class TestSteps:
    def test_a_step_belongs_to_whoever_did_it_and_what_is_about_nobody_to_the_table(self) -> None:
        play = Play()
        first_round(play)
        play.count("s2", "coin", 9)
        play.count(TABLE, "grain", 3)
        play.count(BOX, "fish", 3)
        whose = [entry.seat for entry in entries(play.table)]
        assert whose == ["s1", "s2", "s3", "s1", "s2", "s3", TABLE, "s2", TABLE, TABLE]

    def test_what_was_taken_back_and_the_taking_back_belong_to_the_same_seat(self) -> None:
        play = Play()
        play.everybody_rests()
        fed = play.do("feast/r1/s2")
        given = last(play).moved
        assert play.table.take_back(fed, "back", play.table.n).taken
        before, after = entries(play.table)[-2:]
        assert (before.standing, after.standing) == (Standing.TAKEN_BACK, Standing.DONE)
        assert before.seat == after.seat == "s2"
        assert {(m.thing, -m.n) for m in given} == {(m.thing, m.n) for m in after.moved}
        assert not after.costs

    def test_what_changed_hands_is_counted_by_seat_and_thing_each_way(self) -> None:
        moved = [("s1", TABLE, "coin", 2), ("s1", TABLE, "coin", 1), (TABLE, "s1", "coin", 4), ("s1", "s2", "grain", 1)]
        at_home = ("s1", "s1@stall", "coin", 1)
        assert read(*moved, at_home).moved == (
            Moved("s1", "coin", -3),
            Moved("s1", "coin", 4),
            Moved("s1", "grain", -1),
            Moved("s2", "grain", 1),
        )

    def test_what_looks_the_same_is_counted_together(self) -> None:
        things = tuple(
            thing.model_copy(update={"symbol": {"stall": "monk", "grain": "", "fish": ""}.get(thing.id, thing.symbol)})
            for thing in GAME.info.things
        )
        game = replace(GAME, info=GAME.info.model_copy(update={"things": things}))
        moved = [(TABLE, "s1", thing, n) for thing, n in (("monk", 1), ("stall", 2), ("grain", 3), ("fish", 4))]
        assert read(*moved, game=game).moved == (
            Moved("s1", "monk", 3),
            Moved("s1", "grain", 3),
            Moved("s1", "fish", 4),
        )

    def test_cards_and_secrets_are_left_to_the_words(self) -> None:
        face = GAME.faces()[0].key
        assert (
            read((TABLE, "s1", face, 1), (TABLE, "s1", "omen.sun", 1), (TABLE, "table@offers", "grain", 2)).moved == ()
        )

    @pytest.mark.parametrize(
        ("moved", "costs"),
        [
            ((TABLE, "s1", "loan", 1), True),
            (("s1", TABLE, "loan", 1), False),
            (("s1", TABLE, "vp", 2), True),
            ((TABLE, "s1", "vp", 2), False),
            ((TABLE, "s1", "coin", 4), False),
        ],
        ids=["a loan", "a loan paid back", "points lost", "points gained", "coins"],
    )
    def test_a_loan_and_lost_points_cost(self, moved: tuple[str, str, str, int], costs: bool) -> None:  # noqa: FBT001
        assert read(moved).costs == costs
        assert read((TABLE, "s1", "grain", 1), moved).costs == costs, "whatever comes with it"

    def test_what_was_recorded_against_the_rules_says_so(self) -> None:
        play = Play()
        play.send(rested(play, "s1").model_copy(update={"overruled": ("core-not-their-turn",)}))
        assert last(play).overruled


def read(*moved: tuple[str, str, str, int], game: Game[KernelFlow] = GAME) -> LogEntry:
    """Return a step of the first seat that handed this over; a loan is a card there."""
    transfers = tuple(Transfer(src=src, dst=dst, thing=thing, n=n) for src, dst, thing, n in moved)
    card = GAME.look.pieces["coin"].model_copy(update={"cut": Cut.CARD})
    game = replace(game, look=GAME.look.model_copy(update={"pieces": {**GAME.look.pieces, "loan": card}}))
    state = game.begin(new_setup(3))
    step = Step(1, 1, FakeClock().now(), "here", Rested(seat="s1", transfers=transfers), state, state)
    return Reader(game).entry(Past((step,), (step,), state), step)


class TestInHand:
    def test_what_moved_no_phase_can_be_taken_back_once(self) -> None:
        play = Play()
        play.everybody_rests()
        fed = play.do("feast/r1/s1")
        play.do("feast/r1/s2")
        assert [hand(play, n).can_take_back for n in range(1, 6)] == [False, False, False, True, True]
        assert play.table.take_back(fed, "back", play.table.n).taken
        assert (hand(play, fed).can_take_back, why(play, fed)) == (False, "core-fixed-gone")
        assert hand(play, fed).who == "here"

    def test_why_a_step_stays_is_said(self) -> None:
        play = Play()
        rested_first = play.do("rest/s1")
        play.count("s1", "coin", 9)
        counted = play.table.n
        play.do("rest/s2")
        assert why(play, rested_first) == "core-fixed-moved"
        assert why(play, counted) == "core-fixed-told"
        undone = play.table.n
        play.undo()
        assert why(play, undone) == "core-fixed-gone"
        assert play.table.in_hand(99) is None

    def test_the_last_step_is_undone_where_it_cannot_be_taken_back(self) -> None:
        play = Play()
        n = play.do("rest/s1")
        assert hand(play, n).can_undo
        assert hand(play, n).why is None
        play.do("rest/s2")
        assert hand(play, n).can_undo, "with what came after it"
        assert hand(play, n).why is not None
        play.undo()
        play.undo()
        assert not hand(play, n).can_undo

    def test_the_last_step_that_can_be_taken_back_offers_one_way_only(self) -> None:
        play = Play()
        play.everybody_rests()
        fed = hand(play, play.do("feast/r1/s1"))
        assert (fed.can_take_back, fed.can_undo, fed.why) == (True, False, None)

    def test_what_later_steps_rest_on_says_what_is_short(self) -> None:
        play = Play()
        bought = play.do("buy/s1/grain")
        play.count("s1", "grain", 0)
        found = hand(play, bought)
        assert not found.can_take_back
        assert why(play, bought) == "core-fixed-rests"
