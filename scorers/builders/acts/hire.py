"""A worker of the row joins the free ones, for one action (Najęcie Robotnika)."""

from typing import Final, Literal

from scorers.builders import faces, printed, words
from scorers.builders.acts.action import CardTaken, TakeCard
from scorers.builders.model import BuildersState, owners
from scorers.core.api import Answers, Msg, Option, Pick, msg, picked


class WorkerHired(CardTaken):
    """A player hires."""

    kind: Literal["worker_hired"] = "worker_hired"


class Hire(TakeCard[WorkerHired]):
    """Hire a worker; the wage is due only when it is sent."""

    event, moves = WorkerHired, ("hire",)
    row, cards = printed.WORKER, printed.WORKERS
    title, name = msg("builders-hire-title"), msg("builders-hire")

    def asks(self, state: BuildersState, answers: Answers) -> tuple[Pick, ...]:
        """Return the questions: the wage, then the materials."""
        wage, ranks = picked(answers, "wage"), dict.fromkeys((card.wage, card.rank) for card in printed.WORKERS)
        first = Pick("wage", msg("builders-ask-wage"), tuple(_rank(rank, n) for n, rank in ranks), wage)
        if not wage:
            return (first,)
        shown = (card for card in printed.WORKERS if str(card.wage) == wage[0])
        options = tuple(faces.card_option(card, owners(state).get(card.thing)) for card in shown)
        return first, Pick("card", msg("builders-ask-worker"), options, picked(answers, "card"))

    def place_of(self, event: WorkerHired, card: str) -> str:
        """Return the free workers of the player."""
        return event.seat

    def label(self, event: WorkerHired) -> Msg:
        """Return who hires whom."""
        return words.named(event.seat, event.card, "builders-log-hired", "builders-log-hired-any")


def _rank(rank: str, wage: int) -> Option:
    label = msg("builders-wage-option", rank=msg(f"builders-rank-{rank}"), coins=words.coins_msg(wage))
    return Option(str(wage), label)


HIRE: Final = Hire()
