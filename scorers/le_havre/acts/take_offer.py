"""Main action A: everything of one offer (p. 5)."""

from typing import Literal

from scorers.core.api import BOX, TABLE, Issues, MoveKey, Msg, Player, Transfer, against, impossible, msg, thing_msg
from scorers.core.forms import Amounts, Answers, Ask, Form, Option, Pick, numbers, picked
from scorers.le_havre import automatic, holdings
from scorers.le_havre.acts.turn import MainAction, Turn, reaps
from scorers.le_havre.faces import row
from scorers.le_havre.model import HavreState
from scorers.le_havre.printed import FRANC, SLUG, TABLES
from scorers.le_havre.visit import hotel
from scorers.le_havre.words import name


class OfferTaken(Turn):
    """An offer emptied."""

    kind: Literal["offer_taken"] = "offer_taken"
    offer: str
    n: int | None = None
    """How much lay there, as the table has told it; nothing where the app knows."""
    lodged: bool = False
    """Whether the table has told that the seat stands in the hotel."""


class TakeOffer(MainAction[OfferTaken]):
    """Its moves: "take/s1/fish", or "take/s1" to choose."""

    event = OfferTaken
    moves = ("take",)

    def form(self, state: HavreState, move: MoveKey, answers: Answers) -> Form:
        """Return the form of an offer; it asks how much lies there and who lodges where nobody follows that."""
        seat, *rest = move.args
        title = msg("le_havre-take-title", who=Player(seat))
        chosen = tuple(rest) or picked(answers, "offer")
        asks: list[Ask] = []
        if not rest:
            among = tuple(stall(state, offer) for offer in TABLES.offers)
            asks.append(Pick("offer", msg("le_havre-take-offer"), among, chosen))
        if not chosen:
            return Form(str(move), title, tuple(asks))
        offer = chosen[0]
        n, told, lodged = _known(state, offer), None, bool(picked(answers, "lodging"))
        if n is None:
            n = told = numbers(answers, "n").get(offer)
            asks.append(Amounts("n", msg("le_havre-take-n"), (row(offer, told, 1),)))
            if n is None:
                return Form(str(move), title, tuple(asks))
        asks += hotel(state, seat, told=lodged)[0]
        event = self.made(state, seat=seat, offer=offer, n=told, lodged=lodged)
        what = thing_msg(SLUG, offer, n) if n else name(offer)
        confirm = msg("le_havre-take-confirm", what=what)
        return Form(str(move), title, tuple(asks), confirm, event=event, follows=reaps(event))

    def transfers(self, state: HavreState, event: OfferTaken) -> tuple[Transfer, ...]:
        """Return what lay there, what others and the hotel get of it, and what follows by itself."""
        seat, offer = event.seat, event.offer
        known = _known(state, offer)
        n = (event.n or 0) if known is None else known
        _, guest = hotel(state, seat, told=event.lodged)
        taken = (
            *holdings.give(TABLE, BOX, {f"offer.{offer}": n}),
            *holdings.give(TABLE, seat, {offer: n}),
            *automatic.on_offer(state, seat, offer),
            *holdings.give(TABLE, seat, {FRANC: guest.on_offer if guest else 0}),
            *automatic.on_gain(state, seat, (offer,)),
        )
        return (*taken, *automatic.after_action(state, seat, taken, event.tile))

    def issues(self, state: HavreState, event: OfferTaken) -> Issues:
        """Yield that a building comes first, or that nothing lies there (p. 5; digest 3.2)."""
        yield from super().issues(state, event)
        if not _may_be(state, event):
            yield impossible("core-not-as-shown")
        if state.flow.memory.onward_of(event.seat):
            yield against("le_havre-onward-building", who=Player(event.seat))
        if state.ledger.n(TABLE, f"offer.{event.offer}") == 0:
            yield against("le_havre-offer-empty", what=name(event.offer))

    def label(self, event: OfferTaken) -> Msg:
        """Return what was taken."""
        got = tuple(thing_msg(SLUG, t.thing, t.n) for t in event.transfers if t.dst == event.seat and t.src == TABLE)
        return msg("le_havre-log-offer", who=Player(event.seat), what=got or (name(event.offer),))


def stall(state: HavreState, offer: str) -> Option:
    """Return an offer with what lies on it; from an empty one nothing can be taken."""
    lies = state.ledger.n(TABLE, f"offer.{offer}")
    label = thing_msg(SLUG, offer, lies) if lies else name(offer)
    return Option(offer, label, because=msg("le_havre-nothing-there") if lies == 0 else None, sign=offer)


def _may_be(state: HavreState, event: OfferTaken) -> bool:
    """Return whether there is such an offer, and the table has told nothing else than the app knows."""
    if event.offer not in TABLES.offers:
        return False
    known = _known(state, event.offer)
    counted = (event.n or 0) > 0 if known is None else event.n in (None, known)
    return counted and (not event.lodged or hotel(state, event.seat, told=True)[1] is not None)


def _known(state: HavreState, offer: str) -> int | None:
    """Return how much lies there; nothing counts where nobody keeps account of what comes off it."""
    followed = "offers" in state.keeps or offer in state.ledger.kept
    return state.ledger.n(TABLE, f"offer.{offer}") if followed else 0
