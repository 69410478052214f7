# ruff: noqa: N802 - a component is a noun
"""Four roles one can touch, and what is only printed: each does, looks and is read as what it is."""

from __future__ import annotations

import flet as ft
import pytest

from companion.ui.components.buttons import big_button, quiet_button
from companion.ui.components.choice import chip, choice, dot, two_way
from companion.ui.components.facts import alarm, counted, fact, figures, settled, short, short_band, short_words
from companion.ui.components.symbols import disc, mark, token
from companion.ui.components.touch import surface, text
from companion.ui.components.words import Words
from companion.ui.theme import ACC, CARD, LAMP, SOFT, THING_EDGE
from scorers.core.registry import game
from tests.ui.conftest import Draw
from tests.ui.contact import svg

HAVRE = game("le_havre")
W = Words("en", lambda message, names: message.id, look=HAVRE.look, slug="le_havre")  # noqa: ARG005 - nobody is named


async def test_the_act_does_it_and_says_what_follows(draw: Draw) -> None:
    done: list[str] = []

    @ft.component
    def Drawn() -> ft.Control:
        lead = disc(W, "wood")
        return big_button(W, "Take 5 wood", lambda: done.append("took"), key="act", second="Ewa is next", lead=lead)

    screen = await draw(Drawn)
    assert screen.texts("act") == ["Take 5 wood", "Ewa is next"]
    assert screen.find("act").bgcolor is ACC
    await screen.tap("act")
    assert done == ["took"]


async def test_an_act_that_is_off_says_what_is_missing_and_cannot_be_tapped(draw: Draw) -> None:
    @ft.component
    def Drawn() -> ft.Control:
        off = big_button(W, "A pile or a building first", None, key="act", disabled=True)
        return ft.Column([off, quiet_button(W, "Not now", None, key="quiet", disabled=True)])

    screen = await draw(Drawn)
    assert screen.texts("act") == ["A pile or a building first"]
    for key in ("act", "quiet"):
        assert screen.find(key).disabled
        assert screen.find(key).on_click is None


async def test_the_way_back_to_the_table_wears_the_lamp(draw: Draw) -> None:
    @ft.component
    def Drawn() -> ft.Control:
        return big_button(W, "Back to the table", lambda: None, key="act", lamp=True)

    assert (await draw(Drawn)).find("act").bgcolor == LAMP


async def test_a_choice_says_its_consequence_or_why_it_cannot_be(draw: Draw) -> None:
    chosen: list[str] = []

    @ft.component
    def Drawn() -> ft.Control:
        loan = token(W, "loan")
        return ft.Column(
            [
                choice(
                    W,
                    "1 loan",
                    lambda: chosen.append("loan"),
                    key="loan",
                    selected=True,
                    note="+4",
                    good=True,
                    lead=loan,
                ),
                choice(
                    W, "Sell", lambda: chosen.append("sell"), key="sell", selected=False, some=True, reason="nothing"
                ),
                chip(W, "Some", lambda: chosen.append("some"), key="some", selected=True),
            ]
        )

    screen = await draw(Drawn)
    assert screen.texts("loan") == ["1 loan", "+4"]
    assert screen.texts("sell") == ["Sell", "nothing"]
    assert screen.find("sell").on_click is None
    assert screen.find("loan").bgcolor is SOFT
    await screen.tap("loan")
    await screen.tap("some")
    assert chosen == ["loan", "some"]


@pytest.mark.parametrize("some", [False, True], ids=["one", "some"])
def test_a_ring_is_full_when_it_is_chosen(some: bool) -> None:  # noqa: FBT001 - one or some
    full, empty = dot(W, chosen=True, some=some), dot(W, chosen=False, some=some)
    assert isinstance(full, ft.Image)
    assert isinstance(empty, ft.Image)
    assert "evenodd" in svg(full)
    assert "stroke" in svg(empty)


async def test_one_bar_answers_a_question_of_two(draw: Draw) -> None:
    chosen: list[str] = []

    @ft.component
    def Drawn() -> ft.Control:
        return two_way(W, (("play", "Play"), ("count", "Just count")), "play", chosen.append, key="way")

    screen = await draw(Drawn)
    await screen.tap("way/count")
    assert chosen == ["count"]
    assert screen.find("way/play").bgcolor is SOFT


async def test_a_thing_has_an_edge_only_while_it_can_be_picked_up(draw: Draw) -> None:
    @ft.component
    def Drawn() -> ft.Control:
        free = surface(text("free"), print, key="free")
        taken = surface(text("taken"), print, key="taken", selected=True)
        return ft.Column([free, taken, surface(text("flat"), None, key="flat", flat=True)])

    screen = await draw(Drawn)
    assert (screen.find("free").bgcolor, screen.find("free").shadow) == (CARD, THING_EDGE)
    assert (screen.find("taken").bgcolor, screen.find("taken").shadow) == (SOFT, None)
    assert (screen.find("flat").bgcolor, screen.find("flat").shadow) == (None, None)


async def test_what_is_printed_cannot_be_touched(draw: Draw) -> None:
    @ft.component
    def Drawn() -> ft.Control:
        rows = ((fact("Francs", mark(W, "franc")), ("23", "117")), (fact("Buildings", strong=False), ("82", "74")))
        band = short_band(ft.Row([short_words("short of 1"), short("1"), settled("paid")]), key="band")
        heads: list[ft.Control] = [text("Ola"), text("Ewa")]
        parts = [
            figures(W, heads, rows, chosen=1),
            band,
            alarm(W, "The game ends", "17"),
            alarm(W, "The end"),
            counted(W, "fish", "3"),
            counted(W, "fish", "3", flat=False),
            counted(W, "nothing", "3"),
        ]
        return ft.Column(parts, key="all")

    screen = await draw(Drawn)
    assert screen.texts("band") == ["short of 1", "1", "paid"]
    assert screen.texts("all")[2:8] == ["Francs", "23", "117", "Buildings", "82", "74"]
    assert not [drawn for drawn in screen.all() if getattr(drawn, "on_click", None)]


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_what_is_nearly_black_has_a_rim_in_the_dark(dark: bool) -> None:  # noqa: FBT001 - a light
    w = Words("en", W.texts, look=HAVRE.look, dark=dark)
    rims = {name: good.sinks for name in HAVRE.look.pieces if (good := w.good(name))}
    assert {name for name, rim in rims.items() if rim} == ({"coal", "coke", "charcoal"} if dark else set())


def test_a_mark_follows_the_light_and_a_thing_nobody_coloured_has_one() -> None:
    by_day, by_night = (Words("en", W.texts, look=HAVRE.look, dark=dark).sign("wood") for dark in (False, True))
    assert by_day is not None
    assert by_night is not None
    assert by_day.colour != by_night.colour
    bare = Words("en", W.texts, look=HAVRE.look.model_copy(update={"pieces": {}}))
    assert bare.good("wood") is None
    assert bare.sign("wood") is not None
    assert disc(bare, "wood") is not None
    assert token(bare, "dragon") is None
