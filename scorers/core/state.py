"""Where a play stands: the sum of its facts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import wraps
from typing import Any, Concatenate, Generic, ParamSpec, TypeVar

from scorers.core.events import Entry
from scorers.core.ledger import Ledger
from scorers.core.setup import Setup


@dataclass(frozen=True)
class Flow:
    """Where we are and who is done; every game adds its own rounds, phases and turns."""

    done: frozenset[str] = frozenset()
    """Keys of the tasks settled in this phase."""
    reopened: frozenset[str] = frozenset()
    """Keys of tasks of an earlier phase that somebody has taken back."""
    over: bool = False
    """Nothing is left to play; the points may be counted."""

    def without_marks(self) -> Flow:
        """Return the mere position, to see whether an event moved a phase."""
        return replace(self, done=frozenset(), reopened=frozenset())


F = TypeVar("F", bound=Flow)


@dataclass(frozen=True)
class State(Generic[F]):
    """Flow and holdings, and what was agreed. Same events, same state, for ever."""

    setup: Setup
    ledger: Ledger
    flow: F
    rulings: Mapping[str, str] = field(default_factory=dict)
    values: Mapping[str, int] = field(default_factory=dict)
    keeps: frozenset[str] = frozenset()
    sheet: Mapping[str, Mapping[str, Entry]] | None = None
    """The closing answers, once given: the play is over and scored."""
    skipped: str = ""
    """The position from which a jump has skipped turns: what was kept is only what was last known."""
    memo: dict[Any, Any] = field(default_factory=dict, init=False, repr=False, compare=False)
    """What `per_state` has worked out about exactly this state; a new state begins with none."""

    def with_ledger(self, ledger: Ledger, flow: F) -> State[F]:
        """Return the same with other holdings and another position."""
        return State(self.setup, ledger, flow, self.rulings, self.values, self.keeps, self.sheet, self.skipped)

    @property
    def finished(self) -> bool:
        """Whether the points are counted."""
        return self.sheet is not None


P = ParamSpec("P")
R = TypeVar("R")


def per_state(work: Callable[Concatenate[State[F], P], R]) -> Callable[Concatenate[State[F], P], R]:
    """Work something out once for each state: whose card lies where, asked by a form, a check and a view alike.

    A state never changes, so what was worked out stays true; it is forgotten with the state.
    """

    @wraps(work)
    def once(state: State[F], /, *args: P.args, **kwargs: P.kwargs) -> R:
        key = (work, args, tuple(kwargs.items()))
        if key not in state.memo:
            state.memo[key] = work(state, *args, **kwargs)
        found: R = state.memo[key]
        return found

    return once
