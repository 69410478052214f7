"""The cheapest crew that finishes a site in one turn: an exact search, small because no card needs much."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from scorers.builders.printed import NUMBERS, Bundle, Card, missing


@dataclass(frozen=True, slots=True)
class Question:
    """What is short, who could be sent, and what the turn still has."""

    short: Bundle
    crew: tuple[Card, ...]
    actions: int
    sent: int = 0
    """Cards already sent to this site this turn."""


@dataclass(frozen=True, slots=True)
class Plan:
    """A crew that covers everything, and what sending it costs."""

    crew: tuple[Card, ...]
    actions: int
    bought: int
    wages: int

    @property
    def coins(self) -> int:
        """Wages and bought actions."""
        return self.wages + self.bought * NUMBERS.action_price

    @property
    def cost(self) -> tuple[int, int, int]:
        """What makes one plan worse than another: coins, then actions, then wages."""
        return self.coins, self.actions, self.wages


def plan(question: Question, crew: Sequence[Card]) -> Plan:
    """Return what it costs to send exactly these: the k-th card to a site in a turn costs k actions.

    >>> plan(Question((1, 0, 0, 0), (), actions=3), ()).actions
    0
    """
    first, last = question.sent + 1, question.sent + len(crew)
    actions = sum(range(first, last + 1))
    return Plan(tuple(crew), actions, max(0, actions - question.actions), sum(card.wage for card in crew))


def cheapest_plan(question: Question) -> Plan | None:
    """Return the plan with fewest coins, then fewest actions; nothing if the whole crew would not do.

    Every card once, remembering for each (cards sent, still short) the lowest wages: the actions depend on the
    number of cards alone, so nothing dearer can ever become cheaper later.
    """
    best: dict[tuple[int, Bundle], tuple[int, tuple[Card, ...]]] = {(0, question.short): (0, ())}
    for card in question.crew:
        for key, found in tuple(_with(best, card)):
            if key not in best or found[0] < best[key][0]:
                best[key] = found
    complete = (crew for (_, short), (_, crew) in best.items() if not any(short))
    return min((plan(question, crew) for crew in complete), key=lambda found: found.cost, default=None)


def _with(
    best: dict[tuple[int, Bundle], tuple[int, tuple[Card, ...]]], card: Card
) -> Iterator[tuple[tuple[int, Bundle], tuple[int, tuple[Card, ...]]]]:
    """Everything reached so far with one more card, if the card is of any use there."""
    for (sent, short), (wages, crew) in best.items():
        left = missing(short, card.makes)
        if left != short:
            yield (sent + 1, left), (wages + card.wage, (*crew, card))
