"""The end of the kernel game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from scorers.core.amount import UNKNOWN, Amount, known
from scorers.core.events import Entry
from scorers.core.issues import Issue, impossible
from scorers.core.msg import Player, msg, thing_msg
from scorers.core.score import Breakdown, Field, FieldKind, Line, Sheet, SheetForm, TieBreak
from scorers.core.setup import Setup
from scorers.core.view import Face, Why
from tests.scorers.kernel_game.model import INFO, OMENS, RELICS, KernelState

LOAN_POINTS: Final = -5
OMEN_POINTS: Final = {"omen.sun": 2, "omen.moon": 1}
NUMBERS: Final = ("vp", "coin", "loan", *OMENS)


def faces() -> tuple[Face, ...]:
    """The relics."""
    return tuple(Face(relic, thing_msg(INFO.slug, relic, 1, "name")) for relic in RELICS)


def sheet(setup: Setup, state: KernelState | None) -> SheetForm:
    """Numbers of all seats, and who holds which relic with what value."""
    fields = [_number(setup, state, thing) for thing in NUMBERS]
    return SheetForm((*fields, *(_relic(setup, state, relic) for relic in RELICS)))


def _number(setup: Setup, state: KernelState | None, thing: str) -> Field:
    found: dict[str, Entry] = {}
    for seat in setup.ids if state else ():
        n = state.ledger.n(seat, thing) if state else None
        if n is not None:
            found[seat] = n
    data = INFO.thing(thing)
    low = -99 if data.below_zero else 0
    label = thing_msg(INFO.slug, thing, 2, "name")
    return Field(thing, label, low=low, high=data.box, seats=setup.ids, known=found or None, thing=thing)


def _relic(setup: Setup, state: KernelState | None, relic: str) -> Field:
    """The one holder of a relic, with the value printed on it."""
    known_: dict[str, Entry] | None = None
    held = {seat: state.ledger.n(seat, relic) if state else None for seat in setup.ids}
    holders = [seat for seat, n in held.items() if n]
    if state and None not in held.values() and (not holders or relic in state.values):
        known_ = {seat: state.values[relic] for seat in holders}  # noqa: C420 - nobody may hold it, nor know its value
    label = thing_msg(INFO.slug, relic, 1, "name")
    return Field(relic, label, kind=FieldKind.HOLDER, high=9, seats=setup.ids, known=known_, thing=relic)


def check_sheet(setup: Setup, sheet_: Sheet) -> tuple[Issue, ...]:
    """What cannot be: more of a thing than exists, a seat nobody sits on."""
    found = [
        impossible("core-no-such-seat", seat=seat)
        for entries in sheet_.values()
        for seat in entries
        if seat not in setup.ids
    ]
    for thing in NUMBERS:
        box = INFO.box(thing)
        if box is not None and sum(_n(sheet_, thing, seat).n or 0 for seat in setup.ids) > box:
            found.append(impossible("core-more-than-box", what=thing_msg(INFO.slug, thing, box), where=()))
    return tuple(found)


def _n(sheet_: Sheet, thing: str, seat: str) -> Amount:
    found = sheet_.get(thing, {}).get(seat)
    return known(found) if isinstance(found, int) else UNKNOWN


def score(setup: Setup, sheet_: Sheet, _rulings: Mapping[str, str]) -> Breakdown:
    """Points on the track, a point for three coins, loans, omens, relics."""
    lines = [line for seat in setup.ids for line in _lines(sheet_, seat)]
    coins: dict[str, int] = {seat: n for seat in setup.ids if (n := _n(sheet_, "coin", seat).known) is not None}
    return Breakdown(setup.ids, tuple(lines), (TieBreak(msg("kernel-tie-coins"), coins),))


def _lines(sheet_: Sheet, seat: str) -> list[Line]:
    coins = _n(sheet_, "coin", seat)
    thirds = coins if coins.n is None else known(coins.n // 3)
    loans = _n(sheet_, "loan", seat)
    debt = loans if loans.n is None else known(loans.n * LOAN_POINTS)
    found = [
        Line(seat, "vp", msg("kernel-score-vp"), _n(sheet_, "vp", seat)),
        Line(seat, "coin", msg("kernel-score-coin"), thirds, why=Why(msg("kernel-score-coin"), thirds)),
        Line(seat, "loan", msg("kernel-score-loan"), debt),
    ]
    for card in OMENS:
        points = _n(sheet_, card, seat).times(OMEN_POINTS[card])
        found.append(Line(seat, "omen", msg("kernel-score-omen"), points, thing_msg(INFO.slug, card, 1, "name")))
    for relic in RELICS:
        if relic not in sheet_:
            found.append(Line(seat, "relic", msg("kernel-score-relic"), UNKNOWN))
        elif seat in sheet_[relic]:
            item = thing_msg(INFO.slug, relic, 1, "name")
            found.append(Line(seat, "relic", msg("kernel-score-relic"), _n(sheet_, relic, seat), item))
    return found


def projection(state: KernelState) -> Breakdown:
    """The points as far as they are kept."""
    return score(state.setup, sheet(state.setup, state).prefilled(), state.rulings)


def why(state: KernelState, figure: str) -> Why:
    """A seat's points so far, taken apart."""
    seat = figure.partition("/")[2]
    return Why(msg("kernel-why", who=Player(seat)), state.ledger.get(seat, "vp"))
