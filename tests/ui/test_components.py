# ruff: noqa: FBT001, N802 - what a row of a table of tests says
from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import replace

import flet as ft
import pytest

from companion.ui.components import deferred
from companion.ui.components.ask_amounts import amounts, answered
from companion.ui.components.ask_grid import Room, cell_size, grid, laid
from companion.ui.components.ask_pick import pick, toggled
from companion.ui.components.ask_pieces import tapped
from companion.ui.components.buttons import quiet_button
from companion.ui.components.choice import chip
from companion.ui.components.face import HIGH, SMALL, face, found, is_low, matches
from companion.ui.components.faces import FIRST, Catalogue, FaceSearch, grid_of
from companion.ui.components.faces import GAP as BETWEEN
from companion.ui.components.fit import Fit
from companion.ui.components.fitting import lines_of, width_of
from companion.ui.components.held import FEW, holdings
from companion.ui.components.held import SEEN as SEEN_LINES
from companion.ui.components.now import Headline, headline
from companion.ui.components.row_cache import RowCache
from companion.ui.components.seek import Sought, asks_for, search, search_line
from companion.ui.components.sheet import bottom_sheet
from companion.ui.components.stack import PAIR, pairs
from companion.ui.components.touch import Bound
from companion.ui.components.words import Words
from companion.ui.drawings.face import END, FULL, PENCIL, UNDER
from companion.ui.drawings.signs import SHAPES
from companion.ui.theme import TARGET
from scorers.core.amount import UNKNOWN, at_least, known
from scorers.core.forms import Amounts, Grid, Move, Option, Pick, Place, Row
from scorers.core.msg import Msg, msg, plain
from scorers.core.view import Face, Figure, Held, Meter, Rule, Shape, Sign
from scorers.little_town.faces import faces
from tests.scorers.kernel_game.model import GROUND
from tests.ui.conftest import Draw
from tests.ui.contact import svg, words
from tests.ui.fair import fair_words
from tests.ui.test_board import inside

W = fair_words()

FACES = (
    Face("chapel", plain("Chapel"), (Sign("coin", known(18)), Sign("vp", known(5)), Sign("wood", UNKNOWN)), owner="s2"),
    Face("inn", plain("Inn at the crossroads"), (Sign("coin", known(12)), Sign("vp", known(3))), our_words=("en",)),
    Face("bakery", plain("Bakery"), (Sign("wood", known(2)), Sign("vp", known(4))), text=plain("1 wheat: 4 coins")),
    Face("mill", plain("Mill"), (Sign("wood", known(3)), Sign("vp", known(3))), state=plain("No house left.")),
)


def _all(*controls: ft.Control) -> list[ft.Control]:
    """The controls and all inside them."""
    inside = [
        child
        for control in controls
        for child in (*(getattr(control, "controls", None) or ()), getattr(control, "content", None))
        if isinstance(child, ft.Control)
    ]
    return [*controls, *(_all(*inside) if inside else [])]


@pytest.mark.parametrize(
    "room",
    [Room(328, 320, upright=True), Room(360), Room(368, 459, upright=True), Room(528), Room(948, 560), Room(420, 140)],
    ids=["small phone", "sheet", "phone", "panel", "desktop", "phone held sideways"],
)
def test_a_board_of_nine_by_six_fits_and_can_be_hit(room: Room) -> None:
    rows = laid(GROUND, room)
    wide, high = cell_size(len(rows[0]), len(rows), room)
    assert len(rows[0]) * wide <= room.width
    assert high >= TARGET
    assert wide >= TARGET or len(rows[0]) == 9, "a board held sideways may be a little tight"
    assert sorted(cell for row in rows for cell in row) == list(range(54))


def test_a_board_is_turned_by_a_quarter_where_the_screen_stands_upright() -> None:
    upright, sideways = laid(GROUND, Room(368, 459, upright=True)), laid(GROUND, Room(948, 560))
    assert sideways[0] == list(range(9))
    assert upright[0] == [45, 36, 27, 18, 9, 0], "the left edge is on top, read from below"
    assert laid(Grid(3, tuple("abcdefghi")), Room(150, upright=True))[0] == [0, 1, 2], "a square is not turned"


def test_an_empty_board_is_nothing() -> None:
    drawn = grid(W, Pick("p", plain("Where?"), ()), Grid(3, ()), lambda _: None, Room(300), RowCache())
    assert _all(drawn) == [drawn]


@pytest.mark.parametrize(("high", "few"), [(3, True), (6, True), (7, False), (None, False)])
async def test_up_to_seven_values_are_chips(draw: Draw, high: int | None, few: bool) -> None:
    ask = Amounts("a", plain("Who stays hungry?"), (Row("r", plain("Pay"), 1, 0, high),))

    @ft.component
    def Drawn() -> ft.Control:
        return ft.Column(amounts(W, ask, lambda *_: None))

    screen = await draw(Drawn)
    assert (screen.maybe("a/r/0") is not None) is few
    assert (screen.maybe("a/r/more") is None) is few


@pytest.mark.parametrize(
    ("row", "said"), [("How many coins?", ["How many coins?"]), ("Coins", ["How many coins?", "Coins"])]
)
def test_a_question_of_one_number_is_asked_once(row: str, said: list[str]) -> None:
    ask = Amounts("n", plain("How many coins?"), (Row("n", plain(row), 1, 1, 3),))
    drawn = _all(*amounts(W, ask, lambda *_: None))
    words = [control.value for control in drawn if isinstance(control, ft.Text) and control.value]
    assert [word for word in words if not str(word).isdigit()] == said


def _pieces(**given: int) -> Amounts:
    rows = tuple(Row(name, plain(name), given.get(name, 0), 0, high) for name, high in (("a", 2), ("b", 3), ("c", 0)))
    return Amounts("paid", plain("Torture"), rows, (3, 3), pieces=True)


@pytest.mark.parametrize(
    ("ask", "row", "then"),
    [
        (_pieces(), 0, (("a", 1),)),
        (_pieces(a=2), 0, (("a", 0),)),
        (_pieces(a=1, b=2), 1, (("b", 0),)),
        (_pieces(b=3), 0, (("a", 1), ("b", 2))),
    ],
    ids=["one more", "none: no more of it", "none: enough are given", "one instead of another"],
)
def test_a_tap_on_a_piece(ask: Amounts, row: int, then: tuple[tuple[str, int], ...]) -> None:
    assert tapped(ask, ask.rows[row]) == then


def test_pieces_are_boxes_with_how_many_are_given() -> None:
    heard: list[object] = []
    drawn = _all(*amounts(W, _pieces(a=2), lambda *given: heard.append(given)))
    said = [control.value for control in drawn if isinstance(control, ft.Text) and control.value]
    assert sorted(said) == ["2", "2 of 3", "Torture", "a", "b"]
    (box,) = [control for control in drawn if control.key == "paid/b"]
    box.on_click()  # type: ignore[attr-defined]
    assert heard == [("paid", {"b": 1})]
    assert not [control for control in drawn if control.key == "paid/c"], "there is none of it"
    untitled = _all(*amounts(W, _pieces(a=2), lambda *_: None, named=False))
    assert "Torture" not in [control.value for control in untitled if isinstance(control, ft.Text)]


def test_an_answer_keeps_the_rows_it_does_not_change() -> None:
    rows = (Row("a", msg("x"), 1), Row("b", msg("x"), None), Row("c", msg("x"), 3))
    assert answered(Amounts("n", msg("x"), rows), {"c": 4}) == {"a": 1, "c": 4}


def _pick(**given: object) -> Pick:
    options = (Option("a", plain("Mill")), Option("b", plain("Inn"), because=plain("Not before round 2.")))
    return Pick("p", plain("Which tile?"), options, **given)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("ask", "key", "then"),
    [
        (_pick(chosen=("a",)), "b", ("b",)),
        (_pick(chosen=("a",)), "a", ("a",)),
        (_pick(chosen=("a",), least=0), "a", ()),
        (_pick(chosen=("a",), most=2), "b", ("a", "b")),
        (_pick(chosen=("a",), most=3, repeats=True), "a", ("a", "a")),
    ],
    ids=["another", "one must be", "none may be", "several", "the same again"],
)
def test_a_tap_on_an_option(ask: Pick, key: str, then: tuple[str, ...]) -> None:
    assert toggled(ask, key) == then


def test_an_option_shows_the_sign_that_stands_for_it() -> None:
    options = (Option("a", plain("Taxes"), sign="coin"), Option("b", plain("Plague")))
    drawn = _all(*pick(words("builders"), Pick("p", plain("Which event?"), options), lambda *_: None))
    assert sum(isinstance(control, ft.Image) for control in drawn) == 1


def test_an_option_that_cannot_be_picked_says_why_and_does_nothing() -> None:
    drawn = _all(*pick(W, _pick(), lambda *_: None))
    blocked = next(control for control in drawn if control.key == "p/b")
    assert getattr(blocked, "on_click", None) is None
    assert any(isinstance(control, ft.Text) and control.value == "Not before round 2." for control in drawn)


@pytest.mark.parametrize(
    ("asked", "first"), [("18 5", "chapel"), ("3", "inn"), ("mill", "mill"), ("3 mill", "mill"), ("99", None)]
)
def test_faces_are_found_by_the_numbers_on_them_first(asked: str, first: str | None) -> None:
    hits = found(W, FACES, asked)
    assert (hits[0].key if hits else None) == first


def test_a_name_answers_where_no_number_was_asked() -> None:
    assert matches(W, FACES[0], "chapel") == 1


@pytest.mark.parametrize(("amount", "said"), [(known(5), "5"), (known(-3), "−3"), (at_least(4), "4+"), (UNKNOWN, "")])
def test_a_figure_as_far_as_it_is_known(amount: object, said: str) -> None:
    assert W.amount(amount) == said  # type: ignore[arg-type]


def test_a_sentence_is_said_once_and_remembered() -> None:
    said: list[Msg] = []

    def texts(message: Msg, _names: Mapping[str, str]) -> str:
        said.append(message)
        return message.id

    w = Words("en", texts)
    assert [w.say(msg("x")), w.say(msg("x")), w.say(None)] == ["x", "x", ""]
    assert len(said) == 1


def test_rows_that_did_not_change_are_handed_over_again() -> None:
    cache = RowCache()
    first = cache.begin().row("a", ft.Text, "1")
    assert cache.begin().row("a", ft.Text, "1") is first
    assert cache.begin().row("a", ft.Text, "2") is not first
    cache.begin()
    assert cache.begin().row("a", ft.Text, "2") is not first, "what was gone is built anew"


def test_rows_that_act_on_something_else_are_built_anew_however_alike() -> None:
    cache = RowCache()
    done: list[str] = []

    def row(seat: str) -> ft.Control:
        return cache.begin().row("a", quiet_button, W, "Pick", Bound(done.append, seat), key="pick")

    first = row("s1")
    assert row("s1") is first
    assert row("s2") is not first


def test_every_seat_has_a_shape_of_its_own() -> None:
    assert len(set(SHAPES.values())) == len(SHAPES) >= 6


async def test_what_is_chosen_folds_the_rest_away_until_another_is_wanted(draw: Draw) -> None:
    options = tuple(Option(face.key, face.name, face) for face in FACES)
    first, second = options[0].key, options[1].key

    @ft.component
    def Drawn() -> ft.Control:
        chosen, set_chosen = ft.use_state((first,))
        return FaceSearch(W, options, chosen, lambda key: set_chosen((key,)), most=1)

    screen = await draw(Drawn)
    assert screen.maybe(f"faces/{first}") is not None
    assert screen.maybe(f"faces/{second}") is None
    await screen.tap("faces/other")
    assert screen.maybe(f"faces/{second}") is not None
    await screen.tap(f"faces/{second}")
    assert screen.maybe(f"faces/{first}") is None


MANY = tuple(Option(f"card{n}", plain(f"Card {n}"), Face(f"card{n}", plain(f"Card {n}"))) for n in range(40))
"""More faces than are drawn at first."""


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize(
    ("width", "kinds", "beside"), [(820, 2, True), (412, 2, False), (412, 1, True), (360, 1, False), (360, 2, False)]
)
def test_what_the_line_of_a_search_says_is_not_broken(language: str, width: float, kinds: int, beside: bool) -> None:
    """Where the filters would leave too little room, they stand below it."""
    w, width = fair_words(4, language), width - 32
    faces = (Face(f"c{n}", plain("c"), (Sign("vp", known(n)),), kind="ab"[n % kinds]) for n in range(9))
    options = tuple(Option(face.key, plain("c"), face, seat="s1" if n else None) for n, face in enumerate(faces))
    line = search_line(w, "", lambda _: None, "here", asks_for(w, options))
    shown = search(w, line, Sought(), lambda _: None, options, "here", width)
    rows = [one for one in shown.controls if isinstance(one, ft.Row)]  # type: ignore[attr-defined]
    assert [len(row.controls) for row in rows] == ([1 + kinds] if beside else [1, kinds])


def test_numbers_are_asked_for_where_cards_have_them() -> None:
    plainly = Option("a", plain("a"), Face("a", plain("a")))
    numbered = Option("b", plain("b"), Face("b", plain("b"), (Sign("vp", known(2)),)))
    assert asks_for(W, (plainly,)) == W.t("ui-search-name")
    assert asks_for(W, (plainly, numbered)) == W.t("ui-search")


async def test_of_many_faces_the_first_are_drawn_and_the_rest_is_a_tap_or_a_search_away(draw: Draw) -> None:
    @ft.component
    def Drawn() -> ft.Control:
        return FaceSearch(W, MANY, (), lambda _key: None)

    screen = await draw(Drawn)
    assert list(screen.keys("faces/card")) == [f"faces/card{n}" for n in range(FIRST)]
    await screen.enter("faces/search", "card 39")
    assert screen.keys("faces/card") == ["faces/card39"], "the search looks through all of them"
    assert screen.maybe("faces/rest") is None
    await screen.enter("faces/search", "")
    await screen.tap("faces/rest")
    assert len(screen.keys("faces/card")) == len(MANY)
    assert screen.maybe("faces/rest") is None


async def test_the_last_few_faces_are_no_tap_behind_the_others(draw: Draw) -> None:
    @ft.component
    def Drawn() -> ft.Control:
        return FaceSearch(W, MANY[: FIRST + 1], (), lambda _key: None)

    screen = await draw(Drawn)
    assert len(screen.keys("faces/card")) == FIRST + 1
    assert screen.maybe("faces/rest") is None


async def test_a_letter_typed_before_the_page_has_drawn_the_last_one_stays(draw: Draw) -> None:
    @ft.component
    def Drawn() -> ft.Control:
        return FaceSearch(W, MANY, (), lambda _key: None)

    screen = await draw(Drawn)
    await screen.settle()
    line = screen.find("faces/search")
    drawing = asyncio.ensure_future(screen.type(line, "card 3", "change"))
    await asyncio.sleep(0)
    await screen.type(screen.find("faces/search"), "card 39")  # its keystroke is not told yet
    await drawing
    for _ in range(10):
        await asyncio.sleep(0)
    assert screen.find("faces/search").value == "card 39"
    screen.wire.differences.clear()  # until it hears of the last letter the page is one behind
    await screen.type(screen.find("faces/search"), "card 39", "change")
    await screen.settle()
    assert screen.keys("faces/card") == ["faces/card39"]


async def test_a_face_that_a_search_brings_up_is_a_new_one_and_can_be_touched(draw: Draw) -> None:
    taken: list[str] = []

    @ft.component
    def Drawn() -> ft.Control:
        return FaceSearch(W, MANY, (), taken.append)

    screen = await draw(Drawn)
    await screen.enter("faces/search", f"card {FIRST}")
    await screen.tap(f"faces/card{FIRST}")
    assert taken == [f"card{FIRST}"]
    assert screen.find("faces/search").value == "", "a pick clears the search"
    assert len(screen.keys("faces/card")) == FIRST
    await screen.tap("faces/card0")
    assert taken == [f"card{FIRST}", "card0"]


A_FEW_MORE = SEEN_LINES + FEW


@pytest.mark.parametrize(
    ("moment", "there", "drawn"), [(3600.0, 40, SEEN_LINES), (0.0, 40, 40), (3600.0, A_FEW_MORE, A_FEW_MORE)]
)
async def test_of_what_a_seat_holds_too(
    draw: Draw, monkeypatch: pytest.MonkeyPatch, moment: float, there: int, drawn: int
) -> None:
    monkeypatch.setattr(deferred, "FRAME", moment)
    lines = tuple(Held(f"thing{n}", plain(f"Thing {n}"), Figure(known(n))) for n in range(there))

    @ft.component
    def Drawn() -> ft.Control:
        return ft.Column(holdings(W, lines, print, print))

    screen = await draw(Drawn)
    assert [words for words in screen.texts() if words.startswith("Thing")] == [f"Thing {n}" for n in range(drawn)]


async def test_the_catalogue_begins_with_few_too(draw: Draw) -> None:
    faces = tuple(option.face for option in MANY if option.face)

    @ft.component
    def Drawn() -> ft.Control:
        return Catalogue(W, faces)

    screen = await draw(Drawn)
    assert len(screen.keys("catalogue/card")) == FIRST
    await screen.tap("catalogue/rest")
    assert len(screen.keys("catalogue/card")) == len(MANY)


def test_a_chip_with_a_second_line_is_tall_enough_to_hit() -> None:
    small = chip(W, "Green", lambda: None, key="c", note="swap")
    place = next(control for control in _all(small) if control.key == "c")
    assert isinstance(place, ft.Container)
    assert isinstance(place.padding, ft.Padding)
    lines = (16 + 13) * 1.3
    assert place.padding.top + place.padding.bottom + lines >= TARGET


@pytest.mark.parametrize(("many", "search"), [(2, False), (4, False), (8, True)])
async def test_what_follows_from_a_choice_among_faces_comes_into_sight(draw: Draw, many: int, search: bool) -> None:
    ask = Pick("p", plain("Which tile?"), MANY[:many], ("card1",))

    @ft.component
    def Drawn() -> ft.Control:
        return ft.Column(pick(W, ask, lambda *_: None))

    screen = await draw(Drawn)
    assert screen.keys("p/card") == ["p/card1"]
    await screen.tap("p/other")
    assert len(screen.keys("p/card")) == many
    assert (screen.maybe("p/search") is not None) is search


async def test_a_card_is_touched_where_it_lies_and_says_what_that_does(draw: Draw) -> None:
    touched: list[str] = []
    lying = tuple(Face(f"card{n}", plain(f"Card {n}")) for n in range(2))
    row = Held("cards", plain("Cards"), Figure(known(2)), Shape.ROW, lying)
    sell = Move("sell/s1/card1", plain("Sell"), Place.THING, "s1", "card1")

    @ft.component
    def Drawn() -> ft.Control:
        return ft.Column(holdings(W, (row,), touched.append, touched.append, (sell,)))

    screen = await draw(Drawn)
    assert screen.find("held/card0").on_click is None
    assert screen.find("held/card0").bgcolor is None, "it does not look as if it could be touched"
    assert screen.texts("move/sell/s1/card1") == ["Card 1", "Sell"]
    await screen.tap("move/sell/s1/card1")
    assert touched == ["sell/s1/card1"]


async def test_a_sign_is_read_aloud_with_its_number(draw: Draw) -> None:
    coins = Face("card", plain("Card"), (Sign("coin", known(4)),), meters=(Meter("fish", 1, 3),))

    @ft.component
    def Drawn() -> ft.Control:
        return face(W, coins, key="card")

    screen = await draw(Drawn)
    read = {shown.semantics_label for shown in screen.all() if isinstance(shown, ft.Text | ft.Image)}
    assert read == {None, f"Card\n{W.thing('coin')} 4\n{W.thing('fish')} 1/3"}, "in one breath"


@pytest.mark.parametrize(("language", "marked"), [("pl", True), ("en", False)])
async def test_a_name_of_our_own_is_marked_where_it_is_read(draw: Draw, language: str, marked: bool) -> None:
    words = replace(W, language=language)
    shown = Face("card", plain("Chata"), our_words=("pl",))

    @ft.component
    def Drawn() -> ft.Control:
        return face(words, shown, key="card")

    screen = await draw(Drawn)
    (name,) = (part for part in screen.all() if isinstance(part, ft.Text))
    assert ((name.semantics_label or "").split("\n") == ["Chata", words.t("ui-our-words")]) is marked
    (image,) = (part for part in screen.all() if isinstance(part, ft.Image))
    assert (PENCIL[0] in svg(image)) is marked


async def test_what_the_pencil_means_is_said_once(draw: Draw) -> None:
    options = tuple(replace(option, face=replace(option.face, our_words=("en",))) for option in MANY if option.face)

    @ft.component
    def Drawn() -> ft.Control:
        return FaceSearch(W, options, (), lambda _key: None)

    screen = await draw(Drawn)
    assert screen.texts().count(W.t("ui-our-words")) == 1


@pytest.mark.parametrize(
    ("room", "columns"), [(328, 2), (380, 2), (530, 3), (772, 4), (1024, 5), (1200, 6)], ids=lambda n: f"{n}"
)
def test_cards_lie_beside_each_other_as_far_as_they_can_be_read(room: float, columns: int) -> None:
    cards = [option.face for option in MANY if option.face]
    grid = grid_of(W, cards, room)
    assert grid.columns == columns
    assert grid.width * columns + BETWEEN * (columns - 1) == pytest.approx(room)


def test_large_text_and_long_names_take_columns() -> None:
    cards = [option.face for option in MANY if option.face]
    assert grid_of(replace(W, scale=2.0), cards, 380).columns == 1
    long = Face("card", plain("Przedsiębiorstwogospodarcze"))
    assert grid_of(W, [*cards, long], 380).columns == 1
    assert grid_of(W, [], 380).columns == 2


def test_cards_that_are_only_counted_are_low_and_lie_in_three_columns() -> None:
    counted = [Face(f"card{n}", plain("Card"), value=Sign("vp", known(n))) for n in range(3)]
    assert grid_of(W, counted, 380).columns == 3
    assert is_low(counted[0])
    assert not is_low(replace(counted[0], text=plain("It rains.")))


@pytest.mark.parametrize(
    ("name", "wide", "lines"), [("Inn", 90, 1), ("Clay Mound", 60, 2), ("Inn", 5, float("inf"))], ids=str
)
def test_no_word_of_a_name_is_broken(name: str, wide: float, lines: float) -> None:
    assert lines_of(name, 15, wide) == lines


def test_a_name_that_ends_in_a_figure_keeps_apart_from_the_value() -> None:
    card = Face("card", plain("Firma budowlana 4"), value=Sign("vp", known(4)), fee=(Sign("wood", known(1)),))
    drawn = face(W, card, key="card", width=186)
    assert isinstance(drawn, ft.Container)
    assert isinstance(drawn.content, ft.Stack)
    name = next(part for part in drawn.content.controls if isinstance(part, ft.Text))
    assert float(name.left or 0) + float(name.width or 0) <= 186 - END - width_of("4", 24) - 8


async def test_points_are_added_with_one_touch(draw: Draw) -> None:
    given: list[object] = []
    ask = Amounts("n", plain("Points"), (Row("n", plain("Points to add"), 2, -9, 9, adds=(1, 5)),))

    @ft.component
    def Drawn() -> ft.Control:
        return ft.Column(amounts(W, ask, lambda *answer: given.append(answer)))

    screen = await draw(Drawn)
    await screen.tap("n/n/+5")
    assert given == [("n", {"n": 7})]


def test_lines_stand_in_pairs_where_there_is_width() -> None:
    lines: list[ft.Control] = [ft.Text(words) for words in ("Points", "Show", "Save")]
    assert pairs(lines, PAIR - 1) == lines
    rows = pairs(lines, PAIR)
    held = [box for row in rows if isinstance(row, ft.Row) for box in row.controls]
    assert [box.content for box in held if isinstance(box, ft.Container)][:3] == lines
    assert len(rows) == 2


@pytest.mark.parametrize(("roomy", "short"), [(False, False), (True, False), (False, True)])
def test_the_sign_of_a_rule_is_level_with_the_first_line_of_the_headline(*, roomy: bool, short: bool) -> None:
    shown = Headline(plain("Ola's turn"), rule=Rule("r", plain("A turn"), plain("What to do.")))
    (row,) = headline(W, shown, print, Fit(380, roomy=roomy, short=short))
    words = next(part for part in _all(row) if isinstance(part, ft.Text))
    assert isinstance(words.margin, ft.Margin)
    assert words.style
    assert words.style.size
    middle = words.margin.top + words.style.size * (words.style.height or 0) / 2
    assert middle == pytest.approx(TARGET / 2, abs=0.1)


def test_a_sheet_over_a_whole_screen_is_as_high_as_what_it_holds() -> None:
    few, many = (bottom_sheet(W, "Ola: 12", [ft.Container(height=n)], print, key="close") for n in (50, 800))
    assert many.scrollable, "else it ends in the middle of the screen"
    assert few.size_constraints
    assert many.size_constraints
    assert many.size_constraints.max_height - few.size_constraints.max_height == pytest.approx(750)


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("room", [328, 380, 498, 788])
def test_a_card_says_all_it_does_below_its_name_and_above_its_cost(language: str, room: float) -> None:
    w = words("little_town", language=language)
    width = grid_of(w, faces(), room).width
    for shown in faces():
        for taken in (False, True):
            card = face(w, shown, key="card", width=width, selected=taken)
            name, *rest = (part for part in inside(card) if isinstance(part, ft.Text))
            does = [part for part in rest if part.value == w.say(shown.state or shown.text)]
            if any(sign.n.n is not None for sign in shown.brings):
                continue
            assert does, (shown.key, taken)
            assert does[0].style
            size, top = float(does[0].style.size or 0), float(does[0].top or 0)
            lines = lines_of(str(does[0].value), size, float(does[0].width or 0))
            assert lines <= (does[0].max_lines or 0), (shown.key, taken)
            assert top >= _end(name), (shown.key, taken)
            assert top + lines * size * HIGH <= (UNDER if shown.cost else FULL), (shown.key, taken)


def test_a_name_in_three_lines_leaves_the_words_below_it_their_size() -> None:
    w, shown = words("little_town"), next(shown for shown in faces() if shown.key == "card.obj_04")
    *_, does = (part for part in inside(face(w, shown, key="card", width=159)) if isinstance(part, ft.Text))
    assert does.style
    assert does.style.size == SMALL


def test_what_no_letters_are_small_enough_for_ends_in_dots() -> None:
    long = Face("swap", plain("Swap"), text=plain("Any 1 cube of the reserve for any other " * 12))
    *_, does = (part for part in inside(face(W, long, key="card", width=150)) if isinstance(part, ft.Text))
    assert does.value == W.say(long.text)
    assert does.overflow is ft.TextOverflow.ELLIPSIS
    assert _end(does) <= FULL


def _end(said: ft.Text) -> float:
    """Where words on a card end."""
    assert said.style
    return float(said.top or 0) + (said.max_lines or 0) * float(said.style.size or 0) * HIGH
