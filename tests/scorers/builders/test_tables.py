"""The printed cards and numbers, against the invariants of the digest (5.5) and the counts of the box."""

from collections import Counter

import pytest

from scorers.builders import GAME
from scorers.builders.faces import faces
from scorers.builders.printed import (
    BUILDING,
    BUILT,
    CARDS,
    CREW,
    INFO,
    LOOK,
    MACHINE,
    MATERIALS,
    NOTHING,
    NUMBERS,
    WORKERS,
    Bundle,
    Card,
    add,
    missing,
)
from scorers.core.game_info import check_setup
from scorers.core.setup import Setup
from tests.scorers.builders.playing import setup

BUILDINGS = [card for card in BUILT if card.kind == BUILDING]
MACHINES = [card for card in BUILT if card.kind == MACHINE]


def test_zawartosc_so_many_cards_and_coins() -> None:
    assert (len(WORKERS), len(BUILT), len(MACHINES)) == (42, 42, 8)
    assert NUMBERS.coins_in_box == 25 * 1 + 15 * 5
    assert len(CREW) == 42 + 8


def test_deck_totals() -> None:
    assert sum(card.vp for card in BUILDINGS) == 110
    assert sum(card.coins for card in BUILDINGS) == 448
    assert sum(card.vp for card in MACHINES) == 12


def test_no_worker_is_worth_points_or_coins() -> None:
    assert {(card.vp, card.coins) for card in WORKERS} == {(0, 0)}


@pytest.mark.parametrize("card", WORKERS, ids=lambda card: card.id)
def test_a_worker_makes_as_much_as_it_costs(card: Card) -> None:
    assert sum(card.makes) == card.wage
    assert card.needs == NOTHING


@pytest.mark.parametrize("card", MACHINES, ids=lambda card: card.id)
def test_a_machine_pays_nothing_and_makes_one_material(card: Card) -> None:
    made = [n for n in card.makes if n]
    assert card.coins == 0
    assert card.wage == 0
    assert made == [{1: 2, 2: 3}[card.vp]]


@pytest.mark.parametrize("card", BUILDINGS, ids=lambda card: card.id)
def test_coins_follow_from_points(card: Card) -> None:
    by_points = {0: {8}, 1: {6}, 2: {10}, 3: {12, 14}, 4: {16}, 5: {18}, 6: {20}, 7: {20}, 8: {20}}
    assert card.coins in by_points[card.vp]
    assert max(card.needs) <= 5
    assert not any(card.makes)


def test_workers_per_wage() -> None:
    assert Counter(card.wage for card in WORKERS) == {2: 6, 3: 12, 4: 16, 5: 8}


def test_only_the_craftsman_of_all_trades_exists_twice() -> None:
    twice = [makes for makes, n in Counter(card.makes for card in WORKERS).items() if n > 1]
    assert twice == [(1, 1, 1, 1)]


def test_the_chapel_as_the_rulebook_shows_it() -> None:
    chapel = CARDS["building.chapel"]
    assert (chapel.needs, chapel.coins, chapel.vp) == ((3, 2, 2, 3), 18, 5)
    assert chapel.our_words == ()


def test_names_of_our_own_are_marked() -> None:
    marked = {face.key for face in faces() if face.our_words}
    assert "building.chapel" not in marked
    assert not any(CARDS[key].rank in {"apprentice", "craftsman"} for key in marked)
    assert len(marked) == 33 + 8 + 12 + 8


def test_every_card_is_a_thing_of_which_there_is_one() -> None:
    things = {thing.id: thing.box for thing in INFO.things if "." in thing.id}
    assert things == dict.fromkeys(CARDS, 1)


def test_every_symbol_is_drawn() -> None:
    wanted = {*MATERIALS, "coin", "vp", "action", "site", "worker", "machine", "building"}
    assert wanted <= set(LOOK.symbols)
    assert wanted <= set(LOOK.pieces)
    assert {thing.symbol for thing in INFO.things} <= set(LOOK.symbols)


def test_materials() -> None:
    assert missing(Bundle(3, 2, 2, 3), Bundle(1, 2, 3, 0)) == (2, 0, 0, 3)
    assert add(Bundle(1, 0, 2, 0), Bundle(1, 1, 1, 1)) == (2, 1, 3, 1)


# ----------------------------------------------------------------------------------------------- Przygotowanie

COUNTS = {
    2: {"apprentices": 2, "apprentices-back": 4, "worker-stack": 35, "bank": (13, 15)},
    3: {"apprentices": 3, "apprentices-back": 3, "worker-stack": 34, "bank": (12, 10)},
    4: {"apprentices": 4, "apprentices-back": 2, "worker-stack": 33, "bank": (11, 5)},
}


@pytest.mark.parametrize("players", COUNTS)
def test_przygotowanie_counts_for_so_many_players(players: int) -> None:
    steps = {step.key.rpartition("/")[2]: step.takes for step in GAME.checklist(players, "standard").steps}
    wanted = COUNTS[players]
    assert [take.n for take in steps["building-row"]] == [5]
    assert [take.n for take in steps["building-stack"]] == [37]
    assert [take.n for take in steps["worker-row"]] == [5]
    assert [take.n for take in steps["apprentices"]] == [wanted["apprentices"]]
    assert [take.n for take in steps["apprentices-back"]] == [wanted["apprentices-back"]]
    assert [take.n for take in steps["worker-stack"]] == [wanted["worker-stack"]]
    assert tuple(take.n for take in steps["bank"]) == wanted["bank"]
    assert [take.n for take in steps["coins"]] == [1, 5]
    assert [take.n for take in steps["first-player"]] == [1]


@pytest.mark.parametrize("players", COUNTS)
def test_przygotowanie_adds_up_to_the_box(players: int) -> None:
    takes = [(take.thing, take.n) for step in GAME.checklist(players, "standard").steps for take in step.takes]
    total: Counter[str] = Counter()
    for thing, n in takes:
        total[thing] += n
    steps = {step.key.rpartition("/")[2]: step.takes for step in GAME.checklist(players, "standard").steps}
    gold, silver = (take.n for take in steps["bank"])
    assert total["building_card"] == 42
    assert total["apprentice_card"] == 6
    # The apprentices shuffled back are counted in the stack.
    assert total["worker_card"] + steps["apprentices"][0].n == 42
    assert gold * 5 + silver + 10 * players == 100
    assert (gold + players, silver + 5 * players) == (15, 25)


@pytest.mark.parametrize("players", [1, 5])
def test_bd_v01_two_to_four_players(players: int) -> None:
    codes = {issue.code for issue in check_setup(INFO, _seated(players))}
    assert "core-setup-players" in codes


@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_players_are_welcome(players: int) -> None:
    assert check_setup(INFO, setup(players)) == ()


@pytest.mark.parametrize("names", [("Ola", "ola"), ("Ola", " ")])
def test_bd_v01_names_are_given_and_differ(names: tuple[str, str]) -> None:
    found = setup(2).model_dump()
    for seat, name in zip(found["seats"], names, strict=True):
        seat["name"] = name
    with pytest.raises(ValueError, match="seats"):
        Setup.model_validate(found)


def _seated(players: int) -> Setup:
    found = setup(4).model_dump()
    extra = {**found["seats"][0], "id": "s5", "name": "Iga", "colour": "white"}
    found["seats"] = (*found["seats"], extra)[:players]
    return Setup.model_validate(found)


def test_the_catalogue_says_of_a_machine_what_it_makes_and_of_a_building_nothing() -> None:
    texts = {face.key: None if face.text is None else face.text.id for face in GAME.faces()}
    kinds = {key.partition(".")[0]: set[str | None]() for key in texts}
    for key, text in texts.items():
        kinds[key.partition(".")[0]].add(text)
    assert kinds["machine"] == {"builders-makes"}
    assert kinds["building"] == {None}
