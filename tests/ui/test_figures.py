"""Figures as outlines: columns stand straight, and what nobody cut is left out."""

import re

import pytest

from companion.ui.drawings.figures import figures, middle, outlines, width
from companion.ui.drawings.svg import sheet
from tests.ui.faces import FOLDER, Typeface
from tests.ui.pictures import parts


def shapes(svg: str) -> list[str]:
    return [part["d"] for part in parts(svg, "path")]


def test_every_figure_is_equally_wide() -> None:
    assert {width(figure, 10) for figure in "0123456789"} == {5.6}


@pytest.mark.parametrize("letters", ["0123456789", "+−–/%", "ĄĆĘŁŃÓŚŹŻąćęłńóśźż", "RzGoPrPuPs"])
def test_a_text_is_drawn_letter_by_letter(letters: str) -> None:
    (drawn,) = shapes(sheet(10, 10, figures(letters, 0, 0, 10, "#000000")))
    for letter in letters:
        assert drawn.startswith(outlines()[letter].shape)
        drawn = drawn.removeprefix(outlines()[letter].shape)
        drawn = re.sub(r"^M\d+ 0", "", drawn)
    assert not drawn


def test_what_nobody_cut_takes_no_room() -> None:
    assert width("1☃2", 10) == width("12", 10)
    assert shapes(sheet(9, 9, figures("☃", 0, 0, 10, "#000000"))) == []


@pytest.mark.parametrize(("anchor", "left"), [(0, "20"), (0.5, "14.4"), (1, "8.8")])
def test_a_text_begins_ends_or_has_its_middle_at_a_place(anchor: float, left: str) -> None:
    assert f'translate({left} 7)"' in figures("12", 20, 7, 10, "#000000", anchor=anchor).replace(" scale(0.01)", "")


def test_capitals_stand_around_their_middle() -> None:
    assert middle("H", 0, 10, 20, "#000000").endswith('translate(-6.98 16.97) scale(0.02)"/>')


def test_the_outlines_are_as_wide_as_the_letters_of_the_face_that_counts() -> None:
    (path,) = FOLDER.glob("*ExtraBold*.ttf")
    face = Typeface(path)
    assert {letter: face.width(letter) for letter in outlines()} == {k: one.width for k, one in outlines().items()}
