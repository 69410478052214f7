"""What must be answered after a tap: worked out from the keys that were tapped and the questions that were asked.

Written without a look at the code it judges: a plain model of picks, numbers, owners and cards.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from flet.components.component import Component

from companion.ui.views.score.sheet import SheetState
from companion.ui.views.table.model import TableModel
from scorers.core.forms import Amounts, Ask, Form, Order, Pick, Text
from scorers.core.score import FieldKind
from tests.ui.harness import Screen

Held = dict[str, dict[str, Any]]
"""The closing answers: field -> seat -> number or cards."""


def model_of(screen: Screen) -> TableModel | None:
    """The table on the screen."""
    given = (arg for c in screen.all() if isinstance(c, Component) for arg in c.args)
    return next((arg for arg in given if isinstance(arg, TableModel)), None)


def sheet_of(screen: Screen) -> SheetState | None:
    """The closing questions on the screen."""
    hooks = (hook for c in screen.all() if isinstance(c, Component) for hook in c._state.hooks)
    values = (getattr(hook, "value", None) for hook in hooks)
    return next((value for value in values if isinstance(value, SheetState)), None)


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

    def _of_sheet(self, state: SheetState, key: str, typed: str | None) -> Callable[[], None]:
        expected = after_tap(state, key, typed)

        def check() -> None:
            if sheet_of(self._screen) is state:
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
                given = model.drafts.get(form.key, {}).get(ask.key)
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
        case Order():
            return None


def _numbers(ask: Amounts, rest: str, typed: str | None) -> dict[str, int] | None:
    """A chip says its number, a button one more or less, a line what is typed; never beyond what may be answered."""
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


def _int(words: str) -> int | None:
    try:
        return int(words)
    except ValueError:
        return None


# ------------------------------------------------------------------------------------------------- closing questions


def _held(state: SheetState) -> Held:
    return {key: dict(entries) for key, entries in state.pen.tally.sheet().items()}


def after_tap(state: SheetState, key: str, typed: str | None) -> Held:
    """The closing answers after a tap."""
    held, asked = _held(state), state.asked
    name, _, rest = key.removeprefix("minus/").partition("/")
    if asked is None or name != asked.key:
        return held
    told, entries = name in held, held.setdefault(name, {})
    match asked.kind:
        case FieldKind.NUMBER:
            _counted(entries, asked.seats, rest, typed, minus=key.startswith("minus/"))
        case FieldKind.HOLDER:
            return _owned(state, held, name, rest)
        case FieldKind.CARDS if typed is None:
            _carded(entries, asked.seats, rest, state.seat or asked.seats[0])
    settled = told and asked.kind is not FieldKind.NUMBER
    return {of: found for of, found in held.items() if found or of != name or settled}


def _counted(entries: dict[str, Any], seats: tuple[str, ...], rest: str, typed: str | None, *, minus: bool) -> None:
    seat, _, n = rest.partition("/")
    if seat not in seats:
        return
    if minus:
        entries[seat] = -entries.get(seat, 0)
    elif n:
        entries[seat] = int(n)
    elif typed is not None:
        number = _int(typed) if typed.lstrip("-").isdigit() else None
        entries.pop(seat, None)
        entries |= {} if number is None else {seat: number}


def _owned(state: SheetState, held: Held, name: str, rest: str) -> Held:
    """Who has it: a count given before goes with the owner; nobody is an answer, a new owner without a count none."""
    before = held.pop(name)
    asked = state.asked
    assert asked is not None
    seat, _, n = rest.partition("/")
    if seat == "nobody":
        return {**held, name: {}}
    if n:
        return {**held, name: {seat: int(n)}}
    if seat in asked.seats:
        return {**held, name: {seat: next(iter(before.values()))}} if before else held
    owner = state.pen.tally.owner(name)
    now = before.get(owner, asked.low) if owner else asked.low
    return {**held, name: {owner: now + int(rest)}} if owner else held


def _carded(entries: dict[str, Any], seats: tuple[str, ...], rest: str, asked: str) -> None:
    first, _, what = rest.partition("/")
    if first == "whose" and what == "nobody":
        entries |= {seat: () for seat in seats if seat not in entries}
    elif first == "whose":
        entries.setdefault(asked, ())
    elif first in seats and what not in ("search", "rest", "other"):
        cards: Mapping[str, tuple[str, ...]] = entries
        held = cards.get(first, ())
        entries[first] = tuple(card for card in held if card != what) if what in held else (*held, what)
