"""Rounds of seven turns: who acts, what is asked, what arrives, and how many taps it takes."""

import pytest

from companion.text import texts
from scorers.core.core_moves import label, take_back
from scorers.core.forms import Pick
from scorers.core.game import apply
from scorers.core.issues import Level
from scorers.core.ledger import Transfer
from scorers.core.msg import msg
from scorers.le_havre import GAME
from scorers.le_havre.acts.loans import InterestPaid
from scorers.le_havre.acts.round import PlayRound
from scorers.le_havre.acts.turn import TileTurned, TurnPassed
from scorers.le_havre.holdings import in_stacks
from scorers.le_havre.printed import deck, round_card, round_cards
from scorers.le_havre.words import name, so_many
from tests.scorers.le_havre.harbourside import ALL, LIGHT, SETUPS, Harbourside
from tests.scorers.le_havre.specials import said


def keys(table: Harbourside) -> list[str]:
    return [move.key for move in table.view.now.moves]


@pytest.mark.parametrize("pace", ["turns", "rounds"])
@pytest.mark.parametrize(("variant", "players"), SETUPS)
def test_every_set_up_ends_on_its_round_with_its_dues_seats_and_ships(variant: str, players: int, pace: str) -> None:
    table = Harbourside.new(players, variant=variant, options={"pace": pace})
    cards = round_cards(variant, players)
    for number, card in enumerate(cards, start=1):
        flow = table.state.flow
        assert flow.round == number
        assert table.view.track.steps[0].of == len(cards)
        if pace == "turns":
            assert table.view.track.acting == (f"s{(number - 1) * 7 % players + 1}",)
            table.to_round_end()
        else:
            table.do(table.primary())
        assert f"('n', {card.food})" in str(table.view.now.headline.params)
        table.do("close")
        assert table.state.flow.ships[-1] == f"ship.{card.ship}"
        assert table.n("table@ships", f"ship.{card.ship}") == 1
    assert table.state.flow.phase == "final"
    for _ in range(players):
        table.do(table.primary())
    assert table.state.flow.over
    assert table.state.flow.ships[-len(cards) :] == deck(variant, players)
    assert table.taps == len(cards) * (8 if pace == "turns" else 2) + players + (pace == "turns")


def test_an_ordinary_round_is_eight_taps_and_a_round_by_rounds_two() -> None:
    table = Harbourside.new(4).to_round(2)
    before = table.taps
    table.to_round(3)
    assert table.taps - before == 8
    table = Harbourside.new(4, options={"pace": "rounds"})
    table.do("round").do("close")
    assert table.taps == 2


def test_p4_in_round_one_the_tile_is_asked_among_those_left_and_the_last_one_is_not() -> None:
    table = Harbourside.new(3)
    assert keys(table) == [f"tile/T{n}" for n in range(1, 8)]
    table.do("tile/T7")
    assert keys(table) == [f"next/T{n}" for n in range(1, 7)], "the next tile is told with the tap that ends the turn"
    for tile in ("T5", "T6", "T1", "T3"):
        table.do(f"next/{tile}")
    assert keys(table) == ["next/T2", "next/T4"]
    table.do("next/T4")
    assert keys(table) == ["next"]
    table.do("next")
    assert table.state.flow.tiles == ("T7", "T5", "T6", "T1", "T3", "T4", "T2")
    table.do("next").do("close")
    assert keys(table) == ["next", "get/s2"], (
        "from the second round on what arrives is announced, and a ship lies there"
    )
    assert table.view.now.detail is not None
    assert "T7" not in keys(table)
    assert [mark.at for mark in table.view.track.steps[1].marks] == [2]


def test_bad_1_a_tile_lies_in_one_place() -> None:
    table = Harbourside.new(3).do("tile/T7")
    found = table.judge(TurnPassed(seat="s1", tile="T7", settles=("r1t1/main",)))
    assert found["le_havre-tile-lies-elsewhere"].level is Level.IMPOSSIBLE
    fresh = Harbourside.new(3).judge(TileTurned(tile="T9", settles=("r1t1/tile",)))
    assert "le_havre-tile-lies-elsewhere" in fresh


def test_bad_11_a_round_closes_only_after_seven_turns() -> None:
    table = Harbourside.new(3).do("tile/T7")
    assert "core-task-done" in table.issues("close")
    assert "core-task-done" in table.issues("final/s1")


def test_bad_8_no_second_final_action_and_nothing_after() -> None:
    table = Harbourside.new(2, variant="short").to_round(8).to_round_end().do("close")
    table.do("final/s2")
    assert "core-task-done" in table.issues("final/s2")
    table.do("final/s1")
    assert table.state.flow.over
    assert "core-task-done" in table.issues("final/s1")
    assert "core-task-done" in table.issues("feed/s1", loans=("0",))
    assert GAME.tasks(table.state) == frozenset()


def test_the_owner_of_the_cottages_has_two_final_actions() -> None:
    table = Harbourside.new(1, (*LIGHT, "cards"), options={"expansion": "yes"}, variant="full")
    table.own("s1", "building.036").do("core/jump", to=("final",))
    table.do("final/s1")
    assert not table.state.flow.over
    assert table.do("final/s1").state.flow.over


def test_bad_23_undo_is_a_step_back_and_take_back_reopens_a_meal() -> None:
    table = Harbourside.new(3).to_round_end()
    table.do("feed/s2", loans=("1",))
    fed = table.events[-1]
    assert table.n("s2", "loan") == 1
    table.post(take_back(GAME, len(table.events), fed))
    assert table.n("s2", "loan") == 0
    assert "r1/feed/s2" in GAME.tasks(table.state)
    assert [task.done for task in table.view.now.tasks if task.seat == "s2"] == [False]


@pytest.mark.parametrize(("move", "francs"), [("feed/r1/s2", 3), ("elsewhere/r1/feed/s2", 5)])
def test_a_meal_taken_back_when_the_round_is_over_is_done_again_or_without_the_app(move: str, francs: int) -> None:
    table = Harbourside.new(3, ALL)
    while table.state.flow.phase != "feed":
        table.do(next(m.key for m in table.view.now.moves if m.key.split("/")[0] in ("tile", "next")))
    table.do("feed/s2")
    fed = table.events[-1]
    table.do("close").post(take_back(GAME, len(table.events) - 1, fed))
    assert table.n("s2", "franc") == 5
    (row,) = table.view.now.tasks
    assert (row.key, row.warn, texts("en")(row.label)) == ("r1/feed/s2", True, "Round 1, feeding: s2")
    assert "core-pay-too-little" in table.issues("feed/r1/s2", paid={"franc": 1})
    table.do(move)
    assert table.n("s2", "franc") == francs
    assert table.view.now.tasks == ()
    assert GAME.label(table.events[-1]).id.startswith(("le_havre-log-", "core-log-elsewhere"))


def test_interest_taken_back_is_paid_again() -> None:
    table = Harbourside.new(2, ALL).count("s1", loan=1).do("tile/T5").do("interest")
    paid = table.events[-1]
    table.do("next").post(take_back(GAME, len(table.events) - 1, paid))
    told = [(task.key, texts("pl")(task.label)) for task in table.view.now.tasks]
    assert told == [("r1/interest/s1", "Runda 1, odsetki: s1")]
    table.do("interest/r1/s1")
    assert table.n("s1", "franc") == 4


def test_a_final_action_taken_back_when_all_are_over_can_be_done_again() -> None:
    table = Harbourside.new(2).do("core/jump", to=("final",)).do("final/s1")
    first = table.events[-1]
    table.do("final/s2").post(take_back(GAME, len(table.events) - 1, first))
    assert [task.key for task in table.view.now.tasks] == ["final/s1"]
    table.do("final/s1")
    assert table.state.flow.over


def test_jump_lays_the_ships_that_came_and_takes_back_those_that_did_not() -> None:
    table = Harbourside.new(3).do("core/jump", to=("r5t1",))
    assert table.n("table@ships", "ship.S04") == 1
    assert len(table.state.flow.ships) == 4
    assert table.state.flow.phase == "tile", "nobody knows which supply tile lies here"
    table.do("core/jump", to=("r2t3",))
    assert len(table.state.flow.ships) == 1
    assert table.n("table@ships", "ship.S04") == 0
    table.do("core/jump", to=("r2e",))
    assert table.state.flow.phase == "feed"
    assert label(GAME, table.events[-1]).id == "core-log-jumped"
    assert GAME.place_name is not None
    assert [GAME.place_name(key).id for key in ("r3t2", "r3e", "final")] == [
        "le_havre-at-turn",
        "le_havre-at-end",
        "le_havre-at-final",
    ]


def test_jump_by_rounds_lands_on_a_round() -> None:
    table = Harbourside.new(3, options={"pace": "rounds"}).do("core/jump", to=("r4t1",))
    assert table.state.flow.phase == "round"
    assert GAME.position(table.state).label.id == "le_havre-at-round"
    assert [p.key for p in GAME.jumps(table.state)][:3] == ["r1t1", "r1e", "r2t1"]
    assert GAME.position(table.do("core/jump", to=("final",)).state).key == "final"
    assert GAME.loud(table.state, table.do("final/s1").events[-1]) == ()


def test_positions_fold_by_round() -> None:
    table = Harbourside.new(3)
    assert GAME.position(table.state).round_key == "r1t1"
    table.to_round_end()
    assert GAME.position(table.state).round_key == "r1t1"
    assert GAME.position(table.state).key == "r1e"
    assert any(p.key == "final" for p in GAME.jumps(table.state))


def test_interest_waits_only_for_those_who_owe() -> None:
    table = Harbourside.new(3).do("tile/T5")
    assert table.state.flow.phase == "main"
    assert table.view.now.headline.id == "le_havre-now-main", "nobody has a loan"
    assert "le_havre-loud-interest" not in said(table)
    table = Harbourside.new(3).count("s2", loan=1).do("tile/T5")
    assert "le_havre-loud-interest" in said(table)


def test_p4_interest_charges_every_debtor_before_the_main_action() -> None:
    table = Harbourside.new(4, (*LIGHT, "francs")).count("s2", loan=1).count("s4", loan=3)
    while table.state.flow.tile != "T5":
        table.do("tile/T5" if not table.state.flow.tile else "next")
    assert table.view.track.acting == ("s2", "s4")
    assert "core-task-done" in table.issues("next"), "interest first"
    before = table.taps
    table.do(table.primary())
    assert table.taps - before == 1
    assert [table.n(seat, "franc") for seat in ("s1", "s2", "s3", "s4")] == [5, 4, 5, 4]
    assert table.view.now.headline.id == "le_havre-now-turn"


def test_bad_14_who_has_nothing_takes_a_loan_or_sells_first() -> None:
    table = Harbourside.new(2, ALL).count("s1", loan=1, franc=0).count("s2", loan=1)
    table.do("tile/T5")
    assert [task.warn for task in table.view.now.tasks] == [True, False]
    table.do("interest")
    assert table.n("s2", "franc") == 4, "a loan is never swept along"
    assert table.form("interest").event is None
    assert table.form("interest/s1").event is None
    table.do("interest/s1/loan")
    assert (table.n("s1", "loan"), table.n("s1", "franc")) == (2, 3)
    assert table.state.flow.phase == "main"


def test_bad_6_no_loan_for_interest_that_can_be_paid() -> None:
    table = Harbourside.new(2, ALL).count("s1", loan=1).do("tile/T5")
    assert table.issues("interest/s1/loan") == {"core-pay-first"}


def test_p4_food_never_pays_interest() -> None:
    table = Harbourside.new(2, ALL).count("s1", loan=1, fish=3).do("tile/T5")
    fish = (Transfer(src="s1", dst="table", thing="fish", n=1),)
    event = InterestPaid(seats=("s1",), settles=("r1/interest/s1",), transfers=fish)
    assert "core-not-as-shown" in table.judge(event)


def test_p10_repaying_just_before_lifts_the_interest() -> None:
    table = Harbourside.new(2, ALL).count("s1", loan=1).do("tile/T5")
    table.do("repay/s1", n=("1",))
    assert (table.n("s1", "loan"), table.n("s1", "franc")) == (0, 0)
    assert table.view.now.headline.id == "le_havre-now-turn"


@pytest.mark.parametrize(
    ("players", "loans", "francs"), [(2, 1, 1), (2, 2, 2), (3, 2, 1), (3, 3, 2), (5, 4, 1), (5, 5, 2), (1, 9, 1)]
)
def test_p12_expensive_loans_cost_one_more_from_so_many(players: int, loans: int, francs: int) -> None:
    table = Harbourside.new(players, (*LIGHT, "francs"), options={"expensive_loans": "yes"})
    table.count("s1", loan=loans).do("tile/T5").do("interest")
    assert table.n("s1", "franc") == 5 - francs


def test_interest_by_rounds_rides_on_the_round() -> None:
    table = Harbourside.new(3, (*LIGHT, "francs"), options={"pace": "rounds"}).count("s2", loan=1)
    assert [task.seat for task in table.view.now.tasks] == ["s2"]
    table.do("round")
    assert table.n("s2", "franc") == 4
    table = Harbourside.new(3, (*LIGHT, "francs"), options={"pace": "rounds"}).count("s2", loan=1, franc=0)
    assert table.form("round").event is None
    assert "le_havre-interest-short" in table.judge(PlayRound().made(table.state))
    table.do("interest/s2/loan").do("round")
    assert table.n("s2", "franc") == 3


def test_by_rounds_main_actions_are_recorded_in_any_order() -> None:
    table = Harbourside.new(3, ALL, options={"pace": "rounds"})
    assert {m.key for m in table.view.seats[2].moves} >= {"take/s3", "use/s3", "buy/s3"}
    table.do("take/s3", offer=("fish",), n={"fish": 4}).do("take/s1", offer=("franc",), n={"franc": 3})
    table.do(
        "use/s2",
        anyway=True,
        building=("building.building_firm_1",),
        built=("building.fishery",),
        paid={"wood": 0, "clay": 0},
    )
    assert (table.n("s3", "fish"), table.n("s1", "franc"), table.n("s2", "building.fishery")) == (4, 8, 1)
    assert table.state.flow.phase == "round"
    assert table.n("table", "offer.fish") is None, "nobody follows what lies there"
    table.do("round").do("close")
    assert table.n("s3", "fish") == 2


def test_bad_14_somebody_with_five_francs_is_offered_to_repay_first() -> None:
    table = Harbourside.new(2, ALL).count("s1", loan=1).count("s2", loan=1, franc=4).do("tile/T5")
    offered = [[move.key for move in task.moves] for task in table.view.now.tasks]
    assert offered == [["interest/s1", "repay/s1"], ["interest/s2"]]


def test_the_stockmarket_spares_its_owner() -> None:
    table = Harbourside.new(3, ALL, options={"expansion": "yes"}).count("s1", loan=1).own("s1", "building.gh20")
    table.do("tile/T5")
    assert table.state.flow.phase == "main"
    assert table.view.now.headline.id == "le_havre-now-turn"


def test_unknown_loans_leave_interest_to_the_table() -> None:
    table = Harbourside.new(2, ("ships",)).do("tile/T5")
    assert len(table.view.now.tasks) == 2
    assert {move.key for move in table.view.now.tasks[0].moves} == {"interest/s1", "interest/s1/loan"}
    table.do("interest")
    assert table.view.now.headline.id == "le_havre-now-main"


def test_supply_rides_on_the_turn_before() -> None:
    table = Harbourside.new(3, ("offers",)).do("tile/T1")
    assert [said.id for said in GAME.loud(table.states[-1], table.events[-1])] == ["le_havre-loud-supply"]
    assert table.n("table", "offer.wood") == 3
    table.do("take/s1/wood")
    assert table.n("table", "offer.wood") == 0


def test_the_last_round_closes_into_the_final_actions() -> None:
    table = Harbourside.new(1, variant="short").to_round(4).to_round_end()
    confirm = table.form("close").confirm
    assert confirm is not None
    assert confirm.id == "le_havre-close-last"
    table.do("close")
    assert table.view.track.steps[0].key == "final"


def test_an_offer_of_which_nothing_is_kept_is_one_tap() -> None:
    table = Harbourside.new(3, (*LIGHT, "francs")).do("tile/T7")
    wood = table.form("take/s1/wood")
    assert (wood.asks, wood.changes) == ((), ())
    assert [ask.key for ask in table.form("take/s1/franc").asks] == ["n"]
    table.do("take/s1/wood")
    assert table.view.track.acting == ("s2",)


def test_with_offers_kept_every_offer_is_one_tap() -> None:
    table = Harbourside.new(3, GAME.info.presets[1].keeps).do("tile/T7")
    assert not [move for move in table.view.now.moves if move.key.startswith("take/") and table.form(move.key).asks]
    table.do("take/s1/franc")
    assert table.n("s1", "franc") == 8


def test_p7_the_harvest_after_the_last_turn_is_nothing_the_building_brings() -> None:
    table = Harbourside.new(3, ALL).do("core/jump", to=("r2t7",)).do("tile/T1")
    seat = table.state.setup.ids[1]
    table.own(seat, "building.clay_mound").count(seat, grain=1, cattle=2, clay=0, hides=0)
    found = table.form(f"use/{seat}/building.clay_mound")
    assert [(change.owner, change.thing) for change in found.changes] == [(seat, "clay")]
    assert found.follows == msg("le_havre-then-harvest", what=(so_many("grain", 1), so_many("cattle", 1)))
    assert found.event is not None
    assert apply(GAME, table.state, found.event).ledger.n(seat, "cattle") == 3, "it comes all the same"


def test_p8_the_city_names_what_it_takes_before_and_at_the_end_of_the_round() -> None:
    table = Harbourside.new(3, ALL)
    number = next(n for n in range(1, 19) if round_card(table.state.setup, n).builds == "ordinary")
    takes = msg("le_havre-stage-built", what=name(in_stacks(table.state)[0]))
    now = table.do("core/jump", to=(f"r{number}t3",)).view.now
    assert now.ending is not None
    assert takes in [fact.label for fact in now.ending.facts]
    assert takes in [stage.label for stage in table.do("core/jump", to=(f"r{number}e",)).view.now.stages]


def test_p9_for_a_final_action_every_offer_says_what_lies_there() -> None:
    table = Harbourside.new(3, ALL).do("core/jump", to=("final",)).count("table", **{"offer.fish": 4, "offer.iron": 0})
    (ask,) = table.form("take/s1").asks
    assert isinstance(ask, Pick)
    found = {option.key: option for option in ask.options}
    assert (found["fish"].label, found["fish"].sign) == (so_many("fish", 4), "fish")
    assert found["iron"].because is not None


def test_the_log_calls_a_fold_by_its_round() -> None:
    table = Harbourside.new(3)
    assert GAME.position(table.state).heading == msg("le_havre-at-round", round=1)
    assert GAME.position(table.to_round_end().state).heading == msg("le_havre-at-round", round=1)
    assert GAME.position(table.do("core/jump", to=("final",)).state).heading is None


@pytest.mark.parametrize(("language", "words"), [("pl", "drewno i frank"), ("en", "wood and franc")])
def test_a_tile_lays_one_franc_not_francs(language: str, words: str) -> None:
    table = Harbourside.new(3, ALL).do("tile/T3")
    (new,) = GAME.loud(table.states[-1], table.events[-1])
    assert texts(language)(new).endswith(words)
