"""Games as chance has them: whatever the referee lets pass may be told, and is told."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass
from random import Random

from tests.scorers.craftsmen import tables as t
from tests.scorers.craftsmen.course import Referee
from tests.scorers.craftsmen.referee import Printed, least
from tests.scorers.craftsmen.script import Script, Season, Start, Step, do
from tests.scorers.craftsmen.sums import Foul

PATIENCE = 12
ROWS = {1: 2, 2: 3, 3: 2, 4: 4}
"""Rows of the holds, at least: what the rulebook's example needs (digest 5.1)."""


def printed(rnd: Random) -> Printed:
    """A box as it may be printed: every product on a ship, some on two."""
    kinds = rnd.sample(t.SHIPPED, len(t.SHIPPED)) + rnd.sample(t.SHIPPED, sum(ROWS.values()) - len(t.SHIPPED))
    rows = {}
    for ship, n in ROWS.items():
        mine = dict.fromkeys(kinds[:n])  # not twice on a ship
        del kinds[:n]
        rows[ship] = tuple((kind, rnd.randint(1, 9), rnd.randint(1, 9)) for kind in mine)
    made = {kind: t.MADE.get(kind, rnd.randint(1, 6)) for kind in (*t.HALF, *t.FINAL)}
    return Printed(rows, made, {kind: rnd.randint(2, 9) for kind in t.FINAL})


def start(rnd: Random, players: int) -> Start:
    seats = [f"s{n + 1}" for n in range(players)]
    mills = rnd.sample([(upper, lower) for upper in t.COLOURS for lower in t.COLOURS], players)
    youngest = tuple(rnd.sample(seats, players))
    return Start({seat: rnd.randint(7, 12) for seat in seats}, youngest, dict(zip(seats, mills, strict=True)))


@dataclass
class Chance:
    """Plays a referee's table at random, and remembers what was told."""

    referee: Referee
    rnd: Random

    def game(self, sits: Start) -> Script:
        """Play all twelve seasons."""
        box = self.referee.printed
        found = Script(sits, dict(box.rows), dict(box.made), dict(box.tokens))
        while not self.referee.over:
            found.seasons.append(Season(list(self.season())))
        return found

    def season(self) -> Iterator[Step]:
        """Play a season; yield every decision after the referee has taken it."""
        referee, now = self.referee, self.referee.round
        while referee.stage == "helpers":
            yield self.told(self.try_send(referee.turn))
        while referee.round == now and referee.stage in t.BUILDINGS:
            stage = referee.stage
            while referee.waiting:
                yield self.told(self.try_action(referee.turn))
            if stage == "builders":
                yield from self.complete_lines()
            if stage not in ("hall", "craft" if referee.winter else "hall"):
                yield from self.work_tokens()
            referee.leave()
        if referee.stage == "invest" and referee.round == now:
            for seat in self.rnd.sample(referee.seats, len(referee.seats)):
                if referee.players[seat].cards >= len(t.COLOURS) and self.rnd.random() < 1 / 2:
                    yield self.told(Step("invests", seat, (str(self.rnd.randint(*t.INVESTED)),)))
            referee.end_year()

    def told(self, step: Step) -> Step:
        do(self.referee, step)
        return step

    def passes(self, step: Step) -> bool:
        """Whether the referee lets it pass, with cubes enough."""
        tried = deepcopy(self.referee)
        try:
            do(tried, step)
        except Foul:
            return False
        return tried.cubes(step.seat) <= t.CUBES

    # Helpers

    def try_send(self, seat: str) -> Step:
        """A helper somewhere; now and then a pass."""
        for _ in range(PATIENCE if self.rnd.random() < 7 / 8 else 0):
            found = self.guess_send(seat)
            if self.passes(found):
                return found
        return Step("pass", seat)

    def guess_send(self, seat: str) -> Step:
        referee, rnd = self.referee, self.rnd
        building = rnd.choice(t.BUILDINGS)
        queue = referee.standing(building)
        if not all(queue.values()):
            return Step("send", seat, (building,))
        space = rnd.choice(referee.spaces)
        owes = referee.owes(seat, queue[space][0], space)
        return Step("send", seat, (building, space, *([rnd.choice(("card", "points"))] if owes else [])))

    # Actions

    def try_action(self, seat: str) -> Step:
        """What the next helper does; now and then nothing."""
        referee, rnd = self.referee, self.rnd
        for _ in range(PATIENCE if rnd.random() < 9 / 10 else 0):
            privilege = ""
            if rnd.random() < 2 / 3 and referee.stage != "hall":
                held = referee.players[seat].privileges
                privilege = "gold" if referee.golden else "token" if held else ""
            told = getattr(self, f"for_{referee.stage}")(seat, privilege)
            found = Step(referee.stage, seat, tuple(told), privilege)
            if told and self.passes(found):
                return found
        return Step(referee.stage, seat)

    def for_bankers(self, _seat: str, _privilege: str) -> list[str]:
        return ["take"]

    def for_builders(self, seat: str, privilege: str) -> list[str]:
        rnd, price, found = self.rnd, 0, []
        built = list(self.referee.players[seat].built)
        for n in range(rnd.choice((1, 1, 2))):
            kind, end = rnd.choice(list(t.COST)), rnd.choice(("left", "right"))
            beside = built[0 if end == "left" else -1]
            card = (beside[0], rnd.choice(t.COLOURS)) if rnd.random() < 1 / 2 else (rnd.choice(t.COLOURS), beside[1])
            if privilege and not n:
                card = (rnd.choice(t.COLOURS), rnd.choice(t.COLOURS))
            built.insert(0 if end == "left" else len(built), card)
            price += t.COST[kind]
            found.append(f"{kind}:{card[0]}/{card[1]}:{end}")
        return [*found, f"cards:{least(price) + rnd.randint(0, 1)}"]

    def for_notary(self, seat: str, _privilege: str) -> list[str]:
        rnd = self.rnd
        kind = rnd.choice(list(t.PRICE))
        if rnd.random() < 1 / 2:
            return ["buy", kind, f"cards:{least(t.PRICE[kind])}"]
        bids, best = [f"{seat}:1"], 1
        others = [one for one in self.referee.seats if one != seat]
        for one in others:
            bid = 0 if rnd.random() < 1 / 2 else best + 1
            best = bid or best
            bids.append(f"{one}:{bid}")
        holder = next(one for one in reversed(bids) if not one.endswith(":0")).partition(":")[0]
        still = [one.partition(":")[0] for one in bids if not one.endswith(":0")]
        bids += [f"{one}:0" for one in still if one != holder]
        if holder == seat:
            bids += [f"mayor:{rnd.randint(1, 3 * t.DRAWN[kind])}", f"{seat}:{rnd.randint(2, 6)}"][: rnd.randint(1, 2)]
        return ["auction", kind, *bids, f"cards:{rnd.randint(1, 2)}"]

    def for_craft(self, seat: str, privilege: str) -> list[str]:
        """So many work points as chance will use."""
        tried = deepcopy(self.referee)
        found: list[str] = []
        points = self.rnd.randint(1, t.WORK[tried.year - 1])
        for _ in range(PATIENCE):
            one = "fair+own" if privilege and not found else self.labour()
            before = deepcopy(tried)
            try:
                tried.labour(seat, one)
                tried.hold(t.MOST_CARDS)
            except Foul:
                tried = before
                continue
            found.append(one)
            if len(found) == points:
                break
        return found

    def labour(self) -> str:
        rnd = self.rnd
        kind = rnd.choice((*t.HALF, *t.FINAL))
        if kind in t.SHIPPED:
            where = "lost" if not rnd.randrange(6) else f"{rnd.choice(list(t.BONUS))}" + "!" * (not rnd.randrange(3))
        else:
            where = rnd.choice(("granary", "granary", "own"))
        return rnd.choice(("fair", "own", "trade", *[f"{kind}>{where}"] * 7))

    def for_merchants(self, _seat: str, _privilege: str) -> list[str]:
        return [self.rnd.choice(t.STORED)]

    def for_hall(self, _seat: str, _privilege: str) -> list[str]:
        return [self.rnd.choice(("privilege", "work", "order", "order"))]

    # Between the stages

    def complete_lines(self) -> Iterator[Step]:
        """Somebody has a complete line, now and then."""
        free = [kind for kind in t.FINAL if kind not in self.referee.bonus]
        if free and not self.rnd.randrange(3):
            yield self.told(Step("line", self.rnd.choice(self.referee.seats), (self.rnd.choice(free),)))

    def work_tokens(self) -> Iterator[Step]:
        for seat in self.referee.order:
            step = Step("work", seat, (self.labour(),))
            if self.rnd.random() < 1 / 2 and self.passes(step):
                yield self.told(step)
