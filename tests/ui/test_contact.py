"""The page of all drawings shows every drawing of every game, and all of them are pictures."""

import re

import pytest

from scorers.core.registry import slugs
from tests.ui.contact import GROUNDS, of_game, of_the_house, page, words
from tests.ui.pictures import picture


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("slug", sorted(slugs()))
def test_everything_a_game_draws_is_a_picture(slug: str, dark: bool) -> None:  # noqa: FBT001
    for name, ground, drawn in (*of_game(words(slug, dark=dark)), *of_the_house(dark=dark)):
        assert ground in GROUNDS
        for one in re.findall(r"<svg.*?</svg>", drawn):
            assert picture(one).attrib["viewBox"], name


def test_the_page_names_every_game() -> None:
    drawn = page()
    assert all(f"<h2>{slug}</h2>" in drawn for slug in slugs())
