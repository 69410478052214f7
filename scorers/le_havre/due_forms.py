"""Forms of what falls due: interest on its tile, food at the end of a round, and the round card itself."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from scorers.core.due import Due, Payment, best
from scorers.core.forms import Amounts, Answers, Ask, Form, Option, Pick, Row, numbers, picked
from scorers.core.ledger import Transfer
from scorers.core.msg import TABLE, Msg, Player, msg, thing_msg
from scorers.le_havre.dues import EATEN, feeding, give, have, interest, net_food, rate, settled
from scorers.le_havre.faces import face
from scorers.le_havre.flow import feed_key, hungry, interest_key, owing
from scorers.le_havre.holdings import city_builds_next, food_due, specials_left
from scorers.le_havre.model import Fed, HavreState, InterestPaid, RoundClosed
from scorers.le_havre.rides import city_builds, new_ship, next_supply
from scorers.le_havre.tables import FRANC, LOAN, SLUG, constants, goods, round_card


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
    return Form(key, title, confirm=msg("le_havre-interest-confirm", who=_players(tuple(paying))), event=event)


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
    left: int | None = 0
    """Francs left of the loans, where that has to be told."""


def serving_transfers(seat: str, serving: Serving) -> tuple[Transfer, ...]:
    """Food first, then the loans come, then the francs go (p. 8, 10)."""
    got = serving.loans * constants().loan
    return (
        *give(seat, TABLE, serving.food),
        *give(TABLE, seat, {LOAN: serving.loans, FRANC: got}),
        *give(seat, TABLE, {FRANC: serving.francs + got - (serving.left or 0)}),
    )


def feed_form(state: HavreState, key: str, answers: Answers) -> Form:
    """One seat feeds: "feed/s2", or with so many loans, "feed/s2/1" (p. 7-8, 10)."""
    _, seat, *loans = key.split("/")
    title = msg("le_havre-feed-title", who=Player(seat))
    asks, serving = _served(state, seat, answers, int(loans[0]) if loans else None)
    event = None
    if serving is not None:
        transfers = serving_transfers(seat, serving)
        event = Fed(seat=seat, settles=(feed_key(state.flow, seat),), transfers=transfers)
    return Form(key, title, asks, _feed_confirm(serving), _feed_note(state, seat), event)


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


def _served(
    state: HavreState, seat: str, answers: Answers, loans: int | None
) -> tuple[tuple[Ask, ...], Serving | None]:
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
        more, serving = _from_larder(state, seat, net, answers, loans)
    else:
        more, serving = _told(state, seat, net, answers, loans)
    return (*asked, *more), serving


def _from_larder(
    state: HavreState, seat: str, net: int, answers: Answers, loans: int | None
) -> tuple[tuple[Ask, ...], Serving]:
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
    borrowed = given.get(LOAN, proposal.n(LOAN) if loans is None else loans)
    if borrowed or proposal.n(LOAN):
        rows.append(Row(LOAN, name(LOAN), borrowed, seat=seat, thing=LOAN))
    paid = {row.key: row.value or 0 for row in rows}
    food = {thing: paid.get(thing, 0) for thing in EATEN}
    francs = paid.get(FRANC, 0)
    worth = sum(goods()[thing].food * n for thing, n in food.items())
    cash = francs + borrowed * constants().loan
    ask = Amounts("paid", msg("le_havre-feed-paid"), tuple(rows))
    return (ask,) if rows else (), Serving(food, francs, borrowed, max(0, min(worth + cash - net, cash)))


def _told(
    state: HavreState, seat: str, net: int, answers: Answers, loans: int | None
) -> tuple[tuple[Ask, ...], Serving | None]:
    """The larder is not kept: how many loans, and, where francs are kept, how many of them went."""
    given = numbers(answers, "paid")
    most = -(-net // constants().loan)
    borrowed = given.get(LOAN, loans or 0)
    asked = most and loans is None
    rows = [Row(LOAN, name(LOAN), borrowed, high=most, seat=seat, thing=LOAN)] if asked else []
    francs, left = 0, 0
    if "francs" in state.keeps:
        purse = have(state, seat, FRANC).known
        if not borrowed:
            francs = given.get(FRANC, 0)
            rows.append(Row(FRANC, name(FRANC), francs, high=_least(purse, net), seat=seat, thing=FRANC))
        else:
            francs, told = purse or 0, given.get("left")
            rows.append(Row("left", msg("le_havre-feed-left"), told, high=constants().loan - 1, seat=seat, thing=FRANC))
            if told is None:
                return (Amounts("paid", msg("le_havre-feed-paid"), tuple(rows)),), None
            left = told
    asks: tuple[Ask, ...] = (Amounts("paid", msg("le_havre-feed-paid"), tuple(rows)),) if rows else ()
    return asks, Serving({}, francs, borrowed, left)


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
    asks: tuple[Amounts | Pick, ...] = (*_told_asks(state, answers), *_special_ask(state, answers))
    special = picked(answers, "special")
    waiting = any(row.value is None for ask in asks if isinstance(ask, Amounts) for row in ask.rows)
    waiting = waiting or (any(isinstance(ask, Pick) for ask in asks) and not special)
    event = None if waiting else _closing(state, answers, special[0] if special else "")
    last = flow.round == flow.rounds
    confirm = msg("le_havre-close-last") if last else msg("le_havre-close-confirm", round=flow.round + 1)
    return Form(key, title, asks, confirm, event=event)


def _told_asks(state: HavreState, answers: Answers) -> tuple[Amounts, ...]:
    """The larder is not kept: who borrows, and, where francs are kept, how many of them went or are left."""
    if "goods" in state.keeps or not state.keeps & {"loans", "francs"}:
        return ()
    loans = _loans_told(state, answers)
    borrowed = {s: (n, _most_loans(state, s)) for s, n in loans.items()}
    asks = [_per_seat("loans", "le_havre-close-loans", LOAN, borrowed, {s: _need(state, s) for s in loans})]
    if "francs" in state.keeps:
        given, left = numbers(answers, "francs"), numbers(answers, "left")
        spent = {
            s: (given.get(s, 0), _least(have(state, s, FRANC).known, _need(state, s)))
            for s, n in loans.items()
            if not n
        }
        rest = {s: (left.get(s), constants().loan - 1) for s, n in loans.items() if n}
        asks += [
            _per_seat("francs", "le_havre-close-francs", FRANC, spent),
            _per_seat("left", "le_havre-feed-left", FRANC, rest),
        ]
    return tuple(ask for ask in asks if ask.rows)


NOTHING: Final[Mapping[str, int]] = MappingProxyType({})
"""No number beside a seat's row."""


def _per_seat(
    key: str,
    label: str,
    thing: str,
    values: Mapping[str, tuple[int | None, int]],
    needs: Mapping[str, int] = NOTHING,
) -> Amounts:
    """A number for each seat, with what it has to pay said beside it."""
    rows = (
        Row(
            seat,
            msg("core-owner-seat", who=Player(seat)),
            n,
            high=most,
            seat=seat,
            thing=thing,
            note=msg("le_havre-feed-net", n=needs[seat]) if seat in needs else None,
        )
        for seat, (n, most) in values.items()
    )
    return Amounts(key, msg(label), tuple(rows))


def _most_loans(state: HavreState, seat: str) -> int:
    return -(-_need(state, seat) // constants().loan)


def _loans_told(state: HavreState, answers: Answers) -> dict[str, int]:
    given = numbers(answers, "loans")
    return {seat: given.get(seat, 0) for seat in hungry(state) if _need(state, seat)}


def _need(state: HavreState, seat: str) -> int:
    net = net_food(state, seat)
    return food_due(state) if net is None else net


def _special_ask(state: HavreState, answers: Answers) -> tuple[Pick, ...]:
    """Which special building was revealed; asked only where cards are kept."""
    if "cards" not in state.keeps or round_card(state.setup, state.flow.round).builds != "special":
        return ()
    options = tuple(Option(card, name(card), face(card)) for card in specials_left(state))
    return (Pick("special", msg("le_havre-close-special"), options, picked(answers, "special")),) if options else ()


def _closing(state: HavreState, answers: Answers, special: str) -> RoundClosed:
    seats = hungry(state)
    builds = round_card(state.setup, state.flow.round).builds
    ordinary = (city_builds_next(state) or "") if builds == "ordinary" else ""
    meals = tuple(t for seat in seats for t in _meal(state, seat, answers))
    return RoundClosed(
        fed=seats,
        special=special,
        ordinary=ordinary,
        settles=(f"r{state.flow.round}/close", *(feed_key(state.flow, seat) for seat in seats)),
        transfers=(*meals, *city_builds(state, ordinary, special), new_ship(state), *next_supply(state)),
    )


def _meal(state: HavreState, seat: str, answers: Answers) -> tuple[Transfer, ...]:
    """What a seat hands in as proposed, or the francs it has told."""
    if "goods" in state.keeps:
        return settled(seat, best(feeding(state, seat, _need(state, seat))))
    loans = _loans_told(state, answers).get(seat, 0)
    francs = have(state, seat, FRANC).known if loans else numbers(answers, "francs").get(seat, 0)
    return serving_transfers(seat, Serving({}, francs or 0, loans, numbers(answers, "left").get(seat, 0)))
