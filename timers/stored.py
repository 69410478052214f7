"""Clocks as a JSON document keeps them; a wrong value is a ValueError that names it."""

import json
from collections.abc import Mapping
from datetime import timedelta
from typing import Final, Self

from pydantic import AwareDatetime, BaseModel, ConfigDict, Field

LONGEST: Final = timedelta.max.total_seconds() // 2
"""No clock holds more seconds: one that runs on still counts."""


class Stored(BaseModel):
    """Plain values read back."""

    model_config = ConfigDict(frozen=True, strict=True)

    @classmethod
    def read(cls, plain: Mapping[str, object]) -> Self:
        """Read them as the JSON they come from."""
        return cls.model_validate_json(json.dumps(plain))


class StoredWatch(Stored):
    """A stopwatch."""

    seconds: float = Field(ge=0, le=LONGEST)
    started_at: AwareDatetime | None = None


class StoredClock(Stored):
    """The clock of a table."""

    table: StoredWatch
    seats: dict[str, StoredWatch]
    acting: str | None = None
