"""The hand tool: what cards are worth and how a price is paid, against trying everything; sums of its own."""

from collections.abc import Iterator
from itertools import product
from random import Random

import pytest

from scorers.craftsmen.hand import COLOURS, FACES, Hand, held, investment, ways, worth

Cards = tuple[str, ...]
SCALE = {0: 0, 1: 0, 2: 5, 3: 10, 4: 15, 5: 20, 6: 25, 7: 30, 8: 35, 9: 40, 10: 45, 11: 50, 12: 55}
"""What so many cards of a colour are worth as a set, written out (rulebook, the scale)."""
EXAMPLE: Cards = ("purple2", "green3", "green3", "blue1", "blue1", "red1", "red2")
"""The hand of the sketch: 7 cards, faces 13, worth 18."""


def of(cards: Cards, colour: str) -> list[int]:
    return [int(card[-1]) for card in cards if card[:-1] == colour]


def most(cards: Cards) -> int:
    """The most some cards can pay: every colour by its faces or as a set."""
    return sum(max(sum(of(cards, colour)), SCALE[len(of(cards, colour))]) for colour in COLOURS)


def paid_as(cards: Cards, *, sets: bool) -> set[int]:
    """Everything some cards can be worth in one payment."""
    suits = [of(cards, colour) for colour in COLOURS]
    each = [{sum(own), SCALE[len(own)] if sets and len(own) > 1 else sum(own)} for own in suits]
    return {sum(values) for values in product(*each)}


def invested(cards: Cards) -> int:
    """The most four cards of different colours can score; 0 without one of each."""
    tops = [max(of(cards, colour), default=0) for colour in COLOURS]
    return sum(tops) if all(tops) else 0


def splits(cards: Cards) -> Iterator[tuple[Cards, Cards]]:
    """Every way to part a hand in two, equal cards being equal."""
    kinds = sorted(set(cards))
    for counts in product(*(range(cards.count(kind) + 1) for kind in kinds)):
        paid = tuple(kind for kind, n in zip(kinds, counts, strict=True) for _ in range(n))
        kept = tuple(kind for kind, n in zip(kinds, counts, strict=True) for _ in range(cards.count(kind) - n))
        yield paid, kept


def tried(cards: Cards, price: int, colours: Cards, *, sets: bool) -> tuple[int, list[tuple[int, int]]] | None:
    """The least that is lost, and what is kept then: worth and investment, none better in both."""
    found = [
        (value - price, most(kept), invested(kept))
        for paid, kept in splits(cards)
        if all(card[:-1] in colours for card in paid)
        for value in paid_as(paid, sets=sets)
        if value >= price
    ]
    if not found:
        return None
    least = min(lost for lost, _, _ in found)
    kept = {(keeps, invests) for lost, keeps, invests in found if lost == least}
    best = [
        one for one in kept if not any(one != other and other[0] >= one[0] and other[1] >= one[1] for other in kept)
    ]
    return least, sorted(best, reverse=True)


def cards_of(hand: Hand) -> Cards:
    return tuple(
        f"{colour}{face}"
        for colour, suit in zip(COLOURS, hand, strict=True)
        for face, n in zip(FACES, suit, strict=True)
        for _ in range(n)
    )


def check_random(times: int, seed: int) -> None:
    rnd = Random(seed)
    for _ in range(times):
        cards = tuple(f"{rnd.choice(COLOURS)}{rnd.choice(FACES)}" for _ in range(rnd.randint(0, 10)))
        price, hand = rnd.choice((1, 2, 3, 4, 5, 6, 8, 9, 10, 12, 15, 20, 27)), held(cards)
        colours = COLOURS if rnd.random() < 0.7 else tuple(rnd.sample(COLOURS, rnd.randint(1, 2)))
        sets = colours == COLOURS or rnd.random() < 0.5
        found, best = ways(hand, price, colours, sets=sets), tried(cards, price, colours, sets=sets)
        assert worth(hand) == most(cards)
        assert sum(investment(hand)) == invested(cards)
        assert (best is None) == (not found), (cards, price, colours)
        if best is not None:
            assert ({way.lost for way in found}, [(way.keeps, way.invests) for way in found]) == ({best[0]}, best[1])
        for way in found:
            rest = list(cards)
            for card in cards_of(way.paid):
                rest.remove(card)
            assert price + way.lost in paid_as(cards_of(way.paid), sets=sets)
            assert (most(tuple(rest)), invested(tuple(rest))) == (way.keeps, way.invests)


def test_no_way_is_better_than_those_told() -> None:
    check_random(800, 1)


@pytest.mark.torture
def test_no_way_is_better_than_those_told_on_a_hundred_thousand_hands() -> None:
    check_random(100_000, 2)


@pytest.mark.parametrize(("n", "value"), [(2, 5), (3, 10), (4, 15)])
def test_cr_ex2_the_scale_of_sets(n: int, value: int) -> None:
    assert worth(held(("blue1",) * n)) == value


@pytest.mark.parametrize(
    ("cards", "value"),
    [
        pytest.param(("red1", "red1", "red1", "blue3"), 13, id="CR-EX3: three of a colour and a 3"),
        pytest.param(("red1", "red2", "blue1", "blue1", "green3"), 13, id="CR-EX3: two pairs and a 3"),
        pytest.param(("red1",) * 4 + ("blue1",), 16, id="CR-EX4: four of a colour and a 1"),
        pytest.param(("red1",) * 3 + ("blue1", "blue2", "green1"), 16, id="CR-EX4: three, a pair and a 1"),
        pytest.param(("red3", "red3"), 6, id="two threes are worth their faces"),
        pytest.param(("red3", "red2"), 5, id="a two and a three are worth the same either way"),
        pytest.param((), 0, id="no card"),
    ],
)
def test_what_a_hand_is_worth(cards: Cards, value: int) -> None:
    assert worth(held(cards)) == value


@pytest.mark.parametrize(
    ("cards", "points"),
    [
        pytest.param(("purple1", "green1", "blue2", "red3"), 7, id="CR-EX16: 1 + 1 + 2 + 3"),
        pytest.param(("purple3", "green3", "blue2", "red1", "red1"), 9, id="CR-EX16: 3 + 3 + 2 + 1"),
        pytest.param(("purple3", "green3", "blue3"), 0, id="CR-V18: a colour is missing"),
    ],
)
def test_the_best_investment(cards: Cards, points: int) -> None:
    assert sum(investment(held(cards))) == points


def test_five_of_the_sketch_are_paid_with_the_most_kept_or_with_four_colours_kept() -> None:
    best, colourful, richest = ways(held(EXAMPLE), 5)
    assert (best.lost, best.keeps, best.invests) == (0, 13, 0)
    assert cards_of(best.paid) in {("blue1", "blue1"), ("red1", "red2"), ("purple2", "green3")}, "all come to the same"
    assert (cards_of(colourful.paid), colourful.lost, colourful.keeps, colourful.invests) == (
        ("green3", "red2"),
        0,
        11,
        7,
    )
    assert (cards_of(richest.paid), richest.keeps, richest.invests) == (("green3", "blue1", "red1"), 8, 8)


def test_nothing_fits_so_the_least_is_lost() -> None:
    (way,) = ways(held(("red3", "red3", "blue2")), 7)
    assert (cards_of(way.paid), way.lost, way.keeps) == (("blue2", "red3", "red3"), 0, 0)
    (way,) = ways(held(("red3", "blue3")), 4)
    assert (way.lost, way.keeps) == (2, 0)


def test_cr_v07_only_in_the_colours_of_the_card() -> None:
    hand = held(("red1", "red1", "blue3"))
    assert [cards_of(way.paid) for way in ways(hand, 3, ("red",))] == [("red1", "red1")]
    assert ways(hand, 3, ("green",)) == ()


def test_what_a_hand_cannot_pay_has_no_way() -> None:
    assert ways(held(EXAMPLE), 19) == ()
    assert ways(held(EXAMPLE), 18)[0].keeps == 0
