"""The title at a table that plays a script: each line by the very form a screen shows, books compared after each.

What the table does is the referee's to say; what the app makes of it - census, dues, rewards, turns, points - must be
what he has in his books, as far as it is kept.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from scorers.core.forms import Amounts, Answer
from scorers.core.ledger import seat_of
from scorers.core.msg import TABLE
from scorers.orleans import GAME, flow, model
from scorers.orleans.model import Orleans, Phase
from tests.scorers.orleans import tables as t
from tests.scorers.orleans.course import Referee
from tests.scorers.orleans.playing import EVERYTHING, POINTS, Playing
from tests.scorers.orleans.referee import Items
from tests.scorers.orleans.script import Action, Round, Script, Settled, do

THINGS = {"built": "station", **{kind: f"follower.{kind}" for kind in t.FOLLOWERS}}
"""The title's names for what torture takes, where they differ."""


@dataclass
class Through:
    """A title and a referee at one table."""

    playing: Playing
    referee: Referee

    @classmethod
    def new(cls, market: Items, players: int = 3, keeps: tuple[str, ...] = EVERYTHING, **agreed: Any) -> Through:  # noqa: ANN401 - as of setup
        playing = Playing.of(players, keeps, **agreed)
        found = playing.state.setup
        later, leave = found.rulings.get("citizen_spaces") == "s19_29", found.rulings.get("leave_coin_space") == "yes"
        extras = found.options.get("extras") == "yes"
        referee = Referee(found.ids, market, first=found.first, extras=extras, later=later, leave=leave)
        return cls(playing, referee)

    def put_back(self, *tiles: str) -> Through:
        """The variant: each in turn, or "nobody"."""
        for tile in tiles:
            self.playing.tap("return", tile=(tile,))
            if tile != "nobody":
                self.referee.put_back(tile)
        return self

    @property
    def state(self) -> Orleans:
        return self.playing.state

    def keeps(self, keep: str) -> bool:
        return keep in self.state.keeps

    def game(self, script: Script) -> Through:
        for told in script.rounds:
            self.round(told)
        return self

    def round(self, told: Round) -> None:
        """Play a round of a script, and compare after every step."""
        self.hourglass(told)
        self.drawing()
        self.playing.tap("plan")
        for action in told.actions:
            self.action(action)
        if not self.keeps("actions"):
            self.playing.tap("passed")
        self.event(told)
        self.agree()
        if self.state.keeps.issuperset(POINTS):
            so_far = GAME.projection(self.state)
            count = {seat: sum(lines.values()) for seat, lines in self.referee.count().items()}
            assert {seat: so_far.total(seat).known for seat in self.referee.seats} == count

    # The parts of a round

    def hourglass(self, told: Round) -> None:
        referee, playing = self.referee, self.playing
        assert (self.state.flow.round, self.state.flow.phase) == (referee.round + 1, Phase.HOURGLASS)
        assert model.starter(self.state) == referee.first
        assert flow.left(self.state) == dict(referee.deck)
        referee.hourglass(told.event)
        found = referee.census()
        referee.take_census({seat: one.items for seat, one in told.census.items()})
        playing.tap(f"turn/{told.event}")
        ends = {part: [seat for seat, n in found.items() if n == worth] for part, worth in (("most", 1), ("least", -1))}
        answers = {part: (seats[0] if seats else "nobody",) for part, seats in ends.items()}
        if self.state.flow.phase is Phase.CENSUS and f"r{referee.round}/census" in flow.tasks(self.state):
            playing.tap("census", **answers)
        for seat, one in told.census.items():
            if one.items and self.keeps("coins"):
                self.pay(f"fine/r{referee.round}/{seat}", one.items)
        if not self.keeps("coins"):  # nobody speaks of who was short
            self.count_all()
        self.agree()

    def drawing(self) -> None:
        """How many followers each may draw, in turn order, where the tracks are kept."""
        rows = [row for row in GAME.view(self.state, None).now.tasks if row.key != "bank"]
        assert [row.seat for row in rows] == list(self.referee.order())
        for row in rows if self.keeps("actions") and self.referee.round > 1 else ():
            assert row.seat
            assert row.detail
            assert dict(row.detail.params)["n"] == self.referee.draws(row.seat)

    def action(self, action: Action) -> None:
        do(self.referee, action)
        if action.seat == "bank":
            self.playing.tap("bank")
        elif self.keeps("actions"):
            key = f"act/{action.seat}/{action.place}" if action.place else f"pass/{action.seat}"
            self.playing.tap(key, **answers_of(action))
            self.tell_unseen()
        else:
            self.tell_all()
        self.agree()

    def tell_unseen(self) -> None:
        """Where little is kept an action may bring what the app cannot see: a citizen of what is not followed, a step
        for each station nobody counts. All else it must have seen."""
        seen = books_of(self.state)
        strange = {key[1] for key, n in self.books().items() if seen.get(key) != n}
        assert all(thing == "development" or thing.startswith("citizen.") for thing in strange), strange
        if strange:
            assert not all(map(self.keeps, ("development", "stations", "followers")))
            self.tell_all()

    def count_all(self) -> None:
        """The table says what lies where, wherever the books differ."""
        places = {"lost": ("table@lost.{}", "station"), "bread": ("{}@bakery", "grain")}
        his = self.books()
        while books_of(self.state) != his:  # what is counted with a seat is put right at the table, too
            for owner, thing in sorted(his.keys() | books_of(self.state).keys()):
                n = his.get((owner, thing), 0)
                if n != books_of(self.state).get((owner, thing), 0):
                    at, what = places.get(thing, ("{}", thing))
                    self.playing.tap(f"core/count/{at.format(owner)}/{what}", n={"n": n})

    def tell_all(self) -> None:
        """The table says what an action has changed, where actions are not followed."""
        for seat, player in self.referee.players.items():
            n = self.playing.n
            if self.keeps("development") and n(seat, model.DEV) != player.steps:
                self.playing.tap(f"develop/{seat}", to=(str(player.steps),))
            now = {"coin": player.coins, "station": player.built, **{good: player.goods[good] for good in t.GOODS}}
            things = {thing: held - (n(seat, thing) or 0) for thing, held in now.items() if n(seat, thing) is not None}
            if self.referee.extras and self.keeps("goods"):  # what is baked leaves the grain by itself
                things["bread"] = player.goods["bread"] - (n(f"{seat}@bakery", "grain") or 0)
                things["grain"] += max(0, things["bread"])
            changed = {thing: more for thing, more in things.items() if more}
            taken = tuple(one for one in player.citizens if n(seat, f"citizen.{one}") == 0)
            if changed or taken:
                self.playing.tap(f"gain/{seat}", things=changed, citizens=taken)

    def event(self, told: Round) -> None:
        """The event of the round: first whoever has a choice, or is short, then everybody else as shown."""
        referee, playing, n = self.referee, self.playing, self.referee.round
        before = {seat: player.coins for seat, player in referee.players.items()}
        owed = {seat: self.owed(seat, told.settled.get(seat, Settled())) for seat in referee.order()}
        for seat in referee.order():
            one = told.settled.get(seat, Settled())
            referee.settle(seat, one.how, one.items)
        for seat in referee.order() if told.event in t.SHIELDED else ():
            one = told.settled.get(seat, Settled())
            short = max(0, owed[seat] - before[seat])
            if one.how == "sacristy":
                playing.tap(f"lifted/r{n}/{seat}")
            elif told.event == "plague":
                if self.keeps("followers"):
                    playing.tap(f"drawn/r{n}/{seat}", drawn=(one.how,))
            elif short and not self.keeps("coins"):
                self.pay(f"short/r{n}/{seat}", one.items, short={"short": short})
            elif one.items or one.how or (told.event == "harvest" and owed[seat]):
                self.settle(seat, one)
        referee.close()
        if self.state.flow.phase is Phase.EVENT and self.state.flow.round == n:
            playing.tap("settle")

    def owed(self, seat: str, one: Settled) -> int:
        """The coins the event asks for."""
        player = self.referee.players[seat]
        if one.how:
            return 0
        return {"taxes": player.goods.total() // 3, "harvest": t.NO_FOOD}.get(self.referee.event, 0)

    def settle(self, seat: str, one: Settled) -> None:
        if self.keeps("goods") or one.items:
            food = {one.how: 1} if one.how else {}
            self.pay(f"event/r{self.referee.round}/{seat}", one.items, food)

    def pay(self, key: str, items: Items, food: Items | None = None, **first: Answer) -> None:
        """A payment: coins as shown, and these things."""
        things: dict[tuple[str, str], int] = {}
        for way, given in (("torture", items), ("food", food or {})):
            for thing, n in given.items():
                name = self.name_of(thing)
                things[way, name] = things.get((way, name), 0) + n
        asks = [ask for ask in self.playing.form(key, **first).asks if isinstance(ask, Amounts) and ask.key == "paid"]
        rows = [row.key for ask in asks for row in ask.rows]
        paid = {row: 0 for row in rows if not row.endswith("coin")}
        for (way, thing), n in things.items():
            paid[f"{way}/{thing}" if f"{way}/{thing}" in rows or thing not in rows else thing] = n
        self.playing.tap(key, **first, paid=paid)

    def name_of(self, thing: str) -> str:
        """The title's name for what torture takes: any at all, where the kinds are not kept."""
        found = f"tile.{thing}" if thing in (*t.STACK_1, *t.STACK_2, *t.EXTRAS) else THINGS.get(thing, thing)
        any_ = {"tile": "building", "follower": "follower"}.get(found.partition(".")[0], "")
        return any_ if any_ and not self.state.ledger.keeps(found) else found

    # The books

    def agree(self) -> None:
        """Whatever is kept is what the referee has."""
        assert books_of(self.state) == self.books(), f"round {self.referee.round}"
        state, referee = self.state, self.referee
        if self.keeps("actions") and state.flow.phase is Phase.ACTIONS:
            assert (state.flow.acting, state.flow.passed) == (referee.turn, frozenset(referee.passed))
        if state.flow.round == referee.round:
            assert state.flow.event == referee.event

    def books(self) -> dict[tuple[str, str], int]:
        """Everything the referee has, under the title's names, as far as it is kept."""
        found: dict[tuple[str, str], int] = {}
        for seat, player in self.referee.players.items():
            found |= {(seat, thing): n for thing, n in _of_player(player.__dict__).items()}
            found[seat, "bread"] = player.goods["bread"]
            found |= {(seat, f"tile.{tile}"): 1 for tile in player.buildings}
        found |= {(TABLE, f"follower.{kind}"): n for kind, n in self.referee.supply.items()}
        found |= {(TABLE, f"citizen.{source}"): 1 for source in self.referee.citizens}
        found |= {(TABLE, f"tile.{tile}"): 1 for tile in self.referee.tiles}
        found[TABLE, "technology"] = self.referee.technology
        if self.state.ledger.n(TABLE, "grain") is not None:
            found |= {(TABLE, good): n for good, n in self.referee.market.items()}
        for deed, places in self.referee.deeds.items():
            found |= {(deed, kind): t.DEEDS[deed][1][kind] - n for kind, n in places.items()}
        return {key: n for key, n in found.items() if n and _kept(self.state, key)}


def _of_player(player: Mapping[str, object]) -> dict[str, int]:
    """What stands in a player's books, by the title's names."""
    numbers = {"coin": "coins", "development": "steps", "station": "built", "technology": "technology"}
    found = {thing: player[name] for thing, name in numbers.items()}
    found["lost"] = t.STATIONS - player["built"] - player["unbuilt"]  # type: ignore[operator]
    for prefix, name in (("", "goods"), ("track.", "tracks"), ("follower.", "followers")):
        found |= {prefix + kind: n for kind, n in player[name].items() if kind != "bread"}  # type: ignore[attr-defined]
    found |= {f"citizen.{source}": 1 for source in player["citizens"]}  # type: ignore[attr-defined]
    return found  # type: ignore[return-value]


def _kept(state: Orleans, key: tuple[str, str]) -> bool:
    owner, thing = key
    if owner in t.DEEDS:
        return state.ledger.keeps("follower.monk")
    return state.ledger.keeps({"bread": "grain", "lost": "station"}.get(thing, thing))


def books_of(state: Orleans) -> dict[tuple[str, str], int]:
    """Everything the title has, box and bottomless heaps apart."""
    found: dict[tuple[str, str], int] = {}
    for (owner, thing), amount in state.ledger.values.items():
        seat, _, where = owner.partition("@")
        key = (owner, thing)
        if where in t.DEEDS:
            key = (where, thing.removeprefix("follower."))
        elif where:
            key = (seat, "bread") if where == "bakery" else (where.removeprefix("lost."), "lost")
        if seat_of(owner) != "box" and amount.n:
            found[key] = found.get(key, 0) + amount.n
    return found


def answers_of(action: Action) -> dict[str, Answer]:
    """What was chosen at a place, as its form asks for it."""
    told = action.told
    match action.place:
        case "village":
            return {"follower": told[:1], "tile": told[1:]}
        case "town_hall" | "gunpowder_tower":
            points = sum(one.endswith(":point") for one in told)
            sends = tuple("/".join(one.split(":")[:2]) for one in told)
            return {"sends": sends, "points": {"points": points}}
        case "pharmacy" | "bakery" | "theatre":
            return {"n": {"n": int(told[0])}}
        case "goldsmith":
            return {"gives": told}
        case "hideaway":
            return {"gives": told[:1], "follower": told[1:2], "tile": told[2:]}
        case "tribunal":
            return {"other": told[:1], "good": told[1:] or ("nothing",)}
        case place_ if place_ in t.TRAVELS:
            return {"good": told or ("nothing",)}
    return {}
