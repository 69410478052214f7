"""A table without an app: moves, answers and taps, as a screen would make them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import TypeVar

from scorers.core.amount import known
from scorers.core.core_moves import form, score_event, take_back
from scorers.core.events import Event
from scorers.core.forms import Amounts, Answer, Form, Pick
from scorers.core.game import apply, check
from scorers.core.ledger import Transfer
from scorers.core.setup import Setup
from scorers.core.sheet import Sheet
from scorers.little_town import GAME
from scorers.little_town.model import Phase, Town, TownFlow
from scorers.little_town.printed import INFO
from tests.scorers.playing import Told, agreed

E = TypeVar("E", bound=Event)

EVERYTHING = ("points", "goods", "tiles", "objectives", "board")
NO_SPECIALS = {"cathedral": "no", "residence": "no"}


def setup(
    players: int = 4,
    keeps: tuple[str, ...] = (),
    *,
    first: str = "s1",
    rulings: Mapping[str, str] | None = None,
    variant: str = "standard",
    options: Mapping[str, str] | None = None,
) -> Setup:
    more = {"variant": variant, "rulings": rulings or {}, "options": {"side": "side_1"} if options is None else options}
    return agreed(INFO, players, keeps, first=first, **more)


@dataclass
class Playing(Told[TownFlow]):
    """A table of a little town, with its states."""

    states: list[Town] = field(default_factory=list)
    log: list[tuple[str, dict[str, object]]] = field(default_factory=list)

    @classmethod
    def new(cls, *args: object, **kwargs: object) -> Playing:
        found = setup(*args, **kwargs)  # type: ignore[arg-type]
        return cls(GAME.begin(found))

    def form(self, key: str, answers: Mapping[str, Answer] | None = None) -> Form:
        return form(GAME, self.state, key, answers or {})

    def do(
        self, key: str, given: Mapping[str, Answer] | None = None, *, anyway: bool = False, **more: Answer
    ) -> Playing:
        answers = {**(given or {}), **more}
        found = self.form(key, answers)
        assert found.event is not None, f"{key}: still asked {[ask.key for ask in found.asks]}"
        against = [issue for issue in found.issues if issue.level != "hint"]
        assert anyway or not against, against
        self.taps += _taps(answers) + 1 + (not self._is_primary(key))
        return self.take(found.event)

    def _is_primary(self, key: str) -> bool:
        primary = GAME.view(self.state, None).primary
        return primary is not None and primary.key == key

    def take(self, event: Event) -> Playing:
        again = GAME.events.validate_json(event.model_dump_json())
        assert again == event
        self.states.append(self.state)
        self.events.append(event)
        self.state = apply(GAME, self.state, event)
        return self

    def refused(self, event: Event) -> set[str]:
        return {issue.code for issue in check(GAME, self.state, event) if issue.level != "hint"}

    def back(self, event: Event) -> Playing:
        return self.take(take_back(GAME, self.events.index(event), event))

    def score(self, sheet: Sheet | None = None) -> Playing:
        found = GAME.sheet(self.state.setup, self.state).prefilled()
        return self.take(score_event({**found, **(sheet or {})}))

    def points(self) -> dict[str, int | None]:
        return {seat: GAME.projection(self.state).total(seat).known for seat in self.state.setup.ids}


def _taps(answers: Mapping[str, Answer]) -> int:
    """One a key picked, one a number that is not zero."""
    taps = 0
    for answer in answers.values():
        match answer:
            case Mapping():
                taps += sum(1 for n in answer.values() if n)
            case tuple():
                taps += len(answer)
            case _:
                taps += 1
    return taps


def made(state: Town, kind: type[E], /, **decided: object) -> E:
    """A fact with all it causes; `settles` other than those it closes only where a test says so."""
    act = next(act for act in GAME.acts.all if act.event is kind)
    told = decided.pop("settles", None)
    event: E = act.made(state, **decided)
    return event if told is None else event.model_copy(update={"settles": told})


def ask(form_: Form, key: str) -> Amounts | Pick:
    found = next(a for a in form_.asks if a.key == key)
    assert isinstance(found, Amounts | Pick)
    return found


def holding(play: Playing, seat: str, **things: int) -> Playing:
    """Give a seat so much of each thing, out of the reserve."""
    counts = {}
    for thing, n in things.items():
        had = play.n(seat, thing) or 0
        counts[seat, thing] = known(n)
        counts["table", thing] = known((play.n("table", thing) or 0) - (n - had))
    play.state = replace(play.state, ledger=play.state.ledger.with_counts(counts))
    return play


def town(play: Playing, **tiles: str) -> Playing:
    """Tiles already built: `bakery="s2@c4"`."""
    for tile, place in tiles.items():
        moved = Transfer(src="table", dst=place, thing=f"tile.{tile}")
        play.state = replace(play.state, ledger=play.state.ledger.post([moved]))
    return play


def emptied(play: Playing, *seats: str) -> Playing:
    """These seats have placed all their workers, somewhere."""
    gone = [
        Transfer(src=seat, dst=f"{seat}@yard", thing="worker", n=n)
        for seat in seats
        if (n := play.n(seat, "worker") or 0)
    ]
    play.state = replace(play.state, ledger=play.state.ledger.post(gone))
    return play


def at(play: Playing, round_: int, phase: Phase, **flow: object) -> Playing:
    """Somewhere in the play."""
    play.state = replace(play.state, flow=replace(play.state.flow, round=round_, phase=phase, **flow))  # type: ignore[arg-type]
    return play
