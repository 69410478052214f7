"""Le Havre in the browser, in Polish: the rulebook's first round, a light evening for five, and the count alone."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain
from typing import Any, Final

import pytest

from companion.commands.replay import replay
from scorers.core.forms import Answer, Move, Pick
from scorers.core.msg import TABLE, Player, thing_msg
from scorers.core.registry import game
from scorers.core.score import FieldKind
from scorers.core.state import State
from scorers.core.view import Shape
from tests.e2e.browser import DESKTOP, PHONE, SMALL_PHONE, Walker
from tests.e2e.conftest import MakeWalker
from tests.e2e.looks import check
from tests.e2e.serve import Server
from tests.e2e.shadow import Shadow
from tests.e2e.table import home, start

GAME: Final = "le_havre"
EVERYTHING: Final = 2

OFFERS: Final = ("franc", "fish", "wood", "clay", "iron", "grain", "cattle")
"""Along the quay."""

MARKET, FIRM, JOINERY = "building.marketplace", "building.building_firm_1", "building.joinery"

GOSIA, MARTYNA, MACIEK = "s1", "s2", "s3"
"""Red, green and blue sit where the rulebook has them."""


@dataclass(frozen=True)
class Turn:
    """One line of the digest's table (9.1)."""

    seat: str
    tile: str
    offers: tuple[int, ...]
    takes: str = ""


ROUND: Final = (
    Turn(GOSIA, "T7", (3, 2, 2, 1, 1, 0, 0), "franc"),
    Turn(MARTYNA, "T5", (0, 3, 3, 1, 1, 0, 0), "wood"),
    Turn(MACIEK, "T6", (0, 4, 0, 1, 1, 1, 0), "fish"),
    Turn(GOSIA, "T1", (0, 0, 1, 1, 1, 1, 1)),
    Turn(MARTYNA, "T3", (1, 0, 2, 1, 1, 1, 1)),
    Turn(MACIEK, "T4", (1, 1, 2, 2, 1, 1, 1), "wood"),
    Turn(GOSIA, "", (1, 1, 1, 3, 1, 1, 1), "clay"),
)
"""The last tile is the only one left: nobody is asked."""

Holdings = dict[str, dict[str, int]]

AFTER: Final[tuple[Holdings, ...]] = (
    {GOSIA: {"franc": 8, "coal": 1}, MARTYNA: {"franc": 5, "coal": 1}, MACIEK: {"franc": 5, "coal": 1}},
    {GOSIA: {"franc": 8, "coal": 1}, MARTYNA: {"franc": 5, "coal": 1, "wood": 3}, MACIEK: {"franc": 5, "coal": 1}},
    {
        GOSIA: {"franc": 8, "coal": 1},
        MARTYNA: {"franc": 5, "coal": 1, "wood": 3},
        MACIEK: {"franc": 5, "coal": 1, "fish": 4},
    },
    {
        GOSIA: {"franc": 2, "coal": 2, "grain": 1, MARKET: 1},
        MARTYNA: {"franc": 5, "coal": 1, "wood": 3},
        MACIEK: {"franc": 5, "coal": 1, "fish": 4},
    },
    {
        GOSIA: {"franc": 2, "coal": 2, "grain": 1, MARKET: 1},
        MARTYNA: {"franc": 5, "coal": 1, JOINERY: 1},
        MACIEK: {"franc": 5, "coal": 1, "fish": 4},
    },
    {
        GOSIA: {"franc": 2, "coal": 2, "grain": 1, MARKET: 1},
        MARTYNA: {"franc": 5, "coal": 1, JOINERY: 1},
        MACIEK: {"franc": 5, "coal": 1, "fish": 4, "wood": 2},
    },
    {
        GOSIA: {"franc": 2, "coal": 2, "grain": 1, "clay": 3, MARKET: 1},
        MARTYNA: {"franc": 5, "coal": 1, JOINERY: 1},
        MACIEK: {"franc": 5, "coal": 1, "fish": 4, "wood": 2},
    },
)
"""What everybody holds after each turn, as the table of the digest adds up."""

FED: Final[Holdings] = {
    GOSIA: {"coal": 2, "grain": 1, "clay": 3, MARKET: 1},
    MARTYNA: {"franc": 3, "coal": 1, JOINERY: 1},
    MACIEK: {"franc": 5, "coal": 1, "fish": 2, "wood": 2},
}
"""After the round end: two food each."""


# What a hand does at this table


def move_of(shadow: Shadow, key: str) -> Move:
    """A move anywhere on the table."""
    view = shadow.view()
    rows = (task.moves for task in view.now.tasks)
    return next(m for m in chain(view.now.moves, *rows, *(seat.moves for seat in view.seats)) if m.key == key)


def touch(shadow: Shadow, key: str) -> None:
    """Tap a move that asks nothing."""
    form = shadow.form(key)
    shadow.walker.tap(shadow.said(move_of(shadow, key).label))
    shadow.take(form)
    shadow.walker.see(shadow.undo_label(form.event))


def fill(shadow: Shadow, key: str, **given: Answer) -> None:
    """Open a move, pick what it asks in turn, and confirm; what is kept needs no more than that."""
    walker = shadow.walker
    walker.tap(shadow.said(move_of(shadow, key).label))
    done: dict[str, Answer] = {}
    for ask, answer in given.items():
        asked = next(a for a in shadow.form(key, done).asks if a.key == ask)
        assert isinstance(asked, Pick)
        assert isinstance(answer, tuple)
        for option in (o for o in asked.options if o.key in answer):
            walker.tap(shadow.said(option.label), nth=_behind(walker, shadow.said(option.label)))
        done[ask] = answer
    form = shadow.form(key, done)
    walker.tap(shadow.said(form.confirm))
    shadow.take(form)
    walker.see(shadow.undo_label(form.event))


def _behind(walker: Walker, label: str) -> int:
    """How many things of that name stand behind the sheet: offers look like goods."""
    return max(0, sum(node.hit and node.name == label for node in walker.nodes()) - 1)


def seat_on_screen(shadow: Shadow, seat: str) -> tuple[dict[str, int], set[str]]:
    """The numbers and the cards the open sheet of a seat shows."""
    walker = shadow.walker
    walker.tap(shadow.names[seat])
    walker.see(walker.t("ui-close"))
    walker.settle()
    names = walker.names()
    lines = [line for name in names[names.index(walker.t("ui-close")) :] for line in name.split("\n")]
    view = next(v for v in shadow.view().seats if v.seat == seat)
    pencils = {walker.say.t("ui-count", shadow.names, what=h.label): h.thing for h in view.holdings if h.count_move}
    numbers = {pencils[line]: int(lines[at - 1]) for at, line in enumerate(lines) if line in pencils}
    assert set(numbers) == set(pencils.values())
    cards = {
        face.key
        for held in view.holdings
        if held.shape is Shape.ROW
        for face in held.faces
        if shadow.said(face.name) in lines
    }
    return numbers, cards


def matches_the_digest(shadow: Shadow, holdings: Holdings, *, offers: tuple[int, ...], server: Server) -> None:
    """The strip, the sheets and the file on the disk all say what the digest says."""
    walker = shadow.walker
    strip = walker.names()
    for seat, held in holdings.items():
        assert f"{held.get('franc', 0)}\n{shadow.names[seat]}" in strip
    for seat, held in holdings.items():
        numbers, cards = seat_on_screen(shadow, seat)
        assert {thing: n for thing, n in numbers.items() if n} == {
            thing: n for thing, n in held.items() if not thing.startswith("building.")
        }
        assert cards == {thing for thing in held if thing.startswith("building.")}
    walker.tap(walker.t("ui-close"))
    state = on_disk(server)
    for seat, held in holdings.items():
        assert {thing: amount.n for _, thing, amount in state.ledger.held(seat)} == held
    assert tuple(state.ledger.n(TABLE, f"offer.{offer}") for offer in OFFERS) == offers


def on_disk(server: Server) -> State[Any]:
    """The one journal of this app, folded anew."""
    (path,) = (server.data / "tables").glob("*.jsonl")
    story = replay(path)
    assert not story.differs
    return story.steps[-1].state


def offers_shown(shadow: Shadow) -> Iterator[int]:
    """The seven offers as they can be touched now."""
    names = shadow.walker.names()
    for offer in OFFERS:
        n = shadow.state.ledger.n(TABLE, f"offer.{offer}") or 0
        words = thing_msg(GAME, offer, n) if n else thing_msg(GAME, offer, 1, "name")
        yield n if shadow.said(words) in names else -1


def test_the_rulebooks_first_round_in_polish(own_server: Server, walk: MakeWalker) -> None:
    walker = walk(own_server, "pl")
    shadow = start(walker, GAME, 3, preset=EVERYTHING)
    check(walker)
    began, sides = time.monotonic(), 0
    for at, (turn, after) in enumerate(zip(ROUND, AFTER, strict=True)):
        walker.see(walker.t("ui-step-of", what=shadow.view().track.steps[1].label, at=at + 1, of=7))
        before = walker.taps
        if turn.tile:
            touch(shadow, f"tile/{turn.tile}")
        assert tuple(offers_shown(shadow)) == turn.offers
        if turn.takes:
            touch(shadow, f"take/{turn.seat}/{turn.takes}")
            assert walker.taps - before <= 2, "one for the tile, one for the offer"
        elif turn.seat == GOSIA:
            walker.tap(shadow.names[GOSIA])
            fill(shadow, "buy/s1", card=(MARKET,))
            fill(shadow, "use/s1", building=(MARKET,), chosen=("coal", "grain"))
        else:
            fill(shadow, "use/s2", building=(FIRM,), built=(JOINERY,))
            assert walker.taps - before <= 1 + 4
        left = tuple(shadow.state.ledger.n(TABLE, f"offer.{offer}") or 0 for offer in OFFERS)
        before = walker.taps
        matches_the_digest(shadow, after, offers=left, server=own_server)
        sides += walker.taps - before
    walker.see(shadow.headline())
    check(walker)
    for seat in (GOSIA, MARTYNA):
        task = next(task for task in shadow.view().now.tasks if task.seat == seat)
        assert walker.sees(shadow.said(task.detail))
    before = walker.taps
    shadow.press()
    assert walker.taps - before == 1, "everybody pays as shown"
    assert shadow.state.flow.ships == ("ship.S03",)
    assert (shadow.state.flow.round, shadow.state.flow.tile) == (2, "T7")
    walker.see(shadow.round_words())
    quay = tuple(shadow.state.ledger.n(TABLE, f"offer.{offer}") or 0 for offer in OFFERS)
    assert tuple(offers_shown(shadow)) == quay
    matches_the_digest(shadow, FED, offers=quay, server=own_server)
    check(walker)
    assert time.monotonic() - began < 90
    print(f"the round took {walker.taps - sides} taps, looking {sides}")
