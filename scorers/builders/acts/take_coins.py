"""Coins for one, two or three actions (Wzięcie Monet)."""

from dataclasses import replace
from typing import Final, Literal

from pydantic import PositiveInt

from scorers.builders import prices, printed, words
from scorers.builders.acts.action import TurnAct, TurnEvent
from scorers.builders.model import BuildersFlow, BuildersState
from scorers.core.api import Answers, Form, Issues, MoveKey, Moves, Msg, Msgs, Player, Transfers, Whole, impossible, msg


class CoinsTaken(TurnEvent):
    """Actions are turned into coins."""

    kind: Literal["coins_taken"] = "coins_taken"
    actions: PositiveInt
    coins: Whole


class TakeCoins(TurnAct[CoinsTaken]):
    """Take coins from the bank."""

    event, moves = CoinsTaken, ("take",)

    def cost(self, event: CoinsTaken) -> tuple[int, int]:
        """Return the actions; none are bought for it."""
        return event.actions, 0

    def form(self, state: BuildersState, move: MoveKey, answers: Answers) -> Form:
        """Return "take/2": coins for two actions."""
        actions = int(move.args[0])
        event = self.made(state, seat=state.flow.seat, actions=actions, coins=_given(state, actions))
        return Form(str(move), msg("builders-take-title"), (), _name(state, actions), event=event)

    def transfers(self, state: BuildersState, event: CoinsTaken) -> Transfers:
        """Yield the coins."""
        yield from prices.received(event.seat, event.coins)

    def issues(self, state: BuildersState, event: CoinsTaken) -> Issues:
        """Yield more than three actions, or other coins than they bring (BD-V06)."""
        if event.actions > len(printed.NUMBERS.coins_for):
            yield impossible("builders-take-how-many", most=len(printed.NUMBERS.coins_for))
            return
        yield from super().issues(state, event)
        if event.coins != _given(state, event.actions):
            yield impossible("core-not-as-shown")

    def played(self, flow: BuildersFlow, event: CoinsTaken) -> BuildersFlow:
        """Return the turn with the actions used; they count for the ladder of this turn (ruling `take_coins_split`)."""
        return replace(super().played(flow, event), taken=flow.taken + event.actions)

    def unplayed(self, state: BuildersState, event: CoinsTaken) -> BuildersFlow | None:
        """Return the turn with the ladder lower again; where the table counts it as one, others of this turn rest."""
        flow, taken = super().unplayed(state, event), state.flow.taken - event.actions
        rests = taken and state.rulings["take_coins_split"] == "cumulative_in_turn"
        return None if flow is None or rests else replace(flow, taken=taken)

    def label(self, event: CoinsTaken) -> Msg:
        """Return who took how many for how much."""
        actions, gained = words.thing("action", event.actions), words.coins_msg(event.coins)
        return msg("builders-log-took", who=Player(event.seat), actions=actions, coins=gained)

    def loud(self, state: BuildersState, event: CoinsTaken) -> Msgs:
        """Yield that the bank had less."""
        yield from prices.bank_lacks(state, event, prices.taken_coins(state, event.actions))

    def offered(self, state: BuildersState) -> Moves:
        """Yield one, two and three actions, each with its coins."""
        left = state.flow.actions
        for n in range(1, len(printed.NUMBERS.coins_for) + 1):
            because = None if left >= n else msg("builders-because-only-actions", left=left)
            yield self.quiet(state, str(n), label=_name(state, n), thing=printed.COIN, because=because, anyway=True)


TAKE_COINS: Final = TakeCoins()


def _given(state: BuildersState, actions: int) -> int:
    return prices.from_bank(state, prices.taken_coins(state, actions))


def _name(state: BuildersState, actions: int) -> Msg:
    return msg("builders-take", actions=words.thing("action", actions), coins=words.coins_msg(_given(state, actions)))
