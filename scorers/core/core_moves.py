"""Forms every game has: correct a count, keep something or stop, settle a doubtful rule, say where we are.

Their move keys begin with "core/", so a screen calls `form` here for every move and never asks which kind it is.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from scorers.core import ledger
from scorers.core.act import UnknownMoveError
from scorers.core.events import CORE_EVENTS, Count, Counted, Event, Jumped, KeepChanged, Ruled, Scored, TakenBack
from scorers.core.forms import Amounts, Answers, Form, Option, Pick, Row, numbers, picked
from scorers.core.game import Game, complete
from scorers.core.keeping import LOW, keep_form, rest_after
from scorers.core.msg import Msg, msg
from scorers.core.sheet import Sheet
from scorers.core.state import F, State

CORE = "core/"

owner_msg = ledger.owner_msg
"""An owner in a sentence: a player, the Table or the box."""


def form(game: Game[F], state: State[F], key: str, answers: Answers) -> Form:
    """Return the form of any move, its preview and issues filled in. Pure; called again after every answer."""
    if not key.startswith(CORE):
        return complete(game, state, game.form(state, key, answers))
    kind, _, rest = key.removeprefix(CORE).partition("/")
    if kind not in _FORMS:
        raise UnknownMoveError(f"{game.slug}: no form answers the move {key!r}; the kernel's are: {', '.join(_FORMS)}")
    return complete(game, state, _FORMS[kind](game, state, key, rest, answers))


def count_move(owner: str, thing: str) -> str:
    """Return the move that corrects a holding."""
    return f"{CORE}count/{owner}/{thing}"


def keep_move(keep: str) -> str:
    """Return the move that starts or stops to keep something."""
    return f"{CORE}keep/{keep}"


def ruling_move(ruling: str) -> str:
    """Return the move that changes a ruling of this table."""
    return f"{CORE}ruling/{ruling}"


JUMP_MOVE = f"{CORE}jump"
"""The move behind the track: "Where are we?"."""


def label(game: Game[F], event: Event) -> Msg:
    """Return what a step is called in the log and on the undo button."""
    match event:
        case Counted(count=count):
            return msg("core-log-counted", who=owner_msg(count.owner), what=_counted(game, count))
        case KeepChanged(keep=keep, on=on):
            return msg("core-log-keep-on" if on else "core-log-keep-off", what=msg(f"{game.slug}-keep-{keep}"))
        case Ruled(ruling=ruling, value=value):
            return msg("core-log-ruled", what=msg(f"{game.slug}-ruling-{ruling}"), value=_answer(game, ruling, value))
        case TakenBack(what=what):
            return msg("core-log-taken-back", what=label(game, game.events.validate_python(what)))
        case _:
            return _course_label(game, event)


def _course_label(game: Game[F], event: Event) -> Msg:
    """Return what a step of the course of a game is called; what a printed value is, only the game can say."""
    match event:
        case Jumped(to=to):
            where = msg(f"{game.slug}-jump", to=to) if game.place_name is None else game.place_name(to)
            return msg("core-log-jumped", where=where)
        case Scored():
            return msg("core-log-scored")
        case _:
            return game.label(event)


def _counted(game: Game[F], count: Count) -> Msg:
    if count.n is None:
        return msg("core-log-unknown", what=game.thing(count.thing, 2, "name"))
    return game.thing(count.thing, count.n)


def _answer(game: Game[F], ruling: str, value: str) -> Msg:
    return Msg(f"{game.slug}-ruling-{ruling}", (), value)


def _count(game: Game[F], state: State[F], key: str, rest: str, answers: Answers) -> Form:
    owner, _, thing = rest.partition("/")
    now = state.ledger.get(owner, thing).known
    low = LOW if thing in state.ledger.debts else 0
    name = game.thing(thing, 2, "name")
    given = numbers(answers, "n").get("n", now)
    row = Row("n", name, given, low, game.info.box(thing), thing=thing)
    event = None
    if given is not None and given != now:
        count = Count(owner=owner, thing=thing, n=given)
        event = Counted(count=count, rest=rest_after(game, state, owner, thing, given))
    title = msg("core-count-title", who=owner_msg(owner), what=name)
    confirm = msg("core-count-first") if given is None else msg("core-count-confirm", what=game.thing(thing, given))
    return Form(key, title, (Amounts("n", title, (row,)),), confirm, event=event)


def _keep(game: Game[F], state: State[F], key: str, rest: str, answers: Answers) -> Form:
    return keep_form(game, state, key, rest, answers)


def _ruling(game: Game[F], state: State[F], key: str, rest: str, answers: Answers) -> Form:
    ruling = game.info.ruling(rest)
    now = state.rulings[rest]
    chosen = picked(answers, "value") or (now,)
    title = msg(f"{game.slug}-ruling-{rest}")
    options = tuple(Option(value, _answer(game, rest, value)) for value in ruling.options)
    event = None if chosen[0] == now else Ruled(ruling=rest, value=chosen[0])
    return Form(key, title, (Pick("value", title, options, chosen),), msg("core-ruling-confirm"), event=event)


def _jump(game: Game[F], state: State[F], key: str, _rest: str, answers: Answers) -> Form:
    here = game.position(state).key
    options = tuple(Option(p.key, p.label) for p in game.jumps(state))
    chosen = picked(answers, "to") or (here,)
    to = chosen[0]
    places = [option.key for option in options]
    skips = _skips(state, places, here, to)
    event = None if to == here else Jumped(to=to, transfers=game.jump_transfers(state, to), skips=skips)
    title = msg("core-jump-title")
    asked = Pick("to", title, options, chosen)
    return Form(key, title, (asked,), msg("core-jump-confirm"), _jump_note(places, here, to), event)


def _jump_note(places: Sequence[str], here: str, to: str) -> Msg | None:
    """Return what going there does not do: ahead it records no steps, back it takes none back."""
    if to == here:
        return None
    back = here in places and to in places and places.index(to) < places.index(here)
    return msg("core-jump-back-note" if back else "core-jump-note")


def _skips(state: State[F], places: Sequence[str], here: str, to: str) -> str | None:
    """Return from where on turns are skipped once we are there; who goes back to that place has skipped none."""
    if not state.keeps:
        return None
    since = state.skipped or here
    ordered = since in places and to in places
    return "" if ordered and places.index(to) <= places.index(since) else since


_FORMS: Mapping[str, Callable[..., Form]] = {"count": _count, "keep": _keep, "ruling": _ruling, "jump": _jump}


def take_back(_game: Game[F], of: int, event: Event, *, here: bool = False) -> TakenBack:
    """Return the event that undoes an earlier one out of turn; `here`: the play is still where that happened."""
    return TakenBack(
        of=of,
        reopens=event.settles,
        what=event.plain(),
        here=here,
        transfers=tuple(t.reversed() for t in reversed(event.transfers)),
    )


def can_take_back(before: State[F], event: Event, after: State[F]) -> bool:
    """Whether an event moved no phase: only then can it be taken back out of turn."""
    if isinstance(event, CORE_EVENTS):
        return False
    return before.flow.without_marks() == after.flow.without_marks()


def score_event(sheet: Sheet) -> Scored:
    """Return the event that ends a play."""
    return Scored(entries={field: dict(entries) for field, entries in sheet.items()})
