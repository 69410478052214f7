"""Finding and reading the numbers of a game, in a checkout, a wheel and a phone bundle alike."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from functools import lru_cache
from pathlib import Path
from typing import TypeVar, get_args

from pydantic import BaseModel, ValidationError

from scorers.core.issues import CompanionError

M = TypeVar("M", bound=BaseModel)


class DataError(CompanionError):
    """A data file is missing or malformed: "games/le_havre/game.json: presets.1.keeps: there is no keep 'coin'"."""

    def __init__(self, file: str, field: str, what: str) -> None:
        """Name the file, the field from the top of the file, and what is wrong with it, in one line."""
        super().__init__(": ".join(" ".join(part.split()) for part in (file, field, what) if part))


def meant(given: str, known: Iterable[str]) -> str:
    """Return the question whether one of the known names was meant, to be added to a complaint.

    >>> meant("vairants", ("players", "variants"))
    " (did you mean 'variants'?)"
    >>> meant("heart", ("circle", "square"))
    ''
    """
    near = get_close_matches(given, tuple(known), 1)
    return f" (did you mean {near[0]!r}?)" if near else ""


@lru_cache(maxsize=1)
def data_folder() -> Path:
    """Return the folder of `games/` and `locale/`: inside the package when installed, beside it in a checkout."""
    package = Path(__file__).resolve().parents[1]
    for folder in (package / "_data", package.parent / "data"):
        if (folder / "games").is_dir():
            return folder
    raise DataError("", "", f"no data folder beside {package}")


@lru_cache(maxsize=64)
def load(slug: str, name: str, model: type[M]) -> M:
    """One data file of a game, validated."""
    file = f"games/{slug}/{name}"
    try:
        return model.model_validate_json((data_folder() / file).read_bytes())
    except OSError as error:
        raise DataError(file, "", error.strerror or str(error)) from error
    except ValidationError as error:
        raise _malformed(file, model, error) from error


def _malformed(file: str, model: type[BaseModel], error: ValidationError) -> DataError:
    """Say the first fault; where a name is misspelt that is the strange one, not the one it leaves missing."""
    found = error.errors()
    first = next((fault for fault in found if fault["type"] == "extra_forbidden"), found[0])
    what = first["msg"].removeprefix("Value error, ")
    if first["type"] == "extra_forbidden":
        what = f"there is no such field{meant(str(first['loc'][-1]), _fields(model, first['loc'][:-1]))}"
    elif first["type"] == "missing":
        what = "is missing"
    return DataError(file, ".".join(map(str, first["loc"])), what)


def _fields(model: type[BaseModel], where: tuple[int | str, ...]) -> tuple[str, ...]:
    """Return the names of the fields at a place of a file: of a step of its first group, say."""
    for step in where:
        if isinstance(step, str) and step in model.model_fields:
            model = (*_models(model.model_fields[step].annotation), model)[0]
    return tuple(model.model_fields)


def _models(annotation: object) -> Iterator[type[BaseModel]]:
    """Yield every model inside the type of a field: the preset of a tuple of presets."""
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        yield annotation
    for part in get_args(annotation):
        yield from _models(part)
