"""What the actions of a turn have in common: an action is left for them, or bought (3.1)."""

from abc import ABC, abstractmethod
from dataclasses import replace
from typing import TypeVar

from scorers.builders import prices, printed
from scorers.builders.flow import on_turn
from scorers.builders.model import BuildersFlow, BuildersState, follows_turns
from scorers.core.api import Act, Event, Issues, Move, Msg, Place, Transfers, against, impossible


class TurnEvent(Event):
    """The base of what a player does in the own turn, as long as there are actions."""

    seat: str


T = TypeVar("T", bound=TurnEvent)


class TurnAct(Act[BuildersFlow, T], ABC):
    """Something done in the own turn."""

    @abstractmethod
    def cost(self, event: T) -> tuple[int, int]:
        """Return how many actions it takes, and how many come with it for coins."""

    def transfers(self, state: BuildersState, event: T) -> Transfers:
        """Yield five coins for each action bought."""
        yield from prices.paid(event.seat, self.cost(event)[1] * printed.NUMBERS.action_price)

    def turn(self, state: BuildersState, event: T) -> tuple[str, ...] | None:
        """Return whose turn it is (BD-V11)."""
        return on_turn(state)

    def issues(self, state: BuildersState, event: T) -> Issues:
        """Yield that there is no turn to do it in, or too few actions (BD-V02)."""
        uses, bought = self.cost(event)
        left = state.flow.actions + bought
        if not follows_turns(state):
            yield impossible("builders-turns-not-kept")
        if state.flow.over:
            yield against("builders-over")
        if left < uses:
            yield against("builders-too-few-actions", need=uses, left=left)
        elif uses and bought > prices.price(state, uses).bought:
            yield impossible("core-not-as-shown")

    def then(self, state: BuildersState, event: T) -> BuildersFlow:
        """Return the turn with the actions used; out of turn, the actions of whoever's turn it is stay as they are."""
        return self.played(state.flow, event) if event.seat == state.flow.seat else state.flow

    def played(self, flow: BuildersFlow, event: T) -> BuildersFlow:
        """Return the own turn after it; a table that let too many actions pass has none left."""
        uses, bought = self.cost(event)
        return replace(flow, actions=max(0, flow.actions + bought - uses), refill="")

    def back(self, state: BuildersState, event: T) -> BuildersFlow | None:
        """Return the turn before it; out of turn, the actions of whoever's turn it is stay as they are."""
        return self.unplayed(state, event) if event.seat == state.flow.seat else state.flow

    def unplayed(self, state: BuildersState, event: T) -> BuildersFlow | None:
        """Return the own turn with its actions unused again; those it brought may be used already."""
        uses, bought = self.cost(event)
        actions = state.flow.actions + uses - bought
        return None if actions < 0 else replace(state.flow, actions=actions, refill="")

    def touch(self, state: BuildersState, *args: str, label: Msg, thing: str, because: Msg | None) -> Move:
        """Return the move on what it brings: a building, a worker, coins, an action."""
        return self.move(*args, label=label, place=Place.THING, seat=state.flow.seat, thing=thing, because=because)

    def quiet(
        self, state: BuildersState, *args: str, label: Msg, thing: str, because: Msg | None, anyway: bool = False
    ) -> Move:
        """Return a quiet move with the sign of what it brings."""
        move = self.move(*args, label=label, seat=state.flow.seat, thing=thing, because=because)
        return replace(move, anyway=anyway)
