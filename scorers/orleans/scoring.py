"""The end of the game: what is asked, and every point explained (p. 9)."""

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Final

from scorers.core.amount import NONE, UNKNOWN, Amount, known, perhaps
from scorers.core.api import Issue, Issues, Msg, Player, Setup, agree, hint, impossible, per_state
from scorers.core.display import Breakdown, Line, Part, TieBreak, Why
from scorers.core.questions import Numbers
from scorers.core.sheet import Sheet, SheetForm, amount, by_seat, kept, number, so_far
from scorers.orleans.model import DEV, SOURCES, Orleans, bread, citizens, extras
from scorers.orleans.printed import GOODS, INFO, NUMBERS, TOP, box, level
from scorers.orleans.words import name_of, say

COINS, POSITION, STATIONS, CITIZENS, BREAD = "coins", "position", "stations", "citizens", "bread"
"""The questions of the sheet; a good is asked by its own name."""

TEN, ALL, CITIZEN = NUMBERS.stations, len(SOURCES), f"citizen.{SOURCES[0]}"
"""Stations of each; citizens on the boards - the fourteenth goes to whoever has built most -; what stands for one."""

_PAGE: Final = "9"


def sheet(setup: Setup, state: Orleans | None, given: Sheet | None = None, /) -> SheetForm:  # noqa: ARG001 - all are always asked
    """Return what is left to ask: coins, goods, the space on the track of development, stations, citizens (p. 9)."""
    agree(INFO, setup)
    ids = setup.ids
    baked = Numbers(BREAD, name_of("bread"), say("hint-bread"), ids, by_seat(state, bread), 0, box("grain"), "bread")
    questions = (
        Numbers(COINS, name_of("coin"), None, ids, kept(state, "coin"), thing="coin"),
        *(Numbers(g, name_of(g), None, ids, kept(state, g), 0, box(g), g, box(g)) for g in GOODS),
        *((baked,) if extras(setup) else ()),
        Numbers(POSITION, name_of(DEV), say("hint-position"), ids, kept(state, DEV), 0, TOP, DEV),
        Numbers(STATIONS, name_of("station"), say("hint-stations"), ids, kept(state, "station"), 0, TEN, "station"),
        Numbers(CITIZENS, say("citizens"), say("hint-citizens"), ids, by_seat(state, citizens), 0, ALL, CITIZEN, ALL),
    )
    return SheetForm(questions)


def check_sheet(setup: Setup, found: Sheet) -> tuple[Issue, ...]:
    """Return what no table can hold: more of a good than there is, more stations than the map has room (digest 8)."""
    return (*sheet(setup, None).wrong(setup.ids, found), *_together(setup, found))


def _together(setup: Setup, found: Sheet) -> Issues:
    grain = _sum(setup, found, "grain") + _sum(setup, found, BREAD)
    if grain > box("grain") >= _sum(setup, found, "grain"):
        yield impossible("orleans-bread-and-grain", n=grain, box=box("grain"))
    goods, most = sum(_sum(setup, found, good) for good in (*GOODS, BREAD)), NUMBERS.goods_in_game[str(setup.players)]
    if goods > most:
        yield impossible("orleans-too-many-goods", n=goods, most=most)
    if sum(bool(number(found, BREAD, seat)) for seat in setup.ids) > 1:
        yield impossible("orleans-bread-of-two")
    stations, room = _sum(setup, found, STATIONS), NUMBERS.stations_on_map[str(setup.players)]
    if stations > room:
        yield hint("orleans-too-many-stations", n=stations, most=room)


def _sum(setup: Setup, found: Sheet, key: str) -> int:
    return sum(number(found, key, seat) or 0 for seat in setup.ids)


def last_citizen(setup: Setup, found: Sheet, seat: str) -> int | None:
    """Return whether a seat gets the fourteenth citizen: strictly the most stations; `None`: not known (p. 9)."""
    own, others = number(found, STATIONS, seat), [number(found, STATIONS, one) for one in setup.ids if one != seat]
    most = max((n for n in others if n is not None), default=0)
    if own == 0 or most >= (TEN if own is None else own):
        return 0
    return None if own is None or None in others else 1


def score(setup: Setup, found: Sheet, rulings: Mapping[str, str]) -> Breakdown:  # noqa: ARG001 - none matters here
    """Return coins + goods + level x (stations + citizens) + level x bread (p. 9); ties by the space, then shared."""
    agree(INFO, setup)
    lines = tuple(line for seat in setup.ids for line in _lines(setup, found, seat))
    order = list(dict.fromkeys(line.group for line in lines))
    lines = tuple(sorted(lines, key=lambda line: order.index(line.group)))
    at = {str(seat): number(found, POSITION, seat) or 0 for seat in setup.ids}
    last = {seat: last_citizen(setup, found, seat) for seat in setup.ids}
    notes = tuple(say("last-citizen", who=Player(seat)) for seat, n in last.items() if n)
    if _sum(setup, found, STATIONS) and all(n == 0 for n in last.values()):
        notes = (say("last-citizen-level"),)
    return Breakdown(setup.ids, lines, (TieBreak(say("tie-position"), at),), tuple(_together(setup, found)), notes)


def _lines(setup: Setup, found: Sheet, seat: str) -> Iterator[Line]:
    coins = amount(found, COINS, seat)
    yield Line(seat, COINS, name_of("coin"), coins, why=Why(name_of("coin"), coins, (), say("why-coins"), _PAGE))
    for good in GOODS:
        n = amount(found, good, seat)
        if n.n != 0:
            why = _why(name_of(good), n, known(NUMBERS.points[good]), good, say("why-goods"))
            yield Line(seat, "goods", say("goods"), why.amount, name_of(good), why)
    yield from _by_level(setup, found, seat)


def _by_level(setup: Setup, found: Sheet, seat: str) -> Iterator[Line]:
    """Yield what counts the level: stations, citizens with the last one, bread (p. 9, 14)."""
    at = number(found, POSITION, seat)
    each = perhaps(None if at is None else level(at))
    own, last = amount(found, CITIZENS, seat), last_citizen(setup, found, seat)
    counted = [
        (STATIONS, name_of("station"), amount(found, STATIONS, seat), "station"),
        (CITIZENS, say("citizens"), own + last if last is not None else Amount(own.n, exact=False), CITIZEN),
    ]
    if extras(setup):
        counted.append((BREAD, name_of("bread"), amount(found, BREAD, seat), "bread"))
    for group, title, n, sign in counted:
        why = _why(title, n, each, sign, say(f"why-{group}"))
        yield Line(seat, group, title, why.amount, why=why)


def _why(title: Msg, n: Amount, each: Amount, sign: str, rule: Msg) -> Why:
    """Return so many times so much."""
    points = n.times(each.n) if each.n is not None else n if n == NONE else UNKNOWN
    times = None if n.n is None or each.n is None else (n.n, each.n)
    return Why(title, points, (Part(title, points, times=times, sign=sign),), rule, _PAGE)


projection: Final = per_state(partial(so_far, sheet, score))
"""Returns the points so far: asked for by each seat of a view."""
