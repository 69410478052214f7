"""The fortune: cash, buildings, ships, what the plus symbols add, less seven for every loan (p. 9)."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from scorers.core.amount import UNKNOWN, Amount, known, perhaps
from scorers.core.issues import Issue, against, hint
from scorers.core.msg import Msg, Player, msg, thing_msg
from scorers.core.score import Breakdown, Line
from scorers.core.setup import Setup
from scorers.core.sheet import Sheet, amount, number
from scorers.core.sheet import cards as held_cards
from scorers.core.view import Part, Standing, Why
from scorers.le_havre.cards import Bonus, cards, game_cards, type_of
from scorers.le_havre.printed import SLUG, constants, deck, ships, start_ships


@dataclass(frozen=True, slots=True)
class Estate:
    """What one seat owns at the end, as far as anybody has said; `None`: not said."""

    buildings: tuple[str, ...] | None
    ships: tuple[str, ...] | None
    goods: int | None = None
    cattle: int | None = None


def score(setup: Setup, sheet: Sheet, rulings: Mapping[str, str]) -> Breakdown:
    """Return every seat's fortune, each franc explained (p. 9)."""
    lines = [line for seat in setup.ids for line in _lines(setup, sheet, rulings, seat)]
    return Breakdown(setup.ids, tuple(lines), issues=(*strangers(setup, sheet), *_repay_hints(setup, sheet)))


def _owned(sheet: Sheet, key: str, seat: str) -> tuple[str, ...] | None:
    """Return the cards picked, without those whose value no box tells."""
    found = held_cards(sheet, key, seat)
    return None if found is None else tuple(card for card in found if card in ships() or _printed(card))


def _printed(card: str) -> bool:
    return card in cards() and not cards()[card].unknown


def estate(setup: Setup, sheet: Sheet, seat: str) -> Estate:
    """Return what a seat owns; special buildings are buildings like any other."""
    ordinary = _owned(sheet, "buildings", seat)
    special = () if setup.variant == "short" else _owned(sheet, "specials", seat)
    buildings = None if ordinary is None or special is None else (*ordinary, *special)
    afloat = _owned(sheet, "ships", seat)
    return Estate(buildings, afloat, number(sheet, "goods", seat), number(sheet, "cattle", seat))


def _lines(setup: Setup, sheet: Sheet, rulings: Mapping[str, str], seat: str) -> Iterator[Line]:
    mine = estate(setup, sheet, seat)
    yield _francs(seat, amount(sheet, "francs", seat))
    yield from _values(seat, "buildings", mine.buildings)
    yield from _values(seat, "ships", mine.ships)
    for card in mine.buildings or ():
        bonus = cards()[card].bonus
        if bonus is not None:
            yield _bonus(seat, card, bonus, mine, rulings)
    yield _loans(seat, number(sheet, "loans", seat))
    others = number(sheet, "others", seat)
    if others:
        yield _others(seat, others)


def category(group: str) -> Msg:
    """Return what a group of points is called."""
    return msg(f"le_havre-score-{group}")


def _francs(seat: str, points: Amount) -> Line:
    why = Why(category("francs"), points, rule=msg("le_havre-rule-fortune"), page="9")
    return Line(seat, "francs", category("francs"), points, why=why)


def _loans(seat: str, n: int | None) -> Line:
    """Return seven francs for every loan that was not paid back (p. 9-10)."""
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
    """Return the printed value of a building or ship."""
    return ships()[card].value if card in ships() else cards()[card].value


def _values(seat: str, group: str, held: tuple[str, ...] | None) -> Iterator[Line]:
    """Yield the value of each card, the number left of its name (p. 9)."""
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
    """Yield what the plus symbol counts: own types, own ships, own goods (building list; digest 6.2)."""
    for type_, each in bonus.types.items():
        n = count_type(mine.buildings or (), type_, rulings)
        yield Part(msg(f"le_havre-type-{type_}", n=n), known(each * n), msg("le_havre-why-each", n=each))
    if bonus.ships:
        n_ships = None if mine.ships is None else ships_owned(mine)
        label = msg("le_havre-why-ships", n=n_ships or 0)
        yield Part(label, perhaps(n_ships).times(bonus.ships), msg("le_havre-why-each", n=bonus.ships))
    if bonus.goods is not None:
        francs, tokens = bonus.goods
        points = UNKNOWN if mine.goods is None else known(mine.goods * francs // tokens)
        yield Part(msg("le_havre-why-goods", n=mine.goods or 0), points, msg("le_havre-why-halves"))
    if bonus.cattle:
        label = thing_msg(SLUG, "cattle", mine.cattle or 0)
        yield Part(label, perhaps(mine.cattle).times(bonus.cattle), msg("le_havre-why-each", n=bonus.cattle))


def count_type(held: Iterable[str], type_: str, rulings: Mapping[str, str]) -> int:
    """Return how many of these buildings are of a type."""
    return sum(type_of(card, rulings) == type_ for card in held)


def ships_owned(mine: Estate) -> int:
    """Return every ship card, liners and the ships among the special cards included (building list: Dok)."""
    return len(mine.ships or ()) + sum(cards()[card].is_ship for card in mine.buildings or ())


def _standing(bonus: Bonus, mine: Estate, rulings: Mapping[str, str]) -> Standing:
    """Return how sure a bonus is: a doubtful type counted makes it a ruling, or our best reading."""
    doubtful = [card for card in mine.buildings or () if bonus.types and cards()[card].type_listed]
    if not doubtful:
        return Standing.RULEBOOK
    ruled = any(type_of(card, rulings) != cards()[card].type for card in doubtful)
    return Standing.RULING if ruled else Standing.INFERRED


def _repay_hints(setup: Setup, sheet: Sheet) -> Iterator[Issue]:
    """Yield a word for each seat with loans: five to repay, seven to keep, so each repaid saves two (p. 10)."""
    numbers = constants()
    for seat in setup.ids:
        francs, loans = number(sheet, "francs", seat) or 0, number(sheet, "loans", seat) or 0
        n = min(loans, francs // numbers.repay)
        if n > 0:
            saved = n * (numbers.penalty - numbers.repay)
            yield hint("le_havre-repay-now", who=Player(seat), loans=thing_msg(SLUG, "loan", n), n=saved)


def strangers(setup: Setup, sheet: Sheet) -> Iterator[Issue]:
    """Yield each card of the box that this variant and player count leave out."""
    variant, players = setup.variant, setup.players
    inside = {*game_cards(setup), *deck(variant, players), *start_ships(variant, players)}
    for key in ("buildings", "specials", "ships"):
        for seat in setup.ids:
            for card in _owned(sheet, key, seat) or ():
                if card not in inside:
                    what = thing_msg(SLUG, card, 1, "name")
                    yield against("le_havre-card-not-in-game", who=Player(seat), what=what, players=players)
