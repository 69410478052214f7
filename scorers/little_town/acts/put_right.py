"""What the table says: points of no other act, a marker and a piece that lie elsewhere than the app thinks (p. 5-8)."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final, Literal

from scorers.core.acts.piece import MovePiece, PieceMoved, space_of
from scorers.core.acts.points import PointsGained, TellPoints
from scorers.core.api import Answers, Event, Form, Issues, MoveKey, Pick, Player
from scorers.little_town.acts.base import TownAct
from scorers.little_town.board import cell_ask, cell_of, cell_taken
from scorers.little_town.model import Town, TownFlow
from scorers.little_town.printed import NUMBERS, REASONS, SLUG
from scorers.little_town.words import say


class TellTownPoints(TownAct[PointsGained], TellPoints[TownFlow]):
    """Points on the track; a marker may pass 60 by them."""


class MoveTownPiece(TownAct[PieceMoved], MovePiece[TownFlow]):
    """A tile or a worker, put on the space where it lies."""

    slug = SLUG

    def pieces(self, state: Town, seat: str) -> Iterator[tuple[str, str]]:
        """Yield the tiles of a seat, and its workers on the board."""
        for owner, thing, amount in state.ledger.held(seat):
            if amount.n and (thing.startswith("tile.") or (thing == "worker" and cell_of(owner))):
                yield owner, thing

    def spaces(self, state: Town, answers: Answers) -> tuple[Pick, ...]:
        """Return the ask for a space, on the board as it lies."""
        return cell_ask(state, answers)

    def taken(self, state: Town, space: str) -> Issues:
        """Yield that only an empty meadow space can be meant."""
        return cell_taken(state, space)

    def along(self, state: Town, event: PieceMoved) -> Iterator[str]:
        """Yield the house that stands on a tile."""
        if event.thing.startswith("tile.") and space_of(event.src) and state.ledger.n(event.src, "house"):
            yield "house"


_POINTS: Final = {reason: f"vp.{reason}" for reason in REASONS}

TELL_POINTS: Final = TellTownPoints(SLUG, _POINTS, ("use", "tile", "other"), NUMBERS.track)
MOVE_PIECE: Final = MoveTownPiece()


class FirstMoved(Event):
    """The first player marker lies with somebody else than the app thinks."""

    kind: Literal["first_moved"] = "first_moved"
    seat: str


class MoveFirst(TownAct[FirstMoved]):
    """The table is right."""

    event, moves, log = FirstMoved, ("first",), "little_town-log-first"

    def form(self, state: Town, move: MoveKey, _answers: Answers) -> Form:
        """Return the form of "first/s2"; it asks nothing."""
        (seat,) = move.args
        title, event = say("first-title", who=Player(seat)), self.made(state, seat=seat)
        return Form(str(move), title, (), say("first-confirm"), event=event)

    def then(self, state: Town, event: FirstMoved) -> TownFlow:
        """Return the same place, seen from another first player."""
        return replace(state.flow, first=event.seat)


MOVE_FIRST: Final = MoveFirst()
