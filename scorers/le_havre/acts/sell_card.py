"""A building or ship is sold to the city for half its value (p. 6)."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Final, Literal

from scorers.core.api import TABLE, Act, Event, Issue, MoveKey, Msg, Player, Transfer, against, msg
from scorers.core.forms import Answers, Form, Option, Pick, picked
from scorers.le_havre.cards import cards
from scorers.le_havre.discs import discs_home
from scorers.le_havre.dues import give
from scorers.le_havre.holdings import face_now, owned, value
from scorers.le_havre.market import may_sell, no_such_card, unsellable
from scorers.le_havre.model import CITY, STACKS, Harbour, HavreState
from scorers.le_havre.printed import FRANC, constants, ships
from scorers.le_havre.words import francs, name


class CardSold(Event):
    """A card changes to the city, a ship to its stack."""

    kind: Literal["card_sold"] = "card_sold"
    seat: str
    card: str


class SellCard(Act[Harbour, CardSold]):
    """Its moves: "sell/s1", or "sell/s1/building.fishery" for the one that was touched."""

    event = CardSold
    moves = ("sell",)

    def form(self, state: HavreState, move: MoveKey, answers: Answers) -> Form:
        """Return the form of one of the own cards; nothing is given up by the first touch."""
        seat, *touched = move.args
        chosen = picked(answers, "card") or tuple(touched)
        title = msg("le_havre-sell-title", who=Player(seat))
        pick = Pick("card", title, tuple(_option(state, card) for card in owned(state)[seat]), chosen)
        if not chosen:
            return Form(str(move), title, (pick,))
        card = chosen[0]
        confirm = msg("le_havre-sell-confirm", what=name(card), price=francs(_half(state, card)))
        return Form(str(move), title, (pick,), confirm, event=self.made(state, seat=seat, card=card))

    def transfers(self, state: HavreState, event: CardSold) -> tuple[Transfer, ...]:
        """Return the card, who stood on it going home, and half its value."""
        card = event.card
        return (
            Transfer(src=event.seat, dst=STACKS if card in ships() else CITY, thing=card),
            *discs_home(state, card),
            *give(TABLE, event.seat, {FRANC: _half(state, card)}),
        )

    def issues(self, state: HavreState, event: CardSold) -> Iterable[Issue]:
        """Return what speaks against selling the card."""
        return no_such_card(event.card) or self._against(state, event)

    def _against(self, state: HavreState, event: CardSold) -> Iterator[Issue]:
        """Yield that it is never sold, was bought in this turn, or that nothing forces the seat (p. 6, 12)."""
        card = event.card
        if card in cards() and not cards()[card].sellable:
            yield against("le_havre-not-sellable-card", what=name(card))
        if card in state.flow.memory.bought:
            yield against("le_havre-bought-this-turn", what=name(card))
        if not may_sell(state, event.seat):
            yield against("le_havre-advanced-selling", who=Player(event.seat))

    def then(self, state: HavreState, event: CardSold) -> Harbour:
        """Return the flow with a ship on top of its stack, and the card remembered."""
        flow, card = state.flow, event.card
        fleet = (*(ship for ship in flow.ships if ship != card), card) if card in ships() else flow.ships
        return replace(flow, ships=fleet, memory=flow.memory.selling(card))

    def label(self, event: CardSold) -> Msg:
        """Return who sold which card."""
        return msg("le_havre-log-sold", who=Player(event.seat), what=name(event.card))


def _half(state: HavreState, card: str) -> int:
    return max(0, value(state, card) // constants().sell_divisor)


def _option(state: HavreState, card: str) -> Option:
    shown = face_now(state, card)
    return Option(card, shown.name, shown, unsellable(state, card))


SELL_CARD: Final = SellCard()
