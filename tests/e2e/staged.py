"""Evenings laid out in a folder for pictures: every game in the middle, at the end of a round, and when it is over."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any, Final

from companion.app.library import Library, new_id
from companion.table.live import LiveTable
from companion.table.model import Command
from scorers.core.core_moves import score_event
from scorers.core.events import Entry, Event
from scorers.core.game import apply
from scorers.core.msg import SeatId
from scorers.core.registry import game
from scorers.core.setup import Seat, Setup
from tests.scorers.builders import bot as builders_bot
from tests.scorers.builders.playing import APPRENTICES
from tests.scorers.builders.playing import Playing as Building
from tests.scorers.le_havre.harbourside import Bot, Harbourside
from tests.scorers.little_town.playing import Playing as Town
from tests.scorers.little_town.wandering import step
from timers.clock import FakeClock

NAMES: Final = ("Ola", "Ewa", "Jan", "Tomek")
PACE: Final = 47
"""Seconds from step to step."""
PATIENCE: Final = 4000


@dataclass(frozen=True)
class Staged:
    """The tables that lie in the folder, and the plays that are over."""

    tables: dict[str, str]
    plays: dict[str, str]


def agreed(slug: str, variant: int = 0) -> Setup:
    """Four people in the first colours of the box."""
    info = game(slug).info
    seats = tuple(
        Seat(id=SeatId(f"s{n}"), name=name, colour=colour.id, symbol=colour.symbol, person=name)
        for n, (name, colour) in enumerate(zip(NAMES, info.colours, strict=False), 1)
    )
    options = {"side": "side_1"} if slug == "little_town" else {}
    return Setup(
        slug=slug,
        ruleset=info.ruleset,
        seats=seats,
        first=SeatId("s1"),
        keeps=info.presets[-1].keeps,
        options=options,
        variant=info.variants[variant] if info.variants else "standard",
    )


def harbour(setup: Setup, until: Callable[[Any], bool], seed: int = 1) -> Sequence[Event]:
    """Le Havre, played at random until something is so."""
    table = Harbourside(game("le_havre").begin(setup))
    bot = Bot(table, Random(seed))
    for _ in range(PATIENCE):
        if until(table.state) or table.state.flow.over:
            break
        bot.step()
    return table.events


def town(setup: Setup, until: Callable[[Any], bool], seed: int = 3) -> Sequence[Event]:
    """Little Town, likewise."""
    play, random = Town(game("little_town").begin(setup)), Random(seed)
    for _ in range(PATIENCE):
        if until(play.state) or play.state.flow.over:
            break
        step(play, random.randrange)
    return play.events


def building(setup: Setup, until: Callable[[Any], bool], seed: int = 5) -> Sequence[Event]:
    """Builders, likewise."""
    play, random = Building(game("builders").begin(setup)), Random(seed)
    for seat, card in zip(setup.ids, APPRENTICES, strict=False):
        play.do(f"deal/{seat}", card=(card,))
    for _ in range(PATIENCE):
        if until(play.state) or play.state.flow.over:
            break
        builders_bot.turn(play, random)
    return play.events


def _cards(names: str) -> tuple[str, ...]:
    return tuple(f"building.{name}" for name in names.split())


def _ships(names: str) -> tuple[str, ...]:
    return tuple(f"ship.{name}" for name in names.split())


def over(state: Any) -> bool:  # noqa: ANN401 - whatever is played
    """Whether nothing is left to play."""
    return bool(state.flow.over)


COUNTED: Final[dict[str, dict[str, dict[str, Entry]]]] = {
    "le_havre": {
        "francs": {"s1": 23, "s2": 17, "s3": 31, "s4": 9},
        "buildings": {
            "s1": _cards("marketplace sawmill brickworks tannery dock bank town_hall"),
            "s2": _cards("building_firm_2 joinery bakehouse charcoal_kiln ironworks shipping_line church"),
            "s3": _cards("fishery smokehouse abattoir colliery wharf_1 cokery"),
            "s4": _cards("hardware_store clay_mound arts_centre steel_mill wharf_2"),
        },
        "specials": {"s1": (), "s2": _cards("haulage_firm"), "s3": (), "s4": _cards("plant_nursery")},
        "others": dict.fromkeys(("s1", "s2", "s3", "s4"), 0),
        "ships": {"s1": _ships("S05 S13"), "s2": _ships("S02 S16"), "s3": _ships("S07 S14"), "s4": _ships("S01")},
        "loans": {"s1": 1, "s2": 0, "s3": 0, "s4": 1},
    },
    "little_town": {
        "track": {"s1": 41, "s2": 36, "s3": 47, "s4": 33},
        "castle": {"s3": 2},
        "watchtower": {"s1": 3},
        "coins": {"s1": 7, "s2": 10, "s3": 4, "s4": 6},
    },
    "builders": {
        "vp": {"s1": 14, "s2": 18, "s3": 12, "s4": 9},
        "cards": dict.fromkeys(("s1", "s2", "s3", "s4"), ()),
        "coin": {"s1": 23, "s2": 8, "s3": 31, "s4": 15},
    },
}
"""What four people have at the end of an evening, as they would say it."""


def bare(setup: Setup) -> Setup:
    """Return a table of which nothing is kept: everything is asked at its end."""
    return setup.model_copy(update={"keeps": ()})


def _plays() -> Iterator[tuple[str, Setup, Sequence[Event]]]:
    havre, little, builders = (agreed(slug) for slug in ("le_havre", "little_town", "builders"))
    yield "harbour_over", bare(havre), harbour(bare(havre), over)
    yield "town_over", bare(little), town(bare(little), over)
    lightest = game("builders").info.presets[0].keeps  # the points: who comes to 17 ends it
    yield "builders_over", builders.model_copy(update={"keeps": lightest}), ()
    yield "town_end", little, town(little, lambda s: s.flow.round == 3 and s.flow.phase == "feeding")
    yield "builders", builders, building(builders, lambda s: s.flow.round == 6)
    yield "town", little, town(little, lambda s: s.flow.round == 3 and s.flow.phase == "turns" and len(s.flow.done) > 5)
    whole = harbour(havre, lambda s: s.flow.round == 10 and s.flow.phase == "feed")
    yield "harbour_end", havre, whole
    yield "harbour", havre, _until(havre, whole, lambda s: (s.flow.round, s.flow.turn, s.flow.phase) == (10, 3, "main"))


def _until(setup: Setup, events: Sequence[Event], until: Callable[[Any], bool]) -> Sequence[Event]:
    """As far as it has come when something is so."""
    shown = game(setup.slug)
    state = shown.begin(setup)
    for n, event in enumerate(events):
        if until(state):
            return events[:n]
        state = apply(shown, state, event)
    return events


def stage(folder: Path, *, alone: bool = False) -> Staged:
    """Lay everything out, the last table the one that is played now; `alone`: of the open tables only that one."""
    clock = FakeClock(datetime.now(UTC) - timedelta(hours=30))
    house = Library.open(folder, clock)
    tables: dict[str, str] = {}
    plays: dict[str, str] = {}
    for name in NAMES:
        house.meet(name)
    for name, setup, events in _plays():
        clock.moment = datetime.now(UTC) - timedelta(seconds=PACE * len(events) + (0 if name == "harbour" else 90_000))
        if name.endswith("_over"):
            plays[name] = _scored(house, _played(house, clock, setup, events))
        if not alone or name == "harbour":
            tables[name] = _played(house, clock, setup, events).key
    house.close()
    return Staged(tables, plays)


def lay(folder: Path, setup: Setup, events: Sequence[Event]) -> str:
    """Lay one table out as it has been played so far; return its key."""
    clock = FakeClock(datetime.now(UTC) - timedelta(seconds=PACE * len(events)))
    house = Library.open(folder, clock)
    key = _played(house, clock, setup, events).key
    house.close()
    return key


def _played(house: Library, clock: FakeClock, setup: Setup, events: Sequence[Event]) -> LiveTable:
    live = house.start(setup)
    for event in events:
        clock.advance(PACE)
        taken = live.table.do(Command(new_id(), event, live.table.n, "d-1"))
        assert taken.taken, (event, taken)
        house.committed(live)
    return live


def _scored(house: Library, live: LiveTable) -> str:
    table = live.table
    given = COUNTED[table.setup.slug]
    assert table.do(Command(new_id(), score_event(given), table.n, "d-1")).taken
    house.committed(live)
    return live.key
