"""Cards that are built, and the token of the first complete line (digest 3.3)."""

from dataclasses import replace
from typing import Final, Literal

from scorers.core.api import BOX, TABLE, Event, Issues, MoveKey, Moves, Msg, Player, Transfers, against, impossible
from scorers.core.forms import Answers, Form, Option, Pick, Place, picked
from scorers.core.ledger import Transfer
from scorers.craftsmen.acts.base import Acting, Behind, actions, by, pay_privilege, privilege, told, told_right
from scorers.craftsmen.model import Craft, CraftFlow, Phase
from scorers.craftsmen.printed import FINAL, NUMBERS
from scorers.craftsmen.words import good, name_of, say

CARDS: Final = 2
"""So many cards a helper builds, one of them by privilege without matching (digest 3.3)."""


class Built(Event):
    """A card was built: its kind, its upper and lower colour, and at which end of the row."""

    kind: Literal["built"] = "built"
    seat: str
    card: str
    top: str
    bottom: str
    side: Literal["left", "right"] = "right"
    privilege: bool = False


class Build(Acting[Built]):
    """Behind a name: "built/s1"; the sawmill first."""

    event, moves, rows = Built, ("built",), (Phase.BUILD,)

    def form(self, state: Craft, move: MoveKey, answers: Answers) -> Form:
        """Return the form: kind, two colours, the end where that is a question."""
        (seat,), first = move.args, not state.ledger.n(move.rest, "card.sawmill")
        kinds = ("sawmill",) if first else tuple(NUMBERS.construction)
        card = picked(answers, "card") or (kinds if first else ())
        top, bottom = picked(answers, "top"), picked(answers, "bottom")
        title = say("built-title", who=Player(seat), first="yes" if first else "no")
        colours = tuple(Option(colour, say(f"colour-{colour}"), sign=f"half_{colour}") for colour in NUMBERS.colours)
        cards = tuple(Option(kind, name_of(f"card.{kind}"), sign=kind) for kind in kinds)
        asks = [] if first else [Pick("card", title, cards, card)]
        asks += [Pick("top", say("top-ask"), colours, top), Pick("bottom", say("bottom-ask"), colours, bottom)]
        if not (card and top and bottom):
            return Form(str(move), title, tuple(asks))
        fits = [side for side in ("left", "right") if matches(state, seat, top[0], bottom[0], side)]
        side: tuple[str, ...] = ("right",)
        if not first and state.flow.ends.get(seat):
            side, ends = picked(answers, "side"), tuple(_end(state, seat, end, fits) for end in ("left", "right"))
            asks.append(Pick("side", say("end-ask"), ends, side))
        half = {"top": top[0], "bottom": bottom[0], "side": side[0], "privilege": side[0] not in fits} if side else {}
        event = self.made(state, seat=seat, card=card[0], **half) if side else None
        return Form(str(move), title, tuple(asks), event=event)

    def transfers(self, state: Craft, event: Built) -> Transfers:
        """Yield the card and its two halves, and what an end that does not match costs."""
        yield Transfer(src=BOX, dst=event.seat, thing=f"card.{event.card}")
        for colour in (event.top, event.bottom):
            yield Transfer(src=BOX, dst=event.seat, thing=f"half.{colour}")
        yield from pay_privilege(state, event.seat, used=event.privilege)

    def issues(self, state: Craft, event: Built) -> Issues:
        """Yield a second sawmill or none, and neither half matching without a privilege (CR-V08, V16)."""
        first = not state.ledger.n(event.seat, "card.sawmill")
        kinds = ("sawmill",) if first else tuple(NUMBERS.construction)
        if event.card not in kinds or not {event.top, event.bottom} <= {*NUMBERS.colours}:
            yield impossible("core-not-as-shown")
        elif matches(state, event.seat, event.top, event.bottom, event.side) == event.privilege:
            yield against("craftsmen-no-match")
        if not first and state.flow.phase is not Phase.BUILD:
            yield against("craftsmen-not-now")
        elif not first and (why := shut(state, event.seat, free=event.privilege)):
            yield against(why.id, **dict(why.params))

    def then(self, state: Craft, event: Built) -> CraftFlow:
        """Return the flow with the new end of the row."""
        new = (event.top, event.bottom)
        ends = (*new, *new) if event.card == "sawmill" else state.flow.ends.get(event.seat, ())
        now = (*new, *ends[2:]) if event.side == "left" else (*ends[:2], *new)
        flow = super().then(state, event)
        return replace(flow, ends={**flow.ends, event.seat: now}) if ends else flow

    def gone(self, state: Craft, event: Built) -> CraftFlow:
        """Return the flow in which the ends of that row are not known any more."""
        return replace(state.flow, ends={seat: ends for seat, ends in state.flow.ends.items() if seat != event.seat})

    def marks(self, event: Built) -> tuple[str, ...]:
        """Return that it was built, and by privilege; not of the sawmill."""
        if event.card == "sawmill":
            return ()
        return (f"{event.seat}/card", f"{event.seat}/free")[: 1 + event.privilege]

    def label(self, event: Built) -> Msg:
        """Return what was built."""
        what = say(f"colour-{event.top}"), say(f"colour-{event.bottom}")
        said = say("log-built", who=Player(event.seat), card=name_of(f"card.{event.card}"), what=what)
        return by(event, said, free=event.privilege)

    def offered(self, state: Craft) -> Moves:
        """Yield it behind every name while cards are built; its sawmill until it is told, at first below the sums."""
        for seat in state.setup.ids if "buildings" in state.keeps else ():
            first = not state.ledger.n(seat, "card.sawmill")
            if state.flow.phase is Phase.ORDER and first:
                yield self.move(seat, label=say("sawmill-of", who=Player(seat)), seat=seat)
            elif first or state.flow.phase is Phase.BUILD:
                why, label = None if first else shut(state, seat, free=False), say("sawmill" if first else "built")
                yield replace(self.move(seat, label=label, place=Place.SEAT, seat=seat, because=why), anyway=bool(why))


def _end(state: Craft, seat: str, end: str, fits: list[str]) -> Option:
    """Return an end of the row; where nothing matches, why it is not for this seat. It may happen anyway."""
    how = "" if end in fits else "-token" if privilege(state, seat) == "token" else "-privilege"
    why = shut(state, seat, free=True) if how else None
    return Option(end, say(f"end-{end}{how}"), because=why, anyway=bool(why))


def shut(state: Craft, seat: str, *, free: bool) -> Msg | None:
    """Return why a seat builds no further card here, or none without matching, as far as is kept (CR-V08)."""
    helpers = actions(state, seat, Phase.BUILD)
    n, unmatched = (state.flow.spent.count(f"{seat}/{mark}") for mark in ("card", "free"))
    if helpers is not None and (n >= CARDS * helpers or (free and unmatched >= helpers)):
        of = CARDS * helpers
        return say("too-many-cards", who=Player(seat), n=n, of=of, each=CARDS, free="yes" if n < of else "no")
    return say("no-privilege", who=Player(seat)) if free and not privilege(state, seat) else None


def matches(state: Craft, seat: str, top: str, bottom: str, side: str) -> bool:
    """Return whether a half matches that beside it at the same level; where nobody knows the row, it may."""
    ends = state.flow.ends.get(seat, ())
    beside = ends[:2] if side == "left" else ends[2:]
    return not beside or top == beside[0] or bottom == beside[1]


class BonusTaken(Event):
    """The first complete line of a final product has brought its token (digest 3.3)."""

    kind: Literal["bonus_taken"] = "bonus_taken"
    seat: str
    good: str


class TakeBonus(Behind[BonusTaken]):
    """Behind a name while cards are built, and at the end: "bonus/s1"; which token, its value where nobody knows it."""

    event, moves, tells, rows = BonusTaken, ("bonus",), True, (Phase.BUILD, Phase.END)

    def form(self, state: Craft, move: MoveKey, answers: Answers) -> Form:
        """Return the form."""
        (seat,), chosen, title = move.args, picked(answers, "good"), say("bonus-title", who=Player(move.rest))
        free = tuple(product for product in FINAL if state.ledger.n(TABLE, f"bonus.{product}") != 0)
        ask = Pick("good", title, tuple(Option(one, good(one), sign=one) for one in free), chosen)
        more, printed, confirm = told(state, f"bonus.{chosen[0]}", answers) if chosen else ((), None, None)
        event = None if printed is None else self.made(state, seat=seat, good=chosen[0], printed=printed)
        return Form(str(move), title, (ask, *more), confirm, event=event, grows=1)

    def transfers(self, _state: Craft, event: BonusTaken) -> Transfers:
        """Yield the token."""
        yield Transfer(src=TABLE, dst=event.seat, thing=f"bonus.{event.good}")

    def issues(self, state: Craft, event: BonusTaken) -> Issues:
        """Yield what is no token, or its value told anew."""
        if event.good not in FINAL or not told_right(state, event, f"bonus.{event.good}"):
            yield impossible("core-not-as-shown")

    def label(self, event: BonusTaken) -> Msg:
        """Return whose token it is."""
        return say("log-bonus", who=Player(event.seat), what=good(event.good))
