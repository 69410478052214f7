"""What all acts of this game share: any may move a marker past 60, and be the last thing of its phase (p. 5-8)."""

from typing import Generic, TypeVar

from scorers.core.act import Act, E, Issues, Msgs, TaskKeys
from scorers.core.api import Answers, Event, MoveKey, Option, Pick, Player, impossible, picked
from scorers.little_town import flow, printed
from scorers.little_town.model import SIXTY_RETURNED, Round, Town, TownFlow, track_points
from scorers.little_town.words import say


class TownAct(Act[TownFlow, E], Generic[E]):
    """The base of the acts of this game."""

    def then(self, state: Town, event: E) -> TownFlow:
        """Return where the play is: the next phase once everything of this one is done, and who has taken a "60"."""
        return flow.stepped(state, event)

    def loud(self, state: Town, event: E) -> Msgs:
        """Yield who takes a "60" token, or gives it back (p. 8)."""
        yield from _tokens(state, event)


class TurnEvent(Event):
    """The base of what takes a worker."""

    round: Round
    seat: str


T = TypeVar("T", bound=TurnEvent)


class TurnAct(TownAct[T], Generic[T]):
    """What takes a worker and a turn: clockwise, one each (p. 5, LT-V03, LT-V04)."""

    def settles(self, state: Town, event: T) -> TaskKeys:
        """Yield the turn of whoever's it is."""
        yield flow.turn_key(state, flow.acting(state) or event.seat)

    def turn(self, state: Town, _event: T) -> tuple[str, ...] | None:
        """Return whose turn it is, where turns are followed."""
        now = flow.acting(state)
        return (now,) if now and "goods" in state.keeps else None

    def issues(self, state: Town, event: T) -> Issues:
        """Yield that no worker is left to place."""
        if event.round != state.flow.round:
            yield impossible("core-not-as-shown")
        elif "goods" in state.keeps and not flow.in_hand(state, event.seat):
            yield impossible("little_town-no-worker", who=Player(event.seat))


def who_asked(state: Town, move: MoveKey, answers: Answers) -> tuple[str | None, tuple[Pick, ...]]:
    """Return whom a move is about, and the question where its key does not say: anybody may, at any moment."""
    if move.args:
        return move.args[0], ()
    options = tuple(Option(seat, say("who", who=Player(seat)), seat=seat) for seat in state.setup.ids)
    chosen = picked(answers, "who")
    return (chosen[0] if chosen else None), (Pick("who", say("which-player"), options, chosen),)


def _tokens(state: Town, event: Event) -> Msgs:
    returned = state.rulings[SIXTY_RETURNED] == "yes"
    for seat in state.setup.ids:
        moves = [t for t in event.transfers if t.thing.startswith("vp.")]
        gained = sum(t.n * ((t.dst == seat) - (t.src == seat)) for t in moves)
        before = track_points(state, seat) if gained else None
        if before is None:
            continue
        now = before + gained
        if before < printed.NUMBERS.track <= now and (returned or seat not in state.flow.sixty):
            yield say("takes-60", who=Player(seat))
        elif now < printed.NUMBERS.track <= before and returned:
            yield say("returns-60", who=Player(seat))
