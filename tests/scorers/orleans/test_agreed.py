"""Title and referee at one table: whole games, compared after every step."""

from copy import deepcopy
from pathlib import Path
from random import Random

import pytest

from scorers.orleans.printed import INFO
from tests.scorers.orleans import tables as t
from tests.scorers.orleans.chance import Chance
from tests.scorers.orleans.course import Referee
from tests.scorers.orleans.playing import EVERYTHING, LIGHTEST, POINTS
from tests.scorers.orleans.script import read
from tests.scorers.orleans.test_referee import MARKETS, SEATS
from tests.scorers.orleans.through import Through

THREE = read((Path(__file__).parent / "golden" / "three.txt").read_text(encoding="utf-8"))
PRESETS = {"everything": EVERYTHING, "points": POINTS, "lightest": LIGHTEST}
EACH_PRESET = pytest.mark.parametrize("preset", list(PRESETS))


def sheet(referee: Referee) -> dict[str, dict[str, int]]:
    """What players would say at the end who keep everything in their heads."""
    players = referee.players.items()
    found = {
        "coins": {seat: player.coins for seat, player in players},
        "position": {seat: player.steps for seat, player in players},
        "stations": {seat: player.built for seat, player in players},
        "citizens": {seat: len(player.citizens) for seat, player in players},
        **{good: {seat: player.goods[good] for seat, player in players} for good in t.GOODS},
    }
    bread = {seat: player.goods["bread"] for seat, player in players}
    return found | ({"bread": bread} if referee.extras else {})


def counted(table: Through) -> dict[str, dict[str, int]]:
    """The final count of the title, line by line."""
    found = table.playing.score(sheet(table.referee))
    lines: dict[str, dict[str, int]] = {}
    for line in found.lines:
        mine = lines.setdefault(line.seat, dict.fromkeys(("coins", "goods", "stations", "citizens", "bread"), 0))
        mine[line.group] += line.points.known or 0
    assert {seat: found.total(seat).known for seat in lines} == {seat: sum(own.values()) for seat, own in lines.items()}
    assert list(found.ranking().winners) == table.referee.winners()
    return lines


@EACH_PRESET
def test_the_golden_game(preset: str) -> None:
    table = Through.new(THREE.market, keeps=PRESETS[preset])
    if preset == "everything":
        table.playing.has("table", **THREE.market)
    table.game(THREE)
    assert table.state.flow.over
    if preset == "everything":
        market = {good: table.playing.n("table", good) for good in t.GOODS}
        supply = {kind: table.playing.n("table", f"follower.{kind}") for kind in t.FOLLOWERS}
        assert {"market": market, "supply": supply} == THREE.left
    found = counted(table)
    assert {seat: {**lines, "total": sum(lines.values())} for seat, lines in found.items()} == {
        seat: {**lines, "bread": 0} for seat, lines in THREE.final.items()
    }


def by_chance(seed: int, keeps: tuple[str, ...]) -> None:
    """A game as chance has it, rulings and all, told to the title."""
    rnd = Random(seed)
    players, market = 2 + seed % 3, MARKETS[2 + seed % 3]
    rulings = {ruling: rnd.choice(INFO.ruling(ruling).options) for ruling in ("citizen_spaces", "leave_coin_space")}
    fewer = "buildings" in keeps and not rnd.randrange(3)
    table = Through.new(
        market,
        players,
        keeps,
        first=rnd.choice(SEATS[:players]),
        extras=rnd.choice(("no", "yes")),
        rulings=rulings,
        variant="fewer_buildings" if fewer else "standard",
    )
    if fewer:
        tiles = rnd.sample(table.referee.tiles, 4 if players == 2 else players)
        table.put_back(*tiles[1:], rnd.choice((tiles[0], "nobody")))
    if {"goods", "actions"} <= {*keeps} and rnd.random() < 1 / 2:
        table.playing.has("table", **market)
    table.game(Chance(deepcopy(table.referee), rnd).game())
    assert table.state.flow.over
    assert counted(table) == table.referee.count()


@EACH_PRESET
@pytest.mark.parametrize("seed", range(6))
def test_a_game_of_chance(seed: int, preset: str) -> None:
    by_chance(seed, PRESETS[preset])


def some_keeps(seed: int) -> tuple[str, ...]:
    """Any choice of keeps that the switches allow."""
    info, rnd = INFO, Random(seed)
    found = {keep.id for keep in info.keeps if rnd.random() < 2 / 3}
    while lacking := {keep.id for keep in info.keeps if keep.id in found and not found.issuperset(keep.needs)}:
        found -= lacking
    return tuple(keep.id for keep in info.keeps if keep.id in found)


@pytest.mark.parametrize("seed", range(20, 26))
def test_a_game_of_chance_with_any_keeps(seed: int) -> None:
    """Keeping less never gives another number, only unknown."""
    by_chance(seed, some_keeps(seed))


@pytest.mark.torture
@EACH_PRESET
@pytest.mark.parametrize("seed", range(1000, 1300))
def test_games_for_hours(seed: int, preset: str) -> None:
    by_chance(seed, PRESETS[preset])


@pytest.mark.torture
@pytest.mark.parametrize("seed", range(2000, 2300))
def test_games_for_hours_with_any_keeps(seed: int) -> None:
    by_chance(seed, some_keeps(seed))
