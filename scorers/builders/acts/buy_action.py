"""One action more for five coins, at any moment of the turn (Przebieg gry)."""

from typing import Final, Literal

from scorers.builders import faces, prices, printed, words
from scorers.builders.acts.action import TurnAct, TurnEvent
from scorers.builders.model import BuildersState
from scorers.core.api import Answers, Form, MoveKey, Moves, Msg, Player, PositiveInt, msg


class ActionsBought(TurnEvent):
    """More actions, for coins: any number."""

    kind: Literal["actions_bought"] = "actions_bought"
    n: PositiveInt = 1


class BuyAction(TurnAct[ActionsBought]):
    """Buy an action."""

    event, moves = ActionsBought, ("buy",)
    name = msg("builders-buy", coins=words.coins_msg(printed.NUMBERS.action_price))

    def cost(self, event: ActionsBought) -> tuple[int, int]:
        """Return that it takes no action, and how many it brings."""
        return 0, event.n

    def form(self, state: BuildersState, move: MoveKey, answers: Answers) -> Form:
        """Return one at a time."""
        return Form(str(move), msg("builders-buy-title"), (), self.name, event=self.made(state, seat=state.flow.seat))

    def label(self, event: ActionsBought) -> Msg:
        """Return who buys how many."""
        return msg("builders-log-bought", who=Player(event.seat), actions=words.thing("action", event.n))

    def offered(self, state: BuildersState) -> Moves:
        """Yield the move, with why it cannot be paid."""
        because = prices.refused(state, state.flow.seat, prices.Price(0, printed.NUMBERS.action_price))
        yield self.quiet(state, label=self.name, thing=faces.ACTION, because=because)


BUY_ACTION: Final = BuyAction()
