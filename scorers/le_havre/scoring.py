"""The fortune: cash, buildings, ships, what the plus symbols add, less seven for every loan (p. 9).

What is kept is filled in; what is not is asked of all seats, one category at a time.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from scorers.core import display
from scorers.core.api import UNKNOWN, Amount, Entry, Issue, Issues, Msg, Player, Setup, hint, known, msg, perhaps, total
from scorers.core.display import Breakdown, Cards, Face, Line, Numbers, Part, Question, Sheet, SheetForm, Standing, Why
from scorers.le_havre.cards import CARDS, PREFIX, Bonus, all_ships, game_cards, specials_of
from scorers.le_havre.faces import Rulings, counted, face, face_at
from scorers.le_havre.holdings import afloat, buildings, owned, tokens, unread
from scorers.le_havre.market import not_in_game
from scorers.le_havre.model import HavreState
from scorers.le_havre.printed import CONSTANTS, SHIPS, by_type
from scorers.le_havre.words import loans, name, so_many

COUNTED: Final = {"francs": "franc", "loans": "loan", "cattle": "cattle"}
"""The things some questions count."""

STOREHOUSE: Final = "building.storehouse"
"""The card that counts its owner's goods."""

RANCH: Final = "building.gh25"
"""The card that counts its owner's cattle."""

WORTH: Final = 200
"""More than hand-written special cards can be worth."""


@dataclass(frozen=True, slots=True)
class Estate:
    """What one seat owns at the end, as far as anybody has said; `None`: not said."""

    buildings: tuple[str, ...] | None
    ships: tuple[str, ...] | None
    goods: int | None = None
    cattle: int | None = None


# --------------------------------------------------------------------------------------------------------- the fortune


def score(setup: Setup, sheet: Sheet, rulings: Mapping[str, str]) -> Breakdown:
    """Return every seat's fortune, each franc explained (p. 9)."""
    return replace(_points(setup, sheet, rulings), issues=_warnings(setup, sheet))


def _points(setup: Setup, sheet: Sheet, rulings: Mapping[str, str]) -> Breakdown:
    seats = setup.ids
    return Breakdown(seats, tuple(line for seat in seats for line in _lines(setup, sheet, rulings, seat)))


def _warnings(setup: Setup, sheet: Sheet) -> tuple[Issue, ...]:
    return (*strangers(setup, sheet), *_repay_hints(setup, sheet))


def estate(setup: Setup, sheet: Sheet, seat: str) -> Estate:
    """Return what a seat owns; special buildings are buildings like any other."""
    ordinary = _owned(sheet, "buildings", seat)
    special = () if setup.variant == "short" else _owned(sheet, "specials", seat)
    mine = None if ordinary is None or special is None else (*ordinary, *special)
    return Estate(mine, _owned(sheet, "ships", seat), *display.numbers(sheet, seat, "goods", "cattle"))


def _owned(sheet: Sheet, key: str, seat: str) -> tuple[str, ...] | None:
    """Return the cards picked, without those whose value no box tells."""
    found = sheet.get(key, {}).get(seat)
    valued = _valued()
    return tuple(str(card) for card in found if card in valued) if isinstance(found, tuple) else None


@lru_cache(maxsize=1)
def _valued() -> frozenset[str]:
    """Return the cards whose value is printed."""
    return frozenset(SHIPS) | {key for key, card in CARDS.items() if not card.unknown}


def _lines(setup: Setup, sheet: Sheet, rulings: Mapping[str, str], seat: str) -> tuple[Line, ...]:
    mine = estate(setup, sheet, seat)
    francs, owed, others = display.numbers(sheet, seat, "francs", "loans", "others")
    plus = ((card, bonus) for card in mine.buildings or () if (bonus := CARDS[card].bonus) is not None)
    buildings, ships = _built_and_afloat(mine)
    written = (_line(seat, "others", known(others), rule="others", standing=Standing.TYPED),) if others else ()
    return (
        _line(seat, "francs", perhaps(francs)),
        *_values(seat, "buildings", buildings),
        *_values(seat, "ships", ships),
        *(_bonus(seat, card, bonus, mine, rulings) for card, bonus in plus),
        _loans(seat, owed),
        *written,
    )


_Cards = tuple[str, ...] | None


def _built_and_afloat(mine: Estate) -> tuple[_Cards, _Cards]:
    """Return the buildings, and the ships with those among the special cards: those are no buildings (digest 6.2)."""
    if mine.buildings is None or mine.ships is None:
        return mine.buildings, mine.ships
    afloat = tuple(card for card in mine.buildings if CARDS[card].is_ship)
    return tuple(card for card in mine.buildings if card not in afloat), (*mine.ships, *afloat)


@lru_cache(maxsize=16)
def category(group: str) -> Msg:
    """Return what a group of points is called."""
    return msg(f"le_havre-score-{group}")


def _line(  # noqa: PLR0913 - a line and its why
    seat: str,
    group: str,
    points: Amount,
    *parts: Part,
    item: Msg | None = None,
    rule: str = "fortune",
    page: str = "9",
    standing: Standing = Standing.RULEBOOK,
) -> Line:
    """Return a line of the count, with the page of the rules that explains it."""
    why = Why(item or category(group), points, parts, Msg(f"le_havre-rule-{rule}"), page, standing)
    return Line(seat, group, category(group), points, item, why)


def _each(label: Msg, n: int | None, each: int, sign: str, of: tuple[str, ...] = ()) -> Part:
    """Return what so many things add, each the same; `of`: which cards they are."""
    detail = msg("le_havre-why-these", what=tuple(name(card) for card in of)) if of else None
    times = None if n is None else (n, each)
    return Part(label, perhaps(n).times(each), detail or msg("le_havre-why-each", n=each), times, sign)


def _loans(seat: str, n: int | None) -> Line:
    """Return seven francs for every loan that was not paid back (p. 9-10)."""
    if n is None:
        return _line(seat, "loans", UNKNOWN, rule="loans")
    part = _each(loans(n), n, -CONSTANTS.penalty, "loan")
    return _line(seat, "loans", part.amount, part, rule="loans")


def _values(seat: str, group: str, held: tuple[str, ...] | None) -> tuple[Line, ...]:
    """Return the value of each card, the number left of its name (p. 9)."""
    if not held:
        points = UNKNOWN if held is None else known(0)
        return (Line(seat, group, category(group), points, why=Why(category(group), points)),)
    values = {card: known(value_of(card)) for card in held}
    printed = msg("le_havre-why-printed")
    return tuple(
        _line(seat, group, n, Part(printed, n, sign=face(card).kind), item=name(card)) for card, n in values.items()
    )


def value_of(card: str) -> int:
    """Return the printed value of a building or ship."""
    return SHIPS[card].value if card in SHIPS else CARDS[card].value


def _bonus(seat: str, card: str, bonus: Bonus, mine: Estate, rulings: Mapping[str, str]) -> Line:
    parts = tuple(_bonus_parts(bonus, mine, rulings))
    points, standing = total(part.amount for part in parts), _standing(bonus, mine, rulings)
    return _line(seat, "bonus", points, *parts, item=name(card), rule="plus", page="8-9", standing=standing)


def _bonus_parts(bonus: Bonus, mine: Estate, rulings: Mapping[str, str]) -> Iterator[Part]:
    """Yield what the plus symbol counts: own types, own ships, own goods (building list; digest 6.2)."""
    for type_, each in bonus.types.items():
        of = tuple(card for card in mine.buildings or () if CARDS[card].ruled(rulings).type == type_)
        yield _each(msg(f"le_havre-type-{type_}", n=len(of)), len(of), each, type_, of)
    if bonus.ships:
        n_ships = None if mine.ships is None else ships_owned(mine.ships, mine.buildings or ())
        yield _each(msg("le_havre-why-ships", n=n_ships or 0), n_ships, bonus.ships, "ship")
    if bonus.goods is not None:
        francs, per = bonus.goods
        points = UNKNOWN if mine.goods is None else known(mine.goods * francs // per)
        yield Part(msg("le_havre-why-goods", n=mine.goods or 0), points, msg("le_havre-why-halves"))
    if bonus.cattle:
        yield _each(so_many("cattle", mine.cattle or 0), mine.cattle, bonus.cattle, "cattle")


def ships_owned(fleet: tuple[str, ...], built: tuple[str, ...]) -> int:
    """Return how many ships count, liners and those among the special cards included (building list: Dok)."""
    return len(fleet) + sum(CARDS[card].is_ship for card in built)


def _standing(bonus: Bonus, mine: Estate, rulings: Mapping[str, str]) -> Standing:
    """Return how sure a bonus is: a doubtful type counted makes it a ruling, or our best reading."""
    doubtful = [card for card in mine.buildings or () if bonus.types and CARDS[card].type_listed]
    if not doubtful:
        return Standing.RULEBOOK
    ruled = any(CARDS[card].ruled(rulings).type != CARDS[card].type for card in doubtful)
    return Standing.RULING if ruled else Standing.INFERRED


def _repay_hints(setup: Setup, sheet: Sheet) -> Issues:
    """Yield a word for each seat with loans: five to repay, seven to keep, so each repaid saves two (p. 10)."""
    numbers = CONSTANTS
    for seat in setup.ids:
        francs, left = (n or 0 for n in display.numbers(sheet, seat, "francs", "loans"))
        n = min(left, francs // numbers.repay)
        if n > 0:
            yield hint("le_havre-repay-now", who=Player(seat), loans=loans(n), n=n * (numbers.penalty - numbers.repay))


def strangers(setup: Setup, sheet: Sheet) -> Issues:
    """Return each card of the box that this variant and player count leave out."""
    asked = ((key, seat) for key in ("buildings", "specials", "ships") for seat in setup.ids)
    return not_in_game(setup, *((seat, card) for key, seat in asked for card in _owned(sheet, key, seat) or ()))


# ------------------------------------------------------------------------------------------------------- the questions


def questions(setup: Setup, state: HavreState | None, given: Sheet | None = None, /) -> SheetForm:
    """Return what the count asks (p. 9); goods and cattle only of whoever owns the card that counts them."""
    filled = {} if state is None else known_entries(state)
    return SheetForm(tuple(_questions(setup, filled, {**filled, **(given or {})})))


def _questions(setup: Setup, filled: Sheet, said: Sheet) -> Iterator[Question]:
    special = specials_of(setup)
    ordinary = tuple(key for key in game_cards(setup) if key not in special)
    yield _numbers("francs", setup.ids, filled)
    yield _pick("buildings", setup, filled, ordinary)
    if special:
        yield _pick("specials", setup, filled, special)
    yield _numbers("others", _writers(setup, said, special), filled)
    yield _pick("ships", setup, filled, by_type(all_ships(setup)))
    yield replace(_numbers("loans", setup.ids, filled), adds=())  # nobody has ten
    if STOREHOUSE in ordinary:
        yield _numbers("goods", _holding(setup, said, "buildings", STOREHOUSE), filled)
    if RANCH in special:
        yield _numbers("cattle", _holding(setup, said, "specials", RANCH), filled)


def _numbers(key: str, seats: tuple[str, ...], filled: Sheet) -> Numbers:
    least = -WORTH if key == "others" else 0
    return Numbers(key, *_words(key), seats, filled.get(key), least, thing=COUNTED.get(key, ""))


def _pick(key: str, setup: Setup, filled: Sheet, among: tuple[str, ...]) -> Cards:
    """Return cards to pick by their numbers and names; what they do no longer matters, their type does."""
    shown = _to_count(among, setup.players, setup.variant, tuple(sorted(setup.rulings.items())))
    ordered = tuple(sorted(shown, key=_number)) if key == "specials" else shown
    return Cards(key, *_words(key), setup.ids, filled.get(key), ordered, {**CARDS, **SHIPS})


def _number(shown: Face) -> tuple[bool, str]:
    """Return where a special building stands: by the number printed on it, what bears none last."""
    return not shown.number, shown.number.zfill(3)


@lru_cache(maxsize=32)
def _to_count(among: tuple[str, ...], players: int, variant: str, agreed: Rulings) -> tuple[Face, ...]:
    """Return cards as they are counted at one table: the points so far are worked out at every tap."""
    return tuple(counted(face_at(card, players, variant, agreed)) for card in among)


def _words(key: str) -> tuple[Msg, Msg]:
    return msg(f"le_havre-sheet-{key}"), msg(f"le_havre-sheet-{key}-hint")


def _holding(setup: Setup, said: Sheet, key: str, *wanted: str) -> tuple[str, ...]:
    """Return the seats that hold such a card, and those of which nobody has said."""
    held = {seat: display.cards(said, key, seat) for seat in setup.ids}
    return tuple(seat for seat, found in held.items() if found is None or set(wanted).intersection(found))


def _writers(setup: Setup, said: Sheet, special: tuple[str, ...]) -> tuple[str, ...]:
    """Return the seats that hold a card the table wrote itself, or have been given points for one."""
    blank = [card for card in special if CARDS[card].unknown]
    holding = _holding(setup, said, "specials", *blank) if blank else ()
    return tuple(seat for seat in setup.ids if seat in holding or display.number(said, "others", seat))


def check_sheet(setup: Setup, given: Sheet) -> tuple[Issue, ...]:
    """Return what the box cannot hold: a card twice, a card of another player count, less than nothing."""
    return (*questions(setup, None).wrong(setup.ids, given), *strangers(setup, given))


def known_entries(state: HavreState) -> dict[str, dict[str, Entry]]:
    """Return everything the app has kept, as answers."""
    there = owned(state)
    own = {seat: there[seat] for seat in state.setup.ids}
    found: dict[str, dict[str, Entry]] = {key: display.kept(state, thing) or {} for key, thing in COUNTED.items()}
    found["goods"] = {seat: n for seat in own if (n := tokens(state, seat)) is not None}
    if "cards" in state.keeps:
        built: dict[str, tuple[str, ...]] = {seat: buildings(held) for seat, held in own.items()}
        found["buildings"] = {s: tuple(c for c in held if not CARDS[c].special) for s, held in built.items()}
        found["specials"] = {s: tuple(c for c in held if CARDS[c].special) for s, held in built.items()}
        found["others"] = _others(state, built)
    if "ships" in state.keeps:
        found["ships"] = {seat: afloat(held) for seat, held in own.items()}
    return {key: entries for key, entries in found.items() if entries}


def _others(state: HavreState, built: Mapping[str, tuple[str, ...]]) -> dict[str, Entry]:
    """Return what hand-written cards are worth; where one has not been read out, that seat alone is open."""
    left = {seat: unread(state, *held) for seat, held in built.items()}
    worth = {seat: written_worth(state, held) for seat, held in built.items() if not left[seat]}
    return {seat: n for seat, n in worth.items() if n or any(left.values())}


def written_worth(state: HavreState, held: tuple[str, ...]) -> int:
    """Return what hand-written cards are worth: value, their own plus, and what they add to other cards."""
    told = [w for w in state.flow.written if PREFIX + w.card in held]
    each = [bonus.types for card in held if (bonus := CARDS[card].bonus) is not None]
    return sum(w.value + w.bonus + sum(types.get(w.type, 0) for types in each) for w in told)


def projection(state: HavreState) -> Breakdown:
    """Return the fortunes so far; open where something is not kept, or a card has not been read out."""
    return replace(fortunes(state), issues=_warnings(state.setup, known_entries(state)))


def fortunes(state: HavreState) -> Breakdown:
    """Return the same without what there is to say about it: what the seats show at every tap."""
    found, own = _points(state.setup, known_entries(state), state.rulings), owned(state)
    blank = unread(state, *(card for seat in found.seats for card in own[seat]))
    left = ((seat, card) for seat in found.seats for card in own[seat] if card in blank)
    lines = (Line(seat, "others", category("others"), UNKNOWN, face(card).name) for seat, card in left)
    return replace(found, lines=(*found.lines, *lines))
