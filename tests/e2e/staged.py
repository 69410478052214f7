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
from scorers.core.core_moves import count_move, form, score_event
from scorers.core.events import Entry, Event
from scorers.core.forms import Pick
from scorers.core.game import apply
from scorers.core.msg import SeatId
from scorers.core.registry import game
from scorers.core.setup import Seat, Setup
from scorers.craftsmen.model import Phase as Season
from tests.scorers.builders import bot as builders_bot
from tests.scorers.builders.playing import APPRENTICES
from tests.scorers.builders.playing import Playing as Building
from tests.scorers.craftsmen.playing import Playing as Guilds
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


def agreed(slug: str, variant: int = 0, names: Sequence[str] = NAMES) -> Setup:
    """Return these people in the first colours of the box, everything kept."""
    info = game(slug).info
    seats = tuple(
        Seat(id=SeatId(f"s{n}"), name=name, colour=colour.id, symbol=colour.symbol, person=name)
        for n, (name, colour) in enumerate(zip(names, info.colours, strict=False), 1)
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


YEARS: Final = (
    *("pilgrimage", "income", "harvest", "trading_day", "taxes", "plague"),
    *("income", "trading_day", "harvest", "pilgrimage", "taxes"),
    *("plague", "harvest", "income", "trading_day", "pilgrimage", "plague", "taxes"),
)
"""The events of Orléans, round by round."""

SECOND_TAXES: Final = 11

HELD: Final = {
    "s1": {"coin": 7, "development": 23, "station": 5, "grain": 3, "wine": 4, "brocade": 2, "citizen.dev_3": 1},
    "s2": {"coin": 0, "development": 11, "station": 3, "grain": 2, "cheese": 5, "wool": 1, "technology": 1},
    "s3": {"coin": 5, "development": 16, "station": 4, "cheese": 3, "wine": 1, "citizen.boatman_track": 1},
    "s4": {"coin": 3, "development": 16, "station": 2, "grain": 4, "wool": 1},
}
"""What four people have when the taxes come, one of them no coin."""


def hourglasses(setup: Setup, until: Callable[[Any], bool]) -> Sequence[Event]:
    """Orléans, its rounds with nothing but passes in them; what each has is counted before the taxes."""
    shown = game("orleans")
    state, events = shown.begin(setup), list[Event]()

    def do(key: str, **answers: Any) -> bool:  # noqa: ANN401 - whatever is answered
        nonlocal state
        event = form(shown, state, key, answers).event
        if event is None:  # nobody can settle so, or what lies there is as it is counted
            return False
        events.append(event)
        state = apply(shown, state, event)
        return True

    for _ in range(PATIENCE):
        if until(state) or state.flow.over:
            break
        _hour(state, do)
    return events


def _hour(state: Any, do: Callable[..., bool]) -> None:  # noqa: ANN401 - the flow of the game
    """Do the next thing of a round."""
    at = state.flow
    match str(at.phase):
        case "hourglass":
            counts = HELD if at.round == SECOND_TAXES and state.keeps else {}
            for seat, thing, n in ((seat, *count) for seat, held in counts.items() for count in held.items()):
                do(count_move(seat, thing), n={"n": n})
            do(f"turn/{YEARS[at.round - 1]}")
        case "event" if not do("settle"):
            seat = next(s for s in state.setup.ids if f"r{at.round}/event/{s}" not in at.done)
            kind = "drawn" if at.event == "plague" else "event"
            do(f"{kind}/r{at.round}/{seat}", drawn=("empty",))
        case "actions":
            do(f"pass/{at.acting}" if "actions" in state.keeps else "passed")
        case "census" | "planning" as phase:
            do({"census": "census", "planning": "plan"}[phase])


def taxed(state: Any) -> bool:  # noqa: ANN401 - the state of the game
    """Whether the second taxes are due."""
    return bool(state.flow.round == SECOND_TAXES and state.flow.phase == "event")


def _cards(names: str) -> tuple[str, ...]:
    return tuple(f"building.{name}" for name in names.split())


def _ships(names: str) -> tuple[str, ...]:
    return tuple(f"ship.{name}" for name in names.split())


SENT: Final = "bank craft build bank merchant notary craft bank build hall bank craft build craft"
"""Where helpers go in a summer, one after the other; the bank is full soon."""

HOLDS: Final = {
    1: {"wine": 4, "bread": 2},
    2: {"beer": 4, "books": 3, "meat": 2},
    3: {"wine": 5, "tools": 4, "books": 2},
}
HOLDS_OF_4: Final = {"weapons": 6, "clothes": 5, "candles": 4, "bread": 3}


def guilds(setup: Setup, phase: str, round_: int) -> Sequence[Event]:
    """Craftsmen: seasons in which everybody passes, until then; in a season of helpers some are sent."""
    play = Guilds(game("craftsmen").begin(setup))
    play.tap("order", sums={seat: 7 + n for n, seat in enumerate(setup.ids)})
    if phase != play.state.flow.phase or round_ != play.state.flow.round:
        play.until(Season(phase), round_)
    for building in SENT.split() if phase == Season.HELPERS else ():
        form = play.form(f"send/{play.state.flow.acting}/{building}")
        over = next((ask.options[-1].key for ask in form.asks if isinstance(ask, Pick)), None)
        more = {"over": (over,), "fee": ("card",)} if over else {}
        play.tap(f"send/{play.state.flow.acting}/{building}", **more)
    return play.events


def holding(setup: Setup) -> Setup:
    """Return a table of points alone that knows what its ships can hold."""
    ships = {**HOLDS, 4: HOLDS_OF_4}
    rows = ((ship, at, product, n) for ship, hold in ships.items() for at, (product, n) in enumerate(hold.items(), 1))
    values = {f"hold.{ship}.{product}.{what}": n for ship, at, product, worth in rows for what, n in _hold(at, worth)}
    return setup.model_copy(update={"keeps": game("craftsmen").info.presets[0].keeps, "values": values})


def _hold(at: int, worth: int) -> tuple[tuple[str, int], ...]:
    return ("row", at), ("left", worth), ("right", worth)


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
    "orleans": {
        "coins": {"s1": 12, "s2": 4, "s3": 19, "s4": 7},
        "grain": {"s1": 3, "s2": 1, "s3": 0, "s4": 5},
        "cheese": {"s1": 2, "s2": 4, "s3": 1, "s4": 0},
        "wine": {"s1": 0, "s2": 3, "s3": 2, "s4": 1},
        "wool": {"s1": 2, "s2": 0, "s3": 1, "s4": 1},
        "brocade": {"s1": 1, "s2": 2, "s3": 0, "s4": 1},
        "position": {"s1": 23, "s2": 16, "s3": 30, "s4": 11},
        "stations": {"s1": 8, "s2": 5, "s3": 3, "s4": 7},
        "citizens": {"s1": 3, "s2": 2, "s3": 5, "s4": 1},
    },
    "craftsmen": {
        "track": {"s1": 112, "s2": 97, "s3": 124, "s4": 88},
        "bonus": {"s1": 9, "s2": 4, "s3": 0, "s4": 12},
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
    orleans = agreed("orleans")
    yield "orleans_over", bare(orleans), hourglasses(bare(orleans), over)
    yield "orleans", orleans, hourglasses(orleans, taxed)
    craftsmen = agreed("craftsmen")
    yield "craftsmen_over", bare(craftsmen), guilds(bare(craftsmen), Season.END, 12)
    yield "craftsmen_ships", holding(craftsmen), guilds(holding(craftsmen), Season.SHIPS, 8)
    yield "craftsmen", craftsmen, guilds(craftsmen, Season.HELPERS, 6)
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
