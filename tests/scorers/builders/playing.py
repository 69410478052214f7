"""A table without an app: moves, answers and taps, as a screen would make them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from scorers.builders import GAME
from scorers.builders.acts.lay import FREE, GONE
from scorers.builders.model import BuildersFlow, BuildersState, Yard, yard
from scorers.builders.printed import CARDS, INFO
from scorers.core.core_moves import form, score_event
from scorers.core.events import Event
from scorers.core.forms import Answer, Form, Move, Pick
from scorers.core.game import apply, check
from scorers.core.score import Breakdown
from scorers.core.setup import Setup
from scorers.core.sheet import Sheet
from scorers.core.view import TableView
from tests.scorers.playing import Told, agreed

LIGHTEST = INFO.presets[0].keeps
COINS = INFO.presets[1].keeps
EVERYTHING = INFO.presets[2].keeps
APPRENTICES = ("worker.apprentice_01", "worker.apprentice_02", "worker.apprentice_03", "worker.apprentice_04")


def setup(
    players: int = 3,
    keeps: tuple[str, ...] = LIGHTEST,
    *,
    first: str = "s1",
    rulings: Mapping[str, str] | None = None,
) -> Setup:
    return agreed(INFO, players, keeps, first=first, rulings=dict(rulings or {}))


def lying(
    state: BuildersState,
    seat: str,
    sites: Mapping[str, tuple[str, ...]],
    free: tuple[str, ...] | None = None,
) -> dict[str, Answer]:
    """Answers of "lay": sites with who works there, and who is free; `None` where nobody speaks of the others."""
    own = {card.thing for card in yard(state, seat).crew}
    at = {card: site for site, crew in sites.items() for card in crew} | dict.fromkeys(free or (), FREE)
    more = tuple(card for card in at if card not in own)
    gone = own - at.keys() if free is not None else ()
    kinds = tuple(dict.fromkeys(CARDS[card].rank or CARDS[card].kind for card in more))
    places = {f"at/{card}": (place,) for card, place in at.items() if sites or card in own}
    found: dict[str, Answer] = {f"at/{card}": (GONE,) for card in sorted(gone)}
    found |= {"sites": tuple(sites)}
    return found | ({"rank": kinds, "more": more} if more else {}) | places


@dataclass
class Playing(Told[BuildersFlow]):
    """A table of builders, with its states."""

    states: list[BuildersState] = field(default_factory=list)

    @classmethod
    def new(
        cls,
        players: int = 3,
        keeps: tuple[str, ...] = LIGHTEST,
        *,
        first: str = "s1",
        rulings: Mapping[str, str] | None = None,
    ) -> Playing:
        return cls(GAME.begin(setup(players, keeps, first=first, rulings=rulings)))

    @classmethod
    def dealt(
        cls, players: int = 3, *, first: str = "s1", rulings: Mapping[str, str] | None = None, deal: bool = True
    ) -> Playing:
        """Everything kept, and everybody's apprentice told."""
        found = cls.new(players, EVERYTHING, first=first, rulings=rulings)
        for seat, card in zip(found.state.setup.ids if deal else (), APPRENTICES, strict=False):
            found.do(f"deal/{seat}", card=(card,))
        return found

    # What a screen does

    @property
    def view(self) -> TableView:
        return GAME.view(self.state, None)

    def moves(self) -> dict[str, Move]:
        found = (*self.view.now.moves, *(m for seat in self.view.seats for m in seat.moves), *self.view.tools)
        tasks = (move for task in self.view.now.tasks for move in task.moves)
        return {move.key: move for move in (*found, *tasks)}

    def form(self, key: str, **answers: Answer) -> Form:
        return form(GAME, self.state, key, answers)

    def do(self, key: str, **answers: Answer) -> Playing:
        """Touch a move, answer one ask after the other, confirm where a button stands."""
        move = self.moves().get(key)
        assert move is not None, f"{key} is not offered"
        assert move.because is None, move.because
        found, given = self.form(key), dict[str, Answer]()
        for ask, answer in answers.items():
            offered = next((a for a in found.asks if a.key == ask), None)
            assert offered is not None, f"{key}: {ask} is not asked"
            if isinstance(offered, Pick) and isinstance(answer, tuple):
                greyed = {option.key for option in offered.options if option.because is not None}
                keys = {option.key for option in offered.options}
                assert keys >= set(answer), f"{set(answer) - keys} not on offer"
                assert not greyed & set(answer), f"{greyed & set(answer)} are greyed"
            given[ask] = answer
            found = self.form(key, **given)
        assert found.event is not None, f"{key}: still asked {[a.key for a in found.asks]}"
        against = [issue for issue in found.issues if issue.level != "hint"]
        assert not against, against
        self.taps += 1 + len(answers) + (found.confirm is not None and bool(found.asks))
        return self.take(found.event)

    def lay(self, seat: str, sites: Mapping[str, tuple[str, ...]], free: tuple[str, ...] | None = None) -> Playing:
        """Put the cards of a seat right."""
        return self.do(f"lay/{seat}", **lying(self.state, seat, sites, free))

    def take(self, event: Event) -> Playing:
        again = GAME.events.validate_json(event.model_dump_json(exclude_defaults=True)[:-1] + _kind(event))
        assert again == event
        self.states.append(self.state)
        self.events.append(event)
        self.state = apply(GAME, self.state, event)
        return self

    def undo(self) -> Playing:
        self.events.pop()
        self.state = self.states.pop()
        return self

    # What a test asks

    def judge(self, event: Event) -> dict[str, str]:
        """Codes and levels of all that speaks against an event."""
        return {issue.code: issue.level.value for issue in check(GAME, self.state, event)}

    def score(self, sheet: Sheet | None = None) -> Breakdown:
        found = {**GAME.sheet(self.state.setup, self.state).prefilled(), **(sheet or {})}
        self.take(score_event(found))
        return GAME.score(self.state.setup, found, self.state.rulings)

    def yard(self, seat: str) -> Yard:
        return yard(self.state, seat)

    @property
    def actions(self) -> int:
        return self.state.flow.actions

    # A few turns in short

    def start(self, card: str, coins: int | None = None) -> Playing:
        kind = "machine" if card.startswith("machine") else str(coins)
        return self.do("start", coins=(kind,), card=(card,))

    def hire(self, card: str, wage: int) -> Playing:
        return self.do("hire", wage=(str(wage),), card=(card,))

    def send(self, card: str, site: str) -> Playing:
        return self.do(f"send/{card}", site=(site,))

    def end(self) -> Playing:
        return self.do("end")


def _kind(event: Event) -> str:
    """The journal writes the kind beside what is not a default."""
    bare = event.model_dump_json(exclude_defaults=True) == "{}"
    return f'{"" if bare else ","}"kind":"{event.kind}"}}'  # type: ignore[attr-defined]
