"""The course of a round: hourglass, census, planning, passing; and tiles put back before the first (p. 4-5, 9)."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final, Generic, Literal, TypeVar

from scorers.core.act import Act, E, Issues, Msgs, TaskKeys, Transfers
from scorers.core.api import BOX, TABLE, Event, MoveKey, Msg, Player, Transfer, impossible, names
from scorers.core.forms import Answers, Form, Move, Option, Pick, Place, picked, players
from scorers.orleans import flow
from scorers.orleans.faces import place_face
from scorers.orleans.model import Orleans, OrleansFlow, Phase, Round, starter, tiles
from scorers.orleans.rewards import gain, give
from scorers.orleans.words import place_name, say

NONE: Final = "nobody"
"""The answer that it is nobody, or nothing."""


class OfRound(Event):
    """The base of what happens once in a round."""

    round: Round


class Course(Act[OrleansFlow, E], Generic[E]):
    """The base of what may be the last thing of its phase."""

    def then(self, state: Orleans, event: E) -> OrleansFlow:
        """Return the next phase, once everything of this one is done."""
        return flow.stepped(state)

    def loud(self, state: Orleans, event: E) -> Msgs:
        """Yield the next round with who starts it, or the end (p. 5, 9)."""
        after = self.there(state, event)
        if after.over and not state.flow.over:
            yield say("end-title")
        elif after.round != state.flow.round:
            yield say("round-begins", n=after.round, who=Player(starter(state, after.round)))


class OnTurn(Course[E], Generic[E]):
    """The base of what one seat does in its turn."""

    def settles(self, state: Orleans, _event: E) -> TaskKeys:
        """Yield the turn."""
        yield flow.turn_key(state)

    def turn(self, state: Orleans, _event: E) -> tuple[str, ...]:
        """Return whose turn it is; nobody's, where turns are not followed."""
        return on_turn(state)


class Census(OfRound):
    """The base of what tells the census: who is alone in front and behind on the farmers' track (p. 4)."""

    most: str = ""
    least: str = ""

    @property
    def seats(self) -> tuple[str, ...]:
        """Whom it concerns."""
        return tuple(filter(None, (self.most, self.least)))


C = TypeVar("C", bound=Census)


class Counting(Act[OrleansFlow, C], Generic[C]):
    """The base of the acts that pay the coins of the census."""

    def transfers(self, state: Orleans, event: C) -> Transfers:
        """Yield a coin to whoever is alone in front, and one from whoever is alone behind and has one (p. 4)."""
        if event.most:
            yield from gain(state, event.most, "coin")
        if event.least and state.ledger.n(event.least, "coin") != 0:
            yield from give(event.least, "coin")

    def loud(self, state: Orleans, event: C) -> Msgs:
        """Yield who gets and who pays."""
        yield from census_said(state, event.most, event.least)

    def then(self, state: Orleans, event: C) -> OrleansFlow:
        """Return planning, or the fine of who has no coin."""
        return flow.counted(state, event.most, event.least, event)


class HourglassTurned(Census):
    """The event of a round. The census rides along, where the tracks are known."""

    kind: Literal["hourglass_turned"] = "hourglass_turned"
    event: str


class TurnHourglass(Counting[HourglassTurned]):
    """Only events with tiles left; that of round 1 is known (p. 3)."""

    event, moves = HourglassTurned, ("turn",)

    def form(self, state: Orleans, move: MoveKey, _answers: Answers) -> Form:
        """Return the form of "turn/taxes"; it asks nothing."""
        most, least = flow.census(state) or ("", "")
        event = self.made(state, round=state.flow.round, event=move.rest, most=most, least=least)
        return Form(str(move), say("hourglass-title", n=state.flow.round), event=event)

    def settles(self, _state: Orleans, event: HourglassTurned) -> TaskKeys:
        """Yield the hourglass of the round."""
        yield flow.key_of(event.round, "hourglass")

    def issues(self, state: Orleans, event: HourglassTurned) -> Issues:
        """Yield that no tile of that event is left, or another than the first, or another census (p. 3, 4)."""
        if (event.most, event.least) != (flow.census(state) or ("", "")):
            yield impossible("core-not-as-shown")
        elif event.event not in flow.offered(state):
            yield impossible("orleans-no-such-event" if state.flow.round > 1 else "orleans-first-is-pilgrimage")

    def loud(self, state: Orleans, event: HourglassTurned) -> Msgs:
        """Yield what the census does, where it does not wait for the table."""
        if flow.census(state):
            yield from super().loud(state, event)

    def then(self, state: Orleans, event: HourglassTurned) -> OrleansFlow:
        """Return the census, or planning where it is done."""
        turned = flow.turned(state, event.event)
        return super().then(turned, event) if flow.census(state) else flow.begun(turned.flow, Phase.CENSUS)

    def label(self, event: HourglassTurned) -> Msg:
        """Return which event it is."""
        return say("log-turned", n=event.round, what=say(f"event-{event.event}"))

    def offered(self, state: Orleans) -> Iterator[Move]:
        """Yield each event with tiles left; the only one there can be under the thumb."""
        left = flow.left(state)
        for event in (events := flow.offered(state)):
            place = Place.PRIMARY if len(events) == 1 else Place.THING
            found = self.move(event, label=say(f"event-{event}"), place=place, thing=event)
            yield replace(found, pieces=(event,), follows=say("left-of", n=left[event]))


def census_said(state: Orleans, most: str, least: str) -> Msgs:
    """Yield what the census does in one sentence; before round 2 there is none to speak of (p. 4, 11)."""
    most = "" if state.flow.dry else most
    paid = state.flow.phase is Phase.PLANNING or state.ledger.n(least, "coin") != 0
    by = "coin" if paid and flow.key_of(state.flow.round, "fine", least) not in state.flow.done else "torture"
    if most and least:
        yield say("census-two-coins", most=Player(most), least=Player(least), by=by)
    elif least:
        yield say("census-least", who=Player(least), by=by)
    elif most:
        yield say("census-most", who=Player(most))
    elif state.flow.round > 1 and not state.flow.dry:
        yield say("census-tie")


def census_title(state: Orleans) -> Msg:
    """Return what is asked: with two players nobody pays, so nobody asks who is behind (p. 4)."""
    return say("census-title" if len(_asked(state)) == len(PARTS) else "census-title-front")


class CensusTaken(Census):
    """The census as the table tells it."""

    kind: Literal["census_taken"] = "census_taken"


def told(chosen: tuple[str, ...]) -> str:
    """Return what an answer names, if anything."""
    return "" if chosen[0] == NONE else chosen[0]


class TakeCensus(Counting[CensusTaken]):
    """Two questions, answered as last time until the table says otherwise."""

    event, moves, log = CensusTaken, ("census",), "orleans-log-census"

    def form(self, state: Orleans, move: MoveKey, answers: Answers) -> Form:
        """Return the form: who is in front, and with three or more who is behind."""
        shown = dict(zip(PARTS, flow.census(state) or state.flow.census, strict=True))
        found = {part: picked(answers, part) or (shown[part] or NONE,) for part in _asked(state)}
        options = (*players(state.setup.ids), Option(NONE, say("census-nobody")))
        asks = tuple(Pick(part, say(f"census-{part}-ask"), options, chosen) for part, chosen in found.items())
        ends = {part: told(chosen) for part, chosen in found.items()}
        event = self.made(state, round=state.flow.round, **ends)
        coins = tuple(say(f"census-{part}-coin", who=Player(seat)) for part, seat in ends.items() if seat)
        record = say("census-record", what=coins or say("census-nobody"))
        short = say("torture-note") if event.least and not state.ledger.keeps("coin") else None
        note = short or next(iter(self.loud(state, event)), None)  # whether there is a coin, the table knows
        return Form(str(move), census_title(state), asks, record, note, event)

    def settles(self, _state: Orleans, event: CensusTaken) -> TaskKeys:
        """Yield the census of the round."""
        yield flow.key_of(event.round, "census")

    def issues(self, state: Orleans, event: CensusTaken) -> Issues:
        """Yield that nobody pays with two players, that one is both, or that the tracks say otherwise (p. 4)."""
        known = flow.census(state)
        if known and (event.most, event.least) != known:
            yield impossible("core-not-as-shown")
        elif event.least and PARTS[1] not in _asked(state):
            yield impossible("orleans-census-two")
        elif event.most and event.most == event.least:
            yield impossible("orleans-census-both", who=Player(event.most))


PARTS: Final = ("most", "least")
"""The two questions of the census."""


def _asked(state: Orleans) -> tuple[str, ...]:
    """Return the questions: with two players nobody pays (p. 4)."""
    return PARTS[: state.setup.players - 1]


class Planned(OfRound):
    """These seats have planned."""

    kind: Literal["planned"] = "planned"
    seats: tuple[str, ...]


class Plan(Course[Planned]):
    """All who have not yet said so ("plan"), or one ("plan/s1")."""

    event, moves = Planned, ("plan",)

    def form(self, state: Orleans, move: MoveKey, _answers: Answers) -> Form:
        """Return the form; it asks nothing."""
        seats = move.args or flow.waiting(state, "plan")
        return Form(str(move), say("planning-title"), event=self.made(state, round=state.flow.round, seats=seats))

    def settles(self, _state: Orleans, event: Planned) -> TaskKeys:
        """Yield the planning of each seat."""
        yield from (flow.key_of(event.round, "plan", seat) for seat in event.seats)

    def issues(self, state: Orleans, event: Planned) -> Issues:
        """Yield that nobody plans, or somebody twice."""
        if not event.seats or [*event.seats] != [s for s in flow.waiting(state, "plan") if s in event.seats]:
            yield impossible("core-not-as-shown")

    def label(self, event: Planned) -> Msg:
        """Return who has planned."""
        return say("log-planned", who=names(event.seats))


class Passed(Event):
    """A seat takes no more actions in this round."""

    kind: Literal["passed"] = "passed"
    seat: str


class Pass(OnTurn[Passed]):
    """One tap: "pass/s1"."""

    event, moves, log = Passed, ("pass",), "orleans-log-passed"

    def form(self, state: Orleans, move: MoveKey, _answers: Answers) -> Form:
        """Return the form; it asks nothing."""
        return Form(str(move), say("pass"), event=self.made(state, seat=move.rest))

    def then(self, state: Orleans, event: Passed) -> OrleansFlow:
        """Return the next turn, or the event."""
        return flow.taken(state, event.seat)


class AllPassed(OfRound):
    """All have taken their actions, which nobody has told one by one."""

    kind: Literal["all_passed"] = "all_passed"


class PassAll(Course[AllPassed]):
    """One tap for the actions of a round, where they are not followed."""

    event, moves, log = AllPassed, ("passed",), "orleans-log-all-passed"

    def form(self, state: Orleans, move: MoveKey, _answers: Answers) -> Form:
        """Return the form; it asks nothing."""
        return Form(str(move), say("actions-title"), event=self.made(state, round=state.flow.round))

    def settles(self, _state: Orleans, event: AllPassed) -> TaskKeys:
        """Yield the actions of the round."""
        yield flow.key_of(event.round, "actions")


def on_turn(state: Orleans) -> tuple[str, ...]:
    """Return whose turn it is; nobody's, where turns are not followed."""
    return (state.flow.acting,) if state.flow.phase is Phase.ACTIONS and flow.followed(state) else ()


class TileReturned(Event):
    """A tile that is not in this play; none, where somebody puts none back (p. 9)."""

    kind: Literal["tile_returned"] = "tile_returned"
    seat: str
    tile: str = ""


class ReturnTile(Course[TileReturned]):
    """One question, answered by a tap."""

    event, moves = TileReturned, ("return",)

    def form(self, state: Orleans, move: MoveKey, answers: Answers) -> Form:
        """Return the form: which tile, if any."""
        (seat, *_), chosen = flow.returning(state).values(), picked(answers, "tile")
        options = tuple(Option(tile, place_name(tile), place_face(tile, tile)) for tile in tiles(state, TABLE))
        title = say("return-title", who=Player(seat))
        ask = Pick("tile", say("which-building"), (Option(NONE, say("return-none")), *options), chosen)
        event = self.made(state, seat=seat, tile=told(chosen)) if chosen else None
        return Form(str(move), title, (ask,), event=event)

    def transfers(self, _state: Orleans, event: TileReturned) -> Transfers:
        """Yield the tile."""
        if event.tile:
            yield Transfer(src=TABLE, dst=BOX, thing=f"tile.{event.tile}")

    def settles(self, state: Orleans, _event: TileReturned) -> TaskKeys:
        """Yield the one whose turn it is."""
        yield from flow.tasks(state)

    def turn(self, state: Orleans, _event: TileReturned) -> tuple[str, ...]:
        """Return whose turn it is."""
        return tuple(flow.returning(state).values())[:1] if state.flow.phase is Phase.VARIANT else ()

    def issues(self, state: Orleans, event: TileReturned) -> Issues:
        """Yield that no such tile lies there."""
        if state.flow.phase is not Phase.VARIANT or (event.tile and event.tile not in tiles(state, TABLE)):
            yield impossible("core-not-as-shown")

    def label(self, event: TileReturned) -> Msg:
        """Return which tile it was."""
        what = place_name(event.tile) if event.tile else say("return-none")
        return say("log-returned", who=Player(event.seat), what=what)


TURN_HOURGLASS: Final = TurnHourglass()
TAKE_CENSUS: Final = TakeCensus()
ACTS: Final = (ReturnTile(), TURN_HOURGLASS, TAKE_CENSUS, Plan(), Pass(), PassAll())
