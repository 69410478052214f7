"""A table of Le Havre without an app: moves, answers and taps, as a screen would make them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from random import Random

from scorers.core.core_moves import form
from scorers.core.events import Event
from scorers.core.forms import Amounts, Answer, Ask, Form, Listing, Move, Order, Pick, Row, Text
from scorers.core.game import apply, check
from scorers.core.issues import Issue, Level
from scorers.core.msg import Msg, SeatId
from scorers.core.setup import Seat, Setup
from scorers.core.spots import Paint
from scorers.core.view import TableView
from scorers.le_havre import GAME
from scorers.le_havre.acts.buy_and_sell import CardTaken
from scorers.le_havre.market import take
from scorers.le_havre.model import HavreState

NAMES = ("Gosia", "Martyna", "Maciek", "Ola", "Jan")
LIGHT = ("loans", "ships")
FORTUNE = (*LIGHT, "francs", "cards")
ALL = (*FORTUNE, "offers", "goods")
SETUPS = tuple((variant, players) for variant in ("full", "short") for players in range(1, 6))


def setup(
    players: int = 3,
    keeps: tuple[str, ...] = LIGHT,
    *,
    variant: str = "full",
    first: str = "s1",
    options: Mapping[str, str] | None = None,
    rulings: Mapping[str, str] | None = None,
) -> Setup:
    seats = tuple(
        Seat(id=SeatId(f"s{n + 1}"), name=NAMES[n], colour=GAME.info.colours[n].id, symbol=GAME.info.colours[n].symbol)
        for n in range(players)
    )
    return Setup(
        slug="le_havre",
        ruleset=GAME.info.ruleset,
        seats=seats,
        first=SeatId(first),
        keeps=keeps,
        variant=variant,
        options=options or {},
        rulings=rulings or {},
    )


@dataclass
class Harbourside:
    """One play: its states, its events, and how often somebody had to tap."""

    state: HavreState
    events: list[Event] = field(default_factory=list)
    states: list[HavreState] = field(default_factory=list)
    taps: int = 0

    @classmethod
    def new(cls, players: int = 3, keeps: tuple[str, ...] = LIGHT, **kwargs: object) -> Harbourside:
        return cls(GAME.begin(setup(players, keeps, **kwargs)))  # type: ignore[arg-type]

    def form(self, key: str, **answers: Answer) -> Form:
        return form(GAME, self.state, key, answers)

    def do(self, key: str, *, anyway: bool = False, **answers: Answer) -> Harbourside:
        """Tap a move, answer, confirm."""
        found = self.form(key, **answers)
        assert found.event is not None, f"{key}: still asked {[ask.key for ask in found.asks]}, {found.note}"
        weighty = [issue for issue in found.issues if issue.level is not Level.HINT]
        assert not weighty or (anyway and not any(issue.blocks for issue in weighty)), weighty
        self.taps += _taps(found, answers)
        return self.post(found.event)

    def post(self, event: Event) -> Harbourside:
        assert not [issue for issue in check(GAME, self.state, event) if issue.blocks]
        self.states.append(self.state)
        self.events.append(event)
        self.state = apply(GAME, self.state, event)
        return self

    def issues(self, key: str, **answers: Answer) -> set[str]:
        return {issue.code for issue in self.form(key, **answers).issues}

    def judge(self, event: Event) -> dict[str, Issue]:
        return {issue.code: issue for issue in check(GAME, self.state, event)}

    @property
    def view(self) -> TableView:
        return GAME.view(self.state, None)

    def primary(self) -> str:
        found = self.view.primary
        assert found is not None, self.view.now.headline
        return found.key

    def n(self, owner: str, thing: str) -> int | None:
        return self.state.ledger.n(owner, thing)

    def goods(self, seat: str) -> dict[str, int]:
        found = self.state.ledger.held(seat)
        return {thing: amount.n or 0 for _, thing, amount in found if thing != "disc"}

    def count(self, owner: str, **things: int) -> Harbourside:
        """What lies there is what the test says."""
        for thing, n in things.items():
            if self.n(owner, thing) != n:
                self.do(f"core/count/{owner}/{thing}", n={"n": n})
        return self

    def own(self, seat: str, *cards: str) -> Harbourside:
        """A seat comes by cards."""
        for card in cards:
            transfers = take(self.state, seat, card)
            self.post(CardTaken(seat=seat, card=card, how="given", transfers=transfers))
        return self

    def keep(self, keep: str, answers: Mapping[str, Answer]) -> Harbourside:
        """Start to keep something in mid-play."""
        event = form(GAME, self.state, f"core/keep/{keep}", answers).event
        assert event is not None
        return self.post(event)

    def turn(self) -> Harbourside:
        """A turn of which nothing is kept: whatever tile comes first, then the next seat."""
        moves = self.view.now.moves
        return self.do(next(m.key for m in moves if m.key.split("/")[0] in ("tile", "next", "interest")))

    def to_round_end(self) -> Harbourside:
        while self.state.flow.phase not in ("feed", "final", "over"):
            self.turn()
        return self

    def to_round(self, number: int) -> Harbourside:
        while self.state.flow.round < number:
            self.to_round_end().do("close")
        return self


def _taps(found: Form, answers: Mapping[str, Answer]) -> int:
    """One to open or confirm, one for each thing answered; a move with questions opened from a seat is two."""
    given = sum(len(a) if isinstance(a, Mapping | tuple) else 1 for a in answers.values())
    opened = found.asks and found.key.partition("/")[0] in ("buy", "sell", "build", "repay", "use", "feed")
    return 1 + given + (1 if opened and found.confirm is not None else 0)


def messages(value: object) -> Iterator[Msg]:
    """Every message anywhere in a view or a form."""
    if isinstance(value, Msg):
        yield value
        for _, param in value.params:
            yield from messages(param)
    elif isinstance(value, tuple | list | frozenset):
        for part in value:
            yield from messages(part)
    elif hasattr(value, "__dataclass_fields__"):
        for name in value.__dataclass_fields__:
            yield from messages(getattr(value, name))


def all_moves(view: TableView) -> Iterator[Move]:
    """Every move a table offers, tools apart."""
    yield from view.now.moves
    for task in view.now.tasks:
        yield from task.moves
    for seat in view.seats:
        yield from seat.moves


@dataclass
class Bot:
    """Plays at random: any move a screen would offer, any answers within their limits."""

    table: Harbourside
    rnd: Random

    def step(self) -> bool:
        """One step, or nothing if no move could be completed."""
        moves = [move for move in all_moves(self.table.view) if move.because is None and self._wanted(move)]
        if not moves:
            return self._forward()
        for _ in range(6):
            move = self.rnd.choice(moves)
            event = self.answered(move.key)
            if event is not None:
                self.table.post(event)
                return True
        return self._forward()

    def _wanted(self, move: Move) -> bool:
        """Side moves are rarer than turns."""
        rare = {"write": 0.02, "get": 0.05, "sell": 0.1, "buy": 0.5, "build": 0.3, "repay": 0.4, "use": 1.0}
        return self.rnd.random() < rare.get(move.key.split("/")[0], 0.7)

    def _forward(self) -> bool:
        """What moves the play on, with as little as possible."""
        for move in all_moves(self.table.view):
            if move.key.split("/")[0] in ("next", "tile", "close", "final", "interest", "feed", "round", "take"):
                event = self.answered(move.key, tries=30)
                if event is not None:
                    self.table.post(event)
                    return True
        return False

    def answered(self, key: str, tries: int = 3) -> Event | None:
        """An event of a move with answers at random, if it breaks no rule."""
        for _ in range(tries):
            answers: dict[str, Answer] = {}
            for _ in range(6):
                found = form(GAME, self.table.state, key, answers)
                fresh = [ask for ask in found.asks if ask.key not in answers]
                if not fresh:
                    break
                answers |= {ask.key: self._answer(ask) for ask in fresh}
            found = form(GAME, self.table.state, key, answers)
            if found.event is not None and all(issue.level is Level.HINT for issue in found.issues):
                return found.event
        return None

    def _answer(self, ask: Ask) -> Answer:
        match ask:
            case Pick():
                among = [option.key for option in ask.options if option.because is None]
                n = min(len(among), self.rnd.randint(ask.least, ask.most))
                return tuple(self.rnd.sample(among, n))
            case Amounts():
                return {row.key: self._number(row) for row in ask.rows}
            case Order():
                return tuple(option.key for option in ask.options)
            case Text():
                return "Card"
            case Listing() | Paint():
                raise AssertionError(f"no list is asked in a play: {ask.key}")

    def _number(self, row: Row) -> int:
        if row.value is not None and self.rnd.random() < 0.6:
            return row.value
        high = row.high if row.high is not None else row.low + 3
        return self.rnd.randint(row.low, max(row.low, high))

    def play(self, steps: int = 4000) -> Harbourside:
        """Until the fortunes can be counted."""
        for _ in range(steps):
            if self.table.state.flow.over:
                break
            assert self.step(), (self.table.state.flow.phase, [m.key for m in all_moves(self.table.view)])
        return self.table
