"""Orléans in the browser: from the shelf to the podium in all three presets, with taxes that torture."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from companion.commands.replay import replay
from companion.ui import routes
from scorers.core import core_moves
from scorers.core.forms import Answer, Answers, Form, Pick
from scorers.core.msg import Player
from scorers.core.setup import Setup
from scorers.orleans.model import Orleans
from scorers.orleans.words import name_of, say
from tests.e2e.browser import DESKTOP, PHONE, SMALL_PHONE, TABLET, Walker
from tests.e2e.conftest import MakeWalker
from tests.e2e.hands import do, option_of, place, seen
from tests.e2e.looks import check
from tests.e2e.serve import Server
from tests.e2e.shadow import Shadow, colour_name
from tests.e2e.staged import lay
from tests.e2e.table import all_standing, answer_all, start, steps, winner
from tests.e2e.test_two_pages import jump
from tests.scorers.orleans.playing import EVERYTHING, Playing

GAME: Final = "orleans"
POINTS_KEPT, ALL_KEPT = 1, 2
"""The presets by their places."""

ROUND_TAPS, SHORT_TAPS, TAX_TAPS, KEPT_TAX_TAPS, ACTION_TAPS = 5, 2, 7, 14, 3
"""The budgets: a round with nothing kept, a seat that falls short, taxes with three of four short, an action."""

Sheet = Mapping[str, Mapping[str, int]]

ANSWERS: Final[Sheet] = {
    "coins": {"s1": 12, "s2": 9},
    "grain": {"s1": 3},
    "cheese": {},
    "wine": {"s2": 2},
    "wool": {},
    "brocade": {"s1": 1},
    "position": {"s1": 16, "s2": 12},
    "stations": {"s1": 5, "s2": 3},
    "citizens": {"s1": 2, "s2": 1},
}


def go_on(shadow: Shadow) -> None:
    """Press what is pinned, or touch the first event that may be turned."""
    if shadow.view().primary is not None:
        shadow.press()
    else:
        turn(shadow, shadow.view().now.moves[0].key)


def turn(shadow: Shadow, key: str) -> None:
    """Touch an event."""
    move = next(move for move in shadow.view().now.moves if move.key == key)
    shadow.walker.tap(shadow.said(move.label))
    take(shadow, shadow.form(key))


def take(shadow: Shadow, form: Form) -> None:
    shadow.take(form)
    shadow.see_now(form.event)


def to_event(shadow: Shadow) -> None:
    """Press on until the event of this round is due."""
    while shadow.state.flow.phase != "event":
        shadow.press()


def to_the_podium(shadow: Shadow, answers: Sheet) -> None:
    """Finish, answer what is still asked, see who has won."""
    walker = shadow.walker
    walker.tap(walker.t("app-finish"))
    check(walker)
    answer_all(walker, shadow, answers)
    all_standing(walker)
    nothing = dict.fromkeys(shadow.names, 0)  # a line left empty
    (first,) = winner(shadow, {key: {**nothing, **entry} for key, entry in answers.items()})
    walker.see(walker.say.t("app-winner", shadow.names, who=Player(first)))
    check(walker)


def test_two_with_nothing_kept_from_the_shelf_to_the_podium(server: Server, walk: MakeWalker) -> None:
    walker = walk(server, "en", PHONE)
    shadow = start(walker, GAME, 2)
    before, rounds = walker.taps, 0
    while not shadow.over():
        go_on(shadow)
        if shadow.state.flow.round > rounds:
            assert walker.taps - before <= ROUND_TAPS, f"round {rounds}"
            before, rounds = walker.taps, shadow.state.flow.round
            check(walker)
    assert rounds == 18
    to_the_podium(shadow, ANSWERS)


SHORT: Final = {"s2": 2, "s3": 3, "s4": 2}
"""Who lacks how many coins."""


def test_three_of_four_fall_short_with_nothing_kept(own_server: Server, walk: MakeWalker) -> None:
    walker = walk(own_server, "pl", SMALL_PHONE)
    shadow = start(walker, GAME, 4)
    while shadow.state.flow.round == 1:
        shadow.press()
    turn(shadow, "turn/taxes")
    to_event(shadow)
    check(walker)
    before = walker.taps
    for seat, n in SHORT.items():
        fall_short(shadow, seat, n)
    assert walker.taps - before == SHORT_TAPS * len(SHORT)
    shadow.press()
    assert walker.taps - before <= TAX_TAPS
    assert on_disk(own_server) == shadow.state

    jump(shadow, "r6")
    assert shadow.state.flow.round == 6, "over three rounds nobody told of"
    check(walker)
    turn(shadow, "turn/harvest")
    to_event(shadow)
    shadow.press()
    jump(shadow, "r18")
    turn(shadow, "turn/plague")
    while not shadow.over():
        shadow.press()
    to_the_podium(shadow, ANSWERS)


def fall_short(shadow: Shadow, seat: str, n: int) -> None:
    """Touch who cannot pay, and how many coins are missing."""
    walker, key = shadow.walker, f"short/r{shadow.state.flow.round}/{seat}"
    walker.touch(seen(walker, shadow.names[seat], 2, 1))  # the plate above, the row below
    check(walker)
    walker.touch(seen(walker, str(n), 0, -1))
    take(shadow, shadow.form(key, {"short": {"short": n}}))


def on_disk(server: Server) -> Orleans:
    """The one journal of this app, folded anew."""
    (path,) = (server.data / "tables").glob("*.jsonl")
    story = replay(path.read_bytes())
    assert not story.differs
    state: Orleans = story.steps[-1].state
    return state


def short_of_taxes() -> Playing:
    """Three owe two or three coins and have none; the last can pay."""
    play = Playing.of(4, EVERYTHING).round("pilgrimage").passed().round("taxes")
    play.has("s1", coin=0, wine=6).has("s2", coin=0, grain=6, wool=4, development=16, station=3)
    return play.has("s3", coin=0, cheese=8).has("s4", grain=3).passed()


DUE: Final = "event/r2/s2"
"""What the one owes."""


class Pages:
    """Two pages of one table: what is done on one is seen on both."""

    def __init__(self, one: Walker, other: Walker, play: Playing) -> None:
        self.shadows = [Shadow(walker, in_colours(walker, play.state.setup)) for walker in (one, other)]
        self.resume(play.state)

    @property
    def taps(self) -> int:
        return sum(shadow.walker.taps for shadow in self.shadows)

    def resume(self, state: Orleans) -> None:
        for shadow in self.shadows:
            shadow.state = state

    def took(self, form: Form, *, unseen: Shadow | None = None) -> None:
        """See it on both, but where a sheet lies over it."""
        for shadow in self.shadows:
            shadow.take(form)
            if shadow is not unseen:
                shadow.walker.see(shadow.undo_label(form.event))


def in_colours(walker: Walker, setup: Setup) -> Setup:
    """Return the table as this page says it: whoever is no person of this house goes by a colour."""
    seats = (seat.model_copy(update={"name": colour_name(walker, seat.colour)}) for seat in setup.seats)
    return setup.model_copy(update={"seats": tuple(seats)})


def open_due(shadow: Shadow, key: str) -> None:
    """Open what somebody in need may give."""
    shadow.walker.touch(place(shadow, key))


def confirm(shadow: Shadow, key: str) -> Form:
    """Give what is proposed."""
    form = shadow.form(key)
    shadow.walker.touch(seen(shadow.walker, shadow.said(form.confirm), 0, -1))
    return form


def test_torture_outlives_the_app_and_two_settle_one_tax(own_server: Server, walk: MakeWalker) -> None:
    """Killed with the pieces half chosen, the app has them when it is back; another page pays for others meanwhile."""
    one, other = walk(own_server, "pl", PHONE), walk(own_server, "en", PHONE)
    play = short_of_taxes()
    own_server.stop()
    table = routes.table(lay(own_server.data, play.state.setup, play.events))
    own_server.start()
    pages = Pages(one, other, play)
    mine = pages.shadows[0]
    one.open(table)
    check(one)
    open_due(mine, DUE)
    check(one)
    one.tap(mine.said(name_of("unbuilt")))  # none of it after all
    one.tap(mine.said(name_of("grain")))
    outlives(own_server, one, table)
    one.tap(one.t("ui-close"))  # to begin anew
    other.open(table)
    before = pages.taps
    form = all_but_one_settle(pages)
    assert pages.taps - before <= KEPT_TAX_TAPS - SHORT_TAPS, "the last has not settled yet"

    take_back(mine, form)
    pages.resume(on_disk(own_server))
    assert mine.state.ledger.n("s2", "grain") == play.state.ledger.n("s2", "grain")
    check(one)
    for seat in ("s2", "s3"):
        key = f"event/r2/{seat}"
        open_due(mine, key)
        pages.took(confirm(mine, key))
    assert mine.state.flow.round == 3
    assert on_disk(own_server) == mine.state


def outlives(server: Server, walker: Walker, table: str) -> None:
    """Kill the app and start it again: the page shows what it showed."""
    shown = sorted(walker.names())
    server.kill()
    server.start()
    walker.open(table)
    assert sorted(walker.names()) == shown


def all_but_one_settle(pages: Pages) -> Form:
    """While one lies open here, another and all who can pay are settled there; return how the one was settled."""
    mine, theirs = pages.shadows
    open_due(mine, DUE)
    open_due(theirs, "event/r2/s1")
    check(theirs.walker)
    pages.took(confirm(theirs, "event/r2/s1"), unseen=mine)
    words, form = theirs.pinned()
    theirs.walker.tap(words)
    pages.took(form, unseen=mine)
    paid = confirm(mine, DUE)
    pages.took(paid)
    return paid


def take_back(shadow: Shadow, form: Form) -> None:
    """Take the last step in hand in the log, and take it back."""
    walker = shadow.walker
    assert form.event is not None
    label = core_moves.label(shadow.game, form.event)
    walker.tap(walker.t("ui-log"))
    walker.tap(steps(walker)[0])
    walker.see(shadow.said(label))
    check(walker)
    walker.tap(walker.t("ui-take-back"))
    walker.see(walker.say.t("core-log-taken-back", shadow.names, what=label))
    walker.tap(walker.t("ui-close"))


FIRST_ROUND: Final[tuple[tuple[str, Mapping[str, str], int], ...]] = (
    ("act/s1/farm_house", {}, 1),
    ("act/s2/village", {"follower": "craftsman"}, 2),
    ("act/s3/castle", {}, 1),
    ("act/s1/castle", {}, 1),
    ("act/s2/castle", {}, 1),
    ("act/s3/ship", {"good": "wine"}, 2),
    ("act/s1/village", {"follower": "trader", "tile": "sacristy"}, 3),
    ("act/s2/guildhall", {}, 1),
    ("pass/s3", {}, 1),
    ("pass/s1", {}, 1),
    ("act/s2/university", {}, 1),
    ("pass/s2", {}, 1),
)
"""What is done in round 1, and in how many taps."""


def test_everything_kept_from_the_shelf_to_the_podium(own_server: Server, walk: MakeWalker) -> None:
    walker = walk(own_server, "pl", TABLET)
    shadow = start(walker, GAME, 3, preset=ALL_KEPT)
    check(walker)
    planned(shadow)
    for key, answers, taps in FIRST_ROUND:
        check(walker)
        before = walker.taps
        if key.startswith("pass"):
            shadow.press()
        else:
            do(shadow, key, **answers)
        assert walker.taps - before == taps <= ACTION_TAPS, key
    assert on_disk(own_server) == shadow.state
    looked_up(shadow)

    a_round(shadow, "income")
    assert shadow.state.ledger.n("s1", "coin") == 5 + 1 + 1, "alone in front among the farmers, and level 1"
    jump(shadow, "r18")
    a_round(shadow, "trading_day")
    assert shadow.over()
    assert on_disk(own_server) == shadow.state
    to_the_podium(shadow, {})


def looked_up(shadow: Shadow) -> None:
    """Read every chapter, and what one of its faces says."""
    walker = shadow.walker
    walker.tap(walker.t("ui-look-up"))
    for chapter in shadow.view().chapters:
        walker.tap(shadow.said(chapter.label))
        walker.touch(seen(walker, shadow.said(chapter.faces[0].name), 0, -1))
        walker.see(shadow.said(chapter.faces[0].text))
        check(walker)
        walker.tap(walker.t("ui-close"))
    walker.tap(walker.t("ui-close"))


def planned(shadow: Shadow) -> None:
    """A tap for the hourglass, one when all have planned; the census follows by itself."""
    before = shadow.walker.taps
    go_on(shadow)
    check(shadow.walker)
    shadow.press()
    assert shadow.walker.taps - before == 1 + 1
    assert shadow.state.flow.phase == "actions"


def a_round(shadow: Shadow, event: str) -> None:
    """The hourglass, all pass, and one tap for the event."""
    turn(shadow, f"turn/{event}")
    shadow.press()
    for _ in shadow.names:
        shadow.press()
    check(shadow.walker)
    before = shadow.walker.taps
    shadow.press()
    assert shadow.walker.taps - before == 1


def test_points_kept_from_the_shelf_to_the_podium(own_server: Server, walk: MakeWalker) -> None:
    """What tracks and roads bring is told, taxes and harvest come by themselves; slips of the hand are mended."""
    walker = walk(own_server, "en", DESKTOP)
    shadow = start(walker, GAME, 3, preset=POINTS_KEPT)
    told_in_round_one(shadow)
    turn(shadow, "turn/taxes")
    census(shadow, most="s1", least="s2")
    to_event(shadow)
    check(walker)
    shadow.press()
    assert coins(shadow) == [6, 3, 4], "one in front and one behind at the census; three goods are a coin"
    short_of_food(shadow)
    assert on_disk(own_server) == shadow.state

    jump(shadow, "r17")
    for event in ("trading_day", "income"):
        turn(shadow, f"turn/{event}")
        to_event(shadow)
        shadow.press()
    assert shadow.over()
    to_the_podium(shadow, {})


def told_in_round_one(shadow: Shadow) -> None:
    """A marker too far is undone; what others got is told behind their names."""
    go_on(shadow)
    shadow.press()
    marker(shadow, "s1", 3)
    assert shadow.state.ledger.n("s1", "citizen.dev_3") == 1, "the first to come there takes the citizen"
    before = shadow.state
    slip = marker(shadow, "s1", 8)
    shadow.walker.tap(shadow.undo_label(slip.event))
    shadow.state = before
    gain(shadow, "s2", {"cheese": 3, "station": 1})
    gain(shadow, "s3", {"wool": 3}, citizen="boatman_track")
    check(shadow.walker)
    shadow.press()


def short_of_food(shadow: Shadow) -> None:
    """Coins given by mistake come back; then two are left for five, and three pieces go instead."""
    turn(shadow, "turn/harvest")
    while shadow.state.flow.phase != "actions":
        shadow.press()
    before = shadow.state
    slip = gain(shadow, "s3", {"coin": -1})
    take_back(shadow, slip)
    shadow.state = before
    gain(shadow, "s3", {"coin": -2})
    shadow.press()
    key = "event/r3/s3"
    (pay,) = (move for task in shadow.view().now.tasks for move in task.moves if move.key == key)
    shadow.walker.tap(shadow.said(pay.label))
    check(shadow.walker)
    take(shadow, confirm(shadow, key))
    shadow.press()
    assert coins(shadow) == [2, 2, 0], "the census as last time; five coins for no food, or what is there and pieces"


def coins(shadow: Shadow) -> list[int | None]:
    """Return what everybody has in coins."""
    return [shadow.state.ledger.n(seat, "coin") for seat in shadow.names]


def census(shadow: Shadow, most: str, least: str) -> None:
    """Say who is alone in front, and who behind."""
    for at, seat in enumerate((most, least)):
        shadow.walker.touch(seen(shadow.walker, shadow.names[seat], 2, at))  # each stands in both questions
    shadow.press({"most": (most,), "least": (least,)})


def behind(shadow: Shadow, seat: str, key: str) -> None:
    """Open what can be told of a seat at any moment, behind its name."""
    shadow.walker.tap(shadow.names[seat])
    moves = next(one.moves for one in shadow.view().seats if one.seat == seat)
    shadow.walker.touch(seen(shadow.walker, shadow.said(next(m.label for m in moves if m.key == key)), 0, -1))


def marker(shadow: Shadow, seat: str, to: int) -> Form:
    """Touch where the marker of development goes."""
    behind(shadow, seat, f"develop/{seat}")
    check(shadow.walker)
    shadow.walker.touch(seen(shadow.walker, shadow.said(say("space", n=to)), 0, -1))
    return told(shadow, f"develop/{seat}", {"to": (str(to),)})


def gain(shadow: Shadow, seat: str, things: Mapping[str, int], citizen: str = "") -> Form:
    """Say what somebody got or gave, touch by touch."""
    walker, key = shadow.walker, f"gain/{seat}"
    behind(shadow, seat, key)
    for name, n in things.items():
        for _ in range(abs(n)):
            walker.tap(walker.t("ui-more-of" if n > 0 else "ui-less", what=name_of(name)))
    answers: dict[str, Answer] = {"things": things}
    if citizen:
        asked = next(ask for ask in shadow.form(key).asks if ask.key == "citizens")
        assert isinstance(asked, Pick)
        walker.touch(option_of(shadow, asked, citizen))
        answers["citizens"] = (citizen,)
    walker.touch(seen(walker, shadow.said(shadow.form(key, answers).confirm), 0, -1))
    return told(shadow, key, answers)


def told(shadow: Shadow, key: str, answers: Answers) -> Form:
    """See that it was recorded."""
    form = shadow.form(key, answers)
    shadow.take(form)
    shadow.walker.see(shadow.undo_label(form.event))
    return form
