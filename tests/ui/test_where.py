"""Where are we: the rounds as rows, the one that is meant unfolded, and what a tap on each means."""

from __future__ import annotations

import flet as ft
import pytest

from companion.text import texts
from companion.ui.components.measure import TALL, high
from companion.ui.components.stack import stack
from companion.ui.components.touch import Style, text
from companion.ui.components.where import Where, where_high
from companion.ui.components.words import Words, words_for
from companion.ui.drawings.figures import width as figure_width
from scorers.core.core_moves import JUMP_MOVE, form
from scorers.core.forms import Form, Pick
from scorers.core.glance import Overview
from scorers.core.msg import SeatId
from scorers.core.registry import game
from scorers.core.setup import Seat, Setup
from tests.ui.harness import Screen


def setup(slug: str) -> Setup:
    info = game(slug).info
    seats = tuple(
        Seat(id=SeatId(f"s{n}"), name=f"N{n}", colour=colour.id, symbol=colour.symbol)
        for n, colour in enumerate(info.colours[:4], 1)
    )
    return Setup(
        slug=slug,
        ruleset=info.ruleset,
        seats=seats,
        first=SeatId("s1"),
        keeps=info.presets[-1].keeps,
        variant=(info.variants or ("standard",))[0],
    )


def shown(slug: str, *, at: str = "", chosen: str = "") -> tuple[Overview, Pick]:
    found = game(slug)
    state = found.begin(setup(slug))
    asked: Form = form(found, state, JUMP_MOVE, {"to": (at,)} if at else {})
    if asked.event:
        from scorers.core.game import apply

        state = apply(found, state, asked.event)
    asked = form(found, state, JUMP_MOVE, {"to": (chosen,)} if chosen else {})
    overview = found.view(state, None).track.overview
    assert overview is not None
    ask = asked.asks[0]
    assert isinstance(ask, Pick)
    return overview, ask


def words(slug: str, scale: float = 1.0) -> Words:
    found = game(slug)
    return words_for(found.info, found.look, setup(slug), texts("en"), "en", scale)


async def draw(
    slug: str, taps: list[str], *, at: str = "", chosen: str = "", width: float = 400, scale: float = 1.0
) -> Screen:
    overview, ask = shown(slug, at=at, chosen=chosen)
    return await Screen.show(lambda: Where(words(slug, scale), overview, ask, taps.append, width, key="where"))


async def test_the_round_lies_unfolded_with_its_turns_and_its_end() -> None:
    taps: list[str] = []
    screen = await draw("le_havre", taps, at="r10t3")
    assert screen.keys("to/r10") == [*(f"to/r10t{n}" for n in range(1, 8)), "to/r10e"]
    assert screen.keys("to/r11") == ["to/r11t1"], "another round is one place"
    await screen.tap("to/r11t1")
    await screen.tap("to/r10e")
    assert taps == ["r11t1", "r10e"]


async def test_the_figure_of_the_row_that_is_meant_stays_in_its_column() -> None:
    screen = await draw("le_havre", [], at="r3t1", chosen="r18t1", width=358)
    figures = [shown for shown in screen.all() if isinstance(shown, ft.Text) and (shown.semantics_label or "")]
    assert any(len(str(shown.value)) > 1 for shown in figures)
    for shown in figures:
        size = shown.style.size if isinstance(shown.style, ft.TextStyle) else 0
        assert figure_width(str(shown.value), float(size or 0)) + 4 <= float(shown.width or 0), shown.value


async def test_the_number_of_a_round_played_that_is_meant_is_whole_beside_its_tick() -> None:
    screen = await draw("le_havre", [], at="r12t1", chosen="r10t1", width=328)
    (number,) = (one for one in screen.all() if isinstance(one, ft.Text) and one.value == "10")
    size = number.style.size if isinstance(number.style, ft.TextStyle) else 0
    assert figure_width("10", float(size or 0)) <= float(number.width or 0)


async def test_what_was_played_long_ago_unfolds_by_a_tap() -> None:
    screen = await draw("le_havre", [], at="r10t3")
    assert not screen.keys("to/r7")
    assert screen.keys("to/r8")
    await screen.tap("earlier")
    assert screen.keys("to/r1")[:1] == ["to/r1t1"]


async def test_rounds_with_names_are_folded_by_their_names() -> None:
    screen = await draw("craftsmen", [], at="r6")
    assert "Year 1, spring – Year 1, autumn" in screen.texts("earlier")
    assert "year" not in screen.texts(), "no heading over what says it itself"


async def test_the_place_that_is_meant_is_in_sight_wherever_it_is() -> None:
    screen = await draw("le_havre", [], at="r10t3", chosen="r3e")
    assert screen.keys("to/r3") == [*(f"to/r3t{turn}" for turn in range(1, 8)), "to/r3e"], "any turn is one jump"
    assert screen.keys("to/r10") == ["to/r10t1"]


@pytest.mark.parametrize("slug", ["little_town", "builders"])
async def test_few_rows_all_lie_unfolded(slug: str) -> None:
    taps: list[str] = []
    overview, _ask = shown(slug)
    screen = await draw(slug, taps)
    expected = [f"to/{stop.key}" for row in overview.rounds for stop in row.stops]
    assert screen.keys("to/") == expected
    await screen.tap(expected[1])
    assert taps == [expected[1].removeprefix("to/")]


async def test_large_text_stands_in_two_lines() -> None:
    screen = await draw("le_havre", [], scale=2.0)
    assert "Wooden 2" in screen.texts("to/r2t1")
    assert "1 food" in screen.texts("to/r2t1")


def test_a_sheet_is_as_high_as_its_rounds() -> None:
    w = words("le_havre")
    early, late = (shown("le_havre", at=at) for at in ("r1t1", "r18t1"))
    assert where_high(w, *early, 400) > where_high(w, *late, 400)
    assert where_high(words("le_havre", 2.0), *early, 400) > where_high(w, *early, 400)


def test_heights_are_guessed() -> None:
    line = high(text("short", Style.BODY_MEDIUM), 300)
    assert line == pytest.approx(14 * 1.3)
    assert high(text("long " * 60, Style.BODY_MEDIUM), 300) > 5 * line
    assert high(text("long " * 60, Style.BODY_MEDIUM, lines=2), 300) == pytest.approx(2 * line)
    box = ft.Container(text("short", Style.BODY_MEDIUM), padding=8, margin=ft.Margin.only(top=4))
    assert high(box, 300) == pytest.approx(line + 16 + 4)
    assert high(stack([box, ft.Container(height=50)], 10), 300) == pytest.approx(line + 20 + 10 + 50)
    assert high(ft.Row([ft.Icon(ft.Icons.CLOSE), text("a", expand=True)]), 300) == pytest.approx(24)
    chips: list[ft.Control] = [ft.Container(width=100, height=48) for _ in range(5)]
    assert high(ft.Row(chips, wrap=True, spacing=8, run_spacing=8), 330) == 48 + 8 + 48
    assert high(ft.Stack([ft.Container(height=30), ft.Container(height=90, left=0)]), 300) == 30
    assert high(ft.Container(data=77.0), 300) == 77
    assert high(ft.Semantics(content=ft.Image(src="", height=12)), 300) == 12
    assert high(ft.ProgressBar(bar_height=8), 300) == 8
    assert high(ft.Container(visible=False, height=9), 300) == 0
    assert high(ft.ListView(), 300) == TALL
    assert high(ft.Row([ft.ListView(), text("a")]), 300) < TALL, "beside something it is a line"
    assert high(None, 300) == 0
