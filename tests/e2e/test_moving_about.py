"""Moving about with a screen reader: sheets cover what is behind, names lie where things are drawn, few taps begin."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Final

import pytest

from companion.ui import routes
from tests.e2e.browser import DESKTOP, PATIENCE, PHONE, SMALL_PHONE, TABLET, Node, Walker
from tests.e2e.conftest import MakeWalker
from tests.e2e.painted import seen
from tests.e2e.serve import Server
from tests.e2e.staged import NAMES, Staged, stage
from tests.e2e.table import sit

SIDEWAYS: Final = (892, 412)
DOORS: Final = ("ui-look-up", "ui-log", "ui-more")


@pytest.fixture(scope="module")
def staged(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Staged]:
    folder = tmp_path_factory.mktemp("staged") / "data"
    return folder, stage(folder)


@pytest.fixture(scope="module")
def evening(staged: tuple[Path, Staged]) -> object:
    running = Server(staged[0])
    running.start()
    yield running
    running.stop()
    assert running.complaints() == []


def live(walker: Walker) -> set[str]:
    return {node.name for node in walker.nodes() if node.hit}


@pytest.mark.parametrize("size", [PHONE, SIDEWAYS, TABLET, DESKTOP])
def test_a_sheet_covers_what_lies_behind_it(
    evening: Server, staged: tuple[Path, Staged], walk: MakeWalker, size: tuple[int, int]
) -> None:
    walker = walk(evening, "en", size)
    walker.open(routes.table(staged[1].tables["town"]))
    cells = [node.name for node in walker.nodes() if node.hit and "gathers" in node.name]
    assert cells
    headline, undo = walker.names()[0], _undo(walker)
    for door in DOORS:
        if (door, size) == ("ui-log", DESKTOP):
            continue  # its lid lies beside Now there, over the half of a line
        walker.tap(walker.t(door))
        walker.see(walker.t("ui-close"))
        assert not [name for name in live(walker) if name in cells], f"behind {door}"
        walker.tap(walker.t("ui-close"))
        walker.see(cells[0])
        assert set(cells) <= live(walker)
    walker.tap("Ewa")
    walker.see(walker.t("ui-close"))
    title = next(node for node in walker.nodes() if node.role == "h2" and node.name == "Ewa")
    walker.page.mouse.click(title.x + title.w / 2 + 60, title.y + title.h / 2)  # nothing of the sheet is there
    walker.settle()
    walker.tap(walker.t("ui-close"))
    assert (walker.names()[0], _undo(walker)) == (headline, undo), "the tap went through the sheet"
    assert not [node for node in walker.nodes() if node.hit and node.name.startswith("Gather")]


def _undo(walker: Walker) -> str:
    return _called(walker, "Undo: ")


def _called(walker: Walker, begins: str) -> str:
    walker.see(begins)
    return next(name for name in walker.names() if name.startswith(begins))


@pytest.mark.parametrize("size", [SMALL_PHONE, PHONE, SIDEWAYS])
def test_names_lie_where_things_are_drawn_after_scrolling(
    evening: Server, staged: tuple[Path, Staged], walk: MakeWalker, size: tuple[int, int]
) -> None:
    walker = walk(evening, "en", size)
    for name, rounds in (("town_end", " of 4"), ("harbour_end", " of 20")):
        walker.open(routes.table(staged[1].tables[name]))
        walker.see(rounds)  # for a moment the table before is still there
        for _ in range(2):
            walker.tap(_undo(walker))
            _scroll(walker, 1500)
            assert astray(walker) == []
            walker.tap(_called(walker, "Redo: "))
            assert astray(walker) == []
        walker.tap(walker.t("ui-more"))
        _scroll(walker, 500)
        walker.tap(walker.t("ui-close"))
        assert astray(walker) == []


def test_names_lie_where_things_are_drawn_when_a_scrolled_screen_grows(
    evening: Server, staged: tuple[Path, Staged], walk: MakeWalker
) -> None:
    walker = walk(evening, "en", (PHONE[0], 760))
    walker.open(routes.table(staged[1].tables["harbour_end"]))
    walker.see(" of 20")
    for tall in (1160, 1060):  # all finds room there
        _scroll(walker, 1500)
        down = "() => Math.max(...[...document.querySelectorAll('flt-semantics')].map(node => node.scrollTop))"
        assert walker.page.evaluate(down) > 0, "nothing was scrolled"
        for height in (tall, 760):
            walker.page.set_viewport_size({"width": PHONE[0], "height": height})
            walker.settle()
            assert astray(walker) == [], height


def _scroll(walker: Walker, by: int) -> None:
    width, height = walker.page.viewport_size["width"], walker.page.viewport_size["height"]  # type: ignore[index]
    walker.page.mouse.move(width * 0.6, height / 2)
    walker.page.mouse.wheel(0, by)
    walker.page.wait_for_timeout(200)
    walker.settle()


def astray(walker: Walker) -> list[str]:
    """Return the names that lie elsewhere than the words they say, once what was scrolled has come to rest."""
    until = time.monotonic() + PATIENCE
    while (wrong := _astray_now(walker)) and time.monotonic() < until:
        time.sleep(0.05)
    return wrong


def _astray_now(walker: Walker) -> list[str]:
    """Return those that do just now; who says what another says too proves nothing."""
    found = seen(walker.page)
    words = [line for line in found.lines if not line.symbol and line.whole not in NAMES]
    nodes = [(line, node) for node in walker.nodes() for line in node.name.split("\n")]
    wrong = []
    for line in words:
        said = [node for name, node in nodes if name == line.whole]
        if [other.whole for other in words].count(line.whole) != 1 or len(said) != 1 or said[0].cut():
            continue
        if not _within(line.box, said[0]):
            wrong.append(f"{line.whole!r} is drawn at {line.box} and said to be at {said[0]}")
    return wrong


def _within(box: tuple[float, float, float, float], node: Node) -> bool:
    x, y = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
    return node.x - 3 <= x <= node.x + node.w + 3 and node.y - 3 <= y <= node.y + node.h + 3


@pytest.mark.parametrize("language", ["en", "pl"])
def test_three_people_with_names_from_home_to_setup(own_server: Server, walk: MakeWalker, language: str) -> None:
    walker = walk(own_server, language)
    walker.open("/")
    before = walker.taps
    walker.tap(walker.t("app-start"), within=walker.t("little_town-title"))
    walker.tap(walker.t("app-players", n=3))
    walker.tap(walker.t("app-new-person"))
    for name in ("Zosia", "Bolek", "Celina"):
        walker.page.wait_for_timeout(400)  # the line that opens takes the keyboard by itself
        walker.page.keyboard.type(name)
        walker.typed.add(name)
        if name != "Celina":
            walker.press("Enter")
    walker.tap(walker.t("app-lay-out", n=3))  # the last name without Enter counts
    walker.see(walker.t("app-setup", n=3))
    assert walker.taps - before <= 8
    for name in ("Zosia", "Bolek", "Celina"):
        walker.see(name)


def test_no_page_asks_another_host_for_anything(server: Server, walk: MakeWalker) -> None:
    walker = walk(server)  # which fails if any request gets out
    kept: list[str] = []
    walker.page.on("requestfailed", lambda request: kept.append(request.url))
    walker.open("/")
    assert [url for url in kept if "rive" in url], "the client asks no more: is what keeps it in still needed?"


def test_back_from_the_setup_leads_to_the_seats_and_leaves_no_table_behind(server: Server, walk: MakeWalker) -> None:
    walker, players = walk(server, "pl"), 3
    walker.open("/")
    walker.tap(walker.t("app-start"), within=walker.t("orleans-title"))
    walker.see(walker.t("app-who-sits"))
    sit(walker, players)
    for _ in range(2):
        walker.tap(walker.t("app-lay-out", n=players))
        walker.see(walker.t("app-setup", n=players))
        walker.tap(walker.t("app-back"))
        walker.see(walker.t("app-lay-out", n=players))
    walker.tap(walker.t("app-back"))
    walker.see(walker.t("app-shelf"))
    assert not walker.sees(walker.t("app-continue"))


def test_cards_to_pick_from_go_on_where_somebody_scrolls(
    evening: Server, staged: tuple[Path, Staged], walk: MakeWalker
) -> None:
    walker = walk(evening, "pl", SMALL_PHONE)
    walker.open(routes.table(staged[1].tables["harbour"]))
    walker.tap(walker.t("le_havre-move-use"))
    walker.see(walker.t("ui-search"))
    before = [node for node in walker.nodes() if node.hit]
    walker.page.mouse.move(SMALL_PHONE[0] / 2, SMALL_PHONE[1] / 2)
    walker.page.mouse.wheel(0, 60)
    walker.see_not(walker.t("ui-show-rest", n=9))
    walker.settle()
    after = [node for node in walker.nodes() if node.hit]
    assert len(after) > len(before), "the others have come"
    card = before[-2].name
    (was,), (now,) = ([node.y for node in found if node.name == card] for found in (before, after))
    assert now == pytest.approx(was - 60, abs=2), "and nothing has jumped back"
