"""The language by itself: the cheapest payment against trying everything, and what one tap costs before the disk.

Run as `python -m benchmarks.core_bench`. Figures are the median of many runs.
"""

import random
import statistics
import time
from collections.abc import Callable
from dataclasses import replace
from itertools import product
from typing import Final

from scorers.core.amount import UNKNOWN, Amount, known
from scorers.core.due import UNLIMITED, Due, Means, Opens, Way, cheapest, proposals
from scorers.core.events import Count, Counted, Event
from scorers.core.game import apply, check
from scorers.core.judge_payment import judge, parts
from scorers.craftsmen.hand import COLOURS, FACES, held
from scorers.craftsmen.hand import ways as pay
from scorers.le_havre import GAME as HAVRE
from scorers.orleans.torture import Estate
from scorers.orleans.torture import cheapest as cheapest_torture
from tests.scorers.craftsmen.test_hand import tried
from tests.scorers.kernel_game import GAME, new_setup
from tests.scorers.kernel_game.moves import gather
from tests.scorers.le_havre.harbourside import ALL, Bot, Harbourside

BOX: Final = {"fish": 42, "smoked_fish": 42, "bread": 60, "meat": 60, "franc": 198}
"""As many of each food as Le Havre's box holds; no due there is larger than MOST."""
WORTH: Final = {"fish": 1, "smoked_fish": 2, "bread": 2, "meat": 3, "franc": 1}
MOST: Final = 40
LIMIT: Final = 1e-3
EVENT_LIMIT: Final = 50e-6
STEP_LIMIT: Final = 400e-6
VIEW_LIMIT: Final = 15e-3


def main() -> None:
    """Print the figures."""
    dues()
    against_brute_force()
    tortures()
    hands()
    taps()
    full_table()


def dues() -> None:
    """Measure the search on larders up to the limits of the box, known and unknown, and the judge of a payment."""
    dice = random.Random(1)  # noqa: S311 - the same larders every time, no secret
    held = [{thing: known(dice.randint(0, most)) for thing, most in BOX.items()} for _ in range(500)]
    everything = {thing: known(most) for thing, most in BOX.items()}
    nobody_knows = dict.fromkeys(BOX, UNKNOWN)
    for name, larders in (("random", held), ("the whole box", [everything] * 50), ("unknown", [nobody_knows] * 50)):
        times = [_seconds(lambda have=have: proposals(feeding(have, MOST))) for have in larders]  # type: ignore[misc]
        worst = f"worst {max(times) * 1e6:6.0f} us"
        print(f"due of {MOST}, {name:14} median {statistics.median(times) * 1e6:6.0f} us, {worst} (goal < 1000)")
        assert statistics.median(times) < LIMIT
    due = feeding(everything, MOST)
    paid = parts(proposals(due)[0])
    took = statistics.median(_seconds(lambda: judge(due, paid, GAME.thing)) for _ in range(500))
    print(f"judging that payment          median {took * 1e6:6.0f} us")


def feeding(have: dict[str, Amount], owed: int) -> Due:
    """Le Havre: food and francs, then loans."""
    means = tuple(Means(thing, n, WORTH[thing], change=thing == "franc") for thing, n in have.items())
    loans = Way("loans", (Means("loan", UNLIMITED, 4, change=True),), opens=Opens.EXHAUSTED, gives_up=True)
    return Due("bench", "s1", "table", (Way("food", means, owed), loans))


def against_brute_force() -> None:
    """How much faster than trying everything, growing with the larder."""
    for each, owed in ((3, 10), (5, 16), (8, 24)):
        means = tuple(Means(thing, known(each), worth, change=thing == "franc") for thing, worth in WORTH.items())
        way = Way("food", means)
        found = cheapest(way, owed)
        assert (found.over, found.pieces) == _brute(means, owed)
        fast = statistics.median(_seconds(lambda way=way, owed=owed: cheapest(way, owed)) for _ in range(200))  # type: ignore[misc]
        slow = _seconds(lambda means=means, owed=owed: _brute(means, owed))  # type: ignore[misc]
        print(
            f"{each} of each food, {owed} owed: search {fast * 1e6:5.0f} us, brute force {slow / fast:8.0f} times that"
        )


def _brute(means: tuple[Means, ...], owed: int) -> tuple[int, int]:
    best = (owed, 0)
    for counts in product(*(range(m.useful(owed) + 1) for m in means)):
        goods = sum(m.worth * n for m, n in zip(means, counts, strict=True) if not m.change)
        money = sum(m.worth * n for m, n in zip(means, counts, strict=True) if m.change)
        if goods + money >= owed:
            best = min(best, (max(0, goods - owed), sum(counts)))
    return best


def tortures() -> None:
    """Measure Orléans' cheapest torture, on what one player may have and on all there is in the box."""
    most = {"grain": 24, "cheese": 21, "wine": 18, "wool": 15, "brocade": 12, "station": 10, "bread": 24}
    most |= {"unbuilt": 10, "follower": 30, "building": 20, "technology": 16}
    dice = random.Random(1)  # noqa: S311 - the same estates every time, no secret
    held = [Estate({t: dice.randint(0, n) for t, n in most.items()}, dice.randint(0, 30), 3, 2) for _ in range(500)]
    for name, estates in (("random", held), ("the whole box", [Estate(most, 24, 14, 9)] * 50)):
        times = [_seconds(lambda e=e: cheapest_torture(e, MOST)) for e in estates]  # type: ignore[misc]
        worst = f"worst {max(times) * 1e6:6.0f} us"
        print(f"torture of {MOST}, {name:13} median {statistics.median(times) * 1e6:3.0f} us, {worst} (goal < 1000)")
        assert statistics.median(times) < LIMIT


def hands() -> None:
    """Measure Craftsmen's ways to pay out of a full hand, and out of all a player can ever hold."""
    dice = random.Random(1)  # noqa: S311 - the same hands every time, no secret
    for name, most in (("ten", 10), ("twelve", 12)):
        dealt = [tuple(f"{dice.choice(COLOURS)}{dice.choice(FACES)}" for _ in range(most)) for _ in range(500)]
        each = [(cards, held(cards), dice.randint(1, 20)) for cards in dealt]
        times = [min(_seconds(lambda h=h, n=n: pay(h, n)) for _ in range(5)) for _, h, n in each]  # type: ignore[misc]
        found, worst = statistics.median(times), f"worst {max(times) * 1e6:6.0f} us"
        slow = [_seconds(lambda c=c, n=n: tried(c, n, COLOURS, sets=True)) for c, _, n in each[:20]]  # type: ignore[misc]
        bare = f"trying everything {statistics.median(slow) / found:4.0f} times that"
        print(f"paying with {name:6} cards        median {found * 1e6:6.0f} us, {worst} (goal < 1000), {bare}")
        assert max(times) < LIMIT, "each of them"
        assert found < statistics.median(slow)


def taps() -> None:
    """Do what happens between a tap and the disk: judge, hand over, write as JSON."""
    state = GAME.begin(new_setup(4))
    counted = Counted(count=Count(owner="s1", thing="coin", n=5), rest=Count(owner="table", thing="coin", n=16))
    for name, event in (("a turn", gather(state, "s1", 2, 1)), ("a count", counted)):
        judged = _median(lambda event=event: check(GAME, state, event))  # type: ignore[misc]
        handed = _median(lambda event=event: apply(GAME, state, event))  # type: ignore[misc]
        written = _median(lambda event=event: _json(event))  # type: ignore[misc]
        total = judged + handed + written
        print(
            f"{name:8} check {judged * 1e6:5.1f} us, apply {handed * 1e6:5.1f} us, JSON {written * 1e6:5.1f} us, "
            f"together {total * 1e6:5.1f} us (goal <= 50)"
        )
        assert total < EVENT_LIMIT


def full_table() -> None:
    """Measure the fullest table there is, Le Havre for five and everything kept: judged, handed over, shown."""
    table = Bot(Harbourside.new(5, ALL), random.Random(0)).play()  # noqa: S311 - the same play every time, no secret
    # A state remembers what was worked out about it: each is asked as if it had just come about.
    steps = [(replace(state), event) for state, event in zip(table.states, table.events, strict=True)]
    judged = statistics.median(_seconds(lambda s=s, e=e: check(HAVRE, s, e)) for s, e in steps)  # type: ignore[misc]
    handed = statistics.median(_seconds(lambda s=s, e=e: apply(HAVRE, s, e)) for s, e in steps)  # type: ignore[misc]
    shown = statistics.median(_seconds(lambda s=s: HAVRE.view(s, None)) for s in map(replace, table.states[-60:]))  # type: ignore[misc]
    print(
        f"Le Havre, five players: check {judged * 1e6:5.1f} us, apply {handed * 1e6:5.1f} us (together <= 400), "
        f"view {shown * 1e3:4.1f} ms (goal <= 15)"
    )
    assert judged + handed < STEP_LIMIT
    assert shown < VIEW_LIMIT


def _json(event: Event) -> str:
    return event.model_dump_json(exclude_defaults=True)


def _median(call: Callable[[], object]) -> float:
    return statistics.median(_seconds(call) for _ in range(2_000))


def _seconds(call: Callable[[], object]) -> float:
    began = time.perf_counter()
    call()
    return time.perf_counter() - began


if __name__ == "__main__":
    main()
