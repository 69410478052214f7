"""What entering a building costs, to whom it goes, and how it can be paid (p. 5)."""

from collections.abc import Mapping
from dataclasses import dataclass

from scorers.core.forms import Ask, Option, Pick
from scorers.core.ledger import Transfer, seat_of
from scorers.core.msg import TABLE, msg
from scorers.le_havre.dues import fees, give
from scorers.le_havre.effects.outcome import Use
from scorers.le_havre.holdings import owner_of
from scorers.le_havre.model import HavreState
from scorers.le_havre.printed import FRANC, foods
from scorers.le_havre.words import francs, seat_msg, things

Ways = tuple[Mapping[str, int], ...]
"""The alternatives printed on a card."""


@dataclass(frozen=True, slots=True)
class Fee:
    """What entering costs."""

    asks: tuple[Ask, ...] = ()
    last: tuple[Ask, ...] = ()
    """Asked when all else is answered: its answer records the visit."""
    paid: tuple[Transfer, ...] | None = ()
    """`None`: not known yet, or more than the seat has."""


def fee_of(use: Use) -> Fee:
    """Return what is paid to enter; nothing in one's own building (p. 5)."""
    ways = use.card.fee or ()
    if not ways or not use.state.keeps & {"francs", "goods"}:
        return Fee()
    asks, payee = _payee(use)
    if payee == use.seat:
        return Fee(asks)
    if use.goods_kept:
        more, paid = _from_larder(use, ways, payee)
        return Fee((*asks, *more), (), paid)
    last, told = _told(use, ways)
    return Fee(asks, last, None if told is None else tuple(give(use.seat, payee, {FRANC: told})))


def _payee(use: Use) -> tuple[tuple[Ask, ...], str]:
    """Return who gets the fee: the owner, or the Table for the city; asked where cards are not kept."""
    if "cards" in use.state.keeps:
        owner = owner_of(use.state, use.card.thing)
        return (), seat_of(owner) if owner else TABLE
    chosen = use.picked("owner", (TABLE, *use.state.setup.ids)) or (TABLE,)
    among = (
        Option(TABLE, msg("core-owner-table")),
        *(Option(seat, seat_msg(seat)) for seat in use.state.setup.ids),
    )
    return (Pick("owner", msg("le_havre-use-owner"), among, chosen),), chosen[0]


def _from_larder(use: Use, ways: Ways, payee: str) -> tuple[tuple[Ask, ...], tuple[Transfer, ...] | None]:
    """Return the ways the seat can pay, best first; a single one is not asked."""
    found = fees(use.state, use.seat, ways, payee)
    if not found:
        return (Pick("fee", msg("le_havre-use-fee"), (), ()),), None
    chosen = use.picked("fee", found) or tuple(found)[:1]
    among = tuple(
        Option(key, msg("le_havre-use-fee-pays", what=things({part.thing: part.n for part in payment.paid})))
        for key, (payment, _) in found.items()
    )
    asks = (Pick("fee", msg("le_havre-use-fee"), among, chosen),) if len(found) > 1 else ()
    return asks, found[chosen[0]][1]


def _told(use: Use, ways: Ways) -> tuple[tuple[Ask, ...], int | None]:
    """Return the francs paid where the larder is not kept: in food, or how many francs, as far as the purse goes."""
    prices = sorted({n for way in ways for n in way.values()})
    purse = use.has(FRANC)
    eaten = any("food" in way for way in ways)
    among = [Option("0", msg("le_havre-use-fee-food"))] if eaten else []
    among += [Option(str(n), francs(n)) for n in prices if not eaten or purse is None or n <= purse]
    if len(among) == 1:
        return (), int(among[0].key)
    chosen = use.picked("fee", (option.key for option in among))
    ask = Pick("fee", msg("le_havre-use-fee-last"), tuple(among), chosen)
    return (ask,), int(chosen[0]) if chosen else None


def means(state: HavreState, seat: str) -> Mapping[str, int | None]:
    """Return how much of a fee a seat can pay in francs, and in food with francs standing in, as far as is known."""
    purse = state.ledger.n(seat, FRANC)
    eaten = [state.ledger.n(seat, good.id) for good in foods()]
    if purse is None or None in eaten:
        return {FRANC: purse, "food": None}
    return {FRANC: purse, "food": purse + sum(good.food * (n or 0) for good, n in zip(foods(), eaten, strict=True))}


def affordable(ways: Ways, can_pay: Mapping[str, int | None]) -> bool:
    """Return whether one of the ways to pay may be open."""
    found = [(can_pay[thing], n) for way in ways for thing, n in way.items()]
    return not found or any(held is None or held >= n for held, n in found)
