"""One thing that can happen in a game, whole: its moves and form, the fact it becomes, and what the rules say of both.

A game is a set of acts, a file each. From them the kernel has the parser of the game's facts, finds the form of a move,
works out what a fact moves and closes, judges it, and names it in the log.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any, ClassVar, Final, Generic, TypeAlias, TypeVar

from pydantic import TypeAdapter

from scorers.core.events import CORE_EVENTS, Event, event_adapter
from scorers.core.forms import Answers, Form, Move, Place
from scorers.core.issues import CompanionError, Issue, against, impossible
from scorers.core.keys import MoveKey
from scorers.core.ledger import Transfer
from scorers.core.msg import Msg, Player, msg
from scorers.core.state import F, State

E = TypeVar("E", bound=Event)

Issues: TypeAlias = Iterable[Issue]
Moves: TypeAlias = Iterable[Move]
Msgs: TypeAlias = Iterable[Msg]
TaskKeys: TypeAlias = Iterable[str]
Transfers: TypeAlias = Iterable[Transfer]
"""What an act yields, in a word each."""

_MADE: Final = "made"
"""Where a state remembers the last fact an act made for it: what was just worked out need not be compared."""


class UnknownMoveError(CompanionError, LookupError):
    """No act of a game answers a move of that name: a mistake of whoever wrote the game."""


class Tool(Generic[F]):
    """Moves and the form they lead to; by itself a calculator, whose form never becomes a fact."""

    moves: ClassVar[tuple[str, ...]] = ()
    """The words of the moves whose form it is: "take" of "take/s1/fish"."""

    def form(self, state: State[F], move: MoveKey, answers: Answers) -> Form:
        """Return the form of one of its moves after these answers."""
        raise NotImplementedError

    def offered(self, state: State[F]) -> Moves:
        """Yield the moves that lead here now; what cannot be done now stays visible, with its `because`."""
        return ()

    def move(  # noqa: PLR0913 - a move's own fields
        self,
        *args: str,
        label: Msg,
        place: Place = Place.BUTTON,
        seat: str | None = None,
        thing: str | None = None,
        because: Msg | None = None,
        word: str = "",
    ) -> Move:
        """Return a move that leads here: `TAKE.move("s1", "fish", label=...)`."""
        return Move(str(MoveKey(word or self.moves[0], args)), label, place, seat, thing, because)


class Act(Tool[F], Generic[F, E]):
    """The base of every act; a game overrides what it has something to say about."""

    event: ClassVar[type[Event]]
    """The fact it becomes."""
    log: ClassVar[str] = ""
    """The id of its step in the log, if its seat, `n` and `round` are all that is named; else there is a `label`."""
    tells: ClassVar[bool] = False
    """Whether its fact may say what is printed on the table's own box; of every other fact that is forged."""

    def transfers(self, state: State[F], event: E) -> Transfers:
        """Yield everything that changes hands because of the fact, worked out from what was decided alone."""
        return ()

    def beside(self, state: State[F], event: E) -> Transfers:
        """Yield what of it is no part of the act, only happens at the same moment: the harvest after the last turn."""
        return ()

    def settles(self, state: State[F], event: E) -> TaskKeys:
        """Yield the keys of the tasks the fact closes, worked out from what was decided alone."""
        return ()

    def turn(self, state: State[F], event: E) -> Iterable[str] | None:
        """Return the seats that may do this now; `None` where anybody may, at any time."""
        return None

    def issues(self, state: State[F], event: E) -> Issues:
        """Yield what speaks against the fact by the rules; seat, turn, transfers and tasks are judged by the kernel."""
        return ()

    def then(self, state: State[F], event: E) -> F:
        """Return where the play is after the fact. The holdings are posted and its tasks marked done already."""
        return state.flow

    def there(self, state: State[F], event: E) -> F:
        """Return where the play will be once the fact is recorded; the state is the one before it."""
        return self.then(posted(state, event), event)

    def back(self, state: State[F], event: E) -> F | None:
        """Return where the play is once the fact is taken back at the place where it happened, `None` if it rests.

        The holdings run backwards by themselves. Only what a fact may change without moving a phase comes back here,
        what `Flow.without_marks` leaves out: the actions of a turn.
        """
        return state.flow

    def gone(self, state: State[F], event: E) -> F | None:
        """Return where the play is once the fact is taken back from later on, `None` if later ones rest on it.

        What it left there for good goes; what was left of that turn has gone by itself.
        """
        return state.flow

    def label(self, event: E) -> Msg:
        """Return what the step is called in the log and on the undo button."""
        if not self.log:
            raise NotImplementedError
        seat = getattr(event, "seat", None)
        told = {name: getattr(event, name) for name in ("n", "round") if hasattr(event, name)}
        return msg(self.log, **({} if seat is None else {"who": Player(seat)}), **told)

    def loud(self, state: State[F], event: E) -> Msgs:
        """Yield what the rules did at once because of the fact; the state is the one before it."""
        return ()

    def made(self, state: State[F], **decided: Any) -> E:  # noqa: ANN401 - the fields of the fact, checked by pydantic
        """Return the fact of a decision, with every transfer it causes and every task it closes."""
        bare: Any = self.event(**decided)
        caused = {
            "transfers": tuple(self.transfers(state, bare)),
            "settles": tuple(self.settles(state, bare)),
        }
        event: Any = self.event.model_validate({**decided, **{k: v for k, v in caused.items() if v}})
        state.memo[_MADE] = event
        return event  # type: ignore[no-any-return]

    def as_caused(self, state: State[F], event: E) -> bool:
        """Return whether a fact moves and closes what its decision causes, and nothing else."""
        if state.memo.get(_MADE) is event:
            return True
        moved = tuple(self.transfers(state, event))
        return event.transfers == moved and event.settles == tuple(self.settles(state, event))


def posted(state: State[F], event: Event) -> State[F]:
    """Hand over what changed hands, keep the printed values that were told, and mark the tasks done."""
    flow, ledger = state.flow, state.ledger.post(event.transfers)
    if event.printed:
        state = replace(state, values={**state.values, **event.printed})
    if event.settles:
        settled = frozenset(event.settles)
        flow = replace(flow, done=flow.done | settled, reopened=flow.reopened - settled)
    return state if flow is state.flow and ledger is state.ledger else state.with_ledger(ledger, flow)


class Acts(Generic[F]):
    """All acts and tools of a game, found by their fact and by the words of their moves."""

    def __init__(self, *found: Tool[F]) -> None:
        """Take the acts and tools in the order in which the game lists them."""
        acts: tuple[Act[F, Any], ...] = tuple(tool for tool in found if isinstance(tool, Act))
        self.all: Final = acts
        self._by_event: Final[Mapping[type[Event], Act[F, Any]]] = MappingProxyType({act.event: act for act in acts})
        self._by_word: Final = MappingProxyType({word: tool for tool in found for word in tool.moves})
        own = dict.fromkeys(act.event for act in acts if act.event not in CORE_EVENTS)
        self.events: Final[TypeAdapter[Event]] = event_adapter(*own)
        """The parser of the game's facts, those every game shares included."""

    def of(self, event: Event) -> Act[F, Any] | None:
        """Return the act a fact came from; facts of the kernel need none."""
        return self._by_event.get(type(event))

    def named(self, word: str) -> Tool[F] | None:
        """Return the act or tool whose moves begin with this word."""
        return self._by_word.get(word)

    def move(  # noqa: PLR0913 - a move's own fields
        self,
        word: str,
        *args: str,
        label: Msg,
        place: Place = Place.BUTTON,
        seat: str | None = None,
        thing: str | None = None,
        because: Msg | None = None,
    ) -> Move:
        """Return a move by its word, wherever its act stands: `ACTS.move("take", "s1", "fish", label=...)`."""
        if word not in self._by_word:
            raise UnknownMoveError(f"no act answers the word {word!r}")
        return Move("/".join((word, *args)), label, place, seat, thing, because)  # as a `MoveKey` is written

    def form(self, state: State[F], key: str, answers: Answers) -> Form:
        """Return the form of a move."""
        move = MoveKey.read(key)
        act = self.named(move.word)
        if act is None:
            known = ", ".join(sorted(self._by_word))
            raise UnknownMoveError(f"{state.setup.slug}: no act answers the move {key!r}; their words are: {known}")
        return act.form(state, move, answers)

    def check(self, state: State[F], event: Event) -> Issues:
        """Yield what speaks against a fact: who sits here, the act's own rules, whose turn it is, what it causes."""
        act = self.of(event)
        if event.printed and not (act and act.tells):
            yield impossible("core-not-as-shown")
        if act is None:
            return
        seats = seats_named(event)
        strange = tuple(_strangers(state, seats))
        if strange:
            yield from strange
            return
        found = tuple(act.issues(state, event))
        yield from found
        if any(issue.blocks for issue in found):
            return
        yield from _out_of_turn(seats, act.turn(state, event))
        if not act.as_caused(state, event):
            yield impossible("core-not-as-shown")


def seats_named(event: Event) -> tuple[str, ...]:
    """Return the seats a fact names in its fields `seat` and `seats`."""
    seat = getattr(event, "seat", None)
    return (*((seat,) if isinstance(seat, str) else ()), *getattr(event, "seats", ()))


def _strangers(state: State[F], named: Iterable[str]) -> Issues:
    """Yield that somebody is named who does not sit at this table."""
    for seat in named:
        if seat not in state.setup.ids:
            yield impossible("core-no-such-seat", seat=seat)


def _out_of_turn(named: Iterable[str], turn: Iterable[str] | None) -> Issues:
    """Yield that a seat acts although others are on turn."""
    if turn is None:
        return
    allowed = tuple(turn)
    for seat in named:
        if seat not in allowed and allowed:
            yield against("core-not-their-turn", who=Player(seat), turn=Player(allowed[0]))
        elif seat not in allowed:
            yield against("core-no-turn-now", who=Player(seat))
