"""Forms of what falls due: interest on its tile, food at the end of a round, and the round card itself."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from scorers.core.due import Due, Payment, best
from scorers.core.forms import Amounts, Answers, Ask, Form, Option, Pick, Row, numbers, picked
from scorers.core.ledger import Transfer
from scorers.core.msg import TABLE, Msg, Player, msg, thing_msg
from scorers.le_havre.automatic import city_builds, new_ship, next_supply, onto_stack
from scorers.le_havre.dues import EATEN, feeding, give, have, interest, net_food, rate, settled
from scorers.le_havre.faces import face
from scorers.le_havre.flow import feed_key, hungry, interest_key, owing
from scorers.le_havre.holdings import city_builds_next, food_due, specials_left
from scorers.le_havre.model import Fed, HavreState, InterestPaid, RoundClosed
from scorers.le_havre.printed import FRANC, LOAN, SLUG, constants, goods, round_card


def best_payable(due: Due) -> Payment | None:
    """The proposal of a due, unless it costs a loan: that is never swept along."""
    payment = best(due)
    return None if payment.gives_up else payment


def name(thing: str) -> Msg:
    """A thing without a number."""
    return thing_msg(SLUG, thing, 1, "name")


def interest_form(state: HavreState, key: str, _answers: Answers) -> Form:
    """Interest of all who can pay ("interest"), of one seat ("interest/s2"), or with a loan ("interest/s2/loan")."""
    parts = key.split("/")
    title = msg("le_havre-interest-title")
    seats = owing(state) if len(parts) == 1 else (parts[1],)
    if parts[-1] == "loan":
        return Form(
            key, title, confirm=msg("le_havre-interest-loan", who=Player(parts[1])), event=_with_loan(state, parts[1])
        )
    found = {seat: best_payable(interest(state, seat)) for seat in seats}
    paying = {seat: payment for seat, payment in found.items() if payment is not None}
    if not paying:
        return Form(key, title, note=msg("le_havre-interest-short"))
    event = InterestPaid(
        seats=tuple(paying),
        settles=tuple(interest_key(state.flow, seat) for seat in paying),
        transfers=tuple(t for seat, payment in paying.items() for t in settled(seat, payment)),
    )
    confirm = msg("le_havre-interest-confirm", who=_players(tuple(paying)))
    return Form(key, title, confirm=confirm, event=event, said=True)


def _players(seats: tuple[str, ...]) -> tuple[Msg, ...]:
    return tuple(msg("core-owner-seat", who=Player(seat)) for seat in seats)


def _with_loan(state: HavreState, seat: str) -> InterestPaid:
    """Interest paid from one more loan (p. 4)."""
    numbers = constants()
    transfers = (
        *give(TABLE, seat, {LOAN: 1, FRANC: numbers.loan}),
        *give(seat, TABLE, {FRANC: rate(state, seat)}),
    )
    return InterestPaid(seats=(seat,), settles=(interest_key(state.flow, seat),), transfers=transfers)


@dataclass(frozen=True, slots=True)
class Serving:
    """What one seat puts on the table to feed."""

    food: Mapping[str, int]
    francs: int
    """Own francs, before any loan."""
    loans: int = 0
    left: int = 0
    """Francs left of the loans."""


def serving_transfers(seat: str, serving: Serving) -> tuple[Transfer, ...]:
    """Food first, then the loans come, then the francs go (p. 8, 10)."""
    got = serving.loans * constants().loan
    return (
        *give(seat, TABLE, serving.food),
        *give(TABLE, seat, {LOAN: serving.loans, FRANC: got}),
        *give(seat, TABLE, {FRANC: serving.francs + got - serving.left}),
    )


def feed_form(state: HavreState, key: str, answers: Answers) -> Form:
    """One seat feeds: "feed/s2" (p. 7-8, 10). Where the larder is not kept, the last answer says how and records it."""
    seat = key.split("/")[1]
    title = msg("le_havre-feed-title", who=Player(seat))
    asks, serving = _served(state, seat, answers)
    event = None
    if serving is not None:
        transfers = serving_transfers(seat, serving)
        event = Fed(seat=seat, settles=(feed_key(state.flow, seat),), transfers=transfers)
    confirm = _feed_confirm(serving) if "goods" in state.keeps or not asks else None
    return Form(key, title, asks, confirm, _feed_note(state, seat), event)


def _feed_confirm(serving: Serving | None) -> Msg:
    if serving is not None and serving.loans:
        return msg("le_havre-feed-loans", loans=thing_msg(SLUG, LOAN, serving.loans))
    return msg("le_havre-feed-confirm")


def _feed_note(state: HavreState, seat: str) -> Msg:
    net = net_food(state, seat)
    due = food_due(state)
    if net is None:
        return msg("le_havre-feed-due-unknown", n=due)
    return msg("le_havre-feed-due", n=due, ships=due - net, net=net)


def _served(state: HavreState, seat: str, answers: Answers) -> tuple[tuple[Ask, ...], Serving | None]:
    """What is asked, and what it comes to: by what the app keeps of larder and purse."""
    net = net_food(state, seat)
    asked: tuple[Ask, ...] = ()
    serving: Serving | None
    if net is None:
        by_ships = numbers(answers, "ships").get("ships", 0)
        net = max(0, food_due(state) - by_ships)
        row = Row("ships", msg("le_havre-feed-by-ships"), by_ships, high=food_due(state), seat=seat)
        asked = (Amounts("ships", msg("le_havre-feed-by-ships"), (row,)),)
    if "goods" in state.keeps:
        more, serving = _from_larder(state, seat, net, answers)
    else:
        more, serving = _told(state, seat, net, answers)
    return (*asked, *more), serving


def _from_larder(state: HavreState, seat: str, net: int, answers: Answers) -> tuple[tuple[Ask, ...], Serving]:
    """The larder is kept: the payment that wastes least is filled in, every number can be changed."""
    proposal = best(feeding(state, seat, net))
    given = numbers(answers, "paid")
    asked = [thing for thing in (*EATEN, FRANC) if have(state, seat, thing).n != 0]
    rows = [
        Row(
            thing,
            name(thing),
            given.get(thing, proposal.n(thing)),
            high=have(state, seat, thing).known,
            seat=seat,
            thing=thing,
        )
        for thing in asked
    ]
    borrowed = given.get(LOAN, proposal.n(LOAN))
    if borrowed or proposal.n(LOAN):
        rows.append(Row(LOAN, name(LOAN), borrowed, seat=seat, thing=LOAN))
    paid = {row.key: row.value or 0 for row in rows}
    food = {thing: paid.get(thing, 0) for thing in EATEN}
    francs = paid.get(FRANC, 0)
    worth = sum(goods()[thing].food * n for thing, n in food.items())
    cash = francs + borrowed * constants().loan
    ask = Amounts("paid", msg("le_havre-feed-paid"), tuple(rows))
    return (ask,) if rows else (), Serving(food, francs, borrowed, max(0, min(worth + cash - net, cash)))


def _told(state: HavreState, seat: str, net: int, answers: Answers) -> tuple[tuple[Ask, ...], Serving | None]:
    """The larder is not kept: how many loans; where francs are kept, how many went, or what was missing without any."""
    if not net or not state.keeps & {"loans", "francs"}:
        return (), Serving({}, 0)
    return _francs_told(state, seat, net, answers) if "francs" in state.keeps else _loans_told(net, answers)


def _loans_told(net: int, answers: Answers) -> tuple[tuple[Ask, ...], Serving | None]:
    """Food and francs are not kept: the loans are."""
    chosen = picked(answers, "loans")
    among = (
        Option("0", msg("le_havre-feed-no-loan")),
        *(Option(str(n), thing_msg(SLUG, LOAN, n)) for n in range(1, _loans_for(net) + 1)),
    )
    ask = Pick("loans", msg("le_havre-feed-how"), among, chosen)
    return (ask,), Serving({}, 0, int(chosen[0])) if chosen else None


def _francs_told(state: HavreState, seat: str, net: int, answers: Answers) -> tuple[tuple[Ask, ...], Serving | None]:
    """Some francs and the rest in food; or everything, and loans for what is missing even so."""
    purse = have(state, seat, FRANC).known
    spent, missing = picked(answers, "francs"), picked(answers, "missing")
    asks = (
        Pick("francs", msg("le_havre-feed-francs"), tuple(_in_francs(_least(purse, net))), spent),
        Pick(
            "missing",
            msg("le_havre-feed-missing"),
            tuple(Option(str(n), msg("le_havre-food", n=n)) for n in range(1, net + 1)),
            missing,
        ),
    )
    if missing:
        loans = _loans_for(int(missing[0]))
        return asks, Serving({}, purse or 0, loans, loans * constants().loan - int(missing[0]))
    return asks, Serving({}, int(spent[0])) if spent else None


def _in_francs(most: int) -> Iterator[Option]:
    yield Option("0", msg("le_havre-feed-no-francs"))
    yield from (Option(str(n), thing_msg(SLUG, FRANC, n)) for n in range(1, most + 1))


def _loans_for(gap: int) -> int:
    """As many loans as a gap needs (p. 10)."""
    return -(-gap // constants().loan)


def _least(a: int | None, b: int) -> int:
    return b if a is None else min(a, b)


def unable(state: HavreState) -> tuple[str, ...]:
    """Who cannot feed without a loan or a sale, as far as is known."""
    return tuple(seat for seat in hungry(state) if _short(state, seat))


def _short(state: HavreState, seat: str) -> bool:
    net = net_food(state, seat)
    if "goods" not in state.keeps:
        return False
    return net is None or best(feeding(state, seat, net)).gives_up


def close_form(state: HavreState, key: str, answers: Answers) -> Form:
    """Everybody else feeds as shown, the city builds, the ship arrives, the next supply comes (p. 7-8)."""
    flow = state.flow
    title = msg("le_havre-close-title", round=flow.round)
    short = unable(state)
    if short:
        return Form(key, title, note=msg("le_havre-close-short", who=_players(short)))
    asks, special = _special_ask(state, answers), picked(answers, "special")
    event = None if asks and not special else _closing(state, special[0] if special else "")
    last = flow.round == flow.rounds
    confirm = msg("le_havre-close-last") if last else msg("le_havre-close-confirm", round=flow.round + 1)
    return Form(key, title, asks, confirm, event=event, said=True)


def _need(state: HavreState, seat: str) -> int:
    net = net_food(state, seat)
    return food_due(state) if net is None else net


def _special_ask(state: HavreState, answers: Answers) -> tuple[Pick, ...]:
    """Which special building was revealed; asked only where cards are kept."""
    if "cards" not in state.keeps or round_card(state.setup, state.flow.round).builds != "special":
        return ()
    options = tuple(Option(card, name(card), face(card)) for card in specials_left(state))
    return (Pick("special", msg("le_havre-close-special"), options, picked(answers, "special")),) if options else ()


def _closing(state: HavreState, special: str) -> RoundClosed:
    seats = hungry(state)
    builds = round_card(state.setup, state.flow.round).builds
    ordinary = (city_builds_next(state) or "") if builds == "ordinary" else ""
    meals = tuple(t for seat in seats for t in _meal(state, seat))
    return RoundClosed(
        fed=seats,
        special=special,
        ordinary=ordinary,
        onto=onto_stack(state, special),
        settles=(f"r{state.flow.round}/close", *(feed_key(state.flow, seat) for seat in seats)),
        transfers=(*meals, *city_builds(state, ordinary, special), new_ship(state), *next_supply(state)),
    )


def _meal(state: HavreState, seat: str) -> tuple[Transfer, ...]:
    """What a seat hands in as proposed; where the larder is not kept, food alone."""
    return settled(seat, best(feeding(state, seat, _need(state, seat)))) if "goods" in state.keeps else ()
