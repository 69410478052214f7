"""Ships and buildings put right at any moment: these are the ones that lie before a seat."""

from typing import Final, Literal

from scorers.core.api import Act, Event, Issues, MoveKey, Msg, Option, Player, Transfer, impossible, msg
from scorers.core.display import owned as with_owners
from scorers.core.forms import Answers, Form, Pick, picked
from scorers.le_havre import automatic, flow, holdings, market
from scorers.le_havre.cards import game_cards
from scorers.le_havre.faces import counted
from scorers.le_havre.model import CITY, STACKS, Harbour, HavreState
from scorers.le_havre.printed import SHIPS, by_type

GROUPS: Final = ("ship", "building")
"""What lies before a seat in rows."""


class CardsPutRight(Event):
    """The table says which ships, or which buildings, lie before a seat; the table is right."""

    kind: Literal["cards_put_right"] = "cards_put_right"
    seat: str
    what: Literal["ship", "building"]
    cards: tuple[str, ...]


class PutCardsRight(Act[Harbour, CardsPutRight]):
    """Its moves: "has/s1/ship" and "has/s1/building"; they sit on the pencil of the row."""

    event = CardsPutRight
    moves = ("has",)

    def form(self, state: HavreState, move: MoveKey, answers: Answers) -> Form:
        """Return the form: every card there is, those that lie here ticked."""
        seat, what = move.args
        held, among = _held(state, seat, what), _among(state, what)
        here = tuple(card for card in among if card in held)
        told = picked(answers, "cards") if "cards" in answers else here
        chosen = tuple(card for card in among if card in told)
        title = msg(f"le_havre-has-{what}", who=Player(seat))
        pick = Pick("cards", title, _options(state, seat, among), chosen, 0, len(among))
        event = None if chosen == here else self.made(state, seat=seat, what=what, cards=chosen)
        confirm = msg(f"le_havre-has-{what}-confirm", who=Player(seat), n=len(chosen))
        return Form(str(move), title, (pick,), confirm, event=event, said=True)

    def transfers(self, state: HavreState, event: CardsPutRight) -> tuple[Transfer, ...]:
        """Return the cards that come from wherever they were, and those that go: home, or to the city."""
        here = _held(state, event.seat, event.what)
        comes = [card for card in event.cards if card not in here]
        goes = [card for card in here if card not in event.cards]
        return (
            *(transfer for card in comes for transfer in market.take(state, event.seat, card)),
            *(Transfer(src=event.seat, dst=STACKS if card in SHIPS else CITY, thing=card) for card in goes),
            *(transfer for card in goes for transfer in automatic.discs_home(state, card)),
        )

    def issues(self, state: HavreState, event: CardsPutRight) -> Issues:
        """Yield that there is no such card, or that one is named twice."""
        known = _among(state, event.what)
        if event.cards != tuple(card for card in known if card in event.cards):
            yield impossible("core-not-as-shown")

    def then(self, state: HavreState, event: CardsPutRight) -> Harbour:
        """Return the flow with the stacks as they lie then; a ship that was never taken still lies where it came."""
        return flow.off_stacks(state.flow, *event.cards)

    def label(self, event: CardsPutRight) -> Msg:
        """Return whose cards were put right."""
        return msg(f"le_havre-log-has-{event.what}", who=Player(event.seat), n=len(event.cards))


def _held(state: HavreState, seat: str, what: str) -> tuple[str, ...]:
    own = holdings.owned(state)[seat]
    return holdings.afloat(own) if what == "ship" else holdings.buildings(own)


def _among(state: HavreState, what: str) -> tuple[str, ...]:
    """Return the ships that have come, or every building of this game."""
    if what == "building":
        return holdings.in_order(game_cards(state.setup)) if "cards" in state.keeps else ()
    own = holdings.owned(state)
    sailing = (ship for held in own.values() for ship in held if ship in SHIPS)
    return by_type({*state.flow.ships, *sailing}) if "ships" in state.keeps else ()


def _options(state: HavreState, seat: str, among: tuple[str, ...]) -> tuple[Option, ...]:
    """Return the cards to tick, those before a seat or before nobody first."""
    own = holdings.owned(state)
    owner = {card: other for other in state.setup.ids for card in own[other]}
    faces = with_owners(tuple(counted(holdings.face_now(state, card)) for card in among), owner)
    found = (Option(face.key, face.name, face) for face in faces)
    return tuple(sorted(found, key=lambda option: owner.get(option.key, seat) != seat))
