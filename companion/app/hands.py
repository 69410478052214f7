"""What a device is at a table: whose it is, what it may do there, and what of the table is turned to it."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any, Final

from companion.table.line import BELONGS, Author, signed
from companion.table.log import seats_of
from scorers.core.events import Event, Jumped, KeepChanged, Ruled, Scored
from scorers.core.forms import Form, Move, Pick, Place, Task
from scorers.core.game import Game
from scorers.core.keys import MoveKey, TaskKey
from scorers.core.ledger import seat_of
from scorers.core.msg import TABLE, Msg, Player, msg, plain, speaks_of
from scorers.core.view import Now, SeatView, TableView

ONLOOKER: Final = "onlooker"
"""Whom a game is drawn for where somebody only looks: no seat, and so nobody's secrets."""


LOOKS: Final = msg("ui-only-look")
"""What is said to whoever only looks."""


HOSTS: Final = msg("ui-only-host")
"""What is said where a step is the host's alone."""


SEEN: Final = plain("")
"""Why what lies there cannot be taken by whoever only looks, which need not be said of each."""


AGREED: Final = (Jumped, KeepChanged, Ruled, Scored)
"""What is settled for everybody, and not done in the game: where it stands, how it is played and kept, how it ended."""


class May(StrEnum):
    """What a device may do at a table."""

    ALL = "all"
    """Everything, for everybody."""
    OWN = "own"
    """What its own seat does, and the common steps of the game."""
    LOOK = "look"
    """Nothing."""


@dataclass(frozen=True)
class Hand:
    """A device at a table."""

    device: str
    seat: str = ""
    """The seat that sits at it; none at the host's device, or where somebody only looks."""
    may: Callable[[], May] | None = None
    """What it may do; asked each time, as the host can change that while the page is open. None: everything."""
    invited: bool = False
    """Whether it has come in by a code, and has this table only."""

    def __post_init__(self) -> None:
        """Refuse a device whose name could be taken for a device and a seat."""
        if BELONGS in self.device:
            why = f"the id of a device has no {BELONGS}: {self.device!r}"
            raise ValueError(why)

    @property
    def who(self) -> str:
        """Who gives its commands, as a line of the journal says it."""
        return signed(Author(self.device, self.seat))

    @property
    def viewer(self) -> str | None:
        """For whom the game is drawn: its seat; nobody in particular on the device that lies on the table."""
        return self.seat or (None if self.may is None or self.may() is May.ALL else ONLOOKER)


def against(hand: Hand, game: Game[Any], seats: Collection[str], event: Event, move: str = "") -> Msg | None:
    """Return why a device may not do, undo or bring again a step, with who may; nothing where it may.

    A step is about the seats it names, those whose tasks it settles, and that of the move it comes from.
    """
    may = hand.may() if hand.may else May.ALL
    if may is May.ALL:
        return None
    if may is May.LOOK:
        return LOOKS
    if isinstance(event, AGREED):
        return HOSTS
    settled = {arg for key in event.settles for arg in TaskKey.read(key).args}
    moved = {seat_of(arg) for arg in MoveKey.read(move).args}
    others = sorted((seats_of(game, event) | settled | moved).intersection(seats) - {hand.seat})
    if not others:
        return None
    return msg("ui-only-seat", who=Player(others[0])) if len(others) == 1 else HOSTS


# What is turned to it


def turned(view: TableView, seat: str) -> TableView:
    """Return a table as it is seen from a seat: it comes first and the others after it, and so do its tasks.

    Where it is one other's turn, the headline says whose.
    """
    if not seat:
        return view
    around = tuple(shown for shown in view.seats if shown.seat != TABLE)
    at = next((at for at, shown in enumerate(around) if shown.seat == seat), 0)
    rest = tuple(shown for shown in view.seats if shown.seat == TABLE)
    tasks = tuple(sorted(view.now.tasks, key=lambda task: task.seat != seat))
    now = replace(view.now, tasks=tasks, headline=_headline(view, seat))
    return replace(view, seats=(*around[at:], *around[:at], *rest), now=now)


def _headline(view: TableView, seat: str) -> Msg:
    acting, said = view.track.acting, view.now.headline
    if len(acting) != 1 or seat in acting or speaks_of(said, acting[0]):
        return said
    return msg("ui-by-seat", who=Player(acting[0]), what=said)


def its_part(view: TableView, seat: str) -> TableView:
    """Return a table where what is pinned is not for a seat to do: its own part of it is pinned instead, or nothing."""
    rest = tuple(move for move in view.now.moves if move.place not in (Place.PRIMARY, Place.INSTEAD))
    return replace(view, now=replace(view.now, moves=(*rest, *_own_part(view.now.tasks, seat))))


def _own_part(tasks: Collection[Task], seat: str) -> Collection[Move]:
    """Return what a seat itself still has to do, as the act; what it would not want to do is none."""
    own = next((task for task in tasks if task.seat == seat and task.moves and not task.done), None)
    return () if own is None or own.warn else (replace(own.moves[0], place=Place.PRIMARY),)


def looked_at(view: TableView) -> TableView:
    """Return a table with nothing to press but what one looks up."""
    return replace(view, now=_still(view.now), seats=tuple(replace(seat, moves=()) for seat in view.seats))


def laid_out(form: Form, because: Msg) -> Form | None:
    """Return the boards a form asks about, to be looked at, and why; nothing where there is none."""
    boards = tuple(_fixed(ask, because) for ask in form.asks if isinstance(ask, Pick) and ask.grid)
    return Form(form.key, form.title, boards) if boards else None


def _fixed(ask: Pick, because: Msg) -> Pick:
    return replace(ask, options=tuple(replace(option, because=because) for option in ask.options))


def _still(now: Now) -> Now:
    stages = tuple(replace(stage, hand=None) for stage in now.stages)
    tasks = tuple(map(_waiting, now.tasks))
    lying = tuple(replace(move, because=SEEN) for move in now.moves if now.shelf and move.place is Place.THING)
    return replace(now, tasks=tasks, moves=lying, by_hand=(), stages=stages, awaits=None)


def _waiting(task: Task) -> Task:
    """Return a task nobody here can do: what is proposed would be read as done."""
    return replace(task, moves=(), detail=None) if task.moves and not task.done else replace(task, moves=())


def without_pencils(seat: SeatView) -> SeatView:
    """Return a seat whose holdings cannot be put right."""
    return replace(seat, holdings=tuple(replace(held, count_move="") for held in seat.holdings))
