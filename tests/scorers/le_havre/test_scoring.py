"""The fortune: every plus symbol, every loan, shared places, and what the box cannot hold (p. 9; digest 6, 8)."""

import pytest

from companion.text import texts
from scorers.core.amount import known
from scorers.core.events import Entry
from scorers.core.msg import Msg, msg
from scorers.core.questions import Cards, Question
from scorers.core.sheet import Sheet
from scorers.core.view import Standing
from scorers.le_havre import GAME
from scorers.le_havre.words import so_many
from tests.scorers.le_havre.harbourside import ALL, FORTUNE, LIGHT, SETUPS, Harbourside, setup


def b(*ids: str) -> tuple[str, ...]:
    return tuple(f"building.{id_}" for id_ in ids)


def sheet(
    buildings: tuple[str, ...] = (), ships: tuple[str, ...] = (), specials: tuple[str, ...] = (), **numbers: int
) -> Sheet:
    """A sheet on which the first seat has this and the others have nothing."""
    cards = {"buildings": buildings, "ships": ships, "specials": specials}
    rest = {"francs": 0, "loans": 0, **numbers}
    found = {field: {"s1": held, "s2": (), "s3": (), "s4": ()} for field, held in cards.items()}
    return {**found, **{field: {"s1": n, "s2": 0, "s3": 0, "s4": 0} for field, n in rest.items()}}


def total(found: Sheet, rulings: dict[str, str] | None = None, players: int = 4) -> int | None:
    return GAME.score(setup(players, options={"expansion": "yes"}), found, rulings or {}).total("s1").known


@pytest.mark.parametrize(
    ("buildings", "specials", "ships", "points"),
    [
        ((), (), (), 0),
        (b("bank"), (), (), 16 + 2),
        (b("bank", "wharf_1", "colliery"), (), (), 16 + 14 + 10 + 2 + 6),
        (b("bank", "construction_firm"), (), (), 16 + 8 + 3 + 2),
        (b("town_hall"), (), (), 6 + 4),
        (b("town_hall", "church", "building_firm_1", "building_firm_2"), (), (), 6 + 26 + 4 + 6 + 8 + 4),
        (b("dock"), (), ("S01", "S06", "S20"), 10 + 2 + 2 + 30 + 12),
        (b("dock"), b("luxury_yacht"), ("S01",), 10 + 20 + 2 + 8),
        (b("dock"), b("039"), (), 10 + 50 + 4),
        ((), b("guildhouse", "diner"), (), 4 + 6 + 4),
        ((), b("business_park"), (), 10),
        (b("steel_mill"), b("business_park", "smelter"), (), 22 + 10 + 10 + 4),
        ((), b("gh31"), (), -2),
        (b("marketplace", "clay_mound", "bank"), (), (), 6 + 2 + 16 + 2),
    ],
)
def test_p9_values_and_plus_symbols(
    buildings: tuple[str, ...], specials: tuple[str, ...], ships: tuple[str, ...], points: int
) -> None:
    assert total(sheet(buildings, tuple(f"ship.{s}" for s in ships), specials)) == points


@pytest.mark.parametrize(("goods", "points"), [(0, 0), (1, 0), (7, 3), (30, 15)])
def test_the_storehouse_counts_half_a_franc_for_each_good(goods: int, points: int) -> None:
    assert total(sheet(b("storehouse"), goods=goods)) == 4 + points


def test_the_ranch_counts_cattle() -> None:
    assert total(sheet((), specials=b("gh25"), cattle=4)) == 6 + 8


def test_p9_seven_francs_for_every_loan_and_goods_count_nothing() -> None:
    assert total(sheet(francs=20, loans=3, goods=50)) == -1


@pytest.mark.parametrize(
    ("ruling", "value", "cards_", "points"),
    [
        ("type_hardware_store", "Go", ("bank", "hardware_store"), 16 + 8 + 4),
        ("type_hardware_store", "Rz", ("bank", "hardware_store"), 16 + 8 + 2),
        ("type_steel_mill", "Pr", ("bank", "steel_mill"), 16 + 22 + 5),
        ("type_steel_mill", "Go", ("bank", "steel_mill"), 16 + 22 + 4),
    ],
)
def test_bad_22_the_printed_icon_decides(ruling: str, value: str, cards_: tuple[str, ...], points: int) -> None:
    assert total(sheet(b(*cards_)), {ruling: value}) == points


def test_a_doubtful_type_shows_in_the_why() -> None:
    played = setup(4)
    ruled: tuple[tuple[dict[str, str], Standing], ...] = (
        ({}, Standing.INFERRED),
        ({"type_steel_mill": "Go"}, Standing.RULING),
    )
    for rulings, standing in ruled:
        found = GAME.score(played, sheet(b("bank", "steel_mill")), rulings)
        (line,) = found.of("s1", "bonus")
        assert line.why is not None
        assert line.why.standing is standing
        assert line.why.page
    clear = GAME.score(played, sheet(b("bank")), {})
    assert clear.of("s1", "bonus")[0].why.standing is Standing.RULEBOOK  # type: ignore[union-attr]


def test_every_line_explains_itself() -> None:
    found = GAME.score(setup(4), sheet(b("bank", "dock"), ("ship.S01",), francs=3, loans=1, others=5), {})
    assert all(line.why is not None for line in found.lines)
    assert found.groups() == ("francs", "buildings", "ships", "bonus", "loans", "others")
    assert sum(line.points.n or 0 for line in found.lines if line.seat == "s1") == found.total("s1").n


def test_a_ship_among_the_special_cards_counts_with_the_ships() -> None:
    found = GAME.score(setup(4), sheet(b("dock"), ("ship.S01",), b("luxury_yacht")), {})
    sums = {
        group: sum(line.points.n or 0 for line in found.of("s1", group)) for group in ("buildings", "ships", "bonus")
    }
    assert sums == {"buildings": 10, "ships": 2 + 20, "bonus": 8}


def test_what_is_not_said_leaves_the_total_open() -> None:
    found = GAME.score(setup(2), {"francs": {"s1": 5}, "loans": {"s1": 0}}, {})
    assert found.total("s1").n is None
    assert not found.ranking().certain
    dock = {**sheet(b("dock")), "ships": {}}
    assert total(dock) is None
    store = GAME.score(setup(4), sheet(b("storehouse")), {})
    assert store.total("s1").n is None


@pytest.mark.parametrize(
    ("card", "said", "label", "points"),
    [
        ("storehouse", {}, msg("le_havre-why-goods", n=0), None),
        ("storehouse", {"goods": 5}, msg("le_havre-why-goods", n=5), 2),
        ("gh25", {}, so_many("cattle", 0), None),
        ("gh25", {"cattle": 3}, so_many("cattle", 3), 6),
        ("dock", {"ships": ("ship.S01",)}, msg("le_havre-why-ships", n=1), 4),
        ("dock", {"ships": None}, msg("le_havre-why-ships", n=0), None),
    ],
)
def test_a_plus_says_how_many_it_counts_none_where_nobody_has_said(
    card: str, said: dict[str, Entry | None], label: Msg, points: int | None
) -> None:
    ordinary, special = (b(card), ()) if card in ("storehouse", "dock") else ((), b(card))
    known_ = {key: entry for key, entry in said.items() if entry is not None}
    asked: Sheet = {key: entries for key, entries in sheet(ordinary, (), special).items() if key not in said}
    found = GAME.score(setup(4), {**asked, **{key: {"s1": entry} for key, entry in known_.items()}}, {})
    (line,) = found.of("s1", "bonus")
    assert line.why is not None
    assert [(part.label, part.amount.n) for part in line.why.parts] == [(label, points)]


def test_bad_25_ties_share_the_first_place() -> None:
    played = setup(3)
    entries = {"francs": {"s1": 9, "s2": 9, "s3": 4}, "loans": dict.fromkeys(("s1", "s2", "s3"), 0)}
    cards = {field: dict.fromkeys(("s1", "s2", "s3"), ()) for field in ("buildings", "specials", "ships")}
    ranking = GAME.score(played, {**entries, **cards}, {}).ranking()
    assert ranking.winners == ("s1", "s2")
    assert [rank.place for rank in ranking.places] == [1, 1, 3]


def test_bad_21_repaying_now_saves_two_each() -> None:
    found = GAME.score(setup(4), sheet(francs=11, loans=3), {})
    (issue,) = [i for i in found.issues if i.code == "le_havre-repay-now"]
    assert dict(issue.text.params)["n"] == 4
    (three,) = GAME.score(setup(4), sheet(francs=15, loans=3), {}).issues
    assert (texts("pl")(issue.text), texts("pl")(three.text)) == (
        "s1: spłata teraz (2 pożyczki) daje 4 franki więcej.",
        "s1: spłata teraz (3 pożyczki) daje 6 franków więcej.",
    )
    assert not [i for i in GAME.score(setup(4), sheet(francs=4, loans=1), {}).issues if "repay" in i.code]


@pytest.mark.parametrize(
    ("found", "code"),
    [
        (sheet(francs=-1), "core-sheet-too-low"),
        (sheet(loans=-1), "core-sheet-too-low"),
        ({**sheet(b("bank")), "specials": {"s2": b("bank")}}, "core-sheet-card-twice"),
        (sheet(b("bank", "bank")), "core-sheet-card-twice"),
        (sheet(("building.castle",)), "core-sheet-no-card"),
    ],
)
def test_bad_2_and_3_what_the_box_cannot_hold(found: Sheet, code: str) -> None:
    assert code in {issue.code for issue in GAME.check_sheet(setup(4, options={"expansion": "yes"}), found)}


@pytest.mark.parametrize(
    ("variant", "players", "found"),
    [
        ("full", 3, sheet(b("dock"))),
        ("full", 3, sheet(b("arts_centre"))),
        ("full", 2, sheet(b("wharf_2"))),
        ("short", 4, sheet(b("football_stadium"))),
        ("full", 1, sheet(specials=b("zoo"))),
        ("full", 2, sheet(ships=("ship.S06",))),
        ("full", 2, sheet(ships=("ship.S15",))),
    ],
)
def test_bad_4_a_card_of_another_game(variant: str, players: int, found: Sheet) -> None:
    issues = GAME.check_sheet(setup(players, variant=variant), found)
    assert "le_havre-card-not-in-game" in {issue.code for issue in issues}


def test_both_wharves_and_both_building_firms_are_different_cards() -> None:
    found = sheet(b("wharf_1", "wharf_2", "building_firm_1", "building_firm_2"))
    assert GAME.check_sheet(setup(4), found) == ()
    assert total(found) == 14 + 14 + 4 + 6


@pytest.mark.parametrize(("variant", "players"), SETUPS)
def test_just_count_the_points_asks_what_this_game_has(variant: str, players: int) -> None:
    form = GAME.sheet(setup(players, variant=variant), None)
    keys = [asked.key for asked in form.asked]
    assert keys[:2] == ["francs", "buildings"]
    assert ("specials" in keys) is ("others" in keys) is (variant == "full")
    assert ("goods" in keys) is ((variant == "full" and players > 3) or (variant, players) == ("short", 5))
    assert "cattle" not in keys
    assert form.open == form.asked
    assert form.prefilled() == {}
    fleet = form["ships"]
    assert isinstance(fleet, Cards)
    assert len(fleet.cards) == len({face.key for face in fleet.cards})


def test_goods_are_asked_only_of_who_owns_the_storehouse() -> None:
    five, owned = setup(5), dict[str, tuple[str, ...]]()
    assert GAME.sheet(five, None, {"buildings": owned})["goods"].seats == five.ids, "nobody has said yet"
    owned = {**dict.fromkeys(five.ids, ()), "s4": b("storehouse")}
    assert GAME.sheet(five, None, {"buildings": owned})["goods"].seats == ("s4",)
    nobody = GAME.sheet(five, None, {"buildings": dict.fromkeys(five.ids, ())})
    assert "goods" not in [asked.key for asked in nobody.asked]


def test_own_cards_are_asked_only_of_who_holds_one() -> None:
    none = GAME.sheet(setup(3), None, {"specials": dict.fromkeys(setup(3).ids, ())})
    assert "others" not in [asked.key for asked in none.asked]
    held = {"specials": {"s1": (), "s2": b("blank1", "diner"), "s3": ()}}
    asked = GAME.sheet(setup(3), None, held)
    assert asked["others"].seats == ("s2",)
    full = {**asked.settled(held), "others": {"s2": 9}}
    found = GAME.score(setup(3), full, {})
    assert (found.total("s2"), found.open) == (known(9 + 6), ())


def test_points_once_given_for_own_cards_are_not_lost_when_a_count_is_corrected() -> None:
    short = setup(3, variant="short")
    assert "others" not in [asked.key for asked in GAME.sheet(short, None).asked]
    old: Sheet = {"others": {"s2": 5}}
    form = GAME.sheet(short, None, old)
    assert (form["others"].seats, form.trimmed(old)) == (("s2",), old)


def test_an_ordinary_end_where_nobody_has_a_special_building_has_a_winner() -> None:
    given: Sheet = {"francs": {"s1": 31, "s2": 12}, "buildings": {"s1": (), "s2": b("bank"), "s3": ()}}
    seen = GAME.sheet(setup(3), None, given).settled(given)
    found = GAME.score(setup(3), seen, {})
    assert (found.open, found.ranking().winners) == ((), ("s1",))
    assert [(rank.place, rank.seat) for rank in found.ranking().places] == [(1, "s1"), (2, "s2"), (3, "s3")]


def test_an_unknown_loan_field_makes_nobody_the_last() -> None:
    given = {**GAME.sheet(setup(3), None).settled({"francs": {"s1": 114, "s2": 39, "s3": 136}})}
    given["loans"] = {"s2": 0}
    ranking = GAME.score(setup(3), given, {}).ranking()
    assert [(rank.place, rank.seat) for rank in ranking.places] == [(1, "s3"), (2, "s1"), (3, "s2")]
    assert (ranking.certain, ranking.winners, ranking.leaders) == (False, (), ("s3",))


def test_the_expansion_is_counted_without_a_play() -> None:
    without, with_ = setup(2), setup(2, options={"expansion": "yes"})
    assert b("gh25")[0] not in keys_of(GAME.sheet(without, None)["specials"])
    assert b("gh25")[0] in keys_of(GAME.sheet(with_, None)["specials"])
    held = {"specials": {"s1": b("gh25"), "s2": ()}}
    assert GAME.sheet(with_, None, held)["cattle"].seats == ("s1",)


def keys_of(asked: Question) -> set[str]:
    assert isinstance(asked, Cards)
    return {card.key for card in asked.cards}


def test_the_sheet_is_filled_in_with_what_is_kept() -> None:
    table = Harbourside.new(4, ALL, options={"expansion": "yes"})
    table.own("s1", *b("storehouse", "zoo", "gh25")).count("s1", wood=3)
    form = GAME.sheet(table.state.setup, table.state)
    known_ = form.prefilled()
    assert known_["buildings"]["s1"] == b("storehouse")
    assert known_["specials"]["s1"] == b("zoo", "gh25")
    assert known_["goods"]["s1"] == 4
    assert form["goods"].seats == form["cattle"].seats == ("s1",)
    assert GAME.projection(table.state).total("s1") == known(5 + 4 + 8 + 6 + 2)
    table.do("core/keep/goods")
    assert GAME.projection(table.state).total("s1").n is None


def test_without_ships_the_fleet_is_asked() -> None:
    table = Harbourside.new(3, ("francs",))
    assert set(GAME.sheet(table.state.setup, table.state).prefilled()) == {"francs"}


def test_nobody_is_asked_for_goods_without_the_storehouse() -> None:
    table = Harbourside.new(4, FORTUNE)
    assert "goods" not in [asked.key for asked in GAME.sheet(table.state.setup, table.state).asked]


def test_the_lightest_preset_knows_loans_and_ships() -> None:
    table = Harbourside.new(3, LIGHT).to_round(2).do("get/s2/ship.S03").count("s2", loan=2)
    known_ = GAME.sheet(table.state.setup, table.state).prefilled()
    assert known_["ships"]["s2"] == ("ship.S03",)
    assert known_["loans"] == {"s1": 0, "s2": 2, "s3": 0}
    assert set(known_) == {"ships", "loans"}


def test_hand_written_cards_count_with_what_they_add_to_others() -> None:
    table = Harbourside.new(3, FORTUNE).own("s1", *b("bank", "blank1"))
    table.do("write", card=b("blank1"), name="Lighthouse", type=("Pr",), printed={"value": 5, "bonus": 2})
    assert GAME.projection(table.state).total("s1").known == 5 + 16 + 2 + 5 + 2 + 3
    assert GAME.why(table.state, "fortune/s1").amount.known == 33
    (line,) = GAME.projection(table.state).of("s1", "others")
    assert line.why is not None
    assert line.why.standing is Standing.TYPED


def test_permuting_the_seats_permutes_the_result() -> None:
    played = setup(2)
    one = {**sheet(b("bank", "wharf_1"), ("ship.S01",), francs=7)}
    swapped = {field: {"s1": entries.get("s2", 0), "s2": entries["s1"]} for field, entries in one.items()}
    first, second = GAME.score(played, one, {}), GAME.score(played, swapped, {})
    assert first.total("s1") == second.total("s2")
    assert first.total("s2") == second.total("s1")


def test_ships_and_loans_are_asked_again_after_rounds_nobody_followed() -> None:
    table = Harbourside.new(3).count("s1", loan=2).do("core/jump", to=("r18e",))
    assert table.form("feed/s1").note.id == "le_havre-feed-due-skipped"  # type: ignore[union-attr]
    table.do("core/jump", to=("final",))
    asked = GAME.closing(table.state, {})
    assert {"ships", "loans"} <= {question.key for question in asked.open}
    assert asked.prefilled()["loans"]["s1"] == 2
