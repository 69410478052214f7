"""Sentences by their ids."""

from scorers.core.msg import Msg, Player, msg, plain, thing_msg


def test_a_sentence_names_what_it_speaks_of() -> None:
    said = msg("core-below-zero", who=Player("s1"), n=3)
    assert said == Msg("core-below-zero", (("who", Player("s1")), ("n", 3)))
    assert said.in_case("acc").case == "acc"
    assert said.case is None


def test_a_thing_is_counted_by_its_own_message() -> None:
    assert thing_msg("kernel", "relic.crown", 2) == Msg("kernel-thing-relic-crown", (("n", 2),))
    assert thing_msg("kernel", "fish", 2, "name").case == "name"


def test_words_of_a_person_stay_as_they_are() -> None:
    assert plain("our barn").params == (("text", "our barn"),)


def test_a_sentence_can_be_told_apart_and_counted() -> None:
    assert len({msg("a", n=1), msg("a", n=1), msg("a", n=2)}) == 2
