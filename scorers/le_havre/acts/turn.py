"""A turn: its supply tile, what the three ways to spend it share, and one of which the app keeps nothing (p. 4-5)."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Generic, Literal, TypeVar

from scorers.core.api import Act, Answers, Event, Form, Issues, MoveKey, Msgs, Transfer, Transfers, impossible, names
from scorers.core.msg import BOX, TABLE, Msg, Player, msg, thing_msg
from scorers.le_havre import automatic, flow
from scorers.le_havre.cards import PREFIX
from scorers.le_havre.model import CITY, GONE, Harbour, HavreState, Phase
from scorers.le_havre.printed import GOODS, SLUG
from scorers.le_havre.words import name, things, tile_msg


class Turn(Event):
    """The base of everything that ends a turn. What the next turn brings rides along."""

    seat: str
    tile: str = ""
    """The supply tile of the next turn, where it is turned with the same tap."""


T = TypeVar("T", bound=Turn)


class MainAction(Act[Harbour, T], Generic[T]):
    """The base of an offer taken, a building used and a turn passed."""

    def settles(self, state: HavreState, event: T) -> tuple[str, ...]:
        """Return the turn, or the final action, of the seat."""
        return flow.action_keys(state, event.seat)

    def turn(self, state: HavreState, _event: T) -> tuple[str, ...]:
        """Return the seats that may take a main action now."""
        return flow.on_turn(state)

    def issues(self, state: HavreState, event: T) -> Issues:
        """Return that the tile turned with it lies elsewhere."""
        return tile_issues(state, event.tile) if event.tile else ()

    def beside(self, state: HavreState, event: T) -> Transfers:
        """Yield what grows after the last turn of a round: nothing that the action brings (p. 7)."""
        return (t for t in event.transfers if t.src == BOX and t.dst in state.setup.ids and t.thing in GOODS)

    def then(self, state: HavreState, event: T) -> Harbour:
        """Return the next turn, or the end of the round or the play."""
        memory = state.flow.memory.after_action(event.seat)
        return flow.action_over(state, replace(state.flow, memory=memory), event.tile)

    def loud(self, state: HavreState, event: T) -> Msgs:
        """Yield the new supply, the interest that falls due, the harvest, and what special buildings do."""
        yield from arrivals(event)
        if state.flow.phase is not Phase.FINAL:
            yield from interest_falls_due(state, flow.next_turn(state.flow, event.tile).tile)
        yield from reaped(state, event)
        yield from _by_cards(event)


def reaps(event: Turn) -> Msg | None:
    """Return what grows for the seat at the end of the round, told apart from what its action brings."""
    grown = {t.thing: t.n for t in event.transfers if t.src == BOX and t.dst == event.seat and t.thing in GOODS}
    return msg("le_havre-then-harvest", what=things(grown)) if grown else None


def tile_issues(state: HavreState, tile: str) -> Issues:
    """Yield that each supply tile lies in one place, for good (p. 4)."""
    if tile not in state.flow.tiles_left:
        yield impossible("le_havre-tile-lies-elsewhere", tile=tile)


def arrivals(event: Event) -> Msgs:
    """Yield what lies on the offers now that did not before."""
    new = tuple(name(t.thing.removeprefix("offer.")) for t in event.transfers if t.src == BOX and t.dst == TABLE)
    if new:
        yield msg("le_havre-loud-supply", what=new)


def interest_falls_due(state: HavreState, tile: str) -> Msgs:
    """Yield who owes interest, where the tile the ship has come to asks for it."""
    if tile == state.flow.interest and flow.debtors(state):
        yield msg("le_havre-loud-interest", who=names(flow.debtors(state)))


def reaped(state: HavreState, event: Event) -> Msgs:
    """Yield what grew: it comes from the box, straight to the seats."""
    for seat in state.setup.ids:
        grown = tuple(thing_msg(SLUG, t.thing, t.n) for t in event.transfers if t.src == BOX and t.dst == seat)
        if grown:
            yield msg("le_havre-loud-harvest", who=Player(seat), what=grown)


def _by_cards(event: Turn) -> Msgs:
    """Yield what special buildings do by themselves: one comes along, one leaves."""
    built: Iterable[str] = getattr(event, "built", ())
    for t in event.transfers:
        if t.thing.startswith(PREFIX) and t.dst == GONE:
            yield msg("le_havre-loud-gone", what=name(t.thing))
        elif t.thing.startswith(PREFIX) and t.src == CITY and t.thing not in built:
            yield msg("le_havre-loud-comes", who=Player(t.dst), what=name(t.thing))


class TileTurned(Event):
    """Two offers grow by a token each."""

    kind: Literal["tile_turned"] = "tile_turned"
    tile: str


class TurnTile(Act[Harbour, TileTurned]):
    """One of the tiles that still lie face down."""

    event = TileTurned
    moves = ("tile",)

    def form(self, state: HavreState, move: MoveKey, _answers: Answers) -> Form:
        """Return the form of "tile/T3"; it asks nothing."""
        tile = move.rest
        title = msg("le_havre-tile-title", who=Player(flow.acting(state) or state.setup.first))
        return Form(str(move), title, confirm=tile_msg(tile), event=self.made(state, tile=tile))

    def transfers(self, state: HavreState, event: TileTurned) -> tuple[Transfer, ...]:
        """Return one token for each of the two offers."""
        return automatic.supply(flow.arrive(state.flow, event.tile))

    def settles(self, state: HavreState, _event: TileTurned) -> tuple[str, ...]:
        """Return the tile of this turn."""
        return (flow.turn_key(state.flow, "tile"),)

    def issues(self, state: HavreState, event: TileTurned) -> Issues:
        """Yield that the tile lies elsewhere."""
        return tile_issues(state, event.tile)

    def then(self, state: HavreState, event: TileTurned) -> Harbour:
        """Return the main action of this turn."""
        return replace(flow.with_tile(state.flow, event.tile), phase=Phase.MAIN, done=frozenset())

    def label(self, event: TileTurned) -> Msg:
        """Return which tile was turned."""
        return msg("le_havre-log-tile", tile=tile_msg(event.tile))

    def loud(self, state: HavreState, event: TileTurned) -> Msgs:
        """Yield the new supply, and the interest that falls due."""
        yield from arrivals(event)
        yield from interest_falls_due(state, event.tile)


class TurnPassed(Turn):
    """The turn is over."""

    kind: Literal["turn_passed"] = "turn_passed"
    final: bool = False
    """Whether it is a final action (p. 9)."""


class PassTurn(MainAction[TurnPassed]):
    """Its moves: "next" ends a turn, "next/T3" also turns the next supply tile, "final/s1" is a final action (p. 9)."""

    event = TurnPassed
    moves = ("next", "final")

    def form(self, state: HavreState, move: MoveKey, _answers: Answers) -> Form:
        """Return the form of the turn, or of a seat's final action; it asks nothing."""
        if move.word == "final":
            seat, tile, confirm = move.args[0], "", msg("le_havre-final-confirm", who=Player(move.args[0]))
        else:
            seat, tile = flow.acting(state) or state.setup.first, move.rest
            confirm = msg("le_havre-next-tile", tile=tile_msg(tile)) if tile else msg("le_havre-next-confirm")
        event = self.made(state, seat=seat, tile=tile, final=move.word == "final")
        title = msg(f"le_havre-{move.word}-title", who=Player(seat))
        return Form(str(move), title, confirm=confirm, event=event)

    def settles(self, state: HavreState, event: TurnPassed) -> tuple[str, ...]:
        """Return the turn, or the final action, of the seat."""
        return (flow.final_key(state, event.seat),) if event.final else super().settles(state, event)

    def issues(self, state: HavreState, event: TurnPassed) -> Issues:
        """Yield that the play has come to the final actions, or has not."""
        yield from super().issues(state, event)
        if event.final is not (state.flow.phase in (Phase.FINAL, Phase.OVER)):
            yield impossible("core-not-as-shown")

    def transfers(self, state: HavreState, event: TurnPassed) -> tuple[Transfer, ...]:
        """Return what follows by itself."""
        return automatic.after_action(state, event.seat, (), event.tile)

    def label(self, event: TurnPassed) -> Msg:
        """Return whose turn is over, and the tile the same touch has turned."""
        if event.tile:
            return msg("le_havre-log-turn-tile", who=Player(event.seat), tile=tile_msg(event.tile))
        return msg("le_havre-log-turn", who=Player(event.seat))
