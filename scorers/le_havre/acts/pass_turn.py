"""A main action, or a final action, of which the app keeps nothing."""

from collections.abc import Iterator
from typing import Final, Literal

from scorers.core.api import Answers, Form, Issue, MoveKey, Msg, Player, Transfer, impossible, msg
from scorers.le_havre.acts.main_action import MainAction, Turn
from scorers.le_havre.automatic import after_action
from scorers.le_havre.flow import acting, final_key
from scorers.le_havre.model import HavreState, Phase
from scorers.le_havre.words import tile_msg


class TurnPassed(Turn):
    """The turn is over."""

    kind: Literal["turn_passed"] = "turn_passed"
    final: bool = False
    """Whether it is a final action (p. 9)."""


class PassTurn(MainAction[TurnPassed]):
    """Its moves: "next" ends a turn, "next/T3" also turns the next supply tile, "final/s1" is a final action (p. 9)."""

    event = TurnPassed
    moves = ("next", "final")

    def form(self, state: HavreState, move: MoveKey, _answers: Answers) -> Form:
        """Return the form of the turn, or of a seat's final action; it asks nothing."""
        if move.word == "final":
            seat, tile, confirm = move.args[0], "", msg("le_havre-final-confirm", who=Player(move.args[0]))
        else:
            seat, tile = acting(state) or state.setup.first, move.rest
            confirm = msg("le_havre-next-tile", tile=tile_msg(tile)) if tile else msg("le_havre-next-confirm")
        event = self.made(state, seat=seat, tile=tile, final=move.word == "final")
        title = msg(f"le_havre-{move.word}-title", who=Player(seat))
        return Form(str(move), title, confirm=confirm, event=event)

    def settles(self, state: HavreState, event: TurnPassed) -> tuple[str, ...]:
        """Return the turn, or the final action, of the seat."""
        return (final_key(state, event.seat),) if event.final else super().settles(state, event)

    def issues(self, state: HavreState, event: TurnPassed) -> Iterator[Issue]:
        """Yield that the play has come to the final actions, or has not."""
        yield from super().issues(state, event)
        if event.final is not (state.flow.phase in (Phase.FINAL, Phase.OVER)):
            yield impossible("core-not-as-shown")

    def transfers(self, state: HavreState, event: TurnPassed) -> tuple[Transfer, ...]:
        """Return what follows by itself."""
        return after_action(state, event.seat, (), event.tile)

    def label(self, event: TurnPassed) -> Msg:
        """Return whose turn is over."""
        return msg("le_havre-log-turn", who=Player(event.seat))


PASS_TURN: Final = PassTurn()
