"""Closing answers after the table was played on: what was typed stays, what changed since counts as it is now."""

from companion.app.answered import Answered, typed_over
from scorers.core.sheet import Sheet

KNOWN: Sheet = {"francs": {"s1": 12, "s2": 3}, "cards": {"s1": ("bank",), "s2": ()}}


def test_what_was_typed_stays_where_nothing_has_changed() -> None:
    given: Sheet = {"francs": {"s1": 13, "s2": 3}, "cards": {"s1": ("bank",)}, "extra": {"s2": 4}}
    assert Answered(given, KNOWN).since(KNOWN) == given, "the cards of s2 were given away"


def test_what_has_changed_counts_as_it_is_now() -> None:
    given: Sheet = {"francs": {"s1": 13, "s2": 4}, "cards": {"s1": ("bank",)}, "extra": {"s2": 4}}
    now: Sheet = {"francs": {"s1": 2, "s2": 3}, "cards": {"s1": ("bank",), "s2": ("inn",)}, "loans": {"s1": 1}}
    assert Answered(given, KNOWN).since(now) == {
        "francs": {"s1": 2, "s2": 4},
        "cards": {"s1": ("bank",), "s2": ("inn",)},
        "extra": {"s2": 4},
    }


def test_what_is_no_longer_known_is_asked_anew() -> None:
    given: Sheet = {"francs": {"s1": 12, "s2": 3}}
    assert Answered(given, KNOWN).since({"francs": {"s2": 3}}) == {"francs": {"s2": 3}}


def test_what_is_answered_otherwise_than_it_is_known_is_found() -> None:
    known: Sheet = {"francs": {"s1": 12, "s2": 3}, "cards": {"s1": ("bank", "inn"), "s2": ("inn",)}}
    given: Sheet = {
        "francs": {"s1": 12, "s2": 4, "s3": 1},
        "cards": {"s1": ("inn", "bank"), "s2": ()},
        "extra": {"s1": 1},
    }
    assert list(typed_over(given, known)) == [("francs", "s2"), ("cards", "s2")]
