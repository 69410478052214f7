"""Whole games at random: nothing is made or lost, the same facts give the same state, keeps change no number."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scorers.core.events import Counted, Event, Jumped
from scorers.core.game import apply, check
from scorers.core.ledger import seat_of
from scorers.core.msg import BOX, TABLE
from scorers.le_havre import GAME
from scorers.le_havre.acts.round import RoundClosed
from scorers.le_havre.acts.take_offer import OfferTaken
from scorers.le_havre.acts.turn import TurnPassed
from scorers.le_havre.acts.use_building import BuildingUsed
from scorers.le_havre.cards import CARDS
from scorers.le_havre.holdings import unread
from scorers.le_havre.model import HavreState
from tests.scorers.le_havre.harbourside import ALL, FORTUNE, LIGHT, SETUPS, Bot, Harbourside, setup

KEEPS = (
    LIGHT,
    FORTUNE,
    ALL,
    (*ALL, "discs", "stacks"),
    ("goods", "offers", "loans"),
    ("francs", "goods"),
    ("cards", "ships"),
)

games = st.fixed_dictionaries(
    {
        "place": st.sampled_from(SETUPS),
        "keeps": st.sampled_from(KEEPS),
        "seed": st.integers(0, 10**6),
        "pace": st.sampled_from(("turns", "turns", "turns", "rounds")),
        "yes": st.sampled_from(("yes", "no")),
    }
)


def played(
    place: tuple[str, int], keeps: tuple[str, ...], seed: int, pace: str = "turns", yes: str = "no"
) -> Harbourside:
    variant, players = place
    options = {"pace": pace, "expensive_loans": yes, "advanced_selling": yes, "expansion": yes}
    table = Harbourside.new(players, keeps, variant=variant, options=options)
    bot = Bot(table, Random(seed))
    for _ in range(90):
        if table.state.flow.over:
            break
        assert bot.step(), table.state.flow
    return table


def amounts(state: HavreState) -> Counter[str]:
    """All that seats and places hold, thing by thing."""
    found: Counter[str] = Counter()
    for (_, thing), amount in state.ledger.values.items():
        found[thing] += amount.n or 0
    return found


def check_invariants(before: HavreState, event: Event, after: HavreState) -> None:
    for (owner, thing), amount in after.ledger.values.items():
        assert amount.n is None or amount.n >= 0, (owner, thing, event)
    for thing in after.ledger.kept:
        if thing.startswith(("building.", "ship.", "disc", "offer.")):
            box = before.ledger.n(BOX if not thing.startswith("offer.") else TABLE, thing)
            if box is not None and not thing.startswith("offer."):
                assert amounts(before)[thing] == amounts(after)[thing], (thing, event)


@settings(max_examples=25, deadline=None)
@given(games)
def test_nothing_is_made_or_lost_and_the_same_facts_give_the_same_state(game: dict[str, object]) -> None:
    table = played(**game)  # type: ignore[arg-type]
    state = GAME.begin(table.state.setup)
    for event, before, after in zip(table.events, table.states, [*table.states[1:], table.state], strict=True):
        again = GAME.events.validate_json(event.model_dump_json())
        assert again == event
        assert not [issue for issue in check(GAME, before, event) if issue.blocks]
        state = apply(GAME, state, again)
        assert state == after
        check_invariants(before, event, after)
        moved = Counter({(t.src, t.dst, t.thing): t.n for t in event.transfers})
        assert all(n > 0 for n in moved.values())


@settings(max_examples=10, deadline=None)
@given(st.sampled_from(SETUPS), st.integers(0, 10**6), st.sampled_from(("francs", "goods", "offers", "cards", "discs")))
def test_dropping_a_keep_never_changes_a_number(place: tuple[str, int], seed: int, dropped: str) -> None:
    table = played(place, (*ALL, "discs"), seed)
    less = GAME.begin(setup(place[1], tuple(k for k in (*ALL, "discs") if k != dropped), variant=place[0]))
    for event in table.events:
        if not isinstance(event, Counted | Jumped):
            less = apply(GAME, less, event)
    gone = set(GAME.info.things_of(dropped))
    for key, amount in table.state.ledger.values.items():
        if key[1] not in gone:
            assert less.ledger.get(*key) == amount
    assert not gone & less.ledger.kept
    lines = {(line.seat, line.group, line.item): line.points for line in GAME.projection(table.state).lines}
    for line in GAME.projection(less).lines:
        exact = lines.get((line.seat, line.group, line.item))
        if line.points.known is not None and exact is not None:
            assert line.points == exact


def renamed(value: object, names: dict[str, str]) -> object:
    """The same facts at a table whose seats have other names."""
    if isinstance(value, str):
        seat, at, place = value.partition("@")
        parts = value.split("/")
        if seat in names:
            return names[seat] + at + place
        return "/".join(names.get(part, part) for part in parts)
    if isinstance(value, dict):
        return {key: renamed(part, names) for key, part in value.items()}
    return [renamed(part, names) for part in value] if isinstance(value, list | tuple) else value


@settings(max_examples=5, deadline=None)
@given(st.integers(0, 10**6))
def test_permuting_the_seats_permutes_every_holding(seed: int) -> None:
    table = played(("full", 3), ALL, seed)
    names = {"s1": "s3", "s2": "s1", "s3": "s2"}
    plain = setup(3, ALL, first="s3", options=dict(table.state.setup.options))
    turned = plain.model_copy(update={"seats": (plain.seats[1], plain.seats[2], plain.seats[0])})
    assert [names[seat] for seat in table.state.setup.ids] == ["s3", "s1", "s2"]
    other = GAME.begin(turned.model_copy(update={"seats": tuple(turned.seat(names[s]) for s in table.state.setup.ids)}))
    for event in table.events:
        other = apply(GAME, other, GAME.events.validate_python(renamed(event.model_dump(mode="json"), names)))
    for (owner, thing), amount in table.state.ledger.values.items():
        seat = seat_of(owner)
        assert other.ledger.get(owner.replace(seat, names.get(seat, seat), 1), thing) == amount


@pytest.mark.parametrize(("variant", "players"), SETUPS)
def test_a_whole_game_with_everything_kept_reaches_the_count(variant: str, players: int) -> None:
    table = Bot(Harbourside.new(players, (*ALL, "discs"), variant=variant), Random(players)).play()
    assert table.state.flow.over
    for card in CARDS:
        if unread(table.state, card):
            table.do("write", card=(card,), name="Card", type=("Ps",), printed={"value": 4})
    form = GAME.sheet(table.state.setup, table.state)
    result = GAME.score(table.state.setup, form.prefilled(), table.state.rulings)
    assert result.ranking().certain
    assert [result.total(s) for s in result.seats] == [GAME.projection(table.state).total(s) for s in result.seats]
    turns = (e for e in table.events if isinstance(e, TurnPassed | OfferTaken | BuildingUsed))
    played_turns = sum(not getattr(e, "onward", ()) for e in turns)
    rounds = sum(isinstance(e, RoundClosed) for e in table.events)
    assert played_turns == rounds * 7 + players
