"""The closing questions: what is kept is filled in, what is not is asked of all seats, one category at a time."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from scorers.core.amount import UNKNOWN
from scorers.core.events import Entry
from scorers.core.msg import msg
from scorers.core.score import Breakdown, Field, FieldKind, Line, SheetForm
from scorers.core.setup import Setup
from scorers.le_havre.cards import cards, game_cards, specials_of
from scorers.le_havre.faces import face
from scorers.le_havre.holdings import Owned, afloat, buildings, count, owned, tokens, unread, written
from scorers.le_havre.model import HavreState
from scorers.le_havre.printed import deck, start_ships
from scorers.le_havre.scoring import category, score

Known = dict[str, Entry]
"""What is known of a field, by seat."""

COUNTED: Final = MappingProxyType({"francs": "franc", "loans": "loan", "cattle": "cattle"})
"""The things some fields count."""

WORTH = 200
"""More than hand-written special cards can be worth."""


def sheet(setup: Setup, state: HavreState | None) -> SheetForm:
    """What the count asks (p. 9)."""
    known = {} if state is None else known_entries(state)
    told = state is None or not any(_unread(state, owned(state)).values())
    return SheetForm(tuple(_fields(setup, known, told)))


def _fields(setup: Setup, known: dict[str, Known], told: bool) -> Iterator[Field]:  # noqa: FBT001
    seats = setup.ids
    ordinary = tuple(key for key in game_cards(setup) if not cards()[key].special)
    special = tuple(key for key in specials_of(setup) if not cards()[key].unknown)
    variant, players = setup.variant, setup.players
    fleet = (*start_ships(variant, players), *deck(variant, players))
    yield _field("francs", seats, known)
    yield _pick("buildings", seats, known, ordinary)
    if special:
        yield _pick("specials", seats, known, special)
    yield _pick("ships", seats, known, fleet)
    yield _field("loans", seats, known)
    yield from _if_owned("goods", "building.storehouse", ordinary, seats, known)
    yield from _if_owned("cattle", "building.gh25", special, seats, known)
    yield _field("others", seats, known, required=not told)


def _field(key: str, seats: tuple[str, ...], known: dict[str, Known], *, required: bool = True) -> Field:
    label, note = msg(f"le_havre-sheet-{key}"), msg(f"le_havre-sheet-{key}-hint")
    low, thing = -WORTH if key == "others" else 0, COUNTED.get(key, "")
    return Field(key, label, note, low=low, seats=seats, known=known.get(key), thing=thing, required=required)


def _pick(key: str, seats: tuple[str, ...], known: dict[str, Known], among: tuple[str, ...]) -> Field:
    """Cards to pick by their numbers and names; what they do no longer matters."""
    label, note = msg(f"le_havre-sheet-{key}"), msg(f"le_havre-sheet-{key}-hint")
    faces = tuple(replace(face(card), text=None) for card in among)
    return Field(key, label, note, FieldKind.CARDS, seats=seats, known=known.get(key), cards=faces)


def _if_owned(
    key: str, card: str, among: tuple[str, ...], seats: tuple[str, ...], known: dict[str, Known]
) -> Iterator[Field]:
    """A number only the owner of one card is asked for."""
    if card not in among:
        return
    held = known.get("specials" if cards()[card].special else "buildings", {})
    if all(seat in held for seat in seats):
        seats = tuple(seat for seat in seats if card in _tuple(held[seat]))
    if seats:
        yield _field(key, seats, known, required=False)


def _tuple(entry: Entry) -> tuple[str, ...]:
    return entry if isinstance(entry, tuple) else ()


def known_entries(state: HavreState) -> dict[str, Known]:
    """Everything the app has kept, as answers."""
    own = owned(state)
    found = {field: _counts(state, thing) for field, thing in COUNTED.items()}
    found["goods"] = {s: n for s in state.setup.ids if (n := tokens(state, s)) is not None}
    if "cards" in state.keeps:
        found |= _known_buildings(state, {seat: buildings(own[seat]) for seat in state.setup.ids})
    if "ships" in state.keeps:
        found["ships"] = {seat: afloat(own[seat]) for seat in state.setup.ids}
    return {field: entries for field, entries in found.items() if entries}


def _counts(state: HavreState, thing: str) -> Known:
    return {seat: n for seat in state.setup.ids if (n := count(state, seat, thing)) is not None}


def _known_buildings(state: HavreState, own: dict[str, tuple[str, ...]]) -> dict[str, Known]:
    return {
        "buildings": {s: tuple(c for c in held if not cards()[c].special) for s, held in own.items()},
        "specials": {
            s: tuple(c for c in held if cards()[c].special and not cards()[c].unknown) for s, held in own.items()
        },
        "others": _others(state, own),
    }


def _others(state: HavreState, own: dict[str, tuple[str, ...]]) -> Known:
    """What hand-written cards are worth; where one has not been read out, that seat alone is open."""
    left = _unread(state, own)
    worth = {seat: written_worth(state, held) for seat, held in own.items() if not left[seat]}
    return {seat: n for seat, n in worth.items() if n or any(left.values())}


def _unread(state: HavreState, own: Owned) -> dict[str, tuple[str, ...]]:
    """The cards of each seat of which nobody has said what is printed on them."""
    return {seat: tuple(card for card in own[seat] if unread(state, card)) for seat in state.setup.ids}


def written_worth(state: HavreState, held: tuple[str, ...]) -> int:
    """What the hand-written cards of a seat are worth: value, their own plus, and what they add to other cards."""
    told = [w for card in held if (w := written(state, card)) is not None]
    each = [bonus.types for card in held if (bonus := cards()[card].bonus) is not None]
    return sum(w.value + w.bonus + sum(types.get(w.type, 0) for types in each) for w in told)


def projection(state: HavreState) -> Breakdown:
    """The fortunes so far; open where something is not kept, or a card has not been read out."""
    found = score(state.setup, known_entries(state), state.rulings)
    lines = (
        Line(seat, "others", category("others"), UNKNOWN, face(card).name)
        for seat, held in _unread(state, owned(state)).items()
        for card in held
    )
    return replace(found, lines=(*found.lines, *lines))
