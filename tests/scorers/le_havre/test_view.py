"""What the table sees, and that every sentence exists in both languages."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from companion.text import Texts, texts
from scorers.core.core_moves import label
from scorers.core.data import data_folder
from scorers.core.glance import Bars, Tone, Turns
from scorers.core.msg import Msg, Player, SeatId, msg
from scorers.core.view import Face, Shape
from scorers.le_havre import GAME
from scorers.le_havre.faces import options
from scorers.le_havre.flow import phase_of, seat_at
from scorers.le_havre.holdings import in_stacks
from scorers.le_havre.model import Phase
from scorers.le_havre.printed import TILES, round_cards
from scorers.le_havre.words import tile_msg
from tests.scorers.le_havre.harbourside import ALL, FORTUNE, LIGHT, SETUPS, Bot, Harbourside, all_moves, messages

LANGUAGES = ("en", "pl")


def ids(language: str) -> set[str]:
    text = (data_folder() / "locale" / language / "le_havre.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^([\w-]+) =", text, re.MULTILINE))


def params(language: str) -> dict[str, set[str]]:
    text = (data_folder() / "locale" / language / "le_havre.ftl").read_text(encoding="utf-8")
    found: dict[str, set[str]] = {}
    for part in re.split(r"^(?=le_havre-)", text, flags=re.MULTILINE)[1:]:
        found[part.split(" =")[0]] = set(re.findall(r"\$(\w+)", part))
    return found


def test_both_languages_have_the_same_sentences_about_the_same_things() -> None:
    assert params("en") == params("pl")
    assert all(id_.startswith("le_havre-") for id_ in ids("pl"))


def test_every_sentence_the_code_names_exists() -> None:
    code = "".join(path.read_text(encoding="utf-8") for path in Path("scorers/le_havre").glob("*.py"))
    named = {id_ for id_ in re.findall(r'"(le_havre-[\w-]+)"', code) if not id_.endswith("-")}
    assert named <= ids("en"), sorted(named - ids("en"))


def said(language: Texts, message: Msg) -> str:
    return language(message, {"s1": "Gosia", "s2": "Martyna", "s3": "Maciek", "s4": "Ola", "s5": "Jan"})


def check_said(message: Msg) -> None:
    for language in LANGUAGES:
        words = said(texts(language), message)
        assert "le_havre-" not in words, (message, words)
        assert "{" not in words, (message, words)


def test_every_card_speaks_both_languages() -> None:
    for face in GAME.faces():
        for message in messages(face):
            check_said(message)


@pytest.mark.parametrize(
    ("card", "sentences"),
    [
        ("fishery", ["fee-free", "does-gain", "does-per-fisherman"]),
        ("colliery", ["fee", "does-gain", "does-any-hammer"]),
        ("church", ["fee-free", "does-needs", "does-gain"]),
        ("bakehouse", ["fee", "does-swap", "does-energy", "does-bonus"]),
        ("smokehouse", ["fee-either", "does-swap", "does-bonus", "does-most", "does-energy-once"]),
        ("ironworks", ["fee-either", "does-gain", "does-swap", "does-most"]),
        ("furriery", ["fee", "does-swap", "does-swap", "does-most"]),
        ("gh05", ["fee", "does-swap", "does-most-by"]),
        ("gh09", ["fee", "does-swap", "does-most", "does-swap", "does-most", "does-either"]),
        ("gh18", ["fee", "does-per-type", "does-per-type"]),
    ],
)
def test_a_face_says_all_that_is_printed(card: str, sentences: list[str]) -> None:
    face = next(face for face in GAME.faces() if face.key == f"building.{card}")
    said = [message.id.removeprefix("le_havre-") for message in messages(face.text)]
    assert [entry(face), *(sentence for sentence in said if sentence.startswith("does"))] == sentences


def test_fuel_is_said_on_a_card_by_what_each_exchange_takes_and_only_its_sign_where_it_is_shared() -> None:
    takes = {face.key: [(sign.symbol, sign.n.n) for sign in face.takes] for face in GAME.faces()}
    assert takes["building.kiln"] == [("clay", 1), ("energy", 1)]
    assert takes["building.steelworks"] == [("iron", 1), ("energy", 15)]
    assert takes["building.brickworks"] == [("clay", 1), ("energy", None)], "half an energy each"
    assert takes["building.tannery"] == [("hides", 1)]


def entry(face: Face) -> str:
    """Which of the three entries is printed as signs, or in words."""
    if face.fee_said == Msg("le_havre-entry-free"):
        return "fee-free"
    return "fee-either" if len(face.fee) == 2 else "fee"


def test_a_card_to_pick_is_seen_and_a_good_is_named() -> None:
    found = options(("building.bakehouse", "ship.S01", "fish"))
    assert [option.face and option.face.key for option in found] == ["building.bakehouse", "ship.S01", None]


@pytest.mark.parametrize(
    ("keeps", "options"),
    [(LIGHT, {}), (FORTUNE, {}), ((*ALL, "discs", "stacks"), {"expansion": "yes"}), (LIGHT, {"pace": "rounds"})],
)
def test_whatever_a_table_shows_exists_in_both_languages(keeps: tuple[str, ...], options: dict[str, str]) -> None:
    table = Harbourside.new(3, keeps, options=options)
    bot = Bot(table, Random(7))
    for step in range(90):
        if table.state.flow.over:
            break
        if step % 9 == 0:
            for message in set(messages(table.view)):
                check_said(message)
            for move in all_moves(table.view):
                for message in set(messages(table.form(move.key))):
                    check_said(message)
        assert bot.step()
        for message in (GAME.label(table.events[-1]), *GAME.loud(table.states[-1], table.events[-1])):
            check_said(message)


@pytest.mark.parametrize(("variant", "players"), SETUPS)
def test_setting_up_speaks_both_languages(variant: str, players: int) -> None:
    for message in messages(GAME.checklist(players, variant)):
        check_said(message)
    for message in messages(GAME.sheet(Harbourside.new(players, variant=variant).state.setup, None)):
        check_said(message)


def test_game_data_has_its_words() -> None:
    wanted = [Msg("le_havre-title"), Msg("le_havre-first-player")]
    wanted += [Msg(f"le_havre-variant-{v}") for v in GAME.info.variants]
    wanted += [Msg(f"le_havre-preset-{p.id}") for p in GAME.info.presets]
    for keep in GAME.info.keeps:
        wanted += [Msg(f"le_havre-keep-{keep.id}", (), case) for case in (None, "price", "gain")]
    for kind, choices in (("ruling", GAME.info.rulings), ("option", GAME.info.options)):
        for choice in choices:
            wanted += [Msg(f"le_havre-{kind}-{choice.id}", (), case) for case in (None, *choice.options)]
    for thing in GAME.info.things:
        wanted += [GAME.thing(thing.id, n) for n in (1, 2, 5)] + [GAME.thing(thing.id, 1, "name")]
    for message in wanted:
        check_said(message)


@pytest.mark.parametrize(
    ("n", "franc", "fish"),
    [
        (1, "1 frank", "1 ryba"),
        (2, "2 franki", "2 ryby"),
        (5, "5 franków", "5 ryb"),
        (12, "12 franków", "12 ryb"),
        (22, "22 franki", "22 ryby"),
    ],
)
def test_polish_counts(n: int, franc: str, fish: str) -> None:
    polish = texts("pl")
    assert polish(GAME.thing("franc", n)) == franc
    assert polish(GAME.thing("fish", n)) == fish


def test_only_letters_the_client_can_draw() -> None:
    for language in LANGUAGES:
        text = (data_folder() / "locale" / language / "le_havre.ftl").read_text(encoding="utf-8")
        strange = set(text) - set("ąćęłńóśźżĄĆĘŁŃÓŚŹŻé½×–−≥„”’â\xa0") - {chr(n) for n in range(32, 127)} - {"\n"}
        assert not strange


def test_the_lightest_table_shows_little() -> None:
    table = Harbourside.new(4)
    view = table.view
    assert all(seat.figure is None for seat in view.seats)
    assert [len(seat.moves) for seat in view.seats[:4]] == [0, 0, 0, 0]
    table.do("tile/T7")
    assert [m.id for m in table.view.now.by_hand] == ["le_havre-by-hand-supply"]
    table.count("s2", loan=2)
    figure = table.view.seats[1].figure
    assert figure is not None
    assert (figure.amount.n, figure.thing) == (2, "loan")
    table.own("s1", "ship.S01", "ship.S02")
    ships = [(figure.thing, figure.amount.n) for figure in table.view.seats[0].beside]
    assert ships == [("ship", 2)], "what feeds is seen without a tap"


def test_a_full_table_shows_the_fortune_icons_and_owners() -> None:
    table = Harbourside.new(3, ALL).do("tile/T7").own("s1", "building.hardware_store", "building.fishery")
    seat = table.view.seats[0]
    held = {h.thing: h for h in seat.holdings}
    assert seat.figure is not None
    assert seat.figure.amount.n == 5
    assert held["fortune"].figure.amount.n == 5 + 8 + 10
    assert (held["hammer"].figure.amount.n, held["fisherman"].figure.amount.n) == (1, 2)
    assert (held["Go"].figure.amount.n, held["Rz"].figure.amount.n) == (1, 1)
    assert held["building"].shape is Shape.ROW
    assert [face.key for face in held["building"].faces] == ["building.fishery", "building.hardware_store"]
    owners = {face.key: face.owner for face in table.view.faces if face.owner}
    assert owners == {"building.hardware_store": "s1", "building.fishery": "s1"}
    why = GAME.why(table.state, held["fortune"].figure.why)
    assert why.amount.n == 23
    assert sum(part.amount.n or 0 for part in why.parts) == 23


def test_the_offers_lie_on_the_table_as_along_the_quay() -> None:
    table = Harbourside.new(3, ALL).do("tile/T7")
    shown = [(h.thing, h.figure.amount.n) for h in table.view.seats[-1].holdings if h.thing.startswith("offer.")]
    assert shown == [
        ("offer.franc", 3),
        ("offer.fish", 2),
        ("offer.wood", 2),
        ("offer.clay", 1),
        ("offer.iron", 1),
        ("offer.grain", 0),
        ("offer.cattle", 0),
    ]
    assert [note.id for note in table.view.seats[-1].notes] == ["le_havre-tile-at"]


def test_what_a_seat_has_none_of_stands_last() -> None:
    table = Harbourside.new(3, ALL).do("tile/T7").own("s1", "building.fishery")
    shown = [h.thing for h in table.view.seats[0].holdings]
    assert shown[:6] == ["fortune", "franc", "loan", "coal", "ship", "building"]
    assert shown.index("fish") > shown.index("fisherman")


def test_of_the_proposals_only_the_top_cards_lie_open() -> None:
    table = Harbourside.new(3, (*ALL, "stacks")).do("tile/T7")
    unknown = {h.thing: h for h in table.view.seats[-1].holdings}["proposals"]
    assert (unknown.shape, unknown.figure.amount.n, unknown.faces) == (Shape.DECK, 27, ())
    left = in_stacks(table.state)
    table.do("stacks", first=left[::3], second=left[1::3])
    entered = {h.thing: h for h in table.view.seats[-1].holdings}["proposals"]
    assert (entered.shape, tuple(face.key for face in entered.faces)) == (Shape.ROW, left[:3])


def test_the_lid_shows_what_every_round_asks() -> None:
    table = Harbourside.new(3)
    line, turns = table.view.track.line, table.view.track.turns
    cards = round_cards("full", 3)
    assert isinstance(line, Bars)
    assert line.heights == tuple(card.food for card in cards)
    assert line.dots == tuple(number for number, card in enumerate(cards, start=1) if card.harvest)
    assert {sign for _, sign in line.signs} == {"hammer", "anchor"}
    assert (line.at, turns) == (1, Turns(1, ("",) * 7, "ship"))
    table.to_round_end()
    found = table.view.track.turns
    assert found is not None
    assert (found.at, found.tiles.count("%")) == (8, 1), "all done, and interest fell due once"


def test_what_a_seat_needs_at_the_end_of_the_round() -> None:
    table = Harbourside.new(3, ALL)
    due = table.view.seats[0].needs[0].n
    assert [fact.tone for fact in table.view.seats[0].needs] == [Tone.PLAIN, Tone.GOOD]
    table.count("s1", franc=0, fish=0, loan=2)
    seat = table.view.seats[0]
    assert [(fact.tone, fact.n) for fact in seat.needs[1:]] == [(Tone.SHORT, due)]
    assert [figure.thing for figure in seat.beside] == ["loan"]
    assert not table.view.seats[1].beside
    table.count("s2", franc=1, fish=0)
    assert due is not None
    assert due.n is not None
    lacking = {"s1": due.n, "s2": due.n - 1}
    ending = table.view.now.ending
    assert ending is not None
    assert ending.short == msg(
        "le_havre-ending-short",
        who=tuple(msg("le_havre-short-of", who=Player(SeatId(seat)), n=n) for seat, n in lacking.items()),
    )
    assert not Harbourside.new(3, ()).view.seats[0].needs, "the ships are not kept"
    light = Harbourside.new(3).view.seats[0].needs
    assert [fact.sign for fact in light] == ["food"], "nobody knows the larder"


def test_who_has_paid_for_the_feast_needs_nothing_more() -> None:
    table = Harbourside.new(3, ALL).to_round_end()
    table.do("feed/s1")
    (paid,), (due, _) = table.view.seats[0].needs, table.view.seats[1].needs
    assert (paid.label, paid.tone) == (msg("le_havre-feed-done"), Tone.GOOD)
    assert due.label
    assert due.label.id == "le_havre-needs"


@pytest.mark.parametrize("keeps", [LIGHT, FORTUNE, ALL])
def test_the_end_of_the_round_is_in_sight_until_it_comes(keeps: tuple[str, ...]) -> None:
    table = Harbourside.new(3, keeps).count("s1", loan=1)
    seen = set()
    while table.state.flow.phase != "feed":
        ending = table.view.now.ending
        assert ending is not None
        assert [fact.sign for fact in ending.facts] == ["food", "grain", "ship"]
        assert [need.seat for need in ending.needs] == ["s1", "s2", "s3"]
        seen.add(phase_of(table.state))
        table.turn()
    assert seen == {Phase.TILE, Phase.INTEREST, Phase.MAIN}
    assert table.view.now.stages, "then its steps stand there instead"
    assert table.view.now.ending is None


@pytest.mark.parametrize(
    ("round_", "said"),
    [(1, ["no-harvest"]), (2, ["ending-harvest"]), (3, ["ending-harvest", "ending-ordinary"])],
)
def test_p7_what_the_round_card_of_three_says_is_in_sight(round_: int, said: list[str]) -> None:
    ending = Harbourside.new(3).to_round(round_).view.now.ending
    assert ending is not None
    labels = [fact.label for fact in ending.facts if fact.label and fact.sign not in ("food", "ship")]
    assert [label.id.removeprefix("le_havre-") for label in labels] == said


def test_the_end_of_the_round_is_in_sight_where_seven_turns_are_one_step() -> None:
    table = Harbourside.new(5, options={"pace": "rounds"}).count("s1", loan=1)
    now = table.view.now
    assert now.ending is not None
    assert [need.n.n for need in now.ending.needs if need.n] == [0] * 5
    assert [task.sum and task.sum.id for task in now.tasks] == ["le_havre-mark-interest"], "what the row is about"
    table.do("round")
    assert table.view.now.tasks == (), "nobody hands in anything in round 1 of five"
    table.do("close").do("round")
    assert len(table.view.now.tasks) == 5


@pytest.mark.parametrize(("pace", "turns"), [("turns", range(1, 8)), ("rounds", range(1, 2))])
def test_every_turn_of_a_round_and_its_end_can_be_gone_to(pace: str, turns: range) -> None:
    table = Harbourside.new(3, options={"pace": pace})
    shown = table.view.track.overview
    assert shown is not None
    stops = [(stop.key, stop.n, stop.seat) for stop in shown.rounds[1].stops]
    assert stops == [*((f"r2t{n}", n, seat_at(table.state.setup, 2, n)) for n in turns), ("r2e", 0, None)]


def test_who_turns_the_next_tile_is_said_where_one_tap_leads_there() -> None:
    table = Harbourside.new(3, ()).do("tile/T7")
    detail = table.view.now.detail
    assert detail == msg("le_havre-now-next-tile", who=Player(SeatId("s2")))


def test_marks_of_the_track() -> None:
    table = Harbourside.new(3)
    marks = {(mark.at, mark.label.id) for mark in table.view.track.steps[0].marks}
    assert (1, "le_havre-no-harvest") in marks
    assert {id_ for _, id_ in marks} == {"le_havre-no-harvest"}, "a mark on every round marks none"


def test_every_phase_brings_its_rule() -> None:
    table = Harbourside.new(2, ALL).count("s1", franc=9)
    seen = {table.view.now.rule.key: None}  # type: ignore[union-attr]
    table.count("s1", loan=1).do("tile/T5")
    seen[table.view.now.rule.key] = None  # type: ignore[union-attr]
    for key in ("interest", "next"):
        table.do(key)
        seen[table.view.now.rule.key] = None  # type: ignore[union-attr]
    for place in ("r1t2", "r1e", "final"):
        table.do("core/jump", to=(place,)) if GAME.position(table.state).key != place else None
        seen[table.view.now.rule.key] = None  # type: ignore[union-attr]
    table.do("final/s1").do("final/s2")
    seen[table.view.now.rule.key] = None  # type: ignore[union-attr]
    assert set(seen) == {"supply", "interest", "feeding", "final", "fortune"} | ({"turn"} & set(seen))
    assert [task.key for task in table.view.now.tasks] == ["repay/s1"]
    assert {rule.key for rule in table.view.rules} >= set(seen)


def test_by_hand_names_what_the_city_takes_and_the_ship() -> None:
    table = Harbourside.new(3, FORTUNE).do("core/jump", to=("r3e",))
    found = [m.id for m in table.view.now.by_hand]
    assert found == ["le_havre-by-hand-harvest", "le_havre-by-hand-built", "le_havre-by-hand-ship"]
    light = Harbourside.new(3).do("core/jump", to=("r3e",))
    assert "le_havre-by-hand-ordinary" in [m.id for m in light.view.now.by_hand]


def test_offers_of_which_nothing_is_kept_are_no_moves() -> None:
    play = Harbourside.new(3, (*LIGHT, "cards")).do("tile/T1")
    moves = [move.key for move in play.view.now.moves]
    assert "next" in moves
    assert not any(key.startswith("take/") for key in moves)


def test_the_flag_is_with_whoever_starts_the_round() -> None:
    table = Harbourside.new(3).do("core/jump", to=("r2t3",))
    assert table.view.track.flag == seat_at(table.state.setup, 2, 1) != table.state.setup.first


def test_a_turn_that_turns_the_next_tile_names_it() -> None:
    table = Harbourside.new(3).do("tile/T1").do("next/T3")
    said = label(GAME, table.events[-1])
    assert said == msg("le_havre-log-turn-tile", who=Player(SeatId("s1")), tile=tile_msg("T3"))


def test_what_has_come_is_said_once() -> None:
    table = Harbourside.new(4).do("tile/T7")
    assert not table.view.now.brought, "the next tile is asked there: what came with this one is a line to tick"
    for tile in ("T1", "T2", "T3", "T4", "T5", "T6")[: table.state.flow.turns - 1]:
        table.do(f"next/{tile}")
    assert [fact.sign for fact in table.view.now.brought] == list(TILES["T6"].pair)
    assert table.view.now.by_hand == ()
