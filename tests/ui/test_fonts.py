"""The faces that travel with the app: what they must be able to show."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import companion
import scorers
from scorers.core.data import data_folder
from tests.ui.faces import FOLDER, Typeface

FACES = sorted(path.name for path in FOLDER.glob("*.ttf"))
LATIN = "".join(map(chr, (*range(0x20, 0x7F), *range(0xA0, 0x149), *range(0x14A, 0x17F))))
POLISH = "ĄĆĘŁŃÓŚŹŻąćęłńóśźż„”–’"


def sentences() -> Iterator[str]:
    """Everything the app may have to show: the catalogues, the data of the games, the words in the code."""
    for path in data_folder().rglob("*"):
        if path.is_file():
            yield path.read_text(encoding="utf-8")
    for package in (companion, scorers):
        for path in Path(str(package.__file__)).parent.rglob("*.py"):
            tree = ast.parse(path.read_text(encoding="utf-8"))
            yield from (
                str(n.value) for n in ast.walk(tree) if isinstance(n, ast.Constant) and isinstance(n.value, str)
            )


@pytest.mark.parametrize("face", FACES)
def test_a_face_has_every_letter_that_is_shown(face: str) -> None:
    assert not Typeface(FOLDER / face).lacks("".join(sentences()))


@pytest.mark.parametrize("face", FACES)
def test_a_face_has_the_letters_of_the_names_people_bear(face: str) -> None:
    assert not Typeface(FOLDER / face).lacks(LATIN + POLISH)


@pytest.mark.parametrize("face", [face for face in FACES if face.startswith("Hanken")])
def test_figures_that_stand_in_columns_have_one_width(face: str) -> None:
    typeface = Typeface(FOLDER / face)
    assert {typeface.width(figure) for figure in "0123456789"} == {560}


def test_every_face_lies_there_with_its_licence() -> None:
    assert len(FACES) == 4
    for maker in {face.partition("-")[0] for face in FACES}:
        assert "SIL Open Font License" in (FOLDER / f"{maker}-OFL.txt").read_text(encoding="utf-8")


def test_the_faces_are_light_enough_to_wait_for() -> None:
    assert sum((FOLDER / face).stat().st_size for face in FACES) < 150_000
