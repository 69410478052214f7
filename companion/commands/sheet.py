"""The score sheet as a file: written empty with its own explanations, read back with the path of what is wrong.

Names that begin with an underscore are explanations; whoever reads a sheet passes over them.
"""

import json
from collections.abc import Mapping
from typing import Any, Final

from pydantic import Field as Limit
from pydantic import JsonValue, ValidationError

from companion.commands.games import AnyGame, anybody, checked, find, seated
from companion.commands.refusal import bad_field, from_validation, refuse
from companion.text import Texts
from scorers.core.events import Entry
from scorers.core.model import Frozen
from scorers.core.msg import Msg, SeatId, msg
from scorers.core.score import Field, FieldKind, Sheet
from scorers.core.setup import Setup

ABOUT: Final = "_"
"""How the name of an explanation begins."""

Plain = dict[str, JsonValue]
"""A JSON object."""


class SheetFile(Frozen):
    """A filled-in sheet, its explanations taken out."""

    game: str
    variant: str = "standard"
    players: Mapping[str, str] = Limit(min_length=1)
    first: str | None = None
    rulings: Mapping[str, str] = {}
    sheet: Mapping[str, Mapping[str, JsonValue]]


def empty_sheet(slug: str, players: int, variant: str, say: Texts) -> Plain:
    """A sheet to fill in: every value that is asked stands there as null."""
    found = find(slug)
    setup = anybody(found, players, variant, say)
    return {
        "_about": say.t("cli-sheet-about"),
        "game": slug,
        "variant": variant,
        "_players": say.t("cli-sheet-players"),
        "players": {seat.id: seat.name for seat in setup.seats},
        "_first": say.t("cli-sheet-first"),
        "first": setup.first,
        "rulings": _rulings(found, say),
        "sheet": {field.key: _empty(field, say) for field in found.sheet(setup, None).fields if field.seats},
    }


def _rulings(found: AnyGame, say: Texts) -> Plain:
    """Every doubtful rule with its answers explained, set to its default."""
    rows: Plain = {}
    for ruling in found.info.rulings:
        texts = (f"{option} = {say(Msg(f'{found.slug}-ruling-{ruling.id}', (), option))}" for option in ruling.options)
        rows[f"{ABOUT}{ruling.id}"] = f"{say.t(f'{found.slug}-ruling-{ruling.id}')} {'; '.join(texts)}"
        rows[ruling.id] = ruling.default
    return rows


def _empty(field: Field, say: Texts) -> Plain:
    """One category: what is asked, the cards to choose from, and a null for each seat it concerns."""
    row: Plain = {"_about": _explained(field, say)}
    if field.cards:
        row["_cards"] = {card.key: say(card.name) for card in field.cards}
    return row | dict.fromkeys(field.seats)


def _explained(field: Field, say: Texts) -> str:
    parts = [say(field.label), say(_answer(field))]
    if field.hint is not None:
        parts.append(say(field.hint))
    return " - ".join(parts)


def _answer(field: Field) -> Msg:
    """How a field is answered."""
    match field.kind:
        case FieldKind.CARDS:
            return msg("cli-answer-cards")
        case FieldKind.HOLDER:
            return msg("cli-answer-holder")
        case FieldKind.NUMBER if field.high is None:
            return msg("cli-answer-from", low=field.low)
        case FieldKind.NUMBER:
            return msg("cli-answer-between", low=field.low, high=field.high or 0)


def read_sheet(slug: str, text: str) -> tuple[Setup, Sheet]:
    """The table and the answers a file holds; what is left null is unknown.

    Raises:
        Refusal: with the path of the first field that cannot be used.
    """
    found = find(slug)
    file = _parsed(text)
    if file.game != slug:
        raise bad_field("game", msg("cli-other-game", found=file.game, wanted=slug))
    setup = _setup(found, file)
    fields = {field.key: field for field in found.sheet(setup, None).fields}
    sheet = {key: _entries(key, answers, fields) for key, answers in file.sheet.items()}
    return setup, {key: entries for key, entries in sheet.items() if entries}


def _parsed(text: str) -> SheetFile:
    try:
        return SheetFile.model_validate(_without_explanations(json.loads(text)))
    except json.JSONDecodeError as error:
        raise refuse("cli-not-json", line=error.lineno, column=error.colno, problem=error.msg) from error
    except ValidationError as error:
        raise from_validation(error) from error
    except RecursionError as error:
        raise refuse("cli-too-deep") from error


def _without_explanations(value: Any) -> Any:  # noqa: ANN401 - whatever stands in the file
    if isinstance(value, dict):
        return {name: _without_explanations(item) for name, item in value.items() if not name.startswith(ABOUT)}
    return value


def _setup(found: AnyGame, file: SheetFile) -> Setup:
    """The table of a file, with the seats s1, s2, ... in seating order."""
    checked(found, len(file.players), file.variant)
    wanted = [f"s{at}" for at in range(1, len(file.players) + 1)]
    if list(file.players) != wanted:
        raise bad_field("players", msg("cli-seats-wanted", seats=", ".join(wanted)))
    _check_rulings(found, file.rulings)
    try:
        return Setup(
            slug=found.slug,
            ruleset=found.info.ruleset,
            seats=seated(found, tuple(file.players.values())),
            first=SeatId(file.first or wanted[0]),
            variant=file.variant,
            rulings=file.rulings,
        )
    except ValidationError as error:
        raise from_validation(error, "players") from error


def _check_rulings(found: AnyGame, rulings: Mapping[str, str]) -> None:
    known = {ruling.id: ruling.options for ruling in found.info.rulings}
    for name, value in rulings.items():
        if name not in known:
            raise bad_field(f"rulings.{name}", msg("cli-no-field", known=", ".join(known)))
        if value not in known[name]:
            raise bad_field(f"rulings.{name}", msg("cli-no-answer", value=value, known=", ".join(known[name])))


def _entries(key: str, answers: Mapping[str, JsonValue], fields: Mapping[str, Field]) -> dict[str, Entry]:
    """The given answers of one category; null is no answer."""
    field = fields.get(key)
    if field is None:
        raise bad_field(f"sheet.{key}", msg("cli-no-field", known=", ".join(fields)))
    for seat in answers:
        if seat not in field.seats:
            raise bad_field(f"sheet.{key}.{seat}", msg("cli-no-seat", known=", ".join(field.seats)))
    given = {seat: value for seat, value in answers.items() if value is not None}
    return {seat: _entry(f"sheet.{key}.{seat}", value, field) for seat, value in given.items()}


def _entry(path: str, value: JsonValue, field: Field) -> Entry:
    return _cards(path, value, field) if field.kind is FieldKind.CARDS else _number(path, value, field)


def _number(path: str, value: JsonValue, field: Field) -> int:
    # JSON's true is an int to Python.
    if not isinstance(value, int) or isinstance(value, bool):
        raise bad_field(path, msg("cli-number-wanted", found=json.dumps(value, ensure_ascii=False)))
    if value < field.low or (field.high is not None and value > field.high):
        raise bad_field(path, msg("cli-out-of-range", n=value, allowed=_answer(field)))
    return value


def _cards(path: str, value: JsonValue, field: Field) -> tuple[str, ...]:
    if not isinstance(value, list):
        raise bad_field(path, msg("cli-cards-wanted", found=json.dumps(value, ensure_ascii=False)))
    known = {card.key for card in field.cards}
    for at, card in enumerate(value):
        if not isinstance(card, str) or card not in known:
            raise bad_field(f"{path}.{at}", msg("cli-no-card", card=json.dumps(card, ensure_ascii=False)))
    return tuple(str(card) for card in value)
