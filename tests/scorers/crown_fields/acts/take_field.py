"""A field of the line is taken."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final, Literal

from scorers.core.api import Act, Answers, Event, Form, Issue, Move, MoveKey, Msg, Place, Player, against, msg
from tests.scorers.crown_fields.flow import Fields, FieldsFlow, acting, take_task


class FieldTaken(Event):
    """Which of the line, counted from the top."""

    kind: Literal["field_taken"] = "field_taken"
    seat: str
    field: int


class TakeField(Act[FieldsFlow, FieldTaken]):
    """Its moves: "take/s1/2"."""

    event = FieldTaken
    moves = ("take",)

    def form(self, state: Fields, move: MoveKey, answers: Answers) -> Form:
        """Return a form that asks nothing."""
        event = self.made(state, seat=move.args[0], field=int(move.args[1]))
        return Form(str(move), self.label(event), (), self.label(event), event=event)

    def settles(self, state: Fields, event: FieldTaken) -> Iterator[str]:
        """Yield the task of whoever is on turn."""
        yield take_task(state)

    def turn(self, state: Fields, event: FieldTaken) -> tuple[str, ...]:
        """Return whose turn it is."""
        return (acting(state),)

    def issues(self, state: Fields, event: FieldTaken) -> Iterator[Issue]:
        """Yield that somebody has it, or that there is no such field."""
        if event.field in state.flow.taken or not 1 <= event.field <= state.setup.players:
            yield against("crown_fields-gone", n=event.field)

    def then(self, state: Fields, event: FieldTaken) -> FieldsFlow:
        """Return the next one's turn, or the next round in the order of the fields taken."""
        flow = replace(state.flow, taken=(*state.flow.taken, event.field), done=frozenset())
        if len(flow.taken) < len(flow.order):
            return flow
        order = tuple(seat for _, seat in sorted(zip(flow.taken, flow.order, strict=True)))
        last = flow.round == flow.of
        return replace(flow, round=flow.round + (not last), over=last, order=order, taken=())

    def label(self, event: FieldTaken) -> Msg:
        """Return who took which."""
        return msg("crown_fields-log-taken", who=Player(event.seat), n=event.field)

    def offered(self, state: Fields) -> tuple[Move, ...]:
        """Return a move for each field that still lies there."""
        seat, left = acting(state), (n for n in range(1, state.setup.players + 1) if n not in state.flow.taken)
        say = "crown_fields-field"
        return tuple(self.move(seat, str(n), label=msg(say, n=n), place=Place.THING, seat=seat) for n in left)


TAKE: Final = TakeField()
