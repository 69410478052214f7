"""The closing sheet: what each kind of question asks, how it is read, what cannot be, what an empty line means."""

from __future__ import annotations

import pytest

from scorers.core.amount import UNKNOWN, at_least, known
from scorers.core.forms import Amounts, Answer, Column, Listing, Pick
from scorers.core.msg import SeatId, msg
from scorers.core.questions import Cards, Entries, Holder, Lists, Numbers, Question, YesNo
from scorers.core.sheet import Sheet, SheetForm, amount, by_seat, cards, number, rows, traced, yes
from scorers.core.view import Face
from tests.scorers.kernel_game import GAME, new_setup

SEATS = ("a", "b", "c")
FACES = tuple(Face(key, msg(key)) for key in ("mill", "barn", "well"))
LAND = (Column("size", msg("size"), 1, 9), Column("crowns", msg("crowns")))

COINS = Numbers("coins", msg("coins"), None, SEATS, high=40, box=50)
CROWN = Holder("crown", msg("crown"), seats=SEATS, high=5)
PEACE = YesNo("peace", msg("peace"), seats=SEATS)
PICKED = Cards("cards", msg("cards"), None, SEATS, None, FACES)
LANDS = Lists("lands", msg("lands"), seats=SEATS, columns=LAND, worth=lambda row: row[0] * row[1])
FORM = SheetForm((COINS, CROWN, PEACE, PICKED, LANDS))


def after(question: Question, *answers: tuple[str, Answer]) -> Entries:
    """The entries after these answers, one after the other."""
    sheet: Sheet = {}
    for ask, answer in answers:
        sheet = SheetForm((question,)).answered(sheet, ask, answer)
    return sheet[question.key]


def codes(sheet: Sheet) -> list[str]:
    return [issue.code for issue in FORM.wrong(SEATS, sheet)]


# ------------------------------------------------------------------------------------------------------------- reading


def test_an_answer_is_read_as_what_it_is() -> None:
    sheet: Sheet = {"n": {"a": 3, "b": ("mill",), "c": ((2, 1), (3, 0))}, "peace": {"a": 1, "b": 0}}
    assert (number(sheet, "n", "a"), number(sheet, "n", "b"), number(sheet, "n", "z")) == (3, None, None)
    assert (amount(sheet, "n", "a"), amount(sheet, "n", "c")) == (known(3), UNKNOWN)
    assert (cards(sheet, "n", "b"), cards(sheet, "n", "a"), cards(sheet, "m", "a")) == (("mill",), None, None)
    assert (rows(sheet, "n", "c"), rows(sheet, "n", "a"), rows(sheet, "n", "b")) == (((2, 1), (3, 0)), None, ())
    assert [yes(sheet, "peace", seat) for seat in SEATS] == [True, False, None]


def test_the_points_of_a_track_are_told_by_what_they_came_from() -> None:
    seats, lines = (SeatId("a"), SeatId("b")), ("work", "rest")
    kept: Sheet = {"work": {"a": 5, "b": 0}, "rest": {"a": 1, "b": 2}}
    assert [*traced(kept, "track", lines, seats)] == [("work", "a", 5), ("rest", "a", 1), ("rest", "b", 2)]
    over: Sheet = {**kept, "track": {"a": 9, "b": 0}}
    assert [*traced(over, "track", lines, seats)] == [("work", "a", 5), ("rest", "a", 4)]
    assert [*traced({}, "track", lines, seats[:1])] == [("work", "a", None), ("rest", "a", None)]


def test_what_is_kept_is_told_of_those_of_whom_it_is_known() -> None:
    state = GAME.begin(new_setup(2))
    told = by_seat(state, lambda _, seat: known(4) if seat == "s1" else at_least(2))
    assert (told, by_seat(state, lambda *_: UNKNOWN), by_seat(None, lambda *_: known(1))) == ({"s1": 4}, None, None)


# ---------------------------------------------------------------------------------------------------------- each kind


def test_numbers_have_a_row_for_each_seat() -> None:
    (ask,) = COINS.asks({"b": 7}, "")
    assert isinstance(ask, Amounts)
    assert [(row.key, row.value, row.seat, row.high) for row in ask.rows] == [
        ("a", None, "a", 40),
        ("b", 7, "b", 40),
        ("c", None, "c", 40),
    ]
    assert ask.typed
    assert after(COINS, ("coins", {"a": 3, "b": 7}), ("coins", {"b": 7})) == {"b": 7}, "a line made empty is no answer"
    assert after(COINS, ("coins", {"a": 3}), ("coins", ("mill",))) == {}, "cards are no numbers"
    one = Numbers("coins", msg("coins"), None, ("b",))
    assert one.answered({"a": 1, "b": 2}, "coins", {"b": 5}) == {"a": 1, "b": 5}, "whom it does not ask stays"
    assert COINS.settled({"b": 7}) == {"a": 0, "b": 7, "c": 0}
    assert COINS.adds == (10, 5), "what the keys add"


def test_what_another_question_asks_for_stays_empty() -> None:
    assert Numbers("points", msg("points"), None, SEATS, empty=None).settled({"b": 7}) == {"b": 7}


def test_one_thing_has_one_holder_and_a_number() -> None:
    who, *rest = CROWN.asks(None, "")
    assert isinstance(who, Pick)
    assert ([option.key for option in who.options], who.chosen, rest) == (["a", "b", "c", "nobody"], (), [])
    assert after(CROWN, ("crown", ("nobody",))) == {}
    assert after(CROWN, ("crown", ("b",))) == {"b": ()}
    who, many = CROWN.asks({"b": ()}, "")
    assert isinstance(who, Pick)
    assert isinstance(many, Amounts)
    assert (who.chosen, many.key, many.typed, many.rows[0].value) == (("b",), "crown/n", True, None)
    assert CROWN.asks({}, "")[0].chosen == ("nobody",)  # type: ignore[union-attr]
    assert after(CROWN, ("crown", ("b",)), ("crown", ())) == after(CROWN, ("crown", ((1, 2),))) == {}
    assert after(CROWN, ("crown", ("b",)), ("crown/n", {"b": 4}), ("crown", ("c",))) == {"c": 4}
    assert after(CROWN, ("crown", ("b",)), ("crown/n", {"b": 4}), ("crown/n", {})) == {"b": ()}
    assert (CROWN.open, CROWN.settled({})) == (True, {})


@pytest.mark.parametrize(
    ("known_", "open_"), [(None, True), ({}, False), ({"b": 2}, False), ({"b": ()}, True)], ids=str
)
def test_a_holder_is_open_until_who_and_how_many_are_known(known_: Entries | None, *, open_: bool) -> None:
    assert Holder("crown", msg("crown"), seats=SEATS, known=known_).open is open_


def test_yes_or_no_is_a_tap_on_a_name() -> None:
    (ask,) = PEACE.asks({"b": 1, "c": 0}, "")
    assert isinstance(ask, Pick)
    assert (ask.chosen, ask.least, ask.most) == (("b",), 0, 3)
    assert PEACE.asks(None, "")[0].chosen == ()  # type: ignore[union-attr]
    assert after(PEACE, ("peace", ("a", "c"))) == {"a": 1, "c": 1}
    assert after(PEACE, ("peace", ("a", "c")), ("peace", ("b",))) == {"b": 1}
    assert after(PEACE, ("peace", ("a", "c")), ("peace", {"b": 1})) == {}, "numbers are no names"
    one = YesNo("peace", msg("peace"), seats=("b",))
    assert one.answered({"a": 1, "b": 1}, "peace", ()) == {"a": 1}, "whom it does not ask stays"
    assert PEACE.settled({"a": 1}) == {"a": 1, "b": 0, "c": 0}


def test_cards_are_picked_seat_by_seat_and_not_offered_twice() -> None:
    whose, pick = PICKED.asks({"a": ("mill",), "b": ()}, "b")
    assert isinstance(whose, Pick)
    assert isinstance(pick, Pick)
    assert [(option.key, option.seat) for option in whose.options] == [
        ("a", "a"),
        ("b", "b"),
        ("c", "c"),
        ("nobody", None),
    ]
    assert [option.note for option in whose.options] == [
        msg("core-sheet-has", n=1),
        msg("core-sheet-has", n=0),
        None,
        None,
    ]
    assert (whose.chosen, pick.key, pick.chosen, pick.least, pick.most) == (("b",), "cards/b", (), 0, 3)
    taken = pick.options[0]
    assert (taken.seat, taken.because) == ("a", None)
    assert [option.because for option in pick.options[1:]] == [None, None]


def test_ones_own_cards_are_chosen_and_bear_no_mark() -> None:
    whose, pick = PICKED.asks({"a": ("mill",)}, "")
    assert isinstance(pick, Pick)
    assert (whose.chosen, pick.chosen, pick.options[0].seat) == (("a",), ("mill",), None)  # type: ignore[union-attr]
    _, strange = PICKED.asks({"a": 3}, "a")
    assert strange.chosen == ()  # type: ignore[union-attr]


def test_a_card_somebody_takes_is_no_more_whose_it_was() -> None:
    assert after(PICKED, ("cards/a", ("mill", "barn")), ("cards/b", ("mill",))) == {"a": ("barn",), "b": ("mill",)}
    assert PICKED.answered({"a": 3}, "cards/b", ("mill",)) == {"a": 3, "b": ("mill",)}
    strange: Entries = {"a": ("mill",), "b": 3}
    assert PICKED.answered(strange, "cards/b", {"mill": 1}) == strange


def test_an_answer_goes_to_the_seat_its_ask_names() -> None:
    assert after(PICKED, ("cards/a", ("mill",)), ("cards/c", ("barn", "well")), ("cards/a", ())) == {
        "a": (),
        "c": ("barn", "well"),
    }
    assert after(PICKED, ("cards/z", ("mill",))) == {}
    assert after(PICKED, ("cards/a", {"mill": 1})) == {}, "numbers are no cards"


def test_one_tap_says_nobody_else() -> None:
    assert after(PICKED, ("cards/b", ("mill",)), ("cards/whose", ("nobody",))) == {"a": (), "b": ("mill",), "c": ()}
    whose, _ = PICKED.asks({}, "")
    assert isinstance(whose, Pick)
    assert whose.options[-1].label == msg("core-sheet-nobody")
    whose, _ = PICKED.asks({"a": ()}, "")
    assert isinstance(whose, Pick)
    assert whose.options[-1].label == msg("core-sheet-nobody-else")
    whose, _ = PICKED.asks(PICKED.settled({}), "")
    assert isinstance(whose, Pick)
    assert [option.key for option in whose.options] == list(SEATS)


def test_a_list_grows_one_by_one() -> None:
    _, ask = LANDS.asks({"a": ((3, 2), (4, 0))}, "a")
    assert isinstance(ask, Listing)
    assert (ask.columns, ask.entries) == (LAND, ((3, 2), (4, 0)))
    assert ask.notes == (msg("core-sheet-worth", n=6), msg("core-sheet-worth", n=0))
    assert after(LANDS, ("lands/a", ((3, 2),)), ("lands/b", ()), ("lands/a", ((3, 2), (1, 0)))) == {
        "a": ((3, 2), (1, 0)),
        "b": (),
    }
    _, empty = LANDS.asks({"a": ((3, 2),)}, "b")
    assert (empty.entries, empty.notes) == ((), ())  # type: ignore[union-attr]
    _, plain = Lists("lands", msg("lands"), seats=SEATS, columns=LAND).asks({"a": ((3, 2),)}, "a")
    assert (plain.entries, plain.notes) == (((3, 2),), ())  # type: ignore[union-attr]
    assert LANDS.settled({"b": ((1, 1),)}) == {"a": (), "b": ((1, 1),), "c": ()}


def test_a_question_for_one_seat_does_not_ask_whose() -> None:
    one = Cards("cards", msg("cards"), None, ("b",), None, FACES)
    assert [ask.key for ask in one.asks({"b": ("mill",)}, "")] == ["cards/b"]
    assert [ask.key for ask in one.asks({}, "")] == ["cards/whose", "cards/b"], "it may be nobody's"
    two = Cards("cards", msg("cards"), None, ("a", "b"), None, FACES)
    assert [ask.key for ask in two.asks({"a": (), "b": ()}, "b")] == ["cards/whose", "cards/b"]


# --------------------------------------------------------------------------------------------------------- what cannot


@pytest.mark.parametrize(
    ("sheet", "found"),
    [
        ({"coins": {"a": 0, "b": 40}}, []),
        ({"coins": {"a": -1}}, ["core-sheet-too-low"]),
        ({"coins": {"a": 41}}, ["core-sheet-too-high"]),
        ({"coins": {"a": 30, "b": 20}}, []),
        ({"coins": {"a": 30, "b": 21}}, ["core-sheet-more-than-box"]),
        ({"coins": {"a": ("mill",)}}, ["core-sheet-no-number"]),
        ({"coins": {"z": 1}}, ["core-no-such-seat"]),
        ({"shoes": {"a": 1}}, ["core-sheet-no-question"]),
        ({"crown": {"a": 5}}, []),
        ({"crown": {"a": ()}}, []),
        ({"crown": {"a": 0}}, []),
        ({"crown": {"a": -1}}, ["core-sheet-too-low"]),
        ({"crown": {"a": 6}}, ["core-sheet-too-high"]),
        ({"crown": {"a": 1, "b": 1}}, ["core-sheet-one-owner"]),
        ({"peace": {"a": 1, "b": 0}}, []),
        ({"peace": {"a": -1}}, ["core-sheet-too-low"]),
        ({"peace": {"a": 1, "b": 2}}, ["core-sheet-too-high"]),
        ({"cards": {"a": ("mill",), "b": ("barn", "well")}}, []),
        ({"cards": {"a": ("mill",), "b": ("mill",)}}, ["core-sheet-card-twice"]),
        ({"cards": {"a": ("mill", "mill")}}, ["core-sheet-card-twice"]),
        ({"cards": {"a": ("moon",)}}, ["core-sheet-no-card"]),
        ({"cards": {"a": 3}}, ["core-sheet-no-card"]),
        ({"lands": {"a": ((1, 0), (9, 99))}}, []),
        ({"lands": {"a": ((0, 0),)}}, ["core-sheet-too-low"]),
        ({"lands": {"a": ((1,),)}}, ["core-sheet-no-entry"]),
        ({"lands": {"a": ("mill",)}}, ["core-sheet-no-entry"]),
        ({"lands": {"a": 3}}, ["core-sheet-no-entry"]),
    ],
    ids=str,
)
def test_what_no_sheet_can_say(sheet: Sheet, found: list[str]) -> None:
    assert codes(sheet) == found


@pytest.mark.parametrize(("key", "most"), [("coins", 40), ("peace", 1), ("free", 1_000_000)])
def test_what_is_too_high_says_the_most_there_can_be(key: str, most: int) -> None:
    free = Numbers("free", msg("free"), None, SEATS)
    (issue,) = SheetForm((COINS, PEACE, free)).wrong(SEATS, {key: {"a": most + 1}})
    assert (issue.code, dict(issue.text.params)["high"]) == ("core-sheet-too-high", most)
    assert not [*SheetForm((COINS, PEACE, free)).wrong(SEATS, {key: {"a": most}})]


def test_a_card_is_in_one_category_only() -> None:
    more = Cards("more", msg("more"), None, SEATS, None, FACES)
    sheet: Sheet = {"cards": {"a": ("mill",)}, "more": {"b": ("mill",)}}
    assert [issue.code for issue in SheetForm((PICKED, more)).wrong(SEATS, sheet)] == ["core-sheet-card-twice"]


def test_a_card_of_the_box_that_is_not_in_this_game_is_for_the_game_to_judge() -> None:
    asked = Cards("cards", msg("cards"), None, SEATS, None, FACES, {"moon"})
    assert not list(SheetForm((asked,)).wrong(SEATS, {"cards": {"a": ("moon",)}}))


# ------------------------------------------------------------------------------------------------------------ the form


def test_what_is_known_is_filled_in_and_not_open() -> None:
    form = SheetForm(
        (
            Numbers("coins", msg("coins"), None, ("a", "b"), {"a": 3}),
            Numbers("loans", msg("loans"), None, ("a", "b"), {"a": 0, "b": 2}),
            Holder("crown", msg("crown"), seats=("a", "b"), known={}),
            Holder("ring", msg("ring"), seats=("a", "b")),
            Numbers("moot", msg("moot")),
        )
    )
    assert [question.key for question in form.open] == ["coins", "ring"]
    assert [question.key for question in form.asked] == ["coins", "loans", "crown", "ring"]
    assert form.prefilled() == {"coins": {"a": 3}, "loans": {"a": 0, "b": 2}, "crown": {}}


def test_what_is_known_but_doubted_is_asked_all_the_same() -> None:
    kinds: tuple[tuple[type[Numbers | Holder], Entries], ...] = ((Numbers, {"a": 1, "b": 0}), (Holder, {"a": 1}))
    for kind, told in kinds:
        asked = [kind("n", msg("n"), None, seats, told, doubted=True).open for seats in (("a", "b"), ())]
        assert asked == [True, False], "but of nobody nothing"
    assert not Holder("n", msg("n")).open


def test_once_seen_everything_empty_is_none() -> None:
    seen = FORM.settled({"coins": {"b": 7}})
    none: Entries = dict.fromkeys(SEATS, ())
    assert seen == {
        "coins": {"a": 0, "b": 7, "c": 0},
        "crown": {},
        "peace": dict.fromkeys(SEATS, 0),
        "cards": none,
        "lands": none,
    }


def test_what_concerns_nobody_any_more_is_left_away() -> None:
    goods = Numbers("goods", msg("goods"), None, ("b",), {"c": 4})
    form = SheetForm((goods, CROWN, Numbers("moot", msg("moot"))))
    given: Sheet = {"goods": {"a": 9, "b": 2, "c": 4}, "crown": {}, "moot": {"a": 1}, "shoes": {"a": 1}}
    assert form.trimmed(given) == {"goods": {"b": 2, "c": 4}, "crown": {}}


def test_a_page_is_a_form_like_every_other() -> None:
    page = FORM.page(PICKED, {"cards": {"a": ("mill",)}}, "c")
    assert (page.key, page.title, page.event) == ("cards", msg("cards"), None)
    assert [ask.key for ask in page.asks] == ["cards/whose", "cards/c"]
    unasked = {question.key: [ask.key for ask in FORM.page(question, {}).asks] for question in FORM.questions}
    assert unasked == {
        "coins": ["coins"],
        "crown": ["crown"],
        "peace": ["peace"],
        "cards": ["cards/whose", "cards/a"],
        "lands": ["lands/whose", "lands/a"],
    }
