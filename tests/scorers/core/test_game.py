"""The bookkeeping around a game: facts applied and judged, taken back, overruled, previewed."""

from collections.abc import Iterable
from dataclasses import replace

import pytest

from scorers.core.amount import UNKNOWN, Amount, at_least, known
from scorers.core.conservation import check_sums
from scorers.core.core_moves import can_take_back, take_back
from scorers.core.events import Count, Counted, Event, Jumped, KeepChanged, Ruled, Scored, TakenBack, Valued
from scorers.core.forms import Form
from scorers.core.game import Position, apply, check, complete, had, preview
from scorers.core.issues import Issue, Level, RuleViolation, against, hint, impossible
from scorers.core.ledger import Key, Transfer, owner_msg
from scorers.core.msg import BOX, TABLE, Msg, Player, msg
from tests.scorers.kernel_game import GAME, Built, Gathered, Repaid, Rested, new_setup
from tests.scorers.kernel_game.model import KernelState, Phase
from tests.scorers.kernel_game.moves import feast, gather, rest


def move(src: str, dst: str, thing: str, n: int = 1) -> Transfer:
    return Transfer(src=src, dst=dst, thing=thing, n=n)


def codes(state: KernelState, event: Event) -> list[str]:
    return [issue.code for issue in check(GAME, state, event)]


def sums(state: KernelState, *transfers: Transfer) -> list[str]:
    """What the books say of transfers, whatever fact they belong to."""
    fact = Rested(seat="s1", transfers=transfers)
    return [issue.code for issue in check_sums(GAME.info, state.setup.ids, state.ledger, fact)]


def fold(state: KernelState, events: Iterable[Event]) -> KernelState:
    for event in events:
        state = apply(GAME, state, event)
    return state


START = GAME.begin(new_setup(3))
FEAST = fold(START, [rest(replace(START, flow=replace(START.flow, turn=n)), f"s{n + 1}") for n in range(3)])
BARE = GAME.begin(new_setup(3, preset="light"))


def given(*transfers: Transfer, start: KernelState = START) -> KernelState:
    return replace(start, ledger=start.ledger.post(transfers))


# ------------------------------------------------------------------------------------------------------ what happens


def test_a_fact_hands_things_over_and_closes_its_task() -> None:
    assert FEAST.flow.phase is Phase.FEAST
    after = apply(GAME, FEAST, feast(FEAST, "s1", (("coins", "coin", 3), ("give_up", "stall", 2))))
    assert after.flow.done == {"r1/feast/s1"}
    assert (after.ledger.n("s1", "coin"), after.ledger.n("s1", "stall"), after.ledger.n(TABLE, "coin")) == (0, 0, 24)


def test_what_changes_nothing_is_the_same_state() -> None:
    assert apply(GAME, START, Built(seat="s1")) is START


def test_a_count_is_right_and_the_reserve_follows() -> None:
    one = Count(owner="s1", thing="coin", n=5)
    left = Count(owner=TABLE, thing="coin", n=None)
    after = apply(GAME, START, Counted(count=one, rest=left))
    assert (after.ledger.get("s1", "coin"), after.ledger.get(TABLE, "coin")) == (known(5), UNKNOWN)


def test_a_count_of_what_nobody_keeps_leaves_no_trace() -> None:
    after = apply(GAME, BARE, Counted(count=Count(owner="s1", thing="coin", n=5)))
    assert after.ledger == BARE.ledger


def test_keeping_starts_and_stops() -> None:
    counts = (Count(owner="s1", thing="vp", n=4), Count(owner="s2", thing="vp", n=None))
    on = KeepChanged(keep="points", on=True, things=("vp",), counts=counts)
    after = apply(GAME, BARE, on)
    assert (after.keeps, after.ledger.get("s1", "vp"), after.ledger.get("s2", "vp")) == (
        frozenset({"points"}),
        known(4),
        UNKNOWN,
    )
    again = apply(GAME, after, KeepChanged(keep="points", on=False, things=("vp",)))
    assert (again.keeps, again.ledger) == (frozenset(), BARE.ledger)


def test_a_ruling_and_a_printed_value_hold_from_then_on() -> None:
    after = fold(START, [Ruled(ruling="grain_feeds", value="no"), Valued(key="relic.crown", n=4)])
    assert (after.rulings["grain_feeds"], after.values["relic.crown"]) == ("no", 4)
    assert (START.rulings["grain_feeds"], START.values) == ("yes", {})


def test_a_jump_moves_the_play_and_may_forget() -> None:
    after = apply(GAME, START, Jumped(to="r2/feast", forget=(("s1", "coin"), ("s1", "nothing"))))
    assert (after.flow.round, after.flow.phase) == (2, Phase.FEAST)
    assert (after.ledger.get("s1", "coin"), after.ledger.get("s2", "coin")) == (UNKNOWN, known(3))


def test_the_closing_answers_end_the_play() -> None:
    after = apply(GAME, START, Scored(entries={"vp": {"s1": 3}}))
    assert (after.finished, START.finished) == (True, False)
    assert codes(after, rest(after, "s1")) == ["core-play-over"]
    assert codes(after, take_back(GAME, 1, Repaid(seat="s1"))) == []


# -------------------------------------------------------------------------------------------------- what speaks against


def test_a_task_is_settled_once() -> None:
    assert codes(START, rest(START, "s1")) == []
    assert codes(FEAST, rest(START, "s1")) == ["core-task-done"]
    assert codes(START, rest(START, "s2").model_copy(update={"settles": ("r1/turn/s2",)})) == ["core-task-done"]


def test_nobody_hands_over_what_they_do_not_hold() -> None:
    both = Rested(
        seat="s1", transfers=(move("s1", "s2", "coin", 4), move("s1", "s2", "coin"), move("s1", "s2", "stall", 3))
    )
    issues = check_sums(GAME.info, START.setup.ids, START.ledger, both)
    assert tuple(issues) == (
        impossible("core-below-zero", who=Player("s1"), what=GAME.thing("coin", 2)),
        impossible("core-below-zero", who=Player("s1"), what=GAME.thing("stall", 1)),
    )


def test_the_worst_point_of_a_holding_is_named_not_the_last() -> None:
    moved = (move("s1", "s2", "coin", 5), move("s2", "s1", "coin", 3), move("s1", "s2", "coin", 2))
    issues = check_sums(GAME.info, START.setup.ids, START.ledger, Rested(seat="s1", transfers=moved))
    assert tuple(issues) == (impossible("core-below-zero", who=Player("s1"), what=GAME.thing("coin", 2)),)


def test_what_comes_first_can_be_handed_on() -> None:
    assert sums(START, move(TABLE, "s1", "grain", 2), move("s1", "s2", "grain", 2)) == []
    assert sums(START, move("s1", "s2", "grain", 2), move(TABLE, "s1", "grain", 2)) == ["core-below-zero"]


def test_a_limited_reserve_runs_dry_and_an_unlimited_does_not() -> None:
    assert sums(START, move(TABLE, "s1", "fish", 999)) == []
    assert sums(START, move(TABLE, "s1", "coin", 22)) == ["core-not-in-box"]


def test_an_offer_of_the_table_runs_dry_as_well() -> None:
    assert sums(START, move("table@offer", "s1", "fish")) == ["core-not-in-box"]


def test_points_may_sink_below_zero() -> None:
    assert sums(START, move("s1", TABLE, "vp", 9)) == []


def test_what_is_not_known_is_not_blocked() -> None:
    unknown = replace(START, ledger=START.ledger.with_counts({("s1", "coin"): UNKNOWN, ("s2", "coin"): at_least(1)}))
    for seat in ("s1", "s2"):
        assert sums(unknown, move(seat, TABLE, "coin", 4)) == []
    assert sums(BARE, move("s1", TABLE, "coin", 4)) == []


def test_nobody_sits_there() -> None:
    assert sums(START, move("s1", "s9@home", "coin")) == ["core-no-such-seat"]
    assert codes(START, Counted(count=Count(owner="s9", thing="fish", n=1))) == ["core-no-such-seat"]


def test_a_unique_card_is_not_held_twice() -> None:
    held = given(move(TABLE, "s1", "relic.crown"))
    assert sums(held, move(TABLE, "s2", "relic.crown")) == ["core-not-in-box"]
    (issue,) = check(GAME, held, Counted(count=Count(owner="s2", thing="relic.crown", n=1)))
    assert issue == impossible(
        "core-more-than-box",
        what=GAME.thing("relic.crown", 1),
        where=(
            msg("core-lies", who=msg("core-owner-seat", who=Player("s1")), n=1),
            msg("core-lies", who=msg("core-owner-seat", who=Player("s2")), n=1),
        ),
    )


def test_no_more_is_counted_than_the_box_holds() -> None:
    rest_ = Count(owner=TABLE, thing="coin", n=0)
    assert codes(START, Counted(count=Count(owner="s1", thing="coin", n=24), rest=rest_)) == []
    assert codes(START, Counted(count=Count(owner="s1", thing="coin", n=25), rest=rest_)) == ["core-more-than-box"]
    assert codes(START, Counted(count=Count(owner="s1", thing="fish", n=999))) == []
    counts = tuple(Count(owner=f"s{n}", thing="coin", n=11) for n in (1, 2, 3))
    assert codes(BARE, KeepChanged(keep="stores", on=True, things=("coin",), counts=counts)) == ["core-more-than-box"]
    assert codes(START, KeepChanged(keep="stores", on=False, things=("coin",))) == []


def test_nothing_is_counted_below_zero_but_what_may_be_owed() -> None:
    assert codes(START, Counted(count=Count(owner="s1", thing="coin", n=-1))) == ["core-count-below-zero"]
    assert codes(START, Counted(count=Count(owner="s1", thing="vp", n=-1))) == []
    counts = (Count(owner="s1", thing="coin", n=-1), Count(owner="s2", thing="coin", n=3))
    found = check(GAME, BARE, KeepChanged(keep="stores", on=True, things=("coin",), counts=counts))
    assert found == (impossible("core-count-below-zero", who=owner_msg("s1")),)


def test_a_reserve_nobody_follows_gives_no_more_than_the_box_holds() -> None:
    unfollowed = replace(START, ledger=replace(START.ledger, values={}))
    assert sums(unfollowed, move(TABLE, "s1", "grain", 20)) == []
    assert sums(unfollowed, move(TABLE, "s1", "grain", 21)) == ["core-more-than-box"]
    assert sums(BARE, move(TABLE, "s1", "grain", 21)) == []


def test_what_cannot_be_there_cannot_come_from_where_nobody_knows() -> None:
    """All the grain lies on the table, so nobody can hand any over, forgotten or not."""
    forgotten = replace(START, ledger=START.ledger.with_counts({("s1", "grain"): UNKNOWN}))
    assert sums(forgotten, move("s1", "s2", "grain")) == ["core-more-than-box"]


def test_a_rule_can_be_overruled_and_the_impossible_cannot() -> None:
    greedy = gather(START, "s1", 4, 0)
    assert codes(START, greedy) == ["kernel-gather-amount"]
    anyway = greedy.model_copy(update={"overruled": ("kernel-gather-amount",)})
    assert codes(START, anyway) == []
    negative = gather(START, "s1", -1, 0).model_copy(update={"overruled": ("kernel-gather-negative",)})
    assert codes(START, negative) == ["kernel-gather-negative"]


def test_issues_weigh_differently() -> None:
    assert [make("x", n=1).level for make in (impossible, against, hint)] == list(Level)
    assert [make("x").blocks for make in (impossible, against, hint)] == [True, False, False]
    error = RuleViolation(impossible("a"), hint("b"))
    assert (str(error), error.issues) == ("a, b", (impossible("a"), hint("b")))
    with pytest.raises(ValueError, match="a, b"):
        raise error


# ------------------------------------------------------------------------------------------------------ taking back


def test_what_is_taken_back_runs_backwards_and_opens_again() -> None:
    event = feast(FEAST, "s1", (("coins", "coin", 3), ("give_up", "stall", 2)))
    after = apply(GAME, FEAST, event)
    assert can_take_back(FEAST, event, after)
    back = take_back(GAME, 7, event)
    restored = apply(GAME, after, back)
    assert restored.ledger == FEAST.ledger
    assert (set(restored.flow.done), set(restored.flow.reopened)) == (set(), {"r1/feast/s1"})
    assert GAME.events.validate_json(GAME.events.dump_json(back)) == back
    assert GAME.events.validate_python(back.what) == event
    again = apply(GAME, restored, event)
    assert (again.ledger, again.flow) == (after.ledger, after.flow)


def test_what_was_spent_since_cannot_be_taken_back() -> None:
    event = Gathered(seat="s1", fish=1, transfers=(move(TABLE, "s1", "fish"),))
    spent = given(move("s1", TABLE, "fish"), start=apply(GAME, START, event))
    assert codes(spent, take_back(GAME, 1, event)) == ["core-below-zero"]


def test_what_moved_a_phase_or_changed_no_holding_cannot_be_taken_back() -> None:
    turn = rest(START, "s1")
    assert not can_take_back(START, turn, apply(GAME, START, turn))
    for event in (
        Counted(count=Count(owner="s1", thing="coin", n=5)),
        KeepChanged(keep="points", on=False, things=("vp",)),
        Ruled(ruling="grain_feeds", value="no"),
        Valued(key="relic.crown", n=3),
        Jumped(to="r2/work"),
        Scored(entries={}),
        TakenBack(of=1, what=turn.plain()),
    ):
        assert not can_take_back(START, event, apply(GAME, START, event))


# ------------------------------------------------------------------------------------------------------------ preview


def test_a_preview_nets_what_changes_hands_by_seat() -> None:
    event = Rested(
        seat="s1",
        transfers=(
            move("s1", "s1@chapel", "monk"),
            move("s1", "s2", "coin", 2),
            move("s2", "s1", "coin"),
            move(TABLE, "s1", "vp", 2),
            move("s1", TABLE, "vp", 5),
            move("s2", BOX, "stall"),
            move("table@offer", "s2", "fish"),
        ),
    )
    found = {(c.owner, c.thing): (c.delta, c.before, c.after) for c in preview(GAME, START, event)}
    assert found == {
        ("s1", "coin"): (-1, known(3), known(2)),
        ("s2", "coin"): (1, known(3), known(4)),
        ("s1", "vp"): (-3, known(0), known(-3)),
        ("s2", "stall"): (-1, known(2), known(1)),
        ("s2", "fish"): (1, known(0), known(1)),
    }
    assert [c.before for c in preview(GAME, BARE, event)] == [UNKNOWN] * 5


def test_what_is_sent_out_is_still_had_and_what_is_only_called_alike_is_not() -> None:
    there: dict[Key, Amount] = {
        ("s1@chapel", "monk"): known(2),
        ("s1", "monk"): known(1),
        ("s1@inn", "monkey"): known(5),
    }
    assert had(START.with_ledger(START.ledger.with_counts(there), START.flow), "s1", "monk") == known(3)


def test_a_form_is_completed_once_it_has_a_fact() -> None:
    asking = Form("x", Msg("x"), issues=(hint("x"),))
    assert complete(GAME, START, asking) is asking
    greedy = replace(asking, event=gather(START, "s1", 4, 0), issues=(hint("x"), hint("x")))
    found = complete(GAME, START, greedy)
    codes_: list[Issue] = list(found.issues)
    assert [issue.code for issue in codes_] == ["x", "kernel-gather-amount"]
    assert [(c.owner, c.delta) for c in found.changes] == [("s1", 4)]


def test_positions_fold_the_log() -> None:
    assert Position("r1/work", Msg("x")).round_key == "r1/work"
    assert GAME.position(FEAST).round_key == "r1"
    assert (GAME.slug, GAME.jump_transfers(START, "r2/work")) == ("kernel", ())
    assert GAME.upgrade({"kind": "fed"}, 1) == {"kind": "feasted"}
    assert replace(GAME, upgrade=type(GAME).upgrade).upgrade({"kind": "fed"}, 1) == {"kind": "fed"}


def test_printed_values_told_with_a_fact_are_known_from_then_on() -> None:
    after = apply(GAME, START, Ruled(ruling="grain_feeds", value="no", printed={"relic.crown": 4}))
    assert (after.values["relic.crown"], START.values.get("relic.crown")) == (4, None)


def test_no_fact_carries_printed_values_but_that_of_an_act_that_tells_them() -> None:
    told = Ruled(ruling="grain_feeds", value="no", printed={"relic.crown": 4})
    assert [issue.code for issue in check(GAME, START, told)] == ["core-not-as-shown"]
