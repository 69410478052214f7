"""What one holds in secret others are told only as how many: on seats, in the log, in forms, why and points so far."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from companion.app.hands import Hand, May
from companion.app.library import Library
from companion.app.session import TableSession
from companion.app.sights import handed_over
from companion.app.veil import Veil
from companion.table.live import LiveTable
from scorers.core import core_moves, registry
from scorers.core.amount import UNKNOWN, Amount, at_least, known
from scorers.core.events import Count, Counted
from scorers.core.ledger import Key, Transfer
from scorers.core.msg import TABLE, msg
from scorers.core.score import Breakdown
from scorers.core.state import State
from tests.companion.table.logs import entries
from tests.data_old.evening import Evening
from tests.scorers.forging import offered
from tests.scorers.kernel_game import GAME, Rested, new_setup
from tests.scorers.kernel_game.model import OMENS
from tests.wire.tables import a_table

pytestmark = pytest.mark.usefixtures("kernel")


def phone(library: Library, live: LiveTable, seat: str) -> TableSession:
    return TableSession(library, live, Hand(f"phone-{seat}", seat))


def with_omens(library: Library) -> LiveTable:
    """Ala holds two suns in secret, Bo a moon."""
    live = library.start(new_setup(2))
    host = TableSession(library, live, "host")
    for seat, card in (("s1", "omen.sun"), ("s2", "omen.moon"), ("s1", "omen.sun")):
        assert host.do(host.form(f"omen/{seat}", {"card": (card,)})).taken
        if live.table.state.flow.phase == "feast":
            assert host.do(host.form(core_moves.JUMP_MOVE, {"to": ("r2/work",)})).taken
    return live


def omens(seated: TableSession, seat: str) -> dict[str, int | None]:
    (shown,) = (one for one in seated.view.seats if one.seat == seat)
    return {held.thing: held.figure.amount.known for held in shown.holdings if held.thing.startswith("omen")}


def test_a_seat_shows_its_secrets_on_its_own_phone_only(library: Library) -> None:
    live = with_omens(library)
    ala, bo, host = phone(library, live, "s1"), phone(library, live, "s2"), TableSession(library, live, "host")
    tv = TableSession(library, live, Hand("tv", "", lambda: May.LOOK))
    assert omens(ala, "s1") == {"omen.sun": 2, "omen.moon": 0}
    assert omens(bo, "s1") == omens(host, "s1") == omens(tv, "s1") == {"omen": 2}
    assert omens(ala, "s2") == omens(host, "s2") == {"omen": 1}
    assert omens(bo, "s2") == {"omen.sun": 0, "omen.moon": 1}
    assert omens(ala, TABLE) == omens(host, TABLE) == {"omen": 5}, "what is left would tell who has the rest"


def test_secrets_of_others_stand_where_the_first_of_them_would(library: Library) -> None:
    live = with_omens(library)
    shown = [[held.thing for held in seat.holdings] for seat in phone(library, live, "s2").view.seats]
    own = [[held.thing for held in seat.holdings] for seat in phone(library, live, "s1").view.seats]
    hers, as_told = own[0], shown[1]
    at = hers.index("omen.sun")
    assert at > 0
    assert as_told == [*hers[:at], "omen", *(thing for thing in hers[at:] if not thing.startswith("omen"))]


def test_where_secrets_are_not_kept_no_seat_shows_any(library: Library) -> None:
    seated = phone(library, library.start(new_setup(2, keeps=("stores",))), "s2")
    assert [omens(seated, seat) for seat in ("s1", "s2")] == [{}, {}]
    assert all(shown.holdings for shown in seated.view.seats)


def test_the_log_and_undo_say_only_who_and_how_many(library: Library) -> None:
    live = with_omens(library)
    ala, bo = phone(library, live, "s1"), phone(library, live, "s2")
    hidden = msg("core-log-secret", who=core_moves.owner_msg("s1"), n=1)
    assert live.table.undo_step is not None
    drawn = live.table.label(live.table.undo_step.event)
    assert [entries(one)[-1].label for one in (ala, bo)] == [drawn, hidden]
    other = msg("ui-by-other", what=hidden)
    assert (ala.undo_label, bo.undo_label) == (msg("ui-by-other", what=drawn), other)
    hand = bo.in_hand(live.table.n)
    assert hand is not None
    assert hand.entry.label == hidden
    assert bo.undo().taken
    assert (bo.redo_label, ala.redo_label) == (other, msg("ui-by-other", what=drawn))


def test_what_happened_instead_says_no_more(library: Library) -> None:
    live = library.start(new_setup(2))
    ala, bo = phone(library, live, "s1"), phone(library, live, "s2")
    slow = bo.form("omen/s1", {"card": ("omen.moon",)})
    assert ala.do(ala.form("omen/s1", {"card": ("omen.sun",)})).taken
    hidden = msg("core-log-secret", who=core_moves.owner_msg("s1"), n=1)
    assert bo.do(slow).why == msg("core-happened-instead", what=hidden)


def test_a_count_of_secrets_and_a_step_taken_back_say_no_more(library: Library) -> None:
    live = with_omens(library)
    ala, bo = phone(library, live, "s1"), phone(library, live, "s2")
    step = live.table.undo_step
    assert step is not None
    back = core_moves.take_back(GAME, step.n, step.event)
    assert Veil(GAME, "s2").label(back) == msg("core-log-secret", who=core_moves.owner_msg("s1"), n=1)
    assert Veil(GAME, "s1").label(back) == live.table.label(back)
    assert ala.do(ala.form(core_moves.count_move("s1", "omen.moon"), {"n": {"n": 3}})).taken
    assert omens(ala, "s1")["omen.moon"] == 3
    hidden = msg("core-log-secret", who=core_moves.owner_msg("s1"), n=0)
    assert bo.undo_label == hidden, "its words name her already"
    assert live.table.state.ledger.n(TABLE, "omen.moon") == 0, "what is left is worked out from what is, not shown"


def test_a_form_shows_how_many_and_records_what_it_is(library: Library) -> None:
    live = with_omens(library)
    ala, bo = phone(library, live, "s1"), phone(library, live, "s2")
    for seated, seat, card in ((ala, "s1", "omen.moon"), (bo, "s2", "omen.sun")):
        form = seated.form(f"omen/{seat}", {"card": (card,)})
        other = (bo if seated is ala else ala).form(f"omen/{seat}", {"card": (card,)})
        assert [(change.thing, change.delta) for change in form.changes] == [(card, 1)]
        [change] = other.changes
        many = omens(seated, seat)
        had = sum(n or 0 for n in many.values())
        assert (change.thing, change.label, change.delta) == ("omen", msg("core-secret"), 1)
        assert (change.before, change.after) == (known(had), known(had + 1))
        assert form.event == other.event


def test_why_it_cannot_be_is_told_to_its_holder_only(library: Library) -> None:
    live = library.start(new_setup(2))
    ala, bo, host = phone(library, live, "s1"), phone(library, live, "s2"), TableSession(library, live, "host")
    assert host.do(host.form(core_moves.count_move(TABLE, "omen.sun"), {"n": {"n": 0}})).taken
    for seated in (ala, bo):
        seated.showed(live.table.n)
    why = [seated.do(seated.form("omen/s1", {"card": ("omen.sun",)})).why for seated in (ala, bo)]
    assert [said.id if said else "" for said in why] == ["core-not-in-box", "core-not-as-shown"]
    assert bo.form("omen/s1", {"card": ("omen.sun",)}).issues == ()


def test_points_so_far_and_why_leave_them_open_until_the_play_is_over(library: Library) -> None:
    live = with_omens(library)
    ala, bo = phone(library, live, "s1"), phone(library, live, "s2")
    assert (
        of_omens(bo.points(), "s1") != of_omens(ala.points(), "s1") == of_omens(GAME.projection(live.table.state), "s1")
    )
    assert of_omens(bo.points(), "s2") == of_omens(GAME.projection(live.table.state), "s2")
    before = bo.closing()
    host = TableSession(library, live, "host")
    host.showed(live.table.n)
    assert host.do(host.form(core_moves.JUMP_MOVE, {"to": ("r3/feast",)})).taken
    for seat in host.setup.ids:
        assert host.do(host.form(f"feast/r3/{seat}", {})).taken
    assert host.do(host.form("close", {})).taken
    assert host.over
    assert before != bo.closing() == ala.closing() == host.closing()
    assert bo.points() == ala.points()
    assert omens(bo, "s1") == {"omen.sun": 2, "omen.moon": 0}
    assert entries(bo) == entries(ala), "and what was hidden is told"
    forms = [seated.form("omen/s1", {"card": ("omen.sun",)}) for seated in (ala, bo)]
    assert [[change.thing for change in form.changes] for form in forms] == [["omen.sun"]] * 2
    late = [seated.do(form) for seated, form in zip((ala, bo), forms, strict=True)]
    assert not any(one.taken for one in late)
    assert late[0].why == late[1].why != msg("core-not-as-shown")


def of_omens(points: Breakdown, seat: str) -> list[object]:
    return [line.points for line in points.lines if line.seat == seat and "omen" in str(line)]


def test_nothing_secret_is_seen_to_fly(library: Library) -> None:
    live = library.start(new_setup(2))
    ala = phone(library, live, "s1")
    before = ala.present
    assert ala.do(ala.form("omen/s1", {"card": ("omen.sun",)})).taken
    assert handed_over(before, ala.present) == ()


def test_a_title_without_secrets_is_drawn_from_the_state_itself(library: Library) -> None:
    for slug in registry.slugs():
        game = registry.game(slug)
        if slug != GAME.slug:
            assert Veil(game, "s1").secrets == frozenset(), "none keeps any today"
            state = a_table(library, slug).table.state
            assert Veil(game, "s1").state(state) is state
    state = library.start(new_setup(2, keeps=())).table.state
    assert Veil(GAME, "s1").state(state) is Veil(GAME, "s1").state(state) is not state


@pytest.mark.parametrize("seed", range(3))
def test_over_random_plays_nothing_told_depends_on_what_others_hold(library: Library, seed: int) -> None:
    setup = new_setup(3)
    live = library.start(setup)
    evening = Evening(GAME, setup, Random(seed), eager=True)
    evening.table = live.table
    bo = phone(library, live, "s2")
    for _ in range(40):
        evening.step()
        state = live.table.state
        if state.flow.over:
            break
        assert told(bo, state) == told(bo, swapped(state))


def swapped(state: State) -> State:  # type: ignore[type-arg]
    """The same table, on which Ala and the Table hold other secrets, as many as before."""
    ledger = state.ledger
    counts: dict[Key, Amount] = {}
    for owner in ("s1", "s3", TABLE):
        sun, moon = (ledger.get(owner, omen) for omen in OMENS)
        counts |= {(owner, OMENS[0]): moon, (owner, OMENS[1]): sun}
    return state.with_ledger(ledger.with_counts(counts), state.flow)


def told(seated: TableSession, state: State) -> list[object]:  # type: ignore[type-arg]
    """All a phone would be told of a state."""
    veil = Veil(GAME, seated.seat)
    keys = [move.key for move in offered(GAME, veil.state(state)) if not move.key.startswith("core/")]
    forms = [veil.form(state, key, {}) for key in keys]
    drawn = [(form.title, form.asks, form.note, form.changes, form.follows) for form in forms]
    why = [GAME.why(veil.state(state), f"{thing}/{seat}") for thing in ("vp", "coin") for seat in seated.setup.ids]
    return [veil.view(state, seated.seat), drawn, why, GAME.projection(veil.state(state))]


def test_what_nobody_keeps_stays_unknown() -> None:
    state = Veil(GAME, "s1").state(GAME.begin(new_setup(2)))
    assert [state.ledger.get(seat, OMENS[0]) for seat in ("s1", "s2", TABLE)] == [known(0), UNKNOWN, UNKNOWN]


def test_what_lies_on_a_place_of_ones_own_is_veiled_and_counted_as_well() -> None:
    begun = GAME.begin(new_setup(2))
    there: dict[Key, Amount] = {("s1@nook", OMENS[0]): known(2), ("s1@nook", f"{OMENS[0]}set"): known(5)}
    state = begun.with_ledger(begun.ledger.with_counts(there), begun.flow)
    assert [Veil(GAME, seat).state(state).ledger.get("s1@nook", OMENS[0]) for seat in ("s1", "s2")] == [
        known(2),
        UNKNOWN,
    ]
    (shown,) = (seat for seat in Veil(GAME, "s2").view(state, "s2").seats if seat.seat == "s1")
    assert [held.figure.amount for held in shown.holdings if held.thing == "omen"] == [known(2)]


def test_secrets_of_several_signs_are_shown_without_one() -> None:
    things = tuple(
        thing.model_copy(update={"symbol": "coin"}) if thing.id == OMENS[0] else thing for thing in GAME.info.things
    )
    game = replace(GAME, info=GAME.info.model_copy(update={"things": things}))
    (shown,) = (seat for seat in Veil(game, "s2").view(GAME.begin(new_setup(2)), "s2").seats if seat.seat == "s1")
    (hidden,) = (held for held in shown.holdings if held.label == msg("core-secret"))
    assert (hidden.thing, hidden.figure.thing) == ("", "")


def test_of_secrets_nobody_counts_there_are_as_many_as_came_at_least() -> None:
    begun = GAME.begin(new_setup(2))
    state = begun.with_ledger(begun.ledger.with_counts({("s1", OMENS[1]): UNKNOWN}), begun.flow)
    [change] = Veil(GAME, "s2").form(state, "omen/s1", {"card": (OMENS[0],)}).changes
    assert (change.before, change.after) == (UNKNOWN, at_least(1))


def test_a_step_is_hidden_for_any_part_of_it() -> None:
    card, coin = (Transfer(src=TABLE, dst="s1", thing=thing) for thing in (OMENS[0], "coin"))
    step = Rested(seat="s1", transfers=(card, coin))
    assert [Veil(GAME, seat).hides(step) for seat in ("s1", "s2", "")] == [False, True, True]
    assert not Veil(GAME, "s2").hides(Rested(seat="s1", transfers=(coin,)))
    assert Veil(GAME, "s2").label(step) == msg("core-log-secret", who=core_moves.owner_msg("s1"), n=1)
    asked = Counted(count=Count(owner="s1@nook", thing=OMENS[0], n=1))
    assert [Veil(GAME, seat).hides(asked) for seat in ("s1", "s2")] == [False, True]
    plain = Counted(count=Count(owner="s1", thing="coin", n=1))
    assert not Veil(GAME, "s2").hides(plain)


def test_what_is_no_secret_is_seen_to_change_hands_by_everybody() -> None:
    state = GAME.begin(new_setup(2))
    forms = [Veil(GAME, seat).form(state, "build/s1", {}) for seat in ("s1", "s2", "")]
    assert {change.thing for change in forms[0].changes} == {"stall", "coin", "vp"}
    assert forms[0].changes == forms[1].changes == forms[2].changes
