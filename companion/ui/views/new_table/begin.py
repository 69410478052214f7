"""The first draft of a table: the people and choices of last time, or the fewest chairs and the printed rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from companion.app.library import Library
from companion.app.values import Person
from companion.ui.components.words import Words
from companion.ui.views.new_table.draft import Chair, Choices, Draft, Known, default_choices
from companion.ui.views.people import colour_name
from scorers.core.game import Game
from scorers.core.game_info import Choice, GameInfo
from scorers.core.setup import Setup

COMPANY: Final = 2
"""So many sit there until somebody says otherwise: who plays alone says so."""


def first_draft(library: Library, info: GameInfo) -> Draft:
    """Return the draft most likely wanted, so that Start is the next tap."""
    last = library.last_table(info.slug)
    if last is None:
        return Draft((), default_choices(info)).with_count(info, max(info.players.min, COMPANY))
    known = {person.id: person for person in library.people()}
    draft = Draft((), _choices(info, last.choices))
    for seat in last.seats[: info.players.max]:
        person = known.get(seat.person) if seat.person else None
        if person is not None:
            draft = draft.with_known(info, _as_known(person, seat.colour))
        elif seat.person is None:
            draft = draft.with_nobody(info, seat.colour)
    return draft if draft.chairs else draft.with_count(info, max(info.players.min, COMPANY))


def again(setup: Setup) -> Draft:
    """Return a draft with the people and choices of a table that is over."""
    chairs = tuple(Chair(seat.colour, seat.name, seat.person) for seat in setup.seats)
    return Draft(chairs, Choices(setup.variant, setup.options, setup.rulings, setup.keeps))


def known_people(library: Library, draft: Draft) -> tuple[Known, ...]:
    """Who could sit down too: everybody remembered who does not sit here yet, the latest first."""
    seated = {chair.person for chair in draft.chairs} | {chair.name.casefold() for chair in draft.chairs}
    return tuple(
        _as_known(person, person.colour)
        for person in library.people()
        if person.id not in seated and person.name.casefold() not in seated
    )


def called(w: Words, chair: Chair) -> str:
    """Return what a chair is called: by name, else by colour."""
    return chair.name or colour_name(w, chair.colour)


def make_setup(library: Library, game: Game[Any], draft: Draft, w: Words) -> Setup:
    """Return the setup the table begins with, in the words of this device; who has a name is remembered."""
    printed = {key: n for key, n in library.printed_values(game.slug).items() if isinstance(n, int)}
    met = draft.with_people(lambda chair: library.meet(chair.name, chair.colour).id)
    names = tuple(called(w, chair) for chair in draft.chairs)
    return met.setup(game.info, names, {**game.info.values, **printed})


def _as_known(person: Person, colour: str | None) -> Known:
    return Known(person.id, person.name, colour or person.colour)


def _choices(info: GameInfo, kept: Mapping[str, Any]) -> Choices:
    """Return the choices of last time, as far as this version of the game still has them."""
    plain = default_choices(info)
    keeps = {keep.id for keep in info.keeps}
    wanted = kept.get("keeps")
    variant = kept.get("variant")
    return Choices(
        variant=str(variant) if variant in info.variants else plain.variant,
        options=_known_answers(info.options, kept.get("options"), plain.options),
        rulings=_known_answers(info.rulings, kept.get("rulings"), plain.rulings),
        keeps=tuple(k for k in wanted if k in keeps) if isinstance(wanted, list | tuple) else plain.keeps,
    )


def _known_answers(asked: tuple[Choice, ...], kept: object, plain: Mapping[str, str]) -> dict[str, str]:
    given = kept if isinstance(kept, Mapping) else {}
    return {
        choice.id: given[choice.id] if given.get(choice.id) in choice.options else plain[choice.id] for choice in asked
    }
