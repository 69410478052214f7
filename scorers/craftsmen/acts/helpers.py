"""The helpers of a season: sent one by one with what covering costs, or told at once who had some left (digest 3.2)."""

from collections.abc import Iterator
from itertools import product
from typing import Final, Literal

from scorers.core.acts.points import gained
from scorers.core.api import BOX, Event, Issues, MoveKey, Moves, Msg, Player, Transfers, against, impossible
from scorers.core.forms import Answers, Form, Option, Pick, Place, picked, players
from scorers.core.ledger import Transfer, names, owner_msg, place
from scorers.core.spots import Spot, SpotRow, Spots, covers, free, in_order
from scorers.craftsmen import flow
from scorers.craftsmen.acts.base import Behind, Course, moved
from scorers.craftsmen.model import STAGES, Craft, CraftFlow, Phase, order_of, points, queue, two, unused
from scorers.craftsmen.printed import NUMBERS
from scorers.craftsmen.words import say, thing

KINDS: Final = ("gold", "silver", "ribbon")
"""The three spaces of a queue (digest 3.2)."""

LINE: Final = "vp.helpers"
RIBBON: Final = 2
"""The third space: covering there costs nothing (digest 3.2)."""
CARD, POINTS, DRAWN = "card", "points", "drawn"
"""The two ways to pay a fee; with two players nobody pays, and whoever is covered draws a card (digest 3.6)."""


class Placed(Event):
    """A helper stands on a space of a queue ("0.1": the first space, above another), and what covering cost."""

    kind: Literal["placed"] = "placed"
    seat: str
    building: str
    spot: str
    fee: Literal["", "card", "points", "drawn"] = ""


class Send(Course[Placed]):
    """One tap: "send/s1/bank"; where the queue is full, which disc is covered and how that is paid."""

    event, moves, at = Placed, ("send",), (Phase.HELPERS,)

    def form(self, state: Craft, move: MoveKey, answers: Answers) -> Form:
        """Return the form: the first free space is taken."""
        seat, building = move.args
        spots = [*_open(state, building)]
        chosen = tuple(spot for spot in picked(answers, "over") if spot in spots) or tuple(spots[: len(spots) == 1])
        title, asks = say("send-title", who=Player(seat), what=say(f"phase-{building}")), []
        if len(spots) > 1:
            over = tuple(Option(spot, owner_msg(covered(state, building, spot))) for spot in spots)
            asks.append(Pick("over", say("over-ask"), over, chosen, spots=Spots((line(state, building, "{}.1"),))))
        fee: tuple[str, ...] = ("",)
        if chosen and (due := _due(state, seat, building, chosen[0])):
            fee = (DRAWN,) if two(state.setup) else picked(answers, "fee")
            if fee != (DRAWN,):
                asks.append(Pick("fee", say("fee-ask", who=Player(due)), _ways(state, seat), fee))
        drawn = next((due for spot in spots if (due := _due(state, seat, building, spot))), "") * two(state.setup)
        note = say("draws-card", who=Player(drawn)) if drawn else None
        event = self.made(state, seat=seat, building=building, spot=chosen[0], fee=fee[0]) if chosen and fee else None
        confirm = say("cover-confirm") if drawn and not asks else None
        return Form(str(move), title, tuple(asks), confirm, note, event, grows=len(asks[:1]))

    def transfers(self, state: Craft, event: Placed) -> Transfers:
        """Yield the helper, and points to whom it covers."""
        yield Transfer(src=BOX, dst=place(event.seat, f"{event.building}.{event.spot}"), thing="helper")
        if event.fee == POINTS and (other := covered(state, event.building, event.spot)):
            yield Transfer(src=event.seat, dst=other, thing=LINE, n=fee_of(state))

    def issues(self, state: Craft, event: Placed) -> Issues:
        """Yield what the queue does not allow: more than two of one's own, too many (CR-V03), a wrong fee (CR-V04)."""
        if event.building not in STAGES or event.spot not in _high(state, event.building):
            yield impossible("craftsmen-no-such-space")
            return
        if unused(state, event.seat) <= 0:
            yield impossible("craftsmen-no-helper", who=Player(event.seat))
        if event.spot not in _open(state, event.building):
            yield against("craftsmen-space-free")
        yield from (against(said.id, **dict(said.params)) for said in _barred(state, event.seat, event.building))
        yield from _fee_issues(state, event)

    def then(self, state: Craft, event: Placed) -> CraftFlow:
        """Return the next turn, or the first stage."""
        return flow.sent(state, event.seat, passes=False)

    def label(self, event: Placed) -> Msg:
        """Return who stands where."""
        what = say(f"phase-{event.building}")
        return say(f"log-sent-{event.fee}" if event.fee else "log-sent", who=Player(event.seat), what=what)

    def offered(self, state: Craft) -> Moves:
        """Yield every building, on its row of the queues."""
        for seat, building in product(flow.on_turn(state), STAGES):
            label, because = say(f"phase-{building}"), next(_barred(state, seat, building), None)
            yield self.move(seat, building, label=label, place=Place.THING, seat=seat, thing=building, because=because)


def _barred(state: Craft, seat: str, building: str) -> Iterator[Msg]:
    """Yield why a seat sends nobody there: the building is full, or two of its helpers stand there (CR-V03)."""
    here, cap = in_order(queue(state, building)), NUMBERS.cap[state.setup.players]
    if len(here) >= cap:
        yield say("building-full", n=cap)
    if here.count(seat) >= NUMBERS.own_helpers:
        yield say("own-helpers", who=Player(seat), n=NUMBERS.own_helpers)


def line(state: Craft, building: str, key: str) -> SpotRow:
    """Return the queue of a building, its spaces by such a key."""
    stacks, cap = queue(state, building), NUMBERS.cap[state.setup.players]
    spots = (Spot(key.format(at), stack, KINDS[at]) for at, stack in enumerate(stacks))
    note = say("of", n=sum(map(len, stacks)), of=cap)
    return SpotRow(building, say(f"phase-{building}"), tuple(spots), building, note=note)


def _open(state: Craft, building: str) -> tuple[str, ...]:
    """Return the spaces one may go to: the first free, else those that can be covered (digest 3.2)."""
    stacks = queue(state, building)
    at = free(stacks)
    return (f"{at}.0",) if at is not None else tuple(f"{at}.1" for at in covers(stacks, NUMBERS.high))


def _high(state: Craft, building: str) -> tuple[str, ...]:
    """Return where one more disc can lie at all: on what lies there."""
    return tuple(f"{at}.{len(stack)}" for at, stack in enumerate(queue(state, building)) if len(stack) < NUMBERS.high)


def covered(state: Craft, building: str, spot: str) -> str:
    """Return whose disc a helper there covers; "" where it covers none."""
    at, _, layer = spot.partition(".")
    stack = queue(state, building)[int(at)] if layer == "1" else ()
    return stack[-1] if stack else ""


def _due(state: Craft, seat: str, building: str, spot: str) -> str:
    """Return who is paid for being covered, or draws; nobody on the ribbon, or for one's own disc."""
    other = covered(state, building, spot)
    return "" if other == seat or spot.startswith(f"{RIBBON}.") else other


def fee_of(state: Craft) -> int:
    """Return the fee in points of this year (digest 3.2)."""
    return NUMBERS.fee[state.flow.year - 1]


def _ways(state: Craft, seat: str) -> tuple[Option, ...]:
    because = say("too-few-points") if any(poor(state, seat)) else None
    return Option(CARD, say("fee-card")), Option(POINTS, thing("vp.other", fee_of(state)), because=because)


def _fee_issues(state: Craft, event: Placed) -> Issues:
    due = _due(state, event.seat, event.building, event.spot)
    if bool(due) != bool(event.fee) or (bool(due) and two(state.setup)) != (event.fee == DRAWN):
        yield impossible("craftsmen-fee-due" if due else "craftsmen-no-fee")
    elif event.fee == POINTS:
        yield from poor(state, event.seat)


def poor(state: Craft, seat: str) -> Issues:
    """Yield that a seat has fewer points than the fee; points never drop below zero (digest 6)."""
    found = points(state, seat).known
    if found is not None and found < fee_of(state):
        yield against("craftsmen-too-few-points", who=Player(seat), n=found)


class Passed(Event):
    """A seat sends no more helpers in this season; it has some left, or it would have no turn."""

    kind: Literal["passed"] = "passed"
    seat: str


class Pass(Course[Passed]):
    """One quiet tap: "pass/s1"."""

    event, moves, at, log = Passed, ("pass",), (Phase.HELPERS,), "craftsmen-log-passed"

    def form(self, state: Craft, move: MoveKey, _answers: Answers) -> Form:
        """Return the form; it asks nothing."""
        return Form(str(move), say("pass"), event=self.made(state, seat=move.rest))

    def transfers(self, _state: Craft, event: Passed) -> Transfers:
        """Yield the point for helpers left, however many (digest 3.2)."""
        yield from gained(event.seat, LINE, 1)

    def then(self, state: Craft, event: Passed) -> CraftFlow:
        """Return the next turn, or the first stage."""
        return flow.sent(state, event.seat, passes=True)

    def offered(self, state: Craft) -> Moves:
        """Yield it beside the buildings."""
        for seat in flow.on_turn(state):
            yield self.move(seat, label=say("pass"), seat=seat)


class Sent(Event):
    """All helpers stand; these seats have some left, and a point for it."""

    kind: Literal["sent"] = "sent"
    left: tuple[str, ...] = ()


class SendAll(Course[Sent]):
    """One question for all, where helpers are not told one by one."""

    event, moves, at = Sent, ("sent",), (Phase.HELPERS,)

    def form(self, state: Craft, move: MoveKey, answers: Answers) -> Form:
        """Return the form: who has helpers left."""
        order = order_of(state)
        left = tuple(seat for seat in picked(answers, "left") if seat in order)
        ask = Pick("left", say("left-ask"), players(order), left, 0, len(order))
        return Form(str(move), say("helpers-title"), (ask,), say("sent-confirm"), event=self.made(state, left=left))

    def transfers(self, _state: Craft, event: Sent) -> Transfers:
        """Yield a point for each of them."""
        yield from moved(LINE, dict.fromkeys(event.left, 1))

    def issues(self, state: Craft, event: Sent) -> Issues:
        """Yield that somebody is named twice, or does not sit here."""
        if len({*event.left}) < len(event.left) or not {*event.left} <= {*state.setup.ids}:
            yield impossible("core-not-as-shown")

    def label(self, event: Sent) -> Msg:
        """Return who had helpers left."""
        return say("log-sent-left", who=names(event.left)) if event.left else say("log-sent-all")

    def offered(self, state: Craft) -> Moves:
        """Yield it, where that is so."""
        return () if flow.queued(state) else super().offered(state)


class FeePaid(Event):
    """Somebody paid points for covering a disc, where helpers are not told one by one."""

    kind: Literal["fee_paid"] = "fee_paid"
    seat: str
    to: str

    @property
    def seats(self) -> tuple[str, ...]:
        """Who is paid."""
        return (self.to,)


class PayFee(Behind[FeePaid]):
    """One question behind a name, answered by a tap: "fee/s1"."""

    event, moves = FeePaid, ("fee",)

    def form(self, state: Craft, move: MoveKey, answers: Answers) -> Form:
        """Return the form: who is paid."""
        (seat,) = move.args
        others, chosen = tuple(one for one in order_of(state) if one != seat), picked(answers, "to")
        title = say("fee-title", who=Player(seat), what=thing("vp.other", fee_of(state)))
        event = self.made(state, seat=seat, to=chosen[0]) if chosen else None
        return Form(str(move), title, (Pick("to", title, players(others), chosen),), event=event)

    def transfers(self, state: Craft, event: FeePaid) -> Transfers:
        """Yield the points of this year."""
        yield Transfer(src=event.seat, dst=event.to, thing=LINE, n=fee_of(state))

    def issues(self, state: Craft, event: FeePaid) -> Issues:
        """Yield that nobody pays themselves, nobody pays with two players, or that there are too few points."""
        if event.seat == event.to or two(state.setup) or state.flow.phase is not Phase.HELPERS:
            yield impossible("craftsmen-no-fee")
        else:
            yield from poor(state, event.seat)

    def label(self, event: FeePaid) -> Msg:
        """Return who paid whom."""
        return say("log-fee", who=Player(event.seat), to=Player(event.to))

    def may(self, state: Craft) -> bool:
        """Return whether helpers are sent and not told; two players pay nothing (digest 3.6)."""
        return state.flow.phase is Phase.HELPERS and not flow.queued(state) and not two(state.setup)
