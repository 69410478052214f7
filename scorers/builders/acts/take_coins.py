"""Coins for one, two or three actions (Wzięcie Monet)."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final, Literal

from pydantic import Field

from scorers.builders.acts.action import TurnAct, TurnEvent
from scorers.builders.model import BuildersFlow, BuildersState
from scorers.builders.prices import from_bank, received, taken_coins
from scorers.builders.printed import COIN, NUMBERS
from scorers.builders.words import bank_lacks, coins_msg, thing
from scorers.core.api import Answers, Form, Issue, Move, MoveKey, Msg, Player, Transfer, impossible, msg


class CoinsTaken(TurnEvent):
    """Actions are turned into coins."""

    kind: Literal["coins_taken"] = "coins_taken"
    actions: int = Field(ge=1)
    coins: int = Field(ge=0)


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

    def transfers(self, state: BuildersState, event: CoinsTaken) -> Iterator[Transfer]:
        """Yield the coins."""
        yield from received(event.seat, event.coins)

    def issues(self, state: BuildersState, event: CoinsTaken) -> Iterator[Issue]:
        """Yield more than three actions, or other coins than they bring (BD-V06)."""
        if event.actions > len(NUMBERS.coins_for):
            yield impossible("builders-take-how-many", most=len(NUMBERS.coins_for))
            return
        yield from super().issues(state, event)
        if event.coins != _given(state, event.actions):
            yield impossible("core-not-as-shown")

    def played(self, flow: BuildersFlow, event: CoinsTaken) -> BuildersFlow:
        """Return the turn with the actions used; they count for the ladder of this turn (ruling `take_coins_split`)."""
        return replace(super().played(flow, event), taken=flow.taken + event.actions)

    def label(self, event: CoinsTaken) -> Msg:
        """Return who took how many for how much."""
        actions, gained = thing("action", event.actions), coins_msg(event.coins)
        return msg("builders-log-took", who=Player(event.seat), actions=actions, coins=gained)

    def loud(self, state: BuildersState, event: CoinsTaken) -> Iterator[Msg]:
        """Yield that the bank had less."""
        yield from bank_lacks(event, taken_coins(state, event.actions))

    def offered(self, state: BuildersState) -> Iterator[Move]:
        """Yield one, two and three actions, each with its coins."""
        left = state.flow.actions
        for n in range(1, len(NUMBERS.coins_for) + 1):
            because = None if left >= n else msg("builders-because-only-actions", need=n, left=left)
            yield self.touch(state, str(n), label=_name(state, n), thing=COIN, because=because)


TAKE_COINS: Final = TakeCoins()


def _given(state: BuildersState, actions: int) -> int:
    return from_bank(state, taken_coins(state, actions))


def _name(state: BuildersState, actions: int) -> Msg:
    return msg("builders-take", actions=thing("action", actions), coins=coins_msg(_given(state, actions)))
