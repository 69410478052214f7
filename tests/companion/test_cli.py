"""The command line, with a made-up game: two questions, one card, two to four players."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from companion import cli
from companion.commands import games as shelf
from scorers.core.amount import Amount
from scorers.core.checklist import Checklist, SetupGroup, SetupStep, Take
from scorers.core.events import Entry
from scorers.core.forms import Column
from scorers.core.game_info import Choice, Colour, GameInfo, Minutes, Players
from scorers.core.issues import Issue, hint, impossible
from scorers.core.msg import plain
from scorers.core.questions import Cards, Holder, Lists, Numbers, Question, YesNo
from scorers.core.score import Breakdown, Line, TieBreak
from scorers.core.setup import Setup
from scorers.core.sheet import Sheet, SheetForm
from scorers.core.view import Face, Why

COLOURS = tuple(Colour(id=name, hex="#000000", symbol=name) for name in ("red", "blue", "green", "white"))
INFO = GameInfo(
    slug="chess",
    ruleset="1",
    players=Players(min=2, max=4),
    minutes=Minutes(min=1, max=2),
    sources=("nobody",),
    variants=("standard", "solo"),
    colours=COLOURS,
    things=(),
    rulings=(
        Choice(id="castling", options=("yes", "no"), default="yes", scores=True),
        Choice(id="clock", options=("yes", "no"), default="no"),
    ),
    options=(Choice(id="length", options=("short", "long"), default="short", scores=True),),
)
CARDS = (Face("rook", plain("The rook")), Face("pawn", plain("The pawn")))


def _sheet(setup: Setup, _state: object, _given: Sheet | None = None, /) -> SheetForm:
    seats = setup.ids
    found: list[Question] = [
        Numbers("coins", plain("Coins"), plain("a hint"), seats),
        Numbers("rank", plain("Rank"), seats=seats, low=-2, high=8),
        Holder("crown", plain("Crown"), seats=seats),
        Cards("pieces", plain("Pieces"), seats=seats, cards=CARDS),
        Numbers("known", plain("Known"), seats=()),
    ]
    if setup.options.get("length") == "long":
        size, worth = Column("size", plain("Size"), 1), Column("worth", plain("Worth"), high=9)
        found.append(Lists("lands", plain("Lands"), seats=seats, columns=(size, worth)))
        found.append(YesNo("peace", plain("Peace"), seats=seats))
    return SheetForm(tuple(found))


def _points(sheet: Sheet, key: str, seat: str) -> Amount:
    found = sheet.get(key, {}).get(seat)
    return Amount(found) if isinstance(found, int) else Amount(None, exact=False)


def _card_lines(seat: str, cards: Entry) -> list[Line]:
    why = Why(plain("why"), Amount(3), rule=plain("three each"), page="7")
    names = [card for card in (cards if isinstance(cards, tuple) else ()) if isinstance(card, str)]
    return [Line(seat, "pieces", plain("Pieces"), Amount(3), item=plain(name.title()), why=why) for name in names]


def _score(setup: Setup, sheet: Sheet, _rulings: Mapping[str, str]) -> Breakdown:
    lines = [
        line
        for seat in setup.ids
        for line in (
            Line(seat, "coins", plain("Coins"), _points(sheet, "coins", seat)),
            *_card_lines(seat, sheet.get("pieces", {}).get(seat, ())),
        )
    ]
    ranks: dict[str, int] = {seat: _points(sheet, "rank", seat).n or 0 for seat in setup.ids}
    notes = (plain("Well played."),)
    return Breakdown(setup.ids, tuple(lines), (TieBreak(plain("rank"), ranks),), notes=notes)


def _check_sheet(_setup: Setup, sheet: Sheet) -> tuple[Issue, ...]:
    crowns = sheet.get("crown", {})
    if len(crowns) > 1:
        return (impossible("chess-two-crowns"),)
    return (hint("chess-no-crown"),) if not crowns else ()


def _checklist(players: int, variant: str) -> Checklist:
    step = SetupStep(
        "a/b", plain(f"Lay it out ({variant})"), (Take("coin", players * 2, plain(f"{players * 2} coins")),)
    )
    return Checklist((SetupGroup("a", plain("The table"), (step,)),))


GAME: Any = SimpleNamespace(
    slug="chess", info=INFO, sheet=_sheet, score=_score, check_sheet=_check_sheet, checklist=_checklist
)


@pytest.fixture(autouse=True)
def one_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shelf, "slugs", lambda: ("chess",))
    monkeypatch.setattr(shelf, "game", lambda _slug: GAME)
    monkeypatch.setattr(shelf, "shelf", lambda: SimpleNamespace(games=(GAME,), broken=()))


Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    def call(*arguments: object) -> tuple[int, str, str]:
        code = cli.main([str(argument) for argument in arguments])
        out, err = capsys.readouterr()
        return code, out, err

    return call


def filled(**fields: Mapping[str, Any]) -> dict[str, Any]:
    return {"game": "chess", "players": {"s1": "Ala", "s2": "Bo"}, "sheet": fields}


def long(**fields: Mapping[str, Any]) -> dict[str, Any]:
    return {**filled(**fields), "options": {"length": "long"}}


@pytest.fixture
def scored(run: Run, tmp_path: Path) -> Callable[..., tuple[int, str, str]]:
    def call(sheet: object, *arguments: str) -> tuple[int, str, str]:
        path = tmp_path / "sheet.json"
        path.write_text(sheet if isinstance(sheet, str) else json.dumps(sheet), encoding="utf-8")
        return run("score", "chess", path, "--lang", "en", *arguments)

    return call


# games and checklist


def test_games_are_listed_with_their_players_and_variants(run: Run) -> None:
    code, out, err = run("games", "--lang", "en")
    assert (code, err) == (0, "")
    assert out.split() == ["chess", "chess-title", "2–4", "players", "standard,", "solo"]


def test_the_setup_is_for_exactly_this_table(run: Run) -> None:
    code, out, _ = run("checklist", "chess", "--players", 3, "--variant", "solo", "--lang", "pl")
    assert code == 0
    assert out.splitlines() == [
        "chess-title: 3 graczy",
        "",
        "The table",
        "[ ] Lay it out (solo)",
        "      6 coins",
    ]


def test_the_first_variant_is_the_usual_one(run: Run) -> None:
    assert "(standard)" in run("checklist", "chess", "--players", 2)[1]


@pytest.mark.parametrize("command", ["checklist", "sheet"])
@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("go", "--players", 2), "There is no game “go”; there are: chess."),
        (("chess", "--players", 7), "This game is not for 7 players but for 2 to 4."),
        (("chess", "--players", 2, "--variant", "x"), "This game has no variant “x”; it has: standard, solo."),
    ],
)
def test_a_table_that_cannot_be_is_refused(run: Run, command: str, arguments: tuple[object, ...], reason: str) -> None:
    assert run(command, *arguments, "--lang", "en") == (2, "", f"{reason}\n")


# the sheet


def test_an_empty_sheet_explains_itself(run: Run) -> None:
    code, out, _ = run("sheet", "chess", "--players", 2, "--lang", "en")
    sheet = json.loads(out)
    assert code == 0
    assert sheet["players"] == {"s1": "Player 1", "s2": "Player 2"}
    assert sheet["sheet"]["coins"] == {"_about": "Coins - a number, 0 or more - a hint", "s1": None, "s2": None}
    assert sheet["sheet"]["rank"]["_about"] == "Rank - a number from −2 to 8"
    assert sheet["sheet"]["pieces"]["_cards"] == {"rook": "The rook", "pawn": "The pawn"}
    assert "one seat" in sheet["sheet"]["crown"]["_about"]
    assert "known" not in sheet["sheet"]
    assert sheet["rulings"]["castling"] == "yes"
    assert "yes = " in sheet["rulings"]["_castling"]
    assert "clock" not in sheet["rulings"], "the points do not depend on it"
    assert (sheet["options"]["length"], "lands" in sheet["sheet"]) == ("short", False)


def test_options_reach_the_sheet_and_its_count(run: Run, scored: Callable[..., tuple[int, str, str]]) -> None:
    code, out, _ = run("sheet", "chess", "--players", 2, "--lang", "en", "--option", "length=long")
    sheet = json.loads(out)
    assert (code, sheet["options"]["length"]) == (0, "long")
    assert sheet["sheet"]["lands"]["_about"] == "Lands - a list of entries, each with these numbers: Size and Worth"
    assert sheet["sheet"]["peace"]["_about"] == "Peace - true or false"
    assert scored(long(lands={"s1": [[1, 2], [3, 0]], "s2": []}, peace={"s1": True, "s2": False}))[0] == 0
    wrong = run("sheet", "chess", "--players", 2, "--lang", "en", "--option", "length=huge")
    assert wrong == (2, "", "options.length: “huge” is no answer; there are: short, long\n")


def test_an_empty_sheet_can_be_scored_and_names_no_winner(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "sheet.json"
    path.write_text(run("sheet", "chess", "--players", 2)[1], encoding="utf-8")
    code, out, _ = run("score", "chess", path, "--lang", "en")
    assert code == 0
    assert "no winner" in out


# scoring

TIE = filled(coins={"s1": 5, "s2": 2}, pieces={"s2": ["rook"]}, rank={"s1": 1, "s2": 4}, crown={"s1": 1})


def test_the_result_is_a_table_a_ranking_and_the_tie_that_mattered(scored: Run) -> None:
    code, out, err = scored(TIE)
    assert (code, err) == (0, "")
    assert out.splitlines() == [
        "chess-title",
        "",
        "          Ala     Bo",
        "Coins       5      2",
        "Pieces      0      3",
        "Total       5      5",
        "",
        "Bo",
        "  Rook: 3",
        "",
        "1. Bo: 5",
        "2. Ala: 5",
        "Tie broken by rank: Bo 4 and Ala 1",
        "The winner: Bo",
        "Well played.",
    ]


def test_the_result_as_json(scored: Run) -> None:
    code, out, _ = scored(TIE, "--json")
    result = json.loads(out)
    assert code == 0
    assert result["totals"] == {"s1": {"points": 5, "exact": True}, "s2": {"points": 5, "exact": True}}
    assert result["lines"][-1] == {
        "seat": "s2",
        "group": "pieces",
        "category": "Pieces",
        "item": "Rook",
        "points": 3,
        "exact": True,
        "rule": "three each",
        "page": "7",
    }
    assert [rank["seat"] for rank in result["ranking"]] == ["s2", "s1"]
    assert result["ties"] == [{"compared": "rank", "values": {"s2": 4, "s1": 1}, "decided": True}]
    assert (result["winners"], result["certain"], result["warnings"]) == (["s2"], True, [])


def test_what_stays_tied_is_shared(scored: Run) -> None:
    out = scored(filled(coins={"s1": 5, "s2": 5}, crown={"s1": 1}))[1]
    assert "Still tied after rank: Ala 0 and Bo 0" in out
    assert "A shared victory: Ala and Bo" in out


def test_what_is_unknown_names_no_winner(scored: Run) -> None:
    out = scored(filled(coins={"s1": 5, "s2": None}))[1]
    assert "2. Bo: ?" in out
    assert "no winner can be named" in out


def test_a_word_of_warning_is_said(scored: Run) -> None:
    sheet = filled(coins={"s1": 5, "s2": 4})
    assert "Note: chess-no-crown" in scored(sheet)[1]
    assert json.loads(scored(sheet, "--json")[1])["warnings"] == [{"code": "chess-no-crown", "text": "chess-no-crown"}]


BAD: list[tuple[str, object, str]] = [
    ("not_json", '{"game": ', "This is not JSON: line 1, column 10: Expecting value."),
    ("nested", "[" * 100_000, "This JSON is nested too deeply to be a score sheet."),
    ("no_object", "[]", "-: Input should be"),
    ("missing", {"game": "chess", "sheet": {}}, "players: Field required"),
    ("extra", {**filled(), "shoes": 1}, "shoes: Extra inputs are not permitted"),
    ("other_game", {**filled(), "game": "go"}, "game: this sheet is of “go”, not of “chess”"),
    ("one_player", {**filled(), "players": {"s1": "Ala"}}, "This game is not for 1 player but for 2 to 4."),
    ("seats", {**filled(), "players": {"a": "Ala", "b": "Bo"}}, "players: the seats must be s1, s2, in this order"),
    (
        "names",
        {**filled(), "players": {"s1": "Ala", "s2": "ala"}},
        "players: seats: every name must be given and differ",
    ),
    ("no_name", {**filled(), "players": {"s1": "", "s2": "ala"}}, "players."),
    ("first", {**filled(), "first": "s9"}, "players: first: no seat 's9'"),
    ("variant", {**filled(), "variant": "x"}, "This game has no variant “x”"),
    ("ruling", {**filled(), "rulings": {"x": "y"}}, "rulings.x: there is no such field; there are: castling"),
    ("answer", {**filled(), "rulings": {"castling": "y"}}, "rulings.castling: “y” is no answer; there are: yes, no"),
    ("field", filled(shoes={"s1": 1}), "sheet.shoes: there is no such field; there are: coins, rank, crown, pieces"),
    ("seat", filled(coins={"s3": 1}), "sheet.coins.s3: no such seat is asked; asked are: s1, s2"),
    ("text", filled(coins={"s1": "5"}), 'sheet.coins.s1: a whole number is wanted, not "5"'),
    ("float", filled(coins={"s1": 1.5}), "sheet.coins.s1: a whole number is wanted, not 1.5"),
    ("true", filled(coins={"s1": True}), "sheet.coins.s1: a whole number is wanted, not true"),
    ("low", filled(coins={"s1": -1}), "sheet.coins.s1: −1 cannot be: a number, 0 or more"),
    ("high", filled(rank={"s1": 9}), "sheet.rank.s1: 9 cannot be: a number from −2 to 8"),
    ("no_list", filled(pieces={"s1": "rook"}), 'sheet.pieces.s1: a list of cards is wanted, not "rook"'),
    ("card", filled(pieces={"s1": ["rook", "ace"]}), 'sheet.pieces.s1.1: there is no card "ace" here'),
    ("option", {**filled(), "options": {"length": "x"}}, "options.length: “x” is no answer; there are: short, long"),
    ("lands", filled(lands={"s1": []}), "sheet.lands: there is no such field"),
    ("no_rows", long(lands={"s1": 3}), "sheet.lands.s1: a list of entries is wanted"),
    ("short_row", long(lands={"s1": [[1, 2], [3]]}), "sheet.lands.s1.1: a list of entries is wanted"),
    ("row_low", long(lands={"s1": [[0, 2]]}), "sheet.lands.s1.0.0: 0 cannot be: a number, 1 or more"),
    ("row_high", long(lands={"s1": [[1, 2], [2, 10]]}), "sheet.lands.s1.1.1: 10 cannot be: a number from 0 to 9"),
    ("maybe", long(peace={"s2": 1}), "sheet.peace.s2: true or false is wanted, not 1"),
    ("row", {**filled(), "sheet": {"coins": 3}}, "sheet.coins: Input should be"),
    ("rules", filled(crown={"s1": 1, "s2": 1}), "sheet: chess-two-crowns"),
]


@pytest.mark.parametrize(("sheet", "reason"), [case[1:] for case in BAD], ids=[case[0] for case in BAD])
def test_a_bad_sheet_gets_one_line_with_the_path(scored: Run, sheet: object, reason: str) -> None:
    code, out, err = scored(sheet)
    assert (code, out) == (2, "")
    assert err.startswith(reason)
    assert err.count("\n") == 1


def test_a_file_that_cannot_be_read(run: Run, tmp_path: Path) -> None:
    (tmp_path / "picture").write_bytes(b"\xff\xfe\xfd")
    assert run("score", "chess", tmp_path / "no", "--lang", "en")[2].endswith(
        "cannot be read: No such file or directory.\n"
    )
    assert run("score", "chess", tmp_path, "--lang", "pl")[2].endswith("nie jest plikiem.\n")
    assert run("score", "chess", tmp_path / "picture", "--lang", "en")[2].endswith("is no text file.\n")


@pytest.mark.parametrize(
    "arguments", [("dance",), ("checklist", "chess"), ("games", "--lang", "xx"), ("--web", "--window")]
)
def test_what_is_no_command_ends_with_code_2(arguments: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        cli.main(arguments)
    assert stopped.value.code == 2
    assert capsys.readouterr().err


def test_the_module_is_the_command() -> None:
    done = subprocess.run([sys.executable, "-m", "companion", "--help"], capture_output=True, text=True, check=True)
    assert done.stdout.startswith("usage: companion")


def test_main_from_a_terminal_takes_what_the_command_takes() -> None:
    root = Path(__file__).resolve().parents[2]
    line = [sys.executable, str(root / "main.py"), "--help"]
    done = subprocess.run(line, capture_output=True, text=True, check=True)
    assert "--port" in done.stdout


@pytest.mark.parametrize(
    "module", ["cli", "desktop", "commands.games", "commands.sheet", "commands.score", "commands.replay"]
)
def test_answers_on_the_terminal_do_not_wait_for_flet(module: str) -> None:
    code = f"import sys, companion.{module}; sys.exit('flet' in sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True)


def test_who_has_read_enough_may_stop() -> None:
    program = "from companion import cli; cli._games = lambda *_: map(str, range(10**6)); cli.main(['games'])"
    with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout
        assert process.stderr
        assert process.stdout.readline() == b"0\n"
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(10) == 0


def test_a_broken_title_is_named_in_one_line_and_the_others_are_listed(tmp_path: Path) -> None:
    """The whole program on a copy of the data in which somebody has slipped."""
    root = Path(__file__).resolve().parents[2]
    for folder in ("companion", "scorers", "timers", "data"):
        shutil.copytree(root / folder, tmp_path / folder, ignore=shutil.ignore_patterns("__pycache__"))
    file = tmp_path / "data" / "games" / "builders" / "game.json"
    file.write_text(file.read_text(encoding="utf-8").replace('"minutes"', '"mintues"'), encoding="utf-8")
    line = [sys.executable, "-m", "companion", "games"]
    done = subprocess.run(line, cwd=tmp_path, env={**os.environ, "PYTHONPATH": ""}, capture_output=True, text=True)  # noqa: PLW1510
    assert done.returncode == 0
    assert [row.split()[0] for row in done.stdout.splitlines()] == ["craftsmen", "le_havre", "little_town", "orleans"]
    assert done.stderr == ("games/builders/game.json: mintues: there is no such field (did you mean 'minutes'?)\n")
