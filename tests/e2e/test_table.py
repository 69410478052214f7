"""At the table: killed and resumed, undone across a restart, put right, and moved to where we are."""

from __future__ import annotations

import pytest

from scorers.core import core_moves
from scorers.core.events import Event
from scorers.core.forms import Amounts
from tests.e2e.browser import Walker
from tests.e2e.conftest import MakeWalker
from tests.e2e.looks import check
from tests.e2e.serve import Server
from tests.e2e.shadow import Shadow
from tests.e2e.table import home, start, steps

GAME = "little_town"
POINTS = 1
"""The preset that keeps points, so that there is something to put right."""


def test_killed_in_mid_round_it_opens_where_it_was(own_server: Server, walk: MakeWalker) -> None:
    walker = walk(own_server)
    shadow = start(walker, GAME, 2)
    out = shadow.pinned()[1].event
    shadow.press()
    where = walker.page.url
    own_server.kill()
    own_server.start()
    walker.open("/")
    walker.see(shadow.headline())
    walker.arrive(where)
    walker.see(shadow.undo_label(out))
    check(walker)


def test_undo_goes_on_across_a_restart(own_server: Server, walk: MakeWalker) -> None:
    walker = walk(own_server, "pl")
    shadow = start(walker, GAME, 2)
    first, events = shadow.headline(), []
    for _ in range(2):
        events.append(shadow.pinned()[1].event)
        shadow.press() if shadow.view().primary else None
        if shadow.view().primary is None:
            break
    done = [event for event in events if event]
    own_server.kill()
    own_server.start()
    walker.open("/")
    for event in reversed(done):
        walker.tap(shadow.undo_label(event))
    walker.see(first)
    walker.see(walker.t("ui-nothing-to-undo"))
    own_server.kill()
    own_server.start()
    walker.open("/")
    walker.see(first)
    walker.tap(redo_label(shadow, done[0]))
    walker.see(shadow.undo_label(done[0]))


def redo_label(shadow: Shadow, event: Event) -> str:
    return shadow.walker.say.t("ui-redo", shadow.names, what=core_moves.label(shadow.game, event))


@pytest.mark.parametrize("language", ["en", "pl"])
def test_what_lies_there_is_counted(server: Server, walk: MakeWalker, language: str) -> None:
    walker = walk(server, language)
    shadow = start(walker, GAME, 2, preset=POINTS)
    seat = shadow.setup.ids[0]
    held = next(line for line in shadow.view().seats[0].holdings if line.count_move)
    walker.tap(shadow.names[seat])
    check(walker)
    walker.tap(walker.say.t("ui-count", shadow.names, what=held.label))
    form = shadow.form(held.count_move)
    ask = form.asks[0]
    assert isinstance(ask, Amounts)
    row = ask.rows[0]
    for _ in range(2):
        walker.tap(walker.say.t("ui-more-of", shadow.names, what=row.label))
    now = (row.value or 0) + 2
    form = shadow.form(held.count_move, {"n": {"n": now}})
    check(walker)
    walker.tap(shadow.said(form.confirm))
    shadow.take(form)
    walker.see(shadow.undo_label(form.event))


def test_an_earlier_step_is_taken_back(server: Server, walk: MakeWalker) -> None:
    walker = walk(server)
    shadow = start(walker, GAME, 2, preset=POINTS)
    move = shadow.view().seats[0].moves[0]
    walker.tap(shadow.names[shadow.setup.ids[0]])
    walker.tap(shadow.said(move.label))
    form = shadow.form(move.key)
    if form.event is None:
        form = shadow.form(move.key, shadow.answer(form))
    shadow.take(form)
    assert form.event is not None
    label = shadow.said(core_moves.label(shadow.game, form.event))
    walker.tap(walker.t("ui-log"))
    (step,) = steps(walker)
    check(walker)
    walker.tap(step)
    walker.see(label)
    check(walker)
    walker.tap(walker.t("ui-take-back"))
    walker.see(walker.say.t("core-log-taken-back", shadow.names, what=core_moves.label(shadow.game, form.event)))
    assert [walker.t("ui-log-taken-back") in name for name in steps(walker)] == [False, True]


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_track_takes_us_where_we_are(server: Server, walk: MakeWalker, language: str) -> None:
    walker = walk(server, language)
    shadow = start(walker, GAME, 4)
    walker.tap(shadow.round_words())
    there = shadow.game.jumps(shadow.state)[-2]
    check(walker)
    walker.tap(shadow.said(there.label))
    form = shadow.form(core_moves.JUMP_MOVE, {"to": (there.key,)})
    walker.tap(shadow.said(form.confirm))
    shadow.take(form)
    walker.see(shadow.headline())
    check(walker)


def test_another_language_in_mid_game(server: Server, walk: MakeWalker) -> None:
    walker = walk(server, "en")
    shadow = start(walker, GAME, 2)
    walker.tap(walker.t("ui-more"))
    walker.tap(walker.t("ui-settings"))
    walker.tap("Polski")
    polish = Walker(walker.page, walker.address, "pl")
    polish.see(polish.t("app-language"))
    check(polish)
    polish.page.go_back()
    polish.see(polish.say(shadow.view().now.headline, shadow.names))
    check(polish)


def test_a_table_is_put_away_and_brought_back(own_server: Server, walk: MakeWalker) -> None:
    walker = walk(own_server)
    start(walker, GAME, 2)
    home(walker)
    walker.see(walker.t("app-continue"))
    away = next(name for name in walker.names() if name.startswith(walker.t("app-put-away", what="")))
    walker.tap(away.split("\n")[0])
    walker.see_not(walker.t("app-continue"))
    walker.tap(walker.t("app-undo"))
    walker.see(walker.t("app-continue"))
    walker.tap(walker.t("app-continue"))
    walker.arrive("/table/")


def test_the_same_people_are_three_taps_away(own_server: Server, walk: MakeWalker) -> None:
    walker = walk(own_server)
    walker.open("/")
    walker.tap(walker.t("app-start"), within=walker.t(f"{GAME}-title"))
    walker.tap(colour_of(walker, 0))
    for name in ("Ala", "Łukasz"):
        walker.type(walker.t("app-name"), name)
        walker.press("Enter")
    check(walker)
    walker.tap(walker.t("app-lay-out", n=2))
    walker.tap(walker.t("app-set-up"))
    own_server.kill()
    own_server.start()
    walker.open("/")
    home(walker)
    walker.taps = 0
    walker.tap(walker.t("app-start"), within=walker.t(f"{GAME}-title"))
    walker.see("Łukasz")
    walker.tap(walker.t("app-lay-out", n=2))
    walker.see(walker.t("app-set-up"))
    assert walker.taps <= 3
    assert walker.sees("Ala") or walker.sees("Łukasz")
    check(walker)


def colour_of(walker: Walker, at: int) -> str:
    from scorers.core.registry import game
    from tests.e2e.shadow import colour_name

    return colour_name(walker, game(GAME).info.colours[at].id)
