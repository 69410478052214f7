"""A finished play, as it is written down: one line for the list, and the points as they were shown."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final

from pydantic import TypeAdapter

from companion.app.answered import typed_over
from companion.storage.records import Play, PlayResult, PlaySeat
from companion.table.live import LiveTable
from companion.table.table import Table
from scorers.core.events import Entry, Scored
from scorers.core.glance import Wall
from scorers.core.msg import Msg, Player, SeatId, msg
from scorers.core.score import Breakdown, Rank
from scorers.core.setup import Seat
from scorers.core.sheet import Sheet, SheetForm

_BREAKDOWN: TypeAdapter[Breakdown] = TypeAdapter(Breakdown)


EARLY: Final = ("app-ended-at", "app-ended-early")
"""What is said of a play that was counted before its end."""


def scored(table: Table) -> Breakdown:
    """Return the points of a finished play, with what whoever looks at its table would wonder at.

    Of what was only counted here the table knows nothing.
    """
    state = table.state
    sheet = state.sheet or {}
    found = table.game.score(table.setup, sheet, state.rulings)
    if all(isinstance(step.event, Scored) for step in table.since(0)):
        return found
    return replace(found, notes=(*found.notes, *_ended(table), *told_otherwise(table.game.closing(state, {}), sheet)))


def _ended(table: Table) -> Iterator[Msg]:
    """Yield in which round a play was counted before its end, where its game counts them.

    Nothing of a race nobody follows by turns.
    """
    if table.state.flow.over:
        return
    track = table.game.view(table.state, None).track
    if isinstance(track.line, Wall) and not track.pieces:
        return
    for step in track.steps:
        if step.at is not None and step.of is not None:
            yield msg("app-ended-at", where=msg("ui-step-of", what=step.label, at=step.at, of=step.of))
            return
    yield msg("app-ended-early")


def told_otherwise(form: SheetForm, sheet: Sheet) -> Iterator[Msg]:
    """Yield what was counted otherwise than the table has it; what is asked again all the same is not compared."""
    known = {question.key: question.known for question in form.questions if question.known and not question.doubted}
    over = tuple(
        _instead(form[key].label, seat, sheet[key][seat], known[key][seat]) for key, seat in typed_over(sheet, known)
    )
    if over:
        yield msg("app-typed-over", what=over)


def _instead(what: Msg, seat: str, given: Entry, kept: Entry) -> Msg:
    who = Player(SeatId(seat))
    if isinstance(given, int) and isinstance(kept, int):
        return msg("app-number-instead", what=what, who=who, n=given, kept=kept)
    return msg("app-cards-instead", what=what, who=who)


def play_of(live: LiveTable, breakdown: Breakdown, seconds: int) -> Play:
    """Return the line of a play that has just been scored."""
    table = live.table
    ranks = {rank.seat: rank for rank in breakdown.ranking().places}
    last = table.undo_step
    return Play(
        id=live.key,
        slug=table.game.slug,
        title=table.game.slug,
        started_at=table.began,
        finished_at=last.at if last else table.began,
        seats=tuple(_seat(seat, ranks[seat.id]) for seat in table.setup.seats),
        variant=table.setup.variant,
        seconds=seconds,
        steps=table.n + 1,
    )


def _seat(seat: Seat, rank: Rank) -> PlaySeat:
    return PlaySeat(
        name=seat.name,
        person=seat.person,
        colour=seat.colour,
        symbol=seat.symbol,
        points=rank.total.n,
        at_least=not rank.total.exact,
        rank=rank.place,
    )


def result_of(live: LiveTable, breakdown: Breakdown) -> PlayResult:
    """Return the points of a play, every line of them."""
    table = live.table
    plain: Any = _BREAKDOWN.dump_python(breakdown, mode="json")
    return PlayResult(id=live.key, slug=table.game.slug, ruleset=table.setup.ruleset, breakdown=plain)


def breakdown_of(result: PlayResult) -> Breakdown:
    """Return the points of a play, read back."""
    return _BREAKDOWN.validate_python(result.breakdown)
