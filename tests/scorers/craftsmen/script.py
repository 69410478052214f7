"""Whole games as a table would tell them: one notation for referee and title. Decisions of a line stand between ";".

sit s1 9 s2 7 s3 9 youngest s3 s1 s2; sawmills s1 purple/green ...   sums of faces, ties by age
ship 1 wine 4 2 beer 3 3            a hold as printed, from the top: product, left, right
made flour 1 beer 3                 printed points for making
tokens wine 5 beer 4                printed values of bonus tokens
season                              the next one begins; nothing but a heading
send s1 bankers                     a helper to the first free space
send s1 bankers gold card           one on top: which space, and the fee
pass s1
s1 bankers gold take                a helper's action: privilege ("gold", "token", "-"), what it did; nothing: declined
s1 work trade                       a work token, between stages
s1 line beer                        a complete line: its bonus token
s1 invests 7
= s1 points 5 cards 6 ...           what somebody has at the end of the season
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from tests.scorers.craftsmen import tables as t
from tests.scorers.craftsmen.course import Referee
from tests.scorers.craftsmen.referee import Agreed, Printed


@dataclass(frozen=True)
class Step:
    """A decision of somebody: sending, passing, an action, a token, an investment."""

    what: str
    seat: str
    told: tuple[str, ...] = ()
    privilege: str = ""
    """Of an action: "gold" or "token"."""

    def __str__(self) -> str:
        if self.what in ("send", "pass"):
            return " ".join((self.what, self.seat, *self.told))
        middle = (self.privilege or "-",) if self.what in t.BUILDINGS else ()
        return " ".join((self.seat, self.what, *middle, *self.told))


@dataclass
class Season:
    """What a table tells of a season."""

    steps: list[Step] = field(default_factory=list)
    after: dict[str, dict[str, int]] = field(default_factory=dict)


@dataclass
class Start:
    """How a table sits down."""

    faces: dict[str, int] = field(default_factory=dict)
    youngest: tuple[str, ...] = ()
    sawmills: dict[str, tuple[str, str]] = field(default_factory=dict)


@dataclass
class Script:
    """A whole game."""

    start: Start = field(default_factory=Start)
    rows: dict[int, tuple[tuple[str, int, int], ...]] = field(default_factory=dict)
    made: dict[str, int] = field(default_factory=dict)
    tokens: dict[str, int] = field(default_factory=dict)
    seasons: list[Season] = field(default_factory=list)
    final: dict[str, dict[str, int]] = field(default_factory=dict)

    @property
    def printed(self) -> Printed:
        return Printed(self.rows, self.made, self.tokens)

    def referee(self, agreed: Agreed | None = None) -> Referee:
        """Somebody to judge it, everybody seated."""
        found = Referee(tuple(self.start.faces), self.printed, agreed)
        found.sit(self.start.faces, self.start.youngest, self.start.sawmills)
        return found


def pairs(words: list[str]) -> dict[str, int]:
    """Read "points 5 cards 6"."""
    return {word: int(n) for word, n in zip(words[::2], words[1::2], strict=True)}


def colours(word: str) -> tuple[str, str]:
    """Read "purple/green"."""
    upper, _, lower = word.partition("/")
    return upper, lower


def read(text: str) -> Script:
    """Read a game."""
    found = Script()
    for line in text.splitlines():
        for part in line.partition("#")[0].split(";"):
            if words := part.split():
                _read(found, words)
    return found


def _read(found: Script, words: list[str]) -> None:
    """Read what stands between two semicolons."""
    match words:
        case ["sit", *rest]:
            at = rest.index("youngest")
            found.start.faces, found.start.youngest = pairs(rest[:at]), tuple(rest[at + 1 :])
        case ["sawmills", *rest]:
            found.start.sawmills = dict(zip(rest[::2], map(colours, rest[1::2]), strict=True))
        case ["ship", ship, *rest]:
            rows = zip(rest[::3], map(int, rest[1::3]), map(int, rest[2::3]), strict=True)
            found.rows[int(ship)] = tuple(rows)
        case ["made", *rest]:
            found.made |= pairs(rest)
        case ["tokens", *rest]:
            found.tokens = pairs(rest)
        case ["season"]:
            found.seasons.append(Season())
        case ["=", seat, *rest]:
            found.seasons[-1].after[seat] = pairs(rest)
        case ["final", seat, *rest]:
            found.final[seat] = pairs(rest)
        case _:
            found.seasons[-1].steps.append(step(words))


def step(words: list[str]) -> Step:
    """Read a decision."""
    match words:
        case ["send" | "pass" as what, seat, *told]:
            return Step(what, seat, tuple(told))
        case [seat, what, *told] if what in t.BUILDINGS:
            privilege, *rest = told or ["-"]
            return Step(what, seat, tuple(rest), privilege.strip("-"))
        case [seat, what, *told]:
            return Step(what, seat, tuple(told))
    raise ValueError(words)


def do(referee: Referee, step: Step) -> None:
    """Tell the referee of a decision."""
    while step.what in t.BUILDINGS and referee.stage != step.what:
        referee.leave()
    match step.what:
        case "send":
            referee.send(step.seat, *step.told)
        case "pass":
            referee.skip(step.seat)
        case "work":
            referee.work_token(step.seat, step.told[0])
        case "line":
            referee.award(step.seat, step.told[0])
        case "invests":
            referee.invest(step.seat, int(step.told[0]))
        case _:
            referee.act(step.seat, *step.told, privilege=step.privilege)


def finish(referee: Referee) -> None:
    """Nothing more happens this season."""
    now = referee.round
    while not referee.over and referee.round == now and referee.stage != "invest":
        referee.leave()
    if referee.stage == "invest" and referee.round == now:
        referee.end_year()


def play(referee: Referee, script: Script) -> Iterator[Season]:
    """Tell the referee a whole game, and stop after each season."""
    for told in script.seasons:
        for one in told.steps:
            if one.what == "invests":
                to_invest(referee)
            do(referee, one)
        finish(referee)
        yield told


def to_invest(referee: Referee) -> None:
    while referee.stage != "invest":
        referee.leave()


def has(referee: Referee, seat: str) -> dict[str, int]:
    """Return what somebody has, none of it left out."""
    player = referee.players[seat]
    return {
        "points": player.points,
        "cards": player.cards,
        "privileges": player.privileges,
        "work": player.work,
        "fair": player.fair,
        "built": len(player.built),
        "stored": referee.stored(seat),
        "loaded": referee.cubes(seat) - player.fair - referee.stored(seat),
        "place": referee.order.index(seat) + 1,
    }


def lines(referee: Referee, seat: str) -> dict[str, int]:
    """Return the points of somebody by what they were for, bonus tokens too."""
    found = dict.fromkeys(("helpers", "made", "ships", "colours", "granary", "invest"), 0)
    for (_, reason, whose), n in referee.lines.items():
        if whose == seat:
            found["helpers" if reason in ("start", "passed", "fees") else reason] += n
    total = referee.total()[seat]
    return {**found, "tokens": total - referee.players[seat].points, "total": total}


def some(held: Mapping[str, int]) -> dict[str, int]:
    """Return what is there."""
    return {thing: n for thing, n in held.items() if n}
