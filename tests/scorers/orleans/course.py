"""The referee at work: eighteen rounds, whose turn it is, and what each event does."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from tests.scorers.orleans import tables as t
from tests.scorers.orleans.referee import NOTHING, Items, Table, rule


class Referee(Table):
    """A table with its course."""

    def __init__(self, seats: tuple[str, ...], market: Items, *, first: str = "s1", **agreed: bool) -> None:
        super().__init__(seats, market, **agreed)
        self.deck = Counter(dict.fromkeys(t.EVENTS, t.COPIES))
        self.round = 0
        self.event = ""
        self.first = first
        self.passed: list[str] = []
        self.turn = first

    def order(self) -> tuple[str, ...]:
        at = self.seats.index(self.first)
        return self.seats[at:] + self.seats[:at]

    # Before round 1, in the variant (p. 9)

    def put_back(self, tile: str) -> None:
        rule(not self.round, "before round 1")
        rule(tile in self.tiles, f"{tile} is not there")
        self.tiles.remove(tile)

    # Phase 1

    def hourglass(self, event: str) -> None:
        rule(self.round < t.ROUNDS, "eighteen rounds")
        rule(self.deck[event] > 0, f"no {event} left")
        rule(self.round or event == "pilgrimage", "round 1 is Pilgrimage")
        self.deck[event] -= 1
        self.round += 1
        self.event = event
        self.passed = []
        self.turn = self.first

    # Phase 2

    def census(self) -> dict[str, int]:
        """What each gets, or pays."""
        at = {seat: player.tracks["farmer"] for seat, player in self.players.items()}
        found = dict.fromkeys(self.seats, 0)
        for best, worth in ((max(at.values()), 1), (min(at.values()), -1)):
            alone = [seat for seat in self.seats if at[seat] == best]
            if len(alone) == 1 and (worth > 0 or len(self.seats) > 2):
                found[alone[0]] = worth
        return found

    def take_census(self, tortured: Mapping[str, Items] = {}) -> None:
        found = self.census()
        for seat in self.order():
            if found[seat] > 0:
                self.earn(seat, 1)
            self.pay(seat, max(0, -found[seat]), tortured.get(seat, NOTHING))

    # Phase 3

    def draws(self, seat: str, in_bag: int | None = None, on_market: int = 0) -> int:
        """How many may be drawn from the bag."""
        player = self.players[seat]
        spaces = t.MARKET_SPACES + 2 * ("gunpowder_tower" in player.buildings) - on_market
        value = t.DRAWS[player.tracks["knight"]]
        return min(value, spaces, value if in_bag is None else in_bag)

    # Phase 5

    def act(self, seat: str, place: str, *told: str) -> None:
        """One action on turn, in words: "village trader brewery", "town_hall canalisation:farmer:point"."""
        rule(seat == self.turn, f"it is the turn of {self.turn}")
        player = self.players[seat]
        rule(place in t.OWN_BOARD or place in player.buildings, f"{seat} has no {place}")
        rule(place not in t.NO_ACTION, f"{place} is no action")
        self.perform(seat, place, told)
        self.next()

    def perform(self, seat: str, place: str, told: tuple[str, ...]) -> None:
        if place in t.PLAIN:
            self.earn(seat, t.PLAIN[place][0])
            self.advance(seat, t.PLAIN[place][1])
        elif place in t.MAKES:
            self.take_good(seat, t.MAKES[place])
        elif place in t.RECRUITS:
            rule(place != "monastery" or self.event != "pilgrimage", "no monks on a Pilgrimage")
            self.recruit(seat, t.RECRUITS[place])
        elif place in t.TRAVELS:
            for good in told:
                self.find_good(seat, good)
            rule(len(told) <= 1, "one good at most")
        else:
            getattr(self, f"do_{place}")(seat, *told)

    def do_village(self, seat: str, kind: str, tile: str = "") -> None:
        rule(kind in t.VILLAGE, f"no {kind} in the village")
        self.recruit(seat, kind, tile)

    def do_guildhall(self, seat: str, town: str = "") -> None:
        player = self.players[seat]
        rule(player.unbuilt > 0, "no stations left")
        rule(not (town and player.in_orleans), "one station each in Orléans")
        player.in_orleans |= town == "orleans"
        player.unbuilt -= 1
        player.built += 1

    def do_town_hall(self, seat: str, *sent: str) -> None:
        rule(1 <= len(sent) <= 2, "one or two followers")
        for one in sent:
            deed, kind, *more = one.split(":")
            self.send(seat, deed, kind, point=more == ["point"])

    do_gunpowder_tower = do_town_hall

    def do_pharmacy(self, seat: str, coins: str) -> None:
        rule(1 <= int(coins) <= 3, "one to three coins")
        rule(self.players[seat].steps + int(coins) <= t.SUMMIT, "as many spaces as coins")
        self.buy(seat, int(coins))
        self.advance(seat, int(coins))

    def do_office(self, seat: str) -> None:
        self.earn(seat, self.players[seat].built)

    def do_hospital(self, seat: str) -> None:
        self.earn(seat, self.players[seat].level)

    def do_laboratory(self, seat: str) -> None:
        self.take_technology(seat)

    # The tiles sold separately (p. 14)

    def do_bakery(self, seat: str, grain: str) -> None:
        rule(0 <= int(grain) <= 3, "three loaves at most")
        self.buy(seat, 2)
        for _ in range(int(grain)):
            self.give_good(seat, "grain")
            self.players[seat].goods["bread"] += 1

    def do_goldsmith(self, seat: str, good: str) -> None:
        self.give_good(seat, good)
        self.market[good] += good != "bread"
        self.advance(seat, self.players[seat].built)

    def do_hideaway(self, seat: str, good: str, track: str, tile: str = "") -> None:
        rule(track in t.HIDEAWAY, f"not the track of a {track}")
        self.give_good(seat, good)
        self.market[good] += good != "bread"
        self.go(seat, track, tile)

    def do_tribunal(self, seat: str, whose: str, *good: str) -> None:
        rule(whose in self.players and whose != seat, "another player's merchant")
        self.perform(seat, "wagon", good)
        self.buy(seat, 1)
        self.players[whose].coins += 1

    def do_theatre(self, seat: str, followers: str) -> None:
        rule(int(followers) <= self.players[seat].followers.total() + 4, "no more than there are, four of one's own")
        self.earn(seat, int(followers))

    def skip(self, seat: str) -> None:
        """Pass for the round."""
        rule(seat == self.turn, f"it is the turn of {self.turn}")
        self.passed.append(seat)
        self.next()

    def next(self) -> None:
        """On to the next who has not passed."""
        order = self.order()
        at = order.index(self.turn)
        self.turn = next((seat for seat in (*order[at + 1 :], *order[: at + 1]) if seat not in self.passed), "")

    # Phase 6

    def settle(self, seat: str, how: str = "", items: Items = NOTHING) -> None:
        """What the event of the round does to a player: "sacristy", a food, a follower, "starter" or "empty"."""
        rule(not self.turn, "all pass before")
        player = self.players[seat]
        if how == "sacristy":
            rule("sacristy" in player.buildings and player.followers["monk"], "no monk in a Sacristy")
            rule(self.event in t.SHIELDED, f"the Sacristy is no help against {self.event}")
            return
        match self.event:
            case "income":
                self.earn(seat, player.level)
            case "trading_day":
                self.earn(seat, player.built)
            case "taxes":
                self.pay(seat, player.goods.total() // 3, items)
            case "harvest":
                self.harvest(seat, how, items)
            case "plague" if how in t.FOLLOWERS:
                rule(player.followers[how] > 0, f"no neutral {how}")
                player.followers[how] -= 1
                self.supply[how] += 1

    def harvest(self, seat: str, how: str, items: Items) -> None:
        if self.players[seat].food:
            rule(how in t.FOOD, "food, where there is food")
            self.give_good(seat, how)
            self.market["grain" if how == "bread" else how] += 1
        else:
            rule(not how, "no food at hand")
            self.pay(seat, t.NO_FOOD, items)

    # Phase 7

    def close(self) -> None:
        at = self.seats.index(self.first)
        self.first = self.seats[(at + 1) % len(self.seats)]
