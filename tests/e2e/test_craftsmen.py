"""Craftsmen in the browser: from the shelf to the podium, queues covered, ships painted, one's own cards."""

from __future__ import annotations

from typing import Final

from companion.commands.replay import replay
from companion.ui import routes
from scorers.core.forms import Answers, Pick
from scorers.core.msg import Player
from scorers.core.spots import Paint
from scorers.craftsmen.model import Craft, Phase
from tests.e2e.browser import PHONE, SMALL_PHONE, TABLET, Walker
from tests.e2e.conftest import MakeWalker
from tests.e2e.hands import do, place_name, seen
from tests.e2e.looks import check
from tests.e2e.serve import Server
from tests.e2e.shadow import Shadow
from tests.e2e.staged import agreed, guilds, holding, lay
from tests.e2e.table import all_standing, answer_all, start, winner
from tests.e2e.test_two_pages import jump

GAME: Final = "craftsmen"
MORE, EVERYTHING = 1, 2
"""The presets by their place."""

PLACE_TAPS, COVER_TAPS, HELPER_TAPS, YEAR_TAPS, HAND_TAPS = 1, 3, 31, 30, 7
"""The budgets: a helper sent, one that covers, all helpers of a season for five, a year's end, a hand of seven."""

MAJORITY: Final = 4
"""What most markers on the first ship bring."""

LEVEL: Final = {"s2": 2, "s3": 1}
"""The cards of those who end with as many points."""

Sheet = dict[str, dict[str, int]]


def order(shadow: Shadow) -> None:
    """Say what everybody's cards sum to: the first touch of more is the least there can be, 5."""
    walker, sums = shadow.walker, {seat: 5 + at for at, seat in enumerate(shadow.names)}
    for seat, n in sums.items():
        for _ in range(n - 4):
            walker.tap(walker.t("ui-more-of", what=shadow.names[seat]))
    shadow.press({"sums": sums})


def more(shadow: Shadow, part: str) -> Answers:
    """One of it for everybody, a touch each."""
    for name in shadow.names.values():
        shadow.walker.tap(shadow.walker.t("ui-more-of", what=name))
    return {part: dict.fromkeys(shadow.names, 1)}


def on_disk(server: Server) -> Craft:
    """The last journal of this app, folded anew."""
    path = max((server.data / "tables").glob("*.jsonl"), key=lambda found: found.stat().st_mtime_ns)
    story = replay(path.read_bytes())
    assert not story.differs
    state: Craft = story.steps[-1].state
    return state


def to_the_podium(shadow: Shadow, answers: Sheet) -> None:
    """Finish, answer what is still asked, see who has won."""
    walker = shadow.walker
    walker.tap(walker.t("app-finish"))
    check(walker)
    answer_all(walker, shadow, answers)
    all_standing(walker)
    (first,) = winner(shadow, dict(answers))
    walker.see(walker.say.t("app-winner", shadow.names, who=Player(first)))
    check(walker)


def pressed(shadow: Shadow) -> None:
    """Press what is pinned; whoever is asked for sets of colours has one."""
    shadow.press(more(shadow, "colours") if shadow.state.flow.phase is Phase.COLOURS else None)


def test_two_with_points_alone_from_the_shelf_to_the_podium(server: Server, walk: MakeWalker) -> None:
    walker = walk(server, "en", PHONE)
    shadow = start(walker, GAME, 2)
    check(walker)
    order(shadow)
    before = walker.taps
    while shadow.state.flow.round == 1:
        shadow.press()
    check(walker)
    assert walker.taps - before <= 8, "helpers, six stages, the end: a tap each"
    jump(shadow, "r12")
    while not shadow.over():
        check(walker)
        pressed(shadow)
    to_the_podium(shadow, {"track": {"s1": 88, "s2": 97}, "bonus": {"s1": 4, "s2": 0}})


SENT: Final = (
    *("bank", "bank", "bank", "build", "build", "build", "craft", "craft", "craft"),
    *("notary", "notary", "merchant", "hall", "merchant", "hall", "notary"),
)
"""Where helpers of five go, one after the other, while there are free spaces."""


def test_five_send_helpers_and_cover(own_server: Server, walk: MakeWalker) -> None:
    walker = walk(own_server, "pl", TABLET)
    shadow = start(walker, GAME, 5, preset=EVERYTHING)
    order(shadow)
    check(walker)
    before = walker.taps
    for building in SENT:
        assert do(shadow, f"send/{shadow.state.flow.acting}/{building}") == PLACE_TAPS
    check(walker)
    assert cover(shadow, "bank") <= COVER_TAPS
    while shadow.state.flow.phase is Phase.HELPERS:
        assert do(shadow, f"pass/{shadow.state.flow.acting}") == 1
    check(walker)
    assert walker.taps - before <= HELPER_TAPS
    jump(shadow, "r12")
    while not shadow.over():
        pressed(shadow)
    assert on_disk(own_server) == shadow.state
    to_the_podium(shadow, {"bonus": dict.fromkeys(shadow.names, 0) | {"s4": 6}, "cards": LEVEL})


def test_three_tell_what_is_printed_and_the_next_table_knows_it(own_server: Server, walk: MakeWalker) -> None:
    walker = walk(own_server, "en", PHONE)
    shadow = to_the_first_winter(start(walker, GAME, 3, preset=EVERYTHING))
    do(shadow, "make/s1", good="wine", to="ship1", printed={"points.wine": 3})
    check(walker)
    shadow.press()
    cargo = {"ship1/cargo": {"s1": 1}}
    walker.tap(walker.t("ui-more-of", what=shadow.names["s1"]), nth=1)
    check(walker)
    shadow.press(cargo)
    assert shadow.state.ledger.n("s1", "vp.ships.1") == 1 + MAJORITY
    while shadow.state.flow.round == 4:
        pressed(shadow)
    jump(shadow, "r12")
    while not shadow.over():
        pressed(shadow)
    assert on_disk(own_server) == shadow.state
    to_the_podium(shadow, {"bonus": {"s1": 4, "s2": 0, "s3": 0}, "cards": LEVEL})
    told = start(walker, GAME, 3, preset=EVERYTHING).setup
    knows = told.model_copy(update={"values": {**told.values, "points.wine": 3}})
    again = to_the_first_winter(Shadow(walker, knows))
    assert on_disk(own_server) == again.state
    do(again, "make/s2", good="wine", to="ship2")
    assert again.state.ledger.n("s2", "vp.goods") == 3
    assert on_disk(own_server) == again.state


def to_the_first_winter(shadow: Shadow) -> Shadow:
    """Where everybody has work points, helpers or not."""
    order(shadow)
    jump(shadow, "r4")
    shadow.press()
    return shadow


def cover(shadow: Shadow, building: str) -> int:
    """Cover the first helper of another that costs a fee, and pay it with a card."""
    seat = shadow.state.flow.acting
    over = shadow.form(f"send/{seat}/{building}").asks[0]
    assert isinstance(over, Pick)
    for option in over.options:
        form = shadow.form(f"send/{seat}/{building}", {"over": (option.key,)})
        if len(form.asks) > 1:
            return do(shadow, f"send/{seat}/{building}", over=option.key, fee="card")
    raise AssertionError("nobody to be paid stands there")


MARKERS: Final = {
    "s1": ("1.wine.0", "2.beer.0", "4.weapons.0"),
    "s2": ("1.wine.1", "3.tools.0", "4.bread.0"),
    "s3": ("2.beer.1", "3.tools.1"),
}
"""Whose cubes lie on the ships."""


def test_a_year_ends_with_ships_painted_and_outlives_the_app(own_server: Server, walk: MakeWalker) -> None:
    walker = walk(own_server, "pl", SMALL_PHONE)
    setup = holding(agreed(GAME))
    shadow = Shadow(walker, setup)
    events = guilds(setup, Phase.SHIPS, 8)
    own_server.stop()
    table = routes.table(lay(own_server.data, setup, events))
    own_server.start()
    shadow.state = on_disk(own_server)
    walker.open(table)
    check(walker)
    before = walker.taps
    answers = painted(shadow)
    check(walker)
    shadow.press(answers)
    assert [seat for seat in shadow.names if shadow.state.ledger.n(seat, "vp.ships.2")] == ["s1", "s2", "s3"]
    own_server.kill()
    own_server.start()
    walker.open(table)
    shadow.see_now()
    while shadow.state.flow.round == 8:
        pressed(shadow)
    assert walker.taps - before <= YEAR_TAPS
    assert on_disk(own_server) == shadow.state


def painted(shadow: Shadow) -> Answers:
    """Take each colour in hand below the first ship its cubes lie on, then touch their places."""
    given: dict[str, tuple[str, ...]] = {}
    for at, (seat, places) in enumerate(MARKERS.items()):
        if at:
            ask = _paint(shadow, given)
            ships = [ship for ship, group in enumerate(ask.spots.groups) if {spot.key for spot in group} & {*places}]
            shadow.walker.touch(seen(shadow.walker, shadow.names[seat], len(ask.spots.groups), ships[0]))
            given["holds"] = ask.dabbed(f"@{seat}")
        for place in places:
            ask = _paint(shadow, given)
            _dab(shadow, ask, place)
            given["holds"] = ask.dabbed(place)
    return given


def _paint(shadow: Shadow, given: Answers) -> Paint:
    ask = shadow.form("score/ships", given).asks[0]
    assert isinstance(ask, Paint)
    return ask


def _dab(shadow: Shadow, ask: Paint, place: str) -> None:
    """Touch a place that is still free, among those that are called alike."""
    free = [
        (spot.key, place_name(shadow, row, spot)) for row in ask.spots.rows for spot in row.spots if not spot.pieces
    ]
    name = dict(free)[place]
    alike = [key for key, words in free if words == name]
    shadow.walker.touch(seen(shadow.walker, name, len(alike), alike.index(place)))


CARDS: Final = ("purple2", "green3", "green3", "blue1", "blue1", "red1", "red2")


def test_ones_own_cards_are_added_up_and_nobody_hears_of_it(own_server: Server, walk: MakeWalker) -> None:
    walker = walk(own_server, "en", SMALL_PHONE)
    shadow = start(walker, GAME, 3, preset=MORE)
    lines = len(_journal(own_server))
    walker.tap(walker.t("ui-look-up"))
    walker.tap(walker.t("craftsmen-hand"))
    check(walker)
    before = walker.taps
    for card in CARDS:
        _add(walker, card)
    assert walker.taps - before == HAND_TAPS
    walker.see(walker.t("craftsmen-hand-worth", n=7, worth=18, faces=13))
    walker.tap("+5")
    check(walker)
    assert any("the rest is worth 13" in name for name in walker.names())
    for _ in ("the cards", "all that can be looked up"):
        walker.tap(walker.t("ui-close"))
    assert len(_journal(own_server)) == lines
    shadow.see_now()


def _add(walker: Walker, card: str) -> None:
    name = f"{walker.t(f'craftsmen-colour-{card[:-1]}')} {card[-1]}:"
    walker.touch(seen(walker, next(one for one in walker.names() if one.startswith(name)), 1, 0))


def _journal(server: Server) -> list[bytes]:
    (path,) = (server.data / "tables").glob("*.jsonl")
    return path.read_bytes().splitlines()
