"""One action more for five coins, at any moment of the turn (Przebieg gry)."""

from collections.abc import Iterator
from typing import Final, Literal

from pydantic import Field

from scorers.builders.acts.action import TurnAct, TurnEvent
from scorers.builders.faces import ACTION
from scorers.builders.model import BuildersState
from scorers.builders.prices import Price, refused
from scorers.builders.printed import NUMBERS
from scorers.builders.words import coins_msg, thing
from scorers.core.api import Answers, Form, Move, MoveKey, Msg, Player, msg


class ActionsBought(TurnEvent):
    """More actions, for coins: any number."""

    kind: Literal["actions_bought"] = "actions_bought"
    n: int = Field(default=1, ge=1)


class BuyAction(TurnAct[ActionsBought]):
    """Buy an action."""

    event, moves = ActionsBought, ("buy",)
    name = msg("builders-buy", coins=coins_msg(NUMBERS.action_price))

    def cost(self, event: ActionsBought) -> tuple[int, int]:
        """Return that it takes no action, and how many it brings."""
        return 0, event.n

    def form(self, state: BuildersState, move: MoveKey, answers: Answers) -> Form:
        """Return one at a time."""
        event = self.made(state, seat=state.flow.seat)
        return Form(str(move), msg("builders-buy-title"), (), self.name, event=event)

    def label(self, event: ActionsBought) -> Msg:
        """Return who buys how many."""
        return msg("builders-log-bought", who=Player(event.seat), actions=thing("action", event.n))

    def offered(self, state: BuildersState) -> Iterator[Move]:
        """Yield the move, with why it cannot be paid."""
        because = refused(state, state.flow.seat, Price(0, NUMBERS.action_price))
        yield self.touch(state, label=self.name, thing=ACTION, because=because)


BUY_ACTION: Final = BuyAction()
