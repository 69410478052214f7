"""What holds in every play, whatever a table does."""

import random
from collections import Counter
from contextlib import suppress
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from scorers.core.amount import known
from scorers.core.game import apply, check
from scorers.core.ledger import seat_of
from scorers.core.score import Breakdown
from scorers.core.setup import Setup
from scorers.little_town import GAME
from scorers.little_town.flow import in_hand
from scorers.little_town.model import Phase, Town
from scorers.little_town.printed import INFO, OBJECTIVES, REASONS, TILES, box
from tests.scorers.little_town.playing import EVERYTHING, Playing, setup
from tests.scorers.little_town.referee import Referee
from tests.scorers.little_town.wandering import wander

KEEPS = st.sampled_from(
    [
        (),
        ("points",),
        ("goods",),
        ("tiles", "points"),
        ("points", "goods", "tiles"),
        ("points", "goods", "objectives"),
        EVERYTHING,
    ]
)
RULINGS = st.fixed_dictionaries({ruling.id: st.sampled_from(ruling.options) for ruling in INFO.rulings})
SEEDS = st.integers(0, 10**6)
WALKS = settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck))


def walked(players: int, keeps: tuple[str, ...], seed: int, **kwargs: object) -> Playing:
    rnd = random.Random(seed)
    return wander(Playing.new(players, keeps, **kwargs), rnd.randrange)


@WALKS
@given(players=st.sampled_from([2, 3, 4]), keeps=KEEPS, rulings=RULINGS, seed=SEEDS)
def test_no_thing_is_made_or_lost(players: int, keeps: tuple[str, ...], rulings: dict[str, str], seed: int) -> None:
    play = walked(players, keeps, seed, rulings=rulings)
    first = sums(play.states[0])
    for state in (*play.states[1:], play.state):
        assert sums(state) == first
        within_the_box(state)


def sums(state: Town) -> Counter[str]:
    """All there is of each thing; points come from nowhere and go there."""
    found: Counter[str] = Counter()
    for (_, thing), amount in state.ledger.values.items():
        if not thing.startswith("vp."):
            found[thing] += amount.n or 0
    return found


def within_the_box(state: Town) -> None:
    for (owner, thing), amount in state.ledger.values.items():
        if not thing.startswith("vp."):
            assert (amount.n or 0) >= 0, (owner, thing)
            assert (amount.n or 0) <= box(thing)
    cells = Counter(
        owner.partition("@")[2]
        for (owner, thing), n in state.ledger.values.items()
        if thing.startswith("tile.") and n.n
    )
    assert all(n == 1 for cell, n in cells.items() if len(cell) == 2)


@WALKS
@given(players=st.sampled_from([2, 3, 4]), keeps=KEEPS, seed=SEEDS)
def test_folding_the_facts_gives_the_same_states(players: int, keeps: tuple[str, ...], seed: int) -> None:
    play = walked(players, keeps, seed)
    state = GAME.begin(play.state.setup)
    for kept, event in zip(play.states, play.events, strict=True):
        assert state == kept
        state = apply(GAME, state, GAME.events.validate_json(event.model_dump_json(exclude_defaults=False)))
    assert state == play.state


@WALKS
@given(players=st.sampled_from([2, 3, 4]), seed=SEEDS, side=st.sampled_from(["side_1", "side_2"]))
def test_a_referee_with_his_own_tables_agrees(players: int, seed: int, side: str) -> None:
    play = walked(players, EVERYTHING, seed, options={"side": side})
    referee = Referee.new(play.state.setup.ids, side)
    for event in play.events:
        referee.watch(event)
    for seat in play.state.setup.ids:
        now = {thing: play.n(seat, thing) for thing in ("wood", "stone", "fish", "wheat", "coin")}
        assert now == {thing: referee.holds[seat][thing] for thing in now}
        assert sum(play.n(seat, f"vp.{reason}") or 0 for reason in REASONS) == referee.holds[seat]["vp"]
    assert play.points() == referee.final()


@pytest.mark.torture
@pytest.mark.parametrize("seed", range(500))
def test_a_referee_agrees_for_hours(seed: int) -> None:
    players = 2 + seed % 3
    play = walked(players, EVERYTHING, seed)
    referee = Referee.new(play.state.setup.ids, "side_1")
    for event in play.events:
        referee.watch(event)
    assert play.points() == referee.final()


@WALKS
@given(players=st.sampled_from([2, 3, 4]), keeps=KEEPS, seed=SEEDS)
def test_lines_add_up_and_survive_the_final_tap(players: int, keeps: tuple[str, ...], seed: int) -> None:
    play = walked(players, keeps, seed)
    found = GAME.projection(play.state)
    for seat in found.seats:
        lines = [line.points for line in found.lines if line.seat == seat]
        if all(points.exact for points in lines):
            assert found.total(seat) == known(sum(points.n or 0 for points in lines))
            assert all(line.why and line.why.amount == line.points for line in found.lines)
    if not GAME.sheet(play.state.setup, play.state).open:
        assert replace(GAME.projection(play.score().state), notes=()) == found


@WALKS
@given(players=st.sampled_from([2, 3, 4]), seed=SEEDS)
def test_dropping_a_keep_never_changes_a_number(players: int, seed: int) -> None:
    """What a full play knows, answered by hand where less is kept, comes to the same points."""
    full = walked(players, EVERYTHING, seed)
    truth = GAME.sheet(full.state.setup, full.state).prefilled()
    expected = GAME.projection(full.state)
    for keeps in ((), ("points",), ("points", "goods"), ("points", "goods", "tiles"), ("goods", "tiles")):
        state = GAME.begin(setup(players, keeps))
        for event in full.events:
            state = apply(GAME, state, event)
        found = GAME.sheet(state.setup, state)
        given = {key: truth[key] for key in ("track", "castle", "watchtower", "coins")}
        for question in found.questions:
            if question.known is not None and not question.open:
                assert all(n == truth[question.key][seat] for seat, n in question.known.items()), (keeps, question.key)
                given[question.key] = dict(question.known)
        assert totals(GAME.score(state.setup, given, {})) == totals(expected)


def totals(found: Breakdown) -> dict[str, int | None]:
    return {seat: found.total(seat).known for seat in found.seats}


NUMBERS = st.integers(-20, 90)


@st.composite
def sheets(draw: st.DrawFn) -> tuple[int, dict[str, dict[str, int]]]:
    players = draw(st.sampled_from([2, 3, 4]))
    seats = [f"s{n + 1}" for n in range(players)]
    sheet = {
        "track": {seat: draw(NUMBERS) for seat in seats},
        "coins": {seat: draw(st.integers(0, 10)) for seat in seats},
        "castle": draw(st.dictionaries(st.sampled_from(seats), st.integers(0, 5), max_size=1)),
        "watchtower": draw(st.dictionaries(st.sampled_from(seats), st.integers(0, 8), max_size=1)),
    }
    return players, sheet


@given(case=sheets(), seed=SEEDS)
def test_permuting_seats_permutes_the_result(case: tuple[int, dict[str, dict[str, int]]], seed: int) -> None:
    players, sheet = case
    seats = [f"s{n + 1}" for n in range(players)]
    moved = seats.copy()
    random.Random(seed).shuffle(moved)
    to = dict(zip(seats, moved, strict=True))
    turned = {key: {to[seat]: n for seat, n in entries.items()} for key, entries in sheet.items()}
    before, after = GAME.score(setup(players), sheet, {}), GAME.score(setup(players), turned, {})
    assert {to[seat]: n for seat, n in totals(before).items()} == totals(after)
    assert {to[seat] for seat in before.ranking().winners} == set(after.ranking().winners)
    assert before.issues == ()


@given(case=sheets(), thing=st.sampled_from(["track", "coins"]), n=st.integers(0, 12))
def test_more_never_scores_less(case: tuple[int, dict[str, dict[str, int]]], thing: str, n: int) -> None:
    players, sheet = case
    more = {**sheet, thing: {**sheet[thing], "s1": sheet[thing]["s1"] + n}}
    before, after = (totals(GAME.score(setup(players), found, {})) for found in (sheet, more))
    assert (after["s1"] or 0) >= (before["s1"] or 0)
    assert {seat: before[seat] for seat in before if seat != "s1"} == {
        seat: after[seat] for seat in after if seat != "s1"
    }


@st.composite
def events(draw: st.DrawFn) -> dict[str, object]:
    """Facts as a clumsy client might send them."""
    seat = st.sampled_from(["s1", "s2", "s3", "s9"])
    tile = st.sampled_from([*TILES, "tavern"])
    cell = st.sampled_from([None, "e3", "e5", "a1", "z9"])
    heap = st.dictionaries(st.sampled_from(["wood", "stone", "fish", "wheat", "coin"]), st.integers(0, 3), max_size=2)
    n = st.integers(1, 4)
    use = st.fixed_dictionaries({"tile": tile, "owner": st.sampled_from(["s1", "s2@e4", "x"]), "bought": heap})
    keys = st.lists(
        st.sampled_from(["r1/turn/0", "r1/out", "r1/feed/s1", "r1/next", "r1/special/cathedral"]), max_size=2
    )
    meal = st.fixed_dictionaries(
        {"seat": seat, "fish": st.integers(0, 6), "wheat": st.integers(0, 2), "hungry": st.integers(0, 6)}
    )
    special = st.fixed_dictionaries(
        {"tile": st.sampled_from(["cathedral", "residence"]), "seat": seat, "count": st.integers(0, 8)}
    )
    kinds: dict[str, dict[str, st.SearchStrategy[Any]]] = {
        "workers_out": {"round": n},
        "worker_placed": {"round": n, "seat": seat, "cell": cell, "gathered": heap, "uses": st.lists(use, max_size=2)},
        "tile_built": {"round": n, "seat": seat, "tile": tile, "cell": cell, "bought": heap, "told": st.booleans()},
        "specials_done": {"round": n, "used": st.lists(special, max_size=2)},
        "workers_fed": {
            "round": n,
            "meals": st.lists(meal, max_size=2),
            "prepares": st.sampled_from([None, "s1", "s2"]),
        },
        "round_prepared": {"round": n, "first": seat},
        "points_gained": {"seat": seat, "n": st.integers(-5, 70), "reason": st.sampled_from([*REASONS, "luck"])},
        "objective_shown": {"seat": seat, "vp": st.integers(0, 4), "card": st.sampled_from([None, *OBJECTIVES, "x"])},
        "first_moved": {"seat": seat},
        "done_elsewhere": {"key": st.sampled_from(["r1/feed/s1", "r1/out"])},
    }
    kind = draw(st.sampled_from(sorted(kinds)))
    return {"kind": kind, "settles": draw(keys), **draw(st.fixed_dictionaries(kinds[kind]))}


@settings(max_examples=250, deadline=None)
@given(
    fact=events(),
    keeps=KEEPS,
    phase=st.sampled_from(Phase),
    players=st.sampled_from([2, 3]),
    at=st.sampled_from(["the beginning", "some phase"]),
    closes=st.sampled_from(["its own tasks", "any tasks"]),
)
def test_what_is_accepted_breaks_nothing(
    fact: dict[str, object], keeps: tuple[str, ...], phase: Phase, players: int, *, at: str, closes: str
) -> None:
    play = Playing.new(players, keeps)
    if at == "some phase":
        play.state = replace(play.state, flow=type(play.state.flow)(phase=phase, first="s1"))
    event = GAME.events.validate_python(fact)
    with suppress(KeyError, ValueError):
        act = GAME.acts.of(event)
        made = act.made(play.state, **{k: v for k, v in fact.items() if k != "settles"}) if act else event
        event = made if closes == "its own tasks" else made.model_copy(update={"settles": event.settles})
    if any(issue.level != "hint" for issue in check(GAME, play.state, event)):
        return
    before = sums(play.state)
    play.take(event)
    assert sums(play.state) == before
    within_the_box(play.state)
    assert 1 <= play.state.flow.round <= 4
    assert {seat_of(owner) for owner, _ in play.state.ledger.values} <= {*play.state.setup.ids, "table", "box"}
    assert all(0 <= in_hand(play.state, seat) <= 5 for seat in play.state.setup.ids)
    assert GAME.events.validate_json(event.model_dump_json()) == event
    GAME.view(play.state, None)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_setup_survives_json(players: int) -> None:
    assert Setup.model_validate_json(setup(players).model_dump_json()) == setup(players)
