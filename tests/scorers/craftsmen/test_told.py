"""What is said and shown: loud lines, figures taken apart, what the table cannot tell any more, forged facts."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

from companion.text import texts
from scorers.core.amount import known
from scorers.core.core_moves import label
from scorers.core.events import Event
from scorers.core.forms import Amounts, Answer, Pick, Text
from scorers.core.msg import TABLE, Player, SeatId
from scorers.core.sheet import Sheet
from scorers.craftsmen import GAME, flow
from scorers.craftsmen.acts.build import Built
from scorers.craftsmen.acts.craft import Bought, Made
from scorers.craftsmen.acts.helpers import FeePaid, Placed
from scorers.craftsmen.acts.lay import Laid
from scorers.craftsmen.acts.stages import PhaseDone, SeasonClosed
from scorers.craftsmen.acts.year_end import YearScored
from scorers.craftsmen.model import Phase
from scorers.craftsmen.printed import LOOK
from scorers.craftsmen.words import say
from tests.scorers.craftsmen.playing import EVERYTHING, LIGHTEST, MORE, Playing, setup
from tests.scorers.craftsmen.script import read
from tests.scorers.craftsmen.through import Through

GOLDEN = Path(__file__).parent / "golden"


def loud(play: Playing, key: str, **answers: Answer) -> list[str]:
    """What is said loudly when this is tapped."""
    before = play.state
    play.tap(key, **answers)
    return [line.id.removeprefix("craftsmen-") for line in GAME.loud(before, play.events[-1])]


# ------------------------------------------------------------------------------------------------- forged facts

SCORED: Mapping[str, tuple[int, ...]] = {"s1": (0,), "s2": (0,), "s3": (0,)}


def caused(play: Playing, event: Event) -> Event:
    """The same decision with all it would cause, so that only the decision itself can be wrong."""
    act = GAME.acts.of(event)
    assert act is not None
    made: Event = act.made(play.state, **event.model_dump(exclude_unset=True))
    return made


@pytest.mark.parametrize(
    ("phase", "event", "code"),
    [
        (Phase.HELPERS, Placed(seat="s1", building="mill", spot="0.0"), "craftsmen-no-such-space"),
        (Phase.HELPERS, Placed(seat="s1", building="bank", spot="1.0"), "craftsmen-space-free"),
        (Phase.HELPERS, Placed(seat="s1", building="bank", spot="0.0", fee="points"), "craftsmen-no-fee"),
        (Phase.HELPERS, Placed(seat="s1", building="bank", spot="0.0", fee="drawn"), "craftsmen-no-fee"),
        (Phase.BANK, FeePaid(seat="s1", to="s2"), "craftsmen-no-fee"),
        (Phase.BANK, Made(seat="s1", good="flour", to="ship1"), "core-not-as-shown"),
        (Phase.BANK, Made(seat="s1", good="wine", to="ship1"), "core-not-as-shown"),
        (Phase.BANK, Bought(seat="s1", good="flour"), "craftsmen-not-now"),
        (Phase.MERCHANT, Bought(seat="s1", good="meat"), "craftsmen-nothing-there"),
        (Phase.MERCHANT, Bought(seat="s1", good="flour", fair=True), "craftsmen-nothing-at-fair"),
        (Phase.BUILD, Built(seat="s1", card="palace", top="red", bottom="red"), "core-not-as-shown"),
        (Phase.BUILD, Built(seat="s1", card="sawmill", top="white", bottom="red"), "core-not-as-shown"),
        (Phase.HALL, PhaseDone(phase=Phase.HALL, halls={"hall.0.0": "crown"}), "core-not-as-shown"),
        (Phase.BANK, PhaseDone(phase=Phase.BUILD), "core-not-as-shown"),
        (Phase.CLOSE, SeasonClosed(changed=("s9",)), "core-not-as-shown"),
        (Phase.CLOSE, SeasonClosed(used={"s9": 1}), "core-not-as-shown"),
        (Phase.BANK, YearScored(year=1, told={}), "core-not-as-shown"),
        (Phase.BANK, YearScored(year=1, told={"granary": {**SCORED}}), "core-not-as-shown"),
        (Phase.BANK, Laid(where="granary", lies={"meat.0": "s1"}), "core-not-as-shown"),
        (Phase.BANK, Laid(where="holds", lies={"1.wine.0": "natural"}), "core-not-as-shown"),
    ],
)
def test_what_no_screen_can_ask_is_refused(phase: Phase, event: Event, code: str) -> None:
    play = Playing.of(3, tuple({*EVERYTHING} - {"queue", "goods"}) if phase is Phase.CLOSE else EVERYTHING)
    if phase is not Phase.HELPERS:
        play.to(phase)
    if phase in (Phase.HALL, Phase.BANK):
        play.stands(str(phase), "s1")
    assert code in play.judge(caused(play, event))


def test_who_has_no_helper_left_sends_none() -> None:
    play = Playing.of(3, EVERYTHING).stands("bank", "s1", "s1").stands("hall", "s1", "s1").stands("build", "s1")
    assert "craftsmen-no-helper" in play.judge(caused(play, Placed(seat="s1", building="merchant", spot="0.0")))


def test_a_cube_of_the_fair_is_taken_by_privilege_only() -> None:
    play = Playing.of(3, EVERYTHING).to(Phase.MERCHANT)
    play.has("s2@fair", "cube", 1).has("table@rope.1", "cube", 1)
    assert "craftsmen-no-privilege" in play.judge(caused(play, Bought(seat="s2", good="rope", fair=True)))


@pytest.mark.parametrize(
    ("part", "told", "code"),
    [
        ("colours", {"s1": (1, 2, 3, 3), "s2": (0, 0, 0, 0), "s3": (0, 0, 0, 0)}, "craftsmen-odd-halves"),
        ("colours", {"s1": (1, 2), "s2": (0,), "s3": (0,)}, "core-not-as-shown"),
        ("colours", {"s1": (-1,), "s2": (0,), "s3": (0,)}, "core-not-as-shown"),
        ("granary", {"s1": (8,), "s2": (7,), "s3": (0,)}, "craftsmen-granary-full"),
        ("invest", {"s1": (13,), "s2": (0,), "s3": (0,)}, "craftsmen-no-investment"),
        ("invest", {"s1": (0,), "s2": (0,)}, "core-not-as-shown"),
    ],
)
def test_cr_v16_to_v18_what_cannot_be_of_a_year(part: str, told: dict[str, tuple[int, ...]], code: str) -> None:
    play = Playing.of(3, LIGHTEST).until(Phase(part), 4)
    assert code in play.judge(caused(play, YearScored(year=1, told={part: told})))


@pytest.mark.parametrize(
    ("part", "told"),
    [
        pytest.param("colours", {"s1": (2, 2, 2, 2), "s2": (0, 0, 2, 0)}, id="halves nobody has built"),
        pytest.param("granary", {"s1": (1,), "s2": (0,)}, id="a marker that does not lie there"),
    ],
)
def test_what_was_kept_of_a_year_is_not_scored_otherwise(part: str, told: dict[str, tuple[int, ...]]) -> None:
    play = Playing.of(2)
    for seat in play.state.setup.ids:
        play.tap(f"built/{seat}", top=("blue",), bottom=("blue",))
    play.until(Phase(part), 4)
    assert "core-not-as-shown" in play.judge(caused(play, YearScored(year=1, told={part: told})))


# ----------------------------------------------------------------------------------------------------- what is said


def test_a_stage_says_who_used_a_privilege_and_who_changes_the_order() -> None:
    play = Playing.of(3, MORE).to(Phase.BANK).stands("bank", "s2")
    assert loud(play, "done") == ["log-used", "passed-by"]
    play.to(Phase.HALL).stands("hall", "s3")
    assert loud(play, "done", **{"hall/hall.0.0": ("order",)}) == ["log-changed"]
    assert loud(play, "close") == ["log-granted", "log-moved", "round-begins"]
    assert play.state.flow.order == ("s3", "s1", "s2")


FOUR = {"s1": "Anna", "s2": "Ben", "s3": "Celia", "s4": "Dora"}


@pytest.mark.parametrize(
    ("players", "pool", "used", "changed", "english", "polish"),
    [
        pytest.param(
            4,
            4,
            {"s1": 2, "s2": 1, "s4": 1},
            ("s4", "s2"),
            [
                "Privileges used: Anna 2, Ben 1, Celia 0 and Dora 1. Fewest, so a privilege token: Celia.",
                "New turn order, move the discs: Dora, Ben, Anna and Celia",
            ],
            [
                "Użyte przywileje: Anna 2, Ben 1, Celia 0 i Dora 1. Najmniej, więc żeton przywileju: Celia.",
                "Nowa kolejność, przestawcie dyski: Dora, Ben, Anna i Celia",
            ],
            id="one with the fewest, two change",
        ),
        pytest.param(
            3,
            0,
            {"s1": 1},
            (),
            ["Privileges used: Anna 1, Ben 0 and Celia 0. Nobody gets a privilege token. The pool is empty."],
            ["Użyte przywileje: Anna 1, Ben 0 i Celia 0. Nikt nie dostaje żetonu przywileju. Pula jest pusta."],
            id="none left",
        ),
        pytest.param(
            3,
            1,
            {"s1": 1},
            ("s1",),
            ["Privileges used: Anna 1, Ben 0 and Celia 0. Fewest, so a privilege token: Ben. The pool is empty."],
            ["Użyte przywileje: Anna 1, Ben 0 i Celia 0. Najmniej, więc żeton przywileju: Ben. Pula jest pusta."],
            id="the last one, and who was first stays so",
        ),
        pytest.param(
            2,
            4,
            {},
            (),
            [
                "Privileges used: Anna 0 and Ben 0. Nobody gets a privilege token.",
                "New turn order, move the discs: Ben and Anna",
            ],
            [
                "Użyte przywileje: Anna 0 i Ben 0. Nikt nie dostaje żetonu przywileju.",
                "Nowa kolejność, przestawcie dyski: Ben i Anna",
            ],
            id="two level, who change places",
        ),
    ],
)
def test_digest_3_4_the_end_of_a_season_names_counts_and_the_new_order(
    *, players: int, pool: int, used: dict[str, int], changed: tuple[str, ...], english: list[str], polish: list[str]
) -> None:
    play = Playing.of(players, ("points", "tokens")).until(Phase.CLOSE).has("table", "privilege", pool)
    before = play.state
    play.tap("close", used=used, changed=changed)
    said = GAME.loud(before, play.events[-1])
    for language, words in (("en", english), ("pl", polish)):
        assert [texts(language)(line, FOUR) for line in said[:-1]] == words
    assert said[-1].id == "craftsmen-round-begins"


def test_the_last_step_says_that_it_is_over() -> None:
    play = Playing.of(2, LIGHTEST).until(Phase.INVEST, 12)
    assert loud(play, "score/invest")[-1] == "end-title"


def test_cr_v21_a_year_put_right_says_whose_total_changes() -> None:
    play = Playing.of(3, LIGHTEST).until(Phase.HELPERS, 5)
    before = play.state
    assert loud(play, "again", which=("1/granary",), granary={"s2": 3}) == ["changed"]
    assert play.points()["s2"] == 4
    (said,) = GAME.loud(before, play.events[-1])
    assert said == say("changed", who=Player(SeatId("s2")), was=1, now=4)


@pytest.mark.parametrize(("work", "refused"), [("yes", set[str]()), ("no", {"craftsmen-no-token-in-winter"})])
def test_amb18_work_tokens_in_winter(work: str, refused: set[str]) -> None:
    play = Playing.of(2, rulings={"winter_work": work}).until(Phase.BUILD, 4).has("s1", "work", 1)
    assert play.refused("make/s1", good=("flour",), to=("onward",), paid=("token",)) == refused


def test_nothing_is_made_while_helpers_are_sent() -> None:
    play = Playing.of(2).to(Phase.BANK)
    event = play.form("make/s1", good=("flour",), to=("onward",)).event
    assert event
    helpers = Playing.of(2)
    assert "craftsmen-no-work-now" in helpers.judge(event.model_copy(update={"paid": "point"}))


def test_amb12_the_mayors_cards_by_sets_are_worth_up_to_ten() -> None:
    found = []
    for counts in ("faces", "sets"):
        play = Playing.of(2, LIGHTEST, rulings={"mayor_offer": counts})
        answers = {"who": ("s1",), "kind": ("advanced",), "bid/0": ("1",), "bid/1": ("out",)}
        asks = GAME.form(play.state, "tool/auction", answers).asks
        found += [row.high for ask in asks if isinstance(ask, Amounts) for row in ask.rows]
    assert found == [9, 10]


# ---------------------------------------------------------------------------------------------------- what is shown


def test_the_points_of_a_seat_are_taken_apart() -> None:
    play = Playing.of(3, LIGHTEST).until(Phase.CRAFT).tap("make/s2", good=("clothes",), to=("made",))
    why = GAME.why(play.state, "vp/s2")
    assert (why.amount, [part.amount for part in why.parts]) == (known(5), [known(1), known(4)])


def test_what_was_scored_is_put_right_after_the_last_year_as_well() -> None:
    play = Playing.of(3, LIGHTEST).until(Phase.SHIPS, 12)
    load: dict[str, Answer] = {"ship1/n": {"s2": 1}, "ship1/cargo": {"s2": 3}}
    play.tap("score/ship1", **load).until(Phase.END)
    behind = {seat.seat: [move.key for move in seat.moves] for seat in GAME.view(play.state, None).seats}
    own = {str(one): [f"bonus/{one}", f"points/{one}"] for one in play.state.setup.ids}
    assert behind == {**own, TABLE: ["again", "reorder", "printed"]}
    before = play.points()["s2"] or 0
    play.tap("again", which=("3/ship1",), **{**load, "ship1/cargo": {"s2": 5}})
    play.tap("printed", which=("majority",), majority={"majority.1.1": 6})
    assert (play.points()["s2"], play.state.flow.phase) == (before + 2 + 2, Phase.END)


def test_bonus_tokens_whose_value_nobody_told_leave_the_count_open() -> None:
    play = Playing.of(2, LIGHTEST).until(Phase.END).has("s1", "bonus.wine", 1)
    asked = GAME.sheet(play.state.setup, play.state)
    assert SeatId("s1") not in asked.prefilled().get("bonus", {})
    assert not GAME.projection(play.state).total("s1").exact


@pytest.mark.parametrize("players", [2, 3])
def test_digest_6_ties_by_cards_then_by_who_is_further_back(players: int) -> None:
    play = Playing.of(players, LIGHTEST).until(Phase.END)
    n = play.points()["s2"] or 0
    play.has("s1", "vp.other", n - (play.points()["s1"] or 0))
    assert play.points()["s1"] == n
    zero = {str(seat): 0 for seat in play.state.setup.ids}
    found = play.score({"bonus": zero, "cards": {"s1": 3, "s2": 3}})
    assert found.ranking().winners == (max(("s1", "s2"), key=play.state.flow.order.index),)


def test_digest_3_2_and_3_3_who_acts_is_shown() -> None:
    """In turn order while helpers are sent; then from the left of the queue, the lower disc first."""
    play = Playing.of(3, MORE)
    shown: list[str] = []
    for building in ("hall", "bank", "bank"):
        shown += GAME.view(play.state, None).track.acting
        play.sends(building)
    assert shown == ["s1", "s2", "s3"]
    assert GAME.view(play.until(Phase.BANK).state, None).track.acting == ("s2", "s3")


@pytest.mark.parametrize("keeps", [(), LIGHTEST, EVERYTHING])
def test_every_screen_of_a_season_is_drawn(keeps: tuple[str, ...]) -> None:
    play = Playing.of(3, keeps)
    while play.state.flow.round < 5:
        assert GAME.view(play.state, SeatId("s1")).seats
        play.onward()


@pytest.mark.parametrize("keeps", [(), MORE])
def test_just_the_count(keeps: tuple[str, ...]) -> None:
    """Points and tokens as they are typed in; a tie by cards, then by who is further back."""
    table = setup(3, keeps)
    found: Sheet = {"track": {"s1": 40, "s2": 45, "s3": 42}, "bonus": {"s1": 5, "s2": 0, "s3": 3}}
    told: Sheet = {**found, "cards": {"s1": 2, "s2": 2, "s3": 2}, "order": {"s1": 3, "s2": 1, "s3": 2}}
    assert not list(GAME.check_sheet(table, told))
    assert GAME.score(table, told, {}).ranking().winners == (SeatId("s1"),)
    assert not GAME.sheet(table, GAME.begin(table)).prefilled().get("track") or keeps
    assert any(issue.blocks for issue in GAME.check_sheet(table, {**told, "cards": {"s1": -1}}))


def test_the_turn_order_put_right() -> None:
    play = Playing.of(3, LIGHTEST).until(Phase.CRAFT)
    before = play.points()
    play.tap("reorder", order=("s3", "s1"))
    assert (play.state.flow.order, play.state.flow.phase, play.points()) == (("s3", "s1", "s2"), Phase.CRAFT, before)
    assert label(GAME, play.events[-1]).id == "craftsmen-log-order"


def test_an_auction_nobody_has_begun() -> None:
    found = GAME.form(Playing.of(2, LIGHTEST).state, "tool/auction", {})
    assert [ask.key for ask in found.asks] == ["who", "kind"]


def test_every_step_is_called_something() -> None:
    play = Playing.of(3).to(Phase.MERCHANT).stands("merchant", "s1").tap("buy/s1", good=("rope",))
    play.tap("laid/granary", lies=("@natural", "flour.0@s1"))
    lightest = Playing.of(3, LIGHTEST).has("s1", "vp.other", 2).tap("fee/s1", to=("s2",))
    for table in (play, lightest):
        assert all(label(GAME, event).id for event in table.events)


def test_a_ship_painted_empty_is_put_right_by_painting() -> None:
    play = Playing.of(2, LIGHTEST)
    for ship, kind in enumerate(("wine", "bread", "tools", "books"), start=1):
        sides = {f"hold.{ship}.{kind}.{side}": ship for side in ("left", "right")}
        told: dict[str, Answer] = {f"rows/{ship}": (kind,), f"ship{ship}": sides}
        play.tap(f"printed/ship{ship}", **told)
    play.until(Phase.SHIPS, 4).tap("score/ships", holds=("@s1",)).until(Phase.HELPERS, 5)
    before = play.points()
    play.tap("again", which=("1/ship2",), holds=("@s1", "2.bread.0@s1"))
    assert (play.points()["s1"] or 0) - (before["s1"] or 0) == 2 + 5


def test_a_profile_copied_to_another_table_brings_every_value() -> None:
    table = Through.new(read((GOLDEN / "three.txt").read_text(encoding="utf-8"))).tell_box()
    asks = table.playing.form("printed/profile").asks
    (text,) = [ask.value for ask in asks if isinstance(ask, Text)]
    play = Playing.of(3, LIGHTEST).tap("printed/profile", profile=text)
    assert play.state.values == table.state.values
    assert len(play.state.values) > 40


def test_every_helper_is_a_turn_of_its_own() -> None:
    """So that two devices that tell the same helper tell it once."""
    play, turns = Playing.of(3, MORE), []
    for building in ("bank", "-", "hall", "bank"):
        turns += list(GAME.tasks(play.state))
        event = play.form(f"send/{play.state.flow.acting}/craft").event
        play.sends(building)
        assert event
        assert any(issue.blocks for issue in play.judge(event).values()), "that turn is over"
    assert turns == ["r1t1/send/s1", "r1t2/send/s2", "r1t3/send/s3", "r1t4/send/s1"]


@pytest.mark.parametrize(
    ("key", "year", "season", "phase"),
    [("r1", 1, 1, "none"), ("r4", 1, 4, "none"), ("r6-notary", 2, 2, "notary"), ("r12-end", 3, 4, "end")],
)
def test_digest_3_1_what_a_place_is_called(key: str, year: int, season: int, phase: str) -> None:
    assert dict(flow.place_name(key).params) == {"year": year, "season": season, "phase": phase}


def test_every_good_has_its_sign() -> None:
    (ask,) = Playing.of(2).to(Phase.BANK).form("make/s1").asks
    assert isinstance(ask, Pick)
    assert {option.sign for option in ask.options} <= {*LOOK.symbols}


def test_a_refused_investment_says_whose_it_is() -> None:
    play = Playing.of(2, LIGHTEST).until(Phase.INVEST, 4)
    (issue,) = (issue for issue in play.form("score/invest", invest={"s2": 3}).issues if issue.blocks)
    assert dict(issue.text.params)["who"] == Player(SeatId("s2"))
