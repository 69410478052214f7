"""One row for a sentence of the rulebook: what must be refused (CR-V01 to V22), what it shows (CR-EX5 to EX18)."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import groupby
from typing import Any

import pytest
from pydantic import ValidationError

from scorers.core.api import Player
from scorers.core.core_moves import can_take_back, label, take_back
from scorers.core.forms import Answer, Pick
from scorers.core.issues import RuleViolation
from scorers.core.msg import Msg, SeatId
from scorers.core.setup import Setup
from scorers.core.sheet import Sheet
from scorers.craftsmen import GAME
from scorers.craftsmen.acts.helpers import Placed
from scorers.craftsmen.acts.stages import PhaseDone, SeasonClosed
from scorers.craftsmen.acts.year_end import YearScored
from scorers.craftsmen.model import Phase
from scorers.craftsmen.words import say
from tests.scorers.craftsmen import tables as t
from tests.scorers.craftsmen.playing import EVERYTHING, LIGHTEST, MORE, Playing, setup


def heard(play: Playing, key: str, **answers: Answer) -> list[str]:
    """What is said loudly when this is tapped."""
    before = play.state
    play.tap(key, **answers)
    return [line.id.removeprefix("craftsmen-") for line in GAME.loud(before, play.events[-1])]


def named(play: Playing, key: str, **answers: Answer) -> set[str]:
    """What its step is called once it was tapped, sentence in sentence."""
    found, names = [label(GAME, play.tap(key, **answers).events[-1])], set[str]()
    while found:
        one = found.pop()
        names.add(one.id.removeprefix("craftsmen-"))
        found += [more for _, more in one.params if isinstance(more, Msg)]
    return names


def notes(play: Playing, key: str, ask: str, **answers: Answer) -> dict[str, str]:
    """What is said beside the options of a question, before one is tapped."""
    found, _ = play.filled(key, answers)
    (asked,) = (one for one in found.asks if one.key == ask and isinstance(one, Pick))
    return {one.key: one.note.id.removeprefix("craftsmen-") for one in asked.options if one.note}


def stage(phase: Phase, building: str = "", *seats: str, players: int = 3, **agreed: Any) -> Playing:  # noqa: ANN401 - as of setup
    """In a stage of the first season, these helpers standing in a building."""
    play = Playing.of(players, EVERYTHING, **agreed)
    return play.to(phase).stands(building, *seats)


def making(*seats: str, players: int = 3, **agreed: Any) -> Playing:  # noqa: ANN401 - as of setup
    """In the craft guild, these helpers there."""
    return stage(Phase.CRAFT, "craft", *(seats or ("s1", "s2", "s3")), players=players, **agreed)


def year(part: str, players: int = 3, keeps: tuple[str, ...] = LIGHTEST) -> Playing:
    """At a part of the end of year I."""
    play = Playing.of(players, keeps).until(Phase.SHIPS, 4)
    while play.state.flow.phase is Phase.SHIPS and part not in (
        now := GAME.view(play.state, None).now.moves[0].key.partition("/")[2]
    ):
        play.tap(f"score/{now}")
    return play if part.startswith("ship") else play.until(Phase(part), 4)


def options(play: Playing, key: str, ask: str, **answers: Answer) -> dict[str, bool]:
    """What may be chosen, and whether it can be."""
    found, _ = play.filled(key, answers)
    picks = [one for one in found.asks if isinstance(one, Pick) and one.key == ask]
    return {option.key: option.because is None for one in picks for option in one.options}


# ------------------------------------------------------------------------------------------------- CR-V01, V02: setup


@pytest.mark.parametrize("players", [1, 6])
def test_v01_two_to_five_players(players: int) -> None:
    with pytest.raises((RuleViolation, IndexError)):
        GAME.begin(setup(players))


def test_v01_a_colour_is_taken_once() -> None:
    plain = setup(3).model_dump()
    plain["seats"][1]["colour"] = plain["seats"][0]["colour"]
    with pytest.raises(ValidationError):
        Setup.model_validate(plain)


@pytest.mark.parametrize("n", [4, 16, -1])
def test_v02_five_cards_are_worth_5_to_15(n: int) -> None:
    play = Playing(GAME.begin(setup(2, LIGHTEST)))
    assert play.refused("order", sums={"s1": n, "s2": 9})
    assert not play.refused("order", sums={"s1": 5, "s2": 15})


@pytest.mark.parametrize("players", range(2, 6))
def test_ex18_points_at_the_start(players: int) -> None:
    play = Playing.of(players, LIGHTEST)
    assert [play.points()[seat] for seat in play.state.flow.order] == [0, 1, 1, 2, 2][:players]


# -------------------------------------------------------------------------------------------- CR-V03, V04: the helpers


def test_v03_the_first_free_space_is_forced() -> None:
    play = Playing.of(3, MORE).sends("bank", "bank")
    event = Placed(seat="s3", building="bank", spot="0.1", fee="card")
    assert "craftsmen-space-free" in play.judge(event.model_copy(update={"transfers": (), "settles": ()}))
    play.sends("bank")
    assert [play.n(f"s{n}@bank.{n - 1}.0", "helper") for n in (1, 2, 3)] == [1, 1, 1]


def test_v03_two_own_helpers_in_a_building() -> None:
    play = Playing.of(3, MORE).sends("bank", "hall", "hall", "bank", "hall", "notary")
    assert play.refused("send/s1/bank") == {"craftsmen-own-helpers"}


@pytest.mark.parametrize(
    ("players", "seats", "spot"),
    [(3, "s1 s2 s3 s2", "1.1"), (4, "s1 s2 s3 s4 s2", "2.1")],
)
def test_v03_so_many_in_a_building(players: int, seats: str, spot: str) -> None:
    play = Playing.of(players, MORE).stands("bank", *seats.split())
    assert "craftsmen-building-full" in play.judge(Placed(seat="s1", building="bank", spot=spot, fee="card"))
    assert not play.form("send/s1/bank").asks or play.refused("send/s1/bank", over=(spot,), fee=("card",))


@pytest.mark.parametrize("spot", ["0.2", "3.0", "2.0"])
def test_v03_a_third_disc_a_fourth_space_a_third_one_with_two_players(spot: str) -> None:
    play = Playing.of(2, MORE).stands("bank", "s1", "s2", "s1", "s2")
    assert "craftsmen-no-such-space" in play.judge(Placed(seat="s1", building="bank", spot=spot))


def test_v03_five_helpers_and_no_turn_after_a_pass() -> None:
    play = Playing.of(2, MORE).sends("-", "bank", "build", "notary", "craft")
    assert play.state.flow.acting == "s2"
    assert play.refused("send/s1/bank")
    play.sends("hall")
    assert play.state.flow.phase is Phase.BANK
    assert play.points() == {"s1": 1, "s2": 1}, "one passed; the other sent all five"


@pytest.mark.parametrize(("round_", "fee"), [(1, 1), (5, 2), (9, 3)])
def test_v04_the_fee_of_the_year(round_: int, fee: int) -> None:
    play = Playing.of(4, MORE)
    if round_ > 1:
        play.to(Phase.HELPERS, round_)
    play.has("s1", "vp.other", 10).stands("hall", "s2", "s3", "s4")
    before = play.points()
    play.tap("send/s1/hall", over=("0.1",), fee=("points",))
    found = {seat: (n or 0) - (before[seat] or 0) for seat, n in play.points().items()}
    assert found == {"s1": -fee, "s2": fee, "s3": 0, "s4": 0}


@pytest.mark.parametrize(
    ("over", "asked"),
    [
        pytest.param("0.1", True, id="another's"),
        pytest.param("1.1", False, id="one's own"),
        pytest.param("2.1", False, id="on the ribbon"),
    ],
)
def test_v04_when_a_fee_is_due(over: str, asked: bool) -> None:  # noqa: FBT001 - a row
    play = Playing.of(4, MORE).stands("hall", "s2", "s1", "s3")
    found, _ = play.filled("send/s1/hall", {"over": (over,)})
    assert ("fee" in [ask.key for ask in found.asks]) == asked
    wrong = Placed(seat="s1", building="hall", spot=over, fee="" if asked else "card")
    assert {"craftsmen-fee-due", "craftsmen-no-fee"} & {*play.judge(wrong)}


def test_v04_points_one_has_not() -> None:
    play = Playing.of(4, MORE).stands("hall", "s2", "s3", "s4")
    assert play.points()["s1"] == 0
    assert options(play, "send/s1/hall", "fee", over=("0.1",)) == {"card": True, "points": False}
    event = Placed(seat="s1", building="hall", spot="0.1", fee="points")
    assert "craftsmen-too-few-points" in play.judge(event)


def test_v04_two_players_pay_nothing_and_the_other_draws() -> None:
    play = Playing.of(2, MORE).stands("hall", "s2", "s1")
    found, _ = play.filled("send/s1/hall", {"over": ("0.1",)})
    assert [ask.key for ask in found.asks] == ["over"]
    assert found.note == say("draws-card", who=Player(SeatId("s2")))
    assert named(play, "send/s1/hall", over=("0.1",)) == {"log-sent-drawn", "phase-hall"}
    assert play.points() == {"s1": 0, "s2": 1}


def test_v04_two_players_are_told_who_draws_before_a_helper_is_laid_on_the_only_other() -> None:
    """One's own two stand there: one touch would cover, so the form waits for its button."""
    play = Playing.of(2, MORE).stands("hall", "s2", "s1").has("s1@hall.1.1", "helper", 1).tap("pass/s1")
    found = play.form("send/s2/hall")
    assert (found.asks, found.confirm, found.note) == ((), None, None), "one's own: nobody draws"
    play = Playing.of(2, MORE).stands("hall", "s2", "s2").has("s1@hall.0.1", "helper", 1)
    found = play.form("send/s1/hall")
    assert (found.asks, found.confirm) == ((), say("cover-confirm"))
    assert found.note == say("draws-card", who=Player(SeatId("s2")))


@pytest.mark.parametrize("fee", ["", "card"])
def test_v04_with_two_players_whoever_is_covered_draws(fee: Any) -> None:  # noqa: ANN401 - a fee as the event has it
    play = Playing.of(2, MORE).stands("hall", "s2", "s1")
    assert play.judge(Placed(seat="s1", building="hall", spot="0.1", fee=fee))


def test_nothing_of_three_to_five_players_is_said_to_two() -> None:
    """The rules of two, page "Przebieg gry dla 2 graczy"."""
    for players in (2, 3):
        play = Playing.of(players, MORE).stands("hall", "s1").to(Phase.HALL)
        shown = GAME.view(play.state, None)
        said = [shown.now.gist, *(rule.text for rule in shown.rules)]
        assert {dict(one.params).get("players") for one in said if one} == {players}
        helpers = Playing.of(players, LIGHTEST)
        assert bool(GAME.view(helpers.state, None).now.detail) == (players > len("12")), "two pay no fee"


def test_ex6_who_pays_whom() -> None:
    """Y, K, R, B, G are s1 to s5; the order of the picture, which passes over who does nothing there."""
    play = Playing.of(5, MORE).has("s3", "vp.other", 5).has("s4", "vp.other", 5)
    before = play.points()
    play.sends("bank", "bank", "bank")
    play.tap("send/s4/bank", over=("1.1",), fee=("points",)).tap("send/s5/bank", over=("2.1",))
    play.sends("hall", "hall").tap("send/s3/bank", fee=("points",))
    found = {seat: (n or 0) - (before[seat] or 0) for seat, n in play.points().items()}
    assert found == {"s1": 1, "s2": 1, "s3": -1, "s4": -1, "s5": 0}
    move = next(move for move in GAME.view(play.state, None).now.moves if move.key == "send/s4/bank")
    assert move.because, "six is the most"


# ----------------------------------------------------------------------------- CR-V12 to V14: privileges and tokens


QUEUE = {"bank": {"0.0": "s1", "0.1": "s3", "1.0": "s2", "1.1": "s4", "2.0": "s3", "2.1": "s5"}}


def test_ex5_left_to_right_and_below_first() -> None:
    play = Playing.of(5, MORE).to(Phase.BANK)
    for where, seat in QUEUE["bank"].items():
        play.has(f"{seat}@bank.{where}", "helper", 1)
    assert [*options(play, "done", "used")] == [f"bank.{where}" for where in ("0.0", "0.1", "1.0", "1.1", "2.0", "2.1")]
    event = play.form("done").event
    assert isinstance(event, PhaseDone)
    assert event.used == ("bank.0.0", "bank.0.1"), "gold, unless something else is said"


def test_ex7_a_token_stands_for_gold() -> None:
    play = Playing.of(3, MORE).to(Phase.BANK).stands("bank", "s1", "s3").has("s2@bank.0.1", "helper", 1)
    play.has("s3", "privilege", 1)
    play.tap("done", used=("bank.0.0", "bank.0.1", "bank.1.0"))
    assert (play.n("s3", "privilege"), play.state.flow.used) == (0, ("s1", "s2", "s3"))


def test_v12_no_token_no_privilege_and_none_in_the_hall() -> None:
    play = Playing.of(3, MORE).to(Phase.BANK).stands("bank", "s1", "s3")
    assert options(play, "done", "used") == {"bank.0.0": True, "bank.1.0": False}
    assert play.refused("done", used=("bank.0.0", "bank.1.0"))
    play.to(Phase.HALL).stands("hall", "s1")
    assert "core-not-as-shown" in play.judge(PhaseDone(phase=Phase.HALL, used=("hall.0.0",)))


def test_v12_three_tokens_at_most() -> None:
    play = Playing.of(3, MORE).to(Phase.HALL).stands("hall", "s1").has("s1", "privilege", 3).has("s1", "work", 3)
    for token in ("privilege", "work"):
        assert play.refused("done", **{"hall/hall.0.0": (token,)}) == {"craftsmen-token-limit"}
        assert play.refused("token/s1", what=(token,)) == {"craftsmen-token-limit"}


def test_v12_the_pool_is_empty() -> None:
    play = Playing.of(3, MORE).to(Phase.HALL).stands("hall", "s1").has("s2", "work", 3).has("s3", "work", 3)
    assert play.n("table", "work") == 0
    assert play.refused("done", **{"hall/hall.0.0": ("work",)})


def test_digest_3_3_a_token_given_back_is_a_privilege_used_and_one_taken_is_none() -> None:
    play = Playing.of(3, MORE).to(Phase.BANK)
    assert play.tap("token/s1", what=("privilege",)).state.flow.used == ()
    assert play.tap("token/s1", what=("privilege-back",)).state.flow.used == ("s1",)


@pytest.mark.parametrize("players", range(2, 6))
def test_v12_tokens_in_play(players: int) -> None:
    play = Playing.of(players, MORE)
    assert [play.n("table", token) for token in ("privilege", "work")] == [t.TOKENS[players]] * 2


def test_v13_changing_the_order() -> None:
    two = Playing.of(2, MORE).to(Phase.HALL).stands("hall", "s1")
    assert "order" not in options(two, "done", "hall/hall.0.0")
    play = Playing.of(4, MORE).to(Phase.HALL).stands("hall", "s4", "s3", "s4", "s2")
    halls = {"hall/hall.0.0": ("order",), "hall/hall.0.1": ("order",), "hall/hall.1.0": ("order",)}
    assert play.refused("done", **halls, **{"hall/hall.2.0": ("order",)}) == {
        "craftsmen-order-twice",
        "craftsmen-order-full",
    }
    play.tap("done", **halls, **{"hall/hall.2.0": ("none",)}).tap("close")
    assert play.state.flow.order == ("s4", "s2", "s3", "s1")


def test_ex8_the_fewest_privileges() -> None:
    """s1 used two, the others one each: they get a token each; with two in the pool, who is further left."""
    for taken, granted in ((0, ("s2", "s3", "s4", "s5")), (8, ("s2", "s3"))):
        play = Playing.of(5, ("points", "tokens")).until(Phase.CLOSE)
        play.has("s1", "privilege", min(taken, 3)).has("s5", "privilege", min(max(0, taken - 3), 2))
        play.has("s4", "privilege", max(0, taken - 5))
        pool = {seat: play.n(seat, "privilege") or 0 for seat in play.state.setup.ids}
        play.tap("close", used={"s1": 2, "s2": 1, "s3": 1, "s4": 1, "s5": 1})
        assert tuple(seat for seat in pool if (play.n(seat, "privilege") or 0) > pool[seat]) == granted


@pytest.mark.parametrize(
    ("full", "granted"), [pytest.param("next", ("s2", "s3"), id="next"), pytest.param("stays", ("s2",), id="stays")]
)
def test_amb16_the_fewest_but_three_in_hand(full: str, granted: tuple[str, ...]) -> None:
    play = Playing.of(3, ("points", "tokens"), rulings={"fewest_full": full}).until(Phase.CLOSE)
    play.has("s1", "privilege", 3).has("s2", "privilege", 1)
    held = {seat: play.n(seat, "privilege") or 0 for seat in play.state.setup.ids}
    assert play.n("table", "privilege") == 2
    play.tap("close")
    assert tuple(seat for seat, n in held.items() if (play.n(seat, "privilege") or 0) > n) == granted


def test_amb17_tokens_in_winter_for_the_fewest_as_the_table_tells() -> None:
    """No helper stands anywhere in winter, so who used a privilege is told even where the queues are."""
    play = Playing.of(3, MORE, rulings={"winter_tokens": "yes"}).until(Phase.CLOSE, 4)
    for seat in play.state.setup.ids:
        play.has(seat, "privilege", 1)
    play.tap("close", used={"s1": 1, "s3": 2})
    assert [play.n(seat, "privilege") for seat in play.state.setup.ids] == [1, 2, 1]


def test_amb17_the_ruling_of_the_moment_counts() -> None:
    play = Playing.of(3, MORE, rulings={"winter_tokens": "yes"}).until(Phase.CLOSE, 4)
    held = [play.n(seat, "privilege") for seat in play.state.setup.ids]
    play.tap("core/ruling/winter_tokens", value=("no",)).tap("close")
    assert [play.n(seat, "privilege") for seat in play.state.setup.ids] == held
    assert play.state.flow.phase is Phase.SHIPS, "and nobody works once more"


def test_v14_a_tie_of_two_players_gives_nobody_a_token() -> None:
    play = Playing.of(2, ("points", "tokens")).until(Phase.CLOSE).tap("close")
    assert play.n("table", "privilege") == 4
    play = Playing.of(2, ("points", "tokens")).until(Phase.CLOSE).tap("close", used={"s1": 1})
    assert play.n("s2", "privilege") == 1


def test_v13_a_season_closed_otherwise_than_told() -> None:
    play = Playing.of(3, MORE).until(Phase.CLOSE)
    assert "core-not-as-shown" in play.judge(SeasonClosed(used={"s1": 1}))
    assert "core-not-as-shown" in play.judge(SeasonClosed(changed=("s1",)))


# -------------------------------------------------------------------------------------- CR-V08, V16: buildings


def test_v08_one_half_matches_or_a_privilege() -> None:
    play = Playing.of(2).tap("built/s1", top=("purple",), bottom=("green",)).to(Phase.BUILD)
    play.stands("build", "s1", "s1")
    assert play.n("s1", "card.sawmill") == 1
    event = play.form("built/s1", card=("basic",), top=("red",), bottom=("blue",), side=("left",)).event
    assert event
    assert not play.judge(event)
    assert "craftsmen-no-match" in play.judge(event.model_copy(update={"privilege": False}))
    play.tap("built/s1", card=("basic",), top=("blue",), bottom=("green",), side=("left",))
    assert play.state.flow.ends["s1"] == ("blue", "green", "purple", "green")
    event = play.form("built/s1", card=("basic",), top=("blue",), bottom=("red",), side=("right",)).event
    assert event
    assert not play.judge(event), "by privilege, though the other end matches"


def test_v08_two_cards_of_a_helper_one_of_them_by_privilege() -> None:
    play = Playing.of(2).tap("built/s1", top=("red",), bottom=("red",)).to(Phase.BUILD).stands("build", "s1", "s2")
    plain: dict[str, Answer] = {"card": ("basic",), "top": ("red",), "bottom": ("red",), "side": ("left",)}
    free: dict[str, Answer] = {**plain, "top": ("blue",), "bottom": ("green",)}
    play.tap("built/s1", **free)
    assert play.refused("built/s1", **{**free, "top": ("purple",), "bottom": ("purple",)}) == {
        "craftsmen-too-many-cards"
    }
    play.tap("built/s1", **{**plain, "side": ("right",)})
    assert play.refused("built/s1", **{**plain, "side": ("right",)}) == {"craftsmen-too-many-cards"}
    of, built = len(play.events), play.events[-1]
    play.post(take_back(GAME, of, built, here=True))
    assert not play.refused("built/s1", **{**plain, "side": ("right",)})
    play.until(Phase.BUILD, 4).tap("built/s1", **plain).tap("built/s1", **plain)
    assert play.refused("built/s1", **plain) == {"craftsmen-too-many-cards"}, "in winter one action each"


def test_v08_a_privilege_is_for_who_stands_on_gold_or_has_a_token() -> None:
    play = Playing.of(2).tap("built/s2", top=("red",), bottom=("red",)).to(Phase.BUILD).stands("build", "s1", "s2")
    free: dict[str, Answer] = {"card": ("basic",), "top": ("blue",), "bottom": ("green",), "side": ("left",)}
    assert play.n("s2", "privilege") == 0
    assert play.refused("built/s2", **free) == {"craftsmen-no-privilege"}
    assert not play.has("s2", "privilege", 1).refused("built/s2", **free)


def test_two_cannot_hold_one_place_in_the_turn_order() -> None:
    level: Sheet = {"track": {"s1": 5, "s2": 5}, "cards": {"s1": 1, "s2": 1}, "order": {"s1": 2, "s2": 2}}
    told = [issue.code for issue in GAME.check_sheet(Playing.of(2).state.setup, level)]
    assert told == ["craftsmen-same-place"]
    assert not GAME.check_sheet(Playing.of(2).state.setup, {**level, "order": {"s1": 1, "s2": 2}})


def test_v16_colours_and_the_sawmill() -> None:
    play = Playing.of(2).to(Phase.BUILD)
    assert not options(play, "built/s1", "card")
    assert {*options(play, "built/s1", "top")} == {*t.COLOURS}
    play.tap("built/s1", top=("red",), bottom=("red",))
    assert play.n("s1", "half.red") == 2
    assert {*options(play, "built/s1", "card")} == {*t.COST}


def test_digest_2_3_a_sawmill_is_told_at_any_time_and_a_card_while_cards_are_built() -> None:
    """A sawmill is built before the first season (2.3, 7); all other cards in stage II (3.3)."""
    play = Playing.of(2).tap("built/s1", top=("red",), bottom=("red",))
    offered = {}
    for phase in (Phase.HELPERS, Phase.BUILD, Phase.NOTARY):
        seats = GAME.view(play.until(phase).state, None).seats
        offered[phase] = [seat.seat for seat in seats for move in seat.moves if move.key.startswith("built/")]
    assert offered == {Phase.HELPERS: ["s2"], Phase.BUILD: ["s1", "s2"], Phase.NOTARY: ["s2"]}


@pytest.mark.parametrize(
    ("cards", "points"), [("pg br pb gr", 6), ("pg br pp gg", 3), ("pg br", 3), ("pp gg rr", 0), ("pp", 0)]
)
def test_ex14_colour_sets(cards: str, points: int) -> None:
    names = {"p": "purple", "g": "green", "b": "blue", "r": "red"}
    play = Playing.of(2, ("points", "buildings"))
    play.tap("built/s2", top=("red",), bottom=("red",)).to(Phase.BUILD)
    for n, card in enumerate(cards.split()):
        kind: dict[str, Answer] = {"card": ("basic",), "side": ("right",)} if n else {}
        play.tap("built/s1", top=(names[card[0]],), bottom=(names[card[1]],), **kind)
    play.until(Phase.COLOURS)
    before = play.points()["s1"] or 0
    play.tap("score/colours")
    assert (play.points()["s1"] or 0) - before == points


# ---------------------------------------------------------------------------------------- CR-V10, V11: goods


@pytest.mark.parametrize(("round_", "points"), [(1, 3), (5, 4), (9, 5)])
def test_v10_work_points_of_the_year(round_: int, points: int) -> None:
    play = Playing.of(3)
    if round_ > 1:
        play.to(Phase.HELPERS, round_)
    play.to(Phase.CRAFT, round_).stands("craft", "s2", "s1")
    for _ in range(points):
        play.tap("make/s1", good=("flour",), to=("onward",))
    assert play.refused("make/s1", good=("flour",), to=("onward",)) == {"craftsmen-no-work-points"}
    assert play.refused("make/s3", good=("flour",), to=("onward",)) == {"craftsmen-no-work-points"}


def test_v10_two_raw_goods_for_a_point_once_for_a_helper() -> None:
    play = making("s1", "s2")
    for _ in range(3):
        play.tap("make/s1", good=("wood",), to=("onward",))
    play.tap("make/s1", good=("wood",), to=("onward",))
    assert play.refused("make/s1", good=("wood",), to=("onward",)) == {"craftsmen-no-work-points"}
    play = making("s2", "s1")
    for _ in range(3):
        play.tap("make/s1", good=("wood",), to=("onward",))
    assert play.refused("make/s1", good=("wood",), to=("onward",)), "no gold, no token"


def test_v11_three_cubes_on_the_fair() -> None:
    play = making("s1", "s1")
    for _ in range(3):
        play.tap("make/s1", good=("wood",), to=("fair",))
    assert play.refused("make/s1", good=("wood",), to=("fair",)) == {"craftsmen-fair-full"}
    play.tap("make/s1", good=("trade",))
    assert play.n("s1@fair", "cube") == 2
    assert "trade" not in options(making(), "make/s1", "good")
    assert making().refused("make/s1", good=("trade",)) >= {"craftsmen-nothing-at-fair"}


def test_ex9_flour_into_a_full_granary() -> None:
    """G is s2, R is s3: G lies below."""
    play = making().has("table@flour.0", "cube", 0).has("table@flour.1", "cube", 0).lays(flour_1="s2", flour_0="s3")
    before = play.points()["s1"] or 0
    assert notes(play, "make/s1", "to", good=("flour",))["granary"] == "granary-out"
    assert {"log-hands", "granary-out"} <= named(play, "make/s1", good=("flour",), to=("granary",))
    assert [play.n(f"{seat}@flour.{side}", "cube") for seat, side in (("s1", 0), ("s3", 1), ("s2", 1))] == [1, 1, 0]
    assert (play.points()["s1"] or 0) - before == 1


def test_ex10_clothes_into_a_full_hold() -> None:
    play = making().lays(_2_clothes_0="s3", _2_clothes_1="s2")
    before = play.points()["s1"] or 0
    assert notes(play, "make/s1", "to", good=("clothes",))["ship2"] == "bribe"
    assert {"log-hands", "bribe"} <= named(play, "make/s1", good=("clothes",), to=("ship2",))
    found = [play.n(f"{seat}@2.clothes.{side}", "cube") for seat, side in (("s1", 0), ("s3", 1), ("s2", 1))]
    assert found == [1, 1, 0]
    assert (play.points()["s1"] or 0) - before == 4


def test_a_natural_cube_that_falls_out_is_nobodys() -> None:
    play = making()
    assert notes(play, "make/s1", "to", good=("flour",))["granary"] == "granary-card"
    assert {"log-hands", "granary-card"} <= named(play, "make/s1", good=("flour",), to=("granary",))


def test_goods_stand_by_their_kinds_with_what_they_are_known_to_bring() -> None:
    (ask,) = (ask for ask in making().form("make/s1").asks if isinstance(ask, Pick))
    kinds = [dict(option.group.params).get("kind") for option in ask.options if option.group]
    assert [kind for kind, _ in groupby(kinds)] == ["raw", "semi", "final"]
    known = {option.key: dict(option.note.params)["n"] for option in ask.options if option.note}
    assert known == {"flour": 1, "clothes": 4}


def test_v11_never_ones_own_out_of_a_hold() -> None:
    play = making().lays(_2_clothes_0="s3", _2_clothes_1="s1")
    assert play.refused("make/s1", good=("clothes",), to=("ship2",)) == {"craftsmen-own-out"}
    before = play.points()
    assert play.tap("make/s1", good=("clothes",), to=("lost",)).points() == before, "lost, and not scored"


@pytest.mark.parametrize(("push", "refused"), [("yes", set[str]()), ("no", {"craftsmen-own-out"})])
def test_amb32_ones_own_out_of_the_granary(push: str, refused: set[str]) -> None:
    play = making(rulings={"push_own": push})
    play.has("table@flour.0", "cube", 0).has("table@flour.1", "cube", 0).lays(flour_0="s3", flour_1="s1")
    assert play.refused("make/s1", good=("flour",), to=("granary",)) == refused


def test_ex11_grapes_for_wheat_cost_two_work_points() -> None:
    play = making().tap("make/s1", good=("grapes",), to=("fair",)).tap("make/s1", good=("trade",))
    assert play.state.flow.spent.count("s1") == 2
    assert not play.n("s1@fair", "cube")


@pytest.mark.parametrize(
    ("lower", "fair", "left", "said"),
    [
        pytest.param("table", "", {"s1": 1, "s2": 0}, "pays-nobody", id="1: the card is discarded"),
        pytest.param("s2", "", {"s1": 1, "s2": 0}, "pays-owner", id="2: a card for green"),
        pytest.param("table", "fair", {"s1": 0, "s2": 0}, "pays-nobody", id="3: a cube of the fair"),
        pytest.param("s2", "fair", {"s1": 0, "s2": 1}, "pays-owner", id="4: green puts one there"),
    ],
)
def test_ex12_the_merchants(lower: str, fair: str, left: Mapping[str, int], said: str) -> None:
    play = stage(Phase.MERCHANT, "merchant", "s1")
    play.has("table@leather.0", "cube", 0).has("table@leather.1", "cube", 0)
    play.has("s3@leather.0", "cube", 1).has(f"{lower}@leather.1", "cube", 1).has("s1@fair", "cube", 1)
    assert notes(play, "buy/s1", "good")["leather"] == said
    play.tap("buy/s1", good=("leather",), pays=(fair or "card",))
    log = dict(label(GAME, play.events[-1]).params)
    costs = (dict(log["made"].params) if isinstance(log["made"], Msg) and fair else log)["costs"]
    assert isinstance(costs, Msg)
    assert (costs.id, dict(costs.params)["how"]) == (f"craftsmen-{said}", fair or "card")
    assert {seat: play.n(f"{seat}@fair", "cube") or 0 for seat in left} == left
    assert (play.n("s3@leather.0", "cube") or 0, play.n("s3@leather.1", "cube")) == (0, 1)


def test_v11_buying_ones_own() -> None:
    play = stage(Phase.MERCHANT, "merchant", "s1").has("table@rope.1", "cube", 0).lays(rope_1="s1")
    assert play.refused("buy/s1", good=("rope",)) == {"craftsmen-own-marker"}
    assert not options(play, "buy/s1", "good")["rope"]


def test_v22_twenty_cubes_are_said_and_not_refused() -> None:
    play = making()
    for good in t.STORED[:-1]:
        for side in (0, 1):
            play.has(f"table@{good}.{side}", "cube", 0).lays(**{f"{good}_{side}": "s1"})
    play.has("s1@fair", "cube", 2).lays(_1_wine_0="s1", _1_beer_0="s1", _2_wine_0="s1", _2_beer_0="s1")
    play.lays(_3_wine_0="s1", _3_beer_0="s1")
    found, _ = play.filled("make/s1", {"good": ("wood",), "to": ("fair",)})
    assert [issue.code for issue in found.issues] == ["craftsmen-no-cubes"]
    assert not play.refused("make/s1", good=("wood",), to=("fair",))


# ---------------------------------------------------------------------------------------- CR-V09: the auction


def bidding(kind: str, bids: str, mayor: int | None = None, **rulings: str) -> tuple[str, dict[str, object]]:
    """What the tool says of an auction, Ola beginning; "-" is dropping out."""
    play = Playing.of(3, LIGHTEST, rulings=rulings)
    answers: dict[str, Answer] = {"who": ("s1",), "kind": (kind,)}
    answers |= {f"bid/{n}": ("out" if bid == "-" else bid,) for n, bid in enumerate(bids.split())}
    if mayor is not None:
        answers["mayor"] = {"mayor": mayor}
    found = GAME.form(play.state, "tool/auction", answers)
    assert found.event is None, "a tool records nothing"
    return (found.note.id.removeprefix("craftsmen-"), dict(found.note.params)) if found.note else ("", {})


@pytest.mark.parametrize(
    ("bids", "mayor", "who", "n"),
    [
        pytest.param("2 3 - 4 -", None, "s1", 4, id="the last who is left"),
        pytest.param("1 5 - -", None, "s2", 5, id="somebody raised: no mayor"),
        pytest.param("4 - -", 3, "s1", 4, id="above the mayor"),
    ],
)
def test_v09_who_has_the_card(bids: str, mayor: int | None, who: str, n: int) -> None:
    said, params = bidding("extended", bids, mayor)
    assert (said, params["who"], params["n"]) == ("auction-won", Player(SeatId(who)), n)


@pytest.mark.parametrize(("level", "said"), [("no", "mayor-leads"), ("yes", "auction-won")])
def test_amb13_level_with_the_mayor(level: str, said: str) -> None:
    assert bidding("basic", "3 - -", 3, mayor_level=level)[0] == said


@pytest.mark.parametrize("bids", ["0", "2 2", "2 1", "1 - - 5", "-", "- -"])
def test_v09_bids_that_are_none(bids: str) -> None:
    assert bidding("basic", bids)[0] == ("mayor-ask" if bids.startswith("1 - -") else "")


def test_v09_a_bid_is_above_the_last_and_out_is_out() -> None:
    play = Playing.of(3, LIGHTEST)
    answers: dict[str, Answer] = {
        "who": ("s1",),
        "kind": ("basic",),
        "bid/0": ("3",),
        "bid/1": ("out",),
        "bid/2": ("4",),
    }
    asks = [ask for ask in GAME.form(play.state, "tool/auction", answers).asks if isinstance(ask, Pick)]
    assert [ask.key for ask in asks] == ["who", "kind", "bid/0", "bid/1", "bid/2", "bid/3"]
    assert {option.key for option in asks[3].options} == {"out", *map(str, range(4, 10))}
    assert dict(asks[-1].label.params)["who"] == Player(SeatId("s1")), "Jan is out"


# ------------------------------------------------------------------------------------- CR-V15 to V18: a year's end


SHIPS = {
    1: ({"s1": 2, "s2": 1, "s3": 1}, {"s1": 9, "s2": 4, "s3": 4}),
    2: ({"s5": 3, "s4": 2, "s2": 1}, {"s5": 16, "s4": 14, "s2": 8}),
    3: ({"s3": 3, "s1": 2}, {"s1": 17, "s3": 11}),
    4: ({"s2": 4, "s5": 3, "s4": 2, "s1": 1}, {"s2": 16, "s5": 10, "s4": 8, "s1": 4}),
}
"""The example of the ships, Y, K, R, B, G as s1 to s5: cargo as printed, numbers of markers that give its bonuses."""


def test_ex13_the_ships() -> None:
    play = year("ship1", players=5)
    before = play.points()
    for ship, (markers, cargo) in SHIPS.items():
        answers: dict[str, Answer] = {f"ship{ship}/n": markers, f"ship{ship}/cargo": cargo}
        play.tap(f"score/ship{ship}", **answers)
    found = {seat: (n or 0) - (before[seat] or 0) for seat, n in play.points().items()}
    assert found == {"s1": 39, "s5": 36, "s2": 35, "s4": 28, "s3": 21}


def test_v15_what_cannot_be_of_a_ship() -> None:
    play = year("ship2", players=3)
    plain: dict[str, tuple[int, ...]] = {"s1": (2, 5, 1), "s2": (1, 3, 2), "s3": (0, 0, 0)}
    right = YearScored(year=1, told={"ship2": plain})
    wrong: dict[str, dict[str, tuple[int, ...]]] = {
        "craftsmen-cargo-without": {**plain, "s3": (0, 4, 0)},
        "craftsmen-majority": {**plain, "s1": (2, 5, 2), "s2": (1, 3, 1)},
        "core-not-as-shown": {**plain, "s3": (0, 0, 3)},
        "craftsmen-too-many-markers": {**plain, "s1": (30, 5, 1)},
    }
    for code, told in wrong.items():
        assert code in play.judge(right.model_copy(update={"told": {"ship2": told}})), code


def test_v15_a_tie_is_asked_only_where_a_bonus_hangs_on_it() -> None:
    play = year("ship1", players=3)
    keys = [ask.key for ask in play.filled("score/ship1", {"ship1/n": {"s1": 2, "s2": 1, "s3": 1}})[0].asks]
    assert not [key for key in keys if "/tie/" in key], "one bonus, and it is taken"
    keys = [ask.key for ask in play.filled("score/ship1", {"ship1/n": {"s1": 1, "s2": 1}})[0].asks]
    assert "ship1/tie/1" in keys


def test_v17_the_granary_holds_fourteen() -> None:
    play = year("granary")
    (issue,) = (issue for issue in play.form("score/granary", granary={"s1": 8, "s2": 7}).issues if issue.blocks)
    assert (issue.code, dict(issue.text.params)) == ("craftsmen-granary-full", {"n": 14})
    assert play.refused("score/granary", granary={"s1": -1})
    assert not play.refused("score/granary", granary={"s1": 8, "s2": 6})


def test_ex15_the_granary() -> None:
    play = year("granary", players=5)
    before = play.points()
    play.tap("score/granary", granary={"s1": 3, "s3": 2, "s4": 2, "s5": 1, "s2": 1})
    assert {seat: (n or 0) - (before[seat] or 0) for seat, n in play.points().items()} == {
        "s1": 3,
        "s2": 1,
        "s3": 2,
        "s4": 2,
        "s5": 1,
    }


@pytest.mark.parametrize(("n", "refused"), [(3, True), (13, True), (4, False), (12, False), (0, False), (-4, True)])
def test_v18_four_faces(n: int, refused: bool) -> None:  # noqa: FBT001 - a row
    play = year("invest")
    assert bool(play.refused("score/invest", invest={"s1": n})) == refused


@pytest.mark.parametrize("points", [7, 9])
def test_ex16_investing(points: int) -> None:
    play = year("invest")
    before = play.points()["s1"] or 0
    assert (play.tap("score/invest", invest={"s1": points}).points()["s1"] or 0) - before == points


def test_v19_a_bonus_token_once() -> None:
    play = Playing.of(3, LIGHTEST).to(Phase.BUILD).tap("bonus/s1", good=("beer",), printed={"bonus.beer": 4})
    assert "beer" not in options(play, "bonus/s2", "good")
    assert play.refused("bonus/s2", good=("beer",))


def test_v19_an_unknown_token_leaves_the_total_open() -> None:
    play = Playing.of(3, LIGHTEST).to(Phase.BUILD).tap("bonus/s1", good=("beer",), printed={"bonus.beer": 4})
    assert play.points()["s1"] == 4
    play.tap("core/count/s2/bonus.wine", n={"n": 1})
    assert play.points()["s2"] is None or not GAME.projection(play.state).total("s2").exact


@pytest.mark.parametrize("n", [-1, 51])
def test_v20_printed_values_are_0_to_50(n: int) -> None:
    play = Playing.of(3, LIGHTEST)
    assert play.refused("printed/points", points={"points.beer": n})
    assert play.refused("printed/ship1", rows__1=("wine",), ship1={"hold.1.wine.left": n})


@pytest.mark.parametrize(("n", "refused"), [(-1, True), (0, False), (50, False), (51, True)])
def test_v20_making_a_good_may_bring_nothing(n: int, refused: bool) -> None:  # noqa: FBT001 - a row
    play = Playing.of(3, LIGHTEST).until(Phase.CRAFT)
    assert bool(play.refused("make/s1", good=("beer",), to=("made",), printed={"points.beer": n})) == refused


def test_digest_6_nobody_has_to_have_a_card_left() -> None:
    told: Sheet = {"track": {"s1": 5, "s2": 5}, "cards": {"s1": 0, "s2": 1}, "order": {"s1": 1, "s2": 2}}
    assert not GAME.check_sheet(Playing.of(2).state.setup, told)


def test_v20_a_hold_of_two_pages() -> None:
    play = Playing.of(3, LIGHTEST).tap("printed/ship1", rows__1=("wine", "beer"), ship1={"hold.1.wine.left": 4})
    assert {key: n for key, n in play.state.values.items() if key.startswith("hold.")} == {
        "hold.1.wine.row": 1,
        "hold.1.beer.row": 2,
        "hold.1.wine.left": 4,
        "hold.1.wine.right": 4,
    }


def test_v21_a_changed_value_moves_what_was_made_with_it() -> None:
    play = Playing.of(3, LIGHTEST).until(Phase.CRAFT)
    play.tap("make/s1", good=("beer",), to=("made",), printed={"points.beer": 3})
    play.tap("make/s2", good=("beer",), to=("made",))
    assert play.points() == {"s1": 3, "s2": 4, "s3": 1}
    play.until(Phase.HELPERS, 2).tap("printed/points", points={"points.beer": 5})
    assert play.points() == {"s1": 5, "s2": 6, "s3": 1}


def test_v21_holds_in_another_order_change_who_is_higher() -> None:
    play = Playing.of(2, LIGHTEST)
    for ship, rows in ((1, ("beer", "wine")), (2, ("bread",)), (3, ("tools",)), (4, ("books",))):
        sides = {f"hold.{ship}.{kind}.{side}": 3 for kind in rows for side in ("left", "right")}
        play.tap(f"printed/ship{ship}", **{f"rows/{ship}": rows, f"ship{ship}": sides})
    play.until(Phase.SHIPS, 4).tap("score/ships", holds=("@s1", "1.wine.0@s1", "1.beer.0@s2"))
    assert play.points() == {"s1": 0 + 3, "s2": 1 + 3 + 4}
    assert heard(play, "printed/ship1", rows__1=("wine", "beer")) == ["changed", "changed"]
    assert play.points() == {"s1": 0 + 3 + 4, "s2": 1 + 3}
    play.tap("printed/ship1", rows__1=("beer",))
    assert play.points() == {"s1": 0 + 3, "s2": 1 + 3 + 4}, "what has no row is below all"


def test_v21_a_year_put_right_after_the_last_season() -> None:
    play = Playing.of(3, LIGHTEST).until(Phase.END)
    play.tap("again", which=("3/granary",), granary={"s1": 2})
    assert (play.state.flow.over, play.state.flow.phase) == (True, Phase.END)
    assert play.points()["s1"] == 2


# ------------------------------------------------------------------------------------------- CR-V21: taken back


def wine() -> Playing:
    """Ola, then Jan make wine; it was worth 3."""
    play = Playing.of(2, LIGHTEST).until(Phase.CRAFT)
    play.tap("make/s1", good=("wine",), to=("made",), printed={"points.wine": 3})
    return play.tap("make/s2", good=("wine",), to=("made",))


def test_v21_a_good_taken_back_in_a_later_season_no_longer_moves_with_its_value() -> None:
    play = wine()
    of, made = len(play.events) - 1, play.events[-2]
    play.until(Phase.HELPERS, 2).post(take_back(GAME, of, made))
    assert play.points() == {"s1": 0, "s2": 1 + 3}
    play.tap("printed/points", points={"points.wine": 5})
    assert play.points() == {"s1": 0, "s2": 1 + 5}


@pytest.mark.parametrize("later", [False, True])
def test_v21_a_good_whose_value_was_put_right_stays(later: bool) -> None:  # noqa: FBT001 - a row
    play = wine()
    made = play.events[-2]
    play.tap("printed/points", points={"points.wine": 5})
    assert (GAME.gone if later else GAME.back)(play.state, made) is None
    play.tap("printed/points", points={"points.wine": 3})
    assert (GAME.gone if later else GAME.back)(play.state, made) is not None


def test_v21_printed_values_are_only_undone() -> None:
    play = wine()
    before = play.state
    play.tap("printed/points", points={"points.wine": 5})
    assert not can_take_back(before, play.events[-1], play.state)


def test_v21_a_building_taken_back_later_leaves_the_ends_of_its_row_open() -> None:
    play = Playing.of(2).tap("built/s1", top=("purple",), bottom=("green",)).to(Phase.BUILD)
    play.stands("build", "s1")
    play.tap("built/s1", card=("basic",), top=("blue",), bottom=("green",), side=("left",))
    of, built = len(play.events), play.events[-1]
    play.until(Phase.NOTARY).post(take_back(GAME, of, built))
    assert "s1" not in play.state.flow.ends
    assert play.n("s1", "half.blue") == 0


@pytest.mark.parametrize("swap", ["yes", "no"])
@pytest.mark.parametrize("round_", [2, 3, 5, 6, 12])
def test_ex19_two_players_sit_after_a_jump_as_they_would(round_: int, swap: str) -> None:
    play, jumped = (Playing.of(2, MORE, rulings={"winter_swap": swap}) for _ in "ab")
    while play.state.flow.round < round_:
        play.onward()
    jumped.tap("core/jump", to=(f"r{round_}",))
    assert jumped.state.flow.order == play.state.flow.order
    assert jumped.tap("core/jump", to=("r1",)).state.flow.order == ("s1", "s2")
