"""What is lost of finished plays and is worked out anew from their journals: said, and the same as before."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.app.library import Library
from companion.app.session import TableSession
from companion.app.values import Play
from scorers.core.score import Breakdown
from tests.scorers.kernel_game import new_setup
from timers.clock import FakeClock

pytestmark = pytest.mark.usefixtures("kernel")


class House:
    """A folder with one finished play, closed; what is done to its files is seen at the next start."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.clock = folder, FakeClock()
        library = Library.open(folder, self.clock)
        seated = TableSession(library, library.start(new_setup(2)), "phone")
        self.clock.advance(60)
        assert seated.do(seated.form("rest/s1", {})).taken
        assert seated.finish({asked.key: dict.fromkeys(asked.seats, 1) for asked in seated.closing().asked}).taken
        self.key = seated.live.key
        self.before: tuple[Play, Breakdown | None] = library.play(self.key)
        library.close()

    @property
    def journal(self) -> Path:
        return self.folder / "plays" / f"{self.key}.jsonl"

    @property
    def points(self) -> Path:
        return self.folder / "plays" / f"{self.key}.json"

    def unlisted(self) -> None:
        """Lose the list of plays with all that belongs to it."""
        for path in self.folder.glob("plays.*"):
            path.unlink()

    def unfinished(self) -> None:
        """Lose the last step, with which the points were counted."""
        self.journal.write_bytes(b"".join(self.journal.read_bytes().splitlines(keepends=True)[:-1]))

    def opened(self) -> tuple[Library, list[tuple[str, dict[str, object]]]]:
        """Start again; what was looked at has said this."""
        library = Library.open(self.folder, self.clock)
        library.check_plays()
        return library, [(said.id.removeprefix("storage-"), dict(said.params)) for said in library.notices()]


@pytest.fixture
def house(tmp_path: Path) -> House:
    return House(tmp_path)


def test_where_nothing_is_lost_nothing_is_said(house: House) -> None:
    library, said = house.opened()
    assert said == []
    assert library.play(house.key) == house.before
    library.close()


def test_points_that_are_gone_are_counted_anew(house: House) -> None:
    house.points.unlink()
    library, [(code, params)] = house.opened()
    assert (code, params["file"], params["known"]) == ("result-rebuilt", house.points.name, 0)
    assert library.play(house.key) == house.before
    library.close()
    library, said = house.opened()
    assert said == [], "once is enough"
    library.close()


def test_a_play_whose_points_are_counted_anew_stays_as_it_is_listed(house: House) -> None:
    library, _ = house.opened()
    library.delete_play(house.key)
    library.close()
    house.points.unlink()
    library, [(code, _)] = house.opened()
    assert code == "result-rebuilt"
    assert library.plays() == (), "it was deleted"
    library.restore_play(house.key)
    assert library.play(house.key) == house.before
    library.close()


def test_points_that_cannot_be_read_are_kept_aside_and_counted_anew(house: House) -> None:
    house.points.write_bytes(b"{")
    library, [(code, params)] = house.opened()
    assert (code, params["known"]) == ("result-rebuilt", 1)
    assert Path(str(params["moved"])).read_bytes() == b"{"
    assert library.play(house.key) == house.before
    library.close()


def test_points_that_cannot_be_counted_anew_are_lost_and_that_is_said(house: House) -> None:
    house.points.write_bytes(b"{")
    house.unfinished()
    library, said = house.opened()
    [params] = [params for code, params in said if code == "unreadable-moved"]
    assert params["file"] == house.points.name
    assert Path(str(params["moved"])).read_bytes() == b"{"
    assert [code for code, _ in said if code == "result-rebuilt"] == []
    assert library.play(house.key)[1] is None
    library.close()


def test_of_a_play_without_points_and_steps_only_the_steps_are_missed(house: House) -> None:
    house.points.unlink()
    house.journal.unlink()
    library, said = house.opened()
    assert [code for code, _ in said] == ["journal-missing"]
    assert [play.id for play in library.plays()] == [house.key]
    library.close()


def test_a_play_no_list_knows_is_listed_again_as_it_was(house: House) -> None:
    house.unlisted()
    house.points.unlink()
    library, said = house.opened()
    assert said == [("play-relisted", {"table": house.key})]
    assert library.play(house.key) == house.before
    assert library.open_tables() == ()
    library.close()


def test_an_open_table_among_the_plays_is_open_again(house: House) -> None:
    house.unlisted()
    house.points.unlink()
    house.unfinished()
    library, said = house.opened()
    assert [code for code, _ in said] == ["table-relisted"]
    assert library.plays() == ()
    assert [entry.id for entry in library.open_tables()] == [house.key]
    assert library.table(house.key).table.n == 1
    assert (house.folder / "tables" / house.journal.name).exists()
    library.close()


def test_a_journal_of_no_title_costs_the_others_nothing(house: House, caplog: pytest.LogCaptureFixture) -> None:
    """Its title is not there any more: it stays where it is."""
    house.points.unlink()
    data = house.journal.read_bytes()
    other = house.journal.with_name("elsewhere.jsonl")
    other.write_bytes(data.replace(b'"kernel"', b'"nowhere"'))
    library, said = house.opened()
    assert ("result-rebuilt", 0) in [(code, params.get("known")) for code, params in said]
    assert library.play(house.key) == house.before
    assert "the play elsewhere cannot be counted anew" in caplog.text
    library.close()
