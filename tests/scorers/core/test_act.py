"""What the kernel judges of every act: who sits here, whose turn it is, and what the decision causes."""

from __future__ import annotations

from dataclasses import replace

import pytest

from scorers.core.act import Act, UnknownMoveError
from scorers.core.acts.elsewhere import ELSEWHERE, DoneElsewhere
from scorers.core.api import Acts, Event, MoveKey, Task, TaskKey, msg
from scorers.core.events import Counted
from scorers.core.game import Game, apply, check
from scorers.core.ledger import Transfer
from scorers.core.msg import TABLE, Player
from scorers.core.state import per_state
from tests.scorers.kernel_game import GAME, Built, Rested, new_setup
from tests.scorers.kernel_game.acts.build import BUILD
from tests.scorers.kernel_game.acts.rest import REST
from tests.scorers.kernel_game.model import KernelFlow, KernelState, Phase

START: KernelState = GAME.begin(new_setup(3))


def codes(state: KernelState, event: Event) -> list[str]:
    return [issue.code for issue in check(GAME, state, event)]


def forged(event: Event, **changed: object) -> Event:
    return event.model_copy(update=changed)


BUILT = BUILD.made(START, seat="s1")


def test_a_fact_carries_all_it_causes() -> None:
    assert BUILT.settles == ("r1/turn/s1",)
    assert [(t.src, t.dst, t.thing, t.n) for t in BUILT.transfers] == [
        ("s1", TABLE, "stall", 1),
        ("s1", TABLE, "coin", 2),
        (TABLE, "s1", "vp", 3),
    ]
    assert codes(START, BUILT) == []


def test_what_was_just_made_is_judged_like_what_came_by_the_wire() -> None:
    sent = GAME.events.validate_python(BUILT.model_dump())
    assert sent is not BUILT
    assert codes(START, sent) == codes(START, BUILD.made(START, seat="s1")) == []


COINS = Transfer(src=TABLE, dst="s1", thing="coin", n=5)


@pytest.mark.parametrize(
    "transfers",
    [
        (*BUILT.transfers, COINS),
        BUILT.transfers[:-1],
        (*BUILT.transfers, BUILT.transfers[-1]),
        (),
        (*BUILT.transfers[:-1], Transfer(src=TABLE, dst="s2", thing="vp", n=3)),
        (*BUILT.transfers[:-1], Transfer(src=TABLE, dst="s1", thing="vp", n=4)),
        BUILT.transfers[::-1],
    ],
    ids=["added", "dropped", "doubled", "none", "to another", "more", "turned round"],
)
def test_other_transfers_are_not_as_shown(transfers: tuple[Transfer, ...]) -> None:
    assert codes(START, forged(BUILT, transfers=transfers)) == ["core-not-as-shown"]


def test_another_task_is_not_as_shown() -> None:
    assert codes(START, forged(BUILT, settles=())) == ["core-not-as-shown"]
    assert codes(START, forged(BUILT, settles=("r1/turn/s2",))) == ["core-task-done"]


def test_who_is_not_on_turn_is_told_whose_it_is() -> None:
    early = REST.made(START, seat="s2")
    again = forged(early, settles=())
    assert codes(START, early) == ["core-task-done"]
    assert codes(START, again) == ["core-not-their-turn", "core-not-as-shown"]
    feasting = replace(START, flow=replace(START.flow, phase=Phase.FEAST))
    assert codes(feasting, forged(REST.made(feasting, seat="s1"), settles=())) == [
        "core-no-turn-now",
        "core-not-as-shown",
    ]


def test_strangers_are_named_first() -> None:
    assert codes(START, forged(BUILT, seat="s9", transfers=())) == ["core-no-such-seat"]


def test_what_cannot_be_needs_no_more_words() -> None:
    wrong = GAME.acts.form(START, "gather/s1", {"goods": {"grain": 4, "fish": -1}}).event
    assert wrong is not None
    assert codes(START, forged(wrong, transfers=())) == ["kernel-gather-negative"]


def test_a_move_nobody_answers_is_a_mistake_of_whoever_wrote_the_game() -> None:
    with pytest.raises(
        UnknownMoveError, match=r"kernel: no act answers the move 'stnd/s1'; their words are: bell, borrow, build, "
    ):
        GAME.form(START, "stnd/s1", {})
    with pytest.raises(UnknownMoveError, match="no act answers the word 'stnd'"):
        GAME.acts.move("stnd", "s1", label=msg("kernel-title"))


def test_a_fact_without_an_act_is_a_mistake_of_whoever_wrote_the_game() -> None:
    class Lost(Event):
        pass

    with pytest.raises(TypeError, match="kernel: no act has the fact Lost"):
        GAME.label(Lost())
    assert GAME.advance(START, Lost()) is START.flow
    assert GAME.loud(START, Lost()) == ()
    assert GAME.check(START, Lost()) == ()


def test_a_step_is_named_by_its_seat_and_its_numbers() -> None:
    class Dug(Event):
        seat: str
        round: int
        n: int

    class Dig(Act[KernelFlow, Dug]):
        event, log = Dug, "kernel-log-dug"

    class Rung(Event):
        pass

    class Ring(Act[KernelFlow, Rung]):
        event, log = Rung, "kernel-log-rung"

    assert Dig().label(Dug(seat="s1", round=2, n=3)) == msg("kernel-log-dug", who=Player("s1"), n=3, round=2)
    assert Ring().label(Rung()) == msg("kernel-log-rung")


def test_an_act_that_says_nothing_changes_nothing() -> None:
    class Waved(Event):
        seat: str

    class Wave(Act[KernelFlow, Waved]):
        event = Waved

    wave = Wave()
    event = wave.made(START, seat="s1")
    assert (event.transfers, event.settles, wave.turn(START, event)) == ((), (), None)
    assert (tuple(wave.issues(START, event)), tuple(wave.loud(START, event))) == ((), ())
    assert wave.then(START, event) is START.flow
    for silent in (lambda: wave.form(START, MoveKey("wave"), {}), lambda: wave.label(event)):
        with pytest.raises(NotImplementedError):
            silent()


def with_elsewhere(state: KernelState) -> tuple[Game[KernelFlow], KernelState]:
    acts = Acts[KernelFlow](*GAME.acts.all, ELSEWHERE)
    return replace(GAME, acts=acts), replace(state, flow=replace(state.flow, reopened=frozenset({"r1/feast/s1"})))


def test_what_was_taken_back_can_be_done_beside_the_app() -> None:
    game, state = with_elsewhere(START)
    form = game.form(state, "elsewhere/r1/feast/s1", {})
    assert form.event == DoneElsewhere(key="r1/feast/s1", settles=("r1/feast/s1",))
    assert check(game, state, form.event) == ()
    assert apply(game, state, form.event).flow.reopened == frozenset()
    assert game.label(form.event) == msg("core-log-elsewhere")


def test_only_what_is_open_again_is_done_elsewhere() -> None:
    game, state = with_elsewhere(START)
    now = DoneElsewhere(key="r1/turn/s1", settles=("r1/turn/s1",))
    assert [issue.code for issue in check(game, state, now)] == ["core-task-done"]
    other = DoneElsewhere(key="r1/feast/s1")
    assert [issue.code for issue in check(game, state, other)] == ["core-not-as-shown"]


def test_the_row_of_a_task_opened_again_offers_both() -> None:
    again = GAME.acts.all[0].move("s1", label=msg("core-reopened"))
    row = ELSEWHERE.row("r1/feast/s1", msg("kernel-task-work"), "s1", again)
    assert isinstance(row, Task)
    assert ([move.key for move in row.moves], row.warn) == (["gather/s1", "elsewhere/r1/feast/s1"], True)


@pytest.mark.parametrize("text", ["next", "take/s1/fish", "elsewhere/r3/feed/s1"])
def test_the_name_of_a_move_reads_as_it_is_written(text: str) -> None:
    assert str(MoveKey.read(text)) == text


@pytest.mark.parametrize(
    ("text", "at", "kind", "args", "number"),
    [
        ("r7/feed/s3", "r7", "feed", ("s3",), 7),
        ("r12t4/main", "r12t4", "main", (), 12),
        ("final/s1/2", "", "final", ("s1", "2"), None),
        ("repay/s2", "", "repay", ("s2",), None),
        ("round", "", "round", (), None),
        ("r7", "", "r7", (), None),
    ],
)
def test_the_name_of_a_task_reads_as_it_is_written(
    text: str, at: str, kind: str, args: tuple[str, ...], number: int | None
) -> None:
    key = TaskKey.read(text)
    assert (key.at, key.kind, key.args, key.round, str(key)) == (at, kind, args, number, text)
    assert key.seat == (args[0] if args else "")
    assert TaskKey.of_round(7, "feed", "s3") == TaskKey.read("r7/feed/s3")


def test_something_is_worked_out_once_for_each_state() -> None:
    asked: list[str] = []

    @per_state
    def coins(state: KernelState, seat: str, *, twice: bool = False) -> int:
        asked.append(seat)
        return (state.ledger.n(seat, "coin") or 0) * (1 + twice)

    state = GAME.begin(new_setup(2))
    assert [coins(state, "s1"), coins(state, "s1"), coins(state, "s1", twice=True), coins(state, "s2")] == [3, 3, 6, 3]
    assert asked == ["s1", "s1", "s2"]
    after = apply(GAME, state, BUILD.made(state, seat="s1"))
    assert (coins(after, "s1"), asked) == (1, ["s1", "s1", "s2", "s1"])
    assert replace(state) == state


def test_a_judgement_is_remembered_for_the_very_fact_it_was_of() -> None:
    seen: list[Event] = []

    def watch(_state: KernelState, event: Event) -> tuple[()]:
        seen.append(event)
        return ()

    game = replace(GAME, of_every=watch)
    state = GAME.begin(new_setup(2))
    event = REST.made(state, seat="s1")
    for _ in range(3):
        check(game, state, event)
    assert seen == [event]
    check(game, state, forged(event))
    assert len(seen) == 2


def test_the_parser_knows_the_facts_of_the_acts_and_of_the_kernel() -> None:
    for event in (BUILT, Rested(seat="s1")):
        assert GAME.events.validate_json(event.model_dump_json()) == event
    assert isinstance(
        GAME.events.validate_python({"kind": "counted", "count": {"owner": "s1", "thing": "vp", "n": 1}}), Counted
    )
    assert GAME.acts.of(BUILT) is BUILD
    assert isinstance(BUILT, Built)
