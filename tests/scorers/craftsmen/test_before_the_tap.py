"""What is said before it is tapped: the end of a season, the town hall, printed values, what the cubes show already."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from companion.text import texts
from scorers.core.core_moves import label
from scorers.core.forms import Answer, Form, Pick, open_ask
from scorers.core.msg import Msg
from scorers.craftsmen import GAME
from scorers.craftsmen.model import Phase
from scorers.craftsmen.printed import INFO
from tests.scorers.craftsmen.playing import EVERYTHING, LIGHTEST, MORE, Playing

NAMES = {"s1": "Anna", "s2": "Bartek", "s3": "Celina"}


def pl(said: Msg | None) -> str:
    return texts("pl")(said, NAMES) if said else ""


def pick(found: Form, ask: str) -> Pick:
    (asked,) = (one for one in found.asks if isinstance(one, Pick) and one.key == ask)
    return asked


# ---------------------------------------------------------------------------------------------- 3. the end phase


def test_phase_3_the_end_of_a_season_says_what_it_brings() -> None:
    """Who used how many privileges, who gets a token, the coming order; helpers that come home are no loss."""
    play = Playing.of(3, MORE).to(Phase.HALL).stands("hall", "s3").stands("bank", "s2")
    play.tap("done", **{"hall/hall.0.0": ("order",)})
    assert play.state.flow.phase is Phase.CLOSE
    found = play.form("close")
    assert pl(found.note).splitlines() == [
        "Użyte przywileje: Anna 0, Bartek 0 i Celina 0. Najmniej, więc żeton przywileju: Anna, Bartek i Celina.",
        "Następna kolejność: Celina, Anna i Bartek",
    ]
    assert found.changes == ()


def test_phase_3_what_is_told_is_counted_before_the_tap() -> None:
    found = Playing.of(3, ("points", "tokens")).until(Phase.CLOSE).form("close", used={"s1": 1}, changed=("s2",))
    assert pl(found.note).splitlines() == [
        "Użyte przywileje: Anna 1, Bartek 0 i Celina 0. Najmniej, więc żeton przywileju: Bartek i Celina.",
        "Następna kolejność: Bartek, Anna i Celina",
    ]


def test_phase_3_two_players_change_places_and_winter_changes_no_order() -> None:
    assert pl(Playing.of(2, LIGHTEST).until(Phase.CLOSE).form("close").note) == "Następna kolejność: Bartek i Anna"
    winter = Playing.of(3, LIGHTEST, rulings={"winter_tokens": "yes"}).until(Phase.CLOSE, 4)
    assert winter.form("close").note is None


def test_phase_3_who_has_the_fewest_and_gets_none_is_said() -> None:
    play = Playing.of(3, MORE).has("s1", "privilege", 3).to(Phase.CLOSE)
    assert "Najmniej, ale bez żetonu: Anna." in pl(play.form("close").note)


# -------------------------------------------------------------------------------------------- stage VI: the town hall


def hall(play: Playing, where: str, **chosen: str) -> dict[str, tuple[str, bool]]:
    """What speaks against each choice of a helper, and whether it may be taken all the same."""
    answers = {f"hall/hall.{at[1]}.0": (choice,) for at, choice in chosen.items()}
    found = pick(play.form("done", **answers), f"hall/hall.{where}.0")
    return {one.key: (pl(one.because), one.anyway) for one in found.options if one.because}


def test_stage_vi_an_empty_pool_is_said_where_one_chooses() -> None:
    """ "Jeżeli w puli nie ma już takiego żetonu, gracz nie może wykonać akcji": also by those who chose before."""
    play = Playing.of(3, MORE).to(Phase.HALL).stands("hall", "s1", "s2").has("s3", "work", 3).has("s2", "work", 2)
    assert hall(play, "0") == {}
    assert hall(play, "1", _0="work") == {"work": ("pula jest pusta", False)}
    assert hall(play, "1", _0="privilege") == {}


def test_stage_vi_a_fourth_token_and_a_second_change_of_order_are_said_where_one_chooses() -> None:
    play = Playing.of(3, MORE).to(Phase.HALL).stands("hall", "s1", "s1").has("s1", "privilege", 2)
    assert hall(play, "1", _0="privilege") == {"privilege": ("Anna ma już 3: więcej nie wolno.", True)}
    assert hall(play, "1", _0="order") == {"order": ("Anna stoi już na torze zmiany kolejności.", True)}


# ----------------------------------------------------------------------------------------------- printed values


@pytest.mark.parametrize("page", ["points", "bonus", "ship1", "majority"])
def test_digest_10_3_a_printed_value_may_stay_empty(page: str) -> None:
    found = Playing.of(3, LIGHTEST).tap("printed/ship1", rows__1=("wine",)).form(f"printed/{page}")
    assert (found.event, open_ask(found)) == (None, None)


def test_digest_10_3_a_hold_is_one_value_and_the_right_place_is_said_to_follow() -> None:
    play = Playing.of(3, LIGHTEST)
    told: dict[str, Answer] = {"rows/1": ("wine", "beer"), "ship1": {"hold.1.wine.left": 4, "hold.1.beer.left": 3}}
    assert "Prawe pole jest warte tyle co lewe" in pl(play.form("printed/ship1", **told).note)
    play.tap("printed/ship1", **told)
    assert pl(label(GAME, play.events[-1])) == "Podano 2 wydrukowane wartości"


@pytest.mark.parametrize(
    ("key", "answers", "said"),
    [
        ("bonus/s1", {"good": ("beer",)}, "Punkty na żetonie bonusowym"),
        ("make/s1", {"good": ("beer",), "to": ("made",)}, "Punkty na karcie budynku"),
    ],
)
def test_digest_10_3_a_question_says_where_the_number_is_printed(
    key: str, answers: Mapping[str, tuple[str, ...]], said: str
) -> None:
    play = Playing.of(3, LIGHTEST).until(Phase.BUILD if key[0] == "b" else Phase.CRAFT)
    assert [pl(ask.label) for ask in play.form(key, **answers).asks if ask.key == "printed"] == [said]


def test_digest_10_3_the_row_of_a_value_says_it_and_nothing_moves_below_it() -> None:
    """A second touch on plus met another place: what changes hands stood below from the first one on."""
    play = Playing.of(3, EVERYTHING).to(Phase.CRAFT).stands("craft", "s1")
    told = play.form("make/s1", good=("beer",), to=("ship1",), printed={"points.beer": 1})
    assert (told.event is None, told.changes) == (False, ())
    assert play.form("make/s1", good=("flour",), to=("granary",)).changes, "where nothing is typed it is still said"


# --------------------------------------------------------------------------------------- year's end 1: the ships


@pytest.mark.parametrize(
    ("values", "lies", "first"),
    [
        pytest.param({}, {"_1_wine_0": "s1", "_1_wine_1": "s2"}, "s2", id="one row: who was pushed left"),
        pytest.param({}, {"_1_wine_0": "s1", "_1_beer_1": "s2"}, "", id="two rows, and nobody knows which is higher"),
        pytest.param(
            {"hold.1.beer.row": 1, "hold.1.wine.row": 2}, {"_1_wine_1": "s1", "_1_beer_0": "s2"}, "s2", id="rows known"
        ),
        pytest.param(
            {"hold.1.beer.row": 2, "hold.1.wine.row": 1}, {"_1_wine_1": "s1", "_1_beer_0": "s2"}, "s1", id="turned"
        ),
    ],
)
def test_year_1_a_tie_the_cubes_settle_is_filled_in(
    values: Mapping[str, int], lies: Mapping[str, str], first: str
) -> None:
    """ "Pierwszeństwo ma gracz mający znacznik na najwyższym polu ładowni i znajdujący się najbardziej na lewo"."""
    play = Playing.of(3, EVERYTHING, values=values).lays(**lies).until(Phase.SHIPS, 4)
    found, _ = play.filled("score/ship1", {"ship1/cargo": {"s1": 2, "s2": 2}})
    assert pick(found, "ship1/tie/1").chosen == ((first,) if first else ())
    if first:
        play.tap("score/ship1", ship1__cargo={"s1": 2, "s2": 2})
        assert play.n(first, "vp.ships.1") == 2 + 4


def test_year_1_other_markers_than_lie_there_are_asked_about() -> None:
    play = Playing.of(3, EVERYTHING).lays(_1_wine_0="s1", _1_wine_1="s2").until(Phase.SHIPS, 4)
    found, _ = play.filled("score/ship1", {"ship1/n": {"s1": 2, "s2": 2}})
    assert pick(found, "ship1/tie/2").chosen == ()


def test_stage_iv_what_lies_on_a_ship_is_shown_and_put_right_before_its_holds_are_told() -> None:
    play = Playing.of(3, EVERYTHING).lays(_2_wine_0="s1")
    (table,) = (one for one in GAME.view(play.state, None).seats if one.seat == "table")
    rows = [row for held in table.holdings if held.thing == "holds" and held.spots for row in held.spots.rows]
    assert [(row.key, [spot.pieces for spot in row.spots]) for row in rows] == [("2.wine", [(), ("s1",)])]
    assert "laid/holds" in [move.key for move in table.moves]
    play.tap("laid/holds", lies=("@s2", "2.wine.0@s2"))
    assert (play.n("s1@2.wine.0", "cube"), play.n("s2@2.wine.0", "cube")) == (0, 1)


# ---------------------------------------------------------------------------------------------------- what is agreed


@pytest.mark.parametrize("players", range(2, 6))
def test_two_players_are_asked_what_concerns_two_and_nobody_else_is(players: int) -> None:
    asked = {ruling.id for ruling in INFO.rulings if ruling.matters("standard", players)}
    assert {"winter_swap", "tie_order"} <= asked or players > len("12")
    assert bool({"order_discs", "order_twice"} & asked) == bool(players - 2)
    assert bool({"winter_swap", "tie_order"} & asked) == (players == len("12"))


def test_a_token_by_itself_is_one() -> None:
    play = Playing.of(3, MORE).to(Phase.BANK).tap("token/s2", what=("privilege",))
    assert pl(label(GAME, play.events[-1])) == "Bartek bierze: 1 żeton przywileju"
    assert (
        pl(label(GAME, play.tap("token/s2", what=("privilege-back",)).events[-1]))
        == "Bartek oddaje: 1 żeton przywileju"
    )
