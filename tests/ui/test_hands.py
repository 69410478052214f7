"""A phone at the table: its own seat first and larger, what it may not do is refused with who may, who did what."""

from __future__ import annotations

import flet as ft
import pytest

from companion.app.hands import Hand, May
from companion.app.library import Library
from companion.app.session import TableSession
from companion.text import texts
from companion.ui.components.holdings import DENSE
from companion.ui.components.panels import BESIDE
from companion.ui.components.seats import EQUAL, MORE, Plate, plates
from companion.ui.components.strip import spans
from companion.ui.components.words import words_for
from companion.ui.theme import INK, INK2
from scorers.core import registry
from scorers.core.forms import Form
from scorers.core.msg import TABLE, plain
from tests.e2e.staged import agreed, harbour, hourglasses
from tests.ui.conftest import Show
from tests.ui.fair import Fair, facts, fair_words, kinds, play
from tests.ui.harness import Screen, _walk


def own(seat: str) -> Hand:
    """A phone that may do what its seat does."""
    return Hand(f"phone-{seat}", seat, lambda: May.OWN)


LOOKING = Hand("tv", "", lambda: May.LOOK)
FEAST = {"to": ("r1/feast",)}


def pressed(screen: Screen, *starts: str) -> list[str]:
    """Which of these can be pressed."""
    found = [key for start in starts for key in screen.keys(start)]
    return [key for key in found if getattr(screen.find(key), "on_click", None)]


# ------------------------------------------------------------------------------------------------- what stands first


async def test_ones_own_plate_is_first_and_larger_where_there_is_room(show: Show, fair: Fair) -> None:
    table = fair.lay(3)
    screen, host = await show(fair.beside(table, Hand("p", "s2"))), await show(table)
    assert screen.keys("seat/") == ["seat/s2", "seat/s3", "seat/s1", "seat/table"]
    assert host.keys("seat/") == ["seat/s1", "seat/s2", "seat/s3", "seat/table"]
    assert shares(screen) == [EQUAL + MORE, EQUAL, EQUAL]
    assert shares(host) == [EQUAL] * 3


def shares(screen: Screen) -> list[int]:
    """The parts of the width the plates of the players have."""
    found = (control for view in screen.page.views for control in _walk(view) if isinstance(control, ft.Semantics))
    plates = (one for one in found if str(getattr(one.content, "key", "")).startswith("seat/s"))
    return [int(one.expand or 0) for one in plates]


def test_the_plates_fill_the_strip_and_stay_equal_where_names_would_be_cut() -> None:
    w, width = fair_words(4), 396.0
    for many in (2, 3, 4, 5):
        seats = (*(f"s{n + 1}" for n in range(many)), TABLE)
        sizes, equal = plates(w, seats, width, "s2"), plates(w, seats, width)
        assert (sizes == equal) is (many > 3)
        if equal[0].width is None:
            last = spans(sizes)[-1]
            assert last.left + last.width == pytest.approx(width)
    assert plates(w, ("s1", "s2"), width, "s9") == plates(w, ("s1", "s2"), width) == (Plate(None, 196),) * 2


def test_beside_now_ones_own_panel_is_larger_unless_all_have_to_be_small() -> None:
    assert BESIDE.larger().figure > BESIDE.figure
    for small in (BESIDE._replace(much=False), BESIDE._replace(sort=DENSE)):
        assert small.larger() == small


async def test_ones_own_due_is_the_first_row_and_the_others_follow(show: Show, fair: Fair) -> None:
    table = fair.lay(3)
    play(table, "core/jump", answers=FEAST)
    screen = await show(fair.beside(table, own("s3")))
    assert screen.keys("task/") == [f"task/r1/feast/s{n}" for n in (3, 1, 2)]


async def test_the_headline_says_whose_turn_it_is_where_it_is_another(show: Show, fair: Fair) -> None:
    table = fair.lay(3)
    host, mine, other = [await show(t) for t in (table, *(fair.beside(table, own(seat)) for seat in ("s1", "s2")))]
    said = [screen.texts("now")[0] for screen in (host, mine, other)]
    assert said[0] == said[1]
    assert said[2] == f"Ala: {said[0]}"


# ------------------------------------------------------------------------------------------------- what it may not do


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Only Ala, on their own phone, or the host’s device can do this."),
        ("pl", "Może to zrobić tylko Ala na swoim telefonie albo urządzenie gospodarza."),
    ],
)
async def test_an_act_for_another_seat_is_refused_with_who_may(
    show: Show, fair: Fair, language: str, words: str
) -> None:
    table = fair.lay(3)
    play(table, "buy/s1/grain")
    screen = await show(fair.beside(table, own("s2")), fair_words(3, language))
    await screen.tap("move/buy/fish")
    assert screen.texts("said")[0] == words
    await screen.tap("undo")
    assert screen.texts("said")[0] == words
    assert kinds(table) == ["traded"]
    assert table.live.table.n == 1
    assert table.view.primary
    play(table, table.view.primary.key)
    await screen.settle()
    assert screen.maybe("said") is None, "it was said in the turn before"


async def test_what_is_pinned_on_a_phone_is_its_own_part_and_then_nothing(show: Show, fair: Fair) -> None:
    havre, setup = registry.game("le_havre"), agreed("le_havre")
    host = TableSession(fair.library, fair.library.start(setup), "host")
    for event in harbour(setup, lambda state: state.flow.phase == "feed"):
        assert host.do(Form("", plain(""), event=event)).taken
    w = words_for(havre.info, havre.look, setup, texts("en"), "en", 1)
    phone = fair.beside(host, own("s2"))
    screen = await show(phone, w)
    assert [view.primary and view.primary.key.partition("/")[0] for view in (host.view, phone.view)] == [
        "close",
        "feed",
    ]
    assert screen.texts("primary") == ["Fed"], "and nothing that only closes the round"
    await screen.tap("primary")
    assert screen.maybe("said") is None, "nothing that is pinned there is refused"
    assert [task.seat for task in host.view.now.tasks if task.done] == ["s2"]
    assert pressed(screen, "primary") == []


async def test_an_answer_that_names_another_switches_the_act_off_and_says_why(show: Show, fair: Fair) -> None:
    orleans = registry.game("orleans")
    setup = agreed("orleans").model_copy(update={"keeps": orleans.info.presets[0].keeps})
    live = fair.library.start(setup)
    w = words_for(orleans.info, orleans.look, setup, texts("en"), "en", 1)
    host = TableSession(fair.library, live, "host")
    for event in hourglasses(setup, lambda state: state.flow.phase == "census"):
        assert host.do(Form("", plain(""), event=event)).taken
    assert host.view.primary
    assert host.view.primary.key == "census"
    screen = await show(TableSession(fair.library, live, own("s2")), w)
    await screen.tap("least/nobody")
    await screen.tap("most/s2")
    assert pressed(screen, "primary")
    await screen.tap("most/s1")
    assert pressed(screen, "primary") == []
    assert "Only Ola, on their own phone, or the host’s device can do this." in screen.texts("primary")


async def test_whoever_only_looks_finds_nothing_to_press_but_what_is_looked_up(show: Show, fair: Fair) -> None:
    table = fair.lay(3)
    play(table, "buy/s1/grain")
    screen = await show(fair.beside(table, LOOKING))
    assert pressed(screen, "move/", "task/", "primary", "undo", "redo", "hand/") == []
    await screen.tap("seat/s1")
    assert screen.keys("sheet/seat")
    assert screen.keys("count/") == screen.keys("move/") == []
    await screen.tap("door/more")
    assert screen.keys("switch/") == []
    await screen.tap("go/ui-clock")
    assert screen.keys("clock/run") == []
    await screen.tap("door/look_up")
    assert pressed(screen, "tool/", "chapter/", "go/ui-catalogue")
    assert pressed(screen, "switch/") == []
    await screen.tap("door/log")
    await screen.tap("log/1")
    assert screen.keys("back/") == screen.keys("undo/") == screen.keys("jump/") == []
    await screen.tap("track")
    assert pressed(screen, "confirm") == []
    assert len(facts(table)) == 1


async def test_in_a_feast_whoever_looks_sees_what_is_due_and_nothing_as_done(show: Show, fair: Fair) -> None:
    table = fair.lay(3)
    play(table, "core/jump", answers=FEAST)
    host, screen = await show(table), await show(fair.beside(table, LOOKING))
    assert screen.keys("task/") == host.keys("task/") != []
    assert pressed(screen, "task/", "move/", "primary") == []


# ------------------------------------------------------------------------------------------------------ who did what


@pytest.mark.parametrize(
    ("language", "hand", "words"),
    [
        ("en", Hand("p2", "s2"), "Bo undid: "),
        ("pl", Hand("p2", "s2"), "Bo cofa: "),
        ("en", Hand("d-1"), "Undone on another device: "),
    ],
)
@pytest.mark.parametrize("out_of_turn", [False, True], ids=["undone", "taken back"])
async def test_whose_step_another_device_undoes_is_told_who_did(
    show: Show, fair: Fair, language: str, hand: Hand, words: str, *, out_of_turn: bool
) -> None:
    table = fair.lay(3)
    ala, other = fair.beside(table, Hand("p1", "s1")), fair.beside(table, hand)
    play(ala, "buy/s1/grain")
    screen, theirs = await show(ala, fair_words(3, language)), await show(other, fair_words(3, language))
    [step] = texts_after(screen, "undo")
    assert (other.take_back(1) if out_of_turn else other.undo()).taken
    await screen.settle()
    assert screen.texts("said")[0] == words + step
    assert theirs.maybe("said") is None, "who did it knows"
    await screen.tap("said/close")
    play(other, "buy/s1/grain")
    ala.showed(ala.number)
    assert ala.undo().taken
    await screen.settle()
    assert screen.maybe("said") is None, "it was another's step, undone here"


def texts_after(screen: Screen, key: str) -> list[str]:
    """What is said there after the colon."""
    return [said.partition(": ")[2] for said in screen.texts(key) if said]


async def test_undo_and_the_log_name_whose_phone_it_was(show: Show, fair: Fair) -> None:
    table = fair.lay(3)
    ala = fair.beside(table, Hand("p1", "s1"))
    play(ala, "core/ruling/grain_feeds", answers={"value": ("no",)})
    screen, mine = await show(table), await show(ala)
    [told], [own_words] = ([text for text in page.texts("undo") if text] for page in (screen, mine))
    assert own_words.startswith("Undo: ")
    assert told == own_words.replace("Undo: ", "Undo: Ala: ")
    await screen.tap("door/log")
    assert "Phone: Ala" in screen.texts("log/1")
    await screen.tap("log/1")
    assert screen.texts().count("Phone: Ala") == 2, "in its line, and in hand"


async def test_a_refusal_is_said_in_the_sheet_that_lies_over_its_place(show: Show, fair: Fair) -> None:
    table = fair.lay(3)
    screen = await show(fair.beside(table, own("s2")))
    await screen.tap("seat/s1")
    await screen.tap("count/grain")
    await screen.tap("n/n/more")
    await screen.tap("confirm")
    (sheet,) = (one for one in _walk(screen.find("row/sheet")) if one.key == "said")
    assert screen.texts("said")[0].startswith("Only Ala, on their own phone")
    assert sheet is screen.find("said"), "and nowhere else"
    await screen.tap("said/close")
    assert screen.maybe("said") is None
    assert kinds(table) == []


async def test_the_step_of_another_is_quiet_where_it_is_not_ones_own_to_undo(show: Show, fair: Fair) -> None:
    table = fair.lay(3)
    ala = fair.beside(table, own("s1"))
    mine, host = await show(ala), await show(table)
    play(ala, "buy/s1/grain")
    await mine.settle(30)
    assert colours(mine, "undo") == colours(host, "undo") == {INK}
    play(table, "buy/s2/grain")
    await mine.settle(30)
    await host.settle(30)
    assert (colours(mine, "undo"), colours(host, "undo")) == ({INK2}, {INK})
    await mine.tap("undo")
    assert mine.maybe("said"), "who tries is told whose it is"


def colours(screen: Screen, key: str) -> set[object]:
    """In which colours it is written."""
    return {one.color for one in _walk(screen.find(key)) if isinstance(one, ft.Text)}


async def test_where_the_plate_says_whose_step_it_is_the_phone_is_not_said_again(show: Show, fair: Fair) -> None:
    table = fair.lay(3)
    play(fair.beside(table, Hand("p1", "s1")), "buy/s1/grain")
    screen = await show(table)
    await screen.tap("door/log")
    assert not any("Phone" in said for said in screen.texts("log/1"))
    assert isinstance(screen.find("log/1"), ft.Container)


async def test_whoever_only_looks_sees_the_board_and_cannot_touch_it(show: Show, house: Library) -> None:
    live = house.start(agreed("little_town"))
    tables = [TableSession(house, live, hand) for hand in ("host", LOOKING)]
    info = tables[0].game.info
    w = words_for(info, tables[0].game.look, live.table.setup, texts("en"), "en", 1.0)
    host, screen = [await show(table, w) for table in tables]
    assert screen.keys("cell/") == host.keys("cell/") != []
    assert pressed(host, "cell/", "primary")
    assert pressed(screen, "cell/", "primary", "move/") == []
    other = await show(TableSession(house, live, own("s2")), w)
    acting = tables[0].view.track.acting[0]
    said = f"{live.table.setup.seat(acting).name}’s turn"
    assert said in other.texts("now"), "the bar over the board does not say whose turn it is"
    mine = await show(TableSession(house, live, own(acting)), w)
    assert said not in mine.texts("now")


async def test_whoever_only_looks_sees_what_lies_on_the_quay(show: Show, house: Library) -> None:
    live, havre = house.start(agreed("le_havre")), registry.game("le_havre")
    play(TableSession(house, live, "host"), "tile/T1")
    w = words_for(havre.info, havre.look, live.table.setup, texts("en"), "en", 1)
    host, screen = [await show(TableSession(house, live, hand), w) for hand in ("host", LOOKING)]
    assert screen.keys("pile/") == host.keys("pile/") != []
    assert pressed(host, "move/")
    assert pressed(screen, "move/") == []
    assert screen.texts("undo") == ["This device is only looking."]
