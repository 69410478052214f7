"""A second opinion: a plain referee with his own tables, who is told what was decided and keeps his own books.

He follows everything the rules hang on - also what stays in the bags - and cries foul where the rulebook says no. He
imports nothing of the title.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

from tests.scorers.orleans import tables as t

Items = Mapping[str, int]
"""What torture takes: "built", "unbuilt", "step", "technology", followers, goods and buildings by name."""
NOTHING: Items = {}


class Foul(Exception):
    """The rulebook says no."""


def rule(holds: object, words: str) -> None:
    """Cry foul where something does not hold."""
    if not holds:
        raise Foul(words)


@dataclass
class Player:
    """All a player has."""

    coins: int = 5
    goods: Counter[str] = field(default_factory=Counter)
    tracks: dict[str, int] = field(default_factory=lambda: dict.fromkeys(t.ENDS, 0))
    steps: int = 0
    built: int = 0
    unbuilt: int = t.STATIONS
    in_orleans: bool = False
    citizens: list[str] = field(default_factory=list)
    buildings: list[str] = field(default_factory=list)
    technology: int = 0
    followers: Counter[str] = field(default_factory=Counter)
    """Neutral ones, wherever they are: the four of the start are never lost."""

    @property
    def level(self) -> int:
        return t.level(self.steps)

    @property
    def food(self) -> int:
        return sum(self.goods[kind] for kind in t.FOOD)

    @property
    def things(self) -> int:
        """What torture could take but for steps; followers apart: nobody sees into the bag."""
        return self.built + self.unbuilt + self.technology + len(self.buildings) + self.goods.total()


class Table:
    """The boards, and everybody's things. All sums are done here."""

    def __init__(
        self, seats: tuple[str, ...], market: Items, *, extras: bool = False, later: bool = False, leave: bool = False
    ) -> None:
        """Sit down. `later`: two citizens lie a space further; `leave`: torture may step back from coins."""
        self.seats = seats
        self.players = {seat: Player() for seat in seats}
        self.market = Counter(market)
        rule(self.market.total() == t.IN_THE_MARKET[len(seats)], "the market holds what is not on the map")
        self.on_the_map = t.ON_THE_MAP[len(seats)]
        self.map_kinds = {kind: t.BOX[kind] - self.market[kind] for kind in t.BOX}
        self.supply = Counter(dict(zip(t.FOLLOWERS, t.SUPPLY[len(seats)], strict=True)))
        self.technology = t.TECHNOLOGIES
        self.extras = extras
        self.leave = leave
        self.citizen_spaces = {space + (later and space > 3): f"dev_{space}" for space in t.CITIZEN_SPACES}
        self.dry = False
        """Whether the bank has no coins at the moment."""
        self.tiles = [*t.STACK_1, *t.STACK_2, *(t.EXTRAS if extras else ())]
        self.deeds = {deed: Counter(places) for deed, (_, places) in t.DEEDS.items()}
        self.citizens = [*(f"dev_{space}" for space in t.CITIZEN_SPACES), "boatman_track", "knight_track", *t.DEEDS]

    # What is gained

    def earn(self, seat: str, coins: int) -> None:
        """From the bank, while it has any (p. 11)."""
        self.players[seat].coins += 0 if self.dry else coins

    def citizen(self, seat: str, source: str) -> None:
        """For the first to come; later ones get nothing."""
        if source in self.citizens:
            self.citizens.remove(source)
            self.players[seat].citizens.append(source)

    def advance(self, seat: str, points: int) -> None:
        """So many steps of development, with what lies on the way."""
        player = self.players[seat]
        for _ in range(min(points, t.SUMMIT - player.steps)):
            player.steps += 1
            self.earn(seat, t.COIN_SPACES.get(player.steps, 0))
            if player.steps in self.citizen_spaces:
                self.citizen(seat, self.citizen_spaces[player.steps])

    def take_good(self, seat: str, kind: str) -> None:
        rule(self.market[kind] > 0, f"no {kind} in the market")
        self.market[kind] -= 1
        self.players[seat].goods[kind] += 1

    def find_good(self, seat: str, kind: str) -> None:
        """From a road or a waterway."""
        rule(self.on_the_map > 0 and self.map_kinds[kind] > 0, f"no {kind} can lie there")
        self.on_the_map -= 1
        self.map_kinds[kind] -= 1
        self.players[seat].goods[kind] += 1

    def take_technology(self, seat: str) -> None:
        rule(self.technology > 0, "no technology tiles left")
        self.technology -= 1
        self.players[seat].technology += 1

    def take_tile(self, seat: str, tile: str, *, first: bool) -> None:
        rule(tile in self.tiles, f"{tile} is not there")
        rule(not first or tile not in t.STACK_2, "the first building is of stack I")
        self.tiles.remove(tile)
        self.players[seat].buildings.append(tile)

    def go(self, seat: str, track: str, tile: str = "") -> None:
        """One step on a track of followers, with its reward."""
        player = self.players[seat]
        rule(player.tracks[track] < t.ENDS[track], f"{seat} is at the end of the {track}'s track")
        player.tracks[track] += 1
        now = player.tracks[track]
        match track:
            case "farmer":
                self.take_good(seat, t.FARMERS[now - 1])
            case "boatman" if now == t.ENDS[track]:
                self.citizen(seat, "boatman_track")
            case "boatman":
                self.earn(seat, t.BOATMEN[now - 1])
            case "craftsman":
                self.take_technology(seat)
            case "trader":
                self.take_tile(seat, tile, first=now == 1)
            case "knight" if now == t.ENDS[track] - 1:
                self.citizen(seat, "knight_track")
            case "scholar":
                self.advance(seat, t.SCHOLARS[now - 1])

    def recruit(self, seat: str, kind: str, tile: str = "") -> None:
        rule(self.supply[kind] > 0, f"no {kind} left")
        self.supply[kind] -= 1
        self.players[seat].followers[kind] += 1
        if kind != "monk":
            self.go(seat, kind, tile)

    def send(self, seat: str, deed: str, kind: str, *, point: bool = False) -> None:
        """A follower to the board of deeds."""
        player = self.players[seat]
        rule(player.followers[kind] > 0, f"{seat} has no neutral {kind}")
        rule(self.deeds[deed][kind] > 0, f"{deed} has no place for a {kind}")
        rule(not point or deed == "canalisation", "a point only at the canalisation")
        player.followers[kind] -= 1
        self.deeds[deed][kind] -= 1
        if point:
            self.advance(seat, 1)
        else:
            self.earn(seat, t.DEEDS[deed][0])
        if not self.deeds[deed].total():
            self.citizen(seat, deed)

    # What is handed in

    def give_good(self, seat: str, kind: str) -> None:
        rule(self.players[seat].goods[kind] > 0, f"{seat} has no {kind}")
        self.players[seat].goods[kind] -= 1

    def buy(self, seat: str, coins: int) -> None:
        """Pay of one's own will: only with coins in hand."""
        rule(self.players[seat].coins >= coins, f"{seat} lacks coins")
        self.players[seat].coins -= coins

    def pay(self, seat: str, owed: int, items: Items) -> None:
        """Pay what must be paid: coins first, then something for each that is missing."""
        player = self.players[seat]
        coins = min(player.coins, owed)
        missing = owed - coins
        player.coins -= coins
        rule(all(n > 0 for n in items.values()), "so many of nothing")
        given = sum(items.values())
        rule(given <= missing, f"{given} things for {missing} coins")
        for thing, n in items.items():
            for _ in range(n):
                self.lose(seat, thing)
        rule(
            given == missing or not (player.things or self.back(player)),
            f"{given} things for {missing} coins, and there is more",
        )

    def back(self, player: Player) -> int:
        """How many steps back torture may take (p. 11)."""
        at = player.steps
        return t.BACK[at - 1] + 1 if self.leave and at in t.COIN_SPACES else t.BACK[at]

    def lose(self, seat: str, thing: str) -> None:
        """One thing under torture; it leaves the game."""
        player = self.players[seat]
        match thing:
            case "step":
                rule(self.back(player) > 0, "no step onto or past coins")
                player.steps -= 1
            case "built" | "unbuilt" | "technology":
                rule(getattr(player, thing) > 0, f"no {thing} left")
                setattr(player, thing, getattr(player, thing) - 1)
            case _ if thing in t.FOLLOWERS:
                rule(player.followers[thing] > 0, f"no neutral {thing}")
                player.followers[thing] -= 1
            case _ if thing in (*t.GOODS, "bread"):
                self.give_good(seat, thing)
            case _:
                rule(thing in player.buildings, f"{thing} cannot be given")
                player.buildings.remove(thing)

    # The end

    def last_citizen(self) -> str | None:
        """Who has strictly the most stations on the map."""
        most = max(player.built for player in self.players.values())
        ahead = [seat for seat, player in self.players.items() if player.built == most]
        return ahead[0] if len(ahead) == 1 else None

    def count(self) -> dict[str, dict[str, int]]:
        """The final count, line by line; the last citizen in it."""
        last = self.last_citizen()
        found = {}
        for seat, player in self.players.items():
            citizens = len(player.citizens) + (seat == last)
            found[seat] = {
                "coins": player.coins,
                "goods": sum(worth * player.goods[kind] for kind, worth in t.GOODS.items()),
                "stations": player.level * player.built,
                "citizens": player.level * citizens,
                "bread": player.level * player.goods["bread"],
            }
        return found

    def winners(self) -> list[str]:
        """The most points, then further right, then shared."""
        rank = {seat: (sum(parts.values()), self.players[seat].steps) for seat, parts in self.count().items()}
        return [seat for seat in self.seats if rank[seat] == max(rank.values())]
