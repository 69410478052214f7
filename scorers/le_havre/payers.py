"""Who pays what: a row for each seat that owes interest or food, with what it hands in as proposed."""

from collections.abc import Iterator
from dataclasses import replace

from scorers.core.api import Amount, Move, Msg, Task, known, msg, owner_msg
from scorers.core.glance import Fact
from scorers.core.payments import Due, Payment, best
from scorers.le_havre.acts import ACTS
from scorers.le_havre.dues import best_payable, feeding, interest, net_food, rate, repayable
from scorers.le_havre.flow import feed_key
from scorers.le_havre.holdings import food_due, owned
from scorers.le_havre.market import may_sell
from scorers.le_havre.model import HavreState
from scorers.le_havre.printed import CONSTANTS, FRANC, LOAN
from scorers.le_havre.words import francs, loans, so_many, things


def button(word: str, seat: str, called: str = "") -> Move:
    """Return a button in the row of a seat; `called`, if not like its word."""
    return ACTS.move(word, seat, label=msg(f"le_havre-move-{called or word}"), seat=seat)


def interest_task(state: HavreState, seat: str) -> Task:
    """Return the interest of a seat: paid, borrowed, or raised by a sale (p. 4)."""
    due, n = interest(state, seat), rate(state, seat)
    payable, moves = best_payable(due), tuple(_interest_moves(state, seat, due))
    row = Task(due.key, owner_msg(seat), seat, moves=moves, due=due, owes=Fact(FRANC, known(n)))
    if payable is None:
        short = _missing(best(due))
        return replace(row, detail=msg("le_havre-interest-cannot"), warn=True, short=short)
    return replace(row, detail=msg("le_havre-interest-pays", n=n), pays=_pieces(payable))


def _interest_moves(state: HavreState, seat: str, due: Due) -> Iterator[Move]:
    payable = best_payable(due)
    if payable:
        yield button("interest", seat, "pay")
    if payable is None or payable.guess:
        borrows = ACTS.move("interest", seat, "loan", label=loans(1), seat=seat, thing=LOAN)
        yield replace(borrows, follows=_left(best(due), rate(state, seat)))
    if payable is None:
        yield from sale(state, seat)
    if state.keeps & {"francs"} and repayable(state, seat):
        yield button("repay", seat)


def feed_task(state: HavreState, seat: str) -> Task:
    """Return the food of a seat, less what its ships bring, and how it would pay (p. 7-8)."""
    label, key, net = owner_msg(seat), feed_key(state.flow, seat), net_food(state, seat)
    if key in state.flow.done:
        return Task(key, label, seat, msg("le_havre-feed-done"), done=True, owes=_food(net), sum=_sum(state, net))
    moves = [replace(button("feed", seat), edits=True)] if net != 0 else []
    if net is None:
        detail = msg("le_havre-feed-due-unknown", n=food_due(state))
        return Task(key, label, seat, detail, tuple(moves), owes=_food(None))
    plain = Task(key, label, seat, msg("le_havre-feed-net", n=net), tuple(moves), owes=_food(net), sum=_sum(state, net))
    return _from_larder(state, seat, net, plain) if "goods" in state.keeps else plain


def _from_larder(state: HavreState, seat: str, net: int, task: Task) -> Task:
    """Return what a seat pays out of what it has; who falls short is told so, and borrows by its own tap (p. 10)."""
    due, moves = feeding(state, seat, net), task.moves
    payment = best(due)
    if payment.gives_up:
        borrows = ACTS.move("feed", seat, LOAN, label=loans(payment.n(LOAN)), seat=seat, thing=LOAN)
        moves = (replace(borrows, follows=_left(payment)), *sale(state, seat))
    short = _missing(payment) if payment.gives_up else None
    shown = replace(task, detail=_pays(payment, net), moves=moves, due=due, pays=_pieces(payment))
    return replace(shown, warn=payment.gives_up, short=short)


def sale(state: HavreState, seat: str) -> tuple[Move, ...]:
    """Return the sale by which who falls short need not borrow (p. 4, 8)."""
    return (button("sell", seat),) if owned(state)[seat] and may_sell(state, seat) else ()


def _food(net: int | None) -> Fact:
    return Fact("food", Amount(None) if net is None else known(net))


def _sum(state: HavreState, net: int | None) -> Msg | None:
    """Return how the food due comes about, where ships bring some of it."""
    due = food_due(state)
    return msg("le_havre-feed-sum", n=due, ships=due - net) if net is not None and net < due else None


def _pieces(payment: Payment) -> tuple[Fact, ...]:
    """Return what is handed in, thing by thing."""
    return tuple(Fact(part.thing, known(part.n), so_many(part.thing, part.n)) for part in payment.paid)


def _missing(payment: Payment) -> Msg:
    """Return what is handed in, and how much more it would take to do without a loan (p. 10)."""
    gap, paid = payment.n(LOAN) * CONSTANTS.loan - payment.back, _own(payment)
    return msg("le_havre-feed-pays-lacks", what=paid, n=gap) if paid else msg("le_havre-feed-lacks", n=gap)


def _own(payment: Payment) -> tuple[Msg, ...]:
    """Return what a seat hands in of its own."""
    return things({part.thing: part.n for part in payment.paid if part.thing != LOAN})


def _left(payment: Payment, owed: int = 0) -> Msg:
    """Return what loans bring, and what of it is left; of one that is not needed yet, after so much (p. 10)."""
    taken = payment.n(LOAN)
    left = payment.back if taken else CONSTANTS.loan - owed
    return msg("le_havre-loan-left", got=francs((taken or 1) * CONSTANTS.loan), left=left)


def _pays(payment: Payment, net: int) -> Msg:
    """Return what a seat hands in as proposed: "2 fish and 1 franc", and the loans it takes for the rest."""
    if not payment.paid:
        return msg("le_havre-feed-net", n=net)
    paid = _own(payment)
    taken = things({LOAN: payment.n(LOAN)})
    if not taken:
        return msg("le_havre-feed-pays", what=paid)
    if not paid:
        return msg("le_havre-feed-borrows", loans=taken)
    return msg("le_havre-feed-pays-loans", what=paid, loans=taken)
