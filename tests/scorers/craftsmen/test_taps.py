"""How often a table has to tap (paper test W4 to W6)."""

from __future__ import annotations

import pytest

from scorers.craftsmen import GAME
from scorers.craftsmen.model import Phase
from scorers.craftsmen.printed import SHIPPED
from tests.scorers.craftsmen.playing import EVERYTHING, LIGHTEST, MORE, PRINTED, Playing


def test_a_helper_is_one_tap_and_covering_three() -> None:
    play = Playing.of(5, MORE)
    play.taps = 0
    assert play.tap("send/s1/bank").taps == 1
    play.tap("send/s2/bank").tap("send/s3/bank").taps = 0
    assert play.tap("send/s4/bank", over=("0.1",), fee=("card",)).taps == 3


def test_the_helpers_of_a_season_with_five_are_thirty_one_taps_at_most() -> None:
    """22 helpers, 3 of them covering with a fee, and three who pass."""
    play = Playing.of(5, MORE)
    play.taps = 0
    play.sends("bank", "bank", "bank")
    for over in ("0.1", "1.1"):
        play.tap(f"send/{play.state.flow.acting}/bank", over=(over,), fee=("card",))
    play.sends("build", "build", "build", "craft", "craft", "craft", "notary", "notary", "notary", "merchant")
    play.sends("merchant", "merchant", "hall", "hall", "hall")
    play.tap(f"send/{play.state.flow.acting}/craft", over=("1.1",), fee=("card",))
    while play.state.flow.phase is Phase.HELPERS:
        play.sends("-")
    assert play.taps <= 31


def test_a_years_end_that_was_kept_is_six_taps_at_most() -> None:
    play = Playing.of(4, EVERYTHING, values=PRINTED)
    for seat in play.state.setup.ids:
        play.tap(f"built/{seat}", top=("red",), bottom=("blue",))
    play.until(Phase.SHIPS, 4).lays(_1_meat_0="s1", _2_clothes_0="s2", flour_0="s3")
    play.taps = 0
    play.tap("score/ships").tap("score/colours").tap("score/granary").tap("score/invest", invest={"s2": 9})
    assert play.taps <= 6
    assert play.state.flow.round == 5


def test_what_was_kept_is_scored_by_a_tap_and_what_is_told_by_its_button() -> None:
    kept, told = (
        Playing.of(2, keeps).until(Phase.GRANARY, 4).form("score/granary") for keeps in (EVERYTHING, LIGHTEST)
    )
    assert (kept.asks, kept.confirm) == ((), None)
    assert told.asks
    assert told.confirm


@pytest.mark.parametrize(
    ("players", "markers", "granary", "invest"),
    [
        pytest.param(4, 18, {"s1": 2, "s3": 1}, {"s4": 7}, id="a board half full"),
        pytest.param(5, 22, {}, {}, id="all places taken, by five"),
    ],
)
def test_ships_painted_and_the_rest_typed_are_thirty_taps_at_most(
    players: int, markers: int, granary: dict[str, int], invest: dict[str, int]
) -> None:
    """A colour, then a touch a marker; sets as last year, granary, an investment."""
    play = Playing.of(players, LIGHTEST, values=PRINTED).until(Phase.COLOURS, 4)
    play.tap("score/colours", colours=dict.fromkeys(play.state.setup.ids, 1)).until(Phase.SHIPS, 8)
    spots = [spot.key for ask in play.form("score/ships").asks for spot in ask.spots]  # type: ignore[union-attr]
    cells = tuple(f"{key}@s{at % players + 1}" for at, key in enumerate(spots[:markers]))
    assert len(cells) == markers
    play.taps = 0
    play.tap("score/ships", holds=("@s1", *cells))
    play.taps += players - 2  # the other colours; "@s1" was counted, though it is in hand
    play.tap("score/colours").tap("score/granary", granary=granary).tap("score/invest", invest=invest)
    assert play.taps <= 30


def test_a_ship_whose_holds_are_known_is_one_tap_and_asks_nobody_who_is_higher() -> None:
    """Ship by ship, where those of another are not known; what lies nowhere printed is typed, too."""
    values = {key: n for key, n in PRINTED.items() if key.startswith("hold.2")}
    play = Playing.of(3, EVERYTHING, values=values).until(Phase.SHIPS, 4)
    play.lays(_2_clothes_0="s2", _2_clothes_1="s1", _3_bread_0="s3")
    assert primary(play) == "score/ship2"
    play.taps = 0
    play.tap("score/ship2")
    assert (play.taps, play.n("s1", "vp.ships.1"), play.n("s2", "vp.ships.1")) == (1, 4 + 5, 4 + 3)
    assert primary(play) == "score/ship3"
    assert [ask.key for ask in play.form("score/ship3").asks] == ["ship3/n", "ship3/cargo"]
    play = Playing.of(3, EVERYTHING, values=values).until(Phase.SHIPS, 4).lays(_2_wine_0="s2", _3_bread_0="s3")
    assert [ask.key for ask in play.form("score/ship2").asks] == ["ship2/n", "ship2/cargo"]


def test_all_ships_are_one_tap_where_the_holds_of_those_that_carry_something_are_known() -> None:
    values = {key: n for key, n in PRINTED.items() if key.startswith("hold.2")}
    play = Playing.of(3, EVERYTHING, values=values).until(Phase.SHIPS, 4).lays(_2_clothes_0="s2")
    assert primary(play) == "score/ships"
    play.tap("score/ships")
    assert (play.n("s2", "vp.ships.1"), play.state.flow.phase) == (4 + 5, Phase.COLOURS)
    nothing = Playing.of(3, EVERYTHING, values=values).until(Phase.SHIPS, 4)
    assert primary(nothing) == "score/ships", "nothing is asked, and it says which are empty"


def primary(play: Playing) -> str:
    """What lies under the thumb."""
    move = GAME.view(play.state, None).primary
    return move.key if move else ""


def test_painted_holds_rank_by_row_then_column() -> None:
    """Equal counts: the highest row, then further left (digest 5.1)."""
    play = Playing.of(3, LIGHTEST, values=PRINTED).until(Phase.SHIPS, 4)
    first, second = SHIPPED[:2]
    lies = (f"1.{first}.0@s1", f"1.{first}.1@s2", f"1.{second}.0@s3")
    play.tap("score/ships", holds=("@s1", *lies))
    told = play.state.flow.told["1/ship1"]
    assert {seat: found[:3] for seat, found in told.items()} == {"s1": (1, 4, 2), "s2": (1, 4, 1), "s3": (1, 4, 3)}
    assert play.n("s2", "vp.ships.1") == 4 + 4
    # A changed value moves exactly what it brought, and says so.
    before = play.points()
    found = play.form("printed/ship1", ship1={f"hold.1.{first}.left": 9})
    assert found.event is not None
    assert [said.id for said in GAME.loud(play.state, found.event)] == ["craftsmen-changed"]
    play.tap("printed/ship1", ship1={f"hold.1.{first}.left": 9})
    assert play.points() == {**before, "s2": (before["s2"] or 0) + 5}


def test_what_lies_in_the_granary_is_put_right_by_painting() -> None:
    play = Playing.of(3, EVERYTHING)
    assert play.form("laid/granary").event is None
    play.tap("laid/granary", lies=("@s2", "flour.0@s2", "flour.1@natural"))
    assert (play.n("s2@flour.0", "cube"), play.n("table@flour.1", "cube"), play.n("table@rope.0", "cube")) == (1, 1, 0)
