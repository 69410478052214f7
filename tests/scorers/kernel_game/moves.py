"""The forms of the kernel game: what a move still asks, and the fact it comes to."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from scorers.core.due import Due, best
from scorers.core.events import Event, Valued
from scorers.core.forms import Amounts, Answers, Form, Option, Pick, Row, numbers, picked
from scorers.core.ledger import Transfer
from scorers.core.msg import Player, msg, thing_msg
from scorers.core.settle import Part, parts, weigh
from tests.scorers.kernel_game.dues import LOAN, chapel, due, tax, transfers
from tests.scorers.kernel_game.flow import close_key, work_key
from tests.scorers.kernel_game.model import (
    GOAL,
    INFO,
    OMENS,
    RELICS,
    Built,
    Claimed,
    Feast,
    Feasted,
    Gathered,
    KernelState,
    OmenDrawn,
    Prayed,
    Repaid,
    Rested,
    RoundClosed,
    give,
    take,
)

REPAY: Final = LOAN + 1
RELIC_PRICE: Final = 3


def form(state: KernelState, move: str, answers: Answers) -> Form:
    """The form of a move: "gather/s1", "feast/r1/s2", "close", "repay/s3", "value/relic.crown"."""
    kind, _, rest = move.partition("/")
    return _FORMS[kind](state, rest, answers)


def _title(kind: str, seat: str) -> Form:
    return Form(f"{kind}/{seat}", msg(f"kernel-move-{kind}", who=Player(seat)), confirm=msg("kernel-confirm"))


def _done(form_: Form, event: Event | None, *asks: Amounts | Pick) -> Form:
    return Form(form_.key, form_.title, asks, form_.confirm, event=event)


def _settles(state: KernelState, seat: str) -> tuple[str, ...]:
    return (work_key(state.flow.round, seat),)


def gather(state: KernelState, seat: str, grain: int, fish: int) -> Gathered:
    """A seat takes goods."""
    moved = (*take(seat, "grain", max(0, grain)), *take(seat, "fish", max(0, fish)))
    return Gathered(seat=seat, grain=grain, fish=fish, settles=_settles(state, seat), transfers=moved)


def _gather(state: KernelState, seat: str, answers: Answers) -> Form:
    given = numbers(answers, "goods")
    rows = tuple(
        Row(thing, thing_msg(INFO.slug, thing, 2, "name"), given.get(thing, 0), high=3, thing=thing)
        for thing in ("grain", "fish")
    )
    event = gather(state, seat, given.get("grain", 0), given.get("fish", 0)) if given else None
    return _done(_title("gather", seat), event, Amounts("goods", msg("kernel-ask-goods"), rows, (1, 3)))


def omen(state: KernelState, seat: str, card: str) -> OmenDrawn:
    """A seat draws a card."""
    return OmenDrawn(seat=seat, card=card, settles=_settles(state, seat), transfers=take(seat, card))


def _omen(state: KernelState, seat: str, answers: Answers) -> Form:
    chosen = picked(answers, "card")
    event = omen(state, seat, chosen[0]) if chosen else None
    return _done(_title("omen", seat), event, _pick("card", OMENS, chosen))


def pray(state: KernelState, seat: str) -> Prayed:
    """A seat sends its monk to the chapel."""
    moved = (Transfer(src=seat, dst=chapel(seat), thing="monk"),)
    return Prayed(seat=seat, settles=_settles(state, seat), transfers=moved)


def build(state: KernelState, seat: str) -> Built:
    """A seat builds a stall."""
    moved = (*give(seat, "stall"), *give(seat, "coin", 2), *take(seat, "vp", 3))
    return Built(seat=seat, settles=_settles(state, seat), transfers=moved)


def rest(state: KernelState, seat: str) -> Rested:
    """A seat rests."""
    return Rested(seat=seat, settles=_settles(state, seat), transfers=take(seat, "vp"))


def claim(state: KernelState, seat: str, relic: str) -> Claimed:
    """A seat pays for a relic."""
    moved = (*give(seat, "coin", RELIC_PRICE), *take(seat, relic))
    return Claimed(seat=seat, relic=relic, settles=_settles(state, seat), transfers=moved)


def _claim(state: KernelState, seat: str, answers: Answers) -> Form:
    chosen = picked(answers, "relic")
    event = claim(state, seat, chosen[0]) if chosen else None
    return _done(_title("claim", seat), event, _pick("relic", RELICS, chosen))


def repay(seat: str) -> Repaid:
    """A seat gives back a loan."""
    return Repaid(seat=seat, transfers=(*give(seat, "coin", REPAY), *give(seat, "loan")))


def close(state: KernelState, *, reached: bool) -> RoundClosed:
    """The round is over."""
    return RoundClosed(reached=reached, settles=(close_key(state.flow.round),))


def _close(state: KernelState, _rest: str, answers: Answers) -> Form:
    points = [state.ledger.n(seat, "vp") for seat in state.setup.ids]
    told = picked(answers, "reached")
    known = "yes" if any((n or 0) >= GOAL for n in points) else None if None in points else "no"
    chosen = told or ((known,) if known else ())
    event = close(state, reached=chosen[0] == "yes") if chosen else None
    options = tuple(Option(answer, msg(f"kernel-{answer}")) for answer in ("yes", "no"))
    ask = Pick("reached", msg("kernel-ask-reached", goal=GOAL), options, chosen)
    return _done(Form("close", msg("kernel-move-close"), confirm=msg("kernel-confirm")), event, ask)


def feast(
    state: KernelState, seat: str, paid: tuple[Part, ...], told: int | None = None, round_: int | None = None
) -> Feasted:
    """A seat meets the feast with this payment."""
    owed = due(state, seat, told, round_)
    used = tuple(part for part in paid if part[2])
    moved = transfers(seat, used, weigh(owed, used).back)
    return Feasted(seat=seat, paid=used, owed=told, settles=(owed.key,), transfers=moved)


def _feast(state: KernelState, rest_: str, answers: Answers) -> Form:
    seat = rest_.rpartition("/")[2]
    number = int(rest_.partition("/")[0].removeprefix("r"))
    told = numbers(answers, "owed").get("owed")
    unknown = _tax_is_open(state, seat, number)
    owed = due(state, seat, told, number)
    form_ = Form(f"feast/{rest_}", msg("kernel-move-feast", who=Player(seat)), confirm=msg("kernel-confirm"))
    asks: list[Amounts | Pick] = []
    if unknown:
        asks.append(Amounts("owed", msg("kernel-ask-owed"), (Row("owed", msg("kernel-ask-owed"), told),)))
        if told is None:
            return _done(form_, None, *asks)
    given = numbers(answers, "pay")
    paid = _given(owed, given) if "pay" in answers else parts(best(owed))
    asks.append(_pay_ask(owed, paid))
    return _done(form_, feast(state, seat, paid, told, number), *asks)


def _tax_is_open(state: KernelState, seat: str, number: int) -> bool:
    return number - 1 == list(Feast).index(Feast.TAX) and tax(state, seat).known is None


def _given(owed: Due, given: Mapping[str, int]) -> tuple[Part, ...]:
    keys = [(way.key, means.thing) for way in owed.ways for means in way.means]
    return tuple((way, thing, n) for way, thing in keys if (n := given.get(f"{way}/{thing}", 0)))


def _pay_ask(owed: Due, paid: tuple[Part, ...]) -> Amounts:
    now = {(way, thing): n for way, thing, n in paid}
    rows = tuple(
        Row(
            f"{way.key}/{means.thing}",
            thing_msg(INFO.slug, means.thing, 2, "name"),
            now.get((way.key, means.thing), 0),
            high=means.most,
            thing=means.thing,
        )
        for way in owed.ways
        for means in way.means
    )
    return Amounts("pay", msg("kernel-ask-pay"), rows)


def _value(state: KernelState, relic: str, answers: Answers) -> Form:
    n = numbers(answers, "n").get("n", state.values.get(relic))
    name = thing_msg(INFO.slug, relic, 1, "name")
    ask = Amounts("n", msg("kernel-ask-value", what=name), (Row("n", name, n, high=9),))
    event = None if n is None or n == state.values.get(relic) else Valued(key=relic, n=n)
    return _done(Form(f"value/{relic}", msg("kernel-ask-value", what=name), confirm=msg("kernel-confirm")), event, ask)


def _pick(key: str, things: tuple[str, ...], chosen: tuple[str, ...]) -> Pick:
    options = tuple(Option(thing, thing_msg(INFO.slug, thing, 1, "name")) for thing in things)
    return Pick(key, msg("kernel-ask-which"), options, chosen)


_FORMS: Final[Mapping[str, Callable[[KernelState, str, Answers], Form]]] = {
    "gather": _gather,
    "omen": _omen,
    "pray": lambda state, seat, _: _done(_title("pray", seat), pray(state, seat)),
    "build": lambda state, seat, _: _done(_title("build", seat), build(state, seat)),
    "rest": lambda state, seat, _: _done(_title("rest", seat), rest(state, seat)),
    "claim": _claim,
    "feast": _feast,
    "close": _close,
    "repay": lambda _state, seat, _: _done(_title("repay", seat), repay(seat)),
    "value": _value,
}
