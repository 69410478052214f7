"""Printed values nobody published: told by the table, blank until then, and what a changed one moves (digest 10.3)."""

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Final, Literal

from scorers.core.acts.points import gained
from scorers.core.api import Act, Event, Issues, MoveKey, Moves, Msg, Msgs, Transfers, impossible, plain
from scorers.core.forms import Amounts, Answers, Ask, Form, Option, Pick, Place, Row, Text, numbers, picked, words
from scorers.craftsmen.acts.base import moved, totals
from scorers.craftsmen.model import Craft, CraftFlow, value
from scorers.craftsmen.printed import FINAL, INFO, MOST, NUMBERS, SCORED, SHIPPED, SHIPS, line_of
from scorers.craftsmen.words import good, say
from scorers.craftsmen.year import SIDES, Values, hold_key, points_of, rows_of, values_of

MAJORITY: Final = tuple(f"majority.{ship}.{place}" for ship in SHIPS for place in range(1, ship + 1))
_CELLS: Final = (hold_key(ship, good, what) for ship in SHIPS for good in SHIPPED for what in (*SIDES, "row"))
_GOODS: Final = (*(f"points.{product}" for product in SCORED), *(f"bonus.{product}" for product in FINAL))
KEYS: Final = frozenset((*_GOODS, *MAJORITY, *_CELLS))
"""All that can be told."""

PAGES: Final = ("points", "bonus", *(f"ship{ship}" for ship in SHIPS), "majority", "profile")

MOST_TOLD: Final = 3
"""So many words that are not understood are said at once."""


class ValuesTold(Event):
    """Printed values, as they stand on this table's box."""

    kind: Literal["values_told"] = "values_told"


class TellValues(Act[CraftFlow, ValuesTold]):
    """Its move "printed" asks for the page first; "printed/ship2" knows it."""

    event, moves, tells = ValuesTold, ("printed",), True

    def form(self, state: Craft, move: MoveKey, answers: Answers) -> Form:
        """Return the form: what is known, to be changed; nothing is told that is not."""
        which, title = move.args or picked(answers, "which"), say("printed")
        pages = Pick("which", title, tuple(Option(page, say(f"page-{page}")) for page in PAGES), which)
        if which not in [(page,) for page in PAGES]:
            return Form(str(move), title, (pages,))
        page = _profile if which[0] == "profile" else _ship if which[0].startswith("ship") else _plain
        asks, told = page(state, which[0], answers)
        new = {key: n for key, n in {**_right(state, told), **told}.items() if n != value(state, key)}
        event, note = self.made(state, printed=new) if new else None, say("printed-note", which=which[0].rstrip("1234"))
        if which[0] == "profile" and (strange := _read(words(answers, "profile"))[1]):
            note = say("printed-strange", what=strange[:MOST_TOLD])
        return Form(str(move), title, (*(() if move.args else (pages,)), *asks), say("printed-confirm"), note, event)

    def transfers(self, state: Craft, event: ValuesTold) -> Transfers:
        """Yield what was scored with the old values, more or less."""
        old = values_of(state)
        new: Values = lambda key: event.printed.get(key, old(key))  # noqa: E731
        for product, seat in state.flow.made:
            yield from gained(seat, "vp.goods", (new(f"points.{product}") or 0) - (old(f"points.{product}") or 0))
        for key, told in state.flow.told.items():
            year, _, part = key.partition("/")
            was, now = points_of(old, part, told), points_of(new, part, told)
            yield from moved(line_of(part, int(year)), {seat: now[seat] - was[seat] for seat in now})

    def issues(self, _state: Craft, event: ValuesTold) -> Issues:
        """Yield what is no value of this game (CR-V20)."""
        if not event.printed or not {*event.printed} <= KEYS or any(not 0 <= n <= MOST for n in event.printed.values()):
            yield impossible("craftsmen-no-such-value", high=MOST)

    def then(self, state: Craft, _event: ValuesTold) -> CraftFlow:
        """Return the flow in which they were told once more."""
        return replace(state.flow, valued=state.flow.valued + 1)

    def label(self, event: ValuesTold) -> Msg:
        """Return how many values were told; a hold is one, with its row and both its places."""
        return say("log-printed", n=len({re.sub(r"^(hold.*)\.\w+$", r"\1", key) for key in event.printed}))

    def loud(self, state: Craft, event: ValuesTold) -> Msgs:
        """Yield which totals it moves."""
        yield from totals(state, event)

    def offered(self, _state: Craft) -> Moves:
        """Yield it, where the Table's things are."""
        yield self.move(label=say("printed"), place=Place.SEAT)


def badge(state: Craft, key: str) -> Msg:
    """Return how sure a value is: rulebook, inferred, typed in, unknown (digest 10.3)."""
    n = value(state, key)
    if n is None:
        return say("badge-unknown")
    if n != INFO.values.get(key):
        return say("badge-typed")
    return say("badge-inferred" if key in NUMBERS.inferred else "badge-rulebook")


def _row(state: Craft, key: str, label: Msg, given: Mapping[str, int]) -> Row:
    return Row(key, label, given.get(key, value(state, key)), 0, MOST, note=badge(state, key))


def _plain(state: Craft, which: str, answers: Answers) -> tuple[tuple[Ask, ...], dict[str, int]]:
    """Return a line for each good or token, or for each place of each ship."""
    keys = {f"{which}.{product}": good(product) for product in (FINAL if which == "bonus" else SCORED)}
    if which == "majority":
        keys = {key: say("place-of", ship=int(key[9]), place=int(key[11])) for key in MAJORITY}
    given = numbers(answers, which)
    rows = tuple(_row(state, key, label, given) for key, label in keys.items())
    ask = Amounts(which, say(f"page-{which}"), rows, typed=True, blank=True)
    return (ask,), {key: n for key, n in given.items() if key in keys}


def _ship(state: Craft, which: str, answers: Answers) -> tuple[tuple[Ask, ...], dict[str, int]]:
    """Return the products of a ship from the top, then what each place brings."""
    ship, values = int(which[-1]), values_of(state)
    rows = picked(answers, f"rows/{ship}") if f"rows/{ship}" in answers else rows_of(values, ship)
    options = tuple(Option(product, good(product), sign=product) for product in SHIPPED)
    asks: list[Ask] = [Pick(f"rows/{ship}", say("rows-ask"), options, rows, 0, len(options))]
    given = numbers(answers, which)
    places = dict.fromkeys(rows_of(values, ship), 0) | {product: at for at, product in enumerate(rows, start=1)}
    told = {hold_key(ship, product, "row"): at for product, at in places.items()}
    cells = ((product, side) for product in rows for side in SIDES[::-1])
    keys = {hold_key(ship, product, side): say(f"hold-{side}", what=good(product)) for product, side in cells}
    if keys:
        lines = tuple(_row(state, key, label, given) for key, label in keys.items())
        asks.append(Amounts(which, say("values-ask"), lines, typed=True, blank=True))
    return tuple(asks), told | {key: n for key, n in given.items() if key in keys}


def _profile(state: Craft, _which: str, answers: Answers) -> tuple[tuple[Ask, ...], dict[str, int]]:
    """Return all values in one line of words, to be copied away or pasted in."""
    now = {key: n for key in sorted(KEYS) if (n := value(state, key)) is not None and n != INFO.values.get(key)}
    given = words(answers, "profile") if "profile" in answers else " ".join(f"{key}={n}" for key, n in now.items())
    return (Text("profile", say("profile-ask"), given, 0, 4000),), _read(given)[0]


def _read(text: str) -> tuple[dict[str, int], tuple[Msg, ...]]:
    """Return the values a text tells, and what of it looks like one but is none."""
    found = {word: re.match(r"([a-z0-9_.]+)=(\d{1,2})\b", word) for word in re.findall(r"[^\s,;]*=[^\s,;]*", text)}
    told = {word: (one[1], int(one[2])) for word, one in found.items() if one and one[1] in KEYS}
    return dict(told.values()), tuple(plain(word) for word in found if word not in told)


def _right(state: Craft, told: Mapping[str, int]) -> dict[str, int]:
    """Return what the right places of holds bring: what the left ones do, unless it is told (digest 10.3)."""
    found = {f"{key.removesuffix('left')}right": n for key, n in told.items() if key.endswith(".left")}
    return {key: n for key, n in found.items() if value(state, key) is None}
