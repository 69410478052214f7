"""Words are as large as leaves each of them whole, and where there is no room there are fewer of them."""

from __future__ import annotations

import flet as ft
import pytest

from companion.text import texts
from companion.ui.components.bar import Undo, place_of, undo_button
from companion.ui.components.fitting import NARROWEST, lines_of, longest, unbroken, whole, width_of
from companion.ui.components.touch import Style, text
from companion.ui.components.words import Words
from companion.ui.theme import TARGET, text_size
from tests.ui.faces import FOLDER, Typeface

SAYS = Words("en", lambda message, names: message.id)  # noqa: ARG005 - nobody is named
LARGE = Words("en", SAYS.texts, scale=2.0)
FULL = Undo("Undo: Ola: Hardware Store (another device)", ("Undo: Ola: Hardware Store", "Undo"))

FACES = {path.name: Typeface(path) for path in FOLDER.glob("*.ttf")}


@pytest.mark.parametrize("words", ["Przedsiębiorstwo", "Undo: Ola took 4 fish", "35 + ?", "Żniwa, 1 z 4 (po)"])
@pytest.mark.parametrize("face", sorted(FACES))
def test_words_are_never_wider_than_reckoned(face: str, words: str) -> None:
    drawn = sum(FACES[face].width(letter) for letter in words) * 16 / FACES[face].units
    assert drawn <= width_of(words, 16, speaks=face.startswith("Fraunces")) + 0.5


def test_words_shrink_no_further_than_leaves_the_longest_whole() -> None:
    size = unbroken("to the Przedsiębiorstwo", 40, 200)
    assert longest("to the Przedsiębiorstwo", size) == pytest.approx(200)
    assert lines_of("to the Przedsiębiorstwo", size, 200) == 2
    assert unbroken("to the", 40, 200) == 40
    assert unbroken("", 40, 200) == 40


def test_a_text_of_the_theme_keeps_its_size_where_it_can() -> None:
    assert whole(SAYS, text("Przedsiębiorstwo", Style.BODY_LARGE), 100).size is None
    assert (whole(LARGE, text("Przedsiębiorstwo", Style.BODY_LARGE), NARROWEST - 100).size or 0) < 32
    assert whole(LARGE, ft.Text("Przedsiębiorstwo"), NARROWEST).size == ft.Text("").size


@pytest.mark.parametrize(
    ("w", "width", "shown"),
    [
        (SAYS, 700, FULL.said),
        (SAYS, 412, FULL.said),
        (SAYS, 360, FULL.said),
        (SAYS, 320, "Undo: Ola: Hardware Store"),
        (SAYS, 280, "Undo"),
        (LARGE, 360, "Undo: Ola: Hardware Store"),
        (LARGE, 240, "Undo"),
    ],
    ids=["tablet", "phone", "small phone", "smaller still", "as small as none is", "largest text", "and no room"],
)
def test_as_much_is_written_of_what_undo_takes_back_as_there_is_room_for(w: Words, width: float, shown: str) -> None:
    (words,) = texts_of(undo_button(w, FULL, lambda: None, width=width))
    assert words.value == shown
    assert words.semantics_label == (None if shown == FULL.said else FULL.said)
    assert words.overflow is not ft.TextOverflow.ELLIPSIS


@pytest.mark.parametrize(("width", "shown"), [(412, FULL.said), (360, "Undo: Ola: Hardware Store"), (320, "Undo")])
def test_a_redo_takes_of_the_room_of_undo(width: float, shown: str) -> None:
    (words,) = texts_of(undo_button(SAYS, FULL, lambda: None, "Redo: Ola", lambda: None, width=width))
    assert words.value == shown


@pytest.mark.parametrize("language", ["en", "pl"])
def test_on_a_small_phone_the_three_places_are_narrow_and_break_no_word(language: str) -> None:
    said = texts(language)
    for name in ("ui-look-up", "ui-log", "ui-more"):
        assert width_of(said.t(name), text_size(Style.LABEL_SMALL)) <= place_of(360) - 4
    assert place_of(360) >= TARGET


def test_before_the_first_step_names_are_said_to_be_touched() -> None:
    (words,) = texts_of(undo_button(SAYS, None, lambda: None))
    assert words.value == "ui-nothing-to-undo. ui-tap-names"


def texts_of(control: object) -> list[ft.Text]:
    if isinstance(control, ft.Text):
        return [control]
    inner = [getattr(control, "content", None), *getattr(control, "controls", [])]
    return [found for part in inner if part is not None for found in texts_of(part)]
