"""What a device may do at a table: whatever it sends, nothing is written that its seat may not do; and who did what."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import pytest

from companion.app.hands import ONLOOKER, Hand, May
from companion.app.library import Library, new_id
from companion.app.session import END, TableSession
from companion.table.line import Author, author_of, signed
from companion.table.live import LiveTable
from companion.table.model import Command, Outcome
from scorers.core import core_moves, registry
from scorers.core.events import Event, Jumped, KeepChanged, Ruled, Scored
from scorers.core.forms import Form
from scorers.core.issues import Level
from scorers.core.msg import TABLE, Msg, Player, msg
from tests.companion.table.logs import entries
from tests.data_old.evening import Evening, agreed
from tests.e2e import staged
from tests.scorers.forging import offered
from tests.scorers.kernel_game import new_setup
from tests.wire.tables import a_table
from timers.clock import FakeClock

pytestmark = pytest.mark.usefixtures("kernel")

TITLES = (*sorted(registry.slugs()), "kernel")
ONLY = {"ui-only-seat", "ui-only-host"}


def own(seat: str, device: str = "") -> Hand:
    """A phone that may do what its seat does."""
    return Hand(device or f"phone-{seat}", seat, lambda: May.OWN)


def looking(device: str = "tv") -> Hand:
    """A device that only looks."""
    return Hand(device, "", lambda: May.LOOK)


def three(library: Library) -> LiveTable:
    return library.start(new_setup(3))


def why_of(outcome: Outcome | None) -> str:
    return outcome.why.id if outcome and outcome.why else ""


# ------------------------------------------------------------------------------------------------------- what it is


def test_a_device_by_its_mere_id_is_the_hosts_and_may_do_everything(library: Library) -> None:
    host = TableSession(library, three(library), "d-1")
    assert (host.device, host.seat, host.hand.viewer, host.looks) == ("d-1", "", None, False)
    assert not host.hand.invited
    assert (host.undo_label, host.redo_label) == (None, None)
    assert host.do(host.form("rest/s1", {})).taken
    assert host.undo_label == host.live.table.label(step_of(host.live)), "its own step, and nobody else's"
    assert host.undo().taken


def test_somebody_just_looking_is_no_seat() -> None:
    assert Hand("d", "s2", lambda: May.LOOK).viewer == "s2"
    assert Hand("d", "", lambda: May.ALL).viewer is None, "as the host's, where everybody may do everything"
    assert (looking().viewer, Hand("d", "", lambda: May.OWN).viewer) == (ONLOOKER, ONLOOKER)


def test_the_id_of_a_device_says_nothing_of_a_seat() -> None:
    with pytest.raises(ValueError, match="no @"):
        Hand("d@s1")


@pytest.mark.parametrize("author", [Author("d-1"), Author("d-1", "s2"), Author("")])
def test_who_signed_a_line_is_read_again(author: Author) -> None:
    assert author_of(signed(author)) == author


@pytest.mark.parametrize("slug", TITLES)
def test_every_title_can_be_looked_at_by_nobody_in_particular(library: Library, slug: str) -> None:
    info = registry.game(slug).info
    for preset in range(len(info.presets)):
        live = a_table(library, slug, info.players.min, preset)
        watched = TableSession(library, live, looking())
        for tool in watched.view.tools:
            assert watched.form(tool.key, {}).event is None
        assert_nothing_to_press(watched)


def assert_nothing_to_press(seated: TableSession) -> None:
    view = seated.view
    tasks = [move for task in view.now.tasks for move in task.moves]
    behind = [move for seat in view.seats for move in seat.moves]
    assert [*(move for move in view.now.moves if move.because is None), *tasks, *behind] == []
    assert (seated.undo_label, seated.redo_label, seated.keeps, seated.clocks().fixed) == (None, None, (), True)
    assert not any(switch.move for switch in seated.rulings)
    assert not any(fold.jump for fold in seated.log().folds)


# ------------------------------------------------------------------------------------------------------ what it may do


@dataclass
class Watch:
    """A table played by chance; in every state phones try whatever there is."""

    library: Library
    slug: str
    rnd: Random
    tried: Counter[str] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        game = registry.game(self.slug)
        players = self.rnd.randint(max(2, game.info.players.min), min(4, game.info.players.max))
        preset = self.rnd.choice(game.info.presets)
        setup = agreed(game, preset.keeps, players, self.rnd)
        self.live = self.library.start(setup)
        self.evening = Evening(game, setup, self.rnd, eager=True)
        self.evening.table = self.live.table
        self.host = TableSession(self.library, self.live, "host")
        self.seats = setup.ids

    def forms(self, most: int) -> Iterator[Form]:
        """Some of what could be recorded now, against the rules or not."""
        moves = list(offered(self.live.table.game, self.live.table.state))
        moves = self.rnd.sample(moves, min(most, len(moves)))
        for move in moves:
            form = self.evening._filled(move.key)
            if form.event is not None and all(issue.level is Level.HINT for issue in form.issues):
                yield form

    def step(self) -> None:
        """One step of the evening, and what every phone makes of it."""
        self.evening.step()
        seat = self.rnd.choice(self.seats)
        phone, tv = (self.seen(TableSession(self.library, self.live, hand)) for hand in (own(seat), looking()))
        for form in self.forms(5):
            self.refused(tv.do(form))
            self.tries(self.seen(phone), form)
        self.pins_what_it_may(phone)
        self.steps_back(phone, tv)

    def pins_what_it_may(self, phone: TableSession) -> None:
        """What is pinned on a phone is never refused there; what is pinned for all and it may do is pinned too."""
        mine, alls = self.seen(phone).view.primary, self.host.view.primary
        if mine is not None and not mine.leads and (form := self.sure(mine.key)) is not None:
            answered = form.event != phone.form(mine.key, {}).event
            assert answered or not self.concerns_others(form, phone.seat), form
            assert (phone.barred(form) is not None) == self.concerns_others(form, phone.seat), "it is told before a tap"
            self.tried["pinned" if alls and mine.key == alls.key else "pinned for itself"] += 1
        if alls is not None and not alls.leads and (form := self.sure(alls.key)) is not None:
            assert self.concerns_others(form, phone.seat) or (mine and mine.key == alls.key), form
            self.tried["not pinned"] += mine is None

    def sure(self, move: str) -> Form | None:
        """A move as it could be recorded, if it is."""
        form = self.evening._filled(move)
        return form if form.event and all(issue.level is Level.HINT for issue in form.issues) else None

    def tries(self, phone: TableSession, form: Form) -> None:
        """A phone sends a form: recorded if it is its own seat's or common, else refused with nothing written."""
        before = self.live.table.n
        outcome = phone.do(form)
        if not outcome.taken:
            assert why_of(outcome) in ONLY, outcome
            assert self.live.table.n == before
            assert self.concerns_others(form, phone.seat), form
            self.tried["refused"] += 1
            return
        step = self.live.table.undo_step
        assert step is not None
        assert author_of(step.who) == Author(phone.device, phone.seat)
        assert not self.concerns_others(form, phone.seat)
        whose = entries(self.live.table)[-1].seat
        assert whose in (phone.seat, TABLE)
        self.tried[whose if whose == TABLE else "own"] += 1
        assert self.seen(self.host).undo().taken

    def concerns_others(self, form: Form, seat: str) -> bool:
        """Whether anything in a fact says that somebody else does it, or that something of theirs is done."""
        others = set(self.seats) - {seat}
        event = form.event
        named = {getattr(event, "seat", ""), *getattr(event, "seats", ())}
        done = {part for key in (form.key, *(event.settles if event else ())) for part in key.split("/")}
        theirs = others & (named | {part.partition("@")[0] for part in done})
        return bool(theirs) or isinstance(event, Jumped | KeepChanged | Ruled | Scored)

    def steps_back(self, phone: TableSession, tv: TableSession) -> None:
        """Undo and redo: only of one's own steps and of common ones."""
        if (step := self.live.table.undo_step) is None:
            return
        before = self.live.table.n
        self.refused(tv.undo())
        self.refused(tv.take_back(step.n))
        whose = {entry.n: entry.seat for entry in entries(self.live.table)}[step.n]
        outcome = self.seen(phone).undo()
        if outcome.taken:
            assert whose in (phone.seat, TABLE)
            self.refused(self.seen(tv).redo())
            assert self.seen(phone).redo().taken
        else:
            assert why_of(outcome) in ONLY
            assert self.live.table.n == before
            assert not phone.take_back(step.n).taken
            assert self.seen(self.host).undo().taken, "the host always may"
            assert why_of(self.seen(phone).redo()) in ONLY
            assert self.seen(self.host).redo().taken
            self.tried["not undone"] += 1

    def refused(self, outcome: Outcome) -> None:
        """Whoever only looks is told so, and nothing has happened."""
        assert outcome.why in (msg("ui-only-look"), msg("core-undo-gone"), msg("core-redo-gone"))
        assert not outcome.taken

    def seen(self, seated: TableSession) -> TableSession:
        """A device that has the table before its eyes as it is."""
        seated.showed(self.live.table.n)
        return seated


@pytest.mark.parametrize("slug", TITLES)
def test_no_phone_acts_for_another_seat(library: Library, slug: str) -> None:
    found: Counter[str] = Counter()
    for seed in range(3):
        watch = Watch(library, slug, Random(f"{slug}/{seed}"))
        for _ in range(20):
            watch.step()
        found += watch.tried
    assert min(found["refused"], found["own"], found["not undone"]) > 0, found


def test_whoever_only_looks_changes_nothing_at_all(library: Library) -> None:
    live = three(library)
    host, tv = TableSession(library, live, "host"), TableSession(library, live, looking())
    form = host.form("rest/s1", {})
    assert tv.form("rest/s1", {}).event is None
    assert tv.do(form).why == tv.run_clock(on=True).why == tv.finish({}).why == msg("ui-only-look")
    assert host.do(form).taken
    for outcome in (tv.undo(), tv.take_back(1), tv.correct()):
        assert (outcome.taken, live.table.n) == (outcome.n is not None, 1)
    hand = tv.in_hand(1)
    assert hand is not None
    assert (hand.can_take_back, hand.can_undo, hand.why) == (False, False, msg("ui-only-look"))
    assert not host.clocks().running
    assert_nothing_to_press(tv)


def test_the_host_changes_the_rule_while_pages_are_open(library: Library) -> None:
    live, rule = three(library), [May.ALL]
    phone = TableSession(library, live, Hand("phone", "s2", lambda: rule[0]))
    form = phone.form("rest/s1", {})
    rule[0] = May.OWN
    assert phone.do(form).why == msg("ui-only-seat", who=Player("s1"))
    rule[0] = May.LOOK
    assert_nothing_to_press(phone)
    assert phone.shown.view == phone.view
    rule[0] = May.ALL
    assert phone.view.now.tasks[0].moves
    assert phone.do(form).taken


def test_what_is_about_several_is_the_hosts_unless_only_ones_own_is_left(library: Library) -> None:
    live = three(library)
    host, phone = TableSession(library, live, "host"), TableSession(library, live, own("s3"))
    assert host.do(host.form(core_moves.JUMP_MOVE, {"to": ("r1/feast",)})).taken
    all_at_once = host.form("grace", {})
    assert phone.do(all_at_once).why == msg("ui-only-host")
    for seat in ("s1", "s2"):
        assert host.do(host.form(f"feast/r1/{seat}", {})).taken
    phone.showed(live.table.n)
    assert phone.do(phone.form("grace", {})).taken
    assert phone.undo().taken


def test_what_is_settled_for_all_is_the_hosts(library: Library) -> None:
    live = three(library)
    host, phone = TableSession(library, live, "host"), TableSession(library, live, own("s3"))
    jump = phone.form(core_moves.JUMP_MOVE, {"to": ("r1/feast",)})
    for form in (jump, phone.form(core_moves.keep_move("points"), {})):
        assert phone.do(form).why == msg("ui-only-host")
    assert host.do(jump).taken
    phone.showed(live.table.n)
    assert phone.undo().why == msg("ui-only-host")
    assert phone.finish({}).why == msg("ui-only-host")
    assert live.table.n == 1


def test_where_each_is_for_itself_the_host_counts(library: Library) -> None:
    shown, setup = registry.game("little_town"), staged.agreed("little_town")
    live = library.start(setup)
    host, phone = TableSession(library, live, "host"), TableSession(library, live, own("s3"))
    for event in staged.town(setup, staged.over):
        assert live.table.do(Command(new_id(), event, live.table.n, "host")).taken
    assert shown.view(live.table.state, None).primary is None
    assert (host.counts, phone.counts) == (True, False)
    assert host.view.primary is not None
    assert (host.view.primary.key, phone.view.primary) == (END, None)
    assert host.finish(host.closing().prefilled()).taken
    assert phone.view.primary == host.view.primary, "the result is everybody's"


def test_undo_as_far_as_a_step_passes_nobody_elses(library: Library) -> None:
    live = three(library)
    host, phone = TableSession(library, live, "host"), TableSession(library, live, own("s1"))
    assert phone.do(phone.form("rest/s1", {})).taken
    assert host.do(host.form("rest/s2", {})).taken
    hand = phone.in_hand(1)
    assert hand is not None
    assert (hand.can_undo, hand.why) == (False, msg("ui-only-seat", who=Player("s2")))
    assert host.in_hand(1) != hand
    assert host.undo().taken
    hand = phone.in_hand(1)
    assert hand is not None
    assert hand.can_undo or hand.can_take_back


def test_in_the_log_ones_own_step_is_in_hand_and_that_of_another_says_whose_it_is(library: Library) -> None:
    live = three(library)
    host, phone = TableSession(library, live, "host"), TableSession(library, live, own("s1"))

    def in_hand(seated: TableSession, n: int) -> tuple[bool, bool, Msg | None]:
        found = seated.in_hand(n)
        assert found is not None
        return found.can_take_back, found.can_undo, found.why

    for seat in ("s1", "s2", "s3"):
        assert host.do(host.form(f"rest/{seat}", {})).taken
    for seat in ("s1", "s2"):
        assert host.do(host.form(f"feast/r1/{seat}", {})).taken
    assert [in_hand(seated, 4) for seated in (host, phone)] == [(True, False, None)] * 2
    assert in_hand(host, 5) == (True, False, None)
    assert in_hand(phone, 5) == (False, False, msg("ui-only-seat", who=Player("s2")))
    moved = msg("core-fixed-moved")
    assert in_hand(host, 1) == (False, True, moved)
    assert in_hand(phone, 1) == (False, False, msg("ui-only-seat", who=Player("s2"))), "undo would pass the others'"
    assert host.undo().taken
    assert in_hand(phone, 4) == (True, False, None)
    assert host.undo().taken
    assert in_hand(phone, 4) == (False, False, msg("core-fixed-gone"))


# ---------------------------------------------------------------------------------------------------------- who did it


def test_undo_the_log_and_what_happened_instead_name_whose_phone_it_was(library: Library) -> None:
    live = three(library)
    host, ala = TableSession(library, live, "host"), TableSession(library, live, Hand("p1", "s1"))
    bo = TableSession(library, live, Hand("p2", "s2"))
    late = bo.form("build/s1", {})
    assert ala.do(ala.form("build/s1", {})).taken
    built = live.table.label(step_of(live))
    assert host.undo_label == bo.undo_label == ala.undo_label == built, "its words name her already"
    assert ala.do(ala.form(core_moves.keep_move("points"), {})).taken
    kept = ala.undo_label
    assert kept is not None
    assert host.undo_label == bo.undo_label == msg("ui-by-seat", who=Player("s1"), what=kept)
    refused = bo.do(late)
    assert refused.why == msg("core-happened-instead", what=built)
    first, last = entries(bo)
    assert (first.phone, first.seat, last.phone, last.seat) == ("s1", "s1", "s1", TABLE)
    there, here = bo.in_hand(last.n), ala.in_hand(last.n)
    assert there is not None
    assert here is not None
    assert (there.who, here.who) == ("p1@s1", "")


def test_the_log_leads_nobody_back_who_only_looks(library: Library) -> None:
    live = a_table(library, "orleans", 3)
    host, tv = TableSession(library, live, "host"), TableSession(library, live, looking())
    for to in ("r3", "r4"):
        assert host.do(host.form(core_moves.JUMP_MOVE, {"to": (to,)})).taken
    assert [fold.jump for fold in host.log().folds] == ["r3", "r1"]
    assert [fold.jump for fold in tv.log().folds] == [None, None]
    shown, folded = tv.log().folds
    assert (shown.entries, folded.entries) == (host.log().folds[0].entries, None)
    assert tv.in_hand(99) is None


def test_what_was_faster_says_whose_phone_it_was(library: Library) -> None:
    live = three(library)
    ala, bo = (TableSession(library, live, Hand(f"p{n}", f"s{n}")) for n in (1, 2))
    bo.showed(live.table.n)
    slow = bo.form(core_moves.count_move("s3", "coin"), {"n": {"n": 9}})
    assert ala.do(ala.form(core_moves.count_move("s3", "coin"), {"n": {"n": 7}})).taken
    counted = ala.undo_label
    assert counted is not None
    assert bo.do(slow).why == msg("core-happened-instead", what=msg("ui-by-seat", who=Player("s1"), what=counted))
    host = TableSession(library, live, "host")
    bo.showed(live.table.n)
    again = bo.form(core_moves.count_move("s3", "coin"), {"n": {"n": 3}})
    assert host.do(host.form(core_moves.count_move("s3", "coin"), {"n": {"n": 2}})).taken
    why = bo.do(again).why
    assert isinstance(why, Msg)
    assert why == msg("core-happened-instead", what=live.table.label(step_of(live)))


def step_of(live: LiveTable) -> Event:
    """What happened last."""
    step = live.table.undo_step
    assert step is not None
    return step.event


def test_a_journal_with_phones_is_folded_again(tmp_path: Path, clock: FakeClock) -> None:
    library = Library.open(tmp_path / "here", clock)
    key = (live := three(library)).key
    phone = TableSession(library, live, Hand("p1", "s1"))
    assert phone.do(phone.form(core_moves.keep_move("points"), {})).taken
    told, data = phone.undo_label, library.export_table(key)
    assert told is not None
    assert b'"p1@s1"' in data
    library.close()
    for folder in ("here", "there"):
        again = Library.open(tmp_path / folder, clock)
        if folder == "there":
            again.bring_in(again.preview_import(data))
        assert TableSession(again, again.table(key), own("s1", "p1")).undo_label == told
        host = TableSession(again, again.table(key), "host")
        assert host.undo_label == msg("ui-by-seat", who=Player("s1"), what=told)
        again.close()


# ------------------------------------------------------------------------------------------------- what it is shown


def test_ones_own_seat_and_tasks_come_first_and_the_others_after_it(library: Library) -> None:
    live = three(library)
    host = TableSession(library, live, "host")
    assert host.do(host.form(core_moves.JUMP_MOVE, {"to": ("r1/feast",)})).taken
    bo = TableSession(library, live, Hand("p2", "s2"))
    assert [seat.seat for seat in host.view.seats] == ["s1", "s2", "s3", TABLE]
    assert [seat.seat for seat in bo.view.seats] == ["s2", "s3", "s1", TABLE]
    assert [task.seat for task in host.view.now.tasks] == ["s1", "s2", "s3"]
    assert [task.seat for task in bo.view.now.tasks] == ["s2", "s1", "s3"]
