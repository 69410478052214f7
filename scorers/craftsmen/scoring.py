"""The end of the game: the track, the bonus tokens, and what breaks a tie (digest 6)."""

from collections.abc import Iterator, Mapping

from scorers.core.api import UNKNOWN, Amount, Issue, Msg, Setup, agree, impossible, perhaps, total
from scorers.core.display import Breakdown, Line, Numbers, Part, Sheet, SheetForm, Standing, TieBreak, Why
from scorers.core.keeping import LOW
from scorers.core.sheet import amount, by_seat, kept, number, so_far, traced
from scorers.craftsmen.model import Craft, order_of, points, tokens, value
from scorers.craftsmen.printed import INFO, LINES, NUMBERS
from scorers.craftsmen.words import name_of, say

TRACK, BONUS, CARDS, ORDER = "track", "bonus", "cards", "order"
"""The questions of the sheet."""


def sheet(setup: Setup, state: Craft | None, given: Sheet | None = None, /) -> SheetForm:
    """Return what is left to ask: points, bonus tokens; cards and the turn order only of those who tie."""
    agree(INFO, setup)
    ids = setup.ids
    counted = (
        Numbers(TRACK, say("field-track"), say("hint-track"), ids, by_seat(state, points), adds=(50, 10, 1)),
        *(Numbers(line, name_of(line), known=kept(state, line), low=LOW) for line in LINES),
        Numbers(BONUS, say("field-bonus"), say("hint-bonus"), ids, by_seat(state, _bonus), adds=(5, 1)),
    )
    told = {**SheetForm(counted).prefilled(), **(given or {})}
    level = _level(told, ids, cards=False)
    still = _level(told, level, cards=True)
    where = None if state is None or not state.flow.order else {seat: at for at, seat in enumerate(order_of(state), 1)}
    cards = Numbers(CARDS, say("field-cards"), say("hint-cards"), level, None, 0, NUMBERS.hand_any)
    places = Numbers(ORDER, say("field-order"), say("hint-order"), still, where, 1, setup.players)
    return SheetForm((*counted, cards, places))


def _bonus(state: Craft, seat: str) -> Amount:
    """Return the worth of the bonus tokens of a seat, as far as that is told; where none is recorded, nobody knows."""
    if not tokens(state, *state.setup.ids):
        return UNKNOWN
    return total(perhaps(value(state, token)) for token in tokens(state, seat))


def _level(told: Sheet, seats: tuple[str, ...], *, cards: bool) -> tuple[str, ...]:
    """Return who has as many points as somebody else, and as many cards, as far as that is known."""
    points = {seat: total(amount(told, key, seat) for key in (TRACK, BONUS)).known for seat in seats}
    found = {seat: (n, number(told, CARDS, seat) if cards else 0) for seat, n in points.items()}
    return tuple(seat for seat, at in found.items() if None not in at and [*found.values()].count(at) > 1)


def check_sheet(setup: Setup, found: Sheet) -> tuple[Issue, ...]:
    """Return what no table can have."""
    places = [n for seat in setup.ids if (n := number(found, ORDER, seat))]
    two = tuple(impossible("craftsmen-same-place", n=n) for n in sorted({n for n in places if places.count(n) > 1}))
    return (*sheet(setup, None).wrong(setup.ids, found), *two)


def score(setup: Setup, found: Sheet, rulings: Mapping[str, str]) -> Breakdown:  # noqa: ARG001 - none matters here
    """Return track + bonus tokens; ties by cards in hand, then by who is further back in turn order (digest 6)."""
    agree(INFO, setup)
    tokens = (_line(seat, BONUS, say("field-bonus"), amount(found, BONUS, seat)) for seat in setup.ids)
    level = {key: {str(seat): number(found, key, seat) or 0 for seat in setup.ids} for key in (CARDS, ORDER)}
    ties = tuple(TieBreak(say(f"tie-{key}"), n) for key, n in level.items())
    return Breakdown(setup.ids, (*_track(setup, found), *tokens), ties)


def _track(setup: Setup, found: Sheet) -> Iterator[Line]:
    """Yield the points of the track; where they were kept, by what they came from."""
    if not any(found.get(line) for line in LINES):
        yield from (_line(seat, TRACK, say("field-track"), amount(found, TRACK, seat)) for seat in setup.ids)
        return
    for line, seat, n in traced(found, TRACK, LINES, setup.ids):
        group = line.split(".")[1]
        yield _line(seat, group, say(f"group-{group}"), perhaps(n), name_of(line))


def _line(seat: str, group: str, category: Msg, n: Amount, item: Msg | None = None) -> Line:
    standing, part = Standing.TYPED if group == TRACK else Standing.RULEBOOK, (Part(item, n),) if item else ()
    return Line(seat, group, category, n, item, Why(item or category, n, part, say(f"why-{group}"), "", standing))


def projection(state: Craft) -> Breakdown:
    """Return the points so far; tokens nobody has recorded bring none yet, and are asked at the end."""
    none: Sheet = {} if tokens(state, *state.setup.ids) else {BONUS: dict.fromkeys(state.setup.ids, 0)}
    return so_far(sheet, lambda setup, found, rulings: score(setup, {**none, **found}, rulings), state)
