"""A piece lies on another space than the app thinks: the table is right."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal

from scorers.core.act import Act
from scorers.core.events import Event
from scorers.core.forms import Answers, Form, Option, Pick, picked
from scorers.core.issues import Issue, impossible
from scorers.core.keys import MoveKey
from scorers.core.ledger import Transfer, place, seat_of
from scorers.core.msg import Msg, Player, msg, thing_msg
from scorers.core.state import F, State

SPACE = "cell"
"""The ask whose answer is the space."""


class PieceMoved(Event):
    """Something on the board lies on another space than the app thinks."""

    kind: Literal["piece_moved"] = "piece_moved"
    thing: str
    src: str
    dst: str


class MovePiece(Act[F, PieceMoved]):
    """What a seat has on the board, put where it lies: "piece/s1". A game says which pieces and spaces there are."""

    event = PieceMoved
    moves = ("piece",)
    slug: str

    def pieces(self, state: State[F], seat: str) -> Iterable[tuple[str, str]]:
        """Yield (place, thing) of all a seat has on the board."""
        raise NotImplementedError

    def spaces(self, state: State[F], answers: Answers) -> tuple[Pick, ...]:
        """Return the ask for the space."""
        raise NotImplementedError

    def taken(self, state: State[F], space: str) -> Iterable[Issue]:
        """Yield why nothing can lie on a space, or that there is no such space."""
        raise NotImplementedError

    def along(self, state: State[F], event: PieceMoved) -> Iterable[str]:
        """Yield the things that lie on the piece and go with it."""
        return ()

    def form(self, state: State[F], move: MoveKey, answers: Answers) -> Form:
        """Return the form that asks which piece, then where it lies."""
        (seat,) = move.args
        pieces = {f"{at}/{thing}": (at, thing) for at, thing in self.pieces(state, seat)}
        title, confirm = msg("core-piece-title", who=Player(seat)), msg("core-record")
        chosen = tuple(name for name in picked(answers, "piece") if name in pieces)
        options = tuple(Option(name, self._named(at, thing)) for name, (at, thing) in pieces.items())
        which = Pick("piece", msg("core-piece-which"), options, picked(answers, "piece"))
        if not chosen:
            return Form(str(move), title, (which,), confirm)
        asks = (which, *self.spaces(state, answers))
        (src, thing), space = pieces[chosen[0]], picked(answers, SPACE)
        event = self.made(state, thing=thing, src=src, dst=place(seat, space[0])) if space else None
        return Form(str(move), title, asks, confirm, event=event)

    def _named(self, at: str, thing: str) -> Msg:
        name, space = thing_msg(self.slug, thing, 2, "name"), space_of(at)
        return msg("core-piece-at", what=name, space=space.upper()) if space else name

    def transfers(self, state: State[F], event: PieceMoved) -> Iterator[Transfer]:
        """Yield the piece and what lies on it, from space to space."""
        for thing in (event.thing, *self.along(state, event)):
            yield Transfer(src=event.src, dst=event.dst, thing=thing)

    def issues(self, state: State[F], event: PieceMoved) -> Iterator[Issue]:
        """Yield that it is no piece of this seat, or cannot lie there."""
        seat = seat_of(event.src)
        if seat != seat_of(event.dst) or (event.src, event.thing) not in self.pieces(state, seat):
            yield impossible("core-no-such-piece")
        else:
            yield from self.taken(state, space_of(event.dst))

    def label(self, event: PieceMoved) -> Msg:
        """Return which piece lies where."""
        name = thing_msg(self.slug, event.thing, 2, "name")
        return msg("core-log-piece", what=name, cell=space_of(event.dst).upper())


def space_of(owner: str) -> str:
    """Return the space of a place: that of "s1@c4" is "c4"."""
    return owner.partition("@")[2]
