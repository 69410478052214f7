"""Look up: the cards in one's own hand, entered by touch, and an auction, bid by bid (digest 4.5).

Hands are secret: the answers never leave the device, nothing of them is kept or logged. Nothing of an auction is kept.
"""

from collections.abc import Iterator
from typing import Final

from scorers.core.api import MoveKey, Moves, Msg, Player, Tool, plain
from scorers.core.forms import Amounts, Answers, Ask, Form, Option, Pick, Row, numbers, picked, players
from scorers.core.msg import chained
from scorers.core.spots import CARD, Spot, SpotRow, Spots
from scorers.craftsmen.hand import COLOURS, FACES, Hand, Way, faces, held, investment, values, ways, worth
from scorers.craftsmen.model import Craft, CraftFlow, order_of
from scorers.craftsmen.printed import NUMBERS
from scorers.craftsmen.words import name_of, say

PRICES: Final = (2, 3, 5, 6, 10)
"""What is printed: building and buying cost one of these, two buildings together two."""

MOST: Final = 12
"""Nobody ever holds more: a full hand with the four cards of the bank."""

DEAREST: Final = 60
TOLD: Final = 3


class HandTool(Tool[CraftFlow]):
    """Its move: "hand"."""

    moves = ("hand",)

    def form(self, state: Craft, move: MoveKey, answers: Answers) -> Form:
        """Return the form: every card there is, a price, its colours; and what the cards say to them."""
        cards, price = picked(answers, "cards"), numbers(answers, "price").get("price", 0)
        only, row = picked(answers, "only"), Row("price", say("hand-price"), price, 0, DEAREST, adds=PRICES)
        asks: list[Ask] = [_cards(cards), Amounts("price", say("hand-pay"), (row,))]
        if price:
            options = tuple(Option(one, say(f"colour-{one}"), sign=f"half_{one}") for one in COLOURS)
            asks.append(Pick("only", say("hand-only"), options, only, least=0, most=2))
        hand, sets = held(cards), not only or state.rulings["notary_sets"] == "yes"
        lines = (*_standing(hand), *(_paying(hand, price, only or COLOURS, sets=sets) if price else ()))
        return Form(str(move), say("hand"), tuple(asks), note=chained("craftsmen-hand-lines", lines), grows=3)

    def offered(self, _state: Craft) -> Moves:
        """Yield it."""
        yield self.move(label=say("hand"))


def _cards(cards: tuple[str, ...]) -> Pick:
    """Return the question which cards: a row for each colour, a touch for each card."""
    options = tuple(Option(f"{colour}{face}", _card(colour, face)) for colour in COLOURS for face in FACES)
    rows = (tuple(_spot(colour, face, cards) for face in FACES) for colour in COLOURS)
    lines = tuple(SpotRow(colour, say(f"colour-{colour}"), row) for colour, row in zip(COLOURS, rows, strict=True))
    return Pick("cards", say("hand-cards"), options, cards, 0, MOST, repeats=True, spots=Spots(lines))


def _spot(colour: str, face: int, cards: tuple[str, ...]) -> Spot:
    """Return the place of a card, with as many as are held."""
    key, sign = f"{colour}{face}", f"half_{colour}"
    return Spot(key, (sign,) * cards.count(key), CARD, plain(str(face)), sign)


def _card(colour: str, face: int) -> Msg:
    return say("hand-card", colour=colour, n=face)


def _standing(hand: Hand) -> Iterator[Msg]:
    """Yield what the cards are worth, and the best investment or the colours it lacks."""
    n = sum(map(sum, hand))
    if not n:
        yield say("hand-empty")
        return
    yield say("hand-worth", n=n, worth=worth(hand), faces=sum(map(faces, hand)))
    best = investment(hand)
    lacking = tuple(say(f"colour-{colour}") for colour, suit in zip(COLOURS, hand, strict=True) if not sum(suit))
    yield say("hand-invest", n=sum(best)) if best else say("hand-no-invest", what=lacking)


def _paying(hand: Hand, price: int, colours: tuple[str, ...], *, sets: bool) -> Iterator[Msg]:
    """Yield the ways to pay, or how much is missing."""
    found = ways(hand, price, colours, sets=sets)
    if not found:
        able = (suit for colour, suit in zip(COLOURS, hand, strict=True) if colour in colours)
        yield say("hand-short", price=price, n=price - sum(max(values(suit)) if sets else faces(suit) for suit in able))
    yield from (_way(way, price) for way in found[:TOLD])


def _way(way: Way, price: int) -> Msg:
    """Return one way in words: the cards, what is lost, what the rest is worth and what it could still invest."""
    suits = zip(COLOURS, way.paid, strict=True)
    found = ((colour, face, n) for colour, suit in suits for face, n in zip(FACES, suit, strict=True))
    cards = tuple(_card(colour, face) for colour, face, n in found for _ in range(n))
    return say("hand-way", what=cards, price=price, lost=way.lost, keeps=way.keeps, invests=way.invests)


# ---------------------------------------------------------------------------------------------------------- the auction


OUT: Final = "out"
STEP: Final = 6
"""So many bids above the last are offered to a tap."""


class Auction(Tool[CraftFlow]):
    """Its move: "tool/auction"."""

    moves = ("tool",)

    def form(self, state: Craft, move: MoveKey, answers: Answers) -> Form:
        """Return the form: who begins, what for, every bid in order, and what becomes of it."""
        title, who, kind = say("auction"), picked(answers, "who"), picked(answers, "kind")
        kinds = tuple(Option(one, name_of(f"card.{one}"), sign=one) for one in NUMBERS.mayor)
        begins = Pick("who", say("auction-who"), players(order_of(state)), who)
        asks: list[Ask] = [begins, Pick("kind", say("auction-kind"), kinds, kind)]
        if not (who and kind):
            return Form(str(move), title, tuple(asks))
        bids, still, best = _bids(state, who[0], answers)
        asks += bids
        note = None
        if len(still) == 1 and best:
            note = say("auction-won", who=Player(still[0]), n=best)
            if sum(picked(answers, ask.key) not in ((), (OUT,)) for ask in bids) == 1:
                more, note = _mayor(state, still[0], kind[0], best, answers)
                asks += more
        return Form(str(move), title, tuple(asks), note=note)

    def offered(self, _state: Craft) -> Moves:
        """Yield it."""
        yield self.move("auction", label=say("auction"))


def _bids(state: Craft, who: str, answers: Answers) -> tuple[list[Pick], list[str], int]:
    """Return the bids so far and the one that is open, who is still in, and the highest bid."""
    still, asks, best, at = [str(seat) for seat in state.setup.clockwise(who)], list[Pick](), 0, 0
    while len(still) > 1 or not best:
        seat, key = still[at % len(still)], f"bid/{len(asks)}"
        chosen, outs = picked(answers, key), (Option(OUT, say("bid-out")),) if best else ()
        higher = tuple(Option(str(n), say("bid", n=n)) for n in range(best + 1, best + 1 + STEP))
        asks.append(Pick(key, say("bid-ask", who=Player(seat)), (*outs, *higher), chosen))
        if not chosen:
            break
        if chosen[0] == OUT:
            at = still.index(seat)
            still.remove(seat)
        elif chosen[0].isdigit() and int(chosen[0]) > best:
            best, at = int(chosen[0]), still.index(seat) + 1
        else:
            break
    return asks, still, best


def _mayor(state: Craft, seat: str, kind: str, best: int, answers: Answers) -> tuple[tuple[Ask, ...], Msg]:
    """Return the mayor's cards, where nobody raised the first bid, and what they mean for it (digest 4.5)."""
    offer, cards = numbers(answers, "mayor").get("mayor"), NUMBERS.mayor[kind]
    label = say("mayor-ask", n=cards, counts=state.rulings["mayor_offer"])
    most = 3 * cards if state.rulings["mayor_offer"] == "faces" else 10
    asks = (Amounts("mayor", label, (Row("mayor", say("mayor"), offer, 1, most),)),)
    if offer is None:
        return asks, label
    wins, who = best > offer or (best == offer and state.rulings["mayor_level"] == "yes"), Player(seat)
    return asks, say("auction-won", who=who, n=best) if wins else say("mayor-leads", who=who, n=offer)
