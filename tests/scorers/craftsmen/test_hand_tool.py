"""The hand tool's sheet: cards by touch, the answer at once, nothing recorded."""

from companion.text import texts
from scorers.core.forms import Amounts, Answer, Form, Pick
from scorers.core.spots import CARD
from scorers.craftsmen.hand import held, ways
from tests.scorers.craftsmen.playing import LIGHTEST, Playing
from tests.scorers.craftsmen.tables import COST, PRICE

CARDS = ("purple2", "green3", "green3", "blue1", "blue1", "red1", "red2")


def asked(**answers: Answer) -> Form:
    return Playing.of(3, LIGHTEST).form("hand", **answers)


def said(language: str = "en", **answers: Answer) -> list[str]:
    form = asked(**answers)
    assert form.event is None
    assert form.note is not None
    return texts(language)(form.note, {}).splitlines()


def test_every_card_is_a_touch_and_nothing_is_recorded() -> None:
    form = asked(cards=CARDS)
    cards = form.asks[0]
    assert isinstance(cards, Pick)
    assert cards.spots is not None
    assert [len(row.spots) for row in cards.spots.rows] == [3, 3, 3, 3]
    assert {spot.key: len(spot.pieces) for spot in cards.spots if spot.pieces} == {
        "purple2": 1,
        "green3": 2,
        "blue1": 2,
        "red1": 1,
        "red2": 1,
    }
    assert {spot.kind for spot in cards.spots} == {CARD}
    assert cards.chosen == CARDS
    assert form.confirm is None


def test_the_answer_is_there_without_a_touch() -> None:
    assert said() == ["Touch a card for each you hold."]
    assert said(cards=CARDS) == ["7 cards, worth 18 (faces 13).", "Best investment: 8."]
    assert said(cards=("red3",)) == ["1 card, worth 3 (faces 3).", "No investment, missing: purple, green and blue."]


def test_the_ways_to_pay_five_of_the_sketch() -> None:
    assert said(cards=CARDS, price={"price": 5})[2:] == [
        "5: red 1 and red 2. Nothing lost, the rest is worth 13.",
        "5: green 3 and red 2. Nothing lost, the rest is worth 11, investment 7.",
        "5: green 3, blue 1 and red 1. Nothing lost, the rest is worth 8, investment 8.",
    ]
    assert said("pl", cards=("red3", "blue3"), price={"price": 4})[2:] == [
        "4: niebieska 3 i czerwona 3. Przepada 2, reszta warta 0."
    ]


def test_three_ways_are_told_of_more() -> None:
    cards = ("blue1", "blue1", "blue2", "green1", "green3", "purple3", "red1")
    assert len(ways(held(cards), 3)) == 4
    assert len(said(cards=cards, price={"price": 3})) == 2 + 3


def test_digest_3_3_and_4_5_a_touch_adds_what_is_printed() -> None:
    """What building and buying cost, one with another."""
    (ask,) = (ask for ask in asked().asks if isinstance(ask, Amounts))
    assert {*ask.rows[0].adds} == {*COST.values(), *PRICE.values()}


def test_whether_a_bid_can_be_paid() -> None:
    assert said(cards=CARDS, price={"price": 20})[2:] == ["20 cannot be paid, 2 short."]


def test_at_the_notary_only_the_colours_of_the_card_count() -> None:
    assert len(asked(cards=CARDS).asks) == 2, "nothing is paid yet"
    form = asked(cards=CARDS, price={"price": 5}, only=("green",))
    assert isinstance(form.asks[1], Amounts)
    assert said(cards=CARDS, price={"price": 5}, only=("green",))[2] == (
        "5: green 3 and green 3. Nothing lost, the rest is worth 12."
    )
    assert said(cards=CARDS, price={"price": 10}, only=("green",))[2] == "10 cannot be paid, 4 short."


def test_amb_11_by_ruling_no_set_counts_at_the_notary() -> None:
    table = Playing.of(3, LIGHTEST, rulings={"notary_sets": "no"})
    note = table.form("hand", cards=CARDS, price={"price": 5}, only=("green",)).note
    assert note is not None
    assert texts("en")(note, {}).splitlines()[2] == "5: green 3 and green 3. 1 lost, the rest is worth 12."
    note = table.form("hand", cards=("red1", "red1"), price={"price": 5}).note
    assert note is not None
    assert texts("en")(note, {}).splitlines()[2] == "5: red 1 and red 1. Nothing lost, the rest is worth 0."
