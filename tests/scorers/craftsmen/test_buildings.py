"""Buildings, bonus tokens and printed values, a row for a sentence (digest 3.3, 10.3); jumps along the track."""

from __future__ import annotations

import pytest

from companion.text import texts
from scorers.core.core_moves import label
from scorers.core.forms import Amounts, Answer, Form, Pick, Text
from scorers.core.issues import Level
from scorers.core.msg import Msg
from scorers.craftsmen import GAME
from scorers.craftsmen.acts.build import BonusTaken, Built
from scorers.craftsmen.acts.printed_values import KEYS, ValuesTold
from scorers.craftsmen.model import Phase
from scorers.craftsmen.printed import INFO
from scorers.craftsmen.words import say
from tests.scorers.craftsmen import tables as t
from tests.scorers.craftsmen.playing import EVERYTHING, LIGHTEST, MORE, Playing
from tests.scorers.craftsmen.test_told import caused


def building(*seats: str, keeps: tuple[str, ...] = EVERYTHING) -> Playing:
    """At the builders', a sawmill of purple above and green each, these helpers there."""
    play = Playing.of(3, keeps)
    for seat in play.state.setup.ids:
        play.tap(f"built/{seat}", top=("purple",), bottom=("green",))
    return play.to(Phase.BUILD).stands("build", *seats) if "queue" in keeps else play.until(Phase.BUILD)


def card(top: str, bottom: str, side: str = "left") -> dict[str, Answer]:
    return {"card": ("basic",), "top": (top,), "bottom": (bottom,), "side": (side,)}


def options(found: Form, ask: str) -> dict[str, Msg]:
    picks = (one for one in found.asks if isinstance(one, Pick) and one.key == ask)
    return {option.key: option.label for one in picks for option in one.options}


def numbers(found: Form) -> dict[str, int | None]:
    return {row.key: row.value for ask in found.asks if isinstance(ask, Amounts) for row in ask.rows}


# ---------------------------------------------------------------------------------------------------- buildings


@pytest.mark.parametrize(
    ("top", "bottom", "fits"),
    [
        pytest.param("purple", "red", True, id="above"),
        pytest.param("red", "green", True, id="below"),
        pytest.param("purple", "green", True, id="both"),
        pytest.param("green", "purple", False, id="neither at its level"),
        pytest.param("red", "blue", False, id="neither"),
    ],
)
@pytest.mark.parametrize("side", ["left", "right"])
def test_v08_halves_match_at_the_same_level(top: str, bottom: str, side: str, fits: bool) -> None:  # noqa: FBT001 - a row
    play = building("s1")
    found = play.form("built/s1", **card(top, bottom, side))
    assert found.event
    assert found.event.model_dump()["privilege"] != fits
    assert options(found, "side") == {
        end: say(f"end-{end}" if fits else f"end-{end}-privilege") for end in ("left", "right")
    }
    assert not found.issues
    turned = found.event.model_copy(update={"privilege": fits})
    assert "craftsmen-no-match" in play.judge(turned)


def test_v08_each_end_has_its_own_neighbour() -> None:
    play = building("s1", "s1").tap("built/s1", **card("red", "green", "left"))
    found = play.form("built/s1", **card("red", "blue", "left"))
    assert options(found, "side") == {"left": say("end-left"), "right": say("end-right-privilege")}
    assert play.form("built/s1", card=("basic",), top=("red",), bottom=("blue",)).event is None, "which end?"
    assert play.form("built/s1", top=("red",), bottom=("blue",), side=("left",)).event is None, "which card?"
    assert play.form("built/s1", card=("basic",), bottom=("blue",), side=("left",)).event is None, "which half above?"
    assert play.form("built/s1", card=("basic",), top=("red",), side=("left",)).event is None, "and below?"


def test_digest_3_3_a_sawmill_has_no_end() -> None:
    play = Playing.of(2)
    assert [ask.key for ask in play.form("built/s1").asks] == ["top", "bottom"]
    found = play.form("built/s1", top=("red",), bottom=("blue",))
    assert [ask.key for ask in found.asks] == ["top", "bottom"]
    assert found.event
    play.tap("built/s1", top=("red",), bottom=("blue",)).has("s1", "card.sawmill", 0)
    assert [ask.key for ask in play.form("built/s1", top=("red",), bottom=("blue",)).asks] == ["top", "bottom"]


@pytest.mark.parametrize(
    ("seats", "plain", "free", "more", "refused"),
    [
        pytest.param("s1", 1, 0, "plain", False, id="a second card"),
        pytest.param("s1", 2, 0, "plain", True, id="a third"),
        pytest.param("s1", 1, 0, "free", False, id="one of the two by privilege"),
        pytest.param("s1", 0, 1, "free", True, id="not both"),
        pytest.param("s1 s1", 2, 1, "plain", False, id="two helpers: a fourth"),
        pytest.param("s1 s1", 2, 1, "free", False, id="two helpers: two by privilege"),
        pytest.param("s1 s1", 1, 2, "free", True, id="no third one"),
        pytest.param("s1 s1", 3, 1, "plain", True, id="a fifth"),
        pytest.param("s2", 0, 0, "plain", True, id="nobody there"),
    ],
)
def test_v08_two_cards_for_a_helper_one_by_privilege(
    seats: str,
    plain: int,
    free: int,
    more: str,
    refused: bool,  # noqa: FBT001 - a row
) -> None:
    play = building(*seats.split()).has("s1", "privilege", 2)
    for _ in range(plain):
        play.tap("built/s1", **card("purple", "green", "right"))
    for n in range(free):
        play.tap("built/s1", **card("red", "blue") if n % 2 == 0 else card("green", "purple"))
    told = card("purple", "green", "right") if more == "plain" else card("blue", "red", "right")
    assert play.refused("built/s1", **told) == ({"craftsmen-too-many-cards"} if refused else set())


ANNA = {"s1": "Anna"}


@pytest.mark.parametrize(
    ("helpers", "built", "english", "polish"),
    [
        pytest.param(1, 1, "", "", id="one is left"),
        pytest.param(
            1,
            2,
            "Anna has built 2 cards already, 2 for each helper.",
            "Anna ma już 2 zbudowane karty, po 2 na pomocnika.",
            id="two of a helper",
        ),
        pytest.param(2, 3, "", "", id="a second helper"),
        pytest.param(
            2,
            4,
            "Anna has built 4 cards already, 2 for each helper.",
            "Anna ma już 4 zbudowane karty, po 2 na pomocnika.",
            id="four of two",
        ),
        pytest.param(
            0,
            0,
            "Anna has no helper in the builders’ guild.",
            "Anna nie ma pomocnika w gildii budowniczych.",
            id="no helper",
        ),
    ],
)
def test_v08_who_has_built_all_its_cards_is_told_before_any_is_asked(
    helpers: int, built: int, english: str, polish: str
) -> None:
    play = building("s2", *("s1",) * helpers)
    for _ in range(built):
        play.tap("built/s1", **card("purple", "green"))
    shown = GAME.view(play.state, None)
    rows = [move for task in shown.now.tasks for move in task.moves if move.key == "built/s1"]
    behind = [move for one in shown.seats for move in one.moves if move.key == "built/s1"]
    assert len(rows) == bool(helpers)
    assert {move.anyway for move in (*rows, *behind)} == {bool(english)}, "it may happen all the same"
    for language, said in (("en", english), ("pl", polish)):
        why = {texts(language)(move.because, ANNA) if move.because else "" for move in (*rows, *behind)}
        assert why == {said}
        found = play.form("built/s1", **card("purple", "green")).issues
        assert [texts(language)(issue.text, ANNA) for issue in found] == [said] * bool(said)
        assert {issue.level for issue in found} <= {Level.AGAINST}


@pytest.mark.parametrize(
    ("seats", "tokens", "free", "english", "polish"),
    [
        pytest.param("s1", 0, 0, "", "", id="on gold"),
        pytest.param("s2 s1", 1, 0, "", "", id="for a token"),
        pytest.param(
            "s2 s1",
            0,
            0,
            "Anna has no helper on gold here and no privilege token.",
            "Anna: bez pomocnika na złotym polu i bez żetonu przywileju.",
            id="neither",
        ),
        pytest.param(
            "s1",
            0,
            1,
            "Anna has built without matching already: one card for each helper.",
            "Anna ma już kartę bez dopasowania: tylko jedna na pomocnika.",
            id="used already",
        ),
    ],
)
def test_v08_an_end_by_privilege_says_why_it_is_not_for_this_player(
    seats: str, tokens: int, free: int, english: str, polish: str
) -> None:
    play = building(*seats.split()).has("s1", "privilege", tokens)
    for _ in range(free):
        play.tap("built/s1", **card("red", "blue", "right"))
    (ask,) = (a for a in play.form("built/s1", **card("blue", "red")).asks if isinstance(a, Pick) and a.key == "side")
    for language, said in (("en", english), ("pl", polish)):
        why = {one.key: texts(language)(one.because, ANNA) if one.because else "" for one in ask.options}
        assert why == {"left": said, "right": said}
    assert {option.anyway for option in ask.options} == {bool(english)}
    (ask,) = (a for a in play.form("built/s1", **card("purple", "red")).asks if isinstance(a, Pick) and a.key == "side")
    assert ask.options[0].because is None, "an end that matches needs none"


def test_v08_cards_are_not_counted_where_helpers_are_not_told() -> None:
    play = building(keeps=("points", "buildings"))
    for _ in range(3):
        play.tap("built/s1", **card("purple", "green"))
    assert not play.refused("built/s1", **card("red", "blue"))
    assert play.until(Phase.BUILD, 4).refused("built/s1", **card("red", "blue")) == set()


@pytest.mark.parametrize(
    ("event", "code"),
    [
        (Built(seat="s1", card="sawmill", top="purple", bottom="green"), "core-not-as-shown"),
        (Built(seat="s1", card="basic", top="purple", bottom="white"), "core-not-as-shown"),
        (Built(seat="s1", card="basic", top="purple", bottom="green"), ""),
        (Built(seat="s1", card="basic", top="purple", bottom="green", privilege=True), "craftsmen-no-match"),
    ],
)
def test_v16_what_can_be_built(event: Built, code: str) -> None:
    play = building("s1")
    assert [*play.judge(caused(play, event))] == [code] * bool(code)


def test_buildings_are_told_where_they_are_kept() -> None:
    for keeps, told in ((EVERYTHING, True), (MORE, False)):
        moves = [move.key for seat in GAME.view(Playing.of(2, keeps).state, None).seats for move in seat.moves]
        assert ("built/s1" in moves) == told


def test_a_card_taken_back_gives_its_privilege_back() -> None:
    play = building("s1").tap("built/s1", **card("red", "blue"))
    assert play.state.flow.spent == ("s1/card", "s1/free")
    flow = GAME.back(play.state, play.events[-1])
    assert flow
    assert (flow.spent, [*flow.ends]) == ((), ["s2", "s3"])


# ------------------------------------------------------------------------------------------------ bonus tokens


@pytest.mark.parametrize(("good", "asked"), [("wine", []), ("beer", ["printed"])])
def test_v19_the_value_of_a_token_is_asked_where_nobody_knows_it(good: str, asked: list[str]) -> None:
    play = Playing.of(3, LIGHTEST, values={"bonus.wine": 5}).until(Phase.BUILD)
    found = play.form("bonus/s1", good=(good,))
    assert [ask.key for ask in found.asks] == ["good", *asked]
    assert (found.event is None, found.confirm is not None, found.grows) == (bool(asked), bool(asked), 1)
    assert play.form("bonus/s1").grows == 1


@pytest.mark.parametrize(
    ("event", "refused"),
    [
        (BonusTaken(seat="s1", good="wine"), False),
        (BonusTaken(seat="s1", good="wine", printed={"bonus.wine": 5}), True),
        (BonusTaken(seat="s1", good="beer"), True),
        (BonusTaken(seat="s1", good="beer", printed={"bonus.beer": 4}), False),
        (BonusTaken(seat="s1", good="beer", printed={"bonus.beer": 51}), True),
        (BonusTaken(seat="s1", good="flour"), True),
    ],
)
def test_v19_a_value_is_told_once(event: BonusTaken, refused: bool) -> None:  # noqa: FBT001 - a row
    play = Playing.of(3, LIGHTEST, values={"bonus.wine": 5}).until(Phase.BUILD)
    assert ("core-not-as-shown" in play.judge(caused(play, event))) == refused


def test_digest_3_3_bonus_tokens_are_taken_while_cards_are_built() -> None:
    for phase, there in ((Phase.BANK, False), (Phase.BUILD, True), (Phase.NOTARY, False)):
        seats = GAME.view(Playing.of(2, LIGHTEST).until(phase).state, None).seats
        assert ("bonus/s2" in [move.key for seat in seats for move in seat.moves]) == there


# ---------------------------------------------------------------------------------------------- printed values


@pytest.mark.parametrize(
    ("page", "keys"),
    [
        ("points", {f"points.{good}" for good in (*t.HALF, *t.FINAL)}),
        ("bonus", {f"bonus.{good}" for good in t.FINAL}),
        ("ship1", set[str]()),
    ],
)
def test_digest_10_3_what_each_page_asks(page: str, keys: set[str]) -> None:
    play = Playing.of(3, LIGHTEST)
    assert {*numbers(play.form(f"printed/{page}"))} == keys
    assert play.form("printed", which=(page,)).asks[0].key == "which"
    assert "which" not in [ask.key for ask in play.form(f"printed/{page}").asks]
    assert play.form(f"printed/{page}").event is None, "nothing is told yet"


def test_digest_10_3_eight_pages_and_no_other() -> None:
    play = Playing.of(3, LIGHTEST)
    pages = ["points", "bonus", "ship1", "ship2", "ship3", "ship4", "majority", "profile"]
    assert [*options(play.form("printed"), "which")] == pages
    assert [ask.key for ask in play.form("printed/ship5").asks] == ["which"]


def test_digest_10_3_a_hold_is_asked_from_the_left_and_the_right_is_as_the_left() -> None:
    play = Playing.of(3, LIGHTEST)
    told: dict[str, Answer] = {"rows/2": ("wine", "beer"), "ship2": {"hold.2.wine.left": 4, "hold.2.beer.right": 3}}
    found = play.form("printed/ship2", **told)
    assert [ask.typed for ask in found.asks if isinstance(ask, Amounts)] == [True]
    assert numbers(found) == {
        "hold.2.wine.left": 4,
        "hold.2.wine.right": None,
        "hold.2.beer.left": None,
        "hold.2.beer.right": 3,
    }
    play.tap("printed/ship2", **told)
    values = {key: n for key, n in play.state.values.items() if key.startswith("hold.")}
    assert values == {
        "hold.2.wine.row": 1,
        "hold.2.wine.left": 4,
        "hold.2.wine.right": 4,
        "hold.2.beer.row": 2,
        "hold.2.beer.right": 3,
    }
    assert play.form("printed/ship2").event is None
    play.tap("printed/ship2", ship2={"hold.2.wine.left": 6})
    assert play.state.values["hold.2.wine.right"] == 4, "told already, so it stays"
    play.tap("printed/ship2", rows__2=("beer", "meat"), ship2={"hold.2.meat.left": 2, "hold.2.meat.right": 1})
    rows = {key: n for key, n in play.state.values.items() if key.endswith(".row")}
    assert rows == {"hold.2.wine.row": 0, "hold.2.beer.row": 1, "hold.2.meat.row": 2}
    assert (play.state.values["hold.2.meat.left"], play.state.values["hold.2.meat.right"]) == (2, 1)


def test_digest_10_3_a_hold_nobody_knows_the_worth_of() -> None:
    play = Playing.of(3).tap("printed/ship1", rows__1=("wine",))
    rows = [
        row
        for seat in GAME.view(play.state, None).seats
        for held in seat.holdings
        if held.thing == "holds" and held.spots
        for row in held.spots.rows
    ]
    assert [(row.key, row.n) for row in rows] == [("1.wine", None)]


def profile(play: Playing) -> str:
    (text,) = (ask for ask in play.form("printed/profile").asks if isinstance(ask, Text))
    assert text.least == 0, "nothing is told yet"
    return text.value


def test_digest_10_3_a_profile_holds_what_this_table_told_and_nothing_else() -> None:
    play = Playing.of(3, LIGHTEST)
    assert profile(play) == ""
    assert profile(play.tap("printed/points", points={"points.wine": 5, "points.clothes": 3})) == (
        "points.clothes=3 points.wine=5"
    )


def test_digest_10_3_a_profile_of_every_value_there_is() -> None:
    every = " ".join(f"{key}=50" for key in sorted(KEYS))
    play = Playing.of(3, LIGHTEST).tap("printed/profile", profile=every)
    assert {*play.state.values.values()} == {50}
    assert profile(play) == every
    assert label(GAME, play.events[-1]) == say(
        "log-printed", n=len({key.rpartition(".")[0] if key[:4] == "hold" else key for key in KEYS})
    )
    (ask,) = play.form("printed/profile").asks
    assert isinstance(ask, Text)
    assert ask.most > len(every)


@pytest.mark.parametrize(
    ("printed", "refused"),
    [
        ({}, True),
        ({"points.wine": 0}, False),
        ({"points.wine": 50}, False),
        ({"points.wine": 51}, True),
        ({"points.wine": -1}, True),
        ({"points.wood": 1}, True),
        ({"majority.2.3": 1}, True),
        ({"majority.4.4": 2}, False),
        ({"hold.4.bread.row": 1}, False),
        ({"hold.5.bread.row": 1}, True),
    ],
)
def test_v20_what_can_be_printed(printed: dict[str, int], refused: bool) -> None:  # noqa: FBT001 - a row
    play = Playing.of(3, LIGHTEST)
    assert bool(play.judge(caused(play, ValuesTold(printed=printed)))) == refused


def test_v21_a_changed_bonus_moves_what_a_year_was_scored_with() -> None:
    play = Playing.of(3, LIGHTEST).until(Phase.SHIPS, 4)
    play.tap("score/ship1", ship1__n={"s1": 1}, ship1__cargo={"s1": 2}).until(Phase.HELPERS, 6)
    before = play.points()
    play.tap("printed/majority", majority={"majority.1.1": 6})
    assert play.points() == {**before, "s1": (before["s1"] or 0) + 2}
    assert play.n("s1", "vp.ships.1") == 2 + 6
    play.tap("printed/majority", majority={"majority.1.1": 0})
    assert play.n("s1", "vp.ships.1") == 2
    assert INFO.values["majority.1.1"] == 4


# ------------------------------------------------------------------------------------------- along the track


@pytest.mark.parametrize(
    ("to", "home"),
    [
        pytest.param("r1", True, id="the helpers of this season begin anew"),
        pytest.param("r1-notary", False, id="another stage of this season"),
        pytest.param("r4", True, id="winter: nobody stands anywhere"),
        pytest.param("r2", True, id="another season"),
    ],
)
def test_helpers_come_home_where_another_season_or_the_sending_begins(to: str, home: bool) -> None:  # noqa: FBT001 - a row
    play = Playing.of(3, MORE).to(Phase.BANK).stands("hall", "s1", "s2")
    play.tap("core/jump", to=(to,))
    assert (play.n("s1@hall.0.0", "helper"), play.n("s2@hall.1.0", "helper")) == ((0, 0) if home else (1, 1))


def test_a_jump_within_a_season_keeps_who_used_a_privilege_and_one_out_of_it_does_not() -> None:
    play = Playing.of(3, MORE).to(Phase.BANK).stands("bank", "s1").tap("done")
    assert play.tap("core/jump", to=("r1-hall",)).state.flow.used == ("s1",)
    assert play.tap("core/jump", to=("r2",)).state.flow.used == ()


@pytest.mark.parametrize(
    ("phase", "round_", "keys"),
    [
        (Phase.HELPERS, 1, ["r1", "r1-bank", "r1-build", "r1-notary", "r1-craft", "r1-merchant"]),
        (Phase.BUILD, 4, ["r1", "r2", "r3", "r4", "r4-craft", "r4-ships"]),
    ],
)
def test_every_part_of_this_season_and_every_other_can_be_said(phase: Phase, round_: int, keys: list[str]) -> None:
    jumps = [found.key for found in GAME.jumps(Playing.of(2, LIGHTEST).until(phase, round_).state)]
    assert jumps[: len(keys)] == keys
    assert jumps[-2:] == ["r12", "r12-end"]


@pytest.mark.parametrize("tie", ["winter", "swapped"])
def test_amb30_the_order_that_breaks_the_last_tie_of_two(tie: str) -> None:
    play = Playing.of(2, LIGHTEST, rulings={"tie_order": tie, "winter_swap": "no"}).until(Phase.INVEST, 12)
    before = play.state.flow.order
    play.tap("score/invest")
    assert play.state.flow.order == (before if tie == "winter" else before[::-1])


def test_amb30_the_order_of_three_stays() -> None:
    play = Playing.of(3, LIGHTEST, rulings={"tie_order": "swapped"}).until(Phase.END)
    assert play.state.flow.order == ("s1", "s2", "s3")
