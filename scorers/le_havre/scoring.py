"""The fortune: cash, buildings, ships, what the plus symbols add, less seven for every loan (p. 9)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from scorers.core.amount import UNKNOWN, Amount, known
from scorers.core.issues import Issue, against, hint, impossible
from scorers.core.msg import Msg, Player, msg, thing_msg
from scorers.core.score import Breakdown, Line, Sheet
from scorers.core.setup import Setup
from scorers.core.view import Part, Standing, Why
from scorers.le_havre.cards import Bonus, cards, game_cards, type_of
from scorers.le_havre.printed import SLUG, constants, deck, ships, start_ships

FIELDS = ("francs", "buildings", "specials", "ships", "goods", "cattle", "loans", "others")
"""What is counted, in the order of the rulebook."""


@dataclass(frozen=True, slots=True)
class Estate:
    """What one seat owns at the end, as far as anybody has said; `None`: not said."""

    buildings: tuple[str, ...] | None
    ships: tuple[str, ...] | None
    goods: int | None = None
    cattle: int | None = None


def score(setup: Setup, sheet: Sheet, rulings: Mapping[str, str]) -> Breakdown:
    """Every seat's fortune, each franc explained (p. 9)."""
    lines = [line for seat in setup.ids for line in _lines(setup, sheet, rulings, seat)]
    return Breakdown(setup.ids, tuple(lines), issues=(*check_sheet(setup, sheet), *_repay_hints(setup, sheet)))


def _number(sheet: Sheet, field: str, seat: str) -> int | None:
    found = sheet.get(field, {}).get(seat)
    return found if isinstance(found, int) else None


def _cards(sheet: Sheet, field: str, seat: str) -> tuple[str, ...] | None:
    found = sheet.get(field, {}).get(seat)
    return found if isinstance(found, tuple) else None


def _known_cards(sheet: Sheet, field: str, seat: str) -> tuple[str, ...] | None:
    """The cards picked, without what no box holds: `check_sheet` names those."""
    found = _cards(sheet, field, seat)
    return None if found is None else tuple(card for card in found if card in cards() or card in ships())


def estate(setup: Setup, sheet: Sheet, seat: str) -> Estate:
    """What a seat owns; special buildings are buildings like any other."""
    ordinary = _known_cards(sheet, "buildings", seat)
    special = () if setup.variant == "short" else _known_cards(sheet, "specials", seat)
    buildings = None if ordinary is None or special is None else (*ordinary, *special)
    afloat = _known_cards(sheet, "ships", seat)
    return Estate(buildings, afloat, _number(sheet, "goods", seat), _number(sheet, "cattle", seat))


def _lines(setup: Setup, sheet: Sheet, rulings: Mapping[str, str], seat: str) -> Iterator[Line]:
    mine = estate(setup, sheet, seat)
    yield _francs(seat, _number(sheet, "francs", seat))
    yield from _values(seat, "buildings", mine.buildings)
    yield from _values(seat, "ships", mine.ships)
    for card in mine.buildings or ():
        bonus = cards()[card].bonus
        if bonus is not None:
            yield _bonus(seat, card, bonus, mine, rulings)
    yield _loans(seat, _number(sheet, "loans", seat))
    others = _number(sheet, "others", seat)
    if others:
        yield _others(seat, others)


def category(group: str) -> Msg:
    """What a group of points is called."""
    return msg(f"le_havre-score-{group}")


def _francs(seat: str, n: int | None) -> Line:
    points = UNKNOWN if n is None else known(n)
    why = Why(category("francs"), points, rule=msg("le_havre-rule-fortune"), page="9")
    return Line(seat, "francs", category("francs"), points, why=why)


def _loans(seat: str, n: int | None) -> Line:
    """Seven francs for every loan that was not paid back (p. 9-10)."""
    points = UNKNOWN if n is None else known(-constants().penalty * n)
    parts = (
        ()
        if n is None
        else (Part(thing_msg(SLUG, "loan", n), points, msg("le_havre-why-each", n=-constants().penalty)),)
    )
    why = Why(category("loans"), points, parts, msg("le_havre-rule-loans"), "9")
    return Line(seat, "loans", category("loans"), points, why=why)


def _others(seat: str, n: int) -> Line:
    why = Why(category("others"), known(n), rule=msg("le_havre-rule-others"), page="9", standing=Standing.TYPED)
    return Line(seat, "others", category("others"), known(n), why=why)


def value_of(card: str) -> int:
    """The printed value of a building or ship."""
    return ships()[card].value if card in ships() else cards()[card].value


def _values(seat: str, group: str, held: tuple[str, ...] | None) -> Iterator[Line]:
    """The number left of the name, for each card (p. 9)."""
    if held is None:
        yield Line(seat, group, category(group), UNKNOWN, why=Why(category(group), UNKNOWN))
    for card in held or ():
        name, points = thing_msg(SLUG, card, 1, "name"), known(value_of(card))
        why = Why(name, points, (Part(msg("le_havre-why-printed"), points),), msg("le_havre-rule-fortune"), "9")
        yield Line(seat, group, category(group), points, name, why)
    if held == ():
        yield Line(seat, group, category(group), known(0), why=Why(category(group), known(0)))


def _bonus(seat: str, card: str, bonus: Bonus, mine: Estate, rulings: Mapping[str, str]) -> Line:
    parts = tuple(_bonus_parts(bonus, mine, rulings))
    points = known(0)
    for part in parts:
        points += part.amount
    name = thing_msg(SLUG, card, 1, "name")
    why = Why(name, points, parts, msg("le_havre-rule-plus"), "8-9", _standing(bonus, mine, rulings))
    return Line(seat, "bonus", category("bonus"), points, name, why)


def _bonus_parts(bonus: Bonus, mine: Estate, rulings: Mapping[str, str]) -> Iterator[Part]:
    """What the plus symbol counts: own types, own ships, own goods (building list; digest 6.2)."""
    for type_, each in bonus.types.items():
        n = count_type(mine.buildings or (), type_, rulings)
        yield Part(msg(f"le_havre-type-{type_}", n=n), known(each * n), msg("le_havre-why-each", n=each))
    if bonus.ships:
        n_ships = None if mine.ships is None else ships_owned(mine)
        label = msg("le_havre-why-ships", n=n_ships or 0)
        yield Part(label, _times(n_ships, bonus.ships), msg("le_havre-why-each", n=bonus.ships))
    if bonus.goods is not None:
        francs, tokens = bonus.goods
        points = UNKNOWN if mine.goods is None else known(mine.goods * francs // tokens)
        yield Part(msg("le_havre-why-goods", n=mine.goods or 0), points, msg("le_havre-why-halves"))
    if bonus.cattle:
        label = thing_msg(SLUG, "cattle", mine.cattle or 0)
        yield Part(label, _times(mine.cattle, bonus.cattle), msg("le_havre-why-each", n=bonus.cattle))


def _times(n: int | None, each: int) -> Amount:
    return UNKNOWN if n is None else known(n * each)


def count_type(held: Iterable[str], type_: str, rulings: Mapping[str, str]) -> int:
    """How many of these buildings are of a type."""
    return sum(type_of(card, rulings) == type_ for card in held)


def ships_owned(mine: Estate) -> int:
    """Every ship card, liners and the ships among the special cards included (building list: Dok)."""
    return len(mine.ships or ()) + sum(cards()[card].is_ship for card in mine.buildings or ())


def _standing(bonus: Bonus, mine: Estate, rulings: Mapping[str, str]) -> Standing:
    """How sure a bonus is: a doubtful type among the counted ones makes it a ruling, or our best reading."""
    doubtful = [card for card in mine.buildings or () if bonus.types and cards()[card].type_listed]
    if not doubtful:
        return Standing.RULEBOOK
    ruled = any(type_of(card, rulings) != cards()[card].type for card in doubtful)
    return Standing.RULING if ruled else Standing.INFERRED


def _repay_hints(setup: Setup, sheet: Sheet) -> Iterator[Issue]:
    """A loan costs five to repay and seven to keep: each one repaid saves two (p. 10)."""
    numbers = constants()
    for seat in setup.ids:
        francs, loans = _number(sheet, "francs", seat) or 0, _number(sheet, "loans", seat) or 0
        n = min(loans, francs // numbers.repay)
        if n > 0:
            saved = n * (numbers.penalty - numbers.repay)
            yield hint("le_havre-repay-now", who=Player(seat), loans=thing_msg(SLUG, "loan", n), n=saved)


def check_sheet(setup: Setup, sheet: Sheet) -> tuple[Issue, ...]:
    """What the box cannot hold: a card twice, a card of another player count, less than nothing."""
    return (*_below_zero(setup, sheet), *_twice(setup, sheet), *_strangers(setup, sheet))


def _below_zero(setup: Setup, sheet: Sheet) -> Iterator[Issue]:
    for field in ("francs", "loans", "goods", "cattle"):
        for seat in setup.ids:
            if (_number(sheet, field, seat) or 0) < 0:
                yield impossible("le_havre-below-zero", who=Player(seat), what=msg(f"le_havre-sheet-{field}"))


def _all_cards(setup: Setup, sheet: Sheet) -> Iterator[tuple[str, str]]:
    for field in ("buildings", "specials", "ships"):
        for seat in setup.ids:
            yield from ((seat, card) for card in _cards(sheet, field, seat) or ())


def _twice(setup: Setup, sheet: Sheet) -> Iterator[Issue]:
    """Every card is there once; the two wharves and the two building firms are different cards."""
    seen: set[str] = set()
    for seat, card in _all_cards(setup, sheet):
        if card in seen:
            yield impossible("le_havre-card-twice", who=Player(seat), what=thing_msg(SLUG, card, 1, "name"))
        seen.add(card)


def _strangers(setup: Setup, sheet: Sheet) -> Iterator[Issue]:
    variant, players = setup.variant, setup.players
    inside = {*game_cards(setup), *deck(variant, players), *start_ships(variant, players)}
    for seat, card in _all_cards(setup, sheet):
        if card not in cards() and card not in ships():
            yield impossible("le_havre-no-such-card", what=card)
        elif card not in inside:
            what = thing_msg(SLUG, card, 1, "name")
            yield against("le_havre-card-not-in-game", who=Player(seat), what=what, players=players)
