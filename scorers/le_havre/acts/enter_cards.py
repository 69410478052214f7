"""What the table reads off its cards: the stacks of proposals as they lie, and what no list covers (p. 3)."""

from collections.abc import Mapping
from dataclasses import replace
from itertools import chain
from typing import Final, Literal

from scorers.core.api import Act, Event, Issues, MoveKey, Msg, hint, impossible, msg, plain
from scorers.core.forms import Amounts, Answers, Form, Option, Pick, Row, Text, numbers, picked, words
from scorers.le_havre.cards import CARDS, PREFIX, TYPES, proposal_cards
from scorers.le_havre.faces import counted, face
from scorers.le_havre.holdings import in_stacks, owned, specials_left
from scorers.le_havre.model import Harbour, HavreState, Written
from scorers.le_havre.words import name

_ASKED: Final = ("first", "second")
"""Two stacks are entered, the third is what is left."""

STACKS: Final = 3


class StacksLaid(Event):
    """The three stacks, each from the top."""

    kind: Literal["stacks_laid"] = "stacks_laid"
    stacks: tuple[tuple[str, ...], ...]


class LayStacks(Act[Harbour, StacksLaid]):
    """Its move: "stacks"; each is sorted by number."""

    event = StacksLaid
    moves = ("stacks",)

    def form(self, state: HavreState, move: MoveKey, answers: Answers) -> Form:
        """Return the form: which cards lie in two of the stacks, one after the other while all of them lie there."""
        left, third = in_stacks(state), _third(state)
        chosen = {stack: tuple(card for card in left if card in picked(answers, stack)) for stack in _ASKED}
        first, second = chosen.values()
        whole = len(left) == third * STACKS
        asks = tuple(_ask(at, left, chosen, third, whole=whole) for at in range(len(_ASKED)))
        if whole:
            asks = asks[:1] if len(first) < third else asks[::-1]
        done = len(first) == len(second) == third if whole else bool(first)
        rest = tuple(card for card in left if card not in (*first, *second))
        event = self.made(state, stacks=(first, second, rest)) if done else None
        return Form(str(move), asks[0].label, asks, msg("le_havre-stacks-confirm"), event=event)

    def issues(self, state: HavreState, event: StacksLaid) -> Issues:
        """Yield that other cards lie there, or not in the order of their numbers."""
        left = in_stacks(state)
        in_order = all(stack == tuple(card for card in left if card in stack) for stack in event.stacks)
        if not in_order or sorted(chain(*event.stacks)) != sorted(left):
            yield impossible("core-not-as-shown")
        if any(len(stack) > _third(state) for stack in event.stacks):
            yield hint("le_havre-stacks-uneven", n=_third(state))  # older journals took any

    def then(self, state: HavreState, event: StacksLaid) -> Harbour:
        """Return the flow with the stacks as they lie."""
        return replace(state.flow, stacks=event.stacks)

    def label(self, _event: StacksLaid) -> Msg:
        """Return that the stacks were entered."""
        return msg("le_havre-log-stacks")


def _third(state: HavreState) -> int:
    """Return how many cards each of the stacks had when they were laid (p. 3)."""
    return len(proposal_cards(state.setup.variant, state.setup.players)) // STACKS


def _ask(at: int, left: tuple[str, ...], chosen: Mapping[str, tuple[str, ...]], third: int, *, whole: bool) -> Pick:
    """Return the question which cards lie in one stack: no more than a third of all."""
    stack = _ASKED[at]
    taken = {card for other, found in chosen.items() if other != stack for card in found}
    faces = (counted(face(card)) for card in left if card not in taken)
    among, here = tuple(Option(shown.key, shown.name, shown) for shown in faces), chosen[stack]
    label = msg("le_havre-stacks-one", at=at + 1, n=len(here), of=third)
    return Pick(stack, label, among, here, third if whole else 0, third)


_ALWAYS: Final = ("value", "price")
"""Of these nothing is assumed."""

_LEAST: Final = -99
"""A card may be worth less than nothing."""

_PRINTED: Final = ("value", "price", "hammers", "fishermen", "bonus")
"""What can be read on a card nobody knows."""


class CardWritten(Event):
    """What is printed on a card that no list covers."""

    kind: Literal["card_written"] = "card_written"
    written: Written


class WriteCard(Act[Harbour, CardWritten]):
    """Its move: "write"."""

    event = CardWritten
    moves = ("write",)

    def form(self, state: HavreState, move: MoveKey, answers: Answers) -> Form:
        """Return the form: which card, its name, type and numbers."""
        among = tuple(Option(card, name(card)) for card in unknown_cards(state))
        chosen = picked(answers, "card") or tuple(option.key for option in among[:1])
        type_ = picked(answers, "type")
        given = numbers(answers, "printed")
        called = words(answers, "name")
        rows = tuple(_row(what, given) for what in _PRINTED)
        asks = (
            Pick("card", msg("le_havre-which-card"), among, chosen),
            Text("name", msg("le_havre-write-name"), called, least=1),
            Pick("type", msg("le_havre-write-type"), tuple(Option(t, msg(f"le_havre-kind-{t}")) for t in TYPES), type_),
            Amounts("printed", msg("le_havre-write-numbers"), rows),
        )
        event = None
        if called and chosen and type_ and "value" in given:
            printed = {row.key: row.value or 0 for row in rows}
            price = given.get("price", max(0, printed["value"])) or None
            told = {"card": chosen[0].removeprefix(PREFIX), "name": called, "type": type_[0], **printed, "price": price}
            event = self.made(state, written=told)
        return Form(str(move), msg("le_havre-write-title"), asks, msg("le_havre-write-confirm"), event=event)

    def issues(self, _state: HavreState, event: CardWritten) -> Issues:
        """Yield that the card needs no reading out."""
        card = CARDS.get(PREFIX + event.written.card)
        if card is None or not card.unknown or event.written.type not in TYPES:
            yield impossible("core-not-as-shown")

    def then(self, state: HavreState, event: CardWritten) -> Harbour:
        """Return the flow with the card as it was read out last."""
        others = tuple(w for w in state.flow.written if w.card != event.written.card)
        return replace(state.flow, written=(*others, event.written))

    def label(self, event: CardWritten) -> Msg:
        """Return which card was read out."""
        return msg("le_havre-log-written", what=plain(event.written.name))


def unknown_cards(state: HavreState) -> tuple[str, ...]:
    """Return the special cards of which nothing is known: those that lie open first."""
    open_cards = (card for held in owned(state).values() for card in held if card.startswith(PREFIX))
    return tuple(card for card in (*open_cards, *specials_left(state)) if CARDS[card].unknown)


def _row(what: str, given: Mapping[str, int]) -> Row:
    """Return a number on the card: symbols can be missing, what it is worth is read out, and it costs that (p. 5)."""
    note = msg("le_havre-write-price-note") if what == "price" else None
    value = given.get(what, None if what in _ALWAYS else 0)
    return Row(what, msg(f"le_havre-write-{what}"), value, _LEAST if what == "value" else 0, note=note)
