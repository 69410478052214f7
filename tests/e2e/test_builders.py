"""The Builders from the shelf to the podium: three taps a building, and once with every card and coin kept."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from companion.ui import routes
from scorers.builders.model import after, points
from scorers.builders.printed import BUILT, Card
from scorers.core.forms import Pick
from scorers.core.msg import Player, SeatId, msg
from scorers.core.registry import game
from scorers.core.state import State
from scorers.core.view import Face, Shape
from tests.e2e import hands
from tests.e2e.browser import DESKTOP, PHONE, SMALL_PHONE
from tests.e2e.conftest import MakeWalker
from tests.e2e.hands import named, option_of, place
from tests.e2e.looks import check
from tests.e2e.serve import Server
from tests.e2e.shadow import Shadow
from tests.e2e.staged import agreed, building, lay
from tests.e2e.table import all_standing, answer_all, start, winner

GAME = "builders"
EVERYTHING = 2
FINISH = 3
"""So many taps a finished building takes with the lightest preset."""
CREW = 5
"""Workers and machines in a full hand."""
TAPS = {"deal": 2, "start": 3, "hire": 3, "send": 2, "take": 1, "buy": 1, "end": 1}
"""And so many everything else may take when everything is kept."""


def do(shadow: Shadow, key: str, **answers: str) -> int:
    """Touch a move and answer it, in no more taps than it may take; how many that were."""
    taps = hands.do(shadow, key, **answers)
    assert taps <= TAPS.get(key.partition("/")[0], FINISH), f"{key}: {taps} taps"
    return taps


# ------------------------------------------------------------------------------------------------- the lightest preset


def finish(shadow: Shadow, seat: str, card: Card) -> None:
    """Player, printed coins, card; the last answer is the last tap."""
    taps = do(shadow, f"finish/{seat}", coins=_coins(card), card=card.thing)
    assert taps == FINISH


def _decks() -> tuple[Iterator[Card], Iterator[Card]]:
    """The cards worth most, and those worth least."""
    cards = sorted(BUILT, key=lambda card: (-card.vp, card.thing))
    return iter(cards), reversed(cards)


def _coins(card: Card) -> str:
    return str(card.coins) if card.coins else "machine"


@pytest.mark.parametrize(
    ("players", "language", "size"),
    [(2, "pl", SMALL_PHONE), (3, "en", PHONE), (4, "pl", PHONE)],
    ids=["two-pl-small", "three-en-phone", "four-pl-phone"],
)
def test_the_lightest_game_from_the_shelf_to_the_podium(
    server: Server, walk: MakeWalker, players: int, language: str, size: tuple[int, int]
) -> None:
    walker = walk(server, language, size)
    shadow = start(walker, GAME, players)
    check(walker)
    dear, cheap = _decks()
    seats = shadow.setup.ids
    ahead = seats[1]  # with three or four players somebody still has a last turn
    while (points(shadow.state, ahead) or 0) < 17:
        finish(shadow, seats[0], next(cheap))
        finish(shadow, ahead, next(dear))
    _alarm(shadow, ahead)
    check(walker)
    for last in after(shadow.state, ahead):
        finish(shadow, last, next(cheap))
    shadow.press()
    assert shadow.over()
    check(walker)
    _to_the_podium(shadow, {"coin": {seat: 7 * at for at, seat in enumerate(seats)}})


def _alarm(shadow: Shadow, seat: SeatId) -> None:
    """Seventeen points are said at once, with everybody who still has a turn."""
    alarm = shadow.view().now.alarm
    assert alarm is not None
    headline, detail = shadow.said(alarm.headline), shadow.said(alarm.detail) if alarm.detail else ""
    shadow.walker.see(headline)
    shadow.walker.see(detail)
    assert shadow.names[seat] in headline
    assert all(shadow.names[other] in detail for other in after(shadow.state, seat))


def _to_the_podium(shadow: Shadow, given: dict[str, dict[str, int]]) -> None:
    walker = shadow.walker
    walker.tap(walker.t("app-finish"))
    check(walker)
    answer_all(walker, shadow, given)  # where everything is known already there is nothing to answer
    all_standing(walker)
    first = winner(shadow, given)
    if len(first) == 1:
        walker.see(walker.say.t("app-winner", shadow.names, who=Player(first[0])))
    else:
        walker.see(
            walker.say.t(
                "app-winners", shadow.names, who=tuple(msg("core-owner-seat", who=Player(seat)) for seat in first)
            )
        )
    check(walker)


# ------------------------------------------------------------------------------------------------------ everything kept


def test_every_card_kept_killed_resumed_and_undone(own_server: Server, walk: MakeWalker) -> None:
    walker = walk(own_server, "pl", PHONE)
    shadow = start(walker, GAME, 2, preset=EVERYTHING)
    check(walker)
    do(shadow, "deal/s1", card="worker.apprentice_04")
    do(shadow, "deal/s2", card="worker.apprentice_05")
    _not_offered(shadow, "send/worker.apprentice_04")
    do(shadow, "start", coins="6", card="building.treehouse")
    check(walker)
    _killed(own_server, shadow)

    before = shadow.state
    do(shadow, "send/worker.apprentice_04", site="building.treehouse")
    check(walker)
    walker.see("1/2")
    _undone(shadow, before)
    walker.see("0/2")
    do(shadow, "hire", wage="3", card="worker.laborer_07")
    do(shadow, "take/1")
    assert shadow.state.flow.actions == 0
    _not_offered(shadow, "take/1")
    _bought(shadow)
    check(walker)
    do(shadow, "end")
    check(walker)
    do(shadow, "take/3")
    do(shadow, "end")
    _killed(own_server, shadow)
    assert len(shadow.view().now.holdings[1].faces) == 2, "both workers are free again, after two turns and two kills"


def _not_offered(shadow: Shadow, key: str) -> None:
    """It stays in sight with its reason; it can be touched only where the table may let it happen anyway."""
    now = shadow.view().now
    move = next(move for move in now.moves if move.key == key)
    shadow.walker.see(shadow.said(move.because))
    faces = {face.key: face.name for held in now.holdings for face in held.faces}
    words = shadow.said(faces.get(move.thing or "", move.label)).split("\n")[0]
    assert bool(named(shadow.walker, words)) is move.anyway


def _killed(server: Server, shadow: Shadow) -> None:
    """No warning, no goodbye; it opens where it was."""
    walker = shadow.walker
    server.kill()
    server.start()
    walker.open("/")
    walker.see(shadow.headline())
    for held in shadow.view().now.holdings:
        for face in held.faces:
            walker.see(shadow.said(face.name))


def _undone(shadow: Shadow, before: State[Any]) -> None:
    walker = shadow.walker
    undo = next(name for name in walker.names() if name.startswith(walker.t("ui-undo", what="").rstrip()))
    walker.tap(undo)
    shadow.state = before
    walker.see(shadow.headline())


def _bought(shadow: Shadow) -> None:
    """An action that has to be bought first is said on a button of its own."""
    walker, coins = shadow.walker, shadow.state.ledger.n("s1", "coin") or 0
    form = shadow.form("send/worker.laborer_07", {"site": ("building.treehouse",)})
    assert form.confirm is not None
    before = walker.taps
    walker.touch(place(shadow, "send/worker.laborer_07"))
    asked = shadow.form("send/worker.laborer_07").asks[0]
    assert isinstance(asked, Pick)
    walker.touch(option_of(shadow, asked, "building.treehouse"))
    check(walker)
    walker.tap(shadow.said(form.confirm))
    assert walker.taps - before == TAPS["send"] + 1
    shadow.take(form)
    walker.see(shadow.undo_label(form.event))
    assert shadow.state.ledger.n("s1", "coin") == coins - 5 - 3 + 6
    assert points(shadow.state, "s1") == 1


@pytest.mark.parametrize(("language", "size"), [("en", DESKTOP), ("pl", PHONE)], ids=["en-desktop", "pl-phone"])
def test_every_card_kept_from_the_shelf_to_the_podium(
    server: Server, walk: MakeWalker, language: str, size: tuple[int, int]
) -> None:
    walker = walk(server, language, size)
    shadow = start(walker, GAME, 2, preset=EVERYTHING)
    do(shadow, "deal/s1", card="worker.apprentice_04")
    do(shadow, "deal/s2", card="worker.apprentice_05")
    do(shadow, "start", coins="machine", card="machine.kiln_1")
    do(shadow, "send/worker.apprentice_04", site="machine.kiln_1")
    assert shadow.state.ledger.n("s1", "machine.kiln_1") == 1, "a finished machine joins the workers"
    do(shadow, "take/1")
    do(shadow, "end")
    do(shadow, "start", coins="6", card="building.wash_house")
    do(shadow, "send/worker.apprentice_05", site="building.wash_house")
    do(shadow, "hire", wage="3", card="worker.laborer_06")
    do(shadow, "end")
    check(walker)

    _counted(shadow, "s1", 16)
    do(shadow, "start", coins="6", card="building.treehouse")
    do(shadow, "hire", wage="3", card="worker.laborer_07")
    do(shadow, "send/worker.laborer_07", site="building.treehouse")
    assert points(shadow.state, "s1") == 17
    do(shadow, "end")
    _alarm(shadow, shadow.setup.ids[0])
    check(walker)

    do(shadow, "send/worker.laborer_06", site="building.wash_house")
    do(shadow, "end")
    assert shadow.over()
    check(walker)
    _to_the_podium(shadow, {})


def _counted(shadow: Shadow, seat: str, n: int) -> None:
    """The table is right: so many points lie there."""
    walker = shadow.walker
    view = next(view for view in shadow.view().seats if view.seat == seat)
    line = next(line for line in view.holdings if line.thing == "vp")
    walker.tap(shadow.names[seat])
    walker.tap(walker.say.t("ui-count", shadow.names, what=line.label))
    asked = shadow.form(line.count_move).asks[0]
    number = shadow.said(asked.rows[0].label)  # type: ignore[union-attr]
    walker.tap(number)
    walker.press("Control+A")
    walker.page.keyboard.type(str(n))
    walker.press("Enter")
    form = shadow.form(line.count_move, {"n": {"n": n}})
    walker.tap(shadow.said(form.confirm))
    shadow.take(form)
    walker.see(shadow.undo_label(form.event))
    walker.tap(walker.t("ui-close"))


# ------------------------------------------------------------------------------------------------------- a full hand


def _crew(state: State[Any]) -> list[Face]:
    """Who can be sent."""
    held = game(GAME).view(state, None).now.holdings
    return [face for line in held if line.shape is Shape.RACK for face in line.faces]


def test_with_five_to_send_all_acts_are_in_sight(own_server: Server, walk: MakeWalker) -> None:
    """The rule is known by then. On a desktop all five stand in a row, and the sign of the rule beside the headline."""
    setup = agreed(GAME, names=("Ola", "Ewa", "Jan"))
    events = building(setup, lambda state: state.flow.actions and len(_crew(state)) >= CREW, seed=1)
    own_server.stop()
    key = lay(own_server.data, setup, events)
    own_server.start()
    desk, phone = (walk(own_server, "en", size) for size in (DESKTOP, PHONE))
    for walker in (desk, phone):
        walker.open(routes.table(key))
    (headline,) = (node for node in desk.nodes() if "actions left" in node.name and node.role == "h2")
    (rule,) = (node for node in desk.nodes() if node.name == desk.t("ui-rule-less"))
    assert headline.y + headline.h / 2 == pytest.approx(rule.y + rule.h / 2, abs=4)
    crew = [
        node for node in desk.nodes() if node.hit and node.name.split("\n")[-1] in ("Coins 2", "Coins 4", "no wage")
    ]
    assert (len(crew), len({node.y for node in crew})) == (CREW, 1)
    phone.tap(phone.t("ui-rule-less"))
    (end,) = (node for node in phone.nodes() if node.name.startswith(phone.t("builders-end")))
    assert not end.cut()
