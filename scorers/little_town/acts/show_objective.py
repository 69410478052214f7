"""An objective card is shown, and its points scored at once (p. 7)."""

from dataclasses import replace
from typing import Final, Literal

from scorers.core.act import Issues, Transfers
from scorers.core.acts.points import gained
from scorers.core.api import TABLE, Event, MoveKey, Msg, Player, Transfer, against, hint, impossible, known, place
from scorers.core.display import Face, Sign
from scorers.core.forms import Answers, Form, Option, Pick, picked
from scorers.little_town import faces, printed, words
from scorers.little_town.acts.base import TownAct, who_asked
from scorers.little_town.conditions import unmet
from scorers.little_town.model import SHOWN, Town


class ObjectiveShown(Event):
    """An objective card is shown and scored (p. 7)."""

    kind: Literal["objective_shown"] = "objective_shown"
    seat: str
    vp: int
    card: str | None = None


class ShowObjective(TownAct[ObjectiveShown]):
    """Two or three points: by the card where these are kept, else by the points alone."""

    event, moves = ObjectiveShown, ("objective",)

    def form(self, state: Town, move: MoveKey, answers: Answers) -> Form:
        """Return the form of "objective/s1", or of "objective", which asks who: the last answer records it."""
        seat, who = who_asked(state, move, answers)
        chosen = picked(answers, "card")
        title = words.say("objective-title", who=Player(seat)) if seat and not who else words.say("move-objective")
        named = _cards(state, seat)
        cards = (*(_plain(n, faced=bool(named)) for n in printed.NUMBERS.objective_points), *named)
        asks = (*who, Pick("card", words.say("which-objective"), cards, chosen))
        note = words.say("objective-names") if named else None
        if seat is None or not chosen:
            return Form(str(move), title, asks, note=note)
        card = chosen[0] if chosen[0] in printed.OBJECTIVES else None
        vp = printed.OBJECTIVES[card].vp if card else int(chosen[0].removeprefix("vp"))
        confirm = words.say("objective-confirm", n=vp) if card and unmet(state, seat, card) else None
        return Form(str(move), title, asks, confirm, note, self.made(state, seat=seat, vp=vp, card=card))

    def transfers(self, _state: Town, event: ObjectiveShown) -> Transfers:
        """Yield the card, laid open, and its points."""
        shown = place(event.seat, SHOWN)
        yield Transfer(src=event.seat, dst=shown, thing="objective")
        if event.card:
            yield Transfer(src=TABLE, dst=shown, thing=f"card.{event.card}")
        yield from gained(event.seat, "vp.objective", event.vp)

    def issues(self, state: Town, event: ObjectiveShown) -> Issues:
        """Yield that a card is worth what is printed on it (p. 2, LT-V17), and a doubt whether it is met (p. 7)."""
        card = printed.OBJECTIVES.get(event.card or "")
        if event.vp not in printed.NUMBERS.objective_points or (event.card and card is None):
            yield impossible("little_town-objective-points", n=event.vp)
        elif card and card.vp != event.vp:
            yield (hint if card.inferred else against)("little_town-objective-worth", n=card.vp)
        if card and unmet(state, event.seat, card.id):
            yield hint("little_town-objective-unmet", who=Player(event.seat), what=words.say(f"does-{card.id}"))

    def label(self, event: ObjectiveShown) -> Msg:
        """Return who scored how much with it."""
        return words.say("log-objective", who=Player(event.seat), n=event.vp)


def _plain(n: int, *, faced: bool) -> Option:
    """Return a card nobody names: its points alone, as a card among cards."""
    name = words.say("objective-plain", n=n)
    worth, other = Sign("vp", known(n)), words.say("objective-other")
    return Option(f"vp{n}", name, Face(f"vp{n}", name, (worth,), text=other, value=worth) if faced else None)


def _cards(state: Town, seat: str | None) -> tuple[Option, ...]:
    """Return the cards not shown yet, where they are kept; that the names are ours is said once for all of them."""
    cards = printed.OBJECTIVES if "objectives" in state.keeps else ()
    left = [card for card in cards if state.ledger.n(TABLE, f"card.{card}") != 0]
    return tuple(_card(card, doubted=seat is not None and unmet(state, seat, card)) for card in left)


def _card(card: str, *, doubted: bool) -> Option:
    """Return a card; one that is known not to be met says so, and can be shown all the same: the table is right."""
    face = replace(faces.objective_face(card), our_words=())
    return Option(card, face.name, face, words.say("not-met") if doubted else None, anyway=doubted)


SHOW_OBJECTIVE: Final = ShowObjective()
