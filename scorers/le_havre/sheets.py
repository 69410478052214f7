"""The closing questions: what is kept is filled in, what is not is asked of all seats, one category at a time."""

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from scorers.core.amount import UNKNOWN
from scorers.core.events import Entry
from scorers.core.issues import Issue
from scorers.core.msg import msg
from scorers.core.score import Breakdown, Line
from scorers.core.setup import Setup
from scorers.core.sheet import Cards, Numbers, Question, Sheet, SheetForm, kept, number, so_far
from scorers.core.sheet import cards as held_cards
from scorers.le_havre.cards import cards, game_cards, specials_of
from scorers.le_havre.faces import face
from scorers.le_havre.holdings import Owned, afloat, buildings, owned, tokens, unread, written
from scorers.le_havre.model import HavreState
from scorers.le_havre.printed import deck, ships, start_ships
from scorers.le_havre.scoring import category, score, strangers

COUNTED: Final = MappingProxyType({"francs": "franc", "loans": "loan", "cattle": "cattle"})
"""The things some questions count."""

STOREHOUSE: Final = "building.storehouse"
"""The card that counts its owner's goods."""

RANCH: Final = "building.gh25"
"""The card that counts its owner's cattle."""

WORTH: Final = 200
"""More than hand-written special cards can be worth."""


def sheet(setup: Setup, state: HavreState | None, given: Sheet | None = None, /) -> SheetForm:
    """Return what the count asks (p. 9); goods and cattle only of whoever owns the card that counts them."""
    known = {} if state is None else known_entries(state)
    return SheetForm(tuple(_questions(setup, known, {**known, **(given or {})})))


def _questions(setup: Setup, known: Sheet, said: Sheet) -> Iterator[Question]:
    variant, players = setup.variant, setup.players
    special = specials_of(setup)
    ordinary = tuple(key for key in game_cards(setup) if key not in special)
    yield _numbers("francs", setup.ids, known)
    yield _pick("buildings", setup.ids, known, ordinary)
    if special:
        yield _pick("specials", setup.ids, known, special)
    yield _numbers("others", _writers(setup, said, special), known)
    yield _pick("ships", setup.ids, known, (*start_ships(variant, players), *deck(variant, players)))
    yield _numbers("loans", setup.ids, known)
    if STOREHOUSE in ordinary:
        yield _numbers("goods", _holding(setup, said, "buildings", lambda card: card == STOREHOUSE), known)
    if RANCH in special:
        yield _numbers("cattle", _holding(setup, said, "specials", lambda card: card == RANCH), known)


def _numbers(key: str, seats: tuple[str, ...], known: Sheet) -> Numbers:
    label, note = msg(f"le_havre-sheet-{key}"), msg(f"le_havre-sheet-{key}-hint")
    return Numbers(
        key, label, note, seats, known.get(key), -WORTH if key == "others" else 0, None, COUNTED.get(key, "")
    )


def _pick(key: str, seats: tuple[str, ...], known: Sheet, among: tuple[str, ...]) -> Cards:
    """Return cards to pick by their numbers and names; what they do no longer matters."""
    label, note = msg(f"le_havre-sheet-{key}"), msg(f"le_havre-sheet-{key}-hint")
    return Cards(
        key, label, note, seats, known.get(key), tuple(replace(face(card), text=None) for card in among), _box()
    )


def _box() -> Collection[str]:
    return {**cards(), **ships()}


def _holding(setup: Setup, said: Sheet, key: str, wanted: Callable[[str], bool]) -> tuple[str, ...]:
    """Return the seats that hold such a card, and those of which nobody has said."""
    held = {seat: held_cards(said, key, seat) for seat in setup.ids}
    return tuple(seat for seat, found in held.items() if found is None or any(map(wanted, found)))


def _writers(setup: Setup, said: Sheet, special: tuple[str, ...]) -> tuple[str, ...]:
    """Return the seats that hold a card the table wrote itself, or have been given points for one."""
    written_on = tuple(card for card in special if cards()[card].unknown)
    holding = _holding(setup, said, "specials", written_on.__contains__) if written_on else ()
    return tuple(seat for seat in setup.ids if seat in holding or number(said, "others", seat))


def check_sheet(setup: Setup, given: Sheet) -> tuple[Issue, ...]:
    """Return what the box cannot hold: a card twice, a card of another player count, less than nothing."""
    return (*sheet(setup, None).wrong(setup.ids, given), *strangers(setup, given))


def known_entries(state: HavreState) -> dict[str, dict[str, Entry]]:
    """Return everything the app has kept, as answers."""
    own = owned(state)
    found: dict[str, dict[str, Entry]] = {key: kept(state, thing) or {} for key, thing in COUNTED.items()}
    found["goods"] = {s: n for s in state.setup.ids if (n := tokens(state, s)) is not None}
    if "cards" in state.keeps:
        built: dict[str, tuple[str, ...]] = {seat: buildings(own[seat]) for seat in state.setup.ids}
        found["buildings"] = {s: tuple(c for c in held if not cards()[c].special) for s, held in built.items()}
        found["specials"] = {s: tuple(c for c in held if cards()[c].special) for s, held in built.items()}
        found["others"] = _others(state, built)
    if "ships" in state.keeps:
        found["ships"] = {seat: afloat(own[seat]) for seat in state.setup.ids}
    return {key: entries for key, entries in found.items() if entries}


def _others(state: HavreState, own: Mapping[str, tuple[str, ...]]) -> dict[str, Entry]:
    """Return what hand-written cards are worth; where one has not been read out, that seat alone is open."""
    left = _unread(state, own)
    worth = {seat: written_worth(state, held) for seat, held in own.items() if not left[seat]}
    return {seat: n for seat, n in worth.items() if n or any(left.values())}


def _unread(state: HavreState, own: Owned) -> dict[str, tuple[str, ...]]:
    """Return the cards of each seat of which nobody has said what is printed on them."""
    return {seat: tuple(card for card in own[seat] if unread(state, card)) for seat in state.setup.ids}


def written_worth(state: HavreState, held: tuple[str, ...]) -> int:
    """Return what hand-written cards are worth: value, their own plus, and what they add to other cards."""
    told = [w for card in held if (w := written(state, card)) is not None]
    each = [bonus.types for card in held if (bonus := cards()[card].bonus) is not None]
    return sum(w.value + w.bonus + sum(types.get(w.type, 0) for types in each) for w in told)


def projection(state: HavreState) -> Breakdown:
    """Return the fortunes so far; open where something is not kept, or a card has not been read out."""
    found = so_far(sheet, score, state)
    lines = (
        Line(seat, "others", category("others"), UNKNOWN, face(card).name)
        for seat, held in _unread(state, owned(state)).items()
        for card in held
    )
    return replace(found, lines=(*found.lines, *lines))
