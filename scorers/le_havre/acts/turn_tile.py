"""In the first round: the supply tile of this turn is turned face up, for good (p. 4)."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final, Literal

from scorers.core.api import Act, Answers, Event, Form, Issue, MoveKey, Msg, Player, Transfer, msg
from scorers.le_havre.acts.main_action import arrivals, interest_falls_due, tile_issues
from scorers.le_havre.automatic import opened
from scorers.le_havre.flow import acting, tile_key, with_tile
from scorers.le_havre.model import Harbour, HavreState, Phase
from scorers.le_havre.words import tile_msg


class TileTurned(Event):
    """Two offers grow by a token each."""

    kind: Literal["tile_turned"] = "tile_turned"
    tile: str


class TurnTile(Act[Harbour, TileTurned]):
    """One of the tiles that still lie face down."""

    event = TileTurned
    moves = ("tile",)

    def form(self, state: HavreState, move: MoveKey, _answers: Answers) -> Form:
        """Return the form of "tile/T3"; it asks nothing."""
        tile = move.rest
        title = msg("le_havre-tile-title", who=Player(acting(state) or state.setup.first))
        return Form(str(move), title, confirm=tile_msg(tile), event=self.made(state, tile=tile))

    def transfers(self, state: HavreState, event: TileTurned) -> tuple[Transfer, ...]:
        """Return one token for each of the two offers."""
        return opened(state.flow, event.tile)

    def settles(self, state: HavreState, _event: TileTurned) -> tuple[str, ...]:
        """Return the tile of this turn."""
        return (tile_key(state.flow),)

    def issues(self, state: HavreState, event: TileTurned) -> Iterator[Issue]:
        """Yield that the tile lies elsewhere."""
        return tile_issues(state, event.tile)

    def then(self, state: HavreState, event: TileTurned) -> Harbour:
        """Return the main action of this turn."""
        return replace(with_tile(state.flow, event.tile), phase=Phase.MAIN, done=frozenset())

    def label(self, event: TileTurned) -> Msg:
        """Return which tile was turned."""
        return msg("le_havre-log-tile", tile=tile_msg(event.tile))

    def loud(self, state: HavreState, event: TileTurned) -> Iterator[Msg]:
        """Yield the new supply, and the interest that falls due."""
        yield from arrivals(event)
        yield from interest_falls_due(state, event.tile)


TURN_TILE: Final = TurnTile()
