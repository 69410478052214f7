"""One building used, as far as it is answered: what is asked, what changes hands, and where it leads (p. 5)."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from scorers.core.forms import Amounts, Answer, Answers, Ask, Pick, numbers, picked
from scorers.core.ledger import Transfer, place
from scorers.core.msg import BOX
from scorers.le_havre.automatic import on_built, on_gain, on_visit
from scorers.le_havre.cards import Effect, cards
from scorers.le_havre.chained_visits import travel
from scorers.le_havre.effects.kinds import outcome
from scorers.le_havre.effects.outcome import Outcome, Use, kept_only
from scorers.le_havre.fees import Fee, fee_of
from scorers.le_havre.holdings import owned
from scorers.le_havre.model import HavreState
from scorers.le_havre.printed import DISC

ASK = Effect(kind="ask")
"""What is asked of a card nobody has modelled."""


@dataclass(frozen=True, slots=True)
class Visit:
    """One seat in one building, after some answers."""

    asks: tuple[Ask, ...]
    outcome: Outcome
    onward: tuple[str, ...]
    """Buildings still to be used in the same action."""
    transfers: tuple[Transfer, ...] | None
    """`None`: something is still asked."""
    confirmed: bool
    """Whether the last answer says all: no button is needed after it."""


def visit(state: HavreState, seat: str, building: str, answers: Answers) -> Visit:
    """Return what a visit comes to; a form, its fact and their judge ask for the same one after another."""
    asked = (seat, building, answers)
    known: tuple[object, Visit] | None = state.memo.get(visit)
    if known is None or known[0] != asked:
        known = state.memo[visit] = (asked, _visit(state, seat, building, answers))
    return known[1]


def _visit(state: HavreState, seat: str, building: str, answers: Answers) -> Visit:
    card = cards()[building]
    use = Use(state, seat, card, card.effect or ASK, answers, owned(state))
    trip = travel(use)
    fee = Fee() if trip.free else fee_of(use)
    use = replace(use, spent={t.thing: t.n for t in fee.paid or ()})
    found = kept_only(use, _with_car(use, outcome(use)))
    last = fee.last if found.ready else ()
    more = (*last, *found.asks) if _picks_many(found) else (*found.asks, *last)
    moved = None if fee.paid is None or not found.ready else _moved(use, fee.paid, found)
    asks = (*trip.asks, *fee.asks, *more)
    return Visit(asks, found, (*found.onward, *trip.onward), moved, bool(fee.last) or found.whole)


def _with_car(use: Use, found: Outcome) -> Outcome:
    """Return the outcome with the card some goods bring along, whether or not anybody keeps account of the goods."""
    car = on_gain(use.state, use.seat, (thing for thing, n in found.gets.items() if n))
    return replace(found, after=(*found.after, *car)) if car else found


def _picks_many(found: Outcome) -> bool:
    """Return whether more may be picked from a list that stays open: what comes last must not hide below it."""
    return any(isinstance(ask, Pick) and ask.most > 1 for ask in found.asks)


def _moved(use: Use, fee: tuple[Transfer, ...], found: Outcome) -> tuple[Transfer, ...]:
    extras = (*on_visit(use.state, use.seat, use.card.thing), *on_built(use.state, use.seat, found.built))
    return (*_steps_in(use), *fee, *found.transfers(use.seat), *extras)


def _steps_in(use: Use) -> Iterator[Transfer]:
    """Yield the way of the disc from where it stands (p. 5)."""
    if "discs" in use.state.keeps:
        here = next((owner for owner, _, _ in use.state.ledger.held(use.seat, DISC)), BOX)
        there = place(use.seat, use.card.thing)
        if here != there:
            yield Transfer(src=here, dst=there, thing=DISC)


def fitting(asks: Iterable[Ask], answers: Answers) -> dict[str, Answer]:
    """Return the answers as far as they answer what is asked, within what is offered."""
    return {ask.key: _fitting(ask, answers) for ask in asks if ask.key in answers}


def _fitting(ask: Ask, answers: Answers) -> Answer:
    if isinstance(ask, Amounts):
        given = numbers(answers, ask.key)
        return {row.key: max(row.low, given[row.key]) for row in ask.rows if row.key in given}
    among = {option.key for option in ask.options} if isinstance(ask, Pick) else set()
    most = ask.most if isinstance(ask, Pick) else 0
    return tuple(dict.fromkeys(key for key in picked(answers, ask.key) if key in among))[:most]
