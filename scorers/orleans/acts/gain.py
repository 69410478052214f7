"""What no other fact brings about: coins, goods, stations, citizens, a marker that is moved (p. 6-9)."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final, Literal

from scorers.core.api import Act, Event, Issues, MoveKey, Moves, Msgs, Transfer, Transfers, hint, impossible, place
from scorers.core.forms import Amounts, Answers, Form, Option, Pick, Place, Row, numbers, picked
from scorers.core.glance import Lying, Stair
from scorers.core.msg import BOX, TABLE, Msg, Player
from scorers.orleans.model import DEV, SOURCES, Orleans, OrleansFlow, bread, extras, is_free, position, unbuilt
from scorers.orleans.printed import BAKERY, GOODS, NUMBERS, TOP
from scorers.orleans.rewards import citizen, citizen_spaces, develop, give
from scorers.orleans.words import listed, name_of, say

MOST: Final = 40
"""So many coins nobody gains or gives at once."""


class Gained(Event):
    """What a seat has got, or given, beside everything else; and the citizens it took."""

    kind: Literal["gained"] = "gained"
    seat: str
    things: Mapping[str, int] = {}
    citizens: tuple[str, ...] = ()
    back: tuple[str, ...] = ()
    """Citizens it has not won after all."""


class Gain(Act[OrleansFlow, Gained]):
    """The form of "gain/s1": all at once, with one confirmation."""

    event, moves = Gained, ("gain",)

    def form(self, state: Orleans, move: MoveKey, answers: Answers) -> Form:
        """Return the form that asks for everything kept which no track brings."""
        (seat,) = move.args
        given, title = numbers(answers, "things"), say("gain-title", who=Player(seat))
        most = limits(state, seat).items()
        rows = tuple(Row(name, name_of(name), given.get(name, 0), low, high, thing=name) for name, (low, high) in most)
        told = {"citizens": _free(state), "back": _own(state, seat)}
        citizens = {key: picked(answers, key) for key in told}
        picks = (
            Pick(key, say("citizens-back" if key == "back" else key), _options(some), citizens[key], 0, len(some))
            for key, some in told.items()
            if some
        )
        asks = (*((Amounts("things", title, rows),) if rows else ()), *picks)
        things = {name: n for name, n in given.items() if n}
        event = self.made(state, seat=seat, things=things, **citizens) if things or any(citizens.values()) else None
        return Form(str(move), title, asks, say("gain-confirm"), event=event)

    def transfers(self, state: Orleans, event: Gained) -> Transfers:
        """Yield everything, to and from the Table; goods of the map and stations come from beside it."""
        for name, n in event.things.items():
            yield from _moved(event.seat, name, n)
        for source in event.citizens:
            yield from citizen(state, event.seat, source)
        for source in event.back:
            yield from give(event.seat, f"citizen.{source}")

    def issues(self, state: Orleans, event: Gained) -> Issues:
        """Yield what is not kept, too much, or taken already."""
        most, named = limits(state, event.seat), (*event.citizens, *event.back)
        told = {*event.things} <= {*most} and {*event.citizens} <= {*_free(state)}
        told = told and {*event.back} <= {*_own(state, event.seat)} and len({*named}) == len(named)
        if not told or not (event.things or named) or not all(event.things.values()):
            yield impossible("core-not-as-shown")
        elif any(not most[name][0] <= n <= most[name][1] for name, n in event.things.items()):
            yield impossible("orleans-too-much", who=Player(event.seat))

    def label(self, event: Gained) -> Msg:
        """Return who got or gave what."""
        things = event.things.items()
        got = (*listed((name, n) for name, n in things if n > 0), *map(citizen_name, event.citizens))
        gave = (*listed((name, -n) for name, n in things if n < 0), *map(citizen_name, event.back))
        what = "log-gained" if not gave else "log-both" if got else "log-gave"
        return say(what, who=Player(event.seat), what=got or gave, gave=gave)


def limits(state: Orleans, seat: str) -> dict[str, tuple[int, int]]:
    """Return what can be told of a seat, and how much of it: (least, most)."""
    found = {name: (-_held(state, seat, name), MOST) for name in ("coin", *GOODS) if state.ledger.keeps(name)}
    if state.ledger.keeps("station"):
        found["station"] = (0, unbuilt(state, seat).known or 0)
    if extras(state.setup) and state.ledger.keeps("grain"):
        found["bread"] = (-(bread(state, seat).known or 0), _held(state, seat, "grain"))
    return found


def _held(state: Orleans, seat: str, name: str) -> int:
    return min(MOST, state.ledger.n(seat, name) or 0)


def _free(state: Orleans) -> tuple[str, ...]:
    return tuple(source for source in SOURCES if is_free(state, source) and state.ledger.keeps(f"citizen.{source}"))


def _own(state: Orleans, seat: str) -> tuple[str, ...]:
    return tuple(source for source in SOURCES if state.ledger.n(seat, f"citizen.{source}"))


def _options(sources: tuple[str, ...]) -> tuple[Option, ...]:
    return tuple(Option(source, citizen_name(source)) for source in sources)


def citizen_name(source: str) -> Msg:
    """Return what a citizen is called: by where it lies."""
    return name_of(f"citizen.{source}")


def _moved(seat: str, name: str, n: int) -> Transfers:
    """Yield so many to or from a seat: coins of the bank, bread that was grain, all else from beside the board."""
    back = TABLE if name == "coin" else BOX
    thing, src, dst = ("grain", seat, place(seat, BAKERY)) if name == "bread" else (name, back, seat)
    yield Transfer(src=src, dst=dst, thing=thing, n=n) if n > 0 else Transfer(src=dst, dst=back, thing=thing, n=-n)


class Developed(Event):
    """The marker of development stands on another space."""

    kind: Literal["developed"] = "developed"
    seat: str
    to: int


class Develop(Act[OrleansFlow, Developed]):
    """The form of "develop/s1": one tap on where the marker goes, forward with all that lies on the way."""

    event, moves = Developed, ("develop",)

    def form(self, state: Orleans, move: MoveKey, answers: Answers) -> Form:
        """Return the track to touch."""
        (seat,) = move.args
        at, chosen = position(state, seat), picked(answers, "to")
        options = tuple(Option(str(n), say("space", n=n)) for n in range(TOP + 1) if n != at)
        title = say("develop-title", who=Player(seat))
        event = self.made(state, seat=seat, to=int(chosen[0])) if chosen else None
        return Form(str(move), title, (Pick("to", title, options, chosen, stair=stair(state)),), event=event)

    def transfers(self, state: Orleans, event: Developed) -> Transfers:
        """Yield the way, and forward what lies on it (p. 9)."""
        at = position(state, event.seat)
        more = 0 if at is None else event.to - at
        yield from develop(state, event.seat, more) if more > 0 else give(event.seat, DEV, -more)

    def issues(self, state: Orleans, event: Developed) -> Issues:
        """Yield that there is no such space, or - a hint - that only torture moves it back (p. 11)."""
        at = position(state, event.seat)
        if at is None or event.to == at or not 0 <= event.to <= TOP:
            yield impossible("core-not-as-shown")
        elif event.to < at:
            yield hint("orleans-moved-back")

    def label(self, event: Developed) -> Msg:
        """Return where it stands."""
        return say("log-developed", who=Player(event.seat), n=event.to)

    def loud(self, _state: Orleans, event: Developed) -> Msgs:
        """Yield coins and citizens on the way."""
        got = tuple((t.thing, t.n) for t in event.transfers if t.thing != DEV)
        if got:
            yield say("on-the-way", who=Player(event.seat), what=listed(got))


def stair(state: Orleans) -> Stair:
    """Return the track of development, with what lies on it and who stands where (p. 9)."""
    coins = [Lying(at, "coin", n) for at, n in NUMBERS.coin_spaces.items()]
    spaces = citizen_spaces(state).items()
    people = [Lying(at, "citizen", once=True, gone=not is_free(state, source)) for at, source in spaces]
    lying = tuple(sorted((*coins, *people), key=lambda found: found.at))
    standing = tuple((str(seat), at) for seat in state.setup.ids if (at := position(state, seat)) is not None)
    return Stair(NUMBERS.levels, TOP, lying, standing, say("track-of-development"))


class BankTold(Event):
    """The bank has run dry, or has coins again (p. 11)."""

    kind: Literal["bank_told"] = "bank_told"
    dry: bool


class TellBank(Act[OrleansFlow, BankTold]):
    """One tap: while it is dry, nobody receives coins."""

    event, moves = BankTold, ("bank",)

    def form(self, state: Orleans, move: MoveKey, _answers: Answers) -> Form:
        """Return the form; it asks nothing."""
        event = self.made(state, dry=not state.flow.dry)
        return Form(str(move), self.label(event), event=event)

    def issues(self, state: Orleans, event: BankTold) -> Issues:
        """Yield that it is so already."""
        if event.dry == state.flow.dry:
            yield impossible("core-not-as-shown")

    def then(self, state: Orleans, event: BankTold) -> OrleansFlow:
        """Return the flow with it."""
        return replace(state.flow, dry=event.dry)

    def label(self, event: BankTold) -> Msg:
        """Return what the bank has."""
        return say("bank-dry" if event.dry else "bank-full")


GAIN: Final = Gain()
DEVELOP: Final = Develop()
ACTS: Final = (GAIN, DEVELOP, TellBank())


def offered_behind(state: Orleans, seat: str) -> Moves:
    """Yield what can be told behind a name: gains where any are kept, the marker where its space is known."""
    if limits(state, seat) or _free(state):
        yield GAIN.move(seat, label=say("gain"), place=Place.SEAT, seat=seat)
    if position(state, seat) is not None:
        yield DEVELOP.move(seat, label=say("develop"), place=Place.SEAT, seat=seat)
