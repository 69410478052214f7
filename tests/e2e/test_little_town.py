"""Little Town with everything kept, on a phone: a worker is two taps, a building three, and nothing is scrolled to."""

from __future__ import annotations

import re
import time
from random import Random
from typing import Final

import pytest

from companion.ui import routes
from scorers.core.core_moves import count_move
from scorers.core.forms import Pick
from scorers.core.msg import Player
from scorers.little_town import GAME
from scorers.little_town.words import say, tile_name
from tests.e2e.browser import PHONE, SMALL_PHONE, TABLET, Node, Walker
from tests.e2e.conftest import MakeWalker
from tests.e2e.looks import check
from tests.e2e.serve import Server
from tests.e2e.shadow import Shadow
from tests.e2e.staged import agreed, lay
from tests.scorers.little_town.playing import Playing
from tests.scorers.little_town.wandering import step

WORKER: Final = 2
BUILDING: Final = 3
OBJECTIVE: Final = 3

SOON: Final = 5.0
"""Seconds until what a tap brings is there, on a machine that has much to do."""

CELL: Final = re.compile(r"[A-I][1-6] ")
HERE: Final = "e4"
"""A space with four buildings around it."""


def a_town() -> Playing:
    """Everybody has a building around one space, and enough for more: the second worker of the first is next."""
    play = Playing(GAME.begin(agreed("little_town")))
    for seat in play.state.setup.ids:
        for thing in ("wood", "stone"):
            play.do(count_move(seat, thing), n={"n": 3})
    for tile, cell in {"wheat_field": "d3", "well": "d4", "pier": "e3", "gold_mine": "f3"}.items():
        play.do("build", tile=(tile,), cell=(cell,))
    return play


def sitting(server: Server, walker: Walker, play: Playing) -> Shadow:
    """Open the table as it has been played so far."""
    server.stop()
    key = lay(server.data, play.state.setup, play.events)
    server.start()
    walker.open(routes.table(key))
    shadow = Shadow(walker, play.state.setup)
    shadow.state = play.state
    walker.settle()
    return shadow


def in_sight(walker: Walker, name: str, *, hit: bool = True) -> Node:
    """What can be touched and is called so, wholly in sight as it is; what goes up with a board is there soon."""
    walker.see(name)
    until = time.monotonic() + SOON
    while True:
        found = [node for node in walker.nodes() if node.hit >= hit and node.name.split("\n")[0] == name]
        whole = [node for node in found if not node.cut()]
        if whole:
            return whole[-1]
        if time.monotonic() > until:
            break
        walker.settle()
    assert found, f"{name!r} cannot be touched among {walker.names()}"
    raise AssertionError(f"{name!r} has to be scrolled to: {found}")


def tap(walker: Walker, name: str) -> None:
    """Touch it where it is: a scroll fails."""
    node = in_sight(walker, name)
    walker.tap(name, nth=[other.name.split("\n")[0] for other in walker.nodes() if other.hit].count(name) - 1)
    assert node.h >= 1


def cell(shadow: Shadow, move: str, where: str, **answers: tuple[str, ...]) -> str:
    """What a space of the board is called."""
    board = next(ask for ask in shadow.form(move, answers).asks if isinstance(ask, Pick) and ask.grid)
    return shadow.called(board, next(option for option in board.options if option.key == where))


@pytest.mark.parametrize("language", ["pl", "en"])
def test_a_worker_is_two_taps_with_all_buildings_around_in_sight(
    own_server: Server, walk: MakeWalker, language: str
) -> None:
    walker = walk(own_server, language, PHONE)
    shadow = sitting(own_server, walker, a_town())
    spaces = [node for node in walker.nodes() if CELL.match(node.name)]
    assert len(spaces) == 9 * 6
    assert not any(node.cut() for node in spaces), "the whole board is in sight, the rule a line above it"
    for need in shadow.view().now.ending.needs:  # type: ignore[union-attr]
        walker.see(f"{shadow.names[need.seat or '']}: {shadow.said(need.label)}")
    check(walker)
    _worker(shadow, "i5")
    tap(walker, cell(shadow, "place", HERE))
    form = shadow.form("place", {"cell": (HERE,)})
    uses = next(ask for ask in form.asks if ask.key == "uses")
    assert isinstance(uses, Pick)
    assert [option.because for option in uses.options] == [None] * 4
    for option in uses.options:
        in_sight(walker, shadow.said(option.face.name if option.face else option.label))
    check(walker)
    tap(walker, cell(shadow, "place", "c3"))
    _worker(shadow, HERE)


def test_on_a_small_phone_a_space_and_the_buildings_around_it_are_in_sight_together(
    own_server: Server, walk: MakeWalker
) -> None:
    walker = walk(own_server, "pl", SMALL_PHONE)
    shadow = sitting(own_server, walker, a_town())
    for where, many in ((HERE, 4), ("g3", 1), ("c4", 2)):
        _with_all_around(shadow, where, many)


def _with_all_around(shadow: Shadow, where: str, many: int) -> None:
    """A space that is touched is in sight together with the buildings around it."""
    walker, space = shadow.walker, cell(shadow, "place", where)
    walker.tap(space)
    uses = next(ask for ask in shadow.form("place", {"cell": (where,)}).asks if ask.key == "uses")
    assert isinstance(uses, Pick)
    assert len(uses.options) == many
    for option in uses.options:
        in_sight(walker, shadow.said(option.face.name if option.face else option.label))
    in_sight(walker, space)
    check(walker)


@pytest.mark.parametrize("language", ["pl", "en"])
def test_on_an_upright_tablet_a_space_and_all_around_it_are_in_sight_with_what_a_building_asks(
    own_server: Server, walk: MakeWalker, language: str
) -> None:
    play = a_town()
    for tile, where in {"pawnshop": "e5", "wheat_field": "d5"}.items():
        play.do("build", tile=(tile,), cell=(where,))
    walker = walk(own_server, language, TABLET)
    shadow = sitting(own_server, walker, play)
    for where, many in (("g3", 1), (HERE, 6), ("c4", 3), (HERE, 6)):
        _with_all_around(shadow, where, many)
    tap(walker, shadow.said(tile_name("pawnshop")))
    for question in ("swap-give", "swap-take"):
        in_sight(walker, shadow.said(say(question)), hit=False)


def _worker(shadow: Shadow, where: str) -> None:
    """A space and what it brings: in the far corner as in the middle of the town."""
    walker = shadow.walker
    walker.taps = 0
    tap(walker, cell(shadow, "place", where))
    form = shadow.form("place", {"cell": (where,)})
    tap(walker, shadow.said(form.confirm))
    assert walker.taps == WORKER
    walker.see(shadow.undo_label(form.event))
    shadow.take(form)


@pytest.mark.parametrize("language", ["pl", "en"])
def test_a_building_is_three_taps(own_server: Server, walk: MakeWalker, language: str) -> None:
    walker = walk(own_server, language, PHONE)
    shadow = sitting(own_server, walker, a_town())
    walker.taps = 0
    tap(walker, shadow.said(say("build")))
    check(walker)
    tap(walker, shadow.said(tile_name("wheat_field")))
    check(walker)
    tap(walker, cell(shadow, "build", "g4", tile=("wheat_field",)))
    assert walker.taps == BUILDING
    form = shadow.form("build", {"tile": ("wheat_field",), "cell": ("g4",)})
    walker.see(shadow.undo_label(form.event))


def test_an_objective_is_shown_from_where_everybody_looks(own_server: Server, walk: MakeWalker) -> None:
    walker = walk(own_server, "pl", PHONE)
    shadow = sitting(own_server, walker, a_town())
    walker.taps = 0
    tap(walker, shadow.said(say("move-objective")))
    check(walker)
    tap(walker, shadow.names["s3"])
    tap(walker, shadow.said(say("objective-plain", n=3)))
    assert walker.taps == OBJECTIVE
    walker.see(shadow.undo_label(shadow.form("objective/s3", {"card": ("vp3",)}).event))
    walker.see(f"{shadow.names['s3']}\n{5 + 3}")


def test_a_round_begins_with_the_board_in_sight_and_what_is_done_by_hand_above_it(
    own_server: Server, walk: MakeWalker
) -> None:
    play, random = a_town(), Random(4)
    while play.state.flow.round == 1:
        step(play, random.randrange, sides=False)
    walker = walk(own_server, "pl", PHONE)
    shadow = sitting(own_server, walker, play)
    spaces = [node for node in walker.nodes() if CELL.match(node.name)]
    assert not any(node.cut() for node in spaces)
    by_hand = ", ".join(shadow.said(step) for step in shadow.view().now.by_hand)
    assert shadow.said(say("hand-first", who=Player(play.state.flow.first))) in by_hand
    tap(walker, by_hand)
    walker.see_not(by_hand)
    check(walker)
