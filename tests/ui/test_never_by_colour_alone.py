# ruff: noqa: FBT001, FBT003 - a state is on or off
"""Whoever cannot tell colours apart still sees what is chosen, whose it is and what it is of.

Every state is drawn twice, and all colours are taken away: something else must still differ, a sign, a word, a line.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import combinations
from typing import Any

import flet as ft
import pytest

from companion.text import texts
from companion.ui.components.choice import chip, choice, dot, number_chip, two_way
from companion.ui.components.facts import settled, short
from companion.ui.components.printed import card_kind
from companion.ui.components.seats import seat_tile
from companion.ui.components.setup_steps import step
from companion.ui.components.switch import switch_row
from companion.ui.components.symbols import player_mark, token
from companion.ui.components.touch import icon_button, surface, text
from companion.ui.components.words import SeatLook, words_for
from companion.ui.drawings.shades import drawings
from companion.ui.drawings.signs import SHAPES
from scorers.core.amount import known
from scorers.core.checklist import SetupStep
from scorers.core.msg import SeatId, plain
from scorers.core.registry import game, slugs
from scorers.core.setup import Seat, Setup
from scorers.core.view import Figure

HEARD = frozenset({"label", "selected", "checked", "toggled", "hint_text", "expanded", "semantics_label", "tooltip"})
"""What only a screen reader says."""

HIDDEN = frozenset({"key", "on_click", "parent", "data", "exclude_from_semantics"})
"""What nobody sees."""


def grey(value: Any) -> Any:  # noqa: ANN401 - whatever is drawn
    """Return what is drawn without its colours, to be compared."""
    if hasattr(value, "_values"):
        names = [*value._values, *(name for name in value._structural_fields if not name.startswith("_"))]
        shown = [name for name in names if name not in HEARD | HIDDEN and "color" not in name]
        return type(value).__name__, {name: grey(getattr(value, name)) for name in sorted(shown)}
    if isinstance(value, list | tuple):
        return [grey(part) for part in value]
    if isinstance(value, int | float):
        return round(value)  # a line half a point thicker is not seen
    if isinstance(value, bytes):  # a picture
        return re.sub(r' (fill|stroke)="#[0-9a-fA-F]+"| (fill|stroke)-opacity="[\d.]+"', "", value.decode())
    return repr(value)


def setup(slug: str) -> Setup:
    info = game(slug).info
    seats = tuple(
        Seat(id=SeatId(f"s{n}"), name=f"P{n}", colour=colour.id, symbol=colour.symbol)
        for n, colour in enumerate(info.colours[:2], 1)
    )
    keeps, variant = info.presets[-1].keeps, info.variants[0]
    return Setup(slug=slug, ruleset=info.ruleset, seats=seats, first=seats[0].id, keeps=keeps, variant=variant)


W = words_for(game("le_havre").info, game("le_havre").look, setup("le_havre"), texts("en"), "en")
FOUR = (Figure(known(4), "franc"),)


def nothing(*_given: object) -> None:
    """Do nothing."""


def two_ways(chosen: str) -> ft.Control:
    return two_way(W, (("yes", "Yes"), ("no", "No")), chosen, nothing, key="y")


STATES: dict[str, Callable[[bool], ft.Control]] = {
    "an answer": lambda on: choice(W, "Wood", nothing, key="a", selected=on),
    "one of several answers": lambda on: choice(W, "Wood", nothing, key="a", selected=on, some=True),
    "the ring of an answer": lambda on: dot(W, chosen=on),
    "a small answer": lambda on: chip(W, "Wood", nothing, key="a", selected=on),
    "a number": lambda on: number_chip(W, 3, nothing, key="a", selected=on),
    "a half of two": lambda on: two_ways("yes" if on else "no"),
    "a thing": lambda on: surface(text("Inn"), nothing, key="a", selected=on),
    "a thing that cannot be had": lambda on: surface(text("Inn"), nothing, key="a", flat=on),
    "a switch": lambda on: switch_row(W, "Sound", "", on, nothing, key="a"),
    "a step of the setup": lambda on: step(W, SetupStep("a", plain("Lay it out")), on, nothing),
    "what is settled": lambda on: settled("fed") if on else short("2 short"),
    "who acts": lambda on: seat_tile(W, "s1", FOUR, nothing, acting=on),
    "who begins": lambda on: seat_tile(W, "s1", FOUR, nothing, acting=False, first=on),
}


@pytest.mark.parametrize("state", STATES)
def test_a_state_is_seen_without_its_colour(state: str) -> None:
    draw = STATES[state]
    assert grey(draw(True)) != grey(draw(False))


def test_the_check_sees_a_colour_alone() -> None:
    def draw(on: bool) -> ft.Control:
        return icon_button(ft.Icons.ADD, "More", nothing, key="a", selected=on)

    assert grey(draw(True)) == grey(draw(False)), "an icon that only changes its tint"


@pytest.mark.parametrize("slug", slugs())
def test_players_are_told_apart_without_their_colour(slug: str) -> None:
    marks = {c.id: grey(player_mark(SeatLook("s", "", c.hex, c.symbol), 24)) for c in game(slug).info.colours}
    assert [(a, b) for a, b in combinations(marks, 2) if marks[a] == marks[b]] == []
    assert len(SHAPES) >= len(marks)


@pytest.mark.parametrize("slug", slugs())
def test_goods_are_told_apart_without_their_colour(slug: str) -> None:
    w = words_for(game(slug).info, game(slug).look, setup(slug), texts("en"), "en")
    drawn = {thing: grey(token(w, thing)) for thing in w.look.pieces}
    same = [
        (a, b)
        for a, b in combinations(drawn, 2)
        if drawn[a] == drawn[b] and w.symbol_of.get(a, a) != w.symbol_of.get(b, b)
    ]
    assert same == []


@pytest.mark.parametrize("slug", slugs())
def test_types_of_cards_are_told_apart_without_their_colour(slug: str) -> None:
    w = words_for(game(slug).info, game(slug).look, setup(slug), texts("en"), "en")
    seen = {kind: (found.sign, found.letters) for kind in drawings(slug).kinds if (found := card_kind(w, kind))}
    assert [(a, b) for a, b in combinations(seen, 2) if seen[a] == seen[b]] == []
