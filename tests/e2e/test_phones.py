"""Everybody's phone: a scan, a tap and a seat; the end of an evening, five at a feast, sleep, put out, a kill."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final

from playwright.sync_api import ElementHandle

from companion.ui import routes
from scorers.core.events import Event
from scorers.core.forms import Form, Pick
from scorers.core.game import Game, apply
from scorers.core.issues import Level
from scorers.core.msg import Player
from scorers.core.registry import game
from scorers.core.setup import Setup
from scorers.core.state import State
from tests.e2e.browser import PATIENCE, PHONE, SMALL_PHONE, TABLET, Walker
from tests.e2e.conftest import MakeWalker
from tests.e2e.guests import be, invite, link_of, phone, shown, typed
from tests.e2e.looks import check
from tests.e2e.serve import Server
from tests.e2e.shadow import Shadow
from tests.e2e.staged import agreed, lay, over, town
from tests.e2e.table import all_standing, answer_all
from tests.e2e.test_craftsmen import CARDS, _add
from tests.e2e.test_le_havre import move_of, on_disk, touch

FIVE: Final = ("Ola", "Ewa", "Jan", "Tomek", "Iza")

LAST: Final = 4
"""So many turns of Little Town are left: everybody has one."""

COMES_BACK: Final = 30.0
"""Seconds in which a page finds back by itself."""

ANEW: Final = "() => window.before !== true && document.querySelector('flt-semantics-placeholder') !== null"
"""Whether it is another page than was marked."""


@dataclass
class Evening:
    """Everybody around a table: whose phone shows what, and how the game stands."""

    server: Server
    host: Walker
    state: State[Any]
    place: tuple[str, str]
    code: str
    phones: dict[str, Walker] = field(default_factory=dict)

    @property
    def game(self) -> Game[Any]:
        return game(self.state.setup.slug)

    @property
    def names(self) -> dict[str, str]:
        return {seat.id: seat.name for seat in self.state.setup.seats}

    @property
    def walkers(self) -> tuple[Walker, ...]:
        return (self.host, *self.phones.values())

    def comes(
        self,
        walk: MakeWalker,
        seat: str,
        language: str = "en",
        *,
        size: tuple[int, int] = PHONE,
        dark: bool = False,
    ) -> Walker:
        """Scan, say who one is: that is all."""
        walker = phone(walk, self.server, self.place, language, size=size, dark=dark)
        check(walker)
        walker.taps = 0
        be(walker, self.names[seat])
        assert walker.taps == 1, "with the scan that makes two"
        self.phones[seat] = walker
        return walker

    def of(self, seat: str) -> Shadow:
        """What the phone of a seat ought to show; the host's device for whoever has none."""
        shadow = Shadow(self.phones.get(seat, self.host), self.state.setup)
        shadow.state = self.state
        return shadow

    def take(self, form: Form) -> None:
        assert form.event is not None, form
        self.state = apply(self.game, self.state, form.event)

    def all_show_it(self) -> None:
        """Every device shows where the game stands and what everybody has, each in its own language."""
        for seat in ("", *self.phones):
            shadow = self.of(seat)
            shadow.walker.see(shadow.round_words())
            for found in shadow.view().seats:
                if found.seat in self.names and found.figure is not None:
                    until(partial(_says, shadow.walker, self.names[found.seat], found.figure.amount.n))


def _says(walker: Walker, who: str, n: int | None) -> bool:
    """Whether the plate of somebody, or the panel beside a board, shows that figure."""
    figure = str(n).replace("-", "\N{MINUS SIGN}")
    return any(who == said[0] and figure in said for said in (name.split("\n") for name in walker.names()))


def until(so: Callable[[], object], within: float = PATIENCE) -> None:
    end = time.monotonic() + within
    while not so():
        assert time.monotonic() < end, "it did not come to that"
        time.sleep(0.05)


def evening(server: Server, host: Walker, setup: Setup, events: Sequence[Event] = ()) -> Evening:
    """A table as it has been played so far, and its door open."""
    shown = game(setup.slug)
    state = shown.begin(setup)
    for event in events:
        state = apply(shown, state, event)
    server.stop()
    key = lay(server.data, setup, events)
    server.start()
    host.open(routes.table(key))
    address, code = invite(host)
    check(host)
    host.tap(host.t("app-back"))
    host.tap(host.t("ui-close"))
    return Evening(server, host, state, (address, link_of(server)), code)


def journal(server: Server) -> list[bytes]:
    (path,) = (server.data / "tables").glob("*.jsonl")
    return path.read_bytes().splitlines()


# ------------------------------------------------------------------------------------------------ the end of an evening


def test_an_evening_ends_on_three_phones_and_a_tablet(own_server: Server, walk: MakeWalker) -> None:
    setup = agreed("little_town")
    here = evening(own_server, walk(own_server, "pl", TABLET), setup, _but_the_last_turns(setup))
    here.comes(walk, "s1", "pl")
    here.comes(walk, "s2", "en", dark=True)
    here.comes(walk, "s3", "en", size=SMALL_PHONE)
    here.all_show_it()
    lines = len(journal(own_server))
    for _ in range(LAST):
        _place(here)
    here.all_show_it()
    steps = LAST
    while not here.state.flow.over:
        seat = next(task.seat for task in here.of("").view().now.tasks if not task.done)
        _feed(here, here.of(seat or ""), seat or "")
        steps += 1
    assert len(journal(own_server)) == lines + steps, "nothing lost, nothing twice"
    assert on_disk(own_server) == here.state
    _all_to_the_podium(here)


def _but_the_last_turns(setup: Setup) -> list[Event]:
    """The steps up to where everybody has one turn left."""
    shown, events = game(setup.slug), list(town(setup, over))
    state, turns = game(setup.slug).begin(setup), []
    for at, event in enumerate(events):
        if state.flow.phase == "turns" and event.plain()["kind"] in ("worker_placed", "tile_built"):
            turns.append(at)
        state = apply(shown, state, event)
    return events[: turns[-LAST]]


def _place(here: Evening) -> None:
    """Whoever is on turn places a worker, on their own phone; all see it before the next does."""
    (seat,) = here.of("").view().track.acting
    shadow = here.of(seat)
    board = next(ask for ask in shadow.form("place").asks if isinstance(ask, Pick) and ask.grid)
    free = (option for option in board.options if option.because is None)
    made = ((option, shadow.form("place", {board.key: (option.key,)})) for option in free)
    option, form = next(
        (option, form)
        for option, form in made
        if form.event is not None and all(issue.level is Level.HINT for issue in form.issues)
    )
    shadow.walker.tap(shadow.called(board, option))
    shadow.walker.tap(shadow.said(form.confirm))
    for each in map(here.of, ("", *here.phones)):
        each.walker.see(each.undo_label(form.event))
    here.take(form)


def _feed(here: Evening, shadow: Shadow, seat: str) -> None:
    """Somebody feeds, on their own phone: their row is the first there."""
    row = next(task for task in shadow.view().now.tasks if task.seat == seat)
    form = shadow.form(row.moves[0].key)
    said = shadow.said(row.moves[0].label)
    others = [task for task in shadow.view().now.tasks if not task.done and task.moves]
    alike = [task.seat for task in others if shadow.said(task.moves[0].label) == said]
    nth = alike.index(seat) if shadow.walker is here.host else 0
    # Who pays as proposed has a row that is one button; who does not has a button in it.
    rows = [node.name for node in shadow.walker.nodes() if node.hit and said in node.name.split("\n")]
    shadow.walker.tap(rows[nth], nth=rows[:nth].count(rows[nth]))
    here.take(form)
    until(lambda: len(journal(here.server)) and on_disk(here.server) == here.state)


def _all_to_the_podium(here: Evening) -> None:
    """The host counts; all devices show it, in their own language."""
    host = here.of("")
    host.walker.tap(host.walker.t("app-finish"))
    if host.game.closing(host.state, {}).open:
        answer_all(host.walker, host, {})
    sheet = here.game.sheet(here.state.setup, here.state).prefilled()
    result = here.game.score(here.state.setup, sheet, here.state.rulings)
    for walker in here.walkers:
        walker.see(walker.t("app-total"))
        all_standing(walker)
        first = result.ranking().winners
        if len(first) == 1:
            walker.see(walker.say.t("app-winner", here.names, who=Player(first[0])))
        for seat, name in here.names.items():
            walker.see(name)
            assert any(str(result.known(seat)).replace("-", "−") in said for said in walker.names())
        check(walker)


# ------------------------------------------------------------------------------------------------------- five at once


def test_five_feed_at_once_and_two_borrow(own_server: Server, walk: MakeWalker) -> None:
    setup = agreed("le_havre", names=FIVE)
    shadow = Shadow(walk(own_server, "pl"), setup)
    events: list[Event] = []
    steps: list[tuple[str, dict[str, Any]]] = [
        ("core/jump", {"to": ("r19e",)}),
        *((f"core/count/s{n}/franc", {"n": {"n": 9}}) for n in (3, 4, 5)),
    ]
    for move, answers in steps:
        form = shadow.form(move, answers)
        assert form.event is not None
        events.append(form.event)
        shadow.take(form)
    here = evening(own_server, shadow.walker, setup, events)
    for seat, language in (("s2", "en"), ("s3", "pl"), ("s4", "en"), ("s5", "pl")):
        here.comes(walk, seat, language, dark=seat == "s3", size=SMALL_PHONE)
    here.all_show_it()
    lines = len(journal(own_server))
    fingers = [_finger(here, seat) for seat in setup.ids]
    for finger in fingers:
        finger.evaluate("e => e.click()")
    until(lambda: len(journal(own_server)) == lines + len(FIVE))
    here.state = on_disk(own_server)
    assert [here.state.ledger.n(seat, "loan") for seat in setup.ids] == [1, 1, 0, 0, 0]
    assert [here.state.ledger.n(seat, "franc") for seat in setup.ids] == [3, 3, 3, 3, 3]
    here.all_show_it()
    assert len(journal(own_server)) == lines + len(FIVE), "each once"


def _finger(here: Evening, seat: str) -> ElementHandle:
    """Put a finger on what feeds a seat, as far as it is not yet pressed."""
    shadow = here.of(seat)
    walker, move = shadow.walker, next(t for t in shadow.view().now.tasks if t.seat == seat).moves[0]
    form, said = shadow.form(move.key), shadow.said(move.label)
    walker.see(said)
    if form.asks:
        walker.tap(said)
        said = shadow.said(form.confirm)
        walker.see(said)
    walker._look()
    found = walker.find(said).element_handle()
    assert found is not None
    return found


# --------------------------------------------------------------------------------------- asleep, put out, the host gone


def test_a_phone_sleeps_one_is_put_out_and_the_host_is_killed(own_server: Server, walk: MakeWalker) -> None:
    here = evening(own_server, walk(own_server, "en", TABLET), agreed("le_havre"))
    one = here.comes(walk, "s1", "pl")
    here.comes(walk, "s2", dark=True)
    third = here.phones["s3"] = typed(walk, own_server, here.place[0], here.code, "pl")
    be(third, here.names["s3"])
    _play(here, "s1")
    _sleeps(one, lambda: _play(here, "s2"))
    here.all_show_it()
    _is_put_out(here, "s3")
    here.all_show_it()
    lines = len(journal(own_server))
    for walker in here.walkers:
        walker.page.evaluate("window.before = true")
    own_server.kill()
    own_server.start()
    for walker in here.walkers:
        _finds_back(walker)
    here.all_show_it()
    _play(here, "s2")
    assert len(journal(own_server)) == lines + 2
    here.all_show_it()


def _play(here: Evening, by: str) -> None:
    """Whoever is on turn takes what lies there first, on that phone."""
    shadow = here.of(by)
    for kind in ("tile", "take"):
        touch(
            shadow, next(move.key for move in shadow.view().now.moves if move.key.startswith(kind) and not move.because)
        )
    here.state = shadow.state


def _sleeps(walker: Walker, meanwhile: Callable[[], object]) -> None:
    """The page is thrown away, the others play on, and it is opened again: it comes back as itself."""
    context = walker.page.context
    walker.page.close()
    meanwhile()
    walker.page = context.new_page()
    walker.open("/")
    walker.see(walker.t("ui-more"))
    assert not walker.sees(walker.t("app-who-are-you"))
    context.set_offline(True)
    context.set_offline(False)


def _is_put_out(here: Evening, seat: str) -> None:
    """The host puts a phone out: at once it has nothing any more."""
    host, out = here.host, here.phones.pop(seat)
    host.tap(host.t("ui-more"))
    host.tap(host.t("ui-phones"))
    host.see(here.names[seat])
    check(host)
    before = shown(host)
    host.tap(host.t("app-put-out", phone=host.t("app-phone-n", n=3)))
    check(host)
    host.tap(host.t("app-stays"))
    host.see_not(host.t("app-put-out-now"))
    host.tap(host.t("app-put-out", phone=host.t("app-phone-n", n=3)))
    host.tap(host.t("app-put-out-now"))
    out.page.wait_for_selector("#code", state="attached")  # it loads itself anew, and is any stranger's
    assert out.page.inner_text("[role=alert]") == out.t("door-put-out")
    assert shown(host)[1] != before[1], "what it came in by opens nothing any more"
    host.tap(host.t("app-back"))
    host.see(host.t("ui-more"))


def _finds_back(walker: Walker) -> None:
    """The page loads itself anew once the app is there again."""
    walker.page.wait_for_function(ANEW, timeout=COMES_BACK * 1000)
    walker.listen()
    walker.see(walker.t("ui-more"))


# -------------------------------------------------------------------------------------------------- each for themselves


def test_each_for_their_own_seat_and_who_looks_presses_nothing(own_server: Server, walk: MakeWalker) -> None:
    here = evening(own_server, walk(own_server, "en", TABLET), agreed("le_havre"))
    host = here.of("")
    touch(host, "tile/T7")
    here.state = host.state
    here.comes(walk, "s1", "pl")
    other = here.comes(walk, "s2", "pl", dark=True)
    looker = phone(walk, own_server, here.place, "en")
    looker.tap(looker.t("app-look-on"))
    looker.see(looker.t("ui-more"))
    table = phone(walk, own_server, here.place, "pl", size=TABLET)
    table.tap(table.t("app-as-table-view"))
    table.see(here.names["s1"])
    _each_for_themselves(host.walker)
    lines = len(journal(own_server))
    theirs, own = here.of("s2"), here.of("s1")
    take = move_of(theirs, "take/s1/wood")
    other.tap(theirs.said(take.label))
    other.see(other.say.t("ui-only-seat", here.names, who=Player("s1")))
    check(other)
    offered = looker.say(take.label, here.names)
    assert not any(node.hit and not node.disabled and node.name.startswith(offered) for node in looker.nodes())
    looker.see(looker.t("ui-only-look"))
    check(looker)
    assert len(journal(own_server)) == lines
    touch(own, take.key)
    here.state = own.state
    assert len(journal(own_server)) == lines + 1
    assert on_disk(own_server) == here.state
    table.see(table.say(here.of("").view().now.headline, here.names))
    check(table)


def _each_for_themselves(host: Walker) -> None:
    host.tap(host.t("ui-more"))
    host.tap(host.t("ui-phones"))
    host.tap(host.t("app-may-own"))
    check(host)


# ------------------------------------------------------------------------------------------------------ one's own cards


def test_ones_own_cards_are_on_no_other_screen(own_server: Server, walk: MakeWalker) -> None:
    here = evening(own_server, walk(own_server, "en", TABLET), agreed("craftsmen"))
    one, other = here.comes(walk, "s1"), here.comes(walk, "s2")
    lines = len(journal(own_server))
    for walker in (one, other):
        walker.tap(walker.t("ui-look-up"))
        walker.tap(walker.t("craftsmen-hand"))
    for card in CARDS:
        _add(one, card)
    worth = one.t("craftsmen-hand-worth", n=7, worth=18, faces=13)
    one.see(worth)
    for walker in (here.host, other):
        walker.settle()
        assert not walker.sees(worth)
        assert not walker.sees(worth.split(",", maxsplit=1)[0])
    assert len(journal(own_server)) == lines
