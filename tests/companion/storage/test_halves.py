"""What was half answered when the app ended."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.storage.halves import Half, Halves

HALF = Half(
    drafts={"use/s1": {"fee": ("2fish",), "paid": {"wood": 1}, "n": 3, "name": "Młyn", "list": ((1, 2), (3,))}},
    form="use/s1",
)


def test_the_next_start_has_what_was_half_answered_and_gives_it_to_one_page(tmp_path: Path) -> None:
    halves = Halves(tmp_path)
    assert halves.take("t1", "d-1") == Half()
    halves.keep("t1", "d-1", HALF)
    halves.keep("t1", "d-2", Half(form="buy/s2"))
    assert halves.take("t1", "d-1") == Half(), "a second page of the same start begins anew"
    anew = Halves(tmp_path)
    assert anew.take("t1", "d-1") == HALF
    assert anew.take("t1", "d-1") == Half()
    assert anew.take("t1", "d-2").form == "buy/s2", "each device its own"
    assert anew.take("t2", "d-1") == Half(), "each table its own"


def test_what_is_recorded_or_closed_is_no_half_any_more(tmp_path: Path) -> None:
    halves = Halves(tmp_path)
    halves.keep("t1", "d-1", HALF)
    halves.keep("t1", "d-1", Half())
    assert [*(tmp_path / "halves").iterdir()] == []
    assert Halves(tmp_path).take("t1", "d-1") == Half()


def test_a_table_that_is_no_more_leaves_nothing(tmp_path: Path) -> None:
    halves = Halves(tmp_path)
    halves.only(("t1",))
    for table in ("t1", "t2"):
        halves.keep(table, "d-1", HALF)
    halves.only(("t1",))
    assert [path.name for path in (tmp_path / "halves").iterdir()] == ["t1.json"]


@pytest.mark.parametrize("said", [b"", b"{", b'{"d-1": 3}', b'{"d-1": {"drafts": {"use/s1": {"fee": null}}}}'])
def test_what_cannot_be_read_is_let_go(tmp_path: Path, said: bytes) -> None:
    (tmp_path / "halves").mkdir()
    (tmp_path / "halves" / "t1.json").write_bytes(said)
    halves = Halves(tmp_path)
    assert halves.take("t1", "d-1") == Half()
    halves.keep("t1", "d-1", HALF)
    assert Halves(tmp_path).take("t1", "d-1") == HALF


def test_where_nothing_can_be_written_everything_goes_on(tmp_path: Path) -> None:
    (tmp_path / "halves").write_text("in the way")
    halves = Halves(tmp_path)
    halves.only(())
    halves.keep("t1", "d-1", HALF)
    assert halves.take("t1", "d-1") == HALF
