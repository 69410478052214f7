"""The fingerprint of a state: the same for the same state, another for any other."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, replace
from itertools import combinations

from companion.table.digest import digest, plain
from scorers.core.amount import UNKNOWN, Amount, at_least, known
from scorers.core.ledger import Key
from scorers.core.state import Flow, State
from tests.scorers.kernel_game import GAME, new_setup
from tests.scorers.kernel_game.model import KernelState, Phase

START: KernelState = GAME.begin(new_setup(3))


def counted(counts: Mapping[Key, Amount]) -> KernelState:
    return replace(START, ledger=START.ledger.with_counts(counts))


def test_every_part_of_a_state_changes_it() -> None:
    others = [
        START,
        replace(START, flow=replace(START.flow, round=2)),
        replace(START, flow=replace(START.flow, phase=Phase.FEAST)),
        replace(START, flow=replace(START.flow, done=frozenset({"r1/feast/s1"}))),
        replace(START, flow=replace(START.flow, reopened=frozenset({"r1/feast/s1"}))),
        replace(START, flow=replace(START.flow, over=True)),
        replace(START, keeps=START.keeps - {"points"}),
        replace(START, rulings={**START.rulings, "grain_feeds": "no"}),
        replace(START, values={**START.values, "relic.crown": 7}),
        replace(START, skipped="r1/feast"),
        replace(START, sheet={}),
        replace(START, sheet={"vp": {"s1": 3}}),
        counted({("s1", "coin"): known(4)}),
        counted({("s1", "coin"): at_least(4)}),
        counted({("s1", "coin"): at_least(5)}),
        counted({("s1", "coin"): UNKNOWN}),
        counted({("s2", "coin"): known(4)}),
        counted({("s1", "grain"): known(4)}),
    ]
    assert not [pair for pair in combinations(others, 2) if digest(pair[0]) == digest(pair[1])]


def test_a_part_that_comes_to_a_state_gets_its_row_above() -> None:
    begins_with = {"setup", "memo"}  # nothing changes the one, the other is worked out from the rest
    parts = {"ledger", "flow", "keeps", "rulings", "values", "sheet", "skipped"}
    assert {f.name for f in fields(State)} == begins_with | parts
    assert {f.name for f in fields(Flow)} == {"done", "reopened", "over"}


def test_what_is_the_same_in_another_order_is_the_same() -> None:
    one = counted({("s1", "grain"): known(2), ("s2", "grain"): known(3)})
    other = counted({("s2", "grain"): known(3), ("s1", "grain"): known(2)})
    assert digest(one) == digest(other)
    ruled = [replace(START, rulings=dict(pairs)) for pairs in ([("a", "1"), ("b", "2")], [("b", "2"), ("a", "1")])]
    assert digest(ruled[0]) == digest(ruled[1])


def test_nothing_of_a_thing_is_as_if_it_had_never_been_there() -> None:
    assert digest(counted({("s1@stall", "coin"): known(0)})) == digest(START)
    assert digest(counted({("s1@stall", "coin"): known(1)})) != digest(START)


def test_it_is_sixteen_letters_and_digits_and_says_how_sure_a_number_is() -> None:
    assert len(digest(START)) == 16
    assert int(digest(START), 16)
    held = plain(counted({("s1", "coin"): at_least(4), ("s2", "coin"): UNKNOWN, ("s3", "coin"): known(5)}))["holdings"]
    assert [held[f"s{n} coin"] for n in (1, 2, 3)] == ["4+", "+", 5]
