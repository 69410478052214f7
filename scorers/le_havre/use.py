"""Forms of the main action: an offer taken, or a building entered, its fee paid and its effect taken (p. 5)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from scorers.core.due import Payment
from scorers.core.forms import Amounts, Answers, Ask, Form, Option, Pick, Row, numbers, picked
from scorers.core.ledger import Transfer, place, seat_of
from scorers.core.msg import BOX, TABLE, Msg, Player, msg, thing_msg
from scorers.le_havre.automatic import end_of_turn, on_built, on_gain, on_offer, on_visit, strike_over
from scorers.le_havre.cards import Effect, cards, game_cards
from scorers.le_havre.chained_visits import Trip, lodging, travel
from scorers.le_havre.due_forms import name
from scorers.le_havre.dues import fees, give, settled
from scorers.le_havre.effects.exchange import kept_only, outcome
from scorers.le_havre.effects.outcome import Outcome, Use
from scorers.le_havre.faces import face
from scorers.le_havre.holdings import in_city, owned, owner_of
from scorers.le_havre.model import BuildingUsed, HavreState, OfferTaken, Phase
from scorers.le_havre.printed import DISC, FRANC, SLUG, foods, tables
from scorers.le_havre.turn_memory import onward
from scorers.le_havre.turns import main_keys

ASK = Effect(kind="ask")
"""What is asked of a card nobody has modelled."""


def take_form(state: HavreState, key: str, answers: Answers) -> Form:
    """Everything of one offer (p. 5): "take/s1/fish", or "take/s1" to choose."""
    _, seat, *rest = key.split("/")
    title = msg("le_havre-take-title", who=Player(seat))
    among = tuple(Option(offer, name(offer)) for offer in tables().offers)
    chosen = tuple(rest) or picked(answers, "offer")
    asks: list[Ask] = [] if rest else [Pick("offer", msg("le_havre-take-offer"), among, chosen)]
    if not chosen:
        return Form(key, title, tuple(asks))
    offer = chosen[0]
    lies = state.ledger.n(TABLE, f"offer.{offer}")
    if lies is None and not matters(state, offer):
        lies = 0
    elif lies is None:
        lies = numbers(answers, "n").get(offer)
        asks.append(Amounts("n", msg("le_havre-take-n"), (Row(offer, name(offer), lies, 1, seat=seat, thing=offer),)))
    if lies is None:
        return Form(key, title, tuple(asks))
    transfers = (*give(TABLE, BOX, {f"offer.{offer}": lies}), *give(TABLE, seat, {offer: lies}))
    board, lodged = lodging(state, seat, answers)
    asks += board
    paid = (*transfers, *on_offer(state, seat, offer), *lodged, *on_gain(state, seat, (offer,)))
    paid += strike_over(state, seat)
    event = OfferTaken(
        seat=seat, offer=offer, settles=main_keys(state, seat), transfers=(*paid, *end_of_turn(state, paid))
    )
    what = thing_msg(SLUG, offer, lies) if lies else name(offer)
    return Form(key, title, tuple(asks), msg("le_havre-take-confirm", what=what), event=event)


def matters(state: HavreState, offer: str) -> bool:
    """Whether anybody keeps account of what comes off this offer."""
    return "offers" in state.keeps or offer in state.ledger.kept


def enterable(state: HavreState) -> tuple[str, ...]:
    """The buildings one can stand in: the city's and the players', or any of this game where cards are not kept."""
    if "cards" not in state.keeps:
        return tuple(card for card in game_cards(state.setup) if cards()[card].fee is not None)
    own = owned(state)
    found = (*in_city(state), *(card for seat in state.setup.ids for card in own[seat] if card in cards()))
    return tuple(card for card in found if cards()[card].fee is not None or cards()[card].unknown)


def use_form(state: HavreState, key: str, answers: Answers) -> Form:
    """A building: which, the fee, what it asks (p. 5): "use/s1/building.joinery", or "use/s1" to choose."""
    _, seat, *rest = key.split("/")
    title = msg("le_havre-use-title", who=Player(seat))
    chosen = tuple(rest) or picked(answers, "building")
    asks = () if rest else (_which(state, seat, chosen),)
    if not chosen:
        return Form(key, title, asks)
    card = cards()[chosen[0]]
    use = Use(state, seat, card, card.effect or ASK, answers, owned(state))
    trip = travel(use)
    fee = Fee() if trip.free else _fee(use)
    use = replace(use, spent={t.thing: t.n for t in fee.paid or ()})
    found = kept_only(use, _with_car(use, outcome(use)))
    last = fee.last if found.ready else ()
    confirm = None if fee.last or found.whole else msg("le_havre-use-confirm", what=name(card.thing))
    note = msg("le_havre-use-modern") if found.modernised else None
    event = None if fee.paid is None or not found.ready else _used(use, fee.paid, found, trip)
    more = (*last, *found.asks) if _picks_many(found) else (*found.asks, *last)
    return Form(key, title, (*asks, *trip.asks, *fee.asks, *more), confirm, note, event, found.issues)


def _with_car(use: Use, found: Outcome) -> Outcome:
    """Some goods bring a card with them, whether or not anybody keeps account of the goods."""
    car = on_gain(use.state, use.seat, (thing for thing, n in found.gets.items() if n))
    return replace(found, after=(*found.after, *car)) if car else found


def _picks_many(found: Outcome) -> bool:
    """Whether more may be picked from a list that stays open: what comes last must not hide below it."""
    return any(isinstance(ask, Pick) and ask.most > 1 for ask in found.asks)


def _which(state: HavreState, seat: str, chosen: tuple[str, ...]) -> Pick:
    """The likely ones first: the city's and one's own, then those of others, too dear ones and taken ones last."""
    first = tuple(card for card in onward(state.flow, seat) if card)
    among = [_entrance(state, seat, card) for card in first or enterable(state)]
    can_pay = _means(state, seat)

    def unlikely(option: Option) -> tuple[bool, bool, bool]:
        owner = option.face.owner if option.face else None
        too_dear = owner != seat and not _affordable(cards()[option.key].fee or (), can_pay)
        return option.because is not None, too_dear, owner not in (None, seat)

    among.sort(key=unlikely)
    return Pick("building", msg("le_havre-use-which"), tuple(among), chosen)


def _means(state: HavreState, seat: str) -> dict[str, int | None]:
    """How much of a fee the seat can pay in francs, and in food with francs standing in, as far as that is known."""
    purse = state.ledger.n(seat, FRANC)
    eaten = [state.ledger.n(seat, good.id) for good in foods()]
    if purse is None or None in eaten:
        return {FRANC: purse, "food": None}
    return {FRANC: purse, "food": purse + sum(good.food * (n or 0) for good, n in zip(foods(), eaten, strict=True))}


def _affordable(fee: tuple[Mapping[str, int], ...], can_pay: Mapping[str, int | None]) -> bool:
    """Whether one of the ways to pay may be open."""
    ways = [(can_pay[thing], n) for way in fee for thing, n in way.items()]
    return not ways or any(held is None or held >= n for held, n in ways)


def _entrance(state: HavreState, seat: str, card: str) -> Option:
    """A building to enter, with its owner; taken ones say by whom."""
    owner = owner_of(state, card)
    shown = replace(face(card), owner=owner) if owner in state.setup.ids else face(card)
    return Option(card, name(card), shown, _taken(state, seat, card))


def _taken(state: HavreState, seat: str, card: str) -> Msg | None:
    for other in state.setup.ids:
        stands = state.ledger.n(place(other, card), DISC)
        if stands and other == seat:
            return msg("le_havre-standing-there", who=Player(seat), what=name(card))
        if stands and state.flow.phase is not Phase.FINAL:
            return msg("le_havre-occupied", who=Player(other), what=name(card))
    return None


def _used(use: Use, fee: tuple[Transfer, ...], found: Outcome, trip: Trip) -> BuildingUsed:
    extras = (*on_visit(use.state, use.seat, use.card.thing), *on_built(use.state, use.seat, found.built))
    transfers = (*_steps_in(use), *fee, *found.transfers(use.seat), *extras)
    then = (*found.onward, *trip.onward)
    if not then:
        transfers += strike_over(use.state, use.seat)
        transfers += end_of_turn(use.state, transfers)
    return BuildingUsed(
        seat=use.seat,
        building=use.card.thing,
        built=found.built,
        modernised=found.modernised,
        settles=() if then else main_keys(use.state, use.seat),
        transfers=transfers,
        onward=then,
        strikers=found.strikers,
    )


def _steps_in(use: Use) -> Iterator[Transfer]:
    """The disc moves from where it stands (p. 5)."""
    if "discs" in use.state.keeps:
        here = next((owner for owner, _, _ in use.state.ledger.held(use.seat, DISC)), BOX)
        there = place(use.seat, use.card.thing)
        if here != there:
            yield Transfer(src=here, dst=there, thing=DISC)


@dataclass(frozen=True, slots=True)
class Fee:
    """What entering costs."""

    asks: tuple[Ask, ...] = ()
    last: tuple[Ask, ...] = ()
    """Asked when all else is answered: its answer records the visit."""
    paid: tuple[Transfer, ...] | None = ()
    """`None`: not known yet, or more than the seat has."""


def _payee(use: Use) -> tuple[tuple[Ask, ...], str]:
    """Who gets the fee: the owner, or the Table for the city; asked where cards are not kept."""
    if "cards" in use.state.keeps:
        owner = owner_of(use.state, use.card.thing)
        return (), seat_of(owner) if owner else TABLE
    chosen = picked(use.answers, "owner") or (TABLE,)
    among = (
        Option(TABLE, msg("core-owner-table")),
        *(Option(seat, msg("core-owner-seat", who=Player(seat))) for seat in use.state.setup.ids),
    )
    return (Pick("owner", msg("le_havre-use-owner"), among, chosen),), chosen[0]


def _fee(use: Use) -> Fee:
    """What is paid to enter; nothing in one's own building (p. 5)."""
    fee = use.card.fee or ()
    if not fee or not use.state.keeps & {"francs", "goods"}:
        return Fee()
    asks, payee = _payee(use)
    if payee == use.seat:
        return Fee(asks)
    more, paid = _from_larder(use, fee, payee) if use.goods_kept else _told(use, fee)
    transfers = None if paid is None else tuple(replace_payee(paid, use.seat, payee))
    return Fee((*asks, *more), (), transfers) if use.goods_kept else Fee(asks, more, transfers)


def replace_payee(paid: Mapping[str, int], seat: str, payee: str) -> Iterator[Transfer]:
    """The very tokens go to the owner."""
    return give(seat, payee, paid)


def _from_larder(
    use: Use, fee: tuple[Mapping[str, int], ...], payee: str
) -> tuple[tuple[Ask, ...], dict[str, int] | None]:
    """The ways the seat can pay, best first; a single one is not asked."""
    ways = {_paid_key(payment): payment for payment in fees(use.state, use.seat, fee, payee)}
    if not ways:
        return (Pick("fee", msg("le_havre-use-fee"), (), ()),), None
    chosen = picked(use.answers, "fee") or tuple(ways)[:1]
    among = tuple(Option(key, msg("le_havre-use-fee-pays", what=_paid(payment))) for key, payment in ways.items())
    asks = (Pick("fee", msg("le_havre-use-fee"), among, chosen),) if len(ways) > 1 else ()
    return asks, _tokens(use, ways[chosen[0]])


def _tokens(use: Use, payment: Payment) -> dict[str, int]:
    found: dict[str, int] = {}
    for transfer in settled(use.seat, payment):
        found[transfer.thing] = found.get(transfer.thing, 0) + transfer.n
    return found


def _paid_key(payment: Payment) -> str:
    return "+".join(f"{part.n}{part.thing}" for part in payment.paid)


def _paid(payment: Payment) -> tuple[Msg, ...]:
    return tuple(thing_msg(SLUG, part.thing, part.n) for part in payment.paid)


def _told(use: Use, fee: tuple[Mapping[str, int], ...]) -> tuple[tuple[Ask, ...], dict[str, int] | None]:
    """The larder is not kept: in food, or how many francs, as far as the purse goes."""
    prices = sorted({n for way in fee for n in way.values()})
    purse = use.has(FRANC)
    eaten = any("food" in way for way in fee)
    among = [Option("0", msg("le_havre-use-fee-food"))] if eaten else []
    among += [Option(str(n), thing_msg(SLUG, FRANC, n)) for n in prices if not eaten or purse is None or n <= purse]
    if len(among) == 1:
        return (), {FRANC: int(among[0].key)}
    chosen = picked(use.answers, "fee")
    ask = Pick("fee", msg("le_havre-use-fee-last"), tuple(among), chosen)
    return (ask,), {FRANC: int(chosen[0])} if chosen else None
