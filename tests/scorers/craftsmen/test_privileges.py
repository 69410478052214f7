"""Privileges and tokens where the app is told what they are used for: paid, counted, said at once (by stage).

"Żeton przywileju pozwala pomocnikowi [...] skorzystać z przywileju, tak jakby jego dysk leżał na polu ze złotą obwódką.
Każdy pomocnik może tylko raz w rundzie skorzystać z przywileju. Odrzucony żeton przywileju odkłada się do puli."
"""

from __future__ import annotations

import pytest

from companion.text import texts
from scorers.core.core_moves import label
from scorers.core.forms import Answer, Form, Pick
from scorers.craftsmen import GAME
from scorers.craftsmen.model import Phase
from tests.scorers.craftsmen.playing import EVERYTHING, LIGHTEST, MORE, Playing

NAMES = {"s1": "Anna", "s2": "Bartek", "s3": "Celina"}
FREE: dict[str, Answer] = {"card": ("basic",), "top": ("red",), "bottom": ("blue",), "side": ("right",)}
"""A card of which no half matches a sawmill of purple and green."""


def at(phase: Phase, round_: int = 1, keeps: tuple[str, ...] = EVERYTHING, **agreed: object) -> Playing:
    play = Playing.of(3, keeps, **agreed)
    for seat in play.state.setup.ids if "buildings" in keeps else ():
        play.tap(f"built/{seat}", top=("purple",), bottom=("green",))
    return play.until(phase, round_) if round_ > 1 else play.to(phase)


def pick(found: Form, ask: str) -> Pick:
    (asked,) = (one for one in found.asks if isinstance(one, Pick) and one.key == ask)
    return asked


def words(found: Form, ask: str) -> dict[str, str]:
    """What each answer to a question says, in Polish."""
    say = texts("pl")
    return {one.key: say(one.because or one.label, NAMES) for one in pick(found, ask).options}


def logged(play: Playing) -> str:
    return texts("pl")(label(GAME, play.events[-1]), NAMES)


def tokens(play: Playing, seat: str, what: str = "privilege") -> tuple[int | None, int | None]:
    """Those of a seat, and the pool."""
    return play.n(seat, what), play.n("table", what)


# ----------------------------------------------------------------------------------- stage II: the builders' guild


def test_stage_ii_a_card_built_for_a_token_takes_the_token_and_counts() -> None:
    play = at(Phase.BUILD).stands("build", "s1", "s3", "s2").has("s2", "privilege", 3)
    _, pool = tokens(play, "s2")
    assert words(play.form("built/s2", **FREE), "side") == {
        "left": "lewy, za żeton przywileju",
        "right": "prawy, za żeton przywileju",
    }
    play.tap("built/s2", **FREE)
    assert tokens(play, "s2") == (2, (pool or 0) + 1)
    assert logged(play) == "Bartek: Budynek podstawowy (czerwony i niebieski), za żeton przywileju"
    done = pick(play.form("done"), "used")
    assert done.chosen == ()
    assert words(play.form("done"), "used")["build.2.0"] == "żeton oddany"
    before = play.state
    play.tap("done", used=("build.2.0",))
    assert (play.n("s2", "privilege"), play.state.flow.used) == (2, ("s2",)), "once"
    (line, *_) = GAME.loud(before, play.events[-1])
    assert texts("pl")(line, NAMES) == "Przywilej: Bartek"


def test_stage_ii_a_card_built_on_gold_counts_whatever_was_ticked_before() -> None:
    play = at(Phase.BUILD).stands("build", "s3", "s2").tap("built/s3", **FREE)
    assert logged(play) == "Celina: Budynek podstawowy (czerwony i niebieski), z przywilejem"
    assert pick(play.form("done"), "used").chosen == ("build.0.0",)
    assert play.tap("done", used=()).state.flow.used == ("s3",)


def test_stage_ii_gold_that_built_nothing_by_privilege_is_not_proposed_and_can_be_told() -> None:
    play = at(Phase.BUILD).stands("build", "s3", "s2")
    assert pick(play.form("done"), "used").chosen == ()
    assert play.tap("done", used=("build.0.0",)).state.flow.used == ("s3",)


def test_stage_ii_of_two_helpers_the_other_one_used_it() -> None:
    play = at(Phase.BUILD).stands("build", "s1", "s1").has("s1", "privilege", 1).tap("built/s1", **FREE)
    play.tap("done", used=("build.1.0",))
    assert (play.n("s1", "privilege"), play.state.flow.used) == (0, ("s1",))


def test_stage_ii_gold_first_then_a_token_for_the_other_helper() -> None:
    play = at(Phase.BUILD).stands("build", "s1", "s1").has("s1", "privilege", 1)
    turned = {**FREE, "top": ("green",), "bottom": ("purple",)}
    play.tap("built/s1", **FREE)
    assert play.n("s1", "privilege") == 1
    play.tap("built/s1", **turned)
    assert play.n("s1", "privilege") == 0
    assert play.tap("done").state.flow.used == ("s1", "s1")


def test_stage_ii_taken_back_the_token_comes_back_and_is_not_counted() -> None:
    play = at(Phase.BUILD).stands("build", "s1", "s2").has("s2", "privilege", 1).tap("built/s2", **FREE)
    flow = GAME.back(play.state, play.events[-1])
    assert flow
    assert flow.spent == ()


# ------------------------------------------------------------------------------------------------------- winter


def test_winter_a_card_built_by_privilege_takes_a_token_and_nothing_else() -> None:
    """ "Podczas tych etapów gracze mogą wykorzystywać żetony przywilejów": nobody stands on gold."""
    play = at(Phase.BUILD, 4).has("s3", "privilege", 1)
    _, pool = tokens(play, "s3")
    assert words(play.form("built/s3", **FREE), "side")["left"] == "lewy, za żeton przywileju"
    play.tap("built/s3", **FREE)
    assert tokens(play, "s3") == (0, (pool or 0) + 1)
    assert play.refused("built/s3", **{**FREE, "top": ("green",), "bottom": ("red",)}) == {"craftsmen-too-many-cards"}


def test_winter_without_a_token_there_is_no_privilege() -> None:
    play = at(Phase.BUILD, 4).has("s3", "privilege", 0)
    assert play.refused("built/s3", **FREE) == {"craftsmen-no-privilege"}


def test_winter_a_fourth_product_takes_the_privilege_token_once() -> None:
    play = at(Phase.CRAFT, 4).has("s1", "privilege", 2)
    for _ in range(3):
        play.tap("make/s1", good=("wood",), to=("onward",))
    told: dict[str, Answer] = {"good": ("wood",), "to": ("onward",)}
    assert play.form("make/s1", **told).event is None, "what it costs is touched"
    assert words(play.form("make/s1", **told), "paid") == {"double": "żeton przywileju: dwa surowce"}
    play.tap("make/s1", **told, paid=("double",))
    assert play.n("s1", "privilege") == 1
    assert logged(play) == "Anna: drewno, własny budynek, za żeton przywileju"
    assert play.refused("make/s1", **told) == {"craftsmen-no-work-points"}, "once for a helper"


@pytest.mark.parametrize(("where", "held", "said"), [("gold", 0, "z przywileju"), ("silver", 1, "z żetonu przywileju")])
def test_stage_iv_a_semi_product_is_made_for_the_point_two_raw_goods_saved(where: str, held: int, said: str) -> None:
    seats = ("s1", "s2") if where == "gold" else ("s2", "s1")
    play = at(Phase.CRAFT).stands("craft", *seats).has("s1", "privilege", held)
    for _ in range(3):
        play.tap("make/s1", good=("wood",), to=("onward",))
    play.tap("make/s1", good=("flour",), to=("onward",), paid=("double",))
    assert logged(play) == f"Anna: mąka, własny budynek, za punkt {said}"


def test_winter_tokens_used_are_counted_where_winter_gives_any() -> None:
    play = at(Phase.BUILD, 4, rulings={"winter_tokens": "yes"}).has("s3", "privilege", 1).tap("built/s3", **FREE)
    assert play.tap("done").state.flow.used == ("s3",)


# -------------------------------------------------------------------------------------- stage IV: the craft guild


def test_stage_iv_two_raw_goods_for_a_token_take_it() -> None:
    play = at(Phase.CRAFT).stands("craft", "s2", "s1").has("s1", "privilege", 1)
    for _ in range(3):
        play.tap("make/s1", good=("wood",), to=("onward",))
    play.tap("make/s1", good=("wood",), to=("onward",), paid=("double",))
    assert play.n("s1", "privilege") == 0
    assert play.tap("done").state.flow.used == ("s1",)


def test_stage_iv_a_helper_on_gold_doubles_once_whatever_tokens_there_are() -> None:
    play = at(Phase.CRAFT).stands("craft", "s1", "s2").has("s1", "privilege", 2)
    for n in range(4):
        play.tap("make/s1", good=("wood",), to=("onward",), **({"paid": ("double",)} if n == 3 else {}))
    assert play.n("s1", "privilege") == 2
    assert pick(play.form("done"), "used").chosen == ("craft.0.0",)
    assert play.refused("make/s1", good=("wood",), to=("onward",)) == {"craftsmen-no-work-points"}


@pytest.mark.parametrize("phase", [Phase.CRAFT, Phase.BANK, Phase.NOTARY])
def test_stage_vi_a_work_token_is_never_spent_unasked(phase: Phase) -> None:
    """ "[...] pomiędzy etapami od I do VI": the app has no moment between two stages, so the price is touched."""
    play = at(phase).stands(phase, "s2").has("s1", "work", 2)
    told: dict[str, Answer] = {"good": ("flour",), "to": ("granary",)}
    found = play.form("make/s1", **told)
    assert (found.event, words(found, "paid")) == (None, {"token": "za żeton pracy"})
    play.tap("make/s1", **told, paid=("token",))
    assert tokens(play, "s1", "work") == (1, 5)
    assert logged(play) == "Anna: mąka, spichlerz (+1 karta kapitału), za żeton pracy"


# ---------------------------------------------------------------------------------- stage V: the merchants' guild


def test_stage_v_each_helper_buys_one() -> None:
    """ "Gracz może kupić jeden dowolny półprodukt": one action for each helper."""
    play = at(Phase.MERCHANT).stands("merchant", "s1", "s2", "s1").tap("buy/s1", good=("barrel",))
    play.tap("buy/s1", good=("rope",))
    assert play.refused("buy/s1", good=("paper",)) == {"craftsmen-too-many-bought"}
    assert play.refused("buy/s3", good=("paper",)) == {"craftsmen-too-many-bought"}
    shown = GAME.view(play.state, None)
    moves = [move for task in shown.now.tasks for move in task.moves]
    moves += [move for one in shown.seats for move in one.moves if move.key.startswith("buy/")]
    for language, said in (
        ("en", {"Anna has bought 2 already, one for each helper.", "Celina has no helper in the merchants’ guild."}),
        ("pl", {"Anna: kupione już 2, po jednym na pomocnika.", "Celina nie ma pomocnika w gildii kupców."}),
    ):
        assert {texts(language)(move.because, NAMES) for move in moves if move.because} == said
    assert {move.key: move.anyway for move in moves} == {"buy/s1": True, "buy/s2": False, "buy/s3": True}
    back = GAME.back(play.state, play.events[-1])
    assert back
    assert back.spent == ("s1/bought",)


def test_stage_v_gold_that_pays_a_card_has_used_no_privilege() -> None:
    play = at(Phase.MERCHANT).stands("merchant", "s3").tap("buy/s3", good=("barrel",))
    assert pick(play.form("done"), "used").chosen == ()
    assert play.tap("done").state.flow.used == ()


@pytest.mark.parametrize(
    ("seats", "held", "said", "log"),
    [
        ("s3 s2", 1, "własna kostka z jarmarku (przywilej)", "z przywilejem"),
        ("s2 s3", 0, "kostka z jarmarku i żeton przywileju", "za żeton przywileju"),
    ],
)
def test_stage_v_a_cube_of_the_fair_pays_by_privilege(seats: str, held: int, said: str, log: str) -> None:
    play = at(Phase.MERCHANT).stands("merchant", *seats.split()).has("s3@fair", "cube", 1).has("s3", "privilege", 1)
    assert words(play.form("buy/s3", good=("barrel",)), "pays")["fair"] == said
    play.tap("buy/s3", good=("barrel",), pays=("fair",))
    assert play.n("s3", "privilege") == held
    assert logged(play) == f"Celina kupuje: beczka (za własną kostkę z jarmarku), {log}"
    assert play.tap("done").state.flow.used == ("s3",)


def test_stage_v_where_nobody_knows_the_granary_gold_is_proposed_as_before() -> None:
    play = at(Phase.MERCHANT, keeps=MORE).stands("merchant", "s1")
    assert pick(play.form("done"), "used").chosen == ("merchant.0.0",)


def test_stage_v_without_helpers_nothing_is_counted() -> None:
    play = Playing.of(3, (*LIGHTEST, "goods")).until(Phase.MERCHANT).tap("buy/s1", good=("barrel",))
    assert play.refused("buy/s1", good=("rope",)) == set()
