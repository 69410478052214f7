"""The title at a table that plays a script: each line by the very form a screen shows, books compared after each.

What the table does is the referee's to say; what the app makes of it - turns, fees, what falls out, tokens, order,
points - must be what he has in his books, as far as it is kept. What is not kept is told as a table would tell it.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from scorers.core.forms import Answer
from scorers.craftsmen import GAME
from scorers.craftsmen.acts.base import golden
from scorers.craftsmen.model import Craft, Phase, discs
from tests.scorers.craftsmen import tables as t
from tests.scorers.craftsmen.course import Referee
from tests.scorers.craftsmen.playing import EVERYTHING, Playing, setup
from tests.scorers.craftsmen.referee import NATURAL, Agreed, Printed
from tests.scorers.craftsmen.script import Script, Season, Start, Step, do

PHASES: Final = {
    "bankers": Phase.BANK,
    "builders": Phase.BUILD,
    "notary": Phase.NOTARY,
    "craft": Phase.CRAFT,
    "merchants": Phase.MERCHANT,
    "hall": Phase.HALL,
}
SPACES: Final = ("gold", "silver", "ribbon")
LINES: Final = {"start": "helpers", "passed": "helpers", "fees": "helpers", "made": "goods"}
"""The title's lines of points, where one line is not for one year."""
RULINGS: Final = {
    "order_discs": ("no", "yes"),
    "fewest_stays": ("next", "stays"),
    "winter_tokens": ("no", "yes"),
    "winter_swap": ("no", "yes"),
    "granary_missing": ("all", "missing"),
    "push_own": ("no", "yes"),
    "order_twice": ("no", "yes"),
    "tie_swapped": ("winter", "swapped"),
    "eight_after": ("before", "after"),
}
"""The referee's names for the rulings, and what they are when they do not hold, and when they do."""
NAMES: Final = {"fewest_stays": "fewest_full", "granary_missing": "granary_fill", "tie_swapped": "tie_order"} | {
    "eight_after": "winter_eight"
}

Markers = tuple[tuple[int, str, int, str], ...]
"""Ship, product, place (0 on the right), whose."""
Books = dict[tuple[str, str], int]


def rulings(agreed: Agreed) -> dict[str, str]:
    return {NAMES.get(name, name): options[getattr(agreed, name)] for name, options in RULINGS.items()}


@dataclass
class Through:
    """A title and a referee at one table."""

    playing: Playing
    referee: Referee
    used: list[str] = field(default_factory=list)
    """Where the helpers stand that used a privilege in this stage."""
    halls: dict[str, str] = field(default_factory=dict)
    doubles: list[str] = field(default_factory=list)
    """Whose second raw good of a work point is told when the points are spent."""
    backs: list[str] = field(default_factory=list)
    """Who gives a privilege token back when the stage is over, where no helper is told of it."""
    golden: Counter[str] = field(default_factory=Counter)
    """Privileges on gold in this season, where queues are not kept."""
    track: list[str] = field(default_factory=list)
    stood: list[str] = field(default_factory=list)
    """Where the helpers of this stage stand, in their order."""
    loaded: Markers = ()
    """What lay in the holds when the ships sailed."""
    sailed: dict[int, dict[str, tuple[int, int]]] = field(default_factory=dict)
    ranked: dict[int, list[str]] = field(default_factory=dict)
    slips: Random | None = None
    """Tells a year's end wrong now and then, to be put right later."""
    wrong: list[tuple[str, dict[str, Answer]]] = field(default_factory=list)
    """What was told wrong, and what it should have been."""
    misread: bool = False
    """Whether the printed values were told wrong."""

    @classmethod
    def new(cls, script: Script, keeps: tuple[str, ...] = EVERYTHING, agreed: Agreed | None = None) -> Through:
        start = script.start
        playing = Playing(GAME.begin(setup(len(start.faces), keeps, rulings=rulings(agreed or Agreed()))))
        found = cls(playing, script.referee(agreed))
        found.sit(start)
        return found

    def sit(self, start: Start) -> None:
        """The order from hand sums, ties by age; the sawmills."""
        answers: dict[str, Answer] = {"sums": start.faces}
        groups = [
            tuple(seat for seat in start.youngest if start.faces[seat] == n) for n in sorted(start.faces.values())
        ]
        for group in groups:
            answers[f"tie/{start.faces[group[0]]}"] = group[:-1]
        self.playing.tap("order", **answers)
        for seat, (upper, lower) in start.sawmills.items() if self.keeps("buildings") else ():
            self.playing.tap(f"built/{seat}", top=(upper,), bottom=(lower,))
        self.agree()

    def tell_box(self, printed: Printed | None = None, *, ships: bool = True) -> Through:
        """All printed values; those of the referee, unless others are told at first."""
        self.misread = printed is not None
        printed = printed or self.referee.printed
        for which, values in (("points", printed.made), ("bonus", printed.tokens)):
            self.tell(f"printed/{which}", **{which: {f"{which}.{kind}": n for kind, n in values.items()}})
        for ship, rows in printed.rows.items() if ships else ():
            sides = {f"hold.{ship}.{kind}.left": n for kind, n, _ in rows}
            sides |= {f"hold.{ship}.{kind}.right": n for kind, _, n in rows}
            told: dict[str, Answer] = {f"rows/{ship}": tuple(kind for kind, _, _ in rows), f"ship{ship}": sides}
            self.tell(f"printed/ship{ship}", **told)
        return self

    def tell(self, key: str, **answers: Answer) -> None:
        """Tell values, where any is new."""
        if self.playing.filled(key, answers)[0].event:
            self.playing.tap(key, **answers)

    @property
    def state(self) -> Craft:
        return self.playing.state

    @property
    def phase(self) -> Phase:
        return self.state.flow.phase

    def keeps(self, keep: str) -> bool:
        return keep in self.state.keeps

    # A season

    def game(self, script: Script) -> Through:
        for told in script.seasons:
            if self.slips and not self.slips.randrange(6):
                self.keep_anew(self.slips.choice(sorted(self.state.keeps)))
            self.season(told)
            if self.slips and self.slips.random() < 1 / 4:
                self.put_right()
        return self.put_right()

    def keep_anew(self, keep: str) -> None:
        """Somebody stops to keep something before a season, and begins again: what lies there is told."""
        if keep not in ("goods", "tokens", "queue"):
            return
        players = self.referee.players.items()
        privileges = {seat: player.privileges for seat, player in players}
        work = {seat: player.work for seat, player in players}
        self.playing.tap(f"core/keep/{keep}").tap(f"core/keep/{keep}", privilege=privileges, work=work)
        if keep == "goods":
            fields = [(kind, side, one) for kind, row in self.referee.granary.items() for side, one in enumerate(row)]
            lies = tuple(f"{kind}.{side}@{one}" for kind, side, one in fields if one)
            self.playing.tap("laid/granary", lies=("@natural", *lies))
        for (owner, thing), n in self.books().items():
            if thing == "cube" and not owner.startswith("table"):
                self.playing.has(owner, thing, n)
        self.agree()

    def put_right(self) -> Through:
        """Everything that was told wrong, so far."""
        while self.wrong:
            which, answers = self.wrong.pop()
            self.playing.tap("again", which=(which,), **answers)
        if self.misread:
            self.tell_box()
        self.agree()
        return self

    def score(self, part: str, asked: str, right: Mapping[str, int], high: int) -> None:
        """A part of a year's end in numbers, told wrong now and then."""
        told = dict(right)
        if self.slips and self.playing.form(f"score/{part}").asks and self.slip():
            seat = self.slips.choice(self.referee.seats)
            told[seat] = high if told[seat] != high else 0
            self.wrong.append((f"{self.state.flow.year}/{part}", {asked: right}))
        self.playing.tap(f"score/{part}", **{asked: told})

    def season(self, told: Season) -> None:
        """Play a season of a script, and compare after every step."""
        referee, steps = self.referee, list(told.steps)
        assert self.state.flow.round == referee.round
        self.golden, self.track = Counter(), []
        if not referee.winter:
            self.helpers(steps)
        now = referee.round
        for building in t.WINTER if referee.winter else t.BUILDINGS:
            assert referee.stage == building
            assert (self.phase == PHASES[building]) != self.deserted(building)
            self.stage(building, steps)
        if self.phase is Phase.CLOSE:
            self.close()
        if referee.round == now:
            self.year(steps)
        assert not steps
        self.agree()

    def helpers(self, steps: list[Step]) -> None:
        queue = self.keeps("queue")
        while steps and steps[0].what in ("send", "pass"):
            step = steps.pop(0)
            if queue:
                assert self.state.flow.acting == self.referee.turn
            fees = self.fees()
            do(self.referee, step)
            if queue:
                self.send(step)
            elif self.fees() != fees:
                paid = [seat for seat, n in self.fees().items() if n > fees[seat]]
                self.playing.tap(f"fee/{step.seat}", to=tuple(paid))
            if queue or self.referee.stage == "helpers":
                self.agree()
        if not queue:
            self.playing.tap("sent", left=tuple(self.referee.passed))
            self.agree()

    def fees(self) -> Counter[str]:
        found: Counter[str] = Counter()
        for (_, reason, seat), n in self.referee.lines.items():
            found[seat] += n if reason == "fees" else 0
        return found

    def send(self, step: Step) -> None:
        if step.what == "pass":
            self.playing.tap(f"pass/{step.seat}")
            return
        building, *over = step.told
        answers: dict[str, Answer] = {}
        if over:
            answers = {"over": (f"{SPACES.index(over[0])}.1",), "fee": tuple(over[1:])}
        self.playing.tap(f"send/{step.seat}/{PHASES[building]}", **answers)

    # A stage

    def deserted(self, building: str) -> bool:
        """Whether nobody stands there: where every helper is told, the app has passed over it."""
        told = self.keeps("queue") and not self.referee.winter
        return told and not any(self.referee.standing(building).values())

    def stage(self, building: str, steps: list[Step]) -> None:
        """All actions of a stage, and the work tokens after it."""
        referee = self.referee
        self.used, self.halls, self.doubles, self.backs = [], {}, [], []
        queue = {} if referee.winter else referee.standing(building)
        stood = [f"{SPACES.index(space)}.{layer}" for space, discs in queue.items() for layer in range(len(discs))]
        self.stood = [f"{PHASES[building]}.{where}" for where in stood]
        while steps and steps[0].what == building:
            self.act(steps.pop(0))
            self.agree(tokens=False)
            while steps and steps[0].what == "line":
                self.line(steps.pop(0))
        while steps and steps[0].what == "line":
            self.line(steps.pop(0))
        for seat in self.doubles:
            if self.keeps("goods"):
                self.make(seat, "wood", "onward", "double")
        self.give_back()
        if building != "craft":
            self.work(steps)
        if not self.deserted(building):
            self.done()
        if building == "craft":
            self.work(steps)
        self.agree()
        self.loaded = referee.loaded()
        self.sailed = {ship: referee.sail(ship) for ship in t.BONUS}
        self.ranked = {ship: referee.ranked(ship) for ship in t.BONUS}
        referee.leave()

    def give_back(self) -> None:
        """Privilege tokens that did not go with what they were used for."""
        for seat in self.backs:
            if self.playing.n(seat, "privilege") != self.referee.players[seat].privileges:
                self.playing.tap(f"token/{seat}", what=("privilege-back",))

    def act(self, step: Step) -> None:
        where = self.stood[-len(self.referee.waiting)] if self.stood else ""
        do(self.referee, step)
        if step.privilege and where and self.keeps("queue"):
            self.used.append(where)
        elif step.privilege == "token" and self.keeps("tokens"):
            self.backs.append(step.seat)
        elif step.privilege:
            self.golden[step.seat] += 1
        getattr(self, f"at_{step.what}", lambda _step, _where: None)(step, where)

    def at_builders(self, step: Step, _where: str) -> None:
        for one in step.told if self.keeps("buildings") else ():
            kind, _, rest = one.partition(":")
            if kind != "cards":
                colours, _, end = rest.partition(":")
                upper, _, lower = colours.partition("/")
                self.playing.tap(f"built/{step.seat}", card=(kind,), top=(upper,), bottom=(lower,), side=(end,))

    def at_craft(self, step: Step, _where: str) -> None:
        for one in step.told:
            first, _, second = one.partition("+")
            self.labour(step.seat, first)
            if second:
                self.doubles.append(step.seat)

    def at_merchants(self, step: Step, _where: str) -> None:
        if step.told and self.keeps("goods"):
            pays = ("fair" if step.privilege else "card",)
            self.playing.tap(f"buy/{step.seat}", good=step.told, pays=pays)

    def at_hall(self, step: Step, where: str) -> None:
        choice = step.told[0] if step.told else "none"
        if choice == "order":
            self.track.append(step.seat)
        if self.keeps("queue"):
            self.halls[where] = choice
        elif choice in ("privilege", "work") and self.keeps("tokens"):
            self.playing.tap(f"token/{step.seat}", what=(choice,))

    def line(self, step: Step) -> None:
        do(self.referee, step)
        kind = step.told[0]
        values = {f"bonus.{kind}": self.referee.printed.tokens[kind]}
        self.playing.tap(f"bonus/{step.seat}", good=(kind,), printed=values)
        self.agree(tokens=False)

    def work(self, steps: list[Step]) -> None:
        """Work tokens between two stages."""
        while steps and steps[0].what == "work":
            step = steps.pop(0)
            do(self.referee, step)
            self.labour(step.seat, step.told[0], "token")
            self.agree(tokens=False)

    def labour(self, seat: str, told: str, paid: str = "point") -> None:
        """A work point, or a token."""
        kind, _, where = told.partition(">")
        if not where:
            if not self.keeps("goods"):
                if paid == "token" and self.keeps("tokens"):
                    self.playing.tap(f"token/{seat}", what=("work-back",))
                return
            self.make(seat, "trade" if kind == "trade" else "wood", {"fair": "fair"}.get(kind, "onward"), paid)
            return
        to = {"own": "onward", "granary": "granary", "lost": "lost"}.get(where, f"ship{where[:1]}")
        self.make(seat, kind, to if self.keeps("goods") or where == "lost" else "made", paid)

    def make(self, seat: str, kind: str, to: str, paid: str) -> None:
        values = {f"points.{kind}": self.referee.printed.made.get(kind, 0)}
        self.playing.tap(f"make/{seat}", good=(kind,), to=(to,), paid=(paid,), printed=values)

    def done(self) -> None:
        """The stage is over."""
        answers: dict[str, Answer] = {"used": tuple(self.untold())}
        answers |= {f"hall/{where}": (choice,) for where, choice in self.halls.items()}
        self.playing.tap("done", **answers)

    def untold(self) -> Iterator[str]:
        """Where helpers stand whose privilege the app does not know of yet, or on gold; a token given is known."""
        whose, given = dict(discs(self.state)), Counter(self.state.flow.spent)
        for seat in {whose[where] for where in self.used}:
            mine, used = ([at for at in found if whose[at] == seat] for found in (self.stood, self.used))
            silver = [at for at in mine if not golden(at)]
            yield from (at for at in used if golden(at))
            n = given[f"{seat}/token"]
            yield from silver[n:][: sum(not golden(at) for at in used) - n]

    def close(self) -> None:
        """The end phase; what was not kept is told."""
        used = Counter(self.state.flow.used) + self.golden
        answers: dict[str, Answer] = {"changed": tuple(self.track)}
        answers["used"] = {seat: used[seat] for seat in self.referee.seats}
        self.playing.tap("close", **answers)

    # The end of a year

    def year(self, steps: list[Step]) -> None:
        """Ships, colours, granary, investment: counted where it is kept, told as the referee has it else."""
        scored = {reason: self.of_year(reason) for reason in ("ships", "colours", "granary")}
        while self.phase is Phase.SHIPS:
            self.sail()
        self.score("colours", "colours", {seat: n // t.SET for seat, n in scored["colours"].items()}, 4)
        self.score("granary", "granary", scored["granary"], 1)
        invested = dict.fromkeys(self.referee.seats, 0)
        while steps and steps[0].what == "invests":
            step = steps.pop(0)
            do(self.referee, step)
            invested[step.seat] = int(step.told[0])
        self.score("invest", "invest", invested, 8)
        self.referee.end_year()

    def of_year(self, reason: str) -> dict[str, int]:
        return {seat: self.referee.lines[self.referee.year, reason, seat] for seat in self.referee.seats}

    def sail(self) -> None:
        """All ships at once where their holds are known; else the next."""
        move = next(iter(GAME.view(self.state, None).now.moves)).key
        part = move.partition("/")[2]
        if part == "ships":
            if not self.keeps("goods") and self.loaded and self.slip():
                one = self.loaded[0]
                self.playing.tap(move, holds=self.painted(*self.loaded[1:]))
                mine = [other for other in self.loaded if other[0] == one[0]]
                self.wrong.append((f"{self.state.flow.year}/ship{one[0]}", {"holds": self.painted(*mine)}))
            else:
                self.playing.tap(move, holds=self.painted(*self.loaded))
            return
        ship = int(part[-1])
        ranked = self.ranked[ship]
        markers = Counter(seat for at, _, _, seat in self.loaded if at == ship)
        answers: dict[str, Answer] = {
            f"{part}/n": {seat: markers[seat] for seat in self.referee.seats},
            f"{part}/cargo": {seat: cargo for seat, (cargo, _) in self.sailed[ship].items()},
        }
        for n in {*markers.values()}:
            answers[f"{part}/tie/{n}"] = tuple(seat for seat in ranked if markers[seat] == n)[:-1]
        right = dict(answers)
        if self.slip():
            answers[f"{part}/cargo"] = {seat: cargo + 1 for seat, (cargo, _) in self.sailed[ship].items()}
            self.wrong += [(f"{self.state.flow.year}/{part}", right)] if self.sailed[ship] else []
        self.playing.tap(move, **answers)

    def slip(self) -> bool:
        """Whether something is told wrong now."""
        return self.slips is not None and not self.slips.randrange(3)

    @staticmethod
    def painted(*markers: tuple[int, str, int, str]) -> tuple[str, ...]:
        """The holds, painted so."""
        return ("@s1", *(f"{ship}.{kind}.{side}@{seat}" for ship, kind, side, seat in markers))

    # The books

    def agree(self, *, tokens: bool = True) -> None:
        """Whatever is kept is what the referee has."""
        mine, his = books_of(self.state), self.books()
        if self.wrong or self.misread:
            mine, his = ({key: n for key, n in one.items() if key[1][:3] != "vp."} for one in (mine, his))
        if not tokens:
            mine, his = (
                {key: n for key, n in one.items() if key[1] not in ("privilege", "work")} for one in (mine, his)
            )
        strange = {key: (mine.get(key), his.get(key)) for key in mine | his if mine.get(key) != his.get(key)}
        assert not strange, (strange, f"round {self.referee.round}, {self.referee.stage}")
        flow, referee = self.state.flow, self.referee
        if flow.round == referee.round and not flow.over:
            assert list(flow.order) == referee.order
        for seat in referee.seats if self.keeps("buildings") else ():
            built = referee.players[seat].built
            assert flow.ends[seat] == (*built[0], *built[-1])

    def books(self) -> Books:
        """Everything the referee has, under the title's names, as far as it is kept."""
        referee = self.referee
        found: defaultdict[tuple[str, str], int] = defaultdict(int)
        for (year, reason, seat), n in referee.lines.items():
            found[seat, f"vp.{LINES.get(reason, f'{reason}.{year}')}"] += n
        for seat in referee.passed if referee.stage == "helpers" and self.keeps("queue") else ():
            found[seat, "vp.helpers"] += 1  # the title gives it at once
        for seat, player in referee.players.items():
            found |= {(seat, "privilege"): player.privileges, (seat, "work"): player.work}
            found[f"{seat}@fair", "cube"] = player.fair
            found |= {(seat, f"half.{colour}"): n for colour, n in Counter(_halves(player.built)).items()}
        found |= {("table", "privilege"): referee.privileges, ("table", "work"): referee.work}
        found |= {(referee.bonus.get(kind, "table"), f"bonus.{kind}"): 1 for kind in t.FINAL}
        found |= dict.fromkeys(_laid(referee), 1)
        return {key: n for key, n in found.items() if n and self.state.ledger.keeps(key[1])}


def _halves(built: list[tuple[str, str]]) -> list[str]:
    return [colour for card in built for colour in card]


def _laid(referee: Referee) -> Iterator[tuple[str, str]]:
    """Every cube and disc on the board."""
    for kind, places in referee.granary.items():
        for side, owner in enumerate(places):
            if owner:
                yield f"{'table' if owner == NATURAL else owner}@{kind}.{side}", "cube"
    for ship, kind, side, seat in referee.loaded():
        yield f"{seat}@{ship}.{kind}.{side}", "cube"
    for building, queue in referee.queues.items():
        for space, stack in queue.items():
            for layer, seat in enumerate(stack):
                yield f"{seat}@{PHASES[building]}.{SPACES.index(space)}.{layer}", "helper"


def books_of(state: Craft) -> Books:
    """Everything the title has, box and kinds of cards apart."""
    values: Mapping[tuple[str, str], Any] = state.ledger.values
    return {
        key: amount.n
        for key, amount in values.items()
        if amount.n and key[0].partition("@")[0] != "box" and not key[1].startswith("card.")
    }
