"""What is shown when nobody says more."""

from scorers.core.forms import Move, Place
from scorers.core.msg import plain
from scorers.core.view import Meter, Now, TableView, Track


def test_a_step_adds_nothing_to_a_meter_unless_it_says_so() -> None:
    assert Meter("grain", 1, 2).added == 0


def test_the_flag_is_with_whoever_starts_this_round_else_with_who_has_it_handed_on() -> None:
    assert Track((), first="s1").flag == "s1"
    assert Track((), first="s1", starts="s2").flag == "s2"


def test_the_pinned_move_is_the_one_that_says_so() -> None:
    quiet, pinned = Move("a", plain("a")), Move("b", plain("b"), Place.PRIMARY)
    assert TableView(Track(()), Now(plain("x"), moves=(quiet, pinned)), ()).primary == pinned
