"""Facts forged from what the forms make: none may pass unsaid.

A device may send anything. Whatever it adds to a fact, takes away or says otherwise, `check` must raise an issue above
a hint - or the other decision is one that somebody could have made on the screen, too, and the fact is what the act
makes from it. A game's own test walks the states of its tables and expects nothing:

    assert [str(found) for found in Forgery(GAME, Random(1)).walk(keeps, players=3, steps=40)] == []
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from pydantic import JsonValue, ValidationError

from scorers.core.events import Event
from scorers.core.forms import Form, Move
from scorers.core.game import Game, check
from scorers.core.issues import Level
from scorers.core.ledger import Transfer
from scorers.core.msg import TABLE, plain
from scorers.core.state import State
from tests.data_old.evening import Evening, agreed

AnyGame = Game[Any]
AnyState = State[Any]
Choices = Collection[tuple[str, str]]
"""(kind of fact, field) that somebody decides: another value may pass, if the game's issues let it.

All other fields are worked out from these, and another value there never passes."""

CAUSED: Final = ("transfers", "settles", "overruled", "kind")


@dataclass(frozen=True)
class Forged:
    """A fact nobody has made, and what was done to it."""

    what: str
    event: Event
    field: str = ""
    """What was decided otherwise, where something was."""

    def __str__(self) -> str:
        return f"{self.what}: {self.event!r}"


@dataclass
class Forgery:
    """All the forging of a game: what was forged already, and what passed unsaid."""

    game: AnyGame
    rnd: Random
    choices: Choices = ()
    seen: Counter[type[Event]] = field(default_factory=Counter)
    """How many facts of each act were forged."""

    def walk(self, keeps: tuple[str, ...], players: int, steps: int, each: int = 3) -> Iterator[Forged]:
        """Play a table of chance and forge some of what it could do in every state; yield what passes unsaid."""
        setup = agreed(self.game, keeps, players, self.rnd)
        yield from self.go_on(Evening(self.game, setup, self.rnd, eager=True), steps, each)

    def go_on(self, evening: Evening, steps: int, each: int = 3) -> Iterator[Forged]:
        """Go on with a table that has come to where it is wanted."""
        for _ in range(steps):
            made = [event for event in self.made(evening) if self.game.acts.of(event) is not None]
            made.sort(key=lambda event: self.seen[type(event)])
            for event in made[:each]:
                self.seen[type(event)] += 1
                yield from self.unsaid(evening.table.state, event, made)
            evening.step()

    def made(self, evening: Evening) -> Iterator[Event]:
        """Yield what the forms make in this state, with answers at random."""
        for move in offered(self.game, evening.table.state):
            form: Form = evening._filled(move.key)
            if form.event is not None and not _refused(form.issues):
                yield form.event

    def unsaid(self, state: AnyState, event: Event, made: Collection[Event]) -> Iterator[Forged]:
        """Yield the forgeries of a fact against which nothing speaks."""
        for forged in (*self.caused_otherwise(state, event), *self.decided_otherwise(state, event)):
            if forged.event == event or _refused(check(self.game, state, forged.event)):
                continue
            if not forged.field or not self._may_be(state, forged, made):
                yield forged

    def _may_be(self, state: AnyState, forged: Forged, made: Collection[Event]) -> bool:
        """Tell whether it is simply another decision, with all that this one causes."""
        event = forged.event
        free = (_kind(event), forged.field) in self.choices or any(event == one for one in made)
        return free and event == self._made(state, event)

    def _made(self, state: AnyState, event: Event) -> Event | None:
        """Make the fact of the same decision; nothing where no fact can come of it."""
        act = self.game.acts.of(event)
        try:
            return None if act is None else act.made(state, **{name: getattr(event, name) for name in _decided(event)})
        except (LookupError, ValueError):
            return None

    # What is done to a fact

    def caused_otherwise(self, state: AnyState, event: Event) -> Iterator[Forged]:
        """Yield the fact with other transfers and other tasks than it causes."""
        moved = event.transfers
        for thing in self._wanted(state, event):
            gift = Transfer(src=TABLE, dst=self.rnd.choice(state.setup.ids), thing=thing, n=500)
            yield _with(event, f"500 {thing} added", transfers=(*moved, gift))
        for at, transfer in enumerate(moved):
            before, behind = moved[:at], moved[at + 1 :]
            yield _with(event, f"transfer {at} dropped", transfers=before + behind)
            yield _with(event, f"transfer {at} doubled", transfers=(*before, transfer, transfer, *behind))
            for other in self._others(state, transfer):
                yield _with(event, f"transfer {at} is another", transfers=(*before, other, *behind))
        yield _with(event, "a task added", settles=(*event.settles, *(self._tasks(state) or ("r1/nothing",))))
        for at in range(len(event.settles)):
            rest = event.settles[:at] + event.settles[at + 1 :]
            yield _with(event, f"task {at} dropped", settles=rest)
            yield _with(event, f"task {at} is another", settles=(*rest, *self._tasks(state)[:1]))

    def decided_otherwise(self, state: AnyState, event: Event) -> Iterator[Forged]:
        """Yield the fact with something decided otherwise: as it was moved, and as the other decision moves it."""
        plain = event.model_dump(mode="json")
        for name in _decided(event):
            for what, value in changes(plain[name], self._pool(state)):
                try:
                    bare = self.game.events.validate_python({**plain, name: value})
                except ValidationError:
                    continue
                yield Forged(f"{name} {what}", bare, name)
                again = self._made(state, bare)
                if again is not None:
                    yield Forged(f"{name} {what}, made anew", again, name)

    # What may stand in place of something else

    def _wanted(self, state: AnyState, event: Event) -> list[str]:
        """Return things one would like to have: what moves anyhow, and some of what is kept."""
        kept = sorted(state.ledger.kept) or [thing.id for thing in self.game.info.things]
        return list(dict.fromkeys([*(t.thing for t in event.transfers[:2]), self.rnd.choice(kept)]))

    def _others(self, state: AnyState, transfer: Transfer) -> Iterator[Transfer]:
        plain = transfer.model_dump()
        seats = [seat for seat in (*state.setup.ids, TABLE) if seat not in (transfer.src, transfer.dst)]
        thing = self.rnd.choice([thing.id for thing in self.game.info.things if thing.id != transfer.thing])
        yield Transfer(**{**plain, "n": transfer.n + 1})
        yield Transfer(**{**plain, "thing": thing})
        yield Transfer(**{**plain, "src": transfer.dst, "dst": transfer.src})
        for seat in seats[:1]:
            yield Transfer(**{**plain, "dst": seat})
            yield Transfer(**{**plain, "src": seat})

    def _tasks(self, state: AnyState) -> tuple[str, ...]:
        return tuple(sorted(self.game.tasks(state)))

    def _pool(self, state: AnyState) -> tuple[str, ...]:
        """Return names a fact may speak of: seats, somebody who is not there, some things, and nothing known."""
        things = self.rnd.sample(self.game.info.things, min(6, len(self.game.info.things)))
        return (*state.setup.ids, "s9", *(thing.id for thing in things), *self._tasks(state)[:2], "nothing.known", "")


def offered(game: AnyGame, state: AnyState) -> Iterator[Move]:
    """Yield every move a screen shows, in Now and behind the names."""
    view = game.view(state, None)
    tasks = (move for task in view.now.tasks for move in task.moves)
    pencils = (held.count_move for seat in view.seats for held in seat.holdings if held.count_move)
    rows = (Move(key, plain("")) for key in pencils)
    for move in (*view.now.moves, *tasks, *(move for seat in view.seats for move in seat.moves), *rows):
        if move.because is None and not move.key.startswith("core/"):
            yield move


def changes(value: JsonValue, pool: tuple[str, ...]) -> Iterator[tuple[str, JsonValue]]:
    """Yield other values in place of one, and what was done."""
    match value:
        case bool():
            yield "turned round", not value
        case int():
            yield from ((f"{step:+}", value + step) for step in (1, -1, 50))
        case str() | None:
            yield from ((f"{value} is {other}", other) for other in (*pool, None) if other != value)
        case list():
            yield from _other_lists(value, pool)
        case dict():
            yield from (
                (f"{key} {what}", {**value, key: other}) for key in value for what, other in changes(value[key], pool)
            )


def _other_lists(value: list[JsonValue], pool: tuple[str, ...]) -> Iterator[tuple[str, JsonValue]]:
    yield from ((f"and {other}", [*value, other]) for other in pool)
    for at, inner in enumerate(value):
        yield f"without {at}", value[:at] + value[at + 1 :]
        yield f"with {at} twice", [*value, inner]
        if at < 2:
            for what, other in changes(inner, pool):
                yield f"{at} {what}", [*value[:at], other, *value[at + 1 :]]


def _with(event: Event, what: str, **caused: object) -> Forged:
    return Forged(what, type(event).model_validate({**event.model_dump(), **caused}))


def _decided(event: Event) -> tuple[str, ...]:
    """Return the fields of what was decided: all but those that follow from it."""
    return tuple(name for name in type(event).model_fields if name not in CAUSED)


def _kind(event: Event) -> str:
    return str(getattr(event, "kind", ""))


def _refused(issues: Collection[Any]) -> bool:
    return any(issue.level is not Level.HINT for issue in issues)
