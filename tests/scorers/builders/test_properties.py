"""What holds in every play: sums, prices, equal turns, the fold, the language of the journal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from itertools import permutations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scorers.builders import GAME
from scorers.builders.acts.end_turn import TurnEnded
from scorers.builders.acts.finish import BuildingFinished
from scorers.builders.acts.send import CardSent
from scorers.builders.flow import on_turn, unknown_crews
from scorers.builders.model import BuildersState, Yard, follows_crew, yards
from scorers.builders.printed import CARDS, COIN, NUMBERS, VP, Card
from scorers.core.core_moves import form
from scorers.core.events import Entry, Event
from scorers.core.forms import Amounts, Answer, Form, Pick
from scorers.core.forms import numbers as numbers_of
from scorers.core.game import apply, check
from scorers.core.setup import Setup
from tests.scorers.builders.bot import play_out
from tests.scorers.builders.playing import COINS, EVERYTHING, LIGHTEST, Playing, lying, setup

seeds = st.integers(0, 10**6)
counts = st.integers(2, 4)


def whole_play(players: int, seed: int, rulings: Mapping[str, str] | None = None) -> Playing:
    random = Random(seed)
    play = Playing.dealt(players, first=f"s{random.randint(1, players)}", rulings=rulings)
    return play_out(play, random)


# ------------------------------------------------------------------------------------------------ what never breaks


def coins_at_every_point(before: BuildersState, event: Event) -> bool:
    held: dict[str, int] = {seat: before.ledger.n(seat, COIN) or 0 for seat in before.setup.ids}
    for t in event.transfers:
        if t.thing == COIN:
            held |= {owner: held[owner] + n for owner, n in ((t.src, -t.n), (t.dst, t.n)) if owner in held}
            if min(held.values()) < 0:
                return False
    return True


def everything(yard: Yard) -> tuple[Card, ...]:
    """The crew, finished buildings, and what is under construction."""
    return (*yard.crew, *yard.done, *(site.card for site in yard.sites))


def every_card_once(state: BuildersState) -> bool:
    """Pool and sites together are what was hired: a card is in one place, and none is lost."""
    lying = Counter(
        thing for (_, thing), amount in state.ledger.values.items() if thing in CARDS for _ in range(amount.n or 0)
    )
    seen = Counter(card.thing for yard in yards(state).values() for card in everything(yard))
    return lying == dict.fromkeys(CARDS, 1) and max(seen.values(), default=1) == 1


def points_are_what_is_built(state: BuildersState) -> bool:
    built = {seat: sum(card.vp for card in (*yard.done, *yard.machines)) for seat, yard in yards(state).items()}
    return built == {seat: state.ledger.n(seat, VP) for seat in state.setup.ids}


def workers_of(state: BuildersState) -> dict[str, int]:
    return {seat: sum(not card.built for card in everything(yard)) for seat, yard in yards(state).items()}


def holds(play: Playing) -> None:
    """Everything that must be true after the last event."""
    before, event, after = play.states[-1], play.events[-1], play.state
    assert coins_at_every_point(before, event)
    assert every_card_once(after)
    assert points_are_what_is_built(after)
    assert all(workers_of(after)[seat] >= n for seat, n in workers_of(before).items())
    assert not any(site.covered for yard in yards(after).values() for site in yard.sites)
    if isinstance(event, CardSent):
        assert event.actions == before.flow.sent.count(event.site or "") + 1
    if after.flow.seventeen is not None:
        assert (after.ledger.n(after.flow.seventeen, VP) or 0) >= NUMBERS.goal
        assert after.ledger.n(after.flow.seventeen, VP) is not None


class Watched(Playing):
    """A play in which everything is looked at after every tap."""

    def take(self, event: Event) -> Playing:
        super().take(event)
        if "crew/" not in "".join(event.settles):
            holds(self)
        return self


@settings(max_examples=6, deadline=None)
@given(
    counts,
    seeds,
    st.sampled_from(["each_step_alone", "cumulative_in_turn"]),
    st.sampled_from(["treat_as_unlimited", "clamp"]),
)
def test_a_whole_play_keeps_every_promise(players: int, seed: int, split: str, bank: str) -> None:
    random = Random(seed)
    play = Watched.dealt(players, rulings={"take_coins_split": split, "bank_empty": bank})
    play_out(play, random)
    turns = Counter(event.seat for event in play.events if isinstance(event, TurnEnded))
    assert len(set(turns.values())) == 1
    assert set(turns) == set(play.state.setup.ids)
    first = next(event.seat for event in play.events if isinstance(event, TurnEnded) and event.seventeen)
    assert play.state.flow.seventeen == first
    found = play.score()
    assert found.ranking().certain
    assert all(found.total(seat).exact for seat in found.seats)


@pytest.mark.parametrize("seed", [97522, 740633, 354397, 442765, 519046, 412427, 3301])
def test_the_bot_hires_on_where_all_who_are_free_would_finish_nothing(seed: int) -> None:
    assert whole_play(2, seed).state.flow.over


@settings(max_examples=10, deadline=None)
@given(counts, seeds)
def test_any_tap_that_is_offered_and_not_refused_keeps_every_promise(players: int, seed: int) -> None:
    """No sense behind the taps: anything on the screen, in any order."""
    random = Random(seed)
    play = Watched.dealt(players)
    for _ in range(60):
        keys = [
            key for key, move in play.moves().items() if move.because is None and not key.startswith(("lay", "tool"))
        ]
        if not keys:
            break
        key = random.choice(keys)
        found = _answered(play, key, random)
        if found.event is not None and not any(issue.level != "hint" for issue in found.issues):
            play.take(found.event)


def _answered(play: Playing, key: str, random: Random) -> Form:
    given_: dict[str, Answer] = {}
    found = play.form(key)
    while (ask := next((a for a in found.asks if a.key not in given_), None)) is not None:
        assert isinstance(ask, Pick)
        given_[ask.key] = (random.choice(ask.options).key,)
        found = play.form(key, **given_)
    return found


@settings(max_examples=8, deadline=None)
@given(st.integers(1, 8))
def test_k_cards_to_one_site_cost_k_times_k_plus_one_half(k: int) -> None:
    play = Playing.dealt(2)
    workers = [thing for thing, card in CARDS.items() if card.rank == "laborer"][:k]
    play.start("building.cathedral", 20)
    laid = play.form("lay/s1", **lying(play.state, "s1", {"building.cathedral": ()}, free=tuple(workers))).event
    assert laid is not None
    play.take(laid)
    state = play.state
    ledger = state.ledger.with_counts({("s1", COIN): state.ledger.get("s1", COIN) + 1000})
    play.state = replace(state, ledger=ledger)
    for _ in range(50):
        play.do("buy")
    before = play.actions
    sent = 0
    for worker in workers:
        if not play.yard("s1").sites:
            break
        play.send(worker, "building.cathedral")
        sent += 1
    assert before - play.actions == sent * (sent + 1) // 2


@settings(max_examples=20, deadline=None)
@given(st.integers(0, 16), st.integers(0, 100))
def test_coins_never_bring_the_end(points: int, coins: int) -> None:
    play = Playing.dealt(2)
    play.end()
    state = play.state
    counted = {("s2", VP): state.ledger.get("s2", VP) + points, ("s2", COIN): state.ledger.get("s2", VP) + coins}
    play.state = replace(state, ledger=state.ledger.with_counts(counted))
    play.end()
    assert play.state.flow.seventeen is None
    assert not play.state.flow.over


# ---------------------------------------------------------------------------------------------------- the journal


@settings(max_examples=3, deadline=None)
@given(counts, seeds)
def test_the_fold_is_the_state_that_was_kept(players: int, seed: int) -> None:
    play = whole_play(players, seed)
    state = GAME.begin(play.states[0].setup)
    for event, kept in zip(play.events, (*play.states[1:], play.state), strict=True):
        plain = event.model_dump(mode="json", exclude_defaults=True) | {"kind": event.kind}  # type: ignore[attr-defined]
        read = GAME.events.validate_python(plain)
        assert read == event
        assert check(GAME, state, read) == () or all(i.level == "hint" for i in check(GAME, state, read))
        state = apply(GAME, state, read)
        assert state == kept


@settings(max_examples=3, deadline=None)
@given(counts, seeds)
def test_undo_and_redo_to_the_start_and_back(players: int, seed: int) -> None:
    play = whole_play(players, seed)
    last, events = play.state, list(play.events)
    while play.events:
        play.undo()
    assert play.state == GAME.begin(play.state.setup)
    for event in events:
        play.take(event)
    assert play.state == last


# ---------------------------------------------------------------------------------------------- what is not kept


@settings(max_examples=6, deadline=None)
@given(counts, seeds, st.sampled_from([LIGHTEST, COINS, ("coins",), ()]))
def test_dropping_a_keep_makes_numbers_unknown_and_never_other(players: int, seed: int, keeps: tuple[str, ...]) -> None:
    full = whole_play(players, seed)
    state = GAME.begin(setup(players, keeps, first=full.state.setup.first))
    for event, kept in zip(full.events, (*full.states[1:], full.state), strict=True):
        state = apply(GAME, state, event)
        for seat in state.setup.ids:
            for thing in (COIN, VP):
                assert state.ledger.n(seat, thing) in (None, kept.ledger.n(seat, thing))
                assert state.ledger.keeps(thing) == (state.ledger.n(seat, thing) is not None)


@settings(max_examples=4, deadline=None)
@given(counts, seeds)
def test_the_lightest_comes_to_the_same_end(players: int, seed: int) -> None:
    """The same play told only by its finished buildings: same points, same winner once the coins are asked."""
    full = whole_play(players, seed)
    light = Playing.new(players, LIGHTEST, first=full.state.setup.first)
    for event in full.events:
        if isinstance(event, CardSent) and event.finished and event.site is not None:
            card = CARDS[event.site]
            told = str(card.coins) if card.coins else "machine"
            light.do(f"finish/{event.seat}", coins=(told,), card=(card.thing,))
    light.do("close")
    assert light.state.flow.seventeen == full.state.flow.seventeen
    seats = full.state.setup.ids
    coins: dict[str, Entry] = {seat: full.n(seat, COIN) or 0 for seat in seats}
    assert {seat: light.n(seat, VP) for seat in seats} == {seat: full.n(seat, VP) for seat in seats}
    assert light.taps == 3 * sum(isinstance(event, BuildingFinished) for event in light.events) + 1
    one, other = light.score({"coin": coins}), full.score()
    assert {s: one.total(s) for s in seats} == {s: other.total(s) for s in seats}
    assert one.ranking() == other.ranking()


# ------------------------------------------------------------------------------------- keeps switched in mid-play

KEEPS = tuple(keep.id for keep in GAME.info.keeps)


def _switched(play: Playing, keep: str, random: Random) -> None:
    """Stop or start keeping something; what lies where is said, or not known."""
    counted: dict[str, Answer] = {
        ask.key: {row.key: n for row in ask.rows if (n := random.choice((-1, 3, 12, 17))) > 0}
        for ask in form(GAME, play.state, f"core/keep/{keep}", {}).asks
        if isinstance(ask, Amounts)
    }
    found = form(GAME, play.state, f"core/keep/{keep}", counted)
    assert (found.event is None) == any(issue.code == "core-keep-needs" for issue in found.issues)
    if found.event is not None:
        was = play.state
        play.take(found.event)
        nothing_made_up(was, play.state, keep, counted)


def nothing_made_up(was: BuildersState, now: BuildersState, keep: str, counted: Mapping[str, Answer]) -> None:
    """What was not kept is unknown or as told; whose turn it is, and what lies there, is asked."""
    for seat in now.setup.ids:
        for thing in (COIN, VP):
            told = numbers_of(counted, thing).get(seat)
            assert now.ledger.n(seat, thing) in {was.ledger.n(seat, thing), told, None}
            assert now.ledger.n(seat, thing) is None or now.ledger.keeps(thing)
    if keep == "coins" and "coins" in now.keeps and not now.flow.over:
        assert (now.flow.seat, now.flow.actions, on_turn(now)) == ("", 0, None)
    if now.keeps == set(KEEPS):
        assert unknown_crews(now) == (() if now.flow.over else now.setup.ids)
        assert not any(yard.crew and any(not card.built for card in yard.crew) for yard in yards(now).values())


def looked_at(play: Playing) -> None:
    """Everything the app can show of the state, without an exception; no site or worker lies nowhere."""
    state, view = play.state, play.view
    assert view.now.headline is not None
    assert GAME.jumps(state)
    assert GAME.position(state).key
    assert GAME.projection(state).seats == state.setup.ids
    assert GAME.sheet(state.setup, state).questions
    for seat in state.setup.ids:
        GAME.why(state, f"{VP}/{seat}")
        GAME.why(state, f"{COIN}/{seat}")
    GAME.why(state, "bank")
    for key, move in play.moves().items():
        found = play.form(key)
        assert move.because is not None or "core-task-done" not in {issue.code for issue in found.issues}, key
    assert {task.key for task in view.now.tasks} <= GAME.tasks(state)
    if follows_crew(state):
        lying = {thing for owner, thing in state.ledger.values if owner.partition("@")[0] in state.setup.ids}
        seen = {card.thing for yard in yards(state).values() for card in everything(yard)}
        assert lying & CARDS.keys() == seen


def _any_tap(play: Playing, random: Random) -> None:
    keys = [key for key, move in play.moves().items() if move.because is None and not key.startswith("tool")]
    if keys:
        key = random.choice(keys)
        found = play.form(key) if key.startswith("lay") else _answered(play, key, random)
        if found.event is not None and not any(issue.level != "hint" for issue in found.issues):
            play.take(found.event)


@pytest.mark.parametrize("order", list(permutations(KEEPS)), ids="-".join)
@pytest.mark.parametrize("back", [False, True], ids=["forwards", "backwards"])
def test_every_order_of_keeps_off_and_on_again(order: tuple[str, ...], *, back: bool) -> None:
    random = Random("".join(order))
    play = Playing.dealt(3)
    on = sorted(KEEPS, key=KEEPS.index)
    for keep in (*order, *(on if back else order), *on):
        for _ in range(3):
            _any_tap(play, random)
            looked_at(play)
        _switched(play, keep, random)
        looked_at(play)


@settings(max_examples=8, deadline=None)
@given(
    counts,
    seeds,
    st.lists(st.sampled_from(KEEPS), min_size=2, max_size=10),
    st.sampled_from([LIGHTEST, COINS, EVERYTHING]),
)
def test_keeps_switched_at_any_moment_make_nothing_up(
    players: int, seed: int, switches: list[str], keeps: tuple[str, ...]
) -> None:
    random = Random(seed)
    play = Playing.new(players, keeps)
    for keep in switches:
        for _ in range(random.randint(0, 4)):
            _any_tap(play, random)
        looked_at(play)
        _switched(play, keep, random)
        looked_at(play)
    state = GAME.begin(play.states[0].setup)
    for event in play.events:
        state = apply(GAME, state, event)
    assert state == play.state


# ----------------------------------------------------------------------------------------------------- the points

numbers = st.dictionaries(st.sampled_from(["s1", "s2", "s3"]), st.integers(0, 40))


@given(
    numbers,
    numbers,
    st.sampled_from(list(permutations(["s1", "s2", "s3"]))),
    st.sampled_from(["shared", "original_edition"]),
)
def test_permuting_the_seats_permutes_the_points(
    vp: dict[str, int], coin: dict[str, int], order: tuple[str, ...], ruling: str
) -> None:
    moved = dict(zip(("s1", "s2", "s3"), order, strict=True))
    table = setup(3)
    rulings = {"tie_break": ruling}
    one = GAME.score(table, {"vp": vp, "coin": coin}, rulings)
    renamed = {field: {moved[s]: n for s, n in found.items()} for field, found in (("vp", vp), ("coin", coin))}
    other = GAME.score(table, renamed, rulings)
    assert {moved[seat]: one.total(seat) for seat in one.seats} == {seat: other.total(seat) for seat in other.seats}
    assert {(r.place, moved[r.seat]) for r in one.ranking().places} == {
        (r.place, r.seat) for r in other.ranking().places
    }


@given(
    numbers, numbers, st.lists(st.sampled_from([card for card in CARDS if not card.startswith("worker")]), unique=True)
)
def test_the_total_is_the_sum_of_the_lines(vp: dict[str, int], coin: dict[str, int], cards: list[str]) -> None:
    sheet = {"vp": vp, "coin": coin, "cards": {"s1": tuple(cards)}}
    found = GAME.score(setup(3), sheet, {})  # type: ignore[arg-type]
    for seat in found.seats:
        assert found.total(seat).n == sum(line.points.n or 0 for line in found.lines if line.seat == seat)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_setup_survives_json(players: int) -> None:
    table = setup(players, EVERYTHING)
    assert Setup.model_validate_json(table.model_dump_json()) == table
