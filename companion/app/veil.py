"""The veil over secret holdings: of what is not its own a viewer is told how many there are, and nothing else.

A game is asked for everything a page shows with a state in which nobody knows what the others hold in secret. So it
cannot tell it, wherever it would: on a seat, in a why, in the points so far.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from companion.table.log import seats_of
from companion.table.model import LogEntry
from scorers.core import core_moves
from scorers.core.amount import UNKNOWN, Amount, total
from scorers.core.events import Counted, Event
from scorers.core.forms import Answers, Change, Form
from scorers.core.game import Game, had
from scorers.core.ledger import Key, Transfer, seat_of
from scorers.core.msg import TABLE, Msg, msg
from scorers.core.state import State, per_state
from scorers.core.view import Figure, Held, SeatView, TableView


@dataclass(frozen=True)
class Veil:
    """What one viewer may know of a game; a viewer that is no seat sees nobody's secrets. Lifted once it is over."""

    game: Game[Any]
    viewer: str

    @cached_property
    def secrets(self) -> frozenset[str]:
        """The things only their holder may see."""
        return frozenset(thing.id for thing in self.game.info.things if thing.secret)

    def state(self, state: State[Any]) -> State[Any]:
        """Return a state in which nobody knows what others hold in secret, nor what of it lies on the Table."""
        return state if not self.secrets or state.flow.over else _veiled(state, self.secrets, self.viewer)

    def view(self, state: State[Any], viewer: str | None) -> TableView:
        """Draw a state for a viewer."""
        veiled = self.state(state)
        view = self.game.view(veiled, viewer)
        if veiled is state:
            return view
        return replace(view, seats=tuple(self._seat(state, seat) for seat in view.seats))

    def _seat(self, state: State[Any], shown: SeatView) -> SeatView:
        """Tell of a seat only how many secrets it holds, where the first of them would stand."""
        if shown.seat == self.viewer or not any(held.thing in self.secrets for held in shown.holdings):
            return shown
        at = next(at for at, held in enumerate(shown.holdings) if held.thing in self.secrets)
        rest = [held for held in shown.holdings if held.thing not in self.secrets]
        held = Held(self._sign, msg("core-secret"), Figure(self._many(state, shown.seat), "", self._sign))
        return replace(shown, holdings=(*rest[:at], held, *rest[at:]))

    @cached_property
    def _sign(self) -> str:
        """The symbol all secrets share; none where they differ."""
        signs = {thing.symbol for thing in self.game.info.things if thing.secret}
        return signs.pop() if len(signs) == 1 else ""

    def _many(self, state: State[Any], seat: str) -> Amount:
        """Return how many secrets a seat holds in all, those on its places included."""
        return total(had(state, seat, thing) for thing in sorted(self.secrets) if state.ledger.keeps(thing))

    def form(self, state: State[Any], key: str, answers: Answers) -> Form:
        """Return a form drawn from what the viewer may know; what it records is the fact as it is."""
        form, veiled = core_moves.form(self.game, state, key, answers), self.state(state)
        if veiled is state:
            return form
        drawn = core_moves.form(self.game, veiled, key, answers)
        return replace(drawn, event=form.event, changes=self._changes(state, drawn.changes))

    def _changes(self, state: State[Any], changes: tuple[Change, ...]) -> tuple[Change, ...]:
        found: list[Change] = []
        deltas: defaultdict[str, int] = defaultdict(int)
        for change in changes:
            if change.thing in self.secrets and change.owner != self.viewer:
                deltas[change.owner] += change.delta
            else:
                found.append(change)
        for seat, delta in deltas.items():
            had = self._many(state, seat)
            found.append(Change(seat, self._sign, msg("core-secret"), delta, had, had.shifted(delta, floor=True)))
        return tuple(found)

    def hides(self, event: Event) -> bool:
        """Return whether a step is about secrets the viewer has no part in."""
        if isinstance(event, Counted):
            return event.count.thing in self.secrets and seat_of(event.count.owner) != self.viewer
        return any(map(self._hides, event.transfers))

    def _hides(self, t: Transfer) -> bool:
        return t.thing in self.secrets and self.viewer not in (seat_of(t.src), seat_of(t.dst))

    def label(self, event: Event) -> Msg:
        """Return what a step is called: of what is hidden only who, and how many."""
        if not self.hides(event):
            return core_moves.label(self.game, event)
        seats = seats_of(self.game, event)
        who = next(iter(seats)) if len(seats) == 1 else TABLE
        many = sum(t.n for t in event.transfers if self._hides(t))
        return msg("core-log-secret", who=core_moves.owner_msg(who), n=many)

    def entry(self, entry: LogEntry, event: Event) -> LogEntry:
        """Return a step of the log with the words of what is hidden left out."""
        return replace(entry, label=self.label(event), loud=()) if self.hides(event) else entry


@per_state
def _veiled(state: State[Any], secrets: frozenset[str], viewer: str) -> State[Any]:
    """Return the state with the secrets of everybody else unknown; the same one each time."""
    owners = {*state.setup.ids, TABLE, *(owner for owner, thing in state.ledger.values if thing in secrets)}
    unknown: dict[Key, Amount] = {
        (owner, thing): UNKNOWN for owner in owners if seat_of(owner) != viewer for thing in secrets
    }
    return replace(state, ledger=state.ledger.with_counts(unknown))
