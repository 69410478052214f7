"""What every table shows in the same way: counters, rows of cards, the catalogue with owners, pages of the rules."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Any

from scorers.core.amount import known
from scorers.core.core_moves import count_move
from scorers.core.msg import Msg, Param, msg, thing_msg
from scorers.core.state import State
from scorers.core.view import Face, Figure, Held, Rule, Shape


def counter(state: State[Any], owner: str, thing: str, why: str = "") -> Held:
    """Return what an owner holds of a thing, with the move that corrects it; `why` is what `game.why` is asked."""
    name = thing_msg(state.setup.slug, thing, 2, "name")
    figure = Figure(state.ledger.get(owner, thing), why, thing)
    return Held(thing, name, figure, count_move=count_move(owner, thing))


def counters(state: State[Any], owner: str, things: Iterable[str], why: str = "") -> Iterator[Held]:
    """Yield what an owner holds of those things that are kept; `why` with both in it: "thing/{owner}/{thing}"."""
    for thing in filter(state.ledger.keeps, things):
        yield counter(state, owner, thing, why.format(owner=owner, thing=thing))


def card_row(what: str, label: Msg, cards: Iterable[Face], shape: Shape = Shape.ROW) -> Held:
    """Return cards that lie open, and how many there are."""
    faces = tuple(cards)
    return Held(what, label, Figure(known(len(faces))), shape, faces)


def owned(faces: Iterable[Face], owners: Mapping[str, str]) -> tuple[Face, ...]:
    """Return the catalogue with the seat that has each card now."""
    return tuple(replace(face, owner=owners[face.key]) if face.key in owners else face for face in faces)


def rule_page(slug: str, key: str, page: str | Msg = "", **params: Param) -> Rule:
    """Return a page of the rules: `<slug>-rule-<key>` in a line, its attribute `.text` in full."""
    brief = msg(f"{slug}-rule-{key}", **params)
    return Rule(key, brief, brief.in_case("text"), page)
