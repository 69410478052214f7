"""The three stacks of proposals are entered as they lie (p. 3)."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import chain
from typing import Final, Literal

from scorers.core.api import Act, Answers, Event, Form, Issue, MoveKey, Msg, Option, Pick, impossible, msg, picked
from scorers.le_havre.faces import face
from scorers.le_havre.holdings import in_stacks
from scorers.le_havre.model import Harbour, HavreState
from scorers.le_havre.words import name

_ASKED: Final = ("first", "second")
"""Two stacks are entered, the third is what is left."""


class StacksLaid(Event):
    """The three stacks, each from the top."""

    kind: Literal["stacks_laid"] = "stacks_laid"
    stacks: tuple[tuple[str, ...], ...]


class LayStacks(Act[Harbour, StacksLaid]):
    """Its move: "stacks"; each is sorted by number."""

    event = StacksLaid
    moves = ("stacks",)

    def form(self, state: HavreState, move: MoveKey, answers: Answers) -> Form:
        """Return the form: which cards lie in two of the stacks."""
        left = in_stacks(state)
        chosen = {stack: picked(answers, stack) for stack in _ASKED}
        asks = tuple(_ask(stack, left, chosen) for stack in _ASKED)
        first, second = (tuple(card for card in left if card in chosen[stack]) for stack in _ASKED)
        third = tuple(card for card in left if card not in first and card not in second)
        event = self.made(state, stacks=(first, second, third)) if first else None
        return Form(str(move), msg("le_havre-stacks-title"), asks, msg("le_havre-stacks-confirm"), event=event)

    def issues(self, state: HavreState, event: StacksLaid) -> Iterator[Issue]:
        """Yield that other cards lie there, or not in the order of their numbers."""
        left = in_stacks(state)
        in_order = all(stack == tuple(card for card in left if card in stack) for stack in event.stacks)
        if not in_order or sorted(chain(*event.stacks)) != sorted(left):
            yield impossible("core-not-as-shown")

    def then(self, state: HavreState, event: StacksLaid) -> Harbour:
        """Return the flow with the stacks as they lie."""
        return replace(state.flow, stacks=event.stacks)

    def label(self, _event: StacksLaid) -> Msg:
        """Return that the stacks were entered."""
        return msg("le_havre-log-stacks")


def _ask(stack: str, left: tuple[str, ...], chosen: Mapping[str, tuple[str, ...]]) -> Pick:
    taken = {card for other, picked_ in chosen.items() if other != stack for card in picked_}
    among = tuple(Option(card, name(card), face(card)) for card in left if card not in taken)
    here = chosen[stack]
    return Pick(stack, msg("le_havre-stacks-one", n=len(here)), among, here, 0, len(left))


LAY_STACKS: Final = LayStacks()
