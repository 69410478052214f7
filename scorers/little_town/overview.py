"""The four rounds of an evening: workers, the food they need, who begins, and the parts of each (p. 5-8)."""

from functools import lru_cache
from typing import Final

from scorers.core.api import known
from scorers.core.glance import Column, Fact, Overview, RoundRow, Stop
from scorers.little_town.flow import bare, jumps, position_of
from scorers.little_town.model import Phase, Town, workers
from scorers.little_town.printed import NUMBERS
from scorers.little_town.words import say

COLUMNS: Final = (Column(say("column-workers")), Column(say("column-food")), Column(say("column-note"), wide=True))


def overview(state: Town) -> Overview:
    """Return the rounds with what each brings, and which of them is played."""
    places = frozenset(position.key for position in jumps(state))
    firsts = tuple(first_of(state, round_) for round_ in range(1, NUMBERS.rounds + 1))
    rows = _rows(workers(state), places, firsts, state.setup.players == NUMBERS.fewest_points_first.players)
    return Overview(say("round"), COLUMNS, rows, state.flow.round - 1)


@lru_cache(maxsize=64)
def _rows(n: int, places: frozenset[str], firsts: tuple[str | None, ...], fewest: bool) -> tuple[RoundRow, ...]:  # noqa: FBT001
    return tuple(_row(round_, n, places, first, fewest=fewest) for round_, first in enumerate(firsts, start=1))


def _row(round_: int, n: int, places: frozenset[str], first: str | None, *, fewest: bool) -> RoundRow:
    note = "fewest" if fewest and round_ == NUMBERS.fewest_points_first.round else "last"
    noted = round_ == NUMBERS.rounds or note == "fewest"
    facts = (
        Fact("worker", known(n), say("workers-each", n=n)),
        Fact("wheat", known(n), say("food-each", n=n)),
        Fact(label=say(f"mark-{note}")) if noted else None,
    )
    stops = (
        Stop(place, label=say(f"stop-{phase}"))
        for phase in Phase
        for place in places
        if bare(place) == position_of(round_, phase).key
    )
    return RoundRow(round_, facts, first, tuple(stops))


def first_of(state: Town, round_: int) -> str | None:
    """Return who begins a round: the marker goes to the left; nobody knows who will have fewest points (p. 8)."""
    flow, fewest, ids = state.flow, NUMBERS.fewest_points_first, state.setup.ids
    early, late = sorted((flow.round, round_))
    if state.setup.players == fewest.players and early < fewest.round <= late:
        return None
    return ids[(ids.index(state.setup.seat(flow.first).id) + round_ - flow.round) % len(ids)]
