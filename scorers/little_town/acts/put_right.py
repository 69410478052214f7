"""What the table says: points of no other act, a marker and a piece that lie elsewhere than the app thinks (p. 5-8)."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final, Literal

from scorers.core.acts.piece import MovePiece, PieceMoved, space_of
from scorers.core.acts.points import PointsGained, TellPoints
from scorers.core.api import Answers, Event, Form, Issues, Move, MoveKey, Option, Pick, Player, picked
from scorers.little_town.acts.base import TownAct
from scorers.little_town.board import cell_ask, cell_of, cell_taken
from scorers.little_town.model import Town, TownFlow
from scorers.little_town.printed import NUMBERS, REASONS, SLUG, TILES
from scorers.little_town.words import say


class TellTownPoints(TownAct[PointsGained], TellPoints[TownFlow]):
    """Points on the track; a marker may pass 60 by them. Those of a building used are one tap on their number."""

    moves = (*TellPoints.moves, "used")

    def form(self, state: Town, move: MoveKey, answers: Answers) -> Form:
        """Return the form of "used/s1", whose answer records it, or one that every game has."""
        if move.word != "used":
            return super().form(state, move, answers)
        (seat,), title = move.args, say("use-points-title", who=Player(move.args[0]))
        chosen = picked(answers, "n")
        options = tuple(Option(str(n), self._points_of(n)) for n in _GIVEN)
        event = self.made(state, seat=seat, n=int(chosen[0]), reason="use") if chosen else None
        return Form(str(move), title, (Pick("n", title, options, chosen),), event=event)

    def offered(self, state: Town) -> Iterator[Move]:
        """Yield the points of a building used, for each player, where the app does not work them out (p. 5-6)."""
        for seat in state.setup.ids:
            yield self.move(seat, label=say("use-points", who=Player(seat)), thing="vp", word="used")


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

_GIVEN: Final = sorted({n for tile in TILES.values() if (n := tile.gives.get("vp"))})
"""The points printed on buildings: no other can be gained by using one."""

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
