"""Two at one table: who feeds while somebody counts succeeds, and what only speaks refuses nobody."""

from __future__ import annotations

import pytest

from companion.table import table as table_module
from companion.table.table import _touches
from scorers.core.events import Event
from scorers.core.issues import hint
from scorers.core.ledger import Transfer
from scorers.core.msg import BOX, TABLE, msg
from tests.companion.table.support import Play, rested


def test_a_hint_refuses_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    play = Play()
    monkeypatch.setattr(table_module, "check", lambda *_: (hint("kernel-hint"),))
    assert play.send(rested(play, "s1")).taken


def test_a_task_is_done_although_its_goods_were_counted_meanwhile() -> None:
    play = Play()
    base, build = play.table.n, play.event("build/s1")
    assert build.settles
    assert play.count("s1", "coin", 9, "tablet").taken
    assert play.send(build, base=base).taken


def test_what_settles_nothing_is_refused_once_its_goods_were_touched() -> None:
    play = Play()
    base, build = play.table.n, play.event("build/s1").model_copy(update={"settles": ()})
    assert play.count("s1", "coin", 9, "tablet").taken
    late = play.send(build, base=base)
    assert not late.taken
    assert late.why is not None
    assert late.why.id == "core-happened-instead"


def test_two_count_the_same_of_the_table_one_after_the_other() -> None:
    play = Play()
    base = play.table.n
    mine = play.event(f"core/count/{TABLE}/grain", {"n": {"n": 4}})
    assert play.count(TABLE, "grain", 9, "tablet").taken
    assert play.send(mine, base=base).taken


@pytest.mark.parametrize(
    ("src", "dst", "touched"),
    [
        (TABLE, "s1", {("s1", "fish")}),
        ("s1", BOX, {("s1", "fish")}),
        ("s1@chapel", "s2", {("s1", "fish"), ("s2", "fish")}),
        (TABLE, BOX, set()),
    ],
)
def test_only_what_seats_hold_is_touched(src: str, dst: str, touched: set[tuple[str, str]]) -> None:
    assert _touches(Event(transfers=(Transfer(src=src, dst=dst, thing="fish"),))) == touched


def test_what_no_longer_fits_says_what_happened_meanwhile() -> None:
    play = Play()
    base = play.table.n
    mine = play.event("core/count/s2/coin", {"n": {"n": 4}})  # and 23 are left
    assert play.count("s1", "coin", 9, "tablet").taken
    late = play.send(mine, base=base)
    assert late.why == msg("core-happened-instead", what=play.table.label(last(play)))
    assert [issue.code for issue in late.issues] == ["core-more-than-box"]
    assert play.send(mine).why == late.issues[0].text


def test_what_happened_instead_is_named() -> None:
    play = Play()
    base = play.table.n
    assert play.send(rested(play, "s1")).taken
    late = play.send(rested(play, "s1"), base=base)
    assert late.why == msg("core-happened-instead", what=play.table.label(last(play)))


def last(play: Play) -> Event:
    step = play.table.undo_step
    assert step is not None
    return step.event
