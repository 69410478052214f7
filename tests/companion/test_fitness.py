"""What is looked at of a copy before any of it is taken: it must all be there, belong together and be shown."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import fields, replace
from typing import Any

import pytest

from companion.app.fitness import check_fit
from companion.app.library import Library
from companion.app.session import TableSession
from companion.storage.archive import Archive, ArchivedTable, read_archive
from companion.storage.errors import StorageCode, StorageError
from companion.storage.merge import Change, Outcome
from companion.storage.records import Play
from companion.storage.transfer import Preview
from companion.table.line import Kind, Line
from scorers.core import core_moves, registry
from scorers.core.game import Game
from tests.scorers.kernel_game import GAME, new_setup
from timers.clock import FakeClock

pytestmark = pytest.mark.usefixtures("kernel")

CLOCK = FakeClock()


def a_copy(library: Library, *, finished: bool) -> ArchivedTable:
    """A table of two, three steps in, perhaps with its points counted."""
    seated = TableSession(library, library.start(new_setup(2)), "phone")
    for move, answers in (("rest/s1", {}), (core_moves.JUMP_MOVE, {"to": ("r2/work",)}), ("rest/s1", {})):
        assert seated.do(seated.form(move, answers)).taken
    if finished:
        assert seated.finish({asked.key: dict.fromkeys(asked.seats, 1) for asked in seated.closing().asked}).taken
    [table] = read_archive(library.export_table(seated.live.key)).tables
    return table


@pytest.fixture(scope="module")
def elsewhere(tmp_path_factory: pytest.TempPathFactory, kernel: None) -> Iterator[Library]:  # noqa: ARG001
    """Where the copies come from."""
    library = Library.open(tmp_path_factory.mktemp("elsewhere"), CLOCK)
    yield library
    library.close()


@pytest.fixture(scope="module")
def going_on(elsewhere: Library) -> ArchivedTable:
    return a_copy(elsewhere, finished=False)


@pytest.fixture(scope="module")
def finished(elsewhere: Library) -> ArchivedTable:
    return a_copy(elsewhere, finished=True)


def check(table: ArchivedTable, outcome: Outcome = Outcome.ADDED, section: str = "tables") -> None:
    archive = Archive(app_version="", exported_at=CLOCK.now(), tables=(table,))
    check_fit(Preview(archive, (Change(section, table.id, "", outcome),)), CLOCK)


def refused(table: ArchivedTable) -> tuple[str, str]:
    """Where a copy is refused, and why."""
    with pytest.raises(StorageError) as error:
        check(table)
    assert error.value.code is StorageCode.BAD_IMPORT
    return str(error.value.params["where"]), str(error.value.params["problem"])


def but(row: Any, **other: object) -> Any:  # noqa: ANN401
    """The same with something else in it."""
    return row.model_copy(update=other)


def points(table: ArchivedTable) -> dict[str, Any]:
    """The points of a copy, to be changed."""
    assert table.result is not None
    return dict(but(table.result).model_copy(deep=True).breakdown)


def scored(table: ArchivedTable, **other: object) -> ArchivedTable:
    """A copy with other points."""
    found: ArchivedTable = but(table, result=but(table.result, breakdown={**points(table), **other}))
    return found


# ------------------------------------------------------------------------------------------------------ which are taken


def test_what_was_written_here_can_be_taken_elsewhere(going_on: ArchivedTable, finished: ArchivedTable) -> None:
    check(going_on)
    check(finished)


def test_of_a_play_there_may_be_less(finished: ArchivedTable) -> None:
    check(but(finished, lines=()))
    check(but(finished, result=None))
    check(but(finished, play=but(finished.play, steps=None)))


def test_a_play_of_a_title_that_is_not_here_is_kept_as_it_is(finished: ArchivedTable) -> None:
    foreign = {name: but(getattr(finished, name), slug="elsewhere") for name in ("play", "result")}
    check(but(finished, **foreign))


def test_only_what_will_be_written_is_looked_at(going_on: ArchivedTable) -> None:
    broken = but(going_on, lines=())
    assert refused(broken)[0] == "tables.0"
    check(broken, Outcome.IDENTICAL)
    check(broken, section="people")


# ------------------------------------------------------------------------------------------------------ which are not


def test_a_copy_is_of_one_title(finished: ArchivedTable) -> None:
    assert refused(but(finished, play=None, result=None)) == ("tables.0", "one game was expected, not []")
    other = but(finished.result, slug="elsewhere")
    assert refused(but(finished, result=other)) == ("tables.0", "one game was expected, not ['elsewhere', 'kernel']")


@pytest.mark.parametrize("lacking", [{"lines": ()}, {"slug": "elsewhere"}], ids=["steps", "title"])
def test_an_open_table_has_its_steps_and_its_title(going_on: ArchivedTable, lacking: dict[str, Any]) -> None:
    table = but(going_on, lines=()) if "lines" in lacking else but(going_on, entry=but(going_on.entry, **lacking))
    assert refused(table) == ("tables.0", "an open table of a game there is here was expected, with its steps")


def test_the_steps_are_of_the_title_that_is_named(going_on: ArchivedTable, finished: ArchivedTable) -> None:
    said = ("tables.0.lines", "builders was expected, not kernel")
    assert refused(but(going_on, entry=but(going_on.entry, slug="builders"))) == said
    assert refused(but(finished, play=but(finished.play, slug="builders"), result=None)) == said


def test_a_line_that_is_no_step_is_named(going_on: ArchivedTable) -> None:
    *lines, last = going_on.lines
    where, why = refused(but(going_on, lines=(*lines, but(last, event={"kind": "no such thing"}))))
    assert where == "tables.0.lines"
    assert why.startswith("line 3: ")
    assert len(why) == 200, "a stranger's line may be as long as it likes"
    assert "\n" not in why


def test_a_table_that_could_not_have_begun_says_what_is_wrong_with_it(going_on: ArchivedTable) -> None:
    start = going_on.lines[0]
    assert start.event is not None
    setup: Any = start.event["setup"]
    alone = but(start, event={**start.event, "setup": {**setup, "seats": setup["seats"][:1]}})
    where, why = refused(but(going_on, lines=(alone,)))
    assert where == "tables.0.lines"
    assert "core-setup-players" in why


@pytest.mark.parametrize(
    "other",
    [
        lambda play: {"steps": play.steps + 1},
        lambda play: {"steps": play.steps - 1},
        lambda play: {"steps": play.steps - 2},
        lambda play: {"seats": play.seats[:1]},
    ],
    ids=["more steps", "fewer steps", "still fewer", "fewer people"],
)
def test_a_play_went_as_its_steps_say(finished: ArchivedTable, other: Callable[[Play], dict[str, object]]) -> None:
    assert finished.play is not None
    table = but(finished, play=but(finished.play, **other(finished.play)), result=None)
    assert refused(table) == ("tables.0.lines", "this is not how the finished play went")


def test_a_play_that_was_not_finished_is_none(finished: ArchivedTable) -> None:
    assert finished.play is not None
    cut = but(finished, lines=finished.lines[:-1], play=but(finished.play, steps=finished.play.steps - 1))  # type: ignore[operator]
    assert refused(cut) == ("tables.0.lines", "this is not how the finished play went")


@pytest.mark.parametrize("at", [1, 2, 3, 4])
def test_every_step_can_be_told(going_on: ArchivedTable, at: int) -> None:
    """In which round of the log it stands does not matter; here are three."""
    nothing = {"kind": "taken_back", "of": 1, "what": {"kind": "no such thing"}}
    lines = [*going_on.lines, but(going_on.lines[2], event={"kind": "jumped", "to": "r1/work"}), going_on.lines[1]]
    lines.insert(at, Line(n=at, id="told", at=CLOCK.now(), who="", kind=Kind.DO, event=nothing))  # type: ignore[arg-type]
    told = tuple(but(line, n=n, id=f"c{n}") for n, line in enumerate(lines))
    check(but(going_on, lines=tuple(line for line in told if line.n != at)))
    assert refused(but(going_on, lines=told))[0] == "tables.0.lines"


@pytest.mark.parametrize("asked", ["view", "jumps", "checklist", "sheet", "projection"])
def test_all_that_is_asked_of_an_open_table_can_be_shown(
    going_on: ArchivedTable, finished: ArchivedTable, monkeypatch: pytest.MonkeyPatch, asked: str
) -> None:
    fails(monkeypatch, asked)
    assert refused(going_on) == ("tables.0.lines", f"{asked} failed")
    if asked == "projection":
        check(finished)


def test_the_points_of_a_finished_one_can_be_counted(
    going_on: ArchivedTable, finished: ArchivedTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    fails(monkeypatch, "score")
    check(going_on)
    assert refused(finished) == ("tables.0.lines", "score failed")


def fails(monkeypatch: pytest.MonkeyPatch, what: str) -> None:
    """Let the game not answer this."""

    def fail(*_: object, **__: object) -> None:
        raise LookupError(f"{what} failed")

    if what in {each.name for each in fields(Game)}:
        failing: Any = {what: fail}
        game = replace(GAME, **failing)
        monkeypatch.setattr(registry, "game", lambda _slug: game)
    else:
        monkeypatch.setattr(Game, what, fail)


# ------------------------------------------------------------------------------------------------------------ points


def test_points_that_are_none_are_named(finished: ArchivedTable) -> None:
    where, why = refused(scored(finished, lines="many"))
    assert where == "tables.0.result"
    assert "lines" in why


@pytest.mark.parametrize("seat", ["s0", "s3", "elsewhere"])
@pytest.mark.parametrize("part", ["lines", "tie_breaks", "seats"])
def test_points_are_of_those_who_played(finished: ArchivedTable, part: str, seat: str) -> None:
    [one, *others] = points(finished)[part]
    match part:
        case "lines":
            one = {**one, "seat": seat}
        case "tie_breaks":
            one = {**one, "values": {**one["values"], seat: 1}}
        case _:
            one = seat
    assert refused(scored(finished, **{part: [one, *others]})) == (
        "tables.0.result",
        "points of those who played were expected",
    )


def test_points_are_of_everybody(finished: ArchivedTable) -> None:
    only = {"seats": ["s1"], "lines": [], "tie_breaks": []}
    assert refused(scored(finished, **only))[1] == "points of those who played were expected"
