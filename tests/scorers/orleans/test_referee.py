"""The referee himself: the examples the rulebook prints, and a game whose sums were done by hand."""

from pathlib import Path
from random import Random

import pytest

from tests.scorers.orleans import tables as t
from tests.scorers.orleans.chance import Chance
from tests.scorers.orleans.course import Referee
from tests.scorers.orleans.referee import Foul
from tests.scorers.orleans.script import has, play, read, some

SEATS = ("s1", "s2", "s3", "s4")
MARKETS = {
    2: {"grain": 10, "cheese": 9, "wine": 7, "wool": 5, "brocade": 4},
    3: {"grain": 10, "cheese": 9, "wine": 7, "wool": 6, "brocade": 4},
    4: {"grain": 10, "cheese": 9, "wine": 8, "wool": 6, "brocade": 5},
}
THREE = read((Path(__file__).parent / "golden" / "three.txt").read_text(encoding="utf-8"))


def sitting(players: int = 3) -> Referee:
    return Referee(SEATS[:players], MARKETS[players])


def test_eighteen_rounds_come_to_what_was_worked_out_by_hand() -> None:
    referee = Referee(SEATS[:3], THREE.market)
    for told in play(referee, THREE):
        found = {seat: some(has(referee, seat)) for seat in referee.seats}
        assert found == {seat: some(held) for seat, held in told.after.items()}, f"round {referee.round}"
    assert referee.round == t.ROUNDS
    assert not +referee.deck
    assert referee.last_citizen() == "s1"
    for seat, lines in referee.count().items():
        assert {**some(lines), "total": sum(lines.values())} == THREE.final[seat]
    assert referee.winners() == ["s2"]
    assert {"market": dict(referee.market), "supply": dict(referee.supply)} == THREE.left


# p. 4, p. 9, p. 11: the examples of the rulebook (digest 9)


def test_p9_five_stations_and_two_citizens_at_level_4() -> None:
    referee = sitting()
    player = referee.players["s1"]
    player.built, player.citizens, player.steps = 5, ["dev_3", "dev_18"], 18
    referee.players["s2"].built = 5  # so that nobody has the last citizen
    assert (referee.count()["s1"]["stations"] + referee.count()["s1"]["citizens"]) == 28


def test_p11_five_coins_owed_and_none_there() -> None:
    referee = sitting()
    player = referee.players["s1"]
    player.coins, player.steps, player.followers["knight"] = 0, 6, 1
    referee.pay("s1", 5, {"knight": 1, "unbuilt": 2, "step": 2})
    assert (player.followers["knight"], player.unbuilt, player.steps) == (0, 8, 4)
    assert referee.supply["knight"] == 11  # for good


@pytest.mark.parametrize(("knights", "drawn"), [(0, 4), (2, 6), (5, 8)])
def test_p4_the_picture_of_the_draws(knights: int, drawn: int) -> None:
    referee = sitting()
    referee.players["s1"].tracks["knight"] = knights
    assert referee.draws("s1") == drawn


def test_p4_round_1_draws_nothing() -> None:
    assert sitting().draws("s1", in_bag=0, on_market=4) == 0


def test_p7_the_fourth_knight_takes_a_citizen_and_draws_no_more() -> None:
    referee = sitting()
    for seat in ("s1", "s2"):
        referee.players[seat].tracks["knight"] = 3
        referee.recruit(seat, "knight")
        assert referee.draws(seat) == 7
    assert (referee.players["s1"].citizens, referee.players["s2"].citizens) == (["knight_track"], [])


@pytest.mark.parametrize(
    ("players", "farmers", "found"),
    [
        (3, (3, 2, 1), (1, 0, -1)),
        (3, (0, 0, 0), (0, 0, 0)),
        (3, (5, 5, 1), (0, 0, -1)),
        (3, (5, 1, 1), (1, 0, 0)),
        (4, (5, 5, 1, 1), (0, 0, 0, 0)),
        (2, (5, 1), (1, 0)),
        (2, (1, 1), (0, 0)),
    ],
)
def test_p4_the_census(players: int, farmers: tuple[int, ...], found: tuple[int, ...]) -> None:
    referee = sitting(players)
    for seat, at in zip(referee.seats, farmers, strict=True):
        referee.players[seat].tracks["farmer"] = at
    assert tuple(referee.census().values()) == found


@pytest.mark.parametrize("space", range(31))
def test_p11_steps_back_stop_before_coins(space: int) -> None:
    below = [coins for coins in t.COIN_SPACES if coins <= space]
    lowest = below[-1] + 1 if below else 0
    assert t.BACK[space] == max(0, space - lowest)


def test_the_tables_add_up() -> None:
    assert sum(t.SUPPLY[4]) + 4 * 4 == 104
    assert {players: sum(t.SUPPLY[4]) - sum(t.SUPPLY[players]) for players in (2, 3)} == {2: 34, 3: 17}
    assert sum(t.BOX.values()) == 90
    assert {players: t.ON_THE_MAP[players] + t.IN_THE_MARKET[players] for players in (2, 3, 4)} == {2: 78, 3: 84, 4: 90}
    assert (len(t.STACK_1), len(t.STACK_2), len(t.EXTRAS)) == (12, 8, 6)
    assert sum(sum(places.values()) for _, places in t.DEEDS.values()) == 45
    assert len(sitting().citizens) == 13


def test_a_foul_is_called() -> None:
    referee = sitting()
    with pytest.raises(Foul):
        referee.hourglass("harvest")
    referee.hourglass("pilgrimage")
    for place in ("monastery", "brewery"):
        with pytest.raises(Foul):
            referee.act("s1", place)
    with pytest.raises(Foul):
        referee.act("s2", "castle")
    with pytest.raises(Foul):
        referee.act("s1", "village", "trader", "office")


@pytest.mark.parametrize("seed", range(12))
def test_chance_keeps_the_box_whole(seed: int) -> None:
    players = 2 + seed % 3
    referee = Referee(SEATS[:players], MARKETS[players], extras=seed % 2 == 1)
    script = Chance(referee, Random(seed)).game()
    again = Referee(SEATS[:players], MARKETS[players], extras=seed % 2 == 1)
    assert len(list(play(again, script))) == t.ROUNDS
    assert again.count() == referee.count()
    assert all(n >= 0 for counted in (referee.market, referee.supply) for n in counted.values())
    taken = [source for player in referee.players.values() for source in player.citizens]
    assert len(taken) == len(set(taken)) == 13 - len(referee.citizens)
