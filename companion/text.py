"""From a `Msg` to a sentence in the language of this device.

Sentences are Fluent messages in `data/locale/<language>/*.ftl`. What a sentence speaks of - players, things, other
sentences - is put into words first and handed in, so a translation decides about order, cases and plurals alone.
"""

import logging
import re
from collections.abc import Callable, Mapping
from functools import lru_cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, cast

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from scorers.core.data import data_folder
from scorers.core.msg import Msg, Param, Player

log = logging.getLogger(__name__)

ENGLISH: Final = "en"
"""The language every sentence exists in, spoken where another has none."""

NO_NAMES: Final[Mapping[str, str]] = MappingProxyType({})

_CUSTOMS: Final[Mapping[str, str]] = MappingProxyType({"en": "en_GB"})
"""Whose habits a language follows in lists and numbers: "a, b and c" without a comma before "and"."""

_ENTRY: Final = re.compile(r"^([a-z][\w-]*) *=.*(?:\n(?![a-z#-]).*)*", re.MULTILINE)
"""A sentence as it is written: what begins at the edge begins another one, or a remark."""

_NAMED: Final = re.compile(r"\{\s*([a-z][\w-]*)")
"""Another sentence a sentence speaks of."""

_HYPHEN_BEFORE_NUMBER: Final = re.compile(r"(?<![\w.])-(?=\d)")
_MINUS: Final = "\N{MINUS SIGN}"

MOST: Final = 10**15
"""No larger number is ever said: only nonsense has one."""
LONGEST: Final = 2000
"""No longer word or name: Fluent takes none that is much longer."""

Names = Mapping[str, str]
"""What the players are called, by seat."""


class _Said(str):
    """What a sentence speaks of, in words, and in another grammatical case where the sentence asks for it."""

    __slots__ = ("in_case",)

    in_case: Callable[[str], str]


def _case(said: object, /, *, to: str) -> str:
    """Say it in another case: `CASE($what, to: "acc")` in a sentence. What has no such form stays as it is."""
    return said.in_case(str(to)) if isinstance(said, _Said) else str(said)


class Texts:
    """All sentences of one language; what it lacks is said in English, what nobody knows by its bare id.

    >>> Texts("pl")(Msg("no-such-message"))
    'no-such-message'
    """

    def __init__(self, language: str, folder: Path | None = None) -> None:
        """Open every file of the language; `folder` holds one folder per language.

        A sentence is read when it is first said: to read all of five games takes half a second and ten megabytes.
        """
        locales = folder or data_folder() / "locale"
        self.language = language
        self._customs = _CUSTOMS.get(language, language)
        self._bundle = FluentBundle([self._customs], use_isolating=False, functions={"CASE": cast("Any", _case)})
        self._written = written(locales / language)
        self._english = None if language == ENGLISH else texts(ENGLISH) if folder is None else Texts(ENGLISH, folder)
        self._told: set[str] = set()

    def __call__(self, message: Msg, names: Names = NO_NAMES) -> str:
        """Say a message; players are called by `names`, or by their seat where there is no name."""
        said = self._say(message, names)
        if said is not None:
            return said
        self._tell_once(f"no {self.language} text for {message.id!r}")
        return message.id if self._english is None else self._english(message, names)

    def t(self, id_: str, names: Names = NO_NAMES, /, *, case: str | None = None, **params: Param) -> str:
        """Say a message by its id, for the words of the app itself: `t("app-continue")`."""
        return self(Msg(id_, tuple(params.items()), case), names)

    def listed(self, parts: tuple[str, ...]) -> str:
        """Join parts the way the language does: "wood, clay and iron"."""
        return format_list(parts, locale=self._customs)

    def _say(self, message: Msg, names: Names, case: str | None = None) -> str | None:
        """Format a message, or return nothing where this language lacks it.

        `case`: wanted of it from outside; a sentence without that form has what it speaks of in it.
        """
        if not self._has(message.id):
            return None
        found = self._bundle.get_message(message.id)
        pattern = found.attributes.get(message.case, found.value) if message.case else found.value
        if case in found.attributes:
            pattern, case = found.attributes[case], None
        if pattern is None:
            return None
        words = {name: self._word(value, names, case) for name, value in message.params}
        said, errors = self._bundle.format_pattern(pattern, words)
        for error in errors:
            self._tell_once(f"{self.language} text {message.id!r}: {error}")
        if any(isinstance(word, int) and word < 0 for word in words.values()):
            return _HYPHEN_BEFORE_NUMBER.sub(_MINUS, str(said))  # as wide as a digit; Fluent writes a hyphen
        return str(said)

    def _has(self, id_: str) -> bool:
        """Whether there is such a sentence; it has been read then, and what it names."""
        if self._bundle.has_message(id_):
            return True
        written = self._written.get(id_, "")
        self._bundle.add_resource(FluentResource(written))
        for named in _NAMED.findall(written):
            self._has(named)
        return bool(written)

    def _word(self, value: Param, names: Names, case: str | None = None) -> int | str:
        """Put what a sentence speaks of into words; numbers stay numbers, for the plural."""
        match value:
            case Player(seat=seat):
                return names.get(seat, seat)
            case Msg() | tuple():
                said = _Said(self._spoken(value, names, case))
                said.in_case = lambda wanted: self._spoken(value, names, wanted)
                return said
            case int():
                return max(-MOST, min(value, MOST))
            case str():
                return value if len(value) <= LONGEST else f"{value[:LONGEST]}…"

    def _spoken(self, value: Msg | tuple[Msg, ...], names: Names, case: str | None) -> str:
        """Say another message, or several, in a case."""
        if isinstance(value, tuple):
            return self.listed(tuple(self._spoken(part, names, case) for part in value))
        said = self._say(value, names, case) if case else None
        return self(value, names) if said is None else said

    def _tell_once(self, problem: str) -> None:
        """Log a gap in the translation the first time it shows."""
        if problem not in self._told:
            self._told.add(problem)
            log.warning("%s", problem)


@lru_cache(maxsize=16)
def texts(language: str) -> Texts:
    """All sentences of a language, read once."""
    return Texts(language)


@lru_cache(maxsize=1)
def languages() -> tuple[str, ...]:
    """Return the languages there are, English first."""
    found = {path.parent.name for path in (data_folder() / "locale").glob("*/*.ftl")}
    return tuple(sorted(found, key=lambda language: (language != ENGLISH, language)))


def following(language: str) -> str:
    """Return the language a tap on the switch leads to: the next there is, after the last one the first."""
    there = languages()
    return there[(there.index(language) + 1) % len(there)]


def system_language(locale: str | None, known: tuple[str, ...] | None = None) -> str:
    """Choose the language for a locale as devices name it; English when there is none for it.

    >>> system_language("pl_PL.UTF-8", ("en", "pl"))
    'pl'
    >>> system_language("de-AT", ("en", "pl"))
    'en'
    """
    language = re.split(r"[-_.@]", (locale or "").casefold())[0]
    return language if language in (languages() if known is None else known) else ENGLISH


def written(folder: Path) -> Mapping[str, str]:
    """Return the sentences of one language as they are written, by their ids; an unknown language has none."""
    texts = (path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.ftl")))
    return {found[1]: found[0] for text in texts for found in _ENTRY.finditer(text)}
