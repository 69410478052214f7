"""Facts and their round trip through JSON."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import ValidationError

from scorers.core.amount import UNKNOWN, known
from scorers.core.events import (
    Count,
    Counted,
    Event,
    Jumped,
    KeepChanged,
    Ruled,
    Scored,
    TakenBack,
    Valued,
)
from scorers.core.ledger import Transfer
from tests.scorers.kernel_game import GAME, Built, Feasted, Gathered

words = st.text(max_size=6)
counts = st.builds(Count, owner=words, thing=words, n=st.none() | st.integers(-9, 99))
bases = {
    "settles": st.lists(words, max_size=2).map(tuple),
    "transfers": st.lists(st.builds(Transfer, src=words, dst=words, thing=words, n=st.integers(1, 99)), max_size=3).map(
        tuple
    ),
    "overruled": st.lists(words, max_size=2).map(tuple),
}
entries = st.integers(-9, 99) | st.lists(words, max_size=2).map(tuple)
some_events: st.SearchStrategy[Event] = st.one_of(
    st.builds(Counted, count=counts, rest=st.none() | counts, **bases),
    st.builds(
        KeepChanged,
        keep=words,
        on=st.booleans(),
        things=st.lists(words, max_size=2).map(tuple),
        counts=st.lists(counts, max_size=2).map(tuple),
        **bases,
    ),
    st.builds(Ruled, ruling=words, value=words, **bases),
    st.builds(Valued, key=words, n=st.integers(), **bases),
    st.builds(TakenBack, of=st.integers(0, 9), what=st.just({"kind": "built", "seat": "s1"}), **bases),
    st.builds(Jumped, to=words, forget=st.lists(st.tuples(words, words), max_size=2).map(tuple), **bases),
    st.builds(Scored, entries=st.dictionaries(words, st.dictionaries(words, entries, max_size=2), max_size=2), **bases),
    st.builds(Gathered, seat=words, grain=st.integers(0, 3), **bases),
    st.builds(
        Feasted, seat=words, paid=st.lists(st.tuples(words, words, st.integers(1, 9)), max_size=2).map(tuple), **bases
    ),
)


@given(some_events)
def test_what_is_written_is_read_again(event: Event) -> None:
    assert GAME.events.validate_json(GAME.events.dump_json(event)) == event
    short = event.model_dump(mode="json", exclude_defaults=True) | {"kind": getattr(event, "kind", "")}
    assert GAME.events.validate_python(json.loads(json.dumps(short))) == event


@pytest.mark.parametrize(
    "strange",
    [
        {"kind": "flown"},
        {"seat": "s1"},
        {"kind": "built", "seat": "s1", "wings": 2},
        {"kind": "built", "seat": "s1", "transfers": [{"src": "a", "dst": "b", "thing": "x", "n": 0}]},
    ],
)
def test_what_is_no_fact_is_refused(strange: dict[str, object]) -> None:
    with pytest.raises(ValidationError):
        GAME.events.validate_python(strange)


def test_a_fact_never_changes() -> None:
    with pytest.raises(ValidationError):
        Built(seat="s1").seat = "s2"  # type: ignore[misc]


def test_a_count_says_what_lies_where() -> None:
    one, rest = Count(owner="s1", thing="coin", n=3), Count(owner="table", thing="coin", n=None)
    assert Counted(count=one).amounts == {("s1", "coin"): known(3)}
    assert Counted(count=one, rest=rest).amounts == {("s1", "coin"): known(3), ("table", "coin"): UNKNOWN}
