"""What a seat may do beside the turn; only what the rules allow at this moment."""

from collections.abc import Iterator
from typing import Any

from scorers.core.api import Act, Move, Place, msg
from scorers.le_havre.acts.buy_and_sell import SELL_CARD, TAKE_CARD
from scorers.le_havre.acts.evict import EVICT, unwelcome
from scorers.le_havre.acts.loans import BORROW, REPAY
from scorers.le_havre.acts.redeem import REDEEM, redeemable
from scorers.le_havre.acts.take_offer import TAKE_OFFER
from scorers.le_havre.acts.use_building import USE_BUILDING
from scorers.le_havre.cards import game_cards
from scorers.le_havre.flow import trading
from scorers.le_havre.holdings import open_ships
from scorers.le_havre.market import COURT, TOY_FAIR, may_sell, unsellable
from scorers.le_havre.model import HavreState, Phase
from scorers.le_havre.printed import LOAN
from scorers.le_havre.words import name


def side_moves(state: HavreState, seat: str, held: tuple[str, ...]) -> tuple[Move, ...]:
    """Return what a seat may do now, beside the turn."""
    return tuple(_side_moves(state, seat, held))


def _side_moves(state: HavreState, seat: str, held: tuple[str, ...]) -> Iterator[Move]:
    keeps, by_round = state.keeps, state.flow.phase is Phase.ROUND
    may_buy = seat in trading(state) or by_round
    if by_round and keeps & {"francs", "goods"}:
        yield _move(TAKE_OFFER, "take", seat)
        yield _move(USE_BUILDING, "use", seat)
    yield from _with_cards(seat, may_buy) if "cards" in keeps else _without_cards(state, seat, may_buy)
    if may_sell(state, seat):
        for card in held:
            if unsellable(state, card) is None:
                sold = msg("le_havre-move-sell")
                yield SELL_CARD.move(seat, card, label=sold, place=Place.THING, seat=seat, thing=card)
    if state.ledger.n(seat, LOAN):
        yield _move(REPAY, "repay", seat)
    if redeemable(state, seat):
        yield _move(REDEEM, "redeem", seat)
    if seat in trading(state) and tuple(unwelcome(state, seat)):
        yield _move(EVICT, "evict", seat)


def _with_cards(seat: str, may_buy: bool) -> Iterator[Move]:  # noqa: FBT001
    """Yield what is done with buildings: buy and build in the own turn, come by one in another way at any time."""
    if may_buy:
        yield _move(TAKE_CARD, "buy", seat)
        yield _move(TAKE_CARD, "build", seat)
    yield _move(TAKE_CARD, "get", seat)


def _without_cards(state: HavreState, seat: str, may_buy: bool) -> Iterator[Move]:  # noqa: FBT001
    """Yield ships and loans, where buildings the app does not follow change them."""
    inside = game_cards(state.setup)
    if "ships" in state.keeps and (may_buy or state.flow.phase is Phase.FINAL):
        for ship in open_ships(state):
            label = msg("le_havre-move-get-ship", what=name(ship))
            yield TAKE_CARD.move(seat, ship, word="get", label=label, place=Place.SEAT, seat=seat, thing=ship)
    if may_buy and state.ledger.n(seat, LOAN) and COURT in inside:
        yield _move(REPAY, "court", seat)
    if may_buy and TOY_FAIR in inside:
        yield _move(BORROW, "borrow", seat)


def _move(act: Act[Any, Any], word: str, seat: str) -> Move:
    return act.move(seat, word=word, label=msg(f"le_havre-move-{word}"), place=Place.SEAT, seat=seat)
