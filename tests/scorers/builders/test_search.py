"""The tool "can I finish this, at what cost": exact, against trying every crew."""

from collections.abc import Iterable
from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as st

from scorers.builders.printed import CARDS, CREW, NOTHING, NUMBERS, Bundle, Card, add, missing
from scorers.builders.tools import Question, cheapest_plan, plan

crews = st.lists(st.sampled_from(CREW), max_size=7, unique=True).map(tuple)
shorts = st.builds(Bundle, *[st.integers(0, 5)] * 4)


def _all_of(cards: Iterable[Card]) -> Bundle:
    made = NOTHING
    for card in cards:
        made = add(made, card.makes)
    return made


@settings(deadline=None, max_examples=60)
@given(shorts, crews, st.integers(0, 5), st.integers(0, 3))
def test_never_dearer_than_any_crew(short: Bundle, crew: tuple[Card, ...], actions: int, sent: int) -> None:
    question = Question(short, crew, actions, sent)
    found = cheapest_plan(question)
    tried = (
        plan(question, chosen)
        for n in range(len(crew) + 1)
        for chosen in combinations(crew, n)
        if not any(missing(short, _all_of(chosen)))
    )
    best = min((one.cost for one in tried), default=None)
    assert (None if found is None else found.cost) == best


@settings(deadline=None, max_examples=60)
@given(shorts, crews, st.integers(0, 5), st.integers(0, 3))
def test_the_crew_named_does_it_at_the_price_named(
    short: Bundle, crew: tuple[Card, ...], actions: int, sent: int
) -> None:
    found = cheapest_plan(Question(short, crew, actions, sent))
    if found is not None:
        k = len(found.crew)
        assert not any(missing(short, _all_of(found.crew)))
        assert len(set(found.crew)) == k
        assert found.actions == sum(sent + step for step in range(1, k + 1))
        assert found.coins == sum(card.wage for card in found.crew) + NUMBERS.action_price * found.bought
        assert found.bought == max(0, found.actions - actions)


def test_nothing_short_costs_nothing() -> None:
    found = cheapest_plan(Question(NOTHING, CREW, 0))
    assert found is not None
    assert (found.crew, found.coins, found.actions) == ((), 0, 0)


def test_a_second_card_is_worth_it_only_where_actions_are_left() -> None:
    two = (CARDS["worker.apprentice_01"], CARDS["worker.apprentice_06"])
    one = CARDS["worker.craftsman_07"]
    short = Bundle(1, 1, 1, 1)
    cheap = cheapest_plan(Question(short, (*two, one), actions=3))
    dear = cheapest_plan(Question(short, two, actions=2))
    assert cheap is not None
    assert cheap.crew == (one,)
    assert dear is not None
    assert (dear.actions, dear.bought, dear.coins) == (3, 1, 9)
