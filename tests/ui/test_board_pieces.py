"""What is laid out in Now: touched there, refused there; and forms that the last answer records."""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion.ui.components.board_pieces import board_rows
from companion.ui.views.table.model import TableModel
from companion.ui.views.table.shown import BoardPieces, board_pieces
from scorers.core.amount import known
from scorers.core.forms import Answers, Form, Move, Option, Pick, Place, picked
from scorers.core.issues import Issue, Level
from scorers.core.msg import Player, msg
from scorers.core.view import Face, Figure, Held, Meter, Now, Shape, Sign
from tests.ui.afresh import Watch
from tests.ui.conftest import Show
from tests.ui.fake import Fact, FakePort, fake_words, thing
from tests.ui.test_lock import Seconds

SITES = (
    Face("inn", msg("fake-inn"), (Sign("coin", known(12)),), (Meter("wood", 1, 2),), state=msg("fake-note")),
    Face("mill", msg("fake-mill"), (Sign("coin", known(8)),), (Meter("wood", 0, 3),)),
)
CREW = tuple(Face(f"crew{n}", msg("core-plain", text=f"Crew {n}"), (Sign("wood", known(n)),)) for n in range(1, 4))
HELD = (
    Held("coin", thing("coin"), Figure(known(10), "points/s1")),
    Held("site", msg("fake-where"), Figure(known(2)), Shape.ROW, SITES),
    Held("worker", msg("fake-work"), Figure(known(3)), Shape.RACK, CREW),
    Held("deck", msg("fake-built"), Figure(known(0)), Shape.ROW),
)
MOVES = (
    Move("send/crew1", msg("core-plain", text="Crew 1"), Place.THING, "s1", "crew1"),
    Move("send/crew2", msg("core-plain", text="Crew 2"), Place.THING, "s1", "crew2", msg("fake-blocked")),
    Move("send/again", msg("core-plain", text="Again"), Place.THING, "s1", "crew1"),
    Move("take/s1/coin", msg("fake-pay"), Place.THING, "s1", "coin"),
    Move("hire", msg("fake-build"), Place.THING, "s1", "worker"),
)


class YardPort(FakePort):
    """Sites and a crew lie in Now; sending somebody has no button of its own."""

    weight: Level | None = None

    def _work(self) -> Now:
        now = super()._work()
        sent = {fact.what for fact, _ in self.facts}
        moves = [move for move in MOVES if f"sent/{move.thing}" not in sent]
        crew = tuple(face for face in CREW if f"sent/{face.key}" not in sent)
        return replace(now, moves=(*now.moves, *moves), holdings=(*HELD[:2], replace(HELD[2], faces=crew), HELD[3]))

    def _form_send(self, move: str, rest: str, answers: Answers) -> Form:
        site = picked(answers, "site")
        ask = Pick("site", msg("fake-where"), tuple(Option(face.key, face.name, face) for face in SITES), site)
        issues = () if self.weight is None else (Issue("fake-blocked", self.weight, msg("fake-blocked")),)
        event = Fact(what=f"sent/{rest}", label="fake-build") if site else None
        return Form(move, msg("fake-where"), (ask,), event=event, issues=issues if site else ())


def model(weight: Level | None = None) -> tuple[YardPort, TableModel, Seconds]:
    port, seconds = YardPort(), Seconds()
    port.weight = weight
    return port, TableModel(port, seconds), seconds


# -------------------------------------------------------------------------------------- forms the last answer records


async def test_the_last_answer_records_a_form_without_a_button(show: Show) -> None:
    port = YardPort()
    screen = await show(port)
    await screen.tap("move/send/crew1")
    assert screen.keys("sheet/form") == ["sheet/form/send/crew1"]
    assert screen.maybe("confirm") is None
    await screen.tap("site/inn")
    assert [fact.what for fact, _ in port.facts] == ["sent/crew1"]
    assert not screen.keys("sheet/")
    assert screen.maybe("move/send/crew1") is None, "whoever was sent no longer lies there"


async def test_what_is_against_the_rules_waits_for_it_happened_anyway(show: Show) -> None:
    port = YardPort()
    port.weight = Level.AGAINST
    screen = await show(port)
    await screen.tap("move/send/crew1")
    await screen.tap("site/inn")
    assert not port.facts
    assert screen.texts("issue/fake-blocked")
    assert screen.maybe("confirm") is None
    await screen.tap("confirm/anyway")
    assert port.facts[-1][1]


async def test_the_impossible_is_not_recorded_by_the_last_answer_either(show: Show) -> None:
    port = YardPort()
    port.weight = Level.IMPOSSIBLE
    screen = await show(port)
    await screen.tap("move/send/crew1")
    await screen.tap("site/inn")
    assert not port.facts
    assert screen.maybe("confirm") is None
    assert screen.maybe("confirm/anyway") is None


def test_a_hint_holds_nothing_up() -> None:
    port, table, seconds = model(Level.HINT)
    table.press("send/crew1")
    seconds.now += 1
    table.answer("send/crew1", "site", "inn")
    assert [fact.what for fact, _ in port.facts] == ["sent/crew1"]


def test_a_double_tap_that_opens_a_sheet_does_not_answer_in_it() -> None:
    port, table, seconds = model()
    table.press("send/crew1")
    table.answer("send/crew1", "site", "inn")
    assert not port.facts, "the finger was still on the worker"
    seconds.now += 1
    table.answer("send/crew1", "site", "inn")
    assert [fact.what for fact, _ in port.facts] == ["sent/crew1"]


async def test_an_answer_that_came_too_early_can_still_be_confirmed(
    show: Show, monkeypatch: pytest.MonkeyPatch
) -> None:
    port = YardPort()
    screen = await show(port)
    await screen.tap("move/send/crew1")
    monkeypatch.setattr("companion.ui.views.table.lock.LOCKED_FOR", 60.0)
    await screen.tap("site/inn")
    assert not port.facts
    monkeypatch.setattr("companion.ui.views.table.lock.LOCKED_FOR", 0.0)
    await screen.tap("confirm")
    assert [fact.what for fact, _ in port.facts] == ["sent/crew1"]


def test_an_answer_outside_an_open_sheet_records_nothing() -> None:
    port, table, _ = model()
    table.answer("send/crew1", "site", "inn")
    assert not port.facts


def test_somebody_was_faster_and_the_sheet_stays() -> None:
    port, table, seconds = model()
    table.press("send/crew1")
    seconds.now += 1
    port.gone = True
    table.answer("send/crew1", "site", "inn")
    assert table.screen.refusal is not None
    assert table.screen.sheet is not None


def test_the_same_button_of_the_next_player_is_not_hit() -> None:
    class Turns(FakePort):
        def _work(self) -> Now:
            now, seat = super()._work(), f"s{len(self.facts) + 1}"
            return replace(now, moves=(*now.moves, Move("end", msg("fake-pay"), seat=seat)))

    port, seconds = Turns(), Seconds()
    table = TableModel(port, seconds)
    table.press("end")
    table.press("end")
    assert len(port.facts) == 1
    seconds.now += 0.31
    table.press("end")
    assert len(port.facts) == 2


# ------------------------------------------------------------------------------------------------- laid out in Now


def test_nothing_laid_out_costs_nothing() -> None:
    assert board_pieces(FakePort().view.now) == BoardPieces()
    _, table, _ = model()
    before = table.screen.pieces
    table.refresh()
    assert table.screen.pieces is before


async def test_faces_stand_in_now_with_their_moves(show: Show) -> None:
    port = YardPort()
    screen = await show(port)
    assert screen.keys("lying/") == ["lying/inn", "lying/mill", "lying/crew3"]
    assert screen.find("lying/inn").on_click is None
    assert screen.texts("lying/inn") == ["Inn at the crossroads", "12", "1/2", "No house left."]
    assert "Crew 1" in screen.texts("move/send/crew1")
    assert screen.find("move/send/crew1").on_click is not None


async def test_what_cannot_be_paid_is_shown_with_its_reason(show: Show) -> None:
    screen = await show(YardPort())
    assert screen.find("move/send/crew2").on_click is None
    assert "Not before round 2." in screen.texts("move/send/crew2")


async def test_a_line_with_a_number_carries_its_move_too(show: Show) -> None:
    port = YardPort()
    screen = await show(port)
    await screen.tap("move/take/s1/coin")
    assert [fact.what for fact, _ in port.facts] == ["take/s1/coin"]


async def test_other_moves_stay_where_they_were(show: Show) -> None:
    screen = await show(YardPort())
    keys = screen.keys("move/")
    assert keys.count("move/send/crew1") == 1
    assert keys.index("move/send/crew2") < keys.index("move/take/s1/wood") < keys.index("move/hire")
    assert "move/send/again" in keys, "a second move on the same card keeps a place of its own"


async def test_an_empty_row_has_no_heading(show: Show) -> None:
    texts = (await show(YardPort())).texts()
    said = fake_words(4).say
    assert said(HELD[1].label) in texts
    assert "Build {what}" not in texts


async def test_large_text_has_one_card_to_a_line(show: Show) -> None:
    screen = await show(YardPort(), fake_words(4, "en", 2.0))
    assert screen.find("move/send/crew1").expand is None


async def test_what_lies_in_now_is_drawn_again_only_when_it_changed(
    show: Show, monkeypatch: pytest.MonkeyPatch, watch: Watch
) -> None:
    watch.stop()  # which draws everything once more
    drawn: list[tuple[Held, ...]] = []

    def counted(w: object, held: tuple[Held, ...], *given: object) -> object:
        drawn.append(held)
        return board_rows(w, held, *given)  # type: ignore[arg-type]

    monkeypatch.setattr("companion.ui.views.table.regions.board_rows", counted)
    screen = await show(YardPort())
    drawn.clear()
    await screen.tap("hand/0")
    await screen.tap("move/take/s1/wood")
    assert drawn == []
    await screen.tap("move/send/crew1")
    await screen.tap("site/mill")
    assert len(drawn) == 1


async def test_a_player_to_tap_has_a_symbol(show: Show) -> None:
    class Players(FakePort):
        def _work(self) -> Now:
            names = (Move(f"pay/{seat}", msg("core-owner-seat", who=Player(seat)), seat=seat) for seat in self.seats)
            late = Move("pay/late", msg("core-owner-seat", who=Player("s1")), seat="s1", because=msg("fake-blocked"))
            return replace(super()._work(), moves=(*names, late))

    port = Players()
    screen = await show(port)
    assert screen.texts("move/pay/s1") == ["Ola"]
    assert screen.texts("move/pay/late") == ["Ola", "Not before round 2."]
    assert screen.find("move/pay/late").on_click is None
    await screen.tap("move/pay/s2")
    assert [fact.what for fact, _ in port.facts] == ["pay/s2"]
