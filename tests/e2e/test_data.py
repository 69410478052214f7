"""What is kept: copied out of one folder into another, deleted and brought back, and a disk that takes nothing more."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from companion.app.library import Library
from companion.app.session import TableSession
from companion.table.model import Command
from scorers.core import core_moves
from scorers.core.forms import Place
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
    finish(house)
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


@pytest.mark.torture
def test_ten_thousand_plays_go_to_another_machine_and_the_table_that_is_further_on_wins(
    walk: MakeWalker, tmp_path: Path
) -> None:
    """A whole life of evenings as one file through two browsers; then the table both know goes on."""
    many = int(os.environ.get("TORTURE_PLAYS", "10000"))
    here, there = Server(tmp_path / "here"), Server(tmp_path / "there")
    with opened(here) as house:
        for _ in range(many):
            finish(house)
        table = house.start(setup(house)).key
    assert carried(walk, here, there, "app-imported") == (many, 0)
    assert further(there, table) == 1
    assert carried(walk, here, there, "app-import-nothing") == (many, 1), "what is further on there stays"
    assert carried(walk, there, here, "app-imported") == (many, 1)
    assert further(here, table) == 2
    assert carried(walk, here, there, "app-imported") == (many, 2), "what is further on here comes in"
    with opened(there) as house:
        assert len(house.plays()) == many
        first, last = house.plays()[0], house.plays()[-1]
        assert house.play(first.key)[1] is not None
        assert house.play(last.key)[1] is not None


@contextmanager
def opened(server: Server) -> Iterator[Library]:
    house = Library.open(server.data)
    yield house
    house.close()


def finish(house: Library) -> None:
    """Play an evening that is only counted."""
    live = house.start(setup(house))
    sheet = game(GAME).sheet(live.table.setup, live.table.state)
    answers = {field.key: dict.fromkeys(field.seats, 1) for field in sheet.asked}
    assert live.table.do(Command("end", core_moves.score_event(answers), live.table.n)).taken
    house.committed(live)


def further(server: Server, key: str) -> int:
    """Play one step more at a table. Return how many have been played there."""
    with opened(server) as house:
        live = house.table(key)
        session = TableSession(house, live, "here")
        step = next(move for move in session.view.now.moves if move.place is Place.PRIMARY)
        assert session.do(session.form(step.key, {})).taken
        return live.table.n


def carried(walk: MakeWalker, here: Server, there: Server, said: str) -> tuple[int, int]:
    """Bring a copy from one machine to the other. Return how many plays and steps of the table lie there then."""
    copy = there.data.parent / "copy.zip"
    here.start()
    walker = walk(here)
    walker.open("/settings")
    with walker.page.expect_download(timeout=600_000) as coming:
        walker.tap(walker.t("app-export"))
    coming.value.save_as(copy)
    here.stop()
    there.start()
    walker = walk(there)
    walker.open("/settings")
    bring(walker, copy)
    walker.see(walker.t("app-import-preview"), within=600)
    if said == "app-imported":
        walker.tap(walker.t("app-import-go"))
        walker.see(walker.t(said, path="").rstrip(), within=600)
    else:
        walker.see(walker.t(said), within=600)
    there.stop()
    assert here.complaints() == there.complaints() == []
    with opened(there) as house:
        (entry,) = house.open_tables()
        return len(house.plays()), house.table(entry.key).table.n


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
