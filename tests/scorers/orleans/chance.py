"""Games as chance has them: whatever the referee lets pass may be told, and is told."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass
from random import Random

from tests.scorers.orleans import tables as t
from tests.scorers.orleans.course import Referee
from tests.scorers.orleans.referee import Foul, Player
from tests.scorers.orleans.script import Action, Round, Script, Settled, do

PATIENCE = 20
PER_ROUND = 4
"""About so many actions a player has in a round."""


@dataclass
class Chance:
    """Plays a referee's table at random, and remembers what was told."""

    referee: Referee
    rnd: Random

    def game(self, rounds: int = t.ROUNDS) -> Script:
        """Play so many rounds."""
        market = dict(self.referee.market)
        return Script(market, [self.round() for _ in range(rounds)])

    def round(self) -> Round:
        return list(self.steps())[-1]

    def steps(self) -> Iterator[Round]:
        """Play a round; yield what was told so far after every step."""
        referee, rnd = self.referee, self.rnd
        event = "pilgrimage" if not referee.round else rnd.choice(sorted((+referee.deck).elements()))
        referee.hourglass(event)
        told = Round(event)
        for seat, n in referee.census().items():
            if n < 0:
                told.census[seat] = Settled(items=self.torture(referee.players[seat], 1))
        referee.take_census({seat: found.items for seat, found in told.census.items()})
        yield told
        while referee.turn:
            if not rnd.randrange(40):
                told.actions.append(self.bank())
            told.actions.append(self.action(referee.turn))
            yield told
        for seat in referee.order():
            told.settled[seat] = self.settle(seat)
            yield told
        referee.close()

    # Actions

    def bank(self) -> Action:
        """It runs dry, or has coins again."""
        found = Action("bank", "full" if self.referee.dry else "dry")
        do(self.referee, found)
        return found

    def action(self, seat: str) -> Action:
        """One that the referee lets pass; now and then a pass."""
        for _ in range(PATIENCE if self.rnd.random() < 1 - 1 / PER_ROUND else 0):
            found = self.guess(seat)
            tried = deepcopy(self.referee)
            try:
                do(tried, found)
            except Foul:
                continue
            do(self.referee, found)
            return found
        do(self.referee, Action(seat))
        return Action(seat)

    def guess(self, seat: str) -> Action:
        """An action that may be one."""
        player, rnd = self.referee.players[seat], self.rnd
        places = [place for place in (*t.OWN_BOARD, *player.buildings) if place not in t.NO_ACTION]
        place = rnd.choice(places)
        found = getattr(self, f"for_{place}", lambda _player: ())(player)
        if place in t.TRAVELS:
            found = self.from_the_map()
        return Action(seat, place, tuple(found))

    def from_the_map(self) -> tuple[str, ...]:
        return () if not self.rnd.randrange(5) else (self.rnd.choice(list(t.GOODS)),)

    def tile(self, player: Player) -> str:
        first = not player.tracks["trader"]
        tiles: list[str] = self.referee.tiles
        return self.rnd.choice([tile for tile in tiles if not (first and tile in t.STACK_2)])

    def for_village(self, player: Player) -> tuple[str, ...]:
        kind = self.rnd.choice(t.VILLAGE)
        return (kind, self.tile(player)) if kind == "trader" else (kind,)

    def for_guildhall(self, player: Player) -> tuple[str, ...]:
        return ("orleans",) if not (player.in_orleans or self.rnd.randrange(4)) else ()

    def for_town_hall(self, player: Player) -> tuple[str, ...]:
        kinds = list((+player.followers).elements())
        self.rnd.shuffle(kinds)
        found = []
        for kind in kinds[: self.rnd.randint(1, 2)]:
            deeds = [deed for deed, places in self.referee.deeds.items() if places[kind]]
            if deeds:
                deed = self.rnd.choice(deeds)
                point = deed == "canalisation" and self.rnd.random() < 1 / 2
                found.append(f"{deed}:{kind}" + ":point" * point)
        return tuple(found)

    for_gunpowder_tower = for_town_hall

    def for_pharmacy(self, _player: Player) -> tuple[str, ...]:
        return (str(self.rnd.randint(1, 3)),)

    def for_bakery(self, _player: Player) -> tuple[str, ...]:
        return (str(self.rnd.randint(1, 3)),)

    def for_goldsmith(self, _player: Player) -> tuple[str, ...]:
        return (self.rnd.choice(list(t.GOODS)),)

    def for_hideaway(self, player: Player) -> tuple[str, ...]:
        track = self.rnd.choice(t.HIDEAWAY)
        return (*self.for_goldsmith(player), track, *((self.tile(player),) if track == "trader" else ()))

    def for_tribunal(self, player: Player) -> tuple[str, ...]:
        others = [seat for seat, found in self.referee.players.items() if found is not player]
        return (self.rnd.choice(others), *self.from_the_map())

    def for_theatre(self, _player: Player) -> tuple[str, ...]:
        return (str(self.rnd.randint(1, 4)),)

    # What is owed

    def settle(self, seat: str) -> Settled:
        """What the event of the round takes, as this player likes, or as the bag has it."""
        referee, player = self.referee, self.referee.players[seat]
        found = Settled()
        if referee.event in t.SHIELDED and "sacristy" in player.buildings and player.followers["monk"]:
            found = Settled("sacristy")
        elif referee.event == "harvest":
            foods = [kind for kind in t.FOOD if player.goods[kind]]
            found = Settled(self.rnd.choice(foods)) if foods else Settled(items=self.torture(player, t.NO_FOOD))
        elif referee.event == "taxes":
            found = Settled(items=self.torture(player, player.goods.total() // 3))
        elif referee.event == "plague":
            kinds = list((+player.followers).elements())
            found = Settled(self.rnd.choice([*kinds, "starter", "empty"]))
        referee.settle(seat, found.how, found.items)
        return found

    def torture(self, player: Player, owed: int) -> dict[str, int]:
        """Things at random for the coins that are missing."""
        tried = deepcopy(self.referee)
        seat = next(seat for seat, found in self.referee.players.items() if found is player)
        given: dict[str, int] = {}
        for _ in range(max(0, owed - player.coins)):
            things = self.things(tried.players[seat])
            if not things:
                break
            thing = self.rnd.choice(things)
            tried.lose(seat, thing)
            given[thing] = given.get(thing, 0) + 1
        return given

    def things(self, player: Player) -> list[str]:
        """What torture could take now; a follower only where nothing else is left or chance wants it."""
        counted = [name for name in ("built", "unbuilt", "technology") if getattr(player, name)]
        steps = ["step"] if self.referee.back(player) else []
        return [*counted, *steps, *(+player.goods), *player.buildings, *(+player.followers)]
