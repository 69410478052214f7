"""The catalogue of sentences: complete in every language, used by the code, and nothing in it that is not."""

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from babel import Locale
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from pydantic import BaseModel

from companion.text import Texts, texts, written
from companion.ui.drawings.signs import SHAPES
from scorers.core.game import Game
from scorers.core.game_info import SEAT_SYMBOLS, Choice, KeepData, Preset, ThingData
from scorers.core.msg import Msg, SeatId
from scorers.core.registry import game, slugs
from scorers.core.setup import Seat, Setup
from tests.said import missing, too_wide, unused

ROOT = Path(__file__).resolve().parents[1]
LOCALES = ROOT / "data" / "locale"
LANGUAGES = ("en", "pl")
FILES = sorted(LOCALES.glob("*/*.ftl"))

# ---------------------------------------------------------------------------------------------- what the files say


@dataclass(frozen=True)
class Sentence:
    """One message, or one attribute of it."""

    name: str
    language: str
    pattern: ftl.Pattern

    @property
    def variables(self) -> frozenset[str]:
        return frozenset(node.id.name for node in nodes(self.pattern) if isinstance(node, ftl.VariableReference))

    @property
    def references(self) -> frozenset[str]:
        return frozenset(node.id.name for node in nodes(self.pattern) if isinstance(node, ftl.MessageReference))

    @property
    def plurals(self) -> list[frozenset[str]]:
        """The plural categories of every selector that has any."""
        selectors = (node for node in nodes(self.pattern) if isinstance(node, ftl.SelectExpression))
        keys = (frozenset(v.key.name for v in s.variants if isinstance(v.key, ftl.Identifier)) for s in selectors)
        return [names for names in keys if names & CATEGORIES - {"other"}]

    @property
    def words(self) -> str:
        """All that is shown as it stands."""
        return " ".join(node.value for node in nodes(self.pattern) if isinstance(node, ftl.TextElement))


CATEGORIES = frozenset({"zero", "one", "two", "few", "many", "other"})


def nodes(node: object) -> Iterator[ftl.BaseNode]:
    """A Fluent node and all below it."""
    if isinstance(node, ftl.BaseNode):
        yield node
        for name, child in vars(node).items():
            if name != "span":
                yield from nodes(child)
    elif isinstance(node, list):
        for child in node:
            yield from nodes(child)


def entries(path: Path) -> list[ftl.EntryType]:
    return FluentParser().parse(path.read_text(encoding="utf-8")).body


def messages(path: Path) -> list[ftl.Message]:
    return [entry for entry in entries(path) if isinstance(entry, ftl.Message)]


def sentences_of(path: Path, language: str) -> Iterator[Sentence]:
    for message in messages(path):
        if message.value:
            yield Sentence(message.id.name, language, message.value)
        for attribute in message.attributes:
            yield Sentence(f"{message.id.name}.{attribute.id.name}", language, attribute.value)


@cache
def catalogue(language: str) -> Mapping[str, Sentence]:
    return {s.name: s for path in sorted((LOCALES / language).glob("*.ftl")) for s in sentences_of(path, language)}


@cache
def ids() -> frozenset[str]:
    return frozenset(name.partition(".")[0] for name in catalogue("en"))


EVERY_SENTENCE = [sentence for language in LANGUAGES for sentence in catalogue(language).values()]


def short(path: Path) -> str:
    return path.relative_to(LOCALES).as_posix()


def test_there_is_a_catalogue() -> None:
    assert {path.parent.name for path in FILES} == set(LANGUAGES)
    assert len(ids()) > 50


@pytest.mark.parametrize("path", FILES, ids=short)
def test_everything_parses(path: Path) -> None:
    junk = [entry.content for entry in entries(path) if isinstance(entry, ftl.Junk)]
    assert junk == []


@pytest.mark.parametrize("path", FILES, ids=short)
def test_an_id_begins_with_the_name_of_its_file(path: Path) -> None:
    assert [m.id.name for m in messages(path) if not m.id.name.startswith(f"{path.stem}-")] == []


@pytest.mark.parametrize("path", FILES, ids=short)
def test_every_sentence_is_read_as_it_stands_in_its_file(path: Path) -> None:
    """Each is read by itself, when it is first said: where it ends is told from the edge of its lines alone."""
    alone = written(path.parent)
    for message in messages(path):
        (found,) = FluentParser().parse(alone[message.id.name]).body
        assert found.equals(message, ["span", "comment"]), message.id.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_said_twice(language: str) -> None:
    assert twice(sorted((LOCALES / language).glob("*.ftl")), language) == []


def test_what_is_said_twice_is_found(tmp_path: Path) -> None:
    path = tmp_path / "ui.ftl"
    path.write_text(
        "ui-show = Show\nui-all = All\n    .few = Few\n    .few = Some\nui-show = Show to everybody\n", "utf-8"
    )
    assert twice([path], "en") == ["ui-show", "ui-all.few"]


def twice(paths: list[Path], language: str) -> list[str]:
    """Ids and attributes that have two meanings: of those only the first is ever said."""
    found = Counter(sentence.name for path in paths for sentence in sentences_of(path, language))
    return [name for name, times in found.items() if times > 1]


def test_a_sentence_inside_another_exists() -> None:
    assert referenced() - ids() == set()


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_says_the_same_things(language: str) -> None:
    here, english = set(catalogue(language)), set(catalogue("en"))
    here -= {name for name in here - english if name.partition(".")[2] in own_cases(language)}
    assert {"only in English": english - here, "not in English": here - english} == {
        "only in English": set(),
        "not in English": set(),
    }


@cache
def own_cases(language: str) -> frozenset[str]:
    """The grammatical cases a language's sentences ask for by themselves: `CASE($what, to: "acc")`."""
    calls = (
        node
        for sentence in catalogue(language).values()
        for node in nodes(sentence.pattern)
        if isinstance(node, ftl.NamedArgument) and node.name.name == "to"
    )
    return frozenset(call.value.value for call in calls)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_case_asked_for_is_had_by_something(language: str) -> None:
    assert {
        case for case in own_cases(language) if not any(name.endswith(f".{case}") for name in catalogue(language))
    } == set()


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_speaks_of_the_same_things(language: str) -> None:
    differing = {
        name: (sorted(english.variables), sorted(here.variables))
        for name, english in catalogue("en").items()
        if (here := catalogue(language).get(name)) and here.variables != english.variables
    }
    assert differing == {}


def test_every_plural_has_all_forms_of_its_language() -> None:
    forms = {language: set(Locale(language).plural_form.tags) | {"other"} for language in LANGUAGES}
    assert forms["pl"] == {"one", "few", "many", "other"}
    assert [
        (s.language, s.name, sorted(found))
        for s in EVERY_SENTENCE
        for found in s.plurals
        if not found >= forms[s.language] or found - CATEGORIES
    ] == []


def test_polish_counts_where_english_does() -> None:
    """An English plural whose Polish counterpart has none is a number beside a word of the wrong form."""
    without = [
        name
        for name, english in catalogue("en").items()
        if english.plurals and (polish := catalogue("pl").get(name)) and polish.words.strip() and not polish.plurals
    ]
    assert without == []


def test_nothing_is_left_in_english() -> None:
    """Names may be the same in both languages; a sentence of three words is none."""
    same = [
        name
        for name, english in catalogue("en").items()
        if (polish := catalogue("pl").get(name))
        and polish.words == english.words
        and len(re.findall(r"[^\W\d_]{2,}", english.words)) > 2
    ]
    assert same == []


def test_every_sign_can_be_shown_without_a_network() -> None:
    """The font that travels with the client has no arrows, ticks, stars or emoji: they would be empty boxes."""
    signs = re.compile(r"[^\n -~\u00a0-\u017f–—−≤≥„”“’…•\u202f]")
    assert [(s.language, s.name, found) for s in EVERY_SENTENCE if (found := signs.findall(s.words))] == []


# ------------------------------------------------------------------------------------------------ what the code says


def referenced() -> frozenset[str]:
    """Sentences that stand inside other sentences."""
    return frozenset(name for sentence in EVERY_SENTENCE for name in sentence.references)


def test_every_id_in_the_code_has_a_text() -> None:
    assert missing(ROOT, ids()) == []


def test_no_text_is_unused() -> None:
    assert unused(ROOT, ids()) - referenced() == set()


def test_every_id_in_the_code_says_which_texts_it_means() -> None:
    assert too_wide(ROOT, ids()) == []


APP = """
if True:
    msg("core-one")
    self.t("core-two" if yes else "core-three")
    x = "core-four"
    text = f"chess-piece-{kind}", f"{kind}: text", f"storage-{code}"
    against("nowhere-to-be-found")
    y = "core-not-there"
    z = "some-other-string", f"{a}-{b}"
    msg(f"{a}-{b}")
"""
GAME = """
def say(id_, /, **params):
    return msg(f"{SLUG}-{id_}", **params)

def label(kind):
    return say("check", n=1) if kind else say(TABLE[kind])

TABLE = {"x": "mate"}
say("stalemate")
msg(f"{SLUG}-{kind}")
thing = msg(f"{SLUG}-thing-{thing}")
"""


@pytest.fixture
def code(tmp_path: Path) -> Path:
    for name, text in (("companion/a.py", APP), ("scorers/chess/words.py", GAME)):
        path = tmp_path / name
        path.parent.mkdir(parents=True)
        path.write_text(text, encoding="utf-8")
    return tmp_path


USED = frozenset({"core-one", "core-two", "core-three", "core-four", "storage-full"}) | frozenset(
    {"chess-thing-pawn", "chess-piece-king", "chess-check", "chess-mate"}
)


def test_the_walk_finds_what_has_no_text(code: Path) -> None:
    assert missing(code, USED) == [
        "companion/a.py:7: no text for nowhere-to-be-found",
        "companion/a.py:8: no text for core-not-there",
        "scorers/chess/words.py:9: no text for chess-stalemate",
    ]


def test_the_walk_finds_what_says_too_little(code: Path) -> None:
    assert too_wide(code, USED) == ["companion/a.py:10: *-*", "scorers/chess/words.py:10: chess-*"]


def test_the_walk_finds_what_is_unused(code: Path) -> None:
    path = code / "companion" / "a.py"
    path.write_text(path.read_text(encoding="utf-8").replace('msg(f"{a}-{b}")', "pass"), encoding="utf-8")
    words = code / "scorers" / "chess" / "words.py"
    words.write_text(words.read_text(encoding="utf-8").replace('msg(f"{SLUG}-{kind}")', "pass"), encoding="utf-8")
    assert unused(code, USED | {"chess-unused", "core-fifth"}) == {"chess-unused", "core-fifth"}


# ----------------------------------------------------------------------------------------------- what the games say


def said_in(value: object) -> Iterator[Msg]:
    """Every message inside a value, those inside other messages included."""
    if isinstance(value, Msg):
        yield value
        for _, param in value.params:
            yield from said_in(param)
    elif isinstance(value, BaseModel):
        yield from said_in(tuple(dict(value).values()))
    elif is_dataclass(value):
        yield from said_in(tuple(getattr(value, field.name) for field in fields(value)))
    elif isinstance(value, Mapping):
        yield from said_in(tuple(value.values()))
    elif isinstance(value, tuple):
        for part in value:
            yield from said_in(part)


def a_setup(played: Game[Any], players: int, variant: str) -> Setup:
    colours = played.info.colours[:players]
    seats = tuple(
        Seat(id=SeatId(f"s{at}"), name=f"P{at}", colour=colour.id, symbol=colour.symbol)
        for at, colour in enumerate(colours, start=1)
    )
    slug, ruleset = played.slug, played.info.ruleset
    return Setup(slug=slug, ruleset=ruleset, seats=seats, first=seats[0].id, variant=variant)


def tables(played: Game[Any]) -> Iterator[Setup]:
    for variant in played.info.variants:
        for players in range(played.info.players.min, played.info.players.max + 1):
            yield a_setup(played, players, variant)


def chosen(played: Game[Any]) -> Iterator[dict[str, str]]:
    """All answers of all options, each at least once."""
    for n in range(max((len(option.options) for option in played.info.options), default=1)):
        yield {option.id: option.options[n % len(option.options)] for option in played.info.options}


def shown_at_first(played: Game[Any]) -> Iterator[Msg]:
    """What is seen before the first move: setup, catalogue, sheet and the open table."""
    yield from said_in(played.faces())
    for setup in tables(played):
        for options in chosen(played):
            yield from said_in(played.checklist(setup.players, setup.variant, options))
        yield from said_in(played.sheet(setup, None))
        yield from said_in(played.view(played.begin(setup), None))


def described(played: Game[Any]) -> Iterator[Msg]:
    """What the data of a game gives ids to."""
    info, slug = played.info, played.slug
    yield Msg(f"{slug}-title")
    if info.first_player == "rule":
        yield Msg(f"{slug}-first-player")
    yield from (played.thing(thing.id, 2) for thing in info.things)
    yield from (played.thing(thing.id, 2, "name") for thing in info.things)
    yield from (Msg(f"core-colour-{colour.id}") for colour in info.colours)
    for keep in info.keeps:
        yield from (Msg(f"{slug}-keep-{keep.id}", (), case) for case in (None, "price", "gain"))
    yield from (Msg(f"{slug}-preset-{preset.id}") for preset in info.presets)
    for kind, choices in (("ruling", info.rulings), ("option", info.options)):
        for choice in choices:
            yield from (Msg(f"{slug}-{kind}-{choice.id}", (), case) for case in (None, *choice.options))
    if len(info.variants) > 1:
        yield from (Msg(f"{slug}-variant-{variant}") for variant in info.variants)


def with_more(played: Game[Any], **more: object) -> Game[Any]:
    """The same title with other data."""
    return replace(played, info=played.info.model_copy(update=more))


CHOICE = Choice(id="duel", options=("yes", "no"), default="no")
WORDLESS: Mapping[str, Mapping[str, object]] = {
    "variant-duel": {"variants": ("standard", "duel")},
    "option-duel": {"options": (CHOICE,)},
    "option-duel.yes": {"options": (CHOICE,)},
    "ruling-duel.no": {"rulings": (CHOICE,)},
    "preset-duel": {"presets": (Preset(id="duel", keeps=()),)},
    "keep-duel.price": {"keeps": (KeepData(id="duel"),)},
    "thing-duel.name": {"things": (ThingData(id="duel"),)},
}


def unsaid(message: Msg, sentences: Mapping[str, Sentence]) -> str | None:
    """What is wrong with saying a message: it is not there, or speaks of something it is not given."""
    sentence = sentences.get(f"{message.id}.{message.case}" if message.case else message.id)
    if sentence is None:
        return f"{message.id}.{message.case or ''}: no text"
    lacking = sentence.variables - dict(message.params).keys()
    return f"{message.id}: not given {sorted(lacking)}" if lacking else None


@pytest.mark.parametrize("collect", [described, shown_at_first], ids=lambda f: f.__name__)
@pytest.mark.parametrize("slug", slugs())
def test_everything_a_game_says_has_words(slug: str, collect: Callable[[Game[Any]], Iterator[Msg]]) -> None:
    said = set(collect(game(slug)))
    assert said
    assert sorted({wrong for message in said if (wrong := unsaid(message, catalogue("en")))}) == []


@pytest.mark.parametrize("lacking", WORDLESS)
@pytest.mark.parametrize("slug", slugs())
def test_what_is_given_no_words_is_found(slug: str, lacking: str) -> None:
    said = described(with_more(game(slug), **WORDLESS[lacking]))
    found = {wrong for message in said if (wrong := unsaid(message, catalogue("en")))}
    id_, _, case = lacking.partition(".")
    assert f"{slug}-{id_}.{case}: no text" in found


def test_every_seat_symbol_is_drawn() -> None:
    assert set(SHAPES) == set(SEAT_SYMBOLS)


# --------------------------------------------------------------------------------------------------------- plurals

COINS = """
coin = { $n ->
    [one] { $n } moneta
    [few] { $n } monety
    [many] { $n } monet
   *[other] { $n } monety
}
"""


@pytest.mark.parametrize(
    ("n", "words"),
    [
        (1, "1 moneta"),
        (2, "2 monety"),
        (5, "5 monet"),
        (12, "12 monet"),
        (22, "22 monety"),
        (101, "101 monet"),
        (0, "0 monet"),
        (-3, "−3 monety"),
    ],
)
def test_polish_plurals(tmp_path: Path, n: int, words: str) -> None:
    (tmp_path / "pl").mkdir()
    (tmp_path / "pl" / "a.ftl").write_text(COINS, encoding="utf-8")
    assert Texts("pl", tmp_path).t("coin", n=n) == words


COUNTED = sorted(
    {s.name for s in EVERY_SENTENCE if re.fullmatch(r"[a-z_]+-thing-[^.]+", s.name) and "n" in s.variables}
)


@pytest.mark.parametrize("thing", COUNTED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_things_are_counted_with_their_number(thing: str, language: str) -> None:
    """The number is said first of all numbers, and in both languages 22 goes like 2."""
    two, many = (texts(language).t(thing, n=n) for n in (2, 22))
    assert "2" in two
    assert two.replace("2", "22", 1) == many
