"""One seat feeds its workers at the end of a round (p. 7-8, 10)."""

from collections.abc import Callable
from functools import partial
from typing import Final, Literal

from scorers.core.api import Event, Issues, MoveKey, Msg, Player, TaskKey, Transfer, impossible, msg
from scorers.core.forms import Amounts, Answers, Ask, Form, Option, Pick, Row, numbers, picked
from scorers.core.payments import Due, PaidPart, Pay, Till, best, given, parts, weigh
from scorers.le_havre import dues, flow, holdings
from scorers.le_havre.model import Harbour, HavreState
from scorers.le_havre.printed import CONSTANTS, FRANC, LOAN
from scorers.le_havre.words import amount_msg, francs, loans, name


class Fed(Event):
    """The food of one seat is on the table."""

    kind: Literal["fed"] = "fed"
    seat: str
    paid: tuple[PaidPart, ...] | None = None
    """What was paid, on which way. Older journals do not have it."""
    owed: int | None = None
    """What was owed, as the table told it: after ships nobody follows, or in francs and loans without a larder."""
    round: int | None = None
    """The round whose food it is, where that is over."""


_TILL: Final = Till(msg("le_havre-feed-paid"), name)
"""How a kept larder is asked for."""


class Feed(Pay[Harbour, Fed]):
    """Its moves: "feed/s2", "feed/r3/s2" of a past round, "feed/s2/loan" as proposed, which asks nothing.

    Without a larder the last answer records it.
    """

    event = Fed
    moves = ("feed",)

    def form(self, state: HavreState, move: MoveKey, answers: Answers) -> Form:
        """Return the form: the payment that wastes least where the larder is kept, else what the table tells."""
        *at, seat = (arg for arg in move.args if arg != LOAN)
        number = TaskKey(move.word, at=at[0]).round if at else None
        then = flow.as_of(state, number)
        before, net = _net(then, seat, answers)
        more, told, paid = _paid(then, seat, net, answers)
        kept, asks = "goods" in state.keeps, (*before, *(() if move.args[-1] == LOAN else more))
        owed = None if kept and not before else told
        event = None if paid is None else self.made(state, seat=seat, paid=paid, owed=owed, round=number)
        confirm = _confirm(paid or ()) if kept or not asks else None
        title = msg("le_havre-feed-title", who=Player(seat))
        back = None if event is None else self._back(state, event)
        return Form(str(move), title, asks, confirm, _note(then, seat), event, follows=back)

    def _back(self, state: HavreState, event: Fed) -> Msg | None:
        """Return the francs that come back where more of them were set than are needed."""
        paid = event.paid or ()
        back = weigh(self.due_of(state, event), paid).back
        return msg("le_havre-feed-back", n=back) if back and not any(thing == LOAN for _, thing, _ in paid) else None

    def due_of(self, state: HavreState, event: Fed) -> Due:
        """Return what the fact has paid."""
        then = flow.as_of(state, event.round)
        if "goods" not in state.keeps:
            return dues.feeding_told(then, event.seat, event.owed or 0)
        net = dues.net_food(then, event.seat)
        return dues.feeding(then, event.seat, (event.owed or 0) if net is None else net)

    def transfers(self, state: HavreState, event: Fed) -> tuple[Transfer, ...]:
        """Return the food, the loans, and the francs (p. 8, 10)."""
        return event.transfers if event.paid is None else tuple(super().transfers(state, event))

    def issues(self, state: HavreState, event: Fed) -> Issues:
        """Yield what speaks against the payment: loans too early or too many, too little, more than needed."""
        told = "goods" not in state.keeps or dues.net_food(state, event.seat) is None
        there = event.round is None or 0 < event.round <= state.flow.rounds
        if event.paid is None or not there or told is not (event.owed is not None) or _too_much(state, event):
            yield impossible("core-not-as-shown")
        else:
            yield from super().issues(state, event)

    def say(self, thing: str, n: int) -> Msg:
        """Return so many of a thing."""
        return amount_msg(thing, n)

    def label(self, event: Fed) -> Msg:
        """Return who fed, and the loans it took."""
        who = Player(event.seat)
        taken = sum(t.n for t in event.transfers if t.thing == LOAN)
        if taken:
            return msg("le_havre-log-fed-loans", who=who, loans=loans(taken))
        return msg("le_havre-log-fed", who=who)


def _too_much(state: HavreState, event: Fed) -> bool:
    """Return whether the table has told more than was due, but for what the last loan brings too much (p. 10)."""
    then = flow.as_of(state, event.round)
    net = dues.net_food(then, event.seat)
    most = holdings.food_due(then) if net is None else net
    if "goods" not in state.keeps and "francs" not in state.keeps:
        most = _loans_for(most) * CONSTANTS.loan
    return (event.owed or 0) > most


def _net(state: HavreState, seat: str, answers: Answers) -> tuple[tuple[Ask, ...], int]:
    """Return what is owed after ships; how much those bring is asked where nobody follows them."""
    net = dues.net_food(state, seat)
    if net is not None:
        return (), net
    by_ships = numbers(answers, "ships").get("ships", 0)
    row = Row("ships", msg("le_havre-feed-by-ships"), by_ships, high=holdings.food_due(state), seat=seat)
    return (Amounts("ships", msg("le_havre-feed-by-ships"), (row,)),), max(0, holdings.food_due(state) - by_ships)


def _confirm(paid: tuple[PaidPart, ...]) -> Msg:
    taken = sum(n for _, thing, n in paid if thing == LOAN)
    return msg("le_havre-feed-loans", loans=loans(taken)) if taken else msg("le_havre-feed-confirm")


def _note(state: HavreState, seat: str) -> Msg:
    net, due = dues.net_food(state, seat), holdings.food_due(state)
    if net is None:
        return msg("le_havre-feed-due-unknown", n=due)
    said = "le_havre-feed-due-skipped" if state.skipped else "le_havre-feed-due"
    return msg(said, n=due, ships=due - net, net=net)


Told = tuple[tuple[Ask, ...], int, tuple[PaidPart, ...] | None]
"""What is asked; what is owed, without a larder in francs and loans alone; and what is paid, once it is answered."""


def _paid(state: HavreState, seat: str, net: int, answers: Answers) -> Told:
    """Return what goes of a larder; else how many loans, and of kept francs how many, or what was missing."""
    if "goods" in state.keeps:
        due = dues.feeding(state, seat, net)
        paid = given(due, answers, parts(best(due)))
        return _TILL.ask(due, paid), net, paid
    if not net or not state.keeps & {"loans", "francs"}:
        return (), 0, ()
    return _francs_told(state, seat, net, answers) if "francs" in state.keeps else _loans_told(net, answers)


def _loans_told(net: int, answers: Answers) -> Told:
    """Return the loans: food and francs are not kept."""
    chosen = picked(answers, "loans")
    borrowed = _counted(_loans_for(net), loans, lambda n: msg("le_havre-loan-brings", got=francs(n * CONSTANTS.loan)))
    among = (Option("0", msg("le_havre-feed-no-loan")), *borrowed)
    ask = Pick("loans", msg("le_havre-feed-how"), among, chosen)
    n = int(chosen[0]) if chosen else 0
    return (ask,), n * CONSTANTS.loan, _parts(0, n) if chosen else None


def _francs_told(state: HavreState, seat: str, net: int, answers: Answers) -> Told:
    """Return some francs and the rest in food; or everything, and loans for what is missing even so.

    Francs are food (p. 8): no more can be missing than they leave open, and nothing where they are enough.
    """
    held = dues.purse(state, seat).most
    most = net if held is None else min(held, net)
    own = (Option("0", msg("le_havre-feed-no-francs")), *_counted(most, francs, lambda n: _kept(held, n)))
    open_food = _counted(net - min(held or 0, net), partial(amount_msg, "food"), _lent)
    spent, missing = picked(answers, "francs"), picked(answers, "missing")
    asks: tuple[Ask, ...] = (Pick("francs", msg("le_havre-feed-francs"), own, spent),)
    if open_food:
        asks += (Pick("missing", msg("le_havre-feed-missing"), open_food, missing),)
    if missing and open_food:
        gap = min(int(missing[0]), len(open_food))
        return asks, (held or 0) + gap, _parts(held or 0, _loans_for(gap))
    n = int(spent[0]) if spent else 0
    return asks, n, _parts(n, 0) if spent else None


def _counted(most: int, say: Callable[[int], Msg], then: Callable[[int], Msg | None]) -> tuple[Option, ...]:
    """Return so many to choose from; `then` says what is left."""
    return tuple(Option(str(n), say(n), note=then(n)) for n in range(1, most + 1))


def _kept(held: int | None, spent: int) -> Msg | None:
    return None if held is None else msg("le_havre-left", n=held - spent)


def _lent(gap: int) -> Msg:
    """Return the loans a gap takes, what they bring, and what is left of that (p. 10)."""
    taken = _loans_for(gap)
    got = taken * CONSTANTS.loan
    return msg("le_havre-then-left", what=loans(taken), then=msg("le_havre-loan-left", got=francs(got), left=got - gap))


def _parts(own: int, borrowed: int) -> tuple[PaidPart, ...]:
    paid = (("food", FRANC, own), ("loan", LOAN, borrowed))
    return tuple(part for part in paid if part[2])


def _loans_for(gap: int) -> int:
    """Return as many loans as a gap needs (p. 10)."""
    return -(-gap // CONSTANTS.loan)
