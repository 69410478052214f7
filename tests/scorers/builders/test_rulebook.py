"""Every sentence of the rulebook as a row, its worked examples (BD-EX), and what it forbids (BD-V)."""

from __future__ import annotations

from dataclasses import replace

import pytest
from pydantic import ValidationError

from scorers.builders import GAME
from scorers.builders.acts.buy_action import ActionsBought
from scorers.builders.acts.deal import ApprenticeDealt
from scorers.builders.acts.end_turn import TurnEnded
from scorers.builders.acts.finish import BuildingFinished
from scorers.builders.acts.lay import CrewLaid, SiteLaid
from scorers.builders.acts.send import CardSent
from scorers.builders.acts.take_card import BuildingStarted, WorkerHired
from scorers.builders.acts.take_coins import CoinsTaken
from scorers.builders.acts.tell_end import LastTurnsPlayed, SeventeenReached
from scorers.builders.acts.tell_turn import TurnTold
from scorers.core.api import owner_msg
from scorers.core.core_moves import form
from scorers.core.events import Count, Counted, Event
from scorers.core.ledger import Transfer
from scorers.core.msg import msg, thing_msg
from tests.scorers.builders.playing import COINS, LIGHTEST, Playing, lying

CHAPEL, INN, SHACK, BRIDGE = "building.chapel", "building.inn", "building.wooden_shack", "building.stone_bridge"
CASTLE = "building.castle"
SAW, CRANE = "machine.saw_1", "machine.crane_1"
APPRENTICE, CRAFTSMAN = "worker.apprentice_01", "worker.craftsman_16"
"""Brings one knowledge and three tiles, for four coins."""


def rich(coins: int = 60, actions: int = 10, players: int = 3) -> Playing:
    """A first turn with coins to spare and actions bought."""
    play = Playing.dealt(players)
    play.take(Counted(count=Count(owner="s1", thing="coin", n=coins + 5 * (actions - 3))))
    for _ in range(actions - 3):
        play.do("buy")
    return play


def lay(play: Playing, seat: str, free: tuple[str, ...] = (), **sites: tuple[str, ...]) -> Playing:
    """Cards put before a player; a site by its bare name."""
    found = play.form(
        f"lay/{seat}", **lying(play.state, seat, {f"building.{n}": crew for n, crew in sites.items()}, free)
    )
    assert found.event is not None
    return play.take(found.event)


# --------------------------------------------------------------------------------------------------- Przebieg gry


def test_przebieg_gry_ten_coins_three_actions_first_player_begins() -> None:
    play = Playing.dealt(3, first="s2")
    assert [play.n(seat, "coin") for seat in ("s1", "s2", "s3")] == [10, 10, 10]
    assert (play.state.flow.seat, play.actions) == ("s2", 3)


def test_przebieg_gry_clockwise_without_end() -> None:
    play = Playing.dealt(3, first="s2")
    seats = []
    for _ in range(7):
        seats.append(play.state.flow.seat)
        play.end()
    assert seats == ["s2", "s3", "s1", "s2", "s3", "s1", "s2"]
    assert play.state.flow.round == 3


def test_przebieg_gry_an_action_more_costs_five_coins_any_number() -> None:
    play = Playing.dealt()
    play.do("buy").do("buy")
    assert (play.actions, play.n("s1", "coin")) == (5, 0)
    assert play.moves()["buy"].because is not None


def test_przebieg_gry_a_new_turn_has_three_actions_whatever_was_bought() -> None:
    play = Playing.dealt(2)
    play.do("buy").end()
    assert play.actions == 3


# --------------------------------------------------------------------------------------------- Rozpoczęcie budowy


def test_bd_ex1_starting_the_chapel_costs_one_action_and_no_coins() -> None:
    play = Playing.dealt()
    play.start(CHAPEL, 18)
    assert (play.actions, play.n("s1", "coin")) == (2, 10)
    assert play.n("s1@chapel", CHAPEL) == 1
    assert play.n("s1", "vp") == 0


def test_rozpoczecie_budowy_as_often_as_there_are_actions_any_number_of_sites() -> None:
    play = Playing.dealt()
    play.start(CHAPEL, 18).start(INN, 12).start(SHACK, 8)
    assert [site.card.thing for site in play.yard("s1").sites] == [CHAPEL, INN, SHACK]
    assert play.actions == 0


def test_rozpoczecie_budowy_the_row_is_refilled_at_once() -> None:
    play = Playing.dealt()
    assert play.view.now.by_hand == ()
    assert [step.id for step in play.start(CHAPEL, 18).view.now.by_hand] == ["builders-refill-building"]
    assert [step.id for step in play.hire(CRAFTSMAN, 4).view.now.by_hand] == ["builders-refill-worker"]
    assert play.send(CRAFTSMAN, CHAPEL).view.now.by_hand == ()


# ----------------------------------------------------------------------------------------------- Najęcie Robotnika


def test_bd_ex2_hiring_a_craftsman_costs_one_action_and_no_coins() -> None:
    play = Playing.dealt()
    play.hire(CRAFTSMAN, 4)
    assert (play.actions, play.n("s1", "coin")) == (2, 10)
    assert play.n("s1", CRAFTSMAN) == 1


def test_najecie_robotnika_any_number_of_workers() -> None:
    play = Playing.dealt()
    for n in ("01", "02", "03"):
        play.hire(f"worker.master_{n}", 5)
    assert len(play.yard("s1").free) == 4


# ------------------------------------------------------------------------------------- Wysłanie Robotnika do pracy


def test_bd_ex3_sending_the_craftsman_costs_one_action_and_four_coins() -> None:
    play = Playing.dealt()
    play.start(CHAPEL, 18).hire(CRAFTSMAN, 4).send(CRAFTSMAN, CHAPEL)
    assert (play.actions, play.n("s1", "coin")) == (0, 6)
    assert play.n("s1@chapel", CRAFTSMAN) == 1
    assert play.n("s1", CRAFTSMAN) == 0


def test_a_card_is_meant_for_the_only_site_or_for_the_one_it_finishes() -> None:
    play = Playing.dealt().start(CHAPEL, 18).hire(CRAFTSMAN, 4)
    meant = play.form(f"send/{CRAFTSMAN}").event
    assert isinstance(meant, CardSent)
    assert (meant.site, meant.finished) == (CHAPEL, False)
    several = rich().start(CHAPEL, 18).start(CASTLE, 20).hire(CRAFTSMAN, 4)
    assert several.form(f"send/{CRAFTSMAN}").event is None


def test_bd_ex5_one_two_three_cards_to_one_site_cost_one_three_six_actions() -> None:
    play = rich()
    play.start(CASTLE, 20)
    spent = []
    for n in ("01", "02", "04"):
        card = f"worker.apprentice_{n}" if n == "01" else f"worker.laborer_{n}"
        if n != "01":
            play.hire(card, 3)
        before = play.actions
        play.send(card, CASTLE)
        spent.append(before - play.actions)
    assert spent == [1, 2, 3]
    assert sum(spent) == 6


def test_bd_ex6_one_card_each_to_two_sites_cost_two_actions() -> None:
    play = rich()
    play.start(CASTLE, 20).start(CHAPEL, 18).hire(CRAFTSMAN, 4)
    before = play.actions
    play.send("worker.apprentice_01", CASTLE).send(CRAFTSMAN, CHAPEL)
    assert before - play.actions == 2


def test_koszt_akcji_cards_of_earlier_turns_do_not_count() -> None:
    play = Playing.dealt(2)
    play.start(CASTLE, 20).hire(CRAFTSMAN, 4).send("worker.apprentice_01", CASTLE).end().end()
    assert _prices(play) == {CASTLE: 1}
    play.send(CRAFTSMAN, CASTLE)
    assert play.actions == 2
    assert _prices(play) == {CASTLE: 2}


def _prices(play: Playing) -> dict[str, int | None]:
    """The price of the next card to each site, as it is shown in Now."""
    sites = next(held for held in play.view.now.holdings if held.thing == "site")
    signs = {face.key: {sign.symbol: sign.n.n for sign in face.fee} for face in sites.faces}
    return {key: found["action"] for key, found in signs.items()}


def test_the_price_is_shown_before_a_card_is_sent() -> None:
    play = rich()
    play.start(CASTLE, 20).start(CHAPEL, 18).hire(CRAFTSMAN, 4).send("worker.apprentice_01", CASTLE)
    assert _prices(play) == {CASTLE: 2, CHAPEL: 1}
    offered = play.form(f"send/{CRAFTSMAN}").asks[0].options  # type: ignore[union-attr]
    shown = {o.key: {sign.symbol: sign.n.n for sign in o.face.signs} for o in offered if o.face}
    assert shown == {CASTLE: {"action": 2, "coin": 4}, CHAPEL: {"action": 1, "coin": 4}}


def test_robotnik_stays_until_the_building_is_finished() -> None:
    play = rich()
    play.start(CASTLE, 20).send("worker.apprentice_01", CASTLE)
    assert "send/worker.apprentice_01" not in play.moves()


def test_each_site_shows_needed_placed_and_missing() -> None:
    play = rich()
    play.start(CHAPEL, 18).hire(CRAFTSMAN, 4).send(CRAFTSMAN, CHAPEL)
    (site,) = next(held for held in play.view.now.holdings if held.thing == "site").faces
    assert [(m.symbol, m.have, m.need) for m in site.meters] == [
        ("stone", 0, 3),
        ("wood", 0, 2),
        ("knowledge", 1, 2),
        ("tile", 3, 3),
    ]
    assert site.state is not None
    assert [dict(part.params)["n"] for part in dict(site.state.params)["what"]] == [3, 2, 1]  # type: ignore[union-attr]


# -------------------------------------------------------------------------------------------- Ukończenie Budynku


def nearly(play: Playing) -> Playing:
    """The chapel with one knowledge and three tiles missing, as in the rulebook's picture."""
    return lay(play, "s1", (CRAFTSMAN, "worker.apprentice_02"), chapel=("worker.craftsman_01", "worker.laborer_09"))


def test_bd_ex4_the_craftsman_finishes_the_chapel() -> None:
    play = nearly(rich())
    coins = play.n("s1", "coin") or 0
    (site,) = play.yard("s1").sites
    assert site.missing == (0, 0, 0, 3)
    play.send(CRAFTSMAN, CHAPEL)
    assert play.n("s1", "coin") == coins - 4 + 18
    assert play.n("s1", "vp") == 5
    assert play.n("s1@done", CHAPEL) == 1
    assert play.yard("s1").sites == ()
    free = {card.thing for card in play.yard("s1").free}
    assert free == {CRAFTSMAN, "worker.apprentice_02", "worker.craftsman_01", "worker.laborer_09"}


def test_bd_ex4_exactly_as_printed() -> None:
    play = lay(rich(), "s1", (CRAFTSMAN,), chapel=("worker.master_01", "worker.apprentice_04"))
    assert play.yard("s1").sites[0].missing == (0, 0, 1, 3)
    play.send(CRAFTSMAN, CHAPEL)
    assert (play.n("s1", "vp"), play.yard("s1").sites) == (5, ())


def test_ukonczenie_is_no_action() -> None:
    play = nearly(rich())
    before = play.actions
    play.send(CRAFTSMAN, CHAPEL)
    assert before - play.actions == 1


def test_powrot_robotnikow_who_is_freed_may_be_sent_again_in_the_same_turn() -> None:
    """The original rulebook says so: to another site, for its price and the wage again."""
    play = nearly(rich())
    play.start(CASTLE, 20).send(CRAFTSMAN, CHAPEL)
    before = (play.actions, play.n("s1", "coin") or 0)
    play.send(CRAFTSMAN, CASTLE)
    assert (before[0] - play.actions, before[1] - (play.n("s1", "coin") or 0)) == (1, 4)


def test_bd_v13_surplus_is_lost_without_refund() -> None:
    play = rich()
    play.start("building.bower", 8).hire("worker.master_04", 5)
    before = play.n("s1", "coin") or 0
    play.send("worker.master_04", "building.bower")
    assert play.n("s1", "coin") == before - 5 + 8
    assert play.n("s1", "vp") == 0
    assert play.n("s1@done", "building.bower") == 1


def test_bd_v13_several_buildings_in_one_turn() -> None:
    play = lay(rich(), "s1", ("worker.laborer_03", "worker.laborer_09"), bower=(), wooden_shack=())
    play.send("worker.laborer_03", "building.bower").send("worker.laborer_09", SHACK)
    assert len(play.yard("s1").done) == 2


def test_otrzymanie_zaplaty_is_said_loudly() -> None:
    play = nearly(rich())
    event = play.form(f"send/{CRAFTSMAN}", site=(CHAPEL,)).event
    assert event is not None
    said = [line.id for line in GAME.loud(play.state, event)]
    assert said == ["builders-loud-finished", "builders-loud-crew-free"]


# ---------------------------------------------------------------------------------------------------- Wzięcie Monet


@pytest.mark.parametrize(("actions", "coins"), [(1, 1), (2, 3), (3, 6)])
def test_bd_ex7_wziecie_monet(actions: int, coins: int) -> None:
    play = Playing.dealt()
    play.do(f"take/{actions}")
    assert (play.n("s1", "coin"), play.actions) == (10 + coins, 3 - actions)


@pytest.mark.parametrize(
    ("ruling", "gained"), [("each_step_alone", [1, 1, 1, 1, 3]), ("cumulative_in_turn", [1, 2, 3, 1, 5])]
)
def test_take_coins_split(ruling: str, gained: list[int]) -> None:
    play = Playing.dealt(rulings={"take_coins_split": ruling})
    play.take(Counted(count=Count(owner="s1", thing="coin", n=30)))
    for _ in range(3):
        play.do("buy")
    found = []
    for move in ("take/1", "take/1", "take/1", "take/1", "take/2"):
        before = play.n("s1", "coin") or 0
        play.do(move)
        found.append((play.n("s1", "coin") or 0) - before)
    assert found == gained


# ----------------------------------------------------------------------------------------------------------- Maszyny


def machine_built() -> Playing:
    play = rich()
    play.start(CRANE).hire("worker.laborer_08", 3).send("worker.laborer_08", CRANE)
    return play


def test_maszyny_a_finished_machine_joins_the_workers_and_counts() -> None:
    play = machine_built()
    assert play.n("s1", "vp") == 1
    assert {card.thing for card in play.yard("s1").free} == {CRANE, "worker.apprentice_01", "worker.laborer_08"}
    assert [card.thing for card in play.yard("s1").machines] == [CRANE]
    done = next(held for held in play.view.seats[0].holdings if held.thing == "building")
    assert [face.key for face in done.faces] == [CRANE], "its points are among those of the seat"


def test_maszyny_pay_no_coins_when_finished_and_cost_none_to_send() -> None:
    play = machine_built()
    coins, actions = play.n("s1", "coin"), play.actions
    play.start(BRIDGE, 6).send(CRANE, BRIDGE)
    assert play.n("s1", "coin") == coins
    assert actions - play.actions == 2
    assert play.yard("s1").site(BRIDGE).missing == (0, 0, 1, 0)  # type: ignore[union-attr]


def test_maszyny_count_like_workers_for_the_price() -> None:
    play = machine_built()
    play.start(CASTLE, 20).send("worker.laborer_08", CASTLE)
    before = play.actions
    play.send(CRANE, CASTLE)
    assert before - play.actions == 2


def test_maszyny_come_back_like_workers_and_are_scored_once() -> None:
    play = machine_built()
    play.start(BRIDGE, 6).send(CRANE, BRIDGE)
    assert [card.thing for card in play.yard("s1").machines] == [CRANE]
    play.hire("worker.apprentice_06", 2)
    play.send("worker.apprentice_06", BRIDGE)
    assert play.n("s1", CRANE) == 1
    assert play.n("s1", "vp") == 2


# --------------------------------------------------------------------------------------------------------- the end


def with_points(play: Playing, **points: int) -> Playing:
    for seat, n in points.items():
        play.take(Counted(count=Count(owner=seat, thing="vp", n=n)))
    return play


def test_bd_ex8_the_first_player_brings_the_end_all_others_play_once_more() -> None:
    play = with_points(Playing.dealt(3), s1=17)
    play.end()
    assert [line.id for line in GAME.loud(play.states[-1], play.events[-1])] == ["builders-loud-last-turns"]
    assert not play.state.flow.over
    alarm = play.view.now.alarm
    assert alarm is not None
    assert alarm.detail == msg("builders-alarm-last", who=(owner_msg("s2"), owner_msg("s3")))
    play.end()
    play.end()
    assert play.state.flow.over


def test_bd_ex9_the_last_player_brings_the_end_at_once() -> None:
    play = with_points(Playing.dealt(3), s3=17)
    play.end().end()
    assert not play.state.flow.over
    play.end()
    assert play.state.flow.over


def test_the_last_player_sits_to_the_right_of_the_first() -> None:
    play = with_points(Playing.dealt(3, first="s2"), s1=17)
    play.end().end().end()
    assert play.state.flow.over
    assert play.state.flow.seventeen == "s1"


def test_checked_at_the_end_of_a_turn_not_before() -> None:
    play = with_points(Playing.dealt(2), s1=17)
    assert play.state.flow.seventeen is None
    play.end()
    assert play.state.flow.seventeen == "s1"


def test_of_another_player_it_is_checked_at_the_end_of_that_players_turn() -> None:
    play = with_points(Playing.dealt(2), s2=17)
    play.end()
    assert play.state.flow.seventeen is None


def test_seventeen_in_a_last_turn_changes_nothing() -> None:
    play = with_points(Playing.dealt(3), s1=17)
    play.end()
    with_points(play, s2=20)
    play.end()
    assert play.state.flow.seventeen == "s1"
    play.end()
    assert play.state.flow.over


def test_more_than_seventeen_is_as_good() -> None:
    play = with_points(Playing.dealt(2), s2=21)
    play.end().end()
    assert play.state.flow.over


def test_bd_v12_coins_do_not_bring_the_end() -> None:
    play = with_points(Playing.dealt(2), s2=16)
    play.take(Counted(count=Count(owner="s2", thing="coin", n=60)))
    play.end().end()
    assert not play.state.flow.over
    assert play.state.flow.seventeen is None


def test_a_correction_below_seventeen_calls_the_end_off() -> None:
    play = with_points(Playing.dealt(2), s1=17)
    play.end()
    with_points(play, s1=16)
    play.end()
    assert not play.state.flow.over
    assert play.state.flow.round == 2


# ------------------------------------------------------------------------------------------------ what is refused


def test_bd_v02_more_actions_than_are_left() -> None:
    play = Playing.dealt()
    play.do("take/3")
    event = CoinsTaken(seat="s1", actions=1, coins=1, transfers=(Transfer(src="table", dst="s1", thing="coin"),))
    assert play.judge(event) == {"builders-too-few-actions": "against"}
    assert play.moves()["take/1"].because is not None


def test_bd_v02_it_happened_anyway() -> None:
    play = Playing.dealt()
    play.do("take/3")
    event = CoinsTaken(
        seat="s1",
        actions=1,
        coins=1,
        transfers=(Transfer(src="table", dst="s1", thing="coin"),),
        overruled=("builders-too-few-actions",),
    )
    assert play.judge(event) == {}
    assert play.take(event).actions == 0


@pytest.mark.parametrize(
    ("coins", "move", "answers"),
    [
        (4, "take/1", {}),
        (4, "start", {"coins": ("12",), "card": (INN,)}),
        (4, "hire", {"wage": ("4",), "card": (CRAFTSMAN,)}),
        (6, f"send/{APPRENTICE}", {"site": (CHAPEL,)}),
    ],
    ids=["coins", "building", "worker", "send"],
)
def test_bd_v02_an_action_nobody_has_can_be_played_all_the_same(
    coins: int, move: str, answers: dict[str, tuple[str, ...]]
) -> None:
    play = Playing.dealt()
    play.start(CHAPEL, 18).do("take/2")
    play.take(Counted(count=Count(owner="s1", thing="coin", n=coins)))
    offered, found = play.moves()[move], play.form(move, **answers)
    assert offered.because is not None
    assert offered.anyway
    assert found.event is not None
    assert play.judge(found.event) == {"builders-too-few-actions": "against"}
    assert play.take(found.event.model_copy(update={"overruled": ("builders-too-few-actions",)})).actions == 0


@pytest.mark.parametrize("move", ["buy", f"send/{CRAFTSMAN}"])
def test_bd_v03_what_the_coins_do_not_pay_cannot_be_played(move: str) -> None:
    play = Playing.dealt()
    play.start(CHAPEL, 18).hire(CRAFTSMAN, 4)
    play.take(Counted(count=Count(owner="s1", thing="coin", n=3)))
    assert play.moves()[move].because is not None
    assert not play.moves()[move].anyway


def test_bd_v03_no_coins_for_an_action() -> None:
    play = Playing.dealt()
    play.take(Counted(count=Count(owner="s1", thing="coin", n=4)))
    event = play.form("buy").event
    assert event is not None
    assert play.judge(event)["core-below-zero"] == "impossible"


def test_bd_v03_no_coins_for_the_wage() -> None:
    play = Playing.dealt()
    play.start(CHAPEL, 18).hire(CRAFTSMAN, 4)
    play.take(Counted(count=Count(owner="s1", thing="coin", n=3)))
    found = play.form(f"send/{CRAFTSMAN}", site=(CHAPEL,))
    assert found.asks[0].options[0].because is not None  # type: ignore[union-attr]
    assert play.moves()[f"send/{CRAFTSMAN}"].because is not None
    assert found.event is not None
    assert play.judge(found.event)["core-below-zero"] == "impossible"


def test_bd_v03_the_reward_does_not_pay_the_wage() -> None:
    play = nearly(rich())
    play.take(Counted(count=Count(owner="s1", thing="coin", n=3)))
    found = play.form(f"send/{CRAFTSMAN}", site=(CHAPEL,)).event
    assert found is not None
    assert play.judge(found)["core-below-zero"] == "impossible"


def test_bd_v04_a_worker_at_work_cannot_be_sent() -> None:
    play = rich()
    play.start(CASTLE, 20).start(CHAPEL, 18).send("worker.apprentice_01", CASTLE)
    event = CardSent(seat="s1", card="worker.apprentice_01", site=CHAPEL, actions=1, wage=2)
    assert play.judge(event) == {"builders-at-work": "impossible"}


def test_bd_v04_somebody_elses_worker_neither() -> None:
    play = rich()
    play.start(CASTLE, 20)
    event = CardSent(seat="s1", card="worker.apprentice_02", site=CASTLE, actions=1, wage=2)
    assert play.judge(event) == {"builders-not-in-pool": "impossible"}


@pytest.mark.parametrize("site", [CHAPEL, INN])
def test_bd_v05_only_to_an_own_unfinished_building(site: str) -> None:
    play = nearly(rich())
    play.send(CRAFTSMAN, CHAPEL)
    lay(play, "s2", ("worker.apprentice_03",), inn=())
    event = CardSent(seat="s1", card=CRAFTSMAN, site=site, actions=1, wage=4)
    assert play.judge(event) == {"builders-not-your-site": "impossible"}


@pytest.mark.parametrize("n", [4, 7])
def test_bd_v06_coins_with_one_to_three_actions(n: int) -> None:
    assert rich().judge(CoinsTaken(seat="s1", actions=n, coins=6)) == {"builders-take-how-many": "impossible"}


def test_bd_v06_not_with_none() -> None:
    with pytest.raises(ValidationError):
        CoinsTaken(seat="s1", actions=0, coins=0)


def test_bd_v06_not_other_coins_than_the_table_says() -> None:
    assert rich().judge(CoinsTaken(seat="s1", actions=2, coins=4)) == {"core-not-as-shown": "impossible"}


def test_bd_v07_not_finished_while_anything_is_short() -> None:
    play = rich()
    play.start(CHAPEL, 18).hire(CRAFTSMAN, 4)
    event = CardSent(seat="s1", card=CRAFTSMAN, site=CHAPEL, actions=1, wage=4, finished=True)
    assert play.judge(event) == {"builders-site-short": "impossible"}


def test_bd_v07_nor_unfinished_while_nothing_is() -> None:
    event = CardSent(seat="s1", card=CRAFTSMAN, site=CHAPEL, actions=1, wage=4)
    assert nearly(rich()).judge(event) == {"builders-site-covered": "impossible"}


def test_bd_v07_with_the_crew_kept_finishing_is_never_told() -> None:
    event = BuildingFinished(seat="s1", card=CHAPEL, coins=18, vp=5)
    assert rich().judge(event) == {"builders-finish-follows": "impossible"}
    assert not [key for key in rich().moves() if key.startswith("finish")]


def test_bd_v08_no_move_takes_a_worker_from_a_site() -> None:
    play = nearly(rich())
    keys = [key for key in play.moves() if key.startswith("send/")]
    assert keys == [f"send/{CRAFTSMAN}", "send/worker.apprentice_02"]


@pytest.mark.parametrize("field", ["coins", "vp"])
@pytest.mark.parametrize("value", [-1, 1.5, "many"])
def test_bd_v09_whole_numbers_from_zero_up(field: str, value: object) -> None:
    with pytest.raises(ValidationError):
        BuildingFinished.model_validate({"seat": "s1", "coins": 6, "vp": 1, field: value})


def test_bd_v09_a_count_is_not_below_zero() -> None:
    event = Counted(count=Count(owner="s1", thing="coin", n=-1))
    assert "core-count-below-zero" in Playing.dealt().judge(event)


def test_bd_v10_no_card_lies_with_two_players() -> None:
    play = Playing.dealt(2)
    play.start(CHAPEL, 18).hire(CRAFTSMAN, 4).end()
    chapel = BuildingStarted(seat="s2", card=CHAPEL)
    craftsman = WorkerHired(seat="s2", card=CRAFTSMAN)
    assert play.judge(chapel)["builders-card-taken"] == "impossible"
    assert play.judge(craftsman)["builders-card-taken"] == "impossible"
    offered = play.form("start", coins=("18",)).asks[1].options  # type: ignore[union-attr]
    assert {option.key for option in offered if option.because} == {CHAPEL}


def test_bd_v10_counted_twice_is_named() -> None:
    play = Playing.dealt(2)
    play.hire(CRAFTSMAN, 4)
    event = Counted(count=Count(owner="s2", thing=CRAFTSMAN, n=1))
    assert play.judge(event) == {"core-more-than-box": "impossible"}


def test_bd_v10_one_apprentice_each() -> None:
    play = Playing.dealt(2)
    event = ApprenticeDealt(seat="s1", card="worker.apprentice_05")
    assert play.judge(event) == {"builders-second-apprentice": "impossible"}


def test_bd_v10_nobody_is_dealt_a_craftsman_or_somebody_elses() -> None:
    play = Playing.dealt(2, deal=False)
    assert play.judge(ApprenticeDealt(seat="s1", card=CRAFTSMAN)) == {"builders-no-apprentice": "impossible"}
    play.do("deal/s1", card=("worker.apprentice_01",))
    event = ApprenticeDealt(seat="s2", card="worker.apprentice_01")
    assert play.judge(event)["builders-card-taken"] == "impossible"


@pytest.mark.parametrize(
    ("event", "code"),
    [
        (TurnEnded(seat="s1", then=None, actions=0), "builders-turns-unequal"),
        (TurnEnded(seat="s1", then="s1", actions=3), "builders-turns-unequal"),
        (TurnEnded(seat="s1", then="s3", actions=3), "builders-turns-unequal"),
        (TurnEnded(seat="s2", then="s3", actions=3), "builders-no-such-turn"),
        (TurnTold(seat="s1", actions=3), "builders-no-such-turn"),
        (LastTurnsPlayed(), "builders-turns-unequal"),
    ],
    ids=lambda value: value if isinstance(value, str) else type(value).__name__,
)
def test_bd_v11_no_end_in_the_middle_and_no_extra_turn(event: Event, code: str) -> None:
    assert rich().judge(event)[code] == "impossible"


def test_bd_v11_the_others_still_have_a_last_turn_where_turns_are_counted() -> None:
    play = with_points(Playing.dealt(2), s1=17).end()
    assert play.judge(LastTurnsPlayed())["builders-turns-unequal"] == "impossible"


def test_bd_v11_nothing_is_played_after_the_end() -> None:
    play = with_points(Playing.dealt(2), s2=17)
    play.end().end()
    for event in (ActionsBought(seat="s2"), BuildingStarted(seat="s1", card=CHAPEL)):
        assert play.judge(event)["builders-over"] == "against"
    assert play.judge(TurnEnded(seat="s2", then="s1", actions=3)) == {"builders-no-such-turn": "impossible"}
    assert play.view.now.moves == ()


def test_bd_v11_nobody_acts_in_the_turn_of_another() -> None:
    event = Playing.dealt(2).form("take/1").event
    assert event is not None
    other = CoinsTaken(seat="s2", actions=1, coins=1, transfers=(Transfer(src="table", dst="s2", thing="coin"),))
    assert Playing.dealt(2).judge(other) == {"core-not-their-turn": "against"}


def test_bd_v11_let_go_it_costs_the_other_no_actions() -> None:
    play = Playing.dealt(2)
    moved = (Transfer(src="table", dst="s2", thing="coin"),)
    play.take(CoinsTaken(seat="s2", actions=1, coins=1, transfers=moved, overruled=("core-not-their-turn",)))
    assert (play.actions, play.n("s2", "coin")) == (3, 11)


def test_bd_v12_a_turn_ended_with_coins_does_not_bring_the_end() -> None:
    event = TurnEnded(seat="s1", seventeen=True, then="s2", actions=3)
    assert rich().judge(event)["builders-no-goal"] == "impossible"


def test_bd_v12_told_seventeen_must_be_there() -> None:
    play = Playing.new(2, LIGHTEST)
    assert play.judge(SeventeenReached(seat="s1")) == {"builders-no-goal": "impossible"}


def test_bd_v13_no_coins_are_fine() -> None:
    play = Playing.dealt(2)
    play.do("buy").do("buy").do("take/1").end()
    assert play.n("s1", "coin") == 1


@pytest.mark.parametrize(("ruling", "level"), [("warn_and_allow", "hint"), ("forbid", "against")])
def test_bd_v14_actions_left_at_the_end_of_a_turn(ruling: str, level: str) -> None:
    play = Playing.dealt(2, rulings={"unused_actions": ruling})
    event = play.form("end").event
    assert event is not None
    assert play.judge(event) == {"builders-unused-actions": level}
    assert (play.moves()["end"].because is None) == (level == "hint")
    play.do("take/3")
    last = play.form("end").event
    assert last is not None
    assert play.judge(last) == {}


def test_bd_v14_more_coins_than_there_are() -> None:
    play = Playing.dealt(3)
    assert play.judge(Counted(count=Count(owner="s1", thing="coin", n=81))) == {"builders-more-than-box": "hint"}
    assert play.judge(Counted(count=Count(owner="s1", thing="coin", n=80))) == {}
    play.take(Counted(count=Count(owner="s1", thing="coin", n=80)))
    event = play.form("take/1").event
    assert event is not None
    assert play.judge(event) == {"builders-more-than-box": "hint"}


# -------------------------------------------------------------------------------------------------------- rulings


@pytest.mark.parametrize(("ruling", "gained"), [("treat_as_unlimited", 6), ("clamp", 2)])
def test_bank_empty(ruling: str, gained: int) -> None:
    play = Playing.dealt(2, rulings={"bank_empty": ruling})
    play.take(Counted(count=Count(owner="s2", thing="coin", n=88)))
    event = play.form("take/3").event
    assert event is not None
    said = [line.id for line in GAME.loud(play.state, event)]
    assert said == ["builders-loud-bank-empty" if gained == 2 else "builders-loud-bank-owes"]
    play.do("take/3")
    assert play.n("s1", "coin") == 10 + gained


def test_bank_empty_clamp_counts_the_wage_just_paid() -> None:
    play = nearly(rich())
    play.state = replace(play.state, rulings={**play.state.rulings, "bank_empty": "clamp"})
    play.take(Counted(count=Count(owner="s2", thing="coin", n=100 - 10 - (play.n("s1", "coin") or 0))))
    before = play.n("s1", "coin") or 0
    event = play.form(f"send/{CRAFTSMAN}", site=(CHAPEL,)).event
    assert event is not None
    lacking = msg("builders-loud-bank-empty", coins=thing_msg("builders", "coin", 18 - 4))
    assert lacking in GAME.loud(play.state, event), "of the eighteen coins of the Chapel"
    play.send(CRAFTSMAN, CHAPEL)
    assert play.n("s1", "coin") == before - 4 + 4


def test_bank_empty_clamp_counts_the_actions_just_bought() -> None:
    play = nearly(rich(actions=3))
    play.state = replace(play.state, rulings={**play.state.rulings, "bank_empty": "clamp"})
    play.do("take/3")
    play.take(Counted(count=Count(owner="s2", thing="coin", n=100 - 10 - (play.n("s1", "coin") or 0))))
    before = play.n("s1", "coin") or 0
    play.send(CRAFTSMAN, CHAPEL)
    assert play.n("s1", "coin") == before - 5 - 4 + 9


def test_bank_empty_one_coin_less_is_said() -> None:
    play = Playing.dealt(2, rulings={"bank_empty": "clamp"})
    play.take(Counted(count=Count(owner="s2", thing="coin", n=85)))
    play.do("take/3")
    (line,) = GAME.loud(play.states[-1], play.events[-1])
    assert (line.id, play.n("s1", "coin")) == ("builders-loud-bank-empty", 15)


def test_bank_empty_an_unknown_bank_is_not_empty() -> None:
    play = Playing.dealt(2, rulings={"bank_empty": "clamp"})
    play.take(Counted(count=Count(owner="s2", thing="coin", n=None)))
    play.do("take/3")
    assert play.n("s1", "coin") == 16


def test_stack_empty_the_row_shrinks_until_nothing_is_left() -> None:
    play = rich(players=2)
    workers = [face.key for face in play.view.faces if face.key.startswith("worker.")]
    lay(play, "s1", tuple(workers[:20]))
    lay(play, "s2", tuple(workers[20:]))
    because = play.moves()["hire"].because
    assert because is not None
    assert because.id == "builders-because-no-card"
    assert play.moves()["start"].because is None


# ---------------------------------------------------------------------------------------------- nobody, nothing, no


@pytest.mark.parametrize(
    ("event", "code"),
    [
        (BuildingStarted(seat="s9", card=CHAPEL), "core-no-such-seat"),
        (BuildingStarted(seat="s1"), "builders-which-card"),
        (BuildingStarted(seat="s1", card=CRAFTSMAN), "builders-which-card"),
        (BuildingStarted(seat="s1", card="building.pyramid"), "builders-which-card"),
        (WorkerHired(seat="s1", card=CHAPEL), "builders-which-card"),
        (CardSent(seat="s1", actions=1, wage=2), "builders-which-card"),
        (CardSent(seat="s1", card="worker.apprentice_01", site=CASTLE, actions=2, wage=2), "core-not-as-shown"),
        (CardSent(seat="s1", card="worker.apprentice_01", site=CASTLE, actions=1, wage=1), "core-not-as-shown"),
        (CardSent(seat="s1", card="worker.apprentice_01", site=CASTLE, actions=1, wage=2), "core-not-as-shown"),
        (ActionsBought(seat="s1"), "core-not-as-shown"),
        (CrewLaid(seat="s1", free=(CHAPEL,)), "builders-which-card"),
        (CrewLaid(seat="s1", free=(CRAFTSMAN, CRAFTSMAN)), "builders-card-twice"),
        (CrewLaid(seat="s1", free=("worker.apprentice_02",)), "builders-card-taken"),
        (CrewLaid(seat="s1", free=(), sites=(SiteLaid(card=SHACK),)), "core-not-as-shown"),
    ],
    ids=lambda value: value if isinstance(value, str) else type(value).__name__,
)
def test_what_cannot_be(event: Event, code: str) -> None:
    play = rich()
    play.start(CASTLE, 20)
    assert play.judge(event)[code] == "impossible"


def test_a_finished_building_is_no_site_any_more() -> None:
    play = nearly(rich())
    play.send(CRAFTSMAN, CHAPEL)
    event = CrewLaid(seat="s1", sites=(SiteLaid(card=CHAPEL),))
    assert play.judge(event)["builders-card-taken"] == "impossible"


def test_a_site_laid_out_that_lacks_nothing_is_against_the_rules() -> None:
    play = rich()
    found = play.form("lay/s1", **lying(play.state, "s1", {SHACK: ("worker.craftsman_07",)}, free=()))
    assert {issue.code: issue.level.value for issue in found.issues} == {"builders-site-covered": "against"}


@pytest.mark.parametrize(
    ("keeps", "event", "code"),
    [
        (LIGHTEST, ActionsBought(seat="s1"), "builders-turns-not-kept"),
        (LIGHTEST, TurnTold(seat="s1", actions=3), "builders-turns-not-kept"),
        (LIGHTEST, CrewLaid(seat="s1"), "builders-crew-not-kept"),
        (LIGHTEST, ApprenticeDealt(seat="s1", card="worker.apprentice_01"), "builders-crew-not-kept"),
        (LIGHTEST, TurnEnded(seat="s1", actions=3), "builders-no-such-turn"),
        (COINS, BuildingStarted(seat="s1", card=CHAPEL), "builders-crew-not-kept"),
        (COINS, CardSent(seat="s1", card=CRAFTSMAN, site=CHAPEL, actions=1, wage=4), "builders-crew-not-kept"),
        (COINS, CardSent(seat="s1", actions=1, wage=1), "builders-no-such-wage"),
        (LIGHTEST, BuildingFinished(seat="s1", coins=6, vp=5), "builders-no-such-card"),
        (LIGHTEST, BuildingFinished(seat="s1", card=CHAPEL, coins=18, vp=4), "builders-no-such-card"),
        (LIGHTEST, BuildingFinished(seat="s1", card="building.pyramid", coins=18, vp=5), "builders-no-such-card"),
        (LIGHTEST, BuildingFinished(seat="s1", card=CHAPEL, coins=18, vp=5, seventeen=True), "builders-no-goal"),
    ],
    ids=lambda value: value if isinstance(value, str) else type(value).__name__,
)
def test_what_is_not_kept_is_not_told(keeps: tuple[str, ...], event: Event, code: str) -> None:
    assert Playing.new(2, keeps).judge(event)[code] == "impossible"


def test_a_count_that_was_corrected_is_what_counts() -> None:
    play = Playing.dealt(2)
    found = form(GAME, play.state, "core/count/s1/coin", {"n": {"n": 7}})
    assert found.event is not None
    assert play.take(found.event).n("s1", "coin") == 7


def test_zakup_akcji_bought_by_itself_says_so_once() -> None:
    """The log names the step already; only what is bought along with another action is said beside it."""
    play = Playing.dealt(2).do("buy")
    assert GAME.loud(play.states[-1], play.events[-1]) == ()


def test_koniec_tury_the_button_says_what_is_left_unused() -> None:
    play = Playing.dealt(2)
    said = play.moves()["end"].label
    assert (said.id, dict(said.params)) == ("builders-end-unused", {"n": 3})
    assert play.form("end").confirm is None, "its own tap records it, there is no second button"
    ends = msg("builders-end")
    assert (play.do("take/3").moves()["end"].label, play.form("end").confirm) == (ends, ends)
