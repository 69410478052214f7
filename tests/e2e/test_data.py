"""What is kept: copied out of one folder into another, deleted and brought back, and a disk that takes nothing more."""

from __future__ import annotations

import errno
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.app.library import Library
from companion.table.model import Command
from scorers.core import core_moves
from scorers.core.registry import game
from scorers.core.setup import Seat, Setup
from tests.e2e.browser import Walker
from tests.e2e.conftest import MakeWalker
from tests.e2e.failing import disk_of
from tests.e2e.looks import check
from tests.e2e.serve import Server
from tests.e2e.table import home, start

GAME = "little_town"


@pytest.fixture
def played(tmp_path: Path) -> Iterator[Server]:
    """An app somebody has played with: one play is finished, one table is laid out."""
    house = Library.open(tmp_path / "played")
    live = house.start(setup(house))
    sheet = game(GAME).sheet(live.table.setup, live.table.state)
    answers = {field.key: dict.fromkeys(field.seats, 1) for field in sheet.asked}
    assert live.table.do(Command("end", core_moves.score_event(answers), live.table.n)).taken
    house.committed(live)
    house.start(setup(house))
    house.close()
    yield from running(Server(tmp_path / "played"))


@pytest.fixture
def failing(tmp_path: Path) -> Iterator[Server]:
    """An app whose disk can be told to fail."""
    yield from running(Server(tmp_path / "failing", "tests.e2e.failing"))


def running(server: Server) -> Iterator[Server]:
    server.start()
    yield server
    server.stop()
    assert server.complaints() == []


def setup(house: Library) -> Setup:
    info = game(GAME).info
    seats = tuple(
        Seat.model_validate(
            {
                "id": f"s{at}",
                "name": name,
                "colour": colour.id,
                "symbol": colour.symbol,
                "person": house.meet(name).id,
            }
        )
        for at, (name, colour) in enumerate(zip(("Ala", "Łukasz"), info.colours, strict=False), start=1)
    )
    return Setup(
        slug=GAME,
        ruleset=info.ruleset,
        seats=seats,
        first=seats[0].id,
        variant=info.variants[0],
        options={option.id: option.default for option in info.options},
        rulings={ruling.id: ruling.default for ruling in info.rulings},
        keeps=info.presets[0].keeps,
        values=info.values,
    )


def test_everything_goes_out_as_one_file_and_comes_into_an_empty_folder(
    played: Server, server: Server, walk: MakeWalker, tmp_path: Path
) -> None:
    here = walk(played)
    here.open("/settings")
    with here.page.expect_download() as coming:
        here.tap(here.t("app-export"))
    name = coming.value.suggested_filename
    copy = tmp_path / name
    coming.value.save_as(copy)
    here.see(here.t("app-exported", name=name))
    check(here)

    there = walk(server, "pl")
    there.open("/settings")
    bring(there, copy)
    there.see(there.t("app-import-preview"))
    check(there)
    there.tap(there.t("app-import-go"))
    there.see(there.t("app-imported", path="").rstrip())
    check(there)
    bring(there, copy)
    there.see(there.t("app-import-nothing"))
    there.press("Escape")
    there.see_not(there.t("app-import-nothing"))
    there.see(there.t("app-data-where"))
    there.press("Escape")
    there.see(there.t("app-continue"))
    there.open("/plays")
    there.see("Łukasz")


def bring(walker: Walker, file: Path) -> None:
    with walker.page.expect_file_chooser() as asked:
        walker.tap(walker.t("app-import"))
    asked.value.set_files(file)
    walker.settle()


def test_a_finished_play_is_deleted_and_brought_back(played: Server, walk: MakeWalker) -> None:
    walker = walk(played, "pl")
    walker.open("/plays")
    walker.tap(walker.t(f"{GAME}-title"))
    walker.see(walker.t("app-play-again"))
    walker.tap(walker.t("app-delete-play"))
    walker.see(walker.t("app-play-deleted"))
    walker.see(walker.t("app-no-plays"))
    walker.tap(walker.t("app-undo"))
    walker.see("Łukasz")
    walker.reload()
    walker.see("Łukasz")
    check(walker)


@pytest.mark.parametrize(
    ("language", "code", "sentence"),
    [("en", errno.ENOSPC, "storage-full-disk"), ("pl", errno.EROFS, "storage-read-only")],
    ids=["full", "read-only"],
)
def test_a_disk_that_takes_nothing_more_is_said_and_nothing_is_lost(
    failing: Server, walk: MakeWalker, language: str, code: int, sentence: str
) -> None:
    walker = walk(failing, language)
    shadow = start(walker, GAME, 2)
    disk, before = disk_of(failing.data), shadow.headline()
    said = walker.t(sentence, path="…").partition("…")[0]
    disk.write_text(str(code))
    label, form = shadow.pinned()
    walker.tap(label)
    walker.see(said)
    walker.see(before)
    walker.see(walker.t("ui-nothing-to-undo"))
    check(walker)
    disk.unlink()
    walker.tap(label)
    shadow.take(form)
    walker.see(shadow.headline())
    disk.write_text(str(code))
    home(walker)
    walker.tap(walker.t("app-settings"))
    walker.tap(walker.t("app-theme-dark"))
    walker.see(said)
    check(walker)
    disk.unlink()
    failing.kill()
    failing.start()
    walker.open("/")
    walker.see(shadow.headline())
