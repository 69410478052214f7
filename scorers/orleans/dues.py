"""What is owed, and how it may be paid: coins first, then, for each coin that is missing, something else (p. 10-11)."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from scorers.core.api import BOX, TABLE, UNKNOWN, Amount, TaskKey, known, place
from scorers.core.payments import UNLIMITED, Due, Means, Opens, PaidPart, Way, best, parts
from scorers.orleans import torture
from scorers.orleans.model import DEV, Orleans, bread, built, citizens, goods, level_of, position, tortured, unbuilt
from scorers.orleans.printed import BAKERY, FOLLOWERS, GOODS, NUMBERS, TILES, level

FOOD, COINS, TORTURE = "food", "coins", "torture"
"""The ways to pay."""

PAID: Final = ("census", "harvest", "taxes")
"""What is paid for (p. 4, 10)."""

NEGATIVE: Final = ("harvest", "taxes", "plague")
"""The events a monk on the Sacristy keeps off (p. 13)."""


def what_for(state: Orleans, task: TaskKey) -> str:
    """Return what a task asks for: the census, or the event of its round."""
    if task.kind == "fine":
        return "census"
    turned, at = state.flow.turned, task.round or state.flow.round
    return turned[at - 1] if at <= len(turned) else ""


def owed(state: Orleans, seat: str, what: str) -> Amount:
    """Return the coins a seat owes; for the harvest those it owes without any food (p. 4, 10)."""
    if what == "taxes":
        found = goods(state, seat)
        return found if found.n is None else Amount(found.n // NUMBERS.per_tax, exact=found.exact)
    return known({"census": 1, "harvest": NUMBERS.harvest}.get(what, 0))


def due(state: Orleans, task: TaskKey, missing: int | None = None) -> Due:
    """Return what a seat owes and the ways to pay it. `missing`: coins short, told where none are kept."""
    seat, what = task.seat, what_for(state, task)
    return Due(str(task), seat, TABLE, tuple(_ways(state, seat, what, missing)))


def _ways(state: Orleans, seat: str, what: str, missing: int | None) -> Iterator[Way]:
    """Yield food for the harvest, coins, and torture for those that are missing: as kept, or as the table has told."""
    n, keeps, told = owed(state, seat, what).n or 0, state.ledger.keeps("coin"), missing is not None
    feeds = what == "harvest" and not told
    if feeds:
        yield Way(FOOD, tuple(_food(state, seat)), 1)
        if not keeps and not state.ledger.keeps("grain"):
            return
    have = known(max(0, n - (missing or 0))) if told else state.ledger.get(seat, "coin") if keeps else UNLIMITED
    if not told or have.n:
        opens = Opens.EXHAUSTED if feeds else Opens.CHOICE
        yield Way(COINS, (Means("coin", have, change=True, points=1),), n, opens, gives_up=feeds)
    pieces = tuple(items(state, seat)) if keeps or told else ()
    if any(means.most is not None for means in pieces):  # nobody else can say who falls short
        first = told and not have.n
        opens = Opens.CHOICE if first else Opens.EXHAUSTED
        yield Way(TORTURE, pieces, missing if first else None, opens, gives_up=True)


def _food(state: Orleans, seat: str) -> Iterator[Means]:
    """Yield a food of choice; bread is food as well (p. 10, 14)."""
    if not state.ledger.keeps("grain"):
        yield Means(FOOD, UNLIMITED)
        return
    for name in NUMBERS.food:
        yield Means(name, state.ledger.get(seat, name), points=NUMBERS.points[name])
    yield from _bread(state, seat, TABLE)


def _bread(state: Orleans, seat: str, dst: str) -> Iterator[Means]:
    found, bakery = bread(state, seat), place(seat, BAKERY)
    if found.n:
        yield Means("bread", found, points=level_of(state, seat).n or 0, really=("grain", 1), src=bakery, dst=dst)


def items(state: Orleans, seat: str) -> Iterator[Means]:
    """Yield what torture takes, a coin each: out of the game, but for steps of development (p. 11).

    What is not kept may be there or not; a citizen is never given.
    """
    points = level_of(state, seat).n or 0
    yield Means("unbuilt", unbuilt(state, seat), really=("station", 1), src=BOX, dst=tortured(seat))
    yield Means("station", built(state, seat), points=points, dst=tortured(seat))
    yield _steps(state, seat)
    for good in GOODS:
        yield Means(good, state.ledger.get(seat, good), points=NUMBERS.points[good], dst=BOX)
    yield from _bread(state, seat, BOX)
    yield from _each(state, seat, "follower", [f"follower.{kind}" for kind in FOLLOWERS])
    yield from _each(state, seat, "building", [f"tile.{tile}" for tile in TILES])
    yield Means("technology", state.ledger.get(seat, "technology"), dst=BOX)


def _steps(state: Orleans, seat: str) -> Means:
    """Return the steps back; which of them crosses a star depends on the space (p. 9, 11)."""
    at = position(state, seat)
    if at is None:
        return Means("step", UNKNOWN, really=(DEV, 1))
    n, each = torture.steps_back(at, leave=leaves(state)), counted(state, seat)
    losses = tuple((level(at) - level(at - back)) * each for back in range(1, n + 1))
    return Means("step", known(n), points_for=losses, really=(DEV, 1))


def counted(state: Orleans, seat: str) -> int:
    """Return how many things of a seat count its level at the end: stations, citizens, bread (p. 9)."""
    return sum(found.n or 0 for found in (built(state, seat), citizens(state, seat), bread(state, seat)))


def _each(state: Orleans, seat: str, any_: str, things: list[str]) -> Iterator[Means]:
    """Yield each kind that is kept and held; any at all, where they are not kept. Followers are drawn blind."""
    blind = any_ == "follower"
    if not state.ledger.keeps(things[0]):
        yield Means(any_, UNKNOWN, blind=blind, dst=BOX)
        return
    for thing in things:
        if state.ledger.get(seat, thing).n != 0:
            yield Means(thing, state.ledger.get(seat, thing), blind=blind, dst=BOX)


def leaves(state: Orleans) -> bool:
    """Return whether a marker on a coin space can be pushed off it: a ruling."""
    return state.rulings["leave_coin_space"] == "yes"


def estate(state: Orleans, seat: str) -> torture.Estate:
    """Return what a seat certainly has that torture takes, and what makes it dear."""
    held = Counter[str]()
    for means in items(state, seat):
        held[kind_of(means.thing)] += means.sure
    rivals = [built(state, other).known for other in state.setup.ids if other != seat]
    rival = max(n for n in rivals if n is not None) if None not in rivals else None
    return torture.Estate(held, position(state, seat) or 0, citizens(state, seat).n or 0, rival, leaves(state))


def kind_of(thing: str) -> str:
    """Return what torture calls a thing: any follower is one, any tile a building."""
    return {"follower": "follower", "tile": "building"}.get(thing.partition(".")[0], thing)


def proposal(state: Orleans, owing: Due) -> tuple[PaidPart, ...]:
    """Return how a due would be paid as shown; torture so that the fewest points are lost at the end (p. 11)."""
    paid = parts(best(owing))
    short = sum(n for way, _, n in paid if way == TORTURE) + best(owing).open
    if not short:
        return paid
    least = torture.cheapest(estate(state, owing.payer), short)
    given = _spread(items(state, owing.payer), dict(least.given))
    if least.open > best(owing).open:
        return paid
    return (*(part for part in paid if part[0] != TORTURE), *given)


def _spread(means: Iterator[Means], given: dict[str, int]) -> Iterator[PaidPart]:
    """Yield the pieces of each kind, of whichever things of that kind there are."""
    for one in means:
        n = min(one.sure, given.get(kind_of(one.thing), 0))
        if n:
            given[kind_of(one.thing)] -= n
            yield TORTURE, one.thing, n


def swept(owing: Due) -> bool:
    """Return whether "all as shown" may settle a due: no torture, nothing guessed, no penalty with a way around it."""
    found = best(owing)
    foods = [means.have.known for way in owing.ways if way.key == FOOD for means in way.means]
    only_coins = foods and not any(foods) and None not in foods and {way for way, _, _ in parts(found)} == {COINS}
    return (not found.gives_up or bool(only_coins)) and not found.guess and not found.open


def lost(state: Orleans, seat: str, paid: tuple[PaidPart, ...]) -> int:
    """Return the points a seat would miss at the end for what torture takes."""
    given = Counter[str]()
    for way, thing, n in paid:
        given[kind_of(thing)] += n * (way == TORTURE)
    return torture.loss(estate(state, seat), given)
