"""Two people, two devices, one table."""

from __future__ import annotations

from scorers.core import core_moves
from tests.e2e.browser import Walker
from tests.e2e.conftest import MakeWalker
from tests.e2e.serve import Server
from tests.e2e.shadow import Shadow
from tests.e2e.table import start, steps

GAME = "little_town"
EVERYTHING = 2


def test_both_press_next_and_it_advances_once(server: Server, walk: MakeWalker) -> None:
    one, other = walk(server), walk(server, "pl")
    shadow = start(one, GAME, 4)
    join(one, other)
    theirs = Shadow(other, shadow.setup)
    mine, yours = shadow.pinned()[0], theirs.pinned()[0]
    one._look()
    other._look()
    one.find(mine).evaluate("e => e.click()")
    other.find(yours).evaluate("e => e.click()")
    shadow.take(shadow.pinned()[1])
    theirs.state = shadow.state
    one.see(shadow.headline())
    other.see(theirs.headline())
    one.tap(one.t("ui-log"))
    assert len(steps(one)) == 1


def test_both_feed_at_once_and_both_succeed(server: Server, walk: MakeWalker) -> None:
    one, other = walk(server), walk(server)
    shadow = start(one, GAME, 2, preset=EVERYTHING)
    feeding = next(at for at in shadow.game.jumps(shadow.state) if "feed" in at.key)
    jump(shadow, feeding.key)
    join(one, other)
    rows = [task for task in shadow.view().now.tasks if not task.done]
    assert len(rows) == 2
    one._look()
    other._look()
    fingers = [
        walker.find(shadow.said(row.moves[0].label), nth=at).element_handle()
        for at, (walker, row) in enumerate(zip((one, other), rows, strict=True))
    ]
    for finger in fingers:  # both are on the glass before either is taken
        finger.evaluate("e => e.click()")
    for row in rows:
        shadow.take(shadow.form(row.moves[0].key))
    one.see(shadow.headline())
    other.see(shadow.headline())


def test_what_one_does_the_other_sees(server: Server, walk: MakeWalker) -> None:
    one, other = walk(server), walk(server)
    shadow = start(one, GAME, 2)
    join(one, other)
    shadow.press()
    other.see(shadow.headline())


def join(one: Walker, other: Walker) -> None:
    """The other device opens the same table."""
    other.open(one.page.url.removeprefix(one.address))
    other.see(other.t("ui-more"))


def jump(shadow: Shadow, to: str) -> None:
    walker = shadow.walker
    walker.tap(shadow.round_words())
    label = next(at.label for at in shadow.game.jumps(shadow.state) if at.key == to)
    walker.tap(shadow.said(label))
    form = shadow.form(core_moves.JUMP_MOVE, {"to": (to,)})
    walker.tap(shadow.said(form.confirm))
    shadow.take(form)
    walker.see(shadow.headline())
