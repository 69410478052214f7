"""What must be answered after a tap: worked out from the keys that were tapped and the questions that were asked.

Written without a look at the code it judges: a plain model of picks, numbers, owners and cards.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from flet.components.component import Component

from companion.ui.views.score.counting import Counting
from companion.ui.views.score.lines import active, typed
from companion.ui.views.table.model import TableModel
from scorers.core.forms import Amounts, Ask, Form, Listing, Order, Pick, Text
from scorers.core.questions import Cards, Holder, Lists, Numbers, Question, YesNo
from scorers.core.spots import Paint
from tests.ui.harness import Screen

Held = dict[str, dict[str, Any]]
"""The closing answers: field -> seat -> number or cards."""


def model_of(screen: Screen) -> TableModel | None:
    """The table on the screen."""
    given = (arg for c in screen.all() if isinstance(c, Component) for arg in c.args)
    return next((arg for arg in given if isinstance(arg, TableModel)), None)


def sheet_of(screen: Screen) -> Counting | None:
    """The closing questions on the screen."""
    hooks = (hook for c in screen.all() if isinstance(c, Component) for hook in c._state.hooks)
    values = (getattr(hook, "value", None) for hook in hooks)
    return next((value for value in values if isinstance(value, Counting)), None)


class Answering:
    """What is answered now, and what must be answered after one tap."""

    def __init__(self, screen: Screen, key: str, typed: str | None) -> None:
        """Look before the tap."""
        self._screen = screen
        self._check: Callable[[], None] = lambda: None
        state, model = sheet_of(screen), model_of(screen)
        if state is not None:
            self._check = self._of_sheet(state, key, typed)
        elif model is not None:
            self._check = self._of_form(model, key, typed)

    def check(self) -> None:
        """Look after it."""
        self._check()

    def _of_sheet(self, state: Counting, key: str, typed: str | None) -> Callable[[], None]:
        expected, goes_on = after_tap(state, key, typed), _goes_on(state, key, typed)

        def check() -> None:
            stays = goes_on and state.said and not state.warned  # what is wrong on a page settles nothing
            if sheet_of(self._screen) is state and not stays:
                assert _held(state) == expected, f"after {key!r}: {_held(state)} answered, not {expected}"

        return check

    def _of_form(self, model: TableModel, key: str, typed: str | None) -> Callable[[], None]:
        found = [
            (form, ask, given)
            for form in forms_shown(model)
            for ask in form.asks
            for given in [answer(ask, key, typed)]
            if given is not None
        ]
        if len(found) != 1:
            return lambda: None
        form, ask, expected = found[0]
        before = model.port.number

        def check() -> None:
            if model.port.number == before and form.key in {form.key for form in forms_shown(model)}:
                given = model.own.draft(form.key).get(ask.key)
                assert given == expected, f"after {key!r}: {given!r} answered, not {expected!r}"

        return check


def forms_shown(model: TableModel) -> list[Form]:
    """The forms before the eyes: the pinned one, and the one in the sheet."""
    shown = model.screen.sheet.content if model.screen.sheet else None
    return [form for form in (model.screen.asked, shown) if isinstance(form, Form)]


# ------------------------------------------------------------------------------------------------------------- forms


def answer(ask: Ask, key: str, typed: str | None) -> object:
    """The whole answer to an ask after a tap on a key; None where the key is none of its own."""
    name, _, rest = key.partition("/")
    if name != ask.key or not rest:
        return None
    match ask:
        case Amounts():
            return _numbers(ask, rest, typed)
        case Pick():
            return _picked(ask, rest) if typed is None else None
        case Text():
            return (typed or "").strip() if rest == "field" and (typed or "").strip() != ask.value else None
        case Paint():
            return _painted(ask, rest) if typed is None else None
        case Order() | Listing():
            return None


def _numbers(ask: Amounts, rest: str, typed: str | None) -> dict[str, int] | None:
    """A chip says its number or adds it, a button one more or less, a line what is typed; never beyond the limits."""
    for row in ask.rows:
        n = _number(row.value, rest.removeprefix(f"{row.key}/"), typed) if rest.startswith(f"{row.key}/") else None
        if n is not None:
            least = max(row.low, n)
            new = least if row.high is None else min(row.high, least)
            others = {other.key: other.value for other in ask.rows if other.value is not None}
            return {**others, row.key: new}
    return None


def _number(value: int | None, what: str, typed: str | None) -> int | None:
    if what == "field":
        n = _int(typed or "")
        return n if n != value else None
    if what.startswith("+"):
        return (value or 0) + int(what)
    if what in ("less", "more"):
        return (value or 0) + (1 if what == "more" else -1)
    return _int(what)


def _picked(ask: Pick, rest: str) -> tuple[str, ...] | None:
    chosen = list(ask.chosen)
    keys = [option.key for option in ask.options]
    if rest.removesuffix("/less") in keys and rest not in keys:
        last = len(chosen) - 1 - chosen[::-1].index(rest.removesuffix("/less"))
        return tuple(chosen[:last] + chosen[last + 1 :])
    if rest not in keys:
        return None
    if rest in chosen and not ask.repeats:
        return tuple(chosen) if (ask.least, ask.most) == (1, 1) else tuple(key for key in chosen if key != rest)
    return tuple([*chosen, rest][-ask.most :])


def _painted(ask: Paint, rest: str) -> tuple[str, ...]:
    """The colour in hand first, then each place with its piece; the same piece painted again is taken away."""
    there = [(spot.key, spot.pieces[-1] if spot.pieces else "") for row in ask.spots.rows for spot in row.spots]
    if rest[0] == "@":
        return (rest.partition("/")[0], *(f"{key}@{piece}" for key, piece in there if piece))
    after = [(key, ("" if piece == ask.brush else ask.brush) if key == rest else piece) for key, piece in there]
    return (f"@{ask.brush}", *(f"{key}@{piece}" for key, piece in after if piece))


def _int(words: str) -> int | None:
    try:
        return int(words)
    except ValueError:
        return None


# ------------------------------------------------------------------------------------------------- closing questions


def _held(state: Counting) -> Held:
    return {key: dict(entries) for key, entries in state.sheet.items()}


def _goes_on(state: Counting, key: str, words: str | None) -> bool:
    """Whether a tap leaves the page for a later one, or for the end; so does Enter in its last line."""
    ask = typed(state)
    last = ask is not None and words is not None and key == f"{ask.key}/{ask.rows[-1].key}"
    return last or key in ("forth", "keypad/next") or key.startswith("page/")


def after_tap(state: Counting, key: str, words: str | None) -> Held:
    """The closing answers after a tap."""
    held, asked = _held(state), state.asked
    name, _, rest = key.partition("/")
    if asked is not None and key == "forth":
        return {**held, asked.key: _settled(asked, held.get(asked.key, {}))}
    if asked is not None and name == "page" and rest in state.pages[state.number + 1 :]:
        return {**held, asked.key: _settled(asked, held.get(asked.key, {}))}
    if asked is not None and name == "keypad":
        return _pressed(state, held, rest)
    if asked is None or name != asked.key:
        return held
    entries = dict(held.get(name, {}))
    if not _answered(asked, entries, rest, words, state.handed.owed):
        return held
    if words is not None and _goes_on(state, key, words):
        entries = _settled(asked, entries)
    return {**held, name: entries}


def _pressed(state: Counting, held: Held, what: str) -> Held:
    """A key of our own: figures are written behind those of this visit, the first one in the stead of what was there.

    The last player's way on settles the page.
    """
    asked, ask = state.asked, typed(state)
    assert asked is not None
    assert ask is not None
    row = active(state, ask)
    if what == "next":
        last = row == ask.rows[-1]
        return {**held, asked.key: _settled(asked, held.get(asked.key, {}))} if last else held
    now, step = row.value, state.base if state.begun == row.key else 0
    if what.startswith("+"):
        n: int | None = min(99_999, (now or 0) + int(what))
    elif step and (what != "erase" or now != step):
        typed_since = str((now or 0) - step)
        n = step + int((typed_since[:-1] if what == "erase" else f"{typed_since}{what}") or 0)
    else:
        before = "" if now is None or state.begun != row.key else str(abs(now))
        written = str(abs(now or 0))[:-1] if what == "erase" else f"{before}{what}"
        n = int(written) * (-1 if (now or 0) < 0 else 1) if written else None
    n = now if n is not None and abs(n) > 99_999 else n
    entries = dict(held.get(asked.key, {}))
    entries.pop(row.key, None)
    return {**held, asked.key: entries | ({} if n is None else {row.key: n})}


def _settled(asked: Question, entries: dict[str, Any]) -> dict[str, Any]:
    """A page the table has turned: whoever was given nothing has none, unless it is asked in another way."""
    match asked:
        case Holder() | Numbers(empty=None):
            return entries
        case Numbers() | YesNo():
            return {**dict.fromkeys(asked.seats, 0), **entries}
        case _:
            return {**dict.fromkeys(asked.seats, ()), **entries}


def _answered(
    asked: Question, entries: dict[str, Any], rest: str, typed: str | None, owed: Mapping[str, tuple[str, ...]]
) -> bool:
    """Answer one tap; whether it was a tap that answers anything."""
    match asked:
        case Numbers():
            return _counted(entries, asked.seats, rest, typed)
        case Holder():
            return _owned(entries, asked.seats, rest, typed)
        case Cards() if typed is None:
            return _carded(entries, asked.seats, rest, owed)
        case Lists():
            return _listed(entries, asked, rest, typed)
        case YesNo() if typed is None and rest in asked.seats:
            had = [seat for seat in asked.seats if entries.get(seat)]
            entries.clear()
            entries |= {seat: 1 for seat in asked.seats if (seat in had) is not (seat == rest)}
            return True
    return False


def _counted(entries: dict[str, Any], seats: tuple[str, ...], rest: str, typed: str | None) -> bool:
    seat, _, n = rest.partition("/")
    if seat not in seats:
        return False
    number = entries.get(seat)
    if n == "minus":
        number = -(number or 0)
    elif n:
        number = int(n)
    elif typed is not None:
        number = _int(typed)
    entries.pop(seat, None)
    entries |= {} if number is None else {seat: number}
    return True


def _owned(entries: dict[str, Any], seats: tuple[str, ...], rest: str, typed: str | None) -> bool:
    """Who has it: a count given before goes with the owner; nobody is an answer, and how many may still be open."""
    first, _, what = rest.partition("/")
    if first == "n":
        return _counted(entries, seats, what, typed)
    if first not in (*seats, "nobody"):
        return False
    count = next(iter(entries.values()), ())
    entries.clear()
    entries |= {first: count} if first in seats else {}
    return True


def _carded(entries: dict[str, Any], seats: tuple[str, ...], rest: str, owed: Mapping[str, tuple[str, ...]]) -> bool:
    """A card taken or put down; one that was taken from somebody goes back there."""
    first, _, what = rest.partition("/")
    if first == "whose":
        entries |= {seat: () for seat in seats if seat not in entries} if what == "nobody" else {}
        return what == "nobody"
    if first not in seats or what in ("search", "rest", "other"):
        return False
    cards: Mapping[str, tuple[str, ...]] = entries
    held = cards.get(first, ())
    back = owed.get(what, ())[-1:] if what in held else ()
    entries |= {seat: tuple(card for card in found if card != what) for seat, found in cards.items()}
    entries |= {seat: (*entries[seat], what) for seat in back}
    if what not in held:
        entries[first] = (*held, what)
    return True


def _listed(entries: dict[str, Any], asked: Lists, rest: str, typed: str | None) -> bool:
    """One entry more, one less, or another number in one of them."""
    first, _, what = rest.partition("/")
    if first == "whose" or first not in asked.seats:
        return _carded(entries, asked.seats, rest, {}) if first == "whose" else False
    held = [list(row) for row in entries.get(first, ())]
    at, _, where = what.partition("/")
    if what == "more":
        held.append([column.low for column in asked.columns])
    elif where == "fewer":
        held.pop(int(at))
    elif not _column(held[int(at)], asked, where, typed):
        return False
    entries[first] = tuple(map(tuple, held))
    return True


def _column(row: list[int], asked: Lists, where: str, typed: str | None) -> bool:
    name, _, what = where.partition("/")
    place = next((at for at, column in enumerate(asked.columns) if column.key == name), None)
    n = None if place is None else _number(row[place], what, typed)
    if place is None or n is None:
        return False
    column = asked.columns[place]
    row[place] = max(column.low, n) if column.high is None else min(column.high, max(column.low, n))
    return True
