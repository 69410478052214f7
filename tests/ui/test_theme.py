# ruff: noqa: FBT001 - a light is a parameter of a test
"""Colours that can be told apart: every pair that meets on a screen, in every game, by day and by lamplight."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product

import flet as ft
import pytest

from companion.ui import theme
from companion.ui.components.words import SeatLook
from companion.ui.theme import HOUSE, PLAYERS, contrast, grounds, letters, palette
from scorers.core.look import Colours
from scorers.core.registry import game, slugs
from tests.ui.faces import FOLDER

WORN: Mapping[str, Colours] = {"house": HOUSE, **{slug: game(slug).look.colours or HOUSE for slug in slugs()}}
LIGHTS = pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
GAMES = pytest.mark.parametrize("name", WORN)

READ = 7.0
WORD = 4.5
SIGN = 3.0


def low(pairs: list[tuple[str, str]], least: float) -> dict[tuple[str, str], float]:
    return {pair: round(contrast(*pair), 2) for pair in pairs if contrast(*pair) < least}


@LIGHTS
@GAMES
def test_words_can_be_read_on_everything_below_the_lid(name: str, dark: bool) -> None:
    light = WORN[name].at(dark=dark)
    assert not low(list(product([light.ink], grounds(light))), READ)
    assert not low(list(product([light.ink2], grounds(light))), WORD)
    assert not low(list(product([light.acc], [light.ground, light.card])), WORD)
    assert not low([(light.on, light.acc)], WORD)


@LIGHTS
@GAMES
def test_words_can_be_read_on_the_lid_and_on_the_lit_seat(name: str, dark: bool) -> None:
    worn, roles = WORN[name], palette(WORN[name], dark=dark)
    lid = worn.at(dark=dark).lid
    assert not low([(worn.lid_ink, lid), (roles["on_primary_fixed"], roles["primary_fixed"])], READ)
    assert not low([(worn.lid_ink2, lid), (theme.LAMPLIGHT[1], theme.LAMPLIGHT[0])], WORD)
    assert not low([(theme.LAMPLIGHT[0], lid)], SIGN)


@LIGHTS
@GAMES
def test_a_state_can_be_read_wherever_it_is_said(name: str, dark: bool) -> None:
    light, state = WORN[name].at(dark=dark), theme.NIGHT if dark else theme.DAY
    said = [state.good, state.short, state.against]
    assert not low(list(product(said, [light.ground, light.card])), WORD)
    assert not low([(state.short_ink, state.short_band), (theme.ALARM_INK, theme.ALARM)], WORD)
    assert not low([(state.short, state.short_band)], SIGN)


@LIGHTS
@pytest.mark.parametrize("slug", slugs())
def test_every_mark_can_be_seen_on_every_ground_of_its_light(slug: str, dark: bool) -> None:
    light = WORN[slug].at(dark=dark)
    pieces = game(slug).look.pieces
    found = {name: piece.mark_dark if dark else piece.mark for name, piece in pieces.items()}
    assert not {name: found[name] for name in found if low(list(product([found[name]], grounds(light))), SIGN)}


@pytest.mark.parametrize("slug", slugs())
def test_every_drawing_can_be_seen_on_its_piece(slug: str) -> None:
    assert not low([(piece.ink, piece.fill) for piece in game(slug).look.pieces.values()], SIGN)


@pytest.mark.parametrize("fill", PLAYERS)
def test_the_symbol_of_a_seat_can_be_seen_on_its_plate(fill: str) -> None:
    assert not low([(fill, PLAYERS[fill][0])], SIGN)


@pytest.mark.parametrize("slug", slugs())
def test_every_colour_of_a_box_is_one_of_the_plates(slug: str) -> None:
    assert {colour.hex for colour in game(slug).info.colours} <= set(PLAYERS)


def test_a_seat_of_a_colour_nobody_knows_can_still_be_seen() -> None:
    player = SeatLook("s1", "Ola", "#806020", "gem").player
    assert contrast(player.fill, player.ink) >= SIGN
    assert player.edge != player.fill
    assert player.shape == SeatLook("s1", "Ola", "#C8372D", "circle").player.shape


def test_every_role_of_flet_has_a_colour_of_ours() -> None:
    assert set(palette(HOUSE, dark=True)) == set(palette(HOUSE, dark=False))
    worn = theme.theme(HOUSE).color_scheme
    assert worn is not None
    assert worn.primary == HOUSE.light.acc


def test_figures_stand_in_the_face_whose_figures_have_one_width() -> None:
    assert letters(theme.HEAVY, 24).font_family == theme.HEAVY
    assert letters(theme.HEAVY, 24).weight is ft.FontWeight.W_800
    assert all((FOLDER.parent / path).is_file() for path in theme.FACES.values())
