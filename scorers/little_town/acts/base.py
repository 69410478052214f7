"""What all acts of this game share: any may move a marker past 60, and be the last thing of its phase (p. 5-8)."""

from collections.abc import Iterator
from typing import Generic, TypeVar

from scorers.core.api import Act, E, Event, Issue, Msg, Player, impossible
from scorers.little_town.flow import acting, in_hand, stepped, turn_key
from scorers.little_town.model import SIXTY_RETURNED, Round, Town, TownFlow, track_points
from scorers.little_town.printed import NUMBERS, SLUG
from scorers.little_town.words import say


class TownAct(Act[TownFlow, E], Generic[E]):
    """The base of the acts of this game."""

    def then(self, state: Town, event: E) -> TownFlow:
        """Return where the play is: the next phase once everything of this one is done, and who has taken a "60"."""
        return stepped(state, event)

    def loud(self, state: Town, event: E) -> Iterator[Msg]:
        """Yield who takes a "60" token, or gives it back (p. 8)."""
        yield from _tokens(state, event)


class TurnEvent(Event):
    """The base of what takes a worker."""

    round: Round
    seat: str


T = TypeVar("T", bound=TurnEvent)


class TurnAct(TownAct[T], Generic[T]):
    """What takes a worker and a turn: clockwise, one each (p. 5, LT-V03, LT-V04)."""

    def settles(self, state: Town, event: T) -> Iterator[str]:
        """Yield the turn of whoever's it is."""
        yield turn_key(state, acting(state) or event.seat)

    def turn(self, state: Town, _event: T) -> tuple[str, ...] | None:
        """Return whose turn it is, where turns are followed."""
        now = acting(state)
        return (now,) if now and "goods" in state.keeps else None

    def issues(self, state: Town, event: T) -> Iterator[Issue]:
        """Yield that no worker is left to place."""
        if event.round != state.flow.round:
            yield impossible("core-not-as-shown")
        elif "goods" in state.keeps and not in_hand(state, event.seat):
            yield impossible(f"{SLUG}-no-worker", who=Player(event.seat))


def _tokens(state: Town, event: Event) -> Iterator[Msg]:
    returned = state.rulings[SIXTY_RETURNED] == "yes"
    for seat in state.setup.ids:
        moves = [t for t in event.transfers if t.thing.startswith("vp.")]
        gained = sum(t.n * ((t.dst == seat) - (t.src == seat)) for t in moves)
        before = track_points(state, seat) if gained else None
        if before is None:
            continue
        now = before + gained
        if before < NUMBERS.track <= now and (returned or seat not in state.flow.sixty):
            yield say("takes-60", who=Player(seat))
        elif now < NUMBERS.track <= before and returned:
            yield say("returns-60", who=Player(seat))
