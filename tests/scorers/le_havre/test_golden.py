"""An evening of two, short game, everything kept: every holding after every turn, summed by hand from the rules.

The numbers come from docs/rules/le_havre.md (section in brackets) and from nothing else; the sums stand beside them.
Two rounds and the turns after them up to the interest are played one by one, with a harvest, a feeding that needs a
loan, fees paid to the other player and to the city, and both kinds of building. Then it gets late: the table says that
the final actions have come, and counts.
"""

from scorers.le_havre import GAME
from tests.scorers.le_havre.harbourside import ALL, Harbourside

START = {"franc": 5, "fish": 2, "wood": 2, "clay": 2, "iron": 2, "cattle": 1, "coal": 2, "hides": 2}
QUAY = ("franc", "fish", "wood", "clay", "iron", "grain", "cattle")


def b(card: str) -> str:
    return f"building.{card}"


class Evening:
    """The table, and what the two of them hold besides their cards."""

    def __init__(self) -> None:
        self.table = Harbourside.new(2, (*ALL, "discs"), variant="short")

    def do(self, key: str, **answers: object) -> None:
        self.table.do(key, **answers)  # type: ignore[arg-type]

    def quay(self, *expected: int) -> None:
        assert tuple(self.table.n("table", f"offer.{offer}") for offer in QUAY) == expected

    def holds(self, seat: str, **expected: int) -> None:
        assert {k: n for k, n in self.table.goods(seat).items() if "." not in k and n} == expected


def test_two_rounds_a_loan_the_final_actions_and_the_count() -> None:
    evening = Evening()
    first_four_turns(evening)
    first_round_ends(evening)
    next_four_turns(evening)
    second_round_ends(evening)
    interest(evening)
    the_end(evening)


def first_four_turns(evening: Evening) -> None:
    # Start (2.3, short): offers 3, 3, 3, 2, 1, 1, 1; each 5 francs, 2 fish, 2 wood, 2 clay, 2 iron, 1 cattle, 2 coal,
    # 2 hides and a wooden ship of value 2. Turns go s1 s2 s1 s2 s1 s2 s1 (3).
    evening.quay(3, 3, 3, 2, 1, 1, 1)
    evening.holds("s1", **START)
    evening.holds("s2", **START)

    # 1, wood + cattle: wood 3+1, cattle 1+1. Takes all 4 wood: 2+4 = 6.
    evening.do("tile/T1")
    evening.quay(3, 3, 4, 2, 1, 1, 2)
    evening.do("take/s1/wood")
    evening.holds("s1", **{**START, "wood": 6})

    # 2, wood + clay: wood 0+1, clay 2+1. The Building Firm B1 costs nothing to enter (2.7); the Fishery takes a wood
    # and a clay: 2-1 and 2-1.
    evening.do("tile/T2")
    evening.quay(3, 3, 1, 3, 1, 1, 2)
    evening.do("use/s2", building=(b("building_firm_1"),), built=(b("fishery"),))
    evening.holds("s2", **{**START, "wood": 1, "clay": 1})

    # 3, wood + fish with interest: wood 1+1, fish 3+1; nobody has a loan. The Fishery is free and is s2's: 3 fish and
    # none for fishermen, of which s1 has none: 2+3 = 5.
    evening.do("tile/T5")
    evening.quay(3, 4, 2, 3, 1, 1, 2)
    evening.do("use/s1", building=(b("fishery"),))
    evening.holds("s1", **{**START, "wood": 6, "fish": 5})

    # 4, wood + franc: wood 2+1, franc 3+1. Takes 4 francs: 5+4 = 9; buys the Marketplace of the city for 6 (2.7): 3.
    evening.do("tile/T3")
    evening.quay(4, 4, 3, 3, 1, 1, 2)
    evening.do("take/s2/franc")
    evening.do("buy/s2", card=(b("marketplace"),))
    evening.holds("s2", **{**START, "wood": 1, "clay": 1, "franc": 3})


def first_round_ends(evening: Evening) -> None:
    # 5, fish + clay: fish 4+1, clay 3+1. The Marketplace costs a franc (5-1 = 4), which is s2's (3+1 = 4). s1 has no
    # craftsman's building: 2 different basic goods, grain and cattle (0+1, 1+1).
    evening.do("tile/T4")
    evening.quay(0, 5, 3, 4, 1, 1, 2)
    evening.do("use/s1", building=(b("marketplace"),), fee=("1franc",), chosen=("grain", "cattle"))
    now = {**START, "franc": 4, "fish": 5, "wood": 6, "grain": 1, "cattle": 2}
    evening.holds("s1", **now)
    evening.holds("s2", **{**START, "wood": 1, "clay": 1, "franc": 4})

    # 6, fish + grain: fish 5+1, grain 1+1. Takes 6 fish: 2+6 = 8.
    evening.do("tile/T6")
    evening.quay(0, 6, 3, 4, 1, 2, 2)
    evening.do("take/s2/fish")
    evening.holds("s2", **{**START, "wood": 1, "clay": 1, "franc": 4, "fish": 8})

    # 7, iron + franc: iron 1+1, franc 0+1. Takes 4 clay: 2+4 = 6. With it the round ends (4.7, round 1): harvest, s1
    # has a grain (1+1) and two cattle (2+1), s2 one cattle only.
    evening.quay(1, 0, 3, 4, 2, 2, 2)
    evening.do("take/s1/clay")
    evening.holds("s1", **{**now, "clay": 6, "grain": 2, "cattle": 3})

    # Due are 4 food, and a wooden ship feeds 4 of two players (2.6): nobody pays. The city builds the lowest proposal:
    # the Fishery (03) stands, so the Bakehouse (05). A wooden ship arrives.
    evening.do("close")
    evening.holds("s1", **{**now, "clay": 6, "grain": 2, "cattle": 3})
    evening.holds("s2", **{**START, "wood": 1, "clay": 1, "franc": 4, "fish": 8})
    assert evening.table.n("table@city", b("bakehouse")) == 1


def next_four_turns(evening: Evening) -> None:
    one = {"franc": 4, "fish": 5, "wood": 6, "clay": 6, "iron": 2, "grain": 2, "cattle": 3, "coal": 2, "hides": 2}
    two = {"franc": 4, "fish": 8, "wood": 1, "clay": 1, "iron": 2, "cattle": 1, "coal": 2, "hides": 2}

    # s2 begins (4.7). 1, wood + cattle: wood 3+1, cattle 2+1. Takes 3 cattle: 1+3 = 4.
    evening.quay(1, 0, 4, 0, 2, 2, 3)
    evening.do("take/s2/cattle")
    two["cattle"] = 4
    evening.holds("s2", **two)

    # 2, wood + clay: wood 4+1, clay 0+1. The Construction Firm takes 2 food, for the city: 2 fish (5-2 = 3), and builds
    # two: the Brickworks (2 wood, 1 clay, 1 iron) and the Charcoal Kiln (1 clay): wood 6-2, clay 6-2, iron 2-1.
    evening.quay(1, 0, 5, 1, 2, 2, 0)
    firm = b("construction_firm")
    evening.do("use/s1", building=(firm,), built=(b("brickworks"), b("charcoal_kiln")))
    one |= {"fish": 3, "wood": 4, "clay": 4, "iron": 1}
    evening.holds("s1", **one)

    # 3, wood + fish with interest, and still no loan: wood 5+1, fish 0+1. Takes 6 wood: 1+6 = 7.
    evening.quay(1, 1, 6, 1, 2, 2, 0)
    evening.do("take/s2/wood")
    two["wood"] = 7
    evening.holds("s2", **two)

    # 4, wood + franc: wood 0+1, franc 1+1. In the own Brickworks there is no fee: 4 clay become 4 brick for half an
    # energy each, 2 wood (4-2 = 2), and a franc for each two: 4+2 = 6. Buys the Building Firm B2 for 6: none left.
    evening.quay(2, 1, 1, 1, 2, 2, 0)
    evening.do("use/s1", building=(b("brickworks"),), times={"0": 4}, energy={"wood": 2})
    evening.do("buy/s1", card=(b("building_firm_2"),))
    one |= {"clay": 0, "brick": 4, "wood": 2, "franc": 0}
    evening.holds("s1", **{thing: n for thing, n in one.items() if n})


def second_round_ends(evening: Evening) -> None:
    one = {"wood": 2, "brick": 4, "fish": 3, "iron": 1, "grain": 2, "cattle": 3, "coal": 2, "hides": 2}
    two = {"franc": 4, "fish": 8, "wood": 7, "clay": 1, "iron": 2, "cattle": 4, "coal": 2, "hides": 2}

    # 5, fish + clay: fish 1+1, clay 1+1. Takes 2 francs: 4+2 = 6.
    evening.quay(2, 2, 1, 2, 2, 2, 0)
    evening.do("take/s2/franc")
    two["franc"] = 6
    evening.holds("s2", **two)

    # 6, fish + grain: fish 2+1, grain 2+1. Without a franc the Marketplace costs 2 food: s1 3-2 = 1 fish, s2 8+2 = 10.
    # The Charcoal Kiln and the Building Firm are two craftsmen's buildings: 2+2 different basic goods.
    evening.quay(0, 3, 1, 2, 2, 3, 0)
    four = ("wood", "clay", "coal", "hides")
    evening.do("use/s1", building=(b("marketplace"),), fee=("2fish",), chosen=four)
    one |= {"fish": 1, "wood": 3, "clay": 1, "coal": 3, "hides": 3}
    two["fish"] = 10
    evening.holds("s1", **{thing: n for thing, n in one.items() if n})
    evening.holds("s2", **two)

    # 7, iron + franc: iron 2+1, franc 0+1. Takes 3 iron: 2+3 = 5. With it the round ends (4.7, round 2): harvest, s1
    # grain 2+1 and cattle 3+1, s2 cattle 4+1.
    evening.quay(1, 3, 1, 2, 3, 3, 0)
    evening.do("take/s2/iron")
    one |= {"grain": 3, "cattle": 4}
    two |= {"iron": 5, "cattle": 5}
    evening.holds("s1", **{thing: n for thing, n in one.items() if n})
    evening.holds("s2", **two)

    # Due are 7, less 4 of the ship: 3 each. s2 eats 3 fish (10-3). s1 has 1 fish and no franc: a loan brings 4 francs,
    # 2 of which are eaten (5): 2 are left. The city builds nothing; a wooden ship of value 4 arrives.
    evening.do("feed/s1")
    evening.do("close")
    one |= {"fish": 0, "franc": 2, "loan": 1}
    two["fish"] = 7
    evening.holds("s1", **{thing: n for thing, n in one.items() if n})
    evening.holds("s2", **two)


def interest(evening: Evening) -> None:
    one = {"franc": 2, "wood": 3, "clay": 1, "brick": 4, "iron": 1, "grain": 3, "cattle": 4, "coal": 3, "hides": 3}

    # Round 3, s1 begins. 1, wood + cattle: wood 1+1, cattle 0+1. The own Charcoal Kiln makes charcoal of 3 wood.
    evening.quay(1, 3, 2, 2, 0, 3, 1)
    evening.do("use/s1", building=(b("charcoal_kiln"),), times={"0": 3})
    del one["wood"]
    evening.holds("s1", **one, charcoal=3, loan=1)

    # 2, wood + clay: wood 2+1, clay 2+1. s2 takes 3 clay: 1+3 = 4.
    evening.quay(1, 3, 3, 3, 0, 3, 1)
    evening.do("take/s2/clay")

    # 3, wood + fish with interest: wood 3+1, fish 3+1; one franc for the loan (3.1): 2-1 = 1. Takes 4 fish: 0+4.
    evening.do("interest")
    evening.quay(1, 4, 4, 0, 0, 3, 1)
    evening.do("take/s1/fish")
    evening.holds("s1", **{**one, "franc": 1}, charcoal=3, loan=1, fish=4)
    evening.holds("s2", franc=6, fish=7, wood=7, clay=4, iron=5, cattle=5, coal=2, hides=2)


def the_end(evening: Evening) -> None:
    # 4, wood + franc: wood 4+1, franc 1+1 are laid out for s2; then it gets late.
    evening.quay(2, 0, 5, 0, 0, 3, 1)

    # Final actions from seat 1 on (3.5). s1 in the Fishery, which is s2's and free: 4+3 = 7 fish. s2 takes the 2 francs
    # that lie there: 6+2 = 8.
    evening.do("core/jump", to=("final",))
    evening.do("use/s1", building=(b("fishery"),))
    evening.do("take/s2/franc")
    assert (evening.table.n("s1", "fish"), evening.table.n("s2", "franc")) == (7, 8)
    assert evening.table.state.flow.over

    # The count (6.1). s1: 1 franc, Brickworks 14, Charcoal Kiln 8, Building Firm 6, ship 2, a loan -7: 24. s2: 8
    # francs, Fishery 10, Marketplace 6, ship 2: 26. Goods are worth nothing.
    state = evening.table.state
    sheet = GAME.sheet(state.setup, state).prefilled()
    found = GAME.score(state.setup, sheet, state.rulings)
    lines = {seat: sorted(line.points.n or 0 for line in found.lines if line.seat == seat) for seat in found.seats}
    assert {seat: [n for n in of if n] for seat, of in lines.items()} == {
        "s1": [-7, 1, 2, 6, 8, 14],
        "s2": [2, 6, 8, 10],
    }
    assert {seat: found.total(seat).known for seat in found.seats} == {"s1": 24, "s2": 26}
    assert found.ranking().winners == ("s2",)
