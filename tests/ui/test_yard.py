"""What is built and who can be sent: sites as columns of bricks, the crew as cards, and a site as the answer."""

from __future__ import annotations

from dataclasses import replace

import flet as ft

from companion.app.session import TableSession
from companion.ui.components.ahead import glance_of
from companion.ui.components.ask_pick import pick
from companion.ui.components.board_pieces import board_rows, is_laid_out
from companion.ui.components.crew import Hand, crew_row, many
from companion.ui.components.fitting import width_of
from companion.ui.components.now import pill, quiet_moves
from companion.ui.components.row_cache import RowCache
from companion.ui.components.sites import site
from companion.ui.theme import line_height
from scorers.core.amount import known
from scorers.core.forms import Form, Move, Option, Pick, Place, Text
from scorers.core.glance import Ending, Fact
from scorers.core.msg import msg, plain
from scorers.core.view import Face, Figure, Held, Meter, Shape, Sign
from tests.ui.conftest import Show
from tests.ui.contact import words
from tests.ui.fair import Fair, kinds, play
from tests.ui.pictures import count
from tests.ui.test_board import images, inside, said
from tests.ui.walk import Where

BUILDERS = "builders"
CHAPEL = Face(
    "building.chapel",
    plain("Chapel"),
    (Sign("vp", known(5)), Sign("coin", known(18))),
    (Meter("stone", 3, 3), Meter("knowledge", 1, 2), Meter("tile", 0, 3)),
    state=plain("Missing: a lot"),
)
THEN = Face(
    "building.chapel", plain("Chapel"), (Sign("action", known(1)),), (Meter("stone", 3, 3), Meter("tile", 0, 3, 3))
)
SMITH = Face(
    "w", plain("Smith"), brings=(Sign("stone", known(2)),), worth=(Sign("coin", known(4)),), fee_said=plain("no wage")
)


def test_a_site_shows_all_materials_and_says_what_is_there() -> None:
    drawn = site(words(BUILDERS), CHAPEL, key="lying/chapel")
    assert said(drawn) == ["Chapel", "5", "18"]
    bricks = images(drawn)[-1]
    assert count(bricks, "rect") >= 3 + 2 + 3, "a brick for each need; wood has its sign alone"
    assert any("Knowledge 1/2" in str(getattr(found, "label", "")) for found in inside(drawn))


def test_a_site_in_question_shows_what_would_be_added_and_what_it_costs() -> None:
    w = words(BUILDERS)
    option = Option("building.chapel", plain("Chapel"), THEN)
    open_, chosen = (site(w, CHAPEL, print, key="k", option=option, chosen=one) for one in (False, True))
    assert said(open_) == ["Chapel", "5", "18", w.t("ui-would-complete"), "1"]
    assert said(chosen) == ["Chapel", "5", "18", w.t("ui-would-complete")], "of the chosen one the act says it"
    refused = site(w, CHAPEL, print, key="k", option=Option("k", plain("Chapel"), THEN, plain("Too dear.")))
    assert said(refused)[-1] == "Too dear."
    box = next(found for found in inside(refused) if found.key == "k")
    assert getattr(box, "on_click", None) is None


def test_large_text_has_the_bricks_below() -> None:
    large = replace(words(BUILDERS), scale=2.0)
    assert said(site(large, CHAPEL, key="k"))[0] == "Chapel"
    assert crew_row(large, [Hand(SMITH, None)], print).expand is None


def test_the_crew_shows_what_each_brings_and_costs_and_why_not() -> None:
    w = words(BUILDERS)
    free = Move("send/a", plain("Smith"), Place.THING, "s1", "a")
    dear = Move("send/b", plain("Smith"), Place.THING, "s1", "b", plain("Too dear."))
    machine = Face("m", plain("Crane"), brings=(Sign("wood", known(1)),), fee_said=plain("no wage"))
    drawn = crew_row(w, [Hand(SMITH, free, chosen=True), Hand(SMITH, dear), Hand(machine, None)], print)
    assert said(drawn) == ["Smith", "4", "Smith", "4", "Crane", "no wage", "Smith: Too dear."]
    alone = crew_row(w, [Hand(SMITH, dear)], print)
    assert said(alone)[-1] == "Too dear.", "said of all of them it needs no names"


def test_what_speaks_against_the_whole_crew_is_said_once() -> None:
    w = words(BUILDERS)
    faces = tuple(replace(SMITH, key=f"w{n}") for n in range(6))
    moves = tuple(
        Move(f"send/{shown.key}", SMITH.name, Place.THING, "s1", shown.key, plain("No site.")) for shown in faces
    )
    crew = Held("worker", plain("Crew"), Figure(known(6)), Shape.RACK, faces)
    some = (replace(moves[0], because=plain("Too dear.")), *moves[1:])
    rows = [board_rows(w, (crew,), each, print, print, RowCache(), 380) for each in (moves, some)]
    assert [[line for line in said(row) if line.endswith(".")] for row in rows[0]] == [[], ["No site."]]
    assert [len([line for line in said(row) if line.endswith(".")]) for row in rows[1]] == [2, 1]


def test_where_there_is_room_more_of_the_crew_stand_beside_each_other_and_no_higher_than_what_they_bring() -> None:
    w = words(BUILDERS)
    assert [many(w, width) for width in (328, 380, 484, 916)] == [3, 4, 5, 6]
    narrow = (328 - 2 * 10) / 3 - 2 * 4
    assert narrow >= width_of("Rzemieślnik", 13), "the longest name on the narrowest phone"
    assert many(replace(w, scale=2.0), 916) == 2
    pair = replace(SMITH, brings=(Sign("stone", known(1)), Sign("tile", known(1))))
    low, high = (crew_row(w, [Hand(shown, None)], print) for shown in (SMITH, pair))
    heights = [next(p.height for p in inside(drawn) if isinstance(p, ft.Image)) for drawn in (low, high)]
    assert heights == [30, 60]
    large = crew_row(replace(w, scale=2.0), [Hand(pair, None)], print)
    assert next(p.height for p in inside(large) if isinstance(p, ft.Image)) == 120, "it grows with the text"


def test_an_act_that_is_a_figure_with_a_sign_is_read_aloud_with_its_name() -> None:
    w = words(BUILDERS)
    take = Move("take/2", plain("+3 (2 actions)"), thing="coin")
    dear = replace(take, because=plain("One action is left."))
    for drawn in (pill(w, take, print), *quiet_moves(w, (dear,), print, print, RowCache(), 380)):
        (found,) = (part for part in inside(drawn) if isinstance(part, ft.Text) and part.value == "+3 (2 actions)")
        assert found.semantics_label == "+3 (2 actions)\nCoins"
        assert images(drawn), "its sign says what it brings"


def test_what_is_too_dear_keeps_its_place_and_says_why_in_the_act_itself() -> None:
    w = words(BUILDERS)
    takes = tuple(Move(f"take/{n}", plain(f"+{n} coins"), thing="coin") for n in (1, 2, 3))
    left = plain("One action is left.")
    dear = (takes[0], *(replace(take, because=left) for take in takes[1:]))
    (free,), (blocked,) = (quiet_moves(w, moves, print, print, RowCache(), 380) for moves in (takes, dear))
    shown = [[[inner.key for inner in inside(row) if inner.key] for row in inside(drawn)] for drawn in (free, blocked)]
    assert [keys for keys in shown[0] if len(keys) > 1] == [keys for keys in shown[1] if len(keys) > 1]
    assert said(blocked) == ["+1 coins", "+2 coins", "One action is left.", "+3 coins", "One action is left."]
    reasons = [part for part in inside(blocked) if isinstance(part, ft.Text) and part.value == "One action is left."]
    assert [reason.max_lines for reason in reasons] == [None, None], "in full"
    heights = {
        upright(part) for drawn in (free, blocked) for part in inside(drawn) if str(part.key).startswith("move/")
    }
    assert heights == {48}, "a line of it makes no act higher, so nothing below is moved"


def upright(drawn: ft.Control) -> float:
    """How high an act is."""
    lines = [part for part in inside(drawn) if isinstance(part, ft.Text)]
    assert isinstance(drawn, ft.Container)
    assert isinstance(drawn.padding, ft.Padding)
    above, below = drawn.padding.top, drawn.padding.bottom
    return float(above or 0) + float(below or 0) + sum(line_height(one.theme_style) for one in lines if one.theme_style)


def test_a_short_act_is_wide_enough_for_a_long_reason_in_two_lines() -> None:
    w, why = words(BUILDERS), plain("Too few coins to buy actions (5 coins)")
    moves = (Move("hire", plain("Hire"), because=why), Move("take/3", plain("+6 coins (3 actions)"), thing="coin"))
    (drawn,) = quiet_moves(w, moves, print, print, RowCache(), 380)
    hire, take = (part.expand for part in inside(drawn) if isinstance(part.expand, int) and part.expand > 1)
    assert hire > 140
    assert take > 140


def test_what_an_act_costs_stands_below_its_words() -> None:
    hire = Move("hire", plain("Hire"), thing="worker", follows=plain("5 coins for the action"))
    assert said(pill(words(BUILDERS), hire, print)) == ["Hire", "5 coins for the action"]


def test_cards_to_hire_all_look_alike_but_for_what_they_bring_and_those_somebody_has_come_last() -> None:
    w = words(BUILDERS)
    pair = replace(SMITH, key="p", brings=(Sign("stone", known(1)), Sign("tile", known(1))))
    taken = Option("t", plain("Smith"), SMITH, plain("Ola has it."), seat="s1")
    ask = Pick("card", plain("Which?"), (taken, Option("p", plain("Smith"), pair)))
    (drawn,) = pick(w, ask, print, named=False)
    assert said(drawn) == [], "name and wage are the same on all of them"
    assert [found.key for found in inside(drawn) if str(found.key).startswith("card/")] == ["card/p", "card/t"]
    labels = [str(found.label) for found in inside(drawn) if isinstance(found, ft.Semantics) and found.label]
    assert labels == ["Smith\nStone 1\nTiles 1", "Smith\nStone 2", "Ola has it."]
    assert count(images(drawn)[0], "circle") == 2, "a dot for each material it does not bring"
    machine = replace(SMITH, key="m", name=plain("Crane"), worth=())
    mixed = pick(w, replace(ask, options=(*ask.options, Option("m", plain("Crane"), machine))), print, named=False)
    assert said(mixed[0]) == ["Smith", "4", "Crane", "no wage", "Smith", "4"]


def test_only_one_question_about_things_laid_out_is_answered_on_them() -> None:
    row = Held("site", msg("x"), Figure(known(1)), Shape.ROW, (CHAPEL,))
    ask = Pick("site", msg("x"), (Option(CHAPEL.key, msg("x")),))
    assert is_laid_out(Form("f", msg("x"), (ask,)), (row,))
    assert not is_laid_out(Form("f", msg("x"), (ask, ask)), (row,))
    assert not is_laid_out(Form("f", msg("x"), (Text("t", msg("x")),)), (row,))
    assert not is_laid_out(Form("f", msg("x"), (ask,)), ())


def yard(fair: Fair) -> TableSession:
    """Return a table on which somebody has a site that the next worker finishes, and one that lacks more."""
    table = fair.laid(Where(BUILDERS, "everything", 2).setup())
    play(table, "lay/s2", answers={"more": ("worker.apprentice_06",)})
    play(
        table,
        "lay/s1",
        answers={
            "more": ("worker.apprentice_04", "worker.laborer_01"),
            "sites": ("building.wooden_shack", "building.inn"),
        },
    )
    return table


async def test_a_worker_in_hand_offers_the_site_it_finishes(show: Show, fair: Fair) -> None:
    table = yard(fair)
    screen = await show(table, words(BUILDERS))
    await screen.tap("move/send/worker.apprentice_04")
    assert not screen.keys("sheet/form"), "nothing lies over the table"
    assert "Finish the Wooden Shack: +0 points" in " ".join(screen.texts("confirm"))
    await screen.tap("confirm")
    assert kinds(table)[-1] == "card_sent"
    assert screen.maybe("confirm") is None


async def test_a_tap_on_another_site_sends_it_there(show: Show, fair: Fair) -> None:
    table = yard(fair)
    screen = await show(table, words(BUILDERS))
    await screen.tap("move/send/worker.apprentice_04")
    await screen.tap("site/building.inn")
    assert kinds(table)[-1] == "card_sent"
    assert screen.keys("lying/building.inn")


async def test_another_worker_is_taken_in_hand_instead_and_put_back(show: Show, fair: Fair) -> None:
    table = yard(fair)
    screen = await show(table, words(BUILDERS))
    await screen.tap("move/send/worker.apprentice_04")
    await screen.tap("move/send/worker.laborer_01")
    assert screen.texts("confirm") == ["A site first"]
    await screen.tap("move/send/worker.laborer_01")
    assert screen.maybe("confirm") is None
    assert screen.keys("lying/building.inn")


async def test_an_act_for_which_the_actions_are_lacking_asks_once_more(show: Show, fair: Fair) -> None:
    table = yard(fair)
    play(table, "take/2")
    screen = await show(table, words(BUILDERS))
    await screen.tap("move/take/3")
    assert screen.keys("issue/builders-too-few-actions")
    assert kinds(table)[-1] == "coins_taken"
    before = len(kinds(table))
    await screen.tap("confirm/anyway")
    assert len(kinds(table)) == before + 1


def test_a_site_only_a_rule_speaks_against_says_so_and_can_be_touched() -> None:
    dear = Option("k", plain("Chapel"), THEN, plain("Needs 2, 1 is left."), anyway=True)
    drawn = site(words(BUILDERS), CHAPEL, print, key="k", option=dear)
    assert said(drawn)[-1] == "Needs 2, 1 is left."
    box = next(found for found in inside(drawn) if found.key == "k")
    assert getattr(box, "on_click", None) is not None


def test_at_twice_the_size_what_four_players_lack_goes_on_in_a_second_line() -> None:
    ending = Ending(plain("End"), (), tuple(Fact("coin", known(n)) for n in range(4)))
    small, large = (glance_of(replace(words(BUILDERS), scale=scale), ending) for scale in (1.0, 2.0))
    assert isinstance(small, ft.Row)
    assert isinstance(large, ft.Row)
    assert (small.wrap, large.wrap) == (False, True)
