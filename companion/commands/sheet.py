"""The score sheet as a file: written empty with its own explanations, read back with the path of what is wrong.

Names that begin with an underscore are explanations; whoever reads a sheet passes over them.
"""

import json
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from pydantic import Field, JsonValue, ValidationError

from companion.commands.games import AnyGame, anybody, checked, find, seated
from companion.commands.refusal import bad_field, from_validation, refuse
from companion.text import Texts
from scorers.core.base import Frozen
from scorers.core.events import Entry
from scorers.core.forms import Column
from scorers.core.game_info import Choice
from scorers.core.msg import Msg, SeatId, msg
from scorers.core.questions import Cards, Holder, Lists, Numbers, Question, YesNo
from scorers.core.setup import Setup
from scorers.core.sheet import Sheet, SheetForm

DIGITS: Final = 15
"""So many digits a number may have."""

ABOUT: Final = "_"
"""How the name of an explanation begins."""

Plain = dict[str, JsonValue]
"""A JSON object."""


class SheetFile(Frozen):
    """A filled-in sheet, its explanations taken out."""

    game: str
    variant: str = "standard"
    players: Mapping[str, str] = Field(min_length=1)
    first: str | None = None
    options: Mapping[str, str] = {}
    rulings: Mapping[str, str] = {}
    sheet: Mapping[str, Mapping[str, JsonValue]]


def empty_sheet(slug: str, players: int, variant: str, options: Mapping[str, str], say: Texts) -> Plain:
    """Return a sheet to fill in: every value that is asked stands there as null."""
    found = find(slug)
    _check_answers("options", found.info.options, options)
    setup = anybody(found, players, variant, say).model_copy(update={"options": options})
    asked = found.sheet(setup, None).asked
    return {
        "_about": say.t("cli-sheet-about"),
        "game": slug,
        "variant": variant,
        "_players": say.t("cli-sheet-players"),
        "players": {seat.id: seat.name for seat in setup.seats},
        "_first": say.t("cli-sheet-first"),
        "first": setup.first,
        "options": _choices(lambda id_: f"{slug}-option-{id_}", found.info.options, options, say),
        "rulings": _choices(lambda id_: f"{slug}-ruling-{id_}", found.info.rulings, {}, say),
        "sheet": {question.key: _empty(question, say) for question in asked},
    }


def _choices(named: Callable[[str], str], choices: Iterable[Choice], chosen: Mapping[str, str], say: Texts) -> Plain:
    """Return everything agreed that the points depend on, with its answers explained. `named`: what a choice asks."""
    rows: Plain = {}
    for choice in choices:
        if choice.scores:
            texts = (f"{option} = {say(Msg(named(choice.id), (), option))}" for option in choice.options)
            rows[f"{ABOUT}{choice.id}"] = f"{say.t(named(choice.id))} {'; '.join(texts)}"
            rows[choice.id] = chosen.get(choice.id, choice.default)
    return rows


def _empty(question: Question, say: Texts) -> Plain:
    """Return one category: what is asked, the cards to choose from, and a null for each seat it may concern."""
    row: Plain = {"_about": _explained(question, say)}
    if isinstance(question, Cards):
        row["_cards"] = {card.key: say(card.name) for card in question.cards}
    return row | dict.fromkeys(question.seats)


def _explained(question: Question, say: Texts) -> str:
    parts = [say(question.label), say(_answer(question))]
    if question.hint is not None:
        parts.append(say(question.hint))
    return " - ".join(parts)


def _answer(question: Question) -> Msg:
    """Return how a question is answered."""
    match question:
        case Cards():
            return msg("cli-answer-cards")
        case Holder():
            return msg("cli-answer-holder")
        case YesNo():
            return msg("cli-answer-yes-no")
        case Lists():
            return msg("cli-answer-list", what=tuple(column.label for column in question.columns))
        case Numbers() | _:
            return _between(question)


def _between(asked: Question | Column) -> Msg:
    """Return from where to where a number may go."""
    low, high = (asked.low, asked.high) if isinstance(asked, (Numbers, Holder, Column)) else (0, None)
    if high is None:
        return msg("cli-answer-from", low=low)
    return msg("cli-answer-between", low=low, high=high)


def read_sheet(slug: str, text: str) -> tuple[Setup, Sheet]:
    """Return the table and the answers a file holds; what is left null is unknown.

    Raises:
        Refusal: with the path of the first field that cannot be used.
    """
    found = find(slug)
    file = _parsed(text)
    if file.game != slug:
        raise bad_field("game", msg("cli-other-game", found=file.game, wanted=slug))
    setup = _setup(found, file)
    form = found.sheet(setup, None)
    sheet = {key: _entries(key, answers, form) for key, answers in file.sheet.items()}
    return setup, {key: entries for key, entries in sheet.items() if entries}


def _parsed(text: str) -> SheetFile:
    try:
        return SheetFile.model_validate(_without_explanations(json.loads(text, parse_int=_whole)))
    except json.JSONDecodeError as error:
        raise refuse("cli-not-json", line=error.lineno, column=error.colno, problem=error.msg) from error
    except ValidationError as error:
        raise from_validation(error) from error
    except RecursionError as error:
        raise refuse("cli-too-deep") from error


def _whole(digits: str) -> int:
    """Read a number; no sheet has one of so many digits."""
    if len(digits) > DIGITS:
        raise refuse("cli-number-too-long", most=DIGITS)
    return int(digits)


def _without_explanations(value: Any) -> Any:  # noqa: ANN401 - whatever stands in the file
    if isinstance(value, dict):
        return {name: _without_explanations(item) for name, item in value.items() if not name.startswith(ABOUT)}
    return value


def _setup(found: AnyGame, file: SheetFile) -> Setup:
    """Return the table of a file, with the seats s1, s2, ... in seating order."""
    checked(found, len(file.players), file.variant)
    wanted = [f"s{at}" for at in range(1, len(file.players) + 1)]
    if list(file.players) != wanted:
        raise bad_field("players", msg("cli-seats-wanted", seats=", ".join(wanted)))
    _check_answers("options", found.info.options, file.options)
    _check_answers("rulings", found.info.rulings, file.rulings)
    try:
        return Setup(
            slug=found.slug,
            ruleset=found.info.ruleset,
            seats=seated(found, tuple(file.players.values())),
            first=SeatId(file.first or wanted[0]),
            variant=file.variant,
            options=file.options,
            rulings=file.rulings,
        )
    except ValidationError as error:
        raise from_validation(error, "players") from error


def _check_answers(where: str, choices: Iterable[Choice], given: Mapping[str, str]) -> None:
    known = {choice.id: choice.options for choice in choices}
    for name, value in given.items():
        if name not in known:
            raise bad_field(f"{where}.{name}", msg("cli-no-field", known=", ".join(known)))
        if value not in known[name]:
            raise bad_field(f"{where}.{name}", msg("cli-no-answer", value=value, known=", ".join(known[name])))


def _entries(key: str, answers: Mapping[str, JsonValue], form: SheetForm) -> dict[str, Entry]:
    """Return the given answers of one category; null is no answer."""
    asked = {question.key: question for question in form.asked}
    if key not in asked:
        raise bad_field(f"sheet.{key}", msg("cli-no-field", known=", ".join(asked)))
    for seat in answers:
        if seat not in asked[key].seats:
            raise bad_field(f"sheet.{key}.{seat}", msg("cli-no-seat", known=", ".join(asked[key].seats)))
    given = {seat: value for seat, value in answers.items() if value is not None}
    return {seat: _entry(f"sheet.{key}.{seat}", value, asked[key]) for seat, value in given.items()}


def _entry(path: str, value: JsonValue, question: Question) -> Entry:
    match question:
        case Cards():
            return _cards(path, value, {card.key for card in question.cards})
        case Lists():
            return _rows(path, value, question.columns)
        case YesNo():
            return _yes_or_no(path, value)
        case _:
            return _number(path, value, question)


def _number(path: str, value: JsonValue, asked: Question | Column) -> int:
    # JSON's true is an int to Python.
    if not isinstance(value, int) or isinstance(value, bool):
        raise bad_field(path, msg("cli-number-wanted", found=_plain(value)))
    low, high = (asked.low, asked.high) if isinstance(asked, (Numbers, Holder, Column)) else (0, None)
    if value < low or (high is not None and value > high):
        raise bad_field(path, msg("cli-out-of-range", n=value, allowed=_between(asked)))
    return value


def _yes_or_no(path: str, value: JsonValue) -> int:
    if not isinstance(value, bool):
        raise bad_field(path, msg("cli-yes-no-wanted", found=_plain(value)))
    return int(value)


def _cards(path: str, value: JsonValue, known: set[str]) -> tuple[str, ...]:
    if not isinstance(value, list):
        raise bad_field(path, msg("cli-cards-wanted", found=_plain(value)))
    for at, card in enumerate(value):
        if not isinstance(card, str) or card not in known:
            raise bad_field(f"{path}.{at}", msg("cli-no-card", card=_plain(card)))
    return tuple(str(card) for card in value)


def _rows(path: str, value: JsonValue, columns: tuple[Column, ...]) -> tuple[tuple[int, ...], ...]:
    """Return a list of entries, each a list of as many numbers as there are columns."""
    wanted = msg("cli-list-wanted", what=tuple(column.label for column in columns), found=_plain(value))
    if not isinstance(value, list):
        raise bad_field(path, wanted)
    rows = []
    for at, row in enumerate(value):
        if not isinstance(row, list) or len(row) != len(columns):
            raise bad_field(f"{path}.{at}", wanted)
        pairs = enumerate(zip(columns, row, strict=True))
        rows.append(tuple(_number(f"{path}.{at}.{of}", n, column) for of, (column, n) in pairs))
    return tuple(rows)


def _plain(value: JsonValue) -> str:
    return json.dumps(value, ensure_ascii=False)
