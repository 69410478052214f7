"""Whether all of a copy can be shown here: looked at before any of it is taken."""

from __future__ import annotations

from sys import maxsize
from typing import NoReturn

from companion.app.journals import Nowhere, folded
from companion.app.plays import breakdown_of
from companion.storage.archive import ArchivedTable
from companion.storage.errors import StorageCode, StorageError
from companion.storage.records import PlayResult
from companion.storage.transfer import WRITTEN, Preview
from companion.table.table import Table
from scorers.core import registry
from scorers.core.game_info import check_setup
from scorers.core.score import Breakdown
from timers.clock import Clock


def check_fit(found: Preview, clock: Clock) -> None:
    """Refuse a copy with a table or a play that could not be shown; what is here already is not looked at again."""
    written = {change.key for change in found.changes if change.section == "tables" and change.outcome in WRITTEN}
    for at, table in enumerate(found.archive.tables):
        if table.id in written:
            _check_table(table, f"tables.{at}", clock)


def _check_table(table: ArchivedTable, where: str, clock: Clock) -> None:
    slugs = {part.slug for part in (table.entry, table.play, table.result) if part is not None}
    if len(slugs) != 1:
        _refuse(where, f"one game was expected, not {sorted(slugs)}")
    can_be_shown = bool(table.lines) and slugs.issubset(registry.slugs())
    if table.play is None and not can_be_shown:
        _refuse(where, "an open table of a game there is here was expected, with its steps")
    if can_be_shown:
        _check_course(table, f"{where}.lines", clock)
    if table.play is not None and table.result is not None:
        _check_points(table.result, len(table.play.seats), f"{where}.result")


def _check_course(table: ArchivedTable, where: str, clock: Clock) -> None:
    """Fold the lines, and look at all that the screens would ask for."""
    try:
        found = folded(table.lines, Nowhere(), clock)
        _look_at(found)
    except Exception as error:  # noqa: BLE001 - whatever a stranger's line does to a game: it is not taken
        _refuse(where, str(error))
    named = table.play or table.entry
    if named is not None and found.game.slug != named.slug:
        _refuse(where, f"{named.slug} was expected, not {found.game.slug}")
    if table.play is not None:
        steps = table.play.steps
        if not found.state.finished or len(table.play.seats) != found.setup.players or steps not in (None, found.n + 1):
            _refuse(where, "this is not how the finished play went")


def _look_at(table: Table) -> None:
    """Raise whatever goes wrong where somebody sits down at a table."""
    game, setup, state = table.game, table.setup, table.state
    if issues := check_setup(game.info, setup):
        _refuse("setup", str(issues[0].text))
    folds = table.log(rows=maxsize).folds  # the newest lies open
    table.log([fold.key for fold in folds], rows=maxsize)  # and now the others
    game.view(state, None)
    game.checklist(setup.players, setup.variant, setup.options)
    game.sheet(setup, state)
    (game.score(setup, state.sheet, state.rulings) if state.sheet is not None else game.projection(state)).ranking()


def _check_points(result: PlayResult, players: int, where: str) -> None:
    """Read the points, and see that they are of those who played."""
    try:
        points = breakdown_of(result)
        seats = _seats(points)
    except Exception as error:  # noqa: BLE001 - as above
        _refuse(where, str(error))
    if len(points.seats) != players or not seats <= {f"s{at}" for at in range(1, players + 1)}:
        _refuse(where, "points of those who played were expected")


def _seats(points: Breakdown) -> set[str]:
    return {*points.seats, *(line.seat for line in points.lines), *(s for tie in points.tie_breaks for s in tie.values)}


def _refuse(where: str, problem: str) -> NoReturn:
    raise StorageError(StorageCode.BAD_IMPORT, where=where, problem=" ".join(problem.split())[:200])
