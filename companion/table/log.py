"""The log: the steps as people read them, in folds; only what is asked for is worked out, however long an evening."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Final, NamedTuple

from companion.table.line import author_of
from companion.table.model import Fold, Log, LogEntry, Moved, Standing, Step
from scorers.core import core_moves
from scorers.core.act import seats_named
from scorers.core.events import Counted, Event, TakenBack
from scorers.core.game import Game, Position
from scorers.core.ledger import seat_of
from scorers.core.look import Cut
from scorers.core.msg import BOX, TABLE
from scorers.core.state import State

PAGE: Final = 40
"""So many heads and steps are read at first; so many more each time earlier ones are asked for."""


class _Begin(NamedTuple):
    """Where a fold begins: at which step, and at which place of the play."""

    at: int
    position: Position


@dataclass(frozen=True, slots=True)
class Past:
    """What a log is read from: every step in order, those that count, and the state they have led to."""

    steps: Sequence[Step]
    done: Sequence[Step]
    now: State[Any]


def standing(done: Sequence[Step], since: int) -> tuple[Collection[int], Collection[int]]:
    """Return of all steps from a number on which count, and which have been taken back."""
    later = done[bisect_left(done, since, key=lambda step: step.n) :]
    return {step.n for step in later}, {step.event.of for step in later if isinstance(step.event, TakenBack)}


def seats_of(game: Game[Any], event: Event) -> frozenset[str]:
    """Return the seats a step is about, by what it says itself: those it names, or whose holding was counted."""
    match event:
        case TakenBack(what=what):
            return seats_of(game, game.events.validate_python(what))
        case Counted(count=count):
            named: tuple[str, ...] = (seat_of(count.owner),)
        case _:
            named = seats_named(event)
    return frozenset(named) - {TABLE, BOX}


class Reader:
    """Reads the steps of one table. Where its folds begin is worked out once for each step."""

    def __init__(self, game: Game[Any]) -> None:
        """Nothing has been read."""
        self._game = game
        self._begins: list[_Begin] = []
        self._seen = 0

    def read(self, past: Past, opened: Collection[str], rows: int) -> Log:
        """Return the newest folds, the last first, in so many rows; `opened` names those that are not as they begin.

        The newest fold lies open and every other is folded, until somebody has tapped its head.
        """
        self._mark(past.steps)
        chosen: list[tuple[_Begin, Sequence[Step] | None]] = []
        end, is_all = len(past.steps), True
        for begin in reversed(self._begins):
            if rows < 1:
                is_all = False
                break
            steps: Sequence[Step] | None = None
            if (not chosen) != (_key(past, begin) in opened):
                steps = past.steps[max(begin.at, end - rows + 1) : end]
                is_all = len(steps) == end - begin.at
            chosen.append((begin, steps))
            rows, end = rows - 1 - len(steps or ()), begin.at
        return Log(tuple(self._folds(past, chosen)), not is_all)

    def entry(self, past: Past, step: Step) -> LogEntry:
        """Return one step as the log shows it."""
        return self._entry(step, *standing(past.done, step.n))

    def _mark(self, steps: Sequence[Step]) -> None:
        """Find out where the steps that have come since begin a fold."""
        place = self._begins[-1].position.round_key if self._begins else None
        for at in range(self._seen, len(steps)):
            position = self._game.position(steps[at].before)
            if position.round_key != place:
                self._begins.append(_Begin(at, position))
                place = position.round_key
        self._seen = len(steps)

    def _folds(self, past: Past, chosen: Sequence[tuple[_Begin, Sequence[Step] | None]]) -> Iterator[Fold]:
        oldest = min((steps[0].n for _, steps in chosen if steps), default=0)
        kept, taken = standing(past.done, oldest)
        jumps, here = self._game.jumps(past.now), self._game.position(past.now).key
        for begin, steps in chosen:
            position = begin.position
            entries = tuple(self._entry(step, kept, taken) for step in reversed(steps or ()))
            yield Fold(
                _key(past, begin),
                position.heading or position.label,
                (position.key, position.round_key),
                _leading(jumps, position, here),
                None if steps is None else entries,
            )

    def _entry(self, step: Step, kept: Collection[int], taken: Collection[int]) -> LogEntry:
        return LogEntry(
            step.n,
            step.at,
            self._whose(step.event),
            core_moves.label(self._game, step.event),
            self._game.loud(step.before, step.event),
            tuple(self._moved(step.event)),
            Standing.UNDONE if step.n not in kept else Standing.TAKEN_BACK if step.n in taken else Standing.DONE,
            costs=self._costs(step.event),
            overruled=bool(step.event.overruled),
            phone=author_of(step.who).seat,
        )

    def _whose(self, event: Event) -> str:
        """Return whose step it is; what is about several seats, or none, is the Table's."""
        seats = seats_of(self._game, event)
        return next(iter(seats)) if len(seats) == 1 else TABLE

    def _moved(self, event: Event) -> Iterator[Moved]:
        """Yield what seats got and gave, each kind of piece together; cards and secrets are left to the words."""
        found: dict[tuple[str, str, bool], Moved] = {}
        for transfer in event.transfers:
            giver, taker = seat_of(transfer.src), seat_of(transfer.dst)
            if giver == taker or transfer.thing in self._unseen:
                continue
            symbol = self._symbols.get(transfer.thing, transfer.thing)
            for seat, n in ((giver, -transfer.n), (taker, transfer.n)):
                if seat not in (TABLE, BOX):
                    key = (seat, symbol, n > 0)
                    before = found.get(key, Moved(seat, transfer.thing, 0))
                    found[key] = replace(before, n=before.n + n)
        yield from found.values()

    def _costs(self, event: Event) -> bool:
        """Tell whether somebody got a loan by it, or lost points."""
        if isinstance(event, TakenBack):
            return False
        return any(
            (seat_of(t.dst) not in (TABLE, BOX) and t.thing in self._loans)
            or (seat_of(t.src) not in (TABLE, BOX) and t.thing in self._points and seat_of(t.dst) in (TABLE, BOX))
            for t in event.transfers
        )

    @cached_property
    def _symbols(self) -> dict[str, str]:
        return {thing.id: thing.symbol or thing.id for thing in self._game.info.things}

    @cached_property
    def _unseen(self) -> frozenset[str]:
        secret = (thing.id for thing in self._game.info.things if thing.secret or thing.placed)
        return frozenset((*secret, *(face.key for face in self._game.faces())))

    @cached_property
    def _loans(self) -> frozenset[str]:
        cards = {name for name, piece in self._game.look.pieces.items() if piece.cut is Cut.CARD}
        return frozenset(thing for thing, symbol in self._symbols.items() if symbol in cards)

    @cached_property
    def _points(self) -> frozenset[str]:
        return frozenset(thing.id for thing in self._game.info.things if thing.below_zero)


def _key(past: Past, begin: _Begin) -> str:
    """Return what a fold is known by: the first line of its first step, which never changes."""
    return str(past.steps[begin.at].first)


def _leading(jumps: Sequence[Position], position: Position, here: str) -> str | None:
    """Return the place one goes back to from a fold: where it begins, else the first there is of its round."""
    places = [jump.key for jump in jumps if jump.round_key == position.round_key]
    found = position.key if position.key in places else next(iter(places), None)
    return None if found == here else found
