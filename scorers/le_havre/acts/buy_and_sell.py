"""A building or ship comes to a seat - bought, built, or in a way the app does not follow - or is sold (p. 5-6, 9)."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final, Literal

from scorers.core.api import TABLE, Act, Event, Issues, MoveKey, Msg, Player, Transfer, against, hint, msg
from scorers.core.forms import Amounts, Answers, Ask, Form, Option, Pick, numbers, picked
from scorers.le_havre import automatic, dues, flow, holdings, market
from scorers.le_havre.cards import CARDS, game_cards
from scorers.le_havre.faces import for_sale, row, to_build
from scorers.le_havre.model import CITY, STACKS, Harbour, HavreState, Phase
from scorers.le_havre.printed import CONSTANTS, FRANC, SHIPS
from scorers.le_havre.words import francs, lacks, name


class CardTaken(Event):
    """A card changes to a seat."""

    kind: Literal["card_taken"] = "card_taken"
    seat: str
    card: str
    how: Literal["bought", "built", "given"] = "bought"
    paid: Mapping[str, int] = {}
    """What the table says was paid: its price, or the materials."""


class TakeCard(Act[Harbour, CardTaken]):
    """Its moves: "buy/s1" and "build/s1"; "get/s1" is any card nobody owns, "get/s1/ship.S04" that one."""

    event = CardTaken
    moves = ("buy", "build", "get")

    def form(self, state: HavreState, move: MoveKey, answers: Answers) -> Form:
        """Return the form of a card bought, built or come by."""
        seat, *rest = move.args
        title = msg(f"le_havre-{move.word}-title", who=Player(seat))
        chosen = tuple(rest) or picked(answers, "card")
        asks: tuple[Ask, ...] = () if rest else (_which(state, move, title, chosen),)
        if not chosen:
            return Form(str(move), title, asks)
        card, confirm = chosen[0], None
        match move.word:
            case "buy":
                paid = {FRANC: numbers(answers, "price").get(FRANC, market.price(state, card) or 0)}
                if "francs" in state.keeps:
                    asks += (Amounts("price", msg("le_havre-buy-price"), (row(FRANC, paid[FRANC]),)),)
                confirm = msg("le_havre-buy-confirm", what=name(card), price=francs(paid[FRANC]))
            case "build":
                paid = dues.materials(state, seat, dues.building_cost(state, seat, card))
                if "goods" in state.keeps:
                    paid |= numbers(answers, "paid")
                    rows = tuple(row(good, n) for good, n in paid.items())
                    asks += (Amounts("paid", msg("le_havre-build-paid"), rows),)
                confirm = msg("le_havre-build-confirm", what=name(card))
            case _:
                paid, confirm = {}, msg("le_havre-get-confirm", what=name(card)) if "cards" in state.keeps else None
        event = self.made(state, seat=seat, card=card, how=_HOW[move.word], paid=paid)
        return Form(str(move), title, asks, confirm, event=event)

    def transfers(self, state: HavreState, event: CardTaken) -> tuple[Transfer, ...]:
        """Return what was paid, the card, and who stood on it going home."""
        return (*holdings.give(event.seat, TABLE, event.paid), *market.take(state, event.seat, event.card))

    def turn(self, state: HavreState, event: CardTaken) -> tuple[str, ...] | None:
        """Return whose turn it is, or may not be quite over; cards come by in other ways at any time."""
        if event.how == "given" or state.flow.phase in (Phase.ROUND, Phase.FINAL):
            return None
        return flow.trading(state)

    def issues(self, state: HavreState, event: CardTaken) -> Issues:
        """Return what speaks against taking the card."""
        return market.no_such_card(event.card) or self._against(state, event)

    def _against(self, state: HavreState, event: CardTaken) -> Issues:
        """Yield that the card is not in this game, not for sale, not on top, or was sold in this turn (p. 5-6, 9)."""
        yield from market.not_in_game(state.setup, (event.seat, event.card))
        if event.how == "given":
            return
        if state.flow.phase is Phase.FINAL and event.how == "bought":
            yield against("le_havre-final-no-buying", who=Player(event.seat))
        if event.how == "bought" and market.price(state, event.card) is None:
            yield against("le_havre-never-for-sale", what=name(event.card))
        yield from _underpaid(state, event)
        if event.card in state.flow.memory.sold:
            yield against("le_havre-sold-this-turn", what=name(event.card))
        if event.how == "built" and event.card in CARDS and event.card not in market.buildable(state):
            yield against("le_havre-not-buildable", what=name(event.card))
        yield from market.not_on_top(state, event.card)

    def then(self, state: HavreState, event: CardTaken) -> Harbour:
        """Return the flow with the card off its stack, and remembered if it was bought."""
        then = flow.off_stacks(state.flow, event.card)
        return replace(then, memory=then.memory.buying(event.card)) if event.how == "bought" else then

    def back(self, state: HavreState, event: CardTaken) -> Harbour | None:
        """Return the flow as it is; who has entered the building since rests on it: the fee depends on whose it is."""
        return None if tuple(automatic.discs_home(state, event.card)) else state.flow

    gone = back

    def label(self, event: CardTaken) -> Msg:
        """Return who came by which card, and how."""
        return msg(f"le_havre-log-{event.how}", who=Player(event.seat), what=name(event.card))


def _underpaid(state: HavreState, event: CardTaken) -> Issues:
    """Yield that less changes hands than the card costs (p. 5-6); older journals do not say `paid`."""
    paid = {t.thing: t.n for t in event.transfers if (t.src, t.dst) == (event.seat, TABLE)}
    price = market.price(state, event.card) or 0
    if event.how == "bought" and "francs" in state.keeps and paid.get(FRANC, 0) < price:
        yield against("le_havre-price-is", what=name(event.card), price=francs(price))
    if event.how == "built" and "goods" in state.keeps and event.card in CARDS:
        yield from market.materials_short(dues.building_cost(state, event.seat, event.card), paid)


_HOW: Final[Mapping[str, str]] = {"buy": "bought", "build": "built", "get": "given"}
"""How a card is come by, by the word of the move."""


def _which(state: HavreState, move: MoveKey, title: Msg, chosen: tuple[str, ...]) -> Pick:
    """Return the cards there are to choose from; those one can afford first."""
    if move.word == "get":
        among = tuple(Option(card, name(card), holdings.face_now(state, card)) for card in _ownerless(state))
        return Pick("card", title, among, chosen)
    label = msg("le_havre-which-card")
    if move.word == "build":
        found = [_to_build(state, move.args[0], card) for card in market.buildable(state)]
    else:
        found = [_for_sale(state, move.args[0], card) for card in market.on_sale(state)]
    return Pick("card", label, tuple(sorted(found, key=lambda option: option.because is not None)), chosen)


def _to_build(state: HavreState, seat: str, card: str) -> Option:
    lacking = dues.lacking(state, seat, dues.building_cost(state, seat, card))
    return Option(card, name(card), to_build(holdings.face_now(state, card)), lacks(lacking))


def _for_sale(state: HavreState, seat: str, card: str) -> Option:
    purse, cost = state.ledger.n(seat, FRANC), market.price(state, card) or 0
    short = purse is not None and purse < cost
    shown = for_sale(holdings.face_now(state, card), cost)
    return Option(card, shown.name, shown, msg("le_havre-costs", what=francs(cost)) if short else None)


def _ownerless(state: HavreState) -> tuple[str, ...]:
    """Return every card of this game that no seat owns; the ships on top where only those are followed."""
    if "cards" not in state.keeps:
        return holdings.open_ships(state)
    own = holdings.owned(state)
    taken = {card for seat in state.setup.ids for card in own[seat]}
    inside = (*game_cards(state.setup), *(state.flow.ships if "ships" in state.keeps else ()))
    return tuple(card for card in inside if card not in taken)


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
        pick = Pick("card", title, tuple(_option(state, card) for card in holdings.owned(state)[seat]), chosen)
        if not chosen:
            return Form(str(move), title, (pick,))
        card = chosen[0]
        confirm = msg("le_havre-sell-confirm", what=name(card), price=francs(_half(state, card)))
        return Form(str(move), title, (pick,), confirm, event=self.made(state, seat=seat, card=card))

    def transfers(self, state: HavreState, event: CardSold) -> tuple[Transfer, ...]:
        """Return the card, who stood on it going home, and half its value."""
        card = event.card
        return (
            Transfer(src=event.seat, dst=STACKS if card in SHIPS else CITY, thing=card),
            *automatic.discs_home(state, card),
            *holdings.give(TABLE, event.seat, {FRANC: _half(state, card)}),
        )

    def issues(self, state: HavreState, event: CardSold) -> Issues:
        """Return what speaks against selling the card."""
        return market.no_such_card(event.card) or self._against(state, event)

    def _against(self, state: HavreState, event: CardSold) -> Issues:
        """Yield that it is never sold, was bought in this turn, or that nothing forces the seat (p. 6, 12)."""
        card = event.card
        if card in CARDS and not CARDS[card].sellable:
            yield against("le_havre-not-sellable-card", what=name(card))
        if card in state.flow.memory.bought:
            yield against("le_havre-bought-this-turn", what=name(card))
        if not market.may_sell(state, event.seat):
            # Between two sales a table may pay in any order, and older journals did: then it is only said.
            said = hint if market.pays_now(state, event.seat) else against
            yield said("le_havre-advanced-selling", who=Player(event.seat))

    def then(self, state: HavreState, event: CardSold) -> Harbour:
        """Return the flow with a ship on top of its stack, and the card remembered."""
        then = replace(state.flow, memory=state.flow.memory.selling(event.card))
        return flow.on_stack(then, event.card) if event.card in SHIPS else then

    def label(self, event: CardSold) -> Msg:
        """Return who sold which card."""
        return msg("le_havre-log-sold", who=Player(event.seat), what=name(event.card))


def _half(state: HavreState, card: str) -> int:
    return max(0, holdings.value(state, card) // CONSTANTS.sell_divisor)


def _option(state: HavreState, card: str) -> Option:
    shown = for_sale(holdings.face_now(state, card), _half(state, card))
    return Option(card, shown.name, shown, market.unsellable(state, card))
