"""The referee at work: twelve seasons, whose turn it is, what each helper does, and the end of a year."""

from __future__ import annotations

from collections.abc import Mapping

from tests.scorers.craftsmen import sums
from tests.scorers.craftsmen import tables as t
from tests.scorers.craftsmen.referee import Agreed, Printed, Table
from tests.scorers.craftsmen.sums import rule

Stand = tuple[str, str]
"""A helper in a queue: space, whose. In winter there is no space."""


class Referee(Table):
    """A table with its course."""

    def __init__(self, seats: tuple[str, ...], printed: Printed, agreed: Agreed | None = None) -> None:
        super().__init__(seats, printed, agreed)
        self.order: list[str] = []
        self.season = 0
        self.stage = ""
        """Empty before the first, "helpers", a building, "end"; in winter then "ships" ... "invest"."""
        self.turn = ""
        self.passed: list[str] = []
        self.waiting: list[Stand] = []
        """The helpers of this stage that have not acted."""
        self.invested: list[str] = []
        self.before: dict[str, int] = {}
        """Cards before the last investment."""

    # Setting up

    def sit(self, faces: Mapping[str, int], youngest: tuple[str, ...], sawmills: Mapping[str, tuple[str, str]]) -> None:
        """Order and points at the start."""
        rule(all(t.CARDS <= n <= 3 * t.CARDS for n in faces.values()), "five cards are worth 5 to 15")
        self.order = sums.order(faces, youngest)
        for seat, points in zip(self.order, t.START, strict=False):
            self.score(seat, points, "start")
        for seat, card in sawmills.items():
            self.players[seat].built = [card]
        self.open()

    @property
    def round(self) -> int:
        return 4 * (self.year - 1) + self.season + 1

    @property
    def winter(self) -> bool:
        return t.SEASONS[self.season] == "winter"

    @property
    def over(self) -> bool:
        return self.year > t.YEARS

    def open(self) -> None:
        """A season begins."""
        self.queues, self.track, self.passed = {}, [], []
        for player in self.players.values():
            player.helpers, player.used = t.HELPERS, 0
        if self.winter:
            self.enter("builders")
        else:
            self.stage, self.turn = "helpers", self.order[0]

    # Phase 1

    def send(self, seat: str, building: str, over: str = "", fee: str = "") -> None:
        self.on_turn(seat)
        self.place(seat, building, over, fee)
        self.hold(t.MOST_CARDS)
        self.next()

    def skip(self, seat: str) -> None:
        """Pass for the season."""
        self.on_turn(seat)
        self.passed.append(seat)
        self.next()

    def on_turn(self, seat: str) -> None:
        rule(seat == self.turn, f"it is the turn of {self.turn}")

    def next(self) -> None:
        """On to the next who may place; nobody: the points of who passed, and stage I."""
        at = self.order.index(self.turn)
        others = (*self.order[at + 1 :], *self.order[: at + 1])
        playing = [seat for seat in others if seat not in self.passed and self.players[seat].helpers]
        self.turn = next(iter(playing), "")
        if not playing:
            for seat in self.passed:
                self.score(seat, 1, "passed")
            self.enter(t.BUILDINGS[0])

    # Phase 2

    def enter(self, building: str) -> None:
        """A stage begins."""
        self.stage = building
        if self.winter:
            self.waiting = [("", seat) for seat in self.order]
        else:
            queue = self.standing(building)
            self.waiting = [(space, seat) for space in self.spaces for seat in queue[space]]
        self.proceed()

    def proceed(self) -> None:
        """Whose helper acts next."""
        self.turn = self.waiting[0][1] if self.waiting else ""

    @property
    def golden(self) -> bool:
        return bool(self.waiting) and self.waiting[0][0] == "gold"

    def act(self, seat: str, *told: str, privilege: str = "") -> None:
        """The next helper's action, in words; nothing told: it does nothing. `privilege`: "gold" or "token"."""
        self.on_turn(seat)
        rule(self.stage in t.BUILDINGS, "no stage")
        if privilege:
            rule(self.stage != "hall", "no privilege in stage VI")
            rule((privilege == "gold") == self.golden, "the golden space, or else a token")
            rule(told, "no privilege without an action")
            if privilege == "token":
                self.use_privilege(seat)
            self.players[seat].used += 1
        if told:
            getattr(self, f"at_{self.stage}")(seat, told, privilege)
        self.waiting.pop(0)
        self.hold(t.MOST_CARDS)
        self.proceed()

    def leave(self) -> None:
        """The stage is over: the next one."""
        rule(not self.waiting, "somebody has not acted")
        stages = t.WINTER if self.winter else t.BUILDINGS
        at = stages.index(self.stage) + 1
        if at < len(stages):
            self.enter(stages[at])
        else:
            self.close()

    def at_bankers(self, seat: str, _told: tuple[str, ...], privilege: str) -> None:
        self.players[seat].cards += 3 if privilege else 2

    def at_builders(self, seat: str, told: tuple[str, ...], privilege: str) -> None:
        """ "basic:purple/green:left", "cards:2"."""
        cards, paid = [], 0
        for one in told:
            kind, _, rest = one.partition(":")
            if kind == "cards":
                paid = int(rest)
            else:
                colours, _, end = rest.partition(":")
                upper, _, lower = colours.partition("/")
                cards.append((kind, upper, lower, end or "right"))
        self.build(seat, cards, paid, free=bool(privilege))

    def at_notary(self, seat: str, told: tuple[str, ...], _privilege: str) -> None:
        """ "look", or "buy extended cards:2", or "auction basic s1:1 s2:0 ... mayor:2 s1:3 cards:1"."""
        if told[0] == "buy":
            self.pay(seat, int(told[2].removeprefix("cards:")))
        elif told[0] == "auction":
            pairs = [(who, int(n)) for who, _, n in (one.partition(":") for one in told[2:])]
            bids = [(who, n) for who, n in pairs if who in self.seats]
            said = dict(pairs)
            rule(bids[0][0] == seat, f"{seat} opens")
            best = sums.auction(self.seats, bids, said.get("mayor", 0))
            if best:
                self.pay(best[0], said["cards"])

    def at_craft(self, seat: str, told: tuple[str, ...], privilege: str) -> None:
        rule(len(told) <= t.WORK[self.year - 1], "so many work points there are not")
        twice = [one for one in told if "+" in one]
        rule(len(twice) <= bool(privilege), "two raw goods for a point, once, by privilege")
        for one in told:
            self.labour(seat, one)

    def labour(self, seat: str, told: str) -> None:
        """A work point: "fair", "own", "fair+own", "trade", "flour>granary", "cloth>own", "beer>1", "beer>1!" by bribe,
        "beer>lost"."""
        kind, _, where = told.partition(">")
        if where:
            self.produce(seat, kind, where)
        elif kind == "trade":
            self.from_fair(seat)
        else:
            for place in kind.split("+"):
                rule(place in ("fair", "own"), "to the fair, or to an own building")
                if place == "fair":
                    self.to_fair(seat)

    def produce(self, seat: str, kind: str, where: str) -> None:
        """A half-product or a final one."""
        if where == "lost":
            rule(kind in t.SHIPPED and not self.may_load(kind), "only what cannot be loaded is lost")
            return
        if where == "granary":
            self.store(seat, kind)
        elif where == "own":
            rule(kind in t.STORED, "only half-products go to an own building")
        else:
            self.load(seat, kind, int(where.removesuffix("!")), bribe=where.endswith("!"))
        self.made(seat, kind)

    def at_merchants(self, seat: str, told: tuple[str, ...], privilege: str) -> None:
        self.buy(seat, told[0], fair=bool(privilege))

    def at_hall(self, seat: str, told: tuple[str, ...], _privilege: str) -> None:
        match told:
            case ("privilege",):
                self.take_privilege(seat)
            case ("work",):
                self.take_work(seat)
            case _:
                rule(told == ("order",), "a token of either kind, or the order")
                rule(len(self.seats) > 2, "not with two players")
                rule(len(self.track) < t.ORDER_SPACES, "three spaces")
                rule(seat not in self.track or self.agreed.order_twice, "once a season")
                self.track.append(seat)

    def work_token(self, seat: str, told: str) -> None:
        """Between two stages."""
        rule(not self.waiting and "+" not in told, "between stages, one raw good")
        self.use_work(seat)
        self.labour(seat, told)
        self.hold(t.MOST_CARDS)

    # Phase 3, and the end of a year

    def close(self) -> None:
        """Privileges for the fewest, the next order, cards; in winter the year is scored first."""
        if not self.winter or self.agreed.winter_tokens:
            self.grant()
        if self.winter:
            if not self.agreed.eight_after:
                self.hold(t.KEPT_CARDS)
            self.score_year()
        else:
            self.hold(t.KEPT_CARDS)
            self.advance()

    def grant(self) -> None:
        used = {seat: player.used for seat, player in self.players.items()}
        if self.agreed.order_discs:
            used = {seat: n + self.track.count(seat) for seat, n in used.items()}
        few = sums.fewest(used)
        held = {seat: player.privileges for seat, player in self.players.items()}
        entitled = [seat for seat in self.order if seat in few]
        for seat in sums.granted(entitled, held, self.privileges, stays=self.agreed.fewest_stays):
            self.take_privilege(seat)

    def score_year(self) -> None:
        """Ships, colours, granary; investments are told."""
        for ship in t.BONUS:
            for seat, (cargo, bonus) in self.sail(ship).items():
                self.score(seat, cargo + bonus, "ships")
        for seat in self.seats:
            self.score(seat, self.develop(seat), "colours")
        for seat in self.seats:
            self.score(seat, self.stored(seat), "granary")
        self.clear()
        self.stage, self.turn, self.invested = "invest", "", []
        self.before = {seat: player.cards for seat, player in self.players.items()}

    def invest(self, seat: str, points: int) -> None:
        """Four cards of four colours."""
        rule(self.stage == "invest" and seat not in self.invested, "once, at the end of a year")
        rule(t.INVESTED[0] <= points <= t.INVESTED[1], "four faces of 1 to 3")
        self.pay(seat, len(t.COLOURS))
        self.invested.append(seat)
        self.score(seat, points, "invest")

    def end_year(self) -> None:
        rule(self.stage == "invest", "the year is not scored")
        self.hold(t.KEPT_CARDS)
        self.advance()

    def advance(self) -> None:
        """The next season, in its order."""
        last = self.winter and self.year == t.YEARS
        if len(self.seats) > 2:
            self.order = sums.reordered(self.order, self.track)
        elif not last and (not self.winter or self.agreed.winter_swap):
            self.order.reverse()
        self.year += self.winter
        self.season = (self.season + 1) % len(t.SEASONS)
        if self.over:
            self.stage, self.turn = "", ""
        else:
            self.open()

    # The end

    def total(self) -> dict[str, int]:
        """Points with bonus tokens."""
        tokens = self.printed.tokens
        return {seat: one.points + sum(tokens[kind] for kind in one.bonuses) for seat, one in self.players.items()}

    def ranking(self) -> list[str]:
        cards = {seat: player.cards for seat, player in self.players.items()}
        now = self.order[::-1] if len(self.seats) == 2 and self.agreed.tie_swapped else self.order
        return sums.winners(self.total(), self.before if self.agreed.tie_before else cards, now)
