# ruff: noqa: FBT003 - values of the language
"""A tiny made-up game behind the port, so that the table screen can be built and tested without a real one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from typing import Final

from companion.app.session import TableSession
from companion.app.sights import Clocks, Sight, Switch
from companion.table.model import LogEntry, Outcome
from companion.text import texts
from companion.ui.components.words import SeatLook, Words
from scorers.core.amount import UNKNOWN, at_least, known
from scorers.core.checklist import Checklist, SetupGroup, SetupStep, Take
from scorers.core.events import Event
from scorers.core.forms import (
    Amounts,
    Answers,
    Change,
    Form,
    Grid,
    Move,
    Option,
    Order,
    Pick,
    Place,
    Row,
    Task,
    Text,
    numbers,
    picked,
    words,
)
from scorers.core.info import Look
from scorers.core.issues import Issue, Level
from scorers.core.msg import Msg, Player, msg
from scorers.core.view import (
    Face,
    Figure,
    Held,
    Mark,
    Now,
    Part,
    Rule,
    SeatView,
    Shape,
    Sign,
    Step,
    TableView,
    Track,
    Why,
)

NAMES: Final = ("Ola", "Jan", "Ewa", "Tom", "Konstancja")
COLOURS: Final = ("#7b4fa3", "#c8372d", "#e07b1f", "#e9e4d8", "#2F5FA8")
SHAPES: Final = ("circle", "square", "triangle", "diamond", "star")
THINGS: Final = ("fish", "wood", "clay", "coin")

SAID: Final[Mapping[str, Mapping[str, str]]] = {
    "en": {
        "fake-round": "Round",
        "fake-work": "Workers",
        "fake-feed": "Feeding",
        "fake-harvest": "Harvest",
        "fake-work-head": "Place all workers",
        "fake-work-detail": "3 workers each. Build or place, in turns.",
        "fake-feed-head": "Everyone feeds 3 workers",
        "fake-rule-work": "Each worker takes what lies around it.",
        "fake-rule-work-text": "Put a worker on an empty meadow. It takes one good from each of the eight spaces "
        "around it, and may use every building there once. Somebody else's building costs a coin.",
        "fake-rule-feed": "One fish for each worker, or lose 3 points.",
        "fake-rule-feed-text": "Everyone pays one fish for each worker, in turn order. A worker may stay hungry only "
        "when no food is left; each costs 3 points, and points may go below zero.",
        "fake-hand-card": "Flip the round card",
        "fake-hand-market": "Refill the market from the stack",
        "fake-worked": "All workers are on the board",
        "fake-hungry": "Who stays hungry?",
        "fake-fed": "Done: {who}",
        "fake-all-fed": "Done: everybody is fed",
        "fake-hungry-note": "−{n} points",
        "fake-pays": "Feed {who}",
        "fake-pays-detail": "pays 3 fish",
        "fake-short-detail": "has 1 fish: 2 stay hungry, −6 points",
        "fake-pay": "Pay",
        "fake-loan": "Take a loan",
        "fake-take": "Take {n} {what}",
        "fake-taken": "{who}: {n} {what}",
        "fake-build": "Build a tile",
        "fake-which": "Which tile?",
        "fake-where": "Where?",
        "fake-built": "Build {what}",
        "fake-swap": "Swap without asking",
        "fake-against-swap": "Only the start player may swap.",
        "fake-steal": "Take what is not there",
        "fake-impossible": "There is no wood left on the table.",
        "fake-hint": "Two coins are left over.",
        "fake-points": "Score points",
        "fake-how-many": "How many points?",
        "fake-order": "Set the order",
        "fake-name": "Name the boat",
        "fake-count": "How much {what} lies with {who}?",
        "fake-set": "So it is",
        "fake-keep": "Coins",
        "fake-keep-note": "One tap a payment; the end needs no counting.",
        "fake-ruling": "Castle counts",
        "fake-ruling-note": "own buildings only",
        "fake-tool": "What is my hand worth?",
        "fake-jump": "Where are we?",
        "fake-setup": "Middle of the table",
        "fake-setup-board": "Lay the board where all can reach it.",
        "fake-setup-goods": "Make a supply of each good.",
        "fake-note": "No house left.",
        "fake-blocked": "Not before round 2.",
        "fake-why": "Points of {who}",
        "fake-why-tiles": "Tiles",
        "fake-why-detail": "4 × 2 own tiles around",
        "fake-loud": "The market is empty",
        "fake-gone": "Jan has already closed the round.",
        "fake-chapel": "Chapel",
        "fake-inn": "Inn at the crossroads",
        "fake-bakery": "Bakery",
        "fake-mill": "Mill",
        "fake-chapel-text": "1 wheat becomes 4 coins",
        "fake-space": "meadow",
        "fake-thing-fish": "fish",
        "fake-thing-wood": "wood",
        "fake-thing-clay": "clay",
        "fake-thing-coin": "coins",
        "fake-thing-vp": "points",
    },
    "pl": {
        "fake-round": "Runda",
        "fake-work": "Robotnicy",
        "fake-feed": "Wyżywienie",
        "fake-work-head": "Połóżcie wszystkich robotników",
        "fake-work-detail": "Po 3 robotników na osobę. Budowa albo zbiory, po kolei.",
        "fake-feed-head": "Każdy żywi 3 robotników",
        "fake-rule-work": "Robotnik zbiera to, co leży wokół niego.",
        "fake-rule-feed": "Jedna ryba za każdego robotnika albo strata 3 punktów.",
        "fake-rule-feed-text": "Każdy oddaje po jednej rybie za każdego robotnika, w kolejności graczy. Robotnik może "
        "zostać głodny tylko wtedy, gdy zabrakło jedzenia; każdy taki to 3 punkty mniej.",
        "fake-hand-card": "Odwróć kartę rundy",
        "fake-hand-market": "Uzupełnij targ ze stosu",
        "fake-worked": "Wszyscy robotnicy są na planszy",
        "fake-hungry": "Kto zostaje głodny?",
        "fake-all-fed": "Gotowe: wszyscy nakarmieni",
        "fake-fed": "Gotowe: {who}",
        "fake-hungry-note": "−{n} pkt",
        "fake-take": "Weź: {what}, {n}",
        "fake-build": "Zbuduj płytkę",
        "fake-points": "Zdobądź punkty",
        "fake-thing-fish": "ryby",
        "fake-thing-wood": "drewno",
        "fake-thing-clay": "glina",
        "fake-thing-coin": "monety",
        "fake-thing-vp": "punkty",
    },
}

LOOK: Final = Look(
    seed="#1E6F5C",
    emblem=("M3 20h18M5 20V9l7-5 7 5v11",),
    symbols={
        "fish": ("M2 12c4-6 11-6 15-1l5-4v10l-5-4c-4 5-11 5-15-1z",),
        "wood": ("M4 6h13a3 3 0 0 1 0 6H4zM4 13h13a3 3 0 0 1 0 6H4z",),
        "clay": ("M3 9h18l-2 10H5zM7 5h10v3H7z",),
        "coin": ("M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18zM12 8a4 4 0 1 1 0 8a4 4 0 1 1 0-8z",),
        "vp": ("M12 2l2.900 6.600 7.100.700-5.400 4.700 1.600 7L12 17.300 5.800 21l1.600-7L2 9.300l7.100-.700z",),
        "forest": ("M12 2l7 9h-4l5 7h-7v4h-2v-4H4l5-7H5z",),
        "lake": ("M2 9c3-3 5 3 8 0s5 3 8 0l4 0v3c-3 3-5-3-8 0s-5-3-8 0l-4 0zM2 16c3-3 5 3 8 0s5 3 8 0l4 0v3H2z",),
        "mountain": ("M1 20L9 6l5 8 3-4 6 10z",),
    },
    tints={
        "fish": "#3E7CB1",
        "wood": "#8A5A2B",
        "clay": "#B5533C",
        "coin": "#B8860B",
        "vp": "#7A5C00",
        "forest": "#3B7A3B",
        "lake": "#3E7CB1",
        "mountain": "#7C7468",
    },
)


class Fact(Event):
    """What was decided, in words."""

    kind: str = "fact"
    what: str
    label: str
    params: tuple[tuple[str, str | int], ...] = ()


def say(language: str) -> Callable[[Msg, Mapping[str, str]], str]:
    """Speak the made-up game here, everything else as the app does."""
    app = texts(language)

    def spoken(message: Msg, names: Mapping[str, str]) -> str:
        known_here = SAID[language].get(message.id) or SAID["en"].get(message.id)
        if known_here is None:
            params = tuple((k, v if isinstance(v, int) else _word(v, names)) for k, v in message.params)
            return app(replace(message, params=params), names)
        return known_here.format(**{name: _word(value, names) for name, value in message.params})

    def _word(value: object, names: Mapping[str, str]) -> str:
        if isinstance(value, Player):
            return names[value.seat]
        if isinstance(value, tuple):
            return ", ".join(_word(part, names) for part in value)
        return spoken(value, names) if isinstance(value, Msg) else str(value)

    return spoken


def fake_words(players: int = 4, language: str = "en", scale: float = 1.0) -> Words:
    """The words of a table of so many."""
    seats = zip(NAMES[:players], COLOURS, SHAPES, strict=False)
    looks = tuple(SeatLook(f"s{n}", *look[:1], look[1], look[2]) for n, look in enumerate(seats, 1))
    return Words(language, say(language), looks, LOOK, slug="fake", scale=scale)


def thing(name: str) -> Msg:
    return msg(f"fake-thing-{name}")


@dataclass
class FakePort(TableSession):
    """A table of the made-up game: its facts, and the view they lead to."""

    players: int = 4
    kept: bool = True
    """Whether goods and points are kept."""
    facts: list[tuple[Fact, bool]] = field(default_factory=list)
    undone: list[tuple[Fact, bool]] = field(default_factory=list)
    watchers: list[Callable[[], bool | None]] = field(default_factory=list)
    running: bool = False
    gone: bool = False
    """Whether somebody else was faster."""
    known_rules: set[str] = field(default_factory=set)
    left: list[str] = field(default_factory=list)
    """Where the screen has led to."""
    stamp: datetime = datetime(2026, 3, 1, 19, 30, tzinfo=UTC)

    # Where we are

    @property
    def seats(self) -> tuple[str, ...]:
        return tuple(f"s{n}" for n in range(1, self.players + 1))

    @property
    def _steps(self) -> list[Fact]:
        return [fact for fact, _ in self.facts]

    @property
    def round(self) -> int:
        return 1 + sum(fact.what == "fed" for fact in self._steps) % 4

    @property
    def feeding(self) -> bool:
        turns = [fact.what for fact in self._steps if fact.what in ("worked", "fed")]
        return bool(turns) and turns[-1] == "worked"

    def _points(self, seat: str) -> int:
        found = 10 + int(seat[1:])
        for fact in self._steps:
            found += sum(int(n) for who, n in fact.params if who == seat)
        return found

    def _has(self, seat: str, what: str) -> int:
        return sum(fact.what == f"take/{seat}/{what}" for fact in self._steps) + THINGS.index(what) + int(seat[1:])

    # What is shown

    @property
    def view(self) -> TableView:
        first = f"s{(self.round - 1) % self.players + 1}"
        steps = (
            Step("round", msg("fake-round"), self.round, 4, (Mark(3, msg("fake-harvest")),)),
            Step("phase", msg("fake-feed" if self.feeding else "fake-work")),
        )
        acting = self._hungry() if self.feeding else (first,)
        seats = (*[self._seat(seat) for seat in self.seats], self._table())
        now = self._feed() if self.feeding else self._work()
        rules = (rule("work"), rule("feed"))
        tools = (Move("tool", msg("fake-tool")),)
        return TableView(Track(steps, acting, first), now, seats, FACES, rules, tools)

    def _settled(self, seat: str) -> bool:
        done = [fact.what for fact in self._steps]
        since = len(done) - done[::-1].index("worked") if "worked" in done else 0
        return f"feed/{seat}" in done[since:]

    def _hungry(self) -> tuple[str, ...]:
        return tuple(seat for seat in self.seats if not self._settled(seat))

    def _work(self) -> Now:
        moves = (
            Move("worked", msg("fake-worked"), Place.PRIMARY),
            *[
                Move(f"take/s1/{name}", msg("fake-take", n=1, what=thing(name)), Place.THING, thing=name)
                for name in THINGS[:3]
            ],
            Move("build", msg("fake-build")),
            Move("swap", msg("fake-swap")),
            Move("steal", msg("fake-steal")),
            Move("late", msg("fake-points"), because=msg("fake-blocked")),
        )
        hand = (msg("fake-hand-card"), msg("fake-hand-market"))
        return Now(msg("fake-work-head"), msg("fake-work-detail"), (), moves, rule("work"), hand)

    def _feed(self) -> Now:
        tasks = tuple(
            Task(
                f"r{self.round}/feed/{seat}",
                msg("fake-pays", who=Player(seat)),
                seat,
                msg("fake-short-detail" if seat == "s2" else "fake-pays-detail"),
                (
                    Move(f"feed/{seat}", msg("fake-pay"), seat=seat),
                    *([Move(f"loan/{seat}", msg("fake-loan"))] if seat == "s2" else []),
                ),
                done=self._settled(seat),
                warn=seat == "s2",
            )
            for seat in self.seats
        )
        moves = (Move("fed", msg("fake-all-fed"), Place.PRIMARY),)
        return Now(msg("fake-feed-head"), None, tasks, moves, rule("feed"))

    def _seat(self, seat: str) -> SeatView:
        moves = (
            Move(f"points/{seat}", msg("fake-points"), Place.SEAT, seat),
            Move(f"late/{seat}", msg("fake-build"), Place.SEAT, seat, because=msg("fake-blocked")),
        )
        if not self.kept:
            return SeatView(seat, moves=moves)
        figure = Figure(known(self._points(seat)), f"points/{seat}", "vp")
        held = (
            Held("vp", thing("vp"), figure, count_move=f"count/{seat}/vp"),
            *[
                Held(
                    name,
                    thing(name),
                    Figure(known(self._has(seat, name)), thing=name),
                    count_move=f"count/{seat}/{name}",
                )
                for name in THINGS[:2]
            ],
            Held("clay", thing("clay"), Figure(UNKNOWN), count_move=f"count/{seat}/clay"),
            Held("coin", thing("coin"), Figure(at_least(4))),
            Held("tiles", msg("fake-why-tiles"), Figure(known(1)), Shape.ROW, FACES[:1]),
        )
        return SeatView(seat, figure, held, moves, (msg("fake-note"),))

    def _table(self) -> SeatView:
        held = tuple(Held(name, thing(name), Figure(known(12), thing=name)) for name in THINGS) if self.kept else ()
        return SeatView("table", None, held)

    # Forms

    def form(self, move: str, answers: Answers) -> Form:
        kind, _, rest = move.partition("/")
        made = getattr(self, f"_form_{kind}", self._plain)
        form: Form = made(move, rest, answers)
        return form

    def _plain(self, move: str, _rest: str, _answers: Answers) -> Form:
        title = msg("fake-worked" if move == "worked" else "fake-pay")
        return Form(move, title, (), title, event=Fact(what=move, label=title.id))

    def _form_fed(self, move: str, _rest: str, answers: Answers) -> Form:
        given = numbers(answers, "hungry")
        rows = tuple(
            Row(
                seat,
                msg("core-plain", text=NAMES[n]),
                given.get(seat, 0),
                0,
                3,
                seat,
                note=msg("fake-hungry-note", n=3 * given[seat]) if given.get(seat) else None,
            )
            for n, seat in enumerate(self.seats)
        )
        lost = tuple((seat, -3 * n) for seat, n in given.items() if n)
        who = tuple(msg("core-plain", text=f"{NAMES[int(seat[1:]) - 1]} −{-n}") for seat, n in lost)
        confirm = msg("fake-fed", who=who) if lost else msg("fake-all-fed")
        changes = tuple(
            Change(seat, "vp", thing("vp"), n, known(self._points(seat)), known(self._points(seat) + n))
            for seat, n in lost
            if self.kept
        )
        asks = (Amounts("hungry", msg("fake-hungry"), rows),)
        event = Fact(what="fed", label=confirm.id if not lost else "fake-feed-head", params=lost)
        return Form(move, msg("fake-feed-head"), asks, confirm, None, event, (), changes)

    def _form_take(self, move: str, rest: str, _answers: Answers) -> Form:
        seat, what = rest.split("/")
        has = self._has(seat, what)
        change = Change(seat, what, thing(what), 1, known(has), known(has + 1))
        label = msg("fake-take", n=1, what=thing(what))
        event = Fact(what=move, label="fake-take", params=(("n", 1), ("what", SAID["en"][f"fake-thing-{what}"])))
        return Form(move, label, (), label, None, event, (), (change,))

    def _form_build(self, move: str, _rest: str, answers: Answers) -> Form:
        which, where = picked(answers, "which"), picked(answers, "where")
        tiles = tuple(Option(face.key, face.name, face) for face in FACES)
        cells = tuple(Option(cell, msg("fake-space")) for cell in BOARD if cell.startswith("meadow"))
        asks = (
            Pick("which", msg("fake-which"), tiles, which, other=True),
            Pick("where", msg("fake-where"), cells, where, grid=Grid(9, BOARD)),
        )
        done = bool(which and where)
        name = next((face.name for face in FACES if face.key in which), msg("fake-build"))
        event = Fact(what="built", label="fake-build") if done else None
        issues = (Issue("fake-hint", Level.HINT, msg("fake-hint")),) if done else ()
        return Form(move, msg("fake-build"), asks, msg("fake-built", what=name), None, event, issues)

    def _form_swap(self, move: str, _rest: str, _answers: Answers) -> Form:
        issue = Issue("fake-against-swap", Level.AGAINST, msg("fake-against-swap"))
        title = msg("fake-swap")
        return Form(move, title, (), title, event=Fact(what="swap", label="fake-swap"), issues=(issue,))

    def _form_steal(self, move: str, _rest: str, _answers: Answers) -> Form:
        issue = Issue("fake-impossible", Level.IMPOSSIBLE, msg("fake-impossible"))
        title = msg("fake-steal")
        return Form(move, title, (), title, event=Fact(what="steal", label="fake-steal"), issues=(issue,))

    def _form_points(self, move: str, rest: str, answers: Answers) -> Form:
        n = numbers(answers, "n").get("n")
        asks = (
            Amounts("n", msg("fake-how-many"), (Row("n", thing("vp"), n, -20, 99, thing="vp"),)),
            Order(
                "order",
                msg("fake-order"),
                tuple(Option(seat, msg("core-plain", text=NAMES[int(seat[1:]) - 1])) for seat in self.seats),
                picked(answers, "order") or self.seats,
            ),
            Text("name", msg("fake-name"), words(answers, "name")),
        )
        event = None if n is None else Fact(what="points", label="fake-points", params=((rest, n),))
        return Form(move, msg("fake-points"), asks, msg("fake-points"), None, event)

    def _form_count(self, move: str, rest: str, answers: Answers) -> Form:
        seat, what = rest.split("/")
        n = numbers(answers, "n").get("n")
        title = msg("fake-count", what=thing(what), who=Player(seat))
        asks = (Amounts("n", title, (Row("n", thing(what), n, 0, 15, thing=what),)),)
        event = None if n is None else Fact(what="counted", label="fake-set")
        return Form(move, title, asks, msg("fake-set"), None, event)

    def _form_tool(self, move: str, _rest: str, answers: Answers) -> Form:
        n = numbers(answers, "hand")
        rows = tuple(Row(name, thing(name), n.get(name, 0), 0, 20, thing=name) for name in THINGS)
        return Form(move, msg("fake-tool"), (Amounts("hand", msg("fake-tool"), rows),), None, msg("fake-hint"))

    def _form_core(self, move: str, rest: str, answers: Answers) -> Form:
        here = "feed" if self.feeding else "work"
        chosen = picked(answers, "to") or (here,)
        options = (Option("work", msg("fake-work")), Option("feed", msg("fake-feed")))
        event = None if chosen == (here,) else Fact(what="worked" if chosen[0] == "feed" else "fed", label="fake-jump")
        title = msg("fake-jump" if rest == "jump" else "fake-keep")
        return Form(move, title, (Pick("to", title, options, chosen),), msg("fake-set"), None, event)

    # What people do

    @property
    def number(self) -> int:
        return len(self.facts) + 2 * len(self.undone)

    @property
    def shown(self) -> Sight:
        return Sight(self.number, None, self.view, None, None)  # type: ignore[arg-type]

    @property
    def behind(self) -> bool:
        return False

    def showed(self, number: int) -> None:
        pass

    def meant(self, move: str, answers: Answers) -> Form:
        return self.form(move, answers)

    def _words(self, fact: Fact) -> Msg:
        return Msg(fact.label, tuple((name, value) for name, value in fact.params))

    @property
    def undo_label(self) -> Msg | None:
        return self._words(self.facts[-1][0]) if self.facts else None

    @property
    def redo_label(self) -> Msg | None:
        return self._words(self.undone[-1][0]) if self.undone else None

    @property
    def finished(self) -> bool:
        return False

    @property
    def keeps(self) -> tuple[Switch, ...]:
        return (Switch("core/keep/coin", msg("fake-keep"), msg("fake-keep-note"), on=self.kept),)

    @property
    def rulings(self) -> tuple[Switch, ...]:
        return (Switch("core/ruling/castle", msg("fake-ruling"), msg("fake-ruling-note")),)

    def log(self) -> tuple[LogEntry, ...]:
        entries, headed = [], ""
        for n, (fact, overruled) in enumerate(self.facts, 1):
            earlier = sum(other.what == "fed" for other, _ in self.facts[: n - 1])
            place = f"r{earlier + 1}"
            heading = msg("ui-step", what=msg("fake-round"), at=earlier + 1) if place != headed else None
            headed = place
            loud = (msg("fake-loud"),) if overruled else ()
            at = self.stamp + timedelta(minutes=n)
            entries.append(LogEntry(n, at, "", self._words(fact), loud, heading, place, False, fact.what != "fed"))
        return tuple(entries)

    def checklist(self) -> Checklist:
        steps = (
            SetupStep("m/board", msg("fake-setup-board")),
            SetupStep(
                "m/goods",
                msg("fake-setup-goods"),
                (Take("fish", 15, msg("fake-taken", who="15", n="", what=thing("fish"))),),
            ),
        )
        return Checklist((SetupGroup("m", msg("fake-setup"), steps),))

    def why(self, key: str) -> Why:
        seat = key.rpartition("/")[2]
        parts = (
            Part(msg("fake-why-tiles"), known(8), msg("fake-why-detail")),
            Part(thing("coin"), known(self._points(seat) - 8)),
        )
        title = msg("fake-why", who=Player(seat))
        return Why(title, known(self._points(seat)), parts, msg("fake-rule-feed"), "7")

    def do(self, form: Form, *, overrule: bool = False) -> Outcome:
        if self.gone:
            return Outcome(None, msg("fake-gone"))
        assert isinstance(form.event, Fact)
        self.facts.append((form.event, overrule))
        self.undone.clear()
        return self._changed()

    def undo(self) -> Outcome:
        self.undone.append(self.facts.pop())
        return self._changed()

    def redo(self) -> Outcome:
        self.facts.append(self.undone.pop())
        return self._changed()

    def take_back(self, n: int) -> Outcome:
        del self.facts[n - 1]
        return self._changed()

    def _changed(self) -> Outcome:
        for told in list(self.watchers):
            told()
        return Outcome(self.number)

    def watch(self, told: Callable[[], bool | None]) -> Callable[[], None]:
        self.watchers.append(told)
        return lambda: self.watchers.remove(told)

    def clocks(self) -> Clocks:
        seats = tuple((seat, timedelta(minutes=int(seat[1:]))) for seat in self.seats)
        return Clocks(self.running, timedelta(minutes=12, seconds=34) if self.running else timedelta(), seats)

    def run_clock(self, *, on: bool) -> None:
        self.running = on

    def seen(self, rule: str) -> bool:
        return rule in self.known_rules

    def see(self, rule: str) -> None:
        self.known_rules.add(rule)


def rule(name: str) -> Rule:
    return Rule(name, msg(f"fake-rule-{name}"), msg(f"fake-rule-{name}-text"), "5")


FACES: Final = (
    Face(
        "chapel", msg("fake-chapel"), (Sign("coin", known(18)), Sign("vp", known(5)), Sign("wood", UNKNOWN)), owner="s2"
    ),
    Face("inn", msg("fake-inn"), (Sign("coin", known(12)), Sign("vp", known(3))), our_words=("en",)),
    Face("bakery", msg("fake-bakery"), (Sign("wood", known(2)), Sign("vp", known(4))), text=msg("fake-chapel-text")),
    Face("mill", msg("fake-mill"), (Sign("wood", known(3)), Sign("vp", known(3))), state=msg("fake-note")),
)

_ROWS: Final = ("GGFMGLGMM", "GGGGGGGGG", "LGGGGGGGG", "FGGGGGGGL", "GGGGGGFGG", "GFFGLLGGF")
_LANDS: Final = {"G": "meadow", "F": "forest", "M": "mountain", "L": "lake"}
BOARD: Final = tuple(
    f"{_LANDS[land]}@{row}-{column}" for row, line in enumerate(_ROWS) for column, land in enumerate(line)
)
