"""What work points buy, the merchants, buildings and bonus tokens (digest 3.3, 4.6, 4.7)."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final, Literal

from scorers.core.acts.points import gained
from scorers.core.api import BOX, TABLE, Event, Issues, MoveKey, Msg, Player, Transfers, against, hint, impossible
from scorers.core.forms import Answers, Ask, Form, Option, Pick, picked
from scorers.core.ledger import Transfer, owner_msg, place, seat_of
from scorers.core.spots import pulled, pushed
from scorers.craftsmen.acts.base import Acting, actions, by, pay_privilege, privilege, told, told_right, without
from scorers.craftsmen.model import STAGES, Craft, CraftFlow, Phase, at_fair, cubes_out, goods_told, lying, value
from scorers.craftsmen.printed import ALL_SHIPS, FINAL, NUMBERS, RAW, SCORED, SEMI, SHIPPED, STORED
from scorers.craftsmen.words import good, say
from scorers.craftsmen.year import hold_key

FAIR, GRANARY, LOST, ONWARD, MADE = "fair", "granary", "lost", "onward", "made"
"""Where a good goes but to a ship: onward is to one's own building; nobody knows, where goods are not kept."""


WORKING: Final = (*STAGES, Phase.CLOSE)
"""When there is work: a token also after the last stage in which somebody stands."""

POINT, DOUBLE, TOKEN = "point", "double", "token"
"""What a good is made with: a work point, one the privilege of two raw goods left, a work token (digest 3.3, 4.6)."""

TRADE: Final = "trade"
"""Beside the goods: a cube of the fair becomes a raw good on a building (digest 4.6)."""


def work_points(state: Craft, seat: str) -> int | None:
    """Return the work points of a seat in this stage; `None`: nobody knows (digest 4.6)."""
    n = actions(state, seat, Phase.CRAFT)
    return None if n is None else n * NUMBERS.work_points[state.flow.year - 1]


def means(state: Craft, seat: str, product: str) -> tuple[str, ...]:
    """Return what a good can be made with now; a work point, where nothing is left or nobody knows.

    Two raw goods for one point leave one for anything: whether the privilege was used is told when it is needed.
    """
    of, spent = work_points(state, seat), state.flow.spent
    if of is None or spent.count(seat) < of:
        return (POINT,)
    pairs = (spent.count(f"{seat}/raw") + (product in RAW)) // 2
    more = spent.count(f"{seat}+") < min(pairs, actions(state, seat, Phase.CRAFT) or 0)
    ways = {DOUBLE: more and privilege(state, seat), TOKEN: state.ledger.n(seat, "work") != 0}
    return tuple(way for way, there in ways.items() if there) or (POINT,)


def points_key(product: str, to: str) -> str:
    """Return the printed value of a good that goes there; "" where it brings no points."""
    return f"points.{product}" if product in SCORED and to != LOST else ""


class Made(Event):
    """A good was produced or traded: where it went, what it was made with, its points where nobody knew them."""

    kind: Literal["made"] = "made"
    seat: str
    good: str
    to: str = MADE
    paid: Literal["point", "double", "token"] = "point"


class Make(Acting[Made]):
    """Behind a name: "make/s1": the good, where it goes, and the points nobody knows yet."""

    event, moves, tells, rows = Made, ("make",), True, (Phase.CRAFT,)

    def form(self, state: Craft, move: MoveKey, answers: Answers) -> Form:
        """Return the form."""
        (seat,), product = move.args, "".join(picked(answers, "good"))
        title, note = say("make-title", who=Player(seat)), say("printed-hint")
        asks: list[Ask] = [Pick("good", title, tuple(_goods(state, seat)), (product,) if product else ())]
        if not product:
            return Form(str(move), title, tuple(asks), note=note, grows=2)
        ways, pays = _ways(state, product), means(state, seat, product)
        to = picked(answers, "to") or ways[: len(ways) == 1]
        free = pays == (POINT,) or (pays == (DOUBLE,) and privilege(state, seat) == "gold")
        paid = picked(answers, "paid") or pays[:free]
        if len(ways) > 1:
            asks.append(Pick("to", say("to-ask"), tuple(_way(state, seat, product, way) for way in ways), to))
        if not free:
            options = tuple(Option(one, say(f"paid-{one}", by=privilege(state, seat))) for one in pays)
            asks.append(Pick("paid", say("paid-ask"), options, paid))
        more, printed, confirm = told(state, points_key(product, "".join(to)), answers)
        asks += more
        event = None
        if to and paid and printed is not None:
            event = self.made(state, seat=seat, good=product, to=to[0], paid=paid[0], printed=printed)
        return Form(str(move), title, tuple(asks), confirm, note, event, said=bool(more), grows=2)

    def transfers(self, state: Craft, event: Made) -> Transfers:
        """Yield the points, the cube to where it goes, and what falls out there."""
        if event.paid == TOKEN:
            yield Transfer(src=event.seat, dst=TABLE, thing="work")
        if key := points_key(event.good, event.to):
            yield from gained(event.seat, "vp.goods", value(state, key) or event.printed.get(key, 0))
        if event.good == TRADE:
            yield Transfer(src=place(event.seat, FAIR), dst=BOX, thing="cube")
        elif event.to == FAIR:
            yield Transfer(src=BOX, dst=place(event.seat, FAIR), thing="cube")
        elif row := _row(event.good, event.to):
            yield from pushed_in(state, event.seat, row)
        yield from pay_privilege(state, event.seat, used=event.paid == DOUBLE)

    def issues(self, state: Craft, event: Made) -> Issues:
        """Yield what cannot go there (CR-V10, V11), too little work, a value told twice, too few cubes (CR-V22)."""
        pays, key = (POINT, *means(state, event.seat, event.good)), points_key(event.good, event.to)
        if event.to not in _ways(state, event.good) or not told_right(state, event, key) or event.paid not in pays:
            yield impossible("core-not-as-shown")
            return
        of = work_points(state, event.seat)
        if state.flow.phase not in WORKING:
            yield against("craftsmen-no-work-now")
        elif event.paid == POINT and of is not None and state.flow.spent.count(event.seat) >= of:
            yield against("craftsmen-no-work-points", who=Player(event.seat), n=of)
        elif event.paid == TOKEN and state.flow.winter and state.rulings["winter_work"] == "no":
            yield against("craftsmen-no-token-in-winter")
        yield from _room(state, event)

    def then(self, state: Craft, event: Made) -> CraftFlow:
        """Return the flow with the point spent, and what was produced remembered for a value that changes."""
        made = ((event.good, event.seat),) if points_key(event.good, event.to) else ()
        return replace(super().then(state, event), made=(*state.flow.made, *made))

    def gone(self, state: Craft, event: Made) -> CraftFlow | None:
        """Return the flow in which it was not produced; none where its points were put right since by their value."""
        if not (key := points_key(event.good, event.to)):
            return state.flow
        worth = sum(transfer.n for transfer in event.transfers if transfer.thing == "vp.goods")
        made = without(state.flow.made, (event.good, event.seat))
        return replace(state.flow, made=made) if worth == value(state, key) else None

    def label(self, event: Made) -> Msg:
        """Return what was made and where it went."""
        fallen = [seat_of(t.src) for t in event.transfers if t.thing == "cube" and t.dst == BOX and event.good != TRADE]
        costs = _hands(event.to, fallen[0] if fallen else "")
        said = say("log-made", who=Player(event.seat), what=good(event.good), to=_where(event.good, event.to))
        said = say("log-hands", made=said, costs=costs) if costs else said
        paid = "free" if event.paid == DOUBLE and event.good in RAW else event.paid
        return by(event, said, free=paid != POINT, paid=paid)

    def marks(self, event: Made) -> tuple[str, ...]:
        """Return a point spent, or one left by the privilege; a raw good."""
        if event.paid == TOKEN:
            return ()
        mark = event.seat if event.paid == POINT else f"{event.seat}+"
        return (mark, f"{event.seat}/raw") if event.good in RAW else (mark,)

    def may(self, state: Craft) -> bool:
        """Return whether buildings act."""
        return state.flow.phase in WORKING


def _room(state: Craft, event: Made) -> Issues:
    """Yield that the fair is full or empty, that one's own marker would fall out, or that no cube is left."""
    row = _row(event.good, event.to)
    if event.good == TRADE and not at_fair(state, event.seat):
        yield impossible("craftsmen-nothing-at-fair", who=Player(event.seat))
    if event.to == FAIR and at_fair(state, event.seat) >= NUMBERS.fair:
        yield against("craftsmen-fair-full")
    if row and _falls(state, row) == event.seat and (event.to != GRANARY or state.rulings["push_own"] == "no"):
        yield against("craftsmen-own-out")
    if (row or event.to == FAIR) and cubes_out(state, event.seat) >= NUMBERS.cubes:
        yield hint("craftsmen-no-cubes", who=Player(event.seat), n=NUMBERS.cubes)


def _goods(state: Craft, seat: str) -> Iterator[Option]:
    """Yield what can be made: raw goods and the fair trade only where goods are kept."""
    for kind, goods in (("raw", RAW if state.ledger.keeps("cube") else ()), ("semi", SEMI), ("final", FINAL)):
        for product in goods:
            worth = None if (n := value(state, f"points.{product}")) is None else say("plus", n=n)
            yield Option(product, good(product), note=worth, sign=product, group=say("kind-of", kind=kind))
    if at_fair(state, seat):
        yield Option(TRADE, say("trade"), sign="cube", group=say("fair"))


def _where(product: str, to: str) -> Msg:
    if to == MADE and product in SHIPPED:
        return say("to-aboard")
    return say("to-ship", n=int(to[-1])) if to.startswith("ship") else say(f"to-{to}")


def _hands(to: str, fallen: str) -> Msg | None:
    """Return the card a marker costs or brings where it goes, and whose falls out; a natural one is nobody's."""
    out = fallen not in ("", TABLE)
    if to == GRANARY:
        return say("granary-out", who=owner_msg(fallen)) if out else say("granary-card")
    return say("bribe", who=owner_msg(fallen)) if out else None


def _ways(state: Craft, product: str) -> tuple[str, ...]:
    """Return where a good may go; nowhere in particular, where goods are not kept."""
    kept = state.ledger.keeps("cube")
    if product in SHIPPED:
        known = tuple(ship for ship in ALL_SHIPS if value(state, hold_key(int(ship[-1]), product, "row")))
        return (*(known or ALL_SHIPS if kept else (MADE,)), LOST)
    if product == TRADE or not kept:
        return (ONWARD,) if kept else (MADE,) if product in SEMI else ()
    return (FAIR if product in RAW else GRANARY, ONWARD) if product in (*RAW, *STORED) else ()


def _row(product: str, to: str) -> str:
    """Return the row of two places a good goes into; "" where it goes into none."""
    return product if to == GRANARY else f"{to[-1]}.{product}" if to.startswith("ship") else ""


def _way(state: Craft, seat: str, product: str, to: str) -> Option:
    """Return a way as an option: what it costs and brings; a full fair, one's own marker in a hold are refused."""
    row = _row(product, to)
    out = _falls(state, row) if row else ""
    full = to == FAIR and at_fair(state, seat) >= NUMBERS.fair
    because = say("fair-full") if full else say("own-out") if out == seat and to != GRANARY else None
    return Option(to, _where(product, to), note=_hands(to, out), because=because)


def _falls(state: Craft, row: str) -> str:
    """Return whose marker falls out of a full row; "" where there is room."""
    return pushed(lying(state, row), "new")[1]


def pushed_in(state: Craft, seat: str, row: str) -> Transfers:
    """Yield a cube into a row of two: what falls out first, then what slides, then the new one in front."""
    now, out = lying(state, row), _falls(state, row)
    if out:
        yield Transfer(src=place(out, f"{row}.1"), dst=BOX, thing="cube")
        yield Transfer(src=place(now[0], f"{row}.0"), dst=place(now[0], f"{row}.1"), thing="cube")
    yield Transfer(src=BOX, dst=place(seat, f"{row}.{0 if out else now.index('')}"), thing="cube")


class Bought(Event):
    """A semi-product was taken from the granary, for a card or for a cube of the fair (digest 4.7)."""

    kind: Literal["bought"] = "bought"
    seat: str
    good: str
    fair: bool = False


class Buy(Acting[Bought]):
    """Behind a name in the merchants' stage: "buy/s1"; what is bought, and with the privilege how."""

    event, moves, rows = Bought, ("buy",), (Phase.MERCHANT,)

    def form(self, state: Craft, move: MoveKey, answers: Answers) -> Form:
        """Return the form."""
        (seat,), chosen, title = move.args, picked(answers, "good"), say("buy-title", who=Player(move.rest))
        asks = [Pick("good", title, tuple(_lower(state, seat, product) for product in STORED), chosen)]
        pays: tuple[str, ...] = ("card",)
        if chosen and at_fair(state, seat):
            pays = picked(answers, "pays")
            ways = Option("card", say("fee-card")), Option(FAIR, say("pays-fair", by=privilege(state, seat)))
            asks.append(Pick("pays", say("pays-ask"), ways, pays))
        event = self.made(state, seat=seat, good=chosen[0], fair=pays[0] == FAIR) if chosen and pays else None
        return Form(str(move), title, tuple(asks), event=event, grows=int(bool(at_fair(state, seat))))

    def transfers(self, state: Craft, event: Bought) -> Transfers:
        """Yield the lower marker, the upper one down, and with the privilege the cubes of the fair."""
        now = lying(state, event.good)
        _, taken = pulled(now)
        if not taken:
            return
        yield Transfer(src=place(taken, f"{event.good}.{int(bool(now[1]))}"), dst=BOX, thing="cube")
        if all(now):
            yield Transfer(src=place(now[0], f"{event.good}.0"), dst=place(now[0], f"{event.good}.1"), thing="cube")
        if event.fair:
            yield Transfer(src=place(event.seat, FAIR), dst=BOX, thing="cube")
            if taken != TABLE and at_fair(state, taken) < NUMBERS.fair:
                yield Transfer(src=BOX, dst=place(taken, FAIR), thing="cube")
        yield from pay_privilege(state, event.seat, used=event.fair)

    def issues(self, state: Craft, event: Bought) -> Issues:
        """Yield that nothing lies there, that it is one's own (CR-V11), no cube at the fair, more than one a helper."""
        _, taken = pulled(lying(state, event.good)) if event.good in STORED else ((), "")
        if not taken:
            yield impossible("craftsmen-nothing-there")
        elif taken == event.seat:
            yield against("craftsmen-own-marker")
        if event.fair and not at_fair(state, event.seat):
            yield impossible("craftsmen-nothing-at-fair", who=Player(event.seat))
        elif event.fair and not privilege(state, event.seat):
            yield against("craftsmen-no-privilege", who=Player(event.seat))
        if state.flow.phase is not Phase.MERCHANT:
            yield against("craftsmen-not-now")
        elif why := self.why(state, event.seat):
            yield against(why.id, **dict(why.params))

    def why(self, state: Craft, seat: str) -> Msg | None:
        """Return that each helper of a seat has bought its one semi-product (4.7)."""
        n, of = state.flow.spent.count(f"{seat}/bought"), actions(state, seat, Phase.MERCHANT)
        return None if of is None or n < of else say("too-many-bought", who=Player(seat), n=n)

    def marks(self, event: Bought) -> tuple[str, ...]:
        """Return that it was bought, and by privilege."""
        return (f"{event.seat}/bought", f"{event.seat}/free")[: 1 + event.fair]

    def label(self, event: Bought) -> Msg:
        """Return what was bought."""
        said = say("log-bought", who=Player(event.seat), what=good(event.good))
        taken = seat_of(event.transfers[0].src) if event.transfers else TABLE
        return by(event, say("log-hands", made=said, costs=_paid(taken, fair=event.fair)), free=event.fair)

    def may(self, state: Craft) -> bool:
        """Return whether it is its stage, and it is known what lies in the granary."""
        return super().may(state) and goods_told(state)


def _paid(taken: str, *, fair: bool) -> Msg:
    """Return who is paid for a marker: its owner with the card, or a cube on the fair; for a natural one nobody."""
    how = "fair" if fair else "card"
    return say("pays-nobody", how=how) if taken == TABLE else say("pays-owner", how=how, who=owner_msg(taken))


def _lower(state: Craft, seat: str, product: str) -> Option:
    """Return a product with who is paid for the marker that must be taken: the lower one."""
    _, taken = pulled(lying(state, product))
    because = say("nothing-there") if not taken else say("own-marker") if taken == seat else None
    note = None if because else _paid(taken, fair=False)
    return Option(product, good(product), note=note, because=because, sign=product)
