"""What a feast asks of a seat, and the ways to meet it."""

from __future__ import annotations

from typing import Final

from scorers.core.amount import Amount, known, total
from scorers.core.due import UNLIMITED, Due, Means, Opens, Way
from scorers.core.events import Event
from scorers.core.keys import TaskKey
from scorers.core.ledger import place
from scorers.core.msg import BOX, TABLE, msg
from tests.scorers.kernel_game.model import FEASTS, Feast, KernelState

MEAL: Final = 3
INSTEAD: Final = 5
"""Coins where no food is held."""
LOAN: Final = 4
LIFT: Final = "chapel"
"""The way of whoever has prayed."""
STEP_BACK: Final = (0, 3)
"""Points given up with the first and the second step back: the second crosses a star."""


def chapel(seat: str) -> str:
    """Where the monk of a seat lies when it has been sent to pray."""
    return place(seat, "chapel")


def due(state: KernelState, seat: str, told: int | None = None, round_: int | None = None) -> Due:
    """The due of a round's feast, computed from the state; a tax nobody can work out is told."""
    number = state.flow.round if round_ is None else round_
    return Due(feast_key(number, seat), seat, TABLE, _ways(state, seat, FEASTS[number - 1], told))


def _ways(state: KernelState, seat: str, feast: Feast, told: int | None) -> tuple[Way, ...]:
    match feast:
        case Feast.HARVEST:
            return _harvest(state, seat)
        case Feast.TAX:
            return _tax(state, seat, told)
        case Feast.MEAL:
            return _meal(state, seat)


def feast_key(round_: int, seat: str) -> str:
    """The task of a seat at the feast of a round."""
    return str(TaskKey.of_round(round_, "feast", seat))


def _harvest(state: KernelState, seat: str) -> tuple[Way, ...]:
    coins = Way("coins", (_means(state, seat, "coin", change=True),), INSTEAD, Opens.EXHAUSTED)
    return (_lifted(state, seat), Way("food", _food(state, seat), 1), coins, _give_up(state, seat))


def _tax(state: KernelState, seat: str, told: int | None) -> tuple[Way, ...]:
    owed = tax(state, seat).known
    coins = Way("coins", (_means(state, seat, "coin", change=True),), (told or 0) if owed is None else owed)
    return (_lifted(state, seat), coins, _give_up(state, seat))


def _meal(state: KernelState, seat: str) -> tuple[Way, ...]:
    food = (*_food(state, seat, grain=2), _means(state, seat, "coin", change=True))
    loans = Way(
        "loans", (Means("loan", UNLIMITED, LOAN, change=True, brings="coin"),), opens=Opens.EXHAUSTED, gives_up=True
    )
    return (Way("larder", food, MEAL, label=msg("kernel-way-larder")), loans)


def _means(state: KernelState, owner: str, thing: str, worth: int = 1, *, change: bool = False) -> Means:
    return Means(thing, state.ledger.get(owner, thing), worth, change)


def _food(state: KernelState, seat: str, grain: int = 1) -> tuple[Means, ...]:
    fish = _means(state, seat, "fish")
    if state.rulings["grain_feeds"] == "no":
        return (fish,)
    return (fish, _means(state, seat, "grain", grain))


def _lifted(state: KernelState, seat: str) -> Way:
    monk = Means("monk", state.ledger.get(chapel(seat), "monk"), src=chapel(seat), dst=seat)
    return Way(LIFT, (monk,), 1, waives=True)


def _give_up(state: KernelState, seat: str) -> Way:
    """For each missing coin something of one's own, freely mixed; a follower is drawn blind from the bag."""
    items = (
        Means("stall", state.ledger.get(seat, "stall"), dst=BOX),
        Means("follower", state.ledger.get(seat, "follower"), blind=True, dst=BOX),
        Means("vp", known(len(STEP_BACK)), points_for=STEP_BACK),
    )
    return Way("give_up", items, opens=Opens.EXHAUSTED, gives_up=True)


def tax(state: KernelState, seat: str) -> Amount:
    """A coin for every three goods."""
    goods = total(state.ledger.get(seat, thing) for thing in ("grain", "fish"))
    return goods if goods.n is None else Amount(goods.n // 3, exact=goods.exact)


def is_open(state: KernelState, task: TaskKey) -> bool:
    """Whether the due is a tax nobody can work out."""
    number = task.round or state.flow.round
    return FEASTS[number - 1] is Feast.TAX and tax(state, task.seat).known is None


def round_of(event: Event, state: KernelState) -> int:
    """The round whose feast a fact has met; one taken back may be long over."""
    return next((TaskKey.read(key).round or 0 for key in event.settles), state.flow.round)
