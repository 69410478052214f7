"""Who sits where before a play: whatever is tapped, everybody has a colour of the box of their own."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.ui.views.new_table.draft import Chair, Choices, Draft, Known
from scorers.core.registry import game, slugs

TAPS = st.lists(
    st.one_of(
        st.tuples(st.just("known"), st.integers(0, 7), st.integers(0, 5)),
        st.tuples(st.just("count"), st.integers(1, 5), st.just(0)),
        st.tuples(st.just("coloured"), st.integers(0, 4), st.integers(0, 5)),
        st.tuples(st.just("named"), st.integers(0, 4), st.integers(0, 7)),
        st.tuples(st.just("without"), st.integers(0, 4), st.just(0)),
        st.tuples(st.just("swapped"), st.integers(0, 4), st.integers(-1, 1)),
    ),
    max_size=25,
)


@pytest.mark.parametrize("slug", slugs())
@given(taps=TAPS)
def test_everybody_has_a_colour_of_the_box_that_nobody_else_has(slug: str, taps: list[tuple[str, int, int]]) -> None:
    info = game(slug).info
    colours = [colour.id for colour in info.colours]
    draft = Draft(chairs=(), choices=Choices()).with_count(info, 2)
    for tap, n, by in taps:
        at = n % len(draft.chairs)
        match tap:
            case "known":
                draft = draft.taken_by(info, Known(f"p{n}", f"N{n}", [*colours, "mauve"][by % (len(colours) + 1)]))
            case "count":
                draft = draft.with_count(info, min(n, len(colours)))
            case "coloured":
                draft = draft.coloured(at, colours[by % len(colours)])
            case "named":
                draft = draft.named(at, f"N{by}")
            case "without" if len(draft.chairs) > 1:
                draft = draft.without(at)
            case "swapped":
                draft = draft.swapped(at, by)
        taken = [chair.colour for chair in draft.chairs]
        assert len(set(taken)) == len(taken) <= len(colours), taken
        assert set(taken) <= set(colours), taken


def test_somebody_whose_colour_another_has_takes_that_of_the_chair() -> None:
    info = game("le_havre").info
    one, *others = (Chair(colour.id) for colour in info.colours)
    draft = Draft((Chair(one.colour, "Ala", "p1"), *others), Choices())
    seated = draft.taken_by(info, Known("p2", "Celina", one.colour))
    assert [chair.colour for chair in seated.chairs] == [chair.colour for chair in draft.chairs]
    assert [chair.name for chair in seated.chairs[:2]] == ["Ala", "Celina"]
