"""What holds for the closing sheet of every title: found for any answers its own questions allow."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorers.core.events import Entry
from scorers.core.game import Game
from scorers.core.msg import SeatId
from scorers.core.questions import Cards, Entries, Holder, Lists, Numbers, Question, YesNo
from scorers.core.registry import game, slugs
from scorers.core.score import Breakdown
from scorers.core.setup import Seat, Setup
from scorers.core.sheet import Sheet
from tests.scorers.kernel_game import GAME as KERNEL

LARGE = 60
TITLES = [*map(game, slugs()), KERNEL]


@st.composite
def setups(draw: st.DrawFn, title: Game[Any]) -> Setup:
    """A table with everything agreed in any way."""
    info = title.info
    count = draw(st.integers(info.players.min, min(info.players.max, len(info.colours))))
    seats = tuple(
        Seat(id=SeatId(f"s{at}"), name=f"N{at}", colour=colour.id, symbol=colour.symbol)
        for at, colour in enumerate(info.colours[:count], start=1)
    )
    return Setup(
        slug=info.slug,
        ruleset=info.ruleset,
        seats=seats,
        first=seats[0].id,
        variant=draw(st.sampled_from(info.variants)),
        options={choice.id: draw(st.sampled_from(choice.options)) for choice in info.options},
        rulings={choice.id: draw(st.sampled_from(choice.options)) for choice in info.rulings},
    )


@st.composite
def sheets(draw: st.DrawFn, title: Game[Any], setup: Setup) -> Sheet:
    """Answers to the questions one after the other, some left open; each is asked again after every answer."""
    given_: dict[str, dict[str, Entry]] = {}
    for key in [question.key for question in title.sheet(setup, None).questions]:
        question = title.sheet(setup, None, given_)[key]
        told: int = draw(st.integers(0, 9))
        if question.seats and told:
            given_[key] = draw(entries(question))
    return given_


@st.composite
def entries(draw: st.DrawFn, question: Question) -> dict[str, Entry]:
    """Answers of the seats a question concerns; now and then somebody has said nothing."""
    match question:
        case Holder(low=low, high=high):
            owner = draw(st.sampled_from(("", *question.seats)))
            return {owner: draw(st.integers(low, LARGE if high is None else high))} if owner else {}
        case Cards():
            left = [card.key for card in question.cards]
            found: dict[str, Entry] = {}
            for seat in question.seats:
                held = draw(st.lists(st.sampled_from(left), max_size=4, unique=True)) if left else []
                left = [card for card in left if card not in held]
                found[seat] = tuple(held)
            return found
        case Lists():
            column = (st.integers(c.low, c.low + 5 if c.high is None else c.high) for c in question.columns)
            row = st.tuples(*column)
            return {seat: tuple(draw(st.lists(row, max_size=3))) for seat in question.seats}
        case YesNo():
            return {seat: draw(st.integers(0, 1)) for seat in question.seats}
        case Numbers(low=low, high=high):
            values = st.integers(low, min(LARGE, LARGE if high is None else high))
            return {seat: draw(values) for seat in question.seats if draw(st.integers(0, 5))}
    raise AssertionError(question)


def points(found: Breakdown) -> dict[str, tuple[int | None, bool, int]]:
    return {seat: (found.total(seat).n, found.total(seat).exact, found.known(seat)) for seat in found.seats}


COMPARED = ("orleans",)
"""Titles that compare what the seats have: without the stations of one, the last citizen of all others is open."""


def count(title: Game[Any], setup: Setup, sheet: Sheet) -> Breakdown:
    return title.score(setup, sheet, setup.rulings)


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.slug)
@given(data=st.data())
def test_permuting_the_seats_permutes_the_result(title: Game[Any], data: st.DataObject) -> None:
    setup = data.draw(setups(title))
    sheet = data.draw(sheets(title, setup))
    new: dict[str, str] = dict(zip(setup.ids, data.draw(st.permutations(setup.ids)), strict=True))
    turned = {key: {new[seat]: entry for seat, entry in given_.items()} for key, given_ in sheet.items()}
    here, there = count(title, setup, sheet), count(title, setup, turned)
    assert {new[seat]: found for seat, found in points(here).items()} == points(there)
    assert {new[rank.seat]: rank.place for rank in here.ranking().places} == {
        rank.seat: rank.place for rank in there.ranking().places
    }


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.slug)
@given(data=st.data())
def test_dropping_an_answer_changes_nobody_elses_number(title: Game[Any], data: st.DataObject) -> None:
    setup = data.draw(setups(title))
    sheet = title.sheet(setup, None).settled(data.draw(sheets(title, setup)))
    given_ = [(key, seat) for key, found in sheet.items() for seat in found]
    key, seat = data.draw(st.sampled_from(given_)) if given_ else ("", "")
    less = {k: {s: entry for s, entry in found.items() if (k, s) != (key, seat)} for k, found in sheet.items()}
    before, after = points(count(title, setup, sheet)), points(count(title, setup, less))
    others = {s for s, found in after.items() if s != seat and (found[1] or title.slug not in COMPARED)}
    assert {s: before[s] for s in others} == {s: after[s] for s in others}
    assert all(after[s][2] <= before[s][2] for s in setup.ids if s != seat)


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.slug)
@given(data=st.data())
def test_a_table_that_has_seen_every_question_has_a_winner(title: Game[Any], data: st.DataObject) -> None:
    setup = data.draw(setups(title))
    given_: Sheet = {}
    for key in [question.key for question in title.sheet(setup, None).questions]:
        question = title.sheet(setup, None, given_)[key]
        if question.seats:
            some: Entries = data.draw(entries(question))
            given_ = {**given_, key: question.settled(some)}
    found = count(title, setup, title.sheet(setup, None, given_).trimmed(given_))
    assert found.open == ()
    assert found.ranking().winners
    assert not [issue.code for issue in title.check_sheet(setup, given_) if issue.code == "core-sheet-no-question"]


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.slug)
@given(data=st.data())
def test_every_page_asks_something_of_everybody_it_concerns(title: Game[Any], data: st.DataObject) -> None:
    setup = data.draw(setups(title))
    form = title.sheet(setup, None, data.draw(sheets(title, setup)))
    for question in form.asked:
        page = form.page(question, {}, question.seats[-1])
        assert page.title == question.label
        assert page.asks
        assert set(question.seats) <= set(setup.ids)
