"""Title and referee at one table: whole games, compared after every step."""

from pathlib import Path
from random import Random

import pytest

from scorers.core.core_moves import label
from scorers.core.events import Counted, KeepChanged
from scorers.core.game import apply
from scorers.core.ledger import seat_of
from scorers.core.msg import BOX, TABLE, SeatId
from scorers.craftsmen import GAME
from scorers.craftsmen.model import cubes_out
from scorers.craftsmen.printed import INFO
from tests.scorers.craftsmen import tables as t
from tests.scorers.craftsmen.chance import Chance, printed, start
from tests.scorers.craftsmen.course import Referee
from tests.scorers.craftsmen.playing import EVERYTHING, LIGHTEST, MORE
from tests.scorers.craftsmen.referee import Agreed, Printed
from tests.scorers.craftsmen.script import lines, read
from tests.scorers.craftsmen.test_referee import agreed
from tests.scorers.craftsmen.through import Through

THREE = read((Path(__file__).parent / "golden" / "three.txt").read_text(encoding="utf-8"))
PRESETS = {"everything": EVERYTHING, "more": MORE, "lightest": LIGHTEST}
EACH_PRESET = pytest.mark.parametrize("preset", list(PRESETS))


def counted(table: Through) -> dict[str, dict[str, int]]:
    """The final count of the title, line by line, by the referee's words."""
    referee = table.referee
    totals = referee.total()
    tied = [seat for seat in referee.seats if [*totals.values()].count(totals[seat]) > 1]
    found = table.playing.score(
        {
            "bonus": {seat: lines(referee, seat)["tokens"] for seat in referee.seats},
            **({"cards": {seat: referee.players[seat].cards for seat in tied}} if tied else {}),
        }
    )
    names = {"goods": "made"}
    mine: dict[str, dict[str, int]] = {seat: {} for seat in referee.seats}
    for line in found.lines:
        group = {"bonus": "tokens"}.get(line.group, names.get(line.group, line.group))
        mine[line.seat][group] = mine[line.seat].get(group, 0) + (line.points.known or 0)
    assert {seat: found.total(seat).known for seat in referee.seats} == totals
    assert found.ranking().winners == (referee.ranking()[0],)
    return mine


@EACH_PRESET
@pytest.mark.parametrize("known", [True, False])
def test_the_golden_game(preset: str, known: bool) -> None:  # noqa: FBT001 - a row
    table = Through.new(THREE, PRESETS[preset])
    if known:
        table.tell_box()
    table.game(THREE)
    assert table.state.flow.over
    assert all(label(GAME, event).id for event in table.playing.events)
    for seat, found in counted(table).items():
        told = {line: n for line, n in THREE.final[seat].items() if line != "total" and n}
        assert {line: n for line, n in found.items() if n} == told


def by_chance(seed: int, keeps: tuple[str, ...]) -> Through:
    """A game as chance has it, rulings and all, told to the title."""
    rnd = Random(seed)
    sits, box = start(rnd, 2 + seed % 4), printed(rnd)
    rulings = agreed(rnd) if rnd.random() < 1 / 2 else Agreed()
    referee = Referee(tuple(sits.faces), box, rulings)
    referee.sit(sits.faces, sits.youngest, sits.sawmills)
    script = Chance(referee, rnd).game(sits)
    table = Through.new(script, keeps, rulings)
    table.slips = rnd if rnd.random() < 1 / 2 else None
    match rnd.choice(("all", "points", "none", "wrong")):
        case "all":
            table.tell_box()
        case "points":
            table.tell_box(ships=False)
        case "wrong":
            table.tell_box(misread(box, rnd))
    table.game(script)
    assert table.state.flow.over
    counted(table)
    return table


def misread(box: Printed, rnd: Random) -> Printed:
    """The same rows in another order, and other numbers."""
    rows = {
        ship: tuple((kind, rnd.randint(1, 9), rnd.randint(1, 9)) for kind, _, _ in rnd.sample(found, len(found)))
        for ship, found in box.rows.items()
    }
    made = {kind: rnd.randint(1, 6) for kind in box.made}
    return Printed(rows, made, {kind: rnd.randint(2, 9) for kind in box.tokens})


@EACH_PRESET
@pytest.mark.parametrize("seed", range(8))
def test_a_game_of_chance(seed: int, preset: str) -> None:
    by_chance(seed, PRESETS[preset])


def some_keeps(seed: int) -> tuple[str, ...]:
    """Any choice of keeps that the switches allow; points are what the count is compared by."""
    rnd = Random(seed)
    found = {keep.id for keep in INFO.keeps if rnd.random() < 2 / 3} | {"points"}
    while lacking := {keep.id for keep in INFO.keeps if keep.id in found and not found.issuperset(keep.needs)}:
        found -= lacking
    return tuple(keep.id for keep in INFO.keeps if keep.id in found)


@pytest.mark.parametrize("seed", range(20, 28))
def test_a_game_of_chance_with_any_keeps(seed: int) -> None:
    """Keeping less never gives another number, only unknown."""
    by_chance(seed, some_keeps(seed))


@pytest.mark.parametrize("seed", range(40, 48))
def test_every_players_twenty_cubes_lie_on_the_board_or_at_home(seed: int) -> None:
    """Whatever is made, falls out, is bought, sails or comes home: nobody's cube ever becomes another's."""
    playing = by_chance(seed, EVERYTHING).playing
    state = GAME.begin(playing.state.setup)
    home = dict.fromkeys(state.setup.ids, t.CUBES)
    for event in playing.events:
        for moved in (one for one in event.transfers if one.thing == "cube"):
            (whose,) = {seat_of(moved.src), seat_of(moved.dst)} - {BOX}
            if whose != TABLE:
                home[SeatId(whose)] += moved.n * ((moved.dst == BOX) - (moved.src == BOX))
        state = apply(GAME, state, event)
        lying = {seat: cubes_out(state, seat) for seat in state.setup.ids}
        if isinstance(event, Counted | KeepChanged):  # the table counted them anew
            home = {seat: t.CUBES - n for seat, n in lying.items()}
        assert {seat: home[seat] + n for seat, n in lying.items()} == dict.fromkeys(home, t.CUBES)
        assert min(*home.values(), *lying.values()) >= 0


@pytest.mark.torture
@EACH_PRESET
@pytest.mark.parametrize("seed", range(1000, 1200))
def test_games_for_hours(seed: int, preset: str) -> None:
    by_chance(seed, PRESETS[preset])


@pytest.mark.torture
@pytest.mark.parametrize("seed", range(2000, 2200))
def test_games_for_hours_with_any_keeps(seed: int) -> None:
    by_chance(seed, some_keeps(seed))


def test_the_referees_numbers_are_the_titles_numbers() -> None:
    assert {f"points.{kind}": n for kind, n in t.MADE.items()}.items() <= INFO.values.items()
    assert {f"majority.{ship}.{at}": n for ship, all_ in t.BONUS.items() for at, n in enumerate(all_, start=1)} == {
        key: n for key, n in INFO.values.items() if key.startswith("majority.")
    }
