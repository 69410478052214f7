"""Numbers that may be unknown."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorers.core.amount import UNKNOWN, Amount, at_least, known, total

numbers = st.integers(-50, 50)
amounts = st.one_of(numbers.map(known), numbers.map(at_least), st.just(UNKNOWN))


@pytest.mark.parametrize(
    ("left", "right", "expected"),
    [
        (known(3), known(4), known(7)),
        (known(3), 4, known(7)),
        (known(3), at_least(4), at_least(7)),
        (at_least(3), 4, at_least(7)),
        (UNKNOWN, 4, UNKNOWN),
        (known(3), UNKNOWN, UNKNOWN),
    ],
)
def test_a_sum_with_something_open_in_it_stays_open(left: Amount, right: Amount | int, expected: Amount) -> None:
    assert left + right == expected


@pytest.mark.parametrize(
    ("amount", "factor", "expected"),
    [
        (known(3), 4, known(12)),
        (at_least(3), 4, at_least(12)),
        (UNKNOWN, 4, UNKNOWN),
        (at_least(3), 0, known(0)),
        (UNKNOWN, 0, known(0)),
    ],
)
def test_so_many_times(amount: Amount, factor: int, expected: Amount) -> None:
    assert amount.times(factor) == expected


@pytest.mark.parametrize(
    ("amount", "delta", "floor", "expected"),
    [
        (known(3), -2, True, known(1)),
        (known(3), -5, False, known(-2)),
        (at_least(3), -2, True, at_least(1)),
        (at_least(3), -5, True, at_least(0)),
        (at_least(3), -5, False, at_least(-2)),
        (UNKNOWN, 4, True, at_least(4)),
        (UNKNOWN, 1, True, at_least(1)),
        (UNKNOWN, 0, True, UNKNOWN),
        (UNKNOWN, -4, True, UNKNOWN),
        (UNKNOWN, 4, False, UNKNOWN),
    ],
)
def test_after_a_change(amount: Amount, delta: int, floor: bool, expected: Amount) -> None:  # noqa: FBT001
    assert amount.shifted(delta, floor=floor) == expected


@given(st.lists(amounts))
def test_a_total_is_a_number_only_if_all_parts_are(parts: list[Amount]) -> None:
    found = total(parts)
    if all(part.exact for part in parts):
        assert found == known(sum(part.n or 0 for part in parts))
    else:
        assert found.known is None


def test_what_is_only_a_lower_bound_is_no_number() -> None:
    assert (known(4).known, at_least(4).known, UNKNOWN.known) == (4, None, None)
