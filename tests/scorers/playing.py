"""A table without an app: moves, answers and taps, as a screen would make them; whatever is played."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar, Final, Generic, Self, TypeVar

from scorers.core.core_moves import form, score_event
from scorers.core.events import Event
from scorers.core.forms import Answer, Form
from scorers.core.game import Game, apply, check
from scorers.core.game_info import GameInfo
from scorers.core.issues import Issue, Level
from scorers.core.msg import SeatId
from scorers.core.score import Breakdown
from scorers.core.setup import Seat, Setup
from scorers.core.sheet import Sheet
from scorers.core.state import Flow, State

F = TypeVar("F", bound=Flow)

NAMES: Final = ("Ola", "Jan", "Ewa", "Tom", "Iga")


def agreed(info: GameInfo, players: int, keeps: tuple[str, ...], *, first: str = "s1", **more: Any) -> Setup:  # noqa: ANN401 - as of a setup
    """So many sit down, in the colours of the box."""
    seats = tuple(
        Seat(id=SeatId(f"s{n + 1}"), name=NAMES[n], colour=info.colours[n].id, symbol=info.colours[n].symbol)
        for n in range(players)
    )
    return Setup(slug=info.slug, ruleset=info.ruleset, seats=seats, first=SeatId(first), keeps=keeps, **more)


@dataclass
class Told(Generic[F]):
    """One play: where it stands, what has happened, and how often somebody had to tap."""

    state: State[F]
    events: list[Event] = field(default_factory=list)
    taps: int = 0

    def n(self, owner: str, thing: str) -> int | None:
        return self.state.ledger.n(owner, thing)


@dataclass
class Tapped(Told[F]):
    """A play that is told by tapping moves."""

    game: ClassVar[Game[Any]]
    open: ClassVar[tuple[str, ...]] = ()
    """What lies open under the thumb: nothing has to be tapped before it asks."""

    def form(self, key: str, **answers: Answer) -> Form:
        return form(self.game, self.state, key, answers)

    def tap(self, key: str, **answers: Answer) -> Self:
        """Tap a move, answer what it asks, confirm; nothing may speak against it. "__" stands for "/"."""
        found, asked = self.filled(key, answers)
        assert found.event is not None, (key, answers, found.asks)
        assert [issue.code for issue in found.issues if issue.level is not Level.HINT] == [], (key, answers)
        self.taps += self._taps(found, asked)
        return self.post(found.event)

    def filled(self, key: str, answers: Mapping[str, Answer]) -> tuple[Form, dict[str, Answer]]:
        """The form with what it asks answered, one after the other; and the answers it asked for."""
        named, asked = _named(answers), dict[str, Answer]()
        found = self.form(key)
        while fresh := [ask.key for ask in found.asks if ask.key not in asked and ask.key in named]:
            asked |= {name: named[name] for name in fresh}
            found = self.form(key, **asked)
        return found, asked

    def _taps(self, found: Form, answers: Mapping[str, Answer]) -> int:
        """One for each thing answered, one to confirm, one to open what does not lie open."""
        given = sum(
            len(answer) if isinstance(answer, tuple) else sum(1 for n in answer.values() if n)
            for answer in answers.values()
            if isinstance(answer, tuple | Mapping)
        )
        lies_open = found.key.partition("/")[0] in self.open
        return given + bool(found.confirm and found.asks) + (not (lies_open and found.asks))

    def post(self, event: Event) -> Self:
        assert self.game.events.validate_json(event.model_dump_json()) == event
        assert not [issue for issue in self.judge(event).values() if issue.blocks]
        self.events.append(event)
        self.state = apply(self.game, self.state, event)
        return self

    def refused(self, key: str, **answers: Answer) -> set[str]:
        """What speaks against a move with these answers, asked for or not; hints apart."""
        found = self.form(key, **_named(answers))
        return {issue.code for issue in found.issues if issue.level is not Level.HINT}

    def judge(self, event: Event) -> dict[str, Issue]:
        return {issue.code: issue for issue in check(self.game, self.state, event)}

    def score(self, sheet: Sheet | None = None) -> Breakdown:
        """The final count, as far as kept, with what the sheet adds."""
        found = self.game.sheet(self.state.setup, self.state).prefilled()
        self.post(score_event({**found, **(sheet or {})}))
        return self.game.projection(self.state)


def _named(answers: Mapping[str, Answer]) -> dict[str, Answer]:
    return {name.replace("__", "/"): answer for name, answer in answers.items()}
