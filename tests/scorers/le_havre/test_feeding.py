"""Feeding: what is due after ships, the payment that wastes least, loans only when all else is gone (p. 7-8, 10)."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from companion.text import texts
from scorers.core.amount import Amount, known
from scorers.core.due import Due as Owed
from scorers.core.due import Means, Payment, Way, best
from scorers.core.forms import Answer, Pick
from scorers.core.ledger import Transfer
from scorers.core.msg import TABLE, msg
from scorers.le_havre import GAME, words
from scorers.le_havre.acts.feed import Fed, Feed
from scorers.le_havre.acts.round import CloseRound, RoundClosed
from scorers.le_havre.cards import CARDS
from scorers.le_havre.dues import loans_way
from scorers.le_havre.holdings import food_due
from scorers.le_havre.printed import FOODS, FRANC, GOODS
from tests.scorers.le_havre.harbourside import ALL, FORTUNE, LIGHT, Harbourside

EATEN = tuple(good.id for good in FOODS)
"""All food tokens, the smallest first (p. 7-8)."""


def due(larder: dict[str, int], francs: int, net: int) -> Owed:
    food = tuple(Means(thing, known(larder.get(thing, 0)), GOODS[thing].food) for thing in EATEN)
    purse = Means(FRANC, known(francs), change=True, points=1)
    return Owed("d", "s1", TABLE, (Way("food", (*food, purse), net), loans_way()))


def brute(larder: dict[str, int], francs: int, net: int) -> tuple[int, int, int, int]:
    """(loans, waste, francs, pieces) of the best payment, by trying every one."""
    worths = [GOODS[thing].food for thing in EATEN]
    held = [larder.get(thing, 0) for thing in EATEN]
    everything = sum(w * n for w, n in zip(worths, held, strict=True))
    if everything + francs < net:
        gap = net - everything - francs
        return -(-gap // 4), 0, francs, sum(held) + francs
    found = []
    for counts in product(*(range(n + 1) for n in held)):
        food = sum(w * n for w, n in zip(worths, counts, strict=True))
        coins = max(0, net - food)
        if coins <= francs:
            found.append((0, max(0, food - net), coins, sum(counts) + coins))
    return min(found)


def cost(payment: Payment) -> tuple[int, int, int, int]:
    coins = payment.n(FRANC)
    pieces = sum(part.n for part in payment.paid if part.thing != "loan")
    return payment.n("loan"), payment.over, coins, pieces


def check_random(times: int, most: int, seed: int) -> None:
    rnd = Random(seed)
    for _ in range(times):
        larder = {thing: rnd.randint(0, most) for thing in EATEN}
        francs, net = rnd.randint(0, most + 2), rnd.randint(0, 3 * most)
        assert cost(best(due(larder, francs, net))) == brute(larder, francs, net), (larder, francs, net)


def test_the_best_payment_is_the_best_there_is() -> None:
    check_random(3_000, 4, 1)


@pytest.mark.torture
def test_the_best_payment_is_the_best_there_is_a_hundred_thousand_times() -> None:
    check_random(100_000, 5, 2)


def at_round_end(players: int, keeps: tuple[str, ...] = ALL, *, round_: int = 1, variant: str = "full") -> Harbourside:
    return Harbourside.new(players, keeps, variant=variant).do("core/jump", to=(f"r{round_}e",))


def test_everybody_pays_is_one_tap() -> None:
    for keeps in (LIGHT, FORTUNE, ALL):
        table = at_round_end(4, keeps)
        before = table.taps
        assert table.primary() == "close"
        table.do("close")
        assert table.taps - before == 1


@pytest.mark.parametrize("keeps", [LIGHT, FORTUNE], ids=["light", "fortune"])
def test_p10_a_seat_that_falls_short_costs_two_taps_at_most(keeps: tuple[str, ...]) -> None:
    table = at_round_end(4, keeps, round_=13)
    before = table.taps
    told: dict[str, Answer] = {"loans": ("1",)} if keeps == LIGHT else {"missing": ("2",)}
    table.do("feed/s2", **told)  # type: ignore[arg-type]
    assert table.taps - before <= 2
    table.do("close")
    assert table.taps - before - 1 <= 2
    assert [table.n(seat, "loan") for seat in table.state.setup.ids] == [0, 1, 0, 0]
    if keeps == FORTUNE:
        assert [table.n(seat, FRANC) for seat in table.state.setup.ids] == [5, 2, 5, 5]


@pytest.mark.parametrize("keeps", [LIGHT, FORTUNE, ALL], ids=["light", "fortune", "all"])
def test_p7_a_single_food_is_handed_in_and_nothing_where_ships_bring_it(keeps: tuple[str, ...]) -> None:
    """Round 1 of four asks for one food; a wooden ship brings that."""
    rows = at_round_end(4, keeps).own("s1", "ship.S01").view.now.tasks
    assert {task.seat: bool(task.moves) for task in rows} == {"s1": False, "s2": True, "s3": True, "s4": True}


@pytest.mark.parametrize("keeps", [LIGHT, FORTUNE], ids=["light", "fortune"])
def test_without_a_larder_too_there_is_a_row_for_each_seat_in_any_order(keeps: tuple[str, ...]) -> None:
    table = at_round_end(2, keeps, round_=8)
    assert [(task.seat, task.done) for task in table.view.now.tasks] == [("s1", False), ("s2", False)]
    assert table.primary() == "close", "all fed is one tap"
    assert table.form("close").asks == ()
    borrows: dict[str, Answer] = {"loans": ("4",)} if keeps == LIGHT else {"missing": ("10",)}
    table.do("feed/s2", **borrows)  # type: ignore[arg-type]
    assert [task.done for task in table.view.now.tasks] == [False, True]
    pays: dict[str, Answer] = {"loans": ("0",)} if keeps == LIGHT else {"francs": ("2",)}
    table.do("feed/s1", **pays)  # type: ignore[arg-type]
    assert (table.n("s1", "loan"), table.n("s2", "loan")) == (0, 4 if keeps == LIGHT else 3)
    assert table.form("close").asks == ()


@pytest.mark.parametrize(("missing", "loans", "left"), [(1, 1, 3), (4, 1, 0), (5, 2, 3), (9, 3, 3)])
def test_p10_what_is_missing_says_how_many_loans_and_what_is_left_of_them(missing: int, loans: int, left: int) -> None:
    table = at_round_end(2, FORTUNE, round_=9).do("feed/s1", missing=(str(missing),))
    assert (table.n("s1", "loan"), table.n("s1", FRANC)) == (loans, left)
    said = GAME.label(table.events[-1])
    assert (said.id, dict(said.params)["loans"]) == ("le_havre-log-fed-loans", words.loans(loans))


@pytest.mark.parametrize(("purse", "offered"), [(20, 0), (7, 0), (6, 1), (2, 5), (0, 7)])
def test_p10_no_more_is_missing_than_the_francs_at_hand_leave_open(purse: int, offered: int) -> None:
    table = at_round_end(4, FORTUNE, round_=13).count("s1", franc=purse)
    asks = {ask.key: ask for ask in table.form("feed/s1").asks}
    found = [option.key for option in asks["missing"].options] if "missing" in asks else []  # type: ignore[union-attr]
    assert found == [str(n) for n in range(1, offered + 1)]


def test_p10_a_loan_while_francs_are_enough_is_refused() -> None:
    table = at_round_end(4, FORTUNE, round_=13).count("s1", franc=20)
    stale = table.form("feed/s1", missing=("3",))
    assert stale.event is None, "what is not offered is no answer"
    act, borrowed = Feed(), (("food", FRANC, 20), ("loan", "loan", 1))
    assert "core-not-as-shown" in table.judge(act.made(table.state, seat="s1", paid=borrowed, owed=23))
    light = at_round_end(4, LIGHT, round_=13)
    for n, refused in ((2, False), (3, True)):
        loans = act.made(light.state, seat="s1", paid=(("loan", "loan", n),), owed=4 * n)
        assert ("core-not-as-shown" in light.judge(loans)) is refused


def test_a_meal_is_recorded_by_its_answer_and_says_nothing_twice() -> None:
    table = at_round_end(2, LIGHT, round_=9)
    assert table.form("feed/s1").confirm is None
    assert table.form("feed/s1").event is None, "nothing is recorded before somebody has said how"
    rich = at_round_end(2)
    assert rich.form("feed/s1").confirm is not None, "numbers are confirmed"
    assert rich.form("close").changes == (), "the rows have said it"


def test_where_neither_loans_nor_francs_are_kept_nothing_is_asked() -> None:
    table = at_round_end(3, ("ships",))
    assert table.form("close").asks == table.form("feed/s1").asks == ()


def test_five_feed_two_borrow_and_one_sells_and_borrows_in_ten_taps() -> None:
    table = at_round_end(5, round_=20)
    for seat in ("s1", "s2", "s3"):
        table.count(seat, franc=0, coal=0)
    table.count("s4", franc=9).count("s5", franc=9).own("s3", "building.clay_mound")
    assert [task.warn for task in table.view.now.tasks] == [True, True, True, False, False]
    assert table.view.primary is None
    assert table.form("close").event is None, "loans are never swept along"
    before = table.taps
    ways = {task.seat: [move.key for move in task.moves] for task in table.view.now.tasks}
    assert (ways["s1"], ways["s3"]) == (["feed/s1/loan"], ["feed/s3/loan", "sell/s3"]), (
        "who has something to sell can sell it"
    )
    assert not table.form("feed/s1/loan").asks, "there is one answer only: it takes one tap"
    table.do("feed/s1/loan").do("feed/s2/loan").do("sell/s3", card=("building.clay_mound",)).do("feed/s3/loan").do(
        "close"
    )
    assert table.taps - before <= 10
    assert [table.n(seat, "loan") for seat in ("s1", "s2", "s3", "s4", "s5")] == [2, 2, 2, 0, 0]
    assert [table.n(seat, FRANC) for seat in ("s1", "s2", "s3", "s4", "s5")] == [2, 2, 3, 3, 3]


def test_where_ships_are_not_kept_the_food_is_said_before_they_bring_any() -> None:
    table = Harbourside.new(3, ("goods", "francs")).do("core/jump", to=("r5e",))
    for task in table.view.now.tasks:
        assert task.detail == msg("le_havre-feed-due-unknown", n=food_due(table.state))
        assert (task.owes and task.owes.n, task.sum, task.due) == (Amount(None), None, None)
        assert [move.edits for move in task.moves] == [True]


def test_bad_12_nothing_due_is_nothing_paid() -> None:
    table = at_round_end(5)
    assert not table.view.now.tasks, "five rows of nothing are none"
    assert len(at_round_end(5, round_=2).view.now.tasks) == 5
    table.do("close")
    assert [table.n(seat, FRANC) for seat in table.state.setup.ids] == [5] * 5


def test_nothing_due_asks_nobody_what_the_ships_bring() -> None:
    table = at_round_end(5, ("loans", "goods"))
    assert table.primary() == "close"
    table.do("close")


def test_a_loan_says_what_it_brings_and_leaves_before_the_tap() -> None:
    def notes(table: Harbourside, ask: str) -> list[str]:
        found = next(a for a in table.form("feed/s1").asks if a.key == ask)
        assert isinstance(found, Pick)
        return [texts("en")(option.note) if option.note else "" for option in found.options]

    fortune = at_round_end(4, FORTUNE, round_=12).count("s1", franc=2)
    assert notes(fortune, "francs") == ["", "1 left", "0 left"]
    assert notes(fortune, "missing")[0] == "1 loan: +4 francs, 3 left"
    assert notes(fortune, "missing")[-1] == "1 loan: +4 francs, 0 left"
    assert notes(at_round_end(4, LIGHT, round_=9), "loans") == ["", "+4 francs"]


def test_interest_by_a_loan_says_what_it_brings_and_leaves_where_nobody_follows_the_francs() -> None:
    table = Harbourside.new(2).count("s1", loan=1).do("tile/T5")
    borrows = table.view.now.tasks[0].moves[1]
    assert borrows.key == "interest/s1/loan"
    assert borrows.follows
    assert texts("en")(borrows.follows) == "+4 francs, 3 left"


@pytest.mark.parametrize(
    ("players", "ship", "food"),
    [
        *((1, "S01", 5), (2, "S01", 4), (3, "S01", 3), (4, "S01", 2), (5, "S01", 1)),
        *((3, "S10", 4), (5, "S10", 2), (1, "S14", 10), (4, "S14", 5), (2, "S20", 0)),
    ],
)
def test_p7_ships_bring_food_for_this_player_count(players: int, ship: str, food: int) -> None:
    table = at_round_end(players, round_=7 if players == 1 else 14)
    table.own("s1", f"ship.{ship}")
    note = table.form("feed/s1").note
    assert note is not None
    assert dict(note.params)["ships"] == food


def test_the_soup_kitchen_feeds_like_a_wooden_ship() -> None:
    table = Harbourside.new(3, ALL, options={"expansion": "yes"}).do("core/jump", to=("r9e",))
    table.own("s1", "building.gh08")
    note = table.form("feed/s1").note
    assert note is not None
    assert dict(note.params)["net"] == 8 - 3


def test_bad_12_what_ships_bring_too_much_is_lost() -> None:
    table = at_round_end(4, round_=4).own("s1", "ship.S01", "ship.S02").do("close")
    assert table.n("s1", FRANC) == 5


def test_p8_food_gives_no_change_and_the_tightest_payment_is_proposed() -> None:
    table = at_round_end(2, round_=3).count("s1", fish=1, meat=1, bread=1, smoked_fish=1)
    paid = {row.key: row.value for ask in table.form("feed/s1").asks for row in ask.rows}  # type: ignore[union-attr]
    assert (paid["meat"], paid["bread"], paid["fish"], paid[FRANC]) == (0, 1, 1, 0)
    assert paid["smoked_fish"] == 1


@pytest.mark.parametrize(
    ("larder", "paid"),
    [
        ({"fish": 13, "bread": 1, "meat": 1}, {"fish": 5}),
        ({"fish": 3, "smoked_fish": 1, "meat": 1}, {"fish": 3, "smoked_fish": 1}),
        ({"fish": 1, "smoked_fish": 2, "bread": 2}, {"fish": 1, "smoked_fish": 2}),
        ({"fish": 2, "bread": 2, "meat": 1}, {"fish": 1, "bread": 2}),
        ({"meat": 2, "bread": 1}, {"bread": 1, "meat": 1}),
        ({"meat": 1, "fish": 1, "franc": 1}, {"meat": 1, "fish": 1, "franc": 1}),
        ({"meat": 2, "franc": 9}, {"meat": 1, "franc": 2}),
    ],
)
def test_p8_among_equals_what_is_worth_least_is_given_up_first(larder: dict[str, int], paid: dict[str, int]) -> None:
    table = at_round_end(2, round_=3).count("s1", franc=0).count("s1", **larder)
    found = {row.key: row.value for ask in table.form("feed/s1").asks for row in ask.rows}  # type: ignore[union-attr]
    assert {thing: n for thing, n in found.items() if n} == paid
    table.count("s2", franc=9)
    shown = table.form("close", special=("building.zoo",)).event
    assert shown is not None
    assert {t.thing: t.n for t in shown.transfers if t.src == "s1"} == paid, "all fed is the same meal"


def test_a_round_of_an_older_journal_gave_up_the_fewest_pieces() -> None:
    table = at_round_end(2, round_=3).count("s1", fish=13, bread=1, meat=1)
    now = table.form("close", special=("building.zoo",)).event
    assert now is not None
    meal = tuple(Transfer(src="s1", dst=TABLE, thing=thing, n=1) for thing in ("bread", "meat"))
    then = now.model_copy(update={"transfers": (*meal, *now.transfers[1:])})
    assert "core-not-as-shown" not in table.judge(then)
    assert "core-not-as-shown" in table.judge(then.model_copy(update={"settles": now.settles[:1]}))
    other = now.model_copy(update={"transfers": (*meal[:1], *now.transfers[1:])})
    assert "core-not-as-shown" in table.judge(other)


def test_bad_13_a_wasteful_payment_is_taken_and_says_so() -> None:
    table = at_round_end(3).count("s1", meat=1, fish=2)
    found = table.form("feed/s1", paid={"meat": 1, "fish": 0, FRANC: 0})
    assert [issue.code for issue in found.issues] == ["core-pay-over"]
    table.do("feed/s1", paid={"meat": 1, "fish": 0, FRANC: 0})
    assert (table.n("s1", "meat"), table.n("s1", "fish")) == (0, 2)


def test_too_little_is_refused_with_what_is_missing() -> None:
    table = at_round_end(3).count("s1", fish=2)
    assert table.issues("feed/s1", paid={"fish": 1, FRANC: 0}) == {"core-pay-too-little"}


def test_bad_5_only_food_feeds_and_nobody_pays_more_than_they_have() -> None:
    table = at_round_end(3)
    key = "r1/feed/s1"
    coal = (Transfer(src="s1", dst=TABLE, thing="coal", n=1),)
    assert "core-not-as-shown" in table.judge(Fed(seat="s1", settles=(key,), transfers=coal))
    assert "core-pay-not-taken" in table.judge(Fed(seat="s1", paid=(("food", "coal", 1),), settles=(key,)))
    fish = (Transfer(src="s1", dst=TABLE, thing="fish", n=2),)
    found = table.judge(Fed(seat="s1", paid=(("food", "fish", 2),), settles=(key,), transfers=fish))
    assert {"core-pay-not-held", "core-below-zero"} <= set(found)


@pytest.mark.parametrize(
    ("francs", "food", "loans", "code"),
    [
        (5, 0, 1, "core-pay-first"),
        (0, 9, 1, "core-pay-first"),
        (0, 0, 3, "core-pay-too-many"),
    ],
)
def test_bad_6_loans_never_early_and_never_more_than_the_gap(francs: int, food: int, loans: int, code: str) -> None:
    table = at_round_end(2, round_=3).count("s1", franc=francs, fish=food)
    assert code in table.issues("feed/s1", paid={"loan": loans, "fish": 0, FRANC: 0})


def test_bad_6_no_loan_while_food_is_left() -> None:
    table = at_round_end(2, round_=3).count("s1", franc=0, fish=2)
    assert "core-pay-first" in table.issues("feed/s1", paid={"loan": 1, "fish": 0})


@pytest.mark.parametrize(("gap", "loans", "left"), [(1, 1, 3), (4, 1, 0), (5, 2, 3), (8, 2, 0), (9, 3, 3)])
def test_p10_so_many_loans_as_the_gap_needs(gap: int, loans: int, left: int) -> None:
    table = at_round_end(2, round_=9).count("s1", franc=16 - gap, coal=0).do("feed/s1")
    assert (table.n("s1", "loan"), table.n("s1", FRANC)) == (loans, left)


def test_bad_15_more_loans_than_cards_are_allowed() -> None:
    table = at_round_end(2, round_=9).count("s1", loan=14, franc=0).do("feed/s1")
    assert table.n("s1", "loan") == 18


def test_a_round_is_not_closed_over_somebody_who_must_borrow() -> None:
    table = at_round_end(2, round_=9)
    light = Harbourside.new(2, LIGHT).do("core/jump", to=("r9e",)).form("close").event
    assert light is not None
    assert "le_havre-not-fed" in table.judge(light)
    assert isinstance(light, RoundClosed)
    others = light.model_copy(update={"fed": ()})
    assert "le_havre-not-fed" not in table.judge(others), "who is not in it may still feed on their own"


def test_francs_without_a_larder_are_told() -> None:
    assert [ask.key for ask in at_round_end(3, FORTUNE, round_=9).form("feed/s2").asks] == ["francs", "missing"]
    table = at_round_end(3, FORTUNE)
    assert [ask.key for ask in table.form("feed/s2").asks] == ["francs"], "five francs are enough for two"
    table.do("feed/s2", francs=("2",)).do("close")
    assert [table.n(seat, FRANC) for seat in ("s1", "s2", "s3")] == [5, 3, 5]
    purse = at_round_end(3, FORTUNE, round_=10).count("s1", franc=3).form("feed/s1").asks[0]
    assert [option.key for option in purse.options] == ["0", "1", "2", "3"]  # type: ignore[union-attr]


def test_unkept_ships_are_asked_for_their_food() -> None:
    for keeps in (("francs", "goods"), ("loans",)):
        table = at_round_end(3, keeps, round_=5)
        assert table.form("feed/s1").note.id == "le_havre-feed-due-unknown"  # type: ignore[union-attr]
        assert table.form("feed/s1").asks[0].key == "ships"
    table = at_round_end(3, ("francs", "goods"), round_=5).do("feed/s1", ships={"ships": 3})
    assert table.n("s1", FRANC) == 4
    assert table.form("close").event is None, "nobody can say what is due from the others"


def test_goods_without_francs_count_on_francs() -> None:
    table = at_round_end(3, ("ships", "loans", "goods"), round_=5).count("s1", meat=1)
    table.do("feed/s1")
    assert table.n("s1", "meat") == 0
    table.do("close")
    assert table.state.flow.round == 6


def last_turn(table: Harbourside) -> Harbourside:
    """Play all turns of this round but for what is kept."""
    while table.state.flow.phase != "feed":
        key = next(m.key for m in table.view.now.moves if m.key.split("/")[0] in ("tile", "next", "interest"))
        table.do(key)
    return table


@pytest.mark.parametrize(
    ("cattle", "grain", "more_cattle", "more_grain"), [(0, 0, 0, 0), (1, 1, 0, 1), (2, 5, 1, 1), (9, 0, 1, 0)]
)
def test_p7_harvest(cattle: int, grain: int, more_cattle: int, more_grain: int) -> None:
    table = last_turn(Harbourside.new(2, ALL).count("s1", cattle=cattle, grain=grain))
    assert table.n("s1", "cattle") == cattle + more_cattle
    assert table.n("s1", "grain") == grain + more_grain
    said = [m.id for m in GAME.loud(table.states[-1], table.events[-1])]
    assert ("le_havre-loud-harvest" in said) is bool(more_cattle or more_grain)


@pytest.mark.parametrize("to", ["r2e", "r2t1"])
def test_a_jump_to_a_round_end_has_harvested_nothing_and_says_so(to: str) -> None:
    table = last_turn(Harbourside.new(2, ALL).count("s1", grain=2).do("core/jump", to=(to,)))
    done = to == "r2t1"
    assert table.n("s1", "grain") == 2 + done
    (stage,) = [stage for stage in table.view.now.stages if stage.sign == "grain"]
    assert (stage.done, stage.hand is None) == (done, done)
    assert ("le_havre-by-hand-harvest" in [hand.id for hand in table.view.now.by_hand]) is not done
    last_turn(table.do("core/jump", to=("r3t1",)))
    assert "le_havre-by-hand-harvest" not in [hand.id for hand in table.view.now.by_hand], "its turns were played"


def test_the_end_of_a_round_after_a_jump_is_harvested_again() -> None:
    table = Harbourside.new(2, ALL).count("s1", grain=2, franc=20).count("s2", franc=20)
    last_turn(table.do("core/jump", to=("r1e",)).do("close"))
    assert (table.n("s1", "grain"), table.state.flow.jumped) == (3, False)


def test_bad_11_no_harvest_in_a_round_without() -> None:
    table = last_turn(Harbourside.new(3, ALL).count("s1", cattle=4, grain=4))
    assert (table.n("s1", "cattle"), table.n("s1", "grain")) == (4, 4)
    assert table.view.now.detail is not None
    assert table.view.now.detail.id == "le_havre-no-harvest"


@pytest.mark.parametrize(("cattle", "calves"), [(1, 0), (2, 2), (6, 2), (7, 1)])
def test_the_feedlot_raises_two(cattle: int, calves: int) -> None:
    table = Harbourside.new(2, ALL).own("s1", "building.feedlot").count("s1", cattle=cattle)
    assert last_turn(table).n("s1", "cattle") == cattle + calves


def test_the_fishermans_hut_brings_fish_every_round() -> None:
    table = Harbourside.new(2, ALL, options={"expansion": "yes"}).own("s2", "building.gh07")
    assert last_turn(table).n("s2", "fish") == 2
    table = Harbourside.new(3, ALL, options={"expansion": "yes"}).own("s2", "building.gh07")
    assert last_turn(table).n("s2", "fish") == 1


@pytest.mark.parametrize(("variant", "round_"), [("full", 11), ("short", 9)])
def test_bad_19_no_harvest_and_a_building_at_once(variant: str, round_: int) -> None:
    table = at_round_end(3, ALL, round_=round_, variant=variant)
    for seat in table.state.setup.ids:
        table.count(seat, franc=20, grain=1)
    assert table.view.now.detail.id == "le_havre-no-harvest"  # type: ignore[union-attr]
    lowest = min(n for card in table.state.ledger.values if (n := _number(table, card[1])))
    table.do("close")
    assert table.n("s1", "grain") == 1
    assert table.n("table@city", _card(lowest)) == 1
    said = [m.id for m in GAME.loud(table.states[-1], table.events[-1])]
    assert said[:2] == ["le_havre-loud-city", "le_havre-loud-ship"]


def _number(table: Harbourside, thing: str) -> int:
    return (CARDS[thing].number or 0) if table.n("table@proposals", thing) == 1 else 0


def _card(number: int) -> str:
    return next(key for key, card in CARDS.items() if card.number == number)


def test_the_city_reveals_a_special_building_and_asks_which() -> None:
    table = at_round_end(3, ALL, round_=4)
    (ask,) = table.form("close").asks
    assert table.form("close").event is None
    assert "building.zoo" in [option.key for option in ask.options]  # type: ignore[union-attr]
    table.do("close", special=("building.zoo",))
    assert table.n("table@city", "building.zoo") == 1
    table.state = table.states[-1]
    other = CloseRound().made(table.state, fed=("s1", "s2", "s3"), special="building.bakehouse")
    assert "core-not-as-shown" in table.judge(other), "it is no special building"
    table = at_round_end(3, LIGHT, round_=4)
    assert table.form("close").asks == ()
    assert "le_havre-by-hand-special" in [m.id for m in table.view.now.by_hand]
    table.do("close")
    assert "le_havre-by-hand-special" in [m.id for m in GAME.loud(table.states[-1], table.events[-1])]


def test_the_stadium_waits_on_its_spot() -> None:
    table = at_round_end(3, ALL, round_=4).do("close", special=("building.football_stadium",))
    assert table.n("table@spot", "building.football_stadium") == 1
    assert table.n("table@city", "building.football_stadium") == 0


def test_the_dunny_lies_on_a_stack() -> None:
    table = Harbourside.new(3, ALL, options={"expansion": "yes"}).do("core/jump", to=("r4e",))
    table.do("close", special=("building.00",))
    assert table.n("table@proposals", "building.00") == 1


def test_bad_20_without_proposals_the_city_builds_nothing() -> None:
    table = at_round_end(1, ALL, round_=2, variant="full")
    table.count("s1", franc=30)
    left = [thing for owner, thing in table.state.ledger.values if owner == "table@proposals"]
    table.own("s1", *left)
    table.do("close")
    assert table.state.flow.round == 3
    assert table.n("table@city", "building.marketplace") == 0


def test_who_falls_short_is_said_to_pay_and_to_borrow() -> None:
    table = at_round_end(3, ALL, round_=1).count("s1", franc=1).count("s2", franc=0)
    details = {task.seat: task.detail.id for task in table.view.now.tasks if task.detail}
    assert (details["s1"], details["s2"]) == ("le_havre-feed-pays-loans", "le_havre-feed-borrows")
    assert details["s3"] == "le_havre-feed-pays"


def test_p10_who_falls_short_is_told_what_goes_all_the_same() -> None:
    table = Harbourside.new(2, ALL).do("tile/T1").do("core/jump", to=("r3e",)).count("s1", coal=0, franc=1, bread=1)
    (row,) = (task for task in table.view.now.tasks if task.seat == "s1")
    assert row.short
    assert texts("en")(row.short) == "pays 1 bread and 1 franc, 2 short"
    assert texts("pl")(row.short) == "oddaje 1 chleb i 1 franka, brakuje 2"
