"""The end: points of buildings and machines, coins in tens, and ties (Koniec gry)."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from scorers.builders import faces, words
from scorers.builders.model import BuildersState, coins, points, yards
from scorers.builders.printed import BUILDING, BUILT, CARDS, COIN, INFO, NUMBERS, VP, Card
from scorers.core.api import Issue, Issues, Msgs, Player, Setup, at_least, hint, impossible, known, msg, perhaps
from scorers.core.display import Breakdown, Cards, Entries, Line, Numbers, Part, Standing, TieBreak, Why, rank
from scorers.core.sheet import Sheet, SheetForm, cards, kept, number, so_far

CARDS_FIELD = "cards"
ORIGINAL = "original_edition"
"""The answer to the ruling on ties that follows the first edition."""


# ----------------------------------------------------------------------------------------------------------- the sheet


def sheet(setup: Setup, state: BuildersState | None, given: Sheet | None = None, /) -> SheetForm:
    """Return what the count asks: points as a number, else the finished cards, and coins."""
    told = {**(kept(state, VP) or {}), **(given or {}).get(VP, {})}
    label, note = msg("builders-sheet-vp"), msg("builders-sheet-vp-hint")
    vp = Numbers(VP, label, note, setup.ids, kept(state, VP), 0, _vp(BUILT), VP, empty=None)
    untold = tuple(seat for seat in setup.ids if seat not in told)
    label, note = msg("builders-sheet-cards"), msg("builders-sheet-cards-hint")
    on_offer = tuple(faces.PRINTED[card.thing] for card in BUILT)
    held = Cards(CARDS_FIELD, label, note, untold, None if state is None else _held(state), on_offer)
    label, note = msg("builders-sheet-coins"), msg("builders-sheet-coins-hint", n=NUMBERS.coins_per_point)
    return SheetForm((vp, held, Numbers(COIN, label, note, setup.ids, kept(state, COIN), thing=COIN)))


def _held(state: BuildersState) -> Entries:
    """Return the finished cards of each seat, where its points are known and the cards do not say more than they."""
    held = {seat: (*yard.done, *yard.machines) for seat, yard in yards(state).items()}
    return {
        seat: tuple(card.thing for card in cards) if _vp(cards) <= n else ()
        for seat, cards in held.items()
        if (n := points(state, seat)) is not None
    }


def _vp(cards: tuple[Card, ...]) -> int:
    return sum(card.vp for card in cards)


def _cards_of(given: Sheet, seat: str) -> tuple[Card, ...] | None:
    """Return the cards a seat holds, if anybody has said so."""
    found = cards(given, CARDS_FIELD, seat)
    return None if found is None else tuple(CARDS[thing] for thing in found if thing in CARDS)


def building_points(given: Sheet, seat: str) -> int | None:
    """Return the points of finished buildings and machines: the number that was given, else the sum of the cards."""
    n, cards = number(given, VP, seat), _cards_of(given, seat)
    return n if n is not None else None if cards is None else _vp(cards)


def check_sheet(setup: Setup, given: Sheet) -> tuple[Issue, ...]:
    """Return what no sheet can say: a card twice, cards worth more than the points (BD-V09, V10, V14)."""
    return (*sheet(setup, None).wrong(setup.ids, given), *_doubts(setup, given))


def _doubts(setup: Setup, given: Sheet) -> Issues:
    for seat in setup.ids:
        n, cards = number(given, VP, seat), _cards_of(given, seat)
        if n is not None and cards is not None and _vp(cards) > n:
            yield impossible("builders-cards-say-more", who=Player(seat), cards=_vp(cards), n=n)
    held = sum(number(given, COIN, seat) or 0 for seat in setup.ids)
    if held > NUMBERS.coins_in_box:
        yield hint("builders-more-than-box", n=held, box=NUMBERS.coins_in_box)


# ---------------------------------------------------------------------------------------------------------- the points


def score(setup: Setup, given: Sheet, rulings: Mapping[str, str]) -> Breakdown:
    """Return the points of every seat, line by line, and how ties are broken."""
    lines = tuple(line for seat in setup.ids for line in _lines(given, seat))
    doubts, chain = tuple(_doubts(setup, given)), _original_chain(setup, given)
    if rulings.get("tie_break", INFO.ruling("tie_break").default) == ORIGINAL:
        return Breakdown(setup.ids, lines, chain, doubts)
    notes = tuple(_tie_notes(Breakdown(setup.ids, lines), chain))
    return Breakdown(setup.ids, lines, (), doubts, notes)


def _lines(given: Sheet, seat: str) -> Iterator[Line]:
    yield from _building_lines(given, seat)
    yield _coin_line(seat, number(given, COIN, seat))


def _building_lines(given: Sheet, seat: str) -> Iterator[Line]:
    """Yield a line for each card; what is only known as a number is a line of its own."""
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
    name, vp = words.short_name(card), known(card.vp)
    why = Why(name, vp, (Part(msg("builders-why-printed"), vp),), msg("builders-rule-end"))
    group = "buildings" if card.kind == BUILDING else "machines"
    return Line(seat, group, msg(f"builders-points-{group}"), vp, name, why)


def _coin_line(seat: str, n: int | None) -> Line:
    """One point for every ten coins; the rest counts nothing."""
    category = msg("builders-points-coins")
    if n is None:
        return Line(seat, "coins", category, at_least(0), msg("builders-not-told"))
    worth = known(max(0, n) // NUMBERS.coins_per_point)
    parts = (Part(words.coins_msg(n), known(n), msg("builders-why-tens", n=NUMBERS.coins_per_point)),)
    return Line(seat, "coins", category, worth, None, Why(category, worth, parts, msg("builders-rule-end")))


def _original_chain(setup: Setup, given: Sheet) -> tuple[TieBreak, ...]:
    """Return the tie-breaks of the original edition: more points of buildings and machines, then more coins."""
    vp: dict[str, int] = {seat: building_points(given, seat) or 0 for seat in setup.ids}
    left: dict[str, int] = {seat: number(given, COIN, seat) or 0 for seat in setup.ids}
    return TieBreak(msg("builders-tie-vp"), vp), TieBreak(msg("builders-tie-coins"), left)


def _tie_notes(found: Breakdown, chain: tuple[TieBreak, ...]) -> Msgs:
    """Yield a word about a shared win, and who would have won by the original edition's tie-break."""
    if len(found.ranking().winners) <= 1:
        return
    yield msg("builders-tie-shared")
    totals = {seat: found.total(seat) for seat in found.seats}
    by_chain = rank(totals, chain)
    if len(by_chain.winners) == 1:
        deciding = next(step.label for step in by_chain.ties if step.decided)
        yield msg("builders-tie-original", who=Player(by_chain.winners[0]), what=deciding)


def projection(state: BuildersState) -> Breakdown:
    """Return the points so far, from what is kept; after the count as well, as old plays have it."""
    return so_far(sheet, score, replace(state, sheet=None))


# ------------------------------------------------------------------------------------------------------------- figures


def points_why(state: BuildersState, seat: str) -> Why:
    """Return why a seat has its points of finished buildings and machines, card by card, without coins."""
    n, held = points(state, seat), yards(state)[seat]
    cards = (*held.done, *held.machines)
    rest = 0 if n is None else n - _vp(cards)
    unnamed = (Part(msg("builders-unnamed"), known(rest)),) if rest else ()
    parts = (*(Part(words.short_name(card), known(card.vp)) for card in cards), *unnamed)
    return Why(msg("builders-why-vp", who=Player(seat)), state.ledger.get(seat, VP), parts, msg("builders-rule-end"))


def coins_why(state: BuildersState, seat: str) -> Why:
    """Return why a seat's coins are worth what they are at the end."""
    n, amount = coins(state, seat), state.ledger.get(seat, COIN)
    tens = perhaps(None if n is None else n // NUMBERS.coins_per_point)
    worth = Part(msg("builders-points-coins"), tens, msg("builders-why-tens", n=NUMBERS.coins_per_point))
    return Why(msg("builders-why-coins", who=Player(seat)), amount, (worth,), msg("builders-rule-end"))
