"""Helpers, stages and the end of a season, a row for a sentence (digest 3.2 to 3.6)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import pytest

from companion.text import texts
from scorers.core.core_moves import label
from scorers.core.forms import Answer, Form, Pick
from scorers.core.ledger import names, owner_msg
from scorers.core.msg import Msg, Player, SeatId
from scorers.craftsmen import GAME
from scorers.craftsmen.acts.helpers import FeePaid, Placed, Sent
from scorers.craftsmen.acts.order import OrderSet
from scorers.craftsmen.acts.stages import PhaseDone, SeasonClosed
from scorers.craftsmen.model import Phase
from scorers.craftsmen.words import say
from tests.scorers.craftsmen.playing import EVERYTHING, LIGHTEST, MORE, Playing, setup
from tests.scorers.craftsmen.test_told import caused

TOKENS_ONLY = ("points", "tokens")


def asks(found: Form) -> list[str]:
    return [ask.key for ask in found.asks]


def pick(found: Form, ask: str) -> Pick:
    (asked,) = (one for one in found.asks if isinstance(one, Pick) and one.key == ask)
    return asked


def loud(play: Playing, key: str, **answers: Answer) -> dict[str, Mapping[str, object]]:
    """What is said loudly when this is tapped, with its parameters."""
    before = play.state
    play.tap(key, **answers)
    return {line.id.removeprefix("craftsmen-"): dict(line.params) for line in GAME.loud(before, play.events[-1])}


# ------------------------------------------------------------------------------------------------- the helpers


@pytest.mark.parametrize(
    ("round_", "points", "ways"),
    [
        (1, 0, {"card": True, "points": False}),
        (1, 1, {"card": True, "points": True}),
        (5, 1, {"card": True, "points": False}),
        (5, 2, {"card": True, "points": True}),
        (9, 2, {"card": True, "points": False}),
        (9, 3, {"card": True, "points": True}),
    ],
)
def test_v04_who_has_exactly_the_fee_can_pay_it(round_: int, points: int, ways: Mapping[str, bool]) -> None:
    play = Playing.of(4, MORE)
    if round_ > 1:
        play.to(Phase.HELPERS, round_)
    play.has("s1", "vp.other", points).stands("hall", "s2", "s3", "s4")
    found = pick(play.filled("send/s1/hall", {"over": ("0.1",)})[0], "fee")
    assert {option.key: option.because is None for option in found.options} == ways
    paid = caused(play, Placed(seat="s1", building="hall", spot="0.1", fee="points"))
    assert ("craftsmen-too-few-points" in play.judge(paid)) != ways["points"]


def test_v04_nobody_is_poor_where_points_are_not_kept() -> None:
    play = Playing.of(4, ("queue",)).stands("hall", "s2", "s3", "s4")
    assert [option.because for option in pick(play.filled("send/s1/hall", {"over": ("0.1",)})[0], "fee").options] == [
        None,
        None,
    ]


@pytest.mark.parametrize(
    ("stands", "found"),
    [
        pytest.param("", [], id="the first free space"),
        pytest.param("s2 s1", [], id="still one free"),
        pytest.param("s2 s1 s3", ["over"], id="which disc is covered"),
        pytest.param("s2 s1 s3 s3", ["over"], id="two of them still"),
    ],
)
def test_digest_3_2_what_is_asked_of_who_sends(stands: str, found: list[str]) -> None:
    play = Playing.of(5, MORE).stands("hall", *stands.split())
    asked = play.form("send/s1/hall")
    assert asks(asked) == found
    assert asked.grows == len(found), "room for the fee"
    assert (asked.confirm, asked.note) == (None, None)


def test_digest_3_2_only_what_can_be_covered_is_offered() -> None:
    play = Playing.of(5, MORE).stands("hall", "s2", "s1", "s3", "s3")
    over = pick(play.form("send/s4/hall"), "over")
    assert [option.key for option in over.options] == ["1.1", "2.1"]
    assert over.spots
    assert [spot.key for spot in over.spots] == ["0.1", "1.1", "2.1"]


@pytest.mark.parametrize("fee", ["drawn", "card", "points", ""])
def test_digest_3_6_a_card_is_drawn_with_two_players_only(fee: Literal["", "card", "points", "drawn"]) -> None:
    for players, right in ((2, {"drawn"}), (3, {"card", "points"})):
        play = Playing.of(players, MORE).has("s1", "vp.other", 5).stands("hall", *["s2", "s1", "s2"][:players])
        issues = play.judge(caused(play, Placed(seat="s1", building="hall", spot="0.1", fee=fee)))
        assert ("craftsmen-fee-due" in issues) == (fee not in right)


def test_digest_3_2_a_queue_says_how_full_it_is() -> None:
    shown = GAME.view(Playing.of(4, MORE).stands("hall", "s2", "s3").state, None).now.holdings
    rows = [row for held in shown if held.spots for row in held.spots.rows]
    notes = {row.key: dict(row.note.params) for row in rows if row.note}
    assert notes == {building: {"n": 2 * (building == "hall"), "of": 5} for building in notes}
    assert len(notes) == 6
    assert [spot.kind for spot in rows[0].spots] == ["gold", "silver", "ribbon"]


@pytest.mark.parametrize(
    ("left", "refused"), [((), False), (("s1", "s3"), False), (("s1", "s1"), True), (("s1", "s9"), True)]
)
def test_digest_3_2_a_point_once_for_who_has_helpers_left(left: tuple[str, ...], refused: bool) -> None:  # noqa: FBT001 - a row
    play = Playing.of(3, LIGHTEST)
    assert ("core-not-as-shown" in play.judge(caused(play, Sent(left=left)))) == refused


@pytest.mark.parametrize(
    ("left", "said"),
    [((), say("log-sent-all")), (("s3", "s1"), say("log-sent-left", who=(owner_msg("s3"), owner_msg("s1"))))],
)
def test_who_had_helpers_left_is_named(left: tuple[str, ...], said: Msg) -> None:
    play = Playing.of(3, LIGHTEST).tap("sent", left=left)
    assert label(GAME, play.events[-1]) == said


@pytest.mark.parametrize(
    ("players", "keeps", "phase", "offered"),
    [
        (3, LIGHTEST, Phase.HELPERS, True),
        (2, LIGHTEST, Phase.HELPERS, False),
        (3, MORE, Phase.HELPERS, False),
        (3, LIGHTEST, Phase.BANK, False),
    ],
)
def test_digest_3_2_a_fee_is_told_where_helpers_are_not(
    players: int,
    keeps: tuple[str, ...],
    phase: Phase,
    offered: bool,  # noqa: FBT001 - a row
) -> None:
    play = Playing.of(players, keeps).has("s1", "vp.other", 3).until(phase)
    moves = [move.key for seat in GAME.view(play.state, None).seats for move in seat.moves]
    assert ("fee/s1" in moves) == offered
    event = caused(play, FeePaid(seat="s1", to="s2"))
    assert ("craftsmen-no-fee" in play.judge(event)) == (players == len("12") or phase is Phase.BANK)


def test_digest_3_2_nobody_pays_themselves() -> None:
    play = Playing.of(3, LIGHTEST).has("s1", "vp.other", 3)
    assert "craftsmen-no-fee" in play.judge(caused(play, FeePaid(seat="s1", to="s1")))
    assert [option.key for option in pick(play.form("fee/s1"), "to").options] == ["s2", "s3"]


@pytest.mark.parametrize(("points", "refused"), [(0, True), (1, False)])
def test_digest_6_a_fee_needs_the_points(points: int, refused: bool) -> None:  # noqa: FBT001 - a row
    play = Playing.of(3, LIGHTEST).has("s1", "vp.other", points)
    assert bool(play.refused("fee/s1", to=("s2",))) == refused


def test_digest_3_2_all_five_placed_and_two_go_on_without() -> None:
    """Who has none left is passed over; whoever is left sends again and again."""
    play = Playing.of(3, MORE).sends("-", "bank", "bank", "build", "-", "build", "craft")
    assert play.state.flow.acting == "s2"
    play.sends("craft")
    assert (play.state.flow.phase, play.state.flow.turn) == (Phase.BANK, 0)


# -------------------------------------------------------------------------------------------------- the stages


@pytest.mark.parametrize(
    ("tokens", "notes"),
    [
        (0, {"bank.0.0": (say("gold"), None), "bank.1.0": (None, say("no-token"))}),
        (1, {"bank.0.0": (say("gold"), None), "bank.1.0": (say("for-token"), None)}),
    ],
)
def test_digest_3_3_what_a_privilege_costs(tokens: int, notes: Mapping[str, tuple[Msg | None, Msg | None]]) -> None:
    play = Playing.of(3, MORE).to(Phase.BANK).stands("bank", "s1", "s2").has("s2", "privilege", tokens)
    found = play.form("done")
    assert {option.key: (option.note, option.because) for option in pick(found, "used").options} == notes
    assert pick(found, "used").chosen == ("bank.0.0",), "gold is proposed"
    assert found.confirm == say("done-confirm")


def test_an_empty_stage_is_one_tap() -> None:
    found = Playing.of(3, LIGHTEST).until(Phase.BANK).form("done")
    assert (found.asks, found.confirm, found.follows) == ((), None, None)
    assert found.event


def test_digest_3_3_the_town_hall_asks_one_after_the_other() -> None:
    play = Playing.of(3, MORE).to(Phase.HALL).stands("hall", "s2", "s1")
    found = play.form("done")
    assert (asks(found), found.event) == (["hall/hall.0.0"], None)
    assert [option.key for option in pick(found, "hall/hall.0.0").options] == ["privilege", "work", "order", "none"]
    found = play.form("done", **{"hall/hall.0.0": ("work",)})
    assert (asks(found), found.event) == (["hall/hall.0.0", "hall/hall.1.0"], None)
    play.tap("done", **{"hall/hall.0.0": ("work",), "hall/hall.1.0": ("privilege",)})
    assert (play.n("s2", "work"), play.n("s1", "privilege"), play.n("s1", "work")) == (1, 1, 0)


@pytest.mark.parametrize(
    ("held", "choices", "refused"),
    [
        pytest.param(2, ("work",), False, id="the third one"),
        pytest.param(3, ("work",), True, id="a fourth one"),
        pytest.param(1, ("work", "work"), False, id="two at once"),
        pytest.param(2, ("work", "work"), True, id="two at once, and four"),
        pytest.param(3, ("none",), False, id="nothing"),
        pytest.param(2, ("work", "privilege"), False, id="one of each"),
    ],
)
def test_v12_three_tokens_of_a_kind(held: int, choices: tuple[str, ...], refused: bool) -> None:  # noqa: FBT001 - a row
    play = Playing.of(3, MORE).to(Phase.HALL).stands("hall", *["s1"] * len(choices)).has("s1", "work", held)
    told: dict[str, Answer] = {f"hall/hall.{n}.0": (choice,) for n, choice in enumerate(choices)}
    assert bool(play.refused("done", **told)) == refused


@pytest.mark.parametrize(("twice", "refused"), [("no", True), ("yes", False)])
def test_amb38_the_order_changed_twice_by_one(twice: str, refused: bool) -> None:  # noqa: FBT001 - a row
    play = Playing.of(3, MORE, rulings={"order_twice": twice}).to(Phase.HALL).stands("hall", "s3", "s3")
    told: dict[str, Answer] = {"hall/hall.0.0": ("order",), "hall/hall.1.0": ("order",)}
    assert play.refused("done", **told) == ({"craftsmen-order-twice"} if refused else set())


@pytest.mark.parametrize(
    ("phase", "event"),
    [
        pytest.param(Phase.BANK, PhaseDone(phase=Phase.BANK, used=("bank.1.0", "bank.0.0")), id="in another order"),
        pytest.param(Phase.BANK, PhaseDone(phase=Phase.BANK, used=("build.0.0",)), id="who stands elsewhere"),
        pytest.param(Phase.BANK, PhaseDone(phase=Phase.BANK, used=("bank.2.0",)), id="a space that is free"),
        pytest.param(Phase.BANK, PhaseDone(phase=Phase.BANK, halls={"bank.0.0": "work"}), id="a token of the bank"),
        pytest.param(Phase.HALL, PhaseDone(phase=Phase.HALL, used=("hall.0.0",)), id="no privilege there"),
        pytest.param(Phase.HALL, PhaseDone(phase=Phase.HALL, halls={"hall.2.0": "work"}), id="nobody there"),
        pytest.param(Phase.BANK, PhaseDone(phase=Phase.NOTARY), id="another stage"),
    ],
)
def test_v12_what_a_stage_does_not_have(phase: Phase, event: PhaseDone) -> None:
    play = Playing.of(3, MORE).to(phase).stands(phase, "s1", "s2").has("s2", "privilege", 1)
    assert "core-not-as-shown" in play.judge(caused(play, event))


def test_digest_3_5_in_winter_nobody_stands_anywhere() -> None:
    play = Playing.of(3, MORE).until(Phase.BUILD, 4).stands("build", "s1")
    assert play.form("done").asks == ()
    assert "core-not-as-shown" in play.judge(caused(play, PhaseDone(phase=Phase.BUILD, used=("build.0.0",))))


# --------------------------------------------------------------------------------------------------- its end


@pytest.mark.parametrize(
    ("players", "keeps", "winter", "found"),
    [
        pytest.param(3, MORE, False, [], id="all of it is told"),
        pytest.param(3, TOKENS_ONLY, False, ["used", "changed"], id="privileges and the track"),
        pytest.param(3, LIGHTEST, False, ["changed"], id="tokens are not kept"),
        pytest.param(2, TOKENS_ONLY, False, ["used"], id="3.6: two change no order"),
        pytest.param(2, LIGHTEST, False, [], id="3.6: and nothing is left"),
        pytest.param(3, MORE, True, ["used"], id="AMB-17: nobody stands anywhere in winter"),
        pytest.param(3, LIGHTEST, True, [], id="AMB-17: nothing is left"),
    ],
)
def test_digest_3_4_what_the_end_of_a_season_asks(
    players: int,
    keeps: tuple[str, ...],
    winter: bool,  # noqa: FBT001 - a row
    found: list[str],
) -> None:
    play = Playing.of(players, keeps, rulings={"winter_tokens": "yes"}).until(Phase.CLOSE, 4 if winter else 1)
    asked = play.form("close")
    assert asks(asked) == found
    assert bool(asked.confirm) == bool(found)


@pytest.mark.parametrize(
    ("players", "round_", "event", "code"),
    [
        pytest.param(3, 1, SeasonClosed(used={"s1": 0}), "core-not-as-shown", id="none is not said"),
        pytest.param(3, 1, SeasonClosed(used={"s1": 1}), "", id="one is"),
        pytest.param(3, 1, SeasonClosed(used={"s1": -1}), "core-not-as-shown", id="less than none"),
        pytest.param(3, 1, SeasonClosed(changed=("s1", "s2", "s1")), "", id="three spaces"),
        pytest.param(3, 1, SeasonClosed(changed=("s1", "s2", "s1", "s3")), "craftsmen-no-order-change", id="a fourth"),
        pytest.param(2, 1, SeasonClosed(changed=("s1",)), "craftsmen-no-order-change", id="two players"),
        pytest.param(3, 4, SeasonClosed(changed=("s1",)), "craftsmen-no-order-change", id="no hall in winter"),
        pytest.param(3, 4, SeasonClosed(used={"s1": 1}), "", id="privileges in winter"),
    ],
)
def test_v13_how_a_season_cannot_end(players: int, round_: int, event: SeasonClosed, code: str) -> None:
    play = Playing.of(players, TOKENS_ONLY, rulings={"winter_tokens": "yes"}).until(Phase.CLOSE, round_)
    assert [*play.judge(caused(play, event))] == [code] * bool(code)


def test_digest_3_4_who_changed_the_order_is_first_in_the_next_season() -> None:
    play = Playing.of(4, LIGHTEST).until(Phase.CLOSE)
    said = loud(play, "close", changed=("s3", "s2"))
    assert said["round-begins"]["who"] == Player(SeatId("s3"))
    assert play.state.flow.order == ("s3", "s2", "s1", "s4")
    assert play.state.flow.acting == "s3"


@pytest.mark.parametrize(("counts", "granted"), [("no", {"s1", "s2", "s3"}), ("yes", {"s1", "s2"})])
def test_amb15_whether_a_helper_on_the_order_change_track_counts(counts: str, granted: set[str]) -> None:
    play = Playing.of(3, TOKENS_ONLY, rulings={"order_discs": counts}).until(Phase.CLOSE).tap("close", changed=("s3",))
    assert {seat for seat in play.state.setup.ids if play.n(seat, "privilege")} == granted


@pytest.mark.parametrize(("order", "changed"), [(("s1", "s2"), False), (("s2", "s1"), True), (("s1",), False)])
def test_the_turn_order_is_put_right_where_it_is_another(order: tuple[str, ...], changed: bool) -> None:  # noqa: FBT001 - a row
    play = Playing.of(3, LIGHTEST)
    assert (play.form("reorder", order=order).event is not None) == changed
    everybody = (*order, *(seat for seat in play.state.setup.ids if seat not in order))
    told = caused(play, OrderSet(order=everybody))
    assert bool(play.judge(told)) == (everybody == ("s1", "s2", "s3"))


@pytest.mark.parametrize(
    ("sums", "order", "codes"),
    [
        pytest.param({"s1": 5, "s2": 6, "s3": 7}, "s1 s2 s3", [], id="the lowest first"),
        pytest.param({"s1": 5, "s2": 5, "s3": 5}, "s3 s1 s2", [], id="all level"),
        pytest.param({"s1": 5, "s2": 6, "s3": 7}, "s2 s1 s3", ["core-not-as-shown"], id="in another order"),
        pytest.param({"s1": 5, "s2": 6}, "s1 s2 s3", ["core-not-as-shown"], id="two hands of three"),
        pytest.param({"s1": 5, "s2": 6, "s3": 7}, "s1 s2", ["core-not-as-shown"], id="two seats of three"),
        pytest.param({}, "s2 s1 s3", ["core-not-as-shown"], id="no hand"),
        pytest.param({"s1": 4, "s2": 6, "s3": 7}, "s1 s2 s3", ["craftsmen-no-such-sum"], id="less than five ones"),
        pytest.param({"s1": 5, "s2": 6, "s3": 16}, "s1 s2 s3", ["craftsmen-no-such-sum"], id="more than five threes"),
    ],
)
def test_v02_the_order_of_the_hands(sums: Mapping[str, int], order: str, codes: list[str]) -> None:
    play = Playing(GAME.begin(setup(3, LIGHTEST)))
    assert [*play.judge(caused(play, OrderSet(sums=sums, order=tuple(order.split()))))] == codes


def test_digest_2_3_ages_are_asked_of_who_is_level_only() -> None:
    play = Playing(GAME.begin(setup(3, LIGHTEST)))
    assert asks(play.form("order", sums={"s1": 9, "s2": 7, "s3": 8})) == ["sums"]
    assert asks(play.form("order", sums={"s1": 9, "s2": 7, "s3": 9})) == ["sums", "tie/9"]


def test_digest_3_4_nobody_is_said_to_get_a_token_where_none_are_kept() -> None:
    play = Playing.of(3, LIGHTEST).until(Phase.CLOSE)
    assert [*loud(play, "close")] == ["round-begins"]
    assert play.events[-1].transfers == ()


def test_digest_3_4_all_helpers_come_home() -> None:
    play = Playing.of(3, MORE).sends("bank", "bank", "hall", "-", "-", "-").until(Phase.HELPERS, 2)
    assert not [owner for (owner, what), n in play.state.ledger.values.items() if what == "helper" and n.n]
    assert play.state.flow.used == ()
    assert play.state.flow.changed == ()


@pytest.mark.parametrize(
    ("held", "what", "refused"),
    [(2, "work", False), (3, "work", True), (3, "work-back", False), (3, "privilege", False)],
)
def test_v12_a_token_told_by_the_table(held: int, what: str, refused: bool) -> None:  # noqa: FBT001 - a row
    play = Playing.of(3, MORE).has("s1", "work", held)
    assert bool(play.refused("token/s1", what=(what,))) == refused


def test_v12_tokens_go_to_and_fro_and_only_a_privilege_counts_as_used() -> None:
    play = Playing.of(3, MORE).has("s2", "work", 1).has("s2", "privilege", 1).to(Phase.BANK)
    play.tap("token/s2", what=("work-back",))
    assert (play.n("s2", "work"), play.n("table", "work"), play.state.flow.used) == (0, 6, ())
    play.tap("token/s2", what=("privilege-back",))
    assert (play.n("s2", "privilege"), play.n("table", "privilege"), play.state.flow.used) == (0, 6, ("s2",))


@pytest.mark.parametrize(("keeps", "offered"), [(LIGHTEST, False), (TOKENS_ONLY, True), (EVERYTHING, True)])
def test_tokens_are_told_where_they_are_kept(keeps: tuple[str, ...], offered: bool) -> None:  # noqa: FBT001 - a row
    moves = [move.key for seat in GAME.view(Playing.of(2, keeps).state, None).seats for move in seat.moves]
    assert ("token/s2" in moves) == offered


@pytest.mark.parametrize(
    ("pool", "held", "full", "who"),
    [
        pytest.param(2, {}, "next", "", id="enough for two"),
        pytest.param(1, {}, "next", "s3", id="the pool is short: further left first"),
        pytest.param(0, {}, "next", "s2 s3", id="it is empty"),
        pytest.param(2, {"s2": 3}, "next", "s2", id="who has three"),
        pytest.param(1, {"s2": 3}, "next", "s2", id="AMB-16: the token goes to the next"),
        pytest.param(1, {"s2": 3}, "stays", "s2 s3", id="AMB-16: it stays in the pool"),
    ],
)
def test_digest_3_4_who_gets_no_token_though_due_is_said_before(
    pool: int, held: Mapping[str, int], full: str, who: str
) -> None:
    play = Playing.of(3, TOKENS_ONLY, rulings={"fewest_full": full}).until(Phase.CLOSE)
    for seat in ("s1", "s2", "s3"):
        play.has(seat, "privilege", held.get(seat, 0))
    asked, _ = play.has("table", "privilege", pool).filled("close", {"used": {"s1": 1}})
    said = texts("en")(say("without-token", who=names(who.split()), n=pool), {})
    assert asked.note
    assert (said in texts("en")(asked.note, {}).splitlines()) == bool(who)


def test_digest_3_4_nobody_is_said_to_go_without_where_tokens_are_not_kept_or_winter_gives_none() -> None:
    for play in (Playing.of(3, ("points", "queue")), Playing.of(2, MORE).has("table", "privilege", 0)):  # two level
        note = play.until(Phase.CLOSE).form("close").note
        assert note
        assert "Fewest, but" not in texts("en")(note, {})


# ------------------------------------------------------------------------------------------ in which order


def labels(ask: Pick) -> list[Msg]:
    return [option.label for option in ask.options]


def placed(n: int, seat: str) -> Msg:
    return say("placed", n=n, who=Player(SeatId(seat)))


@pytest.mark.parametrize(
    ("told", "places"),
    [
        pytest.param((), {}, id="nobody is told yet"),
        pytest.param(("s3",), {"s3": 1}, id="one of three"),
        pytest.param(("s3", "s1"), {"s3": 1, "s1": 2, "s2": 3}, id="the last has what is left"),
        pytest.param(("s1", "s3"), {"s1": 1, "s3": 2, "s2": 3}, id="the other way round"),
    ],
)
def test_who_was_told_in_which_order_stands_beside_the_names(told: tuple[str, ...], places: Mapping[str, int]) -> None:
    seats = ("s1", "s2", "s3")
    said = [placed(places[seat], seat) if seat in places else owner_msg(seat) for seat in seats]
    hands = Playing(GAME.begin(setup(3, MORE))).filled("order", {"sums": dict.fromkeys(seats, 7), "tie/7": told})[0]
    assert labels(pick(hands, "tie/7")) == said
    sailing = Playing.of(3, LIGHTEST).until(Phase.SHIPS, 4)
    ship: dict[str, Answer] = {
        "ship1/n": dict.fromkeys(seats, 1),
        "ship1/cargo": dict.fromkeys(seats, 1),
        "ship1/tie/1": told,
    }
    assert labels(pick(sailing.filled("score/ship1", ship)[0], "ship1/tie/1")) == said
    assert labels(pick(Playing.of(3, MORE).filled("reorder", {"order": told})[0], "order")) == said


def test_digest_3_4_the_track_that_changes_the_order_is_numbered_from_the_left() -> None:
    play = Playing.of(3, LIGHTEST).until(Phase.CLOSE)
    asked = pick(play.filled("close", {"changed": ("s3", "s1")})[0], "changed")
    assert labels(asked) == [placed(2, "s1"), owner_msg("s2"), placed(1, "s3")]
