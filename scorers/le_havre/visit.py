"""One building used, as far as it is answered: its fee, its effect, and where it leads (p. 5; digest 7.2)."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Final

from scorers.core.api import (
    BOX,
    TABLE,
    Issue,
    Issues,
    Msg,
    Player,
    Transfer,
    Transfers,
    against,
    hint,
    msg,
    owner_msg,
    place,
    seat_of,
)
from scorers.core.forms import Amounts, Answer, Answers, Ask, Option, Pick, numbers, picked
from scorers.core.issues import Level
from scorers.le_havre.automatic import on_built, on_gain, on_visit
from scorers.le_havre.cards import CARDS, Effect, Guest
from scorers.le_havre.dues import fees
from scorers.le_havre.effects.kinds import outcome
from scorers.le_havre.effects.outcome import Outcome, Use
from scorers.le_havre.holdings import give, in_play, owned, owner_of, standing
from scorers.le_havre.model import ANY, HavreState
from scorers.le_havre.printed import DISC, FOODS, FRANC
from scorers.le_havre.words import francs, name, so_many, things

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
    fee: Msg | None
    """What is paid to enter, and to whom: the preview nets it with what comes back (p. 5)."""


def visit(state: HavreState, seat: str, building: str, answers: Answers) -> Visit:
    """Return what a visit comes to; a form, its fact and their judge ask for the same one after another."""
    asked = (seat, building, answers)
    known: tuple[object, Visit] | None = state.memo.get(visit)
    if known is None or known[0] != asked:
        known = state.memo[visit] = (asked, _visit(state, seat, building, answers))
    return known[1]


def _visit(state: HavreState, seat: str, building: str, answers: Answers) -> Visit:
    card = CARDS[building]
    use = Use(state, seat, card, card.effect or ASK, answers, owned(state))
    trip = travel(use)
    fee = Fee() if trip.free else fee_of(use)
    use = replace(use, spent={t.thing: t.n for t in fee.paid or ()})
    found = _with_car(use, outcome(use))
    issues = (*fee.issues, *_needs(use), *found.issues)
    only_hints = all(issue.level is Level.HINT for issue in issues)
    found = replace(found, issues=(*issues, *_idle(use, found)) if only_hints else issues)
    last = fee.last if found.ready else ()
    more = (*last, *found.asks) if _picks_many(found) else (*found.asks, *last)
    moved = None if fee.paid is None or not found.ready else _moved(use, fee.paid, found)
    asks = (*trip.asks, *fee.asks, *more)
    return Visit(asks, found, (*found.onward, *trip.onward), moved, bool(fee.last) or found.whole, fee.said)


def _needs(use: Use) -> Issues:
    """Yield what one must have to show once the fee is paid: bread and fish in the church, francs (p. 5)."""
    for thing, n in use.effect.needs.items():
        held = use.has(thing)
        if held is not None and held < n:
            yield against("le_havre-must-have", what=so_many(thing, n))


_FOLLOWED: Final = {"build": "cards", "wharf": "ships", "court": "loans"}
"""What must be kept to see what an effect does, where goods alone do not show it."""


def _idle(use: Use, found: Outcome) -> Issues:
    """Yield that nothing is done, where that can be seen: who has entered must take the action there (p. 5)."""
    kind, keeps = use.effect.kind, use.state.keeps
    seen = keeps >= {"goods", _FOLLOWED.get(kind, "goods")} and kind not in ("ask", "none")
    done = any((*found.gives.values(), *found.gets.values(), found.moves, found.onward, found.strikers))
    if seen and found.ready and not done:
        yield against("le_havre-idle", what=name(use.card.thing))


def _with_car(use: Use, found: Outcome) -> Outcome:
    """Return the outcome with the card some goods bring along, whether or not anybody keeps account of the goods."""
    car = on_gain(use.state, use.seat, (thing for thing, n in found.gets.items() if n))
    return replace(found, after=(*found.after, *car)) if car else found


def _picks_many(found: Outcome) -> bool:
    """Return whether more may be picked from a list that stays open: what comes last must not hide below it."""
    return any(isinstance(ask, Pick) and ask.most > 1 for ask in found.asks)


def _moved(use: Use, fee: tuple[Transfer, ...], found: Outcome) -> tuple[Transfer, ...]:
    """Return all that changes hands; of the effect what is kept account of, the rest does so outside the app."""
    extras = (*on_visit(use.state, use.seat, use.card.thing), *on_built(use.state, use.seat, found.built))
    kept = (t for t in found.transfers(use.seat) if t.thing in use.state.ledger.kept)
    return (*_steps_in(use), *fee, *kept, *extras)


def _steps_in(use: Use) -> Transfers:
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


Ways = tuple[Mapping[str, int], ...]
"""The alternatives printed on a card."""


@dataclass(frozen=True, slots=True)
class Fee:
    """What entering costs."""

    asks: tuple[Ask, ...] = ()
    last: tuple[Ask, ...] = ()
    """Asked when all else is answered: its answer records the visit."""
    paid: tuple[Transfer, ...] | None = ()
    """`None`: not known yet."""
    issues: tuple[Issue, ...] = ()
    """That it is more than the seat has: then nothing is paid; or that some of it is lost."""

    @property
    def said(self) -> Msg | None:
        """Return what is paid, and who gets it; nothing where nothing is, or nobody knows yet."""
        if not self.paid:
            return None
        what, owner = things({t.thing: t.n for t in self.paid}), self.paid[0].dst
        if owner == TABLE:
            return msg("le_havre-use-fee-city", what=what)
        return msg("le_havre-use-fee-owner", what=what, who=Player(owner))


def fee_of(use: Use) -> Fee:
    """Return what is paid to enter; nothing in one's own building (p. 5)."""
    ways = use.card.fee or ()
    if not ways or not use.state.keeps & {"francs", "goods"}:
        return Fee()
    asks, payee = _payee(use)
    if payee == use.seat:
        return Fee(asks)
    if use.goods_kept:
        found = _from_larder(use, ways, payee)
        return replace(found, asks=(*asks, *found.asks))
    last, told = _told(use, ways)
    return Fee(asks, last, None if told is None else tuple(give(use.seat, payee, {FRANC: told})))


def _payee(use: Use) -> tuple[tuple[Ask, ...], str]:
    """Return who gets the fee: the owner, or the Table for the city; asked where cards are not kept."""
    if "cards" in use.state.keeps:
        owner = owner_of(use.state, use.card.thing)
        return (), seat_of(owner) if owner else TABLE
    chosen = use.picked("owner", (TABLE, *use.state.setup.ids)) or (TABLE,)
    among = tuple(Option(owner, owner_msg(owner)) for owner in (TABLE, *use.state.setup.ids))
    return (Pick("owner", msg("le_havre-use-owner"), among, chosen),), chosen[0]


def _from_larder(use: Use, ways: Ways, payee: str) -> Fee:
    """Return the ways the seat can pay, best first; a single one is not asked."""
    found = fees(use.state, use.seat, ways, payee)
    if not found:
        return Fee(issues=(against("le_havre-fee-short", who=Player(use.seat)),))
    chosen = use.picked("fee", found) or tuple(found)[:1]
    among = tuple(
        Option(key, msg("le_havre-use-fee-pays", what=things({part.thing: part.n for part in payment.paid})))
        for key, (payment, _) in found.items()
    )
    asks = (Pick("fee", msg("le_havre-use-fee"), among, chosen),) if len(found) > 1 else ()
    payment, paid = found[chosen[0]]
    return Fee(asks, (), paid, (hint("core-pay-over", n=payment.over),) if payment.over else ())


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


def fee_lacks(state: HavreState, seat: str, ways: Ways) -> Mapping[str, int]:
    """Return what a seat lacks for a fee that is to be paid, as far as is known; francs stand in for food (p. 5)."""
    purse = state.ledger.n(seat, FRANC)
    free = state.flow.memory.onward_of(seat) or lodging(state, seat, "onward", told=True)[1]
    if not ways or purse is None or free:
        return {}
    eaten = [(good.food, state.ledger.n(seat, good.id)) for good in FOODS]
    known = all(n is not None for _, n in eaten)
    held = {FRANC: purse, "food": purse + sum(food * (n or 0) for food, n in eaten) if known else None}
    prices = [(thing, n, held[thing]) for way in ways for thing, n in way.items()]
    n, thing = min((0 if have is None else n - have, thing) for thing, n, have in prices)
    return {thing: n} if n > 0 else {}


Lodging = tuple[tuple[Ask, ...], Guest | None]
"""Whether the seat stands in a card, where nobody follows the discs; what that card then does for it."""


def lodging(state: HavreState, seat: str, what: str, *, told: bool) -> Lodging:
    """Return what the card in play whose effect `what` is set does for its guest; `told`: the seat is said to be."""
    there = in_play(state)
    for key, card in CARDS.items():
        if card.guest and getattr(card.guest, what) and key in there:
            if "discs" in state.keeps:
                return (), card.guest if standing(state, seat) == key else None
            chosen, inn = (key,) if told else (), Option(key, name(key))
            return (Pick("lodging", msg("le_havre-use-lodging"), (inn,), chosen, 0),), card.guest if told else None
    return (), None


def hotel(state: HavreState, seat: str, *, told: bool) -> Lodging:
    """Return what the card does that pays its guest for an offer taken (digest 7.2: hotel)."""
    return lodging(state, seat, "on_offer", told=told) if "francs" in state.keeps else ((), None)


@dataclass(frozen=True, slots=True)
class Trip:
    """One building of an action, and those still to come in it."""

    asks: tuple[Ask, ...] = ()
    free: bool = False
    """Whether its fee is waived."""
    onward: tuple[str, ...] = ()


def travel(use: Use) -> Trip:
    """Return the next building of this action, or the first of two on leaving the main station (digest 7.2)."""
    pending, card = use.state.flow.memory.onward_of(use.seat), use.card.thing
    if pending:
        here = card if card in pending else ANY
        return Trip((), here in pending and here == ANY, _rest(pending, here))
    asks, station = lodging(use.state, use.seat, "onward", told=bool(picked(use.answers, "lodging")))
    return Trip(asks, station is not None, (ANY,) if station else ())


def _rest(pending: tuple[str, ...], here: str) -> tuple[str, ...]:
    """Return what is left of the action; nothing, where the table went somewhere else."""
    return tuple(then for then in pending if then != here) if here in pending else ()
