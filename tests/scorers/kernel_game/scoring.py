"""The end of the kernel game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from scorers.core.amount import UNKNOWN, known
from scorers.core.forms import Column
from scorers.core.issues import Issue
from scorers.core.msg import Player, msg, thing_msg
from scorers.core.questions import Entries, Holder, Lists, Numbers, Question, YesNo
from scorers.core.score import Breakdown, Line, TieBreak
from scorers.core.setup import Setup
from scorers.core.sheet import Sheet, SheetForm, amount, kept, number, rows, so_far
from scorers.core.view import Part, Why
from tests.scorers.kernel_game.model import INFO, OMENS, RELICS, KernelState

LOAN_POINTS: Final = -5
CREST_POINTS: Final = 3
OMEN_POINTS: Final = {"omen.sun": 2, "omen.moon": 1}
NUMBERS: Final = ("vp", "coin", "loan", *OMENS)


def sheet(setup: Setup, state: KernelState | None, given: Sheet | None = None, /) -> SheetForm:
    """Numbers of all seats, who holds which relic, and in a long game estates and the crest of who has any."""
    return SheetForm(tuple(_questions(setup, state, given or {})))


def _questions(setup: Setup, state: KernelState | None, given: Sheet) -> Iterator[Question]:
    for thing in NUMBERS:
        data, label = INFO.thing(thing), thing_msg(INFO.slug, thing, 2, "name")
        low, high = -99 if data.below_zero else 0, data.box
        yield Numbers(thing, label, None, setup.ids, kept(state, thing), low, high, thing, box=data.box)
    for relic in RELICS:
        label = thing_msg(INFO.slug, relic, 1, "name")
        yield Holder(relic, label, seats=setup.ids, known=_holder(state, relic), high=9)
    if setup.options.get("length") == "long":
        size, crowns = Column("size", msg("kernel-estate-size"), 1, 9), Column("crowns", msg("kernel-estate-crowns"))
        label = msg("kernel-score-estate")
        yield Lists("estate", label, seats=setup.ids, columns=(size, crowns), worth=estate)
        landed = tuple(seat for seat in setup.ids if rows(given, "estate", seat) != ())
        yield YesNo("crest", msg("kernel-score-crest"), seats=landed)


def estate(row: tuple[int, ...]) -> int:
    """An estate is worth its size, once for each crown."""
    return row[0] * row[1]


def _holder(state: KernelState | None, relic: str) -> Entries | None:
    """The one holder of a relic, with the value printed on it."""
    held = {seat: state.ledger.n(seat, relic) for seat in state.setup.ids} if state else {}
    holders = [seat for seat, n in held.items() if n]
    if not state or None in held.values() or (holders and relic not in state.values):
        return None
    return {seat: state.values[relic] for seat in holders}  # noqa: C420 - nobody may hold it, nor know its value


def check_sheet(setup: Setup, given: Sheet) -> tuple[Issue, ...]:
    """What cannot be."""
    return tuple(sheet(setup, None).wrong(setup.ids, given))


def score(setup: Setup, given: Sheet, _rulings: Mapping[str, str]) -> Breakdown:
    """Points on the track, a point for three coins, loans, omens, relics."""
    lines = tuple(line for seat in setup.ids for line in _lines(setup, given, seat))
    coins: dict[str, int] = {seat: n for seat in setup.ids if (n := number(given, "coin", seat)) is not None}
    return Breakdown(setup.ids, lines, (TieBreak(msg("kernel-tie-coins"), coins),))


def _lines(setup: Setup, given: Sheet, seat: str) -> Iterator[Line]:
    coins, loans = amount(given, "coin", seat), amount(given, "loan", seat)
    thirds = coins if coins.n is None else known(coins.n // 3)
    debt = loans if loans.n is None else known(loans.n * LOAN_POINTS)
    yield Line(seat, "vp", msg("kernel-score-vp"), amount(given, "vp", seat))
    yield Line(seat, "coin", msg("kernel-score-coin"), thirds, why=Why(msg("kernel-score-coin"), thirds))
    yield Line(seat, "loan", msg("kernel-score-loan"), debt)
    for card in OMENS:
        points = amount(given, card, seat).times(OMEN_POINTS[card])
        yield Line(seat, "omen", msg("kernel-score-omen"), points, thing_msg(INFO.slug, card, 1, "name"))
    for relic in RELICS:
        if relic not in given:
            yield Line(seat, "relic", msg("kernel-score-relic"), UNKNOWN)
        elif seat in given[relic]:
            item = thing_msg(INFO.slug, relic, 1, "name")
            yield Line(seat, "relic", msg("kernel-score-relic"), amount(given, relic, seat), item)
    if setup.options.get("length") == "long":
        found = rows(given, "estate", seat)
        land = UNKNOWN if found is None else known(sum(map(estate, found)))
        yield Line(seat, "estate", msg("kernel-score-estate"), land)
        crest = known(0) if found == () else amount(given, "crest", seat)
        yield Line(seat, "crest", msg("kernel-score-crest"), crest.times(CREST_POINTS))


def projection(state: KernelState) -> Breakdown:
    """The points as far as they are kept."""
    return so_far(sheet, score, state)


def why(state: KernelState, figure: str) -> Why:
    """A seat's points or coins so far, taken apart."""
    thing, _, seat = figure.partition("/")
    amount = state.ledger.get(seat, thing)
    part = Part(thing_msg(INFO.slug, thing, 2, "name"), amount, msg("kernel-why-detail"))
    return Why(msg(f"kernel-why-{thing}", who=Player(seat)), amount, (part,), msg("kernel-rule-points"), "7")
