"""The end: points of buildings and machines, coins in tens, and ties (Koniec gry)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from scorers.builders.faces import PRINTED
from scorers.builders.model import BuildersState, coins, points, yards
from scorers.builders.printed import BUILDING, BUILT, CARDS, COIN, INFO, NUMBERS, VP, Card
from scorers.builders.words import coins_msg, short_name
from scorers.core.amount import Amount, at_least, known
from scorers.core.events import Entry
from scorers.core.issues import Issue, hint, impossible
from scorers.core.ledger import owner_msg
from scorers.core.msg import Msg, Player, msg
from scorers.core.score import Breakdown, Field, FieldKind, Line, Sheet, SheetForm, TieBreak, rank
from scorers.core.setup import Setup
from scorers.core.view import Part, Standing, Why

CARDS_FIELD = "cards"
ORIGINAL = "original_edition"
"""The answer to the ruling on ties that follows the first edition."""


# ----------------------------------------------------------------------------------------------------------- the sheet


def sheet(setup: Setup, state: BuildersState | None) -> SheetForm:
    """Finished cards, or only their points, and coins; what is kept is filled in and not asked again."""
    vp = Field(
        VP,
        msg("builders-sheet-vp"),
        msg("builders-sheet-vp-hint"),
        seats=setup.ids,
        known=_known(setup, state, VP),
        high=sum(card.vp for card in BUILT),
        thing=VP,
        required=False,
    )
    held = Field(
        CARDS_FIELD,
        msg("builders-sheet-cards"),
        msg("builders-sheet-cards-hint"),
        FieldKind.CARDS,
        seats=setup.ids,
        known=None if state is None else _held(state),
        cards=tuple(PRINTED[card.thing] for card in BUILT),
        required=False,
    )
    left = Field(
        COIN,
        msg("builders-sheet-coins"),
        msg("builders-sheet-coins-hint", n=NUMBERS.coins_per_point),
        seats=setup.ids,
        known=_known(setup, state, COIN),
        thing=COIN,
    )
    return SheetForm((vp, held, left))


def _known(setup: Setup, state: BuildersState | None, thing: str) -> Mapping[str, Entry] | None:
    if state is None:
        return None
    found = {seat: state.ledger.n(seat, thing) for seat in setup.ids}
    return {seat: n for seat, n in found.items() if n is not None}


def _held(state: BuildersState) -> Mapping[str, Entry]:
    """The finished cards of each seat, where its points are known and the cards do not say more than they."""
    held = {seat: (*yard.done, *yard.machines) for seat, yard in yards(state).items()}
    known_points = {seat: points(state, seat) for seat in held}
    return {
        seat: tuple(card.thing for card in cards) if _vp(cards) <= n else ()
        for seat, cards in held.items()
        if (n := known_points[seat]) is not None
    }


def _vp(cards: tuple[Card, ...]) -> int:
    return sum(card.vp for card in cards)


def _cards_of(given: Sheet, seat: str) -> tuple[Card, ...] | None:
    """The cards a seat holds, if anybody has said so."""
    entry = given.get(CARDS_FIELD, {}).get(seat)
    return tuple(CARDS[thing] for thing in entry if thing in CARDS) if isinstance(entry, tuple) else None


def _number(given: Sheet, field: str, seat: str) -> int | None:
    entry = given.get(field, {}).get(seat)
    return entry if isinstance(entry, int) else None


def building_points(given: Sheet, seat: str) -> int | None:
    """Points of finished buildings and machines: the number that was given, else the sum of the cards."""
    n, cards = _number(given, VP, seat), _cards_of(given, seat)
    return n if n is not None else None if cards is None else _vp(cards)


def check_sheet(setup: Setup, given: Sheet) -> tuple[Issue, ...]:
    """Cards held twice, cards that are none, numbers that cannot be, more coins than exist (BD-V09, BD-V10, BD-V14)."""
    return tuple(_sheet_issues(setup, given))


def _sheet_issues(setup: Setup, given: Sheet) -> Iterator[Issue]:
    owners: dict[str, str] = {}
    for seat in setup.ids:
        yield from _seat_issues(given, seat)
        entry = given.get(CARDS_FIELD, {}).get(seat, ())
        for thing in entry if isinstance(entry, tuple) else ():
            if thing not in PRINTED or not CARDS[thing].built:
                yield impossible("builders-which-card")
            elif thing in owners:
                what = short_name(CARDS[thing])
                yield impossible("builders-card-taken", what=what, who=Player(owners[thing]))
            owners.setdefault(thing, seat)
    held = sum(_number(given, COIN, seat) or 0 for seat in setup.ids)
    if held > NUMBERS.coins_in_box:
        yield hint("builders-more-than-box", n=held, box=NUMBERS.coins_in_box)


def _seat_issues(given: Sheet, seat: str) -> Iterator[Issue]:
    who, n, cards = Player(seat), _number(given, VP, seat), _cards_of(given, seat)
    if min(n or 0, _number(given, COIN, seat) or 0) < 0:
        yield impossible("builders-negative", who=owner_msg(seat))
    if n is not None and cards is not None and _vp(cards) > n:
        yield impossible("builders-cards-say-more", who=who, cards=_vp(cards), n=n)


# ---------------------------------------------------------------------------------------------------------- the points


def score(setup: Setup, given: Sheet, rulings: Mapping[str, str]) -> Breakdown:
    """Points of every seat, line by line, and how ties are broken."""
    lines = tuple(line for seat in setup.ids for line in _lines(given, seat))
    found = Breakdown(setup.ids, lines, issues=check_sheet(setup, given))
    chain = _original_chain(setup, given)
    ruling = rulings.get("tie_break", INFO.ruling("tie_break").default)
    if ruling == ORIGINAL:
        return Breakdown(setup.ids, lines, chain, found.issues)
    return Breakdown(setup.ids, lines, (), found.issues, tuple(_tie_notes(found, chain)))


def _lines(given: Sheet, seat: str) -> Iterator[Line]:
    yield from _building_lines(given, seat)
    yield _coin_line(seat, _number(given, COIN, seat))


def _building_lines(given: Sheet, seat: str) -> Iterator[Line]:
    """A line for each card; what is only known as a number is a line of its own."""
    n, cards = building_points(given, seat), _cards_of(given, seat) or ()
    yield from (_card_line(seat, card) for card in cards)
    category = msg("builders-points-buildings")
    if n is None:
        yield Line(seat, "buildings", category, at_least(0), msg("builders-not-told"))
    elif n > _vp(cards) or not cards:
        rest = known(max(0, n - _vp(cards)))
        why = Why(msg("builders-why-told"), rest, rule=msg("builders-rule-end"), standing=Standing.TYPED)
        yield Line(seat, "buildings", category, rest, msg("builders-unnamed") if cards else None, why)


def _card_line(seat: str, card: Card) -> Line:
    name, vp = short_name(card), known(card.vp)
    why = Why(name, vp, (Part(msg("builders-why-printed"), vp),), msg("builders-rule-end"))
    if card.kind == BUILDING:
        return Line(seat, "buildings", msg("builders-points-buildings"), vp, name, why)
    return Line(seat, "machines", msg("builders-points-machines"), vp, name, why)


def _coin_line(seat: str, n: int | None) -> Line:
    """One point for every ten coins; the rest counts nothing."""
    category = msg("builders-points-coins")
    if n is None:
        return Line(seat, "coins", category, at_least(0), msg("builders-not-told"))
    worth = known(max(0, n) // NUMBERS.coins_per_point)
    parts = (Part(coins_msg(n), known(n), msg("builders-why-tens", n=NUMBERS.coins_per_point)),)
    return Line(seat, "coins", category, worth, None, Why(category, worth, parts, msg("builders-rule-end")))


def _original_chain(setup: Setup, given: Sheet) -> tuple[TieBreak, ...]:
    """The original edition: more points of buildings and machines, then more coins."""
    vp: dict[str, int] = {seat: building_points(given, seat) or 0 for seat in setup.ids}
    left: dict[str, int] = {seat: _number(given, COIN, seat) or 0 for seat in setup.ids}
    return TieBreak(msg("builders-tie-vp"), vp), TieBreak(msg("builders-tie-coins"), left)


def _tie_notes(found: Breakdown, chain: tuple[TieBreak, ...]) -> Iterator[Msg]:
    """A shared win, and who would have won by the original edition's tie-break."""
    if len(found.ranking().winners) <= 1:
        return
    yield msg("builders-tie-shared")
    totals = {seat: found.total(seat) for seat in found.seats}
    by_chain = rank(totals, chain)
    if len(by_chain.winners) == 1:
        deciding = next(step.label for step in by_chain.ties if step.decided)
        yield msg("builders-tie-original", who=Player(by_chain.winners[0]), what=deciding)


def projection(state: BuildersState) -> Breakdown:
    """The points so far, from what is kept."""
    setup = state.setup
    return score(setup, sheet(setup, state).prefilled(), state.rulings)


# ------------------------------------------------------------------------------------------------------------- figures


def points_why(state: BuildersState, seat: str) -> Why:
    """The points of a seat's finished buildings and machines, card by card; coins are no part of it."""
    n, held = points(state, seat), yards(state)[seat]
    cards = (*held.done, *held.machines)
    parts = [Part(short_name(card), known(card.vp)) for card in cards]
    rest = 0 if n is None else n - _vp(cards)
    if rest:
        parts.append(Part(msg("builders-unnamed"), known(rest)))
    amount = state.ledger.get(seat, VP)
    return Why(msg("builders-why-vp", who=Player(seat)), amount, tuple(parts), msg("builders-rule-end"))


def coins_why(state: BuildersState, seat: str) -> Why:
    """What a seat's coins are worth at the end."""
    n, amount = coins(state, seat), state.ledger.get(seat, COIN)
    tens = Amount(None, exact=False) if n is None else known(n // NUMBERS.coins_per_point)
    worth = Part(msg("builders-points-coins"), tens, msg("builders-why-tens", n=NUMBERS.coins_per_point))
    return Why(msg("builders-why-coins", who=Player(seat)), amount, (worth,), msg("builders-rule-end"))
