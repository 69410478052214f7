"""The twelve seasons from the box to the podium: who is on turn, what follows what, who wins (digest 3, 6)."""

from __future__ import annotations

import pytest

from scorers.core.core_moves import take_back
from scorers.craftsmen import GAME
from scorers.craftsmen.model import STAGES, Phase
from scorers.craftsmen.words import say
from tests.scorers.craftsmen.playing import EVERYTHING, LIGHTEST, MORE, Playing, setup


def test_a_whole_play_of_the_lightest_kind() -> None:
    """Three players; what each has stands beside each line."""
    play = Playing.of(3, LIGHTEST)  # 0, 1, 1
    play.tap("fee/s2", to=("s1",)).tap("sent", left=("s3",))  # 1, 0, 2
    assert play.points() == {"s1": 1, "s2": 0, "s3": 2}
    play.until(Phase.CRAFT).tap("make/s1", good=("flour",))  # 2, 0, 2
    play.tap("make/s2", good=("clothes",), to=("made",))  # 2, 4, 2
    play.tap("make/s2", good=("wine",), to=("made",), printed={"points.wine": 5})  # 2, 9, 2: known from here on
    play.tap("make/s3", good=("wine",), to=("made",))  # 2, 9, 7
    assert play.points() == {"s1": 2, "s2": 9, "s3": 7}
    play.tap("make/s3", good=("beer",), to=("lost",)).until(Phase.SHIPS, 4)
    # Ship 1: Ola first with two markers. Ship 2: a tie at one marker each, Jan is higher.
    play.tap("score/ship1", ship1__n={"s1": 2}, ship1__cargo={"s1": 9})  # 2 + 9 + 4
    play.tap("score/ship2", ship2__n={"s1": 1, "s2": 1}, ship2__cargo={"s1": 3, "s2": 4}, ship2__tie__1=("s2",))
    play.tap("score/ship3", ship3__n={"s3": 1}, ship3__cargo={"s3": 4})
    play.tap("score/ship4")
    assert play.points() == {"s1": 15 + 3 + 3, "s2": 9 + 4 + 5, "s3": 7 + 4 + 6}
    play.tap("score/colours", colours={"s1": 1, "s2": 0, "s3": 2})  # 3 points a set
    play.tap("score/granary", granary={"s2": 3})
    play.tap("score/invest", invest={"s3": 9})
    assert play.points() == {"s1": 24, "s2": 21, "s3": 32}
    play.until(Phase.END)
    assert GAME.tasks(play.state) == frozenset()
    assert play.points() == {"s1": 24, "s2": 21, "s3": 32}
    found = play.score({"bonus": {"s1": 8, "s2": 0, "s3": 0}, "cards": {"s1": 2, "s3": 2}})
    assert {rank.seat: rank.place for rank in found.ranking().places} == {"s3": 1, "s1": 2, "s2": 3}
    assert found.ranking().ties[-1].decided  # as many cards: Ewa is further back


@pytest.mark.parametrize("keeps", [(), LIGHTEST, MORE, EVERYTHING])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_may_pass_through_a_whole_play(players: int, keeps: tuple[str, ...]) -> None:
    play = Playing.of(players, keeps)
    rounds = [play.state.flow.round]
    while not play.state.flow.over:
        play.onward()
        rounds.append(play.state.flow.round)
    assert sorted({*rounds}) == [*range(1, 13)]
    assert rounds == sorted(rounds)


@pytest.mark.parametrize("swap", ["yes", "no"])
def test_two_players_are_first_six_times_each(swap: str) -> None:
    """CR-EX19: with a swap after winter as without."""
    play, starts = Playing.of(2, MORE, rulings={"winter_swap": swap}), []
    for n in range(1, 13):
        starts.append(play.state.flow.order[0])
        while play.state.flow.round == n and not play.state.flow.over:
            play.onward()
    assert (starts.count("s1"), starts.count("s2")) == (6, 6)


def test_the_order_is_that_of_the_sums_and_the_younger_goes_first() -> None:
    play = Playing(GAME.begin(setup(4, LIGHTEST)))
    assert play.form("order", sums={"s1": 9, "s2": 7, "s3": 9, "s4": 12}).event is None
    play.tap("order", sums={"s1": 9, "s2": 7, "s3": 9, "s4": 12}, tie__9=("s3",))
    assert play.state.flow.order == ("s2", "s3", "s1", "s4")
    assert play.points() == {"s2": 0, "s3": 1, "s1": 1, "s4": 2}


def test_the_turn_order_is_put_right_at_any_time() -> None:
    play = Playing.of(3, MORE).until(Phase.NOTARY)
    points = play.points()
    play.tap("reorder", order=("s3", "s1"))
    assert (play.state.flow.order, play.state.flow.phase, play.points()) == (("s3", "s1", "s2"), Phase.NOTARY, points)


def test_a_raw_good_is_taken_back_with_its_work_point() -> None:
    play = Playing.of(3, EVERYTHING).until(Phase.CRAFT, 4)
    before = play.state
    play.tap("make/s1", good=("wood",), to=("fair",))
    assert play.state.flow.spent == ("s1", "s1/raw")
    play.post(take_back(GAME, 1, play.events[-1], here=True))
    assert play.state == before
    play.tap("make/s1", good=("wood",), to=("fair",)).until(Phase.SHIPS)
    play.post(take_back(GAME, 2, play.events[-2]))
    assert play.n("s1@fair", "cube") == 0


def test_cards_and_turn_order_are_asked_only_of_those_who_tie() -> None:
    def asked(**told: dict[str, int]) -> dict[str, tuple[str, ...]]:
        return {question.key: question.seats for question in GAME.sheet(setup(3), None, told).asked}

    points = {"track": {"s1": 40, "s2": 41, "s3": 41}, "bonus": {"s1": 1, "s2": 0, "s3": 0}}
    assert "cards" not in asked(track=points["track"])
    assert asked(**points)["cards"] == ("s1", "s2", "s3")
    assert asked(**points, cards={"s1": 4, "s2": 3, "s3": 4})["order"] == ("s1", "s3")


# --------------------------------------------------------------------------------------- what passes by itself


def test_stages_in_which_nobody_stands_pass_by_themselves_said_in_a_line() -> None:
    play = Playing.of(3, MORE).stands("craft", "s1").stands("build", "s2").to(Phase.BUILD)
    follows = play.form("done").follows
    assert follows is not None
    assert dict(follows.params)["what"] == (say("phase-notary"),)
    assert [play.tap("done").state.flow.phase for _ in range(2)] == [Phase.CRAFT, Phase.CLOSE]


def test_the_first_stage_with_a_helper_comes_after_the_last_helper() -> None:
    play = Playing.of(2, MORE).sends("notary", "hall", "-", "-")
    assert play.state.flow.phase is Phase.NOTARY
    # Where helpers are told only from the middle of a season on, nobody stands anywhere: every stage is asked.
    late = Playing.of(2, LIGHTEST).to(Phase.BANK).tap("core/keep/queue")
    assert late.tap("done").state.flow.phase is Phase.BUILD


def test_where_nobody_has_sent_a_helper_all_stages_pass_by() -> None:
    play = Playing.of(3, MORE).sends("-", "-")
    before = play.state
    play.sends("-")
    assert play.state.flow.phase is Phase.CLOSE
    (said,) = (line for line in GAME.loud(before, play.events[-1]) if line.id == "craftsmen-passed-by")
    assert dict(said.params)["what"] == tuple(say(f"phase-{stage}") for stage in STAGES)


def test_a_work_token_is_used_after_the_last_stage_with_a_helper_as_well() -> None:
    play = Playing.of(2).sends("bank", "bank", "-", "-").has("s1", "work", 1).tap("done")
    assert play.state.flow.phase is Phase.CLOSE
    assert play.refused("make/s1", good=("flour",), to=("onward",)) == set()


def test_empty_ships_are_settled_with_another_or_all_in_one_tap() -> None:
    play = Playing.of(3).until(Phase.SHIPS, 4)
    assert [move.key for move in GAME.view(play.state, None).now.moves] == ["score/ships"]
    play.tap("score/ships")
    assert [*play.state.flow.told] == [f"1/ship{ship}" for ship in (1, 2, 3, 4)]
    play = Playing.of(3).lays(_3_wine_0="s2").until(Phase.SHIPS, 4)
    assert [move.key for move in GAME.view(play.state, None).now.moves] == ["score/ship3"]
    assert play.form("score/ship3").note == say(
        "ships-empty", what=tuple(say("part", part=f"ship{n}") for n in (1, 2, 4))
    )
    before = play.points()["s2"] or 0
    play.tap("score/ship3", ship3__cargo={"s2": 4})
    assert play.state.flow.phase is Phase.COLOURS
    assert (play.points()["s2"] or 0) - before == 6 + 4
