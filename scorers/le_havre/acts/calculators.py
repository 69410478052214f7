"""Calculators that record nothing: how a larder feeds best, and what a building pays."""

from typing import Final

from scorers.core.api import TABLE, UNKNOWN, MoveKey, Msg, Tool, known, msg, thing_msg
from scorers.core.forms import Amounts, Answers, Change, Form, Move, Pick, Row, numbers, picked
from scorers.core.payments import Due, Means, Payment, Way, best
from scorers.le_havre import dues, flow, holdings
from scorers.le_havre.cards import CARDS, game_cards
from scorers.le_havre.effects.kinds import outcome
from scorers.le_havre.effects.outcome import Use
from scorers.le_havre.faces import face, options, row
from scorers.le_havre.model import Harbour, HavreState
from scorers.le_havre.printed import FOODS, FRANC, LOAN, SLUG
from scorers.le_havre.words import loans


class Calculators(Tool[Harbour]):
    """Its moves: "tool/use" and "tool/feed"."""

    moves = ("tool",)

    def form(self, state: HavreState, move: MoveKey, answers: Answers) -> Form:
        """Return the form of a calculator."""
        return (_feeding if move.rest == "feed" else _building)(state, str(move), answers)

    def all(self) -> tuple[Move, ...]:
        """Return the moves to both."""
        return tuple(self.move(which, label=msg(f"le_havre-tool-{which}")) for which in ("use", "feed"))


def _feeding(state: HavreState, key: str, answers: Answers) -> Form:
    """Return the payment that wastes least for any larder (p. 7-8)."""
    due = numbers(answers, "due").get("due", holdings.food_due(state))
    given = numbers(answers, "larder")
    edible = (*(good.id for good in FOODS), FRANC)
    asked = tuple(row(thing, given.get(thing, 0)) for thing in edible)
    larder = tuple(Means(good.id, known(given.get(good.id, 0)), good.food) for good in FOODS)
    purse = Means(FRANC, known(given.get(FRANC, 0)), change=True)
    payment = best(Due("tool", TABLE, TABLE, (Way("food", (*larder, purse), due), dues.loans_way())))
    loss = tuple(_change(TABLE, part.thing, -part.n) for part in payment.paid if part.thing != LOAN)
    asks = (
        Amounts("due", msg("le_havre-tool-feed-due"), (Row("due", msg("le_havre-tool-feed-due"), due),)),
        Amounts("larder", msg("le_havre-tool-feed-larder"), asked),
    )
    return Form(key, msg("le_havre-tool-feed"), asks, note=_said(payment), changes=loss)


def _said(payment: Payment) -> Msg:
    what = tuple(thing_msg(SLUG, part.thing, part.n) for part in payment.paid if part.thing != LOAN)
    if payment.n(LOAN):
        everything = what or (msg("le_havre-use-none"),)
        return msg("le_havre-tool-loans", what=everything, loans=loans(payment.n(LOAN)))
    if payment.over:
        return msg("le_havre-tool-over", what=what, food=msg("le_havre-food", n=payment.over))
    return msg("le_havre-tool-pays", what=what) if what else msg("le_havre-tool-nothing")


def _change(owner: str, thing: str, delta: int) -> Change:
    return Change(owner, thing, thing_msg(SLUG, thing, abs(delta)), delta, UNKNOWN, UNKNOWN)


def _building(state: HavreState, key: str, answers: Answers) -> Form:
    """Return what a building takes and gives, for any amounts (building list)."""
    seat = flow.acting(state) or state.setup.first
    among = options(card for card in game_cards(state.setup) if CARDS[card].effect)
    chosen = picked(answers, "building")
    pick = Pick("building", msg("le_havre-use-which"), among, chosen)
    card = CARDS[chosen[0]] if chosen else None
    text = face(card.thing).text if card else None
    if card is None or card.effect is None:
        return Form(key, msg("le_havre-tool-use"), (pick,), note=text)
    found = outcome(Use(state, seat, card, card.effect, answers, holdings.owned(state)))
    changes = (
        *(_change(seat, thing, -n) for thing, n in found.gives.items() if n),
        *(_change(seat, thing, n) for thing, n in found.gets.items() if n),
    )
    return Form(key, msg("le_havre-tool-use"), (pick, *found.asks), None, text, None, found.issues, changes)


CALCULATORS: Final = Calculators()
