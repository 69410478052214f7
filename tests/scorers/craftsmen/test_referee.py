"""The referee himself: the examples the rulebook prints (CR-EX1 to EX19), and a game whose sums were done by hand."""

from collections.abc import Mapping
from itertools import product
from pathlib import Path
from random import Random

import pytest

from tests.scorers.craftsmen import sums
from tests.scorers.craftsmen import tables as t
from tests.scorers.craftsmen.chance import Chance, printed, start
from tests.scorers.craftsmen.course import Referee
from tests.scorers.craftsmen.referee import NATURAL, Agreed, least
from tests.scorers.craftsmen.script import do, finish, has, lines, play, read, some, step
from tests.scorers.craftsmen.sums import Foul

THREE = read((Path(__file__).parent / "golden" / "three.txt").read_text(encoding="utf-8"))
MILLS = {
    "Y": ("purple", "green"),
    "K": ("blue", "red"),
    "R": ("red", "red"),
    "B": ("blue", "green"),
    "G": ("red", "blue"),
}


def sitting(seats: str = "YKR", **agreed: bool) -> Referee:
    """A table whose seats are the colours of the rulebook's pictures; they play in this order."""
    found = Referee(tuple(seats), THREE.printed, Agreed(**agreed))
    faces = {seat: 7 + n for n, seat in enumerate(seats)}
    found.sit(faces, tuple(seats), {seat: MILLS[seat] for seat in seats})
    return found


def sent(seats: str, *told: str) -> Referee:
    """After a phase of helpers, told as in a script; nobody passes who is not asked to."""
    found = sitting(seats)
    for one in told:
        found.turn = one.split()[0]  # the pictures do not say who passed
        found.send(*one.split())
    return found


def at(stage: str, seats: str, *told: str) -> Referee:
    """In a stage, all helpers sent."""
    found = sent(seats, *told)
    found.passed = []
    found.enter(stage)
    return found


def test_twelve_seasons_come_to_what_was_worked_out_by_hand() -> None:
    referee = THREE.referee()
    for told in play(referee, THREE):
        found = {seat: some(has(referee, seat)) for seat in referee.seats}
        assert found == {seat: some(held) for seat, held in told.after.items()}
    assert referee.over
    assert {seat: some(lines(referee, seat)) for seat in referee.seats} == THREE.final
    assert referee.ranking() == ["s1", "s2", "s3"]
    assert referee.bonus == {"beer": "s2", "candles": "s1", "weapons": "s3", "clothes": "s2"}


# -------------------------------------------------------------------------------------------- the examples (digest 9)


def test_cr_ex1_a_paper_mill_and_a_flax_field_cost_five() -> None:
    referee = sitting()
    referee.build("Y", [("extended", "purple", "red", "right"), ("basic", "red", "red", "right")], 2)
    assert t.COST["extended"] + t.COST["basic"] == 5
    assert (referee.players["Y"].cards, len(referee.players["Y"].built)) == (3, 3)
    with pytest.raises(Foul, match="never worth 5"):
        sitting().build("Y", [("extended", "purple", "red", "right"), ("basic", "red", "red", "right")], 1)


@pytest.mark.parametrize(
    ("hand", "value"),
    [
        pytest.param("R1 R1", 5, id="CR-EX2: two"),
        pytest.param("R1 R1 R1", 10, id="CR-EX2: three"),
        pytest.param("R1 R1 R1 R1", 15, id="CR-EX2: four"),
        pytest.param("R1 R2 R1 B3", 13, id="CR-EX3: three and a single 3"),
        pytest.param("R1 R2 G1 G1 B3", 13, id="CR-EX3: two pairs and a 3"),
        pytest.param("R1 R2 R1 R3 B1", 16, id="CR-EX4: four and a 1"),
        pytest.param("R1 R2 R1 G2 G1 B1", 16, id="CR-EX4: three, a pair and a 1"),
        pytest.param("R3 R3", 6, id="two threes by their faces"),
        pytest.param("R2 R3", 5, id="the same either way"),
        pytest.param("", 0, id="nothing"),
        pytest.param("R1 R1 R1 R1 R1", 20, id="five"),
    ],
)
def test_what_a_hand_is_worth(hand: str, value: int) -> None:
    names = {"R": "red", "G": "green", "B": "blue", "P": "purple"}
    assert sums.worth([(names[card[0]], int(card[1])) for card in hand.split()]) == value


def test_the_fewest_cards_that_can_pay() -> None:
    """Tried out: the best hand of so many cards."""
    best = []
    for n in range(5):
        spread = product(range(n + 1), repeat=4)
        hands = [[(colour, 3) for colour, k in zip(t.COLOURS, ks, strict=True) for _ in range(k)] for ks in spread]
        best.append(max(sums.worth(hand) for hand in hands if len(hand) == n))
    for price in range(1, 13):
        assert best[least(price) - 1] < price <= best[least(price)]


QUEUE = ("Y bankers", "K bankers", "R bankers", "R bankers gold card", "B bankers silver card", "G bankers ribbon")


def test_cr_ex5_left_to_right_and_below_first() -> None:
    referee = at("bankers", "YKRBG", *QUEUE)
    assert [(seat, space == "gold") for space, seat in referee.waiting] == [
        *(("Y", True), ("R", True), ("K", False), ("B", False), ("R", False), ("G", False))
    ]


def test_cr_ex6_who_pays_whom() -> None:
    referee = sent("YKRBG", *QUEUE)
    cards = {seat: player.cards for seat, player in referee.players.items()}
    assert cards == {"Y": 6, "K": 6, "R": 4, "B": 4, "G": 5}
    assert not any(referee.can_stand(seat, "bankers") for seat in referee.seats)


def test_cr_ex7_a_token_stands_for_gold() -> None:
    referee = at("bankers", "YRG", "Y bankers", "R bankers", "G bankers", "R bankers gold card")
    referee.players["G"].privileges, referee.privileges = 1, 5
    for one in ("Y bankers gold take", "R bankers gold take", "R bankers", "G bankers token take"):
        do(referee, step(one.split()))
    assert (referee.players["G"].privileges, referee.privileges) == (0, 6)
    assert {seat: player.used for seat, player in referee.players.items()} == {"Y": 1, "R": 1, "G": 1}


def test_cr_ex8_the_fewest_privileges() -> None:
    used = {"Y": 2, "G": 1, "R": 1, "K": 1, "B": 1}
    assert sums.fewest(used) == ["G", "R", "K", "B"]
    held = dict.fromkeys(used, 0)
    assert sums.granted(["R", "K", "G", "B"], held, 3) == ["R", "K", "G"]
    assert sums.granted(["R", "K", "G", "B"], held | {"K": 3}, 3) == ["R", "G", "B"]
    assert sums.granted(["R", "K", "G", "B"], held | {"K": 3}, 3, stays=True) == ["R", "G"]


def test_cr_ex9_flour_into_a_full_granary() -> None:
    referee = sitting("YRG")
    referee.granary["flour"] = ["R", "G"]
    before = referee.players["Y"].points
    referee.labour("Y", "flour>granary")
    assert referee.granary["flour"] == ["Y", "R"]
    assert (referee.players["Y"].points - before, referee.players["Y"].cards) == (1, 6)


def test_cr_ex10_clothes_into_a_full_hold() -> None:
    referee = sitting("YRG")
    referee.holds[2]["clothes"] = ["R", "G"]  # right, left
    before = referee.players["Y"].points
    with pytest.raises(Foul, match="captain"):
        referee.labour("Y", "clothes>2")
    referee.labour("Y", "clothes>2!")
    assert referee.holds[2]["clothes"] == ["Y", "R"]
    assert (referee.players["Y"].points - before, referee.players["Y"].cards) == (4, 4)


def test_cr_ex11_grapes_for_wheat_cost_two_work_points() -> None:
    referee = at("craft", "YRG", "Y craft")
    referee.act("Y", "fair", "trade")
    assert referee.players["Y"].fair == 0
    referee = at("craft", "YRG", "Y craft")
    with pytest.raises(Foul, match="so many work points"):
        referee.act("Y", "fair", "trade", "own", "own")


@pytest.mark.parametrize(
    ("lower", "fair", "left"),
    [
        pytest.param(NATURAL, False, {"Y": (4, 1), "G": (5, 0)}, id="1: the card is discarded"),
        pytest.param("G", False, {"Y": (4, 1), "G": (6, 0)}, id="2: a card for green"),
        pytest.param(NATURAL, True, {"Y": (5, 0), "G": (5, 0)}, id="3: a cube of the fair"),
        pytest.param("G", True, {"Y": (5, 0), "G": (5, 1)}, id="4: green puts one there"),
    ],
)
def test_cr_ex12_the_merchants(lower: str, fair: bool, left: Mapping[str, tuple[int, int]]) -> None:  # noqa: FBT001 - a row
    referee = sitting("YRG")
    referee.granary["leather"], referee.players["Y"].fair = ["R", lower], 1
    referee.buy("Y", "leather", fair=fair)
    assert referee.granary["leather"] == ["", "R"]
    assert {seat: (referee.players[seat].cards, referee.players[seat].fair) for seat in left} == left


SHIPS = {
    1: ({"Y": 2, "K": 1, "R": 1}, {"Y": 9, "K": 4, "R": 4}),
    2: ({"G": 3, "B": 2, "K": 1}, {"G": 16, "B": 14, "K": 8}),
    3: ({"R": 3, "Y": 2}, {"Y": 17, "R": 11}),
    4: ({"K": 4, "G": 3, "B": 2, "Y": 1}, {"K": 16, "G": 10, "B": 8, "Y": 4}),
}
"""The rulebook's example: cargo as printed there; how many markers is made up, so that the bonuses come out."""


def test_cr_ex13_the_ships() -> None:
    total = dict.fromkeys("YGKBR", 0)
    for ship, (markers, cargo) in SHIPS.items():
        cells = [(row, 0, seat) for row, seat in enumerate(seat for seat, n in markers.items() for _ in range(n))]
        bonus = sums.majority(ship, cells)
        total = {seat: n + cargo.get(seat, 0) + bonus.get(seat, 0) for seat, n in total.items()}
    assert total == {"Y": 39, "G": 36, "K": 35, "B": 28, "R": 21}


@pytest.mark.parametrize(
    ("cells", "bonus"),
    [
        pytest.param([(0, 1, "Y"), (1, 0, "K")], {"Y": 5, "K": 3}, id="the higher row"),
        pytest.param([(0, 1, "Y"), (0, 0, "K")], {"K": 5, "Y": 3}, id="then further left"),
        pytest.param([(2, 0, "Y"), (2, 1, "Y"), (0, 0, "K")], {"Y": 5, "K": 3}, id="more before higher"),
        pytest.param([(1, 1, "Y")], {"Y": 5}, id="what nobody claims lapses"),
        pytest.param([], {}, id="an empty ship"),
    ],
)
def test_digest_5_1_majority(cells: list[sums.Cell], bonus: dict[str, int]) -> None:
    assert sums.majority(2, cells) == bonus


def test_digest_5_1_the_bonuses() -> None:
    for ship, worth in t.BONUS.items():
        assert worth == tuple(ship + 5 - 2 * place for place in range(1, ship + 1))


def halves(words: str) -> list[tuple[str, str]]:
    names = {"p": "purple", "g": "green", "b": "blue", "r": "red"}
    return [(names[card[0]], names[card[1]]) for card in words.split()]


@pytest.mark.parametrize(
    ("cards", "both", "apart"),
    [
        pytest.param("pg br pb gr", 2, 2, id="CR-EX14: two sets"),
        pytest.param("pg br pp gg", 1, 0, id="CR-EX14: one set"),
        pytest.param("pg br", 1, 0, id="AMB-21: both halves of a card"),
        pytest.param("pg rr bb gg", 1, 1, id="one from each"),
        pytest.param("pp gg rr", 0, 0, id="three colours"),
        pytest.param("pg br pg br", 2, 2, id="AMB-21: crosswise"),
        pytest.param("", 0, 0, id="nothing"),
    ],
)
def test_cr_ex14_colour_sets(cards: str, both: int, apart: int) -> None:
    assert (sums.sets(halves(cards)), sums.sets(halves(cards), both=False)) == (both, apart)


def test_cr_ex15_the_granary() -> None:
    referee = sitting("YRBGK")
    kinds = iter(t.STORED)
    for pair in ("YY", "YR", "RB", "BG", "K"):
        referee.granary[next(kinds)] = [*pair, ""][:2]
    assert {seat: referee.stored(seat) for seat in referee.seats} == {"Y": 3, "R": 2, "B": 2, "G": 1, "K": 1}


@pytest.mark.parametrize(("faces", "points"), [((1, 1, 2, 3), 7), ((3, 3, 2, 1), 9)])
def test_cr_ex16_investing(faces: tuple[int, ...], points: int) -> None:
    referee = sitting()
    referee.stage = "invest"
    before = referee.players["Y"].points
    referee.invest("Y", sum(faces))
    assert (referee.players["Y"].points - before, referee.players["Y"].cards) == (points, 1)
    with pytest.raises(Foul, match="once"):
        referee.invest("Y", 4)


@pytest.mark.parametrize("players", range(2, 6))
def test_cr_ex18_points_at_the_start(players: int) -> None:
    referee = sitting("YKRBG"[:players])
    assert [referee.players[seat].points for seat in referee.order] == [0, 1, 1, 2, 2][:players]


@pytest.mark.parametrize("swap", [True, False])
def test_cr_ex19_two_players_are_first_six_times_each(swap: bool) -> None:  # noqa: FBT001 - a row
    referee = sitting("YK", winter_swap=swap)
    first = []
    for now in range(1, 13):
        assert referee.round == now
        first.append(referee.order[0])
        while referee.stage == "helpers":
            referee.skip(referee.turn)
        while referee.waiting:
            referee.act(referee.turn)
            if referee.winter and not referee.waiting:
                referee.leave()
        finish(referee)
    assert [first.count(seat) for seat in "YK"] == [6, 6]


# ------------------------------------------------------------------------------------------------------ bad input


def foul(referee: Referee, words: str) -> str:
    with pytest.raises(Foul) as found:
        do(referee, step(words.split()))
    return str(found.value)


def test_cr_v02_the_order_at_the_start() -> None:
    assert sums.order({"a": 9, "b": 7, "c": 9}, ["c", "a", "b"]) == ["b", "c", "a"]
    for n in (4, 16):
        with pytest.raises(Foul, match="5 to 15"):
            Referee(("a", "b"), THREE.printed).sit({"a": n, "b": 7}, ("a", "b"), {})


def test_cr_v03_helpers() -> None:
    referee = sent("YKR", "Y hall", "Y hall", "K hall")
    referee.turn = "Y"
    assert foul(referee, "send Y hall gold") == "the hall is full for Y"
    referee.turn = "R"
    assert foul(referee, "send R hall") == "which disc is covered?"
    referee.send("R", "hall", "gold", "card")
    for seat in "KR":
        referee.turn = seat
        assert foul(referee, f"send {seat} hall silver card") == f"the hall is full for {seat}"
    assert foul(sent("YK", "Y hall"), "send K hall gold") == "no covering while a space is free"
    referee = sent("YKRB", "Y hall", "K hall", "R hall", "B hall gold card")
    assert foul(referee, "send Y hall gold") == "gold cannot be covered"
    assert "ribbon" not in sitting("YK").spaces


def test_cr_v04_fees() -> None:
    full = ("Y hall", "K hall", "R hall")
    for words in ("send R hall gold", "send R hall ribbon card", "send R hall gold both"):
        referee = sent("YKRB", *full)
        referee.turn = "R"
        assert foul(referee, words)
    referee = sent("YKRB", *full)
    referee.turn, referee.players["R"].points = "R", 0
    assert "points" in foul(referee, "send R hall gold points")
    for year, fee in ((1, 1), (2, 2), (3, 3)):
        referee = sent("YKRB", *full)
        referee.turn, referee.year, referee.players["R"].points = "R", year, 3
        referee.send("R", "hall", "gold", "points")
        assert (referee.players["R"].points, referee.players["Y"].points) == (3 - fee, fee)
    referee = sent("YK", "Y hall", "K hall", "Y hall silver")
    assert (referee.players["Y"].cards, referee.players["K"].cards) == (5, 6)


@pytest.mark.parametrize(
    ("bids", "offer", "found"),
    [
        ("Y2 K3 R0 Y4 K0", 0, ("Y", 4)),
        ("Y1 K0 R0", 3, None),
        ("Y4 K0 R0", 3, ("Y", 4)),
        ("Y3 K0 R0", 3, None),
        ("Y3 K0 R0 Y4", 3, ("Y", 4)),
        ("Y1 K5 R0 Y0", 9, ("K", 5)),
    ],
)
def test_digest_4_5_auctions(bids: str, offer: int, found: tuple[str, int] | None) -> None:
    assert sums.auction("YKR", [(bid[0], int(bid[1:])) for bid in bids.split()], offer) == found


@pytest.mark.parametrize("bids", ["Y0", "Y2 K2", "Y2 K1", "Y1 K0 R0 K2", "Y1 K2"])
def test_cr_v09_bids_that_are_none(bids: str) -> None:
    with pytest.raises(Foul):
        sums.auction("YKR", [(bid[0], int(bid[1:])) for bid in bids.split()])


def test_cr_v11_goods() -> None:
    referee = sitting()
    for _ in range(3):
        referee.labour("Y", "fair")
    for words, match in (("fair", "three cubes"), ("wine>2", "takes no wine"), ("meat>granary", "no place")):
        with pytest.raises(Foul, match=match):
            referee.labour("Y", words)
    referee.holds[2]["clothes"] = ["K", "Y"]
    with pytest.raises(Foul, match="never one's own"):
        referee.labour("Y", "clothes>2!")
    referee.labour("Y", "clothes>lost")
    assert referee.players["Y"].points == 0, "lost, and not scored"
    referee.granary["rope"] = ["K", "Y"]
    with pytest.raises(Foul, match="not one's own"):
        referee.buy("Y", "rope")
    with pytest.raises(Foul, match="cannot be loaded"):
        referee.labour("K", "beer>lost")
    referee.labour("Y", "rope>granary")
    assert referee.granary["rope"] == ["Y", "K"], "AMB-32"


def test_cr_v12_tokens() -> None:
    referee = at("hall", "YKR", "Y hall", "K hall", "R hall")
    referee.players["Y"].privileges, referee.privileges = 3, 3
    assert foul(referee, "Y hall - privilege") == "three privilege tokens at most"
    assert foul(referee, "Y hall gold privilege") == "no privilege in stage VI"
    referee.work = 0
    assert foul(referee, "Y hall - work") == "no work token on the board"


def test_cr_v13_changing_the_order() -> None:
    assert foul(at("hall", "YK", "Y hall"), "Y hall - order") == "not with two players"
    referee = at("hall", "YKR", "Y hall", "Y hall")
    referee.act("Y", "order")
    assert foul(referee, "Y hall - order") == "once a season"
    referee = at("hall", "YKRBG", "Y hall", "K hall", "R hall", "B hall gold card")
    for seat in "YBK":
        referee.act(seat, "order")
    assert foul(referee, "R hall - order") == "three spaces"
    assert sums.reordered("YKRBG", "BK") == ["B", "K", "Y", "R", "G"]


def test_cr_v14_a_tie_of_two_players_gives_nobody_a_token() -> None:
    assert sums.fewest({"Y": 1, "K": 1}) == []
    assert sums.fewest({"Y": 1, "K": 0}) == ["K"]
    assert sums.fewest({"Y": 1, "K": 1, "R": 1}) == ["Y", "K", "R"]


def test_digest_6_ties() -> None:
    order = ["Y", "K", "R"]
    assert sums.winners({"Y": 9, "K": 9, "R": 8}, {"Y": 1, "K": 0, "R": 9}, order) == ["Y", "K", "R"]
    assert sums.winners({"Y": 9, "K": 9, "R": 9}, {"Y": 1, "K": 1, "R": 0}, order) == ["K", "Y", "R"]


# --------------------------------------------------------------------------------------------------------- at large


def test_the_tables_add_up() -> None:
    assert (len(t.RAW), len(t.HALF), len(t.FINAL)) == (7, 8, 8)
    assert len(t.STORED) * 2 == 14
    assert len(t.SHIPPED) == 9
    for players, spaces in ((2, 2), (3, 3), (4, 3), (5, 3)):
        assert len(t.SPACES[min(players, 3)]) == spaces
        assert t.CAP[players] <= 2 * spaces


def agreed(rnd: Random) -> Agreed:
    """The doubtful rules as some table may have it."""
    names = ("order_discs", "fewest_stays", "winter_tokens", "granary_missing", "order_twice", "eight_after")
    return Agreed(
        **{name: rnd.random() < 1 / 2 for name in names},
        winter_swap=rnd.random() < 1 / 2,
        push_own=rnd.random() < 1 / 2,
    )


@pytest.mark.parametrize("seed", range(12))
def test_chance_keeps_the_box_whole(seed: int) -> None:
    rnd = Random(seed)
    sits, rulings = start(rnd, 2 + seed % 4), agreed(rnd)
    referee = Referee(tuple(sits.faces), printed(rnd), rulings)
    referee.sit(sits.faces, sits.youngest, sits.sawmills)
    script = Chance(referee, rnd).game(sits)
    again = script.referee(rulings)
    for _ in play(again, script):
        held = again.players.values()
        tokens = t.TOKENS[len(again.seats)]
        assert again.privileges + sum(player.privileges for player in held) == tokens
        assert again.work + sum(player.work for player in held) == tokens
        assert all(0 <= player.fair <= t.FAIR and player.cards <= t.KEPT_CARDS for player in held)
        assert all(again.cubes(seat) <= t.CUBES for seat in again.seats)
        assert {seat: sum(lines(again, seat).values()) for seat in again.seats} == {
            seat: n + lines(again, seat)["total"] for seat, n in again.total().items()
        }
    assert len(script.seasons) == t.YEARS * len(t.SEASONS)
    assert (again.players, again.ranking()) == (referee.players, referee.ranking())
    told = [one for season in script.seasons for one in season.steps]
    assert [step(str(one).split()) for one in told] == told
