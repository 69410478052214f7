import logging
from pathlib import Path

import pytest

from companion.text import Texts, languages, system_language, texts
from scorers.core.msg import Msg, Player, msg

EN = """
t-coin = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
t-pays = { $who } pays { $what }
t-only-english = English
t-fish = fish
    .many = many fish
t-nothing =
    .attribute = only an attribute
t-range = seats 1-4, { $n } below
"""
PL = """
t-coin = { $n ->
    [one] { $n } moneta
    [few] { $n } monety
    [many] { $n } monet
   *[other] { $n } monety
}
    .acc = { $n ->
    [one] { $n } monetę
    [few] { $n } monety
    [many] { $n } monet
   *[other] { $n } monety
}
t-pays = { $who }: { $what }
t-fish = ryba
t-takes = Weź { CASE($what, to: "acc") }
t-both = { $a } + { $b }
"""


ODD = """
# A remark about what follows,
# even { t-lost }.
t-first = { t-second }, { t-third.few }
### A chapter
t-second = one


    and the next line
t-third = { $n ->
    [one] one
   *[other] { t-second }
}
    .few = a few
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for language, text in (("en", EN), ("pl", PL)):
        (tmp_path / language).mkdir()
        (tmp_path / language / "t.ftl").write_text(text, encoding="utf-8")
    return tmp_path


def test_players_are_called_by_name_and_things_in_their_case(folder: Path) -> None:
    say = Texts("pl", folder)
    message = msg("t-pays", who=Player("s1"), what=msg("t-coin", n=1).in_case("acc"))
    assert say(message, {"s1": "Ala"}) == "Ala: 1 monetę"
    assert say(message) == "s1: 1 monetę"


@pytest.mark.parametrize(
    ("language", "words"), [("en", "s1 pays 1 coin, 2 coins and fish"), ("pl", "s1: 1 moneta, 2 monety i ryba")]
)
def test_lists_are_joined_as_the_language_joins_them(folder: Path, language: str, words: str) -> None:
    what = (msg("t-coin", n=1), msg("t-coin", n=2), msg("t-fish"))
    assert Texts(language, folder)(msg("t-pays", who=Player("s1"), what=what)) == words


def test_a_list_of_one_and_of_none(folder: Path) -> None:
    say = Texts("en", folder)
    assert say.t("t-pays", who="x", what=(msg("t-fish"),)) == "x pays fish"
    assert say.t("t-pays", who="x", what=()) == "x pays "


def test_below_zero_is_written_with_a_minus_sign(folder: Path) -> None:
    assert Texts("en", folder).t("t-coin", n=-3) == "−3 coins"
    assert Texts("en", folder).t("t-range", n=-1) == "seats 1-4, −1 below"


def test_a_typed_hyphen_stays_a_hyphen(folder: Path) -> None:
    assert Texts("en", folder).t("t-pays", who="Ala -2", what="R2-3") == "Ala -2 pays R2-3"


def test_a_language_without_the_sentence_says_it_in_english(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    say = Texts("pl", folder)
    assert say.t("t-only-english") == "English"
    assert say.t("t-only-english") == "English"
    assert [record.message for record in caplog.records] == ["no pl text for 't-only-english'"]


def test_an_unknown_sentence_is_said_by_its_id_and_logged_once(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    say = Texts("en", folder)
    assert [say.t("t-unknown"), say.t("t-unknown")] == ["t-unknown", "t-unknown"]
    assert [(record.levelno, record.message) for record in caplog.records] == [
        (logging.WARNING, "no en text for 't-unknown'")
    ]


def test_a_case_the_language_has_not_is_said_plainly(folder: Path) -> None:
    assert Texts("pl", folder)(Msg("t-fish", case="many")) == "ryba"
    assert Texts("en", folder)(Msg("t-fish", case="many")) == "many fish"
    assert Texts("en", folder).t("t-nothing", case="attribute") == "only an attribute"
    assert Texts("en", folder).t("t-nothing") == "t-nothing"


def test_a_sentence_that_is_not_given_what_it_speaks_of_does_not_raise(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    assert "pays" in Texts("en", folder).t("t-pays", who="x")
    assert "Unknown external: what" in caplog.text


def test_a_language_nobody_translated_is_english(folder: Path) -> None:
    assert Texts("de", folder).t("t-only-english") == "English"


def test_each_language_is_read_once() -> None:
    assert texts("pl") is texts("pl")
    assert languages() == ("en", "pl")


@pytest.mark.parametrize(
    ("locale", "language"),
    [
        ("pl_PL.UTF-8", "pl"),
        ("pl-PL", "pl"),
        ("PL", "pl"),
        ("en_GB", "en"),
        ("de_DE", "en"),
        ("C", "en"),
        ("", "en"),
        (None, "en"),
    ],
)
def test_the_language_of_the_device(locale: str | None, language: str) -> None:
    assert system_language(locale) == language


def test_a_sentence_may_ask_for_a_case(folder: Path) -> None:
    say, coin, fish = Texts("pl", folder), msg("t-coin", n=1), msg("t-fish")
    assert say.t("t-takes", what=coin) == "Weź 1 monetę"
    assert say.t("t-takes", what=(coin, fish)) == "Weź 1 monetę i ryba", "what has no such form stays as it is"
    assert say.t("t-takes", what=msg("t-both", a=coin, b=coin)) == "Weź 1 monetę + 1 monetę", "what is inside has it"
    assert say.t("t-takes", what="co tam leży") == "Weź co tam leży"


def test_a_sentence_is_read_with_what_it_names_wherever_that_stands(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "t.ftl").write_text(ODD, encoding="utf-8")
    say = Texts("en", tmp_path)
    assert say.t("t-first") == "one\n\n\nand the next line, a few"
    assert say.t("t-third", n=2) == "one\n\n\nand the next line"
    assert say.t("t-lost") == "t-lost"
