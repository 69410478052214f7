"""Who holds what."""

import pytest
from pydantic import ValidationError

from scorers.core.amount import UNKNOWN, at_least, known
from scorers.core.ledger import Ledger, Transfer, owner_msg, place, seat_of
from scorers.core.msg import BOX, TABLE, Player, msg


def move(src: str, dst: str, thing: str, n: int = 1) -> Transfer:
    return Transfer(src=src, dst=dst, thing=thing, n=n)


BOOKS = Ledger(
    frozenset({"wood", "fish", "vp"}),
    {("s1", "wood"): known(3), (TABLE, "wood"): known(12), ("s2", "wood"): at_least(1)},
    frozenset({"vp"}),
)


def test_what_goes_from_one_comes_to_the_other() -> None:
    after = BOOKS.post([move(TABLE, "s1", "wood", 2), move("s1", "s3", "wood")])
    assert [after.n(owner, "wood") for owner in (TABLE, "s1", "s3")] == [10, 4, 1]
    assert BOOKS.n("s1", "wood") == 3


def test_a_thing_nobody_keeps_leaves_no_trace() -> None:
    assert BOOKS.post([move("s1", "s2", "clay")]) is BOOKS
    assert BOOKS.get("s1", "clay") == UNKNOWN
    assert BOOKS.with_counts({("s1", "clay"): known(4)}).keeping(["clay"], {}).get("s1", "clay") == known(0)


def test_a_seat_without_an_entry_holds_none_and_the_table_nobody_knows_what() -> None:
    assert BOOKS.get("s2", "fish") == known(0)
    assert BOOKS.get(TABLE, "fish") == BOOKS.get(BOX, "fish") == UNKNOWN
    assert BOOKS.get("table@offer", "fish") == known(0)


@pytest.mark.parametrize("owner", ["s1", "s2", TABLE, BOX, "table@offer"])
def test_all_of_an_owner_is_what_it_has_of_each(owner: str) -> None:
    things = ("wood", "fish", "clay", "vp")
    assert BOOKS.all_of(owner, things) == {thing: BOOKS.get(owner, thing) for thing in things}


def test_a_reserve_without_limit_gives_and_takes() -> None:
    after = BOOKS.post([move(TABLE, "s1", "fish", 5), move("s1", BOX, "fish", 2)])
    assert after.n("s1", "fish") == 3
    assert after.get(TABLE, "fish") == UNKNOWN


def test_only_a_debt_sinks_below_zero() -> None:
    after = BOOKS.post([move("s1", TABLE, "vp", 3), move("s2", TABLE, "wood", 3)])
    assert after.n("s1", "vp") == -3
    assert after.get("s2", "wood") == at_least(0)


def test_equal_holdings_are_equal_ledgers() -> None:
    there = [move("s1", "s3", "wood", 3), move("s3", place("s3", "yard"), "wood", 3)]
    back = [t.reversed() for t in reversed(there)]
    assert BOOKS.post(there).post(back) == BOOKS
    assert BOOKS.with_counts({("s3", "wood"): known(0)}) == BOOKS


def test_an_empty_reserve_is_known_to_be_empty() -> None:
    assert BOOKS.post([move(TABLE, "s1", "wood", 12)]).get(TABLE, "wood") == known(0)


def test_a_place_belongs_to_its_seat() -> None:
    books = BOOKS.post([move(TABLE, "s1@yard", "wood", 4)])
    assert sorted(books.held("s1")) == [("s1", "wood", known(3)), ("s1@yard", "wood", known(4))]
    assert list(books.held("s1", "fi")) == []
    books = books.with_counts({("s7", "wood"): known(0), ("s8", "wood"): UNKNOWN})
    assert set(books.owners("wood")) == {"s1", TABLE, "s2", "s1@yard"}
    assert books.post([move("s1", "s2", "fish")]).owners("fish") == ("s2",), "not who holds something else"
    assert seat_of("s1@yard") == "s1"


def test_starting_and_stopping_to_keep() -> None:
    books = BOOKS.keeping(["clay"], {("s1", "clay"): known(2), ("s2", "clay"): UNKNOWN})
    assert (books.keeps("clay"), books.n("s1", "clay"), books.get("s2", "clay")) == (True, 2, UNKNOWN)
    gone = books.dropping(["clay", "wood"])
    assert (gone.keeps("wood"), gone.get("s1", "wood")) == (False, UNKNOWN)
    assert gone.keeping(["wood"], {}).n("s1", "wood") == 0


def test_nothing_is_no_transfer() -> None:
    with pytest.raises(ValidationError):
        move("s1", "s2", "wood", 0)


def test_owners_in_a_sentence() -> None:
    assert owner_msg("s1@yard") == msg("core-owner-seat", who=Player("s1"))
    assert owner_msg(TABLE) == owner_msg("table@offer") == msg("core-owner-table")
    assert owner_msg(BOX) == msg("core-owner-box")
