"""A worker onto an empty meadow space, what it gathers and uses; or all of them at once, told (p. 5)."""

from dataclasses import replace
from typing import Final, Literal

from scorers.core.act import Issues, TaskKeys, Transfers
from scorers.core.api import Answers, Event, Form, MoveKey, Msg, Player, Transfer, picked, place
from scorers.little_town import board, flow, uses, words
from scorers.little_town.acts.base import TownAct, TurnAct, TurnEvent
from scorers.little_town.model import TOWN, Heap, Round, Town, Use
from scorers.little_town.work import Work, done, gather_ask, work_asks


class WorkerPlaced(TurnEvent):
    """A worker on the board, what it gathered and the buildings it used, in order (p. 5-6)."""

    kind: Literal["worker_placed"] = "worker_placed"
    cell: str | None = None
    gathered: Heap = {}
    uses: tuple[Use, ...] = ()


class PlaceWorker(TurnAct[WorkerPlaced]):
    """The space first, where the board is kept; then what comes of it."""

    event, moves = WorkerPlaced, ("place",)

    def form(self, state: Town, move: MoveKey, answers: Answers) -> Form:
        """Return the form that asks for the space, the cubes and the buildings."""
        seat = flow.acting(state)
        title = words.say("place-title", who=Player(seat or ""))
        asks = board.cell_ask(state, answers, board.worker_face("worker", seat or ""))
        cell = picked(answers, "cell")
        if seat is None or (asks and not cell):
            return Form(str(move), title, asks, words.say("place-here"))
        work = Work.of(state, seat, cell[0] if asks else None, answers, gathers=True)
        # What the board says is gathered is put right below; what nobody knows is asked before the buildings.
        gathers, uses = gather_ask(work), tuple(work_asks(state, work))
        found = (*asks, *uses, *gathers) if asks else (*gathers, *uses)
        confirm = work.recorded(words.say("place-here"))
        form = Form(str(move), title, found, confirm, work.note, self._placed(state, work), work.hints)
        return replace(form, said=bool(asks), brings=work.tokens, follows=_pays(work))

    def _placed(self, state: Town, work: Work) -> WorkerPlaced | None:
        if not work.answered:
            return None
        decided = {"cell": work.cell, "gathered": work.gathered, "uses": work.uses}
        return self.made(state, round=state.flow.round, seat=work.seat, **decided)

    def transfers(self, state: Town, event: WorkerPlaced) -> Transfers:
        """Yield the worker, cubes from the reserve, then the buildings in their order."""
        yield Transfer(src=event.seat, dst=place(event.seat, event.cell or TOWN), thing="worker")
        yield from uses.working(state.ledger, event.seat, event.gathered, event.uses)

    def issues(self, state: Town, event: WorkerPlaced) -> Issues:
        """Yield what speaks against the turn, the space, the cubes or the buildings."""
        yield from super().issues(state, event)
        if event.cell is not None:
            yield from board.cell_taken(state, event.cell)
        yield from uses.overgathered(state, event.gathered, event.cell)
        yield from uses.misused(state, event.uses, event.cell)

    def label(self, event: WorkerPlaced) -> Msg:
        """Return who placed a worker, and what it did."""
        what = done(event.gathered, event.uses)
        return words.say("log-placed" if what else "log-placed-only", who=Player(event.seat), what=what)


def _pays(work: Work) -> Msg | None:
    """Return what the reserve lacks, and what it costs."""
    found = (*((work.short.text,) if work.short else ()), *((work.pays,) if work.pays else ()))
    return words.say("follows", what=found) if len(found) > 1 else next(iter(found), None)


PLACE_WORKER: Final = PlaceWorker()


class WorkersOut(Event):
    """All workers are on the board (p. 5)."""

    kind: Literal["workers_out"] = "workers_out"
    round: Round


class AllOut(TownAct[WorkersOut]):
    """One tap for all turns of a round."""

    event, moves, log = WorkersOut, ("out",), "little_town-log-out"

    def form(self, state: Town, move: MoveKey, _answers: Answers) -> Form:
        """Return the form; it asks nothing."""
        event = self.made(state, round=state.flow.round)
        return Form(str(move), words.say("out-title"), (), words.say("out-confirm"), event=event)

    def settles(self, _state: Town, event: WorkersOut) -> TaskKeys:
        """Yield the turns of the round, as one task."""
        yield flow.out_key(event.round)


ALL_OUT: Final = AllOut()
