"""A second opinion: a plain referee with his own tables, who is told what was decided and keeps his own books."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from scorers.core.acts.points import PointsGained
from scorers.core.events import Event
from scorers.little_town.acts.build import TileBuilt
from scorers.little_town.acts.feed import Meal, WorkersFed
from scorers.little_town.acts.next_round import RoundPrepared
from scorers.little_town.acts.place_worker import WorkerPlaced
from scorers.little_town.acts.show_objective import ObjectiveShown
from scorers.little_town.acts.use_special import SpecialsDone
from scorers.little_town.model import Use

SIDES = json.loads((Path(__file__).resolve().parents[3] / "data/games/little_town/boards.json").read_text())["sides"]
CUBE = {"F": "wood", "M": "stone", "L": "fish"}
TILES = {
    "wheat_field": ("wood", 3, "", "wheat"),
    "workshop": ("stone stone", 5, "wood wood", "vp vp vp"),
    "bar": ("stone stone wheat wheat", 7, "", "vp vp vp"),
    "bakery": ("wood wood", 4, "wheat", "coin coin coin coin"),
    "warehouse": ("stone stone stone stone", 8, "stone stone", "vp vp vp vp vp"),
    "brewery": ("wood wood", 4, "wheat", "vp vp vp"),
    "quarry": ("wood wood wood", 5, "coin coin", "stone stone"),
    "carpenter": ("wood wood", 4, "coin", "wood wood wood"),
    "shop": ("wood wood", 4, "coin", "wheat fish"),
    "church": ("stone stone stone stone", 8, "coin coin coin", "vp vp vp vp vp"),
    "marketplace": ("wood wood wood wood", 6, "stone wood wheat fish", "vp vp vp vp vp vp vp"),
    "fountain": ("stone stone", 5, "coin", "vp vp vp"),
    "barn": ("wood wood wood wood", 6, "wheat wheat", "vp vp vp vp vp"),
    "book_store": ("stone stone stone stone", 8, "", "coin coin coin"),
    "gold_mine": ("wood stone", 4, "", "coin coin"),
    "fishmonger": ("wood stone", 4, "fish", "coin coin coin"),
    "pier": ("wood wood wood", 5, "", "fish fish"),
    "pawnshop": ("wood wood wood", 5, "?", "?"),
    "well": ("wood stone", 4, "", "vp vp"),
    "restaurant": ("wood wood stone stone", 7, "fish wheat", "vp vp vp vp"),
    "statue": ("stone stone stone stone", 10, None, None),
    "cathedral": ("stone stone stone stone stone stone", 11, None, None),
    "residence": ("coin coin coin coin coin coin", 2, None, None),
    "castle": ("stone stone stone stone stone stone", 0, None, None),
    "watchtower": ("wood wood wood stone stone stone", 0, None, None),
}


def spaces_around(cell: str) -> list[str]:
    x, y = ord(cell[0]) - ord("a"), int(cell[1:]) - 1
    near = [(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if (dx, dy) != (0, 0)]
    return [f"{chr(ord('a') + a)}{b + 1}" for a, b in near if 0 <= a < 9 and 0 <= b < 6]


@dataclass
class Referee:
    """Everything kept, board and all."""

    seats: tuple[str, ...]
    board: str
    holds: dict[str, Counter[str]]
    reserve: Counter[str]
    tiles: dict[str, tuple[str, str]] = field(default_factory=dict)
    workers: dict[str, str] = field(default_factory=dict)
    houses: Counter[str] = field(default_factory=Counter)

    @classmethod
    def new(cls, seats: tuple[str, ...], board: str) -> Referee:
        reserve = Counter({"wood": 15, "stone": 15, "fish": 15, "wheat": 15, "coin": 40 - 3 * len(seats)})
        return cls(seats, board, {seat: Counter(coin=3) for seat in seats}, reserve)

    @property
    def mouths(self) -> int:
        return {2: 5, 3: 4, 4: 3}[len(self.seats)]

    def terrain(self, cell: str) -> str:
        return str(SIDES[self.board][int(cell[1:]) - 1][ord(cell[0]) - ord("a")])

    def take(self, seat: str, thing: str, n: int = 1) -> None:
        if thing != "vp":
            assert self.reserve[thing] >= n, f"the reserve lacks {thing}"
            self.reserve[thing] -= n
        self.holds[seat][thing] += n

    def pay(self, seat: str, thing: str, n: int = 1, to: str | None = None) -> None:
        assert self.holds[seat][thing] >= n, f"{seat} lacks {thing}"
        self.holds[seat][thing] -= n
        (self.holds[to] if to else self.reserve)[thing] += n

    def watch(self, event: Event) -> None:
        match event:
            case WorkerPlaced():
                assert event.cell
                self.check_empty(event.cell)
                self.workers[event.cell] = event.seat
                self.work(event.seat, event.cell, dict(event.gathered), event.uses)
            case TileBuilt():
                self.build(event)
            case SpecialsDone():
                self.special(event)
            case WorkersFed():
                for meal in event.meals:
                    self.feed(meal)
                if event.prepares:
                    self.workers.clear()
            case RoundPrepared():
                self.workers.clear()
            case PointsGained(seat=seat, n=n) | ObjectiveShown(seat=seat, vp=n):
                self.holds[seat]["vp"] += n

    def special(self, event: SpecialsDone) -> None:
        for used in event.used:
            where = next(cell for cell, (_, tile) in self.tiles.items() if tile == used.tile)
            assert self.tiles[where][0] == used.seat
            if used.count is not None:
                assert used.count == sum(1 for cell in spaces_around(where) if cell in self.workers)
                self.holds[used.seat]["vp"] += used.count
            self.work(used.seat, where, {}, used.uses)

    def check_empty(self, cell: str) -> None:
        assert self.terrain(cell) == "G"
        assert cell not in self.tiles
        assert cell not in self.workers

    def work(self, seat: str, cell: str, gathered: dict[str, int], uses: tuple[Use, ...]) -> None:
        there = Counter(CUBE[self.terrain(near)] for near in spaces_around(cell) if self.terrain(near) in CUBE)
        late: dict[str, int] = {}
        for cube, n in gathered.items():
            assert n <= there[cube]
            at_once = min(n, self.reserve[cube])
            self.take(seat, cube, at_once)
            late[cube] = n - at_once
        assert len({use.owner for use in uses}) == len(uses)
        for use in uses:
            owner, where = use.owner.split("@")
            assert where in spaces_around(cell)
            assert self.tiles[where] == (owner, use.tile)
            self.use(seat, owner, use)
        for cube, n in late.items():
            self.take(seat, cube, n)

    def use(self, seat: str, owner: str, use: Use) -> None:
        needs, gives = TILES[use.tile][2:]
        assert needs is not None
        assert gives is not None
        if owner != seat:
            self.pay(seat, "coin", to=owner)
        give = Counter(use.gave) if needs == "?" else Counter(needs.split())
        get = Counter(use.took or {}) if gives == "?" else Counter(gives.split())
        if needs == "?":
            assert (sum(give.values()), sum(get.values())) == (2, 2)
        self.buy(seat, dict(use.bought), give)
        for thing, n in give.items():
            self.pay(seat, thing, n)
        for thing, n in get.items():
            self.take(seat, thing, n if thing == "vp" else min(n, self.reserve[thing]))

    def buy(self, seat: str, bought: dict[str, int], cost: Counter[str]) -> None:
        for thing, n in bought.items():
            assert thing != "coin"
            assert n <= cost[thing]
            self.pay(seat, "coin", 3 * n)
            self.take(seat, thing, n)

    def build(self, event: TileBuilt) -> None:
        assert event.cell
        self.check_empty(event.cell)
        assert sum(1 for _, tile in self.tiles.values() if tile == event.tile) < (
            5 if event.tile == "wheat_field" else 1
        )
        cost = Counter(TILES[event.tile][0].split())
        self.buy(event.seat, dict(event.bought), cost)
        for thing, n in cost.items():
            self.pay(event.seat, thing, n)
        self.tiles[event.cell] = (event.seat, event.tile)
        self.houses[event.seat] += 1
        assert self.houses[event.seat] <= (7 if len(self.seats) == 2 else 6)
        self.holds[event.seat]["vp"] += TILES[event.tile][1]

    def feed(self, meal: Meal) -> None:
        fish, wheat = meal.fish or 0, meal.wheat or 0
        assert fish + wheat + meal.hungry == self.mouths
        self.pay(meal.seat, "fish", fish)
        self.pay(meal.seat, "wheat", wheat)
        if meal.hungry:
            assert self.holds[meal.seat]["fish"] + self.holds[meal.seat]["wheat"] == 0
        self.holds[meal.seat]["vp"] -= 3 * meal.hungry

    def final(self) -> dict[str, int]:
        """Track, Castle, Watchtower, coins."""
        total = {seat: self.holds[seat]["vp"] + self.holds[seat]["coin"] // 3 for seat in self.seats}
        for cell, (seat, tile) in self.tiles.items():
            near = spaces_around(cell)
            if tile == "castle":
                total[seat] += 4 * sum(1 for c in near if self.tiles.get(c, ("", ""))[0] == seat)
            if tile == "watchtower":
                empty = [c for c in near if self.terrain(c) == "G" and c not in self.tiles and c not in self.workers]
                total[seat] += 2 * len(empty)
        return total
