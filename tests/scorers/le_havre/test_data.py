"""The numbers of the box: totals that must hold, the ten set-ups, the checklist, the drawings."""

import json
from collections import Counter

import pytest

from scorers.core.checklist import read_checklist
from scorers.core.data import data_folder
from scorers.core.forms import Pick
from scorers.core.game_info import check_setup
from scorers.core.issues import CompanionError
from scorers.core.msg import Msg
from scorers.core.questions import Cards
from scorers.le_havre import GAME
from scorers.le_havre.cards import (
    CARDS,
    Bonus,
    Effect,
    Guest,
    Line,
    Passive,
    game_cards,
    proposal_cards,
    special_cards,
    start_cards,
)
from scorers.le_havre.flow import seat_at
from scorers.le_havre.printed import GOODS, SHIPS, TABLES, TILES, by_type, deck, round_cards, start_ships
from tests.scorers.le_havre.harbourside import ALL, FORTUNE, LIGHT, SETUPS, Harbourside, setup

REMOVED = {"full": (15, 12, 3, 0, 0), "short": (18, 15, 9, 9, 3)}
"""Ordinary buildings left out of the stacks, as printed on the overview cards."""

FOOD = {"full": (140, 177, 153, 115, 60), "short": (95, 103, 90, 67, 45)}
"""All food due over a game."""

ROUNDS = {"full": (7, 14, 18, 20, 20), "short": (4, 8, 12, 12, 15)}


def of(kind: str) -> list[str]:
    wanted = {"ordinary": ("start", "ordinary"), "special": ("special",)}[kind]
    return [key for key, card in CARDS.items() if card.set in wanted]


def test_building_list_ordinary_totals() -> None:
    found = of("ordinary")
    assert len(found) == 33
    assert Counter(CARDS[key].ruled({}).type for key in found) == {"Rz": 9, "Go": 6, "Pr": 10, "Pu": 4, "Ps": 4}
    assert sum(CARDS[key].hammers for key in found) == 8
    assert sum(CARDS[key].ruled({}).fishermen for key in found) == 6


def test_building_list_special_totals() -> None:
    found = of("special")
    assert len(found) == 36
    counted = Counter(CARDS[key].ruled({}).type for key in found)
    assert counted == {"Rz": 6, "Go": 14, "Pr": 6, "Pu": 4, "Ps": 5, "ship": 1}
    assert sum(CARDS[key].fishermen for key in found) == 13
    assert sum(CARDS[key].hammers for key in found) == 9


def test_the_box_holds_82_special_cards_4_blank_ones_and_20_ships() -> None:
    sets = Counter(card.set for card in CARDS.values())
    assert sets["special"] + sets["hameau"] + sets["promo"] == 82
    assert sets["blank"] == 4
    assert Counter(ship.type for ship in SHIPS.values()) == {"wooden": 7, "iron": 6, "steel": 4, "luxury": 3}


@pytest.mark.parametrize(("variant", "players"), SETUPS)
def test_every_set_up_has_its_cards(variant: str, players: int) -> None:
    stacks = proposal_cards(variant, players)
    assert len(stacks) == 30 - REMOVED[variant][players - 1]
    assert len(stacks) == 3 * TABLES.start[variant].players[str(players)].per_stack
    assert list(stacks) == sorted(stacks, key=lambda key: CARDS[key].number or 0)
    assert {"building.building_firm_1", "building.building_firm_2", "building.construction_firm"} <= set(
        start_cards(variant, players)
    )
    assert not set(stacks) & set(start_cards(variant, players))
    wharves = [key for key in stacks if key.startswith("building.wharf")]
    assert len(wharves) == (1 if players < 3 else 2)


@pytest.mark.parametrize(("variant", "players"), SETUPS)
def test_every_round_table_adds_up(variant: str, players: int) -> None:
    table = round_cards(variant, players)
    assert len(table) == ROUNDS[variant][players - 1]
    assert sum(card.food for card in table) == FOOD[variant][players - 1]
    assert len({card.ship for card in table}) == len(table), "a ship arrives once"
    assert all(card.ship[1:] == card.card[1:] for card in table)
    assert table[-1].ship == "S20"
    assert not table[-1].harvest
    builds = Counter(card.builds for card in table)
    assert builds["special"] == (0 if variant == "short" else (3, 4, 4, 5, 5)[players - 1])
    assert builds["ordinary"] == ((3, 4, 4, 5, 5) if variant == "full" else (3, 4, 3, 5, 5))[players - 1]


@pytest.mark.parametrize(("variant", "players"), SETUPS)
def test_turns_divide_evenly_and_the_first_seat_is_first_again(variant: str, players: int) -> None:
    rounds = len(round_cards(variant, players))
    assert rounds * 7 % players == 0
    seated = setup(players, variant=variant)
    counted = Counter(seat_at(seated, r, t) for r in range(1, rounds + 1) for t in range(1, 8))
    assert set(counted.values()) == {rounds * 7 // players}
    assert seat_at(seated, rounds + 1, 1) == "s1"


STARTS = {2: "12", 3: "123", 4: "1432", 5: "13524"}


@pytest.mark.parametrize(("players", "digits"), STARTS.items())
def test_start_seats_follow_the_digits_on_the_round_cards(players: int, digits: str) -> None:
    found = "".join(seat_at(setup(players), r, 1)[1] for r in range(1, len(digits) + 1))
    assert found == digits


def test_start_seats_begin_with_the_start_player() -> None:
    assert [seat_at(setup(3, first="s2"), r, 1) for r in (1, 2, 3)] == ["s2", "s3", "s1"]


def test_p4_the_seven_supply_tiles_bring_14_tokens_a_round() -> None:
    brought = Counter(offer for tile in TILES.values() for offer in tile.pair)
    assert brought == {"franc": 2, "fish": 3, "wood": 4, "clay": 2, "iron": 1, "grain": 1, "cattle": 1}
    assert [key for key, tile in TILES.items() if tile.interest] == ["T5"]


def test_goods_come_in_pairs_of_basic_and_upgraded() -> None:
    found = GOODS
    assert len(found) == 16
    assert all(found[good.pair].pair == good.id and found[good.pair].kind != good.kind for good in found.values())


@pytest.mark.parametrize(("players", "own", "board"), [(1, 1, 1), (2, 2, 0), (3, 0, 0)])
def test_p3_short_games_for_one_or_two_begin_with_ships_no_deck_uses(players: int, own: int, board: int) -> None:
    found = start_ships("short", players)
    assert len(found) == own + board
    assert not set(found) & set(deck("short", players))
    table = Harbourside.new(players, variant="short")
    assert sum(table.n(seat, ship) or 0 for seat in table.state.setup.ids for ship in found) == own
    assert len(table.state.flow.ships) == board


@pytest.mark.parametrize(
    ("variant", "coal", "francs", "offers"),
    [("full", 1, 5, (2, 2, 2, 1, 0, 0, 0)), ("short", 2, 5, (3, 3, 3, 2, 1, 1, 1))],
)
def test_p3_start_goods_and_offers(variant: str, coal: int, francs: int, offers: tuple[int, ...]) -> None:
    table = Harbourside.new(3, ("francs", "goods", "offers"), variant=variant)
    assert (table.n("s2", "coal"), table.n("s2", "franc")) == (coal, francs)
    assert tuple(table.n("table", f"offer.{offer}") for offer in TABLES.offers) == offers


def test_p3_solo_leaves_zoo_and_harbour_watch_in_the_box() -> None:
    gone = set(special_cards("full", 2, expansion=False)) - set(special_cards("full", 1, expansion=False))
    assert gone == {"building.zoo", "building.harbour_watch"}


def test_expansion_cards_join_only_where_the_table_says_so() -> None:
    plain, more = setup(3), setup(3, options={"expansion": "yes"})
    assert "building.gh01" not in game_cards(plain)
    assert {"building.gh01", "building.e2010", "building.gh33"} <= set(game_cards(more))
    assert not [key for key in game_cards(setup(3, variant="short", options={"expansion": "yes"})) if "gh" in key]


def test_what_a_table_reads_otherwise_on_its_cards_is_seen_on_them() -> None:
    here = {"type_hardware_store": "Rz", "wharf_fisherman": "one", "cost_ironworks": "scan"}
    printed, theirs = Harbourside.new(4, ALL), Harbourside.new(4, ALL, rulings=here)
    assert not [face.key for face in printed.view.faces if face.state], "that sources differ is not the players' doubt"
    marked = {face.key.removeprefix("building."): face for face in theirs.view.faces if face.state}
    assert set(marked) == {"hardware_store", "wharf_1", "wharf_2", "ironworks"}
    assert marked["hardware_store"].kind == "Rz"
    assert marked["wharf_1"].icons == ("fisherman",)
    assert [sign.n.n for sign in marked["ironworks"].cost if sign.symbol == "wood"] == [3]
    counted = next(q for q in GAME.sheet(theirs.state.setup, None).asked if q.key == "buildings")
    assert isinstance(counted, Cards)
    assert [face.kind for face in counted.cards if face.key == "building.hardware_store"] == ["Rz"]


def test_a_ship_says_the_food_of_this_table() -> None:
    for players, food in ((1, 5), (4, 2), (5, 1)):
        faces = {face.key: face for face in Harbourside.new(players, LIGHT).view.faces}
        assert [(sign.symbol, sign.n.n) for sign in faces["ship.S01"].worth] == [("food", food), ("price", 14)]
        assert not [sign for sign in faces["ship.S20"].worth if sign.symbol == "food"], "a liner feeds nobody"
    table = Harbourside.new(4, FORTUNE).do("core/jump", to=("r9t1",)).do("tile/T1").count("s1", franc=40)
    (ask, *_) = table.form(f"buy/{table.view.track.acting[0]}").asks
    assert isinstance(ask, Pick)
    ship = next(option for option in ask.options if option.key == "ship.S07")
    assert ship.face
    assert [sign.symbol for sign in ship.face.worth] == ["food", "price"]


def test_the_short_game_has_no_special_buildings_to_look_at() -> None:
    texts = {
        v: next(f.text for f in Harbourside.new(3, variant=v).view.faces if f.key == "building.marketplace")
        for v in ("full", "short")
    }
    assert texts["short"] == Msg("le_havre-does-marketplace-short")
    assert texts["full"] != texts["short"]


def test_no_step_of_the_setup_names_cards_and_then_none() -> None:
    named = {n: [step.key for step in read_checklist("le_havre", n, "full").steps] for n in (3, 4, 5)}
    assert {n: "buildings/leave_out" in keys for n, keys in named.items()} == {3: True, 4: False, 5: False}


def test_what_is_not_printed_on_a_card_it_does_not_do() -> None:
    for printed in (Line(), Effect(kind="lines"), Bonus(), Passive(), Guest()):
        said = {name: n for name, n in printed if isinstance(n, int)}
        assert {name: n for name, n in said.items() if n} == {
            name: 1 for name in said if name in {"per", "final_actions"}
        }, printed


def test_ships_lie_by_type_and_value() -> None:
    assert by_type(("ship.S12", "ship.S07", "ship.S06", "ship.S01", "ship.S10")) == (
        "ship.S01",
        "ship.S07",
        "ship.S06",
        "ship.S10",
        "ship.S12",
    )
    (ships,) = (q for q in GAME.sheet(setup(4), None).asked if q.key == "ships")
    assert isinstance(ships, Cards)
    order = [face.key for face in ships.cards]
    assert order == list(by_type(order))


def test_words_of_our_own_are_marked() -> None:
    assert next(face for face in GAME.faces() if face.key == "building.gh07").our_words == ("pl",)


@pytest.mark.parametrize(("variant", "players"), SETUPS)
def test_the_checklist_names_every_card_that_stays_out(variant: str, players: int) -> None:
    steps = {step.key: step for step in read_checklist("le_havre", players, variant).steps}
    out = {take.thing for take in steps["buildings/leave_out"].takes} if "buildings/leave_out" in steps else set()
    inside = {*start_cards(variant, players), *proposal_cards(variant, players)}
    assert out == {key for key in of("ordinary") if key not in inside}
    assert {take.thing for take in steps["buildings/start_buildings"].takes} == set(start_cards(variant, players))
    per_stack = TABLES.start[variant].players[str(players)].per_stack
    assert [take.n for take in steps["buildings/stacks"].takes] == [per_stack]
    assert ("buildings/specials" in steps) is (variant == "full")
    assert ("buildings/black_market" in steps) is (variant == "full" and players >= 3)


def test_every_symbol_has_a_drawing_of_our_own() -> None:
    wanted = {thing.symbol for thing in GAME.info.things}
    signs = {sign.symbol for face in GAME.faces() for sign in face.signs}
    assert wanted | signs <= set(GAME.look.symbols)
    assert set(GAME.look.symbols) == set(GAME.look.pieces)
    assert set(GAME.look.order) <= {thing.id for thing in GAME.info.things}


def test_no_prose_in_the_data() -> None:
    found = json.loads((data_folder() / "games" / "le_havre" / "cards.json").read_text(encoding="utf-8"))
    assert not [card["id"] for card in found["cards"] if "effect" in card and isinstance(card["effect"], str)]


@pytest.mark.parametrize(("variant", "players"), SETUPS)
def test_every_set_up_is_one_the_box_can_do(variant: str, players: int) -> None:
    assert check_setup(GAME.info, setup(players, variant=variant)) == ()


def test_bad_24_another_variant_is_refused() -> None:
    with pytest.raises(CompanionError, match="1 to 5 players"):
        Harbourside.new(3, variant="endless")
