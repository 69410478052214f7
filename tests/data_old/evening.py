"""A table that plays on as chance has it, by what a screen offers, and writes the journal the app writes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any

from companion.storage.envelope import encode
from companion.table.line import Kind, Line, Start
from companion.table.model import Command, Outcome
from companion.table.table import Table
from scorers.core import core_moves
from scorers.core.events import Entry, Event
from scorers.core.forms import Amounts, Answer, Ask, Form, Listing, Move, Order, Pick, Text
from scorers.core.game import Game
from scorers.core.game_info import check_setup
from scorers.core.issues import Level
from scorers.core.msg import SeatId
from scorers.core.questions import Cards, Holder, Numbers, Question
from scorers.core.setup import Seat, Setup
from scorers.core.spots import Paint
from tests.companion.table.logs import entries
from timers.clock import FakeClock

NAMES = ("Ola", "Jan", "Ewa", "Tom", "Iga")
RARE = {"write": 0.02, "get": 0.05, "sell": 0.1, "buy": 0.4, "lay": 0.1, "market": 0.3, "moved": 0.1}
"""How often a move is wanted that would otherwise crowd out the turns, by the first word of its key."""


def agreed(game: Game[Any], keeps: tuple[str, ...], players: int, rnd: Random) -> Setup:
    """A table of so many, everything else left to chance."""
    info = game.info
    colours = rnd.sample(info.colours, players)
    found = Setup(
        slug=game.slug,
        ruleset=info.ruleset,
        seats=tuple(
            Seat(id=SeatId(f"s{n + 1}"), name=NAMES[n], colour=colour.id, symbol=colour.symbol)
            for n, colour in enumerate(colours)
        ),
        first=SeatId(f"s{rnd.randint(1, players)}"),
        variant=rnd.choice(info.variants),
        options={choice.id: rnd.choice(choice.options) for choice in info.options},
        rulings={choice.id: rnd.choice(choice.options) for choice in info.rulings if rnd.random() < 0.4},
        keeps=keeps,
    )
    assert not check_setup(info, found)
    return found


@dataclass
class Lines:
    """The bytes of a journal, as the file holds them."""

    data: bytearray = field(default_factory=bytearray)
    first: str = ""

    def append(self, line: Line) -> None:
        self.put(line)

    def put(self, envelope: Line) -> None:
        self.data += encode(envelope, self.first)
        self.first = self.first or envelope.id


class Evening:
    """One play from the first tap to the last, with all that people change their minds about."""

    def __init__(self, game: Game[Any], setup: Setup, rnd: Random, *, eager: bool = False) -> None:
        self.game = game
        self.eager = eager
        """Whether they try whatever there is, however rare."""
        self.rnd = rnd
        self.clock = FakeClock()
        self.lines = Lines()
        start = Start.of(game, setup).plain()
        self.lines.put(Line(n=0, id="c0", at=self.clock.now(), who="", kind=Kind.START, event=start))
        self.table = Table(game, setup, self.lines, self.clock)
        self._ids = 0

    # What people do

    def play(self, steps: int, *, to_the_end: bool = True) -> Evening:
        for _ in range(steps):
            if self.table.state.flow.over:
                break
            self.step()
        if not to_the_end:
            return self
        if not self.table.state.flow.over:
            self._jump_to(self._places()[-1])
        self.finish()
        return self

    def follow(self, events: list[Event]) -> Evening:
        """Play what somebody has played before, with second thoughts."""
        for event in events:
            self.wait()
            assert self.send(event).taken, event
            if self.rnd.random() < 0.06:
                n = self.rnd.randint(1, 4)
                for _ in range(n):
                    self.undo()
                for _ in range(n):
                    self.redo()
        return self

    def step(self) -> None:
        self.wait()
        way = self.rnd.choices(
            (self._onward, self._beside, self._correct, self._agree, self._jump, self._back_and_forth, self._take_back),
            (60, 28, 3, 4, 0.5, 3, 2) if self.eager else (80, 8, 3, 1.5, 0.5, 4, 3),
        )[0]
        way()

    def finish(self) -> None:
        """The closing questions; sometimes somebody wants to see them again."""
        for _ in range(self.rnd.randint(1, 2)):
            self.wait()
            if not self.send(core_moves.score_event(self._answered())).taken:
                break
            if self.rnd.random() < 0.4:
                self.undo()
                if self.rnd.random() < 0.5:
                    self.redo()
                    break
            else:
                break

    def wait(self) -> None:
        self.clock.advance(self.rnd.choice((2, 4, 9, 30, 90)))

    def send(self, event: Event) -> Outcome:
        who = self.rnd.choice(("d1", "d1", "d2"))
        return self.table.do(Command(self._id(), event, self.table.n, who))

    def undo(self) -> None:
        step = self.table.undo_step
        if step:
            assert self.table.undo(step.n, self._id(), "d1").taken

    def redo(self) -> None:
        step = self.table.redo_step
        if step:
            assert self.table.redo(step.n, self._id(), "d1").taken

    def _id(self) -> str:
        self._ids += 1
        return f"c{self._ids}"

    # Ways to go on

    def _onward(self) -> None:
        """What the play waits for; what breaks a rule only where nothing else goes, or now and then."""
        now = self.game.view(self.table.state, None).now
        moves = [*now.moves, *(move for task in now.tasks if not task.done for move in task.moves)]
        moves = [move for move in moves if move.because is None]
        wanted = [move for move in moves if self._wanted(move)] or moves
        for move in self.rnd.sample(wanted, len(wanted)):
            if self._try(move.key, tries=3):
                return
        for move in moves:
            if self._try(move.key, tries=30):
                return
        self._beside()

    def _beside(self) -> None:
        """Something behind a name."""
        seats = self.game.view(self.table.state, None).seats
        moves = [move for seat in seats for move in seat.moves if move.because is None and self._wanted(move)]
        if moves:
            self._try(self.rnd.choice(moves).key, tries=4)

    def _wanted(self, move: Move) -> bool:
        return self.eager or self.rnd.random() < RARE.get(move.key.partition("/")[0], 1)

    def _correct(self) -> None:
        """One count, and often another correction of it at once."""
        seats = self.game.view(self.table.state, None).seats
        moves = [held.count_move for seat in seats for held in seat.holdings if held.count_move]
        if not moves:
            return
        move = self.rnd.choice(moves)
        for _ in range(self.rnd.randint(1, 3)):
            self.clock.advance(3)
            self._try(move, tries=3)

    def _agree(self) -> None:
        """Keep more or less, or settle a rule otherwise, where there is anything to agree on."""
        info = self.game.info
        moves = [core_moves.keep_move(keep.id) for keep in info.keeps]
        moves += [core_moves.ruling_move(ruling.id) for ruling in info.rulings]
        if moves:
            self._try(self.rnd.choice(moves), tries=3)

    def _jump(self) -> None:
        """Anywhere; seldom to the end, or no play would last."""
        places = self._places()
        self._jump_to(self.rnd.choice(places[:-1] if self.rnd.random() < 0.9 else places))

    def _places(self) -> list[str]:
        ask = core_moves.form(self.game, self.table.state, core_moves.JUMP_MOVE, {}).asks[0]
        assert isinstance(ask, Pick)
        return [option.key for option in ask.options]

    def _jump_to(self, place: str) -> None:
        event = core_moves.form(self.game, self.table.state, core_moves.JUMP_MOVE, {"to": (place,)}).event
        if event is not None:
            self.send(event)

    def _back_and_forth(self) -> None:
        n = self.rnd.choice((1, 1, 2, 3, 6))
        for _ in range(n):
            self.undo()
        for _ in range(self.rnd.randint(0, n)):
            self.redo()

    def _take_back(self) -> None:
        log = [entry.n for entry in entries(self.table)[-25:] if self._may_come_back(entry.n)]
        if log:
            self.table.take_back(self.rnd.choice(log), self._id(), self.table.n, "d2")

    def _may_come_back(self, n: int) -> bool:
        hand = self.table.in_hand(n)
        return hand is not None and hand.can_take_back

    # Answers

    def _try(self, key: str, *, tries: int) -> bool:
        for _ in range(tries):
            form = self._filled(key)
            if form.event is None or any(issue.blocks for issue in form.issues):
                continue
            against = tuple(dict.fromkeys(i.code for i in form.issues if i.level is Level.AGAINST))
            if against and self.rnd.random() > 0.1:
                continue
            event = form.event
            if against:
                event = type(event).model_validate({**event.model_dump(), "overruled": event.overruled + against})
            if self.send(event).taken:
                return True
        return False

    def _filled(self, key: str) -> Form:
        """A form with answers at random; what is proposed is often left as it stands."""
        answers: dict[str, Answer] = {}
        found = core_moves.form(self.game, self.table.state, key, answers)
        if found.event is not None and self.rnd.random() < 0.4:
            return found
        for _ in range(12):
            fresh = next((ask for ask in found.asks if ask.key not in answers), None)
            if fresh is None:
                break
            answers[fresh.key] = self._answer(fresh)
            found = core_moves.form(self.game, self.table.state, key, answers)
        return found

    def _answer(self, ask: Ask) -> Answer:
        match ask:
            case Pick():
                among = [option.key for option in ask.options if option.because is None]
                n = min(len(among), self.rnd.randint(ask.least, min(ask.most, ask.least + 2)))
                return tuple(self.rnd.sample(among, n))
            case Amounts():
                return self._amounts(ask)
            case Order():
                return tuple(option.key for option in ask.options)
            case Text():
                return "Karta"
            case Paint():
                there = [spot.key for spot in ask.spots if self.rnd.random() < 0.5]
                return (f"@{ask.brush}", *(f"{key}@{self.rnd.choice(ask.colours)}" for key in there))
            case Listing():
                return tuple(tuple(column.low for column in ask.columns) for _ in range(self.rnd.randint(0, 3)))

    def _amounts(self, ask: Amounts) -> Mapping[str, int]:
        found = {row.key: row.value or 0 for row in ask.rows}
        if ask.total is None:
            for row in ask.rows:
                if row.value is None or self.rnd.random() < 0.3:
                    near = (row.value or 0) + 3
                    high = near if row.high is None else min(row.high, near)
                    found[row.key] = self.rnd.randint(max(row.low, 0), max(row.low, high, 0))
            return found
        room = {row.key: ask.total[0] if row.high is None else row.high for row in ask.rows}
        for _ in range(100):
            key = self.rnd.choice(list(room))
            if sum(found.values()) < ask.total[0] and found[key] < room[key]:
                found[key] += 1
        return found

    # The closing questions

    def _answered(self) -> dict[str, dict[str, Entry]]:
        form = self.game.sheet(self.table.setup, self.table.state)
        found = form.prefilled()
        for one in form.open:
            found.setdefault(one.key, {})
            taken: set[str] = set()
            for seat in one.seats:
                if seat not in found[one.key]:
                    found[one.key].update(self._entry(one, seat, taken))
        return found

    def _entry(self, one: Question, seat: str, taken: set[str]) -> Iterator[tuple[str, Entry]]:
        match one:
            case Cards():
                free = [face.key for face in one.cards if face.key not in taken]
                chosen = tuple(self.rnd.sample(free, min(len(free), self.rnd.randint(0, 4))))
                taken.update(chosen)
                yield seat, chosen
            case Holder():
                if not taken and self.rnd.random() < 0.4:
                    taken.add(seat)
                    yield seat, self.rnd.randint(one.low, one.low + 2 if one.high is None else one.high)
            case Numbers():
                low = max(one.low, 0)
                yield seat, self.rnd.randint(low, min(low + 40, 999 if one.high is None else one.high))
