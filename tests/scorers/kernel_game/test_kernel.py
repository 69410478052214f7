"""The made-up game plays as it says, from the box to the podium."""

from dataclasses import replace

import pytest

from companion.app.veil import Veil
from companion.text import texts
from scorers.core.amount import UNKNOWN, known
from scorers.core.core_moves import can_take_back, form, label, score_event, take_back
from scorers.core.events import Event, Valued
from scorers.core.forms import Amounts, Answers, Form, Pick
from scorers.core.game import apply, check
from scorers.core.issues import Level
from scorers.core.ledger import Transfer
from scorers.core.msg import BOX, TABLE, Msg, Player, SeatId, msg
from scorers.core.state import State
from tests.scorers.kernel_game import GAME, Feasted, KernelFlow, Phase, RoundClosed, installed, new_setup
from tests.scorers.kernel_game.acts.borrow import BORROW
from tests.scorers.kernel_game.acts.grace import GRACE
from tests.scorers.kernel_game.acts.send import SEND
from tests.scorers.kernel_game.acts.trade import TRADE
from tests.scorers.kernel_game.dues import due
from tests.scorers.kernel_game.moves import build, claim, close, feast, gather, omen, pray, repay, rest

Kernel = State[KernelFlow]


def do(state: Kernel, *events: Event) -> Kernel:
    for event in events:
        assert [issue.code for issue in check(GAME, state, event) if issue.level is not Level.HINT] == []
        state = apply(GAME, state, event)
    return state


def asked(state: Kernel, move: str, answers: Answers | None = None) -> Form:
    return form(GAME, state, move, answers or {})


def done(state: Kernel, move: str, answers: Answers | None = None) -> Kernel:
    found = asked(state, move, answers)
    assert found.event is not None
    return do(state, found.event)


def codes(state: Kernel, event: Event) -> list[str]:
    return [issue.code for issue in check(GAME, state, event)]


def two(preset: str = "everything") -> Kernel:
    return GAME.begin(new_setup(2, preset=preset))


def feasting(preset: str = "everything") -> Kernel:
    """Both have rested: the harvest waits, nobody has food."""
    return done(done(two(preset), "rest/s1"), "rest/s2")


def at_tax(state: Kernel) -> Kernel:
    return replace(state, flow=KernelFlow(round=2, phase=Phase.FEAST))


def at_meal(state: Kernel) -> Kernel:
    return replace(state, flow=KernelFlow(round=3, phase=Phase.FEAST))


def with_goods(state: Kernel, **goods: int) -> Kernel:
    moved = [Transfer(src=TABLE, dst="s1", thing=thing, n=n) for thing, n in goods.items()]
    return replace(state, ledger=state.ledger.post(moved))


def test_work_goes_round_and_the_feast_is_for_all_at_once() -> None:
    state = two()
    assert GAME.tasks(state) == {"r1/turn/s1"}
    state = done(state, "gather/s1", {"goods": {"grain": 1, "fish": 1}})
    assert GAME.tasks(state) == {"r1/turn/s2"}
    state = done(state, "pray/s2")
    assert GAME.tasks(state) == {"r1/feast/s1", "r1/feast/s2"}
    assert (state.ledger.n("s2", "monk"), state.ledger.n("s2@chapel", "monk")) == (0, 1)


def test_two_feasts_in_any_order_then_the_round_closes() -> None:
    for order in (("s1", "s2"), ("s2", "s1")):
        state = feasting()
        for seat in order:
            state = done(state, f"feast/r1/{seat}")
        assert GAME.tasks(state) == {"r1/close"}
        state = done(state, "close")
        assert (state.flow.round, state.flow.phase, state.flow.done) == (2, Phase.WORK, frozenset())


def test_harvest_without_food_takes_five_coins_then_what_is_given_up() -> None:
    found = asked(feasting(), "feast/r1/s1")
    assert isinstance(found.event, Feasted)
    assert found.event.paid == (("coins", "coin", 3), ("give_up", "stall", 2))
    assert [(t.dst, t.thing, t.n) for t in found.event.transfers] == [(TABLE, "coin", 3), (BOX, "stall", 2)]


def test_harvest_may_be_met_otherwise() -> None:
    pay = {"paid": {"coin": 3, "stall": 0, "vp": 1, "follower": 1}}
    found = asked(feasting(), "feast/r1/s1", pay)
    assert found.issues == ()
    assert [(c.thing, c.delta) for c in found.changes] == [("coin", -3), ("follower", -1), ("vp", -1)]
    found = asked(feasting(), "feast/r1/s1", {"paid": {"coin": 0, "stall": 2}})
    assert [issue.code for issue in found.issues] == ["core-pay-first", "core-pay-too-little"]


def test_a_monk_in_the_chapel_lifts_the_feast_and_comes_home() -> None:
    state = done(done(two(), "pray/s1"), "rest/s2")
    assert asked(state, "feast/r1/s1").asks == (), "there is nothing to choose"
    assert asked(state, "feast/r1/s2").asks
    found = asked(state, "feast/r1/s1").event
    assert found is not None
    after = do(state, found)
    assert (after.ledger.n("s1", "monk"), after.ledger.n("s1@chapel", "monk")) == (1, 0)


def test_a_blind_draw_nobody_knows_of_is_possible() -> None:
    keeps = ("points", "stores", "people")
    state = done(done(GAME.begin(new_setup(2, keeps=keeps)), "rest/s1"), "rest/s2")
    blind = {"paid": {"coin": 3, "stall": 0, "follower": 2}}
    assert asked(state, "feast/r1/s1", blind).issues == ()
    assert [issue.code for issue in asked(feasting(), "feast/r1/s1", {"paid": {"coin": 2, "stall": 0}}).issues] == [
        "core-pay-too-little"
    ]
    gone = [Transfer(src="s1", dst=BOX, thing=thing, n=n) for thing, n in (("stall", 2), ("coin", 1))]
    emptied = replace(state, ledger=state.ledger.post(gone))
    short = {"paid": {"coin": 2, "vp": 2, "follower": 0}}
    (left,) = asked(emptied, "feast/r1/s1", short).issues
    assert (left.code, left.level) == ("core-pay-nothing-left", Level.HINT)


def test_the_tax_is_a_coin_for_three_goods() -> None:
    state = at_tax(with_goods(two(), grain=4, fish=3))
    found = asked(state, "feast/r2/s1").event
    assert isinstance(found, Feasted)
    assert found.paid == (("coins", "coin", 2),)
    assert asked(state, "feast/r2/s2").event == Feasted(seat="s2", settles=("r2/feast/s2",))


def test_a_tax_nobody_can_work_out_is_told() -> None:
    state = at_tax(two("light"))
    assert [ask.key for ask in asked(state, "feast/r2/s1").asks] == ["owed"]
    found = asked(state, "feast/r2/s1", {"owed": {"owed": 2}})
    assert isinstance(found.event, Feasted)
    assert (found.event.owed, found.event.paid, found.issues) == (2, (("coins", "coin", 2),), ())


def test_a_meal_takes_loans_only_for_the_gap() -> None:
    state = at_meal(replace(two(), ledger=two().ledger.post([Transfer(src="s1", dst=TABLE, thing="coin", n=2)])))
    found = asked(state, "feast/r3/s1").event
    assert isinstance(found, Feasted)
    assert found.paid == (("larder", "coin", 1), ("loans", "loan", 1))
    after = do(state, found)
    assert (after.ledger.n("s1", "coin"), after.ledger.n("s1", "loan")) == (2, 1)
    assert GAME.loud(state, found) == (msg("kernel-loud-loan", n=1),)
    early = asked(state, "feast/r3/s1", {"paid": {"coin": 0, "loan": 1}})
    assert [issue.code for issue in early.issues] == ["core-pay-first"]


def test_a_coin_too_much_comes_back() -> None:
    state = at_meal(with_goods(two(), fish=3))
    found = asked(state, "feast/r3/s1", {"paid": {"fish": 3, "coin": 1}})
    assert [issue.code for issue in found.issues] == ["core-pay-spare"]
    assert found.event is not None
    assert do(state, found.event).ledger.n("s1", "coin") == 3


def test_a_ruling_changes_what_feeds() -> None:
    state = with_goods(feasting(), grain=1)
    assert due(state, "s1").ways[1].means[1].thing == "grain"
    fasting = replace(state, rulings={"grain_feeds": "no"})
    assert [means.thing for means in due(fasting, "s1").ways[1].means] == ["fish"]


def test_a_loan_is_repaid_at_any_time_but_the_end() -> None:
    state = with_goods(two(), loan=1, coin=2)
    after = done(state, "repay/s1")
    assert (after.ledger.n("s1", "coin"), after.ledger.n("s1", "loan")) == (0, 0)
    assert codes(two(), repay(two(), "s1")) == ["core-below-zero", "core-below-zero"]
    over = replace(state, flow=KernelFlow(over=True))
    assert codes(over, repay(two(), "s1")) == ["kernel-repay-late"]


def test_twelve_points_end_the_game_with_the_round() -> None:
    state = replace(feasting(), flow=KernelFlow(phase=Phase.FEAST, done=frozenset({"r1/feast/s1", "r1/feast/s2"})))
    rich = with_goods(state, vp=11)
    assert codes(rich, close(rich, reached=False)) == ["kernel-goal-reached"]
    assert codes(state, close(state, reached=True)) == ["kernel-goal-open"]
    found = asked(rich, "close").event
    assert found == RoundClosed(reached=True, settles=("r1/close",))
    after = do(rich, found)
    assert (after.flow.over, GAME.tasks(after), GAME.position(after).key) == (True, frozenset(), "over")
    assert GAME.loud(rich, found) == (msg("kernel-loud-over"),)
    assert GAME.loud(state, close(state, reached=False)) == ()


def test_where_points_are_not_kept_the_table_says_whether_it_is_over() -> None:
    state = replace(two("light"), flow=KernelFlow(phase=Phase.FEAST, done=frozenset({"r1/feast/s1", "r1/feast/s2"})))
    assert asked(state, "close").event is None
    for answer, over in (("yes", True), ("no", False)):
        assert done(state, "close", {"reached": (answer,)}).flow.over is over


def test_the_third_round_is_the_last() -> None:
    state = replace(two(), flow=KernelFlow(round=3, phase=Phase.FEAST, done=frozenset({"r3/feast/s1", "r3/feast/s2"})))
    assert done(state, "close").flow.over


def test_a_feast_taken_back_is_met_later_and_moves_nothing() -> None:
    state = feasting()
    first = asked(state, "feast/r1/s1").event
    assert first is not None
    fed = do(state, first)
    assert can_take_back(state, first, fed)
    later = done(done(fed, "feast/r1/s2"), "close")
    back = do(later, take_back(GAME, 3, first))
    assert back.flow.reopened == {"r1/feast/s1"}
    assert [task.key for task in GAME.view(back, None).now.tasks] == ["r1/feast/s1", "r2/turn/s1"]
    again = done(back, "feast/r1/s1", {"paid": {"coin": 3, "stall": 0, "follower": 2}})
    assert (again.flow.reopened, again.flow.round, again.flow.turn) == (frozenset(), 2, 0)
    assert again.ledger.n("s1", "stall") == 2


def test_a_feast_taken_back_at_once_is_simply_open_again() -> None:
    state = done(feasting(), "feast/r1/s1")
    first = asked(feasting(), "feast/r1/s1").event
    assert first is not None
    back = do(state, take_back(GAME, 3, first))
    assert [(task.key, task.done) for task in GAME.view(back, None).now.tasks] == [
        ("r1/feast/s1", False),
        ("r1/feast/s2", False),
    ]


def test_a_printed_value_is_asked_of_the_table() -> None:
    state = with_goods(two(), **{"relic.crown": 1})
    relic = GAME.sheet(state.setup, state)["relic.crown"]
    assert (relic.known, relic.open) == (None, True)
    assert codes(two(), claim(two(), "s1", "relic.crown")) == ["kernel-relic-unread"]
    found = asked(state, "value/relic.crown", {"n": {"n": 6}})
    assert found.event == Valued(key="relic.crown", n=6)
    read = do(state, found.event)
    assert asked(read, "value/relic.crown").event is None
    relic = GAME.sheet(read.setup, read)["relic.crown"]
    assert (relic.known, relic.open) == ({"s1": 6}, False)
    assert GAME.projection(read).total("s1") == known(1 + 6)


def test_a_relic_nobody_holds_is_no_question() -> None:
    ring = GAME.sheet(two().setup, two())["relic.ring"]
    assert (ring.known, ring.open) == ({}, False)


def test_omens_are_seen_by_their_holder_only() -> None:
    state = done(two(), "omen/s1", {"card": ("omen.sun",)})

    def shown(viewer: str | None) -> dict[str, int | None]:
        (view,) = (seat for seat in Veil(GAME, viewer or "").view(state, viewer).seats if seat.seat == "s1")
        return {h.thing: h.figure.amount.known for h in view.holdings if h.thing.startswith("omen")}

    assert shown("s1") == {"omen.sun": 1, "omen.moon": 0}
    assert shown("s2") == shown(None) == {"omen": 1}


def test_the_whole_game_with_points_at_the_end() -> None:
    state = done(done(two(), "build/s1"), "gather/s2", {"goods": {"fish": 2, "grain": 1}})
    state = done(done(done(state, "feast/r1/s1"), "feast/r1/s2"), "close")
    state = done(done(state, "rest/s1"), "omen/s2", {"card": ("omen.moon",)})
    state = done(done(done(state, "feast/r2/s1"), "feast/r2/s2"), "close")
    state = done(done(state, "rest/s1"), "claim/s2", {"relic": ("relic.ring",)})
    state = do(state, Valued(key="relic.ring", n=4))
    state = done(done(done(state, "feast/r3/s1"), "feast/r3/s2"), "close")
    assert state.flow.over
    sheet = GAME.sheet(state.setup, state)
    assert sheet.open == ()
    assert GAME.check_sheet(state.setup, sheet.prefilled()) == ()
    points = GAME.score(state.setup, sheet.prefilled(), state.rulings)
    assert points == GAME.projection(state)
    assert points.ranking().certain
    assert do(state, score_event(sheet.prefilled())).finished


def test_points_alone_need_no_play() -> None:
    setup = new_setup(2)
    form = GAME.sheet(setup, None)
    assert form.open == form.asked == form.questions
    empty = GAME.score(setup, {}, {})
    assert empty.total("s1") == UNKNOWN
    sheet = {"vp": {"s1": 9, "s2": 9}, "coin": {"s1": 4, "s2": 5}, "loan": {"s1": 0, "s2": 0}}
    sheet |= {"omen.sun": {"s1": 1, "s2": 1}, "omen.moon": {"s1": 0, "s2": 0}, "relic.crown": {}, "relic.ring": {}}
    found = GAME.score(setup, sheet, {}).ranking()
    assert (found.winners, [step.decided for step in found.ties]) == (("s2",), [True])
    assert GAME.why(two(), "vp/s1").amount == known(0)


def test_a_sheet_that_cannot_be() -> None:
    found = GAME.check_sheet(new_setup(2), {"coin": {"s1": 20, "s2": 11}, "vp": {"s9": 1}})
    assert [issue.code for issue in found] == ["core-sheet-more-than-box", "core-no-such-seat"]


@pytest.mark.parametrize("language", ["en", "pl"])
def test_everything_has_words(language: str) -> None:
    with installed():
        said = texts(language)
        state = done(feasting(), "feast/r1/s1")
        for message in messages((GAME.view(state, "s1"), GAME.view(two(), None), GAME.checklist(5, "long"))):
            words = said(message, {"s1": "Ala"})
            assert words != message.id
            assert "{" not in words
        said_feast = said(label(GAME, asked(feasting(), "feast/r1/s1").event or RoundClosed()), {"s1": "Ala"})
        assert (
            said_feast
            == {"en": "Ala feasts: 3 coins and 2 stalls", "pl": "Ala ucztuje: 3 monety i 2 stragany"}[language]
        )


def messages(value: object) -> list[Msg]:
    if isinstance(value, Msg):
        return [value]
    if isinstance(value, tuple):
        return [found for part in value for found in messages(part)]
    fields = getattr(value, "__dataclass_fields__", {})
    return [found for name in fields for found in messages(getattr(value, name))]


def test_forms_ask_before_they_record() -> None:
    state = two()
    for move in ("gather/s1", "omen/s1", "claim/s1"):
        found = asked(state, move)
        assert (found.event, len(found.asks)) == (None, 1)
    assert isinstance(asked(state, "gather/s1").asks[0], Amounts)
    assert codes(state, gather(state, "s1", 4, 0)) == ["kernel-gather-amount"]
    assert codes(state, gather(state, "s1", 4, -1)) == ["kernel-gather-negative"]
    assert codes(state, omen(state, "s1", "omen.sun")) == []
    assert codes(state, pray(state, "s1")) == codes(state, build(state, "s1")) == codes(state, rest(state, "s1")) == []
    assert GAME.label(claim(state, "s1", "relic.ring")).params[0] == ("who", Player("s1"))
    assert feast(feasting(), "s1", (("coins", "coin", 0),)).paid == ()


def test_the_bell_ends_the_work_of_all_and_grace_the_feast() -> None:
    state = done(two(), "bell")
    assert GAME.tasks(state) == {"r1/feast/s1", "r1/feast/s2"}
    fed = done(state, "feast/r1/s1")
    found = asked(fed, "grace", {"hungry": {"s1": 1, "s2": 2}})
    assert [(c.owner, c.delta) for c in found.changes] == [("s2", -6)], "whoever has feasted is not asked"
    after = done(fed, "grace", {"hungry": {"s2": 2}})
    assert after.ledger.n("s2", "vp") == -6
    assert GAME.tasks(after) == {"r1/close"}
    often = GRACE.made(fed, hungry=(("s2", 4), ("s1", 1)))
    assert codes(fed, often) == ["kernel-hungry-wrong"] * 2


def test_the_market_sells_to_whose_turn_it_is_and_swaps_from_the_second_round() -> None:
    state = done(two(), "buy/s1/grain")
    assert (state.ledger.n("s1", "coin"), state.ledger.n("s1", "grain")) == (2, 1)
    assert GAME.tasks(state) == {"r1/turn/s1"}, "it is no turn"
    assert [i.code for i in asked(state, "buy/s2/fish").issues] == ["core-not-their-turn"]
    assert [i.code for i in asked(state, "swap/s1").issues] == ["kernel-swap-early"]
    later = replace(state, flow=KernelFlow(round=2))
    assert done(later, "swap/s1").ledger.n("s1", "fish") == 1
    assert [i.code for i in asked(two(), "swap/s1").issues] == ["core-below-zero", "kernel-swap-early"]
    assert codes(state, TRADE.made(state, seat="s1", what="gold")) == ["kernel-not-for-sale"]


def test_a_loan_brings_coins_and_can_be_given_back() -> None:
    state = done(two(), "borrow/s1")
    assert (state.ledger.n("s1", "coin"), state.ledger.n("s1", "loan")) == (7, 1)
    offered = {m.key: m.because for m in GAME.view(state, None).now.moves if m.key.startswith("repay")}
    assert offered == {"repay/s1": None}
    none = {m.key: m.because for m in GAME.view(two(), None).now.moves if m.key.startswith("repay")}
    assert none == {"repay/s1": msg("kernel-repay-none", who=Player(SeatId("s1")))}
    assert codes(feasting(), BORROW.made(feasting(), seat="s1")) == ["core-no-turn-now"]


def test_a_booth_stands_on_the_meadow_and_its_spot_is_taken() -> None:
    where = {"which": ("booth.mill",), "where": ("meadow@1-0",)}
    assert asked(two(), "pitch/s1", {"which": ("booth.mill",)}).event is None
    state = done(two(), "pitch/s1", where)
    assert (state.ledger.n("s1", "coin"), state.ledger.n("s1", "vp")) == (2, 2)
    (owner,) = {face.owner for face in GAME.view(state, None).faces if face.key == "booth.mill"}
    assert owner == "s1"
    assert [face.key for held in GAME.view(state, None).seats[0].holdings for face in held.faces] == ["booth.mill"]
    spots = asked(state, "pitch/s2").asks[1]
    assert isinstance(spots, Pick)
    assert [option.key for option in spots.options if option.because] == ["meadow@1-0"]
    again = asked(state, "pitch/s2", {"which": ("Circus",), "where": ("meadow@1-0",)})
    assert [i.code for i in again.issues] == ["kernel-no-spot"]
    own = asked(state, "pitch/s2", {"which": ("Circus",), "where": ("meadow@0-0",)})
    assert (own.issues, own.changes) == ((), ())


def test_a_helper_is_sent_once_a_round_where_there_is_room() -> None:
    state = done(two(), "send/s1/ann", {"site": ("orchard",)})
    assert (state.ledger.n("s1", "coin"), state.ledger.n("s1", "grain")) == (2, 1)
    assert [i.code for i in asked(state, "send/s1/bob", {"site": ("orchard",)}).issues] == ["kernel-site-full"]
    assert [i.code for i in asked(state, "send/s1/bob", {"site": ("shrine",)}).issues] == ["kernel-relic-unread"]
    assert codes(state, SEND.made(state, seat="s1", who="ann", site="home")) == ["kernel-helper-away"]
    home = done(state, "home/s1/bob")
    lying = {held.thing: [face.key for face in held.faces] for held in GAME.view(home, None).now.holdings}
    assert (lying["helper"], lying["away"]) == (["cy", "dora"], ["ann", "bob"])
    dear = {move.thing: move.because for move in GAME.view(home, None).now.moves if move.key.startswith("send")}
    assert dear == {"cy": msg("kernel-wage", n=9)}
    fed = done(done(home, "bell"), "grace")
    assert done(fed, "close").flow.sent == ()


def test_the_parade_is_told() -> None:
    assert asked(two(), "parade/s1").event is None
    state = done(two(), "parade/s1", {"n": {"n": -3}, "name": "Swan"})
    assert state.ledger.n("s1", "vp") == -3
    lone = asked(two(), "parade/s1", {"n": {"n": 3}, "order": ("s1", "s1")})
    assert [i.code for i in lone.issues] == ["kernel-parade-order"]


def test_a_calculator_records_nothing() -> None:
    found = asked(two(), "worth", {"hand": {"fish": 2, "coin": 3}})
    assert (found.event, found.confirm, found.note) == (None, None, Msg("kernel-thing-coin", (("n", 5),)))


def test_a_monk_that_is_away_and_a_stall_that_is_gone_are_said() -> None:
    state = done(done(done(done(two(), "pray/s1"), "bell"), "grace"), "close")
    (task,) = GAME.view(state, None).now.tasks
    assert [move.key for move in task.moves if move.because] == ["pray/s1"]
    none = replace(two(), ledger=two().ledger.post([Transfer(src="s1", dst=BOX, thing="stall", n=2)]))
    assert GAME.view(none, None).seats[0].notes == (msg("kernel-no-stall"),)


def test_the_view_of_every_moment() -> None:
    working = GAME.view(two(), None).primary
    assert working is not None
    assert working.key == "bell"
    assert GAME.view(two("light"), None).seats[0].figure is None
    ready = done(done(feasting(), "feast/r1/s1"), "feast/r1/s2")
    primary = GAME.view(ready, None).primary
    assert primary is not None
    assert primary.key == "close"
    over = replace(two(), flow=KernelFlow(over=True))
    assert GAME.view(over, None).now.headline == msg("kernel-now-over")
    assert [position.key for position in GAME.jumps(two())][:2] == ["r1/work", "r1/feast"]
    assert GAME.jump(two(), "r2/feast").phase is Phase.FEAST


@pytest.mark.parametrize("way", ["back", "gone"])
def test_an_act_says_whether_its_step_can_come_back(way: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Later steps may rest on it: then there is no way back, whatever the flow is now."""
    state = GAME.begin(new_setup())
    event = rest(state, "s1")
    assert getattr(GAME, way)(state, event) == state.flow
    monkeypatch.setattr(type(GAME.acts.of(event)), way, lambda _act, _state, _event: None)
    assert getattr(GAME, way)(state, event) is None
