"""What begins is told from two tracks: interest, the last round."""

from __future__ import annotations

import pytest

from companion.app.sights import begins_marked
from scorers.core.msg import msg
from scorers.core.view import Mark, Step, Track


def track(*steps: tuple[int | None, tuple[int, ...]]) -> Track:
    marks = [(at, tuple(Mark(mark, msg("m")) for mark in marked)) for at, marked in steps]
    return Track(tuple(Step(f"level-{n}", msg("l"), at, 9, marked) for n, (at, marked) in enumerate(marks)))


@pytest.mark.parametrize(
    ("before", "after", "rings"),
    [
        (track((2, (3,))), track((3, (3,))), True),
        (track((2, (4,))), track((3, (4,))), False),
        (track((4, (3,))), track((3, (3,))), False),
        (track((3, (3,))), track((3, (3,))), False),
        (track((3, ())), track((3, (3,))), True),
        (track((3, (3,)), (1, ())), track((3, (3,)), (2, ())), False),
        (track((1, ()), (7, (1,))), track((2, ()), (1, (1,))), True),
        (track((2, ()), (1, (7,))), track((1, ()), (7, (7,))), False),
        (track((2, ())), track((2, ()), (1, (1,))), True),
        (track((9, (9,))), track((None, ())), False),
        (track((None, ()), (5, ())), track((1, ()), (2, (2,))), True),
        (track((1, (1,)), (2, ())), track((1, (1,)), (2, (2,))), True),
    ],
    ids=[
        "marked",
        "not marked",
        "back",
        "still there",
        "marked just now",
        "within it",
        "first of the next",
        "last of the one before",
        "a new level",
        "over",
        "counted from now on",
        "marked just now within it",
    ],
)
def test_what_begins(before: Track, after: Track, rings: bool) -> None:  # noqa: FBT001
    assert begins_marked(before, after) is rings
