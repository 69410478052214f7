"""What the actions of a turn have in common: an action is left for them, or bought (3.1)."""

from abc import ABC, abstractmethod
from dataclasses import replace
from typing import ClassVar, TypeVar

from scorers.builders import prices, printed
from scorers.builders.flow import on_turn
from scorers.builders.model import BuildersFlow, BuildersState, follows_crew, follows_turns, owners
from scorers.builders.words import coins_msg, taken, thing
from scorers.core.act import Act, Issues, Moves, Msgs, Transfers
from scorers.core.api import TABLE, Event, MoveKey, Msg, NonNegativeInt, Transfer, against, impossible, msg
from scorers.core.forms import Answers, Form, Move, Pick, Place


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

    def loud(self, state: BuildersState, event: T) -> Msgs:
        """Yield that actions were bought for it."""
        uses, bought = self.cost(event)
        if uses and bought:
            coins = coins_msg(bought * printed.NUMBERS.action_price)
            yield msg("builders-loud-bought", actions=thing("action", bought), coins=coins)

    def touch(self, state: BuildersState, *args: str, label: Msg, thing: str, because: Msg | None) -> Move:
        """Return the move on what it brings: a building, a worker, coins, an action."""
        return self.move(*args, label=label, place=Place.THING, seat=state.flow.seat, thing=thing, because=because)


class CardTaken(TurnEvent):
    """A card of a row comes to a player; it is known when sites and workers are kept."""

    card: str | None = None
    bought: NonNegativeInt = 0


R = TypeVar("R", bound=CardTaken)


class TakeCard(TurnAct[R]):
    """A card of one of the two rows is taken, and the row refilled at once."""

    row: ClassVar[str]
    """The symbol of what lies there, and the name of the row to be refilled."""
    cards: ClassVar[tuple[printed.Card, ...]]
    title: ClassVar[Msg]
    name: ClassVar[Msg]

    def cost(self, event: R) -> tuple[int, int]:
        """Return one action, and what was bought for it."""
        return 1, event.bought

    @abstractmethod
    def asks(self, state: BuildersState, answers: Answers) -> tuple[Pick, ...]:
        """Return the questions by which the card is found."""

    @abstractmethod
    def place_of(self, event: R, card: str) -> str:
        """Return where the card lies then."""

    def form(self, state: BuildersState, move: MoveKey, answers: Answers) -> Form:
        """Return which card it is; nothing is asked where cards are not kept."""
        bought, asks = prices.price(state, 1), self.asks(state, answers) if follows_crew(state) else ()
        card = next((option.key for ask in asks[1:] for option in ask.options if option.key in ask.chosen), None)
        event = None
        if card or not asks:
            event = self.made(state, seat=state.flow.seat, card=card, bought=bought.bought)
        confirm = prices.buy_confirm(bought) or (None if asks else self.name)
        return Form(str(move), self.title, asks, confirm, event=event)

    def transfers(self, state: BuildersState, event: R) -> Transfers:
        """Yield the coins for an action bought, then the card."""
        yield from super().transfers(state, event)
        if event.card is not None:
            yield Transfer(src=TABLE, dst=self.place_of(event, event.card), thing=event.card)

    def issues(self, state: BuildersState, event: R) -> Issues:
        """Yield that it is no card of this row, or somebody's; it is named if sites and crews are kept (BD-V10)."""
        yield from super().issues(state, event)
        card = printed.CARDS.get(event.card or "")
        if not follows_crew(state):
            if event.card is not None:
                yield impossible("builders-crew-not-kept")
        elif card is None or card not in self.cards:
            yield impossible("builders-which-card")
        else:
            yield from taken(card.thing, owners(state).get(card.thing))

    def played(self, flow: BuildersFlow, event: R) -> BuildersFlow:
        """Return the turn with an action used and the row to be refilled."""
        return replace(super().played(flow, event), refill=self.row)

    def offered(self, state: BuildersState) -> Moves:
        """Yield the move; an empty row gives nothing, once the stack has run out (ruling `stack_empty`)."""
        because = prices.no_action(state, state.flow.seat)
        if follows_crew(state) and all(card.thing in owners(state) for card in self.cards):
            because = msg("builders-because-no-card")
        yield self.touch(state, label=self.name, thing=self.row, because=because)
