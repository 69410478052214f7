"""Who plays when: the faces of five cards each, lowest first, the younger first where they are equal (digest 2.3)."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Literal

from scorers.core.api import Event, Issues, MoveKey, Moves, Msg, TaskKeys, Transfers, impossible, names
from scorers.core.forms import Amounts, Answers, Ask, Form, Place, numbers, per_player
from scorers.craftsmen import flow
from scorers.craftsmen.acts.base import Course, moved, ordered
from scorers.craftsmen.model import Craft, CraftFlow, Phase, order_of
from scorers.craftsmen.printed import NUMBERS
from scorers.craftsmen.words import say
from scorers.craftsmen.year import tied

LOW, HIGH = NUMBERS.sums
"""Five cards of 1 to 3 each."""


class OrderSet(Event):
    """The hands were added up; without sums the table says in which order it plays."""

    kind: Literal["order_set"] = "order_set"
    sums: Mapping[str, int] = {}
    order: tuple[str, ...]


class SetOrder(Course[OrderSet]):
    """One line to type in for each; equal sums are asked. "reorder" puts it right at any time."""

    event, moves, at = OrderSet, ("order", "reorder"), (Phase.ORDER,)

    def form(self, state: Craft, move: MoveKey, answers: Answers) -> Form:
        """Return the form: the sums, then who is younger; or who plays after whom."""
        if move.word == "reorder":
            ask, new = ordered("order", say("reorder"), order_of(state), answers)
            event = self.made(state, order=new) if new not in (None, order_of(state)) else None
            return Form(str(move), say("reorder"), (ask,), say("order-confirm"), event=event)
        sums = {seat: n for seat, n in numbers(answers, "sums").items() if seat in state.setup.ids}
        lines = per_player({seat: sums.get(seat) for seat in state.setup.ids}, LOW, HIGH)
        found = tied({seat: -n for seat, n in sums.items()}) if len(sums) == state.setup.players else ()
        label, level = say("younger"), (group for group in found if group[1:])
        ties = {group: ordered(f"tie/{sums[group[0]]}", label, group, answers) for group in level}
        order = [seat for group in found for seat in (ties[group][1] or () if group in ties else group)]
        event = self.made(state, sums=sums, order=tuple(order)) if len(order) == state.setup.players else None
        asks: list[Ask] = [Amounts("sums", say("order-ask"), lines, typed=True), *(ask for ask, _ in ties.values())]
        return Form(str(move), say("order-title"), tuple(asks), say("order-confirm"), event=event)

    def transfers(self, _state: Craft, event: OrderSet) -> Transfers:
        """Yield the points to start with: 0, 1, 1, 2, 2 (digest 2.2)."""
        if event.sums:
            yield from moved("vp.helpers", dict(zip(event.order, NUMBERS.start_points, strict=False)))

    def settles(self, state: Craft, event: OrderSet) -> TaskKeys:
        """Yield the order; what is put right later settles nothing."""
        yield from super().settles(state, event) if event.sums else ()

    def issues(self, state: Craft, event: OrderSet) -> Issues:
        """Yield that somebody is left out, or the order is not that of the sums (CR-V02)."""
        same = {*event.sums} == {*state.setup.ids} or (not event.sums and state.flow.phase is not Phase.ORDER)
        if not same or sorted(event.order) != sorted(state.setup.ids) or event.order == state.flow.order:
            yield impossible("core-not-as-shown")
        elif any(not LOW <= n <= HIGH for n in event.sums.values()):
            yield impossible("craftsmen-no-such-sum", low=LOW, high=HIGH)
        elif event.sums and (found := [event.sums[seat] for seat in event.order]) != sorted(found):
            yield impossible("core-not-as-shown")

    def then(self, state: Craft, event: OrderSet) -> CraftFlow:
        """Return the first helpers."""
        now = replace(state.flow, order=event.order)
        return flow.stepped(replace(state, flow=now)) if event.sums else now

    def label(self, event: OrderSet) -> Msg:
        """Return the order."""
        return say("log-order", who=names(event.order))

    def offered(self, state: Craft) -> Moves:
        """Yield it under the thumb, then the way to put it right, where the Table's things are."""
        yield from super().offered(state)
        if state.flow.phase is not Phase.ORDER:
            yield self.move(label=say("reorder"), place=Place.SEAT, word="reorder")
