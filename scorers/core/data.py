"""Finding and reading the numbers of a game, in a checkout, a wheel and a phone bundle alike."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import TypeVar

from pydantic import BaseModel, ValidationError

from scorers.core.issues import CompanionError

M = TypeVar("M", bound=BaseModel)


class DataError(CompanionError):
    """A data file is missing or malformed; names the file and the field."""


@lru_cache(maxsize=1)
def data_folder() -> Path:
    """Return the folder of `games/` and `locale/`: inside the package when installed, beside it in a checkout."""
    package = Path(__file__).resolve().parents[1]
    for folder in (package / "_data", package.parent / "data"):
        if (folder / "games").is_dir():
            return folder
    raise DataError(f"no data folder beside {package}")


@lru_cache(maxsize=64)
def load(slug: str, name: str, model: type[M]) -> M:
    """One data file of a game, validated."""
    path = data_folder() / "games" / slug / name
    try:
        return model.model_validate_json(path.read_bytes())
    except OSError as error:
        raise DataError(f"{path}: {error.strerror}") from error
    except ValidationError as error:
        raise DataError(f"{path}: {error}") from error
