"""A play told again from its journal: the state after every step."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from pydantic import JsonValue, ValidationError

from companion.app.journals import lines_of
from companion.commands.games import AnyGame, find, names_of
from companion.commands.refusal import from_validation
from companion.commands.score import amount_text
from companion.table.digest import plain
from companion.table.line import Kind, Line, Start, author_of
from companion.table.model import ReplayError
from companion.table.table import Table
from companion.text import Names, Texts
from scorers.core.core_moves import owner_msg
from scorers.core.issues import CompanionError
from scorers.core.msg import Msg, msg
from scorers.core.state import State
from timers.clock import SystemClock


@dataclass(frozen=True, slots=True)
class Told:
    """One line of the journal and the state after it."""

    line: Line
    label: Msg
    place: Msg
    state: State[Any]


@dataclass(frozen=True, slots=True)
class Story:
    """A whole play."""

    game: AnyGame
    names: Names
    steps: tuple[Told, ...]
    differs: tuple[int, ...]
    """Lines after which the writing app saw another state."""


class _Nowhere:
    """A journal for a table nobody plays at."""

    def append(self, line: Line) -> None:
        """Keep nothing."""


def replay(data: bytes) -> Story:
    """Fold a journal file, or the one table of an export.

    Raises:
        CompanionError: it is no journal.
        Refusal: its first line says no game or no table we know.
        ReplayError: an event does not fit.
    """
    first, *others = lines_of(data)
    start = _start(first)
    found = find(start.slug)
    table = Table(found, start.setup, _Nowhere(), SystemClock())
    steps = tuple(_told(table, line, start.schema_) for line in others)
    return Story(found, names_of(start.setup), steps, tuple(table.differs))


def _start(first: Line) -> Start:
    try:
        return Start.read(first)
    except ValidationError as error:
        raise from_validation(error, "0", "event") from error


def _told(table: Table, line: Line, schema: int) -> Told:
    """Fold one line and say what it did."""
    try:
        return _told_of(table, line, schema)
    except CompanionError:
        raise
    except Exception as error:  # whatever a stranger's line does to a game, it is not told
        raise ReplayError(line.n, str(error)) from error


def _told_of(table: Table, line: Line, schema: int) -> Told:
    undone = table.undo_step
    table.replay([line], schema)
    step = table.undo_step
    if line.kind is Kind.UNDO and undone is not None:
        label = msg("cli-undone", what=table.label(undone.event))
    else:
        label = table.label(step.event) if step else msg("cli-nothing")
    return Told(line, label, table.game.position(table.state).label, table.state)


# As text


def as_text(story: Story, say: Texts) -> Iterator[str]:
    """Yield a heading for each step, and below it what everybody holds then."""
    for step in story.steps:
        phone = _phone(story, step)
        by = [say.t("ui-log-phone", who=phone)] if phone else []
        yield "  ".join((str(step.line.n), f"{step.line.at:%Y-%m-%d %H:%M:%S}", say(step.place, story.names), *by))
        yield f"    {say(step.label, story.names)}"
        yield from (f"    {line}" for line in _holdings(story, step.state, say))
    if story.differs:
        yield say.t("cli-differs", lines=", ".join(map(str, story.differs)))


def _phone(story: Story, step: Told) -> str:
    """Return the name of whose phone a line came from; nothing where it came from a device of nobody's own."""
    return story.names.get(author_of(step.line.who).seat, "")


def _holdings(story: Story, state: State[Any], say: Texts) -> Iterator[str]:
    """Yield a line per owner: everything known to be there."""
    held = ((owner, thing, amount) for (owner, thing), amount in sorted(state.ledger.values.items()) if amount.n)
    for owner, rows in groupby(held, key=lambda row: row[0]):
        things = (
            f"{amount_text(amount)} {say(story.game.thing(thing, amount.n or 0, 'name'))}" for _, thing, amount in rows
        )
        yield f"{say(owner_msg(owner), story.names)}: {', '.join(things)}"


# As JSON


def as_json(story: Story, say: Texts) -> dict[str, JsonValue]:
    """Return the play step by step, for a program."""
    return {
        "game": story.game.slug,
        "players": dict(story.names),
        "steps": [_plain_step(story, step, say) for step in story.steps],
        "differs": list(story.differs),
    }


def _plain_step(story: Story, step: Told, say: Texts) -> dict[str, JsonValue]:
    state: Mapping[str, JsonValue] = plain(step.state)
    return {
        "n": step.line.n,
        "at": step.line.at.isoformat(),
        "who": author_of(step.line.who).device,
        "phone": _phone(story, step),
        "kind": step.line.kind.value,
        "place": say(step.place, story.names),
        "label": say(step.label, story.names),
        "state": dict(state),
    }
