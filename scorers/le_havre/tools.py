"""Calculators that record nothing, and what is entered once: the three stacks, a card nobody knows."""

from __future__ import annotations

from collections.abc import Mapping

from scorers.core.amount import UNKNOWN, known
from scorers.core.due import Due, Means, Payment, Way, best
from scorers.core.forms import Amounts, Answers, Change, Form, Option, Pick, Row, Text, numbers, picked, words
from scorers.core.msg import TABLE, Msg, msg, thing_msg
from scorers.le_havre.cards import PREFIX, TYPES, cards, game_cards
from scorers.le_havre.due_forms import name
from scorers.le_havre.dues import loans_way
from scorers.le_havre.effects.exchange import outcome
from scorers.le_havre.effects.outcome import Use
from scorers.le_havre.faces import face
from scorers.le_havre.flow import acting
from scorers.le_havre.holdings import Owned, food_due, in_stacks, owned, specials_left, unread
from scorers.le_havre.model import CardWritten, HavreState, StacksLaid, Written
from scorers.le_havre.printed import FRANC, LOAN, SLUG, foods

STACKS_LAID = ("first", "second")
"""Two stacks are entered, the third is what is left."""

ALWAYS = ("value", "price")
"""Of these nothing is assumed."""

LEAST = -99
"""A card may be worth less than nothing."""

PRINTED = ("value", "price", "hammers", "fishermen", "bonus")
"""What can be read on a card nobody knows."""


def tool_form(state: HavreState, key: str, answers: Answers) -> Form:
    """A calculator; nothing it says is recorded."""
    return _feeding(state, key, answers) if key == "tool/feed" else _building(state, key, answers)


def _feeding(state: HavreState, key: str, answers: Answers) -> Form:
    """The payment that wastes least for any larder (p. 7-8)."""
    due = numbers(answers, "due").get("due", food_due(state))
    given = numbers(answers, "larder")
    asked = tuple(Row(thing, name(thing), given.get(thing, 0), thing=thing) for thing in _edible())
    larder = tuple(Means(good.id, known(given.get(good.id, 0)), good.food) for good in foods())
    purse = Means(FRANC, known(given.get(FRANC, 0)), change=True, points=1)
    payment = best(Due("tool", TABLE, TABLE, (Way("food", (*larder, purse), due), loans_way())))
    asks = (
        Amounts("due", msg("le_havre-tool-feed-due"), (Row("due", msg("le_havre-tool-feed-due"), due),)),
        Amounts("larder", msg("le_havre-tool-feed-larder"), asked),
    )
    return Form(key, msg("le_havre-tool-feed"), asks, note=_said(payment), changes=_loss(payment))


def _edible() -> tuple[str, ...]:
    return (*(good.id for good in foods()), FRANC)


def _said(payment: Payment) -> Msg:
    loans = payment.n(LOAN)
    what = tuple(thing_msg(SLUG, part.thing, part.n) for part in payment.paid if part.thing != LOAN)
    if loans:
        everything = what or (msg("le_havre-use-none"),)
        return msg("le_havre-tool-loans", what=everything, loans=thing_msg(SLUG, LOAN, loans))
    if payment.over:
        return msg("le_havre-tool-over", what=what, food=msg("le_havre-food", n=payment.over))
    return msg("le_havre-tool-pays", what=what) if what else msg("le_havre-tool-nothing")


def _loss(payment: Payment) -> tuple[Change, ...]:
    return tuple(_change(TABLE, part.thing, -part.n) for part in payment.paid if part.thing != LOAN)


def _change(owner: str, thing: str, delta: int) -> Change:
    return Change(owner, thing, thing_msg(SLUG, thing, abs(delta)), delta, UNKNOWN, UNKNOWN)


def _building(state: HavreState, key: str, answers: Answers) -> Form:
    """What a building takes and gives, for any amounts (building list)."""
    seat = acting(state) or state.setup.first
    among = tuple(Option(card, name(card), face(card)) for card in game_cards(state.setup) if cards()[card].effect)
    chosen = picked(answers, "building")
    pick = Pick("building", msg("le_havre-use-which"), among, chosen)
    if not chosen:
        return Form(key, msg("le_havre-tool-use"), (pick,))
    card = cards()[chosen[0]]
    if card.effect is None:
        return Form(key, msg("le_havre-tool-use"), (pick,), note=face(card.thing).text)
    found = outcome(Use(state, seat, card, card.effect, answers, owned(state)))
    changes = (
        *(_change(seat, thing, -n) for thing, n in found.gives.items() if n),
        *(_change(seat, thing, n) for thing, n in found.gets.items() if n),
    )
    note = face(card.thing).text
    return Form(key, msg("le_havre-tool-use"), (pick, *found.asks), None, note, None, found.issues, changes)


def stacks_form(state: HavreState, key: str, answers: Answers) -> Form:
    """The three stacks as they lie; each is sorted by number, the third is what is left (p. 3)."""
    left = in_stacks(state)
    chosen = {stack: picked(answers, stack) for stack in STACKS_LAID}
    asks = tuple(_stack_ask(stack, left, chosen) for stack in STACKS_LAID)
    first, second = (tuple(card for card in left if card in chosen[stack]) for stack in STACKS_LAID)
    third = tuple(card for card in left if card not in first and card not in second)
    event = StacksLaid(stacks=(first, second, third)) if first else None
    return Form(key, msg("le_havre-stacks-title"), asks, msg("le_havre-stacks-confirm"), event=event)


def _stack_ask(stack: str, left: tuple[str, ...], chosen: dict[str, tuple[str, ...]]) -> Pick:
    taken = {card for other, cards_ in chosen.items() if other != stack for card in cards_}
    among = tuple(Option(card, name(card), face(card)) for card in left if card not in taken)
    here = chosen[stack]
    return Pick(stack, msg("le_havre-stacks-one", n=len(here)), among, here, 0, len(left))


def unknown_cards(state: HavreState) -> tuple[str, ...]:
    """Special cards of which nothing is known."""
    open_cards = (card for held in owned(state).values() for card in held if card.startswith(PREFIX))
    return tuple(card for card in (*open_cards, *specials_left(state)) if cards()[card].unknown)


def unread_cards(state: HavreState, own: Owned) -> bool:
    """Whether a card lies open of which nobody has said what is printed on it."""
    return any(unread(state, card) for held in own.values() for card in held)


def write_form(state: HavreState, key: str, answers: Answers) -> Form:
    """What is printed on a blank card, or on one no list covers."""
    among = tuple(Option(card, name(card)) for card in unknown_cards(state))
    chosen = picked(answers, "card") or tuple(option.key for option in among[:1])
    type_ = picked(answers, "type")
    given = numbers(answers, "printed")
    called = words(answers, "name")
    rows = tuple(_printed(what, given) for what in PRINTED)
    asks = (
        Pick("card", msg("le_havre-which-card"), among, chosen),
        Text("name", msg("le_havre-write-name"), called, least=1),
        Pick("type", msg("le_havre-write-type"), tuple(Option(t, msg(f"le_havre-kind-{t}")) for t in TYPES), type_),
        Amounts("printed", msg("le_havre-write-numbers"), rows),
    )
    event = None
    if called and chosen and type_ and "value" in given:
        printed = {row.key: row.value or 0 for row in rows}
        del printed["price"]
        price = given.get("price", max(0, printed["value"])) or None
        told = Written(card=chosen[0].removeprefix(PREFIX), name=called, type=type_[0], price=price, **printed)
        event = CardWritten(written=told)
    return Form(key, msg("le_havre-write-title"), asks, msg("le_havre-write-confirm"), event=event)


def _printed(what: str, given: Mapping[str, int]) -> Row:
    """A number on the card: symbols can be missing, but what it is worth is read out, and it costs that (p. 5)."""
    always = what in ALWAYS
    note = msg("le_havre-write-price-note") if what == "price" else None
    value = given.get(what, None if always else 0)
    return Row(what, msg(f"le_havre-write-{what}"), value, LEAST if what == "value" else 0, note=note)
