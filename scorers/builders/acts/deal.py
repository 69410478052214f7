"""The apprentice a player got during setup (Przygotowanie 2)."""

from collections.abc import Iterator
from typing import Final, Literal

from scorers.builders.faces import card_option
from scorers.builders.flow import crew_task
from scorers.builders.model import BuildersFlow, BuildersState, follows_crew, owners, yard
from scorers.builders.printed import CARDS, NUMBERS, WORKERS
from scorers.builders.words import card_msg, taken
from scorers.core.api import TABLE, Act, Event, Issue, MoveKey, Msg, Player, Transfer, impossible, msg
from scorers.core.forms import Answers, Form, Pick, picked


class ApprenticeDealt(Event):
    """A player was dealt this apprentice (Uczeń)."""

    kind: Literal["apprentice_dealt"] = "apprentice_dealt"
    seat: str
    card: str


class Deal(Act[BuildersFlow, ApprenticeDealt]):
    """Tell which apprentice a player has."""

    event, moves = ApprenticeDealt, ("deal",)

    def form(self, state: BuildersState, move: MoveKey, answers: Answers) -> Form:
        """Return "deal/s1": which of the apprentices s1 was dealt."""
        seat, card = move.args[0], picked(answers, "card")
        apprentices = (found for found in WORKERS if found.rank == NUMBERS.dealt_rank)
        options = tuple(card_option(found, owners(state).get(found.thing)) for found in apprentices)
        title = msg("builders-deal-title", who=Player(seat))
        event = self.made(state, seat=seat, card=card[0]) if card else None
        return Form(str(move), title, (Pick("card", title, options, card),), event=event)

    def transfers(self, state: BuildersState, event: ApprenticeDealt) -> Iterator[Transfer]:
        """Yield the card."""
        yield Transfer(src=TABLE, dst=event.seat, thing=event.card)

    def settles(self, state: BuildersState, event: ApprenticeDealt) -> Iterator[str]:
        """Yield the task of telling it."""
        yield crew_task(event.seat)

    def issues(self, state: BuildersState, event: ApprenticeDealt) -> Iterator[Issue]:
        """Yield that it is no apprentice, somebody's, or the second (BD-V10)."""
        if not follows_crew(state):
            yield impossible("builders-crew-not-kept")
        elif event.card not in CARDS or CARDS[event.card].rank != NUMBERS.dealt_rank:
            yield impossible("builders-no-apprentice")
        elif yard(state, event.seat).has_workers:
            yield impossible("builders-second-apprentice", who=Player(event.seat))
        else:
            yield from taken(event.card, owners(state).get(event.card))

    def label(self, event: ApprenticeDealt) -> Msg:
        """Return who got which."""
        return msg("builders-log-dealt", who=Player(event.seat), what=card_msg(event.card))


DEAL: Final = Deal()
