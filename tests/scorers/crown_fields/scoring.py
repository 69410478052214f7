"""Squares times crowns, the extras the table has agreed on, and two tie-breaks."""

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Final

from scorers.core.amount import UNKNOWN, known
from scorers.core.api import msg
from scorers.core.forms import Column
from scorers.core.questions import Lists, Question, YesNo
from scorers.core.score import Breakdown, Line, TieBreak
from scorers.core.setup import Setup
from scorers.core.sheet import Sheet, SheetForm, amount, checked, rows, so_far
from tests.scorers.crown_fields.flow import Fields
from tests.scorers.crown_fields.printed import EXTRAS, SQUARES

LAND: Final = "land"


def worth(land: tuple[int, ...]) -> int:
    """Return what a property counts: its squares, once for each crown."""
    return land[0] * land[1]


def _agreed(setup: Setup) -> tuple[str, ...]:
    return tuple(extra for extra in EXTRAS if setup.options.get(extra) == "yes")


def sheet(setup: Setup, _state: Fields | None, _given: Sheet | None = None, /) -> SheetForm:
    """Return what is asked: every property, and who has earned which extra."""
    squares = Column("squares", msg("crown_fields-squares"), 1, SQUARES)
    crowns = Column("crowns", msg("crown_fields-crowns"))
    land = Lists(LAND, msg("crown_fields-land"), seats=setup.ids, columns=(squares, crowns), worth=worth)
    extras = (YesNo(extra, msg(f"crown_fields-{extra}"), seats=setup.ids) for extra in _agreed(setup))
    questions: tuple[Question, ...] = (land, *extras)
    return SheetForm(questions)


def score(setup: Setup, given: Sheet, _rulings: Mapping[str, str]) -> Breakdown:
    """Return the points; the largest property, then the crowns, break a tie."""
    lines = tuple(line for seat in setup.ids for line in _lines(setup, given, seat))
    lands: dict[str, tuple[tuple[int, ...], ...]] = {seat: rows(given, LAND, seat) or () for seat in setup.ids}
    largest = {seat: max((land[0] for land in found), default=0) for seat, found in lands.items()}
    crowns = {seat: sum(land[1] for land in found) for seat, found in lands.items()}
    ties = TieBreak(msg("crown_fields-tie-largest"), largest), TieBreak(msg("crown_fields-tie-crowns"), crowns)
    return Breakdown(setup.ids, lines, ties)


def _lines(setup: Setup, given: Sheet, seat: str) -> Iterator[Line]:
    found = rows(given, LAND, seat)
    points = UNKNOWN if found is None else known(sum(map(worth, found)))
    yield Line(seat, LAND, msg("crown_fields-land"), points)
    for extra in _agreed(setup):
        yield Line(seat, extra, msg(f"crown_fields-{extra}"), amount(given, extra, seat).times(EXTRAS[extra]))


projection: Final = partial(so_far, sheet, score)
check_sheet: Final = partial(checked, sheet)
