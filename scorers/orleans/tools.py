"""Look up: can this be paid, and with what least loss; what is one more worth now? From what is kept, or typed in."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from scorers.core.api import MoveKey, Moves, Msg, Tool
from scorers.core.forms import Amounts, Answers, Ask, Form, Option, Pick, Row, numbers, picked, players
from scorers.orleans.dues import estate, leaves
from scorers.orleans.model import DEV, Orleans, OrleansFlow, extras, is_free
from scorers.orleans.printed import GOODS, NUMBERS, TOP, level
from scorers.orleans.rewards import citizen_spaces
from scorers.orleans.torture import BREAD, STATION, UNBUILT, Estate, after, cheapest, points
from scorers.orleans.words import listed, name_of, say, thing

TYPED: Final = "typed"
"""Who nobody keeps anything of."""

RIVAL: Final = "rival"
CITIZEN: Final = "citizen"


class LookUp(Tool[OrleansFlow]):
    """Its moves: "tool/pay" and "tool/worth", or "tool/pay/s1" for who asks."""

    moves = ("tool",)

    def form(self, state: Orleans, move: MoveKey, answers: Answers) -> Form:
        """Return the form that asks whom it is about, or what they have, and answers in words."""
        which, *mine = move.args
        kept = _kept(state)
        seat = (*picked(answers, "who"), *mine, "")[0] if kept else TYPED
        seats = (*players(state.setup.ids), Option(TYPED, say("tool-typed")))
        asks = (Pick("who", say("tool-who"), seats, (seat,) if seat else ()),) if kept else ()
        more, note = (_pay if which == "pay" else _worth)(state, seat, answers) if seat else ((), None)
        return Form(str(move), say(f"tool-{which}"), (*asks, *more), note=note)

    def offered_to(self, state: Orleans, viewer: str | None) -> Moves:
        """Yield both."""
        mine = (viewer,) if viewer in state.setup.ids and _kept(state) else ()
        yield from (self.move(which, *mine, label=say(f"tool-{which}")) for which in ("pay", "worth"))


LOOK_UP: Final = LookUp()


def _kept(state: Orleans) -> bool:
    """Return whether a tool knows how a seat stands."""
    return all(map(state.ledger.keeps, ("coin", DEV, STATION)))


def _typed(state: Orleans, answers: Answers, rows: tuple[tuple[str, int], ...]) -> tuple[tuple[Ask, ...], Estate, int]:
    """Return the ask for what somebody has, each with the most there can be; the estate, and the coins."""
    given = numbers(answers, "have")
    n = {key: given.get(key, 0) for key, _ in rows}
    if UNBUILT in n:
        n[UNBUILT] = given.get(UNBUILT, max(0, NUMBERS.stations - n[STATION]))
    asked = tuple(Row(key, _row_name(key), n[key], 0, most, thing=_SIGNS.get(key, key)) for key, most in rows)
    held = {key: count for key, count in n.items() if key not in (DEV, CITIZEN, RIVAL, "coin")}
    made = Estate(held, n[DEV], n[CITIZEN], n.get(RIVAL), leaves(state))
    return (Amounts("have", say("tool-have"), asked, typed=True),), made, n.get("coin", 0)


_SIGNS: Final = {CITIZEN: "citizen.dev_3", RIVAL: STATION}


def _row_name(key: str) -> Msg:
    return say(f"tool-row-{key}") if key in (CITIZEN, RIVAL, DEV) else name_of(key)


# ----------------------------------------------------------------------------------------------------- can it be paid?


def _pay(state: Orleans, seat: str, answers: Answers) -> tuple[tuple[Ask, ...], Msg | None]:
    """Return what is asked, and how so many coins are paid with the fewest points lost (p. 11)."""
    owed = numbers(answers, "owed").get("coin")
    ask = Amounts("owed", say("tool-owed"), (Row("coin", say("tool-owed"), owed, 1, thing="coin"),))
    if seat == TYPED:
        more, mine, coins = _typed(state, answers, _TO_GIVE)
    else:
        more, mine, coins = (), estate(state, seat), state.ledger.n(seat, "coin") or 0
    return (ask, *more), None if owed is None else _paid(mine, coins, owed)


_TO_GIVE: Final = (
    *(("coin", 99), (DEV, TOP), (STATION, NUMBERS.stations), (UNBUILT, NUMBERS.stations), (CITIZEN, 13)),
    *((good, 24) for good in GOODS),
    *(("follower", 30), ("building", 20), ("technology", 16)),
)


def _paid(mine: Estate, coins: int, owed: int) -> Msg:
    if coins >= owed:
        return say("tool-enough", left=thing("coin", coins - owed))
    short = owed - coins
    found = cheapest(mine, short)
    if not found.given:
        return say("tool-nothing", short=thing("coin", short))
    was, now = (level(at.position) for at in (mine, after(mine, found.given)))
    lost = found.points + coins  # each of them is one at the end (p. 9)
    cost = say("tool-cost", n=lost, coins=coins)
    cost = say("tool-cost-level", n=lost, was=was, now=now, coins=coins) if was != now else cost
    what = listed(found.given.items())
    if found.open:
        return say("tool-open", short=thing("coin", short), what=what, cost=cost, open=thing("coin", found.open))
    return say("tool-least", short=thing("coin", short), what=what, cost=cost)


# ---------------------------------------------------------------------------------------------- what is one more worth?


def _worth(state: Orleans, seat: str, answers: Answers) -> tuple[tuple[Ask, ...], Msg | None]:
    """Return what is asked, and what the next station, citizen, step and level would add (p. 9)."""
    if seat != TYPED:
        free = frozenset(at for at, source in citizen_spaces(state).items() if is_free(state, source))
        return (), say("tool-adds", parts=tuple(adds(estate(state, seat), free)))
    baked = ((BREAD, 24),) if extras(state.setup) else ()
    rows = ((DEV, TOP), (STATION, NUMBERS.stations), (RIVAL, NUMBERS.stations), (CITIZEN, 13), *baked)
    ask, mine, _ = _typed(state, answers, rows)
    return ask, say("tool-adds", parts=tuple(adds(mine, frozenset())))


def adds(mine: Estate, free: frozenset[int]) -> Iterator[Msg]:
    """Yield the points that one more of each adds, coins on the way and citizens on `free` spaces included."""
    now, here = points(mine), level(mine.position)
    if mine.held.get(UNBUILT, NUMBERS.stations - mine.n(STATION)) > 0:
        more = replace(mine, held={**mine.held, STATION: mine.n(STATION) + 1})
        yield say("tool-adds-station", n=points(more) - now)
    yield say("tool-adds-citizen", n=here)
    if mine.position < TOP:
        to = next(first for first in NUMBERS.levels if first > mine.position)
        yield say("tool-adds-step", n=gained(mine, 1, free))
        if (far := to - mine.position) > 1:
            yield say("tool-adds-level", level=here + 1, steps=thing("step", far), n=gained(mine, far, free))


def gained(mine: Estate, n: int, free: frozenset[int]) -> int:
    """Return what so many steps add: the level, the coins on the way and the citizens that still lie there (p. 9)."""
    way = range(mine.position + 1, mine.position + n + 1)
    coins = sum(NUMBERS.coin_spaces.get(at, 0) for at in way)
    there = replace(mine, position=mine.position + n, citizens=mine.citizens + len(free.intersection(way)))
    return points(there) - points(mine) + coins
