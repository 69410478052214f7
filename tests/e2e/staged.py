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
from scorers.core.events import Event
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


def over(state: Any) -> bool:  # noqa: ANN401 - whatever is played
    """Whether nothing is left to play."""
    return bool(state.flow.over)


def _plays() -> Iterator[tuple[str, Setup, Sequence[Event]]]:
    havre, little, builders = (agreed(slug) for slug in ("le_havre", "little_town", "builders"))
    short = agreed("le_havre", variant=1)
    yield "harbour_over", short, harbour(short, over)
    yield "town_over", little, town(little, over)
    yield "builders_over", builders, building(builders, over)
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


def stage(folder: Path) -> Staged:
    """Lay everything out, the last table the one that is played now."""
    clock = FakeClock(datetime.now(UTC) - timedelta(hours=30))
    house = Library.open(folder, clock)
    tables: dict[str, str] = {}
    plays: dict[str, str] = {}
    for name in NAMES:
        house.meet(name)
    for name, setup, events in _plays():
        clock.moment = datetime.now(UTC) - timedelta(seconds=PACE * len(events) + (0 if name == "harbour" else 90_000))
        live = _played(house, clock, setup, events)
        if name.endswith("_over"):
            live = _played(house, clock, setup, events)  # one is left before its points are counted
            tables[name] = live.key
            plays[name] = _scored(house, _played(house, clock, setup, events))
        else:
            tables[name] = live.key
    house.close()
    return Staged(tables, plays)


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
    given = {key: dict(entries) for key, entries in table.game.sheet(table.setup, table.state).prefilled().items()}
    for field in table.game.sheet(table.setup, table.state).open:
        given.setdefault(field.key, {})
    assert table.do(Command(new_id(), score_event(given), table.n, "d-1")).taken
    house.committed(live)
    return live.key
