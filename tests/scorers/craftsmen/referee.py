"""A second opinion: a plain referee with his own tables, who is told what was decided and keeps his own books.

He follows all that lies on the board and how many capital cards are in hand - nobody says which - and cries foul where
the rulebook says no. He imports nothing of the title.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

from tests.scorers.craftsmen import sums
from tests.scorers.craftsmen import tables as t
from tests.scorers.craftsmen.sums import rule

NATURAL = "natural"
"""Whose a cube of no player is, in the granary."""


@dataclass(frozen=True)
class Printed:
    """What the box prints and nobody published: one made up for each game."""

    rows: Mapping[int, tuple[tuple[str, int, int], ...]]
    """By ship, from the top: product, value on the left, on the right."""
    made: Mapping[str, int]
    tokens: Mapping[str, int]


@dataclass(frozen=True)
class Agreed:
    """What the table made of the doubtful rules; by itself the printed game."""

    order_discs: bool = False
    fewest_stays: bool = False
    winter_tokens: bool = False
    winter_swap: bool = True
    granary_missing: bool = False
    both_halves: bool = True
    push_own: bool = True
    order_twice: bool = False
    tie_swapped: bool = False
    eight_after: bool = False
    tie_before: bool = False


@dataclass
class Player:
    """All a player has."""

    points: int = 0
    cards: int = t.CARDS
    privileges: int = 0
    work: int = 0
    helpers: int = t.HELPERS
    fair: int = 0
    built: list[tuple[str, str]] = field(default_factory=list)
    """From the left: upper and lower colour."""
    bonuses: list[str] = field(default_factory=list)
    used: int = 0
    """Helpers that used a privilege this season."""


class Table:
    """The board, and everybody's things. All sums are done here."""

    def __init__(self, seats: tuple[str, ...], printed: Printed, agreed: Agreed | None = None) -> None:
        self.seats = seats
        self.printed = printed
        self.agreed = agreed or Agreed()
        self.players = {seat: Player() for seat in seats}
        self.privileges = self.work = t.TOKENS[len(seats)]
        self.spaces = t.SPACES[min(len(seats), 3)]
        self.queues: dict[str, dict[str, list[str]]] = {}
        self.track: list[str] = []
        """The order-change track."""
        self.granary = {kind: [NATURAL, NATURAL] for kind in t.STORED}
        """Two places of each, the upper and the lower one; "" is free."""
        self.holds: dict[int, dict[str, list[str]]] = {
            ship: {kind: ["", ""] for kind, _, _ in rows} for ship, rows in printed.rows.items()
        }
        """By ship and product, the right and the left place."""
        self.bonus: dict[str, str] = {}
        self.cards = Counter(t.CARDS_TO_BUILD)
        self.year = 1
        self.lines: Counter[tuple[int, str, str]] = Counter()
        """What each scored, by year and reason."""

    # Points, cards, tokens

    def score(self, seat: str, points: int, reason: str) -> None:
        rule(self.players[seat].points + points >= 0, f"{seat} has not so many points")
        self.players[seat].points += points
        self.lines[self.year, reason, seat] += points

    def pay(self, seat: str, cards: int) -> None:
        rule(0 <= cards <= self.players[seat].cards, f"{seat} has not so many cards")
        self.players[seat].cards -= cards

    def hold(self, most: int) -> None:
        """Nobody keeps more cards than the limit."""
        for player in self.players.values():
            player.cards = min(player.cards, most)

    def take_privilege(self, seat: str) -> None:
        player = self.players[seat]
        rule(self.privileges > 0, "no privilege token in the pool")
        rule(player.privileges < t.MOST_TOKENS, "three privilege tokens at most")
        self.privileges -= 1
        player.privileges += 1

    def take_work(self, seat: str) -> None:
        player = self.players[seat]
        rule(self.work > 0, "no work token on the board")
        rule(player.work < t.MOST_TOKENS, "three work tokens at most")
        self.work -= 1
        player.work += 1

    def use_privilege(self, seat: str) -> None:
        rule(self.players[seat].privileges > 0, f"{seat} has no privilege token")
        self.players[seat].privileges -= 1
        self.privileges += 1

    def use_work(self, seat: str) -> None:
        rule(self.players[seat].work > 0, f"{seat} has no work token")
        self.players[seat].work -= 1
        self.work += 1

    # The queues

    def standing(self, building: str) -> dict[str, list[str]]:
        return self.queues.setdefault(building, {space: [] for space in self.spaces})

    def cap(self) -> int:
        return t.CAP[len(self.seats)]

    def can_stand(self, seat: str, building: str) -> bool:
        discs = [one for space in self.standing(building).values() for one in space]
        return len(discs) < self.cap() and discs.count(seat) < t.OWN

    def place(self, seat: str, building: str, over: str = "", fee: str = "") -> None:
        """A helper into a queue; all spaces taken, `over` says which is covered, `fee` how it is paid."""
        player = self.players[seat]
        rule(player.helpers > 0, f"{seat} has no helper left")
        rule(self.can_stand(seat, building), f"the {building} is full for {seat}")
        queue = self.standing(building)
        free = next((space for space in self.spaces if not queue[space]), "")
        rule(not (free and over), "no covering while a space is free")
        rule(free or over, "which disc is covered?")
        if over:
            rule(over in queue and len(queue[over]) == 1, f"{over} cannot be covered")
            self.settle(seat, queue[over][0], over, fee)
        player.helpers -= 1
        queue[free or over].append(seat)

    def owes(self, seat: str, below: str, space: str) -> bool:
        return below != seat and space != "ribbon" and len(self.seats) > 2

    def settle(self, seat: str, below: str, space: str, fee: str) -> None:
        """What covering costs (digest 3.2, 3.6)."""
        if not self.owes(seat, below, space):
            rule(not fee, "nothing is to be paid")
            self.players[below].cards += below != seat and len(self.seats) == 2
        elif fee == "card":
            self.pay(seat, 1)
            self.players[below].cards += 1
        else:
            rule(fee == "points", f"a card, or points to {below}")
            points = t.FEE[self.year - 1]
            self.score(seat, -points, "fees")
            self.score(below, points, "fees")

    # Buildings

    def build(self, seat: str, cards: list[tuple[str, str, str, str]], paid: int, *, free: bool = False) -> None:
        """Up to two: kind, colours, end of the row; `free`: one of them without matching."""
        rule(1 <= len(cards) <= 2, "one building or two")
        price = sum(t.COST[kind] for kind, _, _, _ in cards)
        rule(paid >= least(price), f"{paid} cards are never worth {price}")
        built = self.players[seat].built
        rule(built, "no sawmill")
        strangers = 0
        for kind, upper, lower, end in cards:
            rule(self.cards[kind] > 0, f"no {kind} building is left")
            self.cards[kind] -= 1
            rule({upper, lower} <= {*t.COLOURS}, "four colours")
            beside = built[0 if end == "left" else -1]
            strangers += upper != beside[0] and lower != beside[1]
            built.insert(0 if end == "left" else len(built), (upper, lower))
        rule(strangers <= free, "neither half matches")
        self.pay(seat, paid)

    def award(self, seat: str, kind: str) -> None:
        """The token of a complete line."""
        rule(kind in t.FINAL and kind not in self.bonus, f"no token for {kind}")
        self.bonus[kind] = seat
        self.players[seat].bonuses.append(kind)

    # Goods

    def to_fair(self, seat: str) -> None:
        rule(self.players[seat].fair < t.FAIR, "three cubes on the fair at most")
        self.players[seat].fair += 1

    def from_fair(self, seat: str) -> None:
        rule(self.players[seat].fair > 0, f"{seat} has no cube on the fair")
        self.players[seat].fair -= 1

    def store(self, seat: str, kind: str) -> None:
        """A half-product into the granary, for a card."""
        rule(kind in t.STORED, f"no place for {kind} in the granary")
        places = self.granary[kind]
        rule(not all(places) or places[1] != seat or self.agreed.push_own, "not one's own")
        push(places, seat)
        self.players[seat].cards += 1

    def buy(self, seat: str, kind: str, *, fair: bool = False) -> None:
        """A half-product out of the granary, for a card or an own cube of the fair."""
        rule(kind in t.STORED and any(self.granary[kind]), f"no {kind} there")
        upper, lower = self.granary[kind]
        owner = lower or upper
        rule(owner != seat, "not one's own")
        self.granary[kind] = ["", upper if lower else ""]
        if fair:
            self.from_fair(seat)
        else:
            self.pay(seat, 1)
        if owner != NATURAL:
            held = self.players[owner]
            held.fair = min(t.FAIR, held.fair + fair)
            held.cards += not fair

    def carries(self, ship: int, kind: str) -> bool:
        return kind in self.holds[ship]

    def load(self, seat: str, kind: str, ship: int, *, bribe: bool = False) -> None:
        """A product onto a ship."""
        rule(kind in t.SHIPPED and self.carries(ship, kind), f"ship {ship} takes no {kind}")
        places = self.holds[ship][kind]
        rule(all(places) == bribe, "the captain is bribed when both places are taken")
        if bribe:
            rule(places[1] != seat, "never one's own")
            self.pay(seat, 1)
        push(places, seat)

    def may_load(self, kind: str) -> bool:
        """Whether there is a place for it, captains apart."""
        return any(self.carries(ship, kind) and not all(self.holds[ship][kind]) for ship in t.BONUS)

    def made(self, seat: str, kind: str) -> None:
        self.score(seat, self.printed.made[kind], "made")

    # The end of a year

    def cells(self, ship: int) -> list[tuple[sums.Cell, int]]:
        """The markers in a hold, and what their places bring."""
        found = []
        for row, (kind, left, right) in enumerate(self.printed.rows[ship]):
            of_right, of_left = self.holds[ship][kind]
            found += [((row, 0, of_left), left)] * bool(of_left) + [((row, 1, of_right), right)] * bool(of_right)
        return found

    def sail(self, ship: int) -> dict[str, tuple[int, int]]:
        """Cargo and bonus of a ship."""
        cells = self.cells(ship)
        bonus = sums.majority(ship, [cell for cell, _ in cells])
        cargo: Counter[str] = Counter()
        for (_, _, seat), value in cells:
            cargo[seat] += value
        return {seat: (cargo[seat], bonus.get(seat, 0)) for seat in self.seats if seat in {one[2] for one, _ in cells}}

    def ranked(self, ship: int) -> list[str]:
        """Everybody on a ship, the majority first."""
        return sums.ranked([cell for cell, _ in self.cells(ship)])

    def loaded(self) -> tuple[tuple[int, str, int, str], ...]:
        """All markers in the holds: ship, product, place (0 on the right), whose."""
        holds = [(ship, kind, places) for ship, hold in self.holds.items() for kind, places in hold.items()]
        return tuple((ship, kind, at, seat) for ship, kind, row in holds for at, seat in enumerate(row) if seat)

    def stored(self, seat: str) -> int:
        return sum(places.count(seat) for places in self.granary.values())

    def develop(self, seat: str) -> int:
        return t.SET * sums.sets(self.players[seat].built, both=self.agreed.both_halves)

    def cubes(self, seat: str) -> int:
        """Cubes of a player on the board."""
        loaded = sum(places.count(seat) for hold in self.holds.values() for places in hold.values())
        return self.players[seat].fair + self.stored(seat) + loaded

    def clear(self) -> None:
        """Markers leave; the granary is filled up."""
        for hold in self.holds.values():
            for places in hold.values():
                places[:] = ["", ""]
        for kind, places in self.granary.items():
            kept = [one if one == NATURAL else "" for one in places]
            if not self.agreed.granary_missing:
                kept = [NATURAL, NATURAL]
            elif not any(kept):
                push(kept, NATURAL)
            self.granary[kind] = kept


def push(places: list[str], seat: str) -> None:
    """Into the first free place; none: the last falls out, the others move on.

    >>> row = ["", ""]
    >>> for seat in "abc":
    ...     push(row, seat)
    >>> row
    ['c', 'a']
    """
    if "" in places:
        places[places.index("")] = seat
    else:
        places[:] = [seat, *places[:-1]]


def least(price: int) -> int:
    """The fewest cards that can pay a price: 3 for one, and 5 × (cards − 1) of a colour.

    >>> [least(price) for price in (2, 3, 4, 5, 6, 8, 9, 10, 12)]
    [1, 1, 2, 2, 2, 3, 3, 3, 4]
    """
    most = (0, 3, 6, 10, 15)
    return next(n for n, value in enumerate(most) if value >= price)
